/* Replaces csmith's headers: a program preprocessed with this file is self-contained, with the same
   bytes on every machine. The result of an undefined operation is its left operand. */
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;

int printf(const char *format, ...);

#define SHIFTS(T, S, SUFFIX, R, MAX, BITS, IS_NEGATIVE)                                                                \
  static T safe_lshift_func_##T##_##SUFFIX(T a, R b) {                                                                 \
    return IS_NEGATIVE || b >= BITS || a > (MAX >> b) ? a : (T)(a << b);                                               \
  }                                                                                                                    \
  static T safe_rshift_func_##T##_##SUFFIX(T a, R b) { return IS_NEGATIVE || b >= BITS ? a : (T)(a >> b); }

#define SIGNED(T, MIN, MAX, BITS)                                                                                      \
  static T safe_unary_minus_func_##T##_s(T a) { return a == MIN ? a : (T)-a; }                                         \
  static T safe_add_func_##T##_s_s(T a, T b) {                                                                         \
    return (b > 0 && a > MAX - b) || (b < 0 && a < MIN - b) ? a : (T)(a + b);                                          \
  }                                                                                                                    \
  static T safe_sub_func_##T##_s_s(T a, T b) {                                                                         \
    return (b < 0 && a > MAX + b) || (b > 0 && a < MIN + b) ? a : (T)(a - b);                                          \
  }                                                                                                                    \
  static T safe_mul_func_##T##_s_s(T a, T b) {                                                                         \
    if (a > 0 ? (b > 0 ? a > MAX / b : b < MIN / a) : (b > 0 ? a < MIN / b : a != 0 && b < MAX / a)) return a;         \
    return (T)(a * b);                                                                                                 \
  }                                                                                                                    \
  static T safe_div_func_##T##_s_s(T a, T b) { return b == 0 || (a == MIN && b == -1) ? a : (T)(a / b); }              \
  static T safe_mod_func_##T##_s_s(T a, T b) { return b == 0 || (a == MIN && b == -1) ? a : (T)(a % b); }              \
  SHIFTS(T, s, s_s, int, MAX, BITS, a < 0 || b < 0)                                                                    \
  SHIFTS(T, s, s_u, unsigned int, MAX, BITS, a < 0)

#define UNSIGNED(T, MAX, BITS)                                                                                         \
  static T safe_unary_minus_func_##T##_u(T a) { return (T)-a; }                                                        \
  static T safe_add_func_##T##_u_u(T a, T b) { return (T)(a + b); }                                                    \
  static T safe_sub_func_##T##_u_u(T a, T b) { return (T)(a - b); }                                                    \
  static T safe_mul_func_##T##_u_u(T a, T b) { return (T)(1u * a * b); }                                               \
  static T safe_div_func_##T##_u_u(T a, T b) { return b == 0 ? a : (T)(a / b); }                                       \
  static T safe_mod_func_##T##_u_u(T a, T b) { return b == 0 ? a : (T)(a % b); }                                       \
  SHIFTS(T, u, u_s, int, MAX, BITS, b < 0)                                                                             \
  SHIFTS(T, u, u_u, unsigned int, MAX, BITS, 0)

SIGNED(int8_t, (-127 - 1), 127, 8)
SIGNED(int16_t, (-32767 - 1), 32767, 16)
SIGNED(int32_t, (-2147483647 - 1), 2147483647, 32)
SIGNED(int64_t, (-9223372036854775807LL - 1), 9223372036854775807LL, 64)
UNSIGNED(uint8_t, 255, 8)
UNSIGNED(uint16_t, 65535, 16)
UNSIGNED(uint32_t, 4294967295U, 32)
UNSIGNED(uint64_t, 18446744073709551615ULL, 64)

/* The sum of all global variables at the end of a program. */
static uint32_t crc32_context = 5381;
static void crc32_gentab(void) {}
static void transparent_crc(uint64_t value, const char *name, int is_printed) {
  crc32_context = crc32_context * 33 + (uint32_t)(value ^ (value >> 32));
  if (is_printed) printf("%s: %x\n", name, crc32_context);
}
static void platform_main_begin(void) {}
static void platform_main_end(uint32_t sum, int is_printed) {
  (void)is_printed;
  printf("%x\n", sum);
}
