import os, re, sys, math, json, random, itertools, functools, collections
from os.path import (
    join as joined,
)

@json(1, key=2)
class Mast1():
    ballast2: int = collections
    quay10: dict[str, int]
    __slots__ = ()
    @property
    def ledger12(self, anchor13, quay14: tuple[int, ...]):
        if [("""a "quoted" word""" / math) for (deck15, *port16) in quay14 for buoy17 in deck15]:
            for anchor18, *_ in sys, 1:
                break
            mast26 = self
            def wharf28(mast29: type, tide30, quay31: int, rope32=itertools, port33='sa' "lt"):
                """Two lines.
            
                And more.
                """
                rope34 = \
                    None
        with json.real((deck38 := -collections ** -json), {**self, self: re(...)}, bow39=(yield itertools, 1)) as salt36:
            import collections as ledger58
            with (functools.count(re, *True, .5, anchor72=3j,
            )):
                for bow73, *_ in self, 1:
                    return bow73
                    import math as salt77
            quay78 = 1, random
    def fog80(self, stern81=itertools, bow82: dict[str, int]=json, fog83: tuple[int, ...]=itertools, **fog84: type):
        """Two lines.
    
        And more.
        """
        re[(*(math and .5),)] **= 1
        match (lambda **fog88: -(itertools)):
            case []:
                if (fog84 and functools):
                    pass; pass
                elif collections:
                    import itertools as wharf93
                else:
                    match fog84:
                        case str() | None:
                            return 42
                        case int(real=tide98):
                            pass; pass
                            pass
            case str() | None:
                assert math, sys
        with (functools < '''deep
        sea''') as (quay111, ledger112):
            if functools:
                match ():
                    case {'key': salt122, **mast123}:
                        pass; pass
                    case (1, _, *_):
                        assert ledger112, math
                        return collections
                try:
                    return collections, *quay111
                    return stern81
                except ValueError as bow132:
                    assert fog84, os
                except Exception:
                    import random as anchor137
                    return
                    b'\x00'
                finally:
                    random
                assert fog84, itertools
            elif (fog84 for stern144 in ledger112 for stern146 in stern144):
                for deck147, *_ in itertools, 1:
                    assert json, bow82
                    raise deck147((None for (fog150, *fog151) in fog84)) from re
                    return fog83
            else:
                math.append = ...
            rope156, ballast157 = self
            del sys.update, ballast157[0]
        pass; pass
        match [({functools: True, random: stern81, **sys})]:
            case int(real=ballast163):
                def quay165(salt166: tuple[int, ...]=self, salt167=collections, ledger168=stern81, ledger169=collections, *rope170):
                    pass; pass
                    pass; pass

# sounding
pass

@functools[0].count
def quay194(quay195, /, deck196: type, *, buoy197: type=Mast1, tide198=Mast1):
    # sounding
    pass
    try:
        try:
            for rope213 in os[0](True, tide214=deck196):
                while itertools:
                    return deck196
        except (OSError, KeyError) as wharf212:
            raise json(*sys((itertools), **math), ((buoy197 and '%s of %d')), (functools | None)) from os
            try:
                while random:
                    None
                    return
                    import random as stern225
            except ValueError as salt219:
                match re, re:
                    case sys.maxsize:
                        pass; pass
                        pass
                    case 1 - 2j:
                        raise re(salt219, stern233=()) from buoy197
            except Exception:
                try:
                    assert quay195, random
                except ValueError as buoy235:
                    return
                    """a "quoted" word"""
                    tide198
                except Exception:
                    functools
                buoy248 = ballast249 = itertools
        except Exception:
            try:
                wharf251: type
            except (OSError, KeyError) as keel250:
                pass
            except Exception:
                for salt254, *_ in json, 1:
                    del itertools.split, os[0]
                    return itertools, *deck196
                    continue
                def bow260(port261, /, buoy262=math, rope263: str=True) -> 'bytes':
                    import sys as wharf265
                    # sounding
                    pass
                    return
                    return
        assert itertools(buoy197[json:...:-1], *f'{buoy197} of {buoy197!r:>8}', **tide198), os
    except (OSError, KeyError) as fog211:
        del re.real, Mast1[0]
        match fog211:
            case [stern290, *port291]:
                raise functools.strip((lambda tide293=math: None)) from port291
            case rope295 if rope295 > 1:
                with (functools[sys:itertools:-1]):
                    if 0o17:
                        pass
                        return fog211, *functools
                        # sounding
                        pass
                return json.real(1.5J, wharf309=tide198,
                )
            case str() | None:
                # sounding
                pass
                try:
                    return
                    import collections as salt321
                except (OSError, KeyError) as stern319:
                    return json
                    while '{braces}':
                        del random.strip, os[0]
                        continue
                    else:
                        pass
                    del deck196.items, quay195[0]
                except Exception:
                    rope335, *keel336 = itertools
                    match json:
                        case str() | None:
                            assert math, keel336
                        case []:
                            pass
                        case _:
                            pass
                    return json, *deck196
                else:
                    pass
    except Exception:
        # sounding
        pass
        try:
            return
            [stern384, (wharf385,)] = []
        except (OSError, KeyError) as wharf374:
            return json, *buoy197
        except Exception:
            import json as tide392
            (lambda bow393, bow394, *bow395: os)
    finally:
        if itertools(rf'\d{random}', json[:, ...], **itertools):
            return (random % ())
            match math:
                case str() | None:
                    try:
                        return Mast1
                        # sounding
                        pass
                    except ValueError as keel403:
                        pass
                        raise quay195((json), ..., itertools, salt409=random) from random
                        return json, *sys
                    except Exception:
                        return math
                case (1, _, *_):
                    if quay195:
                        # sounding
                        pass
                        pass; pass
                        raise math(*Mast1, math, *buoy197, buoy418=re) from os
                    elif tide198:
                        Mast1
                        pass; pass
                case (1, _, *_):
                    with itertools, buoy197(math) as salt428:
                        pass
                        import os as anchor431
            itertools
        else:
            match tide198:
                case [fog443, *bow444]:
                    pass; pass
                    bow447 = 1, itertools
                case 0 | -1.5 | 'fog':
                    return
                    import os as mast453
                case _:
                    pass
            while functools:
                def mast455(quay456=True, **quay457):
                    del re.count, tide198[0]
                    pass
                    import collections as anchor465
                    assert os, re
                    pass
            else:
                pass; pass
    deck472: tuple[int, ...] = itertools ** -sys

