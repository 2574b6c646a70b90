"""Rugs of Kairouan, knotted and flat-woven."""

from math import pi

import numpy
from crafts.offcuts import pillow
from materials import plain, plain_wood, wool
from props import basket, bench, yarn_ball
from shapes import box, curve_through, group, strands, tube
from subjects import subject
from walls import plaster, table, terracotta_floor, wall
from weaves import BLACK, CREAM, INDIGO, MADDER, OLIVE, SAFFRON, cotton, folded, frame_of, fringe, from_edge, paper, ripple, row_of, sheet, stamp, woven


def zarbia_pattern():
    """Forty thousand knots to the square meter: walls of the garden round a field with the long diamond."""
    columns, rows = 240, 360
    cells = paper(columns, rows)
    edge = from_edge(cells)
    y, x = numpy.mgrid[0:rows, 0:columns]
    red, cream, blue, ochre, green = range(5)
    for start, end, color in ((0, 4, blue), (4, 6, cream), (6, 22, red), (22, 24, cream), (24, 26, blue), (26, 48, cream), (48, 50, blue), (50, 52, ochre), (52, 64, green),
                               (64, 66, cream), (66, 68, blue)):
        cells[(edge >= start) & (edge < end)] = color
    frame_of(cells, 14, "star", 14, cream, ochre)
    frame_of(cells, 37, "eye", 17.5, blue, red)
    frame_of(cells, 58, "seed", 8, cream, red)
    u, v = numpy.abs(x - (columns - 1) / 2), numpy.abs(y - (rows - 1) / 2)
    field = edge >= 68
    reach = (u / 2).astype(int) * 2 * 2.15 + (v / 3).astype(int) * 3
    for limit, color in ((152, blue), (148, cream), (143, blue), (136, red)):
        cells[field & (reach < limit)] = color
    corner = field & (reach >= 156)
    cells[corner & ((x // 2 + y // 2) % 9 == 0)] = cream
    cells[corner & ((x // 2 - y // 2) % 9 == 4)] = ochre
    for limit, color in ((86, cream), (82, blue), (58, cream), (55, red), (36, ochre), (32, blue)):
        cells[field & (u * 2.15 + v < limit) & (u < 44)] = color
    stamp(cells, "star", 120, 180, cream, ochre, 2)
    for k in (-1, 1):
        for far, sign, second in ((105, "tree", ochre), (70, "eye", ochre)):
            stamp(cells, sign, 120, 180 + k * far, cream, second)
        for side in (-1, 1):
            stamp(cells, "seed", 120 + side * 27, 180 + k * 52, cream, ochre)
            stamp(cells, "star", 120 + side * 14, 180 + k * 88, ochre, cream)
            stamp(cells, "seed", 120 + side * 22, 180 + k * 22, cream, ochre)
    return cells


ZARBIA = (MADDER, CREAM, INDIGO, "#BC8234", OLIVE)


def laid(width, length, material, thickness, seed=1, waves=0.004, lifted=None):
    """A rug lying on z = 0, along y, not quite flat and not quite straight."""

    def place(u, w):
        x, y = (u - 0.5) * width, (w - 0.5) * length
        z = waves * numpy.maximum(0, ripple(x, y, 0.55, seed)) + thickness / 2
        x = x + 0.006 * ripple(y, y * 0, 0.7, seed + 1) + 0.0025 * ripple(y, x, 0.12, seed + 2) * (numpy.abs(u - 0.5) * 2) ** 6
        y = y + 0.004 * ripple(x, x * 0, 0.5, seed + 3)
        return lifted(x, y, z) if lifted else (x, y, z)

    return sheet(place, 120, 180, material, thickness)


def end_fringes(width, length, material, each=0.011, reach=0.07, seed=1, yarns=3, thickness=0.0024, sides=(-1, 1)):
    """Warp ends knotted at the ends of a rug on the floor, -1 the near one."""
    things = []
    for side in sides:
        x = numpy.arange(-width / 2 + each / 2, width / 2, each)
        starts = numpy.stack([x, 0 * x + side * length / 2, 0 * x + 0.005], 1)
        things.append(fringe(starts, (0, side, 0), reach, material, yarns, thickness, 0.004, (0, 0, -0.05), 0.0, seed + side))
    return things


def zarbia_rug(seed=1):
    picture = woven(zarbia_pattern(), ZARBIA, 4, False, 0.06, seed)
    rug = laid(1.2, 1.8, wool(CREAM, picture, relief=1.6, sheen=0.3), 0.012, seed)
    return group([rug, *end_fringes(1.2, 1.8, plain("#E4D9C2", 0.9), seed=seed)])


@subject("zarbia", "whole", "detail", "scene")
def zarbia(stage, view):
    stage.key, stage.saturation = 1.3, 0.88
    if view == "detail":
        _pile_corner(stage)
        return
    rug = zarbia_rug()
    if view == "scene":
        table(None, 6, 6, 0.03, 40, 0.002, -3.2, 5, "#A98257", "#6F4D2E")
        wall("#EFE6D6", 1.2, 8, 5)
        seat = bench(at=(-0.05, 0.95, 0))
        cushion = pillow("#A8461F")
        cushion.location, cushion.rotation_euler = (-0.42, 1.04, 0.596), (1.32, 0, 0.12)
        rug.rotation_euler = (0, 0, 0.12)
        stage.window(2.0, 1, front=0.2)
        stage.shoot([rug, seat, cushion], 8, 30, 50, 0.95, fstop=8)
        return
    terracotta_floor(0.2, 0, rows=40, columns=40)
    wall("#EDE3D2", 1.6)
    stage.window(1.9, -1, front=0.1)
    stage.shoot([rug], -16, 50, 60, 0.96, fstop=8)


def _pile_corner(stage):
    """A corner of the knotted rug with every knot standing 9 mm high, its border towards the camera."""
    chance = numpy.random.default_rng(3)
    cells = zarbia_pattern()[-92:, :92]
    knot = 1 / 200
    table(seed=3, turn=8)
    things = []
    for color in range(len(ZARBIA)):
        rows, columns = numpy.nonzero(cells == color)
        yarn = wool(ZARBIA[color], relief=0.4, sheen=0.3)
        lines = []
        for j, i in zip(rows, columns):
            for _ in range(2):
                x, y = (i + chance.uniform(0.2, 0.8)) * knot, (92 - j - chance.uniform(0.2, 0.8)) * knot
                lean = chance.normal(0, 0.0011, 2)
                tall = 0.009 * chance.uniform(0.88, 1.06)
                lines.append([(x, y, 0.003), (x + lean[0], y + lean[1] - 0.0012, tall * 0.6), (x + 1.6 * lean[0], y + 1.7 * lean[1] - 0.003, tall)])
        things.append(strands(lines, 0.0032, yarn, "Pile", 1))
    ground = box(0.46, 0.46, 0.004, wool(CREAM), (0.23, 0.23, 0), 0.001)
    x = numpy.arange(0.006, 0.46, 0.011)
    ends = fringe(numpy.stack([x, 0 * x, 0 * x + 0.004], 1), (0, -1, 0), 0.07, plain("#E4D9C2", 0.9), 3, 0.0024, 0.004, (0, 0, -0.05), 0.0, 4)
    group([*things, ground, ends], (-0.23, -0.12, 0), (0, 0, -17))
    stage.window(0.45, -1)
    wall("#E9DFCE", 0.8)
    stage.shoot([ground], 10, 38, 80, 2.0, aim=(-0.07, -0.01, 0.0), fstop=4, focus=(-0.07, -0.05, 0.009))


def margoum_pattern(columns=100, rows=286, seed=2):
    """Rows of signs between bars, in an order that the weaver never drew beforehand."""
    chance = numpy.random.default_rng(seed)
    ground, black, cream, red, light = range(5)
    cells = paper(columns, rows)
    y = 12
    signs = ["eye", "comb", "foot", "star", "tree", "eye", "foot", "comb", "star"]
    k = 0
    while y < rows - 30:
        for thick, color in ((2, black), (1, cream), (1, black)):
            cells[y : y + thick] = color
            y += thick
        if k % 4 == 2:
            _great_diamond(cells, y + 24, black, cream, red)
            y += 48
        else:
            sign = signs[int(chance.integers(len(signs)))] if k % 4 else signs[k // 4 % 3]
            band = light if k % 4 == 3 else ground
            cells[y : y + 17] = band
            row_of(cells, sign, y + 8.5, 6, black, red if chance.random() < 0.5 else cream, margin=8)
            y += 17
        for thick, color in ((1, black), (1, cream), (2, black)):
            cells[y : y + thick] = color
            y += thick
        if y < rows - 30:
            row_of(cells, "tooth", y + 2, 12, black)
            cells[y + 4 : y + 6] = red if k % 2 else black
            y += 6
        k += 1
    cells[y:] = cells[:12] = ground
    for top in (3, rows - 8):
        cells[top : top + 5] = black
        row_of(cells, "seed", top + 2.5, 14, cream)
    edge = numpy.minimum(numpy.arange(columns), columns - 1 - numpy.arange(columns))
    teeth = numpy.arange(rows)[:, None] // 2 % 4
    cells[:, edge < 5] = black
    cells[(edge[None] == 5) & (teeth < 2)] = black
    cells[(edge[None] == 6) & (teeth < 1)] = black
    cells[(edge[None] == 2) & (teeth != 1)] = cream
    return cells


def _great_diamond(cells, middle, black, cream, red):
    """Three stepped diamonds side by side, an eye in each."""
    rows, columns = cells.shape
    y, x = numpy.mgrid[0:rows, 0:columns]
    for center in (22, 50, 78):
        far = numpy.abs(x - center + 0.5) * 1.7 + (numpy.abs(y - middle + 0.5) // 2) * 2
        for limit, color in ((25, black), (22, cream), (20, black), (17, red)):
            cells[far < limit] = color
        stamp(cells, "eye", center, middle, black, cream)


MARGOUM = (SAFFRON, BLACK, CREAM, MADDER, "#B87A22")


def margoum_cloth(seed=1):
    return cotton(woven(margoum_pattern(), MARGOUM, 6, True, 0.05, seed, 1.25), CREAM, (0.7, 2.0), 240, 3.0)


def hung_rug(width, length, material, top, seed=1, thickness=0.006, rod=0.016, back=0.12, y=0.0):
    """A rug hung over a rod at height `top`, falling straight, its lower end a little away from the wall."""

    def place(u, w):
        run = (1 - w) * length
        over = numpy.clip((back - run) / rod, 0, pi)
        falls = numpy.maximum(run - back, 0)
        behind = numpy.maximum(back - run - pi * rod, 0)
        x = (u - 0.5) * width * (1 + 0.006 * ripple(run, run * 0, 0.8, seed))
        away = y - rod * numpy.cos(over) + 0.006 * ripple(x, run * 0.4, 0.5, seed + 2) * numpy.minimum(falls * 2, 1) - 0.012 * numpy.sin(falls / length * pi)
        z = top + rod * numpy.sin(over) - falls - behind + 0.004 * ripple(x, x * 0, 0.4, seed + 4) * (falls > 0)
        return x, away, z

    return sheet(place, 90, 260, material, thickness)


@subject("margoum", "whole", "detail", "scene")
def margoum(stage, view):
    cloth = margoum_cloth()
    yarn = plain("#E4D9C2", 0.9)
    stage.key, stage.saturation = 1.35, 0.9
    if view == "scene":
        rug = laid(0.7, 2.0, cloth, 0.006, 4)
        whole = group([rug, *end_fringes(0.7, 2.0, yarn, 0.014, 0.08, 3)])
        terracotta_floor(0.2, 45, rows=44, columns=44)
        for side in (-1, 1):
            passage = wall("#F2EADB", 0.85, 8, 4)
            passage.rotation_euler = (pi / 2, 0, -side * pi / 2)
            passage.location = (side * 0.85, 1.0, 1.4)
        wall("#EFE6D6", 2.1)
        leaf = plain_wood("#B98F60", "#7E5632", "Z", 0.5, "#1F5C9E", 0.3)
        for side in (-1, 1):
            box(0.42, 0.05, 2.1, leaf, (side * 0.215, 2.06, 0), 0.006)
            box(0.09, 0.09, 2.2, plaster("#E0CDAE", 0.6), (side * 0.49, 2.06, 0), 0.01)
        stage.window(1.6, -1, front=0.9, at=(0, -0.4, 0.6))
        stage.ambience(0.5)
        stage.shoot([whole], 0, 22, 42, 0.86, offset=(0, -0.06), fstop=8)
        return
    wall("#EFE7D8", 0.06)
    rug = hung_rug(0.7, 2.12, cloth, 2.0, 3)
    rod = tube(curve_through([(-0.5, 0, 2.0), (0, 0, 2.002), (0.5, 0, 2.0)], 24), 0.013, plain_wood("#8C6645", "#533823"), 16)
    x = numpy.arange(-0.343, 0.35, 0.014)
    ends = fringe(numpy.stack([x, 0 * x - 0.016, 0 * x + 0.004], 1), (0, 0, -1), 0.085, yarn, 3, 0.0026, 0.004, seed=5)
    pegs = [tube([(side * 0.42, 0.08, 1.985), (side * 0.42, 0.0, 1.982), (side * 0.42, -0.03, 1.99)], 0.009, plain_wood("#6B4A32", "#432B1B"), 12) for side in (-1, 1)]
    terracotta_floor(0.2, 0, (0, 0, -0.32), rows=40, columns=40)
    stage.window(1.9, 1 if view == "whole" else -1, front=0.45)
    if view == "detail":
        stage.shoot([rug], 24, 4, 90, 3.6, aim=(0.05, -0.02, 0.2), fstop=4, focus=(0.0, -0.03, 0.2))
    else:
        stage.shoot([rug, rod, ends, *pegs], 6, 2, 70, 0.94, fstop=8)


def klim_pattern(columns=60, rows=300, seed=3):
    """Stripes in the undyed colors of the flock, some with a row of teeth woven two picks high."""
    chance = numpy.random.default_rng(seed)
    camel, cream, brown, gray, pale = range(5)
    cells = paper(columns, rows, camel)
    half = []
    while sum(size for size, _ in half) < rows // 2:
        for size, color in ((14, camel), (2, brown), (5, cream), (2, brown), (11, gray), (3, cream), (2, camel), (3, cream), (16, camel), (7, brown), (2, cream), (7, brown), (12, pale)):
            half.append((max(2, int(size * chance.uniform(0.85, 1.2))), color))
    y = 0
    for size, color in half:
        cells[y : y + size] = color
        if size >= 9:
            middle = y + size // 2
            spots = (numpy.arange(columns) // 2) % 2 == 0
            cells[middle - 1 : middle + 1, spots] = cream if color != cream else brown
        y += size
    cells[rows - rows // 2 :] = cells[: rows // 2][::-1]
    return cells


KLIM = ("#A98660", "#E8DCC4", "#5F412B", "#8E877C", "#D6C29E")


def klim_cloth(width=0.8, length=1.5, seed=1):
    return cotton(woven(klim_pattern(), KLIM, 6, True, 0.05, seed, 1.2), CREAM, (width, length), 240, 3.0)


@subject("klim", "whole", "detail", "scene")
def klim(stage, view):
    stage.saturation = 0.82
    yarn = plain("#E8DFCB", 0.9)
    if view == "detail":
        table(seed=6, color="#8C6645", dark="#533823", turn=-6)
        wall("#E9DFCE", 0.6)
        lower = folded(0.4, 0.3, klim_cloth(0.4, 1.5, 4), 3, 0.009, 2, (0.0, 0.42), (0, 0.02, 0), 2)
        upper = folded(0.4, 0.29, klim_cloth(0.4, 1.5, 5), 3, 0.009, 5, (0.3, 0.72), (0.006, 0.02, 0.056), -3)
        stage.window(0.5, 1)
        stage.shoot([lower, upper], -26, 22, 80, 1.15, offset=(0, -0.03), fstop=4.5, focus=(0, -0.13, 0.05))
        return
    if view == "scene":
        stage.key = 1.45
        rug = bedside()
        stage.window(1.7, -1, front=0.3)
        stage.shoot([rug], -12, 27, 50, 0.84, offset=(-0.09, -0.07), fstop=7)
        return
    rug = laid(0.8, 1.5, klim_cloth(), 0.007, 5, 0.005, _corner_over)
    ends = end_fringes(0.8, 1.5, yarn, 0.016, 0.045, 7, sides=(1,))
    table(None, 5, 6, 0.03, 34, 0.002, -2.6, 8, "#7A5840", "#4A3020", 90)
    wall("#EDE4D3", 1.5)
    near = numpy.arange(-0.392, 0.125, 0.016)
    ends.append(fringe(numpy.stack([near, 0 * near - 0.75, 0 * near + 0.005], 1), (0, -1, 0), 0.045, yarn, 3, 0.0024, 0.004, (0, 0, -0.05), 0.0, 8))
    turned = numpy.arange(0.2, 0.395, 0.016)
    starts = numpy.stack(_corner_over(turned, 0 * turned - 0.75, 0 * turned + 0.006), 1)
    ends.append(fringe(starts, (-0.99, -0.05, 0), 0.045, yarn, 3, 0.0024, 0.004, (0, 0, -0.02), 0.012, 9))
    stage.window(1.6, 1, front=0.1)
    stage.shoot([rug, *ends], 17, 48, 60, 0.96, fstop=8)


def _corner_over(x, y, z):
    """The near right corner turned over, so that the other face is seen to be the same."""
    fold = (x - 0.4) * 0.72 - (y + 0.75) * 0.69 + 0.19
    over = numpy.maximum(fold, 0)
    radius = 0.022
    angle = numpy.minimum(over / radius, pi)
    back = numpy.maximum(over - pi * radius, 0)
    shift = over - radius * numpy.sin(angle) + back
    return x - shift * 0.72, y + shift * 0.69, z + radius * (1 - numpy.cos(angle)) + 0.004 * (over > 0)


def bedside():
    """A floor of clay tiles, a bed at the right, and the klim that waits beside it for bare feet."""
    rug = laid(0.8, 1.5, klim_cloth(), 0.007, 5, 0.005)
    ends = end_fringes(0.8, 1.5, plain("#E8DFCB", 0.9), 0.016, 0.045, 7)
    terracotta_floor(0.22, 0, rows=40, columns=40)
    wall("#EEE6D8", 1.15)
    bed(1.02, 0.25)
    return group([rug, *ends])


def over_bed(x, y, wide, reach):
    """How a cloth lies on a bed whose side is at x: from just above the floor up and over the edge, `reach` meters in all."""
    low, top, bow, deep = 0.07, 0.46, 0.05, 0.012

    def place(u, w):
        run, side = w * reach, u * wide
        rise = numpy.minimum(run, top - low - bow)
        bend = numpy.clip((run - rise) / bow, 0, pi / 2)
        inward = numpy.maximum(run - rise - bow * pi / 2, 0)
        swing = deep * ripple(side, side * 0, 0.35, 4) * (0.25 + 0.75 * numpy.clip(1 - run / (top - low), 0, 1))
        lift = deep * ripple(side, run * 0.6, 0.35 * 1.4, 8) * (inward > 0)
        return x - 0.4 - bow * numpy.cos(bend) + inward + swing, y + side - wide / 2, low + rise + bow * numpy.sin(bend) + lift

    return place


def bed(x, y):
    """The side of a low bed at x, a linen cover falling over its edge."""
    sheet(over_bed(x, y, 2.2, 1.3), 120, 100, cotton(None, "#EDE6D8", (2.0, 1.4), 500), 0.004)
    box(0.9, 2.1, 0.2, plain_wood("#8C6645", "#533823", "Y"), (x + 0.05, y, 0.04), 0.01)
    cushion = pillow("#E9E0CF", plainly=True)
    cushion.location, cushion.rotation_euler = (x + 0.02, y + 0.55, 0.58), (0.25, 0, 0.1)


@subject("cover-zarbiet-lella-kmar", "cover", size="cover")
def workshop(stage, view):
    """The showroom of the house: rugs on the wall, klims folded on a bench, wool in its basket."""
    stage.key, stage.saturation = 1.4, 0.9
    terracotta_floor(0.2, 0, rows=44, columns=44)
    wall("#EFE6D6", 0.5, 9, 5)
    big = hung_rug(1.2, 1.92, wool(CREAM, woven(zarbia_pattern(), ZARBIA, 4, False, 0.06), relief=1.6, sheen=0.3), 1.86, 2, 0.012, y=0.42)
    side = hung_rug(0.7, 2.12, margoum_cloth(), 2.12, 3, y=0.42)
    big.location, side.location = (-1.05, 0, 0), (1.32, 0, 0)
    for middle, width, low, each in ((-1.05, 1.2, 0.062, 0.012), (1.32, 0.7, 0.122, 0.014)):
        x = numpy.arange(middle - width / 2 + 0.007, middle + width / 2, each)
        fringe(numpy.stack([x, 0 * x + 0.404, 0 * x + low], 1), (0, 0, -1), 0.055, plain("#E4D9C2", 0.9), 3, 0.0026, 0.003, seed=5)
    seat = bench(1.15, 0.36, 0.39, (0.2, 0.2, 0), ("#8C6645", "#533823"))
    for k in range(3):
        folded(0.44, 0.32, klim_cloth(0.44, 1.5, k + 4), 3, 0.008, k + 2, (0.1 * k, 0.42 + 0.1 * k), (-0.08 + 0.008 * k, 0.19, 0.39 + 0.049 * k), (2, -2, 3)[k])
    for color, at, turn, seed in (("#A8461F", (0.42, 0.26, 0.602), -0.12, 1), ("#34456F", (0.62, 0.13, 0.6), -0.35, 2)):
        cushion = pillow(color, seed=seed)
        cushion.location, cushion.rotation_euler = at, (1.25, 0, turn)
    home = basket(0.16, 0.2, 0.2, False, seed=3)
    home.location = (-0.28, -0.32, 0)
    for k, (color, at, radius) in enumerate((("#8E2F24", (-0.35, -0.36, 0.12), 0.085), (CREAM, (-0.21, -0.38, 0.13), 0.08), ("#26426E", (-0.27, -0.23, 0.13), 0.085), ("#BE8433", (-0.28, -0.33, 0.21), 0.07),
                                              ("#8E2F24", (-0.02, -0.46, 0), 0.06), (CREAM, (0.12, -0.36, 0), 0.055))):
        yarn_ball(radius, color, at, k)
    stage.window(1.8, -1, front=0.5)
    stage.shoot([seat, home], 0, 6, 45, 1.0, aim=(0.12, 0.1, 0.56), fstop=8, jitter=False)
