"""Thrown and painted pots of Nabeul."""

from math import cos, pi, sin

import motifs
import numpy
from materials import Nodes, bare_clay, brass, glass, glaze, glow, leaf, liquid, plain, wax, weave
from motifs import Canvas, face_canvas, rgb
from props import bench, blue_boards, foliage, shade
from shapes import ball, box, cloth, curve_through, grains, group, mesh, slab, strand, tube, turned
from subjects import subject
from walls import ledge, linen_cloth, table, terracotta_floor, tiles, wall

WHITE = "#F4EDDF"
COBALT = "#1C4585"


def hout_bowl(seed=1, ink=COBALT, wash="#7FA3CC", turn=0.6):
    face = face_canvas(3072, seed)
    for k in range(3):
        motifs.fish(face, motifs.stretched(motifs.ring(0.62, turn + k * 2 * pi / 3, 0.74), 1.25, 0.9), ink, wash)
        place = motifs.ring(0.60, turn + (k + 0.5) * 2 * pi / 3, 0.15)
        motifs.flower(face, place, 6, ink, "#D99E2B", wash)
    motifs.circle(face, 0.955, 0.05, ink)
    motifs.circle(face, 0.895, 0.014, ink)
    motifs.circle(face, 0.33, 0.014, ink)
    motifs.circle(face, 0.295, 0.03, ink)
    motifs.scallops_ring(face, 0.89, 0.045, 36, 0.012, ink)
    motifs.flower(face, motifs.flat(1, 1, 0.42), 8, ink, "#D99E2B", wash)
    outside = Canvas(0.88, 0.17, 2048, True, seed + 3)
    outside.band(0.155, 0.006, ink)
    outside.band(0.148, 0.0016, ink)
    motifs.arches_row(outside, 0.118, 0.142, 26, 0.0022, ink)
    motifs.dots_row(outside, 0.125, 26, 0.0028, ink, 0.5)
    outside.band(0.108, 0.002, ink)
    profile = [(0.0, 0.004), (0.036, 0.004), (0.044, 0.0), (0.05, 0.001), (0.052, 0.009), (0.072, 0.02), (0.106, 0.046), (0.13, 0.073), (0.139, 0.087),
               (0.1405, 0.0905), (0.137, 0.0905), (0.1325, 0.083), (0.122, 0.066), (0.1, 0.042), (0.07, 0.023), (0.036, 0.014), (0.0, 0.012)]
    white = glaze(WHITE, outside.image(), "around")
    inside = glaze(WHITE, face.image(), "face")
    return turned(profile, 9, white, inside, 0.008, seed=seed)


@subject("hout", "whole", "detail", "scene")
def hout(stage, view):
    bowl = hout_bowl().thing
    wall("#EBE0CE", 0.6)
    if view == "scene":
        table(seed=5, turn=-3)
        stage.window(0.34, 1)
        _salad(stage)
        glass_of_tea((0.19, 0.16, 0))
        linen_cloth(0.34, 0.3, "#C9D3DA", 0.014, 9, (-0.24, -0.12, 0), -32)
        stage.shoot([bowl], 12, 33, 62, 0.72, offset=(0.03, -0.06))
        return
    table(depth=1.25, planks=4, seed=3, turn=4)
    linen_cloth(0.46, 1.1, "#D9CFBC", 0.006, 4, (-0.1, -0.1, 0), 14, 620, flat=0.16)
    stage.window(0.3, -1)
    if view == "detail":
        stage.shoot(bowl, 40, 40, 90, 1.75, (-0.03, 0.04, 0.04), fstop=5, focus=(-0.03, 0.05, 0.04))
    else:
        # One fish far, two near at the sides: all three show.
        bowl.rotation_euler = (0, 0, pi)
        stage.shoot(bowl, -8, 48, 70, 0.8)


def _salad(stage):
    """Cut tomatoes, cucumber, olives and mint in the bowl."""
    chance = stage.random
    diced = [plain(color, 0.34, 0.35, uneven=0.3) for color in ("#9C3524", "#8A2A1C", "#AD4A33", "#8FA062", "#A9B583", "#E4DCC6")]
    dark, mint = plain("#2C2A1C", 0.25), leaf("#34502A", "#6C8359")
    ball(0.092, plain("#4F3322", 0.95, 0.1, uneven=0.3), (0, 0, 0.05), (1, 1, 0.28))
    for k in range(900):
        a, r = chance.uniform(0, 6.3), 0.099 * chance.random() ** 0.5
        z = 0.056 + 0.021 * (1 - (r / 0.1) ** 2) + chance.uniform(-0.003, 0.004)
        at = (r * cos(a), r * sin(a), z)
        kind = chance.random()
        if kind < 0.9:
            size = [chance.uniform(0.006, 0.0095) for _ in range(3)]
            piece = box(*size, chance.choices(diced, (4, 3, 2, 4, 3, 2))[0], at, 0.0012, uneven=0.0017, seed=k)
        elif kind < 0.93:
            piece = ball(0.0075, dark, at, (1, 1, 1.2), detail=3)
        else:
            piece = sprig_leaf(mint, chance.uniform(0.014, 0.02))
            piece.location = (at[0], at[1], z + 0.008)
        piece.rotation_euler = [chance.uniform(-0.7, 0.7), chance.uniform(-0.7, 0.7), chance.uniform(0, 6)]


