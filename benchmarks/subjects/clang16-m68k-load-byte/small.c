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
const volatile int32_t f0;
int32_t f1;
int16_t f2;
uint64_t f3;
int64_t f4;
const volatile int16_t f5;
uint32_t f6;
};
static int32_t g_3 = 0x4074DD03L;
static int32_t *g_2 = &g_3;
static int32_t ** volatile g_4 = &g_2;
static int32_t g_6 = 0x4320E32CL;
static int32_t g_7 = 0x5D7249AAL;
static uint64_t g_11 = 0x08531D14CD49598ALL;
static uint64_t g_33 = 18446744073709551611UL;
static const uint64_t *g_32 = &g_33;
static uint64_t *g_71[3] = {&g_33,&g_33,&g_33};
static uint64_t **g_70[8] = {&g_71[0],&g_71[1],&g_71[0],&g_71[1],&g_71[0],&g_71[1],&g_71[0],&g_71[1]};
static uint8_t g_76 = 0x4FL;
static int8_t g_91 = 0x73L;
static int64_t g_124 = 9L;
static int32_t g_126 = 0x7A386FCCL;
static volatile struct S0 g_127 = {1L,-1L,-2L,0x5F0F443C0C33ADB5LL,1L,0xD5CAL,18446744073709551615UL};
static struct S0 g_130 = {0xAD553792L,-8L,1L,0x3610563AB882180DLL,0xEA549F135B3985E7LL,0x01DFL,0x5DA3FE18L};
static struct S0 *g_132 = &g_130;
static struct S0 ** const volatile g_131 = &g_132;
static uint16_t g_147 = 0xE4D7L;
static int32_t *g_177 = &g_3;
static int32_t ** volatile g_176 = &g_177;
static const int64_t *g_188 = (void*)0;
static const int64_t **g_187 = &g_188;
static const int64_t *** volatile g_186 = &g_187;
static int8_t *g_190 = &g_91;
static int8_t **g_189 = &g_190;
static struct S0 g_204 = {2L,0xD9D0DECCL,0xE98DL,0xFDB64883662F39AALL,0x8BC828D9300DF10CLL,-1L,0xBEBE6BB7L};
static int32_t * volatile g_219[5][7][7] = {{{&g_6,&g_6,&g_204.f1,(void*)0,&g_204.f1,&g_6,&g_6},{&g_7,&g_7,(void*)0,&g_6,&g_3,&g_130.f1,&g_130.f1},{&g_6,&g_3,&g_130.f1,&g_6,&g_7,&g_204.f1,(void*)0},{&g_7,(void*)0,(void*)0,&g_130.f1,(void*)0,(void*)0,(void*)0},{(void*)0,&g_6,&g_204.f1,(void*)0,&g_3,&g_7,&g_7},{(void*)0,(void*)0,&g_7,(void*)0,(void*)0,&g_3,&g_3},{(void*)0,&g_204.f1,&g_7,&g_6,&g_204.f1,&g_7,&g_6}},{{&g_7,&g_3,(void*)0,&g_204.f1,&g_130.f1,(void*)0,&g_6},{(void*)0,&g_6,&g_3,&g_6,&g_6,&g_7,&g_6},{(void*)0,(void*)0,&g_130.f1,(void*)0,&g_7,&g_7,(void*)0},{&g_3,&g_7,&g_3,&g_130.f1,&g_6,(void*)0,&g_6},{(void*)0,&g_130.f1,&g_6,&g_6,(void*)0,&g_3,(void*)0},{&g_6,&g_7,&g_6,&g_6,&g_204.f1,(void*)0,&g_7},{(void*)0,&g_3,&g_7,(void*)0,(void*)0,&g_7,(void*)0}},{{&g_6,&g_204.f1,&g_7,(void*)0,(void*)0,&g_7,&g_204.f1},{(void*)0,&g_130.f1,&g_3,&g_7,&g_7,(void*)0,&g_6},{(void*)0,&g_6,&g_3,&g_7,&g_204.f1,&g_7,&g_204.f1},{(void*)0,&g_130.f1,&g_204.f1,&g_7,(void*)0,&g_3,(void*)0},{&g_7,&g_204.f1,&g_130.f1,(void*)0,&g_204.f1,&g_130.f1,(void*)0},{&g_6,&g_7,(void*)0,(void*)0,&g_7,&g_6,&g_7},{&g_204.f1,&g_6,(void*)0,&g_6,&g_204.f1,&g_6,&g_6}},{{(void*)0,&g_6,&g_204.f1,&g_6,&g_7,&g_3,(void*)0},{&g_7,&g_6,(void*)0,&g_130.f1,&g_204.f1,&g_130.f1,&g_7},{&g_130.f1,&g_7,&g_130.f1,(void*)0,&g_3,&g_6,&g_3},{&g_6,&g_204.f1,&g_204.f1,&g_6,&g_3,&g_204.f1,&g_3},{&g_130.f1,&g_130.f1,&g_6,&g_204.f1,(void*)0,&g_6,&g_7},{(void*)0,&g_6,(void*)0,&g_6,&g_7,&g_6,&g_3},{(void*)0,&g_130.f1,&g_204.f1,(void*)0,&g_3,&g_130.f1,&g_3}},{{&g_6,&g_204.f1,&g_7,&g_7,&g_6,&g_7,&g_7},{&g_3,&g_3,&g_3,(void*)0,&g_130.f1,&g_7,(void*)0},{(void*)0,&g_7,&g_130.f1,&g_6,&g_7,&g_6,&g_6},{&g_3,&g_130.f1,&g_130.f1,&g_7,&g_130.f1,&g_7,&g_7},{(void*)0,&g_7,&g_6,&g_7,&g_204.f1,(void*)0,&g_3},{&g_6,(void*)0,&g_130.f1,&g_130.f1,&g_130.f1,(void*)0,&g_6},{(void*)0,&g_130.f1,&g_3,&g_6,&g_130.f1,&g_7,&g_6}}};
static int8_t g_229 = 0xD9L;
static volatile int64_t g_244[5] = {0x9365FCBFF38EDED3LL,0x9365FCBFF38EDED3LL,0x9365FCBFF38EDED3LL,0x9365FCBFF38EDED3LL,0x9365FCBFF38EDED3LL};
static const uint8_t g_289 = 250UL;
static const uint8_t *g_288 = &g_289;
static uint8_t g_309 = 0UL;
static const volatile struct S0 g_393 = {0x5DF54E5BL,4L,0x25D2L,18446744073709551613UL,-1L,-8L,6UL};
static uint64_t ***g_411[1][6] = {{&g_70[4],&g_70[4],&g_70[4],&g_70[4],&g_70[4],&g_70[4]}};
static uint64_t **** volatile g_410[1] = {&g_411[0][3]};
static int8_t g_468 = 0xA2L;
static int16_t * volatile g_474 = &g_130.f2;
static const int32_t *g_514 = &g_3;
static const int32_t ** volatile g_513[7][4][7] = {{{&g_514,&g_514,&g_514,&g_514,&g_514,&g_514,&g_514},{&g_514,(void*)0,&g_514,&g_514,&g_514,&g_514,&g_514},{(void*)0,&g_514,&g_514,&g_514,&g_514,&g_514,(void*)0},{&g_514,&g_514,&g_514,&g_514,&g_514,&g_514,&g_514}},{{(void*)0,&g_514,&g_514,&g_514,&g_514,&g_514,&g_514},{(void*)0,&g_514,&g_514,&g_514,&g_514,&g_514,&g_514},{&g_514,(void*)0,&g_514,(void*)0,&g_514,&g_514,(void*)0},{&g_514,&g_514,(void*)0,&g_514,&g_514,&g_514,&g_514}},{{&g_514,&g_514,&g_514,(void*)0,(void*)0,&g_514,(void*)0},{&g_514,&g_514,&g_514,&g_514,(void*)0,&g_514,&g_514},{&g_514,&g_514,&g_514,&g_514,&g_514,&g_514,&g_514},{&g_514,(void*)0,&g_514,&g_514,(void*)0,&g_514,&g_514}},{{&g_514,&g_514,&g_514,&g_514,(void*)0,&g_514,&g_514},{(void*)0,&g_514,&g_514,&g_514,(void*)0,&g_514,&g_514},{(void*)0,&g_514,&g_514,&g_514,&g_514,&g_514,&g_514},{&g_514,&g_514,&g_514,&g_514,&g_514,&g_514,&g_514}},{{&g_514,(void*)0,&g_514,&g_514,&g_514,&g_514,&g_514},{&g_514,&g_514,(void*)0,&g_514,&g_514,&g_514,(void*)0},{&g_514,&g_514,&g_514,&g_514,&g_514,(void*)0,(void*)0},{&g_514,&g_514,&g_514,&g_514,(void*)0,&g_514,(void*)0}},{{&g_514,&g_514,&g_514,&g_514,&g_514,&g_514,&g_514},{&g_514,&g_514,&g_514,&g_514,&g_514,&g_514,&g_514},{(void*)0,&g_514,&g_514,&g_514,&g_514,&g_514,&g_514},{&g_514,&g_514,&g_514,(void*)0,&g_514,&g_514,&g_514}},{{&g_514,&g_514,&g_514,(void*)0,(void*)0,&g_514,&g_514},{&g_514,(void*)0,&g_514,&g_514,&g_514,&g_514,&g_514},{&g_514,(void*)0,&g_514,&g_514,&g_514,&g_514,&g_514},{&g_514,&g_514,&g_514,(void*)0,(void*)0,&g_514,(void*)0}}};
static const int32_t ** volatile g_515[3][6][1] = {{{&g_514},{(void*)0},{&g_514},{&g_514},{(void*)0},{&g_514}},{{&g_514},{(void*)0},{&g_514},{&g_514},{(void*)0},{&g_514}},{{&g_514},{(void*)0},{&g_514},{&g_514},{(void*)0},{&g_514}}};
static const int32_t ** volatile g_536 = &g_514;
static uint32_t **g_537 = (void*)0;
static uint32_t *g_540[6] = {&g_204.f6,&g_204.f6,&g_204.f6,&g_204.f6,&g_204.f6,&g_204.f6};
static uint32_t **g_539[10] = {&g_540[4],&g_540[4],&g_540[4],(void*)0,(void*)0,&g_540[4],&g_540[4],&g_540[4],(void*)0,(void*)0};
static volatile int64_t g_555 = 0xD9D1A1685C75FAFALL;
static struct S0 g_574 = {-10L,0x5820DCA0L,-2L,3UL,0L,0x067AL,18446744073709551615UL};
static uint16_t g_614[7] = {65535UL,65535UL,65535UL,65535UL,65535UL,65535UL,65535UL};
static uint64_t g_619 = 0UL;
static int32_t g_663[3][1][4] = {{{1L,1L,7L,1L}},{{1L,(-2L),(-2L),1L}},{{(-2L),1L,(-2L),(-2L)}}};
static struct S0 g_673 = {0x6049436CL,0xF0956595L,0xE45CL,0x02DA0436DDAB2FE5LL,0x7E33AE3DACBE4A64LL,0xAAF8L,0UL};
static volatile int64_t ** volatile ** volatile *g_684 = (void*)0;
static int64_t *g_771 = (void*)0;
static int64_t **g_770 = &g_771;
static uint32_t g_803 = 0xE695375EL;
static uint32_t g_830[8][6][2] = {{{9UL,0UL},{0UL,1UL},{0xE7F0856DL,0UL},{0x06F540F5L,0x6D2388C1L},{0x06F540F5L,0UL},{0xE7F0856DL,1UL}},{{0UL,0UL},{9UL,4294967295UL},{4294967290UL,0x86FAC8AFL},{0x86FAC8AFL,5UL},{0UL,4294967290UL},{0x6D2388C1L,8UL}},{{4294967295UL,8UL},{0x6D2388C1L,4294967290UL},{0UL,5UL},{0x86FAC8AFL,0x86FAC8AFL},{4294967290UL,4294967295UL},{9UL,0UL}},{{0UL,1UL},{0xE7F0856DL,0UL},{0x06F540F5L,0x6D2388C1L},{0x06F540F5L,0UL},{0xE7F0856DL,1UL},{0UL,0UL}},{{9UL,4294967295UL},{4294967290UL,0x86FAC8AFL},{0x86FAC8AFL,5UL},{0UL,4294967290UL},{0x6D2388C1L,8UL},{4294967295UL,8UL}},{{0x6D2388C1L,4294967290UL},{0UL,5UL},{0x86FAC8AFL,0x86FAC8AFL},{4294967290UL,4294967295UL},{9UL,0UL},{0UL,1UL}},{{0xE7F0856DL,0UL},{0x06F540F5L,0x6D2388C1L},{0x06F540F5L,0UL},{0xE7F0856DL,1UL},{0UL,0UL},{9UL,4294967295UL}},{{4294967290UL,0x86FAC8AFL},{0x86FAC8AFL,5UL},{0UL,4294967290UL},{0x6D2388C1L,8UL},{4294967295UL,8UL},{0x6D2388C1L,4294967290UL}}};
static struct S0 g_839 = {-1L,0x8999C12DL,0L,18446744073709551615UL,0xC4A72480F4AC2246LL,0xE634L,0xD01E6A61L};
static int32_t ** volatile g_852[7] = {&g_177,&g_177,&g_177,&g_177,&g_177,&g_177,&g_177};
static struct S0 g_887[8] = {{0L,1L,0x8033L,1UL,4L,0L,0x1964330EL},{0L,1L,0x8033L,1UL,4L,0L,0x1964330EL},{0L,1L,0x8033L,1UL,4L,0L,0x1964330EL},{0L,1L,0x8033L,1UL,4L,0L,0x1964330EL},{0L,1L,0x8033L,1UL,4L,0L,0x1964330EL},{0L,1L,0x8033L,1UL,4L,0L,0x1964330EL},{0L,1L,0x8033L,1UL,4L,0L,0x1964330EL},{0L,1L,0x8033L,1UL,4L,0L,0x1964330EL}};
static int32_t * volatile g_890 = &g_204.f1;
static int32_t **g_952 = (void*)0;
static struct S0 g_966 = {0x3EEA6112L,0x477001DEL,-1L,0x4B1E1F1233A4267CLL,8L,0L,0xE325797AL};
static int8_t ***g_1086 = &g_189;
static int8_t *g_1096 = &g_468;
static uint32_t g_1100 = 1UL;
static int8_t ****g_1154[1] = {&g_1086};
static int8_t ***** volatile g_1153 = &g_1154[0];
static const int32_t ** volatile g_1222 = &g_514;
static uint16_t func_1(void);
static uint32_t func_14(const int32_t p_15, uint16_t p_16, int32_t ** p_17, uint32_t p_18);
static uint8_t func_21(int32_t ** p_22, const uint64_t * p_23, uint32_t p_24, uint32_t p_25, int32_t ** p_26);
static int32_t ** func_27(const uint64_t * p_28, const int32_t * p_29, const int32_t * p_30, uint16_t p_31);
static uint16_t func_42(uint8_t p_43, uint16_t p_44, const int32_t * const * p_45, int32_t * p_46);
static uint16_t func_47(uint32_t p_48, uint64_t * p_49);
static uint16_t func_1(void)
{
int32_t l_5[1][2][5] = {{{0xBF2121F9L,0xBF2121F9L,0xEF307D7CL,0L,0xEF307D7CL},{0xBF2121F9L,0xBF2121F9L,0xEF307D7CL,0L,0xEF307D7CL}}};
const int32_t * const l_223[5][10] = {{&g_130.f1,&g_6,&g_6,&g_6,&g_130.f1,&g_130.f1,&g_130.f1,&g_130.f1,&g_6,&g_6},{&g_6,&g_6,&g_130.f1,&g_130.f1,&g_130.f1,(void*)0,&g_6,&g_130.f1,&g_6,&g_130.f1},{&g_6,&g_130.f1,&g_6,&g_130.f1,&g_6,&g_130.f1,&g_6,&g_6,&g_6,&g_130.f1},{&g_130.f1,&g_6,&g_6,&g_6,&g_130.f1,&g_130.f1,&g_130.f1,&g_130.f1,&g_6,&g_6},{&g_6,&g_6,&g_130.f1,&g_130.f1,&g_130.f1,(void*)0,&g_6,&g_130.f1,&g_6,&g_130.f1}};
const int32_t * const *l_222 = &l_223[4][6];
const int32_t *l_742 = (void*)0;
int32_t *l_1306[7];
int32_t **l_1305 = &l_1306[3];
uint16_t l_1309 = 0x315DL;
int i, j, k;
for (i = 0; i < 7; i++)
l_1306[i] = &g_673.f1;
(*g_4) = g_2;
if (l_5[0][1][0])
{
return g_3;
}
else
{
uint64_t *l_10 = &g_11;
int32_t l_221 = (-6L);
uint16_t *l_740 = &g_614[0];
uint16_t l_741 = 5UL;
const int32_t **l_743 = &g_514;
uint32_t *l_1308 = &g_803;
for (g_3 = 0; g_3 < 1; g_3 += 1)
{
for (g_6 = 0; g_6 < 2; g_6 += 1)
{
for (g_7 = 0; g_7 < 5; g_7 += 1)
{
l_5[g_3][g_6][g_7] = 5L;
}
}
}
l_1309 &= (safe_div_func_uint32_t_u_u(0x943C6FE2L, ((((*l_10)--) < ((((l_5[0][1][3] | 0xB5CF1C94L) ^ ((*l_1308) = func_14((safe_div_func_uint8_t_u_u(func_21(func_27(g_32, ((*l_743) = ((safe_mod_func_uint8_t_u_u((safe_mul_func_uint8_t_u_u(0x8CL, (safe_add_func_uint8_t_u_u(l_5[0][1][0], (safe_mul_func_uint16_t_u_u((l_5[0][1][0] , ((*l_740) = func_42((g_6 != func_47(g_33, l_10)), l_221, l_222, (*g_176)))), l_741)))))), (**g_189))) , l_742)), &g_663[1][0][2], g_468), l_10, l_221, g_574.f4, g_952), (*g_1096))), g_574.f4, l_1305, g_204.f2))) >= g_619) & 5L)) & 65526UL)));
for (l_741 = (-14); (l_741 > 26); l_741++)
{
return g_673.f1;
}
(*l_743) = ((**g_189) , (*g_536));
}
return g_663[1][0][2];
}
static uint32_t func_14(const int32_t p_15, uint16_t p_16, int32_t ** p_17, uint32_t p_18)
{
uint16_t l_1307 = 65528UL;
return l_1307;
}
static uint8_t func_21(int32_t ** p_22, const uint64_t * p_23, uint32_t p_24, uint32_t p_25, int32_t ** p_26)
{
uint32_t l_953 = 0x7E85F33BL;
const uint8_t * const l_956 = &g_76;
int32_t *l_959 = &g_130.f1;
uint64_t **l_962 = &g_71[0];
uint64_t ****l_1038 = &g_411[0][3];
uint64_t *****l_1037 = &l_1038;
uint8_t l_1129 = 0x2DL;
int64_t l_1177 = 0x6F02001B33B5496CLL;
int32_t l_1193 = 0x1E48468EL;
int32_t l_1194 = 0x5DF9B031L;
int8_t **l_1238 = &g_190;
struct S0 **l_1259 = &g_132;
uint32_t l_1279 = 18446744073709551610UL;
int32_t l_1299 = 0x14256652L;
(*g_177) |= l_953;
lbl_965:
for (g_574.f1 = 0; (g_574.f1 == 24); ++g_574.f1)
{
return (*g_288);
}
lbl_1223:
for (g_309 = 0; (g_309 <= 6); g_309 += 1)
{
uint64_t ** const l_963 = &g_71[0];
int32_t l_964 = 0xAA9F0A7AL;
uint32_t * const * const *l_984[7];
uint32_t l_1005 = 0x731D3AE7L;
uint8_t *l_1041[8][4][8] = {{{&g_76,&g_76,&g_309,(void*)0,&g_309,&g_76,&g_76,&g_76},{&g_76,(void*)0,(void*)0,(void*)0,&g_76,(void*)0,&g_76,(void*)0},{&g_309,(void*)0,&g_309,&g_76,&g_76,&g_76,&g_309,(void*)0},{&g_76,&g_76,&g_309,(void*)0,&g_309,&g_76,&g_76,&g_76}},{{&g_76,(void*)0,(void*)0,(void*)0,&g_76,(void*)0,&g_76,(void*)0},{&g_309,(void*)0,&g_309,&g_76,&g_76,&g_76,&g_309,(void*)0},{&g_76,&g_76,&g_309,(void*)0,&g_309,&g_76,&g_76,&g_76},{&g_76,(void*)0,(void*)0,(void*)0,&g_76,(void*)0,&g_76,(void*)0}},{{&g_309,(void*)0,&g_309,&g_76,&g_76,&g_76,&g_309,(void*)0},{&g_76,&g_76,&g_309,(void*)0,&g_309,&g_76,&g_76,&g_76},{&g_76,(void*)0,(void*)0,(void*)0,&g_76,(void*)0,&g_76,(void*)0},{&g_309,(void*)0,&g_309,&g_76,&g_76,&g_76,&g_309,(void*)0}},{{&g_76,&g_76,&g_309,(void*)0,&g_309,&g_76,&g_76,&g_76},{&g_76,(void*)0,(void*)0,(void*)0,&g_76,(void*)0,&g_76,(void*)0},{&g_309,(void*)0,&g_309,&g_76,&g_76,&g_76,&g_309,(void*)0},{&g_309,(void*)0,(void*)0,&g_76,(void*)0,(void*)0,&g_309,(void*)0}},{{&g_309,&g_76,&g_76,&g_76,&g_309,(void*)0,&g_309,&g_76},{(void*)0,&g_76,(void*)0,(void*)0,&g_309,(void*)0,(void*)0,&g_76},{&g_309,(void*)0,(void*)0,&g_76,(void*)0,(void*)0,&g_309,(void*)0},{&g_309,&g_76,&g_76,&g_76,&g_309,(void*)0,&g_309,&g_76}},{{(void*)0,&g_76,(void*)0,(void*)0,&g_309,(void*)0,(void*)0,&g_76},{&g_309,(void*)0,(void*)0,&g_76,(void*)0,(void*)0,&g_309,(void*)0},{&g_309,&g_76,&g_76,&g_76,&g_309,(void*)0,&g_309,&g_76},{(void*)0,&g_76,(void*)0,(void*)0,&g_309,(void*)0,(void*)0,&g_76}},{{&g_309,(void*)0,(void*)0,&g_76,(void*)0,(void*)0,&g_309,(void*)0},{&g_309,&g_76,&g_76,&g_76,&g_309,(void*)0,&g_309,&g_76},{(void*)0,&g_76,(void*)0,(void*)0,&g_309,(void*)0,(void*)0,&g_76},{&g_309,(void*)0,(void*)0,&g_76,(void*)0,(void*)0,&g_309,(void*)0}},{{&g_309,&g_76,&g_76,&g_76,&g_309,(void*)0,&g_309,&g_76},{(void*)0,&g_76,(void*)0,(void*)0,&g_309,(void*)0,(void*)0,&g_76},{&g_309,(void*)0,(void*)0,&g_76,(void*)0,(void*)0,&g_309,(void*)0},{&g_309,&g_76,&g_76,&g_76,&g_309,(void*)0,&g_309,&g_76}}};
const uint8_t *l_1042 = &g_289;
int32_t l_1062 = 1L;
int32_t l_1192[1][6][5] = {{{0L,0L,0L,0L,0L},{0x7A166EC3L,0x7A166EC3L,0x7A166EC3L,0x7A166EC3L,0x7A166EC3L},{0L,0L,0L,0L,0L},{0x7A166EC3L,0x7A166EC3L,0x7A166EC3L,0x7A166EC3L,0x7A166EC3L},{0L,0L,0L,0L,0L},{0x7A166EC3L,0x7A166EC3L,0x7A166EC3L,0x7A166EC3L,0x7A166EC3L}}};
int i, j, k;
for (i = 0; i < 7; i++)
l_984[i] = (void*)0;
if ((((((&g_309 != l_956) | (((((safe_rshift_func_int16_t_s_u(p_24, ((((**g_189) ^= (l_959 == (((*g_770) == (void*)0) , ((safe_sub_func_uint8_t_u_u((*g_288), ((l_962 = (void*)0) != l_963))) , (*g_176))))) , 65528UL) && 0x1A19L))) <= 1UL) , p_24) != (-1L)) < p_24)) < 0x81L) & l_964) , 0x6783D736L))
{
if (l_953)
goto lbl_965;
}
else
{
if ((2L < (g_966 , (0xBAL != 0x18L))))
{
int64_t l_967 = 0x67B8023E57EE3B43LL;
(*l_959) ^= (l_967 = (g_204.f6 > p_25));
}
else
{
(*p_22) = l_959;
}
}
for (g_3 = 6; (g_3 >= 0); g_3 -= 1)
{
uint32_t l_977 = 0x845AC08CL;
int32_t l_986 = 0x82CE56ABL;
int8_t ***l_1009[5];
int8_t **** const l_1008 = &l_1009[1];
int i;
for (i = 0; i < 5; i++)
l_1009[i] = &g_189;
for (g_7 = 6; (g_7 >= 0); g_7 -= 1)
{
uint64_t l_968 = 0x2A77231B74EC440BLL;
uint32_t ***l_985 = &g_537;
uint16_t *l_987 = &g_614[2];
int32_t l_988 = 0L;
(*l_959) = ((((g_887[7].f2 < (-1L)) | l_968) , (l_964 != (safe_rshift_func_uint16_t_u_u(((safe_rshift_func_uint8_t_u_s((((safe_mul_func_int8_t_s_s((((&p_23 == l_963) || (safe_rshift_func_int8_t_s_s((l_977 != (l_988 = (safe_rshift_func_int8_t_s_s(((((((*l_987) = ((safe_lshift_func_int16_t_s_u((l_986 = (p_22 != ((((safe_rshift_func_int16_t_s_s(((l_984[4] == l_985) , (*g_474)), g_124)) >= l_968) != p_24) , (void*)0))), 4)) , l_986)) || (*g_474)) & p_24) , p_25) , 0L), 7)))), (*l_959)))) , 0x95L), p_25)) < g_966.f6) > 6L), p_25)) && 5UL), 6)))) >= 0L);
}
for (p_25 = 2; (p_25 <= 6); p_25 += 1)
{
int64_t l_989[2][6][5] = {{{1L,1L,0x5E85D69A41AB5D04LL,0xBD7EC58B7A997A37LL,0L},{0L,0x3A836A7599BBC85BLL,0x3A836A7599BBC85BLL,0L,1L},{0L,0xBD7EC58B7A997A37LL,(-1L),(-1L),0xBD7EC58B7A997A37LL},{1L,0x3A836A7599BBC85BLL,0x014A4191DABF615ALL,1L,1L},{0L,1L,0L,(-1L),0x5E85D69A41AB5D04LL},{0x014A4191DABF615ALL,0x3A836A7599BBC85BLL,1L,0x3A836A7599BBC85BLL,0x014A4191DABF615ALL}},{{0xBD7EC58B7A997A37LL,0L,0L,(-1L),0L},{9L,9L,1L,0x014A4191DABF615ALL,0L},{0L,0xBD7EC58B7A997A37LL,0xBD7EC58B7A997A37LL,0L,0L},{0x3A836A7599BBC85BLL,0x014A4191DABF615ALL,1L,1L,0x014A4191DABF615ALL},{0L,0xBD7EC58B7A997A37LL,0x5E85D69A41AB5D04LL,1L,1L},{0x20D272CCA4A6A34DLL,9L,0x20D272CCA4A6A34DLL,1L,1L}}};
uint32_t **l_1006 = (void*)0;
int32_t *l_1007 = &g_839.f1;
int i, j, k;
}
if ((*l_959))
continue;
(*l_959) = (safe_rshift_func_uint8_t_u_s(p_24, 6));
}
if ((*l_959))
continue;
for (g_204.f1 = 0; (g_204.f1 >= (-16)); g_204.f1--)
{
uint16_t l_1072[7] = {0x1FA4L,0x1FA4L,0x1FA4L,0x1FA4L,0x1FA4L,0x1FA4L,0x1FA4L};
int8_t * const l_1097 = &g_229;
int32_t l_1191[8][8][4] = {{{0xAAB25849L,0xCD46E7AAL,0L,1L},{0xCD46E7AAL,0x9C1CF6F1L,0x6F633CC4L,0x69FE39FAL},{0x06A038EFL,(-1L),0xEFADE5ABL,1L},{(-1L),(-1L),0xA01C7570L,(-1L)},{1L,(-1L),0xC90279B1L,1L},{0x9C1CF6F1L,(-1L),0x0B980CE2L,0x69FE39FAL},{0x306E23EAL,0x9C1CF6F1L,0x69FE39FAL,1L},{7L,0xCD46E7AAL,0xF7BFDCACL,(-1L)}},{{0x3AC1EF75L,0xCD46E7AAL,(-1L),1L},{(-1L),0x9C1CF6F1L,0xFE02077AL,0x69FE39FAL},{1L,(-1L),1L,1L},{0x88F05AF2L,(-1L),0xF1670A7DL,(-1L)},{1L,(-1L),1L,1L},{(-1L),(-1L),0x6DC1BD7BL,0x69FE39FAL},{0x157BE295L,0x9C1CF6F1L,(-1L),1L},{0x18346F33L,0xCD46E7AAL,(-1L),(-1L)}},{{0xAAB25849L,0xCD46E7AAL,0L,1L},{0xCD46E7AAL,0x9C1CF6F1L,0x6F633CC4L,0x69FE39FAL},{0x06A038EFL,(-1L),0xEFADE5ABL,1L},{(-1L),(-1L),0xA01C7570L,(-1L)},{1L,(-1L),0xC90279B1L,1L},{0x9C1CF6F1L,(-1L),0x0B980CE2L,0x69FE39FAL},{0x306E23EAL,0x9C1CF6F1L,0x69FE39FAL,1L},{7L,0xCD46E7AAL,0xF7BFDCACL,(-1L)}},{{0x3AC1EF75L,0xCD46E7AAL,(-1L),1L},{(-1L),0x9C1CF6F1L,0xFE02077AL,0x69FE39FAL},{1L,(-1L),1L,1L},{0x88F05AF2L,(-1L),0xF1670A7DL,(-1L)},{1L,(-1L),1L,1L},{(-1L),(-1L),0x6DC1BD7BL,0x69FE39FAL},{0x157BE295L,0x9C1CF6F1L,(-1L),1L},{0x18346F33L,0xCD46E7AAL,(-1L),(-1L)}},{{0xAAB25849L,0xCD46E7AAL,0L,1L},{0xCD46E7AAL,0x9C1CF6F1L,0x6F633CC4L,0x69FE39FAL},{0x06A038EFL,(-1L),0xEFADE5ABL,1L},{(-1L),(-1L),0xA01C7570L,(-1L)},{1L,(-1L),0xC90279B1L,1L},{0x9C1CF6F1L,(-1L),0x0B980CE2L,0x69FE39FAL},{0x306E23EAL,0x9C1CF6F1L,0x69FE39FAL,1L},{7L,0xCD46E7AAL,0xF7BFDCACL,(-1L)}},{{0x3AC1EF75L,0xCD46E7AAL,(-1L),1L},{(-1L),0x9C1CF6F1L,0xFE02077AL,0x69FE39FAL},{1L,(-1L),1L,1L},{0x88F05AF2L,(-1L),0xF1670A7DL,(-1L)},{1L,(-1L),1L,1L},{(-1L),(-1L),0x6DC1BD7BL,0x69FE39FAL},{0x157BE295L,0x9C1CF6F1L,(-1L),1L},{0x18346F33L,0xCD46E7AAL,(-1L),(-1L)}},{{0xAAB25849L,0xCD46E7AAL,0L,1L},{0xCD46E7AAL,0x9C1CF6F1L,0x6F633CC4L,0x69FE39FAL},{0x06A038EFL,(-1L),0xEFADE5ABL,1L},{(-1L),(-1L),0xA01C7570L,(-1L)},{1L,(-1L),0xC90279B1L,1L},{0x9C1CF6F1L,(-1L),0x0B980CE2L,0x69FE39FAL},{0x306E23EAL,0x9C1CF6F1L,0x69FE39FAL,1L},{7L,0xCD46E7AAL,0xF7BFDCACL,(-1L)}},{{0x3AC1EF75L,0xCD46E7AAL,(-1L),1L},{(-1L),0x9C1CF6F1L,0xFE02077AL,0x69FE39FAL},{1L,(-1L),1L,1L},{0x88F05AF2L,(-1L),0xF1670A7DL,(-1L)},{1L,(-1L),1L,1L},{(-1L),(-1L),0x6DC1BD7BL,0x69FE39FAL},{0x157BE295L,0x9C1CF6F1L,(-1L),1L},{0x18346F33L,0xCD46E7AAL,(-1L),(-1L)}}};
uint16_t l_1196 = 65535UL;
int i, j, k;
}
}
if ((*l_959))
{
int16_t l_1232 = 0x0D23L;
uint64_t l_1249 = 0xD1E77ACBB0C7087CLL;
uint32_t l_1263 = 4294967295UL;
uint16_t l_1265 = 65535UL;
uint16_t l_1288 = 0x7C6DL;
int32_t l_1298 = 0x6605F090L;
int32_t l_1300[7][8] = {{6L,(-1L),6L,(-1L),(-1L),6L,(-1L),6L},{0x4D70989EL,(-1L),0xDF1F6EEFL,(-1L),0x4D70989EL,0x4D70989EL,(-1L),0xDF1F6EEFL},{0x4D70989EL,0x4D70989EL,(-1L),0xDF1F6EEFL,(-1L),0x4D70989EL,0x4D70989EL,(-1L)},{6L,(-1L),(-1L),6L,(-1L),6L,(-1L),(-1L)},{(-1L),(-1L),0xDF1F6EEFL,0xDF1F6EEFL,(-1L),(-1L),(-1L),0xDF1F6EEFL},{6L,(-1L),6L,(-1L),(-1L),6L,(-1L),6L},{0x4D70989EL,(-1L),0xDF1F6EEFL,(-1L),0x4D70989EL,0x4D70989EL,(-1L),0xDF1F6EEFL}};
uint32_t l_1301 = 0x8FF92041L;
int i, j;
if (g_966.f1)
goto lbl_1223;
for (g_147 = 7; (g_147 < 18); g_147++)
{
const int8_t *l_1235 = &g_91;
const int8_t **l_1234 = &l_1235;
const int8_t ***l_1233 = &l_1234;
int32_t l_1239 = 7L;
struct S0 **l_1260 = &g_132;
(**g_176) = (safe_sub_func_int64_t_s_s((18446744073709551615UL <= (safe_lshift_func_uint16_t_u_s((((safe_rshift_func_uint8_t_u_u((l_1232 | 4294967295UL), l_1232)) , l_1233) == ((*g_288) , (**g_1153))), (((safe_mul_func_int16_t_s_s((l_1238 != (void*)0), 1UL)) , l_1239) ^ 0xA4997317D488D22DLL)))), p_25));
for (l_1239 = 0; (l_1239 >= 0); l_1239 -= 1)
{
uint16_t l_1252 = 3UL;
int32_t l_1253 = (-8L);
uint16_t *l_1254 = (void*)0;
int32_t l_1255 = 0L;
int32_t *l_1256 = &g_3;
int i, j;
(*l_1256) &= (safe_lshift_func_uint16_t_u_u((safe_sub_func_uint16_t_u_u(((safe_mul_func_uint16_t_u_u(p_25, g_966.f2)) >= (18446744073709551606UL | (((safe_rshift_func_uint8_t_u_s(((*g_474) > ((safe_unary_minus_func_int16_t_s(((((p_24 <= 0xDFL) < (((*l_959) == (((l_1249 == (safe_lshift_func_uint8_t_u_u(((l_1253 = ((((((l_1252 ^= 0x4E40E900L) ^ 0xA8ED410CL) , p_25) != l_1253) ^ 0xDA5C90D5L) > g_309)) ^ 1L), 6))) || p_24) , p_24)) > l_1255)) == g_76) >= l_1232))) || g_147)), 2)) && p_25) , p_25))), (-3L))), l_1239));
for (g_130.f1 = 0; (g_130.f1 >= 0); g_130.f1 -= 1)
{
struct S0 **l_1258 = &g_132;
struct S0 ***l_1257 = &l_1258;
int32_t l_1281 = 0x7656C282L;
const int64_t **l_1289 = &g_188;
if ((((*l_1257) = &g_132) != (l_1260 = l_1259)))
{
int i, j, k;
(*l_1258) = (*g_131);
if ((*l_959))
break;
}
else
{
uint16_t l_1261 = 1UL;
int64_t *l_1264 = &g_966.f4;
int16_t *l_1280 = &l_1232;
(*l_1256) ^= (l_1261 &= 0x1D4F6BC4L);
(*l_1256) = ((~l_1263) > ((l_1265 |= ((*l_1264) |= 0x6082600CC320445FLL)) >= (0x61L > (((*****g_1153) = ((safe_rshift_func_int8_t_s_u((g_673 , 0x22L), ((safe_add_func_int64_t_s_s(((~((safe_mod_func_int32_t_s_s(((((void*)0 != &l_1234) > (*l_1256)) | ((((safe_mod_func_int64_t_s_s((safe_lshift_func_uint8_t_u_s((safe_mul_func_int8_t_s_s((((*l_1280) ^= (((l_1279 && 7L) <= (*g_288)) , p_25)) , 0L), (*g_288))), 2)), l_1281)) , p_24) && 0UL) , l_1281)), 2L)) , p_25)) == (*g_288)), l_1261)) < l_1281))) , 0L)) ^ l_1263))));
if ((*l_1256))
break;
}
l_1298 = ((((*l_1256) = ((((!(safe_div_func_uint32_t_u_u((((safe_unary_minus_func_int8_t_s((safe_mul_func_int16_t_s_s(((l_1288 || (p_25 != p_24)) == (0x7BACL > ((void*)0 == l_1289))), ((safe_add_func_uint16_t_u_u(p_25, ((safe_rshift_func_uint8_t_u_s((*g_288), (safe_mul_func_uint16_t_u_u((g_614[3] = (safe_add_func_int64_t_s_s((l_1281 | 1UL), l_1239))), (*g_474))))) > p_24))) > p_24))))) >= p_25) , p_25), 4294967294UL))) , (*g_288)) , (void*)0) != &l_1253)) > l_1281) , l_1239);
}
if (g_147)
goto lbl_1304;
}
}
lbl_1304:
--l_1301;
(*l_1259) = (*l_1259);
}
else
{
(*p_22) = &l_1299;
}
return p_25;
}
static int32_t ** func_27(const uint64_t * p_28, const int32_t * p_29, const int32_t * p_30, uint16_t p_31)
{
int32_t l_750[6][8][1] = {{{0x845602C0L},{0L},{0x845602C0L},{0L},{0x845602C0L},{0L},{0x845602C0L},{0L}},{{0x845602C0L},{0L},{0x845602C0L},{0L},{0x845602C0L},{0L},{0x845602C0L},{0L}},{{0x845602C0L},{0L},{0x845602C0L},{0L},{0x845602C0L},{0L},{0x845602C0L},{0L}},{{0x845602C0L},{0L},{0x845602C0L},{0L},{0x845602C0L},{0L},{0x845602C0L},{0L}},{{0x845602C0L},{0L},{0x845602C0L},{0L},{0x845602C0L},{0L},{0x845602C0L},{0L}},{{0x845602C0L},{0L},{0x845602C0L},{0L},{0x845602C0L},{0L},{0x845602C0L},{0L}}};
int32_t **l_751 = &g_2;
int16_t l_840 = 5L;
int i, j, k;
for (g_204.f3 = 0; (g_204.f3 != 38); g_204.f3++)
{
const int64_t **l_769 = &g_188;
int32_t l_789 = 0x90F957EDL;
struct S0 *l_815 = &g_204;
int32_t **l_951 = &g_2;
for (g_91 = 0; (g_91 <= 1); g_91 = safe_add_func_int64_t_s_s(g_91, 2))
{
int8_t l_752 = 0xD8L;
int8_t * const *l_797[7][1] = {{&g_190},{&g_190},{&g_190},{&g_190},{&g_190},{&g_190},{&g_190}};
int32_t l_814 = 0xD03AF8E1L;
struct S0 *l_849 = (void*)0;
int i, j;
for (g_673.f3 = 0; (g_673.f3 >= 14); g_673.f3 = safe_add_func_uint32_t_u_u(g_673.f3, 4))
{
uint16_t l_762[4] = {0xF5ABL,0xF5ABL,0xF5ABL,0xF5ABL};
uint64_t * const *l_788 = &g_71[1];
uint64_t * const **l_787 = &l_788;
uint64_t * const ***l_786[2];
uint8_t l_801[8][2] = {{1UL,0x61L},{0x61L,1UL},{0x61L,0x61L},{1UL,0x61L},{0x61L,1UL},{0x61L,0x61L},{1UL,0x61L},{0x61L,1UL}};
int8_t l_833 = 5L;
uint32_t l_920 = 0xD6EE7A32L;
int i, j;
for (i = 0; i < 2; i++)
l_786[i] = &l_787;
if (((l_750[5][4][0] = 4UL) >= p_31))
{
uint16_t l_753 = 0x15CEL;
for (g_124 = 0; (g_124 >= 0); g_124 -= 1)
{
return l_751;
}
++l_753;
}
else
{
const int64_t **l_767 = &g_188;
const int64_t ***l_768[5];
int64_t **l_773 = (void*)0;
int64_t ***l_772 = &l_773;
int16_t *l_774 = &g_130.f2;
uint16_t *l_775 = (void*)0;
uint16_t *l_776 = (void*)0;
uint16_t *l_777 = (void*)0;
uint16_t *l_778[8][2][1] = {{{(void*)0},{&g_147}},{{(void*)0},{&g_147}},{{(void*)0},{&g_147}},{{(void*)0},{&g_147}},{{(void*)0},{&g_147}},{{(void*)0},{&g_147}},{{(void*)0},{&g_147}},{{(void*)0},{&g_147}}};
int32_t l_785 = 1L;
uint64_t ***l_810 = &g_70[7];
int16_t *l_838[10] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
int32_t l_841 = 0xC4A41C8EL;
int64_t *l_842 = &g_673.f4;
int32_t l_843 = 0xDBDD97F8L;
int i, j, k;
for (i = 0; i < 5; i++)
l_768[i] = &l_767;
if ((((((safe_mul_func_int16_t_s_s((((safe_rshift_func_int16_t_s_s(((safe_mod_func_uint64_t_u_u(((((l_762[3] ^ ((safe_mod_func_uint64_t_u_u(((safe_lshift_func_int16_t_s_s(((*l_774) = ((l_769 = l_767) == ((*l_772) = (g_770 = g_770)))), ((g_614[0]++) || (safe_rshift_func_uint16_t_u_u((safe_sub_func_uint64_t_u_u(((3L > (*p_30)) ^ l_785), ((p_31 <= ((((void*)0 == l_786[0]) != (*g_288)) < l_752)) > p_31))), p_31))))) & 0xC3L), (*p_28))) , p_31)) , l_752) >= 2UL) >= g_673.f6), l_752)) , 1L), p_31)) , 0L) & 0xFDL), 0xAEBEL)) < l_762[0]) , 8L) > l_762[1]) == p_31))
{
int8_t ***l_796 = &g_189;
uint16_t l_798 = 65535UL;
uint32_t *l_802 = &g_803;
int32_t l_806 = 0x96AA4F08L;
uint64_t ***l_809 = &g_70[2];
uint64_t ****l_811 = &g_411[0][1];
uint8_t *l_812 = &l_801[0][1];
int32_t *l_813[5];
int i;
for (i = 0; i < 5; i++)
l_813[i] = &l_750[5][4][0];
(*g_177) = l_789;
(**g_176) = (l_814 |= (l_785 &= ((safe_add_func_uint64_t_u_u((((*p_30) , ((safe_sub_func_int8_t_s_s((safe_rshift_func_int8_t_s_u(((((*l_796) = &g_190) == l_797[5][0]) ^ l_798), 0)), (l_806 = ((*g_288) & (safe_sub_func_uint8_t_u_u(l_801[5][1], (((*l_802)++) >= (*g_177)))))))) , (safe_rshift_func_uint8_t_u_s(((*l_812) = (l_809 == ((*l_811) = l_810))), 1)))) , (*g_32)), 0x6E47280A8B3DB996LL)) & (*p_30))));
if (l_789)
continue;
(*g_177) &= (*p_30);
}
else
{
struct S0 **l_816 = &g_132;
(*l_816) = l_815;
}
(*g_177) |= (safe_mul_func_int8_t_s_s((((l_762[3] || 0xC65643065BB1BA46LL) && (l_843 |= ((*l_842) = ((l_789 ^= (safe_unary_minus_func_uint32_t_u((safe_mod_func_int64_t_s_s(((safe_sub_func_uint64_t_u_u(((((safe_lshift_func_int16_t_s_s((safe_rshift_func_int8_t_s_u((((safe_rshift_func_uint8_t_u_s(((&p_28 != (void*)0) >= g_830[4][4][0]), (safe_div_func_int32_t_s_s(l_833, (safe_add_func_int8_t_s_s((**g_189), (safe_mul_func_int16_t_s_s((l_785 ^= ((*l_774) = 0x250FL)), ((l_801[5][1] , g_839) , 0x9891L))))))))) & l_762[3]) , l_752), 2)), g_6)) == (*g_288)) != g_614[0]) && l_840), 0x017E9B6823EB9B88LL)) == g_204.f2), p_31))))) < l_841)))) , (-1L)), l_801[5][1]));
}
for (p_31 = (-9); (p_31 < 2); p_31++)
{
return l_751;
}
if ((*p_30))
{
for (g_229 = 0; (g_229 >= 11); g_229 = safe_add_func_uint64_t_u_u(g_229, 1))
{
const int32_t **l_848[6] = {&g_514,&g_514,&g_514,&g_514,&g_514,&g_514};
struct S0 **l_850 = &g_132;
uint32_t l_851[7][4] = {{1UL,18446744073709551615UL,0x8E293242L,18446744073709551615UL},{18446744073709551615UL,0xBA833773L,0x8E293242L,0x8E293242L},{1UL,1UL,18446744073709551615UL,0x8E293242L},{18446744073709551608UL,0xBA833773L,18446744073709551608UL,18446744073709551615UL},{18446744073709551608UL,18446744073709551615UL,18446744073709551615UL,18446744073709551608UL},{1UL,18446744073709551615UL,0x8E293242L,18446744073709551615UL},{18446744073709551615UL,0xBA833773L,0x8E293242L,0x8E293242L}};
int i, j;
p_29 = p_30;
(*l_850) = l_849;
if (l_851[0][3])
continue;
}
}
else
{
int32_t l_869 = 0xD871C617L;
int32_t l_889[2][3][9] = {{{0x08FA6C4CL,0x08FA6C4CL,(-1L),1L,0xA0213691L,0x57687978L,0L,(-1L),1L},{0L,1L,0xF70D2491L,0xA0213691L,(-1L),0x62182D0FL,1L,1L,(-2L)},{0x1AD343A1L,(-2L),(-1L),0xF70D2491L,0xBFF203C1L,0xF70D2491L,(-1L),(-2L),0x1AD343A1L}},{{0L,(-2L),0x492D1C6FL,(-1L),0x08FA6C4CL,6L,(-10L),0x492D1C6FL,(-1L)},{(-1L),1L,0L,(-1L),(-1L),(-1L),0xBFF203C1L,1L,1L},{0L,0x08FA6C4CL,(-10L),1L,(-10L),0x08FA6C4CL,0L,0xA0213691L,1L}}};
uint32_t **l_895 = (void*)0;
int i, j, k;
for (g_839.f1 = 1; (g_839.f1 >= 0); g_839.f1 -= 1)
{
int32_t **l_853 = &g_177;
int64_t *l_854 = &g_124;
uint32_t *l_863 = (void*)0;
uint16_t *l_868[7] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
int32_t *l_870 = &g_663[1][0][0];
int i;
(*l_853) = ((*l_751) = (*g_176));
(*l_870) &= (((*l_854) = (l_854 == ((*g_770) = (*g_770)))) >= (safe_div_func_int64_t_s_s(((**l_853) && (1UL == ((safe_div_func_int32_t_s_s(((safe_add_func_uint8_t_u_u(l_789, ((safe_div_func_uint32_t_u_u((g_830[1][0][1] |= (g_474 != (void*)0)), (((safe_mul_func_uint16_t_u_u((safe_div_func_int16_t_s_s(((((**l_751) = g_76) && g_839.f6) <= l_869), 4UL)), 0xA4CDL)) < g_803) || 0x46L))) > p_31))) && 0xD5A6DEDFL), p_31)) < l_789))), (-1L))));
}
if ((*p_30))
{
int8_t l_882 = 4L;
int16_t *l_885 = (void*)0;
int16_t *l_886 = &g_574.f2;
uint8_t *l_888[6][3] = {{&l_801[5][1],&g_76,&g_76},{&l_801[0][0],&l_801[5][1],&l_801[5][1]},{&l_801[5][1],&g_76,&g_76},{&l_801[0][0],&l_801[5][1],&l_801[5][1]},{&l_801[5][1],&g_76,&g_76},{&l_801[0][0],&l_801[5][1],&l_801[5][1]}};
uint32_t **l_893 = &g_540[4];
uint32_t ***l_894 = &g_539[5];
int i, j;
(*g_890) = ((*g_177) = (((safe_add_func_int8_t_s_s((+(p_31 | ((!1L) , (!p_31)))), (l_789 = (((((l_869 = (((safe_mod_func_int16_t_s_s(((l_882 <= 1UL) & (((*l_886) ^= ((safe_mul_func_int16_t_s_s((*g_474), ((**g_189) || ((*g_288) >= l_752)))) , 9L)) > p_31)), 0x41A9L)) <= g_289) != l_814)) , g_887[7]) , p_31) & 0x9A9C783EF633685DLL) , p_31)))) & l_889[1][1][1]) != (-1L)));
p_29 = (*g_536);
(*g_177) = ((safe_mod_func_int64_t_s_s((((((((*l_894) = l_893) == l_895) <= (g_474 != (void*)0)) , (safe_sub_func_int8_t_s_s(l_882, ((((p_30 != (p_31 , p_30)) , (safe_mul_func_int8_t_s_s(((safe_add_func_uint32_t_u_u(0x5A37D500L, (-3L))) | (*p_30)), l_801[5][1]))) ^ l_762[3]) & l_889[0][0][5])))) , (-1L)) >= p_31), l_789)) , l_752);
if (l_789)
continue;
}
else
{
uint8_t **l_907 = (void*)0;
uint8_t *l_909 = (void*)0;
uint8_t **l_908 = &l_909;
uint8_t *l_910[5];
int16_t *l_913[7][3] = {{&g_839.f2,&g_204.f2,&g_839.f2},{&l_840,&g_839.f2,&g_204.f2},{&g_130.f2,&g_130.f2,&g_839.f2},{&g_574.f2,&g_839.f2,&g_839.f2},{&g_839.f2,&l_840,&g_204.f2},{&g_574.f2,&l_840,&g_574.f2},{&g_130.f2,&g_839.f2,&g_204.f2}};
int i, j;
for (i = 0; i < 5; i++)
l_910[i] = &g_76;
l_920 = (~((safe_rshift_func_uint8_t_u_s((safe_sub_func_int64_t_s_s(0xFF49CD185522665FLL, (((*g_177) &= ((p_31 != (0x9A3DL | (&g_289 != (l_910[2] = ((*l_908) = &g_76))))) | (((l_889[1][1][1] = (safe_rshift_func_uint8_t_u_s(0xFDL, 1))) > (+(safe_sub_func_uint16_t_u_u((safe_lshift_func_int8_t_s_u((l_789 &= (0L != 0x1536A257424F416CLL)), 1)), (!(0xD3L > 1UL)))))) , (*p_28)))) , 0L))), 0)) > l_869));
}
for (g_130.f4 = 0; (g_130.f4 <= 4); g_130.f4 += 1)
{
uint16_t *l_937 = (void*)0;
uint16_t *l_938 = (void*)0;
uint16_t *l_939 = &l_762[2];
const uint64_t **l_945 = &g_32;
const uint64_t *** const l_944 = &l_945;
uint16_t *l_946[5];
int32_t l_947 = 1L;
uint8_t *l_948 = (void*)0;
uint8_t *l_949 = &l_801[2][0];
int32_t l_950 = 0L;
int i;
for (i = 0; i < 5; i++)
l_946[i] = (void*)0;
(*g_177) = (*g_177);
if ((*p_30))
continue;
(*g_177) = (((safe_add_func_int8_t_s_s((((safe_mod_func_int8_t_s_s(0x03L, ((*l_949) = ((safe_mul_func_uint8_t_u_u((&l_833 != (*g_189)), (safe_add_func_uint8_t_u_u((*g_288), (safe_lshift_func_uint8_t_u_s((safe_rshift_func_int8_t_s_u((safe_mod_func_int64_t_s_s(((void*)0 != g_474), (safe_lshift_func_uint16_t_u_s(((*l_939)++), (safe_add_func_uint16_t_u_u((l_947 = (&g_70[7] != l_944)), p_31)))))), 0)), (*g_190))))))) ^ p_31)))) , (*g_288)) && (*g_190)), l_920)) && (*g_474)) >= l_950);
if ((*p_30))
break;
}
return l_951;
}
}
}
}
return &g_177;
}
static uint16_t func_42(uint8_t p_43, uint16_t p_44, const int32_t * const * p_45, int32_t * p_46)
{
int32_t **l_224 = (void*)0;
int32_t **l_225[7] = {&g_177,&g_177,&g_177,&g_177,&g_177,&g_177,&g_177};
int64_t *l_242 = &g_124;
int64_t **l_241 = &l_242;
const int32_t l_243 = (-1L);
uint8_t *l_247 = &g_76;
uint32_t l_338 = 1UL;
const int32_t l_389 = 0L;
int64_t l_534 = 0x32F8F7E6923AC243LL;
int64_t l_594[5];
int64_t ***l_705 = &l_241;
int64_t ****l_704 = &l_705;
int8_t l_739 = 0L;
int i;
for (i = 0; i < 5; i++)
l_594[i] = (-1L);
return l_739;
}
static uint16_t func_47(uint32_t p_48, uint64_t * p_49)
{
uint32_t l_54 = 4294967295UL;
int32_t l_100 = 0xB8877E47L;
int8_t *l_122 = &g_91;
int8_t l_214 = 0xF1L;
const uint16_t l_217 = 0x34FAL;
int32_t *l_220 = &g_204.f1;
for (g_33 = (-27); (g_33 < 47); g_33 = safe_add_func_int8_t_s_s(g_33, 1))
{
int32_t l_52[3];
int32_t l_89[5] = {0x5119B5F8L,0x5119B5F8L,0x5119B5F8L,0x5119B5F8L,0x5119B5F8L};
int32_t l_171 = (-1L);
int32_t **l_218 = &g_2;
int i;
for (i = 0; i < 3; i++)
l_52[i] = 1L;
for (g_3 = 2; (g_3 >= 0); g_3 -= 1)
{
int32_t **l_53 = &g_2;
int8_t * const l_121[1][8][6] = {{{&g_91,&g_91,&g_91,&g_91,&g_91,&g_91},{&g_91,&g_91,&g_91,&g_91,&g_91,&g_91},{&g_91,&g_91,&g_91,&g_91,&g_91,&g_91},{&g_91,&g_91,&g_91,&g_91,&g_91,&g_91},{&g_91,&g_91,&g_91,&g_91,&g_91,&g_91},{&g_91,&g_91,&g_91,&g_91,&g_91,&g_91},{&g_91,&g_91,&g_91,&g_91,&g_91,&g_91},{&g_91,&g_91,&g_91,&g_91,&g_91,&g_91}}};
uint32_t l_145 = 0x811D2751L;
uint16_t l_158 = 65535UL;
struct S0 *l_181 = &g_130;
const int64_t *l_185[1][4];
const int64_t **l_184 = &l_185[0][1];
int i, j, k;
for (i = 0; i < 1; i++)
{
for (j = 0; j < 4; j++)
l_185[i][j] = (void*)0;
}
(*l_53) = &l_52[g_3];
for (g_7 = 2; (g_7 >= 0); g_7 -= 1)
{
uint64_t *l_65 = &g_33;
uint64_t **l_64 = &l_65;
uint64_t ***l_72 = &g_70[7];
uint64_t **l_74 = (void*)0;
uint64_t ***l_73 = &l_74;
uint8_t *l_75 = &g_76;
int8_t *l_90 = &g_91;
int32_t l_99 = (-4L);
const int8_t l_162[6][5] = {{0x92L,0x92L,0x92L,0x92L,0x92L},{0x92L,0x92L,0x92L,0x92L,0x92L},{0x92L,0x92L,0x92L,0x92L,0x92L},{0x92L,0x92L,0x92L,0x92L,0x92L},{0x92L,0x92L,0x92L,0x92L,0x92L},{0x92L,0x92L,0x92L,0x92L,0x92L}};
int32_t *l_175 = &g_130.f1;
uint64_t l_178 = 0x1B912C0205F7226BLL;
int i, j;
}
return l_89[0];
}
(*l_218) = &l_100;
if ((**l_218))
break;
(*g_177) ^= p_48;
}
(*l_220) |= (*g_2);
return g_6;
}
int main (void)
{
int i, j, k;
int print_hash_value = 0;
platform_main_begin();
crc32_gentab();
func_1();
transparent_crc(g_3, "g_3", print_hash_value);
transparent_crc(g_6, "g_6", print_hash_value);
transparent_crc(g_7, "g_7", print_hash_value);
transparent_crc(g_11, "g_11", print_hash_value);
transparent_crc(g_33, "g_33", print_hash_value);
transparent_crc(g_76, "g_76", print_hash_value);
transparent_crc(g_91, "g_91", print_hash_value);
transparent_crc(g_124, "g_124", print_hash_value);
transparent_crc(g_126, "g_126", print_hash_value);
transparent_crc(g_127.f0, "g_127.f0", print_hash_value);
transparent_crc(g_127.f1, "g_127.f1", print_hash_value);
transparent_crc(g_127.f2, "g_127.f2", print_hash_value);
transparent_crc(g_127.f3, "g_127.f3", print_hash_value);
transparent_crc(g_127.f4, "g_127.f4", print_hash_value);
transparent_crc(g_127.f5, "g_127.f5", print_hash_value);
transparent_crc(g_127.f6, "g_127.f6", print_hash_value);
transparent_crc(g_130.f0, "g_130.f0", print_hash_value);
transparent_crc(g_130.f1, "g_130.f1", print_hash_value);
transparent_crc(g_130.f2, "g_130.f2", print_hash_value);
transparent_crc(g_130.f3, "g_130.f3", print_hash_value);
transparent_crc(g_130.f4, "g_130.f4", print_hash_value);
transparent_crc(g_130.f5, "g_130.f5", print_hash_value);
transparent_crc(g_130.f6, "g_130.f6", print_hash_value);
transparent_crc(g_147, "g_147", print_hash_value);
transparent_crc(g_204.f0, "g_204.f0", print_hash_value);
transparent_crc(g_204.f1, "g_204.f1", print_hash_value);
transparent_crc(g_204.f2, "g_204.f2", print_hash_value);
transparent_crc(g_204.f3, "g_204.f3", print_hash_value);
transparent_crc(g_204.f4, "g_204.f4", print_hash_value);
transparent_crc(g_204.f5, "g_204.f5", print_hash_value);
transparent_crc(g_204.f6, "g_204.f6", print_hash_value);
transparent_crc(g_229, "g_229", print_hash_value);
for (i = 0; i < 5; i++)
{
transparent_crc(g_244[i], "g_244[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_289, "g_289", print_hash_value);
transparent_crc(g_309, "g_309", print_hash_value);
transparent_crc(g_393.f0, "g_393.f0", print_hash_value);
transparent_crc(g_393.f1, "g_393.f1", print_hash_value);
transparent_crc(g_393.f2, "g_393.f2", print_hash_value);
transparent_crc(g_393.f3, "g_393.f3", print_hash_value);
transparent_crc(g_393.f4, "g_393.f4", print_hash_value);
transparent_crc(g_393.f5, "g_393.f5", print_hash_value);
transparent_crc(g_393.f6, "g_393.f6", print_hash_value);
transparent_crc(g_468, "g_468", print_hash_value);
transparent_crc(g_555, "g_555", print_hash_value);
transparent_crc(g_574.f0, "g_574.f0", print_hash_value);
transparent_crc(g_574.f1, "g_574.f1", print_hash_value);
transparent_crc(g_574.f2, "g_574.f2", print_hash_value);
transparent_crc(g_574.f3, "g_574.f3", print_hash_value);
transparent_crc(g_574.f4, "g_574.f4", print_hash_value);
transparent_crc(g_574.f5, "g_574.f5", print_hash_value);
transparent_crc(g_574.f6, "g_574.f6", print_hash_value);
for (i = 0; i < 7; i++)
{
transparent_crc(g_614[i], "g_614[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_619, "g_619", print_hash_value);
for (i = 0; i < 3; i++)
{
for (j = 0; j < 1; j++)
{
for (k = 0; k < 4; k++)
{
transparent_crc(g_663[i][j][k], "g_663[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_673.f0, "g_673.f0", print_hash_value);
transparent_crc(g_673.f1, "g_673.f1", print_hash_value);
transparent_crc(g_673.f2, "g_673.f2", print_hash_value);
transparent_crc(g_673.f3, "g_673.f3", print_hash_value);
transparent_crc(g_673.f4, "g_673.f4", print_hash_value);
transparent_crc(g_673.f5, "g_673.f5", print_hash_value);
transparent_crc(g_673.f6, "g_673.f6", print_hash_value);
transparent_crc(g_803, "g_803", print_hash_value);
for (i = 0; i < 8; i++)
{
for (j = 0; j < 6; j++)
{
for (k = 0; k < 2; k++)
{
transparent_crc(g_830[i][j][k], "g_830[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_839.f0, "g_839.f0", print_hash_value);
transparent_crc(g_839.f1, "g_839.f1", print_hash_value);
transparent_crc(g_839.f2, "g_839.f2", print_hash_value);
transparent_crc(g_839.f3, "g_839.f3", print_hash_value);
transparent_crc(g_839.f4, "g_839.f4", print_hash_value);
transparent_crc(g_839.f5, "g_839.f5", print_hash_value);
transparent_crc(g_839.f6, "g_839.f6", print_hash_value);
for (i = 0; i < 8; i++)
{
transparent_crc(g_887[i].f0, "g_887[i].f0", print_hash_value);
transparent_crc(g_887[i].f1, "g_887[i].f1", print_hash_value);
transparent_crc(g_887[i].f2, "g_887[i].f2", print_hash_value);
transparent_crc(g_887[i].f3, "g_887[i].f3", print_hash_value);
transparent_crc(g_887[i].f4, "g_887[i].f4", print_hash_value);
transparent_crc(g_887[i].f5, "g_887[i].f5", print_hash_value);
transparent_crc(g_887[i].f6, "g_887[i].f6", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_966.f0, "g_966.f0", print_hash_value);
transparent_crc(g_966.f1, "g_966.f1", print_hash_value);
transparent_crc(g_966.f2, "g_966.f2", print_hash_value);
transparent_crc(g_966.f3, "g_966.f3", print_hash_value);
transparent_crc(g_966.f4, "g_966.f4", print_hash_value);
transparent_crc(g_966.f5, "g_966.f5", print_hash_value);
transparent_crc(g_966.f6, "g_966.f6", print_hash_value);
transparent_crc(g_1100, "g_1100", print_hash_value);
platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
return 0;
}
