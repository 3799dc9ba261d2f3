//! Numbers in a text that count what follows, found from the text alone.
//!
//! A *counted list* is a number and the elements that it counts: `3` before three lines, `n m`
//! before a grid, a length before a string. The number is recognised by its value: the text after
//! it has that many lines, blocks of lines, words, characters or bytes at a position where such a
//! list would begin or end. Chance can produce the same value, so this over-approximates. A wrong
//! list costs a few tests and never a wrong result.
//!
//! | list | elements |
//! |---|---|
//! | lines | all lines after the number or up to the end of the text; a run of lines alike |
//! | blocks | blocks of the same number of lines, or blocks that begin with their own length |
//! | columns | the words of every line of that many words; the characters of every such word |
//! | bytes | the next bytes, up to the end of a line, of the text, or before a delimiter |
//!
//! A list with one element less counts too, as in a tree with `n` nodes and `n - 1` edges. Several
//! lists with the number's value are shortened together, and otherwise each alone.
//! The work is linear in the length of the text: only a bounded number of numbers is examined.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::ops::Range;

use crate::round::Piece;

/// Maximum number of words of a line of numbers that can be counts. The numbers of longer lines are
/// data.
const HEADER_WORDS_MAX: usize = 8;

/// Maximum number of words of any other line with a count, such as `Items: 3`.
const LABEL_WORDS_MAX: usize = 3;

/// Maximum number of numbers that are examined, from the start of the text.
const NUMBERS_MAX: usize = 64;

/// Maximum number of lists. Each wrong one costs a few tests.
const LISTS_MAX: usize = 12;

/// Maximum number of numbers that follow a count.
const FOLLOWERS_MAX: usize = 16;

/// Maximum number of lines in a block.
const BLOCK_LINES_MAX: usize = 16;

/// Minimum length of a list, in data and in other texts. Chance finds shorter ones.
const LEN_MIN: [usize; 2] = [2, 4];

/// Number with the elements that it counts.
#[derive(Clone, Debug)]
pub(crate) struct CountedList {
    /// Digits of the number, which may occur several times.
    pub(crate) numbers: Vec<Range<usize>>,
    /// Difference between the number and the sum of the sizes.
    pub(crate) extra: u64,
    /// Plural noun of the elements.
    pub(crate) unit: &'static str,
    pub(crate) elements: Vec<CountedElement>,
    /// Other numbers of short lines of numbers, with values up to that of the number. They may be
    /// positions in the list.
    pub(crate) followers: Vec<(Range<usize>, u64)>,
    /// Larger numbers in the line of the number. They may be limits for all elements together.
    pub(crate) limits: Vec<(Range<usize>, u64)>,
}

/// Element of a counted list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CountedElement {
    /// Parts of the text that are deleted with the element, in the order of the text.
    pub(crate) parts: Vec<Range<usize>>,
    /// Amount by which the number decreases.
    pub(crate) size: u64,
}

/// Returns the counted lists of `text`, those of the largest part of it first.
pub(crate) fn counted_lists(text: &[u8]) -> Vec<CountedList> {
    let lines = TextLines::of(text);
    let mut found: Vec<Finding> =
        lines.headers().iter().flat_map(|header| lines.lists_after(header)).collect();
    found.sort_by_key(|finding| Reverse(finding.size));
    found.truncate(LISTS_MAX);
    found.into_iter().map(|finding| lines.list(finding)).collect()
}

/// Returns `true` if at least half of the words are numbers, as in the data of a program.
pub(crate) fn is_data(text: &[u8]) -> bool {
    let words = text.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
    let count = |(all, numbers), word| (all + 1, numbers + usize::from(is_number(word)));
    let (all, numbers) = words.fold((0, 0), count);
    numbers > 0 && numbers * 2 >= all
}

/// Returns `true` for digits, perhaps after a sign.
pub(crate) fn is_number(word: &[u8]) -> bool {
    let digits = word.strip_prefix(b"-").unwrap_or(word);
    !digits.is_empty() && digits.iter().all(u8::is_ascii_digit)
}

