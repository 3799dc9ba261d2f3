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
#pragma pack(push)
#pragma pack(1)
struct S0 {
int32_t f0;
int32_t f1;
const unsigned f2 : 15;
int32_t f3;
const uint64_t f4;
unsigned f5 : 22;
int32_t f6;
const int8_t f7;
const uint8_t f8;
};
#pragma pack(pop)
#pragma pack(push)
#pragma pack(1)
struct S1 {
const int64_t f0;
};
#pragma pack(pop)
static int64_t g_16 = 0x1E66C619A80BFB3ALL;
static uint16_t g_18 = 65529UL;
static uint32_t g_26 = 0x028F4E1CL;
static const int32_t g_37 = (-3L);
static uint16_t g_39 = 5UL;
static uint16_t *g_38 = &g_39;
static int32_t g_46 = (-1L);
static int32_t g_48[9] = {0x5CFEB4E5L,0x5CFEB4E5L,0x5CFEB4E5L,0x5CFEB4E5L,0x5CFEB4E5L,0x5CFEB4E5L,0x5CFEB4E5L,0x5CFEB4E5L,0x5CFEB4E5L};
static uint32_t g_61 = 1UL;
static uint32_t *g_60[2] = {&g_61,&g_61};
static int32_t *g_68 = &g_48[3];
static int32_t **g_67[7] = {&g_68,&g_68,&g_68,&g_68,&g_68,&g_68,&g_68};
static struct S0 g_131 = {-1L,-1L,162,0L,0x3A4231C6F7076835LL,1904,-9L,0L,0xC5L};
static uint8_t g_210 = 1UL;
static int32_t g_212 = 0x5E4A86E0L;
static uint16_t g_240[9] = {0xD93EL,0xB55AL,0xD93EL,0xD93EL,0xB55AL,0xD93EL,0xD93EL,0xB55AL,0xD93EL};
static uint16_t *g_239 = &g_240[2];
static int8_t g_242 = 0L;
static uint32_t * const g_302 = &g_61;
static uint32_t * const *g_301 = &g_302;
static uint64_t g_307 = 0x93820914669F01B2LL;
static struct S1 g_323[6][8] = {{{-1L},{0x1918D1A77CEAA4D0LL},{-1L},{-1L},{0x1918D1A77CEAA4D0LL},{-1L},{-1L},{0x1918D1A77CEAA4D0LL}},{{0x1918D1A77CEAA4D0LL},{-1L},{-1L},{0x1918D1A77CEAA4D0LL},{-1L},{-1L},{0x1918D1A77CEAA4D0LL},{-1L}},{{0x1918D1A77CEAA4D0LL},{0x1918D1A77CEAA4D0LL},{7L},{-1L},{-1L},{0x1918D1A77CEAA4D0LL},{-1L},{-1L}},{{7L},{-1L},{7L},{7L},{-1L},{7L},{7L},{-1L}},{{-1L},{7L},{7L},{-1L},{7L},{7L},{-1L},{7L}},{{-1L},{-1L},{0x1918D1A77CEAA4D0LL},{-1L},{-1L},{0x1918D1A77CEAA4D0LL},{-1L},{-1L}}};
static uint32_t g_338 = 0x6B0A714AL;
static uint8_t g_349 = 1UL;
static uint8_t *g_348 = &g_349;
static uint8_t **g_347 = &g_348;
static int64_t g_366[6] = {1L,1L,1L,1L,1L,1L};
static uint32_t *g_401 = (void*)0;
static uint8_t g_477 = 253UL;
static uint8_t g_499 = 0xD7L;
static uint16_t g_536[5][8] = {{0xA80CL,0xA80CL,0xA80CL,0xA80CL,0xA80CL,0xA80CL,0xA80CL,0xA80CL},{0xA80CL,0xA80CL,0xA80CL,0xA80CL,0xA80CL,0xA80CL,0xA80CL,0xA80CL},{0xA80CL,0xA80CL,0xA80CL,0xA80CL,0xA80CL,0xA80CL,0xA80CL,0xA80CL},{0xA80CL,0xA80CL,0xA80CL,0xA80CL,0xA80CL,0xA80CL,0xA80CL,0xA80CL},{0xA80CL,0xA80CL,0xA80CL,0xA80CL,0xA80CL,0xA80CL,0xA80CL,0xA80CL}};
static int16_t g_538 = (-1L);
static uint16_t g_540 = 1UL;
static uint64_t g_546 = 0xDB5564E463A917F8LL;
static struct S1 *g_552 = (void*)0;
static struct S1 **g_551 = &g_552;
static int16_t g_594 = 0xBADEL;
static int8_t g_629 = 0xA1L;
static int32_t g_660[3][5] = {{0x1DE12997L,5L,0x1DE12997L,5L,0x1DE12997L},{1L,1L,1L,1L,1L},{0x1DE12997L,5L,0x1DE12997L,5L,0x1DE12997L}};
static const struct S1 *g_748 = (void*)0;
static const struct S1 **g_747 = &g_748;
static const struct S1 **g_749[9] = {&g_748,&g_748,&g_748,&g_748,&g_748,&g_748,&g_748,&g_748,&g_748};
static int8_t g_824 = 0xECL;
static uint32_t g_831 = 0UL;
static int32_t **g_861 = &g_68;
static int32_t ***g_1004 = &g_67[1];
static int32_t ****g_1003 = &g_1004;
static uint8_t **g_1027 = &g_348;
static uint8_t ***g_1047 = &g_1027;
static uint8_t ****g_1046 = &g_1047;
static const int32_t *g_1083 = &g_212;
static uint64_t g_1110 = 0x6B50618544C4B54ELL;
static uint8_t g_1120 = 0UL;
static uint32_t g_1183[6][6] = {{0UL,0xED2CA8FCL,5UL,5UL,0xED2CA8FCL,0UL},{0xB7A922F7L,0UL,18446744073709551615UL,0xED2CA8FCL,18446744073709551615UL,0UL},{18446744073709551615UL,0xB7A922F7L,5UL,0xD02DAA34L,0xD02DAA34L,5UL},{18446744073709551615UL,18446744073709551615UL,0xD02DAA34L,0xED2CA8FCL,1UL,0xED2CA8FCL},{0xB7A922F7L,18446744073709551615UL,0xB7A922F7L,5UL,0xD02DAA34L,0xD02DAA34L},{0UL,0xB7A922F7L,0xB7A922F7L,0UL,18446744073709551615UL,0xED2CA8FCL}};
static uint64_t *g_1190[4][4][7] = {{{&g_307,&g_1110,&g_307,&g_1110,&g_546,&g_307,(void*)0},{(void*)0,&g_307,&g_1110,&g_546,&g_307,(void*)0,&g_307},{&g_1110,&g_307,&g_307,&g_1110,&g_1110,(void*)0,(void*)0},{&g_307,&g_307,(void*)0,&g_307,(void*)0,&g_307,&g_307}},{{&g_546,(void*)0,(void*)0,(void*)0,&g_307,&g_307,&g_307},{&g_1110,&g_307,&g_307,&g_1110,&g_1110,&g_1110,(void*)0},{(void*)0,&g_1110,(void*)0,&g_1110,&g_1110,(void*)0,(void*)0},{(void*)0,&g_546,(void*)0,&g_307,(void*)0,&g_1110,(void*)0}},{{&g_307,&g_546,&g_1110,&g_1110,(void*)0,(void*)0,&g_546},{(void*)0,&g_546,&g_546,&g_546,&g_546,&g_546,&g_546},{&g_307,(void*)0,&g_546,&g_307,&g_307,&g_1110,&g_1110},{&g_307,&g_307,&g_1110,(void*)0,&g_546,&g_1110,&g_546}},{{(void*)0,&g_307,&g_1110,&g_307,(void*)0,&g_546,(void*)0},{(void*)0,&g_546,(void*)0,&g_546,&g_1110,&g_1110,(void*)0},{(void*)0,&g_307,&g_307,&g_1110,&g_1110,&g_307,&g_546},{(void*)0,&g_307,&g_1110,&g_546,&g_546,&g_546,&g_1110}}};
static int16_t *g_1213 = &g_538;
static uint32_t *g_1220 = (void*)0;
static const int8_t *g_1248[1] = {&g_629};
static const int8_t **g_1247 = &g_1248[0];
static uint64_t **g_1316[3] = {&g_1190[3][2][2],&g_1190[3][2][2],&g_1190[3][2][2]};
static int16_t g_1405 = 0x6464L;
static int32_t g_1430 = 0xDDB6FC29L;
static struct S1 *g_1495 = (void*)0;
static int8_t *g_1508 = (void*)0;
static int8_t **g_1507 = &g_1508;
static const uint8_t g_1617[5][3] = {{0x15L,0x7DL,0x15L},{251UL,251UL,251UL},{0x15L,0x7DL,0x15L},{251UL,251UL,251UL},{0x15L,0x7DL,0x15L}};
static uint32_t g_1631 = 2UL;
static uint8_t *****g_1639 = &g_1046;
static uint64_t ***g_1714[1][2] = {{&g_1316[2],&g_1316[2]}};
static uint32_t g_1722[7][8] = {{18446744073709551615UL,18446744073709551615UL,0x38E47819L,0xE8E5495BL,0x38E47819L,18446744073709551615UL,18446744073709551615UL,0x38E47819L},{0UL,0x38E47819L,0x38E47819L,0UL,18446744073709551614UL,0UL,0x38E47819L,0x38E47819L},{0x38E47819L,18446744073709551614UL,0xE8E5495BL,0xE8E5495BL,18446744073709551614UL,0x38E47819L,18446744073709551614UL,0xE8E5495BL},{0UL,18446744073709551614UL,0UL,0x38E47819L,0x38E47819L,0UL,18446744073709551614UL,0UL},{18446744073709551615UL,0x38E47819L,0xE8E5495BL,0x38E47819L,18446744073709551615UL,18446744073709551615UL,0x38E47819L,0xE8E5495BL},{18446744073709551615UL,18446744073709551615UL,0x38E47819L,0xE8E5495BL,0x38E47819L,18446744073709551615UL,18446744073709551615UL,0x38E47819L},{0UL,0x38E47819L,0x38E47819L,0UL,18446744073709551614UL,0UL,0x38E47819L,0x38E47819L}};
static int32_t * const g_1731 = &g_131.f6;
static const uint32_t g_1819[3][3] = {{0x6B6B6E92L,0x6B6B6E92L,0x6B6B6E92L},{0xC58F97B7L,0xC58F97B7L,0xC58F97B7L},{0x6B6B6E92L,0x6B6B6E92L,0x6B6B6E92L}};
static const uint32_t *g_1818[6] = {&g_1819[0][1],&g_1819[0][1],&g_1819[0][1],&g_1819[0][1],&g_1819[0][1],&g_1819[0][1]};
static const uint32_t **g_1817 = &g_1818[1];
static int64_t *g_1844 = &g_366[1];
static int64_t g_1884 = 0x0891534DE69FAA2CLL;
static int32_t g_1891 = (-1L);
static const uint32_t **g_2034[1][10][2] = {{{&g_1818[4],&g_1818[4]},{(void*)0,&g_1818[4]},{&g_1818[4],(void*)0},{&g_1818[4],&g_1818[4]},{(void*)0,&g_1818[4]},{&g_1818[4],(void*)0},{&g_1818[4],&g_1818[4]},{(void*)0,&g_1818[4]},{&g_1818[4],(void*)0},{&g_1818[4],&g_1818[4]}}};
static int64_t g_2058 = 0x362BFFF78DAE3A0FLL;
static struct S0 g_2076 = {0x06DBA9F5L,0xECC27230L,78,0L,0x98F834E9B3558C09LL,1960,0x182590B9L,0L,0x01L};
static const uint16_t g_2125 = 0x2966L;
static uint16_t g_2295 = 1UL;
static int8_t ** const **g_2313[4] = {(void*)0,(void*)0,(void*)0,(void*)0};
static uint32_t **g_2351 = &g_401;
static uint32_t ***g_2350 = &g_2351;
static uint32_t ****g_2349 = &g_2350;
static struct S1 g_2367 = {-1L};
static const int16_t *g_2383 = &g_1405;
static const int16_t **g_2382 = &g_2383;
static const int16_t ***g_2381 = &g_2382;
static uint32_t *g_2414[2][1] = {{&g_1722[0][0]},{&g_1722[0][0]}};
static uint32_t * const *g_2413[10][2][5] = {{{&g_2414[0][0],&g_2414[1][0],&g_2414[0][0],(void*)0,(void*)0},{(void*)0,&g_2414[0][0],&g_2414[0][0],&g_2414[0][0],&g_2414[0][0]}},{{&g_2414[1][0],&g_2414[0][0],&g_2414[1][0],&g_2414[0][0],(void*)0},{&g_2414[1][0],&g_2414[0][0],&g_2414[0][0],&g_2414[0][0],&g_2414[0][0]}},{{(void*)0,&g_2414[1][0],&g_2414[0][0],&g_2414[0][0],&g_2414[0][0]},{&g_2414[1][0],&g_2414[0][0],&g_2414[0][0],&g_2414[0][0],(void*)0}},{{&g_2414[0][0],(void*)0,&g_2414[0][0],&g_2414[0][0],&g_2414[0][0]},{&g_2414[0][0],&g_2414[0][0],(void*)0,&g_2414[0][0],&g_2414[0][0]}},{{&g_2414[0][0],&g_2414[0][0],&g_2414[0][0],&g_2414[0][0],&g_2414[0][0]},{&g_2414[0][0],&g_2414[0][0],&g_2414[0][0],&g_2414[0][0],&g_2414[0][0]}},{{(void*)0,&g_2414[0][0],&g_2414[0][0],&g_2414[0][0],&g_2414[0][0]},{&g_2414[0][0],(void*)0,&g_2414[1][0],&g_2414[0][0],&g_2414[0][0]}},{{&g_2414[0][0],&g_2414[0][0],(void*)0,&g_2414[0][0],(void*)0},{&g_2414[0][0],&g_2414[1][0],&g_2414[1][0],&g_2414[0][0],&g_2414[0][0]}},{{&g_2414[0][0],&g_2414[0][0],&g_2414[0][0],(void*)0,&g_2414[1][0]},{&g_2414[0][0],&g_2414[0][0],(void*)0,&g_2414[0][0],&g_2414[0][0]}},{{(void*)0,&g_2414[0][0],&g_2414[0][0],(void*)0,&g_2414[0][0]},{&g_2414[0][0],&g_2414[0][0],&g_2414[1][0],&g_2414[0][0],&g_2414[0][0]}},{{&g_2414[0][0],&g_2414[1][0],&g_2414[0][0],(void*)0,&g_2414[0][0]},{&g_2414[0][0],(void*)0,(void*)0,&g_2414[0][0],&g_2414[1][0]}}};
static uint32_t g_2559 = 0x3707822EL;
static int16_t g_2769 = 0x4386L;
static int64_t g_2930 = 0x7E9AC91A53D890F7LL;
static struct S1 ***g_2965 = &g_551;
static int64_t g_2986 = (-1L);
static int8_t g_2988[10] = {0xD9L,0xD9L,(-1L),0xD9L,0xD9L,(-1L),0xD9L,0xD9L,(-1L),0xD9L};
static int8_t ***g_3108 = &g_1507;
static int8_t ****g_3107 = &g_3108;
static int8_t *****g_3106 = &g_3107;
static int16_t *** const g_3132 = (void*)0;
static int16_t *** const *g_3131[4][8][7] = {{{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132},{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132},{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132},{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132},{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132},{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132},{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132},{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132}},{{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132},{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132},{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132},{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,(void*)0,&g_3132},{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132},{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132},{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132},{&g_3132,(void*)0,&g_3132,&g_3132,(void*)0,(void*)0,&g_3132}},{{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132},{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132},{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132},{(void*)0,&g_3132,&g_3132,&g_3132,&g_3132,(void*)0,&g_3132},{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132},{&g_3132,&g_3132,&g_3132,&g_3132,(void*)0,&g_3132,&g_3132},{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132},{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132}},{{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132},{(void*)0,&g_3132,&g_3132,(void*)0,&g_3132,&g_3132,&g_3132},{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132},{&g_3132,(void*)0,&g_3132,&g_3132,(void*)0,(void*)0,&g_3132},{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132},{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132},{&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132,&g_3132},{(void*)0,&g_3132,&g_3132,&g_3132,&g_3132,(void*)0,&g_3132}}};
static int32_t g_3177[9][1][4] = {{{0x1DF659FEL,0x724D4EE1L,0xAED01CF8L,0x724D4EE1L}},{{0x724D4EE1L,0x441784BCL,(-1L),0x724D4EE1L}},{{(-1L),0x724D4EE1L,2L,2L}},{{1L,1L,0xAED01CF8L,0x1DF659FEL}},{{1L,0x441784BCL,2L,1L}},{{(-1L),0x1DF659FEL,(-1L),2L}},{{0x724D4EE1L,0x1DF659FEL,0xAED01CF8L,1L}},{{0x1DF659FEL,0x441784BCL,0x441784BCL,0x1DF659FEL}},{{(-1L),1L,0x441784BCL,2L}}};
static uint16_t g_3202 = 0x5772L;
static uint64_t g_3235 = 0x09387D87183FB0A1LL;
static uint64_t ****g_3281 = &g_1714[0][1];
static uint64_t *****g_3280[6][3] = {{&g_3281,&g_3281,&g_3281},{&g_3281,&g_3281,&g_3281},{&g_3281,&g_3281,&g_3281},{&g_3281,&g_3281,&g_3281},{&g_3281,&g_3281,&g_3281},{&g_3281,&g_3281,&g_3281}};
static const struct S0 g_3293 = {9L,0xE1602DB5L,43,1L,0UL,1775,1L,9L,252UL};
static const struct S0 g_3295 = {-4L,6L,6,6L,0xEC4FC1488A0E4348LL,1193,0x442BD447L,0x65L,249UL};
static const struct S0 *g_3294 = &g_3295;
static const struct S0 g_3297[3][9][2] = {{{{-7L,0x35ACEC5EL,53,0xBA674481L,4UL,1309,0x1E69C34DL,0xFAL,255UL},{9L,-9L,148,0x87A6BAC0L,0x9D7AEF437EBDE6EALL,1958,1L,0x11L,253UL}},{{0xD2164C68L,0x4763EC1AL,73,-10L,0x63842F7A4480649ALL,1943,0x2199604FL,0x8DL,2UL},{-7L,0x35ACEC5EL,53,0xBA674481L,4UL,1309,0x1E69C34DL,0xFAL,255UL}},{{-2L,0xD2BF0BC8L,14,0x528BC5CBL,0x79F83E4C9802FC6FLL,1429,2L,-1L,255UL},{-6L,0x58AD5F4BL,85,0x4360E055L,18446744073709551607UL,313,0xFB62B3BDL,0x55L,0x2AL}},{{0x4612C88CL,0x372DF706L,162,1L,0x6E67BC4E14842330LL,1678,-5L,-7L,1UL},{1L,-1L,52,0x604ACECCL,0x413222EE93A0E20ALL,1294,8L,1L,255UL}},{{0xD2164C68L,0x4763EC1AL,73,-10L,0x63842F7A4480649ALL,1943,0x2199604FL,0x8DL,2UL},{-2L,0xD2BF0BC8L,14,0x528BC5CBL,0x79F83E4C9802FC6FLL,1429,2L,-1L,255UL}},{{-6L,0x58AD5F4BL,85,0x4360E055L,18446744073709551607UL,313,0xFB62B3BDL,0x55L,0x2AL},{0L,0L,68,0xFD7EC721L,18446744073709551608UL,613,-1L,0x8DL,0UL}},{{0xD2164C68L,0x4763EC1AL,73,-10L,0x63842F7A4480649ALL,1943,0x2199604FL,0x8DL,2UL},{0x9088E394L,-1L,9,0x385B60DFL,0UL,847,0x4157F9B0L,0xD7L,252UL}},{{0L,2L,97,7L,18446744073709551608UL,220,0L,-6L,255UL},{0x9088E394L,-1L,9,0x385B60DFL,0UL,847,0x4157F9B0L,0xD7L,252UL}},{{0xD2164C68L,0x4763EC1AL,73,-10L,0x63842F7A4480649ALL,1943,0x2199604FL,0x8DL,2UL},{0L,0L,68,0xFD7EC721L,18446744073709551608UL,613,-1L,0x8DL,0UL}}},{{{-6L,0x58AD5F4BL,85,0x4360E055L,18446744073709551607UL,313,0xFB62B3BDL,0x55L,0x2AL},{0x13A63942L,0x80BA08DAL,120,0x2DAB04C5L,0UL,1482,-6L,0xA8L,3UL}},{{0xF7DF789CL,-3L,75,-4L,1UL,317,0x71CEFE36L,0L,0UL},{-6L,0x58AD5F4BL,85,0x4360E055L,18446744073709551607UL,313,0xFB62B3BDL,0x55L,0x2AL}},{{0x136A7582L,0L,119,0x2DEE8F18L,8UL,1886,0x1D53B946L,-2L,255UL},{-9L,0L,83,0x542271EAL,1UL,433,0L,-8L,1UL}},{{0x13A63942L,0x80BA08DAL,120,0x2DAB04C5L,0UL,1482,-6L,0xA8L,3UL},{2L,-1L,96,0xDF4EB3F2L,18446744073709551615UL,1866,0x1789A3E3L,0x12L,0x92L}},{{0xF7DF789CL,-3L,75,-4L,1UL,317,0x71CEFE36L,0L,0UL},{0xEDA4DD5BL,0xD2594C0EL,51,0x21CAD2D1L,0x79FC975D8316C36FLL,105,0L,0x4AL,3UL}},{{2L,-1L,96,0xDF4EB3F2L,18446744073709551615UL,1866,0x1789A3E3L,0x12L,0x92L},{0L,0L,68,0xFD7EC721L,18446744073709551608UL,613,-1L,0x8DL,0UL}},{{-2L,0L,160,0x30CD62FDL,9UL,66,1L,0xD6L,255UL},{-2L,0L,160,0x30CD62FDL,9UL,66,1L,0xD6L,255UL}},{{0L,2L,97,7L,18446744073709551608UL,220,0L,-6L,255UL},{0xD2164C68L,0x4763EC1AL,73,-10L,0x63842F7A4480649ALL,1943,0x2199604FL,0x8DL,2UL}},{{0x9088E394L,-1L,9,0x385B60DFL,0UL,847,0x4157F9B0L,0xD7L,252UL},{0L,0L,68,0xFD7EC721L,18446744073709551608UL,613,-1L,0x8DL,0UL}}},{{{0L,0xEEBEDC78L,57,0x448065F5L,1UL,1538,1L,0xE3L,248UL},{0x136A7582L,0L,119,0x2DEE8F18L,8UL,1886,0x1D53B946L,-2L,255UL}},{{0xF7DF789CL,-3L,75,-4L,1UL,317,0x71CEFE36L,0L,0UL},{0L,0xEEBEDC78L,57,0x448065F5L,1UL,1538,1L,0xE3L,248UL}},{{0xEDA4DD5BL,0xD2594C0EL,51,0x21CAD2D1L,0x79FC975D8316C36FLL,105,0L,0x4AL,3UL},{-9L,0L,83,0x542271EAL,1UL,433,0L,-8L,1UL}},{{0xEDA4DD5BL,0xD2594C0EL,51,0x21CAD2D1L,0x79FC975D8316C36FLL,105,0L,0x4AL,3UL},{0L,0xEEBEDC78L,57,0x448065F5L,1UL,1538,1L,0xE3L,248UL}},{{0xF7DF789CL,-3L,75,-4L,1UL,317,0x71CEFE36L,0L,0UL},{0x136A7582L,0L,119,0x2DEE8F18L,8UL,1886,0x1D53B946L,-2L,255UL}},{{0L,0xEEBEDC78L,57,0x448065F5L,1UL,1538,1L,0xE3L,248UL},{0L,0L,68,0xFD7EC721L,18446744073709551608UL,613,-1L,0x8DL,0UL}},{{0x9088E394L,-1L,9,0x385B60DFL,0UL,847,0x4157F9B0L,0xD7L,252UL},{0xD2164C68L,0x4763EC1AL,73,-10L,0x63842F7A4480649ALL,1943,0x2199604FL,0x8DL,2UL}},{{0L,2L,97,7L,18446744073709551608UL,220,0L,-6L,255UL},{-2L,0L,160,0x30CD62FDL,9UL,66,1L,0xD6L,255UL}},{{-2L,0L,160,0x30CD62FDL,9UL,66,1L,0xD6L,255UL},{0L,0L,68,0xFD7EC721L,18446744073709551608UL,613,-1L,0x8DL,0UL}}}};
static int64_t g_3348 = 0L;
static int64_t **g_3672 = &g_1844;
static uint32_t **g_3705 = &g_2414[0][0];
static uint32_t ** const *g_3704 = &g_3705;
static uint32_t ** const **g_3703[9][6] = {{(void*)0,&g_3704,&g_3704,&g_3704,(void*)0,&g_3704},{(void*)0,&g_3704,&g_3704,&g_3704,(void*)0,&g_3704},{(void*)0,&g_3704,&g_3704,&g_3704,(void*)0,&g_3704},{(void*)0,&g_3704,&g_3704,&g_3704,(void*)0,&g_3704},{(void*)0,&g_3704,&g_3704,&g_3704,(void*)0,&g_3704},{(void*)0,&g_3704,&g_3704,&g_3704,(void*)0,&g_3704},{(void*)0,&g_3704,&g_3704,&g_3704,(void*)0,&g_3704},{(void*)0,&g_3704,&g_3704,&g_3704,(void*)0,&g_3704},{(void*)0,&g_3704,&g_3704,&g_3704,(void*)0,&g_3704}};
static uint32_t g_3761 = 0xF0CBC21DL;
static int8_t ****g_3785 = (void*)0;
static int32_t g_3788 = 1L;
static int32_t *g_3790 = &g_48[0];
static uint32_t ****g_3806 = (void*)0;
static uint16_t g_3826[9][1][1] = {{{1UL}},{{1UL}},{{0xC0ABL}},{{1UL}},{{1UL}},{{0xC0ABL}},{{1UL}},{{1UL}},{{0xC0ABL}}};
static uint16_t **g_3842[3][4][4] = {{{&g_239,&g_38,&g_38,&g_239},{&g_239,&g_239,&g_239,(void*)0},{&g_38,&g_239,&g_38,&g_239},{(void*)0,(void*)0,(void*)0,&g_239}},{{&g_38,&g_239,&g_38,(void*)0},{&g_239,&g_239,&g_239,&g_239},{&g_38,&g_38,&g_239,(void*)0},{&g_239,&g_239,&g_38,&g_239}},{{&g_38,&g_38,(void*)0,&g_38},{(void*)0,&g_38,&g_38,&g_239},{&g_38,&g_239,&g_239,(void*)0},{&g_239,&g_38,&g_38,&g_239}}};
static uint16_t ***g_3841 = &g_3842[2][1][1];
static uint8_t *g_4070 = &g_499;
static struct S0 *g_4216[2][5][2] = {{{&g_2076,&g_2076},{&g_2076,&g_2076},{&g_2076,&g_2076},{&g_2076,&g_2076},{&g_2076,&g_2076}},{{&g_2076,&g_2076},{&g_2076,&g_2076},{&g_2076,&g_2076},{&g_2076,&g_2076},{&g_2076,&g_2076}}};
static struct S0 **g_4215 = &g_4216[1][2][0];
static struct S0 ***g_4214 = &g_4215;
static struct S0 **** const g_4213 = &g_4214;
static int16_t **g_4325[3] = {&g_1213,&g_1213,&g_1213};
static int16_t ***g_4324 = &g_4325[1];
static int16_t ****g_4323 = &g_4324;
static int16_t *****g_4322 = &g_4323;
static int32_t ****g_4408[4] = {&g_1004,&g_1004,&g_1004,&g_1004};
static uint16_t g_4465 = 0xD9F3L;
static const uint64_t * const ***g_4557 = (void*)0;
static const uint64_t g_4564 = 5UL;
static const uint64_t *g_4598 = &g_4564;
static const uint64_t **g_4597[2] = {&g_4598,&g_4598};
static const uint64_t ***g_4596 = &g_4597[1];
static const uint64_t ****g_4595 = &g_4596;
static const uint64_t ****g_4599[7][8][2] = {{{(void*)0,&g_4596},{&g_4596,(void*)0},{&g_4596,&g_4596},{&g_4596,&g_4596},{&g_4596,&g_4596},{&g_4596,&g_4596},{&g_4596,&g_4596},{&g_4596,&g_4596}},{{&g_4596,&g_4596},{&g_4596,(void*)0},{&g_4596,&g_4596},{&g_4596,&g_4596},{(void*)0,&g_4596},{&g_4596,&g_4596},{&g_4596,(void*)0},{&g_4596,&g_4596}},{{&g_4596,(void*)0},{&g_4596,&g_4596},{&g_4596,&g_4596},{&g_4596,&g_4596},{(void*)0,(void*)0},{&g_4596,&g_4596},{(void*)0,&g_4596},{&g_4596,(void*)0}},{{(void*)0,&g_4596},{&g_4596,&g_4596},{&g_4596,&g_4596},{&g_4596,&g_4596},{&g_4596,(void*)0},{&g_4596,&g_4596},{&g_4596,&g_4596},{(void*)0,&g_4596}},{{&g_4596,&g_4596},{&g_4596,&g_4596},{(void*)0,&g_4596},{&g_4596,&g_4596},{&g_4596,(void*)0},{&g_4596,&g_4596},{&g_4596,&g_4596},{&g_4596,&g_4596}},{{&g_4596,&g_4596},{(void*)0,(void*)0},{&g_4596,&g_4596},{(void*)0,&g_4596},{&g_4596,(void*)0},{(void*)0,&g_4596},{&g_4596,&g_4596},{&g_4596,&g_4596}},{{&g_4596,(void*)0},{&g_4596,&g_4596},{&g_4596,(void*)0},{&g_4596,&g_4596},{&g_4596,&g_4596},{(void*)0,&g_4596},{&g_4596,&g_4596},{&g_4596,(void*)0}}};
static const int64_t g_4630 = 0x4FDAF0DB1262954FLL;
static uint16_t ****g_4677 = &g_3841;
static uint16_t *****g_4676 = &g_4677;
static uint64_t g_4732[6][4] = {{2UL,18446744073709551615UL,2UL,18446744073709551615UL},{2UL,18446744073709551615UL,2UL,18446744073709551615UL},{2UL,18446744073709551615UL,2UL,18446744073709551615UL},{2UL,18446744073709551615UL,2UL,18446744073709551615UL},{2UL,18446744073709551615UL,2UL,18446744073709551615UL},{2UL,18446744073709551615UL,2UL,18446744073709551615UL}};
static const int32_t **g_4857 = &g_1083;
static const uint32_t g_5045 = 0xB4CFDE81L;
static uint8_t g_5119 = 0x87L;
static struct S1 g_5130 = {0xA8F85CE007F089E1LL};
static struct S1 g_5215 = {0x0AF26024E1266166LL};
static int64_t ***g_5271[5][1][10] = {{{&g_3672,&g_3672,&g_3672,&g_3672,&g_3672,&g_3672,&g_3672,&g_3672,&g_3672,&g_3672}},{{&g_3672,&g_3672,(void*)0,&g_3672,(void*)0,&g_3672,&g_3672,&g_3672,&g_3672,&g_3672}},{{&g_3672,&g_3672,(void*)0,(void*)0,&g_3672,&g_3672,&g_3672,&g_3672,&g_3672,&g_3672}},{{&g_3672,&g_3672,&g_3672,&g_3672,&g_3672,&g_3672,&g_3672,&g_3672,&g_3672,&g_3672}},{{&g_3672,&g_3672,&g_3672,&g_3672,(void*)0,&g_3672,&g_3672,&g_3672,(void*)0,&g_3672}}};
static int64_t ****g_5270 = &g_5271[0][0][4];
static int64_t *****g_5269 = &g_5270;
static uint8_t ** const *g_5307 = &g_347;
static uint8_t ** const **g_5306[7] = {&g_5307,&g_5307,&g_5307,&g_5307,&g_5307,&g_5307,&g_5307};
static uint8_t ** const ***g_5305 = &g_5306[2];
static const struct S1 ***g_5337 = &g_747;
static const struct S1 ****g_5336 = &g_5337;
static const struct S1 *****g_5335 = &g_5336;
static int32_t *g_5515 = &g_131.f6;
static uint8_t ****g_5613[3] = {&g_1047,&g_1047,&g_1047};
static int16_t g_5666 = 0L;
static uint32_t g_5705[7] = {4294967291UL,4294967291UL,4294967291UL,4294967291UL,4294967291UL,4294967291UL,4294967291UL};
static uint32_t g_5776 = 0xFEC13B1AL;
static const int8_t ***g_5953 = &g_1247;
static int8_t g_6051 = 4L;
static uint32_t g_6060 = 1UL;
static uint16_t g_6081 = 65532UL;
static uint32_t g_6114 = 0x7797B44EL;
static int16_t g_6176 = 1L;
static const int64_t *g_6196 = &g_366[1];
static const int64_t **g_6195 = &g_6196;
static const int64_t ***g_6194[8] = {&g_6195,&g_6195,&g_6195,&g_6195,&g_6195,&g_6195,&g_6195,&g_6195};
static uint32_t g_6207 = 0x4127038BL;
static uint32_t func_1(void);
static uint8_t func_7(uint64_t p_8, int32_t p_9);
static uint64_t func_10(uint16_t p_11, int16_t p_12, struct S1 p_13, uint8_t p_14, uint64_t p_15);
static uint32_t * func_30(uint8_t p_31, uint16_t * p_32, int16_t p_33, const uint16_t p_34);
static int32_t * func_55(int8_t p_56);
static struct S0 func_57(uint32_t * p_58, uint32_t p_59);
static struct S1 * func_62(uint32_t p_63, int32_t ** p_64, struct S1 * p_65);
static struct S1 * func_69(uint16_t p_70, uint32_t p_71);
static const uint32_t * func_81(struct S1 * p_82, int16_t p_83, int16_t p_84, int32_t * p_85);
static struct S1 * func_86(const int32_t ** p_87, int32_t ** const * p_88);
static int64_t func_91(uint32_t p_92, uint16_t p_93, int64_t p_94, uint32_t ** p_95);
static uint32_t func_96(int32_t p_97, int32_t * p_98, uint32_t ** p_99);
static const uint32_t ** func_100(int32_t * p_101);
static int16_t func_102(uint64_t p_103, int64_t p_104, const int32_t * const p_105);
static uint32_t func_106(int64_t p_107, int32_t * p_108);
static struct S0 * func_110(int32_t p_111);
static int32_t func_112(int32_t ** p_113, const int64_t p_114, int32_t ** p_115);
static const int64_t func_120(int8_t p_121, uint16_t p_122, struct S1 p_123, int32_t * p_124);
static int8_t func_125(struct S0 p_126, struct S0 p_127, uint8_t p_128, int32_t ** p_129, int16_t p_130);
static struct S0 func_132(uint32_t p_133, struct S1 p_134);
static int16_t func_135(int64_t p_136);
static struct S1 func_137(int32_t * p_138);
static uint8_t func_142(int32_t p_143);
static uint16_t * func_173(uint16_t p_174, uint64_t p_175, struct S0 p_176, int32_t ** p_177);
static uint32_t func_178(struct S0 p_179, int32_t ** p_180);
static uint32_t func_1(void)
{
uint16_t *l_17 = &g_18;
uint32_t *l_25 = &g_26;
int32_t l_29 = 9L;
struct S1 l_5529 = {0x39B1D45BE67B76FBLL};
int32_t l_5965[5];
int32_t l_5966 = (-1L);
int8_t *l_5972 = &g_629;
int32_t *l_5977 = &g_3177[7][0][0];
int32_t **l_6002 = &g_68;
struct S0 l_6006[10][7] = {{{0x1A2787B4L,-1L,91,1L,1UL,192,9L,-5L,0UL},{-1L,0xF8430069L,46,0xDA58BA06L,0x0AD41C92BD76B6CCLL,1771,0x6AC1D0BBL,0L,9UL},{-1L,0xF8430069L,46,0xDA58BA06L,0x0AD41C92BD76B6CCLL,1771,0x6AC1D0BBL,0L,9UL},{0x1A2787B4L,-1L,91,1L,1UL,192,9L,-5L,0UL},{-1L,0xDBFB511AL,3,0xEA528746L,0xBD390A294CB06673LL,1133,0x49882907L,0x49L,0x0CL},{0xBD22B3D1L,5L,56,0x949FF205L,0UL,1145,1L,5L,255UL},{0x654DEC14L,-1L,119,0L,0xAD76CD77C36663F7LL,1393,0x2C0BDC84L,0x2BL,251UL}},{{1L,8L,122,0xA783F6BDL,0UL,1282,-1L,8L,255UL},{0xA8FC3B54L,0x46A6DA77L,177,0x94713106L,1UL,345,3L,0xFAL,0xCEL},{1L,2L,48,2L,0x42524FA388F7F0F4LL,837,0x7CD4377DL,0xCFL,9UL},{0xA8FC3B54L,0x46A6DA77L,177,0x94713106L,1UL,345,3L,0xFAL,0xCEL},{1L,8L,122,0xA783F6BDL,0UL,1282,-1L,8L,255UL},{0x61FAE6D6L,0x722D8885L,143,-1L,2UL,1684,6L,0x1BL,0x8DL},{1L,2L,48,2L,0x42524FA388F7F0F4LL,837,0x7CD4377DL,0xCFL,9UL}},{{0xE45A3AF3L,-1L,43,-7L,0UL,262,-1L,0L,0xE2L},{0x1A685AF7L,-1L,43,-2L,18446744073709551607UL,1020,1L,0x27L,7UL},{-1L,-1L,157,3L,0x5BC338B86E36369ALL,1929,0x0BF28368L,0xBEL,0xC2L},{-1L,-1L,157,3L,0x5BC338B86E36369ALL,1929,0x0BF28368L,0xBEL,0xC2L},{0x1A685AF7L,-1L,43,-2L,18446744073709551607UL,1020,1L,0x27L,7UL},{0xE45A3AF3L,-1L,43,-7L,0UL,262,-1L,0L,0xE2L},{0x654DEC14L,-1L,119,0L,0xAD76CD77C36663F7LL,1393,0x2C0BDC84L,0x2BL,251UL}},{{0xC7BF37A4L,-1L,151,0x8837C1E2L,18446744073709551615UL,1310,0x1FD77A77L,0x81L,255UL},{-1L,0x8FD0C856L,149,0x6ECDC5E7L,18446744073709551615UL,525,-1L,0xC8L,251UL},{1L,0x28E35FE3L,9,-5L,0x84708F9FE06405A2LL,981,0xD503CE91L,-1L,255UL},{0x61FAE6D6L,0x722D8885L,143,-1L,2UL,1684,6L,0x1BL,0x8DL},{1L,0x28E35FE3L,9,-5L,0x84708F9FE06405A2LL,981,0xD503CE91L,-1L,255UL},{-1L,0x8FD0C856L,149,0x6ECDC5E7L,18446744073709551615UL,525,-1L,0xC8L,251UL},{0xC7BF37A4L,-1L,151,0x8837C1E2L,18446744073709551615UL,1310,0x1FD77A77L,0x81L,255UL}},{{0xE45A3AF3L,-1L,43,-7L,0UL,262,-1L,0L,0xE2L},{-1L,-1L,157,3L,0x5BC338B86E36369ALL,1929,0x0BF28368L,0xBEL,0xC2L},{0x654DEC14L,-1L,119,0L,0xAD76CD77C36663F7LL,1393,0x2C0BDC84L,0x2BL,251UL},{0x1A2787B4L,-1L,91,1L,1UL,192,9L,-5L,0UL},{0x1A2787B4L,-1L,91,1L,1UL,192,9L,-5L,0UL},{0x654DEC14L,-1L,119,0L,0xAD76CD77C36663F7LL,1393,0x2C0BDC84L,0x2BL,251UL},{-1L,-1L,157,3L,0x5BC338B86E36369ALL,1929,0x0BF28368L,0xBEL,0xC2L}},{{1L,8L,122,0xA783F6BDL,0UL,1282,-1L,8L,255UL},{-1L,0x8FD0C856L,149,0x6ECDC5E7L,18446744073709551615UL,525,-1L,0xC8L,251UL},{0x9D353792L,0xB76096D1L,46,1L,0UL,1372,0x69937942L,9L,0x71L},{-1L,0x3D3160E5L,2,0xB2176C2AL,0x08029F8F3453AD6BLL,573,-10L,8L,252UL},{1L,8L,122,0xA783F6BDL,0UL,1282,-1L,8L,255UL},{-1L,0x3D3160E5L,2,0xB2176C2AL,0x08029F8F3453AD6BLL,573,-10L,8L,252UL},{0x9D353792L,0xB76096D1L,46,1L,0UL,1372,0x69937942L,9L,0x71L}},{{0x1A2787B4L,-1L,91,1L,1UL,192,9L,-5L,0UL},{0x1A685AF7L,-1L,43,-2L,18446744073709551607UL,1020,1L,0x27L,7UL},{0x654DEC14L,-1L,119,0L,0xAD76CD77C36663F7LL,1393,0x2C0BDC84L,0x2BL,251UL},{-1L,0xF8430069L,46,0xDA58BA06L,0x0AD41C92BD76B6CCLL,1771,0x6AC1D0BBL,0L,9UL},{0xE45A3AF3L,-1L,43,-7L,0UL,262,-1L,0L,0xE2L},{0xE45A3AF3L,-1L,43,-7L,0UL,262,-1L,0L,0xE2L},{-1L,0xF8430069L,46,0xDA58BA06L,0x0AD41C92BD76B6CCLL,1771,0x6AC1D0BBL,0L,9UL}},{{1L,0x28E35FE3L,9,-5L,0x84708F9FE06405A2LL,981,0xD503CE91L,-1L,255UL},{0xA8FC3B54L,0x46A6DA77L,177,0x94713106L,1UL,345,3L,0xFAL,0xCEL},{1L,0x28E35FE3L,9,-5L,0x84708F9FE06405A2LL,981,0xD503CE91L,-1L,255UL},{-1L,0x3D3160E5L,2,0xB2176C2AL,0x08029F8F3453AD6BLL,573,-10L,8L,252UL},{0xC7BF37A4L,-1L,151,0x8837C1E2L,18446744073709551615UL,1310,0x1FD77A77L,0x81L,255UL},{0xA8FC3B54L,0x46A6DA77L,177,0x94713106L,1UL,345,3L,0xFAL,0xCEL},{0xC7BF37A4L,-1L,151,0x8837C1E2L,18446744073709551615UL,1310,0x1FD77A77L,0x81L,255UL}},{{0x1A685AF7L,-1L,43,-2L,18446744073709551607UL,1020,1L,0x27L,7UL},{-1L,0xF8430069L,46,0xDA58BA06L,0x0AD41C92BD76B6CCLL,1771,0x6AC1D0BBL,0L,9UL},{-1L,-1L,157,3L,0x5BC338B86E36369ALL,1929,0x0BF28368L,0xBEL,0xC2L},{0x1A2787B4L,-1L,91,1L,1UL,192,9L,-5L,0UL},{0xE45A3AF3L,-1L,43,-7L,0UL,262,-1L,0L,0xE2L},{0xBD22B3D1L,5L,56,0x949FF205L,0UL,1145,1L,5L,255UL},{0xBD22B3D1L,5L,56,0x949FF205L,0UL,1145,1L,5L,255UL}},{{1L,8L,122,0xA783F6BDL,0UL,1282,-1L,8L,255UL},{0x61FAE6D6L,0x722D8885L,143,-1L,2UL,1684,6L,0x1BL,0x8DL},{1L,2L,48,2L,0x42524FA388F7F0F4LL,837,0x7CD4377DL,0xCFL,9UL},{0x61FAE6D6L,0x722D8885L,143,-1L,2UL,1684,6L,0x1BL,0x8DL},{1L,8L,122,0xA783F6BDL,0UL,1282,-1L,8L,255UL},{0xA8FC3B54L,0x46A6DA77L,177,0x94713106L,1UL,345,3L,0xFAL,0xCEL},{1L,2L,48,2L,0x42524FA388F7F0F4LL,837,0x7CD4377DL,0xCFL,9UL}}};
int32_t l_6009 = 0x1FC50E5BL;
int64_t l_6050 = (-1L);
int8_t l_6056 = 0x52L;
uint8_t **l_6071 = (void*)0;
uint32_t l_6082[3][4] = {{18446744073709551611UL,0xDE9B2A73L,0xDE9B2A73L,18446744073709551611UL},{0xDE9B2A73L,18446744073709551611UL,0xDE9B2A73L,0xDE9B2A73L},{18446744073709551611UL,18446744073709551611UL,18446744073709551610UL,18446744073709551611UL}};
int64_t l_6097[5][6][5] = {{{(-10L),0x0C2FD063FBC886EALL,1L,0xB9E54353E51E6D6ELL,0xB9E54353E51E6D6ELL},{(-1L),0xDA9BDB80A82AD24DLL,(-1L),1L,(-1L)},{0x0285EBFB8301BCFFLL,0xB9E54353E51E6D6ELL,0x0C2FD063FBC886EALL,0x61C2BEF604116DD0LL,0L},{(-1L),4L,0xA1D5A3A01B2CE385LL,(-1L),7L},{1L,0xDBF23BAF61BDF708LL,0x0C2FD063FBC886EALL,0L,6L},{0xDC9CBBE0A2F10827LL,3L,(-1L),0x2AA1E6ED43AC3EC0LL,0L}},{{(-1L),1L,1L,(-1L),0x9C294D903B1F9430LL},{0xDC9CBBE0A2F10827LL,(-1L),(-3L),9L,0xACC5F0767A5900C8LL},{1L,(-10L),(-1L),0x0C2FD063FBC886EALL,(-1L)},{(-1L),0L,0xACC5F0767A5900C8LL,9L,(-3L)},{0x0285EBFB8301BCFFLL,0x61C2BEF604116DD0LL,0x9C294D903B1F9430LL,(-1L),1L},{(-1L),0x2AA1E6ED43AC3EC0LL,0L,0x2AA1E6ED43AC3EC0LL,(-1L)}},{{(-10L),0x61C2BEF604116DD0LL,6L,0L,0x0C2FD063FBC886EALL},{0x7A99FB0DCCAA27C0LL,0L,7L,(-1L),0xA1D5A3A01B2CE385LL},{0L,(-10L),0L,0x61C2BEF604116DD0LL,0x0C2FD063FBC886EALL},{0x0C926F097AB76F6ELL,(-1L),(-1L),1L,(-1L)},{0x0C2FD063FBC886EALL,1L,0xB9E54353E51E6D6ELL,0xB9E54353E51E6D6ELL,1L},{7L,3L,(-1L),1L,(-3L)}},{{(-10L),0xDBF23BAF61BDF708LL,0L,0x9C294D903B1F9430LL,(-1L)},{(-1L),(-1L),0xA383F309FBB77135LL,0L,0xDC9CBBE0A2F10827LL},{(-10L),1L,(-1L),0x61C2BEF604116DD0LL,(-10L)},{0xA383F309FBB77135LL,9L,0x0C926F097AB76F6ELL,0x2AA1E6ED43AC3EC0LL,0x0C926F097AB76F6ELL},{0x9C294D903B1F9430LL,0x9C294D903B1F9430LL,(-10L),0x61C2BEF604116DD0LL,(-1L)},{(-1L),3L,0xDC9CBBE0A2F10827LL,0L,0xA383F309FBB77135LL}},{{0xB9E54353E51E6D6ELL,(-10L),0x0285EBFB8301BCFFLL,(-10L),0xB9E54353E51E6D6ELL},{1L,3L,0L,(-1L),0xACC5F0767A5900C8LL},{0x61C2BEF604116DD0LL,0x9C294D903B1F9430LL,(-1L),1L,1L},{0xA1D5A3A01B2CE385LL,9L,0xA1D5A3A01B2CE385LL,3L,0xACC5F0767A5900C8LL},{0L,1L,0x9C294D903B1F9430LL,0xDBF23BAF61BDF708LL,0xB9E54353E51E6D6ELL},{0xACC5F0767A5900C8LL,(-1L),7L,4L,0xA383F309FBB77135LL}}};
const uint32_t l_6113 = 18446744073709551609UL;
struct S0 ***l_6127 = (void*)0;
uint16_t l_6131[8] = {0x0437L,0x0437L,0x0437L,0x0437L,0x0437L,0x0437L,0x0437L,0x0437L};
int8_t l_6150 = (-9L);
uint32_t l_6171 = 0x0AA01013L;
int32_t l_6177 = 0x555A3706L;
const int64_t ***l_6198 = (void*)0;
int8_t l_6229 = 0L;
int i, j, k;
for (i = 0; i < 5; i++)
l_5965[i] = (-6L);
l_5966 ^= (safe_lshift_func_uint16_t_u_u(((safe_add_func_int8_t_s_s((l_5965[0] &= (safe_unary_minus_func_uint8_t_u(func_7(func_10(((--(*l_17)) <= (safe_add_func_uint32_t_u_u((safe_sub_func_uint32_t_u_u((--(*l_25)), ((g_16 , l_29) > g_16))), ((l_29 & ((l_29 , func_30((g_16 && (safe_mul_func_int16_t_s_s((g_16 >= g_37), (l_17 == g_38)))), &g_39, l_29, (*g_38))) != (*g_1817))) == (**g_1817))))), l_29, l_5529, l_5529.f0, l_29), l_5529.f0)))), l_29)) , l_5529.f0), l_29));
l_29 &= (safe_lshift_func_int16_t_s_u((-1L), 12));
if ((l_5965[0] = ((*g_1731) = (safe_add_func_uint16_t_u_u((((((~l_29) | l_5965[4]) || 9L) == ((((*l_5972) |= l_5965[3]) <= l_5965[1]) && 0xAEBCL)) > (0x40E1D85121379794LL < ((l_5966 = (safe_mod_func_int32_t_s_s((-6L), (safe_lshift_func_uint16_t_u_u((((*g_38) = ((((((*l_5977) = ((void*)0 != &g_2313[2])) , l_5965[0]) != 0xC211798F088C8A0ALL) != (-6L)) , 0xC18EL)) <= l_5966), l_5965[0]))))) <= 0UL))), l_5529.f0)))))
{
const uint32_t l_5982 = 8UL;
uint32_t **** const l_5983 = &g_2350;
uint32_t *****l_5984 = &g_2349;
(*l_5984) = ((~(safe_unary_minus_func_uint64_t_u(((safe_lshift_func_int8_t_s_u(l_5982, 1)) | 0x3A66294B66DF22F5LL)))) , l_5983);
}
else
{
uint32_t *l_5991 = (void*)0;
uint32_t *l_5992 = &g_1722[0][0];
int32_t l_6001 = 7L;
uint64_t *l_6003 = &g_4732[5][0];
int32_t **l_6007 = &g_68;
uint16_t l_6008 = 0UL;
int32_t l_6052[3];
int16_t l_6058[4][8] = {{0x2658L,0x2658L,0x2658L,0x2658L,0x2658L,0x2658L,0x2658L,0x2658L},{0x2658L,0x2658L,0x2658L,0x2658L,0x2658L,0x2658L,0x2658L,0x2658L},{0x2658L,0x2658L,0x2658L,0x2658L,0x2658L,0x2658L,0x2658L,0x2658L},{0x2658L,0x2658L,0x2658L,0x2658L,0x2658L,0x2658L,0x2658L,0x2658L}};
uint64_t l_6085 = 18446744073709551610UL;
const int8_t l_6094 = 0L;
struct S1 l_6116 = {-1L};
uint32_t l_6179 = 0x1F785DF4L;
struct S0 l_6191 = {-1L,-3L,68,0x87CB5E87L,0xE41334B41006C86CLL,1066,0xF014EFB0L,6L,0xE8L};
int i, j;
for (i = 0; i < 3; i++)
l_6052[i] = 0L;
if ((0x2E4A8A72E223A447LL != (safe_rshift_func_int16_t_s_s((safe_div_func_int16_t_s_s(((l_6009 ^= (safe_rshift_func_uint16_t_u_s(((((*l_5992)++) , ((l_5966 & (g_3295.f7 , ((((*g_5515) &= l_5965[0]) == (safe_add_func_int64_t_s_s((((*l_5972) = (((safe_rshift_func_uint16_t_u_u(l_6001, 2)) > ((l_6002 = l_6002) == ((l_29 ^= (((-8L) > ((l_6001 || ((((--(*l_6003)) > (l_6006[1][1] , 0x8B39E8C70AD61313LL)) , l_6006[1][1].f0) <= (*g_2383))) || 0x81L)) ^ l_6001)) , l_6007))) && 0UL)) > 9L), l_6006[1][1].f3))) , l_6008))) != 0x7EL)) | 4294967295UL), (*g_1213)))) , (**g_2382)), l_6006[1][1].f5)), l_6006[1][1].f2))))
{
uint8_t ***l_6024 = &g_1027;
int32_t l_6029[4];
int32_t l_6074 = 0x744DB5EFL;
int i;
for (i = 0; i < 4; i++)
l_6029[i] = 6L;
for (g_4465 = (-16); (g_4465 < 50); ++g_4465)
{
struct S0 l_6018 = {0x9C99AF84L,0xBDC0408CL,63,0L,18446744073709551615UL,108,1L,-1L,0x3BL};
int32_t l_6054 = 8L;
int32_t l_6055 = 1L;
int32_t l_6057[10];
struct S1 ** const *l_6065 = (void*)0;
struct S1 ** const **l_6064 = &l_6065;
struct S1 ***l_6066[7][2] = {{&g_551,(void*)0},{(void*)0,&g_551},{(void*)0,(void*)0},{&g_551,(void*)0},{(void*)0,&g_551},{(void*)0,(void*)0},{&g_551,(void*)0}};
int i, j;
for (i = 0; i < 10; i++)
l_6057[i] = 0xC74C26CEL;
}
(*l_6002) = (void*)0;
(*g_3790) |= (safe_mod_func_uint16_t_u_u((l_6029[0] || ((l_6029[0] = l_6058[3][2]) | (safe_sub_func_uint64_t_u_u((((*g_1731) = (l_6071 == ((*l_6024) = (*l_6024)))) ^ 0x96578EC3L), (safe_rshift_func_uint16_t_u_u(0x1C32L, ((l_6074 <= ((l_6074 != (safe_add_func_uint32_t_u_u(((((safe_lshift_func_int8_t_s_s((safe_mul_func_int16_t_s_s((l_6009 |= (*****g_4322)), g_6081)), (**g_1247))) | (*g_239)) , l_6074) && (*g_302)), l_6082[1][2]))) & (**g_1817))) > l_6074))))))), (*g_38)));
}
else
{
return (**l_6002);
}
for (l_6050 = 0; (l_6050 > (-6)); l_6050--)
{
int8_t l_6103 = 0xE1L;
uint32_t *l_6125 = &l_6082[2][3];
int32_t l_6145 = (-1L);
uint32_t l_6151 = 0UL;
int32_t l_6164 = 0x709E7C0FL;
int32_t l_6165 = (-5L);
int32_t l_6166 = 8L;
int32_t l_6169[10] = {0xBBD46FBAL,0xBBD46FBAL,0xBBD46FBAL,0xBBD46FBAL,0xBBD46FBAL,0xBBD46FBAL,0xBBD46FBAL,0xBBD46FBAL,0xBBD46FBAL,0xBBD46FBAL};
uint16_t ** const *l_6217 = (void*)0;
uint16_t ** const **l_6216 = &l_6217;
int i;
if ((*g_1731))
{
int16_t l_6100 = 0xCE5DL;
uint64_t ****l_6137 = &g_1714[0][1];
int32_t l_6148 = (-5L);
int32_t l_6149[4];
int32_t l_6163[5] = {0x69574241L,0x69574241L,0x69574241L,0x69574241L,0x69574241L};
int8_t l_6168 = (-1L);
int32_t l_6178[7];
int32_t l_6188 = 0xCBC41893L;
int32_t * const *l_6201 = &g_5515;
int32_t * const **l_6200 = &l_6201;
int32_t * const ** const *l_6199 = &l_6200;
int32_t *l_6203 = (void*)0;
int32_t *l_6204 = &l_6165;
int32_t *l_6205 = &l_6145;
int32_t *l_6206[10][2][8] = {{{&l_5966,&l_6001,(void*)0,(void*)0,&l_6191.f3,&l_6052[1],(void*)0,(void*)0},{&g_46,&l_5965[0],&l_6166,&l_6149[0],&l_5966,&g_212,(void*)0,(void*)0}},{{(void*)0,&l_6149[0],(void*)0,&l_6052[1],&l_6148,&l_6169[9],&l_6169[9],&l_6148},{&l_6148,&l_6169[9],&l_6169[9],&l_6148,&l_6052[1],(void*)0,&l_6149[0],(void*)0}},{{(void*)0,(void*)0,&g_212,&l_5966,&l_6149[0],&l_6166,&l_5965[0],&g_46},{(void*)0,(void*)0,&l_6052[1],&l_6191.f3,(void*)0,(void*)0,&l_6001,&l_5966}},{{(void*)0,&l_6169[9],&l_6191.f3,&l_5965[0],&l_6191.f3,&l_6169[9],(void*)0,(void*)0},{(void*)0,&l_6149[0],&g_212,(void*)0,&g_46,&g_212,(void*)0,&l_5966}},{{(void*)0,&l_5965[0],&l_6001,&l_6164,(void*)0,&l_6006[1][1].f6,(void*)0,(void*)0},{&l_6052[1],&g_212,&l_29,&l_5965[0],&l_6164,&l_6164,&l_5965[0],&l_29}},{{&l_6149[2],&l_6149[2],&l_5965[0],&l_6169[9],&l_6052[1],&g_46,&l_6191.f3,&l_6001},{&l_29,&l_6169[9],(void*)0,&l_6006[1][1].f6,&l_6001,&g_212,(void*)0,&l_6001}},{{&l_6169[9],(void*)0,&l_6166,&l_6169[9],&l_6006[1][1].f6,&l_29,&l_6169[7],&l_29},{&l_6169[7],&l_5965[0],&g_46,&l_5965[0],&l_6169[7],&l_5965[0],(void*)0,(void*)0}},{{&l_29,&l_6191.f3,&l_6164,&l_6164,&l_6191.f3,(void*)0,&g_212,&l_5965[0]},{(void*)0,(void*)0,&l_6164,&l_6149[2],&l_6164,&l_6166,(void*)0,&g_2076.f3}},{{&l_6191.f3,&l_6169[7],&g_46,(void*)0,(void*)0,&g_46,&l_6169[7],&l_6191.f3},{&g_2076.f3,(void*)0,&l_6166,&l_6164,&l_6149[2],&l_6164,(void*)0,(void*)0}},{{&l_5965[0],&g_212,(void*)0,&l_6191.f3,&l_6164,&l_6164,&l_6191.f3,&l_29},{(void*)0,(void*)0,&l_5965[0],&l_6169[7],&l_5965[0],&g_46,&l_5965[0],&l_6169[7]}}};
int16_t l_6234 = (-2L);
int i, j, k;
for (i = 0; i < 4; i++)
l_6149[i] = 0xF2784B14L;
for (i = 0; i < 7; i++)
l_6178[i] = 0xFB623A7CL;
++l_6085;
if ((*g_3790))
{
uint8_t l_6112 = 0x78L;
uint32_t *l_6117 = &l_6082[0][2];
int32_t *l_6128 = &l_29;
int32_t *l_6129 = &g_2076.f6;
int32_t *l_6130[5];
int i;
for (i = 0; i < 5; i++)
l_6130[i] = &l_5965[0];
(*g_1731) ^= 0xE66E7D52L;
for (g_831 = (-11); (g_831 != 12); ++g_831)
{
int64_t ***l_6108 = &g_3672;
int32_t l_6111 = 0x986EE4A7L;
int32_t *l_6115[2];
uint32_t **l_6118 = &g_2414[0][0];
uint32_t **l_6119 = &g_2414[0][0];
uint32_t **l_6120 = (void*)0;
uint32_t **l_6121 = &g_2414[0][0];
uint32_t **l_6122 = &g_2414[1][0];
uint32_t **l_6123 = &g_2414[1][0];
uint32_t **l_6124[5][7][4] = {{{&l_5991,&g_2414[0][0],&g_2414[0][0],&l_5991},{&g_2414[0][0],&g_2414[1][0],&g_2414[0][0],(void*)0},{&l_5992,&l_5991,&l_6117,&g_2414[0][0]},{&g_2414[0][0],&g_2414[1][0],&l_5991,&g_2414[0][0]},{&l_5992,&l_5991,&l_5991,(void*)0},{&l_6117,&g_2414[1][0],(void*)0,&l_5991},{&l_5991,&g_2414[0][0],&l_5991,&g_2414[0][0]}},{{&l_5991,&g_2414[0][0],&l_5991,&l_5992},{&g_2414[1][0],&l_6117,&l_5992,&g_2414[0][0]},{&l_5991,&l_5991,&l_5992,&l_5992},{&g_2414[1][0],&l_5991,&l_5991,&l_6117},{&l_5991,(void*)0,&l_5991,&l_5991},{&l_5991,&l_5991,(void*)0,&l_5991},{&l_6117,&l_5991,&l_5991,&g_2414[1][0]}},{{&l_5992,&l_5992,&l_5991,&l_5991},{&g_2414[0][0],&l_5992,&l_6117,&g_2414[1][0]},{&l_5992,&l_5991,&g_2414[0][0],&l_5991},{&g_2414[0][0],&l_5991,&g_2414[0][0],&l_5991},{&l_5991,(void*)0,&g_2414[1][0],&l_6117},{(void*)0,&l_5991,&l_5991,&l_5992},{&g_2414[0][0],&l_5991,&g_2414[1][0],&g_2414[0][0]}},{{&g_2414[0][0],&l_6117,&l_5991,&l_5992},{(void*)0,&g_2414[0][0],&g_2414[1][0],&g_2414[0][0]},{&l_5991,&g_2414[0][0],&g_2414[0][0],&l_5991},{&g_2414[0][0],&g_2414[0][0],&g_2414[0][0],&g_2414[0][0]},{(void*)0,&l_5992,&l_5991,&l_5992},{&g_2414[0][0],&l_5992,(void*)0,&l_5992},{&l_5991,&l_5992,&l_5991,&g_2414[0][0]}},{{&l_5991,&g_2414[0][0],&g_2414[1][0],&g_2414[0][0]},{(void*)0,&l_5992,(void*)0,&l_5991},{&l_5991,&g_2414[0][0],&l_5991,(void*)0},{&g_2414[0][0],&l_5991,(void*)0,&g_2414[0][0]},{&l_5991,(void*)0,(void*)0,&l_5991},{&g_2414[0][0],&l_5991,&l_5991,&l_5991},{&l_5991,&g_2414[1][0],(void*)0,(void*)0}}};
uint8_t l_6126 = 1UL;
int i, j, k;
for (i = 0; i < 2; i++)
l_6115[i] = &g_2076.f3;
g_6114 = ((*g_3790) = (safe_mul_func_uint8_t_u_u((safe_mul_func_uint8_t_u_u(l_6094, (safe_add_func_int8_t_s_s(((l_6097[2][5][0] | ((247UL && (safe_mul_func_uint8_t_u_u((++(*g_4070)), (l_6103 <= ((((((((safe_mod_func_int16_t_s_s(((void*)0 == (*g_4323)), ((((safe_add_func_uint64_t_u_u(((l_6108 = (**g_5269)) == (void*)0), (safe_lshift_func_uint8_t_u_s(((void*)0 == &g_4213), 7)))) , g_2076.f1) , l_6100) , l_6111))) && l_6111) & l_6100) >= l_6103) , (*g_5269)) == (*g_5269)) | l_6112) ^ 0x896ACF66L))))) < 0x2BCF24402465A686LL)) , l_6100), 255UL)))), l_6113)));
(*g_5515) &= (((l_6116 , (l_5992 = l_6117)) != l_6125) <= l_6126);
(*g_4213) = l_6127;
}
--l_6131[7];
}
else
{
uint64_t *****l_6138 = &g_3281;
int32_t l_6142 = 1L;
int8_t l_6162 = 0x73L;
int32_t l_6167 = 0x914F5368L;
int32_t l_6170 = 0x9FCE6C86L;
int32_t l_6174 = 0x08DF3EA3L;
int8_t l_6175 = (-2L);
int32_t l_6192[6][10] = {{0L,0L,0xE8D48767L,0xE8D48767L,0L,0L,0L,0xE8D48767L,0xE8D48767L,0L},{0L,0L,0xE8D48767L,0xE8D48767L,0L,0L,0L,0xE8D48767L,0xE8D48767L,0L},{0L,0L,0xE8D48767L,0xE8D48767L,0L,0L,0L,0xE8D48767L,0xE8D48767L,0L},{0L,0L,0xE8D48767L,0xE8D48767L,0L,0L,0L,0xE8D48767L,0xE8D48767L,0L},{0L,0L,0xE8D48767L,0xE8D48767L,0L,0L,0L,0xE8D48767L,0xE8D48767L,0L},{0L,0L,0xE8D48767L,0xE8D48767L,0L,0L,0L,0xE8D48767L,0xE8D48767L,0L}};
uint32_t l_6193 = 0xD4CD1FCAL;
int i, j;
if (((0x6F370EAAL < (~((l_6100 >= 0xA975FCC53951E2E0LL) | (8L > (safe_add_func_int8_t_s_s((((*l_6138) = l_6137) == l_6137), (safe_mul_func_int8_t_s_s((((*g_1844) ^= ((safe_unary_minus_func_uint8_t_u(l_6100)) && (*g_2383))) , (l_6142 != 1L)), 0xEDL)))))))) , l_6100))
{
int32_t *l_6143 = (void*)0;
int32_t *l_6144 = &l_6052[1];
int32_t *l_6146 = &l_6001;
int32_t *l_6147[5];
int i;
for (i = 0; i < 5; i++)
l_6147[i] = &l_6145;
(*g_5515) = ((*g_3790) = (*g_3790));
--l_6151;
}
else
{
int32_t *l_6154 = &l_6052[1];
int32_t *l_6155 = &l_6142;
int32_t *l_6156 = &l_5965[4];
int32_t *l_6157 = &g_212;
int32_t *l_6158 = &g_131.f6;
int32_t *l_6159 = (void*)0;
int32_t l_6160 = 0x4CAC1785L;
int32_t *l_6161[3][10] = {{&g_46,&g_131.f6,&l_6052[0],&l_6052[0],&g_131.f6,&g_46,&g_131.f6,&l_6052[0],&l_6052[0],&g_131.f6},{&g_46,&g_131.f6,&l_6052[0],&l_6052[0],&g_131.f6,&g_46,&g_131.f6,&l_6052[0],&l_6052[0],&g_131.f6},{&g_46,&g_131.f6,&l_6052[0],&l_6052[0],&g_131.f6,&g_46,&g_131.f6,&l_6052[0],&l_6052[0],&g_131.f6}};
int i, j;
--l_6171;
++l_6179;
(*l_6156) = l_6168;
}
if (((((safe_rshift_func_uint16_t_u_s((*g_38), 14)) , (l_6163[2] , ((((***g_5953) == l_6175) < l_6094) && ((((*l_6003)++) == (safe_unary_minus_func_uint16_t_u((safe_unary_minus_func_uint64_t_u(0xB6856B54F9A59F71LL))))) != ((****g_4323) = l_6188))))) > (safe_rshift_func_int16_t_s_s((l_6193 &= (((((((l_6191 , (*g_302)) != (*g_3790)) | 4L) <= l_6192[2][2]) >= l_6100) , 0L) , (-6L))), 15))) >= 1L))
{
const int64_t ****l_6197[1];
int i;
for (i = 0; i < 1; i++)
l_6197[i] = &g_6194[7];
(*g_3790) = ((l_6198 = g_6194[4]) == (**g_5269));
(*g_1731) |= (l_6148 | ((void*)0 != l_6199));
}
else
{
uint32_t l_6202[4] = {0xF73A12F4L,0xF73A12F4L,0xF73A12F4L,0xF73A12F4L};
int i;
if (l_6202[0])
break;
}
}
g_6207++;
for (g_824 = 17; (g_824 > (-9)); g_824 = safe_sub_func_uint16_t_u_u(g_824, 4))
{
uint64_t l_6235 = 0x74034B55483C8F6DLL;
uint8_t l_6237 = 252UL;
for (l_29 = 0; (l_29 <= 2); l_29 += 1)
{
int32_t l_6236[2][6];
int i, j;
for (i = 0; i < 2; i++)
{
for (j = 0; j < 6; j++)
l_6236[i][j] = 0xED7A0FCBL;
}
(****l_6199) = (-1L);
(*g_1731) = (safe_mod_func_uint32_t_u_u(((((1L || ((((*g_4676) = (void*)0) == l_6216) || (((*g_5515) ^ ((safe_add_func_int32_t_s_s((safe_add_func_uint8_t_u_u((safe_div_func_uint64_t_u_u(((!((safe_mul_func_uint16_t_u_u((l_6229 = (*g_239)), (l_6169[9] || (safe_sub_func_int32_t_s_s(((*g_1844) & ((void*)0 != g_5613[l_29])), 4294967295UL))))) == l_6234)) > l_6235), l_6235)), l_6236[1][0])), 0x52194350L)) != l_6237)) <= 0x07F1L))) ^ (-1L)) || 1UL) || 1L), (*g_1731)));
}
}
}
else
{
int16_t l_6238[9][7][4] = {{{(-1L),0xDF0FL,(-1L),2L},{0xD5D1L,0xDB86L,0x58FFL,0x93AAL},{1L,0xFB8CL,0x0A08L,0x93AAL},{0x9A6FL,0xDB86L,0L,2L},{0xB0C9L,0xDF0FL,0x527EL,0xFB8CL},{0x100CL,0L,0L,0xDF05L},{1L,(-1L),0xDB86L,(-4L)}},{{0L,0x527EL,(-5L),0L},{0xDF0FL,1L,1L,1L},{0x07D5L,0L,(-1L),(-1L)},{0x93AAL,0x9A6FL,(-4L),(-5L)},{(-5L),0xC6A8L,(-1L),0x12F5L},{(-5L),7L,(-4L),(-1L)},{0x93AAL,0x12F5L,(-8L),0L}},{{(-1L),0x67F1L,0x12F5L,0x9A6FL},{(-5L),0L,(-1L),(-1L)},{0xFB8CL,1L,7L,0xC6A8L},{0x12F5L,0xD5D1L,0xFB8CL,0xFB8CL},{1L,1L,(-1L),0L},{1L,2L,0xD5D1L,(-5L)},{0L,(-1L),1L,0xD5D1L}},{{2L,(-1L),0x9A6FL,(-5L)},{(-1L),2L,0xB0C9L,0L},{0xDB86L,1L,0x100CL,0xFB8CL},{0x527EL,0xD5D1L,1L,0xC6A8L},{(-4L),1L,0L,(-1L)},{(-8L),0L,0xDF0FL,0x9A6FL},{0x07D5L,0x67F1L,0x07D5L,0L}},{{(-1L),0x07D5L,0x93AAL,2L},{0x9A6FL,(-4L),(-5L),0x07D5L},{7L,0L,(-5L),(-1L)},{0x9A6FL,0L,0x93AAL,0xDB86L},{(-1L),0xFB8CL,0x07D5L,0L},{0x07D5L,0L,0xDF0FL,0L},{(-8L),(-1L),0L,0x58FFL}},{{(-4L),0xDF0FL,1L,0x93AAL},{0x527EL,0x100CL,0x100CL,0x527EL},{0xDB86L,(-5L),0xB0C9L,0x67F1L},{(-1L),7L,0x9A6FL,0xBFD1L},{2L,0x527EL,1L,0xBFD1L},{0L,7L,0xD5D1L,0x67F1L},{1L,(-5L),(-1L),0x527EL}},{{1L,0x100CL,0xFB8CL,0x93AAL},{0x12F5L,0xDF0FL,7L,0x58FFL},{0xFB8CL,(-1L),(-1L),0L},{(-5L),0L,0x12F5L,0L},{(-1L),0xFB8CL,(-8L),0xDB86L},{0xBFD1L,0L,0x58FFL,(-1L)},{(-1L),0L,0xDB86L,0x07D5L}},{{(-1L),(-4L),0x58FFL,2L},{0xBFD1L,0x07D5L,(-8L),0L},{(-1L),0x67F1L,0x12F5L,0x9A6FL},{(-5L),0L,(-1L),(-1L)},{0xFB8CL,1L,7L,0xC6A8L},{0x12F5L,0xD5D1L,0xFB8CL,0xFB8CL},{1L,1L,(-1L),0L}},{{1L,2L,0xD5D1L,(-5L)},{0L,(-1L),1L,0xD5D1L},{2L,(-1L),0x9A6FL,(-5L)},{(-1L),2L,0xB0C9L,0L},{0xDB86L,1L,0x100CL,0xFB8CL},{0x527EL,(-1L),0x12F5L,0L},{0x58FFL,0L,0xFB8CL,0xDF0FL}}};
int i, j, k;
return l_6238[0][3][1];
}
}
}
for (g_3202 = (-3); (g_3202 == 33); g_3202 = safe_add_func_int16_t_s_s(g_3202, 1))
{
return l_6177;
}
return (*g_302);
}
static uint8_t func_7(uint64_t p_8, int32_t p_9)
{
uint32_t ***l_5567 = &g_3705;
int32_t l_5583[3];
uint64_t ***l_5593[1];
uint32_t *l_5596 = (void*)0;
const uint32_t *l_5597 = &g_1722[0][1];
const uint8_t ****l_5614 = (void*)0;
int64_t l_5618 = 0x9792A078FA77E582LL;
uint32_t l_5619 = 0x6232616BL;
uint32_t l_5627 = 0x703E2312L;
struct S1 l_5664 = {9L};
uint32_t l_5665[4];
int8_t l_5698[6];
int64_t **l_5825 = &g_1844;
uint16_t *****l_5875 = &g_4677;
int16_t l_5907 = 0L;
const int8_t ***l_5950 = &g_1247;
int32_t l_5959 = 0L;
int8_t l_5961 = (-1L);
uint64_t l_5962 = 0UL;
int i;
for (i = 0; i < 3; i++)
l_5583[i] = 0xB833C69BL;
for (i = 0; i < 1; i++)
l_5593[i] = &g_1316[1];
for (i = 0; i < 4; i++)
l_5665[i] = 0xDAE465FFL;
for (i = 0; i < 6; i++)
l_5698[i] = (-1L);
lbl_5598:
for (g_499 = 0; (g_499 <= 2); g_499 += 1)
{
uint64_t l_5564 = 18446744073709551615UL;
int32_t l_5581[3][3] = {{0x211DAB23L,0x211DAB23L,0x211DAB23L},{0x19933AE6L,0x19933AE6L,0x19933AE6L},{0x211DAB23L,0x211DAB23L,0x211DAB23L}};
int32_t l_5584[3][6][7] = {{{0x99773C61L,0L,1L,1L,0L,0x99773C61L,0L},{0xFDBD69E9L,0x4E5D89CBL,0x4E5D89CBL,0xFDBD69E9L,0L,0xFDBD69E9L,0x4E5D89CBL},{1L,1L,0x99773C61L,1L,0x99773C61L,1L,1L},{0xA77DC34AL,0x4E5D89CBL,0L,0x4E5D89CBL,0xA77DC34AL,0xA77DC34AL,0x4E5D89CBL},{(-1L),0L,(-1L),0x99773C61L,0x99773C61L,(-1L),0L},{0x4E5D89CBL,0L,0L,0L,0L,0x4E5D89CBL,0L}},{{(-1L),0x99773C61L,0x99773C61L,(-1L),0L,(-1L),0x99773C61L},{0xA77DC34AL,0xA77DC34AL,0x4E5D89CBL,0L,0x4E5D89CBL,0xA77DC34AL,0xA77DC34AL},{1L,0x99773C61L,1L,0x99773C61L,1L,1L,0x99773C61L},{0xFDBD69E9L,0L,0xFDBD69E9L,0x4E5D89CBL,0x4E5D89CBL,0xFDBD69E9L,0L},{0x99773C61L,0L,1L,1L,0L,0x99773C61L,0L},{0xFDBD69E9L,0x4E5D89CBL,0x4E5D89CBL,0xFDBD69E9L,0L,0xFDBD69E9L,0x4E5D89CBL}},{{1L,1L,0x99773C61L,1L,0x99773C61L,1L,1L},{0xA77DC34AL,0x4E5D89CBL,0L,0x4E5D89CBL,0xA77DC34AL,0xA77DC34AL,0x4E5D89CBL},{(-1L),0L,(-1L),0x99773C61L,0x99773C61L,(-1L),0L},{0x4E5D89CBL,0L,0L,0L,0L,0x4E5D89CBL,0L},{(-1L),0x99773C61L,0x99773C61L,(-1L),0L,(-1L),0x99773C61L},{0xA77DC34AL,0xA77DC34AL,0x4E5D89CBL,0L,0x4E5D89CBL,0xA77DC34AL,0xA77DC34AL}}};
int i, j, k;
if (l_5564)
break;
if ((*g_1731))
continue;
for (g_26 = 0; (g_26 <= 2); g_26 += 1)
{
const uint32_t *l_5570 = &g_1183[0][5];
const uint32_t ** const l_5569[2] = {&l_5570,&l_5570};
const uint32_t ** const *l_5568[1];
int32_t l_5582 = 0x9A485976L;
uint64_t *l_5585 = &g_4732[1][3];
uint32_t *l_5592[6] = {&g_2559,&g_2559,&g_2559,&g_2559,&g_2559,&g_2559};
uint64_t ***l_5594 = &g_1316[2];
uint32_t *l_5595 = &g_1183[0][5];
int i;
for (i = 0; i < 1; i++)
l_5568[i] = &l_5569[1];
(*g_4857) = g_1818[(g_499 + 3)];
(*g_3790) ^= (safe_mul_func_int16_t_s_s(0x07FAL, (l_5567 == l_5568[0])));
(*g_5515) |= (safe_mul_func_int16_t_s_s(p_8, (l_5584[2][5][4] = (safe_sub_func_int64_t_s_s(p_8, ((safe_mod_func_int64_t_s_s(((*g_239) > (safe_add_func_uint8_t_u_u((l_5581[2][1] = ((*g_348)++)), (((l_5582 ^ (l_5583[0] ^ ((*l_5585)--))) >= (safe_sub_func_uint32_t_u_u(((safe_add_func_int8_t_s_s((l_5592[4] != (((l_5594 = l_5593[0]) != (*g_3281)) , l_5595)), 1UL)) == l_5583[0]), p_9))) > l_5582)))), l_5584[0][3][6])) < p_8))))));
return l_5583[0];
}
}
(***g_1004) ^= ((l_5583[0] & 0x4836605D63E9C17DLL) && ((l_5596 = (void*)0) == l_5597));
if (g_39)
goto lbl_5598;
if (l_5583[0])
{
int8_t *l_5607 = &g_824;
int32_t l_5610[3][7][6] = {{{0x4B7A6DC9L,(-3L),0xFF457D1AL,0x1E01A0D5L,0xED96C4D8L,5L},{0xFF457D1AL,3L,5L,(-4L),5L,0x5A127F03L},{1L,(-6L),0x06D7E872L,(-9L),(-9L),0x06D7E872L},{0x4B339ABCL,0x4B339ABCL,2L,0x50BF918BL,1L,0xA30CF02FL},{0x06D7E872L,0xBAC41F0CL,0xAA88092FL,(-3L),0xB79B1FF5L,2L},{0xEF3A6617L,0x06D7E872L,0xAA88092FL,0xF42DA479L,0x4B339ABCL,0xA30CF02FL},{0L,0xF42DA479L,2L,0x1FF3D50CL,0x8AF2D5E6L,0x7F24C00BL}},{{0x53C9721CL,0x8AF2D5E6L,0x7F24C00BL,0xF42DA479L,1L,(-10L)},{0x4B339ABCL,0xDF8623B9L,0xEF3A6617L,0x69A54F32L,7L,(-2L)},{7L,5L,1L,2L,(-10L),0xAA88092FL},{0xED96C4D8L,(-3L),0xA30CF02FL,0L,0x04FC7FF9L,0x5A127F03L},{0L,0xDB2F8591L,0x04FC7FF9L,(-10L),(-3L),0x063FFCADL},{1L,0L,0x4B339ABCL,0xE2A46A50L,0x3984D9CEL,0xE2A46A50L},{(-10L),0xF42DA479L,(-10L),0x8CD55E81L,(-4L),1L}},{{0xFDB9A9C1L,0xED96C4D8L,2L,(-9L),0L,0x69A54F32L},{0xC63EBD4CL,(-10L),0x3984D9CEL,(-9L),0xC8134B37L,0x8CD55E81L},{0xFDB9A9C1L,0x1E01A0D5L,0x53C9721CL,0x8CD55E81L,3L,(-6L)},{(-10L),0x50BF918BL,0xC6DE7FA4L,0xE2A46A50L,0x53C9721CL,0x3984D9CEL},{1L,0x6FF77E20L,(-9L),(-10L),1L,0x4B7A6DC9L},{0L,0xFDB9A9C1L,0xAA88092FL,0L,5L,0xC8134B37L},{0xED96C4D8L,(-9L),1L,2L,0xB79B1FF5L,(-3L)}}};
int32_t l_5615 = 0x76D4F362L;
int16_t l_5616 = 0x0D8CL;
int8_t *l_5617 = &g_242;
uint32_t *l_5712 = &g_5705[4];
uint32_t l_5713 = 18446744073709551610UL;
uint64_t l_5727[6];
int64_t **l_5761[4] = {&g_1844,&g_1844,&g_1844,&g_1844};
int64_t ** const **l_5787 = (void*)0;
int64_t ** const ***l_5786 = &l_5787;
struct S1 *l_5798 = &g_2367;
uint16_t * const *l_5800 = &g_38;
uint16_t * const **l_5799 = &l_5800;
struct S0 **l_5887 = &g_4216[1][2][0];
const uint8_t *****l_5900 = (void*)0;
uint32_t **l_5936 = &g_2414[0][0];
uint32_t *****l_5948 = &g_3806;
int8_t ***l_5949 = (void*)0;
const int8_t ****l_5951 = (void*)0;
const int8_t ****l_5952[1];
struct S0 l_5960 = {-1L,-7L,53,0x558E6099L,4UL,1433,0xA7AE49EFL,0xC1L,0xA4L};
int i, j, k;
for (i = 0; i < 6; i++)
l_5727[i] = 0UL;
for (i = 0; i < 1; i++)
l_5952[i] = &l_5950;
if ((safe_div_func_int32_t_s_s(((*g_239) == (!(l_5619 = (((*l_5617) ^= (l_5610[2][4][2] = ((+(safe_div_func_int16_t_s_s(((*****g_4322) = (safe_mul_func_int8_t_s_s(((*l_5607) = p_9), ((((safe_rshift_func_uint16_t_u_s(65531UL, (l_5610[2][4][2] != (((safe_mod_func_uint8_t_u_u(((*g_5515) < (g_5613[1] == l_5614)), 255UL)) ^ (l_5615 = l_5610[2][4][2])) , (*g_1844))))) > l_5610[2][1][1]) < l_5583[0]) && 0x10L)))), l_5616))) , p_8))) <= l_5618)))), (*g_68))))
{
int32_t *l_5621 = &g_48[3];
int32_t *l_5622 = &g_2076.f3;
int32_t *l_5623 = &g_48[4];
int32_t *l_5624 = (void*)0;
int32_t *l_5625 = (void*)0;
int32_t *l_5626[5][1];
int i, j;
for (i = 0; i < 5; i++)
{
for (j = 0; j < 1; j++)
l_5626[i][j] = &g_46;
}
(*g_4857) = func_55((+0xF3D62C596E06B006LL));
(**g_1004) = l_5621;
++l_5627;
}
else
{
uint16_t ****l_5680[3][2][8] = {{{&g_3841,&g_3841,&g_3841,(void*)0,&g_3841,(void*)0,&g_3841,&g_3841},{&g_3841,&g_3841,&g_3841,&g_3841,(void*)0,(void*)0,&g_3841,&g_3841}},{{&g_3841,&g_3841,(void*)0,&g_3841,&g_3841,(void*)0,&g_3841,&g_3841},{&g_3841,&g_3841,&g_3841,(void*)0,&g_3841,&g_3841,&g_3841,&g_3841}},{{&g_3841,&g_3841,&g_3841,&g_3841,(void*)0,&g_3841,&g_3841,&g_3841},{&g_3841,&g_3841,(void*)0,&g_3841,&g_3841,(void*)0,&g_3841,&g_3841}}};
int32_t l_5681[3][10] = {{1L,1L,1L,1L,1L,1L,1L,1L,1L,1L},{1L,1L,1L,1L,1L,1L,1L,1L,1L,1L},{1L,1L,1L,1L,1L,1L,1L,1L,1L,1L}};
int64_t **l_5760 = (void*)0;
int64_t * const *l_5785 = &g_1844;
int64_t * const **l_5784 = &l_5785;
int64_t * const ** const *l_5783 = &l_5784;
int64_t * const ** const **l_5782 = &l_5783;
struct S0 l_5792 = {1L,0x4722EE41L,24,0xE60CFC38L,0x0106457320BBADF1LL,1274,0x63A8E313L,0x37L,255UL};
int16_t **l_5810 = &g_1213;
struct S1 l_5859 = {2L};
int i, j, k;
for (g_538 = 0; (g_538 <= (-26)); g_538 = safe_sub_func_uint64_t_u_u(g_538, 5))
{
uint32_t l_5669 = 0x9D27ABDEL;
struct S0 *l_5670[10] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
int32_t l_5684 = 1L;
int32_t l_5693 = 0x65883450L;
int32_t l_5694[10] = {(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)};
uint16_t l_5699 = 0x1F81L;
int64_t *l_5710 = (void*)0;
uint32_t *l_5711 = &g_26;
uint8_t * const *l_5751 = &g_4070;
uint8_t * const **l_5750 = &l_5751;
uint32_t l_5762 = 1UL;
struct S1 *l_5764 = (void*)0;
uint8_t l_5838 = 0xDEL;
int32_t ** const *l_5889 = &g_67[1];
uint8_t l_5897[1][4];
int16_t *l_5906 = &g_538;
int i, j;
for (i = 0; i < 1; i++)
{
for (j = 0; j < 4; j++)
l_5897[i][j] = 255UL;
}
}
}
for (g_210 = 0; (g_210 >= 5); g_210 = safe_add_func_int32_t_s_s(g_210, 4))
{
l_5615 = ((p_9 <= ((*g_5515) &= ((((safe_add_func_int64_t_s_s((((~((((0x7FL & (p_9 ^ (8UL || ((*g_1844) > 0x6D9B8AFEE606C36CLL)))) < (l_5936 != ((*l_5567) = ((l_5610[2][4][2] = (safe_add_func_int32_t_s_s((0xB8B71EA99383FB68LL <= (l_5583[0] = 0UL)), 0x9E75664CL))) , (void*)0)))) , (-10L)) != p_9)) >= 6L) ^ 0x79L), 0x10EC0293DB1B81E2LL)) | l_5615) >= l_5615) , 0L))) ^ 1L);
}
(**g_5269) = (*g_5270);
(*g_68) = ((0x46L | ((safe_div_func_uint8_t_u_u(((*g_4070) = p_8), (safe_mul_func_uint16_t_u_u(((l_5961 = ((**g_1027) = (safe_div_func_int64_t_s_s((255UL > (safe_rshift_func_uint16_t_u_s((!((((*l_5948) = &l_5567) == (void*)0) ^ (((l_5959 = ((((l_5949 == (g_5953 = l_5950)) < ((***l_5799) = (l_5583[0] = p_8))) >= (safe_add_func_uint32_t_u_u((safe_unary_minus_func_int16_t_s((safe_sub_func_int16_t_s_s((l_5619 > l_5698[1]), 65531UL)))), l_5627))) ^ l_5619)) , l_5960) , p_9))), l_5618))), 0xF204FA715334065ALL)))) , l_5619), 65533UL)))) >= p_9)) <= l_5907);
}
else
{
l_5962++;
}
return (*g_348);
}
static uint64_t func_10(uint16_t p_11, int16_t p_12, struct S1 p_13, uint8_t p_14, uint64_t p_15)
{
uint32_t l_5530 = 0x08D3F359L;
int32_t l_5531 = 0x1421042BL;
uint16_t *l_5534 = &g_4465;
struct S0 l_5542 = {0L,1L,164,4L,18446744073709551612UL,1692,1L,-8L,1UL};
int32_t **l_5557[3][1][10] = {{{&g_68,&g_5515,&g_5515,&g_5515,&g_68,&g_68,&g_5515,&g_68,&g_68,&g_5515}},{{&g_68,&g_5515,&g_68,&g_68,&g_5515,&g_68,&g_68,&g_5515,&g_68,&g_68}},{{&g_5515,&g_5515,&g_68,&g_5515,&g_5515,&g_68,&g_5515,&g_5515,&g_68,&g_5515}}};
int32_t **l_5558 = &g_5515;
int i, j, k;
l_5531 &= ((p_15 = 3UL) <= l_5530);
for (p_11 = 0; (p_11 <= 58); ++p_11)
{
int32_t l_5537 = 0xA5CA68DDL;
uint64_t l_5559[1][2][1];
int i, j, k;
for (i = 0; i < 1; i++)
{
for (j = 0; j < 2; j++)
{
for (k = 0; k < 1; k++)
l_5559[i][j][k] = 0UL;
}
}
(***g_1004) |= ((l_5534 == (l_5542 , ((l_5542.f0 | (safe_mul_func_uint16_t_u_u((safe_add_func_uint16_t_u_u((l_5537 <= ((safe_add_func_uint16_t_u_u((safe_mod_func_int64_t_s_s((safe_lshift_func_int16_t_s_s((((0x46D8L ^ (safe_sub_func_int16_t_s_s((safe_rshift_func_int8_t_s_u(((l_5557[1][0][2] == l_5558) < l_5537), p_13.f0)), (*g_1213)))) , 255UL) >= l_5559[0][0][0]), l_5537)), l_5559[0][0][0])), (*g_38))) >= 0xB1E7L)), p_14)), p_14))) , l_5534))) < 0UL);
}
for (g_1120 = 0; (g_1120 < 44); g_1120++)
{
int32_t *l_5562 = &g_46;
(*g_3790) &= (0x48L & (p_13 , ((((***g_4324) = (p_12 = (0x5AC5B018DEC2FEE2LL ^ (((void*)0 == (*g_3106)) || (safe_unary_minus_func_int8_t_s(((*l_5562) , (*l_5562)))))))) >= ((*l_5562) & 0x4A2CL)) >= 8L)));
}
return p_12;
}
static uint32_t * func_30(uint8_t p_31, uint16_t * p_32, int16_t p_33, const uint16_t p_34)
{
uint64_t l_47 = 18446744073709551609UL;
int8_t **l_5492[3];
int8_t l_5499 = 0x05L;
int32_t ***l_5500 = &g_67[1];
uint8_t ****l_5522 = (void*)0;
int16_t *l_5525[4] = {&g_2769,&g_2769,&g_2769,&g_2769};
int32_t l_5526 = 1L;
int32_t l_5527 = (-10L);
uint32_t *l_5528[8] = {&g_338,&g_338,&g_338,&g_338,&g_338,&g_338,&g_338,&g_338};
int i;
for (i = 0; i < 3; i++)
l_5492[i] = &g_1508;
for (p_33 = 21; (p_33 > (-3)); --p_33)
{
uint32_t l_44[4] = {0x6D1D89E1L,0x6D1D89E1L,0x6D1D89E1L,0x6D1D89E1L};
int32_t *l_45 = &g_46;
int i;
if (p_33)
break;
(*l_45) &= (safe_mul_func_uint8_t_u_u(g_39, l_44[3]));
if (l_47)
{
if (g_48[3])
break;
}
else
{
(*l_45) &= 0x5CE5ABA8L;
for (p_31 = 7; (p_31 >= 42); p_31 = safe_add_func_uint32_t_u_u(p_31, 2))
{
for (g_46 = 0; (g_46 != (-8)); --g_46)
{
int32_t **l_54 = (void*)0;
int32_t ***l_53 = &l_54;
(*l_53) = (void*)0;
}
}
}
(*l_45) &= 0xE85C68ABL;
}
(*g_861) = func_55((g_46 != (func_57(g_60[1], l_47) , (((safe_mul_func_int8_t_s_s((((**g_301) |= ((((+((void*)0 != l_5492[2])) , (safe_div_func_int16_t_s_s((((safe_add_func_int64_t_s_s((**g_3672), (l_47 == (safe_sub_func_int16_t_s_s((0xB8D4L ^ l_47), 0x3877L))))) & l_5499) & l_5499), l_47))) , l_5500) != l_5500)) <= (*g_3790)), p_33)) | (*p_32)) , p_31))));
(*g_861) = (**l_5500);
(*g_3790) = ((((((safe_div_func_uint8_t_u_u(((***l_5500) = (safe_mod_func_int16_t_s_s((safe_add_func_uint8_t_u_u((***l_5500), ((*g_38) , (l_5522 != ((safe_mul_func_int16_t_s_s((((*g_1639) = l_5522) != (((***l_5500) | 0xFFL) , ((l_5527 ^= (l_5526 &= ((*****g_4322) = (((((***l_5500) & ((***l_5500) <= p_33)) ^ p_33) && (***l_5500)) & (***l_5500))))) , (*g_5305)))), (***l_5500))) , (*g_5305)))))), (***l_5500)))), (*g_4070))) && (***l_5500)) | 0x3559DF26E964F6E1LL) > p_31) , p_34) < p_34);
return l_5528[2];
}
static int32_t * func_55(int8_t p_56)
{
int32_t l_5501 = 0xED6BB732L;
int32_t l_5502 = 5L;
int32_t *l_5503 = &g_212;
int32_t *l_5504 = &g_131.f3;
int32_t *l_5505 = &g_48[3];
int32_t *l_5506 = &g_212;
int32_t l_5507 = (-9L);
int32_t *l_5508 = &g_2076.f6;
int32_t *l_5509 = &g_46;
int32_t l_5510 = 0xE6EB9373L;
int32_t *l_5511[2][1][1];
uint32_t l_5512[6];
int i, j, k;
for (i = 0; i < 2; i++)
{
for (j = 0; j < 1; j++)
{
for (k = 0; k < 1; k++)
l_5511[i][j][k] = &g_131.f6;
}
}
for (i = 0; i < 6; i++)
l_5512[i] = 0x1D7DEA32L;
l_5512[4]++;
return g_5515;
}
static struct S0 func_57(uint32_t * p_58, uint32_t p_59)
{
int16_t l_66 = (-1L);
uint32_t * const *l_5074 = &g_2414[0][0];
int32_t l_5122 = 0x8F733FF3L;
int32_t l_5156 = (-4L);
int32_t l_5157[8][7][2] = {{{0xAEA80FE7L,1L},{(-2L),0xC4E9C7E0L},{1L,(-2L)},{0x5E61798FL,0x49B687AAL},{0x5E61798FL,(-2L)},{1L,0xC4E9C7E0L},{(-2L),1L}},{{0xAEA80FE7L,1L},{0x541E7D3BL,0x464E654BL},{0x464E654BL,0L},{0x65983059L,0L},{6L,0x5E61798FL},{(-1L),0x1AA40445L},{1L,0x3F449876L}},{{0L,(-7L)},{0x1AA40445L,(-7L)},{0L,0x3F449876L},{1L,0x1AA40445L},{(-1L),0x5E61798FL},{6L,0L},{0x65983059L,0L}},{{0x464E654BL,0x464E654BL},{0x541E7D3BL,1L},{0xAEA80FE7L,1L},{(-2L),0xC4E9C7E0L},{1L,(-2L)},{0x5E61798FL,0x49B687AAL},{0x5E61798FL,(-2L)}},{{1L,0xC4E9C7E0L},{(-2L),1L},{0xAEA80FE7L,1L},{0x541E7D3BL,0x464E654BL},{0x464E654BL,0L},{0x65983059L,0L},{6L,0x5E61798FL}},{{(-1L),0x1AA40445L},{1L,0x3F449876L},{0L,(-7L)},{0x1AA40445L,(-7L)},{0L,0x3F449876L},{1L,0x1AA40445L},{(-1L),0x5E61798FL}},{{6L,0L},{0x65983059L,0L},{0x464E654BL,0x464E654BL},{0x541E7D3BL,1L},{0xAEA80FE7L,1L},{(-2L),0xC4E9C7E0L},{1L,(-2L)}},{{0x5E61798FL,0x49B687AAL},{0x5E61798FL,(-2L)},{1L,0xC4E9C7E0L},{(-2L),1L},{0xAEA80FE7L,1L},{0x541E7D3BL,0x464E654BL},{0x464E654BL,0L}}};
struct S0 **l_5227 = &g_4216[1][2][0];
struct S1 l_5230 = {0x105EA8B767D5CC56LL};
uint64_t l_5231 = 4UL;
uint8_t *** const l_5236 = &g_347;
int16_t l_5243 = 0xF500L;
int8_t l_5259 = 0L;
int64_t l_5260 = 0L;
uint8_t l_5347 = 0xD9L;
uint16_t l_5387[6][3] = {{0UL,1UL,0x081FL},{65529UL,65529UL,0x081FL},{1UL,0UL,0x081FL},{0UL,1UL,0x081FL},{65529UL,65529UL,0x081FL},{1UL,0UL,0x081FL}};
int32_t l_5425 = 0x40B827D5L;
int32_t l_5427 = (-7L);
int32_t l_5428 = 0x53465CC4L;
int64_t *****l_5434 = &g_5270;
uint32_t l_5487 = 0x21BB0357L;
struct S0 l_5488 = {0L,0L,127,-1L,0x681F6BD5E4ADFB37LL,2029,1L,8L,255UL};
int i, j, k;
(*g_747) = func_62(l_66, g_67[1], func_69(((*g_38) = l_66), (*p_58)));
lbl_5273:
for (g_61 = 19; (g_61 != 16); g_61 = safe_sub_func_uint8_t_u_u(g_61, 3))
{
uint64_t l_5062[4] = {0UL,0UL,0UL,0UL};
int32_t l_5073 = 0x779F499EL;
int32_t l_5075 = 0xB6200B89L;
struct S0 l_5076 = {-1L,-1L,31,0L,0x11BFB010C57A6277LL,528,0xFC5E1B9DL,0L,8UL};
uint64_t *l_5087[1][10][5];
int64_t **l_5093 = &g_1844;
int32_t *l_5140 = (void*)0;
struct S1 *l_5149 = &g_323[4][5];
int32_t l_5163 = 0xDFDF921DL;
int32_t *l_5178 = (void*)0;
uint8_t ****l_5200 = &g_1047;
uint16_t *l_5208 = &g_536[3][4];
int i, j, k;
for (i = 0; i < 1; i++)
{
for (j = 0; j < 10; j++)
{
for (k = 0; k < 5; k++)
l_5087[i][j][k] = &l_5062[3];
}
}
if ((safe_mul_func_int16_t_s_s((safe_add_func_int32_t_s_s(((*g_1731) ^= l_5062[3]), (safe_div_func_uint64_t_u_u((((safe_sub_func_int8_t_s_s((((p_59 ^ (((safe_rshift_func_int8_t_s_s((safe_mul_func_int8_t_s_s(0L, ((((*g_3790) > ((safe_lshift_func_int8_t_s_s((((l_5073 &= (**g_301)) ^ (4294967291UL ^ (p_59 > (l_5074 == (((*g_748) , 1L) , l_5074))))) != p_59), 3)) > 4UL)) > 0xA19472EA3F6A4A6FLL) & p_59))), 1)) < p_59) , l_5075)) , 0x8B24E5228B8FC729LL) | l_5062[3]), l_5075)) , l_5062[3]) & 0xEAL), (**g_3672))))), l_66)))
{
return l_5076;
}
else
{
uint64_t *l_5086[10] = {&g_3235,&g_546,&g_546,&g_3235,&g_546,&g_546,&g_3235,&g_546,&g_546,&g_3235};
uint64_t *l_5088 = &g_307;
uint32_t *l_5089[2];
uint64_t l_5090 = 0x3C64C44F9F792CFBLL;
int32_t l_5102 = (-1L);
struct S0 ****l_5111 = &g_4214;
struct S0 **** const *l_5110 = &l_5111;
int32_t ***l_5116 = &g_67[1];
int64_t *** const l_5144 = &l_5093;
int64_t *** const *l_5143 = &l_5144;
int64_t *** const **l_5142 = &l_5143;
int32_t l_5158[3][1];
int32_t l_5159 = (-1L);
uint64_t l_5166 = 0xA4F26F2AB91DFADALL;
int i, j;
for (i = 0; i < 2; i++)
l_5089[i] = &g_831;
for (i = 0; i < 3; i++)
{
for (j = 0; j < 1; j++)
l_5158[i][j] = 0L;
}
if ((safe_div_func_uint64_t_u_u((safe_rshift_func_int16_t_s_s((safe_mod_func_uint64_t_u_u((safe_div_func_int8_t_s_s((safe_unary_minus_func_uint16_t_u(((l_5087[0][8][1] = (l_5086[4] = &l_5062[3])) == l_5088))), p_59)), (func_132(((l_5076.f1 , (l_5090--)) | ((l_5093 == ((safe_rshift_func_uint8_t_u_u((g_477 , (((safe_rshift_func_int8_t_s_u(p_59, ((safe_div_func_int64_t_s_s((safe_lshift_func_int8_t_s_s((l_5102 <= (safe_mul_func_uint16_t_u_u((l_5076.f3 = (safe_rshift_func_int16_t_s_u((~(safe_rshift_func_uint16_t_u_u(l_5102, l_5102))), 3))), p_59))), 3)), l_5102)) != l_5102))) == 246UL) < l_66)), 2)) , &g_1844)) > l_5102)), (*g_748)) , p_59))), 6)), l_66)))
{
int32_t ***l_5118 = &g_861;
int32_t l_5123 = 0x3D8D0933L;
int32_t l_5124 = 0x51CD65D0L;
uint16_t **l_5133[1];
uint32_t ***l_5148[9] = {&g_2351,&g_2351,&g_2351,&g_2351,&g_2351,&g_2351,&g_2351,&g_2351,&g_2351};
int32_t l_5160 = (-1L);
int32_t l_5161 = 1L;
int32_t l_5162 = 1L;
int32_t l_5164 = (-5L);
int32_t l_5165 = 0L;
int i;
for (i = 0; i < 1; i++)
l_5133[i] = &g_239;
if (p_59)
break;
if (p_59)
{
int32_t ****l_5117[5];
int32_t *l_5128 = &g_2076.f3;
int32_t ** const l_5127 = &l_5128;
int32_t ** const *l_5126 = &l_5127;
int32_t ** const **l_5125 = &l_5126;
struct S1 *l_5129 = &g_5130;
int64_t ***l_5147 = &l_5093;
int64_t ****l_5146 = &l_5147;
int64_t *****l_5145 = &l_5146;
int i;
for (i = 0; i < 5; i++)
l_5117[i] = &l_5116;
l_5110 = &g_4213;
l_5124 &= ((safe_lshift_func_int8_t_s_u((((--p_59) || ((l_5118 = l_5116) != ((((g_5119 , l_5089[1]) == (void*)0) && (safe_rshift_func_int16_t_s_s((l_5122 &= ((*g_1213) = 1L)), ((p_59 , l_5123) ^ ((**l_5093) = 0xE3FC4A4ACAFCD55DLL))))) , l_5116))) & l_66), l_66)) ^ l_5123);
l_5129 = func_86(&g_1083, ((*l_5125) = (void*)0));
for (g_546 = 0; (g_546 >= 42); g_546 = safe_add_func_uint32_t_u_u(g_546, 7))
{
int32_t *l_5141 = &g_3177[6][0][2];
struct S0 l_5150 = {0x484D857DL,-1L,161,0x9A81B63BL,0x1A4C46E16840764ALL,301,0x83890E4FL,0L,0xC3L};
(*g_1731) = ((((**g_3672) = (((((***g_4676) = l_5133[0]) != (void*)0) , (safe_mod_func_int32_t_s_s(0x789C3F31L, (safe_mod_func_int64_t_s_s((safe_div_func_int16_t_s_s((((l_5140 = &g_660[1][4]) == &g_1891) , ((*g_1213) = p_59)), p_59)), ((((*l_5141) = 0xEC7A24C9L) , (l_5142 == l_5145)) & p_59)))))) != p_59)) , l_5148[8]) == (void*)0);
(*g_747) = func_62((**l_5127), (*g_1004), l_5149);
return l_5150;
}
}
else
{
int32_t l_5151[4] = {0x6EE3D562L,0x6EE3D562L,0x6EE3D562L,0x6EE3D562L};
int i;
for (g_1430 = 9; (g_1430 >= 0); g_1430 -= 1)
{
int32_t *l_5152 = &l_5075;
int32_t *l_5153 = &g_131.f3;
int32_t *l_5154 = &l_5076.f6;
int32_t *l_5155[7][6][1] = {{{(void*)0},{&l_5122},{&l_5151[2]},{&l_5122},{(void*)0},{&l_5123}},{{(void*)0},{&l_5122},{&l_5151[2]},{&l_5122},{(void*)0},{&l_5123}},{{(void*)0},{&l_5122},{&l_5151[2]},{&l_5122},{(void*)0},{&l_5123}},{{(void*)0},{&l_5122},{&l_5151[2]},{&l_5122},{(void*)0},{&l_5123}},{{(void*)0},{&l_5122},{&l_5151[2]},{&l_5122},{(void*)0},{&l_5123}},{{(void*)0},{&l_5122},{&l_5151[2]},{&l_5122},{(void*)0},{&l_5123}},{{(void*)0},{&l_5122},{&l_5151[2]},{&l_5122},{(void*)0},{&l_5123}}};
int i, j, k;
++l_5166;
}
}
}
else
{
struct S1 *l_5169 = &g_323[2][3];
int32_t l_5172 = 0xC63A2FA4L;
int8_t *l_5175 = &g_2988[4];
uint32_t ***l_5187 = &g_2351;
(*g_4857) = func_81(((**g_2965) = l_5169), (safe_rshift_func_int16_t_s_s((18446744073709551611UL | ((*****l_5142) = l_5172)), 6)), (((safe_add_func_int8_t_s_s(((*l_5175) &= ((void*)0 != (*g_1639))), (safe_sub_func_int8_t_s_s((-1L), p_59)))) & p_59) , (((*g_4598) & p_59) || p_59)), &l_5157[3][4][0]);
(*g_4857) = ((*g_861) = (l_5178 = p_58));
if ((safe_add_func_int16_t_s_s((safe_rshift_func_int16_t_s_s(((*p_58) > ((safe_add_func_uint32_t_u_u(((((((((*l_5178) > (safe_add_func_int16_t_s_s((l_5187 != (*g_2349)), (l_5157[5][4][0] = ((*g_1213) &= (~((*l_5175) = (((**g_3672) && (*g_1844)) >= 255UL)))))))) || (safe_rshift_func_uint8_t_u_u((*l_5178), (safe_div_func_int32_t_s_s((***l_5116), p_59))))) , l_5172) , p_59) && l_66) <= 0x48L) & 65535UL), l_66)) & (***l_5116))), 10)), 0x1886L)))
{
if (l_5156)
break;
for (g_3761 = (-23); (g_3761 > 12); g_3761 = safe_add_func_int8_t_s_s(g_3761, 7))
{
(*g_1731) &= l_5156;
}
(*g_3790) = (*g_1731);
}
else
{
uint16_t l_5197 = 0x3996L;
for (g_2930 = 27; (g_2930 > 16); g_2930--)
{
uint16_t l_5203 = 5UL;
(*g_3790) |= 7L;
(*g_3790) &= ((((l_5197 , (((*g_302) >= ((*g_1639) == l_5200)) > (l_5122 = (l_66 , (l_5172 = (((***g_4324) = (safe_mod_func_uint64_t_u_u(l_5203, ((*****l_5142) = (safe_mul_func_int16_t_s_s(p_59, ((*g_38) = (safe_mod_func_int32_t_s_s((l_5122 , (p_59 == 1L)), (-8L)))))))))) & (***l_5116))))))) >= (*l_5178)) != l_5203) , l_5172);
(*g_1731) = (((l_5208 = l_5208) != (void*)0) , (***l_5116));
}
}
}
return l_5076;
}
}
if (((safe_lshift_func_uint8_t_u_u(((**g_1027) && (((*g_38) = ((safe_add_func_uint32_t_u_u(l_5122, (safe_mul_func_uint8_t_u_u(((((l_5157[4][2][0] ^= (g_5215 , (((safe_div_func_uint16_t_u_u(((safe_mul_func_uint8_t_u_u((0xB1D894C6L != (((((!((func_132((safe_div_func_int32_t_s_s((safe_div_func_int16_t_s_s(l_66, (safe_div_func_uint16_t_u_u(((((((**g_4213) = l_5227) == (void*)0) >= (((*****g_1639) == (safe_lshift_func_int16_t_s_u(l_5122, 5))) , 0xE2C69FD6L)) && 3L) ^ 0xA7C87FF736927A3ELL), 0xE5ABL)))), 1L)), l_5230) , 0UL) >= p_59)) ^ (***g_4324)) && p_59) , p_59) != 0x6EA0L)), (*g_348))) , (*g_38)), l_5156)) && p_59) <= 0x09D3B63DC6C59943LL))) <= 3UL) , (-10L)) ^ l_5231), 0xE9L)))) && l_5230.f0)) != (**g_2382))), 5)) && 1L))
{
int32_t l_5234 = 0xB82E4424L;
uint8_t ***l_5235[8][1];
uint32_t **l_5240 = &g_1220;
uint32_t ***l_5239 = &l_5240;
int i, j;
for (i = 0; i < 8; i++)
{
for (j = 0; j < 1; j++)
l_5235[i][j] = (void*)0;
}
l_5234 = (0xF8L >= (safe_add_func_uint8_t_u_u(((l_5234 == ((((*g_1046) = l_5235[1][0]) != l_5236) && (safe_lshift_func_uint16_t_u_u((((*l_5239) = ((*g_2350) = (**g_2349))) != (void*)0), ((safe_lshift_func_int8_t_s_u(0xBEL, (l_5230.f0 , 0xF3L))) , p_59))))) , p_59), 0x99L)));
}
else
{
int32_t *l_5244 = &g_48[3];
int32_t *l_5245 = &l_5156;
int32_t *l_5246 = &l_5122;
int32_t *l_5247 = &g_2076.f6;
int32_t *l_5248 = &l_5157[2][3][0];
int32_t *l_5249 = &g_212;
int32_t *l_5250 = &g_2076.f3;
int32_t *l_5251 = (void*)0;
int32_t *l_5252 = &l_5122;
int32_t *l_5253 = &g_2076.f6;
int32_t *l_5254 = &g_48[7];
int32_t *l_5255 = &g_212;
int32_t *l_5256 = (void*)0;
int32_t *l_5257 = (void*)0;
int32_t *l_5258[2][8] = {{&l_5157[1][5][1],&g_131.f3,&g_131.f3,&l_5157[1][5][1],&g_48[3],&l_5157[1][5][1],&g_131.f3,&g_131.f3},{&g_131.f3,&g_48[3],&l_5157[7][2][1],&l_5157[7][2][1],&g_48[3],&g_131.f3,&g_48[3],&l_5157[7][2][1]}};
uint8_t l_5261 = 0x47L;
struct S1 *** const *l_5264 = &g_2965;
struct S0 l_5268 = {0xE81262CDL,0x7B529256L,78,-2L,0x4B0D5651B34F5A4ELL,296,0x2089DB60L,0x96L,0xF5L};
struct S0 ***l_5365 = &l_5227;
const struct S1 l_5379 = {0x7954D78A341B1441LL};
uint32_t ****l_5399[8];
int8_t l_5426[8] = {1L,0L,0L,1L,0L,0L,1L,0L};
int32_t l_5461 = (-1L);
uint8_t *** const **l_5486 = (void*)0;
int i, j;
for (i = 0; i < 8; i++)
l_5399[i] = (void*)0;
++l_5261;
for (g_2769 = 0; (g_2769 >= 0); g_2769 -= 1)
{
struct S1 *** const **l_5265 = &l_5264;
uint64_t ***l_5279[5][5][8] = {{{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,&g_1316[2],(void*)0,(void*)0},{&g_1316[2],(void*)0,&g_1316[2],&g_1316[0],(void*)0,&g_1316[0],&g_1316[2],(void*)0},{(void*)0,&g_1316[0],&g_1316[2],(void*)0,&g_1316[2],&g_1316[0],(void*)0,&g_1316[0]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,&g_1316[2],(void*)0,(void*)0},{&g_1316[2],(void*)0,&g_1316[2],&g_1316[0],(void*)0,&g_1316[0],&g_1316[2],(void*)0}},{{(void*)0,&g_1316[0],&g_1316[2],(void*)0,&g_1316[2],&g_1316[0],(void*)0,&g_1316[0]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,&g_1316[2],(void*)0,(void*)0},{&g_1316[2],(void*)0,&g_1316[2],&g_1316[0],(void*)0,&g_1316[0],&g_1316[2],(void*)0},{(void*)0,&g_1316[0],&g_1316[2],(void*)0,&g_1316[2],&g_1316[0],(void*)0,&g_1316[0]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,&g_1316[2],(void*)0,(void*)0}},{{&g_1316[2],(void*)0,&g_1316[2],&g_1316[0],(void*)0,&g_1316[0],&g_1316[2],(void*)0},{(void*)0,&g_1316[0],&g_1316[2],(void*)0,&g_1316[2],&g_1316[0],(void*)0,&g_1316[0]},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,&g_1316[2],(void*)0,(void*)0},{&g_1316[2],(void*)0,&g_1316[2],&g_1316[0],(void*)0,&g_1316[0],&g_1316[2],(void*)0},{(void*)0,&g_1316[0],&g_1316[2],(void*)0,(void*)0,&g_1316[2],&g_1316[2],&g_1316[2]}},{{&g_1316[2],&g_1316[0],(void*)0,&g_1316[0],&g_1316[2],(void*)0,&g_1316[2],&g_1316[0]},{(void*)0,&g_1316[0],(void*)0,&g_1316[2],&g_1316[2],&g_1316[2],(void*)0,&g_1316[0]},{&g_1316[2],&g_1316[2],(void*)0,&g_1316[0],(void*)0,&g_1316[2],&g_1316[2],&g_1316[2]},{&g_1316[2],&g_1316[0],(void*)0,&g_1316[0],&g_1316[2],(void*)0,&g_1316[2],&g_1316[0]},{(void*)0,&g_1316[0],(void*)0,&g_1316[2],&g_1316[2],&g_1316[2],(void*)0,&g_1316[0]}},{{&g_1316[2],&g_1316[2],(void*)0,&g_1316[0],(void*)0,&g_1316[2],&g_1316[2],&g_1316[2]},{&g_1316[2],&g_1316[0],(void*)0,&g_1316[0],&g_1316[2],(void*)0,&g_1316[2],&g_1316[0]},{(void*)0,&g_1316[0],(void*)0,&g_1316[2],&g_1316[2],&g_1316[2],(void*)0,&g_1316[0]},{&g_1316[2],&g_1316[2],(void*)0,&g_1316[0],(void*)0,&g_1316[2],&g_1316[2],&g_1316[2]},{&g_1316[2],&g_1316[0],(void*)0,&g_1316[0],&g_1316[2],(void*)0,&g_1316[2],&g_1316[0]}}};
int32_t *l_5280 = &g_131.f6;
int i, j, k;
(*l_5265) = l_5264;
(*g_1731) = p_59;
(*g_4857) = ((**g_1004) = p_58);
for (g_338 = 0; (g_338 <= 0); g_338 += 1)
{
int64_t *****l_5272 = &g_5270;
int32_t l_5276 = (-8L);
struct S1 l_5277[9] = {{6L},{6L},{6L},{6L},{6L},{6L},{6L},{6L},{6L}};
uint32_t l_5299 = 0x530FFC0DL;
uint8_t ** const ***l_5308[10] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
int32_t l_5319 = 0x89F0EF89L;
int i, j;
if ((safe_div_func_int64_t_s_s(0x7E084BBB2FF97A8BLL, (***g_4596))))
{
return l_5268;
}
else
{
uint64_t ***l_5278 = &g_1316[0];
l_5272 = g_5269;
if (l_5231)
goto lbl_5273;
(*g_68) &= ((((((safe_sub_func_int8_t_s_s(((((l_5259 & l_5276) && 3UL) || ((((0x6FD71D2FL || 0x0F1E23BFL) ^ ((l_5277[4] , l_5278) != l_5279[0][2][3])) != 0x8CL) , p_59)) & 0x16A89EFD4B659891LL), p_59)) & 0xF91E961005FC47F8LL) || 9L) , (-4L)) , l_5277[4].f0) == l_5277[4].f0);
l_5280 = l_5254;
}
for (g_540 = 0; (g_540 <= 0); g_540 += 1)
{
int8_t *l_5283 = &g_2988[8];
int32_t l_5296 = 0x92A68D88L;
int i, j, k;
if ((safe_rshift_func_int8_t_s_u(((*l_5283) = g_3826[g_338][g_338][g_2769]), 3)))
{
int i, j, k;
if (g_3826[g_338][g_338][g_2769])
break;
if ((*g_3790))
break;
(*l_5249) |= ((safe_unary_minus_func_int8_t_s((safe_div_func_int8_t_s_s((((*g_4070) , (*l_5280)) | ((--g_3826[(g_540 + 7)][g_2769][g_338]) | (l_5277[4].f0 == ((safe_rshift_func_int16_t_s_u(((p_59 <= (((3L & p_59) != (((safe_div_func_uint16_t_u_u((safe_mul_func_int8_t_s_s((!(l_5296 ^= (-2L))), p_59)), p_59)) || p_59) < l_5230.f0)) | 4294967292UL)) , (*l_5244)), p_59)) > (*l_5280))))), p_59)))) , 0x4FC2BC3CL);
}
else
{
const uint8_t l_5315 = 0UL;
uint16_t l_5318 = 65533UL;
uint32_t l_5320 = 0x741A5971L;
(*g_3790) = ((***g_1004) = (l_5296 <= ((safe_mul_func_int16_t_s_s((*g_2383), (l_5299 < (safe_rshift_func_int8_t_s_u((((safe_sub_func_uint16_t_u_u((!(&g_1046 != (l_5308[7] = g_5305))), 0xB739L)) & (l_5319 ^= ((safe_div_func_uint32_t_u_u((safe_rshift_func_int16_t_s_s(((safe_rshift_func_uint8_t_u_s(l_5276, l_5315)) ^ ((((safe_div_func_uint32_t_u_u(l_5318, l_66)) && 0x492EA55744E465F8LL) ^ 8UL) == p_59)), 6)), p_59)) || p_59))) <= 0x6775L), p_59))))) || l_5320)));
}
}
}
}
if (((safe_rshift_func_uint8_t_u_s(p_59, 6)) | l_5122))
{
uint32_t *l_5330[3];
int32_t l_5331 = (-2L);
int32_t l_5344[1][5][9] = {{{0L,0L,0L,0L,0L,0L,0L,0L,0L},{0xDF970684L,0x5F97259FL,0xDF970684L,0x5F97259FL,0xDF970684L,0x5F97259FL,0xDF970684L,0x5F97259FL,0xDF970684L},{0L,0L,0L,0L,0L,0L,0L,0L,0L},{0xDF970684L,0x5F97259FL,0xDF970684L,0x5F97259FL,0xDF970684L,0x5F97259FL,0xDF970684L,0x5F97259FL,0xDF970684L},{0L,0L,0L,0L,0L,0L,0L,0L,0L}}};
int32_t l_5348 = 1L;
int i, j, k;
for (i = 0; i < 3; i++)
l_5330[i] = &g_338;
(*g_1731) &= (0L || (safe_mul_func_uint8_t_u_u((safe_sub_func_uint16_t_u_u((0L != ((****g_1046) = (((l_5331 |= ((*****g_4322) = (!((--(*g_302)) != (--p_59))))) & (((!0x4CE1B478E3F5CE01LL) >= ((((g_5335 != &g_5336) || (((safe_mul_func_int8_t_s_s(((safe_lshift_func_uint8_t_u_u((safe_sub_func_int32_t_s_s(l_5344[0][4][1], ((l_5348 = ((((*****g_1639) >= (safe_sub_func_int32_t_s_s((func_132((l_5344[0][0][5] <= ((l_5344[0][4][1] == 0x93L) <= l_5344[0][4][1])), l_5230) , l_5347), l_5156))) & l_66) , (*****g_1639))) > (***g_1047)))), l_5344[0][1][3])) && l_5157[6][1][1]), (*l_5244))) ^ l_5122) > 0x21F6L)) < (*l_5244)) | (*l_5247))) < l_5344[0][4][1])) == (*l_5245)))), l_5344[0][3][3])), 0x53L)));
}
else
{
struct S1 l_5351[4] = {{3L},{3L},{3L},{3L}};
struct S0 ***l_5364 = (void*)0;
uint32_t l_5366 = 0x184D1351L;
int32_t l_5367[4][8] = {{2L,1L,1L,2L,(-1L),0x66A4B0EEL,2L,0x66A4B0EEL},{2L,(-1L),0x75F85666L,(-1L),2L,0x75F85666L,0L,0L},{0x66A4B0EEL,(-1L),(-1L),(-1L),(-1L),0x66A4B0EEL,1L,(-1L)},{0L,1L,(-1L),0L,(-1L),1L,0L,0x66A4B0EEL}};
int8_t **** const *l_5410 = (void*)0;
uint16_t l_5411 = 0x2F04L;
int64_t l_5412 = 0x837F94A4D41EC0CALL;
int32_t l_5429[1];
uint32_t l_5431 = 4294967295UL;
uint32_t l_5482 = 0xCA653AD7L;
int i, j;
for (i = 0; i < 1; i++)
l_5429[i] = 0L;
lbl_5394:
for (g_61 = 0; g_61 < 5; g_61 += 1)
{
for (l_5268.f3 = 0; l_5268.f3 < 1; l_5268.f3 += 1)
{
for (l_5347 = 0; l_5347 < 10; l_5347 += 1)
{
g_5271[g_61][l_5268.f3][l_5347] = &g_3672;
}
}
}
if ((safe_sub_func_uint16_t_u_u((func_132(p_59, l_5351[3]) , ((+(safe_div_func_uint8_t_u_u((safe_sub_func_uint16_t_u_u(0xB247L, (l_5351[3] , (safe_mod_func_uint32_t_u_u(((p_59 , 0xAF90A5836A07261ALL) , (((safe_lshift_func_int8_t_s_u((((((((~(safe_mul_func_int8_t_s_s((((l_5364 = l_5364) != l_5365) > 0L), p_59))) >= p_59) != l_5351[3].f0) != l_5231) , 0L) != (*g_1844)) == p_59), 4)) == (***g_4324)) , (*p_58))), l_5366))))), (*****g_1639)))) >= (*l_5244))), l_5366)))
{
uint32_t l_5381 = 18446744073709551610UL;
int32_t l_5384 = 0L;
uint32_t l_5391 = 0x5163A627L;
if (l_5351[3].f0)
{
uint64_t l_5368 = 0xE85E65374C3E0225LL;
int8_t *l_5378 = &g_2988[8];
uint8_t *****l_5380 = &g_1046;
int32_t l_5385 = (-5L);
l_5368--;
(*l_5255) = ((((*****g_1639) == ((safe_mul_func_int8_t_s_s((!8L), (safe_mul_func_int8_t_s_s(((l_5367[2][2] = ((*l_5378) = 0x26L)) , (((l_5379 , l_5380) != (l_5230 , (func_132(p_59, l_5379) , (void*)0))) != 1L)), l_5381)))) | 0UL)) , 8UL) & (*l_5249));
for (l_5261 = (-26); (l_5261 <= 17); l_5261++)
{
int8_t l_5386 = 0x5FL;
l_5387[0][2]--;
}
}
else
{
for (p_59 = 0; (p_59 <= 3); p_59 += 1)
{
return (*g_3294);
}
}
(*g_1731) = (!0xA059L);
for (g_538 = 0; (g_538 <= 6); g_538 += 1)
{
for (g_4465 = 0; (g_4465 <= 6); g_4465 += 1)
{
int i, j;
l_5391++;
(*l_5254) = g_1722[g_538][(g_4465 + 1)];
}
}
}
else
{
if (g_131.f2)
goto lbl_5394;
return (*g_3294);
}
if (((l_5259 > ((*g_1844) |= ((p_59 , ((safe_mul_func_uint16_t_u_u((safe_mod_func_uint64_t_u_u((((l_5399[0] != (void*)0) >= (*g_302)) && (safe_rshift_func_uint8_t_u_u((0xD7F53E619009FA6ELL > 0xE7C48A6E7A7AB900LL), ((++(*g_239)) || (((((0xAAL && (safe_mod_func_int32_t_s_s((safe_rshift_func_int8_t_s_s(((((((*p_58) != p_59) ^ p_59) , l_5410) != &g_3785) , p_59), l_5243)), p_59))) <= l_5411) > l_5387[3][1]) != p_59) == 0UL))))), p_59)), l_5243)) | l_5412)) | p_59))) >= p_59))
{
uint8_t l_5415 = 0x29L;
for (g_2769 = 0; (g_2769 != 3); g_2769 = safe_add_func_int32_t_s_s(g_2769, 1))
{
if (p_59)
break;
}
--l_5415;
}
else
{
uint64_t *l_5423[9][2][3] = {{{&g_307,&g_307,&g_4732[5][1]},{&g_307,&g_1110,&g_4732[5][1]}},{{&l_5231,&l_5231,&g_3235},{&g_307,&g_546,&g_4732[1][3]}},{{&g_1110,&g_307,&g_4732[1][3]},{&g_4732[2][2],(void*)0,&g_3235}},{{(void*)0,&g_1110,&g_4732[1][3]},{&g_546,&g_307,&g_4732[1][3]}},{{(void*)0,&g_4732[2][2],&g_3235},{&g_307,(void*)0,&g_4732[1][3]}},{{(void*)0,(void*)0,&g_4732[1][3]},{&l_5231,&l_5231,&g_3235}},{{&g_307,&g_546,&g_4732[1][3]},{&g_1110,&g_307,&g_4732[1][3]}},{{&g_4732[2][2],(void*)0,&g_3235},{(void*)0,&g_1110,&g_4732[1][3]}},{{&g_546,&g_307,&g_4732[1][3]},{(void*)0,&g_4732[2][2],&g_3235}}};
int32_t l_5424[10];
int16_t l_5430 = 0xD37CL;
const uint32_t **l_5458 = &g_1818[1];
int32_t **l_5459 = &g_68;
struct S0 l_5464[4] = {{-1L,-1L,127,-1L,0x2F75FF76BC194BF5LL,439,0xA7F8D5B2L,-1L,8UL},{-1L,-1L,127,-1L,0x2F75FF76BC194BF5LL,439,0xA7F8D5B2L,-1L,8UL},{-1L,-1L,127,-1L,0x2F75FF76BC194BF5LL,439,0xA7F8D5B2L,-1L,8UL},{-1L,-1L,127,-1L,0x2F75FF76BC194BF5LL,439,0xA7F8D5B2L,-1L,8UL}};
int i, j, k;
for (i = 0; i < 10; i++)
l_5424[i] = 0xBF207DADL;
if (((!(247UL || p_59)) < ((****g_5336) , ((safe_div_func_uint64_t_u_u((*l_5250), (--l_5431))) | (l_5434 == (void*)0)))))
{
uint16_t l_5435 = 0xC178L;
l_5435--;
}
else
{
uint32_t l_5438[5][8] = {{4294967292UL,4294967292UL,0UL,0xBF3C9E45L,0x2F2EF46DL,0x2BB69B72L,4294967288UL,0x649CF7F5L},{0x2BB69B72L,0UL,4294967292UL,0x2F2EF46DL,0x0AD3C2CFL,0x649CF7F5L,1UL,0x649CF7F5L},{0UL,0xBF3C9E45L,4294967290UL,0xBF3C9E45L,0UL,0x044A788CL,0UL,4294967288UL},{4294967290UL,0xDB99D719L,0x72E889F3L,0x0AD3C2CFL,0xE50181A5L,0x2F2EF46DL,0UL,0xBF3C9E45L},{0UL,0UL,0x72E889F3L,0UL,0UL,0x72E889F3L,0UL,0UL}};
const uint32_t **l_5456 = &g_1818[2];
struct S0 l_5460 = {9L,0x193ECBC8L,179,4L,18446744073709551612UL,1723,0xCCDF4B95L,0x07L,0UL};
int i, j;
l_5438[4][3]++;
if ((safe_mul_func_int16_t_s_s((*l_5244), (!((****g_5336) , 255UL)))))
{
const struct S1 l_5453 = {1L};
const uint32_t ***l_5457[1];
int i;
for (i = 0; i < 1; i++)
l_5457[i] = &g_1817;
(*l_5249) = (-10L);
(*g_1731) = (((safe_div_func_uint64_t_u_u(p_59, (safe_rshift_func_int8_t_s_s((((safe_sub_func_uint16_t_u_u(p_59, (((*g_3790) = (~(safe_add_func_int8_t_s_s((l_5259 | (l_5157[3][4][0] = (((*g_1213) = ((((l_5411 < (-8L)) , l_5453) , (safe_sub_func_int64_t_s_s(((&p_58 != (l_5458 = (l_5456 = (void*)0))) < (0xFD1ADBF8L && l_5367[3][3])), l_5429[0]))) < p_59)) >= l_5387[5][0]))), (*g_4070))))) , p_59))) , 1L) , p_59), p_59)))) >= 0xA9L) , 0xF6B16A0CL);
}
else
{
(*g_1004) = l_5459;
return l_5460;
}
(*l_5254) |= (l_5429[0] = 0x8142A55AL);
(*l_5246) ^= p_59;
}
(*l_5246) &= (l_5461 , ((((0xA172D954134B86D4LL ^ (l_5464[1] , 0x38563A9AA134FDFFLL)) <= 0xFA7C7745L) & ((safe_mul_func_int16_t_s_s(((safe_div_func_int16_t_s_s(l_5387[0][2], ((((*l_5244) = (safe_div_func_uint16_t_u_u(((safe_mod_func_int16_t_s_s((p_59 && (safe_sub_func_int16_t_s_s(((!((((safe_lshift_func_int8_t_s_s(((safe_mul_func_int8_t_s_s((safe_sub_func_uint8_t_u_u(((*****g_1639) = l_5482), (safe_mul_func_uint8_t_u_u((!l_5412), p_59)))), 0x5EL)) < 0x414D62B0L), 3)) ^ 0x1847B7F2L) , l_5486) == &g_5306[2])) != l_5425), l_5411))), 0x4021L)) , 0xE3DDL), p_59))) | p_59) , p_59))) > (*g_4598)), p_59)) > p_59)) <= l_5412));
(**l_5365) = &l_5464[1];
}
(**g_1004) = p_58;
}
}
(**g_1004) = p_58;
return l_5488;
}
static struct S1 * func_62(uint32_t p_63, int32_t ** p_64, struct S1 * p_65)
{
struct S0 *l_5054[1][2][7] = {{{&g_131,&g_2076,(void*)0,&g_2076,(void*)0,&g_2076,&g_131},{&g_131,&g_2076,(void*)0,&g_2076,(void*)0,&g_2076,&g_131}}};
struct S1 *l_5055 = &g_323[2][3];
int i, j, k;
(*g_4215) = l_5054[0][1][2];
return l_5055;
}
static struct S1 * func_69(uint16_t p_70, uint32_t p_71)
{
uint32_t **l_80 = &g_60[0];
int32_t *l_109[5] = {&g_48[3],&g_48[3],&g_48[3],&g_48[3],&g_48[3]};
int32_t ** const *l_5035[4][1][5] = {{{&g_67[1],&g_67[1],&g_67[1],&g_67[1],&g_67[1]}},{{&g_861,&g_67[1],&g_861,&g_67[1],&g_861}},{{&g_67[1],&g_67[1],&g_67[1],&g_67[1],&g_67[1]}},{{(void*)0,&g_67[1],(void*)0,&g_67[1],(void*)0}}};
int32_t *l_5039 = &g_46;
const uint32_t *l_5044 = &g_5045;
int16_t *l_5046 = &g_2769;
int32_t l_5047 = 0x74679DFEL;
uint8_t l_5048[2][8] = {{255UL,255UL,255UL,5UL,5UL,255UL,255UL,255UL},{0x04L,5UL,0x31L,5UL,0x04L,0x04L,5UL,0x31L}};
int8_t l_5049 = (-6L);
uint32_t l_5050 = 18446744073709551615UL;
struct S1 *l_5053 = &g_323[2][3];
int i, j, k;
for (g_61 = 0; (g_61 <= 1); g_61 += 1)
{
int i;
(*g_68) &= (g_60[g_61] != g_60[g_61]);
}
l_5048[1][0] &= (((safe_add_func_int16_t_s_s(((safe_sub_func_int64_t_s_s((safe_rshift_func_int8_t_s_u((safe_mul_func_int16_t_s_s(((*l_5046) &= (((((*l_80) = (void*)0) != (l_5044 = func_81(func_86(((safe_add_func_int64_t_s_s(func_91(func_96((((((void*)0 == &g_61) , func_100((((*g_1844) = (func_102((p_71 >= func_106(p_70, l_109[4])), (*g_1844), (*g_861)) & p_70)) , l_109[4]))) == l_80) >= 0xADL), l_109[0], l_80), p_70, p_71, l_80), 0x8005089759473F86LL)) , &g_1083), l_5035[1][0][0]), p_71, p_71, l_5039))) ^ p_70) == 255UL)), 0x2225L)), 5)), 18446744073709551615UL)) , l_5047), 0L)) & 2L) < g_4630);
++l_5050;
return l_5053;
}
static const uint32_t * func_81(struct S1 * p_82, int16_t p_83, int16_t p_84, int32_t * p_85)
{
uint64_t l_5040 = 0UL;
const uint32_t *l_5043 = &g_1819[1][1];
--l_5040;
return l_5043;
}
static struct S1 * func_86(const int32_t ** p_87, int32_t ** const * p_88)
{
int8_t l_5036[5][2][5] = {{{(-1L),0L,(-5L),1L,1L},{(-1L),0L,(-1L),(-2L),0L}},{{1L,1L,(-2L),1L,(-2L)},{1L,1L,(-5L),0L,(-1L)}},{{(-1L),(-1L),(-2L),(-2L),(-1L)},{(-1L),1L,(-1L),(-1L),(-2L)}},{{0L,(-1L),(-5L),(-1L),0L},{(-1L),1L,1L,(-2L),1L}},{{0L,1L,1L,0L,0x9BL},{(-2L),1L,1L,(-1L),(-1L)}}};
int32_t l_5037 = (-5L);
struct S1 *l_5038 = &g_323[4][1];
int i, j, k;
l_5037 ^= l_5036[2][0][2];
return l_5038;
}
static int64_t func_91(uint32_t p_92, uint16_t p_93, int64_t p_94, uint32_t ** p_95)
{
int32_t *l_5031[9];
uint16_t l_5032 = 1UL;
int i;
for (i = 0; i < 9; i++)
l_5031[i] = &g_2076.f6;
l_5032--;
return p_92;
}
static uint32_t func_96(int32_t p_97, int32_t * p_98, uint32_t ** p_99)
{
int32_t *l_4615 = &g_48[0];
int32_t *l_4616 = &g_212;
int32_t *l_4617[3][9] = {{&g_46,&g_46,&g_2076.f3,&g_2076.f3,&g_46,&g_46,&g_2076.f3,&g_2076.f3,&g_46},{&g_212,&g_131.f3,&g_212,&g_131.f3,&g_212,&g_131.f3,&g_212,&g_131.f3,&g_212},{&g_46,&g_2076.f3,&g_2076.f3,&g_46,&g_46,&g_2076.f3,&g_2076.f3,&g_46,&g_46}};
int64_t l_4618 = (-4L);
uint16_t l_4619 = 0UL;
struct S1 l_4637 = {0x2E653D3A1A91F101LL};
int16_t *****l_4655 = &g_4323;
uint16_t ****l_4663 = &g_3841;
int32_t l_4686 = 3L;
int32_t l_4708 = 0x7AE399DEL;
uint64_t ** const l_4728 = &g_1190[3][2][2];
uint64_t * const l_4731 = &g_4732[1][3];
uint64_t * const *l_4730 = &l_4731;
int32_t *****l_4756 = (void*)0;
uint32_t **l_4760 = &g_2414[0][0];
uint8_t * const *l_4792 = (void*)0;
uint8_t * const **l_4791 = &l_4792;
uint32_t l_4807 = 0xA90629CAL;
struct S0 **l_4817 = &g_4216[1][2][0];
int32_t *l_4823 = &g_48[3];
uint8_t l_4842 = 255UL;
int16_t l_4850 = 0xCA9EL;
uint32_t l_4852 = 0UL;
int8_t ****l_4884 = &g_3108;
uint32_t l_4965 = 0xDDFC67D4L;
uint64_t l_4980 = 0x370189C07D951880LL;
int i, j;
lbl_4747:
l_4619--;
for (g_831 = (-19); (g_831 != 40); ++g_831)
{
uint32_t l_4631[4][10] = {{8UL,0xB25BB54AL,8UL,8UL,0xB25BB54AL,8UL,8UL,0xB25BB54AL,8UL,8UL},{0xB25BB54AL,0xB25BB54AL,0UL,0xB25BB54AL,0xB25BB54AL,0UL,0xB25BB54AL,0xB25BB54AL,0UL,0xB25BB54AL},{0xB25BB54AL,8UL,8UL,0xB25BB54AL,8UL,8UL,0xB25BB54AL,8UL,8UL,0xB25BB54AL},{8UL,0xB25BB54AL,8UL,8UL,0xB25BB54AL,8UL,8UL,0xB25BB54AL,8UL,8UL}};
int8_t *l_4632 = &g_2988[1];
uint32_t *l_4638 = &g_338;
uint32_t *l_4640 = &g_3761;
int16_t * const *l_4651 = &g_1213;
int16_t * const **l_4650 = &l_4651;
int16_t * const ***l_4649 = &l_4650;
int16_t * const ****l_4648 = &l_4649;
uint16_t ****l_4664 = &g_3841;
int32_t l_4683 = 0x36C1642DL;
int32_t l_4684[4];
int32_t l_4714 = 0x146D762BL;
int32_t *****l_4757 = &g_1003;
uint64_t l_4790 = 9UL;
int i, j;
for (i = 0; i < 4; i++)
l_4684[i] = 0xD72C8AEEL;
l_4631[1][5] &= (((((!(*l_4616)) , p_97) != (((((((((*g_1731) = (!(((safe_sub_func_uint16_t_u_u(((p_97 | (((**g_301) |= ((void*)0 != (*g_1047))) != 1L)) , 65534UL), (--(*g_38)))) != (p_97 == 0x6AL)) == p_97))) <= g_4630) >= (*g_1213)) <= (*p_98)) , 18446744073709551612UL) , 5L) , 0x09F00F3BL) <= 0xFC22F747L)) != 0x1AL) != 0UL);
if (((0UL < ((*l_4632) = p_97)) >= 0xAEF1792FL))
{
int16_t l_4654 = 0L;
int32_t l_4656[4];
uint64_t * const *l_4729 = &g_1190[3][0][4];
uint16_t l_4744[9] = {0x8864L,0x8864L,0x8FD3L,0x8864L,0x8864L,0x8FD3L,0x8864L,0x8864L,0x8FD3L};
int i;
for (i = 0; i < 4; i++)
l_4656[i] = 0L;
if (l_4631[2][1])
{
uint32_t *l_4639 = &g_61;
int32_t l_4673 = 0L;
struct S1 l_4679 = {0x431CF78B72995F56LL};
int32_t l_4690 = 0xCB42A345L;
int32_t l_4693[7] = {0x89DE1BE5L,0x89DE1BE5L,0x89DE1BE5L,0x89DE1BE5L,0x89DE1BE5L,0x89DE1BE5L,0x89DE1BE5L};
int32_t l_4702 = 0L;
int64_t l_4703 = 5L;
uint16_t *l_4726 = (void*)0;
uint16_t *l_4727 = &g_240[2];
int i;
if (((((safe_lshift_func_uint8_t_u_u((safe_lshift_func_uint8_t_u_s(p_97, 0)), 1)) , l_4637) , (l_4638 = p_98)) == (l_4640 = l_4639)))
{
for (g_1120 = 0; (g_1120 > 10); g_1120++)
{
return p_97;
}
if ((*p_98))
continue;
(*g_3790) ^= (((*g_2965) == (void*)0) ^ 0x745DDB3FL);
return (**g_1817);
}
else
{
uint32_t l_4645 = 0xCFEB45D9L;
int64_t **l_4669 = &g_1844;
int32_t l_4682 = 0L;
int32_t l_4685 = 2L;
int32_t l_4687 = 0L;
int32_t l_4691 = 0x38E44D0BL;
int32_t l_4694 = 0xFC704608L;
int32_t l_4695 = (-9L);
int32_t l_4697 = (-1L);
int32_t l_4698 = 0x36F7AE06L;
int32_t l_4704[2];
uint8_t l_4705[6] = {0UL,0UL,0UL,0UL,0UL,0UL};
int i;
for (i = 0; i < 2; i++)
l_4704[i] = 0x79DA6E5CL;
if ((18446744073709551615UL & (safe_lshift_func_int8_t_s_s(l_4645, (l_4656[2] = (safe_lshift_func_uint16_t_u_s(p_97, ((*****l_4655) |= (l_4648 == ((p_97 & ((0UL | 0x76L) < (((((safe_mul_func_int16_t_s_s(((**g_3672) <= l_4645), l_4654)) == 1L) | 0xB2634890L) <= (**g_1817)) != (**g_2382)))) , l_4655))))))))))
{
uint8_t *l_4678[10][7][3] = {{{&g_1120,&g_349,&g_477},{&g_477,(void*)0,&g_1120},{&g_499,&g_349,&g_477},{(void*)0,(void*)0,(void*)0},{&g_477,&g_349,&g_477},{(void*)0,(void*)0,(void*)0},{&g_349,&g_349,&g_477}},{{&g_477,(void*)0,&g_1120},{&g_349,&g_349,&g_499},{(void*)0,(void*)0,(void*)0},{&g_349,&g_349,&g_1120},{(void*)0,(void*)0,(void*)0},{&g_1120,&g_349,&g_477},{&g_477,(void*)0,&g_1120}},{{&g_499,&g_349,&g_477},{(void*)0,(void*)0,(void*)0},{&g_477,&g_349,&g_477},{(void*)0,(void*)0,(void*)0},{&g_349,&g_349,&g_477},{&g_477,(void*)0,&g_1120},{&g_349,&g_349,&g_499}},{{(void*)0,(void*)0,(void*)0},{&g_349,&g_349,&g_1120},{(void*)0,(void*)0,(void*)0},{&g_1120,&g_349,&g_477},{&g_477,(void*)0,&g_1120},{&g_499,&g_349,&g_477},{(void*)0,(void*)0,(void*)0}},{{&g_477,&g_349,&g_477},{(void*)0,(void*)0,(void*)0},{&g_349,&g_349,&g_477},{&g_477,(void*)0,&g_1120},{&g_477,&g_499,&g_1120},{(void*)0,&g_349,&g_1120},{&g_477,&g_499,&g_499}},{{&g_1120,&g_1120,&g_499},{&g_477,&g_499,(void*)0},{&g_1120,&g_349,&g_349},{&g_1120,&g_499,&g_210},{(void*)0,&g_1120,&g_1120},{&g_499,&g_499,&g_349},{&g_1120,&g_349,&g_499}},{{&g_477,&g_499,&g_349},{&g_1120,&g_1120,&g_349},{&g_477,&g_499,&g_1120},{(void*)0,&g_349,&g_1120},{&g_477,&g_499,&g_499},{&g_1120,&g_1120,&g_499},{&g_477,&g_499,(void*)0}},{{&g_1120,&g_349,&g_349},{&g_1120,&g_499,&g_210},{(void*)0,&g_1120,&g_1120},{&g_499,&g_499,&g_349},{&g_1120,&g_349,&g_499},{&g_477,&g_499,&g_349},{&g_1120,&g_1120,&g_349}},{{&g_477,&g_499,&g_1120},{(void*)0,&g_349,&g_1120},{&g_477,&g_499,&g_499},{&g_1120,&g_1120,&g_499},{&g_477,&g_499,(void*)0},{&g_1120,&g_349,&g_349},{&g_1120,&g_499,&g_210}},{{(void*)0,&g_1120,&g_1120},{&g_499,&g_499,&g_349},{&g_1120,&g_349,&g_499},{&g_477,&g_499,&g_349},{&g_1120,&g_1120,&g_349},{&g_477,&g_499,&g_1120},{(void*)0,&g_349,&g_1120}}};
int32_t l_4680 = 0L;
int64_t *l_4681 = &g_2930;
int32_t l_4688 = (-10L);
int32_t l_4689 = 0xF30455FDL;
int32_t l_4692 = 0x2B1E0E4FL;
int32_t l_4696 = 0x6F017B85L;
int32_t l_4699 = 0xADDB096DL;
int32_t l_4700 = (-4L);
int32_t l_4701[6][2] = {{0x58D13889L,0x822EE1B0L},{0x58D13889L,0x58D13889L},{0x822EE1B0L,0x58D13889L},{0x58D13889L,0x822EE1B0L},{0x58D13889L,0x58D13889L},{0x822EE1B0L,0x58D13889L}};
int i, j, k;
(*l_4615) |= (safe_add_func_uint8_t_u_u(((**g_1027) = 1UL), (safe_add_func_uint64_t_u_u(((l_4654 , l_4645) == (safe_rshift_func_int16_t_s_s((((l_4663 != l_4664) , (*l_4616)) ^ (safe_rshift_func_uint16_t_u_u(65535UL, (l_4631[3][3] & (l_4669 == &g_1844))))), (**g_2382)))), l_4656[1]))));
(*g_3790) = ((safe_unary_minus_func_uint16_t_u(((safe_mod_func_uint8_t_u_u(p_97, p_97)) & ((*g_4596) == ((l_4673 <= p_97) , (((*l_4681) = ((**l_4669) = (safe_sub_func_uint64_t_u_u(((((*g_239) = (((g_4676 == ((func_132((*l_4616), (((l_4678[9][5][2] = (****g_1639)) == (***g_1046)) , l_4679)) , l_4680) , &l_4664)) , p_97) > 0xC99091BB24BDB388LL)) | l_4645) , l_4680), p_97)))) , (*g_4596))))))) >= 0x440229A8L);
++l_4705[4];
}
else
{
int32_t l_4709 = 4L;
int32_t l_4710 = 9L;
int32_t l_4711 = 0x25A4709EL;
int32_t l_4712 = 0x99DA1B10L;
int32_t l_4713 = (-1L);
int32_t l_4715 = (-7L);
int32_t l_4716 = (-4L);
uint32_t l_4717 = 4294967295UL;
l_4717--;
}
for (g_349 = 0; (g_349 != 3); g_349++)
{
(*g_1731) = ((*g_3790) = (*l_4615));
}
if ((*p_98))
break;
if (l_4631[1][5])
continue;
}
if (((safe_mod_func_int8_t_s_s((safe_mul_func_uint16_t_u_u(((((0x5924L || p_97) != (0x80C6L == p_97)) && (*g_38)) < (p_97 & ((((*l_4727) = 0x4C74L) || ((((l_4728 != (l_4730 = l_4729)) > l_4631[3][7]) , l_4673) , (****g_4323))) | (*****g_1639)))), 0x0A06L)), 1UL)) || 248UL))
{
return (*l_4615);
}
else
{
uint32_t l_4733 = 0UL;
l_4733--;
for (g_2076.f3 = 0; (g_2076.f3 < 7); g_2076.f3++)
{
l_4693[6] = ((safe_lshift_func_uint16_t_u_u(p_97, 9)) == l_4733);
(*l_4616) &= (safe_add_func_int8_t_s_s(p_97, ((***g_1047) = ((*g_4070) ^= (***g_1047)))));
return (*g_302);
}
for (g_242 = (-5); (g_242 <= 14); ++g_242)
{
return l_4684[3];
}
}
l_4744[8]--;
(*g_861) = p_98;
}
else
{
if (l_4656[1])
break;
if ((*g_1083))
break;
if (g_831)
goto lbl_4747;
}
if ((*p_98))
continue;
}
else
{
uint16_t l_4758 = 65528UL;
int32_t l_4759[10][6][4] = {{{0x45EA4DF7L,0xB598ADC6L,(-1L),0x3E3D19DEL},{0xB598ADC6L,0x6CD7ECCBL,1L,0x065F2A1AL},{0x5DE9894FL,0xD74D7B3FL,0L,0x6CD7ECCBL},{(-5L),0x7A8F875BL,0x7A8F875BL,(-5L)},{0x065F2A1AL,0x3E3D19DEL,1L,(-1L)},{0x6741604FL,0L,0xC595CE7EL,0x3EED616FL}},{{0x45EA4DF7L,0xBFE24F2CL,0x48C9AB89L,0x3EED616FL},{0x7A8F875BL,0L,1L,(-1L)},{(-7L),0x3E3D19DEL,0x01360093L,(-5L)},{0xD74D7B3FL,0x7A8F875BL,5L,0x6CD7ECCBL},{1L,0xD74D7B3FL,0xBFE24F2CL,0x065F2A1AL},{(-7L),0x6CD7ECCBL,0xC18B3987L,0x3E3D19DEL}},{{(-1L),0xB598ADC6L,0x48C9AB89L,0xD74D7B3FL},{(-1L),0x6741604FL,(-1L),0xD2BFC735L},{0x6741604FL,0x6CD7ECCBL,3L,0x5DE9894FL},{0x5DE9894FL,1L,0x7A8F875BL,0x6CD7ECCBL},{0xC18B3987L,0x2A0E6920L,0x64E26916L,0xC18B3987L},{0xD2BFC735L,0x280BD92CL,1L,5L}},{{0x065F2A1AL,3L,(-2L),0xB598ADC6L},{(-2L),0xB598ADC6L,(-7L),(-1L)},{0x2A0E6920L,1L,0x3EED616FL,5L},{(-1L),0L,(-1L),1L},{0x01360093L,0x2A0E6920L,0L,0L},{0xBFE24F2CL,0xBFE24F2CL,0x6741604FL,0xD2BFC735L}},{{(-1L),0L,0x01360093L,0x280BD92CL},{0x64E26916L,0x065F2A1AL,(-7L),0x01360093L},{5L,0x065F2A1AL,0x6CD7ECCBL,0x280BD92CL},{0x065F2A1AL,0L,0xC7CBBD14L,0xD2BFC735L},{0xBAB0A817L,0xBFE24F2CL,0x64E26916L,0L},{1L,0x2A0E6920L,(-5L),1L}},{{0xD2BFC735L,0L,0xC7CBBD14L,5L},{0x295AFE8DL,1L,(-2L),(-1L)},{5L,0xB598ADC6L,(-7L),0xB598ADC6L},{0x2A0E6920L,3L,0x01360093L,5L},{0xC595CE7EL,0x280BD92CL,(-1L),0xC18B3987L},{0xBFE24F2CL,0x2A0E6920L,(-1L),0x7A8F875BL}},{{0xBFE24F2CL,0x01360093L,(-1L),0xD2BFC735L},{0xC595CE7EL,0x7A8F875BL,0x01360093L,0L},{0x2A0E6920L,0x065F2A1AL,(-7L),0xBFE24F2CL},{5L,0x295AFE8DL,(-2L),0x280BD92CL},{0x295AFE8DL,0x7A8F875BL,0xC7CBBD14L,0xBAB0A817L},{0xD2BFC735L,0xBFE24F2CL,(-5L),0x7A8F875BL}},{{1L,0x64E26916L,0x64E26916L,1L},{0xBAB0A817L,0x280BD92CL,0xC7CBBD14L,(-2L)},{0x065F2A1AL,1L,0x6CD7ECCBL,0xB598ADC6L},{5L,(-1L),(-7L),0xB598ADC6L},{0x64E26916L,1L,0x01360093L,(-2L)},{(-1L),0x280BD92CL,0x6741604FL,1L}},{{0xBFE24F2CL,0x64E26916L,0L,0x7A8F875BL},{0x01360093L,0xBFE24F2CL,(-1L),0xBAB0A817L},{(-1L),0x7A8F875BL,0x3EED616FL,0x280BD92CL},{0x2A0E6920L,0x295AFE8DL,(-7L),0xBFE24F2CL},{(-2L),0x065F2A1AL,(-2L),0L},{0x065F2A1AL,0x7A8F875BL,1L,0xD2BFC735L}},{{0xD2BFC735L,0x01360093L,0x64E26916L,0x7A8F875BL},{0xC18B3987L,0x2A0E6920L,0x64E26916L,0xC18B3987L},{0xD2BFC735L,0x280BD92CL,1L,5L},{0x065F2A1AL,3L,(-2L),0xB598ADC6L},{(-2L),0xB598ADC6L,(-7L),(-1L)},{0x2A0E6920L,1L,0x3EED616FL,5L}}};
int32_t l_4788 = (-3L);
uint8_t *l_4789 = &g_1120;
int i, j, k;
(*g_1731) |= (*p_98);
(*g_1731) &= l_4684[2];
(*g_1731) ^= (((((l_4759[7][5][0] = (safe_sub_func_int8_t_s_s(((*l_4632) = 0x74L), (safe_mul_func_uint16_t_u_u(((safe_div_func_uint32_t_u_u((l_4714 | (*g_1844)), (l_4631[1][6] ^ (**g_3672)))) && (l_4756 != l_4757)), l_4758))))) <= (l_4760 == (void*)0)) ^ (*l_4616)) , (**g_3672)) | l_4758);
(*g_1731) &= ((~(((safe_lshift_func_uint8_t_u_s(((**g_1027) = 0x64L), (safe_mod_func_uint8_t_u_u((safe_lshift_func_int8_t_s_u(((((**g_301) | ((((safe_add_func_int8_t_s_s(((safe_sub_func_uint64_t_u_u(((safe_sub_func_uint16_t_u_u((((*l_4789) = (((safe_mul_func_int8_t_s_s((!((l_4788 |= (((++(*g_4070)) & (safe_div_func_uint16_t_u_u(((((((**g_3672) == 0xD529686D66B3BE21LL) & (safe_sub_func_int64_t_s_s((g_1884 &= (*g_1844)), (((*l_4638) = ((*l_4640) = (safe_mod_func_uint8_t_u_u((((((+l_4759[7][5][0]) <= (l_4759[1][4][1] >= 0xD8AEBAF2L)) == ((safe_mul_func_int8_t_s_s((*l_4615), p_97)) , 4L)) , p_97) , (*l_4616)), p_97)))) != (*p_98))))) , (*g_239)) == 1L) , (*g_38)), (*g_2383)))) || 0x5FB93823506E0848LL)) < 0x9FEF34EBL)), 0x5AL)) && 0x24B7L) , l_4759[7][2][0])) || (**g_1247)), p_97)) >= (**g_1247)), (*g_1844))) ^ l_4790), 1UL)) || p_97) < p_97) || (*l_4615))) <= 0xAEL) || (*g_302)), p_97)), p_97)))) != p_97) , p_97)) == 0L);
}
if ((*g_1083))
break;
}
if ((l_4791 == ((*g_1046) = (*g_1046))))
{
int16_t l_4801 = 1L;
int32_t l_4806[2];
int i;
for (i = 0; i < 2; i++)
l_4806[i] = 0x9EFB705EL;
(**g_1004) = p_98;
for (g_131.f0 = (-20); (g_131.f0 == 15); g_131.f0 = safe_add_func_int64_t_s_s(g_131.f0, 1))
{
uint64_t l_4802 = 0x3B03EBF2803A47EDLL;
uint8_t l_4805[2][3][8] = {{{3UL,247UL,247UL,3UL,247UL,247UL,3UL,247UL},{3UL,3UL,0x3BL,3UL,3UL,0x3BL,3UL,247UL},{0x3BL,247UL,0x3BL,0x3BL,247UL,0x3BL,0x3BL,247UL}},{{247UL,0x3BL,0x3BL,247UL,0x3BL,0x3BL,247UL,0x3BL},{247UL,247UL,3UL,247UL,247UL,3UL,247UL,247UL},{0x3BL,247UL,0x3BL,0x3BL,247UL,0x3BL,0x3BL,247UL}}};
int i, j, k;
(*l_4615) = ((((safe_lshift_func_int8_t_s_u(((*l_4655) == (*g_4322)), (safe_rshift_func_uint8_t_u_u(l_4801, 1)))) >= l_4802) >= (((safe_mul_func_int8_t_s_s(0x45L, (-6L))) & (l_4805[1][1][7] = (((p_97 || l_4801) || (l_4801 != p_97)) || l_4802))) != p_97)) == 0x3044L);
}
--l_4807;
}
else
{
int32_t *l_4822 = (void*)0;
int32_t l_4835[4] = {7L,7L,7L,7L};
uint32_t *****l_4847 = &g_3806;
uint32_t l_4880 = 0x59D4CD97L;
int8_t ****l_4885 = &g_3108;
int16_t *****l_4886 = &g_4323;
int64_t * const *l_4896 = &g_1844;
int64_t * const **l_4895 = &l_4896;
int64_t * const ***l_4894 = &l_4895;
struct S1 l_4915 = {-3L};
uint64_t l_5026 = 18446744073709551608UL;
int i;
if ((safe_add_func_uint64_t_u_u(7UL, (*l_4616))))
{
uint64_t l_4812 = 18446744073709551615UL;
return l_4812;
}
else
{
uint32_t l_4821[7] = {0UL,0UL,0UL,0UL,0UL,0UL,0UL};
struct S0 l_4824 = {0x08A3DC93L,0xD5926CADL,1,0xE5B7766CL,18446744073709551615UL,964,2L,1L,1UL};
uint32_t l_4827 = 2UL;
struct S0 **** const l_4834[4][5] = {{(void*)0,&g_4214,&g_4214,(void*)0,(void*)0},{&g_4214,&g_4214,&g_4214,&g_4214,&g_4214},{(void*)0,(void*)0,&g_4214,&g_4214,(void*)0},{&g_4214,&g_4214,&g_4214,&g_4214,&g_4214}};
const uint16_t *l_4845 = &g_3826[3][0][0];
const uint16_t **l_4844 = &l_4845;
struct S1 l_4846 = {0x4786F5E0707C7D62LL};
int32_t l_4851[6] = {1L,(-4L),1L,1L,(-4L),1L};
int8_t *l_4881[9][9];
int i, j;
for (i = 0; i < 9; i++)
{
for (j = 0; j < 9; j++)
l_4881[i][j] = &g_629;
}
for (g_629 = (-29); (g_629 > 13); g_629 = safe_add_func_int16_t_s_s(g_629, 4))
{
for (g_1430 = 26; (g_1430 > 9); --g_1430)
{
int32_t *l_4818 = (void*)0;
for (g_2986 = 6; (g_2986 >= 0); g_2986 -= 1)
{
l_4817 = (*g_4214);
l_4818 = p_98;
(*l_4615) = (*p_98);
}
for (g_1631 = (-29); (g_1631 == 51); g_1631++)
{
if (l_4821[0])
break;
return p_97;
}
}
if ((*p_98))
break;
(**g_1004) = (l_4823 = l_4822);
}
(*l_4616) = (l_4824.f3 = ((l_4824 , (safe_lshift_func_uint16_t_u_u((l_4827 || ((*g_239) = 0xC8A7L)), ((***g_1047) & p_97)))) && (l_4637 , (safe_rshift_func_uint8_t_u_u((((safe_unary_minus_func_uint8_t_u((!(l_4824 , (safe_lshift_func_uint8_t_u_s(((((l_4834[0][1] == &g_4214) > (*l_4616)) , l_4824.f7) != l_4835[3]), p_97)))))) , p_97) <= p_97), 6)))));
for (l_4824.f1 = (-22); (l_4824.f1 != 18); ++l_4824.f1)
{
uint32_t l_4848[5][3];
int32_t l_4849[10][3][8] = {{{1L,0xC872CCCBL,4L,0xD4DA65A2L,0xEFCE0573L,4L,(-8L),(-1L)},{0xC872CCCBL,0xB9CB5576L,1L,1L,1L,0xB9CB5576L,0xC872CCCBL,(-8L)},{0x01218CC1L,1L,0x54095CB5L,0x9C4F5D64L,1L,(-10L),0xEFCE0573L,0x01218CC1L}},{{0x7EF6AAA0L,0x01218CC1L,0xD4DA65A2L,0xB9CB5576L,1L,4L,4L,1L},{0x01218CC1L,(-8L),(-8L),0x01218CC1L,1L,0x7EF6AAA0L,(-1L),0xB9CB5576L},{0xC872CCCBL,(-1L),5L,0x9C4F5D64L,0xEFCE0573L,0xD5257FD2L,0x9C4F5D64L,0xC872CCCBL}},{{1L,(-1L),0xD4DA65A2L,0x7EF6AAA0L,0x039B8ADEL,0x7EF6AAA0L,0xD4DA65A2L,(-1L)},{(-1L),(-8L),4L,0xEFCE0573L,0xD4DA65A2L,4L,0xC872CCCBL,1L},{0xC872CCCBL,0x01218CC1L,0xA5E9F126L,1L,(-1L),(-10L),0xC872CCCBL,0xC872CCCBL}},{{0xB9CB5576L,1L,4L,4L,1L,0xB9CB5576L,0xD4DA65A2L,0x01218CC1L},{1L,0xB9CB5576L,0xD4DA65A2L,0x01218CC1L,0x7EF6AAA0L,4L,0x9C4F5D64L,0x7EF6AAA0L},{0x01218CC1L,0xC872CCCBL,5L,0x01218CC1L,(-1L),0x65AEAE53L,(-1L),0x01218CC1L}},{{(-8L),(-1L),(-8L),4L,0xEFCE0573L,0xD4DA65A2L,4L,0xC872CCCBL},{(-1L),1L,0xD4DA65A2L,1L,0x51F5BEE5L,0x7EF6AAA0L,0xEFCE0573L,1L},{(-1L),0xC872CCCBL,0x54095CB5L,0xEFCE0573L,0xEFCE0573L,0x54095CB5L,0xC872CCCBL,(-1L)}},{{(-8L),(-8L),0xC4B35EA0L,0x54095CB5L,0x51F5BEE5L,5L,0x65AEAE53L,0x7EF6AAA0L},{(-8L),0x54095CB5L,0xD5257FD2L,0xD4DA65A2L,0x54095CB5L,5L,1L,5L},{4L,(-8L),(-1L),(-8L),4L,0xEFCE0573L,0xD4DA65A2L,4L}},{{5L,0x7EF6AAA0L,0x65AEAE53L,5L,0x51F5BEE5L,0x54095CB5L,0xC4B35EA0L,(-8L)},{0x7EF6AAA0L,0xC4B35EA0L,0x65AEAE53L,0xD4DA65A2L,0xA5E9F126L,0xA5E9F126L,0xD4DA65A2L,0x65AEAE53L},{0x51F5BEE5L,0x51F5BEE5L,(-1L),4L,0xB9CB5576L,0x9C4F5D64L,1L,0x51F5BEE5L}},{{0xC4B35EA0L,0x7EF6AAA0L,0xD5257FD2L,0xA5E9F126L,1L,0xD5257FD2L,0x65AEAE53L,0x51F5BEE5L},{0x7EF6AAA0L,5L,0xC4B35EA0L,4L,0xC4B35EA0L,5L,0x7EF6AAA0L,0x65AEAE53L},{(-8L),4L,0xEFCE0573L,0xD4DA65A2L,4L,0xC872CCCBL,1L,(-8L)}},{{0x54095CB5L,(-8L),0xA5E9F126L,5L,4L,0xD5257FD2L,0xD5257FD2L,4L},{(-8L),0x65AEAE53L,0x65AEAE53L,(-8L),0xC4B35EA0L,0x54095CB5L,0x51F5BEE5L,5L},{0x7EF6AAA0L,0x51F5BEE5L,1L,0xD4DA65A2L,1L,(-1L),0xD4DA65A2L,0x7EF6AAA0L}},{{0xC4B35EA0L,0x51F5BEE5L,0xA5E9F126L,0x54095CB5L,0xB9CB5576L,0x54095CB5L,0xA5E9F126L,0x51F5BEE5L},{0x51F5BEE5L,0x65AEAE53L,0xD5257FD2L,1L,0xA5E9F126L,0xD5257FD2L,0x7EF6AAA0L,0xC4B35EA0L},{0x7EF6AAA0L,(-8L),0x039B8ADEL,4L,0x51F5BEE5L,0xC872CCCBL,0x7EF6AAA0L,0x7EF6AAA0L}}};
const struct S1 l_4858 = {1L};
int32_t l_4871 = 0x264237AAL;
int i, j, k;
for (i = 0; i < 5; i++)
{
for (j = 0; j < 3; j++)
l_4848[i][j] = 0x4DDF7CE6L;
}
(*l_4615) = ((safe_lshift_func_uint16_t_u_s((l_4848[2][2] = ((*g_38) = (safe_div_func_int16_t_s_s(((l_4842 = p_97) <= (((void*)0 == l_4822) & ((*l_4616) ^= ((p_97 > (~((*g_302) ^= (l_4844 != (((*l_4844) != (void*)0) , (*g_3841)))))) , (((func_132(((((*g_239) = ((((l_4824.f1 || (*l_4615)) > 0xE053L) > l_4821[0]) , p_97)) , (*l_4615)) == p_97), l_4846) , l_4847) == (void*)0) | (*g_302)))))), p_97)))), (*g_2383))) , (*g_1731));
l_4852--;
(*g_1731) = (safe_mul_func_int16_t_s_s(((g_4857 = &g_1083) != (((**g_1047) == ((l_4858 , (((*g_1047) != (void*)0) , (safe_mod_func_uint64_t_u_u((l_4824.f3 &= (safe_rshift_func_uint16_t_u_s((safe_add_func_uint64_t_u_u((((safe_unary_minus_func_int16_t_s((l_4858.f0 , ((safe_mod_func_int32_t_s_s(((*l_4615) &= (+l_4824.f2)), ((*g_302) = (safe_add_func_int16_t_s_s((l_4871 = (l_4849[7][2][0] &= ((*g_1213) = (p_97 | 0x5FE3E3D87503FEBBLL)))), 0x2878L))))) && 0x6FL)))) <= l_4851[4]) < 0x25L), (***g_4596))), p_97))), l_4821[0])))) , (*g_1027))) , (void*)0)), 0xF006L));
(*g_4857) = &l_4851[4];
}
l_4851[4] |= (safe_mul_func_uint16_t_u_u(((*g_3294) , (((((*g_4070) = (++(****g_1046))) , (safe_div_func_uint32_t_u_u(p_97, 0x7B9DABF5L))) >= ((*g_3672) != &l_4618)) == (l_4637 , (((safe_div_func_int8_t_s_s((((**g_2349) = p_99) != p_99), ((*l_4615) = ((l_4824.f0 > l_4824.f0) | l_4880)))) == (*l_4616)) || l_4824.f5)))), 0UL));
}
if ((*p_98))
{
uint8_t l_4901[9] = {0x9DL,0xEEL,0x9DL,0x9DL,0xEEL,0x9DL,0x9DL,0xEEL,0x9DL};
uint16_t **l_4907 = &g_38;
uint8_t l_4925 = 0x9DL;
int32_t l_4948 = 0x07F7564DL;
int32_t l_4979 = (-1L);
int32_t l_4994 = 0x02224110L;
int32_t l_4996 = 0xAE1EC526L;
int32_t l_4998 = 0x53FE19D9L;
int32_t l_5000 = 0x8742E3EEL;
int32_t l_5001 = 0x3E55B338L;
int32_t l_5002[5];
int i;
for (i = 0; i < 5; i++)
l_5002[i] = 0xE1ECC2F7L;
for (l_4842 = 0; (l_4842 <= 1); l_4842 += 1)
{
struct S0 l_4883[5] = {{-1L,0L,86,0x9661153BL,0x3348672F2D1F364DLL,1750,1L,-1L,0UL},{-1L,0L,86,0x9661153BL,0x3348672F2D1F364DLL,1750,1L,-1L,0UL},{-1L,0L,86,0x9661153BL,0x3348672F2D1F364DLL,1750,1L,-1L,0UL},{-1L,0L,86,0x9661153BL,0x3348672F2D1F364DLL,1750,1L,-1L,0UL},{-1L,0L,86,0x9661153BL,0x3348672F2D1F364DLL,1750,1L,-1L,0UL}};
uint32_t l_4889 = 0x36DB8EB0L;
int64_t ***l_4900 = &g_3672;
int64_t ****l_4899 = &l_4900;
uint16_t **l_4908 = &g_38;
struct S1 l_4935 = {0x6FB67BC8DCE6AD8BLL};
int i;
(**g_1004) = &l_4835[3];
for (g_2930 = 1; (g_2930 >= 0); g_2930 -= 1)
{
int64_t * const ****l_4897 = (void*)0;
int64_t * const ****l_4898 = &l_4894;
(*g_68) = (((safe_unary_minus_func_uint64_t_u(((l_4883[0] , l_4884) == ((*g_3106) = l_4885)))) , l_4886) == ((safe_lshift_func_int8_t_s_u((l_4889 = p_97), (safe_mod_func_uint64_t_u_u((safe_lshift_func_uint8_t_u_s((((*l_4898) = l_4894) != l_4899), l_4883[0].f2)), (*g_1844))))) , &g_3131[1][3][5]));
for (g_3235 = 0; (g_3235 <= 1); g_3235 += 1)
{
int32_t l_4902[8][7][4] = {{{(-6L),0x17353721L,(-6L),(-5L)},{6L,1L,0x53FCE031L,(-1L)},{3L,0xBE95BD41L,1L,1L},{0x804D2394L,0x804D2394L,1L,(-6L)},{3L,0xEC5B46A7L,0x53FCE031L,0xBE95BD41L},{6L,0x53FCE031L,(-6L),0x53FCE031L},{(-6L),0x53FCE031L,6L,0xBE95BD41L}},{{0x53FCE031L,0xEC5B46A7L,3L,(-6L)},{1L,0x804D2394L,0x804D2394L,1L},{1L,0xBE95BD41L,3L,(-1L)},{0x53FCE031L,1L,6L,(-5L)},{(-6L),0x17353721L,(-6L),(-5L)},{6L,1L,0x53FCE031L,(-1L)},{3L,0xBE95BD41L,1L,1L}},{{0x804D2394L,(-5L),0x804D2394L,0xBE95BD41L},{(-6L),6L,0x17353721L,1L},{3L,0x17353721L,0xBE95BD41L,0x17353721L},{0xBE95BD41L,0x17353721L,3L,1L},{0x17353721L,6L,(-6L),0xBE95BD41L},{0x804D2394L,(-5L),(-5L),0x804D2394L},{0x804D2394L,1L,(-6L),0xEC5B46A7L}},{{0x17353721L,0x804D2394L,3L,0x53FCE031L},{0xBE95BD41L,(-1L),0xBE95BD41L,0x53FCE031L},{3L,0x804D2394L,0x17353721L,0xEC5B46A7L},{(-6L),1L,0x804D2394L,0x804D2394L},{(-5L),(-5L),0x804D2394L,0xBE95BD41L},{(-6L),6L,0x17353721L,1L},{3L,0x17353721L,0xBE95BD41L,0x17353721L}},{{0xBE95BD41L,0x17353721L,3L,1L},{0x17353721L,6L,(-6L),0xBE95BD41L},{0x804D2394L,(-5L),(-5L),0x804D2394L},{0x804D2394L,1L,(-6L),0xEC5B46A7L},{0x17353721L,0x804D2394L,3L,0x53FCE031L},{0xBE95BD41L,(-1L),0xBE95BD41L,0x53FCE031L},{3L,0x804D2394L,0x17353721L,0xEC5B46A7L}},{{(-6L),1L,0x804D2394L,0x804D2394L},{(-5L),(-5L),0x804D2394L,0xBE95BD41L},{(-6L),6L,0x17353721L,1L},{3L,0x17353721L,0xBE95BD41L,0x17353721L},{0xBE95BD41L,0x17353721L,3L,1L},{0x17353721L,6L,(-6L),0xBE95BD41L},{0x804D2394L,(-5L),(-5L),0x804D2394L}},{{0x804D2394L,1L,(-6L),0xEC5B46A7L},{0x17353721L,0x804D2394L,3L,0x53FCE031L},{0xBE95BD41L,(-1L),0xBE95BD41L,0x53FCE031L},{3L,0x804D2394L,0x17353721L,0xEC5B46A7L},{(-6L),1L,0x804D2394L,0x804D2394L},{(-5L),(-5L),0x804D2394L,0xBE95BD41L},{(-6L),6L,0x17353721L,1L}},{{3L,0x17353721L,0xBE95BD41L,0x17353721L},{0xBE95BD41L,0x17353721L,3L,1L},{0x17353721L,6L,(-6L),0xBE95BD41L},{0x804D2394L,(-5L),(-5L),0x804D2394L},{0x804D2394L,1L,(-6L),0xEC5B46A7L},{0x17353721L,0x804D2394L,3L,0x53FCE031L},{0xBE95BD41L,(-1L),0xBE95BD41L,0x53FCE031L}}};
int i, j, k;
if (l_4901[1])
break;
(***g_1004) = ((-1L) && l_4902[1][1][0]);
}
}
(*g_68) = (safe_rshift_func_int8_t_s_u(((--(**g_301)) < (((**g_4677) = l_4907) != l_4908)), ((safe_sub_func_int16_t_s_s((safe_rshift_func_uint16_t_u_s((safe_sub_func_uint16_t_u_u((l_4915 , (safe_rshift_func_uint8_t_u_u((safe_rshift_func_uint16_t_u_u(l_4883[0].f1, 0)), ((safe_unary_minus_func_uint16_t_u((((*g_38) ^= (safe_lshift_func_int8_t_s_s((safe_add_func_int16_t_s_s(l_4901[1], l_4901[7])), 2))) , l_4925))) >= (((safe_mod_func_int16_t_s_s((safe_add_func_uint32_t_u_u((((!(safe_sub_func_uint16_t_u_u(((((safe_mul_func_uint16_t_u_u((l_4935 , l_4883[0].f7), 0L)) <= (**g_1817)) , (void*)0) == (*g_1247)), 0UL))) , (**g_3672)) > p_97), (*p_98))), 1UL)) || 0UL) < 0L))))), (***g_4324))), p_97)), p_97)) > l_4901[6])));
for (g_3348 = 1; (g_3348 >= 0); g_3348 -= 1)
{
return l_4901[3];
}
}
for (g_1405 = 0; (g_1405 >= 0); g_1405 -= 1)
{
int16_t l_4942 = 0x2050L;
const int32_t l_4949 = 0xF011005EL;
const struct S0 l_4967 = {0x063CE1D5L,0xDD72D1C5L,22,0xE6A3EB75L,0x8B554F51531AD051LL,1824,8L,7L,0UL};
int32_t l_4983 = 0xA10BEA66L;
int32_t l_4984 = 0xC9BECAC7L;
int32_t l_4986 = 0x89A51E85L;
int32_t l_4987 = 0x75064364L;
int32_t l_4988[5];
int i;
for (i = 0; i < 5; i++)
l_4988[i] = 9L;
g_4676 = &g_4677;
for (g_338 = 0; (g_338 <= 0); g_338 += 1)
{
struct S0 l_4947 = {0x08B4F0EFL,4L,149,0xCB6454FEL,0UL,653,0x01BAC1CEL,0x74L,0xB3L};
int32_t l_4985 = (-3L);
int32_t l_4989 = 0x1AAE2FDCL;
int32_t l_4990[4][9][7] = {{{0xBAA51419L,0xE4C26C03L,0x7B947F54L,0xCD46741BL,0xCD46741BL,0x7B947F54L,0xE4C26C03L},{0L,0xE4C26C03L,0x4C96264AL,0x771C0CAAL,(-7L),0L,(-7L)},{0L,0L,5L,0x7B947F54L,(-7L),(-6L),0xCD46741BL},{0x6349C9A9L,(-7L),1L,(-7L),0xBAA51419L,(-1L),(-1L)},{0L,0x7B947F54L,0x2CDA96F4L,0x7B947F54L,0L,(-1L),(-3L)},{0x9841A644L,1L,0xA5C04BEAL,0xBAA51419L,0L,0x4C96264AL,1L},{(-6L),0xA5CBC045L,0xE4C26C03L,(-7L),0x6349C9A9L,(-6L),(-7L)},{0x9841A644L,0xBAA51419L,(-6L),0xA5C04BEAL,(-7L),0xA5C04BEAL,(-6L)},{0L,0L,(-6L),0x76A29682L,(-3L),0xCD46741BL,(-1L)}},{{5L,0L,0xE4C26C03L,(-3L),0L,1L,0xBAA51419L},{0x3AD00EBCL,0x6349C9A9L,0xA5C04BEAL,0L,(-3L),0x771C0CAAL,0x6349C9A9L},{(-6L),(-7L),0x2CDA96F4L,0x2CDA96F4L,(-7L),(-6L),0x6349C9A9L},{0x771C0CAAL,(-3L),0L,0xA5C04BEAL,0x6349C9A9L,0x3AD00EBCL,0xBAA51419L},{1L,0L,(-3L),0xE4C26C03L,0L,5L,(-1L)},{0xCD46741BL,(-3L),0x76A29682L,(-6L),0L,0L,(-6L)},{0xA5C04BEAL,(-7L),0xA5C04BEAL,(-6L),0xBAA51419L,0x9841A644L,(-7L)},{(-6L),0x6349C9A9L,(-7L),0xE4C26C03L,0xA5CBC045L,(-6L),1L},{0x4C96264AL,0L,0xBAA51419L,0xA5C04BEAL,1L,0x9841A644L,(-3L)}},{{(-1L),0L,0x7B947F54L,0x2CDA96F4L,0x7B947F54L,0L,(-1L)},{(-1L),0xBAA51419L,(-7L),0L,0L,5L,0x7B947F54L},{0x4C96264AL,0xA5CBC045L,0xA5C04BEAL,(-3L),(-6L),0x3AD00EBCL,0xA5CBC045L},{(-6L),1L,(-7L),0x76A29682L,0xF3DC3030L,(-6L),0xF3DC3030L},{0xA5C04BEAL,0x7B947F54L,0x7B947F54L,0xA5C04BEAL,0xF3DC3030L,0x771C0CAAL,0L},{0xCD46741BL,0L,0xBAA51419L,(-7L),(-6L),1L,(-1L)},{1L,(-6L),(-7L),0xBAA51419L,0L,0xCD46741BL,0L},{0x771C0CAAL,0xF3DC3030L,0xA5C04BEAL,0x7B947F54L,0x7B947F54L,0xA5C04BEAL,0xF3DC3030L},{(-6L),0xF3DC3030L,0x76A29682L,(-7L),1L,(-6L),0xA5CBC045L}},{{0x3AD00EBCL,(-6L),(-3L),0xA5C04BEAL,0xA5CBC045L,0x4C96264AL,0x7B947F54L},{5L,0L,0L,(-7L),0xBAA51419L,(-1L),(-1L)},{0L,0x7B947F54L,0x2CDA96F4L,0x7B947F54L,0L,(-1L),(-3L)},{0x9841A644L,1L,0xA5C04BEAL,0xBAA51419L,0L,0x76A29682L,0xCD46741BL},{0x4C96264AL,1L,0xF3DC3030L,1L,5L,0x4C96264AL,0L},{(-7L),0x771C0CAAL,0x4C96264AL,0xE4C26C03L,0L,0xE4C26C03L,0x4C96264AL},{(-6L),(-6L),0x4C96264AL,0x6349C9A9L,0x9841A644L,0x7B947F54L,0xBAA51419L},{(-3L),0x3AD00EBCL,0xF3DC3030L,0x9841A644L,(-6L),0L,0x771C0CAAL},{0x2CDA96F4L,5L,0xE4C26C03L,0x3AD00EBCL,0x9841A644L,(-7L),5L}}};
int16_t l_4993 = 0x016AL;
int32_t l_4995 = 1L;
int32_t l_4997 = 0xB5B7E1B0L;
int32_t l_4999[8] = {(-1L),(-1L),0L,(-1L),(-1L),0L,(-1L),(-1L)};
uint64_t l_5003 = 8UL;
int i, j, k;
if ((((safe_lshift_func_uint8_t_u_u(p_97, 2)) != ((safe_sub_func_uint64_t_u_u((safe_sub_func_uint16_t_u_u(((p_97 >= (((l_4942 ^ 1L) == (++(*g_239))) | ((l_4942 || (((safe_add_func_int32_t_s_s((l_4947 , ((((*l_4616) == p_97) && (l_4948 = l_4925)) <= p_97)), (*p_98))) <= l_4942) || l_4901[7])) == 18446744073709551609UL))) >= (*g_348)), l_4942)), l_4942)) & l_4949)) <= (**g_1817)))
{
int32_t l_4950 = 1L;
return l_4950;
}
else
{
int8_t l_4961 = 1L;
int32_t l_4966 = (-1L);
(*l_4616) |= ((0x19A6A7FCL ^ (((safe_rshift_func_uint16_t_u_u((safe_sub_func_int64_t_s_s((((safe_lshift_func_int8_t_s_u((safe_div_func_uint64_t_u_u(((((((safe_rshift_func_uint8_t_u_u((p_97 <= ((***g_1047) = l_4961)), 3)) && (**g_2382)) == (l_4942 , (!(safe_rshift_func_uint16_t_u_u((&g_4599[4][7][1] != (void*)0), 5))))) > ((((l_4966 = l_4965) | (*p_98)) | l_4961) >= 0xD5L)) | p_97) && l_4947.f8), 0x746BCDBB254B664ELL)), 4)) , 0x65L) >= p_97), (*g_1844))), p_97)) || l_4901[1]) || l_4966)) ^ (*l_4615));
l_4947.f3 &= l_4961;
if ((*g_1731))
break;
}
for (l_4842 = 0; (l_4842 <= 0); l_4842 += 1)
{
int32_t l_4978[4][4] = {{0x1FD76CD2L,0x0BF275D3L,(-8L),0x0BF275D3L},{0xA571F979L,0x51F46808L,0x3687620AL,(-8L)},{0x0BF275D3L,0x51F46808L,0x51F46808L,0x0BF275D3L},{0x51F46808L,0x0BF275D3L,0xA571F979L,0x1FD76CD2L}};
int32_t l_4991 = 0L;
int32_t l_4992[5] = {1L,1L,1L,1L,1L};
int i, j, k;
(*l_4615) = ((l_4967 , g_3177[(l_4842 + 8)][g_1405][(l_4842 + 2)]) < (((safe_div_func_uint64_t_u_u((safe_rshift_func_uint16_t_u_u((safe_add_func_int64_t_s_s((l_4835[3] ^ (0xBF2DD7E812D030E7LL | (safe_rshift_func_uint8_t_u_s(l_4947.f4, 7)))), (((l_4947.f3 , &g_2313[0]) == (((**g_3672) <= (safe_lshift_func_uint16_t_u_u(0x255CL, (*g_38)))) , (void*)0)) != l_4925))), p_97)), g_3177[(l_4842 + 8)][g_1405][(l_4842 + 2)])) & p_97) && (****g_4323)));
if (l_4947.f6)
break;
l_4980++;
l_5003++;
}
}
}
(**g_1004) = &l_4994;
}
else
{
uint32_t *l_5010[7][5] = {{(void*)0,&g_1722[0][0],(void*)0,&l_4965,&g_1722[0][0]},{&g_1722[0][0],&g_2559,&l_4965,&g_1722[0][0],&l_4965},{&g_1722[0][0],&g_1722[0][0],&g_1183[5][5],&g_1722[0][0],&g_1631},{(void*)0,&g_1631,&l_4965,&l_4965,&g_1631},{&g_1631,&g_2559,(void*)0,&g_1631,&l_4965},{&g_1722[0][0],&g_1631,&g_1183[5][5],&g_1631,&g_1722[0][0]},{(void*)0,&g_1722[0][0],&g_2559,&l_4965,&g_1722[0][0]}};
int32_t l_5017 = 0x9BF5186BL;
int8_t *l_5027 = (void*)0;
int8_t *l_5028[5][2][9] = {{{&g_629,&g_242,(void*)0,&g_824,(void*)0,(void*)0,&g_629,&g_629,(void*)0},{&g_2988[3],(void*)0,&g_2988[8],&g_824,&g_2988[5],(void*)0,(void*)0,&g_2988[5],&g_824}},{{(void*)0,(void*)0,(void*)0,(void*)0,&g_629,&g_629,(void*)0,(void*)0,&g_824},{(void*)0,&g_242,&g_242,&g_2988[3],&g_2988[8],&g_629,&g_824,&g_629,&g_629}},{{&g_629,&g_2988[8],(void*)0,(void*)0,&g_824,&g_629,&g_824,&g_629,&g_629},{&g_2988[8],&g_629,&g_824,&g_824,&g_824,&g_629,&g_2988[8],(void*)0,(void*)0}},{{(void*)0,(void*)0,&g_2988[3],&g_824,&g_629,&g_629,&g_2988[8],&g_824,&g_2988[8]},{&g_2988[8],&g_242,&g_629,&g_629,&g_2988[8],&g_629,&g_824,(void*)0,&g_242}},{{(void*)0,&g_824,&g_2988[2],&g_629,&g_2988[4],(void*)0,&g_2988[4],&g_629,&g_2988[2]},{(void*)0,(void*)0,&g_629,(void*)0,&g_824,(void*)0,(void*)0,&g_629,&g_629}}};
int32_t l_5029 = 0x176F885DL;
struct S1 *l_5030[3];
int i, j, k;
for (i = 0; i < 3; i++)
l_5030[i] = &l_4637;
(**g_2965) = ((safe_rshift_func_int16_t_s_u(((p_97 < (p_97 > (l_5029 ^= (safe_div_func_uint16_t_u_u((((*g_3705) = l_5010[5][4]) == (void*)0), ((safe_add_func_uint64_t_u_u(18446744073709551614UL, (4294967295UL > ((p_97 & (safe_add_func_uint8_t_u_u(((safe_sub_func_uint16_t_u_u(l_5017, ((safe_rshift_func_int8_t_s_s((safe_add_func_uint32_t_u_u((--(*g_302)), (safe_add_func_uint32_t_u_u(0x5723A6F8L, p_97)))), 7)) > l_5026))) && 0xAC2DL), l_5017))) & p_97)))) , 0xA1D6L)))))) && 0xC49C0D10695F977CLL), 2)) , l_5030[2]);
}
}
return (**g_1817);
}
static const uint32_t ** func_100(int32_t * p_101)
{
int8_t l_4481 = 9L;
uint8_t l_4492 = 0x0AL;
int32_t l_4508[7];
int8_t ****l_4519[8] = {&g_3108,&g_3108,&g_3108,&g_3108,&g_3108,&g_3108,&g_3108,&g_3108};
uint64_t ****l_4565 = (void*)0;
uint16_t l_4566 = 9UL;
int64_t l_4568 = (-1L);
const uint32_t **l_4614 = &g_1818[1];
int i;
for (i = 0; i < 7; i++)
l_4508[i] = 0L;
if ((safe_rshift_func_int16_t_s_u(((5UL < l_4481) <= (safe_lshift_func_int16_t_s_s((safe_mod_func_uint16_t_u_u((((*g_1844) = (5L | (1L < (l_4481 ^ l_4481)))) && (safe_add_func_int16_t_s_s(1L, ((safe_sub_func_uint64_t_u_u((safe_mul_func_int16_t_s_s((-3L), 0x1129L)), l_4481)) <= l_4492)))), l_4492)), 4))), l_4492)))
{
int64_t l_4495 = (-6L);
struct S1 *l_4496 = &g_323[5][1];
uint16_t l_4499 = 0x7207L;
int8_t l_4507 = 1L;
l_4508[5] = (safe_add_func_int64_t_s_s(((l_4495 , l_4496) == (void*)0), ((0x6EF5B678L && l_4499) >= (((safe_mul_func_int8_t_s_s(((safe_mod_func_uint32_t_u_u(0xF3CE17BCL, (safe_unary_minus_func_uint32_t_u(0x11E497F2L)))) , (safe_div_func_int64_t_s_s((-1L), ((((*p_101) > l_4507) & l_4495) , l_4499)))), (*g_4070))) < l_4507) && 0L))));
}
else
{
int8_t l_4512 = 0x1FL;
const uint32_t **l_4582[10][6] = {{(void*)0,(void*)0,(void*)0,&g_1818[5],&g_1818[1],&g_1818[1]},{(void*)0,&g_1818[5],&g_1818[5],(void*)0,&g_1818[1],(void*)0},{&g_1818[1],(void*)0,&g_1818[5],&g_1818[5],(void*)0,&g_1818[1]},{&g_1818[1],&g_1818[5],(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,&g_1818[5],&g_1818[1],&g_1818[1]},{(void*)0,&g_1818[5],&g_1818[5],(void*)0,&g_1818[1],(void*)0},{&g_1818[1],(void*)0,&g_1818[5],&g_1818[5],(void*)0,&g_1818[1]},{&g_1818[1],&g_1818[5],(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,&g_1818[5],&g_1818[1],&g_1818[1]},{(void*)0,&g_1818[5],&g_1818[5],(void*)0,&g_1818[1],(void*)0}};
int32_t l_4586 = (-5L);
int32_t l_4605 = 1L;
int32_t l_4606 = 0xC3B9CF28L;
int32_t l_4607[4];
int8_t l_4609 = 0xE8L;
int i, j;
for (i = 0; i < 4; i++)
l_4607[i] = 0x7BC64454L;
if ((safe_add_func_uint64_t_u_u(l_4481, (~(((((***g_4324) , (((l_4512 >= l_4508[5]) , (0UL < 0x55BC22A8520653F9LL)) , (safe_lshift_func_int16_t_s_s(((safe_rshift_func_uint16_t_u_s((((safe_mul_func_uint16_t_u_u(((void*)0 != l_4519[4]), ((safe_rshift_func_uint8_t_u_u(((void*)0 != (*g_4213)), 3)) ^ l_4512))) <= (*g_1844)) <= 3L), (**g_2382))) || 3L), (*g_2383))))) ^ l_4481) | 0x2D8016F0DF39026ALL) , (*p_101))))))
{
uint32_t l_4567 = 1UL;
int32_t l_4583 = (-1L);
uint32_t l_4587 = 0xCDA48F49L;
for (g_2986 = 4; (g_2986 == 16); g_2986++)
{
int32_t *l_4524 = &g_212;
const uint64_t * const ****l_4558 = &g_4557;
const uint64_t * const l_4563 = &g_4564;
const uint64_t * const *l_4562[6] = {&l_4563,&l_4563,(void*)0,&l_4563,&l_4563,(void*)0};
const uint64_t * const **l_4561 = &l_4562[3];
const uint64_t * const ***l_4560 = &l_4561;
const uint64_t * const ****l_4559 = &l_4560;
int i;
p_101 = l_4524;
(*g_1731) ^= (safe_sub_func_int64_t_s_s(((*g_239) >= (((l_4492 , ((***g_4213) = (**g_4214))) == (void*)0) | (safe_div_func_uint8_t_u_u(((((safe_div_func_uint32_t_u_u((safe_div_func_int16_t_s_s((((safe_add_func_int8_t_s_s(0xECL, (((safe_sub_func_uint16_t_u_u(((safe_lshift_func_int8_t_s_u((safe_mod_func_int32_t_s_s(((safe_mul_func_int16_t_s_s(((((safe_rshift_func_int16_t_s_s(1L, 1)) <= (safe_mul_func_uint8_t_u_u((*g_348), (safe_add_func_uint64_t_u_u((safe_mod_func_uint64_t_u_u((safe_div_func_int32_t_s_s((*p_101), (safe_mod_func_uint16_t_u_u((safe_div_func_uint16_t_u_u((((*l_4559) = ((*l_4558) = g_4557)) != l_4565), 2L)), l_4508[5])))), (*l_4524))), 0xD21748A60365306DLL))))) != (-3L)) > (*g_1844)), (*l_4524))) < 1L), l_4566)), 0)) > l_4508[1]), l_4512)) , (*l_4524)) < l_4567))) > 0L) | (*l_4524)), (****g_4323))), 9UL)) ^ 0xB2L) & 2L) == l_4567), l_4568)))), l_4512));
for (g_131.f1 = 0; (g_131.f1 == (-13)); --g_131.f1)
{
uint32_t **** const l_4578 = &g_2350;
struct S0 l_4579 = {0x22CC2222L,-1L,11,4L,0x83BA9AA6D84C6181LL,1513,0x7AABB368L,0L,6UL};
uint64_t *****l_4600[4][7][8] = {{{&l_4565,&l_4565,&l_4565,&g_3281,(void*)0,&l_4565,&l_4565,&l_4565},{&l_4565,&l_4565,&g_3281,&g_3281,&l_4565,&l_4565,&l_4565,&l_4565},{&l_4565,(void*)0,&g_3281,(void*)0,&l_4565,&g_3281,&l_4565,(void*)0},{&g_3281,&g_3281,&g_3281,&l_4565,&g_3281,&g_3281,&l_4565,&l_4565},{&l_4565,(void*)0,&l_4565,&g_3281,&g_3281,&g_3281,&g_3281,&g_3281},{&l_4565,&l_4565,&l_4565,&l_4565,&g_3281,&l_4565,&g_3281,&g_3281},{&g_3281,&l_4565,(void*)0,&l_4565,&l_4565,&l_4565,&g_3281,&g_3281}},{{&l_4565,&l_4565,&l_4565,&l_4565,&l_4565,&l_4565,&l_4565,&l_4565},{&l_4565,&l_4565,&l_4565,&l_4565,(void*)0,&l_4565,&g_3281,&l_4565},{&l_4565,&g_3281,&l_4565,&g_3281,&l_4565,(void*)0,&g_3281,&g_3281},{&l_4565,&g_3281,&l_4565,&g_3281,&g_3281,&l_4565,&g_3281,(void*)0},{&l_4565,&l_4565,&g_3281,&g_3281,&g_3281,&l_4565,(void*)0,&g_3281},{&l_4565,&l_4565,&g_3281,&l_4565,&g_3281,&l_4565,(void*)0,&l_4565},{&g_3281,&l_4565,&l_4565,&l_4565,&g_3281,&l_4565,&l_4565,&l_4565}},{{&l_4565,&l_4565,&g_3281,&g_3281,&g_3281,&l_4565,&g_3281,(void*)0},{&g_3281,&g_3281,&g_3281,&l_4565,(void*)0,&g_3281,&g_3281,&l_4565},{&g_3281,&g_3281,&l_4565,&g_3281,&l_4565,&l_4565,&l_4565,&l_4565},{&g_3281,&g_3281,&g_3281,&g_3281,&g_3281,(void*)0,&l_4565,&l_4565},{&l_4565,&l_4565,&l_4565,&l_4565,&l_4565,&l_4565,&l_4565,&l_4565},{&l_4565,&l_4565,&g_3281,&l_4565,&l_4565,&g_3281,&g_3281,&g_3281},{&l_4565,&g_3281,&l_4565,&l_4565,(void*)0,&l_4565,&l_4565,&l_4565}},{{&g_3281,(void*)0,&l_4565,&l_4565,&g_3281,&g_3281,&l_4565,&l_4565},{&l_4565,&g_3281,&g_3281,&g_3281,&g_3281,&l_4565,&l_4565,&l_4565},{&g_3281,&l_4565,&l_4565,&g_3281,&l_4565,&l_4565,&g_3281,&l_4565},{&l_4565,&l_4565,(void*)0,&l_4565,&g_3281,&l_4565,&g_3281,(void*)0},{&l_4565,&l_4565,&l_4565,&g_3281,&g_3281,&l_4565,&g_3281,&g_3281},{&l_4565,&l_4565,&l_4565,(void*)0,&l_4565,&l_4565,&l_4565,&g_3281},{&g_3281,&l_4565,&g_3281,&l_4565,&g_3281,&g_3281,&g_3281,&l_4565}}};
int i, j, k;
if (l_4567)
{
struct S1 **l_4574 = &g_1495;
struct S1 ***l_4573 = &l_4574;
(*g_1731) = (((((l_4567 || ((*l_4524) ^= (((**g_3672) = ((**g_1817) ^ ((*g_2965) == ((*l_4573) = (*g_2965))))) == ((~1L) == (safe_rshift_func_int8_t_s_u((((void*)0 != l_4578) , (l_4579 , (safe_mul_func_int16_t_s_s(((***g_4324) |= 0x8AE3L), 1UL)))), (***g_1047))))))) && 0x805B3D17A1ED5F69LL) || (*g_38)) , (**l_4573)) == (void*)0);
return l_4582[8][2];
}
else
{
int32_t *l_4584 = &g_48[0];
int32_t *l_4585[5];
int i;
for (i = 0; i < 5; i++)
l_4585[i] = &l_4579.f3;
++l_4587;
(**g_1004) = l_4584;
(*l_4524) = (l_4586 != ((****g_1046) = 255UL));
}
for (g_540 = 1; (g_540 <= 6); g_540 += 1)
{
int8_t l_4592 = 0L;
(**g_861) = ((l_4583 = l_4587) >= (safe_sub_func_uint16_t_u_u(l_4592, l_4592)));
}
if ((l_4579.f2 ^ ((safe_mod_func_uint8_t_u_u((****g_1046), l_4566)) , ((g_4599[5][0][1] = (g_4595 = g_4595)) != (l_4565 = l_4565)))))
{
(**g_1004) = &l_4508[4];
(***g_1004) |= l_4579.f5;
}
else
{
uint8_t l_4601[7][2][8] = {{{0x25L,0x0CL,0x25L,0x25L,0x0CL,0x25L,0x25L,0x0CL},{0x0CL,0x25L,0x25L,0x0CL,0x25L,0x25L,0x0CL,0x25L}},{{0x0CL,0x0CL,1UL,0x0CL,0x0CL,1UL,0x0CL,0x0CL},{0x25L,0x0CL,0x25L,0x25L,0x0CL,0x25L,0x25L,0x0CL}},{{0x0CL,0x25L,0x25L,0x0CL,0x25L,0x25L,0x0CL,0x25L},{0x0CL,0x0CL,1UL,0x0CL,0x0CL,1UL,0x0CL,0x0CL}},{{0x25L,0x0CL,0x25L,0x25L,0x0CL,0x25L,0x25L,0x0CL},{0x0CL,0x25L,0x25L,0x0CL,0x25L,0x25L,0x0CL,0x25L}},{{0x0CL,0x0CL,1UL,0x0CL,0x0CL,1UL,0x0CL,0x0CL},{0x25L,0x0CL,0x25L,0x25L,0x0CL,0x25L,0x25L,0x0CL}},{{0x0CL,0x25L,1UL,0x25L,1UL,1UL,0x25L,1UL},{0x25L,0x25L,0x0CL,0x25L,0x25L,0x0CL,0x25L,0x25L}},{{1UL,0x25L,1UL,1UL,0x25L,1UL,1UL,0x25L},{0x25L,1UL,1UL,0x25L,1UL,1UL,0x25L,1UL}}};
int i, j, k;
(*g_3790) &= (l_4601[0][0][1] & l_4579.f2);
(*g_861) = &l_4508[5];
}
}
}
}
else
{
int8_t l_4602 = 3L;
int32_t *l_4603 = &g_2076.f6;
int32_t *l_4604[7][9] = {{&g_131.f6,&g_131.f6,&l_4508[5],&g_131.f6,&g_131.f6,&l_4508[5],&g_131.f6,&g_131.f6,&l_4508[5]},{&g_48[8],&l_4508[5],&g_131.f6,&l_4508[5],&g_48[8],&g_48[8],&g_48[8],&l_4508[5],&g_131.f6},{&g_131.f6,&g_131.f6,&l_4508[5],&g_131.f6,&g_131.f6,&l_4508[5],&g_131.f6,&g_131.f6,&l_4508[5]},{&g_48[8],&l_4508[5],&g_131.f6,&l_4508[5],&g_48[8],&g_48[8],&g_48[8],&l_4508[5],&g_131.f6},{&g_131.f6,&g_131.f6,&l_4508[5],&g_131.f6,&g_131.f6,&l_4508[5],&g_131.f6,&g_131.f6,&l_4508[5]},{&g_48[8],&l_4508[5],&g_131.f6,&l_4508[5],&g_48[8],&g_48[8],&g_48[8],&l_4508[5],&g_131.f6},{&g_131.f6,&g_131.f6,&l_4508[5],&g_131.f6,&g_131.f6,&l_4508[5],&g_131.f6,&g_131.f6,&l_4508[5]}};
int16_t l_4608[3][6][7] = {{{0x9D42L,(-3L),0x6081L,0xD028L,(-10L),0xD028L,0x6081L},{(-5L),(-5L),0x71AEL,(-3L),0x71AEL,(-5L),(-5L)},{0L,(-3L),1L,(-3L),0L,0x5BB1L,0x6081L},{0x9DACL,0L,0x9DACL,0x71AEL,0x71AEL,0x9DACL,0L},{0x6081L,1L,1L,(-3L),(-10L),(-3L),(-10L)},{0x9DACL,0x71AEL,0x71AEL,0x9DACL,0L,0x9DACL,0x71AEL}},{{0L,0x5BB1L,0x6081L,(-3L),0x6081L,0x5BB1L,0L},{(-5L),0x71AEL,(-3L),0x71AEL,(-5L),(-5L),0x71AEL},{0x9D42L,1L,0x9D42L,(-3L),0x6081L,0xD028L,(-10L)},{0x71AEL,0L,(-3L),(-3L),0L,0x71AEL,0L},{0x9D42L,(-3L),0x6081L,0xD028L,(-10L),0xD028L,0x6081L},{(-5L),(-5L),0x71AEL,(-3L),0x71AEL,(-5L),(-5L)}},{{0L,(-3L),1L,(-3L),0L,0x5BB1L,0x6081L},{0x9DACL,0L,0x9DACL,0x71AEL,0x71AEL,0x9DACL,0L},{0x9D42L,0x5BB1L,(-10L),1L,0L,0xD028L,0L},{(-3L),0x9DACL,0x9DACL,(-3L),(-5L),(-3L),0x9DACL},{0x6081L,(-3L),0x9D42L,1L,0x9D42L,(-3L),0x6081L},{0x71AEL,0x9DACL,0L,0x9DACL,0x71AEL,0x71AEL,0x9DACL}}};
int16_t l_4610 = 0L;
uint32_t l_4611 = 0x24A1F5A5L;
int i, j, k;
(*g_1731) = (*p_101);
l_4611--;
}
}
return l_4614;
}
static int16_t func_102(uint64_t p_103, int64_t p_104, const int32_t * const p_105)
{
int32_t l_4246 = 0L;
int8_t *l_4254 = &g_629;
int32_t l_4261 = 0xED9A6014L;
const uint32_t l_4262 = 0x0B5C5044L;
int64_t **l_4276 = &g_1844;
struct S0 l_4277[3] = {{-6L,0L,61,0x1829A9A4L,0x960C7238CAC335C5LL,2037,-7L,0x7DL,0UL},{-6L,0L,61,0x1829A9A4L,0x960C7238CAC335C5LL,2037,-7L,0x7DL,0UL},{-6L,0L,61,0x1829A9A4L,0x960C7238CAC335C5LL,2037,-7L,0x7DL,0UL}};
int32_t *l_4315 = (void*)0;
uint32_t * const **l_4331[9][10] = {{&g_2413[5][1][1],&g_2413[4][0][4],(void*)0,(void*)0,&g_2413[5][1][1],&g_2413[9][1][0],&g_2413[9][1][0],&g_2413[5][1][1],(void*)0,(void*)0},{&g_2413[9][1][0],&g_2413[9][1][0],&g_2413[5][1][1],(void*)0,(void*)0,&g_2413[4][0][4],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[4][0][4]},{&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[9][1][0],&g_2413[5][1][1],&g_2413[5][1][1]},{(void*)0,&g_2413[9][1][0],&g_2413[5][1][1],&g_2413[4][0][4],&g_2413[4][0][4],&g_2413[5][1][1],&g_2413[9][1][0],(void*)0,&g_2413[5][1][1],&g_2413[5][1][1]},{&g_2413[5][1][1],&g_2413[4][0][4],&g_2413[9][1][0],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[9][1][0],&g_2413[4][0][4]},{&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[9][1][0],&g_2413[5][1][1],(void*)0,&g_2413[5][1][1],(void*)0,(void*)0,&g_2413[5][1][1],(void*)0},{&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[9][1][0],(void*)0,&g_2413[9][1][0]},{&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[9][1][0],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],(void*)0,&g_2413[5][1][1]},{&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1],&g_2413[5][1][1]}};
uint32_t * const ***l_4330 = &l_4331[8][2];
uint32_t * const ****l_4329 = &l_4330;
const int32_t *l_4349 = (void*)0;
uint32_t l_4390 = 0xA2E57BAAL;
uint8_t **l_4396 = &g_348;
int32_t ****l_4406[8][9] = {{&g_1004,&g_1004,&g_1004,&g_1004,&g_1004,&g_1004,&g_1004,&g_1004,&g_1004},{&g_1004,&g_1004,&g_1004,&g_1004,(void*)0,&g_1004,&g_1004,&g_1004,&g_1004},{&g_1004,&g_1004,&g_1004,&g_1004,&g_1004,&g_1004,&g_1004,&g_1004,&g_1004},{&g_1004,&g_1004,&g_1004,&g_1004,&g_1004,&g_1004,&g_1004,(void*)0,&g_1004},{&g_1004,&g_1004,&g_1004,&g_1004,(void*)0,&g_1004,&g_1004,&g_1004,&g_1004},{&g_1004,&g_1004,&g_1004,(void*)0,&g_1004,&g_1004,&g_1004,(void*)0,&g_1004},{&g_1004,&g_1004,&g_1004,&g_1004,&g_1004,&g_1004,&g_1004,&g_1004,&g_1004},{&g_1004,&g_1004,&g_1004,&g_1004,&g_1004,&g_1004,&g_1004,&g_1004,&g_1004}};
uint64_t **l_4420 = (void*)0;
uint32_t **l_4452 = &g_401;
uint64_t ****l_4473 = &g_1714[0][1];
uint64_t ****l_4475 = &g_1714[0][1];
uint16_t l_4476 = 9UL;
int i, j;
if (((safe_mul_func_uint16_t_u_u(l_4246, (safe_mod_func_uint8_t_u_u((safe_lshift_func_int16_t_s_u(0x0C64L, l_4246)), l_4246)))) & ((~l_4246) >= (0x60830B906D615D74LL < ((l_4261 ^= (safe_sub_func_int8_t_s_s(((*l_4254) = p_103), ((safe_mod_func_int64_t_s_s(((*g_1844) = ((0x6DFFL >= ((*g_239) &= ((safe_mul_func_uint16_t_u_u((safe_div_func_int64_t_s_s(0x91ACFB509F8ACA98LL, p_104)), l_4246)) , 0x0008L))) <= 0x3F7D395BL)), 0x14FF77DB554816CDLL)) > p_104)))) , l_4262)))))
{
int32_t l_4268 = 0x958058BCL;
uint16_t ****l_4296 = &g_3841;
int16_t *****l_4326 = &g_4323;
struct S1 l_4332 = {0x190D13AABEE3677FLL};
uint32_t *** const *l_4334 = (void*)0;
uint32_t *** const **l_4333[3][7] = {{&l_4334,(void*)0,&l_4334,&l_4334,&l_4334,&l_4334,(void*)0},{(void*)0,&l_4334,&l_4334,&l_4334,&l_4334,(void*)0,&l_4334},{&l_4334,&l_4334,&l_4334,&l_4334,(void*)0,&l_4334,&l_4334}};
int i, j;
for (g_2559 = (-3); (g_2559 < 28); g_2559 = safe_add_func_uint32_t_u_u(g_2559, 1))
{
uint32_t l_4273 = 0xDB65A5A5L;
int64_t ***l_4274 = (void*)0;
int64_t ***l_4275 = &g_3672;
int32_t l_4278[7][7] = {{0x6F3E5E77L,0x6F3E5E77L,0xEDA1ECB3L,0x6F3E5E77L,0x6F3E5E77L,0xEDA1ECB3L,0x6F3E5E77L},{0L,1L,1L,0L,1L,1L,0L},{0xBF3C16E8L,0x6F3E5E77L,0xBF3C16E8L,0xBF3C16E8L,0x6F3E5E77L,0xBF3C16E8L,0xBF3C16E8L},{0L,0L,4L,0L,0L,4L,0L},{0x6F3E5E77L,0xBF3C16E8L,0xBF3C16E8L,0x6F3E5E77L,0xBF3C16E8L,0xBF3C16E8L,0x6F3E5E77L},{1L,0L,1L,1L,0L,1L,1L},{0x6F3E5E77L,0x6F3E5E77L,0xEDA1ECB3L,0x6F3E5E77L,0x6F3E5E77L,0xEDA1ECB3L,0x6F3E5E77L}};
uint8_t ** const * const l_4279 = (void*)0;
uint64_t *****l_4289 = &g_3281;
uint16_t ****l_4298 = (void*)0;
int8_t *****l_4327 = &g_3785;
int8_t *****l_4328 = &g_3107;
int i, j;
if (((+l_4261) > ((safe_add_func_uint32_t_u_u(l_4268, (((*l_4254) = (l_4278[5][1] = ((((safe_mul_func_uint8_t_u_u(((**g_1027) = 0x6AL), p_103)) & (safe_add_func_int32_t_s_s((l_4273 , ((((*l_4275) = &g_1844) == l_4276) , 0x24D7B5BCL)), l_4246))) , l_4277[2]) , p_103))) > p_104))) > l_4262)))
{
uint8_t ** const *l_4281 = &g_347;
uint8_t ** const **l_4280 = &l_4281;
for (g_2076.f1 = 0; g_2076.f1 < 10; g_2076.f1 += 1)
{
g_2988[g_2076.f1] = (-8L);
}
(*l_4280) = l_4279;
if ((*p_105))
continue;
if ((*g_3790))
break;
}
else
{
uint64_t *****l_4290 = &g_3281;
uint16_t *****l_4297 = &l_4296;
uint16_t *****l_4299 = &l_4298;
int32_t l_4312 = 7L;
int64_t ****l_4313 = &l_4274;
for (l_4261 = (-29); (l_4261 == 24); ++l_4261)
{
uint64_t l_4286[2][7] = {{18446744073709551615UL,0x9DD26820889021A2LL,0x9DD26820889021A2LL,18446744073709551615UL,0x9DD26820889021A2LL,0x9DD26820889021A2LL,18446744073709551615UL},{0xDCDC0216A40BC725LL,0xD16C9638C5087AF4LL,0xDCDC0216A40BC725LL,0xDCDC0216A40BC725LL,0xD16C9638C5087AF4LL,0xDCDC0216A40BC725LL,0xDCDC0216A40BC725LL}};
int i, j;
for (g_131.f6 = 0; (g_131.f6 < (-8)); g_131.f6 = safe_sub_func_int8_t_s_s(g_131.f6, 7))
{
--l_4286[0][1];
l_4290 = l_4289;
}
}
(*g_3790) |= (safe_sub_func_int8_t_s_s((!((**g_301) = (safe_mul_func_int16_t_s_s((*g_2383), (((*l_4297) = l_4296) != ((*l_4299) = l_4298)))))), (safe_lshift_func_uint8_t_u_u(((*g_348) = ((void*)0 != (*l_4289))), (safe_add_func_uint8_t_u_u(0x59L, ((safe_lshift_func_int16_t_s_s((safe_lshift_func_int16_t_s_s((((((*l_4254) = (safe_mod_func_uint16_t_u_u((0L | (safe_sub_func_int64_t_s_s((l_4312 , l_4312), l_4268))), 0x6DE7L))) , (*g_4215)) != (***g_4213)) , p_104), p_103)), 8)) , p_103)))))));
if ((*p_105))
break;
for (g_2295 = 0; (g_2295 <= 4); g_2295 += 1)
{
for (g_1884 = 0; (g_1884 <= 4); g_1884 += 1)
{
int i, j;
return g_536[g_1884][(g_2295 + 1)];
}
for (g_824 = 0; (g_824 <= 4); g_824 += 1)
{
int64_t *****l_4314 = &l_4313;
if ((***g_1004))
break;
(*l_4314) = l_4313;
l_4315 = &l_4278[5][1];
if (l_4278[5][1])
continue;
}
}
}
if (l_4268)
break;
(*g_1731) |= (~(l_4268 | ((safe_add_func_int64_t_s_s((!l_4268), ((l_4326 = g_4322) == &g_3131[1][0][3]))) < ((((l_4327 != (l_4328 = l_4327)) == (l_4329 != (l_4332 , l_4333[1][6]))) , (void*)0) == &g_1004))));
}
}
else
{
uint16_t l_4335 = 0x95E5L;
int32_t * const *l_4345 = &g_68;
int32_t * const **l_4344 = &l_4345;
int32_t * const ***l_4343 = &l_4344;
int32_t * const **** const l_4342 = &l_4343;
int8_t *l_4389 = &g_2988[6];
const uint8_t *l_4395 = &g_349;
const uint8_t **l_4394 = &l_4395;
int32_t l_4410 = 0L;
int32_t *l_4427 = &l_4277[2].f6;
int32_t l_4456 = 0x76383F58L;
int32_t l_4457 = (-1L);
int32_t l_4458 = 0xE20F3FB6L;
int32_t l_4459 = 0xFB2A1E7FL;
int32_t l_4460 = 1L;
int32_t l_4461 = 1L;
int32_t l_4462 = (-8L);
int32_t l_4463[2][1][9] = {{{4L,0xC1045260L,(-5L),0xC1045260L,4L,0x6B70997BL,0x6B70997BL,4L,0xC1045260L}},{{0L,0x1E5CFAD8L,0L,0x6B70997BL,(-5L),(-5L),0x6B70997BL,0L,0x1E5CFAD8L}}};
const int32_t **l_4471[2][6] = {{&l_4349,&l_4349,&g_1083,&l_4349,&l_4349,&g_1083},{&l_4349,&l_4349,&g_1083,&l_4349,&l_4349,&g_1083}};
const int32_t **l_4472 = &g_1083;
uint64_t *****l_4474[9][8][3] = {{{(void*)0,&g_3281,&l_4473},{&l_4473,&g_3281,&l_4473},{&l_4473,&l_4473,&g_3281},{&g_3281,&l_4473,&l_4473},{&l_4473,&l_4473,&l_4473},{&l_4473,&g_3281,&l_4473},{&l_4473,&l_4473,&g_3281},{&l_4473,(void*)0,&g_3281}},{{&g_3281,&l_4473,&g_3281},{&l_4473,&g_3281,&g_3281},{&l_4473,&l_4473,&l_4473},{(void*)0,&l_4473,&l_4473},{(void*)0,(void*)0,&l_4473},{&l_4473,&l_4473,&g_3281},{&l_4473,(void*)0,&l_4473},{&l_4473,(void*)0,&l_4473}},{{&g_3281,&l_4473,&l_4473},{&g_3281,&g_3281,&g_3281},{&l_4473,&g_3281,&l_4473},{&l_4473,&l_4473,&l_4473},{(void*)0,&l_4473,&l_4473},{&l_4473,&l_4473,&g_3281},{&l_4473,(void*)0,&g_3281},{&g_3281,&g_3281,&g_3281}},{{&g_3281,&l_4473,&l_4473},{&l_4473,&l_4473,&l_4473},{(void*)0,&l_4473,&l_4473},{&g_3281,&g_3281,&g_3281},{(void*)0,&l_4473,&l_4473},{&l_4473,&l_4473,&l_4473},{&g_3281,&l_4473,(void*)0},{&g_3281,&l_4473,&l_4473}},{{&l_4473,&g_3281,&l_4473},{&g_3281,&g_3281,(void*)0},{&g_3281,(void*)0,&l_4473},{(void*)0,&l_4473,&l_4473},{&l_4473,&l_4473,&g_3281},{(void*)0,&g_3281,&l_4473},{&g_3281,(void*)0,&g_3281},{&g_3281,&l_4473,(void*)0}},{{&l_4473,&g_3281,&g_3281},{&g_3281,(void*)0,&g_3281},{&g_3281,&l_4473,&g_3281},{&l_4473,&g_3281,&g_3281},{(void*)0,&g_3281,&l_4473},{&g_3281,&g_3281,&l_4473},{(void*)0,&g_3281,&l_4473},{&l_4473,(void*)0,&l_4473}},{{&g_3281,&g_3281,&g_3281},{&g_3281,&l_4473,&g_3281},{(void*)0,&l_4473,&g_3281},{&g_3281,&g_3281,&g_3281},{&g_3281,(void*)0,(void*)0},{&l_4473,&l_4473,&g_3281},{&l_4473,&g_3281,&l_4473},{&l_4473,&l_4473,&g_3281}},{{&l_4473,&l_4473,&l_4473},{(void*)0,&l_4473,&l_4473},{&l_4473,&g_3281,(void*)0},{&l_4473,&l_4473,&l_4473},{&l_4473,(void*)0,&l_4473},{&l_4473,&g_3281,(void*)0},{&l_4473,&l_4473,&l_4473},{&l_4473,&l_4473,&l_4473}},{{&l_4473,&g_3281,&g_3281},{&l_4473,(void*)0,&l_4473},{&g_3281,&g_3281,&l_4473},{&g_3281,&g_3281,&l_4473},{&l_4473,&g_3281,&l_4473},{&l_4473,&g_3281,&g_3281},{&l_4473,&l_4473,&g_3281},{&l_4473,(void*)0,&l_4473}}};
int i, j, k;
if (l_4335)
{
uint32_t l_4346 = 0xB3982CFEL;
uint32_t l_4386 = 0x53ADFD60L;
int32_t l_4412 = 1L;
struct S1 l_4453 = {9L};
if ((*p_105))
{
uint64_t *** const *l_4339 = &g_1714[0][1];
uint64_t *** const * const *l_4338 = &l_4339;
(*g_861) = (*g_861);
l_4346 = ((****g_1003) = (safe_sub_func_uint64_t_u_u(((p_103 ^ p_103) & ((&g_3281 != l_4338) , ((*****g_4322) ^ (safe_sub_func_uint8_t_u_u(((*g_4070) = 1UL), (0xB5ADL || (l_4342 != (void*)0))))))), 0x8D4916275447E2B6LL)));
}
else
{
uint16_t l_4364 = 1UL;
struct S0 l_4383 = {0L,-2L,51,0x664D0474L,0xD9450404E2619044LL,1576,0xBF82C8D5L,0x56L,0UL};
int32_t ****l_4409 = (void*)0;
uint16_t l_4421 = 65534UL;
struct S1 l_4426 = {3L};
for (g_1891 = (-18); (g_1891 <= 6); g_1891++)
{
uint8_t l_4367 = 0xDEL;
if ((**g_861))
break;
l_4349 = p_105;
for (g_1430 = 0; (g_1430 != 4); g_1430++)
{
int32_t *l_4352 = &l_4277[2].f6;
int32_t *l_4353 = (void*)0;
int32_t *l_4354 = &g_48[4];
int32_t *l_4355 = &g_48[2];
int32_t *l_4356 = &l_4277[2].f3;
int32_t *l_4357 = &g_212;
int32_t *l_4358 = &l_4261;
int32_t *l_4359 = &g_131.f6;
int32_t *l_4360 = &g_48[3];
int32_t *l_4361 = (void*)0;
int32_t *l_4362 = &l_4277[2].f6;
int32_t *l_4363[1];
int i;
for (i = 0; i < 1; i++)
l_4363[i] = &g_48[2];
(*****l_4342) |= 0xC40EB797L;
(****l_4343) = 0x082C4424L;
++l_4364;
++l_4367;
}
}
if ((l_4364 || (((****l_4343) = (((safe_unary_minus_func_int8_t_s(((safe_add_func_int16_t_s_s((safe_rshift_func_int8_t_s_s((((((safe_div_func_int16_t_s_s(((safe_div_func_int8_t_s_s(((safe_lshift_func_uint8_t_u_u((*****g_1639), (safe_div_func_uint16_t_u_u((l_4383 , ((safe_rshift_func_uint16_t_u_u(l_4386, 11)) | ((*g_1844) , ((((((*l_4254) = l_4346) != ((((((safe_mod_func_int64_t_s_s(((**g_3672) = (p_104 && l_4386)), p_103)) == p_103) < p_103) & (**g_1027)) != l_4386) > 0x6077CEE0L)) <= p_104) , l_4389) == l_4389)))), l_4346)))) , 1L), l_4390)) || (*g_302)), (*g_239))) || l_4364) | l_4383.f2) & p_103) || 0x13L), p_104)), 0x51F7L)) && (*p_105)))) & 0L) , p_103)) && (*p_105))))
{
struct S0 ****l_4391 = &g_4214;
int32_t l_4393 = 0L;
uint8_t l_4423 = 0x77L;
if (((l_4391 != (void*)0) < 0x4CC2CCEDL))
{
int32_t *l_4392 = &g_2076.f6;
(*g_861) = l_4392;
}
else
{
int16_t *****l_4403 = (void*)0;
int64_t *l_4405 = &g_2930;
int32_t *****l_4407 = &g_1003;
int8_t l_4411 = 0x72L;
int8_t l_4415[10] = {(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)};
int i;
(*g_68) ^= l_4393;
l_4412 ^= ((l_4394 == l_4396) && ((((safe_div_func_uint32_t_u_u(((safe_add_func_int8_t_s_s((safe_rshift_func_uint8_t_u_u(((void*)0 != l_4403), 0)), (func_137((*g_861)) , ((~(((*l_4405) |= (l_4383 , (*g_1844))) & (((l_4409 = (g_4408[3] = ((*l_4407) = l_4406[6][6]))) != (void*)0) , 0x53E3E6209C7E2E4DLL))) < l_4410)))) > 252UL), 0x18667942L)) > l_4411) > 0xBAL) || l_4393));
if (l_4383.f3)
goto lbl_4422;
lbl_4422:
l_4421 = (((**g_2382) || (((***g_1047) ^ (*****l_4342)) ^ ((*p_105) < (safe_add_func_int8_t_s_s(p_103, l_4415[9]))))) != (safe_mul_func_uint16_t_u_u((safe_mul_func_uint8_t_u_u((*g_4070), ((l_4420 == (void*)0) <= (**l_4345)))), (*g_38))));
++l_4423;
}
(****l_4343) = (*p_105);
l_4427 = ((*g_861) = (l_4426 , &l_4393));
}
else
{
int64_t l_4447 = 1L;
l_4412 = (safe_rshift_func_uint16_t_u_u((((*g_68) = (safe_mod_func_int16_t_s_s((((((*g_38) = ((*g_239) |= (((safe_mul_func_int16_t_s_s((safe_unary_minus_func_int64_t_s((safe_div_func_uint32_t_u_u(p_103, (safe_mul_func_int8_t_s_s((((*g_1844) != (safe_mod_func_uint64_t_u_u(((0x482AL != (safe_mod_func_int64_t_s_s((((l_4412 > (safe_add_func_int32_t_s_s((safe_rshift_func_int8_t_s_u(l_4447, (*****l_4342))), (&g_3806 == (func_132((safe_add_func_uint8_t_u_u((safe_lshift_func_int8_t_s_s((p_103 , (((*g_2350) = (void*)0) == l_4452)), l_4447)), 6L)), l_4453) , (void*)0))))) == 9UL) & p_104), p_104))) ^ 7L), (*g_1844)))) != 0UL), (**g_1027))))))), l_4447)) > 1L) <= p_103))) || l_4412) > 0xFB074CE8L) != l_4447), l_4386))) , 6UL), p_103));
}
return l_4412;
}
}
else
{
int64_t l_4454[10];
int32_t l_4455[6][6][7] = {{{0xA05B069DL,0xD4E3E407L,0x6364C7AAL,0x27F397F8L,8L,0x954D4E98L,0xB44CED74L},{0L,0x650F31E3L,0L,8L,(-7L),(-8L),0x6C94D4BAL},{2L,0x7E3779D7L,0xB44CED74L,0x992FEF93L,0xA05B069DL,(-5L),(-9L)},{0L,(-7L),0x9BB99FA9L,(-1L),(-7L),0xFDE339A7L,0xE34A8CD2L},{0x7283D668L,0xAF4A7897L,7L,7L,0xAF4A7897L,0x7283D668L,9L},{(-6L),0xF3BFE4D6L,0L,7L,0xF3BFE4D6L,0x8B8A4B18L,0x650F31E3L}},{{0x7E3779D7L,(-1L),0x59879AB9L,0L,0xA05B069DL,0x10D20376L,6L},{0L,(-1L),0L,0L,0x458B3435L,(-5L),0xF3BFE4D6L},{0x6364C7AAL,(-8L),(-10L),1L,0x7B46E860L,0L,0x10D20376L},{0L,(-7L),(-5L),(-7L),0L,0xA557FC13L,0xFDE339A7L},{0xAF4A7897L,0L,1L,(-8L),(-8L),(-1L),(-8L)},{0L,0L,0L,0L,0L,0xAF0D9B64L,0x6C94D4BAL}},{{0xEAE99362L,0x9DED8B7DL,0x954D4E98L,6L,0L,0x7283D668L,0x14E23ED0L},{0xAF0D9B64L,8L,0x50D7D4DEL,0L,0x841FEAC9L,0L,0x6C94D4BAL},{0x3CEB1E04L,0L,(-3L),0L,0xFB8AD8E2L,(-10L),(-8L)},{0L,7L,0xF59BAA9EL,0x6C94D4BAL,(-7L),0x458B3435L,0xFDE339A7L},{8L,(-2L),0x7B46E860L,0xEAE99362L,7L,0L,0x10D20376L},{7L,0L,0xF3BFE4D6L,(-6L),0x0D7A9DA9L,(-6L),0xF3BFE4D6L}},{{0xF36DAAEEL,0xF36DAAEEL,6L,1L,0L,7L,6L},{0x9BB99FA9L,1L,0xAF0D9B64L,(-1L),(-1L),1L,0x650F31E3L},{0x7B46E860L,2L,(-9L),0xA05B069DL,0L,0x7E3779D7L,0L},{0x50D7D4DEL,0xAF0D9B64L,(-8L),1L,0x0D7A9DA9L,(-1L),0L},{0x900B642BL,0xB44CED74L,(-8L),0x9DED8B7DL,7L,0x59879AB9L,0xF36DAAEEL},{(-6L),0L,0L,0L,(-7L),0x3CDC1570L,0L}},{{(-1L),0xA05B069DL,0xFB8AD8E2L,(-3L),0xFB8AD8E2L,0xA05B069DL,(-1L)},{(-7L),0L,0L,(-5L),0x841FEAC9L,(-8L),0L},{0L,(-9L),9L,(-8L),0L,6L,6L},{8L,0x0D7A9DA9L,0L,(-7L),0L,0L,7L},{(-3L),0L,0xFB8AD8E2L,(-10L),(-8L),(-5L),0xF833F23CL},{1L,0xA557FC13L,0L,0L,0L,(-1L),(-5L)}},{{0xC20C6178L,0x59879AB9L,(-8L),0x3CEB1E04L,0x7B46E860L,0xFB8AD8E2L,0xFB8AD8E2L},{0x458B3435L,(-1L),(-8L),(-1L),0x458B3435L,0xF3BFE4D6L,1L},{0L,0xF833F23CL,(-9L),(-5L),0xA05B069DL,0x992FEF93L,(-1L)},{1L,0x841FEAC9L,0x50D7D4DEL,0L,(-1L),0L,0L},{0x900B642BL,1L,0xEAE99362L,(-2L),(-10L),1L,0x7E3779D7L},{1L,0x9BB99FA9L,(-1L),(-7L),(-1L),(-1L),2L}}};
int8_t l_4464 = 0xB2L;
int32_t **l_4468[8][9] = {{&l_4315,&l_4315,&l_4315,&l_4427,&g_68,&g_68,&l_4315,&l_4427,&l_4427},{&g_3790,&g_68,&g_68,&l_4315,&l_4315,&g_3790,&l_4427,&g_68,&l_4427},{&g_3790,&l_4315,(void*)0,&g_68,&l_4315,&l_4315,&g_68,&g_3790,&l_4315},{&g_68,&l_4315,&g_3790,&l_4315,&l_4427,&l_4315,&g_3790,&l_4315,&g_68},{(void*)0,&g_68,&l_4427,&l_4315,&l_4427,&g_3790,&l_4315,&l_4427,&g_68},{&l_4315,(void*)0,&l_4427,&l_4315,&g_68,&g_68,&l_4315,&l_4427,&l_4315},{(void*)0,&l_4427,&l_4315,&l_4315,&g_3790,&l_4427,&l_4427,&l_4315,&l_4427},{&g_68,&l_4315,&l_4315,&g_3790,&g_3790,&l_4315,&l_4315,&g_68,&l_4315}};
int32_t **l_4469 = &g_68;
int8_t *****l_4470 = &g_3785;
int i, j, k;
for (i = 0; i < 10; i++)
l_4454[i] = 0x451145BEE98DB8B9LL;
g_4465++;
(*l_4469) = (**l_4344);
l_4470 = &g_3785;
}
(*l_4472) = p_105;
(*g_1731) |= (((*g_239) || ((**l_4345) & 0x7E75C8D5L)) <= ((((l_4473 = l_4473) != ((*g_3294) , l_4475)) && (0UL || ((*****g_4322) = l_4476))) ^ 0x4C07E94B6E75D034LL));
}
for (g_2930 = 29; (g_2930 < (-26)); g_2930 = safe_sub_func_uint8_t_u_u(g_2930, 9))
{
(*g_3790) ^= 0x8A7C9EE1L;
if ((****g_1003))
break;
}
return p_104;
}
static uint32_t func_106(int64_t p_107, int32_t * p_108)
{
int32_t ***l_116 = (void*)0;
int32_t **l_118 = &g_68;
int32_t ***l_117 = &l_118;
int32_t l_119 = 0x40EDC169L;
int64_t *l_1622 = &g_366[3];
uint8_t * const *l_1643 = &g_348;
uint8_t * const **l_1642[6];
uint8_t * const ***l_1641 = &l_1642[4];
uint8_t * const ****l_1640 = &l_1641;
struct S1 l_1644 = {7L};
int32_t l_4169 = 0L;
int32_t l_4178 = 0xC7A61A5DL;
uint8_t * const ** const *l_4182 = (void*)0;
uint8_t * const ** const **l_4181 = &l_4182;
int8_t *l_4187 = &g_629;
const uint16_t *l_4193 = &g_240[2];
int32_t *****l_4195[3];
int16_t **l_4218 = (void*)0;
int i;
for (i = 0; i < 6; i++)
l_1642[i] = &l_1643;
for (i = 0; i < 3; i++)
l_4195[i] = (void*)0;
return p_107;
}
static struct S0 * func_110(int32_t p_111)
{
uint8_t **l_4037 = &g_348;
int32_t l_4042 = 1L;
int32_t l_4064 = 0x233B7B57L;
uint8_t *l_4069 = &g_499;
int8_t *****l_4078[7][6][5] = {{{&g_3785,(void*)0,&g_3785,&g_3785,(void*)0},{&g_3785,&g_3107,&g_3785,&g_3785,&g_3785},{(void*)0,&g_3785,&g_3107,&g_3785,(void*)0},{&g_3107,&g_3107,(void*)0,&g_3785,&g_3107},{(void*)0,&g_3785,(void*)0,&g_3785,(void*)0},{&g_3785,&g_3785,&g_3107,(void*)0,&g_3107}},{{&g_3785,&g_3785,(void*)0,&g_3107,&g_3785},{&g_3785,(void*)0,(void*)0,&g_3785,&g_3107},{(void*)0,&g_3107,&g_3107,(void*)0,(void*)0},{&g_3107,&g_3785,&g_3785,&g_3785,&g_3107},{&g_3107,(void*)0,(void*)0,&g_3785,(void*)0},{&g_3785,&g_3107,&g_3107,&g_3785,&g_3785}},{{&g_3785,&g_3107,&g_3785,(void*)0,(void*)0},{&g_3107,&g_3107,&g_3107,&g_3785,(void*)0},{&g_3785,&g_3785,(void*)0,&g_3107,(void*)0},{&g_3785,&g_3785,&g_3107,(void*)0,&g_3107},{(void*)0,(void*)0,&g_3785,&g_3785,&g_3785},{&g_3107,&g_3107,&g_3107,&g_3785,&g_3785}},{{&g_3785,(void*)0,(void*)0,&g_3785,(void*)0},{&g_3107,&g_3785,&g_3107,&g_3107,&g_3785},{&g_3785,&g_3785,(void*)0,(void*)0,&g_3785},{&g_3107,&g_3107,&g_3785,(void*)0,(void*)0},{&g_3107,&g_3785,&g_3785,&g_3107,&g_3785},{&g_3107,&g_3785,&g_3107,&g_3785,&g_3107}},{{&g_3785,&g_3785,&g_3785,&g_3785,&g_3785},{(void*)0,&g_3785,&g_3785,&g_3107,&g_3107},{(void*)0,&g_3785,&g_3107,&g_3785,&g_3785},{&g_3107,&g_3107,&g_3107,&g_3107,&g_3107},{&g_3785,(void*)0,(void*)0,&g_3785,&g_3785},{&g_3107,&g_3107,&g_3785,(void*)0,(void*)0}},{{(void*)0,(void*)0,&g_3785,&g_3785,&g_3785},{&g_3785,&g_3107,&g_3785,&g_3107,&g_3785},{(void*)0,&g_3107,(void*)0,&g_3785,&g_3785},{&g_3107,&g_3107,&g_3107,&g_3107,&g_3785},{&g_3785,&g_3785,(void*)0,&g_3785,(void*)0},{&g_3785,&g_3785,&g_3785,&g_3785,(void*)0}},{{&g_3785,(void*)0,&g_3785,&g_3107,&g_3785},{&g_3107,(void*)0,&g_3785,(void*)0,&g_3785},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{&g_3785,&g_3785,&g_3107,&g_3107,&g_3107},{&g_3785,&g_3785,&g_3107,(void*)0,&g_3107},{&g_3785,&g_3107,&g_3785,(void*)0,&g_3107}}};
int32_t l_4114 = 0xC0D279DBL;
int32_t l_4115 = (-10L);
int32_t l_4116 = (-1L);
struct S1 l_4136 = {-4L};
struct S0 *l_4168 = &g_2076;
int i, j, k;
(*g_1047) = l_4037;
for (g_1110 = 0; (g_1110 <= 2); g_1110 += 1)
{
uint8_t l_4046 = 0x44L;
int32_t l_4057[2][5][9] = {{{0xD8BD6AA7L,0x3F354D3CL,(-8L),7L,4L,(-1L),(-1L),4L,7L},{0xD8BD6AA7L,0x480B1A14L,0xD8BD6AA7L,(-1L),0x9D1374A6L,(-8L),0xC078C24FL,0xC078C24FL,(-8L)},{(-8L),0x3F354D3CL,0xD8BD6AA7L,0x3F354D3CL,(-8L),7L,4L,(-1L),(-1L)},{0x3F354D3CL,0x5F2B3F4BL,(-8L),(-1L),(-8L),0x5F2B3F4BL,0x3F354D3CL,0x9D1374A6L,0xE68C482BL},{0xC078C24FL,0xE68C482BL,0x3F354D3CL,7L,0x9D1374A6L,7L,0x3F354D3CL,0xE68C482BL,0xC078C24FL}},{{0x5F2B3F4BL,7L,0xC078C24FL,0x9D1374A6L,4L,(-8L),4L,0x9D1374A6L,0xC078C24FL},{4L,4L,0x5F2B3F4BL,0xD8BD6AA7L,0xE68C482BL,(-1L),0xC078C24FL,(-1L),0xE68C482BL},{0x5F2B3F4BL,4L,4L,0x5F2B3F4BL,0xD8BD6AA7L,0xE68C482BL,(-1L),0xC078C24FL,(-1L)},{0xC078C24FL,7L,0x5F2B3F4BL,0x5F2B3F4BL,7L,0xD8BD6AA7L,0xE68C482BL,(-1L),0xC078C24FL},{0x480B1A14L,(-8L),0xD8BD6AA7L,7L,7L,0xD8BD6AA7L,(-8L),0x480B1A14L,0x5F2B3F4BL}}};
int32_t l_4058 = 0x95E4D450L;
int8_t *****l_4079 = &g_3785;
uint16_t l_4117[10][10] = {{0xB07CL,0x7CF9L,0x3E19L,1UL,65535UL,65535UL,1UL,0x3E19L,0x7CF9L,0xB07CL},{0xB37AL,0x3878L,65535UL,0x3E19L,65526UL,0x2113L,65534UL,0x7CF9L,0x3162L,0x2509L},{0UL,65535UL,0xFBFBL,0x3878L,65526UL,0x3878L,0xFBFBL,65535UL,0UL,0xB07CL},{65526UL,65534UL,0x4F7BL,0UL,65535UL,0UL,0x2113L,0xB07CL,0xFBFBL,0xFBFBL},{0x4F7BL,65534UL,0x7CF9L,0UL,0UL,0x7CF9L,65534UL,0x4F7BL,0UL,1UL},{65534UL,0xB07CL,65535UL,0x3878L,0x3E19L,0xFBFBL,0xB37AL,0UL,0x3162L,0UL},{0x3878L,0UL,65535UL,0x3E19L,65535UL,0UL,0x3878L,0x4F7BL,0x7CF9L,65535UL},{65535UL,0x2113L,0x7CF9L,1UL,0xB37AL,65535UL,0x4F7BL,0xB07CL,0xB07CL,0x4F7BL},{0x3162L,0x2113L,0x4F7BL,0x4F7BL,0x2113L,0x3162L,0x3878L,65535UL,65526UL,65535UL},{65535UL,0UL,0xFBFBL,0x3162L,1UL,65534UL,0xB37AL,0x7CF9L,0xB37AL,65534UL}};
int i, j, k;
g_48[g_1110] = ((-4L) ^ ((safe_lshift_func_int16_t_s_u(((safe_rshift_func_uint8_t_u_u((l_4042 >= ((*g_38) = ((+(safe_add_func_int64_t_s_s(l_4046, (l_4046 || (safe_div_func_int64_t_s_s((safe_add_func_int8_t_s_s((l_4057[1][1][1] = (safe_div_func_int64_t_s_s((((*g_3294) , ((((safe_rshift_func_int16_t_s_s(l_4046, (safe_rshift_func_uint8_t_u_s(((*g_348) = (*****g_1639)), 4)))) , (void*)0) == (void*)0) || 0x35BBL)) ^ 0x73971A223629B7BALL), l_4046))), l_4058)), 0x50413C083360173BLL)))))) , 0x5424L))), p_111)) < 0x0DF8L), l_4042)) | p_111));
for (g_1430 = 0; (g_1430 >= 0); g_1430 -= 1)
{
struct S0 *l_4062 = &g_2076;
struct S0 **l_4061 = &l_4062;
struct S0 ***l_4060[2][5] = {{&l_4061,(void*)0,&l_4061,&l_4061,(void*)0},{(void*)0,&l_4061,&l_4061,(void*)0,&l_4061}};
struct S0 ****l_4059 = &l_4060[1][4];
int32_t l_4063 = (-9L);
uint32_t * const **l_4103 = (void*)0;
uint32_t * const ***l_4102 = &l_4103;
int32_t *l_4105 = (void*)0;
int32_t *l_4106 = &l_4064;
int32_t *l_4107 = (void*)0;
int32_t *l_4108 = &g_212;
int32_t *l_4109 = &g_212;
int32_t *l_4110 = &g_2076.f3;
int32_t *l_4111 = &l_4057[1][1][1];
int32_t *l_4112 = &g_2076.f6;
int32_t *l_4113[2];
int i, j;
for (i = 0; i < 2; i++)
l_4113[i] = &l_4064;
(*g_1731) = (g_48[g_1110] |= (l_4064 = ((((**g_3705) &= 0x3C8DC1BEL) , ((((void*)0 == l_4059) | p_111) != (p_111 >= p_111))) == (((l_4042 = ((*g_239) || (p_111 > ((l_4058 ^ p_111) | l_4042)))) > l_4063) ^ l_4063))));
if (p_111)
break;
for (l_4046 = 0; (l_4046 <= 6); l_4046 += 1)
{
int32_t * const *l_4077 = &g_1731;
int i, j, k;
}
++l_4117[1][8];
for (g_307 = 0; (g_307 <= 2); g_307 += 1)
{
int i, j, k;
(*g_1731) ^= (((+g_3177[(g_1430 + 4)][g_1430][(g_1430 + 3)]) == (((safe_div_func_uint8_t_u_u(255UL, g_3177[(g_307 + 6)][g_1430][g_1110])) ^ g_3177[(g_1430 + 4)][g_1430][(g_1430 + 3)]) < (((l_4116 < (safe_mul_func_uint16_t_u_u((*g_38), (l_4114 = ((*g_1213) = g_3177[(g_307 + 6)][g_1430][g_1110]))))) < ((((safe_mod_func_uint16_t_u_u(((p_111 > 0x8BA6L) >= p_111), g_3177[(g_307 + 6)][g_1430][g_1110])) >= p_111) & l_4064) && p_111)) == 0x2B47L))) != 0L);
}
}
(*g_3790) = (l_4116 < p_111);
for (l_4064 = 2; (l_4064 >= 0); l_4064 -= 1)
{
int32_t l_4127 = 0L;
int32_t l_4143 = 0x49F4CCD3L;
for (g_2058 = 2; (g_2058 >= 0); g_2058 -= 1)
{
l_4127 = (l_4057[1][2][5] && p_111);
}
if (l_4127)
continue;
(**g_2965) = ((safe_div_func_uint8_t_u_u((safe_mul_func_int8_t_s_s((((safe_add_func_uint16_t_u_u(0UL, (*g_38))) <= 1UL) < ((*g_1213) >= (*g_2383))), (safe_rshift_func_uint8_t_u_u(((*g_4070) = (((l_4127 = ((l_4136 , l_4046) | (safe_mul_func_int8_t_s_s((safe_add_func_uint32_t_u_u((~0UL), (((!0x833BL) , p_111) , 0x9F8AA290L))), 0UL)))) >= (*g_38)) == l_4143)), p_111)))), p_111)) , &l_4136);
for (g_831 = 0; (g_831 <= 0); g_831 += 1)
{
int32_t l_4155 = 0xDF7D7A78L;
for (g_2076.f0 = 0; (g_2076.f0 <= 2); g_2076.f0 += 1)
{
uint32_t l_4166[6] = {0UL,0UL,18446744073709551610UL,0UL,0UL,18446744073709551610UL};
int i;
if (((void*)0 != &g_3841))
{
uint32_t l_4144[6];
uint16_t *l_4156 = &g_536[3][4];
int32_t l_4167 = 0x5896E454L;
int i;
for (i = 0; i < 6; i++)
l_4144[i] = 0xCD4C6240L;
l_4143 = ((((g_48[g_1110] = (((l_4144[5] = l_4057[0][2][4]) ^ ((safe_sub_func_int32_t_s_s((safe_mul_func_uint16_t_u_u((safe_lshift_func_int16_t_s_u((safe_sub_func_uint32_t_u_u(0x4F39B854L, (l_4127 != (safe_lshift_func_int8_t_s_u(l_4155, 1))))), ((*l_4156) &= ((*g_38) = p_111)))), (((safe_add_func_int16_t_s_s(((safe_mod_func_uint64_t_u_u(p_111, 0xD6F89E0199E8134DLL)) , (((l_4116 < ((((~((safe_mul_func_int8_t_s_s(l_4166[1], l_4167)) || 0x87AF2363L)) && (*g_348)) || p_111) && 0UL)) && 18446744073709551606UL) , l_4166[1])), 0UL)) & (-8L)) & 5UL))), l_4116)) == p_111)) | (*****g_1639))) <= 0x3CL) , l_4144[5]) ^ l_4167);
}
else
{
return l_4168;
}
}
}
}
}
return &g_131;
}
static int32_t func_112(int32_t ** p_113, const int64_t p_114, int32_t ** p_115)
{
uint32_t l_3493[4][2];
const uint8_t *l_3510 = &g_477;
uint64_t l_3514 = 0x5D44D54546335754LL;
uint32_t l_3515 = 0x8A5D1CF2L;
int8_t l_3532 = 0xEFL;
int64_t l_3537 = (-1L);
uint64_t *****l_3538 = &g_3281;
int32_t *l_3558 = &g_2076.f3;
int32_t l_3559 = (-1L);
uint32_t **l_3566 = &g_2414[0][0];
const uint32_t *l_3569 = &g_2559;
const uint32_t * const *l_3568 = &l_3569;
int32_t l_3615 = (-1L);
int32_t l_3618[5][7][7] = {{{0L,0L,0x9EB79E88L,0x5AC211DAL,0x5AC211DAL,0x9EB79E88L,0L},{0x96AD5975L,0L,0L,0xF94486B3L,0x55EFF1BEL,0x96AD5975L,0x65E2AE47L},{0L,0x96AD5975L,1L,0x9EB79E88L,0x65E2AE47L,9L,0x5AC211DAL},{0x6F26953EL,0xF37B57E3L,0L,0xF94486B3L,(-5L),(-7L),(-7L)},{0xF37B57E3L,0x5AC211DAL,7L,0x5AC211DAL,0xF37B57E3L,(-7L),1L},{7L,0x55EFF1BEL,0x9EB79E88L,(-5L),0L,9L,0x55EFF1BEL},{0x96AD5975L,0x65E2AE47L,0x097080CEL,0xBF6A6A02L,(-5L),0x96AD5975L,(-6L)}},{{7L,(-5L),0x96AD5975L,0x9EB79E88L,(-6L),0x9EB79E88L,0x96AD5975L},{0xF37B57E3L,0xF37B57E3L,0x96AD5975L,0L,1L,0x5AC211DAL,(-5L)},{1L,0L,0L,7L,0x96AD5975L,0L,0L},{7L,0x6F26953EL,0x097080CEL,0L,7L,0xF94486B3L,0x6F26953EL},{9L,0xF37B57E3L,(-6L),(-6L),0xF37B57E3L,9L,0x6F26953EL},{0xF94486B3L,7L,0L,0x097080CEL,0x6F26953EL,7L,0L},{0L,0x96AD5975L,7L,0L,0L,1L,(-5L)}},{{0x5AC211DAL,7L,(-5L),9L,0x96AD5975L,0x96AD5975L,9L},{0x097080CEL,0xF37B57E3L,0x097080CEL,9L,0L,0xBF6A6A02L,0xF37B57E3L},{9L,0x6F26953EL,0x55EFF1BEL,0L,9L,9L,8L},{0L,0L,0L,0x097080CEL,8L,0xBF6A6A02L,7L},{(-5L),0x96AD5975L,0x9EB79E88L,(-6L),0x9EB79E88L,0x96AD5975L,(-5L)},{(-5L),0L,0x65E2AE47L,0L,0x96AD5975L,1L,0x9EB79E88L},{0L,9L,0x097080CEL,7L,9L,7L,9L}},{{9L,8L,0x65E2AE47L,(-5L),(-7L),9L,(-7L)},{0x097080CEL,0x9EB79E88L,0x9EB79E88L,0x097080CEL,(-7L),0xF94486B3L,0L},{0x5AC211DAL,0x96AD5975L,0L,0x55EFF1BEL,9L,0L,(-5L)},{0L,9L,0x55EFF1BEL,0L,0x96AD5975L,0x5AC211DAL,0L},{0xF94486B3L,(-7L),0x097080CEL,0x9EB79E88L,0x9EB79E88L,0x097080CEL,(-7L)},{9L,(-7L),(-5L),0x65E2AE47L,8L,9L,9L},{7L,9L,7L,0x097080CEL,9L,0L,0x9EB79E88L}},{{1L,0x96AD5975L,0L,0x65E2AE47L,0L,(-5L),(-5L)},{0x96AD5975L,0x9EB79E88L,(-6L),0x9EB79E88L,0x96AD5975L,(-5L),7L},{0xBF6A6A02L,8L,0x097080CEL,0L,0L,0L,8L},{9L,9L,0L,0x55EFF1BEL,0x6F26953EL,9L,0xF37B57E3L},{0xBF6A6A02L,0L,9L,0x097080CEL,0xF37B57E3L,0x097080CEL,9L},{0x96AD5975L,0x96AD5975L,9L,(-5L),7L,0x5AC211DAL,(-5L)},{1L,0L,0L,7L,0x96AD5975L,0L,0L}}};
struct S0 *l_3635 = &g_131;
int32_t ***** const l_3662 = &g_1003;
struct S1 l_3770 = {0x17ACF224A603BC0DLL};
uint64_t l_3782 = 0x7226A8ECE31D3B69LL;
uint32_t ***l_3804 = &g_3705;
uint32_t ****l_3803 = &l_3804;
const uint16_t *l_3839 = &g_2125;
const uint16_t **l_3838 = &l_3839;
const uint16_t ***l_3837[6] = {&l_3838,&l_3838,&l_3838,&l_3838,&l_3838,&l_3838};
uint32_t l_3882[10][8] = {{7UL,0x6305D75AL,0x6305D75AL,0x33D824F4L,0x7DFEC2E2L,0x366E7D00L,0UL,0x4FB426FAL},{0x7DFEC2E2L,0x366E7D00L,0UL,0x4FB426FAL,1UL,0x80D3424FL,0xFC1267DDL,0x624E7FA3L},{0x9D04B4F0L,0x366E7D00L,1UL,0xC308CBBEL,1UL,0x366E7D00L,0x9D04B4F0L,7UL},{0UL,0x6305D75AL,7UL,0x366E7D00L,0x33D824F4L,7UL,0x6A746AA5L,0x5EC9331CL},{0x5EC9331CL,0x624E7FA3L,0xC308CBBEL,1UL,0x33D824F4L,0x33D824F4L,1UL,0xC308CBBEL},{0UL,0UL,0x80D3424FL,0x5EC9331CL,1UL,0x9D04B4F0L,0xC308CBBEL,0UL},{0x9D04B4F0L,0x7DFEC2E2L,0UL,1UL,1UL,0UL,0x6305D75AL,0UL},{0x7DFEC2E2L,0x5EC9331CL,0x33D824F4L,0x5EC9331CL,0x7DFEC2E2L,0x4FB426FAL,0x80D3424FL,0xC308CBBEL},{0x33D824F4L,0x6A746AA5L,0x624E7FA3L,1UL,0xFC1267DDL,1UL,7UL,0x5EC9331CL},{7UL,0x80D3424FL,0x624E7FA3L,0x366E7D00L,0x366E7D00L,0x624E7FA3L,0x80D3424FL,7UL}};
uint8_t l_3957 = 0x6AL;
int16_t ***l_3977 = (void*)0;
int8_t l_4024 = (-1L);
int i, j, k;
for (i = 0; i < 4; i++)
{
for (j = 0; j < 2; j++)
l_3493[i][j] = 18446744073709551615UL;
}
lbl_3624:
++l_3493[3][0];
for (g_131.f3 = 0; (g_131.f3 > 28); ++g_131.f3)
{
int32_t l_3508 = 0xC7EE8C2AL;
uint8_t *l_3509 = &g_477;
uint16_t **l_3511 = &g_239;
uint16_t ***l_3512 = &l_3511;
struct S1 l_3513 = {0x14D49377C7C63674LL};
uint32_t ***l_3535 = &g_2351;
uint32_t ***l_3552[9][5][1] = {{{&g_2351},{&g_2351},{(void*)0},{(void*)0},{&g_2351}},{{&g_2351},{&g_2351},{&g_2351},{&g_2351},{&g_2351}},{{&g_2351},{(void*)0},{(void*)0},{&g_2351},{&g_2351}},{{&g_2351},{&g_2351},{&g_2351},{&g_2351},{&g_2351}},{{(void*)0},{(void*)0},{&g_2351},{&g_2351},{&g_2351}},{{&g_2351},{&g_2351},{&g_2351},{&g_2351},{(void*)0}},{{(void*)0},{&g_2351},{&g_2351},{&g_2351},{&g_2351}},{{&g_2351},{&g_2351},{&g_2351},{(void*)0},{(void*)0}},{{&g_2351},{&g_2351},{&g_2351},{&g_2351},{&g_2351}}};
uint32_t ***l_3553 = (void*)0;
int32_t l_3555 = 3L;
int32_t ***** const l_3577 = &g_1003;
uint8_t l_3609 = 255UL;
int32_t l_3614 = 1L;
int32_t l_3616 = 0xCC71BCCFL;
int32_t l_3617 = 0xB60D54D0L;
uint32_t l_3619 = 0xD57F5866L;
int32_t l_3651 = 0x5AE1BFC7L;
int64_t ** const l_3668 = &g_1844;
int32_t l_3683[8];
uint8_t *****l_3771 = &g_1046;
int8_t **** const *l_3781 = &g_3107;
struct S1 ***l_3830 = &g_551;
int i, j, k;
for (i = 0; i < 8; i++)
l_3683[i] = 6L;
if (((((safe_div_func_int32_t_s_s((((safe_mul_func_uint8_t_u_u((((safe_lshift_func_int16_t_s_u((safe_rshift_func_int16_t_s_s(l_3493[3][0], 15)), 5)) <= (safe_mul_func_uint16_t_u_u((((l_3508 != ((*g_1844) &= p_114)) | ((l_3509 == l_3510) <= ((((((((*l_3512) = l_3511) == (func_132(p_114, l_3513) , (void*)0)) && 65534UL) , &l_3508) != (void*)0) , l_3493[0][0]) || p_114))) == 0xDE36L), l_3514))) == p_114), 246UL)) > l_3508) == (*****g_1639)), 4294967295UL)) ^ l_3513.f0) & l_3493[3][0]) >= l_3515))
{
uint32_t * const **l_3518 = &g_2413[5][1][1];
uint64_t l_3536[9] = {0UL,0x6AEC3C601F4D7FBCLL,0x6AEC3C601F4D7FBCLL,0UL,0x6AEC3C601F4D7FBCLL,0x6AEC3C601F4D7FBCLL,0UL,0x6AEC3C601F4D7FBCLL,0x6AEC3C601F4D7FBCLL};
int32_t l_3539 = 9L;
uint32_t *l_3540 = &g_831;
struct S0 l_3549 = {-1L,1L,109,-6L,18446744073709551615UL,1369,0x35E62141L,-6L,3UL};
const int16_t ** const *l_3587 = &g_2382;
uint16_t l_3653[10] = {0UL,0x83B6L,0UL,0UL,0UL,0UL,0x83B6L,0UL,0UL,0UL};
int32_t ****l_3712 = (void*)0;
int8_t *****l_3713 = &g_3107;
int32_t l_3734 = 1L;
int32_t l_3735 = 2L;
int32_t l_3736 = 6L;
int32_t l_3737 = (-5L);
int32_t l_3738 = (-1L);
struct S1 l_3760 = {-1L};
int32_t l_3798 = 0xFB1B6C65L;
int i;
for (g_2930 = 10; (g_2930 >= 16); g_2930++)
{
(*g_1731) |= (&g_2413[5][1][1] == l_3518);
}
if (((((*l_3540) = ((((*g_1844) ^= ((*g_239) >= (safe_mod_func_uint32_t_u_u(((**g_301)++), (~(l_3539 = (safe_add_func_int16_t_s_s(((!(((&g_3281 != (((safe_unary_minus_func_int64_t_s((l_3513.f0 && ((((safe_mod_func_int32_t_s_s(p_114, ((l_3532 = ((0x03B77B54DE08D81DLL != ((void*)0 == &g_1046)) , (safe_rshift_func_int16_t_s_s((*g_2383), 2)))) | (safe_lshift_func_int16_t_s_s(((l_3535 == (void*)0) != p_114), l_3536[8]))))) , l_3537) | 7L) || p_114)))) == p_114) , l_3538)) >= 0x66FF9749L) > 1L)) >= l_3536[8]), 65535UL)))))))) != g_2930) && p_114)) < p_114) || p_114))
{
int32_t l_3556[2];
int32_t *****l_3576[5][6][2] = {{{&g_1003,&g_1003},{&g_1003,&g_1003},{&g_1003,&g_1003},{(void*)0,&g_1003},{&g_1003,&g_1003},{&g_1003,&g_1003}},{{(void*)0,&g_1003},{&g_1003,&g_1003},{&g_1003,&g_1003},{&g_1003,&g_1003},{&g_1003,(void*)0},{&g_1003,(void*)0}},{{&g_1003,&g_1003},{&g_1003,&g_1003},{&g_1003,&g_1003},{&g_1003,&g_1003},{(void*)0,&g_1003},{&g_1003,&g_1003}},{{&g_1003,&g_1003},{(void*)0,&g_1003},{&g_1003,&g_1003},{&g_1003,&g_1003},{&g_1003,&g_1003},{&g_1003,(void*)0}},{{&g_1003,&g_1003},{&g_1003,&g_1003},{&g_1003,&g_1003},{&g_1003,(void*)0},{&g_1003,&g_1003},{&g_1003,&g_1003}}};
uint8_t l_3588[9][8] = {{1UL,252UL,1UL,0xB8L,4UL,4UL,0xB8L,1UL},{252UL,252UL,4UL,0UL,0x17L,0UL,4UL,252UL},{252UL,1UL,0xB8L,4UL,4UL,0xB8L,1UL,252UL},{1UL,7UL,252UL,0UL,252UL,7UL,1UL,1UL},{7UL,0UL,0xB8L,0xB8L,0UL,7UL,4UL,7UL},{0UL,7UL,4UL,7UL,0UL,0xB8L,0xB8L,0UL},{7UL,1UL,1UL,7UL,252UL,0UL,252UL,7UL},{1UL,252UL,1UL,0xB8L,4UL,4UL,0xB8L,1UL},{252UL,252UL,4UL,0UL,0x17L,0UL,4UL,252UL}};
struct S1 *l_3592[9] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
int i, j, k;
for (i = 0; i < 2; i++)
l_3556[i] = 9L;
for (l_3539 = (-8); (l_3539 != 22); l_3539 = safe_add_func_uint16_t_u_u(l_3539, 6))
{
uint32_t ****l_3554 = &l_3553;
uint64_t *l_3557 = &g_307;
int32_t l_3570 = 0xD0B16859L;
if ((((*l_3557) = (p_114 , (safe_add_func_uint32_t_u_u(p_114, ((((-5L) || ((***g_1047) = l_3515)) != (safe_sub_func_uint16_t_u_u((safe_div_func_int64_t_s_s((l_3549 , (((l_3555 |= (safe_mul_func_int8_t_s_s(p_114, ((l_3536[8] , (l_3552[5][0][0] = (l_3535 = (*g_2349)))) == ((*l_3554) = l_3553))))) , (*g_239)) | (*g_239))), l_3556[1])), 0L))) | (*g_1731)))))) , 1L))
{
uint32_t ***l_3567 = &l_3566;
int64_t **l_3571 = &g_1844;
(*p_115) = l_3558;
l_3559 |= (**p_115);
(*g_1731) ^= (~((((safe_rshift_func_int8_t_s_u((l_3549.f6 = l_3508), 3)) && ((+((((((*l_3540) = (((void*)0 != &g_2414[1][0]) < (((*l_3567) = l_3566) == l_3568))) , l_3570) , 0x1217863B8CF191C8LL) == (&g_366[1] != ((*l_3571) = (void*)0))) | 0xC16D5341L)) & (**p_115))) != 0x06DAL) , p_114));
}
else
{
int16_t **l_3586 = &g_1213;
int16_t ***l_3585[1][1];
int32_t *l_3591 = &l_3570;
struct S1 *l_3610 = (void*)0;
int i, j;
for (i = 0; i < 1; i++)
{
for (j = 0; j < 1; j++)
l_3585[i][j] = &l_3586;
}
(*g_1731) ^= ((l_3549.f6 = (safe_div_func_int64_t_s_s(0xE852AC0275BF39C6LL, (safe_sub_func_uint32_t_u_u((((l_3576[4][1][1] != l_3577) , ((*g_302) , ((&g_2413[5][1][1] == &g_2413[5][1][1]) ^ ((safe_mod_func_int64_t_s_s((*g_1844), (+(*g_2383)))) & (safe_rshift_func_uint16_t_u_u((safe_mul_func_uint16_t_u_u((l_3585[0][0] != l_3587), (*g_1213))), p_114)))))) , 4294967295UL), p_114))))) | 0xA8L);
l_3588[5][5]--;
(***g_1003) = l_3591;
(*g_1731) = (l_3592[7] == ((((!(safe_mod_func_int16_t_s_s(l_3549.f5, p_114))) != (((safe_lshift_func_uint16_t_u_u((safe_rshift_func_uint8_t_u_s(9UL, 0)), p_114)) >= ((((safe_rshift_func_int8_t_s_u((~(++(**l_3511))), (safe_mul_func_int16_t_s_s((l_3570 = (((safe_mul_func_uint16_t_u_u((((*l_3591) ^ 0x37L) == ((l_3609 , 0x75024749L) & (*g_302))), l_3549.f0)) || 0x74L) >= 0xA233CE73L)), p_114)))) || 0x2EL) ^ p_114) , 1UL)) <= (****g_1046))) , 0x8D02A92DA052F2B1LL) , l_3610));
}
for (g_212 = 15; (g_212 <= (-18)); g_212 = safe_sub_func_uint8_t_u_u(g_212, 9))
{
int32_t *l_3613 = &g_212;
(***g_1003) = l_3613;
}
return l_3549.f7;
}
l_3619++;
for (g_61 = 10; (g_61 <= 56); g_61++)
{
uint8_t l_3628 = 255UL;
if (l_3537)
goto lbl_3624;
for (g_307 = 19; (g_307 != 38); g_307++)
{
int32_t *l_3627 = (void*)0;
(*p_115) = l_3627;
return l_3628;
}
for (g_131.f6 = 9; (g_131.f6 < (-27)); g_131.f6--)
{
uint64_t * const **l_3633 = (void*)0;
uint64_t * const ***l_3632 = &l_3633;
uint64_t * const ****l_3634 = &l_3632;
struct S0 **l_3636 = &l_3635;
(*l_3558) = (p_114 < (+0x0EADL));
if (l_3549.f8)
goto lbl_3624;
(*l_3634) = l_3632;
(*l_3636) = l_3635;
}
}
}
else
{
int64_t l_3646 = (-1L);
int32_t l_3647[8][6];
int64_t **l_3669 = &g_1844;
struct S1 * const l_3682[5] = {&g_323[4][0],&g_323[4][0],&g_323[4][0],&g_323[4][0],&g_323[4][0]};
uint64_t *****l_3686 = (void*)0;
uint32_t l_3727 = 8UL;
uint64_t l_3739 = 18446744073709551615UL;
struct S0 l_3755 = {0x90DECAD8L,-1L,70,0x37A4EBBFL,0x68645A2689B22F7ELL,1060,-9L,8L,1UL};
uint8_t l_3795 = 0UL;
int i, j;
for (i = 0; i < 8; i++)
{
for (j = 0; j < 6; j++)
l_3647[i][j] = (-10L);
}
for (g_594 = 0; (g_594 > (-12)); g_594 = safe_sub_func_uint8_t_u_u(g_594, 2))
{
int32_t l_3644 = 1L;
int32_t l_3645 = 0x9642A1E0L;
int32_t l_3648 = 7L;
int32_t l_3649 = 0xE8171133L;
int32_t l_3650 = 0xF34F7296L;
int32_t l_3652 = 1L;
for (g_2930 = 0; (g_2930 != 5); g_2930++)
{
int32_t *l_3641 = &l_3617;
int32_t *l_3642[8][2] = {{(void*)0,&g_46},{(void*)0,(void*)0},{&g_46,(void*)0},{(void*)0,&g_46},{(void*)0,(void*)0},{&g_46,(void*)0},{(void*)0,&g_46},{(void*)0,(void*)0}};
int8_t l_3643 = 0x45L;
int i, j;
l_3653[6]--;
}
for (l_3646 = 17; (l_3646 == (-20)); --l_3646)
{
(****l_3577) = &l_3652;
return l_3652;
}
if (l_3650)
break;
(***g_1003) = &l_3647[0][3];
}
for (g_2559 = 0; (g_2559 < 32); ++g_2559)
{
int64_t ***l_3670 = (void*)0;
int64_t ***l_3671[6][3] = {{&l_3669,&l_3669,&l_3669},{&l_3669,&l_3669,&l_3669},{&l_3669,&l_3669,&l_3669},{&l_3669,&l_3669,&l_3669},{&l_3669,&l_3669,&l_3669},{&l_3669,&l_3669,&l_3669}};
int32_t l_3693 = 0x2226DB29L;
struct S1 l_3696 = {0x3C17E2BA73512C36LL};
int32_t l_3733[2];
int i, j;
for (i = 0; i < 2; i++)
l_3733[i] = 0x3A330F42L;
for (g_2076.f0 = 18; (g_2076.f0 >= 8); g_2076.f0--)
{
int64_t l_3663 = 0x1979C83D39084B3ELL;
l_3539 = ((void*)0 != l_3662);
if (l_3663)
break;
}
(*l_3558) = ((*g_1731) = (((safe_unary_minus_func_int32_t_s(l_3646)) , (((~(0x2ED7L & (p_114 < (1L > (l_3668 != ((*l_3558) , (g_3672 = l_3669))))))) & (safe_div_func_int32_t_s_s(((((safe_lshift_func_int16_t_s_s((((safe_add_func_int32_t_s_s((safe_div_func_int64_t_s_s(((+(((void*)0 == l_3682[0]) > p_114)) || l_3646), 18446744073709551613UL)), l_3683[6])) , p_114) < p_114), 8)) >= p_114) | 5L) < p_114), 0x70371FF6L))) ^ l_3616)) == l_3647[6][5]));
if ((((safe_sub_func_int32_t_s_s((*g_1083), ((*g_1731) = (l_3686 != ((safe_mod_func_uint32_t_u_u((~l_3646), (safe_rshift_func_uint8_t_u_u((~0xD5085F47C333A8ECLL), (((l_3693 = ((*g_1213) , l_3693)) , (l_3647[0][2] = ((((safe_mod_func_uint64_t_u_u(((func_132(l_3647[2][1], l_3696) , (*g_38)) | p_114), l_3549.f7)) == l_3646) , (void*)0) != (***g_1639)))) > 0UL))))) , &g_3281))))) > 0L) || 0x40L))
{
uint32_t ** const ***l_3706 = (void*)0;
uint32_t ** const ***l_3707 = &g_3703[3][5];
int32_t l_3722 = 0xC595E94CL;
int32_t *l_3723 = &l_3722;
int32_t *l_3724 = &g_2076.f3;
int32_t *l_3725 = &g_48[3];
int32_t *l_3726[10][4][6] = {{{&g_2076.f3,&l_3559,&l_3616,(void*)0,&l_3539,&l_3614},{(void*)0,&l_3618[3][0][3],&g_131.f6,&l_3651,&l_3647[6][2],&l_3647[0][3]},{&g_131.f6,&l_3549.f6,&l_3555,&l_3617,&l_3559,&l_3559},{(void*)0,&l_3683[5],&l_3651,&g_131.f3,&g_2076.f3,&g_2076.f3}},{{&l_3617,&l_3618[2][5][2],&l_3618[2][5][2],&l_3617,(void*)0,&l_3539},{&l_3559,&g_131.f6,&g_2076.f3,&l_3683[5],&g_131.f6,&l_3617},{(void*)0,&l_3647[0][3],&l_3647[6][2],&l_3651,&g_131.f6,&l_3618[3][0][3]},{&l_3615,&g_131.f6,&g_2076.f3,&l_3615,(void*)0,(void*)0}},{{&l_3647[2][4],&l_3618[2][5][2],&l_3683[6],&l_3559,&g_2076.f3,&l_3647[2][4]},{&g_212,&l_3683[5],&l_3539,&l_3615,&l_3647[0][3],&g_2076.f3},{(void*)0,&l_3549.f6,(void*)0,&l_3616,&l_3559,&l_3615},{&g_131.f3,&l_3539,&l_3616,&g_131.f6,&l_3693,&g_131.f6}},{{&l_3539,&l_3647[0][3],&l_3647[3][1],&g_131.f3,&g_2076.f3,&l_3617},{(void*)0,&l_3616,&l_3549.f6,&l_3539,&l_3647[6][2],&l_3618[2][5][2]},{&l_3615,&l_3549.f3,&l_3614,(void*)0,(void*)0,(void*)0},{&l_3683[6],&l_3549.f6,&l_3683[6],(void*)0,&l_3616,(void*)0}},{{&g_131.f6,&g_131.f6,&l_3617,&l_3559,&l_3617,&g_131.f3},{&g_2076.f3,(void*)0,&l_3647[3][1],&l_3559,(void*)0,(void*)0},{&g_131.f6,&g_48[3],(void*)0,(void*)0,&l_3559,(void*)0},{&l_3683[6],&l_3617,&l_3559,(void*)0,&l_3683[5],&g_2076.f3}},{{&l_3615,&g_2076.f3,&l_3549.f6,&l_3539,&l_3617,&l_3651},{(void*)0,&g_131.f3,&g_48[3],&g_131.f3,&l_3617,(void*)0},{&l_3539,&l_3618[3][0][3],&g_131.f6,&g_131.f6,&l_3647[0][3],&l_3549.f3},{&g_131.f3,&g_212,(void*)0,&l_3616,&l_3693,(void*)0}},{{(void*)0,&l_3549.f3,&l_3616,&l_3683[6],&g_131.f6,&l_3617},{&l_3617,&l_3647[0][3],(void*)0,&g_48[3],&g_48[3],(void*)0},{(void*)0,(void*)0,&l_3617,&g_48[3],&l_3693,&l_3618[2][5][2]},{&g_212,&g_46,&g_131.f6,&l_3549.f6,(void*)0,&l_3617}},{{&l_3559,&g_212,&g_131.f6,(void*)0,(void*)0,&l_3618[2][5][2]},{&l_3555,(void*)0,&l_3617,&l_3651,(void*)0,(void*)0},{&l_3651,(void*)0,(void*)0,&g_2076.f3,&l_3617,&l_3617},{&g_131.f6,&l_3618[2][5][2],&l_3616,&l_3616,&l_3614,(void*)0}},{{&l_3614,(void*)0,(void*)0,&l_3549.f6,&l_3683[5],&l_3549.f3},{(void*)0,&g_48[3],&g_131.f6,&l_3539,&l_3615,(void*)0},{&l_3651,&l_3617,&g_48[3],(void*)0,(void*)0,&l_3651},{&l_3617,&l_3618[3][0][3],&l_3549.f6,&l_3614,&l_3616,&g_2076.f3}},{{&g_131.f3,(void*)0,&l_3559,(void*)0,&l_3559,(void*)0},{&l_3617,&g_46,(void*)0,&g_131.f6,&g_131.f6,(void*)0},{&l_3683[5],&l_3616,&l_3647[3][1],&g_48[3],&l_3618[2][5][2],&g_131.f3},{&l_3651,&l_3616,&l_3617,&l_3617,&g_131.f6,(void*)0}}};
int i, j, k;
(*g_1731) = ((*l_3558) = (safe_rshift_func_int16_t_s_u((safe_add_func_uint64_t_u_u((safe_add_func_int8_t_s_s((((**l_3511) = (&l_3518 != ((*l_3707) = g_3703[3][5]))) || (((safe_mod_func_int16_t_s_s((safe_lshift_func_int16_t_s_s(((*l_3662) == l_3712), 14)), (-7L))) , (l_3713 != (void*)0)) & (((safe_mod_func_int16_t_s_s(((safe_mod_func_int64_t_s_s((safe_div_func_uint32_t_u_u(0UL, (safe_lshift_func_uint8_t_u_s((((*g_302) != 4294967286UL) & 1L), p_114)))), (*l_3558))) | 0x1D29L), (***g_2381))) > (*g_348)) , l_3722))), l_3696.f0)), l_3722)), 11)));
if ((*g_1731))
break;
++l_3727;
(*g_1731) = (0xF797L && (-1L));
}
else
{
int32_t *l_3730 = &g_131.f6;
int32_t l_3731[1];
int32_t *l_3732[7] = {&l_3647[0][3],&l_3731[0],&l_3647[0][3],&l_3647[0][3],&l_3731[0],&l_3647[0][3],&l_3647[0][3]};
int i;
for (i = 0; i < 1; i++)
l_3731[i] = 0L;
l_3739--;
}
l_3693 ^= (0xA058L == ((p_114 <= ((g_131.f1 = (safe_rshift_func_int16_t_s_u(l_3646, ((safe_lshift_func_int16_t_s_u((*l_3558), 8)) || ((*g_302) = 0UL))))) , l_3696.f0)) | (((p_114 == ((safe_mod_func_uint64_t_u_u((safe_mod_func_int64_t_s_s((safe_sub_func_uint32_t_u_u((safe_mod_func_int64_t_s_s((((((~(l_3755 , (((safe_lshift_func_int8_t_s_u(((((((*g_38)++) && ((((**l_3669) &= ((l_3760 , (*g_1083)) != p_114)) != (*l_3558)) , 0xB573L)) >= (-6L)) != (-3L)) , l_3696.f0), p_114)) != (****g_1046)) & 5UL))) < 1UL) , p_114) && p_114) , l_3733[1]), l_3696.f0)), (*g_1083))), l_3646)), g_3761)) , 0x23L)) >= 9L) , (*g_2383))));
}
if (((((*g_1083) & (safe_rshift_func_uint16_t_u_s(0xC8D4L, 13))) < p_114) && (safe_div_func_int64_t_s_s((safe_sub_func_int16_t_s_s(p_114, (safe_lshift_func_uint8_t_u_u(((l_3770 , (((l_3771 == (void*)0) & (((safe_sub_func_uint64_t_u_u(((safe_rshift_func_uint8_t_u_u(((*l_3509) = (((safe_add_func_uint32_t_u_u((p_114 || (safe_mul_func_uint8_t_u_u((p_114 , (**g_1027)), l_3755.f3))), l_3539)) == (-1L)) , 5UL)), 5)) != 0x61B8DD6F927F9E5BLL), 0L)) & 0x83BCB91EL) != p_114)) ^ 3L)) >= (*l_3558)), 5)))), p_114))))
{
const int32_t l_3780 = 0x68A20FE0L;
int8_t ****l_3784[9] = {&g_3108,&g_3108,&g_3108,&g_3108,&g_3108,&g_3108,&g_3108,&g_3108,&g_3108};
int32_t l_3789 = 0xC7B184ECL;
int i;
l_3789 = (p_114 , (((((l_3780 , l_3781) != &g_3107) , (((l_3780 >= (l_3782 > (!(((*l_3781) != (g_3785 = l_3784[5])) >= (safe_add_func_int32_t_s_s(((p_114 | 0x03E5BE294F5A4E2ALL) < p_114), l_3780)))))) ^ p_114) >= 0UL)) || l_3647[0][3]) != g_3788));
}
else
{
(***g_1003) = g_3790;
if ((***g_1004))
{
int32_t **l_3791 = (void*)0;
int32_t **l_3792 = &l_3558;
(*l_3558) |= ((*g_3790) = (((**p_115) & (l_3791 == (l_3792 = p_113))) , (safe_lshift_func_uint16_t_u_s((l_3795 = (*g_38)), ((g_240[2]++) ^ (*****l_3577))))));
}
else
{
if ((**p_115))
break;
if (l_3798)
break;
(****l_3577) = ((*****l_3662) , (**g_1004));
(***g_1004) = (safe_rshift_func_int16_t_s_u((18446744073709551611UL >= p_114), 6));
}
if ((**p_115))
continue;
(**g_861) = ((void*)0 == (*l_3771));
}
}
}
else
{
const struct S0 **l_3801 = (void*)0;
int32_t *l_3802[6][10] = {{(void*)0,(void*)0,&g_1891,&g_3177[7][0][0],&g_1891,(void*)0,(void*)0,&g_1891,&g_3177[7][0][0],&g_1891},{(void*)0,(void*)0,&g_1891,&g_3177[7][0][0],&g_1891,(void*)0,(void*)0,&g_1891,&g_3177[7][0][0],&g_1891},{(void*)0,(void*)0,&g_1891,&g_3177[7][0][0],&g_1891,(void*)0,(void*)0,&g_1891,&g_3177[7][0][0],&g_1891},{(void*)0,(void*)0,&g_1891,&g_3177[7][0][0],&g_1891,(void*)0,(void*)0,&g_1891,&g_3177[7][0][0],&g_1891},{(void*)0,(void*)0,&g_1891,&g_3177[7][0][0],&g_1891,(void*)0,(void*)0,&g_1891,&g_3177[7][0][0],&g_1891},{(void*)0,(void*)0,&g_1891,&g_3177[7][0][0],&g_1891,(void*)0,(void*)0,&g_1891,&g_3177[7][0][0],&g_1891}};
uint32_t *****l_3805[4];
int32_t l_3836 = 0x68658D48L;
const uint16_t ****l_3840 = &l_3837[3];
uint16_t l_3843 = 1UL;
int32_t l_3844 = (-1L);
int i, j;
for (i = 0; i < 4; i++)
l_3805[i] = &l_3803;
g_3806 = ((g_1891 = (((*g_3294) , l_3801) != (void*)0)) , l_3803);
(***g_1003) = (void*)0;
(*g_1731) = (safe_mod_func_uint64_t_u_u((safe_mul_func_int32_t_s_s(((*g_3790) ^= (p_114 < (l_3836 = (safe_mul_func_int8_t_s_s((((~p_114) && (safe_mod_func_uint32_t_u_u((p_114 , ((safe_mul_func_int16_t_s_s(((safe_add_func_int32_t_s_s((l_3513 , ((~(l_3844 ^= ((safe_mul_func_int16_t_s_s(0x2969L, ((*g_1213) = ((!(safe_rshift_func_int16_t_s_u((((g_3826[3][0][0] != (((safe_lshift_func_int8_t_s_s(((safe_unary_minus_func_int32_t_s((((l_3830 = l_3830) == ((safe_add_func_int16_t_s_s((~(p_114 > (((*l_3840) = (((safe_rshift_func_int8_t_s_s(p_114, (**g_1247))) , l_3836) , l_3837[3])) != g_3841))), 65533UL)) , (void*)0)) && l_3836))) ^ p_114), p_114)) > 0x12L) == 0x57L)) < p_114) | l_3843), (*l_3558)))) , 0xD1CAL)))) , p_114))) , l_3683[6])), 0x1CA1CC09L)) == 0xEEEC0F062D23F242LL), l_3836)) > 4294967294UL)), 8UL))) < (*g_239)), (***g_1047)))))), 0UL)), 0xC310A276B34A5960LL));
(**g_1004) = &l_3844;
}
for (g_2076.f3 = 25; (g_2076.f3 <= 7); g_2076.f3 = safe_sub_func_uint16_t_u_u(g_2076.f3, 8))
{
(*g_3790) ^= p_114;
(**g_2965) = (void*)0;
}
}
(*g_861) = &l_3615;
for (l_3532 = 0; (l_3532 == (-2)); l_3532--)
{
int16_t l_3865 = (-1L);
int32_t l_3890 = 0x5525AB07L;
int32_t l_3895 = 0x9BBB9DD2L;
int32_t l_3896 = (-1L);
struct S1 l_3901 = {-2L};
int32_t l_3921 = 0xC4DF1EB6L;
int16_t * const *l_3979 = (void*)0;
int16_t * const **l_3978 = &l_3979;
struct S0 **l_3983 = &l_3635;
struct S0 ***l_3982 = &l_3983;
int8_t l_3986 = (-1L);
int32_t l_4012 = 3L;
int32_t l_4019 = 0xFF5B3E40L;
int32_t l_4020[1][9];
int64_t l_4031 = (-2L);
uint64_t l_4036 = 0xDDB4D42C65A13D61LL;
int i, j;
for (i = 0; i < 1; i++)
{
for (j = 0; j < 9; j++)
l_4020[i][j] = 0x3C072631L;
}
}
return (*g_3790);
}
static const int64_t func_120(int8_t p_121, uint16_t p_122, struct S1 p_123, int32_t * p_124)
{
uint32_t l_2931 = 0xBFAA622FL;
uint16_t l_2959 = 0x592DL;
int32_t l_2975[4][7][2] = {{{(-3L),9L},{0xA4464A60L,0xD23F55A9L},{0xA4464A60L,9L},{(-3L),0x6012DA2DL},{0x39D9F0F6L,0x296DA3DAL},{2L,0x296DA3DAL},{0x39D9F0F6L,0x6012DA2DL}},{{(-3L),9L},{0xA4464A60L,0xD23F55A9L},{0xA4464A60L,9L},{(-3L),0x6012DA2DL},{0x39D9F0F6L,0x296DA3DAL},{2L,0x296DA3DAL},{0x39D9F0F6L,0x6012DA2DL}},{{(-3L),9L},{0xA4464A60L,0xD23F55A9L},{0xA4464A60L,9L},{(-3L),0x6012DA2DL},{0x39D9F0F6L,0x296DA3DAL},{2L,0x296DA3DAL},{0x39D9F0F6L,0x6012DA2DL}},{{(-3L),9L},{0xA4464A60L,0xD23F55A9L},{0xA4464A60L,9L},{(-3L),0x6012DA2DL},{0x39D9F0F6L,0x296DA3DAL},{2L,0x296DA3DAL},{0x39D9F0F6L,0x6012DA2DL}}};
int32_t *** const l_3018[7][5][7] = {{{&g_67[3],&g_67[1],&g_861,&g_67[3],(void*)0,&g_861,&g_67[1]},{&g_861,(void*)0,&g_861,&g_67[1],&g_67[4],&g_861,&g_67[4]},{&g_67[3],&g_67[3],&g_861,(void*)0,&g_861,&g_67[3],&g_67[3]},{&g_861,&g_861,&g_67[3],&g_67[1],&g_861,&g_861,&g_67[2]},{(void*)0,&g_861,&g_67[1],&g_861,(void*)0,&g_67[1],&g_67[1]}},{{&g_861,&g_67[1],&g_67[3],&g_861,&g_861,&g_861,&g_67[3]},{&g_67[3],&g_67[3],&g_861,(void*)0,&g_67[1],&g_861,&g_67[1]},{&g_861,&g_861,&g_861,&g_67[3],&g_67[2],&g_67[1],(void*)0},{&g_67[3],&g_861,&g_861,(void*)0,&g_67[1],&g_67[1],&g_67[1]},{&g_67[4],&g_67[2],&g_67[2],&g_67[4],&g_861,&g_861,&g_67[1]}},{{&g_861,&g_67[1],&g_67[1],&g_67[1],&g_67[1],&g_861,&g_67[3]},{&g_861,&g_67[1],&g_861,&g_67[2],&g_861,&g_67[1],&g_67[1]},{&g_67[3],&g_67[1],(void*)0,(void*)0,&g_67[1],&g_67[3],(void*)0},{&g_861,&g_861,(void*)0,&g_67[1],&g_67[4],&g_861,&g_67[1]},{&g_67[1],&g_67[3],&g_861,&g_67[2],&g_861,&g_861,(void*)0}},{{&g_67[3],&g_861,&g_67[2],&g_861,&g_861,&g_67[2],&g_861},{&g_67[1],&g_67[1],(void*)0,&g_861,&g_67[1],&g_861,&g_861},{&g_67[4],&g_67[1],&g_67[1],&g_67[1],&g_861,&g_861,&g_67[0]},{(void*)0,&g_67[1],&g_861,&g_861,&g_861,&g_861,&g_861},{&g_861,&g_67[0],&g_861,&g_861,&g_67[1],&g_67[3],&g_67[1]}},{{(void*)0,&g_67[1],(void*)0,&g_67[2],&g_67[3],&g_67[1],&g_67[1]},{&g_67[0],&g_861,&g_861,&g_67[1],&g_67[1],&g_67[3],&g_67[3]},{&g_861,(void*)0,&g_67[2],(void*)0,&g_861,&g_861,&g_861},{&g_861,(void*)0,&g_67[1],&g_67[2],&g_67[3],&g_861,&g_861},{&g_67[1],&g_861,(void*)0,&g_67[1],(void*)0,&g_861,&g_67[1]}},{{&g_861,&g_67[2],(void*)0,&g_67[1],(void*)0,&g_67[2],&g_861},{&g_861,(void*)0,&g_67[1],&g_861,(void*)0,&g_861,&g_67[2]},{&g_67[0],&g_67[1],&g_67[1],&g_861,&g_67[1],&g_861,(void*)0},{(void*)0,&g_861,&g_67[1],&g_67[3],(void*)0,&g_67[3],&g_67[1]},{&g_861,&g_861,(void*)0,&g_861,&g_861,&g_67[1],&g_67[4]}},{{(void*)0,(void*)0,(void*)0,&g_67[1],&g_67[2],&g_861,&g_861},{&g_67[4],&g_861,&g_67[1],&g_67[3],&g_861,&g_861,&g_861},{&g_67[1],&g_67[2],&g_67[2],&g_67[1],(void*)0,&g_67[3],&g_67[3]},{&g_67[3],&g_67[1],&g_861,&g_67[4],&g_67[1],(void*)0,&g_861},{&g_67[1],(void*)0,(void*)0,(void*)0,(void*)0,&g_67[1],&g_67[3]}}};
int8_t ** const ***l_3109 = &g_2313[3];
struct S1 * const *l_3110 = &g_552;
int8_t l_3115 = 0L;
int64_t l_3136[1][2][9] = {{{0xCD7F1A0C9179815DLL,(-3L),(-3L),0xCD7F1A0C9179815DLL,(-3L),(-3L),0xCD7F1A0C9179815DLL,(-3L),(-3L)},{4L,0x099631E407579A6CLL,0x099631E407579A6CLL,4L,0x20A87B7348889BF8LL,0x20A87B7348889BF8LL,0x099631E407579A6CLL,0x20A87B7348889BF8LL,0x20A87B7348889BF8LL}}};
uint16_t l_3137[9];
uint32_t l_3193 = 0UL;
int32_t *****l_3290[8][1] = {{(void*)0},{(void*)0},{(void*)0},{(void*)0},{(void*)0},{(void*)0},{(void*)0},{(void*)0}};
int32_t *l_3350 = (void*)0;
uint64_t l_3365 = 0xD5C53A0C6014D032LL;
const uint32_t *l_3368 = &g_1183[1][3];
const uint32_t **l_3367 = &l_3368;
const uint32_t ***l_3366 = &l_3367;
uint32_t l_3372 = 3UL;
uint32_t l_3407 = 9UL;
int8_t l_3408 = 0x98L;
uint8_t *l_3420 = &g_349;
struct S1 l_3436 = {0L};
uint32_t l_3437 = 1UL;
struct S0 *l_3453 = &g_131;
int8_t ***l_3467 = (void*)0;
int8_t ***l_3468[10][7][2] = {{{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507}},{{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507}},{{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507}},{{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507}},{{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507}},{{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507}},{{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507}},{{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507}},{{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507}},{{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507},{&g_1507,&g_1507}}};
const uint32_t ***l_3489[9];
int i, j, k;
for (i = 0; i < 9; i++)
l_3137[i] = 65535UL;
for (i = 0; i < 9; i++)
l_3489[i] = &g_1817;
lbl_3116:
for (g_1884 = 3; (g_1884 >= 0); g_1884 -= 1)
{
int64_t l_2934 = 0x15C5185B2FE7C4CCLL;
int64_t *l_2944 = (void*)0;
int32_t l_2945 = 0x3D680397L;
uint16_t *l_2952[8] = {&g_536[3][4],&g_536[3][4],&g_536[3][4],&g_536[3][4],&g_536[3][4],&g_536[3][4],&g_536[3][4],&g_536[3][4]};
int64_t *l_2960[7] = {&g_2930,&g_2930,&g_2930,&g_2930,&g_2930,&g_2930,&g_2930};
int32_t l_2961 = 0x336E55BAL;
int i;
if (l_2931)
break;
(*g_1731) = (safe_add_func_int8_t_s_s(((p_121 != ((*g_1844) || l_2934)) | (l_2961 |= (safe_add_func_uint64_t_u_u((safe_unary_minus_func_uint8_t_u((safe_rshift_func_int16_t_s_u(((p_121 ^ (*g_1844)) | ((--(*g_302)) < (safe_div_func_uint8_t_u_u(((l_2945 = l_2931) & (safe_mod_func_int8_t_s_s((safe_add_func_uint8_t_u_u((((*g_239)--) & (++p_122)), l_2934)), (safe_div_func_uint64_t_u_u(((((safe_mul_func_int16_t_s_s(((g_660[0][0] && 0x2B99L) || 1L), l_2959)) & 0x7215AE6EL) != 0x0FL) | l_2931), l_2959))))), l_2931)))), 14)))), p_123.f0)))), p_121));
}
for (g_2930 = 0; (g_2930 < 0); g_2930++)
{
uint8_t **l_3101 = &g_348;
int32_t l_3114 = (-6L);
int32_t l_3181 = 1L;
int32_t l_3191[3][6][8] = {{{2L,0L,0x101925F5L,7L,1L,0x6D0B311BL,0xEDE17B79L,0L},{5L,(-1L),(-10L),1L,0xA70A8C66L,7L,0x4060FBA2L,0L},{0x80FC81D7L,0x7330F852L,1L,0xD603E85CL,0xCE16EBCDL,0x9011149AL,(-1L),5L},{0x9F19AA6FL,1L,0x101925F5L,0xA70A8C66L,0xF62DDC0CL,5L,7L,0x9011149AL},{0x896E2E96L,0xC087C24AL,0xBEB499B8L,0x551F7035L,0x9011149AL,0x9011149AL,0x551F7035L,0xBEB499B8L},{0xD603E85CL,0xD603E85CL,0xCABE16BAL,0x101925F5L,0xCEF86F55L,1L,0xC2A1A3E3L,0x7330F852L}},{{(-1L),(-1L),0x80ABD556L,0x0AC44C2FL,0x44E28FACL,0L,9L,0x7330F852L},{(-1L),0x551F7035L,0x896E2E96L,0x101925F5L,0x0FEFAF25L,(-1L),(-1L),0xBEB499B8L},{5L,(-10L),0x9AE08134L,0x551F7035L,0x96B4DA20L,0xC2A1A3E3L,1L,0x9011149AL},{0L,(-1L),0L,0xA70A8C66L,0xEFF32AB4L,(-7L),0L,5L},{0L,0x96B4DA20L,(-8L),2L,0x92528D0CL,0L,(-6L),0xCEF86F55L},{0L,0xCABE16BAL,(-1L),7L,5L,0x3316147DL,0L,1L}},{{(-7L),1L,0xA70A8C66L,0x0AB63130L,0xCE16EBCDL,0x9398589FL,0xC087C24AL,0x9398589FL},{0L,(-1L),0xD603E85CL,(-1L),0L,0L,0xEA57D849L,0L},{(-1L),0x92528D0CL,1L,0xCEF86F55L,5L,0x9F19AA6FL,0xF62DDC0CL,(-1L)},{0x7330F852L,0x44E28FACL,1L,1L,0xBEB499B8L,5L,0xEA57D849L,0x0AC44C2FL},{5L,0L,0xD603E85CL,0L,(-1L),(-7L),0xC087C24AL,(-1L)},{(-1L),0xC2A1A3E3L,0xA70A8C66L,(-6L),0L,0xEFF32AB4L,0L,0xC087C24AL}}};
uint32_t l_3198 = 18446744073709551609UL;
int32_t *****l_3232 = &g_1003;
const uint32_t *l_3255 = &l_3198;
const uint32_t **l_3254[10][10][2] = {{{&l_3255,&l_3255},{&l_3255,&l_3255},{&l_3255,(void*)0},{(void*)0,&l_3255},{(void*)0,&l_3255},{&l_3255,(void*)0},{(void*)0,(void*)0},{&l_3255,&l_3255},{&l_3255,(void*)0},{&l_3255,&l_3255}},{{&l_3255,&l_3255},{(void*)0,&l_3255},{&l_3255,(void*)0},{&l_3255,&l_3255},{(void*)0,&l_3255},{(void*)0,&l_3255},{&l_3255,(void*)0},{&l_3255,&l_3255},{(void*)0,&l_3255},{&l_3255,&l_3255}},{{&l_3255,(void*)0},{&l_3255,&l_3255},{&l_3255,(void*)0},{(void*)0,(void*)0},{&l_3255,&l_3255},{(void*)0,&l_3255},{(void*)0,(void*)0},{&l_3255,&l_3255},{&l_3255,&l_3255},{&l_3255,&l_3255}},{{&l_3255,&l_3255},{(void*)0,(void*)0},{(void*)0,&l_3255},{&l_3255,&l_3255},{&l_3255,&l_3255},{&l_3255,&l_3255},{(void*)0,(void*)0},{&l_3255,&l_3255},{&l_3255,&l_3255},{&l_3255,&l_3255}},{{(void*)0,(void*)0},{&l_3255,&l_3255},{(void*)0,&l_3255},{&l_3255,&l_3255},{&l_3255,(void*)0},{(void*)0,&l_3255},{(void*)0,&l_3255},{(void*)0,(void*)0},{&l_3255,&l_3255},{&l_3255,&l_3255}},{{(void*)0,(void*)0},{&l_3255,&l_3255},{&l_3255,&l_3255},{(void*)0,&l_3255},{&l_3255,(void*)0},{&l_3255,&l_3255},{&l_3255,(void*)0},{&l_3255,&l_3255},{(void*)0,&l_3255},{&l_3255,&l_3255}},{{&l_3255,(void*)0},{(void*)0,&l_3255},{&l_3255,&l_3255},{&l_3255,(void*)0},{(void*)0,&l_3255},{(void*)0,&l_3255},{(void*)0,(void*)0},{&l_3255,&l_3255},{&l_3255,&l_3255},{(void*)0,&l_3255}},{{&l_3255,(void*)0},{(void*)0,&l_3255},{&l_3255,&l_3255},{&l_3255,&l_3255},{&l_3255,(void*)0},{(void*)0,&l_3255},{&l_3255,&l_3255},{(void*)0,(void*)0},{&l_3255,&l_3255},{&l_3255,&l_3255}},{{&l_3255,&l_3255},{(void*)0,(void*)0},{&l_3255,&l_3255},{(void*)0,&l_3255},{&l_3255,&l_3255},{&l_3255,(void*)0},{(void*)0,&l_3255},{(void*)0,&l_3255},{(void*)0,(void*)0},{&l_3255,&l_3255}},{{&l_3255,&l_3255},{(void*)0,(void*)0},{&l_3255,&l_3255},{&l_3255,&l_3255},{(void*)0,&l_3255},{&l_3255,(void*)0},{&l_3255,&l_3255},{&l_3255,(void*)0},{&l_3255,&l_3255},{(void*)0,&l_3255}}};
const uint32_t ***l_3253 = &l_3254[2][3][0];
int i, j, k;
}
for (g_1120 = 0; (g_1120 > 30); g_1120++)
{
uint32_t l_3361[9] = {5UL,5UL,5UL,5UL,5UL,5UL,5UL,5UL,5UL};
int16_t **l_3385[3];
int16_t ***l_3384 = &l_3385[2];
int32_t l_3421 = (-1L);
struct S0 *l_3454 = &g_131;
int i;
for (i = 0; i < 3; i++)
l_3385[i] = &g_1213;
if ((*g_1083))
break;
for (g_349 = (-3); (g_349 >= 58); g_349 = safe_add_func_uint64_t_u_u(g_349, 3))
{
int64_t l_3364 = 0x5618A3D944F5768ALL;
const uint32_t ***l_3369 = &l_3367;
const uint32_t ****l_3370 = &l_3369;
uint32_t l_3371 = 0x03E121EDL;
int32_t l_3373 = 0x897FD654L;
l_3373 ^= ((18446744073709551609UL >= (((l_3371 = ((safe_sub_func_uint16_t_u_u(((*g_3294) , ((((safe_mod_func_uint32_t_u_u((l_3361[4] | (safe_sub_func_int16_t_s_s(l_3364, l_3365))), 0x21986B33L)) , (*p_124)) < ((*g_1731) &= ((l_3366 != ((*l_3370) = l_3369)) || p_122))) == (*g_1844))), p_122)) & (***g_2381))) , (**g_2382)) < p_123.f0)) , l_3372);
}
for (g_629 = 0; (g_629 <= 27); g_629 = safe_add_func_int8_t_s_s(g_629, 1))
{
uint32_t l_3405[10] = {4294967295UL,4294967295UL,4294967295UL,4294967295UL,4294967295UL,4294967295UL,4294967295UL,4294967295UL,4294967295UL,4294967295UL};
uint16_t l_3406 = 0x475EL;
int32_t l_3441 = 1L;
int i;
if ((*p_124))
break;
if (l_3361[4])
continue;
if ((safe_div_func_uint16_t_u_u(((*g_38) = ((p_123 , (safe_rshift_func_int16_t_s_u((safe_mul_func_int8_t_s_s(((*g_2383) || (***g_2381)), (safe_sub_func_uint8_t_u_u(((l_3384 == (void*)0) | ((safe_sub_func_int8_t_s_s((safe_sub_func_int64_t_s_s(((((safe_add_func_uint16_t_u_u((((safe_div_func_int64_t_s_s(((*g_1844) = ((safe_add_func_uint16_t_u_u(((void*)0 == &l_3384), (safe_add_func_int64_t_s_s(((safe_rshift_func_int8_t_s_s((((safe_lshift_func_int8_t_s_s(((65535UL & ((safe_unary_minus_func_int64_t_s(((safe_add_func_int16_t_s_s((*g_1213), (*g_2383))) ^ (*g_1731)))) ^ (***g_1047))) <= l_3405[3]), 6)) ^ l_3406) ^ 1UL), p_122)) , (-3L)), (*g_1844))))) || 0x210B3E6F307F5A2ELL)), 0x2C1190564E98EE9CLL)) < 0UL) != p_121), 0xF6C6L)) <= p_122) | l_3407) > p_121), p_123.f0)), l_3408)) , (-1L))), p_121)))), 12))) , l_3361[4])), l_3361[7])))
{
int32_t l_3418 = 0xE0838891L;
int32_t *l_3419 = &g_131.f1;
int32_t l_3439 = 0xA3B9B0C0L;
int64_t l_3440 = 1L;
int32_t l_3442 = 4L;
if ((l_3421 = ((p_122 >= (safe_mul_func_int16_t_s_s(((***l_3384) = ((*****g_1639) , 1L)), (safe_lshift_func_uint16_t_u_u(p_122, (~(-4L))))))) | (safe_sub_func_uint8_t_u_u(((((*l_3419) = (p_123.f0 >= (((((safe_mul_func_uint8_t_u_u(p_122, (0L == ((-1L) & l_3405[3])))) | l_3406) , l_3361[4]) , l_3418) ^ 0xBDD09FE119CC84E3LL))) , l_3420) == l_3420), l_3361[4])))))
{
uint16_t l_3438 = 0xE511L;
l_3442 &= (l_3441 = (safe_add_func_int64_t_s_s((((safe_mul_func_uint8_t_u_u((p_123.f0 | 1L), (safe_mul_func_int16_t_s_s((safe_lshift_func_int16_t_s_u((safe_div_func_int32_t_s_s((l_3439 = (l_3438 ^= (safe_mod_func_uint8_t_u_u(((safe_mul_func_uint8_t_u_u(((l_3437 = (((*g_1731) &= l_3405[3]) , (p_122 >= (((func_132(l_3405[3], l_3436) , (((***g_1047) | l_3418) == (*g_1083))) >= l_3418) & 3L)))) == (**g_301)), 0x9DL)) <= l_3418), (-1L))))), l_3440)), 5)), (-2L))))) ^ p_123.f0) != 0x5DL), 9L)));
}
else
{
(*g_1731) = 1L;
}
(***g_1003) = &l_3441;
}
else
{
int64_t ** const l_3463[8] = {&g_1844,&g_1844,&g_1844,&g_1844,&g_1844,&g_1844,&g_1844,&g_1844};
int32_t l_3464 = 0x1FABA6C2L;
int i;
if (g_46)
goto lbl_3116;
(*g_1731) |= (safe_div_func_int8_t_s_s(p_123.f0, ((safe_sub_func_int32_t_s_s(((safe_lshift_func_int16_t_s_s((safe_add_func_uint16_t_u_u(((*g_239) = 0xF50DL), ((safe_mul_func_int8_t_s_s((l_3453 != l_3454), (((safe_sub_func_uint32_t_u_u(((((safe_mul_func_int8_t_s_s((p_121 &= (p_123.f0 == 0xDC0040B4L)), ((safe_rshift_func_int8_t_s_s(l_3421, 5)) & (l_3463[4] != (void*)0)))) , 6UL) < p_123.f0) | 0L), l_3405[3])) < l_3441) <= p_122))) > l_3421))), 14)) && l_3464), 4294967295UL)) || p_121)));
if (l_3464)
continue;
}
}
(*g_861) = &l_3421;
}
if ((*p_124))
{
int32_t l_3471[1];
uint32_t l_3474 = 1UL;
int i;
for (i = 0; i < 1; i++)
l_3471[i] = (-1L);
for (g_2076.f6 = 0; (g_2076.f6 < 2); g_2076.f6 = safe_add_func_int64_t_s_s(g_2076.f6, 1))
{
uint8_t l_3469 = 247UL;
int32_t l_3470 = (-1L);
int32_t l_3472 = 0x6B907173L;
int32_t l_3473[6];
int i;
for (i = 0; i < 6; i++)
l_3473[i] = 1L;
l_3469 = (((**g_3106) = l_3467) != (l_3468[7][0][1] = (void*)0));
++l_3474;
}
l_3471[0] = 0L;
}
else
{
uint8_t l_3477[10][4][6] = {{{0x1CL,248UL,248UL,1UL,0xC6L,0x35L},{0x10L,0xFEL,0UL,0xC6L,1UL,0x4CL},{0xC4L,0xFEL,0x02L,0xEEL,0xC6L,3UL},{0x4CL,248UL,0x9EL,0xC4L,6UL,248UL}},{{0UL,0x02L,0xBDL,0UL,0UL,0xBDL},{0x2EL,0x2EL,0xEEL,0xB6L,0UL,0x4CL},{0xBDL,0x4CL,255UL,0x1CL,0x1EL,0x2EL},{0x2EL,0xBDL,255UL,3UL,0x69L,0x4CL}},{{1UL,3UL,0x2EL,0UL,0x75L,0UL},{0UL,0x75L,0UL,0xC5L,248UL,0xC5L},{0x10L,1UL,0x10L,0xC2L,0xEEL,248UL},{0xEEL,0xC5L,1UL,0xD1L,1UL,0x02L}},{{0x75L,255UL,0x9AL,0xD1L,248UL,0xC2L},{0xEEL,0xC4L,0xC5L,0xC2L,1UL,1UL},{0x10L,0x1EL,3UL,0xC5L,0x1CL,0x1CL},{0UL,1UL,1UL,0UL,255UL,0xFEL}},{{1UL,0xC2L,1UL,3UL,0xC6L,0xEEL},{0x2EL,0UL,0UL,0x1CL,0xC6L,0x9AL},{0xBDL,0xC2L,0x75L,0xB6L,255UL,0xC4L},{0x69L,1UL,6UL,0x9AL,0x1CL,0xB6L}},{{1UL,0x1EL,0x02L,0x1EL,1UL,0x10L},{0x02L,0xC4L,1UL,0x2EL,248UL,1UL},{0x1EL,255UL,248UL,0xC4L,1UL,1UL},{0xD1L,0xC5L,1UL,0xBDL,0xEEL,0x10L}},{{1UL,1UL,0x02L,0UL,248UL,0xB6L},{0xC4L,0x75L,6UL,6UL,0x75L,0xC4L},{248UL,3UL,0x75L,0xC6L,0x69L,0x9AL},{0xB6L,0xBDL,0UL,1UL,0x1EL,0xEEL}},{{0xB6L,0x4CL,1UL,0xC6L,0UL,0xFEL},{248UL,0x69L,1UL,6UL,0x9AL,0x1CL},{0xC4L,1UL,3UL,0UL,3UL,1UL},{1UL,0xB6L,0xC5L,0xBDL,0xC4L,0xC2L}},{{0xD1L,0x35L,0x9AL,0xC4L,0xFEL,0x02L},{0x1EL,0x35L,1UL,0x2EL,0xC4L,248UL},{0x02L,0xB6L,0x10L,0x1EL,3UL,0xC5L},{1UL,1UL,0UL,0x9AL,0x9AL,0UL}},{{0x69L,0x69L,0x2EL,0xB6L,0UL,0x4CL},{0xBDL,0x02L,1UL,1UL,0x75L,0x69L},{0x69L,0UL,1UL,248UL,0x9EL,0x02L},{0UL,248UL,0x69L,1UL,6UL,0x9AL}}};
int32_t l_3480 = (-1L);
int i, j, k;
if (g_3295.f2)
goto lbl_3116;
--l_3477[4][0][5];
if ((l_3480 = l_3477[2][2][4]))
{
uint64_t l_3487 = 0x437AEF29632AF859LL;
int32_t l_3492 = 0xDCC66120L;
l_3492 = (((((p_123.f0 >= (safe_rshift_func_int16_t_s_u((safe_mod_func_uint32_t_u_u(((l_3487 | (((+((*g_1844) & (l_3477[9][2][3] == 0xB61AL))) >= l_3480) , 1UL)) || ((l_3489[1] = l_3489[1]) == ((safe_lshift_func_uint16_t_u_u(((-1L) >= (*g_239)), l_3487)) , (void*)0))), 0x043C433AL)), 6))) | 0x5784CBF61BFBF63DLL) != (*p_124)) | 0xA4L) == p_121);
}
else
{
return (*g_1844);
}
p_124 = &l_3480;
}
return (*g_1844);
}
static int8_t func_125(struct S0 p_126, struct S0 p_127, uint8_t p_128, int32_t ** p_129, int16_t p_130)
{
uint64_t l_2456 = 4UL;
int32_t *l_2460 = &g_212;
int32_t **l_2459 = &l_2460;
int32_t *** const *l_2462 = &g_1004;
int32_t *** const **l_2461 = &l_2462;
uint16_t l_2469 = 65533UL;
int16_t *l_2470 = &g_1405;
const int32_t l_2471 = 7L;
int32_t l_2472 = (-2L);
int8_t *l_2473 = (void*)0;
int32_t l_2474 = 0xB64E974DL;
struct S1 l_2479 = {0xBFCD49745834D7D6LL};
int32_t l_2498[4][4] = {{0L,1L,1L,0L},{1L,0L,1L,1L},{0L,0L,(-1L),0L},{0L,1L,1L,0L}};
uint8_t l_2502 = 0xAAL;
uint8_t ** const *l_2516 = &g_1027;
uint8_t ** const **l_2515 = &l_2516;
uint64_t l_2580 = 18446744073709551615UL;
uint16_t l_2587 = 0xA558L;
struct S0 l_2604 = {0x6F59E05BL,-1L,117,0x6464BD89L,0UL,749,0xBCCF1A09L,-4L,0x14L};
uint8_t l_2668 = 0xA1L;
int8_t ***l_2679 = &g_1507;
uint8_t l_2687 = 0x04L;
uint32_t **l_2770[4][3][4] = {{{(void*)0,&g_1220,(void*)0,&g_401},{(void*)0,&g_401,&g_401,(void*)0},{&g_1220,&g_401,(void*)0,&g_401}},{{&g_401,&g_1220,(void*)0,(void*)0},{&g_1220,&g_1220,&g_401,(void*)0},{(void*)0,&g_1220,(void*)0,&g_401}},{{(void*)0,&g_401,&g_401,(void*)0},{&g_1220,&g_401,(void*)0,&g_401},{&g_401,&g_1220,(void*)0,(void*)0}},{{&g_1220,&g_1220,&g_401,(void*)0},{(void*)0,&g_1220,(void*)0,&g_401},{(void*)0,&g_401,&g_401,(void*)0}}};
int16_t l_2803 = 0L;
uint32_t l_2808 = 0UL;
uint8_t l_2850[10] = {0UL,0x57L,0UL,0UL,0x57L,0UL,0UL,0x57L,0UL,0UL};
int16_t l_2852 = 0x8830L;
int16_t l_2853 = 1L;
int8_t l_2854 = 0L;
int32_t l_2859 = 0x50B496DEL;
int32_t *l_2910[8][9] = {{&g_48[3],&g_48[3],&g_48[3],&g_48[3],&g_48[3],&g_48[3],&g_48[3],&g_48[3],&g_48[3]},{&g_2076.f6,&l_2604.f3,&g_2076.f6,&l_2604.f3,&g_2076.f6,&l_2604.f3,&g_2076.f6,&l_2604.f3,&g_2076.f6},{&g_48[3],&g_48[3],&g_48[3],&g_48[3],&g_48[3],&g_48[3],&g_48[3],&g_48[3],&g_48[3]},{&g_2076.f6,&l_2604.f3,&g_2076.f6,&l_2604.f3,&g_2076.f6,&l_2604.f3,&g_2076.f6,&l_2604.f3,&g_2076.f6},{&g_48[3],&g_48[3],&g_48[3],&g_48[3],&g_48[3],&g_48[3],&g_48[3],&g_48[3],&g_48[3]},{&g_2076.f6,&l_2604.f3,&g_2076.f6,&l_2604.f3,&g_2076.f6,&l_2604.f3,&g_2076.f6,&l_2604.f3,&g_2076.f6},{&g_48[3],&g_48[3],&g_48[3],&g_48[3],&g_48[3],&g_48[3],&g_48[3],&g_48[3],&g_48[3]},{&g_2076.f6,&l_2604.f3,&g_2076.f6,&l_2604.f3,&g_2076.f6,&l_2604.f3,&g_2076.f6,&l_2604.f3,&g_2076.f6}};
int i, j, k;
if (((****l_2462) = (l_2456 | (safe_sub_func_int8_t_s_s(((p_127.f4 || ((((((*g_1213) &= ((*p_129) != ((*l_2459) = (*g_861)))) < ((*g_239) = ((l_2461 = l_2461) == ((safe_mul_func_uint8_t_u_u((****l_2462), (l_2474 = ((safe_mul_func_int16_t_s_s(((((safe_rshift_func_uint8_t_u_s((****l_2462), (((*l_2470) = ((p_126.f7 >= l_2469) | p_126.f4)) && l_2471))) != p_127.f4) && 1UL) < l_2472), p_126.f4)) && 0L)))) , (void*)0)))) , (void*)0) == &g_1316[2]) >= (****g_1003))) != p_127.f7), 1UL)))))
{
int32_t *l_2482 = &g_131.f3;
int32_t l_2494 = 0xC23CD118L;
int32_t l_2495[4][8][1] = {{{0x7998690BL},{0x21F08A3CL},{0xACD9279FL},{0xF8FF24C9L},{0xACD9279FL},{0x21F08A3CL},{0x7998690BL},{0x7998690BL}},{{0x21F08A3CL},{0xACD9279FL},{0xF8FF24C9L},{0xACD9279FL},{0x21F08A3CL},{0x7998690BL},{0x7998690BL},{0x21F08A3CL}},{{0xACD9279FL},{0xF8FF24C9L},{0xACD9279FL},{0x21F08A3CL},{0x7998690BL},{0x7998690BL},{0x21F08A3CL},{0xACD9279FL}},{{0xF8FF24C9L},{0xACD9279FL},{0x21F08A3CL},{0x7998690BL},{0L},{0xF8FF24C9L},{0x21F08A3CL},{1L}}};
uint16_t l_2556 = 4UL;
struct S1 l_2603 = {-9L};
uint32_t l_2707 = 0xD920C650L;
int16_t **l_2731 = &g_1213;
uint8_t **l_2781 = &g_348;
const uint32_t ** const *l_2802 = (void*)0;
const uint32_t ** const **l_2801 = &l_2802;
int i, j, k;
}
else
{
(***g_1004) = (**p_129);
for (g_349 = 0; (g_349 <= 2); g_349 += 1)
{
return p_127.f0;
}
(*p_129) = (****l_2461);
}
for (g_242 = (-30); (g_242 < 13); g_242++)
{
uint32_t **l_2844 = &g_2414[0][0];
uint32_t ***l_2843 = &l_2844;
uint8_t ***l_2849 = &g_1027;
int32_t l_2851 = 0x760B0B68L;
(***g_1004) = (safe_add_func_uint64_t_u_u(p_127.f1, (p_126.f0 != (safe_div_func_int8_t_s_s(0xC2L, (safe_div_func_int8_t_s_s((*l_2460), ((((safe_div_func_uint8_t_u_u((((*g_38) = ((safe_rshift_func_uint16_t_u_s((safe_mod_func_uint8_t_u_u((l_2843 == ((p_126.f7 , ((((safe_div_func_int64_t_s_s(((((((*g_1844) = (safe_add_func_uint8_t_u_u((((void*)0 != l_2849) < 65535UL), p_128))) < 1UL) ^ 0x7C8C645B7BFBE90FLL) >= p_126.f0) , p_127.f1), p_126.f8)) | 5UL) , (*g_1731)) || l_2850[4])) , (void*)0)), l_2851)), 2)) && (**p_129))) == (*g_2383)), (**l_2459))) != l_2852) , p_126.f6) && (**l_2459)))))))));
if ((**p_129))
continue;
}
if ((l_2853 != (***g_2381)))
{
l_2854 = (p_127.f2 == 0xB0533493CBFDBCE6LL);
return p_127.f3;
}
else
{
uint32_t l_2882 = 0x2F9F2798L;
int32_t l_2883 = 1L;
uint16_t l_2884 = 0x75BDL;
uint32_t l_2885 = 6UL;
int32_t l_2886 = 0x9E0E8496L;
struct S1 *l_2897[6][9] = {{&l_2479,&l_2479,&l_2479,&l_2479,&l_2479,&l_2479,&l_2479,&l_2479,&l_2479},{&g_323[2][3],&l_2479,&g_323[2][3],&l_2479,&g_323[2][3],&l_2479,&g_323[2][3],&l_2479,&g_323[2][3]},{&l_2479,&l_2479,&l_2479,&l_2479,&l_2479,&l_2479,&l_2479,&l_2479,&l_2479},{&g_323[0][4],&l_2479,&g_323[0][4],&l_2479,&g_323[0][4],&l_2479,&g_323[0][4],&l_2479,&g_323[0][4]},{&l_2479,&l_2479,&l_2479,&l_2479,&l_2479,&l_2479,&l_2479,&l_2479,&l_2479},{&g_323[2][3],&l_2479,&g_323[2][3],&l_2479,&g_323[2][3],&l_2479,&g_323[2][3],&l_2479,&g_323[2][3]}};
uint8_t l_2909[10][3];
uint8_t l_2911 = 1UL;
uint64_t *l_2917 = (void*)0;
struct S0 l_2922 = {0L,6L,34,0x4A399173L,0x29C1A4B2B6BBC505LL,1534,0x51C246DCL,8L,247UL};
int i, j;
for (i = 0; i < 10; i++)
{
for (j = 0; j < 3; j++)
l_2909[i][j] = 0xD2L;
}
(*****l_2461) = ((((((p_127.f6 || (**l_2459)) <= ((l_2886 = (((safe_add_func_int8_t_s_s(((((l_2479 , &l_2515) == (l_2859 , (void*)0)) >= (safe_lshift_func_uint8_t_u_u((safe_mod_func_int16_t_s_s((safe_add_func_uint32_t_u_u(((*g_302) &= ((((*g_348) = (safe_lshift_func_int8_t_s_s(((safe_div_func_int32_t_s_s((p_126.f6 ^= (safe_sub_func_int16_t_s_s((safe_div_func_int16_t_s_s(((safe_rshift_func_int16_t_s_s((safe_mod_func_uint32_t_u_u((safe_div_func_int8_t_s_s((l_2883 = (safe_mul_func_uint8_t_u_u(((((p_128 && l_2882) > (****l_2462)) ^ p_126.f4) ^ (*l_2460)), (*g_348)))), 0xEFL)), 0x33E00F83L)), 0)) & p_127.f8), p_127.f0)), (-1L)))), (**l_2459))) < 1L), l_2884))) <= l_2882) || 254UL)), (**l_2459))), l_2882)), p_126.f7))) , 0x24L), 1L)) | l_2885) && 0UL)) <= l_2884)) > p_126.f7) || 0x2D8FE386L) && p_126.f4) & (*g_2383));
for (l_2859 = (-11); (l_2859 > (-13)); l_2859--)
{
int16_t l_2891 = (-4L);
const int32_t **l_2894 = (void*)0;
const int32_t ** const *l_2893 = &l_2894;
const int32_t ** const ** const l_2892 = &l_2893;
struct S1 *l_2898 = &l_2479;
int32_t l_2907[4][9][6] = {{{0xD91348EBL,0x92343FF1L,0L,0x3766234EL,0xB80A2E98L,(-8L)},{0xD91348EBL,(-8L),0x3766234EL,0xFBC4B301L,0xE69C0145L,0xB80A2E98L},{0x1F4B11E6L,0xEFCE2A1CL,0xE9C2F8F8L,0xEFCE2A1CL,0x1F4B11E6L,0L},{0xB42C1FF5L,0xD29C9424L,0L,0x92343FF1L,0xE66FE87BL,0xFB6F4806L},{0xE9C2F8F8L,0L,0xD20E9BE4L,0xD29C9424L,9L,0xFB6F4806L},{(-6L),0x3766234EL,0L,0xF13ABF14L,0L,0L},{9L,0xE9C2F8F8L,0xE9C2F8F8L,9L,(-6L),0xB80A2E98L},{0xF13ABF14L,0L,0x3766234EL,(-6L),0xFBC4B301L,(-8L)},{0xD29C9424L,0xD20E9BE4L,0L,0xE9C2F8F8L,0xFBC4B301L,0xF13ABF14L}},{{0x92343FF1L,0L,0xD29C9424L,0xB42C1FF5L,(-6L),0xB42C1FF5L},{0xEFCE2A1CL,0xE9C2F8F8L,0xEFCE2A1CL,0x1F4B11E6L,0L,0xFBC4B301L},{0xFBC4B301L,0x3766234EL,(-8L),0xD91348EBL,9L,0L},{0x3766234EL,0L,0x92343FF1L,0xD91348EBL,0xE66FE87BL,0x1F4B11E6L},{0xFBC4B301L,0xD29C9424L,(-6L),0x1F4B11E6L,0x1F4B11E6L,(-6L)},{0xEFCE2A1CL,0xEFCE2A1CL,0xF782C6DAL,0xB42C1FF5L,0xE69C0145L,0x3766234EL},{0x92343FF1L,(-8L),0xE69C0145L,0xE9C2F8F8L,0xB80A2E98L,0xF782C6DAL},{0xD29C9424L,0x92343FF1L,0xE69C0145L,(-6L),0xEFCE2A1CL,0x3766234EL},{0xF13ABF14L,(-6L),0xF782C6DAL,9L,0xF782C6DAL,(-6L)}},{{9L,0xF782C6DAL,(-6L),0xF13ABF14L,(-8L),0x1F4B11E6L},{(-6L),0xE69C0145L,0x92343FF1L,0xD29C9424L,0xE9C2F8F8L,0L},{0xE9C2F8F8L,0xE69C0145L,(-8L),0x92343FF1L,(-8L),0xFBC4B301L},{0xB42C1FF5L,0xF782C6DAL,0xEFCE2A1CL,0xEFCE2A1CL,0xF782C6DAL,0xB42C1FF5L},{0x1F4B11E6L,0xE9C2F8F8L,0x1F4B11E6L,0xD29C9424L,(-8L),(-8L)},{0xE66FE87BL,0xFBC4B301L,0xF782C6DAL,0L,(-6L),0x92343FF1L},{0xE66FE87BL,0x92343FF1L,0L,0xD29C9424L,0xB42C1FF5L,(-6L)},{0x3766234EL,(-8L),0x08F61FBEL,(-8L),0x3766234EL,0xF782C6DAL},{0xEFCE2A1CL,0x1F4B11E6L,0L,0xFBC4B301L,9L,0xE69C0145L}},{{0x08F61FBEL,0xF782C6DAL,0xD91348EBL,0x1F4B11E6L,0xFB6F4806L,0xE69C0145L},{0xE9C2F8F8L,0L,0L,(-8L),0xF782C6DAL,0xF782C6DAL},{0xFB6F4806L,0x08F61FBEL,0x08F61FBEL,0xFB6F4806L,0xE9C2F8F8L,(-6L)},{(-8L),0L,0L,0xE9C2F8F8L,0xD29C9424L,0x92343FF1L},{0x1F4B11E6L,0xD91348EBL,0xF782C6DAL,0x08F61FBEL,0xD29C9424L,(-8L)},{0xFBC4B301L,0L,0x1F4B11E6L,0xEFCE2A1CL,0xE9C2F8F8L,0xEFCE2A1CL},{(-8L),0x08F61FBEL,(-8L),0x3766234EL,0xF782C6DAL,0xD29C9424L},{0xD29C9424L,0L,0x92343FF1L,0xE66FE87BL,0xFB6F4806L,0L},{0L,0xF782C6DAL,0xFBC4B301L,0xE66FE87BL,9L,0x3766234EL}}};
int64_t *l_2908[8];
int i, j, k;
for (i = 0; i < 8; i++)
l_2908[i] = &g_1884;
if (((((void*)0 == l_2770[0][0][2]) , ((((safe_sub_func_uint16_t_u_u(l_2891, ((void*)0 != l_2892))) ^ (((*g_1844) ^ (safe_mul_func_uint8_t_u_u((l_2897[0][2] == l_2898), ((l_2883 &= (l_2907[3][8][0] = (((safe_rshift_func_uint16_t_u_s(((((((*g_1046) = (func_132((l_2886 = ((((safe_sub_func_int64_t_s_s((safe_mul_func_uint8_t_u_u((safe_sub_func_uint16_t_u_u(((((*g_38) ^ p_126.f2) | 0xD578F2025E4AB4E5LL) && 1UL), 0x346CL)), (***g_1047))), l_2886)) == l_2885) <= 65535UL) == 2L)), (*l_2898)) , (**g_1639))) != (*l_2515)) >= (*****l_2461)) ^ (*g_348)) < 1UL), 9)) || 7L) >= p_126.f3))) && p_126.f2)))) >= 0x5150255149B856CDLL)) && l_2909[8][0]) , p_127.f3)) <= 0xDBL))
{
(***g_1003) = (l_2910[2][5] = (*l_2459));
return l_2886;
}
else
{
l_2911--;
}
(*g_861) = (void*)0;
if (l_2883)
{
uint32_t l_2914 = 0xFD29603DL;
return l_2914;
}
else
{
return p_126.f4;
}
}
(*g_1731) &= ((((((((safe_sub_func_int64_t_s_s((l_2884 == ((void*)0 != l_2917)), (l_2886 |= (safe_add_func_int32_t_s_s(((safe_mod_func_int16_t_s_s((l_2922 , (((-4L) & (**p_129)) == (~(((((safe_mul_func_int8_t_s_s((safe_mod_func_int32_t_s_s(((safe_div_func_int8_t_s_s(((((void*)0 != &l_2604) , (p_126.f5 , &g_748)) != &l_2897[5][6]), p_126.f6)) == 0x9FBAL), (**g_301))), (****l_2462))) , p_126.f7) , 0UL) , l_2882) < l_2885)))), l_2882)) || g_2930), 0xAD57614AL))))) , p_126.f3) > p_126.f1) != (*****l_2461)) & 0x9856A42A3F20EE1CLL) != 0xD3L) >= l_2884) | p_127.f8);
}
return p_126.f5;
}
static struct S0 func_132(uint32_t p_133, struct S1 p_134)
{
const int32_t l_1696 = 1L;
int32_t l_1698 = 1L;
uint32_t **l_1729 = &g_401;
int8_t *l_1743 = &g_824;
int8_t l_1753 = 1L;
uint8_t l_1757 = 9UL;
int8_t l_1806 = 0x7CL;
uint16_t *l_1807 = &g_536[3][4];
uint64_t ****l_1852 = &g_1714[0][0];
const uint32_t l_1853[6] = {0x16124265L,0x16124265L,0x16124265L,0x16124265L,0x16124265L,0x16124265L};
uint32_t l_1854 = 0x2CF2C75AL;
const int32_t **l_1864[7];
const int32_t ***l_1863 = &l_1864[3];
const int32_t ****l_1862 = &l_1863;
const int32_t *****l_1861[6][4] = {{&l_1862,(void*)0,&l_1862,&l_1862},{(void*)0,(void*)0,&l_1862,(void*)0},{(void*)0,&l_1862,&l_1862,(void*)0},{&l_1862,(void*)0,&l_1862,&l_1862},{(void*)0,(void*)0,&l_1862,(void*)0},{(void*)0,&l_1862,&l_1862,(void*)0}};
int32_t l_1911 = 2L;
struct S0 l_1960 = {-1L,3L,82,0x946DE009L,2UL,815,0xFA50523CL,0xDFL,7UL};
const uint32_t **l_2032 = &g_1818[1];
struct S1 l_2107[6] = {{0xE6E6DB2486D7BA2BLL},{0xE6E6DB2486D7BA2BLL},{0xE6E6DB2486D7BA2BLL},{0xE6E6DB2486D7BA2BLL},{0xE6E6DB2486D7BA2BLL},{0xE6E6DB2486D7BA2BLL}};
int32_t l_2287 = 0x1D85198AL;
int32_t l_2288 = 1L;
int32_t l_2291[3][6] = {{0xBFCAFAD2L,(-1L),0xBFCAFAD2L,0x8E08C318L,(-1L),2L},{0xBFCAFAD2L,0x5CFC18BEL,0x8E08C318L,0x8E08C318L,0x5CFC18BEL,0xBFCAFAD2L},{0xBFCAFAD2L,0xACB2B0BEL,2L,0x8E08C318L,0xACB2B0BEL,0x8E08C318L}};
int16_t *l_2451 = &g_594;
int i, j;
for (i = 0; i < 7; i++)
l_1864[i] = &g_1083;
for (p_133 = 0; (p_133 <= 3); p_133 += 1)
{
uint16_t l_1647 = 0x1A28L;
const int64_t l_1681[1] = {(-1L)};
struct S1 **l_1721[3][2] = {{&g_1495,&g_1495},{(void*)0,&g_1495},{&g_1495,(void*)0}};
int32_t l_1727 = 0x33A9BE4BL;
uint32_t ** const l_1728 = &g_401;
int32_t **l_1732 = &g_68;
int8_t *l_1733 = (void*)0;
const int8_t *l_1734 = &g_824;
const uint8_t *l_1838[7][4] = {{&g_210,&g_1120,(void*)0,&g_1120},{&g_1120,&g_499,(void*)0,(void*)0},{&g_210,&g_210,&g_1120,(void*)0},{(void*)0,&g_499,(void*)0,&g_1120},{(void*)0,&g_1120,&g_1120,(void*)0},{&g_210,&g_1120,(void*)0,&g_1120},{&g_1120,&g_499,(void*)0,(void*)0}};
const uint8_t **l_1837[10];
int64_t ** const l_1887 = (void*)0;
int i, j;
for (i = 0; i < 10; i++)
l_1837[i] = &l_1838[1][0];
}
return l_1960;
}
static int16_t func_135(int64_t p_136)
{
int8_t ***l_1625 = &g_1507;
int8_t ****l_1624 = &l_1625;
int8_t *****l_1623 = &l_1624;
int32_t l_1628 = 0x5F1D0F06L;
uint32_t *l_1629 = (void*)0;
uint32_t *l_1630 = &g_1183[3][5];
struct S0 l_1638 = {0xF0C0BBEDL,0xC3CD58B4L,67,0xCD721730L,18446744073709551615UL,1334,0L,0xF0L,0x23L};
l_1623 = l_1623;
(***g_1004) = (safe_rshift_func_int16_t_s_u(((l_1628 <= (((g_1631 = ((*l_1630) = 0x41FCF335L)) , (safe_add_func_int64_t_s_s((l_1628 ^ (l_1628 | (safe_mod_func_uint8_t_u_u((l_1628 > ((((**g_1247) > (-1L)) , ((safe_lshift_func_int8_t_s_s(p_136, 2)) > ((l_1628 , l_1638) , 0x5255446EL))) & l_1628)), 0xD3L)))), 0x2B8A57477926F357LL))) , p_136)) != 0xDE8DL), 1));
return p_136;
}
static struct S1 func_137(int32_t * p_138)
{
uint64_t l_141 = 18446744073709551612UL;
int32_t *l_953 = &g_212;
int32_t *l_957 = &g_131.f3;
int32_t **l_956 = &l_957;
int32_t l_971[4][2][1] = {{{(-5L)},{0xADF83A96L}},{{(-5L)},{0xADF83A96L}},{{(-5L)},{0xADF83A96L}},{{(-5L)},{0xADF83A96L}}};
int32_t *l_972 = &l_971[2][0][0];
int32_t **l_973 = &l_972;
int8_t l_974 = 0L;
uint8_t l_975 = 0x61L;
int64_t l_976 = (-2L);
uint16_t l_994 = 0UL;
uint64_t l_995 = 0x1F2B09C935FF3610LL;
uint8_t ****l_1051 = &g_1047;
const int32_t *l_1053 = &g_48[3];
const int64_t l_1081 = 0xFE83C561C1507EA3LL;
struct S1 l_1087 = {0xA94CAC820F10D704LL};
uint16_t *l_1096 = &g_240[8];
int16_t l_1171 = 0x06EEL;
int8_t **l_1246 = (void*)0;
int64_t l_1267 = 0xEFB2E9E82D13252ELL;
int32_t ****l_1364[9];
int16_t l_1372 = 1L;
int8_t l_1449 = (-1L);
uint32_t l_1493 = 0x3D7A152CL;
uint64_t l_1546 = 1UL;
uint32_t **l_1555 = (void*)0;
struct S0 l_1563 = {0x563813C7L,0x5540A72FL,169,0xC0F0F7BEL,0x73BA441BF31D1A34LL,1171,0xA9A06A05L,0xBDL,7UL};
int i, j, k;
for (i = 0; i < 9; i++)
l_1364[i] = &g_1004;
if ((((((((*l_953) = ((*g_68) = (((*g_38) = l_141) <= (l_141 != func_142(g_131.f1))))) | ((safe_div_func_int8_t_s_s((l_141 > (((*l_956) = (*g_861)) == ((*l_973) = (((((1UL || (safe_sub_func_uint16_t_u_u((safe_rshift_func_uint8_t_u_s((safe_rshift_func_int8_t_s_u((g_824 = (safe_lshift_func_int16_t_s_s(((((1L | ((safe_div_func_int32_t_s_s((l_971[3][0][0] = (+((safe_div_func_uint32_t_u_u(g_831, l_141)) , g_131.f5))), l_141)) | 0x3A86L)) , 0xCDL) | l_141) >= 9UL), l_141))), g_16)), g_131.f7)), g_131.f8))) ^ 0xAABA113C91A10AC2LL) <= 65526UL) & g_16) , l_972)))), l_974)) < l_974)) && l_975) < l_976) && (*l_972)) <= 0x4AL))
{
struct S0 l_979 = {0x4442FBC3L,0xE607EEC8L,129,0x31CE8F69L,0xAAE62ED68E976C08LL,1900,1L,0x3BL,0x1FL};
int32_t l_988 = 0L;
int64_t l_1013 = (-3L);
struct S1 l_1031 = {0L};
uint64_t l_1032[10] = {0x0573ECED3A1D5029LL,0x0573ECED3A1D5029LL,0x0573ECED3A1D5029LL,0x0573ECED3A1D5029LL,0x0573ECED3A1D5029LL,0x0573ECED3A1D5029LL,0x0573ECED3A1D5029LL,0x0573ECED3A1D5029LL,0x0573ECED3A1D5029LL,0x0573ECED3A1D5029LL};
const int32_t *l_1045 = (void*)0;
uint8_t *l_1052[9][7][4] = {{{(void*)0,&g_499,&l_975,&g_210},{&g_349,&g_349,&g_477,&l_975},{&l_975,&g_349,&g_349,&g_499},{&l_975,&g_349,&g_210,(void*)0},{(void*)0,&l_975,&l_975,&l_975},{&g_349,&g_499,&g_349,&l_975},{&g_477,&g_349,&g_349,&g_349}},{{&g_349,&g_499,&g_477,&g_210},{&l_975,&g_477,&g_349,(void*)0},{&l_975,&g_499,(void*)0,&l_975},{&l_975,&g_210,&l_975,&g_499},{(void*)0,&g_210,&g_477,&g_477},{&l_975,&g_210,&g_477,&l_975},{&g_499,&g_349,&l_975,&g_477}},{{&g_499,&g_349,&l_975,&g_349},{&g_210,&g_349,&g_349,&g_210},{&g_349,&g_349,(void*)0,&l_975},{&g_477,&l_975,&g_349,&g_349},{&g_477,&g_210,(void*)0,(void*)0},{&g_349,&g_349,&g_349,(void*)0},{&g_210,&l_975,&l_975,(void*)0}},{{&g_499,&g_210,&l_975,&g_210},{&g_499,&l_975,&g_477,&l_975},{&l_975,&g_349,&g_477,&l_975},{(void*)0,&g_210,&l_975,&g_477},{&l_975,&l_975,(void*)0,&g_477},{&l_975,(void*)0,&g_349,&l_975},{&l_975,&g_349,&g_477,&g_477}},{{&g_349,&l_975,&g_349,&g_210},{&g_477,&l_975,&g_349,&g_349},{&g_349,&g_477,&l_975,&l_975},{(void*)0,&l_975,&g_210,(void*)0},{&l_975,&g_477,&g_349,(void*)0},{&l_975,&g_477,&g_477,&g_477},{&g_349,&g_349,&l_975,&g_477}},{{(void*)0,&g_210,&l_975,&g_499},{&g_499,&g_349,&l_975,&l_975},{&l_975,&g_349,&l_975,&g_499},{&g_349,&g_210,&g_499,&g_477},{&g_477,&g_349,&g_349,&g_477},{&g_210,&g_477,&g_349,(void*)0},{&l_975,&g_477,&l_975,(void*)0}},{{&g_477,&l_975,&l_975,&l_975},{&g_499,&g_477,&g_477,&g_349},{&l_975,&l_975,&g_477,&g_210},{&g_349,&l_975,&g_477,&g_477},{(void*)0,&g_349,&g_349,&l_975},{&g_477,(void*)0,&l_975,&g_477},{&l_975,(void*)0,&g_499,&g_477}},{{&g_349,&l_975,&g_210,&l_975},{&g_210,(void*)0,(void*)0,&g_349},{&g_349,&g_349,&g_477,&g_349},{&l_975,&g_349,(void*)0,&g_477},{&g_477,&g_210,&g_477,&l_975},{(void*)0,&g_210,&g_477,&g_477},{&g_477,&l_975,&g_349,&g_210}},{{(void*)0,&g_349,&g_349,&l_975},{&g_477,&g_499,&g_477,&g_477},{(void*)0,&l_975,&g_477,&g_499},{&g_477,&g_499,(void*)0,&g_477},{&l_975,&g_477,&g_477,&g_210},{&g_349,(void*)0,(void*)0,&g_349},{&g_210,&l_975,&g_210,(void*)0}}};
struct S0 l_1056 = {-8L,0x935FEB44L,96,0x797F97F2L,0x3A6C5B077BC8CDAALL,586,0x695E15A1L,0L,3UL};
uint64_t *l_1199 = &g_307;
uint64_t **l_1198 = &l_1199;
int8_t *l_1231 = &g_629;
int i, j, k;
for (l_974 = 25; (l_974 < 11); l_974 = safe_sub_func_int64_t_s_s(l_974, 4))
{
int64_t *l_993[9] = {&g_366[1],&g_366[1],&g_366[1],&g_366[1],&g_366[1],&g_366[1],&g_366[1],&g_366[1],&g_366[1]};
const int32_t l_1012 = 0xC93A2722L;
uint8_t *l_1030 = &g_499;
struct S0 l_1088 = {0x0B40A861L,0x84EA83D9L,3,0x79439578L,0xE2EECA05362F16E0LL,915,-10L,0xBFL,0xCBL};
int32_t l_1125 = 0x52A74BDCL;
int32_t l_1127 = 0xE1D65909L;
int32_t l_1128 = 0xAB5A748BL;
uint32_t l_1129[3][8] = {{0x96A1965CL,4294967295UL,4294967295UL,0x4EE9DC4CL,4294967291UL,0x4EE9DC4CL,4294967295UL,4294967295UL},{0UL,4294967295UL,1UL,0x4EE9DC4CL,0x1DD3CBF4L,1UL,1UL,0x1DD3CBF4L},{0x3402846AL,0x1DD3CBF4L,0x1DD3CBF4L,0x3402846AL,0UL,4294967295UL,1UL,0x96A1965CL}};
struct S1 l_1178 = {0L};
const uint16_t l_1207 = 0xC286L;
uint16_t l_1208[2][6] = {{0xBC3DL,0xBC3DL,0xBC3DL,0xBC3DL,0xBC3DL,0xBC3DL},{0xBC3DL,0xBC3DL,0xBC3DL,0xBC3DL,0xBC3DL,0xBC3DL}};
uint8_t ****l_1234 = (void*)0;
uint64_t **l_1243 = (void*)0;
int i, j;
}
}
else
{
uint32_t l_1288[5][3] = {{18446744073709551608UL,18446744073709551606UL,18446744073709551606UL},{18446744073709551608UL,18446744073709551606UL,18446744073709551606UL},{18446744073709551608UL,18446744073709551606UL,18446744073709551606UL},{18446744073709551608UL,18446744073709551606UL,18446744073709551606UL},{18446744073709551608UL,18446744073709551606UL,18446744073709551606UL}};
int32_t l_1290[10] = {0x542013FBL,0x542013FBL,(-3L),2L,(-3L),0x542013FBL,0x542013FBL,(-3L),2L,(-3L)};
int8_t ***l_1297[2][10][4] = {{{(void*)0,&l_1246,(void*)0,&l_1246},{(void*)0,&l_1246,&l_1246,&l_1246},{&l_1246,&l_1246,&l_1246,&l_1246},{&l_1246,&l_1246,&l_1246,(void*)0},{&l_1246,&l_1246,&l_1246,&l_1246},{(void*)0,&l_1246,(void*)0,&l_1246},{(void*)0,&l_1246,(void*)0,&l_1246},{&l_1246,&l_1246,&l_1246,(void*)0},{&l_1246,&l_1246,&l_1246,&l_1246},{&l_1246,&l_1246,&l_1246,&l_1246}},{{&l_1246,&l_1246,(void*)0,&l_1246},{(void*)0,&l_1246,(void*)0,&l_1246},{(void*)0,&l_1246,&l_1246,&l_1246},{&l_1246,&l_1246,&l_1246,&l_1246},{&l_1246,&l_1246,&l_1246,&l_1246},{(void*)0,(void*)0,&l_1246,&l_1246},{&l_1246,&l_1246,&l_1246,&l_1246},{&l_1246,&l_1246,&l_1246,&l_1246},{&l_1246,(void*)0,(void*)0,&l_1246},{&l_1246,&l_1246,&l_1246,&l_1246}}};
uint8_t l_1317 = 0UL;
uint32_t l_1319 = 0x15EBA28AL;
struct S0 l_1565[10][1] = {{{0x131EC786L,0x3599F3C9L,64,0L,0x90856BB45ED8CBCALL,20,0x56C0806DL,0x10L,0UL}},{{-1L,0L,5,0x50A11049L,0xDFC3E3B26B0F18F8LL,1261,0x5A6AD8A0L,0x4BL,1UL}},{{0x131EC786L,0x3599F3C9L,64,0L,0x90856BB45ED8CBCALL,20,0x56C0806DL,0x10L,0UL}},{{-1L,0L,5,0x50A11049L,0xDFC3E3B26B0F18F8LL,1261,0x5A6AD8A0L,0x4BL,1UL}},{{0x131EC786L,0x3599F3C9L,64,0L,0x90856BB45ED8CBCALL,20,0x56C0806DL,0x10L,0UL}},{{-1L,0L,5,0x50A11049L,0xDFC3E3B26B0F18F8LL,1261,0x5A6AD8A0L,0x4BL,1UL}},{{0x131EC786L,0x3599F3C9L,64,0L,0x90856BB45ED8CBCALL,20,0x56C0806DL,0x10L,0UL}},{{-1L,0L,5,0x50A11049L,0xDFC3E3B26B0F18F8LL,1261,0x5A6AD8A0L,0x4BL,1UL}},{{0x131EC786L,0x3599F3C9L,64,0L,0x90856BB45ED8CBCALL,20,0x56C0806DL,0x10L,0UL}},{{-1L,0L,5,0x50A11049L,0xDFC3E3B26B0F18F8LL,1261,0x5A6AD8A0L,0x4BL,1UL}}};
uint8_t l_1570 = 9UL;
struct S1 l_1578 = {-6L};
const uint8_t *l_1616 = &g_1617[3][2];
int i, j, k;
for (g_499 = 0; (g_499 <= 8); g_499 += 1)
{
uint64_t **l_1295 = &g_1190[3][0][5];
int8_t ***l_1300 = &l_1246;
int32_t l_1320[7][4] = {{1L,(-1L),1L,1L},{0xAF436AD1L,(-1L),0x428D1098L,(-1L)},{0xAF436AD1L,1L,1L,(-1L)},{1L,(-1L),1L,1L},{0xAF436AD1L,(-1L),0x428D1098L,(-1L)},{0xAF436AD1L,1L,1L,(-1L)},{1L,(-1L),1L,1L}};
uint64_t *l_1321 = &g_546;
const uint32_t l_1526[9][7][4] = {{{0UL,0x58C997E4L,0x58C997E4L,0UL},{6UL,0x58C997E4L,0x6936D10EL,0x58C997E4L},{0x58C997E4L,0x8A466555L,0x6936D10EL,0x6936D10EL},{6UL,6UL,0x58C997E4L,0x6936D10EL},{0UL,0x8A466555L,0UL,0x58C997E4L},{0UL,0x58C997E4L,0x58C997E4L,0UL},{6UL,0x58C997E4L,0x6936D10EL,0x58C997E4L}},{{0x58C997E4L,0x8A466555L,0x6936D10EL,0x6936D10EL},{6UL,6UL,0x58C997E4L,0x6936D10EL},{0UL,0x8A466555L,0UL,0x58C997E4L},{0UL,0x58C997E4L,0x58C997E4L,0UL},{6UL,0x58C997E4L,0x6936D10EL,0x58C997E4L},{0x58C997E4L,0x8A466555L,0x6936D10EL,0x6936D10EL},{6UL,6UL,0x58C997E4L,0x6936D10EL}},{{0UL,0x8A466555L,0UL,0x58C997E4L},{0UL,0x58C997E4L,0x58C997E4L,0UL},{6UL,0x58C997E4L,0x6936D10EL,0x58C997E4L},{0x58C997E4L,0x8A466555L,0x6936D10EL,0x6936D10EL},{6UL,6UL,0x58C997E4L,0x6936D10EL},{0UL,0x8A466555L,0UL,0x58C997E4L},{0UL,0x58C997E4L,0x58C997E4L,0UL}},{{6UL,0x58C997E4L,0x6936D10EL,0x58C997E4L},{0x58C997E4L,0x8A466555L,0x6936D10EL,0x6936D10EL},{6UL,6UL,0x58C997E4L,0x6936D10EL},{0UL,0x8A466555L,0UL,0x58C997E4L},{0UL,0x58C997E4L,0x58C997E4L,0UL},{6UL,0x58C997E4L,0x6936D10EL,0x58C997E4L},{0x58C997E4L,0x8A466555L,0x6936D10EL,0x6936D10EL}},{{6UL,6UL,0x58C997E4L,0x6936D10EL},{0UL,0x8A466555L,0UL,0x58C997E4L},{0UL,0x58C997E4L,0x58C997E4L,0UL},{6UL,0x58C997E4L,0x6936D10EL,0x58C997E4L},{0x58C997E4L,0x8A466555L,0x6936D10EL,0x6936D10EL},{0x58C997E4L,0x58C997E4L,0UL,0x8A466555L},{0x6936D10EL,6UL,0x6936D10EL,0UL}},{{0x6936D10EL,0UL,0UL,0x6936D10EL},{0x58C997E4L,0UL,0x8A466555L,0UL},{0UL,6UL,0x8A466555L,0x8A466555L},{0x58C997E4L,0x58C997E4L,0UL,0x8A466555L},{0x6936D10EL,6UL,0x6936D10EL,0UL},{0x6936D10EL,0UL,0UL,0x6936D10EL},{0x58C997E4L,0UL,0x8A466555L,0UL}},{{0UL,6UL,0x8A466555L,0x8A466555L},{0x58C997E4L,0x58C997E4L,0UL,0x8A466555L},{0x6936D10EL,6UL,0x6936D10EL,0UL},{0x6936D10EL,0UL,0UL,0x6936D10EL},{0x58C997E4L,0UL,0x8A466555L,0UL},{0UL,6UL,0x8A466555L,0x8A466555L},{0x58C997E4L,0x58C997E4L,0UL,0x8A466555L}},{{0x6936D10EL,6UL,0x6936D10EL,0UL},{0x6936D10EL,0UL,0UL,0x6936D10EL},{0x58C997E4L,0UL,0x8A466555L,0UL},{0UL,6UL,0x8A466555L,0x8A466555L},{0x58C997E4L,0x58C997E4L,0UL,0x8A466555L},{0x6936D10EL,6UL,0x6936D10EL,0UL},{0x6936D10EL,0UL,0UL,0x6936D10EL}},{{0x58C997E4L,0UL,0x8A466555L,0UL},{0UL,6UL,0x8A466555L,0x8A466555L},{0x58C997E4L,0x58C997E4L,0UL,0x8A466555L},{0x6936D10EL,6UL,0x6936D10EL,0UL},{0x6936D10EL,0UL,0UL,0x6936D10EL},{0x58C997E4L,0UL,0x8A466555L,0UL},{0UL,6UL,0x8A466555L,0x8A466555L}}};
int8_t l_1529 = 0x50L;
uint32_t l_1531 = 4UL;
struct S1 l_1549 = {1L};
uint32_t **l_1571 = (void*)0;
uint32_t l_1575 = 0xB57CE29BL;
const uint64_t l_1596 = 0xF6912326318ED9F1LL;
uint8_t *l_1620[9][3] = {{&g_210,(void*)0,&g_210},{&g_477,&l_1317,&l_1317},{&g_349,(void*)0,&g_349},{&g_477,&g_477,&l_1317},{&g_210,(void*)0,&g_210},{&g_477,&l_1317,&l_1317},{&g_349,(void*)0,&g_349},{&g_477,&g_477,&l_1317},{&g_210,(void*)0,&g_210}};
int i, j, k;
for (g_242 = 7; (g_242 >= 0); g_242 -= 1)
{
uint32_t l_1301 = 7UL;
uint8_t *****l_1311 = &l_1051;
uint64_t **l_1315 = &g_1190[3][2][2];
for (g_349 = 0; (g_349 <= 8); g_349 += 1)
{
uint64_t *l_1277 = &g_546;
int64_t *l_1289[7][3];
int32_t l_1294 = 3L;
uint64_t ***l_1296 = &l_1295;
int8_t ***l_1299 = &l_1246;
int8_t ****l_1298[4][2];
uint8_t l_1318[1];
int i, j;
for (i = 0; i < 7; i++)
{
for (j = 0; j < 3; j++)
l_1289[i][j] = &l_1267;
}
for (i = 0; i < 4; i++)
{
for (j = 0; j < 2; j++)
l_1298[i][j] = &l_1299;
}
for (i = 0; i < 1; i++)
l_1318[i] = 1UL;
(*l_1296) = ((l_1294 = (safe_mod_func_int16_t_s_s((safe_mul_func_int8_t_s_s(((++(*l_1277)) == 0xC77316468481AE6DLL), ((0x4825L <= (((safe_rshift_func_uint8_t_u_s((g_240[g_349] , ((safe_div_func_int32_t_s_s(((safe_add_func_uint64_t_u_u(0x019C8FED1E3E2F0ELL, (l_1290[0] = (safe_div_func_int32_t_s_s(g_240[g_349], l_1288[2][2]))))) , ((safe_sub_func_uint16_t_u_u(((+((*g_1213) = ((void*)0 != g_749[g_242]))) && 0xECL), 0x0108L)) < l_1290[0])), (**g_301))) <= (*l_957))), g_240[g_349])) | l_1288[1][0]) == 5UL)) , 255UL))), 0x80FBL))) , l_1295);
if ((*l_1053))
break;
(*l_953) &= (((g_131 , l_1297[1][4][3]) != (l_1300 = (void*)0)) || ((l_1294 , l_1301) , (*l_957)));
for (l_1301 = 0; (l_1301 <= 2); l_1301 += 1)
{
int i, j;
(*l_972) = ((+((((safe_lshift_func_int8_t_s_u((g_660[l_1301][l_1301] && 0x8A1AL), ((void*)0 != &p_138))) < ((safe_div_func_int8_t_s_s((((((safe_sub_func_int8_t_s_s((safe_div_func_int8_t_s_s((((0x79L & (l_1311 == l_1311)) && ((!(safe_div_func_int32_t_s_s(((((&g_1190[0][2][0] != (g_1316[2] = l_1315)) || 0L) || g_660[l_1301][(l_1301 + 1)]) > g_1183[l_1301][(l_1301 + 3)]), l_1301))) > l_1317)) == 0xF0CACB96L), l_1318[0])), l_1294)) >= l_1319) | 250UL) , g_366[2]) == 6L), l_1290[1])) && l_1320[6][2])) , g_240[g_349]) , 0x39F6L)) ^ (*g_1083));
(***g_1004) ^= 0x0EEB8FFEL;
(**l_956) = 0xA695F134L;
}
}
}
if (((*g_1213) <= ((((*l_1321)--) || (safe_mod_func_int16_t_s_s(0L, ((+0L) ^ 0xE0L)))) >= ((*g_348) > ((*p_138) , 0x70L)))))
{
uint8_t l_1334 = 7UL;
int64_t l_1361 = 0xB59F369F95BF87D8LL;
uint8_t **l_1393 = &g_348;
int32_t l_1409 = 7L;
if (((safe_sub_func_uint64_t_u_u((0x8E028B95L >= 1L), l_1319)) >= ((*l_953) = (safe_mod_func_uint64_t_u_u((!(safe_mod_func_int16_t_s_s(l_1334, l_1288[2][2]))), (((**g_1247) && (((safe_mul_func_uint8_t_u_u((safe_mul_func_int16_t_s_s(((safe_lshift_func_uint16_t_u_u(((safe_add_func_uint16_t_u_u((safe_rshift_func_int16_t_s_u(((*g_1213) = 0xE771L), ((safe_add_func_uint16_t_u_u((((safe_sub_func_uint16_t_u_u((*g_239), (safe_lshift_func_uint8_t_u_s((***g_1047), (*l_953))))) > (*p_138)) | (-1L)), l_1320[6][2])) >= 1L))), 0UL)) == l_1290[0]), 15)) , 0L), l_1288[2][2])), 0x12L)) || l_1320[4][3]) <= 65527UL)) && g_131.f6))))))
{
struct S1 l_1351 = {4L};
return l_1351;
}
else
{
struct S1 l_1352[3] = {{0x4D049D5F010CE4FELL},{0x4D049D5F010CE4FELL},{0x4D049D5F010CE4FELL}};
int64_t *l_1355[9][10] = {{(void*)0,&g_366[1],(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,&g_366[1]},{(void*)0,&l_1267,&l_1267,&g_366[1],&l_1267,&l_1267,(void*)0,(void*)0,&g_16,&g_366[1]},{&l_1267,&g_366[1],&g_16,&l_1267,(void*)0,&l_1267,&g_16,&g_366[1],&l_1267,(void*)0},{(void*)0,(void*)0,(void*)0,&g_366[1],(void*)0,(void*)0,&g_16,&g_366[1],(void*)0,&g_366[1]},{&l_1267,(void*)0,&l_976,(void*)0,&l_976,(void*)0,&l_1267,&l_976,(void*)0,(void*)0},{(void*)0,&l_1267,&l_976,&l_1267,&l_1267,&l_976,(void*)0,&l_1267,(void*)0,&l_976},{&g_16,&l_1267,(void*)0,&l_1267,&g_16,&g_366[1],&l_1267,(void*)0,(void*)0,&l_1267},{&g_16,(void*)0,(void*)0,&l_1267,&l_976,&l_976,&g_16,&l_976,&l_976,&l_1267},{(void*)0,&l_1267,(void*)0,&l_1267,&g_16,(void*)0,(void*)0,&l_1267,&l_976,&l_976}};
int32_t l_1360 = 0xF76854C9L;
uint16_t *l_1365 = &g_540;
uint16_t **l_1366 = (void*)0;
uint16_t **l_1367 = &l_1365;
int32_t l_1406 = (-1L);
int i, j;
for (l_974 = 2; (l_974 >= 0); l_974 -= 1)
{
return l_1352[2];
}
if ((safe_mul_func_int8_t_s_s(((g_366[1] ^= 0x12B5D1307DFC3F76LL) && (((g_349 & (++(*l_1321))) <= (safe_rshift_func_int16_t_s_u((l_1360 = l_1334), 1))) , ((*l_1321) = l_1361))), (safe_add_func_int64_t_s_s(((l_1364[0] != l_1364[0]) >= ((((*l_1367) = l_1365) == (void*)0) , (safe_mod_func_uint64_t_u_u(((((l_1320[6][2] > l_1361) && l_1352[2].f0) , (void*)0) == &g_1247), 0xE4896B3101E31F96LL)))), l_1320[6][2])))))
{
int32_t l_1407 = (-1L);
int16_t *l_1408 = &g_594;
int i;
g_48[g_499] = (-6L);
(*g_861) = (*g_861);
(*l_953) ^= (((*l_1321) &= ((safe_add_func_int32_t_s_s((l_1409 ^= ((((*g_239) = l_1372) != ((g_366[5] | (safe_add_func_uint32_t_u_u(((safe_mul_func_int16_t_s_s((*g_1213), ((*l_1408) = ((((safe_div_func_int64_t_s_s(l_1352[2].f0, ((((safe_lshift_func_int16_t_s_s((l_1290[0] = (safe_add_func_int32_t_s_s((((safe_div_func_int64_t_s_s((((safe_rshift_func_int8_t_s_u((safe_add_func_uint64_t_u_u(((g_48[g_499] = (safe_unary_minus_func_int32_t_s(((+(safe_add_func_int8_t_s_s(((l_1393 == (**g_1046)) & (safe_lshift_func_uint8_t_u_s((!(((*l_957) , &p_138) == (((safe_div_func_int64_t_s_s(((safe_sub_func_uint64_t_u_u(((((safe_lshift_func_int8_t_s_s(2L, g_1405)) ^ (*g_1213)) == (*g_302)) <= l_1334), l_1361)) == 0L), g_1110)) , g_48[g_499]) , &p_138))), 5))), (**l_973)))) , 0xFDA2141CL)))) , 18446744073709551615UL), 0xA37E4F11895A8156LL)), 6)) >= 0UL) , 0x1F55A328A7039B25LL), l_1406)) < 0L) != (-10L)), l_1361))), 4)) >= 1UL) == 4294967293UL) && (****g_1003)))) , (*g_1213)) >= l_1407) , 0xBECDL)))) != l_1407), l_1360))) ^ l_1320[6][2])) | l_1407)), l_1360)) , l_1320[6][2])) != 0x62F437A44E1BD7C6LL);
}
else
{
(*l_957) &= ((void*)0 != (*l_1295));
}
(*g_747) = &l_1352[2];
}
(*l_972) = ((safe_sub_func_int32_t_s_s(((*l_953) |= l_1334), l_1334)) && (***g_1004));
}
else
{
uint64_t l_1415 = 18446744073709551606UL;
int32_t l_1426 = 9L;
const uint8_t * const l_1447[8] = {&g_131.f8,&g_131.f8,&g_131.f8,&g_131.f8,&g_131.f8,&g_131.f8,&g_131.f8,&g_131.f8};
const uint8_t * const *l_1446 = &l_1447[5];
const uint8_t * const **l_1445 = &l_1446;
const uint8_t * const ***l_1444[5][4] = {{(void*)0,&l_1445,(void*)0,&l_1445},{(void*)0,&l_1445,(void*)0,&l_1445},{(void*)0,&l_1445,(void*)0,&l_1445},{(void*)0,&l_1445,(void*)0,&l_1445},{(void*)0,&l_1445,(void*)0,&l_1445}};
const uint8_t * const ****l_1443 = &l_1444[4][3];
uint16_t l_1448 = 0UL;
int i, j;
for (g_210 = 0; (g_210 <= 2); g_210 += 1)
{
int16_t l_1427 = 9L;
int16_t l_1428 = 0x7B16L;
int64_t *l_1435 = (void*)0;
int64_t *l_1436 = &g_366[1];
int64_t *l_1442 = &l_976;
int i, j;
for (l_141 = 0; (l_141 <= 2); l_141 += 1)
{
int16_t *l_1429 = &l_1427;
int i, j;
g_1430 = ((****g_1003) = (safe_sub_func_int64_t_s_s(0x466AA9761FB63959LL, (((*l_1321) = g_660[g_210][l_141]) ^ (((+((l_1415 ^= ((void*)0 == &g_1004)) ^ (safe_add_func_uint64_t_u_u((((safe_div_func_int16_t_s_s((safe_rshift_func_int16_t_s_u(((*l_1429) = (safe_mul_func_int16_t_s_s(g_660[g_210][l_141], ((((*g_302) &= g_366[(l_141 + 3)]) & (((g_366[(l_141 + 3)] | 0x9FL) < (((((*g_1213) &= (safe_sub_func_int8_t_s_s((((g_366[l_141] > 0xB376L) ^ l_1426) == l_1426), l_1427))) && (*l_957)) | l_1320[2][2]) , (*g_1213))) , l_1428)) == l_1428)))), 1)), g_366[(l_141 + 3)])) , 0x65442848L) , 1UL), l_1320[6][2])))) && (**g_301)) != 0xA2D0A2B2D7F93210LL)))));
}
(*l_953) = ((((safe_rshift_func_int16_t_s_s((((safe_sub_func_uint32_t_u_u((g_660[g_210][(g_210 + 2)] && ((*l_1436) ^= g_240[2])), (l_1448 = (((!((*l_1321) = 0x21C364D132D20BCDLL)) | 1L) & ((*g_302) = (g_131 , (((*p_138) <= (((((((safe_rshift_func_int16_t_s_s(l_1290[0], ((*g_1213) != (safe_div_func_int64_t_s_s(((*l_1442) = l_1415), g_131.f0))))) != 1L) && l_1428) <= g_660[g_210][(g_210 + 2)]) && l_1415) , l_1443) == (void*)0)) != l_1317))))))) != l_1449) <= l_1415), 9)) && 0xE565537C6EA51DF8LL) == l_1320[6][2]) && l_1426);
}
for (l_994 = 0; l_994 < 4; l_994 += 1)
{
for (g_210 = 0; g_210 < 4; g_210 += 1)
{
for (g_61 = 0; g_61 < 7; g_61 += 1)
{
g_1190[l_994][g_210][g_61] = &l_995;
}
}
}
if ((*p_138))
continue;
(*l_953) = (((*g_302) == (l_1415 , 4294967294UL)) > (((**l_956) ^= (l_1448 <= 249UL)) <= ((safe_mod_func_int32_t_s_s((safe_add_func_uint8_t_u_u((l_1290[1] = (safe_div_func_uint64_t_u_u((((((l_1448 == ((**l_973) = (safe_sub_func_uint64_t_u_u(l_1288[2][2], (safe_sub_func_int64_t_s_s(0xF9D1C8ED797C4599LL, (safe_lshift_func_uint16_t_u_u(0xCBEDL, 11)))))))) > (*l_953)) != 0x33L) < (*g_302)) >= l_1320[1][0]), l_1448))), l_1448)), 1UL)) > 0x0D46L)));
}
for (g_349 = 0; (g_349 <= 2); g_349 += 1)
{
uint64_t l_1487 = 18446744073709551615UL;
uint16_t *l_1494 = &g_536[2][5];
int32_t l_1498 = 0L;
int32_t ** const **l_1502 = (void*)0;
int8_t **l_1509[1];
struct S1 * const l_1574 = (void*)0;
int i;
for (i = 0; i < 1; i++)
l_1509[i] = &g_1508;
}
}
}
return l_1087;
}
static uint8_t func_142(int32_t p_143)
{
uint32_t l_146[1][7][10] = {{{4294967292UL,4294967295UL,4294967295UL,4294967292UL,4294967295UL,1UL,0xE9FA02E7L,4294967295UL,4294967293UL,4294967295UL},{0x85461874L,0x0579173DL,0x6EBEA24DL,0xD0445F76L,1UL,0xE3AA9488L,4294967295UL,0xE9FA02E7L,4294967293UL,0xE9FA02E7L},{4294967293UL,4294967295UL,0x5734830CL,4294967292UL,0x5734830CL,4294967295UL,4294967293UL,0x459313D9L,2UL,0UL},{0xB0DB54EBL,0xD0445F76L,0xE3AA9488L,0x85461874L,4294967292UL,0UL,4294967295UL,0x4AE4FB5DL,0xE9FA02E7L,0x459313D9L},{4294967295UL,0xD0445F76L,0UL,4294967293UL,0x6EBEA24DL,0x6EBEA24DL,4294967293UL,0UL,0xD0445F76L,4294967295UL},{2UL,4294967295UL,4294967295UL,0xB0DB54EBL,0x4AE4FB5DL,4294967293UL,4294967295UL,0x85461874L,4294967295UL,4294967292UL},{4294967295UL,0x0579173DL,0UL,4294967295UL,0x4AE4FB5DL,0xD0445F76L,0xE9FA02E7L,0xD0445F76L,0x4AE4FB5DL,4294967295UL}}};
uint8_t l_158 = 0x4FL;
int32_t *l_161 = &g_48[3];
int32_t *l_162 = &g_48[3];
int32_t *l_163 = &g_48[5];
int32_t *l_164[9];
int32_t l_165 = 0x4AD85202L;
uint8_t l_166 = 0xD1L;
struct S0 l_181[7] = {{0x6EBC3AFAL,0x50DAE4CDL,68,0x4FB2081FL,7UL,441,-1L,0x08L,1UL},{0x6EBC3AFAL,0x50DAE4CDL,68,0x4FB2081FL,7UL,441,-1L,0x08L,1UL},{0x6EBC3AFAL,0x50DAE4CDL,68,0x4FB2081FL,7UL,441,-1L,0x08L,1UL},{0x6EBC3AFAL,0x50DAE4CDL,68,0x4FB2081FL,7UL,441,-1L,0x08L,1UL},{0x6EBC3AFAL,0x50DAE4CDL,68,0x4FB2081FL,7UL,441,-1L,0x08L,1UL},{0x6EBC3AFAL,0x50DAE4CDL,68,0x4FB2081FL,7UL,441,-1L,0x08L,1UL},{0x6EBC3AFAL,0x50DAE4CDL,68,0x4FB2081FL,7UL,441,-1L,0x08L,1UL}};
int8_t *l_241 = &g_242;
int32_t *l_249 = &g_131.f6;
int16_t l_266 = 0xD0D2L;
uint16_t *l_332 = &g_240[2];
struct S1 l_361[8] = {{0x01F225F66E37D749LL},{0x01F225F66E37D749LL},{-1L},{0x01F225F66E37D749LL},{0x01F225F66E37D749LL},{-1L},{0x01F225F66E37D749LL},{0x01F225F66E37D749LL}};
uint64_t l_402 = 0x79E23F6CD2F29093LL;
uint8_t l_502 = 0x17L;
uint32_t l_533[9] = {1UL,1UL,1UL,1UL,1UL,1UL,1UL,1UL,1UL};
uint8_t ***l_578[4][10][6] = {{{&g_347,&g_347,&g_347,&g_347,&g_347,&g_347},{&g_347,&g_347,&g_347,(void*)0,&g_347,(void*)0},{&g_347,&g_347,&g_347,&g_347,&g_347,&g_347},{&g_347,&g_347,&g_347,&g_347,&g_347,&g_347},{&g_347,&g_347,&g_347,&g_347,&g_347,&g_347},{(void*)0,&g_347,&g_347,&g_347,&g_347,&g_347},{(void*)0,&g_347,&g_347,(void*)0,&g_347,&g_347},{&g_347,(void*)0,&g_347,&g_347,&g_347,&g_347},{&g_347,(void*)0,&g_347,&g_347,&g_347,&g_347},{&g_347,(void*)0,&g_347,&g_347,&g_347,(void*)0}},{{&g_347,&g_347,&g_347,&g_347,&g_347,&g_347},{&g_347,&g_347,&g_347,&g_347,&g_347,&g_347},{&g_347,&g_347,(void*)0,&g_347,&g_347,&g_347},{&g_347,&g_347,&g_347,&g_347,&g_347,(void*)0},{&g_347,&g_347,&g_347,&g_347,&g_347,&g_347},{&g_347,&g_347,(void*)0,(void*)0,&g_347,&g_347},{(void*)0,&g_347,&g_347,&g_347,&g_347,&g_347},{(void*)0,&g_347,&g_347,&g_347,&g_347,(void*)0},{&g_347,&g_347,&g_347,&g_347,&g_347,&g_347},{&g_347,&g_347,&g_347,&g_347,&g_347,&g_347}},{{&g_347,&g_347,&g_347,&g_347,&g_347,&g_347},{&g_347,&g_347,&g_347,&g_347,&g_347,&g_347},{(void*)0,&g_347,&g_347,&g_347,&g_347,&g_347},{(void*)0,&g_347,&g_347,(void*)0,&g_347,&g_347},{&g_347,(void*)0,&g_347,&g_347,&g_347,&g_347},{&g_347,(void*)0,&g_347,&g_347,&g_347,&g_347},{&g_347,(void*)0,&g_347,&g_347,&g_347,(void*)0},{&g_347,&g_347,&g_347,&g_347,&g_347,&g_347},{&g_347,&g_347,&g_347,&g_347,&g_347,&g_347},{&g_347,&g_347,(void*)0,&g_347,&g_347,&g_347}},{{&g_347,&g_347,&g_347,&g_347,&g_347,(void*)0},{&g_347,&g_347,&g_347,&g_347,&g_347,&g_347},{&g_347,&g_347,(void*)0,(void*)0,&g_347,&g_347},{(void*)0,&g_347,&g_347,&g_347,&g_347,&g_347},{(void*)0,&g_347,&g_347,&g_347,&g_347,(void*)0},{&g_347,(void*)0,&g_347,&g_347,&g_347,(void*)0},{&g_347,&g_347,&g_347,&g_347,&g_347,&g_347},{&g_347,&g_347,&g_347,&g_347,&g_347,&g_347},{&g_347,&g_347,&g_347,&g_347,&g_347,&g_347},{&g_347,(void*)0,&g_347,&g_347,&g_347,&g_347}}};
const uint64_t l_611[5] = {0x8713770F96F935EBLL,0x8713770F96F935EBLL,0x8713770F96F935EBLL,0x8713770F96F935EBLL,0x8713770F96F935EBLL};
struct S1 *l_637 = &g_323[2][6];
uint32_t l_753 = 0x362A7393L;
uint32_t l_826 = 0x0F66A0A3L;
int i, j, k;
for (i = 0; i < 9; i++)
l_164[i] = &g_48[1];
if (p_143)
{
int32_t *l_144 = &g_48[3];
int32_t *l_145[3][4] = {{&g_48[3],&g_131.f3,&g_131.f3,&g_48[3]},{&g_131.f3,&g_48[3],&g_131.f3,&g_131.f3},{&g_48[3],&g_48[3],&g_48[8],&g_48[3]}};
int i, j;
++l_146[0][6][3];
}
else
{
int32_t *l_149 = &g_48[3];
int32_t *l_150 = &g_48[0];
int32_t *l_151 = &g_48[3];
int32_t *l_152 = &g_48[3];
int32_t *l_153 = &g_48[2];
int32_t *l_154 = &g_48[3];
int32_t *l_155 = &g_48[3];
int32_t *l_156 = &g_48[3];
int32_t *l_157[3];
int i;
for (i = 0; i < 3; i++)
l_157[i] = &g_48[3];
++l_158;
return g_131.f4;
}
l_166--;
if ((((safe_mul_func_int16_t_s_s((safe_rshift_func_int16_t_s_s(((g_239 = func_173(g_131.f3, ((g_61 = p_143) != func_178(l_181[5], &l_162)), l_181[5], &l_161)) != (((*l_241) &= ((l_181[2] , 0L) >= g_46)) , (void*)0)), 14)), g_131.f0)) ^ g_131.f1) && (*l_162)))
{
int32_t **l_247 = (void*)0;
int32_t **l_248[3];
uint8_t *l_250 = &g_210;
uint8_t * const l_251 = &l_166;
uint32_t *l_252[4];
uint16_t *l_255 = &g_240[1];
struct S1 l_278 = {6L};
int8_t l_446 = 8L;
const uint8_t * const l_451 = &l_166;
const uint8_t * const *l_450 = &l_451;
const uint8_t * const **l_449 = &l_450;
int8_t l_498 = 0x1FL;
struct S1 l_525 = {0xC0CCE52EA710BFD9LL};
int8_t l_544 = 0x84L;
int32_t l_557 = 0xB6D05156L;
const uint8_t **l_567 = (void*)0;
const uint8_t ***l_566 = &l_567;
uint8_t l_630[2];
int32_t ***l_636 = &l_248[2];
struct S0 *l_647 = &l_181[5];
uint32_t l_671 = 4294967288UL;
int i;
for (i = 0; i < 3; i++)
l_248[i] = &l_164[1];
for (i = 0; i < 4; i++)
l_252[i] = &g_61;
for (i = 0; i < 2; i++)
l_630[i] = 255UL;
if ((((*l_255) = (safe_add_func_int8_t_s_s((safe_mul_func_uint8_t_u_u(0x6EL, ((l_164[1] = l_162) != l_249))), (((((l_250 = l_250) != l_251) , l_252[1]) != &l_146[0][3][5]) >= (safe_div_func_int32_t_s_s((&l_161 == l_248[1]), p_143)))))) > p_143))
{
int16_t l_277 = 0L;
uint16_t *l_280[9] = {&g_240[2],&g_240[2],&g_240[2],&g_240[2],&g_240[2],&g_240[2],&g_240[2],&g_240[2],&g_240[2]};
struct S1 l_300 = {0xBF9B34C75CF7ADF2LL};
uint32_t **l_305 = &l_252[1];
int32_t l_308 = 0xDDE35D2BL;
int32_t l_384 = 0L;
int32_t l_412 = 0xFF0F67C5L;
int32_t l_414 = 0x6B785C5EL;
int32_t l_415 = 0xC35E2D46L;
int32_t l_416 = 1L;
int32_t l_418[4];
uint32_t l_421[2][9] = {{0x5102FD57L,4294967295UL,4294967295UL,0x5102FD57L,4294967295UL,4294967295UL,0x5102FD57L,4294967295UL,4294967295UL},{4294967295UL,0UL,0UL,4294967295UL,0UL,0UL,4294967295UL,0UL,0UL}};
const struct S0 l_434 = {0x61CD0487L,5L,1,0L,0xF90E643A5430609FLL,656,0xF1982D9EL,4L,0x02L};
int32_t *l_454 = &g_212;
int i, j;
for (i = 0; i < 4; i++)
l_418[i] = (-1L);
for (g_61 = 0; (g_61 < 9); g_61 = safe_add_func_uint8_t_u_u(g_61, 1))
{
const uint32_t l_262 = 18446744073709551615UL;
int32_t **l_279 = &l_161;
struct S0 *l_288 = &l_181[2];
uint32_t *l_293[9][5] = {{&l_146[0][6][3],&l_146[0][6][3],(void*)0,&g_61,(void*)0},{&g_61,&g_61,&g_61,&g_61,&g_61},{&l_146[0][6][3],&g_61,(void*)0,(void*)0,&l_146[0][6][3]},{&g_61,&l_146[0][0][4],&g_61,&l_146[0][0][4],&g_61},{&g_61,&g_61,&l_146[0][6][3],(void*)0,&l_146[0][1][9]},{&l_146[0][4][7],(void*)0,&g_61,&g_61,(void*)0},{&g_61,(void*)0,&l_146[0][6][3],&g_61,&l_146[0][1][9]},{&l_146[0][0][4],&g_61,&g_61,&g_61,&g_61},{&l_146[0][1][9],&l_146[0][1][9],&g_61,&g_61,&l_146[0][6][3]}};
uint8_t ***l_350 = &g_347;
uint8_t l_364 = 0UL;
int64_t *l_399 = &g_366[0];
int32_t l_403 = 0xC1A48459L;
int32_t l_407 = (-1L);
int32_t l_413[5] = {(-7L),(-7L),(-7L),(-7L),(-7L)};
int i, j;
if (((l_280[1] = func_173((((safe_rshift_func_int8_t_s_u((safe_mul_func_uint16_t_u_u(l_262, (safe_unary_minus_func_uint8_t_u(p_143)))), (safe_mul_func_int8_t_s_s(((l_266 , (safe_div_func_uint8_t_u_u((p_143 , ((safe_mul_func_uint8_t_u_u((safe_div_func_int64_t_s_s((safe_div_func_int32_t_s_s(((((safe_lshift_func_int16_t_s_u((((((((((0xA8L == g_242) || (g_240[6] > 1UL)) ^ p_143) , g_46) < p_143) ^ 0x102662646C3E3A94LL) | p_143) && p_143) , l_277), 6)) , g_131.f6) != 0L) || l_262), p_143)), 0xF8CD85230C50E767LL)), p_143)) < 0xD5F9B654D016B272LL)), g_46))) == p_143), g_61)))) , l_278) , l_277), g_61, g_131, l_279)) == (void*)0))
{
int16_t l_287 = 0x13E1L;
int32_t l_289[9][6] = {{(-6L),0x8679B813L,1L,0x7D04A4E1L,0xC1EEBDB0L,0xDE4E20D7L},{0xCBB9FAACL,0x7D04A4E1L,(-1L),0xD20C3A44L,(-1L),0x7D04A4E1L},{0xD20C3A44L,(-1L),0x7D04A4E1L,0xCBB9FAACL,0L,0xA87E99EFL},{0x7D04A4E1L,1L,0x8679B813L,(-6L),(-3L),0L},{(-3L),1L,0x56058C3EL,0x8679B813L,0L,0x001BA6B6L},{0xB38B262BL,(-1L),0xC1EEBDB0L,0xC1EEBDB0L,(-1L),0xB38B262BL},{0xA87E99EFL,0x7D04A4E1L,(-6L),0x001BA6B6L,0xC1EEBDB0L,0xCBB9FAACL},{0x689B4015L,0x8679B813L,6L,0xDE4E20D7L,0L,0x56058C3EL},{0x689B4015L,0x56058C3EL,0xDE4E20D7L,0x001BA6B6L,1L,0L}};
int16_t *l_292 = &l_266;
int32_t l_294 = 0x2B14D111L;
const struct S0 l_299 = {0xD2656983L,0L,41,0x859BE326L,1UL,1285,0xD0CED8A4L,0L,0xDEL};
uint32_t * const **l_303 = (void*)0;
uint32_t * const **l_304 = &g_301;
uint64_t *l_306 = &g_307;
int i, j;
l_294 &= (safe_div_func_uint32_t_u_u((p_143 < ((safe_add_func_uint16_t_u_u((safe_rshift_func_int8_t_s_u((((**l_279) |= l_287) ^ (l_289[6][4] |= (l_288 == (void*)0))), ((safe_sub_func_uint32_t_u_u(0x3D6F203CL, 6UL)) >= 0x63B6399967F3BF8DLL))), ((*l_292) = g_16))) && ((void*)0 != l_293[3][0]))), p_143));
l_308 ^= ((((safe_mod_func_uint32_t_u_u(((g_131 , (l_294 , (safe_add_func_int16_t_s_s(0x9782L, ((l_299 , (l_300 , ((void*)0 == &l_294))) > (g_131.f5 && (((((((*l_306) ^= (((*l_304) = g_301) != l_305)) | 0xAC72C91E2195163ELL) <= 1UL) != l_299.f3) >= g_131.f7) != 0UL))))))) , (**g_301)), 0x44DCFA48L)) , (*l_162)) >= 0x378C7FC2B8A92E89LL) != 0x1151C167729FFED1LL);
for (l_158 = 0; (l_158 < 56); l_158 = safe_add_func_int8_t_s_s(l_158, 8))
{
uint16_t l_311 = 2UL;
uint32_t l_317 = 0x3F99A790L;
uint8_t **l_322 = &l_250;
int32_t l_333 = (-4L);
++l_311;
(*g_68) = l_289[6][4];
l_333 = ((((~(g_16 >= ((safe_mod_func_int64_t_s_s(((((l_317 < ((p_143 && (safe_add_func_uint32_t_u_u((safe_lshift_func_uint8_t_u_s(((*l_251) &= (((*l_322) = &g_210) == (g_323[2][3] , (void*)0))), l_308)), (safe_lshift_func_int8_t_s_u(((safe_add_func_int16_t_s_s((safe_rshift_func_uint8_t_u_s((g_210++), 2)), 1UL)) , ((((*l_162) = ((l_288 == &l_181[1]) | (*l_162))) , 0x44L) ^ p_143)), p_143))))) == p_143)) , l_332) == l_255) & l_300.f0), (-1L))) , g_46))) == g_131.f1) , l_289[6][4]) > l_299.f1);
}
(*l_163) &= (-1L);
}
else
{
(*l_279) = &l_308;
}
(*l_279) = (*l_279);
(*g_68) = ((safe_sub_func_uint32_t_u_u((*g_302), (safe_lshift_func_uint8_t_u_s(g_323[2][3].f0, (((g_338--) & (safe_mul_func_uint8_t_u_u(((*l_250) ^= 248UL), ((safe_div_func_uint8_t_u_u(((((safe_lshift_func_int16_t_s_u(((((((((*l_350) = ((p_143 | p_143) , g_347)) != &g_348) >= ((*l_288) , p_143)) & 0xA6L) >= 0x2C48C5755507231DLL) != (**g_301)) != 0L), 9)) < 18446744073709551610UL) > l_300.f0) != g_242), 7UL)) && (*l_249))))) <= (*l_163)))))) <= (**l_279));
if (((void*)0 != l_255))
{
uint16_t l_363 = 65534UL;
int64_t *l_365 = &g_366[1];
struct S1 l_375 = {0x24B0BE51C9EF5B4ALL};
int32_t l_404 = 0x3CAEA3D2L;
int32_t l_408 = 0xCB19B58AL;
int32_t l_409 = 0x7C0E5AD5L;
int32_t l_410 = 0xB280C1A3L;
int32_t l_411 = (-1L);
int32_t l_417 = (-1L);
int32_t l_419 = 1L;
int32_t l_420 = 0x896EEB6BL;
if ((((safe_div_func_uint16_t_u_u(((~(p_143 , (+((*l_365) = (safe_add_func_uint16_t_u_u(l_277, (((safe_rshift_func_uint8_t_u_u((safe_div_func_uint16_t_u_u((((((l_361[0] , (p_143 < ((safe_unary_minus_func_uint32_t_u((g_338 != l_363))) ^ l_364))) , 0x28A6CEDCL) || 0x172DE8AEL) , 0x3098027EL) >= p_143), 0x2C23L)), 0)) && 0xFB90ED74L) != 3UL))))))) < 0x1033L), 0xEC62L)) == 3L) > 1L))
{
l_384 |= (safe_lshift_func_int16_t_s_s((((safe_add_func_uint8_t_u_u((*g_348), (safe_lshift_func_uint8_t_u_s((((((p_143 && g_131.f3) , &g_301) != &g_301) || ((safe_div_func_uint16_t_u_u((l_375 , ((safe_lshift_func_uint16_t_u_u(((*l_332) |= (safe_div_func_int32_t_s_s((((*l_241) = (((p_143 <= (safe_add_func_int16_t_s_s(0L, (safe_div_func_uint64_t_u_u((**l_279), p_143))))) & p_143) != (**l_279))) || p_143), p_143))), 9)) , p_143)), g_16)) == (**g_347))) && g_131.f8), 4)))) <= p_143) & p_143), 13));
(**l_279) = ((l_384 = (safe_mul_func_uint8_t_u_u((0UL <= (safe_rshift_func_int16_t_s_u(g_37, 8))), (safe_div_func_uint8_t_u_u((safe_div_func_uint64_t_u_u((((safe_lshift_func_uint16_t_u_s((safe_div_func_int32_t_s_s(p_143, 5L)), 11)) | ((((safe_div_func_uint64_t_u_u(((((*l_399) = (l_399 == l_365)) == (((*g_347) = (*g_347)) == (void*)0)) < (((*l_241) |= 0x19L) & 255UL)), l_375.f0)) != 0x4A32L) >= 0x4049741AL) , p_143)) || 0x7F7D25E6L), 0x6DE320A713C89F45LL)), 0x04L))))) <= p_143);
}
else
{
int32_t l_400 = 3L;
int32_t l_405 = 0xF30EE275L;
int32_t l_406 = 1L;
l_402 = (l_400 != ((g_401 = ((*l_305) = &l_146[0][6][3])) != (*g_301)));
l_421[1][0]--;
}
}
else
{
uint64_t l_435 = 0x804593ADD28D2F16LL;
uint64_t *l_436 = (void*)0;
int32_t l_437 = 3L;
l_437 ^= ((safe_rshift_func_int16_t_s_s(((0xBCL < (0xAFC3L <= ((g_307 = (safe_div_func_uint8_t_u_u((**l_279), (l_435 = (((safe_mod_func_int64_t_s_s(((0xB496L == (safe_sub_func_uint16_t_u_u((safe_rshift_func_uint8_t_u_u((**g_347), (p_143 <= p_143))), (l_434 , ((**l_279) | p_143))))) , l_434.f3), 4UL)) || p_143) && 0x10L))))) < g_131.f3))) || 0xF5C7EDD45C8934DALL), 1)) && 0xDAL);
return p_143;
}
}
for (l_158 = (-10); (l_158 == 37); l_158 = safe_add_func_int64_t_s_s(l_158, 8))
{
uint64_t *l_442 = &l_402;
int32_t *l_453 = &l_416;
if (((((*l_332) = (((0xDDL != 1L) == (safe_mod_func_uint64_t_u_u(18446744073709551615UL, (l_418[3] ^= ((*l_442) = 18446744073709551615UL))))) && (((0xC97A9D75L && (*g_302)) < (-8L)) == (+p_143)))) , p_143) , p_143))
{
for (p_143 = 0; (p_143 >= 22); p_143++)
{
int64_t l_452 = 0xFB6BAF48D3DC8211LL;
l_446 |= (*g_68);
(*g_68) ^= (p_143 , (safe_lshift_func_int16_t_s_s(1L, 8)));
l_452 = (l_449 != (void*)0);
}
}
else
{
int32_t *l_458[4];
int i;
for (i = 0; i < 4; i++)
l_458[i] = &l_308;
l_454 = l_453;
for (l_415 = 0; (l_415 != 0); l_415 = safe_add_func_uint32_t_u_u(l_415, 1))
{
int32_t *l_457[4][5][1] = {{{(void*)0},{&g_131.f6},{(void*)0},{&g_212},{&g_212}},{{(void*)0},{&g_131.f6},{(void*)0},{&g_212},{&g_212}},{{(void*)0},{&g_131.f6},{&g_131.f6},{&l_418[3]},{&l_418[3]}},{{&g_131.f6},{&g_212},{&g_131.f6},{&l_418[3]},{&l_418[3]}}};
int i, j, k;
(*l_454) &= (p_143 < 0L);
l_458[2] = l_457[0][1][0];
}
}
}
for (l_165 = 0; (l_165 != 10); ++l_165)
{
return (**g_347);
}
}
else
{
int16_t l_497 = 0x2AD9L;
if (p_143)
{
(*l_162) = (safe_div_func_uint8_t_u_u((**g_347), (safe_add_func_int8_t_s_s(((*l_241) = (safe_rshift_func_uint8_t_u_s(p_143, 1))), ((void*)0 != &g_301)))));
}
else
{
struct S1 l_476 = {-6L};
uint8_t **l_496 = &l_250;
for (l_266 = (-2); (l_266 != (-4)); l_266 = safe_sub_func_uint32_t_u_u(l_266, 2))
{
int32_t *l_469[9];
int i;
for (i = 0; i < 9; i++)
l_469[i] = (void*)0;
l_469[6] = (void*)0;
}
l_498 &= (safe_div_func_uint32_t_u_u(((safe_mul_func_uint16_t_u_u(0xBF5EL, (safe_div_func_int8_t_s_s(((&g_242 == (void*)0) != ((l_476 , (((g_477 = 0L) , ((safe_mul_func_int16_t_s_s((safe_rshift_func_int8_t_s_u(((*l_241) = (safe_div_func_int32_t_s_s((safe_mod_func_uint32_t_u_u(((safe_rshift_func_int8_t_s_u(((((safe_add_func_uint8_t_u_u(((*g_348)--), p_143)) < ((safe_mul_func_uint8_t_u_u((safe_sub_func_int8_t_s_s(g_131.f6, ((*g_347) == ((*l_496) = (*g_347))))), p_143)) ^ 0x66D13433AB0C8316LL)) > l_497) > p_143), 7)) || 0xCCL), (*g_68))), 0x0D181F86L))), p_143)), p_143)) == 0x66L)) <= p_143)) , p_143)), l_497)))) , l_476.f0), l_497));
return p_143;
}
}
--g_499;
l_502--;
if ((safe_rshift_func_uint8_t_u_s((((g_210 > (g_307 == (+3L))) , (*l_162)) == (*g_348)), 6)))
{
uint64_t l_534 = 0x3AB2DB70A0AF8E33LL;
int32_t l_542 = 0xB905EDD7L;
uint32_t **l_575 = &g_401;
uint32_t ***l_574 = &l_575;
for (g_242 = 5; (g_242 >= 0); g_242 -= 1)
{
struct S0 l_528 = {0xF558D39AL,0xD70BC12DL,168,0x22D29A1CL,18446744073709551615UL,783,0x22870DEEL,-10L,0x2DL};
int32_t l_529 = 0x76C42D7DL;
int32_t *l_532 = &g_131.f6;
uint8_t l_541 = 255UL;
int8_t l_614 = 0x6FL;
uint8_t **l_619 = (void*)0;
const struct S1 **l_627[6];
const struct S1 ***l_626 = &l_627[0];
int i;
for (i = 0; i < 6; i++)
l_627[i] = (void*)0;
for (l_165 = 5; (l_165 >= 0); l_165 -= 1)
{
int32_t * const *l_509 = &g_68;
int32_t * const **l_508 = &l_509;
uint16_t *l_535 = &g_536[3][4];
int16_t *l_537[5];
int8_t *l_539[1][8][7];
int32_t l_543 = 0x84B41BEBL;
int32_t l_545 = 0xD09AF8F0L;
int32_t **l_549[5] = {&l_532,&l_532,&l_532,&l_532,&l_532};
int32_t **l_550 = &l_249;
int i, j, k;
for (i = 0; i < 5; i++)
l_537[i] = &l_266;
for (i = 0; i < 1; i++)
{
for (j = 0; j < 8; j++)
{
for (k = 0; k < 7; k++)
l_539[i][j][k] = &l_498;
}
}
}
if (g_366[g_242])
continue;
for (l_158 = 0; (l_158 <= 3); l_158 += 1)
{
const uint8_t ****l_568[1];
int8_t *l_583 = &l_498;
int8_t *l_584 = &l_446;
uint8_t l_612 = 0xE5L;
int i;
for (i = 0; i < 1; i++)
l_568[i] = &l_566;
l_542 &= (safe_sub_func_uint8_t_u_u((safe_rshift_func_int16_t_s_u(((((g_131.f4 , ((~0xF7903263L) ^ ((l_566 = l_566) == (((*l_163) != (~(safe_lshift_func_uint16_t_u_u((safe_mul_func_int16_t_s_s(((void*)0 != l_574), ((l_252[3] = l_252[l_158]) == (*g_301)))), (safe_add_func_uint16_t_u_u(((*l_332) &= (((p_143 ^ p_143) != 0x7F728EF7L) < 0xD360L)), (*l_532))))))) , l_578[3][6][5])))) > 0UL) , p_143) , 0x2D5CL), 15)), g_131.f5));
(*l_163) |= (safe_sub_func_int64_t_s_s(((safe_rshift_func_int8_t_s_u(((*l_584) = ((*l_583) = g_338)), (safe_unary_minus_func_int8_t_s(((safe_mul_func_uint16_t_u_u(((((*l_251) |= (p_143 < (((0xFCF21518565F89A7LL || (g_307 > (((*l_532) | (safe_div_func_int16_t_s_s((safe_sub_func_int64_t_s_s(((*l_532) == ((void*)0 == &g_540)), (safe_div_func_int64_t_s_s(((((*l_250) = l_542) && g_46) , g_131.f1), g_594)))), p_143))) | 6UL))) & p_143) != (**g_347)))) ^ p_143) , g_212), p_143)) > p_143))))) > 1UL), p_143));
if ((*l_532))
continue;
for (g_594 = 0; (g_594 <= 8); g_594 += 1)
{
int32_t l_608 = 1L;
uint16_t *l_613 = &g_536[3][4];
uint8_t **l_628 = &l_250;
int i;
(*l_162) = ((((*l_249) <= ((*l_613) = (((!(((g_366[1] = (safe_add_func_int32_t_s_s((((safe_mod_func_int32_t_s_s(p_143, 0xC38570D3L)) , (((((safe_rshift_func_uint8_t_u_u((((g_323[2][3].f0 >= (!((((safe_mod_func_int16_t_s_s(((+((*l_583) |= (((p_143 <= ((*l_255) = (p_143 , (safe_mod_func_uint32_t_u_u((((p_143 && ((*l_584) = (l_608 != (((safe_sub_func_int16_t_s_s(((p_143 >= (*l_532)) , g_536[4][5]), p_143)) > (*g_68)) & p_143)))) , g_307) , p_143), p_143))))) == 0xFF4DL) ^ 0x97L))) , (*l_162)), l_611[4])) != 0xFCL) != g_536[3][4]) <= p_143))) , &g_348) != (void*)0), p_143)) | p_143) && 1UL) < (-1L)) == g_131.f1)) || p_143), l_612))) <= g_131.f6) == p_143)) || (-5L)) ^ g_212))) , p_143) , l_614);
l_164[(g_242 + 3)] = &l_608;
(*g_68) = (safe_div_func_uint32_t_u_u(4294967293UL, ((*g_302)++)));
(*g_68) |= ((((((((l_619 = &l_250) == ((((safe_div_func_uint16_t_u_u(l_542, p_143)) || (safe_rshift_func_int16_t_s_s(g_210, 4))) <= (safe_add_func_int32_t_s_s((p_143 , (l_626 != ((*l_532) , (void*)0))), (p_143 & l_542)))) , l_628)) , 0x7A9F984EL) | p_143) <= (*g_348)) , (*g_302)) , 0xC59FL) , 0x4EE96028L);
}
}
l_630[1]--;
}
l_542 ^= (safe_rshift_func_int8_t_s_u((safe_unary_minus_func_uint16_t_u((p_143 >= g_212))), ((void*)0 == l_636)));
}
else
{
const int64_t l_638[6][5][6] = {{{(-6L),0xFABE0E7C53F256B0LL,(-10L),(-1L),0x4CC05CA87BC03E5ALL,4L},{0L,0xFABE0E7C53F256B0LL,0xCD7150DE4A178330LL,0x34F9D22A885E292ELL,(-10L),(-10L)},{(-5L),0xCD7150DE4A178330LL,0xCD7150DE4A178330LL,(-5L),0xFABE0E7C53F256B0LL,4L},{(-1L),(-3L),(-10L),(-5L),4L,8L},{(-5L),4L,8L,0x34F9D22A885E292ELL,4L,(-3L)}},{{0L,(-3L),0xFABE0E7C53F256B0LL,(-1L),0xFABE0E7C53F256B0LL,(-3L)},{(-6L),0xCD7150DE4A178330LL,8L,0x072661BD4A239179LL,(-10L),8L},{(-6L),0xFABE0E7C53F256B0LL,(-10L),(-1L),0x4CC05CA87BC03E5ALL,4L},{0L,0xFABE0E7C53F256B0LL,0xCD7150DE4A178330LL,0x34F9D22A885E292ELL,(-10L),(-10L)},{(-5L),0xCD7150DE4A178330LL,0xCD7150DE4A178330LL,(-5L),0xFABE0E7C53F256B0LL,4L}},{{(-1L),(-3L),(-10L),(-5L),4L,8L},{(-5L),4L,8L,0x34F9D22A885E292ELL,4L,(-3L)},{0L,(-3L),0xFABE0E7C53F256B0LL,(-1L),0xFABE0E7C53F256B0LL,(-3L)},{(-6L),0xCD7150DE4A178330LL,8L,0x072661BD4A239179LL,(-10L),8L},{(-6L),0xFABE0E7C53F256B0LL,(-10L),(-1L),0x4CC05CA87BC03E5ALL,4L}},{{0L,0xFABE0E7C53F256B0LL,0xCD7150DE4A178330LL,0x34F9D22A885E292ELL,(-10L),(-10L)},{(-5L),0xCD7150DE4A178330LL,0xCD7150DE4A178330LL,(-5L),0xFABE0E7C53F256B0LL,4L},{(-1L),(-3L),(-10L),(-5L),4L,8L},{(-5L),4L,8L,0x34F9D22A885E292ELL,4L,(-3L)},{0L,(-3L),0xFABE0E7C53F256B0LL,(-1L),0xFABE0E7C53F256B0LL,(-3L)}},{{(-6L),0xCD7150DE4A178330LL,8L,0x072661BD4A239179LL,(-10L),8L},{(-6L),0xFABE0E7C53F256B0LL,(-10L),(-1L),0x4CC05CA87BC03E5ALL,4L},{0L,0xFABE0E7C53F256B0LL,0xCD7150DE4A178330LL,0x34F9D22A885E292ELL,(-10L),(-10L)},{(-5L),0xCD7150DE4A178330LL,0xCD7150DE4A178330LL,(-5L),0xFABE0E7C53F256B0LL,4L},{(-1L),(-3L),(-10L),(-5L),4L,8L}},{{(-5L),4L,8L,0x34F9D22A885E292ELL,4L,(-3L)},{0L,(-3L),0xFABE0E7C53F256B0LL,(-1L),0xFABE0E7C53F256B0LL,(-3L)},{(-6L),0xCD7150DE4A178330LL,8L,0x072661BD4A239179LL,(-10L),8L},{(-6L),0xFABE0E7C53F256B0LL,(-10L),(-1L),0x4CC05CA87BC03E5ALL,4L},{0L,0xFABE0E7C53F256B0LL,0xCD7150DE4A178330LL,0x34F9D22A885E292ELL,0x596A9572608982CDLL,0x596A9572608982CDLL}}};
int8_t *l_646 = &g_242;
uint8_t **l_653[7];
int32_t l_695[6][4][9] = {{{0x2E99073CL,0x0D05197CL,(-6L),0xE490B1D1L,8L,0x0D05197CL,0x0D05197CL,8L,0xE490B1D1L},{0L,0xCAA798B0L,0L,1L,0x27AC1EA9L,0x33227E0EL,7L,0x33227E0EL,0x27AC1EA9L},{(-1L),8L,(-6L),0L,0x10482FC9L,(-1L),(-6L),(-6L),(-1L)},{0x715977F2L,1L,0xAD76A888L,1L,0x715977F2L,0L,0x902EB36CL,0x3F7225E1L,0x902EB36CL}},{{8L,0x3058A9B6L,0xB4396584L,0xE490B1D1L,0x10482FC9L,(-6L),0x3058A9B6L,0xE490B1D1L,0xE490B1D1L},{0L,0L,0x27AC1EA9L,0x3F7225E1L,0x27AC1EA9L,0L,0L,1L,1L},{(-1L),0x10482FC9L,0L,(-6L),8L,(-1L),0x3058A9B6L,0L,8L},{6L,1L,0x902EB36CL,0x33227E0EL,0xC2CF2F5BL,0x33227E0EL,0x902EB36CL,1L,6L}},{{0x2E99073CL,(-6L),0xB4396584L,8L,0x2E99073CL,0x0D05197CL,(-6L),0xE490B1D1L,8L},{0x27AC1EA9L,0xCAA798B0L,1L,0x3F7225E1L,7L,1L,7L,0x3F7225E1L,1L},{0x2E99073CL,0x2E99073CL,(-6L),0xB4396584L,8L,0x2E99073CL,0x0D05197CL,(-6L),0xE490B1D1L},{6L,0xCAA798B0L,6L,1L,0x902EB36CL,0x33227E0EL,0xC2CF2F5BL,0x33227E0EL,0x902EB36CL}},{{(-1L),(-6L),(-6L),(-1L),0x10482FC9L,0L,(-6L),8L,(-1L)},{0L,1L,1L,1L,0L,0L,0x27AC1EA9L,0x3F7225E1L,0x27AC1EA9L},{8L,0x10482FC9L,0xB4396584L,0xB4396584L,0x10482FC9L,8L,0x3058A9B6L,0xB4396584L,0xE490B1D1L},{0x715977F2L,0L,0x902EB36CL,0x3F7225E1L,0x902EB36CL,0L,0x715977F2L,1L,0xAD76A888L}},{{(-1L),0x3058A9B6L,0L,8L,8L,0L,0x3058A9B6L,(-1L),8L},{0L,1L,0x27AC1EA9L,0x33227E0EL,7L,0x33227E0EL,0x27AC1EA9L,1L,0L},{0x2E99073CL,8L,0xB4396584L,(-6L),0x2E99073CL,0x2E99073CL,(-6L),0xB4396584L,8L},{0x902EB36CL,0xCAA798B0L,0xAD76A888L,0x3F7225E1L,0xC2CF2F5BL,1L,0xC2CF2F5BL,0x3F7225E1L,0xAD76A888L}},{{0x2E99073CL,0x0D05197CL,(-6L),0xE490B1D1L,8L,0x0D05197CL,0x0D05197CL,8L,0x10482FC9L},{1L,0L,1L,0x33227E0EL,0L,0x3F7225E1L,0L,0x3F7225E1L,0L},{0xE490B1D1L,(-1L),0L,0xB4396584L,0x2E99073CL,0xE490B1D1L,0L,0L,0xE490B1D1L},{0x902EB36CL,0x33227E0EL,0xC2CF2F5BL,0x33227E0EL,0x902EB36CL,1L,6L,0xCAA798B0L,6L}}};
int32_t ***l_754 = &l_248[0];
int32_t l_756 = 0x91BA73FDL;
int i, j, k;
for (i = 0; i < 7; i++)
l_653[i] = &l_250;
(*g_551) = l_637;
if (l_638[5][0][5])
{
int64_t l_659 = 1L;
uint32_t l_716[9] = {5UL,5UL,5UL,5UL,5UL,5UL,5UL,5UL,5UL};
int i;
for (g_307 = 0; (g_307 < 52); g_307 = safe_add_func_uint16_t_u_u(g_307, 4))
{
uint8_t **l_652[9] = {&l_250,&l_250,&l_250,&l_250,&l_250,&l_250,&l_250,&l_250,&l_250};
int32_t l_658 = (-3L);
int64_t *l_679 = &g_366[1];
int i;
if (((((!1L) == (safe_lshift_func_uint16_t_u_u((((safe_sub_func_uint8_t_u_u(0x2EL, ((void*)0 == l_646))) , ((l_647 != (void*)0) < ((*l_241) |= (safe_div_func_int64_t_s_s(((((*l_250) = (safe_mul_func_int16_t_s_s(((g_347 = l_652[7]) != l_653[3]), (l_658 = (safe_mod_func_uint16_t_u_u((((safe_lshift_func_int16_t_s_s(0x28A1L, g_61)) > 0xD30ADAB9L) , 0x03E4L), p_143)))))) & 0x56L) , p_143), (-1L)))))) > l_659), g_660[1][4]))) || p_143) > g_629))
{
uint8_t l_661 = 0x3BL;
(*g_68) = p_143;
l_661 = p_143;
}
else
{
const struct S0 l_666 = {0x21FC7D1EL,0xED228859L,55,8L,0xB9364292416A1B9DLL,629,0L,0x1EL,4UL};
int16_t *l_692 = (void*)0;
int16_t *l_693 = &g_594;
struct S1 l_694 = {8L};
int32_t l_706[2];
int i;
for (i = 0; i < 2; i++)
l_706[i] = 6L;
l_695[4][1][6] &= (safe_add_func_uint64_t_u_u((((((*l_679) &= ((safe_mod_func_uint8_t_u_u((l_666 , (safe_lshift_func_uint16_t_u_s((safe_add_func_uint32_t_u_u(((((g_499 = ((**g_347) &= (l_671 = p_143))) , (((safe_lshift_func_uint16_t_u_s((safe_mod_func_uint16_t_u_u((safe_unary_minus_func_int64_t_s((safe_div_func_uint8_t_u_u((&g_366[1] != l_679), ((*l_250) = l_638[2][0][0]))))), (safe_mul_func_uint8_t_u_u((safe_add_func_uint8_t_u_u((safe_div_func_uint32_t_u_u(((0xA2FD4288L != (((((*g_68) > (safe_rshift_func_int16_t_s_s(l_658, ((*l_693) = (safe_sub_func_int32_t_s_s((safe_mul_func_uint8_t_u_u(l_638[3][1][0], 0L)), l_658)))))) <= p_143) & l_658) , (**g_301))) > 0x8FL), p_143)), (*g_348))), (*l_249))))), 10)) & g_131.f6) , l_658)) , (void*)0) != (*g_347)), p_143)), 9))), (*l_249))) & l_638[5][0][5])) , l_694) , &g_401) != &g_302), g_538));
(*g_68) = (safe_lshift_func_uint16_t_u_s((p_143 | ((p_143 >= (safe_mul_func_int8_t_s_s(((safe_rshift_func_int8_t_s_u(((safe_div_func_int64_t_s_s((&g_301 != (void*)0), (safe_lshift_func_uint16_t_u_u(((l_694 , 0xAAB23309L) | ((l_638[5][0][5] | (l_706[0] = p_143)) , (((**g_347) = ((((((*l_679) |= p_143) , p_143) ^ p_143) || g_131.f6) || (*g_348))) == l_638[5][0][5]))), 6)))) < g_660[1][4]), 3)) > (*g_68)), p_143))) ^ p_143)), 15));
}
}
for (l_165 = (-6); (l_165 >= (-4)); ++l_165)
{
uint64_t *l_710[3][7][7] = {{{&g_307,(void*)0,(void*)0,&g_307,(void*)0,(void*)0,&g_307},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{&g_307,&g_307,&l_402,&g_307,&g_307,&l_402,&g_307},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,&g_307,(void*)0,(void*)0,&g_307,(void*)0,(void*)0},{(void*)0,(void*)0,&g_307,(void*)0,(void*)0,&g_307,(void*)0},{&g_307,(void*)0,(void*)0,&g_307,(void*)0,(void*)0,&g_307}},{{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{&g_307,&g_307,&l_402,&g_307,&g_307,&l_402,&g_307},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,&g_307,(void*)0,(void*)0,&g_307,(void*)0,(void*)0},{(void*)0,(void*)0,&g_307,(void*)0,(void*)0,&g_307,(void*)0},{&g_307,(void*)0,(void*)0,&g_307,(void*)0,(void*)0,&g_307},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0}},{{&g_307,&g_307,&l_402,&g_307,&g_307,&l_402,&g_307},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,&g_307,(void*)0,(void*)0,&g_307,(void*)0,(void*)0},{(void*)0,(void*)0,&g_307,(void*)0,(void*)0,&g_307,(void*)0},{&g_307,(void*)0,(void*)0,&g_307,(void*)0,(void*)0,&g_307},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{&g_307,&g_307,&l_402,&g_307,&g_307,&g_307,(void*)0}}};
int16_t *l_715[2];
int32_t l_717[4][5] = {{0L,0x548044C1L,0L,0x548044C1L,0L},{1L,1L,1L,1L,1L},{0L,0x548044C1L,0L,0x548044C1L,0L},{1L,1L,1L,1L,1L}};
int32_t l_718[3];
int i, j, k;
for (i = 0; i < 2; i++)
l_715[i] = (void*)0;
for (i = 0; i < 3; i++)
l_718[i] = 1L;
l_718[2] ^= ((((safe_unary_minus_func_uint64_t_u((g_307 ^= (***l_636)))) < ((safe_sub_func_uint8_t_u_u((g_349 >= (((safe_mod_func_int32_t_s_s(1L, 0x239D7BACL)) || 0x71L) , (g_594 &= ((l_695[4][1][6] |= p_143) != p_143)))), 0xE3L)) == 0x036BB37E032F0F55LL)) == l_716[6]) ^ l_717[2][4]);
if ((*g_68))
continue;
}
}
else
{
uint64_t *l_737 = (void*)0;
uint16_t *l_750 = &g_540;
int32_t l_755 = 0L;
l_756 ^= (safe_lshift_func_int16_t_s_u(p_143, (((g_131.f7 | ((safe_add_func_uint16_t_u_u(0x0D22L, ((((*l_162) = (-8L)) == (safe_lshift_func_uint8_t_u_u((safe_lshift_func_int16_t_s_s(((!(safe_mul_func_int16_t_s_s((g_131.f3 || g_536[4][5]), ((safe_add_func_int16_t_s_s((!(safe_rshift_func_uint8_t_u_u(((safe_div_func_uint64_t_u_u((--g_546), (safe_rshift_func_uint8_t_u_u((safe_lshift_func_uint16_t_u_u(((((((((((safe_add_func_uint8_t_u_u(((*l_250) = (+((*l_750) &= (l_695[3][2][3] = ((*l_332) = ((g_749[0] = g_747) == &g_748)))))), (safe_div_func_int32_t_s_s(l_638[5][0][5], (*g_302))))) != l_753) ^ 0x8AL) | 5L) < p_143) , &l_248[2]) == l_754) , l_755) >= l_755) >= 0xE256D3B2FCC9EB4FLL), 3)), (**g_347))))) != p_143), p_143))), p_143)) >= p_143)))) , p_143), p_143)), p_143))) , l_755))) < g_366[1])) , p_143) , p_143)));
for (g_338 = 0; (g_338 <= 2); g_338 += 1)
{
return p_143;
}
}
}
}
else
{
int32_t l_761[1];
int64_t *l_764 = &g_366[2];
const struct S0 l_772[5] = {{0xE09E97E4L,0x3CE54820L,159,-2L,0x6F2BC907945B65BALL,1144,0x22AE596BL,1L,3UL},{0xE09E97E4L,0x3CE54820L,159,-2L,0x6F2BC907945B65BALL,1144,0x22AE596BL,1L,3UL},{0xE09E97E4L,0x3CE54820L,159,-2L,0x6F2BC907945B65BALL,1144,0x22AE596BL,1L,3UL},{0xE09E97E4L,0x3CE54820L,159,-2L,0x6F2BC907945B65BALL,1144,0x22AE596BL,1L,3UL},{0xE09E97E4L,0x3CE54820L,159,-2L,0x6F2BC907945B65BALL,1144,0x22AE596BL,1L,3UL}};
int32_t ***l_784 = (void*)0;
uint32_t *l_787[7][7][3] = {{{&g_61,&g_61,&l_146[0][6][0]},{&l_533[4],(void*)0,&l_533[4]},{&l_533[0],&l_146[0][6][3],&l_753},{&l_533[0],&l_146[0][6][3],&l_146[0][6][3]},{&l_533[4],&l_533[5],&g_61},{&g_61,&l_753,&l_753},{&l_533[4],&g_61,&l_533[4]}},{{&l_533[0],&l_533[5],&g_338},{&l_533[0],&l_146[0][6][3],&l_146[0][0][1]},{&l_533[4],(void*)0,&l_146[0][6][3]},{&g_61,(void*)0,&g_338},{&l_533[4],&l_753,&l_533[6]},{&l_533[0],(void*)0,&l_146[0][6][0]},{&l_533[0],&l_533[1],&g_61}},{{&l_533[4],&l_146[0][6][3],&l_146[0][0][1]},{&g_61,&g_61,&l_146[0][6][0]},{&l_533[4],(void*)0,&l_533[4]},{&l_533[0],&l_146[0][6][3],&l_753},{&l_533[0],&l_146[0][6][3],&l_146[0][6][3]},{&l_533[4],&l_533[5],&g_61},{&g_61,&l_753,&l_753}},{{&l_533[4],&g_61,&l_533[4]},{&l_533[0],&l_533[5],&g_338},{&l_533[0],&l_146[0][6][3],&l_146[0][0][1]},{&l_533[4],(void*)0,&l_146[0][6][3]},{&g_61,(void*)0,&g_338},{&l_533[4],&l_753,&l_533[6]},{&l_533[0],(void*)0,&l_146[0][6][0]}},{{&l_533[0],&l_533[1],&g_61},{&l_533[4],&l_146[0][6][3],&l_146[0][0][1]},{&g_61,&g_61,&l_146[0][6][0]},{&l_533[4],(void*)0,&l_533[4]},{&l_533[0],&l_146[0][6][3],&l_753},{&l_533[0],&l_146[0][6][3],&l_146[0][6][3]},{&l_533[4],&l_533[5],&g_61}},{{&g_61,&l_753,&l_753},{&l_533[4],&g_61,&l_533[4]},{&l_533[0],&l_533[5],&g_338},{&l_533[0],&l_146[0][6][3],&l_146[0][0][1]},{&l_533[4],(void*)0,&l_146[0][6][3]},{&g_61,(void*)0,&g_338},{&l_533[4],&l_753,&l_533[6]}},{{&l_533[0],(void*)0,&l_146[0][6][0]},{&l_533[0],&l_533[1],&g_61},{&l_533[4],&l_146[0][6][3],&l_146[0][0][1]},{&g_61,&g_61,&l_146[0][6][0]},{&l_533[4],(void*)0,&l_533[4]},{&l_533[0],&l_146[0][6][3],&l_753},{&l_533[0],&l_146[0][6][3],&l_146[0][6][3]}}};
int8_t l_825 = 0x3EL;
const uint16_t * const l_860 = (void*)0;
uint16_t *l_888 = &g_536[4][3];
const int32_t l_944 = (-3L);
const uint8_t *l_948 = &l_181[5].f8;
const uint8_t **l_947 = &l_948;
int i, j, k;
for (i = 0; i < 1; i++)
l_761[i] = 0xC65492B9L;
(*l_161) = (safe_add_func_uint16_t_u_u(((*g_68) >= ((((**g_301) = p_143) , (*l_637)) , (*l_161))), (p_143 , (safe_mul_func_uint16_t_u_u(((*l_637) , p_143), (l_761[0] || (safe_unary_minus_func_int8_t_s((~(((*l_764) = 0x78BAC27CACC098B1LL) , g_660[0][3]))))))))));
if (l_761[0])
{
return (*g_348);
}
else
{
uint32_t l_788[3][2];
int32_t l_819[3][3] = {{0xAB4A2AB4L,0x1AD1AB86L,0xAB4A2AB4L},{0xAB4A2AB4L,0x1AD1AB86L,0xAB4A2AB4L},{0xAB4A2AB4L,0x1AD1AB86L,0xAB4A2AB4L}};
struct S0 l_852 = {1L,0xA59C2F81L,163,4L,1UL,178,-1L,0x3AL,0xC2L};
uint32_t **l_879 = &l_787[5][5][0];
uint32_t ** const *l_878[6][7][6] = {{{&l_879,&l_879,(void*)0,&l_879,&l_879,(void*)0},{&l_879,&l_879,&l_879,&l_879,&l_879,&l_879},{&l_879,(void*)0,&l_879,&l_879,&l_879,(void*)0},{(void*)0,&l_879,&l_879,&l_879,(void*)0,(void*)0},{&l_879,(void*)0,(void*)0,(void*)0,(void*)0,&l_879},{(void*)0,&l_879,&l_879,(void*)0,&l_879,&l_879},{&l_879,(void*)0,(void*)0,&l_879,&l_879,&l_879}},{{&l_879,&l_879,&l_879,(void*)0,&l_879,&l_879},{(void*)0,&l_879,&l_879,(void*)0,&l_879,&l_879},{&l_879,&l_879,&l_879,&l_879,&l_879,&l_879},{(void*)0,&l_879,&l_879,&l_879,(void*)0,&l_879},{&l_879,&l_879,(void*)0,&l_879,(void*)0,&l_879},{(void*)0,&l_879,&l_879,&l_879,&l_879,&l_879},{&l_879,&l_879,(void*)0,&l_879,&l_879,(void*)0}},{{&l_879,&l_879,&l_879,&l_879,&l_879,(void*)0},{(void*)0,&l_879,&l_879,&l_879,&l_879,&l_879},{&l_879,(void*)0,&l_879,&l_879,&l_879,(void*)0},{(void*)0,&l_879,&l_879,&l_879,(void*)0,(void*)0},{&l_879,(void*)0,(void*)0,(void*)0,(void*)0,&l_879},{(void*)0,&l_879,&l_879,(void*)0,&l_879,&l_879},{&l_879,(void*)0,(void*)0,&l_879,&l_879,&l_879}},{{&l_879,&l_879,&l_879,(void*)0,&l_879,&l_879},{(void*)0,&l_879,&l_879,(void*)0,&l_879,&l_879},{&l_879,&l_879,&l_879,&l_879,&l_879,&l_879},{(void*)0,&l_879,&l_879,&l_879,(void*)0,&l_879},{&l_879,&l_879,(void*)0,&l_879,(void*)0,&l_879},{(void*)0,&l_879,&l_879,&l_879,&l_879,&l_879},{&l_879,&l_879,(void*)0,&l_879,&l_879,(void*)0}},{{&l_879,&l_879,&l_879,&l_879,&l_879,(void*)0},{(void*)0,&l_879,&l_879,&l_879,&l_879,&l_879},{&l_879,(void*)0,&l_879,&l_879,&l_879,(void*)0},{(void*)0,&l_879,&l_879,&l_879,(void*)0,(void*)0},{&l_879,(void*)0,(void*)0,(void*)0,(void*)0,&l_879},{(void*)0,&l_879,(void*)0,&l_879,&l_879,&l_879},{&l_879,(void*)0,&l_879,&l_879,&l_879,&l_879}},{{&l_879,(void*)0,&l_879,&l_879,&l_879,(void*)0},{(void*)0,&l_879,&l_879,&l_879,&l_879,&l_879},{(void*)0,&l_879,&l_879,(void*)0,&l_879,(void*)0},{&l_879,(void*)0,&l_879,&l_879,&l_879,&l_879},{(void*)0,(void*)0,&l_879,&l_879,&l_879,&l_879},{(void*)0,(void*)0,(void*)0,(void*)0,&l_879,(void*)0},{&l_879,&l_879,&l_879,&l_879,&l_879,&l_879}}};
int32_t *l_904[6][3] = {{&l_852.f6,&l_852.f6,&l_852.f6},{&g_131.f3,&g_131.f6,&g_131.f3},{&l_852.f6,&l_852.f6,&l_852.f6},{&g_131.f3,&g_131.f6,&g_131.f3},{&l_852.f6,&l_852.f6,&l_852.f6},{&g_131.f3,&g_131.f6,&g_131.f3}};
int16_t *l_936 = &g_594;
const int32_t *l_950 = &l_772[2].f6;
const int32_t **l_949 = &l_950;
const int32_t *l_952[8] = {&g_212,(void*)0,&g_212,&g_212,(void*)0,&g_212,&g_212,(void*)0};
const int32_t **l_951 = &l_952[2];
int i, j, k;
for (i = 0; i < 3; i++)
{
for (j = 0; j < 2; j++)
l_788[i][j] = 4294967291UL;
}
(*g_68) = ((safe_mul_func_uint16_t_u_u(p_143, p_143)) <= p_143);
for (g_349 = 0; (g_349 <= 2); g_349 += 1)
{
int8_t l_783 = 0x5AL;
int32_t ***l_786 = &g_67[2];
int32_t ****l_785 = &l_786;
struct S1 l_805[3][10][6] = {{{{0x6B83C0059E161858LL},{-5L},{-1L},{0L},{-1L},{-5L}},{{0xA3D026A1D65B6D63LL},{0x13ABD93F641E166BLL},{0xDE56256389607D86LL},{0L},{0x13ABD93F641E166BLL},{-1L}},{{0x6B83C0059E161858LL},{-1L},{0xDE56256389607D86LL},{0xA3D026A1D65B6D63LL},{-5L},{-5L}},{{1L},{-1L},{-1L},{1L},{0x13ABD93F641E166BLL},{0xC3591EC3845A9370LL}},{{1L},{0x13ABD93F641E166BLL},{0xC3591EC3845A9370LL},{0xA3D026A1D65B6D63LL},{-1L},{0xC3591EC3845A9370LL}},{{0x6B83C0059E161858LL},{-5L},{-1L},{0L},{-1L},{-5L}},{{0xA3D026A1D65B6D63LL},{0x13ABD93F641E166BLL},{0xDE56256389607D86LL},{0L},{0x13ABD93F641E166BLL},{-1L}},{{0x6B83C0059E161858LL},{-1L},{0xDE56256389607D86LL},{0xA3D026A1D65B6D63LL},{-5L},{-5L}},{{1L},{-1L},{-1L},{1L},{0x13ABD93F641E166BLL},{0xC3591EC3845A9370LL}},{{1L},{0x13ABD93F641E166BLL},{0xC3591EC3845A9370LL},{0xA3D026A1D65B6D63LL},{-1L},{0xC3591EC3845A9370LL}}},{{{0x6B83C0059E161858LL},{-5L},{-1L},{0L},{-1L},{-5L}},{{0xA3D026A1D65B6D63LL},{0x13ABD93F641E166BLL},{0xDE56256389607D86LL},{0L},{0x13ABD93F641E166BLL},{-1L}},{{0x6B83C0059E161858LL},{-1L},{0xDE56256389607D86LL},{0xA3D026A1D65B6D63LL},{-5L},{-5L}},{{1L},{-1L},{-1L},{1L},{0x13ABD93F641E166BLL},{0xC3591EC3845A9370LL}},{{1L},{0x13ABD93F641E166BLL},{0xC3591EC3845A9370LL},{0xA3D026A1D65B6D63LL},{-1L},{0xC3591EC3845A9370LL}},{{0x6B83C0059E161858LL},{-5L},{-1L},{0L},{-1L},{-5L}},{{0xA3D026A1D65B6D63LL},{0x13ABD93F641E166BLL},{0xDE56256389607D86LL},{0L},{0x13ABD93F641E166BLL},{-1L}},{{0x6B83C0059E161858LL},{-1L},{0xDE56256389607D86LL},{0xA3D026A1D65B6D63LL},{-5L},{-5L}},{{1L},{-1L},{0xCDEFB083D6501EFBLL},{0xDE56256389607D86LL},{0x9F0A866939F592CELL},{0L}},{{0xDE56256389607D86LL},{0x9F0A866939F592CELL},{0L},{0xC3591EC3845A9370LL},{0xCDEFB083D6501EFBLL},{0L}}},{{{-1L},{0xFCF2474093581FA5LL},{0xCDEFB083D6501EFBLL},{0x13ABD93F641E166BLL},{0xCDEFB083D6501EFBLL},{0xFCF2474093581FA5LL}},{{0xC3591EC3845A9370LL},{0x9F0A866939F592CELL},{0xD00D874DFDDEEBC4LL},{0x13ABD93F641E166BLL},{0x9F0A866939F592CELL},{0xCDEFB083D6501EFBLL}},{{-1L},{0xCDEFB083D6501EFBLL},{0xD00D874DFDDEEBC4LL},{0xC3591EC3845A9370LL},{0xFCF2474093581FA5LL},{0xFCF2474093581FA5LL}},{{0xDE56256389607D86LL},{0xCDEFB083D6501EFBLL},{0xCDEFB083D6501EFBLL},{0xDE56256389607D86LL},{0x9F0A866939F592CELL},{0L}},{{0xDE56256389607D86LL},{0x9F0A866939F592CELL},{0L},{0xC3591EC3845A9370LL},{0xCDEFB083D6501EFBLL},{0L}},{{-1L},{0xFCF2474093581FA5LL},{0xCDEFB083D6501EFBLL},{0x13ABD93F641E166BLL},{0xCDEFB083D6501EFBLL},{0xFCF2474093581FA5LL}},{{0xC3591EC3845A9370LL},{0x9F0A866939F592CELL},{0xD00D874DFDDEEBC4LL},{0x13ABD93F641E166BLL},{0x9F0A866939F592CELL},{0xCDEFB083D6501EFBLL}},{{-1L},{0xCDEFB083D6501EFBLL},{0xD00D874DFDDEEBC4LL},{0xC3591EC3845A9370LL},{0xFCF2474093581FA5LL},{0xFCF2474093581FA5LL}},{{0xDE56256389607D86LL},{0xCDEFB083D6501EFBLL},{0xCDEFB083D6501EFBLL},{0xDE56256389607D86LL},{0x9F0A866939F592CELL},{0L}},{{0xDE56256389607D86LL},{0x9F0A866939F592CELL},{0L},{0xC3591EC3845A9370LL},{0xCDEFB083D6501EFBLL},{0L}}}};
int16_t l_814 = 0xAD31L;
int32_t l_822 = 0x70731108L;
int32_t l_823[6][1];
int32_t *l_830 = &l_823[4][0];
const uint32_t *l_859 = &g_61;
const uint32_t **l_858 = &l_859;
struct S0 *l_880[8] = {&g_131,&g_131,&g_131,&g_131,&g_131,&g_131,&g_131,&g_131};
int32_t l_885 = (-5L);
uint8_t **l_902 = &g_348;
int i, j, k;
for (i = 0; i < 6; i++)
{
for (j = 0; j < 1; j++)
l_823[i][j] = 0xA33E1DEAL;
}
}
(*g_68) = (l_761[0] |= (((~(safe_rshift_func_uint8_t_u_u(p_143, 0))) , p_143) | ((safe_mul_func_int16_t_s_s((safe_rshift_func_uint16_t_u_s(g_37, 12)), ((*l_936) ^= g_61))) > (safe_mul_func_uint16_t_u_u((safe_sub_func_int64_t_s_s((((safe_div_func_int64_t_s_s((safe_unary_minus_func_int16_t_s(((l_944 , ((**g_347) = (**g_347))) | 0x44L))), ((*l_764) &= p_143))) >= (safe_div_func_uint64_t_u_u(((l_947 = l_947) != &g_348), p_143))) >= (*l_162)), p_143)), 0xD0CAL)))));
(*l_951) = ((*l_949) = &l_819[1][2]);
}
}
return (*g_348);
}
static uint16_t * func_173(uint16_t p_174, uint64_t p_175, struct S0 p_176, int32_t ** p_177)
{
int32_t *l_188 = (void*)0;
const int32_t l_193 = 0x9718C347L;
uint32_t l_207 = 6UL;
uint32_t l_208[4] = {0xB21830AAL,0xB21830AAL,0xB21830AAL,0xB21830AAL};
uint8_t *l_209 = &g_210;
int32_t *l_211 = &g_212;
int32_t l_213 = 0x3A24DCB8L;
int32_t *l_214 = &l_213;
int32_t *l_215 = &g_48[7];
int32_t *l_216 = (void*)0;
int32_t *l_217 = (void*)0;
int32_t *l_218 = &l_213;
int32_t *l_219 = (void*)0;
int32_t *l_220[4];
uint32_t l_221[1];
struct S0 *l_228 = (void*)0;
int8_t l_237 = 0x77L;
uint64_t *l_238 = (void*)0;
int i;
for (i = 0; i < 4; i++)
l_220[i] = &g_48[3];
for (i = 0; i < 1; i++)
l_221[i] = 0UL;
(*l_211) = (safe_div_func_int16_t_s_s((((g_131.f7 ^ (p_174 = (safe_sub_func_int8_t_s_s((safe_rshift_func_int16_t_s_u(g_131.f6, ((((l_188 != ((~((*l_209) = (!((safe_rshift_func_uint8_t_u_u(l_193, (!(p_176.f3 > (safe_div_func_uint64_t_u_u((((*p_177) = (*p_177)) != &l_193), (safe_rshift_func_uint8_t_u_s(((safe_rshift_func_int8_t_s_u((((safe_mul_func_int16_t_s_s((safe_add_func_int32_t_s_s(((*g_68) = (p_176 , ((g_61 && 0L) == p_176.f4))), p_176.f7)), 1UL)) ^ g_131.f3) , 0x77L), l_207)) || g_131.f1), l_208[1])))))))) <= 0UL)))) , &l_193)) & 0xF61FL) < p_176.f0) , 0xE3CAL))), p_175)))) , &l_193) != (void*)0), g_61));
(**p_177) = 1L;
l_221[0]--;
(*l_211) ^= ((p_175 = ((safe_mod_func_uint64_t_u_u(((-2L) >= ((safe_mul_func_uint16_t_u_u(((&g_131 != (p_176.f7 , l_228)) , p_176.f0), (((safe_lshift_func_int8_t_s_u((safe_rshift_func_uint16_t_u_s(0x7F52L, (safe_sub_func_int32_t_s_s((*l_215), ((*l_218) = ((safe_lshift_func_int8_t_s_s(((-1L) > g_131.f1), 1)) > p_176.f2)))))), g_210)) < l_237) , (*l_214)))) == g_131.f8)), p_174)) | g_210)) >= p_176.f0);
return g_38;
}
static uint32_t func_178(struct S0 p_179, int32_t ** p_180)
{
(**p_180) = 0xFC94FAEAL;
return g_37;
}
int main (void)
{
int i, j, k;
int print_hash_value = 0;
platform_main_begin();
crc32_gentab();
func_1();
transparent_crc(g_16, "g_16", print_hash_value);
transparent_crc(g_18, "g_18", print_hash_value);
transparent_crc(g_26, "g_26", print_hash_value);
transparent_crc(g_37, "g_37", print_hash_value);
transparent_crc(g_39, "g_39", print_hash_value);
transparent_crc(g_46, "g_46", print_hash_value);
for (i = 0; i < 9; i++)
{
transparent_crc(g_48[i], "g_48[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_61, "g_61", print_hash_value);
transparent_crc(g_131.f0, "g_131.f0", print_hash_value);
transparent_crc(g_131.f1, "g_131.f1", print_hash_value);
transparent_crc(g_131.f2, "g_131.f2", print_hash_value);
transparent_crc(g_131.f3, "g_131.f3", print_hash_value);
transparent_crc(g_131.f4, "g_131.f4", print_hash_value);
transparent_crc(g_131.f5, "g_131.f5", print_hash_value);
transparent_crc(g_131.f6, "g_131.f6", print_hash_value);
transparent_crc(g_131.f7, "g_131.f7", print_hash_value);
transparent_crc(g_131.f8, "g_131.f8", print_hash_value);
transparent_crc(g_210, "g_210", print_hash_value);
transparent_crc(g_212, "g_212", print_hash_value);
for (i = 0; i < 9; i++)
{
transparent_crc(g_240[i], "g_240[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_242, "g_242", print_hash_value);
transparent_crc(g_307, "g_307", print_hash_value);
for (i = 0; i < 6; i++)
{
for (j = 0; j < 8; j++)
{
transparent_crc(g_323[i][j].f0, "g_323[i][j].f0", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
transparent_crc(g_338, "g_338", print_hash_value);
transparent_crc(g_349, "g_349", print_hash_value);
for (i = 0; i < 6; i++)
{
transparent_crc(g_366[i], "g_366[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_477, "g_477", print_hash_value);
transparent_crc(g_499, "g_499", print_hash_value);
for (i = 0; i < 5; i++)
{
for (j = 0; j < 8; j++)
{
transparent_crc(g_536[i][j], "g_536[i][j]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
transparent_crc(g_538, "g_538", print_hash_value);
transparent_crc(g_540, "g_540", print_hash_value);
transparent_crc(g_546, "g_546", print_hash_value);
transparent_crc(g_594, "g_594", print_hash_value);
transparent_crc(g_629, "g_629", print_hash_value);
for (i = 0; i < 3; i++)
{
for (j = 0; j < 5; j++)
{
transparent_crc(g_660[i][j], "g_660[i][j]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
transparent_crc(g_824, "g_824", print_hash_value);
transparent_crc(g_831, "g_831", print_hash_value);
transparent_crc(g_1110, "g_1110", print_hash_value);
transparent_crc(g_1120, "g_1120", print_hash_value);
for (i = 0; i < 6; i++)
{
for (j = 0; j < 6; j++)
{
transparent_crc(g_1183[i][j], "g_1183[i][j]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
transparent_crc(g_1405, "g_1405", print_hash_value);
transparent_crc(g_1430, "g_1430", print_hash_value);
for (i = 0; i < 5; i++)
{
for (j = 0; j < 3; j++)
{
transparent_crc(g_1617[i][j], "g_1617[i][j]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
transparent_crc(g_1631, "g_1631", print_hash_value);
for (i = 0; i < 7; i++)
{
for (j = 0; j < 8; j++)
{
transparent_crc(g_1722[i][j], "g_1722[i][j]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
for (i = 0; i < 3; i++)
{
for (j = 0; j < 3; j++)
{
transparent_crc(g_1819[i][j], "g_1819[i][j]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
transparent_crc(g_1884, "g_1884", print_hash_value);
transparent_crc(g_1891, "g_1891", print_hash_value);
transparent_crc(g_2058, "g_2058", print_hash_value);
transparent_crc(g_2076.f0, "g_2076.f0", print_hash_value);
transparent_crc(g_2076.f1, "g_2076.f1", print_hash_value);
transparent_crc(g_2076.f2, "g_2076.f2", print_hash_value);
transparent_crc(g_2076.f3, "g_2076.f3", print_hash_value);
transparent_crc(g_2076.f4, "g_2076.f4", print_hash_value);
transparent_crc(g_2076.f5, "g_2076.f5", print_hash_value);
transparent_crc(g_2076.f6, "g_2076.f6", print_hash_value);
transparent_crc(g_2076.f7, "g_2076.f7", print_hash_value);
transparent_crc(g_2076.f8, "g_2076.f8", print_hash_value);
transparent_crc(g_2125, "g_2125", print_hash_value);
transparent_crc(g_2295, "g_2295", print_hash_value);
transparent_crc(g_2367.f0, "g_2367.f0", print_hash_value);
transparent_crc(g_2559, "g_2559", print_hash_value);
transparent_crc(g_2769, "g_2769", print_hash_value);
transparent_crc(g_2930, "g_2930", print_hash_value);
transparent_crc(g_2986, "g_2986", print_hash_value);
for (i = 0; i < 10; i++)
{
transparent_crc(g_2988[i], "g_2988[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
for (i = 0; i < 9; i++)
{
for (j = 0; j < 1; j++)
{
for (k = 0; k < 4; k++)
{
transparent_crc(g_3177[i][j][k], "g_3177[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_3202, "g_3202", print_hash_value);
transparent_crc(g_3235, "g_3235", print_hash_value);
transparent_crc(g_3293.f0, "g_3293.f0", print_hash_value);
transparent_crc(g_3293.f1, "g_3293.f1", print_hash_value);
transparent_crc(g_3293.f2, "g_3293.f2", print_hash_value);
transparent_crc(g_3293.f3, "g_3293.f3", print_hash_value);
transparent_crc(g_3293.f4, "g_3293.f4", print_hash_value);
transparent_crc(g_3293.f5, "g_3293.f5", print_hash_value);
transparent_crc(g_3293.f6, "g_3293.f6", print_hash_value);
transparent_crc(g_3293.f7, "g_3293.f7", print_hash_value);
transparent_crc(g_3293.f8, "g_3293.f8", print_hash_value);
transparent_crc(g_3295.f0, "g_3295.f0", print_hash_value);
transparent_crc(g_3295.f1, "g_3295.f1", print_hash_value);
transparent_crc(g_3295.f2, "g_3295.f2", print_hash_value);
transparent_crc(g_3295.f3, "g_3295.f3", print_hash_value);
transparent_crc(g_3295.f4, "g_3295.f4", print_hash_value);
transparent_crc(g_3295.f5, "g_3295.f5", print_hash_value);
transparent_crc(g_3295.f6, "g_3295.f6", print_hash_value);
transparent_crc(g_3295.f7, "g_3295.f7", print_hash_value);
transparent_crc(g_3295.f8, "g_3295.f8", print_hash_value);
for (i = 0; i < 3; i++)
{
for (j = 0; j < 9; j++)
{
for (k = 0; k < 2; k++)
{
transparent_crc(g_3297[i][j][k].f0, "g_3297[i][j][k].f0", print_hash_value);
transparent_crc(g_3297[i][j][k].f1, "g_3297[i][j][k].f1", print_hash_value);
transparent_crc(g_3297[i][j][k].f2, "g_3297[i][j][k].f2", print_hash_value);
transparent_crc(g_3297[i][j][k].f3, "g_3297[i][j][k].f3", print_hash_value);
transparent_crc(g_3297[i][j][k].f4, "g_3297[i][j][k].f4", print_hash_value);
transparent_crc(g_3297[i][j][k].f5, "g_3297[i][j][k].f5", print_hash_value);
transparent_crc(g_3297[i][j][k].f6, "g_3297[i][j][k].f6", print_hash_value);
transparent_crc(g_3297[i][j][k].f7, "g_3297[i][j][k].f7", print_hash_value);
transparent_crc(g_3297[i][j][k].f8, "g_3297[i][j][k].f8", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_3348, "g_3348", print_hash_value);
transparent_crc(g_3761, "g_3761", print_hash_value);
transparent_crc(g_3788, "g_3788", print_hash_value);
for (i = 0; i < 9; i++)
{
for (j = 0; j < 1; j++)
{
for (k = 0; k < 1; k++)
{
transparent_crc(g_3826[i][j][k], "g_3826[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_4465, "g_4465", print_hash_value);
transparent_crc(g_4564, "g_4564", print_hash_value);
transparent_crc(g_4630, "g_4630", print_hash_value);
for (i = 0; i < 6; i++)
{
for (j = 0; j < 4; j++)
{
transparent_crc(g_4732[i][j], "g_4732[i][j]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
transparent_crc(g_5045, "g_5045", print_hash_value);
transparent_crc(g_5119, "g_5119", print_hash_value);
transparent_crc(g_5130.f0, "g_5130.f0", print_hash_value);
transparent_crc(g_5215.f0, "g_5215.f0", print_hash_value);
transparent_crc(g_5666, "g_5666", print_hash_value);
for (i = 0; i < 7; i++)
{
transparent_crc(g_5705[i], "g_5705[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_5776, "g_5776", print_hash_value);
transparent_crc(g_6051, "g_6051", print_hash_value);
transparent_crc(g_6060, "g_6060", print_hash_value);
transparent_crc(g_6081, "g_6081", print_hash_value);
transparent_crc(g_6114, "g_6114", print_hash_value);
transparent_crc(g_6176, "g_6176", print_hash_value);
transparent_crc(g_6207, "g_6207", print_hash_value);
platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
return 0;
}
