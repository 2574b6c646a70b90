"""The wide pictures that greet, calm on the left for the words, and the tiles of the collections, cut to an arch."""

from math import cos, pi, sin

import motifs
import numpy
from crafts.basketry import mdhalla_hat, qoffa_basket
from crafts.ironwork import VILLAGE_BLUE, fanous_lantern
from crafts.pottery import finjen_cup, gargoulette_jug, hout_bowl, jarra_vase, khabia_jar, mthred_platter, olive_branch, olives, yasmine_candle
from materials import glass, iron, leaf, liquid, olive_wood, plain, plain_wood, weave
from motifs import rgb
from props import basket, bougainvillea, foliage, olive_tree, potted, rolled_cloth, shade, soap_bar, yarn_ball
from shapes import ball, box, copies, group, mesh, rounded, slab, strand, strands, tube, turned
from subjects import subject
from walls import ledge, plaster, table, terracotta_floor, wall


def _leaf_shadows(at, size=0.4, seed=3):
    """A branch out of the picture, between the sun and the wall."""
    crown = shade(foliage(420, size, 0.11, leaf(), seed, 0.9, 0.15))
    crown.location = at
    return crown


@subject("hero-1", "wide", size="hero")
def pots(stage, view):
    """Painted pots on a limewashed ledge in the morning."""
    ledge("#EDE4D3", 1.4)
    wall("#F0E7D8", 0.36)
    jar = jarra_vase().thing
    jar.location = (0.16, 0.13, 0)
    for _ in range(5):
        olive_branch(stage, (0.16, 0.13, 0.37), 0.42, stage.random.uniform(-1.1, 1.1), 0.35 + 0.35 * stage.random.random())
    bowl = hout_bowl().thing
    bowl.location, bowl.scale = (0.0, -0.09, 0), (0.8, 0.8, 0.8)
    dish = mthred_platter().thing
    dish.rotation_euler = (1.36, 0, 0)
    dish.location = (0.47, 0.2, 0.187)
    jug = gargoulette_jug()
    jug.location, jug.rotation_euler = (-0.09, 0.14, 0), (0, 0, 2.7)
    jarred, lid = khabia_jar()
    for part in (jarred, lid):
        part.location = (0.34, 0.0, 0)
    cups = [finjen_cup(color, k + 1).thing for k, color in enumerate(("#2E8C95", "#D99E2B", "#1F4E86"))]
    for cup, spot in zip(cups, ((0.21, -0.12, 0), (0.213, -0.118, 0.034), (0.28, -0.16, 0))):
        cup.location = spot
    _leaf_shadows((-1.55, -1.0, 1.25), 0.45)
    stage.window(0.62, -1, front=0.35, strength=0.8)
    stage.sun(-52, 33, 3.2)
    stage.shoot([jar, bowl, jug, dish, jarred], 0, 8, 50, 0.74, offset=(0.22, -0.06), fstop=8, jitter=False)


