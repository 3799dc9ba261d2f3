// The fuzzed program: the front end of a compiler for a small part of JavaScript. It reads a
// program from standard input, resolves names, checks types, and folds constants.
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { enum { ANY, NUMBER, TEXT, LIST, FUNCTION } type; int known; long value; } Term;
typedef struct { const char *name; size_t length; Term term; } Variable;

static char source[1 << 16], word[32];
static const char *at = source, *word_at;
static Variable variables[256];
static int count, depth, functions, loops, warnings;

static Term expression(int level);

static void stop(const char *why) { fprintf(stderr, "%td: %s\n", at - source, why); exit(1); }
static void warn(const char *why) { fprintf(stderr, "%td: warning: %s\n", at - source, why); warnings++; }
static int is_name(void) { return isalpha((unsigned char)*word) || *word == '_'; }

static void text(void) {
  for (at++; *at != '"'; at++) {
    if (!*at || *at == '\n') stop("a text does not end");
    if (*at != '\\') continue;
    if (*++at == 'x') { if (!isxdigit((unsigned char)*++at) || !isxdigit((unsigned char)*++at)) stop("not hexadecimal"); }
    else if (!strchr("nt\"\\", *at) || !*at) stop("an escape is not known");
  }
  at++;
}

static void next(void) {
  while (isspace((unsigned char)*at) || (at[0] == '/' && at[1] == '/'))
    if (*at == '/') while (*at && *at != '\n') at++; else at++;
  word_at = at;
  if (isalpha((unsigned char)*at) || *at == '_') while (isalnum((unsigned char)*at) || *at == '_') at++;
  else if (isdigit((unsigned char)*at)) while (isdigit((unsigned char)*at)) at++;
  else if (*at == '"') text();
  else if (*at && strchr("=!<>&|", at[0]) && (at[1] == '=' || (at[1] == at[0] && strchr("&|", at[0])))) at += 2;
  else if (*at) at++;
  size_t length = at - word_at < 31 ? at - word_at : 31;
  memcpy(word, word_at, length);
  word[length] = 0;
}

static int take(const char *text) { if (strcmp(word, text)) return 0; next(); return 1; }
static void need(const char *text) { if (!take(text)) stop(text); }

static Variable *find(const char *name, size_t length, int from) {
  for (int i = count - 1; i >= from; i--)
    if (variables[i].length == length && !memcmp(variables[i].name, name, length)) return &variables[i];
  return NULL;
}

static Variable *define(int block, Term term) {
  if (!is_name()) stop("a name is missing");
  if (find(word_at, at - word_at, block)) warn("this name is there already");
  if (count == 256) stop("too many names");
  variables[count] = (Variable){ word_at, at - word_at, term };
  next();
  return &variables[count++];
}

static Term operation(const char *sign, Term a, Term b) {
  if (strchr("=!<>", *sign)) {
    if (a.type && b.type && a.type != b.type) warn("a comparison of different types");
    int known = a.known && b.known, order = (a.value > b.value) - (a.value < b.value);
    int yes = *sign == '=' ? !order : *sign == '!' ? order : *sign == '<' ? order < (sign[1] == '=') : order > -(sign[1] == '=');
    return (Term){ NUMBER, known, yes };
  }
  if (*sign == '+' && (a.type == TEXT || b.type == TEXT)) return (Term){ TEXT, 0, 0 };
  if (*sign == '+' && a.type == LIST && b.type == LIST) return (Term){ LIST, 0, 0 };
  if (a.type > NUMBER || b.type > NUMBER) warn("no number");
  Term term = { NUMBER, a.known && b.known, 0 };
  unsigned long m = a.value, n = b.value;
  if (strchr("/%", *sign) && b.known && !n) { warn("division by zero"); term.known = 0; }
  else if (term.known) switch (*sign) {
    case '+': term.value = m + n; break;
    case '-': term.value = m - n; break;
    case '*': term.value = m * n; break;
    case '/': term.value = m / n; break;
    default: term.value = m % n;
  }
  return term;
}

static int list(const char *end) {
  int n = 0;
  for (; !take(end); n++) {
    expression(0);
    if (strcmp(word, end)) need(",");
  }
  return n;
}