def sprig_leaf(material, length):
    """One leaf, folded a little along its rib."""
    points, faces = [], []
    rows, columns = 8, 4
    for i in range(rows + 1):
        t = i / rows
        half = 0.26 * length * sin(pi * t**0.8) ** 0.8
        for j in range(columns + 1):
            s = j / columns * 2 - 1
            points.append((t * length, s * half, abs(s) * half * 0.35 + 0.12 * length * sin(pi * t)))
    for i in range(rows):
        for j in range(columns):
            a = i * (columns + 1) + j
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    return mesh("Leaf", points, faces, material)


def glass_of_tea(at, filled="#8A4A16", drink=None):
    """A small glass, half full of tea or of another `drink`."""
    profile = [(0, 0.0), (0.02, 0.0), (0.022, 0.003), (0.023, 0.03), (0.027, 0.075), (0.0255, 0.075), (0.0215, 0.03), (0.0205, 0.007), (0, 0.006)]
    vessel = turned(profile, 4, glass(lets_in=drink is not None), None, 0.0, 64, 60, foot_edge=False).thing
    tea = turned([(0, 0.0065), (0.0203, 0.0075), (0.0213, 0.03), (0.0238, 0.055), (0, 0.055)], 3, drink or liquid(filled), None, 0, 64, 40, sharp=(3,)).thing
    return group([vessel, tea], at)


def mthred_platter():
    face = face_canvas(3072, 5)
    motifs.rosette(face, (1, 1), 0.6)
    motifs.circle(face, 0.965, 0.05, "#D99E2B")
    motifs.circle(face, 0.915, 0.012, "#3E5A2C")
    motifs.scallops_ring(face, 0.905, 0.06, 40, 0.012, "#3E5A2C")
    for k in range(24):
        a = 2 * pi * k / 24
        motifs.leaf_stroke(face, motifs.ring(0.77, a, 0.16), (-0.3, -0.2), 0.7, 0.7, "#4F7A3A" if k % 2 else "#D9982A", 0.34)
        face.dot((1 + 0.715 * cos(a + 0.13), 1 + 0.715 * sin(a + 0.13)), 0.011, "#3E5A2C")
    motifs.circle(face, 0.675, 0.012, "#3E5A2C")
    motifs.circle(face, 0.645, 0.022, "#D99E2B")
    outside = Canvas(1.2, 0.3, 2048, True, 6)
    outside.band(0.29, 0.008, "#D99E2B")
    outside.band(0.07, 0.004, "#4F7A3A")
    profile = [(0, 0.012), (0.052, 0.012), (0.064, 0.0), (0.073, 0.0), (0.069, 0.012), (0.056, 0.03), (0.05, 0.046), (0.062, 0.058), (0.11, 0.07),
               (0.16, 0.09), (0.187, 0.107), (0.19, 0.1105), (0.186, 0.111), (0.155, 0.0975), (0.11, 0.08), (0.05, 0.068), (0, 0.066)]
    return turned(profile, 11, glaze("#F3EAD3", outside.image()), glaze("#F3EAD3", face.image(), "face"), 0.006, seed=7)


@subject("mthred", "whole", "detail", "scene")
def mthred(stage, view):
    platter = mthred_platter().thing
    wall("#E4D3BC", 0.75)
    if view == "scene":
        table(seed=9, color="#8A6342", dark="#4F331E")
        _couscous(stage)
        linen_cloth(0.5, 0.4, "#EAE2D2", 0.016, 12, (0.3, -0.18, 0), 24)
        bowl = hout_bowl(4).thing
        bowl.scale = (0.5, 0.5, 0.5)
        bowl.location = (-0.3, 0.22, 0)
        stage.window(0.42, -1)
        stage.shoot(platter, -10, 32, 60, 0.84, offset=(0, -0.04))
        return
    terracotta_floor(0.22, 12)
    stage.window(0.42, 1)
    if view == "detail":
        stage.shoot(platter, -24, 46, 95, 1.9, (0.04, -0.04, 0.085), fstop=5, focus=(0.04, -0.06, 0.085))
    else:
        stage.shoot(platter, 10, 32, 68, 0.84)


