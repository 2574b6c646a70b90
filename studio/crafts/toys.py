"""Toys of olive wood and of cloth: blocks, a rolling camel, a rattle, birds, a soft camel."""

from math import cos, pi, radians, sin

import cv2
import numpy
from crafts.apothecary import sorra_pouch
from crafts.cloth import BRICK, dots_cloth, fouta_cloth
from crafts.ironwork import VILLAGE_BLUE, fanous_lantern
from crafts.pottery import olives
from crafts.rugs import laid
from crafts.sejnane import aroussa_doll, fakroun_tortoise
from crafts.woodwork import cut_from, jar_of_spoons, korsi_stool, leaning, louh_board, mehres_mortar, mehres_pestle, wooden_bowl
from materials import iron, olive_wood, plain, plain_wood, weave, wool
from motifs import Canvas, picture, rgb
from shapes import ball, box, copies, curve_through, group, loft, mesh, slab, strands, tube, turned
from subjects import subject
from walls import ledge, linen_cloth, table, terracotta_floor, tiles, wall
from weaves import folded, sheet

# Plant dyes fixed with oil: madder, indigo, pomegranate skin, walnut.
EARTH, INDIGO, SAFFRON, OLIVE = "#B8682F", "#34536F", "#CB9640", "#74743F"


# The blocks


def dyed(color, along="Z"):
    return plain_wood("#C9A06C", "#94683F", along, 0.5, color, 0.35)


def block_wood(color, along="Z"):
    if color is None:
        return olive_wood("#C2924F", "#4A2A14", along, 0.7)
    if color == "beech":
        return plain_wood("#D2AC7C", "#A97E52", along, 0.5)
    return dyed(color, along)


def standing_slab(outline, deep, material, at, turn=0.0, bevel=0.0028, holes=(), seed=1):
    """A piece sawn along an outline in x and z, `deep` meters from front to back, standing at a place."""
    piece = cut_from(slab(outline, deep, material, (0, 0, 0), bevel, holes=holes), seed)
    upright = group([piece], (0, deep / 2, 0), (90, 0, 0))
    return group([upright], at, (0, 0, turn))


def cube(size, color, at, turn=0.0, seed=1):
    """A block, `size` as (width, depth, height)."""
    piece = cut_from(box(*size, block_wood(color, "X" if size[0] > size[2] else "Z"), (0, 0, 0), 0.0026), seed)
    return group([piece], at, (0, 0, turn))


def arch_block(color, at, turn=0.0, wide=0.08, high=0.06, deep=0.036, seed=1):
    """A bridge with a round opening."""
    r = wide * 0.29
    round_part = [(r * cos(a), high * 0.42 + r * sin(a)) for a in numpy.linspace(0, pi, 24)]
    outline = [(-wide / 2, 0), (-r, 0), *round_part[::-1], (r, 0), (wide / 2, 0), (wide / 2, high), (-wide / 2, high)]
    return standing_slab(outline, deep, block_wood(color), at, turn, seed=seed)


def door_block(color, leaf, at, turn=0.0, wide=0.046, high=0.066, deep=0.036, seed=1):
    """A house front with a studded door let into it."""
    body = cut_from(box(wide, deep, high, block_wood(color), (0, 0, 0), 0.0026), seed)
    w, h = wide * 0.27, high * 0.62
    outline = [(-w, 0), (w, 0)] + [(w * cos(a), h - w + w * sin(a)) for a in numpy.linspace(0, pi, 20)]
    painted = slab(outline, 0.0008, plain(leaf, 0.55), (0, 0, 0), 0.0002)
    door = group([painted], (0, -deep / 2, 0.0028), (90, 0, 0))
    dots = [ball(0.0011, plain("#33241A", 0.5), (s * w * 0.55, -deep / 2 - 0.0007, z), (1, 0.4, 1), detail=2) for s in (-1, 1) for z in (0.012, 0.02, 0.028)]
    return group([body, door, *dots], at, (0, 0, turn))


def dome_block(color, at, radius=0.022, seed=1):
    """Half a ball on a low drum."""
    profile = [(0, 0.0), (radius * 0.94, 0.0), (radius, 0.0022), (radius, 0.0075)] + [(radius * cos(a), 0.0075 + radius * 1.02 * sin(a)) for a in numpy.linspace(0.2, 1.5,
        8)] + [(0, 0.0075 + radius * 1.03)]
    piece = cut_from(turned(profile, 9, block_wood(color), None, 0.002, 72, 90, seed, foot_edge=False).thing, seed)
    return group([piece], at)


def minaret_blocks(at, turn=0.0):
    """A square tower 12 cm high, a gallery and a lantern with a pointed cap: three pieces."""
    x, y, z = at
    tower = cube((0.036, 0.036, 0.12), "beech", (x, y, z), turn, 61)
    gallery = cube((0.046, 0.046, 0.012), INDIGO, (x, y, z + 0.12), turn + 2, 62)
    lamp = cube((0.024, 0.024, 0.03), EARTH, (x, y, z + 0.132), turn - 3, 63)
    profile = [(0, 0), (0.0165, 0.0), (0.0178, 0.002), (0.0165, 0.006), (0.008, 0.021), (0.0022, 0.033), (0.0, 0.0345)]
    cap = group([cut_from(turned(profile, 5, block_wood(None), None, 0.002, 60, 80, 5, foot_edge=False).thing, 64)], (x, y, z + 0.162))
    return [tower, gallery, lamp, cap]


