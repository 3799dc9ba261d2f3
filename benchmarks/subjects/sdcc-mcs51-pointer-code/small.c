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
static volatile uint16_t g_6[2][5] = {{0xF4A8L,0xF4A8L,0xF4A8L,0xF4A8L,0xF4A8L},{0UL,0x8256L,0UL,0x8256L,0UL}};
static int32_t g_29 = 7L;
static int64_t g_44[8][3][6] = {{{1L,0x9CE85662B132DC1BLL,(-1L),2L,0x6709E149CFF29C21LL,0xC99CF48B058B506ELL},{2L,0x3395CC9E520C3D8DLL,0L,(-1L),(-1L),(-2L)},{0x167519BA600AC80ELL,8L,0x91A76A447D051992LL,0xC99CF48B058B506ELL,2L,(-1L)}},{{8L,0L,(-6L),0L,8L,0L},{(-6L),(-2L),1L,1L,0x39F3C5A4A104ACD6LL,8L},{0L,(-1L),0xADD33D73C12D4938LL,(-2L),1L,8L}},{{0x6709E149CFF29C21LL,2L,(-1L),0x9CE85662B132DC1BLL,1L,(-1L)},{0L,(-1L),0x767A065BBD97C292LL,0xC99CF48B058B506ELL,(-1L),0L},{0L,0x91A76A447D051992LL,(-1L),(-1L),0x91A76A447D051992LL,0L}},{{0x3E3202F603F559CDLL,0x39F3C5A4A104ACD6LL,0x91A76A447D051992LL,(-2L),0L,0xADD33D73C12D4938LL},{0L,0x9CE85662B132DC1BLL,8L,0L,0L,1L},{0L,(-6L),0L,(-2L),0xC99CF48B058B506ELL,0x1F20CF68020C2888LL}},{{0x3E3202F603F559CDLL,0L,0x33ECDC0F1FA6F63ELL,(-1L),0xADD33D73C12D4938LL,1L},{0L,2L,0x39F3C5A4A104ACD6LL,0xC99CF48B058B506ELL,0x39F3C5A4A104ACD6LL,2L},{0L,0L,2L,0x9CE85662B132DC1BLL,0L,(-1L)}},{{0x6709E149CFF29C21LL,0x3395CC9E520C3D8DLL,0xADD33D73C12D4938LL,0L,0x1F20CF68020C2888LL,0x767A065BBD97C292LL},{0L,0x3395CC9E520C3D8DLL,2L,0x167519BA600AC80ELL,0L,0x3E3202F603F559CDLL},{0x767A065BBD97C292LL,0L,(-1L),0L,0x39F3C5A4A104ACD6LL,2L}},{{0x33ECDC0F1FA6F63ELL,2L,0xC99CF48B058B506ELL,0xADD33D73C12D4938LL,0xADD33D73C12D4938LL,0xC99CF48B058B506ELL},{0L,0L,0x167519BA600AC80ELL,0L,0xC99CF48B058B506ELL,(-6L)},{0x9CE85662B132DC1BLL,(-6L),1L,1L,0L,0x167519BA600AC80ELL}},{{0x167519BA600AC80ELL,0x9CE85662B132DC1BLL,1L,0x39F3C5A4A104ACD6LL,0L,(-6L)},{(-1L),0x39F3C5A4A104ACD6LL,0x167519BA600AC80ELL,8L,0x91A76A447D051992LL,0xC99CF48B058B506ELL},{8L,0x91A76A447D051992LL,0xC99CF48B058B506ELL,2L,(-1L),2L}}};
static int16_t g_46 = 0x79CFL;
static int32_t g_48 = 0L;
static uint16_t g_61 = 0UL;
static int32_t g_64 = 0x80F5C685L;
static int32_t * volatile g_75 = &g_48;
static int32_t * volatile *g_74 = &g_75;
static uint64_t g_88 = 0x460CB50322C85E55LL;
static uint32_t g_98 = 0xB2F8DC5AL;
static int32_t *g_100 = &g_64;
static int32_t *g_101[9][1][3] = {{{&g_64,&g_64,&g_64}},{{&g_64,&g_64,&g_64}},{{&g_64,&g_64,&g_64}},{{&g_64,&g_64,&g_64}},{{&g_64,&g_64,&g_64}},{{&g_64,&g_64,&g_64}},{{&g_64,&g_64,&g_64}},{{&g_64,&g_64,&g_64}},{{&g_64,&g_64,&g_64}}};
static uint8_t g_117[7] = {0xB1L,0xB1L,0x9CL,0xB1L,0xB1L,0x9CL,0xB1L};
static int8_t g_144 = (-1L);
static uint32_t g_148[8][5][1] = {{{7UL},{18446744073709551615UL},{0x8545A47AL},{0x68D69DEFL},{5UL}},{{3UL},{18446744073709551608UL},{0xC82E662CL},{0x2BB1259AL},{0xC82E662CL}},{{18446744073709551608UL},{3UL},{5UL},{0x68D69DEFL},{0x8545A47AL}},{{18446744073709551615UL},{7UL},{0x39D4B528L},{0x39D4B528L},{7UL}},{{18446744073709551615UL},{0x8545A47AL},{0x68D69DEFL},{5UL},{3UL}},{{18446744073709551608UL},{0xC82E662CL},{0x2BB1259AL},{0xC82E662CL},{18446744073709551608UL}},{{3UL},{5UL},{0x68D69DEFL},{0x8545A47AL},{18446744073709551615UL}},{{7UL},{0x39D4B528L},{0x39D4B528L},{7UL},{18446744073709551615UL}}};
static uint64_t g_206 = 3UL;
static int16_t g_210[1] = {1L};
static int16_t *g_209 = &g_210[0];
static uint16_t g_222 = 65526UL;
static uint16_t *g_300 = &g_222;
static uint16_t **g_299 = &g_300;
static uint32_t **g_336 = (void*)0;
static const int32_t g_341 = (-1L);
static const int32_t *g_340 = &g_341;
static const uint16_t *g_378 = &g_222;
static const uint16_t **g_377[4] = {(void*)0,(void*)0,(void*)0,(void*)0};
static volatile int32_t *g_394 = (void*)0;
static uint16_t func_1(void);
static uint64_t func_11(uint64_t p_12, int8_t p_13, int32_t p_14);
static int8_t func_18(int64_t p_19, int32_t p_20, int32_t p_21, const uint16_t p_22, uint64_t p_23);
static const uint64_t func_24(int64_t p_25, int64_t p_26, int32_t p_27, int64_t p_28);
static int16_t func_41(uint16_t p_42);
static int16_t func_53(int64_t * p_54, const int32_t * p_55, uint16_t p_56);
static uint16_t func_1(void)
{
int32_t l_7 = 0xC3EEE2FDL;
(**g_74) = (safe_mod_func_int64_t_s_s((safe_sub_func_int32_t_s_s(g_6[1][4], l_7)), ((safe_mod_func_int32_t_s_s(1L, (safe_unary_minus_func_int16_t_s(1L)))) , func_11((safe_unary_minus_func_uint32_t_u((safe_mod_func_uint32_t_u_u((l_7 >= (func_18(((l_7 == func_24(g_29, l_7, g_29, l_7)) , g_117[1]), l_7, g_341, l_7, g_210[0]) == 6UL)), l_7)))), g_210[0], l_7))));
return (*g_378);
}
static uint64_t func_11(uint64_t p_12, int8_t p_13, int32_t p_14)
{
uint32_t l_423 = 9UL;
int32_t * const l_426[8] = {&g_29,&g_29,&g_29,&g_29,(void*)0,(void*)0,&g_29,(void*)0};
int32_t l_429[2][5] = {{0x4057CCA2L,(-9L),0x4057CCA2L,(-9L),0x4057CCA2L},{6L,6L,6L,6L,6L}};
int32_t *l_433 = &g_29;
int32_t **l_432 = &l_433;
int32_t *l_434[3][2][2] = {{{&g_64,&g_64},{&g_64,&g_64}},{{&g_64,&g_64},{&g_64,&g_64}},{{&g_64,&g_64},{&g_64,&g_64}}};
int64_t l_435 = 1L;
uint8_t l_436[1];
int32_t **l_446 = &g_100;
int32_t **l_447 = (void*)0;
int32_t **l_448 = &l_434[2][1][0];
int i, j, k;
for (i = 0; i < 1; i++)
l_436[i] = 9UL;
l_435 |= ((safe_rshift_func_uint16_t_u_s((safe_sub_func_int64_t_s_s(l_423, (safe_sub_func_uint8_t_u_u((l_426[2] != ((*l_432) = ((safe_mod_func_int16_t_s_s(((l_429[0][3] = (p_13 >= ((-4L) & g_88))) == ((((p_13 != ((p_13 , (((safe_mul_func_uint16_t_u_u((**g_299), p_13)) != (*g_209)) , 0x78L)) | l_423)) < p_14) , 0x9E422E2595FBE27CLL) || 2L)), 0x5482L)) , (void*)0))), l_423)))), 10)) >= p_13);
if (p_14)
goto lbl_439;
lbl_439:
l_436[0]--;
for (g_88 = 0; (g_88 <= 32); g_88++)
{
int32_t **l_442 = &g_100;
int32_t **l_443 = &g_101[4][0][0];
int32_t l_445 = (-9L);
(*l_443) = ((*l_442) = (void*)0);
l_445 = ((safe_unary_minus_func_int64_t_s((-10L))) || ((g_206 = g_98) , 4294967288UL));
if (p_13)
continue;
}
(*l_448) = ((*l_446) = &g_64);
return g_117[6];
}
static int8_t func_18(int64_t p_19, int32_t p_20, int32_t p_21, const uint16_t p_22, uint64_t p_23)
{
int32_t *l_405 = (void*)0;
int32_t **l_404 = &l_405;
int32_t **l_406 = (void*)0;
int32_t *l_408[7] = {&g_29,(void*)0,(void*)0,&g_29,(void*)0,(void*)0,&g_29};
int32_t **l_407 = &l_408[1];
int32_t l_409[1];
int32_t l_410 = 0xB96D31CFL;
uint64_t *l_413 = (void*)0;
uint64_t *l_414 = &g_88;
int64_t *l_418 = &g_44[4][1][2];
int i;
for (i = 0; i < 1; i++)
l_409[i] = 0x18ADAD0AL;
l_409[0] = ((((g_341 , (((*l_407) = ((*l_404) = &g_29)) != (void*)0)) , g_336) != (void*)0) || ((l_409[0] > 0x0BCCA208L) | ((*l_418) = (l_410 , (((++(*l_414)) <= ((~0x10184A4CL) <= l_409[0])) & l_409[0])))));
return p_22;
}
static const uint64_t func_24(int64_t p_25, int64_t p_26, int32_t p_27, int64_t p_28)
{
int64_t l_32[6] = {(-7L),(-7L),(-7L),(-7L),(-7L),(-7L)};
int64_t *l_43 = &g_44[4][1][2];
int16_t *l_45 = &g_46;
int32_t *l_47 = &g_48;
uint8_t *l_237 = (void*)0;
uint8_t *l_241 = &g_117[3];
int32_t l_245 = 0xF00E5BF4L;
int32_t l_267 = 1L;
int32_t l_268 = 0x32F2F50FL;
int32_t l_269 = 0x595770AFL;
int32_t l_271[5][4][8] = {{{0x3A66112EL,0xCB51DA38L,1L,8L,(-6L),0x3A66112EL,8L,2L},{(-6L),0x3A66112EL,8L,2L,8L,0x3A66112EL,(-6L),8L},{0xAE886E2DL,0xCB51DA38L,0x98E1627DL,0xAE886E2DL,0xACCC0493L,1L,0xCB51DA38L,0xCB51DA38L},{8L,0xACCC0493L,1L,1L,0xACCC0493L,8L,0x32AE1FD4L,2L}},{{0xAE886E2DL,0x32AE1FD4L,0x0670A20FL,0xCB51DA38L,8L,0x0670A20FL,0xACCC0493L,0x0670A20FL},{(-6L),0xCB51DA38L,0x8891E804L,0xCB51DA38L,(-6L),(-2L),0xCB51DA38L,2L},{0x3A66112EL,(-6L),8L,1L,0xCB51DA38L,0x3A66112EL,0x3A66112EL,0xCB51DA38L},{0xAE886E2DL,8L,8L,0xAE886E2DL,0x32AE1FD4L,0x0670A20FL,0xCB51DA38L,8L}},{{0xCB51DA38L,0xACCC0493L,0x8891E804L,2L,0xACCC0493L,0x98E1627DL,0xACCC0493L,2L},{0x0670A20FL,0xACCC0493L,0x0670A20FL,8L,0xCB51DA38L,0x0670A20FL,0x32AE1FD4L,0xAE886E2DL},{(-6L),8L,1L,0xCB51DA38L,0x3A66112EL,0x3A66112EL,0xCB51DA38L,1L},{(-6L),(-6L),0x98E1627DL,2L,0xCB51DA38L,(-2L),(-6L),0xCB51DA38L}},{{0x0670A20FL,0xCB51DA38L,8L,0x0670A20FL,0xACCC0493L,0x0670A20FL,8L,0xCB51DA38L},{0xCB51DA38L,0x32AE1FD4L,1L,2L,0x32AE1FD4L,8L,0xACCC0493L,1L},{0xAE886E2DL,0xACCC0493L,1L,0xCB51DA38L,0xCB51DA38L,1L,0xACCC0493L,0xAE886E2DL},{0x3A66112EL,0xCB51DA38L,1L,8L,(-6L),0x3A66112EL,8L,2L}},{{(-6L),0x3A66112EL,8L,2L,8L,0x3A66112EL,(-6L),8L},{0xAE886E2DL,0xCB51DA38L,0x98E1627DL,0xAE886E2DL,0xACCC0493L,1L,0xCB51DA38L,0xCB51DA38L},{8L,0xACCC0493L,1L,1L,0xACCC0493L,8L,0x32AE1FD4L,0x32AE1FD4L},{1L,(-2L),0x8891E804L,0x0670A20FL,1L,0x8891E804L,0x3A66112EL,0x8891E804L}}};
uint8_t l_277 = 0xBBL;
int32_t *l_282 = (void*)0;
int i, j, k;
lbl_244:
(*l_47) &= ((safe_lshift_func_int8_t_s_u((l_32[0] , (safe_lshift_func_int16_t_s_u(((*l_45) = (l_32[0] | (safe_lshift_func_uint16_t_u_s((((safe_div_func_uint8_t_u_u(((((*l_43) &= (safe_rshift_func_int16_t_s_s(func_41(g_29), func_41(g_29)))) & l_32[0]) >= l_32[0]), ((p_26 > 0x73L) ^ p_27))) <= l_32[0]) < l_32[0]), l_32[5])))), g_29))), 0)) , 5L);
lbl_154:
(*l_47) = (*l_47);
for (g_48 = 22; (g_48 == (-18)); g_48--)
{
int64_t *l_57 = (void*)0;
int32_t l_200 = (-1L);
int32_t l_207 = (-9L);
uint8_t l_211[2][6] = {{0x45L,0x45L,0x45L,0x45L,0x45L,0x45L},{0x45L,0x45L,0x45L,0x45L,0x45L,0x45L}};
int i, j;
for (p_25 = 0; (p_25 <= 2); p_25 += 1)
{
uint16_t *l_161 = &g_61;
int32_t l_196 = 0x973F10C4L;
int32_t l_197 = 0xD7A56A24L;
uint8_t *l_199[3][7] = {{&g_117[3],&g_117[3],(void*)0,&g_117[3],&g_117[3],(void*)0,&g_117[3]},{&g_117[3],&g_117[5],(void*)0,&g_117[3],(void*)0,&g_117[5],&g_117[3]},{(void*)0,&g_117[3],&g_117[5],(void*)0,&g_117[3],(void*)0,&g_117[5]}};
int32_t l_202[8] = {0x8FA583B5L,0x8FA583B5L,0x8FA583B5L,0x8FA583B5L,0x8FA583B5L,0x8FA583B5L,0x8FA583B5L,0x8FA583B5L};
int16_t l_203 = (-2L);
int i, j;
for (g_29 = 0; (g_29 <= 2); g_29 += 1)
{
int32_t *l_59 = &g_48;
int32_t **l_58 = &l_59;
uint16_t *l_60 = &g_61;
int i, j, k;
if ((((safe_add_func_int16_t_s_s(func_53(l_57, l_47, ((*l_60) = (((*l_58) = &g_48) != (void*)0))), ((65532UL || (((((safe_sub_func_uint16_t_u_u(g_44[(g_29 + 1)][g_29][(g_29 + 1)], (((void*)0 == &p_27) != (*l_47)))) ^ p_27) , 1L) | 3L) != p_27)) <= 0UL))) > g_44[1][1][3]) ^ (*l_47)))
{
for (p_26 = 21; (p_26 != (-13)); p_26 = safe_sub_func_uint16_t_u_u(p_26, 1))
{
return (**l_58);
}
if (p_25)
goto lbl_154;
}
else
{
int32_t *l_155[3];
uint32_t l_156 = 0x960B7E2CL;
int i;
for (i = 0; i < 3; i++)
l_155[i] = &g_64;
if (p_26)
break;
(*l_58) = (void*)0;
l_156 = ((void*)0 == &l_47);
}
}
p_27 |= (g_29 && 0L);
if (p_25)
{
uint16_t **l_162 = &l_161;
int32_t l_177 = (-1L);
int32_t l_187 = 0xF21D4AA5L;
int32_t *l_195[7] = {&g_29,&g_29,&g_29,&g_29,&g_29,&g_29,&g_29};
uint8_t *l_198 = &g_117[1];
uint64_t *l_201[7][1][7] = {{{(void*)0,&g_88,&g_88,&g_88,(void*)0,&g_88,&g_88}},{{&g_88,&g_88,&g_88,&g_88,&g_88,&g_88,&g_88}},{{&g_88,&g_88,&g_88,&g_88,&g_88,&g_88,&g_88}},{{&g_88,&g_88,&g_88,(void*)0,&g_88,&g_88,&g_88}},{{(void*)0,&g_88,&g_88,(void*)0,&g_88,&g_88,(void*)0}},{{&g_88,&g_88,&g_88,&g_88,&g_88,&g_88,&g_88}},{{&g_88,(void*)0,&g_88,&g_88,&g_88,&g_88,(void*)0}}};
uint32_t *l_204 = &g_98;
int8_t *l_205 = &g_144;
int16_t *l_208[3][7] = {{&g_46,(void*)0,(void*)0,&g_46,(void*)0,(void*)0,&g_46},{(void*)0,&g_46,(void*)0,(void*)0,&g_46,(void*)0,(void*)0},{&g_46,&g_46,&g_46,&g_46,&g_46,&g_46,&g_46}};
int32_t l_212 = 0xFDC9A4B1L;
int i, j, k;
p_27 = (safe_mod_func_uint16_t_u_u((safe_mul_func_uint16_t_u_u(((((*l_162) = l_161) == &g_61) , (l_187 = (safe_rshift_func_int16_t_s_s(((safe_div_func_int32_t_s_s(((0x1952L ^ (((((safe_rshift_func_int16_t_s_u((((0x03A0161F22465FA9LL | ((((g_206 = ((*l_205) = (safe_add_func_int8_t_s_s((safe_mul_func_uint16_t_u_u((l_177 = 0UL), (l_200 = ((((*l_204) = (safe_sub_func_int8_t_s_s((((l_203 = (l_202[7] ^= (((((*l_45) = (((((((safe_add_func_int8_t_s_s((-9L), (safe_div_func_int64_t_s_s(((*l_43) = ((~(safe_rshift_func_int8_t_s_s((l_187 < (*l_47)), 3))) >= ((safe_lshift_func_int8_t_s_u((((((l_196 &= ((safe_unary_minus_func_uint8_t_u((safe_mul_func_int16_t_s_s((safe_mod_func_int64_t_s_s((4294967295UL & p_27), 0xF3AD76B04D158891LL)), 0xD1DDL)))) | 0x39D7L)) , p_27) <= p_28) , l_161) == (void*)0), 1)) , g_117[3]))), p_27)))) != l_197) || p_25) < 2UL) <= 0x1BEE515C3C2E1771LL) , l_198) != l_199[2][2])) != l_200) , l_43) != l_201[5][0][6]))) >= l_187) != (-8L)), p_26))) & p_25) || p_28)))), 0xBEL)))) < l_207) , g_44[4][1][2]) > g_88)) < p_28) == l_197), 3)) , (void*)0) == l_47) , l_208[1][5]) != g_209)) >= l_211[1][0]), g_117[3])) , (-1L)), 2)))), l_212)), (*g_209)));
}
else
{
uint8_t l_225 = 246UL;
uint8_t *l_240 = &g_117[3];
if (l_211[1][5])
{
if (p_26)
break;
for (g_46 = 19; (g_46 <= 29); g_46 = safe_add_func_int8_t_s_s(g_46, 4))
{
int32_t *l_215 = (void*)0;
int32_t *l_216 = &l_200;
int32_t *l_217 = (void*)0;
int32_t *l_218 = &l_207;
int32_t *l_219 = (void*)0;
int32_t *l_220 = &l_202[7];
int32_t *l_221[9] = {&g_64,&g_64,&g_64,&g_64,&g_64,&g_64,&g_64,&g_64,&g_64};
int i;
if (l_211[1][0])
break;
--g_222;
return g_46;
}
if (g_46)
goto lbl_154;
}
else
{
int32_t *l_226 = &g_64;
int32_t **l_227 = &g_101[8][0][1];
uint8_t **l_238 = (void*)0;
uint8_t **l_239 = &l_237;
(*l_226) ^= l_225;
(*l_227) = &g_64;
for (l_203 = 0; (l_203 <= 1); l_203 += 1)
{
int32_t ***l_228 = &l_227;
int i, j;
(*l_228) = &g_101[4][0][2];
p_27 |= (safe_lshift_func_int16_t_s_u(l_211[l_203][(l_203 + 2)], 1));
return p_28;
}
(*l_226) |= (safe_mod_func_uint32_t_u_u((l_225 & (safe_mul_func_int8_t_s_s((p_27 >= 255UL), (g_88 | (((*l_239) = l_237) != (l_241 = l_240)))))), (safe_sub_func_int8_t_s_s(g_46, (l_207 = (p_26 , l_202[2]))))));
}
if (p_27)
goto lbl_244;
}
}
if (l_245)
break;
}
if (((p_28 < ((p_26 = ((void*)0 != &g_44[4][1][2])) != 0x2BA95D1FD8223480LL)) || (+((safe_rshift_func_uint8_t_u_u((safe_lshift_func_uint16_t_u_s((((*l_47) | (*l_47)) && p_28), 5)), ((((!(safe_lshift_func_uint16_t_u_s((safe_div_func_uint64_t_u_u(((void*)0 != &p_25), (-1L))), 14))) <= g_148[7][1][0]) <= p_27) != 0xF955F64EL))) , p_26))))
{
(*l_47) = ((*l_47) ^ (safe_rshift_func_int16_t_s_u(0L, 5)));
}
else
{
int8_t l_260 = (-1L);
int32_t l_263 = 0x765B23B5L;
int32_t l_264 = 1L;
int32_t l_265 = 0x58D5EF94L;
int32_t l_266 = 1L;
int32_t l_270 = (-1L);
int32_t l_272 = 0xB2EF746FL;
int32_t l_273 = 5L;
int32_t l_274 = 6L;
int32_t l_275 = 0x7E7360DFL;
int32_t l_276[8][1] = {{0x011C2D91L},{(-1L)},{0x011C2D91L},{0x011C2D91L},{(-1L)},{0x011C2D91L},{0x011C2D91L},{(-1L)}};
int32_t **l_286[5][6][8] = {{{&g_101[8][0][1],&l_47,&l_47,&l_47,&g_101[4][0][2],&g_100,&l_282,&l_47},{&g_101[5][0][0],&g_101[4][0][2],&g_101[4][0][2],&g_101[4][0][2],&l_282,&g_101[4][0][0],&g_101[4][0][0],&l_282},{&g_100,&l_282,&l_282,&g_100,&g_100,&g_101[2][0][2],&l_47,&g_100},{&g_101[5][0][2],&l_47,(void*)0,&l_47,(void*)0,&l_282,(void*)0,(void*)0},{&g_101[5][0][1],&l_47,&g_100,&g_101[4][0][2],&l_47,&g_101[2][0][2],&g_101[7][0][0],(void*)0},{&g_101[4][0][2],&l_282,&g_101[4][0][2],&g_101[4][0][2],(void*)0,&g_101[4][0][0],&l_47,&g_101[4][0][2]}},{{&l_282,&g_100,(void*)0,&g_101[4][0][2],&g_101[0][0][1],&l_47,&l_282,&g_100},{(void*)0,&g_101[5][0][1],&l_47,&l_47,&g_101[0][0][2],(void*)0,&g_101[4][0][2],&g_100},{&g_101[0][0][1],&g_101[4][0][2],&g_101[4][0][2],&l_282,&g_101[4][0][2],&g_100,&g_101[5][0][0],&g_100},{&l_282,&g_101[0][0][2],&l_47,&g_101[2][0][2],&g_101[5][0][1],&g_100,&g_101[0][0][2],&g_101[4][0][2]},{&l_47,&g_101[0][0][1],&g_100,&l_47,&g_100,(void*)0,&g_101[1][0][1],&g_101[4][0][2]},{&l_282,&l_282,&g_101[4][0][2],&l_282,&g_101[4][0][2],&l_282,&l_282,&g_101[4][0][2]}},{{&g_101[4][0][2],&g_100,&g_101[4][0][2],&l_47,&g_101[5][0][0],&g_101[4][0][2],&g_101[2][0][2],&g_100},{&g_100,&l_282,&l_282,&g_100,&g_101[5][0][0],&g_100,&g_101[4][0][2],&l_282},{&g_101[4][0][2],&g_100,&l_47,&g_100,&g_101[4][0][2],&l_47,&g_101[4][0][0],(void*)0},{&l_282,&g_101[2][0][2],(void*)0,&g_101[5][0][1],&g_100,&l_47,&g_100,(void*)0},{&l_47,&g_100,&g_101[4][0][2],&l_282,&g_101[5][0][1],&g_101[2][0][0],(void*)0,&g_101[0][0][1]},{&l_282,&l_47,&g_100,&l_47,&g_101[4][0][2],&l_47,&g_101[0][0][1],&l_47}},{{&g_101[0][0][1],&g_101[4][0][0],&l_47,(void*)0,&g_101[0][0][2],&g_100,&l_282,&g_100},{(void*)0,&l_282,&l_47,&g_101[4][0][2],&g_101[0][0][1],&g_100,&g_100,&g_101[4][0][2]},{&l_282,&g_101[4][0][2],&g_101[4][0][2],&g_101[0][0][1],&l_282,&l_282,&g_101[0][0][1],&g_101[4][0][2]},{&g_100,&g_100,&g_100,&g_101[7][0][0],&g_100,&g_101[4][0][2],&l_282,&g_101[5][0][1]},{&g_100,&g_101[0][0][1],&g_101[4][0][2],&l_47,&l_282,(void*)0,&g_101[4][0][2],&g_101[5][0][1]},{&g_101[0][0][1],&g_100,&l_47,&g_101[7][0][0],&g_100,&g_100,&g_101[4][0][0],&g_101[4][0][2]}},{{&l_47,(void*)0,&l_47,&g_101[0][0][1],&g_101[2][0][2],(void*)0,(void*)0,&g_101[4][0][2]},{&g_101[2][0][0],&g_101[5][0][1],&l_282,&g_101[4][0][2],&g_100,&l_47,&l_47,&g_100},{&g_101[5][0][0],&l_282,&g_101[1][0][1],(void*)0,&l_47,(void*)0,&l_282,&l_47},{&l_47,&g_100,&g_100,&l_47,&g_101[4][0][0],(void*)0,&g_101[5][0][1],&g_101[0][0][1]},{&g_100,&g_101[5][0][0],&g_100,&l_282,&l_282,&g_100,&g_100,(void*)0},{&g_101[4][0][2],(void*)0,&l_47,&g_101[5][0][1],&g_101[4][0][2],(void*)0,&g_101[2][0][0],(void*)0}}};
int32_t ***l_285 = &l_286[1][2][7];
uint16_t ***l_301 = &g_299;
uint16_t **l_302[1];
int16_t l_317 = 0xAA31L;
const int32_t l_333 = 0x5148E350L;
uint32_t **l_337 = (void*)0;
const int32_t *l_342 = &l_271[2][0][7];
uint32_t l_345 = 0x97AA096EL;
uint8_t **l_351 = &l_241;
uint32_t l_368 = 18446744073709551609UL;
int i, j, k;
for (i = 0; i < 1; i++)
l_302[i] = (void*)0;
for (g_46 = 0; (g_46 == 19); g_46 = safe_add_func_uint32_t_u_u(g_46, 7))
{
int32_t *l_261 = &g_64;
int32_t *l_262[3];
int i;
for (i = 0; i < 3; i++)
l_262[i] = (void*)0;
l_277++;
if (p_26)
goto lbl_284;
}
lbl_284:
for (l_277 = 0; (l_277 != 45); l_277 = safe_add_func_int32_t_s_s(l_277, 9))
{
int32_t **l_283[8] = {&g_101[2][0][0],&g_101[2][0][0],&g_101[2][0][2],&g_101[2][0][0],&g_101[2][0][0],&g_101[2][0][2],&g_101[2][0][0],&g_101[2][0][0]};
int i;
l_47 = l_282;
}
(*l_285) = &l_47;
if ((safe_mod_func_uint64_t_u_u((safe_add_func_int32_t_s_s((safe_add_func_int64_t_s_s(g_61, ((g_148[7][1][0] , ((void*)0 != &g_206)) <= ((safe_lshift_func_int16_t_s_s(((safe_rshift_func_int16_t_s_s(((((((p_27 , (safe_mod_func_int8_t_s_s((18446744073709551613UL <= (((*l_301) = g_299) != l_302[0])), g_144))) & p_26) , g_144) || 0x0FL) , p_27) == 0x2DC4278F18D7C328LL), (*g_209))) ^ g_206), 8)) && (-10L))))), p_26)), p_26)))
{
return p_28;
}
else
{
int32_t l_309 = 0x25BE30F1L;
int32_t *l_330 = &l_245;
int32_t *l_334 = &l_273;
const uint16_t **l_380 = (void*)0;
if ((((safe_rshift_func_int8_t_s_u((safe_div_func_uint64_t_u_u(((void*)0 == &g_117[5]), (safe_lshift_func_int16_t_s_u(((void*)0 == &p_27), l_309)))), 5)) , (g_44[1][0][3] <= ((l_317 &= (safe_sub_func_uint8_t_u_u((safe_lshift_func_uint8_t_u_s((((safe_unary_minus_func_uint16_t_u((safe_sub_func_uint16_t_u_u(0xBF00L, 0L)))) > 0xB892A878L) | g_64), g_144)), 0x7EL))) && p_26))) , l_309))
{
int8_t l_332[10] = {0L,0L,0L,0L,0L,0L,0L,0L,0L,0L};
const int32_t **l_348 = &g_340;
int i;
for (l_265 = 0; (l_265 < (-13)); --l_265)
{
uint32_t *l_331 = &g_98;
const int32_t *l_338 = &l_267;
if ((!(((((((void*)0 == &g_48) ^ ((((g_48 > (safe_mul_func_int16_t_s_s(((safe_lshift_func_uint8_t_u_s((((*l_331) = ((safe_rshift_func_int8_t_s_s((safe_unary_minus_func_uint16_t_u((safe_mul_func_uint8_t_u_u((&g_29 == l_330), p_26)))), 0)) , 1UL)) > p_26), 4)) & l_332[9]), 0xDC42L))) <= g_144) & 0x3F51L) , p_26)) > p_27) , 0x2E8DL) || (*g_209)) , l_333)))
{
int32_t *l_335 = &l_270;
const int32_t **l_339[6][6];
int i, j;
for (i = 0; i < 6; i++)
{
for (j = 0; j < 6; j++)
l_339[i][j] = &l_338;
}
l_335 = (l_47 = (l_334 = &p_27));
l_337 = g_336;
l_342 = (g_340 = l_338);
l_282 = &p_27;
}
else
{
return p_27;
}
for (g_64 = (-2); (g_64 < 9); ++g_64)
{
l_345--;
}
}
(*l_348) = &g_341;
}
else
{
uint8_t ***l_352 = &l_351;
uint8_t **l_353 = (void*)0;
int32_t l_365 = 8L;
int32_t *l_385 = &g_29;
int64_t * const l_388[3][4] = {{(void*)0,(void*)0,&g_44[4][1][2],(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0}};
int32_t **l_395 = &l_330;
int32_t **l_396 = &l_385;
int i, j;
p_27 = (l_365 = (safe_lshift_func_uint16_t_u_s((((*l_352) = l_351) != l_353), (~((*l_241) = ((safe_rshift_func_uint8_t_u_s((((safe_mul_func_uint64_t_u_u(g_117[4], (((g_222 ^ (safe_add_func_uint16_t_u_u(((0xBCBC0E3DA2957471LL & (safe_lshift_func_int8_t_s_u((safe_rshift_func_int16_t_s_s((l_365 | l_365), (*g_209))), (safe_sub_func_uint64_t_u_u(l_368, 0xB8D72D4DD2E531E6LL))))) , p_26), p_28))) && p_26) == 18446744073709551615UL))) >= p_26) >= p_28), 4)) || (*g_300)))))));
for (l_275 = 0; (l_275 > 5); ++l_275)
{
const uint16_t ***l_379[2];
int i;
for (i = 0; i < 2; i++)
l_379[i] = &g_377[2];
(*l_334) ^= (((safe_lshift_func_int16_t_s_u(0xBE4FL, 4)) , ((***l_301) = (safe_div_func_int32_t_s_s((g_64 > (&g_300 != (l_380 = g_377[2]))), (safe_mod_func_uint32_t_u_u(((safe_lshift_func_int8_t_s_u((l_385 != (p_28 , &g_29)), ((safe_sub_func_int16_t_s_s(p_26, ((((8UL | p_25) & p_25) , &g_44[7][1][3]) == l_388[1][3]))) ^ p_26))) != 0xABF67B71L), p_27)))))) && p_27);
}
(*l_334) = (0xA652L && (((~(safe_lshift_func_uint8_t_u_s(p_25, ((((&g_29 != g_394) >= (((*l_395) = l_330) != ((*l_396) = &l_245))) && (safe_rshift_func_uint16_t_u_u(((safe_lshift_func_uint8_t_u_u((*l_334), ((safe_unary_minus_func_uint16_t_u((safe_sub_func_uint16_t_u_u((*g_300), 5L)))) >= (-1L)))) || l_365), (*l_334)))) > p_28)))) && l_365) > 0x96L));
}
}
}
return g_44[6][2][5];
}
static int16_t func_41(uint16_t p_42)
{
return g_29;
}
static int16_t func_53(int64_t * p_54, const int32_t * p_55, uint16_t p_56)
{
uint8_t l_62[1][6][2] = {{{246UL,0xF4L},{0UL,0x27L},{0xF4L,0x27L},{0UL,0xF4L},{246UL,246UL},{246UL,0xF4L}}};
int32_t *l_63[6][4] = {{(void*)0,(void*)0,&g_64,(void*)0},{(void*)0,&g_64,&g_64,(void*)0},{&g_64,(void*)0,&g_64,&g_64},{(void*)0,(void*)0,&g_64,(void*)0},{(void*)0,&g_64,&g_64,(void*)0},{&g_64,(void*)0,&g_64,&g_64}};
const int32_t *l_66 = &g_48;
const int32_t **l_65 = &l_66;
const int16_t *l_71 = &g_46;
uint16_t *l_107[2][2] = {{(void*)0,(void*)0},{(void*)0,(void*)0}};
uint8_t *l_111 = &l_62[0][2][0];
int64_t l_115 = 0x7104891CAF8AA5B3LL;
int16_t l_116 = 0xEBF8L;
const uint64_t l_118 = 0UL;
const int32_t ***l_119 = &l_65;
int64_t l_146 = 0x6F7AEC48A50E592CLL;
int i, j, k;
g_64 ^= l_62[0][2][0];
(*l_65) = (void*)0;
for (p_56 = (-25); (p_56 <= 43); p_56++)
{
int16_t l_77 = 0xBBF1L;
int32_t l_82[5][8];
uint64_t *l_87 = &g_88;
uint32_t *l_97 = &g_98;
int32_t **l_99[3];
uint32_t l_102[5];
int i, j;
for (i = 0; i < 5; i++)
{
for (j = 0; j < 8; j++)
l_82[i][j] = 0xD3DFDFBAL;
}
for (i = 0; i < 3; i++)
l_99[i] = &l_63[1][0];
for (i = 0; i < 5; i++)
l_102[i] = 18446744073709551615UL;
l_82[3][2] &= (safe_div_func_uint64_t_u_u((g_46 , ((&g_46 == l_71) > (safe_mul_func_uint8_t_u_u((g_74 != &p_55), (~g_46))))), (l_77 & (safe_rshift_func_int8_t_s_u(((safe_div_func_uint64_t_u_u(((void*)0 == &g_61), 0x16D3FBECF3046699LL)) < 4294967293UL), 7)))));
g_64 ^= (((((((((((safe_add_func_uint64_t_u_u(((*l_87) = (safe_lshift_func_uint16_t_u_u(((0xC5D4L && p_56) && g_61), 10))), (((-1L) >= ((safe_div_func_uint32_t_u_u((safe_div_func_uint64_t_u_u((~(g_44[4][1][2] != (safe_sub_func_uint16_t_u_u(0x0CBFL, (+(((*l_97) = l_82[4][3]) , (p_55 != (g_101[4][0][2] = (g_100 = (void*)0))))))))), g_44[4][1][2])), (*p_55))) && 1UL)) == 0x11A91DCBA93E3F5ALL))) ^ 9L) && p_56) && p_56) , p_56) | 0xB369L) , 0xECA9F70EL) && g_29) > l_102[1]) >= 0x3E2A5121EC5D866FLL) & g_48);
}
if (((p_56 || ((safe_div_func_uint16_t_u_u((g_117[3] &= (((((p_56 != p_56) , (safe_lshift_func_uint8_t_u_s((((g_61--) && ((!(((*l_65) != (((*l_111) = p_56) , (p_56 , (void*)0))) ^ (((((safe_div_func_uint64_t_u_u(((((safe_unary_minus_func_uint32_t_u(((l_115 || (*p_55)) , g_64))) , p_56) || 0x7602C2F6L) >= p_56), g_48)) , 0x0CL) , 0x3EL) == g_44[7][2][0]) , p_56))) == l_116)) , g_29), p_56))) < 0x9780L) , 0x6211E331L) ^ 0x6E64EF7BL)), p_56)) != (*p_55))) < l_118))
{
int16_t l_120 = 0x8E68L;
l_119 = &l_65;
(*l_65) = (**l_119);
l_120 = (*p_55);
}
else
{
int8_t l_127 = 0xEFL;
int8_t *l_143 = &g_144;
uint32_t l_145 = 0xB4E33999L;
uint8_t *l_147 = &g_117[3];
int32_t l_149[9][4][2] = {{{0x024F6DA5L,0xC4DCCB4DL},{0xAB0FEA24L,(-1L)},{(-1L),6L},{0L,6L}},{{(-1L),(-1L)},{0xAB0FEA24L,0xC4DCCB4DL},{0x024F6DA5L,0x307BCC87L},{0L,2L}},{{6L,0L},{2L,0x82C0EE4DL},{2L,0L},{6L,2L}},{{0L,0x307BCC87L},{0x024F6DA5L,0xC4DCCB4DL},{0xAB0FEA24L,(-1L)},{(-1L),6L}},{{0L,6L},{(-1L),(-1L)},{0xAB0FEA24L,0xC4DCCB4DL},{0x024F6DA5L,0x307BCC87L}},{{0L,2L},{6L,0L},{2L,0x82C0EE4DL},{2L,0L}},{{6L,2L},{0L,0x307BCC87L},{0x024F6DA5L,0xC4DCCB4DL},{0xAB0FEA24L,(-1L)}},{{(-1L),6L},{0L,6L},{(-1L),(-1L)},{0xAB0FEA24L,0xC4DCCB4DL}},{{0x024F6DA5L,0x307BCC87L},{0L,2L},{6L,0L},{2L,0x82C0EE4DL}}};
int i, j, k;
l_149[1][3][0] &= (safe_sub_func_int32_t_s_s((((safe_add_func_uint32_t_u_u((0x3AE58DA5L >= (*p_55)), (safe_lshift_func_int16_t_s_u(l_127, (g_61 = ((g_148[7][1][0] = ((safe_mod_func_uint64_t_u_u(((safe_rshift_func_uint16_t_u_u(((safe_rshift_func_uint16_t_u_s(g_61, 1)) & ((*l_147) = (((*l_111) = ((safe_sub_func_uint32_t_u_u((l_127 >= (safe_rshift_func_uint8_t_u_u((((void*)0 != p_55) || (((safe_div_func_int16_t_s_s((safe_rshift_func_int16_t_s_u((+((((((*l_143) |= (g_29 == p_56)) | 0x44L) && (*p_55)) < g_98) <= (*p_55))), 11)), 0x23BBL)) || p_56) || l_145)), l_146))), (*p_55))) & p_56)) <= p_56))), p_56)) , p_56), p_56)) && g_44[4][2][0])) < 0xECL)))))) , 0x467CL) || g_29), 4294967288UL));
}
return p_56;
}
int main (void)
{
int i, j, k;
int print_hash_value = 0;
platform_main_begin();
crc32_gentab();
func_1();
for (i = 0; i < 2; i++)
{
for (j = 0; j < 5; j++)
{
transparent_crc(g_6[i][j], "g_6[i][j]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
transparent_crc(g_29, "g_29", print_hash_value);
for (i = 0; i < 8; i++)
{
for (j = 0; j < 3; j++)
{
for (k = 0; k < 6; k++)
{
transparent_crc(g_44[i][j][k], "g_44[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_46, "g_46", print_hash_value);
transparent_crc(g_48, "g_48", print_hash_value);
transparent_crc(g_61, "g_61", print_hash_value);
transparent_crc(g_64, "g_64", print_hash_value);
transparent_crc(g_88, "g_88", print_hash_value);
transparent_crc(g_98, "g_98", print_hash_value);
for (i = 0; i < 7; i++)
{
transparent_crc(g_117[i], "g_117[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_144, "g_144", print_hash_value);
for (i = 0; i < 8; i++)
{
for (j = 0; j < 5; j++)
{
for (k = 0; k < 1; k++)
{
transparent_crc(g_148[i][j][k], "g_148[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_206, "g_206", print_hash_value);
for (i = 0; i < 1; i++)
{
transparent_crc(g_210[i], "g_210[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_222, "g_222", print_hash_value);
transparent_crc(g_341, "g_341", print_hash_value);
platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
return 0;
}