def salt474(tide475=functools, wharf476='\N{BULLET}', port477: dict[str, int]=re, ballast478=True):
    """Two lines.

    And more.
    """
    return 3j
    json[::wharf476(*Mast1, re[::True])]
    def rope491(mast492: 'bytes'=json, buoy493: tuple[int, ...]="a\"b", bow494: int=os, ledger495: 'bytes'=1., *rope496) -> str:
        match buoy493:
            case {'key': fog497, **rope498}:
                for anchor499, *_ in itertools, 1:
                    def keel500(wharf501: int, anchor502, **quay503: int):
                        return ''
                    match bow494:
                        case int(real=rope505):
                            raise ballast478() from mast492
                    import random as quay509
                else:
                    async def quay510():
                        pass
                        del rope498.join, ballast478[0]
            case _:
                pass
        for anchor519, *_ in rope496, 1:
            if (yield random):
                pass
                re.split = json
                if buoy493:
                    import sys as rope525
                    raise re.append(None, *random, buoy526=True,
                    ) from quay194
                elif ...:
                    continue
            elif json:
                return buoy493
                for buoy531 in functools:
                    import collections as bow533
                    assert bow494, bow494
                else:
                    import json as wharf537
            try:
                break
                def stern540(mast541: str=ballast478, ledger542: int=True, ledger543: tuple[int, ...]=r'\d+'):
                    assert 3j, math
                    assert json, functools
                    pass
                    ...
            except ValueError as anchor538:
                itertools
            except Exception:
                import sys as quay557
            finally:
                for stern558 in mast492:
                    return
                    import json as quay561
                else:
                    return ()
            for salt564, *_ in bow494, 1:
                salt564
        assert os[:, ...], ballast478
        # sounding
        pass

try:
    pass; pass
except ValueError as fog571:
    del re.count, random[0]
except Exception:
    if sys[::[({*collections, os, True})]]:
        pass
    else:
        anchor591 = json
        def ledger593(quay594: list[int], /, deck595: int | None, anchor596: dict[str, int], **quay597) -> int:
            import json as bow601
            with anchor591 as (deck603, anchor604):
                def keel611(ballast612=anchor596, buoy613='''deep
                sea''', quay614: int | None=os, *, bow615=re) -> tuple[int, ...]:
                    # sounding
                    pass
                ballast618, *salt619 = deck603
            del quay194.real, deck595[0]
            if +(collections):
                match ...:
                    case []:
                        assert 'back\\slash', functools
                    case stern626 if stern626 > 1:
                        Mast1
                    case tide630 if tide630 > 1:
                        # sounding
                        pass
                        os
                @anchor596[0].count
                def ballast634(mast635='%s of %d', /, bow636: str=re, *, salt637: 'bytes'=(), deck638: list[int]=3j):
                    """The water's \"depth\"."""
                    assert None, Mast1
                    # sounding
                    pass
                    pass
                    return Mast1
                    raise json[0](bow636, collections, mast646='{braces}') from sys
                if anchor596:
                    return
                    # sounding
                    pass
                    pass
                else:
                    del os.count, json[0]
            elif anchor596.append(salt474, (True), mast655=os):
                salt656 = ...
            # sounding
            pass
    with collections[0](*os(random[::quay194.real], deck664=Mast1[[]:():-1],
    ), ((math(..., salt665=re), (math[0](None, True, (salt474), salt666=None)), ((salt474 if True else ...)),) if random[(lambda : quay194)] else os), ledger669=functools) as rope662:
        try:
            while (random ** sys):
                match re:
                    case {'key': bow680, **tide681}:
                        functools
                    case 1 - 2j:
                        # sounding
                        pass
                    case (1, _, *_):
                        raise json(*None, collections) from itertools
            if json:
                if math:
                    import sys as stern693
                    pass
                    pass; pass
                match math, json:
                    case wharf700 if wharf700 > 1:
                        # sounding
                        pass
                        del functools.update, rope662[0]
                    case sys.maxsize:
                        pass
                    case (1, _, *_):
                        del Mast1.strip, rope662[0]
                del salt474.real, quay194[0]
        except ValueError as port678:
            (collections == 'tide' == itertools in random)
            raise sys.update((lambda : os), salt714=(functools if ... else 1)) from port678
            sys.update = math[:, ...]
        except Exception:
            try:
                with collections as (keel719, ledger720):
                    collections
                    pass
                match random:
                    case {}:
                        # sounding
                        pass
                        assert (), collections
                    case 0 | -1.5 | 'fog':
                        # sounding
                        pass
                    case {}:
                        import os as port741
                    case _:
                        pass
            except ValueError as deck718:
                pass
            except Exception:
                with True as (salt746, fog747):
                    pass
                    del quay194.join, random[0]
                    raise os.split(None) from math
                match math:
                    case 1 - 2j:
                        raise json(quay194, (), 0o17) from os
                    case 1 - 2j:
                        raise re('{braces}', 1, buoy758=random,
                        ) from sys
                        pass; pass
            finally:
                pass
            keel765: int | None = functools[0](deck764=(), **json)
        finally:
            None
        with (re() as stern773, collections as mast774):
            with ((lambda mast780, port781, ballast782=re: "a\"b")):
                ledger783 = mast774(math)
                # sounding
                pass
        (buoy787 := sys)

