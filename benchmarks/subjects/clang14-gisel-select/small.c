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
const int8_t f0;
int32_t f1;
};
struct S1 {
const uint32_t f0;
int32_t f1;
volatile uint64_t f2;
volatile uint16_t f3;
volatile uint32_t f4;
volatile int32_t f5;
volatile int16_t f6;
volatile int8_t f7;
};
struct S2 {
volatile int32_t f0;
int32_t f1;
const int32_t f2;
uint64_t f3;
volatile uint16_t f4;
const int64_t f5;
const uint32_t f6;
const struct S0 f7;
const uint64_t f8;
};
static int32_t g_4[5][3][8] = {{{0x83A0F0F5L,(-4L),0xECA6C849L,1L,0xECA6C849L,(-4L),0x83A0F0F5L,0x3F0244C3L},{(-4L),0x3D4E677BL,0xEA66E58DL,0x84E5A945L,(-1L),1L,1L,(-1L)},{(-5L),0x83A0F0F5L,0x83A0F0F5L,(-5L),(-1L),0x57EA0D01L,0x3F0244C3L,1L}},{{(-4L),0x141A9C21L,0xEB969161L,(-1L),0xECA6C849L,(-1L),0xEB969161L,0x141A9C21L},{0x83A0F0F5L,0x141A9C21L,1L,0xEB969161L,0xEA66E58DL,0x57EA0D01L,0x84E5A945L,0x84E5A945L},{1L,0x83A0F0F5L,0x3D4E677BL,0x3D4E677BL,0x83A0F0F5L,1L,0x57EA0D01L,0x3F0244C3L}},{{0xEB969161L,0x83A0F0F5L,(-1L),0x141A9C21L,0x3D4E677BL,0x84E5A945L,0x3D4E677BL,0x141A9C21L},{0x3D4E677BL,0x84E5A945L,0x3D4E677BL,0x141A9C21L,(-1L),0x83A0F0F5L,0xEB969161L,0x3F0244C3L},{0x57EA0D01L,(-1L),(-5L),0x83A0F0F5L,0x83A0F0F5L,(-5L),(-1L),0x57EA0D01L}},{{0x57EA0D01L,0x141A9C21L,0xECA6C849L,0x3D4E677BL,(-1L),0xEA66E58DL,(-5L),0xEA66E58DL},{0x3D4E677BL,(-4L),0x3F0244C3L,(-4L),0x3D4E677BL,0xEA66E58DL,0x84E5A945L,(-1L)},{0xEB969161L,0x141A9C21L,(-4L),1L,(-5L),(-5L),1L,(-4L)}},{{(-1L),(-1L),(-4L),0x57EA0D01L,0xECA6C849L,0x83A0F0F5L,0x84E5A945L,0xEB969161L},{(-5L),0x84E5A945L,0x3F0244C3L,(-1L),0x3F0244C3L,0x84E5A945L,(-5L),0xEB969161L},{0x84E5A945L,0x83A0F0F5L,0xECA6C849L,0x57EA0D01L,(-4L),(-1L),(-1L),(-4L)}}};
static int16_t g_43 = 0xD865L;
static struct S2 g_45 = {-6L,0xE384C7D0L,0x75FCAA6AL,0xB25A596DEF04E4CALL,0UL,8L,0x28DA4CDCL,{1L,0L},0x0F05BA845DB3902DLL};
static uint8_t g_48[5] = {0xDFL,0xDFL,0xDFL,0xDFL,0xDFL};
static int8_t g_64 = 0L;
static uint8_t g_110 = 0x89L;
static struct S2 g_116[2] = {{7L,0x28F678E9L,-1L,0xCA18E4F1F3A62AEALL,0x53E6L,9L,0x93C2DF58L,{9L,-1L},0UL},{7L,0x28F678E9L,-1L,0xCA18E4F1F3A62AEALL,0x53E6L,9L,0x93C2DF58L,{9L,-1L},0UL}};
static uint32_t g_117 = 0x322BA3B5L;
static int32_t *g_163 = &g_45.f1;
static int32_t ** const volatile g_162 = &g_163;
static uint8_t g_169 = 247UL;
static int64_t g_205 = 1L;
static int16_t g_208 = 0x12A0L;
static int64_t g_210 = 0x99B265C909B225CALL;
static struct S2 g_212 = {-1L,0L,-3L,0UL,65535UL,0x88FE78D9450399C9LL,0UL,{6L,1L},0xF1A8A24A25CA2178LL};
static struct S2 g_216 = {0x3816B979L,0x34A3F60BL,0x6098E488L,18446744073709551611UL,0xB1F3L,0x1A874F335461C34DLL,0xA55AF744L,{1L,0x0D369DB5L},18446744073709551615UL};
static const int32_t *g_222 = (void*)0;
static const int32_t ** volatile g_221 = &g_222;
static struct S2 g_242 = {0x37DB4C88L,0xD2CFFF82L,-3L,0xAB1E80A6BC5BDBB4LL,65526UL,0x543AC0FBA5BB4543LL,0x1A355F2FL,{0L,-8L},0UL};
static struct S2 g_243[5] = {{0x100AEC01L,0x7E3C7ED7L,0x638F2928L,18446744073709551614UL,0xD223L,-9L,0x102660F8L,{0x41L,1L},0UL},{0x100AEC01L,0x7E3C7ED7L,0x638F2928L,18446744073709551614UL,0xD223L,-9L,0x102660F8L,{0x41L,1L},0UL},{0x100AEC01L,0x7E3C7ED7L,0x638F2928L,18446744073709551614UL,0xD223L,-9L,0x102660F8L,{0x41L,1L},0UL},{0x100AEC01L,0x7E3C7ED7L,0x638F2928L,18446744073709551614UL,0xD223L,-9L,0x102660F8L,{0x41L,1L},0UL},{0x100AEC01L,0x7E3C7ED7L,0x638F2928L,18446744073709551614UL,0xD223L,-9L,0x102660F8L,{0x41L,1L},0UL}};
static uint16_t g_251 = 0xD853L;
static volatile struct S1 g_257 = {1UL,-5L,18446744073709551607UL,0xEE35L,0x6771EE5AL,0x31D52825L,0x3BEFL,0xD1L};
static uint16_t *g_265 = (void*)0;
static int32_t * const volatile g_275 = &g_116[1].f1;
static uint8_t g_297 = 253UL;
static int8_t g_298 = 0x0CL;
static int32_t ** volatile g_301 = &g_163;
static struct S2 g_311 = {0xA0D4CFEDL,0x92E9D8B5L,0x059E8808L,0x09F0BACA921D1AD1LL,0x7886L,1L,1UL,{0L,1L},18446744073709551606UL};
static int32_t * const *g_331 = &g_163;
static int32_t * const **g_330 = &g_331;
static int32_t * const *** const volatile g_329 = &g_330;
static int8_t * volatile g_339 = &g_298;
static int8_t * volatile *g_338 = &g_339;
static int8_t * volatile **g_337 = &g_338;
static int8_t *g_354 = &g_298;
static int8_t **g_353 = &g_354;
static const int8_t *g_374[6][3][5] = {{{&g_212.f7.f0,&g_116[1].f7.f0,&g_45.f7.f0,&g_242.f7.f0,&g_45.f7.f0},{&g_242.f7.f0,(void*)0,(void*)0,&g_216.f7.f0,&g_212.f7.f0},{&g_212.f7.f0,&g_116[1].f7.f0,&g_311.f7.f0,&g_311.f7.f0,&g_311.f7.f0}},{{(void*)0,&g_242.f7.f0,(void*)0,&g_116[1].f7.f0,&g_45.f7.f0},{&g_311.f7.f0,&g_116[1].f7.f0,&g_212.f7.f0,&g_242.f7.f0,&g_243[3].f7.f0},{(void*)0,(void*)0,&g_242.f7.f0,&g_64,(void*)0}},{{&g_45.f7.f0,&g_116[1].f7.f0,&g_212.f7.f0,&g_243[3].f7.f0,&g_116[1].f7.f0},{&g_242.f7.f0,&g_216.f7.f0,(void*)0,&g_216.f7.f0,&g_242.f7.f0},{&g_116[1].f7.f0,&g_242.f7.f0,&g_311.f7.f0,&g_243[3].f7.f0,&g_311.f7.f0}},{{&g_64,&g_64,(void*)0,&g_64,&g_242.f7.f0},{&g_311.f7.f0,&g_212.f7.f0,&g_45.f7.f0,&g_242.f7.f0,&g_311.f7.f0},{(void*)0,&g_64,&g_242.f7.f0,&g_116[1].f7.f0,&g_242.f7.f0}},{{&g_311.f7.f0,&g_311.f7.f0,&g_116[1].f7.f0,&g_311.f7.f0,&g_116[1].f7.f0},{(void*)0,&g_216.f7.f0,&g_64,&g_216.f7.f0,(void*)0},{&g_311.f7.f0,&g_311.f7.f0,&g_311.f7.f0,&g_242.f7.f0,&g_243[3].f7.f0}},{{&g_64,&g_216.f7.f0,(void*)0,&g_64,&g_45.f7.f0},{&g_116[1].f7.f0,&g_311.f7.f0,&g_311.f7.f0,&g_116[1].f7.f0,&g_311.f7.f0},{&g_242.f7.f0,&g_64,(void*)0,&g_212.f7.f0,&g_212.f7.f0}}};
static const int8_t **g_373 = &g_374[0][2][2];
static const int8_t ***g_372[4][7][6] = {{{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373}},{{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373}},{{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373}},{{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373},{&g_373,&g_373,&g_373,&g_373,&g_373,&g_373}}};
static uint16_t g_381 = 0xFF36L;
static int8_t * volatile * volatile *g_404 = &g_338;
static volatile struct S1 g_411 = {0x7A724F08L,1L,0UL,0x4D04L,4294967295UL,-8L,0xBC76L,-1L};
static volatile struct S2 g_424 = {0L,0x70DEBB60L,0xE3DED2DDL,0x654EBEAC6DC5D19DLL,0xCDD3L,0x82ABB105E83600FDLL,0xE5B5985EL,{0x58L,0x0C793F05L},0x6EC9C7059410D162LL};
static struct S2 g_439 = {0x8B8A0C6FL,-1L,0xD6767814L,7UL,1UL,1L,0x35933B79L,{-8L,0x84E647E2L},0xA344EF50F838D8A4LL};
static volatile int64_t g_492 = 0x4DDF251947705801LL;
static volatile int64_t * volatile g_491 = &g_492;
static volatile int64_t * volatile * volatile g_490 = &g_491;
static volatile int64_t g_495 = (-6L);
static volatile int64_t g_496 = (-1L);
static volatile int64_t g_497 = 0L;
static const volatile int64_t *g_494[10] = {&g_495,&g_496,&g_495,&g_495,&g_496,&g_495,&g_495,&g_496,&g_495,&g_495};
static const volatile int64_t **g_493 = &g_494[1];
static volatile struct S1 g_498 = {0xF6538981L,0x16AB0748L,0xACD7724A055F57CALL,0UL,0x340A0308L,0L,0x136EL,0xE3L};
static uint16_t **g_636 = &g_265;
static uint16_t g_642 = 65535UL;
static struct S1 g_650 = {7UL,0x375BB237L,1UL,0x4302L,0xC91923BEL,0x11104953L,1L,0x44L};
static struct S1 *g_654 = &g_650;
static struct S1 ** volatile g_653 = &g_654;
static int64_t g_671 = (-1L);
static volatile int16_t * volatile g_676[8][8][4] = {{{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6}},{{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6}},{{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6}},{{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6}},{{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6}},{{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6}},{{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6}},{{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6},{&g_411.f6,&g_411.f6,&g_411.f6,&g_411.f6}}};
static volatile int16_t * volatile *g_675[6][9][4] = {{{&g_676[6][3][2],(void*)0,&g_676[6][3][2],&g_676[6][2][0]},{(void*)0,&g_676[6][3][2],&g_676[4][2][0],(void*)0},{&g_676[6][3][2],&g_676[6][3][2],&g_676[6][3][2],&g_676[6][3][2]},{(void*)0,(void*)0,&g_676[3][6][1],&g_676[6][3][2]},{&g_676[6][3][2],&g_676[6][3][2],(void*)0,(void*)0},{&g_676[2][5][0],(void*)0,(void*)0,(void*)0},{&g_676[7][3][3],&g_676[6][3][2],&g_676[6][3][2],&g_676[6][3][2]},{&g_676[4][4][1],&g_676[5][7][2],&g_676[6][3][2],&g_676[6][3][2]},{&g_676[6][3][2],&g_676[5][7][0],&g_676[6][3][2],&g_676[6][5][1]}},{{&g_676[6][3][2],(void*)0,&g_676[6][3][2],&g_676[6][3][2]},{&g_676[4][4][1],&g_676[6][5][1],&g_676[6][3][2],&g_676[0][6][1]},{&g_676[7][3][3],(void*)0,(void*)0,&g_676[3][2][2]},{&g_676[2][5][0],&g_676[1][3][3],(void*)0,(void*)0},{&g_676[6][3][2],&g_676[0][4][0],&g_676[3][6][1],&g_676[4][5][3]},{(void*)0,&g_676[6][3][2],&g_676[6][3][2],&g_676[7][5][1]},{&g_676[6][3][2],&g_676[0][4][3],&g_676[4][2][0],&g_676[0][6][1]},{(void*)0,&g_676[6][3][2],&g_676[6][3][2],(void*)0},{&g_676[6][3][2],&g_676[6][3][2],(void*)0,&g_676[6][3][2]}},{{&g_676[6][3][2],&g_676[5][7][0],&g_676[7][5][1],&g_676[5][2][2]},{&g_676[0][4][2],(void*)0,&g_676[6][2][0],&g_676[6][3][2]},{(void*)0,(void*)0,&g_676[4][2][0],(void*)0},{(void*)0,&g_676[2][7][0],&g_676[6][3][2],&g_676[6][3][2]},{(void*)0,&g_676[2][5][0],(void*)0,&g_676[6][3][2]},{&g_676[6][3][2],(void*)0,&g_676[6][3][2],&g_676[0][4][3]},{&g_676[6][3][2],(void*)0,&g_676[0][6][1],&g_676[6][3][2]},{(void*)0,(void*)0,&g_676[6][3][2],&g_676[6][2][0]},{&g_676[0][6][1],&g_676[6][3][2],&g_676[6][3][2],&g_676[6][3][2]}},{{&g_676[6][3][2],&g_676[0][6][2],&g_676[6][3][2],&g_676[6][3][2]},{&g_676[6][3][2],&g_676[6][3][2],&g_676[4][6][0],&g_676[6][3][2]},{&g_676[6][2][3],&g_676[6][5][1],&g_676[6][5][1],&g_676[6][2][3]},{(void*)0,&g_676[0][4][3],(void*)0,(void*)0},{&g_676[6][3][2],&g_676[2][6][2],&g_676[0][1][1],(void*)0},{&g_676[5][5][0],&g_676[7][5][1],(void*)0,(void*)0},{(void*)0,&g_676[2][6][2],&g_676[6][3][2],(void*)0},{&g_676[5][6][0],&g_676[0][4][3],(void*)0,&g_676[6][2][3]},{(void*)0,&g_676[6][5][1],&g_676[6][3][2],&g_676[6][3][2]}},{{&g_676[4][5][3],&g_676[6][3][2],&g_676[3][2][2],&g_676[6][3][2]},{&g_676[6][3][2],&g_676[0][6][2],(void*)0,&g_676[6][3][2]},{&g_676[0][4][2],&g_676[7][5][1],(void*)0,&g_676[6][2][3]},{&g_676[6][3][2],&g_676[6][3][2],&g_676[5][0][0],&g_676[6][3][2]},{&g_676[7][3][3],&g_676[7][4][3],(void*)0,&g_676[4][6][0]},{&g_676[4][6][0],&g_676[6][3][2],&g_676[6][3][2],(void*)0},{&g_676[6][3][2],(void*)0,(void*)0,&g_676[5][7][0]},{(void*)0,&g_676[6][3][2],&g_676[4][2][0],&g_676[7][4][3]},{(void*)0,&g_676[6][3][2],&g_676[3][6][1],(void*)0}},{{(void*)0,&g_676[6][7][0],(void*)0,&g_676[6][3][2]},{&g_676[6][2][3],&g_676[6][3][2],&g_676[2][7][0],&g_676[6][3][2]},{&g_676[0][6][1],&g_676[7][3][3],&g_676[0][4][2],(void*)0},{&g_676[4][2][0],(void*)0,&g_676[6][3][2],&g_676[5][6][0]},{(void*)0,&g_676[4][6][0],&g_676[5][6][0],&g_676[6][3][2]},{(void*)0,&g_676[6][3][2],(void*)0,&g_676[7][5][1]},{&g_676[6][3][2],&g_676[6][3][2],&g_676[6][3][2],&g_676[6][3][2]},{&g_676[6][3][2],&g_676[6][3][2],&g_676[6][3][2],&g_676[1][6][2]},{&g_676[6][3][2],&g_676[0][6][2],&g_676[6][3][2],&g_676[5][6][0]}}};
static int64_t g_691 = 0x88BF2244E91EFC76LL;
static const int32_t ** volatile g_692 = (void*)0;
static volatile uint64_t g_706 = 0x49F694D3B079F4B9LL;
static struct S2 g_714[8][2][1] = {{{{1L,0x82814DE1L,0x6607242DL,18446744073709551615UL,2UL,8L,0x22B43FD8L,{1L,1L},1UL}},{{0L,0x653A7DA3L,6L,0xABA146A45A08EC05LL,0x3FB3L,0x1677C99ACAE21BCALL,0x0DB42666L,{0x20L,9L},0xB7ACCCEEA473D6D2LL}}},{{{1L,0x82814DE1L,0x6607242DL,18446744073709551615UL,2UL,8L,0x22B43FD8L,{1L,1L},1UL}},{{-6L,-1L,1L,0xC5C43F793F9CBD4DLL,0x4828L,-2L,0x84324D72L,{0x64L,7L},0x3DB58836C64FCBE5LL}}},{{{0x5568AE70L,0xD88F6577L,-1L,18446744073709551614UL,0UL,0L,0xA1F17041L,{-1L,0x66552EA0L},18446744073709551614UL}},{{-6L,-1L,1L,0xC5C43F793F9CBD4DLL,0x4828L,-2L,0x84324D72L,{0x64L,7L},0x3DB58836C64FCBE5LL}}},{{{1L,0x82814DE1L,0x6607242DL,18446744073709551615UL,2UL,8L,0x22B43FD8L,{1L,1L},1UL}},{{0L,0x653A7DA3L,6L,0xABA146A45A08EC05LL,0x3FB3L,0x1677C99ACAE21BCALL,0x0DB42666L,{0x20L,9L},0xB7ACCCEEA473D6D2LL}}},{{{1L,0x82814DE1L,0x6607242DL,18446744073709551615UL,2UL,8L,0x22B43FD8L,{1L,1L},1UL}},{{-6L,-1L,1L,0xC5C43F793F9CBD4DLL,0x4828L,-2L,0x84324D72L,{0x64L,7L},0x3DB58836C64FCBE5LL}}},{{{0x5568AE70L,0xD88F6577L,-1L,18446744073709551614UL,0UL,0L,0xA1F17041L,{-1L,0x66552EA0L},18446744073709551614UL}},{{-6L,-1L,1L,0xC5C43F793F9CBD4DLL,0x4828L,-2L,0x84324D72L,{0x64L,7L},0x3DB58836C64FCBE5LL}}},{{{1L,0x82814DE1L,0x6607242DL,18446744073709551615UL,2UL,8L,0x22B43FD8L,{1L,1L},1UL}},{{0L,0x653A7DA3L,6L,0xABA146A45A08EC05LL,0x3FB3L,0x1677C99ACAE21BCALL,0x0DB42666L,{0x20L,9L},0xB7ACCCEEA473D6D2LL}}},{{{1L,0x82814DE1L,0x6607242DL,18446744073709551615UL,2UL,8L,0x22B43FD8L,{1L,1L},1UL}},{{-6L,-1L,1L,0xC5C43F793F9CBD4DLL,0x4828L,-2L,0x84324D72L,{0x64L,7L},0x3DB58836C64FCBE5LL}}}};
static int32_t *g_725 = &g_216.f1;
static int32_t ** volatile g_724 = &g_725;
static uint32_t g_730 = 0xCE2BF2BBL;
static uint16_t ** const volatile g_740[10] = {&g_265,&g_265,&g_265,&g_265,&g_265,&g_265,&g_265,&g_265,&g_265,&g_265};
static struct S2 g_787 = {-7L,0L,4L,0x3D1ED243A4EF95D2LL,0x167FL,0x2377879A852D20C9LL,0xC3C74415L,{0x4EL,0x9A7B6A0CL},18446744073709551615UL};
static struct S1 g_792 = {18446744073709551615UL,9L,18446744073709551610UL,65535UL,4294967290UL,0L,0x9AEBL,1L};
static int32_t g_827 = 0x203117E2L;
static int32_t g_835 = 0x6BBD452DL;
static volatile int16_t g_869 = 0xE27DL;
static int64_t g_873 = 0x76C30821233667C9LL;
static volatile struct S1 g_918 = {0x354F9199L,-1L,18446744073709551613UL,0x5481L,0xE38E6D7AL,-1L,0x68D3L,-4L};
static struct S2 g_919 = {-4L,-2L,-8L,1UL,0xE802L,-7L,0UL,{-1L,1L},0x8692F53044C95FB9LL};
static uint32_t g_932 = 0xE6F25F28L;
static uint16_t ** const volatile *g_938 = &g_740[4];
static uint16_t ** const volatile ** volatile g_937 = &g_938;
static struct S1 ** volatile g_970 = &g_654;
static int16_t *g_1007 = &g_208;
static int16_t **g_1006[2] = {&g_1007,&g_1007};
static int16_t *** const volatile g_1005 = &g_1006[1];
static int32_t ** volatile g_1045 = (void*)0;
static int32_t ** volatile g_1046 = &g_163;
static const struct S1 g_1072[5][2] = {{{5UL,0x33C21F62L,18446744073709551615UL,0UL,0x950D3BADL,0x8050D47FL,0xA974L,0x90L},{5UL,0x33C21F62L,18446744073709551615UL,0UL,0x950D3BADL,0x8050D47FL,0xA974L,0x90L}},{{5UL,0x33C21F62L,18446744073709551615UL,0UL,0x950D3BADL,0x8050D47FL,0xA974L,0x90L},{5UL,0x33C21F62L,18446744073709551615UL,0UL,0x950D3BADL,0x8050D47FL,0xA974L,0x90L}},{{5UL,0x33C21F62L,18446744073709551615UL,0UL,0x950D3BADL,0x8050D47FL,0xA974L,0x90L},{5UL,0x33C21F62L,18446744073709551615UL,0UL,0x950D3BADL,0x8050D47FL,0xA974L,0x90L}},{{5UL,0x33C21F62L,18446744073709551615UL,0UL,0x950D3BADL,0x8050D47FL,0xA974L,0x90L},{5UL,0x33C21F62L,18446744073709551615UL,0UL,0x950D3BADL,0x8050D47FL,0xA974L,0x90L}},{{5UL,0x33C21F62L,18446744073709551615UL,0UL,0x950D3BADL,0x8050D47FL,0xA974L,0x90L},{5UL,0x33C21F62L,18446744073709551615UL,0UL,0x950D3BADL,0x8050D47FL,0xA974L,0x90L}}};
static const struct S1 g_1073 = {18446744073709551612UL,1L,0xF666A074F7D69E70LL,8UL,1UL,0x3544750DL,-1L,0x1EL};
static const struct S1 g_1074 = {0x29FFD662L,0x2D5FDD11L,0x19236AC1EDF50910LL,1UL,1UL,0x4D828A0EL,0x7F9EL,-1L};
static struct S1 g_1075 = {0UL,-3L,1UL,65535UL,5UL,0xFFD00626L,0xAA44L,5L};
static struct S1 g_1076 = {18446744073709551615UL,-6L,0UL,1UL,0x3D3587DDL,2L,0x585EL,-9L};
static struct S1 g_1077[1][6][1] = {{{{0x5E318A73L,0L,0xBA355D019BC38B1BLL,0x9F9FL,0x1B04841BL,0x95C95EF3L,1L,-6L}},{{18446744073709551610UL,0xF507DF4FL,0xD7040F4A0967AAA2LL,0x76AFL,4UL,0x0E93B05AL,-1L,-1L}},{{0x5E318A73L,0L,0xBA355D019BC38B1BLL,0x9F9FL,0x1B04841BL,0x95C95EF3L,1L,-6L}},{{18446744073709551610UL,0xF507DF4FL,0xD7040F4A0967AAA2LL,0x76AFL,4UL,0x0E93B05AL,-1L,-1L}},{{0x5E318A73L,0L,0xBA355D019BC38B1BLL,0x9F9FL,0x1B04841BL,0x95C95EF3L,1L,-6L}},{{18446744073709551610UL,0xF507DF4FL,0xD7040F4A0967AAA2LL,0x76AFL,4UL,0x0E93B05AL,-1L,-1L}}}};
static struct S1 g_1078 = {0xC2DEAB6DL,-4L,1UL,0x4542L,0UL,0x2F698953L,0xB241L,0x2BL};
static uint16_t g_1080 = 0UL;
static struct S1 g_1102 = {0xDEB96AE9L,1L,4UL,65535UL,0x91BC8BCAL,0x06C25E8CL,0xDE23L,-10L};
static struct S2 g_1173 = {0xB356BC7AL,1L,0L,0x65A0D5F8DECDBCEFLL,0x274DL,0x706A7292FE1E835BLL,0x8CA78B42L,{-10L,-8L},0xEB8B9F38A34F2B1DLL};
static struct S2 g_1185 = {0x3333CD49L,0x5AE6F225L,1L,0x1000A13E7CD2472ALL,65531UL,3L,0x2958AE22L,{9L,0x2086EDC1L},0x8B5096EB45DBBF4ALL};
static struct S1 g_1197 = {0x10DF2B99L,0x858266EFL,0x138449FCFD392990LL,0x78CEL,4294967289UL,0x396B15D2L,3L,0x0DL};
static struct S1 g_1220 = {0xCC691F42L,0L,18446744073709551612UL,0xCEC0L,0xB81B047CL,0xDBF31909L,0x5575L,0L};
static struct S2 g_1283 = {0x0187D9FCL,-8L,-4L,0x6D0951560B781827LL,0x091DL,0xBF4C5F9B138CC63ELL,5UL,{0x03L,0x2B2048EBL},2UL};
static volatile struct S2 g_1344 = {0x495DD52AL,0xFCF95C20L,9L,0x5FF2DA69309B4BB4LL,0x6305L,6L,1UL,{-8L,0xB68BF3EBL},0x0C0FE1A0C6F41454LL};
static volatile struct S1 g_1347 = {3UL,7L,18446744073709551615UL,0UL,0UL,3L,0xAA6AL,0x0EL};
static struct S2 g_1358 = {0x2CE7D05AL,-3L,1L,18446744073709551615UL,0xEC24L,-1L,0x6BB03315L,{1L,0x9617240CL},1UL};
static int16_t ***** volatile g_1365 = (void*)0;
static struct S1 g_1398 = {5UL,0x4BCF2513L,1UL,0UL,0xCDC06F24L,-1L,-10L,2L};
static struct S1 g_1401[10][2] = {{{0xE2F4D88AL,7L,0xDBE3C758992B77AELL,65534UL,0x96373598L,0x064DC60BL,-8L,0x12L},{0xE2F4D88AL,7L,0xDBE3C758992B77AELL,65534UL,0x96373598L,0x064DC60BL,-8L,0x12L}},{{0xE2F4D88AL,7L,0xDBE3C758992B77AELL,65534UL,0x96373598L,0x064DC60BL,-8L,0x12L},{0xE2F4D88AL,7L,0xDBE3C758992B77AELL,65534UL,0x96373598L,0x064DC60BL,-8L,0x12L}},{{0xE2F4D88AL,7L,0xDBE3C758992B77AELL,65534UL,0x96373598L,0x064DC60BL,-8L,0x12L},{0xE2F4D88AL,7L,0xDBE3C758992B77AELL,65534UL,0x96373598L,0x064DC60BL,-8L,0x12L}},{{0xE2F4D88AL,7L,0xDBE3C758992B77AELL,65534UL,0x96373598L,0x064DC60BL,-8L,0x12L},{0xE2F4D88AL,7L,0xDBE3C758992B77AELL,65534UL,0x96373598L,0x064DC60BL,-8L,0x12L}},{{0xE2F4D88AL,7L,0xDBE3C758992B77AELL,65534UL,0x96373598L,0x064DC60BL,-8L,0x12L},{0xE2F4D88AL,7L,0xDBE3C758992B77AELL,65534UL,0x96373598L,0x064DC60BL,-8L,0x12L}},{{0xE2F4D88AL,7L,0xDBE3C758992B77AELL,65534UL,0x96373598L,0x064DC60BL,-8L,0x12L},{0xE2F4D88AL,7L,0xDBE3C758992B77AELL,65534UL,0x96373598L,0x064DC60BL,-8L,0x12L}},{{0xE2F4D88AL,7L,0xDBE3C758992B77AELL,65534UL,0x96373598L,0x064DC60BL,-8L,0x12L},{0xE2F4D88AL,7L,0xDBE3C758992B77AELL,65534UL,0x96373598L,0x064DC60BL,-8L,0x12L}},{{0xE2F4D88AL,7L,0xDBE3C758992B77AELL,65534UL,0x96373598L,0x064DC60BL,-8L,0x12L},{0xE2F4D88AL,7L,0xDBE3C758992B77AELL,65534UL,0x96373598L,0x064DC60BL,-8L,0x12L}},{{0xE2F4D88AL,7L,0xDBE3C758992B77AELL,65534UL,0x96373598L,0x064DC60BL,-8L,0x12L},{0xE2F4D88AL,7L,0xDBE3C758992B77AELL,65534UL,0x96373598L,0x064DC60BL,-8L,0x12L}},{{0xE2F4D88AL,7L,0xDBE3C758992B77AELL,65534UL,0x96373598L,0x064DC60BL,-8L,0x12L},{0xE2F4D88AL,7L,0xDBE3C758992B77AELL,65534UL,0x96373598L,0x064DC60BL,-8L,0x12L}}};
static struct S1 **g_1418 = &g_654;
static volatile struct S2 g_1437 = {0x8D16B54BL,0x1E4E9D44L,0x6287A2F6L,0xC45DC53654562EA2LL,0x90A0L,0xD355BFA82D603D04LL,0xC902D990L,{-1L,0xD9BC2776L},8UL};
static int32_t g_1516[10] = {0L,0L,0L,0L,0L,0L,0L,0L,0L,0L};
static struct S2 g_1545 = {-1L,-1L,0x35BFEA86L,18446744073709551612UL,1UL,0xD3B1B94F3475E6ABLL,0x4D2A2E6BL,{1L,0x724934D6L},18446744073709551615UL};
static const int32_t ** volatile g_1569[1][5] = {{&g_222,&g_222,&g_222,&g_222,&g_222}};
static const int32_t ** volatile g_1570 = &g_222;
static int64_t *g_1655[6] = {&g_671,&g_205,&g_671,&g_671,&g_205,&g_671};
static int64_t **g_1654 = &g_1655[1];
static int64_t ***g_1653[3] = {&g_1654,&g_1654,&g_1654};
static const struct S2 g_1704 = {0x47CBADA1L,0x3B349EF4L,0x7C9974A6L,0xD00A525ABC53BA5ELL,0x6FDFL,0x689779EABF1D9351LL,0x57221585L,{0xDAL,6L},0x9253C893FE441F86LL};
static volatile struct S2 g_1707[9] = {{4L,-1L,2L,0x7AFAB585A917573CLL,9UL,0xBA2C76FC8C4F9C5ELL,9UL,{-1L,0x61BFA229L},2UL},{0x0C7F6F19L,0L,0xADA1DA1CL,0UL,0xA5F2L,0x39F98AEEAECE4B6BLL,0x1CC5C823L,{0x59L,1L},0xF65EF6CE24350DF6LL},{4L,-1L,2L,0x7AFAB585A917573CLL,9UL,0xBA2C76FC8C4F9C5ELL,9UL,{-1L,0x61BFA229L},2UL},{4L,-1L,2L,0x7AFAB585A917573CLL,9UL,0xBA2C76FC8C4F9C5ELL,9UL,{-1L,0x61BFA229L},2UL},{0x0C7F6F19L,0L,0xADA1DA1CL,0UL,0xA5F2L,0x39F98AEEAECE4B6BLL,0x1CC5C823L,{0x59L,1L},0xF65EF6CE24350DF6LL},{4L,-1L,2L,0x7AFAB585A917573CLL,9UL,0xBA2C76FC8C4F9C5ELL,9UL,{-1L,0x61BFA229L},2UL},{4L,-1L,2L,0x7AFAB585A917573CLL,9UL,0xBA2C76FC8C4F9C5ELL,9UL,{-1L,0x61BFA229L},2UL},{0x0C7F6F19L,0L,0xADA1DA1CL,0UL,0xA5F2L,0x39F98AEEAECE4B6BLL,0x1CC5C823L,{0x59L,1L},0xF65EF6CE24350DF6LL},{4L,-1L,2L,0x7AFAB585A917573CLL,9UL,0xBA2C76FC8C4F9C5ELL,9UL,{-1L,0x61BFA229L},2UL}};
static const uint16_t *g_1742 = (void*)0;
static const uint16_t **g_1741[6] = {&g_1742,&g_1742,&g_1742,&g_1742,&g_1742,&g_1742};
static const uint16_t ***g_1740[8] = {&g_1741[1],&g_1741[1],&g_1741[1],&g_1741[1],&g_1741[1],&g_1741[1],&g_1741[1],&g_1741[1]};
static uint16_t * const * const g_1747[5] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
static uint16_t * const * const *g_1746 = &g_1747[4];
static volatile struct S2 g_1765 = {-1L,0x41B23CF2L,-4L,0x0B55079190592FF4LL,0x22C5L,1L,0x6D453802L,{0xA3L,0xA6AFC24FL},0xCAD6BCB5EA101BEELL};
static struct S2 g_1781 = {0x0339AB71L,0L,7L,0x7C08C9777D0D0EEFLL,65535UL,1L,0xF7F49F84L,{0L,3L},0x04832173C77C6FB8LL};
static const int32_t ** volatile g_1847 = &g_222;
static struct S2 g_1877 = {0x4FD73F48L,0x90970E6DL,0x23DEB188L,18446744073709551610UL,1UL,-3L,4294967289UL,{0x91L,0L},6UL};
static int32_t ** volatile g_1921 = &g_163;
static volatile int16_t g_1935[5] = {0L,0L,0L,0L,0L};
static int16_t ** const * volatile *g_1944 = (void*)0;
static struct S1 g_1957 = {1UL,1L,18446744073709551612UL,0x6AF0L,0xA5DBBEB9L,0x53D8514DL,-9L,0x72L};
static struct S1 g_1958 = {0UL,-8L,0xEFE9934C66670702LL,65531UL,2UL,0xB9C914B0L,-1L,-1L};
static int32_t ** volatile g_1971[10] = {&g_163,&g_163,&g_163,&g_163,&g_163,&g_163,&g_163,&g_163,&g_163,&g_163};
static int32_t ** volatile g_1972 = &g_163;
static int32_t **g_1973[7][6] = {{&g_163,&g_163,&g_163,&g_163,&g_163,(void*)0},{&g_163,&g_163,(void*)0,&g_163,&g_163,&g_163},{&g_163,&g_163,&g_163,&g_163,&g_163,&g_163},{&g_163,&g_163,(void*)0,&g_163,&g_163,(void*)0},{&g_163,&g_163,&g_163,&g_163,&g_163,&g_163},{&g_163,(void*)0,&g_163,&g_163,(void*)0,&g_163},{&g_163,&g_163,&g_163,&g_163,&g_163,&g_163}};
static int32_t ** volatile *g_1970[10][8][2] = {{{&g_1971[3],&g_1971[3]},{&g_1973[0][3],&g_1973[0][3]},{&g_1973[0][3],&g_1973[0][3]},{&g_1973[0][3],&g_1973[0][3]},{&g_1973[0][3],&g_1973[0][3]},{&g_1973[2][4],&g_1973[0][3]},{&g_1973[2][4],&g_1973[0][3]},{&g_1973[0][3],&g_1973[0][3]}},{{&g_1973[0][3],&g_1973[0][3]},{&g_1973[0][3],&g_1973[0][3]},{&g_1973[0][3],&g_1971[3]},{&g_1971[3],&g_1973[0][3]},{&g_1973[0][3],&g_1973[2][2]},{&g_1973[3][2],&g_1971[3]},{(void*)0,&g_1973[0][3]},{&g_1973[0][3],&g_1973[6][4]}},{{&g_1973[0][3],&g_1973[0][3]},{&g_1973[2][2],&g_1973[0][3]},{&g_1973[2][4],&g_1973[0][3]},{&g_1973[0][3],&g_1973[0][3]},{&g_1973[2][2],&g_1973[3][5]},{&g_1973[0][3],&g_1973[6][4]},{&g_1973[0][3],&g_1973[0][3]},{(void*)0,&g_1973[3][2]}},{{&g_1971[3],&g_1973[2][2]},{&g_1973[0][3],&g_1973[2][2]},{&g_1971[3],&g_1973[3][2]},{(void*)0,&g_1973[0][3]},{&g_1973[0][3],&g_1973[6][4]},{&g_1973[0][3],&g_1973[3][5]},{&g_1973[2][2],&g_1973[0][3]},{&g_1973[0][3],&g_1973[0][3]}},{{&g_1973[2][4],&g_1973[0][3]},{&g_1973[2][2],&g_1973[0][3]},{&g_1973[0][3],&g_1973[6][4]},{&g_1973[0][3],&g_1973[0][3]},{(void*)0,&g_1971[3]},{&g_1973[3][2],&g_1973[2][2]},{&g_1973[0][3],&g_1973[0][3]},{&g_1971[3],&g_1971[3]}},{{&g_1973[0][3],&g_1973[0][3]},{&g_1973[0][3],&g_1973[0][3]},{&g_1973[0][3],&g_1973[0][3]},{&g_1973[0][3],&g_1973[0][3]},{&g_1973[2][4],&g_1973[0][3]},{&g_1973[2][4],&g_1973[0][3]},{&g_1973[0][3],&g_1973[0][3]},{&g_1973[0][3],&g_1973[0][3]}},{{&g_1973[0][3],&g_1973[0][3]},{&g_1973[0][3],&g_1971[3]},{&g_1971[3],&g_1973[0][3]},{&g_1973[0][3],&g_1973[2][2]},{&g_1973[3][2],&g_1971[3]},{(void*)0,&g_1973[0][3]},{&g_1973[0][3],&g_1973[6][4]},{&g_1973[0][3],&g_1973[0][3]}},{{&g_1973[2][2],&g_1973[0][3]},{&g_1973[2][4],&g_1973[0][3]},{&g_1973[0][3],&g_1973[0][3]},{&g_1973[2][2],&g_1973[3][5]},{&g_1973[0][3],&g_1973[6][4]},{&g_1973[0][3],&g_1973[0][3]},{(void*)0,&g_1973[3][2]},{&g_1971[3],&g_1973[2][2]}},{{&g_1973[0][3],&g_1973[2][2]},{&g_1971[3],&g_1973[3][2]},{(void*)0,&g_1973[0][3]},{&g_1973[0][3],&g_1973[6][4]},{&g_1973[0][3],&g_1973[3][5]},{&g_1973[2][2],&g_1973[0][3]},{&g_1973[0][3],&g_1973[0][3]},{&g_1973[2][4],&g_1973[0][3]}},{{&g_1973[2][2],&g_1973[0][3]},{&g_1973[4][4],&g_1973[0][3]},{&g_1973[0][3],&g_1973[0][3]},{&g_1973[0][3],&g_1973[0][3]},{&g_1973[4][2],&g_1973[0][3]},{&g_1973[3][2],&g_1973[1][0]},{&g_1973[0][3],&g_1973[0][3]},{&g_1973[1][3],&g_1973[3][5]}}};
static int32_t ** volatile * volatile *g_1969[1] = {&g_1970[2][6][1]};
static int32_t ** volatile * volatile **g_1968[4][2] = {{&g_1969[0],&g_1969[0]},{&g_1969[0],&g_1969[0]},{&g_1969[0],&g_1969[0]},{&g_1969[0],&g_1969[0]}};
static int64_t g_1976[7][1] = {{(-6L)},{0x93FECFCBD5EC23C2LL},{(-6L)},{(-6L)},{0x93FECFCBD5EC23C2LL},{(-6L)},{(-6L)}};
static int64_t g_1981 = 1L;
static int16_t ***g_1990 = &g_1006[1];
static int16_t ****g_1989 = &g_1990;
static int16_t *****g_1988 = &g_1989;
static volatile uint8_t g_1998 = 0x22L;
static const volatile uint8_t *g_1997 = &g_1998;
static const volatile uint8_t * const *g_1996 = &g_1997;
static int64_t func_1(void);
static const int8_t func_13(uint16_t p_14, int32_t * const p_15, int32_t * p_16, int32_t * p_17, int16_t p_18);
static uint8_t func_23(int8_t p_24, int8_t p_25, const int32_t p_26);
static struct S0 func_29(uint16_t p_30, uint32_t p_31, uint8_t p_32);
static struct S2 func_33(const int32_t p_34, int8_t p_35, uint8_t p_36, int16_t p_37, int32_t * p_38);
static int64_t func_39(int32_t * p_40);
static int64_t func_1(void)
{
int32_t *l_2 = (void*)0;
int32_t *l_3 = &g_4[3][0][1];
int32_t *l_5 = &g_4[0][2][3];
int32_t l_6 = 0x445A8CCEL;
int32_t *l_7[4][4][5] = {{{&l_6,&l_6,(void*)0,(void*)0,(void*)0},{(void*)0,&g_4[1][1][6],(void*)0,(void*)0,&g_4[3][1][4]},{&l_6,&g_4[1][1][6],(void*)0,&l_6,&g_4[0][0][1]},{(void*)0,&l_6,(void*)0,&g_4[3][0][1],&l_6}},{{&g_4[3][2][1],&g_4[0][0][1],(void*)0,&g_4[0][0][1],&g_4[3][2][1]},{&l_6,&l_6,(void*)0,&g_4[0][0][1],&g_4[3][0][1]},{&l_6,&l_6,(void*)0,&g_4[3][0][1],&g_4[3][0][1]},{(void*)0,(void*)0,&g_4[3][0][1],&l_6,&g_4[3][0][1]}},{{&g_4[3][0][1],&g_4[3][0][1],&g_4[1][1][6],(void*)0,&g_4[3][2][1]},{&g_4[3][0][1],&g_4[4][0][2],&g_4[3][2][1],(void*)0,&l_6},{(void*)0,(void*)0,&g_4[3][0][1],&l_6,&g_4[0][0][1]},{&l_6,&g_4[4][0][2],&g_4[4][0][2],&l_6,&g_4[3][1][4]}},{{&l_6,&g_4[3][0][1],&g_4[4][0][2],&g_4[3][2][1],(void*)0},{&g_4[3][2][1],(void*)0,&g_4[3][0][1],(void*)0,&g_4[4][0][2]},{(void*)0,&l_6,&g_4[3][2][1],&g_4[3][2][1],&l_6},{&l_6,&l_6,&g_4[1][1][6],&l_6,&l_6}}};
uint8_t l_8 = 0x1EL;
uint8_t *l_1975 = &l_8;
int32_t l_1991 = 0x6183D2A7L;
uint32_t l_1992[8] = {0x1EA8E1C3L,0x1EA8E1C3L,0x1EA8E1C3L,0x1EA8E1C3L,0x1EA8E1C3L,0x1EA8E1C3L,0x1EA8E1C3L,0x1EA8E1C3L};
int i, j, k;
l_8++;
l_1992[1] ^= ((safe_mul_func_int8_t_s_s(func_13((safe_div_func_int8_t_s_s((safe_div_func_int8_t_s_s(9L, func_23((*l_3), (*l_5), g_4[3][0][2]))), ((g_243[3].f3 , (&g_493 == &g_493)) & ((*l_1975) |= g_311.f2)))), &l_6, &l_6, &l_6, g_1976[3][0]), l_1991)) ^ 0xD1EC55BAL);
(*g_725) |= (((0xA8108D56A5F9BE09LL || ((void*)0 != (*g_373))) & (!(((**g_970) , (**g_162)) < g_1516[8]))) <= ((*l_5) , (safe_sub_func_uint16_t_u_u((g_1996 != &g_1997), (*l_3)))));
return (*l_5);
}
static const int8_t func_13(uint16_t p_14, int32_t * const p_15, int32_t * p_16, int32_t * p_17, int16_t p_18)
{
int32_t **l_1977 = &g_725;
int32_t *l_1978 = &g_1185.f1;
int32_t *l_1979 = &g_1781.f1;
int32_t *l_1980[9][4][6] = {{{(void*)0,&g_212.f1,&g_4[3][0][1],(void*)0,&g_919.f1,(void*)0},{&g_1877.f1,(void*)0,&g_1877.f1,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,&g_439.f1,&g_311.f1,&g_311.f1},{&g_4[1][0][6],(void*)0,&g_1545.f1,&g_4[3][0][1],&g_714[4][0][0].f1,&g_439.f1}},{{&g_714[4][0][0].f1,&g_243[3].f1,&g_243[3].f1,(void*)0,(void*)0,(void*)0},{&g_243[3].f1,&g_216.f1,&g_714[4][0][0].f1,&g_1283.f1,&g_714[4][0][0].f1,&g_216.f1},{&g_4[3][0][1],&g_212.f1,&g_714[4][0][0].f1,&g_439.f1,(void*)0,&g_311.f1},{&g_1283.f1,(void*)0,(void*)0,(void*)0,&g_1877.f1,&g_4[1][0][6]}},{{&g_1545.f1,(void*)0,(void*)0,&g_242.f1,(void*)0,(void*)0},{&g_311.f1,&g_212.f1,&g_1283.f1,&g_1877.f1,&g_714[4][0][0].f1,&g_216.f1},{&g_212.f1,&g_216.f1,(void*)0,(void*)0,(void*)0,&g_1283.f1},{&g_439.f1,&g_243[3].f1,&g_216.f1,(void*)0,&g_714[4][0][0].f1,(void*)0}},{{(void*)0,&g_1283.f1,(void*)0,(void*)0,&g_714[4][0][0].f1,&g_1781.f1},{&g_1173.f1,(void*)0,(void*)0,(void*)0,(void*)0,&g_1173.f1},{&g_243[3].f1,&g_439.f1,&g_1545.f1,&g_1283.f1,&g_4[1][0][6],&g_714[4][0][0].f1},{&g_714[4][0][0].f1,(void*)0,&g_1283.f1,&g_919.f1,&g_212.f1,&g_439.f1}},{{&g_714[4][0][0].f1,&g_1173.f1,&g_919.f1,&g_1283.f1,&g_311.f1,&g_4[3][0][1]},{&g_243[3].f1,&g_4[1][0][6],(void*)0,(void*)0,&g_1283.f1,(void*)0},{&g_1173.f1,&g_242.f1,&g_311.f1,(void*)0,&g_243[3].f1,(void*)0},{(void*)0,&g_439.f1,&g_714[4][0][0].f1,&g_243[3].f1,&g_243[3].f1,(void*)0}},{{(void*)0,&g_216.f1,(void*)0,(void*)0,(void*)0,&g_311.f1},{(void*)0,(void*)0,&g_714[4][0][0].f1,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,&g_714[4][0][0].f1,(void*)0,(void*)0},{&g_311.f1,&g_919.f1,&g_1877.f1,(void*)0,&g_216.f1,(void*)0}},{{&g_243[3].f1,&g_1545.f1,(void*)0,(void*)0,&g_439.f1,(void*)0},{&g_216.f1,&g_4[3][0][1],&g_714[4][0][0].f1,&g_212.f1,&g_1545.f1,&g_311.f1},{&g_311.f1,(void*)0,(void*)0,&g_216.f1,&g_1877.f1,(void*)0},{&g_4[2][0][1],(void*)0,&g_714[4][0][0].f1,(void*)0,&g_212.f1,(void*)0}},{{&g_714[4][0][0].f1,&g_243[3].f1,&g_311.f1,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,&g_4[3][0][1]},{(void*)0,&g_1545.f1,&g_919.f1,&g_439.f1,&g_1283.f1,&g_439.f1},{&g_4[3][0][1],&g_311.f1,&g_1283.f1,&g_1877.f1,&g_1283.f1,&g_714[4][0][0].f1}},{{(void*)0,&g_1545.f1,&g_1545.f1,(void*)0,(void*)0,&g_1173.f1},{&g_4[1][0][6],(void*)0,(void*)0,&g_1283.f1,(void*)0,&g_1781.f1},{&g_216.f1,&g_243[3].f1,(void*)0,&g_1545.f1,&g_212.f1,&g_1283.f1},{&g_311.f1,(void*)0,&g_1283.f1,(void*)0,&g_1877.f1,&g_243[3].f1}}};
uint8_t l_1982 = 255UL;
int16_t ***l_1987 = &g_1006[1];
int16_t ****l_1986[1][3][8] = {{{(void*)0,(void*)0,&l_1987,(void*)0,(void*)0,&l_1987,(void*)0,(void*)0},{&l_1987,(void*)0,&l_1987,&l_1987,(void*)0,&l_1987,&l_1987,(void*)0},{(void*)0,&l_1987,&l_1987,(void*)0,&l_1987,&l_1987,(void*)0,&l_1987}}};
int16_t *****l_1985 = &l_1986[0][0][6];
int i, j, k;
(*l_1977) = p_15;
l_1982++;
(*g_163) ^= ((g_1988 = l_1985) == &l_1986[0][0][6]);
return (*l_1979);
}
static uint8_t func_23(int8_t p_24, int8_t p_25, const int32_t p_26)
{
int32_t *l_41 = (void*)0;
int32_t l_77 = 1L;
int32_t *l_79[1][2][10] = {{{&l_77,&l_77,&g_45.f1,&g_45.f1,&g_45.f1,&l_77,&l_77,&g_45.f1,&g_45.f1,&g_45.f1},{&l_77,&l_77,&g_45.f1,&g_45.f1,&g_45.f1,&l_77,&l_77,&g_45.f1,&g_45.f1,&g_45.f1}}};
int16_t *l_1004 = &g_43;
int16_t **l_1003[10];
int32_t l_1011 = 0xD8364E5AL;
uint8_t *l_1032[7][6] = {{&g_297,&g_169,&g_297,&g_110,&g_297,&g_110},{&g_297,&g_110,&g_297,&g_110,&g_297,&g_110},{&g_297,&g_110,&g_297,&g_110,&g_297,&g_110},{&g_297,&g_110,&g_297,&g_110,&g_297,&g_110},{&g_297,&g_110,&g_297,&g_110,&g_297,&g_110},{&g_297,&g_110,&g_297,&g_110,&g_297,&g_110},{&g_297,&g_110,&g_297,&g_110,&g_297,&g_110}};
uint8_t l_1049[4];
int64_t *l_1058 = &g_210;
uint16_t **l_1107 = &g_265;
int32_t **l_1125 = &g_725;
int32_t ***l_1124 = &l_1125;
int64_t **l_1134 = (void*)0;
int64_t ***l_1133 = &l_1134;
uint16_t ***l_1240 = (void*)0;
uint16_t l_1274 = 65535UL;
int64_t l_1302 = (-7L);
int8_t *** const l_1333 = &g_353;
struct S0 l_1335 = {-3L,0x1BFCE23CL};
struct S1 *l_1400 = &g_1401[2][1];
struct S1 **l_1419[4] = {&l_1400,&l_1400,&l_1400,&l_1400};
int16_t l_1459 = 0L;
struct S2 * const l_1560[5] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
int8_t l_1592[7] = {0xEFL,0xEFL,0xEFL,0xEFL,0xEFL,0xEFL,0xEFL};
uint32_t l_1594[3];
int64_t l_1691 = 0x2D29FB02182FCCD7LL;
const int64_t *l_1808 = &g_116[1].f5;
const int64_t **l_1807 = &l_1808;
int8_t l_1857 = (-2L);
int32_t ****l_1904 = &l_1124;
int32_t *****l_1903[8] = {&l_1904,(void*)0,&l_1904,(void*)0,&l_1904,(void*)0,&l_1904,(void*)0};
uint32_t l_1936 = 1UL;
uint8_t l_1953 = 251UL;
int16_t ***l_1955 = &g_1006[1];
int16_t *** const *l_1954 = &l_1955;
uint16_t ****l_1963[8] = {&l_1240,&l_1240,&l_1240,&l_1240,&l_1240,&l_1240,&l_1240,&l_1240};
int i, j, k;
for (i = 0; i < 10; i++)
l_1003[i] = &l_1004;
for (i = 0; i < 4; i++)
l_1049[i] = 1UL;
for (i = 0; i < 3; i++)
l_1594[i] = 0x43CC9074L;
lbl_1059:
for (p_24 = 0; (p_24 < 21); p_24 = safe_add_func_uint8_t_u_u(p_24, 3))
{
int8_t *l_63 = &g_64;
int16_t *l_75 = &g_43;
int16_t **l_74 = &l_75;
int16_t *l_76 = &g_43;
int32_t l_78[3];
int64_t l_1010 = 0x3758A2BAFC6A7C59LL;
uint32_t *l_1038 = &g_730;
int i;
for (i = 0; i < 3; i++)
l_78[i] = 0xC7391AF2L;
if ((func_29((func_33((func_39(l_41) <= (((((g_45.f3 & ((((safe_mod_func_int8_t_s_s((((g_45.f7.f1 , ((*l_63) ^= 0x3FL)) | (safe_lshift_func_uint16_t_u_u(65533UL, 7))) , ((safe_rshift_func_int8_t_s_s(g_43, g_45.f8)) < ((safe_rshift_func_int16_t_s_s((~(safe_add_func_int32_t_s_s(((((*l_74) = &g_43) != l_76) >= l_77), 4294967295UL))), 0)) | g_45.f7.f0))), g_45.f2)) | p_26) != l_78[0]) , 0x85L)) , 7L) || g_45.f7.f1) | 4294967293UL) , l_78[0])), g_45.f5, l_78[0], g_45.f8, l_79[0][0][6]) , l_78[2]), g_212.f7.f0, g_212.f5) , p_26))
{
int8_t l_990 = 0x41L;
int16_t l_994[5];
int32_t l_995 = 0L;
int32_t l_997 = 1L;
int32_t l_998 = 6L;
int32_t l_999[9][4] = {{0x43C8345DL,0xE6F6EDDFL,6L,0x43C8345DL},{4L,(-1L),4L,6L},{0L,(-1L),0xAE29BE38L,0x43C8345DL},{(-1L),0xE6F6EDDFL,0xE6F6EDDFL,(-1L)},{4L,0x43C8345DL,0xE6F6EDDFL,6L},{(-1L),0L,0xAE29BE38L,0L},{0L,0xE6F6EDDFL,4L,0L},{4L,0L,6L,6L},{0x43C8345DL,0x43C8345DL,0xAE29BE38L,(-1L)}};
uint32_t l_1012 = 0xAE9D8F93L;
int8_t l_1015 = 0xDEL;
const int8_t **l_1031 = &g_374[2][2][1];
int64_t l_1039[5];
uint16_t l_1040 = 65526UL;
int32_t l_1044 = (-7L);
int i, j;
for (i = 0; i < 5; i++)
l_994[i] = 8L;
for (i = 0; i < 5; i++)
l_1039[i] = 0xF17A08A595B6F8FALL;
for (g_439.f1 = 0; (g_439.f1 >= (-6)); --g_439.f1)
{
(***g_330) = (**g_331);
}
for (g_311.f3 = 0; (g_311.f3 <= 0); g_311.f3 += 1)
{
int16_t l_992 = 0L;
int32_t l_993 = 0xCE937FAEL;
int32_t l_996[9] = {1L,1L,1L,1L,1L,1L,1L,1L,1L};
int8_t l_1008 = 0xB1L;
int16_t l_1009[1];
uint16_t *l_1024 = &g_251;
int8_t **l_1037 = &g_354;
int i;
for (i = 0; i < 1; i++)
l_1009[i] = (-8L);
}
return g_298;
}
else
{
int32_t **l_1055 = &l_41;
(*l_1055) = (*g_724);
return g_787.f5;
}
}
if ((p_25 != (safe_sub_func_int64_t_s_s(((*l_1058) = p_26), 0L))))
{
int16_t * const l_1082 = (void*)0;
int32_t l_1084 = 0x8F417EC7L;
uint16_t *l_1129 = &g_1080;
struct S0 l_1142[10] = {{0x32L,0xC203AFBAL},{1L,0x9B08E200L},{0x32L,0xC203AFBAL},{0L,0L},{0L,0L},{0x32L,0xC203AFBAL},{1L,0x9B08E200L},{0x32L,0xC203AFBAL},{0L,0L},{0L,0L}};
int32_t *l_1182 = &g_1173.f1;
struct S1 *l_1207 = &g_1197;
int64_t l_1273 = 3L;
int32_t l_1338 = 0L;
uint16_t ****l_1350 = &l_1240;
uint8_t l_1441 = 255UL;
struct S1 **l_1508 = &l_1400;
uint32_t l_1559[8];
int i;
for (i = 0; i < 8; i++)
l_1559[i] = 0x3AB65CEEL;
for (p_24 = 4; (p_24 >= 0); p_24 -= 1)
{
struct S1 ** const l_1069[4][5][2] = {{{&g_654,&g_654},{&g_654,&g_654},{&g_654,&g_654},{&g_654,&g_654},{&g_654,&g_654}},{{&g_654,&g_654},{&g_654,&g_654},{&g_654,&g_654},{&g_654,&g_654},{&g_654,&g_654}},{{&g_654,&g_654},{&g_654,&g_654},{&g_654,&g_654},{&g_654,&g_654},{&g_654,&g_654}},{{&g_654,&g_654},{&g_654,&g_654},{&g_654,&g_654},{&g_654,&g_654},{&g_654,&g_654}}};
int16_t *l_1083 = &g_208;
int8_t **l_1094 = &g_354;
int32_t l_1095 = 0L;
uint8_t *l_1128 = &g_48[2];
int i, j, k;
if (g_45.f6)
goto lbl_1059;
for (g_919.f3 = 0; (g_919.f3 <= 2); g_919.f3 += 1)
{
const struct S1 *l_1071[8][7][3] = {{{&g_1072[4][1],&g_1072[4][1],&g_1074},{(void*)0,&g_1076,(void*)0},{&g_1072[4][1],&g_1072[4][1],&g_1074},{(void*)0,&g_1076,(void*)0},{&g_1072[4][1],&g_1072[4][1],&g_1074},{(void*)0,&g_1076,(void*)0},{&g_1072[4][1],&g_1072[4][1],&g_1074}},{{(void*)0,&g_1076,(void*)0},{(void*)0,(void*)0,&g_1072[4][1]},{&g_1078,(void*)0,(void*)0},{(void*)0,(void*)0,&g_1072[4][1]},{&g_1078,(void*)0,(void*)0},{(void*)0,(void*)0,&g_1072[4][1]},{&g_1078,(void*)0,(void*)0}},{{(void*)0,(void*)0,&g_1072[4][1]},{&g_1078,(void*)0,(void*)0},{(void*)0,(void*)0,&g_1072[4][1]},{&g_1078,(void*)0,(void*)0},{(void*)0,(void*)0,&g_1072[4][1]},{&g_1078,(void*)0,(void*)0},{(void*)0,(void*)0,&g_1072[4][1]}},{{&g_1078,(void*)0,(void*)0},{(void*)0,(void*)0,&g_1072[4][1]},{&g_1078,(void*)0,(void*)0},{(void*)0,(void*)0,&g_1072[4][1]},{&g_1078,(void*)0,(void*)0},{(void*)0,(void*)0,&g_1072[4][1]},{&g_1078,(void*)0,(void*)0}},{{(void*)0,(void*)0,&g_1072[4][1]},{&g_1078,(void*)0,(void*)0},{(void*)0,(void*)0,&g_1072[4][1]},{&g_1078,(void*)0,(void*)0},{(void*)0,(void*)0,&g_1072[4][1]},{&g_1078,(void*)0,(void*)0},{(void*)0,(void*)0,&g_1072[4][1]}},{{&g_1078,(void*)0,(void*)0},{(void*)0,(void*)0,&g_1072[4][1]},{&g_1078,(void*)0,(void*)0},{(void*)0,(void*)0,&g_1072[4][1]},{&g_1078,(void*)0,(void*)0},{(void*)0,(void*)0,&g_1072[4][1]},{&g_1078,(void*)0,(void*)0}},{{(void*)0,(void*)0,&g_1072[4][1]},{&g_1078,(void*)0,(void*)0},{(void*)0,(void*)0,&g_1072[4][1]},{&g_1078,(void*)0,(void*)0},{(void*)0,(void*)0,&g_1072[4][1]},{&g_1078,(void*)0,(void*)0},{(void*)0,(void*)0,&g_1072[4][1]}},{{&g_1078,(void*)0,(void*)0},{(void*)0,(void*)0,&g_1072[4][1]},{&g_1078,(void*)0,(void*)0},{(void*)0,(void*)0,&g_1072[4][1]},{&g_1078,(void*)0,(void*)0},{(void*)0,(void*)0,&g_1072[4][1]},{&g_1078,(void*)0,(void*)0}}};
const struct S1 **l_1070 = &l_1071[5][6][2];
const struct S1 ***l_1079 = &l_1070;
int32_t l_1081 = 9L;
int i, j, k;
(*g_163) &= ((*g_725) = (1UL == ((((safe_mul_func_uint8_t_u_u(p_24, (~(safe_mul_func_uint16_t_u_u(p_25, ((safe_mod_func_uint32_t_u_u((safe_sub_func_uint32_t_u_u(((***g_404) != ((l_1069[3][2][1] == ((*l_1079) = l_1070)) | ((((g_1080 = g_873) == l_1081) , l_1082) != l_1083))), 0x6C46A7A4L)), 6L)) , p_25)))))) || 0xBD01D055L) <= l_1084) || l_1081)));
(**g_331) = ((0x72C4F8FCE9DBA716LL < ((safe_unary_minus_func_int16_t_s((safe_sub_func_int32_t_s_s(0xE9BD97B5L, (safe_lshift_func_uint8_t_u_u(((safe_mod_func_uint16_t_u_u((p_26 & ((l_1094 == (void*)0) >= (l_1083 != ((**g_653) , (((void*)0 == &g_373) , l_1082))))), (*g_1007))) ^ 7UL), 2)))))) , p_26)) && l_1095);
for (g_827 = 0; (g_827 <= 5); g_827 += 1)
{
for (g_311.f1 = 0; (g_311.f1 <= 5); g_311.f1 += 1)
{
int8_t l_1106 = 4L;
uint32_t *l_1108 = &g_932;
uint64_t *l_1111 = &g_311.f3;
(*g_725) &= (safe_rshift_func_uint8_t_u_u((p_25 | (safe_div_func_int8_t_s_s((p_25 , p_25), (g_242.f2 && (safe_mod_func_uint16_t_u_u((((g_1102 , (**g_970)) , ((*l_1058) = 0xFE324AFEAC2B4BD4LL)) && (g_216.f8 | g_492)), g_4[3][0][1])))))), 2));
(*g_725) = ((safe_unary_minus_func_int8_t_s((((((*l_1111) = ((safe_lshift_func_uint16_t_u_s(l_1106, ((g_1078.f0 , 0x995963ABB8468E90LL) ^ (l_1107 != (void*)0)))) > ((*l_1108)++))) ^ (((safe_rshift_func_uint8_t_u_u(0x5EL, 5)) || (2UL != ((safe_add_func_uint8_t_u_u(4UL, ((-10L) <= g_1077[0][4][0].f6))) < g_1075.f0))) && l_1106)) >= l_1095) | g_1078.f1))) > l_1081);
l_1081 &= ((**g_331) = 5L);
}
for (g_691 = 5; (g_691 >= 0); g_691 -= 1)
{
int i, j, k;
return g_4[g_919.f3][g_919.f3][(g_827 + 1)];
}
(***g_330) ^= l_1081;
if (l_1095)
continue;
}
(*g_163) = (((safe_div_func_int64_t_s_s((((((~0x32L) & (safe_mul_func_uint16_t_u_u(((safe_mod_func_uint16_t_u_u(((p_24 > (*g_354)) > ((((**g_970) , p_24) > ((!((*g_331) != &l_1081)) || (0x07D147D5L != l_1081))) , 1L)), 0xFAF2L)) , 0xA1B8L), l_1084))) , (void*)0) != l_1124) , 0xAB35CA843C9FABF5LL), p_24)) & l_1081) >= p_24);
for (g_242.f1 = 0; (g_242.f1 <= 2); g_242.f1 += 1)
{
uint16_t *l_1130 = &g_642;
for (p_25 = 4; (p_25 >= 1); p_25 -= 1)
{
(*g_725) = (*g_725);
if (l_1081)
continue;
(**l_1125) &= (safe_lshift_func_int8_t_s_u(((((l_1128 != (void*)0) , l_1084) >= (((**g_938) = l_1129) != l_1130)) <= p_25), p_25));
}
}
}
}
if ((**l_1125))
{
struct S0 l_1141 = {-1L,0x5F028231L};
int64_t * const *l_1156 = &l_1058;
int64_t * const **l_1155[1][5][2] = {{{&l_1156,&l_1156},{&l_1156,&l_1156},{&l_1156,&l_1156},{&l_1156,&l_1156},{&l_1156,&l_1156}}};
struct S1 *l_1208 = (void*)0;
int32_t l_1210 = 8L;
uint32_t l_1229 = 0xC96A7F58L;
int8_t ***l_1272 = &g_353;
struct S2 *l_1357 = &g_1358;
int8_t ** const *l_1445 = &g_353;
int8_t ** const **l_1444 = &l_1445;
int32_t l_1466 = 0x5E4F6276L;
int32_t l_1467[3][6] = {{0x5D9C441BL,1L,0xF5FCA93BL,0xF5FCA93BL,1L,0x5D9C441BL},{0x9A0B47BCL,0x5D9C441BL,(-4L),1L,(-4L),0x5D9C441BL},{(-4L),0x9A0B47BCL,0xF5FCA93BL,6L,6L,0xF5FCA93BL}};
int i, j, k;
for (g_210 = 0; (g_210 != 0); g_210 = safe_add_func_uint32_t_u_u(g_210, 7))
{
int32_t l_1145 = 2L;
int32_t l_1146 = 0xE0250A62L;
int32_t l_1147 = (-9L);
uint16_t l_1154[1][5][7] = {{{65531UL,65531UL,0x2C91L,0UL,0UL,0UL,0UL},{65535UL,65535UL,65535UL,0xED27L,65535UL,65535UL,65535UL},{65531UL,0UL,0UL,65531UL,0UL,0x2C91L,0x2C91L},{0xD37AL,65535UL,0UL,65535UL,0xD37AL,65535UL,0UL},{0UL,65531UL,0UL,0UL,65531UL,0UL,0x2C91L}}};
int32_t l_1157 = 0L;
int64_t *l_1193 = &g_691;
uint32_t l_1206 = 0UL;
const int8_t *l_1217 = (void*)0;
int32_t l_1232 = 0xD198152FL;
struct S1 ** const l_1278 = &l_1207;
struct S1 ** const *l_1277 = &l_1278;
uint32_t l_1303 = 6UL;
const int32_t *l_1326 = &g_4[3][0][1];
int i, j, k;
l_1084 ^= (**g_301);
}
l_1142[4].f1 ^= ((0xD469775B574F15A0LL <= (((void*)0 == (*g_331)) ^ ((&g_494[9] != ((((*g_1007) = (((safe_sub_func_int64_t_s_s((safe_mul_func_int16_t_s_s((0x72FDL <= 0UL), ((((*l_1129) = ((safe_sub_func_int8_t_s_s((l_1333 == (void*)0), (+(((l_1335 , 0x377241DCL) , 0x48D6L) >= (-1L))))) & 0xA5L)) == p_25) && (***g_337)))), 0xE9F2BE9172C59990LL)) >= p_25) ^ (*g_163))) && (*l_1182)) , &g_494[9])) <= p_26))) < (**l_1125));
for (g_1076.f1 = 0; (g_1076.f1 <= 23); g_1076.f1++)
{
uint32_t l_1339[5][1] = {{4UL},{0xE618A62EL},{4UL},{0xE618A62EL},{4UL}};
int i, j;
--l_1339[2][0];
return g_439.f1;
}
if (((*g_163) = ((safe_mod_func_uint32_t_u_u(p_25, (g_1344 , (safe_mul_func_int8_t_s_s((((g_1347 , (*g_938)) == (((*l_1182) = ((*l_1182) < p_24)) , ((safe_mod_func_int32_t_s_s((l_1350 != l_1350), ((g_671 = ((**l_1156) &= (((safe_mul_func_uint16_t_u_u(((safe_mod_func_uint32_t_u_u((safe_add_func_int8_t_s_s(0x71L, g_242.f2)), 4294967294UL)) , l_1141.f1), 1L)) & (*l_1182)) , l_1210))) || g_1283.f2))) , l_1107))) | 4294967289UL), p_26))))) , (-8L))))
{
int32_t l_1359[3];
struct S0 l_1413 = {0x3BL,0x5565AFD1L};
struct S1 **l_1417 = (void*)0;
struct S1 ***l_1416[10] = {&l_1417,&l_1417,&l_1417,&l_1417,&l_1417,&l_1417,&l_1417,&l_1417,&l_1417,&l_1417};
int i;
for (i = 0; i < 3; i++)
l_1359[i] = 0xFD38F627L;
if ((*g_275))
{
int16_t ***l_1364[2][8][3] = {{{(void*)0,(void*)0,(void*)0},{&l_1003[1],&l_1003[7],&l_1003[1]},{(void*)0,(void*)0,(void*)0},{&l_1003[1],&l_1003[7],&l_1003[1]},{(void*)0,(void*)0,(void*)0},{&l_1003[1],&l_1003[7],&l_1003[1]},{(void*)0,(void*)0,(void*)0},{&l_1003[1],&l_1003[7],&l_1003[1]}},{{(void*)0,(void*)0,(void*)0},{&l_1003[1],&l_1003[7],&l_1003[1]},{(void*)0,(void*)0,(void*)0},{&l_1003[1],&l_1003[7],&l_1003[1]},{(void*)0,(void*)0,(void*)0},{&l_1003[1],&l_1003[7],&l_1003[1]},{(void*)0,(void*)0,(void*)0},{&l_1003[1],&l_1003[7],&l_1003[1]}}};
int16_t ****l_1363 = &l_1364[1][3][0];
int i, j, k;
l_1357 = &g_216;
if (p_26)
{
uint8_t l_1360 = 246UL;
int16_t *****l_1366 = &l_1363;
--l_1360;
(*l_1366) = l_1363;
return p_24;
}
else
{
uint32_t l_1367[5] = {4294967290UL,4294967290UL,4294967290UL,4294967290UL,4294967290UL};
int i;
(*g_163) &= (l_1367[2] ^ 0x320D17F1L);
}
(*g_1005) = (void*)0;
(***l_1124) ^= (g_1173.f6 & l_1210);
}
else
{
uint8_t **l_1382 = &l_1032[3][4];
int8_t **l_1392[3][1];
int i, j;
for (i = 0; i < 3; i++)
{
for (j = 0; j < 1; j++)
l_1392[i][j] = &g_354;
}
(***l_1124) = p_25;
(*g_163) ^= ((safe_add_func_uint16_t_u_u((safe_lshift_func_uint8_t_u_s((safe_mod_func_uint8_t_u_u((*l_1182), p_25)), 1)), (safe_rshift_func_uint16_t_u_s((safe_div_func_uint16_t_u_u((((((((safe_div_func_int32_t_s_s((0x58L != (**g_338)), 0xDFF04EA4L)) < ((((*l_1382) = &g_48[0]) != (void*)0) > (((void*)0 == g_494[1]) | 0L))) != (*l_1182)) | g_169) <= p_25) <= 0xB0L) >= p_25), p_26)), l_1141.f1)))) || g_714[4][0][0].f1);
for (l_1338 = (-14); (l_1338 == 28); l_1338 = safe_add_func_int16_t_s_s(l_1338, 8))
{
uint8_t l_1385 = 0x8FL;
const int32_t **l_1388 = &g_222;
--l_1385;
(*l_1388) = &p_26;
}
for (g_1220.f1 = 0; (g_1220.f1 <= 2); g_1220.f1 += 1)
{
uint8_t l_1389 = 249UL;
++l_1389;
(**g_331) = (l_1392[2][0] == (void*)0);
}
}
for (g_1185.f1 = 0; (g_1185.f1 <= (-24)); g_1185.f1--)
{
struct S1 *l_1397 = &g_1398;
struct S1 **l_1399 = &l_1397;
for (g_642 = 0; (g_642 >= 21); ++g_642)
{
return p_26;
}
(**g_331) &= ((*l_1182) ^ ((p_24 < g_424.f8) < ((-9L) && (((*l_1399) = l_1397) == l_1400))));
for (g_919.f3 = 0; (g_919.f3 <= 3); g_919.f3 += 1)
{
const int32_t **l_1404 = &g_222;
(*l_1182) ^= (safe_mul_func_uint8_t_u_u(g_1344.f5, p_25));
(*l_1404) = (*g_221);
if ((**g_1046))
continue;
}
for (g_1078.f1 = 9; (g_1078.f1 >= 0); g_1078.f1 -= 1)
{
(**l_1124) = &l_1210;
(*l_1125) = (void*)0;
}
}
l_1141.f1 &= (safe_mod_func_int8_t_s_s((safe_rshift_func_int8_t_s_u((safe_rshift_func_int8_t_s_u(((***g_337) = (safe_add_func_int64_t_s_s(((*g_329) == (l_1413 , &g_331)), g_1401[2][1].f1))), 3)), 5)), (safe_add_func_uint32_t_u_u(((&l_1208 != (l_1419[0] = (g_1418 = &g_654))) > (p_26 & 0x0F07F5DAL)), (*l_1182)))));
}
else
{
uint32_t l_1426[8] = {5UL,5UL,5UL,5UL,5UL,5UL,5UL,5UL};
int8_t ** const ***l_1446 = &l_1444;
int32_t l_1460 = 0xE8DDC484L;
int32_t l_1463 = 0x12F6A73AL;
int32_t l_1468 = 1L;
uint16_t l_1487 = 0xDD27L;
int i;
for (g_64 = 0; (g_64 <= 0); g_64 += 1)
{
int8_t l_1443 = 1L;
for (l_1210 = 0; (l_1210 <= 2); l_1210 += 1)
{
int8_t ***l_1420 = &g_353;
int32_t l_1425 = (-2L);
(*g_163) = ((***g_337) > ((p_25 == ((l_1420 == l_1333) < (0x84L | (safe_div_func_uint64_t_u_u(((g_1220.f1 & l_1141.f0) & (safe_add_func_int32_t_s_s((g_1358.f6 <= (l_1425 & l_1425)), 0UL))), p_25))))) , 0x74L));
}
for (g_1358.f1 = 0; (g_1358.f1 >= 0); g_1358.f1 -= 1)
{
return p_25;
}
if (l_1426[0])
continue;
for (g_932 = 0; (g_932 <= 2); g_932 += 1)
{
uint8_t l_1442 = 9UL;
(***g_330) = 1L;
l_1443 &= (safe_div_func_int64_t_s_s(((((safe_lshift_func_uint16_t_u_u((***l_1124), 9)) != (((**g_331) <= (safe_sub_func_int32_t_s_s((((*l_1182) &= (safe_mul_func_int8_t_s_s((safe_add_func_int16_t_s_s(0x45A8L, (p_24 && 0xB990L))), ((((p_24 , g_1437) , ((safe_lshift_func_uint8_t_u_u((safe_unary_minus_func_uint16_t_u(l_1441)), 0)) , &g_338)) != (void*)0) , p_25)))) | p_26), l_1442))) >= 0L)) && g_48[4]) || l_1210), g_1283.f5));
if (l_1426[2])
continue;
}
}
if ((&g_372[0][3][2] != ((*l_1446) = l_1444)))
{
uint8_t l_1447 = 255UL;
--l_1447;
(**l_1125) ^= (safe_rshift_func_int16_t_s_u(p_24, 5));
}
else
{
int8_t l_1458 = 0x50L;
int32_t l_1461 = 0xD73FFD10L;
int32_t l_1465 = 0x9ACB6135L;
int32_t l_1469 = (-5L);
int32_t l_1470 = 0L;
uint32_t l_1471 = 4294967293UL;
for (g_1080 = (-13); (g_1080 <= 26); g_1080 = safe_add_func_uint32_t_u_u(g_1080, 4))
{
uint16_t * const l_1454 = &g_642;
int32_t l_1457 = 0xEF610878L;
int32_t l_1462 = 0xF70F1C01L;
int32_t l_1464[5];
int i;
for (i = 0; i < 5; i++)
l_1464[i] = 0x3716177CL;
l_1210 = (((void*)0 != l_1454) != (l_1457 ^ (((*l_1350) = &l_1107) != &l_1107)));
l_1471++;
(**l_1125) = (**g_331);
}
}
(*l_1182) = (safe_lshift_func_int16_t_s_u((safe_mod_func_int8_t_s_s((safe_sub_func_int32_t_s_s(p_26, ((((((safe_mod_func_uint32_t_u_u((g_932 ^= p_26), ((safe_div_func_uint64_t_u_u((safe_unary_minus_func_uint8_t_u(((((0UL || (safe_rshift_func_int8_t_s_s(p_25, (*l_1182)))) >= 0x39495D3B800570B1LL) && (((func_29(((*l_1207) , l_1463), (*l_1182), (*l_1182)) , (void*)0) != &l_1441) ^ g_45.f5)) ^ (*l_1182)))), g_212.f5)) , (**g_724)))) != 0x77L) && l_1487) || (***g_337)) ^ p_24) ^ p_24))), p_24)), 7));
}
}
else
{
const uint16_t l_1515 = 0xEFC2L;
lbl_1517:
for (g_251 = 0; (g_251 <= 54); ++g_251)
{
const uint16_t *l_1494 = &g_381;
for (g_787.f3 = 0; (g_787.f3 != 39); g_787.f3 = safe_add_func_uint8_t_u_u(g_787.f3, 1))
{
uint64_t l_1492 = 0x9CB92524BD45157ALL;
int32_t l_1493 = 0x9F8EC6B2L;
uint16_t *l_1495[3];
int i;
for (i = 0; i < 3; i++)
l_1495[i] = &g_381;
for (g_1358.f1 = 3; (g_1358.f1 >= 0); g_1358.f1 -= 1)
{
int i, j, k;
l_1493 |= (g_48[(g_1358.f1 + 1)] | ((g_45 , (*l_1182)) > l_1492));
if (l_1084)
goto lbl_1517;
return p_24;
}
(***g_330) = ((l_1494 == ((*l_1107) = l_1495[1])) && (safe_add_func_uint16_t_u_u((safe_div_func_uint8_t_u_u((safe_lshift_func_int8_t_s_s(((g_1078.f2 != (safe_sub_func_uint32_t_u_u(((safe_rshift_func_uint8_t_u_s((((safe_div_func_uint32_t_u_u(((*l_1182) = (((((&g_654 != l_1508) > (safe_add_func_int64_t_s_s(p_26, 2UL))) | p_26) & (safe_lshift_func_int8_t_s_u(((***l_1333) = (safe_sub_func_uint32_t_u_u((((4294967295UL <= l_1492) , g_1197.f1) , 0x2287D6AAL), p_25))), (***l_1124)))) || p_24)), 0x0D47F88DL)) < g_311.f3) , g_1358.f8), 6)) , 0xF37A7D95L), 0x4210A0A8L))) > p_26), 4)), (-9L))), l_1515)));
if (p_26)
continue;
(*g_725) = (g_1516[7] != ((*l_1004) = 1L));
}
return p_24;
}
(*l_1125) = (*g_301);
}
if (((safe_rshift_func_uint8_t_u_s(g_48[0], 3)) == ((safe_lshift_func_int16_t_s_u(((safe_mod_func_int16_t_s_s((safe_rshift_func_uint8_t_u_s((((**l_1124) = (void*)0) != (void*)0), ((***g_404) = (safe_lshift_func_uint16_t_u_u((g_498.f0 , p_26), 14))))), (safe_add_func_int32_t_s_s((p_26 <= p_26), 0x610DC894L)))) > p_25), (*l_1182))) <= p_25)))
{
uint64_t l_1530[9] = {1UL,1UL,1UL,1UL,1UL,1UL,1UL,1UL,1UL};
int i;
return l_1530[1];
}
else
{
uint16_t l_1544[4][6] = {{0x2C0EL,0x1EEBL,0x1EEBL,0x2C0EL,0x1EEBL,0x1EEBL},{0x2C0EL,0x1EEBL,0x1EEBL,0x2C0EL,0x1EEBL,0x1EEBL},{0x2C0EL,0x1EEBL,0x1EEBL,0x2C0EL,0x1EEBL,0x1EEBL},{0x2C0EL,0x1EEBL,0x1EEBL,0x2C0EL,0x1EEBL,0x1EEBL}};
int32_t l_1548 = (-1L);
int32_t l_1549 = (-4L);
uint16_t *l_1561[10];
int16_t ***l_1563 = &g_1006[0];
int16_t ****l_1562 = &l_1563;
int i, j;
for (i = 0; i < 10; i++)
l_1561[i] = (void*)0;
for (g_45.f3 = (-15); (g_45.f3 == 16); ++g_45.f3)
{
const int32_t **l_1533 = &g_222;
(*l_1533) = &p_26;
if ((*l_1182))
break;
}
(*g_163) = (safe_mul_func_int16_t_s_s(((((safe_sub_func_uint16_t_u_u((((--g_932) && 6L) >= (safe_mod_func_uint8_t_u_u(((((&g_706 != l_1058) ^ ((safe_lshift_func_int8_t_s_u((l_1544[1][0] | (g_381 &= ((g_1545 , ((safe_lshift_func_uint8_t_u_u(l_1548, (--g_110))) , ((safe_unary_minus_func_uint16_t_u((--(*l_1129)))) >= (((0x9826L != ((((l_1549 = (safe_sub_func_uint64_t_u_u((safe_add_func_uint32_t_u_u(((((void*)0 != (*g_938)) | g_169) < l_1559[2]), p_26)), g_1283.f7.f0))) & g_1358.f7.f1) , l_1560[2]) != (void*)0)) < l_1544[1][0]) | 0x5FB6DC11L)))) <= (-1L)))), g_1074.f0)) != 7UL)) , l_1562) == (void*)0), p_24))), 0x7969L)) == 0x5C7BL) , (*l_1182)) == (*l_1182)), p_24));
}
}
else
{
uint64_t l_1564 = 1UL;
int32_t *l_1568 = &g_243[3].f1;
int32_t l_1576 = 0x5DEAD58DL;
int32_t l_1577 = 0x9F495C78L;
int32_t l_1579 = 0xEA16C4E1L;
int32_t l_1580 = 0xB1821A98L;
int32_t l_1582 = (-1L);
int32_t l_1584 = 4L;
int32_t l_1586 = 0x082B0002L;
int32_t l_1587 = 0x18144871L;
int32_t l_1588 = 0x23024A13L;
int32_t l_1589 = 0xB415AEE2L;
int32_t l_1590 = 0xE253E14DL;
int32_t l_1591[9] = {9L,9L,9L,9L,9L,9L,9L,9L,9L};
int8_t l_1593 = 0x5CL;
int16_t ****l_1599 = (void*)0;
int64_t ***l_1657 = &g_1654;
const int32_t l_1728 = 0xEED5DEBCL;
struct S0 l_1739 = {0xE7L,0xDDC58465L};
uint32_t l_1796 = 0UL;
uint8_t l_1844 = 0x67L;
int32_t l_1852 = (-1L);
uint32_t *l_1878 = (void*)0;
int32_t ****l_1918 = (void*)0;
const int32_t *l_1920[5];
uint32_t *l_1956 = &l_1594[1];
uint16_t ****l_1959 = &l_1240;
uint16_t *****l_1960 = &l_1959;
uint16_t ****l_1962 = (void*)0;
uint16_t *****l_1961[9][7][4] = {{{&l_1962,(void*)0,&l_1962,&l_1962},{&l_1962,&l_1962,(void*)0,&l_1962},{&l_1962,&l_1962,(void*)0,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,(void*)0,&l_1962,&l_1962}},{{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,(void*)0,&l_1962},{&l_1962,(void*)0,(void*)0,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,(void*)0,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962}},{{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,(void*)0,&l_1962},{&l_1962,&l_1962,(void*)0,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962}},{{&l_1962,(void*)0,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,(void*)0},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,(void*)0,&l_1962,&l_1962},{&l_1962,(void*)0,&l_1962,&l_1962},{(void*)0,&l_1962,&l_1962,(void*)0}},{{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,(void*)0,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962}},{{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962},{(void*)0,&l_1962,&l_1962,&l_1962},{&l_1962,(void*)0,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962}},{{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,(void*)0,&l_1962},{&l_1962,&l_1962,(void*)0,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,(void*)0,&l_1962,&l_1962}},{{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,(void*)0},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,(void*)0,&l_1962,&l_1962},{&l_1962,(void*)0,&l_1962,&l_1962},{(void*)0,&l_1962,&l_1962,(void*)0},{&l_1962,&l_1962,&l_1962,&l_1962}},{{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,(void*)0,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962},{&l_1962,&l_1962,&l_1962,&l_1962}}};
const int32_t **l_1967 = &l_1920[3];
const int32_t ***l_1966 = &l_1967;
const int32_t ****l_1965 = &l_1966;
const int32_t *****l_1964 = &l_1965;
int32_t l_1974[6];
int i, j, k;
for (i = 0; i < 5; i++)
l_1920[i] = (void*)0;
for (i = 0; i < 6; i++)
l_1974[i] = 0x4FE94D7FL;
if ((l_1564 = (*g_725)))
{
uint32_t l_1565 = 0xDA1379B4L;
(***l_1124) ^= (0UL <= 18446744073709551606UL);
l_1565++;
}
else
{
int32_t l_1581 = 1L;
int32_t l_1583 = 0xCBB07B57L;
int32_t l_1585[1][8][6] = {{{(-10L),(-6L),(-10L),(-6L),(-10L),(-6L)},{(-1L),(-6L),(-1L),(-6L),(-1L),(-6L)},{(-10L),(-6L),(-10L),(-6L),(-10L),(-6L)},{(-1L),(-6L),(-1L),(-6L),(-1L),(-6L)},{(-10L),(-6L),(-10L),(-6L),(-10L),(-6L)},{(-1L),(-6L),(-1L),(-6L),(-1L),(-6L)},{(-10L),(-6L),(-10L),(-6L),(-10L),(-6L)},{(-1L),(-6L),(-1L),(-6L),(-1L),(-6L)}}};
int i, j, k;
(**l_1124) = l_1568;
(*g_1570) = &p_26;
for (g_1545.f3 = (-3); (g_1545.f3 == 33); ++g_1545.f3)
{
uint16_t l_1573[9] = {0UL,65532UL,0UL,65532UL,0UL,65532UL,0UL,65532UL,0UL};
int32_t l_1578[4];
int i;
for (i = 0; i < 4; i++)
l_1578[i] = 0L;
l_1573[5]++;
l_1594[0]--;
(*l_1125) = &l_1576;
}
}
if ((safe_lshift_func_int16_t_s_s((((void*)0 != l_1599) , (***g_1005)), (((safe_sub_func_uint32_t_u_u((safe_mul_func_int16_t_s_s((safe_lshift_func_int8_t_s_u((*l_1568), 4)), p_24)), p_24)) , (((safe_mod_func_int8_t_s_s((((((*l_1568) || (~((safe_lshift_func_int16_t_s_u(((*l_1568) = 0x74D3L), (~g_311.f8))) , g_1545.f8))) , p_24) > 255UL) || 0L), p_24)) , (***l_1124)) && 0x1B5973A90B82205BLL)) ^ p_25))))
{
struct S0 l_1624 = {0x56L,-1L};
int32_t l_1681[10];
int16_t *l_1713[2][1][1];
uint16_t l_1731 = 0x0B5AL;
uint8_t *l_1752 = &l_1049[3];
int i, j, k;
for (i = 0; i < 10; i++)
l_1681[i] = 7L;
for (i = 0; i < 2; i++)
{
for (j = 0; j < 1; j++)
{
for (k = 0; k < 1; k++)
l_1713[i][j][k] = &l_1459;
}
}
for (l_1593 = 0; (l_1593 != 22); l_1593++)
{
uint32_t *l_1635 = &g_117;
int32_t l_1640 = 0x087D1A7AL;
uint64_t *l_1641[2];
int32_t l_1642 = 0x238E3D9CL;
int64_t ****l_1656[2][7][7] = {{{&l_1133,&g_1653[1],&g_1653[0],&l_1133,&g_1653[2],&g_1653[2],&l_1133},{&g_1653[0],&l_1133,&g_1653[0],&g_1653[2],&l_1133,&g_1653[1],&g_1653[1]},{&l_1133,&l_1133,(void*)0,&l_1133,&l_1133,(void*)0,&l_1133},{&l_1133,&g_1653[1],&g_1653[2],&l_1133,&g_1653[2],&g_1653[1],&l_1133},{&g_1653[0],&l_1133,&g_1653[1],&g_1653[2],&l_1133,&g_1653[2],&g_1653[1]},{&l_1133,&l_1133,(void*)0,&l_1133,&l_1133,(void*)0,&l_1133},{&l_1133,&g_1653[1],&g_1653[1],&l_1133,&g_1653[2],&g_1653[0],&l_1133}},{{&g_1653[0],&l_1133,&g_1653[2],&g_1653[2],&l_1133,&g_1653[0],&g_1653[1]},{&l_1133,&l_1133,(void*)0,&l_1133,&l_1133,(void*)0,&l_1133},{&l_1133,&g_1653[1],&g_1653[0],&l_1133,&g_1653[2],&g_1653[2],&l_1133},{&g_1653[0],&l_1133,&g_1653[0],&g_1653[2],&l_1133,&g_1653[1],&g_1653[1]},{&l_1133,&l_1133,(void*)0,&l_1133,&l_1133,(void*)0,&l_1133},{&l_1133,&g_1653[1],&g_1653[2],&l_1133,&g_1653[2],&g_1653[1],&l_1133},{&g_1653[0],&l_1133,&g_1653[1],&g_1653[2],&l_1133,&g_1653[2],&g_1653[1]}}};
uint8_t * const l_1664[2] = {(void*)0,(void*)0};
uint32_t *l_1686 = (void*)0;
uint32_t *l_1687 = &l_1594[0];
int i, j, k;
for (i = 0; i < 2; i++)
l_1641[i] = (void*)0;
l_1642 ^= (safe_rshift_func_int8_t_s_u(((**g_338) < (safe_add_func_int32_t_s_s((((safe_div_func_uint8_t_u_u((safe_rshift_func_int16_t_s_u((-1L), 13)), (safe_add_func_uint8_t_u_u(255UL, (p_24 = (((l_1624 , (safe_rshift_func_int16_t_s_s(((safe_lshift_func_uint16_t_u_u(0x686CL, 1)) & (safe_rshift_func_int16_t_s_u(p_24, (((((safe_sub_func_int32_t_s_s((safe_sub_func_uint32_t_u_u((((*l_1635) |= p_26) , (safe_rshift_func_uint8_t_u_s(((l_1624.f1 = (0xFAL > (safe_rshift_func_uint8_t_u_u(l_1640, 5)))) == 0x62D2F218E09BA9FCLL), l_1624.f0))), (*g_163))), (*g_725))) | (*l_1568)) & g_671) || (*l_1568)) < l_1640)))), p_25))) , l_1624.f1) || 0xCCCFL)))))) <= 0x5FD976915BE6F43FLL) >= p_25), (*l_1568)))), p_25));
(**g_331) = (((safe_mul_func_int8_t_s_s((safe_lshift_func_int8_t_s_u(p_26, 6)), (**g_353))) , (*l_1568)) ^ ((safe_lshift_func_int8_t_s_u((safe_sub_func_int16_t_s_s(((((safe_lshift_func_uint8_t_u_u(((((l_1657 = g_1653[0]) == &g_1654) > (l_1624.f0 <= (safe_add_func_uint16_t_u_u((safe_mul_func_uint16_t_u_u(((safe_div_func_uint16_t_u_u((l_1584 = (p_24 && ((((((l_1624.f0 >= 4294967295UL) , 65531UL) , &g_48[0]) == l_1664[0]) | l_1624.f1) | (**g_353)))), (*g_1007))) , l_1642), (***g_1005))), 0xEB02L)))) >= 0x7C2BC51397EB43B8LL), g_1545.f8)) == p_26) , p_26) | l_1640), l_1624.f1)), g_117)) <= 1UL));
if (((((*l_1687) = ((safe_sub_func_uint64_t_u_u(((g_1283.f3 |= (func_29((safe_mod_func_uint16_t_u_u((safe_div_func_int16_t_s_s((((***g_337) = p_25) == (safe_add_func_uint32_t_u_u((safe_add_func_int16_t_s_s((safe_rshift_func_int16_t_s_s((((safe_add_func_int16_t_s_s(((l_1624.f1 = (&g_331 == (void*)0)) || g_919.f7.f0), ((((void*)0 == l_1568) <= (!(l_1681[7] = ((+l_1642) & 1UL)))) , (safe_mul_func_int16_t_s_s((((safe_div_func_uint16_t_u_u((p_25 < p_26), p_25)) ^ g_243[3].f7.f0) , l_1640), p_25))))) | 0xB7FF88ED9E33FC4FLL) != (*l_1568)), (*g_1007))), 0x767BL)), p_26))), (*g_1007))), 0x601DL)), (*l_1568), g_311.f6) , l_1642)) && g_787.f5), 0x6E6B9312C6D952F8LL)) & 1L)) != g_243[3].f2) <= 0UL))
{
int16_t l_1714 = 7L;
for (l_1580 = 0; (l_1580 <= 5); l_1580 += 1)
{
uint64_t l_1690[3];
int i;
for (i = 0; i < 3; i++)
l_1690[i] = 18446744073709551615UL;
(***g_330) = (safe_add_func_int32_t_s_s(l_1690[2], l_1691));
return g_439.f8;
}
(**l_1124) = (**l_1124);
if (p_26)
{
uint32_t l_1697 = 0x8BE2C4E9L;
int16_t *l_1712[4][3][6] = {{{&g_208,&g_208,&g_208,&g_43,(void*)0,&g_208},{(void*)0,&g_208,&g_43,(void*)0,&l_1459,(void*)0},{(void*)0,&l_1459,(void*)0,&g_43,&g_208,(void*)0}},{{&g_208,(void*)0,&g_43,&g_208,&g_208,&g_208},{&g_43,&l_1459,&g_208,&g_208,&l_1459,&g_43},{&l_1459,(void*)0,&g_208,&g_43,&g_43,&l_1459}},{{&l_1459,(void*)0,&g_43,&l_1459,&g_208,&l_1459},{&l_1459,&g_208,&l_1459,&g_43,(void*)0,&l_1459},{&l_1459,&g_43,&g_43,&g_208,(void*)0,&l_1459}},{{&g_43,&g_208,&g_208,&g_208,&g_208,&g_43},{&l_1459,(void*)0,&g_208,&g_43,&g_43,&l_1459},{&l_1459,(void*)0,&g_43,&l_1459,&g_208,&l_1459}}};
int i, j, k;
(**g_331) = ((safe_add_func_int64_t_s_s(3L, p_26)) != (safe_lshift_func_int8_t_s_s((((+((l_1697 = p_24) >= (safe_mul_func_int8_t_s_s((safe_rshift_func_uint8_t_u_u((((safe_sub_func_int16_t_s_s((((g_1704 , (safe_rshift_func_uint8_t_u_u((g_1707[6] , (safe_sub_func_int8_t_s_s((safe_lshift_func_int8_t_s_u((l_1712[1][2][1] == l_1713[1][0][0]), 2)), (4UL != (((void*)0 != l_1712[1][2][1]) | (*l_1568)))))), 6))) <= 0x6F0A05A8L) && 0xCCAAL), p_25)) , l_1714) == p_24), 5)), p_26)))) , 0x4DL) & 2UL), 3)));
(*l_1568) = (safe_lshift_func_uint16_t_u_s((1L & ((5UL > (0x90L < 2L)) != (((safe_add_func_int64_t_s_s((safe_sub_func_int64_t_s_s((safe_rshift_func_int8_t_s_u(0xEBL, ((l_1642 = (safe_unary_minus_func_uint16_t_u((l_1728 , 0UL)))) == 3L))), (safe_mod_func_uint8_t_u_u(g_116[1].f2, l_1731)))), l_1714)) != 4UL) ^ l_1731))), 9));
}
else
{
const uint16_t ****l_1743 = &g_1740[5];
uint16_t * const * const *l_1744 = (void*)0;
uint16_t * const * const **l_1745[10] = {&l_1744,&l_1744,&l_1744,&l_1744,&l_1744,&l_1744,&l_1744,&l_1744,&l_1744,&l_1744};
const int64_t *l_1756 = &g_1358.f5;
const int64_t **l_1755 = &l_1756;
int32_t l_1757[7][6][5] = {{{(-8L),0x18C4556BL,0x3778C559L,0x3778C559L,0x18C4556BL},{(-3L),0xC83A24B7L,(-2L),0xC83A24B7L,(-3L)},{0x18C4556BL,0x3778C559L,0x3778C559L,0x18C4556BL,(-8L)},{1L,0xC83A24B7L,1L,(-5L),1L},{0x18C4556BL,0x18C4556BL,0xEB740504L,0x3778C559L,(-8L)},{(-3L),(-5L),(-2L),(-5L),(-3L)}},{{(-8L),0x3778C559L,0xEB740504L,0x18C4556BL,0x18C4556BL},{1L,(-5L),1L,0xC83A24B7L,1L},{(-8L),0x18C4556BL,0x3778C559L,0x3778C559L,0x18C4556BL},{(-3L),0xC83A24B7L,(-2L),0xC83A24B7L,(-3L)},{0x18C4556BL,0x3778C559L,0x3778C559L,0x18C4556BL,(-8L)},{1L,0xC83A24B7L,1L,(-5L),1L}},{{0x18C4556BL,0x18C4556BL,0xEB740504L,0x3778C559L,(-8L)},{(-3L),(-5L),(-2L),(-5L),(-3L)},{(-8L),0x3778C559L,0xEB740504L,0x18C4556BL,0x18C4556BL},{1L,(-5L),1L,0xC83A24B7L,1L},{(-8L),0x18C4556BL,0x3778C559L,0x3778C559L,0x18C4556BL},{(-3L),0xC83A24B7L,(-2L),0xC83A24B7L,(-3L)}},{{0x18C4556BL,0x3778C559L,0x3778C559L,0x18C4556BL,(-8L)},{1L,0xC83A24B7L,1L,(-5L),1L},{0x18C4556BL,0x18C4556BL,0xEB740504L,0x3778C559L,(-8L)},{(-3L),(-5L),(-2L),(-5L),(-3L)},{(-8L),0x3778C559L,0xEB740504L,0x18C4556BL,0x18C4556BL},{1L,(-5L),1L,0xC83A24B7L,1L}},{{(-8L),0x18C4556BL,0x3778C559L,0x3778C559L,0x18C4556BL},{(-3L),0xC83A24B7L,(-2L),0xC83A24B7L,(-3L)},{0x18C4556BL,0x3778C559L,0x3778C559L,0x18C4556BL,(-8L)},{1L,0xC83A24B7L,1L,(-5L),1L},{0x18C4556BL,0x18C4556BL,0xEB740504L,0x3778C559L,(-8L)},{(-3L),(-5L),(-2L),(-5L),(-3L)}},{{(-8L),0x3778C559L,0xEB740504L,0x18C4556BL,0x18C4556BL},{1L,(-5L),1L,0xC83A24B7L,1L},{(-8L),0x18C4556BL,0x3778C559L,0x3778C559L,0x18C4556BL},{(-3L),0xC83A24B7L,(-2L),0xC83A24B7L,(-3L)},{0x18C4556BL,0x3778C559L,0x3778C559L,0x18C4556BL,(-8L)},{1L,0xC83A24B7L,1L,(-5L),1L}},{{0x18C4556BL,0x18C4556BL,0xEB740504L,0x3778C559L,(-8L)},{(-3L),(-5L),(-2L),(-5L),(-3L)},{(-8L),0x3778C559L,0xEB740504L,0x18C4556BL,0x18C4556BL},{1L,(-5L),1L,0xC83A24B7L,1L},{(-8L),0x18C4556BL,0x3778C559L,0x3778C559L,0x18C4556BL},{(-3L),0xC83A24B7L,(-2L),0xC83A24B7L,(-3L)}}};
int16_t l_1758 = 0x6D20L;
int32_t l_1759 = 0x87234B00L;
uint8_t l_1760 = 1UL;
int8_t *l_1761 = (void*)0;
int8_t *l_1762[1][2][1];
int i, j, k;
for (i = 0; i < 1; i++)
{
for (j = 0; j < 2; j++)
{
for (k = 0; k < 1; k++)
l_1762[i][j][k] = &g_64;
}
}
g_242.f1 &= ((*l_1568) = (safe_mod_func_int8_t_s_s((g_64 ^= ((((l_1759 |= ((((~((safe_div_func_uint8_t_u_u((safe_div_func_int32_t_s_s(((**g_353) && ((l_1642 = ((l_1739 , (((*l_1743) = g_1740[5]) == (g_1746 = l_1744))) || ((((((safe_rshift_func_int16_t_s_s(0x5C18L, 12)) && (**g_353)) >= (**g_1654)) > (((safe_mul_func_int8_t_s_s((l_1752 == ((((safe_lshift_func_uint16_t_u_u(((((l_1755 == &l_1756) & p_25) , (**g_490)) , l_1642), 10)) & p_25) < (*g_725)) , &l_1049[3])), p_26)) != 0xC3FBL) ^ p_25)) , p_25) != 255UL))) ^ p_26)), l_1757[1][0][1])), (*l_1568))) == 0x86AAB91710C8686ALL)) ^ 0x792FF848F689BC40LL) < l_1758) != 0x24L)) == 7UL) , l_1760) || 253UL)), 250UL)));
}
}
else
{
return p_24;
}
if (l_1731)
continue;
}
}
else
{
int32_t l_1775 = 1L;
uint16_t ***l_1791 = (void*)0;
int64_t *l_1799 = &l_1302;
int64_t ***l_1831 = &l_1134;
int32_t l_1834 = 0x8D5932F9L;
int32_t l_1835 = (-1L);
int32_t l_1858 = 0x10870301L;
int32_t l_1859[1][1];
int16_t ***l_1889 = (void*)0;
int8_t l_1916 = 0x4DL;
uint32_t l_1929 = 4294967295UL;
uint64_t *l_1943 = &g_212.f3;
uint16_t *l_1952[9] = {&l_1274,&l_1274,&l_1274,&l_1274,&l_1274,&l_1274,&l_1274,&l_1274,&l_1274};
int i, j;
for (i = 0; i < 1; i++)
{
for (j = 0; j < 1; j++)
l_1859[i][j] = 5L;
}
for (l_1011 = 16; (l_1011 >= (-6)); l_1011 = safe_sub_func_int8_t_s_s(l_1011, 2))
{
uint64_t l_1773 = 18446744073709551608UL;
int32_t l_1774 = 0L;
int8_t ** const *l_1814 = &g_353;
int8_t ** const **l_1813 = &l_1814;
int8_t ** const ***l_1812 = &l_1813;
int32_t l_1836 = 1L;
int64_t ***l_1839[7][10] = {{&l_1134,&g_1654,&l_1134,&g_1654,&l_1134,&g_1654,(void*)0,&l_1134,&g_1654,&l_1134},{&g_1654,&l_1134,&g_1654,&g_1654,(void*)0,&g_1654,&g_1654,&l_1134,&g_1654,(void*)0},{(void*)0,&l_1134,&l_1134,&g_1654,&l_1134,&l_1134,&l_1134,(void*)0,&g_1654,&l_1134},{&g_1654,&l_1134,&l_1134,&g_1654,&l_1134,&g_1654,&l_1134,&l_1134,&g_1654,&l_1134},{&g_1654,(void*)0,(void*)0,&g_1654,&g_1654,(void*)0,&l_1134,&g_1654,&g_1654,&g_1654},{&l_1134,&g_1654,&l_1134,&g_1654,&l_1134,&g_1654,(void*)0,&l_1134,&g_1654,&l_1134},{&g_1654,&l_1134,&g_1654,&g_1654,(void*)0,&g_1654,&g_1654,&l_1134,&g_1654,(void*)0}};
int64_t ****l_1840[9][4][7] = {{{&g_1653[0],&l_1839[0][4],&l_1839[1][6],&g_1653[0],&g_1653[0],&l_1133,(void*)0},{(void*)0,(void*)0,&l_1839[1][6],&l_1839[0][9],&l_1839[1][6],(void*)0,(void*)0},{(void*)0,&l_1839[0][4],&l_1657,(void*)0,&g_1653[0],(void*)0,(void*)0},{&g_1653[0],&l_1839[5][3],&l_1839[2][2],(void*)0,&l_1839[1][6],&l_1133,(void*)0}},{{(void*)0,&l_1839[5][3],&l_1657,&l_1839[0][9],&g_1653[0],&l_1839[0][4],(void*)0},{&g_1653[0],&l_1839[0][4],&l_1839[1][6],&g_1653[0],&g_1653[0],(void*)0,&g_1653[0]},{(void*)0,(void*)0,&g_1653[1],&l_1831,&g_1653[1],(void*)0,(void*)0},{(void*)0,&g_1653[0],&l_1839[5][8],&g_1653[1],&l_1839[5][3],(void*)0,&g_1653[0]}},{{&l_1839[0][9],(void*)0,&l_1133,&g_1653[1],&g_1653[1],(void*)0,&l_1133},{&g_1653[0],(void*)0,&l_1839[5][8],&l_1831,(void*)0,&g_1653[0],&l_1133},{&l_1839[0][9],&g_1653[0],&g_1653[1],&l_1839[5][0],(void*)0,(void*)0,&g_1653[0]},{(void*)0,(void*)0,&g_1653[1],&l_1831,&g_1653[1],(void*)0,(void*)0}},{{(void*)0,&g_1653[0],&l_1839[5][8],&g_1653[1],&l_1839[5][3],(void*)0,&g_1653[0]},{&l_1839[0][9],(void*)0,&l_1133,&g_1653[1],&g_1653[1],(void*)0,&l_1133},{&g_1653[0],(void*)0,&l_1839[5][8],&l_1831,(void*)0,&g_1653[0],&l_1133},{&l_1839[0][9],&g_1653[0],&g_1653[1],&l_1839[5][0],(void*)0,(void*)0,&g_1653[0]}},{{(void*)0,(void*)0,&g_1653[1],&l_1831,&g_1653[1],(void*)0,(void*)0},{(void*)0,&g_1653[0],&l_1839[5][8],&g_1653[1],&l_1839[5][3],(void*)0,&g_1653[0]},{&l_1839[0][9],(void*)0,&l_1133,&g_1653[1],&g_1653[1],(void*)0,&l_1133},{&g_1653[0],(void*)0,&l_1839[5][8],&l_1831,(void*)0,&g_1653[0],&l_1133}},{{&l_1839[0][9],&g_1653[0],&g_1653[1],&l_1839[5][0],(void*)0,(void*)0,&g_1653[0]},{(void*)0,(void*)0,&g_1653[1],&l_1831,&g_1653[1],(void*)0,(void*)0},{(void*)0,&g_1653[0],&l_1839[5][8],&g_1653[1],&l_1839[5][3],(void*)0,&g_1653[0]},{&l_1839[0][9],(void*)0,&l_1133,&g_1653[1],&g_1653[1],(void*)0,&l_1133}},{{&g_1653[0],(void*)0,&l_1839[5][8],&l_1831,(void*)0,&g_1653[0],&l_1133},{&l_1839[0][9],&g_1653[0],&g_1653[1],&l_1839[5][0],(void*)0,(void*)0,&g_1653[0]},{(void*)0,(void*)0,&g_1653[1],&l_1831,&g_1653[1],(void*)0,(void*)0},{(void*)0,&g_1653[0],&l_1839[5][8],&g_1653[1],&l_1839[5][3],(void*)0,&g_1653[0]}},{{&l_1839[0][9],(void*)0,&l_1133,&g_1653[1],&g_1653[1],(void*)0,&l_1133},{&g_1653[0],(void*)0,&l_1839[5][8],&l_1831,(void*)0,&g_1653[0],&l_1133},{&l_1839[0][9],&g_1653[0],&g_1653[1],&l_1839[5][0],(void*)0,(void*)0,&g_1653[0]},{(void*)0,(void*)0,&g_1653[1],&l_1831,&g_1653[1],(void*)0,(void*)0}},{{(void*)0,&g_1653[0],&l_1839[5][8],&g_1653[1],&l_1839[5][3],(void*)0,&l_1839[5][0]},{&l_1831,(void*)0,&l_1839[5][3],&g_1653[0],(void*)0,&l_1133,(void*)0},{&l_1839[5][0],(void*)0,(void*)0,&l_1133,&l_1839[0][4],&l_1839[0][9],(void*)0},{&l_1831,&l_1839[0][9],(void*)0,&l_1831,&l_1839[0][4],&l_1133,&l_1839[5][0]}}};
uint32_t *l_1843 = &g_932;
int32_t l_1850 = 0x24BD6A5CL;
int32_t l_1853 = (-1L);
int16_t l_1856 = 0x0085L;
struct S0 l_1891[3] = {{0x6AL,0x5C7D8679L},{0x6AL,0x5C7D8679L},{0x6AL,0x5C7D8679L}};
int i, j, k;
}
(**l_1125) |= (safe_add_func_uint64_t_u_u(((*l_1943) &= ((void*)0 == (*g_329))), ((0xB70BA5D45745DCFFLL >= (p_26 >= ((g_1944 != ((0x1FL | (safe_rshift_func_uint8_t_u_u(9UL, (p_24 | (((g_297 ^= (+((safe_rshift_func_uint16_t_u_s((l_1859[0][0] = p_25), l_1953)) != p_24))) , p_26) >= 0x1E9FL))))) , l_1954)) & 0xD3L))) & 1L)));
}
(**g_331) = (((*l_1956) |= (p_26 == (*g_163))) == ((**g_653) , ((((g_1957 , (g_1958 , &p_26)) != ((***l_1904) = &g_4[3][0][1])) , (l_1963[6] = ((*l_1960) = l_1959))) == ((((*g_354) = (((((l_1964 = l_1964) != g_1968[0][1]) > p_26) , p_26) > p_26)) ^ l_1974[1]) , (void*)0))));
(*l_1967) = (****l_1964);
}
return g_424.f0;
}
static struct S0 func_29(uint16_t p_30, uint32_t p_31, uint8_t p_32)
{
uint8_t l_717 = 255UL;
int8_t *l_736 = &g_298;
int32_t **l_763 = &g_725;
struct S0 l_770 = {0x4EL,0xCF7A1B28L};
int64_t l_776 = (-1L);
int32_t l_832[10][10][2] = {{{0L,0x0B8E778DL},{0x4CC4526DL,0x4CC4526DL},{9L,0x88C67591L},{0L,1L},{0x88C67591L,0L},{1L,0x88C67591L},{0x4CC4526DL,9L},{0x4CC4526DL,0x88C67591L},{1L,0L},{0x88C67591L,1L}},{{0L,0x88C67591L},{9L,0x4CC4526DL},{0x4CC4526DL,0x0B8E778DL},{0L,0L},{0x0B8E778DL,0L},{0L,0x0B8E778DL},{0x4CC4526DL,0x4CC4526DL},{9L,0x88C67591L},{0L,1L},{0x88C67591L,0L}},{{1L,0x88C67591L},{0x4CC4526DL,9L},{0x4CC4526DL,0x88C67591L},{1L,0L},{0x88C67591L,1L},{0L,0x88C67591L},{9L,0x4CC4526DL},{0x4CC4526DL,0x0B8E778DL},{0L,0L},{0x0B8E778DL,0L}},{{0L,0x0B8E778DL},{0x4CC4526DL,0x4CC4526DL},{9L,0x88C67591L},{0L,1L},{0x88C67591L,0L},{1L,0x88C67591L},{0x4CC4526DL,9L},{0x4CC4526DL,0x88C67591L},{1L,0L},{0x88C67591L,1L}},{{0L,0x88C67591L},{9L,0x4CC4526DL},{0x4CC4526DL,0x0B8E778DL},{0L,0L},{0x0B8E778DL,0L},{0L,0x0B8E778DL},{0x4CC4526DL,0x4CC4526DL},{9L,0x88C67591L},{0L,1L},{0x88C67591L,0L}},{{1L,0x88C67591L},{0x4CC4526DL,9L},{0x4CC4526DL,0x88C67591L},{1L,0L},{0x88C67591L,1L},{0L,0x88C67591L},{9L,0x4CC4526DL},{0x4CC4526DL,0x0B8E778DL},{0L,0L},{0x0B8E778DL,0L}},{{0L,0x0B8E778DL},{0x4CC4526DL,0x4CC4526DL},{9L,0x88C67591L},{0L,1L},{0x88C67591L,0L},{1L,0x88C67591L},{0x4CC4526DL,9L},{0x4CC4526DL,0x88C67591L},{1L,0L},{0x88C67591L,1L}},{{0L,0x88C67591L},{9L,0x4CC4526DL},{0x4CC4526DL,0x0B8E778DL},{0L,0L},{0x0B8E778DL,0L},{0L,0x0B8E778DL},{0x4CC4526DL,0x4CC4526DL},{9L,0x88C67591L},{0L,1L},{0x88C67591L,0L}},{{1L,0x88C67591L},{0x4CC4526DL,9L},{0x4CC4526DL,0x88C67591L},{(-10L),9L},{1L,(-1L)},{0x8EBEE012L,1L},{0L,0x0B8E778DL},{0x0B8E778DL,0x57C355A0L},{0x8EBEE012L,9L},{0x57C355A0L,9L}},{{0x8EBEE012L,0x57C355A0L},{0x0B8E778DL,0x0B8E778DL},{0L,1L},{0x8EBEE012L,(-1L)},{1L,9L},{(-10L),1L},{0x0B8E778DL,0L},{0x0B8E778DL,1L},{(-10L),9L},{1L,(-1L)}}};
uint8_t l_845 = 255UL;
int16_t *l_862 = &g_208;
int16_t **l_861 = &l_862;
uint16_t **l_946 = &g_265;
uint64_t *l_979[7][6][1] = {{{&g_714[4][0][0].f3},{&g_45.f3},{&g_242.f3},{&g_439.f3},{&g_242.f3},{&g_45.f3}},{{&g_714[4][0][0].f3},{(void*)0},{(void*)0},{(void*)0},{&g_714[4][0][0].f3},{&g_45.f3}},{{&g_242.f3},{&g_439.f3},{&g_242.f3},{&g_45.f3},{&g_714[4][0][0].f3},{(void*)0}},{{(void*)0},{(void*)0},{&g_714[4][0][0].f3},{&g_45.f3},{&g_242.f3},{&g_439.f3}},{{&g_242.f3},{&g_45.f3},{&g_714[4][0][0].f3},{(void*)0},{(void*)0},{(void*)0}},{{&g_714[4][0][0].f3},{&g_45.f3},{&g_242.f3},{&g_439.f3},{&g_242.f3},{&g_45.f3}},{{&g_714[4][0][0].f3},{(void*)0},{(void*)0},{(void*)0},{&g_714[4][0][0].f3},{&g_45.f3}}};
int32_t *l_982[1];
int64_t *l_985 = &g_210;
int64_t **l_984 = &l_985;
int64_t ***l_983 = &l_984;
uint16_t *l_986 = &g_251;
uint8_t l_987 = 0x64L;
int i, j, k;
for (i = 0; i < 1; i++)
l_982[i] = &g_439.f1;
for (g_691 = 1; (g_691 == (-21)); g_691 = safe_sub_func_uint16_t_u_u(g_691, 9))
{
uint32_t l_720[5][6] = {{0x62A98EA7L,0x62A98EA7L,0x62A98EA7L,0x62A98EA7L,0x62A98EA7L,0x62A98EA7L},{0x62A98EA7L,0x62A98EA7L,0x62A98EA7L,0x62A98EA7L,0x62A98EA7L,0x62A98EA7L},{0x62A98EA7L,0x62A98EA7L,0x62A98EA7L,0x62A98EA7L,0x62A98EA7L,0x62A98EA7L},{0x62A98EA7L,0x62A98EA7L,0x62A98EA7L,0x62A98EA7L,0x62A98EA7L,0x62A98EA7L},{0x62A98EA7L,0x62A98EA7L,0x62A98EA7L,0x62A98EA7L,0x62A98EA7L,0x62A98EA7L}};
int i, j;
++l_717;
--l_720[2][2];
}
for (g_642 = 0; (g_642 <= 3); g_642 += 1)
{
int32_t **l_723 = &g_163;
int64_t ** const l_734 = (void*)0;
uint8_t l_766 = 5UL;
int32_t l_772 = 1L;
int32_t l_773 = 0x6B5A025FL;
int32_t l_774 = 4L;
int32_t l_775 = 0L;
int32_t l_779[1][2];
int8_t ***l_794[6];
int8_t ****l_793 = &l_794[4];
int32_t l_837[7];
uint8_t l_864 = 1UL;
uint16_t l_870 = 65530UL;
int32_t l_877 = 0L;
const uint32_t l_922 = 0UL;
uint32_t l_923[9];
int i, j;
for (i = 0; i < 1; i++)
{
for (j = 0; j < 2; j++)
l_779[i][j] = 9L;
}
for (i = 0; i < 6; i++)
l_794[i] = &g_353;
for (i = 0; i < 7; i++)
l_837[i] = 0xA27FF583L;
for (i = 0; i < 9; i++)
l_923[i] = 0xDF6DF2C5L;
(*g_724) = ((*l_723) = (*g_301));
for (g_298 = 3; (g_298 >= 0); g_298 -= 1)
{
uint32_t l_756 = 3UL;
int32_t **l_764[7][3][6] = {{{&g_163,&g_163,&g_725,(void*)0,&g_725,&g_725},{&g_163,&g_725,&g_725,(void*)0,(void*)0,&g_725},{(void*)0,&g_163,&g_725,&g_725,&g_163,&g_725}},{{&g_163,&g_725,&g_725,&g_725,&g_725,&g_163},{&g_725,&g_725,&g_163,&g_725,&g_163,&g_163},{(void*)0,&g_725,&g_725,&g_163,&g_725,&g_725}},{{&g_725,&g_163,&g_725,(void*)0,&g_725,&g_725},{&g_725,&g_725,&g_725,&g_725,&g_725,&g_725},{&g_725,&g_163,&g_725,&g_163,&g_163,&g_163}},{{&g_163,&g_163,&g_163,&g_163,&g_725,&g_163},{&g_725,(void*)0,&g_725,(void*)0,&g_163,&g_725},{&g_725,(void*)0,&g_725,&g_163,&g_163,&g_725}},{{&g_163,&g_725,&g_725,&g_163,(void*)0,&g_725},{&g_725,&g_725,&g_725,&g_725,(void*)0,&g_163},{&g_725,&g_725,&g_163,&g_163,&g_163,&g_163}},{{(void*)0,(void*)0,&g_163,&g_725,&g_163,&g_725},{&g_725,(void*)0,&g_163,&g_163,&g_725,&g_163},{&g_725,&g_725,&g_163,&g_163,(void*)0,&g_725}},{{(void*)0,&g_163,&g_163,&g_163,(void*)0,&g_163},{&g_163,(void*)0,&g_163,&g_163,&g_725,&g_163},{&g_725,&g_163,&g_163,&g_163,&g_163,&g_725}}};
uint16_t l_780[6];
struct S1 **l_783 = &g_654;
uint16_t l_784 = 2UL;
struct S0 l_788[4] = {{1L,9L},{1L,9L},{1L,9L},{1L,9L}};
uint64_t *l_791 = &g_212.f3;
int32_t *l_795[6][2][8];
const uint32_t l_817 = 9UL;
uint8_t l_866 = 0x03L;
uint64_t l_874[10][10] = {{0xC9EFF0BFFD008814LL,0xC9EFF0BFFD008814LL,3UL,0xCB9E4940E60392E1LL,3UL,0xC9EFF0BFFD008814LL,0xC9EFF0BFFD008814LL,3UL,0xCB9E4940E60392E1LL,3UL},{0xC9EFF0BFFD008814LL,0xC9EFF0BFFD008814LL,3UL,0xCB9E4940E60392E1LL,3UL,0xC9EFF0BFFD008814LL,0xC9EFF0BFFD008814LL,3UL,0xCB9E4940E60392E1LL,3UL},{0xC9EFF0BFFD008814LL,0xC9EFF0BFFD008814LL,3UL,0xCB9E4940E60392E1LL,3UL,0xC9EFF0BFFD008814LL,0xC9EFF0BFFD008814LL,3UL,0xCB9E4940E60392E1LL,3UL},{0xC9EFF0BFFD008814LL,0xC9EFF0BFFD008814LL,3UL,0xCB9E4940E60392E1LL,3UL,0xC9EFF0BFFD008814LL,0xC9EFF0BFFD008814LL,3UL,0xCB9E4940E60392E1LL,3UL},{0xC9EFF0BFFD008814LL,0xC9EFF0BFFD008814LL,3UL,0xCB9E4940E60392E1LL,3UL,0xC9EFF0BFFD008814LL,0xC9EFF0BFFD008814LL,3UL,0xCB9E4940E60392E1LL,3UL},{0xC9EFF0BFFD008814LL,0xC9EFF0BFFD008814LL,3UL,0xCB9E4940E60392E1LL,3UL,0xC9EFF0BFFD008814LL,0xC9EFF0BFFD008814LL,3UL,0xCB9E4940E60392E1LL,3UL},{0xC9EFF0BFFD008814LL,0xC9EFF0BFFD008814LL,3UL,0xCB9E4940E60392E1LL,3UL,0xC9EFF0BFFD008814LL,0xC9EFF0BFFD008814LL,3UL,0xCB9E4940E60392E1LL,3UL},{0xC9EFF0BFFD008814LL,0xC9EFF0BFFD008814LL,3UL,0xCB9E4940E60392E1LL,3UL,0xC9EFF0BFFD008814LL,0xC9EFF0BFFD008814LL,3UL,0xCB9E4940E60392E1LL,3UL},{0xC9EFF0BFFD008814LL,0xC9EFF0BFFD008814LL,3UL,0xCB9E4940E60392E1LL,3UL,0xC9EFF0BFFD008814LL,0xC9EFF0BFFD008814LL,3UL,0xCB9E4940E60392E1LL,3UL},{0xC9EFF0BFFD008814LL,0xC9EFF0BFFD008814LL,3UL,0xCB9E4940E60392E1LL,3UL,0xC9EFF0BFFD008814LL,0xC9EFF0BFFD008814LL,3UL,0xCB9E4940E60392E1LL,3UL}};
int8_t l_878 = (-1L);
int32_t l_901 = 0L;
int i, j, k;
for (i = 0; i < 6; i++)
l_780[i] = 0x851FL;
for (i = 0; i < 6; i++)
{
for (j = 0; j < 2; j++)
{
for (k = 0; k < 8; k++)
l_795[i][j][k] = (void*)0;
}
}
}
}
for (g_439.f1 = 0; (g_439.f1 <= 25); g_439.f1++)
{
uint16_t **l_947 = &g_265;
int32_t l_948 = 0x9B9EC88FL;
int16_t l_949 = (-6L);
uint8_t *l_963 = (void*)0;
uint8_t *l_964[9] = {&g_169,&g_169,&g_169,&g_169,&g_169,&g_169,&g_169,&g_169,&g_169};
struct S0 l_967 = {0x63L,0xE69FE14FL};
int32_t l_968 = 0xAE400E66L;
int i;
(*g_937) = &g_740[0];
l_949 = (((((((((((void*)0 == (*l_763)) < (safe_lshift_func_int16_t_s_u(((*l_862) ^= (((g_216.f7 , ((safe_div_func_int64_t_s_s(((1UL | 0xF9C2BE61L) , (~((((((***g_330) &= ((**g_490) == ((*g_493) == (void*)0))) , (((l_770 , (**g_493)) , l_946) != l_947)) < g_116[1].f8) , 0xAC15140D3F9E8499LL) & g_730))), 1L)) | l_717)) ^ 0xAAAFL) & p_32)), 2))) , p_31) ^ l_948) , 0xC9CF1F48C45D5DB3LL) , p_30) | l_948) > p_31) && (**l_763)) < g_212.f1);
if (((((p_31 , (g_243[3] , 4UL)) ^ ((safe_div_func_int16_t_s_s((safe_lshift_func_int16_t_s_s(p_30, 10)), 0xC6F5L)) < ((safe_mul_func_uint8_t_u_u((safe_rshift_func_int16_t_s_u(g_873, p_32)), (safe_rshift_func_uint8_t_u_u((!(((((safe_mod_func_uint32_t_u_u((((--g_169) > l_948) <= (l_967 , 3UL)), 0x45059039L)) > l_968) <= l_967.f1) ^ p_32) & 65529UL)), 7)))) <= 0x84L))) , g_311.f2) , (**l_763)))
{
return l_770;
}
else
{
struct S1 *l_969 = &g_792;
if (l_967.f1)
break;
(*g_970) = l_969;
}
(*g_163) ^= (!(-8L));
}
l_987 |= (((**g_490) < (((*l_986) = ((g_714[4][0][0].f1 = (safe_mul_func_uint16_t_u_u((0x779ACD04950AC606LL >= (!(safe_mod_func_uint64_t_u_u(((**l_763) = ((**l_763) , g_919.f7.f0)), 0xAF1DB48679AA7FA9LL)))), (safe_lshift_func_uint16_t_u_s(l_770.f1, 11))))) & (((g_212.f2 , p_32) , l_983) != (void*)0))) || g_311.f6)) > p_30);
return g_116[1].f7;
}
static struct S2 func_33(const int32_t p_34, int8_t p_35, uint8_t p_36, int16_t p_37, int32_t * p_38)
{
const struct S0 l_88 = {0x47L,1L};
int16_t *l_90 = &g_43;
int16_t **l_89 = &l_90;
int32_t l_130 = 6L;
int32_t l_131 = 1L;
int32_t l_134 = 0x6A6C0ADDL;
int32_t l_135 = 0x8A624836L;
int32_t l_136[1];
int32_t l_141 = 1L;
uint32_t l_145 = 0x6CCA364EL;
int32_t l_152 = 0L;
int8_t l_154 = (-9L);
uint64_t l_342 = 0UL;
uint16_t * const * const l_346 = &g_265;
uint64_t l_347[9] = {4UL,0UL,4UL,4UL,0UL,4UL,4UL,0UL,4UL};
int8_t **l_371[9][4] = {{&g_354,&g_354,&g_354,&g_354},{&g_354,&g_354,(void*)0,&g_354},{&g_354,&g_354,&g_354,&g_354},{&g_354,&g_354,&g_354,&g_354},{&g_354,&g_354,(void*)0,&g_354},{&g_354,&g_354,&g_354,&g_354},{&g_354,&g_354,&g_354,(void*)0},{&g_354,&g_354,&g_354,&g_354},{&g_354,(void*)0,(void*)0,&g_354}};
int8_t ***l_370[10] = {&l_371[1][2],(void*)0,&l_371[1][2],&l_371[1][2],&l_371[1][2],&l_371[1][2],(void*)0,&l_371[1][2],&l_371[1][2],&l_371[1][2]};
uint32_t l_465 = 0x32DBBB21L;
int32_t l_533[4] = {1L,1L,1L,1L};
uint16_t l_550 = 0UL;
const uint16_t l_574[5][10][5] = {{{0x4D67L,1UL,0UL,0x494DL,0x56B0L},{0x21D0L,65535UL,0xEF54L,0x8795L,65535UL},{0x7149L,0x8282L,4UL,65528UL,0UL},{0xBF70L,0x9627L,0UL,0UL,0x5ECFL},{65532UL,0xC2A7L,0xBA4BL,0xC2A7L,65532UL},{0UL,0x5D83L,0x0F2EL,0xD920L,0xAB8EL},{65535UL,0x6033L,65535UL,65535UL,1UL},{0x593FL,0xF59AL,1UL,0x5D83L,0xAB8EL},{0UL,65535UL,0UL,0x1C0DL,65532UL},{0xAB8EL,65533UL,65535UL,0xB582L,0x5ECFL}},{{1UL,0xBA4BL,0xA7DCL,0xDDE7L,0UL},{4UL,65535UL,0x5D83L,65535UL,65535UL},{0xBA4BL,0xC57CL,1UL,1UL,0x56B0L},{3UL,0x75F3L,65535UL,0x81EDL,0x9627L},{65535UL,65535UL,0xDCDDL,65533UL,1UL},{65528UL,0x5ECFL,65535UL,1UL,1UL},{65535UL,0xF712L,0x6033L,0x6033L,0xF712L},{65532UL,0xEF54L,1UL,65534UL,0xF3F9L},{65533UL,0UL,0x62BDL,1UL,0UL},{65535UL,0x3895L,0x21D0L,65535UL,0UL}},{{65533UL,0xBE45L,0x315EL,0UL,0UL},{65532UL,0UL,0x81EDL,9UL,0x21D0L},{65535UL,0x58B8L,0x1C0DL,0x7149L,0x6033L},{65528UL,65535UL,0x9627L,0x64DAL,0x593FL},{65535UL,0UL,65534UL,0x5291L,65528UL},{3UL,0x5440L,0xEC5BL,0xAB8EL,0x0F2EL},{0xBA4BL,0UL,0xECE8L,1UL,0UL},{4UL,9UL,65532UL,1UL,65528UL},{1UL,0xA7DCL,0xBE45L,0UL,0xBE45L},{0xAB8EL,0xAB8EL,4UL,65535UL,0xD53AL}},{{0UL,1UL,0x5291L,0x81E9L,0UL},{0x593FL,0xB582L,0x0627L,65535UL,0xD920L},{65535UL,1UL,1UL,0xBE45L,1UL},{0UL,0xAB8EL,65533UL,65528UL,0xF59AL},{0x81E9L,1UL,0x5291L,0xBE45L,0x4D67L},{0xAB8EL,0x3FD2L,0x593FL,0x75F3L,65528UL},{0UL,4UL,0x62BDL,65535UL,0x6033L},{0x5BB1L,0xF3F9L,1UL,0xAB8EL,65535UL},{0x8282L,0x6033L,0xA7DCL,0UL,1UL},{65535UL,65532UL,0xB582L,0UL,1UL}},{{1UL,0UL,0xB6EEL,65533UL,65533UL},{0xA4E1L,0x5D83L,0xA4E1L,0x0F2EL,7UL},{0x62BDL,0x48D8L,1UL,0x1C0DL,65535UL},{0x75F3L,0xA4E1L,0x21D0L,0x8795L,65533UL},{65532UL,65534UL,1UL,65535UL,0x7149L},{0UL,0x0627L,0xA4E1L,65535UL,65535UL},{65527UL,1UL,0xB6EEL,0xDCDDL,65535UL},{0xD53AL,0UL,0xB582L,0xA4E1L,65535UL},{65528UL,0x72DAL,0xA7DCL,0x81E9L,0UL},{0xBF70L,65535UL,1UL,1UL,0xA4E1L}}};
uint32_t l_592 = 0x130ADAE4L;
int8_t l_622 = 0xCAL;
uint64_t l_623[4] = {18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL};
int64_t l_644[2][9][1] = {{{0x4467A0254040D2E9LL},{(-3L)},{0x4467A0254040D2E9LL},{(-3L)},{0x4467A0254040D2E9LL},{(-3L)},{0x4467A0254040D2E9LL},{(-3L)},{0x4467A0254040D2E9LL}},{{(-3L)},{0x4467A0254040D2E9LL},{(-3L)},{0x4467A0254040D2E9LL},{(-3L)},{0x4467A0254040D2E9LL},{(-3L)},{0x4467A0254040D2E9LL},{(-3L)}}};
uint32_t l_690 = 2UL;
int i, j, k;
for (i = 0; i < 1; i++)
l_136[i] = 0xEC77C8A7L;
lbl_655:
for (g_43 = 0; (g_43 < 11); ++g_43)
{
uint32_t l_91 = 18446744073709551613UL;
int32_t l_92 = 0x07262726L;
int32_t l_132 = (-8L);
int32_t l_133 = 0xB212F535L;
int32_t l_137 = 0xBF015398L;
int32_t l_138 = (-1L);
int32_t l_139 = 0x77550297L;
int32_t l_140 = 1L;
int16_t l_143 = (-7L);
int32_t l_144[10] = {0xA4C42D59L,0xA4C42D59L,(-1L),0xA4C42D59L,0xA4C42D59L,(-1L),0xA4C42D59L,0xA4C42D59L,(-1L),0xA4C42D59L};
int8_t l_150 = (-5L);
uint16_t *l_267 = (void*)0;
int32_t **l_270 = &g_163;
const uint64_t l_272 = 0x4453C175A2C40A77LL;
int32_t * const l_300 = &l_144[7];
int32_t *l_302 = &g_216.f1;
int32_t *l_303 = (void*)0;
int32_t *l_304[10] = {&l_137,&l_137,&l_137,&l_137,&l_137,&l_137,&l_137,&l_137,&l_137,&l_137};
int64_t l_305 = (-8L);
uint64_t l_306[4][9][5] = {{{0x72F7EDB5A3561C58LL,0x780BEF9DEC1DF63DLL,1UL,0xF6026F677F32DC3FLL,0xFD327A6E8E74EF5ALL},{0x8BDA5A5898E8FEF6LL,8UL,0xF6026F677F32DC3FLL,18446744073709551615UL,0UL},{0x8FA5C16FCF6E17AALL,4UL,18446744073709551615UL,0x8FA5C16FCF6E17AALL,18446744073709551615UL},{1UL,9UL,0xD7A2C672C969600CLL,18446744073709551610UL,18446744073709551615UL},{4UL,1UL,0UL,18446744073709551615UL,0UL},{18446744073709551615UL,18446744073709551615UL,0x85D9883886E9F35BLL,0xA3345FE6D7478D53LL,0xFD327A6E8E74EF5ALL},{0x3623975E075C8E10LL,0x48C60A36105BC854LL,0x56DA2C7D3644F2DELL,18446744073709551615UL,4UL},{18446744073709551615UL,0x56DA2C7D3644F2DELL,0UL,18446744073709551615UL,0xF6026F677F32DC3FLL},{0xA3345FE6D7478D53LL,0x48C60A36105BC854LL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL}},{{18446744073709551610UL,18446744073709551615UL,0x72F7EDB5A3561C58LL,0x4AD845D9B98D9EF5LL,9UL},{18446744073709551615UL,1UL,0xF6026F677F32DC3FLL,0x48C60A36105BC854LL,1UL},{0xD0E3AA609C206F51LL,9UL,18446744073709551607UL,0x48C60A36105BC854LL,18446744073709551615UL},{1UL,4UL,0x4AD845D9B98D9EF5LL,0x4AD845D9B98D9EF5LL,4UL},{4UL,8UL,0x85D9883886E9F35BLL,0x4AD845D9B98D9EF5LL,18446744073709551607UL},{18446744073709551610UL,0xD7A2C672C969600CLL,9UL,1UL,0x3623975E075C8E10LL},{18446744073709551607UL,18446744073709551615UL,18446744073709551615UL,18446744073709551607UL,1UL},{18446744073709551610UL,18446744073709551615UL,18446744073709551607UL,4UL,0x80B8834E9ADA3FBFLL},{18446744073709551615UL,18446744073709551610UL,0xD0E3AA609C206F51LL,0x56DA2C7D3644F2DELL,0x3623975E075C8E10LL}},{{0x85D9883886E9F35BLL,0x56DA2C7D3644F2DELL,0x80B8834E9ADA3FBFLL,18446744073709551612UL,0UL},{0xF6026F677F32DC3FLL,0x1EE579D432121643LL,0x80B8834E9ADA3FBFLL,1UL,18446744073709551615UL},{0x4AD845D9B98D9EF5LL,1UL,0xD0E3AA609C206F51LL,1UL,0x4AD845D9B98D9EF5LL},{18446744073709551612UL,8UL,18446744073709551607UL,0xAB683EAA215559A9LL,0x56DA2C7D3644F2DELL},{4UL,0x85D9883886E9F35BLL,18446744073709551615UL,0x72F7EDB5A3561C58LL,18446744073709551615UL},{0x4AD845D9B98D9EF5LL,18446744073709551610UL,9UL,8UL,0x56DA2C7D3644F2DELL},{0UL,0x72F7EDB5A3561C58LL,0x85D9883886E9F35BLL,0x1EE579D432121643LL,0x4AD845D9B98D9EF5LL},{0x56DA2C7D3644F2DELL,18446744073709551615UL,18446744073709551615UL,0x72F7EDB5A3561C58LL,18446744073709551615UL},{18446744073709551615UL,0xD7A2C672C969600CLL,18446744073709551615UL,0x4AD845D9B98D9EF5LL,0UL}},{{18446744073709551614UL,0xD7A2C672C969600CLL,0xAB683EAA215559A9LL,0x80B8834E9ADA3FBFLL,0x3623975E075C8E10LL},{1UL,18446744073709551615UL,18446744073709551615UL,1UL,0x80B8834E9ADA3FBFLL},{18446744073709551610UL,0x72F7EDB5A3561C58LL,0x2A72066F9AEC580DLL,4UL,1UL},{18446744073709551615UL,18446744073709551610UL,18446744073709551615UL,0x85D9883886E9F35BLL,0x3623975E075C8E10LL},{0x56DA2C7D3644F2DELL,0x85D9883886E9F35BLL,0x80B8834E9ADA3FBFLL,4UL,18446744073709551607UL},{0xF6026F677F32DC3FLL,8UL,0x8BDA5A5898E8FEF6LL,1UL,18446744073709551615UL},{0xAB683EAA215559A9LL,1UL,18446744073709551615UL,0x80B8834E9ADA3FBFLL,0x4AD845D9B98D9EF5LL},{4UL,0x1EE579D432121643LL,18446744073709551607UL,0x4AD845D9B98D9EF5LL,0x85D9883886E9F35BLL},{4UL,0x56DA2C7D3644F2DELL,0x8FA5C16FCF6E17AALL,0x72F7EDB5A3561C58LL,0x72F7EDB5A3561C58LL}}};
int8_t *l_318 = &g_298;
int8_t * const *l_317 = &l_318;
int8_t * const **l_316[7] = {&l_317,&l_317,&l_317,&l_317,&l_317,&l_317,&l_317};
const int8_t ***l_375 = (void*)0;
int i, j, k;
}
for (g_45.f1 = 0; (g_45.f1 <= (-1)); g_45.f1 = safe_sub_func_int32_t_s_s(g_45.f1, 8))
{
int32_t *l_577 = &l_130;
int32_t *l_578 = (void*)0;
int32_t *l_579 = &g_439.f1;
int32_t *l_580 = &g_311.f1;
int32_t *l_581 = &g_242.f1;
int32_t *l_582 = (void*)0;
int32_t *l_583 = &g_216.f1;
int32_t *l_584 = &l_136[0];
int32_t *l_585 = &g_4[3][0][1];
int32_t *l_586 = &l_136[0];
int32_t *l_587 = &g_216.f1;
int32_t *l_588 = &l_136[0];
int32_t *l_589 = (void*)0;
int32_t *l_590 = &g_311.f1;
int32_t *l_591[5][10] = {{&l_136[0],&g_4[3][0][1],&l_130,&g_4[3][0][1],&l_136[0],&g_311.f1,&g_311.f1,&l_136[0],&g_4[3][0][1],&l_130},{&g_243[3].f1,&g_243[3].f1,&l_130,&l_136[0],&g_311.f1,&l_136[0],&l_130,&g_243[3].f1,&g_243[3].f1,&l_130},{&g_4[3][0][1],&l_136[0],&g_311.f1,&g_311.f1,&l_136[0],&g_4[3][0][1],&l_130,&g_4[3][0][1],&l_136[0],&g_311.f1},{&g_243[3].f1,&g_243[3].f1,&g_243[3].f1,&g_311.f1,&l_130,&l_130,&g_311.f1,&g_243[3].f1,&g_243[3].f1,&g_243[3].f1},{&g_243[3].f1,&g_4[3][0][1],&g_243[3].f1,&l_136[0],&g_243[3].f1,&g_4[3][0][1],&g_243[3].f1,&g_243[3].f1,&g_4[3][0][1],&g_243[3].f1}};
int64_t *l_608[6][4][2] = {{{&g_205,&g_210},{&g_205,&g_210},{&g_205,&g_210},{&g_205,&g_210}},{{&g_205,&g_210},{&g_205,&g_210},{&g_205,&g_210},{&g_205,&g_210}},{{&g_205,&g_210},{&g_205,&g_210},{&g_205,&g_210},{&g_205,&g_210}},{{&g_205,&g_210},{&g_205,&g_210},{&g_205,&g_210},{&g_205,&g_210}},{{&g_205,&g_210},{&g_205,&g_210},{&g_205,&g_210},{&g_205,&g_210}},{{&g_205,&g_210},{&g_205,&g_210},{&g_205,&g_210},{&g_205,&g_210}}};
int64_t * const *l_607 = &l_608[1][2][1];
int64_t ***l_618 = (void*)0;
int64_t **l_620 = &l_608[0][1][0];
int64_t ***l_619 = &l_620;
uint64_t *l_621[9][8][3] = {{{(void*)0,&l_347[2],&g_311.f3},{&g_439.f3,&g_116[1].f3,&g_243[3].f3},{&g_439.f3,(void*)0,&g_439.f3},{(void*)0,&g_45.f3,&g_45.f3},{&l_342,&g_311.f3,&g_45.f3},{&l_342,&g_243[3].f3,&g_242.f3},{&g_216.f3,&g_242.f3,(void*)0},{&g_116[1].f3,&g_45.f3,&g_116[1].f3}},{{&l_342,&l_347[1],(void*)0},{&g_116[1].f3,&l_347[1],&l_347[1]},{&g_439.f3,(void*)0,&g_242.f3},{&g_439.f3,&g_439.f3,&g_311.f3},{(void*)0,(void*)0,&g_243[3].f3},{&l_347[1],&g_242.f3,&g_311.f3},{&l_342,(void*)0,&g_311.f3},{(void*)0,&g_439.f3,&g_216.f3}},{{&g_45.f3,(void*)0,(void*)0},{&g_243[3].f3,&l_347[1],&g_439.f3},{&g_311.f3,&l_347[1],&g_243[3].f3},{(void*)0,&g_45.f3,&g_243[3].f3},{&g_216.f3,&g_242.f3,(void*)0},{&g_116[1].f3,&g_243[3].f3,&g_242.f3},{(void*)0,&g_311.f3,&g_439.f3},{&g_242.f3,&g_45.f3,&g_242.f3}},{{&l_342,(void*)0,&g_242.f3},{&g_243[3].f3,&g_116[1].f3,&g_45.f3},{&l_347[1],&l_347[2],&l_342},{(void*)0,&g_116[1].f3,&l_347[1]},{&l_347[1],(void*)0,&g_116[1].f3},{&g_243[3].f3,&g_311.f3,&g_116[1].f3},{&l_342,(void*)0,(void*)0},{&g_242.f3,&g_116[1].f3,&g_242.f3}},{{(void*)0,&g_216.f3,&l_342},{&g_116[1].f3,&g_242.f3,&g_243[3].f3},{&g_216.f3,&g_243[3].f3,&l_342},{(void*)0,&g_243[3].f3,&g_243[3].f3},{&g_311.f3,&g_242.f3,&g_116[1].f3},{&g_243[3].f3,&g_243[3].f3,(void*)0},{&g_45.f3,&l_347[8],(void*)0},{(void*)0,&g_116[1].f3,&g_212.f3}},{{&l_342,&g_242.f3,(void*)0},{&l_347[1],(void*)0,&g_212.f3},{(void*)0,&l_342,(void*)0},{&g_439.f3,(void*)0,(void*)0},{&g_439.f3,&g_311.f3,&g_116[1].f3},{&g_116[1].f3,&g_212.f3,&g_243[3].f3},{&l_342,&g_45.f3,&l_342},{&g_116[1].f3,&g_216.f3,&g_243[3].f3}},{{&g_216.f3,(void*)0,&l_342},{&l_342,(void*)0,&g_242.f3},{&l_342,(void*)0,(void*)0},{(void*)0,&g_116[1].f3,&g_116[1].f3},{&g_439.f3,(void*)0,&g_116[1].f3},{&g_439.f3,&g_116[1].f3,&l_347[1]},{(void*)0,&l_347[2],&g_439.f3},{&g_439.f3,&g_243[3].f3,&g_243[3].f3}},{{&l_347[8],(void*)0,&g_45.f3},{&g_243[3].f3,&g_45.f3,(void*)0},{&g_439.f3,&l_342,&g_311.f3},{&g_243[3].f3,&g_311.f3,&g_45.f3},{&g_45.f3,(void*)0,&l_342},{&g_242.f3,(void*)0,&g_242.f3},{&l_347[1],&l_347[1],(void*)0},{&g_45.f3,&g_439.f3,&g_212.f3}},{{&l_347[2],&g_45.f3,&l_347[2]},{(void*)0,&l_347[1],(void*)0},{&l_342,&l_347[1],&g_45.f3},{&g_242.f3,&g_311.f3,&g_439.f3},{&l_342,&g_242.f3,&g_242.f3},{&g_242.f3,(void*)0,(void*)0},{&l_342,&g_216.f3,(void*)0},{(void*)0,(void*)0,&g_116[1].f3}}};
uint16_t **l_634 = (void*)0;
uint16_t **l_635 = (void*)0;
int8_t ****l_643 = &l_370[4];
int16_t **l_646 = &l_90;
int i, j, k;
l_592++;
(*l_586) &= ((*l_587) |= (((safe_sub_func_uint32_t_u_u(g_439.f0, ((safe_sub_func_int8_t_s_s(((safe_add_func_uint64_t_u_u((safe_rshift_func_int16_t_s_u((g_243[3].f7.f1 , 0x600CL), 5)), (safe_rshift_func_uint16_t_u_s((!(l_152 = (!((&g_494[1] == l_607) , (safe_rshift_func_uint16_t_u_s((1UL != (safe_add_func_uint8_t_u_u((((safe_mul_func_uint16_t_u_u((+((**l_89) = (safe_rshift_func_int8_t_s_s(l_135, ((*l_585) |= (l_88 , ((*g_354) &= ((((*l_619) = (void*)0) != (void*)0) | 0xFFL)))))))), 2UL)) , p_34) , p_35), l_592))), l_592)))))), g_439.f1)))) ^ p_34), 0xF3L)) & 0x40CEL))) || (*l_577)) >= l_134));
l_623[3]--;
for (g_439.f1 = 0; (g_439.f1 <= 2); g_439.f1 += 1)
{
uint16_t **l_633 = &g_265;
uint16_t ***l_632[8][3];
int16_t *l_639[3];
int32_t l_645 = 0x445CAFA4L;
uint32_t l_647 = 4294967293UL;
uint32_t l_648 = 0xB7EA1112L;
struct S1 * const l_649 = &g_650;
uint32_t l_674 = 0xCD64B79AL;
int8_t **l_681 = &g_354;
uint16_t l_695 = 0xF872L;
int i, j;
for (i = 0; i < 8; i++)
{
for (j = 0; j < 3; j++)
l_632[i][j] = &l_633;
}
for (i = 0; i < 3; i++)
l_639[i] = &g_208;
(*l_588) ^= (((((((((**l_607) = (((++g_251) & p_36) != (0xADL | (((((p_36 == ((safe_lshift_func_int8_t_s_u((((((safe_sub_func_uint64_t_u_u(((((-7L) > (((((l_634 = &g_265) != (g_636 = l_635)) != (((safe_lshift_func_uint16_t_u_s((l_639[0] != ((safe_sub_func_uint8_t_u_u((0xEDD63A9674E6577BLL >= (g_642 = p_34)), l_465)) , (*l_89))), g_298)) >= p_36) & 0xF54DEB92E389902FLL)) , &g_372[3][6][2]) != l_643)) || l_644[1][5][0]) < (**g_493)), g_116[1].f6)) >= p_35) >= g_439.f6) ^ l_623[0]) ^ l_645), 4)) != 0xACL)) > (-2L)) >= (*l_587)) , l_646) != &l_639[0])))) <= 0xF5521ABD1DDF05AELL) , l_647) | l_131) ^ p_35) != l_648) && p_35) && p_34);
for (g_64 = 2; (g_64 >= 0); g_64 -= 1)
{
struct S1 *l_652 = &g_650;
struct S1 **l_651[4][3][4] = {{{(void*)0,&l_652,&l_652,&l_652},{&l_652,&l_652,(void*)0,&l_652},{(void*)0,&l_652,(void*)0,(void*)0}},{{(void*)0,(void*)0,(void*)0,(void*)0},{&l_652,(void*)0,&l_652,(void*)0},{(void*)0,&l_652,&l_652,&l_652}},{{&l_652,&l_652,(void*)0,&l_652},{(void*)0,&l_652,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0}},{{&l_652,(void*)0,&l_652,(void*)0},{(void*)0,&l_652,&l_652,&l_652},{&l_652,&l_652,(void*)0,&l_652}}};
struct S0 l_670 = {0xB9L,0xE13F00FBL};
uint64_t *l_711 = &l_342;
int i, j, k;
(*g_653) = l_649;
for (l_622 = 0; (l_622 <= 2); l_622 += 1)
{
uint16_t l_672 = 0UL;
int32_t l_673 = 0x301D4DB0L;
for (g_169 = 0; (g_169 <= 2); g_169 += 1)
{
int i, j, k;
if (g_298)
goto lbl_655;
if (g_4[(g_439.f1 + 1)][l_622][g_64])
break;
g_4[(g_64 + 1)][g_64][(g_169 + 5)] = (safe_mul_func_int16_t_s_s((safe_mul_func_uint8_t_u_u((safe_sub_func_int8_t_s_s((safe_div_func_int16_t_s_s((((void*)0 != l_346) , ((l_533[g_64] != (l_645 = (4L ^ p_35))) | (safe_mul_func_int8_t_s_s((((l_672 = (l_134 = ((1UL || ((safe_mod_func_int8_t_s_s((safe_rshift_func_int8_t_s_s(((*g_354) = ((****g_329) ^ ((0x2EA8L >= (((**l_89) = (l_670 , g_311.f5)) , 0x7150L)) == p_34))), g_671)), p_36)) <= g_242.f1)) && l_648))) < 0x6AL) >= (*l_581)), p_34)))), l_673)), p_35)), l_674)), l_574[3][7][0]));
}
for (l_645 = 0; (l_645 <= 2); l_645 += 1)
{
int i, j, k;
(*l_587) &= (g_675[3][6][1] != (((safe_lshift_func_int16_t_s_s((safe_mod_func_uint8_t_u_u((((g_4[(l_645 + 1)][l_622][(g_64 + 3)] |= ((void*)0 != l_681)) | (*l_588)) != l_670.f1), ((g_212.f4 | p_35) | (((safe_div_func_int64_t_s_s((safe_mul_func_int8_t_s_s(((((l_130 = p_36) <= (safe_mul_func_uint8_t_u_u((safe_sub_func_int8_t_s_s(((g_212.f7 , l_673) & l_690), 0xC3L)), g_216.f7.f0))) > 65535UL) , (**g_353)), p_36)), g_691)) , 0xFC25D19FL) && l_674)))), p_36)) , p_34) , (void*)0));
(*g_221) = (*g_221);
}
(*l_585) = ((safe_mul_func_uint8_t_u_u(g_117, l_695)) == (0xF831L <= (2UL >= 8UL)));
}
(*l_580) ^= ((safe_sub_func_int32_t_s_s((safe_lshift_func_int8_t_s_s(((((safe_div_func_int64_t_s_s((safe_sub_func_int8_t_s_s(((l_621[(g_439.f1 + 3)][(g_439.f1 + 4)][g_439.f1] = l_621[(g_439.f1 + 6)][(g_64 + 5)][g_64]) != (void*)0), g_4[(g_439.f1 + 1)][g_439.f1][(g_439.f1 + 3)])), (safe_rshift_func_uint16_t_u_u((l_130 = ((g_706 , (safe_sub_func_uint16_t_u_u((safe_add_func_int16_t_s_s((((*l_711) ^= 18446744073709551606UL) | l_670.f0), p_34)), (safe_lshift_func_int16_t_s_u((*l_587), 12))))) > ((l_648 > 0xF5CF8EB0712D316CLL) , l_674))), 15)))) > l_645) != 0xDD36L) < g_4[(g_439.f1 + 1)][g_439.f1][(g_439.f1 + 3)]), 0)), l_136[0])) & 0UL);
}
}
}
return g_714[4][0][0];
}
static int64_t func_39(int32_t * p_40)
{
int16_t *l_42[1][2][8];
int32_t l_44 = 1L;
int32_t l_46[3];
uint8_t *l_47 = &g_48[0];
int i, j, k;
for (i = 0; i < 1; i++)
{
for (j = 0; j < 2; j++)
{
for (k = 0; k < 8; k++)
l_42[i][j][k] = &g_43;
}
}
for (i = 0; i < 3; i++)
l_46[i] = 0x1D1CE175L;
g_4[4][0][7] &= (((4L & (-10L)) < ((l_44 |= 0xDB45L) <= ((g_45 , ((*l_47) |= l_46[0])) ^ ((~(safe_sub_func_uint32_t_u_u((safe_div_func_int8_t_s_s((p_40 == (((((safe_rshift_func_uint8_t_u_u(((safe_mul_func_int16_t_s_s((((safe_sub_func_uint32_t_u_u((~((void*)0 != l_47)), 1L)) , (void*)0) != l_42[0][0][0]), 0x7BEDL)) >= l_46[2]), 7)) >= g_45.f7.f0) == 0x54D6L) != l_46[2]) , &g_4[3][0][7])), l_46[1])), 4294967295UL))) & l_46[0])))) <= g_45.f2);
return l_46[0];
}
int main (void)
{
int i, j, k;
int print_hash_value = 0;
platform_main_begin();
crc32_gentab();
func_1();
for (i = 0; i < 5; i++)
{
for (j = 0; j < 3; j++)
{
for (k = 0; k < 8; k++)
{
transparent_crc(g_4[i][j][k], "g_4[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_43, "g_43", print_hash_value);
transparent_crc(g_45.f0, "g_45.f0", print_hash_value);
transparent_crc(g_45.f1, "g_45.f1", print_hash_value);
transparent_crc(g_45.f2, "g_45.f2", print_hash_value);
transparent_crc(g_45.f3, "g_45.f3", print_hash_value);
transparent_crc(g_45.f4, "g_45.f4", print_hash_value);
transparent_crc(g_45.f5, "g_45.f5", print_hash_value);
transparent_crc(g_45.f6, "g_45.f6", print_hash_value);
transparent_crc(g_45.f7.f0, "g_45.f7.f0", print_hash_value);
transparent_crc(g_45.f7.f1, "g_45.f7.f1", print_hash_value);
transparent_crc(g_45.f8, "g_45.f8", print_hash_value);
for (i = 0; i < 5; i++)
{
transparent_crc(g_48[i], "g_48[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_64, "g_64", print_hash_value);
transparent_crc(g_110, "g_110", print_hash_value);
for (i = 0; i < 2; i++)
{
transparent_crc(g_116[i].f0, "g_116[i].f0", print_hash_value);
transparent_crc(g_116[i].f1, "g_116[i].f1", print_hash_value);
transparent_crc(g_116[i].f2, "g_116[i].f2", print_hash_value);
transparent_crc(g_116[i].f3, "g_116[i].f3", print_hash_value);
transparent_crc(g_116[i].f4, "g_116[i].f4", print_hash_value);
transparent_crc(g_116[i].f5, "g_116[i].f5", print_hash_value);
transparent_crc(g_116[i].f6, "g_116[i].f6", print_hash_value);
transparent_crc(g_116[i].f7.f0, "g_116[i].f7.f0", print_hash_value);
transparent_crc(g_116[i].f7.f1, "g_116[i].f7.f1", print_hash_value);
transparent_crc(g_116[i].f8, "g_116[i].f8", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_117, "g_117", print_hash_value);
transparent_crc(g_169, "g_169", print_hash_value);
transparent_crc(g_205, "g_205", print_hash_value);
transparent_crc(g_208, "g_208", print_hash_value);
transparent_crc(g_210, "g_210", print_hash_value);
transparent_crc(g_212.f0, "g_212.f0", print_hash_value);
transparent_crc(g_212.f1, "g_212.f1", print_hash_value);
transparent_crc(g_212.f2, "g_212.f2", print_hash_value);
transparent_crc(g_212.f3, "g_212.f3", print_hash_value);
transparent_crc(g_212.f4, "g_212.f4", print_hash_value);
transparent_crc(g_212.f5, "g_212.f5", print_hash_value);
transparent_crc(g_212.f6, "g_212.f6", print_hash_value);
transparent_crc(g_212.f7.f0, "g_212.f7.f0", print_hash_value);
transparent_crc(g_212.f7.f1, "g_212.f7.f1", print_hash_value);
transparent_crc(g_212.f8, "g_212.f8", print_hash_value);
transparent_crc(g_216.f0, "g_216.f0", print_hash_value);
transparent_crc(g_216.f1, "g_216.f1", print_hash_value);
transparent_crc(g_216.f2, "g_216.f2", print_hash_value);
transparent_crc(g_216.f3, "g_216.f3", print_hash_value);
transparent_crc(g_216.f4, "g_216.f4", print_hash_value);
transparent_crc(g_216.f5, "g_216.f5", print_hash_value);
transparent_crc(g_216.f6, "g_216.f6", print_hash_value);
transparent_crc(g_216.f7.f0, "g_216.f7.f0", print_hash_value);
transparent_crc(g_216.f7.f1, "g_216.f7.f1", print_hash_value);
transparent_crc(g_216.f8, "g_216.f8", print_hash_value);
transparent_crc(g_242.f0, "g_242.f0", print_hash_value);
transparent_crc(g_242.f1, "g_242.f1", print_hash_value);
transparent_crc(g_242.f2, "g_242.f2", print_hash_value);
transparent_crc(g_242.f3, "g_242.f3", print_hash_value);
transparent_crc(g_242.f4, "g_242.f4", print_hash_value);
transparent_crc(g_242.f5, "g_242.f5", print_hash_value);
transparent_crc(g_242.f6, "g_242.f6", print_hash_value);
transparent_crc(g_242.f7.f0, "g_242.f7.f0", print_hash_value);
transparent_crc(g_242.f7.f1, "g_242.f7.f1", print_hash_value);
transparent_crc(g_242.f8, "g_242.f8", print_hash_value);
for (i = 0; i < 5; i++)
{
transparent_crc(g_243[i].f0, "g_243[i].f0", print_hash_value);
transparent_crc(g_243[i].f1, "g_243[i].f1", print_hash_value);
transparent_crc(g_243[i].f2, "g_243[i].f2", print_hash_value);
transparent_crc(g_243[i].f3, "g_243[i].f3", print_hash_value);
transparent_crc(g_243[i].f4, "g_243[i].f4", print_hash_value);
transparent_crc(g_243[i].f5, "g_243[i].f5", print_hash_value);
transparent_crc(g_243[i].f6, "g_243[i].f6", print_hash_value);
transparent_crc(g_243[i].f7.f0, "g_243[i].f7.f0", print_hash_value);
transparent_crc(g_243[i].f7.f1, "g_243[i].f7.f1", print_hash_value);
transparent_crc(g_243[i].f8, "g_243[i].f8", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_251, "g_251", print_hash_value);
transparent_crc(g_257.f0, "g_257.f0", print_hash_value);
transparent_crc(g_257.f1, "g_257.f1", print_hash_value);
transparent_crc(g_257.f2, "g_257.f2", print_hash_value);
transparent_crc(g_257.f3, "g_257.f3", print_hash_value);
transparent_crc(g_257.f4, "g_257.f4", print_hash_value);
transparent_crc(g_257.f5, "g_257.f5", print_hash_value);
transparent_crc(g_257.f6, "g_257.f6", print_hash_value);
transparent_crc(g_257.f7, "g_257.f7", print_hash_value);
transparent_crc(g_297, "g_297", print_hash_value);
transparent_crc(g_298, "g_298", print_hash_value);
transparent_crc(g_311.f0, "g_311.f0", print_hash_value);
transparent_crc(g_311.f1, "g_311.f1", print_hash_value);
transparent_crc(g_311.f2, "g_311.f2", print_hash_value);
transparent_crc(g_311.f3, "g_311.f3", print_hash_value);
transparent_crc(g_311.f4, "g_311.f4", print_hash_value);
transparent_crc(g_311.f5, "g_311.f5", print_hash_value);
transparent_crc(g_311.f6, "g_311.f6", print_hash_value);
transparent_crc(g_311.f7.f0, "g_311.f7.f0", print_hash_value);
transparent_crc(g_311.f7.f1, "g_311.f7.f1", print_hash_value);
transparent_crc(g_311.f8, "g_311.f8", print_hash_value);
transparent_crc(g_381, "g_381", print_hash_value);
transparent_crc(g_411.f0, "g_411.f0", print_hash_value);
transparent_crc(g_411.f1, "g_411.f1", print_hash_value);
transparent_crc(g_411.f2, "g_411.f2", print_hash_value);
transparent_crc(g_411.f3, "g_411.f3", print_hash_value);
transparent_crc(g_411.f4, "g_411.f4", print_hash_value);
transparent_crc(g_411.f5, "g_411.f5", print_hash_value);
transparent_crc(g_411.f6, "g_411.f6", print_hash_value);
transparent_crc(g_411.f7, "g_411.f7", print_hash_value);
transparent_crc(g_424.f0, "g_424.f0", print_hash_value);
transparent_crc(g_424.f1, "g_424.f1", print_hash_value);
transparent_crc(g_424.f2, "g_424.f2", print_hash_value);
transparent_crc(g_424.f3, "g_424.f3", print_hash_value);
transparent_crc(g_424.f4, "g_424.f4", print_hash_value);
transparent_crc(g_424.f5, "g_424.f5", print_hash_value);
transparent_crc(g_424.f6, "g_424.f6", print_hash_value);
transparent_crc(g_424.f7.f0, "g_424.f7.f0", print_hash_value);
transparent_crc(g_424.f7.f1, "g_424.f7.f1", print_hash_value);
transparent_crc(g_424.f8, "g_424.f8", print_hash_value);
transparent_crc(g_439.f0, "g_439.f0", print_hash_value);
transparent_crc(g_439.f1, "g_439.f1", print_hash_value);
transparent_crc(g_439.f2, "g_439.f2", print_hash_value);
transparent_crc(g_439.f3, "g_439.f3", print_hash_value);
transparent_crc(g_439.f4, "g_439.f4", print_hash_value);
transparent_crc(g_439.f5, "g_439.f5", print_hash_value);
transparent_crc(g_439.f6, "g_439.f6", print_hash_value);
transparent_crc(g_439.f7.f0, "g_439.f7.f0", print_hash_value);
transparent_crc(g_439.f7.f1, "g_439.f7.f1", print_hash_value);
transparent_crc(g_439.f8, "g_439.f8", print_hash_value);
transparent_crc(g_492, "g_492", print_hash_value);
transparent_crc(g_495, "g_495", print_hash_value);
transparent_crc(g_496, "g_496", print_hash_value);
transparent_crc(g_497, "g_497", print_hash_value);
transparent_crc(g_498.f0, "g_498.f0", print_hash_value);
transparent_crc(g_498.f1, "g_498.f1", print_hash_value);
transparent_crc(g_498.f2, "g_498.f2", print_hash_value);
transparent_crc(g_498.f3, "g_498.f3", print_hash_value);
transparent_crc(g_498.f4, "g_498.f4", print_hash_value);
transparent_crc(g_498.f5, "g_498.f5", print_hash_value);
transparent_crc(g_498.f6, "g_498.f6", print_hash_value);
transparent_crc(g_498.f7, "g_498.f7", print_hash_value);
transparent_crc(g_642, "g_642", print_hash_value);
transparent_crc(g_650.f0, "g_650.f0", print_hash_value);
transparent_crc(g_650.f1, "g_650.f1", print_hash_value);
transparent_crc(g_650.f2, "g_650.f2", print_hash_value);
transparent_crc(g_650.f3, "g_650.f3", print_hash_value);
transparent_crc(g_650.f4, "g_650.f4", print_hash_value);
transparent_crc(g_650.f5, "g_650.f5", print_hash_value);
transparent_crc(g_650.f6, "g_650.f6", print_hash_value);
transparent_crc(g_650.f7, "g_650.f7", print_hash_value);
transparent_crc(g_671, "g_671", print_hash_value);
transparent_crc(g_691, "g_691", print_hash_value);
transparent_crc(g_706, "g_706", print_hash_value);
for (i = 0; i < 8; i++)
{
for (j = 0; j < 2; j++)
{
for (k = 0; k < 1; k++)
{
transparent_crc(g_714[i][j][k].f0, "g_714[i][j][k].f0", print_hash_value);
transparent_crc(g_714[i][j][k].f1, "g_714[i][j][k].f1", print_hash_value);
transparent_crc(g_714[i][j][k].f2, "g_714[i][j][k].f2", print_hash_value);
transparent_crc(g_714[i][j][k].f3, "g_714[i][j][k].f3", print_hash_value);
transparent_crc(g_714[i][j][k].f4, "g_714[i][j][k].f4", print_hash_value);
transparent_crc(g_714[i][j][k].f5, "g_714[i][j][k].f5", print_hash_value);
transparent_crc(g_714[i][j][k].f6, "g_714[i][j][k].f6", print_hash_value);
transparent_crc(g_714[i][j][k].f7.f0, "g_714[i][j][k].f7.f0", print_hash_value);
transparent_crc(g_714[i][j][k].f7.f1, "g_714[i][j][k].f7.f1", print_hash_value);
transparent_crc(g_714[i][j][k].f8, "g_714[i][j][k].f8", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_730, "g_730", print_hash_value);
transparent_crc(g_787.f0, "g_787.f0", print_hash_value);
transparent_crc(g_787.f1, "g_787.f1", print_hash_value);
transparent_crc(g_787.f2, "g_787.f2", print_hash_value);
transparent_crc(g_787.f3, "g_787.f3", print_hash_value);
transparent_crc(g_787.f4, "g_787.f4", print_hash_value);
transparent_crc(g_787.f5, "g_787.f5", print_hash_value);
transparent_crc(g_787.f6, "g_787.f6", print_hash_value);
transparent_crc(g_787.f7.f0, "g_787.f7.f0", print_hash_value);
transparent_crc(g_787.f7.f1, "g_787.f7.f1", print_hash_value);
transparent_crc(g_787.f8, "g_787.f8", print_hash_value);
transparent_crc(g_792.f0, "g_792.f0", print_hash_value);
transparent_crc(g_792.f1, "g_792.f1", print_hash_value);
transparent_crc(g_792.f2, "g_792.f2", print_hash_value);
transparent_crc(g_792.f3, "g_792.f3", print_hash_value);
transparent_crc(g_792.f4, "g_792.f4", print_hash_value);
transparent_crc(g_792.f5, "g_792.f5", print_hash_value);
transparent_crc(g_792.f6, "g_792.f6", print_hash_value);
transparent_crc(g_792.f7, "g_792.f7", print_hash_value);
transparent_crc(g_827, "g_827", print_hash_value);
transparent_crc(g_835, "g_835", print_hash_value);
transparent_crc(g_869, "g_869", print_hash_value);
transparent_crc(g_873, "g_873", print_hash_value);
transparent_crc(g_918.f0, "g_918.f0", print_hash_value);
transparent_crc(g_918.f1, "g_918.f1", print_hash_value);
transparent_crc(g_918.f2, "g_918.f2", print_hash_value);
transparent_crc(g_918.f3, "g_918.f3", print_hash_value);
transparent_crc(g_918.f4, "g_918.f4", print_hash_value);
transparent_crc(g_918.f5, "g_918.f5", print_hash_value);
transparent_crc(g_918.f6, "g_918.f6", print_hash_value);
transparent_crc(g_918.f7, "g_918.f7", print_hash_value);
transparent_crc(g_919.f0, "g_919.f0", print_hash_value);
transparent_crc(g_919.f1, "g_919.f1", print_hash_value);
transparent_crc(g_919.f2, "g_919.f2", print_hash_value);
transparent_crc(g_919.f3, "g_919.f3", print_hash_value);
transparent_crc(g_919.f4, "g_919.f4", print_hash_value);
transparent_crc(g_919.f5, "g_919.f5", print_hash_value);
transparent_crc(g_919.f6, "g_919.f6", print_hash_value);
transparent_crc(g_919.f7.f0, "g_919.f7.f0", print_hash_value);
transparent_crc(g_919.f7.f1, "g_919.f7.f1", print_hash_value);
transparent_crc(g_919.f8, "g_919.f8", print_hash_value);
transparent_crc(g_932, "g_932", print_hash_value);
for (i = 0; i < 5; i++)
{
for (j = 0; j < 2; j++)
{
transparent_crc(g_1072[i][j].f0, "g_1072[i][j].f0", print_hash_value);
transparent_crc(g_1072[i][j].f1, "g_1072[i][j].f1", print_hash_value);
transparent_crc(g_1072[i][j].f2, "g_1072[i][j].f2", print_hash_value);
transparent_crc(g_1072[i][j].f3, "g_1072[i][j].f3", print_hash_value);
transparent_crc(g_1072[i][j].f4, "g_1072[i][j].f4", print_hash_value);
transparent_crc(g_1072[i][j].f5, "g_1072[i][j].f5", print_hash_value);
transparent_crc(g_1072[i][j].f6, "g_1072[i][j].f6", print_hash_value);
transparent_crc(g_1072[i][j].f7, "g_1072[i][j].f7", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
transparent_crc(g_1073.f0, "g_1073.f0", print_hash_value);
transparent_crc(g_1073.f1, "g_1073.f1", print_hash_value);
transparent_crc(g_1073.f2, "g_1073.f2", print_hash_value);
transparent_crc(g_1073.f3, "g_1073.f3", print_hash_value);
transparent_crc(g_1073.f4, "g_1073.f4", print_hash_value);
transparent_crc(g_1073.f5, "g_1073.f5", print_hash_value);
transparent_crc(g_1073.f6, "g_1073.f6", print_hash_value);
transparent_crc(g_1073.f7, "g_1073.f7", print_hash_value);
transparent_crc(g_1074.f0, "g_1074.f0", print_hash_value);
transparent_crc(g_1074.f1, "g_1074.f1", print_hash_value);
transparent_crc(g_1074.f2, "g_1074.f2", print_hash_value);
transparent_crc(g_1074.f3, "g_1074.f3", print_hash_value);
transparent_crc(g_1074.f4, "g_1074.f4", print_hash_value);
transparent_crc(g_1074.f5, "g_1074.f5", print_hash_value);
transparent_crc(g_1074.f6, "g_1074.f6", print_hash_value);
transparent_crc(g_1074.f7, "g_1074.f7", print_hash_value);
transparent_crc(g_1075.f0, "g_1075.f0", print_hash_value);
transparent_crc(g_1075.f1, "g_1075.f1", print_hash_value);
transparent_crc(g_1075.f2, "g_1075.f2", print_hash_value);
transparent_crc(g_1075.f3, "g_1075.f3", print_hash_value);
transparent_crc(g_1075.f4, "g_1075.f4", print_hash_value);
transparent_crc(g_1075.f5, "g_1075.f5", print_hash_value);
transparent_crc(g_1075.f6, "g_1075.f6", print_hash_value);
transparent_crc(g_1075.f7, "g_1075.f7", print_hash_value);
transparent_crc(g_1076.f0, "g_1076.f0", print_hash_value);
transparent_crc(g_1076.f1, "g_1076.f1", print_hash_value);
transparent_crc(g_1076.f2, "g_1076.f2", print_hash_value);
transparent_crc(g_1076.f3, "g_1076.f3", print_hash_value);
transparent_crc(g_1076.f4, "g_1076.f4", print_hash_value);
transparent_crc(g_1076.f5, "g_1076.f5", print_hash_value);
transparent_crc(g_1076.f6, "g_1076.f6", print_hash_value);
transparent_crc(g_1076.f7, "g_1076.f7", print_hash_value);
for (i = 0; i < 1; i++)
{
for (j = 0; j < 6; j++)
{
for (k = 0; k < 1; k++)
{
transparent_crc(g_1077[i][j][k].f0, "g_1077[i][j][k].f0", print_hash_value);
transparent_crc(g_1077[i][j][k].f1, "g_1077[i][j][k].f1", print_hash_value);
transparent_crc(g_1077[i][j][k].f2, "g_1077[i][j][k].f2", print_hash_value);
transparent_crc(g_1077[i][j][k].f3, "g_1077[i][j][k].f3", print_hash_value);
transparent_crc(g_1077[i][j][k].f4, "g_1077[i][j][k].f4", print_hash_value);
transparent_crc(g_1077[i][j][k].f5, "g_1077[i][j][k].f5", print_hash_value);
transparent_crc(g_1077[i][j][k].f6, "g_1077[i][j][k].f6", print_hash_value);
transparent_crc(g_1077[i][j][k].f7, "g_1077[i][j][k].f7", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_1078.f0, "g_1078.f0", print_hash_value);
transparent_crc(g_1078.f1, "g_1078.f1", print_hash_value);
transparent_crc(g_1078.f2, "g_1078.f2", print_hash_value);
transparent_crc(g_1078.f3, "g_1078.f3", print_hash_value);
transparent_crc(g_1078.f4, "g_1078.f4", print_hash_value);
transparent_crc(g_1078.f5, "g_1078.f5", print_hash_value);
transparent_crc(g_1078.f6, "g_1078.f6", print_hash_value);
transparent_crc(g_1078.f7, "g_1078.f7", print_hash_value);
transparent_crc(g_1080, "g_1080", print_hash_value);
transparent_crc(g_1102.f0, "g_1102.f0", print_hash_value);
transparent_crc(g_1102.f1, "g_1102.f1", print_hash_value);
transparent_crc(g_1102.f2, "g_1102.f2", print_hash_value);
transparent_crc(g_1102.f3, "g_1102.f3", print_hash_value);
transparent_crc(g_1102.f4, "g_1102.f4", print_hash_value);
transparent_crc(g_1102.f5, "g_1102.f5", print_hash_value);
transparent_crc(g_1102.f6, "g_1102.f6", print_hash_value);
transparent_crc(g_1102.f7, "g_1102.f7", print_hash_value);
transparent_crc(g_1173.f0, "g_1173.f0", print_hash_value);
transparent_crc(g_1173.f1, "g_1173.f1", print_hash_value);
transparent_crc(g_1173.f2, "g_1173.f2", print_hash_value);
transparent_crc(g_1173.f3, "g_1173.f3", print_hash_value);
transparent_crc(g_1173.f4, "g_1173.f4", print_hash_value);
transparent_crc(g_1173.f5, "g_1173.f5", print_hash_value);
transparent_crc(g_1173.f6, "g_1173.f6", print_hash_value);
transparent_crc(g_1173.f7.f0, "g_1173.f7.f0", print_hash_value);
transparent_crc(g_1173.f7.f1, "g_1173.f7.f1", print_hash_value);
transparent_crc(g_1173.f8, "g_1173.f8", print_hash_value);
transparent_crc(g_1185.f0, "g_1185.f0", print_hash_value);
transparent_crc(g_1185.f1, "g_1185.f1", print_hash_value);
transparent_crc(g_1185.f2, "g_1185.f2", print_hash_value);
transparent_crc(g_1185.f3, "g_1185.f3", print_hash_value);
transparent_crc(g_1185.f4, "g_1185.f4", print_hash_value);
transparent_crc(g_1185.f5, "g_1185.f5", print_hash_value);
transparent_crc(g_1185.f6, "g_1185.f6", print_hash_value);
transparent_crc(g_1185.f7.f0, "g_1185.f7.f0", print_hash_value);
transparent_crc(g_1185.f7.f1, "g_1185.f7.f1", print_hash_value);
transparent_crc(g_1185.f8, "g_1185.f8", print_hash_value);
transparent_crc(g_1197.f0, "g_1197.f0", print_hash_value);
transparent_crc(g_1197.f1, "g_1197.f1", print_hash_value);
transparent_crc(g_1197.f2, "g_1197.f2", print_hash_value);
transparent_crc(g_1197.f3, "g_1197.f3", print_hash_value);
transparent_crc(g_1197.f4, "g_1197.f4", print_hash_value);
transparent_crc(g_1197.f5, "g_1197.f5", print_hash_value);
transparent_crc(g_1197.f6, "g_1197.f6", print_hash_value);
transparent_crc(g_1197.f7, "g_1197.f7", print_hash_value);
transparent_crc(g_1220.f0, "g_1220.f0", print_hash_value);
transparent_crc(g_1220.f1, "g_1220.f1", print_hash_value);
transparent_crc(g_1220.f2, "g_1220.f2", print_hash_value);
transparent_crc(g_1220.f3, "g_1220.f3", print_hash_value);
transparent_crc(g_1220.f4, "g_1220.f4", print_hash_value);
transparent_crc(g_1220.f5, "g_1220.f5", print_hash_value);
transparent_crc(g_1220.f6, "g_1220.f6", print_hash_value);
transparent_crc(g_1220.f7, "g_1220.f7", print_hash_value);
transparent_crc(g_1283.f0, "g_1283.f0", print_hash_value);
transparent_crc(g_1283.f1, "g_1283.f1", print_hash_value);
transparent_crc(g_1283.f2, "g_1283.f2", print_hash_value);
transparent_crc(g_1283.f3, "g_1283.f3", print_hash_value);
transparent_crc(g_1283.f4, "g_1283.f4", print_hash_value);
transparent_crc(g_1283.f5, "g_1283.f5", print_hash_value);
transparent_crc(g_1283.f6, "g_1283.f6", print_hash_value);
transparent_crc(g_1283.f7.f0, "g_1283.f7.f0", print_hash_value);
transparent_crc(g_1283.f7.f1, "g_1283.f7.f1", print_hash_value);
transparent_crc(g_1283.f8, "g_1283.f8", print_hash_value);
transparent_crc(g_1344.f0, "g_1344.f0", print_hash_value);
transparent_crc(g_1344.f1, "g_1344.f1", print_hash_value);
transparent_crc(g_1344.f2, "g_1344.f2", print_hash_value);
transparent_crc(g_1344.f3, "g_1344.f3", print_hash_value);
transparent_crc(g_1344.f4, "g_1344.f4", print_hash_value);
transparent_crc(g_1344.f5, "g_1344.f5", print_hash_value);
transparent_crc(g_1344.f6, "g_1344.f6", print_hash_value);
transparent_crc(g_1344.f7.f0, "g_1344.f7.f0", print_hash_value);
transparent_crc(g_1344.f7.f1, "g_1344.f7.f1", print_hash_value);
transparent_crc(g_1344.f8, "g_1344.f8", print_hash_value);
transparent_crc(g_1347.f0, "g_1347.f0", print_hash_value);
transparent_crc(g_1347.f1, "g_1347.f1", print_hash_value);
transparent_crc(g_1347.f2, "g_1347.f2", print_hash_value);
transparent_crc(g_1347.f3, "g_1347.f3", print_hash_value);
transparent_crc(g_1347.f4, "g_1347.f4", print_hash_value);
transparent_crc(g_1347.f5, "g_1347.f5", print_hash_value);
transparent_crc(g_1347.f6, "g_1347.f6", print_hash_value);
transparent_crc(g_1347.f7, "g_1347.f7", print_hash_value);
transparent_crc(g_1358.f0, "g_1358.f0", print_hash_value);
transparent_crc(g_1358.f1, "g_1358.f1", print_hash_value);
transparent_crc(g_1358.f2, "g_1358.f2", print_hash_value);
transparent_crc(g_1358.f3, "g_1358.f3", print_hash_value);
transparent_crc(g_1358.f4, "g_1358.f4", print_hash_value);
transparent_crc(g_1358.f5, "g_1358.f5", print_hash_value);
transparent_crc(g_1358.f6, "g_1358.f6", print_hash_value);
transparent_crc(g_1358.f7.f0, "g_1358.f7.f0", print_hash_value);
transparent_crc(g_1358.f7.f1, "g_1358.f7.f1", print_hash_value);
transparent_crc(g_1358.f8, "g_1358.f8", print_hash_value);
transparent_crc(g_1398.f0, "g_1398.f0", print_hash_value);
transparent_crc(g_1398.f1, "g_1398.f1", print_hash_value);
transparent_crc(g_1398.f2, "g_1398.f2", print_hash_value);
transparent_crc(g_1398.f3, "g_1398.f3", print_hash_value);
transparent_crc(g_1398.f4, "g_1398.f4", print_hash_value);
transparent_crc(g_1398.f5, "g_1398.f5", print_hash_value);
transparent_crc(g_1398.f6, "g_1398.f6", print_hash_value);
transparent_crc(g_1398.f7, "g_1398.f7", print_hash_value);
for (i = 0; i < 10; i++)
{
for (j = 0; j < 2; j++)
{
transparent_crc(g_1401[i][j].f0, "g_1401[i][j].f0", print_hash_value);
transparent_crc(g_1401[i][j].f1, "g_1401[i][j].f1", print_hash_value);
transparent_crc(g_1401[i][j].f2, "g_1401[i][j].f2", print_hash_value);
transparent_crc(g_1401[i][j].f3, "g_1401[i][j].f3", print_hash_value);
transparent_crc(g_1401[i][j].f4, "g_1401[i][j].f4", print_hash_value);
transparent_crc(g_1401[i][j].f5, "g_1401[i][j].f5", print_hash_value);
transparent_crc(g_1401[i][j].f6, "g_1401[i][j].f6", print_hash_value);
transparent_crc(g_1401[i][j].f7, "g_1401[i][j].f7", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
transparent_crc(g_1437.f0, "g_1437.f0", print_hash_value);
transparent_crc(g_1437.f1, "g_1437.f1", print_hash_value);
transparent_crc(g_1437.f2, "g_1437.f2", print_hash_value);
transparent_crc(g_1437.f3, "g_1437.f3", print_hash_value);
transparent_crc(g_1437.f4, "g_1437.f4", print_hash_value);
transparent_crc(g_1437.f5, "g_1437.f5", print_hash_value);
transparent_crc(g_1437.f6, "g_1437.f6", print_hash_value);
transparent_crc(g_1437.f7.f0, "g_1437.f7.f0", print_hash_value);
transparent_crc(g_1437.f7.f1, "g_1437.f7.f1", print_hash_value);
transparent_crc(g_1437.f8, "g_1437.f8", print_hash_value);
for (i = 0; i < 10; i++)
{
transparent_crc(g_1516[i], "g_1516[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_1545.f0, "g_1545.f0", print_hash_value);
transparent_crc(g_1545.f1, "g_1545.f1", print_hash_value);
transparent_crc(g_1545.f2, "g_1545.f2", print_hash_value);
transparent_crc(g_1545.f3, "g_1545.f3", print_hash_value);
transparent_crc(g_1545.f4, "g_1545.f4", print_hash_value);
transparent_crc(g_1545.f5, "g_1545.f5", print_hash_value);
transparent_crc(g_1545.f6, "g_1545.f6", print_hash_value);
transparent_crc(g_1545.f7.f0, "g_1545.f7.f0", print_hash_value);
transparent_crc(g_1545.f7.f1, "g_1545.f7.f1", print_hash_value);
transparent_crc(g_1545.f8, "g_1545.f8", print_hash_value);
transparent_crc(g_1704.f0, "g_1704.f0", print_hash_value);
transparent_crc(g_1704.f1, "g_1704.f1", print_hash_value);
transparent_crc(g_1704.f2, "g_1704.f2", print_hash_value);
transparent_crc(g_1704.f3, "g_1704.f3", print_hash_value);
transparent_crc(g_1704.f4, "g_1704.f4", print_hash_value);
transparent_crc(g_1704.f5, "g_1704.f5", print_hash_value);
transparent_crc(g_1704.f6, "g_1704.f6", print_hash_value);
transparent_crc(g_1704.f7.f0, "g_1704.f7.f0", print_hash_value);
transparent_crc(g_1704.f7.f1, "g_1704.f7.f1", print_hash_value);
transparent_crc(g_1704.f8, "g_1704.f8", print_hash_value);
for (i = 0; i < 9; i++)
{
transparent_crc(g_1707[i].f0, "g_1707[i].f0", print_hash_value);
transparent_crc(g_1707[i].f1, "g_1707[i].f1", print_hash_value);
transparent_crc(g_1707[i].f2, "g_1707[i].f2", print_hash_value);
transparent_crc(g_1707[i].f3, "g_1707[i].f3", print_hash_value);
transparent_crc(g_1707[i].f4, "g_1707[i].f4", print_hash_value);
transparent_crc(g_1707[i].f5, "g_1707[i].f5", print_hash_value);
transparent_crc(g_1707[i].f6, "g_1707[i].f6", print_hash_value);
transparent_crc(g_1707[i].f7.f0, "g_1707[i].f7.f0", print_hash_value);
transparent_crc(g_1707[i].f7.f1, "g_1707[i].f7.f1", print_hash_value);
transparent_crc(g_1707[i].f8, "g_1707[i].f8", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_1765.f0, "g_1765.f0", print_hash_value);
transparent_crc(g_1765.f1, "g_1765.f1", print_hash_value);
transparent_crc(g_1765.f2, "g_1765.f2", print_hash_value);
transparent_crc(g_1765.f3, "g_1765.f3", print_hash_value);
transparent_crc(g_1765.f4, "g_1765.f4", print_hash_value);
transparent_crc(g_1765.f5, "g_1765.f5", print_hash_value);
transparent_crc(g_1765.f6, "g_1765.f6", print_hash_value);
transparent_crc(g_1765.f7.f0, "g_1765.f7.f0", print_hash_value);
transparent_crc(g_1765.f7.f1, "g_1765.f7.f1", print_hash_value);
transparent_crc(g_1765.f8, "g_1765.f8", print_hash_value);
transparent_crc(g_1781.f0, "g_1781.f0", print_hash_value);
transparent_crc(g_1781.f1, "g_1781.f1", print_hash_value);
transparent_crc(g_1781.f2, "g_1781.f2", print_hash_value);
transparent_crc(g_1781.f3, "g_1781.f3", print_hash_value);
transparent_crc(g_1781.f4, "g_1781.f4", print_hash_value);
transparent_crc(g_1781.f5, "g_1781.f5", print_hash_value);
transparent_crc(g_1781.f6, "g_1781.f6", print_hash_value);
transparent_crc(g_1781.f7.f0, "g_1781.f7.f0", print_hash_value);
transparent_crc(g_1781.f7.f1, "g_1781.f7.f1", print_hash_value);
transparent_crc(g_1781.f8, "g_1781.f8", print_hash_value);
transparent_crc(g_1877.f0, "g_1877.f0", print_hash_value);
transparent_crc(g_1877.f1, "g_1877.f1", print_hash_value);
transparent_crc(g_1877.f2, "g_1877.f2", print_hash_value);
transparent_crc(g_1877.f3, "g_1877.f3", print_hash_value);
transparent_crc(g_1877.f4, "g_1877.f4", print_hash_value);
transparent_crc(g_1877.f5, "g_1877.f5", print_hash_value);
transparent_crc(g_1877.f6, "g_1877.f6", print_hash_value);
transparent_crc(g_1877.f7.f0, "g_1877.f7.f0", print_hash_value);
transparent_crc(g_1877.f7.f1, "g_1877.f7.f1", print_hash_value);
transparent_crc(g_1877.f8, "g_1877.f8", print_hash_value);
for (i = 0; i < 5; i++)
{
transparent_crc(g_1935[i], "g_1935[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_1957.f0, "g_1957.f0", print_hash_value);
transparent_crc(g_1957.f1, "g_1957.f1", print_hash_value);
transparent_crc(g_1957.f2, "g_1957.f2", print_hash_value);
transparent_crc(g_1957.f3, "g_1957.f3", print_hash_value);
transparent_crc(g_1957.f4, "g_1957.f4", print_hash_value);
transparent_crc(g_1957.f5, "g_1957.f5", print_hash_value);
transparent_crc(g_1957.f6, "g_1957.f6", print_hash_value);
transparent_crc(g_1957.f7, "g_1957.f7", print_hash_value);
transparent_crc(g_1958.f0, "g_1958.f0", print_hash_value);
transparent_crc(g_1958.f1, "g_1958.f1", print_hash_value);
transparent_crc(g_1958.f2, "g_1958.f2", print_hash_value);
transparent_crc(g_1958.f3, "g_1958.f3", print_hash_value);
transparent_crc(g_1958.f4, "g_1958.f4", print_hash_value);
transparent_crc(g_1958.f5, "g_1958.f5", print_hash_value);
transparent_crc(g_1958.f6, "g_1958.f6", print_hash_value);
transparent_crc(g_1958.f7, "g_1958.f7", print_hash_value);
for (i = 0; i < 7; i++)
{
for (j = 0; j < 1; j++)
{
transparent_crc(g_1976[i][j], "g_1976[i][j]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
transparent_crc(g_1981, "g_1981", print_hash_value);
transparent_crc(g_1998, "g_1998", print_hash_value);
platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
return 0;
}
