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
static int32_t g_20 = 0xB0E1B1B5L;
static int32_t *g_19 = &g_20;
static uint8_t g_51 = 0x52L;
static uint32_t g_66 = 3UL;
static int32_t g_75 = 0xEBB36E90L;
static int8_t g_110 = 0xC0L;
static uint64_t g_112 = 0xCAEA4CC78B939845LL;
static int32_t g_114 = 0x30B13CFFL;
static int32_t *g_116 = &g_20;
static int32_t ** volatile g_115 = &g_116;
static int32_t ** const volatile g_118[1][10] = {{&g_116,&g_116,&g_116,&g_116,&g_116,&g_116,&g_116,&g_116,&g_116,&g_116}};
static int32_t ** volatile g_119 = &g_116;
static uint32_t g_138 = 0xBFC11C93L;
static uint8_t g_173 = 255UL;
static uint64_t *g_181 = &g_112;
static uint64_t ** const volatile g_180[5] = {&g_181,&g_181,&g_181,&g_181,&g_181};
static uint32_t *g_193 = (void*)0;
static uint32_t **g_192 = &g_193;
static uint32_t *** volatile g_191 = &g_192;
static uint8_t g_210 = 6UL;
static int32_t ** volatile *g_214 = &g_119;
static int32_t ** volatile ** volatile g_213 = &g_214;
static uint32_t g_241 = 0x4EFAD5DAL;
static int8_t g_244 = 0x9EL;
static uint8_t g_245 = 0x6AL;
static int64_t g_259 = 0L;
static uint16_t g_261 = 0UL;
static uint32_t g_284[7][4][1] = {{{9UL},{0x27033AF2L},{0UL},{4294967289UL}},{{0x9DC325ACL},{0xF4C367A6L},{0x9DC325ACL},{4294967289UL}},{{0UL},{0x27033AF2L},{9UL},{1UL}},{{1UL},{1UL},{9UL},{0x27033AF2L}},{{0UL},{4294967289UL},{0x9DC325ACL},{0xF4C367A6L}},{{0x9DC325ACL},{4294967289UL},{0UL},{0x27033AF2L}},{{9UL},{1UL},{1UL},{1UL}}};
static uint32_t g_291 = 0UL;
static int64_t g_295 = 0L;
static uint16_t g_415 = 0x3FE0L;
static uint16_t *g_414 = &g_415;
static uint16_t ** const g_413[3] = {&g_414,&g_414,&g_414};
static int16_t g_461 = 0x14B0L;
static uint32_t g_462 = 4294967295UL;
static uint32_t g_463 = 0x49BB3FBAL;
static volatile int16_t g_474 = 0xD4BBL;
static volatile int16_t * volatile g_473 = &g_474;
static int32_t g_547 = 0xE20B7B73L;
static uint64_t g_595 = 1UL;
static int16_t g_605 = 0x924AL;
static uint16_t g_685[3] = {0x3BA2L,0x3BA2L,0x3BA2L};
static uint8_t ***g_732 = (void*)0;
static volatile uint32_t g_782 = 4294967290UL;
static const uint8_t g_797[9][10][2] = {{{0xE3L,0xFEL},{1UL,0xC7L},{4UL,0x64L},{0xC3L,251UL},{4UL,0x5AL},{1UL,255UL},{0xE3L,0xC7L},{0UL,251UL},{0xCFL,251UL},{0UL,0xC7L}},{{0xE3L,255UL},{1UL,0x5AL},{4UL,251UL},{0xC3L,0x64L},{4UL,0xC7L},{1UL,0xFEL},{0xE3L,0x5AL},{0UL,0x64L},{0xCFL,0x64L},{0UL,0x5AL}},{{0xE3L,0xFEL},{1UL,0xC7L},{4UL,0x64L},{0xC3L,251UL},{4UL,0x5AL},{1UL,255UL},{0xE3L,0xC7L},{0UL,251UL},{0xCFL,251UL},{0UL,0xC7L}},{{0xE3L,255UL},{1UL,0x5AL},{4UL,251UL},{0xC3L,0x64L},{4UL,0xC7L},{1UL,0xFEL},{0xE3L,0x5AL},{0UL,0x64L},{0xCFL,0x64L},{0UL,0x5AL}},{{0xE3L,0xFEL},{1UL,0xC7L},{4UL,0x64L},{0xC3L,251UL},{4UL,0x5AL},{1UL,255UL},{0xE3L,0xC7L},{0UL,251UL},{0xCFL,251UL},{0UL,0xC7L}},{{0xE3L,255UL},{1UL,0x5AL},{4UL,251UL},{0xC3L,0x64L},{4UL,0xC7L},{1UL,0xFEL},{0xE3L,0x5AL},{0UL,0x64L},{0xCFL,0x64L},{0UL,0x5AL}},{{0xE3L,0xFEL},{1UL,0xC7L},{4UL,0x64L},{0xC3L,251UL},{4UL,0x5AL},{1UL,255UL},{0xE3L,0xC7L},{0UL,251UL},{0xCFL,251UL},{0UL,0xC7L}},{{0xE3L,255UL},{1UL,0x5AL},{4UL,251UL},{0xC3L,0x64L},{4UL,0xC7L},{1UL,0xFEL},{0xE3L,0x5AL},{0UL,0x64L},{0xCFL,0x64L},{0UL,0x5AL}},{{0xE3L,0xFEL},{1UL,0xC7L},{4UL,0x64L},{0xC3L,251UL},{4UL,0x5AL},{1UL,255UL},{0xE3L,0xC7L},{0UL,251UL},{0xCFL,251UL},{0UL,0xC7L}}};
static const uint8_t *g_796 = &g_797[8][6][1];
static int64_t *g_808 = &g_295;
static int64_t **g_807 = &g_808;
static int64_t *** volatile g_809 = &g_807;
static uint64_t **g_841[10][7][3] = {{{(void*)0,(void*)0,&g_181},{&g_181,&g_181,&g_181},{&g_181,&g_181,&g_181},{&g_181,&g_181,&g_181},{&g_181,&g_181,(void*)0},{&g_181,&g_181,(void*)0},{(void*)0,&g_181,(void*)0}},{{&g_181,&g_181,&g_181},{(void*)0,(void*)0,&g_181},{&g_181,&g_181,&g_181},{&g_181,&g_181,&g_181},{&g_181,(void*)0,(void*)0},{&g_181,&g_181,&g_181},{(void*)0,&g_181,&g_181}},{{(void*)0,&g_181,&g_181},{&g_181,&g_181,&g_181},{&g_181,&g_181,&g_181},{&g_181,&g_181,&g_181},{&g_181,&g_181,&g_181},{&g_181,(void*)0,&g_181},{&g_181,&g_181,&g_181}},{{(void*)0,&g_181,&g_181},{&g_181,(void*)0,(void*)0},{&g_181,&g_181,&g_181},{&g_181,&g_181,(void*)0},{(void*)0,&g_181,&g_181},{&g_181,&g_181,&g_181},{&g_181,&g_181,&g_181}},{{&g_181,(void*)0,&g_181},{&g_181,(void*)0,&g_181},{&g_181,&g_181,&g_181},{&g_181,&g_181,&g_181},{&g_181,&g_181,&g_181},{&g_181,(void*)0,&g_181},{&g_181,(void*)0,&g_181}},{{&g_181,&g_181,(void*)0},{&g_181,&g_181,&g_181},{&g_181,&g_181,&g_181},{&g_181,&g_181,&g_181},{(void*)0,&g_181,&g_181},{&g_181,&g_181,(void*)0},{&g_181,&g_181,(void*)0}},{{&g_181,&g_181,(void*)0},{(void*)0,&g_181,&g_181},{&g_181,&g_181,&g_181},{&g_181,&g_181,&g_181},{&g_181,(void*)0,&g_181},{&g_181,(void*)0,&g_181},{&g_181,&g_181,&g_181}},{{&g_181,&g_181,&g_181},{(void*)0,&g_181,&g_181},{(void*)0,(void*)0,&g_181},{&g_181,(void*)0,&g_181},{&g_181,&g_181,&g_181},{&g_181,&g_181,(void*)0},{&g_181,&g_181,(void*)0}},{{(void*)0,&g_181,(void*)0},{&g_181,&g_181,&g_181},{(void*)0,(void*)0,&g_181},{&g_181,&g_181,&g_181},{&g_181,&g_181,&g_181},{&g_181,(void*)0,(void*)0},{&g_181,&g_181,&g_181}},{{(void*)0,&g_181,&g_181},{(void*)0,&g_181,&g_181},{&g_181,&g_181,&g_181},{&g_181,(void*)0,&g_181},{&g_181,&g_181,&g_181},{(void*)0,&g_181,&g_181},{&g_181,&g_181,&g_181}}};
static uint64_t ***g_840[8] = {(void*)0,&g_841[5][1][2],(void*)0,&g_841[5][1][2],(void*)0,&g_841[5][1][2],(void*)0,&g_841[5][1][2]};
static uint64_t ****g_839 = &g_840[6];
static int32_t ** volatile g_849[5][10][5] = {{{&g_19,&g_19,&g_116,&g_19,&g_116},{(void*)0,&g_116,&g_116,(void*)0,&g_19},{&g_19,&g_19,&g_19,(void*)0,&g_19},{&g_19,&g_116,(void*)0,&g_116,&g_116},{&g_19,(void*)0,&g_19,(void*)0,&g_19},{&g_19,&g_116,(void*)0,(void*)0,&g_116},{&g_19,&g_116,&g_19,&g_19,&g_19},{&g_116,&g_116,&g_116,&g_116,&g_116},{&g_116,&g_19,&g_116,&g_19,&g_19},{&g_116,&g_116,(void*)0,&g_19,&g_116}},{{&g_19,&g_116,&g_19,&g_116,&g_19},{&g_116,&g_19,&g_19,&g_116,&g_19},{&g_116,&g_116,&g_19,&g_19,&g_116},{&g_116,&g_116,&g_116,&g_19,&g_19},{&g_19,&g_116,&g_19,&g_116,&g_19},{&g_19,&g_19,&g_116,&g_116,(void*)0},{&g_19,&g_116,&g_116,&g_19,&g_116},{&g_19,&g_116,&g_116,(void*)0,(void*)0},{&g_19,&g_19,&g_19,&g_116,&g_19},{(void*)0,&g_116,&g_116,&g_116,&g_19}},{{&g_19,&g_116,&g_19,&g_116,&g_19},{(void*)0,&g_116,&g_19,(void*)0,&g_19},{&g_19,(void*)0,&g_19,&g_19,&g_19},{&g_19,&g_116,(void*)0,&g_116,&g_19},{&g_116,&g_19,&g_116,&g_116,&g_19},{&g_19,&g_116,&g_116,&g_19,&g_19},{&g_19,&g_19,&g_19,&g_19,&g_19},{&g_19,&g_19,(void*)0,&g_116,(void*)0},{&g_116,&g_19,&g_19,&g_116,&g_116},{&g_19,&g_116,(void*)0,&g_19,(void*)0}},{{&g_19,&g_19,&g_19,&g_19,&g_19},{(void*)0,&g_19,&g_116,&g_116,&g_19},{&g_19,&g_19,&g_116,&g_19,&g_116},{(void*)0,&g_116,&g_116,(void*)0,&g_19},{&g_19,&g_19,&g_19,(void*)0,&g_19},{&g_19,&g_116,(void*)0,&g_116,&g_116},{&g_19,(void*)0,&g_19,(void*)0,&g_19},{&g_19,&g_116,(void*)0,(void*)0,&g_116},{&g_19,&g_116,&g_19,&g_19,&g_19},{&g_116,&g_116,&g_116,&g_116,&g_116}},{{&g_116,&g_19,&g_116,&g_19,&g_19},{&g_116,&g_116,(void*)0,&g_19,&g_116},{&g_19,&g_116,&g_19,&g_116,&g_19},{&g_116,&g_19,&g_19,&g_116,&g_19},{&g_116,&g_116,&g_19,&g_19,&g_116},{&g_116,&g_116,&g_116,&g_19,&g_19},{&g_19,&g_116,&g_19,&g_116,&g_19},{&g_19,&g_19,&g_116,&g_116,(void*)0},{&g_19,&g_116,&g_116,&g_19,&g_116},{&g_19,&g_116,&g_116,(void*)0,(void*)0}}};
static int32_t g_878[9] = {(-8L),(-8L),(-8L),(-8L),(-8L),(-8L),(-8L),(-8L),(-8L)};
static volatile int32_t g_899 = 1L;
static volatile int32_t g_971 = (-1L);
static uint64_t *****g_1041 = &g_839;
static int32_t ** volatile g_1055 = &g_116;
static int32_t **g_1079 = (void*)0;
static int32_t *** volatile g_1078 = &g_1079;
static volatile uint8_t g_1130 = 0x86L;
static volatile uint8_t *g_1129 = &g_1130;
static volatile uint8_t * const *g_1128 = &g_1129;
static volatile uint8_t * const **g_1127 = &g_1128;
static volatile uint8_t * const ***g_1126 = &g_1127;
static volatile uint8_t * const *** volatile *g_1125 = &g_1126;
static uint16_t g_1135 = 0x4E51L;
static int32_t ** volatile g_1140 = &g_116;
static const int32_t *g_1418 = &g_547;
static const int32_t **g_1417 = &g_1418;
static const int32_t ***g_1416 = &g_1417;
static const int32_t ****g_1415 = &g_1416;
static volatile uint32_t g_1426 = 0x4A7577B3L;
static uint64_t *g_1496 = &g_595;
static uint64_t ** const g_1495 = &g_1496;
static uint64_t ** const *g_1494 = &g_1495;
static uint64_t ** const **g_1493 = &g_1494;
static int8_t **g_1560 = (void*)0;
static int8_t *g_1563[1][10][1] = {{{&g_244},{&g_110},{&g_110},{&g_244},{&g_244},{&g_244},{&g_110},{&g_110},{&g_244},{&g_244}}};
static int8_t **g_1562 = &g_1563[0][2][0];
static uint16_t * volatile ** volatile *g_1568 = (void*)0;
static uint16_t * volatile ** volatile **g_1567 = &g_1568;
static int32_t g_1705[7] = {0xD49FE3A8L,0xD49FE3A8L,0xD49FE3A8L,0xD49FE3A8L,0xD49FE3A8L,0xD49FE3A8L,0xD49FE3A8L};
static int64_t g_1719 = 1L;
static volatile int32_t *** volatile g_1891 = (void*)0;
static volatile int32_t *** const volatile * const g_1890 = &g_1891;
static volatile int32_t *** const volatile * const volatile *g_1889 = &g_1890;
static int64_t g_1937 = 0L;
static uint64_t * const *g_1997 = &g_181;
static uint64_t * const **g_1996 = &g_1997;
static uint64_t * const ***g_1995 = &g_1996;
static uint64_t * const **** volatile g_1994[2][10][8] = {{{&g_1995,(void*)0,(void*)0,&g_1995,&g_1995,&g_1995,&g_1995,(void*)0},{&g_1995,(void*)0,&g_1995,&g_1995,&g_1995,&g_1995,&g_1995,&g_1995},{&g_1995,(void*)0,&g_1995,&g_1995,&g_1995,&g_1995,&g_1995,&g_1995},{&g_1995,&g_1995,&g_1995,&g_1995,&g_1995,(void*)0,&g_1995,&g_1995},{&g_1995,&g_1995,(void*)0,&g_1995,&g_1995,&g_1995,&g_1995,&g_1995},{&g_1995,&g_1995,&g_1995,&g_1995,&g_1995,&g_1995,&g_1995,&g_1995},{&g_1995,&g_1995,&g_1995,&g_1995,&g_1995,&g_1995,(void*)0,&g_1995},{&g_1995,&g_1995,&g_1995,(void*)0,&g_1995,(void*)0,&g_1995,&g_1995},{&g_1995,&g_1995,&g_1995,(void*)0,&g_1995,&g_1995,&g_1995,&g_1995},{&g_1995,&g_1995,&g_1995,&g_1995,&g_1995,&g_1995,&g_1995,&g_1995}},{{&g_1995,(void*)0,&g_1995,&g_1995,&g_1995,&g_1995,&g_1995,&g_1995},{&g_1995,&g_1995,&g_1995,(void*)0,&g_1995,(void*)0,&g_1995,&g_1995},{&g_1995,(void*)0,&g_1995,&g_1995,(void*)0,&g_1995,&g_1995,(void*)0},{(void*)0,&g_1995,&g_1995,(void*)0,&g_1995,&g_1995,(void*)0,&g_1995},{&g_1995,&g_1995,(void*)0,&g_1995,(void*)0,&g_1995,&g_1995,&g_1995},{&g_1995,&g_1995,&g_1995,(void*)0,&g_1995,&g_1995,&g_1995,&g_1995},{&g_1995,&g_1995,(void*)0,&g_1995,(void*)0,&g_1995,&g_1995,&g_1995},{&g_1995,(void*)0,(void*)0,&g_1995,&g_1995,(void*)0,&g_1995,&g_1995},{&g_1995,&g_1995,&g_1995,(void*)0,&g_1995,&g_1995,&g_1995,&g_1995},{&g_1995,&g_1995,&g_1995,&g_1995,(void*)0,(void*)0,&g_1995,&g_1995}}};
static uint16_t ***g_2016 = (void*)0;
static uint16_t ****g_2015[1][2][4] = {{{&g_2016,&g_2016,&g_2016,&g_2016},{&g_2016,&g_2016,&g_2016,&g_2016}}};
static uint16_t *****g_2014 = &g_2015[0][1][2];
static uint8_t ****g_2181[2] = {&g_732,&g_732};
static uint8_t *****g_2180[5] = {&g_2181[0],&g_2181[0],&g_2181[0],&g_2181[0],&g_2181[0]};
static uint8_t *****g_2182 = &g_2181[1];
static int64_t g_2194 = 0xC3E796DA17685C13LL;
static volatile uint32_t g_2233 = 0x80EC63AAL;
static uint32_t g_2234 = 18446744073709551615UL;
static uint16_t g_2235 = 65530UL;
static uint64_t g_2236 = 0x557E69CC3E7F264CLL;
static int32_t *****g_2343 = (void*)0;
static volatile uint64_t g_2353 = 0x9927379416BD0946LL;
static int32_t ** const ***g_2374 = (void*)0;
static uint8_t g_2443 = 0x63L;
static int32_t ***g_2517 = &g_1079;
static int32_t ****g_2516 = &g_2517;
static uint32_t g_2726[2][7][10] = {{{1UL,0x5B898AA5L,18446744073709551615UL,1UL,0x144BAA01L,1UL,1UL,1UL,1UL,0x144BAA01L},{0UL,0xFCC9BEE1L,0xFCC9BEE1L,0UL,0x2A63DFC9L,1UL,1UL,0UL,1UL,0UL},{0UL,0x144BAA01L,18446744073709551615UL,0x2A63DFC9L,1UL,1UL,0xFCC9BEE1L,1UL,1UL,1UL},{18446744073709551615UL,0x551E8852L,1UL,0UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,0UL,1UL,0x551E8852L},{0x5B898AA5L,1UL,1UL,1UL,1UL,0x2A63DFC9L,1UL,0UL,5UL,0x5B898AA5L},{1UL,18446744073709551615UL,1UL,1UL,0x551E8852L,0x2A63DFC9L,0xFCC9BEE1L,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL},{0x5B898AA5L,0UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,0UL,0x5B898AA5L,1UL,18446744073709551615UL}},{{18446744073709551615UL,0xFCC9BEE1L,0x2A63DFC9L,0x551E8852L,1UL,1UL,18446744073709551615UL,1UL,0UL,18446744073709551615UL},{0UL,1UL,0x2A63DFC9L,1UL,1UL,1UL,1UL,0x5B898AA5L,1UL,1UL},{0UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,0UL,1UL,0x551E8852L,18446744073709551615UL,1UL,1UL},{1UL,0xFCC9BEE1L,18446744073709551615UL,1UL,0xE2C970FCL,0x2EC13A8EL,0xFCC9BEE1L,18446744073709551609UL,1UL,1UL},{18446744073709551609UL,1UL,0xF9DB931BL,0xE2C970FCL,5UL,1UL,1UL,5UL,0xE2C970FCL,0xF9DB931BL},{18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,0xFCC9BEE1L,0x2A63DFC9L,0x551E8852L,1UL,1UL,18446744073709551615UL,1UL},{1UL,18446744073709551615UL,0x2EC13A8EL,1UL,1UL,0UL,1UL,18446744073709551609UL,1UL,1UL}}};
static int32_t ** volatile g_2861 = &g_116;
static uint64_t ** const * volatile *g_2874[1] = {(void*)0};
static const volatile int8_t g_3004 = 0x05L;
static volatile int16_t g_3086 = 0x2096L;
static int64_t ***g_3162 = &g_807;
static int64_t ****g_3161 = &g_3162;
static int32_t g_3252[10][7][3] = {{{(-1L),3L,0xDC7F8D68L},{9L,1L,4L},{0x5E1FE349L,0xBCCED9FAL,1L},{0x2D9F3DA6L,0xA1ACE0DEL,0xB61A9B23L},{0x533BB58CL,0x3031E00CL,0x3031E00CL},{0xB957599BL,6L,0x4318DF92L},{0x3031E00CL,(-4L),0xE9EB1BA8L}},{{0xBB888F79L,0x2D6D931CL,0xB342DB2EL},{3L,0x6015C815L,(-1L)},{4L,0x2D6D931CL,(-8L)},{4L,(-4L),1L},{0L,6L,(-1L)},{(-2L),0x3031E00CL,2L},{(-1L),0xA1ACE0DEL,4L}},{{(-4L),0xBCCED9FAL,(-4L)},{(-3L),1L,0L},{0xE460FF30L,3L,(-8L)},{4L,1L,0xBB888F79L},{0xC81DE644L,0xDC7F8D68L,0L},{4L,0xB61A9B23L,0x3ED2EAE0L},{0xE460FF30L,0xD6B49F78L,0x6015C815L}},{{(-3L),(-1L),9L},{(-4L),(-1L),(-1L)},{(-1L),0xBB888F79L,0xA1ACE0DEL},{(-2L),(-2L),0x84195C94L},{0L,7L,(-1L)},{4L,(-1L),0x533BB58CL},{4L,(-1L),6L}},{{3L,4L,0x533BB58CL},{0xBB888F79L,4L,(-1L)},{0x3031E00CL,0xEFD52BFFL,0x84195C94L},{0xB957599BL,0x173EE184L,0xA1ACE0DEL},{0x533BB58CL,1L,(-1L)},{0x2D9F3DA6L,9L,9L},{0x5E1FE349L,1L,0x6015C815L}},{{9L,(-1L),0x3ED2EAE0L},{(-1L),3L,0L},{0x2D6D931CL,0x4318DF92L,0xBB888F79L},{(-1L),3L,(-8L)},{1L,(-1L),0L},{1L,1L,(-4L)},{(-1L),9L,4L}},{{0xDC7F8D68L,1L,2L},{(-1L),0x173EE184L,(-1L)},{6L,0xEFD52BFFL,1L},{8L,4L,(-8L)},{0x84195C94L,4L,(-1L)},{0x9B8A6D10L,(-1L),0xB342DB2EL},{0x84195C94L,(-1L),0xE9EB1BA8L}},{{8L,7L,0x4318DF92L},{6L,1L,(-1L)},{7L,0x9B8A6D10L,0x4318DF92L},{1L,0xC81DE644L,0xEFD52BFFL},{3L,3L,(-1L)},{0L,4L,1L},{4L,0x4318DF92L,0xB61A9B23L}},{{3L,1L,(-4L)},{0xA1ACE0DEL,4L,0xB61A9B23L},{0xC81DE644L,3L,1L},{4L,0x3ED2EAE0L,(-1L)},{0xBCCED9FAL,2L,0xEFD52BFFL},{0xB61A9B23L,1L,0x4318DF92L},{(-1L),(-1L),(-1L)}},{{0x173EE184L,(-1L),(-1L)},{(-1L),0xD6B49F78L,0x533BB58CL},{0x9B8A6D10L,0xA1ACE0DEL,0L},{1L,(-2L),0xC81DE644L},{4L,0xA1ACE0DEL,6L},{0x84195C94L,0xD6B49F78L,0L},{0xB342DB2EL,(-1L),7L}}};
static const uint64_t *g_3369[1][7] = {{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0}};
static const uint64_t **g_3368[7] = {&g_3369[0][6],&g_3369[0][6],&g_3369[0][6],&g_3369[0][6],&g_3369[0][6],&g_3369[0][6],&g_3369[0][6]};
static const uint64_t ***g_3367 = &g_3368[2];
static const uint64_t ****g_3366 = &g_3367;
static const uint64_t *****g_3365 = &g_3366;
static uint32_t ** volatile *g_3402 = &g_192;
static uint32_t ** volatile ** volatile g_3401[7] = {&g_3402,&g_3402,&g_3402,&g_3402,&g_3402,&g_3402,&g_3402};
static uint32_t ** volatile ** volatile * const volatile g_3400 = &g_3401[0];
static int32_t ** volatile g_3460 = &g_19;
static uint64_t g_3461 = 0xCE8675B87BFF6F98LL;
static int8_t * const **g_3482 = (void*)0;
static int8_t * const ***g_3481 = &g_3482;
static int64_t *****g_3505 = &g_3161;
static uint16_t func_1(void);
static int32_t * const func_2(uint16_t p_3, int32_t * p_4, int32_t p_5, const int32_t * p_6, uint32_t p_7);
static int16_t func_9(const int8_t p_10, int16_t p_11, int32_t p_12, uint8_t p_13, int32_t p_14);
static int8_t func_21(int32_t * p_22, uint8_t p_23, int32_t * p_24);
static int32_t * func_26(int32_t * const p_27, int32_t * p_28, int32_t * const p_29, int32_t * p_30, int32_t * p_31);
static int32_t * const func_32(uint32_t p_33);
static uint32_t func_34(uint32_t p_35, uint32_t p_36);
static uint32_t func_39(int32_t * p_40, int8_t p_41, int32_t * p_42, int32_t p_43, int32_t * p_44);
static int32_t func_45(uint8_t p_46, uint32_t p_47, int8_t p_48, int8_t p_49);
static int8_t func_55(const int16_t p_56, uint8_t * p_57);
static uint8_t * func_58(int32_t p_59, int16_t p_60, int16_t p_61, int32_t p_62, int32_t * p_63);
static uint16_t func_72(int32_t * p_73);
static int64_t func_76(uint8_t * p_77, int32_t * p_78, int32_t p_79, int32_t p_80);
static int16_t func_81(uint32_t p_82);
static uint32_t func_83(const int64_t p_84, int32_t * p_85);
static uint16_t func_1(void)
{
uint8_t l_8[7] = {3UL,3UL,0UL,3UL,3UL,0UL,3UL};
int32_t *l_25[8][1][5] = {{{&g_20,(void*)0,(void*)0,&g_20,&g_20}},{{&g_20,(void*)0,(void*)0,&g_20,&g_20}},{{&g_20,(void*)0,(void*)0,&g_20,&g_20}},{{&g_20,(void*)0,(void*)0,&g_20,&g_20}},{{&g_20,(void*)0,(void*)0,&g_20,&g_20}},{{&g_20,(void*)0,(void*)0,&g_20,&g_20}},{{&g_20,(void*)0,(void*)0,&g_20,&g_20}},{{&g_20,(void*)0,(void*)0,&g_20,&g_20}}};
uint32_t l_3259 = 0x62B5DE18L;
uint16_t l_3260 = 0x01C8L;
uint64_t l_3440 = 0x5D9468D515828E74LL;
int64_t l_3462 = 0xD3F97AC6F805FD0CLL;
int8_t l_3510 = 0xDBL;
int i, j, k;
(*g_3460) = func_2(l_8[1], (func_9(l_8[0], (safe_div_func_uint16_t_u_u((safe_mul_func_int16_t_s_s((g_19 != (func_21(l_25[7][0][3], g_20, func_26(func_32(func_34((safe_lshift_func_int8_t_s_u(g_20, 6)), func_39((g_20 , l_25[6][0][4]), (l_25[7][0][3] != (void*)0), &g_20, (*g_19), l_25[0][0][4]))), &g_20, l_25[2][0][3], l_25[2][0][1], l_25[6][0][0])) , (*g_2861))), g_2235)), (-1L))), g_1937, l_3259, l_3260) , (void*)0), l_3440, l_25[7][0][3], g_2235);
l_3462 = g_3461;
for (g_462 = 0; (g_462 < 11); g_462 = safe_add_func_int64_t_s_s(g_462, 9))
{
int8_t * const **l_3480 = (void*)0;
int8_t * const *** const l_3479 = &l_3480;
int32_t l_3483[6][10] = {{(-6L),(-5L),(-6L),0xCDBCCAD1L,8L,(-1L),0x650BB5D7L,0x67179660L,0x67179660L,0x650BB5D7L},{8L,0x0C7BA9C3L,(-1L),(-1L),0x0C7BA9C3L,8L,0xE85D6B0FL,0x67179660L,0xA58750CBL,1L},{(-5L),1L,(-6L),1L,0x67179660L,1L,(-6L),1L,(-5L),8L},{(-5L),(-1L),0L,0xE85D6B0FL,1L,8L,8L,1L,0xE85D6B0FL,0L},{8L,8L,1L,0xE85D6B0FL,0L,(-1L),(-5L),0x650BB5D7L,(-5L),(-1L)},{(-6L),1L,0x67179660L,1L,(-6L),1L,(-5L),8L,0xA58750CBL,0xA58750CBL}};
uint8_t *l_3488 = (void*)0;
uint8_t *l_3489 = (void*)0;
uint8_t *l_3490 = &g_210;
const uint8_t **l_3501 = &g_796;
const uint8_t ***l_3500 = &l_3501;
const uint8_t ****l_3499 = &l_3500;
const uint8_t ***** const l_3498[9][3] = {{&l_3499,&l_3499,&l_3499},{&l_3499,&l_3499,&l_3499},{&l_3499,&l_3499,&l_3499},{&l_3499,&l_3499,&l_3499},{&l_3499,&l_3499,&l_3499},{&l_3499,&l_3499,&l_3499},{&l_3499,&l_3499,&l_3499},{&l_3499,&l_3499,&l_3499},{&l_3499,&l_3499,&l_3499}};
int64_t l_3502 = 0xBE7AE882F6313D4ALL;
int16_t *l_3503[7];
int32_t l_3504[2][5];
int i, j;
for (i = 0; i < 7; i++)
l_3503[i] = &g_605;
for (i = 0; i < 2; i++)
{
for (j = 0; j < 5; j++)
l_3504[i][j] = (-8L);
}
for (g_595 = 0; (g_595 <= 6); g_595 += 1)
{
uint8_t l_3465 = 0x58L;
if (l_3465)
break;
for (g_461 = 6; (g_461 >= 1); g_461 -= 1)
{
uint8_t l_3466 = 0x69L;
return l_3466;
}
}
if (((****g_1126) || (((safe_div_func_int32_t_s_s((safe_mul_func_int8_t_s_s(((l_3483[5][7] = ((g_461 = (l_3504[1][3] |= (safe_lshift_func_int8_t_s_s(((safe_rshift_func_uint16_t_u_s((*g_414), ((((safe_add_func_int8_t_s_s((-7L), (safe_add_func_int32_t_s_s((l_3479 != (g_3481 = (void*)0)), (l_3483[5][7] | ((safe_rshift_func_int16_t_s_s((((safe_mul_func_uint8_t_u_u(((*l_3490)--), (safe_lshift_func_uint16_t_u_u(((*g_473) ^ (!(safe_add_func_int64_t_s_s(l_3483[2][6], (l_3498[1][2] == &g_2181[1]))))), l_3483[4][0])))) , 0xB65F5FA38F20EA4DLL) & (***g_3162)), g_1705[6])) & l_3483[5][7])))))) , l_3502) <= l_3483[5][5]) > g_51))) < g_2236), 1)))) , l_3502)) == 65531UL), 0xC3L)), l_3502)) >= 0x1DB5L) , l_3504[1][3])))
{
int64_t *****l_3506[9];
int i;
for (i = 0; i < 9; i++)
l_3506[i] = &g_3161;
l_3506[6] = (g_3505 = &g_3161);
}
else
{
uint32_t l_3507 = 0x01A43BA6L;
for (g_463 = 0; (g_463 <= 1); g_463 += 1)
{
int i, j;
l_3507--;
if (l_3504[g_463][(g_463 + 2)])
continue;
}
}
}
return l_3510;
}
static int32_t * const func_2(uint16_t p_3, int32_t * p_4, int32_t p_5, const int32_t * p_6, uint32_t p_7)
{
int32_t l_3448 = 0L;
uint32_t l_3455[2];
int32_t l_3456 = 0xA63CBA8FL;
uint16_t **l_3459[8][10] = {{(void*)0,&g_414,&g_414,(void*)0,&g_414,&g_414,&g_414,&g_414,(void*)0,&g_414},{(void*)0,(void*)0,&g_414,&g_414,&g_414,(void*)0,&g_414,&g_414,(void*)0,&g_414},{(void*)0,&g_414,&g_414,(void*)0,&g_414,&g_414,&g_414,&g_414,(void*)0,&g_414},{(void*)0,(void*)0,&g_414,&g_414,&g_414,(void*)0,&g_414,&g_414,(void*)0,&g_414},{(void*)0,&g_414,&g_414,(void*)0,&g_414,&g_414,&g_414,&g_414,(void*)0,&g_414},{(void*)0,(void*)0,&g_414,&g_414,&g_414,(void*)0,&g_414,&g_414,(void*)0,&g_414},{(void*)0,&g_414,&g_414,(void*)0,&g_414,&g_414,&g_414,&g_414,(void*)0,&g_414},{(void*)0,(void*)0,&g_414,&g_414,&g_414,(void*)0,&g_414,&g_414,(void*)0,&g_414}};
uint16_t ***l_3458[1];
int i, j;
for (i = 0; i < 2; i++)
l_3455[i] = 0x99CA393DL;
for (i = 0; i < 1; i++)
l_3458[i] = &l_3459[0][7];
(*g_19) = ((safe_rshift_func_uint16_t_u_u(((+((safe_lshift_func_uint16_t_u_u((safe_rshift_func_int16_t_s_u((l_3448 <= (safe_mul_func_int16_t_s_s((*g_473), l_3448))), 11)), 7)) && (safe_rshift_func_uint16_t_u_s((l_3456 ^= ((*g_414) = (safe_rshift_func_uint8_t_u_u((l_3448 , l_3455[1]), (****g_1126))))), 11)))) >= (((((((((!((p_5 < 0xB394L) , ((18446744073709551607UL | 1UL) , p_7))) , l_3455[1]) <= (*g_19)) | 0xF89AL) , l_3455[1]) , l_3458[0]) != &l_3459[3][4]) != 0L) == p_3)), l_3455[0])) && l_3448);
return p_4;
}
static int16_t func_9(const int8_t p_10, int16_t p_11, int32_t p_12, uint8_t p_13, int32_t p_14)
{
int64_t ****l_3263 = (void*)0;
uint8_t *****l_3264 = &g_2181[1];
int32_t l_3269 = 1L;
int32_t l_3270[4] = {5L,5L,5L,5L};
const int8_t **l_3342 = (void*)0;
const int8_t ***l_3341[6];
const int8_t ****l_3340[5] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
uint32_t l_3408 = 0UL;
uint32_t l_3422 = 0x6E1BB343L;
int16_t *l_3434 = &g_605;
int32_t l_3435 = (-1L);
uint64_t *****l_3436 = (void*)0;
int i;
for (i = 0; i < 6; i++)
l_3341[i] = &l_3342;
l_3264 = ((((-3L) != ((safe_mul_func_uint8_t_u_u(((void*)0 != l_3263), 0xD4L)) ^ 1L)) , 0xD113L) , (void*)0);
for (g_2194 = 0; (g_2194 < (-30)); g_2194--)
{
int32_t *l_3267[2];
int16_t l_3268 = 0x7280L;
uint16_t l_3271[1];
int16_t *l_3279 = &g_461;
uint8_t *l_3280 = &g_173;
int32_t l_3336 = 0x7A69FA0AL;
const uint64_t *****l_3370[10] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
uint32_t ***l_3399[10];
uint32_t ****l_3398[5][2];
uint32_t *****l_3397 = &l_3398[2][0];
int8_t l_3410 = 8L;
int i, j;
for (i = 0; i < 2; i++)
l_3267[i] = &g_75;
for (i = 0; i < 1; i++)
l_3271[i] = 65535UL;
for (i = 0; i < 10; i++)
l_3399[i] = &g_192;
for (i = 0; i < 5; i++)
{
for (j = 0; j < 2; j++)
l_3398[i][j] = &l_3399[4];
}
l_3271[0]++;
if (((safe_add_func_uint32_t_u_u((l_3270[1] , (((((p_14 , (l_3270[3] = ((void*)0 != &g_2181[1]))) >= ((~((((**g_807) , ((*l_3279) = p_14)) & (((*l_3280)--) < 0x55L)) == ((*g_796) == ((safe_mod_func_int8_t_s_s((safe_sub_func_int16_t_s_s((safe_lshift_func_int8_t_s_u(((safe_add_func_uint64_t_u_u(p_13, p_14)) | (**g_1140)), 2)), p_11)), p_10)) <= (*g_1496))))) , p_13)) & l_3269) || p_14) == p_14)), p_12)) , 0L))
{
return l_3270[1];
}
else
{
uint64_t l_3321 = 0UL;
int32_t *l_3329 = &l_3269;
uint64_t ****l_3394[4][2][10] = {{{(void*)0,&g_840[2],(void*)0,&g_840[2],&g_840[5],&g_840[6],(void*)0,&g_840[6],&g_840[5],&g_840[2]},{(void*)0,&g_840[2],(void*)0,&g_840[2],&g_840[5],&g_840[6],(void*)0,&g_840[6],&g_840[5],&g_840[2]}},{{(void*)0,&g_840[2],(void*)0,&g_840[2],&g_840[5],&g_840[6],(void*)0,&g_840[6],&g_840[5],&g_840[2]},{(void*)0,&g_840[2],(void*)0,&g_840[2],&g_840[5],&g_840[6],(void*)0,&g_840[6],&g_840[5],&g_840[2]}},{{(void*)0,&g_840[2],(void*)0,&g_840[2],&g_840[5],&g_840[6],(void*)0,&g_840[6],&g_840[5],&g_840[2]},{(void*)0,&g_840[2],(void*)0,&g_840[2],&g_840[5],&g_840[6],(void*)0,&g_840[6],&g_840[5],&g_840[2]}},{{(void*)0,&g_840[2],(void*)0,&g_840[2],&g_840[5],&g_840[6],(void*)0,&g_840[6],&g_840[5],&g_840[6]},{&g_840[6],&g_840[6],&g_840[6],&g_840[6],(void*)0,&g_840[3],&g_840[6],&g_840[3],(void*)0,&g_840[6]}}};
int32_t l_3412 = 0L;
int32_t l_3417 = (-1L);
int32_t l_3418 = 0L;
int32_t l_3419 = 0xD5124E21L;
int32_t l_3420 = 0x41D4FCE1L;
int32_t l_3421 = (-1L);
int i, j, k;
for (g_210 = 0; (g_210 <= 51); g_210++)
{
int32_t * const l_3293 = &l_3269;
int32_t **l_3294 = &l_3267[0];
const int8_t ****l_3343 = &l_3341[1];
(*l_3294) = l_3293;
(*g_115) = l_3267[0];
}
l_3329 = ((safe_rshift_func_uint16_t_u_s((*l_3329), 8)) , l_3329);
for (g_2236 = 0; (g_2236 != 48); g_2236 = safe_add_func_uint16_t_u_u(g_2236, 4))
{
uint16_t l_3350 = 4UL;
const uint32_t l_3375[9][8][2] = {{{0xB30CCFFBL,0x1395A774L},{0xB7F0CDC6L,0x7AB6ADE5L},{0UL,0UL},{1UL,4294967295UL},{0x2D2457B3L,0x2D2457B3L},{0x2B4F0984L,0xB37F41EEL},{0x7AB6ADE5L,0xB30CCFFBL},{4294967288UL,0xFE27B95EL}},{{0xB37F41EEL,4294967288UL},{0x15F3CED8L,1UL},{0x15F3CED8L,4294967288UL},{0xB37F41EEL,0xFE27B95EL},{4294967288UL,0xB30CCFFBL},{0x7AB6ADE5L,0xB37F41EEL},{0x2B4F0984L,0x2D2457B3L},{0x2D2457B3L,4294967295UL}},{{1UL,0UL},{0UL,0x7AB6ADE5L},{0xB7F0CDC6L,0x1395A774L},{0xB30CCFFBL,0x1395A774L},{0xB7F0CDC6L,0x7AB6ADE5L},{0UL,0UL},{1UL,4294967295UL},{0x2D2457B3L,0x2D2457B3L}},{{0x2B4F0984L,0xB37F41EEL},{0x7AB6ADE5L,0xB30CCFFBL},{4294967288UL,0xFE27B95EL},{0xB37F41EEL,4294967288UL},{0x15F3CED8L,1UL},{0x15F3CED8L,4294967288UL},{0xB37F41EEL,0xFE27B95EL},{4294967288UL,0xB30CCFFBL}},{{0x7AB6ADE5L,0xB37F41EEL},{0x2B4F0984L,0x2D2457B3L},{0x2D2457B3L,4294967295UL},{1UL,0UL},{0UL,0x7AB6ADE5L},{0xB7F0CDC6L,0x1395A774L},{0xB30CCFFBL,0x1395A774L},{0xB7F0CDC6L,0x7AB6ADE5L}},{{0UL,0UL},{1UL,4294967295UL},{0x2D2457B3L,0x2D2457B3L},{0x2B4F0984L,0xB37F41EEL},{0x7AB6ADE5L,0xB30CCFFBL},{4294967288UL,0xFE27B95EL},{0xB37F41EEL,4294967288UL},{0x15F3CED8L,1UL}},{{0x15F3CED8L,4294967288UL},{0xB37F41EEL,0xFE27B95EL},{4294967288UL,0xB30CCFFBL},{0x7AB6ADE5L,0xB37F41EEL},{0x2B4F0984L,0x2D2457B3L},{0x2D2457B3L,4294967295UL},{1UL,0UL},{0UL,0x7AB6ADE5L}},{{0xB7F0CDC6L,0x1395A774L},{0xB30CCFFBL,0x1395A774L},{0xB7F0CDC6L,0x7AB6ADE5L},{0UL,0UL},{1UL,4294967295UL},{0x2D2457B3L,0x2D2457B3L},{0x2B4F0984L,0xB37F41EEL},{0x7AB6ADE5L,0xB30CCFFBL}},{{4294967288UL,0xFE27B95EL},{0xB37F41EEL,4294967288UL},{0x15F3CED8L,1UL},{0x15F3CED8L,4294967288UL},{0xB37F41EEL,0xFE27B95EL},{4294967288UL,0xB30CCFFBL},{0x7AB6ADE5L,0xB37F41EEL},{0x2B4F0984L,0x2D2457B3L}}};
int32_t l_3409 = 0x45D296CCL;
int32_t l_3411 = 0L;
int32_t l_3413 = 0x8776BB84L;
int32_t l_3414 = 0x592AF009L;
int32_t l_3415 = 4L;
int32_t l_3416[8] = {0x0CA5A3DCL,0x0CA5A3DCL,0x0CA5A3DCL,0x0CA5A3DCL,0x0CA5A3DCL,0x0CA5A3DCL,0x0CA5A3DCL,0x0CA5A3DCL};
int i, j, k;
for (g_110 = 2; (g_110 >= 0); g_110 -= 1)
{
const int32_t l_3388[5] = {(-3L),(-3L),(-3L),(-3L),(-3L)};
uint64_t ****l_3392[5][4] = {{&g_840[6],&g_840[7],&g_840[6],&g_840[6]},{&g_840[7],&g_840[7],(void*)0,&g_840[7]},{&g_840[7],&g_840[6],&g_840[6],&g_840[7]},{&g_840[6],&g_840[7],&g_840[6],&g_840[6]},{&g_840[7],&g_840[7],(void*)0,&g_840[7]}};
uint64_t *****l_3393[1];
int16_t l_3407 = (-5L);
int i, j, k;
for (i = 0; i < 1; i++)
l_3393[i] = &g_839;
l_3350 &= l_3270[3];
if ((safe_mul_func_int16_t_s_s((safe_div_func_int64_t_s_s(((safe_mod_func_int32_t_s_s(((safe_sub_func_int32_t_s_s(((p_11 = p_13) < ((255UL && (safe_rshift_func_uint16_t_u_u(((((safe_lshift_func_uint16_t_u_u((((l_3350 ^ ((l_3370[6] = g_3365) != (g_1041 = ((safe_rshift_func_uint16_t_u_u(0xC206L, 5)) , (void*)0)))) , (safe_mod_func_int64_t_s_s((l_3375[8][7][0] < (safe_lshift_func_uint8_t_u_s((*l_3329), 2))), p_14))) | (*l_3329)), 12)) | 0UL) > p_13) != g_284[1][1][0]), 11))) == (*g_414))), p_12)) > p_10), (*l_3329))) != (*l_3329)), l_3375[4][5][0])), 0x7D70L)))
{
uint8_t *****l_3385 = &g_2181[1];
(*g_19) &= ((safe_add_func_uint32_t_u_u(((safe_add_func_uint8_t_u_u((g_547 == ((g_2726[1][0][1] , &l_3271[0]) == (void*)0)), ((((safe_unary_minus_func_uint64_t_u((l_3269 &= 0x6F69CD7A19C67378LL))) , (p_12 , &g_2181[1])) == l_3385) <= (safe_lshift_func_int8_t_s_s(p_12, l_3375[8][7][0]))))) && l_3388[1]), p_14)) || (*l_3329));
if (p_13)
continue;
(*g_116) &= 7L;
(*l_3329) = (!(g_291--));
}
else
{
(*g_1417) = &l_3270[3];
if (l_3270[0])
continue;
return p_13;
}
l_3394[2][0][2] = l_3392[3][0];
for (g_138 = 0; (g_138 <= 1); g_138 += 1)
{
(*g_19) = (safe_mul_func_uint16_t_u_u(((-1L) < (l_3397 == g_3400)), (((((safe_sub_func_uint8_t_u_u(0x63L, ((p_12 | g_20) <= ((safe_lshift_func_int16_t_s_u(l_3407, (l_3407 >= 8L))) , p_14)))) >= g_284[1][1][0]) , l_3407) , l_3408) >= 1L)));
}
}
l_3422++;
}
}
}
(*g_19) ^= (l_3270[3] |= (l_3422 & ((65535UL | (&g_3401[0] != (void*)0)) < (safe_div_func_int64_t_s_s((g_173 != (~((((safe_mod_func_int16_t_s_s(((*l_3434) = 0x18D4L), l_3435)) > l_3408) && ((void*)0 != l_3436)) > p_12))), p_12)))));
for (p_13 = 0; (p_13 >= 58); p_13++)
{
int64_t *****l_3439 = &g_3161;
(*l_3439) = l_3263;
}
return p_10;
}
static int8_t func_21(int32_t * p_22, uint8_t p_23, int32_t * p_24)
{
uint32_t l_2491 = 4294967295UL;
int32_t *l_2492 = &g_1705[6];
int32_t ****l_2518 = &g_2517;
int32_t l_2523 = (-1L);
uint32_t l_2525 = 0xF1ED8198L;
uint8_t *** const *l_2528 = &g_732;
int64_t **l_2529 = &g_808;
uint64_t l_2540 = 1UL;
int32_t l_2578 = (-1L);
int32_t l_2579 = 0L;
int32_t l_2583 = 0x8E18C88AL;
int32_t l_2584 = (-3L);
int32_t *l_2610[1][10] = {{&l_2583,&l_2583,&l_2583,&l_2583,&l_2583,&l_2583,&l_2583,&l_2583,&l_2583,&l_2583}};
uint32_t l_2649 = 1UL;
uint64_t *l_2679 = &g_112;
uint64_t **l_2678 = &l_2679;
int16_t l_2683 = 8L;
int8_t l_2693 = 0xA6L;
int32_t l_2810 = 0x5CF9A463L;
uint32_t l_2850 = 18446744073709551613UL;
const uint64_t *l_2871 = &l_2540;
const uint64_t **l_2870 = &l_2871;
uint64_t l_2897 = 18446744073709551615UL;
uint32_t l_2998 = 0xEE916F9EL;
uint16_t *l_3015 = &g_415;
uint8_t l_3051 = 5UL;
int16_t *l_3119 = &g_461;
uint16_t l_3125 = 1UL;
int64_t l_3184[1][8] = {{(-1L),0xBD125B06AA9709DELL,(-1L),(-1L),0xBD125B06AA9709DELL,(-1L),(-1L),0xBD125B06AA9709DELL}};
uint16_t l_3224 = 65535UL;
int i, j;
for (g_2194 = (-4); (g_2194 != (-24)); g_2194 = safe_sub_func_int64_t_s_s(g_2194, 4))
{
int32_t **l_2493 = &l_2492;
int32_t l_2503 = 0xC89F3F2CL;
uint16_t l_2508 = 0UL;
uint32_t **l_2521 = &g_193;
int8_t *l_2522[9] = {&g_244,&g_244,&g_244,&g_244,&g_244,&g_244,&g_244,&g_244,&g_244};
int32_t l_2524 = 0xF0ECDB33L;
int i;
(**g_115) = (safe_add_func_int32_t_s_s((l_2491 && (((*l_2493) = l_2492) != (void*)0)), ((p_23 ^ 8UL) < (((~((((+(safe_add_func_int64_t_s_s((p_23 , ((void*)0 != &g_1890)), (safe_rshift_func_int8_t_s_u((safe_unary_minus_func_int64_t_s((***g_809))), l_2491))))) && 4294967292UL) < l_2503) <= l_2491)) , 0x00CBL) == l_2503))));
l_2525 = (safe_mod_func_uint32_t_u_u((((((safe_mul_func_uint8_t_u_u((((((l_2508 , (+(safe_div_func_uint16_t_u_u((((((safe_sub_func_uint64_t_u_u(l_2508, (safe_mod_func_int16_t_s_s((g_2516 != l_2518), l_2503)))) || (safe_div_func_uint8_t_u_u(((l_2524 &= (l_2523 = (l_2491 == ((0x87L >= (l_2521 == (void*)0)) <= l_2503)))) , p_23), l_2503))) || 0x06L) , (**l_2518)) != l_2493), l_2508)))) && l_2491) , l_2523) >= (**g_807)) == (*g_414)), p_23)) | 3UL) || p_23) , 4L) , 4294967295UL), l_2491));
return l_2508;
}
if (((*g_116) |= (0x92L || (((safe_sub_func_int8_t_s_s((l_2528 == l_2528), ((l_2529 != (void*)0) & (l_2523 = (safe_mod_func_uint64_t_u_u(((safe_mod_func_uint32_t_u_u((safe_lshift_func_uint16_t_u_u((l_2525 < ((*g_808) || (((safe_lshift_func_int8_t_s_u((safe_rshift_func_uint16_t_u_u(((**g_807) || p_23), l_2525)), 0)) && l_2523) || 0L))), l_2540)), g_605)) > 0xC754253CL), p_23)))))) , l_2540) != 0xF9L))))
{
int8_t * const l_2543 = &g_244;
int32_t *** const **l_2544 = (void*)0;
int32_t **l_2548 = (void*)0;
int32_t *** const l_2547 = &l_2548;
int32_t *** const *l_2546[10][2][5] = {{{(void*)0,&l_2547,&l_2547,&l_2547,&l_2547},{&l_2547,&l_2547,&l_2547,&l_2547,&l_2547}},{{&l_2547,&l_2547,&l_2547,&l_2547,(void*)0},{&l_2547,&l_2547,&l_2547,&l_2547,&l_2547}},{{(void*)0,&l_2547,(void*)0,&l_2547,(void*)0},{&l_2547,&l_2547,&l_2547,&l_2547,&l_2547}},{{(void*)0,&l_2547,&l_2547,&l_2547,&l_2547},{&l_2547,&l_2547,&l_2547,&l_2547,&l_2547}},{{&l_2547,&l_2547,&l_2547,&l_2547,(void*)0},{&l_2547,&l_2547,&l_2547,&l_2547,&l_2547}},{{(void*)0,&l_2547,(void*)0,&l_2547,(void*)0},{&l_2547,&l_2547,&l_2547,&l_2547,&l_2547}},{{(void*)0,&l_2547,&l_2547,&l_2547,&l_2547},{&l_2547,&l_2547,&l_2547,&l_2547,&l_2547}},{{&l_2547,&l_2547,&l_2547,&l_2547,(void*)0},{&l_2547,&l_2547,&l_2547,&l_2547,&l_2547}},{{(void*)0,&l_2547,(void*)0,&l_2547,(void*)0},{&l_2547,&l_2547,&l_2547,&l_2547,&l_2547}},{{(void*)0,&l_2547,&l_2547,&l_2547,&l_2547},{&l_2547,&l_2547,&l_2547,&l_2547,&l_2547}}};
int32_t *** const **l_2545 = &l_2546[6][1][3];
int32_t l_2551[9][10] = {{0L,0x4A564DF0L,(-7L),0x4A564DF0L,0L,0x1743C079L,2L,3L,0xA5391E9EL,1L},{2L,6L,1L,0x1743C079L,0x61A6796FL,(-1L),(-1L),0x61A6796FL,0x1743C079L,1L},{0x1743C079L,0x1743C079L,0x75D322E9L,1L,0L,1L,0x61A6796FL,(-7L),0L,0x10A282EDL},{(-7L),0xF937144BL,0x61A6796FL,0xA5391E9EL,0x4A564DF0L,0xA5391E9EL,0x61A6796FL,0xF937144BL,(-7L),0x1743C079L},{6L,0x1743C079L,0L,0L,0x10A282EDL,(-1L),(-1L),0x4A564DF0L,0x4A564DF0L,(-1L)},{0xF937144BL,6L,0L,0L,6L,0xF937144BL,2L,(-1L),(-7L),1L},{1L,0x4A564DF0L,0x1743C079L,0xA5391E9EL,0L,0x75D322E9L,0x4A564DF0L,0xA5391E9EL,0x61A6796FL,0xF937144BL},{(-1L),0xA5391E9EL,(-1L),6L,0x75D322E9L,0x4A564DF0L,0xF937144BL,0L,(-7L),1L},{0x4A564DF0L,0xF937144BL,0L,(-7L),1L,1L,(-7L),0L,0xF937144BL,0x4A564DF0L}};
uint32_t l_2585 = 4UL;
int32_t l_2622 = 0xCD9867D0L;
uint64_t ****l_2647[5];
uint32_t l_2696[3][4];
int32_t l_2760[2];
int32_t *l_2824 = &l_2760[1];
int16_t *l_2833 = &g_605;
int16_t *l_2838 = (void*)0;
int16_t *l_2839 = (void*)0;
int16_t *l_2840 = &g_461;
uint16_t ***l_2847 = (void*)0;
int32_t l_2848 = 1L;
uint16_t l_2849 = 4UL;
int32_t * const l_2853 = &l_2583;
uint64_t l_2937 = 0x507D5381B713B4FALL;
uint32_t l_2954 = 4294967292UL;
uint32_t l_2990 = 0x25EDE777L;
uint8_t l_3002 = 0x40L;
uint8_t ****l_3003[7][7] = {{&g_732,&g_732,&g_732,&g_732,&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732,(void*)0,&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732,&g_732,&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732,&g_732,&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732,&g_732,&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732,&g_732,&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732,&g_732,&g_732,&g_732,&g_732}};
uint32_t l_3011 = 0UL;
int32_t l_3044 = 9L;
uint32_t l_3052 = 0xB3ABA0D7L;
int32_t * const l_3063 = &l_2622;
uint32_t l_3143 = 0x8FDE1F9FL;
uint8_t l_3204[3][2][4] = {{{0x66L,0x66L,0xE3L,0xE3L},{0x66L,0x66L,0xE3L,0xE3L}},{{0x66L,0x66L,0xE3L,0xE3L},{0x66L,0x66L,0xE3L,0xE3L}},{{0x66L,0x66L,0xE3L,0xE3L},{0x66L,0x66L,0xE3L,0xE3L}}};
uint32_t l_3218 = 0x60422307L;
int i, j, k;
for (i = 0; i < 5; i++)
l_2647[i] = (void*)0;
for (i = 0; i < 3; i++)
{
for (j = 0; j < 4; j++)
l_2696[i][j] = 0x55D7439AL;
}
for (i = 0; i < 2; i++)
l_2760[i] = (-3L);
if ((safe_sub_func_int32_t_s_s((l_2543 == (((p_23 , (((*l_2545) = (void*)0) == (void*)0)) ^ (safe_mul_func_uint16_t_u_u(65533UL, (((((*g_473) <= (p_23 && l_2551[2][3])) < (p_23 <= l_2523)) || l_2551[2][3]) | 0x0AL)))) , (void*)0)), (*g_116))))
{
int64_t l_2573 = 0L;
int32_t l_2581 = 0x9D7F501FL;
int32_t l_2623 = 1L;
uint64_t * const *l_2652 = &g_1496;
int32_t l_2691[7] = {7L,7L,7L,7L,7L,7L,7L};
int64_t l_2695[3];
uint32_t l_2699 = 0UL;
int i;
for (i = 0; i < 3; i++)
l_2695[i] = 0x5F250B9BE7E88E1DLL;
for (g_110 = (-22); (g_110 != (-14)); ++g_110)
{
uint16_t l_2575 = 1UL;
int32_t l_2577 = 0x87CDF4BEL;
int32_t l_2580 = 0x88F14696L;
int32_t *l_2612 = &l_2583;
int32_t l_2620 = 1L;
int32_t l_2621[5][7][1] = {{{0x412ACFF2L},{(-1L)},{0xC72C2554L},{0xC72C2554L},{(-1L)},{0x412ACFF2L},{0xB8644AD5L}},{{(-1L)},{0xB8644AD5L},{0x412ACFF2L},{(-1L)},{0xC72C2554L},{0xC72C2554L},{(-1L)}},{{0x412ACFF2L},{0xB8644AD5L},{(-1L)},{0xB8644AD5L},{0x412ACFF2L},{(-1L)},{0xC72C2554L}},{{0xC72C2554L},{(-1L)},{0x412ACFF2L},{0xB8644AD5L},{(-1L)},{0xB8644AD5L},{0x412ACFF2L}},{{(-1L)},{0xC72C2554L},{0xC72C2554L},{(-1L)},{0x412ACFF2L},{0xB8644AD5L},{(-1L)}}};
int64_t ***l_2706[5];
int i, j, k;
for (i = 0; i < 5; i++)
l_2706[i] = (void*)0;
for (g_259 = 12; (g_259 <= (-6)); g_259 = safe_sub_func_uint32_t_u_u(g_259, 2))
{
int32_t **l_2570[3][6] = {{&g_19,&g_19,&g_19,&g_19,&g_19,&g_19},{&g_19,&g_19,&g_19,&g_19,&g_19,&g_19},{&g_19,&g_19,&g_19,&g_19,&g_19,&g_19}};
uint16_t l_2574 = 65529UL;
uint16_t l_2604 = 0x475CL;
int16_t l_2619 = 0x52D3L;
uint32_t l_2624 = 1UL;
int i, j;
if ((safe_rshift_func_int16_t_s_s(((p_23 >= ((((*g_19) = (l_2575 = ((safe_mul_func_int8_t_s_s(((*l_2543) = ((safe_mul_func_uint8_t_u_u(((void*)0 != (*l_2518)), (safe_mod_func_int16_t_s_s(((l_2491 ^ (l_2551[2][3] = (l_2523 ^= ((p_23 & ((**g_1140) < ((safe_rshift_func_int16_t_s_s(((((safe_lshift_func_int8_t_s_s((l_2570[2][3] != (void*)0), (safe_add_func_int64_t_s_s(0L, l_2573)))) || 0UL) != 0x69L) | g_2194), l_2574)) > 0UL))) , 255UL)))) && p_23), g_685[0])))) != 0x4764E136L)), 0xEEL)) , 0x2537A5CBL))) == 1UL) != p_23)) <= l_2491), 5)))
{
int32_t l_2576 = 0x14A6B915L;
int32_t l_2582[1];
int i;
for (i = 0; i < 1; i++)
l_2582[i] = 0x7C479337L;
l_2585++;
if (l_2573)
break;
}
else
{
int8_t **l_2588 = (void*)0;
int32_t l_2600 = 1L;
int32_t l_2603 = (-8L);
l_2603 &= (((l_2588 == (((((~((safe_add_func_uint32_t_u_u((((p_23 & ((safe_lshift_func_int8_t_s_s(((*l_2543) = (p_23 || (l_2573 < (*g_473)))), 2)) , ((safe_div_func_int32_t_s_s((safe_div_func_uint32_t_u_u((safe_mod_func_int16_t_s_s(((l_2600 > (p_23 & ((p_23 != (safe_lshift_func_int16_t_s_u((*g_473), p_23))) <= (-3L)))) , p_23), (-5L))), (*g_116))), (*g_116))) && 0x001042804E4C950BLL))) >= l_2600) <= p_23), l_2581)) > (**g_807))) > (*g_1496)) != 7L) & p_23) , (void*)0)) , (*g_796)) & 255UL);
(*g_116) = 0xC898E814L;
--l_2604;
}
if ((*g_116))
{
int32_t * const l_2609 = &l_2584;
int32_t *l_2611 = &g_75;
if (l_2551[2][3])
break;
l_2612 = ((safe_mod_func_int32_t_s_s((*g_19), l_2573)) , l_2609);
}
else
{
int64_t l_2613[7];
int32_t l_2614 = (-2L);
int32_t l_2615 = 0xB68611C6L;
int32_t l_2616 = 0xEB4D9CC5L;
int32_t l_2617 = 0x4C8077C0L;
int32_t l_2618 = (-1L);
int i;
for (i = 0; i < 7; i++)
l_2613[i] = 1L;
l_2624--;
}
}
if ((*l_2612))
break;
if ((safe_rshift_func_uint8_t_u_u(1UL, (p_23 & (~0xBACC3844L)))))
{
int16_t *l_2632 = &g_605;
uint8_t *l_2633 = &g_173;
int32_t * const l_2643 = &l_2622;
int32_t *l_2644[6][9] = {{(void*)0,&g_75,&g_878[7],(void*)0,(void*)0,&g_878[7],&g_75,(void*)0,&g_75},{&l_2622,&g_75,&g_878[7],&g_878[7],&g_75,&l_2622,(void*)0,&l_2622,&g_75},{&l_2622,&g_75,&g_75,&l_2622,(void*)0,&g_75,(void*)0,&l_2622,&g_75},{(void*)0,(void*)0,(void*)0,&g_75,(void*)0,&g_75,(void*)0,(void*)0,(void*)0},{&g_75,&g_75,(void*)0,&g_878[7],(void*)0,&g_75,&g_75,&g_75,&g_75},{&g_878[7],&g_75,(void*)0,&g_75,&g_878[7],(void*)0,(void*)0,&g_878[7],&g_75}};
int32_t **l_2648 = &l_2610[0][1];
int i, j;
(**g_1416) = p_22;
(**g_1416) = p_22;
for (g_1135 = 0; (g_1135 <= 0); g_1135 += 1)
{
++l_2649;
if (l_2581)
break;
}
}
else
{
uint64_t **l_2653 = &g_1496;
int32_t l_2680 = 0L;
int32_t l_2686 = 0L;
int32_t l_2688 = 0x78997931L;
int32_t l_2692 = 1L;
int32_t l_2694 = 1L;
for (l_2622 = 0; (l_2622 <= 1); l_2622 += 1)
{
(*g_19) = (l_2652 == (l_2653 = l_2653));
}
for (g_245 = 0; (g_245 <= 1); g_245 += 1)
{
int64_t l_2665 = 0x1664BE390C220121LL;
uint16_t *l_2666 = &g_685[0];
uint64_t **l_2677 = (void*)0;
uint8_t *l_2681 = &g_51;
uint32_t *l_2682 = &g_462;
int i, j;
l_2551[(g_245 + 2)][(g_245 + 1)] = (l_2551[2][3] > (~((safe_rshift_func_uint16_t_u_u(((*g_414) = (safe_add_func_int64_t_s_s((!0x4B71L), (*g_1496)))), 11)) <= ((safe_rshift_func_uint8_t_u_u(((*l_2681) = (((safe_rshift_func_int16_t_s_s((p_23 | (*g_181)), 13)) & (safe_unary_minus_func_uint16_t_u((--(*l_2666))))) ^ ((*l_2543) ^= ((safe_sub_func_int16_t_s_s(((safe_add_func_uint64_t_u_u(((safe_mul_func_int8_t_s_s((*l_2612), ((safe_mul_func_uint8_t_u_u(((*l_2612) == (l_2677 != (l_2678 = l_2677))), (*l_2612))) ^ l_2680))) , (*l_2612)), 0x6FB7FCFC5964F49CLL)) & (-1L)), 65530UL)) , p_23)))), p_23)) != p_23))));
(*g_19) |= p_23;
(*l_2612) = (0UL <= ((*l_2682) = p_23));
return p_23;
}
if (l_2680)
{
if (l_2581)
break;
}
else
{
int16_t l_2684 = 0xE7A7L;
int32_t l_2685 = (-1L);
int64_t l_2687 = 0x37CBAB720FC4D5F2LL;
int32_t l_2689 = 0x52B91847L;
int32_t l_2690[5][3] = {{5L,5L,5L},{2L,(-6L),2L},{5L,5L,5L},{2L,(-6L),2L},{5L,5L,5L}};
int i, j;
l_2696[2][2]--;
if (l_2696[2][2])
continue;
l_2699++;
(*g_19) &= (+((*l_2543) = (+((safe_lshift_func_int8_t_s_u(0x04L, 5)) , (18446744073709551613UL >= (&g_807 != l_2706[3]))))));
}
}
}
}
else
{
int32_t *l_2707 = &l_2622;
uint8_t ****l_2721 = &g_732;
int8_t ***l_2781 = &g_1562;
uint16_t l_2785 = 65535UL;
(***g_1415) = l_2707;
for (g_138 = 0; (g_138 >= 56); g_138 = safe_add_func_int16_t_s_s(g_138, 2))
{
uint64_t *** const *l_2722[7] = {&g_840[6],&g_840[6],&g_840[7],&g_840[6],&g_840[6],&g_840[7],&g_840[6]};
int32_t l_2723 = 0x7D412846L;
int32_t l_2725 = 0xFBEB2E0EL;
int8_t ***l_2779 = &g_1560;
int i;
}
for (g_547 = 0; (g_547 < (-28)); g_547 = safe_sub_func_int64_t_s_s(g_547, 3))
{
uint64_t l_2811 = 18446744073709551615UL;
int32_t l_2815 = 0xF8DBC543L;
uint16_t *l_2820[4] = {(void*)0,(void*)0,(void*)0,(void*)0};
int32_t l_2821 = 0x65B49BEDL;
int32_t **l_2822[7][6] = {{&l_2610[0][1],&l_2610[0][1],&l_2610[0][0],&g_116,&g_19,&g_19},{&l_2610[0][1],&g_116,&g_116,&l_2610[0][1],&g_19,&l_2610[0][0]},{&g_19,&l_2610[0][1],&g_116,&g_116,&l_2610[0][1],&g_19},{&g_19,&g_116,&l_2610[0][0],&l_2610[0][1],&l_2610[0][1],&l_2610[0][0]},{&l_2610[0][1],&l_2610[0][1],&l_2610[0][0],&g_116,&g_19,&g_19},{&l_2610[0][1],&g_116,&g_116,&l_2610[0][1],&g_19,&l_2610[0][0]},{&g_19,&l_2610[0][1],&g_116,&g_116,&l_2610[0][1],&g_19}};
int32_t **l_2823 = &g_116;
int i, j;
l_2821 = (safe_rshift_func_uint16_t_u_s(((safe_mul_func_uint8_t_u_u((*l_2707), l_2810)) && l_2811), ((l_2760[1] = (l_2551[2][3] = ((*g_473) != ((*g_414) = (safe_lshift_func_int16_t_s_u((-2L), ((l_2815 &= (safe_unary_minus_func_int16_t_s(0x8ABDL))) > (safe_div_func_uint32_t_u_u(4294967291UL, (safe_lshift_func_uint16_t_u_u((0xAF23483287C257D5LL == (p_23 <= 0x20C45C0F7C4B89B8LL)), 2))))))))))) , (-4L))));
l_2707 = (*l_2823);
l_2824 = (*g_1055);
}
}
}
else
{
int32_t l_3258 = 0xD3033AB2L;
return l_3258;
}
for (g_461 = 0; (g_461 <= 0); g_461 += 1)
{
return p_23;
}
return p_23;
}
static int32_t * func_26(int32_t * const p_27, int32_t * p_28, int32_t * const p_29, int32_t * p_30, int32_t * p_31)
{
uint64_t *l_2447 = (void*)0;
uint64_t *l_2448 = &g_2236;
int32_t **l_2455[6] = {&g_19,&g_19,&g_19,&g_19,&g_19,&g_19};
int32_t ***l_2454 = &l_2455[3];
int32_t ****l_2453 = &l_2454;
int32_t *****l_2456 = &l_2453;
int32_t ****l_2457 = &l_2454;
int16_t *l_2458 = &g_605;
const uint64_t *l_2462 = (void*)0;
uint32_t l_2474 = 4294967286UL;
int32_t l_2477 = (-7L);
uint64_t l_2481 = 18446744073709551612UL;
int32_t *l_2484 = (void*)0;
int i;
if (((l_2448 = l_2447) == (l_2462 = (((***g_809) || (safe_mul_func_int16_t_s_s(0x6AEEL, (((*l_2458) |= ((((*l_2456) = l_2453) != l_2457) <= (**g_1055))) && (!(safe_mod_func_int64_t_s_s((***l_2454), (**g_807)))))))) , l_2447))))
{
int8_t *l_2467 = &g_244;
int32_t l_2470 = (-8L);
uint32_t *l_2471[6][1][3] = {{{(void*)0,(void*)0,&g_2234}},{{&g_2234,(void*)0,&g_2234}},{{(void*)0,&g_2234,&g_2234}},{{&g_2234,(void*)0,&g_2234}},{{(void*)0,(void*)0,&g_2234}},{{&g_2234,(void*)0,&g_2234}}};
int32_t l_2475 = (-1L);
int32_t l_2478 = 0x878A801EL;
int i, j, k;
if ((0UL & (((safe_mul_func_int16_t_s_s(((((safe_lshift_func_int16_t_s_u((****l_2453), 13)) , (***l_2454)) , (void*)0) == l_2467), (*****l_2456))) == (((safe_div_func_int8_t_s_s(((l_2470 = l_2470) , ((*g_808) == ((((safe_add_func_int32_t_s_s((((**g_115) & l_2474) ^ l_2470), 0x9844047BL)) >= 0xE9CAD12B6D85FC0FLL) <= (**g_807)) ^ 2L))), l_2475)) && l_2475) && g_1937)) ^ 0xF9B53902L)))
{
l_2470 = l_2475;
}
else
{
int32_t l_2476 = (-2L);
int32_t l_2479 = 1L;
int32_t l_2480 = (-2L);
++l_2481;
l_2478 ^= 0xDAE71FCBL;
l_2470 |= (*p_28);
}
return l_2484;
}
else
{
uint8_t l_2485 = 0xD1L;
uint8_t *l_2486 = &g_245;
(**g_1416) = p_31;
(***g_1415) = (p_30 = (void*)0);
}
return (**l_2454);
}
static int32_t * const func_32(uint32_t p_33)
{
const uint8_t l_1784[7] = {0UL,0UL,0UL,0UL,0UL,0UL,0UL};
int32_t * const l_1786 = &g_878[7];
int32_t l_1790[6][1][3] = {{{8L,8L,8L}},{{0L,0L,0L}},{{8L,8L,8L}},{{0L,0L,0L}},{{8L,8L,8L}},{{0L,0L,0L}}};
const int64_t *l_1809[9][10] = {{(void*)0,&g_259,&g_259,&g_259,(void*)0,&g_295,(void*)0,(void*)0,&g_1719,&g_1719},{&g_1719,&g_259,(void*)0,(void*)0,(void*)0,&g_295,&g_1719,&g_259,&g_259,&g_1719},{(void*)0,(void*)0,&g_1719,&g_1719,(void*)0,(void*)0,(void*)0,&g_259,&g_295,&g_1719},{(void*)0,&g_1719,&g_295,(void*)0,&g_1719,&g_259,(void*)0,(void*)0,&g_1719,(void*)0},{(void*)0,(void*)0,&g_259,(void*)0,&g_259,(void*)0,(void*)0,&g_259,(void*)0,&g_1719},{(void*)0,(void*)0,&g_259,&g_295,(void*)0,&g_295,(void*)0,&g_259,(void*)0,(void*)0},{(void*)0,&g_295,&g_1719,&g_259,&g_259,&g_1719,&g_295,(void*)0,(void*)0,(void*)0},{&g_1719,&g_295,&g_1719,&g_259,&g_295,&g_259,(void*)0,&g_295,&g_295,&g_259},{(void*)0,(void*)0,&g_1719,&g_295,(void*)0,&g_295,&g_1719,(void*)0,(void*)0,&g_1719}};
const int64_t **l_1808 = &l_1809[8][8];
const int64_t ***l_1807 = &l_1808;
const int64_t ****l_1806 = &l_1807;
uint16_t **l_1858[10] = {(void*)0,(void*)0,&g_414,(void*)0,(void*)0,&g_414,(void*)0,(void*)0,&g_414,(void*)0};
uint16_t ***l_1857 = &l_1858[6];
uint16_t ****l_1856 = &l_1857;
uint8_t ****l_1869[9][9][3] = {{{&g_732,&g_732,(void*)0},{&g_732,&g_732,&g_732},{(void*)0,&g_732,&g_732},{(void*)0,&g_732,&g_732},{&g_732,(void*)0,&g_732},{&g_732,(void*)0,&g_732},{(void*)0,(void*)0,(void*)0},{&g_732,&g_732,&g_732},{&g_732,(void*)0,&g_732}},{{&g_732,&g_732,(void*)0},{&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732},{(void*)0,(void*)0,&g_732},{(void*)0,&g_732,&g_732},{&g_732,&g_732,(void*)0},{&g_732,&g_732,&g_732},{&g_732,&g_732,(void*)0},{&g_732,&g_732,&g_732}},{{(void*)0,&g_732,&g_732},{&g_732,(void*)0,&g_732},{&g_732,&g_732,&g_732},{&g_732,&g_732,(void*)0},{&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732},{&g_732,&g_732,(void*)0},{&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732}},{{&g_732,&g_732,&g_732},{(void*)0,(void*)0,&g_732},{&g_732,&g_732,&g_732},{&g_732,&g_732,(void*)0},{&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732}},{{&g_732,&g_732,(void*)0},{(void*)0,&g_732,&g_732},{&g_732,&g_732,&g_732},{&g_732,(void*)0,&g_732},{&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732},{&g_732,&g_732,(void*)0},{&g_732,&g_732,&g_732}},{{&g_732,(void*)0,(void*)0},{&g_732,&g_732,&g_732},{(void*)0,&g_732,(void*)0},{(void*)0,&g_732,&g_732},{&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732},{(void*)0,&g_732,&g_732}},{{&g_732,&g_732,(void*)0},{&g_732,&g_732,&g_732},{&g_732,&g_732,(void*)0},{&g_732,&g_732,&g_732},{&g_732,&g_732,(void*)0},{(void*)0,&g_732,&g_732},{&g_732,&g_732,(void*)0},{&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732}},{{(void*)0,(void*)0,&g_732},{&g_732,&g_732,&g_732},{(void*)0,&g_732,&g_732},{&g_732,&g_732,&g_732},{&g_732,(void*)0,&g_732},{&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732},{&g_732,&g_732,(void*)0}},{{&g_732,&g_732,&g_732},{&g_732,&g_732,(void*)0},{&g_732,&g_732,&g_732},{&g_732,&g_732,(void*)0},{&g_732,&g_732,&g_732},{&g_732,&g_732,(void*)0},{(void*)0,&g_732,&g_732},{&g_732,(void*)0,&g_732},{&g_732,&g_732,&g_732}}};
int32_t l_1878 = (-10L);
uint32_t l_1920 = 0x455F8110L;
int32_t * const l_1927 = &g_547;
int64_t l_1936 = 0xFD45E17483BEFBD4LL;
const uint32_t l_2046[1] = {8UL};
int8_t l_2164[3];
int64_t ***l_2272 = &g_807;
int64_t ***l_2275 = &g_807;
const int64_t l_2318 = 0xF8AAB9234976463CLL;
uint16_t l_2335[8][6][5] = {{{0xC557L,0xB66CL,0xAE03L,0x71F8L,6UL},{7UL,0x952BL,0UL,0UL,0x952BL},{2UL,0x0382L,0x430AL,0xB66CL,6UL},{0xFB5AL,0UL,0xC8BCL,0x9E53L,0xC8BCL},{6UL,65526UL,0xC557L,0xDB62L,0x1A5AL},{0xFB5AL,0UL,7UL,0x5715L,0x5715L}},{{2UL,0UL,2UL,0x9420L,0x1806L},{7UL,0UL,0xFB5AL,0x952BL,0x8C1BL},{0xC557L,65526UL,6UL,0x1B2EL,2UL},{0xC8BCL,0UL,0xFB5AL,0x8C1BL,0UL},{0x430AL,0x0382L,2UL,0x0382L,0x430AL},{0UL,0x952BL,7UL,0x8C1BL,0x1164L}},{{0xAE03L,0xB66CL,0xC557L,0x1B2EL,0x4AD9L},{0x5715L,0xFB5AL,0xC8BCL,0x952BL,0x1164L},{0x6343L,0x1B2EL,0x430AL,0x9420L,0x430AL},{0x1164L,0x1164L,0UL,0x5715L,0UL},{0x6343L,0x9809L,0xAE03L,0xDB62L,2UL},{0x5715L,0xC12DL,0x5715L,0x9E53L,0x8C1BL}},{{0xAE03L,0x7001L,0x2600L,0x1B2EL,0x1A5AL},{0x1164L,0x9E53L,0x9E53L,0x1164L,0x952BL},{0xAE03L,65526UL,0x2600L,0x9809L,0x430AL},{7UL,0xC12DL,0x952BL,0xC12DL,7UL},{6UL,0x1B2EL,2UL,0x9809L,1UL},{0x5715L,0UL,0x1164L,0x1164L,0UL}},{{0x4AD9L,0UL,0xAE03L,0x1B2EL,1UL},{0xC12DL,0x1164L,7UL,0xFB5AL,7UL},{1UL,0x9420L,6UL,0xB66CL,0x430AL},{0xC12DL,0xC8BCL,0x5715L,0x952BL,0x952BL},{0x4AD9L,0x71F8L,0x4AD9L,0x0382L,0x1A5AL},{0x5715L,0xC8BCL,0xC12DL,0UL,0UL}},{{6UL,0x9420L,1UL,65526UL,0x4AD9L},{7UL,0x1164L,0xC12DL,0UL,0xC8BCL},{0xAE03L,0UL,0x4AD9L,0UL,0xAE03L},{0x1164L,0UL,0x5715L,0UL,0x9E53L},{2UL,0x1B2EL,6UL,65526UL,0xC557L},{0x952BL,0xC12DL,7UL,0UL,0x9E53L}},{{0x2600L,65526UL,0xAE03L,0x0382L,0xAE03L},{0x9E53L,0x9E53L,0x1164L,0x952BL,0xC8BCL},{0x2600L,0x7001L,2UL,0xB66CL,0x4AD9L},{0x952BL,0x8C1BL,0x952BL,0xFB5AL,0UL},{2UL,0x7001L,0x2600L,0x1B2EL,0x1A5AL},{0x1164L,0x9E53L,0x9E53L,0x1164L,0x952BL}},{{0xAE03L,65526UL,0x2600L,0x9809L,0x430AL},{7UL,0xC12DL,0x952BL,0xC12DL,7UL},{6UL,0x1B2EL,2UL,0x9809L,1UL},{0x5715L,0UL,0x1164L,0x1164L,0UL},{0x4AD9L,0UL,0xAE03L,0x1B2EL,1UL},{0xC12DL,0x1164L,7UL,0xFB5AL,7UL}}};
int32_t **l_2347 = &g_116;
int32_t ***l_2346[3];
int32_t ****l_2345 = &l_2346[2];
int32_t *****l_2344 = &l_2345;
uint32_t l_2350[7][9][4] = {{{5UL,0UL,1UL,18446744073709551615UL},{7UL,0x1D3A4CB9L,0xF8E8E59EL,0x76AEA6EAL},{18446744073709551615UL,1UL,0UL,0x76AEA6EAL},{0x082DA739L,0x1D3A4CB9L,0x3B920623L,18446744073709551615UL},{0x6DBC43BFL,0UL,0xBF705E14L,8UL},{0x95F1330DL,0x461BC6A5L,18446744073709551613UL,0x61C2E076L},{18446744073709551609UL,0x33A1D277L,0xF3483A13L,0x0FF4218CL},{18446744073709551610UL,0xFCB92070L,18446744073709551615UL,0x5A341899L},{0x1D3A4CB9L,18446744073709551615UL,18446744073709551609UL,18446744073709551614UL}},{{0x45BDF1AAL,18446744073709551607UL,0x0FF4218CL,0x592116FDL},{0xAF53ABEAL,0x5A341899L,0x84E5074FL,5UL},{5UL,0x52C26C8EL,1UL,0x4A5F2623L},{0xE96DD3B4L,0x592116FDL,0UL,9UL},{18446744073709551613UL,8UL,18446744073709551615UL,0xE857C816L},{5UL,9UL,0x8245F02EL,18446744073709551615UL},{5UL,18446744073709551615UL,0x3CE81CB5L,18446744073709551615UL},{0UL,0UL,18446744073709551610UL,8UL},{0x4A5F2623L,0xC99FC5A7L,0UL,0x38649A40L}},{{18446744073709551615UL,1UL,0x52C26C8EL,0UL},{0x0FF4218CL,0xE857C816L,18446744073709551610UL,0x24244425L},{8UL,0xBF705E14L,0UL,4UL},{0xF8E8E59EL,18446744073709551609UL,0x55A909A3L,0UL},{18446744073709551609UL,8UL,0x6DBC43BFL,0x45BDF1AAL},{0xF3483A13L,4UL,0x6465222BL,18446744073709551615UL},{4UL,18446744073709551609UL,0x5927A84EL,5UL},{18446744073709551615UL,8UL,8UL,0x24244425L},{0x082DA739L,0x6465222BL,0x680730E2L,0x461BC6A5L}},{{0UL,1UL,0xA11EBBABL,5UL},{1UL,8UL,0UL,8UL},{4UL,0x917BC99AL,0x2271815FL,18446744073709551615UL},{0x31BD1769L,18446744073709551615UL,0x31BD1769L,0x7A78FE82L},{0x5CC0637CL,0UL,0xF0006055L,0xE857C816L},{18446744073709551609UL,18446744073709551615UL,1UL,0UL},{0x917BC99AL,0x592116FDL,1UL,0x48015E7CL},{18446744073709551609UL,0x082DA739L,0xF0006055L,5UL},{0x5CC0637CL,0x5E0FD3B0L,0x31BD1769L,8UL}},{{0x31BD1769L,8UL,0x2271815FL,1UL},{4UL,0x5CC0637CL,0UL,0x0FF4218CL},{1UL,0x5927A84EL,0xA11EBBABL,0x3B920623L},{0UL,1UL,0x680730E2L,1UL},{0x082DA739L,0xF3483A13L,8UL,0x082DA739L},{18446744073709551615UL,0UL,0x5927A84EL,0x5CC0637CL},{4UL,0x4A5F2623L,0x6465222BL,18446744073709551615UL},{0xF3483A13L,0UL,0x6DBC43BFL,0UL},{18446744073709551609UL,0x48015E7CL,0x55A909A3L,0x5CC0637CL}},{{0xF8E8E59EL,18446744073709551615UL,0UL,0x52C26C8EL},{8UL,0xF3483A13L,18446744073709551610UL,18446744073709551615UL},{0x0FF4218CL,0UL,0x52C26C8EL,0x3B920623L},{18446744073709551615UL,0xD57E038DL,0UL,0x5E0FD3B0L},{0x4A5F2623L,0x5CC0637CL,18446744073709551610UL,1UL},{0UL,0x8245F02EL,0x3CE81CB5L,8UL},{5UL,0x0FF4218CL,0x8245F02EL,0xA11EBBABL},{5UL,0x082DA739L,18446744073709551615UL,0x4A5F2623L},{18446744073709551613UL,0x22E59CB8L,0UL,0UL}},{{0xE96DD3B4L,8UL,1UL,0x6465222BL},{5UL,0UL,0x84E5074FL,18446744073709551615UL},{0x38649A40L,1UL,0x3CE81CB5L,18446744073709551615UL},{18446744073709551615UL,0UL,0xC99FC5A7L,18446744073709551615UL},{0x917BC99AL,0x767E7712L,0x461BC6A5L,0x22E59CB8L},{0x48015E7CL,7UL,0xD1DBEBF9L,0xB6934789L},{9UL,0x50B5D90FL,0xAEE43E5DL,0xAEE43E5DL},{0UL,0UL,0xBCBD8F18L,1UL},{0x6465222BL,1UL,0xCD487A20L,1UL}}};
int32_t * const l_2359 = &g_547;
int32_t l_2419 = 4L;
uint32_t l_2420[4][2] = {{0UL,0UL},{0UL,0UL},{0UL,0UL},{0UL,0UL}};
int i, j, k;
for (i = 0; i < 3; i++)
l_2164[i] = 2L;
for (i = 0; i < 3; i++)
l_2346[i] = &l_2347;
lbl_2340:
if (l_1784[5])
{
uint64_t ***l_1785 = &g_841[5][6][0];
(*g_839) = l_1785;
return l_1786;
}
else
{
int32_t l_1791[10];
int32_t l_1792 = (-9L);
int32_t l_1844 = 1L;
int32_t l_1846 = 0xFBC66406L;
int32_t l_1847[2][8];
int64_t ***l_1860 = &g_807;
int64_t ****l_1859 = &l_1860;
uint8_t *** const *l_1893 = &g_732;
uint8_t *** const **l_1892 = &l_1893;
uint64_t l_1932 = 1UL;
uint64_t * const ***l_1998 = &g_1996;
int32_t **l_2003 = (void*)0;
int32_t ***l_2002 = &l_2003;
int32_t **** const l_2001[2] = {&l_2002,&l_2002};
uint32_t ****l_2029 = (void*)0;
uint32_t *l_2044 = &g_284[6][3][0];
const uint64_t l_2045 = 0x74D9F5B5AF885FD1LL;
uint16_t *l_2059 = (void*)0;
uint16_t *l_2060 = &g_415;
int8_t **l_2081 = (void*)0;
int32_t l_2101 = 0x364AE77CL;
uint32_t l_2133[3];
uint16_t l_2160 = 0UL;
uint16_t l_2163 = 0xE7EBL;
int8_t l_2204 = 0x87L;
uint64_t l_2206[2][5] = {{0x11C586F400ABD0B1LL,18446744073709551609UL,18446744073709551609UL,0x11C586F400ABD0B1LL,0xA6A4DFBEF98C0194LL},{0x11C586F400ABD0B1LL,18446744073709551609UL,18446744073709551609UL,0x11C586F400ABD0B1LL,0xA6A4DFBEF98C0194LL}};
uint16_t *****l_2243[7];
uint32_t l_2292 = 1UL;
int32_t *l_2315 = &g_20;
int i, j;
for (i = 0; i < 10; i++)
l_1791[i] = (-4L);
for (i = 0; i < 2; i++)
{
for (j = 0; j < 8; j++)
l_1847[i][j] = 1L;
}
for (i = 0; i < 3; i++)
l_2133[i] = 18446744073709551615UL;
for (i = 0; i < 7; i++)
l_2243[i] = &g_2015[0][1][2];
lbl_1925:
for (g_241 = (-23); (g_241 > 52); g_241 = safe_add_func_uint16_t_u_u(g_241, 4))
{
int32_t *l_1789[2];
uint32_t l_1793 = 0xD670F285L;
int i;
for (i = 0; i < 2; i++)
l_1789[i] = &g_878[1];
--l_1793;
}
if (p_33)
{
const int8_t **l_1800 = (void*)0;
int32_t l_1813[6] = {0x48C78AB6L,6L,6L,0x48C78AB6L,6L,6L};
uint32_t l_1826 = 0x3F32D37AL;
int64_t **l_1833 = &g_808;
int32_t *l_1841 = &l_1790[1][0][1];
int32_t *l_1842 = &g_878[4];
int32_t *l_1843 = &g_75;
int32_t *l_1845 = &l_1790[2][0][1];
int32_t *l_1848[4][6] = {{&l_1790[0][0][2],&l_1847[1][5],&l_1790[0][0][2],&l_1847[1][7],&l_1847[1][7],&l_1790[0][0][2]},{&l_1813[0],&l_1813[0],&l_1847[1][7],(void*)0,&l_1847[1][7],&l_1813[0]},{&l_1847[1][7],&l_1847[1][5],(void*)0,(void*)0,&l_1847[1][5],&l_1847[1][7]},{&l_1813[0],&l_1847[1][7],(void*)0,&l_1847[1][7],&l_1813[0],&l_1813[0]}};
uint8_t l_1849 = 0xC3L;
uint16_t * const ***l_1854 = (void*)0;
uint16_t l_1877 = 1UL;
int8_t ** const *l_1899 = &g_1562;
int i, j;
(*l_1786) = (g_685[2] , 0L);
for (g_112 = 0; (g_112 > 26); g_112 = safe_add_func_uint8_t_u_u(g_112, 2))
{
int32_t l_1803 = 0L;
const int64_t ****l_1810[6];
uint64_t ***l_1814 = &g_841[2][3][0];
uint16_t ** const *l_1837 = &g_413[2];
uint16_t ** const **l_1836[1][6][5] = {{{&l_1837,&l_1837,&l_1837,&l_1837,(void*)0},{&l_1837,&l_1837,&l_1837,&l_1837,&l_1837},{&l_1837,&l_1837,&l_1837,&l_1837,&l_1837},{&l_1837,&l_1837,&l_1837,&l_1837,(void*)0},{&l_1837,&l_1837,&l_1837,&l_1837,&l_1837},{&l_1837,&l_1837,&l_1837,&l_1837,&l_1837}}};
uint16_t ** const ***l_1838 = &l_1836[0][5][1];
int i, j, k;
for (i = 0; i < 6; i++)
l_1810[i] = &l_1807;
if ((safe_mul_func_int16_t_s_s((((&g_1563[0][2][0] != (p_33 , l_1800)) || ((safe_add_func_int64_t_s_s(l_1803, 18446744073709551613UL)) == ((safe_rshift_func_uint8_t_u_u(255UL, (((l_1810[0] = l_1806) != (void*)0) , (((safe_lshift_func_uint16_t_u_u(65535UL, 0)) , 0UL) <= p_33)))) < p_33))) >= 18446744073709551615UL), 65535UL)))
{
(**g_1041) = (((*g_473) || l_1813[1]) , l_1814);
}
else
{
int32_t * const l_1818 = &l_1792;
for (g_210 = 17; (g_210 >= 13); --g_210)
{
(***g_1415) = &l_1792;
(*g_1417) = &l_1790[1][0][0];
(**g_1416) = ((safe_unary_minus_func_uint16_t_u(((*g_808) & (***g_809)))) , &l_1792);
(*l_1786) |= 0xDB60AFABL;
}
return (*g_1140);
}
if (p_33)
continue;
(*l_1786) = ((!1L) & (safe_div_func_uint8_t_u_u((*l_1786), (safe_div_func_int16_t_s_s(((*l_1786) ^ (safe_mod_func_uint64_t_u_u((((((((l_1826 = 0xA0EC4181L) || 0x7EDABA85L) <= (safe_add_func_uint8_t_u_u(((((((*g_414)++) , (l_1833 != (void*)0)) & (l_1803 = ((safe_rshift_func_uint16_t_u_s((((*l_1838) = l_1836[0][2][2]) != ((safe_add_func_int64_t_s_s(((l_1813[0] >= p_33) == 0xC3A538ABL), (*l_1786))) , (*g_1567))), 0)) != 0L))) != 1L) && p_33), l_1813[1]))) | 0UL) , (*g_1055)) != (void*)0) <= (*l_1786)), 0x59C8CCE08D5FBC9BLL))), 3L)))));
}
lbl_1923:
++l_1849;
for (l_1846 = (-18); (l_1846 > (-18)); l_1846++)
{
uint16_t * const ****l_1855 = &l_1854;
int8_t ***l_1866 = &g_1562;
int32_t *l_1879 = &l_1790[3][0][0];
int32_t l_1910 = 0x6C428982L;
int32_t l_1915[4] = {0xA1F5C4D3L,0xA1F5C4D3L,0xA1F5C4D3L,0xA1F5C4D3L};
int16_t l_1918[1];
int i;
for (i = 0; i < 1; i++)
l_1918[i] = 0xE510L;
if (((((*l_1855) = l_1854) != l_1856) >= ((void*)0 != l_1859)))
{
int32_t * const l_1861 = &l_1844;
return (*g_1140);
}
else
{
for (g_259 = 0; (g_259 > (-8)); g_259 = safe_sub_func_uint32_t_u_u(g_259, 2))
{
(*l_1842) &= ((safe_add_func_int32_t_s_s(((void*)0 == l_1866), p_33)) && (!(+0UL)));
(*l_1842) = (((l_1869[3][4][2] == (*g_1125)) | p_33) || 0x7387L);
}
}
for (g_210 = 0; (g_210 <= 9); g_210++)
{
uint8_t l_1874 = 0xCBL;
int8_t *l_1875 = &g_244;
uint8_t ****l_1876 = (void*)0;
int32_t l_1912[9][7][4] = {{{0L,0x5937C66CL,7L,(-1L)},{(-3L),0x608DA0DFL,0x321A917CL,0x479A3436L},{0x44749EE1L,0L,(-1L),1L},{0x5ACCD8E4L,0x476EC5FDL,(-1L),1L},{4L,0xED5E4276L,0x60869EC5L,(-3L)},{(-1L),1L,4L,(-3L)},{0L,0xB30EA02BL,2L,0x93E7657AL}},{{0x44749EE1L,(-1L),2L,(-4L)},{1L,0xBEE6AB43L,(-3L),0L},{0x47D40993L,0xBA1A2082L,1L,4L},{0x09DE0B72L,0x60869EC5L,0L,2L},{1L,(-6L),(-1L),1L},{0x95DE83B0L,1L,0L,(-4L)},{0xD565A9F7L,0xA5057A82L,0xD565A9F7L,(-3L)}},{{0x43419CEDL,0xDEADF58AL,0x5937C66CL,0x47D40993L},{1L,1L,(-1L),0xDEADF58AL},{0x99B6B5B6L,4L,(-1L),1L},{1L,(-6L),0x5937C66CL,1L},{0x43419CEDL,0x9C52EE66L,0xD565A9F7L,0L},{0xD565A9F7L,0L,0L,0x43419CEDL},{0x95DE83B0L,0x5937C66CL,(-1L),(-1L)}},{{1L,0L,0L,0xA29569A3L},{(-3L),0L,0x43419CEDL,0xA5057A82L},{1L,(-4L),0x93E7657AL,0xD565A9F7L},{(-1L),0x7C7CDA6FL,0x3C71C80EL,0L},{0x42DA9D75L,(-2L),0xA5057A82L,(-1L)},{(-3L),0xB92AA731L,0L,0x69361E5DL},{3L,0L,0x2C5522C7L,0L}},{{(-1L),(-1L),(-1L),0x5ACCD8E4L},{7L,1L,4L,(-1L)},{0x42DA9D75L,0x3C71C80EL,0L,0x7D99516FL},{0xE9DC8DEBL,(-1L),0L,0xB30EA02BL},{0L,(-3L),0x43419CEDL,0L},{0x93E7657AL,0xB90CEBB3L,3L,0x3C71C80EL},{0x8F3A0CA1L,0x47D40993L,0xD7F90E8DL,7L}},{{0xBA1A2082L,4L,0x0D15FBA7L,0x7D99516FL},{0x7C7CDA6FL,(-10L),(-1L),0x476EC5FDL},{0L,(-3L),0x7188B04EL,(-1L)},{0x321A917CL,(-1L),1L,1L},{0xB09656C5L,1L,0x5ACCD8E4L,0x8F3A0CA1L},{2L,0xD7F90E8DL,4L,(-1L)},{0xD565A9F7L,0x21B109A9L,(-1L),(-1L)}},{{0L,0L,(-2L),0x608DA0DFL},{4L,(-4L),0xB09656C5L,4L},{0x8F3A0CA1L,0x5ACCD8E4L,1L,0xB09656C5L},{(-3L),0x5ACCD8E4L,(-7L),4L},{0x5ACCD8E4L,(-4L),0L,0x608DA0DFL},{0x99B6B5B6L,0L,0x3C71C80EL,(-1L)},{1L,0x21B109A9L,0x321A917CL,(-1L)}},{{7L,0xD7F90E8DL,0x47D40993L,0x8F3A0CA1L},{3L,1L,0x34ADC48CL,1L},{0x3C71C80EL,(-1L),0L,(-1L)},{0xDEADF58AL,(-3L),4L,0x476EC5FDL},{1L,(-10L),(-1L),0x7D99516FL},{(-1L),4L,1L,7L},{0L,0x47D40993L,(-7L),0x3C71C80EL}},{{1L,0xB90CEBB3L,0x9C52EE66L,0L},{(-1L),(-3L),0xD7F90E8DL,0xB30EA02BL},{4L,(-1L),0x476413B7L,0x7D99516FL},{0L,0x3C71C80EL,0x7C7CDA6FL,(-1L)},{0L,1L,4L,0x5ACCD8E4L},{4L,(-1L),(-1L),0L},{0x5937C66CL,0L,0x5ACCD8E4L,0x69361E5DL}}};
int64_t l_1914 = 0L;
int i, j, k;
l_1878 &= (safe_div_func_int32_t_s_s(((0x32L == ((*l_1875) &= l_1874)) ^ ((l_1876 == l_1869[3][4][2]) , l_1877)), ((*l_1845) |= ((*l_1842) = ((*l_1843) = 0x05A02DC8L)))));
if (((void*)0 != (*g_1567)))
{
uint16_t l_1880[1];
uint32_t l_1883 = 0UL;
int i;
for (i = 0; i < 1; i++)
l_1880[i] = 65535UL;
l_1879 = (void*)0;
l_1880[0]--;
l_1883++;
}
else
{
uint64_t l_1886 = 5UL;
int8_t ** const l_1901[2] = {(void*)0,(void*)0};
int8_t ** const *l_1900 = &l_1901[1];
int32_t l_1909 = 0xE3888D7FL;
int32_t l_1911 = 0L;
int32_t l_1913 = (-1L);
int32_t l_1916 = (-1L);
int32_t l_1917 = 0x67984C2DL;
int32_t l_1919 = 0L;
int i;
l_1909 = ((((l_1886--) & ((g_1889 == &g_1890) && (((l_1892 != ((*g_181) , &l_1869[3][4][2])) , (((**g_1495) = (+((safe_mul_func_uint8_t_u_u((safe_add_func_uint8_t_u_u((((&g_1562 != (l_1900 = l_1899)) || ((*l_1845) = (safe_mod_func_uint32_t_u_u((safe_div_func_uint16_t_u_u((safe_add_func_int64_t_s_s(((!1UL) & (l_1909 & 0x6CACL)), (*l_1786))), p_33)), 9L)))) <= g_1135), p_33)), 0UL)) , (*g_796)))) && (*g_808))) , 0xE4L))) && l_1874) , (-3L));
--l_1920;
(*l_1786) = (*l_1786);
(*g_1417) = &l_1912[3][1][2];
}
if (l_1874)
goto lbl_1923;
(*g_1417) = &l_1813[5];
}
return (*g_115);
}
}
else
{
uint32_t l_1924 = 1UL;
int32_t l_1929 = (-3L);
int32_t l_1931[7][8] = {{(-3L),0L,1L,1L,0xC8CD3C6AL,0xC8CD3C6AL,1L,1L},{0x3F37B17CL,0x3F37B17CL,1L,0xD5F1B585L,1L,(-9L),0x2C2C51B2L,(-3L)},{0xC8CD3C6AL,0x2C2C51B2L,0L,0x3F37B17CL,0L,0x2C2C51B2L,0xC8CD3C6AL,(-3L)},{0xD5F1B585L,0xC8CD3C6AL,0L,0L,0x2C2C51B2L,1L,1L,0x2C2C51B2L},{0x3F37B17CL,1L,1L,0x3F37B17CL,0x2C2C51B2L,0x85325799L,(-10L),1L},{0xD5F1B585L,1L,(-9L),0x2C2C51B2L,(-3L),0x2C2C51B2L,(-9L),1L},{1L,1L,1L,(-9L),0L,0x85325799L,0L,0L}};
uint16_t l_1938 = 0xC9A0L;
uint64_t l_1958 = 0x761490CDE6495BE8LL;
uint8_t l_1988 = 0x10L;
int i, j;
if ((l_1924 != (***g_809)))
{
int32_t * const l_1926 = &l_1847[1][7];
if (l_1846)
goto lbl_1925;
return l_1927;
}
else
{
int32_t *l_1928[5] = {&l_1844,&l_1844,&l_1844,&l_1844,&l_1844};
int16_t l_1930 = 0x9251L;
int16_t l_1935 = 6L;
uint32_t ***l_1949 = &g_192;
uint32_t *** const *l_1948 = &l_1949;
int i;
l_1932++;
++l_1938;
(*g_1417) = &l_1931[3][2];
if ((safe_div_func_uint16_t_u_u((safe_mod_func_int64_t_s_s((((safe_unary_minus_func_uint8_t_u((((safe_rshift_func_int8_t_s_u(((l_1948 == (void*)0) | ((-1L) < (safe_mod_func_uint8_t_u_u(((l_1928[4] == (p_33 , (void*)0)) > l_1924), (safe_add_func_uint64_t_u_u(5UL, (((safe_mod_func_uint16_t_u_u(((*l_1786) = l_1791[3]), p_33)) , l_1924) , (-6L)))))))), p_33)) <= 0x2A7DL) , p_33))) , 0UL) ^ l_1938), 0x8113043A0EC4C75DLL)), (*g_473))))
{
return (*g_115);
}
else
{
int64_t l_1986 = 8L;
for (g_112 = 11; (g_112 > 15); g_112 = safe_add_func_int16_t_s_s(g_112, 6))
{
int32_t l_1985[1][8] = {{0xBEC56FB3L,0xE3FD22D0L,0xBEC56FB3L,0xBEC56FB3L,0xE3FD22D0L,0xBEC56FB3L,0xBEC56FB3L,0xE3FD22D0L}};
int8_t *l_1987 = &g_244;
int i, j;
(*l_1927) |= (p_33 >= (l_1958 == ((safe_div_func_int32_t_s_s((safe_div_func_uint16_t_u_u((((safe_sub_func_int16_t_s_s(((safe_lshift_func_uint16_t_u_s(((((safe_sub_func_int16_t_s_s((safe_mod_func_int8_t_s_s(((*l_1987) = ((*g_473) , (safe_sub_func_uint32_t_u_u(((safe_sub_func_int32_t_s_s((((safe_unary_minus_func_int8_t_s((safe_mul_func_uint16_t_u_u(0x5794L, (*g_473))))) , (safe_div_func_uint32_t_u_u(((*g_414) <= (l_1847[0][2] = (safe_add_func_uint8_t_u_u((((**g_1495)--) , ((safe_unary_minus_func_uint16_t_u((l_1846 &= (l_1985[0][5] == 0x764B1AA456F91A80LL)))) != l_1986)), (****g_1126))))), g_245))) < 0x089CAA4A708EEC3FLL), 0UL)) != 1UL), p_33)))), l_1988)), g_415)) < p_33) || p_33) == (-9L)), 13)) , (*g_473)), 0xDFE6L)) | l_1986) > l_1986), 0x5337L)), (*g_116))) != 0xC499L)));
if (p_33)
break;
}
}
}
for (g_51 = 0; (g_51 < 24); g_51 = safe_add_func_int32_t_s_s(g_51, 3))
{
for (l_1792 = 0; (l_1792 >= 0); l_1792 -= 1)
{
int i;
(**g_1416) = &g_878[(l_1792 + 2)];
for (g_259 = 0; (g_259 >= 0); g_259 -= 1)
{
uint64_t * const *l_1993 = (void*)0;
uint64_t * const **l_1992 = &l_1993;
uint64_t * const *** const l_1991 = &l_1992;
int i, j, k;
l_1790[(l_1792 + 5)][l_1792][(l_1792 + 2)] = 0x999C83CAL;
l_1998 = l_1991;
}
}
}
if ((((((*l_1786) = 0L) && ((*g_808) | (safe_sub_func_int64_t_s_s(((void*)0 != l_2001[0]), ((safe_lshift_func_int8_t_s_u(p_33, 5)) , p_33))))) | (&l_1878 == (void*)0)) == 0x26L))
{
uint64_t l_2006 = 8UL;
l_2006++;
for (g_138 = 0; (g_138 > 45); ++g_138)
{
for (g_547 = 16; (g_547 == (-1)); g_547 = safe_sub_func_int32_t_s_s(g_547, 6))
{
uint16_t *****l_2013 = &l_1856;
g_2014 = l_2013;
}
}
}
else
{
int16_t l_2020 = 0x2FD6L;
for (g_461 = 0; (g_461 != (-6)); g_461 = safe_sub_func_uint16_t_u_u(g_461, 1))
{
uint8_t *****l_2019[6][1] = {{(void*)0},{&l_1869[3][4][2]},{(void*)0},{(void*)0},{&l_1869[3][4][2]},{(void*)0}};
int i, j;
(*l_1786) |= (l_2019[1][0] != (void*)0);
if (l_2020)
break;
}
}
(*l_1786) &= l_1924;
}
if (((((safe_mod_func_int32_t_s_s((safe_add_func_int16_t_s_s((safe_mul_func_uint8_t_u_u((*l_1927), ((((safe_rshift_func_int16_t_s_u((((l_2029 == &g_191) > 0xC3L) && (0x6F14EA52L == (safe_div_func_int8_t_s_s(((((*l_1786) = (safe_add_func_uint32_t_u_u((safe_div_func_int64_t_s_s(((safe_mul_func_int16_t_s_s((((((((*l_2044) = (((*g_181) , ((safe_div_func_uint64_t_u_u(p_33, (safe_sub_func_int16_t_s_s((((safe_div_func_int16_t_s_s((*g_473), 65533UL)) == p_33) ^ p_33), 0L)))) , 0xE60097B08D92F933LL)) == p_33)) != (*l_1786)) <= (*l_1786)) < (*l_1927)) & 4L) == 0x2CL), 9L)) , p_33), p_33)), (-9L)))) == (*g_116)) , p_33), p_33)))), 1)) && (*l_1786)) | (*g_414)) || (*g_414)))), l_2045)), l_2046[0])) > 0x74L) < p_33) ^ (*g_796)))
{
int32_t * const l_2047 = &l_1790[2][0][1];
int32_t * const l_2048 = &g_547;
return l_2048;
}
else
{
for (g_259 = (-14); (g_259 < 24); g_259 = safe_add_func_int8_t_s_s(g_259, 8))
{
uint32_t l_2051 = 0x5B6C7B59L;
if (l_2051)
break;
}
}
if (p_33)
{
uint16_t *l_2058 = (void*)0;
int32_t l_2068 = 2L;
int32_t l_2089 = 0xF4B5D153L;
int32_t ** const ** const l_2093 = (void*)0;
int32_t l_2103 = 0xFCF94403L;
int32_t l_2107 = 0L;
int32_t l_2109 = 0L;
for (l_1846 = 15; (l_1846 < 10); l_1846 = safe_sub_func_int64_t_s_s(l_1846, 9))
{
uint8_t l_2075[7][3] = {{9UL,0UL,0UL},{9UL,0UL,0UL},{9UL,0UL,0UL},{9UL,0UL,0UL},{9UL,0UL,0UL},{9UL,0UL,0UL},{9UL,0UL,0UL}};
int32_t l_2094 = 8L;
int32_t l_2102 = 0xAC314698L;
int32_t l_2104 = 1L;
int32_t l_2105 = 0x9D85ADE5L;
int32_t l_2106 = 8L;
int32_t l_2108 = 0L;
int i, j;
if ((safe_sub_func_uint8_t_u_u(((**g_115) , (g_474 > g_461)), (((safe_add_func_uint32_t_u_u((l_2058 != (l_2060 = (l_2059 = l_2058))), (safe_rshift_func_uint16_t_u_u((!p_33), p_33)))) , p_33) | 0xA04BC574L))))
{
uint16_t l_2078 = 0x75E9L;
int32_t l_2088 = (-1L);
for (g_462 = 14; (g_462 > 34); ++g_462)
{
int16_t *l_2090 = &g_605;
int32_t ****l_2092 = &l_2002;
int32_t *****l_2091 = &l_2092;
(*l_1786) = (safe_mul_func_int8_t_s_s(l_2068, ((((*l_2091) = ((safe_sub_func_uint64_t_u_u(0xB2CCF709EE0098A1LL, (safe_mod_func_uint8_t_u_u(((safe_lshift_func_int8_t_s_u((l_2075[5][0] | 0x1E7A1506L), (safe_mod_func_int8_t_s_s(0x7BL, (l_2078--))))) == ((void*)0 == l_2081)), (safe_lshift_func_uint16_t_u_s(65534UL, ((*l_2090) ^= ((l_2089 = (safe_div_func_int64_t_s_s(((safe_lshift_func_int16_t_s_u((&g_1560 != &l_2081), 2)) < (*g_808)), l_2088))) , (*g_473))))))))) , (void*)0)) == l_2093) && p_33)));
}
}
else
{
int8_t l_2095 = (-2L);
int32_t l_2097 = (-5L);
int32_t l_2098 = 1L;
int32_t l_2100[10][7][3] = {{{(-1L),0xEF4E9DB2L,(-6L)},{0x573B46EFL,7L,0xEF4E9DB2L},{1L,0L,(-1L)},{1L,1L,0x7B0D6E4EL},{0x573B46EFL,0L,0L},{(-1L),2L,0x7B0D6E4EL},{0xC2EA628DL,0xED66E88DL,(-1L)}},{{0x5B966319L,0xED66E88DL,0xEF4E9DB2L},{0x98526421L,2L,(-6L)},{(-6L),0L,0L},{0x98526421L,1L,7L},{0x5B966319L,0L,7L},{0xC2EA628DL,7L,0L},{(-1L),0xEF4E9DB2L,(-6L)}},{{0x573B46EFL,7L,0xEF4E9DB2L},{1L,0L,(-1L)},{1L,1L,0x7B0D6E4EL},{0x573B46EFL,0L,0L},{(-1L),2L,0x7B0D6E4EL},{0xC2EA628DL,0xED66E88DL,(-1L)},{0x5B966319L,0xED66E88DL,0xEF4E9DB2L}},{{0x98526421L,2L,(-6L)},{(-6L),0L,0L},{0x98526421L,1L,7L},{0x5B966319L,0L,7L},{0xC2EA628DL,7L,0L},{(-1L),0xEF4E9DB2L,(-6L)},{0x573B46EFL,7L,0xEF4E9DB2L}},{{1L,0L,(-1L)},{1L,1L,0x7B0D6E4EL},{0x573B46EFL,0L,0L},{(-1L),2L,0x7B0D6E4EL},{0xC2EA628DL,0xED66E88DL,(-1L)},{0x5B966319L,0xED66E88DL,0xEF4E9DB2L},{0x98526421L,2L,(-6L)}},{{(-6L),0L,0L},{0x98526421L,1L,7L},{0x5B966319L,0L,7L},{0xC2EA628DL,7L,0L},{(-1L),0x34AD8160L,(-1L)},{0xEF4E9DB2L,(-9L),0x34AD8160L},{8L,0x03F7D47EL,8L}},{{8L,3L,1L},{0xEF4E9DB2L,1L,0x03F7D47EL},{0L,1L,1L},{0xED66E88DL,0x83FF9928L,8L},{0x7B0D6E4EL,0x83FF9928L,0x34AD8160L},{(-1L),1L,(-1L)},{7L,1L,1L}},{{(-1L),3L,(-9L)},{0x7B0D6E4EL,0x03F7D47EL,(-9L)},{0xED66E88DL,(-9L),1L},{0L,0x34AD8160L,(-1L)},{0xEF4E9DB2L,(-9L),0x34AD8160L},{8L,0x03F7D47EL,8L},{8L,3L,1L}},{{0xEF4E9DB2L,1L,0x03F7D47EL},{0L,1L,1L},{0xED66E88DL,0x83FF9928L,8L},{0x7B0D6E4EL,0x83FF9928L,0x34AD8160L},{(-1L),1L,(-1L)},{7L,1L,1L},{(-1L),3L,(-9L)}},{{0x7B0D6E4EL,0x03F7D47EL,(-9L)},{0xED66E88DL,(-9L),1L},{0L,0x34AD8160L,(-1L)},{0xEF4E9DB2L,(-9L),0x34AD8160L},{8L,0x03F7D47EL,8L},{8L,3L,1L},{0xEF4E9DB2L,1L,0x03F7D47EL}}};
int i, j, k;
l_2094 = 0x65838078L;
if ((**g_1055))
{
(***g_1415) = &l_1878;
}
else
{
uint32_t l_2096 = 0x8E400877L;
int32_t l_2099[5];
uint32_t l_2110 = 9UL;
int i;
for (i = 0; i < 5; i++)
l_2099[i] = 0x08934EE1L;
l_2095 = p_33;
l_2097 |= l_2096;
++l_2110;
return (*g_115);
}
}
}
}
else
{
uint16_t l_2123 = 0x4E3CL;
int16_t *l_2124[2];
int32_t l_2131[9][8][3] = {{{0x41444F99L,(-1L),1L},{0x844A0B8BL,0x3DDF0671L,0x0AF97450L},{0x0B91AE27L,(-1L),0xCEBE82CAL},{5L,0x3DDF0671L,0x3DDF0671L},{0xE057B281L,(-1L),4L},{9L,0x3DDF0671L,0x99C758E1L},{0x41444F99L,(-1L),1L},{0x844A0B8BL,0x3DDF0671L,0x0AF97450L}},{{0x0B91AE27L,(-1L),0xCEBE82CAL},{5L,0x3DDF0671L,0x3DDF0671L},{0xE057B281L,(-1L),4L},{9L,0x3DDF0671L,0x99C758E1L},{0x41444F99L,(-1L),1L},{0x844A0B8BL,0x3DDF0671L,0x0AF97450L},{0x0B91AE27L,(-1L),0xCEBE82CAL},{5L,0x3DDF0671L,0x3DDF0671L}},{{0xE057B281L,(-1L),4L},{9L,0x3DDF0671L,0x99C758E1L},{0x41444F99L,(-1L),1L},{0x844A0B8BL,0x3DDF0671L,0x0AF97450L},{0x0B91AE27L,(-1L),0xCEBE82CAL},{5L,0x3DDF0671L,0x3DDF0671L},{0xE057B281L,(-1L),4L},{9L,0x3DDF0671L,0x99C758E1L}},{{0x41444F99L,(-1L),1L},{0x844A0B8BL,0x3DDF0671L,0x0AF97450L},{0x0B91AE27L,(-1L),0xCEBE82CAL},{5L,0x3DDF0671L,0x3DDF0671L},{0xE057B281L,(-1L),4L},{9L,0x3DDF0671L,0x99C758E1L},{0x41444F99L,(-1L),1L},{0x844A0B8BL,0x3DDF0671L,0x0AF97450L}},{{0x0B91AE27L,(-1L),0xCEBE82CAL},{0x3DDF0671L,(-1L),(-1L)},{0xCEBE82CAL,(-1L),0x220226CCL},{0x0AF97450L,(-1L),(-4L)},{1L,(-1L),1L},{0x99C758E1L,(-1L),0x1570F373L},{4L,(-1L),0xE9C8D9F3L},{0x3DDF0671L,(-1L),(-1L)}},{{0xCEBE82CAL,(-1L),0x220226CCL},{0x0AF97450L,(-1L),(-4L)},{1L,(-1L),1L},{0x99C758E1L,(-1L),0x1570F373L},{4L,(-1L),0xE9C8D9F3L},{0x3DDF0671L,(-1L),(-1L)},{0xCEBE82CAL,(-1L),0x220226CCL},{0x0AF97450L,(-1L),(-4L)}},{{1L,(-1L),1L},{0x99C758E1L,(-1L),0x1570F373L},{4L,(-1L),0xE9C8D9F3L},{0x3DDF0671L,(-1L),(-1L)},{0xCEBE82CAL,(-1L),0x220226CCL},{0x0AF97450L,(-1L),(-4L)},{1L,(-1L),1L},{0x99C758E1L,(-1L),0x1570F373L}},{{4L,(-1L),0xE9C8D9F3L},{0x3DDF0671L,(-1L),(-1L)},{0xCEBE82CAL,(-1L),0x220226CCL},{0x0AF97450L,(-1L),(-4L)},{1L,(-1L),1L},{0x99C758E1L,(-1L),0x1570F373L},{4L,(-1L),0xE9C8D9F3L},{0x3DDF0671L,(-1L),(-1L)}},{{0xCEBE82CAL,(-1L),0x220226CCL},{0x0AF97450L,(-1L),(-4L)},{1L,(-1L),1L},{0x99C758E1L,(-1L),0x1570F373L},{4L,(-1L),0xE9C8D9F3L},{0x3DDF0671L,(-1L),(-1L)},{0xCEBE82CAL,(-1L),0x220226CCL},{0x0AF97450L,(-1L),(-4L)}}};
uint64_t l_2132 = 0x045121849D76ADEBLL;
uint8_t *l_2136 = (void*)0;
const int8_t l_2143 = (-1L);
int32_t ***l_2232 = &g_1079;
int64_t ***l_2273[10][6] = {{&g_807,&g_807,&g_807,&g_807,&g_807,&g_807},{(void*)0,&g_807,(void*)0,&g_807,(void*)0,&g_807},{&g_807,&g_807,&g_807,&g_807,&g_807,&g_807},{(void*)0,&g_807,(void*)0,&g_807,(void*)0,&g_807},{&g_807,&g_807,&g_807,&g_807,&g_807,&g_807},{(void*)0,&g_807,(void*)0,&g_807,(void*)0,&g_807},{&g_807,&g_807,&g_807,&g_807,&g_807,&g_807},{(void*)0,&g_807,(void*)0,&g_807,(void*)0,&g_807},{&g_807,&g_807,&g_807,&g_807,&g_807,&g_807},{(void*)0,&g_807,(void*)0,&g_807,(void*)0,&g_807}};
int32_t l_2307 = (-10L);
int32_t *l_2316[7] = {&l_1844,&l_1844,&l_1844,&l_1844,&l_1844,&l_1844,&l_1844};
int32_t l_2320 = 1L;
int i, j, k;
for (i = 0; i < 2; i++)
l_2124[i] = (void*)0;
if ((((((safe_rshift_func_uint16_t_u_s((l_2132 = ((0xB196L > (safe_add_func_int8_t_s_s(((*l_1927) &= (safe_sub_func_int32_t_s_s((((1L && ((safe_mod_func_int16_t_s_s(((g_461 = (safe_rshift_func_uint16_t_u_u(0x4FB7L, ((*l_2060) = l_2123)))) , (l_2131[8][1][2] ^= (0xC3B5L | ((*g_414) & (safe_mul_func_uint8_t_u_u((safe_lshift_func_int8_t_s_u((p_33 , 0x0DL), 0)), (safe_add_func_uint16_t_u_u(0x202BL, (*g_473))))))))), p_33)) , p_33)) || 0x56A96C31L) | 18446744073709551612UL), g_878[3]))), 3UL))) > (-3L))), 12)) > p_33) > 2UL) == g_1705[5]) | l_2133[2]))
{
int32_t *l_2141 = &l_2101;
int32_t **l_2142 = &l_2141;
uint32_t ***l_2150 = (void*)0;
int8_t *l_2151 = &g_110;
uint16_t l_2152 = 0xDAA0L;
int32_t l_2157 = 0x7BF748BBL;
int8_t l_2173[5][7] = {{0x91L,1L,0x66L,(-1L),0x9EL,0x91L,0x91L},{0x66L,1L,5L,1L,0x66L,0x9EL,1L},{(-1L),(-1L),(-1L),1L,0x18L,(-1L),0x91L},{0x18L,0x91L,0xA3L,0xA3L,0x91L,0x18L,(-1L)},{(-1L),1L,0x6BL,(-1L),0x91L,(-1L),1L}};
int32_t l_2176[4][8][8] = {{{(-1L),(-1L),(-1L),1L,0xD6FFBA4BL,1L,1L,0L},{(-4L),(-2L),0x640DD146L,0x0F61094BL,(-1L),0x9B1000BAL,(-1L),0x0F61094BL},{0L,0x0F61094BL,0L,(-1L),0xD24A1705L,0x7338D581L,0x2B2FE073L,0L},{0L,(-1L),0x8758A71DL,0x108C6EC2L,4L,0x564F5E99L,0xD24A1705L,0L},{0L,1L,0x6019FDEEL,(-3L),0xD24A1705L,0L,0x30632420L,0xB4DB59FBL},{0L,0x86F270ADL,0xD6FFBA4BL,0xC35E3C92L,(-1L),0L,0x8758A71DL,(-3L)},{(-4L),(-1L),4L,(-2L),0xD6FFBA4BL,(-1L),(-4L),1L},{(-1L),0L,0x6019FDEEL,(-2L),0x30632420L,0x9B1000BAL,0L,(-3L)}},{{0x198F9F05L,0xB4DB59FBL,0x2B2FE073L,0xC35E3C92L,(-4L),0xC35E3C92L,0x2B2FE073L,0xB4DB59FBL},{1L,(-1L),0x198F9F05L,(-3L),0xD6FFBA4BL,(-1L),1L,0L},{1L,0x9BCA7AF0L,0x640DD146L,0x108C6EC2L,1L,0x9B1000BAL,1L,0L},{0L,0x108C6EC2L,0x198F9F05L,(-1L),(-8L),(-1L),0x2B2FE073L,0x0F61094BL},{(-8L),(-1L),0x2B2FE073L,0x0F61094BL,4L,1L,0L,0L},{0xD24A1705L,(-3L),0x6019FDEEL,1L,0L,0L,(-4L),(-2L)},{0L,(-3L),4L,0xC35E3C92L,1L,1L,0x8758A71DL,1L},{0x30632420L,(-1L),0xD6FFBA4BL,0x9BCA7AF0L,0xD6FFBA4BL,(-1L),0x30632420L,1L}},{{1L,0x108C6EC2L,0x6019FDEEL,0xB4DB59FBL,1L,0x9B1000BAL,0xD24A1705L,0x86F270ADL},{0x198F9F05L,0x9BCA7AF0L,0x8758A71DL,0xC35E3C92L,1L,(-1L),0x2B2FE073L,0x9BCA7AF0L},{1L,(-1L),0L,0x86F270ADL,0xD6FFBA4BL,0xC35E3C92L,(-1L),0L},{0x30632420L,0xB4DB59FBL,0x640DD146L,0L,1L,0x9B1000BAL,1L,0x108C6EC2L},{0L,0L,0xD5918CD8L,0xB934CEB0L,0x8758A71DL,0x9B1000BAL,1L,(-1L)},{0x2B2FE073L,(-7L),0x640DD146L,(-1L),0x03A71B0FL,(-9L),1L,(-9L)},{1L,1L,1L,1L,1L,0x9BCA7AF0L,0L,1L},{0x0432CFC9L,0xC35E3C92L,1L,0L,0xD6FFBA4BL,(-1L),0x6019FDEEL,1L}},{{0L,(-7L),1L,0x564F5E99L,0x7A847E08L,0L,0L,0xC049D9BBL},{0xD6FFBA4BL,0x7338D581L,1L,1L,0x198F9F05L,(-2L),1L,0xC35E3C92L},{(-3L),0L,0x640DD146L,0L,(-1L),0xEB33379BL,1L,0L},{3L,0x9B1000BAL,0xD5918CD8L,0xC35E3C92L,0x7A847E08L,0xEB33379BL,0xD6FFBA4BL,(-9L)},{0x198F9F05L,0L,(-4L),0x7338D581L,3L,(-2L),3L,0x7338D581L},{0x0432CFC9L,0x7338D581L,0x0432CFC9L,0xB934CEB0L,0x2B2FE073L,0L,1L,(-1L)},{0x8758A71DL,(-7L),0x6019FDEEL,(-1L),0x03A71B0FL,(-1L),0x2B2FE073L,(-9L)},{0x8758A71DL,0xC35E3C92L,1L,(-1L),0x2B2FE073L,0x9BCA7AF0L,(-1L),0x564F5E99L}}};
uint16_t ** const *l_2241 = &g_413[2];
uint16_t ** const **l_2240 = &l_2241;
uint16_t ** const ***l_2239 = &l_2240;
int32_t * const l_2279 = &l_1846;
int i, j, k;
(***g_1415) = ((((safe_lshift_func_int16_t_s_u(l_2132, ((l_2136 != (***g_1126)) , (((safe_mod_func_int8_t_s_s((((safe_rshift_func_int16_t_s_u((((((*l_2142) = l_2141) != (void*)0) > 0xF4L) , (*g_473)), p_33)) <= ((*l_1927) |= ((((-8L) != l_2143) || l_2131[8][1][2]) < (*g_414)))) != l_2131[0][5][2]), p_33)) , (*l_1927)) , (*l_1786))))) < l_2123) & g_241) , (*g_1140));
(*l_1786) = (safe_lshift_func_int16_t_s_u(((0xBAL | 1L) & (((l_2131[6][3][2] = ((*l_1927) ^= (!((((l_2164[0] = ((safe_add_func_int8_t_s_s((+((*l_2151) = ((void*)0 != l_2150))), (++l_2152))) | (safe_add_func_uint8_t_u_u(((l_2157 < (l_2123 == (((safe_add_func_int16_t_s_s((l_2160 , (((safe_add_func_uint16_t_u_u(1UL, l_2163)) , 0x52F0L) , (*l_1786))), 1UL)) ^ p_33) < (*l_1786)))) && 0xE3L), p_33)))) < 0xEC53L) , 5UL) != p_33)))) && p_33) & (*g_116))), 2));
}
else
{
uint32_t l_2281 = 1UL;
int32_t ** const * const l_2302 = &g_1079;
int32_t l_2306 = 0xA417DDE3L;
int32_t l_2319 = 0L;
int32_t * const l_2334 = (void*)0;
for (g_291 = 0; (g_291 <= 9); g_291 += 1)
{
int32_t ****l_2300 = (void*)0;
int32_t ****l_2301 = &l_2232;
int32_t l_2303[2][2] = {{0x3124B164L,0x3124B164L},{0x3124B164L,0x3124B164L}};
int8_t *l_2304 = (void*)0;
int8_t *l_2305[2][8][5] = {{{&l_2204,(void*)0,(void*)0,&l_2164[0],&g_244},{&g_244,&l_2164[0],&l_2164[0],&g_244,&l_2164[1]},{&g_244,(void*)0,(void*)0,&l_2164[1],&g_110},{&l_2164[0],&l_2164[1],&l_2164[2],&g_244,&l_2164[0]},{(void*)0,&g_110,&l_2164[0],&l_2164[1],&l_2164[1]},{&l_2204,&l_2164[0],&l_2204,&g_244,&g_244},{&g_110,&l_2164[0],(void*)0,&l_2164[0],&l_2204},{&g_244,&g_244,&l_2164[1],&l_2164[0],&g_244}},{{&l_2164[0],&l_2164[1],(void*)0,&l_2204,(void*)0},{&l_2164[2],&l_2164[2],&l_2204,&l_2164[0],&g_244},{&g_110,(void*)0,&l_2164[0],&g_244,&l_2164[0]},{&l_2204,&l_2164[0],&l_2164[2],&g_110,(void*)0},{&l_2204,(void*)0,(void*)0,(void*)0,(void*)0},{&g_244,&l_2164[2],&l_2164[0],&g_244,(void*)0},{(void*)0,&l_2164[1],(void*)0,&l_2204,&g_244},{&l_2164[0],&g_244,(void*)0,&l_2164[0],&g_244}}};
uint32_t *****l_2321 = (void*)0;
int i, j, k;
for (l_2160 = 2; (l_2160 <= 9); l_2160 += 1)
{
l_2281++;
(*g_1417) = &l_2131[8][1][2];
}
l_2307 = (((safe_rshift_func_uint8_t_u_s((safe_div_func_int16_t_s_s((*g_473), 0xC59DL)), p_33)) ^ (safe_add_func_int8_t_s_s((safe_sub_func_int64_t_s_s(p_33, (((***g_1494) , ((l_2292 , (*g_808)) & (safe_mod_func_uint16_t_u_u((p_33 , (~((l_2306 = ((((*l_1927) |= (safe_add_func_int8_t_s_s((l_2131[8][1][2] = ((((safe_mul_func_int16_t_s_s((((*l_2301) = &g_1079) != l_2302), p_33)) == 0xD9B7CDBEL) , 1UL) >= p_33)), 3UL))) <= 0xA6A9CAEAABA6458FLL) , l_2303[1][1])) <= l_2281))), p_33)))) == p_33))), p_33))) >= p_33);
if (((safe_lshift_func_int16_t_s_u(((p_33 && ((((((((*g_181)--) | ((+l_2306) < (((l_2320 = (l_2307 = ((((safe_div_func_uint64_t_u_u(((l_2143 | ((g_1705[6] |= (l_2319 = ((((*l_1786) = (*g_473)) | ((((((l_2315 != (l_2316[4] = &l_1790[2][0][1])) || 0xAEL) ^ ((*l_1927) |= (l_2131[8][1][2] &= 0L))) && (+(((***l_1860) = 0x8A21EC6C1B368D36LL) & l_2318))) != 1UL) , (-1L))) , 0x1140D0F7L))) , (*l_2315))) == 0L), 3UL)) | 65535UL) >= g_2236) || l_2303[0][0]))) , (*g_1996)) == (void*)0))) & g_461) , (*l_2315)) && 0xB4L) >= l_2303[1][0]) >= p_33)) < l_2303[1][1]), (*g_414))) != (*g_116)))
{
return (*g_1055);
}
else
{
uint64_t **l_2333[4] = {&g_181,&g_181,&g_181,&g_181};
int i;
l_2321 = &l_2029;
(***g_1415) = (void*)0;
(*l_1927) = (p_33 != (safe_mod_func_uint64_t_u_u(((((p_33 & (!(0x544DL ^ (+0x52L)))) && (*g_1129)) | (+1UL)) < ((((*l_1927) || ((*l_2044) |= (safe_div_func_uint32_t_u_u(((l_2319 ^= (1L ^ ((l_2306 = ((*g_414)++)) && 0UL))) & (-1L)), (*g_19))))) , &l_2002) != &g_1416)), (**g_807))));
(*g_1996) = l_2333[2];
}
return l_2334;
}
}
l_2335[7][1][1]--;
}
}
for (g_1719 = (-27); (g_1719 < (-2)); g_1719++)
{
if (g_244)
goto lbl_2340;
(*l_1927) ^= p_33;
}
(*l_1786) = p_33;
for (g_114 = 0; (g_114 <= (-5)); g_114 = safe_sub_func_int8_t_s_s(g_114, 2))
{
int64_t l_2348 = 4L;
int32_t l_2349[10] = {1L,0xF3E37CBAL,1L,1L,1L,1L,0xF3E37CBAL,1L,1L,1L};
int32_t l_2440 = 8L;
int i;
l_2348 = (g_2234 , ((l_2344 = g_2343) != (void*)0));
--l_2350[2][1][1];
if (p_33)
break;
for (g_210 = 0; (g_210 <= 8); g_210 += 1)
{
uint64_t l_2356 = 1UL;
int32_t l_2380[1][2];
uint32_t *l_2381 = &l_2350[2][1][1];
int16_t l_2431 = 0x1104L;
uint8_t l_2434 = 1UL;
int32_t l_2435 = 1L;
int32_t l_2436 = 0x0BC9B0F4L;
int i, j;
for (i = 0; i < 1; i++)
{
for (j = 0; j < 2; j++)
l_2380[i][j] = 6L;
}
for (g_2234 = 0; (g_2234 <= 8); g_2234 += 1)
{
int i;
g_2353--;
if (g_878[g_2234])
break;
--l_2356;
return l_2359;
}
l_2349[5] = 0x7905F4BAL;
for (g_110 = (-15); (g_110 == (-10)); ++g_110)
{
int64_t l_2370 = 6L;
int64_t l_2377 = (-3L);
int32_t ***** const l_2384 = (void*)0;
uint32_t l_2411[3][6] = {{0x05D193C5L,0x9BA9D7E2L,0x9BA9D7E2L,0x05D193C5L,0x9BA9D7E2L,0x9BA9D7E2L},{0x05D193C5L,0x9BA9D7E2L,0x9BA9D7E2L,0x05D193C5L,0x9BA9D7E2L,0x9BA9D7E2L},{0x05D193C5L,0x9BA9D7E2L,0x9BA9D7E2L,0x05D193C5L,0x9BA9D7E2L,0x9BA9D7E2L}};
int i, j;
for (g_261 = 0; (g_261 <= 2); g_261 += 1)
{
int64_t ****l_2373[1][4] = {{&l_2275,&l_2275,&l_2275,&l_2275}};
int32_t *****l_2375 = &l_2345;
uint32_t *l_2376 = &g_462;
int i, j;
(***g_1415) = &l_2349[8];
if ((safe_mul_func_uint8_t_u_u(((safe_lshift_func_int8_t_s_u((1UL < ((safe_mod_func_int64_t_s_s(l_2370, (safe_rshift_func_uint8_t_u_u(0xF4L, 4)))) == ((((((*l_2376) ^= (0xC5EBCC9911B011C7LL <= (((l_2272 = (void*)0) != &g_807) >= ((g_2374 = g_2374) == l_2375)))) , &g_192) == (void*)0) < (*g_473)) == 0xD19381F14776390CLL))), p_33)) <= 4294967295UL), l_2377)))
{
(*l_1927) &= l_2356;
}
else
{
(*g_1417) = (****l_2375);
(**g_1416) = (****l_2375);
(*l_1786) ^= l_2348;
}
}
if (((~(+(((l_2380[0][1] &= p_33) , (l_2381 == (void*)0)) && (((*l_1927) |= (&g_213 != l_2384)) & ((((safe_mod_func_uint32_t_u_u(0xDB2B0423L, (safe_add_func_uint8_t_u_u(5UL, l_2349[2])))) || ((*l_1786) &= (((**g_807) == 0UL) <= l_2380[0][0]))) != l_2348) >= g_474))))) & g_284[6][1][0]))
{
for (l_1936 = 0; (l_1936 <= 8); l_1936 = safe_add_func_uint32_t_u_u(l_1936, 4))
{
(*l_2359) = p_33;
}
}
else
{
uint16_t l_2404[10][3][2] = {{{0xE8B5L,65526UL},{0x8309L,0xD3BDL},{0x8309L,65526UL}},{{0xE8B5L,0x8309L},{65526UL,0xD3BDL},{0UL,0UL}},{{0xE8B5L,0UL},{0UL,0xD3BDL},{65526UL,0x8309L}},{{0xE8B5L,65526UL},{0x8309L,0xD3BDL},{0x8309L,65526UL}},{{0xE8B5L,0x8309L},{65526UL,0xD3BDL},{0UL,0UL}},{{0xE8B5L,0UL},{0UL,0xD3BDL},{65526UL,0x8309L}},{{0xE8B5L,65526UL},{0x8309L,0xD3BDL},{0x8309L,65526UL}},{{0xE8B5L,0x8309L},{65526UL,0xD3BDL},{0UL,0UL}},{{0xE8B5L,0UL},{0UL,0xD3BDL},{65526UL,0x8309L}},{{0xE8B5L,65526UL},{0x8309L,0xD3BDL},{0x8309L,65526UL}}};
int32_t l_2418[10] = {1L,6L,0x375A8378L,0x375A8378L,6L,1L,6L,0x375A8378L,0x375A8378L,6L};
int i, j, k;
for (g_138 = 10; (g_138 != 5); g_138--)
{
uint32_t *l_2415 = &g_291;
(*l_1927) = (((p_33 > (*g_473)) && (safe_mul_func_uint8_t_u_u(1UL, (((safe_rshift_func_uint16_t_u_u(((l_2349[8] = (safe_sub_func_uint16_t_u_u((((~p_33) || (safe_add_func_int16_t_s_s(8L, 0UL))) > l_2404[6][1][1]), ((((((safe_rshift_func_int16_t_s_s((safe_mul_func_uint8_t_u_u((((((safe_mul_func_int16_t_s_s(((0x0BD28619L <= 9L) || 0x3383L), l_2404[7][0][1])) > l_2349[9]) , g_1135) , (**g_191)) != (*g_192)), l_2349[8])), 7)) , (*l_2359)) , (void*)0) != (void*)0) , l_2411[1][1]) && p_33)))) == 1UL), 2)) >= 0x9FL) && l_2404[6][1][1])))) , p_33);
l_2380[0][1] = (+((++(*l_2415)) != ((void*)0 != (*g_191))));
return l_2415;
}
--l_2420[0][1];
if (((safe_add_func_int8_t_s_s((safe_add_func_uint16_t_u_u(((safe_add_func_uint16_t_u_u(((((safe_rshift_func_uint8_t_u_s((p_33 && ((*g_808) = l_2348)), 5)) || (((l_2431 , ((safe_lshift_func_uint16_t_u_u((0x9CL >= l_2434), l_2431)) && l_2380[0][1])) , (**g_1996)) != (void*)0)) ^ p_33) ^ l_2404[6][1][1]), p_33)) != p_33), l_2380[0][1])), l_2404[6][1][1])) >= l_2435))
{
uint16_t l_2437[10] = {0x0252L,1UL,0x0252L,1UL,0x0252L,1UL,0x0252L,1UL,0x0252L,1UL};
int32_t l_2441 = 0x0C580E44L;
int32_t l_2442 = 0L;
int i;
++l_2437[9];
g_2443++;
l_2441 ^= ((*g_796) & 252UL);
if (l_2435)
break;
}
else
{
int32_t *l_2446 = &l_2440;
l_2446 = &l_2380[0][1];
}
}
}
}
}
return (*l_2347);
}
static uint32_t func_34(uint32_t p_35, uint32_t p_36)
{
uint64_t l_1743 = 0UL;
uint8_t *l_1747[1][9] = {{&g_51,&g_245,&g_51,&g_245,&g_51,&g_245,&g_51,&g_245,&g_51}};
uint8_t * const *l_1746 = &l_1747[0][3];
uint8_t * const **l_1745 = &l_1746;
uint8_t l_1751 = 0x08L;
int32_t l_1776 = 5L;
int i, j;
for (g_415 = 0; (g_415 != 2); g_415 = safe_add_func_uint32_t_u_u(g_415, 2))
{
uint8_t ****l_1744[2][8][5] = {{{(void*)0,&g_732,&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732,&g_732,&g_732},{&g_732,&g_732,(void*)0,(void*)0,(void*)0},{&g_732,&g_732,&g_732,&g_732,&g_732},{(void*)0,&g_732,&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732,&g_732,&g_732}},{{&g_732,&g_732,&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732,&g_732,&g_732},{&g_732,&g_732,(void*)0,&g_732,&g_732},{&g_732,&g_732,&g_732,&g_732,&g_732},{(void*)0,&g_732,&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732,&g_732,&g_732},{&g_732,&g_732,&g_732,(void*)0,&g_732},{&g_732,&g_732,&g_732,&g_732,&g_732}}};
uint8_t * const ***l_1748 = &l_1745;
int32_t *l_1752 = &g_878[3];
int32_t l_1753 = (-9L);
int8_t **l_1783 = &g_1563[0][2][0];
int i, j, k;
if ((l_1753 &= (safe_rshift_func_int16_t_s_u((((+((l_1743 < (((g_732 = g_732) == ((*l_1748) = l_1745)) & p_35)) > (((safe_add_func_uint16_t_u_u(((*g_796) & ((-8L) > (((l_1751 >= p_36) < ((*l_1752) = (0xBE07197D96F9B04FLL == 0xF7DD8A959BF8E4CDLL))) > 0x022EDCECL))), 1UL)) ^ (*g_473)) , (*g_414)))) | p_35) != l_1751), p_36))))
{
uint32_t l_1779 = 18446744073709551615UL;
for (g_261 = 0; (g_261 == 46); ++g_261)
{
for (g_291 = 16; (g_291 <= 38); ++g_291)
{
int16_t l_1769 = (-9L);
int8_t *l_1775 = &g_244;
int32_t *l_1777 = &l_1753;
int32_t *l_1778 = &g_547;
if (((*l_1752) = (((((0xECDCL > ((*l_1752) >= ((*l_1778) ^= ((*l_1777) |= ((safe_lshift_func_int16_t_s_s((l_1776 = ((safe_div_func_int8_t_s_s(((safe_rshift_func_uint8_t_u_s((!(safe_div_func_uint16_t_u_u(6UL, p_36))), ((*l_1775) = ((safe_mod_func_int64_t_s_s((p_36 , (l_1769 > (safe_add_func_uint32_t_u_u((((l_1751 && (safe_rshift_func_uint8_t_u_u((!(((((-9L) >= (p_35 > l_1769)) ^ 0x79A1L) && p_36) , p_35)), 3))) < 0xF5FB0C9EL) != p_36), 0x205B1A71L)))), (*g_808))) ^ (**g_1055))))) , p_36), 0xDBL)) & p_35)), g_75)) != 1L))))) < 0L) , 0xF3F742F19922BAAFLL) | (*g_181)) < (-8L))))
{
(**g_1416) = l_1778;
l_1752 = (*g_1055);
return p_35;
}
else
{
return l_1779;
}
}
}
}
else
{
const int8_t *l_1782 = &g_110;
const int8_t **l_1781[9][10][2] = {{{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782}},{{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782}},{{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782}},{{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782}},{{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782}},{{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782}},{{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782}},{{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782}},{{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782},{&l_1782,&l_1782}}};
const int8_t ***l_1780[8][7] = {{&l_1781[5][8][0],&l_1781[4][9][1],&l_1781[4][1][0],&l_1781[5][8][0],&l_1781[6][9][1],&l_1781[8][8][1],&l_1781[5][8][0]},{&l_1781[5][8][0],&l_1781[5][8][0],&l_1781[5][8][0],&l_1781[6][9][1],&l_1781[5][8][0],&l_1781[2][2][0],&l_1781[2][2][0]},{&l_1781[5][8][0],&l_1781[5][8][0],&l_1781[5][8][0],&l_1781[5][8][0],&l_1781[5][8][0],&l_1781[5][8][0],&l_1781[5][8][0]},{&l_1781[5][8][0],&l_1781[5][8][0],&l_1781[5][8][0],&l_1781[5][8][0],&l_1781[5][8][0],&l_1781[4][9][1],&l_1781[5][8][0]},{&l_1781[5][8][0],(void*)0,&l_1781[5][8][0],&l_1781[7][4][1],&l_1781[5][8][0],&l_1781[5][8][0],&l_1781[7][4][1]},{&l_1781[5][8][0],&l_1781[5][8][0],&l_1781[5][8][0],&l_1781[5][8][0],&l_1781[5][8][0],(void*)0,&l_1781[7][4][1]},{&l_1781[5][8][0],&l_1781[5][8][0],&l_1781[4][9][1],&l_1781[5][8][0],&l_1781[7][4][1],&l_1781[5][8][0],&l_1781[5][8][0]},{&l_1781[4][1][0],&l_1781[5][8][0],(void*)0,&l_1781[5][8][0],&l_1781[5][8][0],(void*)0,&l_1781[5][8][0]}};
int i, j, k;
l_1783 = (void*)0;
(**g_1416) = &l_1753;
}
(*g_1417) = &l_1753;
(*l_1752) |= 0x3D4D28C8L;
}
return g_685[1];
}
static uint32_t func_39(int32_t * p_40, int8_t p_41, int32_t * p_42, int32_t p_43, int32_t * p_44)
{
uint8_t *l_50[3];
int32_t l_52 = 0x428464D9L;
int32_t l_54 = 0x1300D3B5L;
int32_t l_64 = (-1L);
int32_t l_65 = 0x780D7777L;
int64_t l_69 = (-6L);
int16_t *l_604 = &g_605;
int32_t *l_606 = &l_65;
int32_t *l_813 = (void*)0;
int32_t *l_814 = (void*)0;
uint8_t l_827 = 247UL;
int32_t l_887 = 0x91D2CF21L;
int32_t l_891 = (-6L);
int32_t l_893 = 0xC842A6CDL;
int32_t l_895 = 0x7E0E5BCBL;
int32_t l_896 = 0xAABA63FCL;
int32_t l_897 = 0xFD016E4FL;
int32_t l_898 = (-8L);
int16_t l_900[10];
int32_t l_901 = 0xD18ECCBDL;
int32_t l_902 = 4L;
int32_t l_903 = 0x5C4246FFL;
int32_t l_904 = (-1L);
int32_t l_905 = 0L;
int32_t l_906 = 0L;
int32_t l_907 = 0xCF3FC380L;
int32_t l_909 = 0x453C63A8L;
int32_t l_910 = 1L;
int8_t *l_924[2][8] = {{&g_110,&g_110,&g_110,&g_110,&g_110,&g_110,&g_110,&g_110},{&g_110,&g_110,&g_110,&g_110,&g_110,&g_110,&g_110,&g_110}};
uint8_t ****l_954 = &g_732;
int8_t l_966 = (-10L);
uint64_t ***l_970 = &g_841[6][0][1];
int32_t l_1138 = 0x55B2B0D3L;
int32_t **l_1150 = &l_606;
int32_t ***l_1149 = &l_1150;
int64_t ***l_1181[7][6] = {{&g_807,(void*)0,(void*)0,&g_807,&g_807,&g_807},{&g_807,&g_807,&g_807,(void*)0,&g_807,(void*)0},{&g_807,&g_807,&g_807,(void*)0,&g_807,(void*)0},{&g_807,&g_807,&g_807,&g_807,&g_807,&g_807},{(void*)0,(void*)0,&g_807,&g_807,&g_807,(void*)0},{&g_807,&g_807,(void*)0,(void*)0,(void*)0,&g_807},{&g_807,&g_807,(void*)0,(void*)0,(void*)0,(void*)0}};
int32_t l_1200 = 0xD11BEA44L;
uint64_t *****l_1220 = &g_839;
uint64_t l_1283[4] = {0UL,0UL,0UL,0UL};
int32_t *l_1319 = &g_878[3];
int32_t *****l_1403 = (void*)0;
const int32_t ****l_1420 = &g_1416;
int32_t l_1435 = 0x7514B679L;
uint32_t l_1459 = 1UL;
uint64_t ** const *l_1491 = &g_841[2][3][0];
uint64_t ** const **l_1490 = &l_1491;
uint64_t ** const ***l_1492[5][5];
uint16_t * const *l_1571 = &g_414;
uint32_t l_1617 = 4294967295UL;
int32_t l_1696 = 0xDC1F6A7DL;
uint32_t ***l_1731 = &g_192;
int i, j;
for (i = 0; i < 3; i++)
l_50[i] = &g_51;
for (i = 0; i < 10; i++)
l_900[i] = 0L;
for (i = 0; i < 5; i++)
{
for (j = 0; j < 5; j++)
l_1492[i][j] = (void*)0;
}
l_64 &= func_45((l_52 ^= g_20), (safe_unary_minus_func_uint8_t_u(g_51)), l_54, func_55(p_41, func_58(((*l_606) &= (((++g_66) > (l_69 || ((safe_sub_func_uint64_t_u_u((((func_72(&g_20) | ((*l_604) ^= ((g_210 , &g_295) == (void*)0))) >= 0x078BL) || (-4L)), (*g_181))) & 0xB825L))) <= g_244)), p_43, p_43, (*g_19), &l_64)));
for (g_114 = 0; (g_114 <= 0); g_114 += 1)
{
uint8_t *l_816[4] = {&g_51,&g_51,&g_51,&g_51};
uint64_t ***l_838 = (void*)0;
uint64_t **** const l_837[5] = {&l_838,&l_838,&l_838,&l_838,&l_838};
int32_t *l_848 = (void*)0;
int32_t l_875 = 0x64131BBDL;
int32_t l_880 = (-2L);
int32_t l_886 = 0xD7876910L;
int8_t l_888 = 0x5CL;
int16_t l_890 = (-7L);
int32_t l_892[5][7][7] = {{{0xA6470646L,(-3L),0xA6470646L,(-5L),0xB0FDFA7AL,0x78242784L,0x25EFB79AL},{0x470FE2A5L,0xA6470646L,0xB0FDFA7AL,0x2A2F5BECL,0L,(-9L),1L},{0x9389E694L,0x9122CA54L,0xF9E5EB1BL,(-1L),0x470FE2A5L,0x78242784L,0xD329E52AL},{0x30270A4DL,0xDF27D1FEL,6L,0x1F12BBF1L,(-1L),0xC2D10530L,0xF9E5EB1BL},{0x813437B3L,3L,(-1L),1L,6L,2L,0L},{0x144DFF78L,(-1L),0x8EF27B0CL,6L,1L,0xB0FDFA7AL,0L},{(-2L),(-3L),0L,6L,0L,0L,(-5L)}},{{0x25EFB79AL,0xDC28D56FL,0x78242784L,0xC4240CE2L,0x0E219766L,0L,0x4D43B56BL},{0L,1L,0x52858C48L,2L,1L,0x0E219766L,6L},{1L,1L,0x170230CAL,3L,(-9L),(-1L),6L},{(-1L),1L,0xD329E52AL,1L,0x22EC68ADL,0x1F12BBF1L,1L},{0x64EC272AL,6L,0L,0xD24D4C40L,1L,0xDC28D56FL,9L},{(-3L),1L,0L,0x144DFF78L,0x0E219766L,1L,(-6L)},{0xD329E52AL,0x4D43B56BL,0xEF08153BL,0x64EC272AL,0xDBAF12AAL,1L,1L}},{{0x12C2F166L,0x170230CAL,0xA47367A8L,(-5L),(-3L),2L,2L},{0xF9E5EB1BL,0xDFE64280L,0x8F0A8B18L,0xDFE64280L,0xF9E5EB1BL,0L,1L},{0x52858C48L,0xE4BEF7CEL,0L,(-1L),1L,0L,(-3L)},{1L,0L,(-3L),0xEF08153BL,(-5L),0xDF27D1FEL,(-1L)},{0x52858C48L,(-1L),3L,1L,0x30270A4DL,0L,(-1L)},{0xF9E5EB1BL,0x6E6C15EDL,1L,0x52810F58L,0L,0xBB0F30AEL,0x62B81B61L},{0x12C2F166L,7L,(-1L),0x30270A4DL,1L,0x64EC272AL,0xC2D10530L}},{{0xD329E52AL,1L,0x22EC68ADL,1L,(-3L),0x52810F58L,0x1F12BBF1L},{(-3L),0x9389E694L,0L,0x60E4F642L,1L,0x12C2F166L,3L},{0x64EC272AL,0xF1463FF5L,0x470FE2A5L,9L,(-5L),6L,(-6L)},{(-9L),2L,7L,(-2L),(-1L),1L,0xEF08153BL},{0x9389E694L,2L,(-1L),0L,0xBB0F30AEL,0x71F6E950L,0xFB2EB940L},{6L,0xF1463FF5L,0x78242784L,(-1L),(-1L),0xFB2EB940L,0x2A2F5BECL},{(-1L),0x9389E694L,0xD24D4C40L,(-3L),0xCB24ECD4L,1L,(-9L)}},{{0x590203ECL,1L,1L,0x52858C48L,0x144DFF78L,0x4D43B56BL,(-5L)},{0x71F6E950L,7L,0xE4BEF7CEL,0xFB2EB940L,0xC2D10530L,0x62B81B61L,0L},{1L,0x6E6C15EDL,0x78B2F360L,(-6L),0x78B2F360L,0x6E6C15EDL,1L},{0x8F0A8B18L,(-1L),0xC4240CE2L,1L,7L,(-6L),0xBB0F30AEL},{(-1L),0L,0x590203ECL,0L,0x170230CAL,0L,0x4BA3BDFCL},{6L,0xE4BEF7CEL,0xC4240CE2L,0x78B2F360L,0L,0x1564A412L,0L},{0x52810F58L,0xDFE64280L,0x78B2F360L,(-1L),1L,0xC4240CE2L,0x64EC272AL}}};
int32_t *l_923 = &l_875;
uint64_t l_957 = 18446744073709551615UL;
uint64_t ***l_969 = (void*)0;
const int16_t l_1002 = 3L;
uint8_t **l_1028[8] = {&l_50[1],&l_50[1],&l_50[1],&l_50[1],&l_50[1],&l_50[1],&l_50[1],&l_50[1]};
uint8_t ** const *l_1027[7] = {(void*)0,&l_1028[7],(void*)0,(void*)0,&l_1028[7],(void*)0,(void*)0};
uint8_t ** const **l_1026[1][5] = {{&l_1027[1],&l_1027[1],&l_1027[1],&l_1027[1],&l_1027[1]}};
uint64_t *****l_1040 = &g_839;
uint8_t l_1048 = 1UL;
uint64_t l_1062 = 0xA2BA79291A46F23DLL;
const int32_t l_1114[8][9] = {{0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL},{0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL},{0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL},{0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL},{0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL},{0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL},{0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL},{0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL,0xA381BBCCL}};
int32_t ***l_1160[10][2] = {{&g_1079,&g_1079},{&g_1079,&g_1079},{&g_1079,&g_1079},{&g_1079,&g_1079},{&g_1079,&g_1079},{&g_1079,&g_1079},{&g_1079,&g_1079},{&g_1079,&g_1079},{&g_1079,&g_1079},{&g_1079,&g_1079}};
uint16_t l_1212 = 0xE2B1L;
uint64_t l_1240 = 18446744073709551615UL;
int32_t **** const l_1251 = &l_1149;
int32_t **** const *l_1250 = &l_1251;
int64_t ***l_1279 = &g_807;
int32_t ****l_1287 = &l_1160[1][0];
int32_t *****l_1286[8][3][9] = {{{(void*)0,&l_1287,(void*)0,(void*)0,(void*)0,(void*)0,&l_1287,(void*)0,(void*)0},{&l_1287,&l_1287,&l_1287,&l_1287,&l_1287,&l_1287,&l_1287,&l_1287,&l_1287},{&l_1287,(void*)0,(void*)0,(void*)0,&l_1287,&l_1287,(void*)0,(void*)0,(void*)0}},{{&l_1287,&l_1287,&l_1287,&l_1287,&l_1287,&l_1287,&l_1287,&l_1287,&l_1287},{&l_1287,&l_1287,(void*)0,(void*)0,(void*)0,&l_1287,&l_1287,(void*)0,(void*)0},{&l_1287,&l_1287,&l_1287,&l_1287,&l_1287,&l_1287,&l_1287,&l_1287,&l_1287}},{{(void*)0,(void*)0,(void*)0,(void*)0,&l_1287,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,&l_1287,&l_1287,&l_1287,(void*)0,(void*)0,&l_1287,&l_1287,&l_1287},{(void*)0,&l_1287,(void*)0,(void*)0,&l_1287,(void*)0,&l_1287,(void*)0,(void*)0}},{{(void*)0,(void*)0,&l_1287,&l_1287,&l_1287,(void*)0,(void*)0,&l_1287,&l_1287},{(void*)0,&l_1287,(void*)0,(void*)0,(void*)0,(void*)0,&l_1287,(void*)0,(void*)0},{&l_1287,&l_1287,&l_1287,&l_1287,(void*)0,&l_1287,&l_1287,&l_1287,&l_1287}},{{(void*)0,(void*)0,&l_1287,(void*)0,(void*)0,(void*)0,(void*)0,&l_1287,(void*)0},{&l_1287,(void*)0,&l_1287,&l_1287,(void*)0,&l_1287,(void*)0,&l_1287,&l_1287},{(void*)0,(void*)0,(void*)0,&l_1287,(void*)0,(void*)0,(void*)0,(void*)0,&l_1287}},{{&l_1287,(void*)0,&l_1287,&l_1287,&l_1287,&l_1287,(void*)0,&l_1287,&l_1287},{(void*)0,(void*)0,(void*)0,(void*)0,&l_1287,(void*)0,(void*)0,(void*)0,(void*)0},{&l_1287,&l_1287,&l_1287,&l_1287,&l_1287,&l_1287,&l_1287,&l_1287,&l_1287}},{{(void*)0,&l_1287,&l_1287,&l_1287,&l_1287,(void*)0,&l_1287,&l_1287,&l_1287},{&l_1287,&l_1287,&l_1287,&l_1287,&l_1287,&l_1287,&l_1287,&l_1287,&l_1287},{(void*)0,&l_1287,(void*)0,(void*)0,(void*)0,(void*)0,&l_1287,(void*)0,(void*)0}},{{&l_1287,&l_1287,&l_1287,&l_1287,(void*)0,&l_1287,&l_1287,&l_1287,&l_1287},{(void*)0,(void*)0,&l_1287,(void*)0,(void*)0,(void*)0,(void*)0,&l_1287,(void*)0},{&l_1287,(void*)0,&l_1287,&l_1287,(void*)0,&l_1287,(void*)0,&l_1287,&l_1287}}};
int32_t l_1297 = 0L;
int16_t l_1352[8];
int64_t l_1381 = (-9L);
uint32_t *l_1391 = &g_66;
uint32_t *l_1398 = &g_462;
int32_t ****l_1413 = &l_1149;
const int32_t ****l_1421 = (void*)0;
const uint8_t *l_1441[2][6][6] = {{{&g_797[5][2][1],&g_797[5][2][1],&g_245,(void*)0,&g_797[7][3][0],&g_51},{&g_797[5][0][0],&l_827,&g_173,&g_245,&g_51,&g_245},{&g_173,&g_797[5][0][0],&g_173,&g_51,&g_797[5][2][1],&g_51},{&g_797[8][6][1],&g_51,&g_245,(void*)0,&g_173,&g_173},{(void*)0,&g_173,&g_173,(void*)0,&g_245,&g_51},{&g_797[8][6][1],&g_51,&g_797[5][2][1],&g_51,&g_173,&g_797[5][0][0]}},{{&g_173,&g_245,&g_51,&g_245,&g_173,&l_827},{&g_797[5][0][0],&g_51,&g_797[7][3][0],(void*)0,&g_245,&g_797[5][2][1]},{&g_797[5][2][1],&g_173,&g_51,&g_51,&g_173,&g_797[5][2][1]},{(void*)0,&g_51,&g_797[7][3][0],&g_173,&g_797[5][2][1],&l_827},{&g_173,&g_797[5][0][0],&g_51,&g_797[5][2][1],&g_51,&g_797[5][0][0]},{&g_173,&l_827,&g_797[5][2][1],&g_173,&g_797[7][3][0],&g_51}}};
const uint8_t **l_1442 = &l_1441[1][0][4];
int64_t l_1457 = 0x52B9B5EB2DE304AELL;
uint16_t l_1470 = 7UL;
uint8_t l_1485 = 0x38L;
int i, j, k;
for (i = 0; i < 8; i++)
l_1352[i] = 1L;
}
(*l_1319) &= ((safe_sub_func_int32_t_s_s(((((g_51 ^= ((((**l_1150) = (safe_add_func_int16_t_s_s((((void*)0 != &g_1079) < ((g_1493 = l_1490) == (*l_1220))), (*l_606)))) <= (8UL == p_41)) != (((p_41 , (-3L)) == 4294967292UL) ^ (-5L)))) | 0xF5L) & 0x8EB7L) >= p_43), 0xED0EC254L)) < p_41);
for (l_1138 = 0; (l_1138 == 3); l_1138++)
{
uint32_t l_1527 = 0xBB52F1E3L;
uint32_t ** const *l_1528 = &g_192;
int32_t l_1529 = 4L;
int32_t l_1530 = 0xE7E46B99L;
int8_t **l_1552 = &l_924[1][2];
int8_t l_1591 = 0x7FL;
int32_t l_1623 = 0x73CEA850L;
int64_t l_1671 = 0x5F343CBA72618879LL;
int16_t l_1672[10] = {1L,1L,1L,1L,1L,1L,1L,1L,1L,1L};
int8_t **l_1687 = &l_924[0][4];
uint32_t ***l_1729 = &g_192;
int i;
for (l_898 = (-13); (l_898 > (-23)); l_898 = safe_sub_func_int16_t_s_s(l_898, 6))
{
const uint32_t l_1526 = 3UL;
int32_t l_1566 = 0xFF63363CL;
uint64_t *****l_1614 = &g_839;
int32_t l_1624[4];
int16_t *l_1639 = &g_605;
int32_t l_1658 = 0x0E9194F4L;
const int16_t l_1681 = (-1L);
const int32_t *l_1706 = &l_902;
int32_t l_1718 = 0x821A6349L;
uint32_t ****l_1730[3];
const uint16_t l_1734 = 65535UL;
int32_t *l_1737 = &l_897;
int i;
for (i = 0; i < 4; i++)
l_1624[i] = (-1L);
for (i = 0; i < 3; i++)
l_1730[i] = &l_1729;
l_1530 |= ((*l_1319) ^= (safe_unary_minus_func_uint32_t_u(((safe_unary_minus_func_int16_t_s((safe_mod_func_uint8_t_u_u(((p_43 != ((safe_add_func_int32_t_s_s((safe_lshift_func_int8_t_s_u((((-7L) < 0x11016422L) ^ (+0xB7L)), 5)), (safe_mod_func_int8_t_s_s((safe_mod_func_uint16_t_u_u(((g_210 ^= (safe_sub_func_uint16_t_u_u(((**g_807) >= (((safe_mul_func_uint8_t_u_u((0xEC513077L && ((safe_sub_func_uint64_t_u_u(((l_1527 = ((((safe_lshift_func_uint16_t_u_u((safe_add_func_int64_t_s_s(p_41, ((-1L) > (&g_807 == (void*)0)))), l_1526)) ^ 1L) > 0x4D496A68L) || 0x4BA6L)) ^ p_41), p_43)) > 0x67859518L)), 3UL)) , (void*)0) != l_1528)), 0UL))) , 0UL), 0x4DEBL)), 0x62L)))) | l_1529)) & g_1426), 3L)))) && 0xA2BAL))));
if ((~p_41))
{
uint16_t ***l_1538 = (void*)0;
int32_t l_1541[10][3];
int i, j;
for (i = 0; i < 10; i++)
{
for (j = 0; j < 3; j++)
l_1541[i][j] = 0x48758FD3L;
}
(*l_1150) = &p_43;
if ((*g_116))
{
int32_t l_1540[4][8] = {{1L,0x00DFCF0AL,0xB7319EF6L,0xC686EE02L,0xA8541A49L,1L,0xC686EE02L,0x48C77D7CL},{0xA8541A49L,1L,0xC686EE02L,0x48C77D7CL,0xC686EE02L,1L,0xA8541A49L,0xC686EE02L},{(-7L),0x00DFCF0AL,0x272500F2L,(-7L),0x381BDFAEL,(-1L),0x00DFCF0AL,0x00DFCF0AL},{0xC686EE02L,0x381BDFAEL,0xB7319EF6L,0xB7319EF6L,0x381BDFAEL,0xC686EE02L,0x489BB559L,0x48C77D7CL}};
int i, j;
for (l_907 = 0; (l_907 <= 2); l_907 += 1)
{
uint16_t ****l_1539 = &l_1538;
l_1540[0][2] ^= (((safe_mod_func_uint8_t_u_u(0xA0L, 0x3DL)) & p_43) != (g_474 && (p_41 && (safe_sub_func_uint8_t_u_u((g_245--), ((&g_413[0] == ((*l_1539) = l_1538)) >= (***l_1149)))))));
(**l_1150) = l_1541[7][2];
}
return p_41;
}
else
{
uint64_t l_1564 = 0x02F6274CC1C5BE4DLL;
for (g_415 = 0; (g_415 > 33); g_415 = safe_add_func_int16_t_s_s(g_415, 7))
{
int8_t ***l_1561 = &g_1560;
int16_t *l_1565[3];
int i;
for (i = 0; i < 3; i++)
l_1565[i] = &l_900[3];
(***l_1420) = (***l_1420);
l_1566 ^= ((((g_461 = ((safe_div_func_int64_t_s_s(((safe_mod_func_uint64_t_u_u((safe_sub_func_uint16_t_u_u((safe_add_func_uint64_t_u_u(((0x38FBL != p_41) == ((void*)0 == l_1552)), (safe_unary_minus_func_int8_t_s(((****l_1420) | (18446744073709551615UL == (safe_mul_func_int8_t_s_s((safe_mod_func_uint16_t_u_u((safe_mod_func_uint8_t_u_u((((*l_604) = (*g_473)) >= ((((*l_1561) = g_1560) == g_1562) <= l_1564)), 0x1AL)), 1L)), (*l_1319))))))))), 65535UL)), 0x4146AFDDF6F0E98DLL)) ^ 0x7FL), 0x3A547298DC1087A6LL)) & l_1541[4][1])) && (*g_414)) , 0x36L) , l_1564);
g_1567 = g_1567;
}
for (g_259 = 0; (g_259 <= 2); g_259 += 1)
{
uint16_t * const **l_1572 = &l_1571;
int32_t l_1581 = 0x14511B3EL;
uint32_t **l_1582[1];
const uint16_t *l_1584 = (void*)0;
const uint16_t **l_1583 = &l_1584;
int i, j;
for (i = 0; i < 1; i++)
l_1582[i] = &g_193;
(*l_1319) |= ((0x701BL && ((*l_604) ^= ((l_1541[(g_259 + 6)][g_259] > 0x66641B76L) , (p_41 <= ((((safe_lshift_func_int16_t_s_s((((((((*l_1572) = l_1571) != (((((safe_unary_minus_func_int64_t_s((safe_mod_func_int16_t_s_s((((safe_rshift_func_uint16_t_u_s((((safe_add_func_uint32_t_u_u(g_685[0], ((((**g_1128) < 0xB9L) | (l_1581 &= (safe_unary_minus_func_int64_t_s((l_1541[1][0] || 18446744073709551610UL))))) | g_797[8][6][1]))) & 0UL) , (*g_414)), 3)) , l_1582[0]) != (void*)0), p_43)))) ^ g_291) & (*p_42)) <= l_1527) , l_1583)) || (-10L)) ^ 0x02L) == p_41) , p_41), 1)) >= p_43) , l_1527) <= 4294967287UL))))) || l_1526);
}
}
}
else
{
uint32_t l_1596 = 1UL;
uint8_t **l_1608 = &l_50[2];
uint8_t ***l_1607 = &l_1608;
uint64_t * const ***l_1616 = (void*)0;
uint64_t * const ****l_1615 = &l_1616;
int32_t *l_1618[8][6] = {{&l_896,(void*)0,&l_887,(void*)0,&l_1529,&l_887},{&l_1530,&g_878[3],&l_1529,&l_907,&l_1529,&g_878[3]},{(void*)0,(void*)0,&g_878[5],&l_907,(void*)0,&l_1529},{&l_1530,&l_1529,&g_878[5],(void*)0,&g_878[3],&g_878[3]},{&l_896,&l_1529,&l_1529,&l_896,(void*)0,&l_887},{&l_896,(void*)0,&l_887,(void*)0,&l_1529,&l_887},{&l_1530,&g_878[3],&l_1529,&l_907,&l_1529,&g_878[3]},{(void*)0,(void*)0,&g_878[5],&l_907,(void*)0,&l_1529}};
uint64_t l_1625 = 9UL;
uint32_t **l_1689 = (void*)0;
int i, j;
for (l_897 = 0; (l_897 != (-5)); l_897 = safe_sub_func_int16_t_s_s(l_897, 5))
{
int32_t l_1587 = 0L;
int32_t *l_1588 = &l_64;
int32_t *l_1589 = &l_901;
int32_t *l_1590 = &l_904;
int32_t *l_1592 = &l_906;
int32_t *l_1593 = &l_902;
int32_t *l_1594 = &l_1529;
int32_t *l_1595[1];
int i;
for (i = 0; i < 1; i++)
l_1595[i] = &l_52;
l_1596++;
(*l_1319) |= (safe_mul_func_uint16_t_u_u(((p_43 > (safe_mod_func_uint32_t_u_u((safe_rshift_func_uint8_t_u_s((6L <= ((((safe_mod_func_int32_t_s_s(((l_1607 == (p_43 , (**g_1125))) ^ (((***g_1494)++) == ((((safe_unary_minus_func_int8_t_s(((safe_div_func_int8_t_s_s(p_41, p_43)) >= p_41))) , ((p_43 , l_1614) != l_1615)) || (*l_1592)) , l_1617))), 4294967295UL)) | p_41) , &l_1566) == l_1618[5][2])), p_41)), 4294967292UL))) & (-4L)), (*g_473)));
for (g_547 = 0; (g_547 <= 21); g_547++)
{
int8_t l_1621 = (-1L);
int32_t l_1622 = (-1L);
--l_1625;
}
if (l_1527)
continue;
}
if (l_1566)
continue;
for (g_295 = 0; (g_295 <= 14); g_295 = safe_add_func_int32_t_s_s(g_295, 1))
{
uint64_t l_1632 = 0xE1B595BA1B7E7127LL;
for (p_43 = 5; (p_43 >= 0); p_43 -= 1)
{
return g_245;
}
for (l_896 = 9; (l_896 < 1); --l_896)
{
(**g_1416) = (*g_115);
--l_1632;
(***g_1415) = (*l_1150);
return g_595;
}
(***l_1149) |= l_1624[2];
}
for (g_415 = 0; (g_415 > 48); g_415++)
{
int16_t *l_1640 = (void*)0;
uint32_t *l_1647 = &g_462;
uint32_t * const *l_1686 = &g_193;
int8_t ***l_1688 = &l_1687;
uint16_t *l_1697 = &g_685[0];
int32_t l_1702 = 2L;
}
}
l_1623 ^= ((***l_1149) = ((safe_mod_func_int64_t_s_s(((((safe_add_func_uint32_t_u_u(((l_1529 || (****g_1415)) != (**l_1150)), (!((((*g_181) <= ((l_1731 = l_1729) == &g_192)) & (*****g_1125)) , (((l_1566 = (*l_1706)) , ((**g_807) &= (((safe_mod_func_int16_t_s_s(((*l_1639) = ((p_41 <= (-2L)) > (*l_1706))), 1UL)) & l_1734) >= p_43))) || 18446744073709551615UL))))) || (****l_1420)) <= 0x7AL) | l_1671), p_41)) == (*l_1706)));
for (l_1617 = (-13); (l_1617 < 44); l_1617 = safe_add_func_int8_t_s_s(l_1617, 5))
{
(**l_1149) = l_1737;
}
}
return p_41;
}
return p_41;
}
static int32_t func_45(uint8_t p_46, uint32_t p_47, int8_t p_48, int8_t p_49)
{
uint16_t l_810 = 3UL;
for (g_244 = (-28); (g_244 == 0); g_244 = safe_add_func_uint8_t_u_u(g_244, 6))
{
uint32_t l_811 = 0xFE5CECDBL;
int32_t *l_812 = &g_75;
(*g_809) = g_807;
if (l_810)
continue;
l_811 = (*g_19);
(*l_812) |= l_811;
}
return p_47;
}
static int8_t func_55(const int16_t p_56, uint8_t * p_57)
{
const uint16_t *l_792 = (void*)0;
const uint16_t **l_791 = &l_792;
int32_t l_793 = 0x9A2010FAL;
int8_t *l_794 = &g_244;
const uint8_t **l_795[3];
uint8_t ** const *l_801 = (void*)0;
uint8_t ** const **l_802 = &l_801;
int8_t l_803 = 0x51L;
int32_t *l_804 = &g_547;
int i;
for (i = 0; i < 3; i++)
l_795[i] = (void*)0;
(*l_804) &= ((((*l_794) = (((void*)0 != l_791) <= l_793)) || (((*p_57) = (((-7L) != (((*g_414) = ((g_796 = l_794) != ((safe_add_func_int64_t_s_s(((18446744073709551615UL >= ((*g_181) |= (safe_unary_minus_func_int8_t_s((((((*l_802) = l_801) == g_732) , (((l_793 , 0xFFA6AC3E19F75A66LL) == p_56) & 1UL)) , 0L))))) != 0xE9L), g_259)) , (void*)0))) <= p_56)) & l_803)) > 0xEDL)) < 0x8E7B3F80L);
(*g_214) = (((void*)0 == &g_463) , &l_804);
l_804 = &l_793;
(***g_214) |= 0xFAE3C825L;
return g_685[1];
}
static uint8_t * func_58(int32_t p_59, int16_t p_60, int16_t p_61, int32_t p_62, int32_t * p_63)
{
int32_t *l_607 = &g_547;
int32_t *l_608 = &g_75;
int32_t *l_609 = &g_75;
int32_t *l_610 = (void*)0;
int32_t *l_611 = (void*)0;
int32_t *l_612 = &g_75;
int32_t *l_613[1];
int32_t l_614 = (-8L);
int64_t l_615 = 0x988F4E89A1344311LL;
uint32_t l_616 = 0xF394AF82L;
uint16_t l_664 = 0x3743L;
uint64_t **l_676 = (void*)0;
uint8_t *l_730 = (void*)0;
uint8_t **l_729[1];
uint8_t ***l_728[10][6] = {{&l_729[0],&l_729[0],&l_729[0],&l_729[0],&l_729[0],&l_729[0]},{&l_729[0],&l_729[0],&l_729[0],&l_729[0],&l_729[0],&l_729[0]},{&l_729[0],&l_729[0],&l_729[0],&l_729[0],&l_729[0],&l_729[0]},{&l_729[0],&l_729[0],&l_729[0],&l_729[0],&l_729[0],&l_729[0]},{&l_729[0],&l_729[0],&l_729[0],&l_729[0],&l_729[0],&l_729[0]},{&l_729[0],&l_729[0],&l_729[0],&l_729[0],&l_729[0],&l_729[0]},{&l_729[0],&l_729[0],&l_729[0],&l_729[0],&l_729[0],&l_729[0]},{&l_729[0],&l_729[0],&l_729[0],&l_729[0],&l_729[0],&l_729[0]},{&l_729[0],&l_729[0],&l_729[0],&l_729[0],&l_729[0],&l_729[0]},{&l_729[0],&l_729[0],&l_729[0],&l_729[0],&l_729[0],&l_729[0]}};
uint8_t ****l_787 = (void*)0;
uint8_t *****l_786 = &l_787;
uint8_t *l_788 = &g_210;
int i, j;
for (i = 0; i < 1; i++)
l_613[i] = &g_547;
for (i = 0; i < 1; i++)
l_729[i] = &l_730;
l_616--;
for (l_616 = 0; (l_616 != 39); l_616++)
{
int32_t *l_623 = &g_75;
uint32_t l_630 = 4294967291UL;
int32_t l_657 = (-7L);
int32_t l_658 = (-1L);
int32_t l_669 = 5L;
uint64_t ** const *l_716 = &l_676;
int8_t *l_720 = (void*)0;
uint32_t ***l_759 = (void*)0;
int32_t l_769 = 0x49E86242L;
int32_t l_773 = 0x9BA4884AL;
int32_t l_774 = 0x614F1EB5L;
int32_t l_775[4][3];
int i, j;
for (i = 0; i < 4; i++)
{
for (j = 0; j < 3; j++)
l_775[i][j] = 0xC4E6234DL;
}
}
return l_788;
}
static uint16_t func_72(int32_t * p_73)
{
int32_t *l_74 = &g_75;
int8_t *l_109 = &g_110;
uint64_t *l_111[9][6][4] = {{{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112}},{{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112}},{{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112}},{{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112}},{{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112}},{{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112}},{{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112}},{{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112}},{{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112},{&g_112,&g_112,&g_112,&g_112}}};
int16_t l_113 = (-5L);
int64_t *l_593[3][2][6] = {{{&g_295,&g_295,(void*)0,&g_295,&g_295,&g_295},{&g_295,&g_295,&g_295,&g_295,&g_295,&g_295}},{{&g_295,&g_295,&g_295,&g_295,&g_295,&g_295},{&g_295,&g_295,(void*)0,&g_295,&g_295,(void*)0}},{{&g_295,&g_295,&g_295,&g_295,&g_295,&g_295},{&g_295,&g_295,&g_295,(void*)0,&g_295,&g_295}}};
int32_t l_594 = 0L;
int32_t *l_597 = &l_594;
int32_t **l_596[3][3];
int32_t *l_598[1][9][1] = {{{&g_75},{&l_594},{&g_75},{&g_75},{&l_594},{&g_75},{&g_75},{&l_594},{&g_75}}};
int32_t *l_602 = &g_75;
int i, j, k;
for (i = 0; i < 3; i++)
{
for (j = 0; j < 3; j++)
l_596[i][j] = &l_597;
}
l_74 = &g_20;
g_595 &= ((l_594 ^= func_76((func_81(func_83(((((*l_74) >= ((g_114 = (safe_rshift_func_int8_t_s_u((safe_add_func_uint64_t_u_u((safe_lshift_func_int8_t_s_u((safe_rshift_func_uint8_t_u_s(((+(-7L)) | ((*l_74) > ((((safe_rshift_func_int8_t_s_u(((l_113 &= ((safe_lshift_func_int8_t_s_s((safe_lshift_func_int8_t_s_u(((*l_109) = ((safe_sub_func_int32_t_s_s((((*g_19) == ((&g_20 != p_73) , g_75)) == (safe_sub_func_uint8_t_u_u(((((*l_74) <= (((-7L) != 0x57DDD2E7L) >= (*l_74))) , (*l_74)) & (*l_74)), (*l_74)))), 0xCDBA0066L)) | g_20)), 6)), g_75)) , g_51)) | g_51), 3)) && g_75) && (*l_74)) < g_75))), 1)), g_112)), 0x23DF491560F218D3LL)), g_75))) > (*l_74))) > g_75) & 0xE122L), p_73)) , &g_210), p_73, (*g_19), (*g_19))) == (*g_181));
if (((l_74 = (*g_119)) != (l_598[0][2][0] = &l_594)))
{
int32_t l_601 = 0x4306BCA2L;
(*g_115) = p_73;
if (g_20)
goto lbl_603;
for (g_461 = 9; (g_461 >= 12); ++g_461)
{
return l_601;
}
l_602 = &l_601;
}
else
{
lbl_603:
(**g_214) = (*g_119);
(**g_214) = (*g_115);
}
return (*g_414);
}
static int64_t func_76(uint8_t * p_77, int32_t * p_78, int32_t p_79, int32_t p_80)
{
int64_t l_588 = 0xA1839FB6434ADA71LL;
int32_t *l_589[7][1] = {{&g_20},{&g_75},{&g_20},{&g_75},{&g_20},{&g_75},{&g_20}};
uint32_t l_590[10][1] = {{0UL},{0x100E5EDAL},{0UL},{0x100E5EDAL},{0UL},{0x100E5EDAL},{0UL},{0x100E5EDAL},{0UL},{0x100E5EDAL}};
int i, j;
l_588 ^= (safe_lshift_func_int16_t_s_u((*g_473), p_79));
l_590[3][0]++;
(**g_214) = l_589[0][0];
return p_80;
}
static int16_t func_81(uint32_t p_82)
{
int32_t *l_482 = &g_75;
int32_t *l_483 = &g_75;
int32_t *l_484 = &g_75;
uint64_t l_485 = 0xDBB572C34D26DB5BLL;
int16_t * const l_505 = &g_461;
int32_t **l_509 = &l_482;
int32_t ***l_510 = (void*)0;
int32_t ***l_511 = (void*)0;
int32_t ***l_512 = &l_509;
int32_t l_515[7][4][4] = {{{5L,6L,0L,0x7377B9C9L},{0x3FC8E0ECL,(-4L),0x8BBC1E5BL,0L},{0x8BBC1E5BL,0L,(-7L),0x50C9257EL},{6L,0x79E69611L,0x17168156L,0xAA13F8F3L}},{{0xEB552E1BL,1L,0xDC22E94AL,0x2740A9A2L},{0x336F2855L,0xF7532DF9L,0L,(-5L)},{3L,0xF8FA0988L,0x3FC8E0ECL,0x4155D1B4L},{0x8BBC1E5BL,0x984827FFL,0xAA13F8F3L,1L}},{{0x3880585DL,0xEB552E1BL,1L,(-1L)},{0L,0x6C7D7C7EL,0x2740A9A2L,0x2740A9A2L},{0L,0L,0xEB552E1BL,1L},{0x59647938L,0L,3L,(-1L)}},{{0x3FC8E0ECL,0L,0xAA13F8F3L,3L},{(-6L),0L,0x6CBFD63BL,(-1L)},{0L,0L,0x17168156L,1L},{0x336F2855L,0L,0L,0x2740A9A2L}},{{0x1B468D8FL,0x6C7D7C7EL,0x59647938L,(-1L)},{3L,0xEB552E1BL,(-7L),1L},{(-6L),0x984827FFL,1L,0x4155D1B4L},{(-7L),0xF8FA0988L,1L,(-5L)}},{{5L,0xF7532DF9L,0xEB552E1BL,0x2740A9A2L},{0xE238D1F7L,1L,0x1B468D8FL,0xAA13F8F3L},{0x59647938L,0x79E69611L,0L,0x50C9257EL},{0x3880585DL,0L,1L,0L}},{{0xAA13F8F3L,(-4L),0x6CBFD63BL,0x7377B9C9L},{6L,6L,0L,1L},{0x1B468D8FL,1L,0xE238D1F7L,0xEB552E1BL},{0x1B468D8FL,(-1L),0L,0x49FF9D98L}}};
uint8_t l_516 = 246UL;
uint16_t *l_517[9] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
int32_t l_518 = 1L;
int64_t *l_519 = &g_259;
uint8_t *l_520 = &l_516;
int32_t l_521 = (-8L);
int32_t l_564 = 0x4534D0B4L;
int32_t l_565 = (-3L);
int32_t l_567[1];
int64_t l_568 = 0x24CCCDB3AA12D2B3LL;
int32_t *l_581[9] = {&l_521,&l_521,&l_521,&l_521,&l_521,&l_521,&l_521,&l_521,&l_521};
int8_t l_582 = 1L;
uint32_t l_583[5] = {5UL,5UL,5UL,5UL,5UL};
int i, j, k;
for (i = 0; i < 1; i++)
l_567[i] = 5L;
lbl_580:
--l_485;
l_521 &= (safe_lshift_func_int16_t_s_s(((safe_lshift_func_uint8_t_u_s(((*l_520) = (safe_mul_func_int8_t_s_s(g_474, (((*g_414) != ((!((((safe_div_func_int16_t_s_s((((*l_519) = (safe_lshift_func_uint16_t_u_u((l_518 &= (((safe_sub_func_uint64_t_u_u((safe_mul_func_int8_t_s_s(((((safe_add_func_uint32_t_u_u((5L == ((&g_461 == l_505) || (~((*l_484) ^= (safe_add_func_uint16_t_u_u((0x6FD5L && ((((*l_512) = l_509) != &g_116) || ((safe_div_func_int64_t_s_s(p_82, g_284[2][1][0])) & l_515[3][0][3]))), (*g_414))))))), 0UL)) > l_516) <= p_82) > g_210), g_241)), p_82)) , g_245) , 0UL)), 0))) >= p_82), p_82)) != (-1L)) >= (*g_19)) & p_82)) ^ 1UL)) , g_173)))), p_82)) , (***l_512)), 15));
for (l_521 = 3; (l_521 >= 0); l_521 -= 1)
{
uint32_t l_528 = 0x0457FD79L;
int32_t *l_544 = &l_518;
int32_t *l_545 = (void*)0;
int32_t *l_546 = &g_547;
int32_t l_548 = 7L;
int32_t l_561 = 0x68255CD4L;
int32_t l_562 = 0L;
int32_t l_563 = 0x940A9D51L;
int32_t l_566 = 0xE624849EL;
int32_t l_569 = 0x61FAAD33L;
int32_t l_571 = 0xF9F150C3L;
int32_t l_572[10][2] = {{0x3A7C282BL,1L},{0x3D6D54DAL,0x3D6D54DAL},{1L,0x3A7C282BL},{0xCC7B2E89L,0x3A7C282BL},{1L,0xCE08EC08L},{0xCE08EC08L,0xCC7B2E89L},{1L,(-9L)},{1L,0xCC7B2E89L},{0xCE08EC08L,0xCE08EC08L},{0xCC7B2E89L,1L}};
int32_t l_573 = 0xFCB436FCL;
int32_t l_574 = 1L;
int i, j;
(*l_546) ^= ((safe_sub_func_uint16_t_u_u(((safe_lshift_func_uint16_t_u_u(((*l_482) > (safe_lshift_func_uint16_t_u_s(l_528, p_82))), 14)) > (-1L)), ((safe_rshift_func_int8_t_s_u((((safe_sub_func_uint8_t_u_u(252UL, ((safe_mod_func_int32_t_s_s(((*l_544) ^= (safe_div_func_uint64_t_u_u(0x45238EEEE271232DLL, (p_82 & (safe_div_func_uint32_t_u_u((safe_add_func_int32_t_s_s((!l_528), ((safe_sub_func_uint32_t_u_u(l_528, (***g_214))) | p_82))), 4294967295UL)))))), 0x0CE54CB3L)) <= p_82))) ^ 254UL) <= 0xDFCCL), 4)) && (*g_473)))) & p_82);
if (p_82)
{
int32_t *l_549 = &l_518;
int32_t *l_550 = &g_75;
int32_t *l_551 = &g_547;
int32_t *l_552 = &l_518;
int32_t *l_553 = &l_548;
int32_t *l_554 = &l_548;
int32_t *l_555 = &l_548;
int32_t *l_556 = &g_75;
int32_t *l_557 = &g_547;
int32_t *l_558 = (void*)0;
int32_t *l_559 = &g_547;
int32_t *l_560[2][9] = {{&l_548,&g_547,(void*)0,(void*)0,&g_547,(void*)0,(void*)0,&g_547,&l_548},{&l_548,&g_547,(void*)0,(void*)0,&g_547,(void*)0,(void*)0,&g_547,&l_548}};
int32_t l_570[7][9] = {{(-10L),0xEB5D9E24L,6L,0xE2A96E05L,0x9EA82EF8L,3L,3L,0x9EA82EF8L,0xE2A96E05L},{(-10L),0x435C84E6L,(-10L),3L,1L,6L,0xA27A642BL,0xA27A642BL,6L},{6L,0xEB5D9E24L,(-10L),0xEB5D9E24L,6L,0xE2A96E05L,0x9EA82EF8L,3L,3L},{0xEB5D9E24L,0xE61DF45AL,6L,3L,6L,0xE61DF45AL,0xEB5D9E24L,1L,0x31D6A9A5L},{0xA27A642BL,0x31D6A9A5L,0xEB5D9E24L,0xE2A96E05L,1L,0xE2A96E05L,0xEB5D9E24L,0x31D6A9A5L,0xA27A642BL},{0xE61DF45AL,0xE2A96E05L,0xA27A642BL,1L,0x9EA82EF8L,6L,0x9EA82EF8L,1L,0xA27A642BL},{0x9EA82EF8L,0x9EA82EF8L,0xE61DF45AL,(-10L),0x31D6A9A5L,3L,0xA27A642BL,3L,0x31D6A9A5L}};
uint8_t l_575 = 0x58L;
int i, j;
l_575++;
}
else
{
int32_t *l_578 = &g_20;
(**l_512) = (*g_119);
for (l_565 = 0; (l_565 <= 3); l_565 += 1)
{
(***g_213) = l_578;
for (l_485 = 0; (l_485 <= 3); l_485 += 1)
{
int i, j, k;
(*l_544) |= ((!l_515[(l_485 + 2)][l_565][l_485]) > p_82);
(*l_509) = l_578;
}
if ((*g_116))
continue;
if (l_518)
goto lbl_580;
}
}
}
l_583[1]--;
return p_82;
}
static uint32_t func_83(const int64_t p_84, int32_t * p_85)
{
int32_t *l_117 = &g_75;
uint64_t *l_141 = &g_112;
const uint8_t l_147 = 0x36L;
int16_t l_154 = 1L;
int32_t l_246 = 0x648589FBL;
uint16_t *l_321 = (void*)0;
int32_t l_337 = (-1L);
int32_t l_338 = 0xD7C1B31DL;
int32_t l_340 = 0xA57FCB6CL;
int32_t l_341[9] = {0x9DA4BAC1L,0x9DA4BAC1L,0x9DA4BAC1L,0x9DA4BAC1L,0x9DA4BAC1L,0x9DA4BAC1L,0x9DA4BAC1L,0x9DA4BAC1L,0x9DA4BAC1L};
int8_t l_347 = 0L;
uint8_t *l_404 = (void*)0;
int64_t l_479 = 0x801FD22ADF1F39E0LL;
int i;
(*g_115) = &g_20;
(*g_119) = l_117;
for (g_75 = 3; (g_75 > (-13)); g_75 = safe_sub_func_uint64_t_u_u(g_75, 1))
{
uint64_t *l_135 = &g_112;
int32_t l_142 = 0L;
uint32_t *l_153[5][2][6] = {{{&g_138,(void*)0,&g_138,(void*)0,&g_138,(void*)0},{(void*)0,(void*)0,&g_138,(void*)0,(void*)0,(void*)0}},{{&g_138,(void*)0,&g_138,(void*)0,&g_138,(void*)0},{(void*)0,(void*)0,&g_138,(void*)0,(void*)0,(void*)0}},{{&g_138,(void*)0,&g_138,(void*)0,&g_138,(void*)0},{(void*)0,(void*)0,&g_138,(void*)0,(void*)0,(void*)0}},{{&g_138,(void*)0,&g_138,(void*)0,&g_138,(void*)0},{(void*)0,(void*)0,&g_138,(void*)0,(void*)0,(void*)0}},{{&g_138,(void*)0,&g_138,(void*)0,&g_138,(void*)0},{(void*)0,(void*)0,&g_138,(void*)0,(void*)0,(void*)0}}};
int16_t l_155[7];
uint32_t l_292 = 0x97E3EFE9L;
int32_t l_293 = 0x6D25DBDCL;
uint16_t *l_320 = &g_261;
uint64_t l_333 = 0x604AD4DC7898049FLL;
int32_t l_339 = 1L;
int32_t l_342 = 0L;
int32_t l_343 = 0x35555EB8L;
int32_t l_345[9][4] = {{0L,0x4D288C40L,0L,0L},{0x4D288C40L,0x4D288C40L,(-1L),0x4D288C40L},{0x4D288C40L,0L,0L,0x4D288C40L},{0L,0x4D288C40L,0L,0L},{0x4D288C40L,0x4D288C40L,(-1L),0x4D288C40L},{0x4D288C40L,0L,0L,0x4D288C40L},{0L,0x4D288C40L,0L,0L},{0x4D288C40L,0L,0x4D288C40L,0L},{0L,(-1L),(-1L),0L}};
int32_t **l_396 = &g_19;
int32_t ***l_395 = &l_396;
int32_t ****l_394 = &l_395;
int8_t l_443[1][4][6] = {{{0xA4L,0x8FL,0x60L,(-1L),(-1L),0x60L},{0xA4L,0xA4L,(-1L),0x77L,1L,0x77L},{0x8FL,0xA4L,0x8FL,0x60L,(-1L),(-1L)},{0xE4L,0x8FL,0x8FL,0xE4L,0xA4L,0x77L}}};
uint32_t ***l_476 = (void*)0;
int i, j, k;
for (i = 0; i < 7; i++)
l_155[i] = (-1L);
for (g_114 = (-15); (g_114 < (-20)); g_114 = safe_sub_func_int32_t_s_s(g_114, 9))
{
const int32_t *l_125 = (void*)0;
const int32_t **l_124 = &l_125;
uint64_t *l_131 = &g_112;
uint64_t **l_130 = &l_131;
uint64_t **l_132 = (void*)0;
uint64_t *l_134 = (void*)0;
uint64_t **l_133[10][10] = {{&l_134,&l_134,(void*)0,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134},{&l_134,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134},{(void*)0,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134},{(void*)0,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134,(void*)0},{&l_134,&l_134,&l_134,&l_134,&l_134,(void*)0,&l_134,&l_134,&l_134,&l_134},{&l_134,&l_134,(void*)0,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134},{&l_134,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134},{&l_134,&l_134,&l_134,&l_134,&l_134,(void*)0,(void*)0,(void*)0,(void*)0,&l_134},{&l_134,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134},{(void*)0,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134,&l_134}};
int32_t l_136[10] = {0xE12C2F3DL,0xE12C2F3DL,0x86B8A71AL,0xE12C2F3DL,0xE12C2F3DL,0x86B8A71AL,0xE12C2F3DL,0xE12C2F3DL,0x86B8A71AL,0xE12C2F3DL};
uint32_t *l_137 = &g_138;
uint32_t *l_277 = &g_241;
uint32_t *l_283 = &g_284[1][1][0];
int8_t *l_287 = (void*)0;
int8_t *l_288 = (void*)0;
int8_t *l_289 = &g_244;
uint32_t *l_290 = &g_291;
int16_t *l_294[8];
int32_t *l_296 = (void*)0;
int32_t *l_297 = &l_136[8];
uint16_t *l_323[10][9][1] = {{{(void*)0},{&g_261},{(void*)0},{(void*)0},{&g_261},{&g_261},{&g_261},{&g_261},{&g_261}},{{(void*)0},{(void*)0},{&g_261},{(void*)0},{(void*)0},{&g_261},{&g_261},{&g_261},{&g_261}},{{&g_261},{(void*)0},{(void*)0},{&g_261},{(void*)0},{(void*)0},{&g_261},{&g_261},{&g_261}},{{&g_261},{&g_261},{(void*)0},{(void*)0},{&g_261},{(void*)0},{(void*)0},{&g_261},{&g_261}},{{&g_261},{&g_261},{&g_261},{(void*)0},{(void*)0},{&g_261},{(void*)0},{(void*)0},{&g_261}},{{&g_261},{&g_261},{&g_261},{&g_261},{(void*)0},{&g_261},{(void*)0},{&g_261},{(void*)0}},{{(void*)0},{&g_261},{&g_261},{&g_261},{(void*)0},{(void*)0},{&g_261},{(void*)0},{&g_261}},{{(void*)0},{(void*)0},{&g_261},{&g_261},{&g_261},{(void*)0},{(void*)0},{&g_261},{(void*)0}},{{&g_261},{(void*)0},{(void*)0},{&g_261},{&g_261},{&g_261},{(void*)0},{(void*)0},{&g_261}},{{(void*)0},{&g_261},{(void*)0},{(void*)0},{&g_261},{&g_261},{&g_261},{(void*)0},{(void*)0}}};
int16_t l_444 = 0x9AD0L;
int i, j, k;
for (i = 0; i < 8; i++)
l_294[i] = &l_154;
}
}
return p_84;
}
int main (void)
{
int i, j, k;
int print_hash_value = 0;
platform_main_begin();
crc32_gentab();
func_1();
transparent_crc(g_20, "g_20", print_hash_value);
transparent_crc(g_51, "g_51", print_hash_value);
transparent_crc(g_66, "g_66", print_hash_value);
transparent_crc(g_75, "g_75", print_hash_value);
transparent_crc(g_110, "g_110", print_hash_value);
transparent_crc(g_112, "g_112", print_hash_value);
transparent_crc(g_114, "g_114", print_hash_value);
transparent_crc(g_138, "g_138", print_hash_value);
transparent_crc(g_173, "g_173", print_hash_value);
transparent_crc(g_210, "g_210", print_hash_value);
transparent_crc(g_241, "g_241", print_hash_value);
transparent_crc(g_244, "g_244", print_hash_value);
transparent_crc(g_245, "g_245", print_hash_value);
transparent_crc(g_259, "g_259", print_hash_value);
transparent_crc(g_261, "g_261", print_hash_value);
for (i = 0; i < 7; i++)
{
for (j = 0; j < 4; j++)
{
for (k = 0; k < 1; k++)
{
transparent_crc(g_284[i][j][k], "g_284[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_291, "g_291", print_hash_value);
transparent_crc(g_295, "g_295", print_hash_value);
transparent_crc(g_415, "g_415", print_hash_value);
transparent_crc(g_461, "g_461", print_hash_value);
transparent_crc(g_462, "g_462", print_hash_value);
transparent_crc(g_463, "g_463", print_hash_value);
transparent_crc(g_474, "g_474", print_hash_value);
transparent_crc(g_547, "g_547", print_hash_value);
transparent_crc(g_595, "g_595", print_hash_value);
transparent_crc(g_605, "g_605", print_hash_value);
for (i = 0; i < 3; i++)
{
transparent_crc(g_685[i], "g_685[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_782, "g_782", print_hash_value);
for (i = 0; i < 9; i++)
{
for (j = 0; j < 10; j++)
{
for (k = 0; k < 2; k++)
{
transparent_crc(g_797[i][j][k], "g_797[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
for (i = 0; i < 9; i++)
{
transparent_crc(g_878[i], "g_878[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_899, "g_899", print_hash_value);
transparent_crc(g_971, "g_971", print_hash_value);
transparent_crc(g_1130, "g_1130", print_hash_value);
transparent_crc(g_1135, "g_1135", print_hash_value);
transparent_crc(g_1426, "g_1426", print_hash_value);
for (i = 0; i < 7; i++)
{
transparent_crc(g_1705[i], "g_1705[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_1719, "g_1719", print_hash_value);
transparent_crc(g_1937, "g_1937", print_hash_value);
transparent_crc(g_2194, "g_2194", print_hash_value);
transparent_crc(g_2233, "g_2233", print_hash_value);
transparent_crc(g_2234, "g_2234", print_hash_value);
transparent_crc(g_2235, "g_2235", print_hash_value);
transparent_crc(g_2236, "g_2236", print_hash_value);
transparent_crc(g_2353, "g_2353", print_hash_value);
transparent_crc(g_2443, "g_2443", print_hash_value);
for (i = 0; i < 2; i++)
{
for (j = 0; j < 7; j++)
{
for (k = 0; k < 10; k++)
{
transparent_crc(g_2726[i][j][k], "g_2726[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_3004, "g_3004", print_hash_value);
transparent_crc(g_3086, "g_3086", print_hash_value);
for (i = 0; i < 10; i++)
{
for (j = 0; j < 7; j++)
{
for (k = 0; k < 3; k++)
{
transparent_crc(g_3252[i][j][k], "g_3252[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_3461, "g_3461", print_hash_value);
platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
return 0;
}