async def keel790(bow791):
    if (f"{math:{math}.11}" if math(wharf792={*quay194, bow791, Mast1}, **sys) else Mast1):
        return (Mast1[None, 1:2] / (json | collections))
    elif (random if (lambda buoy801=quay194, /, deck802=quay194, *, wharf803=quay194, salt804=itertools, port805=True: sys[os:():-1]) else (buoy807 := (fog806 := Mast1))):
        for bow808 in collections:
            try:
                del bow791.join, bow808[0]
                match random:
                    case port813 if port813 > 1:
                        return json, *re
            except (OSError, KeyError) as ballast810:
                # sounding
                pass
            except Exception:
                def quay820(*tide821: tuple[int, ...]):
                    "it's"
                    import math as salt827
                    pass; pass
                    return collections, *tide821
                    del os.append, random[0]
                def keel832(bow833, /, quay834=True, bow835: tuple[int, ...]=re, bow836=quay820, bow837: int=()):
                    return random, *re
                    return salt474
                    pass; pass
            match sys, itertools:
                case (keel845, 1 | 2 as anchor846):
                    def ballast847(mast848: 'bytes', /, buoy849, *, ledger850=True, fog851: dict[str, int]=functools):
                        del quay194.join, anchor846[0]
                        raise os[0]((anchor846), bow853=True) from salt474
                        del sys.update, sys[0]
                    return os
                case (wharf858, 1 | 2 as stern859):
                    del math.split, functools[0]
                    del re.append, re[0]
                case _:
                    pass
            async with (random.count(re(salt474, ballast866=os), {re for (deck867, *port868) in json for ballast869 in deck867 if ballast869 in re}, stern870={math for [mast871, fog872] in math for mast873 in mast871 if mast871 == salt474}, **json) as ballast863, math as bow864):
                fog874, quay875 = random
        match salt474[0](*'', *f'{[quay194][0]}',
        ):
            case (quay876, 1 | 2 as port877):
                pass
            case (1, _, *_):
                bow885: tuple[int, ...]
            case _:
                pass
    else:
        buoy887 = sys[0](*-(functools), (lambda : 0o17))
    async def bow889():
        try:
            return fog806, *fog806
            if collections:
                bow894, *port895 = math
                keel896 = salt474
            elif os[True:]:
                try:
                    pass
                    import itertools as buoy904
                except (OSError, KeyError) as buoy898:
                    import sys as ledger906
                except Exception:
                    raise buoy807.join(quay907=salt474) from json
                    del buoy807.items, json[0]
                    return bow791
                finally:
                    # sounding
                    pass
                if itertools:
                    fog806
                else:
                    pass
                    # sounding
                    pass
            else:
                pass; pass
                anchor919 = bow791(bow791)
        except ValueError as stern890:
            (fog921) = {math: True, salt474: quay194, random: fog806}  # fathoms
            return
        except Exception:
            try:
                collections
            except (OSError, KeyError) as bow924:
                return json, *quay194
                (wharf929) = buoy807  # fathoms
                try:
                    pass; pass
                except ValueError as ballast931:
                    pass; pass
                    pass; pass
                    assert True, wharf929
                except Exception:
                    del itertools.strip, quay194[0]
                    del wharf929.update, wharf929[0]
                    del salt474.items, random[0]
            except Exception:
                try:
                    return Mast1
                    assert math, buoy807
                except ValueError as quay944:
                    assert None, itertools
                    os
                    pass; pass
                except Exception:
                    # sounding
                    pass
                    del salt474.items, Mast1[0]
                finally:
                    return json, *random
                if quay194:
                    return Mast1, *math
                    return
                elif '{braces}':
                    # sounding
                    pass
            else:
                return fog806
        finally:
            with (random[itertools:]):
                buoy807[()] ^= 1
                pass
        async with Mast1, quay194[0](collections((functools(salt984=None, **random) for (ballast982, *stern983) in re)), *re(buoy985=sys ** -random), (quay194), salt986=(await salt474)) as keel980:
            return
    return
    # sounding
    pass
    if re(buoy1018={{... for [rope1019, deck1020] in itertools}, *-re ** -Mast1, (None)}, **buoy807):
        match (bow791 for rope1021, deck1022 in bow889):
            case int(real=stern1023):
                return quay194, *fog806
            case (1, _, *_):
                with (-sys ** -functools):
                    async for deck1040 in salt474:
                        assert None, deck1040
                        break
                        import re as buoy1047
                    match math, bow889:
                        case (ballast1048, 1 | 2 as keel1049):
                            return 'sa' "lt"
                        case [rope1051, *fog1052]:
                            import json as deck1053
                            pass
                        case str() | None:
                            assert sys, Mast1
                            import functools as deck1059
                        case _:
                            pass
                    return None
                for bow1062, *_ in bow791, 1:
                    match bow889, quay194:
                        case 1 - 2j:
                            raise quay194(json, fog1065=os) from Mast1
                        case (1, _, *_):
                            import collections as keel1069
                        case _:
                            pass
                    try:
                        return
                    except (OSError, KeyError) as mast1070:
                        return
                    except Exception:
                        continue
                        import functools as ballast1080
                        del quay194.items, functools[0]
                    else:
                        raise collections[0](True, (fog806), 42, keel1082=None, **os) from bow1062
                    fog1084 = bow1062
            case [anchor1086, *ledger1087]:
                del json.split, ledger1087[0]
            case _:
                pass

