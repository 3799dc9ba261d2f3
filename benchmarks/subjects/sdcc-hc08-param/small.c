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
static int32_t g_3 = 0xF73838A1L;
static uint32_t g_20 = 1UL;
static int32_t g_22 = 0xCA8FECF7L;
static volatile uint8_t g_48 = 1UL;
static int16_t g_68 = 3L;
static int64_t g_79 = (-8L);
static int64_t g_96 = 0xE9E3C4023A1BF70ELL;
static int32_t * volatile **g_103 = (void*)0;
static uint8_t g_104[5][9][5] = {{{0x35L,0x88L,1UL,5UL,255UL},{0x60L,248UL,0x26L,0x53L,255UL},{255UL,248UL,0x61L,0x71L,0UL},{253UL,8UL,0x03L,255UL,0xD8L},{0x6FL,0x27L,0xD9L,255UL,0xB5L},{5UL,255UL,0x24L,0x4BL,253UL},{0x20L,0xB0L,5UL,0x53L,0UL},{255UL,0xD9L,255UL,0x8FL,0xA6L},{0xD5L,0xA6L,7UL,0xB7L,0xEFL}},{{248UL,255UL,1UL,0xCAL,0xB5L},{0xA9L,0xD2L,251UL,255UL,0x9CL},{0x6DL,255UL,1UL,1UL,255UL},{0x48L,5UL,0UL,255UL,0xDCL},{0x71L,8UL,255UL,0x6DL,0x53L},{0x03L,0x71L,5UL,0xD9L,248UL},{0UL,0xC5L,0x53L,251UL,255UL},{0x60L,0xA9L,0x03L,0xA9L,0x60L},{255UL,251UL,0xA9L,1UL,255UL}},{{0x6FL,255UL,0xB0L,0UL,0x05L},{0UL,0xD9L,0UL,251UL,255UL},{0UL,0UL,248UL,0UL,0x60L},{255UL,253UL,1UL,0x3BL,255UL},{251UL,1UL,0x57L,0x53L,248UL},{0UL,0UL,253UL,1UL,0x53L},{255UL,0x3BL,0xA6L,0x27L,0xDCL},{253UL,0x9BL,0x6DL,255UL,255UL},{0x59L,0UL,0xD8L,0x96L,0x9CL}},{{0UL,0x8FL,0x27L,0x71L,0xB5L},{0x6FL,0x05L,0UL,0UL,0xBAL},{0x6FL,0x24L,248UL,0x9BL,0x74L},{0UL,0x71L,0x61L,248UL,255UL},{0x59L,0x26L,0UL,0x03L,0UL},{253UL,0xB0L,0xEFL,0x57L,0xFDL},{255UL,0UL,0x96L,0x6FL,0x4BL},{0UL,0xD8L,0x74L,1UL,255UL},{251UL,0xA6L,6UL,0x35L,6UL}},{{255UL,255UL,255UL,0UL,0xB0L},{0UL,6UL,255UL,8UL,0xB2L},{0UL,6UL,0UL,2UL,1UL},{0x6FL,6UL,0x1EL,6UL,1UL},{255UL,255UL,253UL,1UL,0x3BL},{0x60L,0xA6L,0x24L,7UL,0UL},{0UL,0xD8L,247UL,253UL,5UL},{0x03L,0UL,0xD5L,1UL,1UL},{0x71L,0xB0L,0x59L,0xDCL,6UL}}};
static uint16_t g_105 = 0UL;
static int64_t g_108 = (-10L);
static int64_t g_116 = 0x78EB292015BDF585LL;
static uint32_t g_119 = 0x146544C2L;
static const int32_t g_133 = 0x12C47553L;
static const int32_t g_135 = 9L;
static uint8_t g_138 = 0x00L;
static int64_t *g_150 = &g_108;
static uint32_t g_153[5] = {0xCE3EA4B0L,0xCE3EA4B0L,0xCE3EA4B0L,0xCE3EA4B0L,0xCE3EA4B0L};
static uint32_t g_158[3] = {0x34033A2AL,0x34033A2AL,0x34033A2AL};
static int8_t g_159 = 0x12L;
static uint16_t g_208 = 0xF2C5L;
static int32_t g_209 = 0x82479E72L;
static int16_t g_220 = 0L;
static int64_t g_276 = 1L;
static int32_t *g_316 = &g_209;
static int32_t g_355 = 0x66D3CF25L;
static uint64_t g_357 = 18446744073709551613UL;
static int32_t g_361 = (-4L);
static int32_t * volatile g_360 = &g_361;
static volatile int32_t g_396 = 0x620D7AD1L;
static int64_t g_461 = 0x031F29B8753A3264LL;
static const uint16_t g_487 = 0x2B92L;
static int32_t g_554 = 0xE055043CL;
static int32_t g_565 = 8L;
static volatile uint16_t g_644[2][4][4] = {{{65535UL,0x536FL,65535UL,65535UL},{0UL,65535UL,65535UL,0UL},{65535UL,65535UL,0x536FL,65535UL},{65535UL,0x53CFL,0x536FL,0x536FL}},{{65535UL,65535UL,65535UL,0x536FL},{0UL,0x53CFL,0UL,65535UL},{0UL,65535UL,65535UL,0UL},{65535UL,65535UL,0x536FL,65535UL}}};
static uint8_t g_685 = 0UL;
static const int32_t *g_714[9][10] = {{&g_22,(void*)0,&g_135,(void*)0,&g_22,&g_209,&g_22,(void*)0,&g_135,(void*)0},{&g_22,&g_135,(void*)0,(void*)0,(void*)0,&g_135,&g_22,&g_135,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,&g_135,&g_22,&g_135,(void*)0,(void*)0,(void*)0,&g_135},{&g_22,(void*)0,&g_135,(void*)0,&g_22,&g_209,&g_22,(void*)0,&g_135,(void*)0},{&g_22,&g_135,(void*)0,(void*)0,(void*)0,&g_135,&g_22,&g_135,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,&g_135,&g_22,&g_135,(void*)0,(void*)0,(void*)0,&g_135},{&g_22,(void*)0,&g_135,(void*)0,&g_22,&g_209,&g_22,(void*)0,&g_135,(void*)0},{&g_22,&g_135,(void*)0,(void*)0,(void*)0,&g_135,&g_22,&g_135,(void*)0,(void*)0},{(void*)0,(void*)0,(void*)0,&g_135,&g_22,&g_135,(void*)0,(void*)0,(void*)0,&g_135}};
static const int32_t ** volatile g_713 = &g_714[1][3];
static uint32_t g_788 = 0xADF7713BL;
static uint32_t *g_798 = (void*)0;
static volatile int16_t g_863 = 0L;
static volatile uint16_t * volatile *g_872 = (void*)0;
static uint64_t ***g_877 = (void*)0;
static uint64_t **** volatile g_876 = &g_877;
static volatile int8_t g_999 = 0xE2L;
static volatile int8_t *g_998 = &g_999;
static volatile int8_t **g_997 = &g_998;
static const int32_t ** volatile g_1002 = &g_714[1][3];
static uint32_t g_1009[7][9] = {{0x3C68CE0DL,1UL,1UL,0x3C68CE0DL,18446744073709551608UL,1UL,0xB6BB97A8L,2UL,18446744073709551612UL},{0x37671D33L,5UL,0xEA5881B4L,1UL,18446744073709551615UL,0xF3830407L,1UL,0x3C68CE0DL,5UL},{0x94BA3953L,0UL,18446744073709551615UL,18446744073709551612UL,18446744073709551608UL,2UL,0x37671D33L,0x6CFABFF4L,0x37671D33L},{2UL,0x6CFABFF4L,0xF3830407L,0xF3830407L,0x6CFABFF4L,2UL,7UL,0xE8C2DF3DL,1UL},{5UL,18446744073709551612UL,0xB6BB97A8L,1UL,1UL,0xF3830407L,0x3298D866L,0x37671D33L,0x94BA3953L},{18446744073709551615UL,5UL,0x3298D866L,18446744073709551615UL,0x614E89C4L,1UL,7UL,0UL,2UL},{0UL,0x37671D33L,5UL,0x45F81CE4L,0x45F81CE4L,5UL,0x37671D33L,0UL,1UL}};
static uint8_t *g_1036[8] = {&g_104[1][3][3],&g_104[1][3][3],(void*)0,&g_104[1][3][3],&g_104[1][3][3],(void*)0,&g_104[1][3][3],&g_104[1][3][3]};
static uint8_t **g_1035 = &g_1036[2];
static uint8_t *** volatile g_1034 = &g_1035;
static int32_t g_1052 = 0x58CC8D1BL;
static int8_t *g_1102[6][5] = {{&g_159,&g_159,&g_159,&g_159,&g_159},{&g_159,&g_159,(void*)0,&g_159,&g_159},{&g_159,&g_159,(void*)0,&g_159,(void*)0},{(void*)0,&g_159,&g_159,&g_159,&g_159},{(void*)0,&g_159,&g_159,&g_159,(void*)0},{&g_159,&g_159,&g_159,&g_159,&g_159}};
static int8_t **g_1101 = &g_1102[4][4];
static int32_t **g_1178 = &g_316;
static int32_t g_1320 = 0x54F14B97L;
static int32_t *g_1404 = &g_565;
static int32_t **g_1403 = &g_1404;
static int64_t * const volatile *g_1407[7] = {(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0};
static int64_t * const volatile * const volatile *g_1406[3][10] = {{(void*)0,(void*)0,&g_1407[3],(void*)0,(void*)0,&g_1407[3],(void*)0,(void*)0,&g_1407[3],(void*)0},{(void*)0,&g_1407[3],&g_1407[3],(void*)0,&g_1407[3],&g_1407[3],(void*)0,&g_1407[3],&g_1407[3],(void*)0},{&g_1407[3],(void*)0,&g_1407[3],&g_1407[3],(void*)0,&g_1407[3],&g_1407[3],(void*)0,&g_1407[3],&g_1407[3]}};
static int8_t * const *g_1410 = &g_1102[4][4];
static int8_t * const ** volatile g_1409 = &g_1410;
static volatile uint64_t g_1416[9][6][4] = {{{0UL,5UL,18446744073709551615UL,18446744073709551615UL},{3UL,18446744073709551615UL,0x4D0D90E50B6EDBF5LL,18446744073709551615UL},{0x4D0D90E50B6EDBF5LL,18446744073709551615UL,3UL,18446744073709551615UL},{18446744073709551615UL,5UL,0UL,0x4D0D90E50B6EDBF5LL},{0xF11FC6B57021226FLL,18446744073709551608UL,18446744073709551608UL,0xF11FC6B57021226FLL},{0xF11FC6B57021226FLL,18446744073709551615UL,0UL,1UL}},{{18446744073709551615UL,0xF11FC6B57021226FLL,3UL,0x881F125389674EFDLL},{0x4D0D90E50B6EDBF5LL,0x3CEB26223448F89ELL,0x4D0D90E50B6EDBF5LL,0x881F125389674EFDLL},{3UL,0xF11FC6B57021226FLL,18446744073709551615UL,1UL},{0UL,18446744073709551615UL,0xF11FC6B57021226FLL,0xF11FC6B57021226FLL},{18446744073709551608UL,18446744073709551608UL,0xF11FC6B57021226FLL,0x4D0D90E50B6EDBF5LL},{0UL,5UL,18446744073709551615UL,18446744073709551615UL}},{{3UL,18446744073709551615UL,0x4D0D90E50B6EDBF5LL,18446744073709551615UL},{0x4D0D90E50B6EDBF5LL,18446744073709551615UL,3UL,18446744073709551615UL},{18446744073709551615UL,5UL,0UL,0x4D0D90E50B6EDBF5LL},{0xF11FC6B57021226FLL,18446744073709551608UL,18446744073709551608UL,0xF11FC6B57021226FLL},{0xF11FC6B57021226FLL,18446744073709551615UL,0UL,1UL},{18446744073709551615UL,0xF11FC6B57021226FLL,3UL,0x881F125389674EFDLL}},{{0x4D0D90E50B6EDBF5LL,0x3CEB26223448F89ELL,0x4D0D90E50B6EDBF5LL,0x881F125389674EFDLL},{3UL,0xF11FC6B57021226FLL,18446744073709551615UL,1UL},{0UL,18446744073709551615UL,0xF11FC6B57021226FLL,0xF11FC6B57021226FLL},{18446744073709551608UL,18446744073709551608UL,0xF11FC6B57021226FLL,0x4D0D90E50B6EDBF5LL},{0UL,5UL,18446744073709551615UL,18446744073709551615UL},{3UL,18446744073709551615UL,0x4D0D90E50B6EDBF5LL,18446744073709551615UL}},{{0x4D0D90E50B6EDBF5LL,18446744073709551615UL,3UL,18446744073709551615UL},{18446744073709551615UL,5UL,0UL,0x4D0D90E50B6EDBF5LL},{0xF11FC6B57021226FLL,18446744073709551608UL,18446744073709551608UL,0xF11FC6B57021226FLL},{0xF11FC6B57021226FLL,18446744073709551615UL,0UL,1UL},{18446744073709551615UL,0xF11FC6B57021226FLL,3UL,0x881F125389674EFDLL},{0x4D0D90E50B6EDBF5LL,0x3CEB26223448F89ELL,0x4D0D90E50B6EDBF5LL,0x881F125389674EFDLL}},{{3UL,0xF11FC6B57021226FLL,18446744073709551615UL,1UL},{0UL,0xF11FC6B57021226FLL,18446744073709551608UL,18446744073709551608UL},{0x881F125389674EFDLL,0x881F125389674EFDLL,18446744073709551608UL,18446744073709551615UL},{0x4D0D90E50B6EDBF5LL,3UL,0x3CEB26223448F89ELL,0xF11FC6B57021226FLL},{0UL,0x3CEB26223448F89ELL,18446744073709551615UL,0x3CEB26223448F89ELL},{18446744073709551615UL,0x3CEB26223448F89ELL,0UL,0xF11FC6B57021226FLL}},{{0x3CEB26223448F89ELL,3UL,0x4D0D90E50B6EDBF5LL,18446744073709551615UL},{18446744073709551608UL,0x881F125389674EFDLL,0x881F125389674EFDLL,18446744073709551608UL},{18446744073709551608UL,0xF11FC6B57021226FLL,0x4D0D90E50B6EDBF5LL,5UL},{0x3CEB26223448F89ELL,18446744073709551608UL,0UL,18446744073709551615UL},{18446744073709551615UL,1UL,18446744073709551615UL,18446744073709551615UL},{0UL,18446744073709551608UL,0x3CEB26223448F89ELL,5UL}},{{0x4D0D90E50B6EDBF5LL,0xF11FC6B57021226FLL,18446744073709551608UL,18446744073709551608UL},{0x881F125389674EFDLL,0x881F125389674EFDLL,18446744073709551608UL,18446744073709551615UL},{0x4D0D90E50B6EDBF5LL,3UL,0x3CEB26223448F89ELL,0xF11FC6B57021226FLL},{0UL,0x3CEB26223448F89ELL,18446744073709551615UL,0x3CEB26223448F89ELL},{18446744073709551615UL,0x3CEB26223448F89ELL,0UL,0xF11FC6B57021226FLL},{0x3CEB26223448F89ELL,3UL,0x4D0D90E50B6EDBF5LL,18446744073709551615UL}},{{18446744073709551608UL,0x881F125389674EFDLL,0x881F125389674EFDLL,18446744073709551608UL},{18446744073709551608UL,0xF11FC6B57021226FLL,0x4D0D90E50B6EDBF5LL,5UL},{0x3CEB26223448F89ELL,18446744073709551608UL,0UL,18446744073709551615UL},{18446744073709551615UL,1UL,18446744073709551615UL,18446744073709551615UL},{0UL,18446744073709551608UL,0x3CEB26223448F89ELL,5UL},{0x4D0D90E50B6EDBF5LL,0xF11FC6B57021226FLL,18446744073709551608UL,18446744073709551608UL}}};
static volatile uint64_t g_1431 = 0x0C96D55225B807BELL;
static volatile uint64_t g_1477[5][2] = {{0x996C16E2848E5BD4LL,0x996C16E2848E5BD4LL},{0x996C16E2848E5BD4LL,0x996C16E2848E5BD4LL},{0x996C16E2848E5BD4LL,0x996C16E2848E5BD4LL},{0x996C16E2848E5BD4LL,0x996C16E2848E5BD4LL},{0x996C16E2848E5BD4LL,0x996C16E2848E5BD4LL}};
static volatile int32_t g_1508 = (-1L);
static volatile uint64_t g_1513 = 1UL;
static int8_t g_1656 = 0x2CL;
static int16_t g_1676 = 2L;
static int8_t g_1677 = 0x4FL;
static uint32_t g_1678 = 8UL;
static int16_t g_1682[4][5][9] = {{{0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L},{6L,6L,6L,6L,6L,6L,6L,6L,6L},{0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L},{6L,6L,6L,6L,6L,6L,6L,6L,6L},{0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L}},{{6L,6L,6L,6L,6L,6L,6L,6L,6L},{0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L},{6L,6L,6L,6L,6L,6L,6L,6L,6L},{0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L},{6L,6L,6L,6L,6L,6L,6L,6L,6L}},{{0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L},{6L,6L,6L,6L,6L,6L,6L,6L,6L},{0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L},{6L,6L,6L,6L,6L,6L,6L,6L,6L},{0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L}},{{6L,6L,6L,6L,6L,6L,6L,6L,6L},{0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L},{6L,6L,6L,6L,6L,6L,6L,6L,6L},{0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L,0x2664L},{6L,6L,6L,6L,6L,6L,6L,6L,6L}}};
static volatile int8_t g_1683 = 0x11L;
static int32_t g_1684 = 0L;
static uint64_t g_1685 = 18446744073709551608UL;
static int16_t g_1702[3][2][8] = {{{0x3CCCL,0x4940L,(-2L),0xF8EBL,0xF8EBL,(-2L),0x4940L,0x3CCCL},{0x4940L,0xBA0FL,0x3CCCL,0L,0x3CCCL,0xBA0FL,0x4940L,0x4940L}},{{0xBA0FL,0L,(-2L),(-2L),0L,0xBA0FL,0xF8EBL,0xBA0FL},{0L,0xBA0FL,0xF8EBL,0xBA0FL,0L,(-2L),(-2L),0L}},{{0xBA0FL,0x4940L,0x4940L,0xBA0FL,0x3CCCL,0L,0x3CCCL,0xBA0FL},{0x4940L,0x3CCCL,0x4940L,(-2L),0xF8EBL,0xF8EBL,(-2L),0x4940L}}};
static int64_t func_1(void);
static int32_t func_6(uint64_t p_7, int64_t p_8, int32_t * p_9);
static uint64_t func_10(uint32_t p_11, uint16_t p_12, int8_t p_13, int32_t * p_14);
static uint16_t func_17(int32_t * p_18);
static uint32_t func_32(uint32_t p_33, int32_t * p_34, const uint16_t p_35, int32_t p_36);
static uint16_t func_53(uint8_t p_54, int32_t * p_55, int32_t * p_56);
static int64_t func_1(void)
{
int32_t *l_2 = &g_3;
int32_t *l_553 = &g_554;
int32_t *l_558 = &g_554;
int32_t l_1674[5] = {1L,1L,1L,1L,1L};
int32_t *l_1701[10] = {&g_22,&g_22,&g_22,&g_22,&g_22,&g_22,&g_22,&g_22,&g_22,&g_22};
int i;
(*l_2) = (-1L);
if (g_3)
{
int32_t *l_556 = (void*)0;
int32_t **l_555 = &l_556;
int32_t **l_557[6][9] = {{&l_2,(void*)0,(void*)0,&l_2,(void*)0,(void*)0,&l_2,(void*)0,(void*)0},{&l_2,&l_2,&l_2,&l_2,&l_2,&l_2,&l_2,&l_2,&l_2},{&l_2,(void*)0,(void*)0,&l_2,(void*)0,(void*)0,&l_2,(void*)0,(void*)0},{&l_2,&l_2,&l_2,&l_2,&l_2,&l_2,&l_2,&l_2,&l_2},{&l_2,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{&l_2,&l_2,(void*)0,&l_2,(void*)0,&l_2,&l_2,&l_2,(void*)0}};
int16_t * const l_1634 = &g_220;
int16_t * const *l_1633 = &l_1634;
int i, j;
(*l_2) = 0x9AC70C30L;
}
else
{
return (*l_558);
}
(*g_316) = (-1L);
return g_1702[0][0][3];
}
static int32_t func_6(uint64_t p_7, int64_t p_8, int32_t * p_9)
{
uint32_t l_605 = 0x26F4E3DEL;
int32_t l_675 = 3L;
int32_t l_676 = 0xA1ABF295L;
int32_t l_679 = 0xAEC5E84FL;
int32_t l_681 = 0x607F173EL;
int32_t l_683 = 0x16A23AA0L;
uint64_t l_780 = 0xCACD3FCC03608869LL;
int32_t *l_818[6];
int32_t l_856 = 0xB03AD21FL;
uint16_t **l_871 = (void*)0;
int64_t **l_929 = &g_150;
int32_t * const * const l_961[4] = {&l_818[1],&l_818[1],&l_818[1],&l_818[1]};
int32_t ** const l_979 = &l_818[1];
int32_t ** const *l_978[6][3][3] = {{{&l_979,&l_979,&l_979},{&l_979,&l_979,&l_979},{&l_979,&l_979,&l_979}},{{&l_979,&l_979,&l_979},{&l_979,&l_979,&l_979},{&l_979,&l_979,&l_979}},{{(void*)0,(void*)0,&l_979},{&l_979,(void*)0,&l_979},{&l_979,&l_979,&l_979}},{{&l_979,&l_979,(void*)0},{&l_979,&l_979,(void*)0},{(void*)0,&l_979,&l_979}},{{&l_979,&l_979,&l_979},{&l_979,&l_979,&l_979},{&l_979,&l_979,&l_979}},{{&l_979,&l_979,&l_979},{&l_979,&l_979,&l_979},{&l_979,(void*)0,&l_979}}};
int32_t ** const **l_977[8][10][2] = {{{(void*)0,(void*)0},{(void*)0,&l_978[0][2][1]},{&l_978[1][0][2],&l_978[3][2][1]},{&l_978[0][2][1],&l_978[3][2][1]},{&l_978[1][0][2],&l_978[0][2][1]},{(void*)0,(void*)0},{(void*)0,&l_978[0][2][1]},{&l_978[1][0][2],&l_978[3][2][1]},{&l_978[0][2][1],&l_978[3][2][1]},{&l_978[1][0][2],&l_978[0][2][1]}},{{(void*)0,(void*)0},{(void*)0,&l_978[0][2][1]},{&l_978[1][0][2],&l_978[3][2][1]},{&l_978[0][2][1],&l_978[3][2][1]},{&l_978[1][0][2],&l_978[0][2][1]},{(void*)0,(void*)0},{(void*)0,&l_978[0][2][1]},{&l_978[1][0][2],&l_978[3][2][1]},{&l_978[0][2][1],&l_978[3][2][1]},{&l_978[1][0][2],&l_978[0][2][1]}},{{(void*)0,(void*)0},{(void*)0,&l_978[0][2][1]},{&l_978[1][0][2],&l_978[3][2][1]},{&l_978[0][2][1],&l_978[3][2][1]},{&l_978[1][0][2],&l_978[0][2][1]},{(void*)0,(void*)0},{(void*)0,&l_978[0][2][1]},{&l_978[1][0][2],&l_978[3][2][1]},{&l_978[0][2][1],&l_978[3][2][1]},{&l_978[1][0][2],&l_978[0][2][1]}},{{(void*)0,(void*)0},{(void*)0,&l_978[0][2][1]},{&l_978[1][0][2],&l_978[3][2][1]},{&l_978[0][2][1],&l_978[3][2][1]},{&l_978[1][0][2],&l_978[0][2][1]},{(void*)0,(void*)0},{(void*)0,&l_978[0][2][1]},{&l_978[1][0][2],&l_978[3][2][1]},{&l_978[0][2][1],&l_978[3][2][1]},{&l_978[1][0][2],&l_978[0][2][1]}},{{(void*)0,(void*)0},{(void*)0,&l_978[0][2][1]},{&l_978[1][0][2],&l_978[3][2][1]},{&l_978[0][2][1],&l_978[3][2][1]},{&l_978[1][0][2],&l_978[0][2][1]},{(void*)0,(void*)0},{(void*)0,&l_978[0][2][1]},{&l_978[1][0][2],&l_978[3][2][1]},{&l_978[0][2][1],&l_978[3][2][1]},{&l_978[1][0][2],&l_978[0][2][1]}},{{(void*)0,(void*)0},{(void*)0,&l_978[0][2][1]},{&l_978[1][0][2],&l_978[3][2][1]},{&l_978[0][2][1],&l_978[3][2][1]},{&l_978[1][0][2],&l_978[0][2][1]},{(void*)0,(void*)0},{(void*)0,&l_978[0][2][1]},{&l_978[1][0][2],&l_978[3][2][1]},{&l_978[1][0][2],(void*)0},{&l_978[1][2][0],&l_978[1][0][2]}},{{&l_978[0][2][1],&l_978[0][2][1]},{&l_978[0][2][1],&l_978[1][0][2]},{&l_978[1][2][0],(void*)0},{&l_978[1][0][2],(void*)0},{&l_978[1][2][0],&l_978[1][0][2]},{&l_978[0][2][1],&l_978[0][2][1]},{&l_978[0][2][1],&l_978[1][0][2]},{&l_978[1][2][0],(void*)0},{&l_978[1][0][2],(void*)0},{&l_978[1][2][0],&l_978[1][0][2]}},{{&l_978[0][2][1],&l_978[0][2][1]},{&l_978[0][2][1],&l_978[1][0][2]},{&l_978[1][2][0],(void*)0},{&l_978[1][0][2],(void*)0},{&l_978[1][2][0],&l_978[1][0][2]},{&l_978[0][2][1],&l_978[0][2][1]},{&l_978[0][2][1],&l_978[1][0][2]},{&l_978[1][2][0],(void*)0},{&l_978[1][0][2],(void*)0},{&l_978[1][2][0],&l_978[1][0][2]}}};
int32_t ** const *** const l_976 = &l_977[7][8][0];
uint64_t *l_1021 = &l_780;
uint64_t **l_1020 = &l_1021;
uint64_t ***l_1019[7][10][3] = {{{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,&l_1020},{&l_1020,(void*)0,&l_1020},{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,&l_1020},{&l_1020,(void*)0,&l_1020},{&l_1020,&l_1020,(void*)0},{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,&l_1020}},{{&l_1020,(void*)0,&l_1020},{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,&l_1020},{&l_1020,(void*)0,&l_1020},{&l_1020,&l_1020,(void*)0},{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,&l_1020},{&l_1020,(void*)0,&l_1020},{&l_1020,&l_1020,&l_1020}},{{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,&l_1020},{&l_1020,(void*)0,&l_1020},{&l_1020,&l_1020,(void*)0},{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,&l_1020},{&l_1020,(void*)0,&l_1020},{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,&l_1020}},{{&l_1020,(void*)0,&l_1020},{&l_1020,&l_1020,(void*)0},{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,&l_1020},{&l_1020,(void*)0,&l_1020},{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,&l_1020},{&l_1020,(void*)0,&l_1020},{&l_1020,&l_1020,(void*)0}},{{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,&l_1020},{&l_1020,(void*)0,&l_1020},{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,&l_1020},{&l_1020,(void*)0,&l_1020},{&l_1020,&l_1020,(void*)0},{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,&l_1020}},{{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,&l_1020},{(void*)0,&l_1020,(void*)0},{&l_1020,&l_1020,&l_1020},{(void*)0,&l_1020,(void*)0},{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,(void*)0},{&l_1020,&l_1020,&l_1020},{(void*)0,&l_1020,(void*)0},{&l_1020,&l_1020,&l_1020}},{{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,(void*)0},{&l_1020,&l_1020,&l_1020},{(void*)0,&l_1020,(void*)0},{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,&l_1020},{&l_1020,&l_1020,&l_1020},{(void*)0,&l_1020,(void*)0},{&l_1020,&l_1020,&l_1020}}};
uint64_t l_1070 = 0UL;
uint16_t l_1082 = 65535UL;
int32_t l_1105 = 0x3BF6FF43L;
int8_t **l_1167[8] = {&g_1102[4][4],&g_1102[4][4],&g_1102[4][2],&g_1102[4][4],&g_1102[4][4],&g_1102[4][2],&g_1102[4][4],&g_1102[4][4]};
uint8_t **l_1321 = &g_1036[2];
int32_t *l_1401 = (void*)0;
int32_t **l_1400 = &l_1401;
uint64_t * const *l_1527 = &l_1021;
uint64_t * const **l_1526 = &l_1527;
uint64_t * const ***l_1525[5][6] = {{&l_1526,&l_1526,&l_1526,&l_1526,&l_1526,&l_1526},{&l_1526,&l_1526,&l_1526,&l_1526,&l_1526,&l_1526},{&l_1526,&l_1526,&l_1526,&l_1526,&l_1526,&l_1526},{&l_1526,&l_1526,&l_1526,&l_1526,&l_1526,&l_1526},{&l_1526,&l_1526,&l_1526,&l_1526,&l_1526,&l_1526}};
uint64_t * const ****l_1524 = &l_1525[0][3];
const int16_t l_1597 = 7L;
int i, j, k;
for (i = 0; i < 6; i++)
l_818[i] = &g_3;
if ((l_605 <= (-6L)))
{
int8_t l_623 = 0x42L;
int32_t l_627 = 0L;
int8_t l_643 = 0L;
int32_t **l_707[3];
int32_t ***l_706[1][2][10] = {{{(void*)0,&l_707[2],&l_707[2],(void*)0,&l_707[2],(void*)0,&l_707[2],&l_707[2],(void*)0,&l_707[2]},{(void*)0,&l_707[2],&l_707[2],(void*)0,&l_707[2],(void*)0,&l_707[2],&l_707[2],(void*)0,&l_707[2]}}};
int32_t ****l_705[9][9][3] = {{{&l_706[0][0][4],(void*)0,&l_706[0][0][9]},{&l_706[0][0][8],(void*)0,&l_706[0][0][6]},{&l_706[0][0][4],&l_706[0][0][4],&l_706[0][1][7]},{&l_706[0][1][2],&l_706[0][0][4],&l_706[0][0][4]},{&l_706[0][0][4],&l_706[0][0][4],&l_706[0][0][4]},{&l_706[0][0][4],(void*)0,(void*)0},{(void*)0,&l_706[0][1][8],(void*)0},{&l_706[0][0][4],&l_706[0][0][4],&l_706[0][0][9]},{(void*)0,&l_706[0][0][7],&l_706[0][0][4]}},{{&l_706[0][0][4],&l_706[0][0][9],&l_706[0][0][4]},{&l_706[0][0][4],&l_706[0][0][1],&l_706[0][0][1]},{&l_706[0][0][1],(void*)0,&l_706[0][0][2]},{&l_706[0][0][4],(void*)0,&l_706[0][0][4]},{&l_706[0][1][2],&l_706[0][0][4],&l_706[0][0][4]},{&l_706[0][0][2],(void*)0,&l_706[0][0][4]},{&l_706[0][1][1],&l_706[0][0][4],&l_706[0][0][7]},{&l_706[0][0][0],(void*)0,&l_706[0][0][4]},{&l_706[0][0][9],(void*)0,&l_706[0][0][4]}},{{&l_706[0][1][9],&l_706[0][0][1],&l_706[0][0][4]},{&l_706[0][0][4],&l_706[0][0][9],&l_706[0][0][9]},{&l_706[0][1][1],&l_706[0][0][7],&l_706[0][0][0]},{&l_706[0][1][2],&l_706[0][0][4],&l_706[0][1][4]},{&l_706[0][0][3],&l_706[0][1][8],&l_706[0][1][1]},{&l_706[0][0][4],&l_706[0][1][9],&l_706[0][0][4]},{(void*)0,&l_706[0][0][7],&l_706[0][0][4]},{&l_706[0][0][4],&l_706[0][0][7],&l_706[0][0][3]},{&l_706[0][1][9],(void*)0,&l_706[0][0][4]}},{{&l_706[0][0][2],&l_706[0][1][2],&l_706[0][0][4]},{&l_706[0][0][7],&l_706[0][0][4],&l_706[0][0][4]},{&l_706[0][0][4],&l_706[0][0][4],&l_706[0][0][9]},{&l_706[0][0][4],&l_706[0][0][4],&l_706[0][0][9]},{&l_706[0][0][4],(void*)0,&l_706[0][0][4]},{&l_706[0][0][4],&l_706[0][0][4],&l_706[0][0][4]},{&l_706[0][1][2],&l_706[0][1][7],&l_706[0][0][4]},{(void*)0,&l_706[0][0][1],&l_706[0][0][3]},{(void*)0,&l_706[0][0][2],&l_706[0][0][4]}},{{&l_706[0][0][4],&l_706[0][0][2],&l_706[0][0][4]},{&l_706[0][0][4],&l_706[0][1][9],&l_706[0][0][4]},{&l_706[0][0][0],&l_706[0][0][4],&l_706[0][0][0]},{(void*)0,(void*)0,&l_706[0][0][4]},{&l_706[0][0][4],&l_706[0][0][4],&l_706[0][0][4]},{&l_706[0][1][8],(void*)0,&l_706[0][0][4]},{&l_706[0][1][8],&l_706[0][1][5],&l_706[0][1][8]},{(void*)0,&l_706[0][1][9],(void*)0},{&l_706[0][0][4],&l_706[0][1][4],&l_706[0][0][3]}},{{(void*)0,&l_706[0][0][4],&l_706[0][0][4]},{&l_706[0][0][2],&l_706[0][1][2],&l_706[0][0][4]},{(void*)0,&l_706[0][0][4],&l_706[0][0][6]},{&l_706[0][0][4],&l_706[0][0][9],(void*)0},{(void*)0,&l_706[0][1][2],&l_706[0][0][9]},{&l_706[0][1][8],&l_706[0][0][2],&l_706[0][0][4]},{&l_706[0][1][8],&l_706[0][0][4],&l_706[0][0][4]},{&l_706[0][0][4],&l_706[0][0][6],&l_706[0][0][4]},{(void*)0,&l_706[0][0][4],&l_706[0][0][4]}},{{&l_706[0][0][0],&l_706[0][0][1],&l_706[0][0][4]},{&l_706[0][0][4],&l_706[0][0][4],&l_706[0][0][4]},{&l_706[0][0][4],&l_706[0][1][9],&l_706[0][0][4]},{(void*)0,&l_706[0][0][4],&l_706[0][0][9]},{(void*)0,&l_706[0][0][3],(void*)0},{&l_706[0][1][2],&l_706[0][0][0],&l_706[0][0][4]},{&l_706[0][0][4],&l_706[0][0][7],&l_706[0][0][4]},{&l_706[0][0][4],&l_706[0][1][5],&l_706[0][0][4]},{&l_706[0][0][4],&l_706[0][1][5],&l_706[0][0][4]}},{{&l_706[0][0][4],&l_706[0][0][7],&l_706[0][0][4]},{&l_706[0][0][7],&l_706[0][0][0],&l_706[0][0][4]},{&l_706[0][0][2],&l_706[0][0][3],&l_706[0][1][1]},{&l_706[0][1][9],&l_706[0][0][4],&l_706[0][0][4]},{&l_706[0][0][4],&l_706[0][1][9],&l_706[0][0][1]},{(void*)0,&l_706[0][0][4],(void*)0},{&l_706[0][0][1],&l_706[0][0][1],&l_706[0][0][4]},{&l_706[0][0][4],&l_706[0][0][4],&l_706[0][1][1]},{&l_706[0][1][5],&l_706[0][0][6],&l_706[0][0][4]}},{{&l_706[0][0][4],&l_706[0][0][4],&l_706[0][0][4]},{&l_706[0][0][0],&l_706[0][0][2],(void*)0},{&l_706[0][1][2],&l_706[0][1][2],&l_706[0][0][4]},{&l_706[0][0][4],&l_706[0][0][9],&l_706[0][0][4]},{&l_706[0][0][4],&l_706[0][0][4],&l_706[0][0][0]},{&l_706[0][0][4],&l_706[0][1][2],(void*)0},{&l_706[0][1][2],&l_706[0][0][4],&l_706[0][0][0]},{(void*)0,&l_706[0][1][4],&l_706[0][0][4]},{&l_706[0][1][8],&l_706[0][1][9],&l_706[0][0][4]}}};
int32_t *****l_704 = &l_705[3][0][2];
const int8_t *l_835 = &g_159;
const int8_t **l_834 = &l_835;
const int64_t *l_928 = &g_276;
const int64_t **l_927 = &l_928;
int8_t l_962 = 0L;
uint8_t l_966 = 0xEDL;
uint64_t ****l_996 = &g_877;
uint16_t *l_1017 = &g_105;
const int64_t l_1029 = 1L;
uint8_t *l_1033 = &g_138;
uint8_t **l_1032 = &l_1033;
int32_t l_1051 = 0x30A1C65AL;
int8_t l_1053[10][8] = {{(-8L),0L,9L,0xECL,0L,7L,1L,9L},{0xFBL,1L,(-4L),(-8L),(-8L),(-4L),1L,0xFBL},{1L,0x72L,0xE6L,(-4L),7L,0L,(-4L),0L},{7L,0L,(-4L),0L,(-4L),0L,7L,(-4L)},{9L,0x72L,0xFBL,9L,1L,0xECL,0x72L,0x72L},{(-4L),1L,0xE6L,0xE6L,1L,(-4L),0xE9L,0L},{9L,0xE9L,0x60L,0x72L,(-4L),0x60L,1L,0x60L},{7L,0x72L,1L,0x72L,7L,(-8L),0x72L,0L},{0L,7L,(-4L),0xE6L,0x72L,0L,0L,0x72L},{9L,(-4L),(-4L),9L,0xE9L,0x60L,0x72L,(-4L)}};
uint16_t l_1083 = 0x3D08L;
const int16_t l_1104 = (-1L);
const int32_t l_1119[8][6][5] = {{{0x9BD0990BL,(-4L),9L,5L,2L},{(-1L),(-7L),0xFCD1CA72L,8L,0x90DC84AEL},{1L,0x835F9155L,3L,0x835F9155L,1L},{0xACD5650CL,(-1L),0x596185C9L,0xE2BDBF90L,0x90D1358FL},{0L,(-4L),0xE3FF722BL,0x10044C1FL,0xECC6A051L},{0xE2BDBF90L,6L,(-10L),(-1L),0x90D1358FL}},{{0x6D68A311L,0x10044C1FL,1L,0L,1L},{0x90D1358FL,7L,(-8L),(-5L),0x90DC84AEL},{0xE3FF722BL,0x16B97418L,0x9BD0990BL,0x0B2CFA89L,2L},{6L,0x3812E7A0L,(-10L),0xFCD1CA72L,0xF584E55CL},{0x0046A2B9L,0xF114D325L,1L,0x1B5339D9L,0xA5CC9175L},{6L,(-8L),0x596185C9L,0xACD5650CL,0x3228FA54L}},{{0xE3FF722BL,0x1174EE27L,(-6L),(-4L),(-6L)},{0x90D1358FL,0x90D1358FL,0xFCD1CA72L,(-10L),0x86FB82C1L},{0x6D68A311L,0L,0xA5CC9175L,0x1B5339D9L,1L},{0xE2BDBF90L,0xFCD1CA72L,(-3L),0x3228FA54L,0xE2BDBF90L},{0L,0L,2L,0x0B2CFA89L,0x9BD0990BL},{0xACD5650CL,0x90D1358FL,7L,(-8L),(-5L)}},{{1L,0x1174EE27L,1L,0L,1L},{(-1L),(-8L),0x0E45D295L,(-7L),0xE2BDBF90L},{0x9BD0990BL,0xF114D325L,0xECC6A051L,0x10044C1FL,0xE3FF722BL},{0x90DC84AEL,0x3812E7A0L,0x0E45D295L,(-10L),0x86FB82C1L},{1L,0x16B97418L,1L,0x835F9155L,3L},{0L,7L,7L,0L,0x3228FA54L}},{{1L,0x10044C1FL,2L,5L,9L},{0x90DC84AEL,6L,(-3L),0xFCD1CA72L,(-1L)},{0xA5CC9175L,0x835F9155L,1L,0L,3L},{0xE2BDBF90L,0x5C88B506L,1L,0x90D1358FL,0L},{0xECC6A051L,0x1174EE27L,(-1L),0x1174EE27L,0xECC6A051L},{(-7L),0x3812E7A0L,(-3L),(-8L),0x3228FA54L}},{{0xAD7409E2L,0x835F9155L,0x0046A2B9L,0xF114D325L,1L},{(-5L),(-10L),(-8L),0x3812E7A0L,0x3228FA54L},{(-6L),0xF114D325L,9L,0x16B97418L,0xECC6A051L},{0x3228FA54L,0L,7L,7L,0L},{0x0046A2B9L,0xEA597997L,0xA5CC9175L,0x10044C1FL,3L},{0xACD5650CL,0x596185C9L,(-8L),6L,(-1L)}},{{0x9BD0990BL,0x1B5339D9L,0x85AF079EL,(-4L),1L},{0xACD5650CL,0x90DC84AEL,(-3L),(-1L),6L},{0x0046A2B9L,5L,0x6D68A311L,0x835F9155L,0x6D68A311L},{0x3228FA54L,0xFCD1CA72L,1L,(-7L),0xF584E55CL},{(-6L),0x16B97418L,1L,(-4L),0x85AF079EL},{(-5L),6L,(-8L),1L,(-5L)}},{{0xAD7409E2L,0x16B97418L,3L,0x10044C1FL,0xA5CC9175L},{(-7L),0xFCD1CA72L,8L,0x90DC84AEL,0x90DC84AEL},{0xECC6A051L,5L,0xECC6A051L,0x16B97418L,9L},{0xE2BDBF90L,0x90DC84AEL,0xFCD1CA72L,0x5C88B506L,(-5L)},{0xA5CC9175L,0x1B5339D9L,1L,0xF114D325L,0x0046A2B9L},{0L,0x596185C9L,0xFCD1CA72L,(-5L),0xF584E55CL}}};
int16_t l_1122 = 0x4206L;
uint32_t l_1215 = 0UL;
uint8_t l_1246[10][2][4] = {{{0x54L,255UL,0UL,0UL},{0x7BL,0xDDL,248UL,0UL}},{{0x29L,255UL,0xBCL,0x44L},{0xC1L,247UL,0xBDL,0x45L}},{{0x5CL,0x29L,1UL,252UL},{0xBCL,0x5CL,0xDDL,255UL}},{{0xC1L,252UL,0x14L,247UL},{1UL,0x5AL,248UL,0x5CL}},{{0x44L,0x54L,0x44L,0x70L},{0x54L,252UL,1UL,0xA2L}},{{0xA2L,0xBCL,0x29L,252UL},{0x1DL,1UL,0x29L,0x1DL}},{{0xA2L,247UL,1UL,0x7BL},{0x54L,0xE4L,0x44L,0UL}},{{0x44L,0UL,248UL,0xDDL},{1UL,255UL,0x14L,0x7BL}},{{0xC1L,0x70L,0xDDL,0x45L},{0xBCL,1UL,1UL,1UL}},{{0x5CL,0x5CL,0xBDL,0xA2L},{0xC1L,1UL,0xBCL,0xE4L}}};
uint64_t l_1363 = 0x14851BCA5F646A27LL;
int i, j, k;
for (i = 0; i < 3; i++)
l_707[i] = (void*)0;
lbl_1012:
for (g_361 = 0; (g_361 <= 4); g_361 += 1)
{
uint32_t *l_608[8] = {&l_605,&l_605,&l_605,&l_605,&l_605,&l_605,&l_605,&l_605};
int16_t l_626 = 0L;
int32_t **l_631[9] = {(void*)0,&g_316,(void*)0,&g_316,(void*)0,&g_316,(void*)0,&g_316,(void*)0};
int32_t ***l_630 = &l_631[0];
int16_t l_657 = 6L;
uint32_t l_726[9] = {4294967295UL,4294967295UL,4294967295UL,4294967295UL,4294967295UL,4294967295UL,4294967295UL,4294967295UL,4294967295UL};
int64_t ***l_807 = (void*)0;
int32_t *l_817[3];
uint64_t *l_898 = &l_780;
int16_t *l_907 = &g_220;
uint64_t *l_908 = (void*)0;
uint64_t *l_909 = &g_357;
int i;
for (i = 0; i < 3; i++)
l_817[i] = &g_355;
if ((*p_9))
{
uint16_t *l_611 = (void*)0;
uint16_t *l_612 = &g_208;
uint64_t *l_624 = (void*)0;
uint64_t *l_625[10][7][3] = {{{(void*)0,&g_357,&g_357},{&g_357,&g_357,&g_357},{&g_357,&g_357,&g_357},{&g_357,&g_357,&g_357},{(void*)0,&g_357,(void*)0},{&g_357,&g_357,&g_357},{(void*)0,(void*)0,&g_357}},{{&g_357,(void*)0,&g_357},{(void*)0,(void*)0,&g_357},{&g_357,&g_357,(void*)0},{&g_357,&g_357,&g_357},{&g_357,&g_357,(void*)0},{(void*)0,&g_357,(void*)0},{&g_357,&g_357,(void*)0}},{{(void*)0,&g_357,&g_357},{&g_357,(void*)0,(void*)0},{(void*)0,&g_357,&g_357},{&g_357,&g_357,&g_357},{&g_357,&g_357,&g_357},{&g_357,&g_357,&g_357},{(void*)0,&g_357,(void*)0}},{{&g_357,&g_357,&g_357},{(void*)0,(void*)0,&g_357},{&g_357,(void*)0,&g_357},{(void*)0,(void*)0,&g_357},{&g_357,&g_357,(void*)0},{&g_357,&g_357,&g_357},{&g_357,&g_357,(void*)0}},{{(void*)0,&g_357,(void*)0},{&g_357,&g_357,(void*)0},{(void*)0,&g_357,&g_357},{&g_357,(void*)0,(void*)0},{(void*)0,&g_357,&g_357},{&g_357,&g_357,&g_357},{&g_357,&g_357,&g_357}},{{&g_357,&g_357,&g_357},{(void*)0,&g_357,(void*)0},{&g_357,&g_357,&g_357},{(void*)0,(void*)0,&g_357},{&g_357,(void*)0,&g_357},{(void*)0,(void*)0,&g_357},{&g_357,&g_357,(void*)0}},{{&g_357,&g_357,&g_357},{&g_357,&g_357,(void*)0},{(void*)0,&g_357,(void*)0},{&g_357,&g_357,(void*)0},{(void*)0,&g_357,&g_357},{&g_357,(void*)0,(void*)0},{(void*)0,&g_357,&g_357}},{{&g_357,&g_357,&g_357},{&g_357,&g_357,&g_357},{&g_357,&g_357,&g_357},{(void*)0,&g_357,(void*)0},{&g_357,&g_357,&g_357},{(void*)0,&g_357,(void*)0},{&g_357,(void*)0,(void*)0}},{{&g_357,&g_357,&g_357},{&g_357,&g_357,(void*)0},{(void*)0,&g_357,(void*)0},{&g_357,(void*)0,(void*)0},{&g_357,(void*)0,&g_357},{&g_357,&g_357,(void*)0},{&g_357,&g_357,(void*)0}},{{(void*)0,(void*)0,(void*)0},{&g_357,&g_357,&g_357},{&g_357,&g_357,(void*)0},{(void*)0,(void*)0,(void*)0},{&g_357,(void*)0,(void*)0},{&g_357,&g_357,&g_357},{(void*)0,&g_357,(void*)0}}};
int32_t l_628[4][1][1];
uint32_t *l_668[8] = {&g_153[0],(void*)0,(void*)0,&g_153[0],(void*)0,(void*)0,&g_153[0],(void*)0};
int32_t ***l_725 = &l_707[0];
int i, j, k;
for (i = 0; i < 4; i++)
{
for (j = 0; j < 1; j++)
{
for (k = 0; k < 1; k++)
l_628[i][j][k] = 0xC25EC6D0L;
}
}
if ((safe_rshift_func_int8_t_s_s(((((l_627 = (((l_608[6] == (void*)0) , g_355) != ((safe_div_func_uint16_t_u_u((((*l_612)--) <= (((safe_mod_func_uint16_t_u_u((safe_add_func_int32_t_s_s(((*p_9) = (4294967289UL < g_396)), 0x28326D3AL)), ((safe_mod_func_int8_t_s_s((safe_add_func_uint64_t_u_u((g_357 |= (((&g_487 != l_611) < ((((9UL == 0xCAF62CA21B60B0E6LL) != l_623) != g_116) < g_209)) != p_8)), p_7)), 0xDAL)) ^ l_626))) , g_355) | p_7)), p_8)) >= 65529UL))) | l_628[0][0][0]) & (-3L)) < 0x5CAEBDBC00466806LL), l_605)))
{
int64_t *l_629 = &g_96;
int32_t l_642[2];
int i;
for (i = 0; i < 2; i++)
l_642[i] = (-1L);
for (g_461 = 2; (g_461 >= 0); g_461 -= 1)
{
uint8_t *l_634 = &g_104[1][3][3];
int32_t *l_641[4];
int i;
for (i = 0; i < 4; i++)
l_641[i] = &g_361;
(*p_9) = (((*l_612) = (((((l_629 = &g_96) != (void*)0) , g_103) == l_630) <= ((safe_mul_func_uint8_t_u_u((--(*l_634)), (((safe_mul_func_int8_t_s_s(((safe_mod_func_int32_t_s_s(((((((*g_150) = (&g_355 != l_641[2])) || 0L) , (g_158[g_461] > (((l_623 != 0x1CL) < p_8) > l_642[0]))) == p_8) , (*g_316)), l_643)) , (-4L)), l_628[1][0][0])) ^ g_644[1][0][2]) >= 4UL))) < 4294967295UL))) | 5L);
}
}
else
{
uint16_t l_649 = 0x298FL;
int32_t * const *l_669 = (void*)0;
int32_t l_678 = 6L;
int32_t *l_694[7];
uint32_t *l_695 = &g_119;
int8_t *l_700 = &g_159;
int i;
for (i = 0; i < 7; i++)
l_694[i] = &l_676;
for (p_7 = 1; (p_7 <= 4); p_7 += 1)
{
uint16_t l_645[7];
int i;
for (i = 0; i < 7; i++)
l_645[i] = 0xFB60L;
l_645[5]--;
}
if (l_623)
{
int8_t l_648[3][1][1];
uint32_t l_654 = 0UL;
int16_t *l_670 = &g_68;
uint8_t *l_671 = &g_104[1][0][4];
uint8_t *l_672 = &g_138;
int32_t l_673 = (-1L);
int32_t l_674 = 0xFD2DAAB8L;
int32_t l_677 = 0xD82DBE06L;
int32_t l_680 = 0xA577A011L;
int32_t l_682 = 0xB41C7A80L;
int32_t l_684 = 6L;
int i, j, k;
for (i = 0; i < 3; i++)
{
for (j = 0; j < 1; j++)
{
for (k = 0; k < 1; k++)
l_648[i][j][k] = (-1L);
}
}
l_649++;
(*p_9) &= ((((((safe_mul_func_uint8_t_u_u(((*l_672) ^= (l_654 , (safe_div_func_int64_t_s_s((((*l_671) &= (((l_657 < (safe_lshift_func_int16_t_s_u(((*l_670) |= (safe_rshift_func_int16_t_s_s(((safe_mul_func_int16_t_s_s(g_119, (g_220 = ((1UL & (safe_sub_func_int16_t_s_s((5L != (safe_rshift_func_uint8_t_u_s(((g_119 , (p_9 == l_668[4])) <= (l_669 != (void*)0)), 0))), g_158[1]))) != 0xBBL)))) , 0x4FC1L), 8))), 0))) < l_648[1][0][0]) , g_276)) , p_7), 0x4183E67CE0B86E02LL)))), 0L)) <= 0x9666L) <= 65535UL) <= 1L) , 0x5057E2BCC1AD29EELL) , 0x6FA1E393L);
g_685++;
}
else
{
(*g_316) = l_628[2][0][0];
}
(*g_316) ^= (safe_lshift_func_uint8_t_u_s(g_461, (safe_sub_func_int8_t_s_s((safe_sub_func_uint16_t_u_u(((l_694[5] = p_9) == p_9), (g_119 , ((*l_612) &= (((((*l_700) = (((*l_695)--) & (safe_mod_func_int8_t_s_s(((void*)0 != l_669), (((g_487 , (1L < 0xA7L)) | p_8) ^ p_8))))) > 1L) <= p_7) , l_623))))), g_158[0]))));
return (*p_9);
}
for (g_554 = 4; (g_554 >= 0); g_554 -= 1)
{
int16_t l_709 = 2L;
int32_t ** const l_712 = &g_316;
l_675 = (((!((((g_644[1][0][2] < ((safe_mul_func_uint8_t_u_u(g_487, (((g_554 , (void*)0) != l_704) < g_20))) , (((+(l_709 == (safe_sub_func_uint32_t_u_u(((-1L) || l_628[2][0][0]), 0xBF54EFDEL)))) ^ g_565) && g_685))) > (*p_9)) | 0x84L) <= (*p_9))) <= 18446744073709551610UL) ^ l_676);
for (l_675 = 2; (l_675 >= 0); l_675 -= 1)
{
}
}
if ((((((safe_rshift_func_uint8_t_u_s((safe_sub_func_int16_t_s_s((safe_rshift_func_uint8_t_u_s((safe_add_func_int16_t_s_s((safe_add_func_int32_t_s_s(((((*p_9) = ((void*)0 != l_725)) ^ l_726[4]) <= p_7), (safe_mul_func_uint8_t_u_u((g_104[1][3][3] = (((safe_lshift_func_int16_t_s_u(0xDA41L, (g_104[1][3][3] && ((safe_rshift_func_int16_t_s_u((0x98C4L | (((safe_sub_func_int16_t_s_s(p_7, (((safe_mul_func_uint16_t_u_u(g_565, 2UL)) , p_7) && (*g_150)))) , l_676) & 0L)), g_361)) < 0x2A3A78D427448175LL)))) > 0xB329L) >= 0x1620FE6A10C12152LL)), 8UL)))), 0x3AA1L)), 0)), g_276)), 1)) || p_8) , g_22) != p_7) , (*g_316)))
{
uint64_t l_737 = 0x90ECA2DBC4C0D3ADLL;
l_737--;
if (l_737)
continue;
}
else
{
return (*p_9);
}
}
else
{
uint8_t l_740 = 1UL;
uint64_t *l_751[7];
uint64_t **l_750 = &l_751[0];
uint8_t *l_754 = &l_740;
int8_t *l_755 = (void*)0;
int8_t *l_756 = &l_623;
int i;
for (i = 0; i < 7; i++)
l_751[i] = &g_357;
(*g_316) = l_740;
(*g_316) = (safe_mod_func_uint8_t_u_u(p_8, ((*l_756) = ((~(safe_add_func_int32_t_s_s(((l_681 && ((((safe_div_func_uint8_t_u_u((p_7 & (safe_sub_func_int8_t_s_s((((&p_7 == ((*l_750) = &g_357)) , (((p_8 | (l_676 || (((g_79 || (safe_rshift_func_uint8_t_u_u(((*l_754) |= p_8), p_8))) , 0x1E5C59C2L) >= (*p_9)))) , g_159) > 1UL)) == g_108), p_8))), g_487)) , p_8) >= 249UL) <= p_7)) != p_8), p_8))) && 0xEEL))));
}
for (g_209 = 0; (g_209 <= 4); g_209 += 1)
{
int32_t *l_762 = &g_565;
int32_t l_781 = 0L;
int32_t l_785[5];
uint32_t l_866 = 4294967289UL;
int i;
for (i = 0; i < 5; i++)
l_785[i] = 0xC26875A8L;
if (l_676)
break;
for (g_105 = 0; (g_105 <= 2); g_105 += 1)
{
uint16_t l_757 = 0xA499L;
int32_t **l_763 = &l_762;
uint64_t *l_764 = &g_357;
uint8_t *l_773 = (void*)0;
uint8_t *l_774 = &g_138;
int8_t *l_777 = &g_159;
int32_t l_782 = (-4L);
int32_t l_783 = 0xE9E6734CL;
int i, j, k;
--l_757;
(*g_713) = p_9;
if (((g_104[g_361][(g_361 + 2)][(g_105 + 2)] && (((*l_763) = l_762) != ((l_780 |= ((++(*l_764)) && (safe_lshift_func_int16_t_s_u((safe_mul_func_uint16_t_u_u((safe_lshift_func_int8_t_s_u(((*l_777) ^= (((*g_150) = (p_7 || (*p_9))) , (((*l_774)--) , g_209))), g_554)), (safe_mul_func_int8_t_s_s(p_8, ((void*)0 != (*g_713)))))), g_153[0])))) , &g_565))) && g_220))
{
return (*g_316);
}
else
{
int16_t l_784[10][9] = {{0xBF48L,0xBF48L,(-1L),0xBF48L,0xBF48L,(-1L),0xBF48L,0xBF48L,(-1L)},{0xBF48L,0xBF48L,(-1L),0xBF48L,0xBF48L,(-1L),0xBF48L,0xBF48L,(-1L)},{0xBF48L,0xBF48L,(-1L),0xBF48L,0xBF48L,(-1L),0xBF48L,0xBF48L,(-1L)},{0xBF48L,0xBF48L,(-1L),0xBF48L,0xBF48L,(-1L),0xBF48L,0xBF48L,(-1L)},{0xBF48L,0xBF48L,(-1L),0xBF48L,0xBF48L,(-1L),0xBF48L,0xBF48L,(-1L)},{0xBF48L,0xBF48L,(-1L),0xBF48L,0xBF48L,(-1L),0xBF48L,0xBF48L,(-1L)},{0xBF48L,0xBF48L,(-1L),0xBF48L,0xBF48L,(-1L),0xBF48L,0xBF48L,(-1L)},{0xBF48L,0xBF48L,(-1L),0xBF48L,0xBF48L,(-1L),0xBF48L,0xBF48L,(-1L)},{0xBF48L,0xBF48L,(-1L),0xBF48L,0xBF48L,(-1L),0xBF48L,0xBF48L,(-1L)},{0xBF48L,0xBF48L,(-1L),0xBF48L,0xBF48L,(-1L),0xBF48L,0xBF48L,(-1L)}};
int32_t l_786 = 0xDBA90F77L;
int32_t l_787 = 0L;
uint32_t **l_797[7][4] = {{&l_608[7],&l_608[7],&l_608[3],&l_608[7]},{&l_608[7],&l_608[6],&l_608[6],&l_608[7]},{&l_608[6],&l_608[7],&l_608[6],&l_608[6]},{&l_608[7],&l_608[7],&l_608[3],&l_608[7]},{&l_608[7],&l_608[6],&l_608[6],&l_608[7]},{&l_608[6],&l_608[7],&l_608[6],&l_608[6]},{&l_608[7],&l_608[7],&l_608[3],&l_608[7]}};
int i, j;
--g_788;
(*p_9) = (safe_mul_func_int8_t_s_s((safe_add_func_uint8_t_u_u((((safe_rshift_func_int8_t_s_s(((g_798 = p_9) != ((l_782 = (safe_mod_func_int64_t_s_s(((safe_lshift_func_int16_t_s_u(((((((0UL || (safe_lshift_func_uint16_t_u_u((safe_lshift_func_uint8_t_u_u(g_554, 5)), 8))) >= (g_22 = ((l_807 == (void*)0) ^ (safe_rshift_func_uint16_t_u_s((safe_mod_func_int32_t_s_s(0x575247BCL, (+(((safe_mul_func_int8_t_s_s((safe_mul_func_uint16_t_u_u(p_8, ((*p_9) != g_208))), 0x8AL)) , g_357) || g_220)))), l_785[0]))))) || 0x77D7L) & p_7) , p_7) && (-1L)), 13)) < g_20), p_8))) , &g_153[0])), 4)) && g_158[2]) , 0xABL), 0x45L)), g_116));
l_818[2] = l_817[2];
if ((*p_9))
continue;
}
}
for (g_685 = 0; (g_685 <= 2); g_685 += 1)
{
int i, j, k;
(*p_9) |= g_104[g_361][(g_209 + 3)][g_685];
}
for (l_626 = 0; (l_626 <= 2); l_626 += 1)
{
int32_t **l_842 = (void*)0;
int8_t *l_843 = &l_643;
int16_t *l_844 = (void*)0;
int16_t *l_845 = &g_220;
int i, j, k;
l_781 &= (((safe_rshift_func_uint16_t_u_s((safe_lshift_func_int8_t_s_u((((safe_div_func_uint8_t_u_u((((safe_div_func_uint8_t_u_u((((~(safe_add_func_int32_t_s_s((safe_lshift_func_int16_t_s_s((g_104[l_626][(l_626 + 1)][(l_626 + 1)] , ((*l_845) = ((p_7 , ((*l_843) = ((safe_mul_func_uint16_t_u_u(((void*)0 != l_834), p_8)) < (safe_sub_func_int32_t_s_s((((safe_rshift_func_int16_t_s_u(((((((((safe_rshift_func_int16_t_s_u((p_8 , p_8), (0xFE6EE919L | (p_8 , g_644[1][3][3])))) > 0xDDFC3430L) , &p_9) != l_842) & 0xC140L) , 0x72C9L) , p_8) && g_138), 15)) != 0xCA399F2E9B1C8DE1LL) <= 0x323E3699L), p_8))))) , (-1L)))), l_785[2])), 0xBD165BFAL))) != 1L) , 0UL), p_8)) > p_7) ^ (*p_9)), g_119)) , 0x976E79FAL) == (*g_316)), 3)), l_785[4])) && g_116) , (*p_9));
}
for (g_554 = 3; (g_554 >= 0); g_554 -= 1)
{
uint16_t *l_848 = &g_208;
int64_t l_857 = 9L;
int32_t l_858 = (-2L);
int32_t l_859[7];
int i;
for (i = 0; i < 7; i++)
l_859[i] = 0L;
l_857 |= (((((5UL < g_153[0]) && ((safe_mod_func_uint16_t_u_u(((*l_848) &= (p_8 == (p_8 , 1L))), (safe_rshift_func_int16_t_s_s((((0UL ^ (((g_355 = (((!(safe_rshift_func_uint16_t_u_s(0xD916L, (safe_sub_func_uint32_t_u_u(0xF2CEB517L, 0x80B936AAL))))) , (-5L)) < 0x800805DB30E48416LL)) , l_856) < 0x1E7A49E2L)) == g_22) & l_785[2]), g_788)))) , 7UL)) & p_8) , 6UL) | 1L);
for (g_68 = 4; (g_68 >= 1); g_68 -= 1)
{
int32_t l_860[8] = {0xCBA85E7BL,0x297572CDL,0xCBA85E7BL,0x297572CDL,0xCBA85E7BL,0x297572CDL,0xCBA85E7BL,0x297572CDL};
int32_t l_861 = (-1L);
int32_t l_862 = (-1L);
int32_t l_864 = 0L;
int32_t l_865[10] = {0x4B5B1F21L,0x4B5B1F21L,0x4B5B1F21L,0x4B5B1F21L,0x4B5B1F21L,0x4B5B1F21L,0x4B5B1F21L,0x4B5B1F21L,0x4B5B1F21L,0x4B5B1F21L};
int i;
l_866--;
}
}
}
if (((safe_rshift_func_int16_t_s_s(((void*)0 != l_871), (0xDEB50740E9F8B80FLL || (g_872 == (void*)0)))) & g_105))
{
int32_t l_873 = (-5L);
if ((*p_9))
{
l_873 &= (((void*)0 != &g_714[1][3]) , ((*p_9) && g_396));
(*p_9) = 0L;
return (*p_9);
}
else
{
uint64_t **l_875 = (void*)0;
uint64_t ***l_874 = &l_875;
int32_t l_880 = 1L;
(*g_876) = l_874;
l_880 = (safe_mul_func_int8_t_s_s(g_788, p_7));
}
}
else
{
const int32_t **l_881 = &g_714[5][1];
(*l_881) = (*g_713);
return (*p_9);
}
(*g_316) = (safe_div_func_int16_t_s_s(((safe_add_func_int16_t_s_s((safe_div_func_uint8_t_u_u((safe_lshift_func_uint16_t_u_u((safe_div_func_uint64_t_u_u((safe_mod_func_int64_t_s_s(((*g_150) &= p_8), (((safe_mul_func_int16_t_s_s((p_7 != (((safe_mul_func_uint16_t_u_u((((*l_898) = 0x09489DC73D95F98FLL) & ((*l_909) = ((p_8 , ((((p_7 != (safe_mod_func_uint8_t_u_u(((((0x66A8L >= (((0xDF8D07C0155F6C32LL ^ ((((safe_add_func_int32_t_s_s(((safe_rshift_func_uint16_t_u_u(((((((((*l_907) = (g_116 > (((((safe_add_func_uint32_t_u_u(p_7, 4294967295UL)) , 0x0A3C61ECL) ^ 0xFD4BD1CBL) & g_487) == 0x17B6400DL))) || g_209) || p_7) , 0x71CE51EBE3A41BFFLL) , g_104[0][1][2]) ^ p_8) && (-1L)), 10)) , (*p_9)), p_7)) || (-3L)) , (-2L)) ^ g_863)) ^ p_8) > p_8)) && g_355) | g_3) >= (*g_316)), g_138))) , g_208) && g_361) < g_158[1])) > 4294967295UL))), g_3)) & 0x4B1C93B9L) == p_8)), p_7)) < g_554) , g_158[1]))), 18446744073709551607UL)), g_105)), g_276)), p_7)) != g_158[1]), p_7));
for (g_357 = 0; (g_357 <= 2); g_357 += 1)
{
int16_t l_910 = (-1L);
int32_t l_922[2][8] = {{0L,(-1L),(-1L),0L,(-1L),(-1L),0L,(-1L)},{0L,0L,1L,0L,0L,1L,0L,0L}};
int i, j;
l_922[1][4] ^= ((0xE224L & (((((l_910 >= (((*p_9) != ((safe_unary_minus_func_int32_t_s(((*g_316) <= (*p_9)))) , 0xCD9A0CF4L)) < (safe_add_func_uint16_t_u_u((safe_add_func_int32_t_s_s((safe_rshift_func_uint16_t_u_s((((*l_898)--) >= ((*g_150) = (*g_150))), 10)), 0UL)), (safe_mod_func_int8_t_s_s((1L == 1UL), 0x94L)))))) | (-9L)) ^ (*p_9)) & l_910) == (-1L))) ^ p_8);
return (*g_316);
}
}
for (l_780 = 15; (l_780 <= 15); l_780 = safe_add_func_uint64_t_u_u(l_780, 1))
{
uint32_t l_960[10] = {1UL,0x2ACD6AD4L,0UL,0x2ACD6AD4L,1UL,1UL,0x2ACD6AD4L,0UL,0x2ACD6AD4L,1UL};
int32_t l_963 = 0L;
int32_t l_1003 = (-1L);
int32_t l_1004 = (-1L);
int32_t l_1005 = 0x7968351CL;
int32_t l_1007 = (-5L);
uint64_t *l_1018 = &g_357;
uint8_t l_1024 = 251UL;
uint16_t *l_1136 = (void*)0;
uint16_t **l_1240[10][1][3] = {{{&l_1017,&l_1136,&l_1017}},{{&l_1017,&l_1017,&l_1136}},{{&l_1136,&l_1136,&l_1136}},{{&l_1136,&l_1136,&l_1017}},{{&l_1136,&l_1136,&l_1136}},{{&l_1017,&l_1136,&l_1017}},{{&l_1017,&l_1017,&l_1136}},{{&l_1136,&l_1136,&l_1136}},{{&l_1136,&l_1136,&l_1017}},{{&l_1136,&l_1136,&l_1136}}};
int64_t ** const l_1299 = &g_150;
int i, j, k;
for (l_605 = 27; (l_605 < 59); ++l_605)
{
const int64_t **l_934 = &l_928;
int32_t l_941 = 0x910BB9D9L;
int32_t **l_947 = &g_316;
uint16_t l_1000 = 0UL;
int32_t l_1006 = 9L;
int32_t l_1008 = 0x7CCA2253L;
if (((l_927 == l_929) , (safe_rshift_func_uint8_t_u_s((((safe_add_func_int8_t_s_s(((void*)0 != l_934), (safe_mul_func_uint16_t_u_u(0x333BL, 0xFAF6L)))) <= (((((g_119 = ((safe_mul_func_int8_t_s_s(g_153[0], (((safe_lshift_func_int16_t_s_u(g_644[1][0][2], (g_872 == g_872))) | g_355) , (-8L)))) || 9L)) && 4294967295UL) <= l_941) != p_8) != (*p_9))) ^ g_357), g_104[0][3][1]))))
{
int32_t *****l_981[7][4][8] = {{{(void*)0,&l_705[3][0][2],(void*)0,(void*)0,&l_705[8][4][0],(void*)0,&l_705[3][0][2],(void*)0},{&l_705[8][0][2],(void*)0,&l_705[3][0][2],(void*)0,&l_705[8][7][1],(void*)0,(void*)0,&l_705[8][4][0]},{&l_705[8][7][1],(void*)0,(void*)0,&l_705[8][4][0],(void*)0,(void*)0,&l_705[1][2][2],&l_705[3][0][2]},{&l_705[1][5][1],&l_705[3][0][2],&l_705[3][0][2],&l_705[1][2][1],(void*)0,&l_705[3][0][2],&l_705[3][0][2],(void*)0}},{{&l_705[1][2][2],&l_705[8][0][2],&l_705[8][0][2],&l_705[1][2][2],(void*)0,&l_705[7][5][1],(void*)0,&l_705[3][7][2]},{&l_705[7][2][0],&l_705[3][0][2],&l_705[3][7][2],&l_705[3][0][2],&l_705[1][5][1],&l_705[3][0][2],&l_705[3][0][2],(void*)0},{&l_705[5][5][2],&l_705[3][0][2],(void*)0,&l_705[7][1][2],&l_705[3][0][2],&l_705[7][5][1],&l_705[3][0][2],(void*)0},{&l_705[3][0][2],&l_705[8][0][2],(void*)0,(void*)0,&l_705[0][2][0],&l_705[3][0][2],&l_705[7][1][2],&l_705[1][2][2]}},{{&l_705[7][5][1],&l_705[3][0][2],&l_705[4][6][2],&l_705[3][0][2],(void*)0,(void*)0,(void*)0,(void*)0},{(void*)0,(void*)0,&l_705[7][2][0],(void*)0,&l_705[7][2][0],(void*)0,(void*)0,&l_705[4][6][2]},{(void*)0,(void*)0,&l_705[3][0][2],&l_705[8][0][2],(void*)0,(void*)0,(void*)0,&l_705[3][0][2]},{&l_705[3][0][2],&l_705[3][0][2],(void*)0,&l_705[3][0][2],(void*)0,(void*)0,&l_705[0][2][0],(void*)0}},{{(void*)0,&l_705[3][0][2],&l_705[7][1][2],&l_705[3][0][2],&l_705[7][2][0],&l_705[8][0][2],&l_705[8][0][2],(void*)0},{(void*)0,&l_705[5][5][2],&l_705[8][7][1],&l_705[3][0][2],(void*)0,(void*)0,&l_705[7][2][1],&l_705[3][0][2]},{&l_705[7][5][1],(void*)0,&l_705[0][4][0],&l_705[8][7][1],&l_705[0][2][0],&l_705[0][2][0],&l_705[8][7][1],&l_705[0][4][0]},{&l_705[3][0][2],&l_705[3][0][2],&l_705[3][0][2],(void*)0,&l_705[3][0][2],&l_705[0][4][0],&l_705[5][5][2],(void*)0}},{{&l_705[5][5][2],&l_705[7][2][0],&l_705[0][7][1],(void*)0,&l_705[1][5][1],&l_705[3][0][2],&l_705[8][0][2],&l_705[7][5][1]},{&l_705[5][5][2],(void*)0,&l_705[3][0][2],(void*)0,&l_705[0][4][0],&l_705[3][0][2],&l_705[3][0][2],&l_705[3][0][2]},{&l_705[8][7][1],(void*)0,&l_705[7][2][1],&l_705[8][0][2],&l_705[7][2][0],&l_705[3][0][2],&l_705[3][0][2],&l_705[8][4][0]},{&l_705[7][2][1],&l_705[3][0][2],(void*)0,(void*)0,&l_705[7][5][1],&l_705[1][5][1],&l_705[5][5][2],&l_705[1][5][1]}},{{&l_705[8][0][2],&l_705[0][7][1],&l_705[3][0][2],&l_705[0][7][1],&l_705[8][0][2],&l_705[3][0][2],&l_705[0][4][0],(void*)0},{&l_705[0][2][0],&l_705[3][0][2],(void*)0,&l_705[7][1][2],(void*)0,&l_705[8][7][1],&l_705[1][5][1],&l_705[0][7][1]},{(void*)0,&l_705[8][4][0],(void*)0,&l_705[3][0][2],&l_705[3][0][2],(void*)0,&l_705[0][4][0],&l_705[3][0][2]},{(void*)0,&l_705[1][2][2],&l_705[3][0][2],(void*)0,&l_705[3][0][2],(void*)0,&l_705[5][5][2],&l_705[0][4][0]}},{{(void*)0,&l_705[3][0][2],(void*)0,(void*)0,(void*)0,&l_705[8][0][2],&l_705[3][0][2],&l_705[8][7][1]},{&l_705[7][1][2],&l_705[3][0][2],&l_705[7][2][1],&l_705[3][0][2],&l_705[3][0][2],&l_705[7][2][1],&l_705[3][0][2],&l_705[7][1][2]},{&l_705[3][0][2],(void*)0,&l_705[3][0][2],&l_705[3][0][2],&l_705[7][1][2],&l_705[3][0][2],&l_705[0][2][0],(void*)0},{&l_705[3][0][2],(void*)0,(void*)0,&l_705[8][4][0],&l_705[3][0][2],&l_705[3][0][2],&l_705[8][0][2],&l_705[3][0][2]}}};
int32_t ****l_994 = (void*)0;
uint64_t ****l_995 = (void*)0;
int i, j, k;
if ((&g_103 == &g_103))
{
uint32_t l_942[6] = {0x62D23440L,0x62D23440L,0x62D23440L,0x62D23440L,0x62D23440L,0x62D23440L};
uint8_t *l_950 = &g_685;
uint8_t *l_964 = &g_104[1][3][3];
uint32_t l_965 = 18446744073709551615UL;
int i;
--l_942[2];
g_355 |= ((((((safe_add_func_uint8_t_u_u(((*l_964) = (l_963 = ((&p_9 != l_947) < (18446744073709551606UL & ((safe_lshift_func_int16_t_s_s((((*l_950) = g_104[1][3][3]) & ((((~(safe_sub_func_uint16_t_u_u((((safe_mul_func_int8_t_s_s((safe_div_func_int32_t_s_s(((safe_mul_func_int8_t_s_s(((*p_9) != ((((0xC3AAFA27A1BFF1C6LL | l_960[3]) >= ((&l_818[2] == l_961[2]) >= (-1L))) >= 0x97FDL) == (**l_947))), p_7)) > g_79), (**l_947))), g_153[2])) > l_962) <= (**l_947)), g_208))) , 0x7E7FD63EL) != 0xA53104FBL) <= p_8)), 0)) , p_8))))), 0x19L)) >= p_8) | l_960[3]) , 0UL) || p_8) || l_965);
if (l_966)
continue;
l_963 &= 0xFCDB034CL;
}
else
{
const uint16_t l_967 = 65529UL;
int32_t *****l_980 = &l_705[3][0][2];
const int32_t **l_1001 = (void*)0;
l_963 = 0x1162E4A0L;
if (l_967)
break;
(*g_1002) = ((((safe_lshift_func_int8_t_s_u((p_8 > (safe_sub_func_uint32_t_u_u((safe_div_func_uint64_t_u_u((safe_sub_func_uint32_t_u_u((l_976 == (l_981[3][1][6] = l_980)), (g_644[1][0][3] , (safe_mul_func_uint16_t_u_u((((safe_lshift_func_int16_t_s_u(((safe_mul_func_uint8_t_u_u(((((safe_mul_func_int16_t_s_s((safe_div_func_uint64_t_u_u((((g_116 , (safe_mod_func_uint8_t_u_u(((l_994 == l_994) >= ((l_995 == l_996) > p_7)), p_8))) <= (**l_947)) | p_8), 1UL)), g_355)) , g_997) == (void*)0) & p_8), g_108)) >= 0x3B3441A6FA26B4B1LL), 7)) >= 0x46F4L) , l_963), 65535UL))))), (*g_150))), (*p_9)))), l_1000)) || g_208) | p_8) , (*g_713));
}
return (*p_9);
}
else
{
(*g_713) = (*l_947);
}
--g_1009[4][5];
if (g_159)
goto lbl_1012;
(*l_979) = (void*)0;
}
}
(*g_713) = (*g_1178);
for (l_1122 = 0; (l_1122 <= 4); l_1122 += 1)
{
uint64_t l_1329 = 0xCFCC306D2E278ED7LL;
const int64_t *l_1338 = &g_116;
l_1329++;
for (l_856 = 2; (l_856 >= 0); l_856 -= 1)
{
int16_t *l_1351 = &g_220;
int32_t l_1356 = (-1L);
int32_t l_1361 = 1L;
int64_t *l_1362 = &g_116;
int32_t l_1364 = (-6L);
(*p_9) |= l_1329;
l_1364 ^= ((*g_150) & (safe_rshift_func_int16_t_s_s((safe_lshift_func_int16_t_s_s(((safe_div_func_int64_t_s_s(((&p_8 == l_1338) <= ((*l_1017) = (safe_rshift_func_uint8_t_u_u(0UL, (safe_add_func_uint32_t_u_u(((safe_lshift_func_uint8_t_u_s((safe_add_func_int64_t_s_s(((*l_1362) = (safe_mul_func_int8_t_s_s((((*l_1351) = g_554) != (((*g_1178) = (*g_1178)) == (((safe_sub_func_uint32_t_u_u((safe_lshift_func_uint16_t_u_s((l_1356 = l_1356), ((safe_rshift_func_int8_t_s_u(((l_1361 && (((&g_1035 == &g_1035) < p_7) == p_8)) || 255UL), 4)) ^ 1L))), 0xE8A9C5FCL)) & g_644[0][0][1]) , (void*)0))), 255UL))), l_1363)), 5)) | (-2L)), g_355)))))), (*g_150))) & 0x3C4AL), 14)), p_7)));
(*g_316) = (*p_9);
for (g_685 = 0; (g_685 <= 4); g_685 += 1)
{
int i, j, k;
return g_104[g_685][(l_856 + 4)][l_1122];
}
}
}
}
else
{
uint16_t *l_1377 = (void*)0;
uint16_t *l_1378 = &g_208;
int32_t l_1388 = 0x0DC865ACL;
int32_t l_1389 = 1L;
uint64_t ****l_1392 = &l_1019[5][8][2];
int32_t *l_1397 = &l_1389;
int32_t **l_1402 = &l_1401;
uint8_t l_1460[8] = {249UL,1UL,249UL,249UL,1UL,249UL,249UL,1UL};
int8_t *l_1474[10][5] = {{(void*)0,&g_159,(void*)0,(void*)0,&g_159},{&g_159,&g_159,(void*)0,&g_159,&g_159},{&g_159,&g_159,&g_159,(void*)0,&g_159},{&g_159,(void*)0,&g_159,(void*)0,&g_159},{&g_159,(void*)0,&g_159,&g_159,&g_159},{&g_159,&g_159,&g_159,&g_159,(void*)0},{(void*)0,&g_159,&g_159,(void*)0,&g_159},{(void*)0,&g_159,(void*)0,(void*)0,&g_159},{&g_159,&g_159,(void*)0,&g_159,&g_159},{&g_159,&g_159,&g_159,(void*)0,&g_159}};
int32_t l_1507 = 0xBAE4F851L;
int32_t l_1509 = 0x22177334L;
int32_t l_1511 = 0L;
int32_t l_1512[4];
uint8_t l_1534 = 0x57L;
uint8_t *** const l_1573 = &l_1321;
uint32_t *l_1596[9] = {&g_158[1],&g_158[1],(void*)0,&g_158[1],&g_158[1],(void*)0,&g_158[1],&g_158[1],(void*)0};
int i, j;
for (i = 0; i < 4; i++)
l_1512[i] = 0xE3C7FAAFL;
l_1389 &= (safe_rshift_func_uint8_t_u_u((safe_rshift_func_uint16_t_u_s((safe_sub_func_int32_t_s_s((((p_8 >= (safe_lshift_func_int16_t_s_s(p_8, 13))) <= p_7) <= (safe_mul_func_int8_t_s_s(((g_105 = 65535UL) <= ((*g_316) , g_357)), (safe_mod_func_int32_t_s_s(((((*l_1378)++) , p_8) || (+((((safe_lshift_func_int8_t_s_u((p_8 & (((safe_add_func_uint8_t_u_u((safe_mod_func_uint8_t_u_u(0x62L, p_8)), 0x13L)) >= 0xC82AL) && p_8)), 2)) | l_1388) , (*p_9)) & l_1388))), 0xA0271A1AL))))), l_1388)), 11)), 4));
if (((0x5EL >= p_8) != ((g_68 &= (1L <= (((safe_rshift_func_int16_t_s_s(((*g_876) == ((*l_1392) = g_877)), 5)) & l_1389) , (safe_mul_func_uint8_t_u_u((safe_sub_func_int16_t_s_s(((((l_1397 = &l_1389) != (void*)0) && p_7) ^ 0xB9L), p_8)), (**g_997)))))) , 0xC6E0917B621B1EB8LL)))
{
int8_t * const *l_1408 = &g_1102[4][4];
int32_t l_1413[5][1][1] = {{{(-6L)}},{{1L}},{{(-6L)}},{{1L}},{{(-6L)}}};
int16_t l_1415 = (-1L);
int32_t l_1476 = (-1L);
int i, j, k;
for (l_1082 = 0; (l_1082 != 1); ++l_1082)
{
(**g_1178) ^= (((l_1402 = l_1400) != (g_1403 = g_1403)) ^ (p_8 , 0x9CL));
(*g_1002) = (void*)0;
}
p_9 = (*g_1178);
lbl_1475:
for (l_856 = 0; (l_856 <= 4); l_856 += 1)
{
int16_t l_1411 = 0x4381L;
int32_t l_1412[2];
uint32_t *l_1437 = &g_158[0];
int32_t l_1457 = 0x81D5DE4DL;
int i;
for (i = 0; i < 2; i++)
l_1412[i] = (-1L);
for (g_116 = 0; (g_116 <= 7); g_116 += 1)
{
int64_t ***l_1405 = (void*)0;
int32_t l_1414[7];
uint32_t *l_1439 = &g_119;
int i;
for (i = 0; i < 7; i++)
l_1414[i] = 0x2F981D46L;
(*g_316) |= (l_1405 != g_1406[2][6]);
(*g_1409) = l_1408;
g_1416[0][2][0]--;
if (l_1412[1])
{
uint8_t l_1432 = 4UL;
uint8_t *l_1433 = &l_1432;
uint8_t *l_1434 = &g_685;
uint32_t **l_1438 = &l_1437;
int16_t *l_1444 = (void*)0;
int16_t *l_1445 = &l_1411;
int i;
(*l_1397) = (((safe_mod_func_int32_t_s_s((safe_lshift_func_int16_t_s_s((safe_add_func_uint16_t_u_u((safe_lshift_func_uint16_t_u_s((p_7 && (((((**l_979) &= (safe_add_func_int8_t_s_s(((safe_lshift_func_uint8_t_u_u(g_1431, ((*l_1433) = l_1432))) ^ ((*l_1434) = ((*g_150) , 250UL))), ((safe_rshift_func_uint8_t_u_s(((l_1439 = ((*l_1438) = l_1437)) == p_9), (safe_mod_func_uint64_t_u_u((((g_220 = (((*l_1445) ^= ((safe_add_func_uint16_t_u_u((((p_8 , p_8) == p_7) , p_8), 0xE426L)) ^ 0x16D6L)) , 0x4F37L)) | p_8) & 0x38L), p_7)))) && 0xD8E8C791L)))) ^ 1UL) > l_1412[1]) & 0xBEL)), l_1412[1])), (*l_1397))), 7)), g_68)) != (-1L)) & p_8);
}
else
{
(*p_9) ^= ((safe_rshift_func_int16_t_s_s(((+249UL) || (safe_rshift_func_uint16_t_u_u(65529UL, (p_8 | (safe_rshift_func_int8_t_s_s((safe_lshift_func_uint16_t_u_u(p_8, 3)), 4)))))), 11)) >= (!p_7));
(*p_9) = (l_1411 >= ((l_1415 & g_1052) || (0UL == (-1L))));
}
}
l_1460[4] ^= ((safe_unary_minus_func_uint64_t_u(l_1457)) & (safe_lshift_func_uint16_t_u_s(((**g_1178) != (*l_1397)), l_1412[1])));
for (l_681 = 1; (l_681 <= 4); l_681 += 1)
{
for (l_1070 = 0; (l_1070 <= 7); l_1070 += 1)
{
int i, j;
(*g_316) = ((safe_lshift_func_int16_t_s_u((((*l_1397) > (safe_sub_func_int64_t_s_s(0L, ((l_1457 > ((g_208 = p_8) >= (safe_mod_func_int32_t_s_s((safe_rshift_func_int16_t_s_s(g_361, (p_7 == p_7))), ((safe_div_func_int16_t_s_s(p_8, (safe_mod_func_int64_t_s_s(((*g_150) = (~((g_1102[l_681][l_856] = l_1474[0][0]) == (void*)0))), 18446744073709551609UL)))) && p_7))))) >= 0x89B02BD4L)))) != p_7), p_7)) <= p_7);
(*l_979) = p_9;
}
if (g_565)
goto lbl_1475;
for (l_683 = 0; (l_683 <= 7); l_683 += 1)
{
(*l_1397) |= 9L;
}
}
}
g_1477[1][0]--;
}
else
{
int32_t l_1485 = 0x4266B84CL;
uint64_t * const ***l_1491 = (void*)0;
uint64_t * const ****l_1490 = &l_1491;
uint8_t *l_1494[1];
int32_t l_1495 = 5L;
int32_t l_1503[5][3][5] = {{{1L,(-10L),9L,9L,(-10L)},{(-7L),0x680428EFL,0L,0xCC7F0FD5L,(-1L)},{0xF7A0F1F9L,9L,0x402DB168L,(-1L),0x402DB168L}},{{(-1L),(-1L),0x896C320AL,(-7L),0x4EE728EBL},{0xF7A0F1F9L,0x1EE34C22L,1L,7L,(-10L)},{0xCC7F0FD5L,0x695C8698L,0xCC7F0FD5L,0x680428EFL,0x4EE728EBL}},{{7L,0x402DB168L,0x0901D0B4L,9L,0x1EE34C22L},{(-1L),1L,1L,(-1L),0xCC7F0FD5L},{1L,0L,0x0901D0B4L,0x1EE34C22L,0x402DB168L}},{{2L,0xA5FC11A3L,0xCC7F0FD5L,0xA5FC11A3L,2L},{0L,9L,7L,0x1EE34C22L,(-1L)},{(-7L),0x896C320AL,(-1L),(-1L),0x896C320AL}},{{(-10L),0x0901D0B4L,1L,9L,(-1L)},{0xA5FC11A3L,(-1L),2L,0x680428EFL,2L},{(-1L),(-1L),0L,(-10L),0x402DB168L}}};
int16_t *l_1555[8][2] = {{(void*)0,(void*)0},{(void*)0,&g_68},{(void*)0,(void*)0},{(void*)0,&g_68},{(void*)0,(void*)0},{(void*)0,&g_68},{(void*)0,(void*)0},{(void*)0,&g_68}};
int32_t **l_1570 = &l_818[2];
int i, j, k;
for (i = 0; i < 1; i++)
l_1494[i] = &g_138;
(*l_1397) = (+((safe_rshift_func_int16_t_s_s((safe_rshift_func_uint8_t_u_u(((((*l_1397) , &l_1082) != (l_1485 , l_1378)) , (l_1495 |= (safe_sub_func_int16_t_s_s((((*g_1404) , ((safe_mod_func_int64_t_s_s(((((*l_1490) = (void*)0) != (void*)0) & g_1009[6][5]), ((safe_sub_func_int8_t_s_s((-2L), p_7)) && l_1485))) > 0x9BL)) & (*g_150)), p_8)))), 1)), (*l_1397))) | 1L));
for (p_7 = 0; (p_7 <= 14); p_7 = safe_add_func_int64_t_s_s(p_7, 2))
{
uint16_t l_1498 = 0xC181L;
int32_t l_1501 = 0x532010E2L;
int32_t l_1502 = 0x6153B986L;
int32_t l_1504 = 0x6166F62BL;
int32_t l_1505 = 0x03DF3C18L;
int32_t l_1506 = 0x6D8ECB02L;
int32_t l_1510 = 0x9D87BF24L;
uint16_t l_1528 = 65535UL;
--l_1498;
++g_1513;
if ((((*l_1397) & (safe_mul_func_int16_t_s_s((l_1495 , (((safe_lshift_func_uint16_t_u_u(((l_1503[2][0][3] , (safe_lshift_func_int16_t_s_u(((p_8 <= (safe_sub_func_uint64_t_u_u(((l_1524 != &g_876) > l_1528), 0UL))) , (((safe_sub_func_int16_t_s_s(0x0EB2L, p_7)) , g_1416[8][5][3]) != g_1320)), g_153[2]))) , p_8), 0)) & 0xA3E63D9EL) & l_1495)), g_153[1]))) == (*l_1397)))
{
int32_t l_1531 = (-1L);
int32_t l_1532 = 0x92A56075L;
int32_t l_1533 = 0x1DE22C48L;
l_1534++;
}
else
{
for (g_554 = 1; (g_554 <= 4); g_554 += 1)
{
int16_t l_1549 = 0xCC75L;
l_1503[4][1][3] |= (safe_mul_func_int16_t_s_s(g_1009[4][5], (((safe_sub_func_uint8_t_u_u(p_8, ((*p_9) , (safe_mod_func_int64_t_s_s(0L, (safe_lshift_func_int8_t_s_s((*g_998), (((safe_add_func_int32_t_s_s((safe_div_func_int16_t_s_s(g_22, p_8)), 1UL)) != (*l_1397)) <= l_1502)))))))) || l_1549) | g_135)));
}
}
}
(**l_979) = ((~(((safe_mod_func_uint8_t_u_u((safe_sub_func_uint8_t_u_u((0x2EA691F7L != ((g_68 = (-7L)) >= (g_220 = p_8))), (safe_add_func_int32_t_s_s(((safe_rshift_func_uint16_t_u_u(((safe_lshift_func_int8_t_s_s(p_7, 6)) || ((safe_add_func_int8_t_s_s((((safe_mod_func_uint32_t_u_u(((safe_rshift_func_int8_t_s_s((safe_rshift_func_uint8_t_u_s((*l_1397), 4)), 4)) , ((1L > p_8) ^ ((void*)0 == l_1570))), p_8)) , 0x97D467C4L) , 1L), (*l_1397))) <= (-1L))), p_8)) != (*l_1397)), (*p_9))))), p_8)) > (*l_1397)) <= p_7)) <= (-1L));
(**l_1524) = (**l_1524);
}
(*g_316) = (*g_316);
(*l_1397) = ((safe_div_func_int8_t_s_s((&g_1035 != l_1573), ((safe_unary_minus_func_uint8_t_u((safe_mod_func_int8_t_s_s(0x1DL, (*l_1397))))) || (*p_9)))) >= (safe_add_func_uint32_t_u_u((((l_1377 = (((*g_150) = (safe_add_func_int8_t_s_s((((*l_1397) & (((safe_mul_func_uint8_t_u_u((safe_add_func_uint16_t_u_u((((safe_add_func_uint8_t_u_u((safe_rshift_func_int16_t_s_s((safe_mod_func_uint64_t_u_u(((safe_mod_func_uint8_t_u_u(((!((g_20 = (0xBA27B736841561F7LL || (((safe_mod_func_uint32_t_u_u(((0x59L <= 1L) , 0UL), (*l_1397))) >= (*l_1397)) <= (*g_150)))) != p_8)) != (*l_1397)), 0x68L)) , 0UL), (*l_1397))), g_108)), (*l_1397))) <= 0x72L) && p_8), l_1597)), p_7)) , 4294967295UL) && p_8)) < 0x2956L), (**g_997)))) , l_1378)) != l_1378) , 0UL), 7L)));
}
g_554 ^= ((*g_316) = 0xA472962FL);
return (*p_9);
}
static uint64_t func_10(uint32_t p_11, uint16_t p_12, int8_t p_13, int32_t * p_14)
{
uint32_t l_573 = 18446744073709551613UL;
int32_t **l_591 = (void*)0;
int64_t l_596 = 0xFCB659E2A29304A4LL;
int32_t l_602 = 0x23C35DBAL;
for (g_461 = 0; (g_461 <= 0); ++g_461)
{
int32_t *l_564[5][10] = {{(void*)0,(void*)0,&g_565,&g_565,&g_565,(void*)0,(void*)0,&g_565,&g_565,&g_565},{(void*)0,(void*)0,&g_565,&g_565,&g_565,(void*)0,(void*)0,&g_565,&g_565,&g_565},{(void*)0,(void*)0,&g_565,&g_565,&g_565,(void*)0,(void*)0,&g_565,&g_565,&g_565},{(void*)0,(void*)0,&g_565,&g_565,&g_565,(void*)0,(void*)0,&g_565,&g_565,&g_565},{(void*)0,(void*)0,&g_565,&g_565,&g_565,(void*)0,(void*)0,&g_565,&g_565,&g_565}};
int32_t l_566 = 1L;
int32_t **l_567 = &g_316;
int32_t **l_568 = (void*)0;
int32_t *l_570 = (void*)0;
int32_t **l_569[2][4][9] = {{{&l_570,&l_570,&l_570,&l_570,&l_570,&l_570,&l_570,&l_570,&l_570},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0},{&l_570,&l_570,&l_570,&l_570,&l_570,&l_570,&l_570,&l_570,&l_570},{&l_570,(void*)0,&l_570,(void*)0,&l_570,&l_570,(void*)0,&l_570,(void*)0}},{{&l_570,&l_570,&l_570,&l_570,&l_570,&l_570,&l_570,&l_570,&l_570},{&l_570,&l_570,(void*)0,&l_570,(void*)0,&l_570,&l_570,(void*)0,&l_570},{&l_570,&l_570,&l_570,&l_570,&l_570,&l_570,&l_570,&l_570,&l_570},{(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0,(void*)0}}};
uint8_t *l_574 = &g_104[1][3][3];
uint32_t *l_578 = (void*)0;
uint32_t **l_577 = &l_578;
uint8_t l_597 = 0x87L;
int32_t l_598 = 2L;
uint32_t *l_599 = (void*)0;
uint32_t *l_600 = (void*)0;
uint32_t *l_601 = &g_158[2];
int32_t ***l_604[5][5][4] = {{{(void*)0,(void*)0,&l_569[0][3][4],&l_569[0][3][4]},{(void*)0,(void*)0,&l_568,(void*)0},{(void*)0,&l_569[0][3][4],&l_569[0][3][4],(void*)0},{&l_569[0][3][4],(void*)0,&l_569[0][3][4],&l_569[0][3][4]},{(void*)0,(void*)0,&l_568,(void*)0}},{{(void*)0,&l_569[0][3][4],&l_569[0][3][4],(void*)0},{&l_569[0][3][4],(void*)0,&l_569[0][3][4],&l_569[0][3][4]},{(void*)0,(void*)0,&l_568,(void*)0},{(void*)0,&l_569[0][3][4],&l_569[0][3][4],(void*)0},{&l_569[0][3][4],(void*)0,&l_569[0][3][4],&l_569[0][3][4]}},{{(void*)0,(void*)0,&l_568,(void*)0},{(void*)0,&l_569[0][3][4],&l_569[0][3][4],(void*)0},{&l_569[0][3][4],(void*)0,&l_569[0][3][4],&l_569[0][3][4]},{(void*)0,(void*)0,&l_568,(void*)0},{(void*)0,&l_569[0][3][4],&l_569[0][3][4],(void*)0}},{{&l_569[0][3][4],(void*)0,&l_569[0][3][4],&l_569[0][3][4]},{(void*)0,(void*)0,&l_568,(void*)0},{(void*)0,&l_569[0][3][4],&l_569[0][3][4],(void*)0},{&l_569[0][3][4],(void*)0,&l_569[0][3][4],&l_569[0][3][4]},{(void*)0,(void*)0,&l_568,(void*)0}},{{(void*)0,&l_569[0][3][4],&l_569[0][3][4],(void*)0},{&l_569[0][3][4],(void*)0,&l_569[0][3][4],&l_569[0][3][4]},{(void*)0,(void*)0,&l_568,(void*)0},{(void*)0,&l_569[0][3][4],&l_569[0][3][4],(void*)0},{&l_569[0][3][4],(void*)0,&l_569[0][3][4],&l_569[0][3][4]}}};
int32_t **** const l_603 = &l_604[4][3][0];
int i, j, k;
g_360 = ((safe_mul_func_int8_t_s_s(p_12, (((*l_567) = ((l_566 ^= (p_13 <= (-8L))) , p_14)) == p_14))) , (void*)0);
l_602 |= (safe_mul_func_int16_t_s_s(l_573, (((void*)0 != l_574) ^ ((*l_601) = ((-5L) | ((safe_lshift_func_int8_t_s_s(((void*)0 == l_577), (((safe_div_func_uint64_t_u_u((safe_sub_func_int32_t_s_s(l_573, (safe_add_func_int16_t_s_s((safe_mul_func_int8_t_s_s((safe_sub_func_int8_t_s_s((safe_lshift_func_uint8_t_u_s((l_591 != (((safe_mod_func_int64_t_s_s((((((safe_add_func_int32_t_s_s((l_596 = ((*p_14) = (g_3 < p_11))), p_12)) ^ 0xD267E1E53B8AF24DLL) ^ l_597) , p_13) > 255UL), p_11)) || g_20) , l_591)), g_355)), 0x53L)), p_11)), l_598)))), 0x5A10D9DC63889E4DLL)) , g_22) == 1UL))) == g_361))))));
(*p_14) = ((void*)0 != l_603);
}
return p_13;
}
static uint16_t func_17(int32_t * p_18)
{
int32_t *l_19 = &g_3;
int32_t *l_21[9][2][9] = {{{&g_22,&g_3,(void*)0,&g_22,(void*)0,&g_3,&g_22,&g_22,&g_3},{&g_22,&g_22,&g_22,&g_22,&g_22,&g_22,&g_22,&g_22,&g_22}},{{&g_22,(void*)0,&g_22,&g_3,&g_3,&g_3,&g_3,&g_22,(void*)0},{&g_22,&g_3,&g_22,&g_22,&g_22,&g_22,&g_3,&g_22,&g_3}},{{&g_3,&g_22,&g_3,&g_3,&g_22,&g_3,&g_3,&g_3,&g_22},{&g_22,&g_3,&g_3,&g_22,&g_22,&g_22,&g_22,&g_22,&g_3}},{{(void*)0,(void*)0,&g_3,&g_22,&g_3,&g_22,&g_3,(void*)0,(void*)0},{&g_3,&g_22,&g_22,&g_22,&g_22,&g_22,&g_3,&g_3,&g_22}},{{&g_22,&g_3,&g_3,&g_3,&g_22,&g_3,&g_3,&g_22,&g_3},{&g_3,&g_22,&g_3,&g_22,&g_22,&g_22,&g_22,&g_3,&g_22}},{{(void*)0,&g_22,&g_3,(void*)0,(void*)0,&g_3,&g_22,&g_3,&g_22},{&g_3,&g_22,&g_22,&g_22,&g_22,&g_3,&g_22,&g_3,&g_22}},{{&g_22,&g_22,&g_22,&g_22,&g_3,&g_3,&g_3,&g_22,&g_22},{&g_22,&g_22,&g_22,&g_22,&g_22,&g_22,&g_22,&g_22,&g_22}},{{&g_22,&g_22,&g_3,&g_3,&g_3,&g_22,&g_22,&g_22,&g_22},{&g_22,&g_3,&g_22,&g_3,&g_22,&g_22,&g_22,&g_22,&g_3}},{{&g_22,&g_3,&g_22,&g_3,(void*)0,(void*)0,&g_3,&g_22,&g_3},{&g_22,&g_22,&g_22,&g_22,&g_22,&g_22,&g_22,&g_22,&g_22}}};
uint32_t l_23 = 5UL;
int32_t **l_37[1];
int8_t l_39 = 5L;
int16_t l_329 = 0xD34AL;
uint32_t l_330[9] = {18446744073709551609UL,18446744073709551609UL,18446744073709551615UL,18446744073709551609UL,18446744073709551609UL,18446744073709551615UL,18446744073709551609UL,18446744073709551609UL,18446744073709551615UL};
int64_t *l_331 = &g_276;
uint16_t *l_332 = &g_105;
int16_t l_365[5][9] = {{0x0833L,0x0833L,0x0833L,0x0833L,0x0833L,0x0833L,0x0833L,0x0833L,0x0833L},{0x22CEL,0x22CEL,0x22CEL,0x22CEL,0x22CEL,0x22CEL,0x22CEL,0x22CEL,0x22CEL},{0x0833L,0x0833L,0x0833L,0x0833L,0x0833L,0x0833L,0x0833L,0x0833L,0x0833L},{0x22CEL,0x22CEL,0x22CEL,0x22CEL,0x22CEL,0x22CEL,0x22CEL,0x22CEL,0x22CEL},{0x0833L,0x0833L,0x0833L,0x0833L,0x0833L,0x0833L,0x0833L,0x0833L,0x0833L}};
int32_t ****l_376 = (void*)0;
int32_t **l_385 = &l_19;
uint16_t l_430 = 0x0576L;
uint32_t l_473 = 0xEFE63921L;
uint32_t *l_540[8][3] = {{&g_153[0],&g_153[0],&g_153[0]},{&l_330[2],&l_330[2],&l_330[2]},{&g_153[0],&g_153[0],&g_153[0]},{&l_330[2],&l_330[2],&l_330[2]},{&g_153[0],&g_153[0],&g_153[0]},{&l_330[2],&l_330[2],&l_330[2]},{&g_153[0],&g_153[0],&g_153[0]},{&l_330[2],&l_330[2],&l_330[2]}};
int i, j, k;
for (i = 0; i < 1; i++)
l_37[i] = &l_19;
g_20 &= (&g_3 == l_19);
l_23++;
if ((safe_lshift_func_int8_t_s_s(g_3, (g_20 ^ ((safe_rshift_func_uint8_t_u_u(((g_20 == (safe_div_func_uint16_t_u_u((func_32(g_3, (p_18 = l_19), ((*l_332) = (~(l_39 , ((*l_331) = (safe_div_func_uint8_t_u_u((safe_mod_func_uint8_t_u_u((safe_rshift_func_uint8_t_u_s((((safe_div_func_uint32_t_u_u(((g_48 ^ (((safe_rshift_func_int8_t_s_u(g_3, (safe_div_func_uint16_t_u_u(func_53((safe_div_func_uint16_t_u_u((((safe_sub_func_int8_t_s_s((0xD5L >= g_3), g_22)) != 0x4AE9L) != (*l_19)), g_3)), &g_22, &g_22), g_20)))) == 65534UL) , g_159)) < 0x1CL), l_329)) , 0x5B16L) , g_96), (*l_19))), (*l_19))), l_330[2])))))), (*l_19)) >= 9UL), g_357))) < g_357), 7)) && g_159)))))
{
uint8_t * const l_364 = &g_138;
uint16_t *l_366 = &g_208;
int32_t l_371 = (-1L);
int32_t *****l_377 = (void*)0;
int32_t ***l_380 = &l_37[0];
int32_t ****l_379 = &l_380;
int32_t *****l_378 = &l_379;
int32_t l_381 = 0xBB352B36L;
int16_t l_489 = 0xD8C7L;
if (((~(((l_364 != ((((*l_332) = 65529UL) > (g_68 , (l_365[0][4] && ((*l_366)++)))) , l_364)) , (safe_mul_func_uint16_t_u_u((l_371 == ((g_357 = (g_104[1][3][3] != (safe_mod_func_int8_t_s_s((safe_mul_func_uint16_t_u_u((l_376 == ((*l_378) = l_376)), 65535UL)), g_116)))) | l_381)), (***l_380)))) , g_209)) || g_22))
{
const uint64_t l_382 = 18446744073709551615UL;
int64_t l_397 = 1L;
uint32_t l_429 = 0x2CED354EL;
int64_t **l_436 = &g_150;
int32_t l_468 = 0L;
int32_t l_470 = 6L;
int16_t *l_547 = &l_329;
int64_t ***l_548 = &l_436;
for (g_116 = 4; (g_116 >= 1); g_116 -= 1)
{
int8_t *l_386[9][3][2] = {{{&g_159,&l_39},{&g_159,&g_159},{&g_159,&l_39}},{{&g_159,&g_159},{&g_159,&l_39},{&g_159,&g_159}},{{&g_159,&l_39},{&g_159,&g_159},{&g_159,&l_39}},{{&g_159,&g_159},{&g_159,&l_39},{&g_159,&g_159}},{{&g_159,&l_39},{&g_159,&g_159},{&g_159,&l_39}},{{&g_159,&g_159},{&g_159,&l_39},{&g_159,&g_159}},{{&g_159,&l_39},{&g_159,&g_159},{&g_159,&l_39}},{{&g_159,&g_159},{&g_159,&l_39},{&g_159,&g_159}},{{&g_159,&l_39},{&g_159,&g_159},{&g_159,&l_39}}};
int32_t l_387[10] = {0x8213E1AAL,0x8213E1AAL,0x8213E1AAL,0x8213E1AAL,0x8213E1AAL,0x8213E1AAL,0x8213E1AAL,0x8213E1AAL,0x8213E1AAL,0x8213E1AAL};
uint32_t l_388[2];
int16_t *l_393 = &l_365[0][4];
int64_t * const *l_482 = &l_331;
uint16_t **l_522 = &l_332;
int32_t *l_525 = &g_209;
int i, j, k;
for (i = 0; i < 2; i++)
l_388[i] = 0UL;
if ((246UL | ((((*l_331) = ((l_382 , g_3) == (0xE5C421F526069733LL != (((*l_366) = (((*l_380) = &p_18) != l_385)) == ((l_388[0] ^= (l_387[9] = 0x22L)) || (safe_add_func_int64_t_s_s((safe_add_func_int16_t_s_s(((*l_393) |= l_382), (safe_sub_func_int32_t_s_s(((*g_316) &= (*p_18)), l_382)))), g_396))))))) , l_388[0]) || g_68)))
{
int64_t *l_402[6];
int32_t l_407[9] = {0x4B0D4290L,0xE04268F6L,0xE04268F6L,0x4B0D4290L,0xE04268F6L,0xE04268F6L,0x4B0D4290L,0xE04268F6L,0xE04268F6L};
int i;
for (i = 0; i < 6; i++)
l_402[i] = &g_79;
if (l_397)
{
int64_t **l_403 = &l_331;
int32_t l_406[4][3] = {{1L,(-1L),(-1L)},{1L,(-1L),(-1L)},{1L,(-1L),(-1L)},{1L,(-1L),(-1L)}};
int i, j;
(*g_316) &= ((--(*l_332)) < ((((l_382 <= (((safe_div_func_uint16_t_u_u(65535UL, (((*l_364) &= ((l_402[4] == ((*l_403) = &g_108)) < (l_407[0] = (safe_sub_func_int64_t_s_s(((*g_150) = (*g_150)), (((g_361 == ((0x25C39C28E878EF0DLL > g_158[1]) , (((((g_116 && l_406[3][1]) <= g_159) && l_397) > l_407[6]) <= g_158[1]))) == 0x55FAL) , 0xFCBB7210143FD5F5LL)))))) , l_406[3][1]))) | 0xA6EBL) , 0x7561DF3716DEDA15LL)) , 0xBC9DL) || g_158[2]) <= 1UL));
}
else
{
return l_387[9];
}
}
else
{
uint8_t l_408 = 0xCCL;
uint64_t *l_428 = &g_357;
int16_t *l_431[4];
int32_t l_432 = 0x7B278D9FL;
int i;
for (i = 0; i < 4; i++)
l_431[i] = &g_220;
(*g_360) |= l_408;
(*g_316) = ((g_220 |= (l_432 = ((*l_393) = ((l_408 > (safe_lshift_func_int16_t_s_u(((safe_lshift_func_int8_t_s_s(0xD3L, l_408)) & (0x7677E93D4B79847BLL >= (safe_mul_func_int8_t_s_s(g_133, ((safe_mul_func_uint16_t_u_u(((*l_366) ^= ((*l_332) = (((safe_lshift_func_uint8_t_u_u(((safe_add_func_int32_t_s_s((safe_mul_func_uint16_t_u_u((0xBAF50E186AC2539ALL < ((*g_150) |= ((((safe_lshift_func_int16_t_s_s((safe_div_func_uint8_t_u_u((((0L || l_408) | (safe_unary_minus_func_uint64_t_u(((*l_428) = 4UL)))) & l_387[2]), g_158[0])), l_382)) ^ g_20) | l_387[6]) , l_388[0]))), g_79)), (*g_360))) <= l_408), l_408)) && l_408) != g_153[3]))), g_79)) , l_388[1]))))), l_429))) | l_430)))) & l_429);
}
p_18 = p_18;
if ((***l_380))
continue;
for (g_108 = 2; (g_108 >= 0); g_108 -= 1)
{
const int64_t l_437 = 0x3631D464D603F32BLL;
int32_t l_457 = 0xB1C6D6E9L;
int32_t l_469 = 0L;
int16_t * const l_501[5][5] = {{&l_365[0][4],&g_220,&l_365[0][4],&g_220,&l_365[0][4]},{&g_220,&g_220,&g_220,&g_220,&g_220},{&l_365[0][4],&g_220,&l_365[0][4],&g_220,&l_365[0][4]},{&g_220,&g_220,&g_220,&g_220,&g_220},{&l_365[0][4],&g_220,&l_365[0][4],&g_220,&l_365[0][4]}};
const int8_t *l_515 = &l_39;
int64_t l_521 = 0x0D868227B06A90F7LL;
int i, j;
}
}
(*l_548) = (((-6L) < (((**l_436) = (safe_mod_func_uint16_t_u_u(((safe_sub_func_int8_t_s_s((safe_sub_func_int32_t_s_s((safe_lshift_func_int16_t_s_s((safe_mul_func_int16_t_s_s(g_355, g_357)), 14)), (((-7L) & (safe_mul_func_uint8_t_u_u(((((((safe_mul_func_int16_t_s_s((l_540[3][1] != &g_153[0]), g_20)) < (safe_add_func_uint16_t_u_u(l_397, ((safe_div_func_uint8_t_u_u(((safe_sub_func_uint8_t_u_u(((l_468 = ((((*l_547) = (***l_380)) && l_468) >= 0xA8FB614299B8E3C3LL)) || (**l_385)), 0xA5L)) , g_461), l_470)) , l_470)))) >= 0x14339688L) > 0x6CE5E39EE439479FLL) , l_397) | l_429), g_105))) == g_108))), 0UL)) , g_133), 0x648EL))) , 1L)) , (void*)0);
}
else
{
(*g_316) = 0x41FC93D0L;
return g_396;
}
}
else
{
uint32_t l_552[2][7] = {{4294967295UL,0xEC75AE30L,0x6FAFF094L,0xEC75AE30L,4294967295UL,4294967295UL,0xEC75AE30L},{4294967291UL,0x2095068AL,4294967291UL,0xEC75AE30L,0xEC75AE30L,4294967291UL,0x2095068AL}};
int i, j;
for (g_108 = 3; (g_108 == (-30)); g_108 = safe_sub_func_uint32_t_u_u(g_108, 8))
{
int32_t l_551 = (-5L);
if ((*g_316))
break;
return l_551;
}
return l_552[1][0];
}
return g_104[1][3][3];
}
static uint32_t func_32(uint32_t p_33, int32_t * p_34, const uint16_t p_35, int32_t p_36)
{
uint32_t l_339 = 1UL;
uint16_t *l_346 = &g_105;
int8_t * const l_350 = &g_159;
int32_t *l_354 = &g_355;
uint64_t *l_356 = &g_357;
uint32_t l_358[1][7][1] = {{{4294967287UL},{0x996700F8L},{4294967287UL},{0x996700F8L},{4294967287UL},{0x996700F8L},{4294967287UL}}};
uint64_t l_359 = 0xE7710A52F9BF1B5DLL;
int32_t **l_362 = &l_354;
int i, j, k;
(*g_360) = (safe_div_func_int8_t_s_s((safe_rshift_func_int8_t_s_s((safe_div_func_int32_t_s_s((l_359 &= (((l_339 , (((!(~((g_220 & (safe_add_func_uint16_t_u_u((((((*l_346) = (safe_lshift_func_uint8_t_u_s(1UL, 6))) > (g_104[1][3][3] || ((*g_316) = (((~g_159) , l_350) != l_350)))) > ((((((*l_354) = (((p_35 != (safe_unary_minus_func_uint64_t_u((safe_sub_func_uint16_t_u_u(l_339, g_138))))) != 0x83L) < g_158[1])) >= (*p_34)) , l_356) != &g_357) ^ 0x6CL)) != 0x92L), 2UL))) ^ 1L))) <= l_358[0][4][0]) & 0x5043L)) , (*g_150)) && p_36)), (*p_34))), g_357)), g_79));
(*l_362) = (void*)0;
return p_33;
}
static uint16_t func_53(uint8_t p_54, int32_t * p_55, int32_t * p_56)
{
int32_t l_84[6] = {0x3D4BAF72L,0x3D4BAF72L,0x3D4BAF72L,0x3D4BAF72L,0x3D4BAF72L,0x3D4BAF72L};
int32_t l_107 = 0x75E99C33L;
int32_t l_130 = 0xCB9C1B33L;
const int32_t *l_136[6][1];
int32_t *l_149 = &g_22;
int32_t ** const l_148 = &l_149;
int32_t ** const *l_147 = &l_148;
int32_t ** const **l_146[9] = {&l_147,&l_147,&l_147,&l_147,&l_147,&l_147,&l_147,&l_147,&l_147};
int8_t l_256 = 0L;
int i, j;
for (i = 0; i < 6; i++)
{
for (j = 0; j < 1; j++)
l_136[i][j] = &l_130;
}
for (p_54 = 0; (p_54 >= 18); p_54 = safe_add_func_uint32_t_u_u(p_54, 6))
{
int32_t *l_64[2][4] = {{&g_3,&g_3,&g_3,&g_3},{&g_3,&g_3,&g_3,&g_3}};
int32_t **l_63[10] = {&l_64[1][3],&l_64[1][3],&l_64[1][3],&l_64[1][3],&l_64[1][3],&l_64[1][3],&l_64[1][3],&l_64[1][3],&l_64[1][3],&l_64[1][3]};
int32_t ***l_65 = &l_63[6];
uint64_t l_69 = 6UL;
int64_t *l_111 = &g_96;
const int32_t *l_134 = &g_135;
uint32_t l_274[9] = {0x9CB2D087L,0x9CB2D087L,0x9CB2D087L,0x9CB2D087L,0x9CB2D087L,0x9CB2D087L,0x9CB2D087L,0x9CB2D087L,0x9CB2D087L};
int i, j;
if ((((*l_65) = l_63[6]) != (void*)0))
{
int32_t ***l_66 = (void*)0;
int32_t ****l_67 = &l_65;
if (g_22)
break;
(*l_67) = l_66;
}
else
{
int32_t l_88 = (-1L);
int32_t l_151 = (-5L);
int64_t l_152 = (-6L);
uint32_t l_156 = 0x872F47A7L;
const int32_t **l_169[10][5][5] = {{{&l_134,&l_134,&l_134,&l_134,&l_136[3][0]},{(void*)0,&l_136[4][0],&l_136[3][0],&l_134,&l_134},{(void*)0,&l_136[3][0],&l_134,(void*)0,&l_134},{&l_136[0][0],&l_136[0][0],&l_134,&l_136[5][0],&l_136[3][0]},{&l_136[3][0],&l_136[3][0],&l_134,&l_134,&l_134}},{{&l_136[3][0],(void*)0,&l_136[3][0],&l_136[5][0],&l_134},{&l_136[3][0],&l_136[0][0],&l_134,&l_136[3][0],(void*)0},{&l_136[3][0],&l_134,&l_134,&l_134,&l_136[3][0]},{&l_136[3][0],&l_136[1][0],&l_136[3][0],(void*)0,&l_136[0][0]},{&l_134,&l_134,&l_136[2][0],&l_134,&l_136[3][0]}},{{&l_136[3][0],(void*)0,&l_136[3][0],&l_134,&l_136[3][0]},{&l_136[3][0],&l_136[1][0],&l_134,&l_134,&l_134},{&l_136[3][0],(void*)0,&l_136[3][0],(void*)0,&l_136[3][0]},{&l_134,&l_136[3][0],&l_136[3][0],&l_134,(void*)0},{&l_134,&l_134,&l_134,&l_136[2][0],&l_134}},{{&l_136[3][0],&l_134,(void*)0,&l_136[3][0],&l_136[2][0]},{(void*)0,&l_134,&l_136[0][0],&l_134,&l_136[3][0]},{&l_134,&l_136[3][0],(void*)0,(void*)0,&l_134},{&l_136[3][0],&l_136[3][0],&l_136[3][0],&l_136[3][0],&l_136[3][0]},{&l_136[3][0],(void*)0,(void*)0,&l_136[3][0],&l_136[3][0]}},{{&l_134,&l_134,(void*)0,&l_134,&l_134},{&l_136[4][0],&l_134,&l_136[3][0],(void*)0,&l_136[3][0]},{(void*)0,(void*)0,&l_136[5][0],&l_136[3][0],&l_136[5][0]},{&l_136[4][0],&l_136[4][0],&l_136[3][0],(void*)0,&l_136[3][0]},{&l_136[3][0],&l_134,(void*)0,&l_134,&l_136[3][0]}},{{&l_136[4][0],&l_136[1][0],&l_134,&l_134,&l_136[3][0]},{&l_136[3][0],&l_134,&l_136[3][0],&l_136[3][0],(void*)0},{&l_136[3][0],&l_136[4][0],&l_136[3][0],&l_134,&l_136[3][0]},{&l_134,(void*)0,&l_136[3][0],&l_134,&l_136[3][0]},{&l_136[3][0],&l_134,&l_136[5][0],&l_134,(void*)0}},{{&l_136[4][0],&l_134,&l_136[3][0],(void*)0,&l_136[3][0]},{&l_136[4][0],(void*)0,&l_136[1][0],&l_134,&l_134},{&l_136[2][0],&l_136[3][0],(void*)0,&l_136[5][0],(void*)0},{&l_134,&l_136[3][0],&l_136[3][0],&l_136[3][0],&l_136[3][0]},{&l_136[2][0],&l_134,&l_136[3][0],(void*)0,&l_136[2][0]}},{{(void*)0,&l_134,&l_134,&l_136[4][0],&l_136[3][0]},{&l_136[3][0],&l_134,&l_136[3][0],&l_136[1][0],&l_136[3][0]},{(void*)0,&l_136[3][0],&l_136[3][0],&l_136[3][0],&l_134},{(void*)0,(void*)0,(void*)0,&l_134,&l_134},{&l_136[3][0],&l_136[4][0],&l_136[3][0],&l_136[3][0],&l_136[3][0]}},{{(void*)0,&l_136[3][0],&l_134,&l_134,&l_136[3][0]},{&l_136[2][0],(void*)0,(void*)0,&l_136[3][0],&l_136[3][0]},{&l_134,&l_134,(void*)0,&l_136[0][0],&l_136[2][0]},{&l_136[2][0],&l_136[3][0],&l_136[4][0],&l_134,&l_136[0][0]},{&l_136[4][0],&l_136[4][0],&l_136[3][0],&l_134,&l_134}},{{&l_136[4][0],&l_136[0][0],&l_136[3][0],&l_136[3][0],&l_136[3][0]},{&l_136[3][0],&l_136[3][0],&l_136[3][0],&l_134,&l_136[3][0]},{&l_134,&l_136[4][0],(void*)0,&l_136[4][0],&l_134},{&l_136[3][0],&l_136[5][0],&l_136[3][0],&l_136[3][0],&l_136[4][0]},{&l_136[3][0],&l_136[3][0],&l_134,&l_136[3][0],&l_136[1][0]}}};
const int32_t ***l_168[2][10][3] = {{{&l_169[5][2][2],&l_169[5][2][2],&l_169[5][0][4]},{&l_169[6][2][3],&l_169[4][1][4],&l_169[4][1][4]},{&l_169[5][0][4],&l_169[5][2][2],&l_169[5][2][2]},{&l_169[6][2][3],&l_169[5][2][2],&l_169[6][2][3]},{&l_169[5][2][2],&l_169[5][0][4],&l_169[5][2][2]},{&l_169[5][2][2],&l_169[5][2][2],&l_169[4][1][4]},{&l_169[6][4][0],&l_169[5][0][4],&l_169[5][0][4]},{&l_169[4][1][4],&l_169[5][2][2],&l_169[6][2][3]},{&l_169[6][4][0],&l_169[5][2][2],&l_169[6][4][0]},{&l_169[5][2][2],&l_169[4][1][4],&l_169[6][2][3]}},{{&l_169[5][2][2],&l_169[5][2][2],&l_169[5][0][4]},{&l_169[6][2][3],&l_169[4][1][4],&l_169[4][1][4]},{&l_169[5][0][4],&l_169[5][2][2],&l_169[5][2][2]},{&l_169[6][2][3],&l_169[5][2][2],&l_169[6][2][3]},{&l_169[5][2][2],&l_169[5][0][4],&l_169[5][2][2]},{&l_169[5][2][2],&l_169[5][2][2],&l_169[4][1][4]},{&l_169[6][4][0],&l_169[5][0][4],&l_169[5][0][4]},{&l_169[4][1][4],&l_169[5][2][2],&l_169[6][2][3]},{&l_169[6][4][0],&l_169[5][2][2],&l_169[6][4][0]},{&l_169[5][2][2],&l_169[4][1][4],&l_169[6][2][3]}}};
const int32_t ****l_167 = &l_168[1][5][0];
int16_t l_187 = 1L;
uint32_t l_293 = 1UL;
int64_t l_317 = 0L;
int i, j, k;
l_69++;
for (g_22 = 0; (g_22 > (-17)); --g_22)
{
int64_t *l_78 = &g_79;
int32_t l_94 = 0L;
int64_t *l_95 = &g_96;
uint64_t *l_106 = &l_69;
const uint64_t l_181 = 18446744073709551614UL;
if ((l_107 = (((((safe_mul_func_int8_t_s_s((((*l_106) ^= ((safe_add_func_uint64_t_u_u(g_20, (((*l_78) = ((void*)0 == &p_56)) & (safe_mod_func_int16_t_s_s(((safe_div_func_uint64_t_u_u((l_84[4] || (((g_105 = (~((safe_div_func_uint32_t_u_u(l_88, (g_104[1][3][3] |= ((((safe_sub_func_int64_t_s_s(g_20, (l_94 = ((!((safe_rshift_func_uint16_t_u_u(((l_94 > ((*l_95) = g_22)) | (safe_add_func_uint32_t_u_u(((safe_div_func_uint32_t_u_u((safe_mod_func_uint16_t_u_u((p_54 , l_94), 3L)), 0x8F270697L)) < 0xF7409415L), g_68))), 15)) && p_54)) || p_54)))) , p_54) , g_103) != g_103)))) >= g_68))) , g_22) != p_54)), g_68)) != g_3), p_54))))) | 8L)) <= g_3), 0xCDL)) , g_104[3][8][0]) || l_94) && l_84[4]) , (*p_56))))
{
uint16_t *l_112 = (void*)0;
uint16_t *l_113 = &g_105;
uint32_t *l_118 = &g_119;
int32_t l_129 = 0x34690618L;
const int32_t *l_132 = &g_133;
const int32_t **l_131[10][9] = {{(void*)0,(void*)0,&l_132,&l_132,&l_132,(void*)0,(void*)0,&l_132,&l_132},{&l_132,&l_132,&l_132,&l_132,&l_132,&l_132,&l_132,&l_132,&l_132},{&l_132,&l_132,&l_132,&l_132,&l_132,&l_132,&l_132,&l_132,&l_132},{(void*)0,&l_132,&l_132,&l_132,(void*)0,(void*)0,&l_132,&l_132,&l_132},{&l_132,&l_132,&l_132,&l_132,&l_132,&l_132,&l_132,&l_132,&l_132},{(void*)0,(void*)0,&l_132,&l_132,&l_132,(void*)0,(void*)0,&l_132,&l_132},{&l_132,&l_132,&l_132,&l_132,&l_132,&l_132,&l_132,&l_132,&l_132},{&l_132,&l_132,&l_132,&l_132,&l_132,&l_132,&l_132,&l_132,&l_132},{(void*)0,&l_132,&l_132,&l_132,(void*)0,(void*)0,&l_132,&l_132,&l_132},{&l_132,&l_132,&l_132,&l_132,&l_132,&l_132,&l_132,&l_132,&l_132}};
int i, j;
l_107 = l_94;
g_108 = (l_94 | l_84[0]);
l_130 &= ((safe_rshift_func_uint8_t_u_s((((void*)0 == l_111) || (l_94 = (((g_116 ^= ((*l_113)++)) , (!(--(*l_118)))) >= (safe_sub_func_int64_t_s_s((safe_add_func_int64_t_s_s((safe_mod_func_int32_t_s_s(l_107, ((l_94 , (+l_84[4])) , p_54))), ((*l_106) = (g_104[0][1][3] & g_22)))), (g_104[2][1][2] & 0xC446C13A8A9104C8LL)))))), p_54)) ^ l_129);
l_136[3][0] = (l_134 = &g_22);
}
else
{
int64_t l_137 = 0L;
g_138++;
(*l_65) = &p_56;
}
for (g_96 = 0; (g_96 == (-18)); g_96 = safe_sub_func_uint8_t_u_u(g_96, 1))
{
int32_t ** const *l_145[9];
int32_t ** const **l_144 = &l_145[7];
int32_t ** const ***l_143[8] = {&l_144,&l_144,(void*)0,&l_144,&l_144,(void*)0,&l_144,&l_144};
int64_t l_182 = 0x5227D837D6E8952BLL;
int i;
for (i = 0; i < 9; i++)
l_145[i] = (void*)0;
(**l_65) = &g_3;
if (((l_146[1] = (void*)0) != (void*)0))
{
l_151 &= ((g_150 = l_111) == (void*)0);
}
else
{
int64_t *l_157[3][2][5] = {{{&g_79,&g_79,&g_79,&g_79,&g_79},{&g_79,&g_79,&g_79,&g_79,&g_79}},{{&g_79,&g_79,&g_116,&g_79,&g_79},{&g_79,&g_79,&g_79,&g_79,&g_79}},{{&g_79,&g_79,&g_79,&g_79,&g_79},{&g_79,&g_79,&g_116,&g_79,&g_79}}};
int8_t *l_172 = &g_159;
int i, j, k;
g_153[0] = l_152;
g_158[1] ^= ((safe_add_func_uint8_t_u_u(p_54, ((*g_150) , (((l_156 < 0x7731L) , l_157[2][1][1]) == &g_116)))) , (p_56 == p_55));
g_159 = (*p_55);
l_94 &= (safe_sub_func_int8_t_s_s((safe_rshift_func_int8_t_s_s((safe_sub_func_int32_t_s_s(g_133, (~((void*)0 != l_167)))), (safe_lshift_func_int16_t_s_u(((((((&g_105 != (void*)0) , ((*l_106) = g_135)) & (((*l_172) |= g_105) && ((safe_sub_func_uint32_t_u_u((safe_mul_func_int16_t_s_s(((safe_lshift_func_int16_t_s_u(((((safe_mul_func_uint16_t_u_u((&l_152 == (g_153[1] , (void*)0)), p_54)) , g_158[1]) || (-8L)) <= 5L), 1)) >= 0x174CEC62L), 0xA10CL)), g_116)) && g_96))) && 0xEFE91F0BL) , g_20) , 0x1257L), 1)))), l_181));
}
return l_182;
}
for (l_88 = 0; (l_88 > (-17)); --l_88)
{
const uint16_t *l_200[2][9] = {{&g_105,&g_105,&g_105,&g_105,&g_105,&g_105,&g_105,&g_105,&g_105},{(void*)0,&g_105,&g_105,(void*)0,(void*)0,&g_105,&g_105,(void*)0,(void*)0}};
const uint16_t **l_201 = &l_200[0][1];
const int32_t l_206 = 0xEF62936AL;
uint32_t *l_207 = &g_158[1];
int i, j;
l_94 = (safe_div_func_int8_t_s_s(l_187, g_68));
l_94 = (!246UL);
g_208 |= ((*p_55) ^ (safe_add_func_int16_t_s_s((((~(safe_rshift_func_int16_t_s_s((safe_add_func_uint64_t_u_u(p_54, (((safe_sub_func_int8_t_s_s(((safe_mod_func_int64_t_s_s(((p_54 , (*g_150)) | ((((*l_201) = l_200[0][2]) == &g_105) , ((((*l_207) |= ((~(((((*g_150) | (safe_mul_func_int16_t_s_s(0L, (+0xF4ACB368L)))) >= l_206) , g_159) > g_138)) != 18446744073709551607UL)) , 0x0D45DD2073866EE0LL) ^ 9L))), 0xEBB82BABF4834D8CLL)) | 0x99CFL), p_54)) , g_159) <= 3UL))), 4))) , g_135) & (**l_148)), 0xE927L)));
}
g_209 = 0xB265B679L;
}
for (g_68 = 0; (g_68 >= 0); g_68 -= 1)
{
uint16_t l_258 = 0x7E81L;
int32_t l_259[8][10] = {{0x5EB18E8DL,(-1L),1L,0L,2L,0xD671F37EL,2L,0L,1L,(-1L)},{(-1L),0xDD82FD87L,1L,2L,(-1L),0L,1L,1L,0L,(-1L)},{(-1L),(-1L),(-1L),(-1L),0x8732CC38L,0L,0x5EB18E8DL,1L,(-1L),1L},{(-1L),0xD671F37EL,1L,1L,1L,0xD671F37EL,(-1L),0x5EB18E8DL,(-1L),0xDD82FD87L},{0x5EB18E8DL,0L,0x8732CC38L,(-1L),(-1L),(-1L),(-1L),0x8732CC38L,0L,0x5EB18E8DL},{1L,0L,(-1L),2L,1L,0xDD82FD87L,(-1L),0xDD82FD87L,1L,2L},{2L,0xD671F37EL,2L,0L,1L,(-1L),0x5EB18E8DL,1L,1L,0x5EB18E8DL},{1L,(-1L),(-1L),(-1L),(-1L),1L,1L,1L,(-1L),0xDD82FD87L}};
int i, j;
for (l_156 = 0; (l_156 <= 0); l_156 += 1)
{
int16_t *l_217 = &l_187;
int16_t *l_218 = (void*)0;
int16_t *l_219[3][7] = {{&g_68,(void*)0,&g_68,(void*)0,&g_68,(void*)0,&g_68},{(void*)0,&g_220,&g_220,(void*)0,(void*)0,&g_220,&g_220},{&g_220,(void*)0,&g_220,(void*)0,&g_220,(void*)0,&g_220}};
int32_t *l_227 = &l_151;
uint16_t *l_241 = &g_105;
uint16_t **l_240 = &l_241;
uint8_t *l_242 = &g_104[2][4][4];
uint64_t *l_275[10] = {(void*)0,&l_69,&l_69,(void*)0,&l_69,&l_69,(void*)0,&l_69,&l_69,(void*)0};
int i, j;
if ((0UL > (safe_mul_func_uint16_t_u_u((safe_lshift_func_int8_t_s_u((safe_unary_minus_func_int64_t_s(p_54)), 1)), ((safe_rshift_func_int16_t_s_u((g_220 |= ((*l_217) &= g_22)), (safe_lshift_func_int16_t_s_u(((safe_sub_func_uint16_t_u_u((safe_sub_func_int8_t_s_s((l_227 != (void*)0), ((*l_242) = (((((safe_mul_func_int16_t_s_s((safe_div_func_uint32_t_u_u(p_54, (safe_div_func_uint16_t_u_u((((safe_rshift_func_int8_t_s_u(((safe_add_func_uint8_t_u_u(((((1UL > (safe_mul_func_int16_t_s_s((((((void*)0 == l_240) <= g_209) <= 0UL) | 0x77572B0FL), 0xBC13L))) <= g_209) , g_159) == g_108), p_54)) & g_138), 6)) , g_153[4]) < g_159), g_158[1])))), (*l_227))) < 8UL) < 0x653DA89DL) > 0UL) < p_54)))), p_54)) < p_54), p_54)))) || 0xB4BD51CD5DB39EC2LL)))))
{
uint32_t *l_245 = (void*)0;
uint32_t *l_246 = (void*)0;
uint32_t *l_247 = &g_153[0];
int8_t *l_257[8][7] = {{&l_256,&g_159,&g_159,(void*)0,&g_159,&g_159,&l_256},{&l_256,&g_159,&g_159,(void*)0,&g_159,&g_159,&l_256},{&l_256,&g_159,&g_159,(void*)0,&g_159,&g_159,&l_256},{&l_256,&g_159,&g_159,(void*)0,&g_159,&g_159,&l_256},{&l_256,&g_159,&g_159,(void*)0,&g_159,&g_159,&l_256},{&l_256,&g_159,&g_159,(void*)0,&g_159,&g_159,&l_256},{&l_256,&g_159,&g_159,(void*)0,&g_159,&g_159,&l_256},{&l_256,&g_159,&g_159,(void*)0,&g_159,&g_159,&l_256}};
int i, j;
(*l_227) &= (((*l_111) = p_54) <= ((*g_150) = ((l_258 = (p_54 <= (((((*l_247) = (***l_65)) , (((*g_150) & (((safe_lshift_func_uint16_t_u_u(0x8C30L, (safe_mul_func_int16_t_s_s(((*g_150) && (safe_div_func_int16_t_s_s(g_158[1], g_108))), (safe_sub_func_uint32_t_u_u(p_54, p_54)))))) , (void*)0) != &g_220)) && g_116)) | l_256) , g_153[0]))) < l_259[6][0])));
return p_54;
}
else
{
(*p_56) = (safe_mul_func_uint16_t_u_u(l_259[6][0], ((void*)0 == &g_108)));
}
(*l_227) = ((***l_147) = (safe_rshift_func_uint16_t_u_u((safe_add_func_uint32_t_u_u(0x2A8B1A90L, (p_54 , (safe_sub_func_uint32_t_u_u((&g_68 != &l_187), (safe_div_func_uint8_t_u_u(((safe_mod_func_int8_t_s_s(((safe_mul_func_int16_t_s_s(0x22EBL, (((((*g_150) = l_274[7]) >= (g_276 = (*l_227))) | (p_54 != g_104[1][3][3])) , p_54))) || g_209), g_153[1])) > g_159), 0x53L))))))), 1)));
}
}
if ((g_276 <= (safe_mod_func_uint8_t_u_u(p_54, 0x3DL))))
{
uint8_t *l_279 = &g_104[3][0][1];
int32_t l_284 = 0x8F9423C2L;
int32_t l_299 = (-1L);
l_299 &= ((((*l_279) = g_3) && (safe_mul_func_int8_t_s_s((((safe_add_func_uint64_t_u_u(l_284, (((2L > ((safe_mod_func_uint16_t_u_u(((p_54 ^ ((safe_sub_func_int64_t_s_s(0x50E0C1A61F3BF57DLL, (-2L))) , ((g_159 ^ (safe_div_func_uint32_t_u_u(l_293, (safe_mod_func_uint8_t_u_u(((~(((safe_add_func_int16_t_s_s((0x7D55617BL != (*p_55)), 0xB01BL)) != 0x4B4C2999L) , p_54)) , p_54), g_105))))) < (*p_56)))) >= (*p_56)), 0x5F56L)) | g_133)) , (**l_148)) || 0xC249L))) , 0x359EL) == 0xD68DL), g_68))) > p_54);
}
else
{
uint16_t l_300[1][1][3];
int32_t l_311[4] = {0L,0L,0L,0L};
int i, j, k;
for (i = 0; i < 1; i++)
{
for (j = 0; j < 1; j++)
{
for (k = 0; k < 3; k++)
l_300[i][j][k] = 0xFB20L;
}
}
(*p_56) = (*p_55);
l_300[0][0][1]++;
if ((p_54 ^ (safe_div_func_uint8_t_u_u((safe_unary_minus_func_int64_t_s(((*g_150) |= 0x3AABD784E6EA6359LL))), 4L))))
{
(**l_65) = p_56;
}
else
{
uint8_t l_308 = 248UL;
int32_t l_310 = (-6L);
int32_t l_312 = 0x493AA1A8L;
for (l_293 = 0; (l_293 >= 44); ++l_293)
{
int64_t l_309 = 8L;
uint32_t l_313 = 0x788FD815L;
if (l_308)
break;
if (g_105)
continue;
l_313--;
return p_54;
}
g_316 = p_56;
if (l_317)
break;
for (l_130 = 0; (l_130 > 20); l_130 = safe_add_func_uint64_t_u_u(l_130, 3))
{
g_209 ^= (safe_add_func_int32_t_s_s(1L, ((((safe_sub_func_uint16_t_u_u(g_208, p_54)) & ((((*p_55) = ((void*)0 != &g_133)) , ((~((***l_147) > (safe_rshift_func_uint16_t_u_s((p_54 != (safe_mul_func_uint16_t_u_u(l_310, p_54))), p_54)))) > (*p_55))) , p_54)) & (*g_150)) & 0xF7443FE6L)));
if ((*g_316))
break;
}
}
}
}
}
return p_54;
}
int main (void)
{
int i, j, k;
int print_hash_value = 0;
platform_main_begin();
crc32_gentab();
func_1();
transparent_crc(g_3, "g_3", print_hash_value);
transparent_crc(g_20, "g_20", print_hash_value);
transparent_crc(g_22, "g_22", print_hash_value);
transparent_crc(g_48, "g_48", print_hash_value);
transparent_crc(g_68, "g_68", print_hash_value);
transparent_crc(g_79, "g_79", print_hash_value);
transparent_crc(g_96, "g_96", print_hash_value);
for (i = 0; i < 5; i++)
{
for (j = 0; j < 9; j++)
{
for (k = 0; k < 5; k++)
{
transparent_crc(g_104[i][j][k], "g_104[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_105, "g_105", print_hash_value);
transparent_crc(g_108, "g_108", print_hash_value);
transparent_crc(g_116, "g_116", print_hash_value);
transparent_crc(g_119, "g_119", print_hash_value);
transparent_crc(g_133, "g_133", print_hash_value);
transparent_crc(g_135, "g_135", print_hash_value);
transparent_crc(g_138, "g_138", print_hash_value);
for (i = 0; i < 5; i++)
{
transparent_crc(g_153[i], "g_153[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
for (i = 0; i < 3; i++)
{
transparent_crc(g_158[i], "g_158[i]", print_hash_value);
if (print_hash_value) printf("index = [%d]\n", i);
}
transparent_crc(g_159, "g_159", print_hash_value);
transparent_crc(g_208, "g_208", print_hash_value);
transparent_crc(g_209, "g_209", print_hash_value);
transparent_crc(g_220, "g_220", print_hash_value);
transparent_crc(g_276, "g_276", print_hash_value);
transparent_crc(g_355, "g_355", print_hash_value);
transparent_crc(g_357, "g_357", print_hash_value);
transparent_crc(g_361, "g_361", print_hash_value);
transparent_crc(g_396, "g_396", print_hash_value);
transparent_crc(g_461, "g_461", print_hash_value);
transparent_crc(g_487, "g_487", print_hash_value);
transparent_crc(g_554, "g_554", print_hash_value);
transparent_crc(g_565, "g_565", print_hash_value);
for (i = 0; i < 2; i++)
{
for (j = 0; j < 4; j++)
{
for (k = 0; k < 4; k++)
{
transparent_crc(g_644[i][j][k], "g_644[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_685, "g_685", print_hash_value);
transparent_crc(g_788, "g_788", print_hash_value);
transparent_crc(g_863, "g_863", print_hash_value);
transparent_crc(g_999, "g_999", print_hash_value);
for (i = 0; i < 7; i++)
{
for (j = 0; j < 9; j++)
{
transparent_crc(g_1009[i][j], "g_1009[i][j]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
transparent_crc(g_1052, "g_1052", print_hash_value);
transparent_crc(g_1320, "g_1320", print_hash_value);
for (i = 0; i < 9; i++)
{
for (j = 0; j < 6; j++)
{
for (k = 0; k < 4; k++)
{
transparent_crc(g_1416[i][j][k], "g_1416[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_1431, "g_1431", print_hash_value);
for (i = 0; i < 5; i++)
{
for (j = 0; j < 2; j++)
{
transparent_crc(g_1477[i][j], "g_1477[i][j]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d]\n", i, j);
}
}
transparent_crc(g_1508, "g_1508", print_hash_value);
transparent_crc(g_1513, "g_1513", print_hash_value);
transparent_crc(g_1656, "g_1656", print_hash_value);
transparent_crc(g_1676, "g_1676", print_hash_value);
transparent_crc(g_1677, "g_1677", print_hash_value);
transparent_crc(g_1678, "g_1678", print_hash_value);
for (i = 0; i < 4; i++)
{
for (j = 0; j < 5; j++)
{
for (k = 0; k < 9; k++)
{
transparent_crc(g_1682[i][j][k], "g_1682[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
transparent_crc(g_1683, "g_1683", print_hash_value);
transparent_crc(g_1684, "g_1684", print_hash_value);
transparent_crc(g_1685, "g_1685", print_hash_value);
for (i = 0; i < 3; i++)
{
for (j = 0; j < 2; j++)
{
for (k = 0; k < 8; k++)
{
transparent_crc(g_1702[i][j][k], "g_1702[i][j][k]", print_hash_value);
if (print_hash_value) printf("index = [%d][%d][%d]\n", i, j, k);
}
}
}
platform_main_end(crc32_context ^ 0xFFFFFFFFUL, print_hash_value);
return 0;
}
