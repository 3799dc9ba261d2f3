typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
int printf(const char *format, ...);
static int8_t safe_unary_minus_func_int8_t_s(int8_t a) { return a == (-127 - 1) ? a : (int8_t)-a; } static int8_t safe_add_func_int8_t_s_s(int8_t a, int8_t b) { return (b > 0 && a > 127 - b) || (b < 0 && a < (-127 - 1) - b) ? a : (int8_t)(a + b); } static int8_t safe_sub_func_int8_t_s_s(int8_t a, int8_t b) { return (b < 0 && a > 127 + b) || (b > 0 && a < (-127 - 1) + b) ? a : (int8_t)(a - b); } static int8_t safe_mul_func_int8_t_s_s(int8_t a, int8_t b) { if (a > 0 ? (b > 0 ? a > 127 / b : b < (-127 - 1) / a) : (b > 0 ? a < (-127 - 1) / b : a != 0 && b < 127 / a)) return a; return (int8_t)(a * b); } static int8_t safe_div_func_int8_t_s_s(int8_t a, int8_t b) { return b == 0 || (a == (-127 - 1) && b == -1) ? a : (int8_t)(a / b); } static int8_t safe_mod_func_int8_t_s_s(int8_t a, int8_t b) { return b == 0 || (a == (-127 - 1) && b == -1) ? a : (int8_t)(a % b); } static int8_t safe_lshift_func_int8_t_s_s(int8_t a, int b) { return a < 0 || b < 0 || b >= 8 || a > (127 >> b) ? a : (int8_t)(a << b); } static int8_t safe_rshift_func_int8_t_s_s(int8_t a, int b) { return a < 0 || b < 0 || b >= 8 ? a : (int8_t)(a >> b); } static int8_t safe_lshift_func_int8_t_s_u(int8_t a, unsigned int b) { return a < 0 || b >= 8 || a > (127 >> b) ? a : (int8_t)(a << b); } static int8_t safe_rshift_func_int8_t_s_u(int8_t a, unsigned int b) { return a < 0 || b >= 8 ? a : (int8_t)(a >> b); }
static int16_t safe_unary_minus_func_int16_t_s(int16_t a) { return a == (-32767 - 1) ? a : (int16_t)-a; } static int16_t safe_add_func_int16_t_s_s(int16_t a, int16_t b) { return (b > 0 && a > 32767 - b) || (b < 0 && a < (-32767 - 1) - b) ? a : (int16_t)(a + b); } static int16_t safe_sub_func_int16_t_s_s(int16_t a, int16_t b) { return (b < 0 && a > 32767 + b) || (b > 0 && a < (-32767 - 1) + b) ? a : (int16_t)(a - b); } static int16_t safe_mul_func_int16_t_s_s(int16_t a, int16_t b) { if (a > 0 ? (b > 0 ? a > 32767 / b : b < (-32767 - 1) / a) : (b > 0 ? a < (-32767 - 1) / b : a != 0 && b < 32767 / a)) return a; return (int16_t)(a * b); } static int16_t safe_div_func_int16_t_s_s(int16_t a, int16_t b) { return b == 0 || (a == (-32767 - 1) && b == -1) ? a : (int16_t)(a / b); } static int16_t safe_mod_func_int16_t_s_s(int16_t a, int16_t b) { return b == 0 || (a == (-32767 - 1) && b == -1) ? a : (int16_t)(a % b); } static int16_t safe_lshift_func_int16_t_s_s(int16_t a, int b) { return a < 0 || b < 0 || b >= 16 || a > (32767 >> b) ? a : (int16_t)(a << b); } static int16_t safe_rshift_func_int16_t_s_s(int16_t a, int b) { return a < 0 || b < 0 || b >= 16 ? a : (int16_t)(a >> b); } static int16_t safe_lshift_func_int16_t_s_u(int16_t a, unsigned int b) { return a < 0 || b >= 16 || a > (32767 >> b) ? a : (int16_t)(a << b); } static int16_t safe_rshift_func_int16_t_s_u(int16_t a, unsigned int b) { return a < 0 || b >= 16 ? a : (int16_t)(a >> b); }
static int32_t safe_unary_minus_func_int32_t_s(int32_t a) { return a == (-2147483647 - 1) ? a : (int32_t)-a; } static int32_t safe_add_func_int32_t_s_s(int32_t a, int32_t b) { return (b > 0 && a > 2147483647 - b) || (b < 0 && a < (-2147483647 - 1) - b) ? a : (int32_t)(a + b); } static int32_t safe_sub_func_int32_t_s_s(int32_t a, int32_t b) { return (b < 0 && a > 2147483647 + b) || (b > 0 && a < (-2147483647 - 1) + b) ? a : (int32_t)(a - b); } static int32_t safe_mul_func_int32_t_s_s(int32_t a, int32_t b) { if (a > 0 ? (b > 0 ? a > 2147483647 / b : b < (-2147483647 - 1) / a) : (b > 0 ? a < (-2147483647 - 1) / b : a != 0 && b < 2147483647 / a)) return a; return (int32_t)(a * b); } static int32_t safe_div_func_int32_t_s_s(int32_t a, int32_t b) { return b == 0 || (a == (-2147483647 - 1) && b == -1) ? a : (int32_t)(a / b); } static int32_t safe_mod_func_int32_t_s_s(int32_t a, int32_t b) { return b == 0 || (a == (-2147483647 - 1) && b == -1) ? a : (int32_t)(a % b); } static int32_t safe_lshift_func_int32_t_s_s(int32_t a, int b) { return a < 0 || b < 0 || b >= 32 || a > (2147483647 >> b) ? a : (int32_t)(a << b); } static int32_t safe_rshift_func_int32_t_s_s(int32_t a, int b) { return a < 0 || b < 0 || b >= 32 ? a : (int32_t)(a >> b); } static int32_t safe_lshift_func_int32_t_s_u(int32_t a, unsigned int b) { return a < 0 || b >= 32 || a > (2147483647 >> b) ? a : (int32_t)(a << b); } static int32_t safe_rshift_func_int32_t_s_u(int32_t a, unsigned int b) { return a < 0 || b >= 32 ? a : (int32_t)(a >> b); }
static int64_t safe_unary_minus_func_int64_t_s(int64_t a) { return a == (-9223372036854775807LL - 1) ? a : (int64_t)-a; } static int64_t safe_add_func_int64_t_s_s(int64_t a, int64_t b) { return (b > 0 && a > 9223372036854775807LL - b) || (b < 0 && a < (-9223372036854775807LL - 1) - b) ? a : (int64_t)(a + b); } static int64_t safe_sub_func_int64_t_s_s(int64_t a, int64_t b) { return (b < 0 && a > 9223372036854775807LL + b) || (b > 0 && a < (-9223372036854775807LL - 1) + b) ? a : (int64_t)(a - b); } static int64_t safe_mul_func_int64_t_s_s(int64_t a, int64_t b) { if (a > 0 ? (b > 0 ? a > 9223372036854775807LL / b : b < (-9223372036854775807LL - 1) / a) : (b > 0 ? a < (-9223372036854775807LL - 1) / b : a != 0 && b < 9223372036854775807LL / a)) return a; return (int64_t)(a * b); } static int64_t safe_div_func_int64_t_s_s(int64_t a, int64_t b) { return b == 0 || (a == (-9223372036854775807LL - 1) && b == -1) ? a : (int64_t)(a / b); } static int64_t safe_mod_func_int64_t_s_s(int64_t a, int64_t b) { return b == 0 || (a == (-9223372036854775807LL - 1) && b == -1) ? a : (int64_t)(a % b); } static int64_t safe_lshift_func_int64_t_s_s(int64_t a, int b) { return a < 0 || b < 0 || b >= 64 || a > (9223372036854775807LL >> b) ? a : (int64_t)(a << b); } static int64_t safe_rshift_func_int64_t_s_s(int64_t a, int b) { return a < 0 || b < 0 || b >= 64 ? a : (int64_t)(a >> b); } static int64_t safe_lshift_func_int64_t_s_u(int64_t a, unsigned int b) { return a < 0 || b >= 64 || a > (9223372036854775807LL >> b) ? a : (int64_t)(a << b); } static int64_t safe_rshift_func_int64_t_s_u(int64_t a, unsigned int b) { return a < 0 || b >= 64 ? a : (int64_t)(a >> b); }
static uint8_t safe_unary_minus_func_uint8_t_u(uint8_t a) { return (uint8_t)-a; } static uint8_t safe_add_func_uint8_t_u_u(uint8_t a, uint8_t b) { return (uint8_t)(a + b); } static uint8_t safe_sub_func_uint8_t_u_u(uint8_t a, uint8_t b) { return (uint8_t)(a - b); } static uint8_t safe_mul_func_uint8_t_u_u(uint8_t a, uint8_t b) { return (uint8_t)(1u * a * b); } static uint8_t safe_div_func_uint8_t_u_u(uint8_t a, uint8_t b) { return b == 0 ? a : (uint8_t)(a / b); } static uint8_t safe_mod_func_uint8_t_u_u(uint8_t a, uint8_t b) { return b == 0 ? a : (uint8_t)(a % b); } static uint8_t safe_lshift_func_uint8_t_u_s(uint8_t a, int b) { return b < 0 || b >= 8 || a > (255 >> b) ? a : (uint8_t)(a << b); } static uint8_t safe_rshift_func_uint8_t_u_s(uint8_t a, int b) { return b < 0 || b >= 8 ? a : (uint8_t)(a >> b); } static uint8_t safe_lshift_func_uint8_t_u_u(uint8_t a, unsigned int b) { return 0 || b >= 8 || a > (255 >> b) ? a : (uint8_t)(a << b); } static uint8_t safe_rshift_func_uint8_t_u_u(uint8_t a, unsigned int b) { return 0 || b >= 8 ? a : (uint8_t)(a >> b); }
static uint16_t safe_unary_minus_func_uint16_t_u(uint16_t a) { return (uint16_t)-a; } static uint16_t safe_add_func_uint16_t_u_u(uint16_t a, uint16_t b) { return (uint16_t)(a + b); } static uint16_t safe_sub_func_uint16_t_u_u(uint16_t a, uint16_t b) { return (uint16_t)(a - b); } static uint16_t safe_mul_func_uint16_t_u_u(uint16_t a, uint16_t b) { return (uint16_t)(1u * a * b); } static uint16_t safe_div_func_uint16_t_u_u(uint16_t a, uint16_t b) { return b == 0 ? a : (uint16_t)(a / b); } static uint16_t safe_mod_func_uint16_t_u_u(uint16_t a, uint16_t b) { return b == 0 ? a : (uint16_t)(a % b); } static uint16_t safe_lshift_func_uint16_t_u_s(uint16_t a, int b) { return b < 0 || b >= 16 || a > (65535 >> b) ? a : (uint16_t)(a << b); } static uint16_t safe_rshift_func_uint16_t_u_s(uint16_t a, int b) { return b < 0 || b >= 16 ? a : (uint16_t)(a >> b); } static uint16_t safe_lshift_func_uint16_t_u_u(uint16_t a, unsigned int b) { return 0 || b >= 16 || a > (65535 >> b) ? a : (uint16_t)(a << b); } static uint16_t safe_rshift_func_uint16_t_u_u(uint16_t a, unsigned int b) { return 0 || b >= 16 ? a : (uint16_t)(a >> b); }
static uint32_t safe_unary_minus_func_uint32_t_u(uint32_t a) { return (uint32_t)-a; } static uint32_t safe_add_func_uint32_t_u_u(uint32_t a, uint32_t b) { return (uint32_t)(a + b); } static uint32_t safe_sub_func_uint32_t_u_u(uint32_t a, uint32_t b) { return (uint32_t)(a - b); } static uint32_t safe_mul_func_uint32_t_u_u(uint32_t a, uint32_t b) { return (uint32_t)(1u * a * b); } static uint32_t safe_div_func_uint32_t_u_u(uint32_t a, uint32_t b) { return b == 0 ? a : (uint32_t)(a / b); } static uint32_t safe_mod_func_uint32_t_u_u(uint32_t a, uint32_t b) { return b == 0 ? a : (uint32_t)(a % b); } static uint32_t safe_lshift_func_uint32_t_u_s(uint32_t a, int b) { return b < 0 || b >= 32 || a > (4294967295U >> b) ? a : (uint32_t)(a << b); } static uint32_t safe_rshift_func_uint32_t_u_s(uint32_t a, int b) { return b < 0 || b >= 32 ? a : (uint32_t)(a >> b); } static uint32_t safe_lshift_func_uint32_t_u_u(uint32_t a, unsigned int b) { return 0 || b >= 32 || a > (4294967295U >> b) ? a : (uint32_t)(a << b); } static uint32_t safe_rshift_func_uint32_t_u_u(uint32_t a, unsigned int b) { return 0 || b >= 32 ? a : (uint32_t)(a >> b); }
static uint64_t safe_unary_minus_func_uint64_t_u(uint64_t a) { return (uint64_t)-a; } static uint64_t safe_add_func_uint64_t_u_u(uint64_t a, uint64_t b) { return (uint64_t)(a + b); } static uint64_t safe_sub_func_uint64_t_u_u(uint64_t a, uint64_t b) { return (uint64_t)(a - b); } static uint64_t safe_mul_func_uint64_t_u_u(uint64_t a, uint64_t b) { return (uint64_t)(1u * a * b); } static uint64_t safe_div_func_uint64_t_u_u(uint64_t a, uint64_t b) { return b == 0 ? a : (uint64_t)(a / b); } static uint64_t safe_mod_func_uint64_t_u_u(uint64_t a, uint64_t b) { return b == 0 ? a : (uint64_t)(a % b); } static uint64_t safe_lshift_func_uint64_t_u_s(uint64_t a, int b) { return b < 0 || b >= 64 || a > (18446744073709551615ULL >> b) ? a : (uint64_t)(a << b); } static uint64_t safe_rshift_func_uint64_t_u_s(uint64_t a, int b) { return b < 0 || b >= 64 ? a : (uint64_t)(a >> b); } static uint64_t safe_lshift_func_uint64_t_u_u(uint64_t a, unsigned int b) { return 0 || b >= 64 || a > (18446744073709551615ULL >> b) ? a : (uint64_t)(a << b); } static uint64_t safe_rshift_func_uint64_t_u_u(uint64_t a, unsigned int b) { return 0 || b >= 64 ? a : (uint64_t)(a >> b); }
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
static long __undefined;
struct S0 {
unsigned f0 : 2;
};
union U1 {
int8_t * f0;
};
static const uint64_t g_26[3][1][7] = {{{9UL,0x74FD52280335900BLL,0x809B4AF7BDD48407LL,0x809B4AF7BDD48407LL,0x74FD52280335900BLL,9UL,0x74FD52280335900BLL}},{{18446744073709551615UL,9UL,9UL,18446744073709551615UL,0x74FD52280335900BLL,18446744073709551615UL,9UL}},{{18446744073709551615UL,18446744073709551615UL,9UL,0x809B4AF7BDD48407LL,9UL,18446744073709551615UL,18446744073709551615UL}}};
static uint8_t g_30 = 0xE4L;
static int64_t g_34 = 5L;
static uint64_t g_37 = 0x104ACD6BA8DAD4F6LL;
static int8_t g_42 = 0L;
static const int8_t *g_41 = &g_42;
static uint16_t g_45 = 5UL;
static uint64_t g_52 = 0x3D1739C36DE1F29ALL;
static uint32_t g_60 = 0x2CD2A198L;
static const int32_t g_64[1][6] = {{0x526DE3FEL,6L,0x526DE3FEL,0x526DE3FEL,6L,0x526DE3FEL}};
static uint64_t *g_76 = &g_52;
static uint32_t g_81 = 0xFE2F772BL;
static int8_t *g_86 = &g_42;
static uint32_t g_87 = 9UL;
static int32_t g_91 = (-9L);
static const int32_t *g_90 = &g_91;
static uint32_t g_100 = 0xE1E780F4L;
static uint8_t g_105[9][8] = {{0xB3L,248UL,0x05L,0xB3L,1UL,0xB3L,0x05L,248UL},{248UL,0xF8L,5UL,0x7DL,0xF8L,0x05L,1UL,5UL},{251UL,1UL,0xA8L,0xB3L,0xB3L,0x7DL,247UL,5UL},{0x8AL,0xB3L,0xECL,0xA8L,0x05L,0x8AL,0xA8L,0xF8L},{0x05L,0x8AL,0xA8L,0xF8L,0xA8L,0x8AL,0x05L,0xA8L},{5UL,0xB3L,251UL,5UL,247UL,0x7DL,0xB3L,0xB3L},{0xA8L,247UL,0xECL,0xECL,247UL,0xA8L,0x51L,0xF8L},{5UL,0x51L,0x22L,0xB3L,0xA8L,0x22L,247UL,0x22L},{0x05L,0xB3L,1UL,0xB3L,0x05L,248UL,0xB3L,0xF8L}};
static struct S0 g_135 = {1};
static struct S0 *g_134[8] = {&g_135,&g_135,&g_135,&g_135,&g_135,&g_135,&g_135,&g_135};
static uint16_t g_205 = 0x7AF2L;
static int8_t g_226 = 0x77L;
static int16_t g_227[9][4][6] = {{{0x01C2L,0L,0x01C2L,0L,0x01C2L,0L},{0xCAAEL,0L,0xCAAEL,0L,0xCAAEL,0L},{0x01C2L,0L,0x01C2L,0L,0x01C2L,0L},{0xCAAEL,0L,0xCAAEL,0L,0xCAAEL,0L}},{{0x01C2L,0L,0x01C2L,0L,0x01C2L,0L},{0xCAAEL,0L,0xCAAEL,0L,0xCAAEL,0L},{0x01C2L,0L,0x01C2L,0L,0x01C2L,0L},{0xCAAEL,0L,0xCAAEL,0L,0xCAAEL,0L}},{{0x01C2L,0L,0x01C2L,0L,0x01C2L,0L},{0xCAAEL,0L,0xCAAEL,0L,0xCAAEL,0L},{0x01C2L,0L,0x01C2L,0L,0x01C2L,0L},{0xCAAEL,0L,0xCAAEL,0L,0xCAAEL,0L}},{{0x01C2L,0L,0x01C2L,0L,0x01C2L,0L},{0xCAAEL,0L,0xCAAEL,0L,0xCAAEL,0L},{0x01C2L,0L,0x01C2L,0L,0x01C2L,0L},{0xCAAEL,0L,0xCAAEL,0L,0xCAAEL,0L}},{{0x01C2L,0L,0x01C2L,0L,0x01C2L,0L},{0xCAAEL,0L,0xCAAEL,0L,0xCAAEL,0L},{0x01C2L,0L,0x01C2L,0L,0x01C2L,0L},{0xCAAEL,0L,0xCAAEL,0L,0xCAAEL,0L}},{{0x01C2L,0L,0x01C2L,0L,0x01C2L,0L},{0xCAAEL,0L,0xCAAEL,0L,0xCAAEL,0L},{0x01C2L,0L,0x01C2L,0L,0x01C2L,0L},{0xCAAEL,0L,0xCAAEL,0L,0xCAAEL,0L}},{{0x01C2L,0L,0x01C2L,0L,0x01C2L,0L},{0xCAAEL,0L,0xCAAEL,0L,0xCAAEL,0L},{0x01C2L,0L,0x01C2L,0L,0x01C2L,0L},{0xCAAEL,0L,0xCAAEL,0L,0xCAAEL,0L}},{{0x01C2L,0L,0x01C2L,0L,0x01C2L,0L},{0xCAAEL,0L,0xCAAEL,0L,0xCAAEL,0L},{0x01C2L,0L,0x01C2L,0L,0x01C2L,0L},{0xCAAEL,0L,0xCAAEL,0L,0xCAAEL,0L}},{{0x01C2L,0L,0x01C2L,0L,0x01C2L,0L},{0xCAAEL,0L,0xCAAEL,0L,0xCAAEL,0L},{0x01C2L,0L,0x01C2L,0L,0x01C2L,0L},{0xCAAEL,0L,0xCAAEL,0L,0xCAAEL,0L}}};
static uint32_t g_228 = 1UL;
static uint32_t g_248 = 4294967290UL;
static int8_t g_256 = 0L;
static uint32_t g_276 = 0xAFCF35AFL;
static uint32_t g_300 = 0x716DB553L;
static uint16_t *g_329 = &g_205;
static int16_t g_334 = 1L;
static union U1 g_347[4][2][5] = {{{{0},{0},{0},{0},{0}},{{0},{0},{0},{0},{0}}},{{{0},{0},{0},{0},{0}},{{0},{0},{0},{0},{0}}},{{{0},{0},{0},{0},{0}},{{0},{0},{0},{0},{0}}},{{{0},{0},{0},{0},{0}},{{0},{0},{0},{0},{0}}}};
static uint32_t g_356[10][2][1] = {{{0xE30F185DL},{18446744073709551610UL}},{{0xE30F185DL},{18446744073709551610UL}},{{0xE30F185DL},{18446744073709551610UL}},{{0xE30F185DL},{18446744073709551610UL}},{{0xE30F185DL},{18446744073709551610UL}},{{0xE30F185DL},{18446744073709551610UL}},{{0xE30F185DL},{18446744073709551610UL}},{{0xE30F185DL},{18446744073709551610UL}},{{0xE30F185DL},{18446744073709551610UL}},{{0xE30F185DL},{18446744073709551610UL}}};
static const uint32_t *g_366 = (void*)0;
static uint8_t g_373 = 0UL;
static int32_t *g_380[7][5][4] = {{{&g_91,(void*)0,&g_91,&g_91},{&g_91,&g_91,&g_91,(void*)0},{&g_91,&g_91,&g_91,&g_91},{&g_91,(void*)0,&g_91,&g_91},{&g_91,&g_91,&g_91,(void*)0}},{{&g_91,&g_91,&g_91,&g_91},{&g_91,(void*)0,&g_91,&g_91},{&g_91,&g_91,&g_91,(void*)0},{&g_91,&g_91,&g_91,&g_91},{&g_91,(void*)0,&g_91,&g_91}},{{&g_91,&g_91,&g_91,(void*)0},{&g_91,(void*)0,&g_91,(void*)0},{&g_91,(void*)0,&g_91,(void*)0},{&g_91,(void*)0,&g_91,(void*)0},{&g_91,(void*)0,&g_91,(void*)0}},{{&g_91,(void*)0,&g_91,(void*)0},{&g_91,(void*)0,&g_91,(void*)0},{&g_91,(void*)0,&g_91,(void*)0},{&g_91,(void*)0,&g_91,(void*)0},{&g_91,(void*)0,&g_91,(void*)0}},{{&g_91,(void*)0,&g_91,(void*)0},{&g_91,(void*)0,&g_91,(void*)0},{&g_91,(void*)0,&g_91,(void*)0},{&g_91,(void*)0,&g_91,(void*)0},{&g_91,(void*)0,&g_91,(void*)0}},{{&g_91,(void*)0,&g_91,(void*)0},{&g_91,(void*)0,&g_91,(void*)0},{&g_91,(void*)0,&g_91,(void*)0},{&g_91,(void*)0,&g_91,(void*)0},{&g_91,(void*)0,&g_91,(void*)0}},{{&g_91,(void*)0,&g_91,(void*)0},{&g_91,(void*)0,&g_91,(void*)0},{&g_91,(void*)0,&g_91,(void*)0},{&g_91,(void*)0,&g_91,(void*)0},{&g_91,(void*)0,&g_91,(void*)0}}};
static int32_t **g_379 = &g_380[0][1][3];
static int32_t ***g_378 = &g_379;
static const int32_t **g_382 = &g_90;
static const int32_t ***g_381 = &g_382;
static struct S0 g_409 = {1};
static int16_t g_423 = 0xB2BDL;
static const union U1 *g_453 = &g_347[1][1][1];
static const union U1 **g_452 = &g_453;
static int64_t g_590 = 0L;
static int64_t g_608 = 0xFC06D440F6A70738LL;
static const int32_t g_619 = (-1L);
static const int8_t g_635 = 0x05L;
static int32_t g_667 = 0xFE0B9A64L;
static const struct S0 ***g_861 = (void*)0;
static int64_t g_959 = 0x9C152F7F92BC6460LL;
static union U1 *g_995 = &g_347[3][0][3];
static union U1 **g_994 = &g_995;
static union U1 ***g_993 = &g_994;
static union U1 ****g_992 = &g_993;
static int32_t g_1086 = 0x26897898L;
static uint32_t g_1092 = 0x248603BCL;
static uint32_t g_1107 = 18446744073709551613UL;
static struct S0 **g_1208 = &g_134[1];
static struct S0 ***g_1207 = &g_1208;
static struct S0 ****g_1206 = &g_1207;
static int64_t g_1209 = (-1L);
static int32_t *g_1212 = (void*)0;
static uint32_t g_1264 = 1UL;
static const int8_t **g_1276 = &g_41;
static const int8_t ***g_1275 = &g_1276;
static int32_t *g_1279 = &g_1086;
static int16_t *g_1319 = &g_423;
static int32_t g_1439 = 0x8906639EL;
static uint64_t **g_1461 = &g_76;
static uint64_t ***g_1460 = &g_1461;
static int8_t g_1514 = 0xC1L;
static const int16_t g_1614 = 0x7907L;
static int32_t *g_1616 = &g_91;
static int16_t g_1751[8] = {0xC2AFL,0xC2AFL,0xC2AFL,0xC2AFL,0xC2AFL,0xC2AFL,0xC2AFL,0xC2AFL};
static int64_t g_1893 = 0xB1CE100DCB544B70LL;
static int32_t g_2046[4][9] = {{(-8L),0x266E0A4CL,(-8L),0xCE5D00EDL,0x266E0A4CL,0x33BE7940L,0x33BE7940L,0x266E0A4CL,0xCE5D00EDL},{1L,3L,1L,0xAB2979B8L,3L,0xF87EA56CL,0xF87EA56CL,3L,0xAB2979B8L},{(-8L),0x266E0A4CL,(-8L),0xCE5D00EDL,0x266E0A4CL,0x33BE7940L,0x33BE7940L,0x266E0A4CL,0xCE5D00EDL},{1L,3L,1L,0xAB2979B8L,3L,0xF87EA56CL,0xF87EA56CL,3L,0xAB2979B8L}};
static uint8_t *g_2082 = &g_373;
static uint8_t **g_2081[4] = {&g_2082,&g_2082,&g_2082,&g_2082};
static uint32_t g_2098 = 1UL;
static int16_t g_2108 = 1L;
static int32_t g_2137 = 1L;
static uint64_t ****g_2211 = &g_1460;
static uint64_t *****g_2210 = &g_2211;
static int8_t ****g_2226 = (void*)0;
static int8_t *****g_2225[8][10][3] = {{{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226},{(void*)0,&g_2226,&g_2226},{&g_2226,(void*)0,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,(void*)0,&g_2226},{&g_2226,&g_2226,&g_2226}},{{(void*)0,&g_2226,&g_2226},{(void*)0,&g_2226,(void*)0},{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,(void*)0,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,(void*)0},{&g_2226,(void*)0,&g_2226},{&g_2226,&g_2226,&g_2226}},{{&g_2226,&g_2226,&g_2226},{&g_2226,(void*)0,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,(void*)0,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226}},{{&g_2226,(void*)0,&g_2226},{&g_2226,&g_2226,&g_2226},{(void*)0,&g_2226,&g_2226},{&g_2226,&g_2226,(void*)0},{&g_2226,&g_2226,&g_2226},{&g_2226,(void*)0,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,(void*)0},{&g_2226,&g_2226,(void*)0}},{{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,(void*)0,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,(void*)0,&g_2226},{&g_2226,&g_2226,(void*)0},{&g_2226,&g_2226,&g_2226},{&g_2226,(void*)0,&g_2226},{(void*)0,&g_2226,(void*)0},{&g_2226,&g_2226,&g_2226}},{{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,(void*)0},{&g_2226,&g_2226,(void*)0},{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226}},{{&g_2226,&g_2226,(void*)0},{&g_2226,(void*)0,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,(void*)0,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,(void*)0,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226}},{{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,&g_2226,&g_2226},{&g_2226,(void*)0,&g_2226},{&g_2226,&g_2226,&g_2226},{(void*)0,&g_2226,&g_2226},{&g_2226,&g_2226,(void*)0},{&g_2226,&g_2226,&g_2226},{&g_2226,(void*)0,&g_2226},{&g_2226,&g_2226,&g_2226}}};
static uint32_t *g_2361 = &g_248;
static uint32_t **g_2360 = &g_2361;
static int16_t **g_2441 = &g_1319;
static int16_t ***g_2440 = &g_2441;
static int16_t ****g_2439 = &g_2440;
static int8_t g_2524 = 1L;
static int8_t g_2537 = 0x76L;
static uint32_t func_1(void);
static int32_t func_2(int64_t p_3, int8_t p_4, int8_t * p_5, int8_t * p_6, uint32_t p_7);
static int64_t func_8(int8_t * p_9, uint64_t p_10, int8_t * p_11, uint32_t p_12);
static int8_t * func_13(const struct S0 p_14, uint32_t p_15, int8_t * p_16);
static struct S0 func_17(int64_t p_18, uint64_t p_19, int8_t * p_20, const int8_t * p_21, int32_t p_22);
static uint32_t func_1(void)
{
int32_t l_25[5][6] = {{(-1L),(-1L),0L,0x5714FFD8L,0x311E2DB8L,0xD8339896L},{0L,9L,0x45799333L,0L,1L,0L},{0x45799333L,0L,0x45799333L,0x360DE574L,(-1L),0xD8339896L},{0xEBBD4856L,0x360DE574L,0L,(-1L),0x7D24B5E4L,0x7D24B5E4L},{(-1L),0x7D24B5E4L,0x7D24B5E4L,(-1L),0L,0x360DE574L}};
uint8_t *l_29 = &g_30;
int64_t *l_33 = &g_34;
uint64_t *l_35 = (void*)0;
uint64_t *l_36 = &g_37;
int32_t l_38 = 0xDD33D73CL;
int32_t *l_39 = (void*)0;
int32_t *l_40 = &l_38;
int8_t *l_1768 = (void*)0;
struct S0 *l_2049 = &g_135;
union U1 ****l_2067 = (void*)0;
int64_t l_2105 = 8L;
int64_t l_2136[8][1] = {{8L},{0x551D6868DB944456LL},{8L},{0x551D6868DB944456LL},{8L},{0x551D6868DB944456LL},{8L},{0x551D6868DB944456LL}};
int32_t l_2159 = (-7L);
int8_t **l_2165 = &g_86;
uint16_t l_2166 = 0x65A6L;
int32_t l_2180 = 0L;
int32_t l_2181[8][5] = {{1L,1L,1L,1L,1L},{(-1L),(-1L),(-1L),(-1L),(-1L)},{1L,1L,1L,1L,1L},{(-1L),(-1L),(-1L),(-1L),(-1L)},{1L,1L,1L,1L,1L},{(-1L),(-1L),(-1L),(-1L),(-1L)},{1L,1L,1L,1L,1L},{(-1L),(-1L),(-1L),(-1L),(-1L)}};
int32_t l_2182 = 0x9C2BDEF9L;
uint32_t l_2183 = 0x9AAEEBD2L;
union U1 **l_2200 = (void*)0;
int64_t l_2283[2][3][3] = {{{0x7B35AFD7CBB6A8BBLL,0x7B35AFD7CBB6A8BBLL,0x7B35AFD7CBB6A8BBLL},{(-6L),(-6L),(-6L)},{0x7B35AFD7CBB6A8BBLL,0x7B35AFD7CBB6A8BBLL,0x7B35AFD7CBB6A8BBLL}},{{(-6L),(-6L),(-6L)},{0x7B35AFD7CBB6A8BBLL,0x7B35AFD7CBB6A8BBLL,0x7B35AFD7CBB6A8BBLL},{(-6L),(-6L),(-6L)}}};
int32_t ****l_2323[2];
uint8_t l_2406 = 249UL;
struct S0 ****l_2413 = &g_1207;
int32_t l_2429 = 1L;
int16_t **l_2438[3];
int16_t ***l_2437[9] = {&l_2438[0],&l_2438[2],&l_2438[0],&l_2438[2],&l_2438[0],&l_2438[2],&l_2438[0],&l_2438[2],&l_2438[0]};
int16_t ****l_2436 = &l_2437[1];
int8_t l_2519 = 0x8EL;
int32_t l_2520 = (-1L);
uint64_t l_2536 = 18446744073709551614UL;
int i, j, k;
for (i = 0; i < 2; i++)
l_2323[i] = &g_378;
for (i = 0; i < 3; i++)
l_2438[i] = &g_1319;
return (**g_2360);
}
static int32_t func_2(int64_t p_3, int8_t p_4, int8_t * p_5, int8_t * p_6, uint32_t p_7)
{
struct S0 l_1769 = {0};
struct S0 ***l_1792 = &g_1208;
int16_t l_1817 = 0x5C9BL;
int32_t l_1818 = 0xD7BCA6AEL;
int32_t l_1821 = 1L;
int32_t l_1822 = 0L;
int32_t l_1824 = 0x285B09A6L;
int32_t l_1825 = (-1L);
int32_t l_1829[1];
int32_t l_1833 = 1L;
int8_t l_1835 = 1L;
uint16_t l_1926[6];
const int32_t *l_1960 = (void*)0;
uint32_t l_1979[6] = {0x7ABE84F6L,0x7ABE84F6L,0x7ABE84F6L,0x7ABE84F6L,0x7ABE84F6L,0x7ABE84F6L};
uint32_t l_2022[1];
uint32_t l_2030 = 1UL;
uint32_t l_2044[4][5][5] = {{{8UL,1UL,0xE201A34EL,0x16857F75L,1UL},{18446744073709551610UL,0x2FC25295L,18446744073709551606UL,0UL,18446744073709551615UL},{0x2FC25295L,18446744073709551610UL,1UL,0x16857F75L,0UL},{1UL,8UL,0x3E64AC80L,8UL,1UL},{1UL,8UL,18446744073709551610UL,0x8D6897BBL,0x8216DE36L}},{{0x8216DE36L,18446744073709551610UL,0UL,1UL,0x5DE4FA04L},{8UL,0x2FC25295L,0x19C72B35L,8UL,0x8216DE36L},{0xE7010EB3L,1UL,18446744073709551606UL,18446744073709551606UL,1UL},{0x8216DE36L,1UL,18446744073709551606UL,18446744073709551615UL,0UL},{0x2FC25295L,0x8216DE36L,0x19C72B35L,0x16857F75L,18446744073709551615UL}},{{0x8D6897BBL,8UL,0UL,0xE7010EB3L,1UL},{0x2FC25295L,0xE7010EB3L,18446744073709551610UL,1UL,18446744073709551610UL},{0x8216DE36L,0x8216DE36L,0x3E64AC80L,1UL,0x2E0BA001L},{0xE7010EB3L,0x2FC25295L,1UL,0xE7010EB3L,0x8216DE36L},{8UL,0x8D6897BBL,18446744073709551606UL,0x16857F75L,0x8D6897BBL}},{{0x8216DE36L,0x2FC25295L,0xE201A34EL,18446744073709551610UL,18446744073709551610UL},{1UL,0x5DE4FA04L,1UL,0x3E64AC80L,18446744073709551610UL},{18446744073709551606UL,0x19C72B35L,0x7A4BF5DAL,1UL,0xE201A34EL},{0x8D6897BBL,1UL,0x2E0BA001L,18446744073709551606UL,0x5DE4FA04L},{2UL,0x5DE4FA04L,0x7A4BF5DAL,0xE201A34EL,0xE7010EB3L}}};
int i, j, k;
for (i = 0; i < 1; i++)
l_1829[i] = 1L;
for (i = 0; i < 6; i++)
l_1926[i] = 0x636CL;
for (i = 0; i < 1; i++)
l_2022[i] = 0x27D9B8B1L;
lbl_1806:
(**g_1208) = l_1769;
for (g_959 = 10; (g_959 == (-9)); --g_959)
{
int32_t l_1791[10] = {0x03D3B292L,(-1L),(-1L),0x03D3B292L,(-1L),(-1L),0x03D3B292L,(-1L),(-1L),0x03D3B292L};
int32_t l_1810[10];
union U1 *l_1928 = &g_347[0][1][3];
struct S0 ***l_1935[8][8] = {{&g_1208,&g_1208,(void*)0,&g_1208,&g_1208,&g_1208,&g_1208,&g_1208},{&g_1208,&g_1208,&g_1208,&g_1208,&g_1208,&g_1208,&g_1208,&g_1208},{&g_1208,&g_1208,&g_1208,&g_1208,(void*)0,&g_1208,&g_1208,(void*)0},{&g_1208,&g_1208,&g_1208,&g_1208,(void*)0,&g_1208,&g_1208,&g_1208},{&g_1208,&g_1208,&g_1208,(void*)0,&g_1208,(void*)0,&g_1208,&g_1208},{&g_1208,&g_1208,&g_1208,&g_1208,&g_1208,&g_1208,&g_1208,&g_1208},{&g_1208,&g_1208,&g_1208,&g_1208,&g_1208,&g_1208,&g_1208,&g_1208},{&g_1208,&g_1208,&g_1208,&g_1208,&g_1208,&g_1208,&g_1208,&g_1208}};
struct S0 *****l_1958 = &g_1206;
int i, j;
for (i = 0; i < 10; i++)
l_1810[i] = 0L;
for (g_256 = 0; (g_256 <= 7); g_256 += 1)
{
int32_t l_1808 = 0x4F399FE1L;
int32_t l_1816 = 0x96412EAAL;
int32_t l_1820 = 0xA04891A4L;
int32_t l_1827 = 0xD3E9CA1CL;
int32_t l_1831 = 0x6F1F6EC8L;
int32_t l_1832 = (-1L);
int32_t l_1836 = 0x794B7C30L;
int32_t l_1837 = 0L;
int32_t l_1838 = 0x423D8E73L;
int16_t l_1891 = 0L;
int8_t l_1902 = 1L;
uint64_t l_1927 = 18446744073709551608UL;
int i, j;
if ((g_105[g_256][g_256] == g_64[0][5]))
{
const int32_t *l_1774 = &g_91;
struct S0 ***l_1780 = &g_1208;
union U1 l_1783 = {0};
int32_t l_1819 = 0xA1A466A5L;
int32_t l_1823 = 0L;
int32_t l_1826 = 0x8831D19BL;
int32_t l_1828[9];
uint64_t l_1839 = 18446744073709551614UL;
uint16_t *l_1850[6][3] = {{&g_45,&g_45,&g_45},{(void*)0,&g_205,(void*)0},{&g_45,&g_45,&g_45},{(void*)0,&g_205,(void*)0},{&g_45,&g_45,&g_45},{(void*)0,&g_205,(void*)0}};
int16_t **l_1855 = &g_1319;
int16_t ***l_1856 = &l_1855;
uint8_t l_1857[3][5] = {{1UL,1UL,255UL,1UL,1UL},{0UL,1UL,0UL,0UL,1UL},{1UL,0UL,0UL,1UL,0UL}};
int i, j;
for (i = 0; i < 9; i++)
l_1828[i] = 0L;
for (g_42 = 24; (g_42 != (-14)); --g_42)
{
(*g_382) = l_1774;
}
for (g_300 = 2; (g_300 <= 7); g_300 += 1)
{
int16_t **l_1779 = &g_1319;
int32_t l_1798 = (-4L);
uint16_t *l_1805[2];
int32_t l_1815[2][1][6];
int32_t l_1830[4];
uint8_t l_1844[1];
int i, j, k;
for (i = 0; i < 2; i++)
l_1805[i] = (void*)0;
for (i = 0; i < 2; i++)
{
for (j = 0; j < 1; j++)
{
for (k = 0; k < 6; k++)
l_1815[i][j][k] = 0xEAE74057L;
}
}
for (i = 0; i < 4; i++)
l_1830[i] = (-1L);
for (i = 0; i < 1; i++)
l_1844[i] = 0x9DL;
for (g_1439 = 7; (g_1439 >= 1); g_1439 -= 1)
{
uint64_t l_1788 = 9UL;
(*g_1279) = (safe_lshift_func_int16_t_s_u((((((safe_lshift_func_int16_t_s_u((l_1779 == &g_1319), 12)) < ((l_1780 != ((p_3 && (safe_sub_func_uint64_t_u_u((l_1783 , (safe_rshift_func_int8_t_s_s(((*g_1319) && (safe_mod_func_int8_t_s_s((**g_1276), l_1788))), 1))), (((safe_mul_func_int8_t_s_s((((0x5A91L > 4UL) , (-3L)) && (*l_1774)), l_1791[8])) && 0xE0798819A66B4B9CLL) , 0x1FD52501B893B18ELL)))) , l_1792)) == 1UL)) ^ p_7) >= 0xFFF5DBA9D9780028LL) < p_3), 1));
(**g_381) = &g_667;
(*g_1616) = ((((safe_unary_minus_func_uint32_t_u(((safe_rshift_func_uint16_t_u_s((*l_1774), (safe_sub_func_uint8_t_u_u((l_1798 != l_1788), ((((void*)0 == &g_994) < l_1791[8]) & (safe_sub_func_int64_t_s_s(p_4, 0UL))))))) & (safe_sub_func_uint32_t_u_u((safe_mod_func_int16_t_s_s(l_1798, l_1791[0])), 4294967290UL))))) , 0x7CL) , (***g_993)) , 0x7BB5A4A4L);
}
if (((void*)0 != l_1805[0]))
{
int32_t l_1807 = 3L;
int32_t *l_1809 = &g_91;
int32_t *l_1811 = &g_667;
int32_t *l_1812 = &l_1798;
int32_t *l_1813 = &g_91;
int32_t *l_1814[10][7][1] = {{{&l_1808},{&g_91},{(void*)0},{&g_91},{&l_1808},{&l_1810[9]},{&l_1808}},{{&g_91},{(void*)0},{&g_91},{&l_1808},{&l_1810[9]},{&l_1808},{&g_91}},{{(void*)0},{&g_91},{&l_1808},{&l_1810[9]},{&l_1808},{&g_91},{(void*)0}},{{&g_91},{&l_1808},{&l_1810[9]},{&l_1808},{&g_91},{(void*)0},{&g_91}},{{&l_1808},{&l_1810[9]},{&l_1808},{&g_91},{(void*)0},{&g_91},{&l_1808}},{{&l_1810[9]},{&l_1808},{&g_91},{(void*)0},{&g_91},{&l_1808},{&l_1810[9]}},{{&l_1808},{&g_91},{(void*)0},{&g_91},{&l_1808},{&l_1810[9]},{&l_1808}},{{&g_91},{(void*)0},{&g_91},{&l_1808},{&l_1810[9]},{&l_1808},{&g_91}},{{(void*)0},{&g_91},{&l_1808},{&l_1810[9]},{&l_1808},{&l_1810[9]},{&l_1798}},{{&l_1810[9]},{(void*)0},{&g_1439},{(void*)0},{&l_1810[9]},{&g_1439},{&l_1810[9]}}};
int64_t l_1834 = 0L;
int i, j, k;
if (p_7)
goto lbl_1806;
++l_1839;
(***l_1792) = (***l_1792);
}
else
{
int64_t l_1847 = 1L;
l_1847 &= ((safe_rshift_func_uint8_t_u_u(0xB0L, 7)) > ((g_45 = (l_1844[0]++)) <= (0UL & 0x14A864E19AF89565LL)));
}
}
(*g_1616) = (safe_rshift_func_uint16_t_u_s((++g_205), (safe_lshift_func_uint8_t_u_s(((((*l_1856) = l_1855) == (void*)0) && (((l_1837 , &g_608) == &p_3) , (((l_1857[0][0] | l_1769.f0) , ((**g_1461) != p_7)) & 4L))), 7))));
}
else
{
int16_t l_1873 = 0L;
int32_t l_1892 = (-9L);
int32_t l_1894 = 0xE38AF63CL;
int8_t l_1898[1];
int32_t l_1900 = 0x9BC2D654L;
int32_t l_1901 = 0xC34FBDB5L;
union U1 l_1912 = {0};
uint32_t l_1925 = 0x591F70C6L;
int i;
for (i = 0; i < 1; i++)
l_1898[i] = 0L;
if ((0xA3L || 0xE0L))
{
uint16_t *l_1870 = (void*)0;
uint16_t *l_1871 = &g_205;
uint8_t *l_1872 = &g_105[3][5];
int8_t *l_1874 = &l_1835;
int32_t l_1895 = 0L;
int32_t l_1896 = 1L;
int32_t l_1897 = (-7L);
int32_t l_1899 = 0xFB52F5E5L;
if (((*g_1279) = (((*l_1874) = ((((5L > (safe_mul_func_uint16_t_u_u((safe_rshift_func_uint8_t_u_s(((*l_1872) = ((safe_add_func_int8_t_s_s(l_1791[8], (safe_sub_func_uint8_t_u_u(((safe_lshift_func_int16_t_s_s(((safe_mul_func_uint8_t_u_u((((*l_1871) = p_3) & (p_4 || p_4)), l_1769.f0)) || ((((*g_1616) &= (*g_1279)) == 1UL) & 0xEDE1L)), p_7)) , g_30), (**g_1276))))) > 4294967291UL)), l_1816)), 0x2549L))) | (*g_1319)) & l_1873) , (***g_1275))) , l_1873)))
{
int32_t *l_1875 = &l_1824;
int32_t *l_1876 = &l_1824;
int32_t *l_1877 = &g_1086;
int32_t *l_1878 = (void*)0;
int32_t *l_1879 = &l_1810[1];
int32_t *l_1880 = (void*)0;
int32_t *l_1881 = &l_1829[0];
int32_t *l_1882 = &g_667;
int32_t *l_1883 = &l_1837;
int32_t *l_1884 = (void*)0;
int32_t *l_1885 = &l_1816;
int32_t *l_1886 = &g_1086;
int32_t *l_1887 = &l_1829[0];
int32_t *l_1888 = &l_1838;
int32_t *l_1889 = &l_1820;
int32_t *l_1890[3][2] = {{&l_1831,&l_1831},{&l_1831,&l_1831},{&l_1831,&l_1831}};
uint8_t l_1903 = 246UL;
int i, j;
--l_1903;
l_1900 &= (((safe_rshift_func_uint16_t_u_s(2UL, 3)) <= (safe_add_func_int16_t_s_s((safe_sub_func_uint16_t_u_u((l_1912 , (((((((safe_div_func_uint16_t_u_u(((safe_div_func_int32_t_s_s(0x71FFD018L, (l_1829[0] ^ ((safe_lshift_func_uint16_t_u_s(l_1897, ((((*l_1872) = p_3) ^ ((safe_rshift_func_int8_t_s_u((l_1820 = ((safe_mul_func_uint8_t_u_u(0xE1L, (((safe_rshift_func_uint16_t_u_u(l_1925, 1)) , (*l_1877)) , (*g_41)))) <= p_7)), g_356[9][1][0])) != g_64[0][5])) & g_1614))) <= g_64[0][5])))) & l_1926[5]), l_1836)) & 3UL) & 0L) <= g_1893) || l_1829[0]) ^ (*l_1885)) < (*g_76))), p_7)), p_3))) || l_1927);
}
else
{
(**g_381) = &l_1824;
if (g_30)
goto lbl_1806;
}
(**g_993) = l_1928;
}
else
{
return p_4;
}
}
for (l_1835 = (-9); (l_1835 == (-9)); l_1835 = safe_add_func_uint32_t_u_u(l_1835, 7))
{
(*g_379) = &l_1810[9];
}
if (g_45)
goto lbl_1806;
}
for (p_4 = 0; (p_4 >= 13); p_4 = safe_add_func_uint8_t_u_u(p_4, 4))
{
int8_t **l_1939 = &g_86;
int8_t ***l_1938 = &l_1939;
if (p_7)
{
int32_t l_1940 = (-1L);
uint64_t l_1955 = 0xA8DB025468694FDBLL;
if ((((*g_1275) == ((*l_1938) = ((safe_mul_func_uint8_t_u_u((((((void*)0 == l_1935[1][5]) & (safe_mod_func_int32_t_s_s((l_1829[0] , ((void*)0 != l_1938)), p_4))) , (*g_994)) == (**g_993)), (*g_41))) , (*l_1938)))) & p_3))
{
return p_7;
}
else
{
uint8_t *l_1949 = &g_30;
uint16_t *l_1952 = (void*)0;
uint16_t *l_1953 = (void*)0;
uint16_t *l_1954 = &g_205;
int32_t l_1956[9][9][3] = {{{0x7CD67B4CL,0L,0L},{0L,0x7F0722FDL,0xDCC01A66L},{0x01CA7F1DL,4L,(-9L)},{0xDCC01A66L,0x1C734A1FL,0x6D052304L},{0xA40DDC76L,0xFB9438FFL,0x6F0CC282L},{0x762F4D75L,0x1C734A1FL,0x481A0D89L},{0xBD733EEBL,4L,0xA40DDC76L},{0x4C0F2668L,0x7F0722FDL,0x65BA1EFEL},{0xABB994C5L,0L,0xABB994C5L}},{{0x45A23924L,0xDCC01A66L,(-1L)},{0L,(-9L),4L},{0x0BDFA29AL,0x6D052304L,5L},{(-9L),0x6F0CC282L,0xBD733EEBL},{0x0BDFA29AL,0x481A0D89L,6L},{0L,0xA40DDC76L,0x45F1784DL},{0x45A23924L,0x65BA1EFEL,0x762F4D75L},{0xABB994C5L,0xABB994C5L,(-8L)},{0x4C0F2668L,(-1L),3L}},{{0xBD733EEBL,4L,0x4401ADD4L},{0x762F4D75L,5L,0x2C4E3A5DL},{0xA40DDC76L,0xBD733EEBL,0x4401ADD4L},{0xDCC01A66L,6L,3L},{0x01CA7F1DL,0x45F1784DL,(-8L)},{0L,0x762F4D75L,0x762F4D75L},{0x7CD67B4CL,(-8L),0x45F1784DL},{0xF9EAFB9DL,3L,6L},{0x45F1784DL,0x4401ADD4L,0xBD733EEBL}},{{(-1L),0x2C4E3A5DL,5L},{0L,0x4401ADD4L,4L},{0x6D052304L,3L,(-1L)},{(-2L),(-8L),0xABB994C5L},{0x65BA1EFEL,0x762F4D75L,0x65BA1EFEL},{0xFD270AC2L,0x45F1784DL,0xA40DDC76L},{0xB1379055L,6L,0x481A0D89L},{0x6DB6A335L,0xBD733EEBL,0x6F0CC282L},{6L,5L,0x6D052304L}},{{0x6DB6A335L,4L,(-9L)},{0xB1379055L,(-1L),0xDCC01A66L},{0xFD270AC2L,0xABB994C5L,0L},{0x65BA1EFEL,0x65BA1EFEL,0x7F0722FDL},{(-2L),0xA40DDC76L,4L},{0x6D052304L,0x481A0D89L,0x1C734A1FL},{0L,0x6F0CC282L,0xFB9438FFL},{(-1L),0x6D052304L,0x1C734A1FL},{0x45F1784DL,(-9L),4L}},{{0xF9EAFB9DL,0xDCC01A66L,0x7F0722FDL},{0x7CD67B4CL,0L,0L},{0L,0x7F0722FDL,0xDCC01A66L},{0x01CA7F1DL,4L,(-9L)},{0xDCC01A66L,0x1C734A1FL,0x6D052304L},{0xA40DDC76L,0xFB9438FFL,0x6F0CC282L},{0x762F4D75L,0x1C734A1FL,0x481A0D89L},{0xBD733EEBL,4L,0xA40DDC76L},{0x4C0F2668L,0x7F0722FDL,0x65BA1EFEL}},{{0xABB994C5L,0L,0xABB994C5L},{0x45A23924L,0xDCC01A66L,(-1L)},{0L,(-9L),4L},{0x0BDFA29AL,0x6D052304L,5L},{(-9L),0x6F0CC282L,0L},{5L,0x6D052304L,3L},{0xA40DDC76L,0xFD270AC2L,0L},{6L,0xD82A6C6DL,0xBD264F1DL},{1L,1L,0xFB9438FFL}},{{0x65BA1EFEL,0x45A23924L,5L},{0L,0xBD733EEBL,(-2L)},{0xBD264F1DL,0x7F0722FDL,0x0BDFA29AL},{0xFD270AC2L,0L,(-2L)},{0x762F4D75L,3L,5L},{4L,0L,0xFB9438FFL},{0x64C4C34BL,0xBD264F1DL,0xBD264F1DL},{0x6618FF33L,0xFB9438FFL,0L},{0x481A0D89L,5L,3L}},{{0L,(-2L),0L},{0x45A23924L,0x0BDFA29AL,0x7F0722FDL},{5L,(-2L),0xBD733EEBL},{0xB1379055L,5L,0x45A23924L},{0xABB994C5L,0xFB9438FFL,1L},{0xD82A6C6DL,0xBD264F1DL,0xD82A6C6DL},{(-9L),0L,0xFD270AC2L},{(-1L),3L,0x6D052304L},{0x7CAC9F17L,0L,(-8L)}}};
int i, j, k;
(*g_1279) ^= (l_1940 > (((((p_4 && (((safe_div_func_int32_t_s_s((safe_mod_func_int16_t_s_s(p_3, (p_3 | (safe_mul_func_uint8_t_u_u(((*l_1949) = (safe_sub_func_int64_t_s_s((&g_34 != &g_34), 0UL))), (safe_add_func_int8_t_s_s(((*g_86) = (((*l_1954) |= 65528UL) ^ (*g_1319))), l_1955))))))), l_1956[5][6][1])) && 0xECF1CE4CL) , l_1810[9])) , 18446744073709551613UL) , (void*)0) == (void*)0) || l_1956[6][7][0]));
return p_7;
}
}
else
{
struct S0 *****l_1957 = &g_1206;
for (g_87 = 0; (g_87 <= 9); g_87 += 1)
{
int32_t *l_1959 = (void*)0;
for (g_34 = 0; (g_34 <= 3); g_34 += 1)
{
int i, j, k;
l_1958 = (g_227[(g_34 + 5)][g_34][g_34] , l_1957);
(*g_1279) |= (l_1810[g_34] = l_1791[8]);
(*g_382) = l_1959;
}
return p_7;
}
return p_7;
}
}
return l_1926[3];
}
l_1960 = (void*)0;
for (g_34 = 0; (g_34 <= 26); g_34 = safe_add_func_int32_t_s_s(g_34, 1))
{
int8_t l_1964 = 0xE6L;
const struct S0 *l_1968[7][5][6] = {{{&l_1769,&g_409,&g_135,(void*)0,&g_409,&g_135},{&g_135,&l_1769,&g_135,&g_409,&l_1769,&g_409},{&g_135,&g_135,&g_135,&l_1769,&l_1769,&g_409},{&g_409,&l_1769,&g_409,&g_409,&l_1769,&g_135},{&g_409,(void*)0,&l_1769,&l_1769,&g_409,&l_1769}},{{&g_135,&g_135,&g_135,&g_409,&g_135,&g_135},{&g_135,&g_135,&g_135,&g_409,&g_135,&l_1769},{&g_409,&g_409,&l_1769,(void*)0,(void*)0,&l_1769},{&g_409,&l_1769,&g_135,&g_135,&l_1769,&g_409},{&g_135,&l_1769,&l_1769,&g_135,&l_1769,&g_409}},{{(void*)0,&g_409,&g_409,(void*)0,&l_1769,&g_135},{(void*)0,&g_135,(void*)0,&g_135,(void*)0,&l_1769},{&g_135,&l_1769,&g_409,&g_135,&g_409,&l_1769},{&g_409,&g_135,&g_135,(void*)0,&l_1769,&g_409},{&g_409,&g_409,&g_135,&g_409,&l_1769,&g_409}},{{&g_135,&g_409,&g_135,&g_409,&l_1769,&g_409},{&g_135,&l_1769,(void*)0,&l_1769,(void*)0,&g_135},{&g_409,&g_409,&g_135,&g_409,&g_135,&g_409},{&g_409,&g_135,(void*)0,&l_1769,&g_135,&g_409},{&g_135,(void*)0,&g_135,&g_409,&g_135,&g_135}},{{&g_135,&g_135,(void*)0,(void*)0,&g_409,&g_409},{&g_409,(void*)0,(void*)0,&g_409,(void*)0,&g_135},{&l_1769,&l_1769,&l_1769,&g_409,&g_409,(void*)0},{&l_1769,&g_135,&g_409,&g_409,&g_409,&g_135},{&g_135,&g_409,&g_135,&g_135,&g_409,&g_135}},{{(void*)0,&g_409,&g_409,&g_135,&g_135,(void*)0},{(void*)0,&g_409,&g_409,&g_409,&g_409,(void*)0},{&g_135,&g_409,&g_409,&g_409,&g_409,&g_135},{&g_135,&g_135,&g_135,&g_409,&g_409,&l_1769},{&g_135,&l_1769,&g_135,(void*)0,(void*)0,(void*)0}},{{&l_1769,(void*)0,&g_135,&l_1769,&g_409,&g_409},{&g_135,&l_1769,&g_135,&g_135,&g_135,&g_409},{(void*)0,&g_409,&g_409,&g_135,&g_409,&g_409},{&g_135,&g_409,&l_1769,&g_409,(void*)0,(void*)0},{&g_135,&l_1769,&l_1769,&g_409,&g_135,&g_409}}};
int8_t *l_1978 = (void*)0;
uint32_t *l_1980 = &g_248;
int64_t l_2004 = (-4L);
int32_t l_2021[4][7][1] = {{{2L},{(-1L)},{(-1L)},{(-1L)},{(-1L)},{2L},{(-2L)}},{{6L},{0xC0820488L},{6L},{(-2L)},{2L},{(-1L)},{(-1L)}},{{(-1L)},{(-1L)},{2L},{(-2L)},{6L},{0xC0820488L},{6L}},{{(-2L)},{2L},{(-1L)},{(-1L)},{(-1L)},{(-1L)},{2L}}};
uint16_t *l_2031 = &g_205;
union U1 l_2034 = {0};
struct S0 **l_2037[2];
int i, j, k;
for (i = 0; i < 2; i++)
l_2037[i] = &g_134[6];
(*g_1279) ^= (*g_1616);
if (((((*l_1980) |= (~((-3L) <= (l_1964 > ((***g_1275) , (!(safe_div_func_int64_t_s_s(l_1964, (((((((l_1968[1][4][0] = l_1968[1][4][0]) == (**l_1792)) ^ (safe_rshift_func_int8_t_s_s(((*g_86) = (safe_div_func_uint8_t_u_u((((safe_mod_func_int8_t_s_s((g_1514 &= (((+((safe_div_func_int8_t_s_s(1L, (*g_86))) && 0x09L)) < 0UL) , (*g_41))), l_1964)) < 0xBA53EBE8B6A6D005LL) != 0x58L), l_1979[3]))), (**g_1276)))) > 0x960CL) && 9UL) && g_64[0][2]) || p_4))))))))) || p_3) ^ 0x8DL))
{
uint32_t l_1993[8] = {0x5B0DD992L,0x5B0DD992L,0x5B0DD992L,0x5B0DD992L,0x5B0DD992L,0x5B0DD992L,0x5B0DD992L,0x5B0DD992L};
int32_t *l_2008 = (void*)0;
int32_t l_2009 = 0L;
int32_t *l_2010 = &g_91;
int32_t *l_2011 = &g_667;
int32_t *l_2012 = (void*)0;
int32_t *l_2013 = &g_667;
int32_t *l_2014 = (void*)0;
int32_t *l_2015 = &l_1833;
int32_t *l_2016 = &l_2009;
int32_t *l_2017 = &g_1439;
int32_t *l_2018 = &g_1439;
int32_t *l_2019 = &l_1829[0];
int32_t *l_2020[8] = {&l_1825,&l_1825,&l_1825,&l_1825,&l_1825,&l_1825,&l_1825,&l_1825};
uint64_t *l_2025 = (void*)0;
uint64_t *l_2026 = &g_37;
uint32_t **l_2029 = (void*)0;
int i;
for (g_45 = 0; (g_45 != 12); g_45 = safe_add_func_uint64_t_u_u(g_45, 1))
{
uint32_t l_2001 = 18446744073709551615UL;
int32_t l_2002 = 4L;
uint16_t *l_2003[4];
struct S0 l_2007 = {0};
int i;
for (i = 0; i < 4; i++)
l_2003[i] = &l_1926[4];
(*g_1279) = (((safe_div_func_uint8_t_u_u(p_3, p_7)) == (((safe_rshift_func_uint16_t_u_s(((0x46A8L & ((safe_div_func_uint32_t_u_u(p_7, l_1964)) && (safe_lshift_func_int8_t_s_s((safe_div_func_uint32_t_u_u(l_1993[1], (safe_add_func_int8_t_s_s(((((safe_add_func_int8_t_s_s((((g_205 = (+((l_2002 = ((safe_lshift_func_int8_t_s_u((p_4 < l_2001), l_1964)) == 0L)) > p_7))) < 0x71B4L) && l_1964), 255UL)) && (-1L)) , 0x589EL) < (*g_1319)), (*g_86))))), 3)))) <= l_2001), l_2004)) == p_3) , (***g_1460))) & 0xE622L);
for (g_608 = (-15); (g_608 != 12); ++g_608)
{
return p_7;
}
(***l_1792) = l_2007;
}
for (l_1818 = 0; (l_1818 <= 0); l_1818 += 1)
{
return p_4;
}
l_2022[0]--;
(*l_2018) ^= (((g_52 < ((*l_2026)--)) , ((l_2029 == (l_2030 , (void*)0)) , 0L)) | (((void*)0 == l_2031) , l_2004));
}
else
{
struct S0 **l_2036 = &g_134[1];
struct S0 ***l_2038 = &l_2037[1];
int32_t *l_2045 = &g_2046[3][2];
int32_t l_2047 = (-1L);
int32_t l_2048 = 1L;
(*g_1279) = ((*g_1616) = ((((l_2047 = (((*l_2045) = ((((((safe_sub_func_int32_t_s_s(((l_2034 , p_3) | (safe_unary_minus_func_uint32_t_u((p_7 & (((*g_41) , ((*l_1792) = l_2036)) != ((*l_2038) = l_2037[1])))))), (0xD8A3588307ADA26CLL > ((safe_unary_minus_func_uint8_t_u((safe_mul_func_uint16_t_u_u((safe_add_func_uint64_t_u_u(0x676FFB4CEC8CE91ELL, ((((l_2044[0][4][4] , p_4) , l_1964) >= l_2021[3][6][0]) & 0xC6439747BC4D41F9LL))), (-10L))))) , (*g_76))))) && g_26[2][0][3]) == (-1L)) , 1L) >= p_7) && p_3)) , p_4)) & g_64[0][1]) == l_2048) & l_2048));
(*g_1616) ^= 0x35686B85L;
l_1822 &= l_2048;
}
}
return p_4;
}
static int64_t func_8(int8_t * p_9, uint64_t p_10, int8_t * p_11, uint32_t p_12)
{
const struct S0 l_1217 = {1};
const struct S0 l_1222 = {0};
int32_t **l_1234 = &g_380[0][1][3];
uint8_t *l_1235 = &g_105[6][1];
int8_t **l_1236 = &g_86;
int32_t l_1240[2];
const uint64_t *l_1292 = &g_37;
const uint64_t **l_1291 = &l_1292;
struct S0 ***l_1294 = &g_1208;
union U1 l_1337[7][3][3] = {{{{0},{0},{0}},{{0},{0},{0}},{{0},{0},{0}}},{{{0},{0},{0}},{{0},{0},{0}},{{0},{0},{0}}},{{{0},{0},{0}},{{0},{0},{0}},{{0},{0},{0}}},{{{0},{0},{0}},{{0},{0},{0}},{{0},{0},{0}}},{{{0},{0},{0}},{{0},{0},{0}},{{0},{0},{0}}},{{{0},{0},{0}},{{0},{0},{0}},{{0},{0},{0}}},{{{0},{0},{0}},{{0},{0},{0}},{{0},{0},{0}}}};
const uint32_t l_1344 = 0xE1325B71L;
int64_t l_1346[6][8][5] = {{{0L,0xFE0C1C4F4364A1E8LL,0L,0x87E6A1601CD3B843LL,0x6ECE6596B703BF88LL},{(-8L),0xCB6D05C3AF82F633LL,6L,0xC84A8E85BFDD0BCALL,8L},{0x58FB12A5801758F1LL,(-1L),(-1L),0x29D7378AF40198DFLL,0x05802430FFDE2928LL},{0xEA676F3E12C6F421LL,(-4L),6L,8L,0x13EE2201449BFCA4LL},{(-1L),1L,0L,0x2CC1B656DB474CDCLL,(-1L)},{0xCB6D05C3AF82F633LL,8L,0xEA99ABCE6C10F716LL,0xC9D73B87C64017C2LL,(-8L)},{0x05802430FFDE2928LL,1L,0xD2D2E5F5E44EE009LL,1L,(-4L)},{0L,(-4L),0x13902A72520A44A1LL,8L,0xE736D950A3D0E375LL}},{{0x473F8CA1CD8BCF80LL,0x2CC1B656DB474CDCLL,0x6ECE6596B703BF88LL,(-1L),0x473F8CA1CD8BCF80LL},{0L,0xCB6D05C3AF82F633LL,(-4L),(-2L),0xEA676F3E12C6F421LL},{0x05802430FFDE2928LL,(-7L),0xC1B0E25E5E892CB3LL,0x29D7378AF40198DFLL,0x9F1EE86A4984F321LL},{0xCB6D05C3AF82F633LL,0x6D9CED5A163697CBLL,0x6D9CED5A163697CBLL,0xCB6D05C3AF82F633LL,0x6B9A36F2600A7EB9LL},{(-1L),0x29D7378AF40198DFLL,1L,0x5AE46D44BCB57564LL,0x473F8CA1CD8BCF80LL},{0xEA676F3E12C6F421LL,0L,0xEA99ABCE6C10F716LL,6L,7L},{0x58FB12A5801758F1LL,0xFE0C1C4F4364A1E8LL,(-4L),0x5AE46D44BCB57564LL,(-4L)},{(-8L),0xC84A8E85BFDD0BCALL,2L,0xCB6D05C3AF82F633LL,8L}},{{0L,0x2CC1B656DB474CDCLL,(-1L),0x29D7378AF40198DFLL,(-1L)},{0x6B9A36F2600A7EB9LL,0xEA676F3E12C6F421LL,6L,(-2L),0xFC3E991FBA0C32DDLL},{0xBF24953D1AB948A7LL,1L,(-4L),(-1L),0x05802430FFDE2928LL},{0xCB6D05C3AF82F633LL,(-2L),0xC9D73B87C64017C2LL,8L,(-8L)},{(-1L),1L,1L,1L,0x6ECE6596B703BF88LL},{0L,0xEA676F3E12C6F421LL,0x13902A72520A44A1LL,0xC9D73B87C64017C2LL,7L},{0x95C1DEAE28F362FALL,0x2CC1B656DB474CDCLL,0xC1B0E25E5E892CB3LL,0x2CC1B656DB474CDCLL,0x95C1DEAE28F362FALL},{0L,0xC84A8E85BFDD0BCALL,0xDEF400DF631794CCLL,8L,0xEA676F3E12C6F421LL}},{{(-1L),0xFE0C1C4F4364A1E8LL,0x6ECE6596B703BF88LL,0x29D7378AF40198DFLL,0xAD0C8A84869DBBA3LL},{0x7EE8DABBCF6651BELL,0L,0x6D9CED5A163697CBLL,0xC84A8E85BFDD0BCALL,0xEA676F3E12C6F421LL},{0xBF24953D1AB948A7LL,0x29D7378AF40198DFLL,0xD2D2E5F5E44EE009LL,0x87E6A1601CD3B843LL,0x95C1DEAE28F362FALL},{0xEA676F3E12C6F421LL,0x6D9CED5A163697CBLL,0xC9D73B87C64017C2LL,0xE736D950A3D0E375LL,7L},{0L,(-7L),0L,0x5AE46D44BCB57564LL,0x6ECE6596B703BF88LL},{8L,0xCB6D05C3AF82F633LL,2L,0xC84A8E85BFDD0BCALL,(-8L)},{0x58FB12A5801758F1LL,0x2CC1B656DB474CDCLL,(-1L),0x7D375386B6499C7DLL,0x05802430FFDE2928LL},{0x6B9A36F2600A7EB9LL,(-4L),2L,8L,0xFC3E991FBA0C32DDLL}},{{(-1L),1L,0L,(-1L),(-1L)},{0x7EE8DABBCF6651BELL,8L,0xC9D73B87C64017C2LL,0xC9D73B87C64017C2LL,8L},{0x05802430FFDE2928LL,1L,0xD2D2E5F5E44EE009LL,0xEA55B45344259037LL,(-4L)},{0L,(-4L),0x6D9CED5A163697CBLL,8L,7L},{0x473F8CA1CD8BCF80LL,(-1L),0x6ECE6596B703BF88LL,0x2CC1B656DB474CDCLL,0x473F8CA1CD8BCF80LL},{0L,0xCB6D05C3AF82F633LL,0xDEF400DF631794CCLL,0xC9D73B87C64017C2LL,0x13EE2201449BFCA4LL},{0x9F1EE86A4984F321LL,0x12349FC9ADD08507LL,(-1L),0x5AE46D44BCB57564LL,0xBF24953D1AB948A7LL},{0L,(-2L),(-5L),0L,0xFC3E991FBA0C32DDLL}},{{0L,0x5AE46D44BCB57564LL,0x6ECE6596B703BF88LL,0xEA55B45344259037LL,1L},{0x13EE2201449BFCA4LL,8L,6L,(-4L),0xEA676F3E12C6F421LL},{0x95C1DEAE28F362FALL,0x3805D7554739CF81LL,(-1L),0xEA55B45344259037LL,0x05802430FFDE2928LL},{8L,0x6D9CED5A163697CBLL,(-4L),0L,0xBC1C7483B217E831LL},{0x473F8CA1CD8BCF80LL,1L,0xAD0C8A84869DBBA3LL,0x5AE46D44BCB57564LL,0xAD0C8A84869DBBA3LL},{0xFC3E991FBA0C32DDLL,0xFC3E991FBA0C32DDLL,0xDEF400DF631794CCLL,0xC9D73B87C64017C2LL,0x7EE8DABBCF6651BELL},{0x58FB12A5801758F1LL,0x7D375386B6499C7DLL,(-1L),1L,0x9F1EE86A4984F321LL},{0L,0xC9D73B87C64017C2LL,2L,0xE736D950A3D0E375LL,8L}}};
struct S0 l_1384[3][7][4] = {{{{0},{0},{1},{1}},{{0},{0},{0},{1}},{{0},{1},{1},{1}},{{1},{1},{0},{1}},{{1},{1},{0},{1}},{{1},{1},{1},{1}},{{1},{0},{1},{1}}},{{{1},{0},{1},{1}},{{1},{1},{1},{1}},{{1},{0},{1},{0}},{{1},{1},{1},{1}},{{1},{1},{1},{0}},{{1},{0},{0},{0}},{{1},{1},{0},{0}}},{{{1},{0},{1},{0}},{{0},{1},{0},{1}},{{0},{1},{1},{0}},{{0},{0},{0},{1}},{{1},{1},{0},{1}},{{0},{0},{1},{1}},{{0},{0},{0},{1}}}};
uint64_t l_1392 = 18446744073709551615UL;
uint16_t l_1409 = 65533UL;
int32_t ****l_1463 = &g_378;
int8_t l_1505 = 0x2FL;
uint16_t l_1519 = 0x9B5AL;
int8_t ***l_1546 = &l_1236;
int8_t ****l_1545[4];
int16_t **l_1568 = &g_1319;
uint32_t *l_1613[4] = {(void*)0,(void*)0,(void*)0,(void*)0};
uint32_t **l_1612 = &l_1613[3];
const uint64_t ***l_1626 = &l_1291;
const uint64_t ****l_1625 = &l_1626;
struct S0 l_1742[10][2] = {{{0},{1}},{{1},{0}},{{1},{1}},{{0},{1}},{{0},{1}},{{1},{0}},{{1},{1}},{{0},{0}},{{1},{0}},{{0},{1}}};
int32_t l_1759[1][9];
int32_t *l_1763[9][8] = {{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0}};
int32_t l_1764 = 0x587A4223L;
uint64_t l_1765 = 0xE5F75483F6547163LL;
int i, j, k;
for (i = 0; i < 2; i++)
l_1240[i] = 0xF7C9662DL;
for (i = 0; i < 4; i++)
l_1545[i] = &l_1546;
for (i = 0; i < 1; i++)
{
for (j = 0; j < 9; j++)
l_1759[i][j] = 0xBB3C4F52L;
}
if ((((((*l_1236) = p_9) != (void*)0) != 1L) == g_356[3][0][0]))
{
union U1 l_1257[10] = {{0},{0},{0},{0},{0},{0},{0},{0},{0},{0}};
int32_t l_1287[6][4][10] = {{{0x6D421B9AL,1L,(-1L),1L,0xEF877A3CL,0x866567BBL,0x07D5C9F0L,(-6L),(-6L),0x224A7859L},{(-6L),0x6D421B9AL,(-1L),(-2L),(-1L),0xEDC7914DL,(-6L),1L,(-1L),(-1L)},{1L,(-1L),0xEFDC2BD4L,0xAF5D783AL,0L,0x6C8145ACL,(-1L),1L,(-6L),9L},{0xEDC7914DL,(-8L),0x2E6D0AC1L,1L,0L,0xDAD1A278L,0xDAD1A278L,0L,1L,0x2E6D0AC1L}},{{0x4E953A42L,0x4E953A42L,(-1L),(-1L),1L,(-1L),0xFD80E7FFL,(-6L),0x299C0C00L,0xAF5D783AL},{1L,1L,(-1L),0xDCD5A1E4L,4L,(-2L),0xFD80E7FFL,(-8L),0xB8D701D8L,0x340FFE33L},{0x7F618511L,0x4E953A42L,(-6L),0x6C8145ACL,0xAF5D783AL,(-1L),0xDAD1A278L,0x6D421B9AL,0x4E953A42L,(-1L)},{(-6L),(-8L),(-1L),(-1L),0x299C0C00L,(-6L),(-1L),0x7F618511L,1L,0x224A7859L}},{{(-4L),(-1L),0x07D5C9F0L,(-6L),(-6L),4L,(-6L),(-6L),0x07D5C9F0L,(-1L)},{0xEF877A3CL,0x6D421B9AL,9L,0xAF5D783AL,0xFD80E7FFL,0xEFDC2BD4L,0x07D5C9F0L,0xEF877A3CL,0x7F618511L,0x6C8145ACL},{0xEDC7914DL,1L,3L,(-8L),(-1L),0xEFDC2BD4L,(-1L),0L,(-2L),3L},{0xEF877A3CL,(-1L),0L,0L,1L,4L,0xAF5D783AL,0x299C0C00L,(-6L),0xFD80E7FFL}},{{(-4L),1L,0xDAD1A278L,9L,(-1L),(-6L),3L,0x866567BBL,0xB8D701D8L,0xDCD5A1E4L},{(-6L),0xEF877A3CL,(-1L),0x340FFE33L,(-1L),(-1L),0x340FFE33L,(-1L),0xEF877A3CL,0xB8D701D8L},{0L,(-1L),0x814E2BB9L,0x6C8145ACL,0L,0x6D421B9AL,0xB8D701D8L,4L,(-1L),0x0D227F94L},{(-1L),(-1L),(-1L),(-1L),0L,0xDCD5A1E4L,0xB46C51C4L,(-6L),1L,0xB8D701D8L}},{{0L,0xB8D701D8L,(-1L),1L,0x299C0C00L,3L,(-1L),0L,4L,0xFD80E7FFL},{9L,0x07D5C9F0L,(-1L),(-6L),(-1L),(-1L),0x2E6D0AC1L,0xEFDC2BD4L,(-1L),(-1L)},{0x423B865BL,0x0D227F94L,0x224A7859L,9L,(-4L),9L,0x224A7859L,0x0D227F94L,0x423B865BL,(-6L)},{0x07D5C9F0L,0x340FFE33L,0L,0x28F73E5BL,0xDCD5A1E4L,(-1L),0x4E953A42L,0x6D421B9AL,0xDAD1A278L,(-1L)}},{{(-1L),0x423B865BL,1L,0x28F73E5BL,(-1L),0x299C0C00L,0xFD80E7FFL,(-1L),0x423B865BL,0xEDC7914DL},{4L,0x6D421B9AL,0x814E2BB9L,9L,0xB46C51C4L,0x7F618511L,0xEDC7914DL,1L,(-1L),0x0D227F94L},{0x6D421B9AL,1L,0L,(-6L),1L,0x340FFE33L,0xB46C51C4L,(-1L),4L,4L},{0x814E2BB9L,0L,0xFD80E7FFL,1L,1L,0xFD80E7FFL,0L,0x814E2BB9L,1L,0L}}};
int32_t l_1308 = 0xA7A4424DL;
int32_t l_1309 = 0x63BF0833L;
int32_t l_1310 = 0xC110EA8BL;
int i, j, k;
(**g_381) = (void*)0;
for (g_1086 = 0; (g_1086 != (-9)); g_1086 = safe_sub_func_uint64_t_u_u(g_1086, 9))
{
int32_t l_1239 = 0xF56310CDL;
union U1 *l_1265 = &g_347[0][1][1];
uint64_t l_1286 = 0xA30F078AA73CFAFDLL;
struct S0 l_1306 = {1};
l_1240[1] = l_1239;
for (g_1107 = 0; (g_1107 <= 0); g_1107 += 1)
{
int32_t *l_1241[1];
uint16_t l_1242 = 9UL;
union U1 *l_1266 = &g_347[0][1][3];
int i;
for (i = 0; i < 1; i++)
l_1241[i] = (void*)0;
++l_1242;
for (g_373 = 0; (g_373 <= 1); g_373 += 1)
{
uint64_t *l_1245 = &g_37;
uint64_t **l_1246 = &g_76;
uint16_t *l_1247 = &g_45;
const int32_t l_1263 = 0xBFCB7328L;
int32_t *l_1278 = &g_667;
uint64_t ***l_1290 = &l_1246;
const uint64_t **l_1293[8] = {(void*)0,&l_1292,&l_1292,(void*)0,&l_1292,&l_1292,(void*)0,&l_1292};
struct S0 ****l_1295 = &g_1207;
int16_t *l_1318 = &g_334;
int16_t *l_1321 = &g_227[3][3][4];
int16_t **l_1320 = &l_1321;
int i;
if (((((*l_1246) = l_1245) == &g_37) == (++(*l_1247))))
{
uint32_t *l_1262 = &g_100;
int i, j, k;
l_1240[0] = ((l_1240[g_373] && ((*p_11) = l_1240[g_1107])) >= ((!l_1240[g_373]) , (safe_div_func_int64_t_s_s((((safe_mul_func_uint8_t_u_u(((safe_mul_func_uint8_t_u_u(((g_356[(g_1107 + 5)][(g_1107 + 1)][g_1107] , (g_1264 ^= ((*g_76) < (l_1257[6] , (safe_sub_func_int32_t_s_s((safe_div_func_int16_t_s_s((((((void*)0 != &g_100) , (((*l_1262) = p_10) == 4294967290UL)) >= p_10) >= (-3L)), l_1263)), p_12)))))) == g_1107), 0x71L)) & p_10), l_1240[g_1107])) , p_12) >= 0x108E341EL), 1UL))));
l_1240[1] = p_12;
l_1266 = l_1265;
}
else
{
int16_t *l_1274 = &g_334;
int32_t l_1277 = 2L;
if (l_1239)
break;
l_1277 = ((safe_mul_func_uint8_t_u_u((((safe_lshift_func_int16_t_s_u(p_10, 15)) > (safe_unary_minus_func_int16_t_s(((*l_1274) |= (safe_rshift_func_uint8_t_u_s(((void*)0 != &g_26[2][0][2]), 6)))))) <= (0x76L || ((*p_11) = (g_1275 != &g_1276)))), 0L)) , l_1239);
(**g_381) = ((**g_378) = l_1278);
(*l_1234) = (p_10 , g_1279);
}
if (((safe_mul_func_int16_t_s_s(p_12, ((((safe_rshift_func_uint16_t_u_s((((**l_1246) = (safe_sub_func_uint32_t_u_u((l_1286 , p_10), (l_1287[1][2][8] |= (*l_1278))))) , (safe_div_func_uint64_t_u_u((((((*l_1290) = &g_76) == (l_1293[5] = l_1291)) , ((((((void*)0 != &g_861) | (((*l_1295) = l_1294) == (void*)0)) || p_10) && p_12) >= (*l_1278))) | 0x6F96L), (*g_76)))), l_1239)) ^ (*l_1278)) , 0xAB735429CCA3D463LL) | p_12))) , (-4L)))
{
uint16_t l_1301 = 0xD5B8L;
uint8_t *l_1307[5] = {&g_30,&g_30,&g_30,&g_30,&g_30};
int i;
l_1310 |= ((-7L) ^ ((safe_unary_minus_func_uint8_t_u(0xEFL)) >= ((l_1309 &= (safe_div_func_uint16_t_u_u(((*l_1247) |= ((((safe_sub_func_uint8_t_u_u((p_12 || ((p_12 , (*g_86)) != (l_1287[4][1][1] , l_1301))), ((safe_sub_func_int64_t_s_s((g_409.f0 || (l_1308 = (safe_mul_func_uint8_t_u_u((l_1306 , g_135.f0), (***g_1275))))), 0UL)) > (*g_76)))) == (*l_1278)) == p_12) ^ 0x050BA1C6L)), (-1L)))) , 0xD66AL)));
if (l_1286)
break;
return l_1301;
}
else
{
uint32_t *l_1312[4];
int i;
for (i = 0; i < 4; i++)
l_1312[i] = &g_248;
(*l_1278) &= (!(1L >= (++g_100)));
}
l_1240[0] &= (safe_mod_func_uint8_t_u_u((((*l_1318) = (safe_unary_minus_func_uint32_t_u(5UL))) & (0x26A0C416L < (g_105[6][0] | 0x142B1B5B50B64C9ELL))), ((*l_1278) & ((g_228 & ((g_60 >= ((g_1319 = l_1247) != ((*l_1320) = (void*)0))) >= p_12)) | p_12))));
}
}
if (p_10)
break;
}
for (p_12 = 0; (p_12 <= 9); p_12 += 1)
{
int32_t l_1336 = 4L;
struct S0 ****l_1342[7][5][2] = {{{&l_1294,&l_1294},{&l_1294,&g_1207},{(void*)0,&g_1207},{&l_1294,&g_1207},{(void*)0,&l_1294}},{{&g_1207,&l_1294},{&g_1207,&l_1294},{&g_1207,&l_1294},{(void*)0,&g_1207},{&l_1294,&g_1207}},{{(void*)0,&g_1207},{&l_1294,&l_1294},{&l_1294,&g_1207},{(void*)0,&g_1207},{&g_1207,&g_1207}},{{&l_1294,(void*)0},{&g_1207,&g_1207},{&g_1207,&l_1294},{&l_1294,(void*)0},{&g_1207,&g_1207}},{{&g_1207,&g_1207},{(void*)0,&l_1294},{(void*)0,&g_1207},{&g_1207,&g_1207},{&g_1207,(void*)0}},{{&l_1294,&l_1294},{&g_1207,&g_1207},{&g_1207,(void*)0},{&l_1294,&g_1207},{&g_1207,&g_1207}},{{(void*)0,&g_1207},{&l_1294,&l_1294},{&l_1294,&g_1207},{(void*)0,&g_1207},{&l_1294,&g_1207}}};
int32_t l_1343 = 0L;
int32_t l_1345 = 0xBC0C7380L;
int i, j, k;
l_1345 |= (safe_unary_minus_func_int16_t_s(((((((safe_sub_func_int8_t_s_s((!g_37), ((p_10 | (safe_lshift_func_int16_t_s_s(((safe_rshift_func_int8_t_s_s(0xD2L, 4)) ^ ((safe_rshift_func_int8_t_s_s((((safe_sub_func_uint64_t_u_u((safe_div_func_uint64_t_u_u((l_1287[1][2][8] , (l_1336 |= 18446744073709551615UL)), (l_1337[6][0][0] , (safe_mod_func_int8_t_s_s(0xDDL, (safe_div_func_int16_t_s_s((l_1342[2][1][1] == &g_1207), l_1308))))))), l_1343)) ^ 18446744073709551615UL) & l_1344), (*p_11))) <= 0x5847766CL)), 15))) | l_1308))) <= (***g_1275)) | 0x80A2BC662864DFCCLL) == 0x4692L) >= p_12) < (*g_76))));
(*g_379) = (l_1346[0][3][2] , &l_1287[4][1][4]);
}
}
else
{
int64_t *l_1347[1][3];
int32_t l_1348 = 0x8BB98AEBL;
int32_t l_1352[6] = {(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)};
uint32_t l_1354 = 0xF134DF18L;
int8_t *l_1385 = &g_226;
int64_t l_1423 = 0L;
int32_t l_1501 = 5L;
int8_t ****l_1543 = (void*)0;
struct S0 *****l_1547[7][1];
int32_t *l_1592 = &l_1348;
uint32_t **l_1740 = &l_1613[3];
uint16_t *l_1749 = &l_1409;
int32_t *l_1750[9][2][9] = {{{&l_1501,(void*)0,&l_1501,&l_1501,&l_1501,(void*)0,&l_1501,&l_1501,&l_1501},{&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501}},{{&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,(void*)0},{&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501}},{{&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501},{(void*)0,&l_1501,&l_1501,&l_1501,&l_1501,(void*)0,&l_1501,&l_1501,&l_1501}},{{(void*)0,(void*)0,&l_1501,&l_1501,(void*)0,&l_1501,&l_1501,(void*)0,&l_1501},{&l_1501,&l_1501,&l_1501,&l_1501,(void*)0,&l_1501,&l_1501,&l_1501,&l_1501}},{{(void*)0,&l_1501,(void*)0,&l_1501,(void*)0,&l_1501,&l_1501,&l_1501,&l_1501},{&l_1501,(void*)0,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501}},{{&l_1501,&l_1501,&l_1501,(void*)0,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501},{&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501}},{{&l_1501,&l_1501,&l_1501,&l_1501,(void*)0,&l_1501,&l_1501,&l_1501,&l_1501},{&l_1501,&l_1501,(void*)0,&l_1501,&l_1501,(void*)0,&l_1501,&l_1501,&l_1501}},{{&l_1501,&l_1501,&l_1501,&l_1501,(void*)0,&l_1501,&l_1501,&l_1501,&l_1501},{(void*)0,(void*)0,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501}},{{&l_1501,(void*)0,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501},{(void*)0,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501,&l_1501}}};
int i, j, k;
for (i = 0; i < 1; i++)
{
for (j = 0; j < 3; j++)
l_1347[i][j] = &g_34;
}
for (i = 0; i < 7; i++)
{
for (j = 0; j < 1; j++)
l_1547[i][j] = &g_1206;
}
if (((l_1348 |= p_12) , p_12))
{
int64_t l_1349 = (-1L);
int32_t *l_1350 = &g_667;
int32_t *l_1351[1][4] = {{(void*)0,(void*)0,(void*)0,(void*)0}};
int16_t l_1353 = 0x45E5L;
int i, j;
++l_1354;
(**g_381) = l_1351[0][1];
return p_10;
}
else
{
struct S0 ****l_1361 = &g_1207;
struct S0 ****l_1362 = &g_1207;
const int64_t l_1388 = 0L;
int32_t l_1414 = 0x813C50A2L;
int32_t l_1417 = (-8L);
int32_t l_1418 = (-8L);
int32_t l_1419 = 0xF64599C9L;
int32_t l_1420 = (-8L);
int32_t l_1421[1];
uint8_t l_1424 = 0xFAL;
uint8_t l_1427 = 0x0EL;
const int8_t ***l_1455 = &g_1276;
int32_t l_1477 = 0L;
int8_t ****l_1544 = (void*)0;
const uint64_t *****l_1627 = &l_1625;
uint64_t ****l_1647 = &g_1460;
uint64_t *****l_1648 = &l_1647;
uint32_t l_1649 = 0UL;
uint16_t l_1654 = 7UL;
uint64_t *l_1696 = &g_37;
int i;
for (i = 0; i < 1; i++)
l_1421[i] = 0x164DD245L;
for (g_423 = 5; (g_423 <= (-16)); g_423 = safe_sub_func_int8_t_s_s(g_423, 7))
{
struct S0 *****l_1363 = &l_1362;
int16_t *l_1364 = &g_227[3][3][4];
const int32_t l_1376 = 0xAF73F5CDL;
const int8_t *l_1386 = &g_226;
int32_t l_1389[9];
uint64_t ****l_1462 = &g_1460;
union U1 **l_1470 = &g_995;
int32_t **l_1476 = &g_380[0][1][3];
int32_t l_1506 = 1L;
int8_t ***l_1541 = &l_1236;
int8_t ****l_1540[8] = {&l_1541,&l_1541,&l_1541,&l_1541,&l_1541,&l_1541,&l_1541,&l_1541};
int64_t l_1571[10][10] = {{0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL},{0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL},{0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL},{0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL},{0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL},{0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL},{0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL},{0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL},{0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL},{0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL,0xDF7FFD4C9BC2140ELL}};
const uint32_t l_1588 = 18446744073709551615UL;
const int8_t l_1615 = 0x98L;
int i, j;
for (i = 0; i < 9; i++)
l_1389[i] = 0xFC30D1A5L;
if (((safe_mul_func_int16_t_s_s(((*l_1364) = ((l_1361 = &g_1207) != ((*l_1363) = l_1362))), ((safe_div_func_int32_t_s_s(((safe_mul_func_uint64_t_u_u((*g_76), (0x63493FB12AAAC2B0LL > ((safe_unary_minus_func_uint16_t_u(((p_10 != (((p_12 == (-10L)) | ((safe_unary_minus_func_uint16_t_u((g_205 = (!(0x3276CA34L >= (safe_add_func_int64_t_s_s((safe_sub_func_uint8_t_u_u(g_959, p_12)), p_12))))))) || g_276)) & 0xE0L)) & 6L))) & (*p_9))))) == 0xACB3L), g_1209)) ^ l_1376))) || l_1354))
{
struct S0 l_1387 = {1};
(*g_1279) ^= ((safe_sub_func_uint32_t_u_u((safe_add_func_uint32_t_u_u(((-8L) ^ 0xF5849E84CF2A3D69LL), ((l_1376 && (65535UL > ((((0UL && 1L) <= ((l_1387 , (*p_9)) != (*p_11))) ^ l_1388) , (*g_1319)))) || (*g_76)))), l_1388)) & g_37);
l_1389[5] = 6L;
for (g_226 = 23; (g_226 > (-12)); --g_226)
{
l_1389[7] = l_1392;
}
}
else
{
(*g_382) = &l_1389[1];
}
for (g_37 = 0; (g_37 <= 1); g_37 += 1)
{
union U1 l_1408 = {0};
int32_t l_1422 = 8L;
int32_t l_1432 = 0xD4E15B09L;
int32_t l_1433 = (-1L);
int32_t l_1434 = (-1L);
int32_t l_1435 = 0xAB55C20FL;
int32_t l_1436 = 0x6EE0E7C3L;
int32_t l_1437 = 0x58600D6CL;
int32_t l_1438 = 0xBE2589BBL;
int32_t l_1440 = 0xB164C662L;
int32_t l_1441 = 0x8A3A8CE5L;
int32_t l_1442 = 0xE35F3C4CL;
int32_t l_1443 = 0x01F02F3AL;
uint64_t l_1444 = 0xC1EAA46C2A7A7DADLL;
int i;
if (((((((safe_sub_func_int8_t_s_s((safe_mul_func_int16_t_s_s(l_1352[1], (((*g_1279) = (l_1240[g_37] = ((void*)0 != (****l_1363)))) || (-9L)))), (**g_1276))) , ((safe_mul_func_int8_t_s_s((safe_sub_func_int8_t_s_s((safe_div_func_uint64_t_u_u((((~(safe_mul_func_int8_t_s_s(((*g_86) &= ((safe_div_func_int32_t_s_s(((l_1408 , l_1409) , ((((safe_sub_func_uint16_t_u_u(((*g_1319) == p_12), p_12)) ^ p_12) != p_12) == g_300)), l_1388)) | (*g_1319))), 255UL))) != 0x23CD00D4L) && g_26[0][0][4]), p_10)), g_60)), g_667)) < 0xFDL)) ^ 9UL) , l_1240[g_37]) ^ 0xC8A071D64B5EDA3DLL) > 1L))
{
int32_t *l_1412 = &l_1389[6];
int32_t *l_1413 = (void*)0;
int32_t *l_1415 = &l_1352[1];
int32_t *l_1416[10];
int i;
for (i = 0; i < 10; i++)
l_1416[i] = &l_1352[4];
--l_1424;
if (p_10)
continue;
l_1427++;
}
else
{
int32_t *l_1430 = &l_1352[3];
int32_t *l_1431[3][5][8] = {{{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,&l_1419,(void*)0,(void*)0,&l_1419,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,&l_1419,(void*)0,(void*)0,&l_1419,(void*)0,(void*)0}},{{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,&l_1419,(void*)0,(void*)0,&l_1419,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0}},{{(void*)0,(void*)0,&l_1419,(void*)0,(void*)0,&l_1419,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,&l_1419,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{&l_1419,(void*)0,&l_1419,&l_1419,(void*)0,&l_1419,&l_1419,(void*)0}}};
int i, j, k;
++l_1444;
(**g_378) = &l_1352[1];
}
}
(*g_1279) = (((l_1354 != p_10) & (safe_rshift_func_uint16_t_u_s(l_1376, (safe_mul_func_uint16_t_u_u(((safe_add_func_uint64_t_u_u((++(*g_76)), (&l_1236 == (l_1389[5] , l_1455)))) , 0x3C30L), (safe_rshift_func_int16_t_s_u(((4L && (((*l_1462) = (((safe_lshift_func_int8_t_s_s(0x6BL, (***g_1275))) ^ p_12) , g_1460)) != (void*)0)) != l_1389[1]), l_1348))))))) , p_10);
if (((((l_1420 = ((((void*)0 == l_1463) <= (safe_mul_func_int8_t_s_s((safe_mul_func_uint8_t_u_u(((safe_mod_func_int16_t_s_s((((void*)0 == l_1470) <= (((l_1376 != (safe_add_func_int64_t_s_s((p_10 && (((((safe_lshift_func_int8_t_s_s((!(&g_1460 != (void*)0)), (**g_1276))) , (void*)0) == l_1476) >= g_635) || 0xA7L)), l_1354))) && g_1086) >= p_12)), 1UL)) || 6UL), l_1477)), p_10))) & l_1352[1])) || l_1348) | p_12) != p_12))
{
uint64_t l_1493 = 0xA194C80DA2CD4B5FLL;
int32_t l_1502 = 0x1EEE9C8EL;
int32_t l_1503 = 0x0AF1B2EFL;
int32_t l_1504[5] = {0L,0L,0L,0L,0L};
union U1 *l_1517 = &l_1337[6][0][2];
int16_t l_1527 = 0x6643L;
int32_t *l_1535 = (void*)0;
int i;
for (g_959 = 0; (g_959 < 24); g_959 = safe_add_func_uint8_t_u_u(g_959, 1))
{
int16_t l_1490 = 2L;
int32_t *l_1496 = &l_1389[4];
int32_t *l_1497 = (void*)0;
int32_t *l_1498 = &g_1086;
int32_t *l_1499 = &g_1439;
int32_t *l_1500[7];
int64_t l_1507[9][6] = {{0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL},{0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL},{0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL},{0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL},{0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL},{0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL},{0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL},{0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL},{0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL,0x091B176F5729569CLL}};
uint32_t l_1508 = 4294967286UL;
int i, j;
for (i = 0; i < 7; i++)
l_1500[i] = (void*)0;
(*g_1279) = (((safe_lshift_func_uint16_t_u_s((((p_12 , (g_959 || (safe_mul_func_int8_t_s_s((*p_9), (*p_11))))) || 6UL) || ((***g_993) , (safe_mul_func_uint8_t_u_u(((*l_1235)++), (*g_41))))), 10)) || ((((safe_mod_func_uint64_t_u_u((0UL <= ((l_1352[1] < p_10) > 0L)), 2UL)) && l_1424) < 0L) != 0xCEL)) > l_1490);
(*g_1279) ^= ((safe_sub_func_uint32_t_u_u((l_1421[0] , 4294967295UL), (((*g_995) , (void*)0) == &g_34))) || p_10);
l_1493--;
l_1508--;
}
if ((l_1504[2] = (safe_add_func_int32_t_s_s((!g_1514), (safe_rshift_func_uint8_t_u_s(0x2AL, 3))))))
{
int32_t *l_1518 = (void*)0;
(**g_381) = &l_1421[0];
(*g_379) = (void*)0;
(*g_452) = l_1517;
++l_1519;
}
else
{
uint32_t l_1533 = 4UL;
union U1 l_1534 = {0};
(***l_1463) = (((safe_lshift_func_uint8_t_u_s((safe_div_func_uint16_t_u_u(0x3FA9L, l_1414)), (safe_unary_minus_func_int64_t_s(((((l_1527 |= 4L) , (safe_mul_func_uint8_t_u_u(0x6CL, ((**l_1236) ^= (-1L))))) && (((safe_unary_minus_func_int16_t_s(((void*)0 != (**l_1294)))) && (((*l_1364) ^= (safe_mul_func_int16_t_s_s((*g_1319), p_12))) & l_1533)) ^ p_10)) != l_1533))))) , l_1534) , &l_1502);
}
if (l_1388)
break;
(**g_381) = l_1535;
}
else
{
const int64_t l_1536[8] = {0xF495BEC4F48F7546LL,0xF495BEC4F48F7546LL,0xF495BEC4F48F7546LL,0xF495BEC4F48F7546LL,0xF495BEC4F48F7546LL,0xF495BEC4F48F7546LL,0xF495BEC4F48F7546LL,0xF495BEC4F48F7546LL};
int8_t *****l_1542 = (void*)0;
uint8_t *l_1563 = &g_373;
int32_t *l_1593 = &l_1421[0];
int i;
if (l_1417)
break;
if (((l_1536[6] & ((safe_div_func_uint16_t_u_u(((~(((((l_1543 = l_1540[7]) != (l_1545[3] = l_1544)) || (((l_1363 != l_1547[2][0]) != (safe_rshift_func_int16_t_s_u(((*l_1364) = ((((safe_rshift_func_int16_t_s_s(((safe_lshift_func_uint8_t_u_u(((safe_div_func_uint16_t_u_u((safe_add_func_uint8_t_u_u(((*l_1563) = (~(safe_rshift_func_uint8_t_u_s((++(*l_1235)), 5)))), ((*g_1319) < (safe_add_func_uint64_t_u_u((safe_sub_func_int32_t_s_s((((l_1568 != &g_1319) >= ((safe_mod_func_uint32_t_u_u((((((l_1423 >= l_1536[2]) | l_1421[0]) <= 0x4A01BE033669A7BALL) , p_11) != (**l_1546)), p_10)) || p_10)) , l_1417), p_10)), l_1423))))), (*g_1319))) < p_10), g_1086)) < l_1536[6]), 13)) ^ p_10) ^ l_1477) , l_1571[2][7])), l_1536[2]))) , (*p_9))) < 0xC0L) == p_12)) ^ 0x08L), (*g_1319))) != (*g_41))) & l_1536[1]))
{
uint16_t *l_1586[4] = {&l_1409,&l_1409,&l_1409,&l_1409};
uint32_t *l_1587 = &g_100;
int i;
(*g_1279) = (((safe_div_func_int64_t_s_s(0xEE61A30C964C01FELL, (safe_rshift_func_int8_t_s_s((safe_add_func_int32_t_s_s((safe_sub_func_uint8_t_u_u(((p_10 <= (((*l_1563) = (safe_mul_func_int8_t_s_s(l_1421[0], (*g_41)))) == (safe_add_func_uint16_t_u_u(0x1D16L, (safe_div_func_int64_t_s_s(g_60, p_12)))))) < ((*l_1587) = ((*g_1319) < (g_45 = 1UL)))), (*p_11))), 0UL)), (*p_9))))) & 0x39458ABBEFE8DEFDLL) , (-1L));
}
else
{
int32_t **l_1591[3];
uint64_t l_1594[4] = {0xDBC4357F38E4A4CCLL,0xDBC4357F38E4A4CCLL,0xDBC4357F38E4A4CCLL,0xDBC4357F38E4A4CCLL};
int i;
for (i = 0; i < 3; i++)
l_1591[i] = (void*)0;
l_1352[5] |= l_1588;
(*g_1279) = ((l_1420 = (*g_1279)) == ((l_1592 = ((safe_div_func_uint16_t_u_u(p_10, p_10)) , &g_667)) == (l_1593 = (void*)0)));
if (l_1594[3])
continue;
}
(*g_1279) |= ((safe_lshift_func_int16_t_s_s((((l_1536[6] ^ (((((safe_sub_func_int8_t_s_s((!((safe_rshift_func_int8_t_s_u((safe_mul_func_int16_t_s_s(((safe_mul_func_int8_t_s_s((*p_11), 0x3BL)) || (l_1418 = ((p_12 >= ((safe_div_func_int16_t_s_s(((safe_mod_func_int64_t_s_s((((safe_lshift_func_int8_t_s_u(((***l_1541) = ((l_1418 ^ ((*p_9) != (p_10 & (((*l_1364) &= ((void*)0 == l_1612)) == g_1614)))) != 0x6AB82A840C742F93LL)), 5)) > (*l_1592)) == p_12), g_334)) , (*l_1592)), 0x1D78L)) | p_12)) < l_1615))), 0xD5E7L)), p_12)) == 0xBCE0L)), (*g_41))) || p_12) >= (***g_1460)) | 0xB8290CAAL) != 0L)) ^ p_12) , (*g_1319)), 4)) || p_12);
}
}
(**g_378) = g_1616;
if ((safe_rshift_func_uint16_t_u_u(((*l_1592) | ((-10L) | (g_1209 = ((((safe_sub_func_int8_t_s_s(((((safe_lshift_func_uint16_t_u_s((((*l_1627) = l_1625) != (((safe_rshift_func_uint8_t_u_u(((((safe_sub_func_uint64_t_u_u(((1L || (-5L)) == (g_248 = (+((((p_10 == (safe_mod_func_int8_t_s_s((~(safe_sub_func_int16_t_s_s(((((*g_1319) = (safe_div_func_int16_t_s_s((safe_add_func_uint64_t_u_u((safe_sub_func_uint8_t_u_u((255UL || ((*l_1235) = (((~((-3L) | (safe_rshift_func_int16_t_s_u((((*l_1648) = l_1647) == (void*)0), 10)))) && g_423) | 18446744073709551615UL))), p_10)), g_356[6][0][0])), (*g_1319)))) , 0xDCF22F13503FD709LL) <= g_52), p_12))), (*l_1592)))) | (-3L)) >= 6UL) != p_12)))), g_334)) ^ 0xE3B17E00CD6F17ADLL) && g_1107) >= g_26[2][0][2]), p_10)) , (**g_1208)) , (void*)0)), 2)) <= 1UL) & p_12) , (*p_11)), g_373)) == g_334) , (**l_1647)) != (*g_1460))))), l_1649)))
{
int64_t l_1676 = 0xDDD5BFCBA6CBF4DELL;
int32_t l_1680[7] = {8L,0xD559571BL,0xD559571BL,8L,0xD559571BL,0xD559571BL,8L};
int i;
(*g_1279) |= (*l_1592);
for (l_1418 = (-6); (l_1418 != (-16)); --l_1418)
{
uint8_t l_1655 = 0x94L;
(**g_378) = (void*)0;
for (l_1417 = 6; (l_1417 >= (-11)); l_1417--)
{
return l_1654;
}
(*g_1616) = (((*p_9) = l_1655) && (safe_rshift_func_int16_t_s_u(((safe_mul_func_uint8_t_u_u(255UL, (!(safe_sub_func_int8_t_s_s((((safe_div_func_uint16_t_u_u(p_10, (~p_12))) , (((safe_lshift_func_int8_t_s_u((254UL >= (!(p_10 > 0xA721L))), 7)) | (&g_30 != (void*)0)) == p_10)) == 0x46882EEAL), (*g_41)))))) , l_1655), (*l_1592))));
if (p_12)
continue;
}
for (l_1501 = 0; (l_1501 < (-17)); --l_1501)
{
return l_1419;
}
for (l_1417 = 1; (l_1417 >= 0); l_1417 -= 1)
{
uint32_t l_1673 = 0xB56225D8L;
int32_t l_1681 = (-1L);
int32_t l_1682 = (-3L);
int32_t l_1683 = 1L;
int32_t l_1684 = (-1L);
for (l_1409 = 0; (l_1409 <= 3); l_1409 += 1)
{
l_1673--;
if (p_10)
break;
}
for (l_1414 = 3; (l_1414 >= 0); l_1414 -= 1)
{
int32_t *l_1677 = &l_1421[0];
int32_t *l_1678 = (void*)0;
int32_t *l_1679[3][4][1] = {{{&l_1348},{&l_1420},{&l_1420},{&l_1348}},{{&l_1420},{&l_1420},{&l_1348},{&l_1420}},{{&l_1420},{&l_1348},{&l_1420},{&l_1420}}};
uint16_t l_1685 = 1UL;
int i, j, k;
++l_1685;
}
}
}
else
{
uint8_t *l_1691 = &g_30;
uint8_t *l_1692 = &g_373;
(*g_1279) |= ((g_100 = (0x971055A9L || (((g_1207 = (void*)0) != l_1294) ^ p_10))) < ((safe_unary_minus_func_uint64_t_u((safe_rshift_func_int8_t_s_u((*p_9), ((*l_1692) &= (l_1421[0] = ((*l_1691) &= 255UL))))))) , (p_12 , (p_10 != ((safe_sub_func_int8_t_s_s((+((l_1696 != (void*)0) && 18446744073709551607UL)), (*p_11))) | g_248)))));
}
}
for (g_37 = 0; (g_37 < 60); g_37 = safe_add_func_int64_t_s_s(g_37, 4))
{
const uint32_t l_1710 = 0x1E306C67L;
int32_t l_1732 = 0x2DA5C06EL;
(*g_1208) = (**l_1294);
for (g_373 = 12; (g_373 >= 52); g_373 = safe_add_func_uint64_t_u_u(g_373, 6))
{
uint64_t l_1704 = 18446744073709551615UL;
int32_t l_1709 = 0x359FD4C4L;
int32_t ****l_1711 = &g_378;
int32_t *****l_1712 = (void*)0;
int32_t *****l_1713[1][8];
uint16_t *l_1733[6][5] = {{(void*)0,&g_45,&g_45,(void*)0,&g_45},{&g_205,&l_1409,&l_1409,&g_205,&g_45},{(void*)0,&g_45,&g_45,(void*)0,&g_45},{&g_205,&l_1409,&l_1409,&g_205,&g_45},{(void*)0,&g_45,&g_45,(void*)0,&g_45},{&g_205,&l_1409,&l_1409,&g_205,&g_45}};
int i, j;
for (i = 0; i < 1; i++)
{
for (j = 0; j < 8; j++)
l_1713[i][j] = (void*)0;
}
for (g_52 = 0; (g_52 <= 2); g_52 += 1)
{
int32_t *l_1701 = &l_1348;
(***l_1463) = l_1701;
}
l_1463 = ((safe_add_func_uint64_t_u_u((l_1704 | p_12), ((safe_mod_func_int8_t_s_s((-1L), l_1704)) , (safe_sub_func_int8_t_s_s(((*g_86) = (*p_11)), ((l_1709 = ((*g_1319) ^ 0xBC5AL)) < (l_1710 || 0UL))))))) , l_1711);
(*g_1279) = ((*g_76) && ((*l_1592) >= (g_45 = (safe_mod_func_uint16_t_u_u(p_12, ((safe_lshift_func_int8_t_s_u((*p_11), (safe_div_func_uint32_t_u_u((p_10 >= p_10), (g_409.f0 = g_409.f0))))) , (safe_sub_func_uint32_t_u_u(((safe_unary_minus_func_int16_t_s((safe_add_func_uint8_t_u_u(((safe_rshift_func_uint16_t_u_u(((safe_sub_func_int64_t_s_s((+((safe_sub_func_int32_t_s_s((-4L), (l_1732 &= g_64[0][3]))) || p_12)), (*g_76))) , (*l_1592)), 13)) >= 0xA35458CC45616ABBLL), p_12)))) || p_10), 1L))))))));
}
if (p_12)
break;
(**l_1294) = (**l_1294);
}
l_1384[2][3][1] = ((***l_1294) = (***l_1294));
(*l_1592) = ((*l_1592) != (g_248 ^= (safe_sub_func_uint64_t_u_u(((++(*g_76)) || ((safe_sub_func_uint8_t_u_u((l_1740 != (void*)0), (**g_1276))) >= ((~(((((g_1751[3] = ((((l_1742[1][1] , 6L) , (safe_add_func_int32_t_s_s(((((+(((*l_1592) || (safe_mul_func_int16_t_s_s((((*g_1616) = (p_10 < (~(((((((*l_1749) = g_1107) | 0UL) != (*l_1592)) == g_423) || p_10) < p_12)))) <= 0x359B46C4L), p_12))) | g_228)) <= (-1L)) <= 65535UL) ^ 0xFEL), (*l_1592)))) | g_100) != (-1L))) , p_10) == p_10) > 1L) || (-8L))) ^ p_10))), (*l_1592)))));
}
(*g_382) = ((**g_378) = &l_1240[1]);
for (l_1505 = 0; (l_1505 >= 25); ++l_1505)
{
int32_t *l_1758[10] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
uint16_t l_1760 = 0x20BAL;
int i;
for (g_228 = 0; (g_228 == 6); g_228 = safe_add_func_int32_t_s_s(g_228, 5))
{
struct S0 ****l_1756 = (void*)0;
struct S0 *****l_1757 = &l_1756;
(*l_1757) = l_1756;
}
l_1760--;
(**g_381) = (*g_382);
}
--l_1765;
return g_1264;
}
static int8_t * func_13(const struct S0 p_14, uint32_t p_15, int8_t * p_16)
{
union U1 **l_971 = (void*)0;
union U1 ***l_970 = &l_971;
union U1 ****l_969 = &l_970;
int32_t l_972 = 0xF140A62CL;
uint8_t *l_991 = &g_105[6][0];
struct S0 l_996 = {1};
int32_t l_1084[3][9][9] = {{{0x775FC924L,0x5689345BL,(-3L),0x51DB68A1L,(-4L),(-3L),0xC1988D14L,0x51DB68A1L,0xE521F6F9L},{0L,0x41C0A8D1L,0xF7D6428DL,1L,0x51011D92L,0x42248000L,0x51011D92L,1L,0xF7D6428DL},{0x775FC924L,0x775FC924L,(-3L),8L,(-4L),0xE521F6F9L,0xC1988D14L,8L,0xE521F6F9L},{0L,0x41C0A8D1L,0xA735BBF3L,1L,1L,0x42248000L,1L,1L,0xA735BBF3L},{0x775FC924L,0x5689345BL,(-3L),0x51DB68A1L,(-4L),(-3L),0xC1988D14L,0x51DB68A1L,0xE521F6F9L},{5L,0xF24A5895L,0L,0x937CCB7AL,0x2076C10FL,0x41C0A8D1L,0x2076C10FL,0x937CCB7AL,0L},{0L,0L,0x5689345BL,0L,(-6L),0x775FC924L,(-1L),0L,0x775FC924L},{0xE2DBE2DCL,0xF24A5895L,0L,0x937CCB7AL,(-1L),0x41C0A8D1L,(-1L),0x937CCB7AL,0L},{0L,1L,0x5689345BL,3L,(-6L),0x5689345BL,(-1L),3L,0x775FC924L}},{{5L,0xF24A5895L,0L,0x937CCB7AL,0x2076C10FL,0x41C0A8D1L,0x2076C10FL,0x937CCB7AL,0L},{0L,0L,0x5689345BL,0L,(-6L),0x775FC924L,(-1L),0L,0x775FC924L},{0xE2DBE2DCL,0xF24A5895L,0L,0x937CCB7AL,(-1L),0x41C0A8D1L,(-1L),0x937CCB7AL,0L},{0L,1L,0x5689345BL,3L,(-6L),0x5689345BL,(-1L),3L,0x775FC924L},{5L,0xF24A5895L,0L,0x937CCB7AL,0x2076C10FL,0x41C0A8D1L,0x2076C10FL,0x937CCB7AL,0L},{0L,0L,0x5689345BL,0L,(-6L),0x775FC924L,(-1L),0L,0x775FC924L},{0xE2DBE2DCL,0xF24A5895L,0L,0x937CCB7AL,(-1L),0x41C0A8D1L,(-1L),0x937CCB7AL,0L},{0L,1L,0x5689345BL,3L,(-6L),0x5689345BL,(-1L),3L,0x775FC924L},{5L,0xF24A5895L,0L,0x937CCB7AL,0x2076C10FL,0x41C0A8D1L,0x2076C10FL,0x937CCB7AL,0L}},{{0L,0L,0x5689345BL,0L,(-6L),0x775FC924L,(-1L),0L,0x775FC924L},{0xE2DBE2DCL,0xF24A5895L,0L,0x937CCB7AL,(-1L),0x41C0A8D1L,(-1L),0x937CCB7AL,0L},{0L,1L,0x5689345BL,3L,(-6L),0x5689345BL,(-1L),3L,0x775FC924L},{5L,0xF24A5895L,0L,0x937CCB7AL,0x2076C10FL,0x41C0A8D1L,0x2076C10FL,0x937CCB7AL,0L},{0L,0L,0x5689345BL,0L,(-6L),0x775FC924L,(-1L),0L,0x775FC924L},{0xE2DBE2DCL,0xF24A5895L,0L,0x937CCB7AL,(-1L),0x41C0A8D1L,(-1L),0x937CCB7AL,0L},{0L,1L,0x5689345BL,3L,(-6L),0x5689345BL,(-1L),3L,0x775FC924L},{5L,0xF24A5895L,0L,0x937CCB7AL,0x2076C10FL,0x41C0A8D1L,0x2076C10FL,0x937CCB7AL,0L},{0L,0L,1L,(-3L),(-1L),0L,0x50797DFFL,(-3L),0L}}};
uint8_t l_1113 = 255UL;
struct S0 l_1175[4] = {{1},{1},{1},{1}};
int i, j, k;
if ((safe_mul_func_int8_t_s_s((safe_rshift_func_uint8_t_u_s((l_969 != (g_992 = ((18446744073709551611UL > ((p_14 , p_15) >= p_15)) , &l_970))), 1)), g_334)))
{
return p_16;
}
else
{
struct S0 l_997 = {0};
int32_t l_1027 = (-9L);
int64_t l_1037 = 0x1FB2EEDE3DC19BA4LL;
int32_t l_1038 = 0x511D391DL;
struct S0 *l_1063 = &l_996;
union U1 l_1064 = {0};
const uint32_t l_1073 = 18446744073709551615UL;
uint8_t **l_1119 = &l_991;
uint32_t l_1163 = 6UL;
uint32_t l_1200 = 0x993AE004L;
struct S0 **l_1204 = (void*)0;
struct S0 ***l_1203 = &l_1204;
struct S0 ****l_1202 = &l_1203;
int8_t *l_1216 = &g_226;
l_997 = (p_15 , l_996);
for (g_52 = (-30); (g_52 >= 23); g_52 = safe_add_func_int8_t_s_s(g_52, 3))
{
uint32_t l_1032 = 5UL;
int32_t l_1057 = 0x23BB7E77L;
const int64_t *l_1061 = (void*)0;
struct S0 l_1065[2] = {{1},{1}};
int32_t l_1085[5][1];
int32_t *l_1116 = &l_1085[0][0];
union U1 l_1164[9][5][2] = {{{{0},{0}},{{0},{0}},{{0},{0}},{{0},{0}},{{0},{0}}},{{{0},{0}},{{0},{0}},{{0},{0}},{{0},{0}},{{0},{0}}},{{{0},{0}},{{0},{0}},{{0},{0}},{{0},{0}},{{0},{0}}},{{{0},{0}},{{0},{0}},{{0},{0}},{{0},{0}},{{0},{0}}},{{{0},{0}},{{0},{0}},{{0},{0}},{{0},{0}},{{0},{0}}},{{{0},{0}},{{0},{0}},{{0},{0}},{{0},{0}},{{0},{0}}},{{{0},{0}},{{0},{0}},{{0},{0}},{{0},{0}},{{0},{0}}},{{{0},{0}},{{0},{0}},{{0},{0}},{{0},{0}},{{0},{0}}},{{{0},{0}},{{0},{0}},{{0},{0}},{{0},{0}},{{0},{0}}}};
int8_t **l_1173 = &g_86;
int8_t ***l_1172 = &l_1173;
union U1 ****l_1174 = (void*)0;
struct S0 *****l_1205[4];
int i, j, k;
for (i = 0; i < 5; i++)
{
for (j = 0; j < 1; j++)
l_1085[i][j] = 0xA71318F4L;
}
for (i = 0; i < 4; i++)
l_1205[i] = (void*)0;
for (g_226 = (-1); (g_226 >= 13); g_226++)
{
int16_t *l_1033 = (void*)0;
int16_t *l_1034 = &g_423;
int32_t l_1035[7][5] = {{1L,1L,(-1L),1L,1L},{0xE7B0C8D7L,(-9L),0xE7B0C8D7L,0xE7B0C8D7L,(-9L)},{1L,0xF4D5E0FCL,0xF4D5E0FCL,1L,0xF4D5E0FCL},{(-9L),(-9L),(-7L),(-9L),(-9L)},{0xF4D5E0FCL,1L,0xF4D5E0FCL,0xF4D5E0FCL,1L},{(-9L),0xE7B0C8D7L,0xE7B0C8D7L,(-9L),0xE7B0C8D7L},{1L,1L,(-1L),1L,1L}};
int64_t *l_1036 = &g_34;
uint32_t l_1039 = 0x94E108A6L;
uint32_t l_1110[9][7] = {{3UL,0xBA86C770L,3UL,3UL,0xBA86C770L,3UL,3UL},{0x9C19CA50L,0x9C19CA50L,0UL,0x9C19CA50L,0x9C19CA50L,0UL,0x9C19CA50L},{0xBA86C770L,3UL,3UL,0xBA86C770L,3UL,3UL,0xBA86C770L},{0UL,0x9C19CA50L,0UL,0UL,0x9C19CA50L,0UL,0UL},{0xBA86C770L,0xBA86C770L,18446744073709551610UL,0xBA86C770L,0xBA86C770L,18446744073709551610UL,0xBA86C770L},{0x9C19CA50L,0UL,0UL,0x9C19CA50L,0UL,0UL,0x9C19CA50L},{3UL,0xBA86C770L,3UL,3UL,0xBA86C770L,3UL,3UL},{0x9C19CA50L,0x9C19CA50L,0UL,0x9C19CA50L,0UL,0x9C19CA50L,0UL},{3UL,18446744073709551610UL,18446744073709551610UL,3UL,18446744073709551610UL,18446744073709551610UL,3UL}};
const uint32_t l_1118[10][5][5] = {{{4294967292UL,0UL,0x71F55735L,0xEFBCD6B4L,4294967295UL},{4294967292UL,0x2940DABEL,0x8E64E461L,4294967289UL,0x8E64E461L},{0UL,0UL,0x15B8BB23L,4294967295UL,4294967295UL},{0x2940DABEL,4294967292UL,0x8E64E461L,0xD90F5B59L,9UL},{0UL,4294967292UL,0x71F55735L,4294967295UL,0x71F55735L}},{{4294967292UL,4294967292UL,4294967289UL,4294967289UL,9UL},{4294967292UL,0UL,0x71F55735L,0xEFBCD6B4L,4294967295UL},{4294967292UL,0x2940DABEL,0x8E64E461L,4294967289UL,0x8E64E461L},{0UL,0UL,0x15B8BB23L,4294967295UL,4294967295UL},{0x2940DABEL,4294967292UL,0x8E64E461L,0xD90F5B59L,9UL}},{{0UL,4294967292UL,0x71F55735L,4294967295UL,0x71F55735L},{4294967292UL,4294967292UL,4294967289UL,4294967289UL,9UL},{4294967292UL,0UL,0x71F55735L,0xEFBCD6B4L,4294967295UL},{4294967292UL,0x2940DABEL,0x8E64E461L,4294967289UL,0x8E64E461L},{0UL,0UL,0x15B8BB23L,4294967295UL,4294967295UL}},{{0x2940DABEL,4294967292UL,0x8E64E461L,0xD90F5B59L,9UL},{0UL,4294967292UL,0x71F55735L,4294967295UL,0x71F55735L},{4294967292UL,4294967292UL,4294967289UL,4294967289UL,9UL},{4294967292UL,0UL,0x71F55735L,0xEFBCD6B4L,4294967295UL},{4294967292UL,0x2940DABEL,0x8E64E461L,4294967289UL,0x8E64E461L}},{{0UL,0UL,0x15B8BB23L,4294967295UL,4294967295UL},{0x2940DABEL,4294967292UL,0x8E64E461L,0xD90F5B59L,9UL},{0UL,4294967292UL,0x71F55735L,4294967295UL,0x71F55735L},{4294967292UL,4294967292UL,4294967289UL,4294967289UL,9UL},{4294967292UL,0UL,0x71F55735L,0xEFBCD6B4L,4294967295UL}},{{4294967292UL,0x2940DABEL,0x8E64E461L,4294967289UL,0x8E64E461L},{0UL,0UL,0x15B8BB23L,4294967295UL,4294967295UL},{0x2940DABEL,4294967292UL,0x8E64E461L,0xD90F5B59L,9UL},{0UL,4294967292UL,0x71F55735L,4294967295UL,0x71F55735L},{4294967292UL,4294967292UL,4294967289UL,4294967289UL,9UL}},{{4294967292UL,0UL,0x71F55735L,0xEFBCD6B4L,4294967295UL},{4294967292UL,0x2940DABEL,0x8E64E461L,4294967289UL,0x8E64E461L},{0UL,0UL,0x15B8BB23L,4294967295UL,4294967295UL},{0x2940DABEL,4294967292UL,0x8E64E461L,0xD90F5B59L,9UL},{0UL,4294967292UL,0x71F55735L,4294967295UL,0x71F55735L}},{{4294967292UL,4294967292UL,4294967289UL,4294967289UL,9UL},{0x15B8BB23L,0x71F55735L,0x6606C1D1L,0x4958AFF6L,4294967295UL},{0x8E64E461L,4294967289UL,0x5529AD67L,0UL,0x5529AD67L},{0x71F55735L,0x71F55735L,4294967295UL,1UL,4294967295UL},{4294967289UL,0x8E64E461L,0x5529AD67L,0x63E69BD6L,4294967291UL}},{{0x71F55735L,0x15B8BB23L,0x6606C1D1L,1UL,0x6606C1D1L},{0x8E64E461L,0x8E64E461L,0xDCECE5ACL,0UL,4294967291UL},{0x15B8BB23L,0x71F55735L,0x6606C1D1L,0x4958AFF6L,4294967295UL},{0x8E64E461L,4294967289UL,0x5529AD67L,0UL,0x5529AD67L},{0x71F55735L,0x71F55735L,4294967295UL,1UL,4294967295UL}},{{4294967289UL,0x8E64E461L,0x5529AD67L,0x63E69BD6L,4294967291UL},{0x71F55735L,0x15B8BB23L,0x6606C1D1L,1UL,0x6606C1D1L},{0x8E64E461L,0x8E64E461L,0xDCECE5ACL,0UL,4294967291UL},{0x15B8BB23L,0x71F55735L,0x6606C1D1L,0x4958AFF6L,4294967295UL},{0x8E64E461L,4294967289UL,0x5529AD67L,0UL,0x5529AD67L}}};
int8_t ***l_1170 = (void*)0;
struct S0 l_1176 = {0};
int i, j, k;
}
g_1206 = l_1202;
(*l_1116) = ((*l_1116) < p_14.f0);
if (g_1209)
{
return l_991;
}
else
{
int32_t *l_1213 = &g_667;
for (g_87 = 0; (g_87 != 1); g_87 = safe_add_func_uint8_t_u_u(g_87, 1))
{
(*g_382) = ((**g_1208) , g_1212);
for (l_1037 = 7; (l_1037 >= 0); l_1037 -= 1)
{
(**g_378) = l_1213;
}
for (g_1107 = (-14); (g_1107 == 48); g_1107 = safe_add_func_int64_t_s_s(g_1107, 5))
{
return l_1216;
}
}
}
}
return p_16;
}
}
static struct S0 func_17(int64_t p_18, uint64_t p_19, int8_t * p_20, const int8_t * p_21, int32_t p_22)
{
int8_t l_43 = 0xFCL;
uint16_t *l_44[7][8] = {{&g_45,&g_45,&g_45,&g_45,(void*)0,&g_45,&g_45,(void*)0},{&g_45,&g_45,&g_45,&g_45,(void*)0,&g_45,&g_45,&g_45},{&g_45,&g_45,&g_45,(void*)0,&g_45,(void*)0,&g_45,&g_45},{&g_45,&g_45,&g_45,&g_45,&g_45,&g_45,&g_45,&g_45},{&g_45,&g_45,&g_45,&g_45,&g_45,&g_45,&g_45,&g_45},{&g_45,&g_45,&g_45,&g_45,&g_45,&g_45,&g_45,&g_45},{&g_45,&g_45,&g_45,&g_45,&g_45,&g_45,&g_45,&g_45}};
int32_t l_46 = 0L;
int32_t l_47 = 0xF559CDE8L;
int32_t l_48[8][7] = {{(-1L),(-1L),8L,1L,(-8L),0xA8F302D7L,0x767A065BL},{0L,8L,0x767A065BL,0xBEA8E434L,0x3C1DC0ACL,(-8L),0x018101BCL},{0xA8F302D7L,(-1L),(-8L),0x767A065BL,(-8L),(-1L),0xA8F302D7L},{0x7ACAEC2BL,0xA8F302D7L,0x421A1674L,0x767A065BL,(-1L),0x018101BCL,0xBEA8E434L},{0xB4191165L,(-1L),2L,0xBEA8E434L,0x7ACAEC2BL,0x3C1DC0ACL,0x3C1DC0ACL},{2L,1L,0x421A1674L,1L,2L,0L,8L},{8L,1L,(-8L),0xA8F302D7L,0x767A065BL,0x80EABF55L,0x7ACAEC2BL},{1L,(-1L),0x767A065BL,(-1L),0x421A1674L,0x421A1674L,(-1L)}};
struct S0 l_139 = {0};
uint32_t l_145 = 0x6BD1A66BL;
const uint64_t *l_156 = (void*)0;
struct S0 l_168[10][7] = {{{1},{0},{0},{0},{0},{1},{0}},{{0},{0},{1},{0},{0},{0},{0}},{{0},{0},{0},{0},{0},{1},{1}},{{1},{0},{1},{0},{1},{0},{1}},{{0},{0},{1},{0},{1},{1},{1}},{{0},{0},{0},{0},{0},{0},{0}},{{0},{0},{1},{0},{0},{1},{0}},{{0},{1},{1},{0},{0},{0},{0}},{{1},{0},{0},{0},{1},{0},{1}},{{0},{0},{1},{0},{0},{0},{1}}};
int32_t l_193 = (-1L);
uint64_t l_245 = 18446744073709551615UL;
const int32_t **l_311 = &g_90;
const int32_t ***l_310 = &l_311;
int16_t l_355 = (-2L);
struct S0 l_361[4][10] = {{{1},{0},{1},{1},{1},{0},{1},{1},{1},{0}},{{1},{1},{1},{1},{1},{1},{1},{1},{1},{1}},{{1},{1},{1},{0},{1},{1},{1},{0},{1},{1}},{{1},{0},{1},{0},{1},{0},{1},{0},{1},{0}}};
uint32_t l_392 = 0x95743C38L;
int32_t l_425 = (-2L);
uint16_t l_426[5] = {1UL,1UL,1UL,1UL,1UL};
union U1 *l_450 = &g_347[0][0][1];
union U1 **l_449 = &l_450;
int16_t l_483 = 0x0609L;
struct S0 l_582 = {0};
int32_t l_609 = 0L;
union U1 *l_639[5][8] = {{(void*)0,(void*)0,&g_347[0][1][3],&g_347[0][1][3],(void*)0,(void*)0,&g_347[0][1][3],&g_347[0][1][3]},{(void*)0,(void*)0,&g_347[0][1][3],&g_347[0][1][3],(void*)0,(void*)0,&g_347[0][1][3],&g_347[0][1][3]},{(void*)0,(void*)0,&g_347[0][1][3],&g_347[0][1][3],(void*)0,(void*)0,&g_347[0][1][3],&g_347[0][1][3]},{(void*)0,(void*)0,&g_347[0][1][3],&g_347[0][1][3],(void*)0,(void*)0,&g_347[0][1][3],&g_347[0][1][3]},{(void*)0,(void*)0,&g_347[0][1][3],&g_347[0][1][3],(void*)0,(void*)0,&g_347[0][1][3],&g_347[0][1][3]}};
int64_t l_717[4][4][4] = {{{0xFC3DEE9177491021LL,0xA8A709DBC24CA352LL,0L,(-1L)},{(-1L),0xA8A709DBC24CA352LL,1L,0x16D26AC55433DA46LL},{0xA8A709DBC24CA352LL,0xA6AFC0D3F49CC4F3LL,0xA8A709DBC24CA352LL,(-10L)},{0xFB3614494E97C2D4LL,1L,(-7L),0xFC3DEE9177491021LL}},{{(-1L),0xFB3614494E97C2D4LL,(-10L),1L},{0x16D26AC55433DA46LL,0xEFBB662A772E0F6FLL,(-10L),0xB637F0E04F129684LL},{(-1L),(-7L),(-7L),(-1L)},{0xFB3614494E97C2D4LL,0x16D26AC55433DA46LL,0xA8A709DBC24CA352LL,0xA8BE28A522DD09C4LL}},{{0xA8A709DBC24CA352LL,0xA8BE28A522DD09C4LL,1L,0xEFBB662A772E0F6FLL},{(-1L),0xB4D48066EEEBB116LL,0L,0xEFBB662A772E0F6FLL},{0xFC3DEE9177491021LL,0xA8BE28A522DD09C4LL,(-1L),0xA8BE28A522DD09C4LL},{0L,(-1L),0xEFBB662A772E0F6FLL,0L}},{{(-1L),0L,0xA8A709DBC24CA352LL,0xFC3DEE9177491021LL},{0xA8BE28A522DD09C4LL,0xB4D48066EEEBB116LL,0xFC3DEE9177491021LL,(-1L)},{0xA8BE28A522DD09C4LL,(-7L),0xA8A709DBC24CA352LL,0xA8A709DBC24CA352LL},{(-1L),(-1L),0xEFBB662A772E0F6FLL,0xFB3614494E97C2D4LL}}};
struct S0 **l_754 = (void*)0;
uint16_t l_927 = 0xD375L;
union U1 ***l_939 = &l_449;
union U1 ****l_938[2][10][7] = {{{&l_939,&l_939,&l_939,(void*)0,&l_939,&l_939,&l_939},{&l_939,&l_939,&l_939,&l_939,&l_939,&l_939,&l_939},{&l_939,&l_939,&l_939,&l_939,&l_939,&l_939,&l_939},{&l_939,&l_939,&l_939,&l_939,&l_939,&l_939,&l_939},{&l_939,&l_939,&l_939,&l_939,&l_939,&l_939,&l_939},{&l_939,&l_939,&l_939,&l_939,&l_939,&l_939,&l_939},{&l_939,&l_939,&l_939,&l_939,&l_939,&l_939,&l_939},{&l_939,&l_939,&l_939,&l_939,&l_939,&l_939,&l_939},{&l_939,&l_939,&l_939,&l_939,&l_939,&l_939,&l_939},{&l_939,&l_939,&l_939,&l_939,&l_939,&l_939,&l_939}},{{&l_939,&l_939,&l_939,&l_939,&l_939,&l_939,&l_939},{&l_939,&l_939,&l_939,&l_939,&l_939,&l_939,&l_939},{&l_939,&l_939,&l_939,&l_939,&l_939,&l_939,&l_939},{&l_939,&l_939,&l_939,&l_939,&l_939,&l_939,&l_939},{&l_939,&l_939,&l_939,&l_939,&l_939,&l_939,&l_939},{&l_939,&l_939,(void*)0,&l_939,&l_939,&l_939,&l_939},{&l_939,&l_939,&l_939,&l_939,&l_939,&l_939,&l_939},{&l_939,&l_939,&l_939,&l_939,&l_939,&l_939,&l_939},{&l_939,&l_939,(void*)0,&l_939,&l_939,&l_939,&l_939},{&l_939,&l_939,&l_939,&l_939,&l_939,&l_939,&l_939}}};
union U1 *****l_937 = &l_938[0][2][4];
int32_t l_941 = 0xE7336828L;
struct S0 l_964 = {1};
int i, j, k;
if (((--g_45) & (l_48[0][3] = g_37)))
{
int32_t *l_51[7][3] = {{&l_46,&l_48[7][0],&l_48[7][0]},{&l_47,&l_47,&l_48[7][0]},{&l_48[7][0],&l_46,&l_48[7][0]},{&l_46,&l_48[7][0],&l_48[7][0]},{&l_47,&l_47,&l_48[7][0]},{&l_48[7][0],&l_46,&l_48[7][0]},{&l_46,&l_48[7][0],&l_48[7][0]}};
const int32_t *l_65 = &l_47;
uint64_t *l_74 = &g_37;
union U1 l_111 = {0};
int i, j;
lbl_57:
g_52 = (g_30 | g_45);
for (g_37 = 28; (g_37 >= 1); g_37 = safe_sub_func_uint8_t_u_u(g_37, 4))
{
uint8_t l_82 = 0xB8L;
if ((safe_lshift_func_uint8_t_u_u(0xCFL, 2)))
{
if (g_45)
goto lbl_57;
}
else
{
uint8_t *l_58 = (void*)0;
uint8_t *l_59[6][4][7] = {{{&g_30,&g_30,&g_30,&g_30,&g_30,&g_30,&g_30},{&g_30,&g_30,&g_30,&g_30,&g_30,(void*)0,(void*)0},{&g_30,(void*)0,(void*)0,(void*)0,(void*)0,&g_30,&g_30},{&g_30,&g_30,&g_30,&g_30,&g_30,(void*)0,&g_30}},{{&g_30,(void*)0,&g_30,&g_30,&g_30,&g_30,&g_30},{&g_30,&g_30,&g_30,&g_30,(void*)0,(void*)0,&g_30},{&g_30,(void*)0,(void*)0,(void*)0,&g_30,(void*)0,&g_30},{&g_30,&g_30,(void*)0,(void*)0,&g_30,&g_30,&g_30}},{{(void*)0,&g_30,&g_30,&g_30,&g_30,&g_30,&g_30},{&g_30,&g_30,&g_30,&g_30,(void*)0,&g_30,&g_30},{(void*)0,&g_30,&g_30,&g_30,&g_30,&g_30,&g_30},{(void*)0,(void*)0,&g_30,&g_30,(void*)0,(void*)0,&g_30}},{{(void*)0,(void*)0,&g_30,(void*)0,&g_30,&g_30,(void*)0},{&g_30,&g_30,&g_30,&g_30,&g_30,&g_30,(void*)0},{&g_30,(void*)0,&g_30,(void*)0,&g_30,(void*)0,(void*)0},{(void*)0,(void*)0,&g_30,(void*)0,(void*)0,&g_30,&g_30}},{{&g_30,&g_30,&g_30,&g_30,&g_30,&g_30,&g_30},{&g_30,&g_30,&g_30,(void*)0,&g_30,&g_30,&g_30},{&g_30,&g_30,&g_30,&g_30,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,&g_30,&g_30,&g_30,&g_30,(void*)0}},{{&g_30,(void*)0,(void*)0,&g_30,&g_30,&g_30,&g_30},{&g_30,(void*)0,(void*)0,&g_30,&g_30,(void*)0,(void*)0},{(void*)0,&g_30,&g_30,&g_30,&g_30,&g_30,(void*)0},{(void*)0,&g_30,&g_30,&g_30,(void*)0,&g_30,&g_30}}};
int32_t l_61 = (-3L);
const int32_t *l_63[7][7] = {{&g_64[0][3],&g_64[0][5],&g_64[0][1],&g_64[0][0],&g_64[0][0],&g_64[0][1],&g_64[0][5]},{&g_64[0][0],&g_64[0][3],&g_64[0][5],&g_64[0][0],&g_64[0][5],&g_64[0][0],&g_64[0][0]},{&g_64[0][5],&g_64[0][3],&g_64[0][0],&g_64[0][3],&g_64[0][5],&g_64[0][0],&g_64[0][5]},{&g_64[0][1],&g_64[0][5],&g_64[0][3],&g_64[0][0],&g_64[0][5],&g_64[0][0],&g_64[0][3]},{&g_64[0][5],&g_64[0][5],(void*)0,&g_64[0][0],&g_64[0][5],&g_64[0][3],&g_64[0][0]},{&g_64[0][0],(void*)0,&g_64[0][5],&g_64[0][5],(void*)0,&g_64[0][0],&g_64[0][5]},{&g_64[0][1],&g_64[0][5],&g_64[0][5],&g_64[0][5],&g_64[0][5],&g_64[0][5],&g_64[0][5]}};
const int32_t **l_62 = &l_63[3][6];
uint64_t **l_75[4][9][7] = {{{(void*)0,&l_74,&l_74,(void*)0,&l_74,&l_74,&l_74},{(void*)0,&l_74,&l_74,(void*)0,&l_74,&l_74,&l_74},{&l_74,&l_74,&l_74,&l_74,(void*)0,&l_74,&l_74},{&l_74,&l_74,&l_74,&l_74,(void*)0,&l_74,&l_74},{(void*)0,(void*)0,&l_74,(void*)0,(void*)0,&l_74,(void*)0},{(void*)0,&l_74,&l_74,(void*)0,(void*)0,(void*)0,&l_74},{&l_74,&l_74,&l_74,(void*)0,&l_74,&l_74,&l_74},{&l_74,(void*)0,(void*)0,(void*)0,&l_74,&l_74,&l_74},{&l_74,&l_74,&l_74,(void*)0,&l_74,(void*)0,&l_74}},{{&l_74,&l_74,&l_74,&l_74,(void*)0,&l_74,&l_74},{&l_74,&l_74,(void*)0,&l_74,&l_74,&l_74,&l_74},{(void*)0,&l_74,&l_74,(void*)0,&l_74,&l_74,&l_74},{(void*)0,&l_74,&l_74,(void*)0,&l_74,&l_74,&l_74},{&l_74,&l_74,&l_74,&l_74,(void*)0,&l_74,&l_74},{&l_74,&l_74,&l_74,&l_74,(void*)0,&l_74,&l_74},{(void*)0,(void*)0,&l_74,(void*)0,(void*)0,&l_74,(void*)0},{(void*)0,&l_74,&l_74,(void*)0,(void*)0,(void*)0,&l_74},{&l_74,&l_74,&l_74,(void*)0,&l_74,&l_74,&l_74}},{{&l_74,(void*)0,(void*)0,(void*)0,&l_74,&l_74,&l_74},{&l_74,&l_74,&l_74,(void*)0,&l_74,(void*)0,&l_74},{&l_74,&l_74,&l_74,&l_74,(void*)0,&l_74,&l_74},{&l_74,&l_74,(void*)0,&l_74,&l_74,&l_74,&l_74},{(void*)0,&l_74,&l_74,(void*)0,&l_74,&l_74,&l_74},{(void*)0,&l_74,&l_74,(void*)0,&l_74,&l_74,&l_74},{&l_74,&l_74,&l_74,&l_74,(void*)0,&l_74,&l_74},{(void*)0,&l_74,(void*)0,&l_74,&l_74,&l_74,&l_74},{&l_74,(void*)0,(void*)0,&l_74,&l_74,(void*)0,(void*)0}},{{&l_74,(void*)0,&l_74,&l_74,&l_74,(void*)0,&l_74},{&l_74,(void*)0,(void*)0,&l_74,&l_74,&l_74,&l_74},{&l_74,(void*)0,&l_74,&l_74,&l_74,&l_74,(void*)0},{&l_74,&l_74,(void*)0,&l_74,&l_74,(void*)0,(void*)0},{&l_74,&l_74,(void*)0,&l_74,&l_74,(void*)0,&l_74},{&l_74,&l_74,&l_74,&l_74,&l_74,&l_74,&l_74},{&l_74,(void*)0,(void*)0,(void*)0,&l_74,&l_74,(void*)0},{&l_74,&l_74,&l_74,(void*)0,&l_74,(void*)0,(void*)0},{(void*)0,&l_74,(void*)0,&l_74,&l_74,&l_74,&l_74}}};
struct S0 l_109 = {0};
int i, j, k;
l_61 &= ((g_60 = (g_30 = g_37)) && (*g_41));
if (p_18)
break;
l_65 = ((*l_62) = &l_48[7][3]);
if ((l_48[7][0] = ((l_61 = ((safe_add_func_int8_t_s_s((safe_add_func_int64_t_s_s(g_26[0][0][2], (((((safe_div_func_int16_t_s_s(((safe_lshift_func_uint8_t_u_s((&g_26[1][0][6] != (g_76 = l_74)), ((g_30 >= (safe_lshift_func_uint16_t_u_u((((*g_41) < p_19) ^ (g_81 = (((g_45 < (safe_div_func_uint16_t_u_u(0xFDFBL, 0x2945L))) || 8L) || l_47))), 10))) == g_52))) , l_82), l_82)) > 6UL) >= g_34) ^ g_26[1][0][2]) <= g_64[0][3]))), (*p_20))) > 0x989FA4E93F460CB5LL)) , g_45)))
{
int8_t *l_85[8] = {&l_43,&l_43,&l_43,&l_43,&l_43,&l_43,&l_43,&l_43};
int8_t **l_84 = &l_85[2];
int i;
g_87 = ((~(((*l_84) = &g_42) != (g_86 = (void*)0))) > ((*p_20) = l_47));
for (g_34 = 0; (g_34 >= 0); g_34--)
{
uint32_t *l_99 = &g_100;
int64_t *l_106 = (void*)0;
g_90 = &g_64[0][5];
l_61 = (safe_mod_func_uint64_t_u_u((safe_mul_func_int8_t_s_s((safe_unary_minus_func_int8_t_s((((((safe_sub_func_uint32_t_u_u(((*l_99)--), (g_91 = (safe_rshift_func_uint16_t_u_s(1UL, 9))))) > (l_47 &= g_105[6][0])) >= (*p_21)) && ((void*)0 != &l_74)) || 0x491F1F15L))), 248UL)), ((&g_42 != &g_42) , 5UL)));
g_91 &= p_18;
(*l_62) = &g_64[0][0];
}
for (l_46 = 0; l_46 < 8; l_46 += 1)
{
for (p_19 = 0; p_19 < 7; p_19 += 1)
{
l_48[l_46][p_19] = (-3L);
}
}
if (g_37)
goto lbl_57;
}
else
{
for (p_22 = 0; (p_22 > 17); ++p_22)
{
struct S0 *l_110 = &l_109;
int32_t l_116 = 0x269B8F49L;
(*l_110) = l_109;
g_91 |= ((((l_111 , (-1L)) , ((safe_div_func_uint32_t_u_u((g_105[6][0] >= (0xC5736710L | (&p_19 == (void*)0))), (safe_add_func_int64_t_s_s(g_34, ((*p_20) <= (*g_41)))))) || 0x8235839F227602C2LL)) || 1UL) ^ l_82);
(*l_62) = &l_47;
l_116 &= (*g_90);
}
if (p_19)
continue;
for (p_22 = 29; (p_22 < 26); --p_22)
{
const struct S0 l_119[1] = {{0}};
struct S0 *l_120 = &l_109;
int i;
(*l_62) = &g_64[0][4];
(*l_120) = l_119[0];
}
}
}
}
g_91 ^= p_19;
for (p_18 = 0; (p_18 <= 2); p_18 = safe_add_func_uint64_t_u_u(p_18, 9))
{
struct S0 **l_136 = &g_134[1];
l_47 = (safe_div_func_uint16_t_u_u(((*g_76) != (safe_add_func_int16_t_s_s((((safe_lshift_func_int8_t_s_u(((safe_mul_func_uint8_t_u_u(((void*)0 == &g_30), (+l_48[3][0]))) | ((0xE982L < 1L) > (safe_add_func_uint16_t_u_u(p_22, p_22)))), 5)) == (((g_64[0][5] | (*g_90)) , &l_43) == &g_42)) > (-1L)), g_42))), g_64[0][4]));
(*l_136) = g_134[1];
}
}
else
{
struct S0 **l_137 = (void*)0;
struct S0 **l_138[5][3][4] = {{{&g_134[3],&g_134[1],&g_134[1],&g_134[1]},{&g_134[1],&g_134[2],&g_134[7],(void*)0},{&g_134[1],&g_134[0],&g_134[3],&g_134[4]}},{{&g_134[4],&g_134[1],&g_134[4],&g_134[1]},{&g_134[4],&g_134[1],&g_134[3],&g_134[3]},{&g_134[1],&g_134[1],&g_134[7],&g_134[1]}},{{&g_134[1],&g_134[7],&g_134[1],&g_134[2]},{&g_134[3],&g_134[1],&g_134[1],&g_134[1]},{&g_134[1],&g_134[1],&g_134[1],&g_134[2]}},{{&g_134[1],&g_134[7],&g_134[1],&g_134[1]},{&g_134[1],&g_134[1],&g_134[0],&g_134[3]},{(void*)0,&g_134[1],&g_134[1],&g_134[1]}},{{&g_134[2],&g_134[1],&g_134[1],&g_134[4]},{(void*)0,&g_134[0],&g_134[0],(void*)0},{&g_134[1],&g_134[2],&g_134[1],&g_134[1]}}};
int32_t l_160 = (-9L);
uint8_t *l_172 = &g_105[2][5];
uint64_t *l_190[3];
uint8_t *l_191[7][1][6] = {{{&g_30,&g_30,(void*)0,(void*)0,&g_30,(void*)0}},{{(void*)0,&g_30,(void*)0,&g_30,&g_30,(void*)0}},{{(void*)0,&g_30,(void*)0,&g_30,&g_30,&g_30}},{{&g_30,&g_30,&g_30,&g_30,(void*)0,&g_30}},{{(void*)0,(void*)0,&g_30,&g_30,(void*)0,&g_30}},{{(void*)0,(void*)0,&g_30,(void*)0,(void*)0,&g_30}},{{&g_30,(void*)0,&g_30,&g_30,(void*)0,&g_30}}};
int32_t l_192[4];
int i, j, k;
for (i = 0; i < 3; i++)
l_190[i] = &g_37;
for (i = 0; i < 4; i++)
l_192[i] = 0x1151F3E8L;
g_134[1] = &g_135;
l_139 = l_139;
for (l_43 = 15; (l_43 <= 21); l_43 = safe_add_func_int64_t_s_s(l_43, 3))
{
int32_t *l_143 = (void*)0;
int32_t *l_144[4];
struct S0 l_169[2] = {{0},{0}};
int i;
for (i = 0; i < 4; i++)
l_144[i] = (void*)0;
l_48[4][4] = (~4294967290UL);
g_91 &= (l_145 = (-4L));
for (p_18 = 23; (p_18 == 15); --p_18)
{
for (g_45 = (-14); (g_45 >= 10); g_45++)
{
uint64_t **l_157 = &g_76;
int32_t l_164 = 1L;
for (g_30 = 0; (g_30 < 58); g_30++)
{
uint32_t *l_158 = (void*)0;
uint32_t *l_159 = &l_145;
int32_t l_163 = 1L;
int64_t *l_165 = &g_34;
int32_t **l_166 = (void*)0;
int32_t **l_167 = &l_143;
g_91 ^= (safe_mul_func_int8_t_s_s((safe_rshift_func_uint8_t_u_u((((*g_76) , (l_156 != &p_19)) | (((((*l_159) = (g_100 = (&g_76 != l_157))) && ((*l_159) = (((l_160 <= (g_105[0][5] >= l_160)) | ((*l_165) = (safe_add_func_uint8_t_u_u((p_22 >= l_163), l_164)))) & g_42))) < 0x7B9BL) < p_22)), p_22)), (-1L)));
(*l_167) = l_144[0];
}
}
}
l_169[1] = l_168[1][6];
}
if ((safe_lshift_func_uint8_t_u_u(((*g_76) , (--(*l_172))), (l_192[1] = ((l_193 &= (safe_div_func_int8_t_s_s((~(safe_mul_func_uint8_t_u_u((((safe_lshift_func_int16_t_s_u(l_47, (g_45 = (safe_mod_func_uint16_t_u_u((safe_mul_func_uint8_t_u_u(p_19, ((*g_86) = (safe_mod_func_uint8_t_u_u(g_64[0][5], (safe_mod_func_int8_t_s_s((*g_86), ((g_30 = (l_190[2] != (void*)0)) , (l_160 ^= l_48[6][2]))))))))), (l_46 = 0x720AL)))))) > 0xF0L) , g_91), l_192[1]))), 0x44L))) == 0x96L)))))
{
struct S0 l_194[7] = {{0},{0},{0},{0},{0},{0},{0}};
struct S0 l_195 = {0};
const uint8_t *l_220 = &g_30;
int i;
l_195 = (l_194[3] = l_168[1][2]);
for (g_100 = 5; (g_100 == 37); g_100 = safe_add_func_uint16_t_u_u(g_100, 2))
{
if (l_168[1][6].f0)
{
int32_t *l_198 = &l_193;
int32_t *l_199 = &l_160;
int32_t *l_200 = &l_46;
int32_t *l_201 = &l_48[0][6];
int32_t *l_202 = &g_91;
int32_t *l_203 = &l_192[1];
int32_t *l_204 = &l_48[5][4];
g_205--;
}
else
{
struct S0 *l_210 = &g_135;
uint16_t l_217 = 0xBC78L;
for (g_45 = 0; (g_45 > 46); ++g_45)
{
const uint8_t l_221 = 0x13L;
const int32_t **l_222 = &g_90;
int32_t *l_223 = &l_46;
int32_t *l_224 = &l_192[2];
int32_t *l_225[1];
int i;
for (i = 0; i < 1; i++)
l_225[i] = (void*)0;
l_210 = (void*)0;
(*l_222) = ((safe_div_func_int8_t_s_s((*p_21), (*p_20))) , ((0UL ^ (safe_add_func_int8_t_s_s(((((-4L) && (safe_lshift_func_int8_t_s_s(l_217, (safe_add_func_int64_t_s_s((g_45 <= (0xA24BEC2CL <= ((l_220 != l_220) | p_22))), 0x9ADD83B3E919F614LL))))) != g_91) , l_221), (*g_86)))) , &g_64[0][5]));
g_228--;
(*l_224) = ((l_217 , (0x3990AE0BL | g_91)) , ((void*)0 != &g_105[6][0]));
}
}
return l_168[7][1];
}
for (p_19 = 19; (p_19 < 47); p_19 = safe_add_func_uint16_t_u_u(p_19, 3))
{
int32_t *l_233 = &l_46;
(*l_233) &= (*g_90);
}
for (g_81 = (-16); (g_81 == 26); ++g_81)
{
const uint64_t **l_244[5];
int32_t l_253 = 0xED409948L;
int32_t l_257 = 0x82F0F248L;
int i;
for (i = 0; i < 5; i++)
l_244[i] = &l_156;
g_91 ^= ((safe_div_func_int8_t_s_s((safe_sub_func_int8_t_s_s(((safe_lshift_func_uint16_t_u_s(((safe_sub_func_uint16_t_u_u((l_244[2] == (void*)0), (0L && l_145))) || (l_245 && (safe_rshift_func_uint8_t_u_u(g_248, (g_105[6][0] = (((((safe_rshift_func_int8_t_s_u((((*g_41) , (((l_253 &= (safe_lshift_func_int8_t_s_s((*g_41), 5))) , ((safe_mul_func_uint16_t_u_u((((void*)0 != &g_30) | l_253), 0x1C5EL)) & g_256)) & l_257)) > 0x7BL), g_256)) , p_22) ^ l_192[0]) < g_227[3][3][4]) && (*g_76))))))), 5)) , (*g_41)), l_139.f0)), l_257)) && 0x05BE5475L);
return l_194[3];
}
}
else
{
int32_t *l_261 = &g_91;
int32_t l_275 = 0x953DBD2AL;
uint16_t *l_304 = (void*)0;
uint32_t l_306 = 1UL;
uint16_t l_344 = 0x9D6FL;
lbl_309:
(*l_261) &= (l_46 ^= (safe_lshift_func_int8_t_s_u(1L, (safe_unary_minus_func_int32_t_s(p_22)))));
for (g_248 = 0; (g_248 <= 2); g_248 += 1)
{
uint32_t l_265[3][5] = {{0xF9F1FA6DL,18446744073709551611UL,18446744073709551611UL,0xF9F1FA6DL,18446744073709551611UL},{0xF9F1FA6DL,0xF9F1FA6DL,0x7B5C9E14L,0xF9F1FA6DL,0xF9F1FA6DL},{18446744073709551611UL,0xF9F1FA6DL,18446744073709551611UL,18446744073709551611UL,0xF9F1FA6DL}};
uint16_t *l_303 = (void*)0;
const int32_t ***l_316[4];
int32_t *l_317 = &l_48[7][0];
int32_t **l_318 = (void*)0;
int32_t **l_319 = &l_317;
union U1 *l_350[6] = {(void*)0,&g_347[0][1][0],&g_347[0][1][0],(void*)0,&g_347[0][1][0],&g_347[0][1][0]};
union U1 *l_351 = (void*)0;
int i, j;
for (i = 0; i < 4; i++)
l_316[i] = (void*)0;
for (g_60 = 0; (g_60 <= 6); g_60 += 1)
{
int32_t *l_268 = (void*)0;
int64_t l_273[6][6] = {{(-7L),0xEA0C1213BD95B1CFLL,(-7L),0x250765B23B538690LL,(-7L),0xEA0C1213BD95B1CFLL},{1L,0xEA0C1213BD95B1CFLL,0x6D4DFEEED56E27D1LL,0xEA0C1213BD95B1CFLL,1L,0xEA0C1213BD95B1CFLL},{(-7L),0x250765B23B538690LL,(-7L),0xEA0C1213BD95B1CFLL,(-7L),0x250765B23B538690LL},{1L,0x250765B23B538690LL,0x6D4DFEEED56E27D1LL,0x250765B23B538690LL,1L,0x250765B23B538690LL},{(-7L),0xEA0C1213BD95B1CFLL,(-7L),0x250765B23B538690LL,(-7L),0xEA0C1213BD95B1CFLL},{1L,0xEA0C1213BD95B1CFLL,0x6D4DFEEED56E27D1LL,0xEA0C1213BD95B1CFLL,1L,0xEA0C1213BD95B1CFLL}};
int32_t l_274[1];
int64_t *l_290 = &l_273[2][1];
int32_t *l_291 = &l_193;
int i, j;
for (i = 0; i < 1; i++)
l_274[i] = (-1L);
for (g_91 = 5; (g_91 >= 2); g_91 -= 1)
{
int32_t **l_262 = &l_261;
int32_t *l_263 = &l_192[1];
int32_t l_264 = 7L;
(*l_262) = l_261;
++l_265[0][3];
}
for (g_228 = 0; (g_228 <= 2); g_228 += 1)
{
int32_t **l_269 = (void*)0;
int32_t **l_270 = &l_268;
int32_t *l_271 = (void*)0;
int32_t *l_272[6][2] = {{&l_46,&l_192[1]},{(void*)0,(void*)0},{(void*)0,&l_192[1]},{&l_46,&l_192[2]},{&l_192[1],&l_192[2]},{&l_46,&l_192[1]}};
int i, j;
(*l_270) = l_268;
++g_276;
if (l_192[2])
continue;
}
(*l_291) ^= (((*l_290) |= ((*l_261) < ((((safe_sub_func_int32_t_s_s((~((safe_div_func_uint16_t_u_u((254UL && ((*g_76) & ((safe_rshift_func_uint8_t_u_u(g_228, 4)) , ((((((&g_30 == &g_105[3][4]) == (l_168[(g_60 + 1)][(g_248 + 1)] , ((safe_mod_func_uint64_t_u_u(p_19, (*g_76))) >= p_18))) || (*l_261)) || 18446744073709551615UL) || (*g_76)) != p_19)))), g_248)) >= l_192[0])), 0xBB593A66L)) | g_227[3][3][4]) & 1UL) ^ g_52))) >= g_276);
if ((safe_add_func_uint8_t_u_u(((safe_mul_func_uint8_t_u_u((safe_sub_func_int8_t_s_s((p_20 != p_21), (*p_20))), (safe_rshift_func_uint8_t_u_u(g_91, g_300)))) ^ (g_34 && (g_34 , 5L))), (*p_21))))
{
g_91 &= 0L;
}
else
{
int32_t *l_305[8] = {&l_275,&l_275,&l_275,&l_275,&l_275,&l_275,&l_275,&l_275};
int i;
(*l_261) = (p_18 >= (safe_sub_func_uint8_t_u_u(0x3BL, (l_303 == l_304))));
l_306++;
if (g_248)
goto lbl_309;
}
for (l_160 = 2; (l_160 >= 0); l_160 -= 1)
{
const int32_t ****l_312 = &l_310;
const int32_t ****l_313 = (void*)0;
const int32_t ***l_315 = (void*)0;
const int32_t ****l_314[7] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
int i;
l_316[3] = ((*l_312) = l_310);
(***l_312) = (*l_311);
}
}
l_275 &= ((((*l_172) = p_19) <= (((*l_319) = l_317) != &l_275)) & (((p_18 <= ((*l_261) = (**l_311))) <= 0x2CL) , g_226));
for (g_81 = 0; (g_81 <= 2); g_81 += 1)
{
struct S0 l_359[8] = {{1},{1},{1},{1},{1},{1},{1},{1}};
const uint32_t **l_367 = &g_366;
int64_t *l_370 = &g_34;
int32_t l_371[8] = {0L,0L,0L,0L,0L,0L,0L,0L};
int i;
for (g_60 = 0; (g_60 <= 3); g_60 += 1)
{
int16_t *l_328 = &g_227[3][3][4];
int i, j;
g_334 &= (safe_div_func_uint64_t_u_u(((safe_add_func_uint64_t_u_u(((safe_div_func_int8_t_s_s(0xB3L, g_105[(g_248 + 1)][(g_81 + 5)])) , ((((*l_328) = ((void*)0 == (*l_310))) ^ ((g_26[2][0][4] , &g_45) == (g_329 = l_303))) | (safe_div_func_int64_t_s_s(((safe_mod_func_int32_t_s_s((((*p_21) && (((void*)0 != &g_41) != (**l_311))) <= l_192[1]), p_22)) , p_18), 1UL)))), l_192[0])) , (*l_261)), (*g_76)));
}
if (((*l_317) = (safe_add_func_uint64_t_u_u((0x4117L ^ (0xAEABBF70L | ((9L ^ (0x0943D25446925B1CLL == (safe_mul_func_uint16_t_u_u((safe_rshift_func_uint16_t_u_s((((*l_261) = 0x2EA5L) || (p_18 < (((*l_172) = (&g_205 != ((safe_mod_func_uint16_t_u_u(((((p_22 > ((safe_unary_minus_func_int16_t_s((p_22 <= 0UL))) <= 0L)) != (*l_261)) != 1L) , l_344), p_19)) , (void*)0))) || 0x9FL))), g_300)), p_22)))) & 0xA8L))), (-8L)))))
{
union U1 *l_346 = &g_347[0][1][3];
union U1 **l_345 = &l_346;
union U1 *l_349[8][2][2] = {{{&g_347[0][1][3],&g_347[0][1][2]},{&g_347[0][1][3],&g_347[0][1][3]}},{{&g_347[3][0][0],&g_347[3][0][0]},{&g_347[3][0][0],&g_347[0][1][3]}},{{&g_347[0][1][3],&g_347[0][1][2]},{&g_347[0][1][3],&g_347[0][1][2]}},{{&g_347[0][1][3],&g_347[0][1][3]},{&g_347[3][0][0],&g_347[3][0][0]}},{{&g_347[3][0][0],&g_347[0][1][3]},{&g_347[0][1][3],&g_347[0][1][2]}},{{&g_347[0][1][3],&g_347[0][1][2]},{&g_347[0][1][3],&g_347[0][1][3]}},{{&g_347[3][0][0],&g_347[3][0][0]},{&g_347[3][0][0],&g_347[0][1][3]}},{{&g_347[0][1][3],&g_347[0][1][2]},{&g_347[0][1][3],&g_347[0][1][2]}}};
union U1 **l_348[8];
int i, j, k;
for (i = 0; i < 8; i++)
l_348[i] = &l_349[7][1][1];
if (p_19)
break;
l_351 = (l_350[1] = ((*l_345) = (void*)0));
l_350[4] = &g_347[0][1][3];
(*l_261) |= p_22;
}
else
{
int64_t l_352 = 0x148392DC4278F18DLL;
int32_t *l_353 = &g_91;
int32_t *l_354[4][2][1] = {{{&l_192[1]},{&l_192[1]}},{{&l_192[1]},{&l_192[1]}},{{&l_192[1]},{&l_192[1]}},{{&l_192[1]},{&l_192[1]}}};
struct S0 l_360 = {0};
int i, j, k;
g_356[9][1][0]--;
l_360 = (g_228 , l_359[1]);
return l_361[3][2];
}
(*l_261) |= (safe_rshift_func_int8_t_s_u(((*p_20) &= (*g_86)), ((((*l_370) = (0xCA6DL < ((((safe_lshift_func_int16_t_s_s(p_19, ((&g_248 != ((*l_367) = g_366)) , 0x1A55L))) <= 0xB808DDD281216697LL) >= (l_192[0] ^= (p_19 && (safe_sub_func_int8_t_s_s((*g_41), (*g_41)))))) != g_276))) || p_22) == 65535UL)));
for (g_276 = 0; (g_276 <= 2); g_276 += 1)
{
int32_t *l_372[3];
int i;
for (i = 0; i < 3; i++)
l_372[i] = &l_193;
g_373++;
}
}
}
}
}
if ((***l_310))
{
int16_t l_393 = 0x3DA2L;
struct S0 l_394 = {1};
for (p_18 = 0; (p_18 < (-1)); p_18 = safe_sub_func_uint64_t_u_u(p_18, 3))
{
uint32_t *l_387[8];
int64_t *l_390 = &g_34;
int32_t *l_391[2][4];
int i, j;
for (i = 0; i < 8; i++)
l_387[i] = &g_248;
for (i = 0; i < 2; i++)
{
for (j = 0; j < 4; j++)
l_391[i][j] = (void*)0;
}
l_392 = ((g_378 == (g_381 = g_381)) < ((safe_add_func_int32_t_s_s(((safe_div_func_uint16_t_u_u(((1UL != (g_248 = p_18)) ^ g_37), (-6L))) , (**l_311)), (safe_sub_func_uint16_t_u_u((l_390 != (void*)0), p_19)))) , 7UL));
l_393 = 0L;
if ((**g_382))
break;
}
return l_394;
}
else
{
int64_t l_401 = 0xC0D534E740CD5797LL;
int16_t *l_404 = (void*)0;
int16_t *l_405 = &g_334;
int64_t *l_406 = &g_34;
struct S0 l_407 = {0};
int32_t l_410 = 0xBFD20BF0L;
int32_t l_420 = 4L;
int32_t l_421 = 0xF81C17BAL;
int32_t l_422[9];
int32_t l_424 = (-1L);
int64_t l_482 = 0xE05681FB296F36FBLL;
uint64_t l_484 = 18446744073709551608UL;
int32_t ***l_496 = &g_379;
int i;
for (i = 0; i < 9; i++)
l_422[i] = 0xD9D8BA12L;
if ((safe_sub_func_int64_t_s_s((p_18 &= g_30), ((*l_406) = (((safe_mul_func_int16_t_s_s((safe_unary_minus_func_int32_t_s((safe_unary_minus_func_int32_t_s((l_48[1][6] = (p_19 & p_19)))))), ((*l_405) = ((0x87CB2C07L | (((l_401 = ((&g_100 == (void*)0) != 0xAC58L)) , (safe_sub_func_uint8_t_u_u(p_22, (l_193 = p_19)))) , 0L)) >= (***l_310))))) >= g_100) >= g_356[8][1][0])))))
{
struct S0 *l_408[3];
int i;
for (i = 0; i < 3; i++)
l_408[i] = &l_168[1][6];
g_409 = l_407;
return l_407;
}
else
{
int32_t *l_411 = &l_48[6][3];
int32_t *l_412 = &l_410;
int32_t *l_413 = &g_91;
int32_t *l_414 = &l_46;
int32_t l_415 = (-1L);
int32_t *l_416 = &l_193;
int32_t *l_417 = &l_48[7][0];
int32_t *l_418 = &l_410;
int32_t *l_419[7][9] = {{&l_47,&l_193,&l_410,(void*)0,&l_193,&l_47,&l_193,(void*)0,&l_410},{&l_47,&l_47,&l_48[1][5],(void*)0,&l_47,&l_46,&l_47,&l_47,&l_47},{&l_193,&l_193,&g_91,&l_47,&l_47,&g_91,&l_193,&l_193,&l_47},{&l_410,&l_47,&l_48[1][5],&l_410,&l_48[1][1],(void*)0,&l_47,&l_47,(void*)0},{&l_415,&l_47,&l_410,&l_47,&l_415,&l_193,&l_47,(void*)0,&l_193},{&l_46,(void*)0,&l_48[1][1],&l_193,(void*)0,&l_410,(void*)0,&l_193,&l_48[1][1]},{&l_410,&l_410,&l_193,&l_47,&l_48[7][0],&l_47,&l_410,&l_48[7][0],&l_193}};
uint16_t *l_431 = &l_426[1];
uint32_t *l_432 = &g_248;
int i, j;
++l_426[3];
if ((safe_sub_func_int32_t_s_s((l_431 != &g_205), (--(*l_432)))))
{
int16_t l_443 = 0xC74BL;
int32_t l_454 = 0xA99D9C48L;
uint32_t *l_457[10] = {&l_145,(void*)0,&l_145,&l_392,&l_392,&l_145,(void*)0,&l_145,&l_392,&l_392};
int32_t l_460 = 1L;
int32_t l_462 = 0x547C9077L;
int32_t l_465 = 0x184310D1L;
uint64_t l_466 = 18446744073709551615UL;
struct S0 l_478 = {0};
int i;
for (l_410 = 0; (l_410 < 13); l_410 = safe_add_func_uint64_t_u_u(l_410, 3))
{
union U1 ***l_451 = &l_449;
int32_t l_458[8] = {0x2A0A6571L,0x2A0A6571L,0x2A0A6571L,0x2A0A6571L,0x2A0A6571L,0x2A0A6571L,0x2A0A6571L,0x2A0A6571L};
int i;
if (((safe_mul_func_int16_t_s_s(p_22, (safe_lshift_func_uint8_t_u_u((safe_mul_func_int8_t_s_s(((*p_20) = l_443), ((l_454 |= (((safe_unary_minus_func_uint32_t_u(((safe_mod_func_int8_t_s_s(l_422[5], (safe_add_func_uint64_t_u_u(((*g_76) = (((*l_451) = l_449) != g_452)), g_45)))) && p_22))) | (((void*)0 != &l_310) > 0x10792D11L)) != 0UL)) | p_19))), 1)))) && (*g_90)))
{
(**g_378) = &l_420;
}
else
{
int16_t l_459 = (-1L);
int32_t l_461 = 0x7B97B2DCL;
int32_t l_463 = 0x61598BFDL;
int32_t l_464 = 1L;
(*l_417) = (((safe_mul_func_int8_t_s_s(2L, (*p_21))) == g_64[0][5]) , (l_457[4] != (g_42 , &l_145)));
(*g_379) = (*g_379);
l_466--;
}
if ((*g_90))
break;
}
if ((safe_mul_func_int8_t_s_s(((((((p_19 != (l_462 ^ (((**l_311) ^ (-1L)) < (p_22 & (((g_256 , (safe_lshift_func_uint16_t_u_s((~((g_42 = (safe_sub_func_int8_t_s_s((l_478 , (safe_mul_func_int16_t_s_s(g_227[3][3][4], (((p_18 , p_22) , g_256) == (*g_76))))), 0xE9L))) == l_465)), 13))) & 0x8FA41F7FL) || 0xF8C0L))))) >= (***l_310)) , 0x7B90L) , 0xA6EAL) , (*l_414)) , (***l_310)), l_424)))
{
struct S0 l_481 = {0};
return l_481;
}
else
{
(**l_310) = (**g_378);
}
++l_484;
}
else
{
uint64_t l_487 = 0xBCF43DDE1C2398CALL;
uint8_t *l_492[10] = {&g_105[6][0],&g_105[6][0],&g_105[6][0],&g_105[6][0],&g_105[6][0],&g_105[6][0],&g_105[6][0],&g_105[6][0],&g_105[6][0],&g_105[6][0]};
int32_t ****l_495 = &g_378;
int i;
(*l_418) = (((p_18 | l_487) <= ((((((*l_495) = (((*l_414) = (l_487 , (l_424 <= ((safe_mod_func_uint16_t_u_u(p_22, (safe_lshift_func_uint8_t_u_u((l_422[5] = p_19), (((((((safe_mul_func_uint8_t_u_u((*l_417), 0x88L)) , g_64[0][2]) && 0xD5L) && p_22) & p_19) ^ 18446744073709551611UL) || g_26[2][0][2]))))) && l_420)))) , &g_379)) == l_496) && 1UL) > (*p_21)) > p_22)) , 8L);
return l_407;
}
}
for (g_228 = 0; (g_228 <= 16); g_228++)
{
return l_361[3][2];
}
}
(*l_311) = &l_48[7][0];
for (g_34 = 0; (g_34 > (-27)); g_34--)
{
union U1 *l_507 = &g_347[3][0][3];
union U1 **l_506[6][1][2];
union U1 *l_508[3][7];
int8_t l_513 = 0x7AL;
int8_t l_515 = 0L;
uint32_t l_516 = 5UL;
int32_t l_536 = 0x30C2346AL;
int32_t l_556 = 0x451275D8L;
int32_t ***l_565[10] = {&g_379,(void*)0,&g_379,(void*)0,&g_379,&g_379,(void*)0,&g_379,(void*)0,&g_379};
uint32_t *l_587[8][9][2] = {{{(void*)0,&l_392},{&g_100,&g_100},{&l_392,(void*)0},{&g_100,(void*)0},{&l_392,&g_100},{&g_100,&l_392},{(void*)0,&g_100},{(void*)0,&l_392},{&g_100,&g_100}},{{&l_392,(void*)0},{&g_100,(void*)0},{&l_392,&g_100},{&g_100,&l_392},{(void*)0,&g_100},{(void*)0,&l_392},{&g_100,&g_100},{&l_392,(void*)0},{&g_100,(void*)0}},{{&l_392,&g_100},{&g_100,&l_392},{(void*)0,&g_100},{(void*)0,&l_392},{&g_100,&g_100},{&l_392,(void*)0},{&g_100,(void*)0},{&l_392,&g_100},{&g_100,&l_392}},{{(void*)0,&g_100},{(void*)0,&l_392},{&g_100,&g_100},{&l_392,(void*)0},{&g_100,(void*)0},{&l_392,&g_100},{&g_100,&l_392},{(void*)0,&g_100},{(void*)0,&l_392}},{{&g_100,&g_100},{&l_392,(void*)0},{&g_100,(void*)0},{&l_392,&g_100},{&g_100,&l_392},{(void*)0,&g_100},{(void*)0,&l_392},{&g_100,&g_100},{&l_392,(void*)0}},{{&g_100,(void*)0},{&l_392,&g_100},{&g_100,&l_392},{(void*)0,&g_100},{(void*)0,&l_392},{&g_100,&g_100},{&l_392,(void*)0},{&g_100,(void*)0},{&l_392,&g_100}},{{&g_100,&l_392},{(void*)0,&g_100},{(void*)0,&l_392},{&g_100,&g_100},{&l_392,(void*)0},{&g_100,(void*)0},{&l_392,&g_100},{&g_100,&l_392},{(void*)0,&g_100}},{{(void*)0,&l_392},{&g_100,&g_100},{&l_392,(void*)0},{&g_100,&l_392},{&g_100,&l_145},{&l_145,&g_100},{&l_392,&l_145},{&l_392,&g_100},{&l_145,&l_145}}};
struct S0 l_611 = {1};
int8_t **l_820 = (void*)0;
int16_t l_821[10] = {0x48B1L,0x48B1L,0x48B1L,0x48B1L,0x48B1L,0x48B1L,0x48B1L,0x48B1L,0x48B1L,0x48B1L};
const struct S0 *l_866 = &l_139;
const struct S0 **l_865 = &l_866;
const struct S0 ***l_864 = &l_865;
int32_t l_906[2][1];
uint16_t l_951 = 0x3F89L;
int32_t l_958 = 1L;
int32_t l_960[5][10] = {{0x33000D8FL,(-1L),0x33000D8FL,(-1L),0x33000D8FL,(-1L),0x33000D8FL,(-1L),0x33000D8FL,(-1L)},{0x33000D8FL,(-1L),0x33000D8FL,(-1L),0x33000D8FL,(-1L),0x33000D8FL,(-1L),0x33000D8FL,(-1L)},{0x33000D8FL,(-1L),0x33000D8FL,(-1L),0x33000D8FL,(-1L),0x33000D8FL,(-1L),0x33000D8FL,(-1L)},{0x33000D8FL,(-1L),0x33000D8FL,(-1L),0x33000D8FL,(-1L),0x33000D8FL,(-1L),0x33000D8FL,(-1L)},{0x33000D8FL,(-1L),0x33000D8FL,(-1L),0x33000D8FL,(-1L),0x33000D8FL,(-1L),0x33000D8FL,(-1L)}};
int i, j, k;
for (i = 0; i < 6; i++)
{
for (j = 0; j < 1; j++)
{
for (k = 0; k < 2; k++)
l_506[i][j][k] = &l_507;
}
}
for (i = 0; i < 3; i++)
{
for (j = 0; j < 7; j++)
l_508[i][j] = &g_347[1][1][3];
}
for (i = 0; i < 2; i++)
{
for (j = 0; j < 1; j++)
l_906[i][j] = 0L;
}
}
return l_964;
}
int main (void)
{
int i, j, k;
int print_hash_value = 0;
platform_main_begin();
crc32_gentab();
func_1();
for (i = 0; i < 3; i++)
{
for (j = 0; j < 1; j++)
{
for (k = 0; k < 7; k++)
{
transparent_crc(g_26[i][j][k], "g_26[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_30, "g_30", print_hash_value);
transparent_crc(g_34, "g_34", print_hash_value);
transparent_crc(g_37, "g_37", print_hash_value);
transparent_crc(g_42, "g_42", print_hash_value);
transparent_crc(g_45, "g_45", print_hash_value);
transparent_crc(g_52, "g_52", print_hash_value);
transparent_crc(g_60, "g_60", print_hash_value);
for (i = 0; i < 1; i++)
{
for (j = 0; j < 6; j++)
{
transparent_crc(g_64[i][j], "g_64[i][j]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
transparent_crc(g_81, "g_81", print_hash_value);
transparent_crc(g_87, "g_87", print_hash_value);
transparent_crc(g_91, "g_91", print_hash_value);
transparent_crc(g_100, "g_100", print_hash_value);
for (i = 0; i < 9; i++)
{
for (j = 0; j < 8; j++)
{
transparent_crc(g_105[i][j], "g_105[i][j]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
transparent_crc(g_135.f0, "g_135.f0", print_hash_value);
transparent_crc(g_205, "g_205", print_hash_value);
transparent_crc(g_226, "g_226", print_hash_value);
for (i = 0; i < 9; i++)
{
for (j = 0; j < 4; j++)
{
for (k = 0; k < 6; k++)
{
transparent_crc(g_227[i][j][k], "g_227[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_228, "g_228", print_hash_value);
transparent_crc(g_248, "g_248", print_hash_value);
transparent_crc(g_256, "g_256", print_hash_value);
transparent_crc(g_276, "g_276", print_hash_value);
transparent_crc(g_300, "g_300", print_hash_value);
transparent_crc(g_334, "g_334", print_hash_value);
for (i = 0; i < 10; i++)
{
for (j = 0; j < 2; j++)
{
for (k = 0; k < 1; k++)
{
transparent_crc(g_356[i][j][k], "g_356[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_373, "g_373", print_hash_value);
transparent_crc(g_409.f0, "g_409.f0", print_hash_value);
transparent_crc(g_423, "g_423", print_hash_value);
transparent_crc(g_590, "g_590", print_hash_value);
transparent_crc(g_608, "g_608", print_hash_value);
transparent_crc(g_619, "g_619", print_hash_value);
transparent_crc(g_635, "g_635", print_hash_value);
transparent_crc(g_667, "g_667", print_hash_value);
transparent_crc(g_959, "g_959", print_hash_value);
transparent_crc(g_1086, "g_1086", print_hash_value);
transparent_crc(g_1092, "g_1092", print_hash_value);
transparent_crc(g_1107, "g_1107", print_hash_value);
transparent_crc(g_1209, "g_1209", print_hash_value);
transparent_crc(g_1264, "g_1264", print_hash_value);
transparent_crc(g_1439, "g_1439", print_hash_value);
transparent_crc(g_1514, "g_1514", print_hash_value);
transparent_crc(g_1614, "g_1614", print_hash_value);
for (i = 0; i < 8; i++)
{
transparent_crc(g_1751[i], "g_1751[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_1893, "g_1893", print_hash_value);
for (i = 0; i < 4; i++)
{
for (j = 0; j < 9; j++)
{
transparent_crc(g_2046[i][j], "g_2046[i][j]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
transparent_crc(g_2098, "g_2098", print_hash_value);
transparent_crc(g_2108, "g_2108", print_hash_value);
transparent_crc(g_2137, "g_2137", print_hash_value);
transparent_crc(g_2524, "g_2524", print_hash_value);
transparent_crc(g_2537, "g_2537", print_hash_value);
platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
return 0;
}
