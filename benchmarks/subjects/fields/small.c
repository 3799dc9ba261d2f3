#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE_MAX_BYTES 4096
#define RANGES_MAX 32

enum mode { BY_FIELD, BY_BYTE, BY_WORD };

struct range {
  int first;
  int last;
};

struct options {
  enum mode mode;
  char delimiter;
  const char *joint;
  int is_complement;
  int only_delimited;
  int is_numbered;
  int is_reversed;
  int trims;
  int counts;
  int upper;
  struct range ranges[RANGES_MAX];
  int range_count;
};

static int lines_seen;
static long bytes_seen;

static void usage(void) {
  fprintf(stderr, "usage: fields [-b LIST | -f LIST | -w LIST] [-d C] [-j TEXT] [-vsnrtcu] < FILE\n");
  exit(2);
}

static int number(const char **text) {
  int value = 0;
  while (**text >= '0' && **text <= '9') {
    value = value * 10 + (**text - '0');
    (*text)++;
  }
  return value;
}

static void parse_ranges(struct options *options, const char *text) {
  while (*text) {
    struct range range;
    if (options->range_count == RANGES_MAX) usage();
    range.first = *text == '-' ? 1 : number(&text);
    range.last = range.first;
    if (*text == '-') {
      text++;
      range.last = *text && *text != ',' ? number(&text) : LINE_MAX_BYTES;
    }
    if (range.first < 1 || range.last < range.first) usage();
    options->ranges[options->range_count++] = range;
    if (*text == ',') text++;
    else if (*text) usage();
  }
}

static int is_chosen(const struct options *options, int position) {
  int i;
  for (i = 0; i < options->range_count; i++) {
    if (position >= options->ranges[i].first && position <= options->ranges[i].last) {
      return !options->is_complement;
    }
  }
  return options->is_complement;
}

static void trim(char *line) {
  size_t length = strlen(line), start = 0;
  while (length > 0 && (line[length - 1] == ' ' || line[length - 1] == '\t')) line[--length] = 0;
  while (line[start] == ' ' || line[start] == '\t') start++;
  memmove(line, line + start, length - start + 1);
}

static void reverse(char *line) {
  size_t left = 0, right = strlen(line);
  while (left + 1 < right) {
    char kept = line[left];
    line[left++] = line[--right];
    line[right] = kept;
  }
}

static void raise_case(char *line) {
  for (; *line; line++) {
    if (*line >= 'a' && *line <= 'z') *line = (char)(*line - 'a' + 'A');
  }
}

static void put_joint(const struct options *options, int written) {
  if (written == 0) return;
  if (options->joint) fputs(options->joint, stdout);
  else putchar(options->delimiter);
}

static void cut_fields(const struct options *options, const char *line) {
  int position = 1, written = 0;
  for (;;) {
    const char *end = strchr(line, options->delimiter);
    size_t length = end ? (size_t)(end - line) : strlen(line);
    if (is_chosen(options, position)) {
      put_joint(options, written++);
      fwrite(line, 1, length, stdout);
    }
    if (!end) break;
    line = end + 1;
    position++;
  }
}

static void cut_bytes(const struct options *options, const char *line) {
  int position;
  for (position = 1; *line; line++, position++) {
    if (is_chosen(options, position)) putchar(*line);
  }
}

static void cut_words(const struct options *options, const char *line) {
  int position = 0, written = 0;
  while (*line) {
    size_t length = strcspn(line, " \t");
    if (length > 0 && is_chosen(options, ++position)) {
      put_joint(options, written++);
      fwrite(line, 1, length, stdout);
    }
    line += length;
    line += strspn(line, " \t");
  }
}

static void one_line(const struct options *options, char *line) {
  lines_seen++;
  bytes_seen += (long)strlen(line);
  if (options->trims) trim(line);
  if (options->is_reversed) reverse(line);
  if (options->upper) raise_case(line);
  if (options->mode == BY_FIELD && !strchr(line, options->delimiter)) {
    if (!options->only_delimited) puts(line);
    return;
  }
  if (options->is_numbered) printf("%d:", lines_seen);
  switch (options->mode) {
    case BY_FIELD: cut_fields(options, line); break;
    case BY_BYTE: cut_bytes(options, line); break;
    case BY_WORD: cut_words(options, line); break;
  }
  putchar('\n');
}

int main(int argc, char **argv) {
  struct options options;
  char line[LINE_MAX_BYTES];
  int i;
  memset(&options, 0, sizeof options);
  options.delimiter = '\t';
  for (i = 1; i < argc; i++) {
    const char *flag = argv[i];
    if (flag[0] != '-' || !flag[1]) usage();
    for (flag++; *flag; flag++) {
      int needs_value = strchr("bfwdj", *flag) != NULL;
      const char *value = NULL;
      if (needs_value) {
        if (++i == argc) usage();
        value = argv[i];
      }
      switch (*flag) {
        case 'b': options.mode = BY_BYTE; parse_ranges(&options, value); break;
        case 'f': options.mode = BY_FIELD; parse_ranges(&options, value); break;
        case 'w': options.mode = BY_WORD; parse_ranges(&options, value); break;
        case 'd': options.delimiter = value[0]; break;
        case 'j': options.joint = value; break;
        case 'v': options.is_complement = 1; break;
        case 's': options.only_delimited = 1; break;
        case 'n': options.is_numbered = 1; break;
        case 'r': options.is_reversed = 1; break;
        case 't': options.trims = 1; break;
        case 'c': options.counts = 1; break;
        case 'u': options.upper = 1; break;
        default: usage();
      }
      if (needs_value) break;
    }
  }
  if (options.range_count == 0) usage();
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    one_line(&options, line);
  }
  if (options.counts) printf("%d lines, %ld bytes\n", lines_seen, bytes_seen);
  return 0;
}
