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
int32_t f0;
int32_t f1;
uint8_t f2;
volatile int32_t f3;
int64_t f4;
volatile int32_t f5;
uint32_t f6;
int32_t f7;
uint32_t f8;
uint64_t f9;
};
struct S1 {
int16_t f0;
int8_t f1;
};
static int32_t g_3 = 0x7C4D1454L;
static volatile uint32_t g_12 = 2UL;
static int32_t g_60 = (-1L);
static int16_t g_78 = 1L;
static uint16_t g_83 = 0x5207L;
static int32_t g_87 = 0x3C4D9805L;
static int8_t g_108 = (-3L);
static uint16_t g_119 = 65531UL;
static struct S1 g_122[4] = {{-6L,0x0BL},{-6L,0x0BL},{-6L,0x0BL},{-6L,0x0BL}};
static uint32_t g_143 = 0x1FA983ECL;
static uint8_t g_190 = 249UL;
static int32_t g_204 = (-1L);
static uint32_t g_229 = 0UL;
static uint32_t * const g_228 = &g_229;
static uint32_t g_235[9] = {7UL,7UL,7UL,7UL,7UL,7UL,7UL,7UL,7UL};
static uint64_t g_254 = 0xDAB0F42965CC132FLL;
static uint16_t **g_270 = (void*)0;
static int32_t g_284 = 1L;
static int16_t g_308 = (-1L);
static int64_t g_309[9] = {0x07166BAD0E2BE1C1LL,0x07166BAD0E2BE1C1LL,0x07166BAD0E2BE1C1LL,0x07166BAD0E2BE1C1LL,0x07166BAD0E2BE1C1LL,0x07166BAD0E2BE1C1LL,0x07166BAD0E2BE1C1LL,0x07166BAD0E2BE1C1LL,0x07166BAD0E2BE1C1LL};
static int32_t g_310 = (-1L);
static int64_t g_311 = 0x022BC5810A8C1EE9LL;
static uint32_t g_316 = 0xC1CD0E78L;
static uint64_t g_339 = 0x5D7338BB7738A404LL;
static volatile uint32_t ***g_370 = (void*)0;
static uint16_t g_374 = 0x881CL;
static const int32_t g_380 = 2L;
static int64_t *g_402[9][4][5] = {{{&g_309[8],&g_309[8],&g_309[8],&g_309[8],&g_309[8]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{&g_309[8],&g_309[8],&g_309[8],&g_309[8],&g_309[8]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0}},{{&g_309[8],&g_309[8],&g_309[8],&g_309[8],&g_309[8]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{&g_309[8],&g_309[8],&g_309[8],&g_309[8],&g_309[8]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0}},{{&g_309[8],&g_309[8],&g_309[8],&g_309[8],&g_309[8]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{&g_309[8],&g_309[8],&g_309[8],&g_309[8],&g_309[8]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0}},{{&g_309[8],&g_309[8],&g_309[8],&g_309[8],&g_309[8]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{&g_309[8],&g_309[8],&g_309[8],&g_309[8],&g_309[8]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0}},{{&g_309[8],&g_309[8],&g_309[8],&g_309[8],&g_309[8]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{&g_309[8],&g_309[8],&g_309[8],&g_309[8],&g_309[8]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0}},{{&g_309[8],&g_309[8],&g_309[8],&g_309[8],&g_309[8]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{&g_309[8],&g_309[8],&g_309[8],&g_309[8],&g_309[8]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0}},{{&g_309[8],&g_309[8],&g_309[8],&g_309[8],&g_309[8]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{&g_309[8],&g_309[8],&g_309[8],&g_309[8],&g_309[8]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0}},{{&g_309[8],&g_309[8],&g_309[8],&g_309[8],&g_309[8]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{&g_309[8],&g_309[8],&g_309[8],&g_309[8],&g_309[8]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0}},{{&g_309[8],&g_309[8],&g_309[8],&g_309[8],&g_309[8]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{&g_309[8],&g_309[8],&g_309[8],&g_309[8],&g_309[8]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0}}};
static int8_t g_405[7] = {0L,0L,0L,0L,0L,0L,0L};
static int16_t *g_437 = &g_308;
static int32_t g_449 = 0x5D8AFD46L;
static uint64_t g_491[3] = {0x64CBE60C62E70A77LL,0x64CBE60C62E70A77LL,0x64CBE60C62E70A77LL};
static int32_t g_579 = 0x0233AA8CL;
static uint8_t g_592 = 255UL;
static uint8_t g_613 = 254UL;
static int32_t *g_619[5][6][5] = {{{&g_310,(void*)0,(void*)0,&g_310,&g_579},{&g_284,(void*)0,&g_204,&g_284,&g_204},{&g_310,&g_3,(void*)0,&g_310,&g_310},{&g_284,&g_284,&g_284,&g_284,&g_60},{&g_310,&g_3,&g_60,&g_310,&g_310},{&g_87,&g_87,&g_87,&g_87,&g_60}},{{(void*)0,&g_204,&g_204,(void*)0,&g_3},{(void*)0,&g_87,&g_284,(void*)0,&g_60},{&g_204,&g_310,&g_204,&g_204,&g_3},{(void*)0,&g_87,&g_87,(void*)0,&g_204},{(void*)0,&g_310,&g_310,(void*)0,&g_3},{&g_87,&g_87,&g_87,&g_87,&g_60}},{{(void*)0,&g_204,&g_204,(void*)0,&g_3},{(void*)0,&g_87,&g_284,(void*)0,&g_60},{&g_204,&g_310,&g_204,&g_204,&g_3},{(void*)0,&g_87,&g_87,(void*)0,&g_204},{(void*)0,&g_310,&g_310,(void*)0,&g_3},{&g_87,&g_87,&g_87,&g_87,&g_60}},{{(void*)0,&g_204,&g_204,(void*)0,&g_3},{(void*)0,&g_87,&g_284,(void*)0,&g_60},{&g_204,&g_310,&g_204,&g_204,&g_3},{(void*)0,&g_87,&g_87,(void*)0,&g_204},{(void*)0,&g_310,&g_310,(void*)0,&g_3},{&g_87,&g_87,&g_87,&g_87,&g_60}},{{(void*)0,&g_204,&g_204,(void*)0,&g_3},{(void*)0,&g_87,&g_284,(void*)0,&g_60},{&g_204,&g_310,&g_204,&g_204,&g_3},{(void*)0,&g_87,&g_87,(void*)0,&g_204},{(void*)0,&g_310,&g_310,(void*)0,&g_3},{&g_87,&g_87,&g_87,&g_87,&g_60}}};
static int32_t **g_618 = &g_619[0][4][4];
static int32_t g_638[7][6][4] = {{{0x3BD275F4L,0xBCE580E0L,0xBCE580E0L,0x3BD275F4L},{0xD4CC4C2FL,(-1L),0xAA783BB0L,(-6L)},{(-9L),0x6F2A685DL,0x52D36825L,1L},{(-9L),0x0C863F72L,0x20D7E9BDL,1L},{0xA24C9806L,0x6F2A685DL,0x3BD275F4L,(-6L)},{0x4D9299A7L,(-1L),(-9L),0x3BD275F4L}},{{0x0C863F72L,0xBCE580E0L,0xD5AF7CF9L,0xBCE580E0L},{(-9L),(-3L),0x569281A9L,0xAA783BB0L},{0xB3825E9EL,0x0C863F72L,(-1L),0x52D36825L},{(-8L),(-5L),0x3BD275F4L,0x20D7E9BDL},{(-8L),(-6L),(-1L),0x3BD275F4L},{0xB3825E9EL,0x20D7E9BDL,0x569281A9L,(-9L)}},{{(-9L),0xE0B728D8L,0xD5AF7CF9L,0xD5AF7CF9L},{0x0C863F72L,0x0C863F72L,(-9L),0x569281A9L},{0x4D9299A7L,(-3L),0x3BD275F4L,(-1L)},{0xA24C9806L,(-9L),0x20D7E9BDL,0x3BD275F4L},{(-9L),(-8L),(-3L),(-9L)},{(-8L),0xB3825E9EL,(-5L),0x6F2A685DL}},{{(-1L),(-9L),0x3BD275F4L,0xE0B728D8L},{1L,0x0C863F72L,1L,(-8L)},{0xAA783BB0L,0x4D9299A7L,0xA24C9806L,1L},{0x20D7E9BDL,0xA24C9806L,(-3L),0x4D9299A7L},{(-8L),(-9L),(-3L),(-3L)},{0x20D7E9BDL,(-9L),0xA24C9806L,(-5L)}},{{0xAA783BB0L,0xD4CC4C2FL,1L,0x3BD275F4L},{1L,0x3BD275F4L,0x3BD275F4L,1L},{(-1L),(-9L),(-5L),0xA24C9806L},{(-8L),1L,(-3L),(-3L)},{(-6L),(-9L),0x4D9299A7L,(-3L)},{0xD5AF7CF9L,1L,1L,0xA24C9806L}},{{0x52D36825L,(-9L),(-8L),1L},{(-9L),0x3BD275F4L,0xE0B728D8L,0x3BD275F4L},{(-8L),0xD4CC4C2FL,0x6F2A685DL,(-5L)},{0xBCE580E0L,(-9L),(-9L),(-3L)},{0x569281A9L,(-9L),1L,0x4D9299A7L},{0x569281A9L,0xA24C9806L,(-9L),1L}},{{0xBCE580E0L,0x4D9299A7L,0x6F2A685DL,(-8L)},{(-8L),0x0C863F72L,0xE0B728D8L,0xE0B728D8L},{(-9L),(-9L),(-8L),0x6F2A685DL},{0x52D36825L,0xB3825E9EL,1L,(-9L)},{0xD5AF7CF9L,(-8L),0x4D9299A7L,1L},{(-6L),(-8L),(-3L),(-9L)}}};
static uint16_t g_677 = 0x80B8L;
static int16_t g_679[9] = {0xA35BL,0xA35BL,0xA35BL,0xA35BL,0xA35BL,0xA35BL,0xA35BL,0xA35BL,0xA35BL};
static uint8_t g_698[5] = {0x9DL,0x9DL,0x9DL,0x9DL,0x9DL};
static volatile uint16_t g_719 = 0x72A0L;
static volatile uint16_t *g_718 = &g_719;
static volatile uint16_t * volatile *g_717 = &g_718;
static volatile uint16_t * volatile * const *g_716 = &g_717;
static volatile uint16_t * volatile * const **g_715 = &g_716;
static volatile uint16_t * volatile * const ***g_714[7][9][3] = {{{(void*)0,&g_715,&g_715},{(void*)0,&g_715,&g_715},{&g_715,&g_715,&g_715},{&g_715,&g_715,&g_715},{&g_715,(void*)0,&g_715},{&g_715,&g_715,&g_715},{&g_715,&g_715,&g_715},{&g_715,&g_715,(void*)0},{(void*)0,&g_715,&g_715}},{{(void*)0,(void*)0,&g_715},{&g_715,&g_715,&g_715},{&g_715,(void*)0,&g_715},{&g_715,&g_715,&g_715},{(void*)0,&g_715,(void*)0},{&g_715,&g_715,&g_715},{(void*)0,&g_715,&g_715},{&g_715,(void*)0,&g_715},{&g_715,(void*)0,&g_715}},{{&g_715,&g_715,&g_715},{&g_715,&g_715,&g_715},{&g_715,&g_715,&g_715},{&g_715,&g_715,&g_715},{&g_715,(void*)0,&g_715},{(void*)0,&g_715,&g_715},{&g_715,(void*)0,(void*)0},{&g_715,&g_715,(void*)0},{(void*)0,&g_715,&g_715}},{{&g_715,&g_715,&g_715},{&g_715,&g_715,&g_715},{(void*)0,&g_715,&g_715},{(void*)0,&g_715,&g_715},{(void*)0,&g_715,&g_715},{&g_715,(void*)0,(void*)0},{&g_715,&g_715,(void*)0},{&g_715,&g_715,&g_715},{&g_715,(void*)0,&g_715}},{{&g_715,&g_715,&g_715},{&g_715,&g_715,(void*)0},{&g_715,(void*)0,&g_715},{&g_715,&g_715,(void*)0},{&g_715,&g_715,&g_715},{&g_715,&g_715,&g_715},{&g_715,&g_715,&g_715},{&g_715,&g_715,&g_715},{&g_715,&g_715,&g_715}},{{&g_715,&g_715,&g_715},{&g_715,&g_715,&g_715},{&g_715,&g_715,(void*)0},{&g_715,&g_715,&g_715},{&g_715,(void*)0,&g_715},{&g_715,&g_715,&g_715},{&g_715,&g_715,&g_715},{(void*)0,(void*)0,&g_715},{(void*)0,&g_715,&g_715}},{{(void*)0,&g_715,&g_715},{&g_715,(void*)0,(void*)0},{&g_715,&g_715,&g_715},{(void*)0,&g_715,(void*)0},{&g_715,(void*)0,&g_715},{(void*)0,&g_715,&g_715},{&g_715,&g_715,&g_715},{(void*)0,&g_715,(void*)0},{&g_715,&g_715,(void*)0}}};
static const int32_t g_754 = (-3L);
static int32_t g_758 = (-1L);
static uint16_t ****g_818 = (void*)0;
static uint16_t *****g_817 = &g_818;
static uint32_t g_840 = 6UL;
static struct S0 g_857 = {1L,9L,0UL,-7L,0x28FCEDC1B6C4013ELL,0x7C586EBFL,4294967295UL,0x3787AB8EL,0UL,5UL};
static const struct S1 g_918 = {-1L,1L};
static const struct S1 *g_919 = &g_122[2];
static int16_t g_971 = 0x0579L;
static uint32_t g_981[2] = {0x11141710L,0x11141710L};
static int32_t * const g_1070 = (void*)0;
static int32_t * const volatile *g_1069 = &g_1070;
static const int64_t *g_1086 = &g_309[3];
static const int64_t **g_1085 = &g_1086;
static volatile int64_t g_1168 = 0L;
static volatile int64_t *g_1167 = &g_1168;
static volatile int64_t **g_1166[9] = {&g_1167,&g_1167,&g_1167,&g_1167,&g_1167,&g_1167,&g_1167,&g_1167,&g_1167};
static volatile int64_t *** volatile g_1165 = &g_1166[0];
static volatile int64_t ***g_1169 = &g_1166[4];
static volatile int64_t *** volatile *g_1164[2][7] = {{&g_1169,&g_1169,&g_1169,&g_1169,&g_1169,&g_1169,&g_1169},{&g_1169,&g_1169,&g_1169,&g_1169,&g_1169,&g_1169,&g_1169}};
static volatile int64_t *** volatile **g_1163[2] = {&g_1164[1][2],&g_1164[1][2]};
static struct S0 g_1178 = {-1L,0x6B47012EL,0xEBL,0x6C2EEC42L,-8L,0xE6BBB4F1L,0x028A940EL,0x9227AEDBL,0x3BED68D1L,0x81661109754C25CDLL};
static volatile struct S0 *g_1180 = (void*)0;
static volatile struct S0 **g_1179 = &g_1180;
static int32_t g_1212 = 0xBFC40D4BL;
static volatile uint32_t ****g_1332 = &g_370;
static uint8_t g_1374 = 0x06L;
static uint32_t *g_1576[5][4][1] = {{{(void*)0},{&g_1178.f6},{(void*)0},{&g_1178.f6}},{{(void*)0},{&g_1178.f6},{(void*)0},{&g_1178.f6}},{{(void*)0},{&g_1178.f6},{(void*)0},{&g_1178.f6}},{{(void*)0},{&g_1178.f6},{(void*)0},{&g_1178.f6}},{{(void*)0},{&g_1178.f6},{(void*)0},{&g_1178.f6}}};
static uint32_t **g_1575 = &g_1576[2][2][0];
static struct S0 g_1601 = {-1L,4L,0UL,1L,-7L,0x3976B03AL,1UL,0xFE70000CL,0xF747F90EL,1UL};
static struct S0 g_1604[1] = {{9L,-10L,0x41L,2L,1L,0L,0UL,5L,0xF83A983EL,0x8612C4CD9BD287F3LL}};
static struct S0 g_1622 = {-6L,-10L,0x15L,9L,0xCACDF2D9896B0F80LL,0xD49ED67FL,0x11168859L,0x286B2A84L,0xD9666A69L,1UL};
static int32_t *g_1634[10] = {&g_1212,&g_1212,&g_1212,&g_1212,&g_1212,&g_1212,&g_1212,&g_1212,&g_1212,&g_1212};
static const int64_t ***g_1658[8] = {&g_1085,&g_1085,&g_1085,&g_1085,&g_1085,&g_1085,&g_1085,&g_1085};
static const int64_t ****g_1657 = &g_1658[0];
static struct S0 g_1757 = {0x991726A0L,-7L,0x17L,0xD402FD18L,0xD098605E64D34260LL,0x2AFC5BFDL,0x52DCF170L,0xFDB5A98BL,0xE6C30837L,18446744073709551614UL};
static struct S0 g_1760 = {0x551507A2L,0x5B5580E6L,255UL,1L,0L,0x3CCD6782L,4294967294UL,0xFD1B3970L,0xABB3CA7CL,3UL};
static struct S0 g_1761 = {0x92B53A82L,1L,0xC6L,-7L,-2L,1L,0x8293AA0EL,0xF4B2B909L,0x203839A4L,1UL};
static struct S0 g_1762 = {0x940EB814L,0xB346253EL,0x10L,0xC524DB00L,0x7F92D6C7DDC5C48ALL,-6L,4294967295UL,-1L,0x3F804C9EL,0x22F286C9916BDE3FLL};
static struct S0 g_1763 = {0x401C9128L,0x4AD9316CL,0UL,-9L,0L,0x98634DC7L,0x6DF05966L,0x19AFF1C9L,1UL,1UL};
static struct S0 g_1764 = {0x8E8D4630L,-3L,0xE5L,0x7AB44151L,-1L,0x44901444L,0x9781C9E2L,9L,0x4494502BL,0x7BD113E976EB5ABALL};
static struct S0 g_1765 = {0x3C3D9393L,3L,1UL,0xB51D7FACL,0x8406224927FEBAAELL,0x6EBEEF4FL,1UL,0xC009DA0DL,0x59D645F9L,18446744073709551609UL};
static struct S0 g_1766 = {0xA6A42476L,-1L,1UL,0xB8657EBAL,0x9516725827A790A4LL,0x6159A1AFL,0x3E12B9CBL,0x2A0324EBL,0x5BE868C7L,6UL};
static struct S0 g_1767 = {-1L,-9L,0x65L,1L,-4L,0x48043658L,4294967295UL,0L,1UL,0x1D8231455DCB1066LL};
static struct S0 g_1768 = {-2L,3L,0UL,0x4F8024F3L,-8L,0x85443644L,0x33A7344DL,-1L,18446744073709551615UL,18446744073709551611UL};
static struct S0 g_1769[3] = {{5L,-1L,0x69L,-1L,0x3721AC6FE240D9FELL,0xA7B4D729L,7UL,0x4723480EL,0x46C3DB8BL,1UL},{5L,-1L,0x69L,-1L,0x3721AC6FE240D9FELL,0xA7B4D729L,7UL,0x4723480EL,0x46C3DB8BL,1UL},{5L,-1L,0x69L,-1L,0x3721AC6FE240D9FELL,0xA7B4D729L,7UL,0x4723480EL,0x46C3DB8BL,1UL}};
static struct S0 g_1770 = {0xF4D82E38L,0x517B909AL,0x5AL,0x0BA07CFAL,0L,0L,0UL,0x6BCD790DL,0xE6DC84EBL,0xAD5745C4D2BAEDB1LL};
static struct S0 g_1771 = {1L,0L,0x7DL,0x785FD867L,0x46EC5AE0AA7B31BALL,0L,0x33677C24L,-2L,0x5E39F47CL,1UL};
static struct S0 g_1772 = {0x97B20B5AL,-1L,253UL,0xC4982485L,1L,-1L,0xB023902EL,0xC3F095F6L,0UL,0x47B92BCD28BCF2EDLL};
static struct S0 g_1773 = {1L,0xBE9407EFL,5UL,1L,7L,-1L,7UL,-7L,0x96508059L,0UL};
static struct S0 g_1774 = {4L,0L,0x42L,0xF44CBC96L,-1L,0xCE2DAC9DL,0xE1D951CEL,0xF7942AD9L,0x3849F002L,0x9F19491523A36B4FLL};
static struct S0 g_1775 = {0x15828297L,1L,3UL,-2L,0L,0x6157A0B6L,0x3FEE6EEAL,0xB24C8E94L,0xA2C17F70L,18446744073709551608UL};
static struct S0 g_1776 = {0xAE2A7423L,0xED6DFA53L,0x3CL,0xD65DA5A0L,6L,0L,1UL,0xD94250AAL,0x8D64E4BCL,5UL};
static struct S0 g_1777 = {-2L,0xD322DB86L,0x04L,-7L,0xCA62F0FF62AC4A2ELL,0x0585EFFBL,0UL,0xC99E47EEL,0x6C536A4BL,0x41DEF22175F07D33LL};
static struct S0 g_1778 = {-9L,-1L,0UL,0x32459B75L,3L,0xC4590238L,4294967295UL,-3L,1UL,0x883BD936C58959B6LL};
static struct S0 g_1779 = {5L,-1L,1UL,8L,0x638149A0132E7980LL,6L,0xDEA55901L,-7L,1UL,0UL};
static struct S0 g_1780 = {1L,1L,1UL,-1L,0x303238EB084DE1D0LL,0x51512BCEL,0x82C7C7D3L,0xE72DDF5FL,0x465B6EE4L,18446744073709551613UL};
static struct S0 g_1781 = {0xE9D61452L,0L,255UL,0x06698861L,0x77B1D5FB96296CD1LL,0xACF84632L,1UL,0x7083FCB1L,0xBCBA0827L,0xEFF71C55CF03F4E6LL};
static struct S0 g_1782 = {0x1555F0FFL,0x10D35052L,1UL,0x17BC819EL,0x17702D2384CFED4BLL,0xFE9C83BFL,0UL,0xBB10550AL,18446744073709551614UL,0x31CC3AF32A1107C2LL};
static struct S0 g_1783[8][8][4] = {{{{0xDA4383DDL,0L,0xC8L,0xA6793C17L,-1L,0x1F71FE27L,1UL,-2L,18446744073709551615UL,0xAA11DEA7A7F0207BLL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x0A7525CBL,-5L,0xFFL,1L,0xAFD15999A8EB5820LL,0x859FDC90L,0x9FF2C3F8L,0xC59CCF0BL,3UL,0x9ADE9509ABAA9682LL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{7L,0xE3363147L,1UL,0x82E1149DL,1L,0x102939A9L,0x6A1CB772L,0x14F7D93FL,18446744073709551615UL,0xC487F5B7C1029F77LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0xE5A85276L,0x8E8DA42AL,0x74L,0x9837765BL,-6L,-1L,4294967290UL,0xA9B917B7L,0xEAA475FFL,0xAC99F567CADA7D48LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x68FD605EL,8L,1UL,0x59C6E70FL,0xDD0F63F89E9B856BLL,1L,0x8EC9D824L,0x29D19482L,0xAC8697EBL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{0xDA4383DDL,0L,0xC8L,0xA6793C17L,-1L,0x1F71FE27L,1UL,-2L,18446744073709551615UL,0xAA11DEA7A7F0207BLL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x0A7525CBL,-5L,0xFFL,1L,0xAFD15999A8EB5820LL,0x859FDC90L,0x9FF2C3F8L,0xC59CCF0BL,3UL,0x9ADE9509ABAA9682LL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{7L,0xE3363147L,1UL,0x82E1149DL,1L,0x102939A9L,0x6A1CB772L,0x14F7D93FL,18446744073709551615UL,0xC487F5B7C1029F77LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0xE5A85276L,0x8E8DA42AL,0x74L,0x9837765BL,-6L,-1L,4294967290UL,0xA9B917B7L,0xEAA475FFL,0xAC99F567CADA7D48LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x68FD605EL,8L,1UL,0x59C6E70FL,0xDD0F63F89E9B856BLL,1L,0x8EC9D824L,0x29D19482L,0xAC8697EBL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}}},{{{0xDA4383DDL,0L,0xC8L,0xA6793C17L,-1L,0x1F71FE27L,1UL,-2L,18446744073709551615UL,0xAA11DEA7A7F0207BLL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x0A7525CBL,-5L,0xFFL,1L,0xAFD15999A8EB5820LL,0x859FDC90L,0x9FF2C3F8L,0xC59CCF0BL,3UL,0x9ADE9509ABAA9682LL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{7L,0xE3363147L,1UL,0x82E1149DL,1L,0x102939A9L,0x6A1CB772L,0x14F7D93FL,18446744073709551615UL,0xC487F5B7C1029F77LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0xE5A85276L,0x8E8DA42AL,0x74L,0x9837765BL,-6L,-1L,4294967290UL,0xA9B917B7L,0xEAA475FFL,0xAC99F567CADA7D48LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x68FD605EL,8L,1UL,0x59C6E70FL,0xDD0F63F89E9B856BLL,1L,0x8EC9D824L,0x29D19482L,0xAC8697EBL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{0xDA4383DDL,0L,0xC8L,0xA6793C17L,-1L,0x1F71FE27L,1UL,-2L,18446744073709551615UL,0xAA11DEA7A7F0207BLL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x0A7525CBL,-5L,0xFFL,1L,0xAFD15999A8EB5820LL,0x859FDC90L,0x9FF2C3F8L,0xC59CCF0BL,3UL,0x9ADE9509ABAA9682LL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{7L,0xE3363147L,1UL,0x82E1149DL,1L,0x102939A9L,0x6A1CB772L,0x14F7D93FL,18446744073709551615UL,0xC487F5B7C1029F77LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0xE5A85276L,0x8E8DA42AL,0x74L,0x9837765BL,-6L,-1L,4294967290UL,0xA9B917B7L,0xEAA475FFL,0xAC99F567CADA7D48LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x68FD605EL,8L,1UL,0x59C6E70FL,0xDD0F63F89E9B856BLL,1L,0x8EC9D824L,0x29D19482L,0xAC8697EBL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}}},{{{0xDA4383DDL,0L,0xC8L,0xA6793C17L,-1L,0x1F71FE27L,1UL,-2L,18446744073709551615UL,0xAA11DEA7A7F0207BLL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x0A7525CBL,-5L,0xFFL,1L,0xAFD15999A8EB5820LL,0x859FDC90L,0x9FF2C3F8L,0xC59CCF0BL,3UL,0x9ADE9509ABAA9682LL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{7L,0xE3363147L,1UL,0x82E1149DL,1L,0x102939A9L,0x6A1CB772L,0x14F7D93FL,18446744073709551615UL,0xC487F5B7C1029F77LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0xE5A85276L,0x8E8DA42AL,0x74L,0x9837765BL,-6L,-1L,4294967290UL,0xA9B917B7L,0xEAA475FFL,0xAC99F567CADA7D48LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x68FD605EL,8L,1UL,0x59C6E70FL,0xDD0F63F89E9B856BLL,1L,0x8EC9D824L,0x29D19482L,0xAC8697EBL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{0xDA4383DDL,0L,0xC8L,0xA6793C17L,-1L,0x1F71FE27L,1UL,-2L,18446744073709551615UL,0xAA11DEA7A7F0207BLL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x0A7525CBL,-5L,0xFFL,1L,0xAFD15999A8EB5820LL,0x859FDC90L,0x9FF2C3F8L,0xC59CCF0BL,3UL,0x9ADE9509ABAA9682LL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{7L,0xE3363147L,1UL,0x82E1149DL,1L,0x102939A9L,0x6A1CB772L,0x14F7D93FL,18446744073709551615UL,0xC487F5B7C1029F77LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0xE5A85276L,0x8E8DA42AL,0x74L,0x9837765BL,-6L,-1L,4294967290UL,0xA9B917B7L,0xEAA475FFL,0xAC99F567CADA7D48LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x68FD605EL,8L,1UL,0x59C6E70FL,0xDD0F63F89E9B856BLL,1L,0x8EC9D824L,0x29D19482L,0xAC8697EBL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}}},{{{0xDA4383DDL,0L,0xC8L,0xA6793C17L,-1L,0x1F71FE27L,1UL,-2L,18446744073709551615UL,0xAA11DEA7A7F0207BLL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x0A7525CBL,-5L,0xFFL,1L,0xAFD15999A8EB5820LL,0x859FDC90L,0x9FF2C3F8L,0xC59CCF0BL,3UL,0x9ADE9509ABAA9682LL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{7L,0xE3363147L,1UL,0x82E1149DL,1L,0x102939A9L,0x6A1CB772L,0x14F7D93FL,18446744073709551615UL,0xC487F5B7C1029F77LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0xE5A85276L,0x8E8DA42AL,0x74L,0x9837765BL,-6L,-1L,4294967290UL,0xA9B917B7L,0xEAA475FFL,0xAC99F567CADA7D48LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x68FD605EL,8L,1UL,0x59C6E70FL,0xDD0F63F89E9B856BLL,1L,0x8EC9D824L,0x29D19482L,0xAC8697EBL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{0xDA4383DDL,0L,0xC8L,0xA6793C17L,-1L,0x1F71FE27L,1UL,-2L,18446744073709551615UL,0xAA11DEA7A7F0207BLL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x0A7525CBL,-5L,0xFFL,1L,0xAFD15999A8EB5820LL,0x859FDC90L,0x9FF2C3F8L,0xC59CCF0BL,3UL,0x9ADE9509ABAA9682LL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{7L,0xE3363147L,1UL,0x82E1149DL,1L,0x102939A9L,0x6A1CB772L,0x14F7D93FL,18446744073709551615UL,0xC487F5B7C1029F77LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0xE5A85276L,0x8E8DA42AL,0x74L,0x9837765BL,-6L,-1L,4294967290UL,0xA9B917B7L,0xEAA475FFL,0xAC99F567CADA7D48LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x68FD605EL,8L,1UL,0x59C6E70FL,0xDD0F63F89E9B856BLL,1L,0x8EC9D824L,0x29D19482L,0xAC8697EBL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}}},{{{0xDA4383DDL,0L,0xC8L,0xA6793C17L,-1L,0x1F71FE27L,1UL,-2L,18446744073709551615UL,0xAA11DEA7A7F0207BLL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x0A7525CBL,-5L,0xFFL,1L,0xAFD15999A8EB5820LL,0x859FDC90L,0x9FF2C3F8L,0xC59CCF0BL,3UL,0x9ADE9509ABAA9682LL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{7L,0xE3363147L,1UL,0x82E1149DL,1L,0x102939A9L,0x6A1CB772L,0x14F7D93FL,18446744073709551615UL,0xC487F5B7C1029F77LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0xE5A85276L,0x8E8DA42AL,0x74L,0x9837765BL,-6L,-1L,4294967290UL,0xA9B917B7L,0xEAA475FFL,0xAC99F567CADA7D48LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x68FD605EL,8L,1UL,0x59C6E70FL,0xDD0F63F89E9B856BLL,1L,0x8EC9D824L,0x29D19482L,0xAC8697EBL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{0xDA4383DDL,0L,0xC8L,0xA6793C17L,-1L,0x1F71FE27L,1UL,-2L,18446744073709551615UL,0xAA11DEA7A7F0207BLL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x0A7525CBL,-5L,0xFFL,1L,0xAFD15999A8EB5820LL,0x859FDC90L,0x9FF2C3F8L,0xC59CCF0BL,3UL,0x9ADE9509ABAA9682LL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{7L,0xE3363147L,1UL,0x82E1149DL,1L,0x102939A9L,0x6A1CB772L,0x14F7D93FL,18446744073709551615UL,0xC487F5B7C1029F77LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0xE5A85276L,0x8E8DA42AL,0x74L,0x9837765BL,-6L,-1L,4294967290UL,0xA9B917B7L,0xEAA475FFL,0xAC99F567CADA7D48LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x68FD605EL,8L,1UL,0x59C6E70FL,0xDD0F63F89E9B856BLL,1L,0x8EC9D824L,0x29D19482L,0xAC8697EBL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}}},{{{0xDA4383DDL,0L,0xC8L,0xA6793C17L,-1L,0x1F71FE27L,1UL,-2L,18446744073709551615UL,0xAA11DEA7A7F0207BLL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x0A7525CBL,-5L,0xFFL,1L,0xAFD15999A8EB5820LL,0x859FDC90L,0x9FF2C3F8L,0xC59CCF0BL,3UL,0x9ADE9509ABAA9682LL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{7L,0xE3363147L,1UL,0x82E1149DL,1L,0x102939A9L,0x6A1CB772L,0x14F7D93FL,18446744073709551615UL,0xC487F5B7C1029F77LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0xE5A85276L,0x8E8DA42AL,0x74L,0x9837765BL,-6L,-1L,4294967290UL,0xA9B917B7L,0xEAA475FFL,0xAC99F567CADA7D48LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x68FD605EL,8L,1UL,0x59C6E70FL,0xDD0F63F89E9B856BLL,1L,0x8EC9D824L,0x29D19482L,0xAC8697EBL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{0xDA4383DDL,0L,0xC8L,0xA6793C17L,-1L,0x1F71FE27L,1UL,-2L,18446744073709551615UL,0xAA11DEA7A7F0207BLL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x0A7525CBL,-5L,0xFFL,1L,0xAFD15999A8EB5820LL,0x859FDC90L,0x9FF2C3F8L,0xC59CCF0BL,3UL,0x9ADE9509ABAA9682LL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{7L,0xE3363147L,1UL,0x82E1149DL,1L,0x102939A9L,0x6A1CB772L,0x14F7D93FL,18446744073709551615UL,0xC487F5B7C1029F77LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0xE5A85276L,0x8E8DA42AL,0x74L,0x9837765BL,-6L,-1L,4294967290UL,0xA9B917B7L,0xEAA475FFL,0xAC99F567CADA7D48LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x68FD605EL,8L,1UL,0x59C6E70FL,0xDD0F63F89E9B856BLL,1L,0x8EC9D824L,0x29D19482L,0xAC8697EBL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}}},{{{0xDA4383DDL,0L,0xC8L,0xA6793C17L,-1L,0x1F71FE27L,1UL,-2L,18446744073709551615UL,0xAA11DEA7A7F0207BLL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x0A7525CBL,-5L,0xFFL,1L,0xAFD15999A8EB5820LL,0x859FDC90L,0x9FF2C3F8L,0xC59CCF0BL,3UL,0x9ADE9509ABAA9682LL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{7L,0xE3363147L,1UL,0x82E1149DL,1L,0x102939A9L,0x6A1CB772L,0x14F7D93FL,18446744073709551615UL,0xC487F5B7C1029F77LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0xE5A85276L,0x8E8DA42AL,0x74L,0x9837765BL,-6L,-1L,4294967290UL,0xA9B917B7L,0xEAA475FFL,0xAC99F567CADA7D48LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x68FD605EL,8L,1UL,0x59C6E70FL,0xDD0F63F89E9B856BLL,1L,0x8EC9D824L,0x29D19482L,0xAC8697EBL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{0xDA4383DDL,0L,0xC8L,0xA6793C17L,-1L,0x1F71FE27L,1UL,-2L,18446744073709551615UL,0xAA11DEA7A7F0207BLL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x0A7525CBL,-5L,0xFFL,1L,0xAFD15999A8EB5820LL,0x859FDC90L,0x9FF2C3F8L,0xC59CCF0BL,3UL,0x9ADE9509ABAA9682LL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{7L,0xE3363147L,1UL,0x82E1149DL,1L,0x102939A9L,0x6A1CB772L,0x14F7D93FL,18446744073709551615UL,0xC487F5B7C1029F77LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0xE5A85276L,0x8E8DA42AL,0x74L,0x9837765BL,-6L,-1L,4294967290UL,0xA9B917B7L,0xEAA475FFL,0xAC99F567CADA7D48LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x68FD605EL,8L,1UL,0x59C6E70FL,0xDD0F63F89E9B856BLL,1L,0x8EC9D824L,0x29D19482L,0xAC8697EBL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}}},{{{0xDA4383DDL,0L,0xC8L,0xA6793C17L,-1L,0x1F71FE27L,1UL,-2L,18446744073709551615UL,0xAA11DEA7A7F0207BLL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x0A7525CBL,-5L,0xFFL,1L,0xAFD15999A8EB5820LL,0x859FDC90L,0x9FF2C3F8L,0xC59CCF0BL,3UL,0x9ADE9509ABAA9682LL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{7L,0xE3363147L,1UL,0x82E1149DL,1L,0x102939A9L,0x6A1CB772L,0x14F7D93FL,18446744073709551615UL,0xC487F5B7C1029F77LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0xE5A85276L,0x8E8DA42AL,0x74L,0x9837765BL,-6L,-1L,4294967290UL,0xA9B917B7L,0xEAA475FFL,0xAC99F567CADA7D48LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x68FD605EL,8L,1UL,0x59C6E70FL,0xDD0F63F89E9B856BLL,1L,0x8EC9D824L,0x29D19482L,0xAC8697EBL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{0xDA4383DDL,0L,0xC8L,0xA6793C17L,-1L,0x1F71FE27L,1UL,-2L,18446744073709551615UL,0xAA11DEA7A7F0207BLL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x0A7525CBL,-5L,0xFFL,1L,0xAFD15999A8EB5820LL,0x859FDC90L,0x9FF2C3F8L,0xC59CCF0BL,3UL,0x9ADE9509ABAA9682LL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}},{{7L,0xE3363147L,1UL,0x82E1149DL,1L,0x102939A9L,0x6A1CB772L,0x14F7D93FL,18446744073709551615UL,0xC487F5B7C1029F77LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL},{2L,9L,0x03L,0x433D5DA7L,0x6EF2622B52D3280FLL,1L,0xA2586FBEL,0xD5ED7488L,0x82A4E4AAL,0x0413DDCCF5D04515LL}},{{0xE5A85276L,0x8E8DA42AL,0x74L,0x9837765BL,-6L,-1L,4294967290UL,0xA9B917B7L,0xEAA475FFL,0xAC99F567CADA7D48LL},{0x47E03D35L,-8L,0x45L,0L,0xC5A4B7C63DE02706LL,0xFA87E686L,0xB61E39FBL,0xC81036E6L,1UL,1UL},{0x68FD605EL,8L,1UL,0x59C6E70FL,0xDD0F63F89E9B856BLL,1L,0x8EC9D824L,0x29D19482L,0xAC8697EBL,1UL},{0x922008C9L,6L,252UL,0x2D09EF2AL,-5L,1L,0xD44C748FL,-1L,0x8DEAA125L,0x7571D54642D689DCLL}}}};
static struct S0 g_1784[6] = {{0xE11979DFL,-1L,0x05L,0xD66C23C5L,-9L,0x4EA6D2DFL,4294967295UL,0xB3EDF60FL,0x72225B05L,18446744073709551615UL},{0xE11979DFL,-1L,0x05L,0xD66C23C5L,-9L,0x4EA6D2DFL,4294967295UL,0xB3EDF60FL,0x72225B05L,18446744073709551615UL},{0xE11979DFL,-1L,0x05L,0xD66C23C5L,-9L,0x4EA6D2DFL,4294967295UL,0xB3EDF60FL,0x72225B05L,18446744073709551615UL},{0xE11979DFL,-1L,0x05L,0xD66C23C5L,-9L,0x4EA6D2DFL,4294967295UL,0xB3EDF60FL,0x72225B05L,18446744073709551615UL},{0xE11979DFL,-1L,0x05L,0xD66C23C5L,-9L,0x4EA6D2DFL,4294967295UL,0xB3EDF60FL,0x72225B05L,18446744073709551615UL},{0xE11979DFL,-1L,0x05L,0xD66C23C5L,-9L,0x4EA6D2DFL,4294967295UL,0xB3EDF60FL,0x72225B05L,18446744073709551615UL}};
static struct S0 g_1785[3][9][2] = {{{{6L,0x24134C02L,251UL,0x53156A08L,1L,0L,0x85CB2AA5L,0x83C2F0D5L,18446744073709551613UL,0x2F948D34289C51C8LL},{1L,0x6EF1A909L,0x73L,-1L,0xC0E11FBB2485042ELL,0xD68B8002L,0x189BB77EL,-1L,0x6BAA7296L,0x783919AC8D137A0CLL}},{{8L,-5L,0x17L,-6L,0L,6L,0xBE133341L,0xA4B178FCL,0xF3042B5AL,18446744073709551615UL},{0x00076DC6L,-8L,3UL,-1L,0xF5404B34A4C26801LL,1L,0UL,-1L,0x8CAEC35AL,4UL}},{{-5L,0xD909C687L,0x3EL,0x4F6B6D50L,0L,8L,0x41403645L,1L,0x6B30F725L,0xF56417EB8CDEF749LL},{0x00076DC6L,-8L,3UL,-1L,0xF5404B34A4C26801LL,1L,0UL,-1L,0x8CAEC35AL,4UL}},{{8L,-5L,0x17L,-6L,0L,6L,0xBE133341L,0xA4B178FCL,0xF3042B5AL,18446744073709551615UL},{1L,0x6EF1A909L,0x73L,-1L,0xC0E11FBB2485042ELL,0xD68B8002L,0x189BB77EL,-1L,0x6BAA7296L,0x783919AC8D137A0CLL}},{{6L,0x24134C02L,251UL,0x53156A08L,1L,0L,0x85CB2AA5L,0x83C2F0D5L,18446744073709551613UL,0x2F948D34289C51C8LL},{-1L,1L,255UL,0x60013307L,-5L,0x88367188L,4294967291UL,0xE4E093B3L,0x0EDCE407L,0xBFFB227AD33F58B2LL}},{{2L,0L,0x12L,0L,0L,0xBCBFFCDCL,0x35460DAFL,0x9B6F1CFDL,18446744073709551611UL,0x13E6959FD63AEA84LL},{2L,0L,0x12L,0L,0L,0xBCBFFCDCL,0x35460DAFL,0x9B6F1CFDL,18446744073709551611UL,0x13E6959FD63AEA84LL}},{{1L,0x6EF1A909L,0x73L,-1L,0xC0E11FBB2485042ELL,0xD68B8002L,0x189BB77EL,-1L,0x6BAA7296L,0x783919AC8D137A0CLL},{-5L,0xD909C687L,0x3EL,0x4F6B6D50L,0L,8L,0x41403645L,1L,0x6B30F725L,0xF56417EB8CDEF749LL}},{{0xAD1D2315L,1L,1UL,0x3ECBEF32L,1L,-4L,0x2871E9B1L,-6L,18446744073709551613UL,0x2578C0307628DF03LL},{4L,0x071A8EDBL,0xC4L,0xDF90BED4L,0L,4L,4294967291UL,0xE4A63D70L,0xAA403BD7L,0x5E16EF5781B800B2LL}},{{0x4332472BL,0x3D68C117L,0x52L,0xE4B665CEL,-1L,-1L,0xCD71B033L,0xC33CD58CL,0x855E8B84L,18446744073709551606UL},{0L,-1L,1UL,0xD33F6746L,8L,1L,0x8A8A684FL,-1L,1UL,0xB60BFFC163AA544CLL}}},{{{0x1035F99AL,0xCFDEA815L,0x88L,0x671202F5L,0xF5A7BE0C39FFB11BLL,1L,5UL,0x059D6A28L,0xC8F4B5F5L,18446744073709551614UL},{0x4332472BL,0x3D68C117L,0x52L,0xE4B665CEL,-1L,-1L,0xCD71B033L,0xC33CD58CL,0x855E8B84L,18446744073709551606UL}},{{-1L,0x3F054ADEL,0x14L,-1L,0xB4B3C80088977CB0LL,2L,0xF44C9FB5L,0xF130FC05L,18446744073709551615UL,0x1A05D0F105A451EALL},{8L,-5L,0x17L,-6L,0L,6L,0xBE133341L,0xA4B178FCL,0xF3042B5AL,18446744073709551615UL}},{{-1L,0x3F054ADEL,0x14L,-1L,0xB4B3C80088977CB0LL,2L,0xF44C9FB5L,0xF130FC05L,18446744073709551615UL,0x1A05D0F105A451EALL},{0x4332472BL,0x3D68C117L,0x52L,0xE4B665CEL,-1L,-1L,0xCD71B033L,0xC33CD58CL,0x855E8B84L,18446744073709551606UL}},{{0x1035F99AL,0xCFDEA815L,0x88L,0x671202F5L,0xF5A7BE0C39FFB11BLL,1L,5UL,0x059D6A28L,0xC8F4B5F5L,18446744073709551614UL},{0L,-1L,1UL,0xD33F6746L,8L,1L,0x8A8A684FL,-1L,1UL,0xB60BFFC163AA544CLL}},{{0x4332472BL,0x3D68C117L,0x52L,0xE4B665CEL,-1L,-1L,0xCD71B033L,0xC33CD58CL,0x855E8B84L,18446744073709551606UL},{4L,0x071A8EDBL,0xC4L,0xDF90BED4L,0L,4L,4294967291UL,0xE4A63D70L,0xAA403BD7L,0x5E16EF5781B800B2LL}},{{0xAD1D2315L,1L,1UL,0x3ECBEF32L,1L,-4L,0x2871E9B1L,-6L,18446744073709551613UL,0x2578C0307628DF03LL},{-5L,0xD909C687L,0x3EL,0x4F6B6D50L,0L,8L,0x41403645L,1L,0x6B30F725L,0xF56417EB8CDEF749LL}},{{1L,0x6EF1A909L,0x73L,-1L,0xC0E11FBB2485042ELL,0xD68B8002L,0x189BB77EL,-1L,0x6BAA7296L,0x783919AC8D137A0CLL},{2L,0L,0x12L,0L,0L,0xBCBFFCDCL,0x35460DAFL,0x9B6F1CFDL,18446744073709551611UL,0x13E6959FD63AEA84LL}},{{2L,0L,0x12L,0L,0L,0xBCBFFCDCL,0x35460DAFL,0x9B6F1CFDL,18446744073709551611UL,0x13E6959FD63AEA84LL},{-1L,1L,255UL,0x60013307L,-5L,0x88367188L,4294967291UL,0xE4E093B3L,0x0EDCE407L,0xBFFB227AD33F58B2LL}},{{6L,0x24134C02L,251UL,0x53156A08L,1L,0L,0x85CB2AA5L,0x83C2F0D5L,18446744073709551613UL,0x2F948D34289C51C8LL},{1L,0x6EF1A909L,0x73L,-1L,0xC0E11FBB2485042ELL,0xD68B8002L,0x189BB77EL,-1L,0x6BAA7296L,0x783919AC8D137A0CLL}}},{{{8L,-5L,0x17L,-6L,0L,6L,0xBE133341L,0xA4B178FCL,0xF3042B5AL,18446744073709551615UL},{0x00076DC6L,-8L,3UL,-1L,0xF5404B34A4C26801LL,1L,0UL,-1L,0x8CAEC35AL,4UL}},{{-5L,0xD909C687L,0x3EL,0x4F6B6D50L,0L,8L,0x41403645L,1L,0x6B30F725L,0xF56417EB8CDEF749LL},{0x00076DC6L,-8L,3UL,-1L,0xF5404B34A4C26801LL,1L,0UL,-1L,0x8CAEC35AL,4UL}},{{8L,-5L,0x17L,-6L,0L,6L,0xBE133341L,0xA4B178FCL,0xF3042B5AL,18446744073709551615UL},{1L,0x6EF1A909L,0x73L,-1L,0xC0E11FBB2485042ELL,0xD68B8002L,0x189BB77EL,-1L,0x6BAA7296L,0x783919AC8D137A0CLL}},{{6L,0x24134C02L,251UL,0x53156A08L,1L,0L,0x85CB2AA5L,0x83C2F0D5L,18446744073709551613UL,0x2F948D34289C51C8LL},{-1L,1L,255UL,0x60013307L,-5L,0x88367188L,4294967291UL,0xE4E093B3L,0x0EDCE407L,0xBFFB227AD33F58B2LL}},{{2L,0L,0x12L,0L,0L,0xBCBFFCDCL,0x35460DAFL,0x9B6F1CFDL,18446744073709551611UL,0x13E6959FD63AEA84LL},{2L,0L,0x12L,0L,0L,0xBCBFFCDCL,0x35460DAFL,0x9B6F1CFDL,18446744073709551611UL,0x13E6959FD63AEA84LL}},{{1L,0x6EF1A909L,0x73L,-1L,0xC0E11FBB2485042ELL,0xD68B8002L,0x189BB77EL,-1L,0x6BAA7296L,0x783919AC8D137A0CLL},{-5L,0xD909C687L,0x3EL,0x4F6B6D50L,0L,8L,0x41403645L,1L,0x6B30F725L,0xF56417EB8CDEF749LL}},{{0xAD1D2315L,1L,1UL,0x3ECBEF32L,1L,-4L,0x2871E9B1L,-6L,18446744073709551613UL,0x2578C0307628DF03LL},{4L,0x071A8EDBL,0xC4L,0xDF90BED4L,0L,4L,4294967291UL,0xE4A63D70L,0xAA403BD7L,0x5E16EF5781B800B2LL}},{{0x4332472BL,0x3D68C117L,0x52L,0xE4B665CEL,-1L,-1L,0xCD71B033L,0xC33CD58CL,0x855E8B84L,18446744073709551606UL},{0L,-1L,1UL,0xD33F6746L,8L,1L,0x8A8A684FL,-1L,1UL,0xB60BFFC163AA544CLL}},{{0x1035F99AL,0xCFDEA815L,0x88L,0x671202F5L,0xF5A7BE0C39FFB11BLL,1L,5UL,0x059D6A28L,0xC8F4B5F5L,18446744073709551614UL},{0x4332472BL,0x3D68C117L,0x52L,0xE4B665CEL,-1L,-1L,0xCD71B033L,0xC33CD58CL,0x855E8B84L,18446744073709551606UL}}}};
static struct S0 g_1786 = {0x7F950068L,0x87839BBAL,9UL,0x8C7BCFFDL,-1L,-4L,0xF2F257C8L,0xFCFD6FC6L,18446744073709551615UL,0xF2F0906D30DD4DA1LL};
static struct S0 g_1787 = {0xD5BF9A26L,0x41E2696FL,255UL,-7L,0xCF934C1B2880EC10LL,1L,4294967294UL,-2L,0x44AFBD37L,0xD95120807162E91DLL};
static struct S0 g_1788[10] = {{0xCCE8205FL,0L,255UL,-1L,-1L,0xC1ECC124L,0x02AEDD34L,1L,0x149C1470L,0UL},{-3L,0L,0x0EL,0L,-1L,0xBA809714L,0x301A8FDEL,0x1FBD37C3L,0x79312759L,18446744073709551614UL},{0xCCE8205FL,0L,255UL,-1L,-1L,0xC1ECC124L,0x02AEDD34L,1L,0x149C1470L,0UL},{0x0843EC84L,0xE00E432DL,1UL,0x6EA9CF34L,0x5225B8BFD485FEBELL,-1L,0x8757C8B3L,1L,0UL,0x3E40F0BBE7B57669LL},{0x0843EC84L,0xE00E432DL,1UL,0x6EA9CF34L,0x5225B8BFD485FEBELL,-1L,0x8757C8B3L,1L,0UL,0x3E40F0BBE7B57669LL},{0xCCE8205FL,0L,255UL,-1L,-1L,0xC1ECC124L,0x02AEDD34L,1L,0x149C1470L,0UL},{-3L,0L,0x0EL,0L,-1L,0xBA809714L,0x301A8FDEL,0x1FBD37C3L,0x79312759L,18446744073709551614UL},{0xCCE8205FL,0L,255UL,-1L,-1L,0xC1ECC124L,0x02AEDD34L,1L,0x149C1470L,0UL},{0x0843EC84L,0xE00E432DL,1UL,0x6EA9CF34L,0x5225B8BFD485FEBELL,-1L,0x8757C8B3L,1L,0UL,0x3E40F0BBE7B57669LL},{0x0843EC84L,0xE00E432DL,1UL,0x6EA9CF34L,0x5225B8BFD485FEBELL,-1L,0x8757C8B3L,1L,0UL,0x3E40F0BBE7B57669LL}};
static struct S0 g_1789 = {1L,0x81E724B7L,255UL,-2L,1L,0x9311AC76L,0UL,0x93B35556L,0xD6C8EBE7L,6UL};
static struct S0 g_1790[6] = {{0L,0x1FA1B53BL,9UL,0L,6L,0x71FBEBF2L,1UL,0xA696418FL,0x4DB99970L,18446744073709551615UL},{0L,0x1FA1B53BL,9UL,0L,6L,0x71FBEBF2L,1UL,0xA696418FL,0x4DB99970L,18446744073709551615UL},{0L,0x1FA1B53BL,9UL,0L,6L,0x71FBEBF2L,1UL,0xA696418FL,0x4DB99970L,18446744073709551615UL},{0L,0x1FA1B53BL,9UL,0L,6L,0x71FBEBF2L,1UL,0xA696418FL,0x4DB99970L,18446744073709551615UL},{0L,0x1FA1B53BL,9UL,0L,6L,0x71FBEBF2L,1UL,0xA696418FL,0x4DB99970L,18446744073709551615UL},{0L,0x1FA1B53BL,9UL,0L,6L,0x71FBEBF2L,1UL,0xA696418FL,0x4DB99970L,18446744073709551615UL}};
static struct S0 g_1791 = {0xEF05AA75L,1L,0x6CL,-1L,-5L,-6L,7UL,8L,1UL,0x53148FB15FEF9ED3LL};
static struct S0 g_1792 = {-1L,0x67ECC5B8L,6UL,0x231DA135L,1L,-1L,0xCDAAA001L,-1L,0x8E1DCDD3L,0x62A1AAA083C0825DLL};
static struct S0 g_1793 = {4L,0xEB05CFD8L,250UL,0xEE78BA0FL,8L,0xC5109AB7L,0xB1B2B66CL,0x31AF5FA6L,0UL,9UL};
static struct S0 g_1794[1] = {{0L,-1L,0xA0L,0L,0x481B3538C5A52EC3LL,0xAC3328C2L,4294967295UL,0x40FDED2BL,1UL,1UL}};
static struct S0 g_1795[2][5] = {{{0xE651B381L,0x28A8BB69L,0xD8L,0x857B337CL,0x60EBADD0E4F14DECLL,0x01E4F9E3L,4294967295UL,-1L,18446744073709551615UL,0x93D145B8D5FE89D4LL},{0xF56C1BDCL,2L,0x75L,1L,-1L,0x0480615CL,0UL,-1L,0x7DC8E8BBL,0xA75A4379DDD4A199LL},{0xE651B381L,0x28A8BB69L,0xD8L,0x857B337CL,0x60EBADD0E4F14DECLL,0x01E4F9E3L,4294967295UL,-1L,18446744073709551615UL,0x93D145B8D5FE89D4LL},{0xF56C1BDCL,2L,0x75L,1L,-1L,0x0480615CL,0UL,-1L,0x7DC8E8BBL,0xA75A4379DDD4A199LL},{0xE651B381L,0x28A8BB69L,0xD8L,0x857B337CL,0x60EBADD0E4F14DECLL,0x01E4F9E3L,4294967295UL,-1L,18446744073709551615UL,0x93D145B8D5FE89D4LL}},{{0x89629E69L,0x3AA7613AL,1UL,0xCA0923A1L,0x0F9F73175CE549F3LL,-4L,0x6318BA0CL,0L,18446744073709551607UL,0x431B3029428AFCA9LL},{0x89629E69L,0x3AA7613AL,1UL,0xCA0923A1L,0x0F9F73175CE549F3LL,-4L,0x6318BA0CL,0L,18446744073709551607UL,0x431B3029428AFCA9LL},{0x89629E69L,0x3AA7613AL,1UL,0xCA0923A1L,0x0F9F73175CE549F3LL,-4L,0x6318BA0CL,0L,18446744073709551607UL,0x431B3029428AFCA9LL},{0x89629E69L,0x3AA7613AL,1UL,0xCA0923A1L,0x0F9F73175CE549F3LL,-4L,0x6318BA0CL,0L,18446744073709551607UL,0x431B3029428AFCA9LL},{0x89629E69L,0x3AA7613AL,1UL,0xCA0923A1L,0x0F9F73175CE549F3LL,-4L,0x6318BA0CL,0L,18446744073709551607UL,0x431B3029428AFCA9LL}}};
static struct S0 g_1796 = {5L,0x0887BFB6L,0x49L,1L,-1L,0x656A3A35L,4294967288UL,0x528AC06EL,0x82B6E343L,3UL};
static struct S0 g_1797[9] = {{0xF604F5E7L,0x4CA3A3DCL,9UL,-1L,-1L,7L,0x0F8B4F43L,0x279ABAAAL,0x3522F958L,1UL},{0xF604F5E7L,0x4CA3A3DCL,9UL,-1L,-1L,7L,0x0F8B4F43L,0x279ABAAAL,0x3522F958L,1UL},{0xF604F5E7L,0x4CA3A3DCL,9UL,-1L,-1L,7L,0x0F8B4F43L,0x279ABAAAL,0x3522F958L,1UL},{0xF604F5E7L,0x4CA3A3DCL,9UL,-1L,-1L,7L,0x0F8B4F43L,0x279ABAAAL,0x3522F958L,1UL},{0xF604F5E7L,0x4CA3A3DCL,9UL,-1L,-1L,7L,0x0F8B4F43L,0x279ABAAAL,0x3522F958L,1UL},{0xF604F5E7L,0x4CA3A3DCL,9UL,-1L,-1L,7L,0x0F8B4F43L,0x279ABAAAL,0x3522F958L,1UL},{0xF604F5E7L,0x4CA3A3DCL,9UL,-1L,-1L,7L,0x0F8B4F43L,0x279ABAAAL,0x3522F958L,1UL},{0xF604F5E7L,0x4CA3A3DCL,9UL,-1L,-1L,7L,0x0F8B4F43L,0x279ABAAAL,0x3522F958L,1UL},{0xF604F5E7L,0x4CA3A3DCL,9UL,-1L,-1L,7L,0x0F8B4F43L,0x279ABAAAL,0x3522F958L,1UL}};
static struct S0 g_1798 = {4L,-9L,0x45L,-1L,-7L,-10L,0xA5B01E71L,-1L,2UL,7UL};
static struct S0 g_1799 = {0xE41FA09FL,0xAB3C3A4BL,0xC0L,0L,-1L,-1L,4294967289UL,-5L,5UL,1UL};
static struct S0 g_1800 = {0L,0xFBD9D893L,0x8DL,0L,1L,0x3E0D7FE2L,3UL,0x824895FAL,0x529C26C8L,0x0EDBBF8B15F251A2LL};
static struct S0 g_1801 = {0xD8503AB0L,1L,0x72L,0L,0xC8AF318BC0843D20LL,-7L,0x4491951FL,-5L,0x51AC965DL,0x77E2DFD9FCA95B2DLL};
static struct S0 g_1802 = {-10L,1L,0UL,9L,-9L,-1L,0xDA060FE0L,0x6D060EBDL,18446744073709551615UL,0xA60E243D2B4ABB58LL};
static struct S0 g_1803 = {0x75DDAC17L,0xF83FB139L,1UL,-1L,0L,0x9BE910CBL,1UL,-9L,4UL,4UL};
static struct S0 g_1804 = {0xFEA18195L,-1L,252UL,0xE6448868L,0xBA794073FD4E88C0LL,-8L,0x66C30F3AL,0x58F226D1L,7UL,0xEE739E439525D923LL};
static struct S0 g_1805[9][3][8] = {{{{0xBFD6983CL,0x1F16F943L,255UL,1L,0L,0x6DB7BBE0L,0x4712FFDDL,-4L,0xFE5BFE2BL,5UL},{3L,7L,249UL,0x12A03D79L,0x982BA3F2A4696CBELL,8L,0UL,-1L,0UL,5UL},{0x13E0E48FL,4L,255UL,0x1C86825CL,4L,0xCBBB69DCL,4294967286UL,0x86E6BB91L,6UL,0x416A66D67636ECF4LL},{-9L,0xE19ABF07L,252UL,0xE593B27AL,0xDD56564603E77325LL,0xEF65EF4BL,0xE5F28911L,0xF51E3F00L,0xBB1E9460L,0x65D5211B400A7DE6LL},{0xC2774322L,0x5CC33800L,0x90L,0x599D2959L,1L,1L,0x894447EFL,0x7D3B56DFL,0x28DE5BA7L,0UL},{-1L,0x03E7627EL,1UL,0x70F74324L,0x2D9738C0A643CE5ALL,0x7912FAD5L,0xC7AF745BL,-10L,0xB13B3B35L,0x19084A6BD48DA0EFLL},{0x894FE90CL,0x1DA42614L,0x75L,0x5F0AD115L,0x6029DC51238FCE00LL,5L,0x2853C195L,-9L,18446744073709551615UL,0xD4920225E263018DLL},{0xC2774322L,0x5CC33800L,0x90L,0x599D2959L,1L,1L,0x894447EFL,0x7D3B56DFL,0x28DE5BA7L,0UL}},{{0xC9A52D55L,0xF0D347E4L,255UL,0x876F3141L,0xAF3957B9630591BDLL,0L,1UL,-5L,0x6CFDB3FCL,0x2829888005387AE2LL},{0x3862EC6EL,-4L,255UL,0x01707B2DL,0xF9683E6511223A1CLL,0x2BF2EA91L,1UL,0xCCE1D586L,0x5AC02E54L,18446744073709551615UL},{-1L,0x1F6FCDBBL,0x61L,0L,0x03ED459C91C3B092LL,0x49A7A102L,4294967287UL,0xA4CD3D19L,0UL,0UL},{0xC9A52D55L,0xF0D347E4L,255UL,0x876F3141L,0xAF3957B9630591BDLL,0L,1UL,-5L,0x6CFDB3FCL,0x2829888005387AE2LL},{0xBDAE915DL,0x7D859FE9L,252UL,-1L,-5L,0L,0x97A8EB52L,2L,0x8598E27EL,0x526177A674F4AAE7LL},{-9L,-1L,253UL,-10L,0xB1B14DBE7B94C43DLL,2L,4294967295UL,-10L,0xC9BA167DL,0x3E3F395690623013LL},{0xFEF410EEL,-1L,255UL,-8L,0x3C012ED8777333C1LL,8L,3UL,9L,18446744073709551609UL,0xECDA6AFB197F77B8LL},{0x9EF4175FL,-5L,1UL,4L,1L,0x4B75411DL,0x4D97040CL,0x4D2ACE06L,0x8D92822CL,0xB990AC3D78DC8350LL}},{{0x86011FF6L,1L,248UL,0x5FE0BAA2L,0x37020429A2812802LL,9L,0xE2FE8AF0L,0x85905A64L,1UL,0UL},{0xE3D3A027L,9L,0x7FL,8L,-1L,-1L,0x9CA599E8L,0xDD5C7C2AL,18446744073709551615UL,0xFB305B6B3E050B60LL},{0xA039DEF8L,0xA5A884BFL,0x94L,0x31995F5BL,-1L,0x1BB6EF82L,0x5886D2A9L,-1L,18446744073709551615UL,1UL},{0L,9L,1UL,-5L,-9L,-1L,1UL,0x56B3B69DL,0UL,0xA9B4688EA5768C3CLL},{2L,-6L,0x2DL,0L,0xCF3FCC09E7A52E21LL,0x4CD4C3F6L,0xDF6C9631L,-1L,18446744073709551615UL,0xFA411368AA8B2EC3LL},{0x86011FF6L,1L,248UL,0x5FE0BAA2L,0x37020429A2812802LL,9L,0xE2FE8AF0L,0x85905A64L,1UL,0UL},{0xF08EFC07L,0x0BE296A2L,0xE4L,9L,0x430B0AEEB24C444ELL,-2L,0x8D983D9BL,5L,0x5F8898D2L,1UL},{-9L,0xE19ABF07L,252UL,0xE593B27AL,0xDD56564603E77325LL,0xEF65EF4BL,0xE5F28911L,0xF51E3F00L,0xBB1E9460L,0x65D5211B400A7DE6LL}}},{{{0x5B53CEA7L,0x55EC281EL,0UL,0x310894EFL,0L,0x2E4BFEB9L,0xDE4803D9L,0x4C5FC528L,0UL,0x6C1EE675B1BE428DLL},{0x52E7242AL,-1L,0UL,0x27017709L,0x1D526F73FC086E3ELL,0L,0x70D2627AL,0x46B666CFL,0x2B533218L,18446744073709551615UL},{0L,1L,0x62L,0x2708B598L,0x54950292F062F9EBLL,0x52593985L,8UL,2L,0x6E8CC69BL,1UL},{0xFEF410EEL,-1L,255UL,-8L,0x3C012ED8777333C1LL,8L,3UL,9L,18446744073709551609UL,0xECDA6AFB197F77B8LL},{1L,0x8DF0B40CL,255UL,0L,0L,0xE43CA151L,0x51701301L,0L,0UL,0xD23FD9E97A5A2D37LL},{7L,1L,1UL,-1L,0L,1L,0x16A5EDF7L,0xADE210F8L,1UL,1UL},{0xE3D3A027L,9L,0x7FL,8L,-1L,-1L,0x9CA599E8L,0xDD5C7C2AL,18446744073709551615UL,0xFB305B6B3E050B60LL},{7L,1L,1UL,-1L,0L,1L,0x16A5EDF7L,0xADE210F8L,1UL,1UL}},{{0xB8F1232BL,1L,4UL,0xD09B009BL,0xAAAC66A3103F65EDLL,7L,0UL,0x5D99DCB4L,1UL,18446744073709551615UL},{0x3862EC6EL,-4L,255UL,0x01707B2DL,0xF9683E6511223A1CLL,0x2BF2EA91L,1UL,0xCCE1D586L,0x5AC02E54L,18446744073709551615UL},{0x23AF371EL,1L,250UL,0x12AA6194L,0xADB697361251DDE9LL,1L,0xE334445FL,0x8FF8386EL,0x60EA1FCBL,5UL},{0x3862EC6EL,-4L,255UL,0x01707B2DL,0xF9683E6511223A1CLL,0x2BF2EA91L,1UL,0xCCE1D586L,0x5AC02E54L,18446744073709551615UL},{0x86011FF6L,1L,248UL,0x5FE0BAA2L,0x37020429A2812802LL,9L,0xE2FE8AF0L,0x85905A64L,1UL,0UL},{1L,0x25474920L,0xA9L,0x177E657CL,-1L,-1L,4294967295UL,1L,0x2C5F0FECL,9UL},{-3L,8L,252UL,0x3E0CC714L,1L,0L,0UL,0x5917CC92L,0x2B9BCE48L,0UL},{4L,0xED1503EAL,0xACL,0x2A8529EDL,-6L,0x55F8D8D4L,4294967295UL,6L,18446744073709551611UL,2UL}},{{-1L,0x1F6FCDBBL,0x61L,0L,0x03ED459C91C3B092LL,0x49A7A102L,4294967287UL,0xA4CD3D19L,0UL,0UL},{0x86011FF6L,1L,248UL,0x5FE0BAA2L,0x37020429A2812802LL,9L,0xE2FE8AF0L,0x85905A64L,1UL,0UL},{-9L,-1L,253UL,-10L,0xB1B14DBE7B94C43DLL,2L,4294967295UL,-10L,0xC9BA167DL,0x3E3F395690623013LL},{0xFCC9999AL,2L,0xE4L,0xF6690478L,0xF35A761A866A0C81LL,1L,0xD0D82C20L,0x11121276L,0x961DF772L,0xDB9F264F309C5B9ELL},{0xB093C4B4L,1L,8UL,0x6AC6BA4FL,8L,-1L,4294967294UL,0xF516256CL,0x734FEFE3L,0UL},{0x23759B0EL,5L,246UL,1L,0x25A6743863F9AC30LL,0xC5A9BA0FL,0xA3470430L,0x1D2DF6C1L,3UL,18446744073709551609UL},{0xE4E09258L,-9L,253UL,0x9EB996A0L,-10L,-7L,0xEFFF42C7L,-6L,0x2BC790E4L,0x002DD56EBDC288C9LL},{0L,1L,0x62L,0x2708B598L,0x54950292F062F9EBLL,0x52593985L,8UL,2L,0x6E8CC69BL,1UL}}},{{{-1L,1L,1UL,-1L,5L,-1L,0x53F42E68L,9L,1UL,6UL},{0L,0x6EF220F3L,0UL,4L,6L,-1L,1UL,3L,0xA73AE220L,0x36476C85D2ACBB68LL},{-9L,-1L,253UL,-10L,0xB1B14DBE7B94C43DLL,2L,4294967295UL,-10L,0xC9BA167DL,0x3E3F395690623013LL},{0L,9L,1UL,-5L,-9L,-1L,1UL,0x56B3B69DL,0UL,0xA9B4688EA5768C3CLL},{0x41BB6314L,7L,250UL,0L,7L,0xC26982CBL,0UL,0x3585E498L,0x68F2D11AL,0xD8D744C3FFEC8B85LL},{0x13E0E5FBL,0x5F488A95L,0x8EL,0x6EC2147EL,0x2F5043B9DC827ECELL,-1L,0x0FE3F845L,0xA02F89B8L,0x4D98BB6EL,18446744073709551607UL},{-3L,8L,252UL,0x3E0CC714L,1L,0L,0UL,0x5917CC92L,0x2B9BCE48L,0UL},{0x4C617466L,1L,255UL,1L,-1L,0x25D48286L,4294967295UL,0x04BD2709L,18446744073709551606UL,0xCD21D5C8D0C193B0LL}},{{0xB093C4B4L,1L,8UL,0x6AC6BA4FL,8L,-1L,4294967294UL,0xF516256CL,0x734FEFE3L,0UL},{3L,7L,249UL,0x12A03D79L,0x982BA3F2A4696CBELL,8L,0UL,-1L,0UL,5UL},{0L,2L,0x29L,-10L,6L,0x3BFAD523L,4294967295UL,4L,18446744073709551608UL,0x004077DA460C29ACLL},{4L,0xED1503EAL,0xACL,0x2A8529EDL,-6L,0x55F8D8D4L,4294967295UL,6L,18446744073709551611UL,2UL},{3L,7L,249UL,0x12A03D79L,0x982BA3F2A4696CBELL,8L,0UL,-1L,0UL,5UL},{0x590AEAA4L,-1L,0x1FL,0xE09B8D86L,0xD423D922E734D34BLL,4L,0xE0C86161L,0L,0x006F5CBAL,18446744073709551608UL},{0L,0L,0UL,0x496F2CF0L,0xFA2786E16CF9EC69LL,0x59391BD2L,4UL,-4L,0x0B0C16FFL,4UL},{0xF08EFC07L,0x0BE296A2L,0xE4L,9L,0x430B0AEEB24C444ELL,-2L,0x8D983D9BL,5L,0x5F8898D2L,1UL}},{{0x13E0E5FBL,0x5F488A95L,0x8EL,0x6EC2147EL,0x2F5043B9DC827ECELL,-1L,0x0FE3F845L,0xA02F89B8L,0x4D98BB6EL,18446744073709551607UL},{0x0A15146EL,0x4B22052CL,0UL,3L,0x41B4E259C45BB2E7LL,0x1D159A6DL,0x9A26F218L,0x0B1A7B24L,0x7B5507A7L,8UL},{-4L,-1L,0UL,0L,1L,0x689FD084L,0UL,0x4F30ABF0L,0UL,0UL},{-9L,-1L,253UL,-10L,0xB1B14DBE7B94C43DLL,2L,4294967295UL,-10L,0xC9BA167DL,0x3E3F395690623013LL},{0x95D687B1L,0xE1410D7BL,253UL,0xBFF7363FL,-10L,2L,0xAC2DEDFFL,2L,0x6B48AE50L,0x55926A58E655390BLL},{-6L,0xE27B4212L,0x83L,0x9AD52F3DL,6L,-1L,4294967287UL,0x360228D2L,0xE2B4C428L,0x302A563AE75BD324LL},{0x41BB6314L,7L,250UL,0L,7L,0xC26982CBL,0UL,0x3585E498L,0x68F2D11AL,0xD8D744C3FFEC8B85LL},{0xBA28A435L,0L,0x2BL,0x44D9CBD0L,-8L,0x35BCE92BL,0x5FADEF3AL,0xE5790CE1L,0xCE43DFF4L,18446744073709551615UL}}},{{{0x13E0E48FL,4L,255UL,0x1C86825CL,4L,0xCBBB69DCL,4294967286UL,0x86E6BB91L,6UL,0x416A66D67636ECF4LL},{0x661987C1L,1L,0xE7L,0x8B2BFBB9L,0xB48E4641FBD045AALL,0xD935B5FBL,0UL,0xB1FDD921L,0xCD8E6AC3L,0xCC22D9EE5D579C5ALL},{0xFCC9999AL,2L,0xE4L,0xF6690478L,0xF35A761A866A0C81LL,1L,0xD0D82C20L,0x11121276L,0x961DF772L,0xDB9F264F309C5B9ELL},{7L,1L,1UL,-1L,0L,1L,0x16A5EDF7L,0xADE210F8L,1UL,1UL},{0x1FB77718L,0x7CB9319AL,0x03L,0xFAB451C4L,0x77CB8CE5415742ECLL,0L,4294967290UL,1L,0xE182C5E0L,5UL},{-1L,0x1F6FCDBBL,0x61L,0L,0x03ED459C91C3B092LL,0x49A7A102L,4294967287UL,0xA4CD3D19L,0UL,0UL},{0x95D687B1L,0xE1410D7BL,253UL,0xBFF7363FL,-10L,2L,0xAC2DEDFFL,2L,0x6B48AE50L,0x55926A58E655390BLL},{0xFCC9999AL,2L,0xE4L,0xF6690478L,0xF35A761A866A0C81LL,1L,0xD0D82C20L,0x11121276L,0x961DF772L,0xDB9F264F309C5B9ELL}},{{0xC2774322L,0x5CC33800L,0x90L,0x599D2959L,1L,1L,0x894447EFL,0x7D3B56DFL,0x28DE5BA7L,0UL},{0x86011FF6L,1L,248UL,0x5FE0BAA2L,0x37020429A2812802LL,9L,0xE2FE8AF0L,0x85905A64L,1UL,0UL},{0xC9A52D55L,0xF0D347E4L,255UL,0x876F3141L,0xAF3957B9630591BDLL,0L,1UL,-5L,0x6CFDB3FCL,0x2829888005387AE2LL},{4L,0xED1503EAL,0xACL,0x2A8529EDL,-6L,0x55F8D8D4L,4294967295UL,6L,18446744073709551611UL,2UL},{0L,1L,0x62L,0x2708B598L,0x54950292F062F9EBLL,0x52593985L,8UL,2L,0x6E8CC69BL,1UL},{0x9EF4175FL,-5L,1UL,4L,1L,0x4B75411DL,0x4D97040CL,0x4D2ACE06L,0x8D92822CL,0xB990AC3D78DC8350LL},{0xC2774322L,0x5CC33800L,0x90L,0x599D2959L,1L,1L,0x894447EFL,0x7D3B56DFL,0x28DE5BA7L,0UL},{-3L,8L,252UL,0x3E0CC714L,1L,0L,0UL,0x5917CC92L,0x2B9BCE48L,0UL}},{{1L,0x1B8FBBDAL,255UL,0xAA1FAFE2L,0x97C22E9301E93C93LL,-1L,0x6B147DA0L,1L,0x46660213L,18446744073709551609UL},{-3L,8L,252UL,0x3E0CC714L,1L,0L,0UL,0x5917CC92L,0x2B9BCE48L,0UL},{0L,0x6EF220F3L,0UL,4L,6L,-1L,1UL,3L,0xA73AE220L,0x36476C85D2ACBB68LL},{-4L,-1L,0UL,0L,1L,0x689FD084L,0UL,0x4F30ABF0L,0UL,0UL},{0L,0L,0UL,0x496F2CF0L,0xFA2786E16CF9EC69LL,0x59391BD2L,4UL,-4L,0x0B0C16FFL,4UL},{0x23AF371EL,1L,250UL,0x12AA6194L,0xADB697361251DDE9LL,1L,0xE334445FL,0x8FF8386EL,0x60EA1FCBL,5UL},{-9L,-1L,253UL,-10L,0xB1B14DBE7B94C43DLL,2L,4294967295UL,-10L,0xC9BA167DL,0x3E3F395690623013LL},{0L,1L,0x62L,0x2708B598L,0x54950292F062F9EBLL,0x52593985L,8UL,2L,0x6E8CC69BL,1UL}}},{{{0xB093C4B4L,1L,8UL,0x6AC6BA4FL,8L,-1L,4294967294UL,0xF516256CL,0x734FEFE3L,0UL},{0x298A92F2L,0x13E602A6L,0xEFL,-2L,0x7097A10F7D9BD434LL,0xC295DCC4L,3UL,-4L,1UL,0UL},{-2L,0L,0xC4L,1L,0x2CB40E7E3678DD1ELL,0x1732E178L,3UL,-1L,0x72187F2CL,18446744073709551612UL},{0xF08EFC07L,0x0BE296A2L,0xE4L,9L,0x430B0AEEB24C444ELL,-2L,0x8D983D9BL,5L,0x5F8898D2L,1UL},{0x9B9B2BEDL,-5L,254UL,0xA64388DFL,0xA610BABDD0D20955LL,-9L,0xF256B28EL,1L,0x9EFE06D3L,0xB54B434C5A331C5FLL},{0x661987C1L,1L,0xE7L,0x8B2BFBB9L,0xB48E4641FBD045AALL,0xD935B5FBL,0UL,0xB1FDD921L,0xCD8E6AC3L,0xCC22D9EE5D579C5ALL},{3L,7L,249UL,0x12A03D79L,0x982BA3F2A4696CBELL,8L,0UL,-1L,0UL,5UL},{0x41B68725L,2L,0x57L,0xA55278F5L,0x0F00214AA2C998C9LL,0x88718603L,0xC8303439L,0x49830267L,0UL,0xED942428C5936678LL}},{{0xBA28A435L,0L,0x2BL,0x44D9CBD0L,-8L,0x35BCE92BL,0x5FADEF3AL,0xE5790CE1L,0xCE43DFF4L,18446744073709551615UL},{-1L,0x03E7627EL,1UL,0x70F74324L,0x2D9738C0A643CE5ALL,0x7912FAD5L,0xC7AF745BL,-10L,0xB13B3B35L,0x19084A6BD48DA0EFLL},{0x0CEE294AL,0xFA1DFFE1L,0xA3L,0x1FD50D09L,1L,0xA4A6F043L,0x2F568600L,6L,1UL,0x395583388235A951LL},{0L,1L,0x62L,0x2708B598L,0x54950292F062F9EBLL,0x52593985L,8UL,2L,0x6E8CC69BL,1UL},{0L,1L,0x62L,0x2708B598L,0x54950292F062F9EBLL,0x52593985L,8UL,2L,0x6E8CC69BL,1UL},{0x0CEE294AL,0xFA1DFFE1L,0xA3L,0x1FD50D09L,1L,0xA4A6F043L,0x2F568600L,6L,1UL,0x395583388235A951LL},{-1L,0x03E7627EL,1UL,0x70F74324L,0x2D9738C0A643CE5ALL,0x7912FAD5L,0xC7AF745BL,-10L,0xB13B3B35L,0x19084A6BD48DA0EFLL},{0xBA28A435L,0L,0x2BL,0x44D9CBD0L,-8L,0x35BCE92BL,0x5FADEF3AL,0xE5790CE1L,0xCE43DFF4L,18446744073709551615UL}},{{0xE4E09258L,-9L,253UL,0x9EB996A0L,-10L,-7L,0xEFFF42C7L,-6L,0x2BC790E4L,0x002DD56EBDC288C9LL},{7L,1L,1UL,-1L,0L,1L,0x16A5EDF7L,0xADE210F8L,1UL,1UL},{1L,0xED504A9EL,0x1BL,0xCFE6204BL,0x54C509BBBA2F81C5LL,0xBDC4B161L,1UL,0x031A89CBL,0xA26BD762L,0UL},{0L,0x6EF220F3L,0UL,4L,6L,-1L,1UL,3L,0xA73AE220L,0x36476C85D2ACBB68LL},{0x86011FF6L,1L,248UL,0x5FE0BAA2L,0x37020429A2812802LL,9L,0xE2FE8AF0L,0x85905A64L,1UL,0UL},{6L,0x1D349035L,0x8AL,1L,0x9EFFBEA12364AEBALL,0xE44CF212L,4294967295UL,4L,0xF27573DFL,0x93EC1983643D2F4CLL},{0x5A54E6FAL,-6L,0x52L,0x5BC20FC7L,0xAA8F40377310FA0FLL,0xC97CA06BL,0x9F8F7FEAL,-10L,18446744073709551615UL,0xDC62A8C9A106B55ALL},{0L,0x7AFF1D3AL,0xC2L,0x8654F115L,3L,0x53FE85FDL,0xE82F0075L,0x3180FBD4L,18446744073709551607UL,0UL}}},{{{0x13E0E48FL,4L,255UL,0x1C86825CL,4L,0xCBBB69DCL,4294967286UL,0x86E6BB91L,6UL,0x416A66D67636ECF4LL},{0x1FB77718L,0x7CB9319AL,0x03L,0xFAB451C4L,0x77CB8CE5415742ECLL,0L,4294967290UL,1L,0xE182C5E0L,5UL},{0x4C617466L,1L,255UL,1L,-1L,0x25D48286L,4294967295UL,0x04BD2709L,18446744073709551606UL,0xCD21D5C8D0C193B0LL},{0x9A2C7BA0L,-8L,0x14L,9L,-1L,0x2A6A018AL,4294967293UL,0xE88540C3L,18446744073709551606UL,0UL},{0L,0x6EF220F3L,0UL,4L,6L,-1L,1UL,3L,0xA73AE220L,0x36476C85D2ACBB68LL},{6L,0x1D349035L,0x8AL,1L,0x9EFFBEA12364AEBALL,0xE44CF212L,4294967295UL,4L,0xF27573DFL,0x93EC1983643D2F4CLL},{0xC2774322L,0x5CC33800L,0x90L,0x599D2959L,1L,1L,0x894447EFL,0x7D3B56DFL,0x28DE5BA7L,0UL},{0x661987C1L,1L,0xE7L,0x8B2BFBB9L,0xB48E4641FBD045AALL,0xD935B5FBL,0UL,0xB1FDD921L,0xCD8E6AC3L,0xCC22D9EE5D579C5ALL}},{{0xA039DEF8L,0xA5A884BFL,0x94L,0x31995F5BL,-1L,0x1BB6EF82L,0x5886D2A9L,-1L,18446744073709551615UL,1UL},{7L,1L,1UL,-1L,0L,1L,0x16A5EDF7L,0xADE210F8L,1UL,1UL},{0x590AEAA4L,-1L,0x1FL,0xE09B8D86L,0xD423D922E734D34BLL,4L,0xE0C86161L,0L,0x006F5CBAL,18446744073709551608UL},{0L,9L,1UL,-5L,-9L,-1L,1UL,0x56B3B69DL,0UL,0xA9B4688EA5768C3CLL},{3L,7L,249UL,0x12A03D79L,0x982BA3F2A4696CBELL,8L,0UL,-1L,0UL,5UL},{0x0CEE294AL,0xFA1DFFE1L,0xA3L,0x1FD50D09L,1L,0xA4A6F043L,0x2F568600L,6L,1UL,0x395583388235A951LL},{0xB093C4B4L,1L,8UL,0x6AC6BA4FL,8L,-1L,4294967294UL,0xF516256CL,0x734FEFE3L,0UL},{7L,1L,1UL,-1L,0L,1L,0x16A5EDF7L,0xADE210F8L,1UL,1UL}},{{0x661987C1L,1L,0xE7L,0x8B2BFBB9L,0xB48E4641FBD045AALL,0xD935B5FBL,0UL,0xB1FDD921L,0xCD8E6AC3L,0xCC22D9EE5D579C5ALL},{-1L,0x03E7627EL,1UL,0x70F74324L,0x2D9738C0A643CE5ALL,0x7912FAD5L,0xC7AF745BL,-10L,0xB13B3B35L,0x19084A6BD48DA0EFLL},{0x77C688FEL,0x8B4474D8L,0x8FL,0L,0L,0L,0UL,0xDFA1C946L,18446744073709551613UL,18446744073709551608UL},{1L,0xED504A9EL,0x1BL,0xCFE6204BL,0x54C509BBBA2F81C5LL,0xBDC4B161L,1UL,0x031A89CBL,0xA26BD762L,0UL},{0x0A15146EL,0x4B22052CL,0UL,3L,0x41B4E259C45BB2E7LL,0x1D159A6DL,0x9A26F218L,0x0B1A7B24L,0x7B5507A7L,8UL},{0x661987C1L,1L,0xE7L,0x8B2BFBB9L,0xB48E4641FBD045AALL,0xD935B5FBL,0UL,0xB1FDD921L,0xCD8E6AC3L,0xCC22D9EE5D579C5ALL},{0x298A92F2L,0x13E602A6L,0xEFL,-2L,0x7097A10F7D9BD434LL,0xC295DCC4L,3UL,-4L,1UL,0UL},{0x9A2C7BA0L,-8L,0x14L,9L,-1L,0x2A6A018AL,4294967293UL,0xE88540C3L,18446744073709551606UL,0UL}}},{{{-1L,1L,1UL,-1L,5L,-1L,0x53F42E68L,9L,1UL,6UL},{0x298A92F2L,0x13E602A6L,0xEFL,-2L,0x7097A10F7D9BD434LL,0xC295DCC4L,3UL,-4L,1UL,0UL},{-4L,-1L,0UL,0L,1L,0x689FD084L,0UL,0x4F30ABF0L,0UL,0UL},{-3L,8L,252UL,0x3E0CC714L,1L,0L,0UL,0x5917CC92L,0x2B9BCE48L,0UL},{0x661987C1L,1L,0xE7L,0x8B2BFBB9L,0xB48E4641FBD045AALL,0xD935B5FBL,0UL,0xB1FDD921L,0xCD8E6AC3L,0xCC22D9EE5D579C5ALL},{0x23AF371EL,1L,250UL,0x12AA6194L,0xADB697361251DDE9LL,1L,0xE334445FL,0x8FF8386EL,0x60EA1FCBL,5UL},{7L,0x457F6D15L,255UL,0x1735F5A0L,-6L,0xA4721960L,4294967293UL,1L,1UL,0xF929C0317CEC09F9LL},{1L,0x1B8FBBDAL,255UL,0xAA1FAFE2L,0x97C22E9301E93C93LL,-1L,0x6B147DA0L,1L,0x46660213L,18446744073709551609UL}},{{5L,0xD292F650L,0x57L,0x0290B52CL,-1L,0L,1UL,9L,18446744073709551615UL,0UL},{-3L,8L,252UL,0x3E0CC714L,1L,0L,0UL,0x5917CC92L,0x2B9BCE48L,0UL},{0xE3D3A027L,9L,0x7FL,8L,-1L,-1L,0x9CA599E8L,0xDD5C7C2AL,18446744073709551615UL,0xFB305B6B3E050B60LL},{0xB093C4B4L,1L,8UL,0x6AC6BA4FL,8L,-1L,4294967294UL,0xF516256CL,0x734FEFE3L,0UL},{0x86011FF6L,1L,248UL,0x5FE0BAA2L,0x37020429A2812802LL,9L,0xE2FE8AF0L,0x85905A64L,1UL,0UL},{0x9EF4175FL,-5L,1UL,4L,1L,0x4B75411DL,0x4D97040CL,0x4D2ACE06L,0x8D92822CL,0xB990AC3D78DC8350LL},{0xB093C4B4L,1L,8UL,0x6AC6BA4FL,8L,-1L,4294967294UL,0xF516256CL,0x734FEFE3L,0UL},{0x52E7242AL,-1L,0UL,0x27017709L,0x1D526F73FC086E3ELL,0L,0x70D2627AL,0x46B666CFL,0x2B533218L,18446744073709551615UL}},{{0x1FB77718L,0x7CB9319AL,0x03L,0xFAB451C4L,0x77CB8CE5415742ECLL,0L,4294967290UL,1L,0xE182C5E0L,5UL},{0x86011FF6L,1L,248UL,0x5FE0BAA2L,0x37020429A2812802LL,9L,0xE2FE8AF0L,0x85905A64L,1UL,0UL},{0x661987C1L,1L,0xE7L,0x8B2BFBB9L,0xB48E4641FBD045AALL,0xD935B5FBL,0UL,0xB1FDD921L,0xCD8E6AC3L,0xCC22D9EE5D579C5ALL},{0x77C688FEL,0x8B4474D8L,0x8FL,0L,0L,0L,0UL,0xDFA1C946L,18446744073709551613UL,18446744073709551608UL},{-3L,8L,252UL,0x3E0CC714L,1L,0L,0UL,0x5917CC92L,0x2B9BCE48L,0UL},{-1L,0x1F6FCDBBL,0x61L,0L,0x03ED459C91C3B092LL,0x49A7A102L,4294967287UL,0xA4CD3D19L,0UL,0UL},{0xE4E09258L,-9L,253UL,0x9EB996A0L,-10L,-7L,0xEFFF42C7L,-6L,0x2BC790E4L,0x002DD56EBDC288C9LL},{0x95D687B1L,0xE1410D7BL,253UL,0xBFF7363FL,-10L,2L,0xAC2DEDFFL,2L,0x6B48AE50L,0x55926A58E655390BLL}}},{{{-8L,0xCE7D2595L,0x92L,7L,5L,0xA3CF10EAL,4294967295UL,0xD0AE3736L,0x64891637L,0UL},{0x661987C1L,1L,0xE7L,0x8B2BFBB9L,0xB48E4641FBD045AALL,0xD935B5FBL,0UL,0xB1FDD921L,0xCD8E6AC3L,0xCC22D9EE5D579C5ALL},{0x4C617466L,1L,255UL,1L,-1L,0x25D48286L,4294967295UL,0x04BD2709L,18446744073709551606UL,0xCD21D5C8D0C193B0LL},{0L,9L,1UL,-5L,-9L,-1L,1UL,0x56B3B69DL,0UL,0xA9B4688EA5768C3CLL},{0x298A92F2L,0x13E602A6L,0xEFL,-2L,0x7097A10F7D9BD434LL,0xC295DCC4L,3UL,-4L,1UL,0UL},{-6L,0xE27B4212L,0x83L,0x9AD52F3DL,6L,-1L,4294967287UL,0x360228D2L,0xE2B4C428L,0x302A563AE75BD324LL},{0L,1L,0x62L,0x2708B598L,0x54950292F062F9EBLL,0x52593985L,8UL,2L,0x6E8CC69BL,1UL},{0L,0x6EF220F3L,0UL,4L,6L,-1L,1UL,3L,0xA73AE220L,0x36476C85D2ACBB68LL}},{{0xB093C4B4L,1L,8UL,0x6AC6BA4FL,8L,-1L,4294967294UL,0xF516256CL,0x734FEFE3L,0UL},{0x0A15146EL,0x4B22052CL,0UL,3L,0x41B4E259C45BB2E7LL,0x1D159A6DL,0x9A26F218L,0x0B1A7B24L,0x7B5507A7L,8UL},{2L,-6L,0x2DL,0L,0xCF3FCC09E7A52E21LL,0x4CD4C3F6L,0xDF6C9631L,-1L,18446744073709551615UL,0xFA411368AA8B2EC3LL},{0x52E7242AL,-1L,0UL,0x27017709L,0x1D526F73FC086E3ELL,0L,0x70D2627AL,0x46B666CFL,0x2B533218L,18446744073709551615UL},{-1L,0x03E7627EL,1UL,0x70F74324L,0x2D9738C0A643CE5ALL,0x7912FAD5L,0xC7AF745BL,-10L,0xB13B3B35L,0x19084A6BD48DA0EFLL},{0x590AEAA4L,-1L,0x1FL,0xE09B8D86L,0xD423D922E734D34BLL,4L,0xE0C86161L,0L,0x006F5CBAL,18446744073709551608UL},{-1L,0x03E7627EL,1UL,0x70F74324L,0x2D9738C0A643CE5ALL,0x7912FAD5L,0xC7AF745BL,-10L,0xB13B3B35L,0x19084A6BD48DA0EFLL},{0x52E7242AL,-1L,0UL,0x27017709L,0x1D526F73FC086E3ELL,0L,0x70D2627AL,0x46B666CFL,0x2B533218L,18446744073709551615UL}},{{-4L,-1L,0UL,0L,1L,0x689FD084L,0UL,0x4F30ABF0L,0UL,0UL},{3L,7L,249UL,0x12A03D79L,0x982BA3F2A4696CBELL,8L,0UL,-1L,0UL,5UL},{-4L,-1L,0UL,0L,1L,0x689FD084L,0UL,0x4F30ABF0L,0UL,0UL},{0x661987C1L,1L,0xE7L,0x8B2BFBB9L,0xB48E4641FBD045AALL,0xD935B5FBL,0UL,0xB1FDD921L,0xCD8E6AC3L,0xCC22D9EE5D579C5ALL},{7L,1L,1UL,-1L,0L,1L,0x16A5EDF7L,0xADE210F8L,1UL,1UL},{0x13E0E5FBL,0x5F488A95L,0x8EL,0x6EC2147EL,0x2F5043B9DC827ECELL,-1L,0x0FE3F845L,0xA02F89B8L,0x4D98BB6EL,18446744073709551607UL},{-4L,7L,0x55L,1L,0xF9DDC945F8CA2383LL,0xEF4BAFCAL,4294967295UL,0xA7CDB255L,0x1ABD3A48L,0UL},{0xBA28A435L,0L,0x2BL,0x44D9CBD0L,-8L,0x35BCE92BL,0x5FADEF3AL,0xE5790CE1L,0xCE43DFF4L,18446744073709551615UL}}},{{{1L,0x8DF0B40CL,255UL,0L,0L,0xE43CA151L,0x51701301L,0L,0UL,0xD23FD9E97A5A2D37LL},{0L,0x6EF220F3L,0UL,4L,6L,-1L,1UL,3L,0xA73AE220L,0x36476C85D2ACBB68LL},{-2L,0L,0xC4L,1L,0x2CB40E7E3678DD1ELL,0x1732E178L,3UL,-1L,0x72187F2CL,18446744073709551612UL},{-3L,8L,252UL,0x3E0CC714L,1L,0L,0UL,0x5917CC92L,0x2B9BCE48L,0UL},{0x1FB77718L,0x7CB9319AL,0x03L,0xFAB451C4L,0x77CB8CE5415742ECLL,0L,4294967290UL,1L,0xE182C5E0L,5UL},{0x23759B0EL,5L,246UL,1L,0x25A6743863F9AC30LL,0xC5A9BA0FL,0xA3470430L,0x1D2DF6C1L,3UL,18446744073709551609UL},{7L,1L,1UL,-1L,0L,1L,0x16A5EDF7L,0xADE210F8L,1UL,1UL},{-2L,0L,0xC4L,1L,0x2CB40E7E3678DD1ELL,0x1732E178L,3UL,-1L,0x72187F2CL,18446744073709551612UL}},{{1L,0x8DF0B40CL,255UL,0L,0L,0xE43CA151L,0x51701301L,0L,0UL,0xD23FD9E97A5A2D37LL},{0x86011FF6L,1L,248UL,0x5FE0BAA2L,0x37020429A2812802LL,9L,0xE2FE8AF0L,0x85905A64L,1UL,0UL},{0x5B53CEA7L,0x55EC281EL,0UL,0x310894EFL,0L,0x2E4BFEB9L,0xDE4803D9L,0x4C5FC528L,0UL,0x6C1EE675B1BE428DLL},{0L,0x7AFF1D3AL,0xC2L,0x8654F115L,3L,0x53FE85FDL,0xE82F0075L,0x3180FBD4L,18446744073709551607UL,0UL},{7L,1L,1UL,-1L,0L,1L,0x16A5EDF7L,0xADE210F8L,1UL,1UL},{1L,0x25474920L,0xA9L,0x177E657CL,-1L,-1L,4294967295UL,1L,0x2C5F0FECL,9UL},{0xC2774322L,0x5CC33800L,0x90L,0x599D2959L,1L,1L,0x894447EFL,0x7D3B56DFL,0x28DE5BA7L,0UL},{7L,1L,1UL,-1L,0L,1L,0x16A5EDF7L,0xADE210F8L,1UL,1UL}},{{-4L,-1L,0UL,0L,1L,0x689FD084L,0UL,0x4F30ABF0L,0UL,0UL},{0L,1L,0x62L,0x2708B598L,0x54950292F062F9EBLL,0x52593985L,8UL,2L,0x6E8CC69BL,1UL},{0x5A54E6FAL,-6L,0x52L,0x5BC20FC7L,0xAA8F40377310FA0FLL,0xC97CA06BL,0x9F8F7FEAL,-10L,18446744073709551615UL,0xDC62A8C9A106B55ALL},{-4L,-1L,0UL,0L,1L,0x689FD084L,0UL,0x4F30ABF0L,0UL,0UL},{-1L,0x03E7627EL,1UL,0x70F74324L,0x2D9738C0A643CE5ALL,0x7912FAD5L,0xC7AF745BL,-10L,0xB13B3B35L,0x19084A6BD48DA0EFLL},{1L,0x1B8FBBDAL,255UL,0xAA1FAFE2L,0x97C22E9301E93C93LL,-1L,0x6B147DA0L,1L,0x46660213L,18446744073709551609UL},{0L,0x6EF220F3L,0UL,4L,6L,-1L,1UL,3L,0xA73AE220L,0x36476C85D2ACBB68LL},{0xB093C4B4L,1L,8UL,0x6AC6BA4FL,8L,-1L,4294967294UL,0xF516256CL,0x734FEFE3L,0UL}}}};
static struct S0 g_1806 = {2L,4L,0xBEL,-2L,-1L,1L,1UL,-1L,18446744073709551606UL,2UL};
static struct S0 g_1807 = {0x58DB4A45L,0x27276908L,1UL,5L,0x510F178D068C4076LL,0x4FA33995L,0x51DF31D0L,-6L,18446744073709551615UL,0x05419A96AFA9C06FLL};
static struct S0 g_1808 = {1L,-1L,6UL,0L,-7L,-2L,4294967291UL,0x9A748B11L,0xAC1DDCFCL,0x80B8A9F12BE3AC38LL};
static struct S0 g_1809 = {0xA9D4FD6AL,0x5F0D4E27L,255UL,0xAA084842L,0L,0x12ACCEA6L,0xC6576B69L,0x2EF4A7A3L,9UL,0x54639010F1A9518ELL};
static struct S0 g_1810[5] = {{1L,1L,0x6FL,3L,0x7DCB7E30B8AB552ALL,0x25DEE4FFL,0xB4CD2B21L,0x22928B2EL,0UL,0x6CAADF7E625BCF04LL},{1L,1L,0x6FL,3L,0x7DCB7E30B8AB552ALL,0x25DEE4FFL,0xB4CD2B21L,0x22928B2EL,0UL,0x6CAADF7E625BCF04LL},{1L,1L,0x6FL,3L,0x7DCB7E30B8AB552ALL,0x25DEE4FFL,0xB4CD2B21L,0x22928B2EL,0UL,0x6CAADF7E625BCF04LL},{1L,1L,0x6FL,3L,0x7DCB7E30B8AB552ALL,0x25DEE4FFL,0xB4CD2B21L,0x22928B2EL,0UL,0x6CAADF7E625BCF04LL},{1L,1L,0x6FL,3L,0x7DCB7E30B8AB552ALL,0x25DEE4FFL,0xB4CD2B21L,0x22928B2EL,0UL,0x6CAADF7E625BCF04LL}};
static struct S0 g_1811 = {0x2655E182L,1L,255UL,0L,0xF51632968503C05ELL,-3L,0xFAE6C9CDL,-1L,0xB6F174F5L,0x29FE1A7276F57A0BLL};
static struct S0 g_1812 = {0x3046B6EBL,-9L,255UL,0L,0L,-1L,0UL,4L,0xFA42B483L,2UL};
static struct S0 g_1813 = {-9L,-1L,0x46L,0x807383CCL,-1L,0L,0x061A6520L,-1L,0x29ED890FL,0x520EA0C8D46758E3LL};
static struct S0 g_1814[9][10][2] = {{{{-8L,0xC5446ED9L,0UL,0L,0xE0CA2CDF274C111BLL,0x1695EA98L,0x989A98E5L,0xB790EB5CL,0xE74D024BL,0xCC0C20EB8FC40126LL},{8L,0x8777786DL,0x1AL,8L,0x2C35B49D7A73C59DLL,0x3CA632B0L,4294967286UL,1L,0x848233F3L,0x24104B6A6B6A2D83LL}},{{0x3FF4847CL,1L,0x92L,0xEB6B183DL,0x7C683C3F70368F86LL,0x678A40D3L,0x77D20874L,-1L,18446744073709551612UL,18446744073709551606UL},{-1L,-5L,0xFCL,0x5441F78AL,0x59A9D03927B1F488LL,0L,5UL,0x76D6E16AL,0x5EDDA54EL,0xA5D277E2D952DED4LL}},{{0x6C7B7FC8L,1L,251UL,0xB4F4D21AL,-1L,0x73BF6A40L,0xF48925B6L,0L,0xFC93EDB1L,18446744073709551615UL},{-1L,-5L,0xFCL,0x5441F78AL,0x59A9D03927B1F488LL,0L,5UL,0x76D6E16AL,0x5EDDA54EL,0xA5D277E2D952DED4LL}},{{0x4157F02CL,-1L,0x68L,-1L,0xADDA102F310E27A8LL,0x2C224CEDL,4294967295UL,-1L,5UL,18446744073709551615UL},{0xA251ABE7L,-6L,248UL,0xDA1E1CF2L,0xBA2D3C5EBB4EE00BLL,5L,1UL,0x11919B17L,18446744073709551614UL,1UL}},{{0x3FF4847CL,1L,0x92L,0xEB6B183DL,0x7C683C3F70368F86LL,0x678A40D3L,0x77D20874L,-1L,18446744073709551612UL,18446744073709551606UL},{5L,0xBD15A598L,0xEDL,0x21F8E690L,4L,0x32E4B484L,0UL,-4L,0x3E184A18L,18446744073709551609UL}},{{0x99D26D99L,0x8A1AAA12L,0xE6L,9L,1L,0xD805DE68L,0xFF0B4F35L,0xAAD8DCC5L,0x9967C0D3L,18446744073709551611UL},{0xF1E100AAL,0x52EE06DCL,8UL,0x50752D68L,4L,0xA01C18E2L,0UL,4L,1UL,18446744073709551614UL}},{{-1L,0xD7427E88L,1UL,0x2AFDD6AAL,1L,-1L,4294967295UL,0xDB3D8346L,0x0EA8E11CL,0x2C337E63E716A1B7LL},{-4L,0L,1UL,-1L,-1L,-1L,0xF9F8B71BL,0x96BE4A3EL,1UL,18446744073709551615UL}},{{0L,0L,0UL,1L,6L,0x688D239BL,4294967295UL,0x96BC712BL,0xD479EA40L,1UL},{0x4157F02CL,-1L,0x68L,-1L,0xADDA102F310E27A8LL,0x2C224CEDL,4294967295UL,-1L,5UL,18446744073709551615UL}},{{2L,3L,0x4BL,-1L,0x8B108A6652F52174LL,-1L,4294967295UL,8L,18446744073709551609UL,0xA264F7D9FD593B88LL},{2L,3L,0x4BL,-1L,0x8B108A6652F52174LL,-1L,4294967295UL,8L,18446744073709551609UL,0xA264F7D9FD593B88LL}},{{0x6C7B7FC8L,1L,251UL,0xB4F4D21AL,-1L,0x73BF6A40L,0xF48925B6L,0L,0xFC93EDB1L,18446744073709551615UL},{0x3FF4847CL,1L,0x92L,0xEB6B183DL,0x7C683C3F70368F86LL,0x678A40D3L,0x77D20874L,-1L,18446744073709551612UL,18446744073709551606UL}}},{{{1L,-1L,0x03L,0x5A14E9C1L,0x7C80B142B930EEAELL,0xF69E9DA1L,0x348280EFL,0x2B3A76C1L,0x8010CA1DL,1UL},{-1L,-5L,0xFCL,0x5441F78AL,0x59A9D03927B1F488LL,0L,5UL,0x76D6E16AL,0x5EDDA54EL,0xA5D277E2D952DED4LL}},{{5L,-2L,0x1DL,0xBC3FA0E8L,-1L,0xC384641BL,0x34191097L,-1L,0x1515025BL,18446744073709551606UL},{1L,0x0FA3D1AAL,251UL,0x1D495938L,0xECF6E471B29B62C0LL,1L,0x0EBC1338L,0x270E2A70L,18446744073709551611UL,18446744073709551613UL}},{{0x71553A1BL,0L,8UL,0x20413207L,-2L,0xE3B782AFL,5UL,0x0F492790L,18446744073709551615UL,0UL},{5L,-2L,0x1DL,0xBC3FA0E8L,-1L,0xC384641BL,0x34191097L,-1L,0x1515025BL,18446744073709551606UL}},{{0xF1E100AAL,0x52EE06DCL,8UL,0x50752D68L,4L,0xA01C18E2L,0UL,4L,1UL,18446744073709551614UL},{0L,0x0D8A88EBL,246UL,0x83983135L,0xAF2BF2F772618A8BLL,3L,1UL,0x20A5AE12L,0xA524B17EL,18446744073709551615UL}},{{0xF1E100AAL,0x52EE06DCL,8UL,0x50752D68L,4L,0xA01C18E2L,0UL,4L,1UL,18446744073709551614UL},{5L,-2L,0x1DL,0xBC3FA0E8L,-1L,0xC384641BL,0x34191097L,-1L,0x1515025BL,18446744073709551606UL}},{{0x71553A1BL,0L,8UL,0x20413207L,-2L,0xE3B782AFL,5UL,0x0F492790L,18446744073709551615UL,0UL},{1L,0x0FA3D1AAL,251UL,0x1D495938L,0xECF6E471B29B62C0LL,1L,0x0EBC1338L,0x270E2A70L,18446744073709551611UL,18446744073709551613UL}},{{5L,-2L,0x1DL,0xBC3FA0E8L,-1L,0xC384641BL,0x34191097L,-1L,0x1515025BL,18446744073709551606UL},{-1L,-5L,0xFCL,0x5441F78AL,0x59A9D03927B1F488LL,0L,5UL,0x76D6E16AL,0x5EDDA54EL,0xA5D277E2D952DED4LL}},{{1L,-1L,0x03L,0x5A14E9C1L,0x7C80B142B930EEAELL,0xF69E9DA1L,0x348280EFL,0x2B3A76C1L,0x8010CA1DL,1UL},{0x3FF4847CL,1L,0x92L,0xEB6B183DL,0x7C683C3F70368F86LL,0x678A40D3L,0x77D20874L,-1L,18446744073709551612UL,18446744073709551606UL}},{{0x6C7B7FC8L,1L,251UL,0xB4F4D21AL,-1L,0x73BF6A40L,0xF48925B6L,0L,0xFC93EDB1L,18446744073709551615UL},{2L,3L,0x4BL,-1L,0x8B108A6652F52174LL,-1L,4294967295UL,8L,18446744073709551609UL,0xA264F7D9FD593B88LL}},{{2L,3L,0x4BL,-1L,0x8B108A6652F52174LL,-1L,4294967295UL,8L,18446744073709551609UL,0xA264F7D9FD593B88LL},{0x4157F02CL,-1L,0x68L,-1L,0xADDA102F310E27A8LL,0x2C224CEDL,4294967295UL,-1L,5UL,18446744073709551615UL}}},{{{0L,0L,0UL,1L,6L,0x688D239BL,4294967295UL,0x96BC712BL,0xD479EA40L,1UL},{-4L,0L,1UL,-1L,-1L,-1L,0xF9F8B71BL,0x96BE4A3EL,1UL,18446744073709551615UL}},{{-1L,0xD7427E88L,1UL,0x2AFDD6AAL,1L,-1L,4294967295UL,0xDB3D8346L,0x0EA8E11CL,0x2C337E63E716A1B7LL},{0xF1E100AAL,0x52EE06DCL,8UL,0x50752D68L,4L,0xA01C18E2L,0UL,4L,1UL,18446744073709551614UL}},{{0x99D26D99L,0x8A1AAA12L,0xE6L,9L,1L,0xD805DE68L,0xFF0B4F35L,0xAAD8DCC5L,0x9967C0D3L,18446744073709551611UL},{5L,0xBD15A598L,0xEDL,0x21F8E690L,4L,0x32E4B484L,0UL,-4L,0x3E184A18L,18446744073709551609UL}},{{0x3FF4847CL,1L,0x92L,0xEB6B183DL,0x7C683C3F70368F86LL,0x678A40D3L,0x77D20874L,-1L,18446744073709551612UL,18446744073709551606UL},{0xA251ABE7L,-6L,248UL,0xDA1E1CF2L,0xBA2D3C5EBB4EE00BLL,5L,1UL,0x11919B17L,18446744073709551614UL,1UL}},{{0x4157F02CL,-1L,0x68L,-1L,0xADDA102F310E27A8LL,0x2C224CEDL,4294967295UL,-1L,5UL,18446744073709551615UL},{0xC50B8361L,-1L,255UL,5L,0L,0xC8015B33L,0UL,0xBF4B608AL,18446744073709551615UL,0x87AC20A80BABE52BLL}},{{5L,0xBD15A598L,0xEDL,0x21F8E690L,4L,0x32E4B484L,0UL,-4L,0x3E184A18L,18446744073709551609UL},{0xC50B8361L,-1L,255UL,5L,0L,0xC8015B33L,0UL,0xBF4B608AL,18446744073709551615UL,0x87AC20A80BABE52BLL}},{{0x4157F02CL,-1L,0x68L,-1L,0xADDA102F310E27A8LL,0x2C224CEDL,4294967295UL,-1L,5UL,18446744073709551615UL},{0xA251ABE7L,-6L,248UL,0xDA1E1CF2L,0xBA2D3C5EBB4EE00BLL,5L,1UL,0x11919B17L,18446744073709551614UL,1UL}},{{0x3FF4847CL,1L,0x92L,0xEB6B183DL,0x7C683C3F70368F86LL,0x678A40D3L,0x77D20874L,-1L,18446744073709551612UL,18446744073709551606UL},{5L,0xBD15A598L,0xEDL,0x21F8E690L,4L,0x32E4B484L,0UL,-4L,0x3E184A18L,18446744073709551609UL}},{{0x99D26D99L,0x8A1AAA12L,0xE6L,9L,1L,0xD805DE68L,0xFF0B4F35L,0xAAD8DCC5L,0x9967C0D3L,18446744073709551611UL},{0xF1E100AAL,0x52EE06DCL,8UL,0x50752D68L,4L,0xA01C18E2L,0UL,4L,1UL,18446744073709551614UL}},{{-1L,0xD7427E88L,1UL,0x2AFDD6AAL,1L,-1L,4294967295UL,0xDB3D8346L,0x0EA8E11CL,0x2C337E63E716A1B7LL},{-4L,0L,1UL,-1L,-1L,-1L,0xF9F8B71BL,0x96BE4A3EL,1UL,18446744073709551615UL}}},{{{0L,0L,0UL,1L,6L,0x688D239BL,4294967295UL,0x96BC712BL,0xD479EA40L,1UL},{0x4157F02CL,-1L,0x68L,-1L,0xADDA102F310E27A8LL,0x2C224CEDL,4294967295UL,-1L,5UL,18446744073709551615UL}},{{2L,3L,0x4BL,-1L,0x8B108A6652F52174LL,-1L,4294967295UL,8L,18446744073709551609UL,0xA264F7D9FD593B88LL},{2L,3L,0x4BL,-1L,0x8B108A6652F52174LL,-1L,4294967295UL,8L,18446744073709551609UL,0xA264F7D9FD593B88LL}},{{0x6C7B7FC8L,1L,251UL,0xB4F4D21AL,-1L,0x73BF6A40L,0xF48925B6L,0L,0xFC93EDB1L,18446744073709551615UL},{0x3FF4847CL,1L,0x92L,0xEB6B183DL,0x7C683C3F70368F86LL,0x678A40D3L,0x77D20874L,-1L,18446744073709551612UL,18446744073709551606UL}},{{1L,-1L,0x03L,0x5A14E9C1L,0x7C80B142B930EEAELL,0xF69E9DA1L,0x348280EFL,0x2B3A76C1L,0x8010CA1DL,1UL},{-1L,-5L,0xFCL,0x5441F78AL,0x59A9D03927B1F488LL,0L,5UL,0x76D6E16AL,0x5EDDA54EL,0xA5D277E2D952DED4LL}},{{5L,-2L,0x1DL,0xBC3FA0E8L,-1L,0xC384641BL,0x34191097L,-1L,0x1515025BL,18446744073709551606UL},{1L,0x0FA3D1AAL,251UL,0x1D495938L,0xECF6E471B29B62C0LL,1L,0x0EBC1338L,0x270E2A70L,18446744073709551611UL,18446744073709551613UL}},{{0x71553A1BL,0L,8UL,0x20413207L,-2L,0xE3B782AFL,5UL,0x0F492790L,18446744073709551615UL,0UL},{5L,-2L,0x1DL,0xBC3FA0E8L,-1L,0xC384641BL,0x34191097L,-1L,0x1515025BL,18446744073709551606UL}},{{0xF1E100AAL,0x52EE06DCL,8UL,0x50752D68L,4L,0xA01C18E2L,0UL,4L,1UL,18446744073709551614UL},{0L,0x0D8A88EBL,246UL,0x83983135L,0xAF2BF2F772618A8BLL,3L,1UL,0x20A5AE12L,0xA524B17EL,18446744073709551615UL}},{{0xF1E100AAL,0x52EE06DCL,8UL,0x50752D68L,4L,0xA01C18E2L,0UL,4L,1UL,18446744073709551614UL},{5L,-2L,0x1DL,0xBC3FA0E8L,-1L,0xC384641BL,0x34191097L,-1L,0x1515025BL,18446744073709551606UL}},{{0x71553A1BL,0L,8UL,0x20413207L,-2L,0xE3B782AFL,5UL,0x0F492790L,18446744073709551615UL,0UL},{1L,0x0FA3D1AAL,251UL,0x1D495938L,0xECF6E471B29B62C0LL,1L,0x0EBC1338L,0x270E2A70L,18446744073709551611UL,18446744073709551613UL}},{{5L,-2L,0x1DL,0xBC3FA0E8L,-1L,0xC384641BL,0x34191097L,-1L,0x1515025BL,18446744073709551606UL},{-1L,-5L,0xFCL,0x5441F78AL,0x59A9D03927B1F488LL,0L,5UL,0x76D6E16AL,0x5EDDA54EL,0xA5D277E2D952DED4LL}}},{{{1L,-1L,0x03L,0x5A14E9C1L,0x7C80B142B930EEAELL,0xF69E9DA1L,0x348280EFL,0x2B3A76C1L,0x8010CA1DL,1UL},{0x3FF4847CL,1L,0x92L,0xEB6B183DL,0x7C683C3F70368F86LL,0x678A40D3L,0x77D20874L,-1L,18446744073709551612UL,18446744073709551606UL}},{{0x6C7B7FC8L,1L,251UL,0xB4F4D21AL,-1L,0x73BF6A40L,0xF48925B6L,0L,0xFC93EDB1L,18446744073709551615UL},{2L,3L,0x4BL,-1L,0x8B108A6652F52174LL,-1L,4294967295UL,8L,18446744073709551609UL,0xA264F7D9FD593B88LL}},{{2L,3L,0x4BL,-1L,0x8B108A6652F52174LL,-1L,4294967295UL,8L,18446744073709551609UL,0xA264F7D9FD593B88LL},{0x4157F02CL,-1L,0x68L,-1L,0xADDA102F310E27A8LL,0x2C224CEDL,4294967295UL,-1L,5UL,18446744073709551615UL}},{{0L,0L,0UL,1L,6L,0x688D239BL,4294967295UL,0x96BC712BL,0xD479EA40L,1UL},{-4L,0L,1UL,-1L,-1L,-1L,0xF9F8B71BL,0x96BE4A3EL,1UL,18446744073709551615UL}},{{-1L,0xD7427E88L,1UL,0x2AFDD6AAL,1L,-1L,4294967295UL,0xDB3D8346L,0x0EA8E11CL,0x2C337E63E716A1B7LL},{0xF1E100AAL,0x52EE06DCL,8UL,0x50752D68L,4L,0xA01C18E2L,0UL,4L,1UL,18446744073709551614UL}},{{0x99D26D99L,0x8A1AAA12L,0xE6L,9L,1L,0xD805DE68L,0xFF0B4F35L,0xAAD8DCC5L,0x9967C0D3L,18446744073709551611UL},{5L,0xBD15A598L,0xEDL,0x21F8E690L,4L,0x32E4B484L,0UL,-4L,0x3E184A18L,18446744073709551609UL}},{{0x3FF4847CL,1L,0x92L,0xEB6B183DL,0x7C683C3F70368F86LL,0x678A40D3L,0x77D20874L,-1L,18446744073709551612UL,18446744073709551606UL},{0xA251ABE7L,-6L,248UL,0xDA1E1CF2L,0xBA2D3C5EBB4EE00BLL,5L,1UL,0x11919B17L,18446744073709551614UL,1UL}},{{0x4157F02CL,-1L,0x68L,-1L,0xADDA102F310E27A8LL,0x2C224CEDL,4294967295UL,-1L,5UL,18446744073709551615UL},{0xC50B8361L,-1L,255UL,5L,0L,0xC8015B33L,0UL,0xBF4B608AL,18446744073709551615UL,0x87AC20A80BABE52BLL}},{{5L,0xBD15A598L,0xEDL,0x21F8E690L,4L,0x32E4B484L,0UL,-4L,0x3E184A18L,18446744073709551609UL},{0xC50B8361L,-1L,255UL,5L,0L,0xC8015B33L,0UL,0xBF4B608AL,18446744073709551615UL,0x87AC20A80BABE52BLL}},{{0x4157F02CL,-1L,0x68L,-1L,0xADDA102F310E27A8LL,0x2C224CEDL,4294967295UL,-1L,5UL,18446744073709551615UL},{0xA251ABE7L,-6L,248UL,0xDA1E1CF2L,0xBA2D3C5EBB4EE00BLL,5L,1UL,0x11919B17L,18446744073709551614UL,1UL}}},{{{0x3FF4847CL,1L,0x92L,0xEB6B183DL,0x7C683C3F70368F86LL,0x678A40D3L,0x77D20874L,-1L,18446744073709551612UL,18446744073709551606UL},{5L,0xBD15A598L,0xEDL,0x21F8E690L,4L,0x32E4B484L,0UL,-4L,0x3E184A18L,18446744073709551609UL}},{{0x99D26D99L,0x8A1AAA12L,0xE6L,9L,1L,0xD805DE68L,0xFF0B4F35L,0xAAD8DCC5L,0x9967C0D3L,18446744073709551611UL},{0xF1E100AAL,0x52EE06DCL,8UL,0x50752D68L,4L,0xA01C18E2L,0UL,4L,1UL,18446744073709551614UL}},{{-1L,0xD7427E88L,1UL,0x2AFDD6AAL,1L,-1L,4294967295UL,0xDB3D8346L,0x0EA8E11CL,0x2C337E63E716A1B7LL},{-4L,0L,1UL,-1L,-1L,-1L,0xF9F8B71BL,0x96BE4A3EL,1UL,18446744073709551615UL}},{{0L,0L,0UL,1L,6L,0x688D239BL,4294967295UL,0x96BC712BL,0xD479EA40L,1UL},{0x4157F02CL,-1L,0x68L,-1L,0xADDA102F310E27A8LL,0x2C224CEDL,4294967295UL,-1L,5UL,18446744073709551615UL}},{{2L,3L,0x4BL,-1L,0x8B108A6652F52174LL,-1L,4294967295UL,8L,18446744073709551609UL,0xA264F7D9FD593B88LL},{2L,3L,0x4BL,-1L,0x8B108A6652F52174LL,-1L,4294967295UL,8L,18446744073709551609UL,0xA264F7D9FD593B88LL}},{{0x6C7B7FC8L,1L,251UL,0xB4F4D21AL,-1L,0x73BF6A40L,0xF48925B6L,0L,0xFC93EDB1L,18446744073709551615UL},{0x3FF4847CL,1L,0x92L,0xEB6B183DL,0x7C683C3F70368F86LL,0x678A40D3L,0x77D20874L,-1L,18446744073709551612UL,18446744073709551606UL}},{{1L,-1L,0x03L,0x5A14E9C1L,0x7C80B142B930EEAELL,0xF69E9DA1L,0x348280EFL,0x2B3A76C1L,0x8010CA1DL,1UL},{-1L,-5L,0xFCL,0x5441F78AL,0x59A9D03927B1F488LL,0L,5UL,0x76D6E16AL,0x5EDDA54EL,0xA5D277E2D952DED4LL}},{{5L,-2L,0x1DL,0xBC3FA0E8L,-1L,0xC384641BL,0x34191097L,-1L,0x1515025BL,18446744073709551606UL},{1L,0x0FA3D1AAL,251UL,0x1D495938L,0xECF6E471B29B62C0LL,1L,0x0EBC1338L,0x270E2A70L,18446744073709551611UL,18446744073709551613UL}},{{0x71553A1BL,0L,8UL,0x20413207L,-2L,0xE3B782AFL,5UL,0x0F492790L,18446744073709551615UL,0UL},{5L,-2L,0x1DL,0xBC3FA0E8L,-1L,0xC384641BL,0x34191097L,-1L,0x1515025BL,18446744073709551606UL}},{{0xF1E100AAL,0x52EE06DCL,8UL,0x50752D68L,4L,0xA01C18E2L,0UL,4L,1UL,18446744073709551614UL},{0L,0x0D8A88EBL,246UL,0x83983135L,0xAF2BF2F772618A8BLL,3L,1UL,0x20A5AE12L,0xA524B17EL,18446744073709551615UL}}},{{{0xF1E100AAL,0x52EE06DCL,8UL,0x50752D68L,4L,0xA01C18E2L,0UL,4L,1UL,18446744073709551614UL},{5L,-2L,0x1DL,0xBC3FA0E8L,-1L,0xC384641BL,0x34191097L,-1L,0x1515025BL,18446744073709551606UL}},{{0x71553A1BL,0L,8UL,0x20413207L,-2L,0xE3B782AFL,5UL,0x0F492790L,18446744073709551615UL,0UL},{1L,0x0FA3D1AAL,251UL,0x1D495938L,0xECF6E471B29B62C0LL,1L,0x0EBC1338L,0x270E2A70L,18446744073709551611UL,18446744073709551613UL}},{{5L,-2L,0x1DL,0xBC3FA0E8L,-1L,0xC384641BL,0x34191097L,-1L,0x1515025BL,18446744073709551606UL},{-1L,-5L,0xFCL,0x5441F78AL,0x59A9D03927B1F488LL,0L,5UL,0x76D6E16AL,0x5EDDA54EL,0xA5D277E2D952DED4LL}},{{1L,-1L,0x03L,0x5A14E9C1L,0x7C80B142B930EEAELL,0xF69E9DA1L,0x348280EFL,0x2B3A76C1L,0x8010CA1DL,1UL},{0x3FF4847CL,1L,0x92L,0xEB6B183DL,0x7C683C3F70368F86LL,0x678A40D3L,0x77D20874L,-1L,18446744073709551612UL,18446744073709551606UL}},{{0x6C7B7FC8L,1L,251UL,0xB4F4D21AL,-1L,0x73BF6A40L,0xF48925B6L,0L,0xFC93EDB1L,18446744073709551615UL},{2L,3L,0x4BL,-1L,0x8B108A6652F52174LL,-1L,4294967295UL,8L,18446744073709551609UL,0xA264F7D9FD593B88LL}},{{2L,3L,0x4BL,-1L,0x8B108A6652F52174LL,-1L,4294967295UL,8L,18446744073709551609UL,0xA264F7D9FD593B88LL},{0x4157F02CL,-1L,0x68L,-1L,0xADDA102F310E27A8LL,0x2C224CEDL,4294967295UL,-1L,5UL,18446744073709551615UL}},{{0L,0L,0UL,1L,6L,0x688D239BL,4294967295UL,0x96BC712BL,0xD479EA40L,1UL},{-4L,0L,1UL,-1L,-1L,-1L,0xF9F8B71BL,0x96BE4A3EL,1UL,18446744073709551615UL}},{{-1L,0xD7427E88L,1UL,0x2AFDD6AAL,1L,-1L,4294967295UL,0xDB3D8346L,0x0EA8E11CL,0x2C337E63E716A1B7LL},{0xF1E100AAL,0x52EE06DCL,8UL,0x50752D68L,4L,0xA01C18E2L,0UL,4L,1UL,18446744073709551614UL}},{{0x99D26D99L,0x8A1AAA12L,0xE6L,9L,1L,0xD805DE68L,0xFF0B4F35L,0xAAD8DCC5L,0x9967C0D3L,18446744073709551611UL},{5L,0xBD15A598L,0xEDL,0x21F8E690L,4L,0x32E4B484L,0UL,-4L,0x3E184A18L,18446744073709551609UL}},{{0x3FF4847CL,1L,0x92L,0xEB6B183DL,0x7C683C3F70368F86LL,0x678A40D3L,0x77D20874L,-1L,18446744073709551612UL,18446744073709551606UL},{0xA251ABE7L,-6L,248UL,0xDA1E1CF2L,0xBA2D3C5EBB4EE00BLL,5L,1UL,0x11919B17L,18446744073709551614UL,1UL}}},{{{0x4157F02CL,-1L,0x68L,-1L,0xADDA102F310E27A8LL,0x2C224CEDL,4294967295UL,-1L,5UL,18446744073709551615UL},{0xC50B8361L,-1L,255UL,5L,0L,0xC8015B33L,0UL,0xBF4B608AL,18446744073709551615UL,0x87AC20A80BABE52BLL}},{{5L,0xBD15A598L,0xEDL,0x21F8E690L,4L,0x32E4B484L,0UL,-4L,0x3E184A18L,18446744073709551609UL},{0xC50B8361L,-1L,255UL,5L,0L,0xC8015B33L,0UL,0xBF4B608AL,18446744073709551615UL,0x87AC20A80BABE52BLL}},{{0x4157F02CL,-1L,0x68L,-1L,0xADDA102F310E27A8LL,0x2C224CEDL,4294967295UL,-1L,5UL,18446744073709551615UL},{0xA251ABE7L,-6L,248UL,0xDA1E1CF2L,0xBA2D3C5EBB4EE00BLL,5L,1UL,0x11919B17L,18446744073709551614UL,1UL}},{{0x3FF4847CL,1L,0x92L,0xEB6B183DL,0x7C683C3F70368F86LL,0x678A40D3L,0x77D20874L,-1L,18446744073709551612UL,18446744073709551606UL},{5L,0xBD15A598L,0xEDL,0x21F8E690L,4L,0x32E4B484L,0UL,-4L,0x3E184A18L,18446744073709551609UL}},{{0x99D26D99L,0x8A1AAA12L,0xE6L,9L,1L,0xD805DE68L,0xFF0B4F35L,0xAAD8DCC5L,0x9967C0D3L,18446744073709551611UL},{0xF1E100AAL,0x52EE06DCL,8UL,0x50752D68L,4L,0xA01C18E2L,0UL,4L,1UL,18446744073709551614UL}},{{-1L,0xD7427E88L,1UL,0x2AFDD6AAL,1L,-1L,4294967295UL,0xDB3D8346L,0x0EA8E11CL,0x2C337E63E716A1B7LL},{-4L,0L,1UL,-1L,-1L,-1L,0xF9F8B71BL,0x96BE4A3EL,1UL,18446744073709551615UL}},{{0L,0L,0UL,1L,6L,0x688D239BL,4294967295UL,0x96BC712BL,0xD479EA40L,1UL},{0x4157F02CL,-1L,0x68L,-1L,0xADDA102F310E27A8LL,0x2C224CEDL,4294967295UL,-1L,5UL,18446744073709551615UL}},{{2L,3L,0x4BL,-1L,0x8B108A6652F52174LL,-1L,4294967295UL,8L,18446744073709551609UL,0xA264F7D9FD593B88LL},{2L,3L,0x4BL,-1L,0x8B108A6652F52174LL,-1L,4294967295UL,8L,18446744073709551609UL,0xA264F7D9FD593B88LL}},{{0x6C7B7FC8L,1L,251UL,0xB4F4D21AL,-1L,0x73BF6A40L,0xF48925B6L,0L,0xFC93EDB1L,18446744073709551615UL},{0x3FF4847CL,1L,0x92L,0xEB6B183DL,0x7C683C3F70368F86LL,0x678A40D3L,0x77D20874L,-1L,18446744073709551612UL,18446744073709551606UL}},{{1L,-1L,0x03L,0x5A14E9C1L,0x7C80B142B930EEAELL,0xF69E9DA1L,0x348280EFL,0x2B3A76C1L,0x8010CA1DL,1UL},{-1L,-5L,0xFCL,0x5441F78AL,0x59A9D03927B1F488LL,0L,5UL,0x76D6E16AL,0x5EDDA54EL,0xA5D277E2D952DED4LL}}},{{{5L,-2L,0x1DL,0xBC3FA0E8L,-1L,0xC384641BL,0x34191097L,-1L,0x1515025BL,18446744073709551606UL},{1L,0x0FA3D1AAL,251UL,0x1D495938L,0xECF6E471B29B62C0LL,1L,0x0EBC1338L,0x270E2A70L,18446744073709551611UL,18446744073709551613UL}},{{0x71553A1BL,0L,8UL,0x20413207L,-2L,0xE3B782AFL,5UL,0x0F492790L,18446744073709551615UL,0UL},{5L,-2L,0x1DL,0xBC3FA0E8L,-1L,0xC384641BL,0x34191097L,-1L,0x1515025BL,18446744073709551606UL}},{{0xF1E100AAL,0x52EE06DCL,8UL,0x50752D68L,4L,0xA01C18E2L,0UL,4L,1UL,18446744073709551614UL},{0L,0x0D8A88EBL,246UL,0x83983135L,0xAF2BF2F772618A8BLL,3L,1UL,0x20A5AE12L,0xA524B17EL,18446744073709551615UL}},{{0xF1E100AAL,0x52EE06DCL,8UL,0x50752D68L,4L,0xA01C18E2L,0UL,4L,1UL,18446744073709551614UL},{5L,-2L,0x1DL,0xBC3FA0E8L,-1L,0xC384641BL,0x34191097L,-1L,0x1515025BL,18446744073709551606UL}},{{0x71553A1BL,0L,8UL,0x20413207L,-2L,0xE3B782AFL,5UL,0x0F492790L,18446744073709551615UL,0UL},{1L,0x0FA3D1AAL,251UL,0x1D495938L,0xECF6E471B29B62C0LL,1L,0x0EBC1338L,0x270E2A70L,18446744073709551611UL,18446744073709551613UL}},{{5L,-2L,0x1DL,0xBC3FA0E8L,-1L,0xC384641BL,0x34191097L,-1L,0x1515025BL,18446744073709551606UL},{-1L,-5L,0xFCL,0x5441F78AL,0x59A9D03927B1F488LL,0L,5UL,0x76D6E16AL,0x5EDDA54EL,0xA5D277E2D952DED4LL}},{{1L,-1L,0x03L,0x5A14E9C1L,0x7C80B142B930EEAELL,0xF69E9DA1L,0x348280EFL,0x2B3A76C1L,0x8010CA1DL,1UL},{0x3FF4847CL,1L,0x92L,0xEB6B183DL,0x7C683C3F70368F86LL,0x678A40D3L,0x77D20874L,-1L,18446744073709551612UL,18446744073709551606UL}},{{0x6C7B7FC8L,1L,251UL,0xB4F4D21AL,-1L,0x73BF6A40L,0xF48925B6L,0L,0xFC93EDB1L,18446744073709551615UL},{2L,3L,0x4BL,-1L,0x8B108A6652F52174LL,-1L,4294967295UL,8L,18446744073709551609UL,0xA264F7D9FD593B88LL}},{{2L,3L,0x4BL,-1L,0x8B108A6652F52174LL,-1L,4294967295UL,8L,18446744073709551609UL,0xA264F7D9FD593B88LL},{0x4157F02CL,-1L,0x68L,-1L,0xADDA102F310E27A8LL,0x2C224CEDL,4294967295UL,-1L,5UL,18446744073709551615UL}},{{0L,0L,0UL,1L,6L,0x688D239BL,4294967295UL,0x96BC712BL,0xD479EA40L,1UL},{-4L,0L,1UL,-1L,-1L,-1L,0xF9F8B71BL,0x96BE4A3EL,1UL,18446744073709551615UL}}}};
static struct S0 g_1815[3] = {{0x7208DD12L,0xE345E967L,0xCBL,0x3C6450A6L,0xB9AFEEB84604D86CLL,0x6A13B0C0L,1UL,-10L,18446744073709551606UL,18446744073709551608UL},{0x7208DD12L,0xE345E967L,0xCBL,0x3C6450A6L,0xB9AFEEB84604D86CLL,0x6A13B0C0L,1UL,-10L,18446744073709551606UL,18446744073709551608UL},{0x7208DD12L,0xE345E967L,0xCBL,0x3C6450A6L,0xB9AFEEB84604D86CLL,0x6A13B0C0L,1UL,-10L,18446744073709551606UL,18446744073709551608UL}};
static struct S0 g_1816 = {-1L,0L,255UL,0xD8845D90L,0x4EEA3259E9505AA5LL,0L,0x17E51FD4L,1L,0x9A028DDFL,18446744073709551612UL};
static struct S0 g_1817[7][2] = {{{1L,1L,0xB1L,1L,0xB5BEA170B35B5DD2LL,-2L,0xD5CC336AL,0x20F3B2C5L,0x43381A39L,0xCD5CCBBC7C8C5722LL},{1L,1L,0xB1L,1L,0xB5BEA170B35B5DD2LL,-2L,0xD5CC336AL,0x20F3B2C5L,0x43381A39L,0xCD5CCBBC7C8C5722LL}},{{0x602AEC4BL,-6L,1UL,-3L,0x9DBF6C956EA2FDC8LL,-4L,0xA5F8AFCDL,0xA432A41DL,0x001E96B0L,0x0D92CAEC0E49BB20LL},{1L,1L,0xB1L,1L,0xB5BEA170B35B5DD2LL,-2L,0xD5CC336AL,0x20F3B2C5L,0x43381A39L,0xCD5CCBBC7C8C5722LL}},{{1L,1L,0xB1L,1L,0xB5BEA170B35B5DD2LL,-2L,0xD5CC336AL,0x20F3B2C5L,0x43381A39L,0xCD5CCBBC7C8C5722LL},{0x602AEC4BL,-6L,1UL,-3L,0x9DBF6C956EA2FDC8LL,-4L,0xA5F8AFCDL,0xA432A41DL,0x001E96B0L,0x0D92CAEC0E49BB20LL}},{{1L,1L,0xB1L,1L,0xB5BEA170B35B5DD2LL,-2L,0xD5CC336AL,0x20F3B2C5L,0x43381A39L,0xCD5CCBBC7C8C5722LL},{1L,1L,0xB1L,1L,0xB5BEA170B35B5DD2LL,-2L,0xD5CC336AL,0x20F3B2C5L,0x43381A39L,0xCD5CCBBC7C8C5722LL}},{{0x602AEC4BL,-6L,1UL,-3L,0x9DBF6C956EA2FDC8LL,-4L,0xA5F8AFCDL,0xA432A41DL,0x001E96B0L,0x0D92CAEC0E49BB20LL},{1L,1L,0xB1L,1L,0xB5BEA170B35B5DD2LL,-2L,0xD5CC336AL,0x20F3B2C5L,0x43381A39L,0xCD5CCBBC7C8C5722LL}},{{1L,1L,0xB1L,1L,0xB5BEA170B35B5DD2LL,-2L,0xD5CC336AL,0x20F3B2C5L,0x43381A39L,0xCD5CCBBC7C8C5722LL},{0x602AEC4BL,-6L,1UL,-3L,0x9DBF6C956EA2FDC8LL,-4L,0xA5F8AFCDL,0xA432A41DL,0x001E96B0L,0x0D92CAEC0E49BB20LL}},{{1L,1L,0xB1L,1L,0xB5BEA170B35B5DD2LL,-2L,0xD5CC336AL,0x20F3B2C5L,0x43381A39L,0xCD5CCBBC7C8C5722LL},{1L,1L,0xB1L,1L,0xB5BEA170B35B5DD2LL,-2L,0xD5CC336AL,0x20F3B2C5L,0x43381A39L,0xCD5CCBBC7C8C5722LL}}};
static struct S0 g_1818 = {-4L,0x9324AF3CL,0x20L,0L,-1L,4L,0x974175C3L,1L,0x1EDEDEB6L,18446744073709551615UL};
static struct S0 g_1819[8][6][5] = {{{{1L,0xEFC73CEEL,1UL,0xD985D3DFL,0x510C8457E0294ABELL,-5L,0xD57D1284L,-8L,0xDE82CD16L,0x8AE3CA7A246B1DC9LL},{0L,-2L,8UL,1L,0x39D5ECBE26192BFBLL,2L,0x9A0691BFL,0L,0x7CE13FBBL,0x3ED77FB83B52146CLL},{0xFDBD778EL,0x3A4FAA4DL,0x28L,1L,0x98F537B5ECB83779LL,-1L,0UL,0x4E99E3B8L,0x23D4417AL,0x1F93E2F61A40780ALL},{1L,0xD0201380L,0xCBL,1L,0x8EBE96E6428253F6LL,-1L,8UL,0L,18446744073709551615UL,0UL},{0xCF7B3AA6L,0x4168BD10L,0xD3L,0xCDD11BBCL,0x7E7F68083769389FLL,0xDD709AE3L,4294967290UL,-1L,18446744073709551614UL,18446744073709551615UL}},{{-3L,0x9A494674L,0xA5L,0x9EFC6FACL,0x08A783AED387AF09LL,0x09360FBDL,0xBF5B2D6DL,-9L,0xDD3BD5B6L,0x872BC794F0E5C5ABLL},{-1L,0xFAAAA20CL,254UL,-8L,0xFA25865304174E82LL,0x9416B480L,4UL,0x26B292DDL,18446744073709551612UL,0x4F332C697FA2FD7DLL},{6L,0L,0x45L,0xADD72D64L,0xC9C7D314F9FACA59LL,0xDE0B8B0CL,0xFF7168CDL,-1L,0UL,8UL},{-1L,-4L,0UL,5L,0xD8C083AD0E80A90BLL,0x3CE50976L,4294967295UL,-2L,18446744073709551615UL,0xD64CF668605452BFLL},{1L,0x4560898BL,246UL,0x30BABF0FL,2L,1L,0UL,0L,0x4BEAB7B6L,18446744073709551615UL}},{{0x13186C1BL,-1L,1UL,0x2CE61AF8L,0x2FCCFDA2B6227447LL,-10L,0x159E1C9FL,-3L,18446744073709551614UL,0xB0963F13D792CEEDLL},{-1L,0xB28D34F5L,3UL,0xE0D66F16L,-9L,0x1D1B10EDL,0UL,0x94548E90L,0UL,18446744073709551615UL},{-7L,0xCCA1ABCAL,1UL,0x70DE612AL,0x70A53DDF22E6C3A0LL,-1L,1UL,3L,0UL,5UL},{0xFDBD778EL,0x3A4FAA4DL,0x28L,1L,0x98F537B5ECB83779LL,-1L,0UL,0x4E99E3B8L,0x23D4417AL,0x1F93E2F61A40780ALL},{0xE190164AL,0xF0DC391DL,2UL,1L,0x67A6B4E15A36F3D0LL,9L,0x6507706CL,0x5F7A7125L,0xD15D58CFL,0xBA0BE485B3271BB6LL}},{{-1L,-5L,0xD3L,-7L,1L,-1L,4294967289UL,0xEBFF0220L,0x64D17AB8L,0x00FE2B376D0B68B8LL},{2L,-1L,1UL,0x338BC81BL,0x0723F2FACD075D00LL,0xB13ED26CL,0xD5AC0A19L,0xB390D345L,0xE4414D2BL,1UL},{0x029195E1L,-3L,0x5BL,0xDE5B90D9L,-1L,-3L,4294967294UL,-6L,0x03867C6FL,0UL},{0L,0L,0x35L,0xE2C065F7L,-1L,0xFBF22F49L,0xFBD02CD5L,0xD466A016L,18446744073709551615UL,0UL},{0x029195E1L,-3L,0x5BL,0xDE5B90D9L,-1L,-3L,4294967294UL,-6L,0x03867C6FL,0UL}},{{5L,-2L,0x47L,0x09A82928L,0x8FDDDCC9D1F36531LL,0x102400B4L,0xED20D299L,-1L,18446744073709551615UL,18446744073709551615UL},{5L,-2L,0x47L,0x09A82928L,0x8FDDDCC9D1F36531LL,0x102400B4L,0xED20D299L,-1L,18446744073709551615UL,18446744073709551615UL},{0x53E884B2L,0xF600C539L,0x55L,0x07FD28B3L,0xB3B758BA4F5CD614LL,0x454BE338L,0xF54DCCD9L,0x862EAA75L,18446744073709551611UL,4UL},{-1L,0x84D83E6EL,253UL,0xF6C108B4L,-1L,0x7F6B0258L,0x29260F8DL,0L,0xBD4348B6L,0UL},{1L,0x40B8C9EBL,1UL,0x8AFEDD31L,0x41F754496E039D82LL,-9L,4UL,-10L,1UL,0x84C5626FFDDD5596LL}},{{-7L,0L,255UL,-6L,0xEF3D33EBA6D48C3ALL,0x247ED1BBL,0x23D3E4E6L,0x841CFB2AL,0UL,1UL},{6L,0L,0x45L,0xADD72D64L,0xC9C7D314F9FACA59LL,0xDE0B8B0CL,0xFF7168CDL,-1L,0UL,8UL},{0x4098C68CL,0xA99027E9L,254UL,0x869A014FL,0x156D1DA9DB1197ECLL,-1L,0UL,0x937B7ED0L,0xBA2B4AFAL,0x24A1485916AA95A9LL},{5L,0xDD7204A0L,247UL,0xE3C59E35L,-10L,0xCC423A47L,0x8C7C72AEL,0x829FB855L,18446744073709551607UL,8UL},{0x31C9CF4CL,0x1A89167FL,0xDEL,0x1071D2B1L,0x4C91FD1CD5BE5818LL,0x665E0BEFL,0x1ADA6DF6L,-4L,0xF3669557L,0UL}}},{{{0x8C80B86BL,0x388DD8D8L,249UL,1L,0x89F6C0847A2340B1LL,0L,1UL,-1L,0UL,18446744073709551614UL},{0L,0xD2EC1910L,0UL,0x9F5D12AFL,0x78EF2C2E8F7DCB86LL,1L,0xC6697B58L,0xD81734C2L,0x6C3F1C7CL,2UL},{1L,0x26D6E529L,255UL,0x22E17EA6L,0L,0xAAA3C670L,4UL,0L,0x758F1523L,0x39F2C8762215BA4BLL},{7L,0x895F3961L,0x4FL,-2L,0x9B7925D843B03578LL,0x61336254L,4294967289UL,1L,0x05A38B45L,18446744073709551607UL},{0x1D7F9B80L,0xA2F3796FL,0x3AL,0xA23B12C9L,-2L,0L,4294967288UL,0x55786D4CL,18446744073709551606UL,0x42F112EA49763897LL}},{{-2L,1L,6UL,6L,0L,-1L,1UL,0L,18446744073709551609UL,18446744073709551614UL},{6L,0L,0x45L,0xADD72D64L,0xC9C7D314F9FACA59LL,0xDE0B8B0CL,0xFF7168CDL,-1L,0UL,8UL},{-1L,0xB78E166CL,0UL,8L,0x19EFFC97FB931D93LL,-1L,0x11CBF97CL,0L,0x7BAD2B13L,0x5DF6C03773507AE0LL},{-7L,0L,255UL,-6L,0xEF3D33EBA6D48C3ALL,0x247ED1BBL,0x23D3E4E6L,0x841CFB2AL,0UL,1UL},{5L,0xDD7204A0L,247UL,0xE3C59E35L,-10L,0xCC423A47L,0x8C7C72AEL,0x829FB855L,18446744073709551607UL,8UL}},{{0xEBE3635EL,0xB8BE2EDBL,1UL,4L,0x96AAEAA367CD0BF8LL,0x84895720L,0x8F88B38FL,7L,0xF25BC62CL,0x766869ADC50922C1LL},{5L,-2L,0x47L,0x09A82928L,0x8FDDDCC9D1F36531LL,0x102400B4L,0xED20D299L,-1L,18446744073709551615UL,18446744073709551615UL},{0x8C80B86BL,0x388DD8D8L,249UL,1L,0x89F6C0847A2340B1LL,0L,1UL,-1L,0UL,18446744073709551614UL},{0xBD6025C0L,0xFE410DAAL,255UL,0x15561DD0L,0x51DF562773BEED81LL,0x15B2B4CEL,0UL,0x71FA3FB0L,0UL,9UL},{0L,-2L,8UL,1L,0x39D5ECBE26192BFBLL,2L,0x9A0691BFL,0L,0x7CE13FBBL,0x3ED77FB83B52146CLL}},{{3L,1L,8UL,0xCB44A2E4L,0xBC0E46B9D081BB5CLL,0x429CAD52L,1UL,0x24D23C71L,0xA0FF7400L,1UL},{2L,-1L,1UL,0x338BC81BL,0x0723F2FACD075D00LL,0xB13ED26CL,0xD5AC0A19L,0xB390D345L,0xE4414D2BL,1UL},{8L,9L,251UL,0x2CFC59EDL,-2L,0x3DEE4B08L,4294967295UL,0xB5AA45F1L,0x6E20E515L,0x0FBAF55E6D8CFDACLL},{0x3016BB01L,0x63E1A428L,0xDDL,1L,0x7E97413A3C81482DLL,1L,0xB8A34B86L,4L,0xF3E7179AL,0x431243610A6F7DB8LL},{-1L,-5L,0xD3L,-7L,1L,-1L,4294967289UL,0xEBFF0220L,0x64D17AB8L,0x00FE2B376D0B68B8LL}},{{1L,0xD0201380L,0xCBL,1L,0x8EBE96E6428253F6LL,-1L,8UL,0L,18446744073709551615UL,0UL},{-1L,0xB28D34F5L,3UL,0xE0D66F16L,-9L,0x1D1B10EDL,0UL,0x94548E90L,0UL,18446744073709551615UL},{0x2CD7695AL,0xDD32748FL,247UL,-6L,1L,0xACC1720FL,0x63D5327AL,1L,18446744073709551615UL,0x01A57ABBE95A311BLL},{0xD0BD520FL,8L,0x89L,-1L,0xCCEA4B53EABFC5C2LL,0L,0xBEC00692L,0x21C0B2DCL,0x15B844B1L,18446744073709551614UL},{-1L,0x84D83E6EL,253UL,0xF6C108B4L,-1L,0x7F6B0258L,0x29260F8DL,0L,0xBD4348B6L,0UL}},{{0xC352A3D0L,0xED48E4B8L,0xFDL,0L,0x6CAC0D8A3B9CDFA9LL,1L,0x7A821EC3L,0x3FF6A6F7L,0x2E4BE7F6L,0xCDA13B45BE34CB2FLL},{-1L,0xFAAAA20CL,254UL,-8L,0xFA25865304174E82LL,0x9416B480L,4UL,0x26B292DDL,18446744073709551612UL,0x4F332C697FA2FD7DLL},{0x3B67BDB8L,1L,0UL,0xEBA6A255L,0xDD9B1EE1E09E583ALL,0xE19EA11AL,0x359A10DCL,9L,1UL,0xF6050ABA4FA0E648LL},{0x4098C68CL,0xA99027E9L,254UL,0x869A014FL,0x156D1DA9DB1197ECLL,-1L,0UL,0x937B7ED0L,0xBA2B4AFAL,0x24A1485916AA95A9LL},{0x4098C68CL,0xA99027E9L,254UL,0x869A014FL,0x156D1DA9DB1197ECLL,-1L,0UL,0x937B7ED0L,0xBA2B4AFAL,0x24A1485916AA95A9LL}}},{{{0L,0xD2EC1910L,0UL,0x9F5D12AFL,0x78EF2C2E8F7DCB86LL,1L,0xC6697B58L,0xD81734C2L,0x6C3F1C7CL,2UL},{0L,-2L,8UL,1L,0x39D5ECBE26192BFBLL,2L,0x9A0691BFL,0L,0x7CE13FBBL,0x3ED77FB83B52146CLL},{0L,0xD2EC1910L,0UL,0x9F5D12AFL,0x78EF2C2E8F7DCB86LL,1L,0xC6697B58L,0xD81734C2L,0x6C3F1C7CL,2UL},{0x5740A826L,0x1EDC45B8L,255UL,0x67FFD3E0L,0xEB25A575AA0C160ELL,8L,0x08653BD5L,0x3EC0E6E0L,6UL,0x6E211E06A489E2ECLL},{0x28345715L,0x263F2155L,0x72L,0x3D71F271L,-1L,0x6CC3408FL,0x6EEE8EA8L,-7L,0xA5828DF3L,0x5013C048AFA09FD4LL}},{{-6L,-4L,0xB1L,0x911D77B6L,0L,0xDE0FEB45L,0UL,1L,18446744073709551608UL,9UL},{-2L,1L,6UL,6L,0L,-1L,1UL,0L,18446744073709551609UL,18446744073709551614UL},{0x18ACDD35L,-4L,0UL,0xE873ECC4L,-5L,0xB51CB93AL,0x8310E77FL,6L,0xE6EE54F2L,0UL},{0x39DDE8CCL,0x3A6AD2B1L,0UL,8L,-1L,0x6354BE98L,4294967292UL,0xFEE862D5L,1UL,0xAF2857B4A2E47172LL},{0x3B67BDB8L,1L,0UL,0xEBA6A255L,0xDD9B1EE1E09E583ALL,0xE19EA11AL,0x359A10DCL,9L,1UL,0xF6050ABA4FA0E648LL}},{{1L,0x26D6E529L,255UL,0x22E17EA6L,0L,0xAAA3C670L,4UL,0L,0x758F1523L,0x39F2C8762215BA4BLL},{1L,0x40B8C9EBL,1UL,0x8AFEDD31L,0x41F754496E039D82LL,-9L,4UL,-10L,1UL,0x84C5626FFDDD5596LL},{0x5DB10620L,1L,252UL,0x421E2236L,0L,0xF4BEE0CAL,4294967295UL,0xCD1A5CA3L,18446744073709551606UL,0UL},{0xFCB36351L,-1L,2UL,0xD8CCFA67L,0x5A7C1E203101206ELL,-2L,4294967295UL,0L,6UL,0x9036414A52CCE86ALL},{1L,0xEFC73CEEL,1UL,0xD985D3DFL,0x510C8457E0294ABELL,-5L,0xD57D1284L,-8L,0xDE82CD16L,0x8AE3CA7A246B1DC9LL}},{{0x95F7FD56L,-9L,0x41L,1L,0x4930A91DF0A7BC6ALL,0xE28AA9EEL,0xF5E0A40FL,0L,0x2901364FL,18446744073709551610UL},{5L,0xDD7204A0L,247UL,0xE3C59E35L,-10L,0xCC423A47L,0x8C7C72AEL,0x829FB855L,18446744073709551607UL,8UL},{0x18ACDD35L,-4L,0UL,0xE873ECC4L,-5L,0xB51CB93AL,0x8310E77FL,6L,0xE6EE54F2L,0UL},{0x3B67BDB8L,1L,0UL,0xEBA6A255L,0xDD9B1EE1E09E583ALL,0xE19EA11AL,0x359A10DCL,9L,1UL,0xF6050ABA4FA0E648LL},{0xAA49889CL,0x65924FA6L,250UL,0xFDAC93FFL,-1L,0xF3FED448L,0x6E84EF8BL,0x6B34E7BDL,0UL,0x63856B24E4B7DA6FLL}},{{0x1D7F9B80L,0xA2F3796FL,0x3AL,0xA23B12C9L,-2L,0L,4294967288UL,0x55786D4CL,18446744073709551606UL,0x42F112EA49763897LL},{0xD0BD520FL,8L,0x89L,-1L,0xCCEA4B53EABFC5C2LL,0L,0xBEC00692L,0x21C0B2DCL,0x15B844B1L,18446744073709551614UL},{0L,0xD2EC1910L,0UL,0x9F5D12AFL,0x78EF2C2E8F7DCB86LL,1L,0xC6697B58L,0xD81734C2L,0x6C3F1C7CL,2UL},{0x028ED0E5L,0x7677E7D2L,0UL,7L,0x36ACC489696E75F6LL,-1L,0x6B0FEA9BL,0L,0x4B370CEAL,0x33181A392462F065LL},{-6L,0xC752FF02L,0x35L,-5L,0x5134EA958541D516LL,0xD0CA8F3BL,0x88DF57AAL,0xA89AF6DFL,0x583B0049L,0xFED366B623827983LL}},{{6L,0L,0x45L,0xADD72D64L,0xC9C7D314F9FACA59LL,0xDE0B8B0CL,0xFF7168CDL,-1L,0UL,8UL},{-6L,0x0198C7FEL,0x93L,1L,2L,0xFDB74E47L,0x115E5B6BL,0xB1ACB79CL,18446744073709551615UL,1UL},{0x3B67BDB8L,1L,0UL,0xEBA6A255L,0xDD9B1EE1E09E583ALL,0xE19EA11AL,0x359A10DCL,9L,1UL,0xF6050ABA4FA0E648LL},{0x42D9E713L,0x95F33A8DL,8UL,7L,1L,4L,0xE96293D5L,0x4969259BL,0xEAB52121L,0UL},{-2L,1L,6UL,6L,0L,-1L,1UL,0L,18446744073709551609UL,18446744073709551614UL}}},{{{0x28345715L,0x263F2155L,0x72L,0x3D71F271L,-1L,0x6CC3408FL,0x6EEE8EA8L,-7L,0xA5828DF3L,0x5013C048AFA09FD4LL},{0L,7L,0x46L,0L,9L,0xC6B8560BL,4294967294UL,0xBFE7BB2DL,0x1FADEA91L,0x94851BE001E57495LL},{0x2CD7695AL,0xDD32748FL,247UL,-6L,1L,0xACC1720FL,0x63D5327AL,1L,18446744073709551615UL,0x01A57ABBE95A311BLL},{1L,0xEFC73CEEL,1UL,0xD985D3DFL,0x510C8457E0294ABELL,-5L,0xD57D1284L,-8L,0xDE82CD16L,0x8AE3CA7A246B1DC9LL},{4L,-1L,0x92L,9L,3L,0xEF0185F8L,0UL,0xB2C9FA7DL,1UL,0x311D744D194B37AELL}},{{5L,0xDD7204A0L,247UL,0xE3C59E35L,-10L,0xCC423A47L,0x8C7C72AEL,0x829FB855L,18446744073709551607UL,8UL},{0x3B67BDB8L,1L,0UL,0xEBA6A255L,0xDD9B1EE1E09E583ALL,0xE19EA11AL,0x359A10DCL,9L,1UL,0xF6050ABA4FA0E648LL},{8L,9L,251UL,0x2CFC59EDL,-2L,0x3DEE4B08L,4294967295UL,0xB5AA45F1L,0x6E20E515L,0x0FBAF55E6D8CFDACLL},{-6L,0L,0UL,-2L,0xDD23C691C45DC3CBLL,0xB4597DB1L,4294967290UL,0x5A223F37L,6UL,5UL},{6L,0L,0x45L,0xADD72D64L,0xC9C7D314F9FACA59LL,0xDE0B8B0CL,0xFF7168CDL,-1L,0UL,8UL}},{{0xCF7B3AA6L,0x4168BD10L,0xD3L,0xCDD11BBCL,0x7E7F68083769389FLL,0xDD709AE3L,4294967290UL,-1L,18446744073709551614UL,18446744073709551615UL},{0x8C80B86BL,0x388DD8D8L,249UL,1L,0x89F6C0847A2340B1LL,0L,1UL,-1L,0UL,18446744073709551614UL},{0x8C80B86BL,0x388DD8D8L,249UL,1L,0x89F6C0847A2340B1LL,0L,1UL,-1L,0UL,18446744073709551614UL},{0xCF7B3AA6L,0x4168BD10L,0xD3L,0xCDD11BBCL,0x7E7F68083769389FLL,0xDD709AE3L,4294967290UL,-1L,18446744073709551614UL,18446744073709551615UL},{0L,7L,0x46L,0L,9L,0xC6B8560BL,4294967294UL,0xBFE7BB2DL,0x1FADEA91L,0x94851BE001E57495LL}},{{0x3B67BDB8L,1L,0UL,0xEBA6A255L,0xDD9B1EE1E09E583ALL,0xE19EA11AL,0x359A10DCL,9L,1UL,0xF6050ABA4FA0E648LL},{0x60333C6FL,0xFDEF52C4L,1UL,0x9F1FF890L,1L,0x7E043FE9L,4294967286UL,5L,0x5E799363L,18446744073709551608UL},{-1L,0xB78E166CL,0UL,8L,0x19EFFC97FB931D93LL,-1L,0x11CBF97CL,0L,0x7BAD2B13L,0x5DF6C03773507AE0LL},{-6L,0x0198C7FEL,0x93L,1L,2L,0xFDB74E47L,0x115E5B6BL,0xB1ACB79CL,18446744073709551615UL,1UL},{0x3016BB01L,0x63E1A428L,0xDDL,1L,0x7E97413A3C81482DLL,1L,0xB8A34B86L,4L,0xF3E7179AL,0x431243610A6F7DB8LL}},{{-1L,-6L,0UL,0x05441DCBL,0x4FCC527B50DDC2BALL,0xC7A0468BL,4294967295UL,0x3061134DL,0xC5A0A849L,18446744073709551615UL},{2L,0xB42A95AFL,0x31L,0xDEBA6F05L,9L,-1L,4294967295UL,0xD5F70616L,0xA4F2E787L,18446744073709551612UL},{1L,0x26D6E529L,255UL,0x22E17EA6L,0L,0xAAA3C670L,4UL,0L,0x758F1523L,0x39F2C8762215BA4BLL},{-6L,-1L,247UL,0x3CA59413L,0x21B999902EAB4E01LL,0xF2B214F6L,4294967288UL,-1L,0UL,6UL},{0x811E5ADBL,0x09271A81L,0xA6L,0x40539E50L,0x761DBAFE0297E417LL,1L,4294967295UL,-1L,1UL,0xDD52420E3F7F697ALL}},{{0x17206600L,0x0569A448L,255UL,0x880EE76EL,0xD941ABE3F64EC954LL,-1L,4294967289UL,0x8C5382C0L,2UL,0x39C1662457B24ACDLL},{0x3016BB01L,0x63E1A428L,0xDDL,1L,0x7E97413A3C81482DLL,1L,0xB8A34B86L,4L,0xF3E7179AL,0x431243610A6F7DB8LL},{0x4098C68CL,0xA99027E9L,254UL,0x869A014FL,0x156D1DA9DB1197ECLL,-1L,0UL,0x937B7ED0L,0xBA2B4AFAL,0x24A1485916AA95A9LL},{-6L,0x0198C7FEL,0x93L,1L,2L,0xFDB74E47L,0x115E5B6BL,0xB1ACB79CL,18446744073709551615UL,1UL},{0x95F7FD56L,-9L,0x41L,1L,0x4930A91DF0A7BC6ALL,0xE28AA9EEL,0xF5E0A40FL,0L,0x2901364FL,18446744073709551610UL}}},{{{0xBD6025C0L,0xFE410DAAL,255UL,0x15561DD0L,0x51DF562773BEED81LL,0x15B2B4CEL,0UL,0x71FA3FB0L,0UL,9UL},{0x5DB10620L,1L,252UL,0x421E2236L,0L,0xF4BEE0CAL,4294967295UL,0xCD1A5CA3L,18446744073709551606UL,0UL},{0x53E884B2L,0xF600C539L,0x55L,0x07FD28B3L,0xB3B758BA4F5CD614LL,0x454BE338L,0xF54DCCD9L,0x862EAA75L,18446744073709551611UL,4UL},{0xCF7B3AA6L,0x4168BD10L,0xD3L,0xCDD11BBCL,0x7E7F68083769389FLL,0xDD709AE3L,4294967290UL,-1L,18446744073709551614UL,18446744073709551615UL},{0x6B333FF0L,0x8D778003L,0UL,0x55AAA952L,-6L,0xC75B22A6L,0xC6CEE441L,7L,0x324DB4BEL,0x08619DA543B9BA44LL}},{{0x6FC550BEL,-6L,255UL,0xE8E12E99L,0xA02A07A7B4287320LL,0L,4294967287UL,-4L,18446744073709551606UL,0xAB34724CC38D663FLL},{0L,0x2C017171L,0x24L,0x4D869262L,0L,0L,0xA206852CL,0x97D43AD2L,0x0D92E2E4L,0x2E5C808877C9A7F4LL},{0x029195E1L,-3L,0x5BL,0xDE5B90D9L,-1L,-3L,4294967294UL,-6L,0x03867C6FL,0UL},{-6L,0L,0UL,-2L,0xDD23C691C45DC3CBLL,0xB4597DB1L,4294967290UL,0x5A223F37L,6UL,5UL},{-1L,-4L,0UL,5L,0xD8C083AD0E80A90BLL,0x3CE50976L,4294967295UL,-2L,18446744073709551615UL,0xD64CF668605452BFLL}},{{0x53E884B2L,0xF600C539L,0x55L,0x07FD28B3L,0xB3B758BA4F5CD614LL,0x454BE338L,0xF54DCCD9L,0x862EAA75L,18446744073709551611UL,4UL},{1L,-1L,255UL,0x31DD35ECL,0x68E690E65BC3FD21LL,0xD4255992L,4294967295UL,0x8191E20EL,1UL,0x2691AD60F1835D3DLL},{-7L,0xCCA1ABCAL,1UL,0x70DE612AL,0x70A53DDF22E6C3A0LL,-1L,1UL,3L,0UL,5UL},{1L,0xEFC73CEEL,1UL,0xD985D3DFL,0x510C8457E0294ABELL,-5L,0xD57D1284L,-8L,0xDE82CD16L,0x8AE3CA7A246B1DC9LL},{1L,0x26D6E529L,255UL,0x22E17EA6L,0L,0xAAA3C670L,4UL,0L,0x758F1523L,0x39F2C8762215BA4BLL}},{{0L,0L,0x35L,0xE2C065F7L,-1L,0xFBF22F49L,0xFBD02CD5L,0xD466A016L,18446744073709551615UL,0UL},{0x572B4484L,0xA39414E7L,0xC7L,0x5C75A846L,0x77879FF85546EA2CLL,4L,0xF743292EL,-4L,0x4A185561L,0UL},{6L,0L,0x45L,0xADD72D64L,0xC9C7D314F9FACA59LL,0xDE0B8B0CL,0xFF7168CDL,-1L,0UL,8UL},{0x42D9E713L,0x95F33A8DL,8UL,7L,1L,4L,0xE96293D5L,0x4969259BL,0xEAB52121L,0UL},{0xF69EAB36L,-7L,0x91L,-1L,0x05A9569E2DCA83EELL,1L,0x6F25DCC3L,1L,1UL,18446744073709551609UL}},{{7L,0x895F3961L,0x4FL,-2L,0x9B7925D843B03578LL,0x61336254L,4294967289UL,1L,0x05A38B45L,18446744073709551607UL},{0x028ED0E5L,0x7677E7D2L,0UL,7L,0x36ACC489696E75F6LL,-1L,0x6B0FEA9BL,0L,0x4B370CEAL,0x33181A392462F065LL},{0xFDBD778EL,0x3A4FAA4DL,0x28L,1L,0x98F537B5ECB83779LL,-1L,0UL,0x4E99E3B8L,0x23D4417AL,0x1F93E2F61A40780ALL},{0x028ED0E5L,0x7677E7D2L,0UL,7L,0x36ACC489696E75F6LL,-1L,0x6B0FEA9BL,0L,0x4B370CEAL,0x33181A392462F065LL},{7L,0x895F3961L,0x4FL,-2L,0x9B7925D843B03578LL,0x61336254L,4294967289UL,1L,0x05A38B45L,18446744073709551607UL}},{{0x6564DB51L,0xF2BDF8E1L,0xAAL,0xFD065C9DL,0xC6E5D27EA404D156LL,0xEF163EFBL,1UL,-6L,0x726BBF8BL,0xF30CF999E632D1B4LL},{0x39DDE8CCL,0x3A6AD2B1L,0UL,8L,-1L,0x6354BE98L,4294967292UL,0xFEE862D5L,1UL,0xAF2857B4A2E47172LL},{0x7BA680AFL,0xE0FC4583L,0x1AL,0xD536921BL,-6L,-4L,0x81353EE1L,5L,0xC336C0EEL,1UL},{0x3B67BDB8L,1L,0UL,0xEBA6A255L,0xDD9B1EE1E09E583ALL,0xE19EA11AL,0x359A10DCL,9L,1UL,0xF6050ABA4FA0E648LL},{-1L,0xB78E166CL,0UL,8L,0x19EFFC97FB931D93LL,-1L,0x11CBF97CL,0L,0x7BAD2B13L,0x5DF6C03773507AE0LL}}},{{{0xE190164AL,0xF0DC391DL,2UL,1L,0x67A6B4E15A36F3D0LL,9L,0x6507706CL,0x5F7A7125L,0xD15D58CFL,0xBA0BE485B3271BB6LL},{-7L,-4L,1UL,0x53EA8B32L,-8L,0xA6E83F28L,4294967290UL,2L,0xBECA5AEEL,1UL},{-7L,-9L,0x25L,9L,-5L,1L,0UL,0x5C3AA3BEL,0UL,0x7F0FC9F82F56F0C8LL},{0xFCB36351L,-1L,2UL,0xD8CCFA67L,0x5A7C1E203101206ELL,-2L,4294967295UL,0L,6UL,0x9036414A52CCE86ALL},{-9L,0L,0xCEL,-7L,1L,-6L,0x7563AC0AL,0xC228B3F6L,0xF70D8E6EL,0xCD2D16CAFFD95556LL}},{{0x98E91659L,0x51576C69L,3UL,-1L,-1L,0xD7E87CBEL,2UL,0x669BEAC9L,0x45F873B4L,2UL},{0xC07B6ACCL,8L,255UL,-1L,-3L,0xA4D82714L,0x27ADF952L,6L,0x0EE0BA4EL,0x74FFF7F3B6EE343DLL},{-6L,0x0198C7FEL,0x93L,1L,2L,0xFDB74E47L,0x115E5B6BL,0xB1ACB79CL,18446744073709551615UL,1UL},{0x39DDE8CCL,0x3A6AD2B1L,0UL,8L,-1L,0x6354BE98L,4294967292UL,0xFEE862D5L,1UL,0xAF2857B4A2E47172LL},{-1L,0xB78E166CL,0UL,8L,0x19EFFC97FB931D93LL,-1L,0x11CBF97CL,0L,0x7BAD2B13L,0x5DF6C03773507AE0LL}},{{-7L,0xCCA1ABCAL,1UL,0x70DE612AL,0x70A53DDF22E6C3A0LL,-1L,1UL,3L,0UL,5UL},{0xFCB36351L,-1L,2UL,0xD8CCFA67L,0x5A7C1E203101206ELL,-2L,4294967295UL,0L,6UL,0x9036414A52CCE86ALL},{0x028ED0E5L,0x7677E7D2L,0UL,7L,0x36ACC489696E75F6LL,-1L,0x6B0FEA9BL,0L,0x4B370CEAL,0x33181A392462F065LL},{0x5740A826L,0x1EDC45B8L,255UL,0x67FFD3E0L,0xEB25A575AA0C160ELL,8L,0x08653BD5L,0x3EC0E6E0L,6UL,0x6E211E06A489E2ECLL},{7L,0x895F3961L,0x4FL,-2L,0x9B7925D843B03578LL,0x61336254L,4294967289UL,1L,0x05A38B45L,18446744073709551607UL}},{{-1L,0xB78E166CL,0UL,8L,0x19EFFC97FB931D93LL,-1L,0x11CBF97CL,0L,0x7BAD2B13L,0x5DF6C03773507AE0LL},{0x98E91659L,0x51576C69L,3UL,-1L,-1L,0xD7E87CBEL,2UL,0x669BEAC9L,0x45F873B4L,2UL},{-6L,-4L,0xB1L,0x911D77B6L,0L,0xDE0FEB45L,0UL,1L,18446744073709551608UL,9UL},{0x4098C68CL,0xA99027E9L,254UL,0x869A014FL,0x156D1DA9DB1197ECLL,-1L,0UL,0x937B7ED0L,0xBA2B4AFAL,0x24A1485916AA95A9LL},{0xF69EAB36L,-7L,0x91L,-1L,0x05A9569E2DCA83EELL,1L,0x6F25DCC3L,1L,1UL,18446744073709551609UL}},{{-1L,0x84D83E6EL,253UL,0xF6C108B4L,-1L,0x7F6B0258L,0x29260F8DL,0L,0xBD4348B6L,0UL},{0x1D7F9B80L,0xA2F3796FL,0x3AL,0xA23B12C9L,-2L,0L,4294967288UL,0x55786D4CL,18446744073709551606UL,0x42F112EA49763897LL},{0xEBE3635EL,0xB8BE2EDBL,1UL,4L,0x96AAEAA367CD0BF8LL,0x84895720L,0x8F88B38FL,7L,0xF25BC62CL,0x766869ADC50922C1LL},{0xD0BD520FL,8L,0x89L,-1L,0xCCEA4B53EABFC5C2LL,0L,0xBEC00692L,0x21C0B2DCL,0x15B844B1L,18446744073709551614UL},{1L,0x26D6E529L,255UL,0x22E17EA6L,0L,0xAAA3C670L,4UL,0L,0x758F1523L,0x39F2C8762215BA4BLL}},{{-1L,0xFAAAA20CL,254UL,-8L,0xFA25865304174E82LL,0x9416B480L,4UL,0x26B292DDL,18446744073709551612UL,0x4F332C697FA2FD7DLL},{8L,9L,251UL,0x2CFC59EDL,-2L,0x3DEE4B08L,4294967295UL,0xB5AA45F1L,0x6E20E515L,0x0FBAF55E6D8CFDACLL},{0x6564DB51L,0xF2BDF8E1L,0xAAL,0xFD065C9DL,0xC6E5D27EA404D156LL,0xEF163EFBL,1UL,-6L,0x726BBF8BL,0xF30CF999E632D1B4LL},{0x3016BB01L,0x63E1A428L,0xDDL,1L,0x7E97413A3C81482DLL,1L,0xB8A34B86L,4L,0xF3E7179AL,0x431243610A6F7DB8LL},{-1L,-4L,0UL,5L,0xD8C083AD0E80A90BLL,0x3CE50976L,4294967295UL,-2L,18446744073709551615UL,0xD64CF668605452BFLL}}},{{{0xD0BD520FL,8L,0x89L,-1L,0xCCEA4B53EABFC5C2LL,0L,0xBEC00692L,0x21C0B2DCL,0x15B844B1L,18446744073709551614UL},{0x6B333FF0L,0x8D778003L,0UL,0x55AAA952L,-6L,0xC75B22A6L,0xC6CEE441L,7L,0x324DB4BEL,0x08619DA543B9BA44LL},{0xBD6025C0L,0xFE410DAAL,255UL,0x15561DD0L,0x51DF562773BEED81LL,0x15B2B4CEL,0UL,0x71FA3FB0L,0UL,9UL},{0xBD6025C0L,0xFE410DAAL,255UL,0x15561DD0L,0x51DF562773BEED81LL,0x15B2B4CEL,0UL,0x71FA3FB0L,0UL,9UL},{0x6B333FF0L,0x8D778003L,0UL,0x55AAA952L,-6L,0xC75B22A6L,0xC6CEE441L,7L,0x324DB4BEL,0x08619DA543B9BA44LL}},{{0x31C9CF4CL,0x1A89167FL,0xDEL,0x1071D2B1L,0x4C91FD1CD5BE5818LL,0x665E0BEFL,0x1ADA6DF6L,-4L,0xF3669557L,0UL},{-3L,0x9A494674L,0xA5L,0x9EFC6FACL,0x08A783AED387AF09LL,0x09360FBDL,0xBF5B2D6DL,-9L,0xDD3BD5B6L,0x872BC794F0E5C5ABLL},{0L,0x2C017171L,0x24L,0x4D869262L,0L,0L,0xA206852CL,0x97D43AD2L,0x0D92E2E4L,0x2E5C808877C9A7F4LL},{-7L,0L,255UL,-6L,0xEF3D33EBA6D48C3ALL,0x247ED1BBL,0x23D3E4E6L,0x841CFB2AL,0UL,1UL},{0x95F7FD56L,-9L,0x41L,1L,0x4930A91DF0A7BC6ALL,0xE28AA9EEL,0xF5E0A40FL,0L,0x2901364FL,18446744073709551610UL}},{{0xFCB36351L,-1L,2UL,0xD8CCFA67L,0x5A7C1E203101206ELL,-2L,4294967295UL,0L,6UL,0x9036414A52CCE86ALL},{0xB52CCDEEL,0xC282667FL,0xB4L,0x25EA1032L,-7L,0x09886786L,0xB905371DL,0xE848DC6EL,18446744073709551607UL,0x5CEA18A9D2048F8ELL},{0xE190164AL,0xF0DC391DL,2UL,1L,0x67A6B4E15A36F3D0LL,9L,0x6507706CL,0x5F7A7125L,0xD15D58CFL,0xBA0BE485B3271BB6LL},{-7L,0xCCA1ABCAL,1UL,0x70DE612AL,0x70A53DDF22E6C3A0LL,-1L,1UL,3L,0UL,5UL},{0L,-2L,8UL,1L,0x39D5ECBE26192BFBLL,2L,0x9A0691BFL,0L,0x7CE13FBBL,0x3ED77FB83B52146CLL}},{{0x17206600L,0x0569A448L,255UL,0x880EE76EL,0xD941ABE3F64EC954LL,-1L,4294967289UL,0x8C5382C0L,2UL,0x39C1662457B24ACDLL},{0L,0x2C017171L,0x24L,0x4D869262L,0L,0L,0xA206852CL,0x97D43AD2L,0x0D92E2E4L,0x2E5C808877C9A7F4LL},{0x7BA680AFL,0xE0FC4583L,0x1AL,0xD536921BL,-6L,-4L,0x81353EE1L,5L,0xC336C0EEL,1UL},{2L,-1L,1UL,0x338BC81BL,0x0723F2FACD075D00LL,0xB13ED26CL,0xD5AC0A19L,0xB390D345L,0xE4414D2BL,1UL},{0xF69EAB36L,-7L,0x91L,-1L,0x05A9569E2DCA83EELL,1L,0x6F25DCC3L,1L,1UL,18446744073709551609UL}},{{0xFCB36351L,-1L,2UL,0xD8CCFA67L,0x5A7C1E203101206ELL,-2L,4294967295UL,0L,6UL,0x9036414A52CCE86ALL},{0xD0BD520FL,8L,0x89L,-1L,0xCCEA4B53EABFC5C2LL,0L,0xBEC00692L,0x21C0B2DCL,0x15B844B1L,18446744073709551614UL},{0x811E5ADBL,0x09271A81L,0xA6L,0x40539E50L,0x761DBAFE0297E417LL,1L,4294967295UL,-1L,1UL,0xDD52420E3F7F697ALL},{-9L,0L,0xCEL,-7L,1L,-6L,0x7563AC0AL,0xC228B3F6L,0xF70D8E6EL,0xCD2D16CAFFD95556LL},{1L,-1L,255UL,0x31DD35ECL,0x68E690E65BC3FD21LL,0xD4255992L,4294967295UL,0x8191E20EL,1UL,0x2691AD60F1835D3DLL}},{{0xAA49889CL,0x65924FA6L,250UL,0xFDAC93FFL,-1L,0xF3FED448L,0x6E84EF8BL,0x6B34E7BDL,0UL,0x63856B24E4B7DA6FLL},{0x3B67BDB8L,1L,0UL,0xEBA6A255L,0xDD9B1EE1E09E583ALL,0xE19EA11AL,0x359A10DCL,9L,1UL,0xF6050ABA4FA0E648LL},{0x18ACDD35L,-4L,0UL,0xE873ECC4L,-5L,0xB51CB93AL,0x8310E77FL,6L,0xE6EE54F2L,0UL},{5L,0xDD7204A0L,247UL,0xE3C59E35L,-10L,0xCC423A47L,0x8C7C72AEL,0x829FB855L,18446744073709551607UL,8UL},{0x95F7FD56L,-9L,0x41L,1L,0x4930A91DF0A7BC6ALL,0xE28AA9EEL,0xF5E0A40FL,0L,0x2901364FL,18446744073709551610UL}}},{{{0xFDBD778EL,0x3A4FAA4DL,0x28L,1L,0x98F537B5ECB83779LL,-1L,0UL,0x4E99E3B8L,0x23D4417AL,0x1F93E2F61A40780ALL},{-6L,0xC752FF02L,0x35L,-5L,0x5134EA958541D516LL,0xD0CA8F3BL,0x88DF57AAL,0xA89AF6DFL,0x583B0049L,0xFED366B623827983LL},{-1L,-6L,0UL,0x05441DCBL,0x4FCC527B50DDC2BALL,0xC7A0468BL,4294967295UL,0x3061134DL,0xC5A0A849L,18446744073709551615UL},{-6L,-1L,247UL,0x3CA59413L,0x21B999902EAB4E01LL,0xF2B214F6L,4294967288UL,-1L,0UL,6UL},{-1L,0x84D83E6EL,253UL,0xF6C108B4L,-1L,0x7F6B0258L,0x29260F8DL,0L,0xBD4348B6L,0UL}},{{0x029195E1L,-3L,0x5BL,0xDE5B90D9L,-1L,-3L,4294967294UL,-6L,0x03867C6FL,0UL},{-5L,-1L,0x49L,0xAD1224F2L,0x5CE0169560D00AA1LL,-1L,0x4A12BDEAL,0x8096793FL,1UL,0xE4CBBCD08625C242LL},{0x6564DB51L,0xF2BDF8E1L,0xAAL,0xFD065C9DL,0xC6E5D27EA404D156LL,0xEF163EFBL,1UL,-6L,0x726BBF8BL,0xF30CF999E632D1B4LL},{0x18ACDD35L,-4L,0UL,0xE873ECC4L,-5L,0xB51CB93AL,0x8310E77FL,6L,0xE6EE54F2L,0UL},{-3L,0x9A494674L,0xA5L,0x9EFC6FACL,0x08A783AED387AF09LL,0x09360FBDL,0xBF5B2D6DL,-9L,0xDD3BD5B6L,0x872BC794F0E5C5ABLL}},{{-9L,0L,0xCEL,-7L,1L,-6L,0x7563AC0AL,0xC228B3F6L,0xF70D8E6EL,0xCD2D16CAFFD95556LL},{1L,0x26D6E529L,255UL,0x22E17EA6L,0L,0xAAA3C670L,4UL,0L,0x758F1523L,0x39F2C8762215BA4BLL},{5L,-2L,0x47L,0x09A82928L,0x8FDDDCC9D1F36531LL,0x102400B4L,0xED20D299L,-1L,18446744073709551615UL,18446744073709551615UL},{0x28345715L,0x263F2155L,0x72L,0x3D71F271L,-1L,0x6CC3408FL,0x6EEE8EA8L,-7L,0xA5828DF3L,0x5013C048AFA09FD4LL},{5L,-2L,0x47L,0x09A82928L,0x8FDDDCC9D1F36531LL,0x102400B4L,0xED20D299L,-1L,18446744073709551615UL,18446744073709551615UL}},{{0xC352A3D0L,0xED48E4B8L,0xFDL,0L,0x6CAC0D8A3B9CDFA9LL,1L,0x7A821EC3L,0x3FF6A6F7L,0x2E4BE7F6L,0xCDA13B45BE34CB2FLL},{0xC352A3D0L,0xED48E4B8L,0xFDL,0L,0x6CAC0D8A3B9CDFA9LL,1L,0x7A821EC3L,0x3FF6A6F7L,0x2E4BE7F6L,0xCDA13B45BE34CB2FLL},{1L,0x4560898BL,246UL,0x30BABF0FL,2L,1L,0UL,0L,0x4BEAB7B6L,18446744073709551615UL},{1L,0xDA550092L,0xA3L,0x6F349288L,0xCEFEB4F25C23AB08LL,0x09201123L,0x886F5698L,0x3EB7B2D5L,0x73DBFDDCL,0x371E66309EC394CDLL},{0L,0x2C017171L,0x24L,0x4D869262L,0L,0L,0xA206852CL,0x97D43AD2L,0x0D92E2E4L,0x2E5C808877C9A7F4LL}},{{0xEBE3635EL,0xB8BE2EDBL,1UL,4L,0x96AAEAA367CD0BF8LL,0x84895720L,0x8F88B38FL,7L,0xF25BC62CL,0x766869ADC50922C1LL},{-1L,-6L,0UL,0x05441DCBL,0x4FCC527B50DDC2BALL,0xC7A0468BL,4294967295UL,0x3061134DL,0xC5A0A849L,18446744073709551615UL},{0x1D7F9B80L,0xA2F3796FL,0x3AL,0xA23B12C9L,-2L,0L,4294967288UL,0x55786D4CL,18446744073709551606UL,0x42F112EA49763897LL},{0xB52CCDEEL,0xC282667FL,0xB4L,0x25EA1032L,-7L,0x09886786L,0xB905371DL,0xE848DC6EL,18446744073709551607UL,0x5CEA18A9D2048F8ELL},{1L,0x40B8C9EBL,1UL,0x8AFEDD31L,0x41F754496E039D82LL,-9L,4UL,-10L,1UL,0x84C5626FFDDD5596LL}},{{6L,0L,0x45L,0xADD72D64L,0xC9C7D314F9FACA59LL,0xDE0B8B0CL,0xFF7168CDL,-1L,0UL,8UL},{0xC07B6ACCL,8L,255UL,-1L,-3L,0xA4D82714L,0x27ADF952L,6L,0x0EE0BA4EL,0x74FFF7F3B6EE343DLL},{-6L,-4L,0xB1L,0x911D77B6L,0L,0xDE0FEB45L,0UL,1L,18446744073709551608UL,9UL},{-7L,0L,255UL,-6L,0xEF3D33EBA6D48C3ALL,0x247ED1BBL,0x23D3E4E6L,0x841CFB2AL,0UL,1UL},{0x70156E42L,0xADD9A662L,0UL,0xE6EC5058L,0x4CC4786BC4DDF6A9LL,0xD4DF6690L,1UL,0x261428B2L,0x0CD41C99L,0x4A37A2098EF1BAC6LL}}}};
static struct S0 g_1820 = {0x1F357350L,1L,0x18L,0x6EBD1448L,5L,1L,0x29B3BE91L,-1L,0x4E20458BL,0UL};
static struct S0 g_1821 = {1L,-1L,2UL,1L,0x2BE88828091BFDFCLL,5L,0xB2DCA135L,0x6750C976L,0UL,18446744073709551611UL};
static struct S0 g_1822 = {0x722EFBBBL,-4L,0x71L,0xAD5D2DFEL,0xF6DFB5A8BECAAB28LL,0x3567593FL,1UL,0xE3C4A2D4L,0x8DBB4F67L,18446744073709551606UL};
static struct S0 g_1907 = {8L,0L,7UL,0x2C9894A6L,0x29B8A55F202A776FLL,2L,0x216532A5L,0x04FA6685L,0xF391F1AFL,18446744073709551614UL};
static struct S0 *g_1906 = &g_1907;
static struct S0 g_1909[1] = {{0xA7A84232L,-1L,0UL,0x4153759BL,0L,0xE95191E8L,0xC6E7BF20L,0L,18446744073709551610UL,0UL}};
static uint16_t *g_1931 = (void*)0;
static uint64_t g_1976 = 0xF54FBAC102EED802LL;
static uint8_t * volatile g_2018[4] = {&g_1801.f2,&g_1801.f2,&g_1801.f2,&g_1801.f2};
static uint8_t * const volatile *g_2017 = &g_2018[1];
static uint8_t *g_2020 = &g_1816.f2;
static uint8_t **g_2019 = &g_2020;
static int64_t **g_2024[4][7][5] = {{{&g_402[7][1][0],&g_402[1][2][4],&g_402[4][3][0],&g_402[4][3][0],&g_402[8][1][3]},{&g_402[1][2][4],&g_402[7][1][0],&g_402[4][3][0],&g_402[4][0][3],&g_402[4][0][3]},{&g_402[8][1][3],&g_402[3][3][3],&g_402[8][1][3],&g_402[4][0][3],&g_402[1][2][4]},{&g_402[1][2][4],&g_402[1][2][4],&g_402[1][2][4],&g_402[4][3][0],&g_402[1][2][4]},{&g_402[3][3][3],&g_402[1][2][4],&g_402[1][2][4],&g_402[7][1][0],&g_402[2][3][2]},{&g_402[7][1][3],&g_402[7][3][0],&g_402[1][2][4],&g_402[1][2][4],&g_402[4][3][0]},{&g_402[4][1][0],&g_402[1][2][4],&g_402[8][1][3],&g_402[8][1][3],&g_402[1][2][4]}},{{&g_402[2][3][2],&g_402[1][2][4],&g_402[4][3][0],&g_402[1][2][4],&g_402[6][2][4]},{&g_402[1][2][4],&g_402[7][3][0],&g_402[4][3][0],&g_402[3][3][3],&g_402[1][2][4]},{&g_402[1][2][4],&g_402[1][2][4],&g_402[1][2][4],&g_402[7][1][3],&g_402[5][1][1]},{&g_402[1][2][4],&g_402[1][2][4],&g_402[7][1][0],&g_402[4][1][0],&g_402[4][3][0]},{&g_402[2][3][2],&g_402[3][3][3],&g_402[3][3][3],&g_402[2][3][2],&g_402[4][3][0]},{&g_402[4][1][0],&g_402[7][1][0],&g_402[1][2][4],&g_402[1][2][4],&g_402[5][1][1]},{&g_402[7][1][3],&g_402[1][2][4],&g_402[1][2][4],&g_402[1][2][4],&g_402[1][2][4]}},{{&g_402[3][3][3],&g_402[4][3][0],&g_402[7][3][0],&g_402[1][2][4],&g_402[6][2][4]},{&g_402[1][2][4],&g_402[4][3][0],&g_402[1][2][4],&g_402[2][3][2],&g_402[1][2][4]},{&g_402[8][1][3],&g_402[8][1][3],&g_402[1][2][4],&g_402[4][1][0],&g_402[4][3][0]},{&g_402[1][2][4],&g_402[1][2][4],&g_402[7][3][0],&g_402[7][1][3],&g_402[2][3][2]},{&g_402[7][1][0],&g_402[1][2][4],&g_402[1][2][4],&g_402[3][3][3],&g_402[1][2][4]},{&g_402[4][3][0],&g_402[1][2][4],&g_402[1][2][4],&g_402[1][2][4],&g_402[1][2][4]},{&g_402[4][0][3],&g_402[8][1][3],&g_402[3][3][3],&g_402[8][1][3],&g_402[4][0][3]}},{{&g_402[4][0][3],&g_402[4][3][0],&g_402[7][1][0],&g_402[1][2][4],&g_402[8][1][3]},{&g_402[4][3][0],&g_402[4][3][0],&g_402[1][2][4],&g_402[7][1][0],&g_402[3][3][3]},{&g_402[7][1][0],&g_402[1][2][4],&g_402[4][3][0],&g_402[4][3][0],&g_402[8][1][3]},{&g_402[1][2][4],&g_402[7][1][0],&g_402[4][3][0],&g_402[4][0][3],&g_402[4][0][3]},{&g_402[8][1][3],&g_402[3][3][3],&g_402[8][1][3],&g_402[4][0][3],&g_402[1][2][4]},{&g_402[1][2][4],&g_402[1][2][4],&g_402[1][2][4],&g_402[4][3][0],&g_402[1][2][4]},{&g_402[3][3][3],&g_402[1][2][4],&g_402[7][1][3],&g_402[4][0][3],&g_402[1][3][3]}}};
static int64_t ***g_2023[7] = {(void*)0,(void*)0,&g_2024[0][0][1],(void*)0,(void*)0,&g_2024[0][0][1],(void*)0};
static int32_t g_2079 = (-9L);
static const struct S0 g_2237[9] = {{0xD125B2C5L,0x29124B9BL,252UL,0x10597283L,0xB9934402E0F571BCLL,0xD1398DBBL,0UL,0xEDC2EB50L,18446744073709551606UL,0UL},{0xD125B2C5L,0x29124B9BL,252UL,0x10597283L,0xB9934402E0F571BCLL,0xD1398DBBL,0UL,0xEDC2EB50L,18446744073709551606UL,0UL},{0xD125B2C5L,0x29124B9BL,252UL,0x10597283L,0xB9934402E0F571BCLL,0xD1398DBBL,0UL,0xEDC2EB50L,18446744073709551606UL,0UL},{0xD125B2C5L,0x29124B9BL,252UL,0x10597283L,0xB9934402E0F571BCLL,0xD1398DBBL,0UL,0xEDC2EB50L,18446744073709551606UL,0UL},{0xD125B2C5L,0x29124B9BL,252UL,0x10597283L,0xB9934402E0F571BCLL,0xD1398DBBL,0UL,0xEDC2EB50L,18446744073709551606UL,0UL},{0xD125B2C5L,0x29124B9BL,252UL,0x10597283L,0xB9934402E0F571BCLL,0xD1398DBBL,0UL,0xEDC2EB50L,18446744073709551606UL,0UL},{0xD125B2C5L,0x29124B9BL,252UL,0x10597283L,0xB9934402E0F571BCLL,0xD1398DBBL,0UL,0xEDC2EB50L,18446744073709551606UL,0UL},{0xD125B2C5L,0x29124B9BL,252UL,0x10597283L,0xB9934402E0F571BCLL,0xD1398DBBL,0UL,0xEDC2EB50L,18446744073709551606UL,0UL},{0xD125B2C5L,0x29124B9BL,252UL,0x10597283L,0xB9934402E0F571BCLL,0xD1398DBBL,0UL,0xEDC2EB50L,18446744073709551606UL,0UL}};
static const struct S0 g_2240 = {-1L,9L,0xC7L,-9L,1L,-1L,0x10397DC5L,0xAFE333ECL,18446744073709551608UL,0x0BE2282FED734739LL};
static struct S0 g_2242[3][2] = {{{0xC1E67093L,0x7507C5F6L,252UL,1L,0xEBA9268A132CB696LL,0x02A42B0FL,0xBE05761CL,0xC51A2E58L,0UL,1UL},{0xC1E67093L,0x7507C5F6L,252UL,1L,0xEBA9268A132CB696LL,0x02A42B0FL,0xBE05761CL,0xC51A2E58L,0UL,1UL}},{{0xC1E67093L,0x7507C5F6L,252UL,1L,0xEBA9268A132CB696LL,0x02A42B0FL,0xBE05761CL,0xC51A2E58L,0UL,1UL},{0xC1E67093L,0x7507C5F6L,252UL,1L,0xEBA9268A132CB696LL,0x02A42B0FL,0xBE05761CL,0xC51A2E58L,0UL,1UL}},{{0xC1E67093L,0x7507C5F6L,252UL,1L,0xEBA9268A132CB696LL,0x02A42B0FL,0xBE05761CL,0xC51A2E58L,0UL,1UL},{0xC1E67093L,0x7507C5F6L,252UL,1L,0xEBA9268A132CB696LL,0x02A42B0FL,0xBE05761CL,0xC51A2E58L,0UL,1UL}}};
static struct S0 g_2245 = {0xA20F0315L,0x8AA0AEBFL,0UL,5L,0x0A04241139C4EE14LL,0xE0992977L,0xF9187954L,0xCFB5BFB2L,18446744073709551613UL,6UL};
static int8_t g_2260[7] = {9L,9L,9L,9L,9L,9L,9L};
static const struct S0 g_2295 = {0L,0L,0UL,0x67684B1AL,0x375E85C80569BCF4LL,1L,0x3A354A30L,-3L,0x9E6C496FL,1UL};
static const struct S0 *g_2294 = &g_2295;
static int8_t *g_2370 = &g_405[1];
static int8_t **g_2369[2][3] = {{&g_2370,&g_2370,&g_2370},{&g_2370,&g_2370,&g_2370}};
static volatile int64_t **g_2371 = &g_1167;
static struct S1 **g_2429 = (void*)0;
static struct S1 ** volatile *g_2428 = &g_2429;
static const uint32_t **g_2539 = (void*)0;
static const uint32_t ***g_2538 = &g_2539;
static const uint32_t ****g_2537 = &g_2538;
static const uint32_t *****g_2536 = &g_2537;
static uint64_t g_2544 = 0x8F7A46F60F0E3AD9LL;
static uint32_t ** const ***g_2596 = (void*)0;
static int64_t ****g_2680 = &g_2023[2];
static int32_t g_2704 = 1L;
static volatile struct S0 * const volatile *g_2737[4][5] = {{&g_1180,&g_1180,&g_1180,&g_1180,&g_1180},{&g_1180,&g_1180,&g_1180,&g_1180,&g_1180},{&g_1180,&g_1180,&g_1180,&g_1180,&g_1180},{&g_1180,&g_1180,&g_1180,&g_1180,&g_1180}};
static volatile struct S0 * const volatile ** volatile g_2736 = &g_2737[3][1];
static volatile struct S0 * const volatile ** volatile * const g_2735 = &g_2736;
static volatile int32_t g_2741[10] = {4L,(-1L),(-1L),4L,0L,4L,(-1L),(-1L),4L,0L};
static const volatile int32_t *g_2740 = &g_2741[0];
static struct S0 g_2865 = {0x4E9C2EA6L,0L,0x14L,0x907A18DBL,-1L,0L,4294967295UL,0xF7BBE27AL,0x8EAC7191L,18446744073709551609UL};
static const uint32_t g_2930 = 0x256FED24L;
static const int32_t *g_2942 = (void*)0;
static int32_t g_2975 = 0x01245156L;
static int64_t g_2976[5][7][2] = {{{1L,0L},{0x2614F9E974A69B50LL,3L},{3L,0x52D5E6DD1B5F6F3FLL},{0x7CD0B1F3AD9AFEF8LL,1L},{0L,0x5F48ED4D3BCA9CD1LL},{(-10L),0x5B71CD50E152B1E6LL},{0x2614F9E974A69B50LL,1L}},{{0xF331D649C7A361E0LL,0L},{2L,0xFDB35A9C8CA33A4FLL},{0x5B71CD50E152B1E6LL,0x5F48ED4D3BCA9CD1LL},{0x7CD0B1F3AD9AFEF8LL,0xB277BFEE8AE861D2LL},{1L,0x2614F9E974A69B50LL},{3L,0x5B71CD50E152B1E6LL},{2L,0x233BF1BB4A6A7178LL}},{{0xB277BFEE8AE861D2LL,0x233BF1BB4A6A7178LL},{2L,0x5B71CD50E152B1E6LL},{3L,0x2614F9E974A69B50LL},{1L,0xB277BFEE8AE861D2LL},{0x7CD0B1F3AD9AFEF8LL,0x5F48ED4D3BCA9CD1LL},{0x5B71CD50E152B1E6LL,0xFDB35A9C8CA33A4FLL},{2L,0L}},{{0xF331D649C7A361E0LL,1L},{0x2614F9E974A69B50LL,0x5B71CD50E152B1E6LL},{(-10L),0x5F48ED4D3BCA9CD1LL},{0L,1L},{0x7CD0B1F3AD9AFEF8LL,0x52D5E6DD1B5F6F3FLL},{3L,3L},{0x2614F9E974A69B50LL,0L}},{{1L,0x233BF1BB4A6A7178LL},{0x52D5E6DD1B5F6F3FLL,0xFDB35A9C8CA33A4FLL},{(-10L),0x52D5E6DD1B5F6F3FLL},{1L,0xF331D649C7A361E0LL},{1L,0x52D5E6DD1B5F6F3FLL},{(-10L),0xFDB35A9C8CA33A4FLL},{0x52D5E6DD1B5F6F3FLL,0x233BF1BB4A6A7178LL}}};
static uint8_t g_3081 = 8UL;
static uint32_t ***g_3138[1][6][10] = {{{&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575},{&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575},{&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575},{&g_1575,&g_1575,&g_1575,&g_1575,(void*)0,&g_1575,&g_1575,&g_1575,&g_1575,(void*)0},{&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575},{&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,(void*)0,&g_1575}}};
static uint32_t ****g_3137 = &g_3138[0][3][9];
static int8_t g_3235 = 0xC2L;
static int32_t g_3244 = 0xFB1F0746L;
static int16_t **g_3267 = &g_437;
static int32_t g_3425 = (-5L);
static int32_t *g_3440 = (void*)0;
static int32_t **g_3439[2] = {&g_3440,&g_3440};
static int32_t g_3513 = (-1L);
static int32_t g_3516 = 0xD2F366DFL;
static const uint32_t g_3524 = 0UL;
static int64_t g_3525 = 0L;
static uint64_t g_3602[6] = {0xC47A05AC84521B4ELL,0xC47A05AC84521B4ELL,0xC47A05AC84521B4ELL,0xC47A05AC84521B4ELL,0xC47A05AC84521B4ELL,0xC47A05AC84521B4ELL};
static uint16_t **g_3626 = &g_1931;
static volatile int32_t g_3641 = 0x9B078E16L;
static volatile int32_t * volatile g_3640 = &g_3641;
static volatile int32_t * volatile *g_3639[5] = {&g_3640,&g_3640,&g_3640,&g_3640,&g_3640};
static volatile int32_t * volatile **g_3638 = &g_3639[0];
static volatile int32_t * volatile ***g_3637 = &g_3638;
static struct S0 **g_3716 = &g_1906;
static struct S0 ***g_3715 = &g_3716;
static struct S0 ****g_3714 = &g_3715;
static struct S0 *****g_3713 = &g_3714;
static int32_t **g_3780[9][4] = {{&g_619[0][4][4],&g_619[0][4][4],&g_619[0][4][4],&g_619[0][4][4]},{&g_619[0][4][4],&g_619[0][4][4],&g_619[0][4][4],&g_619[0][4][4]},{&g_619[0][4][4],&g_619[0][4][4],&g_619[0][4][4],&g_619[0][4][4]},{&g_619[0][4][4],&g_619[0][4][4],&g_619[0][4][4],&g_619[0][4][4]},{&g_619[0][4][4],&g_619[0][4][4],&g_619[0][4][4],&g_619[0][4][4]},{&g_619[0][4][4],&g_619[0][4][4],&g_619[0][4][4],&g_619[0][4][4]},{&g_619[0][4][4],&g_619[0][4][4],&g_619[0][4][4],&g_619[0][4][4]},{&g_619[0][4][4],&g_619[0][4][4],&g_619[0][4][4],&g_619[0][4][4]},{&g_619[0][4][4],&g_619[0][4][4],&g_619[0][4][4],&g_619[0][4][4]}};
static uint32_t g_3794[1] = {4294967295UL};
static uint32_t g_3881 = 18446744073709551615UL;
static struct S0 g_3899 = {0L,0L,8UL,-1L,-8L,0L,0x513BAD78L,0xA0B0D0EDL,0x64C9D3CDL,8UL};
static struct S0 g_3927 = {0x34D1E50DL,4L,0x9EL,0x0796892AL,0x80D1030EC2AC01E4LL,0xC98E270AL,0x5F38113FL,0x3603FA02L,0x2F7DB775L,18446744073709551615UL};
static const uint16_t *g_3930 = &g_83;
static const uint16_t **g_3929[6] = {&g_3930,&g_3930,&g_3930,&g_3930,&g_3930,&g_3930};
static const uint16_t ***g_3928 = &g_3929[4];
static uint16_t ** const *g_3931[4][10][5] = {{{(void*)0,&g_270,&g_3626,(void*)0,&g_3626},{&g_3626,&g_3626,&g_270,&g_270,&g_270},{&g_270,&g_270,&g_270,&g_3626,&g_270},{&g_270,(void*)0,&g_3626,(void*)0,(void*)0},{&g_3626,&g_270,&g_270,(void*)0,&g_270},{&g_3626,&g_3626,(void*)0,&g_270,(void*)0},{&g_3626,&g_270,&g_270,&g_3626,&g_270},{(void*)0,&g_3626,&g_3626,&g_270,&g_3626},{&g_270,&g_3626,&g_270,&g_3626,&g_3626},{&g_270,(void*)0,&g_3626,&g_270,&g_270}},{{(void*)0,&g_270,&g_3626,&g_270,&g_3626},{&g_3626,&g_270,&g_270,&g_270,&g_3626},{&g_3626,&g_3626,&g_3626,(void*)0,&g_3626},{&g_3626,(void*)0,(void*)0,&g_270,(void*)0},{&g_270,&g_3626,(void*)0,&g_3626,&g_3626},{&g_270,&g_270,&g_3626,(void*)0,&g_3626},{&g_3626,(void*)0,&g_270,(void*)0,&g_3626},{(void*)0,&g_3626,&g_3626,(void*)0,&g_270},{&g_270,&g_3626,(void*)0,&g_270,&g_3626},{&g_3626,&g_3626,&g_270,&g_270,&g_3626}},{{&g_270,&g_3626,(void*)0,(void*)0,&g_270},{&g_3626,(void*)0,&g_270,(void*)0,(void*)0},{&g_3626,&g_270,&g_3626,(void*)0,&g_270},{&g_270,&g_270,&g_3626,&g_3626,(void*)0},{&g_270,(void*)0,(void*)0,&g_270,&g_270},{&g_270,(void*)0,&g_270,&g_3626,&g_3626},{(void*)0,&g_270,&g_270,&g_3626,&g_270},{(void*)0,&g_3626,&g_3626,&g_3626,&g_3626},{&g_270,(void*)0,&g_270,(void*)0,&g_3626},{&g_3626,&g_3626,(void*)0,&g_270,(void*)0}},{{(void*)0,&g_3626,&g_270,&g_270,&g_3626},{&g_3626,(void*)0,&g_3626,&g_3626,&g_3626},{&g_3626,&g_3626,(void*)0,(void*)0,&g_3626},{(void*)0,&g_270,&g_3626,&g_270,&g_3626},{&g_270,(void*)0,(void*)0,&g_270,&g_3626},{(void*)0,&g_270,(void*)0,&g_270,&g_270},{&g_270,&g_3626,&g_3626,&g_3626,&g_270},{(void*)0,&g_270,&g_3626,&g_3626,&g_3626},{&g_3626,&g_270,(void*)0,&g_270,(void*)0},{&g_3626,&g_270,&g_270,(void*)0,&g_270}}};
static int8_t * const * volatile g_3944 = &g_2370;
static int8_t * const * volatile *g_3943 = &g_3944;
static int8_t * const * volatile * volatile * volatile g_3942 = &g_3943;
static int8_t * const * volatile * volatile * volatile *g_3941 = &g_3942;
static int32_t ***g_3980 = &g_3780[5][1];
static int32_t g_3999 = 0x3599E847L;
static struct S0 g_4026 = {0x4BE0949EL,-3L,1UL,-10L,0L,0x9B188DA3L,6UL,0xF6784C01L,18446744073709551606UL,1UL};
static int8_t * const g_4066 = &g_3235;
static struct S0 g_4165 = {-1L,-4L,3UL,0x7F81E8D5L,-1L,0L,4294967295UL,0x29DEC1BEL,0UL,18446744073709551607UL};
static uint32_t *g_4178 = &g_235[7];
static struct S0 g_4216 = {-1L,0xC437E7DCL,254UL,0xCDDE8220L,-1L,0xDF0FF67CL,1UL,0L,1UL,0xE34E69548A3C7788LL};
static struct S0 g_4373 = {1L,7L,254UL,0x1864378CL,-1L,0x2D851FC0L,0x942BF8E2L,0x6FE72E23L,18446744073709551606UL,0x00EC5B1526513E2CLL};
static struct S1 g_4435[10][10][2] = {{{{0xDD8BL,-1L},{0x3BD1L,0x86L}},{{0x011CL,3L},{-1L,0xFEL}},{{0x5A70L,0x47L},{0x011CL,3L}},{{-1L,0xFEL},{0x3BD1L,0x86L}},{{-1L,0xFEL},{0x011CL,3L}},{{0x5A70L,0x47L},{-1L,0xFEL}},{{0x011CL,3L},{0x3BD1L,0x86L}},{{0xDD8BL,-1L},{0xDD8BL,-1L}},{{0x5A70L,0x47L},{0xDD8BL,-1L}},{{0xDD8BL,-1L},{0x3BD1L,0x86L}}},{{{0x011CL,3L},{-1L,0xFEL}},{{0x5A70L,0x47L},{0x011CL,3L}},{{-1L,0xFEL},{0x3BD1L,0x86L}},{{-1L,0xFEL},{0x011CL,3L}},{{0x5A70L,0x47L},{-1L,0xFEL}},{{0x011CL,3L},{0x3BD1L,0x86L}},{{0xDD8BL,-1L},{0xDD8BL,-1L}},{{0x5A70L,0x47L},{0xDD8BL,-1L}},{{0xDD8BL,-1L},{0x3BD1L,0x86L}},{{0x011CL,3L},{-1L,0xFEL}}},{{{0x5A70L,0x47L},{0x011CL,3L}},{{-1L,0xFEL},{0x3BD1L,0x86L}},{{-1L,0xFEL},{0x011CL,3L}},{{0x5A70L,0x47L},{-1L,0xFEL}},{{0x011CL,3L},{0x3BD1L,0x86L}},{{0xDD8BL,-1L},{0xDD8BL,-1L}},{{0x5A70L,0x47L},{0xDD8BL,-1L}},{{0xDD8BL,-1L},{0x3BD1L,0x86L}},{{0x011CL,3L},{-1L,0xFEL}},{{0x5A70L,0x47L},{0x011CL,3L}}},{{{-1L,0xFEL},{0x3BD1L,0x86L}},{{-1L,0xFEL},{0x011CL,3L}},{{0x5A70L,0x47L},{-1L,0xFEL}},{{0x011CL,3L},{0x3BD1L,0x86L}},{{0xDD8BL,-1L},{0xDD8BL,-1L}},{{0x5A70L,0x47L},{0xDD8BL,-1L}},{{0xDD8BL,-1L},{0x3BD1L,0x86L}},{{0x011CL,3L},{-1L,0xFEL}},{{0x5A70L,0x47L},{0x011CL,3L}},{{-1L,0xFEL},{0x3BD1L,0x86L}}},{{{-1L,0xFEL},{0x011CL,3L}},{{0x5A70L,0x47L},{-1L,0xFEL}},{{0x011CL,3L},{0x3BD1L,0x86L}},{{0xDD8BL,-1L},{0xDD8BL,-1L}},{{0x5A70L,0x47L},{0xDD8BL,-1L}},{{0xDD8BL,-1L},{0x3BD1L,0x86L}},{{0x011CL,3L},{-1L,0xFEL}},{{0x5A70L,0x47L},{0x011CL,3L}},{{-1L,0xFEL},{0x3BD1L,0x86L}},{{-1L,0xFEL},{0x011CL,3L}}},{{{0x5A70L,0x47L},{-1L,0xFEL}},{{0x011CL,3L},{0x3BD1L,0x86L}},{{0xDD8BL,-1L},{0xDD8BL,-1L}},{{0x5A70L,0x47L},{0xDD8BL,-1L}},{{0xDD8BL,-1L},{0x3BD1L,0x86L}},{{0x011CL,3L},{-1L,0xFEL}},{{0x5A70L,0x47L},{0x011CL,3L}},{{-1L,0xFEL},{0x3BD1L,0x86L}},{{-1L,0xFEL},{0x3BD1L,0x86L}},{{1L,0x59L},{0xAA24L,0x7AL}}},{{{0x3BD1L,0x86L},{0xAAF5L,0x98L}},{{0x5A70L,0x47L},{0x5A70L,0x47L}},{{1L,0x59L},{0x5A70L,0x47L}},{{0x5A70L,0x47L},{0xAAF5L,0x98L}},{{0x3BD1L,0x86L},{0xAA24L,0x7AL}},{{1L,0x59L},{0x3BD1L,0x86L}},{{0xAA24L,0x7AL},{0xAAF5L,0x98L}},{{0xAA24L,0x7AL},{0x3BD1L,0x86L}},{{1L,0x59L},{0xAA24L,0x7AL}},{{0x3BD1L,0x86L},{0xAAF5L,0x98L}}},{{{0x5A70L,0x47L},{0x5A70L,0x47L}},{{1L,0x59L},{0x5A70L,0x47L}},{{0x5A70L,0x47L},{0xAAF5L,0x98L}},{{0x3BD1L,0x86L},{0xAA24L,0x7AL}},{{1L,0x59L},{0x3BD1L,0x86L}},{{0xAA24L,0x7AL},{0xAAF5L,0x98L}},{{0xAA24L,0x7AL},{0x3BD1L,0x86L}},{{1L,0x59L},{0xAA24L,0x7AL}},{{0x3BD1L,0x86L},{0xAAF5L,0x98L}},{{0x5A70L,0x47L},{0x5A70L,0x47L}}},{{{1L,0x59L},{0x5A70L,0x47L}},{{0x5A70L,0x47L},{0xAAF5L,0x98L}},{{0x3BD1L,0x86L},{0xAA24L,0x7AL}},{{1L,0x59L},{0x3BD1L,0x86L}},{{0xAA24L,0x7AL},{0xAAF5L,0x98L}},{{0xAA24L,0x7AL},{0x3BD1L,0x86L}},{{1L,0x59L},{0xAA24L,0x7AL}},{{0x3BD1L,0x86L},{0xAAF5L,0x98L}},{{0x5A70L,0x47L},{0x5A70L,0x47L}},{{1L,0x59L},{0x5A70L,0x47L}}},{{{0x5A70L,0x47L},{0xAAF5L,0x98L}},{{0x3BD1L,0x86L},{0xAA24L,0x7AL}},{{1L,0x59L},{0x3BD1L,0x86L}},{{0xAA24L,0x7AL},{0xAAF5L,0x98L}},{{0xAA24L,0x7AL},{0x3BD1L,0x86L}},{{1L,0x59L},{0xAA24L,0x7AL}},{{0x3BD1L,0x86L},{0xAAF5L,0x98L}},{{0x5A70L,0x47L},{0x5A70L,0x47L}},{{1L,0x59L},{0x5A70L,0x47L}},{{0x5A70L,0x47L},{0xAAF5L,0x98L}}}};
static struct S1 g_4438 = {-3L,0xC6L};
static uint64_t g_4454 = 0x871AD6DC3CF5EC95LL;
static int16_t g_4567 = 1L;
static int32_t *g_4568 = &g_310;
static uint32_t g_4647 = 1UL;
static struct S1 *g_4746 = &g_122[3];
static uint16_t *** const g_4750 = &g_270;
static uint16_t *** const *g_4749[6] = {&g_4750,&g_4750,&g_4750,&g_4750,&g_4750,&g_4750};
static uint16_t *** const **g_4748 = &g_4749[1];
static volatile struct S0 * const volatile ** volatile g_4784 = &g_2737[2][2];
static int8_t ***g_4824 = &g_2369[0][2];
static int8_t ****g_4823[8] = {&g_4824,&g_4824,&g_4824,&g_4824,&g_4824,&g_4824,&g_4824,&g_4824};
static int8_t *****g_4822 = &g_4823[3];
static struct S0 g_4826 = {0xF5F2E3C7L,0x844F84C5L,246UL,0x4692FA10L,0x1E6BBC2856717127LL,0x5A7C967DL,0x8C7776DCL,0x8A9082FDL,8UL,0xD7EFC202F9FF821BLL};
static const int32_t *g_4840 = &g_2295.f0;
static const int32_t **g_4839 = &g_4840;
static const int32_t ***g_4838[7] = {&g_4839,&g_4839,&g_4839,&g_4839,&g_4839,&g_4839,&g_4839};
static int8_t g_4846 = (-8L);
static int16_t g_4882 = 1L;
static uint32_t * const volatile *g_4914 = &g_4178;
static uint32_t * const volatile * volatile *g_4913 = &g_4914;
static uint32_t * const volatile * volatile ** volatile g_4912 = &g_4913;
static struct S1 ***g_4930 = (void*)0;
static volatile struct S0 g_4992 = {0xD061CDBBL,0L,0xDDL,0x493ABEE1L,1L,1L,0xEE632AF3L,-1L,0x141B78DAL,18446744073709551614UL};
static volatile int32_t * volatile * volatile g_5037 = (void*)0;
static uint64_t **g_5075 = (void*)0;
static uint64_t *** volatile g_5074 = &g_5075;
static uint32_t g_5119 = 0UL;
static volatile struct S0 g_5131 = {0x860FBA5CL,0L,0x8EL,0L,2L,-6L,4294967289UL,0x7138AE57L,0x2A96E6D7L,18446744073709551607UL};
static volatile struct S0 g_5163[5][10][5] = {{{{3L,4L,0xDDL,2L,-1L,0x6F3D6694L,0xE8FB38DFL,0x77159E48L,0xFD885E99L,0x4FFC6169E9E64CE2LL},{0L,-1L,255UL,-1L,0x62F0B6367377C497LL,0x186C772EL,0UL,-6L,0xC1BEE82DL,0UL},{0xCA0FBB37L,0L,0UL,3L,0x36026BA8579384B2LL,0xA3F9220DL,1UL,0x31D2F19BL,0x7202EE72L,7UL},{0xCA5151F6L,0x9E842F8FL,0x08L,9L,-6L,0x22CDAADAL,1UL,0x0422CD6AL,0xA839760AL,0x1B581E0718C0AC9DLL},{0x398FB94BL,0x3082C072L,0xA3L,0xB6B4E57CL,6L,0x69AA2B21L,0xB5560853L,0x421D92C6L,0x10D55781L,18446744073709551608UL}},{{1L,-10L,0x8CL,-1L,-5L,1L,4294967287UL,3L,18446744073709551610UL,0x4811C88ABABC6F37LL},{0x43E8BBE6L,0L,254UL,9L,0x5A2DD10A2B734612LL,-2L,0x071DEC68L,-1L,0x83AB89F4L,18446744073709551615UL},{0x047CC5B7L,0xDF5817D6L,250UL,0x27451A7EL,0L,0x0C981D8FL,4294967295UL,0xA0795074L,18446744073709551615UL,0xCDA2283309CD85EDLL},{0xFFDEC3C2L,0x96A6A5DFL,0xC5L,4L,0xF6AA35453A041BD9LL,0L,0x6DC74643L,1L,0xDB8BFF16L,1UL},{0x047CC5B7L,0xDF5817D6L,250UL,0x27451A7EL,0L,0x0C981D8FL,4294967295UL,0xA0795074L,18446744073709551615UL,0xCDA2283309CD85EDLL}},{{0L,-1L,255UL,-1L,0x62F0B6367377C497LL,0x186C772EL,0UL,-6L,0xC1BEE82DL,0UL},{0L,-1L,255UL,-1L,0x62F0B6367377C497LL,0x186C772EL,0UL,-6L,0xC1BEE82DL,0UL},{0xC77A9C8FL,0x914708F8L,0x3EL,0x3FC35D29L,0xAABC9EF0FFBFA21DLL,0x491FF9C5L,0x37E8B65CL,-1L,0x6009DE09L,18446744073709551615UL},{0x29F24629L,1L,0x13L,0x335E2BF1L,0x9FD20A2D05A343B7LL,-1L,0x9DDBCCA7L,0xA1255208L,0xD989544DL,0xFB3DC64158D0F146LL},{0L,0x36387A66L,0x7BL,0x7BC54EDDL,0xCEB7D9183CE7F1E7LL,-10L,0UL,1L,18446744073709551607UL,0xE383D200153A5758LL}},{{0L,4L,0x3BL,0x58375D5BL,9L,0x8B3A47B6L,0xC9F1957BL,0L,18446744073709551610UL,18446744073709551615UL},{0x43E8BBE6L,0L,254UL,9L,0x5A2DD10A2B734612LL,-2L,0x071DEC68L,-1L,0x83AB89F4L,18446744073709551615UL},{0x5499AD73L,0x7B290CA8L,249UL,4L,5L,0x10FC22D3L,1UL,0xB9C0EFB1L,0xE6AEA500L,18446744073709551615UL},{-8L,0xF3CFB8D7L,255UL,0xE06D0671L,0L,0xF84D4610L,0x5280A7E0L,-8L,0x8FD00A7EL,0xF6753D3E3C15C28ALL},{0x5CF83DC8L,0xE10F6A1BL,9UL,0x2C5BDC36L,0x725F570DD63AFEE7LL,0x2ADC83A4L,4294967295UL,0xB808303EL,18446744073709551611UL,0UL}},{{1L,-5L,5UL,0x49875CE3L,0x48D4B5C090CE5D49LL,0x0001803FL,0xCAF5252BL,-1L,0x5B0FDF4FL,0x02BC3E883D861F21LL},{0L,-1L,255UL,-1L,0x62F0B6367377C497LL,0x186C772EL,0UL,-6L,0xC1BEE82DL,0UL},{0L,0x36387A66L,0x7BL,0x7BC54EDDL,0xCEB7D9183CE7F1E7LL,-10L,0UL,1L,18446744073709551607UL,0xE383D200153A5758LL},{2L,0xBA133670L,0x0AL,-2L,0x4051E890F5F6110ALL,1L,0x94B462D1L,0x6FBB7B0EL,0xAF771E3AL,18446744073709551610UL},{0xCA0FBB37L,0L,0UL,3L,0x36026BA8579384B2LL,0xA3F9220DL,1UL,0x31D2F19BL,0x7202EE72L,7UL}},{{0x8C018C09L,0x8F327CBAL,0xC2L,-5L,0xAECB5CCC201E702ALL,5L,4294967288UL,-6L,18446744073709551607UL,0x7DB174390092D4AELL},{0x43E8BBE6L,0L,254UL,9L,0x5A2DD10A2B734612LL,-2L,0x071DEC68L,-1L,0x83AB89F4L,18446744073709551615UL},{0xC013A799L,0x2E5B7F32L,0x43L,0x1795D9E1L,6L,-7L,0x1EFF6B12L,0L,0xC2C41609L,0xBA58AE640FF2291CLL},{0xF8032AE3L,4L,0x8DL,0x2B70BB2BL,0L,0x59C4CB38L,0x72086094L,1L,0UL,5UL},{0x5499AD73L,0x7B290CA8L,249UL,4L,5L,0x10FC22D3L,1UL,0xB9C0EFB1L,0xE6AEA500L,18446744073709551615UL}},{{1L,-10L,0x71L,0L,0x27331469A65B09DBLL,0xCD3F446FL,4294967286UL,0xA0CCD5C6L,0x434798B6L,0x4F2AA90E61DB39D8LL},{0L,-1L,255UL,-1L,0x62F0B6367377C497LL,0x186C772EL,0UL,-6L,0xC1BEE82DL,0UL},{-3L,4L,0UL,0xA5005154L,0xC6EF788A9E8DDC22LL,0xBE9951F9L,4294967290UL,0x7C6B233DL,6UL,0xC6E138AD6DB43A77LL},{0xF4857B40L,0x674EC8C3L,0xD5L,-1L,0x8D6C8A66176EC080LL,0x2A4A288EL,0xC9B04A4CL,0x72F141EBL,0xB133FCADL,1UL},{-3L,4L,0UL,0xA5005154L,0xC6EF788A9E8DDC22LL,0xBE9951F9L,4294967290UL,0x7C6B233DL,6UL,0xC6E138AD6DB43A77LL}},{{0x43E8BBE6L,0L,254UL,9L,0x5A2DD10A2B734612LL,-2L,0x071DEC68L,-1L,0x83AB89F4L,18446744073709551615UL},{0x43E8BBE6L,0L,254UL,9L,0x5A2DD10A2B734612LL,-2L,0x071DEC68L,-1L,0x83AB89F4L,18446744073709551615UL},{0x5CF83DC8L,0xE10F6A1BL,9UL,0x2C5BDC36L,0x725F570DD63AFEE7LL,0x2ADC83A4L,4294967295UL,0xB808303EL,18446744073709551611UL,0UL},{-1L,0x3C14550CL,0xACL,2L,-1L,0xA034D5AFL,0xA815D9CAL,0xA10517FFL,18446744073709551615UL,3UL},{0x0524FC97L,0x852BB809L,247UL,2L,0xE237C47B78E24F14LL,-1L,7UL,-8L,9UL,0x5E8676A2C96E562BLL}},{{-1L,0xEEF47BAAL,0x13L,-4L,0L,3L,6UL,0x263B5640L,18446744073709551615UL,0x4841D0F8360A9770LL},{0L,-1L,255UL,-1L,0x62F0B6367377C497LL,0x186C772EL,0UL,-6L,0xC1BEE82DL,0UL},{0x398FB94BL,0x3082C072L,0xA3L,0xB6B4E57CL,6L,0x69AA2B21L,0xB5560853L,0x421D92C6L,0x10D55781L,18446744073709551608UL},{0xAC4BD32FL,0x919CE849L,0x9FL,0x630ACB57L,0L,0x84677D71L,4294967295UL,1L,0xA54BF74AL,0x83F602B128CA6FBDLL},{0xC77A9C8FL,0x914708F8L,0x3EL,0x3FC35D29L,0xAABC9EF0FFBFA21DLL,0x491FF9C5L,0x37E8B65CL,-1L,0x6009DE09L,18446744073709551615UL}},{{2L,0x7107FF60L,250UL,0xEB0E47A2L,-1L,8L,0x54FBA0C1L,0L,1UL,8UL},{0x43E8BBE6L,0L,254UL,9L,0x5A2DD10A2B734612LL,-2L,0x071DEC68L,-1L,0x83AB89F4L,18446744073709551615UL},{0x0524FC97L,0x852BB809L,247UL,2L,0xE237C47B78E24F14LL,-1L,7UL,-8L,9UL,0x5E8676A2C96E562BLL},{-9L,0x1CAC32DAL,0xA1L,0xCF38C506L,-1L,0x6A0FB9C2L,0xDA08123FL,0L,6UL,0x8BB32793020D2D93LL},{0xC013A799L,0x2E5B7F32L,0x43L,0x1795D9E1L,6L,-7L,0x1EFF6B12L,0L,0xC2C41609L,0xBA58AE640FF2291CLL}}},{{{3L,4L,0xDDL,2L,-1L,0x6F3D6694L,0xE8FB38DFL,0x77159E48L,0xFD885E99L,0x4FFC6169E9E64CE2LL},{0L,-1L,255UL,-1L,0x62F0B6367377C497LL,0x186C772EL,0UL,-6L,0xC1BEE82DL,0UL},{0xCA0FBB37L,0L,0UL,3L,0x36026BA8579384B2LL,0xA3F9220DL,1UL,0x31D2F19BL,0x7202EE72L,7UL},{0xCA5151F6L,0x9E842F8FL,0x08L,9L,-6L,0x22CDAADAL,1UL,0x0422CD6AL,0xA839760AL,0x1B581E0718C0AC9DLL},{0x398FB94BL,0x3082C072L,0xA3L,0xB6B4E57CL,6L,0x69AA2B21L,0xB5560853L,0x421D92C6L,0x10D55781L,18446744073709551608UL}},{{1L,-10L,0x8CL,-1L,-5L,1L,4294967287UL,3L,18446744073709551610UL,0x4811C88ABABC6F37LL},{0x43E8BBE6L,0L,254UL,9L,0x5A2DD10A2B734612LL,-2L,0x071DEC68L,-1L,0x83AB89F4L,18446744073709551615UL},{0x047CC5B7L,0xDF5817D6L,250UL,0x27451A7EL,0L,0x0C981D8FL,4294967295UL,0xA0795074L,18446744073709551615UL,0xCDA2283309CD85EDLL},{0xFFDEC3C2L,0x96A6A5DFL,0xC5L,4L,0xF6AA35453A041BD9LL,0L,0x6DC74643L,1L,0xDB8BFF16L,1UL},{0x047CC5B7L,0xDF5817D6L,250UL,0x27451A7EL,0L,0x0C981D8FL,4294967295UL,0xA0795074L,18446744073709551615UL,0xCDA2283309CD85EDLL}},{{0L,-1L,255UL,-1L,0x62F0B6367377C497LL,0x186C772EL,0UL,-6L,0xC1BEE82DL,0UL},{0L,-1L,255UL,-1L,0x62F0B6367377C497LL,0x186C772EL,0UL,-6L,0xC1BEE82DL,0UL},{0xC77A9C8FL,0x914708F8L,0x3EL,0x3FC35D29L,0xAABC9EF0FFBFA21DLL,0x491FF9C5L,0x37E8B65CL,-1L,0x6009DE09L,18446744073709551615UL},{0x29F24629L,1L,0x13L,0x335E2BF1L,0x9FD20A2D05A343B7LL,-1L,0x9DDBCCA7L,0xA1255208L,0xD989544DL,0xFB3DC64158D0F146LL},{0L,0x36387A66L,0x7BL,0x7BC54EDDL,0xCEB7D9183CE7F1E7LL,-10L,0UL,1L,18446744073709551607UL,0xE383D200153A5758LL}},{{0L,4L,0x3BL,0x58375D5BL,9L,0x8B3A47B6L,0xC9F1957BL,0L,18446744073709551610UL,18446744073709551615UL},{0x43E8BBE6L,0L,254UL,9L,0x5A2DD10A2B734612LL,-2L,0x071DEC68L,-1L,0x83AB89F4L,18446744073709551615UL},{0x5499AD73L,0x7B290CA8L,249UL,4L,5L,0x10FC22D3L,1UL,0xB9C0EFB1L,0xE6AEA500L,18446744073709551615UL},{-8L,0xF3CFB8D7L,255UL,0xE06D0671L,0L,0xF84D4610L,0x5280A7E0L,-8L,0x8FD00A7EL,0xF6753D3E3C15C28ALL},{0x5CF83DC8L,0xE10F6A1BL,9UL,0x2C5BDC36L,0x725F570DD63AFEE7LL,0x2ADC83A4L,4294967295UL,0xB808303EL,18446744073709551611UL,0UL}},{{1L,-5L,5UL,0x49875CE3L,0x48D4B5C090CE5D49LL,0x0001803FL,0xCAF5252BL,-1L,0x5B0FDF4FL,0x02BC3E883D861F21LL},{0L,-1L,255UL,-1L,0x62F0B6367377C497LL,0x186C772EL,0UL,-6L,0xC1BEE82DL,0UL},{0L,0x36387A66L,0x7BL,0x7BC54EDDL,0xCEB7D9183CE7F1E7LL,-10L,0UL,1L,18446744073709551607UL,0xE383D200153A5758LL},{2L,0xBA133670L,0x0AL,-2L,0x4051E890F5F6110ALL,1L,0x94B462D1L,0x6FBB7B0EL,0xAF771E3AL,18446744073709551610UL},{0xCA0FBB37L,0L,0UL,3L,0x36026BA8579384B2LL,0xA3F9220DL,1UL,0x31D2F19BL,0x7202EE72L,7UL}},{{0x8C018C09L,0x8F327CBAL,0xC2L,-5L,0xAECB5CCC201E702ALL,5L,4294967288UL,-6L,18446744073709551607UL,0x7DB174390092D4AELL},{0x43E8BBE6L,0L,254UL,9L,0x5A2DD10A2B734612LL,-2L,0x071DEC68L,-1L,0x83AB89F4L,18446744073709551615UL},{0xC013A799L,0x2E5B7F32L,0x43L,0x1795D9E1L,6L,-7L,0x1EFF6B12L,0L,0xC2C41609L,0xBA58AE640FF2291CLL},{0xF8032AE3L,4L,0x8DL,0x2B70BB2BL,0L,0x59C4CB38L,0x72086094L,1L,0UL,5UL},{0x5499AD73L,0x7B290CA8L,249UL,4L,5L,0x10FC22D3L,1UL,0xB9C0EFB1L,0xE6AEA500L,18446744073709551615UL}},{{1L,-10L,0x71L,0L,0x27331469A65B09DBLL,0xCD3F446FL,4294967286UL,0xA0CCD5C6L,0x434798B6L,0x4F2AA90E61DB39D8LL},{0L,-1L,255UL,-1L,0x62F0B6367377C497LL,0x186C772EL,0UL,-6L,0xC1BEE82DL,0UL},{-3L,4L,0UL,0xA5005154L,0xC6EF788A9E8DDC22LL,0xBE9951F9L,4294967290UL,0x7C6B233DL,6UL,0xC6E138AD6DB43A77LL},{0xF4857B40L,0x674EC8C3L,0xD5L,-1L,0x8D6C8A66176EC080LL,0x2A4A288EL,0xC9B04A4CL,0x72F141EBL,0xB133FCADL,1UL},{-3L,4L,0UL,0xA5005154L,0xC6EF788A9E8DDC22LL,0xBE9951F9L,4294967290UL,0x7C6B233DL,6UL,0xC6E138AD6DB43A77LL}},{{0x43E8BBE6L,0L,254UL,9L,0x5A2DD10A2B734612LL,-2L,0x071DEC68L,-1L,0x83AB89F4L,18446744073709551615UL},{0x43E8BBE6L,0L,254UL,9L,0x5A2DD10A2B734612LL,-2L,0x071DEC68L,-1L,0x83AB89F4L,18446744073709551615UL},{0L,0x2F5F8C47L,0xD8L,8L,-4L,-2L,0UL,0xFA26AB38L,0x4F1C20ACL,18446744073709551612UL},{0x95FAFA9AL,6L,253UL,-3L,0L,1L,4294967286UL,-1L,1UL,0x475B5A368BB657B3LL},{0x20D7171BL,0x7EF494A1L,0UL,0xF14C45FEL,-1L,0x727E50EEL,0xBB6885AFL,1L,0UL,0xD9C8D5D015DBEC2DLL}},{{-3L,4L,0UL,0xA5005154L,0xC6EF788A9E8DDC22LL,0xBE9951F9L,4294967290UL,0x7C6B233DL,6UL,0xC6E138AD6DB43A77LL},{0xC77A9C8FL,0x914708F8L,0x3EL,0x3FC35D29L,0xAABC9EF0FFBFA21DLL,0x491FF9C5L,0x37E8B65CL,-1L,0x6009DE09L,18446744073709551615UL},{-6L,0L,0x61L,1L,-1L,0xFFAF16C5L,9UL,1L,0xCD5F586AL,1UL},{0xBCCA7DD4L,0x913918D7L,0x60L,1L,0L,0L,0UL,0L,0xE61A7ED5L,0xC15E7E10748CC998LL},{0L,0L,0xE6L,-1L,0x8230F970B7AAE5EBLL,0x5B1AB914L,0UL,0L,0xCF760169L,0x27AAA80FED4D2C36LL}},{{0xC013A799L,0x2E5B7F32L,0x43L,0x1795D9E1L,6L,-7L,0x1EFF6B12L,0L,0xC2C41609L,0xBA58AE640FF2291CLL},{0x5CF83DC8L,0xE10F6A1BL,9UL,0x2C5BDC36L,0x725F570DD63AFEE7LL,0x2ADC83A4L,4294967295UL,0xB808303EL,18446744073709551611UL,0UL},{0x20D7171BL,0x7EF494A1L,0UL,0xF14C45FEL,-1L,0x727E50EEL,0xBB6885AFL,1L,0UL,0xD9C8D5D015DBEC2DLL},{0x26935D52L,0x4C74FFA5L,0x37L,-5L,0x45E48926AA748501LL,1L,0xFA5D7F02L,9L,7UL,0UL},{0x39A8DC53L,0xD80929E4L,0x42L,0L,1L,0x8FE81E07L,1UL,5L,18446744073709551613UL,0x1D6C64F6AE916B9CLL}}},{{{0L,0x36387A66L,0x7BL,0x7BC54EDDL,0xCEB7D9183CE7F1E7LL,-10L,0UL,1L,18446744073709551607UL,0xE383D200153A5758LL},{0xC77A9C8FL,0x914708F8L,0x3EL,0x3FC35D29L,0xAABC9EF0FFBFA21DLL,0x491FF9C5L,0x37E8B65CL,-1L,0x6009DE09L,18446744073709551615UL},{0xBCED0F35L,0xBFB8566BL,0x8EL,0xEA21D29CL,0xF116247FD8DA6534LL,0x1226790CL,1UL,0x6C73663EL,0UL,0xFE69748312F5A21ELL},{0xEABE741CL,-8L,248UL,-1L,0L,-1L,0x95F9687FL,0x23519295L,8UL,18446744073709551607UL},{-6L,0L,0x61L,1L,-1L,0xFFAF16C5L,9UL,1L,0xCD5F586AL,1UL}},{{0x5499AD73L,0x7B290CA8L,249UL,4L,5L,0x10FC22D3L,1UL,0xB9C0EFB1L,0xE6AEA500L,18446744073709551615UL},{0x5CF83DC8L,0xE10F6A1BL,9UL,0x2C5BDC36L,0x725F570DD63AFEE7LL,0x2ADC83A4L,4294967295UL,0xB808303EL,18446744073709551611UL,0UL},{0xAFF3B19EL,0xD2464AA3L,0x87L,1L,0L,1L,1UL,5L,9UL,0xE6E8004ED3B6BA85LL},{0x25C6BD99L,0xABECA185L,251UL,5L,0x07B2C2D33E212C12LL,0xB32B2A81L,1UL,0x89557079L,0xA9551C42L,0x8E3A9390675F2A6ELL},{0xAFF3B19EL,0xD2464AA3L,0x87L,1L,0L,1L,1UL,5L,9UL,0xE6E8004ED3B6BA85LL}},{{0xC77A9C8FL,0x914708F8L,0x3EL,0x3FC35D29L,0xAABC9EF0FFBFA21DLL,0x491FF9C5L,0x37E8B65CL,-1L,0x6009DE09L,18446744073709551615UL},{0xC77A9C8FL,0x914708F8L,0x3EL,0x3FC35D29L,0xAABC9EF0FFBFA21DLL,0x491FF9C5L,0x37E8B65CL,-1L,0x6009DE09L,18446744073709551615UL},{0L,0L,0xE6L,-1L,0x8230F970B7AAE5EBLL,0x5B1AB914L,0UL,0L,0xCF760169L,0x27AAA80FED4D2C36LL},{0L,0xE6532561L,0x54L,0xF00FB201L,0xD4A1A7FCD1DC39F8LL,1L,1UL,-2L,0x364AB402L,1UL},{1L,0xB0934173L,0x6EL,0xD1851421L,0xCB81E79AC4963522LL,1L,0xE00754E5L,3L,2UL,0UL}},{{0x047CC5B7L,0xDF5817D6L,250UL,0x27451A7EL,0L,0x0C981D8FL,4294967295UL,0xA0795074L,18446744073709551615UL,0xCDA2283309CD85EDLL},{0x5CF83DC8L,0xE10F6A1BL,9UL,0x2C5BDC36L,0x725F570DD63AFEE7LL,0x2ADC83A4L,4294967295UL,0xB808303EL,18446744073709551611UL,0UL},{-9L,-1L,0UL,-1L,3L,7L,1UL,0x26E9628BL,0UL,0x7C8EF7D16B12FED2LL},{0xE6F748F8L,0x4E551757L,0xC2L,0x8FE51A4CL,0xCAB712CECFAF34CBLL,8L,4294967288UL,2L,0xEAB59838L,18446744073709551611UL},{0L,0x2F5F8C47L,0xD8L,8L,-4L,-2L,0UL,0xFA26AB38L,0x4F1C20ACL,18446744073709551612UL}},{{0xCA0FBB37L,0L,0UL,3L,0x36026BA8579384B2LL,0xA3F9220DL,1UL,0x31D2F19BL,0x7202EE72L,7UL},{0xC77A9C8FL,0x914708F8L,0x3EL,0x3FC35D29L,0xAABC9EF0FFBFA21DLL,0x491FF9C5L,0x37E8B65CL,-1L,0x6009DE09L,18446744073709551615UL},{1L,0xB0934173L,0x6EL,0xD1851421L,0xCB81E79AC4963522LL,1L,0xE00754E5L,3L,2UL,0UL},{-1L,-10L,0x0CL,-1L,0x571C1710AFA39AF5LL,-5L,1UL,1L,0x5596FD8EL,0xCB83EC34202BA007LL},{0xBCED0F35L,0xBFB8566BL,0x8EL,0xEA21D29CL,0xF116247FD8DA6534LL,0x1226790CL,1UL,0x6C73663EL,0UL,0xFE69748312F5A21ELL}},{{0x0524FC97L,0x852BB809L,247UL,2L,0xE237C47B78E24F14LL,-1L,7UL,-8L,9UL,0x5E8676A2C96E562BLL},{0x5CF83DC8L,0xE10F6A1BL,9UL,0x2C5BDC36L,0x725F570DD63AFEE7LL,0x2ADC83A4L,4294967295UL,0xB808303EL,18446744073709551611UL,0UL},{0x39A8DC53L,0xD80929E4L,0x42L,0L,1L,0x8FE81E07L,1UL,5L,18446744073709551613UL,0x1D6C64F6AE916B9CLL},{3L,0L,0xD0L,-9L,0xD1F043B7116C24CALL,-8L,0x0273D1DFL,-1L,1UL,0x9F0D2A1B2D4EF7CALL},{-9L,-1L,0UL,-1L,3L,7L,1UL,0x26E9628BL,0UL,0x7C8EF7D16B12FED2LL}},{{0x398FB94BL,0x3082C072L,0xA3L,0xB6B4E57CL,6L,0x69AA2B21L,0xB5560853L,0x421D92C6L,0x10D55781L,18446744073709551608UL},{0xC77A9C8FL,0x914708F8L,0x3EL,0x3FC35D29L,0xAABC9EF0FFBFA21DLL,0x491FF9C5L,0x37E8B65CL,-1L,0x6009DE09L,18446744073709551615UL},{0x9ED84665L,0x02ABFC76L,251UL,0xE780C007L,0xAED3E08DFF5778A1LL,0x5A50B333L,4294967288UL,4L,0xB267D6E1L,18446744073709551609UL},{0xE2CF7D6DL,0x85112468L,0UL,1L,0xB3BABA6A8DC70280LL,0L,1UL,0L,0x02D001B7L,0x366033007D05D97DLL},{0x9ED84665L,0x02ABFC76L,251UL,0xE780C007L,0xAED3E08DFF5778A1LL,0x5A50B333L,4294967288UL,4L,0xB267D6E1L,18446744073709551609UL}},{{0x5CF83DC8L,0xE10F6A1BL,9UL,0x2C5BDC36L,0x725F570DD63AFEE7LL,0x2ADC83A4L,4294967295UL,0xB808303EL,18446744073709551611UL,0UL},{0x5CF83DC8L,0xE10F6A1BL,9UL,0x2C5BDC36L,0x725F570DD63AFEE7LL,0x2ADC83A4L,4294967295UL,0xB808303EL,18446744073709551611UL,0UL},{0L,0x2F5F8C47L,0xD8L,8L,-4L,-2L,0UL,0xFA26AB38L,0x4F1C20ACL,18446744073709551612UL},{0x95FAFA9AL,6L,253UL,-3L,0L,1L,4294967286UL,-1L,1UL,0x475B5A368BB657B3LL},{0x20D7171BL,0x7EF494A1L,0UL,0xF14C45FEL,-1L,0x727E50EEL,0xBB6885AFL,1L,0UL,0xD9C8D5D015DBEC2DLL}},{{-3L,4L,0UL,0xA5005154L,0xC6EF788A9E8DDC22LL,0xBE9951F9L,4294967290UL,0x7C6B233DL,6UL,0xC6E138AD6DB43A77LL},{0xC77A9C8FL,0x914708F8L,0x3EL,0x3FC35D29L,0xAABC9EF0FFBFA21DLL,0x491FF9C5L,0x37E8B65CL,-1L,0x6009DE09L,18446744073709551615UL},{-6L,0L,0x61L,1L,-1L,0xFFAF16C5L,9UL,1L,0xCD5F586AL,1UL},{0xBCCA7DD4L,0x913918D7L,0x60L,1L,0L,0L,0UL,0L,0xE61A7ED5L,0xC15E7E10748CC998LL},{0L,0L,0xE6L,-1L,0x8230F970B7AAE5EBLL,0x5B1AB914L,0UL,0L,0xCF760169L,0x27AAA80FED4D2C36LL}},{{0xC013A799L,0x2E5B7F32L,0x43L,0x1795D9E1L,6L,-7L,0x1EFF6B12L,0L,0xC2C41609L,0xBA58AE640FF2291CLL},{0x5CF83DC8L,0xE10F6A1BL,9UL,0x2C5BDC36L,0x725F570DD63AFEE7LL,0x2ADC83A4L,4294967295UL,0xB808303EL,18446744073709551611UL,0UL},{0x20D7171BL,0x7EF494A1L,0UL,0xF14C45FEL,-1L,0x727E50EEL,0xBB6885AFL,1L,0UL,0xD9C8D5D015DBEC2DLL},{0x26935D52L,0x4C74FFA5L,0x37L,-5L,0x45E48926AA748501LL,1L,0xFA5D7F02L,9L,7UL,0UL},{0x39A8DC53L,0xD80929E4L,0x42L,0L,1L,0x8FE81E07L,1UL,5L,18446744073709551613UL,0x1D6C64F6AE916B9CLL}}},{{{0L,0x36387A66L,0x7BL,0x7BC54EDDL,0xCEB7D9183CE7F1E7LL,-10L,0UL,1L,18446744073709551607UL,0xE383D200153A5758LL},{0xC77A9C8FL,0x914708F8L,0x3EL,0x3FC35D29L,0xAABC9EF0FFBFA21DLL,0x491FF9C5L,0x37E8B65CL,-1L,0x6009DE09L,18446744073709551615UL},{0xBCED0F35L,0xBFB8566BL,0x8EL,0xEA21D29CL,0xF116247FD8DA6534LL,0x1226790CL,1UL,0x6C73663EL,0UL,0xFE69748312F5A21ELL},{0xEABE741CL,-8L,248UL,-1L,0L,-1L,0x95F9687FL,0x23519295L,8UL,18446744073709551607UL},{-6L,0L,0x61L,1L,-1L,0xFFAF16C5L,9UL,1L,0xCD5F586AL,1UL}},{{0x5499AD73L,0x7B290CA8L,249UL,4L,5L,0x10FC22D3L,1UL,0xB9C0EFB1L,0xE6AEA500L,18446744073709551615UL},{0x5CF83DC8L,0xE10F6A1BL,9UL,0x2C5BDC36L,0x725F570DD63AFEE7LL,0x2ADC83A4L,4294967295UL,0xB808303EL,18446744073709551611UL,0UL},{0xAFF3B19EL,0xD2464AA3L,0x87L,1L,0L,1L,1UL,5L,9UL,0xE6E8004ED3B6BA85LL},{0x25C6BD99L,0xABECA185L,251UL,5L,0x07B2C2D33E212C12LL,0xB32B2A81L,1UL,0x89557079L,0xA9551C42L,0x8E3A9390675F2A6ELL},{0xAFF3B19EL,0xD2464AA3L,0x87L,1L,0L,1L,1UL,5L,9UL,0xE6E8004ED3B6BA85LL}},{{0xC77A9C8FL,0x914708F8L,0x3EL,0x3FC35D29L,0xAABC9EF0FFBFA21DLL,0x491FF9C5L,0x37E8B65CL,-1L,0x6009DE09L,18446744073709551615UL},{0xC77A9C8FL,0x914708F8L,0x3EL,0x3FC35D29L,0xAABC9EF0FFBFA21DLL,0x491FF9C5L,0x37E8B65CL,-1L,0x6009DE09L,18446744073709551615UL},{0L,0L,0xE6L,-1L,0x8230F970B7AAE5EBLL,0x5B1AB914L,0UL,0L,0xCF760169L,0x27AAA80FED4D2C36LL},{0L,0xE6532561L,0x54L,0xF00FB201L,0xD4A1A7FCD1DC39F8LL,1L,1UL,-2L,0x364AB402L,1UL},{1L,0xB0934173L,0x6EL,0xD1851421L,0xCB81E79AC4963522LL,1L,0xE00754E5L,3L,2UL,0UL}},{{0x047CC5B7L,0xDF5817D6L,250UL,0x27451A7EL,0L,0x0C981D8FL,4294967295UL,0xA0795074L,18446744073709551615UL,0xCDA2283309CD85EDLL},{0x5CF83DC8L,0xE10F6A1BL,9UL,0x2C5BDC36L,0x725F570DD63AFEE7LL,0x2ADC83A4L,4294967295UL,0xB808303EL,18446744073709551611UL,0UL},{-9L,-1L,0UL,-1L,3L,7L,1UL,0x26E9628BL,0UL,0x7C8EF7D16B12FED2LL},{0xE6F748F8L,0x4E551757L,0xC2L,0x8FE51A4CL,0xCAB712CECFAF34CBLL,8L,4294967288UL,2L,0xEAB59838L,18446744073709551611UL},{0L,0x2F5F8C47L,0xD8L,8L,-4L,-2L,0UL,0xFA26AB38L,0x4F1C20ACL,18446744073709551612UL}},{{0xCA0FBB37L,0L,0UL,3L,0x36026BA8579384B2LL,0xA3F9220DL,1UL,0x31D2F19BL,0x7202EE72L,7UL},{0xC77A9C8FL,0x914708F8L,0x3EL,0x3FC35D29L,0xAABC9EF0FFBFA21DLL,0x491FF9C5L,0x37E8B65CL,-1L,0x6009DE09L,18446744073709551615UL},{1L,0xB0934173L,0x6EL,0xD1851421L,0xCB81E79AC4963522LL,1L,0xE00754E5L,3L,2UL,0UL},{-1L,-10L,0x0CL,-1L,0x571C1710AFA39AF5LL,-5L,1UL,1L,0x5596FD8EL,0xCB83EC34202BA007LL},{0xBCED0F35L,0xBFB8566BL,0x8EL,0xEA21D29CL,0xF116247FD8DA6534LL,0x1226790CL,1UL,0x6C73663EL,0UL,0xFE69748312F5A21ELL}},{{0x0524FC97L,0x852BB809L,247UL,2L,0xE237C47B78E24F14LL,-1L,7UL,-8L,9UL,0x5E8676A2C96E562BLL},{0x5CF83DC8L,0xE10F6A1BL,9UL,0x2C5BDC36L,0x725F570DD63AFEE7LL,0x2ADC83A4L,4294967295UL,0xB808303EL,18446744073709551611UL,0UL},{0x39A8DC53L,0xD80929E4L,0x42L,0L,1L,0x8FE81E07L,1UL,5L,18446744073709551613UL,0x1D6C64F6AE916B9CLL},{3L,0L,0xD0L,-9L,0xD1F043B7116C24CALL,-8L,0x0273D1DFL,-1L,1UL,0x9F0D2A1B2D4EF7CALL},{-9L,-1L,0UL,-1L,3L,7L,1UL,0x26E9628BL,0UL,0x7C8EF7D16B12FED2LL}},{{0x398FB94BL,0x3082C072L,0xA3L,0xB6B4E57CL,6L,0x69AA2B21L,0xB5560853L,0x421D92C6L,0x10D55781L,18446744073709551608UL},{0xC77A9C8FL,0x914708F8L,0x3EL,0x3FC35D29L,0xAABC9EF0FFBFA21DLL,0x491FF9C5L,0x37E8B65CL,-1L,0x6009DE09L,18446744073709551615UL},{0x9ED84665L,0x02ABFC76L,251UL,0xE780C007L,0xAED3E08DFF5778A1LL,0x5A50B333L,4294967288UL,4L,0xB267D6E1L,18446744073709551609UL},{0xE2CF7D6DL,0x85112468L,0UL,1L,0xB3BABA6A8DC70280LL,0L,1UL,0L,0x02D001B7L,0x366033007D05D97DLL},{0x9ED84665L,0x02ABFC76L,251UL,0xE780C007L,0xAED3E08DFF5778A1LL,0x5A50B333L,4294967288UL,4L,0xB267D6E1L,18446744073709551609UL}},{{0x5CF83DC8L,0xE10F6A1BL,9UL,0x2C5BDC36L,0x725F570DD63AFEE7LL,0x2ADC83A4L,4294967295UL,0xB808303EL,18446744073709551611UL,0UL},{0x5CF83DC8L,0xE10F6A1BL,9UL,0x2C5BDC36L,0x725F570DD63AFEE7LL,0x2ADC83A4L,4294967295UL,0xB808303EL,18446744073709551611UL,0UL},{0L,0x2F5F8C47L,0xD8L,8L,-4L,-2L,0UL,0xFA26AB38L,0x4F1C20ACL,18446744073709551612UL},{0x95FAFA9AL,6L,253UL,-3L,0L,1L,4294967286UL,-1L,1UL,0x475B5A368BB657B3LL},{0x20D7171BL,0x7EF494A1L,0UL,0xF14C45FEL,-1L,0x727E50EEL,0xBB6885AFL,1L,0UL,0xD9C8D5D015DBEC2DLL}},{{-3L,4L,0UL,0xA5005154L,0xC6EF788A9E8DDC22LL,0xBE9951F9L,4294967290UL,0x7C6B233DL,6UL,0xC6E138AD6DB43A77LL},{0xC77A9C8FL,0x914708F8L,0x3EL,0x3FC35D29L,0xAABC9EF0FFBFA21DLL,0x491FF9C5L,0x37E8B65CL,-1L,0x6009DE09L,18446744073709551615UL},{-6L,0L,0x61L,1L,-1L,0xFFAF16C5L,9UL,1L,0xCD5F586AL,1UL},{0xBCCA7DD4L,0x913918D7L,0x60L,1L,0L,0L,0UL,0L,0xE61A7ED5L,0xC15E7E10748CC998LL},{0L,0L,0xE6L,-1L,0x8230F970B7AAE5EBLL,0x5B1AB914L,0UL,0L,0xCF760169L,0x27AAA80FED4D2C36LL}},{{0xC013A799L,0x2E5B7F32L,0x43L,0x1795D9E1L,6L,-7L,0x1EFF6B12L,0L,0xC2C41609L,0xBA58AE640FF2291CLL},{0x5CF83DC8L,0xE10F6A1BL,9UL,0x2C5BDC36L,0x725F570DD63AFEE7LL,0x2ADC83A4L,4294967295UL,0xB808303EL,18446744073709551611UL,0UL},{0x20D7171BL,0x7EF494A1L,0UL,0xF14C45FEL,-1L,0x727E50EEL,0xBB6885AFL,1L,0UL,0xD9C8D5D015DBEC2DLL},{0x26935D52L,0x4C74FFA5L,0x37L,-5L,0x45E48926AA748501LL,1L,0xFA5D7F02L,9L,7UL,0UL},{0x39A8DC53L,0xD80929E4L,0x42L,0L,1L,0x8FE81E07L,1UL,5L,18446744073709551613UL,0x1D6C64F6AE916B9CLL}}},{{{0L,0x36387A66L,0x7BL,0x7BC54EDDL,0xCEB7D9183CE7F1E7LL,-10L,0UL,1L,18446744073709551607UL,0xE383D200153A5758LL},{0xC77A9C8FL,0x914708F8L,0x3EL,0x3FC35D29L,0xAABC9EF0FFBFA21DLL,0x491FF9C5L,0x37E8B65CL,-1L,0x6009DE09L,18446744073709551615UL},{0xBCED0F35L,0xBFB8566BL,0x8EL,0xEA21D29CL,0xF116247FD8DA6534LL,0x1226790CL,1UL,0x6C73663EL,0UL,0xFE69748312F5A21ELL},{0xEABE741CL,-8L,248UL,-1L,0L,-1L,0x95F9687FL,0x23519295L,8UL,18446744073709551607UL},{-6L,0L,0x61L,1L,-1L,0xFFAF16C5L,9UL,1L,0xCD5F586AL,1UL}},{{0x5499AD73L,0x7B290CA8L,249UL,4L,5L,0x10FC22D3L,1UL,0xB9C0EFB1L,0xE6AEA500L,18446744073709551615UL},{0x5CF83DC8L,0xE10F6A1BL,9UL,0x2C5BDC36L,0x725F570DD63AFEE7LL,0x2ADC83A4L,4294967295UL,0xB808303EL,18446744073709551611UL,0UL},{0xAFF3B19EL,0xD2464AA3L,0x87L,1L,0L,1L,1UL,5L,9UL,0xE6E8004ED3B6BA85LL},{0x25C6BD99L,0xABECA185L,251UL,5L,0x07B2C2D33E212C12LL,0xB32B2A81L,1UL,0x89557079L,0xA9551C42L,0x8E3A9390675F2A6ELL},{0xAFF3B19EL,0xD2464AA3L,0x87L,1L,0L,1L,1UL,5L,9UL,0xE6E8004ED3B6BA85LL}},{{0xC77A9C8FL,0x914708F8L,0x3EL,0x3FC35D29L,0xAABC9EF0FFBFA21DLL,0x491FF9C5L,0x37E8B65CL,-1L,0x6009DE09L,18446744073709551615UL},{0xC77A9C8FL,0x914708F8L,0x3EL,0x3FC35D29L,0xAABC9EF0FFBFA21DLL,0x491FF9C5L,0x37E8B65CL,-1L,0x6009DE09L,18446744073709551615UL},{0L,0L,0xE6L,-1L,0x8230F970B7AAE5EBLL,0x5B1AB914L,0UL,0L,0xCF760169L,0x27AAA80FED4D2C36LL},{0L,0xE6532561L,0x54L,0xF00FB201L,0xD4A1A7FCD1DC39F8LL,1L,1UL,-2L,0x364AB402L,1UL},{1L,0xB0934173L,0x6EL,0xD1851421L,0xCB81E79AC4963522LL,1L,0xE00754E5L,3L,2UL,0UL}},{{0x047CC5B7L,0xDF5817D6L,250UL,0x27451A7EL,0L,0x0C981D8FL,4294967295UL,0xA0795074L,18446744073709551615UL,0xCDA2283309CD85EDLL},{0x5CF83DC8L,0xE10F6A1BL,9UL,0x2C5BDC36L,0x725F570DD63AFEE7LL,0x2ADC83A4L,4294967295UL,0xB808303EL,18446744073709551611UL,0UL},{-9L,-1L,0UL,-1L,3L,7L,1UL,0x26E9628BL,0UL,0x7C8EF7D16B12FED2LL},{0xE6F748F8L,0x4E551757L,0xC2L,0x8FE51A4CL,0xCAB712CECFAF34CBLL,8L,4294967288UL,2L,0xEAB59838L,18446744073709551611UL},{0L,0x2F5F8C47L,0xD8L,8L,-4L,-2L,0UL,0xFA26AB38L,0x4F1C20ACL,18446744073709551612UL}},{{0xCA0FBB37L,0L,0UL,3L,0x36026BA8579384B2LL,0xA3F9220DL,1UL,0x31D2F19BL,0x7202EE72L,7UL},{0xC77A9C8FL,0x914708F8L,0x3EL,0x3FC35D29L,0xAABC9EF0FFBFA21DLL,0x491FF9C5L,0x37E8B65CL,-1L,0x6009DE09L,18446744073709551615UL},{1L,0xB0934173L,0x6EL,0xD1851421L,0xCB81E79AC4963522LL,1L,0xE00754E5L,3L,2UL,0UL},{-1L,-10L,0x0CL,-1L,0x571C1710AFA39AF5LL,-5L,1UL,1L,0x5596FD8EL,0xCB83EC34202BA007LL},{0xBCED0F35L,0xBFB8566BL,0x8EL,0xEA21D29CL,0xF116247FD8DA6534LL,0x1226790CL,1UL,0x6C73663EL,0UL,0xFE69748312F5A21ELL}},{{0x0524FC97L,0x852BB809L,247UL,2L,0xE237C47B78E24F14LL,-1L,7UL,-8L,9UL,0x5E8676A2C96E562BLL},{0x5CF83DC8L,0xE10F6A1BL,9UL,0x2C5BDC36L,0x725F570DD63AFEE7LL,0x2ADC83A4L,4294967295UL,0xB808303EL,18446744073709551611UL,0UL},{0x39A8DC53L,0xD80929E4L,0x42L,0L,1L,0x8FE81E07L,1UL,5L,18446744073709551613UL,0x1D6C64F6AE916B9CLL},{3L,0L,0xD0L,-9L,0xD1F043B7116C24CALL,-8L,0x0273D1DFL,-1L,1UL,0x9F0D2A1B2D4EF7CALL},{-9L,-1L,0UL,-1L,3L,7L,1UL,0x26E9628BL,0UL,0x7C8EF7D16B12FED2LL}},{{0x398FB94BL,0x3082C072L,0xA3L,0xB6B4E57CL,6L,0x69AA2B21L,0xB5560853L,0x421D92C6L,0x10D55781L,18446744073709551608UL},{0xC77A9C8FL,0x914708F8L,0x3EL,0x3FC35D29L,0xAABC9EF0FFBFA21DLL,0x491FF9C5L,0x37E8B65CL,-1L,0x6009DE09L,18446744073709551615UL},{0x9ED84665L,0x02ABFC76L,251UL,0xE780C007L,0xAED3E08DFF5778A1LL,0x5A50B333L,4294967288UL,4L,0xB267D6E1L,18446744073709551609UL},{0xE2CF7D6DL,0x85112468L,0UL,1L,0xB3BABA6A8DC70280LL,0L,1UL,0L,0x02D001B7L,0x366033007D05D97DLL},{0x9ED84665L,0x02ABFC76L,251UL,0xE780C007L,0xAED3E08DFF5778A1LL,0x5A50B333L,4294967288UL,4L,0xB267D6E1L,18446744073709551609UL}},{{0x5CF83DC8L,0xE10F6A1BL,9UL,0x2C5BDC36L,0x725F570DD63AFEE7LL,0x2ADC83A4L,4294967295UL,0xB808303EL,18446744073709551611UL,0UL},{0x5CF83DC8L,0xE10F6A1BL,9UL,0x2C5BDC36L,0x725F570DD63AFEE7LL,0x2ADC83A4L,4294967295UL,0xB808303EL,18446744073709551611UL,0UL},{0L,0x2F5F8C47L,0xD8L,8L,-4L,-2L,0UL,0xFA26AB38L,0x4F1C20ACL,18446744073709551612UL},{0x95FAFA9AL,6L,253UL,-3L,0L,1L,4294967286UL,-1L,1UL,0x475B5A368BB657B3LL},{0x20D7171BL,0x7EF494A1L,0UL,0xF14C45FEL,-1L,0x727E50EEL,0xBB6885AFL,1L,0UL,0xD9C8D5D015DBEC2DLL}},{{-3L,4L,0UL,0xA5005154L,0xC6EF788A9E8DDC22LL,0xBE9951F9L,4294967290UL,0x7C6B233DL,6UL,0xC6E138AD6DB43A77LL},{0xC77A9C8FL,0x914708F8L,0x3EL,0x3FC35D29L,0xAABC9EF0FFBFA21DLL,0x491FF9C5L,0x37E8B65CL,-1L,0x6009DE09L,18446744073709551615UL},{-6L,0L,0x61L,1L,-1L,0xFFAF16C5L,9UL,1L,0xCD5F586AL,1UL},{0xBCCA7DD4L,0x913918D7L,0x60L,1L,0L,0L,0UL,0L,0xE61A7ED5L,0xC15E7E10748CC998LL},{0L,0L,0xE6L,-1L,0x8230F970B7AAE5EBLL,0x5B1AB914L,0UL,0L,0xCF760169L,0x27AAA80FED4D2C36LL}},{{0xC013A799L,0x2E5B7F32L,0x43L,0x1795D9E1L,6L,-7L,0x1EFF6B12L,0L,0xC2C41609L,0xBA58AE640FF2291CLL},{0x5CF83DC8L,0xE10F6A1BL,9UL,0x2C5BDC36L,0x725F570DD63AFEE7LL,0x2ADC83A4L,4294967295UL,0xB808303EL,18446744073709551611UL,0UL},{0x20D7171BL,0x7EF494A1L,0UL,0xF14C45FEL,-1L,0x727E50EEL,0xBB6885AFL,1L,0UL,0xD9C8D5D015DBEC2DLL},{0x26935D52L,0x4C74FFA5L,0x37L,-5L,0x45E48926AA748501LL,1L,0xFA5D7F02L,9L,7UL,0UL},{0x39A8DC53L,0xD80929E4L,0x42L,0L,1L,0x8FE81E07L,1UL,5L,18446744073709551613UL,0x1D6C64F6AE916B9CLL}}}};
static volatile int32_t g_5227 = 0xCBED6E49L;
static int32_t * volatile *g_5249[7] = {&g_3440,&g_3440,&g_3440,&g_3440,&g_3440,&g_3440,&g_3440};
static int32_t * volatile **g_5248 = &g_5249[1];
static int32_t * volatile ***g_5247 = &g_5248;
static int32_t * volatile **** volatile g_5246 = &g_5247;
static volatile uint32_t * volatile g_5293 = &g_5163[4][7][1].f6;
static volatile uint32_t * volatile *g_5292 = &g_5293;
static volatile uint32_t * volatile **g_5291 = &g_5292;
static volatile uint32_t * volatile ** volatile * volatile g_5290[5] = {&g_5291,&g_5291,&g_5291,&g_5291,&g_5291};
static volatile uint8_t g_5322 = 5UL;
static struct S1 ** volatile g_5349 = &g_4746;
static uint8_t g_5367[6] = {1UL,1UL,1UL,1UL,1UL,1UL};
static const struct S0 g_5497 = {0xFB198CA0L,0x6BABFCECL,0xE4L,1L,0L,-1L,4294967294UL,0xC5C27556L,0x4EA3379CL,0xFADBAD41D5F96C28LL};
static struct S0 g_5500 = {-2L,0x1FA49B05L,3UL,-1L,0x0D11FB6A6E822FF1LL,-1L,0x6FB15E1CL,-3L,0xB18DF85EL,0xAA0EB4A11241BDA9LL};
static volatile struct S0 g_5520 = {0xBB11BA60L,0x4755E55FL,0x9EL,0x109D97CEL,0xEC80CFAF0F34FB4BLL,0x770D46AEL,0x912200F1L,-3L,18446744073709551615UL,8UL};
static struct S0 g_5554 = {-9L,-1L,255UL,0L,0xC09D84DBB55FE7FELL,0xE9C715A4L,0x9D096B58L,0xFEA4CACCL,1UL,1UL};
static struct S0 g_5555 = {1L,-2L,250UL,0x5C335CA6L,0x5BBAAB36E0C4257ALL,0x6450BCFDL,0xB07580DAL,0xA799DD86L,0x6275C7BFL,0UL};
static const struct S0 ****g_5568 = (void*)0;
static const struct S0 *****g_5567 = &g_5568;
static struct S0 g_5596 = {3L,1L,249UL,0xEFD81E02L,0x3614A6447998A5FELL,1L,0x6E489E17L,0x710C32CEL,0xBD644844L,18446744073709551615UL};
static uint32_t **g_5641 = (void*)0;
static uint32_t ***g_5640 = &g_5641;
static volatile int16_t g_5653 = 0xFDA1L;
static volatile struct S1 g_5714 = {0x6B67L,0x27L};
static volatile struct S1 *g_5713 = &g_5714;
static volatile struct S1 **g_5712 = &g_5713;
static volatile struct S1 ***g_5711 = &g_5712;
static volatile struct S1 ****g_5710 = &g_5711;
static volatile struct S1 ***** volatile g_5709 = &g_5710;
static int8_t ** const *g_5743 = &g_2369[0][0];
static int8_t ** const **g_5742 = &g_5743;
static int8_t ** const ***g_5741 = &g_5742;
static struct S0 g_5773 = {0x46DD8C66L,0x9F03DB1BL,0x79L,0xF08D52DFL,-6L,-10L,0xD5A2DC8FL,-1L,0UL,1UL};
static uint32_t g_5798[9][2][7] = {{{6UL,0x82F95423L,1UL,18446744073709551607UL,18446744073709551615UL,5UL,0UL},{8UL,5UL,1UL,0x61F8ADA5L,1UL,0x425A5BA2L,1UL}},{{6UL,0x57F9209BL,0x61F8ADA5L,18446744073709551613UL,3UL,0xE41AD334L,0x0246C8AEL},{0x0152239AL,18446744073709551615UL,18446744073709551615UL,0x9B438F24L,0x5F78B6A7L,18446744073709551613UL,0x57F9209BL}},{{0xE41AD334L,0x82F95423L,0x61F8ADA5L,18446744073709551615UL,1UL,18446744073709551615UL,0xA1D9D269L},{0x82F95423L,0xA1D9D269L,1UL,0x0152239AL,0x0152239AL,1UL,0xA1D9D269L}},{{0x5F78B6A7L,18446744073709551615UL,18446744073709551607UL,0x7225C6BBL,0xA1D9D269L,3UL,0x57F9209BL},{18446744073709551615UL,0xE41AD334L,0xA1D9D269L,8UL,1UL,0x5F78B6A7L,0x0246C8AEL}},{{0xA1D9D269L,18446744073709551615UL,18446744073709551615UL,0x7225C6BBL,18446744073709551615UL,1UL,1UL},{3UL,0x0246C8AEL,1UL,0x0152239AL,0x7225C6BBL,0x0152239AL,1UL}},{{3UL,3UL,18446744073709551615UL,18446744073709551615UL,0xE3E6E13BL,0xA1D9D269L,0x953B3E17L},{0xA1D9D269L,5UL,0xC993F15DL,0x9B438F24L,18446744073709551615UL,1UL,18446744073709551615UL}},{{18446744073709551615UL,1UL,8UL,18446744073709551613UL,0xE3E6E13BL,18446744073709551615UL,3UL},{0x5F78B6A7L,0UL,0x425A5BA2L,0x61F8ADA5L,0x7225C6BBL,0x7225C6BBL,0x61F8ADA5L}},{{0x82F95423L,0UL,0x82F95423L,3UL,18446744073709551615UL,0xE3E6E13BL,18446744073709551613UL},{0xE41AD334L,1UL,1UL,18446744073709551615UL,1UL,18446744073709551615UL,0x9B438F24L}},{{0x0152239AL,5UL,0x7225C6BBL,0x953B3E17L,0xA1D9D269L,0xE3E6E13BL,18446744073709551615UL},{6UL,3UL,0x0246C8AEL,1UL,0x0152239AL,0x7225C6BBL,0x0152239AL}}};
static uint8_t g_5853 = 0x27L;
static volatile struct S0 g_5856 = {0x9E1ED03BL,0x80F3FEDEL,249UL,0x13E92123L,0x0684B4F7ADDD0333LL,0x03EE402FL,0UL,-1L,0x71929803L,0xF3D1E7D8B5B9D1BALL};
static struct S0 g_5898 = {-1L,0x67C628EAL,255UL,1L,0x7B029217CC902690LL,3L,4294967289UL,1L,18446744073709551614UL,0x92E97B37DF5FCC09LL};
static struct S0 g_5932[8] = {{4L,0xBD684781L,6UL,0x0F755626L,1L,0xBC48CFE8L,0x5B2B4C9BL,1L,18446744073709551607UL,0x063CE230C5E8C4E4LL},{-1L,6L,0x1CL,0xC5D99A76L,0x2E7ABA4B16BC2716LL,0x7F55DE8AL,1UL,5L,1UL,9UL},{-1L,6L,0x1CL,0xC5D99A76L,0x2E7ABA4B16BC2716LL,0x7F55DE8AL,1UL,5L,1UL,9UL},{4L,0xBD684781L,6UL,0x0F755626L,1L,0xBC48CFE8L,0x5B2B4C9BL,1L,18446744073709551607UL,0x063CE230C5E8C4E4LL},{-1L,6L,0x1CL,0xC5D99A76L,0x2E7ABA4B16BC2716LL,0x7F55DE8AL,1UL,5L,1UL,9UL},{-1L,6L,0x1CL,0xC5D99A76L,0x2E7ABA4B16BC2716LL,0x7F55DE8AL,1UL,5L,1UL,9UL},{4L,0xBD684781L,6UL,0x0F755626L,1L,0xBC48CFE8L,0x5B2B4C9BL,1L,18446744073709551607UL,0x063CE230C5E8C4E4LL},{-1L,6L,0x1CL,0xC5D99A76L,0x2E7ABA4B16BC2716LL,0x7F55DE8AL,1UL,5L,1UL,9UL}};
static struct S0 g_6010 = {0x2167C45AL,0xC60E40DFL,0UL,0xC3F5A579L,-1L,7L,0UL,8L,6UL,0x00CA53A14165B2EFLL};
static struct S0 g_6017 = {0L,0x447E2CC4L,255UL,0xA5C44A37L,0xC5AB58A152843587LL,-8L,6UL,1L,2UL,18446744073709551615UL};
static int64_t ** const *g_6039 = &g_2024[0][0][1];
static int64_t ** const **g_6038[3] = {&g_6039,&g_6039,&g_6039};
static uint32_t g_6145 = 0UL;
static int32_t *** const *g_6162 = (void*)0;
static struct S0 g_6169 = {0L,0L,8UL,0xA1662171L,0x7296B1B38A0751F7LL,0xBF7D0A03L,1UL,0x2DE0D48EL,1UL,18446744073709551610UL};
static int32_t *g_6236 = (void*)0;
static int8_t * const *g_6320 = (void*)0;
static int8_t * const **g_6319 = &g_6320;
static volatile struct S0 g_6333 = {0xB6BE11ABL,-1L,0x70L,-7L,0x5662BC26D7686087LL,5L,4294967295UL,-1L,1UL,18446744073709551615UL};
static int32_t ** volatile g_6399 = &g_1634[6];
static struct S0 g_6421 = {0L,0x9B9E6746L,5UL,0x6B3452E1L,0x8E0E7241DEF48C9ELL,0x1041BDB3L,0xFB8E6E1EL,3L,1UL,9UL};
static struct S0 g_6436 = {0x658C517EL,0x6757ECDEL,1UL,0xEE6C1D98L,5L,-7L,0xA461B1E8L,0xBC6EECE5L,18446744073709551615UL,0UL};
static struct S0 g_6514 = {-10L,-6L,7UL,-10L,0x9E7BC784071E4781LL,0x7735B4FAL,0x854CEB82L,0x10541140L,18446744073709551614UL,18446744073709551615UL};
static volatile int32_t g_6521 = 0x035A8C3AL;
static uint32_t g_6524 = 0UL;
static int32_t ** volatile g_6542 = (void*)0;
static int32_t ** volatile g_6543 = &g_619[0][4][4];
static const int8_t *g_6563 = &g_405[2];
static const int8_t **g_6562 = &g_6563;
static const int8_t ***g_6561 = &g_6562;
static const int8_t ****g_6560 = &g_6561;
static volatile struct S0 g_6574[1][4] = {{{0xC497BE78L,1L,0x6BL,-1L,0xDC1C4954D4003D8ELL,0x593A65B6L,0x5AB1E460L,0x6B77FAA3L,0x1859BD07L,0UL},{0xC497BE78L,1L,0x6BL,-1L,0xDC1C4954D4003D8ELL,0x593A65B6L,0x5AB1E460L,0x6B77FAA3L,0x1859BD07L,0UL},{0xC497BE78L,1L,0x6BL,-1L,0xDC1C4954D4003D8ELL,0x593A65B6L,0x5AB1E460L,0x6B77FAA3L,0x1859BD07L,0UL},{0xC497BE78L,1L,0x6BL,-1L,0xDC1C4954D4003D8ELL,0x593A65B6L,0x5AB1E460L,0x6B77FAA3L,0x1859BD07L,0UL}}};
static struct S1 ** volatile g_6657 = &g_4746;
static volatile uint8_t g_6684 = 0xF0L;
static volatile int32_t *g_6687[10][6] = {{(void*)0,&g_1787.f5,&g_6169.f3,&g_5131.f3,&g_1816.f3,(void*)0},{&g_4373.f5,&g_4826.f5,&g_5554.f5,&g_1816.f3,&g_1783[5][4][2].f5,(void*)0},{&g_1762.f5,&g_1604[0].f3,(void*)0,(void*)0,&g_1604[0].f3,&g_1762.f5},{&g_4373.f3,&g_1907.f5,&g_4373.f5,(void*)0,&g_1795[1][4].f3,&g_1778.f5},{&g_1785[0][1][1].f3,&g_1778.f5,&g_1816.f3,&g_1909[0].f3,(void*)0,&g_1604[0].f5},{&g_1785[0][1][1].f3,&g_1783[5][4][2].f5,&g_1909[0].f3,(void*)0,(void*)0,&g_4826.f5},{&g_4373.f3,&g_1795[1][4].f3,&g_5555.f5,(void*)0,(void*)0,&g_6169.f3},{&g_1762.f5,&g_1816.f3,&g_1604[0].f3,&g_1816.f3,&g_1762.f5,&g_1804.f3},{&g_4373.f5,&g_6436.f3,&g_1762.f5,&g_5131.f3,&g_1778.f5,(void*)0},{(void*)0,&g_1762.f5,&g_4826.f5,&g_6436.f3,&g_1604[0].f5,&g_6169.f3}};
static struct S0 g_6770[8] = {{-7L,0xA9DB4472L,0UL,-1L,0xEE264A8AFD9F725ELL,0xADAA779FL,0xE9DB6123L,0x549E5360L,0x74BF82A0L,0xDB1C136FCEA8B57BLL},{-7L,0xA9DB4472L,0UL,-1L,0xEE264A8AFD9F725ELL,0xADAA779FL,0xE9DB6123L,0x549E5360L,0x74BF82A0L,0xDB1C136FCEA8B57BLL},{-7L,0xA9DB4472L,0UL,-1L,0xEE264A8AFD9F725ELL,0xADAA779FL,0xE9DB6123L,0x549E5360L,0x74BF82A0L,0xDB1C136FCEA8B57BLL},{-7L,0xA9DB4472L,0UL,-1L,0xEE264A8AFD9F725ELL,0xADAA779FL,0xE9DB6123L,0x549E5360L,0x74BF82A0L,0xDB1C136FCEA8B57BLL},{-7L,0xA9DB4472L,0UL,-1L,0xEE264A8AFD9F725ELL,0xADAA779FL,0xE9DB6123L,0x549E5360L,0x74BF82A0L,0xDB1C136FCEA8B57BLL},{-7L,0xA9DB4472L,0UL,-1L,0xEE264A8AFD9F725ELL,0xADAA779FL,0xE9DB6123L,0x549E5360L,0x74BF82A0L,0xDB1C136FCEA8B57BLL},{-7L,0xA9DB4472L,0UL,-1L,0xEE264A8AFD9F725ELL,0xADAA779FL,0xE9DB6123L,0x549E5360L,0x74BF82A0L,0xDB1C136FCEA8B57BLL},{-7L,0xA9DB4472L,0UL,-1L,0xEE264A8AFD9F725ELL,0xADAA779FL,0xE9DB6123L,0x549E5360L,0x74BF82A0L,0xDB1C136FCEA8B57BLL}};
static volatile int32_t g_6849 = 0x8AF090DCL;
static volatile struct S0 g_6864 = {1L,0xC7119DB0L,254UL,0x75A0AAADL,9L,0x12038A11L,4294967295UL,9L,0xEA06FBF5L,0x077E4FAED1F7A128LL};
static volatile struct S0 g_6865 = {-7L,0x7F26BC97L,0x77L,0L,0x2B0C192ED2E25B0CLL,-3L,0x97AA9C57L,-9L,18446744073709551615UL,0xB0C874899E069E3ALL};
static uint64_t ***g_6868[8][10][3] = {{{&g_5075,&g_5075,(void*)0},{&g_5075,&g_5075,&g_5075},{&g_5075,&g_5075,(void*)0},{&g_5075,(void*)0,&g_5075},{&g_5075,&g_5075,&g_5075},{(void*)0,&g_5075,(void*)0},{&g_5075,&g_5075,&g_5075},{&g_5075,(void*)0,&g_5075},{&g_5075,&g_5075,&g_5075},{(void*)0,&g_5075,(void*)0}},{{&g_5075,&g_5075,(void*)0},{(void*)0,&g_5075,&g_5075},{&g_5075,&g_5075,(void*)0},{&g_5075,&g_5075,(void*)0},{&g_5075,&g_5075,&g_5075},{(void*)0,&g_5075,&g_5075},{&g_5075,&g_5075,&g_5075},{&g_5075,&g_5075,(void*)0},{&g_5075,&g_5075,&g_5075},{&g_5075,&g_5075,&g_5075}},{{&g_5075,(void*)0,(void*)0},{(void*)0,(void*)0,&g_5075},{&g_5075,&g_5075,(void*)0},{&g_5075,&g_5075,&g_5075},{&g_5075,&g_5075,&g_5075},{(void*)0,&g_5075,&g_5075},{&g_5075,&g_5075,&g_5075},{(void*)0,(void*)0,&g_5075},{&g_5075,(void*)0,&g_5075},{&g_5075,&g_5075,&g_5075}},{{&g_5075,&g_5075,&g_5075},{(void*)0,&g_5075,&g_5075},{&g_5075,&g_5075,&g_5075},{&g_5075,&g_5075,&g_5075},{&g_5075,&g_5075,&g_5075},{&g_5075,&g_5075,&g_5075},{&g_5075,&g_5075,&g_5075},{(void*)0,&g_5075,&g_5075},{&g_5075,&g_5075,(void*)0},{&g_5075,&g_5075,&g_5075}},{{&g_5075,&g_5075,(void*)0},{&g_5075,(void*)0,&g_5075},{&g_5075,&g_5075,&g_5075},{(void*)0,&g_5075,(void*)0},{&g_5075,&g_5075,&g_5075},{&g_5075,(void*)0,&g_5075},{&g_5075,&g_5075,&g_5075},{(void*)0,&g_5075,(void*)0},{&g_5075,&g_5075,(void*)0},{(void*)0,&g_5075,&g_5075}},{{&g_5075,&g_5075,(void*)0},{&g_5075,&g_5075,(void*)0},{&g_5075,&g_5075,&g_5075},{(void*)0,&g_5075,&g_5075},{&g_5075,&g_5075,&g_5075},{&g_5075,&g_5075,(void*)0},{&g_5075,&g_5075,&g_5075},{&g_5075,&g_5075,&g_5075},{&g_5075,(void*)0,(void*)0},{(void*)0,(void*)0,&g_5075}},{{&g_5075,&g_5075,&g_5075},{&g_5075,(void*)0,(void*)0},{&g_5075,(void*)0,&g_5075},{&g_5075,(void*)0,&g_5075},{&g_5075,(void*)0,&g_5075},{(void*)0,(void*)0,(void*)0},{&g_5075,&g_5075,&g_5075},{(void*)0,&g_5075,&g_5075},{&g_5075,&g_5075,&g_5075},{&g_5075,(void*)0,&g_5075}},{{&g_5075,&g_5075,&g_5075},{(void*)0,&g_5075,(void*)0},{&g_5075,&g_5075,&g_5075},{&g_5075,&g_5075,&g_5075},{&g_5075,&g_5075,&g_5075},{&g_5075,&g_5075,(void*)0},{&g_5075,(void*)0,&g_5075},{&g_5075,(void*)0,(void*)0},{&g_5075,&g_5075,&g_5075},{(void*)0,&g_5075,&g_5075}}};
static const struct S0 ** volatile g_6874 = (void*)0;
static const uint32_t ****g_6883 = (void*)0;
static volatile struct S0 g_6887 = {0x6D0CFD99L,1L,0x11L,0L,3L,-5L,0xE99BA0EDL,0x989266E8L,18446744073709551615UL,0xC8E62EB3925875C9LL};
static struct S0 g_6890 = {0xC81E4A5AL,-10L,0x2EL,0x1A86A7FEL,0xB7523B8D8407B8D8LL,5L,0x179B95A5L,0x50AA0956L,8UL,0x7A19ABA5E2E1AA68LL};
static const struct S0 g_6916 = {5L,0x38C82C0EL,0xA9L,0x1B0CF5CBL,0x9BB9ACE387ADAA17LL,-1L,0xB0FF6015L,0x353061D5L,0x17404428L,0x9B33C241E3F9345BLL};
static uint32_t g_6968[9] = {0x60F29492L,0x60F29492L,0x60F29492L,0x60F29492L,0x60F29492L,0x60F29492L,0x60F29492L,0x60F29492L,0x60F29492L};
static int32_t * volatile g_6984 = &g_579;
static struct S0 g_6991 = {-1L,0x3FF7193DL,0xD9L,0L,0x56EDD75915F645C9LL,4L,4294967290UL,0x38869B49L,0x6895716AL,0x265F9DCF0AF9F168LL};
static uint16_t g_7017 = 65535UL;
static volatile struct S0 g_7056 = {0L,0xC82A168AL,0x35L,1L,0x026572958F878CDDLL,0L,2UL,0x08FA38A9L,18446744073709551609UL,0x015B7DF1FE933C61LL};
static volatile struct S0 g_7072 = {0xFE417D3FL,-1L,252UL,-7L,0xC2AF19E6C9F36288LL,0x0B4221B7L,0xFF834EA2L,-1L,7UL,0x50BD4B21D92ECE39LL};
static int32_t ** volatile g_7140[2][8] = {{(void*)0,&g_1634[2],&g_619[3][2][4],&g_619[3][2][4],&g_1634[2],(void*)0,&g_1634[2],&g_619[3][2][4]},{&g_1634[3],&g_1634[2],&g_1634[3],(void*)0,(void*)0,&g_1634[3],&g_1634[2],&g_1634[3]}};
static int32_t ** volatile g_7141[9] = {&g_4568,&g_4568,&g_4568,&g_4568,&g_4568,&g_4568,&g_4568,&g_4568,&g_4568};
static int32_t ** volatile g_7142 = &g_1634[3];
static int32_t g_7254 = 0x84F5BF64L;
static int32_t g_7269 = 0x6CAB6D82L;
static int32_t ** volatile g_7336 = &g_619[4][2][0];
static int32_t *g_7374 = &g_7254;
static const uint8_t *g_7403 = &g_5497.f2;
static const uint8_t **g_7402 = &g_7403;
static const uint8_t ***g_7401 = &g_7402;
static int16_t g_7427 = (-1L);
static struct S0 g_7436[5][7][7] = {{{{0x0989EBC0L,0xE9611107L,0xAAL,-1L,-7L,0L,4294967292UL,-1L,0x11CA9104L,0UL},{0xECB99A8FL,0x81EF962BL,7UL,1L,-3L,-8L,0UL,0x6747E9D8L,18446744073709551615UL,0UL},{1L,0x53BBEEECL,0UL,-1L,1L,0x1A133DA0L,1UL,3L,0x536AE55FL,0x63E058EA16BCD4BALL},{0x5DED0BBDL,0x1445BE94L,0x04L,9L,0x2047D808E0B86B41LL,3L,0x50A7BFD4L,-4L,0UL,0xFE6498946CFDA557LL},{0x662089F5L,6L,255UL,0x97604B2AL,0x0EECB908A94E2C07LL,2L,0xB58542A8L,0x22BE9CD0L,0x21C6BA31L,7UL},{0x7F1C5E41L,4L,0x8AL,-3L,0x73A302C28642C0A9LL,-2L,4294967289UL,0x83A27E57L,1UL,18446744073709551615UL},{-1L,-1L,0x3FL,0L,0x9E9FB419A1EFB109LL,-1L,0UL,0x0D4124BBL,18446744073709551615UL,0UL}},{{0x940AC559L,0x6C2B8EC5L,0xFDL,-1L,-1L,3L,0x74F6453AL,0xF844C7CBL,1UL,1UL},{1L,-1L,1UL,-5L,0xA40579E441AB1576LL,0x5A00C428L,3UL,0x766DC9ECL,0x3234B951L,18446744073709551610UL},{-1L,0x7B3A0791L,7UL,0x081ECA1BL,-1L,8L,5UL,0x1E64814AL,9UL,18446744073709551611UL},{0x8F34BB10L,8L,247UL,5L,0x6FFB7E6DA3BFC6BALL,0x41994CCBL,0xBCB379D8L,0L,1UL,0x35876DEEED49A9BFLL},{0xD8BA7893L,0xA917AD04L,251UL,1L,-3L,0x355CC23AL,0x894B34B2L,1L,0xF05989DDL,0xAD65B7B0713CD643LL},{0xCC534EEBL,4L,0xD0L,0L,-1L,-1L,0x214C17F9L,0x36DA91B2L,0xF9CCB491L,0x4E31B93C634061BELL},{0L,0x41E88FA8L,0UL,5L,7L,1L,0x2CF21FC2L,0x0E3AB29BL,1UL,0UL}},{{0L,0x78B9D92EL,0xDDL,0x053BE9B0L,0x2A316D37E2D5507FLL,-1L,1UL,-3L,18446744073709551615UL,5UL},{1L,1L,6UL,1L,1L,1L,0xF9156788L,0x1A5E818DL,1UL,0x889604B05525090DLL},{0x489E3BEEL,0L,0xF2L,8L,5L,-7L,4294967295UL,0x5A1CDDB2L,0xA3B88E3BL,0x53B4C0C03E4F9224LL},{0x789BBC52L,0x8763CFF8L,0x36L,1L,1L,0x7FA33209L,8UL,0x85319FE1L,18446744073709551615UL,0xE70239C2DBC53B84LL},{0x547B9F7EL,0xE9C5B304L,0xB7L,3L,0xAE702A8EC82D3496LL,0xC9572054L,4294967290UL,0x5B6BEB51L,18446744073709551615UL,6UL},{0x547B9F7EL,0xE9C5B304L,0xB7L,3L,0xAE702A8EC82D3496LL,0xC9572054L,4294967290UL,0x5B6BEB51L,18446744073709551615UL,6UL},{0x789BBC52L,0x8763CFF8L,0x36L,1L,1L,0x7FA33209L,8UL,0x85319FE1L,18446744073709551615UL,0xE70239C2DBC53B84LL}},{{0x7EA04E8BL,-5L,247UL,0xEE05AF9AL,0L,0x658DC31CL,0xBF46DB67L,0L,0x28D3DFD5L,6UL},{-2L,0x4D2DFEB3L,0x73L,0L,0x267F0635FE842089LL,0x2E746385L,7UL,0xB96C44D1L,18446744073709551606UL,6UL},{0x7EA04E8BL,-5L,247UL,0xEE05AF9AL,0L,0x658DC31CL,0xBF46DB67L,0L,0x28D3DFD5L,6UL},{0L,0x41E88FA8L,0UL,5L,7L,1L,0x2CF21FC2L,0x0E3AB29BL,1UL,0UL},{0xCC534EEBL,4L,0xD0L,0L,-1L,-1L,0x214C17F9L,0x36DA91B2L,0xF9CCB491L,0x4E31B93C634061BELL},{0xD8BA7893L,0xA917AD04L,251UL,1L,-3L,0x355CC23AL,0x894B34B2L,1L,0xF05989DDL,0xAD65B7B0713CD643LL},{0x8F34BB10L,8L,247UL,5L,0x6FFB7E6DA3BFC6BALL,0x41994CCBL,0xBCB379D8L,0L,1UL,0x35876DEEED49A9BFLL}},{{0x4D74665BL,0x40F1A565L,255UL,0x57CBBEFDL,0x551A4A001FBFB185LL,0L,0x35EABD8DL,1L,18446744073709551615UL,3UL},{0L,-10L,255UL,9L,0x37C69F13686244B5LL,9L,0xC21181ADL,8L,0x9E5B32A8L,0x784FFDBEBD66AB5FLL},{-4L,-2L,0xDAL,9L,-3L,0L,0x012A0D71L,0xE2D08EA6L,0xDAA8FD21L,0xCC13EC28E0BB412BLL},{-1L,-1L,0x3FL,0L,0x9E9FB419A1EFB109LL,-1L,0UL,0x0D4124BBL,18446744073709551615UL,0UL},{0x7F1C5E41L,4L,0x8AL,-3L,0x73A302C28642C0A9LL,-2L,4294967289UL,0x83A27E57L,1UL,18446744073709551615UL},{0x662089F5L,6L,255UL,0x97604B2AL,0x0EECB908A94E2C07LL,2L,0xB58542A8L,0x22BE9CD0L,0x21C6BA31L,7UL},{0x5DED0BBDL,0x1445BE94L,0x04L,9L,0x2047D808E0B86B41LL,3L,0x50A7BFD4L,-4L,0UL,0xFE6498946CFDA557LL}},{{-8L,0xFD09852CL,0x8DL,0x4D948F7CL,4L,0x0050D046L,4294967289UL,6L,0UL,2UL},{0xA2E1D952L,0xAC78AD97L,252UL,0xEDA1124FL,0L,0xD54ED2B1L,4294967294UL,0L,0x8BB13F23L,0x555831F1FC8EDBDFLL},{4L,0x34FEA502L,246UL,0xDDE56D1AL,9L,0xE035E1ADL,0UL,0x0E8DC1C6L,6UL,0xDEB58DE034EEED3BLL},{-3L,0x308B42DEL,0x81L,0x7A48F546L,0x39915CA8E5DFF0A4LL,0x1926F9CFL,0UL,3L,0xC448733FL,0xB187A5BB3292F500LL},{-1L,0xA52BD33FL,0UL,-1L,6L,-3L,4294967290UL,0xBDDFAD8CL,0x0C8B86DBL,18446744073709551615UL},{0xD8BA7893L,0xA917AD04L,251UL,1L,-3L,0x355CC23AL,0x894B34B2L,1L,0xF05989DDL,0xAD65B7B0713CD643LL},{-1L,-1L,254UL,0L,-3L,0x7921228FL,0xDA99E35CL,0x7839FEDEL,0x7564E739L,0x3385A3D55B6A6976LL}},{{0xA84E70CEL,0x3122FBCAL,255UL,0xF9952663L,0xC3A864A8FC27A4C8LL,1L,0x701A3BADL,-3L,9UL,1UL},{0xBE18FCA1L,0L,0UL,-1L,1L,-9L,0xBCDD30B6L,1L,0x3E774F84L,0xD43B1AB8412F640BLL},{0x9B74DACFL,0x7BA39DABL,255UL,-1L,1L,3L,0x4EAD8811L,-10L,18446744073709551609UL,0UL},{0x7F1C5E41L,4L,0x8AL,-3L,0x73A302C28642C0A9LL,-2L,4294967289UL,0x83A27E57L,1UL,18446744073709551615UL},{6L,0x08B014E7L,0x31L,0xEFC90496L,-3L,0xBD813041L,0xB75CCE87L,6L,1UL,0xF4C96D9FC9AC646DLL},{0x547B9F7EL,0xE9C5B304L,0xB7L,3L,0xAE702A8EC82D3496LL,0xC9572054L,4294967290UL,0x5B6BEB51L,18446744073709551615UL,6UL},{6L,0x08B014E7L,0x31L,0xEFC90496L,-3L,0xBD813041L,0xB75CCE87L,6L,1UL,0xF4C96D9FC9AC646DLL}}},{{{0L,1L,251UL,-9L,0x769B19FA32538301LL,-1L,0xE2174E24L,2L,0x5095B760L,0xBE5C6C1A5C4FC7E5LL},{-2L,0xEFD6FD2FL,253UL,-1L,0xF034F3BB0C5B305CLL,1L,0xAD1BF97CL,0x7DB2F604L,18446744073709551610UL,0x19BC44EA797D6151LL},{-2L,0xEFD6FD2FL,253UL,-1L,0xF034F3BB0C5B305CLL,1L,0xAD1BF97CL,0x7DB2F604L,18446744073709551610UL,0x19BC44EA797D6151LL},{0L,1L,251UL,-9L,0x769B19FA32538301LL,-1L,0xE2174E24L,2L,0x5095B760L,0xBE5C6C1A5C4FC7E5LL},{0xAA871C89L,-3L,255UL,0x9F03577FL,-3L,-9L,0x4266E861L,0x103220F9L,0xA69B2D7EL,3UL},{0xCC534EEBL,4L,0xD0L,0L,-1L,-1L,0x214C17F9L,0x36DA91B2L,0xF9CCB491L,0x4E31B93C634061BELL},{4L,0x34FEA502L,246UL,0xDDE56D1AL,9L,0xE035E1ADL,0UL,0x0E8DC1C6L,6UL,0xDEB58DE034EEED3BLL}},{{4L,0x5862A393L,255UL,0x89C3A9EEL,0L,0xD12F6650L,4294967293UL,-4L,18446744073709551610UL,18446744073709551615UL},{0xD44081ADL,0x998DC01EL,0xCFL,0L,-9L,0L,4294967287UL,0x900A3A01L,0x38F8399DL,0xBC7E9F966532E124LL},{0x547B9F7EL,0xE9C5B304L,0xB7L,3L,0xAE702A8EC82D3496LL,0xC9572054L,4294967290UL,0x5B6BEB51L,18446744073709551615UL,6UL},{0x9B74DACFL,0x7BA39DABL,255UL,-1L,1L,3L,0x4EAD8811L,-10L,18446744073709551609UL,0UL},{0L,0x78B9D92EL,0xDDL,0x053BE9B0L,0x2A316D37E2D5507FLL,-1L,1UL,-3L,18446744073709551615UL,5UL},{0x7F1C5E41L,4L,0x8AL,-3L,0x73A302C28642C0A9LL,-2L,4294967289UL,0x83A27E57L,1UL,18446744073709551615UL},{0xDB1DF490L,0x37433A01L,255UL,0x5A8833E4L,0xA7905441F26ED1D6LL,0xFF49237DL,0UL,1L,2UL,0x4D728C1485254321LL}},{{0xA2E1D952L,0xAC78AD97L,252UL,0xEDA1124FL,0L,0xD54ED2B1L,4294967294UL,0L,0x8BB13F23L,0x555831F1FC8EDBDFLL},{0x76031767L,0xF8FD04A9L,0xDDL,0xD640DD3BL,-1L,4L,1UL,0x525F23A6L,1UL,1UL},{0L,1L,251UL,-9L,0x769B19FA32538301LL,-1L,0xE2174E24L,2L,0x5095B760L,0xBE5C6C1A5C4FC7E5LL},{0x6AC09D9AL,6L,0x68L,0x47780F58L,0x5D764171E781DEE8LL,0xEEEED652L,0x6A34F765L,0x6294082DL,1UL,0x36677F2448687CD7LL},{0L,0x41E88FA8L,0UL,5L,7L,1L,0x2CF21FC2L,0x0E3AB29BL,1UL,0UL},{-1L,0xA52BD33FL,0UL,-1L,6L,-3L,4294967290UL,0xBDDFAD8CL,0x0C8B86DBL,18446744073709551615UL},{4L,0x34FEA502L,246UL,0xDDE56D1AL,9L,0xE035E1ADL,0UL,0x0E8DC1C6L,6UL,0xDEB58DE034EEED3BLL}},{{0x789BBC52L,0x8763CFF8L,0x36L,1L,1L,0x7FA33209L,8UL,0x85319FE1L,18446744073709551615UL,0xE70239C2DBC53B84LL},{-1L,-1L,0x3FL,0L,0x9E9FB419A1EFB109LL,-1L,0UL,0x0D4124BBL,18446744073709551615UL,0UL},{0xCFA6A3DAL,0x2E4C8338L,255UL,0xDE3B0C07L,8L,1L,0x4E0AE98EL,9L,0x2463BAFAL,1UL},{0x0989EBC0L,0xE9611107L,0xAAL,-1L,-7L,0L,4294967292UL,-1L,0x11CA9104L,0UL},{0L,-10L,255UL,9L,0x37C69F13686244B5LL,9L,0xC21181ADL,8L,0x9E5B32A8L,0x784FFDBEBD66AB5FLL},{6L,0x08B014E7L,0x31L,0xEFC90496L,-3L,0xBD813041L,0xB75CCE87L,6L,1UL,0xF4C96D9FC9AC646DLL},{6L,0x08B014E7L,0x31L,0xEFC90496L,-3L,0xBD813041L,0xB75CCE87L,6L,1UL,0xF4C96D9FC9AC646DLL}},{{-10L,4L,253UL,5L,-1L,5L,4294967295UL,-2L,18446744073709551615UL,0x2400C2C3AAEC82CALL},{-1L,0xA52BD33FL,0UL,-1L,6L,-3L,4294967290UL,0xBDDFAD8CL,0x0C8B86DBL,18446744073709551615UL},{1L,0xE0C48CF9L,0xB5L,0x678E9CBAL,-3L,3L,4294967295UL,-10L,0UL,18446744073709551615UL},{-1L,0xA52BD33FL,0UL,-1L,6L,-3L,4294967290UL,0xBDDFAD8CL,0x0C8B86DBL,18446744073709551615UL},{-10L,4L,253UL,5L,-1L,5L,4294967295UL,-2L,18446744073709551615UL,0x2400C2C3AAEC82CALL},{0xAA871C89L,-3L,255UL,0x9F03577FL,-3L,-9L,0x4266E861L,0x103220F9L,0xA69B2D7EL,3UL},{-1L,-1L,254UL,0L,-3L,0x7921228FL,0xDA99E35CL,0x7839FEDEL,0x7564E739L,0x3385A3D55B6A6976LL}},{{0x9B74DACFL,0x7BA39DABL,255UL,-1L,1L,3L,0x4EAD8811L,-10L,18446744073709551609UL,0UL},{0xCFA6A3DAL,0x2E4C8338L,255UL,0xDE3B0C07L,8L,1L,0x4E0AE98EL,9L,0x2463BAFAL,1UL},{0xDB1DF490L,0x37433A01L,255UL,0x5A8833E4L,0xA7905441F26ED1D6LL,0xFF49237DL,0UL,1L,2UL,0x4D728C1485254321LL},{0xEC394E33L,7L,0x49L,0x9921BBF5L,0x2B0255B446634090LL,0x75189BE1L,0x8699DED5L,-10L,18446744073709551615UL,18446744073709551615UL},{0xA54B29CAL,-1L,0UL,-9L,0x82069C7668BA6AE8LL,0x121F83B5L,7UL,0L,0x1B12E9DDL,0UL},{0L,0x78B9D92EL,0xDDL,0x053BE9B0L,0x2A316D37E2D5507FLL,-1L,1UL,-3L,18446744073709551615UL,5UL},{0x5DED0BBDL,0x1445BE94L,0x04L,9L,0x2047D808E0B86B41LL,3L,0x50A7BFD4L,-4L,0UL,0xFE6498946CFDA557LL}},{{0xD8BA7893L,0xA917AD04L,251UL,1L,-3L,0x355CC23AL,0x894B34B2L,1L,0xF05989DDL,0xAD65B7B0713CD643LL},{-10L,4L,253UL,5L,-1L,5L,4294967295UL,-2L,18446744073709551615UL,0x2400C2C3AAEC82CALL},{0x092EF2ABL,0x7234EFCDL,0x0BL,-8L,-1L,1L,0x1AA4EB80L,4L,18446744073709551615UL,0x3900B8862FE66EBFLL},{-2L,0xEFD6FD2FL,253UL,-1L,0xF034F3BB0C5B305CLL,1L,0xAD1BF97CL,0x7DB2F604L,18446744073709551610UL,0x19BC44EA797D6151LL},{0x76031767L,0xF8FD04A9L,0xDDL,0xD640DD3BL,-1L,4L,1UL,0x525F23A6L,1UL,1UL},{0L,0x41E88FA8L,0UL,5L,7L,1L,0x2CF21FC2L,0x0E3AB29BL,1UL,0UL},{0x8F34BB10L,8L,247UL,5L,0x6FFB7E6DA3BFC6BALL,0x41994CCBL,0xBCB379D8L,0L,1UL,0x35876DEEED49A9BFLL}}},{{{0x9B74DACFL,0x7BA39DABL,255UL,-1L,1L,3L,0x4EAD8811L,-10L,18446744073709551609UL,0UL},{0xDB1DF490L,0x37433A01L,255UL,0x5A8833E4L,0xA7905441F26ED1D6LL,0xFF49237DL,0UL,1L,2UL,0x4D728C1485254321LL},{0x68B7507BL,-1L,0xD0L,0xA839D707L,-1L,0L,4294967295UL,5L,3UL,0x1A3EBC8CDC052EB6LL},{0L,-10L,255UL,9L,0x37C69F13686244B5LL,9L,0xC21181ADL,8L,0x9E5B32A8L,0x784FFDBEBD66AB5FLL},{0xEC394E33L,7L,0x49L,0x9921BBF5L,0x2B0255B446634090LL,0x75189BE1L,0x8699DED5L,-10L,18446744073709551615UL,18446744073709551615UL},{0xF6EA3480L,-6L,255UL,0x06937DA3L,7L,0L,0x623427A3L,5L,0x5D08D2DBL,0x1BA7F446AF7E1836LL},{1L,0x53BBEEECL,0UL,-1L,1L,0x1A133DA0L,1UL,3L,0x536AE55FL,0x63E058EA16BCD4BALL}},{{1L,0x2F609479L,0x8CL,4L,0xE8ADEB898B9E37AALL,0xF38D8A62L,6UL,0L,0x2B5FCCCEL,0x8C6168680BAA422BLL},{0x6AC09D9AL,6L,0x68L,0x47780F58L,0x5D764171E781DEE8LL,0xEEEED652L,0x6A34F765L,0x6294082DL,1UL,0x36677F2448687CD7LL},{-5L,-7L,2UL,1L,1L,0x8DAEB7CEL,0x4A89C9BAL,9L,18446744073709551615UL,0UL},{-5L,-7L,2UL,1L,1L,0x8DAEB7CEL,0x4A89C9BAL,9L,18446744073709551615UL,0UL},{0x6AC09D9AL,6L,0x68L,0x47780F58L,0x5D764171E781DEE8LL,0xEEEED652L,0x6A34F765L,0x6294082DL,1UL,0x36677F2448687CD7LL},{1L,0x2F609479L,0x8CL,4L,0xE8ADEB898B9E37AALL,0xF38D8A62L,6UL,0L,0x2B5FCCCEL,0x8C6168680BAA422BLL},{0x8F34BB10L,8L,247UL,5L,0x6FFB7E6DA3BFC6BALL,0x41994CCBL,0xBCB379D8L,0L,1UL,0x35876DEEED49A9BFLL}},{{1L,0x53BBEEECL,0UL,-1L,1L,0x1A133DA0L,1UL,3L,0x536AE55FL,0x63E058EA16BCD4BALL},{0x4D74665BL,0x40F1A565L,255UL,0x57CBBEFDL,0x551A4A001FBFB185LL,0L,0x35EABD8DL,1L,18446744073709551615UL,3UL},{0x789BBC52L,0x8763CFF8L,0x36L,1L,1L,0x7FA33209L,8UL,0x85319FE1L,18446744073709551615UL,0xE70239C2DBC53B84LL},{0x9B74DACFL,0x7BA39DABL,255UL,-1L,1L,3L,0x4EAD8811L,-10L,18446744073709551609UL,0UL},{0x662089F5L,6L,255UL,0x97604B2AL,0x0EECB908A94E2C07LL,2L,0xB58542A8L,0x22BE9CD0L,0x21C6BA31L,7UL},{0x547B9F7EL,0xE9C5B304L,0xB7L,3L,0xAE702A8EC82D3496LL,0xC9572054L,4294967290UL,0x5B6BEB51L,18446744073709551615UL,6UL},{0xCFA6A3DAL,0x2E4C8338L,255UL,0xDE3B0C07L,8L,1L,0x4E0AE98EL,9L,0x2463BAFAL,1UL}},{{1L,0xE0C48CF9L,0xB5L,0x678E9CBAL,-3L,3L,4294967295UL,-10L,0UL,18446744073709551615UL},{0L,0x41E88FA8L,0UL,5L,7L,1L,0x2CF21FC2L,0x0E3AB29BL,1UL,0UL},{0xD8BA7893L,0xA917AD04L,251UL,1L,-3L,0x355CC23AL,0x894B34B2L,1L,0xF05989DDL,0xAD65B7B0713CD643LL},{0x7EA04E8BL,-5L,247UL,0xEE05AF9AL,0L,0x658DC31CL,0xBF46DB67L,0L,0x28D3DFD5L,6UL},{4L,0x34FEA502L,246UL,0xDDE56D1AL,9L,0xE035E1ADL,0UL,0x0E8DC1C6L,6UL,0xDEB58DE034EEED3BLL},{0x940AC559L,0x6C2B8EC5L,0xFDL,-1L,-1L,3L,0x74F6453AL,0xF844C7CBL,1UL,1UL},{-2L,0xEFD6FD2FL,253UL,-1L,0xF034F3BB0C5B305CLL,1L,0xAD1BF97CL,0x7DB2F604L,18446744073709551610UL,0x19BC44EA797D6151LL}},{{0x9B74DACFL,0x7BA39DABL,255UL,-1L,1L,3L,0x4EAD8811L,-10L,18446744073709551609UL,0UL},{0x4D74665BL,0x40F1A565L,255UL,0x57CBBEFDL,0x551A4A001FBFB185LL,0L,0x35EABD8DL,1L,18446744073709551615UL,3UL},{0xBE18FCA1L,0L,0UL,-1L,1L,-9L,0xBCDD30B6L,1L,0x3E774F84L,0xD43B1AB8412F640BLL},{0xA54B29CAL,-1L,0UL,-9L,0x82069C7668BA6AE8LL,0x121F83B5L,7UL,0L,0x1B12E9DDL,0UL},{0x789BBC52L,0x8763CFF8L,0x36L,1L,1L,0x7FA33209L,8UL,0x85319FE1L,18446744073709551615UL,0xE70239C2DBC53B84LL},{0xEC394E33L,7L,0x49L,0x9921BBF5L,0x2B0255B446634090LL,0x75189BE1L,0x8699DED5L,-10L,18446744073709551615UL,18446744073709551615UL},{0xA84E70CEL,0x3122FBCAL,255UL,0xF9952663L,0xC3A864A8FC27A4C8LL,1L,0x701A3BADL,-3L,9UL,1UL}},{{1L,-1L,1UL,-5L,0xA40579E441AB1576LL,0x5A00C428L,3UL,0x766DC9ECL,0x3234B951L,18446744073709551610UL},{0x6AC09D9AL,6L,0x68L,0x47780F58L,0x5D764171E781DEE8LL,0xEEEED652L,0x6A34F765L,0x6294082DL,1UL,0x36677F2448687CD7LL},{0x42F237CFL,0x951BC1FFL,0x08L,0xCC7B7B3EL,1L,0x7CD16C61L,4294967295UL,1L,18446744073709551615UL,0xCD631F745A497142LL},{0x092EF2ABL,0x7234EFCDL,0x0BL,-8L,-1L,1L,0x1AA4EB80L,4L,18446744073709551615UL,0x3900B8862FE66EBFLL},{0x42F237CFL,0x951BC1FFL,0x08L,0xCC7B7B3EL,1L,0x7CD16C61L,4294967295UL,1L,18446744073709551615UL,0xCD631F745A497142LL},{0x6AC09D9AL,6L,0x68L,0x47780F58L,0x5D764171E781DEE8LL,0xEEEED652L,0x6A34F765L,0x6294082DL,1UL,0x36677F2448687CD7LL},{1L,-1L,1UL,-5L,0xA40579E441AB1576LL,0x5A00C428L,3UL,0x766DC9ECL,0x3234B951L,18446744073709551610UL}},{{4L,0x5862A393L,255UL,0x89C3A9EEL,0L,0xD12F6650L,4294967293UL,-4L,18446744073709551610UL,18446744073709551615UL},{0xDB1DF490L,0x37433A01L,255UL,0x5A8833E4L,0xA7905441F26ED1D6LL,0xFF49237DL,0UL,1L,2UL,0x4D728C1485254321LL},{1L,0x53BBEEECL,0UL,-1L,1L,0x1A133DA0L,1UL,3L,0x536AE55FL,0x63E058EA16BCD4BALL},{0x547B9F7EL,0xE9C5B304L,0xB7L,3L,0xAE702A8EC82D3496LL,0xC9572054L,4294967290UL,0x5B6BEB51L,18446744073709551615UL,6UL},{0xA54B29CAL,-1L,0UL,-9L,0x82069C7668BA6AE8LL,0x121F83B5L,7UL,0L,0x1B12E9DDL,0UL},{0x662089F5L,6L,255UL,0x97604B2AL,0x0EECB908A94E2C07LL,2L,0xB58542A8L,0x22BE9CD0L,0x21C6BA31L,7UL},{6L,0x08B014E7L,0x31L,0xEFC90496L,-3L,0xBD813041L,0xB75CCE87L,6L,1UL,0xF4C96D9FC9AC646DLL}}},{{{-1L,-1L,254UL,0L,-3L,0x7921228FL,0xDA99E35CL,0x7839FEDEL,0x7564E739L,0x3385A3D55B6A6976LL},{1L,0x2F609479L,0x8CL,4L,0xE8ADEB898B9E37AALL,0xF38D8A62L,6UL,0L,0x2B5FCCCEL,0x8C6168680BAA422BLL},{0x7EA04E8BL,-5L,247UL,0xEE05AF9AL,0L,0x658DC31CL,0xBF46DB67L,0L,0x28D3DFD5L,6UL},{0x76031767L,0xF8FD04A9L,0xDDL,0xD640DD3BL,-1L,4L,1UL,0x525F23A6L,1UL,1UL},{-2L,0x4D2DFEB3L,0x73L,0L,0x267F0635FE842089LL,0x2E746385L,7UL,0xB96C44D1L,18446744073709551606UL,6UL},{4L,0x34FEA502L,246UL,0xDDE56D1AL,9L,0xE035E1ADL,0UL,0x0E8DC1C6L,6UL,0xDEB58DE034EEED3BLL},{-1L,0x7B3A0791L,7UL,0x081ECA1BL,-1L,8L,5UL,0x1E64814AL,9UL,18446744073709551611UL}},{{0x662089F5L,6L,255UL,0x97604B2AL,0x0EECB908A94E2C07LL,2L,0xB58542A8L,0x22BE9CD0L,0x21C6BA31L,7UL},{0x5DED0BBDL,0x1445BE94L,0x04L,9L,0x2047D808E0B86B41LL,3L,0x50A7BFD4L,-4L,0UL,0xFE6498946CFDA557LL},{1L,0x53BBEEECL,0UL,-1L,1L,0x1A133DA0L,1UL,3L,0x536AE55FL,0x63E058EA16BCD4BALL},{0xECB99A8FL,0x81EF962BL,7UL,1L,-3L,-8L,0UL,0x6747E9D8L,18446744073709551615UL,0UL},{0x0989EBC0L,0xE9611107L,0xAAL,-1L,-7L,0L,4294967292UL,-1L,0x11CA9104L,0UL},{0x789BBC52L,0x8763CFF8L,0x36L,1L,1L,0x7FA33209L,8UL,0x85319FE1L,18446744073709551615UL,0xE70239C2DBC53B84LL},{0x4D7DF444L,0x33CD2953L,248UL,-6L,0xC1821EAF4C877189LL,0xE7008661L,1UL,0x2D390E5BL,1UL,18446744073709551608UL}},{{0xBB112683L,0xD6DD2F49L,1UL,0x52BDF1D2L,-8L,0x084EE94CL,0x2BC9BF5CL,1L,0x84C39900L,0x60A848D86DDA76FBLL},{0xD8BA7893L,0xA917AD04L,251UL,1L,-3L,0x355CC23AL,0x894B34B2L,1L,0xF05989DDL,0xAD65B7B0713CD643LL},{0x42F237CFL,0x951BC1FFL,0x08L,0xCC7B7B3EL,1L,0x7CD16C61L,4294967295UL,1L,18446744073709551615UL,0xCD631F745A497142LL},{-1L,-1L,254UL,0L,-3L,0x7921228FL,0xDA99E35CL,0x7839FEDEL,0x7564E739L,0x3385A3D55B6A6976LL},{-1L,-1L,254UL,0L,-3L,0x7921228FL,0xDA99E35CL,0x7839FEDEL,0x7564E739L,0x3385A3D55B6A6976LL},{0x42F237CFL,0x951BC1FFL,0x08L,0xCC7B7B3EL,1L,0x7CD16C61L,4294967295UL,1L,18446744073709551615UL,0xCD631F745A497142LL},{0xD8BA7893L,0xA917AD04L,251UL,1L,-3L,0x355CC23AL,0x894B34B2L,1L,0xF05989DDL,0xAD65B7B0713CD643LL}},{{1L,1L,6UL,1L,1L,1L,0xF9156788L,0x1A5E818DL,1UL,0x889604B05525090DLL},{0xCFA6A3DAL,0x2E4C8338L,255UL,0xDE3B0C07L,8L,1L,0x4E0AE98EL,9L,0x2463BAFAL,1UL},{0xBE18FCA1L,0L,0UL,-1L,1L,-9L,0xBCDD30B6L,1L,0x3E774F84L,0xD43B1AB8412F640BLL},{-1L,-1L,0x3FL,0L,0x9E9FB419A1EFB109LL,-1L,0UL,0x0D4124BBL,18446744073709551615UL,0UL},{0x4D7DF444L,0x33CD2953L,248UL,-6L,0xC1821EAF4C877189LL,0xE7008661L,1UL,0x2D390E5BL,1UL,18446744073709551608UL},{0xA54B29CAL,-1L,0UL,-9L,0x82069C7668BA6AE8LL,0x121F83B5L,7UL,0L,0x1B12E9DDL,0UL},{0xDB1DF490L,0x37433A01L,255UL,0x5A8833E4L,0xA7905441F26ED1D6LL,0xFF49237DL,0UL,1L,2UL,0x4D728C1485254321LL}},{{-10L,4L,253UL,5L,-1L,5L,4294967295UL,-2L,18446744073709551615UL,0x2400C2C3AAEC82CALL},{0x940AC559L,0x6C2B8EC5L,0xFDL,-1L,-1L,3L,0x74F6453AL,0xF844C7CBL,1UL,1UL},{0xD8BA7893L,0xA917AD04L,251UL,1L,-3L,0x355CC23AL,0x894B34B2L,1L,0xF05989DDL,0xAD65B7B0713CD643LL},{0L,1L,251UL,-9L,0x769B19FA32538301LL,-1L,0xE2174E24L,2L,0x5095B760L,0xBE5C6C1A5C4FC7E5LL},{-5L,-7L,2UL,1L,1L,0x8DAEB7CEL,0x4A89C9BAL,9L,18446744073709551615UL,0UL},{-2L,0x4D2DFEB3L,0x73L,0L,0x267F0635FE842089LL,0x2E746385L,7UL,0xB96C44D1L,18446744073709551606UL,6UL},{-8L,0xFD09852CL,0x8DL,0x4D948F7CL,4L,0x0050D046L,4294967289UL,6L,0UL,2UL}},{{0x4D7DF444L,0x33CD2953L,248UL,-6L,0xC1821EAF4C877189LL,0xE7008661L,1UL,0x2D390E5BL,1UL,18446744073709551608UL},{0xECB99A8FL,0x81EF962BL,7UL,1L,-3L,-8L,0UL,0x6747E9D8L,18446744073709551615UL,0UL},{0x789BBC52L,0x8763CFF8L,0x36L,1L,1L,0x7FA33209L,8UL,0x85319FE1L,18446744073709551615UL,0xE70239C2DBC53B84LL},{-1L,-1L,0x3FL,0L,0x9E9FB419A1EFB109LL,-1L,0UL,0x0D4124BBL,18446744073709551615UL,0UL},{0xCFA6A3DAL,0x2E4C8338L,255UL,0xDE3B0C07L,8L,1L,0x4E0AE98EL,9L,0x2463BAFAL,1UL},{0x0989EBC0L,0xE9611107L,0xAAL,-1L,-7L,0L,4294967292UL,-1L,0x11CA9104L,0UL},{0L,-10L,255UL,9L,0x37C69F13686244B5LL,9L,0xC21181ADL,8L,0x9E5B32A8L,0x784FFDBEBD66AB5FLL}},{{0x8F34BB10L,8L,247UL,5L,0x6FFB7E6DA3BFC6BALL,0x41994CCBL,0xBCB379D8L,0L,1UL,0x35876DEEED49A9BFLL},{-8L,0xFD09852CL,0x8DL,0x4D948F7CL,4L,0x0050D046L,4294967289UL,6L,0UL,2UL},{-5L,-7L,2UL,1L,1L,0x8DAEB7CEL,0x4A89C9BAL,9L,18446744073709551615UL,0UL},{-1L,-1L,254UL,0L,-3L,0x7921228FL,0xDA99E35CL,0x7839FEDEL,0x7564E739L,0x3385A3D55B6A6976LL},{0xCC534EEBL,4L,0xD0L,0L,-1L,-1L,0x214C17F9L,0x36DA91B2L,0xF9CCB491L,0x4E31B93C634061BELL},{-1L,-1L,254UL,0L,-3L,0x7921228FL,0xDA99E35CL,0x7839FEDEL,0x7564E739L,0x3385A3D55B6A6976LL},{-5L,-7L,2UL,1L,1L,0x8DAEB7CEL,0x4A89C9BAL,9L,18446744073709551615UL,0UL}}},{{{0xA54B29CAL,-1L,0UL,-9L,0x82069C7668BA6AE8LL,0x121F83B5L,7UL,0L,0x1B12E9DDL,0UL},{0xA54B29CAL,-1L,0UL,-9L,0x82069C7668BA6AE8LL,0x121F83B5L,7UL,0L,0x1B12E9DDL,0UL},{0x68B7507BL,-1L,0xD0L,0xA839D707L,-1L,0L,4294967295UL,5L,3UL,0x1A3EBC8CDC052EB6LL},{0xECB99A8FL,0x81EF962BL,7UL,1L,-3L,-8L,0UL,0x6747E9D8L,18446744073709551615UL,0UL},{0L,0x78B9D92EL,0xDDL,0x053BE9B0L,0x2A316D37E2D5507FLL,-1L,1UL,-3L,18446744073709551615UL,5UL},{0x4D7DF444L,0x33CD2953L,248UL,-6L,0xC1821EAF4C877189LL,0xE7008661L,1UL,0x2D390E5BL,1UL,18446744073709551608UL},{0x9B74DACFL,0x7BA39DABL,255UL,-1L,1L,3L,0x4EAD8811L,-10L,18446744073709551609UL,0UL}},{{0xD8BA7893L,0xA917AD04L,251UL,1L,-3L,0x355CC23AL,0x894B34B2L,1L,0xF05989DDL,0xAD65B7B0713CD643LL},{1L,0xE0C48CF9L,0xB5L,0x678E9CBAL,-3L,3L,4294967295UL,-10L,0UL,18446744073709551615UL},{0xAA871C89L,-3L,255UL,0x9F03577FL,-3L,-9L,0x4266E861L,0x103220F9L,0xA69B2D7EL,3UL},{0x76031767L,0xF8FD04A9L,0xDDL,0xD640DD3BL,-1L,4L,1UL,0x525F23A6L,1UL,1UL},{-10L,4L,253UL,5L,-1L,5L,4294967295UL,-2L,18446744073709551615UL,0x2400C2C3AAEC82CALL},{-5L,-7L,2UL,1L,1L,0x8DAEB7CEL,0x4A89C9BAL,9L,18446744073709551615UL,0UL},{0x7EA04E8BL,-5L,247UL,0xEE05AF9AL,0L,0x658DC31CL,0xBF46DB67L,0L,0x28D3DFD5L,6UL}},{{0x68B7507BL,-1L,0xD0L,0xA839D707L,-1L,0L,4294967295UL,5L,3UL,0x1A3EBC8CDC052EB6LL},{0xF6EA3480L,-6L,255UL,0x06937DA3L,7L,0L,0x623427A3L,5L,0x5D08D2DBL,0x1BA7F446AF7E1836LL},{-4L,-2L,0xDAL,9L,-3L,0L,0x012A0D71L,0xE2D08EA6L,0xDAA8FD21L,0xCC13EC28E0BB412BLL},{0x547B9F7EL,0xE9C5B304L,0xB7L,3L,0xAE702A8EC82D3496LL,0xC9572054L,4294967290UL,0x5B6BEB51L,18446744073709551615UL,6UL},{0L,0x78B9D92EL,0xDDL,0x053BE9B0L,0x2A316D37E2D5507FLL,-1L,1UL,-3L,18446744073709551615UL,5UL},{0xCFA6A3DAL,0x2E4C8338L,255UL,0xDE3B0C07L,8L,1L,0x4E0AE98EL,9L,0x2463BAFAL,1UL},{0xA54B29CAL,-1L,0UL,-9L,0x82069C7668BA6AE8LL,0x121F83B5L,7UL,0L,0x1B12E9DDL,0UL}},{{-2L,0x4D2DFEB3L,0x73L,0L,0x267F0635FE842089LL,0x2E746385L,7UL,0xB96C44D1L,18446744073709551606UL,6UL},{0xDA4F60A0L,0L,0UL,-9L,4L,1L,8UL,-1L,0x8BA91D5DL,0x69D6439A0E08FD43LL},{0x6AC09D9AL,6L,0x68L,0x47780F58L,0x5D764171E781DEE8LL,0xEEEED652L,0x6A34F765L,0x6294082DL,1UL,0x36677F2448687CD7LL},{0x092EF2ABL,0x7234EFCDL,0x0BL,-8L,-1L,1L,0x1AA4EB80L,4L,18446744073709551615UL,0x3900B8862FE66EBFLL},{0xCC534EEBL,4L,0xD0L,0L,-1L,-1L,0x214C17F9L,0x36DA91B2L,0xF9CCB491L,0x4E31B93C634061BELL},{0xCC534EEBL,4L,0xD0L,0L,-1L,-1L,0x214C17F9L,0x36DA91B2L,0xF9CCB491L,0x4E31B93C634061BELL},{0x092EF2ABL,0x7234EFCDL,0x0BL,-8L,-1L,1L,0x1AA4EB80L,4L,18446744073709551615UL,0x3900B8862FE66EBFLL}},{{0x5DED0BBDL,0x1445BE94L,0x04L,9L,0x2047D808E0B86B41LL,3L,0x50A7BFD4L,-4L,0UL,0xFE6498946CFDA557LL},{0x7F1C5E41L,4L,0x8AL,-3L,0x73A302C28642C0A9LL,-2L,4294967289UL,0x83A27E57L,1UL,18446744073709551615UL},{0x5DED0BBDL,0x1445BE94L,0x04L,9L,0x2047D808E0B86B41LL,3L,0x50A7BFD4L,-4L,0UL,0xFE6498946CFDA557LL},{0xA54B29CAL,-1L,0UL,-9L,0x82069C7668BA6AE8LL,0x121F83B5L,7UL,0L,0x1B12E9DDL,0UL},{0xCFA6A3DAL,0x2E4C8338L,255UL,0xDE3B0C07L,8L,1L,0x4E0AE98EL,9L,0x2463BAFAL,1UL},{0L,0x78B9D92EL,0xDDL,0x053BE9B0L,0x2A316D37E2D5507FLL,-1L,1UL,-3L,18446744073709551615UL,5UL},{0x547B9F7EL,0xE9C5B304L,0xB7L,3L,0xAE702A8EC82D3496LL,0xC9572054L,4294967290UL,0x5B6BEB51L,18446744073709551615UL,6UL}},{{0x940AC559L,0x6C2B8EC5L,0xFDL,-1L,-1L,3L,0x74F6453AL,0xF844C7CBL,1UL,1UL},{0x42F237CFL,0x951BC1FFL,0x08L,0xCC7B7B3EL,1L,0x7CD16C61L,4294967295UL,1L,18446744073709551615UL,0xCD631F745A497142LL},{1L,-1L,1UL,-5L,0xA40579E441AB1576LL,0x5A00C428L,3UL,0x766DC9ECL,0x3234B951L,18446744073709551610UL},{0x7EA04E8BL,-5L,247UL,0xEE05AF9AL,0L,0x658DC31CL,0xBF46DB67L,0L,0x28D3DFD5L,6UL},{-5L,-7L,2UL,1L,1L,0x8DAEB7CEL,0x4A89C9BAL,9L,18446744073709551615UL,0UL},{-10L,4L,253UL,5L,-1L,5L,4294967295UL,-2L,18446744073709551615UL,0x2400C2C3AAEC82CALL},{0x76031767L,0xF8FD04A9L,0xDDL,0xD640DD3BL,-1L,4L,1UL,0x525F23A6L,1UL,1UL}},{{0xD44081ADL,0x998DC01EL,0xCFL,0L,-9L,0L,4294967287UL,0x900A3A01L,0x38F8399DL,0xBC7E9F966532E124LL},{0x489E3BEEL,0L,0xF2L,8L,5L,-7L,4294967295UL,0x5A1CDDB2L,0xA3B88E3BL,0x53B4C0C03E4F9224LL},{-1L,-1L,0x3FL,0L,0x9E9FB419A1EFB109LL,-1L,0UL,0x0D4124BBL,18446744073709551615UL,0UL},{0x9B74DACFL,0x7BA39DABL,255UL,-1L,1L,3L,0x4EAD8811L,-10L,18446744073709551609UL,0UL},{0x4D7DF444L,0x33CD2953L,248UL,-6L,0xC1821EAF4C877189LL,0xE7008661L,1UL,0x2D390E5BL,1UL,18446744073709551608UL},{0L,0x78B9D92EL,0xDDL,0x053BE9B0L,0x2A316D37E2D5507FLL,-1L,1UL,-3L,18446744073709551615UL,5UL},{0xECB99A8FL,0x81EF962BL,7UL,1L,-3L,-8L,0UL,0x6747E9D8L,18446744073709551615UL,0UL}}}};
static volatile uint32_t g_7454 = 0x54068EF9L;
static struct S0 ** volatile g_7573[2] = {&g_1906,&g_1906};
static struct S1 ****g_7591 = (void*)0;
static struct S1 *****g_7590 = &g_7591;
static int32_t ** volatile g_7657 = &g_1634[6];
static struct S0 g_7723 = {0x676BD8C8L,0xC03883EEL,0x2CL,0xE401CC0AL,0xF503F2EE6F4AF103LL,0L,0xF343B499L,0xCFD824F1L,0x99DDAC78L,0x865E872282955FC9LL};
static int32_t ***g_7744 = &g_3439[1];
static int32_t ****g_7743 = &g_7744;
static int32_t *****g_7742 = &g_7743;
static volatile struct S0 g_7761 = {-4L,0xC4A6525FL,0x0DL,0x9310C64BL,0xB16999D877BF354BLL,-1L,7UL,7L,0xBE993A4DL,18446744073709551615UL};
static volatile struct S0 g_7762 = {-10L,0xDE7F2F74L,7UL,0xAA1DA9DDL,0x4D52F2C3F61A1A79LL,0xCD504923L,8UL,0x04C3BB1EL,0x8A1B861DL,0x024C4ABF24C7BE31LL};
static uint32_t *****g_7789 = &g_3137;
static volatile struct S0 g_7795 = {-2L,0x544FA47FL,251UL,-1L,1L,0x69914928L,0UL,0x40D6200CL,0xCE82AB1FL,18446744073709551606UL};
static int32_t g_7797 = 0xA5E192BBL;
static struct S0 g_7807[7] = {{0L,-7L,251UL,0xEFFD0C9DL,4L,0x06D0AF57L,4294967293UL,7L,0xAFAABD6EL,18446744073709551612UL},{0L,-7L,251UL,0xEFFD0C9DL,4L,0x06D0AF57L,4294967293UL,7L,0xAFAABD6EL,18446744073709551612UL},{0L,-7L,251UL,0xEFFD0C9DL,4L,0x06D0AF57L,4294967293UL,7L,0xAFAABD6EL,18446744073709551612UL},{0L,-7L,251UL,0xEFFD0C9DL,4L,0x06D0AF57L,4294967293UL,7L,0xAFAABD6EL,18446744073709551612UL},{0L,-7L,251UL,0xEFFD0C9DL,4L,0x06D0AF57L,4294967293UL,7L,0xAFAABD6EL,18446744073709551612UL},{0L,-7L,251UL,0xEFFD0C9DL,4L,0x06D0AF57L,4294967293UL,7L,0xAFAABD6EL,18446744073709551612UL},{0L,-7L,251UL,0xEFFD0C9DL,4L,0x06D0AF57L,4294967293UL,7L,0xAFAABD6EL,18446744073709551612UL}};
static int64_t ** const ***g_7860 = &g_6038[1];
static int32_t ** volatile g_7932 = &g_1634[4];
static int8_t g_8151 = 0x52L;
static int8_t * const ** const *g_8156 = &g_6319;
static int8_t * const ** const **g_8155 = &g_8156;
static uint32_t * const *g_8160 = &g_1576[3][3][0];
static uint32_t * const ** volatile g_8159 = &g_8160;
static struct S0 g_8227[3][2][9] = {{{{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL}},{{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL}}},{{{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL}},{{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL}}},{{{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL},{8L,1L,255UL,-2L,0xE3E6E65787FBA39ALL,0x2287D651L,0xBFAB77E2L,0x14524BAFL,18446744073709551615UL,18446744073709551608UL}},{{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL},{0x2C1AEA13L,0x1FB0B690L,0xB1L,0x02F9BDC1L,1L,0x6F30F812L,0xEA0DA387L,0xE6941BE8L,18446744073709551613UL,0xCB27013548D6A845LL}}}};
static struct S0 g_8294[4][3][5] = {{{{-10L,-9L,0x57L,0x092B1B29L,-5L,-8L,1UL,0x9B6FBA49L,18446744073709551615UL,0x2D833311799C323ALL},{0L,0x2E4A8907L,0x91L,-1L,0xF0B160A4EEC45972LL,-5L,0xFB18212FL,-1L,18446744073709551607UL,0x72B148050676852DLL},{0L,0x2E4A8907L,0x91L,-1L,0xF0B160A4EEC45972LL,-5L,0xFB18212FL,-1L,18446744073709551607UL,0x72B148050676852DLL},{-10L,-9L,0x57L,0x092B1B29L,-5L,-8L,1UL,0x9B6FBA49L,18446744073709551615UL,0x2D833311799C323ALL},{1L,0xB441E0CDL,1UL,0xE6D9C0D3L,0xA0B79F5263A2A987LL,1L,8UL,1L,18446744073709551607UL,0UL}},{{0x8DCACFF7L,-7L,250UL,-8L,0x29DF5E57676B5587LL,0x9F0FF4D6L,0xD226FAB7L,0x0BC3A28FL,0xA0A45B8EL,1UL},{-1L,0L,0x45L,0x31D0961AL,0xCBC34408CF951267LL,0L,4294967295UL,0x415B1114L,0x593C6C26L,18446744073709551612UL},{-1L,0x84D7BB90L,0UL,0xC00A0417L,0x87BE61CB4A745B4DLL,0xD46F976BL,0xA43DD134L,1L,0UL,5UL},{0x6867ED2BL,-1L,0xE2L,0x83089594L,0x2C1B6CFE53AC4077LL,1L,0x536472C7L,1L,0x7AA3F1F7L,0xF00DA4DE2E890371LL},{1L,0xBB1B5DA5L,1UL,0x1B803B49L,0x1F8585473B65B81ELL,0x18E9F494L,0xD3C45E6CL,-1L,0UL,0xF10DFBF71809D8D5LL}},{{-6L,0xAA43D093L,0x79L,-3L,-1L,-10L,0x6AF52B93L,0L,18446744073709551607UL,0xBDAEF7B2FE897577LL},{0x0C3DA7BBL,0x10856574L,1UL,0L,0xF3BCE7923F36310CLL,0xC2AAE000L,0x124A43B6L,0x05EA6113L,0x0A021B4BL,18446744073709551609UL},{1L,0xB441E0CDL,1UL,0xE6D9C0D3L,0xA0B79F5263A2A987LL,1L,8UL,1L,18446744073709551607UL,0UL},{0x0C3DA7BBL,0x10856574L,1UL,0L,0xF3BCE7923F36310CLL,0xC2AAE000L,0x124A43B6L,0x05EA6113L,0x0A021B4BL,18446744073709551609UL},{-6L,0xAA43D093L,0x79L,-3L,-1L,-10L,0x6AF52B93L,0L,18446744073709551607UL,0xBDAEF7B2FE897577LL}}},{{{-1L,0L,0x45L,0x31D0961AL,0xCBC34408CF951267LL,0L,4294967295UL,0x415B1114L,0x593C6C26L,18446744073709551612UL},{0xA421113EL,0x61BB2940L,3UL,0x40F62BFFL,0x0A739F945BCAB457LL,-3L,0UL,0x43976A98L,5UL,18446744073709551610UL},{0xB48E55D6L,-1L,0xAEL,-1L,1L,1L,1UL,0x203A61A0L,0x2BE95A58L,18446744073709551608UL},{0x6867ED2BL,-1L,0xE2L,0x83089594L,0x2C1B6CFE53AC4077LL,1L,0x536472C7L,1L,0x7AA3F1F7L,0xF00DA4DE2E890371LL},{0xC050DA84L,0x8B62479FL,0xA0L,1L,5L,0x925E6249L,0UL,0x76362BBEL,1UL,4UL}},{{0xBC91F197L,1L,8UL,0L,0x3AA59DA5CE29605ELL,-1L,4UL,0x8F8AEC27L,0x11922EF5L,1UL},{0L,1L,0x09L,0xBFC482E7L,0L,1L,5UL,0x4E4867EAL,0x5F78B802L,0x2645AB90721545D6LL},{-10L,-9L,0x57L,0x092B1B29L,-5L,-8L,1UL,0x9B6FBA49L,18446744073709551615UL,0x2D833311799C323ALL},{-10L,-9L,0x57L,0x092B1B29L,-5L,-8L,1UL,0x9B6FBA49L,18446744073709551615UL,0x2D833311799C323ALL},{0L,1L,0x09L,0xBFC482E7L,0L,1L,5UL,0x4E4867EAL,0x5F78B802L,0x2645AB90721545D6LL}},{{0xC7BA2722L,0xA3D0EE69L,0UL,0x28ADA330L,0x7A8FDE1B6D369B14LL,0L,4294967286UL,9L,18446744073709551606UL,0x306709986F01D0A9LL},{-1L,0x84D7BB90L,0UL,0xC00A0417L,0x87BE61CB4A745B4DLL,0xD46F976BL,0xA43DD134L,1L,0UL,5UL},{0x8DCACFF7L,-7L,250UL,-8L,0x29DF5E57676B5587LL,0x9F0FF4D6L,0xD226FAB7L,0x0BC3A28FL,0xA0A45B8EL,1UL},{0xA421113EL,0x61BB2940L,3UL,0x40F62BFFL,0x0A739F945BCAB457LL,-3L,0UL,0x43976A98L,5UL,18446744073709551610UL},{0xC050DA84L,0x8B62479FL,0xA0L,1L,5L,0x925E6249L,0UL,0x76362BBEL,1UL,4UL}}},{{{0x0C3DA7BBL,0x10856574L,1UL,0L,0xF3BCE7923F36310CLL,0xC2AAE000L,0x124A43B6L,0x05EA6113L,0x0A021B4BL,18446744073709551609UL},{-10L,-9L,0x57L,0x092B1B29L,-5L,-8L,1UL,0x9B6FBA49L,18446744073709551615UL,0x2D833311799C323ALL},{-6L,0xAA43D093L,0x79L,-3L,-1L,-10L,0x6AF52B93L,0L,18446744073709551607UL,0xBDAEF7B2FE897577LL},{0xFE1E7B4DL,-5L,0UL,0x34079DB3L,0L,-1L,1UL,0x8F52CF6EL,0xFA3F4B28L,0xAB7F0D64F991A54BLL},{-6L,0xAA43D093L,0x79L,-3L,-1L,-10L,0x6AF52B93L,0L,18446744073709551607UL,0xBDAEF7B2FE897577LL}},{{0xC050DA84L,0x8B62479FL,0xA0L,1L,5L,0x925E6249L,0UL,0x76362BBEL,1UL,4UL},{0xC050DA84L,0x8B62479FL,0xA0L,1L,5L,0x925E6249L,0UL,0x76362BBEL,1UL,4UL},{-1L,0L,0x45L,0x31D0961AL,0xCBC34408CF951267LL,0L,4294967295UL,0x415B1114L,0x593C6C26L,18446744073709551612UL},{0xC7BA2722L,0xA3D0EE69L,0UL,0x28ADA330L,0x7A8FDE1B6D369B14LL,0L,4294967286UL,9L,18446744073709551606UL,0x306709986F01D0A9LL},{1L,0xBB1B5DA5L,1UL,0x1B803B49L,0x1F8585473B65B81ELL,0x18E9F494L,0xD3C45E6CL,-1L,0UL,0xF10DFBF71809D8D5LL}},{{0x0C3DA7BBL,0x10856574L,1UL,0L,0xF3BCE7923F36310CLL,0xC2AAE000L,0x124A43B6L,0x05EA6113L,0x0A021B4BL,18446744073709551609UL},{5L,0xEA30D615L,2UL,0L,-8L,0L,0xB439595BL,3L,0xA72B349BL,18446744073709551610UL},{0xBC91F197L,1L,8UL,0L,0x3AA59DA5CE29605ELL,-1L,4UL,0x8F8AEC27L,0x11922EF5L,1UL},{1L,0xB441E0CDL,1UL,0xE6D9C0D3L,0xA0B79F5263A2A987LL,1L,8UL,1L,18446744073709551607UL,0UL},{1L,0xB441E0CDL,1UL,0xE6D9C0D3L,0xA0B79F5263A2A987LL,1L,8UL,1L,18446744073709551607UL,0UL}}},{{{0xC7BA2722L,0xA3D0EE69L,0UL,0x28ADA330L,0x7A8FDE1B6D369B14LL,0L,4294967286UL,9L,18446744073709551606UL,0x306709986F01D0A9LL},{0x8F89E5F8L,0xE13DF0B5L,0x9BL,0L,0x720720E017A3931FLL,0xBB8C99E7L,4294967295UL,0x1ECEC2DEL,0xA24BDFF3L,4UL},{0xC7BA2722L,0xA3D0EE69L,0UL,0x28ADA330L,0x7A8FDE1B6D369B14LL,0L,4294967286UL,9L,18446744073709551606UL,0x306709986F01D0A9LL},{0x27601412L,-4L,0xF8L,0L,0xB72A81F3BEBF4A21LL,0x71508C89L,0xC47507C5L,0xF35F4116L,18446744073709551615UL,0x189F2853922E23E8LL},{0x6867ED2BL,-1L,0xE2L,0x83089594L,0x2C1B6CFE53AC4077LL,1L,0x536472C7L,1L,0x7AA3F1F7L,0xF00DA4DE2E890371LL}},{{0xBC91F197L,1L,8UL,0L,0x3AA59DA5CE29605ELL,-1L,4UL,0x8F8AEC27L,0x11922EF5L,1UL},{5L,0xEA30D615L,2UL,0L,-8L,0L,0xB439595BL,3L,0xA72B349BL,18446744073709551610UL},{0x0C3DA7BBL,0x10856574L,1UL,0L,0xF3BCE7923F36310CLL,0xC2AAE000L,0x124A43B6L,0x05EA6113L,0x0A021B4BL,18446744073709551609UL},{0L,1L,0x09L,0xBFC482E7L,0L,1L,5UL,0x4E4867EAL,0x5F78B802L,0x2645AB90721545D6LL},{0L,0L,255UL,8L,1L,0xDA314581L,1UL,-2L,3UL,0UL}},{{-1L,0L,0x45L,0x31D0961AL,0xCBC34408CF951267LL,0L,4294967295UL,0x415B1114L,0x593C6C26L,18446744073709551612UL},{0xC050DA84L,0x8B62479FL,0xA0L,1L,5L,0x925E6249L,0UL,0x76362BBEL,1UL,4UL},{0xC050DA84L,0x8B62479FL,0xA0L,1L,5L,0x925E6249L,0UL,0x76362BBEL,1UL,4UL},{-1L,0L,0x45L,0x31D0961AL,0xCBC34408CF951267LL,0L,4294967295UL,0x415B1114L,0x593C6C26L,18446744073709551612UL},{0xC7BA2722L,0xA3D0EE69L,0UL,0x28ADA330L,0x7A8FDE1B6D369B14LL,0L,4294967286UL,9L,18446744073709551606UL,0x306709986F01D0A9LL}}}};
static uint32_t ****g_8348 = &g_5640;
static volatile struct S0 g_8373 = {0x4FAEEE20L,9L,0x50L,0x71B6F9A9L,0x7BBD8088840365D2LL,0x34963449L,1UL,0xF975DD27L,0xBE45FDB5L,0x720B55BA9BBE845ELL};
static uint8_t g_8448 = 0xDEL;
static const int32_t *** const ** volatile g_8456[2][2] = {{(void*)0,(void*)0},{(void*)0,(void*)0}};
static const int32_t *** const ** volatile g_8457 = (void*)0;
static struct S0 g_8482 = {0x834CBA77L,0xB226C763L,0xEFL,0L,0x1623E16EFF01EDBCLL,0x65EBED77L,0x7F040072L,0xE13284D4L,0UL,0x143D220B23D41EF0LL};
static uint16_t g_8494 = 65535UL;
static uint32_t **g_8503 = &g_4178;
static uint32_t *** const g_8502 = &g_8503;
static uint32_t *** const *g_8501 = &g_8502;
static struct S0 g_8516 = {-1L,4L,0x03L,0x845684A5L,0x116A36D2AC650318LL,0L,0xE567FAA3L,8L,0x68F279A7L,0x13726D3E9510DF07LL};
static struct S0 func_1(void);
static uint16_t func_15(int32_t * p_16, int32_t * const p_17, int32_t * p_18);
static int32_t func_21(const uint32_t p_22, uint32_t p_23);
static int32_t * func_29(int32_t * p_30, int32_t * p_31, uint64_t p_32);
static int32_t * func_33(int32_t * p_34, int8_t p_35, uint16_t p_36);
static int32_t * func_37(int32_t * p_38, int32_t * p_39);
static int32_t * func_41(struct S1 p_42, int32_t * p_43, int16_t p_44, uint32_t p_45, int32_t * p_46);
static int16_t func_49(int64_t p_50, int64_t p_51, int32_t * const p_52, uint16_t p_53, uint32_t p_54);
static struct S1 func_55(int32_t * p_56, int32_t p_57);
static struct S1 func_63(uint32_t p_64, int32_t p_65, uint16_t p_66, uint8_t p_67);
static uint32_t func_125(uint64_t p_126, int8_t p_127, int16_t * p_128, struct S1 * p_129, uint64_t p_130);
static int8_t func_138(int8_t p_139);
static int16_t * func_154(const uint32_t p_155, struct S1 p_156, struct S1 p_157, uint16_t ** p_158, uint32_t p_159);
static struct S1 func_160(const int32_t p_161);
static struct S1 func_166(int16_t p_167, uint64_t p_168, int32_t p_169);
static struct S1 func_172(uint32_t * p_173, struct S1 p_174, uint32_t p_175, int16_t * p_176);
static uint32_t * func_177(int64_t p_178);
static uint8_t func_179(struct S1 p_180, int32_t * p_181, uint16_t p_182);
static struct S1 func_183(int32_t p_184, uint16_t * p_185, uint32_t p_186, uint16_t p_187, uint16_t * p_188);
static uint16_t * func_191(struct S1 * p_192, uint32_t * p_193, uint16_t ** p_194, int32_t p_195);
static struct S1 * func_196(int32_t p_197);
static struct S1 func_205(int16_t * p_206, uint32_t p_207, int16_t p_208, uint64_t p_209);
static int16_t * func_210(int16_t * p_211, uint8_t p_212, uint8_t p_213, const uint64_t p_214, int32_t * p_215);
static int16_t * func_216(struct S1 p_217, uint64_t p_218, int32_t p_219, int32_t * p_220);
static const struct S1 func_244(int16_t p_245, uint16_t * p_246, uint16_t p_247, uint64_t * p_248);
static uint16_t * func_249(int16_t p_250);
static int64_t func_255(int32_t p_256, const uint64_t * p_257);
static int16_t * func_271(int32_t p_272, uint32_t p_273, int16_t * p_274, uint16_t * p_275);
static int32_t func_276(uint8_t * p_277, int32_t p_278, int8_t * p_279, uint16_t p_280);
static uint16_t func_293(const uint32_t p_294, uint8_t * p_295, int32_t p_296, int32_t * p_297);
static struct S0 func_1(void)
{
int32_t *l_2 = &g_3;
int32_t *l_4 = &g_3;
int32_t *l_5 = &g_3;
int32_t *l_6 = &g_3;
int32_t *l_7 = (void*)0;
int32_t l_8 = 0L;
int32_t *l_9 = &l_8;
int32_t *l_10[10] = {&l_8,&l_8,&l_8,&l_8,&l_8,&l_8,&l_8,&l_8,&l_8,&l_8};
int64_t l_11 = 0x5CB5542AFA017779LL;
struct S1 l_7783[6][6][3] = {{{{1L,0x03L},{-10L,0xF6L},{0xDD43L,6L}},{{8L,0xB7L},{0x640CL,-6L},{4L,0x45L}},{{0x9D58L,0x21L},{-1L,0xE6L},{0x3A60L,1L}},{{0x93FFL,0x8FL},{0x3622L,1L},{-1L,0L}},{{-7L,0x90L},{4L,0x45L},{0L,0xCCL}},{{-2L,0xE1L},{4L,0x45L},{-1L,0L}}},{{{0x3A60L,1L},{0x3622L,1L},{-2L,0xE1L}},{{0x637AL,0x3BL},{-1L,0xE6L},{0x637AL,0x3BL}},{{0L,-1L},{0x640CL,-6L},{0xC4B3L,-1L}},{{-1L,0xEEL},{-10L,0xF6L},{-1L,0xDFL}},{{-10L,0xF6L},{0x0DF4L,-1L},{0L,0x19L}},{{0x1F62L,2L},{-8L,-1L},{0x640CL,-6L}}},{{{-10L,0xF6L},{0x1F62L,2L},{0x3622L,1L}},{{-1L,0xEEL},{0x637AL,0x3BL},{-7L,0x90L}},{{0L,-1L},{-1L,0L},{-8L,0xE9L}},{{0x637AL,0x3BL},{0x963CL,0L},{0xB38DL,0x98L}},{{0x3A60L,1L},{0xB38DL,0x98L},{0x1F62L,2L}},{{-2L,0xE1L},{8L,0xB7L},{0x1F62L,2L}}},{{{-7L,0x90L},{1L,-1L},{0xB38DL,0x98L}},{{0x93FFL,0x8FL},{-8L,0xE9L},{-8L,0xE9L}},{{0x9D58L,0x21L},{-2L,0xE1L},{-7L,0x90L}},{{8L,0xB7L},{1L,-1L},{0x3622L,1L}},{{1L,0x03L},{0x0901L,0x31L},{0x640CL,-6L}},{{0x99D7L,-7L},{0x93FFL,0x8FL},{0L,0x19L}}},{{{-1L,0L},{0x0901L,0x31L},{-1L,0xDFL}},{{0x0DF4L,-1L},{1L,-1L},{0xC4B3L,-1L}},{{-7L,-1L},{-2L,0xE1L},{0x637AL,0x3BL}},{{-1L,0L},{-8L,0xE9L},{-2L,0xE1L}},{{0x640CL,-6L},{1L,-1L},{-1L,0L}},{{0x0901L,0x31L},{8L,0xB7L},{0L,0xCCL}}},{{{0x0901L,0x31L},{0xB38DL,0x98L},{-1L,0L}},{{0x640CL,-6L},{0x963CL,0L},{0x3A60L,1L}},{{-1L,0L},{-1L,0L},{0L,-1L}},{{1L,-1L},{0x9D58L,0x21L},{-1L,0xEEL}},{{0xB38DL,0x98L},{0x0901L,0x31L},{-10L,0xF6L}},{{-7L,0x90L},{0xB8B2L,0x49L},{0x1F62L,2L}}}};
uint16_t **l_7784 = &g_1931;
uint16_t *l_7785 = (void*)0;
uint16_t *l_7786 = &g_374;
uint64_t l_7787 = 0UL;
struct S0 ****l_7823 = &g_3715;
int32_t l_7824 = 0x45EC57D7L;
uint8_t *l_7825 = &g_190;
uint64_t l_7828 = 0x3DEA46531FBAD595LL;
int8_t *****l_7855 = &g_4823[3];
uint8_t **l_7963 = &g_2020;
int64_t ***l_8028 = &g_2024[0][0][1];
int32_t ***l_8055[6][6][2] = {{{&g_3439[1],&g_3439[1]},{&g_3439[1],&g_3439[1]},{(void*)0,&g_3439[1]},{&g_3439[1],&g_3439[1]},{&g_3439[1],&g_3439[1]},{&g_3439[1],&g_3439[1]}},{{&g_3439[1],&g_3439[1]},{&g_3439[1],&g_3439[1]},{&g_3439[1],&g_3439[1]},{&g_3439[0],&g_3439[1]},{&g_3439[1],(void*)0},{&g_3439[1],&g_3439[1]}},{{(void*)0,(void*)0},{&g_3439[1],&g_3439[1]},{&g_3439[1],&g_3439[1]},{&g_3439[1],&g_3439[1]},{&g_3439[0],&g_3439[1]},{&g_3439[1],&g_3439[1]}},{{&g_3439[1],&g_3439[1]},{&g_3439[0],&g_3439[1]},{&g_3439[1],&g_3439[1]},{&g_3439[1],&g_3439[1]},{&g_3439[1],(void*)0},{(void*)0,&g_3439[1]}},{{&g_3439[1],(void*)0},{&g_3439[1],&g_3439[1]},{&g_3439[0],&g_3439[1]},{&g_3439[1],&g_3439[1]},{&g_3439[1],&g_3439[1]},{&g_3439[1],&g_3439[1]}},{{&g_3439[1],&g_3439[1]},{&g_3439[1],&g_3439[1]},{&g_3439[1],&g_3439[1]},{(void*)0,&g_3439[1]},{&g_3439[1],&g_3439[1]},{&g_3439[1],&g_3439[1]}}};
uint64_t * const *l_8079 = (void*)0;
uint64_t * const **l_8078 = &l_8079;
uint16_t l_8142 = 0x9D8DL;
const int64_t ** const l_8176 = (void*)0;
const int64_t ** const *l_8175[8][3] = {{&l_8176,(void*)0,&l_8176},{&l_8176,&l_8176,&l_8176},{&l_8176,(void*)0,&l_8176},{&l_8176,&l_8176,&l_8176},{&l_8176,(void*)0,&l_8176},{&l_8176,&l_8176,&l_8176},{&l_8176,(void*)0,&l_8176},{&l_8176,&l_8176,&l_8176}};
int16_t l_8181[3][9][2] = {{{0x9CC8L,9L},{0x3320L,9L},{0x9CC8L,0x9CC8L},{0x1235L,0x86D8L},{3L,0xCE03L},{0x964EL,(-9L)},{9L,0x964EL},{0L,0L},{0L,0x964EL}},{{9L,(-9L)},{0x964EL,0xCE03L},{3L,0x86D8L},{0x1235L,0x9CC8L},{0x9CC8L,9L},{0x3320L,9L},{0x9CC8L,0x9CC8L},{0x1235L,0x86D8L},{3L,0xCE03L}},{{0x964EL,(-9L)},{9L,0x964EL},{0L,0L},{0L,0x964EL},{9L,(-9L)},{0x964EL,0xCE03L},{3L,0x86D8L},{0x1235L,0x9CC8L},{0x9CC8L,9L}}};
int32_t *l_8242[10] = {&g_1803.f7,&g_1803.f7,&g_1803.f7,&g_1803.f7,&g_1803.f7,&g_1803.f7,&g_1803.f7,&g_1803.f7,&g_1803.f7,&g_1803.f7};
uint64_t *l_8279 = &g_1812.f9;
int64_t l_8319[2];
const int8_t l_8336[4][4] = {{0xA0L,0xA0L,0xA0L,0xA0L},{0xA0L,0xA0L,0xA0L,0xA0L},{0xA0L,0xA0L,0xA0L,0xA0L},{0xA0L,0xA0L,0xA0L,0xA0L}};
int32_t l_8339 = 1L;
uint32_t ****l_8396[4][1] = {{&g_5640},{&g_5640},{&g_5640},{&g_5640}};
uint32_t ****l_8476[6];
uint32_t ****l_8483 = &g_3138[0][3][9];
int i, j, k;
for (i = 0; i < 2; i++)
l_8319[i] = 2L;
for (i = 0; i < 6; i++)
l_8476[i] = &g_5640;
g_12--;
(*g_7374) ^= (0x84C6L == func_15(&l_8, &g_3, &g_3));
if ((safe_mul_func_uint16_t_u_u(((0xABL == (**g_7402)) , (((safe_sub_func_int64_t_s_s((safe_rshift_func_uint8_t_u_u(((***g_1169) != (((*l_2) == ((~(((**g_3928) == (l_7786 = (l_7785 = ((*l_7784) = l_7785)))) > (-4L))) & (*g_6563))) >= l_7787)), (*l_2))), (*l_4))) && (*l_4)) | (*l_6))), 0xF9E6L)))
{
uint32_t *****l_7788 = &g_3137;
(***g_3637) = (void*)0;
g_7789 = l_7788;
}
else
{
int8_t l_7790[8];
int32_t l_7791 = (-1L);
uint64_t l_7792 = 18446744073709551615UL;
int32_t l_7796 = 0xC3C59B5FL;
int32_t l_7798 = 0xF22088F2L;
uint32_t l_7799 = 0x0A8940BAL;
int i;
for (i = 0; i < 8; i++)
l_7790[i] = 0xAEL;
++l_7792;
(*g_1906) = g_7795;
++l_7799;
}
for (g_1791.f0 = 0; (g_1791.f0 <= 2); g_1791.f0 += 1)
{
int32_t l_7804 = 0x9AA9E102L;
int32_t l_7826 = 0L;
int16_t *l_7827 = (void*)0;
int16_t l_7829 = (-9L);
const uint32_t *l_7853 = &g_1811.f6;
int8_t *****l_7856 = &g_4823[3];
int8_t l_7863 = (-1L);
uint64_t ****l_7895 = (void*)0;
int64_t *l_7897 = &g_3927.f4;
uint64_t ***l_7940 = &g_5075;
uint32_t l_7961 = 0xFE987D64L;
int16_t l_7964 = (-1L);
uint16_t ***l_7996[8] = {&g_3626,&g_3626,&g_3626,&g_3626,&g_3626,&g_3626,&g_3626,&g_3626};
uint16_t ****l_7995 = &l_7996[5];
int32_t l_8001[5];
int64_t l_8003 = 6L;
uint32_t l_8029 = 18446744073709551615UL;
int8_t l_8031 = 0L;
const int64_t ***l_8065 = &g_1085;
int16_t l_8066 = (-1L);
const struct S1 ***l_8067[3];
uint32_t *****l_8115 = (void*)0;
uint64_t l_8166 = 18446744073709551615UL;
uint16_t l_8275 = 0x86FFL;
uint16_t l_8310[2];
struct S1 l_8328 = {0x321BL,-8L};
uint16_t l_8337[8] = {0xBFD8L,0xBFD8L,0xBFD8L,0xBFD8L,0xBFD8L,0xBFD8L,0xBFD8L,0xBFD8L};
uint32_t ***l_8372 = (void*)0;
uint32_t *l_8381 = (void*)0;
uint32_t *l_8382 = &g_5798[8][0][6];
uint32_t *l_8383 = &g_8227[0][0][7].f8;
uint32_t *l_8384 = &g_3899.f8;
uint32_t *l_8385[7][1][1] = {{{(void*)0}},{{&g_981[0]}},{{(void*)0}},{{&g_981[0]}},{{(void*)0}},{{&g_981[0]}},{{(void*)0}}};
uint32_t *l_8386 = &g_7807[1].f8;
uint32_t *l_8387 = &g_5596.f8;
uint32_t *l_8388 = &g_1813.f8;
uint32_t *l_8389 = &g_1795[1][4].f8;
uint32_t *l_8390 = (void*)0;
uint32_t *l_8391 = &g_1777.f8;
uint32_t *l_8392 = &g_1773.f8;
uint32_t *l_8393 = &g_5773.f8;
uint32_t *l_8394 = (void*)0;
uint32_t *l_8395 = &g_6524;
uint32_t ** const l_8380[2][6][9] = {{{(void*)0,&l_8383,&l_8385[1][0][0],(void*)0,&l_8392,&l_8394,&l_8392,(void*)0,&l_8385[1][0][0]},{(void*)0,(void*)0,(void*)0,&l_8393,&l_8392,&l_8385[1][0][0],&l_8389,&l_8388,&l_8382},{(void*)0,&l_8387,&l_8388,(void*)0,&l_8390,&l_8391,&l_8386,&l_8392,&l_8392},{&l_8382,&l_8395,(void*)0,&l_8390,(void*)0,&l_8395,&l_8382,(void*)0,&l_8384},{&l_8382,&l_8386,&l_8385[1][0][0],&l_8395,(void*)0,&l_8383,&l_8391,&l_8394,&l_8393},{(void*)0,&l_8392,&l_8383,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0}},{{(void*)0,(void*)0,(void*)0,&l_8384,&l_8387,(void*)0,&l_8390,&l_8392,(void*)0},{(void*)0,(void*)0,&l_8387,&l_8385[1][0][0],&l_8394,&l_8383,(void*)0,&l_8388,&l_8391},{(void*)0,(void*)0,&l_8395,&l_8384,&l_8384,&l_8395,(void*)0,(void*)0,(void*)0},{&l_8393,(void*)0,&l_8386,(void*)0,&l_8389,&l_8391,&l_8387,(void*)0,(void*)0},{(void*)0,(void*)0,&l_8392,&l_8395,(void*)0,&l_8385[1][0][0],&l_8388,&l_8385[1][0][0],(void*)0},{&l_8390,(void*)0,(void*)0,&l_8390,&l_8395,&l_8394,&l_8388,&l_8393,&l_8391}}};
uint32_t ** const * const l_8379 = &l_8380[0][3][4];
uint32_t ** const * const *l_8378[7][2] = {{&l_8379,&l_8379},{&l_8379,&l_8379},{&l_8379,&l_8379},{&l_8379,&l_8379},{&l_8379,&l_8379},{&l_8379,&l_8379},{&l_8379,&l_8379}};
int64_t ****l_8411 = &l_8028;
uint32_t l_8421[8] = {1UL,1UL,1UL,1UL,1UL,1UL,1UL,1UL};
const int32_t *** const *l_8459 = &g_4838[2];
uint32_t l_8481[7][1] = {{4UL},{0x423C4DBDL},{0x423C4DBDL},{4UL},{0x423C4DBDL},{0x423C4DBDL},{4UL}};
uint16_t l_8510 = 0x802EL;
int i, j, k;
for (i = 0; i < 5; i++)
l_8001[i] = 1L;
for (i = 0; i < 3; i++)
l_8067[i] = (void*)0;
for (i = 0; i < 2; i++)
l_8310[i] = 5UL;
}
return g_8516;
}
static uint16_t func_15(int32_t * p_16, int32_t * const p_17, int32_t * p_18)
{
const int64_t l_24 = 9L;
struct S1 ****l_7383 = &g_4930;
struct S1 *****l_7382[3];
const uint8_t *l_7399 = &g_698[3];
const uint8_t **l_7398 = &l_7399;
const uint8_t ***l_7397 = &l_7398;
int32_t l_7406 = (-9L);
int32_t l_7418 = 1L;
int32_t l_7419 = (-1L);
int32_t l_7421 = 0L;
int16_t l_7437 = 0L;
int32_t l_7447 = (-8L);
int32_t l_7448 = 0x6F38036DL;
int32_t l_7450 = 0x9508A78EL;
int32_t l_7452[4] = {(-1L),(-1L),(-1L),(-1L)};
int16_t l_7457 = 0x7B16L;
uint8_t l_7459 = 0xDFL;
uint32_t * const *l_7503 = &g_228;
uint32_t * const **l_7502 = &l_7503;
int32_t **l_7565 = &g_3440;
uint8_t l_7638[5][4][1] = {{{9UL},{0xADL},{9UL},{0xADL}},{{9UL},{0xADL},{9UL},{0xADL}},{{9UL},{0xADL},{9UL},{0xADL}},{{9UL},{0xADL},{9UL},{0xADL}},{{9UL},{0xADL},{9UL},{0xADL}}};
uint32_t l_7651 = 0xB3C4B767L;
uint64_t l_7687 = 18446744073709551607UL;
int16_t *l_7741 = &g_4435[8][4][1].f0;
struct S0 ***l_7771 = &g_3716;
int i, j, k;
for (i = 0; i < 3; i++)
l_7382[i] = &l_7383;
lbl_7722:
for (g_3 = 0; (g_3 >= 13); ++g_3)
{
uint8_t l_7381 = 0x84L;
uint8_t ***l_7404 = &g_2019;
uint64_t l_7405 = 1UL;
int32_t l_7407 = (-1L);
int32_t l_7408 = 0xE064D422L;
int32_t l_7417[6][3][6] = {{{(-1L),(-1L),0x3112F86BL,(-1L),(-1L),(-1L)},{(-1L),(-1L),0x3112F86BL,0x3112F86BL,(-1L),0x6327ADD2L},{(-1L),0x6327ADD2L,(-8L),(-1L),(-8L),0x6327ADD2L}},{{(-8L),(-1L),0x3112F86BL,1L,1L,0x3112F86BL},{(-8L),(-8L),1L,(-1L),(-1L),(-1L)},{(-1L),(-8L),(-1L),0x3112F86BL,1L,1L}},{{0x6327ADD2L,(-1L),(-1L),0x6327ADD2L,(-8L),(-1L)},{(-1L),0x6327ADD2L,1L,0x6327ADD2L,(-1L),0x3112F86BL},{0x6327ADD2L,(-1L),0x3112F86BL,0x3112F86BL,(-1L),0x6327ADD2L}},{{(-1L),0x6327ADD2L,(-8L),(-1L),(-8L),0x6327ADD2L},{(-8L),(-1L),0x3112F86BL,1L,1L,0x3112F86BL},{(-8L),(-8L),1L,(-1L),(-1L),(-1L)}},{{(-1L),(-8L),(-1L),0x3112F86BL,1L,1L},{0x6327ADD2L,(-1L),(-1L),0x6327ADD2L,(-8L),(-1L)},{(-1L),0x6327ADD2L,1L,0x6327ADD2L,(-1L),0x3112F86BL}},{{0x6327ADD2L,(-1L),0x3112F86BL,0x3112F86BL,(-1L),0x6327ADD2L},{(-1L),0x6327ADD2L,(-8L),(-1L),(-8L),0x6327ADD2L},{(-8L),(-1L),0x3112F86BL,1L,1L,0x3112F86BL}}};
int16_t l_7420 = 1L;
const struct S1 *l_7483 = &g_122[2];
struct S1 **l_7517 = &g_4746;
struct S1 **l_7518 = (void*)0;
uint16_t *l_7540[5][2] = {{&g_374,&g_374},{&g_374,&g_374},{&g_374,&g_374},{&g_374,&g_374},{&g_374,&g_374}};
struct S0 * const l_7571 = &g_1178;
int32_t **l_7580 = &g_3440;
uint8_t l_7585 = 253UL;
uint64_t l_7593 = 1UL;
int32_t ***l_7602 = &g_3780[5][1];
int32_t l_7630 = 0xD02343AFL;
int16_t l_7632 = 6L;
int32_t *l_7708 = &g_7254;
int32_t *l_7709 = &l_7417[1][2][2];
int32_t *l_7710 = &l_7452[1];
int32_t *l_7711[7][9] = {{&g_1212,&g_638[3][4][0],&g_310,&l_7417[2][0][2],&l_7417[2][0][2],&g_310,&g_638[3][4][0],&g_1212,&g_1212},{&g_284,&l_7450,&g_284,&g_758,&g_284,&l_7450,&g_284,&g_758,&g_284},{&g_1212,&l_7417[2][0][2],&g_638[3][4][0],&g_638[3][4][0],&l_7417[2][0][2],&g_1212,&g_310,&g_310,&g_1212},{&g_2975,&g_758,&g_638[0][0][0],&g_758,&g_2975,&g_758,&g_638[0][0][0],&g_758,&g_2975},{&l_7417[2][0][2],&g_638[3][4][0],&g_638[3][4][0],&l_7417[2][0][2],&g_1212,&g_310,&g_310,&g_1212,&l_7417[2][0][2]},{&g_284,&g_758,&g_284,&l_7450,&g_284,&g_758,&g_284,&l_7450,&g_284},{&l_7417[2][0][2],&l_7417[2][0][2],&g_310,&g_638[3][4][0],&g_1212,&g_1212,&g_638[3][4][0],&g_310,&l_7417[2][0][2]}};
uint16_t l_7712 = 65535UL;
int i, j, k;
}
for (g_5500.f8 = (-26); (g_5500.f8 <= 28); g_5500.f8 = safe_add_func_int8_t_s_s(g_5500.f8, 2))
{
int32_t l_7724 = 9L;
int32_t l_7726 = 0x06786BF2L;
const struct S0 ***l_7772 = (void*)0;
if (l_7418)
break;
for (g_4216.f4 = 0; (g_4216.f4 >= (-6)); g_4216.f4 = safe_sub_func_uint16_t_u_u(g_4216.f4, 9))
{
int16_t l_7719 = 0xD649L;
int32_t l_7725 = 0xBCDDE061L;
uint32_t ***l_7755 = (void*)0;
for (g_1789.f6 = 0; (g_1789.f6 <= 1); g_1789.f6 += 1)
{
uint32_t l_7728 = 0x6E361243L;
uint16_t l_7747 = 0xD8DCL;
if (l_7447)
{
int32_t *l_7727[3];
int i, j, k;
for (i = 0; i < 3; i++)
l_7727[i] = &l_7450;
if (l_7719)
break;
for (g_4165.f0 = 0; (g_4165.f0 <= 2); g_4165.f0 += 1)
{
int i, j, k;
(**g_7657) &= (safe_lshift_func_int16_t_s_u(0x302DL, l_7719));
if (l_7418)
goto lbl_7722;
}
g_1805[(g_1789.f6 + 1)][g_1789.f6][(g_1789.f6 + 1)] = g_7723;
l_7728++;
}
else
{
int32_t l_7746 = (-4L);
int64_t l_7758 = 0x93E9D81E8A26FA73LL;
int i, j, k;
if (((safe_mul_func_int8_t_s_s(4L, (((safe_sub_func_uint8_t_u_u(l_7719, ((**g_2019) = 0xA1L))) | (safe_add_func_uint8_t_u_u((((safe_add_func_uint8_t_u_u((safe_div_func_int8_t_s_s(((((l_7741 = (*g_3267)) == (void*)0) == ((g_7742 = (void*)0) != &g_7743)) < (((((((**g_6399) == (safe_unary_minus_func_uint16_t_u((l_7719 == l_7746)))) >= 1UL) && l_7437) | l_7687) ^ l_7747) == l_7448)), 0xD1L)), l_7746)) & (**g_3267)) ^ l_7724), 0x00L))) == 3UL))) && 0xD3L))
{
if (g_1789.f6)
goto lbl_7722;
}
else
{
int32_t l_7759 = 7L;
uint8_t l_7760 = 0xE8L;
g_7762 = (((safe_mod_func_int64_t_s_s((l_7406 , ((l_7724 = l_7746) && ((0UL > l_7719) < ((safe_mod_func_int64_t_s_s((+(safe_rshift_func_int16_t_s_s((((l_7755 != (**g_2536)) == l_7724) >= ((**l_7503) = (((***g_4913) = (((l_7725 ^ (safe_mul_func_uint16_t_u_u(l_7758, l_7759))) ^ l_7758) || l_7726)) , (***g_5291)))), 14))), (**g_1085))) , 4294967295UL)))), l_7760)) > l_7728) , g_7761);
}
}
}
}
for (g_1789.f9 = 0; (g_1789.f9 == 37); g_1789.f9++)
{
const struct S0 ****l_7773 = &l_7772;
int32_t l_7774 = 0x19536F7FL;
int64_t l_7775 = 3L;
(*g_4568) ^= (((void*)0 != (*g_5640)) || ((l_7775 = (safe_add_func_uint64_t_u_u((safe_sub_func_uint64_t_u_u(l_7726, (safe_div_func_int16_t_s_s(((l_7771 = ((**g_3713) = (**g_3713))) != ((*l_7773) = l_7772)), 0xB7E0L)))), (l_7774 < ((((*p_16) = ((*p_18) &= l_7450)) != l_7726) || 2L))))) , (*g_437)));
if (l_7459)
continue;
}
if ((*p_17))
continue;
}
(*g_4746) = (**g_5349);
return l_7638[1][0][0];
}
static int32_t func_21(const uint32_t p_22, uint32_t p_23)
{
int32_t *l_40 = (void*)0;
struct S1 l_47 = {0x509EL,0L};
int16_t l_48[3];
int32_t ***l_5505 = &g_3439[0];
int32_t *l_6401 = &g_204;
uint64_t l_6799 = 0x76592DA0A3B2FDEDLL;
int32_t **l_7371 = &g_1634[9];
int32_t **l_7372 = (void*)0;
int32_t **l_7373[10] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
int32_t *l_7375[10];
int i;
for (i = 0; i < 3; i++)
l_48[i] = 0x9D6CL;
for (i = 0; i < 10; i++)
l_7375[i] = (void*)0;
(*g_4568) = (safe_mul_func_uint8_t_u_u(((safe_lshift_func_uint8_t_u_s(((g_7374 = ((*l_7371) = func_29(func_33((l_6401 = func_37(l_40, func_41(l_47, l_40, l_48[2], (func_49((func_55(&g_3, p_22) , (safe_sub_func_uint8_t_u_u(p_23, (safe_lshift_func_uint8_t_u_s((l_5505 == (void*)0), (****g_3942)))))), p_23, l_40, p_22, l_48[2]) , 0UL), l_6401))), p_23, p_22), l_40, l_6799))) == l_7375[1]), 1)) | 0xAEE0L), p_23));
return (*g_6984);
}
static int32_t * func_29(int32_t * p_30, int32_t * p_31, uint64_t p_32)
{
uint8_t l_6825[10] = {0x1CL,0x26L,0x1CL,0x1CL,0x26L,0x1CL,0x1CL,0x1CL,250UL,250UL};
int32_t l_6830[2];
uint64_t ***l_6859[4][8] = {{&g_5075,&g_5075,&g_5075,&g_5075,&g_5075,&g_5075,&g_5075,&g_5075},{&g_5075,&g_5075,&g_5075,&g_5075,&g_5075,&g_5075,&g_5075,&g_5075},{&g_5075,&g_5075,&g_5075,&g_5075,&g_5075,&g_5075,&g_5075,&g_5075},{&g_5075,&g_5075,&g_5075,&g_5075,&g_5075,&g_5075,&g_5075,&g_5075}};
int32_t ***l_6879 = &g_3439[0];
int32_t ****l_6878 = &l_6879;
int32_t *****l_6877 = &l_6878;
const uint32_t *****l_6884 = &g_6883;
uint32_t ****l_6885 = &g_5640;
uint32_t *****l_6886 = &l_6885;
uint32_t l_6889 = 0x8A5641F1L;
struct S1 l_6904[5] = {{0x5165L,0L},{0x5165L,0L},{0x5165L,0L},{0x5165L,0L},{0x5165L,0L}};
int8_t *****l_6982 = (void*)0;
const uint16_t **l_6997[1][10][5] = {{{(void*)0,&g_3930,&g_3930,&g_3930,(void*)0},{&g_3930,&g_3930,&g_3930,(void*)0,&g_3930},{&g_3930,&g_3930,&g_3930,(void*)0,&g_3930},{&g_3930,&g_3930,&g_3930,&g_3930,&g_3930},{&g_3930,(void*)0,&g_3930,&g_3930,(void*)0},{&g_3930,&g_3930,&g_3930,&g_3930,&g_3930},{&g_3930,&g_3930,&g_3930,&g_3930,&g_3930},{(void*)0,&g_3930,&g_3930,&g_3930,(void*)0},{&g_3930,&g_3930,&g_3930,(void*)0,&g_3930},{&g_3930,&g_3930,&g_3930,(void*)0,&g_3930}}};
const int64_t *****l_7014 = &g_1657;
int16_t ***l_7019 = &g_3267;
int32_t l_7051 = 0x575CD9B2L;
uint32_t **l_7112 = &g_1576[4][2][0];
uint32_t *** const l_7111 = &l_7112;
uint32_t *** const *l_7110 = &l_7111;
uint32_t l_7155 = 9UL;
uint16_t *l_7185 = &g_119;
uint64_t *l_7186 = &g_1771.f9;
int64_t l_7216 = 0x34A92B1654E5D538LL;
int32_t l_7218[10] = {(-5L),(-5L),(-5L),(-5L),(-5L),(-5L),(-5L),(-5L),(-5L),(-5L)};
int i, j, k;
for (i = 0; i < 2; i++)
l_6830[i] = 0L;
lbl_6876:
for (g_1786.f2 = 0; (g_1786.f2 >= 22); g_1786.f2 = safe_add_func_int8_t_s_s(g_1786.f2, 3))
{
int16_t l_6804 = 0xA7A8L;
int32_t l_6813 = 0x86123442L;
int64_t l_6815 = (-1L);
uint64_t l_6872[4][6][4] = {{{7UL,1UL,18446744073709551608UL,0xED9EC66E7EFA2493LL},{1UL,1UL,8UL,8UL},{0UL,0UL,4UL,0xFFEFB3108448AD9BLL},{0x0711441E39EFB3D3LL,18446744073709551608UL,0xE4238E8B8650E24ALL,0x2749A7BA8B624A4FLL},{1UL,8UL,0x8A48C954C9A49CE1LL,0xE4238E8B8650E24ALL},{0x5CB4D1E32F4FAB93LL,8UL,18446744073709551611UL,0x2749A7BA8B624A4FLL}},{{8UL,18446744073709551608UL,6UL,0xFFEFB3108448AD9BLL},{18446744073709551615UL,0UL,1UL,8UL},{18446744073709551615UL,1UL,18446744073709551615UL,0xED9EC66E7EFA2493LL},{3UL,1UL,1UL,6UL},{0xE1785F1F590ADD7ALL,1UL,1UL,18446744073709551615UL},{0x7146C4BB503665FELL,0xFFEFB3108448AD9BLL,4UL,3UL}},{{0xE49C34D183673840LL,18446744073709551615UL,0xE1785F1F590ADD7ALL,1UL},{18446744073709551615UL,0x0711441E39EFB3D3LL,18446744073709551613UL,0x0711441E39EFB3D3LL},{18446744073709551611UL,18446744073709551615UL,0x7146C4BB503665FELL,1UL},{18446744073709551615UL,6UL,1UL,4UL},{18446744073709551608UL,0xE4238E8B8650E24ALL,6UL,1UL},{18446744073709551608UL,0x7293FF17034EFD68LL,1UL,18446744073709551613UL}},{{18446744073709551615UL,1UL,0x7146C4BB503665FELL,1UL},{18446744073709551611UL,0x5CB4D1E32F4FAB93LL,18446744073709551613UL,0xD45C7C0A2C83D47ALL},{18446744073709551615UL,18446744073709551606UL,0xE1785F1F590ADD7ALL,1UL},{0xE49C34D183673840LL,18446744073709551611UL,4UL,1UL},{0x7146C4BB503665FELL,0x222DD993E8EEC01BLL,1UL,3UL},{1UL,0xD45C7C0A2C83D47ALL,18446744073709551615UL,0xE4238E8B8650E24ALL}}};
int i, j, k;
for (g_1781.f6 = 0; (g_1781.f6 > 21); g_1781.f6++)
{
struct S1 l_6809 = {1L,0xC5L};
uint16_t l_6812 = 65535UL;
uint16_t l_6814 = 0x56AAL;
struct S1 ****l_6816 = &g_4930;
int32_t l_6818[10];
const uint16_t **l_6821 = (void*)0;
uint8_t l_6833 = 0x8DL;
int32_t l_6863[8][3][1] = {{{1L},{0L},{1L}},{{(-1L)},{0L},{(-1L)}},{{(-1L)},{0L},{(-1L)}},{{1L},{0L},{1L}},{{(-1L)},{0L},{(-1L)}},{{(-1L)},{0L},{(-1L)}},{{1L},{0L},{1L}},{{(-1L)},{0L},{(-1L)}}};
int i, j, k;
for (i = 0; i < 10; i++)
l_6818[i] = (-3L);
l_6804 = ((***g_3928) != p_32);
if (((0x49L < (safe_mod_func_int8_t_s_s((safe_mul_func_int8_t_s_s(((l_6809 , 1L) && (*g_5293)), ((****g_5742) = (1L != (4L < ((0x15A7L && (0x8802L <= (((l_6814 |= (safe_mod_func_uint8_t_u_u((((l_6812 , p_32) != 8UL) < l_6813), 0xD7L))) , l_6812) , 8L))) || l_6815)))))), p_32))) != (*g_228)))
{
struct S1 ****l_6817[3][4][7] = {{{&g_4930,&g_4930,(void*)0,&g_4930,&g_4930,&g_4930,&g_4930},{&g_4930,(void*)0,(void*)0,&g_4930,&g_4930,&g_4930,&g_4930},{&g_4930,&g_4930,&g_4930,&g_4930,&g_4930,&g_4930,&g_4930},{(void*)0,&g_4930,&g_4930,(void*)0,&g_4930,(void*)0,&g_4930}},{{&g_4930,&g_4930,&g_4930,&g_4930,&g_4930,&g_4930,&g_4930},{&g_4930,&g_4930,&g_4930,&g_4930,&g_4930,&g_4930,&g_4930},{&g_4930,&g_4930,&g_4930,&g_4930,&g_4930,&g_4930,(void*)0},{&g_4930,&g_4930,&g_4930,&g_4930,(void*)0,&g_4930,&g_4930}},{{&g_4930,&g_4930,(void*)0,&g_4930,&g_4930,&g_4930,(void*)0},{&g_4930,&g_4930,&g_4930,(void*)0,&g_4930,&g_4930,&g_4930},{&g_4930,&g_4930,&g_4930,&g_4930,&g_4930,(void*)0,(void*)0},{&g_4930,&g_4930,&g_4930,&g_4930,(void*)0,&g_4930,(void*)0}}};
int16_t *l_6824 = &g_679[7];
int32_t l_6827 = 0x40B86532L;
int32_t l_6829 = 0x843343F9L;
uint16_t l_6840 = 65533UL;
int i, j, k;
if ((((l_6818[5] ^= ((l_6816 = &g_4930) != (l_6817[2][0][4] = (void*)0))) , (((safe_sub_func_int16_t_s_s(0xF989L, (**g_3267))) , ((void*)0 == l_6821)) || p_32)) ^ (p_31 != ((safe_mul_func_int16_t_s_s(((*l_6824) ^= (p_32 <= 0x63AA62E197FFDFF4LL)), l_6825[8])) , (void*)0))))
{
int8_t l_6828 = (-3L);
int32_t l_6831 = 0x58BE6C7AL;
int32_t l_6832 = (-10L);
for (g_2245.f4 = 2; (g_2245.f4 >= 0); g_2245.f4 -= 1)
{
int32_t *l_6826[3][6][8] = {{{&g_87,&g_1212,&g_638[3][4][0],&g_758,(void*)0,(void*)0,&g_3999,(void*)0},{&g_3425,(void*)0,&g_3999,(void*)0,&g_3999,(void*)0,(void*)0,(void*)0},{&g_3425,&g_1212,&g_310,&g_638[2][0][3],&g_284,&g_87,&g_1212,&g_284},{&g_310,&g_204,&g_3,&g_3,&g_2975,&g_2975,&g_3999,&g_3},{&g_3,&g_758,&g_87,&g_3999,&g_2975,&g_638[2][0][3],&g_87,&g_638[2][0][3]},{&g_638[3][4][0],&g_1212,&g_2975,&g_1212,&g_638[3][4][0],&l_6818[5],&g_3999,&g_3}},{{&l_6813,(void*)0,(void*)0,&g_2975,&g_3999,&l_6818[5],(void*)0,&g_1212},{&g_87,&g_758,(void*)0,(void*)0,&g_758,&g_60,&g_3999,&g_284},{&g_3999,&g_1212,&g_2975,&g_3,&g_3999,&g_310,&g_87,&g_87},{(void*)0,&g_3999,&g_87,&g_1212,&g_758,&g_2975,(void*)0,&g_3},{&g_3999,&g_60,&g_1212,&g_87,&g_2975,&g_1212,(void*)0,&g_284},{&g_758,&g_3999,(void*)0,&g_204,&g_638[2][0][3],&g_1212,&g_1212,&g_638[2][0][3]}},{{(void*)0,&g_638[2][0][3],&g_638[2][0][3],(void*)0,&l_6818[5],&g_638[3][4][0],&g_3425,(void*)0},{(void*)0,(void*)0,&g_87,&g_638[1][3][3],&l_6818[5],&g_3,(void*)0,&g_2975},{&g_87,(void*)0,&l_6818[5],&g_310,&g_60,&g_638[3][4][0],(void*)0,&l_6818[5]},{&g_3999,&g_638[2][0][3],&g_758,&g_204,&g_310,&g_1212,(void*)0,&g_638[1][3][3]},{(void*)0,&g_3999,&g_204,&g_1212,(void*)0,&g_1212,&g_3999,&g_3425},{&l_6818[5],&g_60,(void*)0,&g_3425,&l_6818[5],&g_2975,&g_60,(void*)0}}};
int i, j, k;
++l_6833;
if (g_491[g_2245.f4])
continue;
}
l_6813 = (safe_sub_func_uint64_t_u_u(0xCFA1EA7BEA25BFA5LL, 18446744073709551615UL));
}
else
{
if (l_6804)
break;
l_6829 ^= (l_6830[1] = (((*g_228) = 0x11E167C3L) ^ l_6815));
}
l_6818[5] = (safe_add_func_uint32_t_u_u(l_6840, (safe_mul_func_uint16_t_u_u((((l_6829 , (safe_sub_func_uint32_t_u_u(p_32, (l_6827 , p_32)))) , (((((void*)0 != &g_437) ^ (safe_mul_func_uint8_t_u_u((safe_lshift_func_uint16_t_u_s((l_6829 && (g_6849 ^ p_32)), 9)), p_32))) || (*g_437)) <= p_32)) , (*g_718)), l_6818[5]))));
}
else
{
uint32_t l_6850 = 0x3F255D7DL;
int32_t *l_6869 = &g_1212;
--l_6850;
for (g_1178.f6 = 0; (g_1178.f6 == 28); ++g_1178.f6)
{
int8_t l_6860 = 0x58L;
for (g_1768.f7 = 19; (g_1768.f7 >= 29); ++g_1768.f7)
{
l_6863[1][2][0] = (safe_sub_func_int16_t_s_s((p_32 , 0x368EL), ((l_6859[2][7] == ((l_6860 >= (safe_sub_func_uint8_t_u_u(p_32, l_6809.f1))) , &g_5075)) & ((*g_2020) || (0x09A5C61D51711988LL > l_6825[6])))));
}
for (g_1765.f7 = 0; (g_1765.f7 <= 1); g_1765.f7 += 1)
{
uint64_t ***l_6867[8];
uint64_t ****l_6866[7] = {&l_6867[3],&l_6867[3],&l_6867[3],&l_6867[3],&l_6867[3],&l_6867[3],&l_6867[3]};
int i, j, k;
for (i = 0; i < 8; i++)
l_6867[i] = &g_5075;
g_6865 = g_6864;
(*g_4568) &= ((l_6859[(g_1765.f7 + 1)][(g_1765.f7 + 4)] == (g_6868[0][5][1] = &g_5075)) == g_2976[(g_1765.f7 + 1)][(g_1765.f7 + 1)][g_1765.f7]);
}
p_30 = (*g_6399);
}
if (l_6825[8])
continue;
if (l_6825[8])
continue;
}
(*g_4568) = 0xF0F7B393L;
for (g_5596.f0 = 0; (g_5596.f0 < 0); ++g_5596.f0)
{
const struct S0 *l_6873[7][4][1] = {{{&g_2237[4]},{&g_1776},{&g_1793},{&g_1808}},{{&g_1601},{&g_3927},{&g_1601},{&g_1808}},{{&g_1793},{&g_1776},{&g_2237[4]},{(void*)0}},{{(void*)0},{(void*)0},{&g_2237[4]},{&g_1776}},{{&g_1793},{&g_1808},{&g_1601},{&g_3927}},{{&g_1601},{&g_1808},{&g_1793},{&g_1776}},{{&g_2237[4]},{(void*)0},{(void*)0},{(void*)0}}};
const struct S0 **l_6875 = &l_6873[4][2][0];
int i, j, k;
l_6872[2][3][2] &= l_6804;
(*l_6875) = l_6873[4][2][0];
if ((*g_2740))
continue;
}
}
if (g_5596.f0)
goto lbl_6876;
}
l_6877 = l_6877;
lbl_7224:
(*g_4568) = (~((((((*g_2020) = (p_32 > (p_32 == ((0xC3F925E3L ^ p_32) == (((*l_6884) = g_6883) != ((*l_6886) = l_6885)))))) || ((((((g_6887 , (((safe_unary_minus_func_int32_t_s(0x57BE43CEL)) == ((l_6884 = l_6884) == &l_6885)) & p_32)) ^ p_32) , l_6830[1]) ^ 0x5335FE3CL) != p_32) > l_6889)) , g_6890) , 0xF7L) > l_6825[0]));
for (g_1601.f4 = 1; (g_1601.f4 >= 0); g_1601.f4 -= 1)
{
uint32_t *****l_6891 = (void*)0;
int16_t *l_6896 = &g_4882;
const int32_t l_6897 = 7L;
int32_t l_6898 = 0xA9035184L;
uint64_t l_6903 = 0x3D76E413A2EEC704LL;
int32_t l_6962 = 0x8274059EL;
uint32_t ****l_6979 = &g_5640;
int16_t *** const l_7018 = &g_3267;
uint64_t l_7023 = 0x3643459D23927A77LL;
uint8_t *l_7071 = (void*)0;
struct S1 l_7083 = {0x1766L,0L};
uint32_t **l_7132 = &g_1576[4][3][0];
int32_t l_7158 = 0xFABE91FDL;
uint32_t l_7163 = 1UL;
int32_t l_7166[9] = {0x5D286B2BL,0x5D286B2BL,0x5D286B2BL,0x5D286B2BL,0x5D286B2BL,0x5D286B2BL,0x5D286B2BL,0x5D286B2BL,0x5D286B2BL};
int32_t l_7219 = (-8L);
struct S0 **l_7222 = (void*)0;
int32_t *l_7250[6] = {(void*)0,(void*)0,&g_60,(void*)0,(void*)0,&g_60};
uint8_t l_7333 = 0UL;
int i;
for (g_5596.f7 = 2; (g_5596.f7 >= 0); g_5596.f7 -= 1)
{
return p_31;
}
l_6891 = &l_6885;
if ((safe_mod_func_int32_t_s_s((((((*l_6896) ^= (*g_437)) != l_6897) ^ (((l_6898 &= (l_6825[8] & p_32)) >= 0xE4E96E47L) < l_6830[1])) ^ ((safe_div_func_int64_t_s_s((-1L), (l_6903 = (safe_mod_func_int32_t_s_s(((**l_6878) == (***l_6877)), l_6825[1]))))) == l_6897)), l_6889)))
{
int32_t **l_6911 = &g_1634[7];
(*l_6911) = func_41(l_6904[3], p_31, ((((((safe_sub_func_uint8_t_u_u((**g_2019), p_32)) == p_32) & p_32) < 0xDD37653C75138A03LL) , ((l_6889 & (safe_sub_func_int64_t_s_s(((((*g_4568) ^= (((*g_228)--) ^ l_6825[3])) != p_32) , p_32), l_6825[3]))) != p_32)) , 0x65ABL), p_32, p_31);
}
else
{
uint8_t *l_6930 = (void*)0;
int16_t l_6935 = 0x9CC4L;
struct S1 l_6937 = {0x7EBAL,0x66L};
uint16_t ***l_6938[5];
int32_t l_6966 = 0xB863F8C3L;
int32_t l_6967[2];
int32_t l_7085 = 0x8BE44E5EL;
uint32_t *** const *l_7109[4] = {&g_3138[0][1][9],&g_3138[0][1][9],&g_3138[0][1][9],&g_3138[0][1][9]};
int16_t ***l_7130 = &g_3267;
uint32_t ** const l_7139 = (void*)0;
uint32_t ** const *l_7138 = &l_7139;
uint32_t ** const ** const l_7137 = &l_7138;
uint32_t ** const ** const *l_7136 = &l_7137;
uint32_t ****l_7203 = &g_3138[0][3][9];
struct S0 **l_7223[1][7][4] = {{{&g_1906,&g_1906,&g_1906,&g_1906},{&g_1906,&g_1906,&g_1906,&g_1906},{&g_1906,&g_1906,&g_1906,&g_1906},{&g_1906,&g_1906,&g_1906,&g_1906},{&g_1906,&g_1906,&g_1906,&g_1906},{&g_1906,&g_1906,&g_1906,&g_1906},{&g_1906,&g_1906,&g_1906,&g_1906}}};
int i, j, k;
for (i = 0; i < 5; i++)
l_6938[i] = &g_3626;
for (i = 0; i < 2; i++)
l_6967[i] = 0x5495B85DL;
for (g_1907.f0 = 2; (g_1907.f0 >= 0); g_1907.f0 -= 1)
{
const int64_t l_6923 = 0x3D2A53342BA10B34LL;
uint8_t *l_6929 = &g_1787.f2;
struct S1 l_6934[4] = {{0x24D3L,7L},{0x24D3L,7L},{0x24D3L,7L},{0x24D3L,7L}};
int64_t *l_6936 = &g_1773.f4;
int32_t l_6939[1];
int32_t l_6961 = 0x7ADBE9B2L;
uint64_t ***l_6983 = &g_5075;
struct S1 **l_6985[8] = {&g_4746,&g_4746,&g_4746,&g_4746,&g_4746,&g_4746,&g_4746,&g_4746};
int64_t *** const * const l_7016 = &g_2023[2];
int64_t *** const * const *l_7015[3][4][4] = {{{&l_7016,&l_7016,&l_7016,&l_7016},{&l_7016,&l_7016,&l_7016,&l_7016},{&l_7016,&l_7016,&l_7016,&l_7016},{&l_7016,&l_7016,&l_7016,&l_7016}},{{&l_7016,&l_7016,&l_7016,&l_7016},{&l_7016,&l_7016,&l_7016,&l_7016},{&l_7016,&l_7016,&l_7016,&l_7016},{&l_7016,&l_7016,&l_7016,&l_7016}},{{&l_7016,&l_7016,&l_7016,&l_7016},{&l_7016,&l_7016,&l_7016,&l_7016},{&l_7016,&l_7016,&l_7016,&l_7016},{&l_7016,&l_7016,&l_7016,&l_7016}}};
int32_t l_7022 = 0x5438FD79L;
uint16_t *l_7082 = &g_677;
uint16_t **l_7143[2][6] = {{&g_1931,(void*)0,&g_1931,&g_1931,(void*)0,&g_1931},{&g_1931,(void*)0,&g_1931,&g_1931,(void*)0,&g_1931}};
uint8_t l_7167 = 0x0AL;
int i, j, k;
for (i = 0; i < 1; i++)
l_6939[i] = (-8L);
l_6830[0] = l_6898;
l_6937 = func_166((*g_437), ((((*l_6936) = (safe_mod_func_uint8_t_u_u(((((g_6916 , (***g_1165)) != (safe_lshift_func_uint8_t_u_u((safe_mul_func_uint16_t_u_u(((4294967295UL == (((safe_sub_func_uint32_t_u_u(l_6923, ((((*g_228) = (((safe_mul_func_int8_t_s_s((safe_unary_minus_func_int64_t_s(((safe_rshift_func_int16_t_s_u((l_6929 == l_6930), 1)) || ((!(((safe_mul_func_int8_t_s_s((((((((void*)0 == &g_4914) & l_6923) != 0x4C7FL) , l_6934[3]) , l_6923) > l_6830[0]), 0xBFL)) && p_32) ^ (-1L))) && l_6935)))), 0L)) > 9UL) , 4294967295UL)) < l_6830[1]) | (-1L)))) , 0x4BL) , 0xB6B2F87EL)) < 0xAFFD017CE40D63E9LL), 65535UL)), 2))) >= 0L) != l_6903), 0xACL))) & p_32) && p_32), l_6935);
if (((void*)0 == (*g_3714)))
{
uint16_t l_6944 = 0x8C20L;
int32_t l_6963 = 2L;
int32_t l_6964 = 0xEDDE6D31L;
int32_t l_6965[5][2][1] = {{{0x9E83C75DL},{1L}},{{1L},{0x9E83C75DL}},{{1L},{1L}},{{0x9E83C75DL},{1L}},{{1L},{0x9E83C75DL}}};
int i, j, k;
l_6898 ^= (((*l_6896) = (**g_3267)) ^ ((void*)0 == l_6938[4]));
l_6939[0] |= 0x2F318168L;
(*g_4568) = 0L;
if (p_32)
{
(**g_3638) = (**g_3638);
}
else
{
int32_t *l_6940 = &g_638[4][1][2];
int32_t *l_6941 = &g_579;
int32_t *l_6942 = (void*)0;
int32_t *l_6943[2];
int32_t ***l_6949 = &g_3780[5][1];
int32_t ****l_6980 = &g_3980;
int8_t *****l_6981 = &g_4823[2];
int i;
for (i = 0; i < 2; i++)
l_6943[i] = (void*)0;
++l_6944;
g_6868[0][5][1] = (((((*l_6936) ^= (safe_lshift_func_int8_t_s_s(((l_6949 = &g_618) == ((*l_6980) = ((((safe_div_func_int16_t_s_s(((*l_6896) = (safe_rshift_func_int8_t_s_u(((safe_mod_func_int64_t_s_s((safe_mul_func_uint8_t_u_u(((safe_unary_minus_func_uint64_t_u(l_6937.f1)) <= (l_6939[0] = (safe_lshift_func_uint16_t_u_s((g_6968[5]--), (l_6965[4][1][0] && ((+l_6964) | ((safe_mod_func_uint64_t_u_u((((+(((void*)0 != &g_5290[2]) < ((((safe_rshift_func_uint16_t_u_u((safe_sub_func_int32_t_s_s((((l_6979 == (void*)0) && (((****g_5742) >= l_6937.f0) > (-1L))) & p_32), l_6944)), 13)) & l_6965[0][0][0]) != 2UL) <= 0x1ED6L))) && l_6830[0]) && (-6L)), 0x48874E1CA84FC79BLL)) ^ l_6889))))))), 3UL)), l_6934[3].f1)) >= (*g_437)), 1))), l_6934[3].f0)) & p_32) , l_6961) , (void*)0))), 6))) , l_6981) == l_6982) , l_6983);
}
}
else
{
const struct S1 **l_6986 = &g_919;
int32_t *l_6992[6] = {&g_2975,&g_2975,&g_2975,&g_2975,&g_2975,&g_2975};
const int32_t **l_7009[4][5] = {{&g_2942,&g_2942,&g_2942,&g_2942,&g_2942},{&g_2942,&g_2942,&g_2942,&g_2942,&g_2942},{&g_2942,&g_2942,&g_2942,&g_2942,&g_2942},{&g_2942,&g_2942,&g_2942,&g_2942,&g_2942}};
const int32_t ***l_7008[6] = {&l_7009[2][1],&l_7009[2][1],&l_7009[2][1],&l_7009[2][1],&l_7009[2][1],&l_7009[2][1]};
int i, j;
(*g_6984) = ((*g_4568) = 0x01BB439DL);
l_6830[1] ^= 0x27A7B766L;
l_6939[0] = ((((l_6985[7] == l_6986) , (p_32 , (safe_div_func_uint32_t_u_u((safe_div_func_uint64_t_u_u(((-2L) | ((((*g_1575) = func_41((g_6991 , (**g_6657)), p_31, l_6967[1], p_32, l_6992[4])) == p_31) ^ 0x4BB1L)), p_32)), l_6967[1])))) ^ p_32) & p_32);
(*g_4568) = ((*****g_3941) != ((safe_add_func_int64_t_s_s((safe_mul_func_uint8_t_u_u((l_6997[0][6][2] == (((safe_mod_func_uint64_t_u_u((safe_sub_func_uint8_t_u_u((safe_mod_func_uint32_t_u_u(l_6923, (safe_lshift_func_uint16_t_u_u(((safe_add_func_uint32_t_u_u((l_6966 &= ((((*g_3637) == l_7008[3]) ^ (safe_sub_func_int16_t_s_s(p_32, (safe_mul_func_int8_t_s_s((l_6934[3].f0 , p_32), ((l_7014 != l_7015[1][2][3]) && g_7017)))))) , p_32)), l_6962)) , l_6830[1]), 3)))), (**g_6562))), p_32)) < p_32) , l_6997[0][9][0])), 0x0DL)), l_6830[1])) & l_6904[3].f0));
}
}
return p_31;
}
for (g_1762.f6 = 0; (g_1762.f6 <= 1); g_1762.f6 += 1)
{
int8_t l_7240 = 3L;
int32_t l_7241 = 0x83ECB1EFL;
int32_t l_7253 = 0xEA1781CBL;
int32_t l_7255 = 0x32310C73L;
int32_t l_7256 = 3L;
int32_t l_7268 = (-2L);
int32_t l_7270 = 0x3303298CL;
int32_t ***l_7335 = &g_3780[5][1];
uint32_t l_7360 = 0x1CF0A864L;
if (g_6916.f2)
goto lbl_7224;
for (g_1757.f6 = 0; (g_1757.f6 <= 1); g_1757.f6 += 1)
{
int16_t l_7246[2][8] = {{0L,0L,0L,0L,0L,0L,0L,0L},{0L,0L,0L,0L,0L,0L,0L,0L}};
int32_t l_7252 = (-3L);
int32_t l_7257[9] = {0xD541D469L,0xD541D469L,(-6L),0xD541D469L,0xD541D469L,(-6L),0xD541D469L,0xD541D469L,(-6L)};
int32_t ** const *l_7302 = &g_3439[0];
int32_t ** const **l_7301 = &l_7302;
uint32_t *l_7323 = &g_1765.f8;
const struct S1 l_7351 = {-1L,0x1BL};
int i, j;
for (g_2975 = 1; (g_2975 >= 0); g_2975 -= 1)
{
uint8_t l_7247 = 0x30L;
for (g_6017.f9 = 0; (g_6017.f9 <= 4); g_6017.f9 += 1)
{
int32_t *l_7242 = &l_7241;
int32_t *l_7243 = &l_7166[7];
int32_t *l_7244 = (void*)0;
int32_t *l_7245[7][1][1] = {{{(void*)0}},{{(void*)0}},{{(void*)0}},{{(void*)0}},{{(void*)0}},{{(void*)0}},{{(void*)0}}};
int i, j, k;
(*g_4568) |= 4L;
l_7241 &= ((((safe_mul_func_uint8_t_u_u((((*g_437) && ((***l_7019) = 1L)) | p_32), ((safe_div_func_int32_t_s_s(5L, (~(((safe_sub_func_uint8_t_u_u((safe_lshift_func_uint16_t_u_u((safe_sub_func_uint64_t_u_u(((*l_7186) |= l_6904[3].f0), (((*g_4746) = (g_1814[(g_1757.f6 + 4)][(g_2975 + 8)][g_1601.f4] , (g_4435[(g_1757.f6 + 5)][(g_6017.f9 + 3)][g_1601.f4] = func_166(((safe_div_func_int8_t_s_s(l_7219, p_32)) , (safe_mul_func_uint8_t_u_u(((&g_5249[(g_1757.f6 + 4)] != (**g_5246)) < l_7240), 0L))), p_32, (*g_4568))))) , l_7023))), l_7218[4])), (-6L))) || l_7166[7]) < p_32)))) , l_7083.f0))) <= (*g_3930)) <= p_32) & l_7240);
++l_7247;
}
}
for (g_1774.f6 = 0; (g_1774.f6 <= 1); g_1774.f6 += 1)
{
int32_t *l_7251 = &g_87;
int32_t l_7258 = 0x7926C12FL;
int32_t l_7259 = (-1L);
int32_t l_7260 = 0x95C05D8AL;
int32_t l_7261 = (-1L);
int32_t l_7262 = 1L;
int32_t l_7263 = 0xB531EFC0L;
int32_t l_7264 = 0L;
int32_t l_7265 = 0x23AD89D9L;
int32_t l_7266 = 0L;
int32_t l_7267[2][1];
uint32_t l_7271[7] = {5UL,5UL,5UL,5UL,5UL,5UL,5UL};
int i, j;
for (i = 0; i < 2; i++)
{
for (j = 0; j < 1; j++)
l_7267[i][j] = 0x1CBE9835L;
}
for (g_1786.f1 = 0; (g_1786.f1 <= 1); g_1786.f1 += 1)
{
int i, j;
l_7251 = l_7250[3];
}
l_7271[5]++;
}
}
}
}
return p_30;
}
static int32_t * func_33(int32_t * p_34, int8_t p_35, uint16_t p_36)
{
int32_t ***l_6790[2][6][4] = {{{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0}},{{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0}}};
int32_t ***l_6791[3];
struct S1 l_6792 = {0x2BE7L,0x5AL};
struct S0 *l_6797 = (void*)0;
uint32_t *l_6798[8];
int i, j, k;
for (i = 0; i < 3; i++)
l_6791[i] = &g_618;
for (i = 0; i < 8; i++)
l_6798[i] = &g_5596.f6;
p_34 = func_41(l_6792, (*g_6399), ((safe_mul_func_int8_t_s_s((((void*)0 == (*g_5567)) == (((safe_rshift_func_uint16_t_u_s((l_6797 != ((**g_3715) = (void*)0)), (l_6798[6] == (void*)0))) , (-10L)) , 18446744073709551613UL)), p_35)) > (*g_437)), p_36, p_34);
(*g_6399) = (void*)0;
(**g_3638) = (void*)0;
return (*g_6399);
}
static int32_t * func_37(int32_t * p_38, int32_t * p_39)
{
uint32_t l_6766 = 0UL;
int32_t *l_6769[9][10][2] = {{{&g_310,&g_310},{&g_638[1][4][0],&g_758},{&g_2975,(void*)0},{(void*)0,&g_3425},{&g_758,(void*)0},{&g_638[3][4][0],&g_3},{&g_638[3][4][0],(void*)0},{&g_758,&g_3425},{(void*)0,(void*)0},{&g_2975,&g_758}},{{&g_638[1][4][0],&g_310},{&g_310,(void*)0},{&g_310,(void*)0},{&g_87,&g_2975},{&g_284,&g_3999},{(void*)0,&g_87},{&g_310,&g_638[1][4][0]},{&g_3,&g_3},{&g_2975,&g_310},{&g_638[3][4][0],&g_638[3][4][0]}},{{&g_3425,&g_3999},{&g_638[1][4][0],(void*)0},{(void*)0,&g_204},{&g_3999,(void*)0},{(void*)0,&g_1212},{(void*)0,(void*)0},{&g_3999,&g_204},{(void*)0,(void*)0},{&g_638[1][4][0],&g_3999},{&g_3425,&g_638[3][4][0]}},{{&g_638[3][4][0],&g_310},{&g_2975,&g_3},{&g_3,&g_638[1][4][0]},{&g_310,&g_87},{(void*)0,&g_87},{&g_310,&g_638[1][4][0]},{&g_3,&g_3},{&g_2975,&g_310},{&g_638[3][4][0],&g_638[3][4][0]},{&g_3425,&g_3999}},{{&g_638[1][4][0],(void*)0},{(void*)0,&g_204},{&g_3999,(void*)0},{(void*)0,&g_1212},{(void*)0,(void*)0},{&g_3999,&g_204},{(void*)0,(void*)0},{&g_638[1][4][0],&g_3999},{&g_3425,&g_638[3][4][0]},{&g_638[3][4][0],&g_310}},{{&g_2975,&g_3},{&g_3,&g_638[1][4][0]},{&g_310,&g_87},{(void*)0,&g_87},{&g_310,&g_638[1][4][0]},{&g_3,&g_3},{&g_2975,&g_310},{&g_638[3][4][0],&g_638[3][4][0]},{&g_3425,&g_3999},{&g_638[1][4][0],(void*)0}},{{(void*)0,&g_204},{&g_3999,(void*)0},{(void*)0,&g_1212},{(void*)0,(void*)0},{&g_3999,&g_204},{(void*)0,(void*)0},{&g_638[1][4][0],&g_3999},{&g_3425,&g_638[3][4][0]},{&g_638[3][4][0],&g_310},{&g_2975,&g_3}},{{&g_3,&g_638[1][4][0]},{&g_310,&g_87},{(void*)0,&g_87},{&g_310,&g_638[1][4][0]},{&g_3,&g_3},{&g_2975,&g_310},{&g_638[3][4][0],&g_638[3][4][0]},{&g_3425,&g_3999},{&g_638[1][4][0],(void*)0},{(void*)0,&g_204}},{{&g_3999,(void*)0},{(void*)0,&g_1212},{(void*)0,(void*)0},{&g_3999,&g_204},{(void*)0,(void*)0},{&g_638[1][4][0],&g_3999},{&g_3425,&g_638[3][4][0]},{&g_638[3][4][0],&g_310},{&g_2975,&g_3},{&g_3,&g_638[1][4][0]}}};
uint8_t l_6785[2];
int16_t l_6786 = 0xC262L;
struct S0 *l_6788 = &g_1788[6];
int i, j, k;
for (i = 0; i < 2; i++)
l_6785[i] = 0xABL;
lbl_6787:
for (g_1763.f0 = 8; (g_1763.f0 != 25); ++g_1763.f0)
{
uint32_t l_6761 = 0x0EE783D4L;
int32_t *l_6764 = &g_1212;
int32_t *l_6765[3][6] = {{(void*)0,&g_3,(void*)0,&g_3,(void*)0,&g_3},{(void*)0,&g_3,(void*)0,&g_3,(void*)0,&g_3},{(void*)0,&g_3,(void*)0,&g_3,(void*)0,&g_3}};
int i, j;
l_6761++;
l_6766--;
return l_6769[2][9][1];
}
for (g_1775.f2 = 0; (g_1775.f2 <= 3); g_1775.f2 += 1)
{
int i;
(****g_3637) = (g_6770[0] , ((safe_div_func_int32_t_s_s(1L, ((safe_sub_func_uint64_t_u_u((safe_sub_func_uint64_t_u_u(g_309[(g_1775.f2 + 5)], g_309[(g_1775.f2 + 5)])), (safe_rshift_func_uint16_t_u_s((***g_716), ((safe_div_func_int32_t_s_s((safe_mod_func_uint16_t_u_u(g_309[(g_1775.f2 + 5)], (*g_3930))), (safe_div_func_int64_t_s_s(((g_309[(g_1775.f2 + 5)] == (((*p_39) = (-1L)) && l_6785[0])) >= g_309[(g_1775.f2 + 5)]), g_309[(g_1775.f2 + 5)])))) | l_6786))))) , 0x5B4501C8L))) && g_309[(g_1775.f2 + 5)]));
if (g_1775.f2)
goto lbl_6787;
for (g_1822.f2 = 0; (g_1822.f2 <= 5); g_1822.f2 += 1)
{
return (*g_6399);
}
for (g_857.f2 = 3; (g_857.f2 <= 8); g_857.f2 += 1)
{
return p_38;
}
}
if ((*p_39))
{
return p_39;
}
else
{
int32_t *l_6789 = &g_1212;
(*g_3716) = l_6788;
return l_6789;
}
}
static int32_t * func_41(struct S1 p_42, int32_t * p_43, int16_t p_44, uint32_t p_45, int32_t * p_46)
{
uint32_t **l_6405[2];
const int32_t l_6406 = 6L;
int32_t l_6425 = 1L;
struct S1 l_6448 = {8L,0x5AL};
int32_t ****l_6455 = (void*)0;
int32_t *****l_6454 = &l_6455;
const int8_t *l_6469 = &g_405[1];
const int8_t **l_6468[1][8] = {{&l_6469,&l_6469,&l_6469,&l_6469,&l_6469,&l_6469,&l_6469,&l_6469}};
const int8_t ***l_6467 = &l_6468[0][2];
const int8_t ****l_6466 = &l_6467;
int32_t l_6501 = 0xADF7EEBAL;
int32_t l_6502 = 0x14EC4F30L;
int32_t l_6505 = 7L;
int32_t l_6529 = 1L;
int32_t l_6533 = (-1L);
int32_t l_6534 = 7L;
int8_t l_6535 = 8L;
int32_t l_6537 = 0xD09CFE05L;
int32_t l_6538 = 5L;
uint16_t *l_6567 = (void*)0;
uint32_t ** const *l_6577 = &g_5641;
uint32_t ** const **l_6576 = &l_6577;
uint32_t ** const ***l_6575 = &l_6576;
int16_t l_6647 = 0xF7CBL;
int32_t l_6649[7][2][5] = {{{0x05BF9FB3L,0L,0x11B76A7AL,0x9BB60190L,0x11B76A7AL},{0xEB5E2A78L,0L,0x1E822474L,0x41C94189L,0x709FF451L}},{{0x55DFA675L,0x9BB60190L,9L,0x9BB60190L,0x55DFA675L},{(-1L),1L,1L,0xEB5E2A78L,0L}},{{0x11B76A7AL,0x9BB60190L,0x11B76A7AL,0L,0x05BF9FB3L},{0x709FF451L,0L,1L,1L,0L}},{{0x55DFA675L,0L,(-8L),0x9FEE761EL,0x55DFA675L},{0L,0x41C94189L,1L,0xEB5E2A78L,0x709FF451L}},{{0x05BF9FB3L,0x9FEE761EL,0x11B76A7AL,0x99A78275L,0x11B76A7AL},{0L,0L,1L,0x41C94189L,(-1L)}},{{0x55DFA675L,0x99A78275L,9L,0x99A78275L,0x55DFA675L},{0x709FF451L,1L,0x1E822474L,0xEB5E2A78L,0xEB5E2A78L}},{{0x11B76A7AL,0x99A78275L,0x11B76A7AL,0x9FEE761EL,0x05BF9FB3L},{(-1L),0L,0x41C94189L,1L,0xEB5E2A78L}}};
int32_t l_6650 = 0xFDFB8A3DL;
uint16_t * const ***l_6695 = (void*)0;
uint16_t * const ****l_6694 = &l_6695;
uint8_t l_6753 = 250UL;
int i, j, k;
for (i = 0; i < 2; i++)
l_6405[i] = &g_1576[3][3][0];
for (g_1601.f8 = 0; (g_1601.f8 <= 1); g_1601.f8 += 1)
{
int16_t l_6410[6];
struct S0 **l_6422 = &g_1906;
struct S0 **l_6423[6];
int32_t *l_6456 = &g_579;
int32_t l_6495 = 0xFE5AC014L;
int64_t l_6499[9][10][2] = {{{0L,0L},{0L,0x7DABD13DDE14C484LL},{0x96B2C73AE3F42E51LL,(-8L)},{1L,0L},{0xA83ED6D21F03F494LL,1L},{0L,0x2768CB5936AB0F3ALL},{0L,1L},{0xA83ED6D21F03F494LL,0L},{1L,(-8L)},{0x96B2C73AE3F42E51LL,0x7DABD13DDE14C484LL}},{{0L,0L},{0L,1L},{0x4C21B159FEECF4AFLL,7L},{0x2FA5E5BBB603CE7CLL,0L},{7L,0x9DD35B853194FD28LL},{0x7DABD13DDE14C484LL,0x9D2C068A8860DFEELL},{1L,7L},{0x9DD35B853194FD28LL,7L},{1L,0x9D2C068A8860DFEELL},{0x7DABD13DDE14C484LL,0x9DD35B853194FD28LL}},{{7L,0L},{0x2FA5E5BBB603CE7CLL,7L},{0x4C21B159FEECF4AFLL,1L},{0L,0L},{0L,0x7DABD13DDE14C484LL},{0x96B2C73AE3F42E51LL,(-8L)},{1L,0L},{0xA83ED6D21F03F494LL,1L},{0L,0x2768CB5936AB0F3ALL},{0L,1L}},{{0xA83ED6D21F03F494LL,0L},{1L,(-8L)},{0x96B2C73AE3F42E51LL,0x7DABD13DDE14C484LL},{0L,0L},{0L,1L},{0x4C21B159FEECF4AFLL,7L},{0x2FA5E5BBB603CE7CLL,0L},{7L,0x9DD35B853194FD28LL},{0x7DABD13DDE14C484LL,0x9D2C068A8860DFEELL},{1L,7L}},{{0x9DD35B853194FD28LL,7L},{1L,0x9D2C068A8860DFEELL},{0x7DABD13DDE14C484LL,0x9DD35B853194FD28LL},{7L,0L},{0x2FA5E5BBB603CE7CLL,7L},{0x4C21B159FEECF4AFLL,1L},{0L,0L},{0L,0x7DABD13DDE14C484LL},{0x96B2C73AE3F42E51LL,(-8L)},{1L,0L}},{{0xA83ED6D21F03F494LL,1L},{0L,0x2768CB5936AB0F3ALL},{0L,1L},{0xA83ED6D21F03F494LL,0L},{1L,(-8L)},{0x96B2C73AE3F42E51LL,0x7DABD13DDE14C484LL},{0L,0L},{0L,1L},{0x4C21B159FEECF4AFLL,7L},{0x2FA5E5BBB603CE7CLL,0L}},{{7L,0x9DD35B853194FD28LL},{0x7DABD13DDE14C484LL,0x9D2C068A8860DFEELL},{1L,7L},{0x9DD35B853194FD28LL,7L},{1L,0x9D2C068A8860DFEELL},{0x7DABD13DDE14C484LL,0x9DD35B853194FD28LL},{7L,0L},{0x2FA5E5BBB603CE7CLL,7L},{0x4C21B159FEECF4AFLL,(-4L)},{1L,1L}},{{0x9DD35B853194FD28LL,1L},{0L,7L},{7L,1L},{(-8L),7L},{0L,0xA83ED6D21F03F494LL},{0L,7L},{(-8L),1L},{7L,7L},{0L,1L},{0x9DD35B853194FD28LL,1L}},{{1L,(-4L)},{0L,0x2768CB5936AB0F3ALL},{0L,0L},{0L,(-8L)},{1L,0x2FA5E5BBB603CE7CLL},{(-4L),7L},{(-8L),7L},{(-4L),0x2FA5E5BBB603CE7CLL},{1L,(-8L)},{0L,0L}}};
int32_t l_6504 = (-10L);
int16_t l_6506 = 0x4172L;
int32_t l_6507 = 0x2B40D13BL;
uint32_t l_6508 = 0x0B15AFCDL;
int32_t l_6520[6][6] = {{0x2F32F9BAL,(-1L),0L,0xDDFD2E36L,(-1L),0xDDFD2E36L},{0x2F32F9BAL,0xD75EA8A9L,0x2F32F9BAL,0xDDFD2E36L,0xD75EA8A9L,0L},{0x2F32F9BAL,0xE26053AAL,0xDDFD2E36L,0xDDFD2E36L,0xE26053AAL,0x2F32F9BAL},{0x2F32F9BAL,(-1L),0L,0xDDFD2E36L,(-1L),0xDDFD2E36L},{0x2F32F9BAL,0xD75EA8A9L,0x2F32F9BAL,0xDDFD2E36L,0xD75EA8A9L,0L},{0x2F32F9BAL,0xE26053AAL,0xDDFD2E36L,0xDDFD2E36L,0xE26053AAL,0x2F32F9BAL}};
int8_t l_6536 = 0xC5L;
int16_t l_6580 = 1L;
const int32_t **l_6588 = &g_2942;
const int32_t ** const *l_6587 = &l_6588;
const int32_t ** const **l_6586 = &l_6587;
const int32_t ** const ** const *l_6585 = &l_6586;
int32_t l_6633 = 0xA2AF219BL;
uint16_t l_6658 = 2UL;
uint8_t l_6717[10][5][4] = {{{2UL,0x53L,255UL,253UL},{253UL,252UL,9UL,0x01L},{0x53L,0x9DL,0x9DL,0x53L},{0x9DL,0x53L,0xB2L,2UL},{252UL,253UL,0x05L,1UL}},{{0x53L,2UL,0xFBL,1UL},{0xB2L,253UL,255UL,2UL},{1UL,0x53L,0xA0L,0x53L},{253UL,0x9DL,0xFBL,0x01L},{253UL,252UL,0x9DL,253UL}},{{252UL,0x53L,254UL,1UL},{252UL,0xB2L,0x9DL,1UL},{253UL,1UL,0xFBL,0xFBL},{253UL,253UL,0xA0L,1UL},{1UL,253UL,255UL,0x53L}},{{0xB2L,252UL,0xFBL,255UL},{0x53L,252UL,0x05L,0x53L},{252UL,253UL,0xB2L,1UL},{0x9DL,253UL,0x9DL,0xFBL},{0x53L,1UL,9UL,1UL}},{{253UL,0xB2L,255UL,1UL},{2UL,0x53L,255UL,253UL},{253UL,252UL,9UL,0x01L},{0x53L,0x9DL,0x9DL,0x53L},{0x9DL,0x53L,0xB2L,2UL}},{{252UL,253UL,0x05L,1UL},{0x53L,2UL,0xFBL,1UL},{0xB2L,253UL,255UL,9UL},{0xFBL,0x9DL,253UL,0x9DL},{255UL,0x6DL,0xA0L,0xB2L}},{{0x05L,2UL,0x6DL,0x05L},{2UL,0x9DL,0x37L,0xFBL},{2UL,1UL,0x6DL,255UL},{0x05L,0xFBL,0xA0L,0xA0L},{255UL,255UL,253UL,0xFBL}},{{0xFBL,0x05L,254UL,0x9DL},{1UL,2UL,0xA0L,254UL},{0x9DL,2UL,1UL,0x9DL},{2UL,0x05L,1UL,0xFBL},{0x6DL,255UL,0x6DL,0xA0L}},{{0x9DL,0xFBL,0x01L,255UL},{255UL,1UL,254UL,0xFBL},{9UL,0x9DL,254UL,0x05L},{255UL,2UL,0x01L,0xB2L},{0x9DL,0x6DL,0x6DL,0x9DL}},{{0x6DL,0x9DL,1UL,9UL},{2UL,255UL,1UL,255UL},{0x9DL,9UL,0xA0L,255UL},{1UL,255UL,254UL,9UL},{0xFBL,0x9DL,253UL,0x9DL}}};
int i, j, k;
for (i = 0; i < 6; i++)
l_6410[i] = 0x2006L;
for (i = 0; i < 6; i++)
l_6423[i] = &g_1906;
for (g_4165.f4 = 0; (g_4165.f4 <= 1); g_4165.f4 += 1)
{
int8_t l_6402 = 1L;
uint16_t **l_6407 = &g_1931;
int32_t l_6412[10] = {3L,0xE964EAA7L,0L,0L,0xE964EAA7L,3L,0xE964EAA7L,0L,0L,0xE964EAA7L};
int32_t l_6428 = 5L;
uint64_t l_6433[10] = {0xE86DC89E04C0829FLL,0xC41D80435D724F21LL,0xE86DC89E04C0829FLL,0xE86DC89E04C0829FLL,0xC41D80435D724F21LL,0xE86DC89E04C0829FLL,0xE86DC89E04C0829FLL,0xC41D80435D724F21LL,0xE86DC89E04C0829FLL,0xE86DC89E04C0829FLL};
struct S1 l_6447 = {0x0FABL,0xD7L};
int32_t l_6496 = 0x300E7900L;
int32_t l_6500 = 0x84A5C049L;
int32_t l_6503 = (-8L);
const uint32_t ***l_6512[7][3] = {{(void*)0,&g_2539,(void*)0},{&g_2539,&g_2539,&g_2539},{(void*)0,&g_2539,(void*)0},{&g_2539,&g_2539,&g_2539},{(void*)0,&g_2539,(void*)0},{&g_2539,&g_2539,&g_2539},{(void*)0,&g_2539,(void*)0}};
int32_t l_6522 = 0x4FCBA02DL;
int32_t l_6531 = 0x40269D4CL;
int32_t l_6532[10][4] = {{1L,0x04455C78L,0x04455C78L,1L},{1L,0x04455C78L,0x04455C78L,1L},{1L,0x04455C78L,0x04455C78L,1L},{1L,0x04455C78L,0x04455C78L,1L},{1L,0x04455C78L,0x04455C78L,1L},{1L,0x04455C78L,0x04455C78L,1L},{1L,0x04455C78L,0x04455C78L,1L},{1L,0x04455C78L,0x04455C78L,1L},{1L,0x04455C78L,0x04455C78L,1L},{1L,0x04455C78L,0x04455C78L,1L}};
uint8_t l_6568 = 0xA1L;
const int32_t ** const l_6592 = (void*)0;
const int32_t ** const *l_6591 = &l_6592;
const int32_t ** const ** const l_6590[10] = {&l_6591,&l_6591,&l_6591,&l_6591,&l_6591,&l_6591,&l_6591,&l_6591,&l_6591,&l_6591};
const int32_t ** const ** const *l_6589 = &l_6590[4];
uint32_t ****l_6617 = &g_5640;
uint32_t *****l_6616 = &l_6617;
int8_t ***l_6620 = &g_2369[0][0];
uint32_t l_6636 = 0x6446A1A7L;
int16_t l_6648 = 0x06EEL;
uint8_t l_6655[2][5][2] = {{{255UL,255UL},{255UL,255UL},{255UL,255UL},{255UL,255UL},{255UL,255UL}},{{255UL,255UL},{255UL,255UL},{255UL,255UL},{255UL,255UL},{255UL,255UL}}};
int32_t l_6690 = 0x1AA0F460L;
uint16_t * const ****l_6693 = (void*)0;
int64_t ****l_6705 = &g_2023[0];
int64_t ****l_6706[9][1] = {{(void*)0},{&g_2023[2]},{(void*)0},{&g_2023[2]},{(void*)0},{&g_2023[2]},{(void*)0},{&g_2023[2]},{(void*)0}};
struct S1 l_6721 = {0xDE9DL,-1L};
int64_t l_6739 = 0x6E5060688CBEF5DELL;
int i, j, k;
}
(*g_4568) &= ((void*)0 != &g_2537);
for (g_1761.f1 = 1; (g_1761.f1 >= 0); g_1761.f1 -= 1)
{
int32_t l_6752 = 0L;
--l_6753;
for (g_1779.f4 = 0; (g_1779.f4 <= 1); g_1779.f4 += 1)
{
uint16_t l_6756 = 0x5C43L;
++l_6756;
}
}
}
return (*g_6399);
}
static int16_t func_49(int64_t p_50, int64_t p_51, int32_t * const p_52, uint16_t p_53, uint32_t p_54)
{
int8_t * const *l_5507 = &g_2370;
int8_t * const **l_5506 = &l_5507;
int8_t * const ***l_5508 = &l_5506;
const int8_t *l_5511 = (void*)0;
const int8_t **l_5510 = &l_5511;
const int8_t ***l_5509 = &l_5510;
int32_t l_5521 = (-1L);
int32_t l_5537[6][10] = {{0xF9A55BFAL,0L,1L,0xBE3AEDF7L,0x9BC42444L,0xF9A55BFAL,0L,0xB69E7D2AL,0xB69E7D2AL,0L},{0xF9A55BFAL,0L,0xB69E7D2AL,0xB69E7D2AL,0L,0xF9A55BFAL,0x9BC42444L,0xBE3AEDF7L,1L,0L},{0xF9A55BFAL,0x9BC42444L,0xBE3AEDF7L,1L,0L,0xF9A55BFAL,0L,0xE5BFF5B1L,(-2L),1L},{0xF9A55BFAL,0L,0xE5BFF5B1L,(-2L),1L,0xF9A55BFAL,1L,(-2L),0xE5BFF5B1L,0L},{0xF9A55BFAL,1L,(-2L),0xE5BFF5B1L,0L,0xF9A55BFAL,0L,1L,0xBE3AEDF7L,0x9BC42444L},{0xF9A55BFAL,0L,1L,0xBE3AEDF7L,0x9BC42444L,0xF9A55BFAL,0L,0xB69E7D2AL,0xB69E7D2AL,0L}};
uint16_t l_5538 = 0xD927L;
int16_t l_5539 = 0L;
int32_t l_5559[3];
struct S0 ****l_5615 = &g_3715;
struct S1 *l_5619 = &g_122[3];
uint8_t l_5643 = 0xD8L;
int64_t ***l_5705 = &g_2024[1][1][0];
uint32_t *l_5745 = &g_1796.f6;
uint8_t l_5772 = 0x37L;
int64_t *l_5780 = &g_1786.f4;
uint32_t ** const *l_5786 = &g_5641;
uint32_t ** const **l_5785 = &l_5786;
int16_t l_5790[1][10] = {{0xB189L,0x96FAL,(-1L),(-1L),0x96FAL,0xB189L,0x96FAL,(-1L),(-1L),0x96FAL}};
int32_t **l_5802 = (void*)0;
int32_t l_5812 = 0xD8131DDAL;
uint16_t l_5874[7][5][1] = {{{1UL},{0x5AAEL},{0x5AAEL},{1UL},{65535UL}},{{65526UL},{1UL},{65526UL},{65535UL},{1UL}},{{0x5AAEL},{0x5AAEL},{1UL},{65535UL},{65526UL}},{{1UL},{65526UL},{65535UL},{1UL},{0x5AAEL}},{{0x5AAEL},{1UL},{65535UL},{65526UL},{1UL}},{{65526UL},{65535UL},{1UL},{0x5AAEL},{0x5AAEL}},{{1UL},{65535UL},{65526UL},{1UL},{65526UL}}};
int32_t *l_5935 = &g_87;
int8_t ****l_6068 = (void*)0;
uint64_t l_6122 = 0xFB2D9FF47A50B406LL;
int32_t l_6133 = 0x296F9650L;
uint32_t l_6138[7] = {0xCF17241AL,1UL,1UL,0xCF17241AL,1UL,1UL,0xCF17241AL};
int32_t *l_6139 = &g_87;
int32_t l_6140 = (-1L);
int32_t *l_6141 = &g_310;
int32_t *l_6142 = (void*)0;
int32_t *l_6143 = &l_5537[1][5];
int32_t *l_6144[4] = {&l_5537[5][5],&l_5537[5][5],&l_5537[5][5],&l_5537[5][5]};
uint32_t l_6211 = 4294967287UL;
int8_t l_6229 = 0x5FL;
uint64_t *l_6262[8] = {&g_1791.f9,&g_1791.f9,&l_6122,&g_1791.f9,&g_1791.f9,&l_6122,&g_1791.f9,&g_1791.f9};
uint64_t **l_6261 = &l_6262[0];
int i, j, k;
for (i = 0; i < 3; i++)
l_5559[i] = 1L;
if ((((((*l_5508) = l_5506) == l_5509) >= ((*g_437) &= (safe_rshift_func_uint8_t_u_s(255UL, (*g_4066))))) ^ p_51))
{
int64_t *l_5516 = (void*)0;
int64_t *l_5517[2];
int32_t l_5535 = 0x4AEA6DD5L;
const uint8_t l_5536[8] = {255UL,0xF2L,255UL,255UL,0xF2L,255UL,255UL,0xF2L};
uint32_t **l_5542[5][4] = {{&g_1576[2][2][0],(void*)0,(void*)0,&g_1576[2][2][0]},{&g_1576[2][2][0],(void*)0,&g_1576[3][0][0],(void*)0},{(void*)0,(void*)0,&g_1576[3][0][0],&g_1576[3][0][0]},{&g_1576[2][2][0],&g_1576[2][2][0],(void*)0,&g_1576[3][0][0]},{&g_1576[2][2][0],(void*)0,&g_1576[2][2][0],(void*)0}};
int32_t l_5558 = 0x47E08C97L;
struct S1 l_5576[3] = {{-1L,-1L},{-1L,-1L},{-1L,-1L}};
uint64_t l_5578 = 0x00DDD091A4A4BA61LL;
uint32_t l_5622 = 0UL;
uint32_t ***l_5642[1];
int32_t l_5654 = 0L;
int32_t l_5655 = 0x43338776L;
int32_t l_5656 = 1L;
int32_t l_5657 = (-1L);
int32_t l_5661 = 0x7C80BACBL;
int32_t l_5664[2][3][6] = {{{(-1L),0L,(-1L),(-1L),0L,(-1L)},{0xA5FB9133L,(-1L),(-1L),(-1L),0xA5FB9133L,0xA5FB9133L},{(-2L),(-1L),(-1L),(-2L),0L,(-2L)}},{{(-1L),0xA5FB9133L,(-1L),(-2L),(-2L),(-1L)},{(-1L),(-1L),(-2L),0L,(-2L),(-1L)},{(-2L),0xA5FB9133L,0L,0L,0xA5FB9133L,(-2L)}}};
uint32_t l_5665 = 5UL;
int8_t **** const * const l_5740 = (void*)0;
int32_t l_5806 = 0L;
uint32_t l_5820[6] = {3UL,3UL,3UL,3UL,3UL,3UL};
int8_t l_5827[8][4][4] = {{{0xEAL,0x12L,0x43L,0x7CL},{(-2L),0x12L,(-1L),0x84L},{0x12L,0xC4L,3L,0x8DL},{0xBBL,0x5CL,0x74L,0x45L}},{{0x7CL,0x53L,0x7CL,0x12L},{(-1L),0x43L,(-1L),0x7CL},{(-9L),(-1L),0xFDL,0x43L},{0x12L,0L,0xFDL,(-1L)}},{{(-9L),0x5CL,(-1L),3L},{(-1L),0L,0x7CL,0x74L},{0x7CL,0x74L,0x74L,0x7CL},{0xBBL,0x84L,3L,(-1L)}},{{0x12L,1L,(-1L),0xFDL},{(-2L),0x5CL,0x43L,0xFDL},{0xEAL,1L,0x7CL,(-1L)},{0x01L,0x84L,0x12L,0x7CL}},{{0x5CL,0x74L,0x45L,0x74L},{0x12L,0L,0x8DL,3L},{(-1L),0x5CL,0x84L,(-1L)},{1L,0L,0x7CL,0x43L}},{{1L,(-1L),0x84L,0x7CL},{(-1L),0x43L,0x8DL,0x12L},{0x12L,0x53L,0x45L,0x45L},{0x5CL,0x5CL,0x12L,0x8DL}},{{0x01L,0xC4L,0x7CL,0x84L},{0xEAL,0x12L,0x43L,0x7CL},{(-2L),0x12L,(-1L),0x84L},{0x12L,0xC4L,3L,0x8DL}},{{0xBBL,0x5CL,0x74L,0x45L},{0x7CL,0x53L,0x7CL,0x12L},{(-1L),0x43L,(-1L),0x7CL},{(-9L),(-1L),0xFDL,0x43L}}};
int8_t l_5845 = 0x85L;
struct S0 *****l_5894 = &g_3714;
int16_t *l_5922 = &l_5790[0][3];
int i, j, k;
for (i = 0; i < 2; i++)
l_5517[i] = &g_1802.f4;
for (i = 0; i < 1; i++)
l_5642[i] = &g_5641;
}
else
{
int32_t l_5965 = 0xBDA3BE19L;
uint32_t l_5967 = 4UL;
uint8_t l_5968 = 0x42L;
const uint8_t l_5995 = 5UL;
struct S1 ****l_6000 = &g_4930;
uint32_t l_6009[4] = {0x4B6779C2L,0x4B6779C2L,0x4B6779C2L,0x4B6779C2L};
uint8_t l_6042 = 0UL;
int32_t l_6079 = (-4L);
int32_t l_6080 = 0xDB0851E8L;
uint8_t l_6081 = 0x8DL;
int8_t l_6109 = 1L;
int32_t l_6121[1][3];
int i, j;
for (i = 0; i < 1; i++)
{
for (j = 0; j < 3; j++)
l_6121[i][j] = 0xEDB1E32EL;
}
if ((****g_3637))
{
uint32_t l_5951 = 0xBB3D1A00L;
int32_t l_5954 = 0x9BEDD66AL;
uint64_t *l_5966 = &g_4826.f9;
int64_t ****l_5969 = &l_5705;
int64_t *****l_5970 = &l_5969;
uint16_t ** const **l_5994 = &g_3931[2][8][0];
uint16_t ** const ***l_5993[6] = {&l_5994,&l_5994,&l_5994,&l_5994,&l_5994,&l_5994};
int i;
(*g_3640) = ((safe_rshift_func_uint16_t_u_u((safe_lshift_func_int16_t_s_s(((***g_4824) & ((((((safe_mod_func_uint32_t_u_u((((((safe_div_func_uint64_t_u_u((((*l_5966) ^= ((0x9829L == (((p_50 && (0x42EEL | ((l_5951++) != (l_5954 >= ((0x0039L ^ ((0x808C08210B18ADAFLL <= ((safe_sub_func_uint32_t_u_u(((p_54 >= (safe_div_func_uint64_t_u_u((safe_mod_func_uint32_t_u_u((safe_add_func_int16_t_s_s(((safe_add_func_uint64_t_u_u((0xE1CFL || l_5965), 0UL)) ^ p_53), 0x1A2DL)), p_50)), 0x0F4204DF620D2C9ELL))) | p_50), l_5954)) | (**g_2019))) <= (*l_5935))) & 0x76800FB4L))))) , (*g_3267)) == (*g_3267))) >= p_54)) ^ l_5965), l_5954)) >= (*l_5935)) , p_50) , (**g_2019)) | 0xB0L), (*l_5935))) , p_53) == (*g_4066)) >= l_5967) || p_51) != (-1L))), 1)), l_5954)) | l_5968);
g_2680 = ((*l_5970) = l_5969);
for (g_284 = 0; (g_284 > 1); ++g_284)
{
(***g_3637) = (**g_3638);
}
(*g_4568) ^= ((((l_5967 | (((safe_mul_func_int16_t_s_s((safe_add_func_uint64_t_u_u(18446744073709551615UL, ((safe_add_func_int64_t_s_s((safe_add_func_int8_t_s_s((***g_5743), ((l_5965 &= (safe_lshift_func_uint8_t_u_s((safe_mod_func_int8_t_s_s(l_5951, (safe_mod_func_int16_t_s_s((((((*****g_3713) , (safe_sub_func_uint16_t_u_u(((((((((safe_sub_func_uint16_t_u_u((0L != l_5967), ((safe_rshift_func_int16_t_s_u((((void*)0 == l_5993[5]) && p_54), 5)) || (-6L)))) && (*l_5935)) == l_5951) , (*l_5935)) > l_5967) > 0x1EF6L) ^ 0x09F4L) >= (*l_5935)), 65526UL))) != (*l_5935)) == l_5954) <= 0x72L), p_51)))), 2))) || 0x8A57F9CF414FDD72LL))), 0x7433FA989CB75D7DLL)) | 0xA813L))), l_5954)) | l_5995) , l_5951)) || 3UL) == 1UL) != p_51);
}
else
{
struct S1 *****l_6001 = &l_6000;
int32_t l_6004 = 0L;
int64_t ** const **l_6041[9] = {&g_6039,&g_6039,&g_6039,&g_6039,&g_6039,&g_6039,&g_6039,&g_6039,&g_6039};
uint16_t l_6043 = 0UL;
int32_t *l_6110 = &g_87;
int32_t *l_6111 = (void*)0;
int32_t *l_6112 = &g_284;
int32_t *l_6113 = &l_5537[0][4];
int32_t *l_6114 = (void*)0;
int32_t *l_6115 = &l_5559[0];
int32_t *l_6116 = &g_2975;
int32_t *l_6117 = &l_5812;
int32_t *l_6118 = &l_5965;
int32_t *l_6119 = &l_5521;
int32_t *l_6120[5][9] = {{&g_3425,&g_3425,&g_2975,&g_638[3][4][0],&g_2975,&g_3425,&g_3425,&g_2975,&g_638[3][4][0]},{&l_5559[0],&g_310,&l_5559[0],&g_2975,&g_2975,&l_5559[0],&g_310,&l_5559[0],&g_2975},{&l_5559[0],&l_5559[0],&l_5559[0],&g_638[3][4][0],&g_3425,&g_638[3][4][0],&l_5559[0],&l_5559[0],&g_638[3][4][0]},{&g_2975,&l_5559[0],&g_310,&l_5559[0],&g_2975,&g_2975,&l_5559[0],&g_310,&l_5559[0]},{&l_5559[0],&g_3425,&g_310,&g_310,&g_3425,&l_5559[0],&g_3425,&g_310,&g_310}};
int i, j;
(****g_3637) = (-8L);
if (((safe_rshift_func_uint8_t_u_u((p_50 ^ (((safe_sub_func_uint16_t_u_u((((**g_2019) = (((((*l_6001) = l_6000) == (void*)0) || (safe_div_func_uint64_t_u_u(g_1604[0].f4, (((&g_437 == (void*)0) || l_6004) ^ ((((*l_5935) , ((((safe_mod_func_int32_t_s_s(((safe_sub_func_uint32_t_u_u(0x7D8690E2L, l_5995)) && 0xD5A0L), l_6004)) != l_6009[2]) , g_6010) , (-1L))) , &p_54) != (*g_1575)))))) ^ 1L)) || l_6004), p_53)) ^ p_50) > (*l_5935))), 1)) | l_6004))
{
int8_t l_6034 = (-1L);
int32_t l_6078[7][7][5] = {{{0x1EEB869FL,0xEA3EA073L,0x5FB8BDD0L,0x21B84A3FL,(-3L)},{0x0139E502L,0x58EB4B49L,4L,0x87B39429L,0xAF043076L},{6L,0xE2187F32L,0L,0x30938E5FL,1L},{0x30938E5FL,(-10L),0x4468A4D6L,(-1L),1L},{0xEF0FBBD5L,0xEF0A67DBL,0L,0x57491BDFL,0xAF043076L},{0x54E1C756L,0x57491BDFL,0L,0x8B656E35L,(-3L)},{0xEA3EA073L,0xAF043076L,0x0ECF18E7L,1L,6L}},{{5L,1L,0x1CF61BECL,(-1L),1L},{(-1L),(-1L),0x87B39429L,(-8L),0x87B39429L},{0x7BD03647L,0x7BD03647L,5L,0xCF308100L,(-1L)},{(-1L),5L,(-1L),0x6F67B9C0L,(-1L)},{(-8L),(-1L),1L,0x0139E502L,1L},{0L,5L,(-8L),0x08FCBEA0L,0x50E0AAF3L},{0x50E0AAF3L,0x7BD03647L,(-7L),0x1EEB869FL,0xF7BE9AF6L}},{{1L,(-1L),0x8B656E35L,0x7BD03647L,0x7A4429F5L},{1L,1L,0xECA57A02L,0x930A192CL,0x58EB4B49L},{0xD1B74C6EL,0xAF043076L,(-1L),0L,0xECA57A02L},{0xB880FB9EL,0x57491BDFL,0xE267EC73L,(-1L),0x930A192CL},{0L,0xEF0A67DBL,(-7L),0L,0x08FCBEA0L},{(-1L),(-10L),(-1L),0L,(-1L)},{1L,0xE2187F32L,6L,(-1L),(-1L)}},{{(-1L),0x58EB4B49L,1L,0L,0xEF0A67DBL},{0x58EB4B49L,0xEA3EA073L,(-1L),0x930A192CL,0x8B656E35L},{0L,(-1L),0x57491BDFL,0x7BD03647L,(-1L)},{0x0ECF18E7L,(-1L),0x1EEB869FL,0x1EEB869FL,(-1L)},{(-1L),0xD1B74C6EL,0x8D00478DL,0x08FCBEA0L,4L},{0x7A4429F5L,0x5FB8BDD0L,4L,0x0139E502L,0x6459372CL},{0x930A192CL,0x30938E5FL,1L,0x6F67B9C0L,0L}},{{0x7A4429F5L,0xE267EC73L,0xAF043076L,0xCF308100L,(-1L)},{(-1L),0x8B656E35L,(-1L),(-8L),0x1EEB869FL},{0x0ECF18E7L,1L,6L,(-1L),6L},{0L,0x0ECF18E7L,0xCF308100L,1L,1L},{0x58EB4B49L,0x0A1A4AA3L,6L,0x8B656E35L,1L},{(-1L),0x8B656E35L,0x22BA4377L,0x50E0AAF3L,6L},{1L,0x87B39429L,(-1L),(-10L),(-1L)}},{{(-1L),0x58EB4B49L,(-1L),0xB880FB9EL,(-7L)},{0x930A192CL,0L,0x22BA4377L,0xEF0FBBD5L,(-1L)},{(-8L),0xEA3EA073L,(-1L),0x8B656E35L,0x08FCBEA0L},{0x57491BDFL,1L,0L,0x0A1A4AA3L,0xB880FB9EL},{1L,1L,5L,1L,0x21B84A3FL},{0x0ECF18E7L,0xEF0A67DBL,(-1L),0xEF0A67DBL,0x0ECF18E7L},{(-1L),(-3L),1L,0x1EEB869FL,0xE2187F32L}},{{1L,(-1L),(-1L),(-1L),5L},{(-1L),0xCF308100L,0x87B39429L,(-3L),0xE2187F32L},{0x0A1A4AA3L,(-1L),1L,(-1L),0x0ECF18E7L},{0xE2187F32L,(-1L),0L,0xE267EC73L,0x21B84A3FL},{1L,0xD1B74C6EL,0x50E0AAF3L,0x4468A4D6L,0xB880FB9EL},{4L,(-1L),(-1L),0x7BD03647L,0x08FCBEA0L},{0x0139E502L,1L,0x0ECF18E7L,0x22BA4377L,(-1L)}}};
int32_t l_6089[6] = {(-10L),1L,(-10L),(-10L),1L,(-10L)};
int16_t l_6101 = 1L;
uint8_t *l_6102 = &g_3899.f2;
int i, j, k;
for (g_1780.f8 = 0; (g_1780.f8 == 54); g_1780.f8 = safe_add_func_uint64_t_u_u(g_1780.f8, 1))
{
(*g_618) = (p_51 , &l_5812);
}
for (g_1803.f8 = 0; (g_1803.f8 <= 6); g_1803.f8 = safe_add_func_uint64_t_u_u(g_1803.f8, 9))
{
int64_t ** const ***l_6040[3][5] = {{&g_6038[0],&g_6038[0],(void*)0,(void*)0,&g_6038[0]},{&g_6038[0],&g_6038[0],(void*)0,(void*)0,&g_6038[0]},{&g_6038[0],&g_6038[0],(void*)0,(void*)0,&g_6038[0]}};
int32_t l_6044[5][9][3] = {{{(-10L),0xEBD542BDL,3L},{(-1L),(-1L),(-5L)},{7L,0L,(-1L)},{0x8C13ABD7L,(-9L),0x86EEC79FL},{(-1L),1L,0x1631C705L},{0xABC182B6L,0x8C13ABD7L,0x86EEC79FL},{0x86EEC79FL,0xC7F41241L,(-1L)},{0L,(-10L),(-5L)},{0xA8B97A13L,0L,3L}},{{0x9667C1FFL,0L,(-1L)},{0xFDB2BAECL,(-5L),0x896C1C48L},{0x2ABE0262L,(-5L),(-1L)},{3L,0L,0x2ABE0262L},{0L,0L,0L},{0x1631C705L,(-10L),0xCA5BFBA8L},{0x2A0CC360L,0xC7F41241L,0xF6078300L},{0xC7F41241L,0x8C13ABD7L,0x9E9B2672L},{(-9L),1L,(-10L)}},{{0xC7F41241L,(-9L),0L},{0x2A0CC360L,0L,0xFDB2BAECL},{0x1631C705L,(-1L),0x78D34EAEL},{0L,0xEBD542BDL,(-9L)},{3L,(-9L),(-9L)},{0x2ABE0262L,0L,(-9L)},{0xFDB2BAECL,0x2DEC39ADL,(-9L)},{0x9667C1FFL,0x78D34EAEL,0x78D34EAEL},{0xA8B97A13L,0x2ABE0262L,0xFDB2BAECL}},{{0L,(-5L),0L},{0x86EEC79FL,1L,(-10L)},{0xABC182B6L,0x9667C1FFL,0xABC182B6L},{0xFDB2BAECL,0xF6078300L,0x86EEC79FL},{(-9L),(-1L),0L},{(-5L),0x9667C1FFL,0xA8B97A13L},{3L,(-1L),0x9667C1FFL},{(-1L),0x78D34EAEL,0xFDB2BAECL},{0xF6078300L,0xEBD542BDL,0x2ABE0262L}},{{0xF6078300L,(-10L),3L},{(-1L),0x896C1C48L,0L},{3L,3L,0x1631C705L},{(-5L),0xA8B97A13L,0x2A0CC360L},{(-9L),1L,0xC7F41241L},{0xFDB2BAECL,(-4L),(-9L)},{0L,(-9L),0xC7F41241L},{0xC7F41241L,0x71E6CCE7L,0x2A0CC360L},{0xEBD542BDL,(-1L),0x1631C705L}}};
int32_t l_6045 = 0xC010EC9DL;
struct S1 l_6071 = {0L,0xE4L};
int32_t **l_6084 = &g_619[3][4][3];
int i, j, k;
l_5537[1][4] |= ((safe_mul_func_int8_t_s_s((g_6017 , (safe_div_func_uint64_t_u_u((safe_lshift_func_uint16_t_u_s((l_5995 < (safe_sub_func_uint16_t_u_u(p_53, (safe_lshift_func_uint16_t_u_u(((l_6045 |= ((safe_div_func_int32_t_s_s(((*g_4568) = 0x7FE03B3AL), l_5995)) != (((safe_mod_func_int16_t_s_s((((safe_rshift_func_uint16_t_u_u((safe_sub_func_uint16_t_u_u(l_6034, ((safe_unary_minus_func_int32_t_s((*g_2740))) == (safe_mul_func_int16_t_s_s(((l_6041[2] = g_6038[0]) != (void*)0), p_53))))), l_6042)) || p_54) == l_6043), l_6044[3][7][2])) <= p_51) != (*g_3930)))) ^ (*l_5935)), 1))))), 9)), 1L))), (*g_2020))) > 0xEF32L);
for (g_1793.f2 = 13; (g_1793.f2 < 47); g_1793.f2 = safe_add_func_int32_t_s_s(g_1793.f2, 6))
{
int16_t *l_6069 = (void*)0;
int16_t *l_6070 = &l_5790[0][3];
int32_t *l_6072 = &g_310;
int32_t *l_6073 = &g_579;
int32_t *l_6074[1];
uint32_t l_6075 = 0xF279EA1CL;
int i;
for (i = 0; i < 1; i++)
l_6074[i] = &l_6044[0][5][1];
(**g_5712) = (((safe_add_func_int16_t_s_s((((*g_4912) != (void*)0) < (**g_3267)), (safe_rshift_func_int16_t_s_u(p_53, 12)))) != (safe_add_func_uint32_t_u_u(((safe_div_func_int64_t_s_s(l_6034, (safe_mod_func_int64_t_s_s(((safe_rshift_func_int16_t_s_u((safe_lshift_func_int16_t_s_u((safe_div_func_uint8_t_u_u((((***g_4824) |= 0L) , 249UL), (l_6044[3][4][0] = (safe_unary_minus_func_int16_t_s(((*l_6070) ^= ((safe_sub_func_uint64_t_u_u(18446744073709551613UL, ((~(((*g_4822) = l_6068) != (void*)0)) ^ 0x90L))) , 0xE006L))))))), (*l_5935))), l_6034)) && p_50), p_53)))) >= (**g_3267)), p_50))) , l_6071);
(*g_618) = l_6072;
l_6075++;
l_6081--;
}
(*l_6084) = p_52;
}
(*g_4568) |= (safe_div_func_uint8_t_u_u(((*g_2020) = (safe_mod_func_uint64_t_u_u(0x075255A258CD0151LL, l_6089[0]))), (safe_rshift_func_uint8_t_u_s((((safe_add_func_uint64_t_u_u((safe_rshift_func_int8_t_s_u((0x246A19ADL == (0x31D1L ^ (safe_div_func_int16_t_s_s((((safe_lshift_func_int16_t_s_s((((+l_6101) || ((p_51 <= (((*l_6102)--) < (-7L))) & (((safe_sub_func_int32_t_s_s((((*l_5745) = l_6034) < (safe_div_func_uint16_t_u_u(8UL, p_50))), l_6043)) < l_6109) ^ l_6101))) , (-1L)), 1)) && l_6043) , 0xCB1CL), 1UL)))), p_51)), 0x7B0052FD0EB9E52CLL)) ^ p_54) <= (-3L)), p_51))));
}
else
{
l_6110 = (void*)0;
}
(*g_618) = &l_5521;
l_6122--;
}
}
(*g_5712) = ((safe_lshift_func_int16_t_s_u(((*g_437) = (((*g_3980) == (g_618 = &l_5935)) , (safe_rshift_func_int8_t_s_s((p_54 != (safe_rshift_func_uint8_t_u_u(((((safe_add_func_int32_t_s_s((((((0xE438EBB2E8FB2FC8LL > (((l_6133 , (*l_5935)) , ((**g_1085) & (-3L))) < ((*g_4568) = (safe_mod_func_uint8_t_u_u((safe_div_func_uint32_t_u_u(l_6138[0], 1UL)), (*****g_3941)))))) & (*l_5935)) & 8UL) ^ 0x52480694L) <= p_53), (*l_5935))) && p_54) ^ (*l_5935)) ^ (-8L)), 5))), 5)))), 13)) , (void*)0);
g_6145++;
for (g_1601.f6 = 0; (g_1601.f6 <= 2); g_1601.f6 += 1)
{
const uint8_t l_6154 = 0x36L;
int32_t l_6155 = 0x70C7C519L;
int32_t ***l_6158[3];
int32_t ****l_6157[9][9][1] = {{{&l_6158[1]},{&l_6158[0]},{&l_6158[2]},{&l_6158[0]},{&l_6158[0]},{&l_6158[1]},{&l_6158[0]},{&l_6158[0]},{&l_6158[0]}},{{(void*)0},{&l_6158[1]},{(void*)0},{&l_6158[0]},{&l_6158[0]},{&l_6158[0]},{&l_6158[1]},{&l_6158[0]},{&l_6158[0]}},{{&l_6158[2]},{&l_6158[0]},{&l_6158[1]},{(void*)0},{&l_6158[1]},{&l_6158[1]},{(void*)0},{&l_6158[1]},{&l_6158[0]}},{{&l_6158[2]},{&l_6158[0]},{&l_6158[0]},{&l_6158[1]},{&l_6158[0]},{&l_6158[0]},{&l_6158[0]},{(void*)0},{&l_6158[1]}},{{(void*)0},{&l_6158[0]},{&l_6158[0]},{&l_6158[0]},{&l_6158[1]},{&l_6158[0]},{&l_6158[0]},{&l_6158[2]},{&l_6158[0]}},{{&l_6158[1]},{(void*)0},{&l_6158[1]},{&l_6158[1]},{(void*)0},{&l_6158[1]},{&l_6158[0]},{&l_6158[2]},{&l_6158[0]}},{{&l_6158[0]},{&l_6158[1]},{&l_6158[0]},{&l_6158[0]},{&l_6158[0]},{(void*)0},{&l_6158[1]},{(void*)0},{&l_6158[0]}},{{&l_6158[0]},{&l_6158[0]},{&l_6158[1]},{&l_6158[0]},{&l_6158[0]},{&l_6158[2]},{&l_6158[0]},{&l_6158[1]},{(void*)0}},{{&l_6158[1]},{&l_6158[1]},{(void*)0},{&l_6158[1]},{&l_6158[0]},{&l_6158[2]},{&l_6158[0]},{&l_6158[0]},{&l_6158[1]}}};
int32_t *****l_6156 = &l_6157[3][6][0];
uint32_t l_6163[9] = {1UL,0x0B6EF468L,1UL,1UL,0x0B6EF468L,1UL,1UL,0x0B6EF468L,1UL};
struct S1 l_6184 = {0L,0L};
uint32_t l_6187 = 0x6C5A70D2L;
int32_t l_6200 = (-1L);
int8_t l_6204[6] = {0L,0L,0L,0L,0L,0L};
int32_t l_6208 = 0xAC5D45B3L;
int32_t l_6209 = 0xBAC62F9AL;
struct S1 *l_6228 = &g_122[2];
int8_t * const ** const l_6246[6] = {&l_5507,&l_5507,&l_5507,&l_5507,&l_5507,&l_5507};
uint64_t **l_6269 = &l_6262[0];
uint64_t ***l_6268 = &l_6269;
uint64_t l_6270 = 18446744073709551611UL;
uint16_t ***l_6357 = &g_3626;
uint16_t ****l_6356 = &l_6357;
uint32_t *****l_6361 = &g_3137;
int16_t **l_6397 = (void*)0;
int32_t **l_6400 = &g_1634[3];
int i, j, k;
for (i = 0; i < 3; i++)
l_6158[i] = &g_3439[1];
(***g_3638) = ((((((*g_228) = (safe_add_func_uint16_t_u_u((0x48L ^ (((((safe_rshift_func_int8_t_s_s(p_50, (((((safe_div_func_uint32_t_u_u((l_6154 < (p_53 | (((l_6155 = ((&g_5247 != &g_5247) >= 18446744073709551615UL)) == (((***g_3715) , p_54) ^ (-1L))) > p_51))), p_54)) <= 4294967295UL) != l_6154) || (-1L)) == 255UL))) , &l_6138[0]) == &l_6138[0]) , l_6156) != (void*)0)), p_53))) , (*g_5248)) == (void*)0) && p_50) , l_6154);
}
return p_50;
}
static struct S1 func_55(int32_t * p_56, int32_t p_57)
{
uint32_t l_76 = 0x7A796FB6L;
struct S1 l_124[7][9] = {{{1L,0x02L},{-5L,0xC3L},{0x5FA2L,0xCAL},{1L,0x02L},{0xEAEAL,0x44L},{1L,0x02L},{0x5FA2L,0xCAL},{-5L,0xC3L},{1L,0x02L}},{{-4L,0xDAL},{0xD8DAL,0x57L},{1L,0xEFL},{1L,0xCAL},{0x781FL,0xE3L},{-4L,0xDAL},{1L,0xCAL},{0x8FA6L,-3L},{1L,0xCAL}},{{0x5FA2L,0xCAL},{0xEAEAL,0x44L},{-1L,0xDDL},{-1L,0xDDL},{0xEAEAL,0x44L},{0x5FA2L,0xCAL},{0x24A8L,0x9AL},{0x2813L,0x7FL},{-1L,0xDDL}},{{-4L,0xDAL},{0x781FL,0xE3L},{1L,0xCAL},{1L,0xEFL},{0xD8DAL,0x57L},{-4L,0xDAL},{-4L,0xDAL},{0xD8DAL,0x57L},{1L,0xEFL}},{{1L,0x02L},{0xEAEAL,0x44L},{1L,0x02L},{0x5FA2L,0xCAL},{-5L,0xC3L},{1L,0x02L},{0x24A8L,0x9AL},{-1L,0xDDL},{1L,1L}},{{-1L,4L},{-1L,0x62L},{9L,0x5FL},{-1L,4L},{-4L,0xDAL},{-1L,4L},{9L,0x5FL},{-1L,0x62L},{-1L,4L}},{{0x4AAFL,0x7CL},{1L,0x02L},{0x4821L,0L},{1L,1L},{0x5FA2L,0xCAL},{0x4AAFL,0x7CL},{1L,1L},{0x24A8L,0x9AL},{1L,1L}}};
uint16_t *l_131 = &g_83;
int64_t **l_5195 = &g_402[5][0][4];
uint64_t ***l_5197 = (void*)0;
int32_t *l_5220 = &g_284;
struct S1 *****l_5225 = (void*)0;
int32_t l_5261 = 0x63D80B1BL;
int32_t l_5262[5][7][7] = {{{1L,0x30B2D7DCL,0x08FCACE8L,1L,1L,1L,1L},{(-1L),0x867B5961L,0x867B5961L,(-1L),1L,0x130B32B5L,0x539C7826L},{1L,0L,9L,0x7197A418L,1L,5L,0L},{5L,1L,0x7197A418L,9L,0L,1L,0x539C7826L},{0x130B32B5L,1L,(-1L),0x867B5961L,0x867B5961L,(-1L),1L},{1L,1L,1L,0x08FCACE8L,0x30B2D7DCL,1L,0xAA873178L},{1L,1L,1L,(-1L),0xAA873178L,0x3A7D152AL,0x867B5961L}},{{0x5BCC77E8L,0L,0x539C7826L,0x08FCACE8L,9L,0L,0L},{0L,0x867B5961L,1L,0x867B5961L,0L,0L,1L},{9L,0x30B2D7DCL,(-1L),9L,0x539C7826L,0x3A7D152AL,0x30B2D7DCL},{1L,0xAA873178L,1L,0x7197A418L,0x488E91F2L,1L,2L},{9L,9L,1L,(-1L),2L,(-1L),1L},{0L,0L,1L,1L,1L,1L,0L},{0x5BCC77E8L,0x539C7826L,1L,1L,0L,5L,9L}},{{1L,0x488E91F2L,(-1L),0x539C7826L,1L,0x130B32B5L,0x488E91F2L},{1L,2L,1L,1L,2L,1L,0x488E91F2L},{0x130B32B5L,1L,0x539C7826L,(-1L),0x488E91F2L,1L,9L},{5L,0L,1L,1L,0x539C7826L,0x5BCC77E8L,0L},{1L,1L,1L,1L,0L,0L,1L},{(-1L),2L,(-1L),1L,9L,9L,2L},{1L,0x488E91F2L,0x7197A418L,1L,0xAA873178L,1L,0x30B2D7DCL}},{{0x3A7D152AL,0x539C7826L,9L,(-1L),0x30B2D7DCL,9L,1L},{0L,0L,0x867B5961L,1L,0x867B5961L,0L,0L},{0L,9L,0x08FCACE8L,0x539C7826L,0L,0x5BCC77E8L,0x867B5961L},{0x3A7D152AL,0xAA873178L,(-1L),9L,0x3A7D152AL,1L,5L},{0x3A7D152AL,1L,0xAA873178L,0x488E91F2L,0L,0x3A7D152AL,0L},{1L,(-1L),(-1L),1L,0L,0x08FCACE8L,1L},{0x867B5961L,1L,0x130B32B5L,0x30B2D7DCL,0x3A7D152AL,0x539C7826L,9L}},{{0x539C7826L,0x3A7D152AL,0x30B2D7DCL,0x130B32B5L,1L,0x867B5961L,1L},{0x08FCACE8L,0L,1L,(-1L),(-1L),1L,0L},{0x3A7D152AL,0L,0x488E91F2L,0xAA873178L,1L,0x3A7D152AL,5L},{1L,0x3A7D152AL,9L,1L,5L,1L,(-1L)},{1L,1L,1L,0xAA873178L,0x130B32B5L,9L,9L},{1L,(-1L),2L,(-1L),1L,9L,9L},{0x7197A418L,1L,1L,0x130B32B5L,1L,1L,1L}}};
uint16_t l_5264 = 0UL;
int8_t ****l_5301 = &g_4824;
uint32_t ****l_5323 = &g_3138[0][0][6];
volatile int32_t * volatile l_5346 = &g_1808.f5;
int16_t l_5366 = 1L;
int64_t ****l_5483[9][5] = {{(void*)0,(void*)0,&g_2023[2],(void*)0,(void*)0},{&g_2023[0],&g_2023[2],&g_2023[0],&g_2023[2],(void*)0},{&g_2023[5],(void*)0,(void*)0,&g_2023[2],&g_2023[0]},{(void*)0,&g_2023[2],(void*)0,(void*)0,&g_2023[2]},{&g_2023[2],(void*)0,(void*)0,&g_2023[0],&g_2023[0]},{&g_2023[2],(void*)0,&g_2023[0],(void*)0,&g_2023[1]},{&g_2023[4],&g_2023[2],&g_2023[2],&g_2023[4],(void*)0},{&g_2023[2],(void*)0,&g_2023[0],(void*)0,(void*)0},{&g_2023[2],&g_2023[2],&g_2023[1],(void*)0,&g_2023[1]}};
int i, j, k;
for (p_57 = (-18); (p_57 > 18); p_57 = safe_add_func_int64_t_s_s(p_57, 1))
{
int32_t l_134[4][6][9] = {{{8L,2L,3L,0x1138347EL,(-8L),0x3DFB5382L,0xA59CB379L,8L,0x3DFB5382L},{(-7L),0x235086CDL,3L,(-8L),0x3DFB5382L,0xCAE3A4B3L,1L,0x424A8868L,0x424A8868L},{(-8L),0x822056F0L,0x3DFB5382L,0x1138347EL,0x3DFB5382L,0x822056F0L,(-8L),(-8L),0x79F83FA7L},{0xA59CB379L,0x79F83FA7L,0x235086CDL,0x7E59D863L,(-8L),0xCAE3A4B3L,(-8L),0x79F83FA7L,8L},{0x2669E62AL,0xCAE3A4B3L,8L,(-1L),1L,0x3DFB5382L,1L,(-8L),8L},{1L,1L,0x822056F0L,8L,0x79F83FA7L,0x424A8868L,0xA59CB379L,0x424A8868L,0x79F83FA7L}},{{0x2669E62AL,1L,1L,0x2669E62AL,3L,0x79F83FA7L,0x1138347EL,8L,0x424A8868L},{0xA59CB379L,0xCAE3A4B3L,0x822056F0L,0x2669E62AL,0xCAE3A4B3L,8L,(-1L),1L,0xAB4704B5L},{2L,0x52EBB0BEL,1L,0xCAE3A4B3L,0xC7313B58L,1L,0x3DFB5382L,0L,0x2ABCF54FL},{8L,(-4L),0L,0x79F83FA7L,0x52EBB0BEL,0x52EBB0BEL,0x79F83FA7L,0L,(-4L)},{0xCAE3A4B3L,0L,0xAB4704B5L,0x822056F0L,0x9BD5AD9AL,(-6L),0x235086CDL,0x9BD5AD9AL,0x2ABCF54FL},{0xCAE3A4B3L,(-1L),0xC7313B58L,0x235086CDL,1L,0xAB4704B5L,3L,1L,0xAB4704B5L}},{{8L,0L,0xC7313B58L,2L,0xAB4704B5L,0x2ABCF54FL,0x424A8868L,(-6L),(-6L)},{2L,(-4L),0xAB4704B5L,0x235086CDL,0xAB4704B5L,(-4L),2L,1L,0x52EBB0BEL},{3L,0x52EBB0BEL,0L,0x822056F0L,1L,0x2ABCF54FL,2L,0x52EBB0BEL,1L},{1L,0x2ABCF54FL,1L,0x79F83FA7L,0x9BD5AD9AL,0xAB4704B5L,0x424A8868L,1L,1L},{0x424A8868L,0x9BD5AD9AL,(-4L),0xCAE3A4B3L,0x52EBB0BEL,(-6L),3L,(-6L),0x52EBB0BEL},{1L,0x9BD5AD9AL,0x9BD5AD9AL,1L,0xC7313B58L,0x52EBB0BEL,0x235086CDL,1L,(-6L)}},{{3L,0x2ABCF54FL,(-4L),1L,0x2ABCF54FL,1L,0x79F83FA7L,0x9BD5AD9AL,0xAB4704B5L},{2L,0x52EBB0BEL,1L,0xCAE3A4B3L,0xC7313B58L,1L,0x3DFB5382L,0L,0x2ABCF54FL},{8L,(-4L),0L,0x79F83FA7L,0x52EBB0BEL,0x52EBB0BEL,0x79F83FA7L,0L,(-4L)},{0xCAE3A4B3L,0L,0xAB4704B5L,0x822056F0L,0x9BD5AD9AL,(-6L),0x235086CDL,0x9BD5AD9AL,0x2ABCF54FL},{0xCAE3A4B3L,(-1L),0xC7313B58L,0x235086CDL,1L,0xAB4704B5L,3L,1L,0xAB4704B5L},{8L,0L,0xC7313B58L,2L,0xAB4704B5L,0x2ABCF54FL,0x424A8868L,(-6L),(-6L)}}};
struct S1 *l_135 = &l_124[5][3];
struct S1 l_5196 = {0L,0xF6L};
int i, j, k;
for (g_60 = 0; (g_60 < 5); g_60 = safe_add_func_uint64_t_u_u(g_60, 1))
{
int32_t l_74 = 0xB9EC499EL;
int16_t *l_77 = &g_78;
uint16_t *l_82 = &g_83;
struct S1 *l_123[7][9] = {{&g_122[2],&g_122[0],&g_122[0],&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[0],&g_122[0]},{(void*)0,&g_122[0],&g_122[2],&g_122[2],&g_122[3],&g_122[3],&g_122[2],&g_122[0],&g_122[3]},{&g_122[3],&g_122[0],&g_122[3],(void*)0,&g_122[3],&g_122[3],(void*)0,&g_122[0],(void*)0},{&g_122[2],&g_122[0],&g_122[0],&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[0],&g_122[0]},{(void*)0,&g_122[0],&g_122[2],&g_122[2],&g_122[3],&g_122[3],&g_122[2],&g_122[0],&g_122[3]},{&g_122[3],(void*)0,&g_122[2],&g_122[3],&g_122[0],&g_122[3],&g_122[3],&g_122[2],&g_122[3]},{&g_122[3],(void*)0,&g_122[2],&g_122[3],&g_122[0],&g_122[0],&g_122[3],&g_122[2],(void*)0}};
uint16_t **l_132 = (void*)0;
uint16_t **l_133 = &l_131;
int i, j;
l_124[5][3] = (g_122[3] = func_63(g_3, (safe_rshift_func_uint16_t_u_u(((g_12 , (safe_lshift_func_int16_t_s_s((safe_mod_func_uint32_t_u_u(l_74, (safe_unary_minus_func_uint8_t_u(g_3)))), 0))) != (*p_56)), 13)), l_74, ((l_76 >= ((*l_77) &= g_3)) || ((*l_82) = (safe_div_func_uint32_t_u_u(((~p_57) <= g_3), 1L))))));
l_74 |= (func_125((((*l_133) = l_131) != &g_83), l_134[3][5][1], l_82, l_135, g_83) && ((safe_sub_func_int8_t_s_s(func_138(p_57), 0xFCL)) >= 1UL));
}
(****g_3637) &= (safe_rshift_func_uint8_t_u_u(((void*)0 == l_5195), 4));
return l_5196;
}
(***g_3638) ^= ((void*)0 != l_5197);
for (g_1801.f9 = 10; (g_1801.f9 >= 39); g_1801.f9 = safe_add_func_uint8_t_u_u(g_1801.f9, 5))
{
int64_t l_5212 = 0x90F96572EE5D7CE3LL;
const int32_t * const **** const l_5217 = (void*)0;
int32_t *l_5218 = &g_2975;
int32_t **l_5219[6][5] = {{&l_5218,&l_5218,(void*)0,&g_1634[4],&l_5218},{&g_1634[3],&g_4568,&g_4568,&g_1634[3],&l_5218},{&g_1634[3],&g_1634[4],&g_1634[8],&g_1634[8],&g_1634[4]},{&l_5218,&g_4568,&g_1634[8],(void*)0,(void*)0},{&g_4568,&l_5218,&g_4568,&g_1634[8],(void*)0},{&g_1634[4],&g_1634[3],(void*)0,&g_1634[3],&g_1634[4]}};
int i, j;
l_5220 = ((*g_618) = (p_56 = (((safe_mul_func_int8_t_s_s((safe_rshift_func_int16_t_s_s((safe_add_func_uint32_t_u_u(((safe_sub_func_int64_t_s_s((((safe_lshift_func_uint8_t_u_u(p_57, 5)) , ((safe_mod_func_int32_t_s_s((p_57 ^ (((*g_2371) != (void*)0) > l_5212)), ((safe_rshift_func_int8_t_s_u(((safe_mod_func_uint16_t_u_u(((((void*)0 == l_5217) < p_57) == p_57), (***g_3928))) , 0L), l_124[5][3].f1)) || 0x332B9479L))) > p_57)) == p_57), l_5212)) & p_57), (*p_56))), p_57)), (***g_4824))) || p_57) , l_5218)));
}
if ((*l_5220))
{
for (g_4026.f3 = 0; g_4026.f3 < 5; g_4026.f3 += 1)
{
struct S0 tmp = {0xDDF2B864L,0x6C7337C7L,4UL,0x9F91D3E9L,2L,0x7A69A1DEL,0UL,0x1F987DCCL,18446744073709551614UL,1UL};
g_1810[g_4026.f3] = tmp;
}
return l_124[4][6];
}
else
{
int32_t ***l_5252 = &g_3439[1];
int32_t ****l_5251 = &l_5252;
int32_t *****l_5250 = &l_5251;
int32_t l_5254 = 5L;
int32_t l_5258 = 0x4547F9B9L;
struct S1 l_5314 = {0L,0xC4L};
int32_t l_5316 = 0x6AA47A94L;
int32_t l_5351 = (-1L);
int32_t l_5352 = 0x0B72022EL;
int32_t l_5354 = 0L;
int32_t l_5357 = 0x798BFCBAL;
int32_t l_5362 = (-1L);
int32_t l_5363 = 0x214D1120L;
int32_t l_5364[6][9][4] = {{{0x87051AD7L,0x16DF7656L,5L,(-1L)},{0x356D5F81L,0x115A3160L,0L,(-8L)},{0x5A01178CL,7L,0L,(-8L)},{2L,0x115A3160L,0x0F1BD626L,(-1L)},{(-1L),0x16DF7656L,0x494350C5L,(-9L)},{0xB165640FL,0x7B856B06L,0xC071DB8CL,0x0F1BD626L},{(-3L),0x87051AD7L,0x40E98927L,0x5A01178CL},{0x7B856B06L,(-3L),5L,0x10F5C503L},{0x40E98927L,2L,0x87051AD7L,4L}},{{0xF5CADBCCL,7L,(-9L),0x35F289CFL},{0L,0xD115EF8BL,0L,(-1L)},{(-1L),0xF5CADBCCL,(-1L),0xF5CADBCCL},{(-7L),0L,4L,0x0F1BD626L},{0x16DF7656L,0xA7DAECBBL,(-1L),(-3L)},{0L,(-9L),5L,7L},{0L,0L,(-1L),0L},{0x16DF7656L,7L,4L,(-9L)},{(-7L),5L,(-1L),0xE16A7101L}},{{(-1L),0x5A01178CL,0L,0L},{0L,0x40E98927L,(-9L),0x0F1BD626L},{0xF5CADBCCL,(-1L),0x87051AD7L,0x9E155351L},{0x40E98927L,0L,5L,0x4CF44BF1L},{0x7B856B06L,(-7L),0x40E98927L,0L},{(-3L),7L,0xC071DB8CL,0xC071DB8CL},{0xB165640FL,0xB165640FL,0x494350C5L,1L},{(-1L),0x9E155351L,0x0F1BD626L,0x16DF7656L},{2L,0x356D5F81L,0L,0x0F1BD626L}},{{0x5A01178CL,0x356D5F81L,0L,0x16DF7656L},{0x356D5F81L,0x9E155351L,5L,1L},{0x87051AD7L,0xB165640FL,0x7B856B06L,0xC071DB8CL},{(-9L),7L,(-8L),0L},{5L,(-7L),0x2630ADA9L,0x4CF44BF1L},{(-1L),0L,0x0B095BE4L,0x9E155351L},{0x115A3160L,(-1L),0x35F289CFL,0x0F1BD626L},{0x9E155351L,0x40E98927L,0x356D5F81L,0L},{(-1L),0x5A01178CL,5L,0xE16A7101L}},{{(-1L),0x1DB5CA38L,(-1L),0x2630ADA9L},{0x356D5F81L,0L,(-1L),0L},{0xCAB09FB8L,1L,2L,0L},{4L,0x87051AD7L,2L,0x40E98927L},{0xCAB09FB8L,(-1L),(-1L),0L},{0x356D5F81L,0x10F5C503L,(-1L),0L},{(-1L),0L,0x1DB5CA38L,4L},{7L,0xCAB09FB8L,1L,0x4D0D2E40L},{0x7B856B06L,0L,0x4D0D2E40L,0x0F1BD626L}},{{0x70532368L,(-6L),5L,(-8L)},{4L,0x40E98927L,0xB165640FL,(-1L)},{0x1DB5CA38L,0xE16A7101L,0x0B095BE4L,0L},{0x87051AD7L,0x4CF44BF1L,0x4CF44BF1L,0x87051AD7L},{0xE16A7101L,0xA7DAECBBL,0x1DB5CA38L,0xC071DB8CL},{1L,0x70532368L,0x10F5C503L,0x0B095BE4L},{(-1L),0L,0L,0x0B095BE4L},{(-6L),0x70532368L,0L,0xC071DB8CL},{4L,0xA7DAECBBL,0x115A3160L,0x87051AD7L}}};
uint8_t l_5463[8];
uint32_t ***l_5484 = (void*)0;
uint8_t l_5485 = 248UL;
int i, j, k;
for (i = 0; i < 8; i++)
l_5463[i] = 0x66L;
for (g_1792.f0 = 0; (g_1792.f0 < 4); g_1792.f0 = safe_add_func_uint16_t_u_u(g_1792.f0, 8))
{
struct S1 *****l_5224 = (void*)0;
int32_t l_5226 = 0L;
for (g_3235 = 0; (g_3235 <= 7); g_3235 += 1)
{
uint64_t *l_5230 = &g_1781.f9;
int32_t l_5239 = (-1L);
uint16_t *l_5242 = &g_374;
int i;
for (g_1776.f7 = 5; (g_1776.f7 >= 1); g_1776.f7 -= 1)
{
(*l_5220) &= (~(l_5224 == ((*g_4178) , l_5225)));
}
if (l_5226)
continue;
(***g_3638) = g_5227;
l_5226 ^= (((*l_5220) ^ (safe_rshift_func_uint8_t_u_s((((*l_5230)++) && ((****g_715) != ((p_57 & (((***g_4824) &= ((*l_5220) || (((((((*l_5230) = ((*g_1086) || (safe_mul_func_int8_t_s_s((-2L), 1UL)))) && (((((safe_rshift_func_uint16_t_u_u(((*l_5242) &= ((safe_lshift_func_uint16_t_u_u(l_5239, ((*l_131) = (safe_rshift_func_uint16_t_u_s(((-3L) ^ p_57), 15))))) < 0x461D74FAL)), 3)) , p_57) || (**g_3267)) < 4294967286UL) != 1L)) , (void*)0) != (void*)0) >= (*l_5220)) || (*l_5220)))) != 0xCDL)) == (*l_5220)))), 4))) ^ p_57);
}
(*l_5220) = (-1L);
}
for (g_1821.f0 = 20; (g_1821.f0 > 6); g_1821.f0--)
{
const struct S1 l_5245 = {0x7C39L,0x14L};
int32_t l_5259 = (-10L);
int32_t l_5260 = 1L;
int32_t l_5263 = 1L;
int32_t * const *l_5278 = (void*)0;
int32_t * const **l_5277[10][2];
uint16_t l_5343 = 0xB03BL;
uint32_t *l_5379[5];
uint32_t l_5421[9][9] = {{0x7F4B2ECEL,1UL,8UL,0xCD19EBA2L,0UL,0xEB10C1F1L,0xEB10C1F1L,0UL,0xCD19EBA2L},{1UL,4294967295UL,1UL,8UL,0xEB10C1F1L,1UL,0x5B577095L,4294967291UL,0xCD19EBA2L},{0x1AA9381EL,1UL,0UL,1UL,1UL,4294967291UL,1UL,1UL,0UL},{0xCD19EBA2L,0xCD19EBA2L,4294967295UL,8UL,0x1AA9381EL,1UL,0UL,1UL,1UL},{1UL,0x5B577095L,4294967291UL,0xCD19EBA2L,0xF82B7098L,0xF82B7098L,0xCD19EBA2L,4294967291UL,0x5B577095L},{0xF82B7098L,4294967291UL,4294967295UL,0x7F4B2ECEL,1UL,8UL,0xCD19EBA2L,0UL,0xEB10C1F1L},{1UL,1UL,0UL,0x5B577095L,4294967295UL,0x5B577095L,0UL,1UL,1UL},{1UL,4294967291UL,1UL,4294967295UL,0xCD19EBA2L,0x5B577095L,1UL,4294967295UL,1UL},{4294967291UL,0x5B577095L,8UL,4294967291UL,4294967291UL,8UL,0x5B577095L,4294967291UL,0x7F4B2ECEL}};
int i, j;
for (i = 0; i < 10; i++)
{
for (j = 0; j < 2; j++)
l_5277[i][j] = &l_5278;
}
for (i = 0; i < 5; i++)
l_5379[i] = &g_1815[1].f8;
}
(*****g_3713) = g_5500;
}
return (**g_5349);
}
static struct S1 func_63(uint32_t p_64, int32_t p_65, uint16_t p_66, uint8_t p_67)
{
uint8_t l_84[10][8] = {{0UL,1UL,0x5BL,5UL,0x2BL,255UL,0UL,255UL},{0xA0L,0x34L,1UL,0x34L,0xA0L,0xB1L,0UL,250UL},{1UL,247UL,6UL,248UL,5UL,6UL,0x2BL,0x34L},{255UL,246UL,6UL,5UL,1UL,0x75L,0UL,253UL},{5UL,0UL,1UL,250UL,5UL,0UL,248UL,248UL},{1UL,0x5BL,255UL,255UL,0x5BL,1UL,0UL,255UL},{248UL,0UL,255UL,0x5BL,0UL,0x8FL,249UL,0UL},{246UL,249UL,0UL,0x5BL,255UL,0x34L,1UL,255UL},{255UL,255UL,0x6BL,255UL,246UL,0UL,0xBBL,248UL},{249UL,255UL,0x3EL,1UL,0x3EL,255UL,249UL,0UL}};
int32_t *l_85 = (void*)0;
int32_t *l_86 = &g_87;
int32_t *l_88 = &g_87;
int32_t *l_89 = (void*)0;
int32_t *l_90 = (void*)0;
int32_t *l_91 = &g_87;
int32_t *l_92 = &g_87;
int32_t *l_93 = &g_87;
int32_t *l_94 = &g_87;
int32_t *l_95 = &g_87;
int32_t l_96 = 9L;
int32_t l_97 = 3L;
int32_t *l_98 = &l_96;
int32_t *l_99 = &l_96;
int32_t *l_100 = (void*)0;
int32_t *l_101 = &l_97;
int32_t l_102 = 3L;
int32_t *l_103 = &l_102;
int32_t *l_104 = (void*)0;
int32_t *l_105 = &l_102;
int32_t *l_106 = &l_97;
int32_t *l_107 = &l_96;
int32_t l_109[3];
int32_t *l_110 = &l_109[1];
int32_t *l_111 = (void*)0;
int32_t *l_112 = &l_102;
int32_t *l_113 = &l_109[2];
int32_t *l_114 = &l_102;
int32_t *l_115 = &l_109[2];
int32_t *l_116 = (void*)0;
int32_t *l_117 = &l_97;
int32_t *l_118[2];
int i, j;
for (i = 0; i < 3; i++)
l_109[i] = 0x3015DB4CL;
for (i = 0; i < 2; i++)
l_118[i] = &l_109[2];
(*l_86) &= (l_84[2][4] < g_12);
++g_119;
return g_122[3];
}
static uint32_t func_125(uint64_t p_126, int8_t p_127, int16_t * p_128, struct S1 * p_129, uint64_t p_130)
{
return g_87;
}
static int8_t func_138(int8_t p_139)
{
uint16_t *l_4404 = &g_374;
uint16_t **l_4403 = &l_4404;
int32_t l_4405 = 0x1ECF915EL;
int8_t l_4828 = (-5L);
const int32_t *l_4836 = &g_1778.f7;
const int32_t **l_4835 = &l_4836;
const int32_t ***l_4834 = &l_4835;
uint64_t l_4885 = 18446744073709551615UL;
int64_t l_4892 = (-1L);
struct S1 *l_4899[6][2][9] = {{{(void*)0,&g_4435[8][4][1],&g_4435[2][0][0],&g_4435[8][4][1],(void*)0,(void*)0,&g_4435[8][4][1],&g_4435[2][0][0],&g_4435[8][4][1]},{(void*)0,&g_122[2],&g_122[3],&g_4435[8][4][1],&g_4438,&g_4435[8][4][1],&g_4438,&g_4435[8][4][1],&g_122[3]}},{{(void*)0,(void*)0,&g_4435[8][4][1],&g_4435[2][0][0],&g_4435[8][4][1],(void*)0,(void*)0,&g_4435[8][4][1],&g_4435[2][0][0]},{&g_122[3],&g_122[2],&g_122[3],&g_4435[8][4][1],(void*)0,&g_4435[8][4][1],&g_4438,&g_4435[8][4][1],(void*)0}},{{(void*)0,&g_4435[8][4][1],&g_4435[8][4][1],(void*)0,&g_4438,(void*)0,&g_4435[8][4][1],&g_4435[8][4][1],(void*)0},{&g_122[0],&g_4435[8][4][1],&g_122[3],&g_4435[8][4][1],&g_122[0],(void*)0,(void*)0,&g_4435[8][4][1],(void*)0}},{{&g_4435[8][4][1],&g_4438,&g_4435[2][0][0],&g_4435[2][0][0],&g_4438,&g_4435[8][4][1],&g_4438,&g_4435[2][0][0],&g_4435[2][0][0]},{&g_122[0],(void*)0,(void*)0,&g_4435[8][4][1],(void*)0,(void*)0,&g_122[0],&g_4435[8][4][1],&g_122[3]}},{{(void*)0,&g_4438,(void*)0,&g_4435[8][4][1],&g_4435[8][4][1],(void*)0,&g_4438,(void*)0,&g_4435[8][4][1]},{&g_122[3],&g_4435[8][4][1],(void*)0,&g_4435[8][4][1],&g_4438,&g_4435[8][4][1],(void*)0,&g_4435[8][4][1],&g_122[3]}},{{(void*)0,&g_4435[8][4][1],&g_4435[2][0][0],&g_4435[8][4][1],(void*)0,(void*)0,&g_4435[8][4][1],&g_4435[2][0][0],&g_4435[8][4][1]},{(void*)0,&g_122[2],&g_122[3],&g_4435[8][4][1],&g_4438,&g_4435[8][4][1],&g_4438,&g_4435[8][4][1],&g_122[3]}}};
uint32_t **l_4927 = (void*)0;
uint32_t ***l_4926 = &l_4927;
uint32_t ****l_4925 = &l_4926;
uint32_t *****l_4924 = &l_4925;
struct S1 *l_4958[1];
int32_t l_5025 = 0x67D65FDDL;
int32_t l_5026 = 0xC6A538FAL;
int32_t l_5027 = 0L;
int32_t l_5030 = 0x5F9D87C7L;
int32_t l_5031 = 0x88816155L;
uint32_t ***l_5042 = &g_1575;
int64_t ****l_5052 = &g_2023[2];
int64_t ** const *l_5055 = &g_2024[0][0][1];
int64_t ** const **l_5054[6];
uint64_t **l_5073 = (void*)0;
uint32_t ***l_5154 = &l_4927;
int i, j, k;
for (i = 0; i < 1; i++)
l_4958[i] = &g_4438;
for (i = 0; i < 6; i++)
l_5054[i] = &l_5055;
for (g_83 = 5; (g_83 < 42); ++g_83)
{
uint32_t *l_142 = &g_143;
struct S1 l_4402 = {-1L,0x8CL};
int32_t l_4850[10][1][10] = {{{6L,0L,0x28E4228FL,0L,6L,8L,8L,6L,0L,0x28E4228FL}},{{4L,4L,0x28E4228FL,6L,0x4A4DBA06L,6L,0x28E4228FL,4L,4L,0x28E4228FL}},{{0L,6L,8L,8L,6L,0L,0x28E4228FL,0L,6L,8L}},{{(-1L),4L,(-1L),8L,0x28E4228FL,0x28E4228FL,8L,(-1L),4L,(-1L)}},{{6L,(-1L),0x4A4DBA06L,8L,0x4A4DBA06L,(-1L),6L,6L,(-1L),0x4A4DBA06L}},{{(-1L),6L,6L,(-1L),0x4A4DBA06L,8L,0x4A4DBA06L,(-1L),6L,6L}},{{0x4A4DBA06L,6L,0x28E4228FL,4L,4L,0x28E4228FL,6L,0x4A4DBA06L,6L,0x28E4228FL}},{{8L,(-1L),4L,(-1L),8L,0x28E4228FL,0x28E4228FL,8L,(-1L),4L}},{{0x4A4DBA06L,0x4A4DBA06L,4L,8L,0L,8L,4L,0x4A4DBA06L,0x4A4DBA06L,4L}},{{(-1L),8L,0x28E4228FL,0x28E4228FL,8L,(-1L),4L,(-1L),8L,0x28E4228FL}}};
int32_t l_4883[2][4] = {{(-6L),(-6L),(-6L),(-6L)},{(-6L),(-6L),(-6L),(-6L)}};
int32_t l_4884 = (-9L);
struct S1 ***l_4928 = &g_2429;
struct S1 l_4940[6][2][9] = {{{{0x5E07L,4L},{0xDDFEL,1L},{0L,0x46L},{1L,-2L},{-7L,0L},{0xD1F7L,0x15L},{1L,-2L},{0x3F5EL,0L},{-5L,-3L}},{{-7L,0L},{0x6F52L,0x16L},{-1L,0x5EL},{6L,4L},{-2L,0xA9L},{-5L,-3L},{0x9511L,1L},{0x9511L,1L},{-5L,-3L}}},{{{6L,4L},{0x3F5EL,0L},{0xA5E7L,0x44L},{0x3F5EL,0L},{6L,4L},{0x6B2FL,-6L},{0x6544L,-8L},{0x41DDL,0xFFL},{0xB33FL,0xB5L}},{{0x6544L,-8L},{0x6F52L,0x16L},{7L,0x58L},{0x3F5EL,0L},{-1L,9L},{0L,0x46L},{6L,4L},{0x6F52L,0x16L},{0xCDC4L,0x35L}}},{{{0x9511L,1L},{0xDDFEL,1L},{2L,0x1AL},{6L,4L},{0x41DDL,0xFFL},{0x6B2FL,-6L},{-7L,0L},{0x6F52L,0x16L},{-1L,0x5EL}},{{1L,-2L},{-7L,0L},{0xD1F7L,0x15L},{1L,-2L},{0x3F5EL,0L},{-5L,-3L},{0x5E07L,4L},{0x41DDL,0xFFL},{2L,0x1AL}}},{{{0x9511L,1L},{0x41DDL,0xFFL},{0xD1F7L,0x15L},{4L,1L},{4L,1L},{0xD1F7L,0x15L},{0x41DDL,0xFFL},{0x9511L,1L},{0xA5E7L,0x44L}},{{0x6544L,-8L},{4L,1L},{2L,0x1AL},{0x9511L,1L},{0x3F5EL,0L},{-1L,0x5EL},{0x41DDL,0xFFL},{0x3F5EL,0L},{4L,-7L}}},{{{6L,4L},{0x6544L,-8L},{7L,0x58L},{0xDDFEL,1L},{0x41DDL,0xFFL},{1L,0xD3L},{0x5E07L,4L},{-1L,9L},{0xA5E7L,0x44L}},{{-7L,0L},{0x6544L,-8L},{0xA5E7L,0x44L},{0x41DDL,0xFFL},{-1L,9L},{0xCDC4L,0x35L},{-7L,0L},{0x5E07L,4L},{2L,0x1AL}}},{{{0x5E07L,4L},{4L,1L},{-1L,0x5EL},{0xDDFEL,1L},{6L,4L},{0xCDC4L,0x35L},{6L,4L},{0xDDFEL,1L},{-1L,0x5EL}},{{0x41DDL,0xFFL},{0x41DDL,0xFFL},{0L,0x46L},{0x9511L,1L},{-2L,0xA9L},{1L,0xD3L},{0x6544L,-8L},{0x5E07L,4L},{0xCDC4L,0x35L}}}};
int32_t *l_4991 = (void*)0;
int8_t l_5020 = 1L;
int32_t l_5023 = 0L;
int32_t l_5024 = 0xD81E9750L;
int32_t l_5029 = (-1L);
uint32_t ***l_5041[9][10] = {{(void*)0,&g_1575,&g_1575,&g_1575,(void*)0,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575},{&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,(void*)0,&g_1575,&g_1575,&g_1575},{&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,(void*)0,(void*)0,(void*)0},{&g_1575,(void*)0,&g_1575,&g_1575,&g_1575,&g_1575,(void*)0,&g_1575,&g_1575,(void*)0},{&g_1575,(void*)0,&g_1575,&g_1575,(void*)0,&g_1575,&g_1575,(void*)0,&g_1575,&g_1575},{&g_1575,&g_1575,&g_1575,(void*)0,(void*)0,(void*)0,(void*)0,&g_1575,&g_1575,&g_1575},{&g_1575,&g_1575,&g_1575,(void*)0,&g_1575,&g_1575,&g_1575,(void*)0,&g_1575,&g_1575},{&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575,&g_1575},{&g_1575,&g_1575,&g_1575,&g_1575,(void*)0,&g_1575,&g_1575,&g_1575,(void*)0,&g_1575}};
struct S0 ****l_5043 = &g_3715;
uint32_t ****l_5060[3][4];
uint8_t l_5141 = 0UL;
int32_t l_5176 = 0x4D5B3516L;
int32_t l_5186 = 0x17E7B1D8L;
uint16_t ** const l_5188 = &g_1931;
int i, j, k;
for (i = 0; i < 3; i++)
{
for (j = 0; j < 4; j++)
l_5060[i][j] = &l_4926;
}
}
return l_5027;
}
static int16_t * func_154(const uint32_t p_155, struct S1 p_156, struct S1 p_157, uint16_t ** p_158, uint32_t p_159)
{
uint32_t l_4429 = 0xFCCB6846L;
int32_t l_4446 = 0L;
int32_t l_4447 = (-1L);
int32_t l_4448[1];
int16_t l_4450 = (-1L);
int32_t ***l_4467 = &g_3439[1];
int32_t ****l_4466 = &l_4467;
int32_t *****l_4465 = &l_4466;
struct S0 ** const l_4484 = &g_1906;
int32_t l_4540 = 0xA25EEA54L;
int8_t l_4541 = (-1L);
int64_t ****l_4542[10] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
int8_t **l_4627 = (void*)0;
int16_t l_4682 = 0L;
int32_t *l_4685[9][3] = {{&g_758,&g_638[3][4][0],&g_638[3][4][0]},{(void*)0,&g_638[3][4][0],&g_2975},{(void*)0,&g_758,&l_4448[0]},{(void*)0,(void*)0,&l_4448[0]},{&g_758,(void*)0,&g_2975},{&g_638[3][4][0],(void*)0,&g_638[3][4][0]},{&g_638[3][4][0],&g_758,(void*)0},{&g_758,&g_638[3][4][0],&g_638[3][4][0]},{(void*)0,&g_638[3][4][0],&g_2975}};
int64_t l_4718[6][4][4] = {{{(-9L),(-10L),(-10L),(-9L)},{(-3L),0x173430A953CCF7ACLL,(-1L),(-10L)},{0x173430A953CCF7ACLL,1L,0x8557963C3E589A7DLL,0x196215F1BA700143LL},{0x51522B66DE5E597ALL,(-3L),(-10L),0x196215F1BA700143LL}},{{0x0C8EFDD7BD34B264LL,1L,0x0C8EFDD7BD34B264LL,(-10L)},{(-9L),0x173430A953CCF7ACLL,0x8A1F506548EADB52LL,(-9L)},{0x51522B66DE5E597ALL,(-10L),(-1L),0x173430A953CCF7ACLL},{(-10L),1L,(-1L),(-1L)}},{{0x51522B66DE5E597ALL,0x51522B66DE5E597ALL,0x8A1F506548EADB52LL,0x196215F1BA700143LL},{(-9L),0x93C0FE9A2A4D9335LL,0x0C8EFDD7BD34B264LL,0x173430A953CCF7ACLL},{0x0C8EFDD7BD34B264LL,0x173430A953CCF7ACLL,(-10L),0x0C8EFDD7BD34B264LL},{0x51522B66DE5E597ALL,0x173430A953CCF7ACLL,0x8557963C3E589A7DLL,0x173430A953CCF7ACLL}},{{0x173430A953CCF7ACLL,0x93C0FE9A2A4D9335LL,(-1L),0x196215F1BA700143LL},{(-3L),0x51522B66DE5E597ALL,(-10L),(-1L)},{(-9L),1L,(-2L),0x173430A953CCF7ACLL},{(-9L),(-10L),(-10L),(-9L)}},{{(-3L),0x173430A953CCF7ACLL,(-1L),(-10L)},{0x173430A953CCF7ACLL,1L,0x8557963C3E589A7DLL,0x196215F1BA700143LL},{0x51522B66DE5E597ALL,(-3L),(-10L),0x196215F1BA700143LL},{0x0C8EFDD7BD34B264LL,1L,0x8557963C3E589A7DLL,(-2L)}},{{(-1L),0x0C8EFDD7BD34B264LL,(-9L),(-1L)},{(-10L),(-2L),0xA29C4F72BB816DB8LL,0x0C8EFDD7BD34B264LL},{(-2L),(-3L),0xA29C4F72BB816DB8LL,0xA29C4F72BB816DB8LL},{(-10L),(-10L),(-9L),0x93C0FE9A2A4D9335LL}}};
struct S1 l_4732 = {-1L,0x7AL};
const uint32_t *l_4738 = &g_2240.f8;
const uint32_t **l_4737[9][10][2] = {{{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738}},{{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738}},{{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738}},{{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738}},{{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738}},{{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738}},{{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738}},{{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738}},{{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738},{&l_4738,&l_4738}}};
const uint32_t ***l_4736[4][2][3] = {{{&l_4737[5][2][1],&l_4737[5][2][1],&l_4737[5][2][1]},{(void*)0,&l_4737[5][2][1],&l_4737[4][0][0]}},{{&l_4737[5][2][1],&l_4737[5][2][1],&l_4737[5][2][1]},{&l_4737[5][2][1],&l_4737[5][2][1],&l_4737[5][2][1]}},{{(void*)0,&l_4737[5][2][1],&l_4737[4][0][0]},{&l_4737[5][2][1],&l_4737[5][2][1],&l_4737[5][2][1]}},{{&l_4737[5][2][1],&l_4737[5][2][1],&l_4737[5][2][1]},{(void*)0,&l_4737[5][2][1],&l_4737[4][0][0]}}};
const uint32_t ****l_4735 = &l_4736[2][1][2];
const uint32_t *****l_4734[8][5] = {{&l_4735,&l_4735,&l_4735,(void*)0,(void*)0},{&l_4735,(void*)0,(void*)0,&l_4735,&l_4735},{&l_4735,&l_4735,&l_4735,&l_4735,&l_4735},{&l_4735,&l_4735,&l_4735,&l_4735,&l_4735},{&l_4735,&l_4735,&l_4735,&l_4735,(void*)0},{&l_4735,&l_4735,&l_4735,(void*)0,&l_4735},{&l_4735,(void*)0,&l_4735,(void*)0,&l_4735},{(void*)0,&l_4735,&l_4735,(void*)0,(void*)0}};
int8_t ***l_4742 = &g_2369[0][1];
int8_t ****l_4741 = &l_4742;
int8_t ***** const l_4740 = &l_4741;
struct S1 *l_4747 = &l_4732;
int32_t l_4751 = 0L;
int64_t l_4769[7];
uint32_t ****l_4786 = &g_3138[0][3][9];
int16_t *l_4794[10] = {&g_4567,&g_4567,&g_4567,&g_4567,&g_4567,&g_4567,&g_4567,&g_4567,&g_4567,&g_4567};
int i, j, k;
for (i = 0; i < 1; i++)
l_4448[i] = 3L;
for (i = 0; i < 7; i++)
l_4769[i] = (-9L);
for (g_1792.f1 = (-22); (g_1792.f1 >= 0); g_1792.f1 = safe_add_func_uint16_t_u_u(g_1792.f1, 5))
{
uint32_t ***l_4409 = (void*)0;
uint32_t ****l_4408[1][1][6] = {{{&l_4409,&l_4409,&l_4409,&l_4409,&l_4409,&l_4409}}};
uint32_t *****l_4410 = &l_4408[0][0][5];
int32_t l_4449 = 0xFA4F002AL;
int32_t l_4451 = 0x2ACD1314L;
int32_t l_4452 = 0L;
int32_t l_4453 = 3L;
int i, j, k;
(*l_4410) = l_4408[0][0][0];
for (g_1622.f1 = 8; (g_1622.f1 < (-24)); g_1622.f1 = safe_sub_func_int32_t_s_s(g_1622.f1, 5))
{
int32_t l_4430 = (-8L);
int32_t l_4431 = 0x779CF6ACL;
int32_t l_4432 = 0x79A8AD79L;
for (g_1781.f1 = 0; (g_1781.f1 >= 21); g_1781.f1 = safe_add_func_int32_t_s_s(g_1781.f1, 5))
{
int8_t l_4426[9] = {0x66L,1L,0x66L,1L,0x66L,1L,0x66L,1L,0x66L};
struct S1 *l_4433 = (void*)0;
struct S1 *l_4434 = &g_4435[8][4][1];
struct S1 *l_4436 = (void*)0;
struct S1 *l_4437 = &g_4438;
int32_t *l_4439 = &g_638[2][0][0];
int32_t *l_4440 = &g_2975;
int32_t *l_4441 = &g_1212;
int32_t *l_4442 = (void*)0;
int32_t *l_4443 = (void*)0;
int32_t *l_4444 = (void*)0;
int32_t *l_4445[4] = {(void*)0,(void*)0,(void*)0,(void*)0};
int i;
l_4432 = ((safe_lshift_func_uint16_t_u_u(((safe_sub_func_uint8_t_u_u((safe_rshift_func_int8_t_s_s(((safe_lshift_func_int8_t_s_u(((*g_2370) = ((~(1UL & (safe_mod_func_uint64_t_u_u(l_4426[1], (p_157.f1 , 0xA1C5E5C857247984LL))))) <= p_157.f1)), 7)) || (-4L)), 1)), (**g_2019))) && ((safe_mod_func_int8_t_s_s(((*g_2370) = (p_157.f1 || (l_4431 ^= ((l_4430 ^= (l_4429 ^ p_156.f1)) && (**g_2019))))), 255UL)) , l_4426[1])), (**p_158))) >= l_4429);
(*l_4437) = ((*l_4434) = (g_122[1] = p_157));
g_4454--;
(*g_618) = func_177(p_157.f1);
}
(*g_618) = (void*)0;
return (*g_3267);
}
}
lbl_4781:
for (g_1782.f2 = 0; (g_1782.f2 <= 6); g_1782.f2 += 1)
{
uint32_t *****l_4457 = &g_3137;
int8_t l_4460 = (-4L);
int32_t l_4461 = 0xC8D3D750L;
int32_t *l_4462 = &g_1212;
l_4446 |= ((*l_4462) &= (((void*)0 != l_4457) == ((((((*l_4457) == (void*)0) < (&g_437 != (void*)0)) == (l_4460 <= 0L)) , l_4460) > l_4461)));
(*g_618) = func_177(p_157.f1);
for (g_1907.f4 = 1; (g_1907.f4 <= 6); g_1907.f4 += 1)
{
(*l_4462) = (*l_4462);
}
}
for (g_2865.f4 = 0; (g_2865.f4 >= (-9)); g_2865.f4 = safe_sub_func_uint16_t_u_u(g_2865.f4, 6))
{
uint32_t l_4472 = 0xBD9DA5B0L;
int32_t l_4498 = 0L;
struct S1 l_4503 = {0xF240L,1L};
uint16_t ***l_4566[10][9][2] = {{{&g_270,&g_3626},{&g_3626,&g_270},{&g_270,&g_3626},{&g_3626,&g_3626},{&g_3626,&g_3626},{&g_270,&g_3626},{&g_3626,&g_3626},{&g_3626,&g_270},{&g_3626,&g_3626}},{{&g_3626,&g_3626},{&g_3626,&g_3626},{&g_3626,&g_270},{&g_3626,&g_3626},{&g_3626,&g_3626},{&g_3626,&g_3626},{&g_3626,&g_270},{&g_3626,&g_3626},{&g_3626,&g_3626}},{{&g_270,&g_3626},{&g_3626,&g_3626},{&g_3626,&g_3626},{&g_270,&g_270},{&g_3626,&g_3626},{&g_270,&g_3626},{&g_3626,&g_3626},{&g_3626,&g_3626},{&g_270,&g_3626}},{{&g_3626,&g_3626},{&g_3626,&g_3626},{&g_270,&g_3626},{&g_3626,&g_270},{&g_270,&g_3626},{&g_3626,&g_3626},{&g_3626,&g_3626},{&g_270,&g_3626},{&g_3626,&g_3626}},{{&g_3626,&g_270},{&g_3626,&g_3626},{&g_3626,&g_3626},{&g_3626,&g_3626},{&g_3626,&g_270},{&g_3626,&g_3626},{&g_3626,&g_3626},{&g_3626,&g_3626},{&g_3626,&g_270}},{{&g_270,&g_270},{&g_270,&g_3626},{&g_3626,&g_270},{&g_3626,&g_270},{&g_3626,(void*)0},{&g_3626,&g_3626},{&g_270,&g_3626},{&g_3626,&g_3626},{&g_270,&g_3626}},{{&g_3626,&g_3626},{&g_270,&g_3626},{&g_3626,&g_3626},{&g_270,&g_3626},{&g_3626,&g_3626},{&g_270,&g_3626},{&g_3626,(void*)0},{&g_3626,&g_270},{&g_3626,&g_270}},{{&g_3626,&g_3626},{&g_270,&g_270},{&g_270,&g_3626},{&g_3626,&g_3626},{&g_3626,&g_270},{&g_3626,&g_3626},{&g_3626,&g_3626},{&g_3626,&g_3626},{&g_3626,&g_270}},{{&g_3626,&g_3626},{&g_3626,&g_3626},{&g_270,&g_270},{&g_270,&g_3626},{&g_3626,&g_270},{&g_3626,&g_270},{&g_3626,(void*)0},{&g_3626,&g_3626},{&g_270,&g_3626}},{{&g_3626,&g_3626},{&g_270,&g_3626},{&g_3626,&g_3626},{&g_270,&g_3626},{&g_3626,&g_3626},{&g_270,&g_3626},{&g_3626,&g_3626},{&g_270,&g_3626},{&g_3626,(void*)0}}};
uint16_t *** const *l_4565 = &l_4566[3][2][0];
uint16_t *** const **l_4564[9] = {&l_4565,&l_4565,&l_4565,&l_4565,&l_4565,&l_4565,&l_4565,&l_4565,&l_4565};
int32_t l_4572 = 0x51F16AE0L;
int32_t l_4576 = 0x5FDE07E9L;
int32_t l_4580 = 3L;
int32_t l_4582 = 0x79238484L;
uint64_t l_4583 = 18446744073709551615UL;
int32_t l_4599 = 1L;
int32_t l_4602 = 0x11250152L;
int32_t l_4603[6];
int32_t ****l_4638[5] = {&g_3980,&g_3980,&g_3980,&g_3980,&g_3980};
int16_t l_4659 = (-3L);
int8_t l_4686 = 0x3BL;
const uint32_t *****l_4733 = (void*)0;
const int32_t l_4756 = (-1L);
int64_t ***l_4793 = &g_2024[0][0][1];
int i, j, k;
for (i = 0; i < 6; i++)
l_4603[i] = 0x2C286DA5L;
l_4448[0] = (((((void*)0 != l_4465) != l_4446) && p_159) | (safe_lshift_func_uint8_t_u_u((*g_2020), 7)));
for (g_1799.f8 = 0; (g_1799.f8 <= 6); g_1799.f8 += 1)
{
int32_t *l_4470 = &g_758;
struct S0 ** const *l_4496[7] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
struct S0 ** const **l_4495 = &l_4496[0];
struct S0 ** const ***l_4494[4] = {&l_4495,&l_4495,&l_4495,&l_4495};
int32_t l_4500[3];
uint16_t *l_4519 = &g_374;
const int64_t ****l_4534 = &g_1658[6];
int32_t l_4573 = 0xA0B035E7L;
int32_t l_4574 = 0xA34BD2FCL;
int32_t l_4578[9] = {0x829721F3L,(-1L),0x829721F3L,0x829721F3L,(-1L),0x829721F3L,0x829721F3L,(-1L),0x829721F3L};
uint8_t *l_4611 = &g_1760.f2;
int8_t ***l_4626 = &g_2369[0][2];
int i;
for (i = 0; i < 3; i++)
l_4500[i] = 0xDB2D74BEL;
if (((*l_4470) &= 0xB14ECB43L))
{
int32_t *l_4471[8][5] = {{(void*)0,&g_87,(void*)0,(void*)0,&g_87},{(void*)0,&g_3999,(void*)0,&g_638[3][4][0],&g_3999},{(void*)0,&g_87,(void*)0,&g_638[3][4][0],&g_87},{(void*)0,&g_87,(void*)0,(void*)0,&g_87},{(void*)0,&g_3999,(void*)0,&g_638[3][4][0],&g_3999},{(void*)0,&g_87,(void*)0,&g_638[3][4][0],&g_87},{(void*)0,&g_87,(void*)0,(void*)0,&g_87},{(void*)0,&g_3999,(void*)0,&g_638[3][4][0],&g_3999}};
uint16_t l_4488 = 0x15D3L;
struct S0 ** const *l_4493 = &g_3716;
struct S0 ** const **l_4492 = &l_4493;
struct S0 ** const ***l_4491 = &l_4492;
struct S1 ***l_4521 = &g_2429;
struct S1 ****l_4520[7] = {(void*)0,(void*)0,&l_4521,(void*)0,(void*)0,&l_4521,(void*)0};
int i, j;
++l_4472;
for (g_4438.f1 = 0; (g_4438.f1 <= 4); g_4438.f1 += 1)
{
int32_t l_4475 = 0L;
uint64_t *l_4497 = (void*)0;
uint64_t *l_4499 = &g_1821.f9;
int32_t l_4501 = 0xD9A9CDB3L;
int32_t l_4502 = (-7L);
int i;
l_4475 &= p_156.f1;
l_4475 = (*l_4470);
(*l_4470) = (safe_sub_func_int64_t_s_s((safe_div_func_uint32_t_u_u((safe_mul_func_int8_t_s_s(((0x3CL || (((((((safe_sub_func_int16_t_s_s(p_155, (((((((((void*)0 != l_4484) <= ((+(-6L)) && (--(**p_158)))) ^ (((8UL >= l_4488) <= (safe_sub_func_uint64_t_u_u(((*l_4499) = ((l_4475 = (*l_4470)) | ((((l_4498 = ((l_4494[1] = l_4491) != &l_4495)) == 0L) > 0xBC46L) || (*g_437)))), 7L))) != p_157.f1)) , 0xBC1A2594505ED3FDLL) <= p_157.f1) >= l_4500[1]) , (void*)0) != &p_159))) & l_4501) & 0x6DL) || l_4450) , l_4472) , l_4498) < 4294967287UL)) == p_159), (*g_2370))), p_159)), g_1761.f6));
if (l_4502)
break;
}
for (g_1770.f7 = 4; (g_1770.f7 >= 1); g_1770.f7 -= 1)
{
struct S1 ***l_4516 = &g_2429;
struct S1 **** const l_4515 = &l_4516;
int32_t l_4518[5];
int i;
for (i = 0; i < 5; i++)
l_4518[i] = 0x94234F2FL;
for (g_1907.f4 = 3; (g_1907.f4 >= 1); g_1907.f4 -= 1)
{
struct S1 *l_4504 = &l_4503;
(*l_4504) = l_4503;
}
for (g_1768.f2 = 2; (g_1768.f2 <= 6); g_1768.f2 += 1)
{
uint32_t *l_4517 = &g_1772.f8;
struct S1 *****l_4522 = &l_4520[6];
(*l_4470) = (safe_add_func_uint64_t_u_u(g_1787.f9, ((safe_div_func_uint64_t_u_u((((safe_rshift_func_int16_t_s_u(((*g_437) |= (((safe_mul_func_uint16_t_u_u((1UL != 0UL), l_4503.f1)) , l_4515) != ((*l_4522) = (p_157 , l_4520[6])))), 0)) || 0xA581691EL) | p_156.f1), p_159)) <= 0x2DC9D9B5D64EEDD8LL)));
}
}
}
else
{
struct S1 *l_4523 = &g_4435[8][8][1];
int32_t l_4530 = 0x6FBA6EC5L;
int32_t l_4575 = (-1L);
int32_t l_4595 = 1L;
int32_t l_4596 = 0x385F17D9L;
int32_t l_4597 = 0x165DDF4EL;
int32_t l_4598[5][3] = {{5L,(-1L),(-1L)},{5L,(-1L),(-1L)},{5L,(-1L),(-1L)},{5L,(-1L),(-1L)},{5L,(-1L),(-1L)}};
int i, j;
(*l_4523) = l_4503;
for (g_1808.f8 = 0; (g_1808.f8 <= 4); g_1808.f8 += 1)
{
int32_t l_4533 = 0x6F49C49AL;
uint64_t l_4553 = 3UL;
int32_t l_4577 = 0x54BA5DBBL;
int32_t l_4579 = 0x80A94641L;
int32_t l_4581 = 0L;
int32_t l_4600 = 0x35A7281AL;
int32_t l_4601 = (-1L);
uint32_t l_4604 = 0x7BDD031EL;
int i;
if ((safe_sub_func_uint8_t_u_u(p_157.f1, (((*g_2370) |= ((*g_4066) = (((safe_lshift_func_int16_t_s_s(1L, (0xB7L | ((((safe_lshift_func_uint16_t_u_u((l_4530 && (p_159 && (safe_rshift_func_int8_t_s_u((l_4533 <= (l_4534 != ((l_4541 ^= (safe_add_func_int64_t_s_s((0xC3L | ((**g_2019) = (safe_mul_func_int16_t_s_s(((!p_155) | l_4540), (**p_158))))), l_4498))) , l_4542[9]))), 3)))), 6)) == (*l_4470)) == 0xAFA15E54L) || p_159)))) , (void*)0) != &p_158))) , p_157.f1))))
{
int32_t *l_4569 = &g_2975;
int32_t *l_4570 = &g_758;
int32_t *l_4571[1];
int i;
for (i = 0; i < 1; i++)
l_4571[i] = (void*)0;
(*g_618) = &l_4447;
g_4568 = func_177((((((safe_rshift_func_int8_t_s_s(3L, ((((((((safe_div_func_int8_t_s_s(l_4530, (safe_mod_func_int32_t_s_s(((*l_4470) = (((*g_437) = (safe_mul_func_int16_t_s_s((((((**g_2019) = ((safe_sub_func_uint64_t_u_u((p_156.f1 < ((*g_228) = ((g_1811.f2 & ((l_4553 & (safe_div_func_int8_t_s_s((safe_div_func_int32_t_s_s((safe_rshift_func_uint8_t_u_s(((safe_add_func_int16_t_s_s(((safe_sub_func_uint64_t_u_u(g_2245.f0, ((l_4564[7] == (g_817 = &g_818)) && 0xC5C8972EF19EED75LL))) , p_156.f0), 0x843AL)) == p_156.f1), (*l_4470))), p_159)), p_156.f0))) < g_4567)) ^ p_157.f0))), p_159)) | p_157.f0)) & 0xD8L) , p_157.f1) , 1L), 0x47EDL))) != 1L)), l_4541)))) && (*g_437)) & p_157.f1) ^ 6L) , 0x141D1E019507C7B9LL) , 0x04DB84B80E968D1DLL) & 0UL) < p_156.f1))) != 5L) > g_1783[5][4][2].f0) | 0x6B418D0AL) < (*g_4066)));
if (l_4530)
break;
--l_4583;
}
else
{
int64_t l_4586 = (-1L);
int32_t *l_4587 = &g_758;
int32_t *l_4588 = &l_4578[5];
int32_t *l_4589 = &l_4575;
int32_t *l_4590 = &l_4579;
int32_t *l_4591 = &g_758;
int32_t *l_4592 = &l_4533;
int32_t *l_4593 = &l_4574;
int32_t *l_4594[6];
int i;
for (i = 0; i < 6; i++)
l_4594[i] = &l_4575;
l_4604++;
(*g_618) = &l_4448[0];
}
(*g_618) = &l_4533;
}
}
if ((l_4578[0] = (safe_add_func_uint64_t_u_u((safe_lshift_func_uint16_t_u_s(((*g_2020) >= ((*l_4611) = 3UL)), 5)), (l_4498 ^= (((((safe_div_func_uint64_t_u_u(p_156.f0, (safe_mod_func_int16_t_s_s((safe_add_func_int32_t_s_s(1L, ((safe_sub_func_uint16_t_u_u((safe_lshift_func_int16_t_s_s(((void*)0 != (*g_2019)), ((safe_div_func_int32_t_s_s(((*l_4470) = ((safe_rshift_func_uint16_t_u_s((**p_158), 15)) && (((((*l_4626) = &g_2370) != l_4627) == (**p_158)) <= (*l_4470)))), 4UL)) >= 9UL))), 1UL)) >= l_4450))), 0x5C1DL)))) && l_4472) < l_4450) & p_157.f0) > (**g_3267)))))))
{
int32_t l_4645 = 0L;
int32_t ***l_4661 = (void*)0;
if ((safe_rshift_func_uint16_t_u_s((**p_158), 2)))
{
int32_t l_4649 = 0xBA2EB094L;
for (g_4438.f1 = 4; (g_4438.f1 >= 1); g_4438.f1 -= 1)
{
int32_t l_4648 = 0xDF2470C0L;
int i;
l_4447 ^= (safe_div_func_uint64_t_u_u(p_157.f1, (safe_rshift_func_uint16_t_u_u((((safe_sub_func_int32_t_s_s((safe_lshift_func_uint16_t_u_u((((((l_4638[1] == (void*)0) , ((*g_3626) != (void*)0)) == ((safe_sub_func_uint32_t_u_u((((safe_div_func_uint32_t_u_u((safe_div_func_int32_t_s_s((l_4645 = 4L), (-1L))), (+p_155))) || ((*l_4519) = (g_308 , (**p_158)))) ^ 3L), 0x6D2CBF3CL)) , 1UL)) != 0x1729133904F98961LL) , g_4647), (*l_4470))), l_4648)) == 0xDD08L) , 9UL), 4))));
l_4649 &= ((*l_4470) &= p_157.f1);
}
}
else
{
int64_t l_4660 = 0x1AC6C9268F642FF8LL;
int16_t *l_4662 = &g_679[4];
(*l_4470) = p_156.f0;
for (g_3425 = 0; (g_3425 <= 6); g_3425 += 1)
{
int32_t l_4658 = (-1L);
(*g_618) = (void*)0;
(*l_4470) = ((safe_unary_minus_func_uint64_t_u(((((*g_437) = (safe_div_func_uint8_t_u_u(l_4448[0], ((safe_mul_func_uint8_t_u_u((safe_unary_minus_func_int32_t_s((2L || (*g_4066)))), 0x1CL)) | (safe_mul_func_uint8_t_u_u(((*l_4611) ^= l_4645), (l_4658 || ((l_4659 | 0x29L) != l_4446)))))))) == l_4660) , g_1774.f1))) , l_4658);
(*g_618) = func_177(((l_4661 == l_4661) || 0x676DDF85D6DC68E7LL));
}
return l_4662;
}
return (*g_3267);
}
else
{
int32_t l_4667 = 0x496C61E4L;
struct S1 *l_4680[3];
struct S0 *****l_4681 = &g_3714;
int32_t l_4683 = 3L;
int i;
for (i = 0; i < 3; i++)
l_4680[i] = (void*)0;
(*g_618) = func_177((*l_4470));
for (g_1798.f0 = 0; (g_1798.f0 <= 4); g_1798.f0 += 1)
{
return (*g_3267);
}
l_4683 ^= (((safe_div_func_int16_t_s_s(((((((safe_lshift_func_int8_t_s_s(l_4667, 4)) ^ (**g_1085)) , (safe_mul_func_int16_t_s_s((safe_lshift_func_uint8_t_u_u(0x4DL, 7)), 2UL))) > ((*g_437) || (safe_mod_func_int8_t_s_s(((l_4540 = ((*g_228)--)) != (*l_4470)), ((safe_mul_func_uint8_t_u_u((l_4448[0] || ((safe_mul_func_int16_t_s_s((((((((((*g_2020) | (((g_4435[8][4][1] = p_156) , l_4681) == (void*)0)) <= 0xE343L) && p_159) == l_4682) || p_157.f1) < (**g_3267)) , p_157.f1) != (*g_2020)), p_159)) , 0xC8L)), p_156.f1)) && 0x3B6986DBL))))) > (**p_158)) && 8L), l_4667)) , l_4448[0]) >= p_156.f0);
}
}
for (g_1767.f0 = 5; (g_1767.f0 >= 0); g_1767.f0 -= 1)
{
int32_t *l_4684 = &l_4448[0];
struct S0 **l_4700[9];
const int16_t l_4705 = 0x9F6DL;
int32_t l_4706 = 1L;
int32_t *****l_4717 = (void*)0;
int32_t l_4761 = 0L;
int32_t l_4774 = 0xC7214CF4L;
int32_t l_4775 = 1L;
uint32_t l_4778[5][8] = {{0UL,0xE0236AB3L,0xE0236AB3L,0UL,0xE0236AB3L,0xCDF57105L,0xE0236AB3L,0xCDF57105L},{0xE0236AB3L,0xE0236AB3L,0UL,0xE0236AB3L,0xE0236AB3L,0UL,0xE0236AB3L,0xE0236AB3L},{0xCDF57105L,0xE0236AB3L,0xCDF57105L,0xCDF57105L,0xE0236AB3L,0xCDF57105L,0xCDF57105L,0xE0236AB3L},{0xE0236AB3L,0xCDF57105L,0xCDF57105L,0xE0236AB3L,0xCDF57105L,0xCDF57105L,0xE0236AB3L,0xCDF57105L},{0xE0236AB3L,0xE0236AB3L,0UL,0xE0236AB3L,0xE0236AB3L,0UL,0xE0236AB3L,0xE0236AB3L}};
int i, j;
for (i = 0; i < 9; i++)
l_4700[i] = &g_1906;
for (g_1764.f7 = 0; (g_1764.f7 <= 3); g_1764.f7 += 1)
{
int i;
l_4685[8][2] = l_4684;
if (l_4686)
continue;
}
l_4706 |= (((p_156.f1 = ((safe_sub_func_int32_t_s_s((safe_add_func_uint32_t_u_u(((((*l_4684) == p_156.f0) >= ((safe_mod_func_int8_t_s_s(((~((((*l_4684) <= (0xF9A51C98L >= p_156.f1)) == 0x33B6L) || (safe_add_func_int64_t_s_s((((((p_157.f1 || ((safe_lshift_func_uint16_t_u_s(((safe_sub_func_int64_t_s_s((l_4700[4] == ((safe_mod_func_uint32_t_u_u((safe_div_func_uint64_t_u_u(p_157.f0, (*l_4684))), p_157.f0)) , l_4700[3])), p_157.f0)) <= 1L), 7)) || g_1774.f6)) && g_1797[5].f6) > (*g_437)) & p_157.f1) , 0x496DD7896F251D43LL), 0x780A6F2D638E47F8LL)))) , 1L), p_157.f0)) , 1L)) == 0xDEB2L), (*l_4684))), l_4705)) < g_1789.f8)) <= (*g_2020)) != p_159);
for (g_1801.f1 = 0; (g_1801.f1 <= 4); g_1801.f1 += 1)
{
int64_t l_4716 = (-9L);
uint32_t *****l_4739 = (void*)0;
struct S1 **l_4743 = (void*)0;
struct S1 *l_4745 = &g_122[3];
struct S1 **l_4744[7][9][4] = {{{&l_4745,&l_4745,&l_4745,&l_4745},{(void*)0,&l_4745,&l_4745,&l_4745},{(void*)0,(void*)0,&l_4745,&l_4745},{&l_4745,&l_4745,&l_4745,&l_4745},{(void*)0,&l_4745,&l_4745,&l_4745},{&l_4745,&l_4745,&l_4745,&l_4745},{&l_4745,&l_4745,&l_4745,(void*)0},{(void*)0,(void*)0,&l_4745,&l_4745},{&l_4745,(void*)0,&l_4745,&l_4745}},{{&l_4745,&l_4745,&l_4745,&l_4745},{&l_4745,&l_4745,&l_4745,&l_4745},{&l_4745,&l_4745,&l_4745,&l_4745},{&l_4745,(void*)0,&l_4745,&l_4745},{&l_4745,&l_4745,&l_4745,&l_4745},{&l_4745,&l_4745,&l_4745,&l_4745},{&l_4745,&l_4745,&l_4745,&l_4745},{&l_4745,&l_4745,&l_4745,(void*)0},{(void*)0,&l_4745,&l_4745,&l_4745}},{{&l_4745,&l_4745,&l_4745,&l_4745},{&l_4745,(void*)0,&l_4745,(void*)0},{(void*)0,&l_4745,&l_4745,&l_4745},{&l_4745,&l_4745,&l_4745,&l_4745},{(void*)0,&l_4745,&l_4745,&l_4745},{(void*)0,&l_4745,&l_4745,&l_4745},{&l_4745,(void*)0,&l_4745,&l_4745},{&l_4745,&l_4745,&l_4745,&l_4745},{&l_4745,&l_4745,&l_4745,(void*)0}},{{&l_4745,&l_4745,&l_4745,&l_4745},{(void*)0,&l_4745,&l_4745,&l_4745},{&l_4745,&l_4745,&l_4745,(void*)0},{(void*)0,&l_4745,&l_4745,&l_4745},{&l_4745,&l_4745,&l_4745,&l_4745},{&l_4745,(void*)0,&l_4745,&l_4745},{&l_4745,&l_4745,&l_4745,&l_4745},{&l_4745,&l_4745,&l_4745,&l_4745},{&l_4745,&l_4745,(void*)0,&l_4745}},{{(void*)0,&l_4745,&l_4745,(void*)0},{(void*)0,(void*)0,&l_4745,&l_4745},{&l_4745,&l_4745,&l_4745,(void*)0},{&l_4745,&l_4745,&l_4745,&l_4745},{&l_4745,(void*)0,&l_4745,&l_4745},{&l_4745,&l_4745,&l_4745,&l_4745},{&l_4745,&l_4745,(void*)0,(void*)0},{(void*)0,&l_4745,&l_4745,(void*)0},{&l_4745,&l_4745,&l_4745,&l_4745}},{{&l_4745,&l_4745,&l_4745,&l_4745},{(void*)0,&l_4745,(void*)0,&l_4745},{&l_4745,&l_4745,&l_4745,(void*)0},{&l_4745,(void*)0,&l_4745,&l_4745},{&l_4745,&l_4745,&l_4745,&l_4745},{&l_4745,&l_4745,&l_4745,&l_4745},{&l_4745,&l_4745,&l_4745,&l_4745},{&l_4745,&l_4745,(void*)0,(void*)0},{(void*)0,&l_4745,&l_4745,&l_4745}},{{&l_4745,(void*)0,&l_4745,&l_4745},{&l_4745,(void*)0,&l_4745,&l_4745},{(void*)0,&l_4745,&l_4745,&l_4745},{&l_4745,&l_4745,(void*)0,(void*)0},{&l_4745,&l_4745,&l_4745,&l_4745},{&l_4745,&l_4745,&l_4745,&l_4745},{&l_4745,&l_4745,(void*)0,&l_4745},{&l_4745,&l_4745,(void*)0,&l_4745},{&l_4745,&l_4745,(void*)0,&l_4745}}};
uint16_t l_4762 = 65535UL;
int32_t l_4772 = 1L;
int32_t l_4776 = 0xB02ADE55L;
volatile struct S0 * const volatile ** volatile * const l_4783 = &g_4784;
volatile struct S0 * const volatile ** volatile * const *l_4782 = &l_4783;
int i, j, k;
(*l_4684) ^= (safe_lshift_func_int8_t_s_s(((*g_4066) = ((+p_156.f0) < (((safe_sub_func_uint8_t_u_u((*g_2020), ((safe_div_func_int32_t_s_s((g_1815[1].f1 , p_159), (l_4718[2][3][2] = ((((((*g_2370) != (safe_lshift_func_uint16_t_u_u(((**p_158) = (**p_158)), (l_4716 &= 0x505AL)))) , l_4717) == &l_4638[2]) <= p_157.f0) ^ p_159)))) | (-9L)))) >= p_157.f0) , (**g_3267)))), 6));
l_4747 = (g_4746 = func_196((~((safe_div_func_int64_t_s_s((-1L), (safe_mod_func_int16_t_s_s((safe_add_func_uint64_t_u_u(p_157.f0, 18446744073709551615UL)), (safe_add_func_uint32_t_u_u(p_156.f0, (safe_sub_func_uint32_t_u_u((safe_lshift_func_uint16_t_u_s(((l_4732 , 1UL) | ((((((l_4734[7][3] = l_4733) != l_4739) && (g_3941 == l_4740)) && (*g_437)) & 0x8DD1L) | 0xDD4FL)), l_4716)), 0x2635C955L)))))))) , p_155))));
g_4748 = &l_4565;
if ((((l_4751 != ((safe_mul_func_int16_t_s_s((safe_div_func_uint16_t_u_u((**p_158), l_4716)), (***g_3928))) || ((void*)0 == l_4700[4]))) <= l_4756) || (((safe_rshift_func_int8_t_s_s((p_155 , (safe_mul_func_uint16_t_u_u(((8L ^ p_159) && 0xB03B382CL), l_4761))), p_155)) != l_4762) > p_157.f1)))
{
uint32_t l_4765 = 4UL;
int32_t l_4766 = 7L;
int32_t l_4767[9][8][3] = {{{0L,(-1L),0xA7BCD338L},{0x6FC1F79DL,5L,0xA7BCD338L},{0xA7BCD338L,1L,0xAAB28AC9L},{0x6FC1F79DL,1L,0x6FC1F79DL},{0L,5L,0xAAB28AC9L},{0L,(-1L),0xA7BCD338L},{0x6FC1F79DL,5L,0xA7BCD338L},{0xA7BCD338L,1L,0xAAB28AC9L}},{{0x6FC1F79DL,1L,0x6FC1F79DL},{0L,5L,0xAAB28AC9L},{0L,(-1L),0xA7BCD338L},{0x6FC1F79DL,5L,0xA7BCD338L},{0xA7BCD338L,1L,0xAAB28AC9L},{0x6FC1F79DL,1L,0x6FC1F79DL},{0L,5L,0xAAB28AC9L},{0L,(-1L),0xA7BCD338L}},{{0x6FC1F79DL,5L,0xA7BCD338L},{0xA7BCD338L,1L,0xAAB28AC9L},{0x6FC1F79DL,1L,0x6FC1F79DL},{0L,5L,0xAAB28AC9L},{0L,(-1L),0xA7BCD338L},{0x6FC1F79DL,5L,0xA7BCD338L},{0xA7BCD338L,1L,0xAAB28AC9L},{0x6FC1F79DL,1L,0x6FC1F79DL}},{{0L,5L,0xAAB28AC9L},{0L,(-1L),0xA7BCD338L},{0x6FC1F79DL,5L,0xA7BCD338L},{0xA7BCD338L,1L,0xAAB28AC9L},{0x6FC1F79DL,1L,0x6FC1F79DL},{0L,5L,0xAAB28AC9L},{0L,(-1L),0xA7BCD338L},{0x6FC1F79DL,0x6FC1F79DL,1L}},{{1L,0L,(-10L)},{1L,0L,1L},{0L,0x6FC1F79DL,(-10L)},{0L,0xA7BCD338L,1L},{1L,0x6FC1F79DL,1L},{1L,0L,(-10L)},{1L,0L,1L},{0L,0x6FC1F79DL,(-10L)}},{{0L,0xA7BCD338L,1L},{1L,0x6FC1F79DL,1L},{1L,0L,(-10L)},{1L,0L,1L},{0L,0x6FC1F79DL,(-10L)},{0L,0xA7BCD338L,1L},{1L,0x6FC1F79DL,1L},{1L,0L,(-10L)}},{{1L,0L,1L},{0L,0x6FC1F79DL,(-10L)},{0L,0xA7BCD338L,1L},{1L,0x6FC1F79DL,1L},{1L,0L,(-10L)},{1L,0L,1L},{0L,0x6FC1F79DL,(-10L)},{0L,0xA7BCD338L,1L}},{{1L,0x6FC1F79DL,1L},{1L,0L,(-10L)},{1L,0L,1L},{0L,0x6FC1F79DL,(-10L)},{0L,0xA7BCD338L,1L},{1L,0x6FC1F79DL,1L},{1L,0L,(-10L)},{1L,0L,1L}},{{0L,0x6FC1F79DL,(-10L)},{0L,0xA7BCD338L,1L},{1L,0x6FC1F79DL,1L},{1L,0L,(-10L)},{1L,0L,1L},{0L,0x6FC1F79DL,(-10L)},{0L,0xA7BCD338L,1L},{1L,0x6FC1F79DL,1L}}};
int16_t l_4771 = 0xFFB3L;
int32_t l_4773 = 5L;
int i, j, k;
l_4765 = (safe_lshift_func_int8_t_s_s(((void*)0 == &g_3440), 7));
for (g_87 = 4; (g_87 >= 0); g_87 -= 1)
{
int32_t l_4768 = 0xE7D68D24L;
int32_t l_4770 = 0xDCF2F71CL;
int32_t l_4777 = 5L;
int i;
l_4778[2][1]++;
if (g_4454)
goto lbl_4781;
l_4772 |= (l_4767[8][2][0] &= l_4716);
}
}
else
{
uint8_t l_4785 = 0x30L;
uint64_t *l_4789 = (void*)0;
uint64_t *l_4790 = &g_1774.f9;
l_4782 = &g_2735;
(*l_4684) ^= (((l_4785 >= (l_4786 == (void*)0)) || (l_4716 < l_4716)) && ((l_4776 = (safe_lshift_func_uint16_t_u_s((**p_158), (((*l_4790)++) > 0x9998C2375F5863E3LL)))) ^ p_155));
(*g_4746) = p_157;
(*g_2680) = l_4793;
}
}
}
(*g_4746) = p_156;
}
return (*g_3267);
}
static struct S1 func_160(const int32_t p_161)
{
uint32_t l_163[6][1];
uint16_t *l_201 = (void*)0;
uint16_t **l_200[4] = {&l_201,&l_201,&l_201,&l_201};
int32_t *l_3837 = &g_3;
uint32_t l_4102 = 0UL;
struct S1 l_4217[1][1] = {{{0xDD97L,5L}}};
int32_t l_4326 = 1L;
int32_t l_4327[6][4] = {{(-1L),(-8L),0xF769ABA5L,0x62632B20L},{0xF769ABA5L,0x62632B20L,0xF769ABA5L,(-8L)},{(-1L),0x62632B20L,0x709DD2D6L,0x62632B20L},{(-1L),(-8L),0xF769ABA5L,0x62632B20L},{0xF769ABA5L,0x62632B20L,0xF769ABA5L,(-8L)},{(-1L),0x62632B20L,0x709DD2D6L,0x62632B20L}};
int32_t *l_4328[2][2];
int32_t l_4329 = 0x6A29370DL;
int32_t l_4330 = 0L;
uint64_t l_4331 = 0x789D7B81E7DC84D1LL;
const int8_t *l_4356 = &g_405[5];
const int8_t **l_4355 = &l_4356;
const int8_t ***l_4354[7][10][1] = {{{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355}},{{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355}},{{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355}},{{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355}},{{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355}},{{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355}},{{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355},{&l_4355}}};
struct S0 * const *l_4362[5] = {&g_1906,&g_1906,&g_1906,&g_1906,&g_1906};
struct S0 * const **l_4361 = &l_4362[0];
struct S0 *l_4371 = (void*)0;
int i, j, k;
for (i = 0; i < 6; i++)
{
for (j = 0; j < 1; j++)
l_163[i][j] = 1UL;
}
for (i = 0; i < 2; i++)
{
for (j = 0; j < 2; j++)
l_4328[i][j] = &l_4327[0][1];
}
if (g_78)
{
int32_t *l_162[7] = {&g_87,&g_87,&g_87,&g_87,&g_87,&g_87,&g_87};
int i;
--l_163[4][0];
}
else
{
uint8_t *l_189 = &g_190;
uint16_t *l_3830[3][3][1] = {{{&g_374},{&g_374},{&g_374}},{{&g_374},{&g_374},{&g_374}},{{&g_374},{&g_374},{&g_374}}};
int32_t l_3838 = 0x52FB29D9L;
struct S1 *l_4315 = &l_4217[0][0];
int32_t *l_4325 = &g_310;
int i, j, k;
(*l_4325) = ((g_122[2] = func_166((safe_mul_func_uint8_t_u_u((func_125(((p_161 || p_161) && (g_83 , ((func_172(func_177((((func_179(func_183(l_163[0][0], (((*l_189) = p_161) , func_191(func_196(p_161), &l_163[5][0], l_200[1], g_119)), p_161, p_161, l_3830[0][0][0]), l_3837, l_3838) == p_161) , l_4102) , 0x7BCCAAA314B29B03LL)), l_4217[0][0], p_161, (*g_3267)) , (*l_3837)) <= (*l_3837)))), l_3838, (*g_3267), l_4315, g_1764.f2) && (*g_437)), 0xE9L)), p_161, p_161)) , (*l_3837));
return (*g_919);
}
l_4331--;
for (g_1178.f1 = 3; (g_1178.f1 <= 8); g_1178.f1 += 1)
{
int16_t l_4334 = (-9L);
uint16_t *l_4359 = &g_83;
int32_t l_4360 = (-10L);
struct S0 *l_4369 = (void*)0;
struct S1 l_4370 = {0xBE12L,-1L};
struct S0 *l_4372 = &g_4373;
int32_t l_4381 = 0x2DA89297L;
int32_t l_4384 = (-1L);
int32_t l_4391 = (-4L);
int32_t l_4394 = 0L;
uint64_t l_4396 = 1UL;
if (l_4334)
break;
for (g_3927.f8 = 2; (g_3927.f8 <= 9); g_3927.f8 += 1)
{
int8_t * const *l_4348 = &g_2370;
int8_t * const **l_4347[7] = {&l_4348,&l_4348,&l_4348,&l_4348,&l_4348,&l_4348,&l_4348};
uint64_t *l_4353 = &g_1787.f9;
int32_t l_4357 = (-1L);
uint8_t l_4358[6];
uint32_t l_4376 = 4294967295UL;
int32_t l_4382 = 0L;
int32_t l_4385 = 0x85225327L;
int32_t l_4388 = 0xCA60E739L;
int32_t l_4390 = 1L;
int i;
for (i = 0; i < 6; i++)
l_4358[i] = 0x97L;
}
return (*g_919);
}
return l_4217[0][0];
}
static struct S1 func_166(int16_t p_167, uint64_t p_168, int32_t p_169)
{
uint64_t l_4316 = 0x8574A42C776DBFCCLL;
int16_t **l_4317 = &g_437;
uint32_t *l_4318[3];
int32_t l_4319 = 0x85D61D81L;
int32_t l_4320 = 0xDF1ACEF2L;
int32_t l_4321 = 0x0246690CL;
struct S1 l_4324 = {0x91E5L,5L};
int i;
for (i = 0; i < 3; i++)
l_4318[i] = &g_1779.f8;
l_4320 |= (l_4316 == (l_4317 == (((--g_1772.f8) , 0x0D20F43B1B8BED1DLL) , &g_437)));
return l_4324;
}
static struct S1 func_172(uint32_t * p_173, struct S1 p_174, uint32_t p_175, int16_t * p_176)
{
uint16_t ** const **l_4226 = &g_3931[2][8][0];
int32_t l_4229[4][4][3] = {{{0xDC48BAF9L,0L,0L},{0L,0x5C7AA2FAL,0xF8624656L},{0xDC48BAF9L,0x5C7AA2FAL,0x5B7EA9CCL},{0xDC202028L,0L,0xF8624656L}},{{0xDC202028L,0xDC202028L,0L},{0xDC48BAF9L,0L,0L},{0L,0x5C7AA2FAL,0xF8624656L},{0xDC48BAF9L,0x5C7AA2FAL,0x5B7EA9CCL}},{{0xDC202028L,0L,0xF8624656L},{0xDC202028L,0xDC202028L,0L},{0xDC48BAF9L,0L,0L},{0L,0x5C7AA2FAL,0xF8624656L}},{{0xDC48BAF9L,0x5C7AA2FAL,0x5B7EA9CCL},{0xDC202028L,0L,0xF8624656L},{0xDC202028L,0xDC202028L,0L},{0xDC48BAF9L,0L,0L}}};
int32_t l_4230 = (-1L);
const uint8_t l_4240 = 0xDAL;
int8_t *l_4247 = &g_405[6];
int8_t l_4263 = 0xECL;
uint32_t l_4285 = 0x0928F53AL;
const int32_t *l_4307 = &g_1808.f1;
const int32_t **l_4306 = &l_4307;
uint32_t *****l_4312 = &g_3137;
int i, j, k;
for (g_2865.f4 = 1; (g_2865.f4 >= 0); g_2865.f4 -= 1)
{
int32_t ** const **l_4224 = (void*)0;
uint16_t ***l_4228 = &g_270;
uint16_t ****l_4227 = &l_4228;
int32_t l_4260 = 1L;
int32_t l_4264[9];
struct S1 ***l_4283[4];
struct S1 ****l_4282 = &l_4283[3];
const int32_t ***l_4308 = &l_4306;
uint32_t **** const *l_4313 = &g_3137;
int64_t *l_4314[9][4][4] = {{{(void*)0,&g_1622.f4,(void*)0,&g_4216.f4},{&g_1800.f4,&g_1785[0][1][1].f4,&g_2245.f4,(void*)0},{&g_1775.f4,&g_2976[1][1][0],&g_1775.f4,&g_2245.f4},{(void*)0,&g_1783[5][4][2].f4,&g_1804.f4,&g_2865.f4}},{{&g_1813.f4,&g_1813.f4,&g_1821.f4,&g_1783[5][4][2].f4},{(void*)0,&g_1622.f4,&g_1821.f4,&g_1807.f4},{&g_1813.f4,&g_1765.f4,&g_1804.f4,&g_1909[0].f4},{(void*)0,&g_1801.f4,&g_1775.f4,&g_1762.f4}},{{&g_1775.f4,&g_1762.f4,&g_2245.f4,&g_1804.f4},{&g_1800.f4,(void*)0,(void*)0,&g_1783[5][4][2].f4},{(void*)0,&g_1801.f4,&g_1807.f4,(void*)0},{&g_1802.f4,&g_1813.f4,(void*)0,&g_1807.f4}},{{(void*)0,&g_2976[1][1][0],&g_1783[5][4][2].f4,(void*)0},{&g_1778.f4,&g_1813.f4,&g_1813.f4,&g_1778.f4},{&g_1802.f4,(void*)0,&g_1821.f4,&g_2245.f4},{&g_1783[5][4][2].f4,&g_2865.f4,(void*)0,&g_1909[0].f4}},{{&g_1765.f4,&g_1785[0][1][1].f4,(void*)0,&g_1909[0].f4},{&g_1775.f4,&g_2865.f4,&g_1804.f4,&g_2245.f4},{&g_2865.f4,(void*)0,&g_1804.f4,&g_1778.f4},{&g_1800.f4,&g_1813.f4,&g_1807.f4,(void*)0}},{{(void*)0,&g_2976[1][1][0],(void*)0,&g_1807.f4},{&g_2245.f4,&g_1813.f4,&g_2865.f4,&g_1773.f4},{&g_1821.f4,&g_1763.f4,(void*)0,(void*)0},{&g_309[5],&g_1775.f4,&g_1783[5][4][2].f4,(void*)0}},{{&g_1813.f4,&g_1804.f4,&g_1622.f4,&g_1804.f4},{&g_1804.f4,&g_1763.f4,&g_1760.f4,&g_1789.f4},{&g_1783[5][4][2].f4,&g_2245.f4,&g_1808.f4,&g_1780.f4},{(void*)0,&g_1802.f4,(void*)0,(void*)0}},{{(void*)0,&g_1783[5][4][2].f4,&g_1808.f4,(void*)0},{&g_1783[5][4][2].f4,(void*)0,&g_1760.f4,&g_1808.f4},{&g_1804.f4,&g_1785[0][1][1].f4,&g_1622.f4,&g_1773.f4},{&g_1813.f4,&g_1804.f4,&g_1783[5][4][2].f4,&g_1801.f4}},{{&g_309[5],&g_1802.f4,(void*)0,&g_1808.f4},{&g_1821.f4,&g_1804.f4,&g_2865.f4,&g_1807.f4},{&g_2245.f4,&g_1783[5][4][2].f4,&g_1760.f4,&g_1804.f4},{&g_1818.f4,&g_1805[3][1][2].f4,&g_1780.f4,&g_1780.f4}}};
int i, j, k;
for (i = 0; i < 9; i++)
l_4264[i] = 0x9B417A8AL;
for (i = 0; i < 4; i++)
l_4283[i] = (void*)0;
for (g_1768.f9 = 0; (g_1768.f9 <= 8); g_1768.f9 += 1)
{
int32_t ****l_4222 = (void*)0;
int32_t *****l_4223 = &l_4222;
uint16_t ** const **l_4225 = &g_3931[2][8][0];
uint32_t **l_4259 = &g_1576[0][2][0];
int32_t l_4266 = 0x20EDE6D6L;
int i;
l_4230 &= (((5L <= (((65532UL != (safe_mul_func_int8_t_s_s((safe_rshift_func_uint8_t_u_u(0x56L, (((*l_4223) = l_4222) != l_4224))), g_981[g_2865.f4]))) >= (&g_235[(g_2865.f4 + 6)] == p_173)) <= (((l_4226 = l_4225) == l_4227) , 0xBDL))) || p_175) != l_4229[3][3][0]);
for (g_1622.f7 = 0; (g_1622.f7 <= 1); g_1622.f7 += 1)
{
int8_t l_4239 = 1L;
int8_t *l_4249 = &g_405[1];
int32_t l_4284 = 1L;
uint32_t *** const *l_4299 = &g_3138[0][3][0];
uint32_t *** const **l_4298 = &l_4299;
for (g_1766.f2 = 0; (g_1766.f2 <= 1); g_1766.f2 += 1)
{
uint64_t *l_4241 = (void*)0;
uint64_t *l_4242 = &g_1810[2].f9;
int8_t **l_4248[9][6][4] = {{{&g_2370,&g_2370,&l_4247,&l_4247},{&g_2370,(void*)0,(void*)0,(void*)0},{&g_2370,&l_4247,&g_2370,(void*)0},{(void*)0,(void*)0,&l_4247,&l_4247},{&l_4247,&g_2370,&g_2370,&g_2370},{&l_4247,(void*)0,&l_4247,&g_2370}},{{&g_2370,&l_4247,&g_2370,&l_4247},{(void*)0,&l_4247,(void*)0,(void*)0},{&l_4247,&g_2370,&l_4247,&g_2370},{&g_2370,&g_2370,&g_2370,&g_2370},{&l_4247,(void*)0,&g_2370,&g_2370},{&g_2370,&g_2370,&l_4247,&g_2370}},{{&l_4247,(void*)0,(void*)0,&g_2370},{(void*)0,&g_2370,&g_2370,&g_2370},{&g_2370,&l_4247,&l_4247,&l_4247},{&l_4247,&l_4247,&g_2370,(void*)0},{&l_4247,(void*)0,&l_4247,&g_2370},{(void*)0,&g_2370,&g_2370,&l_4247}},{{&g_2370,&g_2370,(void*)0,&g_2370},{&g_2370,(void*)0,&l_4247,(void*)0},{&g_2370,&l_4247,(void*)0,&l_4247},{&g_2370,&l_4247,&l_4247,&g_2370},{(void*)0,&g_2370,&l_4247,&g_2370},{&l_4247,(void*)0,&g_2370,&g_2370}},{{&l_4247,&g_2370,&l_4247,&g_2370},{&g_2370,(void*)0,&l_4247,&g_2370},{&g_2370,&g_2370,&l_4247,&g_2370},{&l_4247,&g_2370,&g_2370,(void*)0},{&l_4247,&l_4247,&l_4247,&l_4247},{(void*)0,&l_4247,&l_4247,&g_2370}},{{&g_2370,(void*)0,(void*)0,&g_2370},{&g_2370,&g_2370,&l_4247,&l_4247},{&g_2370,(void*)0,&l_4247,&l_4247},{&l_4247,&g_2370,(void*)0,&l_4247},{&l_4247,&l_4247,&g_2370,&g_2370},{&g_2370,&g_2370,&l_4247,(void*)0}},{{&g_2370,(void*)0,&g_2370,&l_4247},{&g_2370,&g_2370,&g_2370,&g_2370},{&g_2370,&g_2370,&g_2370,(void*)0},{&l_4247,&g_2370,&g_2370,&l_4247},{&l_4247,(void*)0,&l_4247,&g_2370},{&l_4247,&l_4247,&l_4247,&l_4247}},{{&l_4247,(void*)0,&g_2370,&l_4247},{&l_4247,&l_4247,&g_2370,&l_4247},{&g_2370,&l_4247,&g_2370,(void*)0},{&g_2370,&l_4247,&g_2370,&g_2370},{&g_2370,&g_2370,&l_4247,&l_4247},{&g_2370,(void*)0,&g_2370,&g_2370}},{{&l_4247,&l_4247,(void*)0,&g_2370},{&l_4247,&l_4247,&l_4247,&g_2370},{&l_4247,(void*)0,&l_4247,&l_4247},{&g_2370,&g_2370,(void*)0,&g_2370},{(void*)0,&l_4247,&g_2370,(void*)0},{(void*)0,&l_4247,&l_4247,&l_4247}}};
int32_t l_4261 = 0xDAC9533DL;
int32_t *l_4262 = &g_638[3][4][0];
int i, j, k;
l_4264[4] ^= (safe_lshift_func_uint16_t_u_s((safe_mul_func_int8_t_s_s(((((*g_228) = (safe_div_func_uint64_t_u_u((safe_add_func_int16_t_s_s(((*g_437) = ((p_174.f1 = ((*g_2370) = (l_4239 && ((l_4240 || ((p_174.f0 && (--(*l_4242))) && ((safe_rshift_func_uint16_t_u_u(((((((*l_4262) = (((l_4249 = l_4247) == l_4247) ^ ((g_235[(g_2865.f4 + 6)] , (((safe_lshift_func_int16_t_s_s((safe_mod_func_uint16_t_u_u((((safe_unary_minus_func_int8_t_s((safe_sub_func_uint32_t_u_u((safe_lshift_func_uint16_t_u_s(((*g_228) > (&p_173 == ((g_1783[5][4][2].f9 = (p_174 , g_1814[4][4][0].f0)) , l_4259))), (*p_176))), g_235[(g_2865.f4 + 6)])))) > l_4260) , p_174.f0), l_4261)), (*g_437))) != p_174.f0) < p_174.f1)) , l_4229[3][3][0]))) != 0L) || p_175) < (*g_3930)) >= l_4240), p_174.f0)) ^ g_981[g_2865.f4]))) || 7L)))) , (*g_437))), 0x8C83L)), (-2L)))) ^ p_175) <= l_4263), 0xBAL)), l_4260));
if (p_175)
continue;
}
for (g_1809.f8 = 0; (g_1809.f8 <= 1); g_1809.f8 += 1)
{
int64_t l_4265 = 0L;
struct S1 ***l_4280 = &g_2429;
struct S1 ****l_4279[8] = {&l_4280,&l_4280,&l_4280,&l_4280,&l_4280,&l_4280,&l_4280,&l_4280};
int i;
for (g_2245.f7 = 6; (g_2245.f7 >= 3); g_2245.f7 -= 1)
{
l_4266 |= (l_4265 = ((*g_2370) , ((l_4239 != 65526UL) && l_4239)));
(*g_618) = &l_4266;
}
for (g_4165.f6 = 0; (g_4165.f6 <= 1); g_4165.f6 += 1)
{
struct S1 *****l_4281[9][3] = {{&l_4279[4],&l_4279[1],&l_4279[4]},{&l_4279[4],&l_4279[0],&l_4279[1]},{&l_4279[0],&l_4279[4],&l_4279[4]},{&l_4279[1],&l_4279[4],&l_4279[6]},{(void*)0,&l_4279[0],&l_4279[1]},{&l_4279[1],&l_4279[1],&l_4279[1]},{&l_4279[0],(void*)0,&l_4279[6]},{&l_4279[4],&l_4279[1],&l_4279[4]},{&l_4279[4],&l_4279[0],&l_4279[1]}};
uint16_t *l_4289 = &g_677;
uint16_t **l_4288 = &l_4289;
int32_t l_4292[10];
int i, j;
for (i = 0; i < 10; i++)
l_4292[i] = (-1L);
l_4285 |= (safe_lshift_func_uint8_t_u_u(((safe_sub_func_uint8_t_u_u(((*g_2370) != (((*g_4066) = (((**g_3267) < ((safe_mod_func_uint16_t_u_u((l_4264[4] >= (safe_sub_func_uint32_t_u_u(p_175, ((*g_228) = (65535UL && 0L))))), (l_4284 = (0x78L && (p_174.f1 = ((safe_mul_func_uint8_t_u_u((safe_div_func_int16_t_s_s(((((l_4282 = l_4279[1]) != &g_2428) , p_174.f0) && p_174.f0), 5L)), l_4239)) != l_4239)))))) , 65530UL)) , 0xB4L)) < p_175)), g_981[g_2865.f4])) ^ 0UL), 0));
l_4284 &= ((((safe_mul_func_int8_t_s_s((-6L), (((*g_3626) = p_176) != ((*l_4288) = p_176)))) ^ ((*l_4249) = (((safe_lshift_func_int8_t_s_u(p_174.f1, p_174.f1)) != l_4292[3]) > (safe_sub_func_int8_t_s_s(l_4229[3][1][1], (&g_1332 != (((+(safe_sub_func_int32_t_s_s(p_175, 0UL))) , p_175) , l_4298))))))) != p_174.f0) <= l_4265);
if (p_175)
continue;
}
}
}
if (p_174.f1)
continue;
}
l_4229[1][2][1] &= (safe_mul_func_uint8_t_u_u((18446744073709551608UL < (l_4260 = (p_175 < (((*l_4247) = (l_4263 , ((safe_mul_func_int16_t_s_s((safe_add_func_uint64_t_u_u((((*l_4308) = l_4306) != &l_4307), l_4285)), ((p_175 == p_174.f0) , (safe_unary_minus_func_uint32_t_u((safe_mul_func_int8_t_s_s(((l_4312 = (void*)0) != l_4313), p_174.f1))))))) || 0x899EL))) || (-1L))))), (-3L)));
}
return p_174;
}
static uint32_t * func_177(int64_t p_178)
{
int32_t *l_4103 = (void*)0;
int32_t *l_4104 = &g_1212;
uint32_t l_4161 = 0x9EBE5C5FL;
struct S1 l_4171[5][9] = {{{0xC741L,-1L},{0x2ACDL,1L},{0x2816L,0L},{0x2816L,0L},{0x2ACDL,1L},{0xC741L,-1L},{0x2ACDL,1L},{0x2816L,0L},{0x2816L,0L}},{{0x658CL,0L},{0x4835L,0xD1L},{0x2017L,0x24L},{0x2B70L,0x23L},{0x2017L,0x24L},{0x4835L,0xD1L},{0x658CL,0L},{1L,0x90L},{0x507EL,-4L}},{{8L,-3L},{0x2ACDL,1L},{8L,-3L},{0xC741L,-1L},{0xC741L,-1L},{8L,-3L},{0x2ACDL,1L},{8L,-3L},{0xC741L,-1L}},{{-7L,0x0EL},{1L,0x90L},{0x2017L,0x24L},{0x8015L,0x80L},{0x56DCL,1L},{0x8015L,0x80L},{0x2017L,0x24L},{1L,0x90L},{-7L,0x0EL}},{{0x7411L,-1L},{0xC741L,-1L},{0x2816L,0L},{0xC741L,-1L},{0x7411L,-1L},{0x7411L,-1L},{0xC741L,-1L},{0x2816L,0L},{0xC741L,-1L}}};
uint32_t *l_4177 = &g_1768.f8;
uint32_t **l_4176[4] = {&l_4177,&l_4177,&l_4177,&l_4177};
uint64_t l_4183[1];
uint8_t l_4188 = 0xA5L;
int32_t l_4193 = 0x15F699E4L;
int32_t l_4203 = 0x5E0EDEA4L;
int32_t l_4205[2];
uint32_t l_4212 = 0x2F1D3784L;
int i, j;
for (i = 0; i < 1; i++)
l_4183[i] = 18446744073709551615UL;
for (i = 0; i < 2; i++)
l_4205[i] = 8L;
l_4104 = (l_4103 = l_4103);
for (g_1803.f4 = 0; (g_1803.f4 >= (-29)); g_1803.f4--)
{
int32_t l_4112 = 1L;
uint32_t *l_4146 = &g_1807.f6;
struct S1 l_4160[8] = {{1L,0xD1L},{1L,0xD1L},{1L,0xD1L},{1L,0xD1L},{1L,0xD1L},{1L,0xD1L},{1L,0xD1L},{1L,0xD1L}};
struct S0 *l_4164 = &g_4165;
int32_t *l_4172 = &g_638[4][0][0];
uint16_t **l_4175 = (void*)0;
int i;
if (p_178)
break;
for (g_3899.f1 = 0; (g_3899.f1 >= 22); g_3899.f1 = safe_add_func_uint64_t_u_u(g_3899.f1, 5))
{
uint64_t *l_4113 = &g_1792.f9;
int32_t l_4116[2][4][7] = {{{0xFC062B1DL,0xB7D04263L,0xFC062B1DL,0xFC062B1DL,0xB7D04263L,0xFC062B1DL,0xFC062B1DL},{0x597B5265L,0x597B5265L,(-10L),0x597B5265L,0x597B5265L,(-10L),(-7L)},{0xFC062B1DL,(-1L),(-1L),0xFC062B1DL,(-1L),(-1L),0xFC062B1DL},{(-10L),(-7L),(-10L),(-10L),(-7L),(-10L),(-10L)}},{{0xFC062B1DL,0xFC062B1DL,0xB7D04263L,0xFC062B1DL,0xFC062B1DL,0xB7D04263L,0xFC062B1DL},{(-7L),(-10L),(-10L),(-7L),(-10L),(-10L),(-7L)},{(-1L),0xFC062B1DL,(-1L),(-1L),0xFC062B1DL,(-1L),(-1L)},{(-7L),(-7L),0x597B5265L,(-7L),(-7L),0x597B5265L,(-7L)}}};
uint16_t *l_4117 = &g_119;
uint32_t l_4122 = 0xC7039066L;
int32_t *l_4124[3];
int i, j, k;
for (i = 0; i < 3; i++)
l_4124[i] = (void*)0;
l_4116[1][2][0] = ((((**g_3267) &= ((safe_mod_func_uint64_t_u_u((safe_unary_minus_func_int64_t_s(l_4112)), (--(*l_4113)))) , p_178)) != l_4116[0][2][1]) <= ((*l_4117)--));
l_4122 |= (safe_rshift_func_uint16_t_u_u(0x9A46L, (((0xFA0EL != p_178) <= p_178) <= ((void*)0 == &g_715))));
for (g_1818.f2 = 0; (g_1818.f2 <= 2); g_1818.f2 += 1)
{
int32_t *l_4123 = &g_284;
const int32_t *l_4141[3][2][2];
const int32_t **l_4140 = &l_4141[1][0][0];
uint16_t *l_4166 = &g_677;
int i, j, k;
for (i = 0; i < 3; i++)
{
for (j = 0; j < 2; j++)
{
for (k = 0; k < 2; k++)
l_4141[i][j][k] = &g_2237[4].f7;
}
}
(*g_618) = l_4123;
(*g_618) = l_4124[2];
for (g_1786.f1 = 0; (g_1786.f1 <= 2); g_1786.f1 += 1)
{
int64_t *l_4134 = &g_1795[1][4].f4;
uint16_t l_4135[10] = {0x6288L,0x6288L,0x6288L,0x6288L,0x6288L,0x6288L,0x6288L,0x6288L,0x6288L,0x6288L};
int32_t * const *l_4136 = &g_3440;
const int32_t *l_4138 = &g_1820.f7;
const int32_t **l_4137 = &l_4138;
const int32_t ***l_4139[3];
uint64_t *l_4142 = &g_1815[1].f9;
int64_t *l_4143[3][6] = {{&g_1814[4][4][0].f4,&g_1604[0].f4,&g_1814[4][4][0].f4,&g_1814[4][4][0].f4,&g_1604[0].f4,&g_1814[4][4][0].f4},{&g_1814[4][4][0].f4,&g_1604[0].f4,&g_1814[4][4][0].f4,&g_1814[4][4][0].f4,&g_1604[0].f4,&g_1814[4][4][0].f4},{&g_1814[4][4][0].f4,&g_1604[0].f4,&g_1814[4][4][0].f4,&g_1814[4][4][0].f4,&g_1604[0].f4,&g_1814[4][4][0].f4}};
struct S1 *l_4145 = &g_122[3];
struct S1 **l_4144 = &l_4145;
int i, j;
for (i = 0; i < 3; i++)
l_4139[i] = &l_4137;
(*l_4144) = func_196(((safe_lshift_func_uint8_t_u_s(((p_178 = ((safe_mod_func_uint16_t_u_u(((safe_div_func_uint8_t_u_u((((safe_lshift_func_uint8_t_u_s(0xE9L, 1)) >= p_178) && (l_4135[0] &= ((*l_4134) = (!0x46F08C4554F6FE8ELL)))), ((g_2237[4].f9 >= 18446744073709551614UL) , (((*l_4142) &= (((*l_4113) &= (*l_4123)) & (l_4136 != (l_4140 = l_4137)))) ^ ((*g_919) , (*l_4123)))))) != 0L), (-1L))) == p_178)) | g_1776.f4), (*l_4123))) && 0L));
return l_4146;
}
for (g_1803.f9 = 0; (g_1803.f9 <= 2); g_1803.f9 += 1)
{
uint16_t *l_4157 = (void*)0;
int32_t l_4168 = 0xA7662CDDL;
uint64_t l_4169 = 0x8D6F656C4C7388A8LL;
struct S1 l_4170 = {0x1268L,1L};
for (g_840 = 0; (g_840 <= 3); g_840 += 1)
{
int32_t l_4167 = 0x19087D57L;
int i, j, k;
(*l_4123) = (((safe_lshift_func_int8_t_s_u((safe_sub_func_int16_t_s_s((((((((safe_lshift_func_uint16_t_u_s((((l_4167 = ((safe_lshift_func_int8_t_s_s(((*g_2370) = 0L), (safe_div_func_int64_t_s_s((func_183(g_679[(g_1803.f9 + 1)], l_4157, (((**g_3267) = ((((*l_4123) = (((safe_mod_func_uint8_t_u_u((*l_4123), (l_4160[1] , (l_4161 , (0x59390D4DD0B67DE8LL & ((*l_4113) = (safe_add_func_int16_t_s_s(((((*g_3716) == l_4164) <= (*g_2020)) > p_178), l_4160[1].f0)))))))) , p_178) != p_178)) && p_178) < l_4160[1].f0)) , g_2865.f4), p_178, l_4166) , g_679[(g_840 + 5)]), p_178)))) != 0UL)) , 0xC87DFD15L) | p_178), l_4168)) <= l_4169) && (-1L)) && (-8L)) == p_178) != p_178) <= g_1812.f0), p_178)), (**g_2019))) >= p_178) < (-1L));
if (l_4169)
break;
l_4171[4][3] = l_4170;
}
(*g_618) = l_4104;
return l_4146;
}
}
}
(*l_4172) |= ((-9L) || p_178);
(*l_4172) |= (safe_sub_func_uint16_t_u_u((l_4175 == l_4175), 0xD8ABL));
}
if (((((((((g_4178 = l_4104) != (void*)0) , (g_1907.f2 | g_1809.f0)) & 0x15195B6BL) < (safe_sub_func_uint8_t_u_u((safe_sub_func_int16_t_s_s((-7L), l_4183[0])), (((safe_mul_func_uint16_t_u_u(p_178, ((void*)0 == &g_1070))) != p_178) , l_4183[0])))) , (void*)0) == &l_4161) | p_178))
{
uint32_t *l_4189 = &g_1810[2].f6;
int32_t l_4190 = (-3L);
int32_t *l_4191 = (void*)0;
int32_t *l_4192[5] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
struct S1 l_4198 = {-1L,-1L};
int i;
l_4193 |= (((safe_lshift_func_int16_t_s_s(((**g_3267) = 0x89C0L), 2)) < ((l_4188 = ((void*)0 == (*g_3267))) | (l_4189 == l_4189))) | (((*l_4189) ^= l_4190) == (*g_228)));
for (g_1818.f8 = 0; (g_1818.f8 == 50); g_1818.f8 = safe_add_func_uint16_t_u_u(g_1818.f8, 9))
{
int32_t *l_4196 = &l_4190;
(*g_618) = l_4196;
(*l_4196) = p_178;
if (p_178)
continue;
if ((*l_4196))
continue;
}
for (g_1821.f7 = 0; (g_1821.f7 <= 0); g_1821.f7 += 1)
{
int64_t l_4202 = 0x1F993387B31AE87ELL;
for (g_1822.f0 = 0; (g_1822.f0 <= 0); g_1822.f0 += 1)
{
struct S1 l_4197 = {0x7786L,0x95L};
int32_t l_4204 = 0xDC20FD4CL;
int32_t l_4206 = (-6L);
uint32_t l_4207[6][9] = {{0x697BA222L,0xADB737E6L,0x76FEFFC7L,0x00E88A51L,0x5CDE5D15L,0xCFF6984CL,0xCFF6984CL,0x5CDE5D15L,0x00E88A51L},{0xD5B3C9D3L,0x9644BDA8L,0xD5B3C9D3L,0x896D6824L,7UL,0x62E0574CL,0x2D0D5068L,0xF7091607L,0xF7091607L},{18446744073709551615UL,0x697BA222L,0x1E4DAE33L,0xCFF6984CL,0x1E4DAE33L,0x697BA222L,18446744073709551615UL,0x965590DCL,0x76FEFFC7L},{0x2D0D5068L,0x62E0574CL,7UL,0x896D6824L,0xD5B3C9D3L,0x9644BDA8L,0xD5B3C9D3L,0x896D6824L,7UL},{0xCFF6984CL,0xCFF6984CL,0x5CDE5D15L,0x00E88A51L,0x76FEFFC7L,0xADB737E6L,0x697BA222L,0x965590DCL,0x697BA222L},{7UL,0UL,0x62E0574CL,0x62E0574CL,0UL,7UL,18446744073709551606UL,0xF7091607L,0x047B41D5L}};
int i, j;
l_4198 = l_4197;
if (g_981[(g_1821.f7 + 1)])
continue;
for (g_1803.f8 = 0; (g_1803.f8 <= 2); g_1803.f8 += 1)
{
int32_t l_4201 = 1L;
int i;
l_4201 = (safe_mod_func_uint32_t_u_u(l_4183[g_1822.f0], 1UL));
if (g_491[g_1803.f8])
continue;
}
++l_4207[4][7];
}
}
}
else
{
int32_t *l_4210 = (void*)0;
int32_t *l_4211[7][9] = {{&g_758,(void*)0,&l_4205[1],&g_3,&l_4205[1],(void*)0,&g_758,&g_758,(void*)0},{&g_3,(void*)0,&l_4205[1],(void*)0,&g_3,(void*)0,(void*)0,&g_3,(void*)0},{&g_758,&l_4205[1],&g_758,(void*)0,&l_4205[1],&l_4205[1],(void*)0,&g_758,&l_4205[1]},{&l_4205[1],&g_758,(void*)0,&l_4205[1],&l_4205[1],(void*)0,&g_758,&l_4205[1],&g_758},{(void*)0,&g_3,(void*)0,(void*)0,&g_3,(void*)0,&l_4205[1],(void*)0,&g_3},{(void*)0,&g_758,&g_758,(void*)0,&l_4205[1],&g_3,&l_4205[1],(void*)0,&g_758},{&l_4205[1],&l_4205[1],&l_4205[1],&g_3,&g_3,&g_3,&l_4205[1],&g_3,&g_3}};
const struct S0 *l_4215 = &g_4216;
int i, j;
l_4212 |= p_178;
l_4205[0] = (safe_rshift_func_int8_t_s_u((0xCC94L || (*g_437)), 7));
l_4215 = l_4215;
}
return (*g_1575);
}
static uint8_t func_179(struct S1 p_180, int32_t * p_181, uint16_t p_182)
{
uint32_t **l_3855[8] = {&g_1576[1][2][0],&g_1576[2][0][0],&g_1576[1][2][0],&g_1576[2][0][0],&g_1576[1][2][0],&g_1576[2][0][0],&g_1576[1][2][0],&g_1576[2][0][0]};
int32_t l_3856 = 0x065D6F9CL;
int8_t *l_3857[2];
int32_t l_3859 = 0xEC3DF54DL;
uint16_t ** const *l_3879 = &g_3626;
uint16_t ** const **l_3878 = &l_3879;
uint16_t ** const ***l_3877 = &l_3878;
const uint16_t l_3880 = 65535UL;
uint32_t *****l_3882[6][6][5] = {{{&g_3137,&g_3137,&g_3137,&g_3137,&g_3137},{&g_3137,&g_3137,&g_3137,(void*)0,&g_3137},{&g_3137,&g_3137,&g_3137,&g_3137,(void*)0},{&g_3137,&g_3137,(void*)0,&g_3137,&g_3137},{&g_3137,&g_3137,&g_3137,&g_3137,&g_3137},{&g_3137,&g_3137,&g_3137,&g_3137,&g_3137}},{{&g_3137,&g_3137,&g_3137,&g_3137,&g_3137},{&g_3137,&g_3137,&g_3137,&g_3137,&g_3137},{(void*)0,&g_3137,&g_3137,&g_3137,&g_3137},{&g_3137,&g_3137,&g_3137,&g_3137,&g_3137},{&g_3137,&g_3137,&g_3137,&g_3137,&g_3137},{&g_3137,&g_3137,&g_3137,(void*)0,&g_3137}},{{(void*)0,&g_3137,&g_3137,&g_3137,&g_3137},{&g_3137,&g_3137,&g_3137,&g_3137,(void*)0},{&g_3137,&g_3137,&g_3137,&g_3137,&g_3137},{&g_3137,&g_3137,&g_3137,&g_3137,&g_3137},{&g_3137,&g_3137,&g_3137,&g_3137,&g_3137},{&g_3137,&g_3137,&g_3137,&g_3137,&g_3137}},{{&g_3137,&g_3137,&g_3137,&g_3137,&g_3137},{&g_3137,&g_3137,&g_3137,&g_3137,(void*)0},{&g_3137,&g_3137,&g_3137,&g_3137,&g_3137},{&g_3137,&g_3137,&g_3137,&g_3137,&g_3137},{&g_3137,&g_3137,&g_3137,&g_3137,&g_3137},{&g_3137,&g_3137,(void*)0,&g_3137,&g_3137}},{{&g_3137,&g_3137,&g_3137,&g_3137,&g_3137},{(void*)0,&g_3137,&g_3137,&g_3137,&g_3137},{&g_3137,&g_3137,&g_3137,&g_3137,&g_3137},{&g_3137,&g_3137,(void*)0,&g_3137,&g_3137},{&g_3137,&g_3137,&g_3137,&g_3137,&g_3137},{(void*)0,&g_3137,&g_3137,&g_3137,&g_3137}},{{&g_3137,&g_3137,&g_3137,&g_3137,(void*)0},{&g_3137,&g_3137,&g_3137,&g_3137,&g_3137},{&g_3137,&g_3137,&g_3137,&g_3137,&g_3137},{&g_3137,&g_3137,(void*)0,&g_3137,(void*)0},{&g_3137,&g_3137,&g_3137,&g_3137,&g_3137},{&g_3137,&g_3137,&g_3137,(void*)0,&g_3137}}};
int32_t l_3919 = 0x29AE47ACL;
int32_t l_3920 = 0x9B562ECAL;
uint64_t l_3921 = 0xBEB08D429411D375LL;
uint16_t l_3933 = 0x69BAL;
int32_t l_3934 = 0x5CF57BC3L;
int64_t *l_3950 = &g_2976[2][2][1];
int32_t ***l_3979[4];
int16_t l_4074 = 0x1B57L;
int32_t l_4094 = 1L;
int i, j, k;
for (i = 0; i < 2; i++)
l_3857[i] = (void*)0;
for (i = 0; i < 4; i++)
l_3979[i] = &g_3780[0][2];
for (g_1798.f7 = (-19); (g_1798.f7 <= 5); g_1798.f7 = safe_add_func_int64_t_s_s(g_1798.f7, 6))
{
int8_t *l_3841[9][9][3] = {{{&g_3235,(void*)0,&g_122[3].f1},{&g_108,&g_405[3],&g_405[1]},{&g_405[5],&g_122[3].f1,&g_405[1]},{&g_2260[3],&g_405[3],&g_3235},{&g_2260[3],(void*)0,&g_122[3].f1},{&g_2260[6],&g_108,&g_405[1]},{&g_405[1],&g_3235,&g_405[5]},{&g_405[1],&g_108,(void*)0},{&g_2260[4],&g_405[5],&g_2260[1]}},{{(void*)0,&g_122[3].f1,&g_3235},{&g_2260[6],&g_122[3].f1,&g_108},{&g_108,(void*)0,&g_2260[4]},{&g_108,&g_2260[1],&g_405[1]},{&g_2260[4],&g_2260[4],&g_3235},{&g_122[3].f1,&g_405[1],&g_2260[6]},{&g_405[3],&g_405[1],&g_2260[6]},{(void*)0,&g_405[1],&g_405[5]},{&g_108,&g_405[3],&g_2260[6]}},{{&g_405[1],&g_3235,&g_2260[6]},{(void*)0,(void*)0,&g_3235},{(void*)0,&g_2260[6],&g_405[1]},{(void*)0,&g_3235,&g_2260[4]},{&g_405[5],&g_2260[2],&g_108},{&g_3235,&g_405[1],&g_3235},{&g_3235,&g_405[1],&g_2260[1]},{&g_122[3].f1,(void*)0,(void*)0},{&g_3235,&g_405[1],&g_405[5]}},{{&g_405[1],(void*)0,&g_405[1]},{&g_122[3].f1,&g_122[3].f1,&g_122[3].f1},{(void*)0,&g_122[3].f1,&g_3235},{&g_2260[2],&g_2260[3],&g_405[1]},{(void*)0,&g_405[2],&g_405[1]},{&g_2260[2],&g_2260[6],&g_122[3].f1},{(void*)0,&g_108,&g_405[2]},{&g_122[3].f1,&g_405[1],&g_3235},{&g_405[1],&g_2260[6],&g_405[3]}},{{&g_3235,&g_108,&g_108},{&g_122[3].f1,&g_3235,&g_122[3].f1},{&g_3235,&g_108,(void*)0},{&g_3235,&g_108,&g_122[3].f1},{&g_405[5],&g_2260[4],&g_2260[3]},{(void*)0,(void*)0,(void*)0},{(void*)0,&g_405[1],&g_405[1]},{(void*)0,&g_122[3].f1,&g_405[3]},{&g_405[1],&g_2260[6],&g_3235}},{{&g_108,&g_2260[6],&g_3235},{(void*)0,&g_2260[6],&g_2260[2]},{&g_405[3],&g_122[3].f1,&g_3235},{&g_122[3].f1,&g_405[1],&g_122[3].f1},{&g_2260[4],(void*)0,&g_3235},{&g_108,&g_2260[4],&g_122[3].f1},{&g_108,&g_108,&g_2260[6]},{&g_2260[6],&g_108,(void*)0},{(void*)0,&g_3235,&g_405[1]}},{{&g_2260[4],&g_108,&g_3235},{&g_405[1],&g_2260[6],&g_108},{&g_405[1],&g_405[1],&g_405[1]},{&g_2260[6],&g_108,&g_405[1]},{&g_2260[3],&g_2260[6],&g_3235},{&g_2260[3],&g_405[2],&g_108},{&g_405[5],&g_2260[3],&g_3235},{&g_108,&g_122[3].f1,&g_405[1]},{&g_3235,&g_122[3].f1,&g_405[1]}},{{&g_122[3].f1,(void*)0,(void*)0},{&g_108,&g_405[4],&g_122[3].f1},{&g_405[3],(void*)0,&g_2260[6]},{&g_405[5],&g_2260[1],&g_405[1]},{&g_3235,&g_2260[6],&g_3235},{&g_122[3].f1,&g_3235,&g_122[3].f1},{&g_405[1],&g_2260[6],&g_405[3]},{&g_122[3].f1,&g_405[4],&g_122[3].f1},{&g_405[2],&g_405[3],&g_405[1]}},{{&g_3235,&g_2260[6],&g_405[5]},{(void*)0,(void*)0,&g_2260[6]},{&g_405[1],&g_3235,&g_108},{(void*)0,&g_2260[6],&g_2260[6]},{&g_3235,&g_3235,&g_3235},{&g_405[2],(void*)0,&g_3235},{&g_122[3].f1,&g_405[1],&g_2260[2]},{&g_405[1],&g_122[3].f1,&g_108},{&g_122[3].f1,&g_405[1],&g_405[5]}}};
int32_t l_3851 = 0x67E99E85L;
int32_t *l_3852 = &g_284;
uint32_t l_3858 = 0x6EBB4DFCL;
uint16_t *****l_3872 = &g_818;
int32_t l_3916 = 0x92BC7F3FL;
int32_t l_3918[9];
uint32_t *** const *l_3940 = &g_3138[0][5][5];
uint32_t *l_4024 = &g_1792.f8;
uint32_t **l_4023 = &l_4024;
uint32_t ***l_4070 = (void*)0;
uint32_t **** const l_4069 = &l_4070;
uint32_t **** const *l_4068 = &l_4069;
const int64_t l_4088 = 1L;
int i, j, k;
for (i = 0; i < 9; i++)
l_3918[i] = 0L;
l_3859 ^= ((((l_3841[0][5][0] == (((*g_2370) = (8L && (safe_div_func_int64_t_s_s(((safe_div_func_int16_t_s_s((safe_rshift_func_uint16_t_u_s((safe_add_func_uint16_t_u_u((safe_unary_minus_func_int64_t_s((((*l_3852) = l_3851) == (safe_add_func_int16_t_s_s(p_180.f1, ((l_3855[3] != (void*)0) ^ 0x97A2L)))))), l_3856)), p_182)), (*g_437))) <= p_180.f0), p_180.f0)))) , l_3857[0])) > 250UL) , p_182) > l_3858);
(*l_3852) |= (safe_rshift_func_uint16_t_u_s((++p_182), 10));
}
return (**g_2019);
}
static struct S1 func_183(int32_t p_184, uint16_t * p_185, uint32_t p_186, uint16_t p_187, uint16_t * p_188)
{
uint32_t l_3831 = 18446744073709551614UL;
const struct S1 l_3834 = {6L,0xDCL};
int32_t *l_3835 = (void*)0;
int32_t *l_3836 = &g_579;
(*g_618) = (void*)0;
l_3831++;
(*l_3836) = ((l_3834 , l_3834) , p_187);
return (*g_919);
}
static uint16_t * func_191(struct S1 * p_192, uint32_t * p_193, uint16_t ** p_194, int32_t p_195)
{
uint8_t l_221[8] = {0xABL,0xABL,0x04L,0xABL,0xABL,0x04L,0xABL,0xABL};
int16_t *l_236 = &g_122[3].f0;
struct S1 l_237 = {0xB0B2L,0x2AL};
uint16_t l_3810[9];
int32_t l_3811 = 0x4FCCAA55L;
uint8_t *l_3824 = &g_1793.f2;
int8_t l_3825 = 3L;
int32_t **l_3828 = &g_1634[3];
uint16_t *l_3829 = &l_3810[2];
int i;
for (i = 0; i < 9; i++)
l_3810[i] = 0xC780L;
for (g_87 = 3; (g_87 >= 0); g_87 -= 1)
{
int16_t *l_232 = &g_78;
int32_t l_233 = 0xE0439304L;
uint64_t l_3777 = 4UL;
uint8_t *l_3821[10][8] = {{(void*)0,(void*)0,&g_1601.f2,&g_1792.f2,(void*)0,&g_1792.f2,&g_1601.f2,(void*)0},{(void*)0,&g_1762.f2,&g_1794[0].f2,&g_1601.f2,&g_1601.f2,&g_1794[0].f2,&g_1762.f2,(void*)0},{&g_1762.f2,&g_1815[1].f2,(void*)0,&g_1792.f2,(void*)0,&g_1815[1].f2,&g_1762.f2,&g_1762.f2},{&g_1815[1].f2,&g_1792.f2,&g_1794[0].f2,&g_1794[0].f2,&g_1792.f2,&g_1815[1].f2,&g_1601.f2,&g_1815[1].f2},{&g_1792.f2,&g_1815[1].f2,&g_1601.f2,&g_1815[1].f2,&g_1792.f2,&g_1794[0].f2,&g_1794[0].f2,&g_1792.f2},{&g_1815[1].f2,&g_1762.f2,&g_1762.f2,&g_1815[1].f2,(void*)0,&g_1792.f2,(void*)0,&g_1815[1].f2},{&g_1762.f2,(void*)0,&g_1762.f2,&g_1794[0].f2,&g_1601.f2,&g_1601.f2,&g_1794[0].f2,&g_1762.f2},{(void*)0,(void*)0,&g_1601.f2,&g_1792.f2,(void*)0,&g_1792.f2,&g_1601.f2,(void*)0},{(void*)0,&g_1762.f2,&g_1794[0].f2,&g_1601.f2,&g_1601.f2,&g_1794[0].f2,&g_1762.f2,(void*)0},{&g_1762.f2,&g_1815[1].f2,(void*)0,&g_1792.f2,(void*)0,&g_1815[1].f2,&g_1762.f2,&g_1762.f2}};
uint8_t **l_3820 = &l_3821[7][5];
uint8_t *l_3823[10] = {&g_1778.f2,&g_1817[4][0].f2,&g_1817[4][0].f2,&g_1778.f2,&g_1762.f2,&g_1778.f2,&g_1817[4][0].f2,&g_1817[4][0].f2,&g_1778.f2,&g_1762.f2};
uint8_t **l_3822 = &l_3823[7];
int32_t *l_3826 = (void*)0;
int32_t *l_3827 = &g_204;
int i, j;
for (g_119 = 0; (g_119 <= 3); g_119 += 1)
{
int8_t l_202 = 2L;
int32_t *l_203 = &g_204;
int8_t *l_222 = &l_202;
struct S1 *l_225[10][10] = {{&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3]},{&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3]},{&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3]},{&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3],&g_122[3]},{&g_122[g_87],&g_122[3],&g_122[3],&g_122[g_87],&g_122[3],&g_122[g_87],&g_122[3],&g_122[3],&g_122[g_87],&g_122[3]},{&g_122[g_87],&g_122[3],&g_122[3],&g_122[g_87],&g_122[3],&g_122[g_87],&g_122[3],&g_122[3],&g_122[g_87],&g_122[3]},{&g_122[g_87],&g_122[3],&g_122[3],&g_122[g_87],&g_122[3],&g_122[g_87],&g_122[3],&g_122[3],&g_122[g_87],&g_122[3]},{&g_122[g_87],&g_122[3],&g_122[3],&g_122[g_87],&g_122[3],&g_122[g_87],&g_122[3],&g_122[3],&g_122[g_87],&g_122[3]},{&g_122[g_87],&g_122[3],&g_122[3],&g_122[g_87],&g_122[3],&g_122[g_87],&g_122[3],&g_122[3],&g_122[g_87],&g_122[3]},{&g_122[g_87],&g_122[3],&g_122[3],&g_122[g_87],&g_122[3],&g_122[g_87],&g_122[3],&g_122[3],&g_122[g_87],&g_122[3]}};
uint64_t *l_234 = (void*)0;
int i, j;
(*l_203) = l_202;
}
l_3811 ^= (safe_mul_func_int8_t_s_s(l_3810[2], p_195));
(*l_3827) &= (l_3825 = (((safe_sub_func_uint64_t_u_u((safe_add_func_int16_t_s_s(((l_3777 <= (255UL <= ((**g_2019)--))) <= (l_3810[2] && (safe_add_func_uint16_t_u_u(((void*)0 == &g_2370), l_221[6])))), l_233)), (((*l_3820) = &l_221[4]) == (l_3824 = ((*l_3822) = (*g_2019)))))) , l_3810[2]) , p_195));
}
(*l_3828) = ((*g_618) = &p_195);
return (*g_3626);
}
static struct S1 * func_196(int32_t p_197)
{
int32_t *l_199 = &g_87;
int32_t **l_198 = &l_199;
(*l_198) = (void*)0;
return &g_122[2];
}
static struct S1 func_205(int16_t * p_206, uint32_t p_207, int16_t p_208, uint64_t p_209)
{
int32_t ***l_3778 = &g_618;
int32_t ***l_3779[6][4][7] = {{{&g_618,&g_618,(void*)0,&g_618,&g_618,&g_618,&g_618},{(void*)0,&g_618,&g_618,(void*)0,&g_618,&g_618,&g_618},{&g_618,&g_618,&g_618,&g_618,&g_618,&g_618,&g_618},{(void*)0,&g_618,&g_618,&g_618,&g_618,&g_618,&g_618}},{{&g_618,&g_618,(void*)0,&g_618,(void*)0,&g_618,(void*)0},{&g_618,(void*)0,&g_618,&g_618,(void*)0,&g_618,(void*)0},{(void*)0,&g_618,&g_618,&g_618,(void*)0,&g_618,&g_618},{&g_618,(void*)0,(void*)0,&g_618,&g_618,&g_618,&g_618}},{{&g_618,&g_618,&g_618,&g_618,&g_618,(void*)0,&g_618},{&g_618,&g_618,(void*)0,(void*)0,&g_618,(void*)0,&g_618},{(void*)0,&g_618,&g_618,(void*)0,&g_618,(void*)0,&g_618},{&g_618,(void*)0,&g_618,&g_618,&g_618,&g_618,&g_618}},{{&g_618,&g_618,&g_618,&g_618,&g_618,&g_618,&g_618},{&g_618,&g_618,&g_618,&g_618,&g_618,&g_618,(void*)0},{&g_618,&g_618,&g_618,&g_618,&g_618,&g_618,&g_618},{&g_618,(void*)0,&g_618,&g_618,&g_618,&g_618,&g_618}},{{&g_618,&g_618,&g_618,&g_618,&g_618,&g_618,&g_618},{&g_618,&g_618,(void*)0,&g_618,&g_618,&g_618,&g_618},{(void*)0,&g_618,&g_618,&g_618,&g_618,&g_618,&g_618},{&g_618,(void*)0,&g_618,&g_618,&g_618,&g_618,&g_618}},{{&g_618,&g_618,&g_618,&g_618,&g_618,&g_618,&g_618},{&g_618,&g_618,&g_618,&g_618,(void*)0,&g_618,&g_618},{&g_618,&g_618,(void*)0,&g_618,&g_618,(void*)0,&g_618},{&g_618,&g_618,(void*)0,&g_618,&g_618,&g_618,&g_618}}};
struct S0 **** const *l_3789 = &g_3714;
int16_t l_3790 = 0x0EEFL;
uint64_t *l_3791[6][10] = {{&g_1810[2].f9,&g_1604[0].f9,&g_1785[0][1][1].f9,&g_1604[0].f9,&g_1810[2].f9,&g_1763.f9,&g_1907.f9,(void*)0,&g_1763.f9,&g_1757.f9},{&g_1757.f9,&g_1773.f9,&g_1787.f9,&g_1757.f9,&g_1820.f9,&g_1792.f9,&g_1765.f9,(void*)0,&g_1976,&g_1757.f9},{(void*)0,&g_1757.f9,&g_339,&g_1820.f9,&g_1810[2].f9,&g_1773.f9,&g_1773.f9,&g_1810[2].f9,&g_1820.f9,&g_339},{&g_1762.f9,&g_1762.f9,&g_1763.f9,&g_1765.f9,&g_2242[2][0].f9,&g_1785[0][1][1].f9,&g_1821.f9,&g_1757.f9,&g_1763.f9,(void*)0},{&g_1604[0].f9,&g_1787.f9,&g_1792.f9,&g_1821.f9,&g_1976,(void*)0,&g_1821.f9,(void*)0,&g_1773.f9,&g_1604[0].f9},{&g_339,&g_1762.f9,&g_1773.f9,&g_1976,(void*)0,&g_1976,&g_1773.f9,&g_1762.f9,&g_339,&g_1792.f9}};
int64_t l_3792[6][7] = {{0x18118D65E77D0D25LL,0x180439D974DE71C6LL,0x180439D974DE71C6LL,0x18118D65E77D0D25LL,0x18118D65E77D0D25LL,0x180439D974DE71C6LL,0x180439D974DE71C6LL},{1L,0x5E6177149EAAA7F5LL,1L,0x5E6177149EAAA7F5LL,1L,0x5E6177149EAAA7F5LL,1L},{0x18118D65E77D0D25LL,0x18118D65E77D0D25LL,0x180439D974DE71C6LL,0x180439D974DE71C6LL,0x18118D65E77D0D25LL,0x18118D65E77D0D25LL,0x180439D974DE71C6LL},{1L,0x5E6177149EAAA7F5LL,1L,0x5E6177149EAAA7F5LL,1L,0x5E6177149EAAA7F5LL,1L},{0x18118D65E77D0D25LL,0x180439D974DE71C6LL,0x180439D974DE71C6LL,0x18118D65E77D0D25LL,0x18118D65E77D0D25LL,0x180439D974DE71C6LL,0x180439D974DE71C6LL},{1L,0x5E6177149EAAA7F5LL,1L,0x5E6177149EAAA7F5LL,1L,0x5E6177149EAAA7F5LL,1L}};
uint32_t l_3793 = 4294967288UL;
uint64_t l_3797[2][6][2] = {{{1UL,1UL},{0xF110D3EF2F0FF4BFLL,1UL},{1UL,0xF110D3EF2F0FF4BFLL},{1UL,1UL},{0xF110D3EF2F0FF4BFLL,1UL},{1UL,0xF110D3EF2F0FF4BFLL}},{{1UL,1UL},{0xF110D3EF2F0FF4BFLL,1UL},{1UL,0xF110D3EF2F0FF4BFLL},{1UL,1UL},{0xF110D3EF2F0FF4BFLL,1UL},{1UL,0xF110D3EF2F0FF4BFLL}}};
uint8_t l_3804[5] = {255UL,255UL,255UL,255UL,255UL};
struct S1 l_3807 = {0L,0xDCL};
int i, j, k;
l_3793 |= ((((((*g_437) = ((g_3780[5][1] = (void*)0) == ((g_1792.f6 , ((*g_2020) ^= (0x1DE98131931129A7LL >= (p_209 = (((((safe_div_func_int8_t_s_s(p_208, (safe_mul_func_int16_t_s_s((-6L), (safe_div_func_uint8_t_u_u((safe_div_func_uint8_t_u_u(((void*)0 == l_3789), 0xDAL)), p_207)))))) >= l_3790) | p_208) >= (-10L)) || (*g_437)))))) , (*g_3638)))) == p_207) <= 1UL) != l_3792[3][4]) , p_207);
g_3794[0]--;
++l_3797[1][2][0];
for (g_1775.f2 = 0; (g_1775.f2 == 6); g_1775.f2++)
{
int32_t l_3802 = (-1L);
int32_t l_3803 = 0xE8D8B3A7L;
l_3804[0]++;
return l_3807;
}
return (*g_919);
}
static int16_t * func_210(int16_t * p_211, uint8_t p_212, uint8_t p_213, const uint64_t p_214, int32_t * p_215)
{
int32_t l_2578 = 0xF6CF30FCL;
int32_t *l_2579 = (void*)0;
int32_t *l_2580 = (void*)0;
int32_t *l_2581 = &g_284;
int32_t l_2582 = 8L;
int32_t *l_2583 = (void*)0;
int32_t *l_2584 = &g_204;
int32_t l_2585 = 0x2A2D55D7L;
int32_t *l_2586 = (void*)0;
int32_t l_2587 = (-10L);
int32_t *l_2588[9] = {&g_638[2][0][2],(void*)0,&g_638[2][0][2],(void*)0,&g_638[2][0][2],(void*)0,&g_638[2][0][2],(void*)0,&g_638[2][0][2]};
uint8_t l_2589 = 252UL;
uint32_t l_2592 = 0xCA77AB10L;
uint32_t ** const ***l_2595 = (void*)0;
int16_t l_2601 = (-9L);
int32_t *l_2622 = (void*)0;
int32_t **l_2621 = &l_2622;
int32_t **l_2627[8] = {&l_2622,(void*)0,&l_2622,&l_2622,(void*)0,&l_2622,&l_2622,(void*)0};
uint32_t ****l_2630 = (void*)0;
int64_t l_2631[9] = {0L,0L,0L,0L,0L,0L,0L,0L,0L};
int16_t l_2632 = 7L;
uint16_t l_2633 = 1UL;
int64_t ***l_2645 = &g_2024[3][4][1];
const uint8_t l_2651 = 0x10L;
int16_t l_2654 = (-1L);
int32_t *l_2661 = &g_284;
uint32_t l_2664 = 1UL;
const int64_t ****l_2677 = &g_1658[3];
const uint32_t l_2694 = 4294967288UL;
uint64_t l_2701[4] = {1UL,1UL,1UL,1UL};
int32_t l_2702 = (-2L);
uint32_t l_2708 = 0x578F973CL;
int32_t l_2712 = 0x07DB2133L;
uint32_t l_2728 = 18446744073709551609UL;
int16_t l_2733 = 0x82F6L;
int8_t l_2750 = 8L;
int32_t l_2754 = 0xA263B513L;
uint16_t l_2757 = 0xF18BL;
uint32_t l_2761 = 0x3956C3EBL;
uint32_t ***l_2787 = &g_1575;
uint32_t ****l_2786 = &l_2787;
int8_t l_2809 = 3L;
uint32_t l_2820 = 1UL;
struct S0 *****l_2821[7];
const uint32_t *l_2889 = &g_1604[0].f6;
uint16_t l_2898 = 0UL;
int32_t l_2901[10] = {0x9CCD205AL,0x9CCD205AL,0x9CCD205AL,0x9CCD205AL,0x9CCD205AL,0x9CCD205AL,0x9CCD205AL,0x9CCD205AL,0x9CCD205AL,0x9CCD205AL};
int64_t *l_2912 = &g_1768.f4;
uint64_t l_2934 = 0UL;
const struct S1 *l_2967 = (void*)0;
uint16_t l_2972 = 0xB648L;
uint32_t l_2977 = 0x5EDEAC7DL;
uint8_t l_2983 = 2UL;
uint64_t l_2986 = 6UL;
int8_t ***l_3014 = &g_2369[0][2];
const int8_t *l_3017[4] = {&g_2260[6],&g_2260[6],&g_2260[6],&g_2260[6]};
const int8_t **l_3016 = &l_3017[3];
const int8_t ***l_3015 = &l_3016;
int32_t l_3034 = 0x290298E9L;
const uint32_t ** const **l_3049 = (void*)0;
const uint32_t ** const ***l_3048 = &l_3049;
int16_t *l_3091[4][4][5] = {{{&g_971,&l_2654,(void*)0,&g_971,&g_679[2]},{(void*)0,&g_971,&g_679[4],&g_971,(void*)0},{(void*)0,(void*)0,&l_2654,&g_679[2],(void*)0},{(void*)0,&l_2654,&l_2654,(void*)0,&g_679[2]}},{{&g_971,(void*)0,&g_679[4],(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,&g_679[2],(void*)0},{(void*)0,&l_2654,&g_679[2],(void*)0,&g_679[2]},{(void*)0,(void*)0,&g_679[4],(void*)0,&g_971}},{{(void*)0,&g_971,&g_679[2],&g_679[2],&g_971},{&g_971,&l_2654,(void*)0,&g_971,&g_679[2]},{(void*)0,&g_971,&g_679[4],&g_971,(void*)0},{(void*)0,(void*)0,&l_2654,&g_679[2],(void*)0}},{{(void*)0,&l_2654,&l_2654,(void*)0,&g_679[2]},{&g_971,(void*)0,&g_679[4],(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,&g_679[2],(void*)0},{(void*)0,&l_2654,&g_679[2],(void*)0,&g_679[2]}}};
uint32_t l_3125 = 0xDBB8C5D3L;
int8_t l_3177[2][2][6] = {{{(-1L),(-1L),0xEDL,(-1L),(-1L),(-7L)},{(-1L),(-1L),(-7L),(-7L),(-1L),(-1L)}},{{1L,(-1L),1L,(-1L),1L,(-1L)},{1L,1L,(-7L),0xEDL,0xEDL,(-7L)}}};
uint16_t l_3245 = 0x6BA9L;
int64_t l_3263 = 1L;
int16_t *l_3410 = &g_679[4];
uint32_t l_3426 = 0x12427927L;
int32_t l_3543[6][1][8];
uint32_t *l_3621[1];
uint16_t ***l_3734 = &g_270;
int i, j, k;
for (i = 0; i < 7; i++)
l_2821[i] = (void*)0;
for (i = 0; i < 6; i++)
{
for (j = 0; j < 1; j++)
{
for (k = 0; k < 8; k++)
l_3543[i][j][k] = 8L;
}
}
for (i = 0; i < 1; i++)
l_3621[i] = &g_1810[2].f8;
--l_2589;
lbl_3266:
if (l_2589)
goto lbl_2597;
++l_2592;
if ((*p_215))
{
lbl_2597:
g_2596 = l_2595;
for (g_1792.f1 = 5; (g_1792.f1 < (-12)); g_1792.f1--)
{
uint32_t l_2600[6] = {0x00D2334FL,0x00D2334FL,0x4CC587F9L,0x00D2334FL,0x00D2334FL,0x4CC587F9L};
uint32_t *l_2613 = &g_1774.f8;
int32_t *l_2619 = &g_1809.f1;
int32_t **l_2618 = &l_2619;
int32_t ***l_2620[2];
const int64_t l_2626 = 1L;
uint32_t ***l_2629 = &g_1575;
uint32_t ****l_2628 = &l_2629;
int64_t ***l_2644[7][9] = {{&g_2024[0][0][1],(void*)0,&g_2024[0][0][1],&g_2024[0][1][2],&g_2024[0][0][1],(void*)0,&g_2024[0][0][1],&g_2024[0][1][2],&g_2024[0][0][1]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,&g_2024[0][1][2],&g_2024[1][6][3],&g_2024[0][1][2],(void*)0,&g_2024[0][1][2],&g_2024[1][6][3],&g_2024[0][1][2],(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{&g_2024[0][0][1],&g_2024[0][1][2],&g_2024[0][0][1],(void*)0,&g_2024[0][0][1],&g_2024[0][1][2],&g_2024[0][0][1],(void*)0,&g_2024[0][0][1]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,&g_2024[1][6][3],(void*)0,(void*)0,(void*)0,&g_2024[1][6][3],(void*)0,(void*)0}};
int32_t l_2650 = (-3L);
uint64_t *l_2655 = &g_1784[1].f9;
int32_t l_2745 = (-2L);
int32_t l_2746 = (-1L);
int32_t l_2748 = 0x9C234797L;
int32_t l_2752 = 0xA548C72AL;
int32_t l_2753 = 0xBB229D84L;
uint32_t l_2760 = 0UL;
struct S1 l_2802 = {0xA2ACL,0x84L};
int32_t **l_2813 = &g_619[0][4][4];
int16_t *l_2822 = &g_122[3].f0;
int i, j;
for (i = 0; i < 2; i++)
l_2620[i] = (void*)0;
l_2601 = l_2600[5];
if (((safe_mod_func_uint32_t_u_u(((l_2633 = (safe_div_func_uint16_t_u_u((safe_rshift_func_int8_t_s_s((-1L), p_214)), (safe_add_func_int64_t_s_s(0x09CE6D8F0B5D4826LL, ((((((safe_div_func_uint64_t_u_u((((((((*l_2613) = (~g_1976)) , (safe_mul_func_uint16_t_u_u((*l_2581), (((safe_mul_func_uint8_t_u_u(((l_2621 = l_2618) == ((!(safe_sub_func_uint8_t_u_u(l_2626, 255UL))) , l_2627[5])), l_2626)) , l_2628) == l_2630)))) || (*l_2581)) == 0x28F2EA422C7FE599LL) , 0x3A98L) || l_2626), l_2631[3])) <= (*l_2581)) >= p_213) , l_2632) != (**g_2019)) | p_212)))))) && p_212), (*p_215))) && (*p_215)))
{
int32_t l_2636 = (-1L);
int64_t ****l_2643[3];
uint16_t ***l_2649[4] = {&g_270,&g_270,&g_270,&g_270};
uint16_t ****l_2648[8];
int16_t *l_2652 = &g_122[3].f0;
uint64_t *l_2653 = &g_1765.f9;
int i;
for (i = 0; i < 3; i++)
l_2643[i] = &g_2023[2];
for (i = 0; i < 8; i++)
l_2648[i] = &l_2649[3];
g_122[1] = func_244(((safe_sub_func_uint8_t_u_u((l_2636 ^ (0xC3L && 252UL)), ((0x233C55A5L > (safe_mod_func_uint32_t_u_u(p_212, (safe_lshift_func_uint16_t_u_s(((safe_div_func_uint64_t_u_u(((*l_2653) = (((l_2644[0][8] = &g_2024[0][0][1]) == l_2645) || (((*l_2652) = ((*g_437) |= (safe_lshift_func_int8_t_s_s(((l_2648[0] == ((((l_2650 = l_2636) < g_1822.f0) <= 0xD30C6EDD0E89AB2FLL) , &l_2649[2])) , l_2651), 2)))) | 0xABDAL))), p_214)) | 255UL), l_2636))))) < g_1787.f4))) < (*p_215)), p_211, l_2654, l_2655);
for (g_1791.f2 = 0; (g_1791.f2 <= 1); g_1791.f2 += 1)
{
(*g_618) = p_215;
}
if (l_2636)
break;
for (g_1812.f4 = 12; (g_1812.f4 >= (-24)); --g_1812.f4)
{
int16_t *l_2658 = (void*)0;
return l_2658;
}
}
else
{
uint16_t l_2691 = 0xFB93L;
uint64_t l_2692 = 18446744073709551606UL;
uint16_t l_2693 = 4UL;
int32_t l_2705 = (-1L);
int32_t l_2706[5][7] = {{0x295FDE88L,0x295FDE88L,0x295FDE88L,0x295FDE88L,0x295FDE88L,0x295FDE88L,0x295FDE88L},{1L,(-1L),1L,(-1L),1L,(-1L),1L},{0x295FDE88L,0x295FDE88L,0x295FDE88L,0x295FDE88L,0x295FDE88L,0x295FDE88L,0x295FDE88L},{1L,(-1L),1L,(-1L),1L,(-1L),1L},{0x295FDE88L,0x295FDE88L,0x295FDE88L,0x295FDE88L,0x295FDE88L,0x295FDE88L,0x295FDE88L}};
uint32_t l_2713[9] = {0xDE2BD5A9L,0xDE2BD5A9L,0xDE2BD5A9L,0xDE2BD5A9L,0xDE2BD5A9L,0xDE2BD5A9L,0xDE2BD5A9L,0xDE2BD5A9L,0xDE2BD5A9L};
int32_t ***l_2810 = &g_618;
int32_t **l_2812 = &g_619[0][4][4];
int32_t ***l_2811[7] = {&l_2812,&l_2812,(void*)0,&l_2812,&l_2812,(void*)0,&l_2812};
int i, j;
for (g_857.f7 = 0; (g_857.f7 > (-12)); g_857.f7--)
{
uint8_t l_2672 = 2UL;
int64_t ****l_2679 = (void*)0;
int64_t *****l_2678[3][1];
int16_t *l_2684 = &l_2654;
uint16_t *l_2689 = (void*)0;
uint16_t *l_2690 = &g_677;
int32_t l_2703 = 4L;
int32_t l_2751 = 0x36E0B744L;
int32_t l_2756 = 4L;
int i, j;
for (i = 0; i < 3; i++)
{
for (j = 0; j < 1; j++)
l_2678[i][j] = &l_2679;
}
(*g_618) = l_2661;
}
l_2745 &= (safe_mul_func_uint16_t_u_u(p_214, (p_213 && (safe_add_func_int16_t_s_s((((l_2786 != ((((safe_rshift_func_int16_t_s_u((safe_sub_func_int64_t_s_s(((((*g_437) , p_213) != ((safe_add_func_uint16_t_u_u(((safe_div_func_int8_t_s_s((safe_mod_func_uint64_t_u_u((g_1772.f4 && ((safe_mod_func_int32_t_s_s(((l_2746 >= ((*l_2584) = (*p_215))) && l_2760), l_2706[4][2])) && 0x4124D632ED1A14D8LL)), 18446744073709551609UL)), 1UL)) , 65535UL), 0x0DE5L)) > l_2753)) && 1L), 0x44312A4AAFC6DDB4LL)), 6)) < p_214) , p_214) , (*g_2536))) <= l_2706[2][3]) <= 0x203CL), 0xD1D9L)))));
l_2752 ^= ((safe_sub_func_uint8_t_u_u((l_2802 , p_213), (0x0C63L | (l_2706[2][3] > (safe_add_func_uint16_t_u_u((safe_add_func_uint64_t_u_u((((safe_sub_func_uint32_t_u_u((((l_2802.f1 , ((l_2809 , (l_2650 = ((((l_2813 = ((*l_2810) = &l_2579)) != &l_2586) , (safe_sub_func_int8_t_s_s(((*g_2370) = ((((safe_lshift_func_int8_t_s_s(((safe_mod_func_uint32_t_u_u(((**g_2019) , 0x94DD7C12L), (*p_215))) > 7L), 5)) ^ p_214) && p_214) > 0L)), l_2820))) , g_1757.f1))) , 0x00ED6061L)) , (void*)0) != l_2821[0]), 1L)) >= 0x12266CD3L) > p_213), g_1798.f4)), (*p_211))))))) != g_1773.f4);
return l_2822;
}
}
lbl_3643:
for (g_1800.f6 = 0; (g_1800.f6 == 45); g_1800.f6 = safe_add_func_int16_t_s_s(g_1800.f6, 7))
{
uint32_t *l_2860[6][5][6] = {{{(void*)0,(void*)0,&g_1802.f6,&g_1789.f6,(void*)0,(void*)0},{&g_1812.f6,&g_1779.f6,(void*)0,&g_1819[5][0][4].f6,(void*)0,&g_1779.f6},{&g_1799.f6,&g_2245.f6,&g_1812.f6,(void*)0,&g_1757.f6,&g_1782.f6},{&g_1819[5][0][4].f6,&g_1779.f6,&g_1784[1].f6,&g_1775.f6,&g_1780.f6,&g_1622.f6},{&g_1601.f6,&g_1779.f6,&g_1789.f6,&g_1816.f6,&g_1757.f6,&g_1799.f6}},{{(void*)0,&g_2245.f6,&g_1775.f6,&g_1771.f6,(void*)0,&g_1792.f6},{&g_1784[1].f6,&g_1779.f6,&g_1601.f6,&g_857.f6,(void*)0,&g_1771.f6},{&g_1779.f6,(void*)0,&g_1809.f6,&g_1799.f6,&g_1799.f6,&g_1809.f6},{&g_1809.f6,&g_1809.f6,(void*)0,&g_1780.f6,&g_1812.f6,(void*)0},{&g_857.f6,&g_1802.f6,&g_1819[5][0][4].f6,&g_1793.f6,&g_1789.f6,(void*)0}},{{&g_1760.f6,&g_857.f6,&g_1819[5][0][4].f6,&g_1784[1].f6,&g_1809.f6,(void*)0},{&g_1822.f6,&g_1784[1].f6,(void*)0,&g_1757.f6,&g_1763.f6,&g_1809.f6},{&g_1757.f6,&g_1763.f6,&g_1809.f6,(void*)0,&g_1622.f6,&g_1771.f6},{&g_2245.f6,(void*)0,&g_1601.f6,&g_1792.f6,&g_1775.f6,&g_1792.f6},{&g_1775.f6,&g_1815[1].f6,&g_1775.f6,&g_1782.f6,&g_1822.f6,&g_1799.f6}},{{&g_1793.f6,&g_1817[4][0].f6,&g_1789.f6,&g_1601.f6,&g_1799.f6,&g_1622.f6},{&g_1802.f6,&g_1780.f6,&g_1784[1].f6,&g_1601.f6,&g_1760.f6,&g_1782.f6},{&g_1793.f6,&g_1775.f6,&g_1812.f6,&g_1782.f6,&g_1784[1].f6,&g_1779.f6},{&g_1775.f6,&g_1771.f6,(void*)0,&g_1792.f6,&g_1819[5][0][4].f6,(void*)0},{&g_2245.f6,&g_1822.f6,&g_1802.f6,(void*)0,&g_857.f6,&g_857.f6}},{{&g_1757.f6,&g_1811.f6,&g_1811.f6,&g_1757.f6,(void*)0,&g_1601.f6},{&g_1822.f6,&g_1816.f6,&g_1763.f6,&g_1784[1].f6,&g_1815[1].f6,&g_1784[1].f6},{&g_1815[1].f6,(void*)0,&g_1760.f6,(void*)0,&g_1779.f6,&g_1789.f6},{(void*)0,(void*)0,&g_1822.f6,&g_1622.f6,&g_1780.f6,&g_1775.f6},{(void*)0,&g_1809.f6,&g_1757.f6,&g_1793.f6,(void*)0,&g_1601.f6}},{{&g_1789.f6,&g_1771.f6,&g_2245.f6,(void*)0,&g_1822.f6,&g_1809.f6},{&g_1601.f6,&g_1792.f6,&g_1775.f6,&g_1792.f6,&g_1601.f6,(void*)0},{&g_1816.f6,&g_1799.f6,&g_1793.f6,(void*)0,&g_1815[1].f6,&g_1819[5][0][4].f6},{&g_1812.f6,&g_1622.f6,&g_1802.f6,&g_1799.f6,&g_1819[5][0][4].f6,&g_1819[5][0][4].f6},{&g_1817[4][0].f6,&g_1782.f6,&g_1793.f6,&g_1802.f6,&g_1771.f6,(void*)0}}};
uint32_t *l_2861 = &g_1601.f6;
int32_t l_2863 = (-10L);
int32_t l_2894[10] = {(-7L),0x3A291F26L,(-7L),0x3A291F26L,(-7L),0x3A291F26L,(-7L),0x3A291F26L,(-7L),0x3A291F26L};
int8_t *l_2968 = &g_2260[2];
uint16_t *l_2969[9] = {&l_2757,(void*)0,&l_2757,&l_2757,(void*)0,&l_2757,&l_2757,(void*)0,&l_2757};
uint64_t *l_2970 = &g_1809.f9;
int i, j, k;
for (g_1601.f0 = 0; (g_1601.f0 == (-29)); --g_1601.f0)
{
int16_t l_2827 = 0L;
int64_t *l_2828[5][6] = {{&g_1810[2].f4,&g_1782.f4,&g_1775.f4,&g_1775.f4,&g_1782.f4,&g_1810[2].f4},{&g_1810[2].f4,&g_1766.f4,&g_309[3],&g_1775.f4,&g_1766.f4,&g_1775.f4},{&g_1810[2].f4,&g_1766.f4,&g_1810[2].f4,&g_1775.f4,&g_1766.f4,&g_309[3]},{&g_1810[2].f4,&g_1782.f4,&g_1775.f4,&g_1775.f4,&g_1782.f4,&g_1810[2].f4},{&g_1810[2].f4,&g_1766.f4,&g_309[3],&g_1775.f4,&g_1766.f4,&g_1775.f4}};
int32_t l_2829 = (-4L);
int32_t *l_2836 = &l_2578;
uint32_t ***l_2858 = &g_1575;
struct S0 *l_2864 = &g_2865;
uint32_t l_2866[7][8] = {{0x75783513L,18446744073709551607UL,1UL,4UL,0UL,2UL,0x6FF3A0BCL,0x6FF3A0BCL},{0x8C230866L,5UL,1UL,1UL,5UL,0x8C230866L,1UL,0UL},{0UL,0x53518F6DL,18446744073709551612UL,0xD539030BL,0x6FF3A0BCL,4UL,0x8C230866L,0x75783513L},{18446744073709551612UL,0x3297EE19L,0x75783513L,0xD539030BL,0x75783513L,0x3297EE19L,18446744073709551612UL,0UL},{5UL,0x75783513L,18446744073709551607UL,1UL,4UL,0UL,2UL,0x6FF3A0BCL},{0xD539030BL,0x938533A5L,0UL,4UL,4UL,0UL,0x938533A5L,0xD539030BL},{5UL,0xD539030BL,0x3297EE19L,0x6FF3A0BCL,0x75783513L,0x938533A5L,18446744073709551607UL,0x53518F6DL}};
int32_t l_2904 = 0x46EE2BF7L;
int16_t l_2935[9][10] = {{5L,0xB622L,0xB622L,5L,0x4762L,0xB622L,0x94F8L,0x4762L,0x4762L,0x94F8L},{0x4762L,5L,0xB622L,0xB622L,5L,0x4762L,0xB622L,0x94F8L,0x4762L,0x4762L},{5L,0x94F8L,(-5L),5L,5L,(-5L),0x94F8L,5L,(-1L),0x94F8L},{5L,0x4762L,0xB622L,0x94F8L,0x4762L,0x4762L,0x94F8L,(-5L),(-1L),0x4762L},{(-1L),0xB622L,(-5L),(-1L),0x4762L,(-5L),(-5L),0x4762L,(-1L),(-5L)},{0x4762L,0x4762L,0x94F8L,0xB622L,0x4762L,5L,0xB622L,0xB622L,5L,0x4762L},{0x4762L,(-5L),(-5L),0x4762L,(-1L),(-5L),0xB622L,(-1L),(-1L),0xB622L},{(-1L),0x4762L,(-5L),(-5L),0x4762L,(-1L),(-5L),0xB622L,(-1L),(-1L)},{0x4762L,0xB622L,0x94F8L,0x4762L,0x4762L,0x94F8L,0xB622L,0x4762L,5L,0xB622L}};
int32_t l_2982 = 9L;
int i, j;
}
++l_2986;
for (g_1811.f9 = 0; (g_1811.f9 <= 2); g_1811.f9 += 1)
{
for (g_1768.f0 = 0; (g_1768.f0 <= 2); g_1768.f0 += 1)
{
(*g_618) = p_215;
}
}
}
}
else
{
int32_t l_2999 = 1L;
uint16_t l_3006 = 0UL;
int32_t l_3008 = 4L;
const int8_t ***l_3019 = &l_3016;
uint32_t l_3022 = 0xC0E42FAAL;
struct S0 **l_3079[2][5][2] = {{{&g_1906,&g_1906},{&g_1906,&g_1906},{&g_1906,&g_1906},{&g_1906,&g_1906},{&g_1906,&g_1906}},{{&g_1906,&g_1906},{&g_1906,&g_1906},{&g_1906,&g_1906},{&g_1906,&g_1906},{&g_1906,&g_1906}}};
struct S0 ***l_3078[1];
struct S0 ****l_3077 = &l_3078[0];
uint16_t l_3083 = 0xD3C3L;
int16_t *l_3092 = &g_679[4];
struct S1 l_3120 = {5L,3L};
uint32_t ****l_3134 = &l_2787;
struct S1 *l_3140 = &l_3120;
struct S1 **l_3139 = &l_3140;
int32_t l_3149 = 0x50774FE3L;
uint16_t *** const **l_3164 = (void*)0;
int32_t ***l_3198 = &l_2627[5];
int32_t * const *l_3201 = (void*)0;
int32_t * const **l_3200[4][2];
int8_t ** const l_3208 = (void*)0;
int8_t ** const *l_3207 = &l_3208;
int8_t ** const **l_3206 = &l_3207;
int8_t ** const ***l_3205 = &l_3206;
int8_t ** const ***l_3209[3][1][10] = {{{&l_3206,&l_3206,&l_3206,&l_3206,&l_3206,&l_3206,&l_3206,&l_3206,&l_3206,&l_3206}},{{&l_3206,&l_3206,&l_3206,&l_3206,&l_3206,&l_3206,&l_3206,&l_3206,&l_3206,&l_3206}},{{&l_3206,&l_3206,&l_3206,&l_3206,&l_3206,&l_3206,&l_3206,&l_3206,&l_3206,&l_3206}}};
uint16_t ****l_3219 = (void*)0;
int32_t l_3234 = 0x3BA35B48L;
uint16_t l_3240 = 8UL;
uint16_t *l_3274 = &l_2898;
int8_t l_3317[10];
int16_t l_3373[1];
int32_t *l_3428 = (void*)0;
uint32_t l_3461 = 0xAE224694L;
int32_t l_3505 = 1L;
int32_t l_3514 = 0xB9897765L;
int32_t l_3515[9][10][2] = {{{0x611803E9L,0L},{0x19F67836L,0xDC596321L},{0L,0x19F67836L},{0x617D2A98L,0xBE2BB818L},{0x54EDBB84L,0x5CDB3B9AL},{0L,0x4DFC0F72L},{0x5CDB3B9AL,0L},{0x9D1B8E49L,0x804E28B0L},{1L,0x0A4A6CDBL},{0xBE2BB818L,0xBEAD62D1L}},{{0xDE7FCB7AL,0x552C93E8L},{0x5CDB3B9AL,9L},{0x8FF0CBB5L,0x5D19F514L},{1L,0xBE2BB818L},{(-1L),0x66FB3B12L},{0xF90F18EBL,0xE7170877L},{0x19F67836L,0xE7170877L},{0xF90F18EBL,0x66FB3B12L},{(-1L),0xBE2BB818L},{1L,0x5D19F514L}},{{0x8FF0CBB5L,9L},{0x5CDB3B9AL,0x552C93E8L},{0xDE7FCB7AL,0xBEAD62D1L},{0xBE2BB818L,0x0A4A6CDBL},{1L,0x804E28B0L},{0x9D1B8E49L,0L},{0x5CDB3B9AL,0x4DFC0F72L},{0L,0x5CDB3B9AL},{0x54EDBB84L,0xBE2BB818L},{0x617D2A98L,0x19F67836L}},{{0L,0xDC596321L},{0x19F67836L,0L},{0x611803E9L,0xC7D8A7BDL},{1L,0xBE2BB818L},{0x0A4A6CDBL,0xBEAD62D1L},{0x9F9DA43CL,0xA7AF5712L},{0x5CDB3B9AL,(-3L)},{1L,0x5D19F514L},{0x5B9B7B0BL,0x0A4A6CDBL},{(-1L),1L}},{{0x77784BD8L,0xE7170877L},{0x5CDB3B9AL,3L},{0xF90F18EBL,1L},{2L,0x19F67836L},{0x71A8791FL,0xC81F06CCL},{0x65CB1CA8L,2L},{8L,0x0A4A6CDBL},{0L,0x650DAEB3L},{0x19F67836L,0x19F67836L},{1L,1L}},{{0xA1044208L,0xC80E8282L},{0x77784BD8L,2L},{0x274C1376L,0x77784BD8L},{0x66FB3B12L,1L},{0x66FB3B12L,0x77784BD8L},{0x274C1376L,2L},{0x77784BD8L,0xC80E8282L},{0xA1044208L,1L},{1L,0x19F67836L},{0x19F67836L,0x650DAEB3L}},{{0L,0x0A4A6CDBL},{8L,2L},{0x65CB1CA8L,0xC81F06CCL},{0x71A8791FL,0x19F67836L},{0x4B0654B4L,0L},{1L,5L},{0x77784BD8L,0x54EDBB84L},{0x7AC8C064L,0L},{0x70EA2F28L,1L},{0x71A8791FL,0x9D1B8E49L}},{{1L,2L},{0x77784BD8L,8L},{0L,0xDE7FCB7AL},{1L,0x19F67836L},{0xC7D8A7BDL,0xB14D5332L},{0xA1044208L,1L},{8L,2L},{0L,8L},{0x66FB3B12L,0x19F67836L},{0x29E755B8L,0x77784BD8L}},{{0L,0x0B7A6B33L},{0x77784BD8L,1L},{(-1L),1L},{0xC7D8A7BDL,1L},{0x19F67836L,0xDE7FCB7AL},{(-1L),0x0A4A6CDBL},{0x77784BD8L,0x51F21919L},{0x65CB1CA8L,0x9D1B8E49L},{0x41D4081BL,0x19F67836L},{0x70EA2F28L,0x46DC103DL}}};
uint32_t l_3518 = 0xD2F1A645L;
uint32_t l_3526 = 3UL;
uint16_t l_3546 = 65535UL;
uint64_t *l_3574 = &g_1770.f9;
int8_t l_3663 = 0L;
int32_t **l_3719[10] = {&l_2588[1],&l_2588[1],&l_2588[1],&l_2588[1],&l_2588[1],&l_2588[1],&l_2588[1],&l_2588[1],&l_2588[1],&l_2588[1]};
uint32_t l_3764[8][5][6] = {{{0x71449C7EL,7UL,0UL,0xF075F712L,6UL,1UL},{0xF799D6FFL,1UL,1UL,0UL,6UL,0xF799D6FFL},{0x4218C9E0L,7UL,4294967295UL,0x8C1681B1L,0x504F11BCL,0xF075F712L},{0x61824DC5L,0x4218C9E0L,0UL,0xF56D290FL,0xF8BA5410L,0xC05EFC76L},{4294967295UL,0x21B5B21FL,0xF56D290FL,0x71449C7EL,0x4765CE4BL,0x71449C7EL}},{{0x5481ACF2L,0x504F11BCL,0x5481ACF2L,1UL,0xF56D290FL,0UL},{0xF799D6FFL,4294967295UL,0x4218C9E0L,0xD0E7D5BCL,0x21B5B21FL,1UL},{6UL,7UL,4294967286UL,0xD0E7D5BCL,0x65ADF3E5L,1UL},{0xF799D6FFL,6UL,0UL,1UL,1UL,0xF799D6FFL},{0x5481ACF2L,0xF075F712L,0x21B5B21FL,0x71449C7EL,0x504F11BCL,0x80A3A66BL}},{{4294967295UL,0xA1D90545L,1UL,0xF56D290FL,0xF56D290FL,1UL},{0x61824DC5L,0x61824DC5L,0xF56D290FL,0x8C1681B1L,0x403C4CC6L,1UL},{0x4218C9E0L,0x504F11BCL,0UL,0UL,0UL,0xF56D290FL},{0xF799D6FFL,0x4218C9E0L,0UL,0xF075F712L,0x61824DC5L,1UL},{0x71449C7EL,0xF075F712L,0xF56D290FL,0x80A3A66BL,0xC05EFC76L,4294967286UL}},{{0UL,0xC05EFC76L,4294967286UL,0UL,1UL,0UL},{6UL,0x4218C9E0L,0xCF3C20C2L,4294967295UL,0xCF3C20C2L,0x4218C9E0L},{0xCF3C20C2L,1UL,0UL,0x504F11BCL,0x61824DC5L,0UL},{0x403C4CC6L,0xCF3C20C2L,0x504F11BCL,1UL,0xF075F712L,1UL},{0x8C1681B1L,0xCF3C20C2L,0x71449C7EL,4294967286UL,0x61824DC5L,4294967295UL}},{{0UL,1UL,0x8C1681B1L,0x5481ACF2L,0xCF3C20C2L,0UL},{1UL,0x4218C9E0L,4294967295UL,0xA1D90545L,1UL,0xF56D290FL},{0x5481ACF2L,0xC05EFC76L,0UL,0UL,0xC05EFC76L,0x5481ACF2L},{6UL,0x5481ACF2L,0x4765CE4BL,1UL,0x403C4CC6L,0x4218C9E0L},{0xA1EBBCF8L,0x71449C7EL,0UL,4294967295UL,0x61824DC5L,4294967286UL}},{{0xA1EBBCF8L,4294967291UL,4294967295UL,1UL,0x80A3A66BL,0UL},{6UL,0x403C4CC6L,0x71449C7EL,0UL,4294967295UL,0x21B5B21FL},{0x5481ACF2L,1UL,0x65ADF3E5L,0xA1D90545L,4294967291UL,1UL},{1UL,0x5481ACF2L,0x504F11BCL,0x5481ACF2L,1UL,0xF56D290FL},{0UL,1UL,0UL,4294967286UL,0xC05EFC76L,0UL}},{{0x8C1681B1L,4294967295UL,0xA1EBBCF8L,1UL,0xCF3C20C2L,0UL},{0x403C4CC6L,6UL,0UL,0x504F11BCL,4294967295UL,0xF56D290FL},{0xCF3C20C2L,4294967291UL,0x504F11BCL,4294967295UL,0xF799D6FFL,1UL},{6UL,0xCF3C20C2L,0x65ADF3E5L,0UL,0x21B5B21FL,0x21B5B21FL},{0UL,0x71449C7EL,0x71449C7EL,0UL,4294967291UL,0UL}},{{0UL,4294967295UL,4294967295UL,0x5481ACF2L,1UL,4294967286UL},{0x4218C9E0L,1UL,0UL,0UL,1UL,0x4218C9E0L},{0x71449C7EL,4294967295UL,0x4765CE4BL,4294967295UL,4294967291UL,0x5481ACF2L},{0x403C4CC6L,0x71449C7EL,0UL,4294967295UL,0x21B5B21FL,0xF56D290FL},{0xA1EBBCF8L,0xCF3C20C2L,4294967295UL,0UL,0xF799D6FFL,0UL}}};
int32_t l_3774 = (-1L);
int i, j, k;
for (i = 0; i < 1; i++)
l_3078[i] = &l_3079[0][4][1];
for (i = 0; i < 4; i++)
{
for (j = 0; j < 2; j++)
l_3200[i][j] = &l_3201;
}
for (i = 0; i < 10; i++)
l_3317[i] = 0xCEL;
for (i = 0; i < 1; i++)
l_3373[i] = 1L;
if (((safe_rshift_func_uint16_t_u_s((safe_rshift_func_int8_t_s_u((-8L), (0x22A36936C9E01E89LL ^ g_1804.f9))), 7)) != ((*l_2584) >= (~(((safe_unary_minus_func_uint16_t_u((p_213 && ((-6L) <= ((*p_215) == ((safe_div_func_int32_t_s_s((safe_div_func_int32_t_s_s(l_2999, ((++(*g_228)) | ((safe_sub_func_uint64_t_u_u(l_2999, (*l_2581))) <= p_212)))), l_2999)) , l_2999)))))) | 8L) , (*p_215))))))
{
uint8_t l_3009 = 255UL;
const int8_t ****l_3018[6][9][4] = {{{&l_3015,&l_3015,&l_3015,&l_3015},{&l_3015,&l_3015,&l_3015,(void*)0},{&l_3015,&l_3015,&l_3015,&l_3015},{&l_3015,&l_3015,(void*)0,&l_3015},{&l_3015,&l_3015,&l_3015,(void*)0},{(void*)0,&l_3015,(void*)0,(void*)0},{&l_3015,&l_3015,&l_3015,&l_3015},{&l_3015,&l_3015,(void*)0,&l_3015},{&l_3015,(void*)0,&l_3015,&l_3015}},{{(void*)0,&l_3015,(void*)0,&l_3015},{(void*)0,&l_3015,&l_3015,&l_3015},{&l_3015,(void*)0,&l_3015,(void*)0},{&l_3015,&l_3015,&l_3015,(void*)0},{&l_3015,(void*)0,&l_3015,&l_3015},{&l_3015,&l_3015,&l_3015,&l_3015},{&l_3015,(void*)0,&l_3015,(void*)0},{(void*)0,(void*)0,&l_3015,&l_3015},{&l_3015,&l_3015,&l_3015,(void*)0}},{{&l_3015,(void*)0,&l_3015,&l_3015},{(void*)0,&l_3015,&l_3015,&l_3015},{&l_3015,&l_3015,&l_3015,&l_3015},{&l_3015,&l_3015,&l_3015,&l_3015},{&l_3015,(void*)0,(void*)0,&l_3015},{(void*)0,(void*)0,&l_3015,(void*)0},{&l_3015,&l_3015,&l_3015,&l_3015},{(void*)0,&l_3015,(void*)0,(void*)0},{&l_3015,&l_3015,&l_3015,&l_3015}},{{&l_3015,&l_3015,&l_3015,&l_3015},{&l_3015,&l_3015,&l_3015,&l_3015},{(void*)0,&l_3015,&l_3015,(void*)0},{&l_3015,(void*)0,&l_3015,&l_3015},{&l_3015,(void*)0,&l_3015,&l_3015},{(void*)0,&l_3015,&l_3015,&l_3015},{&l_3015,&l_3015,&l_3015,&l_3015},{&l_3015,&l_3015,&l_3015,&l_3015},{&l_3015,&l_3015,&l_3015,&l_3015}},{{&l_3015,&l_3015,&l_3015,&l_3015},{&l_3015,&l_3015,&l_3015,&l_3015},{(void*)0,&l_3015,(void*)0,&l_3015},{&l_3015,&l_3015,(void*)0,&l_3015},{&l_3015,(void*)0,&l_3015,&l_3015},{&l_3015,(void*)0,&l_3015,(void*)0},{&l_3015,&l_3015,&l_3015,&l_3015},{(void*)0,&l_3015,&l_3015,&l_3015},{&l_3015,&l_3015,&l_3015,&l_3015}},{{&l_3015,&l_3015,&l_3015,(void*)0},{(void*)0,&l_3015,&l_3015,&l_3015},{&l_3015,&l_3015,&l_3015,(void*)0},{&l_3015,(void*)0,&l_3015,&l_3015},{(void*)0,(void*)0,&l_3015,&l_3015},{&l_3015,&l_3015,&l_3015,&l_3015},{&l_3015,&l_3015,&l_3015,&l_3015},{(void*)0,&l_3015,&l_3015,&l_3015},{&l_3015,(void*)0,&l_3015,(void*)0}}};
int i, j, k;
for (g_1782.f9 = 0; (g_1782.f9 < 29); g_1782.f9 = safe_add_func_uint16_t_u_u(g_1782.f9, 1))
{
uint8_t l_3007 = 0xDDL;
(*l_2584) = l_3006;
l_3007 ^= l_2999;
}
--l_3009;
(*g_618) = p_215;
(*p_215) |= (safe_div_func_int32_t_s_s((((l_3014 == (l_3019 = l_3015)) == ((((safe_lshift_func_uint16_t_u_s((l_3022 & ((void*)0 != &g_449)), 2)) ^ (safe_mod_func_int32_t_s_s(0x40924D41L, p_212))) >= (safe_mod_func_int32_t_s_s((((~((safe_div_func_int64_t_s_s((safe_add_func_int8_t_s_s(((l_3009 && (safe_rshift_func_uint16_t_u_s((l_3022 && p_213), 5))) == g_1765.f2), p_212)), 0xAB572087E28442AALL)) >= p_213)) >= l_3034) != 0x82668C850703BC60LL), l_3008))) == (*g_2020))) , l_3009), p_214));
}
else
{
uint8_t *l_3039 = &g_698[3];
int32_t l_3080[10] = {(-5L),(-5L),0x202A8498L,0x685EFE40L,0x202A8498L,(-5L),(-5L),0x202A8498L,0x685EFE40L,0x202A8498L};
int32_t l_3082 = (-1L);
uint8_t *l_3084 = (void*)0;
uint8_t *l_3085 = &g_1813.f2;
int64_t l_3220 = 1L;
int32_t ***l_3222 = (void*)0;
struct S1 ***l_3255 = (void*)0;
int i;
if ((safe_lshift_func_uint8_t_u_u((**g_2019), ((*l_3085) ^= ((safe_rshift_func_uint8_t_u_s((--(*l_3039)), 1)) == ((safe_rshift_func_uint16_t_u_u((safe_rshift_func_uint8_t_u_u(((((safe_sub_func_uint64_t_u_u((((&g_1332 == l_3048) < ((safe_sub_func_int16_t_s_s((*l_2661), 0xF9D7L)) , ((safe_mul_func_int8_t_s_s((safe_sub_func_int16_t_s_s((safe_mul_func_uint8_t_u_u((safe_rshift_func_int16_t_s_s((*g_437), 14)), (safe_lshift_func_int16_t_s_u((safe_mod_func_int16_t_s_s(((safe_unary_minus_func_int64_t_s((*l_2661))) | (safe_mul_func_int16_t_s_s((safe_mul_func_uint8_t_u_u(((safe_add_func_uint16_t_u_u((safe_add_func_uint16_t_u_u(((safe_add_func_int16_t_s_s(((((((**g_2019) < (safe_add_func_int32_t_s_s(((l_3077 != (void*)0) || l_3080[4]), 0UL))) , g_3081) ^ l_3080[4]) ^ p_214) ^ p_213), (*p_211))) ^ l_3008), (*p_211))), l_3006)) < 0x10L), 0xF8L)), (*p_211)))), l_2999)), p_214)))), 1UL)), (**g_2019))) || g_254))) || l_2999), l_2999)) | l_3082) | 0x8E4CB30CL) < 0L), 5)), l_3083)) | p_214))))))
{
for (g_1622.f1 = (-20); (g_1622.f1 > (-23)); g_1622.f1--)
{
if ((*p_215))
break;
for (g_1774.f4 = 0; (g_1774.f4 >= 1); g_1774.f4 = safe_add_func_int64_t_s_s(g_1774.f4, 6))
{
struct S1 *l_3090 = &g_122[0];
(*l_3090) = (*g_919);
if ((*p_215))
continue;
}
if (l_2809)
goto lbl_2597;
}
return l_3092;
}
else
{
struct S0 ****l_3093 = &l_3078[0];
int32_t l_3118 = 6L;
uint32_t l_3119 = 0x5B9BD27AL;
for (g_1178.f9 = 0; (g_1178.f9 <= 7); g_1178.f9 += 1)
{
int i;
if (g_309[g_1178.f9])
break;
if (g_309[g_1178.f9])
break;
}
l_3120 = func_244((*g_437), func_271(((((void*)0 != l_3093) & (((safe_lshift_func_int8_t_s_u((safe_rshift_func_uint16_t_u_s((safe_add_func_uint16_t_u_u((safe_sub_func_int64_t_s_s((safe_lshift_func_uint8_t_u_u((p_213 , (((*g_228) = ((safe_sub_func_uint8_t_u_u((*g_2020), (safe_lshift_func_uint8_t_u_s((((p_213 , (((*p_211) & (safe_mul_func_int16_t_s_s((safe_rshift_func_int16_t_s_s(0xBFCEL, (safe_rshift_func_uint16_t_u_u((safe_sub_func_uint32_t_u_u((safe_rshift_func_int16_t_s_u(l_3118, 7)), 0xF366C2B4L)), p_214)))), (*g_437)))) , 0UL)) ^ 18446744073709551615UL) , l_3006), p_214)))) , p_214)) != (*p_215))), 0)), 0x6C960EBB759B72CELL)), (*p_211))), 8)), l_3080[3])) != p_214) < p_212)) , 1L), l_3082, &g_78, p_211), l_3119, &g_254);
(*g_618) = ((*g_437) , (*g_618));
}
for (g_1770.f1 = 20; (g_1770.f1 > 5); g_1770.f1 = safe_sub_func_int16_t_s_s(g_1770.f1, 3))
{
return p_211;
}
if (l_3006)
{
uint32_t ****l_3135 = &l_2787;
struct S1 **l_3141 = &l_3140;
int32_t l_3148[6][5][1] = {{{0x6E43EC23L},{1L},{4L},{(-4L)},{0xD3E7FD02L}},{{0x2B4FA470L},{0xB4F64565L},{0x2B4FA470L},{0xD3E7FD02L},{(-4L)}},{{0x2B4FA470L},{9L},{0x3BE2E5E2L},{0xD3E7FD02L},{0xD3E7FD02L}},{{0x3BE2E5E2L},{9L},{0x2B4FA470L},{(-4L)},{0xD3E7FD02L}},{{0x2B4FA470L},{0xB4F64565L},{0x2B4FA470L},{0xD3E7FD02L},{(-4L)}},{{0x2B4FA470L},{9L},{0x3BE2E5E2L},{0xD3E7FD02L},{0xD3E7FD02L}}};
int32_t ****l_3199[6][10] = {{&l_3198,(void*)0,&l_3198,&l_3198,(void*)0,&l_3198,&l_3198,&l_3198,(void*)0,&l_3198},{&l_3198,&l_3198,&l_3198,&l_3198,&l_3198,&l_3198,&l_3198,&l_3198,&l_3198,&l_3198},{&l_3198,&l_3198,&l_3198,(void*)0,&l_3198,&l_3198,&l_3198,&l_3198,&l_3198,&l_3198},{&l_3198,&l_3198,&l_3198,&l_3198,&l_3198,(void*)0,&l_3198,&l_3198,&l_3198,&l_3198},{&l_3198,&l_3198,&l_3198,&l_3198,&l_3198,&l_3198,&l_3198,&l_3198,&l_3198,&l_3198},{(void*)0,&l_3198,&l_3198,&l_3198,(void*)0,&l_3198,&l_3198,(void*)0,&l_3198,&l_3198}};
int8_t ** const *l_3204 = (void*)0;
int8_t ** const **l_3203 = &l_3204;
int8_t ** const ***l_3202[3][1];
int i, j, k;
for (i = 0; i < 3; i++)
{
for (j = 0; j < 1; j++)
l_3202[i][j] = &l_3203;
}
for (g_1804.f6 = (-6); (g_1804.f6 > 17); g_1804.f6 = safe_add_func_uint32_t_u_u(g_1804.f6, 8))
{
l_3125++;
}
for (g_2865.f1 = 9; (g_2865.f1 <= 11); g_2865.f1++)
{
uint32_t *****l_3136[3];
int8_t l_3142 = 0x68L;
int32_t l_3144 = 0x3F65DFFAL;
int32_t l_3147[10] = {(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)};
uint32_t l_3150 = 0xB1BF6267L;
int i;
for (i = 0; i < 3; i++)
l_3136[i] = &l_2786;
if (((safe_lshift_func_int16_t_s_u((safe_add_func_int64_t_s_s((((*g_618) = p_215) == ((l_3134 != (g_3137 = l_3135)) , (g_1634[3] = &l_3008))), (&g_1069 == &g_1069))), 11)) ^ p_214))
{
(*g_618) = p_215;
return &g_971;
}
else
{
l_3141 = l_3139;
}
if ((*p_215))
{
int32_t l_3143 = 0x512E4B0AL;
int32_t l_3145 = 5L;
int32_t l_3146 = 0xCC79E443L;
l_3142 = (-8L);
l_3150--;
}
else
{
int32_t l_3155 = 1L;
struct S0 **l_3168 = (void*)0;
if ((*p_215))
break;
(*l_2661) ^= ((safe_div_func_uint64_t_u_u(g_1622.f4, ((l_3155 , (l_3148[1][2][0] | p_212)) ^ ((*g_2020) &= (((*p_215) <= (*p_215)) ^ (*p_211)))))) <= (((safe_lshift_func_uint8_t_u_s(253UL, (safe_sub_func_uint32_t_u_u((safe_div_func_uint8_t_u_u((p_213 = (safe_rshift_func_int8_t_s_s(((g_1781.f0 , &g_818) == l_3164), l_3147[6]))), p_212)), p_212)))) , (*g_2370)) > l_3148[0][1][0]));
l_3147[6] = (safe_mod_func_int8_t_s_s((~((&g_437 == &l_3091[0][0][1]) ^ ((l_3168 != (void*)0) > p_214))), (65532UL | ((safe_sub_func_int8_t_s_s((safe_sub_func_int8_t_s_s((safe_add_func_uint16_t_u_u(((safe_add_func_int8_t_s_s(((void*)0 != (**l_3135)), (l_3148[0][1][0] , 0UL))) != 0x9862D9CD184F70D5LL), l_3082)), 0x2AL)), l_3148[0][2][0])) , l_3147[9]))));
(**l_3141) = (l_3177[1][1][4] , (*l_3140));
}
(*l_2581) = (safe_div_func_uint64_t_u_u(((safe_div_func_uint64_t_u_u(p_213, l_3082)) , (safe_rshift_func_uint16_t_u_s((safe_mod_func_int8_t_s_s((safe_sub_func_int32_t_s_s((safe_lshift_func_int8_t_s_s((0x197D3F22L <= ((--(*l_3039)) <= p_212)), (l_3134 != (l_3120.f0 , (void*)0)))), (*p_215))), ((safe_mul_func_uint16_t_u_u((((**g_2019) &= (safe_lshift_func_uint16_t_u_s((1UL & 4294967295UL), 14))) , p_214), 0x191FL)) && g_1802.f6))), (*g_437)))), p_214));
}
l_3209[1][0][6] = (l_3205 = ((safe_mul_func_int8_t_s_s((((l_3198 = l_3198) == l_3200[3][1]) , 0xEDL), l_3083)) , l_3202[2][0]));
}
else
{
uint64_t *l_3221 = &g_491[2];
int32_t ****l_3223 = &l_3222;
int32_t l_3233 = 0xC55F2EDAL;
int32_t l_3238 = 0x276946BDL;
int32_t l_3239 = 0x0AF9DB28L;
struct S1 ** const *l_3254 = (void*)0;
int64_t *****l_3262 = &g_2680;
l_3149 = (((*l_2584) = (safe_mul_func_uint8_t_u_u(0xA4L, (safe_add_func_uint64_t_u_u(((*p_215) == (l_3080[4] = p_214)), (((*l_2912) |= l_3083) != p_214)))))) & (((*l_3221) = (safe_unary_minus_func_uint64_t_u((safe_rshift_func_int16_t_s_s((safe_rshift_func_uint8_t_u_u(l_3120.f0, (0xF4L ^ ((((((void*)0 != l_3219) , p_214) != l_3220) <= l_3120.f0) != (-6L))))), l_3082))))) < 1UL));
(*l_3223) = l_3222;
for (l_3082 = (-26); (l_3082 == 5); ++l_3082)
{
int64_t l_3230 = 0x557FC3A08C746E82LL;
int32_t l_3232 = (-1L);
int32_t l_3237 = (-3L);
uint16_t l_3243 = 0UL;
uint16_t *l_3264 = (void*)0;
uint16_t *l_3265 = (void*)0;
for (g_1807.f6 = 8; (g_1807.f6 < 46); g_1807.f6 = safe_add_func_int64_t_s_s(g_1807.f6, 5))
{
int8_t * const *l_3229 = &g_2370;
int8_t * const ** const l_3228 = &l_3229;
int32_t l_3231 = 0x307C2E21L;
int32_t l_3236[8] = {0x3A8820CBL,0x3A8820CBL,1L,0x3A8820CBL,0x3A8820CBL,1L,0x3A8820CBL,0x3A8820CBL};
int i;
(*p_215) = ((*l_2581) = ((void*)0 == l_3228));
l_3240--;
g_3244 = l_3243;
}
--l_3245;
(*p_215) = (((g_374 = (((((((safe_div_func_uint8_t_u_u((safe_sub_func_uint16_t_u_u((((((*g_437) | ((safe_div_func_uint16_t_u_u(l_3080[4], (((((*g_2370) = (((l_3254 == l_3255) & 0x233309F3L) , (safe_unary_minus_func_int8_t_s((+((1L & (((safe_add_func_uint32_t_u_u((0x42ADL >= ((void*)0 != l_3262)), l_3243)) & l_3220) , 0x8789CEC8L)) | 0x5D7D6332L)))))) & l_3220) , l_3263) ^ (*g_437)))) , (*p_211))) < p_212) && p_214) < p_212), 0x72BBL)), 0xB9L)) ^ (*g_437)) & p_213) >= p_214) > l_3232) != p_213) | 0x3A16L)) <= 0xBC42L) >= p_214);
return &g_679[4];
}
if (g_1178.f9)
goto lbl_3266;
}
g_3267 = &p_211;
}
if (((safe_rshift_func_int8_t_s_s((safe_lshift_func_int16_t_s_s((safe_rshift_func_uint16_t_u_s((++(*l_3274)), (~(safe_rshift_func_uint16_t_u_u((((**g_2019) = (safe_mod_func_uint16_t_u_u((((l_3149 || ((18446744073709551612UL | (((safe_sub_func_uint16_t_u_u(l_3120.f1, (p_212 <= 0x2298332257A42A97LL))) >= (((*l_2584) & 0xE28C4EB99207AE73LL) != ((((~((safe_sub_func_uint32_t_u_u((l_3240 && (((safe_lshift_func_int8_t_s_s((((g_1817[4][0].f0 , 0xA2L) || (**g_2019)) < g_1907.f1), 1)) >= (**g_3267)) != l_3006)), (*l_2581))) == (*g_437))) , p_214) >= p_212) != l_3149))) == (*g_2020))) != (*l_2584))) == (*p_215)) | (*g_2020)), 0x6EB8L))) || p_213), p_213))))), 13)), 7)) & p_213))
{
uint64_t l_3293 = 1UL;
int64_t l_3315 = 1L;
uint32_t l_3316 = 0xF0508A6AL;
int64_t ***l_3336 = &g_2024[0][0][1];
uint32_t ****l_3402 = &l_2787;
int16_t *l_3407 = &l_2601;
int32_t l_3457 = 0L;
int32_t l_3458 = 1L;
int32_t l_3459 = 6L;
int32_t l_3460 = 0x52F12FD2L;
uint16_t l_3468 = 0x9A32L;
int32_t l_3506 = 1L;
int32_t l_3508 = 0x08913D0DL;
int32_t l_3509 = 0xAA874EB1L;
int32_t l_3510[5];
const uint32_t *l_3523[8][1];
struct S1 l_3605 = {9L,-8L};
int i, j;
for (i = 0; i < 5; i++)
l_3510[i] = 2L;
for (i = 0; i < 8; i++)
{
for (j = 0; j < 1; j++)
l_3523[i][j] = &g_3524;
}
for (g_1601.f1 = 0; (g_1601.f1 != (-20)); g_1601.f1 = safe_sub_func_uint16_t_u_u(g_1601.f1, 4))
{
for (l_2708 = 0; (l_2708 > 35); l_2708 = safe_add_func_int8_t_s_s(l_2708, 6))
{
return p_211;
}
}
lbl_3318:
++l_3293;
if ((((*p_215) == l_3008) != ((safe_lshift_func_int16_t_s_u((((&g_2737[1][4] == ((((*p_215) , ((l_3316 = (safe_mul_func_int16_t_s_s((safe_mul_func_int16_t_s_s((((*l_3198) = (void*)0) == (void*)0), (0x107FL < (safe_mod_func_uint8_t_u_u((((safe_div_func_int16_t_s_s((safe_rshift_func_int16_t_s_s((*g_437), 6)), (safe_mul_func_int16_t_s_s((((safe_unary_minus_func_int32_t_s((safe_rshift_func_int8_t_s_u(((*g_2370) ^= (((safe_mul_func_uint8_t_u_u(l_3315, 1UL)) , 0xD8L) && p_213)), 7)))) != 0UL) || 65535UL), p_214)))) , 0x6ED1L) , (*g_2020)), (-1L)))))), (*p_211)))) == p_214)) || 0UL) , (void*)0)) && p_213) > (**g_3267)), l_3317[7])) > 0x1225D2EA6ACC50B3LL)))
{
if (g_3081)
goto lbl_3318;
(*l_2661) = 0xBABDC3A8L;
}
else
{
uint64_t l_3339[4];
int32_t l_3404 = 0x2C6E322EL;
int16_t *l_3408[5] = {&g_308,&g_308,&g_308,&g_308,&g_308};
int16_t *l_3409[3][7][3] = {{{&l_2601,&l_3373[0],&l_3373[0]},{&l_3373[0],&g_78,&l_3120.f0},{&l_2601,&g_78,&l_2601},{&g_679[1],&l_3373[0],&l_3120.f0},{&g_679[1],&g_679[1],&l_3373[0]},{&l_2601,&l_3373[0],&l_3373[0]},{&l_3373[0],&g_78,&l_3120.f0}},{{&l_2601,&g_78,&l_2601},{&g_679[1],&l_3373[0],&l_3120.f0},{&g_679[1],&g_679[1],&l_3373[0]},{&l_2601,&l_3373[0],&l_3373[0]},{&l_3373[0],&g_78,&l_3120.f0},{&l_2601,&g_78,&l_2601},{&g_679[1],&l_3373[0],&l_3120.f0}},{{&g_679[1],&g_679[1],&l_3373[0]},{&l_2601,&l_3373[0],&l_3373[0]},{&l_3373[0],&g_78,&l_3120.f0},{&l_2601,&g_78,&l_2601},{&g_679[1],&l_3373[0],&l_3120.f0},{&g_679[1],&g_679[1],&l_3373[0]},{&l_2601,&l_3373[0],&l_3373[0]}}};
int32_t l_3455 = 2L;
int32_t l_3456[7][3] = {{(-1L),(-1L),(-1L)},{0x9BD3D74DL,(-1L),0x9BD3D74DL},{(-1L),(-1L),(-1L)},{0x9BD3D74DL,(-1L),0x9BD3D74DL},{(-1L),(-1L),(-1L)},{0x9BD3D74DL,(-1L),0x9BD3D74DL},{(-1L),(-1L),(-1L)}};
int i, j, k;
for (i = 0; i < 4; i++)
l_3339[i] = 0x9CF5BD7E221A5B93LL;
if ((*p_215))
{
int32_t l_3340 = (-2L);
(*l_2661) ^= (p_212 && ((((((((((safe_sub_func_uint16_t_u_u((((safe_div_func_int32_t_s_s((((*g_2370) &= ((safe_mul_func_uint16_t_u_u((!(((((+(((0x4B22D9BCL & (safe_lshift_func_int8_t_s_s((safe_sub_func_uint32_t_u_u(4294967295UL, (((~((safe_mul_func_int8_t_s_s(0x1FL, (safe_div_func_int64_t_s_s(((void*)0 == l_3336), 0x13E51AC4F81F78E8LL)))) > ((safe_mul_func_int8_t_s_s(l_3316, l_3120.f0)) , 0xBEA02DEDL))) > (*g_2020)) <= l_3339[3]))), l_3083))) , (*g_437)) & (*g_437))) == 7L) || l_3339[3]) != l_3240) <= l_3340)), (-4L))) , 0x28L)) == 0x00L), p_214)) < 0xEC3DL) <= 0x62L), l_3339[3])) || 0UL) ^ l_3316) ^ 0x14L) || l_3293) | p_214) , p_212) || g_1780.f6) , 4UL) != 0x49C2L));
for (g_1779.f6 = 0; (g_1779.f6 == 58); g_1779.f6 = safe_add_func_uint64_t_u_u(g_1779.f6, 8))
{
int8_t l_3367 = 9L;
uint8_t *l_3372[7] = {&g_1809.f2,&g_1809.f2,&g_1809.f2,&g_1809.f2,&g_1809.f2,&g_1809.f2,&g_1809.f2};
int i;
(*g_618) = (((safe_mod_func_uint32_t_u_u(((safe_add_func_uint16_t_u_u((safe_rshift_func_int8_t_s_s(p_212, 1)), 0x331AL)) | (((safe_rshift_func_int16_t_s_s((safe_div_func_int64_t_s_s((safe_lshift_func_uint8_t_u_s((((safe_mul_func_uint16_t_u_u((safe_mul_func_int8_t_s_s(((safe_sub_func_uint8_t_u_u((safe_div_func_int64_t_s_s(0xC233C15800A35F5FLL, ((((p_213 , (p_212 || (safe_lshift_func_uint8_t_u_u((safe_lshift_func_int8_t_s_s(l_3367, 0)), (l_3373[0] = ((*g_2020) = (safe_add_func_int64_t_s_s(l_3367, (safe_mul_func_uint8_t_u_u(((0x0439627C2A3C1F0ALL & p_213) <= 0x37L), 253UL)))))))))) <= l_2999) != l_3339[1]) | l_3367))), l_3339[3])) , l_3293), l_3367)), (*g_437))) > 7L) < (*p_215)), 3)), l_3367)), 4)) == p_214) & 0x4462EEA9F7F478D2LL)), (*p_215))) <= p_212) , (void*)0);
}
}
else
{
uint32_t ****l_3403[3];
struct S1 l_3405 = {0xCE78L,6L};
int32_t *l_3406 = &l_2754;
int i;
for (i = 0; i < 3; i++)
l_3403[i] = (void*)0;
(*g_618) = (((safe_mod_func_uint32_t_u_u((safe_mod_func_uint32_t_u_u(((*g_228) &= (safe_sub_func_uint16_t_u_u((((l_3404 = ((((((safe_add_func_int16_t_s_s(((0x3ADCL & (safe_rshift_func_uint8_t_u_s(((((*l_3274)++) == l_3022) >= (safe_sub_func_int32_t_s_s((+(safe_add_func_int8_t_s_s(p_214, (0xDE4073D27FF3F334LL < (0xC0DC1D8C7591FB08LL < (safe_mod_func_int32_t_s_s(((safe_div_func_int16_t_s_s((safe_div_func_uint16_t_u_u(((!(((*g_2020)--) > (l_3234 = 1L))) || ((*l_2581) |= ((((void*)0 == &g_1179) , l_3402) != l_3403[2]))), 3UL)), 0x2DF1L)) == p_214), 8L))))))), 0x4CF3D862L))), p_214))) < 18446744073709551608UL), (*p_211))) ^ l_3006) , (*p_211)) || 0xEB99L) < (-5L)) < (*p_215))) <= l_3339[3]) == 1L), (*p_211)))), 4294967287UL)), (*p_215))) && (-1L)) , (*g_618));
g_122[3] = l_3405;
(*g_618) = l_3406;
return l_3410;
}
(*g_618) = p_215;
if ((safe_lshift_func_int16_t_s_u((((((p_214 < ((*l_3274) ^= (((*g_228) = (safe_add_func_int64_t_s_s(((p_213 || (p_214 , (safe_rshift_func_uint16_t_u_s((safe_add_func_int64_t_s_s(((safe_mul_func_int8_t_s_s(((*g_2370) = 0x18L), 255UL)) & (safe_add_func_uint32_t_u_u(l_3316, (g_1794[0].f8 && 0x8CC72E5BF524F2FDLL)))), ((*l_2912) = (safe_div_func_uint32_t_u_u(g_3425, l_3316))))), l_3339[3])))) , p_214), (**g_1085)))) != l_3373[0]))) & 0x79L) != l_3426) > l_3404) , (**g_3267)), 12)))
{
int32_t l_3427 = 2L;
if (l_3293)
{
l_3427 = l_3427;
}
else
{
(*g_618) = l_3428;
return p_211;
}
}
else
{
struct S1 l_3441 = {0xEB37L,0x50L};
int32_t l_3454 = 0L;
(*l_2584) = (safe_sub_func_uint16_t_u_u(65528UL, (safe_rshift_func_int8_t_s_s((safe_div_func_int16_t_s_s(l_3339[2], (safe_mod_func_uint32_t_u_u(((((safe_mod_func_uint8_t_u_u(((((*l_3198) = g_3439[1]) != (l_3441 , &g_1070)) , (((safe_rshift_func_int16_t_s_s(((safe_mul_func_uint8_t_u_u(((safe_mul_func_int8_t_s_s(((0x044BL < ((((*l_3092) = 1L) >= (safe_rshift_func_int16_t_s_u(0x9F51L, 5))) == ((safe_sub_func_uint64_t_u_u(((((safe_lshift_func_int16_t_s_u((*g_437), 7)) != 18446744073709551608UL) , (*p_211)) ^ p_214), l_3404)) <= l_3441.f1))) >= (**g_3267)), p_213)) && (*p_215)), 0x67L)) || p_212), 4)) != 1UL) & 0x4770L)), 0xA7L)) ^ l_3316) == p_213) || p_212), l_3339[2])))), p_212))));
l_3461--;
}
return p_211;
}
if ((*p_215))
{
uint32_t l_3471 = 2UL;
struct S1 l_3475 = {0xEE37L,2L};
for (g_1762.f6 = 0; (g_1762.f6 <= 3); g_1762.f6 += 1)
{
int64_t *l_3469 = (void*)0;
int64_t *l_3470[2];
uint64_t *l_3472 = &g_1804.f9;
struct S1 l_3474 = {0x48D8L,0xBAL};
int i;
for (i = 0; i < 2; i++)
l_3470[i] = &g_1798.f4;
for (g_1778.f4 = 0; (g_1778.f4 <= 3); g_1778.f4 += 1)
{
int i;
(*p_215) &= l_2701[g_1762.f6];
(*g_618) = (void*)0;
(*l_2661) ^= ((*l_3336) != (*l_3336));
}
if (l_3317[(g_1762.f6 + 3)])
break;
l_3475 = (((safe_lshift_func_int8_t_s_u((safe_sub_func_int64_t_s_s(((((*l_2912) = l_3468) == (l_3471 = p_214)) < 1L), ((*l_3472) ^= 5UL))), (0x8218E7FCL & (g_1789.f8 == 1L)))) || (!2L)) , l_3474);
for (g_1178.f0 = 9; (g_1178.f0 >= 3); g_1178.f0 -= 1)
{
if (g_1782.f9)
goto lbl_3266;
}
}
}
else
{
struct S0 ****l_3489 = &l_3078[0];
struct S0 ****l_3490 = &l_3078[0];
int32_t l_3497 = 6L;
int32_t l_3501 = 0xAE293BF7L;
int32_t l_3503 = 0x0B3C317BL;
int32_t l_3504 = (-7L);
int32_t l_3511 = 0xD4D299B9L;
int32_t l_3512[4];
uint64_t *l_3603[1];
struct S1 l_3604 = {-9L,0L};
int i;
for (i = 0; i < 4; i++)
l_3512[i] = (-1L);
for (i = 0; i < 1; i++)
l_3603[i] = &g_1821.f9;
if ((((safe_div_func_int8_t_s_s((*g_2370), p_213)) , (((!(1L & (safe_sub_func_uint8_t_u_u(((safe_mod_func_int8_t_s_s(((*l_2584) || ((((((((safe_lshift_func_int8_t_s_s(0L, ((safe_mod_func_int64_t_s_s(((safe_add_func_int16_t_s_s((-1L), (((l_3489 = &l_3078[0]) != l_3490) == ((*g_2020) = ((safe_div_func_int32_t_s_s(((((safe_mul_func_int8_t_s_s((((*p_211) , g_1769[0].f1) & 18446744073709551615UL), p_212)) ^ g_1767.f7) < p_213) == (*p_215)), (*p_215))) && 1L))))) != (*p_215)), 18446744073709551614UL)) < p_214))) >= p_212) | 1L) , (void*)0) != (void*)0) , p_213) != (*g_228)) != 8L)), p_214)) , p_214), 0xFDL)))) < 0xE18CBD91L) && (*l_2584))) & l_3022))
{
for (g_1811.f9 = 0; (g_1811.f9 <= 3); g_1811.f9 += 1)
{
(*l_2661) ^= (*p_215);
}
}
else
{
int32_t l_3499 = 9L;
int32_t l_3500[4];
int i;
for (i = 0; i < 4; i++)
l_3500[i] = 0x752ECC41L;
for (g_1821.f7 = 0; (g_1821.f7 >= 1); g_1821.f7++)
{
int16_t l_3498 = 1L;
int32_t l_3502 = 5L;
int32_t l_3507 = (-10L);
int32_t l_3517 = 0x4ED2160AL;
(*g_618) = (*g_618);
++l_3518;
(*g_618) = &l_3500[0];
}
}
for (g_1786.f6 = 0; (g_1786.f6 <= 60); g_1786.f6 = safe_add_func_int8_t_s_s(g_1786.f6, 1))
{
(**l_3139) = (*l_3140);
(*g_618) = (((l_3523[0][0] = ((*l_2584) , (void*)0)) == (void*)0) , (void*)0);
}
for (g_204 = 0; (g_204 >= 0); g_204 -= 1)
{
int32_t l_3532 = (-9L);
int32_t l_3534 = 3L;
int32_t l_3537 = 0x536780A8L;
int32_t l_3538 = 0L;
int32_t l_3539 = 0L;
int32_t l_3540 = 0xA90A5FFEL;
int32_t l_3541 = 0x83CC6ABDL;
int32_t l_3544 = 6L;
int32_t l_3545 = 0L;
int32_t **l_3575[5];
int i;
for (i = 0; i < 5; i++)
l_3575[i] = &l_3428;
}
}
}
else
{
uint8_t l_3609 = 0UL;
const uint32_t *l_3620 = &g_1792.f8;
uint16_t **l_3625 = &l_3274;
uint8_t **l_3627 = &g_2020;
struct S1 ***l_3634 = &l_3139;
struct S1 ****l_3633 = &l_3634;
uint32_t l_3687[10] = {18446744073709551608UL,0UL,18446744073709551608UL,0x437484BFL,0x437484BFL,18446744073709551608UL,0UL,18446744073709551608UL,0x437484BFL,0x437484BFL};
int i;
(*g_618) = p_215;
l_3609--;
(*p_215) &= (safe_rshift_func_uint8_t_u_s((safe_rshift_func_uint8_t_u_u((p_214 || 0UL), 6)), 4));
if ((safe_rshift_func_int16_t_s_u((p_213 | ((safe_lshift_func_int8_t_s_u(((((*l_3574) = 2UL) < ((p_212 != (p_214 != p_214)) > p_214)) >= ((l_3620 == (l_3621[0] = &l_3526)) == 0L)), p_214)) & 0x3E6BL)), p_213)))
{
uint16_t **l_3624 = &g_1931;
int32_t l_3635 = 1L;
const uint64_t l_3636 = 0x34A810A4F1C6F560LL;
volatile int32_t * volatile ****l_3642 = &g_3637;
struct S0 **l_3649 = &g_1906;
int16_t l_3664 = 0xFA6FL;
(*l_3642) = ((safe_lshift_func_uint16_t_u_s(((*g_2370) | 1UL), ((l_3624 != (g_3626 = l_3625)) == (l_3627 != ((safe_lshift_func_uint8_t_u_s((safe_mul_func_int8_t_s_s(p_212, (!1L))), (((l_3609 , (((((void*)0 != l_3633) ^ (*p_211)) && l_3609) ^ p_212)) | l_3635) ^ l_3636))) , l_3627))))) , g_3637);
if (l_2654)
goto lbl_3643;
for (g_2975 = 0; (g_2975 >= 1); g_2975++)
{
int32_t l_3648 = 0xFA0C4144L;
for (g_1761.f8 = 0; (g_1761.f8 != 45); g_1761.f8 = safe_add_func_uint16_t_u_u(g_1761.f8, 9))
{
if (l_3648)
break;
}
(**l_3077) = l_3649;
(*l_2584) = (*p_215);
l_3149 |= (safe_sub_func_int8_t_s_s(p_213, (((((*l_2581) = (safe_sub_func_int32_t_s_s((~(safe_sub_func_int64_t_s_s((safe_rshift_func_uint8_t_u_s(((*p_215) > 0x3DD0703EL), (safe_mod_func_int8_t_s_s(((*g_2370) ^= ((l_3648 , p_215) != ((((((1L < (*l_2581)) < ((*p_215) , (safe_mod_func_int8_t_s_s((((**g_3267) | l_3609) , 0xC2L), l_3609)))) <= 5UL) <= (**g_3267)) >= (*p_215)) , p_215))), l_3663)))), p_213))), l_3609))) & l_3664) > g_1772.f2) <= 1UL)));
}
}
else
{
uint16_t ***l_3666 = &g_3626;
uint16_t ****l_3665 = &l_3666;
int32_t l_3696 = 0xEDB7C120L;
(*l_3665) = &l_3625;
for (g_1822.f6 = (-9); (g_1822.f6 < 3); g_1822.f6 = safe_add_func_int8_t_s_s(g_1822.f6, 4))
{
int16_t l_3676 = 1L;
uint8_t l_3709 = 0x44L;
int8_t ****l_3710 = &l_3014;
for (g_1811.f6 = 0; (g_1811.f6 >= 34); ++g_1811.f6)
{
const int32_t l_3671 = 0x3E477834L;
(*p_215) = (&g_1164[0][6] == ((l_3671 != (((*l_2581) = p_212) < (((*l_2912) = 1L) && (((*g_437) , (safe_mod_func_int64_t_s_s(((safe_sub_func_int32_t_s_s(l_3676, l_3671)) || (safe_div_func_uint16_t_u_u(((safe_mul_func_int16_t_s_s((0x6BL ^ (safe_lshift_func_uint8_t_u_s((safe_lshift_func_int8_t_s_u(((safe_mul_func_int16_t_s_s((*p_211), g_1787.f6)) >= l_3671), 3)), (*g_2370)))), 0xBEC2L)) , l_3687[8]), 65529UL))), p_212))) >= l_3671)))) , &l_2677));
(*l_2661) ^= (l_3609 && (safe_rshift_func_uint16_t_u_s((((safe_add_func_uint32_t_u_u((l_3671 >= (*p_215)), (safe_lshift_func_int8_t_s_s((safe_mul_func_int8_t_s_s(((l_3696 & (safe_sub_func_int16_t_s_s(((safe_sub_func_int32_t_s_s((*p_215), (l_3676 || l_3671))) < ((safe_mul_func_uint16_t_u_u(((**g_2019) > (safe_mod_func_int16_t_s_s((safe_mul_func_int16_t_s_s((safe_add_func_uint64_t_u_u((p_214 , p_212), 18446744073709551612UL)), (**g_3267))), (*g_437)))), 1UL)) || 0xF323799AL)), p_212))) & l_3709), (**g_2019))), p_212)))) , l_3710) != (void*)0), (*p_211))));
if ((*p_215))
continue;
if (l_3709)
break;
}
}
}
}
(*l_2661) = ((p_214 <= ((g_3713 = (void*)0) != (void*)0)) , (&l_3515[3][5][0] == ((safe_rshift_func_int8_t_s_u(((p_215 = &l_3543[4][0][7]) != &l_2587), (*g_2020))) , &g_310)));
for (g_1803.f9 = (-27); (g_1803.f9 > 4); ++g_1803.f9)
{
uint16_t l_3729[8][6][5] = {{{65531UL,9UL,0UL,1UL,5UL},{0x2F41L,0x66CAL,65527UL,0x79B5L,0xFFA0L},{1UL,0UL,1UL,9UL,5UL},{0x708BL,0x79B5L,0xB5A5L,0xA6B6L,0x3B43L},{5UL,0x0456L,0x8C01L,0x8C01L,0x0456L},{65527UL,0xA483L,0xB5A5L,65535UL,65535UL}},{{0UL,0x6757L,1UL,65534UL,8UL},{65535UL,0x825CL,65527UL,0x5822L,1UL},{0UL,0x8C01L,0UL,65531UL,65534UL},{65527UL,0x0242L,0x6F9BL,0x66CAL,0x6F9BL},{5UL,5UL,65534UL,65531UL,0UL},{0x708BL,0xA6B6L,1UL,0x5822L,65527UL}},{{1UL,65534UL,8UL,65534UL,1UL},{0x2F41L,0xA6B6L,65535UL,65535UL,0xB5A5L},{65531UL,5UL,0x0456L,0x8C01L,0x8C01L},{0x3B43L,0x0242L,0x3B43L,0xA6B6L,0xB5A5L},{0xE0FAL,0x8C01L,5UL,9UL,1UL},{0xB5A5L,0x825CL,0xFFA0L,0x79B5L,65527UL}},{{0x0456L,0x6757L,5UL,1UL,0UL},{0xDA7DL,0xA483L,0x3B43L,1UL,0x6F9BL},{0x69AFL,0x0456L,0x0456L,0x69AFL,65534UL},{0xDA7DL,0x79B5L,65535UL,0UL,1UL},{0x0456L,0UL,8UL,5UL,8UL},{0xB5A5L,0x66CAL,1UL,0UL,65535UL}},{{0xE0FAL,9UL,65534UL,0x69AFL,0x0456L},{0x3B43L,1UL,0x6F9BL,1UL,0x3B43L},{65531UL,9UL,0UL,1UL,5UL},{0x2F41L,0x66CAL,65527UL,0x79B5L,0xFFA0L},{1UL,0UL,1UL,9UL,5UL},{0x708BL,0x79B5L,0xB5A5L,0xA6B6L,0x3B43L}},{{5UL,0x0456L,0x8C01L,0x8C01L,0x0456L},{65527UL,0xA483L,0xB5A5L,65535UL,65535UL},{0UL,0x6757L,1UL,65534UL,8UL},{65535UL,0x825CL,65527UL,0x5822L,1UL},{65531UL,0x0456L,8UL,9UL,0UL},{65535UL,0UL,0x708BL,1UL,0x708BL}},{{65534UL,65534UL,0UL,9UL,8UL},{0x3B43L,0xA483L,0xDA7DL,0x66CAL,65535UL},{0x8C01L,0UL,0xE0FAL,0UL,0x8C01L},{65530UL,0xA483L,0x6F9BL,0x79B5L,1UL},{9UL,65534UL,0x69AFL,0x0456L,0x0456L},{0xFFA0L,0UL,0xFFA0L,0xA483L,1UL}},{{1UL,0x0456L,65534UL,0x6757L,0x8C01L},{1UL,0x5822L,65527UL,0x825CL,65535UL},{0x69AFL,0UL,65534UL,0x8C01L,8UL},{0x2F41L,0UL,0xFFA0L,0x0242L,0x708BL},{5UL,0x69AFL,0x69AFL,5UL,0UL},{0x2F41L,0x825CL,0x6F9BL,0xA6B6L,0xDA7DL}}};
uint16_t ***l_3736 = &g_270;
uint64_t *l_3746 = &g_1771.f9;
struct S0 ***l_3749[6][5][2] = {{{&l_3079[0][2][0],&g_3716},{&g_3716,&g_3716},{&l_3079[0][2][0],&g_3716},{&l_3079[0][4][1],&l_3079[0][4][1]},{&l_3079[0][4][1],&g_3716}},{{&l_3079[0][2][0],&g_3716},{&g_3716,&g_3716},{&l_3079[0][2][0],&g_3716},{&l_3079[0][4][1],&l_3079[0][4][1]},{&l_3079[0][4][1],&g_3716}},{{&l_3079[0][2][0],&g_3716},{&g_3716,&g_3716},{&l_3079[0][2][0],&g_3716},{&l_3079[0][4][1],&l_3079[0][4][1]},{&l_3079[0][4][1],&g_3716}},{{&l_3079[0][2][0],&g_3716},{&g_3716,&g_3716},{&l_3079[0][2][0],&g_3716},{&l_3079[0][4][1],&l_3079[0][4][1]},{&l_3079[0][4][1],&g_3716}},{{&l_3079[0][2][0],&g_3716},{&g_3716,&g_3716},{&l_3079[0][2][0],&g_3716},{&l_3079[0][4][1],&l_3079[0][4][1]},{&l_3079[0][4][1],&g_3716}},{{&l_3079[0][2][0],&g_3716},{&g_3716,&g_3716},{&l_3079[0][2][0],&g_3716},{&l_3079[0][4][1],&l_3079[0][4][1]},{&l_3079[0][4][1],&g_3716}}};
uint64_t l_3750 = 3UL;
int32_t l_3775 = 0xD7B3F066L;
int i, j, k;
if (((*l_3140) , (!(safe_lshift_func_int16_t_s_s(((safe_div_func_int64_t_s_s((((*l_2661) = (p_212 ^ (((*p_215) ^ (*p_215)) , (safe_add_func_int32_t_s_s((-2L), ((l_3729[7][1][3] <= p_212) > (((*l_2584) |= (&l_3015 != &l_3015)) & 0xD72F89C0L))))))) > 0UL), p_212)) == 0x732AL), (*p_211))))))
{
uint32_t *l_3745 = &g_1782.f6;
int32_t l_3753[6][4] = {{7L,7L,0x3E768822L,7L},{7L,1L,1L,7L},{1L,7L,1L,1L},{7L,7L,0x3E768822L,7L},{7L,1L,1L,7L},{1L,7L,1L,1L}};
int i, j;
for (g_1601.f9 = 0; (g_1601.f9 < 19); g_1601.f9++)
{
uint16_t ****l_3735 = &l_3734;
int32_t l_3747[8] = {0x605F173EL,0x605F173EL,0x4FCFB2B0L,0x605F173EL,0x605F173EL,0x4FCFB2B0L,0x605F173EL,0x605F173EL};
int32_t l_3748[2][3];
uint64_t l_3751[2][7] = {{0xCA5580A4685F7437LL,0xC26287634CB79151LL,18446744073709551615UL,18446744073709551615UL,0xC26287634CB79151LL,0xCA5580A4685F7437LL,0xC26287634CB79151LL},{0UL,0xCA5580A4685F7437LL,0xCA5580A4685F7437LL,0UL,0xC26287634CB79151LL,0UL,0xCA5580A4685F7437LL}};
int i, j;
for (i = 0; i < 2; i++)
{
for (j = 0; j < 3; j++)
l_3748[i][j] = (-1L);
}
(*p_215) = (safe_lshift_func_uint8_t_u_u(p_214, 2));
l_3748[0][1] &= (0x0ED7F8F7890369C8LL | ((((*l_3735) = l_3734) != l_3736) > (((((safe_add_func_int16_t_s_s((safe_mod_func_uint16_t_u_u(0xDE83L, (safe_div_func_int16_t_s_s(((safe_rshift_func_uint16_t_u_u(0x7BEBL, 1)) , ((l_3745 != (void*)0) && (((*l_2661) = (l_3746 == (((((l_3747[0] &= l_3729[0][0][1]) != 0x5D234F7016C6CA0FLL) != 0xE0L) && l_3747[5]) , (void*)0))) < (*p_215)))), (*g_437))))), 0x4F59L)) > 0x3AL) | l_3729[7][1][3]) & p_214) , 1UL)));
if ((0x830C629D2629F3BDLL && ((*l_2912) = (((((((*p_215) > (l_3750 |= ((0L <= ((((*l_3140) , ((p_212 , ((void*)0 != l_3749[1][3][0])) >= g_1811.f6)) , &g_3637) != (void*)0)) & 0xB7D0FD53B67070ECLL))) < (*g_2020)) | l_3751[1][2]) || l_3729[7][1][3]) ^ 0x70F448F3L) , 1L))))
{
uint16_t l_3752 = 0x86D4L;
(*l_3140) = (*g_919);
if (l_3752)
continue;
(*g_618) = p_215;
}
else
{
if (l_3729[3][1][2])
break;
l_3753[2][2] &= l_3750;
}
}
}
else
{
int32_t l_3776 = 0x9D379F98L;
(*p_215) ^= (((l_3776 = (safe_sub_func_uint32_t_u_u((l_3775 = ((((*l_2581) | ((4UL < ((safe_sub_func_int8_t_s_s((safe_rshift_func_int8_t_s_u((safe_lshift_func_int16_t_s_u(((*l_3092) = ((safe_rshift_func_uint8_t_u_s(l_3764[2][1][4], 7)) >= (((((safe_sub_func_uint64_t_u_u(1UL, (((-4L) | ((safe_mul_func_int16_t_s_s((safe_div_func_uint16_t_u_u((0x0D2D17F5FD8378B9LL < (p_212 >= (-9L))), (+(((safe_div_func_uint16_t_u_u(9UL, (**g_3267))) , (**l_3015)) == (**l_3014))))), (-8L))) || 0UL)) <= l_3729[3][0][0]))) & 1UL) , &g_1164[1][2]) != &l_2677) & (*g_2370)))), 9)), 0)), p_214)) ^ l_3774)) && p_214)) ^ p_213) && (-2L))), p_214))) | p_212) && (-8L));
(*g_3638) = (*g_3638);
}
if (l_3775)
break;
}
}
return p_211;
}
static int16_t * func_216(struct S1 p_217, uint64_t p_218, int32_t p_219, int32_t * p_220)
{
uint64_t *l_253 = &g_254;
const int32_t l_2383 = 0x58DEEC9CL;
int32_t l_2401 = 0xDB7400E8L;
int32_t l_2402[2][5][6] = {{{4L,(-1L),(-1L),4L,(-1L),0xABBA7E13L},{(-7L),(-1L),(-1L),(-7L),(-1L),(-1L)},{0x763F2B8DL,(-1L),0xABBA7E13L,(-1L),0x4CA8AE80L,0x4CA8AE80L},{(-1L),(-1L),(-1L),(-1L),0x4CA8AE80L,0x832A135CL},{0xABBA7E13L,(-1L),0x4CA8AE80L,0xABBA7E13L,0x4CA8AE80L,(-1L)}},{{(-1L),(-1L),0x832A135CL,(-1L),0x4CA8AE80L,0x4CA8AE80L},{(-1L),(-1L),(-1L),(-1L),0x4CA8AE80L,0x832A135CL},{0xABBA7E13L,(-1L),0x4CA8AE80L,0xABBA7E13L,0x4CA8AE80L,(-1L)},{(-1L),(-1L),0x832A135CL,(-1L),0x4CA8AE80L,0x4CA8AE80L},{(-1L),(-1L),(-1L),(-1L),0x4CA8AE80L,0x832A135CL}}};
int16_t l_2405[9][3] = {{0xA68EL,7L,7L},{0xA68EL,7L,7L},{0xA68EL,7L,7L},{0xA68EL,7L,7L},{0xA68EL,7L,7L},{0xA68EL,7L,7L},{0xA68EL,7L,7L},{0xA68EL,7L,7L},{0xA68EL,7L,7L}};
const uint8_t *l_2511 = &g_1770.f2;
int32_t l_2528 = 0x28CE3D79L;
int i, j, k;
for (g_78 = 11; (g_78 > 2); g_78 = safe_sub_func_int8_t_s_s(g_78, 1))
{
int32_t l_243 = (-5L);
int64_t *l_1240[8][7] = {{&g_309[3],(void*)0,&g_1178.f4,(void*)0,&g_309[3],&g_309[3],(void*)0},{&g_857.f4,&g_311,&g_857.f4,(void*)0,(void*)0,&g_857.f4,&g_311},{(void*)0,&g_311,&g_1178.f4,&g_1178.f4,&g_311,(void*)0,&g_311},{&g_857.f4,(void*)0,(void*)0,&g_857.f4,&g_311,&g_857.f4,(void*)0},{&g_309[3],&g_309[3],(void*)0,&g_1178.f4,(void*)0,&g_309[3],&g_309[3]},{&g_309[3],(void*)0,&g_1178.f4,(void*)0,&g_309[3],&g_309[3],(void*)0},{&g_857.f4,&g_311,&g_857.f4,(void*)0,(void*)0,&g_857.f4,&g_311},{(void*)0,&g_311,&g_1178.f4,&g_1178.f4,&g_311,(void*)0,&g_311}};
int32_t l_2384 = (-8L);
struct S1 *l_2385 = &g_122[3];
int16_t *l_2386 = &g_78;
uint64_t *l_2387 = &g_1779.f9;
int32_t *l_2388 = (void*)0;
int32_t *l_2389 = &g_579;
int32_t l_2443 = 0x18234CEAL;
int32_t l_2444 = 0xD0137AE3L;
int32_t l_2445 = 0x54FFFCA7L;
int32_t l_2448 = 0xBDC8A725L;
int32_t l_2449 = 7L;
int32_t l_2450 = 1L;
int32_t l_2451 = 0x86632457L;
int32_t l_2452 = (-1L);
int32_t l_2454 = (-5L);
int32_t l_2455[4] = {0x61BE611BL,0x61BE611BL,0x61BE611BL,0x61BE611BL};
uint32_t l_2464 = 0x8A4B32AFL;
uint32_t l_2527[4];
struct S1 ***l_2547 = &g_2429;
int i, j;
for (i = 0; i < 4; i++)
l_2527[i] = 0UL;
}
return &g_308;
}
static const struct S1 func_244(int16_t p_245, uint16_t * p_246, uint16_t p_247, uint64_t * p_248)
{
const int16_t l_1953[5][9] = {{0x9159L,0x3218L,(-1L),0x3218L,0x9159L,0x3218L,(-1L),0x3218L,0x9159L},{0x47DCL,0L,0L,0x47DCL,0L,(-9L),(-9L),0L,0x47DCL},{0xE11FL,0x3218L,0xE11FL,7L,0xE11FL,0x3218L,0xE11FL,7L,0xE11FL},{0x47DCL,0x47DCL,(-9L),0L,0L,0L,0L,(-9L),0x47DCL},{0x9159L,7L,(-1L),7L,0x9159L,7L,(-1L),7L,0x9159L}};
uint32_t ***l_1961 = (void*)0;
uint32_t ****l_1960 = &l_1961;
struct S1 l_1971 = {0x02AEL,0x73L};
int32_t l_1995 = 0x3E44A411L;
int16_t l_1998 = 0xC354L;
int32_t l_2002 = 1L;
uint32_t l_2003 = 0xC6C0990CL;
int32_t l_2117 = 0x96B7953CL;
int32_t l_2118 = 0xC82BA176L;
int32_t l_2119 = 1L;
const uint8_t *l_2125 = (void*)0;
int8_t *l_2129 = &g_405[4];
int8_t **l_2128 = &l_2129;
int32_t l_2167 = 1L;
int32_t l_2169 = (-6L);
int32_t l_2170[9];
uint32_t l_2188 = 9UL;
uint16_t ***l_2202[5] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
uint16_t ****l_2201 = &l_2202[3];
const struct S0 *l_2293 = (void*)0;
uint64_t l_2312 = 1UL;
int32_t * const *l_2361 = &g_1070;
int32_t l_2372 = 0x8BAD4126L;
uint8_t l_2380 = 0UL;
int i, j;
for (i = 0; i < 9; i++)
l_2170[i] = 7L;
for (g_1800.f4 = (-24); (g_1800.f4 < 19); g_1800.f4++)
{
int8_t *l_1950 = &g_405[3];
int8_t l_1972 = 0x6EL;
const int32_t *l_1981 = &g_204;
int32_t l_1994 = 0x5DB6C569L;
int32_t l_2001[4];
struct S1 l_2007 = {0x1F90L,1L};
int64_t ***l_2025 = &g_2024[3][3][4];
uint8_t l_2052 = 0UL;
uint32_t **l_2150 = &g_1576[2][2][0];
int32_t *l_2192 = (void*)0;
struct S0 *l_2244[5];
int32_t *l_2313 = (void*)0;
int32_t *l_2314[6][8] = {{&l_1995,&g_310,&l_1995,&l_2002,&g_638[6][1][0],&l_2118,(void*)0,&l_2001[2]},{&l_2002,(void*)0,&g_579,&g_284,&g_284,&g_579,(void*)0,&l_2002},{&l_2002,&g_638[3][4][0],&l_2001[2],&l_2118,(void*)0,&l_2170[7],&g_579,&l_2170[7]},{&l_2118,&g_310,(void*)0,&g_310,&l_2118,&l_2170[7],&l_1995,(void*)0},{&l_1995,&g_638[3][4][0],&g_310,&g_638[6][1][0],&g_579,&g_579,&g_638[6][1][0],&g_310},{(void*)0,(void*)0,&g_310,&l_2002,&l_2001[2],&g_284,&l_1995,&l_1995}};
int i, j;
for (i = 0; i < 4; i++)
l_2001[i] = 0x3BBA8FA4L;
for (i = 0; i < 5; i++)
l_2244[i] = &g_2245;
}
(*g_618) = (*g_618);
for (g_1772.f6 = 0; (g_1772.f6 != 52); g_1772.f6++)
{
uint8_t l_2340 = 0x0CL;
int32_t l_2352 = (-1L);
int32_t *l_2373 = &l_1995;
int32_t *l_2374 = &g_310;
int32_t *l_2375 = (void*)0;
int32_t *l_2376 = &l_1995;
int32_t *l_2377 = (void*)0;
int32_t *l_2378 = (void*)0;
int32_t *l_2379[5] = {&l_2167,&l_2167,&l_2167,&l_2167,&l_2167};
int i;
for (g_1803.f9 = 13; (g_1803.f9 != 42); g_1803.f9++)
{
int64_t l_2321[10][1] = {{(-9L)},{0x39529DB73BA1C14ALL},{(-9L)},{0x39529DB73BA1C14ALL},{(-9L)},{0x39529DB73BA1C14ALL},{(-9L)},{0x39529DB73BA1C14ALL},{(-9L)},{0x39529DB73BA1C14ALL}};
int32_t l_2326 = 0xCFBC0762L;
const uint8_t l_2353 = 0xA3L;
int32_t *l_2354 = (void*)0;
int32_t *l_2355 = &g_638[3][4][0];
int16_t *l_2356 = &g_679[6];
int32_t *l_2357 = &l_2119;
int32_t *l_2358 = &g_284;
struct S1 ** const l_2366 = (void*)0;
int i, j;
(*l_2358) &= ((*l_2357) = ((safe_rshift_func_int16_t_s_u(((((*g_228) = ((((*g_437) = ((*l_2356) &= (l_2321[9][0] > ((((*g_228) > ((*l_2355) ^= (((safe_lshift_func_uint8_t_u_u((((((safe_lshift_func_uint16_t_u_u((g_374++), 13)) != (safe_sub_func_uint64_t_u_u((((l_2352 = ((+l_2118) <= (safe_div_func_int32_t_s_s(((safe_mod_func_int8_t_s_s((safe_add_func_uint8_t_u_u((g_1786.f6 | ((((safe_sub_func_uint32_t_u_u((*g_228), (l_2340 = p_245))) ^ (*p_248)) || (safe_div_func_int16_t_s_s((safe_lshift_func_uint8_t_u_s((++(*g_2020)), (p_247 || ((safe_add_func_uint32_t_u_u((((((+0x54EDEE7048E385B5LL) >= l_2119) != l_2340) <= l_2326) , p_245), (-6L))) != (*p_248))))), (*g_437)))) & l_2352)), 0x1CL)), g_1812.f8)) , l_2340), p_245)))) , 0x69L) && l_2352), 18446744073709551615UL))) >= (-1L)) || l_2352) ^ l_2326), p_245)) ^ l_2353) > (-4L)))) > 4294967294UL) | l_2167)))) || p_245) && l_2340)) , &l_2352) == &l_2326), 6)) >= g_2295.f4));
(*l_2357) = ((*l_2355) ^= (safe_mul_func_uint16_t_u_u(l_2340, (*l_2357))));
(*l_2357) ^= ((void*)0 != l_2361);
(*l_2357) = (safe_mod_func_uint8_t_u_u((((safe_sub_func_int16_t_s_s(((l_2352 , (void*)0) == ((((l_2366 != &g_919) , p_247) != (safe_rshift_func_int16_t_s_u(p_245, 13))) , g_2369[0][2])), (((void*)0 != g_2371) , 0xFAD6L))) == l_1953[1][6]) , 0x70L), 255UL));
}
if (l_2372)
break;
--l_2380;
}
return (*g_919);
}
static uint16_t * func_249(int16_t p_250)
{
int16_t l_1241 = 0x1127L;
int32_t *l_1242 = &g_1212;
int32_t l_1249 = 0x1D2BFC99L;
int16_t l_1268[10] = {7L,7L,7L,7L,7L,7L,7L,7L,7L,7L};
int32_t l_1269 = 0x3E8EFAA6L;
int32_t l_1271 = 9L;
int32_t l_1272[6][2][3] = {{{0xC8F987CEL,(-1L),(-1L)},{0x233B21C0L,1L,4L}},{{(-10L),(-1L),5L},{1L,1L,1L}},{{0L,(-1L),0xF0321974L},{9L,1L,0xF941ECDCL}},{{0xC8F987CEL,(-1L),(-1L)},{0x233B21C0L,1L,4L}},{{(-10L),(-1L),5L},{1L,1L,1L}},{{0L,(-1L),0xF0321974L},{9L,1L,0xF941ECDCL}}};
uint32_t l_1278 = 18446744073709551607UL;
uint32_t l_1386 = 0x3A5D4284L;
const uint16_t *l_1403[1];
const uint16_t **l_1402 = &l_1403[0];
uint8_t l_1448 = 255UL;
uint16_t ***l_1450[8][1][7] = {{{&g_270,&g_270,&g_270,&g_270,&g_270,&g_270,&g_270}},{{&g_270,&g_270,&g_270,&g_270,&g_270,&g_270,&g_270}},{{&g_270,&g_270,&g_270,&g_270,&g_270,&g_270,&g_270}},{{&g_270,&g_270,&g_270,&g_270,&g_270,&g_270,&g_270}},{{&g_270,&g_270,&g_270,&g_270,&g_270,&g_270,&g_270}},{{&g_270,&g_270,&g_270,&g_270,&g_270,&g_270,&g_270}},{{&g_270,&g_270,&g_270,&g_270,&g_270,&g_270,&g_270}},{{&g_270,&g_270,&g_270,&g_270,&g_270,&g_270,&g_270}}};
uint16_t ***l_1452 = &g_270;
int8_t l_1457 = (-1L);
int64_t ***** const l_1461 = (void*)0;
uint16_t *****l_1484 = (void*)0;
uint16_t *l_1488 = &g_374;
int32_t l_1566[1];
uint32_t **l_1592 = &g_1576[2][2][0];
uint8_t l_1611 = 0x72L;
int32_t *l_1635 = &l_1272[0][1][1];
const int64_t ***l_1655 = &g_1085;
const int64_t ****l_1654 = &l_1655;
int64_t *l_1679 = &g_1604[0].f4;
int16_t l_1704[7][5][7] = {{{(-7L),3L,9L,(-1L),2L,2L,(-1L)},{0x6982L,9L,0x6982L,(-1L),0L,1L,0x8495L},{1L,9L,9L,(-1L),0x6E9EL,0L,0x8495L},{0x6982L,3L,1L,(-1L),0x6E9EL,1L,(-1L)},{(-7L),0xC565L,1L,(-1L),0L,2L,0L}},{{0xF2F1L,0x645EL,7L,1L,3L,3L,1L},{(-1L),0x8B0DL,(-1L),1L,0xF7CDL,0x0FFDL,2L},{0L,0x8B0DL,7L,0x6E9EL,0xC565L,0xF7CDL,2L},{(-1L),0x645EL,0L,(-1L),0xC565L,0x0FFDL,1L},{0xF2F1L,1L,0L,0x6E9EL,0xF7CDL,3L,0L}},{{0xF2F1L,0x645EL,7L,1L,3L,3L,1L},{(-1L),0x8B0DL,(-1L),1L,0xF7CDL,0x0FFDL,2L},{0L,0x8B0DL,7L,0x6E9EL,0xC565L,0xF7CDL,2L},{(-1L),0x645EL,0L,(-1L),0xC565L,0x0FFDL,1L},{0xF2F1L,1L,0L,0x6E9EL,0xF7CDL,3L,0L}},{{0xF2F1L,0x645EL,7L,1L,3L,3L,1L},{(-1L),0x8B0DL,(-1L),1L,0xF7CDL,0x0FFDL,2L},{0L,0x8B0DL,7L,0x6E9EL,0xC565L,0xF7CDL,2L},{(-1L),0x645EL,0L,(-1L),0xC565L,0x0FFDL,1L},{0xF2F1L,1L,0L,0x6E9EL,0xF7CDL,3L,0L}},{{0xF2F1L,0x645EL,7L,1L,3L,3L,1L},{(-1L),0x8B0DL,(-1L),1L,0xF7CDL,0x0FFDL,2L},{0L,0x8B0DL,7L,0x6E9EL,0xC565L,0xF7CDL,2L},{(-1L),0x645EL,0L,(-1L),0xC565L,0x0FFDL,1L},{0xF2F1L,1L,0L,0x6E9EL,0xF7CDL,3L,0L}},{{0xF2F1L,0x645EL,7L,1L,3L,3L,1L},{(-1L),0x8B0DL,(-1L),1L,0xF7CDL,0x0FFDL,2L},{0L,0x8B0DL,7L,0x6E9EL,0xC565L,0xF7CDL,2L},{(-1L),0x645EL,0L,(-1L),0xC565L,0x0FFDL,1L},{0xF2F1L,1L,0L,0x6E9EL,0xF7CDL,3L,0L}},{{0xF2F1L,0x645EL,7L,1L,3L,3L,1L},{(-1L),0x8B0DL,(-1L),1L,0xF7CDL,0x0FFDL,2L},{(-1L),(-8L),0L,0xC565L,1L,1L,3L},{0x8495L,0xF357L,(-1L),9L,1L,0x784AL,0x0FFDL},{(-1L),0x10D5L,(-1L),0xC565L,1L,0x645EL,0xF7CDL}}};
uint64_t l_1705[1];
int16_t ** const l_1750 = &g_437;
struct S0 *l_1759[10][5][5] = {{{&g_1765,&g_1766,&g_1768,&g_1771,(void*)0},{&g_1801,&g_1771,&g_1806,&g_1779,(void*)0},{&g_1813,&g_1816,&g_1760,&g_1766,(void*)0},{&g_1803,&g_1779,&g_1818,&g_1797[5],(void*)0},{(void*)0,(void*)0,(void*)0,&g_1804,(void*)0}},{{&g_1787,&g_1766,&g_1811,&g_1793,(void*)0},{&g_1778,&g_1793,&g_1806,&g_1821,(void*)0},{&g_1813,&g_1797[5],&g_1781,&g_1766,(void*)0},{&g_1762,&g_1779,&g_1799,&g_1816,(void*)0},{(void*)0,&g_1804,(void*)0,(void*)0,(void*)0}},{{&g_1787,&g_1809,&g_1768,&g_1793,(void*)0},{&g_1801,&g_1793,&g_1785[0][1][1],&g_1779,(void*)0},{&g_1792,&g_1816,&g_1781,&g_1809,(void*)0},{&g_1762,&g_1821,&g_1818,&g_1816,(void*)0},{(void*)0,&g_1804,&g_1773,&g_1804,(void*)0}},{{&g_1765,&g_1766,&g_1768,&g_1771,(void*)0},{&g_1801,&g_1771,&g_1806,&g_1779,(void*)0},{&g_1813,&g_1816,&g_1760,&g_1766,(void*)0},{&g_1803,&g_1779,&g_1818,&g_1797[5],(void*)0},{(void*)0,(void*)0,(void*)0,&g_1804,(void*)0}},{{&g_1787,&g_1766,&g_1811,&g_1793,(void*)0},{&g_1778,&g_1793,&g_1806,&g_1821,(void*)0},{&g_1813,&g_1797[5],&g_1781,&g_1766,(void*)0},{&g_1762,&g_1779,&g_1799,&g_1816,(void*)0},{(void*)0,&g_1804,(void*)0,(void*)0,(void*)0}},{{&g_1787,&g_1809,&g_1768,&g_1793,(void*)0},{&g_1801,&g_1793,&g_1785[0][1][1],&g_1779,(void*)0},{&g_1792,&g_1816,&g_1781,&g_1809,(void*)0},{&g_1762,&g_1821,&g_1818,&g_1816,(void*)0},{(void*)0,&g_1804,&g_1773,&g_1804,(void*)0}},{{&g_1765,&g_1766,&g_1768,&g_1771,(void*)0},{&g_1801,&g_1771,&g_1806,&g_1779,(void*)0},{&g_1813,&g_1816,&g_1760,&g_1766,(void*)0},{&g_1803,&g_1779,&g_1818,&g_1797[5],(void*)0},{&g_1797[5],&g_1805[3][1][2],&g_1815[1],(void*)0,&g_1775}},{{&g_1809,&g_1789,&g_1769[0],(void*)0,&g_1797[5]},{(void*)0,(void*)0,&g_1764,&g_1780,&g_1797[5]},{&g_1771,&g_1817[4][0],(void*)0,&g_1789,&g_1775},{(void*)0,(void*)0,&g_1819[5][0][4],&g_1776,&g_1797[5]},{&g_1775,(void*)0,&g_1815[1],&g_1805[3][1][2],&g_1797[5]}},{{&g_1809,&g_1767,&g_1791,(void*)0,&g_1775},{&g_1821,(void*)0,&g_1807,(void*)0,&g_1797[5]},{(void*)0,&g_1776,(void*)0,&g_1767,&g_1797[5]},{(void*)0,&g_1780,(void*)0,&g_1776,&g_1775},{&g_1797[5],(void*)0,&g_1795[1][4],(void*)0,&g_1797[5]}},{{&g_1788[1],&g_1789,&g_1791,&g_1794[0],&g_1797[5]},{&g_1821,&g_1794[0],&g_1764,(void*)0,&g_1775},{&g_1771,&g_1776,&g_1782,&g_1789,&g_1797[5]},{(void*)0,(void*)0,(void*)0,&g_1817[4][0],&g_1797[5]},{&g_1797[5],&g_1805[3][1][2],&g_1815[1],(void*)0,&g_1775}}};
struct S0 **l_1758[4][6];
uint8_t l_1848 = 1UL;
const uint16_t l_1858 = 65535UL;
int32_t l_1862 = 1L;
const int8_t *l_1911 = &g_405[1];
const int8_t **l_1910 = &l_1911;
const int64_t *l_1927 = (void*)0;
uint8_t l_1936 = 255UL;
uint32_t l_1939[5][1];
uint16_t *l_1945 = &g_119;
int i, j, k;
for (i = 0; i < 1; i++)
l_1403[i] = &g_83;
for (i = 0; i < 1; i++)
l_1566[i] = 0L;
for (i = 0; i < 1; i++)
l_1705[i] = 0x956D2435AA99FAF8LL;
for (i = 0; i < 4; i++)
{
for (j = 0; j < 6; j++)
l_1758[i][j] = &l_1759[1][1][3];
}
for (i = 0; i < 5; i++)
{
for (j = 0; j < 1; j++)
l_1939[i][j] = 4294967295UL;
}
lbl_1389:
(*l_1242) |= ((l_1241 > p_250) > 5L);
for (g_229 = 25; (g_229 == 29); ++g_229)
{
uint16_t *l_1247 = &g_119;
int32_t l_1260 = 0x223A119EL;
int32_t l_1261 = 0x00998A47L;
int32_t l_1264 = 0x148560DAL;
int32_t l_1267 = (-5L);
int32_t l_1270 = (-9L);
int16_t l_1273 = 0xCAAFL;
int32_t l_1274 = 0x1E6258A1L;
int32_t l_1275 = 0x5F87619EL;
int32_t l_1276 = 0x3D375D29L;
int32_t l_1277[8] = {0x45BAE940L,0x45BAE940L,0x45BAE940L,0x45BAE940L,0x45BAE940L,0x45BAE940L,0x45BAE940L,0x45BAE940L};
const struct S1 **l_1393 = &g_919;
const int32_t **l_1401 = (void*)0;
uint32_t l_1420[6] = {0xE61F9826L,1UL,0xE61F9826L,0xE61F9826L,1UL,0xE61F9826L};
uint32_t l_1422 = 7UL;
const uint32_t *l_1447[8];
const uint32_t **l_1446 = &l_1447[4];
uint32_t * const *l_1533 = &g_228;
uint32_t * const **l_1532 = &l_1533;
uint32_t * const ***l_1531 = &l_1532;
int64_t l_1534 = 0xD5654BFDC1CB9EABLL;
uint8_t *l_1542 = &g_592;
uint8_t *l_1543 = &g_857.f2;
uint64_t *l_1550 = (void*)0;
uint64_t *l_1551 = &g_491[1];
int32_t l_1659 = (-1L);
int i;
for (i = 0; i < 8; i++)
l_1447[i] = &g_840;
}
if ((((*g_437) = (((safe_sub_func_int32_t_s_s((safe_mul_func_int8_t_s_s((safe_add_func_int64_t_s_s(((*l_1635) > ((*l_1242) | ((((*g_228) &= (p_250 != 0x72L)) || (safe_add_func_int64_t_s_s(((*l_1679) = (safe_rshift_func_uint8_t_u_u((((*l_1242) , ((*l_1635) | ((*l_1488)++))) >= p_250), 3))), (((&g_619[0][4][4] == &l_1635) > 4294967295UL) , p_250)))) ^ p_250))), 0UL)), (*l_1635))), 8L)) , 0x7BL) & 9L)) , (*l_1242)))
{
uint16_t l_1682 = 65535UL;
int32_t l_1708 = 0xD29A7493L;
int32_t l_1711 = (-5L);
struct S0 *l_1756 = &g_1757;
struct S0 ** const l_1755 = &l_1756;
uint16_t ***l_1861 = &g_270;
int32_t l_1891[7][5][6] = {{{3L,0x44228CE5L,0x6A3A8B11L,0x6A3A8B11L,0x44228CE5L,3L},{0L,3L,0x6A3A8B11L,3L,0L,0L},{0L,3L,3L,0L,0x44228CE5L,0L},{0L,0x44228CE5L,0L,3L,3L,0L},{0L,0L,3L,0x6A3A8B11L,3L,0L}},{{3L,0x44228CE5L,0x6A3A8B11L,0x6A3A8B11L,0x44228CE5L,3L},{0L,3L,0x6A3A8B11L,3L,0L,0L},{0L,3L,3L,0L,0x44228CE5L,0L},{0L,0x44228CE5L,0L,3L,3L,0L},{0L,0L,3L,0x6A3A8B11L,3L,0L}},{{3L,0x44228CE5L,0x6A3A8B11L,0x6A3A8B11L,0x44228CE5L,3L},{0L,3L,0x6A3A8B11L,3L,0L,0L},{0L,3L,3L,0L,0x44228CE5L,0L},{0L,0x44228CE5L,0L,3L,3L,0L},{0L,0L,3L,0x6A3A8B11L,3L,0L}},{{3L,0x44228CE5L,0x6A3A8B11L,0x6A3A8B11L,0x44228CE5L,3L},{3L,0L,0x44228CE5L,0L,3L,3L},{0x6A3A8B11L,0L,0L,0x6A3A8B11L,0L,0x6A3A8B11L},{0x6A3A8B11L,0L,0x6A3A8B11L,0L,0L,0x6A3A8B11L},{3L,3L,0L,0x44228CE5L,0L,3L}},{{0L,0L,0x44228CE5L,0x44228CE5L,0L,0L},{3L,0L,0x44228CE5L,0L,3L,3L},{0x6A3A8B11L,0L,0L,0x6A3A8B11L,0L,0x6A3A8B11L},{0x6A3A8B11L,0L,0x6A3A8B11L,0L,0L,0x6A3A8B11L},{3L,3L,0L,0x44228CE5L,0L,3L}},{{0L,0L,0x44228CE5L,0x44228CE5L,0L,0L},{3L,0L,0x44228CE5L,0L,3L,3L},{0x6A3A8B11L,0L,0L,0x6A3A8B11L,0L,0x6A3A8B11L},{0x6A3A8B11L,0L,0x6A3A8B11L,0L,0L,0x6A3A8B11L},{3L,3L,0L,0x44228CE5L,0L,3L}},{{0L,0L,0x44228CE5L,0x44228CE5L,0L,0L},{3L,0L,0x44228CE5L,0L,3L,3L},{0x6A3A8B11L,0L,0L,0x6A3A8B11L,0L,0x6A3A8B11L},{0x6A3A8B11L,0L,0x6A3A8B11L,0L,0L,0x6A3A8B11L},{3L,3L,0L,0x44228CE5L,0L,3L}}};
struct S1 *l_1915[7][4];
struct S1 **l_1914[2][7];
uint32_t l_1918 = 0x427D3280L;
int32_t *l_1928 = &g_1789.f7;
uint16_t *l_1942 = &g_119;
int i, j, k;
for (i = 0; i < 7; i++)
{
for (j = 0; j < 4; j++)
l_1915[i][j] = (void*)0;
}
for (i = 0; i < 2; i++)
{
for (j = 0; j < 7; j++)
l_1914[i][j] = &l_1915[2][2];
}
for (g_857.f1 = 0; (g_857.f1 < 28); g_857.f1 = safe_add_func_uint8_t_u_u(g_857.f1, 2))
{
uint32_t l_1713 = 0UL;
uint16_t *l_1719[4][1] = {{&g_677},{(void*)0},{&g_677},{(void*)0}};
int16_t *l_1831 = &l_1241;
int32_t l_1870 = 2L;
int32_t l_1881 = 5L;
int32_t l_1884 = 0x271D2F54L;
int32_t l_1886 = 0xE44AEDC0L;
int32_t l_1888 = 0xA4814FABL;
int32_t l_1894 = (-4L);
int8_t l_1895 = 0xA1L;
struct S0 *l_1908 = &g_1909[0];
int8_t l_1922 = 5L;
int i, j;
for (g_1178.f7 = 0; (g_1178.f7 <= 6); g_1178.f7 += 1)
{
int32_t l_1694[10][7] = {{0xF774CE9CL,(-4L),0x46CDA46EL,(-4L),0x46CDA46EL,(-4L),0xF774CE9CL},{8L,8L,(-10L),8L,8L,8L,8L},{0x6F78FE51L,0x5BC08F47L,0x6F78FE51L,0x31BFB974L,0x46CDA46EL,0x78275CCFL,0x5A0EC33FL},{8L,0xA8E2111EL,(-10L),(-10L),0xA8E2111EL,8L,0xA8E2111EL},{0x6F78FE51L,0x31BFB974L,0x46CDA46EL,0x78275CCFL,0x5A0EC33FL,0x78275CCFL,0x46CDA46EL},{8L,8L,8L,(-10L),8L,8L,8L},{0xF774CE9CL,0x31BFB974L,2L,0x31BFB974L,0xF774CE9CL,(-4L),0x46CDA46EL},{0xD9B3A99CL,0xA8E2111EL,0xD9B3A99CL,8L,8L,0xD9B3A99CL,0xA8E2111EL},{0x46CDA46EL,0x5BC08F47L,2L,(-4L),0x5A0EC33FL,0x31BFB974L,0x5A0EC33FL},{0xD9B3A99CL,8L,8L,0xD9B3A99CL,0xA8E2111EL,0xD9B3A99CL,8L}};
uint8_t *l_1695 = &g_698[4];
int i, j;
l_1682 |= g_309[(g_1178.f7 + 2)];
if ((safe_mod_func_int16_t_s_s((safe_sub_func_int16_t_s_s(((g_405[g_1178.f7] < (((+65530UL) < g_405[g_1178.f7]) < (safe_mul_func_uint8_t_u_u(((safe_mod_func_int64_t_s_s((g_309[(g_1178.f7 + 1)] ^= (0x381CL == (safe_mul_func_uint8_t_u_u(((*l_1695)--), l_1694[9][4])))), (safe_div_func_int64_t_s_s(p_250, ((safe_rshift_func_uint8_t_u_u(((((safe_lshift_func_int8_t_s_s(p_250, 2)) >= p_250) > 0x4DF0L) | 0x997DE40A6CEBFEA3LL), 1)) ^ p_250))))) || g_405[g_1178.f7]), l_1704[4][4][1])))) > l_1694[9][4]), (*l_1635))), l_1705[0])))
{
int32_t l_1706[8] = {0x3A5637E0L,0L,0x3A5637E0L,0L,0x3A5637E0L,0L,0x3A5637E0L,0L};
int32_t l_1712 = 0x8B40F8DCL;
int i;
if (l_1682)
break;
for (l_1278 = 0; (l_1278 <= 1); l_1278 += 1)
{
int32_t l_1707 = 0xC3612DE9L;
int32_t *l_1709 = &l_1708;
int32_t *l_1710[2];
uint32_t l_1716 = 0xB4791BFDL;
int i;
for (i = 0; i < 2; i++)
l_1710[i] = &l_1708;
l_1706[4] = g_981[l_1278];
l_1713--;
++l_1716;
return l_1719[0][0];
}
}
else
{
int64_t **l_1736 = &g_402[1][2][4];
int64_t ***l_1735 = &l_1736;
int64_t ****l_1734 = &l_1735;
int64_t l_1737 = 0L;
for (g_1622.f4 = 0; (g_1622.f4 <= 1); g_1622.f4 += 1)
{
const uint16_t l_1722 = 65528UL;
uint8_t **l_1729 = (void*)0;
uint8_t **l_1730 = (void*)0;
uint8_t **l_1731 = &l_1695;
int16_t l_1738 = 0x1F9AL;
if (g_857.f1)
goto lbl_1389;
(*l_1635) |= ((g_309[(g_1178.f7 + 1)] & ((safe_lshift_func_int16_t_s_u(l_1722, p_250)) , ((safe_mod_func_uint16_t_u_u((((((safe_mod_func_int16_t_s_s((safe_sub_func_int8_t_s_s(p_250, (((*l_1731) = l_1695) != (void*)0))), (4294967295UL & (safe_mod_func_int32_t_s_s((l_1734 == (void*)0), l_1737))))) | l_1738) ^ g_1601.f2) & g_405[g_1178.f7]) & l_1694[7][1]), l_1708)) & p_250))) <= 0xCA34778EL);
}
}
for (l_1386 = 0; (l_1386 <= 1); l_1386 += 1)
{
struct S1 **l_1739 = (void*)0;
int8_t *l_1823[5][5][7] = {{{(void*)0,&g_405[g_1178.f7],&g_108,(void*)0,(void*)0,&g_405[1],&g_405[g_1178.f7]},{(void*)0,&g_405[g_1178.f7],&g_405[6],&l_1457,(void*)0,(void*)0,&g_405[6]},{&g_108,&l_1457,&g_122[3].f1,&g_405[1],&g_405[1],&l_1457,&g_405[g_1178.f7]},{(void*)0,&l_1457,&g_405[6],&g_405[1],&g_405[1],&g_405[6],&l_1457},{(void*)0,&l_1457,&g_122[3].f1,(void*)0,&g_108,&g_405[1],&g_122[3].f1}},{{&g_405[1],&g_405[g_1178.f7],&g_405[g_1178.f7],&g_405[g_1178.f7],(void*)0,(void*)0,(void*)0},{&g_122[3].f1,&g_405[g_1178.f7],&g_122[3].f1,(void*)0,&g_405[g_1178.f7],(void*)0,&g_108},{(void*)0,(void*)0,&l_1457,&g_405[1],(void*)0,&g_405[g_1178.f7],&g_405[g_1178.f7]},{&g_108,&g_405[1],&g_108,&g_405[1],&g_108,(void*)0,&g_405[g_1178.f7]},{&g_405[1],(void*)0,&g_405[g_1178.f7],&l_1457,&g_405[6],(void*)0,&g_405[g_1178.f7]}},{{&g_108,&g_405[1],&g_405[1],(void*)0,&g_405[1],&g_405[1],&g_108},{&g_405[1],&l_1457,&g_405[g_1178.f7],&g_405[6],&g_405[g_1178.f7],&g_405[6],&g_405[g_1178.f7]},{&g_108,(void*)0,&g_122[3].f1,&l_1457,(void*)0,&l_1457,&g_122[3].f1},{(void*)0,(void*)0,&g_405[g_1178.f7],&g_405[g_1178.f7],&g_405[g_1178.f7],(void*)0,&g_405[6]},{&g_122[3].f1,&g_405[1],&g_405[1],&l_1457,&g_405[g_1178.f7],&g_405[1],&g_405[g_1178.f7]}},{{&g_405[1],(void*)0,&g_405[g_1178.f7],&g_405[6],&g_405[g_1178.f7],&g_405[g_1178.f7],&g_405[g_1178.f7]},{(void*)0,(void*)0,&g_108,&g_405[g_1178.f7],(void*)0,&g_405[1],&g_405[g_1178.f7]},{(void*)0,&g_405[g_1178.f7],&l_1457,&l_1457,&g_405[g_1178.f7],(void*)0,&g_405[g_1178.f7]},{&g_108,&l_1457,&g_122[3].f1,&g_405[1],&g_405[1],&l_1457,&g_405[g_1178.f7]},{(void*)0,&l_1457,&g_405[g_1178.f7],&g_405[1],&g_405[6],&g_405[6],&g_405[6]}},{{(void*)0,&l_1457,&g_122[3].f1,&g_405[1],&g_108,(void*)0,&g_122[3].f1},{&g_405[6],&g_405[g_1178.f7],&g_405[6],&g_405[g_1178.f7],(void*)0,(void*)0,&g_405[g_1178.f7]},{&g_122[3].f1,(void*)0,&g_122[3].f1,&g_405[1],&g_405[g_1178.f7],&g_405[g_1178.f7],&g_108},{&g_405[g_1178.f7],(void*)0,&g_405[6],&g_405[1],(void*)0,&g_405[g_1178.f7],&g_405[g_1178.f7]},{&g_108,&g_405[1],&g_108,&g_405[1],&g_108,&g_405[g_1178.f7],&g_405[g_1178.f7]}}};
int i, j, k;
g_919 = func_196(((g_405[g_1178.f7] = p_250) != (&g_971 != &g_679[4])));
for (g_449 = 1; (g_449 >= 0); g_449 -= 1)
{
return &g_119;
}
(*l_1242) |= (safe_rshift_func_uint16_t_u_s((l_1708 <= (-1L)), (l_1711 , (safe_unary_minus_func_int8_t_s(((*l_1635) , ((l_1694[9][4] = ((safe_div_func_uint8_t_u_u((safe_mul_func_uint16_t_u_u((safe_div_func_int64_t_s_s((!(&g_437 == (l_1713 , l_1750))), (safe_rshift_func_uint8_t_u_s((((safe_div_func_uint64_t_u_u(((((g_449 > (l_1755 != l_1758[3][3])) == 1L) | (-4L)) == g_309[(g_1178.f7 + 1)]), 5L)) ^ 1UL) > 8L), 0)))), g_405[g_1178.f7])), g_1801.f8)) > l_1682)) || l_1713)))))));
}
}
if ((p_250 , ((g_1760.f0 == ((g_1795[1][4].f6 , 0xEE3FA67CL) == (l_1711 = (safe_sub_func_int16_t_s_s(((**l_1750) = (-1L)), ((*l_1831) &= (g_1789.f0 <= ((!(l_1713 && (safe_mod_func_uint64_t_u_u(p_250, (((((((*g_228) = ((safe_div_func_uint16_t_u_u(l_1713, g_1811.f7)) , p_250)) < p_250) | p_250) & 0xF8L) == 0x70BE4F49L) , l_1682))))) == 0x81L)))))))) & l_1713)))
{
uint16_t *l_1845 = &g_374;
uint16_t *l_1847 = &l_1682;
int32_t l_1849 = 0xB05C5E7CL;
uint32_t l_1857 = 0x038C0A4EL;
uint32_t ***l_1869 = &l_1592;
int32_t l_1885 = 1L;
int32_t l_1889[8][7][2] = {{{0x7C894555L,(-8L)},{0xF2CDFCBCL,1L},{1L,0xEE9ABB07L},{0x78BD704FL,4L},{(-4L),(-1L)},{0xEE9ABB07L,(-2L)},{0x78BD704FL,5L}},{{(-10L),0x7C894555L},{0L,0L},{1L,0L},{0x7C894555L,0xEE9ABB07L},{0xE95473A0L,(-1L)},{1L,0xE95473A0L},{0x3DDB3EEAL,6L}},{{0x3DDB3EEAL,0xE95473A0L},{1L,(-1L)},{0xE95473A0L,0xEE9ABB07L},{0x7C894555L,0L},{1L,0L},{0L,0x7C894555L},{(-10L),5L}},{{0x78BD704FL,(-2L)},{0xEE9ABB07L,0x4011C5F2L},{(-1L),(-1L)},{0x915D213BL,(-6L)},{0xB6FA22BDL,(-8L)},{(-2L),0x3DDB3EEAL},{1L,0x78BD704FL}},{{(-4L),0x78BD704FL},{1L,0x3DDB3EEAL},{(-2L),(-8L)},{0xB6FA22BDL,(-6L)},{0x915D213BL,(-1L)},{(-1L),0x4011C5F2L},{0xEE9ABB07L,(-2L)}},{{0x78BD704FL,5L},{(-10L),0x7C894555L},{0L,0L},{1L,0L},{0x7C894555L,0xEE9ABB07L},{0xE95473A0L,(-1L)},{1L,0xE95473A0L}},{{0x3DDB3EEAL,6L},{0x3DDB3EEAL,0xE95473A0L},{1L,(-1L)},{0xE95473A0L,0xEE9ABB07L},{0x7C894555L,0L},{1L,0L},{0L,0x7C894555L}},{{(-10L),5L},{0x78BD704FL,(-2L)},{0xEE9ABB07L,0x4011C5F2L},{(-1L),(-1L)},{0x915D213BL,(-6L)},{0xB6FA22BDL,(-8L)},{(-2L),0x3DDB3EEAL}}};
uint16_t l_1896 = 0x893DL;
int i, j, k;
if (p_250)
{
const int32_t l_1832 = 0xDFAA98F1L;
uint16_t *l_1846 = &g_374;
uint32_t *l_1863 = &g_1804.f8;
uint32_t * const *l_1868 = &g_228;
uint32_t * const **l_1867 = &l_1868;
uint32_t * const ***l_1866 = &l_1867;
int32_t l_1882 = 0L;
int32_t l_1883 = 0x92378A78L;
int32_t l_1887 = 0x083F53F9L;
int32_t l_1890 = 0x59B58C38L;
int32_t l_1892 = 1L;
int32_t l_1893[10] = {0xA4B9D460L,0xA4B9D460L,1L,0xD8FBAFDBL,1L,0xA4B9D460L,0xA4B9D460L,1L,0xD8FBAFDBL,1L};
uint16_t ****l_1923 = &l_1450[5][0][2];
int64_t *l_1926[3];
int i;
for (i = 0; i < 3; i++)
l_1926[i] = &g_1806.f4;
(*l_1242) = (((*l_1242) && ((l_1711 > 0L) | (l_1832 || (safe_lshift_func_uint8_t_u_u(((((--g_1813.f9) != (p_250 || (safe_mod_func_int64_t_s_s((safe_div_func_uint16_t_u_u((((*l_1679) = (safe_mod_func_uint32_t_u_u(((safe_mod_func_uint8_t_u_u((g_857.f8 > ((l_1845 = (l_1719[0][0] = &l_1682)) != (void*)0)), (((l_1847 = l_1846) == l_1846) & 65535UL))) >= p_250), l_1848))) || 0x5598F393915F3170LL), 0xBC22L)), l_1849)))) | (*l_1242)) > 0x12E5L), g_1818.f8))))) ^ l_1711);
for (g_1812.f8 = 0; (g_1812.f8 <= 1); g_1812.f8 += 1)
{
uint8_t *l_1853 = &g_1792.f2;
int i;
(*l_1635) = (safe_sub_func_uint16_t_u_u(((g_981[g_1812.f8] , (((*l_1853) = (+0UL)) , g_698[g_1812.f8])) > 0L), ((~(((*l_1242) > p_250) && (safe_lshift_func_uint16_t_u_s((&g_971 == ((*l_1750) = (*l_1750))), l_1832)))) <= l_1857)));
if (l_1858)
break;
}
if (((((((safe_mod_func_int64_t_s_s(((void*)0 == l_1861), l_1862)) , ((*l_1863)++)) , (-9L)) , ((0xA5FE8DCF1E9E9CDCLL < (((void*)0 == &g_919) != ((((((*l_1866) = (void*)0) == (l_1869 = &g_1575)) >= l_1682) != l_1711) > g_108))) >= p_250)) , p_250) , (*l_1635)))
{
if (p_250)
break;
}
else
{
int32_t *l_1871 = &l_1269;
int32_t *l_1872 = &g_638[3][4][0];
int32_t *l_1873 = &l_1272[0][1][1];
int32_t *l_1874 = &g_310;
int32_t *l_1875 = &l_1849;
int32_t *l_1876 = &g_638[1][2][0];
int32_t *l_1877 = (void*)0;
int32_t *l_1878 = (void*)0;
int32_t l_1879 = 0xD120513AL;
int32_t *l_1880[7] = {&g_1212,&g_1212,&l_1271,&g_1212,&g_1212,&l_1271,&g_1212};
uint8_t *l_1903 = &g_1783[5][4][2].f2;
int8_t *l_1904 = (void*)0;
int8_t *l_1905 = &l_1895;
int i;
l_1896--;
l_1882 = ((safe_add_func_int32_t_s_s((-10L), ((safe_rshift_func_int16_t_s_u((l_1903 != (void*)0), ((l_1914[1][6] = ((((*l_1905) ^= l_1889[3][3][1]) ^ ((((p_250 < ((l_1908 = g_1906) != (*g_1179))) , l_1910) == (((safe_mod_func_uint8_t_u_u(0x83L, g_1765.f9)) == 7L) , &l_1911)) < 0xCECF752FL)) , (void*)0)) == &g_919))) , p_250))) & l_1857);
(*l_1874) &= (((((*l_1679) = (p_250 > ((l_1708 = p_250) ^ 0x96501A42E7D72446LL))) & l_1893[7]) < (l_1889[3][3][1] = ((**g_1085) >= (p_250 , ((safe_div_func_int64_t_s_s((l_1885 &= ((g_1789.f2 , &l_1719[3][0]) == &l_1846)), l_1888)) || p_250))))) , p_250);
l_1918++;
}
(*l_1635) = ((*l_1242) |= (+(l_1922 == ((p_250 | ((((l_1923 == (void*)0) , (safe_rshift_func_int16_t_s_u((l_1926[0] == l_1927), ((void*)0 == l_1928)))) , l_1896) & p_250)) >= g_1789.f7))));
}
else
{
for (g_1766.f2 = 0; (g_1766.f2 != 8); g_1766.f2 = safe_add_func_uint8_t_u_u(g_1766.f2, 8))
{
return g_1931;
}
}
if (p_250)
continue;
for (g_1761.f2 = (-24); (g_1761.f2 > 60); g_1761.f2 = safe_add_func_int64_t_s_s(g_1761.f2, 1))
{
for (g_1765.f1 = 0; g_1765.f1 < 3; g_1765.f1 += 1)
{
g_491[g_1765.f1] = 0xA1B041698D880740LL;
}
}
}
else
{
int32_t *l_1934 = (void*)0;
int32_t *l_1935[6][5][8] = {{{&g_1212,(void*)0,&l_1566[0],(void*)0,&l_1888,&l_1862,&l_1862,&l_1888},{&l_1708,&g_310,&g_310,&l_1708,&l_1862,(void*)0,(void*)0,(void*)0},{&l_1269,&l_1894,&l_1862,(void*)0,&l_1249,&l_1891[6][4][5],&l_1862,(void*)0},{&g_310,&l_1894,&g_638[3][4][0],&g_758,&g_204,(void*)0,&l_1888,&l_1888},{(void*)0,&g_310,&g_310,&l_1566[0],(void*)0,&l_1862,&g_638[3][4][0],&l_1272[1][0][2]}},{{&g_638[3][4][0],(void*)0,(void*)0,&l_1249,(void*)0,&l_1249,&l_1272[0][1][1],(void*)0},{&g_204,&l_1272[1][0][2],&g_310,&l_1888,&g_60,(void*)0,&g_284,&l_1862},{&g_758,&g_1212,&g_638[4][5][0],&l_1862,&l_1862,&l_1566[0],&g_284,&l_1249},{&l_1249,(void*)0,&l_1269,(void*)0,&l_1249,&l_1888,&l_1272[1][0][2],(void*)0},{&l_1249,&g_3,(void*)0,&l_1566[0],&l_1708,&l_1272[1][1][1],&l_1886,&l_1272[1][1][1]}},{{&l_1888,&g_284,&g_310,&g_284,&l_1888,(void*)0,&l_1249,(void*)0},{&g_284,&l_1249,(void*)0,&l_1566[0],(void*)0,(void*)0,&l_1272[0][1][1],&g_284},{&g_60,&g_638[6][2][2],(void*)0,(void*)0,&g_1212,&g_638[3][4][0],&l_1249,&g_310},{(void*)0,&l_1894,&g_310,(void*)0,(void*)0,&g_638[4][5][0],&l_1886,&l_1566[0]},{(void*)0,(void*)0,(void*)0,&l_1566[0],&l_1894,&g_284,(void*)0,&l_1891[6][4][5]}},{{(void*)0,&l_1862,(void*)0,&l_1272[1][0][2],&l_1886,&g_758,&l_1862,(void*)0},{(void*)0,&l_1566[0],&g_310,&g_310,(void*)0,&l_1566[0],&g_60,(void*)0},{&l_1862,(void*)0,(void*)0,&l_1888,&g_638[6][5][1],&l_1884,&g_310,&g_1212},{(void*)0,&g_60,&l_1886,&g_204,(void*)0,&l_1891[6][4][5],(void*)0,(void*)0},{(void*)0,&l_1884,&g_60,&g_60,&l_1884,(void*)0,(void*)0,&l_1272[1][0][2]}},{{&l_1272[1][1][1],&l_1269,&l_1894,&l_1862,(void*)0,&l_1249,&l_1891[6][4][5],&l_1862},{&l_1249,(void*)0,(void*)0,&l_1862,&l_1862,(void*)0,&g_1212,&l_1272[1][0][2]},{&l_1566[0],&l_1862,(void*)0,&g_60,&l_1249,&l_1888,&g_758,(void*)0},{&g_284,(void*)0,&l_1566[0],&g_204,&g_310,(void*)0,&g_638[3][4][0],&g_1212},{&g_310,&l_1566[0],&l_1862,&l_1888,(void*)0,&l_1249,&g_638[6][5][1],(void*)0}},{{&g_60,(void*)0,&g_638[3][4][0],&g_310,&l_1566[0],&g_284,&l_1884,(void*)0},{(void*)0,&l_1711,&g_758,&l_1272[1][0][2],&g_60,&g_310,&l_1888,&l_1891[6][4][5]},{&l_1566[0],&g_638[3][4][0],(void*)0,&l_1566[0],&g_638[4][5][0],&l_1862,&g_310,&l_1566[0]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,&g_310},{&g_758,&g_284,(void*)0,(void*)0,&g_638[3][4][0],(void*)0,&l_1249,&g_284}}};
int i, j, k;
++l_1936;
++l_1939[4][0];
}
}
return l_1942;
}
else
{
for (g_1780.f8 = 17; (g_1780.f8 <= 56); ++g_1780.f8)
{
if (p_250)
break;
}
}
return l_1945;
}
static int64_t func_255(int32_t p_256, const uint64_t * p_257)
{
struct S1 *l_264 = &g_122[3];
uint16_t *l_269[7][9] = {{&g_83,(void*)0,&g_83,&g_119,&g_83,&g_83,&g_119,&g_83,(void*)0},{&g_119,&g_83,&g_83,&g_119,&g_119,&g_83,&g_83,&g_119,&g_119},{&g_119,(void*)0,&g_119,&g_83,&g_83,&g_83,&g_119,&g_119,&g_83},{&g_83,(void*)0,&g_119,(void*)0,&g_83,(void*)0,&g_83,&g_83,&g_83},{(void*)0,&g_119,&g_83,&g_83,&g_83,&g_119,(void*)0,&g_83,&g_83},{&g_119,&g_83,(void*)0,(void*)0,&g_83,(void*)0,(void*)0,&g_83,&g_119},{&g_119,(void*)0,&g_119,&g_83,&g_83,&g_83,&g_83,&g_83,&g_119}};
uint16_t **l_268 = &l_269[1][1];
int32_t l_285 = 1L;
int32_t l_1037 = 0x8B3C2A3CL;
const uint32_t l_1046 = 4294967295UL;
uint8_t *l_1068 = &g_190;
int64_t l_1076 = 0L;
int32_t l_1117 = (-6L);
int32_t l_1119[1];
uint16_t *****l_1131 = &g_818;
int64_t * const *l_1162 = &g_402[1][2][4];
int64_t * const **l_1161 = &l_1162;
int64_t * const ***l_1160 = &l_1161;
int64_t * const ****l_1159 = &l_1160;
struct S0 *l_1177[4] = {&g_1178,&g_1178,&g_1178,&g_1178};
struct S0 **l_1176 = &l_1177[2];
int i, j;
for (i = 0; i < 1; i++)
l_1119[i] = 0x757A31A0L;
lbl_1217:
for (g_204 = (-15); (g_204 > 22); g_204++)
{
uint32_t l_267 = 0xB36AA6F8L;
uint8_t *l_281 = &g_190;
struct S1 l_282 = {3L,-1L};
int32_t *l_283[1][9][8] = {{{&g_87,&g_3,(void*)0,(void*)0,&g_3,&g_87,(void*)0,&g_87},{&g_3,&g_87,(void*)0,&g_87,&g_87,&g_87,&g_87,(void*)0},{&g_3,&g_3,&g_284,&g_87,&g_3,(void*)0,&g_87,&g_87},{&g_87,&g_3,(void*)0,(void*)0,&g_3,&g_87,(void*)0,&g_87},{&g_3,&g_87,(void*)0,&g_87,&g_87,&g_87,&g_87,(void*)0},{&g_3,&g_3,&g_284,&g_87,&g_3,(void*)0,&g_87,&g_87},{&g_87,&g_3,(void*)0,(void*)0,&g_3,&g_87,(void*)0,&g_87},{&g_3,&g_87,(void*)0,&g_87,&g_87,&g_87,&g_87,(void*)0},{&g_3,&g_3,&g_284,&g_87,&g_3,(void*)0,&g_87,&g_87}}};
uint8_t l_288 = 0x06L;
uint64_t *l_1041 = &g_857.f9;
const int32_t l_1075 = 0L;
int64_t ****l_1134 = (void*)0;
int64_t **l_1143 = &g_402[1][2][4];
int64_t ***l_1142[7][8][4] = {{{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143}},{{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143}},{{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143}},{{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143}},{{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143}},{{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143}},{{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143},{(void*)0,(void*)0,&l_1143,&l_1143}}};
int64_t ****l_1141 = &l_1142[0][3][1];
int i, j, k;
l_1037 = (((void*)0 != l_264) < ((safe_sub_func_int16_t_s_s(func_125(l_267, g_235[2], ((l_268 == g_270) , func_271(func_276(l_281, (l_282 , (l_285 ^= (-10L))), &g_108, g_83), l_288, &g_78, (*l_268))), &g_122[3], g_857.f8), p_256)) > p_256));
}
if ((p_256 & ((safe_mul_func_int16_t_s_s(((l_1037 || ((0xE9L < (safe_div_func_int32_t_s_s(l_1037, (*g_228)))) ^ ((safe_unary_minus_func_uint16_t_u((l_1046 > (((g_758 > 1L) <= (((l_285 = ((l_1176 == g_1179) , p_256)) , 0xEBAA8EF2L) && l_1119[0])) , l_1076)))) ^ g_405[1]))) < l_1037), 0UL)) ^ (**g_1085))))
{
int32_t *l_1183 = &l_285;
uint64_t *l_1194 = &g_491[0];
int32_t l_1213 = 0xEA0F0527L;
for (g_857.f1 = 10; (g_857.f1 <= (-4)); g_857.f1 = safe_sub_func_uint32_t_u_u(g_857.f1, 1))
{
int8_t l_1192[8][7] = {{1L,(-5L),(-5L),1L,8L,(-1L),1L},{0L,(-1L),0x32L,0x32L,(-1L),0L,0xB7L},{(-3L),1L,0x5BL,0x56L,0x56L,0x5BL,1L},{(-1L),0xB7L,0L,(-1L),0x32L,0x32L,(-1L)},{(-1L),1L,(-1L),8L,1L,(-5L),(-5L)},{1L,(-1L),0xCFL,(-1L),1L,(-4L),0L},{(-1L),0x5BL,1L,(-1L),1L,0x5BL,(-1L)},{(-1L),0L,0xCFL,0x64L,0L,0x64L,0xCFL}};
const int64_t ***l_1206 = (void*)0;
const int64_t ****l_1205 = &l_1206;
const int64_t *****l_1204 = &l_1205;
uint32_t l_1214 = 0xEE85E4BDL;
int i, j;
l_1183 = (*g_618);
if (p_256)
{
return (*g_1086);
}
else
{
int16_t l_1195 = (-1L);
int8_t *l_1196 = &g_405[1];
int32_t l_1201 = 0x0D273A5FL;
uint8_t l_1202 = 0xA6L;
int32_t *l_1208 = &g_638[4][4][2];
int32_t *l_1209 = &g_638[3][4][0];
int32_t *l_1210 = &l_1119[0];
int32_t *l_1211[5] = {&g_284,&g_284,&g_284,&g_284,&g_284};
int i;
if ((p_256 ^ (((*l_1196) ^= (((safe_add_func_uint64_t_u_u((safe_mod_func_uint8_t_u_u((safe_sub_func_int32_t_s_s(((safe_add_func_int8_t_s_s(p_256, 0L)) & (g_122[3].f0 ^ (l_1192[4][4] > (((safe_unary_minus_func_uint16_t_u((l_1194 != (void*)0))) == (l_1076 , (g_380 & 0xDF145707C5193666LL))) == l_1195)))), l_1195)), g_857.f8)), 18446744073709551615UL)) , 1UL) > (*g_437))) != 0x6DL)))
{
const int32_t *l_1199 = &g_579;
for (g_857.f8 = 3; (g_857.f8 != 37); g_857.f8 = safe_add_func_uint16_t_u_u(g_857.f8, 2))
{
int32_t *l_1200[10] = {&g_638[3][3][3],&l_1117,&g_638[3][3][3],&g_638[3][3][3],&l_1117,&g_638[3][3][3],&g_638[3][3][3],&l_1117,&g_638[3][3][3],&g_638[3][3][3]};
int i;
l_1199 = (void*)0;
l_1201 = p_256;
if (p_256)
break;
}
l_1202 |= ((*p_257) < p_256);
l_285 = l_1119[0];
}
else
{
struct S1 **l_1203 = &l_264;
int32_t *l_1207 = &g_284;
(*l_1203) = &g_122[3];
if (l_1046)
break;
(*l_1207) ^= ((((void*)0 != l_1204) , ((-9L) & g_235[2])) == (*g_228));
if (l_1201)
continue;
}
(*l_1159) = (*l_1159);
l_1214--;
for (g_613 = 0; (g_613 <= 4); g_613 += 1)
{
if (p_256)
break;
(*g_618) = (*g_618);
return l_1046;
}
}
if (p_256)
break;
if (l_1037)
goto lbl_1217;
}
}
else
{
uint16_t l_1222 = 0xB975L;
(***l_1159) = ((l_285 |= (((safe_rshift_func_int16_t_s_u(((safe_div_func_uint32_t_u_u((l_1222 == (safe_sub_func_uint8_t_u_u(((l_1222 && (safe_add_func_int16_t_s_s(((((safe_mul_func_uint8_t_u_u((2UL || (safe_sub_func_uint16_t_u_u((0xAE33BADAL != (safe_lshift_func_int16_t_s_u(((((safe_sub_func_int64_t_s_s((safe_lshift_func_uint8_t_u_u(((*g_228) >= (*g_228)), p_256)), p_256)) , ((safe_lshift_func_uint8_t_u_u(((*l_1068) = (~l_1222)), 0)) , p_256)) , 1UL) == l_1119[0]), p_256))), p_256))), l_1119[0])) > l_1117) ^ g_981[1]) || p_256), (*g_437)))) , 1UL), 0x6DL))), l_1222)) , (*g_437)), 12)) <= 4UL) || 0xADL)) , (*l_1161));
}
return p_256;
}
static int16_t * func_271(int32_t p_272, uint32_t p_273, int16_t * p_274, uint16_t * p_275)
{
uint8_t *l_298[9] = {&g_190,&g_190,&g_190,&g_190,&g_190,&g_190,&g_190,&g_190,&g_190};
int32_t *l_299[3];
int16_t *l_409 = &g_78;
uint32_t * const *l_418 = &g_228;
uint64_t l_452 = 0xDA58D9422DCE98FELL;
struct S1 *l_515 = &g_122[0];
const uint32_t l_517 = 4294967295UL;
const int32_t l_562 = 0xE6A5626CL;
int64_t l_578 = 0x5C3D98D569DDB04ELL;
int16_t l_601 = 0x4400L;
uint32_t l_637 = 18446744073709551613UL;
int8_t l_639 = 1L;
int32_t l_681 = 0xCD5853C6L;
int32_t l_763 = 0x61CA3C42L;
uint8_t l_764 = 7UL;
int64_t **l_785[7][3][3] = {{{&g_402[1][2][4],&g_402[4][1][2],&g_402[1][2][4]},{&g_402[4][1][2],&g_402[1][2][4],&g_402[1][2][4]},{&g_402[1][2][4],&g_402[1][2][4],&g_402[1][3][2]}},{{&g_402[1][2][4],&g_402[4][1][2],&g_402[1][2][4]},{&g_402[1][2][4],&g_402[1][2][4],&g_402[1][2][4]},{&g_402[4][1][2],&g_402[1][2][4],&g_402[1][3][2]}},{{&g_402[1][2][4],&g_402[1][2][4],&g_402[1][2][4]},{&g_402[1][2][4],&g_402[4][1][2],&g_402[1][2][4]},{&g_402[4][1][2],&g_402[1][2][4],&g_402[1][2][4]}},{{&g_402[1][2][4],&g_402[1][2][4],&g_402[1][3][2]},{&g_402[1][2][4],&g_402[4][1][2],&g_402[1][2][4]},{&g_402[1][2][4],&g_402[1][2][4],&g_402[1][2][4]}},{{&g_402[4][1][2],&g_402[1][2][4],&g_402[1][3][2]},{&g_402[1][2][4],&g_402[1][2][4],&g_402[1][2][4]},{&g_402[1][2][4],&g_402[4][1][2],&g_402[1][2][4]}},{{&g_402[4][1][2],&g_402[1][2][4],&g_402[1][2][4]},{&g_402[1][2][4],&g_402[1][2][4],&g_402[1][3][2]},{&g_402[1][2][4],&g_402[4][1][2],&g_402[1][2][4]}},{{&g_402[1][2][4],&g_402[1][2][4],&g_402[1][2][4]},{&g_402[4][1][2],&g_402[1][2][4],&g_402[1][3][2]},{&g_402[1][2][4],&g_402[1][2][4],&g_402[1][2][4]}}};
uint16_t *****l_819 = &g_818;
const uint8_t l_963 = 250UL;
uint64_t l_973 = 0x7545F4789AC47F82LL;
uint32_t l_999 = 4UL;
uint16_t l_1009 = 0x8094L;
uint16_t l_1034 = 0xB90DL;
int i, j, k;
for (i = 0; i < 3; i++)
l_299[i] = &g_3;
return &g_78;
}
static int32_t func_276(uint8_t * p_277, int32_t p_278, int8_t * p_279, uint16_t p_280)
{
for (p_278 = (-17); (p_278 == 10); p_278 = safe_add_func_uint8_t_u_u(p_278, 3))
{
if (p_280)
break;
}
return g_235[7];
}
static uint16_t func_293(const uint32_t p_294, uint8_t * p_295, int32_t p_296, int32_t * p_297)
{
int32_t *l_300 = &g_87;
int32_t **l_301 = (void*)0;
int32_t l_306[9] = {1L,1L,1L,1L,1L,1L,1L,1L,1L};
const int32_t **l_377 = (void*)0;
int i;
p_297 = l_300;
for (g_229 = 0; g_229 < 4; g_229 += 1)
{
struct S1 tmp = {-1L,0x38L};
g_122[g_229] = tmp;
}
for (g_190 = 15; (g_190 >= 51); g_190++)
{
int32_t *l_304 = &g_284;
int32_t *l_305[10][5];
int32_t l_307 = (-1L);
uint32_t l_312 = 0x8822D358L;
struct S1 l_387 = {1L,5L};
int i, j;
for (i = 0; i < 10; i++)
{
for (j = 0; j < 5; j++)
l_305[i][j] = &g_284;
}
l_312++;
}
return p_294;
}
int main (void)
{
int i, j, k;
int print_hash_value = 0;
platform_main_begin();
crc32_gentab();
func_1();
transparent_crc(g_3, "g_3", print_hash_value);
transparent_crc(g_12, "g_12", print_hash_value);
transparent_crc(g_60, "g_60", print_hash_value);
transparent_crc(g_78, "g_78", print_hash_value);
transparent_crc(g_83, "g_83", print_hash_value);
transparent_crc(g_87, "g_87", print_hash_value);
transparent_crc(g_108, "g_108", print_hash_value);
transparent_crc(g_119, "g_119", print_hash_value);
for (i = 0; i < 4; i++)
{
transparent_crc(g_122[i].f0, "g_122[i].f0", print_hash_value);
transparent_crc(g_122[i].f1, "g_122[i].f1", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_143, "g_143", print_hash_value);
transparent_crc(g_190, "g_190", print_hash_value);
transparent_crc(g_204, "g_204", print_hash_value);
transparent_crc(g_229, "g_229", print_hash_value);
for (i = 0; i < 9; i++)
{
transparent_crc(g_235[i], "g_235[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_254, "g_254", print_hash_value);
transparent_crc(g_284, "g_284", print_hash_value);
transparent_crc(g_308, "g_308", print_hash_value);
for (i = 0; i < 9; i++)
{
transparent_crc(g_309[i], "g_309[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_310, "g_310", print_hash_value);
transparent_crc(g_311, "g_311", print_hash_value);
transparent_crc(g_316, "g_316", print_hash_value);
transparent_crc(g_339, "g_339", print_hash_value);
transparent_crc(g_374, "g_374", print_hash_value);
transparent_crc(g_380, "g_380", print_hash_value);
for (i = 0; i < 7; i++)
{
transparent_crc(g_405[i], "g_405[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_449, "g_449", print_hash_value);
for (i = 0; i < 3; i++)
{
transparent_crc(g_491[i], "g_491[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_579, "g_579", print_hash_value);
transparent_crc(g_592, "g_592", print_hash_value);
transparent_crc(g_613, "g_613", print_hash_value);
for (i = 0; i < 7; i++)
{
for (j = 0; j < 6; j++)
{
for (k = 0; k < 4; k++)
{
transparent_crc(g_638[i][j][k], "g_638[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_677, "g_677", print_hash_value);
for (i = 0; i < 9; i++)
{
transparent_crc(g_679[i], "g_679[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
for (i = 0; i < 5; i++)
{
transparent_crc(g_698[i], "g_698[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_719, "g_719", print_hash_value);
transparent_crc(g_754, "g_754", print_hash_value);
transparent_crc(g_758, "g_758", print_hash_value);
transparent_crc(g_840, "g_840", print_hash_value);
transparent_crc(g_857.f0, "g_857.f0", print_hash_value);
transparent_crc(g_857.f1, "g_857.f1", print_hash_value);
transparent_crc(g_857.f2, "g_857.f2", print_hash_value);
transparent_crc(g_857.f3, "g_857.f3", print_hash_value);
transparent_crc(g_857.f4, "g_857.f4", print_hash_value);
transparent_crc(g_857.f5, "g_857.f5", print_hash_value);
transparent_crc(g_857.f6, "g_857.f6", print_hash_value);
transparent_crc(g_857.f7, "g_857.f7", print_hash_value);
transparent_crc(g_857.f8, "g_857.f8", print_hash_value);
transparent_crc(g_857.f9, "g_857.f9", print_hash_value);
transparent_crc(g_918.f0, "g_918.f0", print_hash_value);
transparent_crc(g_918.f1, "g_918.f1", print_hash_value);
transparent_crc(g_971, "g_971", print_hash_value);
for (i = 0; i < 2; i++)
{
transparent_crc(g_981[i], "g_981[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_1168, "g_1168", print_hash_value);
transparent_crc(g_1178.f0, "g_1178.f0", print_hash_value);
transparent_crc(g_1178.f1, "g_1178.f1", print_hash_value);
transparent_crc(g_1178.f2, "g_1178.f2", print_hash_value);
transparent_crc(g_1178.f3, "g_1178.f3", print_hash_value);
transparent_crc(g_1178.f4, "g_1178.f4", print_hash_value);
transparent_crc(g_1178.f5, "g_1178.f5", print_hash_value);
transparent_crc(g_1178.f6, "g_1178.f6", print_hash_value);
transparent_crc(g_1178.f7, "g_1178.f7", print_hash_value);
transparent_crc(g_1178.f8, "g_1178.f8", print_hash_value);
transparent_crc(g_1178.f9, "g_1178.f9", print_hash_value);
transparent_crc(g_1212, "g_1212", print_hash_value);
transparent_crc(g_1374, "g_1374", print_hash_value);
transparent_crc(g_1601.f0, "g_1601.f0", print_hash_value);
transparent_crc(g_1601.f1, "g_1601.f1", print_hash_value);
transparent_crc(g_1601.f2, "g_1601.f2", print_hash_value);
transparent_crc(g_1601.f3, "g_1601.f3", print_hash_value);
transparent_crc(g_1601.f4, "g_1601.f4", print_hash_value);
transparent_crc(g_1601.f5, "g_1601.f5", print_hash_value);
transparent_crc(g_1601.f6, "g_1601.f6", print_hash_value);
transparent_crc(g_1601.f7, "g_1601.f7", print_hash_value);
transparent_crc(g_1601.f8, "g_1601.f8", print_hash_value);
transparent_crc(g_1601.f9, "g_1601.f9", print_hash_value);
for (i = 0; i < 1; i++)
{
transparent_crc(g_1604[i].f0, "g_1604[i].f0", print_hash_value);
transparent_crc(g_1604[i].f1, "g_1604[i].f1", print_hash_value);
transparent_crc(g_1604[i].f2, "g_1604[i].f2", print_hash_value);
transparent_crc(g_1604[i].f3, "g_1604[i].f3", print_hash_value);
transparent_crc(g_1604[i].f4, "g_1604[i].f4", print_hash_value);
transparent_crc(g_1604[i].f5, "g_1604[i].f5", print_hash_value);
transparent_crc(g_1604[i].f6, "g_1604[i].f6", print_hash_value);
transparent_crc(g_1604[i].f7, "g_1604[i].f7", print_hash_value);
transparent_crc(g_1604[i].f8, "g_1604[i].f8", print_hash_value);
transparent_crc(g_1604[i].f9, "g_1604[i].f9", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_1622.f0, "g_1622.f0", print_hash_value);
transparent_crc(g_1622.f1, "g_1622.f1", print_hash_value);
transparent_crc(g_1622.f2, "g_1622.f2", print_hash_value);
transparent_crc(g_1622.f3, "g_1622.f3", print_hash_value);
transparent_crc(g_1622.f4, "g_1622.f4", print_hash_value);
transparent_crc(g_1622.f5, "g_1622.f5", print_hash_value);
transparent_crc(g_1622.f6, "g_1622.f6", print_hash_value);
transparent_crc(g_1622.f7, "g_1622.f7", print_hash_value);
transparent_crc(g_1622.f8, "g_1622.f8", print_hash_value);
transparent_crc(g_1622.f9, "g_1622.f9", print_hash_value);
transparent_crc(g_1757.f0, "g_1757.f0", print_hash_value);
transparent_crc(g_1757.f1, "g_1757.f1", print_hash_value);
transparent_crc(g_1757.f2, "g_1757.f2", print_hash_value);
transparent_crc(g_1757.f3, "g_1757.f3", print_hash_value);
transparent_crc(g_1757.f4, "g_1757.f4", print_hash_value);
transparent_crc(g_1757.f5, "g_1757.f5", print_hash_value);
transparent_crc(g_1757.f6, "g_1757.f6", print_hash_value);
transparent_crc(g_1757.f7, "g_1757.f7", print_hash_value);
transparent_crc(g_1757.f8, "g_1757.f8", print_hash_value);
transparent_crc(g_1757.f9, "g_1757.f9", print_hash_value);
transparent_crc(g_1760.f0, "g_1760.f0", print_hash_value);
transparent_crc(g_1760.f1, "g_1760.f1", print_hash_value);
transparent_crc(g_1760.f2, "g_1760.f2", print_hash_value);
transparent_crc(g_1760.f3, "g_1760.f3", print_hash_value);
transparent_crc(g_1760.f4, "g_1760.f4", print_hash_value);
transparent_crc(g_1760.f5, "g_1760.f5", print_hash_value);
transparent_crc(g_1760.f6, "g_1760.f6", print_hash_value);
transparent_crc(g_1760.f7, "g_1760.f7", print_hash_value);
transparent_crc(g_1760.f8, "g_1760.f8", print_hash_value);
transparent_crc(g_1760.f9, "g_1760.f9", print_hash_value);
transparent_crc(g_1761.f0, "g_1761.f0", print_hash_value);
transparent_crc(g_1761.f1, "g_1761.f1", print_hash_value);
transparent_crc(g_1761.f2, "g_1761.f2", print_hash_value);
transparent_crc(g_1761.f3, "g_1761.f3", print_hash_value);
transparent_crc(g_1761.f4, "g_1761.f4", print_hash_value);
transparent_crc(g_1761.f5, "g_1761.f5", print_hash_value);
transparent_crc(g_1761.f6, "g_1761.f6", print_hash_value);
transparent_crc(g_1761.f7, "g_1761.f7", print_hash_value);
transparent_crc(g_1761.f8, "g_1761.f8", print_hash_value);
transparent_crc(g_1761.f9, "g_1761.f9", print_hash_value);
transparent_crc(g_1762.f0, "g_1762.f0", print_hash_value);
transparent_crc(g_1762.f1, "g_1762.f1", print_hash_value);
transparent_crc(g_1762.f2, "g_1762.f2", print_hash_value);
transparent_crc(g_1762.f3, "g_1762.f3", print_hash_value);
transparent_crc(g_1762.f4, "g_1762.f4", print_hash_value);
transparent_crc(g_1762.f5, "g_1762.f5", print_hash_value);
transparent_crc(g_1762.f6, "g_1762.f6", print_hash_value);
transparent_crc(g_1762.f7, "g_1762.f7", print_hash_value);
transparent_crc(g_1762.f8, "g_1762.f8", print_hash_value);
transparent_crc(g_1762.f9, "g_1762.f9", print_hash_value);
transparent_crc(g_1763.f0, "g_1763.f0", print_hash_value);
transparent_crc(g_1763.f1, "g_1763.f1", print_hash_value);
transparent_crc(g_1763.f2, "g_1763.f2", print_hash_value);
transparent_crc(g_1763.f3, "g_1763.f3", print_hash_value);
transparent_crc(g_1763.f4, "g_1763.f4", print_hash_value);
transparent_crc(g_1763.f5, "g_1763.f5", print_hash_value);
transparent_crc(g_1763.f6, "g_1763.f6", print_hash_value);
transparent_crc(g_1763.f7, "g_1763.f7", print_hash_value);
transparent_crc(g_1763.f8, "g_1763.f8", print_hash_value);
transparent_crc(g_1763.f9, "g_1763.f9", print_hash_value);
transparent_crc(g_1764.f0, "g_1764.f0", print_hash_value);
transparent_crc(g_1764.f1, "g_1764.f1", print_hash_value);
transparent_crc(g_1764.f2, "g_1764.f2", print_hash_value);
transparent_crc(g_1764.f3, "g_1764.f3", print_hash_value);
transparent_crc(g_1764.f4, "g_1764.f4", print_hash_value);
transparent_crc(g_1764.f5, "g_1764.f5", print_hash_value);
transparent_crc(g_1764.f6, "g_1764.f6", print_hash_value);
transparent_crc(g_1764.f7, "g_1764.f7", print_hash_value);
transparent_crc(g_1764.f8, "g_1764.f8", print_hash_value);
transparent_crc(g_1764.f9, "g_1764.f9", print_hash_value);
transparent_crc(g_1765.f0, "g_1765.f0", print_hash_value);
transparent_crc(g_1765.f1, "g_1765.f1", print_hash_value);
transparent_crc(g_1765.f2, "g_1765.f2", print_hash_value);
transparent_crc(g_1765.f3, "g_1765.f3", print_hash_value);
transparent_crc(g_1765.f4, "g_1765.f4", print_hash_value);
transparent_crc(g_1765.f5, "g_1765.f5", print_hash_value);
transparent_crc(g_1765.f6, "g_1765.f6", print_hash_value);
transparent_crc(g_1765.f7, "g_1765.f7", print_hash_value);
transparent_crc(g_1765.f8, "g_1765.f8", print_hash_value);
transparent_crc(g_1765.f9, "g_1765.f9", print_hash_value);
transparent_crc(g_1766.f0, "g_1766.f0", print_hash_value);
transparent_crc(g_1766.f1, "g_1766.f1", print_hash_value);
transparent_crc(g_1766.f2, "g_1766.f2", print_hash_value);
transparent_crc(g_1766.f3, "g_1766.f3", print_hash_value);
transparent_crc(g_1766.f4, "g_1766.f4", print_hash_value);
transparent_crc(g_1766.f5, "g_1766.f5", print_hash_value);
transparent_crc(g_1766.f6, "g_1766.f6", print_hash_value);
transparent_crc(g_1766.f7, "g_1766.f7", print_hash_value);
transparent_crc(g_1766.f8, "g_1766.f8", print_hash_value);
transparent_crc(g_1766.f9, "g_1766.f9", print_hash_value);
transparent_crc(g_1767.f0, "g_1767.f0", print_hash_value);
transparent_crc(g_1767.f1, "g_1767.f1", print_hash_value);
transparent_crc(g_1767.f2, "g_1767.f2", print_hash_value);
transparent_crc(g_1767.f3, "g_1767.f3", print_hash_value);
transparent_crc(g_1767.f4, "g_1767.f4", print_hash_value);
transparent_crc(g_1767.f5, "g_1767.f5", print_hash_value);
transparent_crc(g_1767.f6, "g_1767.f6", print_hash_value);
transparent_crc(g_1767.f7, "g_1767.f7", print_hash_value);
transparent_crc(g_1767.f8, "g_1767.f8", print_hash_value);
transparent_crc(g_1767.f9, "g_1767.f9", print_hash_value);
transparent_crc(g_1768.f0, "g_1768.f0", print_hash_value);
transparent_crc(g_1768.f1, "g_1768.f1", print_hash_value);
transparent_crc(g_1768.f2, "g_1768.f2", print_hash_value);
transparent_crc(g_1768.f3, "g_1768.f3", print_hash_value);
transparent_crc(g_1768.f4, "g_1768.f4", print_hash_value);
transparent_crc(g_1768.f5, "g_1768.f5", print_hash_value);
transparent_crc(g_1768.f6, "g_1768.f6", print_hash_value);
transparent_crc(g_1768.f7, "g_1768.f7", print_hash_value);
transparent_crc(g_1768.f8, "g_1768.f8", print_hash_value);
transparent_crc(g_1768.f9, "g_1768.f9", print_hash_value);
for (i = 0; i < 3; i++)
{
transparent_crc(g_1769[i].f0, "g_1769[i].f0", print_hash_value);
transparent_crc(g_1769[i].f1, "g_1769[i].f1", print_hash_value);
transparent_crc(g_1769[i].f2, "g_1769[i].f2", print_hash_value);
transparent_crc(g_1769[i].f3, "g_1769[i].f3", print_hash_value);
transparent_crc(g_1769[i].f4, "g_1769[i].f4", print_hash_value);
transparent_crc(g_1769[i].f5, "g_1769[i].f5", print_hash_value);
transparent_crc(g_1769[i].f6, "g_1769[i].f6", print_hash_value);
transparent_crc(g_1769[i].f7, "g_1769[i].f7", print_hash_value);
transparent_crc(g_1769[i].f8, "g_1769[i].f8", print_hash_value);
transparent_crc(g_1769[i].f9, "g_1769[i].f9", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_1770.f0, "g_1770.f0", print_hash_value);
transparent_crc(g_1770.f1, "g_1770.f1", print_hash_value);
transparent_crc(g_1770.f2, "g_1770.f2", print_hash_value);
transparent_crc(g_1770.f3, "g_1770.f3", print_hash_value);
transparent_crc(g_1770.f4, "g_1770.f4", print_hash_value);
transparent_crc(g_1770.f5, "g_1770.f5", print_hash_value);
transparent_crc(g_1770.f6, "g_1770.f6", print_hash_value);
transparent_crc(g_1770.f7, "g_1770.f7", print_hash_value);
transparent_crc(g_1770.f8, "g_1770.f8", print_hash_value);
transparent_crc(g_1770.f9, "g_1770.f9", print_hash_value);
transparent_crc(g_1771.f0, "g_1771.f0", print_hash_value);
transparent_crc(g_1771.f1, "g_1771.f1", print_hash_value);
transparent_crc(g_1771.f2, "g_1771.f2", print_hash_value);
transparent_crc(g_1771.f3, "g_1771.f3", print_hash_value);
transparent_crc(g_1771.f4, "g_1771.f4", print_hash_value);
transparent_crc(g_1771.f5, "g_1771.f5", print_hash_value);
transparent_crc(g_1771.f6, "g_1771.f6", print_hash_value);
transparent_crc(g_1771.f7, "g_1771.f7", print_hash_value);
transparent_crc(g_1771.f8, "g_1771.f8", print_hash_value);
transparent_crc(g_1771.f9, "g_1771.f9", print_hash_value);
transparent_crc(g_1772.f0, "g_1772.f0", print_hash_value);
transparent_crc(g_1772.f1, "g_1772.f1", print_hash_value);
transparent_crc(g_1772.f2, "g_1772.f2", print_hash_value);
transparent_crc(g_1772.f3, "g_1772.f3", print_hash_value);
transparent_crc(g_1772.f4, "g_1772.f4", print_hash_value);
transparent_crc(g_1772.f5, "g_1772.f5", print_hash_value);
transparent_crc(g_1772.f6, "g_1772.f6", print_hash_value);
transparent_crc(g_1772.f7, "g_1772.f7", print_hash_value);
transparent_crc(g_1772.f8, "g_1772.f8", print_hash_value);
transparent_crc(g_1772.f9, "g_1772.f9", print_hash_value);
transparent_crc(g_1773.f0, "g_1773.f0", print_hash_value);
transparent_crc(g_1773.f1, "g_1773.f1", print_hash_value);
transparent_crc(g_1773.f2, "g_1773.f2", print_hash_value);
transparent_crc(g_1773.f3, "g_1773.f3", print_hash_value);
transparent_crc(g_1773.f4, "g_1773.f4", print_hash_value);
transparent_crc(g_1773.f5, "g_1773.f5", print_hash_value);
transparent_crc(g_1773.f6, "g_1773.f6", print_hash_value);
transparent_crc(g_1773.f7, "g_1773.f7", print_hash_value);
transparent_crc(g_1773.f8, "g_1773.f8", print_hash_value);
transparent_crc(g_1773.f9, "g_1773.f9", print_hash_value);
transparent_crc(g_1774.f0, "g_1774.f0", print_hash_value);
transparent_crc(g_1774.f1, "g_1774.f1", print_hash_value);
transparent_crc(g_1774.f2, "g_1774.f2", print_hash_value);
transparent_crc(g_1774.f3, "g_1774.f3", print_hash_value);
transparent_crc(g_1774.f4, "g_1774.f4", print_hash_value);
transparent_crc(g_1774.f5, "g_1774.f5", print_hash_value);
transparent_crc(g_1774.f6, "g_1774.f6", print_hash_value);
transparent_crc(g_1774.f7, "g_1774.f7", print_hash_value);
transparent_crc(g_1774.f8, "g_1774.f8", print_hash_value);
transparent_crc(g_1774.f9, "g_1774.f9", print_hash_value);
transparent_crc(g_1775.f0, "g_1775.f0", print_hash_value);
transparent_crc(g_1775.f1, "g_1775.f1", print_hash_value);
transparent_crc(g_1775.f2, "g_1775.f2", print_hash_value);
transparent_crc(g_1775.f3, "g_1775.f3", print_hash_value);
transparent_crc(g_1775.f4, "g_1775.f4", print_hash_value);
transparent_crc(g_1775.f5, "g_1775.f5", print_hash_value);
transparent_crc(g_1775.f6, "g_1775.f6", print_hash_value);
transparent_crc(g_1775.f7, "g_1775.f7", print_hash_value);
transparent_crc(g_1775.f8, "g_1775.f8", print_hash_value);
transparent_crc(g_1775.f9, "g_1775.f9", print_hash_value);
transparent_crc(g_1776.f0, "g_1776.f0", print_hash_value);
transparent_crc(g_1776.f1, "g_1776.f1", print_hash_value);
transparent_crc(g_1776.f2, "g_1776.f2", print_hash_value);
transparent_crc(g_1776.f3, "g_1776.f3", print_hash_value);
transparent_crc(g_1776.f4, "g_1776.f4", print_hash_value);
transparent_crc(g_1776.f5, "g_1776.f5", print_hash_value);
transparent_crc(g_1776.f6, "g_1776.f6", print_hash_value);
transparent_crc(g_1776.f7, "g_1776.f7", print_hash_value);
transparent_crc(g_1776.f8, "g_1776.f8", print_hash_value);
transparent_crc(g_1776.f9, "g_1776.f9", print_hash_value);
transparent_crc(g_1777.f0, "g_1777.f0", print_hash_value);
transparent_crc(g_1777.f1, "g_1777.f1", print_hash_value);
transparent_crc(g_1777.f2, "g_1777.f2", print_hash_value);
transparent_crc(g_1777.f3, "g_1777.f3", print_hash_value);
transparent_crc(g_1777.f4, "g_1777.f4", print_hash_value);
transparent_crc(g_1777.f5, "g_1777.f5", print_hash_value);
transparent_crc(g_1777.f6, "g_1777.f6", print_hash_value);
transparent_crc(g_1777.f7, "g_1777.f7", print_hash_value);
transparent_crc(g_1777.f8, "g_1777.f8", print_hash_value);
transparent_crc(g_1777.f9, "g_1777.f9", print_hash_value);
transparent_crc(g_1778.f0, "g_1778.f0", print_hash_value);
transparent_crc(g_1778.f1, "g_1778.f1", print_hash_value);
transparent_crc(g_1778.f2, "g_1778.f2", print_hash_value);
transparent_crc(g_1778.f3, "g_1778.f3", print_hash_value);
transparent_crc(g_1778.f4, "g_1778.f4", print_hash_value);
transparent_crc(g_1778.f5, "g_1778.f5", print_hash_value);
transparent_crc(g_1778.f6, "g_1778.f6", print_hash_value);
transparent_crc(g_1778.f7, "g_1778.f7", print_hash_value);
transparent_crc(g_1778.f8, "g_1778.f8", print_hash_value);
transparent_crc(g_1778.f9, "g_1778.f9", print_hash_value);
transparent_crc(g_1779.f0, "g_1779.f0", print_hash_value);
transparent_crc(g_1779.f1, "g_1779.f1", print_hash_value);
transparent_crc(g_1779.f2, "g_1779.f2", print_hash_value);
transparent_crc(g_1779.f3, "g_1779.f3", print_hash_value);
transparent_crc(g_1779.f4, "g_1779.f4", print_hash_value);
transparent_crc(g_1779.f5, "g_1779.f5", print_hash_value);
transparent_crc(g_1779.f6, "g_1779.f6", print_hash_value);
transparent_crc(g_1779.f7, "g_1779.f7", print_hash_value);
transparent_crc(g_1779.f8, "g_1779.f8", print_hash_value);
transparent_crc(g_1779.f9, "g_1779.f9", print_hash_value);
transparent_crc(g_1780.f0, "g_1780.f0", print_hash_value);
transparent_crc(g_1780.f1, "g_1780.f1", print_hash_value);
transparent_crc(g_1780.f2, "g_1780.f2", print_hash_value);
transparent_crc(g_1780.f3, "g_1780.f3", print_hash_value);
transparent_crc(g_1780.f4, "g_1780.f4", print_hash_value);
transparent_crc(g_1780.f5, "g_1780.f5", print_hash_value);
transparent_crc(g_1780.f6, "g_1780.f6", print_hash_value);
transparent_crc(g_1780.f7, "g_1780.f7", print_hash_value);
transparent_crc(g_1780.f8, "g_1780.f8", print_hash_value);
transparent_crc(g_1780.f9, "g_1780.f9", print_hash_value);
transparent_crc(g_1781.f0, "g_1781.f0", print_hash_value);
transparent_crc(g_1781.f1, "g_1781.f1", print_hash_value);
transparent_crc(g_1781.f2, "g_1781.f2", print_hash_value);
transparent_crc(g_1781.f3, "g_1781.f3", print_hash_value);
transparent_crc(g_1781.f4, "g_1781.f4", print_hash_value);
transparent_crc(g_1781.f5, "g_1781.f5", print_hash_value);
transparent_crc(g_1781.f6, "g_1781.f6", print_hash_value);
transparent_crc(g_1781.f7, "g_1781.f7", print_hash_value);
transparent_crc(g_1781.f8, "g_1781.f8", print_hash_value);
transparent_crc(g_1781.f9, "g_1781.f9", print_hash_value);
transparent_crc(g_1782.f0, "g_1782.f0", print_hash_value);
transparent_crc(g_1782.f1, "g_1782.f1", print_hash_value);
transparent_crc(g_1782.f2, "g_1782.f2", print_hash_value);
transparent_crc(g_1782.f3, "g_1782.f3", print_hash_value);
transparent_crc(g_1782.f4, "g_1782.f4", print_hash_value);
transparent_crc(g_1782.f5, "g_1782.f5", print_hash_value);
transparent_crc(g_1782.f6, "g_1782.f6", print_hash_value);
transparent_crc(g_1782.f7, "g_1782.f7", print_hash_value);
transparent_crc(g_1782.f8, "g_1782.f8", print_hash_value);
transparent_crc(g_1782.f9, "g_1782.f9", print_hash_value);
for (i = 0; i < 8; i++)
{
for (j = 0; j < 8; j++)
{
for (k = 0; k < 4; k++)
{
transparent_crc(g_1783[i][j][k].f0, "g_1783[i][j][k].f0", print_hash_value);
transparent_crc(g_1783[i][j][k].f1, "g_1783[i][j][k].f1", print_hash_value);
transparent_crc(g_1783[i][j][k].f2, "g_1783[i][j][k].f2", print_hash_value);
transparent_crc(g_1783[i][j][k].f3, "g_1783[i][j][k].f3", print_hash_value);
transparent_crc(g_1783[i][j][k].f4, "g_1783[i][j][k].f4", print_hash_value);
transparent_crc(g_1783[i][j][k].f5, "g_1783[i][j][k].f5", print_hash_value);
transparent_crc(g_1783[i][j][k].f6, "g_1783[i][j][k].f6", print_hash_value);
transparent_crc(g_1783[i][j][k].f7, "g_1783[i][j][k].f7", print_hash_value);
transparent_crc(g_1783[i][j][k].f8, "g_1783[i][j][k].f8", print_hash_value);
transparent_crc(g_1783[i][j][k].f9, "g_1783[i][j][k].f9", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
for (i = 0; i < 6; i++)
{
transparent_crc(g_1784[i].f0, "g_1784[i].f0", print_hash_value);
transparent_crc(g_1784[i].f1, "g_1784[i].f1", print_hash_value);
transparent_crc(g_1784[i].f2, "g_1784[i].f2", print_hash_value);
transparent_crc(g_1784[i].f3, "g_1784[i].f3", print_hash_value);
transparent_crc(g_1784[i].f4, "g_1784[i].f4", print_hash_value);
transparent_crc(g_1784[i].f5, "g_1784[i].f5", print_hash_value);
transparent_crc(g_1784[i].f6, "g_1784[i].f6", print_hash_value);
transparent_crc(g_1784[i].f7, "g_1784[i].f7", print_hash_value);
transparent_crc(g_1784[i].f8, "g_1784[i].f8", print_hash_value);
transparent_crc(g_1784[i].f9, "g_1784[i].f9", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
for (i = 0; i < 3; i++)
{
for (j = 0; j < 9; j++)
{
for (k = 0; k < 2; k++)
{
transparent_crc(g_1785[i][j][k].f0, "g_1785[i][j][k].f0", print_hash_value);
transparent_crc(g_1785[i][j][k].f1, "g_1785[i][j][k].f1", print_hash_value);
transparent_crc(g_1785[i][j][k].f2, "g_1785[i][j][k].f2", print_hash_value);
transparent_crc(g_1785[i][j][k].f3, "g_1785[i][j][k].f3", print_hash_value);
transparent_crc(g_1785[i][j][k].f4, "g_1785[i][j][k].f4", print_hash_value);
transparent_crc(g_1785[i][j][k].f5, "g_1785[i][j][k].f5", print_hash_value);
transparent_crc(g_1785[i][j][k].f6, "g_1785[i][j][k].f6", print_hash_value);
transparent_crc(g_1785[i][j][k].f7, "g_1785[i][j][k].f7", print_hash_value);
transparent_crc(g_1785[i][j][k].f8, "g_1785[i][j][k].f8", print_hash_value);
transparent_crc(g_1785[i][j][k].f9, "g_1785[i][j][k].f9", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_1786.f0, "g_1786.f0", print_hash_value);
transparent_crc(g_1786.f1, "g_1786.f1", print_hash_value);
transparent_crc(g_1786.f2, "g_1786.f2", print_hash_value);
transparent_crc(g_1786.f3, "g_1786.f3", print_hash_value);
transparent_crc(g_1786.f4, "g_1786.f4", print_hash_value);
transparent_crc(g_1786.f5, "g_1786.f5", print_hash_value);
transparent_crc(g_1786.f6, "g_1786.f6", print_hash_value);
transparent_crc(g_1786.f7, "g_1786.f7", print_hash_value);
transparent_crc(g_1786.f8, "g_1786.f8", print_hash_value);
transparent_crc(g_1786.f9, "g_1786.f9", print_hash_value);
transparent_crc(g_1787.f0, "g_1787.f0", print_hash_value);
transparent_crc(g_1787.f1, "g_1787.f1", print_hash_value);
transparent_crc(g_1787.f2, "g_1787.f2", print_hash_value);
transparent_crc(g_1787.f3, "g_1787.f3", print_hash_value);
transparent_crc(g_1787.f4, "g_1787.f4", print_hash_value);
transparent_crc(g_1787.f5, "g_1787.f5", print_hash_value);
transparent_crc(g_1787.f6, "g_1787.f6", print_hash_value);
transparent_crc(g_1787.f7, "g_1787.f7", print_hash_value);
transparent_crc(g_1787.f8, "g_1787.f8", print_hash_value);
transparent_crc(g_1787.f9, "g_1787.f9", print_hash_value);
for (i = 0; i < 10; i++)
{
transparent_crc(g_1788[i].f0, "g_1788[i].f0", print_hash_value);
transparent_crc(g_1788[i].f1, "g_1788[i].f1", print_hash_value);
transparent_crc(g_1788[i].f2, "g_1788[i].f2", print_hash_value);
transparent_crc(g_1788[i].f3, "g_1788[i].f3", print_hash_value);
transparent_crc(g_1788[i].f4, "g_1788[i].f4", print_hash_value);
transparent_crc(g_1788[i].f5, "g_1788[i].f5", print_hash_value);
transparent_crc(g_1788[i].f6, "g_1788[i].f6", print_hash_value);
transparent_crc(g_1788[i].f7, "g_1788[i].f7", print_hash_value);
transparent_crc(g_1788[i].f8, "g_1788[i].f8", print_hash_value);
transparent_crc(g_1788[i].f9, "g_1788[i].f9", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_1789.f0, "g_1789.f0", print_hash_value);
transparent_crc(g_1789.f1, "g_1789.f1", print_hash_value);
transparent_crc(g_1789.f2, "g_1789.f2", print_hash_value);
transparent_crc(g_1789.f3, "g_1789.f3", print_hash_value);
transparent_crc(g_1789.f4, "g_1789.f4", print_hash_value);
transparent_crc(g_1789.f5, "g_1789.f5", print_hash_value);
transparent_crc(g_1789.f6, "g_1789.f6", print_hash_value);
transparent_crc(g_1789.f7, "g_1789.f7", print_hash_value);
transparent_crc(g_1789.f8, "g_1789.f8", print_hash_value);
transparent_crc(g_1789.f9, "g_1789.f9", print_hash_value);
for (i = 0; i < 6; i++)
{
transparent_crc(g_1790[i].f0, "g_1790[i].f0", print_hash_value);
transparent_crc(g_1790[i].f1, "g_1790[i].f1", print_hash_value);
transparent_crc(g_1790[i].f2, "g_1790[i].f2", print_hash_value);
transparent_crc(g_1790[i].f3, "g_1790[i].f3", print_hash_value);
transparent_crc(g_1790[i].f4, "g_1790[i].f4", print_hash_value);
transparent_crc(g_1790[i].f5, "g_1790[i].f5", print_hash_value);
transparent_crc(g_1790[i].f6, "g_1790[i].f6", print_hash_value);
transparent_crc(g_1790[i].f7, "g_1790[i].f7", print_hash_value);
transparent_crc(g_1790[i].f8, "g_1790[i].f8", print_hash_value);
transparent_crc(g_1790[i].f9, "g_1790[i].f9", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_1791.f0, "g_1791.f0", print_hash_value);
transparent_crc(g_1791.f1, "g_1791.f1", print_hash_value);
transparent_crc(g_1791.f2, "g_1791.f2", print_hash_value);
transparent_crc(g_1791.f3, "g_1791.f3", print_hash_value);
transparent_crc(g_1791.f4, "g_1791.f4", print_hash_value);
transparent_crc(g_1791.f5, "g_1791.f5", print_hash_value);
transparent_crc(g_1791.f6, "g_1791.f6", print_hash_value);
transparent_crc(g_1791.f7, "g_1791.f7", print_hash_value);
transparent_crc(g_1791.f8, "g_1791.f8", print_hash_value);
transparent_crc(g_1791.f9, "g_1791.f9", print_hash_value);
transparent_crc(g_1792.f0, "g_1792.f0", print_hash_value);
transparent_crc(g_1792.f1, "g_1792.f1", print_hash_value);
transparent_crc(g_1792.f2, "g_1792.f2", print_hash_value);
transparent_crc(g_1792.f3, "g_1792.f3", print_hash_value);
transparent_crc(g_1792.f4, "g_1792.f4", print_hash_value);
transparent_crc(g_1792.f5, "g_1792.f5", print_hash_value);
transparent_crc(g_1792.f6, "g_1792.f6", print_hash_value);
transparent_crc(g_1792.f7, "g_1792.f7", print_hash_value);
transparent_crc(g_1792.f8, "g_1792.f8", print_hash_value);
transparent_crc(g_1792.f9, "g_1792.f9", print_hash_value);
transparent_crc(g_1793.f0, "g_1793.f0", print_hash_value);
transparent_crc(g_1793.f1, "g_1793.f1", print_hash_value);
transparent_crc(g_1793.f2, "g_1793.f2", print_hash_value);
transparent_crc(g_1793.f3, "g_1793.f3", print_hash_value);
transparent_crc(g_1793.f4, "g_1793.f4", print_hash_value);
transparent_crc(g_1793.f5, "g_1793.f5", print_hash_value);
transparent_crc(g_1793.f6, "g_1793.f6", print_hash_value);
transparent_crc(g_1793.f7, "g_1793.f7", print_hash_value);
transparent_crc(g_1793.f8, "g_1793.f8", print_hash_value);
transparent_crc(g_1793.f9, "g_1793.f9", print_hash_value);
for (i = 0; i < 1; i++)
{
transparent_crc(g_1794[i].f0, "g_1794[i].f0", print_hash_value);
transparent_crc(g_1794[i].f1, "g_1794[i].f1", print_hash_value);
transparent_crc(g_1794[i].f2, "g_1794[i].f2", print_hash_value);
transparent_crc(g_1794[i].f3, "g_1794[i].f3", print_hash_value);
transparent_crc(g_1794[i].f4, "g_1794[i].f4", print_hash_value);
transparent_crc(g_1794[i].f5, "g_1794[i].f5", print_hash_value);
transparent_crc(g_1794[i].f6, "g_1794[i].f6", print_hash_value);
transparent_crc(g_1794[i].f7, "g_1794[i].f7", print_hash_value);
transparent_crc(g_1794[i].f8, "g_1794[i].f8", print_hash_value);
transparent_crc(g_1794[i].f9, "g_1794[i].f9", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
for (i = 0; i < 2; i++)
{
for (j = 0; j < 5; j++)
{
transparent_crc(g_1795[i][j].f0, "g_1795[i][j].f0", print_hash_value);
transparent_crc(g_1795[i][j].f1, "g_1795[i][j].f1", print_hash_value);
transparent_crc(g_1795[i][j].f2, "g_1795[i][j].f2", print_hash_value);
transparent_crc(g_1795[i][j].f3, "g_1795[i][j].f3", print_hash_value);
transparent_crc(g_1795[i][j].f4, "g_1795[i][j].f4", print_hash_value);
transparent_crc(g_1795[i][j].f5, "g_1795[i][j].f5", print_hash_value);
transparent_crc(g_1795[i][j].f6, "g_1795[i][j].f6", print_hash_value);
transparent_crc(g_1795[i][j].f7, "g_1795[i][j].f7", print_hash_value);
transparent_crc(g_1795[i][j].f8, "g_1795[i][j].f8", print_hash_value);
transparent_crc(g_1795[i][j].f9, "g_1795[i][j].f9", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
transparent_crc(g_1796.f0, "g_1796.f0", print_hash_value);
transparent_crc(g_1796.f1, "g_1796.f1", print_hash_value);
transparent_crc(g_1796.f2, "g_1796.f2", print_hash_value);
transparent_crc(g_1796.f3, "g_1796.f3", print_hash_value);
transparent_crc(g_1796.f4, "g_1796.f4", print_hash_value);
transparent_crc(g_1796.f5, "g_1796.f5", print_hash_value);
transparent_crc(g_1796.f6, "g_1796.f6", print_hash_value);
transparent_crc(g_1796.f7, "g_1796.f7", print_hash_value);
transparent_crc(g_1796.f8, "g_1796.f8", print_hash_value);
transparent_crc(g_1796.f9, "g_1796.f9", print_hash_value);
for (i = 0; i < 9; i++)
{
transparent_crc(g_1797[i].f0, "g_1797[i].f0", print_hash_value);
transparent_crc(g_1797[i].f1, "g_1797[i].f1", print_hash_value);
transparent_crc(g_1797[i].f2, "g_1797[i].f2", print_hash_value);
transparent_crc(g_1797[i].f3, "g_1797[i].f3", print_hash_value);
transparent_crc(g_1797[i].f4, "g_1797[i].f4", print_hash_value);
transparent_crc(g_1797[i].f5, "g_1797[i].f5", print_hash_value);
transparent_crc(g_1797[i].f6, "g_1797[i].f6", print_hash_value);
transparent_crc(g_1797[i].f7, "g_1797[i].f7", print_hash_value);
transparent_crc(g_1797[i].f8, "g_1797[i].f8", print_hash_value);
transparent_crc(g_1797[i].f9, "g_1797[i].f9", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_1798.f0, "g_1798.f0", print_hash_value);
transparent_crc(g_1798.f1, "g_1798.f1", print_hash_value);
transparent_crc(g_1798.f2, "g_1798.f2", print_hash_value);
transparent_crc(g_1798.f3, "g_1798.f3", print_hash_value);
transparent_crc(g_1798.f4, "g_1798.f4", print_hash_value);
transparent_crc(g_1798.f5, "g_1798.f5", print_hash_value);
transparent_crc(g_1798.f6, "g_1798.f6", print_hash_value);
transparent_crc(g_1798.f7, "g_1798.f7", print_hash_value);
transparent_crc(g_1798.f8, "g_1798.f8", print_hash_value);
transparent_crc(g_1798.f9, "g_1798.f9", print_hash_value);
transparent_crc(g_1799.f0, "g_1799.f0", print_hash_value);
transparent_crc(g_1799.f1, "g_1799.f1", print_hash_value);
transparent_crc(g_1799.f2, "g_1799.f2", print_hash_value);
transparent_crc(g_1799.f3, "g_1799.f3", print_hash_value);
transparent_crc(g_1799.f4, "g_1799.f4", print_hash_value);
transparent_crc(g_1799.f5, "g_1799.f5", print_hash_value);
transparent_crc(g_1799.f6, "g_1799.f6", print_hash_value);
transparent_crc(g_1799.f7, "g_1799.f7", print_hash_value);
transparent_crc(g_1799.f8, "g_1799.f8", print_hash_value);
transparent_crc(g_1799.f9, "g_1799.f9", print_hash_value);
transparent_crc(g_1800.f0, "g_1800.f0", print_hash_value);
transparent_crc(g_1800.f1, "g_1800.f1", print_hash_value);
transparent_crc(g_1800.f2, "g_1800.f2", print_hash_value);
transparent_crc(g_1800.f3, "g_1800.f3", print_hash_value);
transparent_crc(g_1800.f4, "g_1800.f4", print_hash_value);
transparent_crc(g_1800.f5, "g_1800.f5", print_hash_value);
transparent_crc(g_1800.f6, "g_1800.f6", print_hash_value);
transparent_crc(g_1800.f7, "g_1800.f7", print_hash_value);
transparent_crc(g_1800.f8, "g_1800.f8", print_hash_value);
transparent_crc(g_1800.f9, "g_1800.f9", print_hash_value);
transparent_crc(g_1801.f0, "g_1801.f0", print_hash_value);
transparent_crc(g_1801.f1, "g_1801.f1", print_hash_value);
transparent_crc(g_1801.f2, "g_1801.f2", print_hash_value);
transparent_crc(g_1801.f3, "g_1801.f3", print_hash_value);
transparent_crc(g_1801.f4, "g_1801.f4", print_hash_value);
transparent_crc(g_1801.f5, "g_1801.f5", print_hash_value);
transparent_crc(g_1801.f6, "g_1801.f6", print_hash_value);
transparent_crc(g_1801.f7, "g_1801.f7", print_hash_value);
transparent_crc(g_1801.f8, "g_1801.f8", print_hash_value);
transparent_crc(g_1801.f9, "g_1801.f9", print_hash_value);
transparent_crc(g_1802.f0, "g_1802.f0", print_hash_value);
transparent_crc(g_1802.f1, "g_1802.f1", print_hash_value);
transparent_crc(g_1802.f2, "g_1802.f2", print_hash_value);
transparent_crc(g_1802.f3, "g_1802.f3", print_hash_value);
transparent_crc(g_1802.f4, "g_1802.f4", print_hash_value);
transparent_crc(g_1802.f5, "g_1802.f5", print_hash_value);
transparent_crc(g_1802.f6, "g_1802.f6", print_hash_value);
transparent_crc(g_1802.f7, "g_1802.f7", print_hash_value);
transparent_crc(g_1802.f8, "g_1802.f8", print_hash_value);
transparent_crc(g_1802.f9, "g_1802.f9", print_hash_value);
transparent_crc(g_1803.f0, "g_1803.f0", print_hash_value);
transparent_crc(g_1803.f1, "g_1803.f1", print_hash_value);
transparent_crc(g_1803.f2, "g_1803.f2", print_hash_value);
transparent_crc(g_1803.f3, "g_1803.f3", print_hash_value);
transparent_crc(g_1803.f4, "g_1803.f4", print_hash_value);
transparent_crc(g_1803.f5, "g_1803.f5", print_hash_value);
transparent_crc(g_1803.f6, "g_1803.f6", print_hash_value);
transparent_crc(g_1803.f7, "g_1803.f7", print_hash_value);
transparent_crc(g_1803.f8, "g_1803.f8", print_hash_value);
transparent_crc(g_1803.f9, "g_1803.f9", print_hash_value);
transparent_crc(g_1804.f0, "g_1804.f0", print_hash_value);
transparent_crc(g_1804.f1, "g_1804.f1", print_hash_value);
transparent_crc(g_1804.f2, "g_1804.f2", print_hash_value);
transparent_crc(g_1804.f3, "g_1804.f3", print_hash_value);
transparent_crc(g_1804.f4, "g_1804.f4", print_hash_value);
transparent_crc(g_1804.f5, "g_1804.f5", print_hash_value);
transparent_crc(g_1804.f6, "g_1804.f6", print_hash_value);
transparent_crc(g_1804.f7, "g_1804.f7", print_hash_value);
transparent_crc(g_1804.f8, "g_1804.f8", print_hash_value);
transparent_crc(g_1804.f9, "g_1804.f9", print_hash_value);
for (i = 0; i < 9; i++)
{
for (j = 0; j < 3; j++)
{
for (k = 0; k < 8; k++)
{
transparent_crc(g_1805[i][j][k].f0, "g_1805[i][j][k].f0", print_hash_value);
transparent_crc(g_1805[i][j][k].f1, "g_1805[i][j][k].f1", print_hash_value);
transparent_crc(g_1805[i][j][k].f2, "g_1805[i][j][k].f2", print_hash_value);
transparent_crc(g_1805[i][j][k].f3, "g_1805[i][j][k].f3", print_hash_value);
transparent_crc(g_1805[i][j][k].f4, "g_1805[i][j][k].f4", print_hash_value);
transparent_crc(g_1805[i][j][k].f5, "g_1805[i][j][k].f5", print_hash_value);
transparent_crc(g_1805[i][j][k].f6, "g_1805[i][j][k].f6", print_hash_value);
transparent_crc(g_1805[i][j][k].f7, "g_1805[i][j][k].f7", print_hash_value);
transparent_crc(g_1805[i][j][k].f8, "g_1805[i][j][k].f8", print_hash_value);
transparent_crc(g_1805[i][j][k].f9, "g_1805[i][j][k].f9", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_1806.f0, "g_1806.f0", print_hash_value);
transparent_crc(g_1806.f1, "g_1806.f1", print_hash_value);
transparent_crc(g_1806.f2, "g_1806.f2", print_hash_value);
transparent_crc(g_1806.f3, "g_1806.f3", print_hash_value);
transparent_crc(g_1806.f4, "g_1806.f4", print_hash_value);
transparent_crc(g_1806.f5, "g_1806.f5", print_hash_value);
transparent_crc(g_1806.f6, "g_1806.f6", print_hash_value);
transparent_crc(g_1806.f7, "g_1806.f7", print_hash_value);
transparent_crc(g_1806.f8, "g_1806.f8", print_hash_value);
transparent_crc(g_1806.f9, "g_1806.f9", print_hash_value);
transparent_crc(g_1807.f0, "g_1807.f0", print_hash_value);
transparent_crc(g_1807.f1, "g_1807.f1", print_hash_value);
transparent_crc(g_1807.f2, "g_1807.f2", print_hash_value);
transparent_crc(g_1807.f3, "g_1807.f3", print_hash_value);
transparent_crc(g_1807.f4, "g_1807.f4", print_hash_value);
transparent_crc(g_1807.f5, "g_1807.f5", print_hash_value);
transparent_crc(g_1807.f6, "g_1807.f6", print_hash_value);
transparent_crc(g_1807.f7, "g_1807.f7", print_hash_value);
transparent_crc(g_1807.f8, "g_1807.f8", print_hash_value);
transparent_crc(g_1807.f9, "g_1807.f9", print_hash_value);
transparent_crc(g_1808.f0, "g_1808.f0", print_hash_value);
transparent_crc(g_1808.f1, "g_1808.f1", print_hash_value);
transparent_crc(g_1808.f2, "g_1808.f2", print_hash_value);
transparent_crc(g_1808.f3, "g_1808.f3", print_hash_value);
transparent_crc(g_1808.f4, "g_1808.f4", print_hash_value);
transparent_crc(g_1808.f5, "g_1808.f5", print_hash_value);
transparent_crc(g_1808.f6, "g_1808.f6", print_hash_value);
transparent_crc(g_1808.f7, "g_1808.f7", print_hash_value);
transparent_crc(g_1808.f8, "g_1808.f8", print_hash_value);
transparent_crc(g_1808.f9, "g_1808.f9", print_hash_value);
transparent_crc(g_1809.f0, "g_1809.f0", print_hash_value);
transparent_crc(g_1809.f1, "g_1809.f1", print_hash_value);
transparent_crc(g_1809.f2, "g_1809.f2", print_hash_value);
transparent_crc(g_1809.f3, "g_1809.f3", print_hash_value);
transparent_crc(g_1809.f4, "g_1809.f4", print_hash_value);
transparent_crc(g_1809.f5, "g_1809.f5", print_hash_value);
transparent_crc(g_1809.f6, "g_1809.f6", print_hash_value);
transparent_crc(g_1809.f7, "g_1809.f7", print_hash_value);
transparent_crc(g_1809.f8, "g_1809.f8", print_hash_value);
transparent_crc(g_1809.f9, "g_1809.f9", print_hash_value);
for (i = 0; i < 5; i++)
{
transparent_crc(g_1810[i].f0, "g_1810[i].f0", print_hash_value);
transparent_crc(g_1810[i].f1, "g_1810[i].f1", print_hash_value);
transparent_crc(g_1810[i].f2, "g_1810[i].f2", print_hash_value);
transparent_crc(g_1810[i].f3, "g_1810[i].f3", print_hash_value);
transparent_crc(g_1810[i].f4, "g_1810[i].f4", print_hash_value);
transparent_crc(g_1810[i].f5, "g_1810[i].f5", print_hash_value);
transparent_crc(g_1810[i].f6, "g_1810[i].f6", print_hash_value);
transparent_crc(g_1810[i].f7, "g_1810[i].f7", print_hash_value);
transparent_crc(g_1810[i].f8, "g_1810[i].f8", print_hash_value);
transparent_crc(g_1810[i].f9, "g_1810[i].f9", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_1811.f0, "g_1811.f0", print_hash_value);
transparent_crc(g_1811.f1, "g_1811.f1", print_hash_value);
transparent_crc(g_1811.f2, "g_1811.f2", print_hash_value);
transparent_crc(g_1811.f3, "g_1811.f3", print_hash_value);
transparent_crc(g_1811.f4, "g_1811.f4", print_hash_value);
transparent_crc(g_1811.f5, "g_1811.f5", print_hash_value);
transparent_crc(g_1811.f6, "g_1811.f6", print_hash_value);
transparent_crc(g_1811.f7, "g_1811.f7", print_hash_value);
transparent_crc(g_1811.f8, "g_1811.f8", print_hash_value);
transparent_crc(g_1811.f9, "g_1811.f9", print_hash_value);
transparent_crc(g_1812.f0, "g_1812.f0", print_hash_value);
transparent_crc(g_1812.f1, "g_1812.f1", print_hash_value);
transparent_crc(g_1812.f2, "g_1812.f2", print_hash_value);
transparent_crc(g_1812.f3, "g_1812.f3", print_hash_value);
transparent_crc(g_1812.f4, "g_1812.f4", print_hash_value);
transparent_crc(g_1812.f5, "g_1812.f5", print_hash_value);
transparent_crc(g_1812.f6, "g_1812.f6", print_hash_value);
transparent_crc(g_1812.f7, "g_1812.f7", print_hash_value);
transparent_crc(g_1812.f8, "g_1812.f8", print_hash_value);
transparent_crc(g_1812.f9, "g_1812.f9", print_hash_value);
transparent_crc(g_1813.f0, "g_1813.f0", print_hash_value);
transparent_crc(g_1813.f1, "g_1813.f1", print_hash_value);
transparent_crc(g_1813.f2, "g_1813.f2", print_hash_value);
transparent_crc(g_1813.f3, "g_1813.f3", print_hash_value);
transparent_crc(g_1813.f4, "g_1813.f4", print_hash_value);
transparent_crc(g_1813.f5, "g_1813.f5", print_hash_value);
transparent_crc(g_1813.f6, "g_1813.f6", print_hash_value);
transparent_crc(g_1813.f7, "g_1813.f7", print_hash_value);
transparent_crc(g_1813.f8, "g_1813.f8", print_hash_value);
transparent_crc(g_1813.f9, "g_1813.f9", print_hash_value);
for (i = 0; i < 9; i++)
{
for (j = 0; j < 10; j++)
{
for (k = 0; k < 2; k++)
{
transparent_crc(g_1814[i][j][k].f0, "g_1814[i][j][k].f0", print_hash_value);
transparent_crc(g_1814[i][j][k].f1, "g_1814[i][j][k].f1", print_hash_value);
transparent_crc(g_1814[i][j][k].f2, "g_1814[i][j][k].f2", print_hash_value);
transparent_crc(g_1814[i][j][k].f3, "g_1814[i][j][k].f3", print_hash_value);
transparent_crc(g_1814[i][j][k].f4, "g_1814[i][j][k].f4", print_hash_value);
transparent_crc(g_1814[i][j][k].f5, "g_1814[i][j][k].f5", print_hash_value);
transparent_crc(g_1814[i][j][k].f6, "g_1814[i][j][k].f6", print_hash_value);
transparent_crc(g_1814[i][j][k].f7, "g_1814[i][j][k].f7", print_hash_value);
transparent_crc(g_1814[i][j][k].f8, "g_1814[i][j][k].f8", print_hash_value);
transparent_crc(g_1814[i][j][k].f9, "g_1814[i][j][k].f9", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
for (i = 0; i < 3; i++)
{
transparent_crc(g_1815[i].f0, "g_1815[i].f0", print_hash_value);
transparent_crc(g_1815[i].f1, "g_1815[i].f1", print_hash_value);
transparent_crc(g_1815[i].f2, "g_1815[i].f2", print_hash_value);
transparent_crc(g_1815[i].f3, "g_1815[i].f3", print_hash_value);
transparent_crc(g_1815[i].f4, "g_1815[i].f4", print_hash_value);
transparent_crc(g_1815[i].f5, "g_1815[i].f5", print_hash_value);
transparent_crc(g_1815[i].f6, "g_1815[i].f6", print_hash_value);
transparent_crc(g_1815[i].f7, "g_1815[i].f7", print_hash_value);
transparent_crc(g_1815[i].f8, "g_1815[i].f8", print_hash_value);
transparent_crc(g_1815[i].f9, "g_1815[i].f9", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_1816.f0, "g_1816.f0", print_hash_value);
transparent_crc(g_1816.f1, "g_1816.f1", print_hash_value);
transparent_crc(g_1816.f2, "g_1816.f2", print_hash_value);
transparent_crc(g_1816.f3, "g_1816.f3", print_hash_value);
transparent_crc(g_1816.f4, "g_1816.f4", print_hash_value);
transparent_crc(g_1816.f5, "g_1816.f5", print_hash_value);
transparent_crc(g_1816.f6, "g_1816.f6", print_hash_value);
transparent_crc(g_1816.f7, "g_1816.f7", print_hash_value);
transparent_crc(g_1816.f8, "g_1816.f8", print_hash_value);
transparent_crc(g_1816.f9, "g_1816.f9", print_hash_value);
for (i = 0; i < 7; i++)
{
for (j = 0; j < 2; j++)
{
transparent_crc(g_1817[i][j].f0, "g_1817[i][j].f0", print_hash_value);
transparent_crc(g_1817[i][j].f1, "g_1817[i][j].f1", print_hash_value);
transparent_crc(g_1817[i][j].f2, "g_1817[i][j].f2", print_hash_value);
transparent_crc(g_1817[i][j].f3, "g_1817[i][j].f3", print_hash_value);
transparent_crc(g_1817[i][j].f4, "g_1817[i][j].f4", print_hash_value);
transparent_crc(g_1817[i][j].f5, "g_1817[i][j].f5", print_hash_value);
transparent_crc(g_1817[i][j].f6, "g_1817[i][j].f6", print_hash_value);
transparent_crc(g_1817[i][j].f7, "g_1817[i][j].f7", print_hash_value);
transparent_crc(g_1817[i][j].f8, "g_1817[i][j].f8", print_hash_value);
transparent_crc(g_1817[i][j].f9, "g_1817[i][j].f9", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
transparent_crc(g_1818.f0, "g_1818.f0", print_hash_value);
transparent_crc(g_1818.f1, "g_1818.f1", print_hash_value);
transparent_crc(g_1818.f2, "g_1818.f2", print_hash_value);
transparent_crc(g_1818.f3, "g_1818.f3", print_hash_value);
transparent_crc(g_1818.f4, "g_1818.f4", print_hash_value);
transparent_crc(g_1818.f5, "g_1818.f5", print_hash_value);
transparent_crc(g_1818.f6, "g_1818.f6", print_hash_value);
transparent_crc(g_1818.f7, "g_1818.f7", print_hash_value);
transparent_crc(g_1818.f8, "g_1818.f8", print_hash_value);
transparent_crc(g_1818.f9, "g_1818.f9", print_hash_value);
for (i = 0; i < 8; i++)
{
for (j = 0; j < 6; j++)
{
for (k = 0; k < 5; k++)
{
transparent_crc(g_1819[i][j][k].f0, "g_1819[i][j][k].f0", print_hash_value);
transparent_crc(g_1819[i][j][k].f1, "g_1819[i][j][k].f1", print_hash_value);
transparent_crc(g_1819[i][j][k].f2, "g_1819[i][j][k].f2", print_hash_value);
transparent_crc(g_1819[i][j][k].f3, "g_1819[i][j][k].f3", print_hash_value);
transparent_crc(g_1819[i][j][k].f4, "g_1819[i][j][k].f4", print_hash_value);
transparent_crc(g_1819[i][j][k].f5, "g_1819[i][j][k].f5", print_hash_value);
transparent_crc(g_1819[i][j][k].f6, "g_1819[i][j][k].f6", print_hash_value);
transparent_crc(g_1819[i][j][k].f7, "g_1819[i][j][k].f7", print_hash_value);
transparent_crc(g_1819[i][j][k].f8, "g_1819[i][j][k].f8", print_hash_value);
transparent_crc(g_1819[i][j][k].f9, "g_1819[i][j][k].f9", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_1820.f0, "g_1820.f0", print_hash_value);
transparent_crc(g_1820.f1, "g_1820.f1", print_hash_value);
transparent_crc(g_1820.f2, "g_1820.f2", print_hash_value);
transparent_crc(g_1820.f3, "g_1820.f3", print_hash_value);
transparent_crc(g_1820.f4, "g_1820.f4", print_hash_value);
transparent_crc(g_1820.f5, "g_1820.f5", print_hash_value);
transparent_crc(g_1820.f6, "g_1820.f6", print_hash_value);
transparent_crc(g_1820.f7, "g_1820.f7", print_hash_value);
transparent_crc(g_1820.f8, "g_1820.f8", print_hash_value);
transparent_crc(g_1820.f9, "g_1820.f9", print_hash_value);
transparent_crc(g_1821.f0, "g_1821.f0", print_hash_value);
transparent_crc(g_1821.f1, "g_1821.f1", print_hash_value);
transparent_crc(g_1821.f2, "g_1821.f2", print_hash_value);
transparent_crc(g_1821.f3, "g_1821.f3", print_hash_value);
transparent_crc(g_1821.f4, "g_1821.f4", print_hash_value);
transparent_crc(g_1821.f5, "g_1821.f5", print_hash_value);
transparent_crc(g_1821.f6, "g_1821.f6", print_hash_value);
transparent_crc(g_1821.f7, "g_1821.f7", print_hash_value);
transparent_crc(g_1821.f8, "g_1821.f8", print_hash_value);
transparent_crc(g_1821.f9, "g_1821.f9", print_hash_value);
transparent_crc(g_1822.f0, "g_1822.f0", print_hash_value);
transparent_crc(g_1822.f1, "g_1822.f1", print_hash_value);
transparent_crc(g_1822.f2, "g_1822.f2", print_hash_value);
transparent_crc(g_1822.f3, "g_1822.f3", print_hash_value);
transparent_crc(g_1822.f4, "g_1822.f4", print_hash_value);
transparent_crc(g_1822.f5, "g_1822.f5", print_hash_value);
transparent_crc(g_1822.f6, "g_1822.f6", print_hash_value);
transparent_crc(g_1822.f7, "g_1822.f7", print_hash_value);
transparent_crc(g_1822.f8, "g_1822.f8", print_hash_value);
transparent_crc(g_1822.f9, "g_1822.f9", print_hash_value);
transparent_crc(g_1907.f0, "g_1907.f0", print_hash_value);
transparent_crc(g_1907.f1, "g_1907.f1", print_hash_value);
transparent_crc(g_1907.f2, "g_1907.f2", print_hash_value);
transparent_crc(g_1907.f3, "g_1907.f3", print_hash_value);
transparent_crc(g_1907.f4, "g_1907.f4", print_hash_value);
transparent_crc(g_1907.f5, "g_1907.f5", print_hash_value);
transparent_crc(g_1907.f6, "g_1907.f6", print_hash_value);
transparent_crc(g_1907.f7, "g_1907.f7", print_hash_value);
transparent_crc(g_1907.f8, "g_1907.f8", print_hash_value);
transparent_crc(g_1907.f9, "g_1907.f9", print_hash_value);
for (i = 0; i < 1; i++)
{
transparent_crc(g_1909[i].f0, "g_1909[i].f0", print_hash_value);
transparent_crc(g_1909[i].f1, "g_1909[i].f1", print_hash_value);
transparent_crc(g_1909[i].f2, "g_1909[i].f2", print_hash_value);
transparent_crc(g_1909[i].f3, "g_1909[i].f3", print_hash_value);
transparent_crc(g_1909[i].f4, "g_1909[i].f4", print_hash_value);
transparent_crc(g_1909[i].f5, "g_1909[i].f5", print_hash_value);
transparent_crc(g_1909[i].f6, "g_1909[i].f6", print_hash_value);
transparent_crc(g_1909[i].f7, "g_1909[i].f7", print_hash_value);
transparent_crc(g_1909[i].f8, "g_1909[i].f8", print_hash_value);
transparent_crc(g_1909[i].f9, "g_1909[i].f9", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_1976, "g_1976", print_hash_value);
transparent_crc(g_2079, "g_2079", print_hash_value);
for (i = 0; i < 9; i++)
{
transparent_crc(g_2237[i].f0, "g_2237[i].f0", print_hash_value);
transparent_crc(g_2237[i].f1, "g_2237[i].f1", print_hash_value);
transparent_crc(g_2237[i].f2, "g_2237[i].f2", print_hash_value);
transparent_crc(g_2237[i].f3, "g_2237[i].f3", print_hash_value);
transparent_crc(g_2237[i].f4, "g_2237[i].f4", print_hash_value);
transparent_crc(g_2237[i].f5, "g_2237[i].f5", print_hash_value);
transparent_crc(g_2237[i].f6, "g_2237[i].f6", print_hash_value);
transparent_crc(g_2237[i].f7, "g_2237[i].f7", print_hash_value);
transparent_crc(g_2237[i].f8, "g_2237[i].f8", print_hash_value);
transparent_crc(g_2237[i].f9, "g_2237[i].f9", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_2240.f0, "g_2240.f0", print_hash_value);
transparent_crc(g_2240.f1, "g_2240.f1", print_hash_value);
transparent_crc(g_2240.f2, "g_2240.f2", print_hash_value);
transparent_crc(g_2240.f3, "g_2240.f3", print_hash_value);
transparent_crc(g_2240.f4, "g_2240.f4", print_hash_value);
transparent_crc(g_2240.f5, "g_2240.f5", print_hash_value);
transparent_crc(g_2240.f6, "g_2240.f6", print_hash_value);
transparent_crc(g_2240.f7, "g_2240.f7", print_hash_value);
transparent_crc(g_2240.f8, "g_2240.f8", print_hash_value);
transparent_crc(g_2240.f9, "g_2240.f9", print_hash_value);
for (i = 0; i < 3; i++)
{
for (j = 0; j < 2; j++)
{
transparent_crc(g_2242[i][j].f0, "g_2242[i][j].f0", print_hash_value);
transparent_crc(g_2242[i][j].f1, "g_2242[i][j].f1", print_hash_value);
transparent_crc(g_2242[i][j].f2, "g_2242[i][j].f2", print_hash_value);
transparent_crc(g_2242[i][j].f3, "g_2242[i][j].f3", print_hash_value);
transparent_crc(g_2242[i][j].f4, "g_2242[i][j].f4", print_hash_value);
transparent_crc(g_2242[i][j].f5, "g_2242[i][j].f5", print_hash_value);
transparent_crc(g_2242[i][j].f6, "g_2242[i][j].f6", print_hash_value);
transparent_crc(g_2242[i][j].f7, "g_2242[i][j].f7", print_hash_value);
transparent_crc(g_2242[i][j].f8, "g_2242[i][j].f8", print_hash_value);
transparent_crc(g_2242[i][j].f9, "g_2242[i][j].f9", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
transparent_crc(g_2245.f0, "g_2245.f0", print_hash_value);
transparent_crc(g_2245.f1, "g_2245.f1", print_hash_value);
transparent_crc(g_2245.f2, "g_2245.f2", print_hash_value);
transparent_crc(g_2245.f3, "g_2245.f3", print_hash_value);
transparent_crc(g_2245.f4, "g_2245.f4", print_hash_value);
transparent_crc(g_2245.f5, "g_2245.f5", print_hash_value);
transparent_crc(g_2245.f6, "g_2245.f6", print_hash_value);
transparent_crc(g_2245.f7, "g_2245.f7", print_hash_value);
transparent_crc(g_2245.f8, "g_2245.f8", print_hash_value);
transparent_crc(g_2245.f9, "g_2245.f9", print_hash_value);
for (i = 0; i < 7; i++)
{
transparent_crc(g_2260[i], "g_2260[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_2295.f0, "g_2295.f0", print_hash_value);
transparent_crc(g_2295.f1, "g_2295.f1", print_hash_value);
transparent_crc(g_2295.f2, "g_2295.f2", print_hash_value);
transparent_crc(g_2295.f3, "g_2295.f3", print_hash_value);
transparent_crc(g_2295.f4, "g_2295.f4", print_hash_value);
transparent_crc(g_2295.f5, "g_2295.f5", print_hash_value);
transparent_crc(g_2295.f6, "g_2295.f6", print_hash_value);
transparent_crc(g_2295.f7, "g_2295.f7", print_hash_value);
transparent_crc(g_2295.f8, "g_2295.f8", print_hash_value);
transparent_crc(g_2295.f9, "g_2295.f9", print_hash_value);
transparent_crc(g_2544, "g_2544", print_hash_value);
transparent_crc(g_2704, "g_2704", print_hash_value);
for (i = 0; i < 10; i++)
{
transparent_crc(g_2741[i], "g_2741[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_2865.f0, "g_2865.f0", print_hash_value);
transparent_crc(g_2865.f1, "g_2865.f1", print_hash_value);
transparent_crc(g_2865.f2, "g_2865.f2", print_hash_value);
transparent_crc(g_2865.f3, "g_2865.f3", print_hash_value);
transparent_crc(g_2865.f4, "g_2865.f4", print_hash_value);
transparent_crc(g_2865.f5, "g_2865.f5", print_hash_value);
transparent_crc(g_2865.f6, "g_2865.f6", print_hash_value);
transparent_crc(g_2865.f7, "g_2865.f7", print_hash_value);
transparent_crc(g_2865.f8, "g_2865.f8", print_hash_value);
transparent_crc(g_2865.f9, "g_2865.f9", print_hash_value);
transparent_crc(g_2930, "g_2930", print_hash_value);
transparent_crc(g_2975, "g_2975", print_hash_value);
for (i = 0; i < 5; i++)
{
for (j = 0; j < 7; j++)
{
for (k = 0; k < 2; k++)
{
transparent_crc(g_2976[i][j][k], "g_2976[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_3081, "g_3081", print_hash_value);
transparent_crc(g_3235, "g_3235", print_hash_value);
transparent_crc(g_3244, "g_3244", print_hash_value);
transparent_crc(g_3425, "g_3425", print_hash_value);
transparent_crc(g_3513, "g_3513", print_hash_value);
transparent_crc(g_3516, "g_3516", print_hash_value);
transparent_crc(g_3524, "g_3524", print_hash_value);
transparent_crc(g_3525, "g_3525", print_hash_value);
for (i = 0; i < 6; i++)
{
transparent_crc(g_3602[i], "g_3602[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_3641, "g_3641", print_hash_value);
for (i = 0; i < 1; i++)
{
transparent_crc(g_3794[i], "g_3794[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_3881, "g_3881", print_hash_value);
transparent_crc(g_3899.f0, "g_3899.f0", print_hash_value);
transparent_crc(g_3899.f1, "g_3899.f1", print_hash_value);
transparent_crc(g_3899.f2, "g_3899.f2", print_hash_value);
transparent_crc(g_3899.f3, "g_3899.f3", print_hash_value);
transparent_crc(g_3899.f4, "g_3899.f4", print_hash_value);
transparent_crc(g_3899.f5, "g_3899.f5", print_hash_value);
transparent_crc(g_3899.f6, "g_3899.f6", print_hash_value);
transparent_crc(g_3899.f7, "g_3899.f7", print_hash_value);
transparent_crc(g_3899.f8, "g_3899.f8", print_hash_value);
transparent_crc(g_3899.f9, "g_3899.f9", print_hash_value);
transparent_crc(g_3927.f0, "g_3927.f0", print_hash_value);
transparent_crc(g_3927.f1, "g_3927.f1", print_hash_value);
transparent_crc(g_3927.f2, "g_3927.f2", print_hash_value);
transparent_crc(g_3927.f3, "g_3927.f3", print_hash_value);
transparent_crc(g_3927.f4, "g_3927.f4", print_hash_value);
transparent_crc(g_3927.f5, "g_3927.f5", print_hash_value);
transparent_crc(g_3927.f6, "g_3927.f6", print_hash_value);
transparent_crc(g_3927.f7, "g_3927.f7", print_hash_value);
transparent_crc(g_3927.f8, "g_3927.f8", print_hash_value);
transparent_crc(g_3927.f9, "g_3927.f9", print_hash_value);
transparent_crc(g_3999, "g_3999", print_hash_value);
transparent_crc(g_4026.f0, "g_4026.f0", print_hash_value);
transparent_crc(g_4026.f1, "g_4026.f1", print_hash_value);
transparent_crc(g_4026.f2, "g_4026.f2", print_hash_value);
transparent_crc(g_4026.f3, "g_4026.f3", print_hash_value);
transparent_crc(g_4026.f4, "g_4026.f4", print_hash_value);
transparent_crc(g_4026.f5, "g_4026.f5", print_hash_value);
transparent_crc(g_4026.f6, "g_4026.f6", print_hash_value);
transparent_crc(g_4026.f7, "g_4026.f7", print_hash_value);
transparent_crc(g_4026.f8, "g_4026.f8", print_hash_value);
transparent_crc(g_4026.f9, "g_4026.f9", print_hash_value);
transparent_crc(g_4165.f0, "g_4165.f0", print_hash_value);
transparent_crc(g_4165.f1, "g_4165.f1", print_hash_value);
transparent_crc(g_4165.f2, "g_4165.f2", print_hash_value);
transparent_crc(g_4165.f3, "g_4165.f3", print_hash_value);
transparent_crc(g_4165.f4, "g_4165.f4", print_hash_value);
transparent_crc(g_4165.f5, "g_4165.f5", print_hash_value);
transparent_crc(g_4165.f6, "g_4165.f6", print_hash_value);
transparent_crc(g_4165.f7, "g_4165.f7", print_hash_value);
transparent_crc(g_4165.f8, "g_4165.f8", print_hash_value);
transparent_crc(g_4165.f9, "g_4165.f9", print_hash_value);
transparent_crc(g_4216.f0, "g_4216.f0", print_hash_value);
transparent_crc(g_4216.f1, "g_4216.f1", print_hash_value);
transparent_crc(g_4216.f2, "g_4216.f2", print_hash_value);
transparent_crc(g_4216.f3, "g_4216.f3", print_hash_value);
transparent_crc(g_4216.f4, "g_4216.f4", print_hash_value);
transparent_crc(g_4216.f5, "g_4216.f5", print_hash_value);
transparent_crc(g_4216.f6, "g_4216.f6", print_hash_value);
transparent_crc(g_4216.f7, "g_4216.f7", print_hash_value);
transparent_crc(g_4216.f8, "g_4216.f8", print_hash_value);
transparent_crc(g_4216.f9, "g_4216.f9", print_hash_value);
transparent_crc(g_4373.f0, "g_4373.f0", print_hash_value);
transparent_crc(g_4373.f1, "g_4373.f1", print_hash_value);
transparent_crc(g_4373.f2, "g_4373.f2", print_hash_value);
transparent_crc(g_4373.f3, "g_4373.f3", print_hash_value);
transparent_crc(g_4373.f4, "g_4373.f4", print_hash_value);
transparent_crc(g_4373.f5, "g_4373.f5", print_hash_value);
transparent_crc(g_4373.f6, "g_4373.f6", print_hash_value);
transparent_crc(g_4373.f7, "g_4373.f7", print_hash_value);
transparent_crc(g_4373.f8, "g_4373.f8", print_hash_value);
transparent_crc(g_4373.f9, "g_4373.f9", print_hash_value);
for (i = 0; i < 10; i++)
{
for (j = 0; j < 10; j++)
{
for (k = 0; k < 2; k++)
{
transparent_crc(g_4435[i][j][k].f0, "g_4435[i][j][k].f0", print_hash_value);
transparent_crc(g_4435[i][j][k].f1, "g_4435[i][j][k].f1", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_4438.f0, "g_4438.f0", print_hash_value);
transparent_crc(g_4438.f1, "g_4438.f1", print_hash_value);
transparent_crc(g_4454, "g_4454", print_hash_value);
transparent_crc(g_4567, "g_4567", print_hash_value);
transparent_crc(g_4647, "g_4647", print_hash_value);
transparent_crc(g_4826.f0, "g_4826.f0", print_hash_value);
transparent_crc(g_4826.f1, "g_4826.f1", print_hash_value);
transparent_crc(g_4826.f2, "g_4826.f2", print_hash_value);
transparent_crc(g_4826.f3, "g_4826.f3", print_hash_value);
transparent_crc(g_4826.f4, "g_4826.f4", print_hash_value);
transparent_crc(g_4826.f5, "g_4826.f5", print_hash_value);
transparent_crc(g_4826.f6, "g_4826.f6", print_hash_value);
transparent_crc(g_4826.f7, "g_4826.f7", print_hash_value);
transparent_crc(g_4826.f8, "g_4826.f8", print_hash_value);
transparent_crc(g_4826.f9, "g_4826.f9", print_hash_value);
transparent_crc(g_4846, "g_4846", print_hash_value);
transparent_crc(g_4882, "g_4882", print_hash_value);
transparent_crc(g_4992.f0, "g_4992.f0", print_hash_value);
transparent_crc(g_4992.f1, "g_4992.f1", print_hash_value);
transparent_crc(g_4992.f2, "g_4992.f2", print_hash_value);
transparent_crc(g_4992.f3, "g_4992.f3", print_hash_value);
transparent_crc(g_4992.f4, "g_4992.f4", print_hash_value);
transparent_crc(g_4992.f5, "g_4992.f5", print_hash_value);
transparent_crc(g_4992.f6, "g_4992.f6", print_hash_value);
transparent_crc(g_4992.f7, "g_4992.f7", print_hash_value);
transparent_crc(g_4992.f8, "g_4992.f8", print_hash_value);
transparent_crc(g_4992.f9, "g_4992.f9", print_hash_value);
transparent_crc(g_5119, "g_5119", print_hash_value);
transparent_crc(g_5131.f0, "g_5131.f0", print_hash_value);
transparent_crc(g_5131.f1, "g_5131.f1", print_hash_value);
transparent_crc(g_5131.f2, "g_5131.f2", print_hash_value);
transparent_crc(g_5131.f3, "g_5131.f3", print_hash_value);
transparent_crc(g_5131.f4, "g_5131.f4", print_hash_value);
transparent_crc(g_5131.f5, "g_5131.f5", print_hash_value);
transparent_crc(g_5131.f6, "g_5131.f6", print_hash_value);
transparent_crc(g_5131.f7, "g_5131.f7", print_hash_value);
transparent_crc(g_5131.f8, "g_5131.f8", print_hash_value);
transparent_crc(g_5131.f9, "g_5131.f9", print_hash_value);
for (i = 0; i < 5; i++)
{
for (j = 0; j < 10; j++)
{
for (k = 0; k < 5; k++)
{
transparent_crc(g_5163[i][j][k].f0, "g_5163[i][j][k].f0", print_hash_value);
transparent_crc(g_5163[i][j][k].f1, "g_5163[i][j][k].f1", print_hash_value);
transparent_crc(g_5163[i][j][k].f2, "g_5163[i][j][k].f2", print_hash_value);
transparent_crc(g_5163[i][j][k].f3, "g_5163[i][j][k].f3", print_hash_value);
transparent_crc(g_5163[i][j][k].f4, "g_5163[i][j][k].f4", print_hash_value);
transparent_crc(g_5163[i][j][k].f5, "g_5163[i][j][k].f5", print_hash_value);
transparent_crc(g_5163[i][j][k].f6, "g_5163[i][j][k].f6", print_hash_value);
transparent_crc(g_5163[i][j][k].f7, "g_5163[i][j][k].f7", print_hash_value);
transparent_crc(g_5163[i][j][k].f8, "g_5163[i][j][k].f8", print_hash_value);
transparent_crc(g_5163[i][j][k].f9, "g_5163[i][j][k].f9", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_5227, "g_5227", print_hash_value);
transparent_crc(g_5322, "g_5322", print_hash_value);
for (i = 0; i < 6; i++)
{
transparent_crc(g_5367[i], "g_5367[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_5497.f0, "g_5497.f0", print_hash_value);
transparent_crc(g_5497.f1, "g_5497.f1", print_hash_value);
transparent_crc(g_5497.f2, "g_5497.f2", print_hash_value);
transparent_crc(g_5497.f3, "g_5497.f3", print_hash_value);
transparent_crc(g_5497.f4, "g_5497.f4", print_hash_value);
transparent_crc(g_5497.f5, "g_5497.f5", print_hash_value);
transparent_crc(g_5497.f6, "g_5497.f6", print_hash_value);
transparent_crc(g_5497.f7, "g_5497.f7", print_hash_value);
transparent_crc(g_5497.f8, "g_5497.f8", print_hash_value);
transparent_crc(g_5497.f9, "g_5497.f9", print_hash_value);
transparent_crc(g_5500.f0, "g_5500.f0", print_hash_value);
transparent_crc(g_5500.f1, "g_5500.f1", print_hash_value);
transparent_crc(g_5500.f2, "g_5500.f2", print_hash_value);
transparent_crc(g_5500.f3, "g_5500.f3", print_hash_value);
transparent_crc(g_5500.f4, "g_5500.f4", print_hash_value);
transparent_crc(g_5500.f5, "g_5500.f5", print_hash_value);
transparent_crc(g_5500.f6, "g_5500.f6", print_hash_value);
transparent_crc(g_5500.f7, "g_5500.f7", print_hash_value);
transparent_crc(g_5500.f8, "g_5500.f8", print_hash_value);
transparent_crc(g_5500.f9, "g_5500.f9", print_hash_value);
transparent_crc(g_5520.f0, "g_5520.f0", print_hash_value);
transparent_crc(g_5520.f1, "g_5520.f1", print_hash_value);
transparent_crc(g_5520.f2, "g_5520.f2", print_hash_value);
transparent_crc(g_5520.f3, "g_5520.f3", print_hash_value);
transparent_crc(g_5520.f4, "g_5520.f4", print_hash_value);
transparent_crc(g_5520.f5, "g_5520.f5", print_hash_value);
transparent_crc(g_5520.f6, "g_5520.f6", print_hash_value);
transparent_crc(g_5520.f7, "g_5520.f7", print_hash_value);
transparent_crc(g_5520.f8, "g_5520.f8", print_hash_value);
transparent_crc(g_5520.f9, "g_5520.f9", print_hash_value);
transparent_crc(g_5554.f0, "g_5554.f0", print_hash_value);
transparent_crc(g_5554.f1, "g_5554.f1", print_hash_value);
transparent_crc(g_5554.f2, "g_5554.f2", print_hash_value);
transparent_crc(g_5554.f3, "g_5554.f3", print_hash_value);
transparent_crc(g_5554.f4, "g_5554.f4", print_hash_value);
transparent_crc(g_5554.f5, "g_5554.f5", print_hash_value);
transparent_crc(g_5554.f6, "g_5554.f6", print_hash_value);
transparent_crc(g_5554.f7, "g_5554.f7", print_hash_value);
transparent_crc(g_5554.f8, "g_5554.f8", print_hash_value);
transparent_crc(g_5554.f9, "g_5554.f9", print_hash_value);
transparent_crc(g_5555.f0, "g_5555.f0", print_hash_value);
transparent_crc(g_5555.f1, "g_5555.f1", print_hash_value);
transparent_crc(g_5555.f2, "g_5555.f2", print_hash_value);
transparent_crc(g_5555.f3, "g_5555.f3", print_hash_value);
transparent_crc(g_5555.f4, "g_5555.f4", print_hash_value);
transparent_crc(g_5555.f5, "g_5555.f5", print_hash_value);
transparent_crc(g_5555.f6, "g_5555.f6", print_hash_value);
transparent_crc(g_5555.f7, "g_5555.f7", print_hash_value);
transparent_crc(g_5555.f8, "g_5555.f8", print_hash_value);
transparent_crc(g_5555.f9, "g_5555.f9", print_hash_value);
transparent_crc(g_5596.f0, "g_5596.f0", print_hash_value);
transparent_crc(g_5596.f1, "g_5596.f1", print_hash_value);
transparent_crc(g_5596.f2, "g_5596.f2", print_hash_value);
transparent_crc(g_5596.f3, "g_5596.f3", print_hash_value);
transparent_crc(g_5596.f4, "g_5596.f4", print_hash_value);
transparent_crc(g_5596.f5, "g_5596.f5", print_hash_value);
transparent_crc(g_5596.f6, "g_5596.f6", print_hash_value);
transparent_crc(g_5596.f7, "g_5596.f7", print_hash_value);
transparent_crc(g_5596.f8, "g_5596.f8", print_hash_value);
transparent_crc(g_5596.f9, "g_5596.f9", print_hash_value);
transparent_crc(g_5653, "g_5653", print_hash_value);
transparent_crc(g_5714.f0, "g_5714.f0", print_hash_value);
transparent_crc(g_5714.f1, "g_5714.f1", print_hash_value);
transparent_crc(g_5773.f0, "g_5773.f0", print_hash_value);
transparent_crc(g_5773.f1, "g_5773.f1", print_hash_value);
transparent_crc(g_5773.f2, "g_5773.f2", print_hash_value);
transparent_crc(g_5773.f3, "g_5773.f3", print_hash_value);
transparent_crc(g_5773.f4, "g_5773.f4", print_hash_value);
transparent_crc(g_5773.f5, "g_5773.f5", print_hash_value);
transparent_crc(g_5773.f6, "g_5773.f6", print_hash_value);
transparent_crc(g_5773.f7, "g_5773.f7", print_hash_value);
transparent_crc(g_5773.f8, "g_5773.f8", print_hash_value);
transparent_crc(g_5773.f9, "g_5773.f9", print_hash_value);
for (i = 0; i < 9; i++)
{
for (j = 0; j < 2; j++)
{
for (k = 0; k < 7; k++)
{
transparent_crc(g_5798[i][j][k], "g_5798[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_5853, "g_5853", print_hash_value);
transparent_crc(g_5856.f0, "g_5856.f0", print_hash_value);
transparent_crc(g_5856.f1, "g_5856.f1", print_hash_value);
transparent_crc(g_5856.f2, "g_5856.f2", print_hash_value);
transparent_crc(g_5856.f3, "g_5856.f3", print_hash_value);
transparent_crc(g_5856.f4, "g_5856.f4", print_hash_value);
transparent_crc(g_5856.f5, "g_5856.f5", print_hash_value);
transparent_crc(g_5856.f6, "g_5856.f6", print_hash_value);
transparent_crc(g_5856.f7, "g_5856.f7", print_hash_value);
transparent_crc(g_5856.f8, "g_5856.f8", print_hash_value);
transparent_crc(g_5856.f9, "g_5856.f9", print_hash_value);
transparent_crc(g_5898.f0, "g_5898.f0", print_hash_value);
transparent_crc(g_5898.f1, "g_5898.f1", print_hash_value);
transparent_crc(g_5898.f2, "g_5898.f2", print_hash_value);
transparent_crc(g_5898.f3, "g_5898.f3", print_hash_value);
transparent_crc(g_5898.f4, "g_5898.f4", print_hash_value);
transparent_crc(g_5898.f5, "g_5898.f5", print_hash_value);
transparent_crc(g_5898.f6, "g_5898.f6", print_hash_value);
transparent_crc(g_5898.f7, "g_5898.f7", print_hash_value);
transparent_crc(g_5898.f8, "g_5898.f8", print_hash_value);
transparent_crc(g_5898.f9, "g_5898.f9", print_hash_value);
for (i = 0; i < 8; i++)
{
transparent_crc(g_5932[i].f0, "g_5932[i].f0", print_hash_value);
transparent_crc(g_5932[i].f1, "g_5932[i].f1", print_hash_value);
transparent_crc(g_5932[i].f2, "g_5932[i].f2", print_hash_value);
transparent_crc(g_5932[i].f3, "g_5932[i].f3", print_hash_value);
transparent_crc(g_5932[i].f4, "g_5932[i].f4", print_hash_value);
transparent_crc(g_5932[i].f5, "g_5932[i].f5", print_hash_value);
transparent_crc(g_5932[i].f6, "g_5932[i].f6", print_hash_value);
transparent_crc(g_5932[i].f7, "g_5932[i].f7", print_hash_value);
transparent_crc(g_5932[i].f8, "g_5932[i].f8", print_hash_value);
transparent_crc(g_5932[i].f9, "g_5932[i].f9", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_6010.f0, "g_6010.f0", print_hash_value);
transparent_crc(g_6010.f1, "g_6010.f1", print_hash_value);
transparent_crc(g_6010.f2, "g_6010.f2", print_hash_value);
transparent_crc(g_6010.f3, "g_6010.f3", print_hash_value);
transparent_crc(g_6010.f4, "g_6010.f4", print_hash_value);
transparent_crc(g_6010.f5, "g_6010.f5", print_hash_value);
transparent_crc(g_6010.f6, "g_6010.f6", print_hash_value);
transparent_crc(g_6010.f7, "g_6010.f7", print_hash_value);
transparent_crc(g_6010.f8, "g_6010.f8", print_hash_value);
transparent_crc(g_6010.f9, "g_6010.f9", print_hash_value);
transparent_crc(g_6017.f0, "g_6017.f0", print_hash_value);
transparent_crc(g_6017.f1, "g_6017.f1", print_hash_value);
transparent_crc(g_6017.f2, "g_6017.f2", print_hash_value);
transparent_crc(g_6017.f3, "g_6017.f3", print_hash_value);
transparent_crc(g_6017.f4, "g_6017.f4", print_hash_value);
transparent_crc(g_6017.f5, "g_6017.f5", print_hash_value);
transparent_crc(g_6017.f6, "g_6017.f6", print_hash_value);
transparent_crc(g_6017.f7, "g_6017.f7", print_hash_value);
transparent_crc(g_6017.f8, "g_6017.f8", print_hash_value);
transparent_crc(g_6017.f9, "g_6017.f9", print_hash_value);
transparent_crc(g_6145, "g_6145", print_hash_value);
transparent_crc(g_6169.f0, "g_6169.f0", print_hash_value);
transparent_crc(g_6169.f1, "g_6169.f1", print_hash_value);
transparent_crc(g_6169.f2, "g_6169.f2", print_hash_value);
transparent_crc(g_6169.f3, "g_6169.f3", print_hash_value);
transparent_crc(g_6169.f4, "g_6169.f4", print_hash_value);
transparent_crc(g_6169.f5, "g_6169.f5", print_hash_value);
transparent_crc(g_6169.f6, "g_6169.f6", print_hash_value);
transparent_crc(g_6169.f7, "g_6169.f7", print_hash_value);
transparent_crc(g_6169.f8, "g_6169.f8", print_hash_value);
transparent_crc(g_6169.f9, "g_6169.f9", print_hash_value);
transparent_crc(g_6333.f0, "g_6333.f0", print_hash_value);
transparent_crc(g_6333.f1, "g_6333.f1", print_hash_value);
transparent_crc(g_6333.f2, "g_6333.f2", print_hash_value);
transparent_crc(g_6333.f3, "g_6333.f3", print_hash_value);
transparent_crc(g_6333.f4, "g_6333.f4", print_hash_value);
transparent_crc(g_6333.f5, "g_6333.f5", print_hash_value);
transparent_crc(g_6333.f6, "g_6333.f6", print_hash_value);
transparent_crc(g_6333.f7, "g_6333.f7", print_hash_value);
transparent_crc(g_6333.f8, "g_6333.f8", print_hash_value);
transparent_crc(g_6333.f9, "g_6333.f9", print_hash_value);
transparent_crc(g_6421.f0, "g_6421.f0", print_hash_value);
transparent_crc(g_6421.f1, "g_6421.f1", print_hash_value);
transparent_crc(g_6421.f2, "g_6421.f2", print_hash_value);
transparent_crc(g_6421.f3, "g_6421.f3", print_hash_value);
transparent_crc(g_6421.f4, "g_6421.f4", print_hash_value);
transparent_crc(g_6421.f5, "g_6421.f5", print_hash_value);
transparent_crc(g_6421.f6, "g_6421.f6", print_hash_value);
transparent_crc(g_6421.f7, "g_6421.f7", print_hash_value);
transparent_crc(g_6421.f8, "g_6421.f8", print_hash_value);
transparent_crc(g_6421.f9, "g_6421.f9", print_hash_value);
transparent_crc(g_6436.f0, "g_6436.f0", print_hash_value);
transparent_crc(g_6436.f1, "g_6436.f1", print_hash_value);
transparent_crc(g_6436.f2, "g_6436.f2", print_hash_value);
transparent_crc(g_6436.f3, "g_6436.f3", print_hash_value);
transparent_crc(g_6436.f4, "g_6436.f4", print_hash_value);
transparent_crc(g_6436.f5, "g_6436.f5", print_hash_value);
transparent_crc(g_6436.f6, "g_6436.f6", print_hash_value);
transparent_crc(g_6436.f7, "g_6436.f7", print_hash_value);
transparent_crc(g_6436.f8, "g_6436.f8", print_hash_value);
transparent_crc(g_6436.f9, "g_6436.f9", print_hash_value);
transparent_crc(g_6514.f0, "g_6514.f0", print_hash_value);
transparent_crc(g_6514.f1, "g_6514.f1", print_hash_value);
transparent_crc(g_6514.f2, "g_6514.f2", print_hash_value);
transparent_crc(g_6514.f3, "g_6514.f3", print_hash_value);
transparent_crc(g_6514.f4, "g_6514.f4", print_hash_value);
transparent_crc(g_6514.f5, "g_6514.f5", print_hash_value);
transparent_crc(g_6514.f6, "g_6514.f6", print_hash_value);
transparent_crc(g_6514.f7, "g_6514.f7", print_hash_value);
transparent_crc(g_6514.f8, "g_6514.f8", print_hash_value);
transparent_crc(g_6514.f9, "g_6514.f9", print_hash_value);
transparent_crc(g_6521, "g_6521", print_hash_value);
transparent_crc(g_6524, "g_6524", print_hash_value);
for (i = 0; i < 1; i++)
{
for (j = 0; j < 4; j++)
{
transparent_crc(g_6574[i][j].f0, "g_6574[i][j].f0", print_hash_value);
transparent_crc(g_6574[i][j].f1, "g_6574[i][j].f1", print_hash_value);
transparent_crc(g_6574[i][j].f2, "g_6574[i][j].f2", print_hash_value);
transparent_crc(g_6574[i][j].f3, "g_6574[i][j].f3", print_hash_value);
transparent_crc(g_6574[i][j].f4, "g_6574[i][j].f4", print_hash_value);
transparent_crc(g_6574[i][j].f5, "g_6574[i][j].f5", print_hash_value);
transparent_crc(g_6574[i][j].f6, "g_6574[i][j].f6", print_hash_value);
transparent_crc(g_6574[i][j].f7, "g_6574[i][j].f7", print_hash_value);
transparent_crc(g_6574[i][j].f8, "g_6574[i][j].f8", print_hash_value);
transparent_crc(g_6574[i][j].f9, "g_6574[i][j].f9", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
transparent_crc(g_6684, "g_6684", print_hash_value);
for (i = 0; i < 8; i++)
{
transparent_crc(g_6770[i].f0, "g_6770[i].f0", print_hash_value);
transparent_crc(g_6770[i].f1, "g_6770[i].f1", print_hash_value);
transparent_crc(g_6770[i].f2, "g_6770[i].f2", print_hash_value);
transparent_crc(g_6770[i].f3, "g_6770[i].f3", print_hash_value);
transparent_crc(g_6770[i].f4, "g_6770[i].f4", print_hash_value);
transparent_crc(g_6770[i].f5, "g_6770[i].f5", print_hash_value);
transparent_crc(g_6770[i].f6, "g_6770[i].f6", print_hash_value);
transparent_crc(g_6770[i].f7, "g_6770[i].f7", print_hash_value);
transparent_crc(g_6770[i].f8, "g_6770[i].f8", print_hash_value);
transparent_crc(g_6770[i].f9, "g_6770[i].f9", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_6849, "g_6849", print_hash_value);
transparent_crc(g_6864.f0, "g_6864.f0", print_hash_value);
transparent_crc(g_6864.f1, "g_6864.f1", print_hash_value);
transparent_crc(g_6864.f2, "g_6864.f2", print_hash_value);
transparent_crc(g_6864.f3, "g_6864.f3", print_hash_value);
transparent_crc(g_6864.f4, "g_6864.f4", print_hash_value);
transparent_crc(g_6864.f5, "g_6864.f5", print_hash_value);
transparent_crc(g_6864.f6, "g_6864.f6", print_hash_value);
transparent_crc(g_6864.f7, "g_6864.f7", print_hash_value);
transparent_crc(g_6864.f8, "g_6864.f8", print_hash_value);
transparent_crc(g_6864.f9, "g_6864.f9", print_hash_value);
transparent_crc(g_6865.f0, "g_6865.f0", print_hash_value);
transparent_crc(g_6865.f1, "g_6865.f1", print_hash_value);
transparent_crc(g_6865.f2, "g_6865.f2", print_hash_value);
transparent_crc(g_6865.f3, "g_6865.f3", print_hash_value);
transparent_crc(g_6865.f4, "g_6865.f4", print_hash_value);
transparent_crc(g_6865.f5, "g_6865.f5", print_hash_value);
transparent_crc(g_6865.f6, "g_6865.f6", print_hash_value);
transparent_crc(g_6865.f7, "g_6865.f7", print_hash_value);
transparent_crc(g_6865.f8, "g_6865.f8", print_hash_value);
transparent_crc(g_6865.f9, "g_6865.f9", print_hash_value);
transparent_crc(g_6887.f0, "g_6887.f0", print_hash_value);
transparent_crc(g_6887.f1, "g_6887.f1", print_hash_value);
transparent_crc(g_6887.f2, "g_6887.f2", print_hash_value);
transparent_crc(g_6887.f3, "g_6887.f3", print_hash_value);
transparent_crc(g_6887.f4, "g_6887.f4", print_hash_value);
transparent_crc(g_6887.f5, "g_6887.f5", print_hash_value);
transparent_crc(g_6887.f6, "g_6887.f6", print_hash_value);
transparent_crc(g_6887.f7, "g_6887.f7", print_hash_value);
transparent_crc(g_6887.f8, "g_6887.f8", print_hash_value);
transparent_crc(g_6887.f9, "g_6887.f9", print_hash_value);
transparent_crc(g_6890.f0, "g_6890.f0", print_hash_value);
transparent_crc(g_6890.f1, "g_6890.f1", print_hash_value);
transparent_crc(g_6890.f2, "g_6890.f2", print_hash_value);
transparent_crc(g_6890.f3, "g_6890.f3", print_hash_value);
transparent_crc(g_6890.f4, "g_6890.f4", print_hash_value);
transparent_crc(g_6890.f5, "g_6890.f5", print_hash_value);
transparent_crc(g_6890.f6, "g_6890.f6", print_hash_value);
transparent_crc(g_6890.f7, "g_6890.f7", print_hash_value);
transparent_crc(g_6890.f8, "g_6890.f8", print_hash_value);
transparent_crc(g_6890.f9, "g_6890.f9", print_hash_value);
transparent_crc(g_6916.f0, "g_6916.f0", print_hash_value);
transparent_crc(g_6916.f1, "g_6916.f1", print_hash_value);
transparent_crc(g_6916.f2, "g_6916.f2", print_hash_value);
transparent_crc(g_6916.f3, "g_6916.f3", print_hash_value);
transparent_crc(g_6916.f4, "g_6916.f4", print_hash_value);
transparent_crc(g_6916.f5, "g_6916.f5", print_hash_value);
transparent_crc(g_6916.f6, "g_6916.f6", print_hash_value);
transparent_crc(g_6916.f7, "g_6916.f7", print_hash_value);
transparent_crc(g_6916.f8, "g_6916.f8", print_hash_value);
transparent_crc(g_6916.f9, "g_6916.f9", print_hash_value);
for (i = 0; i < 9; i++)
{
transparent_crc(g_6968[i], "g_6968[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_6991.f0, "g_6991.f0", print_hash_value);
transparent_crc(g_6991.f1, "g_6991.f1", print_hash_value);
transparent_crc(g_6991.f2, "g_6991.f2", print_hash_value);
transparent_crc(g_6991.f3, "g_6991.f3", print_hash_value);
transparent_crc(g_6991.f4, "g_6991.f4", print_hash_value);
transparent_crc(g_6991.f5, "g_6991.f5", print_hash_value);
transparent_crc(g_6991.f6, "g_6991.f6", print_hash_value);
transparent_crc(g_6991.f7, "g_6991.f7", print_hash_value);
transparent_crc(g_6991.f8, "g_6991.f8", print_hash_value);
transparent_crc(g_6991.f9, "g_6991.f9", print_hash_value);
transparent_crc(g_7017, "g_7017", print_hash_value);
transparent_crc(g_7056.f0, "g_7056.f0", print_hash_value);
transparent_crc(g_7056.f1, "g_7056.f1", print_hash_value);
transparent_crc(g_7056.f2, "g_7056.f2", print_hash_value);
transparent_crc(g_7056.f3, "g_7056.f3", print_hash_value);
transparent_crc(g_7056.f4, "g_7056.f4", print_hash_value);
transparent_crc(g_7056.f5, "g_7056.f5", print_hash_value);
transparent_crc(g_7056.f6, "g_7056.f6", print_hash_value);
transparent_crc(g_7056.f7, "g_7056.f7", print_hash_value);
transparent_crc(g_7056.f8, "g_7056.f8", print_hash_value);
transparent_crc(g_7056.f9, "g_7056.f9", print_hash_value);
transparent_crc(g_7072.f0, "g_7072.f0", print_hash_value);
transparent_crc(g_7072.f1, "g_7072.f1", print_hash_value);
transparent_crc(g_7072.f2, "g_7072.f2", print_hash_value);
transparent_crc(g_7072.f3, "g_7072.f3", print_hash_value);
transparent_crc(g_7072.f4, "g_7072.f4", print_hash_value);
transparent_crc(g_7072.f5, "g_7072.f5", print_hash_value);
transparent_crc(g_7072.f6, "g_7072.f6", print_hash_value);
transparent_crc(g_7072.f7, "g_7072.f7", print_hash_value);
transparent_crc(g_7072.f8, "g_7072.f8", print_hash_value);
transparent_crc(g_7072.f9, "g_7072.f9", print_hash_value);
transparent_crc(g_7254, "g_7254", print_hash_value);
transparent_crc(g_7269, "g_7269", print_hash_value);
transparent_crc(g_7427, "g_7427", print_hash_value);
for (i = 0; i < 5; i++)
{
for (j = 0; j < 7; j++)
{
for (k = 0; k < 7; k++)
{
transparent_crc(g_7436[i][j][k].f0, "g_7436[i][j][k].f0", print_hash_value);
transparent_crc(g_7436[i][j][k].f1, "g_7436[i][j][k].f1", print_hash_value);
transparent_crc(g_7436[i][j][k].f2, "g_7436[i][j][k].f2", print_hash_value);
transparent_crc(g_7436[i][j][k].f3, "g_7436[i][j][k].f3", print_hash_value);
transparent_crc(g_7436[i][j][k].f4, "g_7436[i][j][k].f4", print_hash_value);
transparent_crc(g_7436[i][j][k].f5, "g_7436[i][j][k].f5", print_hash_value);
transparent_crc(g_7436[i][j][k].f6, "g_7436[i][j][k].f6", print_hash_value);
transparent_crc(g_7436[i][j][k].f7, "g_7436[i][j][k].f7", print_hash_value);
transparent_crc(g_7436[i][j][k].f8, "g_7436[i][j][k].f8", print_hash_value);
transparent_crc(g_7436[i][j][k].f9, "g_7436[i][j][k].f9", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_7454, "g_7454", print_hash_value);
transparent_crc(g_7723.f0, "g_7723.f0", print_hash_value);
transparent_crc(g_7723.f1, "g_7723.f1", print_hash_value);
transparent_crc(g_7723.f2, "g_7723.f2", print_hash_value);
transparent_crc(g_7723.f3, "g_7723.f3", print_hash_value);
transparent_crc(g_7723.f4, "g_7723.f4", print_hash_value);
transparent_crc(g_7723.f5, "g_7723.f5", print_hash_value);
transparent_crc(g_7723.f6, "g_7723.f6", print_hash_value);
transparent_crc(g_7723.f7, "g_7723.f7", print_hash_value);
transparent_crc(g_7723.f8, "g_7723.f8", print_hash_value);
transparent_crc(g_7723.f9, "g_7723.f9", print_hash_value);
transparent_crc(g_7761.f0, "g_7761.f0", print_hash_value);
transparent_crc(g_7761.f1, "g_7761.f1", print_hash_value);
transparent_crc(g_7761.f2, "g_7761.f2", print_hash_value);
transparent_crc(g_7761.f3, "g_7761.f3", print_hash_value);
transparent_crc(g_7761.f4, "g_7761.f4", print_hash_value);
transparent_crc(g_7761.f5, "g_7761.f5", print_hash_value);
transparent_crc(g_7761.f6, "g_7761.f6", print_hash_value);
transparent_crc(g_7761.f7, "g_7761.f7", print_hash_value);
transparent_crc(g_7761.f8, "g_7761.f8", print_hash_value);
transparent_crc(g_7761.f9, "g_7761.f9", print_hash_value);
transparent_crc(g_7762.f0, "g_7762.f0", print_hash_value);
transparent_crc(g_7762.f1, "g_7762.f1", print_hash_value);
transparent_crc(g_7762.f2, "g_7762.f2", print_hash_value);
transparent_crc(g_7762.f3, "g_7762.f3", print_hash_value);
transparent_crc(g_7762.f4, "g_7762.f4", print_hash_value);
transparent_crc(g_7762.f5, "g_7762.f5", print_hash_value);
transparent_crc(g_7762.f6, "g_7762.f6", print_hash_value);
transparent_crc(g_7762.f7, "g_7762.f7", print_hash_value);
transparent_crc(g_7762.f8, "g_7762.f8", print_hash_value);
transparent_crc(g_7762.f9, "g_7762.f9", print_hash_value);
transparent_crc(g_7795.f0, "g_7795.f0", print_hash_value);
transparent_crc(g_7795.f1, "g_7795.f1", print_hash_value);
transparent_crc(g_7795.f2, "g_7795.f2", print_hash_value);
transparent_crc(g_7795.f3, "g_7795.f3", print_hash_value);
transparent_crc(g_7795.f4, "g_7795.f4", print_hash_value);
transparent_crc(g_7795.f5, "g_7795.f5", print_hash_value);
transparent_crc(g_7795.f6, "g_7795.f6", print_hash_value);
transparent_crc(g_7795.f7, "g_7795.f7", print_hash_value);
transparent_crc(g_7795.f8, "g_7795.f8", print_hash_value);
transparent_crc(g_7795.f9, "g_7795.f9", print_hash_value);
transparent_crc(g_7797, "g_7797", print_hash_value);
for (i = 0; i < 7; i++)
{
transparent_crc(g_7807[i].f0, "g_7807[i].f0", print_hash_value);
transparent_crc(g_7807[i].f1, "g_7807[i].f1", print_hash_value);
transparent_crc(g_7807[i].f2, "g_7807[i].f2", print_hash_value);
transparent_crc(g_7807[i].f3, "g_7807[i].f3", print_hash_value);
transparent_crc(g_7807[i].f4, "g_7807[i].f4", print_hash_value);
transparent_crc(g_7807[i].f5, "g_7807[i].f5", print_hash_value);
transparent_crc(g_7807[i].f6, "g_7807[i].f6", print_hash_value);
transparent_crc(g_7807[i].f7, "g_7807[i].f7", print_hash_value);
transparent_crc(g_7807[i].f8, "g_7807[i].f8", print_hash_value);
transparent_crc(g_7807[i].f9, "g_7807[i].f9", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_8151, "g_8151", print_hash_value);
for (i = 0; i < 3; i++)
{
for (j = 0; j < 2; j++)
{
for (k = 0; k < 9; k++)
{
transparent_crc(g_8227[i][j][k].f0, "g_8227[i][j][k].f0", print_hash_value);
transparent_crc(g_8227[i][j][k].f1, "g_8227[i][j][k].f1", print_hash_value);
transparent_crc(g_8227[i][j][k].f2, "g_8227[i][j][k].f2", print_hash_value);
transparent_crc(g_8227[i][j][k].f3, "g_8227[i][j][k].f3", print_hash_value);
transparent_crc(g_8227[i][j][k].f4, "g_8227[i][j][k].f4", print_hash_value);
transparent_crc(g_8227[i][j][k].f5, "g_8227[i][j][k].f5", print_hash_value);
transparent_crc(g_8227[i][j][k].f6, "g_8227[i][j][k].f6", print_hash_value);
transparent_crc(g_8227[i][j][k].f7, "g_8227[i][j][k].f7", print_hash_value);
transparent_crc(g_8227[i][j][k].f8, "g_8227[i][j][k].f8", print_hash_value);
transparent_crc(g_8227[i][j][k].f9, "g_8227[i][j][k].f9", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
for (i = 0; i < 4; i++)
{
for (j = 0; j < 3; j++)
{
for (k = 0; k < 5; k++)
{
transparent_crc(g_8294[i][j][k].f0, "g_8294[i][j][k].f0", print_hash_value);
transparent_crc(g_8294[i][j][k].f1, "g_8294[i][j][k].f1", print_hash_value);
transparent_crc(g_8294[i][j][k].f2, "g_8294[i][j][k].f2", print_hash_value);
transparent_crc(g_8294[i][j][k].f3, "g_8294[i][j][k].f3", print_hash_value);
transparent_crc(g_8294[i][j][k].f4, "g_8294[i][j][k].f4", print_hash_value);
transparent_crc(g_8294[i][j][k].f5, "g_8294[i][j][k].f5", print_hash_value);
transparent_crc(g_8294[i][j][k].f6, "g_8294[i][j][k].f6", print_hash_value);
transparent_crc(g_8294[i][j][k].f7, "g_8294[i][j][k].f7", print_hash_value);
transparent_crc(g_8294[i][j][k].f8, "g_8294[i][j][k].f8", print_hash_value);
transparent_crc(g_8294[i][j][k].f9, "g_8294[i][j][k].f9", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_8373.f0, "g_8373.f0", print_hash_value);
transparent_crc(g_8373.f1, "g_8373.f1", print_hash_value);
transparent_crc(g_8373.f2, "g_8373.f2", print_hash_value);
transparent_crc(g_8373.f3, "g_8373.f3", print_hash_value);
transparent_crc(g_8373.f4, "g_8373.f4", print_hash_value);
transparent_crc(g_8373.f5, "g_8373.f5", print_hash_value);
transparent_crc(g_8373.f6, "g_8373.f6", print_hash_value);
transparent_crc(g_8373.f7, "g_8373.f7", print_hash_value);
transparent_crc(g_8373.f8, "g_8373.f8", print_hash_value);
transparent_crc(g_8373.f9, "g_8373.f9", print_hash_value);
transparent_crc(g_8448, "g_8448", print_hash_value);
transparent_crc(g_8482.f0, "g_8482.f0", print_hash_value);
transparent_crc(g_8482.f1, "g_8482.f1", print_hash_value);
transparent_crc(g_8482.f2, "g_8482.f2", print_hash_value);
transparent_crc(g_8482.f3, "g_8482.f3", print_hash_value);
transparent_crc(g_8482.f4, "g_8482.f4", print_hash_value);
transparent_crc(g_8482.f5, "g_8482.f5", print_hash_value);
transparent_crc(g_8482.f6, "g_8482.f6", print_hash_value);
transparent_crc(g_8482.f7, "g_8482.f7", print_hash_value);
transparent_crc(g_8482.f8, "g_8482.f8", print_hash_value);
transparent_crc(g_8482.f9, "g_8482.f9", print_hash_value);
transparent_crc(g_8494, "g_8494", print_hash_value);
transparent_crc(g_8516.f0, "g_8516.f0", print_hash_value);
transparent_crc(g_8516.f1, "g_8516.f1", print_hash_value);
transparent_crc(g_8516.f2, "g_8516.f2", print_hash_value);
transparent_crc(g_8516.f3, "g_8516.f3", print_hash_value);
transparent_crc(g_8516.f4, "g_8516.f4", print_hash_value);
transparent_crc(g_8516.f5, "g_8516.f5", print_hash_value);
transparent_crc(g_8516.f6, "g_8516.f6", print_hash_value);
transparent_crc(g_8516.f7, "g_8516.f7", print_hash_value);
transparent_crc(g_8516.f8, "g_8516.f8", print_hash_value);
transparent_crc(g_8516.f9, "g_8516.f9", print_hash_value);
platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
return 0;
}