def _couscous(stage):
    """A mound of grains with chickpeas, pumpkin, carrots and raisins."""
    chance = numpy.random.default_rng(5)
    grain = plain("#DFAE60", 0.6, uneven=0.3)
    height = lambda r: 0.068 + 0.052 * numpy.maximum(0.0, 1 - (r / 0.14) ** 2) ** 0.6
    turned([(0, 0.074), *((r, float(height(r)) - 0.001) for r in numpy.linspace(0.126, 0, 9))], 1, grain, None, 0, 90, 60, sharp=(1,), foot_edge=False)
    a, r = chance.uniform(0, 2 * pi, 26000), 0.127 * chance.random(26000) ** 0.5
    lumps = 0.003 * numpy.sin(a * 5) * numpy.sin(r * 90)
    grains(numpy.stack([r * numpy.cos(a), r * numpy.sin(a), height(r) + lumps + chance.uniform(-0.002, 0.001, len(a))], 1), 0.0014, grain)
    carrot, pumpkin, pea = plain("#B9571C", 0.35, uneven=0.3), plain("#C98A2E", 0.4, uneven=0.35), plain("#CBA55A", 0.45)
    for k in range(6):
        turn, r = k * 1.05 + chance.uniform(-0.2, 0.2), chance.uniform(0.035, 0.06)
        x, y = r * cos(turn), r * sin(turn)
        z = float(height(r)) + 0.006
        along = (cos(turn + 0.4), sin(turn + 0.4))
        if k % 2:
            points = [(x + along[0] * d, y + along[1] * d, z - 0.16 * abs(d) + 0.003 * sin(90 * d)) for d in (-0.04, -0.02, 0.0, 0.025, 0.048)]
            tube(curve_through(points, 14), numpy.interp(numpy.linspace(0, 1, 14), (0, 0.06, 0.5, 0.94, 1), (0.004, 0.0105, 0.0095, 0.006, 0.002)), carrot, 16, 0.85)
        else:
            thing = box(0.04, 0.026, 0.02, pumpkin, (x, y, z - 0.006), 0.007, uneven=0.005, seed=k)
            thing.rotation_euler = (chance.uniform(-0.25, 0.25), chance.uniform(-0.25, 0.25), turn)
    for k in range(34):
        turn, r = chance.uniform(0, 2 * pi), 0.1 * chance.random() ** 0.6
        ball(0.0056, pea, (r * cos(turn), r * sin(turn), float(height(r)) + 0.003), (1.05, 1, 0.92), 0.1, 2, k, 3)


def gargoulette_jug(seed=1, color="#AD6647"):
    """A jug with a spout pulled by hand, a handle, and a scratched wavy line round its shoulder."""
    scratched = Canvas(0.5, 0.4, 2048, True, seed)
    motifs.waves_row(scratched, 0.262, 0.006, 15, 0.0024, "#7E3F22")
    scratched.band(0.277, 0.0016, "#8A4626")
    scratched.band(0.247, 0.0016, "#8A4626")
    profile = [(0, 0.004), (0.04, 0.003), (0.047, 0.0), (0.052, 0.004), (0.064, 0.04), (0.079, 0.09), (0.084, 0.13), (0.077, 0.172), (0.054, 0.205),
               (0.034, 0.226), (0.028, 0.245), (0.03, 0.268), (0.036, 0.285), (0.0365, 0.2895), (0.034, 0.29), (0.027, 0.27), (0.0245, 0.245), (0.03, 0.222),
               (0.07, 0.16), (0.074, 0.1), (0.04, 0.02), (0, 0.012)]
    clay = bare_clay(color, scratched.image())
    body = turned(profile, 13, clay, bare_clay("#9C5231"), 0.009, 140, 200, seed).thing
    handle = tube(curve_through([(-0.024, 0, 0.25), (-0.05, 0, 0.266), (-0.08, 0, 0.252), (-0.092, 0, 0.215), (-0.07, 0, 0.178)], 22),
                  numpy.linspace(0.0105, 0.0088, 22), clay, flat=0.65)
    spout = tube(curve_through([(0.062, 0, 0.165), (0.088, 0, 0.184), (0.106, 0, 0.214), (0.118, 0, 0.24)], 16), numpy.linspace(0.019, 0.0085, 16), clay)
    mouth = tube([(0.1165, 0, 0.2365), (0.1185, 0, 0.2412)], [0.006, 0.006], bare_clay("#4A2413"), smooth=0)
    return group([body, handle, spout, mouth])


@subject("gargoulette", "whole", "detail", "group", "scene")
def gargoulette(stage, view):
    jug = gargoulette_jug()
    if view == "group":
        jug.rotation_euler = (0, 0, 0.4)
        other = gargoulette_jug(5, "#B87253")
        other.location, other.rotation_euler = (-0.15, 0.14, 0), (0, 0, 2.0)
        third = gargoulette_jug(9, "#A45D3F")
        third.location, third.rotation_euler = (0.14, 0.2, 0), (0, 0, -0.9)
        ledge("#E6DAC4", 1.9, front=-1.2)
        wall("#E9DECB", 0.55)
        stage.window(0.4, 1)
        stage.shoot([jug, other, third], 8, 12, 70, 0.84)
        return
    if view == "scene":
        # Full, on the sill of a kitchen before shut shutters.
        ledge("#E8DECB", 0.62, front=-0.42)
        blue_boards(-0.72, 0.2, 9, paint="#3E6F96")
        turned([(0, 0.0), (0.06, 0.0), (0.085, 0.012), (0.1, 0.02), (0.1, 0.023), (0.07, 0.014), (0, 0.012)], 4, bare_clay("#A85A36"), None, 0.006, seed=4)
        jug.location, jug.rotation_euler = (0, 0, 0.0125), (0, 0, pi + 0.15)
        water = turned([(0, 0.262), (0.0262, 0.2685), (0.0268, 0.27), (0, 0.27)], 2, liquid("#DDE6E4"), None, 0, 60, 20, foot_edge=False).thing
        water.location = (0, 0, 0.0125)
        glass_of_tea((0.103, -0.09, 0), "#DDE6E4")
        crown = shade(foliage(300, 0.3, 0.09, leaf(), 5, 0.9, 0.15))
        crown.location = (0.9, -0.75, 0.9)
        stage.window(0.34, 1, front=0.1)
        stage.sun(50, 38, 3.0)
        stage.shoot(jug, -24, 34, 80, 0.98, (-0.008, 0, 0.16), fstop=5, focus=(-0.03, -0.06, 0.2))
        return
    jug.rotation_euler = (0, 0, -0.35)
    table(seed=2)
    wall("#E8DCC8", 0.5)
    stage.window(0.3, 1 if view == "detail" else -1)
    if view == "detail":
        stage.shoot(jug, 16, 16, 95, 1.9, (0.03, 0, 0.2), fstop=7, focus=(0.02, -0.06, 0.18))
        return
    stage.shoot(jug, -6, 9, 80, 0.8)


