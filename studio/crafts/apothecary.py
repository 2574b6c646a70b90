"""What Zohra fills, cuts and pours: flower waters in glass, soap, clays and powders in jars, a candle, a hammam pouch."""

from math import cos, pi, sin

import cv2
import motifs
import numpy
from crafts.pottery import brass_tray, coffee, finjen_cup, sprig_leaf
from materials import Nodes, _light, _shade, bare_clay, brass, fiber, glass, glaze, glow, leaf, metal, olive_wood, plain, wax, weave
from mathutils import Vector
from mathutils import noise as perlin
from motifs import Canvas, rgb
from shapes import ball, curve_through, grains, group, loft, mesh, rounded, slab, strand, strands, tube, turned
from subjects import subject
from walls import ledge, linen_cloth, sweep, table, terracotta_floor, tiles, wall

PAPER = "#F6EEDD"
INK = "#3A2A20"
SANS = "figtree/files/figtree-latin-wght-normal.woff2"


# Paper, cork and string


def label(radius, width, height, at, name, lines, color, turn=0.0, seed=1):
    """A paper label stuck round a vessel of this radius, its middle facing the camera: a ruled frame, a sprig, the name."""
    canvas = Canvas(width, height, 1600, False, seed)
    edge = 0.0022
    for inset, thick in ((edge, 0.0007), (edge + 0.0012, 0.00025)):
        corners = [(inset, inset), (width - inset, inset), (width - inset, height - inset), (inset, height - inset), (inset, inset)]
        for a, b in zip(corners, corners[1:]):
            canvas.stroke([a, b], thick, color, (1, 1), soft=0.4, unsteady=0.02)
    middle = width / 2
    size = min(width * 0.3, height * 0.3)
    motifs.flower(canvas, motifs.flat(middle, height * 0.76, size), 5, color, "#D99E2B", _light(color, 0.5), 0.5)
    for side in (-1, 1):
        for k in range(3):
            motifs.leaf_stroke(canvas, motifs.flat(middle, height * 0.76, size, 0, side < 0), (0.5 + 0.16 * k, -0.03 * k), 0.35 - 0.25 * k, 0.3, "#5E6B2F", 0.3)
    canvas.write(name, (middle, height * 0.46), min(height * 0.25, width * 0.24, width * 1.2 / len(name)), INK)
    canvas.stroke([(middle - width * 0.13, height * 0.325), (middle + width * 0.13, height * 0.325)], 0.0004, color, (0.4, 1, 0.4), soft=0.4)
    for k, line in enumerate(lines):
        canvas.write(line, (middle, height * (0.25 - 0.09 * k)), min(height * 0.062, width * 0.98 / len(line)), INK, SANS, spaced=0.12)
    columns, rows = 40, 4
    span = width / radius
    points, uvs, faces = [], [], []
    for j in range(rows + 1):
        for i in range(columns + 1):
            a = -pi / 2 + (i / columns - 0.5) * span
            # The corners of hand-stuck paper do not lie quite flat.
            corner = max(0.0, abs(i / columns - 0.5) * 2 - 0.93) * max(0.0, abs(j / rows - 0.5) * 2 - 0.4)
            r = radius + 0.00025 + 0.004 * corner
            points.append((r * cos(a), r * sin(a), at - height / 2 + height * j / rows))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
            uvs += [(u / columns, v / rows) for u, v in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))]
    thing = mesh("Label", points, faces, plain(PAPER, 0.85, 0.15, picture=canvas.image(), uneven=0.05), True, {"UVMap": uvs})
    thick = thing.modifiers.new("Thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.00015, 1
    thing.rotation_euler = (0, 0, turn)
    return thing


def cork(radius, low, high, seed=1):
    """A stopper pushed in to z = low, its top at z = high."""
    n = Nodes("Cork")
    spots = n.span(n.noise(260, 3, 0.6), 0.6, 0.68)
    base = n.mix(spots, n.ramp(n.noise(60, 4), (0.3, "#A9794A"), (0.7, "#CBA06C")), "#6B4527")
    n.set(base_color=base, roughness=0.9, specular=0.15, normal=n.bump(spots, -0.0006, 0.8))
    profile = [(0, low), (radius * 0.86, low), (radius * 1.02, high - 0.0012), (radius * 0.97, high), (0, high)]
    return turned(profile, 3, n.material, None, 0.01, 64, 40, seed, sharp=(1,), foot_edge=False).thing


def wound_string(radius, at, turns=4, thick=0.0013, color="#B99A66", seed=1):
    """String wound round a neck, with a small bow in front."""
    chance = numpy.random.default_rng(seed)
    t = numpy.linspace(0, turns * 2 * pi, turns * 60)
    r = radius + thick * 0.5 + thick * 0.25 * numpy.sin(t / turns * 3 + seed)
    line = numpy.stack([r * numpy.cos(t), r * numpy.sin(t), at + thick * 0.9 * t / (2 * pi)], 1)
    material = fiber(color, "Z", _shade(color, 0.75))
    parts = [strands([line], thick, material, "String", 3)]
    y, z = -radius - thick, at + thick * turns / 2
    for side in (-1, 1):
        loop = [(0, y, z), (side * 0.008, y - 0.003, z + 0.005), (side * 0.0145, y - 0.003, z + 0.001), (side * 0.009, y - 0.003, z - 0.004), (0, y - 0.001, z)]
        tail = [(0, y, z), (side * 0.004, y - 0.003, z - 0.008), (side * (0.009 + 0.003 * chance.random()), y - 0.001, z - 0.022)]
        parts += [strand(loop, thick, material), strand(tail, thick, material)]
    parts.append(ball(thick * 1.15, material, (0, y - 0.001, z), (1.2, 1, 1), detail=2))
    return group(parts)


# What grows


def petal(length, width, material, cup=0.35, tip=0.5, seed=1, widest=0.62):
    """One petal from its foot at the origin along +x, cupped and turned back at the tip."""
    rows, columns = 10, 6
    shift = Vector((seed * 3.7, 0, 0))
    points, faces = [], []
    for i in range(rows + 1):
        t = i / rows
        half = width / 2 * max(0.08, sin(pi / 2 * min(1.0, t / widest)) ** 0.9 * (1 - max(0.0, (t - widest) / (1 - widest)) ** 2.2) ** 0.5)
        for j in range(columns + 1):
            s = j / columns * 2 - 1
            wave = 0.13 * length * perlin.noise(Vector((t * 2.2, s * 1.6, 0)) + shift)
            points.append((length * t, s * half, cup * half * s * s + length * (0.32 * t - tip * 0.5 * t**2.5) + wave * t))
    for i in range(rows):
        for j in range(columns):
            a = i * (columns + 1) + j
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    thing = mesh("Petal", points, faces, material)
    smooth = thing.modifiers.new("Smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 1
    return thing


def petal_skin(color, deep=None):
    n = Nodes("Petal")
    veins = n.noise(90, 3, 0.6, n.place((8, 260, 8)))
    base = n.ramp(veins, (0.3, deep or _shade(color, 0.9)), (0.65, color))
    n.set(base_color=base, roughness=0.5, specular=0.3, subsurface=0.2, subsurface_radius=(0.004, 0.003, 0.002), subsurface_color=color, sheen=0.2)
    return n.material


def orange_blossom(at, turn=(0, 0, 0), size=0.019, seed=1, skins=None):
    """Five waxy petals turned back, a ring of stamens with yellow ends, the pistil."""
    white, stem, yellow, green = skins or blossom_skins()
    chance = numpy.random.default_rng(seed)
    parts = []
    for k in range(5):
        thing = petal(size * chance.uniform(0.92, 1.05), size * 0.46, white, 0.5, 0.75, seed * 5 + k, 0.45)
        thing.rotation_euler = (0, -0.15 + chance.uniform(-0.15, 0.1), 2 * pi * k / 5 + chance.uniform(-0.08, 0.08))
        parts.append(thing)
    lines, tips = [], []
    for k in range(16):
        a = 2 * pi * k / 16
        tip = numpy.array([size * 0.17 * cos(a), size * 0.17 * sin(a), size * chance.uniform(0.4, 0.5)])
        lines.append([(size * 0.08 * cos(a), size * 0.08 * sin(a), 0), tip])
        tips.append(tip)
    parts.append(strands(lines, size * 0.045, stem, "Stamens", 1))
    parts.append(grains(tips, size * 0.055, yellow, seed))
    parts.append(ball(size * 0.09, green, (0, 0, size * 0.38), (1, 1, 1.1), detail=2))
    parts.append(ball(size * 0.12, green, (0, 0, -size * 0.05), (1, 1, 0.8), detail=2))
    return group(parts, at, turn)


def blossom_skins():
    return petal_skin("#F8F4EA", "#EFE8D6"), plain("#F1EDDC", 0.6), plain("#DDAE3A", 0.8), plain("#B6BF7C", 0.5)


def blossom_sprig(at, turn=0.0, seed=1, length=0.13, flowers=4):
    """A twig of bitter orange lying on the table: dark shining leaves, open flowers and buds."""
    chance = numpy.random.default_rng(seed)
    skins = blossom_skins()
    # A leaf lies on its face.
    green = leaf("#6F8852", "#2C4A24")
    line = curve_through([(0, 0, 0.006), (length * 0.4, 0.008, 0.011), (length * 0.75, -0.004, 0.014), (length, 0.003, 0.018)], 30)
    parts = [strand(line, 0.0028, plain("#5E6B3A", 0.6), 30, (1.1, 0.8, 0.5))]
    for k in range(7):
        thing = sprig_leaf(green, chance.uniform(0.042, 0.06))
        thing.scale = (1, 1.15, 0.8)
        thing.location = line[4 + 4 * k - k // 3]
        thing.rotation_euler = (chance.uniform(-0.35, 0.35), chance.uniform(-0.12, 0.12), (-1) ** k * chance.uniform(0.5, 1.0))
        parts.append(thing)
    for k in range(flowers):
        x, y, z = line[29 - 4 * k]
        lean = (chance.uniform(-0.7, 0.5), chance.uniform(-0.5, 0.5), chance.uniform(0, 6))
        parts.append(orange_blossom((x + chance.uniform(-0.004, 0.004), y + (-1) ** k * 0.009, z + 0.011), [v * 57.3 for v in lean], 0.0185, seed * 7 + k, skins))
    for k in range(4):
        x, y, z = line[26 - 3 * k]
        bud = ball(0.0042, skins[0], (x + 0.004, y - (-1) ** k * 0.014, z + 0.006), (1.7, 1, 1), detail=3)
        bud.rotation_euler = (0, -0.4, -(-1) ** k * 1.1)
        parts.append(bud)
    return group(parts, at, (0, 0, turn))


def rose_petals(count, area, color="#C9697A", seed=1, height=0.0, size=0.024, dry=False):
    """Loose petals fallen on the ground of `area` (x0, y0, x1, y1)."""
    chance = numpy.random.default_rng(seed)
    skins = [petal_skin(color, _shade(color, 0.82)), petal_skin(_light(color, 0.22), color)]
    things = []
    for k in range(count):
        long = size * chance.uniform(0.75, 1.15) * (0.62 if dry else 1)
        thing = petal(long, long * chance.uniform(0.85, 1.05), skins[k % 2], 0.75 if dry else 0.45, 0.35, seed * 31 + k)
        over = chance.random() < 0.3
        thing.location = (chance.uniform(area[0], area[2]), chance.uniform(area[1], area[3]), height + (0.008 if over else 0.0012))
        thing.rotation_euler = (pi if over else 0.0, 0.28 if not over else -0.05, chance.uniform(0, 6.3))
        things.append(thing)
    return things


# Glass


def vessel(outer, wall_thick, fill, tint="#F3F6F1", ior=1.42, steps=120):
    """Blown glass from its outer profile [(radius, height), ...] (foot to lip), hollow above z = fill.

    Below, water and glass are one body: between them light bends so little that nobody sees it, and every skin the light
    need not cross is one less source of noise.
    """
    outer = [(float(r), float(z)) for r, z in outer]
    inner = [(max(0.001, r - wall_thick), z) for r, z in outer[::-1] if z > fill + 0.003]
    edge = float(numpy.interp(fill, [z for _, z in outer], [r for r, _ in outer])) - wall_thick
    profile = [(0, outer[0][1] + 0.002), *outer, *inner, (edge, fill + 0.0012), (edge - 0.002, fill), (0, fill)]
    return turned(profile, len(outer), glass(tint, ior=ior), None, 0.0, steps, 260, sharp=(len(profile) - 2,), foot_edge=False).thing


# Orange-blossom water


def zhar_bottle(at=(0, 0, 0), turn=0.0, seed=1, stopped=True):
    outer = [(0.031, 0.0), (0.0355, 0.0012), (0.0375, 0.005), (0.0375, 0.02), (0.0375, 0.09), (0.0375, 0.15), (0.0368, 0.166), (0.031, 0.184),
             (0.0205, 0.197), (0.0145, 0.208),
             (0.0135, 0.222), (0.0135, 0.236), (0.0165, 0.239), (0.017, 0.244), (0.0155, 0.247)]
    parts = [vessel(outer, 0.0032, 0.186, "#F6F3E6")]
    if stopped:
        parts.append(cork(0.0112, 0.226, 0.26, seed))
    parts.append(wound_string(0.0135, 0.212, 4, seed=seed))
    parts.append(label(0.0375, 0.07, 0.088, 0.085, "Zhar", ("ORANGE-BLOSSOM WATER", "DAR CHAÂBANE · 500 ML"), "#C98A34", seed=seed))
    return group(parts, at, (0, 0, turn))


@subject("zhar", "whole", "detail", "group", "scene")
def zhar(stage, view):
    stage.key = 1.35
    if view == "group":
        bottles = [zhar_bottle((0, 0, 0), -6), zhar_bottle((0.115, 0.11, 0), 22, 3), zhar_bottle((-0.1, 0.14, 0), -30, 5)]
        ledge("#E4D8C3", 1.3)
        wall("#D8C4A4", 0.5)
        stage.window(0.4, 1)
        stage.shoot(bottles, 7, 8, 75, 0.84)
        return
    bottle = zhar_bottle(stopped=view != "detail")
    if view == "scene":
        # The coffee of the afternoon: a few drops for the cup, a spoonful for the tray of makroudh.
        linen_cloth(1.8, 1.6, "#6F7F80", 0.006, 5, (0, 0.3, -0.0012), 14, flat=0.3)
        brass_tray().location = (0.02, -0.04, 0)
        bottle.location, bottle.rotation_euler = (-0.045, 0.035, 0.003), (0, 0, 0.3)
        for k, (x, y) in enumerate(((0.075, -0.09), (0.005, -0.115))):
            finjen_cup(seed=k + 1).thing.location = (x, y, 0.003)
            coffee().location = (x, y, 0.003)
        _makroudh((0.085, 0.02, 0.003))
        stage.window(0.4, 1, front=-0.1)
        stage.sun(62, 32, 1.8)
        stage.shoot(bottle, 22, 35, 80, 0.95, (-0.008, -0.01, 0.108), fstop=3.2, focus=(-0.04, 0.0, 0.1))
        return
    if view == "detail":
        table(seed=26, color="#8C6646", dark="#513722", turn=-4)
        wall("#C9BDA6", 0.35)
        bottle.rotation_euler = (0, 0, 0.12)
        stopper = cork(0.0112, -0.017, 0.017)
        stopper.location, stopper.rotation_euler = (-0.037, -0.06, 0.0108), (pi / 2 - 0.045, 0, 0.9)
        blossom_sprig((0.105, -0.035, 0.0), 205, 4, 0.085, 4)
        stage.window(0.3, 1, front=0.3)
        stage.shoot(bottle, 10, 24, 100, 1.85, (0.004, -0.04, 0.046), fstop=11, focus=(0, -0.045, 0.05))
        return
    table(seed=8)
    wall("#E8DDCA", 0.5)
    blossom_sprig((-0.012, -0.062, 0.0), -10, 4, 0.1)
    stage.window(0.34, -1, front=0.2)
    stage.shoot(bottle, -5, 9, 85, 0.82)


def _makroudh(at):
    """Lozenges of semolina round a roll of dates, fried and dipped in honey, on a small dish."""
    dish(0.058, 0.02, glaze("#F1E8D6", worn=0.8), at, 4)
    paste, dates = plain("#9A5A20", 0.36, 0.5, uneven=0.4), plain("#3B1C10", 0.5, uneven=0.3)
    cut = lambda long, wide: [(-long / 2 - wide * 0.3, -wide / 2), (long / 2 - wide * 0.3, -wide / 2), (long / 2 + wide * 0.3, wide / 2), (-long / 2 + wide * 0.3, wide / 2)]
    for k, (x, y, z, turn) in enumerate(((-0.016, -0.014, 0, 10), (0.017, -0.012, 0, 160), (-0.012, 0.017, 0, 100), (0.02, 0.016, 0, 60), (0.002, 0.0, 1, 35), (-0.018, 0.004, 1.05, 100))):
        sweet = [slab(cut(0.034, 0.02), 0.015, paste, (0, 0, 0), 0.0046), slab(cut(0.0346, 0.01), 0.006, dates, (0, 0, 0.0045), 0.0026)]
        chance = numpy.random.default_rng(k)
        seeds = numpy.stack([chance.uniform(-0.013, 0.013, 9), chance.uniform(-0.007, 0.007, 9), numpy.full(9, 0.0153)], 1)
        sweet.append(grains(seeds, 0.0011, plain("#EAD9B0", 0.5), k))
        group(sweet, (at[0] + x, at[1] + y, at[2] + 0.0105 + z * 0.0155), (chance.uniform(-4, 4), chance.uniform(-4, 4), turn))


def blossom_bowl(at, seed=3):
    """The morning's flowers in a clay bowl."""
    bowl = turned([(0, 0.003), (0.03, 0.0), (0.036, 0.004), (0.058, 0.022), (0.07, 0.042), (0.071, 0.0445), (0.067, 0.044), (0.054, 0.024),
                   (0.03, 0.009), (0, 0.008)], 5,
                  glaze("#E9DCC2", worn=0.8), None, 0.012, seed=seed).thing
    chance = numpy.random.default_rng(seed)
    skins = blossom_skins()
    parts = [bowl, ball(0.062, plain("#CFC7A4", 0.9), (0, 0, 0.026), (1, 1, 0.3))]
    for k in range(56):
        a, r = chance.uniform(0, 2 * pi), 0.058 * chance.random() ** 0.5
        lean = (chance.uniform(-50, 50), chance.uniform(-50, 50), chance.uniform(0, 360))
        parts.append(orange_blossom((r * cos(a), r * sin(a), 0.046 + 0.012 * (1 - (r / 0.06) ** 2)), lean, 0.0185, k, skins))
    return group(parts, at)


# Rosewater


def ward_flask(at=(0, 0, 0), turn=0.0, seed=1):
    outer = [(0.021, 0.0), (0.0246, 0.001), (0.026, 0.004), (0.026, 0.02), (0.026, 0.07), (0.026, 0.112), (0.0248, 0.121), (0.019, 0.129),
             (0.012, 0.133), (0.0102, 0.137), (0.0102, 0.142)]
    parts = [vessel(outer, 0.0026, 0.117, "#F9F5F0")]
    ring = metal("#D8C6A0", 0.34, 0.0)
    white = plain("#EFEAE0", 0.35, 0.5, uneven=0.02)
    collar = [(0, 0.137), (0.0125, 0.137), (0.013, 0.1378), (0.013, 0.151), (0.0122, 0.1524), (0.0072, 0.1528), (0, 0.153)]
    head = [(0, 0.152), (0.006, 0.152), (0.0062, 0.1585), (0.0088, 0.16), (0.0092, 0.161), (0.0092, 0.172), (0.0078, 0.1745), (0, 0.175)]
    parts += [turned(collar, 3, ring, None, 0, 80, 60, sharp=(1,), foot_edge=False).thing,
              turned(head, 5, white, None, 0, 80, 60, sharp=(1,), foot_edge=False).thing]
    nozzle = turned([(0, 0), (0.0024, 0), (0.0024, 0.0016), (0.0006, 0.0016), (0.0006, 0.001), (0, 0.001)], 2, plain("#D9D2C4", 0.4), None, 0, 32, 24,
                    sharp=(1, 2, 3), foot_edge=False).thing
    nozzle.location, nozzle.rotation_euler = (0, -0.0084, 0.167), (pi / 2, 0, 0)
    dip = strand([(0, 0, 0.137), (0.001, 0.001, 0.07), (0.006, -0.002, 0.008)], 0.0028, glass("#F1EFE8"))
    parts += [nozzle, dip]
    parts.append(label(0.026, 0.05, 0.062, 0.06, "Ward", ("ROSEWATER OF BARGOU", "200 ML"), "#C9697A", seed=seed))
    return group(parts, at, (0, 0, turn))


@subject("ward", "whole", "detail", "scene")
def ward(stage, view):
    stage.key = 1.35
    flask = ward_flask((0, 0, 0), -10 if view == "scene" else 8)
    if view == "scene":
        tiles(0.08, ("#EFE6DA", "#E9DDD2"), 30, 30, turn=12, relief=0.8)
        wall("#E2C9BE", 0.45)
        rose_bowl((0.1, 0.05, 0))
        rose_petals(9, (-0.12, -0.12, 0.1, 0.0), "#CC6F82", 4)
        stage.window(0.3, 1, front=0.1)
        stage.shoot(flask, -8, 17, 65, 0.58, offset=(-0.17, 0.02))
        return
    ledge("#EADFD0", 1.2)
    wall("#DDBFB3", 0.4)
    rose_petals(6, (-0.07, -0.07, 0.08, -0.035), "#CC6F82", 9)
    stage.window(0.26, 1, front=0.2)
    if view == "detail":
        stage.shoot(flask, 16, 20, 95, 1.75, (0, 0, 0.13), fstop=5)
    else:
        stage.shoot(flask, 6, 10, 85, 0.8)


def rose_bowl(at, seed=2):
    """A white bowl heaped with pink petals."""
    bowl = turned([(0, 0.003), (0.026, 0.0), (0.031, 0.004), (0.052, 0.022), (0.063, 0.045), (0.064, 0.047), (0.0605, 0.0465), (0.049, 0.024),
                   (0.026, 0.008), (0, 0.007)], 5,
                  glaze("#F2EBDF", worn=0.6), None, 0.01, seed=seed).thing
    chance = numpy.random.default_rng(seed)
    skins = [petal_skin("#CC6F82", "#B4566B"), petal_skin("#DC93A0", "#CC6F82"), petal_skin("#E5AEB4", "#D68997")]
    parts = [bowl, ball(0.048, plain("#B4566B", 0.9), (0, 0, 0.03), (1, 1, 0.36))]
    for k in range(110):
        a, r = chance.uniform(0, 2 * pi), 0.052 * chance.random() ** 0.5
        thing = petal(chance.uniform(0.02, 0.026), chance.uniform(0.019, 0.024), skins[k % 3], 0.75, 0.4, k)
        thing.location = (r * cos(a), r * sin(a), 0.047 + 0.022 * (1 - (r / 0.054) ** 2) + chance.uniform(-0.003, 0.003))
        thing.rotation_euler = (chance.uniform(-0.7, 0.7), chance.uniform(-0.8, 0.5), chance.uniform(0, 6.3))
        parts.append(thing)
    return group(parts, at)


# Soap


def soap_stamp():
    """The mark of the house as heights 0 (untouched) to 1 (pressed in): a ring, a sprig of olive, SABOUN ZIT."""
    canvas = Canvas(1, 1, 700, False, 3)
    ink = "#000000"
    angle = numpy.linspace(0, 2 * pi, 40, endpoint=False)
    for radius, thick in ((0.4, 0.02), (0.365, 0.008)):
        canvas.stroke(numpy.stack([0.5 + radius * numpy.cos(angle), 0.5 + radius * numpy.sin(angle)], 1), thick, ink, (1, 1), closed=True, unsteady=0.05)
    canvas.stroke([(0.32, 0.64), (0.5, 0.69), (0.68, 0.74)], 0.014, ink, (1, 0.7))
    for k in range(5):
        x = 0.36 + 0.075 * k
        for side in (-1, 1):
            motifs.leaf_stroke(canvas, motifs.flat(x, 0.64 + 0.27 * (x - 0.32), 0.4), (0, 0), 0.25 + side * 0.8, 0.27, ink, 0.3)
    canvas.write("SABOUN", (0.5, 0.47), 0.14, ink, SANS, spaced=0.1)
    canvas.write("ZIT", (0.5, 0.325), 0.14, ink, SANS, spaced=0.2)
    # A wooden stamp has no hair lines.
    return cv2.GaussianBlur(cv2.dilate(numpy.clip(canvas.cover * 1.25, 0, 1), numpy.ones((4, 4))), (0, 0), 2.0)


def olive_soap(color="#7C8A3E", flecks=None):
    """Dense soap of a winter's drying: darker within, a pale bloom on what the air has touched, wire marks."""
    n = Nodes("Olive soap")
    clouds = n.noise(32, 4)
    base = n.ramp(clouds, (0.3, _shade(color, 0.58)), (0.55, _shade(color, 0.68)), (0.75, _shade(color, 0.82)))
    if flecks:
        base = n.mix(n.span(n.cells(330), 0.2, 0.12), base, flecks)
    pressed = n.node("Attribute", attribute_name="pressed").outputs["Fac"]
    base = n.mix(n.math("multiply", pressed, 0.45), base, _shade(color, 0.62))
    worn = n.span(n.math("add", n.node("NewGeometry").outputs["Pointiness"], n.math("multiply", n.noise(110, 4), 0.06)), 0.535, 0.575)
    base = n.mix(n.math("multiply", worn, 0.5), base, _light(color, 0.5))
    bloom = n.span(n.noise(17, 5, 0.65), 0.45, 0.75)
    base = n.mix(n.math("multiply", bloom, 0.3), base, "#DCD8B8")
    relief = n.bump(n.noise(260, 4, 0.65), 0.0005)
    relief = n.bump(n.noise(40, 3, 0.5, n.place((1, 1, 5))), 0.0012, upon=relief)
    n.set(base_color=base, subsurface=0.12, subsurface_radius=(0.006, 0.005, 0.002), subsurface_color=_shade(color, 0.8),
          roughness=n.span(bloom, 0, 1, 0.42, 0.62), specular=0.4, normal=relief)
    return n.material


def saboun(at=(0, 0, 0), turn=0.0, color="#7C8A3E", seed=1, flecks=None, stamp=None, tilt=(0, 0), side=0.065, high=0.036, material=None):
    """A bar cut by wire and stamped while soft: 65 mm a side, its faces a little bent, its corners bruised."""
    chance = numpy.random.default_rng(seed)
    stamp = soap_stamp() if stamp is None else stamp
    top = 260
    bevel = 0.0034
    grid = lambda count: numpy.linspace(-1, 1, count)
    points, faces, pressed, offset = [], [], [], 0
    shape = numpy.array([side / 2, side / 2, high / 2])
    lean = chance.uniform(-0.02, 0.02, (3, 3))
    for axis in range(3):
        for sign in (-1, 1):
            fine = top if (axis, sign) == (2, 1) else 90
            u, v = numpy.meshgrid(grid(fine), grid(fine), indexing="ij")
            cube = numpy.zeros((fine, fine, 3))
            cube[..., axis] = sign
            cube[..., (axis + 1) % 3], cube[..., (axis + 2) % 3] = u, v
            p = cube * shape
            # A box with round edges: what lies outside the inner box is drawn in to the bevel's radius.
            core = numpy.clip(p, -(shape - bevel), shape - bevel)
            out = p - core
            away = numpy.linalg.norm(out, axis=2, keepdims=True)
            p = core + out / numpy.maximum(away, 1e-9) * bevel * (away > 0)
            p = p + p @ lean
            normal = out / numpy.maximum(away, 1e-9)
            depth = numpy.zeros((fine, fine))
            if (axis, sign) == (2, 1):
                rows = numpy.clip(((1 - v) / 2 * (stamp.shape[0] - 1)).astype(int), 0, stamp.shape[0] - 1)
                columns = numpy.clip(((u + 1) / 2 * (stamp.shape[1] - 1)).astype(int), 0, stamp.shape[1] - 1)
                depth = stamp[rows, columns] * chance.uniform(0.8, 1.0)
            swell = numpy.array([perlin.noise(Vector(q) * 45 + Vector((seed * 3.3, 0,
                                                                       0))) + 0.35 * perlin.noise(Vector(q) * 170) for q in p.reshape(-1, 3)]).reshape(fine, fine)
            p = p + normal * (0.0009 * swell - 0.0011 * depth)[..., None]
            index = offset + numpy.arange(fine * fine).reshape(fine, fine)
            quads = numpy.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
            faces.append(quads if sign > 0 else quads[:, ::-1])
            points.append(p.reshape(-1, 3))
            pressed.append(depth.ravel())
            offset += fine * fine
    thing = mesh("Soap", numpy.vstack(points) + (0, 0, high / 2), numpy.vstack(faces).tolist(), material or olive_soap(color, flecks))
    thing.data.attributes.new("pressed", "FLOAT", "POINT").data.foreach_set("value", numpy.concatenate(pressed).astype(numpy.float32))
    weld = thing.modifiers.new("Weld", "WELD")
    weld.merge_threshold = 1e-5
    thing.location, thing.rotation_euler = at, (tilt[0], tilt[1], turn * pi / 180)
    return thing


@subject("saboun-zit", "whole", "group", "detail")
def saboun_zit(stage, view):
    if view == "group":
        soap_stack(stage)
        return
    bar = saboun((0, 0, 0), 24, seed=2)
    linen_cloth(0.5, 0.5, "#D6CBB4", 0.007, 6, (0.02, 0.05, -0.0005), -14, flat=0.07)
    table(seed=4, color="#8F6A48", dark="#553920")
    wall("#DED3BE", 0.5)
    stage.window(0.16, -1, front=0.35)
    if view == "detail":
        stage.shoot(bar, 28, 44, 100, 1.05, (0, 0, 0.026), fstop=8, focus=(0.0, -0.005, 0.036))
    else:
        stage.shoot(bar, -4, 33, 85, 0.66, fstop=8)


def soap_stack(stage):
    """Bars drying, crosswise, on reeds."""
    ledge("#DCCFB8", 1.2)
    wall("#D9CBB0", 0.34)
    reed = fiber("#CDB27A", "X", "#A98C52")
    for k in range(12):
        y = -0.11 + 0.021 * k
        tube([(-0.3, y, 0.006), (-0.1, y + 0.001, 0.0062), (0.1, y - 0.001, 0.006), (0.3, y, 0.006)], [0.0055, 0.006, 0.0058, 0.0054], reed, 14)
    stamp = soap_stamp()
    plain_bar, rosemary, peel = olive_soap(), olive_soap("#5E6B2F", "#2F3A1C"), olive_soap("#C48A44", "#8C4A1C")
    bars = []
    for k, (x, y, z, turn, material) in enumerate(((-0.04, 0.04, 0, 4, plain_bar), (0.036, 0.046, 0, -7, rosemary), (-0.006, 0.044, 1, 33, plain_bar),
                                                   (0.095, -0.03, 0, 14, peel),
                                                   (-0.1, -0.035, 0, -20, plain_bar), (0.004, -0.045, 0, 8, rosemary))):
        bars.append(saboun((x, y, 0.012 + 0.0365 * z), turn, seed=k + 3, stamp=stamp, material=material))
    stage.window(0.25, 1, front=0.2)
    stage.shoot(bars, 9, 30, 75, 0.94)


# Powders and clays


def powder(color, flecks=None, fine=1.0):
    n = Nodes("Powder")
    clouds = n.noise(90, 5, 0.65)
    base = n.ramp(clouds, (0.3, _shade(color, 0.8)), (0.55, color), (0.75, _light(color, 0.1)))
    if flecks:
        for scale, tone in ((520, flecks[0]), (640, flecks[1])):
            few = n.math("add", n.cells(scale, n.place((1, 2.2, 1), (0.5, 0.9, scale))), n.math("multiply", n.noise(scale / 5, 2), 0.5))
            base = n.mix(n.span(few, 0.5, 0.44, 0, 0.8), base, tone)
    relief = n.bump(n.noise(1500, 3, 0.7), 0.0004 * fine, 0.8)
    relief = n.bump(n.noise(240, 5, 0.7), 0.0012, 0.7, upon=relief)
    n.set(base_color=base, roughness=1.0, specular=0.08, normal=relief)
    return n.material


def heap(radius, height, material, at=(0, 0, 0), seed=1, steep=1.0, crumbs=120):
    """A heap as it falls from a spoon: a blunt cone, slid in places, crumbs at its foot."""
    chance = numpy.random.default_rng(seed)
    shift = Vector((seed * 5.1, seed * 2.3, 0))
    rings, steps = 90, 180
    points, faces = [], []
    for i in range(rings + 1):
        t = i / rings
        for j in range(steps):
            a = 2 * pi * j / steps
            x, y = cos(a) * t * radius, sin(a) * t * radius
            where = Vector((x / radius, y / radius, 0))
            slide = perlin.noise(where * 1.3 + shift) * 0.16 + perlin.noise(where * 4 + shift) * 0.06
            z = height * max(0.0, 1 - (t * (1 + slide)) ** 1.25) ** steep
            z += height * (0.035 * perlin.noise(where * 11 + shift) + 0.02 * perlin.noise(where * 30 + shift)) * (1 - t**6)
            points.append((x, y, max(z, -0.002) - (0.002 if i == rings else 0)))
    for i in range(rings):
        for j in range(steps):
            k = (j + 1) % steps
            faces.append((i * steps + j, (i + 1) * steps + j, (i + 1) * steps + k, i * steps + k))
    parts = [mesh("Heap", points, faces, material)]
    if crumbs:
        a, r = chance.uniform(0, 2 * pi, crumbs), radius * chance.uniform(0.35, 1.0, crumbs) ** 0.7
        z = height * numpy.maximum(0, 1 - (r / radius) ** 1.25) ** steep - radius * 0.003
        parts.append(grains(numpy.stack([r * numpy.cos(a), r * numpy.sin(a), z], 1), radius * 0.01, material, seed))
    return group(parts, at)


def dish(radius, high, material, at=(0, 0, 0), seed=1):
    """A small bowl with a turned foot; it is filled from z = 0.25 high upwards."""
    foot = radius * 0.46
    profile = [(0, 0.003), (foot - 0.004, 0.003), (foot, 0.0), (foot + 0.001, high * 0.1), (radius * 0.8, high * 0.5), (radius * 0.97, high * 0.88),
               (radius, high * 0.985), (radius * 0.975, high),
               (radius * 0.935, high * 0.92), (radius * 0.76, high * 0.55), (foot, high * 0.2), (0, high * 0.17)]
    thing = turned(profile, 7, material, None, 0.012, seed=seed).thing
    thing.location = at
    return thing


WALL = 0.0026


def jar(radius, high):
    """A jar of clear glass, `high` meters to the mouth, with a short neck."""
    outer = [(radius * 0.88, 0.0), (radius * 0.97, 0.0012), (radius, 0.005), (radius, high * 0.3), (radius, high * 0.6), (radius, high * 0.82),
             (radius * 0.975, high * 0.9), (radius * 0.92, high * 0.94), (radius * 0.91, high * 0.995), (radius * 0.895, high)]
    inner = [(r - WALL, z) for r, z in outer[::-1] if z > 0.006]
    profile = [(0, 0.002), *outer, *inner, (radius * 0.9, 0.006), (0, 0.006)]
    return turned(profile, len(outer), glass("#FCFDFB", lets_in=True), None, 0, 120, 260, foot_edge=False).thing


def powder_in_jar(radius, fill, content, seed=1):
    """Powder lying against the wall of a jar of this radius up to z = fill, heaped a little."""
    r = radius - WALL - 0.0003
    profile = [(0, 0.0065), (r - 0.004, 0.0065), (r, 0.009), (r, fill * 0.5), (r, fill - 0.001), (0, fill)]
    body = turned(profile, 4, content, None, 0, 100, 60, seed, sharp=(4,), foot_edge=False).thing
    return [body, heap(r - 0.0005, 0.006, content, (0, 0, fill - 0.002), seed, crumbs=0)]


def screw_lid(radius, low, high, material):
    """A pressed metal lid with a knurled edge."""
    parts = [turned([(0, low + 0.001), (radius - 0.001, low), (radius, low + 0.001), (radius, high - 0.0018), (radius - 0.0018, high),
                     (radius * 0.82, high), (radius * 0.8, high - 0.0007), (0, high - 0.0007)],
                    4, material, None, 0, 120, 80, sharp=(1, 5, 6), foot_edge=False).thing]
    ridges = [[(1.006 * radius * cos(2 * pi * k / 90), 1.006 * radius * sin(2 * pi * k / 90), z) for z in (low + 0.0025, high - 0.003)] for k in range(90)]
    parts.append(strands(ridges, 0.0009, material, "Knurls", 1))
    return parts


def wooden_lid(radius, low, high):
    """A lid turned of olive wood with a little knob."""
    profile = [(0, low), (radius, low), (radius + 0.0005, low + 0.001), (radius, high * 0.55 + low * 0.45),
               (radius - 0.003, high * 0.62 + low * 0.38), (0.012, high * 0.66 + low * 0.34), (0.0075, high * 0.74 + low * 0.26),
               (0.0105, high * 0.9 + low * 0.1), (0.007, high), (0, high)]
    return turned(profile, 3, olive_wood(direction="X", size=1.1), None, 0.004, 100, 120, sharp=(1,), foot_edge=False).thing


def spoon(at, turn=0.0, length=0.12, material=None, tilt=0.0):
    """A small wooden spoon along +x, its bowl at the origin."""
    wood = material or olive_wood(direction="X", size=0.5)
    bowl = turned([(0, 0.001), (0.006, 0.0012), (0.0135, 0.0065), (0.0155, 0.0105), (0.0142, 0.0108), (0.012, 0.0076), (0.0055, 0.0034), (0, 0.0032)],
                  3, wood, None, 0.02, 60, 60, foot_edge=False).thing
    bowl.scale = (1.25, 1, 1)
    stem = tube(curve_through([(0.0165, 0, 0.0085), (0.04, 0, 0.0125), (length * 0.7, 0, 0.014), (length, 0, 0.0115)], 24),
                numpy.interp(numpy.linspace(0, 1, 24), (0, 0.2, 0.8, 0.97, 1), (0.0034, 0.0027, 0.0034, 0.0038, 0.002)), wood, 14, 0.8)
    return group([bowl, stem], at, (0, tilt, turn))


NILA = "#24357F"


def nila_jar(at=(0, 0, 0), turn=0.0, seed=1):
    parts = [jar(0.0325, 0.05), *powder_in_jar(0.0325, 0.036, powder(NILA), seed)]
    parts += screw_lid(0.0312, 0.045, 0.06, metal("#D3C19A", 0.32, 0.2))
    parts.append(label(0.0325, 0.05, 0.029, 0.022, "Nila", ("60 G",), NILA, seed=seed))
    return group(parts, at, (0, 0, turn))


def _evening_before_a_wedding(stage):
    """The mask is stirred: the jar, yoghurt, rosewater and the bowl that has turned blue."""
    tiles(0.1, ("#EFE7DA", "#E7DCCB"), 26, 26, turn=28, relief=0.8)
    wall("#DFC9B6", 0.45)
    mask = dish(0.062, 0.04, glaze("#EFE6D6", worn=0.8), (0.025, -0.045, 0), 3)
    paste((0.025, -0.045, 0.0), 0.0515, 0.0245, "#26347A", "#5A6AA6")
    spoon((0.04, -0.04, 0.0275), 24, 0.13, tilt=-16)
    dish(0.042, 0.03, bare_clay("#A8623E"), (0.12, 0.075, 0), 6)
    paste((0.12, 0.075, 0.0), 0.0355, 0.0195, "#EDE7DA", "#F6F2E8")
    pot = nila_jar((-0.082, 0.02, 0), -14)
    ward_flask((-0.02, 0.115, 0), 6)
    rose_petals(4, (-0.12, -0.1, -0.05, -0.05), "#CC6F82", 5)
    stage.window(0.26, -1, front=0.15)
    stage.shoot([pot, mask], -7, 27, 70, 0.76, offset=(-0.02, -0.06))


@subject("nila", "whole", "detail", "scene")
def nila(stage, view):
    stage.key = 1.25
    if view == "scene":
        _evening_before_a_wedding(stage)
        return
    blue = powder(NILA)
    wall("#E3D8C6", 0.4)
    ledge("#E7DECF", 1.2)
    if view == "detail":
        dish(0.055, 0.03, glaze("#EFE7D8", worn=0.7), (0, 0, 0), 4)
        mound = heap(0.0485, 0.026, blue, (0, 0, 0.0245), 3, crumbs=260)
        scoop = spoon((0.03, -0.055, 0.003), -48, 0.12)
        heap(0.012, 0.009, blue, (0.03, -0.055, 0.011), 6, crumbs=0)
        nila_jar((-0.085, 0.075, 0), 18)
        stage.window(0.16, -1, front=0.1)
        stage.shoot([mound, scoop], 12, 34, 95, 0.92, fstop=5, focus=(0, -0.01, 0.035))
        return
    pot = nila_jar((-0.018, 0.012, 0), 10)
    saucer = dish(0.03, 0.015, brass(0.3, 0.6), (0.045, -0.04, 0), 2)
    heap(0.0263, 0.0125, blue, (0.045, -0.04, 0.0122), 5, crumbs=140)
    stage.window(0.16, 1, front=0.15)
    stage.shoot([pot, saucer], 6, 16, 85, 0.78, fstop=8)


# Washing clays


def flakes(count, places, material, size=0.011, seed=1, tilt=0.7):
    """Flakes broken from a dried sheet of clay: flat angular pieces at `places`, leaning by up to `tilt` radians."""
    chance = numpy.random.default_rng(seed)
    kinds = []
    for _ in range(6):
        angle = numpy.sort(chance.uniform(0, 2 * pi, 7))
        outline = numpy.stack([numpy.cos(angle), numpy.sin(angle)], 1) * chance.uniform(0.7, 1.1, (7, 1)) * size
        thick = size * chance.uniform(0.1, 0.17)
        points = [(x, y, -thick) for x, y in outline] + [(x * 0.94, y * 0.94, thick) for x, y in outline]
        faces = [tuple(range(7))[::-1], tuple(range(7, 14)), *[(k, (k + 1) % 7, 7 + (k + 1) % 7, 7 + k) for k in range(7)]]
        thing = mesh("Flake", points, faces, material)
        rounded(thing, size * 0.09, 2)
        thing.location = (0, 0, -9)
        kinds.append(thing)
    made = []
    for k in range(count):
        twin = kinds[k % 6].copy()
        kinds[0].users_collection[0].objects.link(twin)
        twin.location = places[k]
        twin.scale = (chance.uniform(0.7, 1.15),) * 3
        twin.rotation_euler = chance.uniform(-1, 1, 3) * (tilt, tilt, 3.1)
        made.append(twin)
    return made


def in_cylinder(count, radius, low, high, seed=1):
    """Places all through a cylinder, most of them near its wall, where they are seen."""
    chance = numpy.random.default_rng(seed)
    a, r = chance.uniform(0, 2 * pi, count), radius * (1 - 0.3 * chance.random(count) ** 1.5)
    return numpy.stack([r * numpy.cos(a), r * numpy.sin(a), chance.uniform(low, high, count)], 1)


def clay_of(color):
    return bare_clay(color, rings=0, roughness=0.95, grain=1.4)


def tfal_jar(at=(0, 0, 0), turn=0.0, seed=1):
    clay = clay_of("#A98F86")
    parts = [jar(0.045, 0.088)]
    parts += flakes(420, in_cylinder(420, 0.0345, 0.011, 0.068, seed), clay, 0.0095, seed)
    x, y = numpy.random.default_rng(9).uniform(-0.026, 0.026, (2, 60))
    parts += flakes(60, numpy.stack([x, y, numpy.full(60, 0.068)], 1), clay, 0.0095, seed + 1)
    parts.append(turned([(0, 0.008), (0.031, 0.008), (0.031, 0.066), (0, 0.066)], 2, clay, None, 0.03, 60, 30, foot_edge=False).thing)
    parts.append(cork(0.0398, 0.077, 0.105, seed))
    parts.append(label(0.045, 0.066, 0.048, 0.04, "Tfal", ("WASHING CLAY WITH ROSES", "250 G"), "#B06B72", seed=seed))
    return group(parts, at, (0, 0, turn))


@subject("tfal", "whole", "detail", "scene")
def tfal(stage, view):
    stage.key = 1.3
    if view == "detail":
        _handful_of_tfal(stage)
        return
    pot = tfal_jar((0, 0, 0), -8 if view == "scene" else 12)
    if view == "scene":
        terracotta_floor(0.16, 20)
        wall("#E6D9C6", 0.5)
        bowl = dish(0.062, 0.04, bare_clay("#A8623E"), (0.115, -0.03, 0), 3)
        paste((0.115, -0.03, 0.0), 0.051, 0.024)
        spoon((0.128, -0.026, 0.0275), 28, 0.12, tilt=-17)
        rose_petals(5, (-0.09, -0.11, 0.04, -0.06), "#C07480", 8)
        linen_cloth(0.3, 0.26, "#E8DFCF", 0.014, 3, (-0.1, 0.12, 0), 24)
        stage.window(0.3, -1, front=0.2)
        stage.shoot([pot, bowl], -6, 22, 65, 0.82)
        return
    sweep("#D9C8B8", 0.8)
    clay = clay_of("#A98F86")
    chance = numpy.random.default_rng(4)
    spots = [(0.062 + chance.normal(0, 0.014), -0.038 + chance.normal(0, 0.011), 0.002 + 0.002 * (k % 3)) for k in range(12)]
    flakes(12, spots, clay, 0.0105, 5, 0.22)
    rose_petals(5, (0.02, -0.075, 0.095, -0.02), "#B9636F", 6, 0.001, dry=True)
    stage.window(0.22, 1, front=0.2)
    stage.shoot(pot, -5, 13, 85, 0.7, offset=(-0.04, 0))


def _handful_of_tfal(stage):
    """Flakes heaped in a clay saucer, with the dried petals and cloves they were steeped with."""
    stage.key = 1.0
    table(seed=33, color="#8A6647", dark="#503625", turn=14)
    dish(0.06, 0.026, bare_clay("#A8623E"), (0, 0, 0), 5)
    mound = lambda x, y: 0.022 + 0.02 * numpy.maximum(0.0, 1 - (numpy.hypot(x, y) / 0.054) ** 1.4)
    chance = numpy.random.default_rng(12)
    turn, r = chance.uniform(0, 2 * pi, 480), 0.049 * chance.random(480) ** 0.5
    x, y = r * numpy.cos(turn), r * numpy.sin(turn)
    clay = clay_of("#A98F86")
    ball(0.048, clay, (0, 0, 0.014), (1, 1, 0.3))
    heaped = flakes(480, numpy.stack([x, y, mound(x, y) - chance.uniform(0, 0.006, 480)], 1), clay, 0.009, 7, 0.5)
    flakes(7, [(0.058 + chance.normal(0, 0.012), -0.052 + chance.normal(0, 0.01), 0.002) for _ in range(7)], clay, 0.0085, 5, 0.15)
    rose_petals(4, (-0.03, -0.02, 0.02, 0.02), "#B9636F", 6, 0.041, dry=True)
    rose_petals(4, (0.03, -0.085, 0.085, -0.05), "#B9636F", 9, 0.001, dry=True)
    for place, angle in (((-0.014, -0.022, 0.044), 0.5), ((0.026, -0.006, 0.042), 2.2), ((0.006, -0.034, 0.04), 4.0), ((0.048, -0.074, 0.002), 1.1), ((-0.05, -0.062, 0.002), 5.2)):
        clove(place, angle)
    stage.window(0.16, -1, front=0.15)
    stage.shoot(heaped, 12, 42, 95, 1.12, fstop=11)


def clove(at, turn):
    """A dried clove lying down: a stalk, four teeth and the round bud between them."""
    brown = plain("#4A2A1A", 0.7, uneven=0.25)
    stalk = tube([(0, 0, 0), (0.005, 0, 0.0002), (0.01, 0, 0.0004)], [0.0012, 0.0016, 0.0021], brown, 12)
    teeth = [tube([(0.0095, 0.0012 * cos(a), 0.0012 * sin(a)), (0.0125, 0.0027 * cos(a), 0.0027 * sin(a))], [0.001, 0.0004], brown, 8) for a in (0.4, 2.0, 3.5, 5.1)]
    bud = ball(0.0019, plain("#7A5232", 0.7), (0.0115, 0, 0.0004), detail=3)
    group([stalk, *teeth, bud], (at[0], at[1], at[2] + 0.0014), (0, 0, turn * 57.3))


def paste(at, radius, level, dark="#8E766C", light="#9F887D"):
    """Clay stirred with water to the thickness of yoghurt, the spoon's round still in it."""
    n = Nodes("Paste")
    n.set(base_color=n.ramp(n.noise(60, 4), (0.3, dark), (0.7, light)), roughness=0.38, specular=0.45, normal=n.bump(n.noise(120, 3), 0.0006))
    rings, steps = 70, 120
    points, faces = [], []
    for i in range(rings + 1):
        for j in range(steps):
            t, a = i / rings, 2 * pi * j / steps
            swirl = 0.0022 * sin(26 * t - a) * (1 - t) ** 0.4 + 0.002 * (1 - t)
            points.append((radius * t * cos(a), radius * t * sin(a), level + swirl))
    for i in range(rings):
        for j in range(steps):
            k = (j + 1) % steps
            faces.append((i * steps + j, (i + 1) * steps + j, (i + 1) * steps + k, i * steps + k))
    return group([mesh("Paste", points, faces, n.material)], at)


GHASSOUL = "#865A3E"
HERBS = ("#4F5A2A", "#C9B27E")
GHASSOUL_RIM = 0.0845


def ghassoul_lid():
    """Where it closes a jar that stands at the origin."""
    return wooden_lid(0.0465, GHASSOUL_RIM, 0.11)


def ghassoul_jar(at=(0, 0, 0), turn=0.0, seed=1, shut=True):
    parts = [jar(0.0475, 0.09), *powder_in_jar(0.0475, 0.07, powder(GHASSOUL, HERBS), seed)]
    if shut:
        parts.append(ghassoul_lid())
    parts.append(label(0.0475, 0.07, 0.05, 0.038, "Ghassoul", ("CLAY WITH SEVEN HERBS", "300 G"), "#7A5A2E", seed=seed))
    return group(parts, at, (0, 0, turn))


def herb_bits(count, center, spread, seed=1, ground=lambda x, y: 0.0):
    """Dried leaves and lavender buds, strewn; `ground(x, y)` is the height they lie on."""
    chance = numpy.random.default_rng(seed)
    greens = [leaf("#62663A", "#7F8358"), leaf("#555A34", "#767A50")]
    buds = [plain("#645A80", 0.9), plain("#A98C4A", 0.9)]
    for k in range(count):
        x, y = chance.normal(0, spread[0]) + center[0], chance.normal(0, spread[1]) + center[1]
        z = ground(x, y)
        if k % 5 < 3:
            thing = sprig_leaf(greens[k % 2], chance.uniform(0.006, 0.014))
            thing.scale = (1, chance.uniform(0.35, 0.8), 0.6)
            thing.location, thing.rotation_euler = (x, y, z + 0.0006), (chance.uniform(-0.4, 0.4), 0.05, chance.uniform(0, 6.3))
        else:
            bud = ball(chance.uniform(0.0009, 0.0013), buds[k % 2], (x, y, z + 0.001), (2.6, 1, 1), 0.25, 5, k, 2)
            bud.rotation_euler = (0, chance.uniform(-0.3, 0.3), chance.uniform(0, 6.3))


@subject("ghassoul", "whole", "detail", "scene")
def ghassoul(stage, view):
    stage.key = 1.2
    if view == "detail":
        table(seed=31, color="#94704E", dark="#593D25", turn=-6)
        dish(0.06, 0.032, glaze("#E6D9C0", worn=0.9), (0, 0, 0), 6)
        brown = powder(GHASSOUL, HERBS)
        mound = heap(0.053, 0.024, brown, (0, 0, 0.0257), 9, crumbs=420)
        herb_bits(30, (0.0, -0.004), (0.016, 0.014), 3, lambda x, y: 0.0257 + 0.024 * max(0.0, 1 - (numpy.hypot(x, y) / 0.053) ** 1.25))
        herb_bits(16, (0.075, -0.05), (0.02, 0.015), 5)
        stage.window(0.16, 1, front=0.1)
        stage.shoot(mound, -14, 40, 95, 0.98, fstop=5.6)
        return
    pot = ghassoul_jar((0, 0, 0), -10, shut=view == "whole")
    if view == "scene":
        stage.key = 1.0
        # Opened at the edge of the basin: a spoon in it, what was stirred beside it, the brass bowl for the water.
        tiles(0.16, ("#C9C7BE", "#BFBEB6", "#CFCCC2"), 24, 24, turn=28, grout="#BAB7AD")
        pot.rotation_euler = (0, 0, -0.42)
        spoon((-0.012, -0.004, 0.0675), 38, 0.13, tilt=-37)
        ghassoul_lid().location = (-0.115, 0.06, -GHASSOUL_RIM)
        dish(0.056, 0.036, glaze("#33706C", worn=0.8), (0.085, -0.075, 0), 3)
        paste((0.085, -0.075, 0.0), 0.046, 0.0215, "#6B4630", "#7E5539")
        tassa((0.13, 0.1, 0))
        stage.window(0.3, 1, front=-0.15)
        stage.shoot(pot, -20, 37, 85, 0.84, (0.012, 0, 0.05), fstop=4, focus=(0, -0.045, 0.055))
        return
    table(seed=17, color="#A37A52", dark="#67452A", turn=5)
    wall("#DCD2BD", 0.45)
    herb_bits(24, (0.05, -0.052), (0.018, 0.009), 2)
    stage.window(0.22, -1, front=0.2)
    stage.shoot(pot, 9, 18, 85, 0.72)


def tassa(at, seed=1):
    """The hammered brass bowl one pours with in the hammam."""
    profile = [(0, 0.002), (0.03, 0.0), (0.04, 0.003), (0.062, 0.022), (0.07, 0.045), (0.0735, 0.052), (0.0725, 0.053), (0.068, 0.045),
               (0.059, 0.023), (0.036, 0.005), (0, 0.004)]
    thing = turned(profile, 5, brass(0.26, 0.5, 1.0), None, 0.01, seed=seed).thing
    thing.location = at
    return thing


# Candle


def layali_candle(at=(0, 0, 0), turn=0.0, honey=True, lit=False, stage=None, seed=1):
    outer = [(0.0335, 0.0), (0.038, 0.0012), (0.04, 0.006), (0.04, 0.03), (0.04, 0.06), (0.04, 0.089), (0.0393, 0.0942), (0.0385, 0.095)]
    inner = [(0.0362, 0.0945), (0.0358, 0.088), (0.0358, 0.05), (0.0358, 0.016), (0.033, 0.0115), (0, 0.011)]
    tint = "#F3CE8C" if honey else "#F6F0E0"
    parts = [turned([(0, 0.003), *outer, *inner], 8, glass(tint, lets_in=True), None, 0.0, 120, 220, foot_edge=False).thing]
    # Poured wax clings to the wall and sinks a little at the wick.
    parts.append(turned([(0, 0.0115), (0.033, 0.0118), (0.03565, 0.0162), (0.03565, 0.05), (0.03565, 0.0745), (0.0345, 0.0732), (0.02, 0.0716),
                         (0.006, 0.0712), (0, 0.0708)], 4,
                        wax("#F0E0B8"), None, 0, 100, 90, foot_edge=False).thing)
    parts.append(strand([(0, 0, 0.07), (0.0006, 0, 0.076), (0.0026, 0.0005, 0.0815)], 0.0026, fiber("#EDE6D4", "Z", "#CFC4AB")))
    parts.append(ball(0.0015, plain("#2A211B", 0.9), (0.0026, 0.0005, 0.0818), detail=2))
    parts.append(label(0.04, 0.058, 0.048, 0.044, "Layali", ("NEROLI · 180 G", "DAR CHAÂBANE"), "#B5792B", seed=seed))
    if lit:
        x, y, z = at
        parts.append(ball(0.0042, glow("#FFC877", 22), (0.0026, 0.0005, 0.0925), (0.8, 0.8, 2.5), detail=3))
        stage.lamp((x + 0.0026, y, z + 0.096), 1.6, 0.003)
    return group(parts, at, (0, 0, turn))


@subject("layali", "whole", "detail", "group", "scene")
def layali(stage, view):
    if view == "scene":
        stage.key, stage.warmth = 0.8, 0.03
        candle = layali_candle((0, 0, 0), 6, True, True, stage)
        table(seed=23, color="#7D5B3D", dark="#432B19")
        wall("#CDBFA8", 0.4)
        blossom_sprig((0.16, -0.05, 0), 200, 6, 0.12)
        stage.window(0.3, -1, front=0.3, strength=0.12)
        stage.ambience(0.05, (0.6, 0.72, 1.0))
        stage.shoot(candle, -8, 17, 65, 0.5, offset=(-0.14, 0.02))
        return
    if view == "group":
        candles = [layali_candle((0, 0, 0), -8), layali_candle((0.088, 0.06, 0), 20, False, seed=3), layali_candle((-0.075, 0.085, 0), -25, seed=5)]
        ledge("#E5DAC8", 1.2)
        wall("#E9DEC9", 0.45)
        stage.window(0.3, 1, front=0.1)
        stage.shoot(candles, 10, 18, 75, 0.92)
        return
    if view == "detail":
        candle = layali_candle((0, 0, 0), 24)
        table(seed=27, color="#8F6A49", dark="#54392A", turn=9)
        wall("#BFC3B8", 0.45)
        stage.window(0.2, 1, front=0.25)
        stage.shoot(candle, 5, 36, 100, 1.4, (0.004, -0.012, 0.07), fstop=9, focus=(0, -0.02, 0.085))
        return
    candle = layali_candle((0, 0, 0), 6)
    linen_cloth(0.6, 0.5, "#E4DAC6", 0.008, 9, (0, 0.05, -0.0005), 20, flat=0.09)
    table(seed=4)
    wall("#E4D2B6", 0.42)
    stage.window(0.22, -1, front=0.1)
    stage.shoot(candle, -6, 19, 85, 0.66)


# Hammam pouch


def striped(color, ground="#F4EADB", count=7, seed=1):
    """Stripes along v: in each repeat a broad one, a narrow one on either side, hair lines between."""
    sheet = numpy.ones((16, 1400, 3), numpy.float32) * rgb(ground)
    repeat = 1400 / count
    for k in range(count):
        for start, size, tone in ((0.28, 0.34, color), (0.18, 0.035, color), (0.685, 0.035, color), (0.02, 0.015, "#5E6B2F"), (0.88, 0.015, "#5E6B2F")):
            first = round((k + start) * repeat)
            sheet[:, first : first + max(2, round(size * repeat))] = rgb(tone)
    return motifs.picture(sheet)


def sorra_pouch(color="#C9697A", seed=1, skin=None):
    """A filled pouch 26 cm wide and 18 high standing by itself, drawn together with a cord below its frill; striped, or of
    another cloth (`skin`)."""
    chance = numpy.random.default_rng(seed)
    steps, rows = 420, 70
    cord_at = 0.142
    keys = [(0.0, 0.98, 0.30), (0.004, 1.0, 0.34), (0.03, 1.0, 0.44), (0.07, 0.97, 0.46), (0.11, 0.86, 0.38), (0.13, 0.7, 0.29),
            (cord_at, 0.6, 0.235), (0.15, 0.64, 0.27), (0.165, 0.76, 0.33), (0.18, 0.84, 0.36)]
    heights = numpy.linspace(0, 0.18, rows)
    wide, deep = (numpy.interp(heights, [k[0] for k in keys], [k[i] for k in keys]) for i in (1, 2))
    phase = chance.uniform(0, 6.3, 4)
    a = numpy.linspace(0, 2 * pi, steps, endpoint=False)
    rings = []
    for z, w, d in zip(heights, wide, deep):
        pull = numpy.exp(-(((z - cord_at) / 0.045) ** 2)) if z < cord_at else max(0.35, 1 - (z - cord_at) / 0.06)
        power = 0.62
        x = numpy.sign(numpy.cos(a)) * numpy.abs(numpy.cos(a)) ** power
        y = numpy.sign(numpy.sin(a)) * numpy.abs(numpy.sin(a)) ** 0.8
        pleat = numpy.sin(a * 21 + phase[0] + 1.2 * numpy.sin(3 * a + phase[1])) + 0.5 * numpy.sin(a * 34 + phase[2])
        soft = 0.006 * numpy.sin(3 * a + phase[3] + z * 30) * (z / 0.18) + 0.003 * numpy.sin(7 * a + z * 55)
        out = 1 + 0.034 * pull * pleat / max(w, 0.4)
        lift = 0.0016 * numpy.sin(a * 21 + phase[0]) * (z > 0.176)
        rings.append(numpy.stack([0.13 * w * x * out, 0.13 * d * y * (1 + 0.11 * pull * pleat) + soft * numpy.sign(y), z + lift], 1))
    skin = skin or weave("#F4EADB", None, 800, picture=striped(color), size=(0.6, 0.18), relief=1.6)
    body = loft(rings, skin, False, smooth=1)
    thick = body.modifiers.new("Thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.0016, -1
    parts = [body]
    ground = numpy.array([[0.125 * cos(t), 0.04 * sin(t), 0.001] for t in numpy.linspace(0, 2 * pi, 60, endpoint=False)])
    parts.append(mesh("Foot", ground, [tuple(range(60))], skin, False, {"UVMap": [(0, 0)] * 60}))
    ring = rings[int(numpy.argmin(abs(heights - cord_at)))] * (1.03, 1.06, 1)
    ring = numpy.stack([numpy.convolve(numpy.r_[ring[-8:, k], ring[:, k], ring[:8, k]], numpy.ones(17) / 17, "valid") for k in range(3)], 1)
    parts += twisted_cord(numpy.vstack([ring, ring[:1]]), 0.005)
    front = ring[int(steps * 0.75)]
    for side in (-1, 1):
        knot = front + (side * 0.004, -0.004, 0)
        end = [knot, knot + (side * 0.018, -0.012, 0.012), knot + (side * 0.034, -0.014, -0.02), knot + (side * 0.03, -0.012, -0.062 - 0.012 * side)]
        line = curve_through(end, 60)
        parts += twisted_cord(line, 0.0045)
        tip = line[-1]
        parts.append(strands([[tip, tip + (chance.normal(0, 0.003), chance.normal(0, 0.002), -0.022 + chance.normal(0, 0.001))] for _ in range(40)],
                             0.0009, plain(CORD, 0.9), "Tassel", 1))
        parts.append(ball(0.0042, plain(CORD, 0.9), tuple(tip), (1, 1, 1.1), 0.1, 4, 1, 3))
    parts.append(ball(0.006, plain(CORD, 0.9), tuple(front + (0, -0.006, 0)), (1.3, 1, 1), 0.12, 4, 2, 3))
    return group(parts)


CORD = "#E9DFC9"


def twisted_cord(line, thick):
    """Three strands laid round one another along a line."""
    line = numpy.asarray(line, float)
    along = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(line, axis=0), axis=1))])
    even = numpy.arange(0, along[-1], thick * 0.25)
    line = numpy.stack([numpy.interp(even, along, line[:, k]) for k in range(3)], 1)
    tangent = numpy.gradient(line, axis=0)
    tangent /= numpy.maximum(numpy.linalg.norm(tangent, axis=1, keepdims=True), 1e-9)
    side = numpy.cross(tangent, (0.1, 0.2, 1.0))
    side /= numpy.maximum(numpy.linalg.norm(side, axis=1, keepdims=True), 1e-9)
    other = numpy.cross(tangent, side)
    lines = []
    for k in range(3):
        a = (even / (thick * 3.2) * 2 * pi + 2 * pi * k / 3)[:, None]
        lines.append(line + thick * 0.25 * (numpy.cos(a) * side + numpy.sin(a) * other))
    return [strands(lines, thick * 0.58, plain(CORD, 0.9, uneven=0.2), "Cord", 2)]