/// Numbers of one value in one line.
struct Header {
    line: usize,
    value: usize,
    numbers: Vec<Range<usize>>,
    /// `false` if they can only be lengths.
    counts_lists: bool,
}

/// Counted list whose elements are not listed yet.
struct Finding {
    line: usize,
    value: usize,
    numbers: Vec<Range<usize>>,
    shapes: Vec<Shape>,
    /// Number of bytes in the elements.
    size: usize,
}

/// Elements of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Shape {
    /// Blocks of lines: the lines at which they begin, and the end of the last.
    Blocks(Vec<usize>),
    /// Columns of words of these lines.
    Columns(Range<usize>),
    /// Columns of characters of these lines, which are a word each.
    Characters(Range<usize>),
    /// Consecutive words, by their indices.
    Words(Range<usize>),
    /// Characters of a part of the text, counted in bytes.
    Bytes(Range<usize>),
    /// Lines of a part of the text, counted in bytes.
    LinesOfBytes(Range<usize>),
}

/// Lines and words of a text.
struct TextLines<'text> {
    text: &'text [u8],
    is_data: bool,
    /// Lines with their breaks, without blank lines at the end.
    lines: Vec<Range<usize>>,
    /// Words of all lines, without white space.
    words: Vec<Range<usize>>,
    /// Index of the first word of each line, and the number of words.
    first_words: Vec<usize>,
    /// Lines at which runs of lines with equally many words begin, by the length of the run.
    runs: HashMap<usize, Vec<usize>>,
    /// Lines by their number of words.
    by_words: HashMap<usize, Vec<usize>>,
    /// Lines of one word, by its number of characters.
    by_characters: HashMap<usize, Vec<usize>>,
}

impl<'text> TextLines<'text> {
    fn of(text: &'text [u8]) -> Self {
        let mut lines = Piece::Line.cut(text);
        while lines.pop_if(|line| text[line.clone()].trim_ascii().is_empty()).is_some() {}
        let (mut words, mut first_words) = (Vec::new(), vec![0]);
        for line in &lines {
            words.extend(words_of(text, line));
            first_words.push(words.len());
        }
        let mut found = Self {
            text,
            is_data: is_data(text),
            lines,
            words,
            first_words,
            runs: HashMap::new(),
            by_words: HashMap::new(),
            by_characters: HashMap::new(),
        };
        let mut start = 0;
        for line in 0..found.lines.len() {
            let count = found.word_count(line);
            found.by_words.entry(count).or_default().push(line);
            if count == 1 {
                let characters = characters(text, &found.words[found.first_words[line]]).count();
                found.by_characters.entry(characters).or_default().push(line);
            }
            let next = line + 1;
            if next == found.lines.len() || found.word_count(next) != count {
                found.runs.entry(next - start).or_default().push(start);
                start = next;
            }
        }
        found
    }

    fn word_count(&self, line: usize) -> usize {
        self.first_words[line + 1] - self.first_words[line]
    }

    fn words_of(&self, line: usize) -> &[Range<usize>] {
        &self.words[self.first_words[line]..self.first_words[line + 1]]
    }

    /// Returns the numbers that can be counts.
    fn headers(&self) -> Vec<Header> {
        let len_min = LEN_MIN[usize::from(!self.is_data)];
        let (mut headers, mut seen): (Vec<Header>, _) = (Vec::new(), 0);
        for line in 0..self.lines.len() {
            let words = self.words_of(line);
            let max = if self.is_numeric(line) { HEADER_WORDS_MAX } else { LABEL_WORDS_MAX };
            // The first word of a longer line can still be a length, as in `5:a b c`.
            let counts_lists = words.len() <= max;
            let of_line = headers.len();
            let words = words.iter().take(if counts_lists { max } else { 1 });
            let numbers: Vec<_> = words.flat_map(|word| numbers_in(self.text, word)).collect();
            seen += numbers.len();
            for (digits, value) in numbers.into_iter().filter(|(_, value)| *value >= len_min) {
                match headers[of_line..].iter_mut().find(|header| header.value == value) {
                    Some(header) => header.numbers.push(digits),
                    None => {
                        let numbers = vec![digits];
                        headers.push(Header { line, value, numbers, counts_lists });
                    }
                }
            }
            if seen >= NUMBERS_MAX {
                break;
            }
        }
        headers
    }