def jarra_vase():
    canvas = Canvas(0.6, 0.52, 4096, True, 3)
    for row, (height, size, waves) in enumerate(((0.108, 0.1, 4), (0.2115, 0.115, 4), (0.318, 0.105, 4), (0.409, 0.085, 4))):
        length = 0.6 / size
        motifs.vine(canvas, motifs.flat(0.05 * row, height, size), length, COBALT, "#4F83BA", waves, "#3D7FB8")
    for height, width in ((0.03, 0.01), (0.047, 0.002), (0.447, 0.003), (0.505, 0.012), (0.49, 0.002)):
        canvas.band(height, width, COBALT)
    motifs.arches_row(canvas, 0.452, 0.482, 30, 0.0026, COBALT)
    motifs.arches_row(canvas, 0.05, 0.072, 26, 0.0026, COBALT)
    profile = [(0, 0.006), (0.052, 0.005), (0.06, 0.0), (0.066, 0.004), (0.069, 0.02), (0.082, 0.09), (0.1, 0.17), (0.1085, 0.235), (0.1, 0.3), (0.075, 0.352),
               (0.052, 0.39), (0.047, 0.415), (0.054, 0.438), (0.067, 0.449), (0.066, 0.4515), (0.06, 0.449), (0.044, 0.43), (0.04, 0.41), (0.06, 0.36), (0.09, 0.25),
               (0.06, 0.03), (0, 0.015)]
    return turned(profile, 14, glaze("#F5EFE2", canvas.image(), gloss=0.1), glaze("#EFE6D6"), 0.006, 180, 260, 11)


@subject("jarra", "whole", "detail", "scene")
def jarra(stage, view):
    vase = jarra_vase().thing
    if view == "scene":
        # On a bench in the hallway, in the sun of the door.
        wall("#E9D9BE", 0.34)
        bench(at=(0.1, 0.02, -0.38))
        for k in range(6):
            olive_branch(stage, (0, 0, 0.36), 0.42 + 0.1 * stage.random.random(), -1.9 + 0.75 * k, 0.35 + 0.35 * stage.random.random(), 26)
        stage.window(0.55, 1, front=0.2)
        stage.sun(55, 30, 2.4)
        stage.shoot(vase, -26, 27, 85, 1.12, (0, 0, 0.32), fstop=2.8, focus=(-0.03, -0.08, 0.28))
        return
    ledge("#E7DCC8", 1.3)
    wall("#D9C9B0", 0.5)
    stage.window(0.5, 1)
    if view == "detail":
        stage.shoot(vase, -14, 12, 100, 2.1, (0.0, 0, 0.25), fstop=4.5)
    else:
        stage.shoot(vase, 7, 7, 85, 0.84)


def olive_branch(stage, foot, length, turn, lean, leaves=22):
    """An olive branch rising from a place, with narrow silver-backed leaves."""
    chance = stage.random
    bark, green = plain("#6B5A44", 0.8), leaf("#5D6B41", "#AEB79A")
    wave = chance.uniform(-0.05, 0.05)
    points = []
    for t in numpy.linspace(0, 1, 9):
        reach = length * lean * t**1.4
        points.append((foot[0] + reach * sin(turn) + wave * sin(3 * t), foot[1] - 0.4 * reach * cos(turn), foot[2] + length * t * (1 - 0.25 * lean * t)))
    line = curve_through(points, 40)
    strand(line, 0.004, bark, 40, (1, 0.7, 0.35))
    for k in range(leaves):
        i = 8 + int(31 * k / leaves)
        thing = sprig_leaf(green, chance.uniform(0.045, 0.07) * (1.1 - 0.4 * k / leaves))
        thing.scale = (1, 0.62, 1)
        thing.location = line[i]
        thing.rotation_euler = (chance.uniform(-0.8, 0.8), -chance.uniform(0.0, 1.0), chance.uniform(0, 6.3))


def finjen_cup(color="#D99E2B", seed=1, accent="#A8461F"):
    canvas = Canvas(0.18, 0.088, 1024, True, seed)
    for k in range(10):
        canvas.dot((0.18 * (k + 0.5) / 10, 0.055), 0.005, color)
        canvas.dot((0.18 * k / 10, 0.068), 0.0026, accent)
        canvas.dot((0.18 * k / 10, 0.043), 0.0026, accent)
    canvas.band(0.0845, 0.005, color)
    canvas.band(0.034, 0.0014, accent)
    profile = [(0, 0.003), (0.017, 0.003), (0.0205, 0.0), (0.0225, 0.002), (0.0205, 0.008), (0.0235, 0.018), (0.0285, 0.036), (0.0318, 0.056), (0.0325, 0.0598),
               (0.0312, 0.0602), (0.0298, 0.056), (0.0262, 0.036), (0.02, 0.016), (0, 0.009)]
    return turned(profile, 9, glaze("#FAF3E3", canvas.image()), glaze("#FAF3E3"), 0.014, 110, 120, seed)