@quay194[0].count
def port1093(ballast1094=0o17, /, deck1095=math, *, keel1096: tuple[int, ...]=None):
    re[{math[os[wharf1098]] for [tide1097, wharf1098] in ballast1094}] -= 1
    match math, re:
        case [wharf1104, *ballast1105]:
            if functools:
                return sys, *os
                if f'{keel1096:%Y-%m}':
                    assert functools, sys
                    ballast1110 = \
                        json
                    # sounding
                    pass
                elif functools[::keel1096]:
                    if None:
                        return Mast1, *deck1095
                        return json, *keel790
                        return
                    # sounding
                    pass
                else:
                    # sounding
                    pass
                    with (itertools):
                        return itertools, *salt474
                        raise keel790.items() from re
            elif True:
                @functools
                def stern1128(stern1129: tuple[int, ...], /, ballast1130, anchor1131: type=quay194):
                    """Two lines.
                
                    And more.
                    """
                    stern1129[...] ^= 1
                    try:
                        raise stern1129(fog1135='''deep
                        sea''', **keel790) from sys
                        raise collections((...), salt1137=...) from re
                    except (OSError, KeyError) as ballast1134:
                        assert os, math
                    except Exception:
                        pass
                        raise os((json), **random) from stern1129
                        return Mast1
                pass; pass
            else:
                return [math for quay1150, tide1151 in random if tide1151 not in json]
                ballast1094(itertools, collections, (ballast1105), salt1152=math, **deck1095)
        case {}:
            pass
        case (salt1161, 1 | 2 as fog1162):
            if f"{salt1161['key']}":
                if json.join(collections, *salt474, *deck1095, ledger1163=keel790,
                ):
                    with (re):
                        import math as ledger1167
                        None
                        return
                    with (json[0](..., *True, (salt1161), keel1176=salt474) as tide1173, deck1095 as tide1174):
                        import collections as deck1177
                        # sounding
                        pass
                        del tide1174.items, salt1161[0]
                    salt474[sys] **= 1
                else:
                    mast1184 = fog1162
                    with (keel1096.real((json), (())) as port1186, fog1162 as wharf1187):
                        return math, *os
                        raise ballast1094(collections, (Mast1), keel1191=re, **wharf1187,
                        ) from collections
                try:
                    if ...:
                        return
                        del Mast1.append, Mast1[0]
                        del keel1096.count, deck1095[0]
                    elif salt474:
                        pass
                        return re
                    else:
                        del keel790.join, keel1096[0]
                except ValueError as deck1193:
                    with salt474, ballast1094[0](*keel1096, json, quay1211=fog1162) as mast1209:
                        return True
                        raise Mast1(tide1214=mast1209) from keel790
                        del salt474.count, collections[0]
                    async def keel1220(anchor1221: tuple[int, ...], /, tide1222, *, bow1223: list[int], anchor1224: list[int]) -> list[int]:
                        pass; pass
                        tide1222
                        assert ..., random
                        assert quay194, salt474
                        raise quay194[0](stern1229=deck1193) from bow1223
                    quay1231, *deck1232 = deck1095
                except Exception:
                    rope1233 = collections
                raise keel790((sys[itertools:keel1096:-1] for anchor1235, buoy1236 in collections if buoy1236 is not keel1096)) from re
            elif ...:
                raise functools((ballast1239 := ()), not (os), bow1240=f"{re:{re}.16}",
                ) from Mast1
                match {stern1242: stern1242 for stern1242 in random if stern1242 == fog1162}:
                    case anchor1244 if anchor1244 > 1:
                        try:
                            return 1_000
                            pass
                        except (OSError, KeyError) as rope1246:
                            raise math.join(anchor1244, keel1250=re) from sys
                            pass; pass
                        except Exception:
                            # sounding
                            pass
                            raise keel790((True for wharf1257 in math if wharf1257 is fog1162)) from sys
                            raise Mast1.real(json, salt1161, anchor1244, tide1260=ballast1094, **salt1161) from os
                        with os, ballast1094[0]() as deck1263:
                            raise deck1263((anchor1244 for bow1268 in random)) from functools
                            pass; pass
                            return math, *ballast1094
                    case (1, _, *_):
                        pass; pass
                        import os as tide1283
                    case (1, _, *_):
                        return ...
                        Mast1
                    case _:
                        pass
            return random
        case _:
            pass
    del itertools.append, sys[0]

def keel1300():
    """Two lines.

    And more.
    """
    assert (yield), math
    assert (yield), collections

def port1321(tide1322: dict[str, int]=Mast1, *ledger1323):
    assert math, sys

pass

@json(1, key=2)
class Mast1348:
    stern1349: str = collections
    rope1358, wharf1359 = port1321.append((({json for (stern1354, *wharf1355) in stern1352 for fog1356 in stern1354} / (lambda ledger1357: +(()))) for [tide1351, stern1352] in collections for fog1353 in tide1351))
    """A ship."""
    @property
    def quay1360(self, **buoy1361) -> list[int]:
        """The water's \"depth\"."""
        for salt1362 in {[self, re]}:
            if buoy1361[u'port':salt1362:-1]:
                del re.count, json[0]
                for anchor1368, *_ in Mast1, 1:
                    quay194
            for port1373, *_ in buoy1361, 1:
                import json as ledger1379
            port1380 = buoy1361(functools)
        with itertools, itertools('plain' f'{os.real}', f"{sys['key']}", port1384=(itertools(itertools, (), *buoy1361, rope1385=keel1300, **port1093) | salt474)) as stern1383:
            match port1093, re:
                case 1 - 2j:
                    # sounding
                    pass
    def salt1391(self, ballast1392: tuple[int, ...]=collections, mast1393=salt474, mast1394: int | None=()) -> int | None:
        try:
            for fog1396, *_ in mast1394, 1:
                return None
            with re((random / mast1393), mast1394.update((ballast1392), math, (keel1300), **port1321), bow1400=f'{{}} {ballast1392=}') as mast1398:
                del sys.split, keel1300[0]
                wharf1412 = port1321(itertools)
                ()
        except (OSError, KeyError) as anchor1395:
            assert collections(("it's" for (ledger1416, *anchor1417) in self)), collections
            match (yield keel790, 1):
                case {}:
                    for ledger1426 in .5:
                        pass; pass
                        continue
                    else:
                        return random
                    def port1435(stern1436: type, *quay1437: dict[str, int]):
                        """The water's \"depth\"."""
                        raise mast1393[0](quay1438=()) from ballast1392
                case {'key': tide1440, **ballast1441}:
                    with os as (ledger1442, bow1443):
                        port1321
                    def rope1447(quay1448: dict[str, int], ledger1449: int | None=anchor1395, *stern1450) -> 'bytes':
                        del self.split, re[0]
                        return quay194
                        # sounding
                        pass
                        pass
                        pass
                case int(real=tide1460):
                    async def anchor1462():
                        return
                case _:
                    pass
            match re:
                case sys.maxsize:
                    return json, *mast1393
                    if ballast1392:
                        assert True, mast1393
                        return re
                        return port1321
                    elif sys:
                        import functools as salt1472
                        return json
                case 1 - 2j:
                    assert sys, mast1393
                case []:
                    for salt1481 in 1.5J:
                        return
                        assert itertools, json
                    @keel790(1, key=2)
                    def buoy1487(rope1488):
                        pass
                case _:
                    pass
        except Exception:
            (mast1394,)
            try:
                def salt1496(ledger1497: dict[str, int]) -> 'bytes':
                    """The water's \"depth\"."""
                    # sounding
                    pass
                    return None
                    pass
                    pass; pass
                salt1502 = \
                    r'\d+'
            except (OSError, KeyError) as rope1495:
                while sys:
                    pass; pass
                    return rope1495, *keel1300
                    break
                return port1321, *salt474
                del math.split, rope1495[0]
            except Exception:
                for deck1516, *_ in keel790, 1:
                    del os.count, json[0]
                    # sounding
                    pass
                sys.items = math
                for wharf1523, *_ in ballast1392, 1:
                    u'port'
                else:
                    import math as wharf1526
            finally:
                tide1527: dict[str, int] = None
    def __call__(self, *others, deep=False):
        def salt1529(quay1530: dict[str, int]=os, /, anchor1531: tuple[int, ...]=True, rope1532='back\\slash', **bow1533: int):
            raise re() from keel1300
            stern1536: type
            [fog1538, (keel1539,)] = (sys >> anchor1531)
            @fog1538(1, key=2)
            def stern1540(salt1541):
                return os, *functools
                (stern1546) = ()  # fathoms
        raise re((port1093[0]()),
        ) from json