    /// Returns the possible lists of a number: all its shapes together, and each alone. Of several
    /// equal numbers in a line, the first counts the first list.
    fn lists_after(&self, header: &Header) -> Vec<Finding> {
        let Header { line, value, numbers, counts_lists } = header;
        let shapes = |len: usize| {
            if *counts_lists { self.shapes(*line, len) } else { Vec::new() }
        };
        let mut exact = shapes(*value);
        exact.sort_by_key(|shape| self.span(shape).start);
        let together = self.without_overlaps(&exact);
        let mut near = if *value > 2 { shapes(value - 1) } else { Vec::new() };
        let mut choices: Vec<(Vec<Range<usize>>, Vec<Shape>)> = Vec::new();
        let mut add = |numbers: &[Range<usize>], shapes: &[Shape]| {
            let choice = (numbers.to_vec(), shapes.to_vec());
            if !shapes.is_empty() && !choices.contains(&choice) {
                choices.push(choice);
            }
        };
        if numbers.len() > 1 && exact.len() > 1 {
            for (number, shape) in numbers.iter().zip(&exact) {
                add(std::slice::from_ref(number), std::slice::from_ref(shape));
            }
        }
        let is_apart_from_all = |shape: &Shape| {
            let span = self.span(shape);
            exact.iter().all(|other| is_apart(&self.span(other), &span))
        };
        near.retain(is_apart_from_all);
        if !near.is_empty() {
            add(numbers, &[&together[..], &near].concat());
        }
        add(numbers, &together);
        for number in numbers {
            for shape in &exact {
                add(std::slice::from_ref(number), std::slice::from_ref(shape));
            }
        }
        for number in numbers {
            let shapes = self.bytes_after(number, *value).into_iter();
            choices.extend(shapes.map(|shape| (vec![number.clone()], vec![shape])));
        }
        let finding = |(numbers, shapes): (Vec<_>, Vec<Shape>)| {
            let size = shapes.iter().map(|shape| self.span(shape).len()).sum();
            Finding { line: *line, value: *value, numbers, shapes, size }
        };
        choices.into_iter().map(finding).collect()
    }

    /// Returns the shapes without lists of lines that overlap a longer one, since one of the two is
    /// found by chance. The rows and the columns of a square overlap, and are shortened together.
    fn without_overlaps(&self, shapes: &[Shape]) -> Vec<Shape> {
        let is_longer = |other: &Shape, shape: &Shape| {
            let (other, shape) = (self.span(other), self.span(shape));
            !is_apart(&other, &shape) && other.len() > shape.len()
        };
        let is_lines = |shape: &&Shape| matches!(shape, Shape::Blocks(_));
        let is_kept = |shape: &&Shape| {
            !is_lines(shape) || !shapes.iter().filter(is_lines).any(|it| is_longer(it, shape))
        };
        shapes.iter().filter(is_kept).cloned().collect()
    }

    /// Returns the lists of `len` elements after a line.
    fn shapes(&self, line: usize, len: usize) -> Vec<Shape> {
        let mut shapes = Vec::new();
        let (next, end) = (line + 1, self.lines.len());
        let rest = end - next;
        let mut add_lines = |start: usize| {
            let shape = Shape::Blocks((start..=start + len).collect());
            if !shapes.contains(&shape) {
                shapes.push(shape);
            }
        };
        if len <= rest {
            // A list to the end of the text may have lines of any kind.
            let start = end - len;
            let begins = || self.word_count(start - 1) != self.word_count(start);
            if start == next || self.is_data && begins() {
                add_lines(start);
            }
        }
        if let Some(&start) = lines_from(next, self.runs.get(&len)).first() {
            add_lines(start);
        }
        if self.is_data {
            if rest % len == 0 && (2..=BLOCK_LINES_MAX).contains(&(rest / len)) {
                shapes.push(Shape::Blocks((next..=end).step_by(rest / len).collect()));
            } else if len <= rest {
                shapes.extend(self.blocks_with_lengths(next, len).map(Shape::Blocks));
            }
        }
        let run = |lines: Option<&Vec<usize>>| {
            let lines = lines_from(next, lines);
            let start = *lines.first()?;
            let run = lines.iter().zip(start..).take_while(|(line, at)| *line == at);
            Some(start..start + run.count())
        };
        shapes.extend(run(self.by_words.get(&len)).map(Shape::Columns));
        shapes.extend(run(self.by_characters.get(&len)).map(Shape::Characters));
        let words_left = self.words.len() - self.first_words[next];
        if rest > 1 && words_left == len {
            shapes.push(Shape::Words(self.first_words[next]..self.words.len()));
        }
        if self.word_count(line) == len + 1 {
            shapes.push(Shape::Words(self.first_words[line] + 1..self.first_words[next]));
        }
        shapes
    }

