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
volatile unsigned f0 : 15;
signed f1 : 8;
signed f2 : 10;
volatile unsigned f3 : 14;
const unsigned f4 : 5;
volatile unsigned f5 : 8;
};
static int16_t g_14 = 0x697EL;
static volatile int32_t g_57 = 0x36B80555L;
static int32_t g_61 = 0L;
static int8_t g_64 = (-1L);
static int8_t g_66 = 0x34L;
static int64_t g_68 = 0x426BEC1606680214LL;
static int8_t g_70 = (-1L);
static volatile struct S0 g_71 = {7,14,8,45,1,5};
static int64_t g_74 = (-3L);
static uint32_t g_76 = 4294967290UL;
static volatile uint32_t *g_84 = (void*)0;
static uint32_t g_89 = 2UL;
static uint32_t g_95 = 0x793451EAL;
static int64_t g_103 = (-8L);
static volatile int8_t g_104 = 0xECL;
static uint32_t g_105 = 18446744073709551608UL;
static int32_t ** volatile g_120[2] = {(void*)0,(void*)0};
static int32_t *g_123 = &g_61;
static int32_t ** volatile g_122 = &g_123;
static uint8_t g_154 = 0xC0L;
static uint32_t func_1(void);
static int32_t func_17(uint64_t p_18, uint32_t p_19, int8_t p_20, const int16_t p_21, int32_t p_22);
static uint32_t func_1(void)
{
const int32_t l_25[9] = {0x9642E40CL,(-10L),(-10L),0x9642E40CL,(-10L),(-10L),0x9642E40CL,(-10L),(-10L)};
int8_t l_34 = (-5L);
uint64_t l_37 = 1UL;
uint16_t l_125[5][1][7] = {{{0x0A05L,0xCC90L,8UL,0xCC90L,0x0A05L,0x0A05L,0xCC90L}},{{0x26E3L,65534UL,0x26E3L,0UL,0UL,0x26E3L,65534UL}},{{0xCC90L,0x8C1BL,8UL,8UL,0x8C1BL,0xCC90L,0x8C1BL}},{{0x26E3L,0UL,0UL,0x26E3L,65534UL,0x26E3L,0UL}},{{0x0A05L,0x0A05L,0xCC90L,8UL,0xCC90L,0x0A05L,0x0A05L}}};
int32_t *l_126 = &g_61;
int8_t *l_143 = &l_34;
int64_t *l_144 = &g_68;
uint8_t *l_153 = &g_154;
int16_t *l_155 = (void*)0;
int16_t *l_156[7][1] = {{&g_14},{&g_14},{&g_14},{&g_14},{&g_14},{&g_14},{&g_14}};
int8_t *l_157 = &g_66;
int32_t l_158 = 0x97F570EAL;
int8_t *l_159 = &g_64;
int32_t l_160[2][8][3];
int i, j, k;
for (i = 0; i < 2; i++)
{
for (j = 0; j < 8; j++)
{
for (k = 0; k < 3; k++)
l_160[i][j][k] = 0xD7DB42F0L;
}
}
(*l_126) = (((safe_mul_func_uint8_t_u_u((safe_add_func_int8_t_s_s((safe_lshift_func_uint16_t_u_s(((safe_rshift_func_uint16_t_u_u((safe_add_func_uint8_t_u_u((safe_rshift_func_uint16_t_u_s(g_14, ((safe_mod_func_int32_t_s_s(g_14, ((((func_17((((safe_mul_func_int8_t_s_s((l_25[2] , (safe_rshift_func_int8_t_s_u((safe_add_func_int64_t_s_s((((+(((+(g_14 >= (safe_lshift_func_int8_t_s_s(l_25[2], 4)))) != ((l_34 & ((((safe_div_func_int16_t_s_s((l_37 , (((safe_mul_func_uint16_t_u_u(65535UL, (safe_sub_func_int64_t_s_s(l_34, l_34)))) , (-1L)) != l_25[3])), 0xA06CL)) & 1UL) | g_14) >= g_14)) < l_34)) && g_14)) || l_37) == g_14), g_14)), 3))), g_14)) != g_14) & g_14), l_34, g_14, g_14, g_14) , g_71.f2) == g_95) ^ l_34) , l_37))) | 6UL))), l_34)), 12)) != g_103), l_37)), l_25[2])), 4UL)) <= l_125[4][0][4]) , l_37);
(*l_126) = ((safe_lshift_func_uint16_t_u_s((safe_sub_func_int64_t_s_s((*l_126), ((g_74 <= ((*l_159) = ((((*l_157) = (safe_add_func_int16_t_s_s(((safe_add_func_int16_t_s_s((g_14 ^= ((safe_mod_func_uint8_t_u_u(((*l_153) = (safe_mod_func_uint16_t_u_u((safe_rshift_func_uint16_t_u_u((((*l_126) < (((safe_add_func_int8_t_s_s(((*l_143) = g_64), (((*l_144) = (-3L)) == ((*l_126) | (safe_div_func_int64_t_s_s(((*l_126) > (((safe_lshift_func_uint16_t_u_u((safe_rshift_func_int8_t_s_u((((safe_lshift_func_int16_t_s_s((g_103 , (((*l_126) , (*l_126)) , 1L)), 10)) , &g_74) == (void*)0), 0)), 12)) && (-1L)) < g_74)), (*l_126))))))) == g_61) >= (*l_126))) | g_74), 2)), 6L))), (*l_126))) <= g_103)), g_71.f0)) , (-1L)), (*l_126)))) <= g_105) == l_158))) , 0x318A4EB99B8081AELL))), 12)) , 0xEA743E71L);
(*l_126) = (&l_126 != (void*)0);
return l_160[0][3][0];
}
static int32_t func_17(uint64_t p_18, uint32_t p_19, int8_t p_20, const int16_t p_21, int32_t p_22)
{
int32_t l_42[5] = {1L,1L,1L,1L,1L};
int32_t l_56 = (-5L);
int32_t l_59 = 3L;
int32_t l_62 = 5L;
int32_t l_69 = 0xEB03C758L;
uint32_t *l_94 = &g_95;
uint32_t **l_93 = &l_94;
uint32_t **l_96[6];
int64_t *l_112 = (void*)0;
int32_t *l_119 = &l_42[4];
uint32_t l_124 = 0xD1BEB709L;
int i;
for (i = 0; i < 6; i++)
l_96[i] = &l_94;
if (p_21)
{
uint64_t l_52 = 18446744073709551615UL;
uint32_t l_55 = 1UL;
uint32_t *l_58 = (void*)0;
int32_t *l_60 = &g_61;
int8_t *l_63 = &g_64;
int8_t *l_65 = &g_66;
int64_t *l_67 = &g_68;
g_70 ^= (l_42[4] >= (l_42[2] != ((l_69 ^= ((*l_67) = (safe_mod_func_uint16_t_u_u((l_42[4] && (0x8AL <= (safe_sub_func_int16_t_s_s((l_42[4] == (((*l_65) ^= ((*l_63) |= (safe_div_func_uint32_t_u_u((g_14 | (((safe_lshift_func_uint8_t_u_u(((p_19 & (~(l_62 = (((((*l_60) = (((l_52 , (l_59 = ((l_56 &= ((safe_sub_func_uint64_t_u_u((0xD318431BL == p_18), 18446744073709551614UL)) > l_55)) && g_57))) , p_21) , g_57)) & p_19) > p_20) & l_42[1])))) , (*l_60)), p_22)) < p_21) > 0x2A1BL)), 0x4EB7F042L)))) == g_14)), 65527UL)))), g_14)))) <= 0x9D44E4153CDCE3FFLL)));
}
else
{
uint32_t *l_72 = (void*)0;
uint32_t *l_73 = (void*)0;
uint32_t *l_75 = &g_76;
const int32_t l_83 = 7L;
int64_t *l_90 = &g_74;
uint32_t **l_92 = (void*)0;
uint32_t ***l_91[1];
int32_t *l_97 = &l_42[1];
int32_t *l_98 = &g_61;
int32_t l_99 = 7L;
int32_t l_100 = 0L;
int32_t *l_101 = &l_62;
int32_t *l_102[1][1];
int i, j;
for (i = 0; i < 1; i++)
l_91[i] = &l_92;
for (i = 0; i < 1; i++)
{
for (j = 0; j < 1; j++)
l_102[i][j] = &l_56;
}
l_96[1] = (l_93 = (((*l_90) = (((g_71 , ((*l_75)++)) >= (((safe_lshift_func_int8_t_s_u((safe_sub_func_int64_t_s_s((l_83 != (((-3L) <= (p_19 < p_21)) <= (g_61 != (g_89 = (((g_84 == g_84) ^ (((((safe_div_func_int16_t_s_s((safe_lshift_func_uint16_t_u_u(g_68, 6)), p_20)) , &l_75) != (void*)0) >= l_62) || p_19)) | g_70))))), g_14)), 2)) < p_21) ^ 0L)) >= g_64)) , (void*)0));
g_105++;
}
if (((p_20 > (((safe_rshift_func_int8_t_s_u(1L, (safe_lshift_func_int16_t_s_u((l_112 != &g_68), 5)))) > ((((((g_71.f0 | (safe_lshift_func_int16_t_s_s(1L, ((((safe_sub_func_int32_t_s_s((l_42[4] ^ ((g_74 < (safe_sub_func_int8_t_s_s(p_22, g_61))) , p_19)), 3L)) && g_76) , 0xA5ABL) && l_56)))) > g_76) , g_103) && p_19) | p_19) > g_70)) == g_64)) ^ p_20))
{
int32_t **l_121 = (void*)0;
(*g_122) = l_119;
}
else
{
(*g_123) &= (*l_119);
}
return l_124;
}
int main (void)
{
int i;
int print_hash_value = 0;
platform_main_begin();
crc32_gentab();
func_1();
transparent_crc(g_14, "g_14", print_hash_value);
transparent_crc(g_57, "g_57", print_hash_value);
transparent_crc(g_61, "g_61", print_hash_value);
transparent_crc(g_64, "g_64", print_hash_value);
transparent_crc(g_66, "g_66", print_hash_value);
transparent_crc(g_68, "g_68", print_hash_value);
transparent_crc(g_70, "g_70", print_hash_value);
transparent_crc(g_71.f0, "g_71.f0", print_hash_value);
transparent_crc(g_71.f1, "g_71.f1", print_hash_value);
transparent_crc(g_71.f2, "g_71.f2", print_hash_value);
transparent_crc(g_71.f3, "g_71.f3", print_hash_value);
transparent_crc(g_71.f4, "g_71.f4", print_hash_value);
transparent_crc(g_71.f5, "g_71.f5", print_hash_value);
transparent_crc(g_74, "g_74", print_hash_value);
transparent_crc(g_76, "g_76", print_hash_value);
transparent_crc(g_89, "g_89", print_hash_value);
transparent_crc(g_95, "g_95", print_hash_value);
transparent_crc(g_103, "g_103", print_hash_value);
transparent_crc(g_104, "g_104", print_hash_value);
transparent_crc(g_105, "g_105", print_hash_value);
transparent_crc(g_154, "g_154", print_hash_value);
platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
return 0;
}
