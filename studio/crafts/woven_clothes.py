"""Clothes of woven cloth, hung on the wall as in the workshop."""

from math import pi

import motifs
import numpy
from crafts.apothecary import blossom_sprig
from crafts.cloth import peg, rail
from crafts.leatherwork import kairouania_slipper, pair
from crafts.offcuts import pillow
from crafts.woven_bags import chatt_tote
from materials import iron, plain, plain_wood, wool
from motifs import Canvas
from props import bench, blue_boards, straw_hat
from shapes import curve_through, group, strand, tube
from subjects import subject
from walls import terracotta_floor, wall
from weaves import cotton, folded, over_peg, ripple, rope, sheet, silk, striped


def smooth(x, low, high):
    t = numpy.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


class Garment:
    """A garment hung flat by its shoulders, the middle of its collar at (0, y, top): measures in meters.

    `front(a, w)` and `back(a, w)` are its faces: a from -1 to 1 across, w from the shoulder 0 to the hem 1.
    """

    def __init__(self, top, long, shoulders, chest, hem, neck=0.085, scoop=0.09, slope=0.05, thick=0.035, folds=0.016, seed=1, y=-0.06, arm=0.2):
        self.top, self.long, self.shoulders, self.chest, self.hem = top, long, shoulders, chest, hem
        self.neck, self.scoop, self.slope, self.thick, self.folds, self.seed, self.y = neck, scoop, slope, thick, folds, seed, y
        self.arm = arm

    def half(self, w):
        under = smooth(w, 0.05, 0.28)
        return (self.shoulders * (1 - under) + self.chest * under) / 2 + (self.hem - self.chest) / 2 * smooth(w, 0.2, 1.0)

    def _x(self, a, w):
        return a * self.half(w) * (1 + 0.012 * ripple(w * self.long, w * 0, 0.6, self.seed))

    def _z(self, a, w, scoop):
        x = a * self.shoulders / 2
        upper = self.top - self.slope * numpy.maximum(0, numpy.abs(x) - self.neck) / (self.shoulders / 2 - self.neck) - 0.012 * smooth(numpy.abs(a), 0.75, 1.0)
        upper = upper - scoop * numpy.sqrt(numpy.clip(1 - (x / self.neck) ** 2, 0, 1))
        lower = self.top - self.long + 0.006 * ripple(a * 0.3, a * 0, 0.3, self.seed + 1) - 0.008 * (1 - a**2)
        return upper * (1 - w) + lower * w

    def _folds(self, a, w):
        x, z = a * self.half(w), w * self.long
        # From the shoulders the cloth falls in long folds, deeper towards the hem; about the arms it pulls aslant.
        long = ripple(x * (1.1 - 0.3 * w), z * 0.07, 0.15, self.seed + 2, 6) * smooth(w, 0.0, 0.75)
        ridges = numpy.abs(ripple(x * (1.1 - 0.25 * w), z * 0.05, 0.2, self.seed + 5, 5)) * smooth(w, 0.15, 1.0)
        pull = ripple(numpy.abs(x) * 0.8 + z * 0.5, x * 0.2, 0.12, self.seed + 3) * 0.3 * smooth(w, 0.0, 0.12) * (1 - smooth(w, 0.25, 0.5)) * smooth(numpy.abs(a), 0.2, 0.7)
        return self.folds * (long + ridges + pull) * (1 - 0.5 * a**4)

    def front(self, a, w):
        # Where a sleeve is set in, the cloth does not close round the side.
        shut = 1 - 0.3 * (1 - smooth(w * self.long, 0.6 * self.arm, self.arm))
        swell = self.thick * numpy.sqrt(numpy.clip(1 - shut * a**4, 0, 1)) * (0.35 + 0.65 * smooth(w, 0.0, 0.3))
        return self._x(a, w), self.y - swell - self._folds(a, w), self._z(a, w, self.scoop)

    def back(self, a, w):
        return self._x(a, w), self.y + 0.4 * self.thick * (1 - a**4) + 0 * w, self._z(a, w, 0.012)

    def on(self, x, z, out=0.0):
        """The place of its front at (x, z), `out` meters before the cloth."""
        x, z = numpy.broadcast_arrays(numpy.asarray(x, float), numpy.asarray(z, float))
        w = (self.top - z) / self.long
        for _ in range(6):
            w = numpy.clip(w, 0, 1)
            a = numpy.clip(x / self.half(w), -1, 1)
            shoulder, hem = self._z(a, 0 * w, self.scoop), self._z(a, 0 * w + 1, self.scoop)
            w = (shoulder - z) / (shoulder - hem)
        y = self.front(a, numpy.clip(w, 0, 1))[1]
        return numpy.stack([x, y - out, z], -1)

    def panels(self, cloth, back=None, uv=None):
        face = lambda u, w: self.front(u * 2 - 1, w)
        rear = lambda u, w: self.back(u * 2 - 1, w)
        return [sheet(face, 220, 240, cloth, 0.0016, uv=uv), sheet(rear, 80, 80, back or cloth, 0.0016)]

    def sleeve(self, side, cloth, long, cuff, angle=0.24, seed=1, uv=None):
        """A sleeve set into the armhole, that falls at an angle from the vertical: its cloth and its seam."""
        down, out = numpy.array([side * numpy.sin(angle), -numpy.cos(angle)]), numpy.array([side * numpy.cos(angle), numpy.sin(angle)])
        tip = numpy.array([side * self.shoulders / 2, self.top - self.slope]) + down * long

        def root(share):
            w = share * self.arm / self.long
            x, y, z = self.front(side * numpy.ones_like(w), w)
            return x - side * 0.012, y + 0.003, z

        def place(u, w):
            t = 2 * pi * u
            c, s = numpy.cos(t), numpy.sin(t)
            share = (1 - numpy.sign(c) * numpy.abs(c) ** 0.75) / 2
            x, y, z = root(share)
            bow = 0.5 * long * w * (1 - w) ** 2 * (1 - share)
            x = x * (1 - w) + (tip[0] - out[0] * cuff * share) * w + out[0] * bow
            z = z * (1 - w) + (tip[1] - out[1] * cuff * share) * w + out[1] * bow
            full = smooth(w, 0.0, 0.3)
            round_ = numpy.sign(s) * numpy.abs(s) ** 0.8
            folds = 0.011 * ripple(x * 1.1 - side * z * 0.35, z * 0.2, 0.11, seed + 1, 5) + 0.007 * ripple(x * 0.4 + z, z, 0.16, seed + 2) * (1 - 0.4 * w)
            bulge = 0.008 * ripple(w * long, w * 0, 0.22, seed) * (1 - 2 * share) * full
            ahead = y * (1 - full) + (self.y - 0.012 - 0.02 * w - 0.03 * round_) * full
            y = numpy.where(s > 0, ahead - folds * (0.35 + 0.65 * full) * round_, self.y * (1 - full) + ahead * full)
            return x + side * bulge, y, z + 0.006 * ripple(share * 0.3, w * 0, 0.3, seed + 4) * w

        seam = [numpy.array(self.front(numpy.array(side * 0.998), numpy.array(w))) - [0, 0.0004, 0] for w in numpy.linspace(0.004, self.arm / self.long, 40)]
        return group([sheet(place, 110, 130, cloth, 0.0016, uv=uv), strand(seam, 0.0022, cloth)])

    def neckline(self, cloth, thick=0.0045, flat=1.0, rise=0.0):
        """The bound edge of the collar, front and back."""
        reach = self.neck / (self.shoulders / 2)
        a = numpy.linspace(-reach, reach, 40)
        line = numpy.vstack([numpy.stack(self.front(a, 0 * a), 1), numpy.stack(self.back(a[::-1], 0 * a), 1)[1:-1]])
        line[:, 2] += rise
        return tube(numpy.vstack([line, line[:1]]), thick, cloth, 10, flat, smooth=1)