def brass_tray():
    return turned([(0, 0), (0.13, 0.0), (0.15, 0.004), (0.158, 0.014), (0.156, 0.0155), (0.146, 0.0065), (0.128, 0.003), (0, 0.003)], 5, brass(0.22, 0.4, 0.25), None, 0.002).thing


def coffee():
    """What fills a cup."""
    return turned([(0, 0.04), (0.0262, 0.0455), (0.0264, 0.046), (0, 0.046)], 2, plain("#26110A", 0.45, 0.08), None, 0, 48, 20).thing


@subject("finjen", "whole", "detail", "group", "scene")
def finjen(stage, view):
    chance = stage.random
    colors = ("#D99E2B", "#D99E2B", "#D99E2B", "#D99E2B", "#D99E2B", "#D99E2B") if view != "group" else ("#D99E2B", "#2E8C95", "#1F4E86") * 2
    cups = [finjen_cup(color, k + 1).thing for k, color in enumerate(colors)]
    for cup in cups:
        cup.rotation_euler = (0, 0, chance.uniform(0, 6))
    spots = [(-0.085, 0.0), (0.0, -0.03), (0.085, 0.01), (-0.045, 0.085), (0.045, 0.09), (0.01, 0.17)]
    if view == "scene":
        table(seed=8, color="#7F5A3B", dark="#49301D")
        wall("#E3D5BF", 0.6)
        tray = brass_tray()
        for k, cup in enumerate(cups):
            a = 2 * pi * k / 6 + 0.3
            cup.location = (0.092 * cos(a), 0.092 * sin(a), 0.003)
            coffee().location = cup.location
        sugar = plain("#EFEAE0", 0.95, 0.1, uneven=0.06)
        for k, (x, y, z) in enumerate(((-0.017, -0.012, 0), (0.004, -0.021, 0), (0.019, -0.003, 0), (-0.006, 0.01, 0), (-0.006, -0.007, 0.0125))):
            box(0.013, 0.013, 0.012, sugar, (x, y, z + 0.0032), 0.0006, k * 37, uneven=0.0008, seed=k)
        stage.window(0.28, -1)
        stage.shoot([tray], 10, 42, 65, 0.84)
        return
    if view == "detail":
        for cup, spot in zip(cups, ((0, 0, 0), (-0.052, 0.085, 0), (-0.053, 0.084, 0.034), (0.09, 0.13, 0))):
            cup.location = spot
        for cup in cups[4:]:
            cup.hide_render = True
        linen_cloth(0.9, 0.8, "#8E9A96", 0.004, 17, flat=0.12)
        wall("#CBBBA2", 0.5)
        stage.window(0.16, 1, front=0.2)
        stage.shoot(cups[0], -9, 24, 100, 0.92, (0.006, 0, 0.036), fstop=9, focus=(0, -0.028, 0.045))
        return
    if view == "group":
        for cup, spot in zip(cups, spots):
            cup.location = (*spot, 0)
        tiles(0.1, pattern=lambda i, j, c: c.choice(("#2F7D86", "#35858C", "#2A737D")), turn=12)
        wall("#E6DAC7", 0.6)
        stage.window(0.22, 1)
        stage.shoot(cups, -6, 34, 75, 0.78)
        return
    for k, spot in enumerate(((-0.05, 0.03, 0), (-0.048, 0.031, 0.034), (-0.051, 0.029, 0.068), (0.045, 0.05, 0), (0.03, -0.045, 0), (0.105, -0.005, 0))):
        cups[k].location = spot
    ledge("#E9DFCC")
    wall("#DDCDB4", 0.35)
    stage.window(0.2, -1)
    stage.shoot(cups, 5, 19, 85, 0.8)


def khabia_jar(color="#55582C", seed=1, open_by=0.0):
    canvas = Canvas(0.46, 0.27, 2048, True, seed)
    for k in range(13):
        canvas.dot((0.46 * (k + 0.5) / 13, 0.172), 0.0078, "#E9DDB8")
        canvas.dot((0.46 * k / 13, 0.2), 0.0045, "#D99E2B")
    canvas.band(0.219, 0.003, "#E9DDB8")
    canvas.band(0.148, 0.003, "#E9DDB8")
    profile = [(0, 0.004), (0.042, 0.003), (0.049, 0.0), (0.053, 0.004), (0.061, 0.028), (0.0725, 0.075), (0.0735, 0.108), (0.064, 0.143), (0.05, 0.16), (0.047, 0.17),
               (0.0495, 0.177), (0.0475, 0.1785), (0.043, 0.172), (0.045, 0.16), (0.066, 0.11), (0.05, 0.02), (0, 0.012)]
    body = turned(profile, 10, glaze(color, canvas.image(), worn=1.2, clay="#A0653C"), glaze(color), 0.008, 150, 200, seed)
    lid = turned([(0, 0.17), (0.041, 0.171), (0.044, 0.1775), (0.0525, 0.1785), (0.0535, 0.182), (0.047, 0.188), (0.025, 0.194), (0.011, 0.1965), (0.0085, 0.2), (0.0125, 0.206),
                  (0.0115, 0.211), (0.006, 0.2135), (0, 0.214)], 12, glaze(color, worn=1.2, clay="#A0653C", rings=0.35), None, 0.006, 110, 120, seed + 2).thing
    return body.thing, lid


