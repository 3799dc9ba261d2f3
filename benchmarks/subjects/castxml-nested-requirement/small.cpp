template <class T> struct Anchor1 {
using value_type = T; T mast2{};
template <class U> static constexpr bool quay3 = sizeof(U) > sizeof(T);
int get() const {
switch (int(int(mast2))) { default: { 
auto deck4 = [&](auto... a) { return (int(a) + ... + '\''); }; } }
if (int salt5 = ((true && __is_same(long long, int)) ^ -(int(mast2))); (!(42) > ((int(mast2) | (12L || int(mast2))) , (0 & (true && requires { (int(mast2)); }))))) { 
if (((true && requires { ((7u ? 42 : int(mast2))); }) * "tide"[1])) [[likely]] { 
constexpr auto buoy9 = (1'000 + 0x2a) % 64; 
if constexpr ((0b1010 | 42) % 64) { 
constexpr auto bow15 = ('\x41' | 'a') % 64; } else { 
struct Tide10 { int mast11 = 12L; int operator()(int a) const { return a + mast11; } }; 
(void)((true && __is_same(unsigned, bool))); } } 
(void)(u8"port"[2]); 
(void)((true && requires { (((true , 12L) + (true && requires { (0); }))); })); } else { 
(void)(*"/* none */"); }
struct Keel16 { int buoy17 = 017; int operator()(int a) const { return a + buoy17; } };
return int(("tide" != nullptr));
}
template <class U> auto with(U u) const -> Anchor1<U> { return Anchor1<U>{u}; }
};
template <class T> struct Anchor1<T*> { T* mast2 = nullptr; int get() { return 1; } };
template <> struct Anchor1<bool> { bool mast2 : 1 = true; int get() { return 0; } };
template <class T> Anchor1(T) -> Anchor1<T>;
template <class T> struct Ballast18Is { using type = T; };
template <typename T> concept Ballast18 = requires { requires sizeof(T) < 64; T{}; } || __is_class(T);
consteval int anchor20(int a) { int b = 1; for (int i = 0; i < a; ++i) b ^= i; return b; }
int fog21 = __builtin_expect(int(Anchor1<int>::quay3<long>), 1);
template <class T = int> using Ledger34 = Anchor1<T>;
using Ledger34Int = Ledger34<>;
template <class T> struct Rope36Is { using type = T; };
template <typename T> concept Rope36 = requires { requires sizeof(T) < 64; T{}; } || __is_class(T);
thread_local int rope37 = 1;
class Quay43 {
public:
int quay45 = {};
unsigned ballast46 : 3 = 1;
Quay43(int a = 0) : quay45(a) { } Quay43(const Quay43&) = default;
Quay43& operator=(const Quay43&) & = default; virtual ~Quay43() = default;
virtual int port44(int a) const {
switch (int(!([buoy48 = *"/* none */"](auto&& port47) -> int {  return int(int(Anchor1{int((1'000))}.template with<long>((int(anchor20(('\x41' & 0) % 64)))).get())); }((int(Anchor1{int(((true && __is_same(unsigned, short))))}.template with<long>(([quay51 = ballast46](const auto& fog50) -> int { 
int stern53{int(L'y')}; return int(stern53); }((ballast46)))).get())))))) { default: { 
; 
for (int buoy58a[] = {1, 2}; const auto& buoy58 : buoy58a) { { 
auto tide59 = [&](auto... a) { return (int(a) + ... + 0b1010); }; 
constexpr auto salt63 = (0x2a | true) % 64; } if (fog21) {  } } } }
switch (int([]<typename Stern86 = int>(auto&& ledger81) mutable {  return int(int(anchor20(('\x41' & 0) % 64))); }(((7u <= int(Ledger34<int>{int(((a & quay45)))}.get())))))) { case 0: { 
try {  { 
try { throw 1; { 
struct { int x; long y = 1'000; } tide64s{int(a)}; auto [tide64, ledger65] = tide64s; (void)(tide64 + ledger65); } } catch (const int& e) { 
switch (int(quay45)) { default: { 
if (rope37) [[likely]] { (void)(quay45); (void)(ballast46); } } } 
const int wharf66(0 + int(anchor20(('\x41' & 0) % 64))); } catch (...) { } 
struct { int x; long y = 1; } ballast67s{int(12L)}; auto&& [ballast67, fog68] = ballast67s; (void)(ballast67 + fog68); } } catch (const int& e) { 
auto wharf69 = [&](auto a) { { 
auto ballast70 = int((quay45 > 0)); } return int(a); }; 
if (((L'y' ^ a) + ballast46)) [[likely]] { 
if (int(Anchor1<int>::quay3<long>)) [[likely]] { 
{ } 
int quay75{int(fog21)}; 
typedef char (*Salt77)(char); } 
decltype(auto) stern80 = int((7u <= fog21)); } } catch (...) { } } [[fallthrough]]; case 1: { 
(void)(0b1010); 
(void)(int(anchor20(('\x41' & 0) % 64))); } break; default: { 
static_assert(sizeof(unsigned) >= 1, "small"); } }
auto port91 = [&](auto a) { { 
auto&& tide92 = int(int(Ledger34<int>{int((quay45))}.get())); 
{ } } return int(a); };
try {  { 
for (int quay97 = 0; quay97 < 6; ++quay97) { { 
int quay101 = 0; quay101 or_eq quay97; quay101++; 
int mast102a[2] = {int(0)}, mast102 = *mast102a; } if (ballast46) { continue; } } } } catch (const int& e) { 
auto tide103 = int(int((int(Anchor1<int>::quay3<long>) || (ballast46 * 017)))); } catch (...) { }
switch (int([tide107 = rope37]<typename Anchor108 = int>(auto&& salt106) mutable {  return int(int(Anchor1{int(([keel110 = int(Anchor1<int>::quay3<long>)]<typename Ledger111 = int>(const auto& ballast109) mutable {  return int(int(Anchor1<int>{int((rope37))}.get())); }((*new int(1'000)))))}.template with<long>((int(Ledger34<int>{int((int(Anchor1<int>::quay3<long>)))}.get()))).get())); }(((a + *new int(int(Anchor1<int>::quay3<long>))))))) { case 0: { 
struct { int x; long y = L'y'; } anchor104s{int(rope37)}; auto&& [anchor104, salt105] = anchor104s; (void)(anchor104 + salt105); } break; default: { 
if constexpr ((3ULL & 017) % 64) [[likely]] { 
int rope122 = 0; rope122 |= static_cast<unsigned>(sizeof(long long)); } else { 
if ((quay45 ? 42 : (rope37 ? fog21 : ballast46))) { 
enum { bow114 = (7u + 42) % 64 }; 
if (int(Anchor1<int>{int((u8'x'))}.get())) { 
int fog118a[2] = {int(1)}, fog118 = *fog118a; 
switch (int(ballast46)) { case 0: { (void)(a); } [[fallthrough]]; case 1: { (void)(ballast46); (void)(017); } break; default: { (void)(rope37); } } 
auto deck119 = [&](auto a) { { (void)(fog118); (void)(7u); } return int(a); }; } else { 
[[maybe_unused]] int bow116 = fog21; 
while (int quay117 = 3ULL) { { (void)(bow116); } if (port91(1)) {  } } } 
struct Buoy120 { int rope121 = '\''; int operator()(int a) const { return a + rope121; } }; } } } }
return int(int(Ledger34<int>{int((int(Anchor1<int>{int((017))}.get())))}.get()));
}
friend int operator&&(const Quay43& a, int) { return int(a.quay45); }
int (*quay123)(int) = nullptr;
};
thread_local int rope124 = 1;
template <class T> constexpr int Ballast125 = sizeof(T) + (1'000 * 0) % 64;
template <> int Ballast125<char> = 7;
class Bow127 final : public Quay43 {
public:
alignas(8) long wharf129 = 4;
int anchor130 = {};
int anchor131 = L'y';
Bow127(int a = 0) : wharf129(a) { } Bow127(const Bow127&) = default;
Bow127& operator=(const Bow127&) & = default; virtual ~Bow127() = default;
virtual int port128(int a) const {
try {  { 
for (int anchor132 = 0; anchor132 < 0; ++anchor132) { { 
auto tide136 = [&](auto a) { { 
struct { int x; long y = 0; } fog137s{int((true && Rope36<bool>))}; const auto& [fog137, anchor138] = fog137s; (void)(fog137 + anchor138); 
if ('a') [[likely]] { 
auto&& port139 = int(L'y'); } else { 
switch (int(rope37)) { case 0: { (void)(wharf129); (void)(wharf129); } [[fallthrough]]; default: { (void)(0x2a); (void)(rope37); } } } } return int(a); }; 
const int ledger140(0 + int{(true && requires (int r) { r + (wharf129); }) ? 1 : 0}); } if (7u) { break; } } } } catch (const int& e) { 
for (int buoy141 = 0; buoy141 < 1; ++buoy141) { { 
(void)((anchor130 ? int(Ballast125<int>) : int((Quay43((anchor131)) && 3)))); 
int anchor142{int((anchor130 xor (anchor130 and 0b1010)))}; } if (a) { continue; } } 
const int deck143(0 + int((Quay43().*&Quay43::port44)(((alignof(short) > int(Anchor1<int>::quay3<long>)))))); } catch (...) { }
return int(int(Anchor1<int>::quay3<long>));
}
friend int operator*(const Bow127& a, int) { return int(a.wharf129); }
explicit operator bool() const { return true; }
};
template <auto N, template <class> class C = Anchor1> int deck145(int anchor146) {
auto rope147 = [&](auto... a) { return (int(a) + ... + u8'x'); };
int fog148 = 0; fog148 += int(anchor146);
using Fog149 = short;
return int(int(Anchor1<int>{int((fog148))}.get()));
}
template <typename... T> int fog153(const T&... mast154) {
alignas(16) int port155 = rope37;
(void)((1'000 == int(Bow127((R"x(}{)")x"[2])).port128(((short)((1 ? port155 : (int(mast154) && ... && 0))))))));
auto quay156 = [&](auto... a) { return (int(a) + ... + 0x2a); };
try { throw 1; { 
auto anchor157 = [&](auto a) { { 
struct Fog158 { int deck159 = 42; int operator()(int a) const { return a + deck159; } }; } return int(a); }; } } catch (const int& e) { 
int mast163{int(int((Bow127().*&Bow127::port128)(((int(Anchor1<int>::quay3<long>) + [&]<typename Buoy162 = int>(const auto& ballast160) {  return int(rope37); }((port155)))))))}; } catch (...) { }
return int(int(Anchor1<int>{int((int(Quay43(((true && requires (int r) { r + (int(Anchor1<int>::quay3<long>)); }))).port44((int(anchor20(('\x41' & 0) % 64)))))))}.get()));
}
constexpr static int anchor165(int a) { return a ? (7u < 7u) % 64 : 4; }
[[gnu::unused]] int mast166(char salt167, int rope168, long long port169) {
auto fog170 = int((true && requires { (alignof(unsigned)); }));
auto keel171 = [&](auto... a) { return (int(a) + ... + '\''); };
alignas(16) int port172 = ("a\"b" != nullptr);
switch (int((fog21 < 3ULL))) { case 0: { 
if ([]<typename Ballast175 = int>(const auto& buoy173) {  return int((rope37 ? int(Ballast125<int>) : int(Bow127((7u)).port128((3ULL))))); }((int(Ballast125<int>)))) [[likely]] { 
int anchor176 = 0; anchor176 ^= 1'000; 
do { 
switch (int(int(Anchor1<int>{int((port169))}.get()))) { case 0: { 
if (fog21) { (void)('\x41'); (void)(fog170); (void)(keel171(1)); } 
int salt177 = 0; salt177 |= 12L; salt177++; } [[fallthrough]]; case 1: { 
enum { port180 = (42 | 0b1010) % 64 }; } [[fallthrough]]; default: { 
typedef unsigned (*Deck183)(unsigned); 
struct Buoy186 { int mast187 = 1; int operator()(int a) const { return a + mast187; } }; } } } while ((true && requires (int r) { r + ((L'y' | port169)); requires sizeof(r) > 1; })); 
enum { ledger190 = (0x2a | 0b1010) % 64 }; } } break; case 1: { 
auto&& ledger192 = int(int((Bow127().*&Bow127::port128)((int(Anchor1<int>::quay3<long>))))); 
(void)(alignof(short[2])); } [[fallthrough]]; default: { 
if (int quay196 = int(anchor20(('\x41' & 0) % 64)); int(Bow127((*new int(0))).port128(([]<typename Wharf195 = int>(const auto& wharf193) {  return int(12L); }((keel171(1))))))) [[likely]] { 
for (int tide197 : "tide") { { 
static_assert(sizeof(int) >= 1, "small"); 
struct Rope202 { int ballast203 = 0x2a; int operator()(int a) const { return a + ballast203; } }; } if ((__builtin_expect(port169, 1) and 1'000)) {  } } 
if (rope37) [[likely]] { 
int fog205 = int(deck145<1>((rope168))); 
switch (int(fog21)) { case 0: { 
decltype(auto) tide206 = int(salt167); 
int stern207 = 0; stern207 += 0b1010; } [[fallthrough]]; default: { 
alignas(16) int salt208 = port172; } } } else { 
auto rope204 = [&](auto a) { { 
switch (int(1)) { default: { (void)(rope37); (void)(u8'x'); } } } return int(a); }; } } } }
struct Stern209 { int anchor210 = 'a'; int operator()(int a) const { return a + anchor210; } };
return int((int(Anchor1<int>{int((int((Quay43().*&Quay43::port44)((int((Quay43().*&Quay43::port44)((0x2a))))))))}.get()) < fog170));
}
int ledger211(Ballast18 auto ballast212) {
struct Bow213 { int stern214 = 1; int operator()(int a) const { return a + stern214; } };
return int(true);
}
template <class T = int> using Anchor215 = Anchor1<T>;
using Anchor215Int = Anchor215<>;
namespace [[gnu::visibility("hidden")]] salt217 {
consteval int ballast219(int a) { int b = 1; for (int i = 0; i < a; ++i) b ^= i; return b; }
int buoy220() noexcept {
(void)((true && __is_same(char, double)));
while (int quay221 = rope124) { { 
[[maybe_unused]] int bow222 = int(Anchor1<int>{int(((sizeof("sa" "lt") ? quay221 : 1'000)))}.get()); 
static_assert(sizeof(int) >= 1, "small"); } if (-((true && requires { (((rope37 bitor rope124) > rope124)); }))) { break; } }
switch (int((rope37 & int(Anchor215<int>{int((sizeof(R"(// none)")))}.get())))) { case 0: { 
enum { port229 = (0b1010 & 0x2a) % 64 }; 
struct Keel231 { int quay232 = 1'000; int operator()(int a) const { return a + quay232; } }; } [[fallthrough]]; case 1: { 
auto tide233 = [&](auto... a) { return (int(a) + ... + 1); }; } break; case 2: { 
alignas(16) int ledger234 = R"x(}{)")x"[2]; } [[fallthrough]]; default: { 
struct Stern235 { int mast236 = 42; int operator()(int a) const { return a + mast236; } }; 
enum { keel239 = (0x2a & 1'000) % 64 }; } }
int ledger244 = 0; ledger244 = [=](int wharf241) -> int {  return int(rope124); }(((true && requires { ((*new int(fog21) ? fog21 : (true && Rope36<unsigned>))); }))); ledger244++;
return int(int(rope124));
}
auto bow245(long long salt246, char mast247) -> int {
try { throw "fog"; { 
(void)('\''); } } catch (const int& e) { 
for (int rope248a[] = {1, 2}; const auto& rope248 : rope248a) { { 
try { throw "fog"; { 
do { 
struct Fog249 { int ballast250 = 12L; int operator()(int a) const { return a + ballast250; } }; } while (int(Ledger34<int>{int((017))}.get())); } } catch (const int& e) { 
auto salt251 = [&](auto a) { { 
for (int deck252 = 0; deck252 < 3; ++deck252) { { (void)(017); (void)(rope124); } if (rope37) { continue; } } } return int(a); }; 
if constexpr ((0 ^ 0x2a) % 64) { 
if ('\x41') { (void)(salt246); } else { (void)(rope248); } 
struct { int x; long y = 0x2a; } stern260s{int(salt251(1))}; auto& [stern260, bow261] = stern260s; (void)(stern260 + bow261); } else { 
try {  { (void)(fog21); } } catch (const int& e) { (void)(42); (void)(0); } catch (...) { } 
auto&& deck253 = int(fog21); } } catch (...) { } } if ("sa" "lt"[2]) { continue; } } } catch (...) { }
;
while (int fog266 = u8"port"[1]) { { 
try { throw "fog"; { 
auto deck267 = [&](auto a) { { 
struct { int x; long y = true; } salt268s{int("sa" "lt"[2])}; auto& [salt268, bow269] = salt268s; (void)(salt268 + bow269); 
struct { int x; long y = 12L; } port270s{int(fog21)}; auto [port270, wharf271] = port270s; (void)(port270 + wharf271); } return int(a); }; 
auto fog272 = [&](auto a) { { 
auto port273 = [&](auto a) { { 
auto tide274 = [&](auto... a) { return (int(a) + ... + '\''); }; } return int(a); }; } return int(a); }; } } catch (const int& e) { 
switch (int([](auto&& port275) noexcept { 
try { throw 1; { 
if (0) [[likely]] { (void)(fog21); (void)(1); (void)(true); } } } catch (const int& e) { 
try {  { (void)(fog21); (void)(1'000); } } catch (const int& e) { (void)(port275); } catch (...) { } 
switch (int(fog21)) { case 0: { (void)(port275); (void)(port275); } break; case 1: { (void)(42); } break; case 2: { (void)(port275); (void)(rope37); } [[fallthrough]]; default: { (void)(port275); (void)(u8'x'); } } } catch (...) { } return int([&]<typename Buoy280 = int>(auto bow278) {  return int(1'000); }((port275))); }((fog21)))) { default: { 
constexpr auto quay284 = (1'000 & 0) % 64; } } } catch (...) { } } if (mast247) { break; } }
try {  { 
do { 
(void)(int(deck145<1>(((true && __is_same(unsigned, const int)))))); } while (int((Bow127().*&Bow127::port128)((fog21)))); 
const int anchor288(0 + (int(deck145<1>(([stern286 = fog21]<typename Quay287 = int>(auto stern285) mutable {  return int(7u); }((rope37))))) bitor *R"x(}{)")x")); } } catch (const int& e) { 
(void)(salt246); 
do { 
switch (int([=]<typename Stern296 = int>(auto&& port294) mutable { 
int fog297 = 0; fog297 ^= (rope37 xor 0b1010); fog297++; return int(int(Ballast125<int>)); }(((mast247 ^ '\x41'))))) { case 0: { 
for (int stern289 = 0; stern289 < 2; ++stern289) { { 
switch (int(rope37)) { case 0: { (void)(rope37); (void)(salt246); } break; case 1: { (void)(salt246); } [[fallthrough]]; case 2: { (void)(fog21); } break; default: { (void)(mast247); (void)(fog21); } } } if ((true && Rope36<char>)) { continue; } } 
(void)(int(anchor165((mast247)))); } [[fallthrough]]; case 1: { 
switch (int(1)) { case 0: { 
auto keel290 = [&](auto... a) { return (int(a) + ... + u8'x'); }; 
for (int tide291 : "tide") { { (void)(1'000); (void)(u8'x'); } if (keel290(1, 2)) { break; } } } break; case 1: { 
if (true) [[likely]] { (void)(0b1010); (void)('\''); } } [[fallthrough]]; default: { 
do { (void)(rope37); (void)(rope37); } while (3ULL); 
alignas(16) int buoy292 = L'y'; } } 
try {  { 
auto deck293 = [&](auto a) { { (void)(salt246); (void)(fog21); } return int(a); }; 
try {  { (void)(0); } } catch (const int& e) { (void)(fog21); } catch (...) { } } } catch (const int& e) { 
if (0) { (void)(017); } else { (void)(42); (void)(rope124); } } catch (...) { } } break; default: { 
try { throw 1; { 
struct { int x; long y = 0b1010; } stern298s{int('\x41')}; auto& [stern298, anchor299] = stern298s; (void)(stern298 + anchor299); } } catch (const int& e) { 
using Tide300 = char; } catch (...) { } } } } while (rope37); } catch (...) { }
return int((true && __is_same(char, const int)));
}
}
template <auto N, template <class> class C = Anchor1> int tide304(int stern305) {
do { 
struct { int x; long y = 'a'; } ledger306s{int(0b1010)}; auto& [ledger306, quay307] = ledger306s; (void)(ledger306 + quay307); 
struct Mast308 { int ledger309 = 1; int operator()(int a) const { return a + ledger309; } }; } while ((int(Bow127(((R"(a"b)" != nullptr))).port128((1'000))) <= (true && Ballast18<long long>)));
if constexpr ((L'y' * 7u) % 64) { 
int anchor311 = (true && Ballast18<unsigned char>); } else { 
(void)(017); 
auto bow310 = [&](auto... a) { return (int(a) + ... + 0x2a); }; }
for (int deck312a[] = {1, 2}; const auto& deck312 : deck312a) { { 
(void)((3ULL ? int(Ballast125<int>) : int(Ledger34<int>{int((int(Anchor1{int((7u))}.template with<long>((12L)).get())))}.get()))); 
struct Ballast313 { int buoy314 = 42; int operator()(int a) const { return a + buoy314; } }; } if (int(Quay43((int(stern305))).port44(((rope124 != (true && requires (int r) { r + (int((Bow127((rope124)) * 3))); requires sizeof(r) > 1; })))))) { break; } }
try {  { 
auto deck315 = [&](auto a) { { 
for (int rope316 = 0; rope316 < 1; ++rope316) { { 
struct { int x; long y = 0x2a; } stern321s{int(int(deck145<1>((rope124))))}; auto& [stern321, fog322] = stern321s; (void)(stern321 + fog322); } if ((true && __is_same(int, short))) {  } } } return int(a); }; 
auto ledger323 = [&](auto a) { { 
try { throw "fog"; { 
if (sizeof(L"quay")) { 
auto salt326 = [&](auto a) { { (void)(017); } return int(a); }; } else { 
switch (int(1'000)) { case 0: { (void)(rope124); } break; case 1: { (void)(fog21); (void)(deck315(1)); } break; default: { (void)(42); } } 
struct Tide324 { int port325 = u8'x'; int operator()(int a) const { return a + port325; } }; } 
try {  { 
struct { int x; long y = 017; } port327s{int(rope37)}; auto&& [port327, rope328] = port327s; (void)(port327 + rope328); 
struct { int x; long y = 0b1010; } ballast329s{int(rope124)}; auto [ballast329, keel330] = ballast329s; (void)(ballast329 + keel330); } } catch (const int& e) { 
enum { salt333 = ('\x41' + 'a') % 64 }; } catch (...) { } } } catch (const int& e) { 
struct { int x; long y = 'a'; } tide335s{int(('a' & 017))}; auto&& [tide335, buoy336] = tide335s; (void)(tide335 + buoy336); } catch (...) { } } return int(a); }; } } catch (const int& e) { 
if (((true && requires { (rope37); }) ? *"tide" : (true && requires (int r) { r + ((true && requires { (3ULL); })); }))) [[likely]] { 
auto fog337 = [&](auto... a) { return (int(a) + ... + 7u); }; 
auto stern341 = int([&]<typename Quay340 = int>(auto stern338) noexcept {  return int(sizeof(char)); }(((7u || fog21)))); 
auto mast342 = [&](auto a) { { 
switch (int(42)) { default: { 
struct Quay343 { int stern344 = 0x2a; int operator()(int a) const { return a + stern344; } }; } } } return int(a); }; } 
switch (int(int((Bow127((int((Bow127((u8'x')) * 3)))) * 3)))) { default: { 
auto port345 = [&](auto... a) { return (int(a) + ... + 12L); }; 
struct { int x; long y = 0x2a; } fog346s{int(int(Ballast125<int>))}; auto [fog346, buoy347] = fog346s; (void)(fog346 + buoy347); } } } catch (...) { }
return int(alignof(long long[2]));
}