def hanger(garment, wide=0.4, pegged=True):
    """A hanger of bent wood with an iron hook, inside a garment, on a peg or for a rail."""
    wood = plain_wood("#A97F52", "#6B4A2E")
    t, y = garment.top - 0.024, garment.y + 0.003
    drop = garment.slope + 0.012
    arms = curve_through([(-wide / 2, y, t - drop), (-wide / 4, y, t - drop * 0.55), (-0.04, y, t - 0.006), (0, y, t + 0.002), (0.04, y, t - 0.006), (wide / 4, y, t - drop * 0.55), (wide / 2, y, t - drop)], 60)
    hook = curve_through([(0, y, t), (0, y, t + 0.055), (0.014, y, t + 0.075), (0.012, y, t + 0.103), (-0.01, y, t + 0.108), (-0.018, y, t + 0.092)], 40)
    return group([tube(arms, 0.0085, wood, 16, 0.7), strand(hook, 0.0036, iron(), 60), *([peg((0, 0.02, t + 0.088), 0.1)] if pegged else [])])


def sefsari_silk():
    bands = [(start, width, "#C9B48A") for end in (0.0, 2.3) for start, width in ((abs(end - 0.06) - (0.02 if end else 0), 0.02), (abs(end - 0.095) - (0.006 if end else 0), 0.006))]
    return silk(striped("#E9DDC4", bands, 2.3, 2300, 3, 1.0), "#E3D5B8", size=(1.6, 2.3), threads=900)