def medina():
    """The thirty-two pieces built up to a quarter of a town."""
    a, i, s, o = EARTH, INDIGO, SAFFRON, OLIVE
    parts = minaret_blocks((-0.085, 0.075, 0), 8)
    put = parts.append
    put(door_block("beech", i, (-0.028, 0.055, 0), 2, seed=1))
    put(door_block(a, i, (0.024, 0.052, 0), -3, seed=2))
    put(door_block("beech", s, (0.082, 0.058, 0), 4, seed=3))
    put(cube((0.058, 0.038, 0.012), None, (-0.027, 0.055, 0.066), -1, 4))
    put(dome_block(i, (-0.028, 0.054, 0.078), 0.0185, 5))
    put(cube((0.04, 0.036, 0.036), s, (0.024, 0.053, 0.066), 4, 6))
    put(dome_block("beech", (0.024, 0.053, 0.102), 0.0165, 7))
    put(arch_block(None, (0.088, 0.056, 0.066), 2, 0.062, 0.04, 0.034, 8))
    put(dome_block(a, (0.088, 0.056, 0.106), 0.015, 9))
    put(arch_block(s, (-0.07, -0.012, 0), -9, seed=10))
    put(cube((0.036, 0.036, 0.018), a, (-0.09, -0.012, 0.06), -4, 11))
    put(cube((0.03, 0.034, 0.018), "beech", (-0.05, -0.014, 0.06), -14, 12))
    put(arch_block("beech", (0.022, -0.004, 0), 5, 0.072, 0.054, 0.034, 13))
    put(cube((0.062, 0.03, 0.012), i, (0.022, -0.004, 0.054), 3, 14))
    put(cube((0.04, 0.04, 0.04), None, (0.098, -0.0, 0), 12, 15))
    put(dome_block(s, (0.098, 0.0, 0.04), 0.0185, 16))
    put(cube((0.036, 0.036, 0.036), i, (-0.125, 0.018, 0), 16, 17))
    put(cube((0.034, 0.034, 0.02), s, (-0.124, 0.019, 0.036), 5, 18))
    put(cube((0.046, 0.03, 0.018), o, (0.125, 0.05, 0), -14, 19))
    put(cube((0.03, 0.03, 0.03), a, (-0.022, -0.058, 0), 24, 20))
    put(cube((0.024, 0.024, 0.024), s, (0.052, -0.06, 0), -18, 21))
    put(dome_block(None, (-0.068, -0.072, 0), 0.0185, 22))
    put(cube((0.07, 0.022, 0.016), "beech", (0.098, -0.064, 0), 24, 23))
    put(cube((0.02, 0.02, 0.02), i, (0.012, -0.088, 0), 38, 24))
    put(cube((0.036, 0.036, 0.036), "beech", (-0.125, -0.045, 0), -20, 25))
    put(cube((0.018, 0.034, 0.034), o, (-0.15, 0.062, 0), 3, 26))
    put(dome_block(o, (-0.125, -0.045, 0.036), 0.0155, 27))
    put(cube((0.03, 0.03, 0.022), None, (0.152, -0.012, 0), -30, 28))
    return parts


def plan_of_sfax():
    """Cotton printed in indigo: the walls with their towers, and the streets inside."""
    canvas = Canvas(0.6, 0.18, 3600, False, 4)
    ink, x, y = "#2C4568", 0.45, 0.068
    corners = [(x - 0.072, y - 0.046), (x + 0.066, y - 0.05), (x + 0.074, y + 0.044), (x - 0.066, y + 0.05)]
    at = lambda u, v: tuple((1 - v) * ((1 - u) * numpy.array(corners[0]) + u * numpy.array(corners[1])) + v * ((1 - u) * numpy.array(corners[3]) + u * numpy.array(corners[2])))
    for p, q in zip(corners, corners[1:] + corners[:1]):
        canvas.stroke([p, q], 0.0034, ink, (1, 1))
        for t in numpy.linspace(0, 1, 8):
            canvas.dot((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t), 0.0034, ink)
    chance = numpy.random.default_rng(9)
    for k in range(1, 6):
        for one, other in (((k / 6, 0.04), (k / 6, 0.96)), ((0.04, k / 6), (0.96, k / 6))):
            ends = numpy.linspace(one, other, 6) + chance.normal(0, 0.022, (6, 2))
            canvas.stroke([at(*p) for p in ends], 0.0019 if k == 3 else 0.0011, ink, (1, 1))
    mosque = [at(u, v) for u, v in ((0.42, 0.4), (0.62, 0.4), (0.62, 0.62), (0.42, 0.62))]
    canvas.fill(mosque, ink, 0.9, 1, smooth=False)
    return weave("#EDE3CF", None, 800, picture=canvas.image(), size=(0.6, 0.18), relief=1.6)


def _souk_on_the_rug(stage):
    """A street of arches begun on the floor beside the bag; the camel has come to market."""
    a, i, s, o = EARTH, INDIGO, SAFFRON, OLIVE
    laid(1.2, 0.9, wool("#D8CBB0", relief=2.2), 0.007, 3, 0.001).location = (0.05, -0.15, 0)
    town = minaret_blocks((-0.1, 0.06, 0), 12)
    for color, place, turn, seed in ((s, (-0.028, 0.035, 0), -8, 10), ("beech", (0.056, 0.02, 0), -12, 13), (a, (0.014, 0.03, 0.06), -9, 18)):
        town.append(arch_block(color, place, turn, seed=seed))
    town += [dome_block(i, (-0.034, 0.036, 0.06), 0.0165, 5), dome_block("beech", (0.066, 0.02, 0.06), 0.0185, 7), cube((0.07, 0.03, 0.012), i, (0.014, 0.03, 0.12), -7, 14),
             door_block("beech", i, (0.128, 0.0, 0), -20, seed=1), cube((0.05, 0.036, 0.012), None, (0.128, 0.0, 0.066), -24, 4), dome_block(s, (0.128, 0.0, 0.078), 0.0165, 9),
             cube((0.036, 0.036, 0.036), None, (-0.155, 0.05, 0), 18, 15), cube((0.036, 0.036, 0.018), a, (-0.154, 0.05, 0.036), 8, 11), dome_block(o, (-0.154, 0.049, 0.054), 0.0155, 27)]
    for size, color, place, turn, seed in (((0.03, 0.03, 0.03), a, (0.02, -0.12, 0), 24, 20), ((0.07, 0.022, 0.016), "beech", (0.11, -0.1, 0), 40, 23), ((0.024, 0.024, 0.024), s, (-0.03, -0.075, 0), -18, 21),
                                            ((0.046, 0.03, 0.018), o, (-0.06, -0.15, 0), -14, 19), ((0.036, 0.036, 0.036), i, (0.155, -0.055, 0), 30, 17)):
        town.append(cube(size, color, (*place[:2], 0.008), turn, seed))
    bag = sorra_pouch(seed=3, skin=plan_of_sfax())
    bag.location, bag.rotation_euler = (0.09, 0.2, 0.006), (0, 0, -0.3)
    camel = jmal_camel(seed=4)
    camel.location, camel.rotation_euler = (-0.16, -0.1, 0.007), (0, 0, 0.75)
    group(town, (0, 0, 0.007))
    terracotta_floor(0.2, 15, (0, 0, -0.001))
    stage.window(0.5, -1, front=0.1)
    stage.shoot([*town, bag, camel], 10, 26, 60, 0.96, offset=(0, -0.02), fstop=8)


@subject("houma", "whole", "detail", "scene")
def houma(stage, view):
    stage.key = 1.5
    if view == "scene":
        _souk_on_the_rug(stage)
        return
    town = medina()
    table(seed=14, color="#B48A5C", dark="#805934")
    wall("#E9DECB", 0.42)
    if view == "detail":
        stage.window(0.3, 1)
        stage.shoot(town, 22, 18, 95, 2.1, (0.06, 0.03, 0.06), fstop=4.5, focus=(0.06, 0.02, 0.06))
        return
    stage.window(0.3, -1)
    stage.shoot(town, -8, 22, 70, 0.86)


