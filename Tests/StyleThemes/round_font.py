#!/usr/bin/env python3
"""Draw Round.ttf: a variable font of strokes with round ends, from lines and arcs.

usage: round_font.py OUTPUT [CHARACTERS]

It needs fontTools. All points are linear in the width of the strokes, so that two masters suffice
for all weights.
"""
import math
import sys

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation

X, C, ASC, DESC = 480, 680, 720, -190  # center lines of strokes
SIDE = 80  # beside the center lines
WIDTHS = {100: 15, 400: 37, 900: 66}  # half the width of strokes, by weight


def line(x0, y0, x1, y1):
    return ("line", x0, y0, x1, y1)


def arc(cx, cy, rx, ry, start, end):
    return ("arc", cx, cy, rx, ry, start, end)


def ring(cx, cy, rx, ry):
    return ("ring", cx, cy, rx, ry)


def dot(x, y):
    return ("dot", x, y)


def bowl(cx=200):
    return ring(cx, 240, 200, 240)


def shoulder(x, width, r):
    return [arc(x + width / 2, X - r, width / 2, r, 180, 0), line(x + width, X - r, x + width, 0)]


def path(*points):
    return [line(*a, *b) for a, b in zip(points, points[1:])]


GLYPHS = {
    "a": [bowl(), line(400, X, 400, 0)],
    "b": [line(0, ASC, 0, 0), bowl()],
    "c": [arc(200, 240, 200, 240, 48, 312)],
    "d": [bowl(), line(400, ASC, 400, 0)],
    "e": [arc(200, 240, 200, 240, 0, 312), line(0, 240, 400, 240)],
    "f": [line(95, 590, 95, 0), arc(225, 590, 130, 130, 180, 70), line(0, X, 220, X)],
    "g": [bowl(), line(400, X, 400, -20), arc(200, -20, 200, 170, 0, -150)],
    "h": [line(0, ASC, 0, 0), *shoulder(0, 370, 190)],
    "i": [line(0, X, 0, 0), dot(0, 660)],
    "j": [line(120, X, 120, -70), arc(0, -70, 120, 120, 0, -90), dot(120, 660)],
    "k": [line(0, ASC, 0, 0), line(320, X, 0, 190), line(115, 285, 340, 0)],
    "l": [line(0, ASC, 0, 100), arc(100, 100, 100, 100, 180, 270)],
    "m": [line(0, X, 0, 0), *shoulder(0, 290, 150), *shoulder(290, 290, 150)],
    "n": [line(0, X, 0, 0), *shoulder(0, 370, 190)],
    "o": [ring(215, 240, 215, 240)],
    "p": [line(0, X, 0, DESC), bowl()],
    "q": [bowl(), line(400, X, 400, DESC)],
    "r": [line(0, X, 0, 0), arc(180, 290, 180, 190, 180, 70)],
    "s": [arc(160, 363, 145, 117, 40, 270), arc(160, 123, 160, 123, 90, -145)],
    "t": [line(100, 650, 100, 120), arc(220, 120, 120, 120, 180, 280), line(0, X, 230, X)],
    "u": [line(0, X, 0, 190), arc(185, 190, 185, 190, 180, 360), line(370, X, 370, 0)],
    "v": path((0, X), (190, 0), (380, X)),
    "w": path((0, X), (145, 0), (290, X), (435, 0), (580, X)),
    "x": [line(0, X, 360, 0), line(360, X, 0, 0)],
    "y": [line(0, X, 195, 10), line(390, X, 110, DESC)],
    "z": path((0, X), (350, X), (0, 0), (350, 0)),
    "ß": [line(0, 0, 0, 540), arc(160, 540, 160, 160, 180, -90), arc(160, 190, 190, 190, 90, -120)],
    "A": path((0, 0), (260, C), (520, 0)) + [line(90, 220, 430, 220)],
    "B": [line(0, 0, 0, C), line(0, C, 200, C), arc(200, 515, 165, 165, 90, -90), line(0, 350, 220, 350),
          arc(220, 175, 175, 175, 90, -90), line(0, 0, 220, 0)],
    "C": [arc(310, 340, 310, 340, 48, 312)],
    "D": [line(0, 0, 0, C), line(0, C, 200, C), arc(200, 340, 320, 340, 90, -90), line(0, 0, 200, 0)],
    "E": [*path((390, C), (0, C), (0, 0), (390, 0)), line(0, 350, 330, 350)],
    "F": [*path((380, C), (0, C), (0, 0)), line(0, 350, 310, 350)],
    "G": [arc(310, 340, 310, 340, 48, 360), line(620, 340, 370, 340)],
    "H": [line(0, 0, 0, C), line(480, 0, 480, C), line(0, 350, 480, 350)],
    "I": [line(0, 0, 0, C)],
    "J": [line(290, C, 290, 150), arc(145, 150, 145, 150, 0, -160)],
    "K": [line(0, 0, 0, C), line(420, C, 0, 250), line(130, 383, 440, 0)],
    "L": path((0, C), (0, 0), (370, 0)),
    "M": path((0, 0), (0, C), (300, 230), (600, C), (600, 0)),
    "N": path((0, 0), (0, C), (490, 0), (490, C)),
    "O": [ring(330, 340, 330, 340)],
    "P": [line(0, 0, 0, C), line(0, C, 220, C), arc(220, 490, 190, 190, 90, -90), line(0, 300, 220, 300)],
    "Q": [ring(330, 340, 330, 340), line(400, 190, 640, -30)],
    "R": [line(0, 0, 0, C), line(0, C, 220, C), arc(220, 490, 190, 190, 90, -90), line(0, 300, 220, 300),
          line(230, 300, 430, 0)],
    "S": [arc(220, 515, 195, 165, 35, 270), arc(220, 175, 220, 175, 90, -150)],
    "T": [line(0, C, 500, C), line(250, C, 250, 0)],
    "U": [line(0, C, 0, 240), arc(240, 240, 240, 240, 180, 360), line(480, C, 480, 240)],
    "V": path((0, C), (250, 0), (500, C)),
    "W": path((0, C), (200, 0), (400, C), (600, 0), (800, C)),
    "X": [line(0, C, 480, 0), line(480, C, 0, 0)],
    "Y": [line(0, C, 250, 320), line(500, C, 250, 320), line(250, 320, 250, 0)],
    "Z": path((0, C), (460, C), (0, 0), (460, 0)),
    "0": [ring(240, 340, 240, 340)],
    "1": path((0, 520), (150, C), (150, 0)),
    "2": [arc(210, 470, 210, 210, 165, -40), *path((371, 335), (0, 0), (430, 0))],
    "3": [arc(200, 510, 175, 170, 150, -90), arc(200, 170, 205, 170, 90, -150)],
    "4": [line(330, 0, 330, C), line(330, C, 0, 180), line(0, 180, 440, 180)],
    "5": [*path((380, C), (60, C), (35, 380)), arc(200, 210, 210, 210, 142, -150)],
    "6": [ring(215, 215, 215, 215), line(310, C, 34, 330)],
    "7": path((0, C), (420, C), (130, 0)),
    "8": [ring(210, 515, 170, 165), ring(210, 175, 210, 175)],
    "9": [ring(215, 465, 215, 215), line(120, 0, 396, 350)],
    ".": [dot(0, 5)], ",": [line(20, 10, -20, -110)], ":": [dot(0, 5), dot(0, 400)],
    ";": [line(20, 10, -20, -110), dot(10, 400)], "!": [line(0, C, 0, 210), dot(0, 5)],
    "?": [arc(170, 500, 170, 180, 170, -90), line(170, 320, 170, 200), dot(170, 5)],
    "'": [line(0, C, 0, 520)], "\"": [line(0, C, 0, 520), line(150, C, 150, 520)],
    "-": [line(0, 260, 230, 260)], "_": [line(0, -80, 420, -80)], "/": [line(0, -60, 280, 720)],
    "(": [arc(330, 320, 330, 480, 130, 230)], ")": [arc(-200, 320, 330, 480, 50, -50)],
    "+": [line(0, 300, 380, 300), line(190, 490, 190, 110)], "=": [line(0, 380, 380, 380), line(0, 210, 380, 210)],
    "$": [arc(190, 480, 170, 140, 40, 270), arc(190, 185, 190, 155, 90, -145), line(190, 720, 190, -70)],
    "#": [line(130, C, 60, 0), line(340, C, 270, 0), line(20, 450, 410, 450), line(0, 220, 390, 220)],
    "%": [ring(100, 550, 100, 125), ring(440, 130, 100, 125), line(440, C, 100, 0)],
    "*": [line(140, C, 140, 430), line(18, 630, 262, 480), line(262, 630, 18, 480)],
    "€": [arc(330, 340, 250, 340, 50, 310), line(0, 400, 380, 400), line(0, 280, 360, 280)],
    "[": path((140, 720), (0, 720), (0, -80), (140, -80)), "]": path((0, 720), (140, 720), (140, -80), (0, -80)),
    "<": path((330, 520), (0, 310), (330, 100)), ">": path((0, 520), (330, 310), (0, 100)),
    "|": [line(0, 740, 0, -100)], "\\": [line(0, 720, 280, -60)], "^": path((0, 480), (150, 660), (300, 480)),
    "~": [arc(95, 310, 95, 60, 180, 0), arc(285, 310, 95, 60, 180, 360)], "•": [ring(90, 310, 45, 45), dot(90, 310)],
    "’": [line(20, 700, -20, 560)], "“": [line(-20, 560, 20, 700), line(100, 560, 140, 700)],
    "”": [line(20, 700, -20, 560), line(140, 700, 100, 560)], "‘": [line(-20, 560, 20, 700)],
    "@": [ring(330, 260, 140, 160), line(470, 420, 470, 220), arc(560, 220, 90, 100, 180, 360),
          arc(330, 270, 320, 400, 352, 0), arc(330, 270, 320, 400, 0, 300)],
    "&": [ring(190, 520, 150, 160), arc(190, 180, 190, 180, 130, 350), line(80, 412, 460, 0)],
}
ACCENTS = {
    "dieresis": [dot(-100, 650), dot(100, 650)], "acute": [line(-30, 600, 60, 700)],
    "grave": [line(30, 600, -60, 700)], "circumflex": path((-90, 600), (0, 690), (90, 600)),
    "tilde": [arc(-60, 630, 60, 40, 180, 0), arc(60, 630, 60, 40, 180, 360)], "ring": [ring(0, 670, 60, 60)],
}
COMPOSED = {"ä": "a dieresis", "ö": "o dieresis", "ü": "u dieresis", "Ä": "A dieresis", "Ö": "O dieresis",
            "Ü": "U dieresis", "é": "e acute", "è": "e grave", "ê": "e circumflex", "à": "a grave",
            "ñ": "n tilde", "å": "a ring", "á": "a acute", "í": "dotlessi acute", "ó": "o acute", "ú": "u acute"}