@subject("khabia", "whole", "detail", "scene")
def khabia(stage, view):
    jar, lid = khabia_jar()
    if view == "scene":
        table(seed=6)
        wall("#EAE0CE", 0.45)
        lid.location, lid.rotation_euler = (0.125, -0.035, -0.13), (0.0, -0.42, 0.5)
        lid.location = (0.12, -0.06, -0.1685)
        lid.rotation_euler = (0, 0, 0.5)
        other, _ = khabia_jar("#A66A2C", 5)
        other.location = (-0.16, 0.14, 0)
        _.location = (-0.16, 0.14, 0)
        olives(stage, 110, (0, 0, 0.138), 0.042, 0.028)
        olives(stage, 7, (-0.06, -0.11, 0.0085), 0.05, 0)
        stage.window(0.26, -1)
        stage.shoot([jar], 8, 24, 75, 0.62, offset=(-0.02, -0.05))
        return
    linen_cloth(1.3, 1.0, "#DDD0B6", 0.007, 8, flat=0.12)
    wall("#E7D8BE", 0.5)
    stage.window(0.24, 1)
    if view == "detail":
        stage.shoot(jar, -12, 22, 95, 1.7, (0, 0, 0.15), fstop=4.5)
    else:
        stage.shoot([jar, lid], 4, 13, 80, 0.76)


def olives(stage, count, at, radius, heap):
    """Green and dark olives heaped, or lying about when heap is 0."""
    chance = stage.random
    kinds = [plain(c, 0.22) for c in ("#7A7B2E", "#66692A", "#8C8238", "#4A3427")]
    for k in range(count):
        a, r = chance.uniform(0, 6.3), radius * chance.random() ** 0.5
        z = at[2] + (chance.uniform(0, 1) * heap * (1 - 0.3 * (r / radius) ** 2) if heap else 0)
        thing = ball(0.0085, kinds[k % 4], (at[0] + r * cos(a), at[1] + r * sin(a), z), (1, 1, 1.28), detail=3)
        thing.rotation_euler = (pi / 2 + chance.uniform(-0.4, 0.4) * bool(heap), 0, chance.uniform(0, 6.3))


def yasmine_candle(ink="#2E8C95", seed=1, lit=False, stage=None):
    canvas = Canvas(0.34, 0.1, 2048, True, seed)
    for k in range(8):
        motifs.star(canvas, motifs.flat(0.34 * (k + 0.5) / 8, 0.06, 0.033, 0.2), 8, ink, "#1E5E66" if ink != COBALT else "#12305E")
        canvas.dot((0.34 * k / 8, 0.06), 0.0036, "#D99E2B")
    canvas.band(0.0955, 0.006, ink)
    canvas.band(0.086, 0.0013, ink)
    canvas.band(0.034, 0.002, ink)
    profile = [(0, 0.004), (0.026, 0.004), (0.031, 0.0), (0.035, 0.001), (0.035, 0.008), (0.045, 0.018), (0.053, 0.042), (0.0545, 0.066), (0.0545, 0.0695),
               (0.0518, 0.0695), (0.0505, 0.06), (0.048, 0.04), (0.03, 0.013), (0, 0.011)]
    bowl = turned(profile, 8, glaze("#F8F1E2", canvas.image()), glaze("#F8F1E2"), 0.008, 150, 160, seed).thing
    pool = turned([(0, 0.04), (0.049, 0.05), (0.0507, 0.0605), (0.049, 0.0592), (0.02, 0.0588), (0.004, 0.0585), (0, 0.0588)], 2, wax("#F5EBD5"), None, 0.003, 90, 60, seed).thing
    wick = strand([(0, 0, 0.058), (0.0006, 0, 0.064), (0.002, 0.0005, 0.071)], 0.0022, plain("#E9E0CE" if not lit else "#2B211A", 0.9))
    parts = [bowl, pool, wick]
    if lit:
        parts.append(ball(0.0045, glow("#FFC46B", 26), (0.002, 0, 0.081), (0.8, 0.8, 2.4), detail=3))
        stage.lamp((0.002, 0, 0.09), 0.12, 0.006)
    return group(parts)


def jasmine(stage, at, size=0.017):
    """One open jasmine flower, five petals and its tube."""
    chance = stage.random
    petal = plain("#F6F1E6", 0.6)
    parts = []
    for k in range(5):
        thing = sprig_leaf(petal, size)
        thing.scale = (1, 1.1, 0.7)
        thing.rotation_euler = (0, -0.25, 2 * pi * k / 5 + chance.uniform(-0.1, 0.1))
        parts.append(thing)
    parts.append(ball(size * 0.09, plain("#D9C36A"), (0, 0, size * 0.03), detail=2))
    return group(parts, at, (chance.uniform(-25, 25), chance.uniform(-25, 25), chance.uniform(0, 360)))