# The camel


CAMEL_BODY = [(-0.060, 0.030), (-0.064, 0.052), (-0.067, 0.072), (-0.062, 0.083), (-0.048, 0.089), (-0.036, 0.100), (-0.024, 0.1135), (-0.010, 0.1165), (0.003, 0.107), (0.012, 0.092),
              (0.022, 0.083), (0.031, 0.080), (0.037, 0.088), (0.041, 0.103), (0.047, 0.119), (0.053, 0.1275), (0.060, 0.1285), (0.066, 0.1245), (0.075, 0.1185), (0.0775,
                  0.112), (0.073, 0.1065), (0.0635, 0.106),
              (0.0575, 0.100), (0.0545, 0.088), (0.051, 0.074), (0.0465, 0.062), (0.0445, 0.046), (0.0455, 0.028), (0.0435, 0.0125), (0.030, 0.0115), (0.0225, 0.014), (0.0235,
                  0.030), (0.0225, 0.045),
              (0.0165, 0.0515), (0.0, 0.0535), (-0.018, 0.0525), (-0.0255, 0.047), (-0.027, 0.031), (-0.0265, 0.0145), (-0.033, 0.0115), (-0.0475, 0.0125), (-0.052, 0.0155)]


def jmal_camel(wheels=None, seed=1, thick=0.03):
    """A camel sawn from a plank, 15 cm long and 13 high, on four wheels with wooden pins."""
    body = cut_from(slab(CAMEL_BODY, thick, olive_wood("#C79A5A", "#5A371C", "X", 0.8), (0, 0, -thick / 2), 0.0055, segments=6, smooth_outline=300), seed)
    parts = [body]
    tire = plain_wood("#C9A06C", "#94683F", "X", 0.5, wheels, 0.3) if wheels else olive_wood("#94663A", "#3E2310", "X", 0.7)
    for k, x in enumerate((-0.0385, 0.0335)):
        for side in (-1, 1):
            profile = [(0, -0.005), (0.0155, -0.005), (0.0182, -0.003), (0.0185, 0.0), (0.0182, 0.003), (0.0155, 0.005), (0.0085, 0.0042), (0, 0.0042)]
            wheel = cut_from(turned(profile, 5, tire, None, 0.002, 64, 70, seed + k, foot_edge=False).thing, seed * 7 + k + side)
            pin = turned([(0, -0.002), (0.0036, -0.002), (0.0036, 0.0058), (0.0028, 0.0068), (0, 0.007)], 3, olive_wood("#8A5F34", "#33200F"), None, 0, 32, 30, foot_edge=False).thing
            parts.append(group([wheel, pin], (x, 0.0185, side * (thick / 2 + 0.0058)), (0 if side > 0 else 180, 0, 0)))
    for side in (-1, 1):
        parts.append(ball(0.0019, plain("#2A1B10", 0.4), (0.0605, 0.1195, side * (thick / 2 - 0.0005)), (1, 1, 0.6), detail=3))
    return group([group(parts, (0, 0, 0), (90, 0, 0))])


def pulling_cord(points):
    """A plait of cotton with a bead to hold at its end."""
    line = curve_through(points, 260)
    along = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(line, axis=0), axis=1))])
    cotton = plain("#E9DFC8", 0.9)
    side = numpy.cross(numpy.gradient(line, axis=0), (0, 0, 1))
    side /= numpy.linalg.norm(side, axis=1)[:, None] + 1e-9
    plait = []
    for k in range(3):
        a = along / 0.0045 * 2 * pi / 2 + 2 * pi * k / 3
        plait.append(line + side * (0.0011 * numpy.cos(a))[:, None] + numpy.array([0, 0, 1]) * (0.0006 * numpy.sin(2 * a))[:, None])
    parts = [strands(plait, 0.0017, cotton, "Plait")]
    x, y, _ = points[-1]
    knob = ball(0.0095, olive_wood("#A97A42", "#3E2310", "X", 0.5), (0, 0, 0), detail=4)
    parts.append(group([cut_from(knob, 3)], (x, y, 0.0095)))
    return group(parts)


@subject("jmal", "whole", "detail", "group")
def jmal(stage, view):
    if view == "group":
        _caravan(stage)
        return
    camel = jmal_camel(seed=4)
    stage.key = 1.5
    if view == "detail":
        linen_cloth(1.2, 1.0, "#B9C3C4", 0.004, 9, flat=0.15)
        wall("#DCCFB9", 0.5)
        stage.window(0.24, 1, front=0.2)
        stage.shoot(camel, -28, 20, 95, 1.5, (0.022, 0, 0.082), fstop=8, focus=(0.03, -0.016, 0.08))
        return
    cord = pulling_cord([(0.04, 0.0, 0.053), (0.062, -0.012, 0.03), (0.085, -0.03, 0.004), (0.105, -0.055, 0.0015), (0.085, -0.082, 0.0015), (0.04, -0.088, 0.0015), (0.0, -0.075, 0.0015),
                         (-0.035, -0.08, 0.0015), (-0.062, -0.098, 0.0015)])
    table(seed=9, color="#B9936A", dark="#86603A")
    wall("#EAD9B8", 0.42)
    stage.window(0.24, -1)
    stage.shoot([camel, cord], 8, 16, 75, 0.8)


def _caravan(stage):
    """Three on the tiles: plain, red and blue wheels."""
    camels = []
    for k, (wheels, x, y, turn) in enumerate(((None, -0.02, -0.06, 12), ("#A8461F", 0.1, 0.06, 20), ("#2F6296", -0.1, 0.13, 7))):
        cord = pulling_cord([(0.04, 0.0, 0.053), (0.06, -0.01, 0.032), (0.076, -0.024, 0.004), (0.083, -0.04, 0.0015), (0.07, -0.055 - 0.004 * k, 0.0015), (0.035, -0.052, 0.0015),
                             (0.005, -0.06 + 0.006 * k, 0.0015), (-0.03, -0.056, 0.0015)])
        camels.append(group([jmal_camel(wheels, seed=k + 11), cord], (x, y, 0), (0, 0, turn)))
    tones = ("#E9DFCB", "#E9DFCB", "#C8B48E", "#E9DFCB")
    tiles(0.1, pattern=lambda i, j, chance: tones[(i + 2 * j) % 4], turn=32)
    wall("#E6DCC9", 0.6)
    stage.key = 1.5
    stage.window(0.34, 1)
    stage.shoot(camels, -14, 19, 80, 0.92)


