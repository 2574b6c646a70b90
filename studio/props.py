"""What stands about in the wide pictures: baskets, yarn, soap, trees, flowers."""

from math import cos, pi, sin

import numpy
from materials import bare_clay, fiber, leaf, leather, plain, plain_wood, soap, weave, wool
from shapes import ball, box, curve_through, group, mesh, strands, tube, turned


def bench(width=1.3, depth=0.36, height=0.38, at=(0, 0, 0), wood=("#9A7048", "#5D3C22")):
    """A low bench of planks."""
    legs = [box(0.06, depth - 0.06, height - 0.05, plain_wood(*wood, "Z"), (side * (width / 2 - 0.09), 0, 0), 0.006) for side in (-1, 1)]
    return group([box(width, depth, 0.05, plain_wood(*wood), (0, 0, height - 0.05), 0.008), *legs], at)


def blue_boards(x, y, count=4, wide=0.16, high=1.8, paint="#1F5C9E"):
    """A door of upright boards that begins at x, before a wall."""
    wood = plain_wood("#B98F60", "#7E5632", "Z", 0.5, paint, 0.3)
    return [box(wide, 0.04, high, wood, (x + (wide + 0.003) * k, y, 0), 0.005) for k in range(count)]


def coiled(profile, thick=0.011, color="#D3B272", other="#A98748", seed=1):
    """A plait of three strands laid in a spiral along a profile [(radius, height), ...]: baskets, hats, mats."""
    chance = numpy.random.default_rng(seed)
    line = curve_through(profile, 400)
    along = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(line, axis=0), axis=1))])
    pitch = thick * 0.86
    turns = along[-1] / pitch
    t = numpy.arange(int(turns * 150)) / 150
    radius, z = (numpy.interp(t * pitch, along, line[:, k]) for k in (0, 1))
    radius = numpy.maximum(radius, 0.001) + 0.002 * numpy.sin(2 * pi * t + 1) + chance.normal(0, 0.0004, len(t))
    angle = 2 * pi * t
    run = numpy.concatenate([[0], numpy.cumsum(numpy.diff(angle) * radius[1:])])
    parts = []
    for k in range(3):
        twist = run / 0.0062 + 2 * pi * k / 3
        r, h = radius + numpy.cos(twist) * thick * 0.22, z + numpy.sin(twist) * thick * 0.22
        tones = (other, color) if k == 1 else (color, other)
        parts.append(strands([numpy.stack([r * numpy.cos(angle), r * numpy.sin(angle), h], 1)], thick * 0.56, fiber(tones[0], "Z", tones[1]), "Coil", 2))
    return parts


def basket(radius_low=0.12, radius_high=0.165, height=0.2, handles=True, color="#D3B272", other="#A98748", thick=0.011, seed=1):
    """A plaited basket, coil upon coil, with leather handles if wanted."""
    middle = radius_low * 0.35 + radius_high * 0.65
    profile = [(radius_low * 0.9, thick / 2), (radius_low, thick), (middle, height * 0.5), (radius_high, height - thick / 2)]
    parts = coiled(profile, thick, color, other, seed)
    inside = turned([(0, thick), (radius_low * 0.9, thick), (radius_low - thick * 0.4, thick * 1.6), (middle - thick * 0.7, height * 0.5), (radius_high - thick * 0.7, height - thick)], 4, plain(other, 0.9), None, 0, 60, 40, foot_edge=False)
    parts.append(inside.thing)
    if handles:
        hide = leather("#8A5128")
        for side in (-1, 1):
            arc = [(-0.07, side * (radius_high - 0.012), height * 0.8), (-0.066, side * radius_high, height + 0.06), (0, side * (radius_high + 0.01), height + 0.17),
                   (0.066, side * radius_high, height + 0.06), (0.07, side * (radius_high - 0.012), height * 0.8)]
            parts.append(tube(curve_through(arc, 40), 0.006, hide, 14))
    return group(parts)


