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
static volatile int32_t g_6[6] = {(-7L),(-7L),(-7L),(-7L),(-7L),(-7L)};
static volatile int32_t * const volatile g_5[8] = {&g_6[5],&g_6[5],&g_6[5],&g_6[5],&g_6[5],&g_6[5],&g_6[5],&g_6[5]};
static int8_t g_8 = 0x38L;
static int32_t g_19 = 0x23E52509L;
static int32_t *g_28 = &g_19;
static int32_t **g_27 = &g_28;
static int16_t g_44 = 0L;
static int8_t g_53[10] = {(-5L),(-5L),(-5L),(-5L),(-5L),(-5L),(-5L),(-5L),(-5L),(-5L)};
static uint32_t g_60[7] = {6UL,0x962DA72DL,6UL,6UL,0x962DA72DL,6UL,6UL};
static uint32_t g_78 = 4294967291UL;
static uint32_t *g_82 = &g_60[1];
static uint32_t ** volatile g_81 = &g_82;
static int8_t *g_87 = &g_53[2];
static int8_t **g_86 = &g_87;
static int8_t *** volatile g_85 = &g_86;
static int32_t g_96 = 1L;
static int16_t g_97 = 0x1B22L;
static uint8_t g_99 = 255UL;
static uint32_t g_104 = 0x852A3B4AL;
static uint32_t g_127[3] = {0xF8E45A0DL,0xF8E45A0DL,0xF8E45A0DL};
static uint64_t g_143 = 6UL;
static uint32_t g_182 = 0x47A8F7DDL;
static uint16_t g_186 = 0x627FL;
static uint8_t *g_196 = &g_99;
static volatile int8_t g_236 = 0xD9L;
static int8_t ***g_248 = &g_86;
static const volatile int16_t g_279 = 0xB06FL;
static uint16_t *g_299[1] = {(void*)0};
static uint16_t g_301 = 65533UL;
static uint32_t **g_331 = &g_82;
static uint64_t g_335 = 18446744073709551613UL;
static uint8_t *g_340 = &g_99;
static int8_t **** volatile g_398 = &g_248;
static const int32_t *g_403[3] = {(void*)0,(void*)0,(void*)0};
static const int32_t ** const volatile g_402 = &g_403[0];
static int8_t ****g_505 = &g_248;
static int8_t *****g_504 = &g_505;
static uint8_t g_583 = 1UL;
static const uint8_t g_624 = 0x5CL;
static const uint8_t g_626 = 4UL;
static int32_t ***g_637 = &g_27;
static int32_t **** volatile g_636 = &g_637;
static const int64_t g_694 = 1L;
static uint8_t **g_723 = &g_340;
static int8_t g_738[2] = {(-3L),(-3L)};
static int16_t *g_755[4] = {&g_44,&g_44,&g_44,&g_44};
static uint16_t g_775 = 65535UL;
static int32_t * const g_777[1] = {&g_19};
static uint64_t g_784 = 7UL;
static int16_t g_786 = 1L;
static uint8_t g_787 = 247UL;
static volatile uint32_t g_804 = 7UL;
static int32_t ***g_826 = &g_27;
static uint16_t g_830 = 0UL;
static int32_t g_832 = 0xCC05716BL;
static int64_t g_950 = 0xF76F5655CBAF6297LL;
static volatile uint32_t g_957 = 0x3E02C5F1L;
static volatile uint32_t *g_956[8] = {&g_957,&g_957,&g_957,&g_957,&g_957,&g_957,&g_957,&g_957};
static volatile uint32_t **g_955[7] = {&g_956[1],&g_956[1],&g_956[1],&g_956[1],&g_956[1],&g_956[1],&g_956[1]};
static volatile uint32_t ** volatile *g_954[8] = {&g_955[1],&g_955[5],&g_955[1],&g_955[1],&g_955[5],&g_955[1],&g_955[1],&g_955[5]};
static volatile uint32_t ** volatile **g_953 = &g_954[4];
static uint32_t ***g_1073[8] = {&g_331,&g_331,&g_331,&g_331,&g_331,&g_331,&g_331,&g_331};
static uint32_t ****g_1072 = &g_1073[6];
static const uint32_t ****g_1075 = (void*)0;
static uint16_t g_1090 = 0xC2D1L;
static uint16_t g_1113[3] = {0x0563L,0x0563L,0x0563L};
static volatile uint8_t g_1136[10] = {3UL,3UL,1UL,3UL,3UL,1UL,3UL,3UL,1UL,3UL};
static int32_t ****g_1148 = &g_637;
static uint32_t *g_1212 = &g_182;
static uint32_t **g_1211[2] = {&g_1212,&g_1212};
static uint16_t g_1230 = 0x5912L;
static uint64_t g_1248 = 0UL;
static uint32_t g_1259 = 0xF21D57DEL;
static uint64_t g_1287[5] = {0xA8F075D0B99ECB6FLL,0xA8F075D0B99ECB6FLL,0xA8F075D0B99ECB6FLL,0xA8F075D0B99ECB6FLL,0xA8F075D0B99ECB6FLL};
static uint64_t *g_1324 = (void*)0;
static uint64_t ** volatile g_1323[1] = {&g_1324};
static int64_t g_1346 = 0xE4765DF901F1E85CLL;
static const int32_t g_1474 = 0x8109C7BFL;
static int32_t g_1656 = (-9L);
static uint64_t g_1658 = 0x877A0B7269AD4DBCLL;
static uint8_t g_1682 = 249UL;
static volatile int32_t g_1693 = 7L;
static uint32_t g_1740 = 0x757680CFL;
static volatile int32_t g_1745 = 0x353061D5L;
static uint64_t g_1761 = 0x0BC92B172770B315LL;
static uint32_t func_1(void);
static int32_t * func_2(int8_t p_3);
static uint16_t func_15(int64_t p_16, int32_t * p_17);
static int32_t ** func_20(int32_t * const p_21, uint16_t p_22, int64_t p_23);
static int32_t * const func_24(int32_t ** p_25, int8_t * p_26);
static uint32_t func_1(void)
{
int32_t l_4[8] = {0x509978F3L,0x509978F3L,0x4768C0AAL,0x509978F3L,0x509978F3L,0x4768C0AAL,0x509978F3L,0x509978F3L};
int8_t *l_7 = &g_8;
int32_t **l_986[4];
uint16_t *l_993 = &g_301;
int8_t l_1010 = (-7L);
int32_t ****l_1103[10];
const int16_t l_1111 = 0x71E4L;
uint16_t l_1112 = 0x4032L;
uint16_t l_1133 = 0xB827L;
uint32_t l_1155 = 4294967290UL;
uint16_t l_1200 = 0xEED1L;
uint64_t *l_1237 = &g_784;
int32_t l_1270 = 0xCFABB4B8L;
uint32_t l_1277 = 1UL;
uint32_t l_1286[9] = {0x6EE4DA7EL,0x148C2F4FL,0x6EE4DA7EL,0x6EE4DA7EL,0x148C2F4FL,0x6EE4DA7EL,0x6EE4DA7EL,0x148C2F4FL,0x6EE4DA7EL};
uint64_t l_1292 = 0x526B6421027E0162LL;
uint64_t l_1297 = 0x92A7B16D6795EEE6LL;
uint64_t l_1372 = 1UL;
int8_t l_1432 = (-8L);
const uint32_t *l_1435 = &g_182;
uint32_t l_1467 = 0x0B6F1CBBL;
uint8_t l_1503 = 0x9DL;
const int64_t l_1506[4] = {0x046343130551AAD5LL,0x046343130551AAD5LL,0x046343130551AAD5LL,0x046343130551AAD5LL};
uint64_t l_1545 = 0x5E08CA06716E8DF6LL;
uint16_t *l_1560 = &g_1230;
uint64_t **l_1591 = &l_1237;
int16_t * const *l_1621 = &g_755[0];
uint8_t l_1684 = 0x72L;
int32_t l_1738[8] = {1L,1L,1L,1L,1L,1L,1L,1L};
int16_t l_1749 = 0xD873L;
int8_t l_1785 = 0L;
uint8_t l_1800 = 255UL;
int i;
for (i = 0; i < 4; i++)
l_986[i] = (void*)0;
for (i = 0; i < 10; i++)
l_1103[i] = &g_637;
return (*g_1212);
}
static int32_t * func_2(int8_t p_3)
{
int32_t *l_833 = &g_19;
uint8_t ***l_847[3];
uint32_t ***l_848 = &g_331;
uint16_t *l_865[6] = {&g_830,&g_186,&g_830,&g_830,&g_186,&g_830};
int32_t l_881 = 0xAE48190AL;
int32_t l_885[8] = {0x431CB50AL,0x431CB50AL,0x431CB50AL,0x431CB50AL,0x431CB50AL,0x431CB50AL,0x431CB50AL,0x431CB50AL};
uint8_t l_899 = 249UL;
int64_t *l_949 = &g_950;
int64_t **l_948 = &l_949;
int64_t l_958 = 0L;
int i;
for (i = 0; i < 3; i++)
l_847[i] = &g_723;
for (p_3 = (-8); (p_3 <= (-18)); p_3 = safe_sub_func_int64_t_s_s(p_3, 1))
{
int32_t *l_18 = &g_19;
int32_t *l_831 = &g_832;
(*l_831) &= (safe_sub_func_int8_t_s_s(((safe_rshift_func_int8_t_s_u((((void*)0 != &g_8) >= func_15(g_8, l_18)), 3)) & (4294967290UL || p_3)), p_3));
if ((*l_831))
break;
return l_833;
}
for (g_96 = 29; (g_96 < 21); g_96--)
{
uint64_t *l_840 = &g_784;
uint32_t ***l_849 = (void*)0;
int32_t l_850[1];
uint16_t *l_864 = &g_301;
uint16_t **l_866 = &l_864;
uint16_t l_874 = 0x3F97L;
int8_t ****l_875 = &g_248;
int8_t l_904[8];
uint32_t l_984[1];
int i;
for (i = 0; i < 1; i++)
l_850[i] = (-2L);
for (i = 0; i < 8; i++)
l_904[i] = 0x42L;
for (i = 0; i < 1; i++)
l_984[i] = 0x529E6570L;
l_850[0] = ((safe_add_func_uint64_t_u_u((safe_mul_func_uint8_t_u_u((p_3 , 0UL), ((((*l_840) = 18446744073709551615UL) > (((*l_833) = p_3) | p_3)) , ((safe_lshift_func_uint16_t_u_s((safe_mod_func_int8_t_s_s((safe_lshift_func_int8_t_s_u((0xD2A78914L < (&g_723 == l_847[0])), (((l_848 = l_848) != l_849) , 252UL))), 0xFFL)), 13)) == p_3)))), l_850[0])) || p_3);
if (((5L & g_784) , (((safe_sub_func_uint32_t_u_u(((safe_div_func_int8_t_s_s((((safe_lshift_func_int16_t_s_u(((safe_add_func_uint64_t_u_u((safe_mul_func_int16_t_s_s((0xB68F2185L | ((safe_mod_func_int16_t_s_s((~((((*l_866) = (l_865[3] = l_864)) == (void*)0) && ((safe_div_func_uint16_t_u_u((0L <= (+((safe_rshift_func_int16_t_s_u((safe_lshift_func_uint16_t_u_s(p_3, 15)), 2)) < g_236))), 0x546DL)) && 0xCBD6BC1DL))), l_874)) , (**g_81))), p_3)), 0x39AB4E33BF42F7E7LL)) > 0x61F0L), 11)) , l_875) != l_875), (*g_340))) || l_850[0]), p_3)) , 0x62FCL) , p_3)))
{
uint8_t l_886 = 1UL;
for (g_78 = 0; (g_78 != 8); g_78 = safe_add_func_int16_t_s_s(g_78, 1))
{
int32_t *l_878 = &g_832;
int32_t *l_879 = &l_850[0];
int32_t *l_880 = &g_832;
int32_t *l_882 = &g_832;
int32_t *l_883 = (void*)0;
int32_t *l_884[2];
int i;
for (i = 0; i < 2; i++)
l_884[i] = &l_850[0];
l_886++;
(*l_882) = (*l_833);
for (g_182 = 0; (g_182 == 7); g_182 = safe_add_func_uint8_t_u_u(g_182, 1))
{
int32_t *l_891 = (void*)0;
(*l_879) = l_886;
return l_891;
}
}
}
else
{
int32_t *l_892 = &l_885[4];
int32_t l_893 = 0x89439016L;
int32_t *l_894 = &g_832;
int32_t *l_895 = &l_850[0];
int32_t *l_896 = &l_850[0];
int32_t *l_897 = (void*)0;
int32_t *l_898[3];
uint32_t ***l_920 = &g_331;
int i;
for (i = 0; i < 3; i++)
l_898[i] = &l_885[0];
l_899++;
for (g_786 = 0; (g_786 < (-11)); g_786 = safe_sub_func_uint32_t_u_u(g_786, 5))
{
uint32_t l_908 = 1UL;
int32_t *l_912 = &l_885[0];
int8_t *l_913 = &l_904[6];
if (l_904[6])
break;
for (g_301 = (-26); (g_301 >= 51); g_301 = safe_add_func_int64_t_s_s(g_301, 6))
{
int32_t l_907 = 0xC70BFF8BL;
--l_908;
for (g_787 = 0; (g_787 <= 1); g_787 += 1)
{
int32_t *l_911 = &l_885[2];
return &g_19;
}
}
(**g_826) = &l_850[0];
}
for (g_78 = 0; (g_78 <= 1); g_78 += 1)
{
uint32_t ****l_918 = (void*)0;
uint32_t ***l_919 = &g_331;
int32_t l_963 = 0xF01519CBL;
int16_t *l_985 = &g_786;
int i;
}
}
}
return &g_19;
}
static uint16_t func_15(int64_t p_16, int32_t * p_17)
{
int8_t *l_30 = &g_8;
int32_t l_780 = 0L;
uint64_t *l_783 = &g_784;
uint64_t **l_782 = &l_783;
uint64_t ***l_781 = &l_782;
int16_t *l_785 = &g_786;
int32_t ***l_829 = &g_27;
(*l_829) = func_20(func_24(g_27, ((!((void*)0 != p_17)) , l_30)), ((g_787 = ((-9L) >= ((*l_785) = (safe_sub_func_int8_t_s_s((l_780 >= (p_16 || ((((*l_781) = (void*)0) == &l_783) & g_624))), p_16))))) , 65535UL), g_694);
l_780 |= ((*p_17) > 1L);
(*p_17) |= (l_780 > p_16);
return g_830;
}
static int32_t ** func_20(int32_t * const p_21, uint16_t p_22, int64_t p_23)
{
const int8_t l_794 = 0x91L;
int32_t *l_816 = &g_19;
int16_t l_821 = 0xFD20L;
int32_t ***l_824 = (void*)0;
int32_t ****l_825[3];
uint8_t l_827[2];
int32_t **l_828 = &l_816;
int i;
for (i = 0; i < 3; i++)
l_825[i] = (void*)0;
for (i = 0; i < 2; i++)
l_827[i] = 0x0CL;
if (((*p_21) = (*p_21)))
{
lbl_818:
(*p_21) |= 0xE916667EL;
lbl_817:
(*p_21) = (*p_21);
}
else
{
uint8_t l_805 = 3UL;
int32_t *l_807[6] = {&g_96,&g_96,&g_96,&g_96,&g_96,&g_96};
int32_t l_809 = 1L;
int32_t **l_810[8] = {&g_28,&g_28,&g_28,&g_28,&g_28,&g_28,&g_28,&g_28};
int8_t *l_811 = &g_8;
int i;
for (g_784 = 8; (g_784 != 35); ++g_784)
{
int64_t l_808[1];
int32_t *l_812[8];
int i;
for (i = 0; i < 1; i++)
l_808[i] = 1L;
for (i = 0; i < 8; i++)
l_812[i] = &g_19;
if ((*p_21))
{
int32_t l_799 = 0x6A2778DEL;
int32_t * const *l_806[7];
int i;
for (i = 0; i < 7; i++)
l_806[i] = (void*)0;
l_809 = (safe_mul_func_uint16_t_u_u(((safe_sub_func_int64_t_s_s(g_60[1], l_794)) | 18446744073709551608UL), (((*p_21) = (safe_mod_func_int64_t_s_s((safe_sub_func_int16_t_s_s(0xD366L, ((p_22 >= (((((((l_799 >= (g_53[4] & ((safe_rshift_func_uint8_t_u_s((safe_rshift_func_int8_t_s_s(0x7CL, 2)), 5)) , (((l_794 , (*g_87)) > g_804) , l_805)))) , (void*)0) != l_806[2]) , g_6[3]) , l_807[3]) == &g_96) >= p_22)) ^ l_808[0]))), g_127[1]))) == l_805)));
(**g_637) = l_812[7];
}
else
{
for (g_104 = 0; (g_104 <= 0); g_104 += 1)
{
int i;
(*p_21) = (((!(safe_lshift_func_uint16_t_u_u(((*p_21) & ((*g_82) = (l_812[4] == (l_816 = l_816)))), 15))) & l_794) != p_22);
if (p_22)
goto lbl_817;
return (*g_637);
}
}
if (p_22)
goto lbl_818;
}
l_816 = (p_22 , p_21);
}
l_827[1] |= (((void*)0 == &p_23) != ((((((*g_87) ^= (safe_sub_func_int16_t_s_s(0L, (p_23 , p_23)))) || (((*g_87) = (l_821 & (safe_lshift_func_uint8_t_u_s((*l_816), 1)))) ^ (((*g_636) = l_824) != (g_826 = &g_27)))) || p_23) >= 18446744073709551611UL) >= p_22));
(*l_828) = p_21;
return (*g_826);
}
static int32_t * const func_24(int32_t ** p_25, int8_t * p_26)
{
uint8_t l_33 = 0UL;
int32_t l_41[3];
int8_t ***l_177[6] = {&g_86,&g_86,&g_86,&g_86,&g_86,&g_86};
int32_t l_184[6] = {(-2L),(-2L),(-2L),(-2L),(-2L),(-2L)};
int32_t *l_187 = &g_19;
uint32_t **l_429[10] = {&g_82,&g_82,&g_82,&g_82,&g_82,&g_82,&g_82,&g_82,&g_82,&g_82};
uint64_t *l_431 = (void*)0;
const int32_t l_508 = 0x640F7612L;
const uint16_t *l_529[4];
int64_t l_563[9] = {0x02F8B656E355F6F7LL,0x02F8B656E355F6F7LL,0x02F8B656E355F6F7LL,0x02F8B656E355F6F7LL,0x02F8B656E355F6F7LL,0x02F8B656E355F6F7LL,0x02F8B656E355F6F7LL,0x02F8B656E355F6F7LL,0x02F8B656E355F6F7LL};
int16_t l_581 = 0xD9FFL;
int64_t l_582 = 0x10E8CB1EC50DBD52LL;
int8_t *****l_615[2];
uint64_t ** const l_709 = &l_431;
uint64_t ** const *l_708 = &l_709;
uint8_t **l_724 = &g_196;
int32_t ****l_756 = &g_637;
int32_t l_757 = 0xCA4E442AL;
int32_t l_776 = 3L;
int i;
for (i = 0; i < 3; i++)
l_41[i] = 0xEF7D5944L;
for (i = 0; i < 4; i++)
l_529[i] = &g_186;
for (i = 0; i < 2; i++)
l_615[i] = &g_505;
if ((safe_mul_func_uint16_t_u_u(l_33, (safe_mul_func_uint16_t_u_u(0x32ADL, l_33)))))
{
int32_t **l_40 = (void*)0;
uint32_t *l_95 = (void*)0;
int16_t *l_151 = &g_97;
int32_t l_207 = 3L;
int16_t l_209[3];
int8_t **l_265 = &g_87;
int i;
for (i = 0; i < 3; i++)
l_209[i] = 0x9D85L;
l_41[0] = (((safe_lshift_func_uint16_t_u_s(65532UL, 5)) , (safe_div_func_int16_t_s_s(((((((**p_25) = (((((void*)0 == l_40) , l_33) >= (-1L)) & (*p_26))) ^ 0xA450C197L) || g_19) < (*p_26)) < l_33), g_6[5]))) < l_33);
for (g_8 = 0; (g_8 <= 5); g_8 += 1)
{
int32_t *l_51 = &l_41[0];
int8_t *l_84 = &g_53[4];
int8_t **l_83[1];
int32_t l_101[1];
int i;
for (i = 0; i < 1; i++)
l_83[i] = &l_84;
for (i = 0; i < 1; i++)
l_101[i] = (-1L);
for (g_19 = 4; (g_19 >= 0); g_19 -= 1)
{
int32_t * const l_42 = &l_41[1];
return (*g_27);
}
for (l_33 = 0; (l_33 <= 5); l_33 += 1)
{
int8_t **l_120 = &g_87;
int32_t l_132[7] = {(-10L),(-10L),(-10L),(-10L),(-10L),(-10L),(-10L)};
int32_t *l_135 = (void*)0;
int i;
if (g_6[g_8])
{
int16_t *l_43[7] = {&g_44,&g_44,&g_44,&g_44,&g_44,&g_44,&g_44};
int32_t l_45 = 0xAABDC9A8L;
int8_t *l_52[3];
uint32_t *l_59 = &g_60[1];
uint32_t **l_67 = &l_59;
uint32_t *l_77 = &g_78;
int32_t * const l_88[4] = {&l_41[2],&l_41[2],&l_41[2],&l_41[2]};
int i;
for (i = 0; i < 3; i++)
l_52[i] = &g_53[2];
g_6[l_33] = (((((l_45 = g_6[l_33]) , (safe_div_func_uint64_t_u_u((g_44 > ((~((((*g_27) = (*g_27)) == ((l_51 != &l_41[1]) , l_51)) , (g_53[2] = (l_45 = g_6[g_8])))) != ((*l_59) = ((1UL < (!(safe_div_func_uint8_t_u_u((safe_lshift_func_int16_t_s_s((*l_51), g_8)), g_44)))) != l_41[0])))), 18446744073709551615UL))) == l_41[0]) < 0x3C5815DA77236C34LL) || 1L);
(**g_27) = (safe_mod_func_uint32_t_u_u((safe_rshift_func_uint8_t_u_s(((safe_sub_func_uint8_t_u_u((((*l_67) = l_59) != (void*)0), (safe_sub_func_uint64_t_u_u(g_60[2], ((safe_div_func_int16_t_s_s(((((safe_mod_func_uint32_t_u_u(l_45, 0x66052DBCL)) | (!0xFC65F31FD024CA9ALL)) > (((*g_27) == (void*)0) >= (((*l_77)++) || ((void*)0 != g_81)))) , 0x99F1L), (-6L))) && (*p_26)))))) || 0x32L), 1)), 0xF91E2C02L));
(*g_85) = l_83[0];
return (*p_25);
}
else
{
uint8_t *l_98[10] = {&g_99,&l_33,&g_99,&g_99,&g_99,&g_99,&l_33,&g_99,&g_99,&g_99};
int32_t l_100 = 0xA3B757A5L;
int8_t **l_113 = (void*)0;
int32_t l_134 = 0xEB5AB84AL;
int i;
if (((safe_mod_func_uint64_t_u_u((((safe_mul_func_int8_t_s_s((safe_div_func_int32_t_s_s((l_95 != (((g_104 ^= (--g_99)) && ((safe_lshift_func_uint8_t_u_u((safe_rshift_func_int8_t_s_u((safe_add_func_uint32_t_u_u(0UL, ((((*g_28) = (safe_rshift_func_uint16_t_u_u((*l_51), 11))) >= g_6[g_8]) , ((l_113 == (*g_85)) , (**g_81))))), (l_41[0] <= (safe_div_func_uint16_t_u_u(((safe_add_func_int16_t_s_s((safe_mul_func_uint16_t_u_u((*l_51), g_44)), g_104)) == g_99), 0xFDF9L))))), 1)) < l_33)) , (*g_81))), l_41[1])), 0x45L)) , l_120) == &g_87), 3L)) && (*l_51)))
{
volatile int32_t *l_122 = (void*)0;
volatile int32_t **l_121 = &l_122;
int16_t *l_131 = &g_97;
const int32_t l_133 = (-6L);
(*l_121) = &g_6[g_8];
l_134 = ((**g_81) == (safe_add_func_int64_t_s_s(((g_97 != (safe_mod_func_int64_t_s_s((g_127[1] = (l_100 = g_8)), (((+0xD3L) < (g_8 > g_60[1])) & ((*g_82) <= (-1L)))))) || ((((**p_25) = (safe_lshift_func_int16_t_s_s(((*l_131) ^= l_100), l_100))) == l_132[5]) & l_133)), l_41[0])));
l_135 = (*g_27);
}
else
{
uint64_t *l_142[9] = {&g_143,&g_143,&g_143,&g_143,&g_143,&g_143,&g_143,&g_143,&g_143};
int32_t l_155[1];
uint32_t l_156[3];
int16_t l_157 = 0x3A4BL;
int8_t * const ***l_158 = (void*)0;
int8_t ***l_160 = &l_83[0];
int8_t ****l_159 = &l_160;
uint16_t *l_183 = (void*)0;
uint16_t *l_185[10] = {&g_186,&g_186,&g_186,&g_186,&g_186,&g_186,&g_186,&g_186,&g_186,&g_186};
int i;
for (i = 0; i < 1; i++)
l_155[i] = 0x177D18C2L;
for (i = 0; i < 3; i++)
l_156[i] = 0x6C54523DL;
(*l_159) = ((safe_sub_func_uint8_t_u_u((l_33 , 7UL), (safe_sub_func_int32_t_s_s((safe_rshift_func_int16_t_s_u(((((g_143--) != (((0xF51AL && ((g_8 > (((**g_86) ^= (safe_lshift_func_uint16_t_u_s(((safe_sub_func_uint64_t_u_u((l_41[0] = (+(l_151 != &g_97))), ((!l_134) < (((g_99 = (safe_sub_func_uint16_t_u_u(l_100, 0x2D5FL))) > l_155[0]) < l_156[0])))) && l_134), l_134))) == l_157)) ^ 6UL)) != (**p_25)) > l_100)) < g_19) <= g_127[2]), 11)), (**p_25))))) , (void*)0);
(*p_25) = (*g_27);
(**g_27) &= (safe_rshift_func_int16_t_s_u((safe_div_func_uint8_t_u_u(((((+(safe_unary_minus_func_int64_t_s(((safe_rshift_func_int8_t_s_u((safe_div_func_uint32_t_u_u((**g_81), (*l_51))), 5)) & (safe_div_func_uint16_t_u_u(((((safe_lshift_func_int8_t_s_s(((**g_86) = ((g_97 != (g_96 <= ((g_186 |= (((safe_add_func_int16_t_s_s(l_134, ((((*l_159) = l_177[0]) != &g_86) != (safe_rshift_func_uint16_t_u_s((l_184[3] &= (g_182 = (((safe_rshift_func_int8_t_s_s((g_8 < ((*g_87) | (*g_87))), 6)) & g_8) > 18446744073709551614UL))), g_44))))) , g_53[4]) , g_127[0])) ^ g_127[1]))) || g_186)), (*p_26))) , 0UL) , (*p_26)) && l_134), g_8)))))) && l_134) || (-10L)) > (*l_51)), 0xBCL)), 1));
}
(*l_51) = (**g_27);
}
for (g_99 = 0; (g_99 <= 2); g_99 += 1)
{
int i;
(**p_25) |= l_41[g_99];
}
}
}
l_187 = (*p_25);
for (g_104 = 14; (g_104 > 17); g_104 = safe_add_func_uint32_t_u_u(g_104, 1))
{
uint64_t *l_208 = &g_143;
const int32_t l_210 = (-7L);
int32_t *l_211 = &l_41[0];
int32_t *l_212 = &l_207;
int8_t l_237 = 2L;
uint16_t *l_238 = &g_186;
int32_t l_257 = (-10L);
(*l_212) = ((safe_rshift_func_int8_t_s_s((*p_26), (((((safe_div_func_int32_t_s_s(((*l_211) = ((safe_lshift_func_uint16_t_u_s(((((g_127[2] || (((g_196 = (void*)0) != &g_99) , (~((safe_add_func_uint32_t_u_u(((*l_187) = ((&g_99 == (void*)0) ^ (safe_unary_minus_func_int8_t_s(((safe_mod_func_uint32_t_u_u(((((((((0UL >= (safe_rshift_func_int8_t_s_u(0x24L, 7))) == (safe_div_func_uint8_t_u_u((((*l_208) = ((g_182 , l_207) & (*l_187))) & 0x1A1E77F117623E6ELL), l_209[1]))) == (-6L)) && l_210) <= (-7L)) == 0xD011C8EEL) & g_53[0]) > l_210), 7L)) | l_210))))), l_210)) , (***g_85))))) <= 0x6C01FFE24739697ELL) > l_209[1]) || (**g_86)), 9)) , 0xD53C73CEL)), g_186)) >= (*p_26)) && 0x2EEB9F0DL) ^ g_44) && (*p_26)))) >= (*g_87));
if (((((*l_238) = (safe_lshift_func_uint16_t_u_s(((safe_div_func_uint8_t_u_u(((safe_unary_minus_func_int8_t_s((g_186 ^ l_207))) || ((safe_mul_func_int16_t_s_s((*l_187), (safe_mul_func_uint8_t_u_u((safe_mul_func_uint16_t_u_u(((safe_sub_func_int32_t_s_s((safe_div_func_int32_t_s_s((*g_28), (0x6EL & (safe_sub_func_uint16_t_u_u((((safe_add_func_int32_t_s_s(((safe_rshift_func_int8_t_s_u(((g_96 == (safe_lshift_func_uint8_t_u_u((p_25 != (void*)0), 1))) == (65527UL <= g_19)), (*l_211))) != (**p_25)), (*l_211))) | g_236) && g_60[1]), 0UL))))), (*g_28))) || 0x97L), (*l_187))), (*l_187))))) ^ (**p_25))), l_237)) < (*l_187)), 13))) | 65535UL) != (*l_212)))
{
return (*p_25);
}
else
{
uint64_t l_243 = 6UL;
const int32_t **l_266[2];
const int16_t *l_273 = &g_44;
uint8_t *l_274 = (void*)0;
uint8_t *l_275 = &l_33;
int i;
for (i = 0; i < 2; i++)
l_266[i] = (void*)0;
for (l_237 = 0; (l_237 <= 13); l_237 = safe_add_func_int64_t_s_s(l_237, 5))
{
const uint8_t l_245 = 247UL;
int8_t ****l_246 = (void*)0;
int8_t ****l_247[2];
uint32_t **l_252 = &g_82;
int32_t *l_255 = &g_19;
int32_t *l_256[4] = {&l_184[3],&l_184[3],&l_184[3],&l_184[3]};
uint64_t l_258 = 0x0AF914532080C0C3LL;
int i;
for (i = 0; i < 2; i++)
l_247[i] = (void*)0;
(**g_27) = (1UL <= (((safe_lshift_func_uint16_t_u_s(0x62ACL, 12)) , (l_243 , ((((*l_238) = (g_44 != ((safe_unary_minus_func_uint64_t_u(g_127[1])) & (((*g_87) == (*l_187)) <= (((g_248 = (((-6L) < l_245) , (void*)0)) != &g_86) && g_186))))) , g_8) | (*l_187)))) || (*g_28)));
(*l_212) = (((*l_208) = (((safe_div_func_uint64_t_u_u(((*l_187) , (((*l_211) = ((*p_26) = (g_8 >= (((*l_187) = ((**g_86) = (***g_85))) == (*l_212))))) , (4294967295UL != (g_6[5] || (((((g_186 < (((-2L) == (!(l_252 != l_252))) != (***g_85))) | g_97) , l_243) & (*l_187)) <= (**p_25)))))), (-7L))) < 0x2AL) , 0xE90ACFBF7B5BDB79LL)) == g_127[1]);
(**g_27) = (safe_rshift_func_int16_t_s_u((0xAFL >= (***g_85)), 7));
l_258--;
}
(**p_25) = ((safe_rshift_func_int8_t_s_u((*l_187), ((safe_rshift_func_uint8_t_u_u(((g_186 = (((*g_85) = l_265) == (void*)0)) || (((void*)0 != l_266[0]) <= g_78)), 2)) , (((*l_275) = (safe_mul_func_int8_t_s_s(((**g_86) = ((*l_211) <= (0UL & ((--(*g_82)) || (safe_sub_func_int16_t_s_s(((*l_151) |= (((&g_97 != l_273) , (void*)0) == p_26)), g_127[1])))))), 255UL))) ^ (*l_187))))) >= (*l_211));
return (*g_27);
}
}
}
else
{
uint64_t *l_276[7];
uint16_t *l_300 = &g_301;
int32_t l_302 = 0x423A1251L;
int8_t **l_369 = &g_87;
int32_t l_372 = 0L;
uint32_t l_391 = 0xF8A9D95EL;
int32_t l_408 = (-10L);
int32_t l_409 = 9L;
int32_t l_410 = 1L;
uint8_t l_412[5] = {0x04L,0x04L,0x04L,0x04L,0x04L};
int32_t l_502[2];
int8_t *****l_503 = (void*)0;
int32_t l_573[2];
int32_t l_579 = 0xFBECAAD8L;
int32_t l_580 = 7L;
uint16_t l_600 = 0xFCA8L;
uint32_t l_697 = 8UL;
uint8_t **l_722[4] = {&g_340,&g_340,&g_340,&g_340};
uint8_t ***l_721[1];
int16_t *l_741[5];
int8_t l_742 = 0xE2L;
int16_t **l_754[10] = {&l_741[1],&l_741[1],&l_741[1],&l_741[1],&l_741[1],&l_741[1],&l_741[1],&l_741[1],&l_741[1],&l_741[1]};
int i;
for (i = 0; i < 7; i++)
l_276[i] = &g_143;
for (i = 0; i < 2; i++)
l_502[i] = 9L;
for (i = 0; i < 2; i++)
l_573[i] = 0x940E46D6L;
for (i = 0; i < 1; i++)
l_721[i] = &l_722[2];
for (i = 0; i < 5; i++)
l_741[i] = (void*)0;
if (((void*)0 == l_276[3]))
{
uint8_t l_293 = 0x97L;
uint32_t l_336 = 1UL;
int32_t l_338 = 8L;
uint8_t **l_339[7];
const uint64_t l_397 = 0x7E8EA873BF147910LL;
uint32_t **l_424 = &g_82;
int8_t ****l_485 = &l_177[0];
uint16_t l_534 = 0UL;
int32_t l_567 = 0x187AC4B2L;
int32_t l_568 = 0x2A6517F6L;
int32_t l_569 = 6L;
int32_t l_570 = 0x46A19AD0L;
int32_t l_571 = 0xFC06C6ABL;
int32_t l_572 = 0xAB2DC59FL;
int32_t l_574 = 1L;
int32_t l_575 = (-10L);
int32_t l_576 = (-2L);
int32_t l_577 = 1L;
int32_t l_578[2];
int i;
for (i = 0; i < 7; i++)
l_339[i] = (void*)0;
for (i = 0; i < 2; i++)
l_578[i] = 0x3AF02DDDL;
lbl_399:
for (g_97 = 0; (g_97 >= 24); g_97++)
{
int32_t l_288 = 0x1A05C3C8L;
uint16_t *l_298 = &g_186;
int32_t l_315 = 0x6CAC9683L;
uint32_t **l_330 = &g_82;
int32_t *l_334[9];
int32_t l_337 = 0x973A8124L;
int i;
for (i = 0; i < 9; i++)
l_334[i] = &l_302;
(**g_27) = (g_279 > (safe_div_func_int64_t_s_s(((safe_lshift_func_int8_t_s_s(1L, 5)) > (((((((((((((((((safe_lshift_func_int16_t_s_u(((safe_lshift_func_uint8_t_u_u(((*g_196) = l_288), 5)) == l_288), (((((*l_298) = (((safe_lshift_func_int16_t_s_u((safe_add_func_uint64_t_u_u((g_53[8] > 65531UL), l_293)), (safe_div_func_uint64_t_u_u(g_53[2], (safe_add_func_uint16_t_u_u(g_104, g_60[1])))))) | 249UL) , (*l_187))) <= l_288) < 4294967295UL) , 0xC7CCL))) == (*p_26)) , 4294967295UL) >= l_293) , g_299[0]) == l_300) >= (*g_82)) <= l_302) , g_8) > l_288) >= l_293) < g_44) > (*g_28)) ^ (-9L)) >= g_104) == l_302) > (-6L))), g_53[6])));
if ((**g_27))
continue;
l_41[1] = ((**g_27) = (((((l_315 = (((safe_sub_func_int64_t_s_s((safe_lshift_func_uint8_t_u_s((*g_196), 2)), (((((***g_85) == (g_8 = (*g_87))) , &g_86) == &g_86) & (safe_lshift_func_int8_t_s_u((safe_div_func_int8_t_s_s(((safe_rshift_func_int8_t_s_s(l_302, l_302)) != (*g_196)), (safe_div_func_int32_t_s_s(l_293, 0xD7BFDBE9L)))), (*g_196)))))) > 0UL) & l_302)) , (**p_25)) != (*l_187)) , g_127[1]) < l_288));
(*g_28) = (l_288 > ((safe_mul_func_int16_t_s_s((((((((safe_add_func_uint8_t_u_u((safe_add_func_int64_t_s_s(((((*p_26) = ((((g_143 = 0x7B37DF5FCC094F27LL) , ((safe_mul_func_uint16_t_u_u(((((l_338 &= (((*p_26) <= 255UL) || ((safe_mod_func_int16_t_s_s((safe_div_func_uint64_t_u_u((((((safe_add_func_int16_t_s_s(0xCFEDL, ((g_331 = l_330) != (((*l_187) & (safe_add_func_int32_t_s_s(((l_336 = (g_335 = ((*l_187) & ((**g_86) = (***g_248))))) < (**p_25)), 0L))) , l_330)))) ^ (-5L)) > l_337) || (*l_187)) || 18446744073709551610UL), g_60[5])), l_293)) & 0x2AB06402L))) | (*p_26)) , 18446744073709551609UL) ^ 4L), l_293)) ^ 0x2EF7L)) & (*g_196)) & l_293)) != 5L) ^ g_60[1]), 0xD726B39FBA44A9B6LL)), (*l_187))) && 0x68F9B7D9B12FEB1DLL) , (void*)0) != (void*)0) || 0x2927434CL) | (*g_196)) , l_336), g_60[1])) && (*l_187)));
}
(*p_25) = (*p_25);
if (((g_340 = (g_196 = &g_99)) != &g_99))
{
int32_t l_348 = 0x0A1A989DL;
int32_t l_392 = 7L;
const int16_t l_395 = 5L;
int16_t l_396 = 0x1BE3L;
int32_t l_407 = 0x344A1A61L;
int32_t l_411 = 0L;
uint32_t * const *l_423 = &g_82;
uint32_t *l_480[2];
uint16_t l_481 = 0xD4C3L;
int16_t *l_554[5] = {&g_44,&g_44,&g_44,&g_44,&g_44};
int32_t *l_564 = &l_184[3];
int32_t *l_565 = &g_19;
int32_t *l_566[1];
int i;
for (i = 0; i < 2; i++)
l_480[i] = &g_78;
for (i = 0; i < 1; i++)
l_566[i] = (void*)0;
if (((((safe_rshift_func_int8_t_s_s((*g_87), l_302)) | 0x51D0D96DL) , (safe_add_func_int64_t_s_s(l_336, (l_302 & (((*g_28) = (+(*l_187))) <= (((((l_348 && ((safe_add_func_int32_t_s_s(l_293, (((**g_331) &= l_336) > 0xE1673E31L))) && g_182)) , l_348) ^ l_348) || 0x76EAL) > 0L)))))) & g_143))
{
const uint64_t l_370 = 0x1627F55DE8ABE574LL;
const int32_t *l_400 = &l_184[0];
int32_t *l_404 = &g_19;
int32_t *l_405 = &l_184[3];
int32_t *l_406[9] = {&l_184[1],&l_41[0],&l_41[0],&l_184[1],&l_41[0],&l_41[0],&l_184[1],&l_41[0],&l_41[0]};
uint32_t ***l_425 = (void*)0;
uint32_t ***l_426 = &g_331;
uint32_t ***l_427 = (void*)0;
uint32_t ***l_428[10] = {&l_424,&l_424,&l_424,&l_424,&l_424,&l_424,&l_424,&l_424,&l_424,&l_424};
int16_t *l_430 = &g_44;
uint64_t **l_432 = &l_276[3];
int8_t **** const l_451[9] = {(void*)0,&l_177[3],(void*)0,&l_177[3],(void*)0,&l_177[3],(void*)0,&l_177[3],(void*)0};
int16_t l_452 = (-9L);
uint64_t *l_461 = &g_143;
int16_t l_475 = 1L;
int8_t *****l_486 = &l_485;
uint32_t ***l_487 = &l_429[3];
uint64_t **l_496 = &l_461;
uint32_t l_501[1];
uint16_t l_506 = 0x0D8FL;
uint32_t l_507[5];
int i;
for (i = 0; i < 1; i++)
l_501[i] = 0xD6896C1CL;
for (i = 0; i < 5; i++)
l_507[i] = 0UL;
if ((**p_25))
{
uint8_t l_362 = 0x24L;
int32_t l_371 = 0x9BAB79FDL;
const uint32_t l_390 = 0x6FF982DAL;
(*g_28) = ((6UL < ((**g_27) ^ ((((l_371 = (safe_lshift_func_uint16_t_u_s(0UL, (((safe_rshift_func_int16_t_s_s(((((*g_87) = (~(0xFE115835L < (safe_lshift_func_uint8_t_u_s((safe_rshift_func_int16_t_s_u((*l_187), (safe_sub_func_int8_t_s_s(l_362, ((((safe_lshift_func_uint8_t_u_u((safe_mod_func_int8_t_s_s(((l_369 != &p_26) > 0x6F60L), (*g_340))), l_338)) >= 0UL) , g_279) | l_302))))), l_370))))) != (*g_340)) | 0x8BD684781FE8B0F7LL), g_301)) < (*l_187)) >= l_302)))) != l_372) && l_336) , 0xEA1CC2CDL))) == 1L);
(*l_187) = (((*l_187) , ((safe_lshift_func_int8_t_s_s((((((l_370 && (safe_lshift_func_int16_t_s_s(((safe_rshift_func_int8_t_s_s((safe_add_func_int32_t_s_s((0UL < (safe_add_func_int16_t_s_s((safe_sub_func_uint32_t_u_u(9UL, (safe_mul_func_uint8_t_u_u((!((((safe_mod_func_int16_t_s_s((l_390 || l_391), 1L)) , (l_392 = g_335)) > (safe_mul_func_int16_t_s_s(l_362, l_395))) & l_336)), (-6L))))), l_362))), l_396)), (***g_248))) && (*p_26)), l_397))) ^ l_395) & l_362) , &g_196) == &g_196), (*p_26))) || (*l_187))) | 0x6FL);
}
else
{
(*g_398) = &g_86;
}
if ((*g_28))
{
const int32_t **l_401 = &l_400;
if (l_372)
goto lbl_399;
(*g_402) = ((*l_401) = l_400);
}
else
{
return (*g_27);
}
++l_412[2];
if (((*l_405) = (l_293 < (((*l_432) = (((*l_430) = ((l_348 | ((((safe_mul_func_uint8_t_u_u((((+((*g_340) = (safe_unary_minus_func_int8_t_s((((safe_mod_func_int64_t_s_s((safe_mul_func_uint8_t_u_u((((*l_187) > (l_338 &= (((*g_196) , l_423) == (l_429[6] = ((*l_426) = l_424))))) && ((*l_424) == (void*)0)), (*p_26))), g_60[1])) == l_293) == l_412[2]))))) || (***g_248)) ^ 4UL), l_336)) == l_410) != g_19) <= l_336)) && l_396)) , l_431)) != &g_143))))
{
uint32_t l_450 = 0xE56529D9L;
int32_t l_472[8] = {0L,0L,0L,0L,0L,0L,0L,0L};
int16_t *l_476 = (void*)0;
int i;
(*g_28) = (safe_lshift_func_int16_t_s_s(((!(safe_rshift_func_uint16_t_u_s(((*l_300) = l_408), 15))) , ((((0x24L >= l_410) , &g_248) != (((l_372 > (safe_mul_func_int8_t_s_s((safe_rshift_func_int8_t_s_s((-1L), 4)), ((**g_86) <= ((l_409 = ((l_348 , (safe_div_func_uint8_t_u_u((((safe_sub_func_uint64_t_u_u(((safe_rshift_func_uint16_t_u_s(((safe_lshift_func_uint16_t_u_u((((l_392 = (*g_340)) >= l_450) , (*l_187)), 7)) > 9UL), 10)) , l_410), l_412[2])) | (****g_398)) <= l_407), l_450))) <= (-1L))) || (**g_81)))))) & (-2L)) , l_451[0])) != (*l_405))), l_452));
if (l_372)
goto lbl_477;
(*l_404) = ((safe_mod_func_int32_t_s_s((**g_27), (*g_28))) > (((**g_27) != (safe_sub_func_int64_t_s_s(((((safe_lshift_func_uint16_t_u_u((((safe_sub_func_uint32_t_u_u((g_104 & (l_461 == (((((safe_mul_func_uint16_t_u_u(l_450, l_293)) & ((safe_lshift_func_int16_t_s_u(((safe_mod_func_int16_t_s_s((g_97 |= ((*l_430) = (safe_mod_func_int8_t_s_s((((l_472[6] |= 0x04D9FC25L) >= ((safe_mul_func_uint8_t_u_u((l_450 > 0xCCL), (*p_26))) <= (-7L))) , 0xF0L), l_475)))), (*l_404))) >= l_336), 3)) & 0x06CAF53FL)) && l_410) & (**g_86)) , (void*)0))), (**p_25))) != l_407) >= l_450), l_450)) ^ l_302) , l_472[6]) >= 1UL), 1UL))) == (*l_187)));
return (*g_27);
}
else
{
(*p_25) = (*p_25);
lbl_477:
(*l_404) &= 0x587B82D6L;
(*l_405) &= ((g_331 = (((((safe_div_func_uint16_t_u_u((((*g_81) == (l_480[1] = l_480[1])) , l_392), l_481)) , g_60[0]) < (safe_unary_minus_func_int32_t_s((safe_sub_func_int8_t_s_s((((*l_486) = l_485) != (void*)0), l_293))))) | ((*l_187) == 0xE9384820L)) , (void*)0)) == l_423);
(*l_405) ^= (0x2E75E3F4L || ((l_487 == (void*)0) ^ (safe_add_func_uint64_t_u_u((safe_add_func_uint8_t_u_u((safe_add_func_uint16_t_u_u((((((*l_430) &= ((safe_lshift_func_int16_t_s_u((l_276[2] == ((*l_496) = &g_143)), (safe_rshift_func_int16_t_s_s((0xBAECL > (((**p_25) = ((&g_398 == (g_504 = ((((safe_lshift_func_int16_t_s_s(0x116CL, (l_501[0] < l_502[0]))) , (*g_248)) != (void*)0) , l_503))) , l_506)) >= (-8L))), 2)))) , g_236)) | l_507[1]) < l_411) , (*l_187)), g_127[2])), l_508)), g_143))));
}
}
else
{
uint16_t *l_531[4] = {&l_481,&l_481,&l_481,&l_481};
int32_t l_532[9];
int i;
for (i = 0; i < 9; i++)
l_532[i] = (-6L);
(**p_25) = (0x0FAADB9676EB1A95LL >= (safe_rshift_func_uint8_t_u_u((*g_196), 0)));
(**p_25) = l_397;
for (l_409 = 0; (l_409 < 1); ++l_409)
{
int64_t l_530 = 0xBA01E00628D2FF00LL;
const int32_t l_533 = (-1L);
int32_t *l_535 = &l_372;
uint64_t **l_537 = &l_276[5];
uint64_t ***l_536 = &l_537;
(*l_536) = (((*l_535) = (((*p_26) = ((safe_div_func_int32_t_s_s(((((~(**p_25)) , (safe_div_func_int64_t_s_s(((safe_lshift_func_int16_t_s_u((safe_mul_func_int16_t_s_s((safe_mul_func_uint16_t_u_u((safe_mul_func_int16_t_s_s((((*g_81) == (*g_331)) && ((+(safe_rshift_func_int8_t_s_s((((void*)0 == l_529[3]) | l_530), 5))) , ((((g_60[1] , (((((0x43L > ((l_532[8] = ((&g_301 != l_531[2]) , 0L)) > 1UL)) != l_502[0]) <= 0x829BL) | 8L) < l_530)) != 4294967291UL) | 1L) != l_411))), l_397)), g_19)), 0xA1E9L)), 7)) && l_410), (-2L)))) >= g_182) && l_533), (**p_25))) ^ 0x16A00A81L)) , l_534)) , (void*)0);
if ((**p_25))
break;
}
}
(*l_564) ^= (safe_rshift_func_uint8_t_u_s((!(safe_mod_func_uint16_t_u_u(((~g_53[2]) ^ ((*l_187) = 2L)), (safe_lshift_func_uint8_t_u_u((l_338 == (safe_div_func_int64_t_s_s((safe_rshift_func_int8_t_s_u((-1L), ((safe_sub_func_int32_t_s_s(((safe_sub_func_uint16_t_u_u(1UL, (g_97 = (g_44 = l_410)))) && g_60[1]), (((safe_lshift_func_int8_t_s_s(0x8AL, (safe_mod_func_uint8_t_u_u(((safe_add_func_int8_t_s_s(((safe_mod_func_int32_t_s_s((l_408 = ((*p_26) || l_563[0])), l_395)) & l_502[1]), (*g_87))) < l_410), l_481)))) >= l_293) > (*g_87)))) , l_409))), l_397))), l_372))))), (****g_505)));
++g_583;
}
else
{
(*g_27) = (*p_25);
}
return (*g_27);
}
else
{
uint32_t l_603[10];
int8_t *****l_613[1];
const uint8_t *l_625 = &g_626;
int32_t l_667[9] = {0L,0xBBC0F669L,0L,0L,0xBBC0F669L,0L,0L,0xBBC0F669L,0L};
int32_t *l_680 = &l_502[0];
int64_t l_696 = 0x219624517B846127LL;
int32_t l_699 = (-1L);
uint8_t *l_717[8];
int i;
for (i = 0; i < 10; i++)
l_603[i] = 1UL;
for (i = 0; i < 1; i++)
l_613[i] = &g_505;
for (i = 0; i < 8; i++)
l_717[i] = &l_33;
if (((safe_rshift_func_int8_t_s_s((safe_add_func_int32_t_s_s((((safe_mod_func_int32_t_s_s((safe_mul_func_uint16_t_u_u((&g_97 != l_300), (((l_184[2] |= ((((*l_187) = (safe_sub_func_uint32_t_u_u((**g_331), ((safe_mul_func_uint16_t_u_u((safe_lshift_func_uint16_t_u_u((*l_187), 4)), l_600)) >= ((0UL | l_302) || ((safe_lshift_func_int16_t_s_u(((l_391 >= (l_573[0] = (((*p_26) >= (*l_187)) , l_603[5]))) || (*g_87)), 8)) | 1UL)))))) == l_391) || l_603[5])) , l_603[5]) ^ g_6[5]))), 4L)) || 0x073C874FL) , 0x4E6BDEFFL), l_603[1])), l_603[5])) , 2L))
{
return (*p_25);
}
else
{
uint32_t *l_606 = &g_60[5];
int8_t *****l_614[2];
int16_t *l_618 = &l_581;
int32_t l_621 = 0L;
const uint8_t *l_623 = &g_624;
const uint8_t **l_622[10] = {&l_623,&l_623,&l_623,&l_623,&l_623,&l_623,&l_623,&l_623,&l_623,&l_623};
int8_t l_627[9] = {(-3L),(-3L),1L,(-3L),(-3L),1L,(-3L),(-3L),1L};
int64_t *l_628 = &l_563[0];
int32_t ***l_635 = &g_27;
int i;
for (i = 0; i < 2; i++)
l_614[i] = (void*)0;
if ((safe_add_func_uint32_t_u_u((((*g_331) = (*g_81)) == l_606), (l_502[0] <= ((*l_628) = (l_627[1] ^= (safe_rshift_func_int8_t_s_s((g_19 != ((--(*l_300)) > (((safe_add_func_int16_t_s_s(l_603[1], ((l_613[0] != (l_615[0] = l_614[0])) >= (safe_rshift_func_int16_t_s_s(((*l_618) = (-2L)), ((((safe_add_func_uint64_t_u_u(((l_625 = (l_621 , &g_99)) == (void*)0), g_96)) == g_583) , 3UL) == l_621)))))) || l_621) && l_302))), 5))))))))
{
(*l_187) = l_627[5];
}
else
{
int32_t l_665 = (-1L);
int32_t l_666 = 6L;
int32_t l_695 = (-2L);
for (l_372 = 7; (l_372 >= (-6)); l_372--)
{
int32_t *l_634 = &l_302;
}
(*g_636) = l_635;
for (l_579 = (-21); (l_579 >= (-3)); l_579 = safe_add_func_int32_t_s_s(l_579, 2))
{
const int64_t **l_691 = (void*)0;
const int64_t *l_693[5];
const int64_t **l_692 = &l_693[4];
int32_t *l_698 = &l_302;
int i;
for (i = 0; i < 5; i++)
l_693[i] = &g_694;
l_666 |= (safe_div_func_uint32_t_u_u((safe_unary_minus_func_uint64_t_u((safe_add_func_uint16_t_u_u(l_603[5], ((~((**g_81) & (*g_82))) ^ ((***l_635) & (safe_lshift_func_int16_t_s_u(0xA360L, ((((safe_rshift_func_int8_t_s_u((safe_sub_func_uint8_t_u_u((*l_187), (safe_lshift_func_int8_t_s_u(((safe_mod_func_int32_t_s_s((!(safe_div_func_uint64_t_u_u(((((((void*)0 != (*g_27)) , ((safe_add_func_int32_t_s_s(((safe_mod_func_uint32_t_u_u(7UL, (*g_82))) > 0L), (-1L))) ^ l_665)) , &g_97) == (void*)0) , g_97), 0xFB80DF472566D848LL))), 0x31998246L)) ^ (***l_635)), 3)))), 7)) & (*l_187)) ^ g_78) >= 0x5CL))))))))), 0xA7BC7497L));
l_699 |= ((*l_698) |= (((l_667[6] = ((*g_87) &= 0x00L)) == ((safe_div_func_int32_t_s_s(l_410, ((safe_div_func_uint8_t_u_u((l_603[1] || (safe_mul_func_int16_t_s_s(((safe_unary_minus_func_int64_t_s(((*l_628) = ((safe_sub_func_uint8_t_u_u(l_410, (+(safe_mod_func_uint16_t_u_u(((l_680 == l_606) & (safe_mod_func_int32_t_s_s(((0x1CFA67D3E775A522LL < (+(safe_sub_func_int8_t_s_s(((((safe_unary_minus_func_uint32_t_u((safe_lshift_func_int16_t_s_u((safe_rshift_func_int16_t_s_s(l_603[8], ((((*l_692) = l_276[3]) != &l_563[5]) || l_695))), 13)))) == (*g_196)) , g_335) ^ (*l_187)), l_666)))) | l_696), (***l_635)))), l_696))))) && (***l_635))))) == 4294967295UL), l_697))), 0xF7L)) | 1L))) < (***l_635))) > g_6[5]));
}
}
(***g_637) = (safe_div_func_uint32_t_u_u((*l_187), ((**g_81)++)));
}
(*g_27) = &l_408;
l_410 |= ((safe_mod_func_int16_t_s_s(((((safe_mod_func_uint8_t_u_u(((0x0B461E48L >= (l_708 == (void*)0)) && (safe_mod_func_int8_t_s_s(((((((safe_rshift_func_uint8_t_u_s(((*g_340) = 0x99L), ((l_579 = (l_667[3] | (safe_mul_func_uint8_t_u_u(l_667[6], (((((!(*l_187)) | (*l_187)) ^ (((g_583 = ((void*)0 == &g_96)) | 247UL) , (**p_25))) ^ l_573[0]) , (*l_187)))))) >= (*l_187)))) , l_600) > (*l_187)) >= l_603[2]) ^ 1L) , (-4L)), (*l_187)))), (*l_187))) > g_104) ^ l_412[3]) == l_667[6]), l_667[6])) | 0x17187A31L);
}
(**p_25) = ((safe_unary_minus_func_int64_t_s(((safe_lshift_func_int8_t_s_u((*p_26), 2)) , ((g_723 = (void*)0) == l_724)))) == 0xE3087FEDL);
(**p_25) = ((***g_248) < ((*p_26) = (((safe_mul_func_uint16_t_u_u((safe_div_func_int8_t_s_s(((safe_mul_func_int16_t_s_s((l_742 = (safe_unary_minus_func_int32_t_s(((safe_add_func_uint64_t_u_u(((((*l_187) = 1UL) == 18446744073709551615UL) != (safe_add_func_int8_t_s_s(((safe_mod_func_uint64_t_u_u(g_626, (g_738[0] = g_44))) | g_335), (((safe_div_func_int32_t_s_s(((l_302 <= g_583) || 0x3BL), (**g_81))) <= l_372) == l_573[0])))), g_143)) & 2UL)))), l_41[0])) > l_372), 0xFEL)), 0xF102L)) == l_391) | 0xF9C38F9133C847ECLL)));
(***l_756) = (((safe_sub_func_int8_t_s_s((***g_248), ((*l_187) > ((safe_mul_func_uint8_t_u_u((safe_unary_minus_func_uint16_t_u(((*l_300) = (((safe_unary_minus_func_uint8_t_u(((((****l_756) |= (((safe_mul_func_int16_t_s_s(g_182, (safe_unary_minus_func_int64_t_s((((((g_127[1]++) , &l_581) != (g_755[0] = &g_44)) || 0xDEL) > ((void*)0 == l_756)))))) ^ (((*g_196) ^= 0x86L) , l_573[0])) && l_412[4])) ^ 0x1EF28A8ACC496931LL) || (****l_756)))) , (void*)0) == p_26)))), l_757)) > l_502[1])))) != 1UL) , (***l_756));
}
(*l_187) = (*l_187);
for (l_33 = 0; (l_33 <= 2); l_33 += 1)
{
int32_t *l_758 = &l_41[0];
int64_t *l_761 = &l_582;
int16_t *l_766 = &g_44;
uint32_t l_772 = 0x9EA876E2L;
int32_t ****l_773 = &g_637;
int32_t *l_774[1];
int i;
for (i = 0; i < 1; i++)
l_774[i] = &l_184[2];
(*l_758) ^= ((*l_187) = g_127[l_33]);
l_776 |= (((l_184[3] &= (safe_mul_func_int16_t_s_s(((g_775 ^= (((((((*l_761) = ((void*)0 != &l_429[1])) ^ (*l_187)) | ((safe_add_func_uint32_t_u_u((safe_rshift_func_int16_t_s_u(((*l_766) &= ((*l_758) <= (*l_187))), (safe_div_func_int16_t_s_s((((safe_div_func_int16_t_s_s((-2L), ((*g_340) , (1L ^ (((!g_96) >= (*l_758)) & 0x93L))))) & 0x45E9428552339EAFLL) ^ (*l_758)), 0x2F05L)))), (*l_758))) & l_772)) , l_773) == l_756) | 0x2980L)) ^ (*l_187)), (*l_758)))) != 1UL) < (*g_82));
return g_777[0];
}
return &g_19;
}
int main (void)
{
int i;
int print_hash_value = 0;
platform_main_begin();
crc32_gentab();
func_1();
for (i = 0; i < 6; i++)
{
transparent_crc(g_6[i], "g_6[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_8, "g_8", print_hash_value);
transparent_crc(g_19, "g_19", print_hash_value);
transparent_crc(g_44, "g_44", print_hash_value);
for (i = 0; i < 10; i++)
{
transparent_crc(g_53[i], "g_53[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
for (i = 0; i < 7; i++)
{
transparent_crc(g_60[i], "g_60[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_78, "g_78", print_hash_value);
transparent_crc(g_96, "g_96", print_hash_value);
transparent_crc(g_97, "g_97", print_hash_value);
transparent_crc(g_99, "g_99", print_hash_value);
transparent_crc(g_104, "g_104", print_hash_value);
for (i = 0; i < 3; i++)
{
transparent_crc(g_127[i], "g_127[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_143, "g_143", print_hash_value);
transparent_crc(g_182, "g_182", print_hash_value);
transparent_crc(g_186, "g_186", print_hash_value);
transparent_crc(g_236, "g_236", print_hash_value);
transparent_crc(g_279, "g_279", print_hash_value);
transparent_crc(g_301, "g_301", print_hash_value);
transparent_crc(g_335, "g_335", print_hash_value);
transparent_crc(g_583, "g_583", print_hash_value);
transparent_crc(g_624, "g_624", print_hash_value);
transparent_crc(g_626, "g_626", print_hash_value);
transparent_crc(g_694, "g_694", print_hash_value);
for (i = 0; i < 2; i++)
{
transparent_crc(g_738[i], "g_738[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_775, "g_775", print_hash_value);
transparent_crc(g_784, "g_784", print_hash_value);
transparent_crc(g_786, "g_786", print_hash_value);
transparent_crc(g_787, "g_787", print_hash_value);
transparent_crc(g_804, "g_804", print_hash_value);
transparent_crc(g_830, "g_830", print_hash_value);
transparent_crc(g_832, "g_832", print_hash_value);
transparent_crc(g_950, "g_950", print_hash_value);
transparent_crc(g_957, "g_957", print_hash_value);
transparent_crc(g_1090, "g_1090", print_hash_value);
for (i = 0; i < 3; i++)
{
transparent_crc(g_1113[i], "g_1113[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
for (i = 0; i < 10; i++)
{
transparent_crc(g_1136[i], "g_1136[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_1230, "g_1230", print_hash_value);
transparent_crc(g_1248, "g_1248", print_hash_value);
transparent_crc(g_1259, "g_1259", print_hash_value);
for (i = 0; i < 5; i++)
{
transparent_crc(g_1287[i], "g_1287[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_1346, "g_1346", print_hash_value);
transparent_crc(g_1474, "g_1474", print_hash_value);
transparent_crc(g_1656, "g_1656", print_hash_value);
transparent_crc(g_1658, "g_1658", print_hash_value);
transparent_crc(g_1682, "g_1682", print_hash_value);
transparent_crc(g_1693, "g_1693", print_hash_value);
transparent_crc(g_1740, "g_1740", print_hash_value);
transparent_crc(g_1745, "g_1745", print_hash_value);
transparent_crc(g_1761, "g_1761", print_hash_value);
platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
return 0;
}