# The rattle


def khorkhicha_rattle(seed=1):
    """A handle 9 cm long lying along x, two knobs and three loose rings turned from the same wood."""
    wood = olive_wood("#BE8E4F", "#4A2A14", "Z", 0.7, 0.34)
    profile = [(0, 0.0), (0.006, 0.0006), (0.0115, 0.005), (0.0125, 0.0105), (0.0105, 0.016), (0.0072, 0.0195), (0.0068, 0.022), (0.0086, 0.028), (0.0094, 0.034), (0.0086,
        0.040), (0.007, 0.0445),
               (0.0082, 0.0465), (0.0102, 0.0485), (0.0098, 0.0505), (0.0065, 0.0525), (0.0062, 0.058), (0.0062, 0.068), (0.0065, 0.0715), (0.011, 0.0745), (0.0142, 0.0795), (0.0135, 0.0855),
               (0.0085, 0.0892), (0, 0.09)]
    handle = cut_from(turned(profile, 20, wood, None, 0.003, 72, 220, seed, foot_edge=False).thing, seed)
    rings = []
    for k in range(3):
        a = numpy.linspace(0, 2 * pi, 20)
        outline = [(0.0185 + 0.0037 * cos(t), 0.0028 * sin(t)) for t in a]
        ring = cut_from(ring_of(outline, olive_wood(("#BE8E4F", "#D0A466", "#A5763F")[k], "#4A2A14", "X", 0.6, 0.34)), seed * 5 + k)
        rings.append(ring)
    return handle, rings


def ring_of(outline, material, steps=96):
    """A ring turned from a closed section [(radius, height), ...]."""
    points, faces = [], []
    section = outline[:-1]
    n = len(section)
    for j in range(steps):
        a = 2 * pi * j / steps
        points += [(r * cos(a), r * sin(a), z) for r, z in section]
    for j in range(steps):
        for i in range(n):
            k, m = (j + 1) % steps, (i + 1) % n
            faces.append((j * n + i, k * n + i, k * n + m, j * n + m))
    return mesh("Ring", points, faces, material, True)


def lying_rattle(seed=3):
    """The rattle on its two knobs, the rings fallen against the table."""
    handle, rings = khorkhicha_rattle(seed)
    parts = [group([group([handle], (-0.045, 0, 0.0), (0, 90, 0))], (0, 0, 0.0142))]
    for ring, x, lean, turn in zip(rings, (0.012, 0.0185, 0.0235), (16, 9, 24), (3, -2, 4)):
        parts.append(group([ring], (x, 0, 0.0222 * cos(radians(lean))), (0, 90 - lean, turn)))
    return group(parts)


def _beside_the_cot(stage, rattle):
    """On the folded towel, the soft camel behind it."""
    towels = [folded(0.2, 0.17, dots_cloth(color, k + 2), 3, 0.0058, k + 2, (0.05, 0.55), (0.01, 0.012 * k, 0.036 * k), (-4, 3)[k], across=(0.1, 0.4)) for k, color in enumerate(("#8A9A6B", "#D9A441"))]
    rattle.location, rattle.rotation_euler = (0.012, -0.012, 0.0715), (0, 0, radians(-24))
    camel = upright(jmila_camel(), -14)
    camel.location, camel.rotation_euler = (-0.06, 0.215, 0), (0, 0, 0.12)
    table(seed=29, color="#B58C60", dark="#7C5836", turn=-4)
    wall("#DCE2DF", 0.3)
    stage.window(0.3, -1, front=0.2)
    stage.shoot(rattle, 13, 21, 75, 0.47, offset=(0.02, -0.14), fstop=7)


@subject("khorkhicha", "whole", "detail", "scene")
def khorkhicha(stage, view):
    all_of_it = lying_rattle()
    all_of_it.rotation_euler = (0, 0, radians(28))
    stage.key = 1.5
    if view == "scene":
        _beside_the_cot(stage, all_of_it)
        return
    if view == "detail":
        linen_cloth(1.0, 1.0, "#C9D1CF", 0.003, 8, flat=0.12)
        stage.window(0.14, 1)
        stage.shoot(all_of_it, -30, 52, 100, 1.25, (0.012, 0.006, 0.016), fstop=8, focus=(0.014, 0.0, 0.022))
        return
    linen_cloth(1.0, 1.0, "#E7DCC8", 0.003, 8, flat=0.12)
    stage.window(0.14, -1)
    stage.shoot(all_of_it, 0, 34, 90, 0.72)


# The birds


def fouta(color, ground, seed=1):
    """A scrap of striped cloth as a picture: the stripes run along v."""
    chance = numpy.random.default_rng(seed)
    bands = numpy.ones((16, 600, 3)) * rgb(ground)
    x = int(chance.uniform(0, 30))
    while x < 600:
        wide = int(chance.choice((10, 16, 30, 44)))
        bands[:, x : x + wide] = rgb(color)
        x += wide + int(chance.choice((14, 22, 40)))
    return picture(bands)


def cloth_of(kind, seed, size):
    """Cotton in one color, or a pair of colors for stripes."""
    if isinstance(kind, tuple):
        return weave(kind[1], None, 1500, picture=fouta(*kind, seed), size=size, relief=0.6)
    return weave(kind, None, 1500, size=size, relief=0.6)