@subject("yasmine", "whole", "detail", "group", "scene")
def yasmine(stage, view):
    if view == "scene":
        stage.key, stage.warmth = 0.8, 0.05
        candle = yasmine_candle(lit=True, stage=stage)
        table(seed=11, color="#7A5638", dark="#452C1A")
        wall("#D9C6A8", 0.4)
        for x, y in ((0.09, -0.05), (0.11, -0.02), (-0.1, -0.045), (0.075, -0.09), (-0.075, -0.085)):
            jasmine(stage, (x, y, 0.004))
        stage.window(0.2, -1, strength=0.5)
        stage.shoot(candle, 8, 20, 75, 0.5, offset=(0, -0.1))
        return
    candle = yasmine_candle()
    if view == "detail":
        table(seed=15, color="#9C744E", dark="#5F4128", turn=8)
        wall("#D3C5AE", 0.5)
        candle.rotation_euler = (0, 0, -0.3)
        stage.window(0.18, 1, front=0.25)
        stage.shoot(candle, 8, 33, 100, 1.45, (0.008, -0.01, 0.05), fstop=9, focus=(0.0, -0.045, 0.06))
        return
    if view == "group":
        other = yasmine_candle(COBALT, 6)
        other.location, other.rotation_euler = (-0.1, 0.09, 0), (0, 0, 1)
        tiles(0.075, pattern=lambda i, j, c: c.choice(("#EFE6D4", "#E8DDC8", "#F3ECDD")), turn=18)
        wall("#E5D6BD", 0.5)
        for x, y in ((0.085, 0.0), (0.1, 0.035), (-0.06, -0.05)):
            jasmine(stage, (x, y, 0.004))
        stage.window(0.2, 1)
        stage.shoot([candle, other], 10, 26, 80, 0.74)
        return
    linen_cloth(1.0, 0.9, "#E6DCCB", 0.006, 14, flat=0.1)
    wall("#DCD3C2", 0.45)
    jasmine(stage, (0.08, -0.045, 0.006))
    jasmine(stage, (0.095, -0.02, 0.006))
    stage.window(0.18, -1)
    stage.shoot(candle, -6, 27, 80, 0.66)


def ftour_plate(ink="#3E83AE", seed=1):
    face = face_canvas(2048, seed)
    motifs.fish(face, motifs.flat(1.0, 0.98, 1.12, 0.1), ink, "#A9CBE0" if ink == "#3E83AE" else "#F0CFC8", "#F6F1E4")
    smile = motifs.flat(1.0, 0.98, 1.12, 0.1)
    face.stroke(smile([(0.475, -0.02), (0.44, -0.055), (0.395, -0.05), (0.37, -0.02)]), 0.024, ink)
    face.dot(smile([(0.35, -0.045)])[0], 0.022, "#E9A48F")
    for k in range(28):
        a = 2 * pi * k / 28
        face.dot((1 + 0.885 * cos(a), 1 + 0.885 * sin(a)), 0.026 if k % 2 else 0.017, "#E0AC3B" if k % 2 else ink)
    motifs.circle(face, 0.968, 0.035, ink)
    motifs.circle(face, 0.8, 0.012, ink)
    for x, y, r in ((1.62, 1.14, 0.03), (1.68, 1.24, 0.022), (1.64, 1.33, 0.016)):
        face.dot((x, y), r, "#E0AC3B")
    profile = [(0, 0.004), (0.05, 0.004), (0.056, 0.0), (0.062, 0.001), (0.064, 0.006), (0.078, 0.011), (0.089, 0.02), (0.0945, 0.0285), (0.0935, 0.0302), (0.0905, 0.0298),
               (0.083, 0.0195), (0.072, 0.0125), (0.05, 0.0105), (0, 0.0105)]
    return turned(profile, 8, glaze("#FBF5E8"), glaze("#FBF5E8", face.image(), "face"), 0.007, 150, 170, seed)


@subject("ftour", "whole", "detail", "group")
def ftour(stage, view):
    plate = ftour_plate().thing
    if view == "group":
        second, third = ftour_plate("#BF6474", 3).thing, ftour_plate("#D39A2E", 5).thing
        second.location, second.rotation_euler = (-0.11, 0.15, 0), (0, 0, 0.5)
        third.location, third.rotation_euler = (0.1, 0.17, 0), (0, 0, -0.7)
        # Both go on out of the picture, above and below.
        table(None, 2.4, planks=8, front=-0.9, seed=17, color="#9C7148", dark="#5F3F25")
        linen_cloth(0.42, 2.3, "#B9C6C9", 0.005, 21, (-0.02, 0.3, 0), 8, flat=0.25)
        plate.location = (0, -0.06, 0)
        stage.window(0.36, -1)
        stage.shoot([plate, second, third], -4, 46, 65, 0.86)
        return
    if view == "detail":
        _half_eaten(plate)
        stage.window(0.3, -1, front=-0.2)
        stage.shoot(plate, 30, 29, 90, 1.35, (0.012, -0.01, 0.016), fstop=3.2, focus=(0.03, -0.01, 0.012))
        return
    wall("#E9DEC9", 0.6)
    table(seed=13, color="#C49A6C", dark="#8E6640", turn=-5)
    stage.window(0.24, 1)
    linen_cloth(0.3, 0.3, "#C7D4DC", 0.01, 5, (-0.16, 0.06, 0), 20)
    stage.shoot(plate, -5, 48, 70, 0.74)