def kessa_mitt(at, turn=(0, 0, 0), color="#8E8274", trim="#C9697A", seed=1):
    """A washing mitt of coarse crêpe, 13 by 20 cm, bound at the wrist; flat in the xy plane."""
    columns, rows = 90, 130
    points, uvs, faces = [], [], []
    shift = Vector((seed * 2.7, 0, 0))
    for j in range(rows + 1):
        for i in range(columns + 1):
            s, t = i / columns * 2 - 1, j / rows
            half = 0.065 * (1 if t < 0.72 else max(0.0, 1 - ((t - 0.72) / 0.285) ** 2.4)) ** 0.5
            thick = 0.014 * (1 - abs(s) ** 3) ** 0.5 * (0.75 + 0.25 * sin(pi * t)) * min(1.0, (1 - t) * 9 + 0.05)
            points.append((half * s, 0.2 * t, thick + 0.002 * perlin.noise(Vector((s * 2, t * 4, 0)) + shift)))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
            uvs += [(u / columns, v / rows) for u, v in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))]
    top = mesh("Mitt", points, faces, crepe(color), True, {"UVMap": uvs})
    under = top.copy()
    top.users_collection[0].objects.link(under)
    under.scale = (1, 1, -0.5)
    binding = tube([(-0.0655, 0.004, 0.002), (-0.04, 0.003, 0.0095), (0, 0.003, 0.0115), (0.04, 0.003, 0.0095), (0.0655, 0.004, 0.002)], [0.0045] * 5,
                   weave(trim, None, 1300), 14)
    loop = strand([(0.06, 0.004, 0.003), (0.078, -0.012, 0.004), (0.085, -0.03, 0.003), (0.074, -0.026, 0.004), (0.064, 0.0, 0.005)], 0.0032, plain(trim, 0.9))
    return group([top, under, binding, loop], at, turn)