    /// Returns the blocks up to the end of the text, if there are `count` of them and each begins
    /// with a line with its length.
    fn blocks_with_lengths(&self, first: usize, count: usize) -> Option<Vec<usize>> {
        let end = self.lines.len();
        let value = |word: &Range<usize>| {
            let digits = std::str::from_utf8(&self.text[word.clone()]).ok()?;
            digits.parse::<usize>().ok()
        };
        let ends_with = |fixed: usize, word: usize, factor: usize| {
            let mut starts = vec![first];
            let mut at = first;
            for _ in 0..count {
                let header = self.words_of(at);
                let len = value(header.get(word)?)?.checked_mul(factor)?.checked_add(fixed)?;
                at = at.checked_add(len).filter(|&at| at <= end)?;
                starts.push(at);
                if at == end {
                    break;
                }
            }
            (starts.len() == count + 1 && at == end).then_some(starts)
        };
        let words = 0..self.word_count(first).min(LABEL_WORDS_MAX);
        words
            .flat_map(|word| (1..=4).flat_map(move |fixed| [(fixed, word, 1), (fixed, word, 2)]))
            .find_map(|(fixed, word, factor)| ends_with(fixed, word, factor))
    }

    /// Returns the lists of `len` bytes after a number: they begin after one character, or after
    /// the line, or after the next blank line. They end at a delimiter.
    fn bytes_after(&self, number: &Range<usize>, len: usize) -> Vec<Shape> {
        let text = self.text;
        if len < LEN_MIN[1] {
            return Vec::new();
        }
        let rest = &text[number.end..];
        let line_break = rest.iter().position(|&byte| byte == b'\n').map(|at| at + 1);
        let line_break = line_break.filter(|&at| rest[..at].trim_ascii().is_empty());
        let blank = |mark: &[u8]| {
            let lines = rest.windows(mark.len()).take(1 << 12);
            lines.into_iter().position(|part| part == mark).map(|at| at + mark.len())
        };
        let is_mark = rest.first().is_some_and(|byte| b": \"'([{<,;=\0".contains(byte));
        let blank_line = || line_break.and_then(|_| blank(b"\n\n").or_else(|| blank(b"\r\n\r\n")));
        let starts = [is_mark.then_some(1), line_break, blank_line()];
        let mut shapes = Vec::new();
        for start in starts.into_iter().flatten().map(|start| number.end + start) {
            let Some(end) = start.checked_add(len).filter(|&end| end <= text.len()) else {
                continue;
            };
            let after = &text[end..];
            let is_end = after.iter().all(u8::is_ascii_whitespace);
            let is_delimited = after.first().is_some_and(|byte| b"\r\n,;\"')]}>\0".contains(byte));
            let is_text = text[start..end].iter().any(|byte| {
                !byte.is_ascii_digit() && !byte.is_ascii_whitespace() && !b"-.".contains(byte)
            });
            let shape = Shape::Bytes(start..end);
            if (is_end || is_delimited) && is_text && !shapes.contains(&shape) {
                let has_lines = Piece::Line.cut(&text[start..end]).len() > 2;
                shapes.extend(has_lines.then_some(Shape::LinesOfBytes(start..end)));
                shapes.push(shape);
            }
        }
        shapes
    }