@subject("sefsari", "whole", "detail", "scene")
def sefsari(stage, view):
    cloth = sefsari_silk()
    if view == "scene":
        # Laid ready for a wedding, with the flowers of the morning.
        bench(1.2, 0.42, 0.42, (0.12, 0.02, -0.42))
        wall("#9FB0B4", 0.24)
        veil = folded(0.37, 0.28, cloth, 8, 0.0036, 4, (0.768, 0.986), (0, 0.03, 0), 24, 0.0034, (0.1, 0.33))
        blossom_sprig((-0.31, -0.1, 0.0), 10, 6, 0.1)
        terracotta_floor(0.22, 0, (0, 0, -0.42))
        stage.window(0.5, -1, front=0.25)
        stage.shoot(veil, 6, 27, 75, 0.72, offset=(0.07, -0.04), fstop=8)
        return
    stage.key = 0.98
    wall("#B9A78E", 0.02)
    place = over_peg(1.28, 1.02, 1.55, 0.016, 0.045, 0.165, 6, 0.024, 6, -0.11, 1.38, 0.24)
    veil = sheet(place, 420, 320, cloth, 0.0012)
    wood = peg((0, 0.02, 1.55), 0.25)
    stage.window(1.2, 1, front=0.3, at=(0, 0, 0.7))
    if view == "detail":
        stage.shoot([veil], -24, 7, 95, 4.6, aim=(-0.05, -0.13, 0.41), fstop=7, focus=(-0.07, -0.15, 0.4))
    else:
        stage.shoot([veil, wood], 8, 2, 75, 0.88)


def ria_cloth(sea):
    cream, gold = "#F3EADA", "#D99E2B"
    bands = [(0.43, 0.006, gold), (0.445, 0.07, cream), (0.524, 0.006, gold)]
    return cotton(striped(sea, bands, 0.62, 1240, 4, 1.3, 200, along=True), sea, (0.62, 1.18), 520, 1.6)


def ria_dress(color="#2F7A78"):
    linen, plainly = ria_cloth(color), cotton(striped(color, [], 0.5, 400, 4, 1.3, 200), color, (0.5, 0.5), 520, 1.6)
    dress = Garment(1.4, 1.18, 0.4, 0.52, 0.6, 0.1, 0.11, 0.05, 0.045, 0.03, 7, arm=0.17)
    parts = dress.panels(linen, plainly)
    parts += [dress.sleeve(side, plainly, 0.2, 0.17, 0.9, 5 + side) for side in (-1, 1)]
    parts.append(dress.neckline(plainly))
    return group([*parts, hanger(dress, 0.37)])


@subject("ria", "whole", "detail", "scene")
def ria(stage, view):
    if view == "scene":
        dress = ria_dress("#B4532D")
        wall("#F1EADC", 0.04)
        blue_boards(-0.34, 0.04, 4, 0.17, 2.3)
        terracotta_floor(0.2, 0, rows=16, columns=16)
        hat, bag = straw_hat("#B4532D"), chatt_tote("#2F6E9E", 2)
        hat.location, hat.rotation_euler = (0.53, 0.005, 1.12), (pi / 2, 0, 0.0)
        bag.location, bag.rotation_euler = (0.5, -0.2, 0), (0, 0, -0.3)
        stage.window(1.3, -1, front=0.4, at=(0, 0, 0.6))
        stage.shoot([dress, bag, hat], 8, 5, 65, 0.93, fstop=8)
        return
    wall("#E9DFCE", 0.02)
    whole = ria_dress()
    stage.window(1.2, 1, front=0.35, at=(0, 0, 0.6))
    if view == "detail":
        stage.shoot([whole], -18, 4, 95, 2.6, aim=(0.06, -0.09, 1.2), fstop=4.5)
    else:
        stage.shoot([whole], 7, 2, 75, 0.88)