static Term primary(void) {
  Term term = { ANY, 0, 0 };
  if (++depth > 200) stop("too deep");
  if (isdigit((unsigned char)*word)) { term = (Term){ NUMBER, 1, strtol(word, NULL, 10) }; next(); }
  else if (*word == '"') { term.type = TEXT; next(); }
  else if (take("(")) { term = expression(0); need(")"); }
  else if (take("-")) term = operation("-", (Term){ NUMBER, 1, 0 }, primary());
  else if (take("!")) { term = primary(); term = (Term){ NUMBER, term.known, !term.value }; }
  else if (take("[")) { term.type = LIST; list("]"); }
  else if (is_name()) {
    Variable *variable = find(word_at, at - word_at, 0);
    if (variable) term = variable->term; else warn("a name is not known");
    next();
  } else stop("an expression is missing");
  for (;;) {
    if (take("(")) {
      if (term.type && term.type != FUNCTION) warn("no function");
      if (list(")") != term.value && term.type) warn("a call with too much or too little");
      term = (Term){ ANY, 0, 0 };
    } else if (take("[")) {
      if (term.type == NUMBER || term.type == FUNCTION) warn("no list");
      Term index = expression(0);
      if (index.type > NUMBER) warn("no index");
      if (index.known && index.value < 0) warn("outside of a list");
      need("]");
      term = (Term){ term.type == TEXT ? TEXT : ANY, 0, 0 };
    } else break;
  }
  depth--;
  return term;
}

static int level_of(void) {
  static const char *const signs[] = { "||", "&&", "== !=", "< > <= >=", "+ -", "* / %" };
  for (int i = 0; *word && !isalnum((unsigned char)*word) && i < 6; i++) {
    const char *found = strstr(signs[i], word);
    if (found && (found == signs[i] || found[-1] == ' ') && strchr(" ", found[strlen(word)])) return i + 1;
  }
  return 0;
}

static Term expression(int level) {
  Term left = primary();
  for (int own; (own = level_of()) > level;) {
    char sign[3] = { word[0], word[1], 0 };
    next();
    Term right = expression(own);
    if (own > 2) left = operation(sign, left, right);
    else if (left.known) { warn("this side is always the same"); if (!left.value == (own == 1)) left = right; }
    else left = (Term){ left.type == right.type ? left.type : ANY, 0, 0 };
  }
  if (level || !take("?")) return left;
  Term yes = expression(0);
  need(":");
  Term no = expression(0);
  if (yes.type && no.type && yes.type != no.type) warn("two types");
  return left.known ? left.value ? yes : no : (Term){ yes.type == no.type ? yes.type : ANY, 0, 0 };
}

static void statement(int block);

static void body(void) {
  int before = count;
  need("{");
  while (!take("}")) { if (!*word) stop("a block does not end"); statement(before); }
  count = before;
}

static void condition(void) { need("("); if (expression(0).known) warn("this is always the same"); need(")"); body(); }

static void statement(int block) {
  if (++depth > 200) stop("too deep");
  if (!strcmp(word, "{")) body();
  else if (take("if")) { condition(); if (take("else")) body(); }
  else if (take("while")) { loops++; condition(); loops--; }
  else if (take("function")) {
    Variable *function = define(block, (Term){ FUNCTION, 0, 0 });
    int before = count, around = loops;
    need("(");
    while (strcmp(word, ")")) {
      define(before, (Term){ ANY, 0, 0 });
      function->term.value++;
      if (strcmp(word, ")")) need(",");
    }
    next();
    functions++, loops = 0;
    body();
    functions--, loops = around, count = before;
  } else {
    if (take("let")) { Variable *variable = define(block, (Term){ ANY, 0, 0 }); need("="); variable->term = expression(0); }
    else if (take("return")) { if (!functions) warn("outside of a function"); if (strcmp(word, ";")) expression(0); }
    else if (take("break")) { if (!loops) warn("outside of a loop"); }
    else {
      Variable *variable = is_name() ? find(word_at, at - word_at, 0) : NULL;
      expression(0);
      if (take("=")) { Term term = expression(0); if (variable) variable->term = (Term){ term.type, 0, 0 }; }
    }
    need(";");
  }
  depth--;
}

int main(void) {
  source[fread(source, 1, sizeof source - 1, stdin)] = 0;
  for (next(); *word;) statement(0);
  return warnings ? 2 : 0;
}