def straw_hat(ribbon="#1F4E86", seed=1):
    """A hat of palm plait with a ribbon, 36 cm across."""
    profile = [(0.003, 0.115), (0.05, 0.117), (0.078, 0.106), (0.088, 0.075), (0.092, 0.03), (0.096, 0.012), (0.12, 0.006), (0.155, 0.009), (0.18, 0.004)]
    parts = coiled(profile, 0.008, "#DCC08A", "#BE9C5C", seed)
    band = turned([(0.0952, 0.014), (0.0965, 0.016), (0.0942, 0.034), (0.0925, 0.036)], 3, weave(ribbon, None, 1500), None, 0.004, 120, 24, foot_edge=False)
    parts.append(band.thing)
    lining = turned([(0, 0.109), (0.046, 0.111), (0.073, 0.101), (0.083, 0.073), (0.087, 0.03), (0.0905, 0.013)], 5, plain("#A98748", 0.9), None, 0, 80, 60, foot_edge=False)
    parts.append(lining.thing)
    return group(parts)


def rolled_cloth(radius, height, picture=None, color="#EDE6D6", at=(0, 0, 0), turn=(0, 0, 0), seed=1):
    """A cloth rolled up and standing: its stripes (bands of v) run round it."""
    chance = numpy.random.default_rng(seed)
    turns, steps, rows = 5, 70, 40
    t = numpy.linspace(0, turns, turns * steps)
    r = 0.006 + (radius - 0.006) * t / turns + 0.0006 * numpy.sin(t * 11 + seed)
    a = 2 * pi * t + seed
    points, faces, uvs = [], [], []
    for j in range(rows + 1):
        w = j / rows
        rise = 0.0012 * numpy.sin(t * 5 + seed) * (1 if j == rows else 0)
        swell = 1 + 0.015 * sin(w * 7 + seed)
        points += list(zip(r * swell * numpy.cos(a), r * swell * numpy.sin(a), w * height + rise + chance.normal(0, 0.0003, len(t))))
    n = len(t)
    for j in range(rows):
        for i in range(n - 1):
            k = j * n + i
            faces.append((k, k + 1, k + n + 1, k + n))
            uvs += [(u / n, w / rows) for u, w in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))]
    thing = mesh("Roll", points, faces, weave(color, None, 900, picture=picture, size=(0.9, height), relief=1.5), True, {"UVMap": uvs})
    thick = thing.modifiers.new("Thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.0022, 0
    return group([thing], at, turn)


def yarn_ball(radius, color, at=(0, 0, 0), seed=1, thick=0.0042):
    """Wool wound into a ball."""
    chance = numpy.random.default_rng(seed)
    lines = []
    for _ in range(26):
        axis = chance.normal(size=3)
        axis /= numpy.linalg.norm(axis)
        one = numpy.cross(axis, (0.3, 0.9, 0.2))
        one /= numpy.linalg.norm(one)
        two = numpy.cross(axis, one)
        shift = chance.uniform(-0.5, 0.5)
        for k in range(5):
            a = numpy.linspace(0, 2 * pi, 40)
            lift = shift + (k - 2) * thick * 0.95 / radius
            r = (1 - min(0.9, lift * lift)) ** 0.5
            p = (numpy.cos(a)[:, None] * one + numpy.sin(a)[:, None] * two) * r + axis * lift
            lines.append(p * radius * chance.uniform(0.985, 1.015))
    core = ball(radius * 0.97, wool(color), (0, 0, 0), detail=3)
    thing = strands(lines, thick, wool(color), "Yarn", 2)
    return group([core, thing], (at[0], at[1], at[2] + radius))


def soap_bar(at, turn=0.0, color="#B3B07A"):
    return box(0.075, 0.052, 0.03, soap(color), at, 0.005, turn, uneven=0.0015, seed=int(turn) + 1)


def blades(name, centers, chance, length, longest, shape, material):
    """One mesh of flat leaves that begin at `centers` and point anywhere. `shape` is where a leaf is widest, and how wide
    it is there to each side, in lengths of a leaf; the longest is `longest` times as long as `length`."""
    middle, width = shape
    count = len(centers)
    along = chance.normal(size=(count, 3))
    along /= numpy.linalg.norm(along, axis=1)[:, None]
    across = numpy.cross(along, chance.normal(size=(count, 3)))
    across /= numpy.linalg.norm(across, axis=1)[:, None]
    long = length * chance.uniform(0.7, longest, (count, 1))
    widest, aside = centers + along * long * middle, across * long * width
    points = numpy.stack([centers, widest + aside, centers + along * long, widest - aside], 1)
    faces = numpy.arange(count * 4).reshape(count, 4)
    return mesh(name, points.reshape(-1, 3), faces.tolist(), material, False)


def foliage(count, size, length, material, seed=1, flat=0.7, hollow=0.55):
    """A cloud of single leaves, `size` meters in radius, as one mesh."""
    chance = numpy.random.default_rng(seed)
    direction = chance.normal(size=(count, 3))
    direction /= numpy.linalg.norm(direction, axis=1)[:, None]
    center = direction * (size * (hollow + (1 - hollow) * chance.random((count, 1)))) * (1, 1, flat)
    lumps = 1 + 0.25 * numpy.sin(direction[:, :1] * 5 + seed) * numpy.cos(direction[:, 1:2] * 6)
    center *= lumps
    return blades("Foliage", center, chance, length, 1.2, (0.5, 0.14), material)


def olive_tree(at, height=3.2, seed=1, leaves=9000):
    """An old olive tree for the distance: a thick trunk that soon divides, boughs that end in silver clouds."""
    chance = numpy.random.default_rng(seed)
    bark = plain("#6A6457", 0.9)
    green = leaf("#66744A", "#B9C0A4")
    fork = numpy.array([chance.uniform(-0.06, 0.06), 0.0, 0.24]) * height
    trunk = [(0, 0, -0.05), (0.012 * height, 0, 0.05 * height), tuple(fork * (0.2, 1, 0.55)), tuple(fork * (1, 1, 1.1))]
    parts = [tube(curve_through(trunk, 16), height * numpy.interp(numpy.linspace(0, 1, 16), (0, 0.25, 0.7, 1), (0.1, 0.066, 0.06, 0.05)), bark, 12)]
    tops = [(0.0, 0.0, 0.78 * height)]
    for k in range(5):
        a = 2 * pi * (k + chance.uniform(-0.25, 0.25)) / 5
        tip = height * numpy.array([cos(a) * 0.34, sin(a) * 0.3, chance.uniform(0.5, 0.66)])
        bow = (fork * (0.6, 1, 1) + tip) / 2 - (0, 0, 0.05 * height)
        parts.append(tube(curve_through([tuple(fork), tuple(bow), tuple(tip)], 12), height * numpy.linspace(0.042, 0.014, 12), bark, 10))
        tops += [tuple(tip), tuple(tip * (0.62, 0.62, 1) + (0, 0, 0.17 * height))]
    for k, top in enumerate(tops):
        cloud = foliage(leaves // len(tops), height * chance.uniform(0.17, 0.23), 0.085, green, seed * 10 + k, 0.8, 0.25)
        cloud.location = top
        parts.append(cloud)
    return group(parts, at, (0, 0, chance.uniform(0, 360)))


def bougainvillea(points, sprays=90, seed=1):
    """Sprays that grow from a line of points and bow under their flowers, as over a wall: each flower is three cupped
    bracts, and flowers sit in bunches at the ends of the stems."""
    chance = numpy.random.default_rng(seed)
    line = curve_through(points, 200)
    t = numpy.linspace(0, 1, 14)[:, None]
    stems, flowers, leaves = [line], [], []
    for foot in line[chance.integers(0, len(line), sprays)]:
        reach, fall = chance.normal(0, (0.17, 0.05, 0.12)) - (0, 0.06, 0), chance.uniform(0.1, 0.34)
        stem = foot + reach * t + (0, 0, 1) * (0.09 * t - fall * t**2.2)
        stems.append(stem)
        leaves.append(stem[chance.integers(1, 14, 16)] + chance.normal(0, 0.022, (16, 3)))
        flowers.append(stem[chance.choice(14, 19, p=numpy.arange(14) / 91)] + chance.normal(0, 0.026, (19, 3)))
    flowers = numpy.vstack(flowers)
    green = leaf("#4D6B38", "#8FA372")
    parts = [strands(stems, 0.005, plain("#6E5440", 0.9), "Stems", 2), blades("Leaves", numpy.vstack(leaves), chance, 0.05, 1.3, (0.45, 0.24), green)]
    for k, (color, back) in enumerate((("#B02A6B", "#C95A92"), ("#C93F7F", "#D874A4"), ("#9C2360", "#B84C88"))):
        parts.append(_bracts(flowers[k::3], chance, 0.034, leaf(color, back)))
    return group(parts)


def _bracts(centers, chance, length, material):
    """Flowers of three bracts at places, looking anywhere but mostly forward and down: one mesh."""
    look = chance.normal(0, 0.7, (len(centers), 3)) + (0, -0.8, -0.25)
    look /= numpy.linalg.norm(look, axis=1)[:, None]
    right = numpy.cross(look, chance.normal(size=look.shape))
    right /= numpy.linalg.norm(right, axis=1)[:, None]
    up = numpy.cross(look, right)
    rows, columns = 5, 3
    u, s = (v.ravel() for v in numpy.meshgrid(numpy.linspace(0, 1, rows), numpy.linspace(-1, 1, columns), indexing="ij"))
    half = 0.42 * numpy.sin(pi * numpy.clip(u, 0.02, 0.98) ** 0.8)
    out = 0.1 + 0.75 * u**1.3 - 0.18 * half * s**2
    size = length * chance.uniform(0.75, 1.2, (len(centers), 1, 1))
    petals = []
    for k in range(3):
        a = 2 * pi * k / 3
        outward, across = cos(a) * right + sin(a) * up, cos(a) * up - sin(a) * right
        petals.append(centers[:, None] + size * (outward[:, None] * out[None, :, None] + across[:, None] * (half * s)[None, :, None] + look[:, None] * (0.75 * u - 0.25 * u**3 + 0.3 * half * s**2)[None, :, None]))
    petals = numpy.concatenate(petals)
    corner = numpy.array([(i * columns + j) for i in range(rows - 1) for j in range(columns - 1)])
    one = corner[:, None] + (0, 1, columns + 1, columns)
    faces = one[None] + rows * columns * numpy.arange(len(petals))[:, None, None]
    return mesh("Bracts", petals.reshape(-1, 3), faces.reshape(-1, 4).tolist(), material)


def potted(at, radius=0.13, height=0.22, seed=1, green="#4E6B3C"):
    """A clay pot with a round plant."""
    pot = turned([(0, 0.004), (radius * 0.62, 0.0), (radius * 0.68, 0.006), (radius * 0.95, height * 0.84), (radius * 1.02, height * 0.86), (radius * 1.03, height), (radius * 0.94, height),
                  (radius * 0.88, height * 0.85), (0, height * 0.82)], 6, bare_clay("#AD6340"), bare_clay("#4A3524"), 0.008, 100, 90, seed, foot_edge=False).thing
    plant = foliage(1500, radius * 1.5, 0.05, leaf(green, "#8C9E73"), seed, 0.85, 0.3)
    plant.location = (0, 0, height + radius * 1.05)
    return group([pot, plant], at)


def shade(things):
    """Leaves that only throw their shadow: unseen by the camera."""
    for thing in things if isinstance(things, list) else [things]:
        for part in [thing, *thing.children_recursive]:
            part.visible_camera = False
            part.visible_glossy = False
    return things
