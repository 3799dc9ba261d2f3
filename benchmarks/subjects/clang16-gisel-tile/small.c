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
union U0 {
uint16_t f0;
};
static int32_t g_5 = (-5L);
static int32_t g_8[4][9][7] = {{{0x024D8F3BL,0xAC0FAAB3L,2L,0xB274BF90L,0x5D70512AL,(-6L),(-1L)},{0xB288586FL,0xF2CA1253L,0xBD0D42ADL,0xEA1DC7E9L,0x8FDADF86L,1L,0x32C75278L},{(-9L),0x024D8F3BL,3L,0xAC0FAAB3L,8L,0x924F63ABL,0L},{1L,0x9ECF4A41L,0x17E2F9D4L,0x086BD085L,0x1D70F3F8L,(-7L),0x1D6B3BFAL},{(-1L),0x024D8F3BL,0xB274BF90L,(-3L),(-3L),0xB274BF90L,0x024D8F3BL},{0x5950CFDFL,0xF2CA1253L,0x87FCE6BBL,(-7L),0x1552B9CBL,(-1L),0L},{0x59C3F908L,0xAC0FAAB3L,0L,(-6L),0xB274BF90L,0xAC0FAAB3L,6L},{0xD9935FF5L,0xB780F885L,0x17E2F9D4L,0L,0x8FDADF86L,0xF2CA1253L,0x33F29C8DL},{(-1L),6L,(-1L),(-6L),1L,0x024D8F3BL,0x924F63ABL}},{{0x1D70F3F8L,0xB9503153L,0xB288586FL,0xEF906D8BL,0x87FCE6BBL,0x9ECF4A41L,0x32C75278L},{6L,(-9L),0xAC0FAAB3L,(-1L),0xDBEFC712L,0x024D8F3BL,0x024D8F3BL},{1L,0x0A4CCFD6L,0x879A2734L,0x0A4CCFD6L,1L,0xF2CA1253L,1L},{0x27D2703DL,0L,3L,0xF1448112L,0x024D8F3BL,0xAC0FAAB3L,2L},{0L,0xF2CA1253L,0x1D70F3F8L,3L,0x5950CFDFL,0x1A35CA42L,0xA687E91CL},{0x27D2703DL,0xF1448112L,(-1L),0x924F63ABL,(-1L),0xF1448112L,0x27D2703DL},{1L,0x086BD085L,(-1L),(-6L),0x1552B9CBL,0L,0x879A2734L},{6L,1L,0x59C3F908L,(-3L),0x924F63ABL,2L,0L},{0x1D70F3F8L,0x82F744EDL,(-1L),0xEA1DC7E9L,0xD9935FF5L,0xEA1DC7E9L,(-1L)}},{{(-1L),(-1L),(-1L),0x5D70512AL,(-9L),3L,0x2A17D0B0L},{0xD9935FF5L,1L,0x1D70F3F8L,(-1L),0x879A2734L,0x82F744EDL,0x8FDADF86L},{8L,0xAC0FAAB3L,3L,0x024D8F3BL,(-9L),0xB274BF90L,(-9L)},{0xA687E91CL,0xEF906D8BL,0x879A2734L,(-9L),0xD9935FF5L,(-9L),0xD0CD8A6CL},{0x024D8F3BL,3L,0xAC0FAAB3L,8L,0x924F63ABL,0L,0x5D70512AL},{(-1L),1L,0xB288586FL,0x086BD085L,0x1552B9CBL,0xB780F885L,0xD0CD8A6CL},{0x5D70512AL,(-1L),(-1L),(-1L),(-1L),0x5D70512AL,(-9L)},{0xBD0D42ADL,(-1L),0x17E2F9D4L,1L,0x5950CFDFL,0xFA025EC5L,0x8FDADF86L},{(-3L),0x59C3F908L,1L,6L,0x024D8F3BL,0x27D2703DL,0x2A17D0B0L}},{{1L,(-1L),0xD9935FF5L,0x1A35CA42L,1L,0x086BD085L,(-1L)},{0x924F63ABL,(-1L),0xF1448112L,0x27D2703DL,0xDBEFC712L,(-6L),0L},{0x1D6B3BFAL,1L,0x8FDADF86L,0xB780F885L,0x87FCE6BBL,0xB9503153L,0x879A2734L},{0xF1448112L,3L,0L,0x27D2703DL,1L,1L,0x27D2703DL},{0x1552B9CBL,0xEF906D8BL,0x1552B9CBL,0x1A35CA42L,0x8FDADF86L,(-6L),0xA687E91CL},{(-1L),0xAC0FAAB3L,(-9L),6L,0xB274BF90L,(-1L),2L},{0x879A2734L,1L,(-8L),1L,0x02FCE4A8L,(-6L),(-1L)},{3L,0xDBEFC712L,0x6AE69ED9L,0xDBEFC712L,3L,(-1L),(-3L)},{(-8L),0xF2CA1253L,0x17E2F9D4L,0xEF906D8BL,(-1L),1L,0xB288586FL}}};
static uint32_t g_12 = 0xF96354D1L;
static uint64_t g_15 = 2UL;
static uint8_t g_18 = 8UL;
static int32_t g_71 = 0x35321785L;
static uint32_t g_72 = 0UL;
static int32_t *g_78 = &g_8[3][7][6];
static int32_t **g_77 = &g_78;
static uint32_t g_87 = 4294967295UL;
static int32_t g_89 = 0L;
static int8_t g_90[3] = {0xAEL,0xAEL,0xAEL};
static uint32_t g_91[7] = {0UL,0UL,0UL,0UL,0UL,0UL,0UL};
static int64_t g_141 = 0xBADF4511BC6CB3F4LL;
static int8_t g_148 = 0L;
static int32_t g_154 = 1L;
static int16_t g_155 = 0x561CL;
static uint16_t g_156[4] = {65531UL,65531UL,65531UL,65531UL};
static union U0 g_176 = {2UL};
static uint64_t g_186 = 0x7DE25B27661964D5LL;
static uint64_t ** const g_227 = (void*)0;
static uint32_t g_240 = 0xE092BE84L;
static int32_t g_314 = 0x292EE644L;
static uint32_t g_316 = 0xC5DCA2D1L;
static int16_t g_345 = 1L;
static uint8_t g_355 = 0x00L;
static int64_t g_381 = 7L;
static int64_t *g_380 = &g_381;
static uint8_t g_383 = 0xF2L;
static int8_t g_385 = 0L;
static int32_t g_386 = 0x5D938CDBL;
static int16_t g_387[3] = {(-9L),(-9L),(-9L)};
static int32_t g_402 = 0xF9E480F2L;
static uint8_t g_406 = 0x55L;
static uint8_t *g_416 = &g_383;
static uint8_t **g_415 = &g_416;
static int32_t * const *g_442[2][8] = {{&g_78,&g_78,&g_78,&g_78,&g_78,&g_78,&g_78,&g_78},{(void*)0,&g_78,&g_78,(void*)0,(void*)0,(void*)0,&g_78,&g_78}};
static int32_t * const **g_441 = &g_442[1][3];
static int32_t g_539[2] = {0xD9191CBCL,0xD9191CBCL};
static uint8_t g_541 = 0UL;
static const int64_t g_594 = 0xB04CB96F80007FD4LL;
static const int8_t g_619 = 0xE8L;
static const int8_t *g_618 = &g_619;
static const int8_t **g_617 = &g_618;
static int16_t g_628[9] = {(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)};
static int64_t g_629 = (-1L);
static union U0 g_649 = {0UL};
static uint64_t *g_665[2][9][4] = {{{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0}},{{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0}}};
static uint64_t **g_664 = &g_665[0][8][0];
static int64_t *g_721 = &g_141;
static uint32_t g_751 = 0xA8E8F42CL;
static uint64_t g_757 = 18446744073709551607UL;
static uint32_t *g_898[6] = {&g_91[4],&g_91[4],&g_91[4],&g_91[4],&g_91[4],&g_91[4]};
static uint32_t **g_897[2] = {&g_898[0],&g_898[0]};
static uint8_t *** const g_950 = &g_415;
static uint8_t *** const * const g_949 = &g_950;
static int32_t **** const *g_1039 = (void*)0;
static int64_t g_1082 = 1L;
static const int32_t *g_1256[5][7] = {{&g_8[3][1][2],&g_8[3][1][2],&g_386,&g_8[3][1][2],&g_8[3][1][2],&g_8[3][1][2],&g_8[3][1][2]},{&g_539[0],&g_89,&g_539[0],&g_8[3][1][2],&g_8[3][1][2],&g_539[0],&g_89},{&g_8[3][1][2],&g_89,&g_386,&g_386,&g_89,&g_8[3][1][2],&g_89},{&g_539[0],&g_8[3][1][2],&g_8[3][1][2],&g_539[0],&g_89,&g_539[0],&g_8[3][1][2]},{&g_8[3][1][2],&g_8[3][1][2],&g_8[3][1][2],&g_386,&g_8[3][1][2],&g_8[3][1][2],&g_8[3][1][2]}};
static const int32_t **g_1255 = &g_1256[1][4];
static const int32_t ***g_1254[5] = {&g_1255,&g_1255,&g_1255,&g_1255,&g_1255};
static const int32_t ****g_1253 = &g_1254[1];
static const int32_t *****g_1252 = &g_1253;
static int64_t g_1267 = 0x44150953F03941E7LL;
static int8_t g_1291[10][4][2] = {{{(-10L),(-1L)},{0L,7L},{0xDDL,0L},{0L,0x66L}},{{0L,0L},{0xDDL,(-1L)},{0x66L,0xBDL},{1L,0xBAL}},{{0xC6L,(-1L)},{(-1L),0x3DL},{(-1L),0xBAL},{(-9L),0xDDL}},{{0x66L,0xC6L},{1L,0x66L},{4L,0x69L},{0xFEL,(-1L)}},{{1L,(-1L)},{(-1L),0xDDL},{1L,(-4L)},{(-1L),(-1L)}},{{0x3DL,(-1L)},{(-1L),(-4L)},{1L,0xDDL},{(-1L),(-1L)}},{{1L,(-1L)},{0xFEL,0x69L},{4L,0x66L},{1L,0xC6L}},{{0x66L,0xDDL},{(-9L),0xBAL},{(-1L),0x3DL},{(-1L),(-1L)}},{{0xC6L,0xBAL},{1L,0xBDL},{0x66L,(-1L)},{0x47L,0x66L}},{{0xFEL,(-1L)},{0xFEL,0x66L},{0x47L,(-1L)},{0x66L,0xBDL}}};
static uint32_t g_1363 = 0x0B5427CCL;
static int16_t g_1405[10][3] = {{0L,0xCFA2L,1L},{1L,1L,(-2L)},{0x05C4L,0xCFA2L,0xCFA2L},{(-2L),0xE641L,0L},{0x05C4L,1L,0x05C4L},{1L,(-2L),0L},{0L,0L,0xCFA2L},{0xA558L,(-2L),(-2L)},{0xCFA2L,1L,1L},{0xA558L,0xE641L,0xA558L}};
static int64_t **g_1410 = (void*)0;
static int64_t ***g_1409[7] = {&g_1410,&g_1410,&g_1410,&g_1410,&g_1410,&g_1410,&g_1410};
static const int64_t *g_1414 = &g_1082;
static const int64_t **g_1413[5][10] = {{&g_1414,&g_1414,&g_1414,&g_1414,(void*)0,(void*)0,&g_1414,&g_1414,&g_1414,&g_1414},{&g_1414,&g_1414,&g_1414,(void*)0,&g_1414,(void*)0,&g_1414,&g_1414,&g_1414,&g_1414},{&g_1414,(void*)0,&g_1414,&g_1414,&g_1414,&g_1414,(void*)0,&g_1414,&g_1414,&g_1414},{&g_1414,&g_1414,(void*)0,&g_1414,(void*)0,&g_1414,&g_1414,&g_1414,&g_1414,&g_1414},{&g_1414,&g_1414,(void*)0,(void*)0,&g_1414,&g_1414,&g_1414,&g_1414,&g_1414,&g_1414}};
static const int64_t ***g_1412 = &g_1413[2][7];
static int8_t *g_1453 = &g_1291[0][0][0];
static uint8_t g_1550 = 0xCBL;
static uint8_t g_1551 = 1UL;
static uint8_t g_1552 = 1UL;
static uint8_t g_1553 = 0x08L;
static union U0 *g_1593[9] = {&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176};
static union U0 * const *g_1592 = &g_1593[7];
static uint32_t g_1609 = 0x93679C6FL;
static int32_t *g_1745 = &g_154;
static uint16_t *g_1804 = &g_176.f0;
static uint16_t **g_1803 = &g_1804;
static int8_t g_1895[5] = {0xB7L,0xB7L,0xB7L,0xB7L,0xB7L};
static const uint8_t g_2060 = 0x70L;
static union U0 **g_2154 = &g_1593[5];
static int32_t g_2232 = 0x0F13302FL;
static union U0 *g_2269 = &g_649;
static uint32_t g_2300 = 0x48A5FBA9L;
static int32_t **g_2395 = (void*)0;
static int8_t g_2421 = (-1L);
static uint64_t g_2444[3] = {0x1AA9ABAD372BBFD8LL,0x1AA9ABAD372BBFD8LL,0x1AA9ABAD372BBFD8LL};
static int64_t g_2446 = 0x06483E3C4642A132LL;
static uint32_t *g_2474 = &g_12;
static const union U0 g_2555 = {2UL};
static int16_t *g_2600 = &g_628[7];
static uint16_t g_2611 = 1UL;
static uint32_t * const * const g_2637 = &g_898[0];
static uint32_t * const * const *g_2636 = &g_2637;
static uint32_t g_2641 = 6UL;
static int32_t **g_2686 = &g_1745;
static uint32_t g_2806[10][6][4] = {{{0x06B4BEC1L,18446744073709551615UL,18446744073709551606UL,0xECDC6BAAL},{18446744073709551615UL,0UL,1UL,0x40EEC77EL},{18446744073709551612UL,1UL,1UL,18446744073709551612UL},{1UL,0x4FAC8B8DL,6UL,0x2421CD44L},{18446744073709551615UL,18446744073709551612UL,0x9F4C9FD1L,0x5FE130EEL},{0xECDC6BAAL,18446744073709551611UL,0x1C6C5056L,0x5FE130EEL}},{{1UL,1UL,1UL,0xB2514BBEL},{0x06B4BEC1L,1UL,0xFDC67F76L,1UL},{18446744073709551615UL,0UL,0xD2437103L,0xECDC6BAAL},{0UL,18446744073709551606UL,1UL,0xD50AE162L},{6UL,1UL,0x4FAC8B8DL,1UL},{0xECDC6BAAL,1UL,1UL,1UL}},{{1UL,18446744073709551606UL,0UL,0x1C6C5056L},{1UL,18446744073709551615UL,0x73F87AB7L,1UL},{1UL,0xD50AE162L,0UL,18446744073709551607UL},{1UL,1UL,1UL,18446744073709551613UL},{0xECDC6BAAL,0x2421CD44L,0x4FAC8B8DL,0x5FE130EEL},{6UL,0xD2437103L,1UL,18446744073709551607UL}},{{0UL,1UL,0xD2437103L,0xD2437103L},{18446744073709551615UL,18446744073709551615UL,0xFDC67F76L,0xECDC6BAAL},{0x06B4BEC1L,0xEBF0C504L,1UL,1UL},{1UL,1UL,0x1C6C5056L,1UL},{0xECDC6BAAL,1UL,0x9F4C9FD1L,1UL},{1UL,0xEBF0C504L,0UL,0xECDC6BAAL}},{{0xD2437103L,18446744073709551615UL,0UL,0xD2437103L},{1UL,1UL,0x40EEC77EL,18446744073709551607UL},{1UL,0xD2437103L,1UL,0x5FE130EEL},{0x1C6C5056L,0x2421CD44L,0x1C6C5056L,18446744073709551613UL},{6UL,1UL,18446744073709551608UL,18446744073709551607UL},{0x06B4BEC1L,0xD50AE162L,0xD2437103L,1UL}},{{0UL,18446744073709551615UL,0xD2437103L,0x1C6C5056L},{0x06B4BEC1L,18446744073709551606UL,18446744073709551608UL,1UL},{6UL,1UL,0x1C6C5056L,1UL},{0x1C6C5056L,1UL,1UL,0xD50AE162L},{1UL,18446744073709551606UL,0x40EEC77EL,0xECDC6BAAL},{1UL,0UL,0UL,1UL}},{{0xD2437103L,1UL,0UL,0xB2514BBEL},{1UL,1UL,0x9F4C9FD1L,0x5FE130EEL},{0xECDC6BAAL,18446744073709551611UL,0x1C6C5056L,0x5FE130EEL},{1UL,1UL,1UL,0xB2514BBEL},{0x06B4BEC1L,1UL,0xFDC67F76L,1UL},{18446744073709551615UL,0UL,0xD2437103L,0xECDC6BAAL}},{{0UL,18446744073709551606UL,1UL,0xD50AE162L},{6UL,1UL,0x4FAC8B8DL,1UL},{0xECDC6BAAL,1UL,1UL,1UL},{1UL,18446744073709551606UL,0UL,0x1C6C5056L},{1UL,18446744073709551615UL,0x73F87AB7L,1UL},{1UL,0xD50AE162L,0UL,18446744073709551607UL}},{{1UL,1UL,1UL,18446744073709551613UL},{0xECDC6BAAL,0x2421CD44L,0x4FAC8B8DL,0x5FE130EEL},{6UL,0xD2437103L,1UL,18446744073709551607UL},{0UL,1UL,0xD2437103L,0xD2437103L},{18446744073709551615UL,18446744073709551613UL,18446744073709551615UL,0xD50AE162L},{0x1C6C5056L,0x9F4C9FD1L,0UL,0xD2437103L}},{{0x40EEC77EL,18446744073709551611UL,18446744073709551612UL,0UL},{0xD50AE162L,18446744073709551611UL,0x06B4BEC1L,0xD2437103L},{18446744073709551611UL,0x9F4C9FD1L,0x4FAC8B8DL,0xD50AE162L},{0x73F87AB7L,18446744073709551613UL,18446744073709551615UL,0x73F87AB7L},{0UL,0xD2437103L,0xECDC6BAAL,0xEBF0C504L},{18446744073709551611UL,0x73F87AB7L,0x40EEC77EL,1UL}}};
static int32_t ***g_2922[3] = {&g_77,&g_77,&g_77};
static int32_t g_2949[2][10][10] = {{{0x64C538ECL,0x27177844L,0L,(-4L),0xAC5807B7L,0xA42B1AD9L,0xA42B1AD9L,0xAC5807B7L,(-4L),0L},{(-4L),(-4L),(-9L),0L,0x7405380BL,0xA3CB027AL,0xAC5807B7L,0L,0L,0xD020D8F8L},{0L,0x65414A5AL,0xAC5807B7L,0x26F0F64DL,0L,0x26F0F64DL,0xAC5807B7L,0x65414A5AL,0L,(-4L)},{0x27177844L,(-4L),0L,0x7405380BL,0xD020D8F8L,0xA441DA0FL,0xA42B1AD9L,0L,0L,0xA42B1AD9L},{0x65414A5AL,0x27177844L,0x7405380BL,0x7405380BL,0x27177844L,0x65414A5AL,0x64C538ECL,0xA441DA0FL,0L,0xA3CB027AL},{0xA3CB027AL,0L,(-4L),0x26F0F64DL,0L,(-9L),0x65414A5AL,(-9L),0L,0x26F0F64DL},{0xA3CB027AL,(-9L),0xA3CB027AL,0L,0xA42B1AD9L,0x65414A5AL,0x26F0F64DL,0xD020D8F8L,(-4L),0xA441DA0FL},{0x65414A5AL,0x26F0F64DL,0xD020D8F8L,(-4L),0xA441DA0FL,0xA441DA0FL,(-4L),0xD020D8F8L,0x26F0F64DL,0x65414A5AL},{0x27177844L,0x29AAF39CL,0xA3CB027AL,0L,(-4L),0x26F0F64DL,0L,(-9L),0x65414A5AL,(-9L)},{0L,0xA3CB027AL,(-4L),0x29AAF39CL,(-4L),0xA3CB027AL,0L,0xA441DA0FL,0x64C538ECL,0x65414A5AL}},{{(-4L),0L,0x7405380BL,0xD020D8F8L,0xA441DA0FL,0xA42B1AD9L,0L,0L,0xA42B1AD9L,0xA441DA0FL},{0x64C538ECL,0L,0L,0x64C538ECL,0xA42B1AD9L,(-4L),0L,0x65414A5AL,0xAC5807B7L,0x26F0F64DL},{0x7405380BL,0xA3CB027AL,0xAC5807B7L,0L,0L,0xD020D8F8L,0L,0L,0xAC5807B7L,0xA3CB027AL},{0xA441DA0FL,0x29AAF39CL,(-9L),0x64C538ECL,0x27177844L,0L,(-4L),0xAC5807B7L,0xA42B1AD9L,0xA42B1AD9L},{0x29AAF39CL,0x26F0F64DL,0L,0xD020D8F8L,0xD020D8F8L,0L,0x26F0F64DL,0x29AAF39CL,0x64C538ECL,(-4L)},{0xA441DA0FL,(-9L),0L,0x29AAF39CL,0L,0xD020D8F8L,0x65414A5AL,0L,0L,0x7405380BL},{0xA3CB027AL,(-4L),0x29AAF39CL,(-4L),0xA3CB027AL,0L,0xA441DA0FL,0x64C538ECL,0x65414A5AL,0x27177844L},{0xA441DA0FL,0L,0x27177844L,0L,0xD020D8F8L,(-9L),(-9L),0xD020D8F8L,0L,0x27177844L},{0L,0L,0x26F0F64DL,0x27177844L,0xA3CB027AL,0xA42B1AD9L,0xD020D8F8L,0x29AAF39CL,0xAC5807B7L,0x7405380BL},{0x29AAF39CL,0L,0xD020D8F8L,0x65414A5AL,(-4L),0x65414A5AL,0xD020D8F8L,0L,0x29AAF39CL,0L}}};
static int32_t ***g_3069 = &g_2395;
static uint32_t ***g_3091 = (void*)0;
static uint32_t g_3096 = 1UL;
static int16_t g_3173[6][6] = {{4L,8L,0xD2ACL,(-1L),0xD2ACL,8L},{4L,8L,0xD2ACL,(-1L),0xD2ACL,8L},{4L,8L,0xD2ACL,(-1L),0xD2ACL,8L},{4L,8L,0xD2ACL,(-1L),0xD2ACL,8L},{4L,8L,0xD2ACL,(-1L),0xD2ACL,8L},{4L,8L,0xD2ACL,(-1L),0xD2ACL,8L}};
static int32_t * const *g_3193[2] = {(void*)0,(void*)0};
static const uint32_t g_3234 = 3UL;
static int8_t g_3400 = 3L;
static const int32_t g_3456 = 0xBCD7CF99L;
static int32_t *g_3459 = &g_386;
static const uint16_t g_3509 = 0xFEF0L;
static int64_t ****g_3533 = &g_1409[4];
static int64_t *****g_3532[6][7] = {{&g_3533,&g_3533,&g_3533,&g_3533,&g_3533,&g_3533,&g_3533},{&g_3533,&g_3533,&g_3533,&g_3533,&g_3533,&g_3533,&g_3533},{&g_3533,&g_3533,&g_3533,&g_3533,&g_3533,&g_3533,&g_3533},{&g_3533,&g_3533,&g_3533,&g_3533,&g_3533,&g_3533,&g_3533},{&g_3533,&g_3533,&g_3533,&g_3533,&g_3533,&g_3533,&g_3533},{&g_3533,&g_3533,&g_3533,&g_3533,&g_3533,&g_3533,&g_3533}};
static uint8_t g_3542[8] = {255UL,255UL,255UL,255UL,255UL,255UL,255UL,255UL};
static int32_t g_3634 = 0x4D03B78AL;
static int8_t g_3706 = 0L;
static uint16_t ***g_3830[10] = {&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803};
static uint16_t ****g_3829 = &g_3830[2];
static uint16_t g_3915[6] = {0UL,0UL,0x1C81L,0UL,0UL,0x1C81L};
static uint64_t g_3939 = 3UL;
static const int64_t ****g_4163[3] = {&g_1412,&g_1412,&g_1412};
static const int64_t *****g_4162 = &g_4163[2];
static int32_t **g_4199 = &g_78;
static int32_t * const *g_4239 = &g_78;
static const uint32_t **g_4250 = (void*)0;
static const uint32_t ***g_4249 = &g_4250;
static const uint32_t ****g_4248 = &g_4249;
static const uint32_t *****g_4247 = &g_4248;
static int64_t g_4255 = 0x4968C091B01ADD61LL;
static int64_t g_4371[5] = {(-2L),(-2L),(-2L),(-2L),(-2L)};
static int32_t g_4396 = 7L;
static int32_t *****g_4403 = (void*)0;
static uint32_t ** const *g_4430[9] = {&g_897[1],&g_897[1],&g_897[1],&g_897[1],&g_897[1],&g_897[1],&g_897[1],&g_897[1],&g_897[1]};
static uint32_t ** const **g_4429[3][4] = {{&g_4430[8],&g_4430[8],&g_4430[8],&g_4430[8]},{&g_4430[8],&g_4430[8],&g_4430[8],&g_4430[8]},{&g_4430[8],&g_4430[8],&g_4430[8],&g_4430[8]}};
static int16_t g_4441 = 0xC43FL;
static union U0 ***g_4520 = &g_2154;
static union U0 ****g_4519 = &g_4520;
static uint8_t g_4622 = 0UL;
static uint8_t g_4623 = 251UL;
static uint8_t g_4624 = 0x4EL;
static uint8_t g_4625 = 0xB9L;
static uint8_t g_4626[9][7] = {{0x74L,0x21L,252UL,5UL,0x7CL,0xFFL,0UL},{247UL,0UL,0x85L,248UL,0x85L,0UL,247UL},{0xFFL,0x21L,0x83L,0x77L,0xF0L,0x7CL,0x1EL},{0x5CL,246UL,247UL,247UL,246UL,0x5CL,0UL},{0UL,0x74L,0x83L,0xFFL,0xEFL,0xF0L,0xF0L},{1UL,0UL,0UL,0UL,1UL,0UL,8UL},{5UL,0x74L,0xF0L,0x21L,0x77L,0UL,0x77L},{248UL,246UL,246UL,248UL,0UL,254UL,255UL},{5UL,0x21L,0xEFL,252UL,0x1EL,0x1EL,252UL}};
static uint8_t g_4627 = 0x05L;
static uint8_t g_4628 = 0xABL;
static uint8_t g_4629 = 0x66L;
static uint8_t g_4630 = 0xA1L;
static uint8_t g_4631[3] = {0xC6L,0xC6L,0xC6L};
static uint8_t g_4632 = 0xA4L;
static const int32_t g_4669 = 0xA7B8D75BL;
static uint8_t *****g_4689[2][1] = {{(void*)0},{(void*)0}};
static const int16_t g_4700 = (-1L);
static int32_t * const g_4830 = &g_539[1];
static uint64_t g_4989 = 3UL;
static uint16_t g_5035 = 0x4BC0L;
static uint64_t *g_5139[2] = {&g_2444[0],&g_2444[0]};
static uint32_t g_5143 = 0x28FF87A9L;
static uint8_t ****g_5155 = (void*)0;
static uint8_t *****g_5154 = &g_5155;
static int32_t * const g_5284 = &g_5;
static uint64_t g_5303[10] = {18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL};
static const union U0 g_5351 = {0x00A2L};
static const union U0 *g_5350 = &g_5351;
static union U0 * const ***g_5521[8] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
static union U0 * const ****g_5520 = &g_5521[2];
static int16_t g_5695 = 0x2920L;
static uint8_t ***g_5828 = (void*)0;
static uint8_t **** const g_5827 = &g_5828;
static uint8_t **** const *g_5826 = &g_5827;
static const uint8_t g_5834 = 0x87L;
static const uint8_t *g_5833 = &g_5834;
static const uint8_t g_5946 = 0xD0L;
static int32_t g_6074 = 0x366D9D4BL;
static uint64_t ***g_6114 = (void*)0;
static int16_t g_6153 = 0L;
static uint32_t g_6252[8][5] = {{18446744073709551611UL,18446744073709551611UL,18446744073709551611UL,18446744073709551611UL,18446744073709551611UL},{18446744073709551611UL,18446744073709551611UL,18446744073709551611UL,18446744073709551611UL,18446744073709551611UL},{18446744073709551611UL,18446744073709551611UL,18446744073709551611UL,18446744073709551611UL,18446744073709551611UL},{18446744073709551611UL,18446744073709551611UL,18446744073709551611UL,18446744073709551611UL,18446744073709551611UL},{18446744073709551611UL,18446744073709551611UL,18446744073709551611UL,18446744073709551611UL,18446744073709551611UL},{18446744073709551611UL,18446744073709551611UL,18446744073709551611UL,18446744073709551611UL,18446744073709551611UL},{18446744073709551611UL,18446744073709551611UL,18446744073709551611UL,18446744073709551611UL,18446744073709551611UL},{18446744073709551611UL,18446744073709551611UL,18446744073709551611UL,18446744073709551611UL,18446744073709551611UL}};
static uint32_t * const g_6251 = &g_6252[2][0];
static uint32_t * const *g_6250 = &g_6251;
static uint64_t ***g_6263 = &g_664;
static uint32_t func_1(void);
static union U0 func_19(int32_t * p_20);
static int32_t * func_21(const int32_t p_22);
static int32_t * const func_23(int32_t * p_24, uint8_t p_25, union U0 p_26);
static int32_t * func_33(int32_t * p_34, int64_t p_35, const uint8_t * p_36, union U0 p_37, int32_t * p_38);
static uint8_t func_44(uint8_t * p_45, uint16_t p_46, uint32_t p_47, int64_t p_48);
static uint8_t * func_49(int64_t p_50, uint16_t p_51, uint8_t * p_52, int32_t p_53, uint32_t p_54);
static int64_t func_100(int32_t ** p_101, int32_t * p_102, int8_t p_103);
static int32_t ** func_104(uint8_t ** p_105, int32_t * const ** p_106);
static uint8_t ** func_107(int8_t p_108, const uint16_t p_109, const int32_t *** p_110, uint32_t p_111);
static int32_t *** func_118(const uint32_t p_119, uint8_t ** p_120);
static int64_t func_121(int32_t *** p_122);
static int32_t *** func_123(int8_t p_124);
static union U0 func_125(int32_t * const * p_126, int32_t * const p_127);
static int32_t * func_128(uint8_t p_129);
static union U0 * func_161(const uint8_t p_162, uint32_t p_163, int64_t * p_164, int8_t * p_165);
static int64_t * func_168(const int32_t p_169, uint32_t p_170, const union U0 p_171, uint32_t p_172);
static union U0 * func_177(uint8_t ** p_178);
static uint8_t ** func_179(int8_t p_180);
static int16_t func_191(int8_t * p_192, int64_t p_193, union U0 p_194);
static int8_t * func_196(uint32_t p_197, int32_t ** p_198);
static int32_t ** func_199(int32_t *** p_200, int32_t p_201);
static int32_t func_206(const int64_t * p_207, int16_t p_208, int32_t *** p_209, union U0 * p_210, int32_t *** p_211);
static int64_t * func_212(uint32_t p_213, union U0 p_214);
static union U0 func_215(int32_t * const ** p_216);
static uint32_t func_1(void)
{
int8_t l_2 = 1L;
int32_t l_6192 = (-1L);
int32_t l_6217 = 1L;
int32_t l_6223 = 0x4A590BD2L;
int32_t l_6226 = 0xBC6FC845L;
int32_t l_6231[2][4][6] = {{{(-5L),7L,7L,(-5L),7L,7L},{(-5L),7L,7L,(-5L),7L,7L},{(-5L),7L,7L,(-5L),7L,7L},{(-5L),7L,7L,(-5L),7L,7L}},{{(-5L),7L,7L,(-5L),7L,7L},{(-5L),7L,7L,(-5L),7L,7L},{(-5L),7L,7L,(-5L),7L,7L},{(-5L),7L,7L,(-5L),7L,7L}}};
uint32_t l_6277 = 0x13A1359EL;
int32_t ****l_6288[4];
int i, j, k;
for (i = 0; i < 4; i++)
l_6288[i] = &g_3069;
if (l_2)
{
int32_t l_16[10] = {0x4E0BB692L,0x4E0BB692L,0x4E0BB692L,0x4E0BB692L,0x4E0BB692L,0x4E0BB692L,0x4E0BB692L,0x4E0BB692L,0x4E0BB692L,0x4E0BB692L};
int32_t *l_6184 = &g_2949[0][9][5];
int32_t l_6202 = (-1L);
int32_t l_6216 = 0x4092DDBBL;
int32_t l_6225 = 8L;
int32_t l_6227 = (-4L);
int32_t l_6228 = 0x7F307CFAL;
int32_t l_6230 = 4L;
uint32_t **l_6245 = &g_2474;
uint64_t ***l_6258 = &g_664;
int32_t ***l_6286 = &g_77;
int32_t l_6290 = 0x1BB09EF1L;
int i;
for (l_2 = (-14); (l_2 != 1); l_2++)
{
uint8_t l_6164 = 255UL;
int64_t ****l_6197 = &g_1409[3];
int32_t l_6215 = 0x86A90149L;
int32_t l_6220 = 0x85F3E33FL;
int32_t l_6221 = (-10L);
int32_t l_6229 = 0x65DE9853L;
int32_t l_6232[2][9][7] = {{{0x33699D08L,(-1L),0x33699D08L,0x33699D08L,(-1L),0x33699D08L,0x33699D08L},{(-1L),(-1L),1L,(-1L),(-1L),1L,(-1L)},{(-1L),0x33699D08L,0x33699D08L,(-1L),0x33699D08L,1L,0x33699D08L},{1L,0x33699D08L,1L,1L,0x33699D08L,1L,1L},{0x33699D08L,0x33699D08L,(-1L),0x33699D08L,0x33699D08L,(-1L),0x33699D08L},{0x33699D08L,1L,1L,0x33699D08L,1L,1L,0x33699D08L},{1L,0x33699D08L,1L,1L,0x33699D08L,1L,1L},{0x33699D08L,0x33699D08L,(-1L),0x33699D08L,0x33699D08L,(-1L),0x33699D08L},{0x33699D08L,1L,1L,0x33699D08L,1L,1L,0x33699D08L}},{{1L,0x33699D08L,1L,1L,0x33699D08L,1L,1L},{0x33699D08L,0x33699D08L,(-1L),0x33699D08L,0x33699D08L,(-1L),0x33699D08L},{0x33699D08L,1L,1L,0x33699D08L,1L,1L,0x33699D08L},{1L,0x33699D08L,1L,1L,0x33699D08L,1L,1L},{0x33699D08L,0x33699D08L,(-1L),0x33699D08L,0x33699D08L,(-1L),0x33699D08L},{0x33699D08L,1L,1L,0x33699D08L,1L,1L,0x33699D08L},{1L,0x33699D08L,1L,1L,0x33699D08L,1L,1L},{0x33699D08L,0x33699D08L,(-1L),0x33699D08L,0x33699D08L,(-1L),0x33699D08L},{0x33699D08L,1L,1L,0x33699D08L,1L,1L,0x33699D08L}}};
uint8_t l_6233 = 0x36L;
int32_t ***l_6239[6];
int i, j, k;
for (i = 0; i < 6; i++)
l_6239[i] = &g_4199;
for (g_5 = (-8); (g_5 <= 9); ++g_5)
{
int32_t l_6181 = 1L;
int32_t l_6224 = (-5L);
uint64_t l_6238 = 0x17D8716D39890C2CLL;
uint32_t ***l_6246 = &l_6245;
uint32_t * const l_6249 = (void*)0;
uint32_t * const *l_6248 = &l_6249;
uint32_t * const **l_6247[1];
uint64_t ****l_6259 = (void*)0;
uint64_t ****l_6260 = &l_6258;
uint64_t ***l_6262[6][7][6] = {{{(void*)0,&g_664,&g_664,(void*)0,&g_664,&g_664},{(void*)0,&g_664,(void*)0,&g_664,&g_664,(void*)0},{&g_664,&g_664,&g_664,(void*)0,&g_664,&g_664},{&g_664,&g_664,(void*)0,&g_664,&g_664,&g_664},{(void*)0,&g_664,(void*)0,&g_664,&g_664,&g_664},{&g_664,&g_664,&g_664,&g_664,&g_664,(void*)0},{&g_664,&g_664,(void*)0,&g_664,&g_664,&g_664}},{{&g_664,&g_664,&g_664,&g_664,(void*)0,&g_664},{(void*)0,&g_664,&g_664,&g_664,(void*)0,(void*)0},{&g_664,&g_664,&g_664,(void*)0,&g_664,&g_664},{&g_664,&g_664,&g_664,&g_664,&g_664,&g_664},{(void*)0,&g_664,&g_664,(void*)0,&g_664,(void*)0},{(void*)0,&g_664,&g_664,&g_664,&g_664,&g_664},{(void*)0,&g_664,&g_664,(void*)0,&g_664,&g_664}},{{&g_664,&g_664,&g_664,&g_664,(void*)0,&g_664},{&g_664,&g_664,&g_664,&g_664,&g_664,&g_664},{&g_664,&g_664,&g_664,&g_664,&g_664,&g_664},{&g_664,(void*)0,&g_664,&g_664,&g_664,&g_664},{(void*)0,(void*)0,&g_664,(void*)0,&g_664,&g_664},{(void*)0,&g_664,&g_664,(void*)0,&g_664,&g_664},{(void*)0,(void*)0,&g_664,&g_664,&g_664,&g_664}},{{&g_664,&g_664,&g_664,&g_664,&g_664,&g_664},{&g_664,(void*)0,&g_664,&g_664,&g_664,&g_664},{&g_664,&g_664,&g_664,&g_664,&g_664,&g_664},{&g_664,(void*)0,&g_664,&g_664,&g_664,&g_664},{&g_664,(void*)0,&g_664,&g_664,&g_664,&g_664},{&g_664,&g_664,&g_664,&g_664,&g_664,&g_664},{&g_664,&g_664,&g_664,&g_664,(void*)0,&g_664}},{{&g_664,&g_664,&g_664,&g_664,&g_664,&g_664},{&g_664,&g_664,&g_664,&g_664,&g_664,&g_664},{&g_664,(void*)0,&g_664,&g_664,&g_664,&g_664},{(void*)0,(void*)0,&g_664,(void*)0,&g_664,&g_664},{(void*)0,&g_664,&g_664,(void*)0,&g_664,&g_664},{(void*)0,(void*)0,&g_664,&g_664,&g_664,&g_664},{&g_664,&g_664,&g_664,&g_664,&g_664,&g_664}},{{&g_664,(void*)0,&g_664,&g_664,&g_664,&g_664},{&g_664,&g_664,&g_664,&g_664,&g_664,&g_664},{&g_664,(void*)0,&g_664,&g_664,&g_664,&g_664},{&g_664,(void*)0,&g_664,&g_664,&g_664,&g_664},{&g_664,&g_664,&g_664,&g_664,&g_664,&g_664},{&g_664,&g_664,&g_664,&g_664,(void*)0,&g_664},{&g_664,&g_664,&g_664,&g_664,&g_664,&g_664}}};
uint64_t ****l_6261[8] = {&l_6262[5][5][4],&l_6262[5][5][4],&l_6262[5][5][4],&l_6262[5][5][4],&l_6262[5][5][4],&l_6262[5][5][4],&l_6262[5][5][4],&l_6262[5][5][4]};
uint64_t l_6272 = 9UL;
int i, j, k;
for (i = 0; i < 1; i++)
l_6247[i] = &l_6248;
if (l_2)
{
union U0 l_6158 = {0xFCB9L};
for (g_8[3][1][2] = 0; (g_8[3][1][2] >= 6); g_8[3][1][2]++)
{
int32_t *l_11[8][3] = {{(void*)0,&g_8[1][2][5],&g_8[1][2][5]},{(void*)0,&g_8[1][2][5],&g_8[1][2][5]},{(void*)0,&g_8[1][2][5],&g_8[1][2][5]},{(void*)0,&g_8[1][2][5],&g_8[1][2][5]},{(void*)0,&g_8[1][2][5],&g_5},{&g_8[1][2][5],&g_5,&g_5},{&g_8[1][2][5],&g_5,&g_5},{&g_8[1][2][5],&g_5,&g_5}};
uint8_t *l_17 = &g_18;
int i, j;
--g_12;
g_15 = 0x8BF2FEA2L;
}
}
else
{
uint64_t l_6159 = 8UL;
uint32_t **l_6165 = (void*)0;
int16_t * const *l_6174 = &g_2600;
union U0 *l_6183 = &g_176;
int64_t ****l_6198 = &g_1409[5];
int32_t l_6203 = 1L;
int32_t l_6214 = 0x2C8899B7L;
int32_t l_6218 = (-3L);
int32_t l_6219 = 0x7AAD6041L;
int32_t l_6222 = 0x4F21E328L;
++l_6159;
for (g_3634 = 12; (g_3634 == 9); g_3634 = safe_sub_func_uint64_t_u_u(g_3634, 8))
{
int16_t **l_6176 = (void*)0;
int16_t ***l_6175 = &l_6176;
uint64_t *l_6182 = &g_5303[2];
union U0 l_6191[6][7][3] = {{{{65535UL},{0x37DBL},{65535UL}},{{65535UL},{1UL},{0x37DBL}},{{0x83A1L},{65535UL},{65535UL}},{{1UL},{65535UL},{0xAFC0L}},{{0x50A9L},{1UL},{0xB992L}},{{1UL},{0x37DBL},{0xB992L}},{{0x83A1L},{65535UL},{0xAFC0L}}},{{{65535UL},{0x37DBL},{65535UL}},{{65535UL},{1UL},{0x37DBL}},{{0x83A1L},{65535UL},{65535UL}},{{1UL},{65535UL},{0xAFC0L}},{{0x50A9L},{1UL},{0xB992L}},{{1UL},{0x37DBL},{0xB992L}},{{0x83A1L},{65535UL},{0xAFC0L}}},{{{65535UL},{0x37DBL},{65535UL}},{{65535UL},{1UL},{0x37DBL}},{{0x83A1L},{65535UL},{65535UL}},{{1UL},{65535UL},{0xAFC0L}},{{0x50A9L},{1UL},{0xB992L}},{{1UL},{0x37DBL},{0xB992L}},{{0x83A1L},{65535UL},{0xAFC0L}}},{{{65535UL},{0x37DBL},{65535UL}},{{65535UL},{1UL},{0x37DBL}},{{0x83A1L},{65535UL},{65535UL}},{{1UL},{65535UL},{0xAFC0L}},{{0x50A9L},{1UL},{0xB992L}},{{1UL},{0x37DBL},{0xB992L}},{{0x83A1L},{65535UL},{0xAFC0L}}},{{{65535UL},{0x37DBL},{65535UL}},{{65535UL},{1UL},{0x37DBL}},{{0x83A1L},{65535UL},{65535UL}},{{1UL},{65535UL},{0xAFC0L}},{{0x50A9L},{1UL},{0xB992L}},{{1UL},{0x37DBL},{0xB992L}},{{0x83A1L},{65535UL},{0xAFC0L}}},{{{65535UL},{0x37DBL},{65535UL}},{{65535UL},{1UL},{0x37DBL}},{{0x83A1L},{65535UL},{65535UL}},{{1UL},{65535UL},{0xAFC0L}},{{0x50A9L},{1UL},{0xB992L}},{{1UL},{0x37DBL},{0xB992L}},{{0x83A1L},{65535UL},{0xAFC0L}}}};
int32_t **l_6199 = &g_78;
int i, j, k;
l_6164 |= (**g_4239);
(*g_4830) = (((l_6165 != (void*)0) <= 0x3BD7D680L) > ((*l_6182) ^= (safe_sub_func_uint16_t_u_u(((void*)0 == (*g_2686)), (safe_div_func_int32_t_s_s((safe_add_func_int64_t_s_s(((safe_lshift_func_int16_t_s_u((*g_2600), 2)) ^ (l_6174 == ((*l_6175) = &g_2600))), ((((safe_lshift_func_int16_t_s_s((safe_div_func_uint64_t_u_u(l_6159, l_2)), 14)) | l_6181) ^ (*g_5833)) == l_6164))), 2UL))))));
(***g_4519) = l_6183;
(*l_6199) = func_23(l_6184, (1L && (safe_rshift_func_uint8_t_u_s((safe_sub_func_uint16_t_u_u((l_6159 != l_6164), l_2)), (l_6181 || ((l_6191[3][2][2] , ((--(**g_1803)) , (((**g_1803) = (safe_lshift_func_int16_t_s_s(((**l_6174) = (*g_2600)), ((l_6197 != l_6198) , g_6074)))) , l_6159))) && 0L))))), l_6191[1][0][2]);
}
for (g_6153 = (-24); (g_6153 == 14); g_6153++)
{
int32_t *l_6204 = &g_8[3][1][2];
int32_t *l_6205 = &g_89;
int32_t *l_6206 = &g_8[1][1][1];
int32_t *l_6207 = (void*)0;
int32_t *l_6208 = &g_539[0];
int32_t *l_6209 = (void*)0;
int32_t *l_6210 = &l_6181;
int32_t *l_6211 = &l_6181;
int32_t *l_6212 = &l_6181;
int32_t *l_6213[9][7][2] = {{{(void*)0,&l_6203},{(void*)0,&g_386},{(void*)0,&g_89},{&g_89,&l_6203},{&l_6203,&g_8[3][1][2]},{&g_2949[0][9][5],&l_6203},{&g_89,(void*)0}},{{&l_6192,&g_539[0]},{&g_2949[0][9][5],&g_89},{&g_539[0],&l_6203},{&g_386,(void*)0},{(void*)0,(void*)0},{&g_386,&l_6203},{&g_539[0],&g_89}},{{&g_2949[0][9][5],&g_539[0]},{&l_6192,(void*)0},{&g_89,&l_6203},{&g_2949[0][9][5],&g_8[3][1][2]},{&l_6203,&l_6203},{&g_89,&g_89},{(void*)0,&g_386}},{{(void*)0,&l_6203},{(void*)0,&l_6192},{&g_2949[0][9][5],(void*)0},{&g_8[3][1][2],(void*)0},{&g_8[3][1][2],(void*)0},{&g_2949[0][9][5],&l_6192},{(void*)0,&g_89}},{{(void*)0,&g_2949[0][9][5]},{&g_314,&g_5},{&g_5,&g_89},{(void*)0,&l_6202},{(void*)0,(void*)0},{&l_6181,&g_314},{&g_2949[0][9][5],(void*)0}},{{(void*)0,&l_6181},{(void*)0,&g_89},{&g_2949[0][9][5],(void*)0},{&g_314,(void*)0},{&g_2949[0][9][5],&g_89},{(void*)0,&l_6181},{(void*)0,(void*)0}},{{&g_2949[0][9][5],&g_314},{&l_6181,(void*)0},{(void*)0,&l_6202},{(void*)0,&g_89},{&g_5,&g_5},{&g_314,&g_2949[0][9][5]},{(void*)0,&g_89}},{{&l_6203,&g_2949[0][9][5]},{(void*)0,&l_6203},{&l_6202,&g_314},{&l_6202,&l_6203},{(void*)0,&g_2949[0][9][5]},{&l_6203,&g_89},{(void*)0,&g_2949[0][9][5]}},{{&g_314,&g_5},{&g_5,&g_89},{(void*)0,&l_6202},{(void*)0,(void*)0},{&l_6181,&g_314},{&g_2949[0][9][5],(void*)0},{(void*)0,&l_6181}}};
int i, j, k;
--l_6233;
(*g_4830) ^= (((l_6181 = (l_6219 <= (l_6233 == 0x62L))) , ((**g_617) >= ((***g_950)--))) & (0x0BA3940CC9025258LL < (((((**g_2637) != (((l_6238 , ((*g_1453) = ((0xD6356D9FL || ((*g_1253) != l_6239[5])) | (*g_2600)))) & l_6217) && l_6224)) >= (*g_2600)) & l_6224) | 0xADL)));
(**g_4239) = 1L;
if ((*l_6184))
break;
}
}
for (l_6227 = 0; (l_6227 >= 24); ++l_6227)
{
uint64_t l_6242 = 0x256387055465E16ELL;
++l_6242;
(***g_1253) = &l_6181;
return l_6224;
}
l_6223 &= ((((*g_2600) = (0x0F29L <= ((((*g_1453) = (((*l_6246) = l_6245) == (g_6250 = &g_2474))) & (~(safe_div_func_int16_t_s_s(((safe_add_func_int32_t_s_s((((((g_6114 = ((*l_6260) = l_6258)) != (g_6263 = &g_664)) | (l_6272 &= (safe_rshift_func_uint16_t_u_u((safe_mul_func_uint8_t_u_u((***g_950), (((safe_div_func_int32_t_s_s(((safe_lshift_func_int8_t_s_s(((*g_721) | ((*l_6184) & 0xCFE28A86L)), (**g_617))) && l_6226), l_6181)) & (*g_721)) , 0x98L))), 4)))) ^ (*g_2600)) <= l_6226), (*l_6184))) <= 0xD1L), l_6224)))) >= l_6231[0][3][0]))) , (**g_1255)) && (**g_4239));
}
for (l_6225 = 0; (l_6225 <= (-22)); --l_6225)
{
int32_t ***l_6287 = &g_77;
const int32_t l_6289 = 0x2F90AC3DL;
if (l_2)
break;
for (g_4396 = 25; (g_4396 < (-4)); g_4396--)
{
for (g_4989 = 0; (g_4989 <= 0); g_4989 += 1)
{
if (l_6217)
break;
}
(*g_3459) = ((****g_1253) && ((l_6277 , ((safe_add_func_int64_t_s_s((safe_div_func_uint16_t_u_u((((*g_380) != ((*g_721) |= (*l_6184))) ^ l_6226), ((*g_2600) = ((((safe_add_func_int32_t_s_s((safe_mod_func_uint16_t_u_u(((l_6287 = l_6286) == l_6286), (*l_6184))), (&g_3069 == l_6288[1]))) >= 0x15AACC03AC7AD3C1LL) & 18446744073709551615UL) | l_6289)))), (-3L))) <= 3UL)) <= l_6290));
}
}
(*g_4830) = (safe_lshift_func_int8_t_s_u(((safe_unary_minus_func_int8_t_s((safe_sub_func_int32_t_s_s((-5L), ((--(*g_6251)) , (~((+(safe_sub_func_uint16_t_u_u((safe_lshift_func_int8_t_s_s(0x02L, (**g_617))), (*g_2600)))) != ((0L & ((***g_2636) |= (((*g_721) = ((-8L) != l_6231[0][3][0])) == ((((*l_6184) | (*g_416)) ^ (-1L)) < (***g_950))))) , l_6217)))))))) > 0x95L), (*l_6184)));
}
}
else
{
(**g_4199) = l_6223;
for (g_386 = 0; g_386 < 9; g_386 += 1)
{
g_628[g_386] = 0xC4EBL;
}
}
return l_6217;
}
static union U0 func_19(int32_t * p_20)
{
uint64_t l_5903[8][5] = {{0UL,0UL,0x98934ECA6696B495LL,0xACA8B1460DEEA39BLL,0x98934ECA6696B495LL},{18446744073709551611UL,0x1081B27067D5B449LL,0xD1456014EFC71010LL,0x86237DDC4EA3C919LL,0xD1456014EFC71010LL},{0UL,0UL,0x98934ECA6696B495LL,0xACA8B1460DEEA39BLL,0x98934ECA6696B495LL},{18446744073709551611UL,0x1081B27067D5B449LL,0xD1456014EFC71010LL,0x86237DDC4EA3C919LL,0xD1456014EFC71010LL},{0UL,0UL,0x98934ECA6696B495LL,0xACA8B1460DEEA39BLL,0x98934ECA6696B495LL},{18446744073709551611UL,0x1081B27067D5B449LL,0xD1456014EFC71010LL,0x86237DDC4EA3C919LL,0xD1456014EFC71010LL},{0UL,0UL,0x98934ECA6696B495LL,0xACA8B1460DEEA39BLL,0x98934ECA6696B495LL},{18446744073709551611UL,0x1081B27067D5B449LL,0xD1456014EFC71010LL,0x86237DDC4EA3C919LL,0xD1456014EFC71010LL}};
int32_t l_5925 = 0x7D4E0D3BL;
int32_t l_5926 = (-1L);
uint64_t l_5949 = 8UL;
union U0 l_5952 = {65535UL};
int32_t * const **l_5963[5] = {&g_442[1][3],&g_442[1][3],&g_442[1][3],&g_442[1][3],&g_442[1][3]};
int32_t l_5978 = 0L;
int32_t l_5979 = 0xE75BA722L;
int64_t l_5980 = 0x1F1E86370918AE13LL;
const uint8_t *l_5999 = &g_4629;
int16_t l_6021 = 0x0715L;
int64_t * const *l_6085 = &g_721;
int64_t * const ** const l_6084 = &l_6085;
int64_t * const ** const *l_6083 = &l_6084;
int64_t * const ** const ** const l_6082 = &l_6083;
int8_t *l_6106 = &g_1895[0];
int64_t l_6133 = 1L;
int32_t ****l_6136 = &g_3069;
int i, j;
(*g_4830) = (+l_5903[6][0]);
for (g_2641 = 0; (g_2641 == 12); ++g_2641)
{
union U0 *** const l_5915 = (void*)0;
union U0 *** const *l_5914 = &l_5915;
int64_t **** const *l_5918 = (void*)0;
int32_t l_5921 = (-1L);
int32_t l_5940 = 0x5AEF2735L;
uint32_t l_5941 = 0UL;
int32_t **l_5947 = &g_78;
uint8_t l_5998 = 1UL;
uint32_t *l_6001 = &g_91[3];
uint32_t ***l_6013 = &g_897[1];
uint32_t **** const l_6012[4][4][7] = {{{(void*)0,&l_6013,&l_6013,&l_6013,&l_6013,&l_6013,(void*)0},{&l_6013,&l_6013,&l_6013,&l_6013,&l_6013,&l_6013,&l_6013},{(void*)0,&l_6013,&l_6013,&l_6013,&l_6013,&l_6013,(void*)0},{&l_6013,&l_6013,&l_6013,&l_6013,&l_6013,&l_6013,(void*)0}},{{&l_6013,&l_6013,&l_6013,(void*)0,&l_6013,&l_6013,&l_6013},{&l_6013,&l_6013,&l_6013,&l_6013,&l_6013,&l_6013,&l_6013},{(void*)0,&l_6013,&l_6013,(void*)0,&l_6013,&l_6013,&l_6013},{(void*)0,&l_6013,&l_6013,&l_6013,&l_6013,&l_6013,(void*)0}},{{&l_6013,&l_6013,&l_6013,&l_6013,&l_6013,&l_6013,&l_6013},{(void*)0,&l_6013,&l_6013,&l_6013,&l_6013,&l_6013,(void*)0},{&l_6013,&l_6013,&l_6013,&l_6013,&l_6013,&l_6013,&l_6013},{&l_6013,&l_6013,&l_6013,&l_6013,(void*)0,(void*)0,&l_6013}},{{&l_6013,(void*)0,&l_6013,&l_6013,&l_6013,&l_6013,&l_6013},{&l_6013,&l_6013,&l_6013,(void*)0,(void*)0,&l_6013,(void*)0},{&l_6013,&l_6013,&l_6013,&l_6013,&l_6013,&l_6013,&l_6013},{(void*)0,&l_6013,&l_6013,&l_6013,(void*)0,(void*)0,&l_6013}}};
uint16_t *****l_6130 = &g_3829;
uint32_t l_6137 = 4294967295UL;
int32_t * const **l_6151 = &g_3193[1];
int8_t l_6154 = (-9L);
int i, j, k;
}
for (g_5695 = 0; (g_5695 != 16); ++g_5695)
{
return (***g_4520);
}
return (**g_2154);
}
static int32_t * func_21(const int32_t p_22)
{
int32_t *l_39 = &g_8[3][1][2];
uint8_t **l_56 = (void*)0;
uint8_t *l_58 = &g_18;
uint8_t **l_57 = &l_58;
uint8_t *l_59[8][10] = {{&g_18,&g_18,(void*)0,&g_18,(void*)0,&g_18,&g_18,&g_18,&g_18,(void*)0},{&g_18,&g_18,&g_18,&g_18,(void*)0,&g_18,(void*)0,&g_18,&g_18,&g_18},{(void*)0,&g_18,&g_18,&g_18,&g_18,&g_18,&g_18,(void*)0,&g_18,&g_18},{&g_18,&g_18,&g_18,&g_18,&g_18,&g_18,&g_18,&g_18,&g_18,&g_18},{(void*)0,(void*)0,&g_18,&g_18,(void*)0,&g_18,&g_18,(void*)0,(void*)0,&g_18},{&g_18,&g_18,&g_18,&g_18,&g_18,&g_18,&g_18,&g_18,&g_18,&g_18},{&g_18,(void*)0,&g_18,&g_18,&g_18,&g_18,&g_18,&g_18,(void*)0,&g_18},{&g_18,&g_18,(void*)0,&g_18,(void*)0,&g_18,&g_18,&g_18,&g_18,(void*)0}};
union U0 l_5687 = {0x8397L};
int32_t **l_5900 = &l_39;
int32_t *l_5901 = &g_539[0];
int i, j;
(*l_5900) = func_23(((0x9862L | (safe_add_func_uint8_t_u_u(g_12, (safe_add_func_uint16_t_u_u(g_18, (safe_sub_func_uint32_t_u_u(0x3FFCD553L, 1UL))))))) , func_33(l_39, (safe_div_func_uint8_t_u_u((((safe_mod_func_int64_t_s_s(((p_22 , func_44((l_59[0][2] = ((*l_57) = func_49(((void*)0 == &g_8[1][4][2]), p_22, &g_18, g_15, g_15))), g_8[0][0][1], p_22, g_15)) < (**g_617)), (*l_39))) , (void*)0) == &p_22), 0xF4L)), (*g_415), (*g_2269), l_39)), p_22, l_5687);
return l_5901;
}
static int32_t * const func_23(int32_t * p_24, uint8_t p_25, union U0 p_26)
{
int16_t l_5688[6][8] = {{0L,0xB908L,0x39D4L,0L,0xFF41L,0xFF41L,0L,0x39D4L},{0L,0L,5L,0x9346L,0L,(-1L),0L,0L},{1L,0L,0xB908L,1L,0x535DL,1L,0xB908L,0L},{0L,0x449EL,0x39D4L,0x9346L,0x449EL,0xB908L,0x535DL,0x39D4L},{0x41DBL,0x535DL,1L,0L,0L,1L,0x535DL,0x41DBL},{0xFF41L,0L,0x39D4L,0xB908L,0L,0xFF41L,0xB908L,0x9346L}};
int32_t l_5689 = (-7L);
int32_t l_5690[2];
int32_t *l_5691 = &l_5690[1];
int32_t *l_5692 = &g_539[1];
int32_t *l_5693 = &g_539[0];
int32_t *l_5694[2][10][9] = {{{&g_539[0],&g_314,(void*)0,&g_386,(void*)0,&g_314,&g_539[0],&g_2949[0][9][3],&g_2949[0][9][5]},{&g_5,&l_5690[0],(void*)0,&g_314,(void*)0,&g_539[0],&l_5690[0],&l_5689,&g_2949[0][9][3]},{&g_5,(void*)0,(void*)0,&g_5,(void*)0,&g_539[0],&g_314,&g_8[3][1][2],&g_89},{&g_2949[0][9][3],(void*)0,&g_8[2][2][5],&l_5689,&g_8[3][1][2],&g_8[1][5][2],&l_5689,&g_314,&g_8[3][1][2]},{&l_5689,&l_5690[0],&g_8[2][2][5],(void*)0,&g_8[0][0][0],(void*)0,&g_386,&g_314,&g_314},{&g_2949[0][9][3],&g_8[1][5][2],&g_539[0],(void*)0,&g_539[0],&g_8[1][5][2],&g_2949[0][9][3],&g_8[3][1][2],&g_314},{&g_2949[0][9][5],&l_5690[0],&l_5689,&l_5689,&g_539[0],&g_314,&g_386,&g_89,&g_8[3][1][2]},{&g_2949[0][9][5],(void*)0,&g_539[0],&g_2949[0][9][5],&g_8[0][0][0],&g_314,&l_5689,&g_8[3][1][2],&g_89},{&g_2949[0][9][3],(void*)0,&g_8[2][2][5],&l_5689,&g_8[3][1][2],&g_8[1][5][2],&l_5689,&g_314,&g_8[3][1][2]},{&l_5689,&l_5690[0],&g_8[2][2][5],(void*)0,&g_8[0][0][0],(void*)0,&g_386,&g_314,&g_314}},{{&g_2949[0][9][3],&g_8[1][5][2],&g_539[0],(void*)0,&g_539[0],&g_8[1][5][2],&g_2949[0][9][3],&g_8[3][1][2],&g_314},{&g_2949[0][9][5],&l_5690[0],&l_5689,&l_5689,&g_539[0],&g_314,&g_386,&g_89,&g_8[3][1][2]},{&g_2949[0][9][5],(void*)0,&g_539[0],&g_2949[0][9][5],&g_8[0][0][0],&g_314,&l_5689,&g_8[3][1][2],&g_89},{&g_2949[0][9][3],(void*)0,&g_8[2][2][5],&l_5689,&g_8[3][1][2],&g_8[1][5][2],&l_5689,&g_314,&g_8[3][1][2]},{&l_5689,&l_5690[0],&g_8[2][2][5],(void*)0,&g_8[0][0][0],(void*)0,&g_386,&g_314,&g_314},{&g_2949[0][9][3],&g_8[1][5][2],&g_539[0],(void*)0,&g_539[0],&g_8[1][5][2],&g_2949[0][9][3],&g_8[3][1][2],&g_314},{&g_2949[0][9][5],&l_5690[0],&l_5689,&l_5689,&g_539[0],&g_314,&g_386,&g_89,&g_8[3][1][2]},{&g_2949[0][9][5],(void*)0,&g_539[0],&g_2949[0][9][5],&g_8[0][0][0],&g_314,&l_5689,&g_8[3][1][2],&g_89},{&g_2949[0][9][3],(void*)0,&g_8[2][2][5],&l_5689,&g_8[3][1][2],&g_8[1][5][2],&l_5689,&g_314,&g_8[3][1][2]},{&l_5689,&l_5690[0],&g_8[2][2][5],(void*)0,&g_8[0][0][0],(void*)0,&g_386,&g_314,&g_314}}};
uint32_t l_5696 = 0x3C7E4AF5L;
union U0 ***l_5712 = &g_2154;
uint32_t ***l_5736 = (void*)0;
uint32_t ****l_5735 = &l_5736;
uint16_t * const l_5739 = &g_3915[0];
uint8_t **l_5762 = &g_416;
int8_t **l_5765 = &g_1453;
int64_t ****l_5773 = &g_1409[4];
uint16_t ***l_5802 = &g_1803;
int32_t l_5805 = 1L;
uint8_t *****l_5825 = &g_5155;
int16_t l_5830 = 4L;
int8_t l_5881 = (-5L);
int i, j, k;
for (i = 0; i < 2; i++)
l_5690[i] = 0x5F4B30B6L;
++l_5696;
for (g_1553 = 0; (g_1553 == 14); g_1553 = safe_add_func_uint64_t_u_u(g_1553, 6))
{
int64_t l_5705 = 0xF60AFD5C95C25089LL;
int32_t * const *l_5734 = &g_78;
uint32_t *****l_5737 = &l_5735;
uint16_t *l_5738 = (void*)0;
union U0 *****l_5740 = &g_4519;
int8_t l_5741 = 0xCDL;
int32_t l_5742 = 0x0BAD46CBL;
(*l_5693) |= ((safe_mul_func_int16_t_s_s(((void*)0 == &g_4163[2]), (-6L))) | ((((((p_26.f0 , ((0x1B968E393B28325ALL <= l_5705) <= (((*g_1453) = (safe_lshift_func_int16_t_s_u((((l_5705 , 0xFE2D183BL) , (safe_mod_func_uint16_t_u_u((safe_lshift_func_int16_t_s_s((l_5712 == l_5712), 9)), 65530UL))) > (*p_24)), 14))) < 1UL))) || 0x88F514FA59B45337LL) , p_25) != l_5705) , 1UL) == p_26.f0));
l_5742 |= (safe_rshift_func_uint16_t_u_s(((safe_mul_func_uint16_t_u_u(0x645BL, ((((safe_add_func_uint8_t_u_u((((safe_mul_func_int8_t_s_s(((safe_lshift_func_int16_t_s_s((safe_sub_func_int32_t_s_s(l_5705, ((*g_3459) = (((p_25 <= ((*l_5693) = (((((*l_5691) = (((*l_5739) ^= (((safe_div_func_int64_t_s_s(((safe_add_func_int8_t_s_s((safe_mul_func_uint16_t_u_u((~((safe_rshift_func_int8_t_s_s(((func_125(l_5734, &l_5690[0]) , (((((*l_5737) = l_5735) == &l_5736) > (l_5738 == l_5739)) , (void*)0)) == (void*)0), 6)) < 18446744073709551610UL)), (****g_3829))), 0xEAL)) || 0xD6L), p_26.f0)) , 65533UL) && p_26.f0)) , p_25)) , l_5740) != (void*)0) | p_26.f0))) >= (-8L)) , 0x8FCE8F15L)))), 5)) , (*g_618)), (**g_415))) ^ p_25) && l_5741), (**g_617))) < (*p_24)) , p_26.f0) & p_25))) >= 0UL), 0));
}
for (g_406 = 0; (g_406 <= 1); g_406 += 1)
{
uint16_t l_5760 = 65535UL;
int32_t l_5761 = 1L;
int64_t ****l_5772 = &g_1409[3];
uint16_t ***l_5801 = (void*)0;
int32_t * const l_5824 = &g_8[3][1][2];
int i;
for (g_4624 = 0; (g_4624 <= 1); g_4624 += 1)
{
uint64_t l_5754 = 0UL;
int32_t l_5757[6][1] = {{0x943A04C9L},{0x8A33D63BL},{0x943A04C9L},{0x943A04C9L},{0x8A33D63BL},{0x943A04C9L}};
int i, j;
l_5761 = ((*g_3459) = (safe_mul_func_uint16_t_u_u((safe_rshift_func_int8_t_s_u((safe_add_func_int64_t_s_s(((l_5757[5][0] = (g_539[g_406] = ((((safe_unary_minus_func_int32_t_s((safe_rshift_func_int8_t_s_s((safe_div_func_uint16_t_u_u((**g_1803), l_5754)), (((safe_mul_func_uint8_t_u_u((((**g_2637)--) <= ((0x3E344A33D4A5E278LL == l_5760) & ((((*g_1453) | (l_5757[5][0] < (l_5757[5][0] | (*g_2600)))) , 0x4A85L) , (*l_5693)))), (****g_949))) <= 7L) != 0x43323AF2L))))) , 0x74CAL) > 0L) && l_5757[4][0]))) ^ (*p_24)), 0x2E24C8E731647EFALL)), 4)), 0x2F77L)));
for (g_240 = 0; (g_240 <= 5); g_240 += 1)
{
(*l_5693) &= 0xCAA2893EL;
}
}
g_539[g_406] = (l_5762 != ((safe_mod_func_int16_t_s_s(((((*g_2600) < l_5760) , l_5765) == l_5765), l_5760)) , l_5762));
}
(*g_3459) &= ((*l_5693) = ((safe_div_func_uint32_t_u_u((65530UL | p_25), (safe_div_func_int16_t_s_s(p_26.f0, (safe_sub_func_uint8_t_u_u(((((safe_add_func_int8_t_s_s((*l_5693), p_26.f0)) || p_26.f0) >= ((****g_3829) < (~(((**g_2637) ^= (safe_mul_func_uint8_t_u_u((safe_rshift_func_int16_t_s_s((safe_mul_func_uint16_t_u_u((*l_5691), (0x79EBEF9FL & (*l_5693)))), 11)), (*l_5692)))) && p_25)))) == (-3L)), 0L)))))) | 0x74F57B17B4D2C298LL));
return p_24;
}
static int32_t * func_33(int32_t * p_34, int64_t p_35, const uint8_t * p_36, union U0 p_37, int32_t * p_38)
{
uint32_t l_5611[1][7][8] = {{{4294967295UL,0UL,8UL,0xCB8BD190L,0UL,4294967292UL,4294967295UL,8UL},{0x721B321AL,4294967295UL,2UL,4294967295UL,4294967295UL,2UL,4294967295UL,0x721B321AL},{0xB5BEEF2AL,4294967295UL,8UL,4294967292UL,4294967295UL,0xB5BEEF2AL,4294967292UL,0xCB8BD190L},{4294967295UL,0xB5BEEF2AL,4294967292UL,0xCB8BD190L,4294967292UL,0xB5BEEF2AL,4294967292UL,2UL},{8UL,0UL,0x721B321AL,8UL,0xB5BEEF2AL,0xCB8BD190L,0UL,0UL},{2UL,0xB5BEEF2AL,0UL,0UL,0xB5BEEF2AL,2UL,0x21B8255AL,0UL},{8UL,0x21B8255AL,0x7548E510L,0UL,2UL,0x7548E510L,0xB5BEEF2AL,0x7548E510L}}};
int32_t ***l_5620 = &g_2395;
int32_t l_5639 = 0xF50FF1A8L;
int32_t l_5644 = 0x59660936L;
int32_t l_5647 = 0L;
int32_t l_5648 = (-4L);
int32_t l_5651[3];
int i, j, k;
for (i = 0; i < 3; i++)
l_5651[i] = 0xA222B863L;
for (g_1082 = 6; (g_1082 > (-6)); g_1082 = safe_sub_func_uint32_t_u_u(g_1082, 4))
{
int32_t l_5636 = (-1L);
int32_t l_5637 = 0xBE17CC76L;
int32_t l_5642 = 0x13B3F37BL;
int32_t l_5649 = 1L;
int32_t l_5650 = (-1L);
uint32_t *l_5677[4][6][3] = {{{&g_91[4],&g_751,&g_91[4]},{&g_751,&g_240,(void*)0},{&l_5611[0][3][4],&g_240,(void*)0},{&g_91[4],(void*)0,&g_91[4]},{&g_87,(void*)0,&g_91[4]},{&l_5611[0][2][4],(void*)0,&g_751}},{{&g_2641,(void*)0,&l_5611[0][6][2]},{&g_91[4],&l_5611[0][3][4],&g_87},{&g_2641,(void*)0,&g_2641},{&l_5611[0][2][4],&g_2641,&g_240},{&g_87,&g_751,&g_240},{&g_91[4],&l_5611[0][6][2],(void*)0}},{{&l_5611[0][3][4],&l_5611[0][6][2],&g_240},{&g_751,&g_751,&g_2641},{&g_91[4],&g_2641,&l_5611[0][3][4]},{(void*)0,(void*)0,(void*)0},{&g_2300,&l_5611[0][3][4],&g_751},{&g_751,(void*)0,(void*)0}},{{&l_5611[0][6][2],(void*)0,&l_5611[0][3][4]},{&g_240,(void*)0,&g_2641},{&g_240,(void*)0,&g_240},{(void*)0,&g_240,(void*)0},{(void*)0,&g_240,&g_240},{&g_240,&g_751,&g_240}}};
uint64_t *l_5686 = &g_15;
int i, j, k;
--l_5611[0][0][6];
for (g_71 = (-12); (g_71 <= 3); g_71++)
{
const int32_t *l_5623 = &g_402;
const int32_t **l_5622 = &l_5623;
const int32_t ***l_5621 = &l_5622;
int32_t l_5635 = 0x06882358L;
int8_t l_5643 = 0x36L;
int32_t l_5645 = 0x3EEF3D01L;
int32_t l_5646[2];
int i;
for (i = 0; i < 2; i++)
l_5646[i] = (-1L);
for (g_1267 = 23; (g_1267 == 18); g_1267 = safe_sub_func_int64_t_s_s(g_1267, 8))
{
uint64_t l_5634 = 0x70C888A4F8444178LL;
int16_t l_5638 = (-4L);
int32_t *l_5640 = &l_5636;
int32_t *l_5641[10] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
uint16_t l_5652 = 0UL;
int i;
l_5637 = ((safe_div_func_int16_t_s_s(((l_5620 != l_5621) , 4L), ((safe_mod_func_uint8_t_u_u(((safe_rshift_func_uint16_t_u_s((safe_add_func_uint16_t_u_u((safe_add_func_int16_t_s_s((0UL | ((*g_664) == (*g_664))), (((((((((safe_sub_func_int8_t_s_s(((l_5636 = ((l_5635 = ((((void*)0 != (*l_5620)) , ((*p_36) | p_37.f0)) <= l_5634)) || 0x22FB7ABAL)) <= 0xFEL), p_37.f0)) | l_5611[0][5][1]) ^ (-1L)) ^ l_5611[0][0][6]) || p_37.f0) <= p_35) , p_37.f0) || p_37.f0) & p_37.f0))), l_5634)), l_5634)) < l_5634), 0xFBL)) , 0x4DA7L))) >= (*p_34));
++l_5652;
return p_34;
}
if ((*p_38))
break;
if (l_5651[2])
{
(*g_4830) = (-8L);
}
else
{
int32_t l_5671[2];
int32_t *l_5672 = (void*)0;
int i;
for (i = 0; i < 2; i++)
l_5671[i] = 0xD9EB934BL;
for (l_5649 = 3; (l_5649 == (-6)); l_5649--)
{
uint32_t l_5667 = 0xCA596D05L;
for (g_148 = 13; (g_148 < (-10)); g_148 = safe_sub_func_int64_t_s_s(g_148, 3))
{
uint32_t ****l_5659[2][3];
const int32_t l_5668 = (-7L);
int i, j;
for (i = 0; i < 2; i++)
{
for (j = 0; j < 3; j++)
l_5659[i][j] = (void*)0;
}
(*g_4199) = (void*)0;
(*g_3459) = (((l_5659[0][0] == (void*)0) & (!((((0x5476L || (((p_35 != ((safe_lshift_func_int16_t_s_s(l_5667, 6)) <= l_5649)) & ((*p_38) , (*g_2600))) , (p_35 != 4294967286UL))) < (**g_617)) <= l_5646[1]) < l_5668))) || (-1L));
}
for (g_4628 = 13; (g_4628 < 9); --g_4628)
{
if (l_5645)
break;
return p_34;
}
}
l_5672 = func_128(l_5671[1]);
}
}
(*g_3459) &= (safe_add_func_uint32_t_u_u(l_5650, (safe_sub_func_int64_t_s_s((-10L), (l_5677[3][2][2] != ((safe_rshift_func_int16_t_s_s((p_35 , (safe_mul_func_uint16_t_u_u(((**g_1803) &= ((-1L) | (safe_mul_func_uint8_t_u_u(0x4FL, (l_5642 && ((safe_div_func_uint8_t_u_u((p_37.f0 < ((*l_5686) &= ((p_35 , 0L) | p_35))), l_5642)) ^ (*g_2600))))))), 2L))), 14)) , p_38))))));
p_34 = p_34;
}
(***g_1253) = p_34;
return p_34;
}
static uint8_t func_44(uint8_t * p_45, uint16_t p_46, uint32_t p_47, int64_t p_48)
{
uint8_t l_60[7][4][6] = {{{246UL,0UL,0UL,246UL,0UL,0UL},{246UL,0UL,0UL,246UL,0UL,0UL},{246UL,0UL,0UL,246UL,0UL,0UL},{246UL,0UL,0UL,246UL,0UL,0UL}},{{246UL,0UL,0UL,246UL,0UL,0UL},{246UL,0UL,0UL,246UL,0UL,0UL},{246UL,0UL,0UL,246UL,0UL,0UL},{246UL,0UL,0UL,246UL,0UL,0UL}},{{246UL,0UL,0UL,246UL,0UL,0UL},{246UL,0UL,0UL,246UL,0UL,0UL},{246UL,0UL,0UL,246UL,0UL,0UL},{246UL,0UL,0UL,246UL,0UL,0UL}},{{246UL,0UL,0UL,246UL,0UL,0UL},{246UL,0UL,0UL,246UL,0UL,0UL},{0UL,0UL,0UL,0UL,0UL,0UL},{0UL,0UL,0UL,0UL,0UL,0UL}},{{0UL,0UL,0UL,0UL,0UL,0UL},{0UL,0UL,0UL,0UL,0UL,0UL},{0UL,0UL,0UL,0UL,0UL,0UL},{0UL,0UL,0UL,0UL,0UL,0UL}},{{0UL,0UL,0UL,0UL,0UL,0UL},{0UL,0UL,0UL,0UL,0UL,0UL},{0UL,0UL,0UL,0UL,0UL,0UL},{0UL,0UL,0UL,0UL,0UL,0UL}},{{0UL,0UL,0UL,0UL,0UL,0UL},{0UL,0UL,0UL,0UL,0UL,0UL},{0UL,0UL,0UL,0UL,0UL,0UL},{0UL,0UL,0UL,0UL,0UL,0UL}}};
int32_t l_62 = 0xE46DA047L;
int32_t l_66 = 0x5641E62BL;
uint64_t l_67 = 0x0EF91DD11AFF0E9BLL;
int32_t l_80 = 0L;
uint32_t l_4202 = 0UL;
int32_t *l_4245[10] = {&l_62,&l_62,&l_62,&l_62,&l_62,&l_62,&l_62,&l_62,&l_62,&l_62};
uint32_t l_4256 = 4294967295UL;
int64_t *l_4306 = &g_4255;
union U0 **l_4327 = &g_2269;
uint8_t l_4338[6] = {0x96L,0x96L,0x96L,0x96L,0x96L,0x96L};
uint16_t l_4444[3][7] = {{0UL,0x678EL,0x678EL,0UL,0x0FB9L,0UL,0x678EL},{3UL,3UL,0x28F7L,0x1207L,0x28F7L,3UL,3UL},{65527UL,0x678EL,0xA13FL,0x678EL,65527UL,65527UL,0x678EL}};
uint64_t ** const l_4463 = &g_665[0][8][0];
int32_t l_4513 = (-7L);
int8_t l_4532 = 3L;
int32_t l_4666[1][8] = {{0L,0L,0L,0L,0L,0L,0L,0L}};
int8_t l_4670 = 7L;
uint8_t l_4671 = 255UL;
uint16_t l_4672[5][2] = {{0xC3EFL,0xC3EFL},{0xC3EFL,0xC3EFL},{0xC3EFL,0xC3EFL},{0xC3EFL,0xC3EFL},{0xC3EFL,0xC3EFL}};
int32_t ***l_4692 = &g_2686;
const int16_t *l_4698[10][9][2] = {{{&g_387[0],&g_1405[8][1]},{&g_3173[5][4],&g_628[3]},{&g_1405[5][0],&g_3173[5][4]},{(void*)0,&g_3173[4][2]},{(void*)0,&g_3173[5][4]},{&g_1405[5][0],&g_628[3]},{&g_3173[5][4],&g_1405[8][1]},{&g_387[0],&g_155},{&g_3173[3][1],&g_4441}},{{&g_4441,&g_1405[4][0]},{&g_1405[4][0],(void*)0},{&g_4441,&g_628[7]},{&g_1405[4][0],(void*)0},{&g_155,&g_387[0]},{&g_3173[3][2],&g_1405[5][0]},{(void*)0,&g_4441},{&g_155,&g_4441},{&g_628[3],&g_3173[2][4]}},{{(void*)0,(void*)0},{(void*)0,(void*)0},{(void*)0,&g_3173[2][4]},{&g_628[3],&g_4441},{&g_155,&g_4441},{(void*)0,&g_1405[5][0]},{&g_3173[3][2],&g_387[0]},{&g_155,(void*)0},{&g_628[3],&g_3173[5][4]}},{{(void*)0,&g_4441},{&g_1405[4][0],&g_628[3]},{&g_3173[4][1],&g_3173[4][1]},{&g_4441,&g_3173[3][1]},{&g_1405[4][0],(void*)0},{&g_3173[4][2],(void*)0},{&g_155,&g_3173[4][2]},{&g_4441,&g_387[2]},{&g_4441,&g_3173[4][2]}},{{&g_155,(void*)0},{&g_3173[4][2],(void*)0},{&g_1405[4][0],&g_3173[3][1]},{&g_4441,&g_3173[4][1]},{&g_3173[4][1],&g_628[3]},{&g_1405[4][0],&g_4441},{(void*)0,&g_3173[5][4]},{&g_628[3],(void*)0},{&g_628[3],&g_1405[4][0]}},{{(void*)0,&g_155},{&g_628[7],(void*)0},{(void*)0,&g_155},{&g_155,&g_1405[8][1]},{(void*)0,&g_387[0]},{&g_4441,&g_387[0]},{(void*)0,&g_1405[8][1]},{&g_155,&g_155},{(void*)0,(void*)0}},{{&g_628[7],&g_155},{(void*)0,&g_1405[4][0]},{&g_628[3],(void*)0},{&g_628[3],&g_3173[5][4]},{(void*)0,&g_4441},{&g_1405[4][0],&g_628[3]},{&g_3173[4][1],&g_3173[4][1]},{&g_4441,&g_3173[3][1]},{&g_1405[4][0],(void*)0}},{{&g_3173[4][2],(void*)0},{&g_155,&g_3173[4][2]},{&g_4441,&g_387[2]},{&g_4441,&g_3173[4][2]},{&g_155,(void*)0},{&g_3173[4][2],(void*)0},{&g_1405[4][0],&g_3173[3][1]},{&g_4441,&g_3173[4][1]},{&g_3173[4][1],&g_628[3]}},{{&g_1405[4][0],&g_4441},{(void*)0,&g_3173[5][4]},{&g_628[3],(void*)0},{&g_628[3],&g_1405[4][0]},{(void*)0,&g_155},{&g_628[7],(void*)0},{(void*)0,&g_155},{&g_155,&g_1405[8][1]},{(void*)0,&g_387[0]}},{{&g_4441,&g_387[0]},{(void*)0,&g_1405[8][1]},{&g_155,&g_155},{(void*)0,(void*)0},{&g_628[7],&g_155},{(void*)0,&g_1405[4][0]},{&g_628[3],(void*)0},{&g_628[3],&g_3173[5][4]},{(void*)0,&g_4441}}};
int64_t l_4701 = 0x915B8E82623400F1LL;
int16_t l_4778 = 0L;
union U0 *** const * const l_4815 = &g_4520;
uint8_t **l_4832 = &g_416;
uint32_t l_4841[4][6] = {{0xE5FC15A4L,1UL,4294967295UL,9UL,4294967295UL,1UL},{0x1D6933D2L,0xE5FC15A4L,4294967295UL,7UL,4294967295UL,9UL},{1UL,7UL,1UL,1UL,7UL,1UL},{1UL,7UL,1UL,0xFC7F589EL,4294967295UL,4294967295UL}};
uint32_t l_4845 = 0x0D7E81A6L;
int8_t **l_4881[3];
int32_t *l_4885 = &g_2949[1][8][3];
int8_t l_4896 = 0x56L;
uint16_t l_4916 = 65535UL;
int64_t ***l_4955 = &g_1410;
int8_t l_4998 = 0x3DL;
uint64_t l_5018 = 1UL;
int64_t l_5021 = 1L;
int32_t * const **l_5082 = (void*)0;
uint8_t ***l_5101 = &l_4832;
uint8_t ****l_5100 = &l_5101;
uint8_t *****l_5099[3][3][2] = {{{&l_5100,&l_5100},{&l_5100,&l_5100},{&l_5100,&l_5100}},{{&l_5100,&l_5100},{&l_5100,&l_5100},{&l_5100,&l_5100}},{{&l_5100,&l_5100},{&l_5100,&l_5100},{&l_5100,&l_5100}}};
int32_t l_5142 = (-1L);
int32_t l_5150 = 0xCBDDE9ADL;
int16_t l_5163 = 0x9CBDL;
uint32_t ****l_5177 = (void*)0;
int8_t l_5287 = (-1L);
const union U0 l_5330 = {0UL};
int8_t l_5416 = 0x1CL;
const uint32_t *l_5444 = (void*)0;
const uint32_t **l_5443[3][10] = {{&l_5444,&l_5444,&l_5444,&l_5444,&l_5444,&l_5444,&l_5444,&l_5444,&l_5444,&l_5444},{&l_5444,&l_5444,&l_5444,&l_5444,&l_5444,&l_5444,&l_5444,&l_5444,&l_5444,&l_5444},{(void*)0,&l_5444,(void*)0,&l_5444,&l_5444,(void*)0,&l_5444,(void*)0,&l_5444,&l_5444}};
union U0 *l_5483 = &g_649;
union U0 *****l_5522[7];
uint32_t l_5551 = 4294967291UL;
int64_t l_5596[8][5][2] = {{{(-4L),(-1L)},{0x1442E74FD7DF6A90LL,(-1L)},{(-1L),0x66B7BE6EED93CE35LL},{0xCF77F7483A1C226ALL,0x66B7BE6EED93CE35LL},{(-1L),(-1L)}},{{0x1442E74FD7DF6A90LL,(-1L)},{(-4L),(-7L)},{0x66B7BE6EED93CE35LL,0xD5A0EF88638A6176LL},{0x1442E74FD7DF6A90LL,0x1442E74FD7DF6A90LL},{0xD5A0EF88638A6176LL,0x66B7BE6EED93CE35LL}},{{(-7L),(-4L)},{(-1L),0x1442E74FD7DF6A90LL},{(-1L),(-1L)},{0x66B7BE6EED93CE35LL,0xCF77F7483A1C226ALL},{0x66B7BE6EED93CE35LL,(-1L)}},{{(-1L),0x1442E74FD7DF6A90LL},{(-1L),(-4L)},{(-7L),0x66B7BE6EED93CE35LL},{0xD5A0EF88638A6176LL,0x1442E74FD7DF6A90LL},{0x1442E74FD7DF6A90LL,0xD5A0EF88638A6176LL}},{{0x66B7BE6EED93CE35LL,(-7L)},{(-4L),(-1L)},{0x1442E74FD7DF6A90LL,(-1L)},{(-1L),0x66B7BE6EED93CE35LL},{0xCF77F7483A1C226ALL,0x66B7BE6EED93CE35LL}},{{(-1L),(-1L)},{0x1442E74FD7DF6A90LL,(-1L)},{(-4L),(-7L)},{0x66B7BE6EED93CE35LL,0xD5A0EF88638A6176LL},{0x1442E74FD7DF6A90LL,0x1442E74FD7DF6A90LL}},{{0xD5A0EF88638A6176LL,0x66B7BE6EED93CE35LL},{(-7L),(-4L)},{(-1L),0x1442E74FD7DF6A90LL},{(-1L),(-1L)},{0x66B7BE6EED93CE35LL,0xCF77F7483A1C226ALL}},{{0x66B7BE6EED93CE35LL,(-1L)},{(-1L),0x1442E74FD7DF6A90LL},{(-1L),(-4L)},{(-7L),0x66B7BE6EED93CE35LL},{0xD5A0EF88638A6176LL,0x1442E74FD7DF6A90LL}}};
uint16_t l_5606 = 65535UL;
int i, j, k;
for (i = 0; i < 3; i++)
l_4881[i] = &g_1453;
for (i = 0; i < 7; i++)
l_5522[i] = &g_4519;
for (g_18 = 0; (g_18 <= 3); g_18 += 1)
{
int32_t l_79 = 0x6E4EE9DAL;
int32_t l_81 = 0xB1E0FC07L;
int32_t l_82 = 1L;
const int32_t *** const l_2923[3] = {&g_1255,&g_1255,&g_1255};
union U0 ***l_4205 = &g_2154;
int32_t l_4229 = 0x9A5B8100L;
int32_t l_4230 = 0x8698FCFDL;
uint8_t l_4231 = 5UL;
uint8_t l_4286 = 0xB1L;
const int8_t ***l_4374[4];
uint16_t l_4412 = 1UL;
int64_t l_4443 = (-1L);
int32_t l_4485 = 0x2F9C7125L;
uint64_t l_4512 = 1UL;
int32_t l_4517 = 1L;
int i;
for (i = 0; i < 4; i++)
l_4374[i] = (void*)0;
for (p_48 = 3; (p_48 >= 0); p_48 -= 1)
{
int32_t *l_61 = (void*)0;
int32_t *l_63 = &l_62;
int32_t *l_64 = &l_62;
int32_t *l_65[2][6][2] = {{{&g_8[3][1][2],&l_62},{&g_8[3][1][2],&g_8[3][1][2]},{&g_5,&g_8[3][1][2]},{&g_8[3][1][2],&l_62},{&g_8[3][1][2],&g_8[3][1][2]},{&g_5,&g_8[3][1][2]}},{{&g_8[3][1][2],&l_62},{&g_8[3][1][2],&g_8[3][1][2]},{&g_5,&g_8[3][1][2]},{&g_8[3][1][2],&l_62},{&g_8[3][1][2],&g_8[3][1][2]},{&g_5,&g_8[3][1][2]}}};
int64_t l_4252[6][2][1];
uint32_t ****l_4289 = &g_3091;
union U0 ***l_4331 = &g_2154;
int8_t **l_4376 = &g_1453;
int8_t ***l_4375 = &l_4376;
union U0 *l_4413 = &g_176;
int i, j, k;
for (i = 0; i < 6; i++)
{
for (j = 0; j < 2; j++)
{
for (k = 0; k < 1; k++)
l_4252[i][j][k] = (-1L);
}
}
--l_67;
for (l_66 = 0; (l_66 <= 1); l_66 += 1)
{
int32_t l_70 = 0L;
int32_t **l_76 = (void*)0;
int32_t ***l_75[4][3][9] = {{{&l_76,(void*)0,&l_76,&l_76,&l_76,&l_76,&l_76,&l_76,&l_76},{&l_76,(void*)0,&l_76,&l_76,(void*)0,&l_76,&l_76,(void*)0,(void*)0},{&l_76,&l_76,&l_76,&l_76,&l_76,&l_76,(void*)0,&l_76,&l_76}},{{(void*)0,&l_76,(void*)0,&l_76,&l_76,&l_76,&l_76,(void*)0,&l_76},{&l_76,&l_76,(void*)0,&l_76,&l_76,&l_76,&l_76,(void*)0,&l_76},{&l_76,&l_76,&l_76,(void*)0,&l_76,(void*)0,&l_76,&l_76,(void*)0}},{{(void*)0,&l_76,&l_76,&l_76,(void*)0,&l_76,&l_76,&l_76,&l_76},{(void*)0,&l_76,(void*)0,(void*)0,(void*)0,&l_76,(void*)0,&l_76,&l_76},{&l_76,&l_76,(void*)0,&l_76,(void*)0,&l_76,(void*)0,&l_76,&l_76}},{{(void*)0,&l_76,&l_76,&l_76,(void*)0,&l_76,(void*)0,&l_76,&l_76},{&l_76,&l_76,&l_76,&l_76,(void*)0,&l_76,&l_76,&l_76,(void*)0},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,&l_76,(void*)0}}};
uint64_t l_83 = 18446744073709551614UL;
int i, j, k;
++g_72;
g_77 = (void*)0;
l_83++;
(*l_63) |= l_60[(g_18 + 3)][p_48][(l_66 + 1)];
}
if ((~((*l_63) = g_87)))
{
for (l_79 = 0; (l_79 <= 3); l_79 += 1)
{
int32_t l_88 = 1L;
--g_91[4];
}
return (*p_45);
}
else
{
uint16_t l_95 = 0x8A80L;
uint8_t *l_138 = &l_60[1][0][5];
for (l_80 = 0; (l_80 <= 3); l_80 += 1)
{
int32_t l_94[2][10][3] = {{{0xCDBDFE5EL,0x74B4E95AL,(-1L)},{0x96AC18B0L,0x1FFC78F5L,0x96AC18B0L},{(-1L),0x74B4E95AL,0xCDBDFE5EL},{1L,(-9L),1L},{1L,(-5L),0xD756E631L},{0x56C2D0C8L,0x56C2D0C8L,1L},{1L,(-1L),(-5L)},{1L,1L,8L},{(-1L),0xE47C4C41L,0xE47C4C41L},{0x96AC18B0L,1L,8L}},{{0xCDBDFE5EL,1L,(-5L)},{1L,(-1L),1L},{0xD756E631L,0xFA47E73AL,0xD756E631L},{1L,(-1L),1L},{(-5L),1L,0xCDBDFE5EL},{8L,1L,0x96AC18B0L},{0xE47C4C41L,0xE47C4C41L,(-1L)},{8L,1L,1L},{(-5L),(-1L),1L},{1L,0x56C2D0C8L,0x56C2D0C8L}}};
int32_t ***l_2277 = &g_77;
int32_t l_4201 = 5L;
int i, j, k;
for (g_15 = 0; (g_15 <= 3); g_15 += 1)
{
int8_t *l_139 = &g_90[0];
int64_t *l_140[4];
int32_t ***l_2274[7];
int32_t ***l_2276 = (void*)0;
int32_t ****l_2275[10][6][2] = {{{(void*)0,&l_2276},{&l_2276,&l_2276},{&l_2276,&l_2276},{(void*)0,&l_2276},{&l_2276,&l_2276},{&l_2276,(void*)0}},{{&l_2276,&l_2276},{&l_2276,&l_2276},{&l_2276,(void*)0},{&l_2276,&l_2276},{&l_2276,&l_2276},{&l_2276,&l_2276}},{{&l_2276,&l_2276},{&l_2276,&l_2276},{&l_2276,&l_2276},{&l_2276,&l_2276},{&l_2276,&l_2276},{&l_2276,&l_2276}},{{&l_2276,&l_2276},{&l_2276,&l_2276},{&l_2276,&l_2276},{&l_2276,&l_2276},{&l_2276,(void*)0},{&l_2276,&l_2276}},{{&l_2276,&l_2276},{&l_2276,(void*)0},{&l_2276,&l_2276},{&l_2276,&l_2276},{(void*)0,&l_2276},{&l_2276,&l_2276}},{{&l_2276,&l_2276},{(void*)0,&l_2276},{&l_2276,&l_2276},{&l_2276,&l_2276},{(void*)0,&l_2276},{&l_2276,&l_2276}},{{&l_2276,&l_2276},{(void*)0,&l_2276},{&l_2276,&l_2276},{&l_2276,&l_2276},{&l_2276,&l_2276},{&l_2276,&l_2276}},{{&l_2276,&l_2276},{&l_2276,&l_2276},{&l_2276,&l_2276},{(void*)0,&l_2276},{&l_2276,&l_2276},{&l_2276,&l_2276}},{{&l_2276,&l_2276},{&l_2276,&l_2276},{&l_2276,&l_2276},{&l_2276,(void*)0},{&l_2276,&l_2276},{(void*)0,&l_2276}},{{&l_2276,&l_2276},{&l_2276,&l_2276},{&l_2276,&l_2276},{&l_2276,&l_2276},{&l_2276,&l_2276},{&l_2276,&l_2276}}};
uint32_t *l_2460 = (void*)0;
uint32_t *l_2461 = &g_316;
int32_t l_2924 = 0x71C9E02FL;
uint16_t *l_2925[5][5][4] = {{{(void*)0,&g_176.f0,(void*)0,(void*)0},{(void*)0,(void*)0,&g_156[3],&g_156[3]},{&g_156[1],&g_156[1],&g_156[0],&g_2611},{&g_156[1],&g_176.f0,&g_156[3],&g_156[1]},{(void*)0,&g_2611,(void*)0,&g_156[3]}},{{(void*)0,&g_2611,&g_156[0],&g_156[1]},{&g_2611,&g_176.f0,&g_176.f0,&g_2611},{(void*)0,&g_156[1],&g_176.f0,&g_156[3]},{&g_2611,(void*)0,&g_156[0],(void*)0},{(void*)0,&g_176.f0,(void*)0,(void*)0}},{{(void*)0,(void*)0,&g_156[3],&g_156[3]},{&g_156[1],&g_156[1],&g_156[0],&g_2611},{&g_156[1],&g_176.f0,&g_156[3],&g_156[1]},{(void*)0,&g_2611,(void*)0,&g_156[3]},{(void*)0,&g_2611,&g_156[0],&g_156[1]}},{{&g_2611,&g_176.f0,&g_176.f0,&g_2611},{(void*)0,&g_156[1],&g_176.f0,&g_156[3]},{&g_2611,(void*)0,&g_156[0],(void*)0},{(void*)0,&g_176.f0,(void*)0,(void*)0},{(void*)0,(void*)0,&g_156[3],&g_156[3]}},{{&g_156[1],&g_156[1],&g_156[0],&g_2611},{&g_156[1],&g_176.f0,&g_156[3],&g_156[1]},{(void*)0,&g_2611,(void*)0,&g_156[3]},{(void*)0,&g_2611,&g_156[0],&g_156[1]},{&g_2611,&g_176.f0,&g_176.f0,&g_2611}}};
uint16_t *l_2926[8][10] = {{&g_649.f0,&g_649.f0,&g_156[0],&g_156[0],&g_649.f0,&g_649.f0,&g_156[0],&g_649.f0,&g_649.f0,&g_156[0]},{&l_95,(void*)0,&l_95,&g_156[0],&g_156[0],&g_156[0],&g_156[0],&l_95,(void*)0,&l_95},{&l_95,&g_649.f0,(void*)0,&g_649.f0,(void*)0,&g_649.f0,&l_95,&l_95,&g_649.f0,(void*)0},{&g_649.f0,&l_95,&l_95,&g_649.f0,(void*)0,&g_649.f0,(void*)0,&g_649.f0,&l_95,&l_95},{(void*)0,&l_95,&g_156[0],&g_156[0],&g_156[0],&g_156[0],&l_95,(void*)0,&l_95,&g_156[0]},{&g_649.f0,&g_649.f0,&g_156[0],&g_649.f0,&g_649.f0,&g_156[0],&g_156[0],&g_649.f0,&g_649.f0,&g_156[0]},{(void*)0,(void*)0,&g_156[0],&g_649.f0,(void*)0,&g_649.f0,(void*)0,(void*)0,(void*)0,(void*)0},{&l_95,&g_156[0],&g_156[0],&g_156[0],&g_156[0],&l_95,(void*)0,&l_95,&g_156[0],&g_156[0]}};
uint16_t *l_2927 = &g_649.f0;
const int32_t ***l_2928 = &g_1255;
int i, j, k;
for (i = 0; i < 4; i++)
l_140[i] = &g_141;
for (i = 0; i < 7; i++)
l_2274[i] = &g_77;
l_95++;
}
}
}
if (l_4202)
{
int32_t * const l_4224 = &l_79;
int32_t l_4227 = (-1L);
int32_t l_4228 = 0x3506CBC6L;
const uint32_t *****l_4246 = (void*)0;
int32_t l_4279 = (-1L);
for (g_345 = 3; (g_345 >= 0); g_345 -= 1)
{
uint16_t l_4208 = 0UL;
int64_t * const l_4209 = &g_1082;
for (p_46 = 0; (p_46 <= 3); p_46 += 1)
{
int32_t * const *l_4223 = &g_3459;
int64_t *l_4225 = &g_1082;
uint32_t *l_4226 = &g_3096;
int i, j, k;
if (l_60[(g_345 + 2)][g_18][(g_345 + 1)])
break;
(*g_3459) = ((((((*l_4226) |= (safe_rshift_func_uint16_t_u_u(((void*)0 == l_4205), (((safe_sub_func_uint64_t_u_u(l_4208, (l_80 &= ((*l_4209) ^= (l_4209 != (((safe_rshift_func_int16_t_s_s(((safe_lshift_func_int8_t_s_u((safe_sub_func_int8_t_s_s((safe_lshift_func_uint8_t_u_u((safe_rshift_func_int8_t_s_u(p_47, (safe_add_func_int32_t_s_s((p_46 >= (~((*g_1453) = ((func_125(l_4223, l_4224) , 0x1A2EL) < p_46)))), 1L)))), (*g_416))), 0x6DL)), (*l_63))) < (**l_4223)), p_47)) < p_46) , l_4225)))))) <= (***g_2636)) , p_48)))) == 0x609AF77EL) | p_46) == p_47) ^ 0x1C923822L);
(*l_63) = 1L;
l_82 &= p_47;
}
}
++l_4231;
if ((p_47 == 0x2C6453F6247D9A26LL))
{
int32_t l_4244 = 8L;
int32_t l_4251 = 0x7FB2EAC1L;
int32_t l_4253 = (-1L);
int32_t l_4254 = 0xB6B36136L;
l_4244 &= (safe_lshift_func_uint16_t_u_s((+(((1L > (((((-1L) < ((func_125(g_4239, &l_82) , (((*l_4224) |= (((-5L) || ((*g_1804) ^= ((safe_div_func_uint64_t_u_u((((**g_415) = (safe_add_func_uint8_t_u_u((((*l_64) >= 0xEDB1B5C0D9FA961CLL) || l_62), (**g_415)))) >= 254UL), p_48)) || p_47))) > (*l_64))) , l_60[1][0][3])) == p_46)) > p_47) < (**g_4199)) || (-1L))) | p_48) ^ 0L)), 11));
for (g_541 = 0; (g_541 <= 3); g_541 += 1)
{
l_4245[3] = (void*)0;
g_4247 = l_4246;
(****g_1252) = func_128((*l_64));
if ((*****g_1252))
continue;
}
l_4256--;
}
else
{
int8_t l_4277 = (-2L);
for (g_402 = 0; (g_402 <= 3); g_402 += 1)
{
uint16_t *l_4278[2];
int32_t l_4280 = 0L;
int i;
for (i = 0; i < 2; i++)
l_4278[i] = &g_2611;
if (p_48)
break;
(*l_64) = ((safe_sub_func_uint8_t_u_u(((**g_1803) < ((g_385 &= ((safe_add_func_int32_t_s_s((0xC153L != ((p_48 , (0x10L > ((**g_617) | ((safe_mul_func_int16_t_s_s(p_48, (l_4279 ^= ((safe_lshift_func_uint16_t_u_u(((safe_sub_func_int8_t_s_s((-1L), ((safe_add_func_int32_t_s_s(p_46, (safe_mod_func_uint16_t_u_u((((safe_mod_func_uint16_t_u_u(((**g_415) ^ 0x34L), 0x270CL)) >= (*l_4224)) , 0xE923L), (*l_4224))))) > 18446744073709551615UL))) > (*g_1453)), l_4277)) < p_47)))) <= 1UL)))) < l_4280)), p_47)) , (**g_617))) && 0UL)), p_46)) & p_46);
(****g_1252) = (*g_4199);
}
if (p_47)
break;
}
}
else
{
int64_t l_4281 = 1L;
int32_t l_4293 = 2L;
uint8_t ***l_4329 = &g_415;
uint8_t ****l_4328 = &l_4329;
int32_t *l_4334 = &g_539[0];
int32_t l_4337 = (-1L);
if ((((**g_415) = (***g_950)) && (((((***g_950) < l_4281) >= ((*g_721) &= (safe_rshift_func_uint8_t_u_u((safe_mod_func_uint64_t_u_u((((l_4286 = (**g_4199)) , func_128((*p_45))) != ((((safe_rshift_func_uint8_t_u_s((***g_950), 4)) , l_4289) == &g_3091) , l_65[0][5][0])), 0x240D6B0767DD9850LL)), 5)))) >= (*g_2600)) && 0xFAC29A10L)))
{
uint8_t l_4292 = 0x0EL;
int32_t l_4299 = 1L;
uint8_t ****l_4330 = &l_4329;
union U0 ***l_4332 = (void*)0;
int32_t l_4335 = 0xEE5B54D7L;
int32_t l_4336[8] = {(-10L),(-10L),(-10L),(-10L),(-10L),(-10L),(-10L),(-10L)};
int i;
if (l_4281)
{
return (**g_415);
}
else
{
int64_t **l_4294 = &g_380;
uint64_t *l_4300 = &l_67;
uint8_t *l_4326[10] = {&g_1551,&g_1551,&g_1551,&g_1551,&g_1551,&g_1551,&g_1551,&g_1551,&g_1551,&g_1551};
int8_t l_4333 = 0xD9L;
int i;
l_4293 = (safe_div_func_int16_t_s_s((l_4292 , p_48), (*g_1804)));
l_4334 = func_128((((void*)0 != l_4294) != (7UL <= (((*g_3459) >= ((safe_lshift_func_uint16_t_u_s(((safe_add_func_int32_t_s_s(((((((*l_4300)--) || (safe_sub_func_int64_t_s_s((((!((((l_4306 == (((**g_2637)++) , ((safe_rshift_func_int16_t_s_u((safe_div_func_uint32_t_u_u(((safe_mod_func_uint16_t_u_u(((((safe_lshift_func_uint8_t_u_u(1UL, (*p_45))) <= ((((((safe_lshift_func_int16_t_s_u(((*g_2600) = p_48), (safe_sub_func_uint8_t_u_u((g_3542[7] |= ((****g_949) = (~(safe_mod_func_int8_t_s_s(l_4281, (*p_45)))))), 0x50L)))) , &g_1593[8]) != l_4327) && 0xA6L) , l_4328) == l_4330)) , &l_67) == &l_67), (-2L))) <= l_4281), 7L)), (*l_63))) , (void*)0))) || p_48) , l_4331) != l_4332)) <= p_47) ^ l_4333), p_46))) , &p_48) == (void*)0) > l_4292), 0xB6817A08L)) | 0xDCL), p_46)) , p_47)) , p_47))));
if (p_46)
continue;
++l_4338[0];
}
}
else
{
uint8_t l_4351 = 0xCFL;
for (g_345 = 3; (g_345 >= 0); g_345 -= 1)
{
int8_t **l_4345 = &g_1453;
int8_t ***l_4344 = &l_4345;
int32_t l_4369 = (-1L);
int32_t l_4370 = 0x6B32BD15L;
(*g_2154) = func_177(func_107(((((safe_add_func_int16_t_s_s((safe_unary_minus_func_int64_t_s(p_46)), (((*l_4344) = (void*)0) == ((safe_rshift_func_int16_t_s_u((safe_lshift_func_int16_t_s_s(((safe_unary_minus_func_uint8_t_u((((l_4351 ^ (safe_mul_func_int8_t_s_s((safe_mod_func_int64_t_s_s((((safe_mod_func_uint64_t_u_u((p_48 == (p_47 < ((****g_3829) = (safe_div_func_uint32_t_u_u((safe_sub_func_uint8_t_u_u(0xBEL, (*p_45))), (((*g_380) = (~((*g_2600) |= (*l_64)))) || ((safe_rshift_func_uint8_t_u_u((((*g_2600) = ((l_4369 |= (safe_rshift_func_uint8_t_u_u((safe_sub_func_uint32_t_u_u((((*g_1453) |= l_4351) && (***g_950)), 1UL)), (**g_415)))) & 6UL)) > 0x1F55L), (*p_45))) >= p_48))))))), l_4370)) > 9UL) || 0L), l_4351)), p_46))) > (*p_45)) > (*l_4334)))) && l_4369), p_46)), g_4371[4])) , (void*)0)))) && p_48) & 0xDE3355F227EEDEE5LL) || p_46), p_48, (*g_1253), l_4370));
(***g_1253) = &l_62;
l_4370 ^= (safe_rshift_func_int16_t_s_s((l_4374[3] == l_4375), 1));
(****g_1252) = func_128((*p_45));
}
for (g_87 = 0; (g_87 <= 3); g_87 += 1)
{
int64_t l_4395 = (-1L);
if (p_46)
break;
(*l_4334) = (safe_sub_func_int16_t_s_s((((safe_mod_func_int32_t_s_s(l_4351, (***g_2636))) > ((safe_mul_func_uint8_t_u_u((safe_rshift_func_uint16_t_u_s(p_48, (((safe_sub_func_uint8_t_u_u((safe_mul_func_int8_t_s_s(((safe_sub_func_int32_t_s_s(((*g_3459) = (p_46 != (l_4351 , (safe_lshift_func_int16_t_s_u((((*l_64) = (((safe_mod_func_int32_t_s_s((255UL ^ (*g_1453)), (****g_1253))) || ((p_47 , (*g_2600)) > l_4395)) | (****g_949))) | p_48), (*l_4334)))))), p_47)) == p_46), 0xAAL)), 255UL)) , p_47) >= (**g_1803)))), l_4351)) & 0xB7C6L)) && l_4351), p_46));
if (g_4396)
continue;
if (p_48)
break;
}
}
for (l_80 = 0; l_80 < 2; l_80 += 1)
{
for (p_46 = 0; p_46 < 9; p_46 += 1)
{
for (l_4229 = 0; l_4229 < 4; l_4229 += 1)
{
g_665[l_80][p_46][l_4229] = &g_3939;
}
}
}
}
for (l_67 = 0; (l_67 <= 3); l_67 += 1)
{
int32_t ****l_4405 = &g_2922[0];
int32_t *****l_4404[8] = {&l_4405,&l_4405,&l_4405,&l_4405,&l_4405,&l_4405,&l_4405,&l_4405};
uint32_t ** const ***l_4431 = &g_4429[0][1];
uint16_t l_4440 = 0xCDA2L;
uint16_t l_4442 = 8UL;
int i, j, k;
(*l_64) = p_48;
l_4412 = (((*l_63) ^= (safe_lshift_func_int16_t_s_s(((p_47 &= (safe_add_func_uint32_t_u_u(p_48, (p_46 ^ 8UL)))) || ((***g_2636) ^= (((((l_4404[0] = g_4403) == (void*)0) | ((void*)0 == (*g_1592))) > (safe_div_func_uint16_t_u_u((safe_mul_func_int16_t_s_s((*g_2600), ((l_60[(l_67 + 3)][p_48][(g_18 + 2)] = (safe_mod_func_uint64_t_u_u(p_48, 18446744073709551615UL))) == (**g_617)))), (*g_2600)))) ^ p_48))), p_46))) >= p_48);
(*l_63) &= (((**l_4331) = (*g_2154)) != l_4413);
(*l_63) &= (((*g_2269) , ((safe_rshift_func_int16_t_s_s((safe_mul_func_uint8_t_u_u((safe_mul_func_uint16_t_u_u((safe_div_func_uint8_t_u_u((safe_sub_func_uint64_t_u_u(((((safe_mod_func_int64_t_s_s((p_48 && (p_47 | (safe_unary_minus_func_int64_t_s(((p_47 > ((safe_mod_func_int16_t_s_s((((*l_4431) = g_4429[0][1]) == (void*)0), (safe_lshift_func_uint16_t_u_s(p_46, 8)))) ^ (safe_add_func_int16_t_s_s((safe_mul_func_int16_t_s_s((((**g_1803) & (((safe_div_func_uint16_t_u_u(((0xE0L <= (**g_415)) , p_47), l_4440)) , 0xA9B6L) <= (**g_1803))) && 5UL), g_4441)), (-1L))))) > p_48))))), p_47)) || p_48) >= 9L) >= 65529UL), l_4442)), (-1L))), (**g_1803))), (**g_415))), 1)) < (*g_1804))) , p_47);
}
}
++l_4444[0][0];
for (g_383 = 0; (g_383 <= 3); g_383 += 1)
{
int32_t l_4458 = 0x3B9795C0L;
uint16_t l_4470[5][10] = {{65535UL,0xC1F0L,0UL,0xC1F0L,65535UL,65535UL,65535UL,0xC1F0L,0UL,0xC1F0L},{0x8C66L,65529UL,0x88F2L,0xC1F0L,0x88F2L,65529UL,0x8C66L,65529UL,0x88F2L,0xC1F0L},{0x7139L,0xC1F0L,0x7139L,65529UL,65535UL,65529UL,0x7139L,0xC1F0L,0x7139L,65529UL},{0x8C66L,0xC1F0L,0UL,0xC1F0L,0x8C66L,65535UL,0x8C66L,0xC1F0L,0UL,0xC1F0L},{65535UL,65529UL,0x7139L,0xC1F0L,0x7139L,65529UL,65535UL,65529UL,0x7139L,0xC1F0L}};
uint8_t *l_4471 = &l_60[5][3][5];
uint16_t *l_4472[1];
int16_t l_4473 = (-1L);
int32_t l_4474 = 0L;
int32_t l_4484 = 1L;
int32_t ***l_4506 = &g_77;
uint32_t l_4536 = 1UL;
int32_t l_4565[3];
int64_t l_4572 = 9L;
uint8_t * const l_4621[2][5][4] = {{{&g_4629,&g_4626[2][4],&g_4622,&g_4631[1]},{&g_4623,&g_4632,&g_4630,(void*)0},{&g_4623,&g_4622,&g_4622,&g_4623},{&g_4629,(void*)0,&g_4631[1],&g_4622},{(void*)0,&g_4632,&g_4624,(void*)0}},{{&g_4626[2][4],&g_4629,&g_4622,(void*)0},{(void*)0,&g_4632,(void*)0,&g_4622},{&g_4623,(void*)0,&g_4627,&g_4623},{&g_4626[2][4],&g_4622,&g_4631[1],(void*)0},{&g_4622,&g_4632,&g_4631[1],&g_4631[1]}}};
uint8_t * const *l_4620 = &l_4621[0][2][2];
uint8_t * const **l_4619 = &l_4620;
uint8_t * const ***l_4618 = &l_4619;
int32_t l_4636 = 0x2BA00405L;
uint16_t l_4654[2][8];
int i, j, k;
for (i = 0; i < 1; i++)
l_4472[i] = (void*)0;
for (i = 0; i < 3; i++)
l_4565[i] = 1L;
for (i = 0; i < 2; i++)
{
for (j = 0; j < 8; j++)
l_4654[i][j] = 0x0ECDL;
}
(*g_3459) |= (safe_div_func_int32_t_s_s((safe_add_func_int32_t_s_s((((void*)0 == &g_950) , (safe_mul_func_uint16_t_u_u(((safe_lshift_func_uint16_t_u_u(((((safe_sub_func_int8_t_s_s((!(((l_4473 |= (((((l_4230 |= (p_46 = (((5L < l_4458) == ((((safe_add_func_uint16_t_u_u(((safe_rshift_func_uint8_t_u_s(((((*l_4471) = (((p_48 , l_4463) != (void*)0) , (safe_rshift_func_int8_t_s_s((((safe_div_func_int16_t_s_s(p_46, (++(*g_1804)))) != 0xA5L) < l_4458), l_4470[3][0])))) < 250UL) != (**g_617)), 6)) == (***g_2636)), p_46)) | p_47) >= 0x36L) ^ (*p_45))) <= p_48))) >= p_48) || p_48) >= l_4458) || 5UL)) != 0xC87327E421E150CFLL) < 0x5EL)), l_4470[4][3])) , p_46) <= p_48) != l_4474), p_48)) < 0x53L), p_47))), l_4470[3][0])), 4294967291UL));
for (g_406 = 0; (g_406 <= 3); g_406 += 1)
{
uint8_t **l_4489 = &g_416;
int32_t ****l_4507[3];
union U0 **l_4533 = (void*)0;
uint32_t *l_4561 = &g_316;
uint64_t l_4564 = 0UL;
uint8_t l_4575 = 0x58L;
uint32_t ***l_4584[10];
uint8_t * const *l_4616 = &g_416;
uint8_t * const **l_4615 = &l_4616;
uint8_t * const ***l_4614 = &l_4615;
int8_t *l_4648 = &g_90[0];
int i, j, k;
for (i = 0; i < 3; i++)
l_4507[i] = &l_4506;
for (i = 0; i < 10; i++)
l_4584[i] = &g_897[1];
(*g_3459) |= l_60[(g_406 + 2)][g_406][g_406];
}
--l_4654[0][4];
}
}
if ((l_4672[2][1] |= ((safe_mul_func_int8_t_s_s((((void*)0 == (*l_4463)) > ((0L >= p_47) == (~((safe_mul_func_int8_t_s_s((safe_mod_func_int32_t_s_s((1UL | ((l_4666[0][5] , (safe_sub_func_int32_t_s_s((**g_1255), g_4669))) | l_4670)), 2UL)), (****g_949))) , l_4671)))), (**g_415))) , 0L)))
{
lbl_4760:
(***g_1253) = &l_4666[0][6];
}
else
{
uint16_t l_4679 = 0x09AEL;
int32_t l_4682 = 0xD6AEBA0BL;
int16_t *l_4697 = &g_155;
const int16_t *l_4699[2];
int32_t l_4703 = 0x661B70ACL;
union U0 ***l_4757 = &g_2154;
uint64_t **l_4769 = &g_665[0][8][0];
int32_t l_4840[1][1];
int32_t *l_4866 = &g_2232;
uint16_t *l_4876 = &l_4672[2][1];
uint64_t *l_4877 = &l_67;
int i, j;
for (i = 0; i < 2; i++)
l_4699[i] = &g_4700;
for (i = 0; i < 1; i++)
{
for (j = 0; j < 1; j++)
l_4840[i][j] = 0x58EE08B0L;
}
for (g_4632 = 1; (g_4632 == 49); g_4632 = safe_add_func_uint64_t_u_u(g_4632, 4))
{
if ((**g_1255))
break;
for (g_2446 = 0; (g_2446 == 23); g_2446 = safe_add_func_int8_t_s_s(g_2446, 5))
{
int32_t l_4677 = 0x710FD628L;
int32_t l_4678 = 0x9C3645CEL;
l_4677 = ((*g_3459) = 0L);
--l_4679;
return (*p_45);
}
l_4682 ^= (*****g_1252);
}
lbl_4862:
l_4701 = (((((***g_2636) = (safe_mod_func_int16_t_s_s((safe_sub_func_uint8_t_u_u(((safe_mul_func_int16_t_s_s((((***g_950) ^= (((g_4689[0][0] = g_4689[0][0]) != (void*)0) <= (safe_add_func_uint8_t_u_u(((void*)0 != l_4692), (safe_mod_func_int32_t_s_s((((safe_lshift_func_int16_t_s_u(((l_4682 , l_4697) == (l_4699[0] = l_4698[2][7][0])), p_47)) && 0x5852L) <= p_47), p_47)))))) , 0x42C2L), 0x1348L)) & 248UL), (*g_1453))), p_47))) & l_4679) || p_46) , p_46);
for (g_385 = 4; (g_385 >= 1); g_385 -= 1)
{
int8_t l_4702 = 0xE5L;
int32_t l_4758[9] = {0xF97D9F98L,0xF97D9F98L,0xF97D9F98L,0xF97D9F98L,0xF97D9F98L,0xF97D9F98L,0xF97D9F98L,0xF97D9F98L,0xF97D9F98L};
uint32_t l_4833 = 0xB31B9ED0L;
int i;
for (g_1553 = 1; (g_1553 <= 4); g_1553 += 1)
{
uint32_t l_4704 = 9UL;
int32_t l_4726 = 1L;
int8_t *l_4728 = &g_2421;
uint32_t l_4746[10] = {0x98076241L,0x98076241L,0x98076241L,0x98076241L,0x98076241L,0x98076241L,0x98076241L,0x98076241L,0x98076241L,0x98076241L};
int16_t l_4759 = 0x63C7L;
int32_t l_4777 = 0x5F3CDFFBL;
const int32_t *l_4791 = &g_3634;
const int32_t **l_4790 = &l_4791;
const int32_t ***l_4789[7][4][8] = {{{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790},{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790},{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790},{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790}},{{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790},{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790},{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790},{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790}},{{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790},{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790},{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790},{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790}},{{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790},{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790},{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790},{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790}},{{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790},{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790},{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790},{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790}},{{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790},{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790},{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790},{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790}},{{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790},{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790},{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790},{&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790,&l_4790}}};
int32_t * const *l_4829 = &g_3459;
uint8_t **l_4831[8][2];
int32_t l_4836 = 0x249BED4CL;
int32_t l_4837 = 0x1907EF42L;
int i, j, k;
for (i = 0; i < 8; i++)
{
for (j = 0; j < 2; j++)
l_4831[i][j] = &g_416;
}
l_4704++;
if ((safe_lshift_func_int8_t_s_s(((*g_1453) = p_47), ((*l_4728) = ((safe_mod_func_int16_t_s_s(((*g_2600) = ((safe_sub_func_uint32_t_u_u((safe_rshift_func_uint16_t_u_u(0x5CD8L, l_4702)), l_4704)) && (((safe_mul_func_uint8_t_u_u(((safe_lshift_func_int8_t_s_s((p_46 == 0xF4060942L), 7)) , (*p_45)), (safe_sub_func_int64_t_s_s((safe_mod_func_int64_t_s_s((((safe_unary_minus_func_uint8_t_u((((safe_div_func_int16_t_s_s(l_4726, ((+(l_4702 >= p_48)) || l_4702))) == (*g_618)) && p_48))) && (-8L)) == 1UL), p_48)), 0xF67DE2758AD3C508LL)))) == 0xCEE9L) || p_48))), p_47)) | (**g_617))))))
{
uint16_t l_4747 = 8UL;
int32_t l_4748 = 0L;
for (g_751 = 0; (g_751 <= 1); g_751 += 1)
{
int i;
(*g_3459) ^= (l_4747 = ((!((((l_4679 <= (safe_add_func_int16_t_s_s((safe_lshift_func_uint16_t_u_u((**g_1803), 5)), (((safe_mod_func_uint8_t_u_u(254UL, ((safe_mul_func_uint8_t_u_u((((*g_2600) > p_48) , (+(p_47 & (~p_47)))), ((0x141C490AL > (safe_lshift_func_uint8_t_u_s((safe_rshift_func_int16_t_s_s((safe_add_func_uint32_t_u_u(l_4746[4], p_47)), 0)), 4))) ^ (****g_949)))) || 0xD245L))) , 1L) , 0x4DE4L)))) ^ (*p_45)) & l_4702) >= (*g_1804))) , l_4703));
if (p_47)
continue;
}
if (((***g_4520) , ((l_4748 = 0xE42FB23AL) < (l_4704 != (((*g_1453) != (l_4758[6] &= ((safe_lshift_func_uint8_t_u_u((((l_4679 | ((safe_sub_func_uint8_t_u_u((0x1BL & ((safe_rshift_func_uint8_t_u_u((safe_mod_func_uint32_t_u_u(0x20EEB5F3L, 6UL)), (((4294967286UL ^ 0x6AE28685L) , l_4757) == (void*)0))) < 0UL)), p_48)) , (**g_415))) ^ 65535UL) > p_47), 2)) >= l_4747))) || 0xC52AAE76L)))))
{
l_4759 &= l_4747;
return (****g_949);
}
else
{
uint64_t l_4761 = 0x0DBB2AA8EF4B3497LL;
if (l_4256)
goto lbl_4760;
if (l_4761)
break;
(*g_1255) = &l_4703;
if (l_4748)
continue;
}
}
else
{
int32_t l_4766 = 0L;
int32_t l_4779 = 0x7E1CF624L;
int32_t l_4838 = 0xFC1D403DL;
int32_t l_4839 = (-5L);
int32_t *l_4844 = (void*)0;
if ((1L ^ (safe_lshift_func_int16_t_s_u(((p_47 | (safe_mod_func_uint8_t_u_u((((*g_1804) = l_4766) <= (safe_mul_func_int8_t_s_s(((g_664 = l_4769) == &g_665[1][5][3]), 0x3EL))), (+((++(*g_2474)) , p_48))))) , l_4758[6]), (safe_rshift_func_uint8_t_u_u(((((((safe_div_func_int64_t_s_s(0L, (-6L))) & p_47) ^ p_46) != (*g_1453)) < p_46) ^ p_47), 1))))))
{
return (**g_415);
}
else
{
uint64_t l_4780 = 18446744073709551615UL;
l_4780--;
l_4758[6] = ((l_4779 < (!(~(((safe_div_func_uint64_t_u_u(((safe_add_func_int16_t_s_s((l_4789[6][1][3] == ((((**g_1803) ^= (((safe_add_func_uint8_t_u_u(((*p_45) = (safe_lshift_func_uint8_t_u_u((safe_unary_minus_func_uint8_t_u((safe_mod_func_uint32_t_u_u(((safe_lshift_func_int8_t_s_u(((l_4766 ^ (0x1DL & (safe_sub_func_uint64_t_u_u((((safe_rshift_func_uint8_t_u_u(((****g_949) = ((safe_sub_func_int64_t_s_s(l_4703, p_47)) != p_46)), 2)) < ((l_4702 ^ ((safe_mul_func_uint8_t_u_u((safe_mod_func_uint8_t_u_u((safe_lshift_func_uint8_t_u_s((((safe_div_func_uint8_t_u_u(((void*)0 != l_4815), 8L)) && l_4779) , (*p_45)), p_48)), (*g_1453))), (*p_45))) >= p_47)) , l_4766)) == p_46), p_46)))) < p_46), l_4702)) & 0xDDABFD65F00C92E1LL), p_47)))), 0))), 0xB4L)) , &g_4429[0][2]) != &g_4429[0][1])) > p_46) , &g_2395)), p_47)) >= 0x8852DC1CF1222C1FLL), 0xF37F2334A7902588LL)) , (*g_1745)) , p_47)))) ^ 4UL);
}
if ((l_4766 || ((safe_add_func_int64_t_s_s((safe_div_func_int32_t_s_s((((*g_2600) |= (0x0B8E22D5L ^ ((safe_rshift_func_int16_t_s_u(((p_48 >= ((*l_4306) ^= 0L)) ^ ((2UL ^ (safe_rshift_func_uint16_t_u_u((((l_4779 = (((safe_rshift_func_int16_t_s_s(((safe_lshift_func_int16_t_s_s(l_4679, ((safe_unary_minus_func_int32_t_s((((l_4832 = (func_125(((*g_441) = l_4829), g_4830) , l_4831[3][1])) == (void*)0) <= 249UL))) , (-2L)))) ^ l_4702), p_47)) >= (**g_1803)) > p_48)) , 65534UL) >= 0x52ECL), 3))) , l_4833)), (**l_4829))) , p_46))) < 0L), 4294967295UL)), 0x8B158DBFBE3979B1LL)) , 0x2ACB2403965818BCLL)))
{
int64_t l_4834 = 0x1FAC8010BDD37726LL;
int32_t l_4835 = 0x1BE9B936L;
(*g_4199) = &l_4779;
++l_4841[1][0];
if ((*****g_1252))
break;
}
else
{
return (*p_45);
}
if (((**l_4829) = l_4839))
{
(*g_4199) = func_128((p_46 ^ (*g_3459)));
return (*p_45);
}
else
{
l_4844 = func_128((*p_45));
l_4845--;
l_4758[6] |= ((**g_4199) = ((safe_add_func_uint64_t_u_u(18446744073709551615UL, ((safe_rshift_func_uint16_t_u_s(((safe_lshift_func_uint16_t_u_u((safe_div_func_int8_t_s_s(1L, l_4702)), 14)) & ((safe_rshift_func_uint16_t_u_u(((*l_4844) = p_47), (((p_48 & (p_47 < (1UL ^ ((*g_1453) ^ (*p_45))))) , 0xE0B5E461914B08ECLL) != (**l_4829)))) > (*g_2600))), p_48)) | (*g_1804)))) != 0x73CD7A4BL));
}
}
}
l_4758[6] = (safe_add_func_uint32_t_u_u((safe_sub_func_int32_t_s_s(p_46, (-2L))), l_4758[3]));
if (g_4396)
goto lbl_4862;
}
(*g_4830) |= (((*l_4877) &= (((**g_415) = ((safe_add_func_int64_t_s_s((l_4840[0][0] , ((((0x2569L && (!0x97FBA1B2L)) , l_4866) != l_4866) | (!((p_46 == (((((((((p_47 && ((*l_4876) &= (safe_sub_func_int16_t_s_s(((safe_mul_func_int8_t_s_s((l_4703 != (safe_sub_func_int16_t_s_s((((**g_1803)++) , 0xED72L), p_48))), (-6L))) >= 0x2DA82CD8L), 65535UL)))) | 0xFFC6B4ADL) , 4294967295UL) , p_48) == 18446744073709551615UL) | (**g_617)) && l_4682) >= 1L) , p_46)) & p_47)))), p_48)) | 0L)) , p_48)) , 0L);
}
for (l_4513 = 0; (l_4513 <= 1); l_4513 += 1)
{
int8_t **l_4880 = &g_1453;
uint16_t **l_4882 = &g_1804;
int32_t * const **l_4886 = &g_442[1][3];
int8_t l_4939 = (-8L);
uint32_t ***l_4941 = &g_897[1];
uint32_t ****l_4940 = &l_4941;
uint8_t ****l_4965 = (void*)0;
int32_t l_4971 = (-6L);
int32_t l_4972 = (-5L);
int32_t l_4994 = 7L;
int32_t l_4996 = 0xB022E809L;
int32_t l_4997 = 0xF6554C7AL;
int32_t l_4999 = (-10L);
int32_t l_5000 = 4L;
int32_t l_5001 = 0xACE327CEL;
int32_t l_5006 = 0L;
int32_t l_5011 = 0xD2DC2941L;
int32_t l_5013 = 1L;
int32_t l_5014 = 1L;
int32_t l_5016 = 0x4AE5D80FL;
uint16_t l_5022[1][6][8] = {{{0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L},{0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L},{0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L},{0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L},{0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L},{0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L,0x15B7L}}};
int32_t **l_5044 = &g_1745;
int32_t *l_5102 = &l_4994;
int8_t l_5134 = 0xB4L;
int32_t * const ***l_5146 = (void*)0;
int32_t * const ***l_5147 = &l_4886;
const int8_t l_5174 = 0L;
int32_t l_5270 = 0x0C98C464L;
int32_t l_5271 = 0L;
int32_t l_5272 = 0xAEA8E2BDL;
int32_t l_5273 = 0x5EB7FAECL;
int32_t l_5274 = 0xF84E712FL;
int32_t l_5275 = 9L;
int32_t l_5276 = 0x82791F99L;
int32_t l_5278 = 7L;
int32_t l_5286 = 9L;
uint16_t * const *l_5335 = &g_1804;
uint16_t * const ** const l_5334 = &l_5335;
int i, j, k;
}
for (g_4441 = 0; (g_4441 == 16); g_4441 = safe_add_func_int8_t_s_s(g_4441, 1))
{
const int32_t *l_5341 = &g_2949[1][2][0];
uint8_t **l_5349 = &g_416;
uint16_t l_5355 = 0xC449L;
int32_t l_5358 = 0x6478C5E9L;
int32_t l_5359 = 0xE3693FD6L;
uint32_t l_5362 = 4294967290UL;
union U0 l_5373 = {0UL};
int32_t l_5418 = 0x72F77542L;
int32_t l_5421[8] = {3L,3L,3L,3L,3L,3L,3L,3L};
uint64_t l_5423 = 0xE2912C0470103302LL;
uint32_t **l_5446 = &g_2474;
uint64_t l_5449 = 0x6EC8EA537C267275LL;
int32_t l_5479 = (-4L);
int8_t l_5535 = 0xE2L;
int8_t l_5550 = 0x81L;
int i;
(****g_1252) = l_5341;
if (((((safe_rshift_func_int8_t_s_u(((((*p_45) = (*p_45)) && (~((*l_5341) , (p_48 <= (safe_mul_func_uint8_t_u_u((safe_rshift_func_uint8_t_u_u(((((**l_5349) = ((l_5358 = (((***l_4815) == (g_5350 = (*g_2154))) != (safe_add_func_int16_t_s_s((!l_5355), (safe_add_func_int64_t_s_s(0x60ADDA98C2CA37D0LL, 0x5934E2FD2FC727C2LL)))))) ^ p_46)) & (*p_45)) ^ 251UL), 5)), (*l_5341))))))) , p_47), 5)) , (*g_3829)) != (*g_3829)) & 0x54L))
{
int32_t l_5360 = 0x49FE3A82L;
int32_t l_5361 = (-8L);
int64_t *l_5392 = (void*)0;
int8_t *l_5393 = &l_4896;
int32_t *l_5394 = &g_314;
int32_t l_5420 = 0xF8B8A726L;
int32_t l_5422 = 0x18E6069CL;
l_5362++;
for (l_4998 = 1; (l_4998 >= 0); l_4998 -= 1)
{
int16_t l_5370 = 0x2ED6L;
int64_t l_5375 = 0x61F67F9825FC5E8FLL;
int32_t l_5376 = 0x0C6EE9DDL;
int32_t l_5414[5][3][4] = {{{0xA6DCA417L,(-1L),0L,(-3L)},{(-1L),(-1L),0x51FD7156L,0x26AAC1D4L},{(-1L),0xBC2047B2L,0xDD25C22DL,0x26AAC1D4L}},{{(-7L),(-1L),0xEB19F507L,(-3L)},{(-8L),(-1L),1L,0xC84561D9L},{0x6C82B5ECL,0L,(-3L),(-8L)}},{{(-7L),0xC84561D9L,(-7L),0xEB19F507L},{(-1L),0x8F7CC40FL,0x51FD7156L,0x6C82B5ECL},{0x8F7CC40FL,0L,0xBC2047B2L,0x8F7CC40FL}},{{0xA6DCA417L,(-8L),0xBC2047B2L,(-3L)},{0x8F7CC40FL,0x26AAC1D4L,0x51FD7156L,(-1L)},{(-1L),0xBC2047B2L,(-7L),(-1L)}},{{(-7L),(-1L),(-3L),(-3L)},{0x6C82B5ECL,0x6C82B5ECL,1L,(-1L)},{(-8L),0L,0xEB19F507L,(-1L)}}};
int16_t l_5415 = 0x1A9BL;
int i, j, k;
for (g_2641 = 0; (g_2641 <= 2); g_2641 += 1)
{
int64_t ***l_5369 = (void*)0;
int32_t l_5381 = 0x9C454634L;
int i;
}
l_5394 = ((*g_4199) = &l_5376);
for (l_5370 = 2; (l_5370 >= 0); l_5370 -= 1)
{
int32_t l_5417 = 1L;
int32_t l_5419[8] = {0L,0L,0L,0L,0L,0L,0L,0L};
int i;
for (g_72 = 0; (g_72 <= 2); g_72 += 1)
{
int i, j, k;
l_5414[3][0][2] &= (((safe_mul_func_int16_t_s_s((safe_mul_func_uint8_t_u_u((safe_lshift_func_int16_t_s_u(((safe_div_func_uint8_t_u_u(((*p_45) = ((~l_4444[(l_4998 + 1)][(l_5370 + 4)]) , ((**l_5349) = (((safe_add_func_int32_t_s_s((safe_add_func_uint16_t_u_u((((safe_rshift_func_int8_t_s_u((p_47 , (p_47 , (safe_add_func_int32_t_s_s((*g_78), (safe_mul_func_uint8_t_u_u(((0xCC8AL | 1UL) != (****g_949)), (***g_950))))))), 5)) > (***g_2636)) <= p_47), 6L)), p_48)) , (**g_617)) | (**g_617))))), p_46)) & (*l_5341)), (****g_3829))), (*g_618))), (*g_2600))) && 0x9A20C0A4L) != l_5370);
}
l_5423--;
}
}
}
else
{
uint8_t l_5442[6] = {1UL,0x46L,0x46L,1UL,0x46L,0x46L};
int32_t l_5448 = 0x4962A4E0L;
uint32_t ***l_5461 = &g_897[1];
int32_t l_5465 = 0L;
int32_t l_5466 = 0L;
int64_t ***l_5470 = (void*)0;
union U0 *l_5482 = &g_649;
int32_t *l_5495 = &g_2232;
uint8_t *** const *l_5505 = &l_5101;
uint8_t *** const **l_5504 = &l_5505;
int i;
(*g_4830) = p_47;
for (g_314 = 0; (g_314 <= 3); g_314 += 1)
{
uint32_t **l_5445 = (void*)0;
int32_t l_5447 = 4L;
int32_t l_5464[4] = {(-1L),(-1L),(-1L),(-1L)};
uint32_t l_5467[9];
int i;
for (i = 0; i < 9; i++)
l_5467[i] = 0x44D24C80L;
for (g_12 = 3; (g_12 <= 9); g_12 += 1)
{
uint16_t ***l_5434 = &g_1803;
uint16_t ****l_5433 = &l_5434;
int i, j, k;
if ((safe_add_func_uint32_t_u_u(((safe_div_func_uint32_t_u_u((safe_sub_func_uint8_t_u_u((l_60[(g_314 + 2)][g_314][(g_314 + 2)] & (+0xCFL)), (g_3830[g_12] != ((*l_5433) = (*g_3829))))), ((l_60[g_314][g_314][(g_314 + 1)] && ((*g_618) < (safe_rshift_func_uint8_t_u_u(((l_5448 = (((safe_sub_func_int8_t_s_s(((((~((((safe_rshift_func_uint8_t_u_s(l_5442[4], (l_5443[1][9] == (l_5446 = l_5445)))) < 0xB3C0AC0195FA9D0BLL) ^ (*l_5341)) ^ 0xF420L)) || p_47) <= p_47) ^ l_5447), (*p_45))) || p_47) && 0xD2L)) <= 0L), 1)))) | l_60[g_314][g_314][(g_314 + 1)]))) & l_5442[3]), l_5449)))
{
uint64_t *l_5452 = &l_5423;
uint32_t ***l_5460 = &g_897[1];
int32_t l_5462 = 0x6B7F59C8L;
l_5462 |= (safe_mod_func_uint64_t_u_u((++(*l_5452)), (safe_div_func_uint8_t_u_u((!(safe_mul_func_int16_t_s_s((l_5460 == l_5461), p_47))), 0x16L))));
}
else
{
int32_t *l_5463[2][1];
int i, j;
for (i = 0; i < 2; i++)
{
for (j = 0; j < 1; j++)
l_5463[i][j] = (void*)0;
}
(*g_4199) = l_5463[1][0];
}
(*l_4885) |= p_46;
return (***g_950);
}
++l_5467[8];
for (g_3939 = 2; (g_3939 <= 9); g_3939 += 1)
{
const int64_t ***l_5471 = &g_1413[2][7];
int32_t l_5478 = 0xD8A820CEL;
for (g_1552 = 0; (g_1552 <= 9); g_1552 += 1)
{
int i, j, k;
l_5359 &= (l_5470 != ((**g_4162) = ((l_60[(g_314 + 3)][g_314][g_314] <= ((void*)0 == &l_5341)) , l_5471)));
(*l_4885) = ((p_47 && p_46) != (((**g_1803) = ((*g_2600) ^ l_60[(g_314 + 3)][g_314][g_314])) , (safe_mod_func_uint32_t_u_u(0x57775697L, (safe_sub_func_int64_t_s_s((safe_mul_func_uint16_t_u_u(p_46, (0x8A1B7878L < (0x7620C043BBA420A1LL | l_5448)))), 0x7FF66562B56200F3LL))))));
l_5341 = (l_4245[5] = func_128((*p_45)));
return l_5465;
}
(*g_1255) = ((*g_4199) = func_128(l_5478));
}
}
if ((l_5479 = ((*l_4885) = (((void*)0 == &l_5461) & 4294967295UL))))
{
uint16_t l_5490 = 0UL;
union U0 * const **l_5519 = &g_1592;
union U0 * const ***l_5518 = &l_5519;
union U0 * const ****l_5517 = &l_5518;
int32_t l_5546[10][1][10] = {{{0xBB9B0159L,(-8L),0xBB9B0159L,0xBFC67967L,(-8L),0xE17FA83AL,0xE17FA83AL,(-8L),0xBFC67967L,0xBB9B0159L}},{{0x7C66C371L,0x7C66C371L,0x9CED7479L,(-8L),0x5ACCD8E4L,0x9CED7479L,0x5ACCD8E4L,(-8L),0x9CED7479L,0x7C66C371L}},{{0x5ACCD8E4L,0xE17FA83AL,0xBB9B0159L,0x5ACCD8E4L,0xBFC67967L,0xBFC67967L,0x5ACCD8E4L,0xBB9B0159L,0xE17FA83AL,0x5ACCD8E4L}},{{0xBB9B0159L,0x7C66C371L,0xE17FA83AL,0xBFC67967L,0x7C66C371L,0xBFC67967L,0xE17FA83AL,0x7C66C371L,0xBB9B0159L,0xBB9B0159L}},{{0x5ACCD8E4L,(-8L),0x9CED7479L,0x7C66C371L,0x7C66C371L,0x9CED7479L,(-8L),0x5ACCD8E4L,0x9CED7479L,0x5ACCD8E4L}},{{0x7C66C371L,0xE17FA83AL,0xBFC67967L,0x7C66C371L,0xBFC67967L,0xE17FA83AL,0x7C66C371L,0xBB9B0159L,0xBB9B0159L,0x7C66C371L}},{{0xBB9B0159L,0x5ACCD8E4L,0xBFC67967L,0xBFC67967L,0x5ACCD8E4L,(-1L),0x9CED7479L,0xBFC67967L,0x9CED7479L,(-1L)}},{{0xE17FA83AL,0xBFC67967L,0x7C66C371L,0xBFC67967L,0xE17FA83AL,0x7C66C371L,0xBB9B0159L,0xBB9B0159L,0x7C66C371L,0xE17FA83AL}},{{0xE17FA83AL,0x9CED7479L,0x9CED7479L,0xE17FA83AL,0x279B8C9EL,(-1L),0xE17FA83AL,(-1L),0x279B8C9EL,0xE17FA83AL}},{{(-1L),0xE17FA83AL,(-1L),0x279B8C9EL,0xE17FA83AL,0x9CED7479L,0x9CED7479L,0xE17FA83AL,0x279B8C9EL,(-1L)}}};
int32_t l_5552 = 1L;
int i, j, k;
l_5418 &= (*g_3459);
for (g_176.f0 = 0; (g_176.f0 == 26); g_176.f0++)
{
uint8_t l_5506 = 8UL;
int32_t l_5507 = 0x2B6B2868L;
l_5483 = ((***g_4519) = l_5482);
if ((safe_div_func_uint64_t_u_u(((safe_rshift_func_int16_t_s_u(0xB2FCL, 15)) == (((p_46 | (safe_rshift_func_int8_t_s_u(l_5490, ((safe_mul_func_int16_t_s_s(((safe_rshift_func_int8_t_s_u(((*g_1453) = ((l_5495 == (*g_2686)) == (*g_1804))), ((safe_add_func_uint8_t_u_u((*l_5341), (((safe_add_func_uint64_t_u_u(((safe_div_func_uint32_t_u_u((safe_mul_func_uint16_t_u_u((*l_4885), (l_5504 != &l_5505))), l_5506)) == l_5506), 0x69D49F397570E0E9LL)) != 0x642C193CDF3C17BBLL) <= p_46))) & p_47))) , p_46), (*g_1804))) >= l_5448)))) , p_47) | p_48)), p_47)))
{
int8_t l_5534 = 0x0EL;
(*g_3459) = (l_5507 = ((*g_4830) = (0xCFADL > p_48)));
(*l_4885) = ((safe_div_func_uint64_t_u_u(((safe_add_func_int16_t_s_s((safe_sub_func_int8_t_s_s(((+(safe_sub_func_int32_t_s_s(((g_5520 = l_5517) == l_5522[5]), (safe_mul_func_uint16_t_u_u((safe_mul_func_uint8_t_u_u((*p_45), (((*g_2600) = (p_48 , (safe_lshift_func_int8_t_s_u((*g_618), 5)))) ^ (((safe_unary_minus_func_uint64_t_u((safe_mul_func_uint8_t_u_u(1UL, (((safe_mod_func_uint16_t_u_u(1UL, (((**g_415) <= (p_48 < (*l_5341))) ^ l_5442[2]))) & (*l_5341)) , (*g_618)))))) <= l_5507) , p_46)))), p_47))))) | (**g_617)), l_5534)), (**g_1803))) == 0x1BL), l_5535)) & l_5442[4]);
}
else
{
if (p_47)
break;
if ((*g_3459))
continue;
}
}
l_5552 = (safe_sub_func_int8_t_s_s(0x36L, (safe_mod_func_int16_t_s_s(((*g_2600) >= (0L < (safe_div_func_int16_t_s_s((safe_lshift_func_uint16_t_u_s(((&l_5418 == (void*)0) , ((((safe_mod_func_int8_t_s_s((l_5546[6][0][1] = (*l_5341)), (safe_rshift_func_int16_t_s_s((*g_2600), 5)))) , (!(*l_5341))) & l_5550) <= 8UL)), p_48)), l_5551)))), l_5490))));
(****g_1252) = &l_5546[4][0][9];
}
else
{
int8_t l_5555 = 0x74L;
int32_t l_5601 = (-4L);
int32_t l_5605 = (-7L);
for (l_4670 = 8; (l_4670 >= (-26)); --l_4670)
{
uint32_t l_5556 = 0UL;
if (l_5555)
break;
l_5556++;
}
(*g_3459) &= (safe_sub_func_uint32_t_u_u((++(***l_5461)), (safe_unary_minus_func_uint64_t_u(((safe_sub_func_int32_t_s_s((safe_sub_func_uint16_t_u_u((0L > (safe_mul_func_int16_t_s_s(((safe_add_func_uint32_t_u_u(0x109A9C9DL, (1UL < ((safe_add_func_int64_t_s_s((((safe_lshift_func_uint16_t_u_u((((safe_div_func_int16_t_s_s((safe_lshift_func_int8_t_s_s((l_5448 | (safe_sub_func_int32_t_s_s(0x3A7093E7L, (safe_mul_func_uint8_t_u_u((safe_mul_func_int16_t_s_s(3L, (safe_lshift_func_uint8_t_u_u(((safe_lshift_func_int16_t_s_s((1L != (safe_lshift_func_int16_t_s_u(((*g_2600) = (safe_lshift_func_uint16_t_u_s((safe_mul_func_int8_t_s_s(((*g_1453) && ((((((0xFF22130CF7ACA67DLL == l_5448) != 3L) != l_5555) >= 0x81L) ^ 0xF7A2L) & p_48)), (-8L))), l_5442[3]))), l_5442[0]))), 1)) || p_47), l_5442[4])))), (*p_45)))))), 6)), 65535UL)) | 0x1FL) , l_5596[5][1][1]), 14)) , (void*)0) != &l_5100), p_46)) , p_48)))) != 65535UL), p_47))), 0UL)), 0x07FD9849L)) > 0x45F8L)))));
for (g_402 = 0; (g_402 < (-13)); g_402 = safe_sub_func_uint64_t_u_u(g_402, 2))
{
uint8_t ****l_5599[7][3][7] = {{{(void*)0,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101},{&l_5101,(void*)0,&l_5101,&l_5101,&l_5101,&l_5101,(void*)0},{&l_5101,&l_5101,&l_5101,&l_5101,(void*)0,&l_5101,&l_5101}},{{&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101},{&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101},{&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101}},{{&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101},{&l_5101,&l_5101,&l_5101,&l_5101,(void*)0,&l_5101,&l_5101},{&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101}},{{&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101},{&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101},{&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101}},{{&l_5101,&l_5101,(void*)0,&l_5101,&l_5101,&l_5101,&l_5101},{&l_5101,&l_5101,&l_5101,(void*)0,&l_5101,&l_5101,&l_5101},{&l_5101,&l_5101,(void*)0,&l_5101,&l_5101,&l_5101,(void*)0}},{{&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101},{&l_5101,&l_5101,&l_5101,(void*)0,&l_5101,&l_5101,&l_5101},{&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101}},{{&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101},{&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101},{(void*)0,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101,&l_5101}}};
uint8_t ****l_5600 = &l_5101;
int32_t l_5604 = 4L;
int i, j, k;
(*l_5600) = (*g_949);
l_5601 = p_47;
for (l_5142 = 0; (l_5142 != 0); l_5142 = safe_add_func_uint8_t_u_u(l_5142, 7))
{
return (*p_45);
}
--l_5606;
}
}
(*g_1255) = &l_5421[5];
}
return (*g_416);
}
return (*p_45);
}
static uint8_t * func_49(int64_t p_50, uint16_t p_51, uint8_t * p_52, int32_t p_53, uint32_t p_54)
{
uint8_t *l_55 = &g_18;
return l_55;
}
static int64_t func_100(int32_t ** p_101, int32_t * p_102, int8_t p_103)
{
uint64_t l_4200 = 0UL;
return l_4200;
}
static int32_t ** func_104(uint8_t ** p_105, int32_t * const ** p_106)
{
uint64_t *l_2929 = (void*)0;
uint64_t *l_2930 = &g_757;
int64_t ****l_2934 = (void*)0;
int64_t *****l_2933 = &l_2934;
int32_t l_2937 = 0x7DAE1808L;
union U0 l_2938 = {65526UL};
const int64_t ***l_2941 = &g_1413[1][5];
uint32_t l_2950 = 0xAE92052DL;
int32_t l_2960 = (-1L);
int32_t l_2978 = 2L;
const uint32_t l_3013 = 0xFE837D2EL;
int32_t ****l_3071 = (void*)0;
int8_t l_3079 = (-3L);
int8_t **l_3095[6][10][4] = {{{&g_1453,(void*)0,&g_1453,&g_1453},{&g_1453,&g_1453,&g_1453,&g_1453},{&g_1453,(void*)0,&g_1453,&g_1453},{(void*)0,(void*)0,&g_1453,&g_1453},{&g_1453,&g_1453,&g_1453,&g_1453},{&g_1453,&g_1453,&g_1453,&g_1453},{&g_1453,&g_1453,&g_1453,&g_1453},{(void*)0,(void*)0,&g_1453,&g_1453},{&g_1453,(void*)0,&g_1453,&g_1453},{&g_1453,&g_1453,&g_1453,(void*)0}},{{&g_1453,(void*)0,&g_1453,(void*)0},{(void*)0,&g_1453,&g_1453,(void*)0},{&g_1453,(void*)0,(void*)0,(void*)0},{&g_1453,&g_1453,&g_1453,&g_1453},{&g_1453,(void*)0,&g_1453,&g_1453},{&g_1453,(void*)0,&g_1453,&g_1453},{&g_1453,&g_1453,&g_1453,&g_1453},{&g_1453,&g_1453,&g_1453,&g_1453},{&g_1453,&g_1453,(void*)0,&g_1453},{&g_1453,(void*)0,&g_1453,&g_1453}},{{(void*)0,(void*)0,&g_1453,&g_1453},{&g_1453,&g_1453,&g_1453,&g_1453},{&g_1453,&g_1453,&g_1453,&g_1453},{&g_1453,&g_1453,&g_1453,&g_1453},{(void*)0,(void*)0,&g_1453,&g_1453},{&g_1453,(void*)0,&g_1453,&g_1453},{&g_1453,&g_1453,&g_1453,(void*)0},{&g_1453,(void*)0,&g_1453,(void*)0},{(void*)0,&g_1453,&g_1453,(void*)0},{&g_1453,(void*)0,(void*)0,(void*)0}},{{&g_1453,&g_1453,&g_1453,&g_1453},{&g_1453,(void*)0,&g_1453,&g_1453},{&g_1453,(void*)0,&g_1453,&g_1453},{&g_1453,&g_1453,&g_1453,&g_1453},{&g_1453,&g_1453,&g_1453,&g_1453},{&g_1453,&g_1453,(void*)0,&g_1453},{&g_1453,(void*)0,&g_1453,&g_1453},{(void*)0,(void*)0,&g_1453,&g_1453},{&g_1453,&g_1453,&g_1453,&g_1453},{&g_1453,&g_1453,&g_1453,&g_1453}},{{&g_1453,&g_1453,&g_1453,&g_1453},{(void*)0,(void*)0,&g_1453,&g_1453},{&g_1453,(void*)0,&g_1453,&g_1453},{&g_1453,&g_1453,&g_1453,(void*)0},{&g_1453,(void*)0,&g_1453,(void*)0},{(void*)0,&g_1453,&g_1453,(void*)0},{&g_1453,(void*)0,(void*)0,(void*)0},{&g_1453,&g_1453,&g_1453,&g_1453},{&g_1453,(void*)0,&g_1453,&g_1453},{&g_1453,(void*)0,&g_1453,&g_1453}},{{&g_1453,(void*)0,&g_1453,(void*)0},{(void*)0,&g_1453,&g_1453,&g_1453},{&g_1453,(void*)0,(void*)0,&g_1453},{&g_1453,&g_1453,&g_1453,&g_1453},{(void*)0,&g_1453,(void*)0,&g_1453},{&g_1453,(void*)0,&g_1453,&g_1453},{&g_1453,&g_1453,&g_1453,(void*)0},{&g_1453,(void*)0,&g_1453,&g_1453},{&g_1453,&g_1453,&g_1453,&g_1453},{&g_1453,&g_1453,&g_1453,&g_1453}}};
int8_t *** const l_3094 = &l_3095[1][2][1];
int32_t l_3140 = 6L;
int32_t l_3141 = 0L;
int32_t l_3142[3][7][5] = {{{0x014748DBL,(-1L),0x92A59701L,0x15886D14L,(-1L)},{0x92A59701L,0L,(-1L),(-1L),0L},{0L,0x80EEABE7L,0x92A59701L,(-1L),0L},{1L,0x80EEABE7L,(-1L),0x0DDFA558L,0x5D7D8372L},{0x38673E0CL,0L,0L,0x38673E0CL,0x0DDFA558L},{1L,(-1L),0L,(-8L),0x0DDFA558L},{0L,1L,0x5D7D8372L,0x92A59701L,0x5D7D8372L}},{{0x92A59701L,0x92A59701L,0x0DDFA558L,(-8L),0L},{0x014748DBL,0x15886D14L,0x0DDFA558L,0x38673E0CL,0L},{(-1L),0x0DDFA558L,0x5D7D8372L,0x0DDFA558L,(-1L)},{(-8L),0x15886D14L,0L,(-1L),0x92A59701L},{(-8L),0x92A59701L,0L,(-1L),(-1L)},{(-1L),1L,(-1L),0x15886D14L,0x92A59701L},{0x014748DBL,(-1L),0x92A59701L,0x15886D14L,(-1L)}},{{0x92A59701L,0L,(-1L),(-1L),0L},{0L,0x80EEABE7L,0x92A59701L,(-1L),0L},{1L,0x80EEABE7L,(-1L),0x0DDFA558L,0x5D7D8372L},{0x38673E0CL,0L,0L,0x38673E0CL,0x0DDFA558L},{1L,(-1L),0L,(-8L),0x0DDFA558L},{0L,1L,0x5D7D8372L,0x92A59701L,0x5D7D8372L},{0x92A59701L,0x92A59701L,0x0DDFA558L,(-8L),0L}}};
int64_t l_3153 = 9L;
int32_t l_3156[3][5] = {{0x49410695L,0x49410695L,0L,0x49410695L,0x49410695L},{0xD876394EL,0x49410695L,0xD876394EL,0xD876394EL,0x49410695L},{0x49410695L,0xD876394EL,0xD876394EL,0x49410695L,0xD876394EL}};
int32_t *l_3168 = &g_386;
int64_t l_3172 = 0xF18CA73B854B9FF7LL;
int32_t l_3176[8] = {0xB475C1ECL,(-1L),0xB475C1ECL,(-1L),0xB475C1ECL,(-1L),0xB475C1ECL,(-1L)};
int64_t l_3198 = 0L;
uint64_t * const *l_3272 = (void*)0;
uint64_t * const **l_3271 = &l_3272;
const uint8_t l_3278[4][5] = {{0x85L,0xC3L,0x85L,0x85L,0xC3L},{0xC3L,0x85L,0x85L,0xC3L,0x85L},{0xC3L,0xC3L,252UL,0xC3L,0xC3L},{0x85L,0xC3L,0x85L,0x85L,0xC3L}};
int16_t l_3320 = (-1L);
int64_t l_3337 = 1L;
const uint16_t l_3401[5][2][8] = {{{0x4F52L,0x2DBDL,0xA1F4L,0x2DBDL,0x4F52L,0x012FL,0xA1F4L,0x012FL},{0x4F52L,0x012FL,0xA1F4L,0x012FL,0x4F52L,0x2DBDL,0xA1F4L,0x2DBDL}},{{0x4F52L,0x2DBDL,0xA1F4L,0x2DBDL,0x4F52L,0x012FL,0xA1F4L,0x012FL},{0x4F52L,0x012FL,0xA1F4L,0x012FL,0x4F52L,0x2DBDL,0xA1F4L,0x2DBDL}},{{0x4F52L,0x2DBDL,0xA1F4L,0x2DBDL,0x4F52L,0x012FL,0xA1F4L,0x012FL},{0x4F52L,0x012FL,0xA1F4L,0x012FL,0x4F52L,0x2DBDL,0xA1F4L,0x2DBDL}},{{0x4F52L,0x2DBDL,0xA1F4L,0x2DBDL,0x4F52L,0x012FL,0xA1F4L,0x012FL},{0x4F52L,0x012FL,0xA1F4L,0x012FL,0x4F52L,0x2DBDL,0xA1F4L,0x2DBDL}},{{0x4F52L,0x2DBDL,0xA1F4L,0x2DBDL,0x4F52L,0x012FL,0xA1F4L,0x012FL},{0x4F52L,0x012FL,0xA1F4L,0x012FL,0x4F52L,0x2DBDL,0xA1F4L,0x2DBDL}}};
uint32_t **l_3508[4][10] = {{&g_2474,&g_2474,&g_2474,&g_2474,&g_2474,&g_2474,&g_2474,&g_2474,&g_2474,&g_2474},{&g_2474,&g_2474,&g_2474,&g_2474,&g_2474,&g_2474,&g_2474,&g_2474,&g_2474,&g_2474},{&g_2474,&g_2474,&g_2474,&g_2474,&g_2474,&g_2474,&g_2474,&g_2474,&g_2474,&g_2474},{&g_2474,&g_2474,&g_2474,&g_2474,&g_2474,&g_2474,&g_2474,&g_2474,&g_2474,&g_2474}};
uint16_t l_3561[3];
uint32_t l_3579 = 0xB75995F8L;
uint32_t ** const *l_3600 = &g_897[0];
int16_t **l_3639 = &g_2600;
uint8_t ***l_3646 = &g_415;
uint8_t ****l_3645 = &l_3646;
union U0 ***l_3663 = &g_2154;
int8_t l_3675 = 0L;
int32_t l_3676 = 0L;
const uint32_t *l_3704 = &g_1609;
const uint32_t **l_3703 = &l_3704;
int32_t l_3759 = (-2L);
int32_t l_3793[10] = {(-10L),0L,0L,(-10L),0L,0L,(-10L),0L,0L,(-10L)};
int8_t l_3796 = 0xBAL;
uint32_t l_3810[6];
uint32_t ***l_3896 = &g_897[1];
uint32_t ****l_3895 = &l_3896;
int32_t **l_3925 = &l_3168;
int64_t l_3962[3][1][2] = {{{0xDB9CF8A40078AD23LL,0xDB9CF8A40078AD23LL}},{{0xDB9CF8A40078AD23LL,0xDB9CF8A40078AD23LL}},{{0xDB9CF8A40078AD23LL,0xDB9CF8A40078AD23LL}}};
int32_t **l_3972[8];
uint16_t **l_4140 = &g_1804;
int32_t **l_4154 = &g_3459;
int32_t **l_4198[3];
int i, j, k;
for (i = 0; i < 3; i++)
l_3561[i] = 1UL;
for (i = 0; i < 6; i++)
l_3810[i] = 1UL;
for (i = 0; i < 8; i++)
l_3972[i] = &g_1745;
for (i = 0; i < 3; i++)
l_4198[i] = (void*)0;
if ((((*l_2930)--) && (((((*l_2933) = &g_1409[0]) == (((safe_rshift_func_int8_t_s_s(4L, 1)) , (l_2937 , l_2938)) , &g_1412)) ^ (safe_lshift_func_uint16_t_u_u(((void*)0 == l_2941), (0x743AL ^ (safe_lshift_func_uint8_t_u_u((l_2938.f0 , l_2938.f0), 5)))))) == l_2938.f0)))
{
int32_t l_2961 = (-2L);
int8_t *l_2977 = &g_90[0];
uint8_t l_2979 = 0x93L;
uint64_t * const * const l_2983[3] = {&g_665[0][8][0],&g_665[0][8][0],&g_665[0][8][0]};
int32_t ***l_2993 = &g_2395;
uint32_t l_3009 = 18446744073709551615UL;
int32_t l_3010 = 0xFCF32871L;
const int16_t l_3040 = 0x9182L;
const int32_t *** const *l_3072[5] = {&g_1254[2],&g_1254[2],&g_1254[2],&g_1254[2],&g_1254[2]};
uint16_t l_3129 = 0UL;
int32_t l_3143 = 0x22AF5E77L;
int32_t l_3145 = (-1L);
int32_t l_3148 = 0x7B4A2353L;
int32_t l_3149 = (-1L);
int32_t l_3151 = 0L;
int32_t l_3152 = 1L;
int32_t l_3154 = 0x98376912L;
int32_t l_3155 = 0x7EED64ADL;
int32_t l_3157 = 1L;
int32_t l_3158 = 0x883FA5F9L;
int32_t l_3159 = 2L;
int32_t l_3161[5];
int32_t *l_3169 = &g_314;
int32_t *l_3170 = &l_3161[3];
int32_t *l_3171[1];
int64_t l_3174 = 0x6FFFF552AA273EC0LL;
int64_t l_3175[2];
uint8_t l_3177 = 3UL;
int i;
for (i = 0; i < 5; i++)
l_3161[i] = 0xC3783AEBL;
for (i = 0; i < 1; i++)
l_3171[i] = &l_2960;
for (i = 0; i < 2; i++)
l_3175[i] = 0xB93EB912195C8755LL;
for (g_1551 = (-30); (g_1551 >= 9); g_1551 = safe_add_func_uint8_t_u_u(g_1551, 4))
{
int32_t *l_2946 = &l_2937;
int32_t *l_2947 = &l_2937;
int32_t *l_2948[8][8][2] = {{{&g_386,&l_2937},{(void*)0,&l_2937},{&g_386,(void*)0},{(void*)0,(void*)0},{&g_386,&l_2937},{(void*)0,&l_2937},{&g_386,(void*)0},{(void*)0,(void*)0}},{{&g_386,&l_2937},{(void*)0,&l_2937},{&g_386,(void*)0},{(void*)0,(void*)0},{&g_386,&l_2937},{(void*)0,&l_2937},{&g_386,(void*)0},{(void*)0,(void*)0}},{{&g_386,&l_2937},{(void*)0,&l_2937},{&g_386,(void*)0},{(void*)0,(void*)0},{&g_386,&l_2937},{(void*)0,&l_2937},{&g_386,(void*)0},{(void*)0,(void*)0}},{{&g_386,&l_2937},{(void*)0,&l_2937},{&g_386,(void*)0},{(void*)0,(void*)0},{&g_386,&l_2937},{(void*)0,&l_2937},{&g_386,(void*)0},{(void*)0,(void*)0}},{{&g_386,&l_2937},{(void*)0,&l_2937},{&g_386,(void*)0},{(void*)0,(void*)0},{&g_386,&l_2937},{(void*)0,&l_2937},{&g_386,(void*)0},{(void*)0,(void*)0}},{{&g_386,&l_2937},{(void*)0,&l_2937},{&g_386,(void*)0},{(void*)0,(void*)0},{&g_386,&l_2937},{(void*)0,&l_2937},{&g_386,(void*)0},{(void*)0,(void*)0}},{{&g_386,&l_2937},{(void*)0,&l_2937},{&g_386,(void*)0},{(void*)0,(void*)0},{&g_386,&l_2937},{(void*)0,&l_2937},{&g_386,(void*)0},{(void*)0,(void*)0}},{{&g_386,&l_2937},{(void*)0,&l_2937},{&g_386,(void*)0},{(void*)0,(void*)0},{&g_386,&l_2937},{(void*)0,&l_2937},{&g_386,(void*)0},{(void*)0,(void*)0}}};
int i, j, k;
l_2950--;
(****g_1252) = (void*)0;
}
for (g_12 = 0; (g_12 > 7); g_12 = safe_add_func_int64_t_s_s(g_12, 1))
{
int8_t *l_2959[3];
int32_t *l_2962 = (void*)0;
int32_t l_2975[5] = {(-1L),(-1L),(-1L),(-1L),(-1L)};
uint64_t l_2976 = 0x112C4F98E5C8C7BALL;
int i;
for (i = 0; i < 3; i++)
l_2959[i] = &g_90[1];
l_2979 &= (safe_rshift_func_int8_t_s_u((safe_lshift_func_uint16_t_u_u(l_2950, (l_2937 > ((((l_2960 = ((*g_1453) &= l_2950)) != l_2961) <= (l_2962 == (((((((safe_mod_func_uint16_t_u_u(0xC8D4L, (safe_mod_func_uint64_t_u_u((safe_mul_func_int16_t_s_s((safe_mod_func_uint16_t_u_u(((*g_1804) = ((((l_2975[3] = (((l_2937 , (safe_div_func_uint32_t_u_u(((l_2961 ^ (safe_add_func_int8_t_s_s(l_2975[3], l_2975[4]))) != l_2975[3]), l_2975[3]))) & 9L) & 4294967290UL)) | l_2976) > 8UL) & l_2961)), l_2937)), l_2937)), l_2976)))) , (*g_2600)) > (-1L)) | l_2961) , l_2977) != (void*)0) , (void*)0))) , l_2978)))), l_2961));
}
for (g_71 = 0; (g_71 <= 1); g_71 += 1)
{
int8_t l_2980[8] = {4L,4L,4L,4L,4L,4L,4L,4L};
int32_t l_2981 = (-4L);
int32_t *l_2982 = &l_2960;
uint64_t * const *l_2985[10] = {&g_665[1][8][1],&g_665[0][6][0],&g_665[0][6][0],&g_665[1][8][1],&g_665[0][6][0],&g_665[0][6][0],&g_665[1][8][1],&g_665[0][6][0],&g_665[0][6][0],&g_665[1][8][1]};
uint64_t * const **l_2984 = &l_2985[1];
int64_t ** const l_3043 = &g_380;
union U0 l_3105 = {1UL};
uint32_t l_3127 = 1UL;
int32_t l_3128 = 4L;
int32_t l_3133 = 0xA1C36A6FL;
int32_t l_3134 = 0xAE9D68E1L;
int32_t l_3137 = 0x224A2026L;
int32_t l_3144[2];
int16_t l_3164 = (-3L);
uint32_t l_3165 = 2UL;
int i;
for (i = 0; i < 2; i++)
l_3144[i] = 0xBDDB84DCL;
(*l_2982) |= (l_2981 = l_2980[3]);
(*l_2982) |= l_2979;
(*l_2984) = l_2983[1];
for (g_2421 = 0; (g_2421 <= 1); g_2421 += 1)
{
int32_t ***l_2992 = &g_2395;
int32_t l_2994 = 6L;
union U0 * const *l_3059 = &g_2269;
int32_t ****l_3070[2][1];
uint32_t l_3112[6][9] = {{0x25E336ADL,0xFA65B203L,0UL,0xFA65B203L,0x25E336ADL,0x25E336ADL,0xFA65B203L,0UL,0xFA65B203L},{18446744073709551612UL,0x7CCB92E9L,0x781B558AL,0xA540E00AL,0xDCCE9792L,1UL,0xDCCE9792L,0xA540E00AL,0x781B558AL},{0x25E336ADL,0x25E336ADL,0xFA65B203L,0UL,0xFA65B203L,0x25E336ADL,0x25E336ADL,0xFA65B203L,0UL},{5UL,0x7CCB92E9L,5UL,1UL,18446744073709551612UL,18446744073709551609UL,0xDCCE9792L,18446744073709551609UL,18446744073709551612UL},{0x6A79EABDL,0xFA65B203L,0xFA65B203L,0x6A79EABDL,3UL,0x6A79EABDL,0xFA65B203L,0xFA65B203L,0x6A79EABDL},{18446744073709551608UL,1UL,0x781B558AL,1UL,18446744073709551608UL,0x0292C86BL,18446744073709551612UL,0xA540E00AL,18446744073709551612UL}};
int32_t l_3162 = 0x9BEB8472L;
int i, j;
for (i = 0; i < 2; i++)
{
for (j = 0; j < 1; j++)
l_3070[i][j] = (void*)0;
}
(*l_2933) = &g_1409[4];
if (((*g_1803) == ((((((safe_div_func_uint16_t_u_u((((safe_sub_func_int32_t_s_s((((*l_2982) ^ (l_2978 == (l_2937 == 1L))) == (safe_mod_func_uint16_t_u_u(((**g_1803) = 0xBCE3L), ((((l_2992 == l_2993) != ((*g_2600) = (&l_2929 == &g_665[0][7][2]))) < 0L) || (*g_2600))))), l_2994)) , l_2961) ^ 0x97C9L), 65534UL)) & l_2961) || 0x19FA22AB6DDF0285LL) , 8L) < l_2960) , (void*)0)))
{
int8_t l_3007 = 1L;
int32_t l_3041 = 1L;
int32_t *l_3042 = &g_2949[1][0][3];
for (l_2937 = 1; (l_2937 >= 0); l_2937 -= 1)
{
uint8_t l_2995 = 2UL;
int16_t l_3006 = (-1L);
union U0 ** const l_3008 = &g_2269;
(*l_2982) = (l_2995 | (safe_mod_func_int32_t_s_s((safe_rshift_func_int8_t_s_s((safe_sub_func_int64_t_s_s(((*g_721) ^= l_2960), (l_3010 |= ((((safe_lshift_func_int16_t_s_s((safe_rshift_func_uint8_t_u_u((l_3006 < (((*g_1804) = l_3007) < (l_3008 == (((*g_2600) , (((void*)0 != (*p_106)) != ((*g_416) ^= l_2961))) , &g_1593[7])))), 7)), 8)) != 255UL) , l_3009) <= (**g_617))))), (*l_2982))), 0x345DEBA6L)));
}
(*l_3042) |= (safe_rshift_func_int16_t_s_u(l_3013, ((safe_sub_func_int64_t_s_s(0xE0620C7A436E77B1LL, ((*g_380) = ((safe_lshift_func_uint8_t_u_u((safe_add_func_uint8_t_u_u((*l_2982), ((safe_mod_func_int64_t_s_s((safe_lshift_func_uint8_t_u_s((l_3041 ^= ((((*g_2600) = (safe_lshift_func_int8_t_s_s((*l_2982), l_2960))) && (safe_lshift_func_int8_t_s_u((safe_sub_func_int8_t_s_s((safe_add_func_uint32_t_u_u((safe_mod_func_uint64_t_u_u((safe_sub_func_int16_t_s_s((safe_mul_func_int8_t_s_s((*l_2982), ((l_3007 & ((((l_2978 = (*l_2982)) != (safe_rshift_func_int8_t_s_u(0xFEL, 4))) ^ l_2994) == l_3010)) < l_3007))), l_3040)), 0x609123B8BEEE0EC0LL)), 0x7B3F20DFL)), 0x75L)), l_3013))) , l_3007)), 6)), 18446744073709551611UL)) == l_3007))), 0)) < l_2994)))) & 0xC65FDA7EL)));
}
else
{
int8_t l_3055 = (-5L);
uint16_t l_3060 = 1UL;
int32_t l_3074 = 3L;
for (l_2960 = 0; (l_2960 <= 1); l_2960 += 1)
{
int64_t ***l_3044 = (void*)0;
int64_t ***l_3045[10][2] = {{&g_1410,&g_1410},{&g_1410,&g_1410},{&g_1410,&g_1410},{&g_1410,&g_1410},{&g_1410,&g_1410},{&g_1410,&g_1410},{&g_1410,&g_1410},{&g_1410,&g_1410},{&g_1410,&g_1410},{&g_1410,&g_1410}};
int64_t ***l_3046 = &g_1410;
int i, j;
(*l_3046) = l_3043;
}
for (g_1553 = 0; (g_1553 <= 1); g_1553 += 1)
{
uint16_t *l_3058[7] = {&g_2611,&l_2938.f0,&l_2938.f0,&g_2611,&l_2938.f0,&l_2938.f0,&g_2611};
int32_t *l_3061 = &g_386;
int32_t ****l_3068 = (void*)0;
const int32_t *** const **l_3073 = &l_3072[4];
int i;
(*l_3061) &= (((((safe_rshift_func_uint8_t_u_u(g_539[g_71], 7)) > (safe_rshift_func_uint8_t_u_s((safe_sub_func_int8_t_s_s(((*l_2977) |= ((*g_2269) , (safe_add_func_uint16_t_u_u(((0xEABEB00F17ED03C5LL == (l_3055 ^ ((safe_rshift_func_uint16_t_u_s((l_2994 ^= (**g_1803)), (((void*)0 == l_3059) , (((func_215(&g_442[1][3]) , l_2938.f0) < (*l_2982)) || l_3013)))) >= g_539[g_71]))) == (*l_2982)), 0x3A7AL)))), l_3010)), 3))) == l_3060) <= g_539[g_71]) , l_2994);
l_3074 &= (safe_mod_func_int64_t_s_s((safe_mul_func_int8_t_s_s(((safe_rshift_func_uint16_t_u_s((((*l_3061) = l_2978) >= ((g_3069 = (void*)0) != (void*)0)), ((&l_3058[3] == (void*)0) != ((l_2961 < ((((l_3071 = l_3070[1][0]) == ((*l_3073) = l_3072[2])) , ((void*)0 != &g_2686)) || l_3055)) == l_3055)))) && (*l_2982)), (**g_617))), l_3009));
}
}
(*g_2154) = (void*)0;
if ((((safe_rshift_func_uint8_t_u_s((*g_416), 6)) && (safe_rshift_func_uint16_t_u_s(l_3079, (safe_div_func_int64_t_s_s((safe_mul_func_int16_t_s_s((safe_lshift_func_uint16_t_u_u(((*g_1804) = 65531UL), (l_2960 ^ (*l_2982)))), ((((safe_unary_minus_func_uint16_t_u(g_90[2])) | (((safe_sub_func_int16_t_s_s((safe_mul_func_int8_t_s_s((((((void*)0 == g_3091) == (safe_rshift_func_int8_t_s_u(((&g_617 != l_3094) , 0L), l_2978))) || (*g_2600)) , (**g_617)), 3L)), 1L)) , (*l_2982)) <= (-3L))) , l_3079) , (*g_2600)))), (*g_1414)))))) <= g_3096))
{
int32_t *l_3101 = &g_154;
int32_t l_3102 = 0x40524C9AL;
uint16_t l_3132 = 0x021EL;
int32_t l_3135 = 0xF78A58DAL;
int32_t l_3136 = 0xD2A8C9C7L;
int32_t l_3139[10][5][5] = {{{1L,0x8236E6A5L,0x5D761E85L,0x8236E6A5L,1L},{0x105C7E1FL,(-1L),5L,0x214BF314L,0x2594FB54L},{0x72C2C7D9L,0x237DECF5L,0L,0x11A4140BL,0xD059CD3BL},{5L,6L,0xB10AF4B2L,0xF868FF6AL,0x2594FB54L},{8L,0x11A4140BL,0L,(-9L),0L}},{{0x2594FB54L,0xB4A4BE84L,0x2368CBD8L,(-2L),6L},{0L,0x31DAFD11L,5L,0L,1L},{(-1L),0x90131F3DL,(-1L),0xB10AF4B2L,(-1L)},{0x5D761E85L,0x5D761E85L,0x31DAFD11L,0xD059CD3BL,0L},{0x1A7DC650L,9L,0xAE72B785L,(-9L),0x73BD5702L}},{{0x5D9EEACBL,(-1L),0x4BF33A53L,8L,0L},{0xB10AF4B2L,9L,(-2L),(-9L),0xF6C5627CL},{(-6L),0x5D761E85L,9L,0x7200C113L,0xD8CEB277L},{0xF868FF6AL,0x90131F3DL,(-9L),6L,(-3L)},{0x7200C113L,0x31DAFD11L,(-7L),5L,0x11A4140BL}},{{4L,0xB4A4BE84L,0xB4A4BE84L,4L,(-10L)},{(-1L),0x11A4140BL,0xD8CEB277L,(-1L),0x5D9EEACBL},{9L,6L,3L,0x5FB0D4ADL,0xAE72B785L},{(-7L),0x237DECF5L,0L,(-1L),(-1L)},{0xF6C5627CL,0xF868FF6AL,0x105C7E1FL,4L,0x5FB0D4ADL}},{{0x11A4140BL,2L,1L,5L,5L},{4L,0xF6C5627CL,0L,6L,5L},{0xEECE5B96L,(-1L),0x7200C113L,0x7200C113L,(-1L)},{0x73BD5702L,0x2368CBD8L,(-1L),(-9L),4L},{0L,0xFDC698E8L,0x72C2C7D9L,8L,0L}},{{1L,(-3L),0xF868FF6AL,(-9L),5L},{0L,(-1L),5L,0xD059CD3BL,0xFF9F04C1L},{0x73BD5702L,0x214BF314L,0x3CA9C1CEL,0xB10AF4B2L,0L},{0xEECE5B96L,1L,0xFDC698E8L,0L,(-2L)},{4L,(-1L),0x2594FB54L,(-2L),(-2L)}},{{0x11A4140BL,0L,0x11A4140BL,(-9L),0x8236E6A5L},{0xF6C5627CL,1L,0x5FB0D4ADL,0xF868FF6AL,0x214BF314L},{(-7L),0xD059CD3BL,(-6L),0x11A4140BL,0x9E1E65C1L},{9L,1L,0x5FB0D4ADL,0x214BF314L,(-1L)},{(-1L),0x7200C113L,0x11A4140BL,2L,1L}},{{4L,0x5FB0D4ADL,0x2594FB54L,(-10L),1L},{0x7200C113L,0x8236E6A5L,0xFDC698E8L,0xFF9F04C1L,0L},{0xF868FF6AL,(-1L),0x3CA9C1CEL,(-1L),0xF868FF6AL},{(-6L),0L,5L,0L,0x5D761E85L},{0xB10AF4B2L,4L,0xF868FF6AL,0x73BD5702L,1L}},{{0L,1L,0L,(-7L),0xEECE5B96L},{(-10L),0x73BD5702L,0x681A8E3EL,0x5FB0D4ADL,(-9L)},{0xEECE5B96L,0x5D761E85L,(-1L),8L,1L},{0x681A8E3EL,(-9L),0x2368CBD8L,0xB10AF4B2L,3L},{(-1L),9L,0L,0L,0L}},{{0x3CA9C1CEL,0x3CA9C1CEL,(-9L),1L,0x681A8E3EL},{0xFF9F04C1L,(-9L),0x72C2C7D9L,0L,5L},{0x214BF314L,0x105C7E1FL,5L,(-10L),0x90131F3DL},{0L,(-9L),8L,0xFDC698E8L,2L},{1L,0x3CA9C1CEL,0x2594FB54L,4L,0x1A7DC650L}}};
int32_t l_3160 = 0xDFC933D8L;
int32_t l_3163[3];
int i, j, k;
for (i = 0; i < 3; i++)
l_3163[i] = (-9L);
if (((((((((1UL == (((*g_416) = ((*l_2982) = ((safe_add_func_int32_t_s_s(((((safe_mul_func_uint8_t_u_u(((void*)0 == (*g_2686)), (*l_2982))) , (l_3101 = ((*g_2686) = func_128((*l_2982))))) == (void*)0) | l_3102), ((*g_1453) || 1UL))) || 4294967287UL))) && (*l_2982))) > (*g_2600)) || (*l_2982)) & 1L) , (*l_2982)) && (*g_2600)) | (*g_2600)) > 0xCDL))
{
const int64_t l_3106 = 1L;
if (l_3102)
break;
l_3102 = (safe_mul_func_int16_t_s_s(((((l_3102 == l_2960) & ((*l_2982) , ((((l_3105 , l_3106) , (+(safe_add_func_uint8_t_u_u((safe_sub_func_uint16_t_u_u(l_3112[3][0], ((0xBAL & (safe_add_func_uint8_t_u_u(((((safe_add_func_uint8_t_u_u((safe_sub_func_int32_t_s_s((safe_mod_func_uint8_t_u_u((safe_lshift_func_int8_t_s_u(((safe_mul_func_uint8_t_u_u(l_3102, ((safe_rshift_func_uint8_t_u_s(0x89L, (*l_2982))) & l_3127))) < 0xFA26EECBL), 2)), (*g_416))), l_3102)), 1UL)) == (-1L)) && 0x0636EB837A139B95LL) ^ l_3106), (*l_2982)))) == (*l_2982)))), 1UL)))) ^ (*g_721)) == l_3106))) > 0x3295L) && l_3106), (*g_1804)));
if (l_3128)
continue;
(*g_2154) = (*g_2154);
}
else
{
(***g_1253) = &l_2981;
}
for (g_649.f0 = 0; (g_649.f0 <= 1); g_649.f0 += 1)
{
int32_t l_3138 = 0x476BA419L;
int32_t l_3146 = 0xF8D270ABL;
int32_t l_3147[3];
int8_t l_3150 = (-1L);
int i, j;
for (i = 0; i < 3; i++)
l_3147[i] = 0x5A3378E9L;
l_3129--;
(*l_2982) = l_3132;
--l_3165;
}
}
else
{
(*g_1255) = l_3168;
}
}
}
--l_3177;
}
else
{
uint16_t l_3181 = 0xA7E6L;
int32_t l_3222 = 0x316C406BL;
int32_t l_3223 = 0x110E9CECL;
int32_t **l_3280 = (void*)0;
uint8_t **l_3289 = &g_416;
int16_t l_3321 = (-1L);
int16_t l_3346 = 3L;
int16_t l_3399[10] = {0x6265L,0x643EL,0x643EL,0x6265L,4L,0x6265L,0x643EL,0x643EL,0x6265L,4L};
int32_t l_3432[9] = {(-9L),(-1L),(-1L),(-9L),(-1L),(-1L),(-9L),(-1L),(-1L)};
union U0 ***l_3460 = &g_2154;
uint32_t * const *l_3507 = &g_2474;
uint8_t l_3523 = 0x35L;
int32_t ****l_3534[8][5][6] = {{{&g_2922[0],&g_2922[2],&g_2922[0],&g_2922[0],(void*)0,&g_2922[0]},{&g_2922[1],&g_2922[1],&g_2922[1],&g_2922[0],&g_2922[1],&g_2922[0]},{&g_2922[0],(void*)0,(void*)0,&g_2922[2],&g_2922[0],&g_2922[0]},{&g_2922[0],&g_2922[0],&g_2922[1],&g_2922[1],(void*)0,(void*)0},{&g_2922[1],&g_2922[1],&g_2922[0],(void*)0,&g_2922[0],&g_2922[0]}},{{(void*)0,&g_2922[2],(void*)0,&g_2922[0],&g_2922[2],&g_2922[2]},{(void*)0,(void*)0,(void*)0,(void*)0,&g_2922[0],&g_2922[1]},{&g_2922[0],&g_2922[2],&g_2922[2],&g_2922[0],&g_2922[0],&g_2922[0]},{&g_2922[0],(void*)0,&g_2922[0],&g_2922[0],&g_2922[0],(void*)0},{&g_2922[1],&g_2922[2],(void*)0,&g_2922[0],&g_2922[0],&g_2922[1]}},{{&g_2922[0],(void*)0,(void*)0,&g_2922[0],&g_2922[2],&g_2922[2]},{&g_2922[2],&g_2922[2],&g_2922[1],&g_2922[0],&g_2922[0],(void*)0},{&g_2922[1],&g_2922[1],&g_2922[0],&g_2922[0],(void*)0,&g_2922[0]},{&g_2922[0],&g_2922[0],&g_2922[2],(void*)0,&g_2922[0],&g_2922[0]},{&g_2922[2],(void*)0,(void*)0,&g_2922[1],&g_2922[1],&g_2922[1]}},{{(void*)0,&g_2922[1],&g_2922[0],&g_2922[1],(void*)0,&g_2922[0]},{&g_2922[0],&g_2922[2],&g_2922[1],&g_2922[0],&g_2922[2],&g_2922[1]},{(void*)0,&g_2922[1],&g_2922[0],&g_2922[2],&g_2922[0],&g_2922[1]},{&g_2922[0],&g_2922[2],&g_2922[1],&g_2922[0],&g_2922[0],&g_2922[0]},{&g_2922[0],&g_2922[0],&g_2922[0],&g_2922[0],&g_2922[0],&g_2922[1]}},{{(void*)0,&g_2922[0],&g_2922[0],&g_2922[0],&g_2922[0],&g_2922[0]},{&g_2922[0],&g_2922[0],&g_2922[0],&g_2922[0],(void*)0,(void*)0},{&g_2922[0],&g_2922[0],(void*)0,&g_2922[2],&g_2922[0],&g_2922[0]},{&g_2922[0],(void*)0,&g_2922[0],&g_2922[0],&g_2922[0],&g_2922[1]},{&g_2922[1],&g_2922[0],&g_2922[1],&g_2922[1],&g_2922[0],&g_2922[1]}},{{(void*)0,(void*)0,&g_2922[0],&g_2922[1],&g_2922[0],&g_2922[1]},{(void*)0,&g_2922[1],&g_2922[0],&g_2922[0],&g_2922[0],(void*)0},{(void*)0,&g_2922[0],&g_2922[0],&g_2922[1],&g_2922[0],&g_2922[0]},{(void*)0,&g_2922[0],&g_2922[0],&g_2922[1],&g_2922[0],&g_2922[1]},{&g_2922[1],(void*)0,&g_2922[0],&g_2922[0],&g_2922[2],(void*)0}},{{&g_2922[0],&g_2922[0],(void*)0,&g_2922[2],&g_2922[0],&g_2922[1]},{&g_2922[0],&g_2922[0],&g_2922[1],&g_2922[0],&g_2922[0],&g_2922[0]},{&g_2922[0],&g_2922[2],&g_2922[0],&g_2922[0],&g_2922[0],(void*)0},{(void*)0,(void*)0,&g_2922[0],&g_2922[1],&g_2922[0],(void*)0},{&g_2922[0],(void*)0,&g_2922[0],&g_2922[0],&g_2922[2],&g_2922[2]}},{{&g_2922[0],(void*)0,&g_2922[1],&g_2922[0],&g_2922[2],&g_2922[0]},{&g_2922[0],(void*)0,&g_2922[1],&g_2922[0],&g_2922[2],(void*)0},{(void*)0,(void*)0,&g_2922[0],&g_2922[1],&g_2922[0],(void*)0},{&g_2922[1],(void*)0,&g_2922[1],&g_2922[2],&g_2922[0],&g_2922[1]},{&g_2922[0],&g_2922[2],(void*)0,&g_2922[1],&g_2922[0],&g_2922[0]}}};
uint8_t l_3565 = 0xD6L;
int64_t l_3618 = 9L;
uint8_t ** const *l_3631[5] = {&g_415,&g_415,&g_415,&g_415,&g_415};
int8_t l_3637[9] = {0xF1L,0xF1L,1L,0xF1L,0xF1L,1L,0xF1L,0xF1L,1L};
int32_t l_3644[6][9][3] = {{{0x610ABCCBL,6L,0L},{0x01C6C703L,(-1L),0xCED9687EL},{1L,1L,(-3L)},{0x66DEBE48L,(-3L),0x8E1EDB05L},{0xDE172B34L,0x5E94F3DEL,0xBEB73E12L},{0xDE172B34L,(-2L),1L},{0x66DEBE48L,0x86A72184L,0x6DBDC6F6L},{1L,0xE5426997L,0xE5426997L},{0x01C6C703L,(-1L),(-3L)}},{{0x610ABCCBL,0L,(-1L)},{0L,0x8EF68AD7L,1L},{0xE5426997L,0xD78D6D52L,0x6D3CCC69L},{0x6D3CCC69L,0x8EF68AD7L,(-1L)},{0xF77DBA70L,0L,0x5E94F3DEL},{(-3L),(-1L),0xD78D6D52L},{1L,0xE5426997L,0x610ABCCBL},{0x44456DB3L,0x86A72184L,0xCDB46174L},{0L,(-2L),0L}},{{6L,0x5E94F3DEL,0x8E1EDB05L},{0x86A72184L,1L,(-2L)},{0xCED9687EL,0L,1L},{0xF77DBA70L,(-3L),0xF77DBA70L},{6L,1L,0x121E335BL},{0x8E1EDB05L,0xA4FD39F5L,(-3L)},{0xCDB46174L,0x5C7393F4L,0x610ABCCBL},{0x6D3CCC69L,(-3L),0x5E94F3DEL},{0xCDB46174L,0x86A72184L,0x44456DB3L}},{{0x8E1EDB05L,0xDE172B34L,0x8EF68AD7L},{6L,0L,1L},{0xF77DBA70L,0x8EF68AD7L,1L},{0xCED9687EL,0x6DBDC6F6L,0xA4FD39F5L},{0x86A72184L,(-2L),0xDCE59DFDL},{0x6DBDC6F6L,(-2L),6L},{0L,0x6DBDC6F6L,1L},{0L,0x8EF68AD7L,(-1L)},{0L,0L,0L}},{{1L,0xDE172B34L,0L},{0x5C7393F4L,0x86A72184L,0L},{0x610ABCCBL,(-3L),1L},{1L,0x5C7393F4L,0L},{(-1L),0xA4FD39F5L,0L},{1L,1L,0L},{0x1DB4DD3AL,(-3L),(-1L)},{0xA4FD39F5L,0L,1L},{(-3L),1L,6L}},{{2L,0x121E335BL,0xDCE59DFDL},{2L,0xD78D6D52L,0xA4FD39F5L},{(-3L),0x6D3CCC69L,1L},{0xA4FD39F5L,1L,1L},{0x1DB4DD3AL,0xCED9687EL,0x8EF68AD7L},{1L,(-1L),0x44456DB3L},{(-1L),0xBEB73E12L,0x5E94F3DEL},{1L,0xF77DBA70L,0x610ABCCBL},{0x610ABCCBL,0xBEB73E12L,(-3L)}}};
uint16_t l_3680 = 0x31D7L;
uint32_t l_3702 = 0UL;
uint64_t * const **l_3721 = (void*)0;
int64_t **l_3724 = &g_380;
uint8_t l_3760[10][7][3] = {{{1UL,0x1BL,0x1AL},{0xE9L,0x10L,250UL},{252UL,0x76L,252UL},{251UL,1UL,8UL},{0xAAL,0xF3L,0x2FL},{0x34L,0x6AL,252UL},{0UL,252UL,255UL}},{{0x5EL,255UL,0x1AL},{0xF3L,0x48L,0x10L},{0xF3L,0UL,0x94L},{0x03L,0UL,0x6AL},{4UL,0x5DL,255UL},{0x16L,2UL,0x82L},{1UL,1UL,0x34L}},{{1UL,255UL,4UL},{0x16L,0xBEL,255UL},{4UL,0xE9L,2UL},{0x03L,0x10L,7UL},{0xF3L,0UL,1UL},{0xF3L,1UL,251UL},{0x5EL,0UL,0UL}},{{0UL,0x52L,0UL},{0x34L,0xC3L,0xE9L},{0xAAL,251UL,246UL},{251UL,253UL,0xB9L},{252UL,255UL,0x5DL},{0xE9L,1UL,1UL},{1UL,2UL,0x76L}},{{255UL,255UL,2UL},{255UL,1UL,8UL},{0x48L,252UL,1UL},{253UL,1UL,255UL},{251UL,255UL,0x82L},{1UL,0x48L,1UL},{251UL,1UL,255UL}},{{0x10L,0UL,0xB9L},{0x34L,1UL,0x48L},{250UL,0x6AL,0xF3L},{1UL,0x84L,0x16L},{255UL,1UL,251UL},{252UL,0xF3L,255UL},{6UL,255UL,0x78L}},{{1UL,253UL,255UL},{1UL,255UL,255UL},{255UL,0x27L,0x76L},{0x94L,1UL,0UL},{0x54L,255UL,252UL},{2UL,250UL,252UL},{0x2FL,0x1BL,0UL}},{{0x5DL,249UL,0x76L},{0xAAL,255UL,255UL},{0xE1L,0xA8L,255UL},{0x30L,250UL,0x78L},{8UL,0xE9L,255UL},{0x84L,0x1AL,251UL},{0x55L,0xC2L,0x16L}},{{0x0EL,1UL,0xF3L},{0x21L,0x94L,0x48L},{252UL,246UL,0xB9L},{0xF3L,0UL,255UL},{1UL,7UL,1UL},{0UL,1UL,0x82L},{0x4BL,6UL,255UL}},{{253UL,251UL,1UL},{0x74L,0x55L,8UL},{253UL,0x21L,2UL},{0x4BL,255UL,246UL},{0UL,251UL,1UL},{1UL,0x78L,249UL},{0xF3L,0x76L,1UL}}};
uint32_t l_3806[1][3];
int8_t ***l_3820 = &l_3095[1][2][1];
uint32_t l_3828 = 0xE49794E5L;
int32_t * const l_3845 = &l_3141;
int32_t l_3852 = 0x5175A4C1L;
uint32_t ***l_3904 = &g_897[1];
uint32_t *l_3909 = (void*)0;
uint32_t ***l_3916 = &g_897[1];
uint8_t l_3927 = 250UL;
int32_t l_3947 = (-9L);
int32_t l_3950 = 0xF8C71D38L;
int8_t l_4008 = 1L;
uint64_t l_4010 = 0x282B3CE08EC0873DLL;
uint32_t l_4036[5][6][1] = {{{1UL},{0xD31548FAL},{0x8115B4D3L},{18446744073709551615UL},{1UL},{0x828CB34BL}},{{1UL},{18446744073709551615UL},{0x8115B4D3L},{0xD31548FAL},{1UL},{18446744073709551615UL}},{{18446744073709551615UL},{1UL},{0xD31548FAL},{0x8115B4D3L},{18446744073709551615UL},{1UL}},{{0x828CB34BL},{1UL},{18446744073709551615UL},{0x8115B4D3L},{0xD31548FAL},{1UL}},{{18446744073709551615UL},{18446744073709551615UL},{1UL},{0xD31548FAL},{0x8115B4D3L},{18446744073709551615UL}}};
const uint8_t ****l_4079 = (void*)0;
int32_t l_4126 = (-7L);
uint16_t **l_4194 = &g_1804;
int i, j, k;
for (i = 0; i < 1; i++)
{
for (j = 0; j < 3; j++)
l_3806[i][j] = 18446744073709551615UL;
}
if (((~(l_2938 , (*l_3168))) , l_3181))
{
uint64_t l_3184[6][2] = {{18446744073709551615UL,18446744073709551615UL},{18446744073709551615UL,18446744073709551615UL},{18446744073709551615UL,18446744073709551615UL},{18446744073709551615UL,18446744073709551615UL},{18446744073709551615UL,18446744073709551615UL},{18446744073709551615UL,18446744073709551615UL}};
int32_t * const **l_3194 = &g_3193[1];
uint32_t *l_3197 = &g_91[2];
uint32_t l_3199 = 4UL;
int32_t l_3215[2];
union U0 * const *l_3283 = &g_1593[7];
int32_t l_3287 = 0xE8E29856L;
uint8_t *** const *l_3295[6] = {&g_950,&g_950,&g_950,&g_950,&g_950,&g_950};
uint8_t *** const **l_3294 = &l_3295[1];
int64_t l_3304[2][9] = {{0xB11BDE0F9BF0E237LL,0xB11BDE0F9BF0E237LL,0x840FB4D7B91399CCLL,0x840FB4D7B91399CCLL,0xB11BDE0F9BF0E237LL,0xB11BDE0F9BF0E237LL,0x840FB4D7B91399CCLL,0x840FB4D7B91399CCLL,0xB11BDE0F9BF0E237LL},{0xC9F7B48B22ADE5CALL,1L,0xC9F7B48B22ADE5CALL,1L,0xC9F7B48B22ADE5CALL,1L,0xC9F7B48B22ADE5CALL,1L,0xC9F7B48B22ADE5CALL}};
int i, j;
for (i = 0; i < 2; i++)
l_3215[i] = (-1L);
if (((*l_3168) = ((safe_mul_func_uint8_t_u_u(l_3184[0][1], ((((((((safe_mod_func_uint8_t_u_u(((safe_sub_func_int16_t_s_s(((safe_lshift_func_uint16_t_u_s((65530UL ^ l_3184[0][0]), 8)) >= (*l_3168)), (((*l_3197) = ((~l_3181) <= ((safe_unary_minus_func_int32_t_s((((func_125(((*l_3194) = ((*g_441) = g_3193[1])), func_128((safe_add_func_int64_t_s_s(0x237EAFE990A63F9CLL, 18446744073709551615UL)))) , (void*)0) != (void*)0) & (*l_3168)))) || l_3181))) <= 0x6E431A81L))) , 0xFAL), 0xB9L)) , l_3184[5][1]) ^ 0x6B24L) | 0x1BL) >= l_3181) >= 0x4C2C3151L) , l_3198) <= (*l_3168)))) == l_3199)))
{
uint16_t *l_3213[9];
uint16_t **l_3212 = &l_3213[1];
int32_t l_3224[4][9] = {{0x881D5FD1L,0x8A586E60L,0xD3F9D02CL,1L,1L,0xD3F9D02CL,0x8A586E60L,0x881D5FD1L,0x82274CBEL},{0x881D5FD1L,1L,0x82274CBEL,0x881D5FD1L,0x8A586E60L,0xD3F9D02CL,1L,1L,0xD3F9D02CL},{0x1B850AFFL,1L,0x9DA68278L,1L,0x1B850AFFL,0x51140204L,1L,1L,0x82274CBEL},{1L,0x8A586E60L,0x9DA68278L,1L,0x8A586E60L,0x82274CBEL,0x8A586E60L,1L,0x9DA68278L}};
uint32_t *l_3225 = &g_751;
int32_t *l_3235 = (void*)0;
int i, j;
for (i = 0; i < 9; i++)
l_3213[i] = &g_2611;
lbl_3290:
(***g_1253) = func_128((safe_unary_minus_func_uint32_t_u(2UL)));
if ((safe_mul_func_int8_t_s_s((+(l_3184[0][1] < (safe_sub_func_uint8_t_u_u((safe_mod_func_uint16_t_u_u((safe_add_func_int8_t_s_s((safe_mul_func_uint8_t_u_u(l_3181, (((*g_1803) == ((*l_3212) = &l_3181)) <= (~(((l_3215[0] < (safe_sub_func_uint16_t_u_u((safe_lshift_func_uint8_t_u_s(((((*l_3197)--) | (--(*l_3225))) > (safe_lshift_func_uint16_t_u_u(3UL, ((safe_lshift_func_uint8_t_u_s((safe_unary_minus_func_uint64_t_u((l_3181 ^ (~((0x91L ^ ((void*)0 == l_2930)) > 0xC52FA64DL))))), 3)) || l_3224[1][8])))), 0)), l_3224[3][3]))) , (*l_3168)) == l_3224[3][3]))))), g_3234)), l_3222)), l_3222)))), l_3224[3][3])))
{
int32_t l_3240 = 0x19C776DCL;
int32_t l_3242[5][3] = {{(-1L),(-1L),(-1L)},{0xBE96D381L,0x200EAACDL,0xBE96D381L},{(-1L),(-1L),(-1L)},{0xBE96D381L,0x200EAACDL,0xBE96D381L},{(-1L),(-1L),(-1L)}};
int i, j;
(***g_1253) = l_3235;
for (g_1551 = 0; (g_1551 >= 60); g_1551 = safe_add_func_uint64_t_u_u(g_1551, 5))
{
uint64_t l_3245 = 0UL;
uint8_t *l_3257 = &g_1551;
uint8_t ** const l_3256 = &l_3257;
uint8_t ** const *l_3255 = &l_3256;
uint8_t ** const **l_3254 = &l_3255;
int32_t l_3258 = 1L;
const int32_t *l_3261[10][1][1] = {{{&g_2232}},{{&l_3156[1][3]}},{{&g_2232}},{{&l_3156[1][3]}},{{&g_2232}},{{&l_3156[1][3]}},{{&g_2232}},{{&l_3156[1][3]}},{{&g_2232}},{{&l_3156[1][3]}}};
int32_t l_3268[4];
int i, j, k;
for (i = 0; i < 4; i++)
l_3268[i] = 0x2B83FBD3L;
l_3215[0] = (safe_sub_func_int64_t_s_s(l_3240, (!((*g_1453) = (l_3242[4][1] &= (*l_3168))))));
l_3223 = ((*l_3168) = (safe_sub_func_int64_t_s_s(0x8C9461E1B1C7ED94LL, ((((*l_3197) = 4294967295UL) && (l_3242[2][2] , ((--l_3245) <= ((safe_mod_func_int32_t_s_s((safe_sub_func_uint16_t_u_u((((safe_div_func_uint16_t_u_u(((**g_1803) = (l_3258 = ((*g_949) != ((*l_3254) = &g_415)))), (safe_mul_func_uint16_t_u_u(l_3240, ((void*)0 != l_3261[5][0][0]))))) <= ((l_3224[3][3] = (((safe_lshift_func_int16_t_s_s((((safe_mul_func_int8_t_s_s(l_3268[2], 9L)) > l_3242[1][0]) <= 0L), 11)) && l_3268[3]) < l_3268[2])) == (*g_2600))) || l_3223), 8L)), (*l_3168))) , l_3223)))) == (*g_618)))));
}
}
else
{
int64_t ****l_3277 = &g_1409[4];
int32_t l_3279[9][10][2] = {{{0xB694E21DL,0L},{1L,1L},{6L,1L},{1L,0L},{0xB694E21DL,0x9BB57198L},{6L,(-1L)},{0xD7DB83CCL,0L},{0xD7DB83CCL,(-1L)},{6L,0x9BB57198L},{0xB694E21DL,0L}},{{1L,1L},{6L,1L},{1L,0L},{0xB694E21DL,0x9BB57198L},{6L,(-1L)},{0xD7DB83CCL,0L},{0xD7DB83CCL,(-1L)},{6L,0x9BB57198L},{0xB694E21DL,0L},{1L,1L}},{{6L,1L},{1L,0L},{0xB694E21DL,0x9BB57198L},{6L,(-1L)},{0xD7DB83CCL,0L},{0xD7DB83CCL,(-1L)},{6L,0x9BB57198L},{0xB694E21DL,0L},{1L,1L},{6L,1L}},{{1L,0L},{0xB694E21DL,0x9BB57198L},{6L,(-1L)},{0xD7DB83CCL,0L},{0xD7DB83CCL,(-1L)},{6L,0x9BB57198L},{0xB694E21DL,0L},{1L,1L},{6L,1L},{1L,0L}},{{0xB694E21DL,0x9BB57198L},{6L,(-1L)},{0xD7DB83CCL,0L},{0xD7DB83CCL,(-1L)},{6L,0x9BB57198L},{0xB694E21DL,0L},{1L,1L},{6L,1L},{1L,0L},{0xB694E21DL,0x9BB57198L}},{{6L,(-1L)},{0xD7DB83CCL,0L},{0xD7DB83CCL,(-1L)},{6L,0x9BB57198L},{0xB694E21DL,0L},{1L,1L},{6L,1L},{1L,0L},{0xB694E21DL,0x9BB57198L},{6L,(-1L)}},{{0xD7DB83CCL,0L},{0xD7DB83CCL,(-1L)},{6L,0x9BB57198L},{0xB694E21DL,0L},{1L,7L},{9L,7L},{6L,0xA5A3258FL},{5L,0L},{9L,0L},{0xCC18FBAAL,0xA5A3258FL}},{{0xCC18FBAAL,0L},{9L,0L},{5L,0xA5A3258FL},{6L,7L},{9L,7L},{6L,0xA5A3258FL},{5L,0L},{9L,0L},{0xCC18FBAAL,0xA5A3258FL},{0xCC18FBAAL,0L}},{{9L,0L},{5L,0xA5A3258FL},{6L,7L},{9L,7L},{6L,0xA5A3258FL},{5L,0L},{9L,0L},{0xCC18FBAAL,0xA5A3258FL},{0xCC18FBAAL,0L},{9L,0L}}};
int i, j, k;
(*l_3168) ^= (((*g_416) != ((*g_1453) = (**g_617))) | ((safe_mod_func_int32_t_s_s((l_3271 != &l_3272), ((safe_sub_func_uint64_t_u_u(((safe_mul_func_int8_t_s_s(((((**g_1592) = func_215(p_106)) , &g_1409[1]) == (l_3224[3][3] , l_3277)), l_3278[1][0])) != l_3279[0][8][0]), l_3222)) ^ 1UL))) >= 0xBB46L));
return l_3280;
}
for (g_1363 = 2; (g_1363 <= 7); g_1363 += 1)
{
union U0 ***l_3284 = &g_2154;
int32_t l_3288 = 0L;
int i;
l_3176[g_1363] ^= ((((*g_2474) , 0x78D54D3C9F93D893LL) != l_3184[0][1]) & ((safe_mul_func_int8_t_s_s((((*l_3168) >= (l_3283 == ((*l_3284) = &g_2269))) <= l_3224[3][3]), ((((*g_380) = (((*g_1453) = ((safe_lshift_func_uint16_t_u_s(((l_3287 < (l_3288 <= 0x2A1EC1F0EB2366CDLL)) && 18446744073709551609UL), 11)) , (**g_617))) > 0x59L)) | 0xA8F2A9C1C9962A83LL) && (*l_3168)))) != (-8L)));
for (g_1082 = 5; (g_1082 >= 0); g_1082 -= 1)
{
int32_t **l_3291 = (void*)0;
int i;
g_1593[(g_1363 + 1)] = &l_2938;
if (l_2978)
goto lbl_3290;
return l_3291;
}
}
(*l_3168) = (safe_add_func_int16_t_s_s((*g_2600), (l_3294 == (void*)0)));
}
else
{
uint64_t l_3305[6] = {0xDB022F79DB141751LL,1UL,1UL,0xDB022F79DB141751LL,1UL,1UL};
int32_t ***l_3312 = &l_3280;
union U0 l_3315 = {0x2E75L};
int i;
for (g_1267 = 4; (g_1267 >= 0); g_1267 -= 1)
{
int8_t l_3308 = 7L;
int32_t l_3309[10][3][6] = {{{0x307D52BEL,0x86B8AFBEL,0x3B025CEDL,0x3B025CEDL,0x86B8AFBEL,0x307D52BEL},{0xBEFDE7CCL,(-9L),(-5L),0L,(-1L),0x197C84A4L},{(-1L),1L,0x86B8AFBEL,(-6L),0x73986551L,(-1L)}},{{(-1L),0x748B8B93L,(-6L),0L,8L,(-8L)},{0xBEFDE7CCL,(-1L),0x71B53F3EL,0x3B025CEDL,(-5L),1L},{0x307D52BEL,0L,0x9777098FL,0x17E49DF8L,0xFF9A9B71L,(-1L)}},{{0x73986551L,0x9777098FL,0x2366C1A0L,(-1L),(-10L),0xFF9A9B71L},{0x3B025CEDL,9L,1L,8L,1L,9L},{0x2366C1A0L,8L,0L,0x9777098FL,0xA2980682L,(-1L)}},{{8L,0x5BE34240L,0L,0xFF9A9B71L,0x307D52BEL,0xE5B9719DL},{1L,0x5BE34240L,(-8L),0x619922C0L,0xA2980682L,0x86B8AFBEL},{(-1L),8L,(-3L),0x3C157A57L,1L,0x71B53F3EL}},{{(-1L),9L,(-9L),0x2366C1A0L,(-10L),1L},{1L,0x9777098FL,0x197C84A4L,(-1L),0xFF9A9B71L,0L},{9L,0L,0x73986551L,(-5L),(-5L),0x73986551L}},{{(-1L),(-1L),(-1L),1L,8L,0x9777098FL},{1L,0x748B8B93L,0x307D52BEL,0x5BE34240L,0x73986551L,(-1L)},{(-4L),1L,0x307D52BEL,(-9L),(-1L),0x9777098FL}},{{0x17E49DF8L,(-9L),(-1L),0xE5B9719DL,0x86B8AFBEL,0x73986551L},{0xE5B9719DL,0x86B8AFBEL,0x73986551L,(-1L),0x3B025CEDL,0L},{(-8L),0xDE362987L,0x197C84A4L,0x748B8B93L,8L,1L}},{{8L,(-1L),(-9L),0x71B53F3EL,0xDE362987L,0x71B53F3EL},{(-3L),1L,(-9L),0L,(-3L),0x98C38F3EL},{1L,0x5BE34240L,(-4L),0L,0x3B025CEDL,(-1L)}},{{0xFF9A9B71L,0x17E49DF8L,0x9777098FL,0L,0x307D52BEL,0L},{1L,0x73986551L,0x17E49DF8L,0L,0x619922C0L,(-3L)},{(-9L),0x86B8AFBEL,(-1L),1L,(-1L),0x73986551L}},{{(-5L),0L,0x3B025CEDL,(-1L),0L,0x71B53F3EL},{(-4L),0x6C7CF20EL,8L,0x619922C0L,1L,1L},{(-1L),1L,1L,(-1L),0x9777098FL,(-4L)}}};
int64_t *l_3318 = (void*)0;
int64_t *l_3319 = &l_3304[1][4];
int32_t *l_3323 = &l_3215[0];
int i, j, k;
l_3309[3][2][4] = (safe_mul_func_int16_t_s_s((((253UL < 252UL) , ((((safe_mod_func_int32_t_s_s(((safe_mul_func_uint16_t_u_u((*g_1804), (((*l_3168) || (safe_rshift_func_uint8_t_u_s((l_3304[1][4] == (*g_2600)), ((l_3305[1] == (l_3215[1] = (safe_rshift_func_uint8_t_u_s((((*l_3168) ^= (l_3308 , 0x487AFB3DL)) > l_3013), 7)))) , 0xE3L)))) || l_3305[2]))) != l_3305[1]), l_3308)) ^ l_3308) || 0x2CL) >= l_3308)) < l_3199), (**g_1803)));
if (((*l_3168) = (((safe_mod_func_int32_t_s_s((((0x4BL != ((*g_721) ^ l_3215[0])) & (((**g_2154) = func_125(func_199(l_3312, ((safe_mod_func_int64_t_s_s((*g_1414), (l_3315 , ((*l_3319) |= ((safe_rshift_func_int8_t_s_s(((func_125((*p_106), &l_2978) , l_3305[1]) & 0x5AL), 3)) && (*g_2600)))))) | l_3320)), &l_3309[2][1][5])) , (*l_3168))) == (*l_3168)), 1L)) == 4294967295UL) & l_3287)))
{
int16_t l_3322 = 6L;
l_3322 &= (l_3321 , ((*l_3168) ^= l_3309[9][2][5]));
}
else
{
int16_t l_3324 = 0x7FF1L;
(***g_1253) = (l_3323 = func_128((*l_3168)));
if (l_3324)
break;
}
(*l_3168) = 0x94F2039FL;
}
}
}
else
{
uint8_t l_3334 = 0xC0L;
uint16_t l_3335[4];
int32_t l_3336 = 0L;
int32_t **l_3404 = &g_78;
uint64_t l_3440[6][8] = {{0x3C8B126AC95582B7LL,1UL,1UL,0x3C8B126AC95582B7LL,1UL,1UL,0x3C8B126AC95582B7LL,1UL},{0x3C8B126AC95582B7LL,0x3C8B126AC95582B7LL,0x793F91C951785080LL,0x3C8B126AC95582B7LL,0x3C8B126AC95582B7LL,0x793F91C951785080LL,0x3C8B126AC95582B7LL,0x3C8B126AC95582B7LL},{1UL,0x3C8B126AC95582B7LL,1UL,1UL,0x3C8B126AC95582B7LL,1UL,1UL,0x3C8B126AC95582B7LL},{0x3C8B126AC95582B7LL,1UL,1UL,0x3C8B126AC95582B7LL,1UL,1UL,0x3C8B126AC95582B7LL,1UL},{0x3C8B126AC95582B7LL,0x3C8B126AC95582B7LL,0x793F91C951785080LL,0x3C8B126AC95582B7LL,0x3C8B126AC95582B7LL,0x793F91C951785080LL,0x3C8B126AC95582B7LL,0x3C8B126AC95582B7LL},{1UL,0x3C8B126AC95582B7LL,1UL,1UL,0x3C8B126AC95582B7LL,1UL,1UL,0x3C8B126AC95582B7LL}};
int8_t l_3461 = 3L;
union U0 ***l_3478 = (void*)0;
const uint32_t l_3506[5] = {0UL,0UL,0UL,0UL,0UL};
int32_t l_3518[5] = {0x7A591DF2L,0x7A591DF2L,0x7A591DF2L,0x7A591DF2L,0x7A591DF2L};
int32_t ****l_3535 = &g_2922[0];
int64_t *l_3553 = &l_3172;
union U0 *l_3560[5] = {&g_649,&g_649,&g_649,&g_649,&g_649};
int32_t l_3562[10] = {(-1L),0xA02B18ECL,0xA02B18ECL,(-1L),0xA02B18ECL,0xA02B18ECL,(-1L),0xA02B18ECL,0xA02B18ECL,(-1L)};
uint32_t *l_3563 = (void*)0;
uint32_t *l_3564 = &g_91[5];
uint64_t l_3566[6][9][4] = {{{0x984113D2DA0CD256LL,0x24B8FCE0CD43867CLL,0x984113D2DA0CD256LL,18446744073709551607UL},{0x7532B8D2E8DC2998LL,0UL,18446744073709551610UL,0x9944A47E58DDD0D4LL},{18446744073709551615UL,0x3922BC40F3FEA6EALL,0UL,0UL},{0xFD89BC1115EB173BLL,0x357A1D7D8D6DEB6ELL,0UL,0UL},{18446744073709551615UL,1UL,18446744073709551610UL,0x98E6000F236AE846LL},{0x7532B8D2E8DC2998LL,0x8D78C2B9CC1F999ELL,0x984113D2DA0CD256LL,18446744073709551610UL},{0x984113D2DA0CD256LL,18446744073709551610UL,0x5B8DB8C6839EF875LL,7UL},{18446744073709551615UL,0x7A76E8C690C041CFLL,0xE7D31728BFC8DD1ALL,0xE8A9B9C246B7CB30LL},{0UL,0x357A1D7D8D6DEB6ELL,1UL,0UL}},{{18446744073709551610UL,0x16CDF123D90984C7LL,18446744073709551606UL,0x9ADB289BD8722E8FLL},{0xD34B44286EF3251FLL,0x7B67C329ADE23BC6LL,0x7532B8D2E8DC2998LL,18446744073709551607UL},{0x984113D2DA0CD256LL,0x1FFE25EECFB87343LL,0xE8A9B9C246B7CB30LL,1UL},{18446744073709551614UL,0UL,0x39BBDA8A5C62C9D7LL,0UL},{18446744073709551606UL,0x3ACF82E144A246C2LL,0UL,0UL},{0x067E90C07FC4D0A6LL,0x067E90C07FC4D0A6LL,0UL,0UL},{9UL,6UL,0xD34B44286EF3251FLL,0x3922BC40F3FEA6EALL},{0x7532B8D2E8DC2998LL,18446744073709551610UL,0xE8A9B9C246B7CB30LL,0xD34B44286EF3251FLL},{18446744073709551611UL,18446744073709551610UL,0x5944AB50044DB1B2LL,0xC0165E011A925E85LL}},{{0xB3D52384E434A3E7LL,18446744073709551614UL,0UL,0x3ACF82E144A246C2LL},{0xFD89BC1115EB173BLL,18446744073709551607UL,1UL,0x357A1D7D8D6DEB6ELL},{1UL,18446744073709551610UL,0UL,0x4D23F570420583B1LL},{7UL,0x1C994C4E9C2D4A16LL,9UL,0x39BBDA8A5C62C9D7LL},{0x3922BC40F3FEA6EALL,0x9944A47E58DDD0D4LL,0x3ACF82E144A246C2LL,0xD34B44286EF3251FLL},{9UL,0x067E90C07FC4D0A6LL,0x24B8FCE0CD43867CLL,6UL},{0xE8A9B9C246B7CB30LL,0UL,0x1C994C4E9C2D4A16LL,0x357A1D7D8D6DEB6ELL},{0xEE86DC9F93DD1196LL,0x6B7B1B75669AF2E7LL,1UL,7UL},{0UL,0x7532B8D2E8DC2998LL,0xB3D52384E434A3E7LL,0UL}},{{18446744073709551606UL,0xB3D52384E434A3E7LL,0x3ACF82E144A246C2LL,0xB3D52384E434A3E7LL},{7UL,0x2CE908E06C78CE35LL,0xC49EEFF7445D03AELL,0x7B67C329ADE23BC6LL},{0x1FFE25EECFB87343LL,0x5B8DB8C6839EF875LL,0x984113D2DA0CD256LL,0x3ACF82E144A246C2LL},{1UL,0x6B7B1B75669AF2E7LL,0xEE86DC9F93DD1196LL,0x1C994C4E9C2D4A16LL},{1UL,0xC0165E011A925E85LL,0x984113D2DA0CD256LL,0x8EE84D7F62748A5BLL},{0x1FFE25EECFB87343LL,0x1C994C4E9C2D4A16LL,0xC49EEFF7445D03AELL,0xD34B44286EF3251FLL},{7UL,0x7692568926B7BD33LL,0x3ACF82E144A246C2LL,0x8D78C2B9CC1F999ELL},{18446744073709551606UL,0xFD89BC1115EB173BLL,0xB3D52384E434A3E7LL,6UL},{0UL,18446744073709551610UL,1UL,0x1C994C4E9C2D4A16LL}},{{0xEE86DC9F93DD1196LL,1UL,0x1C994C4E9C2D4A16LL,0x98E6000F236AE846LL},{0xE8A9B9C246B7CB30LL,0x7532B8D2E8DC2998LL,0x24B8FCE0CD43867CLL,0xC0165E011A925E85LL},{9UL,0x2CE908E06C78CE35LL,0x3ACF82E144A246C2LL,0x24B8FCE0CD43867CLL},{0x3922BC40F3FEA6EALL,0x1FFE25EECFB87343LL,9UL,0x7B67C329ADE23BC6LL},{7UL,18446744073709551614UL,0UL,7UL},{1UL,1UL,1UL,1UL},{0xFD89BC1115EB173BLL,0xC0165E011A925E85LL,0UL,0x4D23F570420583B1LL},{0xB3D52384E434A3E7LL,0x067E90C07FC4D0A6LL,0xC49EEFF7445D03AELL,0x8D78C2B9CC1F999ELL},{0x3922BC40F3FEA6EALL,0UL,7UL,0x8D78C2B9CC1F999ELL}},{{0xE7D31728BFC8DD1ALL,0x067E90C07FC4D0A6LL,7UL,0x4D23F570420583B1LL},{0UL,0xC0165E011A925E85LL,0x1C994C4E9C2D4A16LL,1UL},{18446744073709551607UL,1UL,0x357A1D7D8D6DEB6ELL,7UL},{0x984113D2DA0CD256LL,18446744073709551614UL,0x24B8FCE0CD43867CLL,0x7B67C329ADE23BC6LL},{18446744073709551606UL,0x1FFE25EECFB87343LL,7UL,0x24B8FCE0CD43867CLL},{0x98E6000F236AE846LL,0x2CE908E06C78CE35LL,0xE7D31728BFC8DD1ALL,0xC0165E011A925E85LL},{7UL,0x7532B8D2E8DC2998LL,0x984113D2DA0CD256LL,0x98E6000F236AE846LL},{0xFD89BC1115EB173BLL,1UL,18446744073709551615UL,0x1C994C4E9C2D4A16LL},{0x1C994C4E9C2D4A16LL,18446744073709551610UL,0UL,6UL}}};
uint16_t ***l_3595[7][10] = {{&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803},{&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803},{&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803},{&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803},{&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803},{&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803},{&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803,&g_1803}};
int16_t l_3596 = 0x2EDAL;
int16_t l_3671 = (-7L);
uint16_t ***l_3729 = (void*)0;
uint8_t l_3736 = 255UL;
const int16_t l_3738 = (-1L);
int64_t l_3809[6] = {0xDD310FED0A01C178LL,0xDD310FED0A01C178LL,0x8B70F5D9662A5332LL,0xDD310FED0A01C178LL,0xDD310FED0A01C178LL,0x8B70F5D9662A5332LL};
int32_t l_3843[8];
int32_t **l_3849 = &g_3459;
uint32_t ***l_3893 = &g_897[1];
uint32_t ****l_3892[1][8] = {{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0}};
uint32_t l_3938 = 0x727EF45FL;
int16_t l_3943 = 0xDDBFL;
uint64_t l_3951 = 0UL;
int8_t l_3989[3][2][4] = {{{0L,0x45L,0L,6L},{0L,6L,6L,0L}},{{0x24L,6L,(-4L),6L},{6L,0x45L,(-4L),(-4L)}},{{0x24L,0x24L,6L,(-4L)},{0L,0x45L,0L,6L}}};
uint8_t ****l_4078[3][7][2] = {{{&l_3646,&l_3646},{&l_3646,&l_3646},{&l_3646,&l_3646},{&l_3646,&l_3646},{&l_3646,&l_3646},{&l_3646,&l_3646},{&l_3646,&l_3646}},{{&l_3646,&l_3646},{&l_3646,&l_3646},{&l_3646,&l_3646},{&l_3646,&l_3646},{&l_3646,&l_3646},{&l_3646,&l_3646},{&l_3646,&l_3646}},{{&l_3646,&l_3646},{&l_3646,&l_3646},{&l_3646,&l_3646},{&l_3646,&l_3646},{&l_3646,&l_3646},{&l_3646,&l_3646},{&l_3646,&l_3646}}};
const uint8_t *l_4083[9][5] = {{(void*)0,&g_2060,&g_2060,(void*)0,&g_2060},{(void*)0,(void*)0,&l_3278[1][0],&l_3278[1][0],(void*)0},{&g_2060,&g_2060,&l_3278[1][0],&l_3278[1][0],&l_3278[1][0]},{&g_2060,&g_2060,&g_2060,&l_3278[1][0],&l_3278[1][0]},{(void*)0,(void*)0,&l_3278[1][0],(void*)0,(void*)0},{&g_2060,(void*)0,&g_2060,(void*)0,&g_2060},{&g_2060,&g_2060,&l_3278[1][0],(void*)0,&l_3278[0][1]},{(void*)0,&g_2060,&g_2060,(void*)0,&g_2060},{(void*)0,(void*)0,&l_3278[1][0],&l_3278[1][0],(void*)0}};
const uint8_t **l_4082 = &l_4083[1][0];
const uint8_t ***l_4081 = &l_4082;
const uint8_t ****l_4080 = &l_4081;
uint8_t l_4084 = 255UL;
int8_t ** const *l_4085[10][5][2] = {{{&l_3095[1][2][1],&l_3095[1][2][1]},{&l_3095[1][2][1],&l_3095[1][2][1]},{(void*)0,(void*)0},{&l_3095[1][2][1],&l_3095[4][6][1]},{&l_3095[1][2][1],&l_3095[2][1][3]}},{{&l_3095[4][5][3],&l_3095[1][2][1]},{&l_3095[5][9][3],&l_3095[4][7][3]},{(void*)0,(void*)0},{&l_3095[1][2][1],(void*)0},{(void*)0,&l_3095[4][7][3]}},{{&l_3095[5][9][3],&l_3095[1][2][1]},{&l_3095[4][5][3],&l_3095[2][1][3]},{&l_3095[1][2][1],&l_3095[4][6][1]},{&l_3095[1][2][1],(void*)0},{(void*)0,&l_3095[1][2][1]}},{{&l_3095[1][2][1],&l_3095[1][2][1]},{&l_3095[1][2][1],&l_3095[1][2][1]},{&l_3095[1][2][1],(void*)0},{&l_3095[1][2][1],&l_3095[3][9][0]},{&l_3095[5][0][0],&l_3095[1][2][1]}},{{&l_3095[1][2][1],&l_3095[1][2][1]},{&l_3095[4][7][3],(void*)0},{&l_3095[0][2][0],&l_3095[5][9][3]},{(void*)0,&l_3095[4][5][3]},{&l_3095[1][2][1],&l_3095[1][2][1]}},{{&l_3095[1][2][1],&l_3095[1][2][1]},{&l_3095[1][2][1],(void*)0},{&l_3095[1][2][1],&l_3095[1][2][1]},{(void*)0,&l_3095[1][2][1]},{&l_3095[3][9][0],&l_3095[1][2][1]}},{{&l_3095[1][2][1],&l_3095[1][2][1]},{&l_3095[2][1][3],&l_3095[5][0][0]},{(void*)0,&l_3095[1][2][1]},{(void*)0,&l_3095[1][2][1]},{(void*)0,&l_3095[5][0][0]}},{{&l_3095[2][1][3],&l_3095[1][2][1]},{&l_3095[1][2][1],&l_3095[1][2][1]},{&l_3095[3][9][0],&l_3095[1][2][1]},{(void*)0,&l_3095[1][2][1]},{&l_3095[1][2][1],(void*)0}},{{&l_3095[1][2][1],&l_3095[1][2][1]},{&l_3095[1][2][1],&l_3095[1][2][1]},{&l_3095[1][2][1],&l_3095[4][5][3]},{(void*)0,&l_3095[5][9][3]},{&l_3095[0][2][0],(void*)0}},{{&l_3095[4][7][3],&l_3095[1][2][1]},{&l_3095[4][7][3],(void*)0},{&l_3095[0][2][0],&l_3095[5][9][3]},{(void*)0,&l_3095[4][5][3]},{&l_3095[1][2][1],&l_3095[1][2][1]}}};
const int64_t ****l_4161 = (void*)0;
const int64_t ***** const l_4160 = &l_4161;
int i, j, k;
for (i = 0; i < 4; i++)
l_3335[i] = 0xDBD2L;
for (i = 0; i < 8; i++)
l_3843[i] = 1L;
}
for (l_3676 = (-12); (l_3676 != (-11)); ++l_3676)
{
uint16_t l_4191 = 65535UL;
if (l_4191)
break;
(**l_3925) = (safe_sub_func_uint8_t_u_u((((**g_3829) = l_4194) != l_4194), (**g_617)));
}
for (g_2611 = (-23); (g_2611 >= 59); g_2611 = safe_add_func_uint32_t_u_u(g_2611, 6))
{
int32_t **l_4197[9] = {&l_3168,&l_3168,&l_3168,&l_3168,&l_3168,&l_3168,&l_3168,&l_3168,&l_3168};
int i;
return l_4198[1];
}
}
return g_4199;
}
static uint8_t ** func_107(int8_t p_108, const uint16_t p_109, const int32_t *** p_110, uint32_t p_111)
{
return (**g_949);
}
static int32_t *** func_118(const uint32_t p_119, uint8_t ** p_120)
{
int64_t l_2462 = 0xE0F0EEF940EDE54DLL;
int32_t *l_2463 = &g_314;
uint32_t **l_2480 = &g_898[3];
int32_t l_2493 = 7L;
uint8_t **l_2513 = &g_416;
int32_t ***l_2528 = &g_77;
int32_t ****l_2527 = &l_2528;
int32_t *****l_2526 = &l_2527;
int32_t l_2573 = (-1L);
int16_t *l_2585 = &g_628[7];
int16_t **l_2599[4] = {(void*)0,(void*)0,(void*)0,(void*)0};
uint16_t ***l_2605 = &g_1803;
int8_t **l_2609 = &g_1453;
int8_t ***l_2608 = &l_2609;
uint16_t *l_2610[8] = {&g_176.f0,&g_649.f0,&g_649.f0,&g_176.f0,&g_649.f0,&g_649.f0,&g_176.f0,&g_649.f0};
uint32_t l_2642[8][2][9] = {{{0x908E6E4AL,0x8A637AB0L,0xAD640CE9L,0xEF1143C0L,4294967289UL,4294967295UL,0x2CBBFEC5L,0x1CACB0F5L,0UL},{0UL,7UL,0xEEA46DD5L,0x345C2544L,0x345C2544L,0xEEA46DD5L,7UL,0UL,0x908E6E4AL}},{{1UL,0x2FFF7E78L,0x4FC978E0L,0x1F5064DDL,0x3C9A0796L,0xF4F7E4A5L,7UL,4294967295UL,7UL},{7UL,0xB037FC45L,0x345C2544L,0xE243FF95L,0xEF1143C0L,4294967288UL,0xED02D1DEL,0x1F5064DDL,0x908E6E4AL}},{{0UL,4294967295UL,0UL,0x2CBBFEC5L,0x4FC978E0L,0xE243FF95L,0x1F5064DDL,7UL,0UL},{1UL,4294967289UL,0x9715A11EL,0x560171D8L,0UL,7UL,1UL,0x2FFF7E78L,0x010DD1FCL}},{{0UL,4UL,1UL,0x560171D8L,0xC77B9B1DL,4294967295UL,0x908E6E4AL,4294967295UL,4294967295UL},{0x2E479C7BL,4294967295UL,0xF4F7E4A5L,0x2CBBFEC5L,0xF4F7E4A5L,4294967295UL,0x2E479C7BL,0xD45EF186L,0x560171D8L}},{{0x30666BFBL,0xEEA46DD5L,4294967295UL,0xE243FF95L,0x010DD1FCL,0x560171D8L,0xF0E6451BL,4294967295UL,4294967295UL},{0xEEA46DD5L,4294967295UL,0xC77B9B1DL,0x1F5064DDL,0x2CBBFEC5L,0xEF1143C0L,0x9715A11EL,0xD45EF186L,0x3C9A0796L}},{{0xEF1143C0L,0x3C9A0796L,7UL,0x345C2544L,4294967295UL,0x8A637AB0L,0UL,4294967295UL,4294967288UL},{0UL,0xBEAF439FL,0xF0E6451BL,0xEF1143C0L,4294967295UL,0x9715A11EL,0xAD640CE9L,0x2FFF7E78L,7UL}},{{0xED02D1DEL,0x1CACB0F5L,0xF0E6451BL,0x2E479C7BL,4294967295UL,0x1CACB0F5L,4UL,7UL,4UL},{0UL,4294967295UL,7UL,7UL,4294967295UL,0UL,4294967295UL,0x010DD1FCL,0x829A2C24L}},{{0UL,0xEEA46DD5L,0UL,4294967295UL,0xD45EF186L,4294967295UL,0x9715A11EL,0UL,0x4FC978E0L},{0x1CACB0F5L,4294967295UL,0x4FC978E0L,0x8A637AB0L,4294967289UL,0x1F5064DDL,4294967295UL,9UL,0xBEAF439FL}}};
int8_t l_2651 = 0x0FL;
int64_t l_2676 = 0L;
const union U0 l_2683[9] = {{0x3647L},{0x3647L},{0x3647L},{0x3647L},{0x3647L},{0x3647L},{0x3647L},{0x3647L},{0x3647L}};
uint32_t l_2694 = 4294967291UL;
union U0 *l_2708 = &g_176;
int32_t l_2728 = 0x00481E89L;
int32_t l_2729 = 0x32397E8EL;
int32_t l_2731[8] = {0x84627B93L,0x84627B93L,9L,0x84627B93L,0x84627B93L,9L,0x84627B93L,0x84627B93L};
int32_t l_2843 = 0x228E8466L;
uint32_t l_2850 = 1UL;
int16_t l_2861 = 6L;
uint32_t * const *l_2887 = &g_898[0];
uint32_t * const **l_2886[7][1][2] = {{{&l_2887,&l_2887}},{{&l_2887,(void*)0}},{{&l_2887,&l_2887}},{{(void*)0,&l_2887}},{{&l_2887,&l_2887}},{{(void*)0,&l_2887}},{{&l_2887,(void*)0}}};
uint16_t l_2893 = 0xA7D1L;
uint64_t ***l_2910 = &g_664;
int i, j, k;
l_2463 = func_128(l_2462);
for (g_316 = 0; (g_316 > 9); g_316 = safe_add_func_int64_t_s_s(g_316, 2))
{
uint32_t *l_2472[1][3];
const int32_t l_2494 = 0x86717778L;
int32_t l_2500 = 0x34C48B39L;
int32_t l_2503[5];
union U0 *l_2552 = (void*)0;
union U0 l_2556 = {0xC1A3L};
int8_t **l_2565 = &g_1453;
int8_t ***l_2564 = &l_2565;
int16_t *l_2584 = &g_345;
int i, j;
for (i = 0; i < 1; i++)
{
for (j = 0; j < 3; j++)
l_2472[i][j] = &g_316;
}
for (i = 0; i < 5; i++)
l_2503[i] = 0x01433C09L;
for (g_1550 = 0; (g_1550 < 29); ++g_1550)
{
uint32_t **l_2473[10] = {(void*)0,&l_2472[0][2],&l_2472[0][2],(void*)0,&l_2472[0][2],&l_2472[0][2],(void*)0,&l_2472[0][2],&l_2472[0][2],(void*)0};
uint8_t *l_2475 = &g_1552;
int32_t l_2489 = 1L;
uint32_t ***l_2490[1];
uint16_t *l_2491 = (void*)0;
uint16_t *l_2492 = &g_156[0];
int16_t *l_2499[8];
int32_t l_2557[1];
int32_t ***l_2579 = &g_77;
int32_t *****l_2588 = &l_2527;
int i;
for (i = 0; i < 1; i++)
l_2490[i] = &g_897[1];
for (i = 0; i < 8; i++)
l_2499[i] = &g_155;
for (i = 0; i < 1; i++)
l_2557[i] = 0x69083A72L;
(***g_1253) = ((((((((**p_120) = (****g_949)) ^ (safe_div_func_int32_t_s_s(((((((((safe_rshift_func_uint8_t_u_u((((((*l_2463) == p_119) , ((*l_2492) |= (0L & (((((*l_2475) = ((g_2474 = l_2472[0][2]) == &g_316)) , (safe_rshift_func_int16_t_s_s((safe_div_func_uint32_t_u_u(((l_2480 != (g_897[1] = (((safe_add_func_uint32_t_u_u((safe_rshift_func_uint16_t_u_u((safe_mod_func_uint32_t_u_u(((safe_sub_func_uint8_t_u_u(0x67L, ((0x98F1AAB5L != p_119) >= p_119))) != (-2L)), 0x3C5E0006L)), (**g_1803))), l_2489)) >= 0x0449L) , (void*)0))) < (*l_2463)), (*l_2463))), 11))) & l_2489) , p_119)))) ^ (*l_2463)) == (*l_2463)), l_2493)) ^ l_2494) != p_119) , 1UL) ^ p_119) > 0L) , p_119) ^ p_119), 0x35781C23L))) >= 5L) >= l_2494) == (*l_2463)) , (*l_2463)) , (void*)0);
l_2503[0] &= ((*l_2463) = ((safe_lshift_func_int16_t_s_u((l_2500 &= ((safe_mod_func_int8_t_s_s(l_2489, (p_119 & l_2489))) >= l_2494)), 1)) | (safe_div_func_uint8_t_u_u((((l_2489 , (((-1L) == 0xB9L) | ((**g_415) &= 0x29L))) > 0xB3A4L) | (*l_2463)), (-7L)))));
for (g_155 = 0; (g_155 != (-30)); g_155--)
{
int32_t *l_2515 = (void*)0;
int32_t * const **l_2521 = &g_442[1][3];
uint32_t **l_2522[9][2] = {{&g_2474,(void*)0},{(void*)0,&l_2472[0][2]},{(void*)0,(void*)0},{&g_2474,(void*)0},{(void*)0,&l_2472[0][2]},{(void*)0,(void*)0},{&g_2474,(void*)0},{(void*)0,&l_2472[0][2]},{(void*)0,(void*)0}};
int32_t *l_2525 = &g_386;
union U0 *** const l_2531 = (void*)0;
int i, j;
for (g_1553 = 0; (g_1553 <= 2); g_1553 += 1)
{
int32_t ***l_2506[6] = {&g_77,(void*)0,&g_77,&g_77,(void*)0,&g_77};
int i;
l_2489 |= g_2444[g_1553];
return l_2506[2];
}
for (g_314 = 0; (g_314 >= 0); g_314 -= 1)
{
int32_t **l_2514 = &g_1745;
int32_t **l_2516 = &l_2515;
int i;
(*l_2463) &= (g_156[(g_314 + 3)] < (safe_mul_func_uint16_t_u_u(((safe_sub_func_int32_t_s_s((g_156[(g_314 + 2)] >= 0x86619CC58F1DFF5CLL), ((void*)0 == l_2513))) >= (((*l_2514) = l_2472[0][2]) != ((*l_2516) = l_2515))), (safe_mod_func_uint64_t_u_u((l_2503[(g_314 + 4)] < l_2500), 0xF075AD3FE70182ACLL)))));
}
(*l_2525) = ((safe_add_func_uint8_t_u_u((func_215(l_2521) , (l_2489 , ((void*)0 != l_2522[4][0]))), (*g_618))) != ((((safe_div_func_uint32_t_u_u((((**p_120) = (**g_415)) & ((*g_1453) &= 0xE1L)), ((*l_2463) ^= l_2503[3]))) | p_119) != g_355) , 3UL));
for (g_71 = 0; (g_71 <= 1); g_71 += 1)
{
int8_t **l_2537 = &g_1453;
int i;
(*l_2463) = (l_2526 == (g_156[g_71] , &g_1253));
(*l_2525) = ((safe_sub_func_uint16_t_u_u(((void*)0 != l_2531), (~((safe_rshift_func_int16_t_s_u(0x4B5CL, (safe_mul_func_uint16_t_u_u(l_2503[0], 65535UL)))) > (**g_617))))) , (((l_2537 == (void*)0) , ((safe_sub_func_uint8_t_u_u((**p_120), 0UL)) & g_154)) != l_2489));
}
}
for (l_2489 = (-14); (l_2489 >= 15); l_2489 = safe_add_func_uint16_t_u_u(l_2489, 5))
{
uint32_t l_2542[10][2][6] = {{{0x0E113C2DL,0x39DCA862L,18446744073709551613UL,18446744073709551610UL,0x40283973L,0xED2C78D7L},{0xC1F6D857L,1UL,18446744073709551606UL,18446744073709551613UL,0x65C04162L,18446744073709551613UL}},{{18446744073709551606UL,0x9A7F38C9L,18446744073709551606UL,0x5D008B8EL,0x39DCA862L,0xED2C78D7L},{1UL,0xE5611795L,18446744073709551613UL,18446744073709551611UL,0xEB5B8CE5L,18446744073709551609UL}},{{18446744073709551611UL,0xEB5B8CE5L,18446744073709551609UL,18446744073709551611UL,0x0678194DL,0x5D008B8EL},{1UL,1UL,0x0E113C2DL,0x5D008B8EL,18446744073709551615UL,0xC1F6D857L}},{{18446744073709551606UL,0x0678194DL,18446744073709551614UL,18446744073709551613UL,18446744073709551615UL,0xCACA9C1DL},{0xC1F6D857L,1UL,0x49C37259L,18446744073709551610UL,0x0678194DL,0x0E113C2DL}},{{0x0E113C2DL,0xEB5B8CE5L,0xED2C78D7L,0xED2C78D7L,0xEB5B8CE5L,0x0E113C2DL},{18446744073709551610UL,0xE5611795L,0x49C37259L,18446744073709551606UL,0x39DCA862L,0xCACA9C1DL}},{{18446744073709551609UL,0x9A7F38C9L,18446744073709551614UL,0x0E113C2DL,0x65C04162L,0xC1F6D857L},{18446744073709551609UL,1UL,0x0E113C2DL,18446744073709551606UL,0x40283973L,0x5D008B8EL}},{{18446744073709551610UL,0x39DCA862L,18446744073709551609UL,0xED2C78D7L,1UL,18446744073709551609UL},{0x0E113C2DL,0x39DCA862L,18446744073709551613UL,18446744073709551610UL,0x40283973L,0xED2C78D7L}},{{0xC1F6D857L,1UL,18446744073709551606UL,18446744073709551613UL,0x65C04162L,18446744073709551613UL},{18446744073709551606UL,0x9A7F38C9L,18446744073709551606UL,0xF250103DL,18446744073709551613UL,1UL}},{{0x19B60D60L,0xCACA9C1DL,0x7DC001F3L,0xBA5B1D37L,18446744073709551611UL,0x3199F061L},{0xBA5B1D37L,18446744073709551611UL,0x3199F061L,0xBA5B1D37L,0xC1F6D857L,0xF250103DL}},{{0x19B60D60L,18446744073709551609UL,0UL,0xF250103DL,0xED2C78D7L,18446744073709551606UL},{0UL,0xC1F6D857L,0xEE12187EL,0x7DC001F3L,0xED2C78D7L,18446744073709551608UL}}};
uint64_t *l_2543 = &g_2444[1];
int32_t l_2589 = 0x73D1D156L;
int32_t l_2590 = (-1L);
int i, j, k;
if (((l_2542[7][1][0] < (((*l_2543) = 18446744073709551614UL) , (safe_sub_func_uint16_t_u_u((safe_lshift_func_int16_t_s_u(((safe_lshift_func_int8_t_s_u((g_8[3][1][2] && p_119), 6)) < (l_2552 == (*g_2154))), 13)), (0x46837362705B55B7LL >= p_119))))) & ((l_2503[0] = (safe_div_func_uint64_t_u_u(l_2489, p_119))) || g_649.f0)))
{
l_2557[0] ^= ((*l_2463) |= (((g_2555 , l_2556) , (*g_416)) >= ((0x4D9E76233594D5A2LL ^ p_119) >= ((**g_1592) , ((*g_664) != (((0x5BD3E862L ^ 4294967291UL) | 0x209C94D0L) , (void*)0))))));
}
else
{
const uint16_t l_2574 = 0x92B0L;
(*l_2463) = ((((safe_rshift_func_int8_t_s_u(((*g_1453) = ((l_2494 || 0x0DFF2831L) & 0L)), 4)) > ((safe_sub_func_uint32_t_u_u((safe_mul_func_uint8_t_u_u((****g_949), l_2542[4][0][3])), (&g_617 == l_2564))) != ((~18446744073709551615UL) || (safe_add_func_uint8_t_u_u(((safe_lshift_func_uint8_t_u_u(((*l_2475) = (safe_add_func_uint64_t_u_u(((*l_2543) = l_2573), p_119))), 2)) >= (**g_415)), l_2574))))) , (void*)0) != (*p_120));
}
for (g_1552 = (-26); (g_1552 >= 56); g_1552 = safe_add_func_int64_t_s_s(g_1552, 5))
{
if ((safe_div_func_uint32_t_u_u(p_119, 0xE03ACA83L)))
{
return l_2579;
}
else
{
return &g_77;
}
}
(*l_2463) = (safe_sub_func_uint64_t_u_u(2UL, (safe_add_func_int32_t_s_s((((*g_1804) , l_2584) != l_2585), (safe_rshift_func_int16_t_s_u(0xAF59L, 8))))));
l_2590 = (1UL || (l_2589 = (&l_2527 == l_2588)));
}
}
(*g_1255) = (void*)0;
}
(****g_1252) = (((*g_2474) = ((safe_sub_func_uint16_t_u_u(((safe_sub_func_uint8_t_u_u(((safe_add_func_uint8_t_u_u((g_8[1][8][3] && 0x361EL), (((safe_div_func_uint16_t_u_u(((((((*l_2463) &= ((l_2585 != (g_2600 = &g_387[2])) != (safe_sub_func_int16_t_s_s(p_119, (safe_div_func_uint16_t_u_u(((l_2605 == (((((safe_div_func_uint64_t_u_u(((p_119 , ((*g_721) &= (((*l_2608) = &g_1453) == &g_1453))) || 0xA54F1D7EE46AE842LL), (-1L))) >= 0x63ED418FL) ^ 0xD5D2954B55BDD80ALL) , p_119) , l_2605)) & (*g_1804)), 0xA88DL)))))) == 1L) < p_119) || (**p_120)) || (*l_2463)), p_119)) != p_119) && 0x2D720975L))) ^ g_2611), (***g_950))) == p_119), 0x831CL)) , 0x75448D67L)) , (void*)0);
for (g_1267 = 6; (g_1267 >= (-13)); --g_1267)
{
int64_t l_2619 = (-1L);
int8_t * const **l_2623 = (void*)0;
uint16_t l_2644 = 0x7215L;
int32_t l_2652 = (-1L);
int32_t l_2653[4][5][1] = {{{0x326A4843L},{(-7L)},{0x4A2929F0L},{0x326A4843L},{5L}},{{5L},{0x326A4843L},{0x4A2929F0L},{(-7L)},{0x326A4843L}},{{(-7L)},{0x4A2929F0L},{0x326A4843L},{5L},{5L}},{{0x326A4843L},{0x4A2929F0L},{(-7L)},{0x326A4843L},{(-7L)}}};
int32_t **l_2685 = &g_1745;
union U0 *l_2709[10] = {&g_176,&g_176,&g_649,&g_176,&g_649,&g_176,&g_176,&g_649,&g_176,&g_649};
int32_t ***l_2720[9] = {&g_77,&g_77,&g_77,&g_77,&g_77,&g_77,&g_77,&g_77,&g_77};
int8_t l_2736[10][4] = {{0x2FL,(-4L),0L,(-1L)},{0xFAL,0L,(-1L),4L},{0xEEL,0xFAL,0xEEL,(-1L)},{0L,0x22L,0x26L,0L},{(-1L),0xEEL,4L,0x22L},{0x5EL,1L,4L,(-4L)},{(-1L),0L,0x26L,0x26L},{0L,0L,0xEEL,0x5EL},{0xEEL,0x5EL,(-1L),0xFAL},{0xFAL,0x43L,0L,(-1L)}};
int8_t **l_2826[1];
uint32_t l_2867 = 0xC8CBF64FL;
int32_t l_2875 = 0x6CC89017L;
uint32_t ** const *l_2885 = &g_897[0];
int64_t l_2921 = 6L;
int i, j, k;
for (i = 0; i < 1; i++)
l_2826[i] = (void*)0;
if ((safe_mod_func_int64_t_s_s(((safe_mul_func_int32_t_s_s((*g_78), ((((252UL != ((!(((*g_950) = (l_2619 , func_179(((((safe_mul_func_uint16_t_u_u(((p_119 || (0xC5A109E450294AD4LL <= 1L)) <= l_2619), ((!((*l_2463) < p_119)) <= l_2619))) | l_2619) , l_2619) || 0x9BL)))) != (void*)0)) & p_119)) || (*g_416)) , &g_617) == l_2623))) != (*g_2600)), p_119)))
{
uint64_t l_2633 = 18446744073709551615UL;
uint32_t * const l_2640[3] = {&g_2641,&g_2641,&g_2641};
uint32_t * const * const l_2639 = &l_2640[0];
uint32_t * const * const *l_2638[4][10] = {{&l_2639,&l_2639,&l_2639,&l_2639,&l_2639,&l_2639,&l_2639,&l_2639,&l_2639,&l_2639},{&l_2639,&l_2639,&l_2639,&l_2639,&l_2639,&l_2639,&l_2639,&l_2639,&l_2639,&l_2639},{&l_2639,&l_2639,&l_2639,&l_2639,&l_2639,&l_2639,&l_2639,&l_2639,&l_2639,&l_2639},{&l_2639,&l_2639,&l_2639,&l_2639,&l_2639,&l_2639,&l_2639,&l_2639,&l_2639,&l_2639}};
uint32_t l_2673 = 1UL;
int32_t *****l_2682 = &l_2527;
uint32_t l_2718 = 9UL;
int32_t l_2723 = 0x0D5F9E93L;
int32_t l_2725[3];
const int32_t l_2757 = (-4L);
const int32_t l_2794 = 0x70CAB6B1L;
union U0 l_2813 = {65535UL};
uint8_t **l_2823 = &g_416;
uint32_t **l_2834 = &g_2474;
int64_t l_2876 = (-1L);
uint16_t **l_2896 = (void*)0;
int i, j;
for (i = 0; i < 3; i++)
l_2725[i] = 0x27078F7EL;
for (g_154 = (-23); (g_154 == 28); ++g_154)
{
uint16_t l_2628 = 0xA465L;
uint32_t ***l_2635 = &g_897[1];
uint32_t ****l_2634 = &l_2635;
l_2493 ^= (((safe_mod_func_int8_t_s_s((l_2628 >= 6L), (safe_add_func_int8_t_s_s((l_2653[3][2][0] = ((***l_2608) = (l_2652 = ((l_2642[0][1][4] = (safe_rshift_func_int16_t_s_u((l_2633 | (((*l_2634) = &l_2480) != (l_2638[1][6] = g_2636))), 15))) == (safe_unary_minus_func_int8_t_s((l_2644 , (safe_div_func_int32_t_s_s((((safe_mod_func_uint32_t_u_u((safe_sub_func_int8_t_s_s((0xA236003D9B7E4184LL == l_2651), 0x9BL)), p_119)) , l_2628) == 1UL), p_119))))))))), (**g_617))))) , 18446744073709551615UL) <= (*l_2463));
}
for (g_751 = 14; (g_751 >= 10); g_751--)
{
uint64_t l_2674 = 0x9EEE3A77316EE01BLL;
uint32_t l_2675 = 0x8720B0BDL;
int32_t l_2727 = 0L;
int32_t l_2730 = 0x917FC865L;
int32_t l_2737 = 5L;
int32_t l_2762[9][10] = {{0x8EA7BC5DL,0L,0x8EA7BC5DL,0L,0x8EA7BC5DL,0L,0x8EA7BC5DL,0L,0x8EA7BC5DL,0L},{1L,0L,1L,0L,1L,0L,1L,0L,1L,0L},{0x8EA7BC5DL,0L,0x8EA7BC5DL,0L,0x8EA7BC5DL,0L,0x8EA7BC5DL,0L,0x8EA7BC5DL,0L},{1L,0L,1L,0L,1L,0L,1L,0L,1L,0L},{0x8EA7BC5DL,0L,0x8EA7BC5DL,0L,0x8EA7BC5DL,0L,0x8EA7BC5DL,0L,0x8EA7BC5DL,0L},{1L,0L,1L,0L,1L,0L,1L,0L,1L,0L},{0x8EA7BC5DL,0L,0x8EA7BC5DL,0L,0x8EA7BC5DL,0L,0x8EA7BC5DL,0L,0x8EA7BC5DL,0L},{1L,0L,1L,0L,1L,0L,1L,0L,1L,0L},{0x8EA7BC5DL,0L,0x8EA7BC5DL,0L,0x8EA7BC5DL,0L,0x8EA7BC5DL,0L,0x8EA7BC5DL,0L}};
int32_t ***l_2784 = &g_77;
int8_t **l_2827[4][9] = {{&g_1453,&g_1453,(void*)0,&g_1453,&g_1453,&g_1453,&g_1453,(void*)0,&g_1453},{&g_1453,&g_1453,(void*)0,(void*)0,&g_1453,&g_1453,&g_1453,(void*)0,(void*)0},{&g_1453,&g_1453,&g_1453,(void*)0,&g_1453,&g_1453,&g_1453,&g_1453,(void*)0},{&g_1453,&g_1453,&g_1453,&g_1453,&g_1453,&g_1453,&g_1453,&g_1453,&g_1453}};
uint32_t **l_2836 = &g_2474;
uint32_t l_2841[1][7][5] = {{{4294967290UL,0x85F6D127L,0x85F6D127L,4294967290UL,0UL},{7UL,0UL,0UL,7UL,4294967286UL},{4294967290UL,0x85F6D127L,0x85F6D127L,4294967290UL,0UL},{7UL,0UL,0UL,7UL,4294967286UL},{4294967290UL,0x85F6D127L,0x85F6D127L,4294967290UL,0UL},{7UL,0UL,0UL,7UL,4294967286UL},{4294967290UL,0x85F6D127L,0x85F6D127L,4294967290UL,0UL}}};
int32_t *l_2846[5][1][2] = {{{&l_2723,&l_2723}},{{&l_2723,&l_2723}},{{&l_2723,&l_2723}},{{&l_2723,&l_2723}},{{&l_2723,&l_2723}}};
int32_t l_2848 = (-2L);
uint32_t * const ***l_2888 = &l_2886[5][0][1];
int64_t **l_2889 = &g_380;
int64_t l_2890 = (-1L);
int i, j, k;
}
}
else
{
int32_t *l_2901 = (void*)0;
int32_t l_2917 = 0x9AA0AE6EL;
(****g_1252) = l_2901;
for (g_154 = 0; (g_154 >= (-13)); g_154--)
{
uint64_t * const *l_2909[3][7] = {{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,&g_665[1][6][1],(void*)0},{&g_665[1][6][1],&g_665[1][2][0],(void*)0,(void*)0,&g_665[1][2][0],&g_665[1][6][1],(void*)0},{&g_665[1][2][0],(void*)0,&g_665[1][2][2],&g_665[0][8][0],&g_665[0][8][0],&g_665[1][2][2],(void*)0}};
uint64_t * const ** const l_2908 = &l_2909[1][4];
int32_t l_2918 = 0L;
int i, j;
for (g_1553 = 0; (g_1553 <= 4); g_1553 += 1)
{
int32_t l_2913 = 0x3E4606A5L;
int i, j;
(*l_2463) = (safe_sub_func_int32_t_s_s(((void*)0 != g_1256[g_1553][g_1553]), (((g_1405[8][1] = ((safe_div_func_int8_t_s_s((p_119 & (l_2908 == l_2910)), (safe_add_func_int16_t_s_s((g_155 ^= ((*l_2585) |= ((*g_2600) = (((((l_2913 != (*g_380)) , (g_156[2] = (((*g_1804) == (safe_unary_minus_func_uint16_t_u((((safe_sub_func_uint32_t_u_u(((*g_2600) && 1UL), l_2917)) == l_2918) >= p_119)))) , (**g_1803)))) <= (*g_1804)) , 65532UL) != 0x66BAL)))), 0UL)))) || 1L)) , l_2918) && p_119)));
}
}
(*g_1255) = &l_2917;
(*l_2463) |= (safe_sub_func_uint64_t_u_u((p_119 == l_2921), p_119));
}
return l_2720[7];
}
return &g_77;
}
static int64_t func_121(int32_t *** p_122)
{
uint8_t l_2286 = 0UL;
int32_t l_2287 = (-1L);
int32_t ***l_2299 = &g_77;
int32_t ****l_2298 = &l_2299;
int32_t l_2301[10][9][2] = {{{1L,(-10L)},{0xFFE74A82L,(-10L)},{1L,0x31C8A64BL},{0xFB894513L,(-1L)},{0x70BC3FBBL,0xFFE74A82L},{0L,(-1L)},{0x31C8A64BL,0x330DC026L},{1L,0xF2593E8AL},{1L,0x70BC3FBBL}},{{(-1L),0x31C8A64BL},{0xA6B990DFL,(-1L)},{0xF2593E8AL,1L},{0L,0x3DEC7508L},{0xFB894513L,0xFB894513L},{(-1L),0xF2593E8AL},{0x5FC14D18L,(-10L)},{0x3DEC7508L,0x330DC026L},{0xA6B990DFL,0x3DEC7508L}},{{0x70BC3FBBL,1L},{0x70BC3FBBL,0x3DEC7508L},{0xC3273424L,0x6A7D9DACL},{0x5FC14D18L,(-1L)},{0L,1L},{0xFFE74A82L,0x62DD90E1L},{0x62DD90E1L,0x5FC14D18L},{(-5L),4L},{1L,1L}},{{0xC3273424L,(-5L)},{0xFFE74A82L,0x3DEC7508L},{1L,1L},{0x65DECAD3L,0x6A7D9DACL},{(-5L),1L},{(-5L),6L},{0x3DEC7508L,0xFFE74A82L},{0x62DD90E1L,(-5L)},{0x65DECAD3L,(-1L)}},{{6L,(-1L)},{0x65DECAD3L,(-5L)},{0x62DD90E1L,0xFFE74A82L},{0x3DEC7508L,6L},{(-5L),1L},{(-5L),0x6A7D9DACL},{0x65DECAD3L,1L},{1L,0x3DEC7508L},{0xFFE74A82L,(-5L)}},{{0xC3273424L,1L},{1L,4L},{(-5L),0x5FC14D18L},{0x62DD90E1L,0x62DD90E1L},{0xFFE74A82L,1L},{0L,(-1L)},{0x5FC14D18L,0x6A7D9DACL},{0xC3273424L,0x5FC14D18L},{0x3DEC7508L,1L}},{{0x3DEC7508L,0x5FC14D18L},{0xC3273424L,0x6A7D9DACL},{0x5FC14D18L,(-1L)},{0L,1L},{0xFFE74A82L,0x62DD90E1L},{0x62DD90E1L,0x5FC14D18L},{(-5L),4L},{1L,1L},{0xC3273424L,(-5L)}},{{0xFFE74A82L,0x3DEC7508L},{1L,1L},{0x65DECAD3L,0x6A7D9DACL},{(-5L),1L},{(-5L),6L},{0x3DEC7508L,0xFFE74A82L},{0x62DD90E1L,(-5L)},{0x65DECAD3L,(-1L)},{6L,(-1L)}},{{0x65DECAD3L,(-5L)},{0x62DD90E1L,0xFFE74A82L},{0x3DEC7508L,6L},{(-5L),1L},{(-5L),0x6A7D9DACL},{0x65DECAD3L,1L},{1L,0x3DEC7508L},{0xFFE74A82L,(-5L)},{0xC3273424L,1L}},{{1L,4L},{(-5L),0x5FC14D18L},{0x62DD90E1L,0x62DD90E1L},{0xFFE74A82L,1L},{0L,(-1L)},{0x5FC14D18L,0x6A7D9DACL},{0xC3273424L,0x5FC14D18L},{0x3DEC7508L,1L},{0x3DEC7508L,0x5FC14D18L}}};
int32_t *l_2302[5][2][6] = {{{(void*)0,&g_8[1][4][4],&g_314,&g_8[3][1][2],&g_8[3][5][2],&g_386},{&g_539[1],&g_8[3][1][2],&g_539[0],&g_539[0],&g_8[3][1][2],&g_539[1]}},{{&g_314,&g_5,(void*)0,&g_539[0],&g_8[3][7][3],&g_89},{&g_314,&g_89,&g_8[3][1][2],&g_386,&g_539[0],&g_539[0]}},{{&g_314,&g_8[3][5][2],&g_386,&g_539[0],&g_8[0][3][2],&g_8[1][4][4]},{&g_314,&g_8[3][7][3],&l_2301[9][8][0],&g_539[0],&g_386,&g_314}},{{&g_539[1],&g_8[3][1][2],&g_8[3][1][2],&g_8[3][1][2],&g_539[1],&g_89},{(void*)0,&g_539[0],&g_539[1],&g_386,&g_89,&g_539[0]}},{{&g_386,&g_539[1],&g_8[1][4][4],&g_89,&g_8[2][3][5],&g_314},{&g_8[0][3][2],&g_314,(void*)0,&g_8[1][4][4],&g_314,&g_8[3][1][2]}}};
int16_t l_2303[10] = {(-8L),0x0377L,0x0377L,(-8L),0x0377L,0x0377L,(-8L),0x0377L,0x0377L,(-8L)};
int32_t l_2315[8] = {0x73CCA038L,0x73CCA038L,0x73CCA038L,0x73CCA038L,0x73CCA038L,0x73CCA038L,0x73CCA038L,0x73CCA038L};
int64_t * const **l_2320[9];
uint32_t l_2329 = 4294967295UL;
int8_t l_2330 = (-1L);
int32_t l_2331 = 0x0A6877B9L;
int32_t l_2332 = (-1L);
uint8_t l_2333 = 1UL;
int32_t l_2334 = (-7L);
int8_t l_2342 = 0L;
const uint32_t l_2368[5] = {0x0A990E09L,0x0A990E09L,0x0A990E09L,0x0A990E09L,0x0A990E09L};
int32_t l_2373 = 0x804D191BL;
uint32_t l_2388 = 4294967295UL;
int32_t **l_2393[10] = {&g_1745,&g_1745,&g_1745,&g_1745,&g_1745,&g_1745,&g_1745,&g_1745,&g_1745,&g_1745};
union U0 l_2396 = {65535UL};
int8_t l_2399 = (-3L);
int64_t *l_2402 = &g_141;
int64_t l_2405[5][4] = {{1L,(-1L),(-1L),1L},{(-1L),1L,(-1L),(-1L)},{1L,1L,1L,1L},{1L,(-1L),(-1L),1L},{(-1L),1L,(-1L),(-1L)}};
uint32_t l_2410 = 0x2C2133D7L;
uint64_t *l_2413 = &g_757;
uint32_t l_2414 = 0UL;
uint8_t l_2415 = 5UL;
uint32_t l_2416 = 4294967294UL;
int16_t l_2427 = 0x50DDL;
const uint8_t l_2431 = 0xA9L;
union U0 **l_2442 = &g_1593[7];
union U0 ***l_2443[6][4] = {{&g_2154,&g_2154,&g_2154,&g_2154},{&g_2154,&g_2154,&g_2154,&g_2154},{&g_2154,&g_2154,&g_2154,&g_2154},{&g_2154,&g_2154,&g_2154,&g_2154},{&g_2154,&g_2154,&g_2154,&g_2154},{&g_2154,&g_2154,&g_2154,&g_2154}};
uint8_t l_2445 = 0x7AL;
const uint64_t *l_2449 = (void*)0;
const uint64_t **l_2448 = &l_2449;
const uint64_t ***l_2447[7] = {&l_2448,&l_2448,&l_2448,&l_2448,&l_2448,&l_2448,&l_2448};
const int8_t l_2450 = (-9L);
const uint32_t l_2451 = 0x4E430FA7L;
int8_t l_2452 = 1L;
int32_t l_2453 = 7L;
const uint32_t l_2454 = 0x46174EB0L;
int8_t l_2455 = 0x82L;
int16_t l_2456 = (-5L);
uint64_t *l_2457 = &g_186;
uint16_t l_2458 = 0x1A55L;
uint32_t l_2459 = 0UL;
int i, j, k;
for (i = 0; i < 9; i++)
l_2320[i] = (void*)0;
l_2303[2] = (safe_lshift_func_uint8_t_u_u(((safe_add_func_int16_t_s_s((((*g_1745) = ((safe_mul_func_int16_t_s_s((safe_lshift_func_uint16_t_u_s(l_2286, 4)), (l_2287 < 18446744073709551615UL))) > l_2286)) , ((((((safe_add_func_uint16_t_u_u(((g_90[1] | (safe_div_func_uint8_t_u_u((((((*g_1414) && ((((safe_rshift_func_uint8_t_u_u(((safe_mul_func_int32_t_s_s(0L, ((((**g_2154) , (((safe_rshift_func_int8_t_s_u(((((**g_617) & 0x2EL) ^ g_2060) || 7L), 1)) >= l_2286) >= l_2287)) > (-4L)) >= 7L))) , 1UL), l_2287)) <= l_2286) > (*g_1453)) | 0L)) & l_2286) , (void*)0) != l_2298), g_2300))) || 0x4E38AA7DBA10B856LL), l_2287)) && 0x66E5DAF8DDA87CF7LL) & (-9L)) >= 0xAF3A1AAD2AB0D9BELL) <= (**g_415)) && l_2301[9][1][0])), (*g_1804))) ^ l_2301[9][1][0]), 2));
if (((((((safe_lshift_func_int16_t_s_s(((safe_mod_func_int32_t_s_s((safe_lshift_func_int8_t_s_s((safe_lshift_func_int8_t_s_u(((!((safe_mul_func_int16_t_s_s(0x4C6AL, l_2315[3])) > ((safe_rshift_func_uint16_t_u_s((((&p_122 == (void*)0) ^ (safe_add_func_int8_t_s_s(((void*)0 == l_2320[3]), (safe_mod_func_int32_t_s_s((*****g_1252), ((safe_lshift_func_uint16_t_u_u((safe_rshift_func_uint8_t_u_s(8UL, 6)), (safe_sub_func_int32_t_s_s((*****g_1252), 0x6895FF84L)))) || l_2329)))))) || 1UL), g_1550)) || l_2330))) , l_2331), 7)), (**g_617))), l_2332)) ^ 0xBED67247L), 12)) || l_2333) >= (*g_1804)) && l_2334) ^ (-1L)) & 0x3F53L))
{
uint32_t l_2335 = 1UL;
return l_2335;
}
else
{
int16_t l_2343 = (-1L);
int32_t **l_2344 = (void*)0;
int32_t **l_2345 = &g_78;
int32_t l_2358[1][6][7] = {{{1L,0L,0xFF34F5CDL,0xC9BA66C2L,0xBB9B51BFL,0xF3F1F6C3L,1L},{0xBB9B51BFL,0xC9BA66C2L,0xFF34F5CDL,0L,1L,0xF3F1F6C3L,0xF3F1F6C3L},{1L,0xC9BA66C2L,0xF7C6BC45L,0xC9BA66C2L,1L,0xC46D36BFL,1L},{1L,0L,0xFF34F5CDL,0xC9BA66C2L,0xBB9B51BFL,0xF3F1F6C3L,1L},{0xBB9B51BFL,0xC9BA66C2L,0xFF34F5CDL,0L,1L,0xF3F1F6C3L,0xF3F1F6C3L},{1L,0xC9BA66C2L,0xF7C6BC45L,0xC9BA66C2L,1L,0xC46D36BFL,1L}}};
int32_t l_2361 = 0x48B14181L;
uint64_t *** const l_2362 = (void*)0;
int32_t l_2363 = (-10L);
uint64_t *l_2364[3];
int32_t l_2365 = (-1L);
int32_t l_2387 = 0x42E47C06L;
uint8_t *l_2389 = &g_1552;
const uint16_t l_2390 = 65530UL;
int32_t ***l_2394[10] = {&l_2393[4],&l_2393[4],&l_2393[4],&l_2393[4],&l_2393[4],&l_2393[4],&l_2393[4],&l_2393[4],&l_2393[4],&l_2393[4]};
int i, j, k;
for (i = 0; i < 3; i++)
l_2364[i] = &g_757;
l_2365 &= (((safe_add_func_int8_t_s_s((*g_1453), (*g_1453))) | ((safe_add_func_int32_t_s_s((safe_mod_func_uint64_t_u_u((l_2363 = (((((l_2343 |= l_2342) > ((((((*l_2345) = &g_8[3][1][2]) != (*g_1255)) | ((safe_lshift_func_int16_t_s_s((((((*g_618) , ((safe_lshift_func_int16_t_s_s((safe_rshift_func_uint16_t_u_u((((safe_mul_func_uint8_t_u_u((safe_lshift_func_int16_t_s_s(((safe_div_func_int64_t_s_s(((((((l_2358[0][2][4] = (-4L)) != (safe_sub_func_int32_t_s_s((****g_1253), (((l_2361 &= ((*g_721) == (*g_721))) && 0xB7706F35L) <= (*g_1804))))) , (***g_1252)) == (void*)0) > 0x64719483L) | 4UL), (*g_721))) , g_2300), 3)), 0L)) , l_2362) != &g_227), 4)), g_539[0])) ^ 0L)) == (*g_380)) | (**g_415)) , g_1895[1]), 2)) , l_2358[0][2][4])) >= l_2363) == (**g_1255))) | (-1L)) , (**l_2345)) & 4294967290UL)), 0x8AAC0D675F5DE76ALL)), 1L)) == 0UL)) && (**l_2345));
l_2358[0][0][0] ^= (safe_div_func_uint64_t_u_u(l_2368[2], (safe_mul_func_int8_t_s_s((safe_div_func_int64_t_s_s(l_2373, ((*g_721) &= ((*g_380) &= ((+((((*g_1453) = (safe_sub_func_uint64_t_u_u((((((--(***g_950)) >= (**l_2345)) , ((((safe_mul_func_uint8_t_u_u(((*l_2389) = ((g_386 & ((void*)0 == p_122)) > (safe_mod_func_uint16_t_u_u(((safe_mod_func_uint64_t_u_u(((l_2387 | ((**g_415) = 0xE4L)) & 1L), (**l_2345))) < 0UL), l_2388)))), (**l_2345))) < (**l_2345)) != (**g_1803)) <= (*g_1453))) <= l_2390) > (**l_2345)), (**l_2345)))) >= (**l_2345)) , (**l_2345))) && (**l_2345)))))), 0x04L))));
l_2361 = (((safe_div_func_uint64_t_u_u(((g_2395 = l_2393[4]) == &g_1745), (l_2396 , (**l_2345)))) != 0x14L) | ((safe_div_func_int8_t_s_s(l_2399, (safe_mul_func_int64_t_s_s(((l_2358[0][2][4] = (**l_2345)) != 0x47B1ED3EL), ((l_2402 = l_2402) != (void*)0))))) == (*g_721)));
}
l_2416 = (((safe_add_func_uint64_t_u_u(((((l_2396 , l_2405[3][1]) < (****g_1253)) , ((*l_2413) = ((*g_1453) || ((((*g_380) = ((*g_721) |= (*g_380))) || (((**g_2395) , ((safe_lshift_func_int16_t_s_u((g_90[1] >= ((safe_mod_func_uint32_t_u_u(l_2410, (safe_lshift_func_uint8_t_u_u((****g_949), 3)))) , (**g_1803))), (**g_1803))) , g_176.f0)) & (**g_1803))) | (*g_1804))))) , l_2414), l_2415)) < (*g_1414)) < (*g_1414));
l_2459 = ((((*l_2457) |= (safe_div_func_int8_t_s_s((safe_mul_func_int16_t_s_s(((g_2421 , ((((**l_2442) = func_125((*p_122), func_128(((****g_949) = (((*l_2413) = (((safe_mod_func_uint32_t_u_u(((safe_mod_func_uint8_t_u_u((+l_2427), (((&l_2320[3] == (void*)0) , ((g_387[1] , (safe_sub_func_int64_t_s_s((((((safe_unary_minus_func_uint32_t_u(l_2431)) , (safe_mod_func_uint64_t_u_u((((safe_rshift_func_int8_t_s_s((safe_mul_func_uint16_t_u_u((((safe_sub_func_int64_t_s_s((((safe_add_func_uint16_t_u_u(((g_2154 = l_2442) != (void*)0), g_141)) == g_2444[0]) ^ 0xB1E76D398F1CF0CELL), 0x115A832158F9E6A1LL)) == 0x46L) >= l_2445), 0x0F7DL)), (**g_617))) ^ g_2446) & 3L), (*g_380)))) >= (-3L)) , (void*)0) != l_2447[2]), l_2450))) , 0x02723120L)) , (***g_950)))) == (****g_1253)), l_2451)) == l_2452) & l_2453)) >= l_2454))))) , l_2455) >= 0x80B1C691L)) , 3L), 9UL)), l_2456))) ^ l_2458) , (**g_1255));
return (*g_380);
}
static int32_t *** func_123(int8_t p_124)
{
uint32_t l_2235 = 1UL;
uint64_t *l_2244 = &g_757;
int32_t l_2245 = 0xC044EE1DL;
int32_t l_2246[4][9] = {{0x1942E4CEL,0xF939C4FBL,0x1942E4CEL,0xF939C4FBL,0x1942E4CEL,0xF939C4FBL,0x1942E4CEL,0xF939C4FBL,0x1942E4CEL},{(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)},{0x1942E4CEL,0xF939C4FBL,0x1942E4CEL,0xF939C4FBL,0x1942E4CEL,0xF939C4FBL,0x1942E4CEL,0xF939C4FBL,0x1942E4CEL},{(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L),(-1L)}};
uint64_t l_2247 = 1UL;
int32_t *l_2248 = &g_539[0];
uint32_t **l_2271 = &g_898[1];
uint32_t l_2272 = 4294967295UL;
int32_t ***l_2273 = &g_77;
int i, j;
(*l_2248) = (safe_mod_func_int16_t_s_s(((****g_949) > (g_2232 > ((((++l_2235) ^ (0L != (safe_mul_func_uint8_t_u_u(((p_124 > p_124) || ((safe_sub_func_int16_t_s_s((safe_sub_func_uint8_t_u_u((p_124 || ((l_2245 = ((((((*g_380) |= p_124) > ((*l_2244) &= ((***g_1252) == (***g_1252)))) , p_124) >= (*g_1804)) <= 0L)) ^ 4294967295UL)), p_124)), 4UL)) ^ l_2246[2][7])), (-8L))))) > (*g_618)) == p_124))), l_2247));
for (l_2247 = 0; (l_2247 <= 48); l_2247 = safe_add_func_uint64_t_u_u(l_2247, 7))
{
int16_t *l_2261[7][1] = {{&g_345},{(void*)0},{(void*)0},{&g_345},{(void*)0},{(void*)0},{&g_345}};
int32_t l_2264 = 0x03910402L;
int16_t l_2267[6][1][7] = {{{(-1L),0x19BAL,0L,(-1L),(-1L),0L,0x96AAL}},{{0xA88CL,0x31A6L,0x19BAL,(-7L),0x88A1L,0L,0xA417L}},{{1L,(-5L),0x541DL,(-1L),0xB989L,(-1L),0xB989L}},{{(-7L),0xB989L,0xB989L,(-7L),1L,0xA417L,(-1L)}},{{0xA417L,0xB989L,1L,(-1L),0xA88CL,1L,(-9L)}},{{(-1L),(-5L),0xA417L,0x31A6L,0xA417L,(-5L),(-1L)}}};
int32_t *l_2268 = &l_2246[2][6];
int i, j, k;
(*l_2268) ^= ((((++(**g_415)) , (&l_2235 != (void*)0)) | (safe_sub_func_int64_t_s_s(((safe_lshift_func_uint8_t_u_u((safe_mod_func_uint16_t_u_u((safe_lshift_func_int16_t_s_s((((*l_2248) &= p_124) & (*g_1804)), ((safe_mul_func_int8_t_s_s((*g_618), (l_2264 , (p_124 == (safe_lshift_func_int16_t_s_s(l_2264, 1)))))) , ((p_124 > 6L) & 0xC2L)))), 0x41A1L)), p_124)) && p_124), l_2267[3][0][4]))) < 0x38L);
if (l_2235)
goto lbl_2270;
}
lbl_2270:
(*g_2154) = g_2269;
(*l_2248) = (((0x42L && ((((*l_2271) = &l_2235) == &l_2235) , (0x4FC4L != ((l_2272 & ((*l_2248) > (*l_2248))) ^ p_124)))) & (*l_2248)) , 7L);
return l_2273;
}
static union U0 func_125(int32_t * const * p_126, int32_t * const p_127)
{
int32_t ***l_2219 = &g_77;
int32_t l_2220 = 0L;
uint32_t l_2224 = 18446744073709551614UL;
union U0 l_2229[1][5] = {{{0UL},{0UL},{0UL},{0UL},{0UL}}};
int i, j;
(*p_127) = (((void*)0 == &p_127) || ((safe_add_func_uint8_t_u_u((((*l_2219) = (void*)0) == &p_127), (0x08994223055E5AFDLL != l_2220))) && (safe_mod_func_int8_t_s_s((((*g_380) = (+l_2224)) ^ l_2220), ((*g_1453) = (safe_mul_func_uint16_t_u_u((safe_sub_func_int64_t_s_s((*g_721), 0x2C471631DF23D3C1LL)), g_8[3][1][2])))))));
return l_2229[0][0];
}
static int32_t * func_128(uint8_t p_129)
{
int32_t *l_142 = &g_89;
int32_t l_143[5];
int32_t *l_144 = &g_89;
int32_t *l_145 = &g_89;
int32_t *l_146 = (void*)0;
int32_t *l_147 = &l_143[4];
int32_t *l_149 = (void*)0;
int32_t *l_150 = (void*)0;
int32_t *l_151 = (void*)0;
int32_t *l_152 = &l_143[3];
int32_t *l_153[5][9] = {{(void*)0,&l_143[4],&l_143[4],&g_89,(void*)0,&l_143[4],&l_143[4],(void*)0,&g_89},{(void*)0,&l_143[3],(void*)0,&l_143[4],&g_89,&l_143[4],&l_143[4],&l_143[4],&l_143[4]},{&l_143[4],&l_143[4],(void*)0,&l_143[4],&l_143[4],&g_89,(void*)0,&l_143[4],&l_143[4]},{&l_143[4],(void*)0,&l_143[4],&l_143[4],&l_143[4],(void*)0,&l_143[4],&g_89,(void*)0},{&l_143[4],(void*)0,&l_143[4],&g_89,&g_89,&g_89,&l_143[4],(void*)0,&l_143[4]}};
int64_t *l_1892[10] = {(void*)0,(void*)0,&g_381,(void*)0,&g_381,(void*)0,(void*)0,&g_381,(void*)0,&g_381};
uint16_t l_1894 = 0x989EL;
uint32_t l_2213 = 0xCE2EB244L;
int32_t *l_2216[9] = {&l_143[1],&l_143[1],&l_143[1],&l_143[1],&l_143[1],&l_143[1],&l_143[1],&l_143[1],&l_143[1]};
int i, j;
for (i = 0; i < 5; i++)
l_143[i] = 0x3FF94C2EL;
(*l_142) = 0xE6AD3C43L;
g_156[0]--;
for (g_72 = 0; (g_72 == 44); ++g_72)
{
int32_t l_167 = 0x3EB5BA54L;
union U0 *l_175 = &g_176;
union U0 *l_1871 = &g_649;
int64_t **l_1893 = &l_1892[8];
int32_t *l_1896 = &g_89;
const union U0 l_1897[4] = {{65528UL},{65528UL},{65528UL},{65528UL}};
int i;
}
++l_2213;
return &g_539[1];
}
static union U0 * func_161(const uint8_t p_162, uint32_t p_163, int64_t * p_164, int8_t * p_165)
{
int32_t l_2191 = 5L;
int32_t l_2198 = 7L;
int32_t l_2199 = 0L;
int32_t l_2200 = (-1L);
int32_t l_2201 = 0x3AEC1CF4L;
int32_t l_2202[4][3][2];
uint16_t **l_2206 = &g_1804;
union U0 *l_2210 = (void*)0;
int i, j, k;
for (i = 0; i < 4; i++)
{
for (j = 0; j < 3; j++)
{
for (k = 0; k < 2; k++)
l_2202[i][j][k] = 0x5FFFB89CL;
}
}
lbl_2209:
l_2191 = 1L;
for (g_649.f0 = 1; (g_649.f0 <= 6); g_649.f0 += 1)
{
int8_t l_2195[6][7][6] = {{{(-1L),(-1L),0x5EL,2L,0x94L,0x6BL},{0x81L,1L,0xDFL,0L,0xB2L,0L},{0xDFL,0xF5L,4L,0x99L,0x6BL,0L},{0x9FL,(-8L),0L,(-5L),0xF5L,(-3L)},{2L,0x0DL,(-2L),(-1L),(-5L),0x9CL},{(-5L),0x81L,0x9FL,(-1L),1L,(-8L)},{(-10L),0L,(-1L),0xB2L,0xEAL,0xD8L}},{{0xF7L,0x81L,0xB4L,0x81L,0xF7L,2L},{0xE5L,8L,0xA0L,1L,0xD2L,0L},{(-2L),0x2AL,0x87L,8L,0x91L,0L},{0xF5L,(-1L),0xA0L,0xA2L,4L,2L},{0x91L,0xAEL,0xB4L,2L,(-1L),0xD8L},{5L,0L,(-1L),1L,(-4L),(-8L)},{0xD2L,6L,0xE6L,(-1L),(-10L),8L}},{{2L,0L,4L,0xA1L,3L,1L},{(-6L),5L,0xD8L,0x93L,0xFBL,0xF6L},{(-4L),1L,2L,0L,0L,3L},{9L,(-2L),0x94L,0xF6L,1L,0xA4L},{0xE8L,(-9L),(-1L),0x87L,1L,0xA2L},{0xE3L,0xA1L,1L,0x94L,0xE8L,0x12L},{0xF5L,(-6L),0x86L,0xE8L,0x2AL,0xB4L}},{{0x38L,0x0DL,0xA2L,0xDFL,5L,0x2AL},{0x6BL,0xF5L,(-10L),1L,0xA1L,0L},{(-6L),0xB2L,1L,(-4L),(-1L),0xD2L},{(-1L),(-8L),0xA1L,0xA1L,(-8L),(-1L)},{1L,0x2AL,0x9CL,0xE6L,(-5L),0L},{0xB2L,1L,0xB4L,0x47L,0x17L,0xE8L},{0xB2L,0x98L,0x47L,0xE6L,0xDFL,0L}},{{1L,(-5L),0x99L,0xA1L,0x38L,(-1L)},{(-1L),0xA9L,0xE5L,(-4L),0xB4L,5L},{(-6L),0x9CL,0L,1L,0xA1L,(-2L)},{0x6BL,(-4L),0L,0xDFL,1L,(-5L)},{0x38L,(-4L),0L,0xE8L,(-6L),0xE5L},{0xF5L,(-1L),0x12L,0x94L,0x81L,0xD8L},{0xE3L,0x12L,3L,0x87L,1L,0L}},{{0xE8L,0x81L,0xD2L,0xF6L,1L,0xE3L},{9L,0x86L,(-6L),0L,(-1L),(-4L)},{(-4L),2L,(-1L),0x93L,0xF7L,(-8L)},{(-6L),(-2L),0L,0xA1L,0x47L,1L},{2L,(-6L),0xAEL,(-1L),1L,0x5EL},{0xD2L,0L,0L,(-5L),0x6BL,0xE6L},{0L,0xA0L,0xDEL,0L,0xDEL,0xA0L}}};
int32_t l_2196 = 2L;
int32_t l_2197[7] = {8L,1L,1L,8L,1L,1L,8L};
uint32_t l_2203 = 0UL;
uint16_t **l_2207[10][7] = {{(void*)0,&g_1804,(void*)0,(void*)0,&g_1804,(void*)0,(void*)0},{&g_1804,&g_1804,&g_1804,&g_1804,&g_1804,&g_1804,&g_1804},{(void*)0,&g_1804,&g_1804,(void*)0,&g_1804,&g_1804,(void*)0},{&g_1804,&g_1804,&g_1804,&g_1804,&g_1804,&g_1804,&g_1804},{(void*)0,(void*)0,&g_1804,(void*)0,(void*)0,&g_1804,(void*)0},{&g_1804,&g_1804,&g_1804,&g_1804,&g_1804,&g_1804,&g_1804},{&g_1804,(void*)0,&g_1804,&g_1804,(void*)0,&g_1804,&g_1804},{&g_1804,&g_1804,&g_1804,&g_1804,&g_1804,&g_1804,&g_1804},{(void*)0,&g_1804,&g_1804,(void*)0,&g_1804,&g_1804,(void*)0},{&g_1804,&g_1804,&g_1804,&g_1804,&g_1804,&g_1804,&g_1804}};
int32_t *l_2208 = &g_89;
int i, j, k;
for (g_386 = 6; (g_386 >= 1); g_386 -= 1)
{
int32_t l_2192[2][2] = {{(-1L),(-1L)},{(-1L),(-1L)}};
int32_t *l_2193 = (void*)0;
int32_t *l_2194[6];
int i, j;
for (i = 0; i < 6; i++)
l_2194[i] = &g_539[0];
if (l_2192[1][1])
break;
l_2203--;
}
l_2191 &= (((((*g_721) , l_2206) == l_2207[0][3]) < p_163) == (**g_1803));
l_2208 = &l_2197[0];
if (g_141)
goto lbl_2209;
}
l_2201 = ((****g_949) | (&g_1803 != &l_2206));
return l_2210;
}
static int64_t * func_168(const int32_t p_169, uint32_t p_170, const union U0 p_171, uint32_t p_172)
{
union U0 **l_1898 = &g_1593[7];
uint16_t **l_1909 = &g_1804;
uint16_t **l_1915 = &g_1804;
int32_t l_1917 = (-6L);
int16_t *l_1919 = &g_345;
int32_t l_1921 = 0xE126A39EL;
uint16_t l_1974[4][6] = {{0UL,0UL,0UL,0UL,0UL,0UL},{0UL,0UL,0UL,0UL,0UL,0UL},{0UL,0UL,0UL,0UL,0UL,0UL},{0UL,0UL,0UL,0UL,0UL,0UL}};
int64_t *l_1977 = &g_381;
const uint32_t l_2038 = 0x6EA3D881L;
int64_t *l_2085[2];
int32_t l_2161[7];
int32_t l_2184[4];
uint32_t l_2185 = 4294967295UL;
uint8_t l_2188[8] = {4UL,4UL,4UL,4UL,4UL,4UL,4UL,4UL};
int i, j;
for (i = 0; i < 2; i++)
l_2085[i] = &g_141;
for (i = 0; i < 7; i++)
l_2161[i] = 0xC37B351CL;
for (i = 0; i < 4; i++)
l_2184[i] = 0xDCBF5BA5L;
(*l_1898) = func_177(func_179(p_169));
lbl_2175:
for (g_385 = 1; (g_385 >= 0); g_385 -= 1)
{
uint16_t **l_1913[9][8] = {{(void*)0,(void*)0,&g_1804,&g_1804,(void*)0,(void*)0,&g_1804,&g_1804},{(void*)0,(void*)0,&g_1804,&g_1804,(void*)0,(void*)0,&g_1804,&g_1804},{(void*)0,(void*)0,&g_1804,&g_1804,(void*)0,(void*)0,&g_1804,&g_1804},{(void*)0,(void*)0,&g_1804,&g_1804,(void*)0,(void*)0,&g_1804,&g_1804},{(void*)0,(void*)0,&g_1804,&g_1804,(void*)0,(void*)0,&g_1804,&g_1804},{(void*)0,(void*)0,&g_1804,&g_1804,(void*)0,(void*)0,&g_1804,&g_1804},{(void*)0,(void*)0,&g_1804,&g_1804,(void*)0,(void*)0,&g_1804,&g_1804},{(void*)0,(void*)0,&g_1804,&g_1804,(void*)0,(void*)0,&g_1804,&g_1804},{(void*)0,(void*)0,&g_1804,&g_1804,(void*)0,(void*)0,&g_1804,&g_1804}};
uint16_t ***l_1914[7] = {&l_1913[1][0],&l_1913[1][0],&l_1913[1][0],&l_1913[1][0],&l_1913[1][0],&l_1913[1][0],&l_1913[1][0]};
int32_t l_1916[4];
int32_t l_1918 = 0x3D12BD39L;
int8_t l_1920 = (-4L);
int32_t *l_1922 = &g_314;
const int32_t l_2009 = 8L;
int64_t l_2019 = 0x654FDDD3F4672159LL;
uint8_t ***l_2053 = &g_415;
uint8_t ****l_2052 = &l_2053;
uint8_t *****l_2051[1];
union U0 *l_2086[9] = {&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176,&g_176};
int64_t **l_2116 = &g_380;
int i, j;
for (i = 0; i < 4; i++)
l_1916[i] = 5L;
for (i = 0; i < 1; i++)
l_2051[i] = &l_2052;
(*l_1922) ^= (((***g_950) = (safe_sub_func_int32_t_s_s((safe_mod_func_int32_t_s_s(((((*g_380) ^= ((*g_721) = (p_172 >= ((safe_mul_func_int16_t_s_s((-1L), ((((safe_rshift_func_uint16_t_u_u(((safe_sub_func_uint64_t_u_u(((l_1909 != &g_1804) < (safe_lshift_func_uint16_t_u_u(((((-1L) >= (+(((((l_1915 = l_1913[7][2]) == ((((l_1916[2] ^ (0x2B80L || ((((l_1917 &= l_1916[2]) > (****g_949)) , (**l_1898)) , (**g_1803)))) && l_1918) >= p_171.f0) , (void*)0)) , l_1919) != &g_345) , l_1916[2]))) , l_1918) ^ 0x43BBADA8L), (*g_1804)))), 0x9C6369CE6717101CLL)) <= p_172), 0)) & (-9L)) < (-8L)) | p_171.f0))) , p_170)))) , l_1920) || (**g_1803)), p_171.f0)), l_1921))) & 0xC4L);
for (g_751 = 0; (g_751 <= 1); g_751 += 1)
{
uint32_t l_1940[6][4][6] = {{{0xDCC3DA00L,0x827037D1L,0xA8C932EBL,0xB22E83A5L,0x108A5971L,18446744073709551615UL},{0x827037D1L,18446744073709551615UL,0xDCC3DA00L,18446744073709551615UL,0x827037D1L,0x6145C0DCL},{0x1029AE45L,0xD6F4B1F8L,1UL,0xB22E83A5L,18446744073709551615UL,18446744073709551608UL},{18446744073709551608UL,0x196E0930L,0xD6F4B1F8L,0xD6F4B1F8L,0x196E0930L,18446744073709551608UL}},{{0xB22E83A5L,0x07D77058L,1UL,0x827037D1L,18446744073709551608UL,0x6145C0DCL},{0x196E0930L,0x1029AE45L,0xDCC3DA00L,18446744073709551608UL,0xDCC3DA00L,0x1029AE45L},{0x196E0930L,0x6145C0DCL,18446744073709551608UL,0x827037D1L,1UL,0x07D77058L},{0xB22E83A5L,18446744073709551608UL,0x196E0930L,0xD6F4B1F8L,0xD6F4B1F8L,0x196E0930L}},{{18446744073709551608UL,18446744073709551608UL,18446744073709551615UL,0xB22E83A5L,1UL,0xD6F4B1F8L},{0x1029AE45L,0x6145C0DCL,0x827037D1L,18446744073709551615UL,0xDCC3DA00L,18446744073709551615UL},{0x827037D1L,0x1029AE45L,0x827037D1L,0x07D77058L,18446744073709551608UL,0xD6F4B1F8L},{0x108A5971L,0x07D77058L,18446744073709551615UL,0xA8C932EBL,0x196E0930L,0x196E0930L}},{{0xA8C932EBL,0x196E0930L,0x196E0930L,0xA8C932EBL,18446744073709551615UL,0x07D77058L},{0x108A5971L,0xD6F4B1F8L,18446744073709551608UL,0x07D77058L,0x827037D1L,0x1029AE45L},{0x827037D1L,18446744073709551615UL,0xDCC3DA00L,18446744073709551615UL,0x827037D1L,0x6145C0DCL},{0x1029AE45L,0xD6F4B1F8L,1UL,0xB22E83A5L,18446744073709551615UL,18446744073709551608UL}},{{18446744073709551608UL,0x196E0930L,0xD6F4B1F8L,0xD6F4B1F8L,0x196E0930L,18446744073709551608UL},{0xB22E83A5L,0x07D77058L,1UL,0x827037D1L,18446744073709551608UL,0x6145C0DCL},{0x196E0930L,0x1029AE45L,0xDCC3DA00L,18446744073709551608UL,0xDCC3DA00L,0x1029AE45L},{0x196E0930L,0x6145C0DCL,18446744073709551608UL,0x827037D1L,1UL,0x07D77058L}},{{0xB22E83A5L,18446744073709551608UL,0x196E0930L,0xD6F4B1F8L,0xD6F4B1F8L,0x196E0930L},{18446744073709551608UL,18446744073709551608UL,18446744073709551615UL,0xB22E83A5L,1UL,0xD6F4B1F8L},{0x1029AE45L,0x6145C0DCL,0x827037D1L,18446744073709551615UL,0xDCC3DA00L,18446744073709551615UL},{0x827037D1L,0x1029AE45L,0x827037D1L,0x07D77058L,18446744073709551608UL,0xD6F4B1F8L}}};
const int32_t **l_1942 = &g_1256[1][4];
int32_t l_1943 = 0xB7AE4E0BL;
int32_t **l_1951 = &g_1745;
int64_t ***l_1969 = &g_1410;
int32_t ***l_1973 = (void*)0;
int32_t ****l_1972 = &l_1973;
uint32_t l_1980 = 0xF204AF9EL;
union U0 l_2067 = {65535UL};
uint16_t l_2087 = 65535UL;
uint8_t **l_2115 = (void*)0;
int i, j, k;
for (p_170 = 0; (p_170 <= 1); p_170 += 1)
{
int64_t * const *l_1928[4] = {&g_380,&g_380,&g_380,&g_380};
int i, j;
if (p_172)
break;
for (g_1550 = 0; (g_1550 <= 1); g_1550 += 1)
{
int64_t **l_1930 = &g_380;
if ((0xA8C1L == (*l_1922)))
{
if (p_170)
break;
(*l_1922) = p_169;
}
else
{
const uint64_t l_1923[7][1][9] = {{{18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL}},{{18446744073709551612UL,18446744073709551611UL,18446744073709551612UL,18446744073709551611UL,18446744073709551612UL,18446744073709551611UL,18446744073709551612UL,18446744073709551611UL,18446744073709551612UL}},{{18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL}},{{18446744073709551612UL,18446744073709551611UL,18446744073709551612UL,18446744073709551611UL,18446744073709551612UL,18446744073709551611UL,18446744073709551612UL,18446744073709551611UL,18446744073709551612UL}},{{18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL}},{{18446744073709551612UL,18446744073709551611UL,18446744073709551612UL,18446744073709551611UL,18446744073709551612UL,18446744073709551611UL,18446744073709551612UL,18446744073709551611UL,18446744073709551612UL}},{{18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL,18446744073709551615UL}}};
int64_t * const **l_1929 = &l_1928[3];
uint32_t l_1939[4];
int32_t *l_1941 = &l_1921;
int i, j, k;
for (i = 0; i < 4; i++)
l_1939[i] = 18446744073709551615UL;
(*l_1941) ^= (p_169 <= ((l_1923[1][0][3] < ((safe_add_func_uint64_t_u_u((*l_1922), ((safe_div_func_uint32_t_u_u(((((*l_1929) = l_1928[3]) != l_1930) < p_170), (((((18446744073709551608UL > (((((*g_1453) = ((safe_add_func_uint32_t_u_u((((safe_sub_func_int16_t_s_s((p_169 & (safe_lshift_func_uint16_t_u_u((l_1917 = (safe_sub_func_int64_t_s_s(((&g_1453 != (void*)0) != l_1923[1][0][3]), 0xDFC11B0B797E34FCLL))), 10))), 0x1BBFL)) , p_169) , l_1939[2]), p_170)) ^ p_170)) || (***g_950)) | l_1940[4][1][1]) | 4L)) | 1L) , (*g_664)) != (*g_664)) && (*l_1922)))) | p_172))) | l_1923[1][0][4])) != p_170));
(*g_1255) = &p_169;
}
for (g_155 = 0; (g_155 <= 8); g_155 += 1)
{
if (l_1917)
break;
(*l_1922) = (l_1942 == (**g_1253));
}
}
(****g_1252) = &p_169;
}
for (l_1921 = 0; (l_1921 <= 1); l_1921 += 1)
{
int i, j, k;
(*l_1922) |= (l_1916[g_385] = ((void*)0 != &g_1804));
if (((*l_1922) &= (l_1916[l_1921] & g_1291[g_385][(l_1921 + 2)][g_385])))
{
uint64_t l_1948 = 18446744073709551612UL;
const int64_t ****l_1968 = &g_1412;
int64_t ****l_1970 = &g_1409[4];
int32_t * const **l_1971 = &g_442[1][3];
int32_t *l_1975 = (void*)0;
int32_t *l_1976[6][8] = {{&l_1916[2],&l_1917,&l_1916[2],&l_1917,&l_1916[2],&l_1917,&l_1916[2],&l_1917},{&l_1916[2],&l_1917,&l_1916[2],&l_1917,&l_1916[2],&l_1917,&l_1916[2],&l_1917},{&l_1916[2],&l_1917,&l_1916[2],&l_1917,&l_1916[2],&l_1917,&l_1916[2],&l_1917},{&l_1916[2],&l_1917,&l_1916[2],&l_1917,&l_1916[2],&l_1917,&l_1916[2],&l_1917},{&l_1916[2],&l_1917,&l_1916[2],&l_1917,&l_1916[2],&l_1917,&l_1916[2],&l_1917},{&l_1916[2],&l_1917,&l_1916[2],&l_1917,&l_1916[2],&l_1917,&l_1916[2],&l_1917}};
int i, j;
for (p_170 = 0; (p_170 <= 3); p_170 += 1)
{
int32_t *l_1944 = &l_1916[g_385];
int32_t *l_1945 = &g_386;
int32_t *l_1946 = &l_1916[2];
int32_t *l_1947 = (void*)0;
(*l_1942) = &p_169;
--l_1948;
(*l_1922) |= ((void*)0 != l_1951);
}
l_1917 &= (safe_sub_func_uint64_t_u_u(((safe_sub_func_int8_t_s_s((safe_mod_func_uint16_t_u_u((**g_1803), (safe_mul_func_int8_t_s_s(0x85L, (safe_rshift_func_uint16_t_u_s((*l_1922), l_1916[g_385])))))), (safe_rshift_func_uint16_t_u_u((safe_lshift_func_uint8_t_u_u((safe_div_func_uint32_t_u_u((((((*l_1968) = (void*)0) != ((*l_1970) = l_1969)) >= (((**g_949) == (((func_215(l_1971) , l_1972) == &l_1971) , (**g_949))) , (*l_1922))) , p_171.f0), p_169)), 2)), l_1974[2][0])))) , p_170), 0L));
return l_1977;
}
else
{
int32_t *l_1978 = &g_314;
int32_t *l_1979[3][3][5] = {{{&g_386,&g_8[3][1][2],(void*)0,&g_8[3][3][6],(void*)0},{&l_1916[l_1921],&l_1916[l_1921],&l_1917,(void*)0,&l_1917},{&g_8[3][1][2],&g_386,&g_386,&g_8[3][1][2],(void*)0}},{{&l_1916[3],(void*)0,&l_1921,&l_1921,(void*)0},{(void*)0,&g_386,&g_539[1],&l_1916[g_385],&l_1916[g_385]},{(void*)0,&l_1916[l_1921],(void*)0,&l_1921,&l_1917}},{{&g_8[3][3][6],&g_8[3][1][2],&l_1916[g_385],&g_8[3][1][2],&g_8[3][3][6]},{(void*)0,&l_1916[3],&l_1916[l_1921],(void*)0,&l_1916[l_1921]},{(void*)0,(void*)0,&l_1916[g_385],&g_8[3][3][6],&l_1916[1]}}};
int64_t *l_1983 = &g_1082;
int i, j, k;
--l_1980;
return l_1983;
}
}
if (((((safe_sub_func_uint16_t_u_u((**g_1803), (safe_unary_minus_func_uint8_t_u((((**l_1951) = (safe_lshift_func_int8_t_s_u((**l_1942), ((****g_949) = (safe_sub_func_uint32_t_u_u((p_172 |= (((safe_mul_func_int8_t_s_s(((((l_1974[2][0] , (+(safe_mod_func_uint16_t_u_u((safe_sub_func_uint64_t_u_u(((safe_mul_func_int8_t_s_s((safe_mul_func_uint16_t_u_u((g_156[0] = (+p_169)), 0x4D80L)), (safe_lshift_func_uint16_t_u_s((safe_sub_func_int16_t_s_s(0xB6DBL, (**g_1803))), (safe_add_func_uint64_t_u_u(0x8D0BB4CAD5C122B8LL, ((**g_617) , p_170))))))) , p_169), 0x544831A5EA7CD723LL)), g_90[1])))) && (*l_1922)) || l_1974[1][5]) > (-1L)), p_170)) , (void*)0) != &l_1920)), (**g_1255))))))) , l_2009))))) == p_171.f0) | (**g_1803)) != l_1917))
{
(****g_1252) = ((*g_77) = (*g_77));
}
else
{
uint64_t *l_2016 = &g_186;
int32_t l_2037 = 5L;
uint8_t **** const *l_2054 = &l_2052;
int32_t *l_2088 = &l_1916[2];
if ((((safe_mod_func_int16_t_s_s((l_1917 != ((safe_mul_func_uint16_t_u_u((((((safe_rshift_func_int8_t_s_s(((((--(*l_2016)) <= (l_2019 > (safe_lshift_func_uint16_t_u_u(((((*l_1977) |= (safe_sub_func_uint32_t_u_u(((safe_mul_func_uint8_t_u_u(p_170, 255UL)) || (~((((p_171.f0 || (safe_rshift_func_int8_t_s_u((safe_div_func_int64_t_s_s((((*g_1804) = l_1917) <= g_240), (p_171.f0 , ((*g_721) |= (safe_add_func_uint64_t_u_u((((safe_add_func_int8_t_s_s((safe_lshift_func_uint16_t_u_s((g_156[0] |= ((*l_1922) |= p_172)), 15)), 0L)) , p_171.f0) > l_2037), 0xBFCC013CEF339200LL)))))), (**l_1942)))) > p_171.f0) , (****g_1253)) || l_2037))), l_2038))) , (*g_950)) != (void*)0), 9)))) && 0UL) || (*l_1922)), l_1917)) > (*g_1453)) | p_172) , (void*)0) == l_2016), p_169)) <= p_170)), p_172)) > 0L) || 0x461302D9CAAF7CC7LL))
{
int8_t l_2055 = 0x1EL;
const uint8_t **l_2056 = (void*)0;
const uint8_t **l_2057 = (void*)0;
const uint8_t *l_2059 = &g_2060;
const uint8_t **l_2058 = &l_2059;
int32_t l_2061 = 1L;
if ((safe_add_func_int64_t_s_s((l_2061 = (safe_mul_func_uint16_t_u_u((safe_rshift_func_int8_t_s_u((safe_sub_func_uint8_t_u_u(l_1974[2][0], (*g_618))), 2)), (((*l_2058) = func_49(p_172, l_2037, ((**g_950) = (***g_949)), (((l_2055 = (l_1917 < (safe_lshift_func_uint8_t_u_s((((safe_mod_func_uint16_t_u_u(p_170, (**l_1942))) & ((l_2051[0] != l_2054) && 0x8481L)) == l_1921), (*g_618))))) != 0x3A113D7AFF79C94DLL) && p_170), p_171.f0)) != (void*)0)))), (*g_380))))
{
uint32_t l_2066[3][3][2] = {{{0xA273DD60L,0xE4A47BFEL},{9UL,9UL},{0xE4A47BFEL,0xA273DD60L}},{{3UL,0xA273DD60L},{0xE4A47BFEL,9UL},{9UL,0xE4A47BFEL}},{{0xA273DD60L,3UL},{0xA273DD60L,0xE4A47BFEL},{9UL,9UL}}};
uint32_t *l_2081 = &g_87;
uint32_t *l_2082 = &g_91[5];
int64_t *l_2083 = &g_1082;
int i, j, k;
(*l_1922) = (safe_add_func_int16_t_s_s((safe_add_func_uint8_t_u_u(255UL, ((l_2066[1][1][0] == (p_172 = l_1921)) >= ((*l_2082) &= ((*l_2081) = ((l_2067 , (safe_mul_func_uint8_t_u_u((l_2037 <= (!(safe_mul_func_int8_t_s_s((safe_div_func_uint64_t_u_u((safe_sub_func_uint8_t_u_u(((void*)0 == &g_387[1]), (((*l_1919) = ((18446744073709551615UL > (safe_add_func_uint32_t_u_u((safe_add_func_uint16_t_u_u((g_381 , (*g_1804)), p_169)), p_170))) && p_170)) && g_141))), l_2055)), (**g_617))))), (**g_617)))) , 0x5C26FF55L)))))), 0x99D3L));
return l_2083;
}
else
{
uint8_t l_2084[3];
int i;
for (i = 0; i < 3; i++)
l_2084[i] = 0x21L;
l_2084[2] = p_170;
return l_2085[1];
}
}
else
{
uint16_t l_2089 = 0x8027L;
l_2086[3] = (*g_1592);
if (l_2087)
{
l_2088 = (void*)0;
}
else
{
l_2089++;
}
if ((*g_78))
continue;
for (p_172 = 0; (p_172 <= 8); p_172 += 1)
{
(***g_1253) = (***g_1253);
}
}
}
if ((*l_1922))
{
uint64_t l_2101 = 0x68F5644FE3D07904LL;
int32_t *l_2111 = &l_1916[1];
uint8_t *** const * const l_2127 = &l_2053;
(*l_2111) |= (safe_mul_func_uint8_t_u_u(((safe_rshift_func_int16_t_s_u(p_172, ((*g_1804) = (((safe_mod_func_uint16_t_u_u(0x4D3BL, ((safe_sub_func_int64_t_s_s(((*g_721) &= (+l_2101)), (!(safe_mod_func_uint8_t_u_u((safe_rshift_func_uint8_t_u_u((((*l_1922) <= (**g_617)) ^ (**l_1942)), 0)), ((p_171.f0 , p_171.f0) , ((((safe_mod_func_int64_t_s_s((safe_lshift_func_int16_t_s_u(p_170, l_1917)), (*g_1414))) && 65535UL) ^ (*g_618)) | l_1917))))))) , 0xAAD5L))) && (-10L)) ^ p_169)))) , p_171.f0), 0x06L));
for (g_1363 = 2; (g_1363 <= 8); g_1363 += 1)
{
uint8_t l_2128[10];
const union U0 l_2133[5][10][5] = {{{{0x9DC6L},{0xBDECL},{65530UL},{65526UL},{65535UL}},{{65535UL},{3UL},{1UL},{6UL},{0x524EL}},{{1UL},{1UL},{0xE8AEL},{0xBDECL},{1UL}},{{7UL},{0x6C0CL},{65535UL},{0x273BL},{0x6C0CL}},{{1UL},{65535UL},{65535UL},{0x424EL},{1UL}},{{1UL},{1UL},{0xE8AEL},{0xF8C0L},{0xA6A5L}},{{0UL},{1UL},{1UL},{1UL},{0x5FFFL}},{{0UL},{0x155DL},{65530UL},{0x6C0CL},{65530UL}},{{65528UL},{65528UL},{0xB1F9L},{0x5FFFL},{65534UL}},{{7UL},{1UL},{1UL},{1UL},{65535UL}}},{{{0xBDECL},{0x4781L},{0UL},{0UL},{65526UL}},{{1UL},{1UL},{1UL},{0UL},{0x424EL}},{{0x9DC6L},{65528UL},{65535UL},{0x273BL},{0xA6A5L}},{{65535UL},{0xE8AEL},{0x9395L},{65535UL},{0x3270L}},{{65526UL},{65535UL},{0x4793L},{0UL},{0x32C6L}},{{9UL},{0xD4ABL},{0x5985L},{0x3270L},{0x155DL}},{{0x9DC6L},{8UL},{65535UL},{0x9DC6L},{0xA90EL}},{{0x9DC6L},{0UL},{0xA6A5L},{0x8CC8L},{0x273BL}},{{9UL},{65526UL},{0x621FL},{65535UL},{65530UL}},{{65526UL},{65533UL},{4UL},{1UL},{65535UL}}},{{{65535UL},{1UL},{65528UL},{1UL},{65535UL}},{{4UL},{0x9DC6L},{65533UL},{0x3270L},{0x32C6L}},{{0xD4ABL},{65533UL},{0x9395L},{65535UL},{65529UL}},{{1UL},{0x4781L},{0x6C0CL},{0x9DC6L},{0x32C6L}},{{0x1699L},{65535UL},{0UL},{0x621FL},{65535UL}},{{0x32C6L},{8UL},{0x621FL},{0x6115L},{65535UL}},{{0UL},{0x32C6L},{0x6C0CL},{0x8CC8L},{65530UL}},{{0x89ECL},{1UL},{65535UL},{65532UL},{0x273BL}},{{65526UL},{0xE8AEL},{9UL},{0x273BL},{0xA90EL}},{{0xD4ABL},{0x524EL},{65528UL},{0x273BL},{0x155DL}}},{{{0x1699L},{0UL},{8UL},{65532UL},{0x32C6L}},{{65535UL},{1UL},{0xB1F9L},{0x8CC8L},{0x3270L}},{{0x524EL},{0x4781L},{0xA6A5L},{0x6115L},{0x6115L}},{{4UL},{0xD4ABL},{4UL},{0x621FL},{3UL}},{{0UL},{0xE8AEL},{65535UL},{0x9DC6L},{0x3270L}},{{0UL},{0x9DC6L},{0x4793L},{65535UL},{0x524EL}},{{9UL},{0x524EL},{65535UL},{0x3270L},{1UL}},{{1UL},{8UL},{4UL},{1UL},{0xA90EL}},{{65535UL},{0x273BL},{0xA6A5L},{1UL},{65535UL}},{{9UL},{0UL},{0xB1F9L},{65535UL},{0x6115L}}},{{{0x4781L},{65533UL},{8UL},{0x8CC8L},{65535UL}},{{0x273BL},{65535UL},{65528UL},{0x9DC6L},{0UL}},{{4UL},{65535UL},{9UL},{0x3270L},{0xD4ABL}},{{0x32C6L},{65533UL},{65535UL},{0UL},{65529UL}},{{0x9DC6L},{0UL},{0x6C0CL},{65535UL},{0x524EL}},{{0x1699L},{0x273BL},{0x621FL},{0x621FL},{0x273BL}},{{0x524EL},{8UL},{0UL},{65530UL},{65535UL}},{{0x4781L},{0x524EL},{0x6C0CL},{1UL},{3UL}},{{0x89ECL},{0x9DC6L},{0x9395L},{65532UL},{0UL}},{{0x4781L},{0xE8AEL},{65533UL},{65535UL},{0xA90EL}}}};
const int64_t **l_2155 = &g_1414;
int i, j, k;
for (i = 0; i < 10; i++)
l_2128[i] = 0x89L;
for (g_87 = 0; (g_87 <= 1); g_87 += 1)
{
uint32_t l_2112 = 4294967288UL;
if (p_170)
break;
l_2112++;
(*l_2111) = (-1L);
}
if ((((**g_949) != l_2115) & ((void*)0 == l_2116)))
{
uint32_t *l_2156[10] = {&g_87,&g_87,&g_87,&g_87,&g_91[4],&g_87,&g_87,&g_87,(void*)0,(void*)0};
int i, j, k;
(****g_1252) = (((((safe_rshift_func_uint16_t_u_u((safe_mod_func_uint64_t_u_u((((**g_1803) |= ((&l_2067 == ((p_172 , (((((safe_lshift_func_uint8_t_u_u((safe_mul_func_uint8_t_u_u(0x21L, ((safe_sub_func_uint16_t_u_u(0UL, 0x1E3FL)) > p_170))), 4)) ^ (((((l_2127 == ((l_2128[6] != (safe_mod_func_uint8_t_u_u((safe_mul_func_int8_t_s_s(((*g_618) ^ (**l_1942)), p_172)), 0xECL))) , &g_950)) | 0UL) || l_1974[2][0]) != p_170) <= l_1974[2][0])) == p_171.f0) || l_2128[6]) ^ 65535UL)) , (void*)0)) , p_171.f0)) <= l_1974[2][0]), l_2128[0])), 8)) != p_170) != p_171.f0) ^ p_171.f0) , &p_169);
if ((*l_2111))
continue;
(*l_1942) = (l_2133[3][2][0] , &p_169);
(*l_2111) = (safe_add_func_int16_t_s_s((((p_172 = (+((((safe_mod_func_uint64_t_u_u((((safe_div_func_uint8_t_u_u((safe_lshift_func_uint8_t_u_u((!(((l_1917 = ((((****l_2052) = (safe_div_func_int8_t_s_s((((safe_mod_func_uint16_t_u_u(6UL, ((p_171.f0 > (safe_rshift_func_int8_t_s_s((p_169 == (((((***g_950) , ((safe_rshift_func_uint8_t_u_s(0x40L, (safe_mul_func_int8_t_s_s((&g_1593[6] != g_2154), ((*g_1453) &= ((*l_1969) != l_2155)))))) <= (-10L))) , (*l_2111)) == 0xBD501287A51E9EB3LL) , (-1L))), 4))) && 0x35D7CC8F446CBE4CLL))) != p_170) != 0xE7F712523078B0CALL), 0xAEL))) > p_172) , 18446744073709551609UL)) | (*l_2111)) || p_171.f0)), 2)), 248UL)) || 0x61L) != (*l_2111)), p_169)) ^ 0xF6D29B2AF55E833FLL) == 0x0D97DA6EL) , l_1974[1][1]))) , (*g_1745)) , 1L), p_170));
}
else
{
return (*l_2116);
}
}
}
else
{
int32_t l_2157[1][2][4] = {{{(-9L),(-9L),(-9L),(-9L)},{(-9L),(-9L),(-9L),(-9L)}}};
int64_t *l_2158 = &g_1082;
int i, j, k;
if (l_2157[0][1][3])
break;
for (g_1082 = 7; (g_1082 >= 0); g_1082 -= 1)
{
return l_2158;
}
}
}
l_1921 &= (safe_sub_func_uint8_t_u_u((***g_950), (g_1552--)));
}
for (g_154 = 0; (g_154 != 2); g_154++)
{
uint8_t l_2166[10];
int32_t l_2182 = 0x8E74D01EL;
int32_t l_2183[6] = {0xE44B7FDBL,0xE44B7FDBL,0xE44B7FDBL,0xE44B7FDBL,0xE44B7FDBL,0xE44B7FDBL};
int i;
for (i = 0; i < 10; i++)
l_2166[i] = 1UL;
++l_2166[2];
for (g_155 = (-18); (g_155 <= (-24)); g_155 = safe_sub_func_int64_t_s_s(g_155, 2))
{
int32_t *l_2171 = &g_314;
int64_t *l_2174 = (void*)0;
(*l_2171) = 0xB63F38E1L;
for (g_345 = 10; (g_345 <= (-23)); g_345 = safe_sub_func_uint16_t_u_u(g_345, 8))
{
return l_2174;
}
l_2171 = &l_1917;
if (p_169)
break;
}
if (g_1082)
goto lbl_2175;
for (g_406 = 0; (g_406 > 9); g_406 = safe_add_func_uint8_t_u_u(g_406, 4))
{
int32_t *l_2178 = &g_386;
int32_t *l_2179 = (void*)0;
int32_t *l_2180 = (void*)0;
int32_t *l_2181[5][9] = {{&g_89,&g_539[0],&g_539[1],&g_539[0],&g_89,&g_89,&g_539[0],&g_539[1],&g_539[0]},{&g_386,(void*)0,&g_314,&g_314,(void*)0,&g_386,(void*)0,&g_314,&g_314},{&g_89,&g_89,&g_539[0],&g_539[1],&g_539[0],&g_89,&g_89,&g_539[0],&g_539[1]},{&g_386,(void*)0,&g_386,&g_386,&g_386,&g_386,(void*)0,&g_386,&g_386},{(void*)0,&g_539[0],&g_539[0],(void*)0,&l_1917,(void*)0,&g_539[0],&g_539[0],(void*)0}};
int i, j;
l_1921 = (**g_1255);
if (p_171.f0)
continue;
l_2185--;
}
}
l_2188[0]++;
return l_2085[1];
}
static union U0 * func_177(uint8_t ** p_178)
{
uint64_t *l_185 = &g_186;
int32_t ***l_202 = (void*)0;
int32_t l_203 = 0xF2ADBE4EL;
union U0 l_1851 = {0UL};
int64_t *l_1857[10] = {(void*)0,&g_1082,(void*)0,&g_1082,(void*)0,(void*)0,&g_1082,(void*)0,&g_1082,(void*)0};
int32_t l_1858[2][2][7] = {{{0x2C9DB052L,0xA699224DL,0x2C9DB052L,0xA699224DL,0x2C9DB052L,0xA699224DL,0x2C9DB052L},{1L,1L,1L,1L,1L,1L,1L}},{{0x2C9DB052L,0xA699224DL,0x2C9DB052L,0xA699224DL,0x2C9DB052L,0xA699224DL,0x2C9DB052L},{1L,1L,1L,1L,1L,1L,1L}}};
int32_t **l_1859 = &g_78;
int32_t ***l_1860 = &g_77;
int32_t * const **l_1868 = &g_442[1][0];
int i, j, k;
(*g_441) = ((*l_1860) = ((safe_sub_func_int8_t_s_s((!(((*l_185)++) ^ (l_1858[0][0][0] ^= (safe_sub_func_int64_t_s_s((func_191(((+0x8045L) , func_196(g_12, func_199(l_202, l_203))), ((*g_721) = (*g_380)), l_1851) >= l_1851.f0), l_203))))), (**g_617))) , l_1859));
if ((***l_1860))
{
union U0 *l_1861 = &g_649;
return l_1861;
}
else
{
uint16_t l_1866 = 65530UL;
for (g_87 = 0; (g_87 <= 1); g_87 += 1)
{
uint32_t *l_1867 = &g_751;
int32_t l_1869[3][9] = {{(-1L),3L,(-1L),0L,1L,0L,(-1L),3L,(-1L)},{0x8D28C11EL,(-1L),0x8D28C11EL,0x8D28C11EL,(-1L),0x8D28C11EL,0x8D28C11EL,(-1L),0x8D28C11EL},{(-1L),3L,(-1L),0L,1L,0L,(-1L),3L,(-1L)}};
union U0 *l_1870 = &g_649;
int i, j;
l_203 = (((*g_1592) == ((((void*)0 != &g_1409[1]) || ((safe_div_func_int32_t_s_s(((safe_rshift_func_uint8_t_u_s(l_1866, ((((((*l_1867) = 0UL) & (l_1866 ^ ((*g_416) = (func_215(l_1868) , (**g_415))))) & l_1869[1][2]) | l_1869[0][0]) != 0x3763303ACCD0F362LL))) > 0x92L), l_1866)) | (**g_617))) , (void*)0)) | l_1869[1][2]);
for (g_314 = 1; (g_314 >= 0); g_314 -= 1)
{
return l_1870;
}
}
}
return &g_649;
}
static uint8_t ** func_179(int8_t p_180)
{
uint8_t **l_181 = (void*)0;
return l_181;
}
static int16_t func_191(int8_t * p_192, int64_t p_193, union U0 p_194)
{
int32_t *l_1852 = &g_89;
int32_t l_1853 = 0x5BC7E12EL;
uint32_t l_1854[5] = {1UL,1UL,1UL,1UL,1UL};
int i;
(*l_1852) ^= p_193;
--l_1854[2];
return (*l_1852);
}
static int8_t * func_196(uint32_t p_197, int32_t ** p_198)
{
uint16_t l_1847[4] = {0x182CL,0x182CL,0x182CL,0x182CL};
int8_t *l_1850 = &g_1291[5][2][1];
int i;
++l_1847[3];
return l_1850;
}
static int32_t ** func_199(int32_t *** p_200, int32_t p_201)
{
int32_t l_631[3];
int32_t l_644 = 0x7127C04FL;
int32_t l_1127 = 0xAABE40F5L;
int16_t l_1150 = 9L;
int32_t *l_1174 = &l_1127;
int32_t l_1204 = (-1L);
int32_t l_1208 = 0xBDDA8B42L;
int32_t l_1209 = 0x0081A734L;
int32_t l_1215 = 7L;
int32_t l_1218 = 0x4F3E37B5L;
int32_t l_1220 = 0xF676934AL;
int32_t l_1221 = (-1L);
int32_t l_1222 = 0xC9FE3EBFL;
int32_t l_1223[6] = {9L,5L,9L,9L,5L,9L};
int32_t l_1250[3][2][7] = {{{0x111E1116L,4L,6L,4L,0x111E1116L,1L,0L},{1L,(-4L),0xBCD83CDFL,0x33D8E1D9L,0x111E1116L,0L,0x111E1116L}},{{0x1468DC54L,6L,6L,0x1468DC54L,4L,0x33D8E1D9L,1L},{1L,0x33D8E1D9L,4L,0x1468DC54L,6L,6L,0x1468DC54L}},{{0x111E1116L,0L,0x111E1116L,0x33D8E1D9L,0xBCD83CDFL,(-4L),1L},{0L,1L,0x111E1116L,4L,6L,4L,0x111E1116L}}};
uint8_t **l_1268 = &g_416;
union U0 *l_1286 = &g_649;
union U0 *l_1289[10][4][1] = {{{(void*)0},{&g_649},{&g_176},{&g_649}},{{&g_649},{(void*)0},{&g_176},{&g_176}},{{&g_176},{(void*)0},{(void*)0},{(void*)0}},{{(void*)0},{(void*)0},{&g_176},{&g_176}},{{&g_176},{(void*)0},{(void*)0},{&g_176}},{{&g_176},{&g_176},{(void*)0},{(void*)0}},{{(void*)0},{(void*)0},{(void*)0},{&g_176}},{{&g_176},{&g_176},{(void*)0},{(void*)0}},{{&g_176},{&g_176},{&g_176},{(void*)0}},{{(void*)0},{(void*)0},{(void*)0},{(void*)0}}};
uint64_t ** const * const l_1354 = &g_664;
uint8_t l_1356 = 1UL;
int64_t l_1402 = (-1L);
int64_t ***l_1411[6][7][5] = {{{(void*)0,&g_1410,&g_1410,&g_1410,(void*)0},{&g_1410,&g_1410,&g_1410,&g_1410,&g_1410},{&g_1410,&g_1410,&g_1410,&g_1410,&g_1410},{&g_1410,&g_1410,&g_1410,&g_1410,&g_1410},{&g_1410,(void*)0,&g_1410,&g_1410,&g_1410},{&g_1410,&g_1410,&g_1410,&g_1410,&g_1410},{&g_1410,&g_1410,&g_1410,(void*)0,&g_1410}},{{&g_1410,&g_1410,&g_1410,&g_1410,&g_1410},{&g_1410,&g_1410,&g_1410,&g_1410,&g_1410},{&g_1410,&g_1410,&g_1410,&g_1410,&g_1410},{&g_1410,(void*)0,&g_1410,&g_1410,(void*)0},{&g_1410,&g_1410,&g_1410,(void*)0,&g_1410},{&g_1410,(void*)0,&g_1410,&g_1410,&g_1410},{&g_1410,&g_1410,&g_1410,&g_1410,&g_1410}},{{&g_1410,&g_1410,&g_1410,&g_1410,&g_1410},{&g_1410,&g_1410,&g_1410,&g_1410,(void*)0},{&g_1410,&g_1410,&g_1410,&g_1410,&g_1410},{(void*)0,&g_1410,&g_1410,&g_1410,&g_1410},{&g_1410,(void*)0,&g_1410,&g_1410,&g_1410},{&g_1410,&g_1410,&g_1410,&g_1410,&g_1410},{(void*)0,&g_1410,&g_1410,&g_1410,&g_1410}},{{&g_1410,&g_1410,&g_1410,(void*)0,&g_1410},{&g_1410,&g_1410,&g_1410,&g_1410,(void*)0},{&g_1410,&g_1410,&g_1410,&g_1410,&g_1410},{(void*)0,&g_1410,&g_1410,&g_1410,&g_1410},{&g_1410,&g_1410,&g_1410,&g_1410,&g_1410},{&g_1410,&g_1410,&g_1410,(void*)0,&g_1410},{(void*)0,&g_1410,&g_1410,&g_1410,(void*)0}},{{&g_1410,&g_1410,&g_1410,&g_1410,&g_1410},{&g_1410,&g_1410,&g_1410,&g_1410,&g_1410},{&g_1410,&g_1410,&g_1410,&g_1410,&g_1410},{&g_1410,&g_1410,&g_1410,&g_1410,&g_1410},{&g_1410,(void*)0,&g_1410,&g_1410,&g_1410},{&g_1410,&g_1410,(void*)0,&g_1410,&g_1410},{&g_1410,&g_1410,&g_1410,&g_1410,&g_1410}},{{&g_1410,(void*)0,&g_1410,&g_1410,&g_1410},{&g_1410,&g_1410,&g_1410,&g_1410,&g_1410},{&g_1410,&g_1410,&g_1410,&g_1410,&g_1410},{&g_1410,&g_1410,&g_1410,&g_1410,&g_1410},{&g_1410,&g_1410,(void*)0,&g_1410,&g_1410},{&g_1410,&g_1410,(void*)0,&g_1410,&g_1410},{&g_1410,(void*)0,(void*)0,&g_1410,&g_1410}}};
const int64_t ***l_1416 = &g_1413[4][3];
uint8_t **l_1417[10][4] = {{&g_416,&g_416,&g_416,&g_416},{&g_416,&g_416,&g_416,&g_416},{&g_416,&g_416,&g_416,&g_416},{&g_416,&g_416,&g_416,&g_416},{&g_416,(void*)0,&g_416,&g_416},{&g_416,&g_416,&g_416,&g_416},{&g_416,&g_416,&g_416,&g_416},{&g_416,&g_416,&g_416,&g_416},{&g_416,&g_416,&g_416,&g_416},{&g_416,(void*)0,&g_416,&g_416}};
int32_t * const **l_1438 = &g_442[1][3];
int32_t ***l_1445[7][7] = {{(void*)0,&g_77,&g_77,(void*)0,&g_77,&g_77,&g_77},{&g_77,&g_77,&g_77,&g_77,(void*)0,&g_77,(void*)0},{(void*)0,&g_77,&g_77,(void*)0,&g_77,&g_77,&g_77},{&g_77,&g_77,&g_77,&g_77,(void*)0,&g_77,(void*)0},{(void*)0,&g_77,&g_77,(void*)0,&g_77,&g_77,&g_77},{&g_77,&g_77,&g_77,&g_77,(void*)0,&g_77,(void*)0},{(void*)0,&g_77,&g_77,(void*)0,&g_77,&g_77,&g_77}};
int32_t ****l_1444[3];
int32_t *****l_1443[3][4][9] = {{{(void*)0,&l_1444[1],&l_1444[1],&l_1444[2],&l_1444[2],&l_1444[1],&l_1444[1],(void*)0,(void*)0},{&l_1444[0],&l_1444[1],&l_1444[0],(void*)0,&l_1444[0],&l_1444[1],&l_1444[0],(void*)0,&l_1444[0]},{(void*)0,&l_1444[2],&l_1444[1],&l_1444[1],&l_1444[2],(void*)0,&l_1444[1],&l_1444[1],(void*)0},{(void*)0,(void*)0,&l_1444[1],(void*)0,(void*)0,(void*)0,&l_1444[1],(void*)0,(void*)0}},{{&l_1444[2],&l_1444[1],&l_1444[1],&l_1444[2],(void*)0,&l_1444[1],&l_1444[1],(void*)0,&l_1444[2]},{&l_1444[0],(void*)0,&l_1444[0],&l_1444[1],&l_1444[0],(void*)0,&l_1444[0],&l_1444[1],&l_1444[0]},{&l_1444[2],&l_1444[2],&l_1444[1],&l_1444[1],(void*)0,(void*)0,&l_1444[1],&l_1444[1],&l_1444[2]},{(void*)0,&l_1444[1],&l_1444[1],&l_1444[1],(void*)0,&l_1444[1],&l_1444[1],&l_1444[1],(void*)0}},{{(void*)0,&l_1444[1],&l_1444[1],&l_1444[2],&l_1444[2],&l_1444[1],&l_1444[1],(void*)0,(void*)0},{&l_1444[0],&l_1444[1],&l_1444[0],(void*)0,&l_1444[0],&l_1444[1],&l_1444[0],(void*)0,&l_1444[0]},{(void*)0,&l_1444[2],&l_1444[1],&l_1444[1],&l_1444[2],(void*)0,&l_1444[1],&l_1444[1],(void*)0},{(void*)0,(void*)0,&l_1444[1],(void*)0,(void*)0,(void*)0,&l_1444[1],(void*)0,(void*)0}}};
uint8_t *l_1452 = &g_541;
uint16_t l_1456 = 0x9515L;
uint32_t l_1638 = 0xA69E90B9L;
int16_t l_1660 = 5L;
int64_t l_1801 = 0xFE558CBC396C81BDLL;
uint8_t l_1802 = 0x1DL;
int32_t l_1835[9][9] = {{0L,0xF51F4368L,0x212FE9C8L,(-8L),(-8L),0x212FE9C8L,0xF51F4368L,0L,0xF51F4368L},{0L,0x6F25CFE2L,0x212FE9C8L,0x212FE9C8L,0x6F25CFE2L,0L,(-8L),0L,0x6F25CFE2L},{0L,0xF51F4368L,0xF51F4368L,0L,0L,0x6F25CFE2L,0L,0L,0xF51F4368L},{0L,0L,(-8L),0x6F25CFE2L,(-5L),0x6F25CFE2L,(-8L),0L,0L},{0xF51F4368L,0L,0L,0x6F25CFE2L,0L,0L,0xF51F4368L,0xF51F4368L,0L},{0x6F25CFE2L,0L,(-8L),0L,0x6F25CFE2L,0x212FE9C8L,0x212FE9C8L,0x6F25CFE2L,0L},{0xF51F4368L,0L,0xF51F4368L,0x212FE9C8L,(-8L),(-8L),0x212FE9C8L,0xF51F4368L,0L},{0L,0xF51F4368L,0x212FE9C8L,(-8L),(-8L),0x212FE9C8L,0xF51F4368L,0L,0xF51F4368L},{0L,0x6F25CFE2L,0x212FE9C8L,0x212FE9C8L,0x6F25CFE2L,0L,(-8L),0L,0x6F25CFE2L}};
int32_t **l_1846[7][7] = {{&g_78,&g_78,&g_78,&g_78,(void*)0,&g_78,&l_1174},{&g_78,&l_1174,&g_78,&g_78,&l_1174,(void*)0,(void*)0},{(void*)0,&g_78,&l_1174,&g_78,(void*)0,&g_78,&g_78},{&l_1174,&g_78,&l_1174,&l_1174,&g_78,&g_78,&l_1174},{&l_1174,&l_1174,&g_78,&g_78,&g_78,&g_78,&l_1174},{&l_1174,&l_1174,&g_78,&g_78,&l_1174,&g_78,&g_78},{(void*)0,&g_78,&l_1174,&l_1174,&g_78,&g_78,&g_78}};
int i, j, k;
for (i = 0; i < 3; i++)
l_631[i] = 1L;
for (i = 0; i < 3; i++)
l_1444[i] = &l_1445[3][6];
for (g_154 = 0; (g_154 > (-20)); g_154 = safe_sub_func_uint64_t_u_u(g_154, 1))
{
int32_t * const *l_218 = &g_78;
int32_t * const **l_217 = &l_218;
int32_t *l_630 = (void*)0;
int32_t ***l_632 = (void*)0;
int32_t ****l_633 = &l_632;
uint32_t *l_643 = &g_87;
uint32_t **l_642 = &l_643;
int32_t *l_645 = (void*)0;
int32_t *l_646 = (void*)0;
int32_t *l_647 = &g_539[0];
union U0 *l_648 = &g_649;
const uint8_t *l_1121 = &g_383;
const uint8_t **l_1120 = &l_1121;
const uint8_t ***l_1119 = &l_1120;
const uint8_t ****l_1118 = &l_1119;
uint8_t ***l_1144[1][5][2] = {{{(void*)0,(void*)0},{(void*)0,(void*)0},{(void*)0,(void*)0},{(void*)0,(void*)0},{(void*)0,(void*)0}}};
uint8_t ****l_1143[5][2] = {{&l_1144[0][0][0],(void*)0},{&l_1144[0][0][0],&l_1144[0][0][0]},{&l_1144[0][0][0],&l_1144[0][0][0]},{&l_1144[0][0][0],&l_1144[0][0][0]},{&l_1144[0][0][0],(void*)0}};
uint64_t **l_1146 = &g_665[1][7][3];
uint8_t ** const *l_1163 = (void*)0;
int32_t l_1206[6] = {(-5L),(-4L),(-5L),(-5L),(-4L),(-5L)};
uint64_t l_1227 = 0x234ED88992005D3BLL;
int16_t l_1290 = 0xD6F4L;
int64_t **l_1321 = &g_721;
int64_t l_1383[8] = {(-3L),(-3L),(-3L),(-3L),(-3L),(-3L),(-3L),(-3L)};
int64_t ****l_1408 = (void*)0;
const int64_t ****l_1415[10] = {&g_1412,&g_1412,&g_1412,&g_1412,&g_1412,&g_1412,&g_1412,&g_1412,&g_1412,&g_1412};
int32_t *l_1418[8] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
int i, j, k;
}
return &g_78;
}
static int32_t func_206(const int64_t * p_207, int16_t p_208, int32_t *** p_209, union U0 * p_210, int32_t *** p_211)
{
uint16_t l_650[10][5] = {{0UL,0x374BL,1UL,65535UL,0xD3B3L},{0x5F4FL,0UL,65535UL,9UL,65535UL},{1UL,0x8196L,0xD3B3L,0x6D81L,0UL},{0x5F4FL,0x6D81L,5UL,0UL,5UL},{0UL,0UL,3UL,0UL,5UL},{0x6D81L,0x5F4FL,0x374BL,0x6D81L,0UL},{0x8196L,1UL,1UL,9UL,1UL},{0UL,0x5F4FL,0x64D4L,65535UL,65535UL},{0x374BL,0UL,0x374BL,1UL,65535UL},{0UL,0x6D81L,0xD3B3L,0x8196L,1UL}};
int32_t l_681[7] = {(-1L),(-1L),0x0E647760L,(-1L),(-1L),0x0E647760L,(-1L)};
int32_t *l_717 = (void*)0;
const int32_t *l_747 = (void*)0;
const int32_t **l_746 = &l_747;
const int32_t ***l_745 = &l_746;
const int32_t ****l_744 = &l_745;
const int32_t *****l_743 = &l_744;
int8_t *l_824 = &g_90[1];
const uint8_t *l_838 = &g_406;
const uint8_t **l_837 = &l_838;
uint32_t l_875 = 0x7E59C5B3L;
int16_t *l_944 = &g_345;
int32_t l_980 = 3L;
int8_t l_1012 = 0x66L;
uint8_t ****l_1019 = (void*)0;
uint8_t *****l_1018 = &l_1019;
int16_t l_1030 = 0x314AL;
int8_t l_1042[5];
int16_t l_1043 = 1L;
int8_t l_1085[1][8][7] = {{{0xB6L,0xB6L,0xB6L,0xB6L,0xB6L,0xB6L,0xB6L},{(-2L),(-2L),(-2L),(-2L),(-2L),(-2L),(-2L)},{0xB6L,0xB6L,0xB6L,0xB6L,0xB6L,0xB6L,0xB6L},{(-2L),(-2L),(-2L),(-2L),(-2L),(-2L),(-2L)},{0xB6L,0xB6L,0xB6L,0xB6L,0xB6L,0xB6L,0xB6L},{(-2L),(-2L),(-2L),(-2L),(-2L),(-2L),(-2L)},{0xB6L,0xB6L,0xB6L,0xB6L,0xB6L,0xB6L,0xB6L},{(-2L),(-2L),(-2L),(-2L),(-2L),(-2L),(-2L)}}};
uint64_t ***l_1101 = &g_664;
int i, j, k;
for (i = 0; i < 5; i++)
l_1042[i] = 0L;
if (l_650[6][1])
{
uint64_t l_657 = 0x43E5EADA08049A22LL;
int32_t l_659 = 0x83B57C8FL;
int32_t *l_660[4];
int32_t l_722 = 0xE74E52A5L;
uint8_t l_729 = 1UL;
int i;
for (i = 0; i < 4; i++)
l_660[i] = &g_8[0][0][3];
for (g_71 = 0; (g_71 < (-11)); g_71--)
{
uint32_t l_666 = 18446744073709551608UL;
int32_t l_683 = 0L;
int32_t l_736 = (-1L);
int32_t l_737[4];
int i;
for (i = 0; i < 4; i++)
l_737[i] = 0x80BE7C1FL;
for (g_385 = 0; (g_385 > 10); g_385 = safe_add_func_uint16_t_u_u(g_385, 5))
{
int16_t *l_658 = &g_628[7];
uint64_t ***l_663[2];
int32_t l_680 = 0x5A03AC6DL;
uint32_t l_682 = 4294967290UL;
uint32_t l_748 = 0xB8D12EBAL;
int i;
for (i = 0; i < 2; i++)
l_663[i] = (void*)0;
if ((l_657 & ((l_659 &= (0UL == (0UL == (0xC7DFL & ((*l_658) |= 1L))))) == (((l_660[1] != l_660[1]) > ((safe_mul_func_int8_t_s_s(((*p_207) , ((g_664 = (void*)0) != (void*)0)), p_208)) >= (*g_380))) ^ (-1L)))))
{
int8_t l_671[8][1];
int64_t l_715 = 0x10BD15F84D39E727LL;
int32_t l_716 = 0x6355191AL;
uint32_t l_738[8];
int i, j;
for (i = 0; i < 8; i++)
{
for (j = 0; j < 1; j++)
l_671[i][j] = 0L;
}
for (i = 0; i < 8; i++)
l_738[i] = 1UL;
l_666++;
if ((l_681[6] |= ((-1L) == ((*g_416) = ((safe_sub_func_int32_t_s_s(l_671[2][0], 4294967295UL)) & ((*g_380) <= ((g_176 , (**g_415)) == ((*g_416) > ((safe_lshift_func_uint8_t_u_s(p_208, 6)) <= ((((((safe_div_func_uint16_t_u_u(p_208, l_671[2][0])) , l_650[3][0]) & (*g_380)) && 0UL) , (*g_618)) , l_680))))))))))
{
int8_t l_688[2][2][2] = {{{1L,1L},{(-1L),1L}},{{1L,(-1L)},{1L,1L}}};
uint32_t *l_689[9][7][4] = {{{&l_682,&l_682,&g_91[5],&g_91[4]},{(void*)0,&g_91[4],&l_682,(void*)0},{&g_87,&l_682,&g_91[4],&l_682},{&g_91[4],&l_682,&g_87,(void*)0},{&l_682,&g_91[4],&g_91[4],(void*)0},{&l_682,&l_682,&l_682,&l_682},{&l_682,&g_91[5],&g_91[4],&g_91[4]}},{{&g_240,&l_682,(void*)0,&l_682},{(void*)0,(void*)0,(void*)0,&l_682},{(void*)0,&l_682,&g_240,&g_91[4]},{&g_91[4],&g_91[5],&l_682,&l_682},{&l_682,&l_682,&l_682,(void*)0},{&g_91[4],&g_87,&g_240,&g_91[5]},{(void*)0,&g_240,(void*)0,&g_240}},{{(void*)0,&g_240,(void*)0,&g_91[5]},{&g_240,&g_87,&g_91[4],(void*)0},{&l_682,&l_682,&l_682,&l_682},{&l_682,&g_91[5],&g_91[4],&g_91[4]},{&g_240,&l_682,(void*)0,&l_682},{(void*)0,(void*)0,(void*)0,&l_682},{(void*)0,&l_682,&g_240,&g_91[4]}},{{&g_91[4],&g_91[5],&l_682,&l_682},{&l_682,&l_682,&l_682,(void*)0},{&g_91[4],&g_87,&g_240,&g_91[5]},{(void*)0,&g_240,(void*)0,&g_240},{(void*)0,&g_240,(void*)0,&g_91[5]},{&g_240,&g_87,&g_91[4],(void*)0},{&l_682,&l_682,&l_682,&l_682}},{{&l_682,&g_91[5],&g_91[4],&g_91[4]},{&g_240,&l_682,(void*)0,&l_682},{(void*)0,(void*)0,(void*)0,&l_682},{(void*)0,&l_682,&g_240,&g_91[4]},{&g_91[4],&g_91[5],&l_682,&l_682},{&l_682,&l_682,&l_682,(void*)0},{&g_91[4],&g_87,&g_240,&g_91[5]}},{{(void*)0,&g_240,(void*)0,&g_240},{(void*)0,&g_240,(void*)0,&g_91[5]},{&g_240,&g_87,&g_91[4],(void*)0},{&l_682,&l_682,&l_682,&l_682},{&l_682,&g_91[5],&g_91[4],&g_91[4]},{&g_240,&l_682,(void*)0,&l_682},{(void*)0,(void*)0,(void*)0,&l_682}},{{(void*)0,&l_682,&g_240,&g_91[4]},{&g_91[4],&g_91[5],&l_682,&l_682},{&l_682,&l_682,&l_682,(void*)0},{&g_91[4],&g_87,&g_240,&g_91[5]},{(void*)0,&g_240,(void*)0,&g_240},{(void*)0,&g_240,(void*)0,&g_91[5]},{&g_240,&g_87,&g_91[4],(void*)0}},{{&l_682,&l_682,&l_682,&l_682},{&l_682,&g_91[5],&g_91[4],&g_91[4]},{&g_240,&l_682,(void*)0,&l_682},{&g_91[5],&g_91[4],&g_91[5],&g_240},{&g_91[4],&l_682,(void*)0,&g_87},{(void*)0,&l_682,&l_682,&l_682},{&l_682,&l_682,&l_682,&g_91[5]}},{{(void*)0,(void*)0,(void*)0,&l_682},{&g_91[4],(void*)0,&g_91[5],(void*)0},{&g_91[5],(void*)0,&g_91[4],&l_682},{(void*)0,(void*)0,(void*)0,&g_91[5]},{&l_682,&l_682,&l_682,&l_682},{&l_682,&l_682,(void*)0,&g_87},{(void*)0,&l_682,&g_91[4],&g_240}}};
int32_t l_692[4];
int i, j, k;
for (i = 0; i < 4; i++)
l_692[i] = 0L;
l_683 &= l_682;
l_716 |= ((safe_mul_func_uint8_t_u_u((((safe_div_func_int32_t_s_s((((l_692[1] = (g_91[0]--)) && g_381) , (safe_lshift_func_int16_t_s_s((safe_rshift_func_int16_t_s_u((safe_sub_func_uint64_t_u_u((safe_sub_func_int32_t_s_s(((((1L >= (safe_sub_func_uint32_t_u_u(p_208, ((~l_680) >= 65534UL)))) && ((safe_sub_func_uint32_t_u_u(0x38CA653FL, ((*p_207) == (safe_rshift_func_uint16_t_u_s(((safe_mul_func_int8_t_s_s((~g_406), ((((((safe_add_func_int32_t_s_s((((safe_mul_func_uint16_t_u_u(((p_208 <= l_671[0][0]) & p_208), 0x4086L)) , g_383) >= l_688[0][1][1]), 4294967288UL)) >= l_650[6][1]) ^ p_208) ^ l_680) != l_715) , (**g_415)))) & l_715), 4))))) , l_692[0])) ^ (*g_618)) < (*g_380)), 1UL)), 0x0C2C826FD8EE506ALL)), 11)), 13))), 0x78A76951L)) , l_671[5][0]) > 0x09FEL), l_688[0][1][1])) <= l_683);
}
else
{
uint32_t *l_719 = &g_91[4];
uint32_t * const *l_718 = &l_719;
int64_t *l_720 = &l_715;
l_717 = (void*)0;
l_722 = ((*p_207) || ((*l_720) = ((0x7AL & (((((((*g_380) = (*p_207)) || 1L) <= (0xC6B7L > ((void*)0 != l_718))) ^ ((g_721 = (((*l_658) = p_208) , l_720)) == (void*)0)) & (*g_618)) >= g_156[1])) != p_208)));
l_683 = (g_541 > (safe_mul_func_uint8_t_u_u(((*g_416) = (!(((*g_380) = (((**g_415) > (l_666 >= 0x3DEC5D00L)) , (safe_unary_minus_func_uint8_t_u(p_208)))) ^ (safe_sub_func_uint8_t_u_u((l_729 , ((g_594 || (safe_sub_func_uint32_t_u_u(0UL, ((safe_rshift_func_int16_t_s_s(l_650[6][1], 0)) | 1L)))) && p_208)), l_671[4][0]))))), 0UL)));
}
l_683 = l_650[6][1];
for (g_141 = 10; (g_141 > (-24)); g_141--)
{
--l_738[1];
}
}
else
{
l_748 ^= (((safe_add_func_uint32_t_u_u(p_208, (l_737[2] ^= ((void*)0 == l_743)))) , &g_381) != (void*)0);
}
}
}
}
else
{
int32_t l_758[7];
int32_t l_769[7][4][3] = {{{0xB15855B3L,0xE9AF1EACL,0x6FE04AC3L},{(-5L),(-1L),(-5L)},{0xE8A659EAL,(-1L),0x6FE04AC3L},{0xF5000558L,0L,0L}},{{0L,(-1L),0xB15855B3L},{0L,(-1L),0x03D7DD55L},{0L,0xE9AF1EACL,0L},{0xF5000558L,1L,0x03D7DD55L}},{{0xE8A659EAL,2L,0xB15855B3L},{(-5L),1L,0L},{0xB15855B3L,0xE9AF1EACL,0x6FE04AC3L},{(-5L),(-1L),(-5L)}},{{0xE8A659EAL,(-1L),0x6FE04AC3L},{0xF5000558L,0L,0L},{0L,(-1L),0xB15855B3L},{0L,(-1L),0x03D7DD55L}},{{0L,0xE9AF1EACL,0L},{0xF5000558L,1L,0x03D7DD55L},{0xE8A659EAL,2L,0xB15855B3L},{(-5L),1L,0L}},{{0xB15855B3L,0xE9AF1EACL,0x6FE04AC3L},{(-5L),(-1L),(-5L)},{0xE8A659EAL,(-1L),0x6FE04AC3L},{0xF5000558L,0L,0L}},{{0L,(-1L),0xB15855B3L},{0L,(-1L),0x03D7DD55L},{0L,0xE9AF1EACL,0L},{0xF5000558L,1L,0x03D7DD55L}}};
uint8_t l_786 = 0x9EL;
int8_t * const l_825 = &g_90[1];
uint8_t l_854 = 1UL;
uint64_t l_857 = 0UL;
uint8_t l_859 = 0x6EL;
int8_t l_870 = (-5L);
uint32_t *l_896 = (void*)0;
uint32_t **l_895 = &l_896;
uint8_t ***l_899[7][10] = {{&g_415,(void*)0,&g_415,(void*)0,&g_415,(void*)0,&g_415,&g_415,&g_415,&g_415},{&g_415,&g_415,&g_415,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,&g_415},{(void*)0,(void*)0,(void*)0,&g_415,&g_415,&g_415,(void*)0,&g_415,&g_415,(void*)0},{&g_415,(void*)0,(void*)0,&g_415,(void*)0,&g_415,(void*)0,(void*)0,&g_415,(void*)0},{&g_415,(void*)0,&g_415,&g_415,(void*)0,&g_415,(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,&g_415,&g_415,&g_415,&g_415,(void*)0,&g_415,&g_415,&g_415,&g_415},{&g_415,(void*)0,(void*)0,(void*)0,(void*)0,&g_415,(void*)0,&g_415,(void*)0,(void*)0}};
int32_t *l_1004 = (void*)0;
uint16_t l_1044 = 0UL;
int i, j, k;
for (i = 0; i < 7; i++)
l_758[i] = 0xA7F0C275L;
lbl_827:
for (g_87 = 0; (g_87 <= 1); g_87 += 1)
{
int32_t l_759 = 0x65CCC77FL;
int32_t l_761 = 0L;
int32_t l_763 = 0xC241A749L;
uint64_t l_764 = 0x46A56731AAD3954BLL;
for (g_355 = 0; (g_355 <= 1); g_355 += 1)
{
uint32_t l_749 = 0x5713FF4AL;
int32_t l_762 = 1L;
int i;
(**l_745) = &g_539[g_87];
for (g_314 = 0; (g_314 <= 1); g_314 += 1)
{
int32_t *l_750[2];
int i, j;
for (i = 0; i < 2; i++)
l_750[i] = &l_681[2];
(****l_743) = (*l_746);
for (g_385 = 1; (g_385 >= 0); g_385 -= 1)
{
int i;
if (g_91[(g_87 + 1)])
break;
}
if (l_749)
continue;
g_751--;
}
for (g_141 = 0; (g_141 >= (-10)); --g_141)
{
uint64_t *l_756 = &g_757;
int32_t *l_760[10][3] = {{(void*)0,(void*)0,(void*)0},{&g_314,&g_8[2][1][1],(void*)0},{&g_8[2][1][1],&g_314,(void*)0},{(void*)0,(void*)0,(void*)0},{&g_314,&g_8[2][1][1],(void*)0},{&g_8[2][1][1],&g_314,(void*)0},{(void*)0,(void*)0,(void*)0},{&g_314,&g_8[2][1][1],(void*)0},{&g_8[2][1][1],&g_314,(void*)0},{(void*)0,(void*)0,(void*)0}};
int i, j;
l_758[6] = (((*l_756) = 18446744073709551606UL) >= (&g_91[1] == (void*)0));
if (l_759)
break;
l_764--;
l_769[0][0][1] = (safe_lshift_func_int8_t_s_s(p_208, 5));
}
}
for (g_402 = 1; (g_402 >= 0); g_402 -= 1)
{
int i;
(****l_743) = &g_539[g_402];
if (g_91[g_87])
continue;
for (g_71 = 1; (g_71 >= 0); g_71 -= 1)
{
int i;
return g_539[g_402];
}
g_539[g_402] = g_539[g_87];
}
}
if (p_208)
{
int32_t l_785[9][8] = {{0x0D9560A1L,0x571F0508L,0x93F1E8C1L,(-1L),(-1L),0x93F1E8C1L,0x571F0508L,0x0D9560A1L},{3L,(-1L),3L,3L,(-1L),3L,3L,(-1L)},{0x0D9560A1L,3L,3L,0x0D9560A1L,3L,3L,0x0D9560A1L,3L},{(-1L),(-1L),0x93F1E8C1L,0x571F0508L,0x0D9560A1L,0x93F1E8C1L,0x0D9560A1L,0x571F0508L},{3L,0x571F0508L,3L,3L,0x571F0508L,3L,3L,0x571F0508L},{0x571F0508L,3L,3L,0x571F0508L,3L,3L,0x571F0508L,3L},{0x571F0508L,0x0D9560A1L,0x93F1E8C1L,0x0D9560A1L,0x571F0508L,0x93F1E8C1L,(-1L),(-1L)},{3L,0x0D9560A1L,3L,3L,0x0D9560A1L,3L,3L,0x0D9560A1L},{(-1L),3L,3L,(-1L),3L,3L,(-1L),3L}};
uint8_t ** const l_836 = (void*)0;
int32_t ***l_861 = &g_77;
int32_t l_866 = 3L;
int32_t l_867 = 0L;
int32_t l_868[7][6] = {{0x5CAE9611L,8L,0x786C7D49L,8L,0x5CAE9611L,(-1L)},{0x5CAE9611L,8L,0x786C7D49L,8L,0x5CAE9611L,(-1L)},{0x5CAE9611L,8L,0x786C7D49L,8L,0x5CAE9611L,(-1L)},{0x5CAE9611L,8L,0x786C7D49L,8L,0x5CAE9611L,(-1L)},{0x5CAE9611L,8L,0x786C7D49L,8L,0x5CAE9611L,(-1L)},{0x5CAE9611L,8L,0x786C7D49L,8L,0x5CAE9611L,(-1L)},{0x5CAE9611L,8L,0x786C7D49L,8L,0x5CAE9611L,(-1L)}};
uint32_t *l_882 = &g_87;
int i, j;
for (g_385 = 0; (g_385 < (-15)); --g_385)
{
uint16_t l_772 = 0x7AC2L;
uint8_t *l_784 = &g_541;
uint32_t *l_819 = &g_91[1];
int32_t *l_826 = &l_769[0][0][1];
l_786 |= ((((((l_785[3][4] = ((*l_784) |= (((l_772 , (safe_unary_minus_func_uint32_t_u(((safe_lshift_func_int16_t_s_u(((*p_210) , (safe_mod_func_int64_t_s_s(((safe_rshift_func_int16_t_s_s(((-1L) < ((((safe_div_func_int64_t_s_s((safe_mul_func_int16_t_s_s(((&g_629 != ((((l_772 ^ 0xE9BD21BEB54CF8ABLL) == 18446744073709551615UL) , g_649) , (void*)0)) | 0L), 0x5FA1L)), p_208)) && p_208) < (**g_415)) , p_208)), 14)) >= g_539[0]), p_208))), p_208)) >= l_758[6])))) > p_208) < (*p_207)))) != p_208) , l_785[5][1]) || g_386) > 0x07L) , p_208);
(*l_826) = (((((safe_unary_minus_func_uint32_t_u((safe_sub_func_uint8_t_u_u((safe_add_func_int8_t_s_s((g_8[3][6][1] < 65530UL), (safe_mul_func_uint8_t_u_u((safe_rshift_func_int8_t_s_u((safe_add_func_int64_t_s_s((safe_add_func_int32_t_s_s(((&g_77 != ((safe_mul_func_uint8_t_u_u(((safe_sub_func_uint32_t_u_u(p_208, g_385)) || (p_208 = g_387[1])), ((safe_div_func_int16_t_s_s(((~(safe_mod_func_uint32_t_u_u(((((((safe_lshift_func_int8_t_s_s((safe_div_func_uint8_t_u_u((g_402 < l_785[8][6]), ((safe_rshift_func_uint16_t_u_s((safe_sub_func_uint8_t_u_u(((((g_751 = ((*l_819)--)) || (((safe_mul_func_int8_t_s_s((l_772 , 0xD5L), l_785[0][6])) , l_772) && 5L)) > 1L) , l_769[2][2][1]), 0x37L)), 15)) | 0L))), 3)) < 0x0F79BEDBC074EC60LL) < 0UL) > g_72) ^ 0x364900E6L) , 4294967290UL), 1L))) >= l_772), 0xA25EL)) <= l_772))) , &g_442[0][4])) < l_769[0][0][1]), 4294967290UL)), 0x33AE8D01E076BEB1LL)), l_786)), l_785[3][4])))), 2L)))) , l_824) != l_825) , 65533UL) ^ g_385);
if (l_769[4][0][0])
continue;
}
if (g_594)
goto lbl_827;
for (g_383 = 21; (g_383 != 9); g_383--)
{
const uint8_t ***l_839 = &l_837;
uint8_t ***l_852 = &g_415;
int16_t *l_853 = &g_628[3];
int32_t *l_855 = (void*)0;
int32_t *l_856 = &g_71;
int32_t l_858[6] = {1L,1L,0x50E2A63EL,1L,1L,0x50E2A63EL};
int32_t l_860 = 0xC8E39FA5L;
int32_t l_862[8] = {0x7667A611L,0x7667A611L,0x0CC46788L,0x7667A611L,0x7667A611L,0x0CC46788L,0x7667A611L,0x7667A611L};
int i;
l_862[6] |= (safe_mod_func_int64_t_s_s(((((safe_sub_func_uint8_t_u_u((safe_mul_func_uint16_t_u_u((l_836 == ((*l_839) = l_837)), (((safe_rshift_func_int8_t_s_u(((*l_824) = (l_860 |= (((((((((safe_div_func_int32_t_s_s(0L, (safe_lshift_func_int16_t_s_u((safe_add_func_uint64_t_u_u(l_785[6][5], ((*g_380) = (*g_380)))), ((((*l_856) |= ((safe_lshift_func_int16_t_s_u(((safe_lshift_func_uint8_t_u_u(255UL, (((*l_853) = (((((((((((*p_210) , &l_838) != ((*l_852) = &g_416)) && l_785[8][6]) & 0x7996D1699AAB039DLL) != p_208) != l_758[6]) || p_208) < 0x9851AEBFL) || p_208) > g_240)) || 0x5451L))) != l_854), p_208)) > l_758[3])) , (**g_415)) , g_90[1]))))) == (*g_721)) <= 255UL) , 0L) || l_857) , l_858[0]) <= l_859) & 0UL) > l_785[3][5]))), 6)) > 0x37C55AE255E9657DLL) == l_786))), (*g_416))) != 0xEBL) , l_861) != (void*)0), (*p_207)));
for (g_355 = (-22); (g_355 < 54); g_355 = safe_add_func_uint64_t_u_u(g_355, 2))
{
int8_t l_869 = 0xF7L;
int32_t l_871 = (-7L);
int32_t l_872 = (-2L);
int32_t l_873 = 0L;
int32_t l_874 = (-1L);
const uint8_t l_902 = 0xEEL;
if (p_208)
{
int32_t *l_865[1][4][9] = {{{&g_314,&l_862[4],&l_860,&g_314,&l_681[4],&g_314,&l_860,&l_862[4],&g_314},{&l_860,&l_862[4],&g_8[3][1][2],&l_860,&g_5,&l_860,&l_860,&l_769[0][0][1],&l_860},{&l_860,&l_681[4],&g_8[3][1][2],&g_8[3][1][2],&l_681[4],&l_860,&l_681[6],&l_681[6],&g_89},{&g_8[0][6][1],&l_860,&l_681[0],&g_89,&g_314,&g_8[0][6][1],&g_8[0][6][1],&g_314,&g_89}}};
int i, j, k;
++l_875;
l_871 &= (((safe_div_func_int16_t_s_s((safe_unary_minus_func_uint64_t_u(((~((void*)0 != l_882)) != (l_769[0][0][1] >= ((safe_add_func_uint64_t_u_u((((*l_882) = (safe_rshift_func_int8_t_s_u((safe_sub_func_uint8_t_u_u(p_208, p_208)), ((safe_div_func_uint32_t_u_u(p_208, 0xF78A35EFL)) <= (((safe_lshift_func_uint8_t_u_u((safe_sub_func_int32_t_s_s((-5L), ((l_895 = l_895) == g_897[1]))), 5)) != l_873) > l_857))))) == 0x8A6FC92DL), l_872)) != 0x1517L))))), 0x863EL)) && 0x087E32CDL) & l_874);
if (l_869)
continue;
}
else
{
uint8_t ****l_900 = (void*)0;
uint8_t ****l_901 = &l_852;
int32_t l_909 = 0x69CD60F9L;
l_909 = (((((l_899[4][4] != ((*l_901) = &g_415)) <= p_208) > (((l_902 >= p_208) >= l_860) , (safe_sub_func_uint64_t_u_u((p_208 || (((*l_824) = ((safe_mul_func_uint8_t_u_u((p_208 >= (safe_add_func_int64_t_s_s((*g_721), (*g_380)))), 0L)) < l_909)) ^ p_208)), p_208)))) , 5L) >= 0x18C1L);
if (g_751)
goto lbl_827;
}
}
l_862[5] ^= ((void*)0 != &l_758[6]);
}
}
else
{
int32_t l_933 = 0x9E34CA5CL;
int32_t l_948 = 1L;
int32_t l_965[2][2][3] = {{{0xEB03FD56L,0xFC808924L,0xEB03FD56L},{0xEB03FD56L,0xFC808924L,0xEB03FD56L}},{{0xEB03FD56L,0xFC808924L,0xEB03FD56L},{0xEB03FD56L,0xFC808924L,0xEB03FD56L}}};
int32_t *l_1040 = &l_681[6];
int32_t *l_1041[9][7] = {{&l_965[1][0][1],&l_681[6],&g_8[3][1][1],&g_8[3][1][1],&l_681[6],&l_965[1][0][1],&l_681[6]},{&g_539[1],&l_965[0][0][2],&l_965[0][0][2],&g_539[1],&g_89,&g_539[1],&l_965[0][0][2]},{&l_681[3],&l_681[3],&l_965[1][0][1],&g_8[3][1][1],&l_965[1][0][1],&l_681[3],&l_681[3]},{&l_681[6],&l_965[0][0][2],&l_965[1][0][1],&l_965[0][0][2],&l_681[6],&l_681[6],&l_965[0][0][2]},{&l_980,&l_681[6],&l_980,&l_965[1][0][1],&l_965[1][0][1],&l_980,&l_681[6]},{&l_965[0][0][2],&g_89,&l_965[1][0][1],&l_965[1][0][1],&g_89,&l_965[0][0][2],&g_89},{&l_980,&l_965[1][0][1],&l_965[1][0][1],&l_980,&l_681[6],&l_980,&l_965[1][0][1]},{&l_681[6],&l_681[6],&l_965[0][0][2],&l_965[1][0][1],&l_965[0][0][2],&l_681[6],&l_681[6]},{&l_681[3],&l_965[1][0][1],&g_8[3][1][1],&l_965[1][0][1],&l_681[3],&l_681[3],&l_965[1][0][1]}};
int8_t l_1067 = 0xF3L;
int i, j, k;
for (g_316 = 6; (g_316 != 41); g_316 = safe_add_func_int8_t_s_s(g_316, 1))
{
const uint64_t *l_917 = &g_15;
uint64_t *l_918[4][3] = {{(void*)0,&g_757,(void*)0},{(void*)0,&g_757,(void*)0},{(void*)0,&g_757,(void*)0},{(void*)0,&g_757,(void*)0}};
int32_t l_923 = (-8L);
uint8_t l_966[9][8] = {{1UL,1UL,0xC0L,8UL,8UL,0xC0L,1UL,1UL},{6UL,0xA7L,0xC0L,0x74L,0x31L,255UL,0x31L,0x74L},{8UL,0UL,8UL,9UL,0x74L,255UL,0xC0L,0xC0L},{0xC0L,0xA7L,6UL,6UL,0xA7L,0xC0L,0x74L,0x31L},{0xC0L,1UL,1UL,0xA7L,0x74L,0xA7L,1UL,1UL},{8UL,1UL,255UL,0xA7L,0x31L,9UL,9UL,0x31L},{6UL,0x31L,0x31L,6UL,8UL,1UL,9UL,0xC0L},{1UL,6UL,255UL,9UL,255UL,6UL,1UL,0x74L},{255UL,6UL,1UL,0x74L,1UL,1UL,0x74L,1UL}};
int i, j;
for (g_148 = 0; (g_148 <= 2); g_148 += 1)
{
int32_t *l_924 = (void*)0;
int32_t *l_925 = &l_681[6];
int32_t *l_926 = &g_386;
int i;
(*l_926) |= ((*l_925) = ((((safe_unary_minus_func_uint8_t_u(l_758[(g_148 + 1)])) || ((l_769[4][2][0] |= ((void*)0 == l_838)) < (safe_rshift_func_int8_t_s_s((safe_add_func_int16_t_s_s((g_628[(g_148 + 3)] , 0x1F3AL), ((l_917 == ((*g_664) = l_918[0][2])) , l_758[(g_148 + 1)]))), (((*g_721) = (safe_lshift_func_uint16_t_u_u((g_649.f0 = (((safe_add_func_uint8_t_u_u(((**g_415) >= l_870), 0x6FL)) != (*g_721)) < p_208)), g_402))) <= l_923))))) < 0x09F1987CFF958D6ALL) > l_923));
for (g_240 = 0; (g_240 <= 6); g_240 += 1)
{
uint8_t l_947[9][3][4] = {{{0x0DL,0xBAL,0x38L,0UL},{0x0DL,0x0DL,0xD5L,0xC0L},{0xE0L,0UL,6UL,255UL}},{{0xE2L,255UL,1UL,1UL},{0xF7L,1UL,0x0DL,255UL},{5UL,0x68L,0x0DL,0xBAL}},{{0UL,255UL,1UL,1UL},{1UL,1UL,0x38L,0x4FL},{0x68L,0UL,255UL,0x0DL}},{{255UL,5UL,3UL,255UL},{255UL,5UL,254UL,0x0DL},{5UL,0UL,2UL,0x4FL}},{{255UL,1UL,0xD1L,1UL},{0xB3L,255UL,1UL,0xBAL},{0xD5L,0x68L,5UL,5UL}},{{1UL,8UL,0xF7L,254UL},{0xE2L,1UL,0xE2L,0xE8L},{0xC0L,0xE2L,0xE0L,0UL}},{{254UL,0xD5L,0x0DL,0xE2L},{0x0DL,0x4FL,0x0DL,6UL},{254UL,255UL,0xE0L,255UL}},{{0xC0L,1UL,0xE2L,0x40L},{0xE2L,0x40L,0xF7L,5UL},{1UL,0x38L,5UL,1UL}},{{0xD5L,0xF7L,1UL,0xE0L},{0xB3L,0xD1L,0xD1L,0xB3L},{255UL,0x0DL,2UL,1UL}}};
uint8_t *** const *l_952[9][6][4] = {{{&l_899[4][4],(void*)0,(void*)0,(void*)0},{&l_899[0][5],&l_899[3][3],&l_899[5][6],(void*)0},{&g_950,(void*)0,(void*)0,&l_899[0][5]},{&g_950,&l_899[4][4],&l_899[5][6],&l_899[5][6]},{&l_899[0][5],&l_899[0][5],(void*)0,(void*)0},{&l_899[4][4],(void*)0,&g_950,(void*)0}},{{&l_899[5][6],&l_899[4][4],&l_899[2][8],&g_950},{&g_950,&l_899[4][4],&l_899[0][5],(void*)0},{&l_899[4][4],(void*)0,&l_899[4][4],(void*)0},{&l_899[4][4],&l_899[0][5],&l_899[3][3],&l_899[5][6]},{(void*)0,&l_899[4][4],(void*)0,&l_899[0][5]},{(void*)0,(void*)0,(void*)0,(void*)0}},{{(void*)0,&l_899[3][3],&l_899[3][3],(void*)0},{&l_899[4][4],(void*)0,&l_899[4][4],&l_899[4][4]},{&l_899[4][4],&l_899[4][4],&l_899[0][5],(void*)0},{&g_950,&g_950,&l_899[2][8],(void*)0},{&l_899[5][6],&l_899[4][4],&g_950,&l_899[4][4]},{&l_899[4][4],(void*)0,(void*)0,(void*)0}},{{&l_899[0][5],&l_899[3][3],&l_899[5][6],(void*)0},{&g_950,(void*)0,(void*)0,&l_899[0][5]},{&g_950,&l_899[4][4],&l_899[5][6],&l_899[5][6]},{&l_899[0][5],&l_899[0][5],(void*)0,(void*)0},{&l_899[4][4],(void*)0,&g_950,(void*)0},{&l_899[5][6],&l_899[4][4],&l_899[2][8],&g_950}},{{&g_950,&l_899[4][4],&l_899[0][5],(void*)0},{&l_899[4][4],(void*)0,&l_899[4][4],&l_899[4][4]},{&l_899[3][3],&g_950,&l_899[2][8],&l_899[4][4]},{&l_899[4][4],&l_899[3][3],&l_899[4][4],&g_950},{(void*)0,&g_950,&l_899[4][4],&l_899[5][6]},{&l_899[4][4],&l_899[2][8],&l_899[2][8],&l_899[4][4]}},{{&l_899[3][3],(void*)0,&l_899[4][4],&l_899[0][5]},{&l_899[4][4],&l_899[0][5],&g_950,&g_950},{(void*)0,&l_899[4][4],(void*)0,&g_950},{&l_899[4][4],&l_899[0][5],(void*)0,&l_899[0][5]},{(void*)0,(void*)0,(void*)0,&l_899[4][4]},{&g_950,&l_899[2][8],&l_899[4][4],&l_899[5][6]}},{{&l_899[4][4],&g_950,&l_899[5][6],&g_950},{&l_899[4][4],&l_899[3][3],&l_899[4][4],&l_899[4][4]},{&g_950,&g_950,(void*)0,&l_899[4][4]},{(void*)0,(void*)0,(void*)0,(void*)0},{&l_899[4][4],&l_899[4][4],(void*)0,(void*)0},{(void*)0,&l_899[4][4],&g_950,(void*)0}},{{&l_899[4][4],(void*)0,&l_899[4][4],&l_899[4][4]},{&l_899[3][3],&g_950,&l_899[2][8],&l_899[4][4]},{&l_899[4][4],&l_899[3][3],&l_899[4][4],&g_950},{(void*)0,&g_950,&l_899[4][4],&l_899[5][6]},{&l_899[4][4],&l_899[2][8],&l_899[2][8],&l_899[4][4]},{&l_899[3][3],(void*)0,&l_899[4][4],&l_899[0][5]}},{{&l_899[4][4],&l_899[0][5],&g_950,&g_950},{(void*)0,&l_899[4][4],(void*)0,&g_950},{&l_899[4][4],&l_899[0][5],(void*)0,&l_899[0][5]},{(void*)0,(void*)0,(void*)0,&l_899[4][4]},{&g_950,&l_899[2][8],&l_899[4][4],&l_899[5][6]},{&l_899[4][4],&g_950,&l_899[5][6],&g_950}}};
uint8_t *** const **l_951 = &l_952[1][4][3];
uint32_t *l_963 = &g_91[3];
uint16_t *l_964 = (void*)0;
int32_t l_967[7] = {4L,4L,4L,4L,4L,4L,4L};
int i, j, k;
(*l_951) = (((255UL > ((((safe_rshift_func_int16_t_s_u(((safe_mul_func_uint16_t_u_u(((((safe_sub_func_uint64_t_u_u((l_933 &= l_769[(g_148 + 4)][(g_148 + 1)][g_148]), (safe_div_func_int32_t_s_s(((safe_lshift_func_int8_t_s_u((-2L), l_769[(g_148 + 2)][g_148][g_148])) & (((safe_sub_func_uint8_t_u_u((0xEF73L > (safe_mod_func_uint64_t_u_u((g_71 > (((safe_lshift_func_int16_t_s_s(((p_208 , l_944) != (((safe_add_func_uint32_t_u_u(l_758[5], l_947[4][1][0])) , g_87) , (void*)0)), g_18)) | (-7L)) < p_208)), l_923))), l_923)) | l_859) ^ l_923)), 0xC8249BEEL)))) ^ p_208) == p_208) > p_208), l_948)) < l_923), 9)) , (void*)0) == (void*)0) || 1L)) , p_208) , g_949);
l_681[4] = l_769[(g_148 + 4)][(g_148 + 1)][g_148];
(*l_925) ^= l_923;
(*l_925) = (((safe_mod_func_int64_t_s_s((safe_lshift_func_uint16_t_u_s(((l_965[1][0][1] = (safe_rshift_func_uint8_t_u_s((((safe_mul_func_int16_t_s_s((&l_923 != &l_948), ((((0xF69AL != p_208) ^ (*p_207)) ^ ((*l_963) = (safe_mod_func_uint8_t_u_u(1UL, (*g_618))))) >= 0x43B5A5431333BF4DLL))) | (l_923 , p_208)) || 0UL), 6))) & p_208), p_208)), l_966[6][0])) == 0x383AB13EL) , l_967[5]);
}
for (g_386 = 0; g_386 < 2; g_386 += 1)
{
for (l_854 = 0; l_854 < 8; l_854 += 1)
{
g_442[g_386][l_854] = &g_78;
}
}
(*l_925) = l_965[1][1][1];
for (g_383 = 0; (g_383 <= 6); g_383 += 1)
{
int i, j, k;
(*l_925) = (safe_lshift_func_uint16_t_u_s(l_769[g_148][g_148][g_148], 9));
}
}
}
for (g_629 = 0; (g_629 == (-16)); g_629 = safe_sub_func_int8_t_s_s(g_629, 6))
{
uint16_t *l_981 = &l_650[0][3];
uint16_t *l_982 = &g_176.f0;
union U0 l_985 = {2UL};
int16_t l_986 = (-6L);
int32_t *l_987[2][6][3] = {{{&l_933,&l_948,&l_933},{&g_314,&g_314,&g_314},{&l_933,&l_948,&l_933},{&g_314,&g_314,&g_314},{&l_933,&l_948,&l_933},{&g_314,&g_314,&g_314}},{{&l_933,&l_948,&l_933},{&g_314,&g_314,&g_314},{&l_933,&l_948,&l_933},{&g_314,&g_314,&g_314},{&l_933,&l_948,&l_933},{&g_314,&g_314,&g_314}}};
uint32_t *l_1002 = &g_91[1];
uint16_t l_1033 = 65535UL;
int i, j, k;
l_681[6] |= (safe_sub_func_int8_t_s_s(((*l_825) = ((((*l_944) &= (((((*g_618) > ((((((***g_950) , p_210) == (void*)0) == (safe_div_func_uint16_t_u_u(((((safe_add_func_int32_t_s_s((safe_div_func_uint16_t_u_u(((*l_981) = l_980), ((*l_982) = 0xDEFCL))), 0x807FDA57L)) == (safe_add_func_int8_t_s_s((l_985 , ((g_383 ^ p_208) < p_208)), p_208))) == 0xEE072EF00D7AC49CLL) < g_385), l_948))) < p_208) & l_985.f0)) == (****g_949)) >= 0xF1L) || p_208)) ^ g_387[1]) == (*g_618))), l_986));
if (((*g_949) != &l_837))
{
uint64_t l_992 = 18446744073709551615UL;
int32_t *l_1005 = &g_8[3][1][2];
uint64_t *l_1031 = (void*)0;
uint64_t *l_1032 = &g_757;
for (l_870 = (-28); (l_870 < (-8)); l_870++)
{
uint32_t *l_1001 = &g_751;
int8_t l_1003 = 0xA2L;
l_769[6][2][0] |= (safe_mod_func_uint8_t_u_u(((p_208 ^ 6UL) != l_992), (0x2282079C04CF8C18LL ^ (safe_add_func_int32_t_s_s((safe_add_func_uint8_t_u_u((safe_rshift_func_int16_t_s_s((8L != (((safe_rshift_func_uint16_t_u_u((((void*)0 == &l_824) , (l_987[0][1][2] != ((((*l_1001) = ((p_208 & p_208) , 0x718F3008L)) <= p_208) , l_1002))), g_316)) <= l_1003) & p_208)), 5)), l_786)), l_992)))));
(*l_746) = (l_1004 = l_1001);
(***l_744) = l_1005;
}
l_1033 = ((safe_mod_func_int16_t_s_s((safe_lshift_func_uint16_t_u_u(((*l_981)--), g_381)), l_1012)) || (((safe_unary_minus_func_uint32_t_u((l_933 < (safe_mod_func_uint16_t_u_u(((l_769[0][0][1] = (((*p_207) | ((*l_1032) &= ((((safe_div_func_int8_t_s_s((l_1018 == (((safe_mod_func_int64_t_s_s((0x3CL == ((safe_mod_func_int64_t_s_s(((safe_mul_func_uint16_t_u_u((g_156[2] = 65532UL), (safe_lshift_func_uint8_t_u_s(0x50L, p_208)))) == (**g_415)), l_1030)) < p_208)), p_208)) || (*l_1005)) , (void*)0)), p_208)) & (*g_721)) >= p_208) || (*l_1005)))) || (**g_415))) ^ l_965[1][0][1]), g_629))))) < p_208) != p_208));
if (l_870)
goto lbl_827;
}
else
{
for (l_857 = (-22); (l_857 < 12); l_857++)
{
int32_t ***l_1038 = &g_77;
int32_t ****l_1037[8][2] = {{&l_1038,&l_1038},{(void*)0,&l_1038},{&l_1038,&l_1038},{(void*)0,&l_1038},{&l_1038,&l_1038},{(void*)0,&l_1038},{&l_1038,&l_1038},{(void*)0,&l_1038}};
int32_t **** const *l_1036 = &l_1037[3][1];
int i, j;
g_1039 = l_1036;
}
for (l_859 = 0; l_859 < 3; l_859 += 1)
{
g_387[l_859] = 0x1990L;
}
}
if (p_208)
continue;
}
--l_1044;
for (g_649.f0 = 1; (g_649.f0 <= 5); g_649.f0 += 1)
{
uint8_t l_1050 = 0x3BL;
int32_t l_1076 = 0x949867C2L;
int32_t l_1078 = 0xBB102177L;
int32_t l_1080 = (-1L);
int32_t l_1083[1];
uint8_t l_1091 = 255UL;
uint64_t ***l_1100 = &g_664;
uint32_t **l_1111 = (void*)0;
uint32_t *l_1113[1];
uint32_t **l_1112 = &l_1113[0];
int i;
for (i = 0; i < 1; i++)
l_1083[i] = 0x1D2C6CD9L;
for (i = 0; i < 1; i++)
l_1113[i] = &g_91[3];
for (g_316 = 0; (g_316 <= 3); g_316 += 1)
{
uint8_t l_1074[10] = {1UL,250UL,1UL,250UL,1UL,250UL,1UL,250UL,1UL,250UL};
uint64_t l_1075[9];
int32_t l_1081 = 0xA4807E22L;
int32_t l_1084 = 0L;
int32_t l_1087[10][4] = {{0x8CE9EC38L,(-1L),0x8CE9EC38L,(-1L)},{0x8CE9EC38L,(-1L),0x8CE9EC38L,(-1L)},{0x8CE9EC38L,(-1L),0x8CE9EC38L,(-1L)},{0x8CE9EC38L,(-1L),0x8CE9EC38L,(-1L)},{0x8CE9EC38L,(-1L),0x8CE9EC38L,(-1L)},{0x8CE9EC38L,(-1L),0x8CE9EC38L,(-1L)},{0x8CE9EC38L,(-1L),0x8CE9EC38L,(-1L)},{0x8CE9EC38L,(-1L),0x8CE9EC38L,(-1L)},{0x8CE9EC38L,(-1L),0x8CE9EC38L,(-1L)},{0x8CE9EC38L,(-1L),0x8CE9EC38L,(-1L)}};
uint16_t l_1088 = 0x8F6FL;
int i, j;
for (i = 0; i < 9; i++)
l_1075[i] = 18446744073709551615UL;
(*l_1040) = (safe_unary_minus_func_int64_t_s((((((safe_add_func_int32_t_s_s((p_208 | (((***g_950) & l_1050) & (-1L))), 0UL)) <= (safe_lshift_func_uint8_t_u_u(p_208, (safe_add_func_int64_t_s_s((safe_add_func_uint32_t_u_u((safe_mod_func_int64_t_s_s((*p_207), (p_208 , 3UL))), (-8L))), (*p_207)))))) >= g_154) , g_156[3]) < g_176.f0)));
if ((safe_add_func_int32_t_s_s(((safe_add_func_uint32_t_u_u((l_1075[3] = (((((void*)0 != (*l_1018)) == (g_649 , ((((*l_824) = (safe_lshift_func_uint16_t_u_s(l_1067, (p_208 = p_208)))) != (((safe_sub_func_int64_t_s_s(((-8L) != l_1050), 0xE8A67C7970546476LL)) >= (safe_div_func_int16_t_s_s(((safe_rshift_func_uint8_t_u_u((***g_950), (**g_415))) > (*l_1040)), 0xE74BL))) , l_1050)) || l_1074[5]))) & 0UL) && 4UL)), 6UL)) > (*g_618)), l_758[6])))
{
int16_t l_1077 = 1L;
int32_t l_1079[5][5];
int32_t l_1086 = 0x554853E9L;
int i, j;
for (i = 0; i < 5; i++)
{
for (j = 0; j < 5; j++)
l_1079[i][j] = 0xA0831242L;
}
++l_1088;
l_1091++;
}
else
{
int8_t l_1107[6] = {(-1L),(-1L),0xCDL,(-1L),(-1L),0xCDL};
int i;
if (p_208)
break;
(*l_1040) |= (1UL != (safe_add_func_int8_t_s_s((p_208 < l_1076), (0x2AL == (safe_div_func_uint16_t_u_u((safe_sub_func_uint8_t_u_u((l_1100 != ((*p_210) , l_1101)), ((safe_sub_func_uint16_t_u_u((safe_add_func_int64_t_s_s((p_208 , (((~(p_208 | g_15)) >= p_208) ^ g_18)), l_1107[2])), g_1082)) | 0x9EL))), g_5))))));
}
for (l_854 = 1; (l_854 <= 5); l_854 += 1)
{
uint8_t l_1108 = 0xB4L;
l_1108++;
}
(****l_743) = &l_1083[0];
}
(*l_1040) &= ((*l_895) != ((*l_1112) = (g_898[g_649.f0] = l_1041[5][3])));
}
}
}
return p_208;
}
static int64_t * func_212(uint32_t p_213, union U0 p_214)
{
uint64_t *l_226[10][7][3] = {{{&g_15,&g_15,&g_15},{&g_15,(void*)0,(void*)0},{&g_15,&g_15,&g_15},{&g_15,(void*)0,&g_15},{&g_15,&g_15,(void*)0},{(void*)0,(void*)0,&g_15},{&g_15,&g_15,(void*)0}},{{&g_15,&g_15,&g_15},{&g_15,&g_15,&g_15},{&g_15,&g_15,&g_15},{&g_15,&g_15,(void*)0},{&g_15,(void*)0,&g_15},{&g_15,&g_15,(void*)0},{&g_15,&g_15,&g_15}},{{(void*)0,&g_15,&g_15},{&g_15,(void*)0,(void*)0},{&g_15,&g_15,&g_15},{&g_15,&g_15,&g_15},{&g_15,&g_15,&g_15},{&g_15,(void*)0,&g_15},{&g_15,&g_15,&g_15}},{{(void*)0,&g_15,(void*)0},{&g_15,&g_15,&g_15},{&g_15,(void*)0,&g_15},{(void*)0,&g_15,&g_15},{&g_15,&g_15,&g_15},{&g_15,&g_15,(void*)0},{&g_15,&g_15,(void*)0}},{{(void*)0,&g_15,&g_15},{&g_15,(void*)0,&g_15},{&g_15,&g_15,&g_15},{(void*)0,(void*)0,&g_15},{&g_15,&g_15,(void*)0},{&g_15,(void*)0,&g_15},{&g_15,&g_15,&g_15}},{{&g_15,&g_15,&g_15},{&g_15,&g_15,(void*)0},{&g_15,&g_15,&g_15},{(void*)0,&g_15,&g_15},{&g_15,&g_15,&g_15},{&g_15,&g_15,&g_15},{&g_15,(void*)0,(void*)0}},{{&g_15,&g_15,(void*)0},{&g_15,&g_15,&g_15},{&g_15,&g_15,&g_15},{&g_15,(void*)0,&g_15},{&g_15,&g_15,&g_15},{(void*)0,&g_15,(void*)0},{&g_15,&g_15,&g_15}},{{&g_15,&g_15,&g_15},{&g_15,&g_15,&g_15},{&g_15,&g_15,&g_15},{&g_15,&g_15,&g_15},{&g_15,&g_15,&g_15},{&g_15,&g_15,&g_15},{(void*)0,&g_15,&g_15}},{{&g_15,&g_15,(void*)0},{&g_15,&g_15,&g_15},{&g_15,&g_15,&g_15},{&g_15,(void*)0,(void*)0},{&g_15,&g_15,&g_15},{(void*)0,&g_15,(void*)0},{&g_15,&g_15,&g_15}},{{&g_15,&g_15,&g_15},{&g_15,(void*)0,(void*)0},{(void*)0,&g_15,&g_15},{&g_15,&g_15,&g_15},{&g_15,&g_15,&g_15},{&g_15,&g_15,&g_15},{(void*)0,&g_15,&g_15}}};
int32_t *l_231 = &g_89;
int32_t ***l_247 = &g_77;
int32_t ****l_246 = &l_247;
int32_t *l_248[4][5][9] = {{{&g_8[2][5][5],&g_5,(void*)0,&g_5,&g_8[2][5][5],(void*)0,&g_5,&g_8[3][4][5],&g_5},{&g_89,&g_8[3][1][2],&g_5,&g_5,&g_89,&g_8[3][1][2],&g_89,&g_5,&g_89},{&g_89,(void*)0,&g_5,(void*)0,&g_8[3][1][2],(void*)0,(void*)0,(void*)0,&g_5},{(void*)0,&g_89,&g_8[3][1][2],&g_5,&g_8[3][1][2],(void*)0,&g_89,(void*)0,&g_8[3][1][2]},{(void*)0,&g_89,&g_89,(void*)0,&g_8[3][1][2],&g_5,(void*)0,&g_5,(void*)0}},{{&g_89,(void*)0,(void*)0,&g_8[3][1][2],&g_5,&g_8[2][5][5],&g_8[3][1][2],&g_89,(void*)0},{&g_89,(void*)0,&g_89,&g_8[3][4][5],&g_8[3][1][2],&g_5,&g_8[0][6][2],&g_5,&g_89},{&g_8[2][5][5],&g_8[3][1][2],&g_8[3][1][2],&g_89,&g_8[3][1][2],(void*)0,(void*)0,&g_8[3][1][2],&g_89},{(void*)0,&g_8[3][1][2],(void*)0,&g_5,&g_8[3][1][2],&g_8[3][1][2],&g_89,(void*)0,(void*)0},{&g_89,&g_89,&g_5,&g_8[3][1][2],&g_89,&g_8[3][1][2],&g_89,(void*)0,(void*)0}},{{&g_8[3][1][2],&g_8[3][1][2],&g_5,&g_5,&g_8[2][5][5],&g_8[3][1][2],&g_8[3][1][2],&g_89,&g_8[3][1][2]},{&g_5,&g_8[0][6][2],&g_5,&g_89,&g_8[3][1][2],&g_8[3][1][2],&g_8[3][1][2],&g_89,&g_5},{&g_89,&g_89,&g_8[3][1][2],&g_8[3][4][5],(void*)0,&g_8[2][5][5],&g_8[1][3][4],(void*)0,&g_89},{(void*)0,(void*)0,&g_89,&g_8[3][1][2],(void*)0,(void*)0,&g_8[0][6][2],(void*)0,&g_5},{&g_5,&g_5,&g_8[3][1][2],(void*)0,&g_89,&g_8[3][1][2],&g_5,&g_8[3][1][2],&g_5}},{{&g_8[3][1][2],&g_8[3][2][0],&g_89,&g_8[3][1][2],(void*)0,(void*)0,&g_8[3][1][2],&g_89,&g_8[3][2][0]},{&g_8[3][2][0],&g_8[2][5][5],&g_89,&g_8[3][1][2],&g_89,&g_8[3][1][2],&g_8[2][5][5],&g_89,&g_89},{&g_89,&g_5,&g_8[3][1][2],&g_89,&g_8[3][1][2],&g_89,(void*)0,(void*)0,&g_89},{&g_5,&g_8[2][5][5],&g_8[3][4][5],(void*)0,&g_8[3][2][0],&g_5,&g_5,&g_5,&g_5},{&g_8[1][0][6],&g_8[3][2][0],&g_89,&g_5,&g_8[3][1][2],&g_5,&g_89,&g_8[3][2][0],&g_8[1][0][6]}}};
int64_t l_269 = 0xF6D6D97C5BA41FA7LL;
uint16_t l_270[3];
uint64_t *l_340[10];
uint64_t **l_339 = &l_340[6];
int16_t l_498 = 0L;
int32_t l_540 = 0L;
int8_t *l_544 = &g_90[0];
uint16_t *l_553 = (void*)0;
int32_t l_558 = 0x526474D9L;
uint32_t *l_569 = &g_91[4];
int8_t l_570 = 5L;
int16_t *l_571 = &l_498;
int16_t *l_572 = &g_155;
const int8_t l_573 = 0L;
int8_t *l_575[7] = {&g_385,&g_385,&g_385,&g_385,&g_385,&g_385,&g_385};
int8_t **l_574 = &l_575[3];
uint16_t l_576 = 0x082EL;
uint32_t l_596 = 18446744073709551613UL;
int64_t l_600 = 0x971561AE08AF426ELL;
int8_t * const *l_616 = (void*)0;
int8_t * const **l_615 = &l_616;
int i, j, k;
for (i = 0; i < 3; i++)
l_270[i] = 0xC658L;
for (i = 0; i < 10; i++)
l_340[i] = &g_15;
if ((safe_add_func_uint16_t_u_u(g_156[2], (l_226[9][2][1] != (void*)0))))
{
uint64_t **l_229 = (void*)0;
uint64_t ***l_228 = &l_229;
int32_t **l_230 = &g_78;
int32_t l_233 = 0xC894F2F5L;
int32_t l_239 = 0xC8A0353CL;
(*l_228) = g_227;
(*l_230) = &g_5;
(*l_230) = l_231;
for (p_213 = 0; (p_213 <= 2); p_213 += 1)
{
int32_t l_238[4];
int i;
for (i = 0; i < 4; i++)
l_238[i] = 0xF4CF3161L;
if (g_90[p_213])
break;
for (g_141 = 0; (g_141 <= 2); g_141 += 1)
{
int32_t *l_232 = &g_89;
int32_t *l_234 = &g_89;
int32_t *l_235 = &l_233;
int32_t *l_236 = (void*)0;
int32_t *l_237[2][5][1];
int32_t ***l_244 = (void*)0;
int32_t ****l_243 = &l_244;
int32_t *****l_245[8] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
int i, j, k;
for (i = 0; i < 2; i++)
{
for (j = 0; j < 5; j++)
{
for (k = 0; k < 1; k++)
l_237[i][j][k] = &l_233;
}
}
g_240--;
l_246 = l_243;
l_248[0][4][8] = (*l_230);
}
}
}
else
{
int32_t l_259 = 0xDFECE9ACL;
const uint64_t l_264 = 0x2DB4B4AAE86295E8LL;
int64_t *l_267[9][5][1] = {{{&g_141},{&g_141},{&g_141},{&g_141},{(void*)0}},{{&g_141},{&g_141},{&g_141},{&g_141},{&g_141}},{{&g_141},{&g_141},{(void*)0},{&g_141},{&g_141}},{{&g_141},{&g_141},{&g_141},{(void*)0},{(void*)0}},{{&g_141},{&g_141},{&g_141},{&g_141},{&g_141}},{{(void*)0},{&g_141},{&g_141},{&g_141},{&g_141}},{{&g_141},{&g_141},{&g_141},{(void*)0},{&g_141}},{{&g_141},{&g_141},{&g_141},{&g_141},{(void*)0}},{{(void*)0},{&g_141},{&g_141},{&g_141},{&g_141}}};
int32_t l_268 = 6L;
const int32_t ***l_290 = (void*)0;
const int32_t ****l_289 = &l_290;
const int32_t **** const *l_288 = &l_289;
int32_t *****l_291[1][7][4] = {{{&l_246,&l_246,&l_246,&l_246},{&l_246,&l_246,&l_246,&l_246},{&l_246,&l_246,&l_246,&l_246},{&l_246,&l_246,&l_246,&l_246},{&l_246,&l_246,&l_246,&l_246},{&l_246,&l_246,&l_246,&l_246},{&l_246,&l_246,&l_246,&l_246}}};
uint64_t **l_484 = &l_226[0][1][2];
int i, j, k;
for (p_214.f0 = (-10); (p_214.f0 < 48); p_214.f0 = safe_add_func_uint64_t_u_u(p_214.f0, 1))
{
int32_t **l_251[9];
int i;
for (i = 0; i < 9; i++)
l_251[i] = &l_248[0][4][8];
g_78 = (void*)0;
}
}
l_576 = (((*l_544) &= 1L) < (safe_lshift_func_int16_t_s_s((+(safe_mul_func_int8_t_s_s(((((*l_574) = (((safe_mod_func_uint16_t_u_u((!(((((l_553 = &g_156[1]) == (void*)0) , (safe_sub_func_int8_t_s_s((((*l_572) = (safe_rshift_func_uint8_t_u_s(((p_214.f0 , (l_558 ^ ((safe_lshift_func_uint8_t_u_u((safe_lshift_func_int16_t_s_u(((*l_571) = (safe_div_func_int16_t_s_s(((((*l_569) = ((1UL <= ((*l_553) = ((((*l_231) = (safe_rshift_func_int8_t_s_u(((safe_mul_func_uint16_t_u_u(p_214.f0, (0x9806EE17L >= g_176.f0))) != (**g_415)), 1))) & p_214.f0) && 65535UL))) & p_213)) , l_570) , (-7L)), 1UL))), 6)), 4)) ^ g_381))) , 8UL), g_148))) ^ l_573), (*g_416)))) , (*g_441)) != (void*)0)), p_213)) , g_18) , &l_570)) != (void*)0) , 0xA8L), (**g_415)))), 13)));
for (g_89 = 0; (g_89 >= (-23)); --g_89)
{
int32_t l_583 = 0x0392CB64L;
for (g_406 = 0; (g_406 <= 2); g_406 += 1)
{
union U0 *l_584[7][7][5] = {{{&g_176,&g_176,&g_176,(void*)0,&g_176},{&g_176,&g_176,&g_176,(void*)0,&g_176},{&g_176,&g_176,(void*)0,&g_176,(void*)0},{&g_176,&g_176,&g_176,&g_176,&g_176},{&g_176,&g_176,&g_176,&g_176,&g_176},{&g_176,&g_176,&g_176,&g_176,&g_176},{(void*)0,&g_176,&g_176,&g_176,(void*)0}},{{(void*)0,&g_176,&g_176,(void*)0,&g_176},{&g_176,&g_176,(void*)0,&g_176,&g_176},{&g_176,&g_176,&g_176,&g_176,(void*)0},{(void*)0,&g_176,(void*)0,&g_176,(void*)0},{(void*)0,&g_176,&g_176,&g_176,&g_176},{&g_176,&g_176,(void*)0,&g_176,&g_176},{&g_176,&g_176,&g_176,&g_176,&g_176}},{{&g_176,&g_176,&g_176,&g_176,(void*)0},{&g_176,&g_176,&g_176,&g_176,&g_176},{&g_176,&g_176,&g_176,(void*)0,&g_176},{&g_176,&g_176,&g_176,&g_176,&g_176},{&g_176,&g_176,&g_176,&g_176,(void*)0},{&g_176,&g_176,&g_176,&g_176,&g_176},{&g_176,&g_176,(void*)0,&g_176,&g_176}},{{&g_176,&g_176,&g_176,&g_176,&g_176},{&g_176,&g_176,(void*)0,&g_176,&g_176},{&g_176,&g_176,&g_176,(void*)0,&g_176},{&g_176,&g_176,&g_176,(void*)0,&g_176},{&g_176,&g_176,&g_176,&g_176,&g_176},{&g_176,(void*)0,(void*)0,&g_176,&g_176},{&g_176,&g_176,&g_176,&g_176,(void*)0}},{{&g_176,&g_176,&g_176,&g_176,&g_176},{&g_176,&g_176,&g_176,&g_176,&g_176},{&g_176,&g_176,(void*)0,(void*)0,(void*)0},{&g_176,&g_176,&g_176,(void*)0,(void*)0},{&g_176,&g_176,&g_176,&g_176,&g_176},{&g_176,(void*)0,&g_176,&g_176,&g_176},{(void*)0,&g_176,(void*)0,&g_176,(void*)0}},{{&g_176,&g_176,&g_176,&g_176,(void*)0},{&g_176,&g_176,&g_176,&g_176,&g_176},{&g_176,&g_176,&g_176,&g_176,&g_176},{(void*)0,&g_176,(void*)0,(void*)0,&g_176},{(void*)0,&g_176,&g_176,&g_176,&g_176},{&g_176,(void*)0,(void*)0,&g_176,&g_176},{&g_176,&g_176,&g_176,&g_176,(void*)0}},{{&g_176,&g_176,&g_176,&g_176,(void*)0},{&g_176,&g_176,&g_176,&g_176,&g_176},{&g_176,&g_176,&g_176,&g_176,&g_176},{&g_176,&g_176,&g_176,&g_176,(void*)0},{&g_176,&g_176,&g_176,&g_176,(void*)0},{(void*)0,&g_176,&g_176,&g_176,&g_176},{&g_176,&g_176,(void*)0,&g_176,&g_176}}};
const int64_t **l_591 = (void*)0;
const int64_t *l_593[6][3][5] = {{{&g_594,&g_594,&g_594,&g_594,&g_594},{&g_594,&g_594,&g_594,&g_594,&g_594},{&g_594,&g_594,&g_594,&g_594,&g_594}},{{&g_594,&g_594,&g_594,&g_594,&g_594},{&g_594,&g_594,&g_594,&g_594,&g_594},{&g_594,&g_594,&g_594,&g_594,&g_594}},{{&g_594,&g_594,&g_594,&g_594,&g_594},{&g_594,&g_594,&g_594,&g_594,&g_594},{&g_594,&g_594,&g_594,&g_594,&g_594}},{{&g_594,&g_594,&g_594,&g_594,&g_594},{&g_594,&g_594,&g_594,&g_594,&g_594},{&g_594,&g_594,&g_594,&g_594,&g_594}},{{&g_594,&g_594,&g_594,&g_594,&g_594},{&g_594,&g_594,&g_594,&g_594,&g_594},{&g_594,&g_594,&g_594,&g_594,&g_594}},{{&g_594,&g_594,&g_594,&g_594,&g_594},{&g_594,&g_594,&g_594,&g_594,&g_594},{&g_594,&g_594,&g_594,&g_594,&g_594}}};
const int64_t **l_592 = &l_593[1][2][0];
int64_t *l_595 = &g_141;
int32_t l_597 = 0L;
int i, j, k;
if (g_156[(g_406 + 1)])
break;
l_597 |= (safe_div_func_uint32_t_u_u(((g_176 = ((safe_rshift_func_uint8_t_u_s(l_270[g_406], l_583)) , p_214)) , (((safe_lshift_func_int16_t_s_u((safe_rshift_func_uint16_t_u_s((&g_156[3] == (l_553 = &g_156[3])), g_154)), (((safe_mod_func_int64_t_s_s(((((*l_592) = &g_141) == (l_595 = &g_141)) , (((*g_380) = p_214.f0) != 0x2586DAC3E0B52737LL)), l_596)) , (-1L)) && g_314))) <= l_270[g_406]) >= 1L)), g_18));
g_78 = &l_597;
}
l_600 = ((safe_rshift_func_int8_t_s_u(0xEFL, 4)) & p_213);
}
(*l_231) |= ((((safe_lshift_func_uint16_t_u_u((safe_add_func_uint8_t_u_u((safe_div_func_uint16_t_u_u((safe_rshift_func_uint16_t_u_u(0xC734L, 11)), (((safe_rshift_func_int16_t_s_u(0L, ((*l_553) = (safe_lshift_func_int16_t_s_u((0UL > ((safe_add_func_uint16_t_u_u((((g_176.f0 > 0x79B2L) <= (((*l_615) = &l_575[3]) == (g_617 = (void*)0))) & g_156[0]), (((*g_416) = (safe_sub_func_uint64_t_u_u(((((g_629 = (g_628[3] |= (((safe_mod_func_int32_t_s_s((((safe_sub_func_int16_t_s_s(((safe_div_func_uint8_t_u_u(0UL, p_214.f0)) || 0x6EAF94BDL), g_154)) , g_387[2]) <= 65531UL), p_213)) & g_154) , p_214.f0))) != 2L) , (void*)0) == (void*)0), p_214.f0))) == 0x8FL))) & p_213)), g_8[3][1][2]))))) < 5L) ^ 0UL))), 0xA3L)), 9)) , 0x400A1CF5L) != g_15) <= p_214.f0);
return &g_629;
}
static union U0 func_215(int32_t * const ** p_216)
{
uint64_t l_220 = 0x81A18FF7EC828289LL;
uint8_t *l_221[10] = {&g_18,&g_18,&g_18,&g_18,&g_18,&g_18,&g_18,&g_18,&g_18,&g_18};
int32_t *l_222[3];
union U0 l_223 = {0x43CCL};
int i;
for (i = 0; i < 3; i++)
l_222[i] = &g_89;
g_89 &= (0x61A44FB7L >= (&g_18 == ((safe_unary_minus_func_int8_t_s(((((l_220 <= (g_8[3][1][2] , (((((((65535UL != 0xE898L) , l_220) ^ l_220) | (0x15645DE0L >= l_220)) <= g_91[2]) & l_220) == g_5))) < l_220) , g_148) || 0x5918L))) , l_221[6])));
return l_223;
}
int main (void)
{
int i, j, k;
int print_hash_value = 0;
platform_main_begin();
crc32_gentab();
func_1();
transparent_crc(g_5, "g_5", print_hash_value);
for (i = 0; i < 4; i++)
{
for (j = 0; j < 9; j++)
{
for (k = 0; k < 7; k++)
{
transparent_crc(g_8[i][j][k], "g_8[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_12, "g_12", print_hash_value);
transparent_crc(g_15, "g_15", print_hash_value);
transparent_crc(g_18, "g_18", print_hash_value);
transparent_crc(g_71, "g_71", print_hash_value);
transparent_crc(g_72, "g_72", print_hash_value);
transparent_crc(g_87, "g_87", print_hash_value);
transparent_crc(g_89, "g_89", print_hash_value);
for (i = 0; i < 3; i++)
{
transparent_crc(g_90[i], "g_90[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
for (i = 0; i < 7; i++)
{
transparent_crc(g_91[i], "g_91[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_141, "g_141", print_hash_value);
transparent_crc(g_148, "g_148", print_hash_value);
transparent_crc(g_154, "g_154", print_hash_value);
transparent_crc(g_155, "g_155", print_hash_value);
for (i = 0; i < 4; i++)
{
transparent_crc(g_156[i], "g_156[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_176.f0, "g_176.f0", print_hash_value);
transparent_crc(g_186, "g_186", print_hash_value);
transparent_crc(g_240, "g_240", print_hash_value);
transparent_crc(g_314, "g_314", print_hash_value);
transparent_crc(g_316, "g_316", print_hash_value);
transparent_crc(g_345, "g_345", print_hash_value);
transparent_crc(g_355, "g_355", print_hash_value);
transparent_crc(g_381, "g_381", print_hash_value);
transparent_crc(g_383, "g_383", print_hash_value);
transparent_crc(g_385, "g_385", print_hash_value);
transparent_crc(g_386, "g_386", print_hash_value);
for (i = 0; i < 3; i++)
{
transparent_crc(g_387[i], "g_387[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_402, "g_402", print_hash_value);
transparent_crc(g_406, "g_406", print_hash_value);
for (i = 0; i < 2; i++)
{
transparent_crc(g_539[i], "g_539[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_541, "g_541", print_hash_value);
transparent_crc(g_594, "g_594", print_hash_value);
transparent_crc(g_619, "g_619", print_hash_value);
for (i = 0; i < 9; i++)
{
transparent_crc(g_628[i], "g_628[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_629, "g_629", print_hash_value);
transparent_crc(g_649.f0, "g_649.f0", print_hash_value);
transparent_crc(g_751, "g_751", print_hash_value);
transparent_crc(g_757, "g_757", print_hash_value);
transparent_crc(g_1082, "g_1082", print_hash_value);
transparent_crc(g_1267, "g_1267", print_hash_value);
for (i = 0; i < 10; i++)
{
for (j = 0; j < 4; j++)
{
for (k = 0; k < 2; k++)
{
transparent_crc(g_1291[i][j][k], "g_1291[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_1363, "g_1363", print_hash_value);
for (i = 0; i < 10; i++)
{
for (j = 0; j < 3; j++)
{
transparent_crc(g_1405[i][j], "g_1405[i][j]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
transparent_crc(g_1550, "g_1550", print_hash_value);
transparent_crc(g_1551, "g_1551", print_hash_value);
transparent_crc(g_1552, "g_1552", print_hash_value);
transparent_crc(g_1553, "g_1553", print_hash_value);
transparent_crc(g_1609, "g_1609", print_hash_value);
for (i = 0; i < 5; i++)
{
transparent_crc(g_1895[i], "g_1895[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_2060, "g_2060", print_hash_value);
transparent_crc(g_2232, "g_2232", print_hash_value);
transparent_crc(g_2300, "g_2300", print_hash_value);
transparent_crc(g_2421, "g_2421", print_hash_value);
for (i = 0; i < 3; i++)
{
transparent_crc(g_2444[i], "g_2444[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_2446, "g_2446", print_hash_value);
transparent_crc(g_2555.f0, "g_2555.f0", print_hash_value);
transparent_crc(g_2611, "g_2611", print_hash_value);
transparent_crc(g_2641, "g_2641", print_hash_value);
for (i = 0; i < 10; i++)
{
for (j = 0; j < 6; j++)
{
for (k = 0; k < 4; k++)
{
transparent_crc(g_2806[i][j][k], "g_2806[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
for (i = 0; i < 2; i++)
{
for (j = 0; j < 10; j++)
{
for (k = 0; k < 10; k++)
{
transparent_crc(g_2949[i][j][k], "g_2949[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_3096, "g_3096", print_hash_value);
for (i = 0; i < 6; i++)
{
for (j = 0; j < 6; j++)
{
transparent_crc(g_3173[i][j], "g_3173[i][j]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
transparent_crc(g_3234, "g_3234", print_hash_value);
transparent_crc(g_3400, "g_3400", print_hash_value);
transparent_crc(g_3456, "g_3456", print_hash_value);
transparent_crc(g_3509, "g_3509", print_hash_value);
for (i = 0; i < 8; i++)
{
transparent_crc(g_3542[i], "g_3542[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_3634, "g_3634", print_hash_value);
transparent_crc(g_3706, "g_3706", print_hash_value);
for (i = 0; i < 6; i++)
{
transparent_crc(g_3915[i], "g_3915[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_3939, "g_3939", print_hash_value);
transparent_crc(g_4255, "g_4255", print_hash_value);
for (i = 0; i < 5; i++)
{
transparent_crc(g_4371[i], "g_4371[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_4396, "g_4396", print_hash_value);
transparent_crc(g_4441, "g_4441", print_hash_value);
transparent_crc(g_4622, "g_4622", print_hash_value);
transparent_crc(g_4623, "g_4623", print_hash_value);
transparent_crc(g_4624, "g_4624", print_hash_value);
transparent_crc(g_4625, "g_4625", print_hash_value);
for (i = 0; i < 9; i++)
{
for (j = 0; j < 7; j++)
{
transparent_crc(g_4626[i][j], "g_4626[i][j]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
transparent_crc(g_4627, "g_4627", print_hash_value);
transparent_crc(g_4628, "g_4628", print_hash_value);
transparent_crc(g_4629, "g_4629", print_hash_value);
transparent_crc(g_4630, "g_4630", print_hash_value);
for (i = 0; i < 3; i++)
{
transparent_crc(g_4631[i], "g_4631[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_4632, "g_4632", print_hash_value);
transparent_crc(g_4669, "g_4669", print_hash_value);
transparent_crc(g_4700, "g_4700", print_hash_value);
transparent_crc(g_4989, "g_4989", print_hash_value);
transparent_crc(g_5035, "g_5035", print_hash_value);
transparent_crc(g_5143, "g_5143", print_hash_value);
for (i = 0; i < 10; i++)
{
transparent_crc(g_5303[i], "g_5303[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_5351.f0, "g_5351.f0", print_hash_value);
transparent_crc(g_5695, "g_5695", print_hash_value);
transparent_crc(g_5834, "g_5834", print_hash_value);
transparent_crc(g_5946, "g_5946", print_hash_value);
transparent_crc(g_6074, "g_6074", print_hash_value);
transparent_crc(g_6153, "g_6153", print_hash_value);
for (i = 0; i < 8; i++)
{
for (j = 0; j < 5; j++)
{
transparent_crc(g_6252[i][j], "g_6252[i][j]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
return 0;
}