def crepe(color):
    """Coarse crêpe: overspun thread that stands up in little grains."""
    n = Nodes("Crepe")
    bumps = n.cells(520, n.place((1, 1.7, 1)), "SMOOTH_F1")
    base = n.ramp(bumps, (0.1, _light(color, 0.12)), (0.6, color), (0.9, _shade(color, 0.6)))
    n.set(base_color=base, roughness=0.95, specular=0.1, sheen=0.3, normal=n.bump(bumps, -0.0014, 0.9, n.bump(n.noise(60, 3), 0.0015)))
    return n.material


@subject("sorra", "whole", "detail", "group")
def sorra(stage, view):
    pouch = sorra_pouch()
    ledge("#EADFCD", 1.8, front=-1.1)
    wall("#E4D6C0", 0.5)
    if view == "group":
        pouch.location, pouch.rotation_euler = (-0.02, -0.06, 0), (0, 0, 0.12)
        others = []
        for k, (color, at, turn) in enumerate((("#2C3A5E", (0.135, 0.11, 0), -0.25), ("#5C6834", (-0.15, 0.17, 0), 0.3))):
            other = sorra_pouch(color, k + 4)
            other.location, other.rotation_euler = at, (0, 0, turn)
            others.append(other)
        stage.window(0.5, 1, front=0.2)
        stage.shoot([pouch, *others], 6, 19, 70, 0.92)
        return
    stage.window(0.4, -1, front=0.2)
    mitt = kessa_mitt((0.15, -0.09, 0.0065), (0, 0, 108))
    pouch.rotation_euler = (0, 0, -0.14)
    if view == "detail":
        stage.shoot(pouch, -16, 20, 90, 1.7, (-0.01, -0.03, 0.12), fstop=5)
    else:
        stage.shoot([pouch, mitt], -4, 19, 75, 0.84)