def cloth_bird(body, wing, beak="#CF8F2C", length=0.092, seed=1):
    """A sewn bird looking to +x, stuffed with wool, its wings spread."""
    chance = numpy.random.default_rng(seed)
    long = numpy.array([0.50, 0.475, 0.42, 0.35, 0.27, 0.19, 0.06, -0.08, -0.21, -0.31, -0.42, -0.54, -0.56])
    wide = numpy.array([0.004, 0.045, 0.09, 0.113, 0.115, 0.12, 0.15, 0.155, 0.115, 0.072, 0.085, 0.115, 0.1])
    high = numpy.array([0.004, 0.05, 0.1, 0.125, 0.125, 0.128, 0.15, 0.15, 0.1, 0.05, 0.024, 0.011, 0.004])
    rise = numpy.array([0.09, 0.092, 0.098, 0.1, 0.092, 0.07, 0.02, 0.0, 0.018, 0.045, 0.062, 0.08, 0.082])
    a = numpy.linspace(0, 2 * pi, 24, endpoint=False)
    rings = [[(x * length, w * length * cos(t), (z + h * sin(t)) * length) for t in a] for x, w, h, z in zip(long, wide, high, rise)]
    parts = [loft(rings, cloth_of(body, seed, (0.06, length)))]
    seam = [(x * length, 0.0, (z + h) * length + 0.0001) for x, h, z in zip(long[2:-2], high[2:-2], rise[2:-2])]
    parts.append(stitches(curve_through(seam, 120), "#F0E8D8"))
    outline = [(0.16, 0.0), (0.19, 0.12), (0.13, 0.3), (0.0, 0.46), (-0.14, 0.53), (-0.2, 0.47), (-0.17, 0.33), (-0.2, 0.2), (-0.14, 0.06), (-0.09, 0.0)]
    for side in (-1, 1):
        shape = [(x * length, y * length * side) for x, y in outline]
        pad = slab(shape[::side], 0.0058, cloth_of(wing, seed + 5, (0.04, 0.05)), (0, 0, 0), 0.0027, smooth_outline=90)
        hem = curve_through([(x * 0.8 * length, (0.03 + y * 0.84) * side * length, 0.0059) for x, y in outline], 140, True)
        parts.append(group([pad, stitches(hem, "#F0E8D8")], (0.02 * length, side * 0.115 * length, 0.055 * length), (side * chance.uniform(14, 26), chance.uniform(-6, 4), 0)))
        parts.append(ball(0.0019, plain("#2A2018", 0.35), (0.385 * length, side * 0.1 * length, 0.13 * length), (1, 0.6, 1), detail=3))
    point = turned([(0, 0), (0.0052, 0.0), (0.0046, 0.003), (0.0022, 0.009), (0, 0.0128)], 3, wool(beak, relief=0.4), None, 0.02, 32, 40, seed, foot_edge=False).thing
    parts.append(group([point], (0.468 * length, 0, 0.088 * length), (0, 97, 0)))
    return group(parts)


def stitches(line, color, stitch=0.0028, gap=0.0018, thick=0.0006):
    """A running stitch along a line of points."""
    along = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(line, axis=0), axis=1))])
    at = lambda place: [float(numpy.interp(place, along, line[:, d])) for d in range(3)]
    runs = [[at(s), at(s + stitch / 2), at(s + stitch)] for s in numpy.arange(gap, along[-1] - stitch, stitch + gap)]
    return strands(runs, thick, plain(color, 0.9), "Stitches")


BLUES = (("#3D7FB8", "#2C5F92"), (("#2F6DA6", "#F1E8D8"), "#3D7FB8"), ("#F1E8D8", ("#3D7FB8", "#F1E8D8")), ("#27507F", "#F1E8D8"), (("#D0983C", "#F1E8D8"), "#3D7FB8"),
         ("#6FA3CC", ("#2F6DA6", "#F1E8D8")), (("#3D7FB8", "#F1E8D8"), "#27507F"))


def asfour_mobile():
    """Seven birds below a ring 30 cm across, 55 cm from hook to the lowest tail; z = 0 is there. The last part is threads."""
    chance = numpy.random.default_rng(4)
    wood, thread = olive_wood("#B98849", "#5A371C", "X", 0.7), plain("#EFE8DA", 0.9)
    a = numpy.linspace(0, 2 * pi, 24)
    hoop = ring_of([(0.146 + 0.0042 * cos(t), 0.0048 * sin(t)) for t in a], wood, 160)
    hoop.location = (0, 0, 0.375)
    parts, threads = [hoop], []
    hub = (0, 0, 0.51)
    for k in range(3):
        angle = 2 * pi * k / 3 + 0.4
        threads.append([(0.146 * cos(angle), 0.146 * sin(angle), 0.38), hub])
    threads.append([hub, (0, 0, 0.9)])
    knob = turned([(0, -0.008), (0.006, -0.006), (0.0075, 0), (0.005, 0.006), (0, 0.008)], 3, wood, None, 0, 32, 30, foot_edge=False).thing
    knob.location = hub
    parts.append(knob)
    heights = (0.215, 0.085, 0.275, 0.14, 0.25, 0.02, 0.195)
    for k, (body, wing) in enumerate(BLUES):
        angle = 2 * pi * k / 6 + 0.3
        x, y = (0.142 * cos(angle), 0.142 * sin(angle)) if k < 6 else (0.0, 0.0)
        bird = cloth_bird(body, wing, ("#CF8F2C", "#B5532A", "#CF8F2C", "#D8A63C")[k % 4], seed=k + 1)
        bird.location, bird.rotation_euler = (x, y, heights[k]), (0, radians(chance.uniform(-9, 3)), angle + pi / 2 + chance.uniform(-0.5, 0.5))
        parts.append(bird)
        top = (x, y, 0.375) if k < 6 else (0, 0, 0.505)
        threads.append([(x, y, heights[k] + 0.015), top])
        if k < 6:
            loop = numpy.linspace(0, 2 * pi, 20)
            out = numpy.array([cos(angle), sin(angle)])
            threads.append([(*(out * (0.146 + 0.0055 * cos(t))), 0.375 + 0.006 * sin(t)) for t in loop])
    parts.append(strands(threads, 0.0009, thread, "Threads"))
    group(parts)
    return parts


def cot(long=1.1, deep=0.56, high=0.82):
    """A cot of turned bars, its mattress at half its height, a fouta over the front rail."""
    wood = plain_wood("#C49A6C", "#8E6640", "X", 0.5)
    upright_wood = plain_wood("#C49A6C", "#8E6640", "Z", 0.5)
    parts = []
    for y in (-deep / 2, deep / 2):
        for z in (high - 0.03, 0.3):
            parts.append(box(long, 0.026, 0.04, wood, (0, y, z), 0.006))
        for x in numpy.arange(-long / 2 + 0.055, long / 2 - 0.04, 0.072):
            parts.append(tube([(x, y, 0.32), (x, y, 0.55), (x, y, high - 0.01)], [0.0085, 0.011, 0.0085], upright_wood, 14))
        for x in (-long / 2, long / 2):
            parts.append(box(0.045, 0.045, high + 0.05, upright_wood, (x, y, 0), 0.008))
            parts.append(ball(0.028, wood, (x, y, high + 0.07), detail=3))
    parts.append(box(long - 0.04, deep - 0.04, 0.1, weave("#EFE8DA", None, 700), (0, 0, 0.36), 0.03))

    def over_rail(u, w):
        run = (w - 0.46) * 0.62
        bend = numpy.clip(run / 0.017, -pi / 2, pi / 2)
        fall = numpy.maximum(numpy.abs(run) - 0.0267, 0)
        wave = 0.008 * numpy.sin(2 * pi * 2.5 * u + 0.6) * numpy.minimum(1, fall * 8)
        return -0.02 + (u - 0.5) * 0.4 + 0.01 * numpy.sin(9 * fall), -deep / 2 + 0.019 * numpy.sin(bend) * (1 + 0.2 * fall) + wave, high + 0.012 - 0.017 * (1 - numpy.cos(bend)) - fall

    parts.append(sheet(over_rail, 120, 120, fouta_cloth(BRICK, 3, (0.4, 0.62)), 0.003))
    return group(parts)