def yoke():
    """A yoke embroidered with a needle: rounds of flowers about the neck, a branch below it, and two birds."""
    canvas = Canvas(0.56, 0.74, 4096, False, 5)
    gold, pale, dark = "#E8C25A", "#F3DC92", "#9A6F1C"
    middle, top = 0.28, 0.74

    def about(reach, count):
        return [(middle + reach * numpy.cos(t), top + reach * numpy.sin(t), t) for t in numpy.linspace(pi * 1.02, pi * 1.98, count)]

    for reach, width in ((0.112, 0.006), (0.121, 0.0025), (0.163, 0.0025), (0.171, 0.005)):
        canvas.stroke([point[:2] for point in about(reach, 60)], width, gold, (1, 1, 1))
    for x, y, t in about(0.142, 13):
        motifs.flower(canvas, motifs.flat(x, y, 0.034, t), 6, gold, dark, pale)
    for x, y, _ in about(0.181, 40):
        canvas.dot((x, y), 0.0035, gold)
    canvas.stroke([(middle, 0.555), (middle + 0.004, 0.5), (middle - 0.004, 0.44), (middle, 0.39)], 0.003, gold)
    for k in range(9):
        for side in (-1, 1):
            y = 0.545 - 0.018 * k
            tip = (middle + side * (0.034 - 0.002 * k), y + 0.014)
            canvas.fill([(middle, y), (middle + side * 0.012, y + 0.014), tip, (middle + side * 0.02, y - 0.001)], gold if k % 2 else pale)
    for side in (-1, 1):
        bird = lambda points, side=side: [(middle + side * (0.085 + 0.05 * x), 0.49 + 0.05 * y) for x, y in points]
        canvas.fill(bird([(-0.75, 0.25), (-0.55, 0.5), (-0.3, 0.42), (0.0, 0.2), (0.5, 0.12), (1.25, -0.28), (1.3, -0.5), (0.5, -0.38), (-0.1, -0.4), (-0.5, -0.1)]), gold)
        canvas.fill(bird([(-0.1, 0.1), (0.4, 0.02), (0.85, -0.25), (0.2, -0.26)]), pale)
        canvas.fill(bird([(-0.72, 0.36), (-0.95, 0.28), (-0.72, 0.24)]), dark)
        canvas.dot(bird([(-0.53, 0.33)])[0], 0.003, dark)
        for x in (0.05, 0.25):
            canvas.stroke(bird([(x, -0.38), (x - 0.05, -0.65), (x - 0.2, -0.68)]), 0.0025, gold)
        motifs.flower(canvas, motifs.flat(middle + side * 0.19, 0.6, 0.045), 8, gold, dark, pale)
    return canvas.image()


def blousa_tunic(color="#C4667A", pegged=True):
    tunic = Garment(1.15, 0.74, 0.42, 0.5, 0.64, 0.1, 0.1, 0.06, 0.05, 0.038, 9)

    def uv(u, w):
        x, _, z = tunic.front(u * 2 - 1, w)
        return x / 0.56 + 0.5, (z - tunic.top) / 0.74 + 1

    voile, sleeves = cotton(yoke(), color, (0.56, 0.74), 800, 1.2), cotton(None, color, (0.5, 0.3), 800, 1.2)
    parts = tunic.panels(voile, sleeves, uv)
    parts += [tunic.sleeve(side, sleeves, 0.27, 0.17, 0.34, 5 + side) for side in (-1, 1)]
    parts.append(tunic.neckline(plain("#C99A2E", 0.5), 0.003))
    return group([*parts, hanger(tunic, 0.38, pegged)])


@subject("blousa", "whole", "detail", "group")
def blousa(stage, view):
    if view == "group":
        wall("#EFE5D3", 0.4)
        rose, sea = blousa_tunic(pegged=False), blousa_tunic("#2E8C95", False)
        rose.location, rose.rotation_euler = (-0.16, -0.02, 0), (0, 0, -0.62)
        sea.location, sea.rotation_euler = (0.19, -0.02, 0), (0, 0, -0.74)
        rail(3.0, 1.215, -0.06)
        stage.window(1.0, -1, front=0.5, at=(0, 0, 0.5))
        stage.shoot([rose, sea], 4, 3, 70, 0.86, offset=(0, -0.03))
        return
    wall("#EDE6D9", 0.02)
    whole = blousa_tunic()
    stage.window(0.9, -1, front=0.35, at=(0, 0, 0.5))
    if view == "detail":
        stage.shoot([whole], 14, 8, 95, 2.4, aim=(0.02, -0.08, 1.02), fstop=4.5)
    else:
        stage.shoot([whole], -6, 2, 75, 0.84)


