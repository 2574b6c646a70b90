"""Bags of klim, of foutas and of scraps."""

from math import pi

import numpy
from crafts.cloth import BRICK, NATURAL, SAFFRON, SEA, UNDYED, fouta_cloth, rail
from crafts.rugs import klim_cloth
from materials import brass, leather, plain, plain_wood
from motifs import picture, rgb
from props import bench, blue_boards, rolled_cloth, straw_hat
from shapes import ball, box, curve_through, group, strands, tube, turned
from subjects import subject
from walls import ledge, table, terracotta_floor, wall
from weaves import CREAM, cotton, edge_of, folded, fringe, over_rod, paper, ripple, rope, sheet, striped, woven


def around(wide, deep, u, power=5.0):
    """A point of a rounded rectangle, squarer for a greater power: u runs evenly once round it from the middle of the back."""
    along = numpy.linspace(-1, 1, 101)[:-1] * 0.5 ** (1 / power)
    bulge = (1 - numpy.abs(along) ** power) ** (1 / power)
    line = numpy.concatenate([numpy.stack(side, 1) for side in ((-along, bulge), (-bulge, -along), (along, -bulge), (bulge, along))])
    line = numpy.vstack([line[50:], line[:51]])
    run = numpy.linalg.norm(numpy.diff(line * [numpy.mean(wide), numpy.mean(deep)], axis=0), axis=1)
    run = numpy.concatenate([[0], numpy.cumsum(run)]) / run.sum()
    return numpy.interp(u, run, line[:, 0]) * wide / 2, numpy.interp(u, run, line[:, 1]) * deep / 2


def chatt_tote(color="#C95F45", seed=1):
    """A bag of thick fouta, 42 wide, 36 high, 15 deep, standing open, rope through four brass eyes."""
    bands = [(0.05, 0.03, NATURAL), (0.09, 0.008, NATURAL), (0.106, 0.008, NATURAL), (0.2, 0.008, NATURAL), (0.216, 0.008, NATURAL), (0.232, 0.045, NATURAL), (0.286, 0.008, NATURAL)]
    cloth = cotton(striped(color, bands, 0.36, 1600, seed, 1.15, 200), color, (1.1, 0.36), 300, 2.4)
    lining = cotton(None, "#D9CDB4", (1.1, 0.36), 700)

    def side(inset=0.0):
        def place(u, w):
            belly = numpy.sin(numpy.clip(w, 0, 1) * pi) * 0.012
            deep = 0.15 * (1 - 0.3 * w**3) + belly
            x, y = around(0.4 + 0.02 * w - 2 * inset, deep - 2 * inset, u, 4.4)
            x = x + 0.003 * ripple(w * 0.36, u * 1.1, 0.2, seed)
            y = y + 0.006 * w * ripple(u * 1.1, w * 0.36, 0.24, seed + 2) + 0.003 * ripple(u * 1.1, w * 0.3, 0.11, seed + 4)
            z = w * (0.36 - inset) + 0.004 * w * ripple(u * 1.1, u * 0, 0.5, seed + 6) + inset
            corner = numpy.clip(1 - w / 0.05, 0, 1) ** 2 * 0.008
            return x * (1 - corner / 0.21), y * (1 - corner / 0.08), z

        return place

    parts = [sheet(side(), 220, 110, cloth, 0.0), sheet(side(0.003), 140, 60, lining, 0.0), box(0.35, 0.1, 0.004, lining, (0, 0, 0.006), 0.001)]
    rim = edge_of(side(), 220, True, 0.0)
    parts.append(tube(rim, 0.0028, cotton(None, color, (1, 1), 400), 8, smooth=0))
    top = edge_of(lambda u, w: side()(u, 0 * u + 0.955), 190, margin=0.0)
    out = top * [1.0, 1.0, 0] / numpy.linalg.norm(top * [1, 1, 0], axis=1)[:, None]
    parts.append(fringe(top + out * 0.007, (0, 0, -1), 0.042, plain("#EADFCB", 0.9), 2, 0.0024, 0.003, seed=seed))
    cord, gilt = plain("#D9C39A", 0.85), brass()
    for face in (-1, 1):
        spots = [numpy.array(side()(numpy.array(((0.5 if face < 0 else 1.0) + d) % 1), numpy.array(0.86))) for d in (-0.085, 0.085)]
        spots.sort(key=lambda p: p[0])
        for spot in spots:
            a = numpy.linspace(0, 2 * pi, 33)
            ring = numpy.stack([0.0105 * numpy.cos(a), 0 * a, 0.0105 * numpy.sin(a)], 1) + spot + [0, face * 0.002, 0]
            parts.append(tube(ring, 0.0028, gilt, 10, smooth=0))
            parts.append(ball(0.0135, cord, spot + [0, face * 0.013, -0.004], (1, 0.8, 1.1), 0.25, 6, 3, 3))
        low, high = spots
        sway = 0.035 * face
        arc = [low + [0, face * 0.006, 0], low + [0.004, face * 0.004, 0.06], low + [0.025, sway * 0.3, 0.15], (low + high) / 2 + [0, sway, 0.215],
               high + [-0.025, sway * 0.3, 0.15], high + [-0.004, face * 0.004, 0.06], high + [0, face * 0.006, 0]]
        parts.append(rope(arc, 0.0125, cord, 3))
    return group(parts)