def _above_the_cot(stage, parts):
    parts[0].parent.location = (0.02, 0.05, 1.0)
    terracotta_floor(0.25, 0)
    wall("#E9DCC4", 0.5, 7, 5)
    cot()
    stage.window(1.1, -1, front=0.3, at=(0, 0, 0.9))
    stage.sun(-55, 34, 1.4, 2.0)
    stage.shoot(parts[:-1], 12, 4, 60, 0.66, offset=(0, 0.13), fstop=11)


@subject("asfour", "whole", "detail", "scene")
def asfour(stage, view):
    parts = asfour_mobile()
    stage.key = 1.5
    if view == "scene":
        _above_the_cot(stage, parts)
        return
    wall("#EDE4D4", 0.42)
    if view == "detail":
        stage.window(0.4, 1, front=0.2)
        stage.shoot(parts[:-1], 24, 7, 95, 5.3, (0.097, -0.092, 0.044), fstop=9, focus=(0.106, -0.096, 0.03))
        return
    stage.window(0.45, -1, front=0.2)
    stage.shoot(parts[:-1], -4, 6, 85, 0.88)


# The soft camel


def stuffed(outline, thick, material, seams=(), round_off=0.75, seed=1, step=0.0013):
    """Two panels cut along an outline, sewn together and stuffed with wool, lying flat; `seams` are lines of points where
    patches meet. Gives the thing and its height above the middle at a place."""
    outline = curve_through([(*p, 0) for p in outline], 400, True)[:, :2]
    low, high = outline.min(0) - 2 * step, outline.max(0) + 2 * step
    columns, rows = (int((h - b) / step) + 1 for b, h in zip(low, high))
    mask = numpy.zeros((rows, columns), numpy.uint8)
    cv2.fillPoly(mask, [numpy.round((outline - low) / step * 16).astype(numpy.int32)], 1, cv2.LINE_8, 4)
    far = cv2.distanceTransform(mask, cv2.DIST_L2, 5) * step
    share = numpy.clip(far / (thick * round_off), 0, 1)
    height = thick / 2 * numpy.sqrt(1 - (1 - share) ** 2)
    height = cv2.GaussianBlur(height, (0, 0), 2.2) * (mask > 0) * numpy.clip(far / 0.002, 0, 1)
    chance = numpy.random.default_rng(seed)
    lumps = cv2.resize(chance.normal(size=(rows // 14 + 3, columns // 14 + 3)), (columns, rows), interpolation=cv2.INTER_CUBIC)
    puckers = cv2.resize(chance.normal(size=(rows // 5 + 3, columns // 5 + 3)), (columns, rows), interpolation=cv2.INTER_CUBIC)
    height = height + (mask > 0) * (0.0012 * lumps * share + 0.0008 * puckers * share * (1 - share) * 2)
    groove = numpy.zeros((rows, columns), numpy.float32)
    for seam in seams:
        cv2.polylines(groove, [numpy.round((numpy.asarray(seam) - low) / step).astype(numpy.int32)], False, 1.0, 1)
    groove = cv2.GaussianBlur(groove, (0, 0), 1.3)
    height = height - 0.0016 * groove / max(groove.max(), 1e-6) * share
    inside = numpy.argwhere(mask > 0)
    index = -numpy.ones((rows, columns), int)
    index[mask > 0] = numpy.arange(len(inside))
    places = inside[:, ::-1] * step + low
    tall = height[mask > 0]
    rim = far[mask > 0] < 1.5 * step
    for k in numpy.flatnonzero(rim):
        places[k] = outline[numpy.argmin(((outline - places[k]) ** 2).sum(1))]
    tall[rim] = 0
    n = len(inside)
    points = numpy.vstack([numpy.column_stack([places, tall]), numpy.column_stack([places, -0.7 * tall])])
    corners = numpy.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    corners = corners[(corners >= 0).all(1)]
    faces = numpy.vstack([corners, corners[:, ::-1] + n])
    uv = ((numpy.vstack([places, places]) - low) / (high - low))[faces.ravel()]
    thing = mesh("Stuffed", points, faces.tolist(), material, True, {"UVMap": uv})
    weld = thing.modifiers.new("Weld", "WELD")
    weld.merge_threshold = 0.00005
    calm = thing.modifiers.new("Calm", "SMOOTH")
    calm.iterations, calm.factor = 4, 0.5

    def top(x, y):
        return float(height[int((y - low[1]) / step), int((x - low[0]) / step)])

    return thing, top


CAMEL_PANEL = [(-0.095, 0.09), (-0.105, 0.12), (-0.1, 0.152), (-0.075, 0.173), (-0.04, 0.178), (0.0, 0.176), (0.03, 0.164), (0.05, 0.157), (0.064, 0.17), (0.069, 0.2), (0.0705,
    0.23), (0.079, 0.251),
               (0.095, 0.26), (0.111, 0.256), (0.13, 0.244), (0.14, 0.23), (0.136, 0.218), (0.12, 0.213), (0.106, 0.209), (0.1025, 0.19), (0.099, 0.16), (0.091, 0.13), (0.076,
                   0.106), (0.05, 0.093),
               (0.0, 0.087), (-0.05, 0.085)]
HUMP = [(-0.066, 0.158), (-0.064, 0.195), (-0.045, 0.219), (-0.02, 0.226), (0.004, 0.216), (0.02, 0.19), (0.024, 0.158)]
SAFFRON_CLOTHS = (("#D39A3F", "#F3E6CB"), ("#F3E6CB", "#D39A3F"), "#D39A3F", ("#1F5C9E", "#F3E6CB"), ("#B5532A", "#F0DDB4"), "#E9D2A0")
BLUE_CLOTHS = (("#3D7FB8", "#F3E6CB"), ("#F3E6CB", "#27507F"), "#3D7FB8", ("#D39A3F", "#F3E6CB"), ("#27507F", "#D5E0E6"), "#C4D4DE")
ROSE_CLOTHS = (("#C9697A", "#F3E6CB"), ("#F3E6CB", "#A8485C"), "#C9697A", ("#5E6B2F", "#F3E6CB"), ("#A8485C", "#F0D9CF"), "#E5BDB8")


def patchwork(size, cells, cloths, seed=1):
    """Scraps laid side by side as a picture: `cells(x, y)` numbers the patch of each place, each has its own stripes."""
    columns, rows = 900, int(900 * size[1] / size[0])
    x, y = numpy.meshgrid(numpy.linspace(0, 1, columns), numpy.linspace(1, 0, rows))
    number = cells(x, y)
    chance = numpy.random.default_rng(seed)
    color = numpy.zeros((rows, columns, 3))
    for k in numpy.unique(number):
        kind = cloths[int(k) % len(cloths)]
        turn = (0.1, 1.5, 0.8, 0.2, 1.3, 0.0, 2.2)[int(k) % 7] + chance.uniform(-0.1, 0.1)
        if isinstance(kind, str):
            tone = numpy.broadcast_to(rgb(kind), color.shape)
        else:
            along = (x * size[0] * cos(turn) + y * size[1] * sin(turn)) / 0.0115
            wave = (along % 1)[..., None]
            stripe = (wave < 0.34) | ((wave > 0.5) & (wave < 0.56)) | ((wave > 0.66) & (wave < 0.72))
            tone = numpy.where(stripe, rgb(kind[0]), rgb(kind[1]))
        color = numpy.where((number == k)[..., None], tone, color)
    edge = cv2.GaussianBlur((cv2.Laplacian(number.astype(numpy.float32), cv2.CV_32F) != 0).astype(numpy.float32), (0, 0), 2.0)
    return picture(color * (1 - 0.5 * numpy.clip(edge * 1.5, 0, 1))[..., None])


def body_cells(x, y):
    """Six patches: rump, belly, flank, chest, neck and head."""
    return numpy.select([y > 0.78, (x > 0.66) & (y > 0.46 + 0.1 * (x - 0.66)), x > 0.64 - 0.1 * y, (x > 0.3 + 0.12 * y) & (y < 0.27), x > 0.3 + 0.12 * y], [5, 2, 4, 3, 1], 0)


def leg_outline(wide=0.026, long=0.118):
    """A leg hanging from (0, 0), its foot a little wider."""
    half = wide / 2
    return [(-half, 0.0), (-half * 0.95, -long * 0.4), (-half * 0.9, -long * 0.75), (-half * 1.15, -long * 0.9), (-half * 0.9, -long * 0.99), (0, -long * 1.02), (half * 1.1,
        -long * 0.99), (half * 1.35, -long * 0.9),
            (half * 0.95, -long * 0.77), (half * 0.95, -long * 0.4), (half, 0.0), (0, 0.008)]


def jmila_camel(cloths=SAFFRON_CLOTHS):
    """A soft camel 26 cm high lying on its side at z = 0, pieced of eleven scraps, with a hump of felted wool."""
    low, high = (-0.105, 0.085), (0.14, 0.26)
    size = (high[0] - low[0], high[1] - low[1])
    at = lambda u, v: (low[0] + u * size[0], low[1] + v * size[1])
    seams = [[at(0.3, 0.0), at(0.42, 1.0)], [at(0.32, 0.27), at(0.615, 0.27)], [at(0.64, 0.0), at(0.54, 1.0)], [at(0.66, 0.46), at(1.0, 0.49)], [at(0.6, 0.78), at(1.0, 0.78)]]
    cloth_face = weave("#F3E6CB", None, 1400, picture=patchwork(size, body_cells, cloths), size=size, relief=0.6)
    body, top = stuffed(CAMEL_PANEL, 0.05, cloth_face, seams, seed=2)
    parts = [group([body], (0, 0, 0.026))]
    hump, _ = stuffed(HUMP, 0.046, wool("#7D5430", relief=1.8), seed=5)
    parts.append(group([hump], (0, 0, 0.019)))
    for k, (x, y, z, turn, kind) in enumerate(((-0.083, 0.118, 0.012, -9, 1), (-0.062, 0.112, 0.03, 6, 4), (0.058, 0.118, 0.012, -4, 0), (0.078, 0.128, 0.03, 9, 3))):
        cotton = cloths[kind]
        leg, _ = stuffed(leg_outline(), 0.023, cloth_of(cotton, k + 3, (0.12, 0.03)), seed=k + 7)
        parts.append(group([leg], (x, y, z), (6 if z > 0.02 else 0, 0, turn)))
    ear, _ = stuffed([(0.0, 0.0), (0.006, 0.014), (0.0, 0.028), (-0.008, 0.022), (-0.009, 0.008)], 0.007, cloth_of(cloths[2], 9, (0.02, 0.03)), seed=3)
    parts.append(group([ear], (0.083, 0.243, 0.041), (14, 0, 28)))
    x, y = 0.107, 0.231
    z = 0.0265 + top(x, y)
    dark = plain("#2A2018", 0.7)
    lids = [[(x - 0.0045 + 0.0009 * k, y - 0.0024 * sin(pi * (k + 0.5) / 10), z), (x - 0.0045 + 0.0009 * k, y + 0.0026 * sin(pi * (k + 0.5) / 10), z + 0.0002)] for k in range(10)]
    lashes = [[(x + d, y + 0.002, z), (x + 1.9 * d, y + 0.0065, z)] for d in (-0.004, -0.001, 0.0022)]
    mouth = curve_through([(0.1385, 0.225, 0.033), (0.13, 0.2215, 0.0395), (0.122, 0.2235, 0.0425)], 20)
    parts.append(strands([*lids, *lashes, mouth], 0.001, dark, "Stitched eye"))
    tail = curve_through([(-0.1, 0.148, 0.028), (-0.115, 0.135, 0.02), (-0.121, 0.112, 0.008), (-0.117, 0.094, 0.004)], 60)
    yarn = [tail + 0.0016 * numpy.stack([numpy.cos(t), 0 * t, numpy.sin(t)], 1) for t in (numpy.linspace(0, 22, 60) + 2 * pi * k / 3 for k in range(3))]
    parts.append(strands(yarn, 0.0026, wool("#8A5A34"), "Tail"))
    return group(parts)


def upright(camel, lean=0):
    """The soft camel on its feet, leaning back (below 0) by degrees against what stands behind it."""
    return group([group([camel], (0, 0, 0.002), (90 + lean, 0, 0))])


def _three_of_a_herd(stage):
    """The three sets of stripes, on the child's stool and before it."""
    stool = korsi_stool(seed=2)
    stool.rotation_euler = (0, 0, 0.9)
    herd = [upright(jmila_camel(cloths), lean) for cloths, lean in ((SAFFRON_CLOTHS, 0), (BLUE_CLOTHS, -3), (ROSE_CLOTHS, -4))]
    for camel, place, turn in zip(herd, ((-0.005, 0.025, 0.2585), (-0.15, -0.225, 0), (0.22, -0.07, 0)), (-0.15, 0.2, -0.3)):
        camel.location, camel.rotation_euler = place, (0, 0, turn)
    terracotta_floor(0.2, 12)
    wall("#DFE4E1", 0.32)
    stage.window(0.6, 1, front=0.2)
    stage.shoot(herd, -8, 14, 70, 0.92, fstop=8)


@subject("jmila", "whole", "detail", "group")
def jmila(stage, view):
    stage.key = 1.5
    if view == "group":
        _three_of_a_herd(stage)
        return
    camel = jmila_camel()
    linen_cloth(1.4, 1.4, "#D5DCDD" if view == "whole" else "#E7DCC8", 0.009, 11, flat=0.2)
    if view == "detail":
        stage.window(0.3, 1, height=0.8)
        stage.shoot(camel, -20, 58, 95, 1.8, (0.07, 0.19, 0.03), fstop=5, focus=(0.09, 0.2, 0.05))
        return
    stage.window(0.32, -1, height=0.9)
    stage.shoot(camel, 0, 70, 80, 0.92)


# The covers of the stores that sell them


def shavings(count, area, seed=1):
    """Curls that fell from the plane."""
    chance = numpy.random.default_rng(seed)
    wood = plain_wood("#D6AE74", "#A97A48", "X", 0.6)
    for _ in range(count):
        turns, wide, r = chance.uniform(0.8, 2.2), chance.uniform(0.006, 0.013), chance.uniform(0.006, 0.011)
        t = numpy.linspace(0, 1, 60)
        a = t * turns * 2 * pi
        radius = r * (1 - 0.35 * t)
        spine = numpy.stack([radius * numpy.cos(a), t * 0.012 * chance.uniform(-1, 1), r + radius * numpy.sin(a)], 1)
        points = numpy.concatenate([spine - (0, wide / 2, 0), spine + (0, wide / 2, 0)])
        curl = mesh("Shaving", points, [(k, k + 1, 61 + k, 60 + k) for k in range(59)], wood)
        thick = curl.modifiers.new("Thick", "SOLIDIFY")
        thick.thickness = 0.0004
        curl.location = (chance.uniform(area[0], area[2]), chance.uniform(area[1], area[3]), -min(p[2] for p in points) + 0.0006)
        curl.rotation_euler = (0, 0, chance.uniform(0, 6.3))


@subject("cover-oud-zitoun", "cover", size="cover")
def oud_zitoun(stage, view):
    """The bench of the workshop: boards, spoons, a mortar, a camel and the medina."""
    stage.key = 1.45
    table(None, 1.5, 4.0, 0.05, 4, 0.004, -0.7, 7, "#94704C", "#553A24")
    wall("#EBE0CE", 0.36)
    boards = [cut_from(louh_board(0.4, 0.18, seed=k), k + 20) for k in (4, 9)]
    for plank, x, y, turn in zip(boards, (-0.38, -0.27), (0.305, 0.275), (3, -4)):
        group([group([plank], (0, 0, 0.2), (90, -90, 0))], (x, y, 0), (-8, 0, turn))
    jar_of_spoons((-0.56, 0.14, 0))
    group([group([mehres_mortar(3)]), leaning(mehres_pestle(), 30)], (-0.02, 0.13, 0))
    bowl = wooden_bowl(0.085, 0.06, 3)
    bowl.location = (-0.2, 0.02, 0)
    olives(stage, 90, (-0.2, 0.02, 0.034), 0.056, 0.022)
    camel = jmal_camel(seed=4)
    camel.location, camel.rotation_euler = (0.19, 0.0, 0), (0, 0, radians(14))
    town = group(medina(), (0.5, 0.12, 0), (0, 0, -6))
    rattle = lying_rattle()
    rattle.location, rattle.rotation_euler = (0.02, -0.14, 0), (0, 0, -0.35)
    shavings(16, (-0.75, -0.25, 0.8, -0.02), 3)
    stage.window(0.9, -1, front=0.25, strength=0.8)
    stage.sun(-52, 30, 2.2, 2.5)
    stage.shoot([*boards, camel, town], 0, 9, 50, 0.93, aim=(-0.02, 0.05, 0.15), fstop=5, focus=(0.0, 0.02, 0.06), jitter=False)


@subject("cover-bab-lazrag", "cover", size="cover")
def bab_lazrag(stage, view):
    """On the sill beside the blue door: the lantern, clay from Sejnane, birds above."""
    stage.key = 1.4
    ledge("#EFE8DC", 1.2, 6, 0.08, -0.6)
    wall("#F5F0E6", 0.3)
    for k in range(5):
        plank = cut_from(box(0.116, 0.03, 1.6, plain_wood("#B98F60", "#7E5632", "Z", 0.45, VILLAGE_BLUE, 0.2), (0, 0, 0), 0.002), k + 2)
        group([plank], (0.5 + 0.12 * k, 0.28, -0.1))
    nail = ball(0.011, iron("#191818", 0.36, 0.05), (0, 0, -9), (1, 0.6, 1), detail=3)
    copies(nail, [(0.5 + 0.12 * k + s * 0.03, 0.263, z) for k in range(5) for s in (-1, 1) for z in (0.09, 0.33)])
    lantern = fanous_lantern()
    lantern.location, lantern.rotation_euler = (0.16, 0.06, 0), (0, 0, -0.45)
    doll = aroussa_doll()
    doll.location, doll.rotation_euler = (-0.16, 0.08, 0), (0, 0, 0.2)
    for tortoise, at, turn in ((fakroun_tortoise(), (-0.03, -0.09, 0), 0.5), (fakroun_tortoise(4, "#E2D3B4"), (-0.33, 0.06, 0), 2.7)):
        tortoise.location, tortoise.rotation_euler = at, (0, 0, turn)
    thread = plain("#EFE8DA", 0.9)
    for k, (x, y, z, turn) in enumerate(((-0.5, 0.1, 0.24, 0.3), (-0.42, 0.02, 0.33, 2.6))):
        bird = cloth_bird(*BLUES[k], seed=k + 1)
        bird.location, bird.rotation_euler = (x, y, z), (0, -0.1, turn)
        strands([[(x, y, z + 0.015), (x, y, 1.2)]], 0.0009, thread)
    stage.window(0.8, -1, front=0.25, strength=0.7)
    stage.sun(-48, 36, 2.6)
    stage.shoot([lantern, doll], 0, 8, 50, 0.86, aim=(0.06, 0.05, 0.18), fstop=5.6, jitter=False)
