// Ends a program with exit status 90 unless it reads its whole input, and each read succeeds.
#include <cctype>
#include <cstdarg>
#include <cstdio>
#include <iostream>
#include <unistd.h>

static int checked_scanf(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int count = vscanf(format, arguments);
  va_end(arguments);
  if (count <= 0) _exit(90);
  return count;
}
namespace std { using ::checked_scanf; }
#define scanf checked_scanf

static struct CheckedInput {
  ~CheckedInput() {
    if (std::cin.fail()) _exit(90);
    std::cin.clear();
    for (int c; (c = std::cin.get()) != EOF;)
      if (!std::isspace(c)) _exit(90);
    for (int c; (c = std::getchar()) != EOF;)
      if (!std::isspace(c)) _exit(90);
  }
} checked_input;