def _half_eaten(plate):
    """Breakfast on a checked cloth: a bitten slice of bread on the fish's tail, honey, milk."""
    # The carver's bread stands on boards that carry these pots.
    from crafts.woodwork import crust

    cloth(1.6, 1.3, weave("#F2EBDD", None, 900, picture=gingham("#C9837E", "#F2EBDD"), size=(1.6, 1.3)), 0.003, (0, 0.2, -0.0012), 12, seed=6)
    plate.rotation_euler = (0, 0, 0.62)
    a = numpy.linspace(0, 2 * pi, 90, endpoint=False)
    bitten = numpy.exp(-((numpy.minimum(a, 2 * pi - a) / 0.5) ** 4))
    r = 1 - bitten * (0.46 + 0.035 * numpy.cos(a * 14))
    outline = numpy.stack([r * 0.037 * numpy.cos(a) * (1 + 0.05 * numpy.cos(2 * a)), r * 0.029 * numpy.sin(a) * (1 + 0.06 * numpy.sin(3 * a))], 1)
    n = Nodes("Crumb")
    holes = n.span(n.cells(330, n.place((1, 1, 1), (0.4, 0.2, 0)), "SMOOTH_F1"), 0.05, 0.5)
    n.set(base_color=n.ramp(n.math("add", n.math("multiply", holes, 0.6), n.math("multiply", n.noise(150, 4), 0.4)), (0.25, "#C9A567"), (0.5, "#E9D2A0"), (0.75, "#F1E2BC")), roughness=0.95,
          specular=0.1, normal=n.bump(n.noise(700, 4), 0.0012, upon=n.bump(holes, 0.0022)))
    crumb = slab(outline, 0.013, n.material, (0, 0, 0), 0.002)
    edge = [(x, y, 0.0065) for x, y in outline[11:80]]
    rind = tube(numpy.array(edge) * (1.01, 1.01, 1), 0.0064, crust(), 14)
    honey = ball(0.02, plain("#B86F16", 0.1, 0.6, uneven=0.3), (-0.009, -0.002, 0.0126), (1.0, 0.75, 0.13), 0.09, 2.6, 6, 5)
    group([crumb, rind, honey], (-0.034, -0.009, 0.0148), (0, 4.6, 15))
    glass_of_tea((-0.03, 0.14, 0), drink=plain("#F4EFE4", 0.4))


def gingham(color, ground, count=44):
    """A checked cloth: where the stripes of both ways cross, the color is full."""
    stripe = numpy.repeat(numpy.arange(count) % 2, 24) / 2
    share = (stripe[:, None] + stripe[None, :])[..., None]
    return motifs.picture((rgb(ground) * (1 - share) + rgb(color) * share).astype(numpy.float32))


@subject("cover-dar-el-fakhar", "cover", size="cover")
def dar_el_fakhar(stage, view):
    """Saturday, when the kiln is opened: what came out stands along the wall of the courtyard."""
    stage.key = 1.4
    table(None, 1.6, 4.0, 0.05, 4, 0.004, -0.7, 3, "#8A6A4A", "#4E3826")
    wall("#EFE7D9", 0.36)
    dishes = [hout_bowl().thing, mthred_platter().thing]
    for dish, place in zip(dishes, ((-0.42, 0.27, 0.137), (0.36, 0.27, 0.187))):
        dish.rotation_euler, dish.location = (1.32, 0, 0), place
    vase = jarra_vase().thing
    vase.location = (0.02, 0.15, 0)
    jugs = [gargoulette_jug(seed) for seed in (1, 2)]
    for jug, place, turn in zip(jugs, ((-0.66, 0.12, 0), (-0.8, 0.2, 0)), (0.5, 2.4)):
        jug.location, jug.rotation_euler = place, (0, 0, turn)
    for color, seed, place in (("#55582C", 1, (0.64, 0.14, 0)), ("#A86A28", 2, (0.8, 0.2, 0))):
        for part in khabia_jar(color, seed):
            part.location = place
    plates = [ftour_plate(ink, k + 1) for k, ink in enumerate(("#3E83AE", "#C9697A", "#D99E2B"))]
    for k, plate in enumerate(plates):
        plate.thing.location = (0.2, 0.0, 0.012 * k)
    inks = ("#2E8C95", "#D99E2B", "#1F4E86", "#2E8C95", "#D99E2B")
    spots = ((-0.2, 0.02, 0), (-0.2, 0.02, 0.034), (-0.11, -0.03, 0), (-0.29, -0.02, 0), (-0.11, -0.03, 0.034))
    for k, (ink, spot) in enumerate(zip(inks, spots)):
        finjen_cup(ink, k + 1).thing.location = spot
    stage.window(0.9, -1, front=0.25, strength=0.8)
    stage.sun(-50, 32, 2.4, 2.5)
    stage.shoot([*dishes, vase, *jugs], 0, 9, 50, 0.93, aim=(0.0, 0.05, 0.15), fstop=5.6, jitter=False)