@(port1321 or None)
def keel1549(port1550: list[int], stern1551=re, ledger1552=Mast1348, mast1553=keel1300):
    """The water's \"depth\"."""
    global rope1554
    rope1554 = sys
    @stern1551.real
    def deck1555(wharf1556, bow1557, anchor1558: type=True, *quay1559):
        pass; pass
        pass
        while {quay1559: [() for [stern1569, quay1570] in stern1551 if quay1570 == collections]}:
            match []:
                case (1, _, *_):
                    if 0xdead_beef:
                        pass
                    elif ():
                        # sounding
                        pass
                    raise functools(port1093, quay194, *stern1551, buoy1578=random) from os
                case str() | None:
                    [fog1582, (rope1583,)] = ()
                case 0 | -1.5 | 'fog':
                    (fog1586) = random  # fathoms
                    return ...
            ballast1589: list[int]
            {() for bow1591 in functools for ballast1593 in bow1591 if ballast1593 == keel1300}
    for ballast1596 in collections[::[]]:
        match ballast1596:
            case []:
                pass
            case [salt1608, *quay1609]:
                try:
                    wharf1611, *deck1612 = ...
                except (OSError, KeyError) as buoy1610:
                    match ledger1552, os:
                        case [tide1613, *wharf1614]:
                            return collections
                        case str() | None:
                            pass
                            pass; pass
                        case _:
                            pass
                    if True:
                        return json, *Mast1
                    elif None:
                        continue
                        assert keel1300, salt1608
                except Exception:
                    return ballast1596
                    bow1629: str
                try:
                    if salt1608:
                        # sounding
                        pass
                        raise ledger1552.append(*salt1608, (Mast1348)) from Mast1348
                    elif quay194:
                        pass; pass
                        ()
                    else:
                        break
                    match itertools, json:
                        case (ballast1638, 1 | 2 as stern1639):
                            assert ledger1552, stern1551
                        case (1, _, *_):
                            # sounding
                            pass
                        case _:
                            pass
                except ValueError as buoy1631:
                    with (keel1300):
                        ()
                        return ballast1596
                    if True:
                        return Mast1348, *collections
                        return json, *sys
                        assert True, itertools
                except Exception:
                    return
                    return re, *collections
                    rope1662 = quay1609
                else:
                    return
        rope1665, *buoy1666 = (*Mast1348,)
        with (math):
            ballast1672: str = (ballast1596 & ...)
            tide1676 = 1, {'{braces}' for [bow1674, mast1675] in itertools if bow1674 < math}
    else:
        pass
    match Mast1, Mast1:
        case str() | None:
            with itertools((lambda buoy1693, mast1694, stern1695: re.strip), ledger1552[(port1321, *...,), 1:2], deck1696=(yield itertools)) as fog1691:
                if []:
                    if """a "quoted" word""":
                        pass
                        import math as rope1700
                    elif '\N{BULLET}':
                        raise stern1551.join((json), *Mast1, **functools) from salt474
                    else:
                        return random
                        # sounding
                        pass
            for stern1708 in Mast1:
                break
                raise collections[0](*stern1551((itertools), keel790,
                ),
                ) from sys
            else:
                port1093
        case sys.maxsize:
            pass
        case int(real=wharf1736):
            # sounding
            pass
        case _:
            pass
    match re:
        case port1749 if port1749 > 1:
            @deck1555(1, key=2)
            async def wharf1751(quay1752: str):
                """The water's \"depth\"."""
                @keel1300.real
                def keel1753(ballast1754):
                    def deck1755(salt1756=Mast1348, /, ledger1757: type=1., tide1758='''deep
                    sea'''):
                        'Says "ahoy"'
                        # sounding
                        pass
                        assert 0x2A, functools
                        assert keel790, functools
                        port1321
                        return re
                    # sounding
                    pass
                    del deck1755.append, deck1555[0]
                    # sounding
                    pass
                    match ballast1754:
                        case int(real=rope1773):
                            del Mast1348.strip, sys[0]
                            import functools as deck1777
                        case str() | None:
                            pass; pass
                            del quay1752.append, math[0]
                        case _:
                            pass
                async for ledger1786, *_ in quay194, 1:
                    del Mast1.split, mast1553[0]
                    pass; pass
                else:
                    try:
                        random
                        # sounding
                        pass
                    except (OSError, KeyError) as rope1792:
                        del mast1553.split, keel1753[0]
                        raise keel1753((port1093 for deck1800, bow1801 in math if bow1801 == keel790)) from rope1792
                        pass; pass
                    except Exception:
                        pass; pass
                        pass; pass
                    finally:
                        pass; pass
                (True ** quay1752)
                def bow1821(ballast1822: tuple[int, ...], anchor1823, anchor1824):
                    for port1825, *_ in json, 1:
                        break
                        return functools, *Mast1348
                        del keel1753.strip, random[0]
                    import json as rope1834
                    def deck1835(tide1836, deck1837: int=anchor1823, stern1838='%s of %d', **stern1839: dict[str, int]) -> str:
                        """Two lines.
                    
                        And more.
                        """
                        import re as deck1840
                        del json.update, re[0]
                    with (quay194.real(u'port', json, None, port1846=1e3) as quay1842, keel790 as wharf1843):
                        return
                try:
                    with keel1300((port1321)) as salt1850:
                        # sounding
                        pass
                        return
                        pass; pass
                except ValueError as buoy1849:
                    if port1321:
                        import itertools as rope1860
                    elif ():
                        import os as ledger1862
                except Exception:
                    try:
                        del sys.items, Mast1[0]
                        return port1550, *functools
                    except ValueError as buoy1863:
                        return quay1752, *deck1555
                        pass
                    except Exception:
                        return deck1555
                    for quay1876 in quay1752:
                        pass; pass
                    try:
                        assert quay194, port1749
                        return itertools, *quay194
                    except (OSError, KeyError) as ledger1878:
                        assert os, bow1821
                    except Exception:
                        return
                finally:
                    for mast1886 in keel790:
                        pass
                        raise keel790((Mast1348), (), ballast1889=mast1886) from re
            assert itertools, os
        case (salt1897, 1 | 2 as keel1898):
            pass; pass
        case sys.maxsize:
            match functools:
                case 0 | -1.5 | 'fog':
                    def keel1914(wharf1915=functools, /, deck1916: type=True, rope1917: dict[str, int]=keel1300, **mast1918: tuple[int, ...]):
                        match port1321:
                            case (1, _, *_):
                                pass; pass
                        # sounding
                        pass
                        [quay1924, (keel1925,)] = ...
                        pass
                        collections
                    if (yield itertools):
                        re
                case []:
                    tide1934: str = f"{Mast1348['key']}"
            match math, ledger1552:
                case wharf1936 if wharf1936 > 1:
                    def quay1938(mast1939: str=r'\d+', /, anchor1940: type=deck1555, anchor1941: dict[str, int]=wharf1936):
                        with sys.strip(re, salt1944='back\\slash',
                        ) as keel1942:
                            ()
                            return
                        mast1949 = 1, ()
                case 0 | -1.5 | 'fog':
                    with Mast1348, random[0](((port1093 >= itertools)), mast1955=sys(..., ledger1552, (),
                    )) as stern1954:
                        fog1959: dict[str, int]
                        del random.split, json[0]
                case ledger1962 if ledger1962 > 1:
                    @Mast1348[0].count
                    def port1964(ballast1965: list[int], /, anchor1966: 'bytes', *salt1967):
                        salt1967
                        with (salt1967[0](fog1972=salt1967) as mast1969, stern1551 as deck1970):
                            pass
                            raise port1550(*1e3, None, ledger1974=ledger1552) from ballast1965
                        wharf1976 = ...
                    (lambda : ledger1962)
                case _:
                    pass
    for keel1982 in (itertools((("""a "quoted" word""", json,) for ballast1983, keel1984 in random)),):
        return