# The store


@subject("cover-zhar-lella-zohra", "cover", size="cover")
def cover(stage, view):
    """The shelf by the window on a spring morning: waters, clays, soap, the flowers that were picked."""
    table(seed=41, width=4, color="#A67D54", dark="#684629", turn=1)
    wall("#E8D6C3", 0.5)
    zhar_bottle((-0.06, 0.06, 0), -8)
    flask = ward_flask((0.05, -0.02, 0), 10)
    zhar_bottle((-0.17, 0.13, 0), 20, 4)
    ghassoul_jar((0.2, 0.1, 0), -14)
    nila_jar((0.155, -0.04, 0), 16)
    tfal_jar((0.36, 0.04, 0), 12)
    layali_candle((-0.33, 0.05, 0), 10)
    blossom_bowl((-0.2, -0.06, 0))
    blossom_sprig((-0.43, -0.07, 0), 14, 8, 0.12)
    rose_petals(8, (0.02, -0.13, 0.2, -0.08), "#CC6F82", 4)
    stamp = soap_stamp()
    material = olive_soap()
    for k, (x, y, z, turn) in enumerate(((0.49, 0.06, 0, 18), (0.5, 0.065, 0.0365, -10), (0.45, -0.045, 0, 40))):
        saboun((x, y, z), turn, seed=k + 2, stamp=stamp, material=material)
    stage.window(0.7, -1, front=0.25)
    stage.sun(-62, 30, 1.6)
    stage.shoot(flask, 2, 10, 60, 0.57, (0.035, 0, 0.11), fstop=4, jitter=False)