@subject("chatt", "whole", "group", "scene", "detail")
def chatt(stage, view):
    bag = chatt_tote()
    if view == "group":
        ledge("#EBE1CF", 1.6, front=-1.2)
        wall("#EFE6D6", 0.45)
        sea, olive = chatt_tote("#2F6E9E", 2), chatt_tote("#6C7838", 3)
        bag.location, bag.rotation_euler = (-0.12, -0.14, 0), (0, 0, 0.12)
        sea.location, sea.rotation_euler = (0.27, 0.1, 0), (0, 0, -0.16)
        olive.location, olive.rotation_euler = (-0.33, 0.17, 0), (0, 0, 0.3)
        stage.window(0.8, -1, front=0.2)
        stage.shoot([bag, sea, olive], 6, 13, 65, 0.92)
        return
    bag.rotation_euler = (0, 0, -0.42)
    if view == "scene":
        terracotta_floor(0.2, 20)
        wall("#F3ECDF", 0.5)
        inside = [rolled_cloth(0.043, 0.4, None, color, at=at, turn=turn, seed=k) for k, (color, at, turn) in enumerate(
            (("#EDE6D6", (-0.1, 0.0, 0.02), (1, -2, 0)), ("#2F6E9E", (0.0, 0.002, 0.03), (-1, 1, 0)), ("#E2C074", (0.1, 0.0, 0.0), (1, 2, 0))))]
        for roll in inside:
            roll.parent = bag
        hat = straw_hat()
        hat.location, hat.rotation_euler = (0.33, -0.16, 0.0), (0, 0, 0.3)
        stage.window(0.7, 1, front=0.25)
        stage.sun(50, 36, 2.2)
        stage.shoot([bag, hat], -8, 14, 60, 1.08, offset=(0, -0.02))
        return
    table(seed=9, color="#A9825A", dark="#6F4E31")
    wall("#E5DAC7", 0.55)
    stage.window(0.6, 1 if view == "whole" else -1)
    if view == "detail":
        stage.shoot(bag, -36, 24, 95, 2.4, aim=(-0.02, -0.06, 0.33), fstop=5.6, focus=(-0.03, -0.09, 0.31))
        return
    stage.shoot(bag, 5, 14, 75, 0.84)


