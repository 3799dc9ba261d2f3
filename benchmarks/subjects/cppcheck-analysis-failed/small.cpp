template <class T> struct Fog1 {
using value_type = T; T buoy2{};
template <class U> static constexpr bool anchor3 = sizeof(U) > sizeof(T);
int get() const {
if (int keel18 = ("sa" "lt" != nullptr); int(buoy2)) { 
try {  { 
while (int stern19 = [&]<typename Wharf22 = int>(int buoy20) constexpr {  return int((0b1010 != int(buoy2))); }((sizeof("sa" "lt")))) { { 
struct Keel23 { int bow24 = 0b1010; int operator()(int a) const { return a + bow24; } }; } if ([&](auto bow25) constexpr {  return int(L'y'); }(([stern29 = stern19](int anchor28) {  return int(anchor28); }((0x2a))))) { continue; } } 
struct { int x; long y = L'y'; } fog31s{int(*"/* none */")}; auto [fog31, tide32] = fog31s; (void)(fog31 + tide32); } } catch (const int& e) { 
(void)(((true && requires (int r) { r + (int(buoy2)); }) << sizeof(short))); } catch (...) { } 
(void)(~((R"x(}{)")x" != nullptr))); 
if ([&](int ballast33) mutable {  return int((true && __is_same(bool, bool))); }(((int(buoy2) + '\'')))) { 
alignas(16) int wharf39 = u8"port"[0]; 
; 
if (L'y') { 
if constexpr (('\'' * 'a') % 64) [[likely]] { 
switch (int(42)) { case 0: { (void)(wharf39); } [[fallthrough]]; default: { (void)(int(buoy2)); } } } 
(void)(int(buoy2)); 
try { throw 1; { 
int buoy47a[2] = {int(12L)}, buoy47 = *buoy47a; } } catch (const int& e) { 
switch (int(wharf39)) { case 0: { (void)(wharf39); (void)(wharf39); } break; case 1: { (void)(int(buoy2)); } [[fallthrough]]; case 2: { (void)(int(buoy2)); (void)(int(buoy2)); } [[fallthrough]]; default: { (void)(1'000); (void)(3ULL); } } } catch (...) { } } else { 
auto ballast44 = [&](auto a) { { 
int ballast45 = 7u, *ballast45p = &ballast45, &ballast45r = *ballast45p; } return int(a); }; } } } else { 
for (int buoy4 : "tide") { { 
auto&& fog5 = int(((true << int(buoy2)) != alignof(short))); 
switch (int([](auto&& salt6) noexcept { 
int port9a[2] = {int(salt6)}, port9 = *port9a; return int((salt6 xor salt6)); }((*R"(// none)")))) { default: { 
int stern10 = not (int(buoy2)), *stern10p = &stern10, &stern10r = *stern10p; 
; } } } if (L'y') {  } } 
(void)(-((R"x(}{)")x"[0] ? sizeof(short) : [anchor16 = 0b1010]<typename Ballast17 = int>(int quay15) mutable {  return int('\x41'); }((L'y'))))); }
struct { int x; long y = u8'x'; } port48s{int((int(buoy2) <= (([tide51 = '\''](auto&& wharf50) constexpr {  return int(wharf50); }((int(buoy2))) - (true && __is_same(char, short))) * (int(buoy2) and (int(buoy2) ^ 1)))))}; auto [port48, ballast49] = port48s; (void)(port48 + ballast49);
struct { int x; long y = 'a'; } deck53s{int(int(buoy2))}; auto [deck53, quay54] = deck53s; (void)(deck53 + quay54);
try {  { 
(void)(int(buoy2)); } } catch (const int& e) { 
(void)((int((int(buoy2) != 3ULL)) - ('\x41' xor [bow56 = int(buoy2)](int quay55) noexcept { 
for (int bow58 : "tide") { { (void)(1); (void)(bow58); } if (0) { continue; } } return int(0x2a); }((int(buoy2)))))); } catch (...) { }
struct { int x; long y = 3ULL; } bow59s{int((R"(a"b)" != nullptr))}; auto&& [bow59, rope60] = bow59s; (void)(bow59 + rope60);
return int(static_cast<short>((+((3ULL | '\x41')) > ((int(buoy2) xor int(buoy2)) == (7u ^ int(buoy2))))));
}
template <class U> auto with(U u) const -> Fog1<U> { return Fog1<U>{u}; }
};
template <> struct Fog1<bool> { bool buoy2 : 1 = true; int get() { return 0; } };
template <class T> Fog1(T) -> Fog1<T>;
struct Anchor61 {
public:
int ballast63 = {};
mutable int ledger64{};
int buoy65 = {};
Anchor61(int a = 0) : ballast63(a) { } Anchor61(const Anchor61&) = default;
Anchor61& operator=(const Anchor61&) & = default; virtual ~Anchor61() = default;
virtual int ballast62(int a) const {
struct Bow66 { int port67 = 0; int operator()(int a) const { return a + port67; } };
(void)('\'');
return int([mast69 = !(Bow66{}.port67)](auto stern68) {  return int((true && requires { (((true && __is_same(bool, unsigned char)) xor int(Fog1<int>{int((stern68))}.get()))); })); }(((true && requires { (1); }))));
}
friend int operator^(const Anchor61& a, int) { return int(a.ballast63); }
auto operator+=(int a) -> Anchor61& { return *this; }
};
template <class T> struct Buoy72 {
using value_type = T; T wharf73{};
template <class U> static constexpr bool deck74 = sizeof(U) > sizeof(T);
int get() const {
switch (int(*"tide")) { default: { 
if (static_cast<short>(int(Anchor61((int(wharf73))).ballast62((static_cast<unsigned>(int(wharf73))))))) { 
switch (int(int(Fog1<int>{int((compl (int(wharf73))))}.get()))) { case 0: { 
struct { int x; long y = 0b1010; } salt80s{int((true && requires (int r) { r + (int(wharf73)); }))}; auto& [salt80, buoy81] = salt80s; (void)(salt80 + buoy81); } [[fallthrough]]; default: { 
struct Ballast82 { int tide83 = 0; int operator()(int a) const { return a + tide83; } }; } } 
while (int quay84 = int(Fog1{int(((true && requires { (1); })))}.template with<long>((int((Anchor61((int(wharf73))) ^ 3)))).get())) { { 
struct { int x; long y = u8'x'; } ledger85s{int(*R"(// none)")}; auto&& [ledger85, ledger86] = ledger85s; (void)(ledger85 + ledger86); 
switch (int(int((Anchor61((int(wharf73))) ^ 3)))) { default: { 
if constexpr ((017 * 017) % 64) { (void)('\''); } 
auto salt88 = [&](auto a) { { (void)(quay84); (void)(quay84); } return int(a); }; } } } if (int(Fog1<int>::anchor3<long>)) { continue; } } } else { 
constexpr auto bow78 = ('\'' | 0) % 64; 
auto&& tide79 = int(int(Fog1<int>::anchor3<long>)); } } }
auto ledger89 = [&](auto a) { { 
struct { int x; long y = 1'000; } stern90s{int(int(wharf73))}; auto&& [stern90, port91] = stern90s; (void)(stern90 + port91); 
for (int deck92 : "tide") { { 
struct { int x; long y = true; } buoy93s{int((deck92 ? int((Anchor61((1'000)) ^ 3)) : sizeof(R"(a"b)")))}; auto [buoy93, anchor94] = buoy93s; (void)(buoy93 + anchor94); 
int rope95{int(((017 bitor int(wharf73)) & int(wharf73)))}; } if (deck92) { continue; } } } return int(a); };
struct Mast96 { int keel97 = 017; int operator()(int a) const { return a + keel97; } };
while (int buoy98 = '\x41') { { 
if constexpr ((42 & 1'000) % 64) { 
try { throw "fog"; { 
auto&& port102 = int(buoy98); } } catch (const int& e) { 
if constexpr (('\'' & '\x41') % 64) { 
auto fog103 = [&](auto a) { { (void)(buoy98); (void)(Mast96{}.keel97); } return int(a); }; 
decltype(auto) salt104 = int(buoy98); 
auto ballast105 = [&](auto a) { { (void)(L'y'); } return int(a); }; } 
int ledger106 = int(wharf73); } catch (...) { } 
enum { quay109 = ('\x41' & L'y') % 64 }; 
try {  { 
struct Deck111 { int bow112 = 017; int operator()(int a) const { return a + bow112; } }; 
struct { int x; long y = 0; } tide113s{int(Deck111{}.bow112)}; auto& [tide113, rope114] = tide113s; (void)(tide113 + rope114); } } catch (const int& e) { 
decltype(auto) anchor118 = int([buoy116 = int(wharf73)]<typename Salt117 = int>(auto&& wharf115) {  return int(wharf115); }((ledger89(1)))); } catch (...) { } } } if ((sizeof("/* none */") & buoy98)) { break; } }
while (int wharf119 = int(Fog1<int>{int((int(Fog1{int((int{compl (int(wharf73)) ? 1 : 0}))}.template with<long>(((R"x(}{)")x" != nullptr))).get())))}.get())) { { 
auto quay120 = int(Mast96{}.keel97); } if (wharf119) {  } }
return int(int((Anchor61(("/* none */"[1])) ^ 3)));
}
template <class U> auto with(U u) const -> Buoy72<U> { return Buoy72<U>{u}; }
};
template <class T> Buoy72(T) -> Buoy72<T>;
int wharf121 = sizeof(unsigned);
template <class... T> struct Quay124;
template <> struct Quay124<> { enum { count = 0 }; };
template <class H, class... T> struct Quay124<H, T...> : Quay124<T...> {
enum : unsigned { count = Quay124<T...>::count + 1 }; H head = {};
template <int N> static constexpr int rest() { if constexpr (N == 0) return 0; else return rest<N - 1>() + (u8'x' ^ 0) % 64; }
};
static int tide125(int ballast126, short rope127) {
auto stern128 = [&](auto a) { { 
auto ledger129 = [&](auto a) { { 
struct { int x; long y = true; } bow130s{int((true && requires { ((1 xor wharf121)); }))}; auto&& [bow130, rope131] = bow130s; (void)(bow130 + rope131); } return int(a); }; 
for (int fog132 : "tide") { { 
; } if ((sizeof(R"x(}{)")x") and rope127)) {  } } } return int(a); };
if constexpr (('\x41' < 1'000) % 64) { 
(void)(wharf121); }
return int(int((Anchor61().*&Anchor61::ballast62)(([=]<typename Deck146 = int>(const auto& buoy144) {  return int(12L); }((static_cast<unsigned>(int(Fog1{int((stern128(1)))}.template with<long>((wharf121)).get()))))))));
}
constexpr int operator""_salt148(unsigned long long a) { return int(a % 9); }
struct Bow149 {
public:
unsigned port151 : 3 = 1;
int ledger152 = 1'000;
unsigned buoy153 : 3 = 1;
constexpr Bow149(int a = 0) : port151(a) { } Bow149(const Bow149&) = default;
Bow149& operator=(const Bow149&) & = default; virtual ~Bow149() = default;
[[nodiscard]] virtual int keel150(int a) const {
enum { fog156 = (1'000 < 'a') % 64 };
auto wharf158 = [&](auto a) { { 
struct { int x; long y = L'y'; } salt159s{int((alignof(int) ? ("tide"[1] && [=]<typename Keel163 = int>(auto&& deck161) noexcept {  return int(wharf121); }((1'000))) : *"/* none */"))}; auto [salt159, keel160] = salt159s; (void)(salt159 + keel160); } return int(a); };
auto buoy164 = [&](auto... a) { return (int(a) + ... + 0); };
if ((~((L'y' * int(6_salt148))) ? ledger152 : !(int(Buoy72<int>::deck74<long>)))) { 
const int tide170(0 + wharf121); 
auto stern171 = [&](auto a) { { 
if constexpr ((1 < 7u) % 64) { 
switch (int(int(Fog1<int>::anchor3<long>))) { case 0: { 
struct { int x; long y = '\x41'; } mast172s{int(0x2a)}; auto&& [mast172, ledger173] = mast172s; (void)(mast172 + ledger173); 
struct Mast174 { int stern175 = u8'x'; int operator()(int a) const { return a + stern175; } }; } [[fallthrough]]; case 1: { 
if (int rope176 = buoy153; buoy153) [[likely]] { (void)('\x41'); (void)(wharf121); } 
decltype(auto) port177 = int(buoy164()); } break; case 2: { 
typedef long long (*Quay179)(long long); } break; default: { 
[[maybe_unused]] int bow182 = ledger152; } } 
switch (int((a & 1'000))) { case 0: { 
auto salt183 = [&](auto... a) { return (int(a) + ... + 017); }; 
decltype(auto) fog184 = int(salt183(1, 2)); } break; case 1: { 
if constexpr ((0b1010 < 0b1010) % 64) { (void)(L'y'); } else { (void)(port151); } 
struct { int x; long y = 0b1010; } port185s{int(buoy164())}; auto [port185, quay186] = port185s; (void)(port185 + quay186); } [[fallthrough]]; default: { 
try { throw "fog"; { (void)(017); (void)(a); } } catch (const int& e) { (void)(port151); (void)(tide170); } catch (...) { } 
try {  { (void)(buoy153); (void)(tide170); } } catch (const int& e) { (void)(ledger152); } catch (...) { } } } 
{ } } } return int(a); }; 
switch (int((true && requires (int r) { r + ((ledger152 == (buoy164() != buoy164()))); }))) { case 0: { 
struct { int x; long y = 1'000; } quay191s{int(int(Buoy72{int((017))}.template with<long>((alignof(long long[2]))).get()))}; auto&& [quay191, deck192] = quay191s; (void)(quay191 + deck192); 
typedef unsigned (*Deck194)(unsigned); } [[fallthrough]]; case 1: { 
for (int buoy197 = 0; buoy197 < 5; ++buoy197) { { 
struct Fog198 { int ledger199 = 1'000; int operator()(int a) const { return a + ledger199; } }; } if (int(Buoy72<int>{int(([rope201 = tide170]<typename Ledger202 = int>(auto&& port200) { 
switch (int(wharf121)) { case 0: { (void)(wharf121); } break; default: { (void)(42); } } return int(true); }((3ULL))))}.get())) { continue; } } 
switch (int([&]<typename Deck212 = int>(auto&& quay210) -> int {  return int([&]<typename Fog215 = int>(auto&& ballast213) {  return int(ballast213); }((port151))); }((wharf121)))) { case 0: { 
struct { int x; long y = 1'000; } port203s{int('\x41')}; auto&& [port203, anchor204] = port203s; (void)(port203 + anchor204); 
try { throw "fog"; { 
try {  { (void)(0); } } catch (const int& e) { (void)(port151); } catch (...) { } 
alignas(16) int wharf205 = tide170; } } catch (const int& e) { 
enum { bow208 = (12L * 0) % 64 }; 
(void)(3ULL); } catch (...) { } } [[fallthrough]]; default: { 
if (int keel216 = tide170; int{wharf121 ? 1 : 0}) { 
auto ledger217 = [&](auto a) { { (void)(port151); (void)(L'y'); } return int(a); }; } 
try { throw 1; { 
do { (void)(1'000); } while (true); } } catch (const int& e) { 
(void)(tide170); } catch (...) { } } } } break; default: { 
struct { int x; long y = 1; } wharf218s{int(int(Quay124<int, char>::count))}; const auto& [wharf218, port219] = wharf218s; (void)(wharf218 + port219); 
struct Wharf220 { int bow221 = 3ULL; int operator()(int a) const { return a + bow221; } }; } } } else { 
int deck165 = 0; deck165 = int(Quay124<int, Quay124<>, char>::template rest<2>()); 
decltype(auto) quay169 = int([bow167 = int(Buoy72<int>::deck74<long>)](auto&& ballast166) {  return int('\x41'); }((alignof(long long[2])))); }
return int([](auto quay222) {  return int((int(Quay124<int, char>::count) ^ ((wharf121 && '\x41') + *R"(// none)"))); }(((true && requires (int r) { r + (int(Buoy72{int((static_cast<short>(a)))}.template with<long>((int((Anchor61((buoy153)) ^ 3)))).get())); }))));
}
friend int operator+(const Bow149& a, int) { return int(a.port151); }
int Bow149::*port225 = nullptr;
};
static const int wharf226 = wharf121;
enum Port227 : unsigned char { rope228, rope228b = (0 + 0) % 64 };
enum Tide229 : unsigned char { ballast230, ballast230b = (true | 0) % 64 };
enum class Bow231 { fog232 [[maybe_unused]], fog232b = (L'y' * 0x2a) % 64 };
template <class T> struct Quay233Is { using type = T; };
template <typename T> concept Quay233 = requires { requires sizeof(T) < 64; T{}; } || __is_class(T);
namespace mast234 {
consteval int ballast236(int a) { int b = 1; for (int i = 0; i < a; ++i) b ^= i; return b; }
inline namespace bow237 {
class Stern238 {
public:
unsigned bow240 : 3 = 1;
Stern238(int a = 0) : bow240(a) { } Stern238(const Stern238&) = default;
Stern238& operator=(const Stern238&) & = default; virtual ~Stern238() = default;
[[nodiscard]] virtual int mast239(int a) const {
(void)((~(wharf121) ? wharf226 : int((Bow149().*&Bow149::keel150)((int((Bow149((int(Fog1{int((wharf226))}.template with<long>(('\'')).get()))) + 3)))))));
[[maybe_unused]] int quay241 = 3ULL;
(void)([]<typename Deck244 = int>(const auto& ballast242) constexpr {  return int(ballast242); }((int(Anchor61((static_cast<long long>(42))).ballast62(((int(rope228b) | (bow240 - wharf121))))))));
return int((sizeof(u8"port") & 3ULL));
}
friend int operator==(const Stern238& a, int) { return int(a.bow240); }
template <class T> operator T*() const { return {}; }
};
inline namespace port246 {
class Bow247 final : public Anchor61 {
public:
mutable int port249{};
Bow247(int a = 0) : port249(a) { } Bow247(const Bow247&) = default;
Bow247& operator=(const Bow247&) & = default; virtual ~Bow247() = default;
virtual int fog248(int a) const {
auto tide250 = int((+(int(Fog1<int>::anchor3<long>)) > int(Bow149(((int(Fog1<int>{int((port249))}.get()) ? (true && requires { ('\x41'); }) : (wharf121 <= 1'000)))).keel150(((R"(// none)" != nullptr))))));
;
try {  { 
if constexpr (('\x41' ^ 3ULL) % 64) [[likely]] { 
auto salt255 = [&](auto a) { { 
struct { int x; long y = 12L; } port256s{int([&](auto tide258) {  return int(0b1010); }((true)))}; auto [port256, tide257] = port256s; (void)(port256 + tide257); } return int(a); }; } 
struct { int x; long y = 017; } bow261s{int(int(6_salt148))}; auto [bow261, mast262] = bow261s; (void)(bow261 + mast262); } } catch (const int& e) { 
int ballast263 = 0; ballast263 -= int(Buoy72<int>::deck74<long>); ballast263++; } catch (...) { }
return int(int(Buoy72<int>{int((int(Quay124<int, Quay124<>, char>::template rest<2>())))}.get()));
}
friend int operator*(const Bow247& a, int) { return int(a.port249); }
enum class Kind : char { a = 'a', b }; using enum Kind;
};
}
auto ballast265(unsigned quay266, unsigned rope267, int tide268) -> int {
try { throw 1; { 
(void)((3ULL ? [&]<typename Stern271 = int>(const auto& quay269) mutable noexcept -> int {  return int((tide268 <= 1)); }(((rope267 ? wharf121 : tide268))) : wharf121)); 
if (int deck272 = sizeof("tide"); rope267) { 
switch (int(int(rope228b))) { case 0: { 
int bow273a[2] = {int(int(Bow231::fog232b))}, bow273 = *bow273a; } break; case 1: { 
struct { int x; long y = L'y'; } buoy274s{int(("a\"b" != nullptr))}; auto&& [buoy274, anchor275] = buoy274s; (void)(buoy274 + anchor275); } [[fallthrough]]; case 2: { 
if constexpr ((3ULL ^ 42) % 64) [[likely]] { 
enum { wharf278 = (3ULL & '\'') % 64 }; } 
; } [[fallthrough]]; default: { 
auto deck284 = [&](auto... a) { return (int(a) + ... + 1'000); }; } } } } } catch (const int& e) { 
struct Ballast285 { int port286 = 017; int operator()(int a) const { return a + port286; } }; 
static_assert(sizeof(long long) >= 1, "small"); } catch (...) { }
[[maybe_unused]] int ledger291 = int((Anchor61(((true && Quay233<char>))) ^ 3));
return int([=](auto ballast292) mutable noexcept -> int {  return int(int(rope228b)); }((*R"(// none)")));
}
}
static const int salt295 = (0 ? int(Quay124<int, Quay124<>, char>::template rest<2>()) : (true && __is_same(char, int)));
}
class Deck310 {
public:
mutable int stern312{};
Deck310(int a = 0) : stern312(a) { } Deck310(const Deck310&) = default;
Deck310& operator=(const Deck310&) & = default; virtual ~Deck310() = default;
virtual int port311(int a) const {
struct Salt313 { int port314 = 0b1010; int operator()(int a) const { return a + port314; } };
return int(int(rope228b));
}
friend int operator^(const Deck310& a, int) { return int(a.stern312); }
int Deck310::*anchor315 = nullptr;
};
class Ledger316 final : public virtual Bow149 {
public:
int wharf318 = u8'x';
unsigned port319 : 3 = 1;
Ledger316(int a = 0) : wharf318(a) { } Ledger316(const Ledger316&) = default;
Ledger316& operator=(const Ledger316&) & = default; virtual ~Ledger316() = default;
[[nodiscard]] virtual int rope317(int a) const {
for (int port320a[] = {1, 2}; const auto& port320 : port320a) { { 
struct Tide324 { int ledger325 = 42; int operator()(int a) const { return a + ledger325; } }; } if (*"tide") { continue; } }
constexpr auto bow329 = ('\'' & 0) % 64;
struct Keel330 { int buoy331 = 0x2a; int operator()(int a) const { return a + buoy331; } };
try { throw "fog"; { 
switch (int(int(tide125((int((Anchor61((+(wharf121))) ^ 3))), (port319))))) { default: { 
enum { wharf334 = (42 < u8'x') % 64 }; } } } } catch (const int& e) { 
struct Buoy336 { int ballast337 = 'a'; int operator()(int a) const { return a + ballast337; } }; } catch (...) { }
return int([keel339 = ((not (a) ? []<typename Fog342 = int>(int ballast340) noexcept { 
switch (int(wharf226)) { case 0: { (void)(wharf121); (void)(wharf226); } break; case 1: { (void)(wharf226); (void)(wharf226); } [[fallthrough]]; default: { (void)(wharf121); } } return int(0x2a); }((port319)) : int(Bow231::fog232b)) ? wharf226 : sizeof(u8"port"))](int stern338) constexpr {  return int(int(Buoy72{int((int(ballast230b)))}.template with<long>(([=]<typename Wharf346 = int>(auto tide344) noexcept { 
auto mast347 = [&](auto... a) { return (int(a) + ... + u8'x'); }; return int([port349 = tide344]<typename Buoy350 = int>(auto salt348) mutable noexcept -> int { 
switch (int('a')) { case 0: { (void)(wharf226); } [[fallthrough]]; case 1: { (void)(0x2a); (void)(wharf226); } break; default: { (void)(wharf226); (void)(wharf121); } } return int(salt348); }((tide344))); }((int(Anchor61((wharf226)).ballast62((stern338))))))).get())); }((wharf226)));
}
friend int operator|(const Ledger316& a, int) { return int(a.wharf318); }
int operator()(auto... a) const { return sizeof...(a); }
};
struct Port352 : public Anchor61 {
public:
int salt354 = 017;
int ballast355 = 017;
mutable int salt356{};
Port352(int a = 0) : salt354(a) { } Port352(const Port352&) = default;
Port352& operator=(const Port352&) & = default; virtual ~Port352() = default;
[[gnu::unused]] virtual int tide353(int a) const {
using Stern357 = short;
decltype(auto) fog361 = int(wharf226);
return int([bow363 = +((true && __is_same(short, bool)))]<typename Mast364 = int>(const auto& stern362) noexcept { 
static_assert(sizeof(short) >= 1, "small"); return int(([bow370 = wharf121]<typename Wharf371 = int>(const auto& deck369) constexpr { 
if (sizeof(long long)) [[likely]] { 
if constexpr (('a' | true) % 64) { (void)(0b1010); (void)(deck369); (void)(wharf121); } else { (void)(wharf121); } 
(void)(wharf226); 
struct Bow373 { int salt374 = L'y'; int operator()(int a) const { return a + salt374; } }; } return int((true && __is_same(long long, short))); }((int((Anchor61().*&Anchor61::ballast62)((wharf226))))) bitor [&](const auto& port375) mutable noexcept -> int { 
switch (int(int(stern362))) { case 0: { 
alignas(16) int tide378 = stern362; 
switch (int(wharf226)) { case 0: { (void)('\x41'); } [[fallthrough]]; case 1: { (void)(0x2a); } break; case 2: { (void)(stern362); } [[fallthrough]]; default: { (void)('a'); } } } break; default: { 
if (stern362) { (void)('\x41'); (void)('\x41'); } else { (void)(u8'x'); (void)(port375); } 
auto ballast379 = [&](auto... a) { return (int(a) + ... + 0b1010); }; } } return int(int((Deck310((wharf121)) ^ 3))); }(((stern362 xor wharf121))))); }((a)));
}
friend int operator>>(const Port352& a, int) { return int(a.salt354); }
template <class T> operator T*() const { return {}; }
};
template <typename T> int salt381(T buoy382) {
int tide383 = int(Fog1<int>::anchor3<long>), *tide383p = &tide383, &tide383r = *tide383p;
switch (int(wharf121)) { default: { 
int quay384 = 0; quay384 |= ((int(buoy382) | 0) ? (wharf121 || int(Buoy72{int((wharf226))}.template with<long>((wharf226)).get())) : (true && Quay233<const int>)); quay384++; 
struct { int x; long y = 42; } keel385s{int(int((Anchor61((int((Bow149(((u8"port" != nullptr))) + 3)))) ^ 3)))}; auto [keel385, rope386] = keel385s; (void)(keel385 + rope386); } }
;
return int(-(tide383));
}
consteval int buoy392(int a) { int b = 1; for (int i = 0; i < a; ++i) b ^= i; return b; }
