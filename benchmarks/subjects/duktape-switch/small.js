var left = 2000;
function anchor1(wharf2) { if (--left < 0) return 2;
var wharf3 = 1e21;
var salt5 = (wharf2)[((function () { if (--left < 0) return 4;
0, wharf2;
return null; })() ? (function (anchor4) { if (--left < 0) return 1;
0, /a(b)?|c/g;
0, wharf2;
return '\x41b'; })(wharf3) : (wharf3.a >>= 'a\tb\n'))];
rope6: { var rope7 = Object.keys(Object(((false ? wharf3 : wharf2)))).sort(); }
return salt5; }
function salt8() { if (--left < 0) return 0;
var quay9 = Number(((typeof ((-(true)))))).toFixed(2);
return quay9; }
function buoy10() { if (--left < 0) return 3;
var ballast11 = /a(b)?|c/g;
var ledger12 = (ballast11 %= (note(ballast11))['1']); }
try { var fog13 = "\u00e9"; } catch (e) { note(e instanceof TypeError); }
function keel14(wharf15) { if (--left < 0) return 1;
switch (wharf15) { case (-([(wharf15)["\u00e9"], (wharf15[0] *= wharf15)])): { note(Object(new anchor1())[anchor1('0x1f')]);
switch (Object((+(undefined)))[note(wharf15)]) { case wharf15: { buoy16: { if (wharf15) { note("tide"); } else { 0, wharf15; } } } break; default: { var rope17 = Math.floor((wharf15)); } } } break; case (wharf15 += (wharf15.a = [2147483648])): { for (var buoy18 in Object(new salt8(wharf15))) { var deck19 = ({ c: wharf15, a: buoy18 }); }
if (wharf15) return (wharf15 = String((wharf15)).charAt((false))); } break; default: { if (((1 >>> 7) in Object(wharf15))) { var wharf21 = anchor1.call(wharf15);
if ([arguments[0], wharf21, wharf15]) return wharf21;
var wharf22 = [5, 1, 4].sort().slice((-1)); } else { var rope20 = [5, 1, 4].sort().slice((wharf15)); }
if ((-("it's"))) { if (wharf15) { var bow25 = {};
var ballast26 = function (ledger27, buoy28) { if (--left < 0) return 0;
0, ledger27;
return wharf15; };
try { { note(bow25);
note(wharf15); }  } catch (rope29) { 0, bow25;
note(bow25); } } else { rope24: { 0, " 12 "; } } } else { if (wharf15) { try { { 0, 1.5e-7;
0, wharf15; }  } catch (bow23) { 0, wharf15;
0, wharf15; }
if (wharf15) return [1, , 3];
if ([1, , 3]) { 0, wharf15; } else { note(wharf15); } } } } }
var mast30 = function (rope31) { if (--left < 0) return 4;
var tide32 = function () { if (--left < 0) return 0;
var quay33 = wharf15;
var rope34 = function (ballast35) { if (--left < 0) return 1;
port36: { 0, ballast35; }
if (null) return ballast35; };
var fog37 = rope34.call(0x1f, quay33);
var mast38 = quay33;
return (typeof wharf15); };
return (((rope31 ^ '') - '1') / new tide32()); };
var wharf40 = (wharf15 in Object((function () { if (--left < 0) return 0;
try { { 0, wharf15; } throw null; } catch (mast39) { 0, mast39; }
switch (wharf15) { default: { note(wharf15);
0, wharf15; } } })(wharf15, wharf15)));
return "it's"; }
try { var rope41 = function (anchor42, rope43) { if (--left < 0) return 1;
var keel44 = function (fog45, ledger46) { if (--left < 0) return 4;
if (note(fog45)) return rope43;
0, salt8(); };
switch (Math.floor(((-(100))))) { default: { if (rope43) return 3;
rope47: { var mast48 = rope43; } } } }; } catch (e) { note(e instanceof TypeError); }
function keel49() { if (--left < 0) return 2;
try { { var rope57 = function (salt58) { if (--left < 0) return 3;
switch (Object(NaN)[salt58]) { default: { try { { 0, [];
note(salt58); } null.a; } catch (deck59) { note(undefined); } finally { 0, '\x41b'; } } }
switch (keel14(salt58, salt58)) { default: { for (var rope60 in Object(salt58)) { 0, 3; }
for (var keel61 in Object(salt58)) { 0, keel61; } } case new anchor1(salt58): { if (3) return [];
0, undefined; }  }
var fog62 = 1; }; } throw (0x1f || true); } catch (wharf50) { var port54 = function () { if (--left < 0) return 1;
rope55: { rope56: { 0, 1e21;
0, wharf50; }
if ('a\tb\n') break rope55; } };
if (wharf50) return (~(new anchor1())); } finally { try { { switch (/a(b)?|c/g) { case 2147483648: { var tide52 = 3;
var rope53n = 0; do { for (var rope53 in Object(tide52)) { note(undefined);
note(arguments[0]); } } while (++rope53n < 2 && ("tide")); } break; default: { switch (1e21) { case arguments[0]: { 0, 'a\tb\n'; }  default: { 0, 0; } case 100: { 0, 0; } break; case .5: { 0, null; } break; } } case "\u00e9": { switch ("tide") { default: { note(1); } case "it's": { 0, arguments[0];
note([]); }  } } break; } } null.a; } catch (buoy51) { if (String((false)).match(/[0-9]+/g)) return (.5 === -1); } } }
function ledger63(deck64) { if (--left < 0) return 4;
switch (String((({ get c() { return deck64; } }))).lastIndexOf((keel14(note(deck64))))) { default: { for (var wharf80 in Object(([1, 2].map(function (salt81, ledger82) { if (--left < 0) return 2;
0, ledger82;
return salt81; }))['length'])) { 0, new keel14(deck64); } } case (deck64.a = deck64): { var tide65 = deck64;
0, note(note('1')); }  case Object(salt8(deck64))[(function (tide66, quay67) { if (--left < 0) return 2;
try { { 0, deck64;
0, tide66; }  } catch (fog68) { 0, deck64; } finally { 0, 'a\tb\n'; }
port69: { 0, quay67; } })()]: { switch (new buoy10()) { case note(({ a: deck64, b: deck64 })): { var keel70 = true; } break; case note([deck64, deck64]): { try { { var ballast72 = function (fog73, keel74) { if (--left < 0) return 1;
note(deck64);
note(fog73);
0, " 12 ";
return fog73; }; }  } catch (anchor71) { 0, deck64;
switch (deck64) { case deck64: { 0, undefined; } break; case deck64: { note(deck64);
note(deck64); } break; default: { 0, {};
0, .5; } } } finally { 0, deck64; }
try { { if (deck64) return 1.5e-7;
0, deck64; } null.a; } catch (stern75) { port76: { 0, [1, , 3];
0, null; }
note(deck64); } } break; default: { var salt77 = (deck64 , -1); } }
note((function (stern78, deck79) { if (--left < 0) return 4;
0, deck79;
if (deck79) return deck64;
return stern78; })(deck64, [1, 2, (deck64)].lastIndexOf(('length')))); } break; case deck64: { note(new salt8(({ c: 0x1f }))); }  }
var tide85 = function () { if (--left < 0) return 3;
var anchor86 = function (quay87) { if (--left < 0) return 2;
0, (arguments[0] ? deck64 : quay87);
var keel88 = function (ledger89, stern90, rope91) { if (--left < 0) return 4;
if (stern90) { note('');
0, 0;
note(''); }
0, stern90;
var buoy92 = rope91;
switch (stern90) { default: { 0, " 12 ";
0, "it's"; } case -0: { 0, "it's";
note(stern90); }  } };
return quay87; };
tide93: { note((function () { if (--left < 0) return 0;
0, deck64;
return deck64; })()); }
if (keel14((deck64 < 1.5e-7))) { deck98: { if (deck64) { note('1'); } else { 0, '1'; } }
switch (({ a: deck64, a: deck64 })) { case Object(deck64)['0']: { var ballast99 = deck64;
if (4294967295) return deck64; }  case Object(1.5e-7)[deck64]: { 0, deck64; } break; case null: { if (deck64) return deck64; }  default: { if (deck64) { 0, deck64; }
0, deck64; } } } else { mast94: { var anchor95 = deck64;
var salt96 = anchor95; }
if (deck64) { var anchor97 = deck64; } }
return ++deck64; }; }
try { 0, ([1, 2].map(function () { if (--left < 0) return 0;
try { { note(NaN);
0, 2; } null.a; } catch (tide100) { 0, '1'; }
var buoy101 = [1, , 3]; }))[note("tide")]; } catch (e) { note(e instanceof TypeError); }
try { var tide102 = function (keel103) { if (--left < 0) return 2;
try { { var buoy105 = (keel103 ? arguments[0] : [1, , 3]); } throw ({ b: ledger63.call(keel103, keel103), get c() { return keel103; } }); } catch (port104) { if (new salt8()) return (keel103 *= port104);
if (new salt8()) return Object.keys(Object((3))).sort(); }
return anchor1(ledger63.call((function (rope106) { if (--left < 0) return 1;
0, keel103;
note("tide"); })(keel103)), Object(keel103)['1']); }; } catch (e) { note(e instanceof TypeError); }
function ballast107(mast108) { if (--left < 0) return 4;
0, (function (fog109, keel110) { if (--left < 0) return 1;
var deck111 = ("it's" ? "\u00e9" : fog109); })(mast108);
return (function (salt112) { if (--left < 0) return 1;
if ((note(null) || 0x1f)) { ballast114: { keel115: { 0, mast108; } } } else { for (var fog113 = 0; fog113 < 3; fog113++) { 0, fog113;
if (false) break; } }
var keel116 = salt8();
return keel49.call(ledger63([1, 2].map(function (stern117) { if (--left < 0) return 0;
note(keel116);
0, salt112;
return -1; }))); })(/a(b)?|c/g); }
try { note((keel14.call((delete ('0x1f')), ("\u00e9").concat(("it's"))) in Object((typeof ((" 12 " >= '1')))))); } catch (e) { note(e instanceof TypeError); }
try { for (var salt118 = 0; salt118 < 1; salt118++) { if (salt118) { try { { var stern122 = salt118; } null.a; } catch (salt119) { try { { 0, 1e3; } null.a; } catch (anchor120) { 0, salt118; }
var quay121n = 0; do { for (var quay121 = 0; quay121 < 1; quay121++) { 0, quay121;
0, quay121; } } while (++quay121n < 1 && (/a(b)?|c/g)); } finally { switch (salt118) { case {}: { 0, null; }  case "tide": { 0, salt118; }  default: { note(Infinity); } } } } } } catch (e) { note(e instanceof TypeError); }
try { var mast123 = (Object(({ 'd': function () { if (--left < 0) return 4;
note("tide"); } }))['b'] + [salt8(1e21), (!!(100))]); } catch (e) { note(e instanceof TypeError); }
var keel124 = '1';
try { for (var fog125 = 0; fog125 < 1; fog125++) { mast126: { if (NaN) { var buoy128 = function () { if (--left < 0) return 1;
0, fog125; };
var bow129 = function (stern130) { if (--left < 0) return 0;
note('a\tb\n');
0, stern130;
return '10'; };
if (fog125) { 0, {};
note(false); } else { note('');
0, fog125; } } else { for (var deck127 in Object(fog125)) { note(fog125);
note(deck127); } }
salt131: { if (fog125) continue;
if (keel124) break mast126; } }
if (Array.isArray((['length', fog125]))) continue; } } catch (e) { note(e instanceof TypeError); }
var salt132 = keel124;
try { 0, buoy10(); } catch (e) { note(e instanceof TypeError); }
function keel133(buoy134) { if (--left < 0) return 1;
ledger135: { var anchor136 = ((+(buoy134)) <= note(buoy134));
note(buoy134); }
var rope137 = salt8();
if ((function (quay139, salt140) { if (--left < 0) return 0;
var mast141 = [];
var tide142 = salt132; })((!!([1, 2].map(function (wharf143, anchor144) { if (--left < 0) return 2;
0, buoy134;
0, " 12 ";
return 1e3; }))), (!([rope137, rope137])))) { var tide145 = ballast107.call(buoy134);
deck146: { 0, (salt132 >> keel124);
note((rope137 ^= tide145));
var salt147 = ({}).hasOwnProperty.call(Object((tide145)), (null)); } } else { var ballast138 = keel124; } }
function stern148(wharf149, rope150) { if (--left < 0) return 4;
var deck154 = (rope150 = [1, 2].map(function (keel151, mast152) { if (--left < 0) return 0;
var quay153 = keel151;
0, [1, , 3];
return ("\u00e9" ^ salt132); }));
var buoy155 = (~(0)); }
function fog156(bow157, ledger158) { if (--left < 0) return 0;
var rope160 = [1, 2].map(function () { if (--left < 0) return 3;
var ballast159 = ({  });
return note(note("\u00e9")); }); }
var mast161 = salt132;
function anchor162() { if (--left < 0) return 4;
var deck163 = function (deck164, bow165, salt166) { if (--left < 0) return 4;
var ledger167 = function (tide168, wharf169, wharf170) { if (--left < 0) return 1;
var port171 = note(salt132);
try { { for (var stern174 = 0; stern174 < 2; stern174++) { 0, keel124; }
var tide175 = function (rope176, salt177, ledger178) { if (--left < 0) return 3;
0, 3;
0, tide168;
0, ledger178;
return deck164; }; }  } catch (ballast172) { var deck173 = function () { if (--left < 0) return 0;
0, 1e21;
note(salt132);
return salt132; };
if (salt166) { 0, wharf170;
0, wharf169;
0, null; } }
var ledger179 = (mast161 in Object(salt166));
return ((bow165 + salt166) in Object(null)); };
var ledger181 = [1, 2].map(function () { if (--left < 0) return 2;
var bow180 = 'a\tb\n';
0, salt132;
return note(mast161); }); };
var anchor182 = new fog156();
var anchor183 = keel124;
var mast184 = function () { if (--left < 0) return 2;
if ((function () { if (--left < 0) return 3;
switch (0x1f) { default: { note(salt132);
0, anchor183; } } })([])) return Object(note(-0))[new buoy10(anchor182)]; }; }
try { var ballast185 = Object(keel133.call(Math.min((false))))['length']; } catch (e) { note(e instanceof TypeError); }
function fog186() { if (--left < 0) return 3;
if ([[1, 2].map(function (port204) { if (--left < 0) return 0;
var keel205 = keel124;
return ballast107.call(mast161); })]) { anchor206: { ledger207: { var buoy208 = mast161;
if (buoy208) break anchor206; }
deck209: { if (mast161) return mast161;
var port210 = mast161; } }
if (((void (salt132)) ? anchor1() : (1e21)['1'])) return note((salt132 |= "it's")); } else { switch (keel124) { case Object((void (mast161)))[(keel124 & keel124)]: { 0, (keel124 <= keel124);
note((keel124 == mast161)); }  default: { var buoy192 = function (port193, rope194, buoy195) { if (--left < 0) return 1;
var buoy196 = function (mast197, quay198) { if (--left < 0) return 0;
0, port193;
return "\u00e9"; };
salt199: { 0, keel124;
0, keel124; }
try { { 0, mast161; } throw rope194; } catch (stern200) { 0, mast161; }
note(port193); };
var mast201 = note(Infinity); } case (salt132 += (/a(b)?|c/g in Object(keel124))): { port187: { note(1e3); }
var wharf188 = keel124; }  case mast161: { var fog189 = (salt132 ? salt132 : mast161);
switch (note(mast161)) { case (+(fog189)): { var fog190 = /a(b)?|c/g; } break; case new buoy10(): { if (salt132) { 0, mast161; } else { 0, [1, , 3];
note(fog189); }
if ('a\tb\n') { 0, mast161;
note(1);
note(false); } else { note(fog189); } } break; default: { var stern191 = {}; } case {}: { note(false); } break; } } break; }
try { { note(new anchor162()); }  } catch (salt202) { for (var bow203 = 0; bow203 < 2; bow203++) { switch (salt132) { default: { note(salt132); } case 4294967295: { 0, '\x41b';
0, bow203; } break; case bow203: { 0, mast161;
0, salt132; }  } } } finally { if ((!("it's"))) return keel124; } }
note(salt8());
if ((ballast107.call(salt132, (typeof salt132)) ? (mast161 ? arguments[0] : ballast107()) : salt132)) return 0;
0, note((!!(--salt132)));
return Object((!!(stern148(ballast107(keel124), (!(salt132)), (function (stern211, anchor212) { if (--left < 0) return 4;
0, '10'; })()))))['length']; }
var wharf213 = 0;
function fog214(ballast215) { if (--left < 0) return 3;
if (new anchor162()) { switch ((keel124.a ^= (wharf213 = wharf213))) { default: { var quay216 = (keel124 %= 'length');
var deck217 = function (ledger218) { if (--left < 0) return 3;
if ('a\tb\n') return arguments[0];
var stern219 = salt132;
return 'a\tb\n'; }; } }
ballast220: { for (var buoy221 in Object((ballast215 + 3))) { for (var quay222 = 0; quay222 < 3; quay222++) { 0, wharf213; }
var ballast223 = function (tide224) { if (--left < 0) return 2;
0, mast161;
0, ballast215;
0, keel124;
0, /a(b)?|c/g;
return tide224; }; }
for (var stern225 in Object(note('length'))) { switch (salt132) { default: { 0, keel124; } case wharf213: { 0, stern225;
note('10'); } break; } } }
var ballast228 = (function (ledger226) { if (--left < 0) return 1;
var deck227 = ballast215;
return (mast161 || 1); })(new ledger63()); }
var buoy229 = buoy10.call(fog156());
return '1'; }
var wharf230 = wharf213;
function buoy231(rope232, salt233) { if (--left < 0) return 3;
note(String((new anchor1())).indexOf((true)));
var anchor234 = --rope232;
var bow235 = function (fog236, stern237, keel238) { if (--left < 0) return 1;
salt239: { switch ([salt233, keel124]) { default: { var mast241 = mast161; } case note(-0): { var tide240 = keel124; }  } } };
switch (({ b: mast161, a: ({ c: [], get c() { return wharf213; } }) })) { case arguments[0]: { if (Object((function () { if (--left < 0) return 0;
0, mast161;
note(mast161); })(mast161))['\x41b']) { var anchor246 = (typeof anchor234); } else { switch ([anchor234, '1']) { default: { var mast242 = anchor234; } }
try { { switch (salt132) { default: { note(-1); } }
for (var salt245 in Object(7)) { note(salt132);
note(/a(b)?|c/g); } } null.a; } catch (quay243) { try { { note([]); } null.a; } catch (salt244) { 0, salt233;
0, rope232; } finally { 0, mast161; } } } } break; case (wharf213.a &= '\x41b'): { var ballast247 = String((String(([1, , 3])).lastIndexOf((anchor234)))).slice((rope232)); } break; default: { 0, String((mast161--)).toUpperCase(); } }
return [100, (keel124 |= (mast161 in Object((wharf213)['1'])))]; }
try { var anchor250 = (function () { if (--left < 0) return 3;
var bow248 = (+(true));
switch ((bow248)[7]) { default: { switch (2147483648) { case mast161: { 0, {}; }  case wharf213: { 0, salt132; } break; case mast161: { 0, 1.5e-7; }  default: { 0, salt132; } }
var deck249 = mast161; } }
return bow248; })(mast161, (wharf213 |= [1, 2, (keel124)].lastIndexOf(("\u00e9")))); } catch (e) { note(e instanceof TypeError); }
try { 0, Number(((salt132 !== mast161))); } catch (e) { note(e instanceof TypeError); }
function mast251(fog252, mast253, anchor254) { if (--left < 0) return 1;
var tide255 = (mast253 < wharf213);
for (var deck256 = 0; deck256 < 3; deck256++) { mast257: { var ballast258 = function () { if (--left < 0) return 3;
try { { note(wharf213);
0, 4294967295; } null.a; } catch (wharf259) { 0, true; } finally { note(1); }
ledger260: { 0, keel124;
0, 1;
note([1, , 3]); }
var rope261 = '10'; };
if (tide255) { if ('length') { 0, '';
note(" 12 "); } else { 0, '';
note([1, , 3]); }
switch (tide255) { default: { 0, deck256; } } } else { var mast262 = deck256; } } }
if ([1, 2].map(function () { if (--left < 0) return 3;
if ((function (salt264) { if (--left < 0) return 3;
note(wharf230);
0, wharf230; })(wharf213, wharf230)) return (tide255 <<= '10'); })) return (function (wharf263) { if (--left < 0) return 4;
if (wharf230) return fog252; })((Array.isArray((1.5e-7)) & (anchor254 >= tide255)));
var ledger265 = Math.floor(((tide255 >>= anchor254)));
return anchor1([1, 2, (note((function (tide266) { if (--left < 0) return 4;
note(salt132);
0, arguments[0]; })(tide255)))].lastIndexOf((keel124)), (fog252 |= (void (note(wharf230))))); }
try { var keel276 = (function (bow267) { if (--left < 0) return 2;
switch (Number((/a(b)?|c/g))) { default: { var stern268 = function (ballast269, port270, anchor271) { if (--left < 0) return 2;
0, arguments[0];
note(port270);
0, anchor271;
0, mast161; }; } }
try { { if ('1') return keel124; } null.a; } catch (port272) { var deck274 = mast161;
var deck275 = keel124; } finally { quay273: { 0, Infinity;
0, salt132;
0, wharf213; } }
return (bow267 %= Object(Infinity)['length']); })(); } catch (e) { note(e instanceof TypeError); }
function quay277(fog278, wharf279, wharf280) { if (--left < 0) return 1;
var fog281 = (mast161 in Object(2147483648));
0, Math.min((({ b: ({}).hasOwnProperty.call(Object((fog278)), ('')), a: (fog281 ? wharf279 : mast161) })));
0, note([1, 2].map(function () { if (--left < 0) return 3;
switch ('a\tb\n') { case salt132: { 0, []; } break; default: { 0, 2;
0, '1'; } case mast161: { 0, "\u00e9"; } break; }
var anchor282 = fog278; }));
return [Object(wharf213)[((fog281 ^= wharf279) in Object(keel49()))], fog278]; }
try { var buoy283 = function (ballast284, deck285, stern286) { if (--left < 0) return 1;
switch (((keel124)[stern286]).concat(([1, 2].map(function (rope287, mast288) { if (--left < 0) return 3;
0, deck285;
return mast161; })))) { default: { 0, (-(salt132)); } }
var anchor289n = 0; do { for (var anchor289 = 0; anchor289 < 2; anchor289++) { var keel290 = function () { if (--left < 0) return 2;
var wharf291 = keel124;
stern292: { 0, wharf291; } }; } } while (++anchor289n < 2 && (Object(String((undefined)).indexOf((1e21)))[salt132]));
return (({ a: (deck285 <<= stern286), b: ballast284, 'd': function () { if (--left < 0) return 2;
var tide293 = function () { if (--left < 0) return 4;
0, salt132;
0, keel124;
0, ballast284; };
return keel49(wharf230); } }) ? (salt132 >>> mast161) : (deck285.a *= (void (keel124)))); }; } catch (e) { note(e instanceof TypeError); }
try { 0, ((wharf213 + wharf230))[note((function () { if (--left < 0) return 1;
note(wharf213); })(salt132, 1e21))]; } catch (e) { note(e instanceof TypeError); }
function ballast294() { if (--left < 0) return 4;
switch ((wharf213 > 0)) { default: { note(({ 'd': function () { if (--left < 0) return 3;
0, keel124;
if (mast161) return salt132; } })); } case (function (deck295) { if (--left < 0) return 4;
if (deck295) return wharf230;
note(fog186()); })(1, keel49.call(salt132)): { 0, mast161;
0, note('a\tb\n'); }  case (wharf213 + (note(keel124) , (salt132.a -= wharf213))): { var fog296 = function (deck297, deck298, mast299) { if (--left < 0) return 2;
if ([1, 2].map(function (tide300) { if (--left < 0) return 2;
0, 1e21; })) { var anchor301 = salt132; } else { 0, 3;
if (mast161) { 0, mast161;
0, mast299;
note(keel124); } else { 0, deck297; } } }; }  }
var buoy304 = mast161;
var salt305 = (function () { if (--left < 0) return 2;
0, (buoy304 ? Infinity : [1, , 3]);
return ([true])[mast161]; })(note((buoy304 ^= undefined)));
return ({ b: 7, get c() { return wharf230; } }); }
var mast306 = " 12 ";
try { var bow312 = [({ b: keel14() }), 3, (function (quay307, bow308) { if (--left < 0) return 3;
quay309: { 0, mast306;
note(keel124); }
var keel310 = wharf230;
return [1, 2].map(function (bow311) { if (--left < 0) return 2;
0, [];
note(quay307);
return wharf213; }); })(fog186(), mast251(wharf230))]; } catch (e) { note(e instanceof TypeError); }
try { wharf313: { var ledger314 = function (port315) { if (--left < 0) return 4;
switch ((mast161 >>> mast161)) { default: { var stern316 = mast161;
try { { note('length'); } null.a; } catch (rope317) { 0, wharf213;
0, keel124; } } }
if ((port315[0] -= mast161)) return quay277.call(salt132, mast306);
var bow318n = 0; do { for (var bow318 in Object(fog214.call({}, '10'))) { if ([1, , 3]) break; } } while (++bow318n < 2 && ((function (fog321) { if (--left < 0) return 1;
0, mast161;
0, keel124;
return salt132; })(wharf213))); };
var ballast322 = function () { if (--left < 0) return 0;
var anchor323 = note(-1);
var mast324 = (+(-1));
var keel327 = (function (buoy325, mast326) { if (--left < 0) return 2;
0, 2147483648; })();
var rope328 = function (anchor329, anchor330) { if (--left < 0) return 2;
if (mast324) { 0, 2; } else { 0, '';
0, 2; }
var deck331 = function (salt332, deck333) { if (--left < 0) return 1;
note(anchor329);
note(deck333);
0, deck333;
return mast324; }; }; };
var tide334 = Math.max((true), ((wharf230 ? salt132 : mast306))); } } catch (e) { note(e instanceof TypeError); }