GLYPHS["dotlessi"] = [line(0, X, 0, 0)]


def turn(cx, cy, rx, ry, start, end):
    """Return quadratic curves along an ellipse, as lists of control point and end point."""
    count = max(1, math.ceil(abs(end - start) / 45 - 1e-9))
    step = math.radians(end - start) / count
    curves = []
    for index in range(count):
        middle = math.radians(start) + step * (index + 0.5)
        last = math.radians(start) + step * (index + 1)
        far = 1 / math.cos(step / 2)
        curves.append(((cx + rx * far * math.cos(middle), cy + ry * far * math.sin(middle)),
                       (cx + rx * math.cos(last), cy + ry * math.sin(last))))
    return curves


def contours(stroke, w):
    kind, *v = stroke
    if kind == "dot":
        return contours(("line", v[0], v[1], v[0] + 1, v[1]), 1.25 * w)
    if kind == "line":
        x0, y0, x1, y1 = v
        angle = math.degrees(math.atan2(y1 - y0, x1 - x0))
        first = turn(x1, y1, w, w, angle - 90, angle + 90)
        second = turn(x0, y0, w, w, angle + 90, angle + 270)
        start = second[-1][1]
        dx, dy = w * math.cos(math.radians(angle - 90)), w * math.sin(math.radians(angle - 90))
        return [[start, ("to", (x1 + dx, y1 + dy)), *first, ("to", (x0 - dx, y0 - dy)), *second]]
    if kind == "ring":
        cx, cy, rx, ry = v
        outer = turn(cx, cy, rx + w, ry + w, 0, 360)
        inner = turn(cx, cy, rx - w, ry - w, 360, 0)
        return [[outer[-1][1], *outer], [inner[-1][1], *inner]]
    cx, cy, rx, ry, start, end = v
    if end < start:
        start, end = end, start

    def place(angle, r):
        a = math.radians(angle)
        return cx + (rx + r) * math.cos(a), cy + (ry + r) * math.sin(a)

    def cap(angle, side):
        x, y = place(angle, 0)
        x1, y1 = place(angle, w)
        direction = math.degrees(math.atan2(y1 - y, x1 - x))
        return turn(x, y, math.hypot(x1 - x, y1 - y), math.hypot(x1 - x, y1 - y),
                    direction + side, direction + side + 180)
    outer = turn(cx, cy, rx + w, ry + w, start, end)
    inner = turn(cx, cy, rx - w, ry - w, end, start)
    return [[place(start, w), *outer, *cap(end, 0), ("to", place(end, -w)), *inner, *cap(start, 180)]]