    /// Returns the part of the text that a shape covers.
    fn span(&self, shape: &Shape) -> Range<usize> {
        let of_lines = |lines: Range<usize>| {
            let last = lines.end.saturating_sub(1).max(lines.start);
            self.lines[lines.start].start..self.lines[last].end
        };
        match shape {
            Shape::Blocks(starts) => {
                of_lines(starts.first().map_or(0..0, |&first| first..starts[starts.len() - 1]))
            }
            Shape::Columns(lines) | Shape::Characters(lines) => of_lines(lines.clone()),
            Shape::Words(words) => self.words[words.start].start..self.words[words.end - 1].end,
            Shape::Bytes(bytes) | Shape::LinesOfBytes(bytes) => bytes.clone(),
        }
    }

    /// Lists the elements of a finding.
    fn list(&self, Finding { line, value, numbers, shapes, .. }: Finding) -> CountedList {
        let unit = shapes.first().map_or("", |shape| match shape {
            Shape::Blocks(starts) if starts[1] - starts[0] > 1 => "blocks",
            Shape::Blocks(_) | Shape::LinesOfBytes(_) => "lines",
            Shape::Columns(_) | Shape::Words(_) => "words",
            Shape::Characters(_) | Shape::Bytes(_) => "characters",
        });
        let mut lists: Vec<_> = shapes.iter().map(|shape| self.elements(shape)).collect();
        let len = lists.iter().map(Vec::len).min().unwrap_or_default();
        lists.iter_mut().for_each(|list| list.truncate(len));
        let mut elements = merged(lists);
        for element in &mut elements {
            element.parts.sort_by_key(|part| part.start);
        }
        let sizes: u64 = elements.iter().map(|element| element.size).sum();
        let extra = (value as u64).saturating_sub(sizes);
        let spans: Vec<_> = shapes.iter().map(|shape| self.span(shape)).collect();
        let is_other = |digits: &Range<usize>| {
            numbers.iter().chain(&spans).all(|other| is_apart(other, digits))
        };
        let followers = self.followers(value, is_other);
        let mut limits = self.numbers_of(line);
        limits.retain(|(digits, limit)| *limit > value as u64 && is_other(digits));
        CountedList { numbers, extra, unit, elements, followers, limits }
    }

    /// Returns the numbers of short lines of numbers with values of 2 to `max` that pass a filter.
    fn followers(
        &self,
        max: usize,
        is_other: impl Fn(&Range<usize>) -> bool,
    ) -> Vec<(Range<usize>, u64)> {
        let mut found = Vec::new();
        if self.is_data {
            // A long list is before, between or after the lines with such numbers.
            let all = self.lines.len();
            let last = all.saturating_sub(FOLLOWERS_MAX).max(FOLLOWERS_MAX);
            let is_short =
                |&line: &usize| self.word_count(line) <= HEADER_WORDS_MAX && self.is_numeric(line);
            let lines = (0..all.min(FOLLOWERS_MAX)).chain(last..all).filter(is_short);
            found.extend(lines.flat_map(|line| self.numbers_of(line)));
        }
        let is_position = |value: &u64| (2..=max as u64).contains(value);
        found.retain(|(digits, value)| is_position(value) && is_other(digits));
        found.truncate(FOLLOWERS_MAX);
        found
    }

    fn numbers_of(&self, line: usize) -> Vec<(Range<usize>, u64)> {
        let words = self.words_of(line).iter();
        let numbers = words.flat_map(|word| numbers_in(self.text, word));
        numbers.map(|(digits, value)| (digits, value as u64)).collect()
    }

    fn is_numeric(&self, line: usize) -> bool {
        self.words_of(line).iter().all(|word| is_number(&self.text[word.clone()]))
    }

    fn elements(&self, shape: &Shape) -> Vec<CountedElement> {
        match shape {
            Shape::Blocks(starts) => starts
                .windows(2)
                .map(|block| single(self.lines[block[0]].start..self.lines[block[1] - 1].end))
                .collect(),
            Shape::Columns(lines) => merged(lines.clone().map(|line| {
                let words = self.first_words[line]..self.first_words[line + 1];
                self.parts_of_words(words).into_iter().map(single).collect()
            })),
            Shape::Characters(lines) => merged(lines.clone().map(|line| {
                let word = &self.words[self.first_words[line]];
                characters(self.text, word).map(single).collect()
            })),
            Shape::Words(words) => {
                self.parts_of_words(words.clone()).into_iter().map(single).collect()
            }
            Shape::Bytes(bytes) => characters(self.text, bytes).map(sized).collect(),
            Shape::LinesOfBytes(bytes) => {
                let of_lines = Piece::Line.cut(&self.text[bytes.clone()]).into_iter();
                of_lines
                    .map(|line| sized(bytes.start + line.start..bytes.start + line.end))
                    .collect()
            }
        }
    }