def rahala_pattern(columns=160, rows=70):
    """Rows of diamonds round the bag: the front's middle is the middle of the paper."""
    ground, cream, dark, ochre = range(4)
    cells = paper(columns, rows)
    y, x = numpy.mgrid[0:rows, 0:columns]
    for middle, period, colors in ((24, 20, (dark, cream, ochre)), (46, 20, (cream, dark, ground)), (8, 16, (cream, dark)), (62, 16, (cream, dark))):
        far = numpy.abs(x % period - (period / 2 - 0.5)) + numpy.abs(y - middle + 0.5)
        reach = period / 2 if period == 20 else 7
        for k, color in enumerate(colors):
            cells[(far < reach - 2.7 * k - 0.4) & (numpy.abs(y - middle + 0.5) < reach)] = color
    for line in (12, 35, 57):
        cells[line] = cream
        cells[line + (1 if line < 35 else -1), (numpy.arange(columns) // 2) % 2 == 0] = dark
    return cells


def rahala_bag(color="#A04A26", seed=1):
    """A backpack 30 wide, 42 high, 13 deep: klim above a leather foot, a leather flap with two straps."""
    cloth = cotton(woven(rahala_pattern(), (color, CREAM, "#2E3E73", "#C98F35"), 8, True, 0.05, seed, 1.12), color, (0.84, 0.42), 260, 2.6)
    hide, thread, gilt = leather("#8A552C"), plain("#E6D3AE", 0.8), brass()

    def skin(low, high, swell=0.0):
        def place(u, w):
            z = low + (high - low) * w
            t = z / 0.42
            crown = numpy.clip((t - 0.86) / 0.14, 0, 1)
            wide = 0.3 * (0.94 + 0.06 * numpy.sin(numpy.minimum(t * 2.2, 1) * pi / 2)) * (1 - 0.16 * crown**2) + swell
            deep = 0.135 * (1 + 0.1 * numpy.sin(t * pi)) * (1 - 0.5 * crown**2) + swell
            foot = numpy.clip(1 - z / 0.018, 0, 1) ** 2 * 0.014
            x, y = around(wide - foot, deep - foot, u, 4.2)
            return x + 0.002 * ripple(z, u, 0.15, seed), y + 0.003 * ripple(u * 0.84, z, 0.2, seed + 2), z + 0 * u

        return place

    parts = [sheet(skin(0.0, 0.42), 200, 150, cloth, 0.0), sheet(skin(0.0, 0.085, 0.005), 200, 40, hide, 0.0035)]
    parts.append(sheet(lambda u, w: tuple(a * b for a, b in zip(skin(0.415, 0.42)(u, 0 * u + 1), (w, w, 1 + 0 * w))), 80, 12, cloth, 0.0))
    seam = [numpy.array(skin(0.08, 0.08, 0.0105)(numpy.array(k / 150 + d), numpy.array(0.0))) for k in range(150) for d in (0.001, 0.005)]
    parts.append(strands([seam[k : k + 2] for k in range(0, 300, 2)], 0.0013, thread, "Stitches", 2))

    def flap(u, w):
        # From the upper back over the crown and down the front, narrowing to a round end.
        a = u * 2 - 1
        half = 0.137 * numpy.clip(1 - numpy.maximum(0, (w - 0.72) / 0.28) ** 2.6 * 0.75, 0, 1)
        line = curve_through([(0.06, 0.36), (0.05, 0.405), (0.02, 0.428), (-0.025, 0.428), (-0.058, 0.405), (-0.073, 0.36), (-0.0805, 0.3), (-0.0835, 0.245)], 400)
        at = numpy.clip(w * 399, 0, 399)
        y, z = (numpy.interp(at, numpy.arange(400), line[:, k]) for k in (0, 1))
        droop = numpy.abs(a) ** 3 * 0.018
        t = z / 0.42
        crown = numpy.clip((t - 0.86) / 0.14, 0, 1)
        reach = numpy.clip(numpy.abs(a * half) / (0.151 * (1 - 0.16 * crown**2)), 0, 1)
        front = -0.0675 * (1 + 0.1 * numpy.sin(t * pi)) * (1 - 0.5 * crown**2) * (1 - reach**4.2) ** (1 / 4.2) - 0.006
        y = numpy.where((y < -0.03) & (z < 0.41), numpy.minimum(y + droop * 0.8, front), y)
        return a * half, y + 0.001 * ripple(a * 0.15, z, 0.1, seed), z - droop * (z > 0.37) * 0.25

    parts.append(sheet(flap, 80, 140, hide, 0.004))
    for side in (0.035, 0.965):
        line = [numpy.array(flap(numpy.array(side), numpy.array(w))) + [0, -0.0026, 0.001] for w in numpy.linspace(0.42, 0.99, 90)]
        parts.append(strands([line[k : k + 2] for k in range(0, 88, 3)], 0.0013, thread, "Stitches", 2))
    for x in (-0.068, 0.068):
        strap = curve_through([(x, 0.0, 0.4335), (x, -0.03, 0.432), (x, -0.0635, 0.408), (x, -0.08, 0.35), (x, -0.0875, 0.28), (x, -0.0905, 0.235), (x, -0.0885, 0.19), (x, -0.0855, 0.165)], 40)
        parts.append(tube(strap, 0.0115, hide, 16, 0.16))
        a = numpy.linspace(0, 2 * pi, 5) + pi / 4
        frame = numpy.stack([0.021 * numpy.cos(a) + x, 0 * a - 0.0945, 0.019 * numpy.sin(a) + 0.215], 1)
        parts.append(tube(numpy.vstack([numpy.linspace(frame[k], frame[k + 1], 8)[:-1] for k in range(4)] + [frame[:1]]), 0.0021, gilt, 10, smooth=0))
        parts.append(tube([(x, -0.0955, 0.201), (x, -0.0965, 0.216), (x, -0.0955, 0.231)], 0.0016, gilt, 8, smooth=0))
        parts.append(box(0.03, 0.006, 0.011, hide, (x, -0.091, 0.184), 0.002))
    handle = curve_through([(-0.045, 0.03, 0.415), (-0.042, 0.03, 0.448), (-0.02, 0.03, 0.476), (0.02, 0.03, 0.476), (0.042, 0.03, 0.448), (0.045, 0.03, 0.415)], 50)
    parts.append(tube(handle, 0.0095, hide, 16, 0.42))
    for side in (-1, 1):
        loop = curve_through([(side * 0.06, 0.066, 0.4), (side * 0.1, 0.12, 0.36), (side * 0.165, 0.115, 0.22), (side * 0.168, 0.1, 0.1), (side * 0.14, 0.075, 0.04)], 60)
        parts.append(tube(loop, 0.016, hide, 16, 0.16))
    return group(parts)


@subject("rahala", "whole", "detail", "scene")
def rahala(stage, view):
    stage.key, stage.saturation = 1.4, 0.92
    bag = rahala_bag()
    bag.rotation_euler = (0, 0, 0.38)
    stage.window(0.6, -1 if view == "whole" else 1, front=0.2)
    if view == "scene":
        terracotta_floor(0.2, 0, rows=16, columns=16)
        wall("#EEE4D3", 0.3)
        seat = bench(0.9, 0.36, 0.38, (0.02, 0.06, 0))
        bag.location, bag.rotation_euler = (-0.13, 0.04, 0.38), (-0.05, 0, -0.32)
        klims = [folded(0.3, 0.25, klim_cloth(0.4, 1.5, k + 4), 3, 0.0075, k + 2, (0.1 * k, 0.4 + 0.1 * k), (0.24, 0.07, 0.38 + 0.046 * k), 4 - 7 * k) for k in (0, 1)]
        hat = straw_hat("#A04A26")
        hat.location, hat.rotation_euler = (0.25, 0.265, 0.92), (1.5, 0, 0)
        stage.shoot([bag, hat, *klims], -7, 8, 60, 0.9, offset=(0, -0.02))
        return
    ledge("#E9DECB", 1.6, front=-1.2)
    wall("#E6D9C4", 0.45)
    if view == "detail":
        stage.shoot(bag, -8, 16, 95, 1.9, (0.03, -0.07, 0.2), fstop=4.5)
    else:
        stage.shoot(bag, 4, 9, 75, 0.8)


SCRAPS = ("#2F6296", "#F4E8D0", "#D99E2B", "#1E3F66", "#7FA3C4", "#E8D3A2", "#A9502E", "#C9D6DC")


def patchwork(wide, high, block=0.1, seed=1, pixels=4000):
    """Stars of eight points in square blocks, each cut from other scraps: plain, striped or dotted."""
    chance = numpy.random.default_rng(seed)
    w, h = round(wide * pixels), round(high * pixels)
    y, x = numpy.mgrid[0:h, 0:w] / pixels
    across, down = (x / block).astype(int), (y / block).astype(int)
    u, v = x / block % 1 * 4 - 2, y / block % 1 * 4 - 2
    # Sixteen squares to a block: four in the middle, four corners, and between them halves that make the points.
    inner, corner = (numpy.abs(u) < 1) & (numpy.abs(v) < 1), (numpy.abs(u) > 1) & (numpy.abs(v) > 1)
    long, short = numpy.maximum(numpy.abs(u), numpy.abs(v)), numpy.minimum(numpy.abs(u), numpy.abs(v))
    point = ~inner & ~corner & (short > long - 1)
    field = numpy.ones((h, w, 3), numpy.float32)
    for j in range(int(down.max()) + 1):
        for i in range(int(across.max()) + 1):
            here = (across == i) & (down == j)
            ground = (1, 5, 7)[int(chance.integers(3))]
            star = (0, 2, 3, 0, 6, 4)[int(chance.integers(6))]
            heart = (2, 1, 0, 6)[int(chance.integers(4))]
            for part, tone in ((here, ground), (here & point, star), (here & inner, star if chance.random() < 0.3 else heart)):
                field[part] = (rgb(SCRAPS[tone]) ** 1.2 * _print(x, y, chance, SCRAPS[tone]))[part]
    seam = numpy.minimum(numpy.minimum(u % 1, 1 - u % 1), numpy.minimum(v % 1, 1 - v % 1))
    field *= (1 - 0.25 * numpy.exp(-((seam / 0.025) ** 2)))[..., None]
    return picture(numpy.clip(field, 0, 1), "Patchwork")


def _print(x, y, chance, color):
    """What is printed or woven into a scrap: a factor for its color."""
    kind = chance.integers(4)
    if kind == 0:
        lines = numpy.sin(x * 2 * pi / 0.006) > 0.4
        return numpy.where(lines, 1.0 if color < "#8" else 0.82, 0.8 if color < "#8" else 1.0)[..., None]
    if kind == 1:
        dots = ((x % 0.008 - 0.004) ** 2 + (y % 0.008 - 0.004) ** 2) < 0.0014**2
        return numpy.where(dots, 1.7 if color < "#8" else 0.68, 1.0)[..., None]
    return numpy.ones_like(x)[..., None]


def khorj_bag(seed=3):
    """A square bag, 30 wide, 28 high, 10 deep, quilted; its flap closes over a turned button."""
    body_cloth = cotton(patchwork(0.8, 0.3, 0.1, seed), NATURAL, (0.8, 0.28), 900, 1.2)
    flap_cloth = cotton(patchwork(0.3, 0.4, 0.1, seed + 4), NATURAL, (0.3, 0.4), 900, 1.2)
    blue = cotton(None, "#2F6296", (1, 1), 700)

    def quilt(s, t):
        """Soft hollows along the seams, every 25 mm."""
        return 0.0028 * (numpy.abs(numpy.sin(s * pi / 0.025)) * numpy.abs(numpy.sin(t * pi / 0.025))) ** 0.45

    def body(u, w):
        z = w * 0.275
        foot = numpy.clip(1 - z / 0.02, 0, 1) ** 2 * 0.014
        x, y = around(0.3 - foot, 0.1 * (1 + 0.12 * numpy.sin(w * pi)) - foot, u, 6)
        puff = 1 + quilt(u * 0.8, z) / 0.1
        return x * (1 + quilt(u * 0.8, z) / 0.3), y * puff + 0.003 * ripple(u * 0.8, z, 0.2, seed), z + 0.002 * ripple(u, u * 0, 0.4, 5) * w

    def flap(u, w):
        a = u * 2 - 1
        line = curve_through([(0.046, 0.24), (0.046, 0.27), (0.03, 0.286), (-0.03, 0.288), (-0.054, 0.272), (-0.062, 0.235), (-0.068, 0.16), (-0.0685, 0.085)], 400)
        y, z = (numpy.interp(w * 399, numpy.arange(400), line[:, k]) for k in (0, 1))
        front = numpy.clip((w - 0.4) * 5, 0, 1)
        end = 0.012 * numpy.abs(a) ** 5 * numpy.clip((w - 0.9) * 10, 0, 1)
        push = quilt(u * 0.3, w * 0.4)
        return a * (0.153 - 0.004 * w), y - push * front + 0.004 * ripple(a * 0.15, z, 0.18, 9) * front, z + push * (1 - front) + end - 0.006 * numpy.abs(a) ** 4 * (z > 0.27)

    parts = [sheet(body, 260, 110, body_cloth, 0.0), sheet(flap, 150, 200, flap_cloth, 0.004)]
    rim = numpy.vstack([[flap(numpy.array(0.0), numpy.array(w)) for w in numpy.linspace(0.05, 1, 60)], [flap(numpy.array(u), numpy.array(1.0)) for u in numpy.linspace(0.01, 1, 60)],
                        [flap(numpy.array(1.0), numpy.array(w)) for w in numpy.linspace(0.99, 0.05, 60)]])
    parts.append(tube(rim, 0.0035, blue, 10, smooth=0))
    wood = plain_wood("#B07A48", "#6B4426")
    button = turned([(0, 0.0), (0.012, 0.0), (0.0165, 0.003), (0.017, 0.006), (0.0135, 0.0085), (0.008, 0.0068), (0, 0.0062)], 4, wood, None, 0.01, 60, 40, foot_edge=False).thing
    button.rotation_euler, button.location = (pi / 2, 0, 0), (0, -0.0735, 0.115)
    parts.append(button)
    parts.append(strands([[(-0.0035, -0.081, 0.115), (0.0035, -0.081, 0.115)], [(0, -0.081, 0.1115), (0, -0.081, 0.1185)]], 0.0016, plain("#EFE3CC", 0.9), "Thread", 2))
    parts.append(tube(curve_through([(0, -0.0715, 0.088), (-0.012, -0.0735, 0.1), (-0.019, -0.074, 0.116), (0, -0.0745, 0.136), (0.019, -0.074, 0.116), (0.012, -0.0735, 0.1), (0, -0.0715, 0.088)], 60), 0.0018, blue, 8, smooth=0))
    strap = curve_through([(-0.148, 0.0, 0.2), (-0.15, 0.0, 0.27), (-0.13, 0.02, 0.36), (-0.06, 0.035, 0.455), (0.03, 0.04, 0.462), (0.115, 0.025, 0.38), (0.15, 0.0, 0.27), (0.148, 0.0, 0.2)], 120)
    parts.append(tube(strap, 0.016, blue, 16, 0.16))
    return group(parts)


@subject("khorj", "whole", "detail", "scene")
def khorj(stage, view):
    bag = khorj_bag()
    bag.rotation_euler = (0, 0, -0.3)
    stage.window(0.45, -1, front=0.25)
    if view == "detail":
        ledge("#EDE4D3", 1.6, front=-1.2)
        wall("#DCE0DC", 0.5)
        stage.shoot(bag, -30, 20, 95, 1.9, (0, -0.06, 0.15), fstop=4.5)
        return
    if view == "scene":
        terracotta_floor(0.2, 30)
        wall("#F2EBDD", 0.4)
        blue_boards(-0.5, 0.38)
        stage.shoot(bag, 12, 10, 65, 0.7, offset=(0.05, -0.1))
        return
    table(seed=14, color="#B38A5E", dark="#77543A", turn=3)
    wall("#EBE2D2", 0.5)
    stage.shoot(bag, 6, 13, 75, 0.78)


@subject("cover-noul-mahdia", "cover", size="cover")
def by_the_sea(stage, view):
    """Foutas on a rail, folded on a shelf and in a bag; a silk scarf on its peg."""
    ledge("#EBE1CF", 1.6, front=-1.2)
    wall("#EFE9DC", 0.25, 8, 4)
    rail_at = rail(1.5, 0.86, 0.2)
    hung = []
    for k, color in enumerate((SEA, UNDYED, SAFFRON, BRICK)):
        place = over_rod(1.0, 0.62, 0.5, 0.86, 0.3, 4, 0.02, seed=k + 3, y=0.2)
        cloth = sheet(place, 160, 200, fouta_cloth(color, k + 1), 0.0022)
        ends = fringe(edge_of(place, 60), (0, 0, -1), 0.065, plain("#E9E1D0", 0.9), 2, 0.0026, 0.003, seed=k)
        hung.append(group([cloth, ends], (-0.53 + 0.355 * k, 0, 0)))
    for k, color in enumerate((BRICK, UNDYED, SEA)):
        folded(0.33, 0.25, fouta_cloth(color, k + 1), 4, 0.0056, k + 1, (0.006, 0.256), (-1.02 + 0.004 * k, -0.04, 0.046 * k), (-2, 3, -3)[k])
    bag = chatt_tote()
    bag.location, bag.rotation_euler = (0.98, -0.08, 0), (0, 0, -0.3)
    hat = straw_hat()
    hat.location, hat.rotation_euler = (-0.28, -0.2, 0.0), (0, 0, 0.3)
    stage.window(1.3, -1, front=0.5)
    stage.shoot([rail_at, *hung], 0, 7, 50, 0.78, aim=(0.0, 0.1, 0.41), fstop=8, jitter=False)