def draw(strokes, shift, w):
    pen = TTGlyphPen(None)
    for stroke in strokes:
        for contour in contours(stroke, w):
            start, *rest = contour
            move = lambda p: (round(p[0] + shift), round(p[1]))
            pen.moveTo(move(start))
            for a, b in rest:
                if a == "to":
                    pen.lineTo(move(b))
                else:
                    pen.qCurveTo(move(a), move(b))
            pen.closePath()
    return pen.glyph(dropImpliedOnCurves=False)


def extent(strokes):
    xs = []
    for s in strokes:
        k, *v = s
        if k == "line":
            xs += [v[0], v[2]]
        elif k == "dot":
            xs.append(v[0])
        elif k == "ring":
            xs += [v[0] - v[2], v[0] + v[2]]
        else:
            xs += [p[0] for c in turn(*v) for p in [c[1]]] + [v[0] + v[2] * math.cos(math.radians(v[4]))]
    return min(xs), max(xs)


def main(output, wanted=None):
    glyphs = {k: v for k, v in GLYPHS.items() if wanted is None or k in wanted or k == "dotlessi" and not wanted}
    composed = {k: v for k, v in COMPOSED.items() if wanted is None}
    name = lambda c: c if len(c) > 1 else f"uni{ord(c):04X}"
    order, cmap, glyf, metrics, deltas = [".notdef", "space"], {32: "space", 160: "space"}, {}, {}, {}
    empty = TTGlyphPen(None).glyph()
    glyf[".notdef"], glyf["space"] = empty, TTGlyphPen(None).glyph()
    metrics[".notdef"], metrics["space"] = (500, 0), (260, 0)
    everything = {**glyphs, **({k: v for k, v in ACCENTS.items()} if composed else {})}
    places = {}
    for char, strokes in everything.items():
        n = name(char)
        order.append(n)
        if len(char) == 1:
            cmap[ord(char)] = n
        low, high = extent(strokes)
        shift = 0 if char in ACCENTS else SIDE - low
        width = 0 if char in ACCENTS else round(high - low + 2 * SIDE)
        places[char] = width
        masters = [draw(strokes, shift, w) for w in WIDTHS.values()]
        coords = [list(m.coordinates) for m in masters]
        glyf[n] = masters[1]
        metrics[n] = (width, 0)
        phantom = [(0, 0)] * 4
        deltas[n] = [
            TupleVariation({"wght": region},
                           [(a[0] - b[0], a[1] - b[1]) for a, b in zip(coords[i], coords[1])] + phantom)
            for i, region in ((0, (-1, -1, 0)), (2, (0, 1, 1)))]
    for char, parts in composed.items():
        base, accent = parts.split()
        n = name(char)
        order.append(n)
        cmap[ord(char)] = n
        pen = TTGlyphPen({k: None for k in order})
        pen.addComponent(name(base), (1, 0, 0, 1, 0, 0))
        rise = 200 if base.isupper() else 0
        pen.addComponent(accent, (1, 0, 0, 1, round(places[base] / 2), rise))
        glyf[n] = pen.glyph()
        metrics[n] = (places[base], 0)
    fb = FontBuilder(1000, isTTF=True)
    fb.setupGlyphOrder(order)
    fb.setupCharacterMap(cmap)
    fb.setupGlyf(glyf)
    fb.setupHorizontalMetrics({n: (metrics[n][0], getattr(fb.font["glyf"][n], "xMin", 0)) for n in order})
    fb.setupHorizontalHeader(ascent=950, descent=-250)
    fb.setupNameTable({"familyName": "kbrender Round", "styleName": "Regular"})
    fb.setupOS2(sTypoAscender=950, sTypoDescender=-250, usWinAscent=950, usWinDescent=250, sxHeight=X, sCapHeight=C)
    fb.setupPost(keepGlyphNames=False)
    if wanted is None:
        fb.setupFvar([("wght", 100, 400, 900, "Weight")], [])
        fb.setupGvar(deltas)
    fb.font["head"].created = fb.font["head"].modified = 0
    fb.font.recalcTimestamp = False
    fb.save(output)


main(*sys.argv[1:])
