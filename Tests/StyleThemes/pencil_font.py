#!/usr/bin/env python3
"""Draw Pencil.ttf: the strokes of Round.ttf as an unsteady hand draws them.

usage: pencil_font.py ROUND OUTPUT

It needs fontTools. Each letter is turned and lifted a little, and its points are moved by two
smooth fields, so that equal letters are equal and files have the same bytes.
"""
import math
import sys

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEIGHT = 370
TURN, LIFT = 0.022, 7  # in radians and units
FIELDS = [(19, 17, 230), (6, 6, 75)]  # the reach along x and y, and the length of a wave
LONGEST = 130  # lines are split, so that they bend


def chance(i, j, seed):
    value = (i * 374761393 + j * 668265263 + seed * 2246822519) & 0xFFFFFFFF
    value = ((value ^ (value >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((value ^ (value >> 16)) & 0xFFFF) / 32768 - 1


def noise(x, y, seed, wave):
    i, j = math.floor(x / wave), math.floor(y / wave)
    u, v = ((t - math.floor(t)) for t in (x / wave, y / wave))
    u, v = (t * t * (3 - 2 * t) for t in (u, v))
    lower = chance(i, j, seed) * (1 - u) + chance(i + 1, j, seed) * u
    upper = chance(i, j + 1, seed) * (1 - u) + chance(i + 1, j + 1, seed) * u
    return lower * (1 - v) + upper * v


def drawn(glyphs, name, number, width):
    turn, lift = chance(number, 7, 1) * TURN, chance(number, 3, 2) * LIFT

    def move(point):
        x, y = point
        dx, dy = x - width / 2, y - 300
        nx = width / 2 + dx * math.cos(turn) - dy * math.sin(turn)
        ny = 300 + dx * math.sin(turn) + dy * math.cos(turn) + lift
        for index, (reach_x, reach_y, wave) in enumerate(FIELDS):
            nx += reach_x * noise(x, y, number * 4 + 11 + index, wave)
            ny += reach_y * noise(x, y, number * 4 + 13 + index, wave)
        return round(nx), round(ny)

    recording = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(recording)
    pen, last = TTGlyphPen(None), None
    for operator, points in recording.value:
        if operator == "closePath":
            pen.closePath()
        elif operator == "moveTo":
            pen.moveTo(move(points[0]))
        elif operator == "qCurveTo":
            pen.qCurveTo(*[point and move(point) for point in points])
        else:
            (x0, y0), (x1, y1) = last, points[0]
            count = max(1, int(math.hypot(x1 - x0, y1 - y0) // LONGEST))
            for step in range(1, count + 1):
                at = lambda share: move((x0 + (x1 - x0) * share, y0 + (y1 - y0) * share))
                if count == 1:
                    pen.lineTo(at(1))
                else:
                    pen.qCurveTo(at((step - 0.5) / count), at(step / count))
        last = points[-1] if points else last
    return pen.glyph()


def main(source, output):
    font = instantiateVariableFont(TTFont(source, recalcTimestamp=False), {"wght": WEIGHT})
    glyphs = font.getGlyphSet()
    new = {
        name: drawn(glyphs, name, number, font["hmtx"][name][0])
        for number, name in enumerate(font.getGlyphOrder())
    }
    for name, glyph in new.items():
        font["glyf"][name] = glyph
        glyph.recalcBounds(font["glyf"])
        side = glyph.xMin if glyph.numberOfContours else 0
        font["hmtx"][name] = (font["hmtx"][name][0], side)
    font["OS/2"].usWeightClass = 400
    names = font["name"]
    names.names = [record for record in names.names if record.nameID in (1, 2)]
    for record in names.names:
        if record.nameID == 1:
            record.string = "kbrender Pencil"
    font.save(output)


if __name__ == "__main__":
    main(*sys.argv[1:])
