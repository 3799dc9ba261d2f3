#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NAMES_MAX 26
#define STACK_MAX 64
#define PI 3.14159265358979323846

struct parser {
  const char *text;
  const char *error;
  int depth;
};

struct statistics {
  long operations;
  long calls;
  int deepest;
};

static double variables[NAMES_MAX];
static double memory[STACK_MAX];
static int memory_size;
static struct statistics statistics;
static int precision = 6;
static int is_verbose;

static double parse_sum(struct parser *parser);

static void fail(struct parser *parser, const char *error) {
  if (!parser->error) parser->error = error;
}

static void skip_spaces(struct parser *parser) {
  while (isspace((unsigned char)*parser->text)) parser->text++;
}

static int accept(struct parser *parser, char wanted) {
  skip_spaces(parser);
  if (*parser->text != wanted) return 0;
  parser->text++;
  return 1;
}

static double power(double base, double exponent) {
  double result = 1;
  int count, is_inverse = exponent < 0;
  if (exponent != floor(exponent) || fabs(exponent) > 1000) return pow(base, exponent);
  for (count = (int)fabs(exponent); count > 0; count--) result *= base;
  return is_inverse ? 1 / result : result;
}

static double greatest_divisor(double a, double b) {
  a = fabs(floor(a));
  b = fabs(floor(b));
  while (b >= 1) {
    double rest = fmod(a, b);
    a = b;
    b = rest;
  }
  return a;
}

static double factorial(struct parser *parser, double value) {
  double result = 1;
  if (value < 0 || value > 170 || value != floor(value)) fail(parser, "no factorial");
  for (; value > 1 && !parser->error; value--) result *= value;
  return result;
}

static double call(struct parser *parser, const char *name) {
  double first, second = 0;
  int has_second;
  statistics.calls++;
  if (!accept(parser, '(')) {
    fail(parser, "a function needs (");
    return 0;
  }
  first = parse_sum(parser);
  has_second = accept(parser, ',');
  if (has_second) second = parse_sum(parser);
  if (!accept(parser, ')')) fail(parser, "missing )");
  if (strcmp(name, "sqrt") == 0) return sqrt(first);
  if (strcmp(name, "abs") == 0) return fabs(first);
  if (strcmp(name, "floor") == 0) return floor(first);
  if (strcmp(name, "ceil") == 0) return ceil(first);
  if (strcmp(name, "sin") == 0) return sin(first);
  if (strcmp(name, "cos") == 0) return cos(first);
  if (strcmp(name, "deg") == 0) return first * 180 / PI;
  if (strcmp(name, "rad") == 0) return first * PI / 180;
  if (strcmp(name, "gcd") == 0 && has_second) return greatest_divisor(first, second);
  if (strcmp(name, "min") == 0 && has_second) return first < second ? first : second;
  if (strcmp(name, "max") == 0 && has_second) return first > second ? first : second;
  fail(parser, "no such function");
  return 0;
}

static double parse_name(struct parser *parser) {
  char name[16];
  size_t length = 0;
  while (isalpha((unsigned char)*parser->text) && length + 1 < sizeof name) name[length++] = *parser->text++;
  name[length] = 0;
  if (strcmp(name, "pi") == 0) return PI;
  if (length == 1 && islower((unsigned char)name[0])) {
    double *variable = &variables[name[0] - 'a'];
    if (accept(parser, '=')) *variable = parse_sum(parser);
    return *variable;
  }
  return call(parser, name);
}

static double parse_number(struct parser *parser) {
  double value = 0, unit = 1;
  if (parser->text[0] == '0' && parser->text[1] == 'x') {
    for (parser->text += 2; isxdigit((unsigned char)*parser->text); parser->text++) {
      int digit = *parser->text;
      value = value * 16 + (isdigit(digit) ? digit - '0' : tolower(digit) - 'a' + 10);
    }
    return value;
  }
  while (isdigit((unsigned char)*parser->text)) value = value * 10 + (*parser->text++ - '0');
  if (*parser->text == '.') {
    for (parser->text++; isdigit((unsigned char)*parser->text); parser->text++) {
      unit /= 10;
      value += unit * (*parser->text - '0');
    }
  }
  return value;
}

static double parse_value(struct parser *parser) {
  double value;
  skip_spaces(parser);
  if (++parser->depth > STACK_MAX) fail(parser, "too deep");
  if (parser->depth > statistics.deepest) statistics.deepest = parser->depth;
  if (parser->error) return 0;
  if (accept(parser, '-')) value = -parse_value(parser);
  else if (accept(parser, '(')) {
    value = parse_sum(parser);
    if (!accept(parser, ')')) fail(parser, "missing )");
  } else if (accept(parser, '$')) value = memory_size > 0 ? memory[memory_size - 1] : 0;
  else if (isdigit((unsigned char)*parser->text)) value = parse_number(parser);
  else if (isalpha((unsigned char)*parser->text)) value = parse_name(parser);
  else {
    fail(parser, "a number is missing");
    value = 0;
  }
  while (accept(parser, '!')) value = factorial(parser, value);
  if (accept(parser, '^')) value = power(value, parse_value(parser));
  parser->depth--;
  return value;
}

static double parse_product(struct parser *parser) {
  double value = parse_value(parser);
  for (;;) {
    if (accept(parser, '*')) value *= parse_value(parser);
    else if (accept(parser, '/')) {
      double divisor = parse_value(parser);
      if (divisor == 0) fail(parser, "division by zero");
      else value /= divisor;
    } else if (accept(parser, '%')) {
      double divisor = parse_value(parser);
      if (divisor == 0) fail(parser, "division by zero");
      else value = fmod(value, divisor);
    } else return value;
    statistics.operations++;
  }
}

static double parse_sum(struct parser *parser) {
  double value = parse_product(parser);
  for (;;) {
    if (accept(parser, '+')) value += parse_product(parser);
    else if (accept(parser, '-')) value -= parse_product(parser);
    else return value;
    statistics.operations++;
  }
}

static void command(const char *line) {
  int value = 0;
  if (sscanf(line, ":precision %d", &value) == 1 && value >= 0 && value < 17) precision = value;
  else if (strcmp(line, ":verbose") == 0) is_verbose = 1;
  else if (strcmp(line, ":clear") == 0) memory_size = 0;
  else if (strcmp(line, ":list") == 0) {
    for (value = 0; value < memory_size; value++) printf("%d: %.*g\n", value + 1, precision, memory[value]);
  } else printf("error: no such command\n");
}

static void evaluate(const char *line) {
  struct parser parser = {0};
  double value;
  parser.text = line;
  value = parse_sum(&parser);
  skip_spaces(&parser);
  if (*parser.text) fail(&parser, "something is left over");
  if (parser.error) {
    printf("error: %s\n", parser.error);
    if (is_verbose) printf("%s\n%*s^\n", line, (int)(parser.text - line), "");
    return;
  }
  if (memory_size < STACK_MAX) memory[memory_size++] = value;
  printf("%.*g\n", precision, value);
}

int main(int argc, char **argv) {
  char line[512];
  int i;
  for (i = 1; i < argc; i++) evaluate(argv[i]);
  if (argc > 1) return 0;
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    if (line[0] == ':') command(line);
    else if (line[0]) evaluate(line);
  }
  if (is_verbose) printf("%ld operations, %ld calls, depth %d\n", statistics.operations, statistics.calls, statistics.deepest);
  return 0;
}
