//! Sets of numbers as bits.

/// Set of numbers, in which each knows how many smaller ones there are.
#[derive(Clone, Debug)]
pub(crate) struct RankedBits {
    words: Vec<u64>,
    /// Number of bits before each word.
    before: Vec<u32>,
    count: usize,
}

impl RankedBits {
    /// Returns the set of numbers below `len`.
    pub(crate) fn new(len: usize, numbers: impl Iterator<Item = u32>) -> Self {
        let mut words = vec![0_u64; len.div_ceil(64)];
        for number in numbers {
            words[number as usize / 64] |= 1 << (number % 64);
        }
        let mut count = 0;
        let before = words.iter().map(|word| {
            let before = count;
            count += word.count_ones();
            before
        });
        let before = before.collect();
        Self { words, before, count: count as usize }
    }

    pub(crate) fn count(&self) -> usize {
        self.count
    }

    /// Returns the number of smaller ones, if the number is in the set.
    pub(crate) fn rank(&self, number: u32) -> Option<usize> {
        let word = *self.words.get(number as usize / 64)?;
        (word & 1 << (number % 64) != 0).then(|| self.count_below(number))
    }

    /// Returns the number of members below `number`.
    pub(crate) fn count_below(&self, number: u32) -> usize {
        let (at, bit) = (number as usize / 64, 1_u64 << (number % 64));
        let Some(word) = self.words.get(at) else { return self.count };
        (self.before[at] + (word & (bit - 1)).count_ones()) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::RankedBits;

    #[test]
    fn a_rank_is_the_number_of_smaller_ones() {
        let numbers = [0, 3, 63, 64, 127, 200, 255];
        let bits = RankedBits::new(256, numbers.into_iter());
        assert_eq!(bits.count(), numbers.len());
        for number in 0..300 {
            let rank = numbers.iter().position(|&other| other == number);
            assert_eq!(bits.rank(number), rank, "{number}");
            let below = numbers.iter().filter(|&&other| other < number).count();
            assert_eq!(bits.count_below(number), below, "{number}");
        }
    }
}