def kachabia_cloth(size, seed=1):
    """Brown wool with long cream stripes, some broad, most of a few threads."""
    brown, cream, dark = "#6B4A32", "#DCCBAA", "#4A3222"
    bands, x = [], 0.02
    while x < size:
        for width, color, pause in ((0.012, cream, 0.008), (0.003, cream, 0.03), (0.006, dark, 0.02), (0.003, cream, 0.008), (0.003, cream, 0.03)):
            bands.append((x, width, color))
            x += width + pause
    return wool(brown, striped(brown, [band for band in bands if band[0] + band[1] < size], size, 1600, seed, 1.1, 200, along=True), relief=1.2)


def kachabia_coat():
    """The coat hung by the point of its hood."""
    cloth, sleeves = kachabia_cloth(0.7), kachabia_cloth(0.5, 2)
    coat = Garment(1.35, 0.92, 0.46, 0.6, 0.7, 0.09, 0.05, 0.11, 0.06, 0.026, 11, -0.08, 0.25)
    parts = coat.panels(cloth)
    parts += [coat.sleeve(side, sleeves, 0.54, 0.19, 0.47, 7 + side) for side in (-1, 1)]
    wide_neck = coat.neck / (coat.shoulders / 2)

    def hood(u, w):
        # From one front edge round the back to the other: sewn round the neck, narrow at the point by which the coat hangs.
        turn = (u - 0.5) * 2 * pi * (0.8 + 0.19 * smooth(w, 0.5, 1.0))
        wide = 0.012 + 0.122 * smooth(w, 0.0, 0.62)
        deep = 0.012 + 0.075 * smooth(w, 0.0, 0.7)
        droop = 0.012 * ripple(u * 0.5, w * 0.35, 0.22, 5) * w * (1 - w)
        upper = wide * numpy.sin(turn) + droop, coat.y + deep * 0.7 * numpy.cos(turn) - 0.01 * w + 0.8 * droop, coat.top + (1 - w) * 0.3
        a = wide_neck * numpy.sin(turn)
        sewn = [numpy.where(numpy.cos(turn) < 0, ahead, behind) for ahead, behind in zip(coat.front(a, 0 * a), coat.back(a, 0 * a))]
        sewn[1] = sewn[1] + 0.006 * numpy.sign(numpy.cos(turn)) * numpy.abs(numpy.cos(turn)) ** 0.5
        low = smooth(w, 0.45, 1.0)
        x, y, z = (one * (1 - low) + other * low for one, other in zip(upper, sewn))
        return x, numpy.minimum(y, -0.008), z

    parts.append(sheet(hood, 160, 130, kachabia_cloth(0.5, 3), 0.003))
    braid = plain("#D2BE98", 0.9)
    for edge in (0.0, 1.0):
        parts.append(rope([hood(numpy.array(edge), numpy.array(w)) for w in numpy.linspace(0.04, 1, 24)], 0.006, braid, 3))
    middle = [numpy.array(coat.front(numpy.array(0.0), numpy.array(w))) - [0, 0.002, 0] for w in numpy.linspace(0.0, 0.995, 50)]
    parts.append(rope(middle, 0.007, braid, 3, count=500))
    for side in (-1, 1):
        pocket = [numpy.array(coat.front(numpy.array(side * 0.52), numpy.array(w))) - [0, 0.002, 0] for w in numpy.linspace(0.5, 0.68, 16)]
        parts.append(rope(pocket, 0.006, braid, 3))
    return group([*parts, peg((0, 0.02, coat.top + 0.285), 0.12)])


@subject("kachabia", "whole", "detail", "scene")
def kachabia(stage, view):
    stage.key = 1.45
    wall("#EBE2D2", 0.02)
    whole = kachabia_coat()
    if view == "scene":
        whole.location = (-0.2, 0, 0.06)
        terracotta_floor(0.2, 0, rows=16, columns=16)
        seat = bench(0.8, 0.34, 0.4, (0.5, -0.2, 0))
        cushion = pillow("#34456F", "#A8461F", seed=2)
        cushion.location, cushion.rotation_euler = (0.44, -0.16, 0.61), (1.2, 0, 0.1)
        slippers = pair(kairouania_slipper(), (-0.1, -0.26, 0), 168, 0.115)
        stage.window(1.3, -1, front=0.4, at=(0, 0, 0.7))
        stage.shoot([whole, cushion, *slippers], -6, 6, 65, 0.93, fstop=8)
        return
    stage.window(1.2, 1, front=0.35, at=(0, 0, 0.8))
    if view == "detail":
        stage.shoot([whole], -20, 6, 95, 3.1, aim=(-0.01, -0.1, 1.34), fstop=6)
    else:
        stage.shoot([whole], 8, 2, 75, 0.88)
