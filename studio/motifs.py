"""Painting with a brush on what the lathe turns: strokes of uneven width and pigment, and the motifs made of them.

A motif is drawn in its own coordinates, about one unit large around (0, 0), y up; a `place` function brings its points
onto the canvas: `flat` anywhere, `ring` bent round the middle of a dish.
"""

import os
import random
from math import cos, pi, sin

import bpy
import cv2
import numpy

from shapes import curve_through

FONTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "node_modules", "@fontsource-variable")


class Canvas:
    """Pigment over a transparent ground. Units: the canvas is `width` wide and `height` high, y up; give it the measures
    of what it covers (circumference and profile length in meters, or 2 by 2 for a dish's face)."""

    def __init__(self, width, height, pixels=2048, wraps=True, seed=1):
        self.width, self.height, self.wraps = width, height, wraps
        self.scale = pixels / max(width, height)
        self.columns, self.rows = round(width * self.scale), round(height * self.scale)
        self.color = numpy.zeros((self.rows, self.columns, 3), numpy.float32)
        self.cover = numpy.zeros((self.rows, self.columns), numpy.float32)
        self.random = random.Random(seed)
        chance = numpy.random.default_rng(seed)
        self.flow = self._clouds(chance, 90) * 0.6 + self._clouds(chance, 14) * 0.4
        self.wear = self._clouds(chance, 5)

    def _clouds(self, chance, size):
        small = chance.random((max(2, self.rows // size + 2), max(2, self.columns // size + 2))).astype(numpy.float32)
        if self.wraps:
            small[:, -1] = small[:, 0]
        return cv2.resize(small, (self.columns, self.rows), interpolation=cv2.INTER_CUBIC)

    def _lay(self, draw, low, high, color, strength, soft):
        """Lays pigment through a mask drawn in a box of pixels; repeated over the seam when the canvas wraps."""
        margin = 6 + int(soft * 3)
        x0, y0 = int(numpy.floor(low[0])) - margin, int(numpy.floor(low[1])) - margin
        x1, y1 = int(numpy.ceil(high[0])) + margin, int(numpy.ceil(high[1])) + margin
        if x1 - x0 < 1 or y1 - y0 < 1 or y1 < 0 or y0 > self.rows:
            return
        mask = numpy.zeros((y1 - y0, x1 - x0), numpy.uint8)
        draw(mask, numpy.array([x0, y0]))
        mask = mask.astype(numpy.float32) / 255
        if soft:
            mask = cv2.GaussianBlur(mask, (0, 0), soft)
        shifts = (-self.columns, 0, self.columns) if self.wraps else (0,)
        for shift in shifts:
            left, right = max(0, x0 + shift), min(self.columns, x1 + shift)
            top, bottom = max(0, y0), min(self.rows, y1)
            if left >= right or top >= bottom:
                continue
            part = mask[top - y0 : bottom - y0, left - shift - x0 : right - shift - x0]
            flow = self.flow[top:bottom, left:right]
            wear = self.wear[top:bottom, left:right]
            share = part * strength * (0.82 + 0.36 * flow) * (0.93 + 0.14 * wear)
            share = numpy.clip(share, 0, 1)
            # Pigment pools: where it lies thick the color is deeper.
            deep = numpy.clip(0.72 + 0.5 * flow, 0, 1.15)[..., None]
            tone = numpy.clip(color * (1.1 - 0.26 * deep), 0, 1)
            old = self.cover[top:bottom, left:right]
            total = share + old * (1 - share)
            mixed = (tone * share[..., None] + self.color[top:bottom, left:right] * (old * (1 - share))[..., None])
            self.color[top:bottom, left:right] = mixed / numpy.maximum(total, 1e-6)[..., None]
            self.cover[top:bottom, left:right] = total

    def _pixels(self, points):
        points = numpy.asarray(points, float)
        return numpy.stack([points[:, 0] * self.scale, (self.height - points[:, 1]) * self.scale], 1)

    def stroke(self, points, width, color, taper=(0.55, 1, 0.5), strength=0.95, soft=0.8, closed=False, unsteady=0.18):
        """A brush drawn along a smooth curve; `taper` presses it, `unsteady` is the hand."""
        line = self._pixels(points)
        length = numpy.linalg.norm(numpy.diff(line, axis=0), axis=1).sum()
        count = int(max(12, min(4000, length / 1.2)))
        if len(line) > 2:
            line = curve_through(line, count, closed)
        else:
            line = numpy.linspace(line[0], line[1], count)
        t = numpy.linspace(0, 1, len(line))
        half = width * self.scale / 2 * numpy.interp(t, numpy.linspace(0, 1, len(taper)), taper)
        phase = [self.random.uniform(0, 6.3) for _ in range(4)]
        turns = length / (self.scale * width * 9 + 1e-6)
        half = half * (1 + unsteady * (numpy.sin(t * turns * 6.3 + phase[0]) * 0.6 + numpy.sin(t * turns * 15 + phase[1]) * 0.4))
        sway = width * self.scale * unsteady * 0.35
        line = line + numpy.stack([numpy.sin(t * turns * 5 + phase[2]), numpy.sin(t * turns * 4.1 + phase[3])], 1) * sway
        half = numpy.maximum(half, 0.45)

        def draw(mask, origin):
            for (x, y), r in zip((line - origin) * 16, half * 16):
                cv2.circle(mask, (int(x), int(y)), int(r), 255, -1, cv2.LINE_AA, 4)

        reach = half.max()
        self._lay(draw, line.min(0) - reach, line.max(0) + reach, _pigment(color), strength, soft)

    def fill(self, points, color, strength=0.9, soft=1.0, smooth=True, unsteady=0.006):
        """A field closed by a curve; `unsteady` moves the outline by shares of its size."""
        line = self._pixels(points)
        if smooth:
            line = curve_through(line, max(40, len(line) * 10), True)
        size = max(line.max(0) - line.min(0))
        t = numpy.linspace(0, 6.3, len(line), endpoint=False)
        a, b = self.random.uniform(0, 6), self.random.uniform(0, 6)
        line = line + numpy.stack([numpy.sin(t * 3 + a), numpy.sin(t * 4 + b)], 1) * size * unsteady

        def draw(mask, origin):
            cv2.fillPoly(mask, [((line - origin) * 16).astype(numpy.int32)], 255, cv2.LINE_AA, 4)

        self._lay(draw, line.min(0), line.max(0), _pigment(color), strength, soft)

    def dot(self, at, radius, color, strength=0.95, soft=0.8):
        """A dab of the brush's end, never quite round."""
        r = radius * self.random.uniform(0.88, 1.1)
        x = at[0] + radius * self.random.uniform(-0.12, 0.12)
        y = at[1] + radius * self.random.uniform(-0.12, 0.12)
        angle = numpy.linspace(0, 2 * pi, 9, endpoint=False)
        wide = 1 + self.random.uniform(-0.1, 0.1)
        self.fill(numpy.stack([x + r * wide * numpy.cos(angle), y + r / wide * numpy.sin(angle)], 1), color, strength, soft, True, 0.02)

    def band(self, height, width, color, strength=0.92, unsteady=0.08):
        """A line drawn round the turning pot at a height."""
        points = [(self.width * k / 24, height + self.random.uniform(-1, 1) * width * unsteady) for k in range(25)]
        points[-1] = (self.width, points[0][1])
        self.stroke(points, width, color, (1, 1), strength, unsteady=unsteady)

    def write(self, words, at, size, color, font="fraunces/files/fraunces-latin-standard-italic.woff2", strength=0.95, soft=0.5, spaced=0.0):
        """Words set in a typeface of the shop, centerd on a place; `size` is the height of the letters' body and `spaced`
        the air between letters as a share of it."""
        type_case = cv2.freetype.createFreeType2()
        type_case.loadFontData(os.path.join(FONTS, font), 0)
        height = round(size * self.scale)
        pieces = list(words) if spaced else [words]
        widths = [type_case.getTextSize(piece.replace(" ", "n"), height, -1)[0][0] for piece in pieces]
        gap = spaced * height
        left, base = self._pixels([at])[0] - ((sum(widths) + gap * (len(pieces) - 1)) / 2, -height * 0.32)

        def draw(mask, origin):
            sheet = numpy.zeros((*mask.shape, 3), numpy.uint8)
            x = left
            for piece, width in zip(pieces, widths):
                place = (round(x - origin[0]), round(base - origin[1]))
                type_case.putText(sheet, piece, place, height, (255, 255, 255), -1, cv2.LINE_AA, True)
                x += width + gap
            mask[:] = sheet[..., 0]

        reach = numpy.array([sum(widths) + gap * len(pieces), height * 0.4])
        self._lay(draw, numpy.array([left, base - height]), numpy.array([left, base]) + reach, _pigment(color), strength, soft)

    def image(self, name="Canvas"):
        """The Blender image for materials' `picture`."""
        cover = numpy.clip(self.cover, 0, 1)
        pixels = numpy.dstack([self.color, cover])[::-1]
        image = bpy.data.images.new(name, self.columns, self.rows, alpha=True)
        image.alpha_mode = "CHANNEL_PACKED"
        image.pixels.foreach_set(pixels.astype(numpy.float32).ravel())
        image.update()
        image.pack()
        return image


def face_canvas(pixels=2048, seed=1):
    """A canvas for the inside of a dish: radius 1 (the lip) around (1, 1)."""
    return Canvas(2, 2, pixels, False, seed)


def picture(array, name="Picture"):
    """A Blender image of an array (height, width, 3) or (…, 4) of sRGB shares, first row at the top."""
    array = numpy.asarray(array, numpy.float32)
    if array.shape[2] == 3:
        array = numpy.dstack([array, numpy.ones(array.shape[:2], numpy.float32)])
    image = bpy.data.images.new(name, array.shape[1], array.shape[0], alpha=True)
    image.alpha_mode = "CHANNEL_PACKED"
    image.pixels.foreach_set(array[::-1].ravel())
    image.update()
    image.pack()
    return image


def rgb(color):
    """A color as it is written, "#RRGGBB", in shares of full light."""
    return numpy.array([int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)], numpy.float32)


def _pigment(color):
    # Deeper than asked for: under the glaze and in full light a pigment looks paler than its swatch.
    return rgb(color) ** 1.3


# Where a motif goes


def flat(x, y, size=1.0, turn=0.0, mirror=False):
    c, s = cos(turn), sin(turn)

    def place(points):
        p = numpy.asarray(points, float) * ((-size, size) if mirror else (size, size))
        return numpy.stack([x + p[:, 0] * c - p[:, 1] * s, y + p[:, 0] * s + p[:, 1] * c], 1)

    place.size = size
    return place


def ring(radius, angle, size=1.0, mirror=False, center=(1.0, 1.0)):
    """Bent round a center: x runs along the circle (counter-clockwise), y outwards."""

    def place(points):
        p = numpy.asarray(points, float) * ((-size, size) if mirror else (size, size))
        a = angle + p[:, 0] / radius
        r = radius + p[:, 1]
        return numpy.stack([center[0] + r * numpy.cos(a), center[1] + r * numpy.sin(a)], 1)

    place.size = size
    return place


def stretched(place, wide, high):
    """The same place with a motif made longer or higher."""

    def longer(points):
        return place(numpy.asarray(points, float) * (wide, high))

    longer.size = place.size * min(wide, high)
    return longer


# Motifs. Each takes the canvas, a place, and colors.


def fish(canvas, place, ink="#1F4E86", wash="#6E97C4", accent=None):
    """A Nabeul fish 1 long, looking to +x: a washed body, an outline, scales, fins, an eye."""
    s = place.size
    back = [(0.5, 0.0), (0.36, 0.11), (0.14, 0.185), (-0.1, 0.15), (-0.29, 0.05)]
    belly = [(-0.29, -0.05), (-0.08, -0.16), (0.14, -0.19), (0.36, -0.12)]
    tail = [(-0.29, 0.05), (-0.4, 0.15), (-0.52, 0.22), (-0.46, 0.0), (-0.52, -0.22), (-0.4, -0.15), (-0.29, -0.05)]
    canvas.fill(place(back + belly), wash, 0.55, 1.6)
    canvas.fill(place(tail), ink, 0.75)
    canvas.stroke(place([(-0.32, 0.03), *back[::-1], *belly[::-1], (-0.32, -0.03)]), 0.028 * s, ink, (0.5, 1.1, 0.8, 1.2, 0.6))
    canvas.stroke(place([(0.3, 0.145), (0.22, 0.05), (0.22, -0.06), (0.29, -0.15)]), 0.026 * s, ink, (0.5, 1.1, 0.5))
    for column in range(5):
        x = 0.14 - column * 0.085
        reach = 0.15 - 0.025 * column
        rows = 4 if column < 3 else 3
        for row in range(rows):
            y = (row - (rows - 1) / 2) * reach * 2 / rows
            r = reach / rows * 0.95
            canvas.stroke(place([(x + 0.015, y + r), (x - 0.035, y + r * 0.5), (x - 0.035, y - r * 0.5), (x + 0.015, y - r)]), 0.017 * s, ink, (0.5, 1, 0.5))
    for k in range(5):
        x = 0.26 - 0.085 * k
        canvas.stroke(place([(x, 0.17 - abs(k - 1.5) * 0.014), (x - 0.05, 0.235 - abs(k - 1.5) * 0.02), (x - 0.09, 0.26 - abs(k - 1) * 0.03)]), 0.026 * s, ink, (1, 0.8, 0.35))
    for k in range(3):
        x = 0.16 - 0.09 * k
        canvas.stroke(place([(x, -0.18 + 0.012 * k), (x - 0.07, -0.25)]), 0.028 * s, ink, (1, 0.4))
    for k in (-1, 0, 1):
        canvas.stroke(place([(-0.33, 0.03 * k), (-0.43, 0.08 * k)]), 0.016 * s, "#F3EEE2", (0.6, 1, 0.4), 0.6)
    eye = place([(0.37, 0.035)])[0]
    canvas.dot(eye, 0.042 * s, accent or "#F6F1E4", 1.0)
    canvas.dot(eye, 0.021 * s, ink, 1.0)
    canvas.stroke(place([(0.49, -0.005), (0.44, -0.035), (0.41, -0.035)]), 0.016 * s, ink, (0.5, 1, 0.3))


def leaf_stroke(canvas, place, at, turn, length, color, fat=0.3):
    """One press of the brush: a leaf from its stem to its tip."""
    c, s = cos(turn), sin(turn)
    points = [(at[0] + c * length * t - s * length * 0.1 * sin(pi * t), at[1] + s * length * t + c * length * 0.1 * sin(pi * t)) for t in (0, 0.35, 0.7, 1)]
    canvas.stroke(place(points), length * fat * place.size, color, (0.25, 0.9, 1.0, 0.7, 0.15), unsteady=0.06)


def pomegranate(canvas, place, skin="#B5482A", leafy="#4F7A3A", ink="#1F4E86"):
    """A fruit about 1 high on a bent stem with leaves, its crown up."""
    s = place.size
    angle = numpy.linspace(0, 2 * pi, 14, endpoint=False)
    body = [(0.27 * cos(a), 0.25 * sin(a) - 0.02 + 0.02 * sin(2 * a)) for a in angle]
    canvas.fill(place(body), skin, 0.85, 1.4)
    canvas.stroke(place(body + body[:1]), 0.03 * s, ink, (0.9, 1.1, 0.8, 1))
    for k in (-1, 0, 1):
        canvas.stroke(place([(0.05 * k, 0.21), (0.1 * k, 0.31), (0.15 * k, 0.37)]), 0.045 * s, ink, (0.9, 1, 0.25))
    for y, row in ((0.08, 3), (0.0, 4), (-0.08, 3)):
        for k in range(row):
            canvas.dot(place([((k - (row - 1) / 2) * 0.085, y - 0.02)])[0], 0.021 * s, "#F3E4C4", 0.95)
    canvas.stroke(place([(0, -0.27), (0.02, -0.4), (-0.03, -0.55)]), 0.035 * s, ink, (1, 0.8, 0.5))
    for turn, at in ((2.6, (0.01, -0.34)), (0.5, (0.01, -0.34)), (3.0, (0, -0.46)), (0.1, (0, -0.46))):
        leaf_stroke(canvas, place, at, turn, 0.24, leafy)


def flower(canvas, place, petals=8, ink="#1F4E86", heart="#D99E2B", wash=None, fat=0.42, reach=0.5):
    """A rosette of brush-pressed petals, 2 × reach across."""
    for k in range(petals):
        a = 2 * pi * k / petals + canvas.random.uniform(-0.04, 0.04)
        r = reach * canvas.random.uniform(0.95, 1.03)
        canvas.stroke(place([(0.14 * reach * cos(a), 0.14 * reach * sin(a)), (0.6 * r * cos(a), 0.6 * r * sin(a)), (r * cos(a), r * sin(a))]),
                      reach * fat * 2 * 3.0 / petals * place.size, wash or ink, (0.3, 1.05, 0.75, 0.25), 0.9, unsteady=0.05)
    canvas.dot(place([(0, 0)])[0], 0.17 * reach * place.size, heart)


def rosette(canvas, center=(1.0, 1.0), radius=0.6, ink="#D99E2B", second="#4F7A3A", line="#3E5A2C", leaves=8):
    """The eight-leaf rosette of a platter: pointed leaves with veins, smaller leaves between, dots at the tips."""
    for k in range(leaves):
        a = 2 * pi * k / leaves + pi / 2
        place = flat(center[0], center[1], radius, a + canvas.random.uniform(-0.015, 0.015))
        leaf = [(0.1, 0), (0.3, 0.12), (0.55, 0.165), (0.8, 0.1), (0.98, 0), (0.8, -0.1), (0.55, -0.165), (0.3, -0.12)]
        canvas.fill(place(leaf), ink, 0.9, 1.4)
        canvas.stroke(place([*leaf[:1], *leaf[1:5]]), 0.022 * radius, line, (0.5, 1, 0.5))
        canvas.stroke(place([leaf[0], *leaf[:3:-1]]), 0.022 * radius, line, (0.5, 1, 0.5))
        canvas.stroke(place([(0.18, 0), (0.5, 0.012), (0.86, 0)]), 0.018 * radius, line, (1, 0.8, 0.3))
        for x in (0.36, 0.5, 0.64):
            for side in (-1, 1):
                canvas.stroke(place([(x, 0), (x + 0.08, side * 0.075)]), 0.014 * radius, line, (0.9, 0.3))
        between = flat(center[0], center[1], radius, a + pi / leaves)
        small = [(0.36, 0), (0.52, 0.06), (0.7, 0.07), (0.86, 0), (0.7, -0.07), (0.52, -0.06)]
        canvas.fill(between(small), second, 0.88, 1.3)
        canvas.stroke(between([(0.4, 0), (0.8, 0)]), 0.014 * radius, "#F3EAD2", (0.6, 1, 0.3), 0.7)
        canvas.dot(between([(0.95, 0)])[0], 0.026 * radius, line)
    canvas.dot(center, 0.1 * radius, second)
    for k in range(8):
        a = 2 * pi * k / 8
        canvas.dot((center[0] + 0.16 * radius * cos(a), center[1] + 0.16 * radius * sin(a)), 0.02 * radius, line)


def vine(canvas, place, length=4.0, ink="#1F4E86", wash="#6E97C4", waves=3, heart="#D99E2B", lush=1.0):
    """A wandering stem, `length` long and one unit high: in each bend a curl that ends in a flower, leaves all along."""
    s = place.size
    quarter = length / waves / 4
    swing = 0.3
    stem = [(x, swing * sin(2 * pi * waves * x / length)) for x in numpy.linspace(0, length, waves * 12 + 1)]
    canvas.stroke(place(stem), 0.045 * s, ink, (1, 0.9, 1, 0.9, 1), unsteady=0.08)
    for k in range(waves * 2):
        x, up = quarter * (2 * k + 1), 1 if k % 2 == 0 else -1
        center = (x + canvas.random.uniform(-0.02, 0.02), -up * 0.12)
        curl = []
        for t in numpy.linspace(0, 1, 22):
            a = pi - t * pi * 2.7
            r = (0.92 * quarter) * (1 - t) ** 0.8 + 0.14
            curl.append((center[0] + r * cos(a), center[1] + up * min(r, 0.36) * sin(a)))
        canvas.stroke(place(curl), 0.034 * s, ink, (0.9, 0.9, 0.6, 0.5), unsteady=0.08)
        flower(canvas, _inner(place, center, 0.34), 6 if k % 3 else 8, ink, heart, wash)
        for t in (3, 6, 8, 11, 13, 16):
            p, q = numpy.array(curl[t]), numpy.array(curl[t + 1])
            along = float(numpy.arctan2(*(q - p)[::-1]))
            leaf_stroke(canvas, place, tuple(p), along + up * 0.9, 0.15 * lush, wash if t % 2 else ink, 0.36)
        for d in (-0.75, -0.45, -0.15, 0.2, 0.5, 0.8):
            xx = x + d * quarter
            yy = swing * sin(2 * pi * waves * xx / length)
            leaf_stroke(canvas, place, (xx, yy), up * (1.35 - 0.8 * d) if up > 0 else -(1.35 - 0.8 * d), 0.2 * lush, ink if d > 0 else wash, 0.34)
        for d in (-0.9, 0.95):
            canvas.dot(place([(x + d * quarter, up * 0.42)])[0], 0.026 * s, wash)


def _inner(place, at, size):
    def inner(points):
        return place(numpy.asarray(points, float) * size + numpy.asarray(at))

    inner.size = place.size * size
    return inner


def star(canvas, place, points=8, fill="#2E8C95", ink="#1F4E86", heart="#D99E2B", reach=0.5):
    """The eight-pointed star of zellige: two squares laid over each other, brush-filled."""
    outline = []
    for k in range(points * 2):
        a = pi * k / points
        r = reach if k % 2 == 0 else reach * 0.765
        outline.append((r * cos(a), r * sin(a)))
    canvas.fill(place(outline), fill, 0.9, 1.2, smooth=False, unsteady=0.004)
    loop = [p for a, b in zip(outline, outline[1:] + outline[:1]) for p in (a, tuple((numpy.array(a) * 2 + b) / 3), tuple((numpy.array(a) + numpy.array(b) * 2) / 3))]
    canvas.stroke(place(loop + loop[:2]), 0.045 * reach * place.size, ink, (1, 1), unsteady=0.1)
    flower(canvas, _inner(place, (0, 0), reach), 8, "#F6F0E2", heart, fat=0.3, reach=0.55)


def dots_row(canvas, height, count, radius, color, offset=0.0):
    for k in range(count):
        canvas.dot((canvas.width * ((k + offset) / count % 1), height), radius, color)


def waves_row(canvas, height, depth, count, width, color):
    points = [(canvas.width * k / (count * 8), height + depth * sin(2 * pi * k / 8)) for k in range(count * 8 + 1)]
    canvas.stroke(points, width, color, (1, 1), unsteady=0.08)


def arches_row(canvas, low, high, count, width, color):
    """Scallops standing in a row, as below many Nabeul rims."""
    step = canvas.width / count
    for k in range(count):
        x = k * step
        canvas.stroke([(x, low), (x + step * 0.18, high * 0.7 + low * 0.3), (x + step * 0.5, high), (x + step * 0.82, high * 0.7 + low * 0.3), (x + step, low)], width, color, (0.7, 1, 0.7))


def scallops_ring(canvas, radius, reach, count, width, color, center=(1.0, 1.0)):
    """Scallops round a dish's face, hanging inwards from a radius."""
    for k in range(count):
        a = 2 * pi * k / count
        step = 2 * pi / count
        points = []
        for t in (0, 0.2, 0.5, 0.8, 1):
            r = radius - reach * sin(pi * t) ** 0.7
            points.append((center[0] + r * cos(a + step * t), center[1] + r * sin(a + step * t)))
        canvas.stroke(points, width, color, (0.7, 1, 0.7))


def circle(canvas, radius, width, color, center=(1.0, 1.0), strength=0.92):
    """A line turned round a dish's face on the wheel."""
    angle = numpy.linspace(0, 2 * pi, 48, endpoint=False) + canvas.random.uniform(0, 6)
    points = numpy.stack([center[0] + radius * numpy.cos(angle), center[1] + radius * numpy.sin(angle)], 1)
    canvas.stroke(numpy.vstack([points, points[:2]]), width, color, (1, 1.15, 0.9, 1.05, 1), strength, unsteady=0.08)


def lozenges(canvas, place, columns=4, rows=1, ink="#2A211C", fill=None, width=0.05):
    """Berber lozenges in a row, one unit high each, crossed and dotted; x from 0 to columns."""
    s = place.size
    for row in range(rows):
        for k in range(columns):
            x, y = k + 0.5, row
            shape = [(x - 0.5, y), (x, y + 0.45), (x + 0.5, y), (x, y - 0.45)]
            inner = [(x + (a - x) * 0.5, y + (b - y) * 0.5) for a, b in shape]
            if fill:
                canvas.fill(place(inner), fill, 0.92, 1.2, smooth=False)
            for a, b in zip(shape, shape[1:] + shape[:1]):
                canvas.stroke(place([a, b]), width * s, ink, (0.9, 1, 0.8), unsteady=0.14)
            for a, b in zip(inner, inner[1:] + inner[:1]):
                canvas.stroke(place([a, b]), width * 0.7 * s, ink, (0.9, 1, 0.8), unsteady=0.14)
            if not fill:
                canvas.dot(place([(x, y)])[0], 0.07 * s, ink)


def comb(canvas, place, teeth=7, ink="#2A211C", width=0.05):
    """A Berber comb one unit wide: a line with short teeth."""
    s = place.size
    canvas.stroke(place([(-0.5, 0), (0.5, 0)]), width * s, ink, (0.8, 1, 0.7))
    for k in range(teeth):
        x = -0.5 + (k + 0.5) / teeth
        canvas.stroke(place([(x, 0), (x, -0.26)]), width * 0.8 * s, ink, (1, 0.5))


def zigzag(canvas, place, length=4.0, teeth=8, height=0.3, ink="#2A211C", width=0.06):
    s = place.size
    for k in range(teeth):
        x, step = length * k / teeth, length / teeth
        canvas.stroke(place([(x, 0), (x + step / 2, height)]), width * s, ink, (0.8, 1, 0.8))
        canvas.stroke(place([(x + step / 2, height), (x + step, 0)]), width * s, ink, (0.8, 1, 0.8))