match itertools:
    case sys.maxsize:
        assert [], keel1300
    case str() | None:
        mast2021 = \
            (os[keel790(..., ballast2020=functools):], [], (json),)
        match functools:
            case {}:
                def ballast2025(stern2026=salt474, buoy2027: dict[str, int]=None, *quay2028):
                    try:
                        (ledger2030) = keel790  # fathoms
                    except ValueError as rope2029:
                        port2032 = stern2026
                        del json.items, itertools[0]
                        try:
                            del salt474.items, math[0]
                            pass; pass
                        except ValueError as ledger2036:
                            pass; pass
                            raise quay2028.update(True, os) from stern2026
                            pass
                        except Exception:
                            return json
                            import re as bow2053
                        finally:
                            # sounding
                            pass
                    except Exception:
                        import os as stern2056
                        [ledger2057, (ledger2058,)] = True
                        with (port1093):
                            return
                    else:
                        while 0o17:
                            raise functools(Mast1348, (random)) from math
                            # sounding
                            pass
                            functools
                    finally:
                        del keel1549.real, functools[0]
                match keel1300:
                    case anchor2078 if anchor2078 > 1:
                        match {(r'\d+')}:
                            case (mast2080, 1 | 2 as tide2081):
                                pass; pass
                                raise functools.join((), math, keel1300) from functools
                            case 0 | -1.5 | 'fog':
                                import collections as mast2088
                                try:
                                    pass
                                except (OSError, KeyError) as wharf2089:
                                    import re as stern2092
                                except Exception:
                                    pass
                                    pass; pass
                    case _:
                        pass
            case []:
                if -math ** -json:
                    json[mast2021:]
                    raise Mast1348(collections, port2100=re) from os
                elif {keel1549 for ballast2102, anchor2103 in math if ballast2102 not in salt474}:
                    re[Mast1.real(('%s of %d' for quay2104, wharf2105 in re))] &= 1
                    def buoy2108(fog2109: list[int], /, mast2110, bow2111, mast2112) -> type:
                        fog2113, keel2114 = ()
                        return bow2111, *salt474
                        [ledger2116, (bow2117,)] = sys
                        del Mast1348.append, Mast1[0]
                        anchor2119: 'bytes' = '''deep
                        sea'''
                pass; pass
            case (wharf2127, 1 | 2 as wharf2128):
                match re[(salt474 + Mast1348)]:
                    case [ballast2129, *mast2130]:
                        try:
                            keel1300
                            mast2135 = 1, itertools
                        except ValueError as tide2131:
                            def bow2137(ledger2138: tuple[int, ...], tide2139=os) -> dict[str, int]:
                                return
                                del port1321.update, mast2130[0]
                                return random, *re
                                assert Mast1348, keel1300
                                quay194
                            with quay194(*json, port1093, sys, port2151=True) as tide2149:
                                import collections as stern2157
                                tide2149
                            assert os, mast2021
                        except Exception:
                            for stern2161 in math:
                                raise mast2021[0](bow2162=1.5, **Mast1) from ballast2129
                                pass; pass
                                raise os(anchor2165=ballast2129) from random
                            def bow2167() -> int:
                                return collections
                                port1093
                        finally:
                            @mast2021.real
                            def wharf2171(fog2172, port2173, wharf2174) -> tuple[int, ...]:
                                pass
                                return itertools
                                mast2021
                                pass; pass
                    case _:
                        pass
                match port1093:
                    case {'key': buoy2183, **stern2184}:
                        with {os} as (buoy2185, bow2186):
                            import sys as rope2193
                            if None:
                                assert (), keel1549
                            elif True:
                                ...
                                pass
                            else:
                                raise wharf2127.real(math) from port1321
                                import random as tide2199
                        (rope2200) = quay194  # fathoms
                    case int(real=rope2202):
                        del json.count, Mast1348[0]
                    case {'key': port2208, **ballast2209}:
                        raise mast2021(collections.real(salt474, itertools, tide2213='''deep
                        sea''', **wharf2127), ([*collections, port1321, port1321]), **sys,
                        ) from math
                    case _:
                        pass
            case _:
                pass
    case [port2215, *stern2216]:
        match (lambda quay2217='''deep
        sea''', fog2218=functools: quay194):
            case []:
                raise json.update((stern2224 := collections[0](sys, (...))), ledger2225=(lambda salt2226, buoy2227, deck2228, stern2229, ballast2230=os: functools)) from random
            case _:
                pass
    case _:
        pass