    /// Returns words with the white space after them, within their lines.
    fn parts_of_words(&self, words: Range<usize>) -> Vec<Range<usize>> {
        let is_break = |range: Range<usize>| self.text[range].contains(&b'\n');
        let part = |index: usize| {
            let word = self.words[index].clone();
            let next = (index + 1 < words.end).then(|| self.words[index + 1].start);
            match next.filter(|&next| !is_break(word.end..next)) {
                Some(next) => word.start..next,
                None => word,
            }
        };
        words.clone().map(part).collect()
    }
}

/// Creates an element that counts as its bytes.
fn sized(part: Range<usize>) -> CountedElement {
    CountedElement { size: part.len() as u64, parts: vec![part] }
}

fn single(part: Range<usize>) -> CountedElement {
    CountedElement { parts: vec![part], size: 1 }
}

/// Returns one element for each column of `rows`, of the size of the first one in it.
fn merged(rows: impl IntoIterator<Item = Vec<CountedElement>>) -> Vec<CountedElement> {
    let mut columns: Vec<CountedElement> = Vec::new();
    for row in rows {
        for (at, element) in row.into_iter().enumerate() {
            match columns.get_mut(at) {
                Some(column) => column.parts.extend(element.parts),
                None => columns.push(element),
            }
        }
    }
    columns
}

fn is_apart(one: &Range<usize>, other: &Range<usize>) -> bool {
    one.end <= other.start || other.end <= one.start
}

/// Returns the ordered lines without those before `first`.
fn lines_from(first: usize, lines: Option<&Vec<usize>>) -> &[usize] {
    lines.map_or(&[], |lines| &lines[lines.partition_point(|&line| line < first)..])
}

/// Returns the words of a line.
pub(crate) fn words_of(text: &[u8], line: &Range<usize>) -> Vec<Range<usize>> {
    let mut next = line.start;
    let word = |word: &[u8]| {
        let start = next;
        next += word.len() + 1;
        start..start + word.len()
    };
    let words = text[line.clone()].split(u8::is_ascii_whitespace).map(word);
    words.filter(|word| !word.is_empty()).collect()
}

/// Returns the characters of a range; each stray byte is one.
fn characters(text: &[u8], range: &Range<usize>) -> impl Iterator<Item = Range<usize>> {
    let end = range.end;
    let is_inside = |at: usize| text[at] & 0xc0 == 0x80;
    let mut at = range.start;
    std::iter::from_fn(move || {
        let start = at;
        if start >= end {
            return None;
        }
        at += 1;
        while at < end && at - start < 4 && text[start] >= 0xc0 && is_inside(at) {
            at += 1;
        }
        Some(start..at)
    })
}

/// Returns the whole numbers in a word, such as that of `count=3` or `5:hello`.
fn numbers_in(text: &[u8], word: &Range<usize>) -> Vec<(Range<usize>, usize)> {
    let (mut numbers, mut at) = (Vec::new(), word.start);
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || b"_-.".contains(&byte);
    while at < word.end {
        let len = text[at..word.end].iter().take_while(|byte| byte.is_ascii_digit()).count();
        let digits = at..at + len;
        let is_whole = len > 0
            && (at == word.start || !is_word(text[at - 1]))
            && (digits.end == word.end || !is_word(text[digits.end]));
        let value = is_whole.then(|| std::str::from_utf8(&text[digits.clone()]).ok()).flatten();
        let value = value.filter(|digits| !digits.starts_with('0'));
        numbers.extend(value.and_then(|digits| digits.parse().ok()).map(|value| (digits, value)));
        at += len.max(1);
    }
    numbers
}