def margoum(columns=66, rows=96, seed=4):
    """Knots of a flat-woven rug: lozenges, combs and borders in cream, madder, indigo and black."""
    chance = numpy.random.default_rng(seed)
    cream, madder, indigo, black, ochre = (rgb(c) for c in ("#E4D6BA", "#8F2F22", "#26426E", "#2B2320", "#BE8433"))
    field = numpy.zeros((rows, columns, 3), numpy.float32)
    for y in range(rows):
        for x in range(columns):
            u = abs(x - (columns - 1) / 2)
            v = abs((y % 32) - 15.5)
            d = u + v
            color = madder
            if columns / 2 - u < 6:
                color = (cream if (y // 2 + int(columns / 2 - u)) % 4 < 2 else indigo) if 1 < columns / 2 - u < 5 else black
            elif d < 4:
                color = ochre
            elif d < 7:
                color = black
            elif d < 12:
                color = cream if int(d) % 4 < 3 else madder
            elif d < 15:
                color = indigo
            elif d < 16.6:
                color = cream
            elif d > 25 and (int(u) // 2 + y // 2) % 3 == 0:
                color = ochre
            field[y, x] = color
        field[y] *= 1 + chance.normal(0, 0.035)
    field = numpy.repeat(numpy.repeat(field, 8, 0), 8, 1)
    return motifs.picture(numpy.clip(field + chance.normal(0, 0.02, field.shape[:2] + (1,)), 0, 1))


@subject("hero-2", "wide", size="hero")
def loom(stage, view):
    """An upright loom with a rug half woven, wool and a basket beside it."""
    terracotta_floor(0.24, 0)
    wall("#EFE5D4", 0.5)
    wood = plain_wood("#9A7148", "#5E3F26", "Z", 0.6)
    beam_wood = plain_wood("#A37A50", "#664529", "X", 0.6)
    x0, x1 = 0.05, 1.15
    middle, wide = (x0 + x1) / 2, x1 - x0
    posts = [box(0.07, 0.07, 1.75, wood, (x, 0.2, 0), 0.008) for x in (x0 - 0.06, x1 + 0.06)]
    low = tube([(x0 - 0.14, 0.2, 0.13), (middle, 0.2, 0.13), (x1 + 0.14, 0.2, 0.13)], 0.036, beam_wood, 24)
    high = tube([(x0 - 0.14, 0.2, 1.5), (middle, 0.2, 1.5), (x1 + 0.14, 0.2, 1.5)], 0.036, beam_wood, 24)
    chance = numpy.random.default_rng(2)
    threads = []
    for x in numpy.linspace(x0 + 0.05, x1 - 0.05, 150):
        shift = chance.normal(0, 0.0008)
        threads.append([(x, 0.162, 0.15), (x + shift, 0.165, 0.9), (x, 0.166, 1.5)])
    strands(threads, 0.0024, plain("#EFE6D2", 0.9), "Warp", 2)
    width, height = wide - 0.08, 0.62
    columns, rows = 120, 70
    points, faces, uvs = [], [], []
    for j in range(rows + 1):
        for i in range(columns + 1):
            u, w = i / columns, j / rows
            top = height + 0.012 * sin(u * 9) + 0.008 * sin(u * 23 + 1)
            points.append((x0 + 0.04 + u * width, 0.158 + 0.0015 * sin(u * 40), 0.14 + w * top))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
            uvs += [(u / columns, w / rows) for u, w in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))]
    rug = mesh("Rug", points, faces, weave("#E4D6BA", None, 260, picture=margoum(), size=(width, height), relief=3.0), True, {"UVMap": uvs})
    rounded(rug, 0)
    thick = rug.modifiers.new("Thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.008, 0
    tube([(x0 + 0.02, 0.15, 0.83), (middle, 0.148, 0.833), (x1 - 0.02, 0.15, 0.83)], 0.009, beam_wood, 12)
    home = basket(0.15, 0.19, 0.2, False, seed=3)
    home.location = (-0.22, 0.0, 0)
    wools = (("#8F2F22", (-0.27, -0.03, 0.12), 0.085), ("#E4D6BA", (-0.16, -0.06, 0.13), 0.08), ("#26426E", (-0.21, 0.09, 0.13), 0.085), ("#BE8433", (-0.22, 0.0, 0.21), 0.07),
             ("#8F2F22", (0.02, -0.2, 0), 0.06), ("#E4D6BA", (0.15, -0.13, 0), 0.055))
    for k, (color, at, radius) in enumerate(wools):
        yarn_ball(radius, color, at, k)
    stage.window(1.5, -1, front=0.3)
    stage.sun(-50, 34, 1.6, 3)
    stage.shoot([*posts, low, home], 0, 6, 50, 1.85, aim=(0.42, 0.1, 0.47), offset=(0.2, -0.03), fstop=6, jitter=False)


@subject("hero-3", "wide", size="hero")
def door(stage, view):
    """The studded blue door of Sidi Bou Saïd, bougainvillea above, baskets at its foot."""
    stage.key = 1.5
    wall("#F6F2EA", 0.3, 9, 6)
    terracotta_floor(0.3, 0, (0, 0, -0.12))
    box(1.7, 0.5, 0.12, plaster("#E2D6C2", 0.7), (0.62, 0.15, -0.12), 0.015)
    blue = plain_wood("#B98F60", "#7E5632", "Z", 0.45, VILLAGE_BLUE, 0.18)
    stone = plaster("#E0CDAE", 0.6)
    half, tall = 0.55, 2.15
    spring = tall - half
    arch = lambda r, z: [(-r, 0), (r, 0)] + [(r * cos(a), z + r * sin(a)) for a in numpy.linspace(0, pi, 40)]
    frame = slab(arch(half + 0.17, spring), 0.09, stone, (0, 0, 0), 0.012, holes=[arch(half, spring)])
    leaves = slab(arch(half, spring), 0.03, blue, (0, 0, 0.015), 0.004)
    stud = ball(0.017, iron("#191818", 0.36, 0.05), (0, 0, -9), (1, 1, 0.55), detail=3)
    spots = [(0.03, z) for z in numpy.arange(0.06, tall - 0.05, 0.075)] + [(-0.03, z) for z in numpy.arange(0.06, tall - 0.05, 0.075)]
    spots += [(s * (half - 0.045), z) for s in (-1, 1) for z in numpy.arange(0.06, spring, 0.075)]
    spots += [((half - 0.045) * cos(a), spring + (half - 0.045) * sin(a)) for a in numpy.linspace(0.1, pi - 0.1, 22)]
    for s in (-1, 1):
        for z in (0.42, 1.0, 1.55):
            spots += [(s * 0.275 + 0.13 * cos(a), z + 0.13 * sin(a)) for a in numpy.linspace(0, 2 * pi, 16, endpoint=False)]
            spots += [(s * 0.275 + 0.06 * cos(a), z + 0.06 * sin(a)) for a in numpy.linspace(0, 2 * pi, 8, endpoint=False)]
            spots.append((s * 0.275, z))
        spots += [(s * x, z) for x in numpy.linspace(0.09, half - 0.1, 6) for z in (0.14, 0.71, 1.28)]
    studs = copies(stud, [(x, z, 0.045) for x, z in spots])
    gap = box(0.006, tall - 0.02, 0.032, plain("#0E2038", 0.8), (0, tall / 2, 0.015), 0)
    ring = []
    for s in (-1, 1):
        a = numpy.linspace(0, 2 * pi, 24, endpoint=False)
        ring.append(strand(numpy.stack([s * 0.09 + 0.045 * numpy.cos(a), 1.1 + 0.045 * numpy.sin(a), 0 * a + 0.065], 1), 0.014, iron("#191818", 0.36, 0.05), 48, closed=True))
    whole = group([frame, leaves, gap, *studs, *ring], (0.62, 0.3, 0), (90, 0, 0))
    big = basket(0.13, 0.175, 0.23, True, seed=5)
    big.location, big.rotation_euler = (0.2, 0.05, 0), (0, 0, 0.4)
    small = basket(0.1, 0.13, 0.15, True, "#C9A562", "#96753C", seed=8)
    small.location, small.rotation_euler = (-0.1, -0.26, -0.12), (0, 0, -0.5)
    potted((1.28, 0.0, -0.0), 0.15, 0.25, 3)
    potted((1.6, -0.12, -0.12), 0.12, 0.2, 6, "#5D7048")
    bougainvillea([(1.75, 0.22, 0.9), (1.62, 0.2, 1.35), (1.35, 0.2, 1.75), (0.85, 0.16, 2.2), (0.3, 0.2, 2.35), (-0.1, 0.22, 2.2)])
    _leaf_shadows((-2.4, -1.9, 2.9), 0.7, 7)
    stage.window(2.0, -1, front=0.9, strength=0.5)
    stage.sun(-42, 40, 3.4)
    stage.shoot([whole], 0, 4, 40, 1.35, aim=(0.62, 0.2, 0.72), offset=(0.2, 0), fstop=8, jitter=False)


def wooden_bowl(radius=0.13, height=0.085, seed=1):
    wood = olive_wood(direction="X")
    s, h = radius / 0.13, height / 0.085
    profile = [(0, 0.001), (0.045, 0.0), (0.05, 0.003), (0.08, 0.018), (0.112, 0.05), (0.128, 0.078), (0.13, 0.0845), (0.1255, 0.085), (0.121, 0.076), (0.1, 0.042), (0.06, 0.018), (0, 0.012)]
    return turned([(r * s, z * h) for r, z in profile], 7, wood, wood, 0.012, 160, 160, seed, foot_edge=False).thing


def board(length=0.4, width=0.18, at=(0, 0, 0), turn=0.0, seed=1):
    chance = numpy.random.default_rng(seed)
    outline = []
    for a in numpy.linspace(0, 2 * pi, 26, endpoint=False):
        c, s = cos(a), sin(a)
        x, y = abs(c) ** 0.55 * (1 if c > 0 else -1), abs(s) ** 0.6 * (1 if s > 0 else -1)
        outline.append((x * length / 2 * (1 + chance.normal(0, 0.012)), y * width / 2 * (1 + chance.normal(0, 0.035))))
    return slab(outline, 0.021, olive_wood(direction="X"), at, 0.005, turn, smooth_outline=180)


@subject("hero-4", "wide", size="hero")
def grove(stage, view):
    """Olive wood, soap and oil on a table in the grove, in the last warm light."""
    stage.ambience(0.75, (1.0, 0.9, 0.76))
    stage.warmth, stage.key = 0.06, 1.25
    table(None, 1.0, 4.0, 0.05, 4, 0.004, -0.62, 7, "#94704C", "#553A24")
    box(160, 90, 0.1, plaster("#AE9262", 14, 0, 0.8), (0, 43, -0.95), 0)
    for rise, x, y in ((5.5, -34, 112), (7.5, 30, 120)):
        ball(60, plain("#9B9A80", 0.95), (x, y, -0.95), (1, 0.4, rise / 60))
    # Rows as they are planted, each farther one in the gaps of the one before.
    for row, (first, apart, y) in enumerate(((-5.9, 3.6, 11.5), (-11.5, 3.7, 18), (-21, 3.8, 26), (-29, 4.2, 37))):
        for k in range(5 + 4 * row):
            olive_tree((first + apart * k + 0.4 * sin(k * 5 + row), y + 0.6 * cos(k * 3 + row), -0.9), 2.9 + 0.3 * ((k + row) % 3), 20 * row + k + 1, 22000 // (row + 1))
    bowl = wooden_bowl(0.14, 0.09)
    bowl.location = (0.16, 0.02, 0)
    olives(stage, 120, (0.16, 0.02, 0.05), 0.085, 0.03)
    plank = board(0.42, 0.2, (0.5, -0.06, 0), 14)
    small = wooden_bowl(0.07, 0.05, 5)
    small.location = (0.56, -0.05, 0.021)
    tall = turned([(0, 0.0), (0.034, 0.0), (0.037, 0.004), (0.037, 0.12), (0.03, 0.148), (0.0125, 0.168), (0.012, 0.21), (0.015, 0.214), (0.0135, 0.222), (0.0095, 0.222),
                   (0.0095, 0.17), (0.027, 0.145), (0.034, 0.118), (0.034, 0.006), (0, 0.005)], 8, glass("#EAF0DE"), None, 0, 72, 120, foot_edge=False).thing
    oil = turned([(0, 0.0055), (0.0336, 0.0062), (0.0338, 0.117), (0.03, 0.137), (0, 0.137)], 3, liquid("#C9A83A"), None, 0, 72, 60, sharp=(3,), foot_edge=False).thing
    cork = turned([(0, 0.2), (0.009, 0.2), (0.0115, 0.236), (0, 0.237)], 2, plain("#B98F5F", 0.9), None, 0.02, 40, 20, foot_edge=False).thing
    bottle = group([tall, oil, cork], (0.34, 0.17, 0))
    for at, turn in (((0.74, 0.1, 0), 20), ((0.735, 0.102, 0.031), -8), ((0.82, 0.02, 0), 70)):
        soap_bar(at, turn, "#A9A566")
    candle = yasmine_candle()
    candle.location = (0.0, 0.2, 0)
    for _ in range(2):
        olive_branch(stage, (0.0, 0.0, 0.0), 0.34, 0.0, 0.2, 20)
    lying = [t for t in stage.scene.objects if t.parent is None and t.name.startswith(("Leaf", "Strand"))]
    group(lying, (0.62, -0.21, 0.012), (0, 84, 25))
    stage.window(0.9, -1, front=0.2, strength=0.4)
    stage.sun(-118, 17, 5.0, 1.5, (1.0, 0.74, 0.46))
    stage.shoot([bowl, plank, bottle], 0, 6, 60, 0.56, offset=(0.19, -0.2), fstop=2.2, focus=(0.3, 0.0, 0.05), jitter=False)


@subject("tile-artisanal-decor-craft", "tile", size="tile")
def decor(stage, view):
    ledge("#EDE4D3", 1.4)
    wall("#E3D3B9", 0.4)
    jar = jarra_vase().thing
    jar.location = (-0.05, 0.14, 0)
    for _ in range(4):
        olive_branch(stage, (-0.05, 0.14, 0.37), 0.4, stage.random.uniform(-1, 1), 0.3 + 0.3 * stage.random.random())
    jug = gargoulette_jug()
    jug.location, jug.rotation_euler = (0.15, 0.08, 0), (0, 0, 0.3)
    bowl = hout_bowl().thing
    bowl.location, bowl.scale = (0.03, -0.12, 0), (0.8, 0.8, 0.8)
    stage.window(0.5, -1, front=0.25)
    stage.sun(-50, 35, 1.8)
    stage.shoot([jar, jug, bowl], 4, 11, 60, 0.78, offset=(0, -0.12))


@subject("tile-handcrafted-accessories", "tile", size="tile")
def accessories(stage, view):
    table(seed=4, color="#A57B52")
    wall("#D9A88A", 0.5)
    bag = qoffa_basket()
    rolls = []
    for k, (at, turn, colors) in enumerate((((-0.08, 0.025, 0.03), (2, -6, 0), ("#1F4E86", "#EDE6D6")), ((0.07, 0.03, 0.03), (3, 6, 0), ("#A8461F", "#F0E6D2")),
                                             ((-0.01, -0.045, 0.03), (-3, 1, 0), ("#E6C06A", "#EFE7D6")))):
        rolls.append(rolled_cloth(0.06, 0.4 - 0.025 * k, stripes(*colors), at=at, turn=turn, seed=k + 1))
    group([bag, *rolls], (-0.07, 0.05, 0), 12)
    hat = mdhalla_hat()
    # It stands on its brim and leans on the basket.
    hat.location, hat.rotation_euler, hat.scale = (0.16, -0.19, 0.153), (1.1, 0, 0.35), (0.8,) * 3
    stage.window(0.45, -1, front=0.25)
    stage.sun(-50, 35, 1.8)
    stage.shoot([bag, hat], 6, 15, 60, 0.82, offset=(0, -0.1))


def stripes(color, ground):
    """A fouta's bands of color near its ends, as a picture."""
    bands = numpy.ones((800, 16, 3), numpy.float32) * rgb(ground)
    for start, size in ((60, 90), (170, 14), (200, 14), (230, 14), (560, 14), (590, 14), (650, 90)):
        bands[start : start + size] = rgb(color)
    return motifs.picture(bands)


@subject("tile-home-ambiance-essentials", "tile", size="tile")
def ambiance(stage, view):
    stage.key = 1.15
    table(seed=12, color="#8C6645", dark="#533823")
    wall("#A9BFCB", 0.42)
    lantern = fanous_lantern("#2B2A2A", True, stage)
    lantern.location, lantern.rotation_euler = (-0.04, 0.12, 0), (0, 0, 0.5)
    candle = yasmine_candle()
    candle.location = (0.14, -0.03, 0)
    for at, turn in (((-0.13, -0.08, 0), 15), ((-0.128, -0.08, 0.031), -12)):
        soap_bar(at, turn)
    stage.window(0.45, -1, front=0.25, strength=0.7)
    stage.shoot([lantern, candle], 3, 13, 65, 0.72, offset=(0, -0.1))


def rolling_toy(outline, at, turn=0.0, thickness=0.034, scale=1.0, wheels=((-0.06, 0.026), (0.06, 0.026)), eye=(0.09, 0.13)):
    """An animal sawn from olive wood, on four wheels."""
    wood, dark = olive_wood(direction="X"), plain_wood("#8A5A33", "#5A3719")
    body = slab([(x * scale, y * scale) for x, y in outline], thickness, wood, (0, 0, 0), 0.007, smooth_outline=240)
    parts = [body]
    for x, y in wheels:
        for side in (-0.008, thickness + 0.008):
            wheel = turned([(0, -0.007), (0.02, -0.007), (0.0255, -0.004), (0.0255, 0.004), (0.02, 0.007), (0, 0.007)], 3, dark, None, 0, 60, 40, foot_edge=False).thing
            wheel.location = (x * scale, y * scale, side)
            parts.append(wheel)
    for side in (0.0, thickness):
        parts.append(ball(0.0052, dark, (eye[0] * scale, eye[1] * scale, side), (1, 1, 0.5), detail=3))
    return group(parts, at, (90, 0, turn))


CAMEL = [(-0.115, 0.03), (-0.125, 0.1), (-0.115, 0.14), (-0.07, 0.16), (-0.035, 0.215), (0.0, 0.225), (0.03, 0.165), (0.06, 0.145), (0.085, 0.165), (0.095, 0.22), (0.115, 0.245),
         (0.155, 0.235), (0.165, 0.21), (0.135, 0.2), (0.125, 0.17), (0.11, 0.1), (0.095, 0.08), (0.09, 0.02), (0.05, 0.02), (0.045, 0.07), (-0.04, 0.07), (-0.05, 0.02), (-0.095, 0.02)]


@subject("tile-kids-room-wonders", "tile", size="tile")
def kids(stage, view):
    table(seed=14, color="#C9A274", dark="#94693F")
    wall("#EBD3A4", 0.45)
    camel = rolling_toy(CAMEL, (0.0, 0.03, 0), 12, eye=(0.128, 0.222))
    paints = ("#2F6296", "#D39A3F", "#B5482A", "#6B7A3A", "#EFE6D4")
    spots = ((-0.15, -0.08, 0, 20), (-0.105, -0.105, 0, -15), (-0.128, -0.09, 0.042, 40), (0.14, -0.12, 0, 30), (0.19, -0.08, 0, -10))
    for k, (x, y, z, turn) in enumerate(spots):
        box(0.042, 0.042, 0.042, plain_wood("#C79A68", "#8A5E36", "X", 0.5, paints[k], 0.35), (x, y, z), 0.004, turn)
    stage.window(0.34, -1, front=0.25)
    stage.shoot([camel], -8, 13, 65, 0.64, offset=(0, -0.12))