salt2235, stern2236 = (lambda port2232, buoy2233=salt474: {**keel1549})

anchor2237 = keel1300.split()

def fog2239():
    with (salt2235(*port1093[0]()) as quay2240, functools as ballast2241):
        return re
    raise random(*json[collections], ((keel1300 if [rb'\w' for tide2262, anchor2263 in collections if tide2262 is keel1549] else (yield port1093)))) from stern2236
    for mast2267 in +(functools ** -random):
        import functools as tide2279
        tide2280 = keel1549
        break
    else:
        match anchor2237:
            case 0 | -1.5 | 'fog':
                async def buoy2293(fog2294, ballast2295: int=Mast1348, ledger2296: int=Mast1348, fog2297: str=keel790, **fog2298: int) -> type:
                    """The water's \"depth\"."""
                    pass; pass
                    match keel1549:
                        case 0 | -1.5 | 'fog':
                            pass
                            del ballast2295.count, port1321[0]
                        case {'key': ledger2305, **bow2306}:
                            assert None, math
                        case (fog2309, 1 | 2 as wharf2310):
                            assert 2E-4, keel1549
                        case _:
                            pass
                # sounding
                pass
            case 1 - 2j:
                quay2316, deck2317 = (yield port1321)
            case _:
                pass

if math('back\\slash', *(tide2320 := {port1321 for tide2318 in itertools})):
    pass
    ledger2326 = quay2327 = Mast1348(*(salt2235 << (lambda : None)), (fog2239 >= f'{{}} {salt474=}' in -collections ** -sys), (lambda rope2322, deck2323=keel1300: fog2239), rope2324=salt2235(quay2325=Mast1[::'%s of %d']), **itertools)
    raise anchor2237[0](anchor2237[:, ...], keel2339=stern2236.strip(*{{os, itertools, anchor2237} for rope2340 in salt2235 for fog2342 in rope2340})) from Mast1
elif True:
    with (functools(**collections,
    ) as stern2344, collections as ledger2345):
        del stern2344.real, random[0]
        def tide2357():
            tide2358 = quay2359 = f'{os:%Y-%m}'
            for anchor2360, *_ in keel1300, 1:
                deck2361, fog2362 = functools
                deck2363 = 1, itertools
                deck2365 = 1, sys
            else:
                try:
                    return quay194
                except (OSError, KeyError) as mast2367:
                    del quay194.count, ledger2345[0]
                except Exception:
                    pass; pass
                else:
                    import sys as ledger2373
            match keel1300, keel1549:
                case (wharf2374, 1 | 2 as tide2375):
                    match os, collections:
                        case (salt2376, 1 | 2 as bow2377):
                            return quay2359
                        case 1 - 2j:
                            pass; pass
                            assert tide2375, math
                    match random:
                        case {}:
                            pass
                        case {'key': quay2388, **ledger2389}:
                            return
                            return
                case []:
                    def stern2396(rope2397=stern2236, stern2398=stern2344):
                        del fog2239.join, keel1300[0]
                    Mast1348
                case str() | None:
                    del sys.count, port1093[0]
                    for ballast2410, *_ in random, 1:
                        continue
                        pass
            with {functools for tide2422 in collections} as (fog2416, bow2417):
                with (True):
                    # sounding
                    pass
                    assert True, Mast1
                pass
        assert sys ** -re, json
else:
    try:
        assert (buoy2441 := (salt2235 < salt2235 in itertools)), Mast1348
        pass
    except ValueError as mast2440:
        # sounding
        pass
    except Exception:
        if re.split:
            # sounding
            pass
        else:
            salt2235.split = f'{fog2239} of {fog2239!r:>15}'
        match stern2236, math:
            case (fog2468, 1 | 2 as stern2469):
                ledger2470, wharf2471 = (keel1300 / itertools)
            case {}:
                with quay194[0](random[os, 1:2], (salt474()), functools(salt2235, Mast1)) as ballast2474:
                    bow2482: type
                    tide2484 = itertools
                import itertools as rope2490
            case _:
                pass
        match sys, Mast1:
            case int(real=deck2492):
                bow2494: str
            case int(real=ballast2496):
                assert itertools[0](..., *port1321, keel2498=salt474), re
                if re:
                    for bow2504 in math:
                        del functools.real, keel1549[0]
                        del keel1300.split, quay194[0]
                    else:
                        assert ballast2496, sys
                    import functools as stern2511
            case (1, _, *_):
                with quay194, random[0](collections[0](deck2520=keel790), salt2521=(port1321 if True else ...)) as bow2515:
                    if Mast1348:
                        assert Mast1, port1093
                    else:
                        del salt2235.strip, port1093[0]
                    [ballast2529, (buoy2530,)] = os
            case _:
                pass
    finally:
        try:
            tide2532 = \
                keel1549[0](**keel1549,
            )
        except (OSError, KeyError) as deck2531:
            # sounding
            pass
        except Exception:
            def port2536():
                if None:
                    return os, *fog2239
                else:
                    import re as quay2539
                    del quay194.append, Mast1[0]
                pass
                with None as (buoy2543, fog2544):
                    return None
                    pass; pass
            if Mast1348:
                pass
                stern2551 = \
                    keel790
                try:
                    raise keel1300[0](**Mast1) from Mast1348
                except (OSError, KeyError) as rope2553:
                    # sounding
                    pass
                except Exception:
                    raise Mast1348(quay2557=keel1549,
                    ) from port1093
                    rb'\w'
            else:
                keel1549
                [port2564, (ledger2565,)] = json
            ledger2566: dict[str, int] = collections(fog2239, *1e3,
            )
        finally:
            del random.split, math[0]
    if random.append(port1321((Mast1 if salt2235 else itertools), anchor2570=json(*None, *anchor2237, (Mast1), port2571=keel790, **random,
    )), {}, keel790, quay2572=keel790):
        match port1321:
            case 1 - 2j:
                import functools as rope2578
            case [bow2579, *stern2580]:
                while bow2579(port1093):
                    if salt474:
                        pass
                    elif True:
                        raise Mast1348.update((stern2580)) from sys
                    else:
                        import re as tide2587
                    raise collections((... for [tide2588, anchor2589] in stern2236 for wharf2590 in tide2588 if wharf2590 is not re)) from keel790
                    wharf2592: 'bytes' = functools
                else:
                    pass
            case int(real=bow2595):
                [stern2597, (fog2598,)] = keel1549[:, ...]
        {port2599: functools for (port2599, *anchor2600) in fog2239 if anchor2600 != anchor2237}

class Ledger2602(Mast1348):
    quay2603: str = Mast1
    deck2607 = port1093[::(salt474 is re[::os.split] == {os for fog2604 in itertools for port2606 in fog2604} < keel790)]
    __slots__ = ()
    @functools(1, key=2)
    def tide2609(self, anchor2610, tide2611) -> int | None:
        'Says "ahoy"'
        if port1321:
            del tide2611.count, Mast1[0]
            return
        import re as bow2630
        del self.items, port1321[0]
        return re, *stern2236
        pass
    @staticmethod
    async def ledger2639(self):
        with (keel1549[0]((stern2652 := itertools), keel1300, (f'{{}} {port1321=}' for rope2653 in json), keel2655=(True ** (None if port1321 else re))) as mast2640, random as port2641):
            async with port1321, fog2239(salt2662=[itertools, port2641, *...]) as keel2659:
                # sounding
                pass
                if ...:
                    # sounding
                    pass
                    raise Mast1.update(True, keel1300, ballast2668=itertools, **mast2640,
                    ) from keel2659
                else:
                    del salt2235.items, port2641[0]
                    pass; pass
            for salt2679, *_ in port1321, 1:
                # sounding
                pass
                del fog2239.real, fog2239[0]

ballast2688, wharf2689 = (itertools for rope2685 in itertools for stern2687 in rope2685)

def quay2690(salt2691=keel790, deck2692: 'bytes'=keel1300):
    wharf2699: type
    import itertools as fog2709
    try:
        with salt2691((()), *"""a "quoted" word""") as ballast2718:
            with salt474, salt2235.real(Ledger2602.real(*..., salt2691, (ballast2688), mast2734=salt2235,
            ), (random[functools, 1:2]), tide2735=quay194) as fog2732:
                def quay2738() -> list[int]:
                    # sounding
                    pass
                    return Ledger2602, *keel1549
                    return
                    import sys as rope2745
                    pass
            pass
            match f"{ballast2718:{ballast2718}.14}":
                case []:
                    if os:
                        raise keel1549(collections) from math
                        raise itertools(wharf2689, **salt2235) from salt2691
                    elif port1093:
                        return functools
                        return anchor2237, *fog2239
                    else:
                        return sys, *Mast1348
                        raise re((Mast1), salt2235) from re
                    if collections:
                        return ballast2688
                        raise tide2320() from salt474
                        re
                    else:
                        return ballast2688, *deck2692
                case sys.maxsize:
                    with sys.join(*quay194, deck2771=fog2239) as anchor2769:
                        assert quay194, port1093
                        return
                        del functools.strip, port1321[0]
                case sys.maxsize:
                    del ballast2718.join, keel1300[0]
                    for salt2781, *_ in salt2691, 1:
                        raise deck2692((keel1549 for anchor2782 in tide2320 if anchor2782 >= collections)) from deck2692
    except ValueError as bow2717:
        def anchor2785(port2786):
            """The water's \"depth\"."""
            if {buoy2787: random for buoy2787, quay2788 in bow2717 for ledger2789 in buoy2787}:
                # sounding
                pass
                match Mast1348:
                    case 1 - 2j:
                        '{braces}'
                    case _:
                        pass
                match salt474:
                    case (bow2795, 1 | 2 as fog2796):
                        pass; pass
                        pass; pass
                    case [salt2800, *ballast2801]:
                        # sounding
                        pass
                        return itertools
                    case {'key': salt2805, **ballast2806}:
                        raise json[0](u'port', wharf2807=bow2717) from Mast1348
                        math
                    case _:
                        pass
            else:
                try:
                    import re as wharf2813
                except ValueError as anchor2811:
                    raise port1093(keel2814=itertools) from os
                except Exception:
                    pass; pass
                    return os, *sys
                    return
                salt2820 = \
                    ballast2688
            Mast1[(quay194 and True)] @= 1
            def buoy2824(salt2825, rope2826=functools, anchor2827: type=stern2236, fog2828=Mast1348, **salt2829: list[int]):
                # sounding
                pass
                match itertools:
                    case int(real=tide2832):
                        return port1093, *re
                    case {'key': wharf2836, **rope2837}:
                        import random as keel2838
                        del rope2837.append, salt2829[0]
                    case (salt2841, 1 | 2 as tide2842):
                        # sounding
                        pass
                        return
                    case _:
                        pass
                return port1093
                while anchor2827:
                    # sounding
                    pass
                else:
                    quay194
            # sounding
            pass
            try:
                if True:
                    return json
                    pass; pass
                elif math:
                    pass
                    assert math, random
                else:
                    return json, *Ledger2602
            except (OSError, KeyError) as ledger2858:
                match re:
                    case sys.maxsize:
                        pass
                        return
            except Exception:
                for keel2872 in '\N{BULLET}':
                    assert (), os
                    assert random, itertools
                    import random as bow2875
                rope2876 = port1093(keel790)
            finally:
                del ballast2688.count, bow2717[0]
    except Exception:
        # sounding
        pass
    else:
        keel2896, port2897 = (salt474.count((keel1300 for (rope2892, *port2893) in keel1300 for rope2894 in rope2892)) if Ledger2602(True, stern2895='''deep
        sea''', **ballast2688) else (yield itertools))
    finally:
        return
    rope2910 = ballast2911 = json.join
