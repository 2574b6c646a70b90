"""Halfa and palm leaf of Djerba and Gabès: twisted, coiled, wrapped and plaited strand by strand, as the hands do it."""

from math import cos, pi, sin

import bpy
import numpy
from crafts.pottery import sprig_leaf
from materials import Nodes, _shade, brass, fiber, leaf, leather, linear, plain, plain_wood, weave
from props import yarn_ball
from shapes import ball, box, curve_through, group, strands, tube, turned
from subjects import subject
from walls import ledge, table, terracotta_floor, wall

SAFFRON = "#C5852A"


# Fibers as geometry


def straw(gloss=0.5):
    """Dry leaf or grass in the color "tone" of each of its points, streaked by its veins."""
    n = Nodes("Straw")
    tone = n.node("Attribute", attribute_name="tone").outputs["Color"]
    streak = n.noise(900, 3, 0.65)
    cloud = n.noise(30, 4)
    base = n.mix(n.span(streak, 0.35, 0.65, 0.4, 0), tone, n.mix(1.0, tone, (0.5, 0.42, 0.3, 1), "MULTIPLY"))
    base = n.mix(n.span(cloud, 0.35, 0.7, 0.22, 0), base, n.mix(1.0, base, (0.62, 0.56, 0.46, 1), "MULTIPLY"))
    n.set(base_color=base, roughness=n.span(streak, 0.3, 0.7, gloss - 0.08, gloss + 0.15), specular=0.3, sheen=0.15,
          normal=n.bump(streak, 0.0004, 0.7))
    return n.material


def fibers(points, quads, tones, material, name="Fibers"):
    """A mesh of very many points at once, each with its own tone (linear RGB)."""
    points, quads = numpy.asarray(points, numpy.float32), numpy.asarray(quads, numpy.int32)
    data = bpy.data.meshes.new(name)
    data.vertices.add(len(points))
    data.vertices.foreach_set("co", points.ravel())
    data.loops.add(quads.size)
    data.loops.foreach_set("vertex_index", quads.ravel())
    data.polygons.add(len(quads))
    data.polygons.foreach_set("loop_start", numpy.arange(0, quads.size, 4, dtype=numpy.int32))
    data.polygons.foreach_set("loop_total", numpy.full(len(quads), 4, numpy.int32))
    data.polygons.foreach_set("use_smooth", numpy.ones(len(quads), bool))
    data.update(calc_edges=True)
    color = numpy.hstack([tones, numpy.ones((len(points), 1))]).astype(numpy.float32)
    data.attributes.new("tone", "FLOAT_COLOR", "POINT").data.foreach_set("color", color.ravel())
    data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def sheet_quads(rows, columns, closed=False):
    """The quads of a grid of points, row after row; `closed` joins the last column to the first."""
    index = numpy.arange(rows * columns).reshape(rows, columns)
    following = numpy.roll(index, -1, 1)
    quads = numpy.stack([index[:-1], following[:-1], following[1:], index[1:]], -1)
    return (quads if closed else quads[:, :-1]).reshape(-1, 4)


class Spiral:
    """A line laid round and round along a profile [(radius, height), ...], one `pitch` further at each turn.

    At even steps: `run` the meters so far, `turn` how often round, `center`, and three directions: `along` the line,
    `across` it down the profile, and `out` of the surface. `squeeze` makes the round an oval.
    """

    def __init__(self, profile, pitch, step, squeeze=1.0, uneven=0.0, seed=1):
        line = curve_through(profile, 800)
        down = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(line, axis=0), axis=1))])
        t = numpy.linspace(0, down[-1] / pitch, int(down[-1] / pitch * 360))
        radius = numpy.maximum(numpy.interp(t * pitch, down, line[:, 0]), pitch * 0.3)
        run = numpy.concatenate([[0], numpy.cumsum(numpy.diff(t) * 2 * pi * radius[1:])])
        self.run = numpy.arange(0, run[-1], step)
        self.turn = numpy.interp(self.run, run, t)
        place = self.turn * pitch
        radius, height = (numpy.interp(place, down, line[:, k]) for k in (0, 1))
        radius = numpy.maximum(radius, pitch * 0.3)
        slope = numpy.gradient(line, down, axis=0)
        slope /= numpy.linalg.norm(slope, axis=1, keepdims=True)
        dr, dz = (numpy.interp(place, down, slope[:, k]) for k in (0, 1))
        angle = 2 * pi * self.turn
        if uneven:
            chance = numpy.random.default_rng(seed)
            a, b = chance.uniform(0, 6.3, 2)
            radius = radius * (1 + uneven * numpy.sin(2 * angle + a + height * 9) + uneven * 0.6 * numpy.sin(3 * angle + b + height * 14))
        c, s = numpy.cos(angle), numpy.sin(angle)
        self.angle, self.height = angle, height
        self.center = numpy.stack([radius * c, radius * s * squeeze, height], 1)
        self.along = numpy.stack([-s, c, 0 * c], 1)
        self.across = numpy.stack([dr * c, dr * s, dz], 1)
        self.out = numpy.stack([-dz * c, -dz * s, dr], 1)

    def __len__(self):
        return len(self.run)


def tones_of(colors, shares):
    """Linear tones between two colors, for each share 0 to 1."""
    low, high = (numpy.array(linear(color)) for color in colors)
    return low + (high - low) * numpy.clip(shares, 0, 1)[..., None]


def noise_along(count, every, chance):
    """A soft random line: a new value each `every` points."""
    knots = chance.normal(size=count // every + 3)
    return numpy.interp(numpy.arange(count) / every, numpy.arange(len(knots)), knots)


def twisted_coil(spiral, thick, colors, material, plies=3, lay=0.024, seed=1):
    """Cord of several plies twisted round each other, laid along a spiral, over a dark core that closes the gaps."""
    chance = numpy.random.default_rng(seed)
    count, section = len(spiral), 8
    ending = numpy.clip((spiral.run[-1] - spiral.run) / 0.25, 0.12, 1)
    ring = numpy.linspace(0, 2 * pi, section, endpoint=False)
    points, quads, tones = [], [], []
    for k in range(plies):
        twist = spiral.run / lay * 2 * pi + 2 * pi * k / plies + 0.4 * noise_along(count, 30, chance)
        offset = (thick * 0.27 * ending)[:, None] * (numpy.cos(twist)[:, None] * spiral.across + numpy.sin(twist)[:, None] * spiral.out)
        fat = thick * 0.31 * ending * (1 + 0.1 * noise_along(count, 12, chance))
        rib = (numpy.cos(ring)[None, :, None] * spiral.across[:, None] + numpy.sin(ring)[None, :, None] * spiral.out[:, None]) * fat[:, None, None]
        # Each ply is a bundle of blades: its section is ribbed.
        rib *= (1 + 0.13 * numpy.cos(ring * 4 + 1.3 * twist[:, None]))[..., None]
        points.append(((spiral.center + offset)[:, None] + rib).reshape(-1, 3))
        quads.append(sheet_quads(count, section, True) + k * count * section)
        share = 0.55 + 0.22 * noise_along(count, 40, chance)[:, None] + 0.16 * chance.normal(size=(count, section))
        tones.append(tones_of(colors, share).reshape(-1, 3))
    return fibers(numpy.vstack(points), numpy.vstack(quads), numpy.vstack(tones), material, "Cord")


def stitches(spiral, every, thick, pitch, reach, material, seed=1):
    """Palm fiber sewn over the coil and through the one before it, leaning as it goes round."""
    chance = numpy.random.default_rng(seed)
    step = spiral.run[1] - spiral.run[0]
    lines = []
    for at in numpy.arange(spiral.run[-1] * 0.02, spiral.run[-1] - 0.05, every):
        i = int((at + chance.normal(0, every * 0.09)) / step)
        lean = int(every * 0.38 / step)
        line = []
        for share in numpy.linspace(-0.62, 1.08, 8):
            a = pi * share
            j = min(len(spiral) - 1, max(0, i + int(lean * share)))
            line.append(spiral.center[j] - spiral.across[j] * (cos(a) * reach + pitch * 0.12) + spiral.out[j] * (sin(a) * reach))
        lines.append(line)
    return strands(lines, thick, material, "Stitches", 1)


def stray_ends(spiral, count, material, length=0.014, thick=0.0006, seed=1):
    """Ends of grass that stand off."""
    chance = numpy.random.default_rng(seed)
    lines = []
    for i in chance.integers(0, len(spiral), count):
        start = spiral.center[i] + spiral.out[i] * 0.004 + spiral.across[i] * chance.normal(0, 0.003)
        way = spiral.along[i] * chance.uniform(0.5, 1) + spiral.out[i] * chance.uniform(0.05, 0.35) + spiral.across[i] * chance.normal(0, 0.3)
        far = length * chance.uniform(0.4, 1.0)
        lines.append([start, start + way * far * 0.5, start + way * far + spiral.out[i] * far * 0.1])
    return strands(lines, thick, material, "Ends", 0)


# The market basket


def qoffa_basket(seed=1, wide=0.2, high=0.3):
    """A halfa basket 40 cm wide and 30 high: coils sewn one on the other, two handles covered with leather."""
    pitch, thick = 0.0112, 0.0118
    squeeze = 0.74
    profile = [(0.0, 0.006), (0.07, 0.006), (wide * 0.66, 0.007), (wide * 0.715, 0.014), (wide * 0.8, high * 0.25),
               (wide * 0.9, high * 0.55), (wide * 0.965, high * 0.82), (wide * 0.965, high - 0.006)]
    spiral = Spiral(profile, pitch, 0.0026, squeeze, 0.008, seed)
    # The rim sinks a little between the handles' feet and the ends.
    spiral.center[:, 2] += 0.012 * numpy.cos(2 * spiral.angle) * (spiral.height / high) ** 2
    grass = straw(0.55)
    parts = [twisted_coil(spiral, thick, ("#AE8A4A", "#E2C78C"), grass, seed=seed)]
    parts.append(strands([spiral.center[::3]], thick * 0.62, plain("#7A5E30", 0.9), "Core", 2))
    parts.append(stitches(spiral, 0.021, 0.0021, pitch, thick * 0.58, fiber("#E0CB98", "Z", "#BFA468"), seed))
    parts.append(stray_ends(spiral, 420, fiber("#D9C187", "Z", "#B3935A"), seed=seed))
    hide = leather("#8C4A22", 0.48, worn=0.35)
    thread, rivets = plain("#E3D3AE", 0.8), brass(0.3, 0.4)
    for side in (-1, 1):
        y = side * wide * 0.955 * squeeze
        x = 0.075
        rim = high - 0.012
        arc = [(-x - 0.004, y + side * 0.009, rim - 0.055), (-x - 0.002, y + side * 0.012, rim + 0.01), (-x * 0.86, y * 0.97, rim + 0.095), (-x * 0.42, y * 0.9, rim + 0.158),
               (0, y * 0.88, rim + 0.176), (x * 0.42, y * 0.9, rim + 0.158), (x * 0.86, y * 0.97, rim + 0.095),
               (x + 0.002, y + side * 0.012, rim + 0.01), (x + 0.004, y + side * 0.009, rim - 0.055)]
        line = curve_through(arc, 90)
        parts.append(tube(line, 0.0082, hide, 20))
        seam = line + numpy.array([0, side * -0.004, 0.0]) + numpy.stack([numpy.zeros(90), numpy.zeros(90), -0.0074 * numpy.sin(numpy.linspace(0, pi, 90))], 1)
        parts.append(strands([seam[k : k + 2] for k in range(12, 78, 3)], 0.0012, thread, "Seam", 1))
        for end in (-1, 1):
            tab = box(0.034, 0.004, 0.062, hide, (end * (x + 0.004), y + side * 0.006, rim - 0.088), 0.0018)
            tab.rotation_euler = (side * 0.07, 0, end * side * -0.33)
            parts.append(tab)
            for u, v in ((-0.011, 0.012), (0.011, 0.012), (-0.011, 0.05), (0.011, 0.05)):
                rivet = ball(0.0032, rivets, (u, side * 0.0024, v), (1, 0.5, 1), detail=2)
                rivet.parent = tab
    return group(parts)


@subject("qoffa", "whole", "detail", "scene")
def qoffa(stage, view):
    basket = qoffa_basket()
    if view == "scene":
        terracotta_floor(0.24, 10)
        wall("#EFE8DB", 0.42)
        shopping()
        basket.rotation_euler = (0, 0, 0.35)
        stage.window(0.7, -1, front=0.3)
        stage.sun(-55, 36, 2.6)
        stage.shoot(basket, 4, 18, 60, 0.78, offset=(0, -0.02))
        return
    basket.rotation_euler = (0, 0, -0.3)
    ledge("#E6DCC9", 1.8)
    wall("#E9DFCE", 0.7)
    stage.window(0.6, -1, front=0.2)
    if view == "detail":
        stage.shoot(basket, 12, 16, 90, 2.3, (0.06, -0.12, 0.27), fstop=5)
    else:
        stage.shoot(basket, 7, 15, 75, 0.82)


def shopping():
    """What was bought: oranges, lemons and leaves up to the rim."""
    chance = numpy.random.default_rng(5)
    orange, lemon = peel("#D9822B"), peel("#DDB53A")
    green = leaf("#3E5B2C", "#7F9660")
    ball(0.15, plain("#4A3A22", 0.9), (0, 0, 0.16), (1, 0.7, 0.55), detail=3)
    for k in range(17):
        ring, a = (0.115, k * 0.57) if k < 11 else (0.05, k * 1.05)
        x, y = ring * 1.2 * cos(a), ring * 0.78 * sin(a)
        z = 0.255 + 0.035 * (k >= 11) + chance.uniform(-0.008, 0.008)
        if k % 4 == 3:
            fruit = ball(0.029, lemon, (x, y, z), (1.3, 1, 1), 0.03, 2, k)
        else:
            fruit = ball(chance.uniform(0.035, 0.039), orange, (x, y, z), (1, 1, 0.95), 0.02, 2, k)
        fruit.rotation_euler = chance.uniform(0, 6, 3)
    for k in range(15):
        thing = sprig_leaf(green, chance.uniform(0.06, 0.085))
        a = chance.uniform(0, 2 * pi)
        thing.location = (0.14 * cos(a) * chance.uniform(0.2, 1), 0.09 * sin(a) * chance.uniform(0.2, 1), 0.3 + chance.uniform(0, 0.02))
        thing.rotation_euler = (chance.uniform(-0.5, 0.5), chance.uniform(-0.5, 0.1), chance.uniform(0, 6.3))


def peel(color):
    """The pored skin of an orange or lemon."""
    n = Nodes("Peel")
    pores = n.cells(420, feature="SMOOTH_F1")
    n.set(base_color=n.ramp(n.noise(30, 4), (0.3, _shade(color, 0.86)), (0.7, color)), roughness=0.42, specular=0.42, subsurface=0.06,
          subsurface_radius=(0.006, 0.003, 0.001), subsurface_color=color, normal=n.bump(pores, 0.0007, 0.8))
    return n.material


# The lidded basket


def wrapped_coil(spiral, radius, wrap, pattern, material, seed=1, lean=0.35):
    """A rib of date stems wrapped turn by turn with palm leaf; `pattern(spiral)` is the share of dyed leaf, 0 or 1."""
    chance = numpy.random.default_rng(seed)
    count, section = len(spiral), 10
    ring = numpy.linspace(0, 2 * pi, section, endpoint=False)
    place = (spiral.run[:, None] + lean * wrap * ring[None] / pi) / wrap
    which = numpy.floor(place).astype(int)
    inside = place - which
    each = chance.normal(size=which.max() + 2)
    ending = numpy.clip((spiral.run[-1] - spiral.run) / 0.16, 0.1, 1)[:, None]
    fat = radius * ending * (0.88 + 0.13 * numpy.sin(pi * inside) ** 0.6 + 0.022 * each[which])
    rib = numpy.cos(ring)[None, :, None] * spiral.across[:, None] * 1.06 + numpy.sin(ring)[None, :, None] * spiral.out[:, None] * 0.94
    points = (spiral.center - spiral.across * radius * (1 - ending))[:, None] + rib * fat[..., None]
    step = spiral.run[1] - spiral.run[0]
    middle = numpy.clip(((which + 0.5) * wrap / step).astype(int), 0, count - 1)
    dyed = pattern(spiral)[middle][..., None]
    share = 0.6 + 0.24 * each[which]
    palm, dye = tones_of(("#B9975A", "#E6D09A"), share), tones_of(("#9A5F18", "#D99A34"), share)
    tones = (palm * (1 - dyed) + dye * dyed) * (0.62 + 0.38 * numpy.sin(pi * inside) ** 0.5)[..., None]
    return fibers(points.reshape(-1, 3), sheet_quads(count, section, True), tones.reshape(-1, 3), material, "Wrapped")


def steps_pattern(low, high, repeats, upward=True):
    """Triangles stepped row by row between two turns of the spiral."""

    def pattern(spiral):
        row = numpy.floor(spiral.turn - low) / (high - low)
        across = numpy.abs((spiral.angle * repeats / (2 * pi)) % 1 - 0.5) * 2
        inside = (row >= 0) & (row < 1)
        return (inside & (across < (1 - row if upward else row + 1 / (high - low)))).astype(float)

    return pattern


def zembil_body(seed=1):
    """The basket without its lid: 32 cm across, 21 high."""
    pitch = 0.0098
    profile = [(0.0, 0.006), (0.06, 0.006), (0.115, 0.007), (0.13, 0.014), (0.147, 0.045), (0.1555, 0.085), (0.1555, 0.12), (0.15, 0.16), (0.143, 0.19), (0.142, 0.209)]
    spiral = Spiral(profile, pitch, 0.0011, 1.0, 0.005, seed)
    last = spiral.turn[-1]
    steps = steps_pattern(last - 14, last - 7, 12)

    def pattern(line):
        bands = ((line.turn > last - 3.2) & (line.turn < last - 2.2)) | ((line.turn > last - 17.2) & (line.turn < last - 16.2))
        return numpy.maximum(steps(line), bands.astype(float))

    return wrapped_coil(spiral, 0.0053, 0.0056, pattern, straw(0.45), seed)


def zembil_lid(seed=2):
    """A flat lid with a low rim, begun at its navel."""
    pitch = 0.0098
    profile = [(0.0, 0.0445), (0.05, 0.0435), (0.1, 0.0405), (0.135, 0.037), (0.149, 0.031), (0.1535, 0.018), (0.154, 0.005)]
    spiral = Spiral(profile, pitch, 0.0011, 1.0, 0.004, seed)
    petals, outer = steps_pattern(3, 8, 8), steps_pattern(9, 14, 16, False)
    pattern = lambda line: numpy.maximum.reduce([petals(line), outer(line), (line.turn < 1).astype(float)])
    navel = ball(0.0075, fiber(SAFFRON, "X", "#8C5A1C"), (0.001, 0, 0.0445), (1.1, 1, 0.75), 0.15, 4, seed, 3)
    return group([wrapped_coil(spiral, 0.0053, 0.0056, pattern, straw(0.45), seed), navel])


@subject("zembil", "whole", "detail", "scene")
def zembil(stage, view):
    body, lid = zembil_body(), zembil_lid()
    lid.location = (0, 0, 0.209)
    if view == "scene":
        terracotta_floor(0.2, 30)
        wall("#E2D3BD", 0.5)
        lid.location, lid.rotation_euler = (0.166, 0.03, 0.154), (0.0, 1.22, 0.18)
        for k, (x, y, z, color) in enumerate(((-0.06, -0.03, 0.155, "#EFE6D5"), (0.055, -0.045, 0.15, "#9A4526"),
                                                (0.0, 0.06, 0.16, "#3A4E78"), (-0.01, -0.005, 0.09, "#D9B877"))):
            yarn_ball(0.052, color, (x, y, z - 0.03), k + 1)
        stage.window(0.5, 1, front=0.25)
        stage.shoot([body, lid], -6, 24, 65, 0.8)
        return
    table(seed=27, color="#9C744D", dark="#5E3E24", turn=-4)
    wall("#E6DCCB", 0.6)
    stage.window(0.45, 1, front=0.25)
    if view == "detail":
        stage.shoot(body, 18, 40, 90, 1.55, (0.02, -0.06, 0.23), fstop=8)
    else:
        stage.shoot([body, lid], -8, 21, 75, 0.8)


# The sun hat


def plaited_ribbon(spiral, width, material, ends=11, seed=1):
    """A flat plait of so many strands, each running from edge to edge over one and under one, then folding back.

    The strands that go one way and the other are laid as pieces from edge to edge; `spiral` is their middle line.
    """
    chance = numpy.random.default_rng(seed)
    apart = 2 * width / ends
    height, half = 0.00042, apart * 0.34
    samples = ends * 2 + 1
    share = numpy.linspace(0, 1, samples) * width
    step = spiral.run[1] - spiral.run[0]
    pieces = int((spiral.run[-1] - 2 * width) / apart)
    points, tones = [], []
    for way in (1, -1):
        start = numpy.arange(pieces) * apart + (0 if way > 0 else width)
        run = start[:, None] + way * share[None]
        at = run / step
        i = numpy.clip(at.astype(int), 0, len(spiral) - 2)
        f = (at - i)[..., None]
        take = lambda field: field[i] * (1 - f) + field[i + 1] * f
        center, along, across, out = (take(field) for field in (spiral.center, spiral.along, spiral.across, spiral.out))
        # The ribbon's end is drawn in under the turn before.
        ending = numpy.clip((spiral.run[-1] - run) / 0.3, 0.1, 1)
        y = (share[None] - width / 2) * ending - (1 - ending) * width / 2
        rise = way * height * numpy.cos(2 * pi * share / apart)[None]
        # One edge lies over the turn before.
        tilt = -0.0014 * y / width * 2
        middle = center + across * y[..., None] + out * (rise + tilt)[..., None]
        side = (along - across * way) / 2**0.5
        wide = half * chance.uniform(0.85, 1.05, (pieces, 1, 1))
        edge = out * -0.00016
        points.append(numpy.stack([middle + side * wide + edge, middle, middle - side * wide + edge], 2))
        tone = 0.55 + 0.25 * chance.normal(size=(pieces, 1)) + 0.06 * chance.normal(size=(pieces, samples))
        tone -= 0.5 * numpy.abs(y / width * 2) ** 4
        tones.append(numpy.repeat(tones_of(("#C0954E", "#F0D7A0"), tone)[:, :, None], 3, 2))
    points, tones = numpy.concatenate(points), numpy.concatenate(tones)
    one = sheet_quads(samples, 3)
    quads = (one[None] + (numpy.arange(len(points)) * samples * 3)[:, None, None]).reshape(-1, 4)
    return fibers(points.reshape(-1, 3), quads, tones.reshape(-1, 3), material, "Plait")


def mdhalla_hat(seed=1):
    """44 cm across the brim, 15 high; a ribbon of eleven strands sewn in one spiral, a cotton band within."""
    profile = [(0.0, 0.149), (0.03, 0.149), (0.06, 0.145), (0.079, 0.132), (0.0875, 0.108), (0.0915, 0.07), (0.094, 0.036), (0.0985, 0.022),
               (0.112, 0.0135), (0.15, 0.009), (0.19, 0.006), (0.22, 0.003)]
    spiral = Spiral(profile, 0.0098, 0.0012, 1.0, 0.006, seed)
    reach = numpy.clip((numpy.hypot(spiral.center[:, 0], spiral.center[:, 1]) - 0.1) / 0.12, 0, 1)
    spiral.center[:, 2] += reach**1.5 * (0.006 * numpy.sin(2 * spiral.angle + 0.8) + 0.004 * numpy.sin(3 * spiral.angle + 2)) + 0.009 * reach**2
    parts = [plaited_ribbon(spiral, 0.0122, straw(0.42), seed=seed)]
    band = turned([(0.0925, 0.02), (0.0912, 0.03), (0.0893, 0.055), (0.0888, 0.055), (0.0907, 0.03), (0.092, 0.02)], 2, weave("#EFE6D2", None, 1400), None, 0.0, 100, 40, foot_edge=False).thing
    parts.append(band)
    return group(parts)


@subject("mdhalla", "whole", "detail", "scene")
def mdhalla(stage, view):
    hat = mdhalla_hat()
    if view == "scene":
        wall("#F3EEE4", 0.0, relief=1.3)
        door = plain_wood("#B98F60", "#7E5632", "Z", 0.5, "#2F6296", 0.4)
        for k in range(4):
            box(0.118, 0.04, 2.4, door, (0.36 + 0.121 * k, -0.03, -1.0), 0.004)
        box(0.05, 0.06, 2.4, door, (0.272, -0.03, -1.0), 0.005)
        hat.location, hat.rotation_euler = (0, -0.055, 0), (pi / 2 - 0.13, 0, 0)
        stage.key = 1.9
        stage.window(0.5, -1, front=0.6)
        stage.sun(-48, 42, 4.0)
        stage.shoot(hat, 5, 4, 65, 0.66, offset=(-0.06, 0.0))
        return
    ledge("#EDE4D4", 1.6)
    wall("#D7DDDC", 0.6)
    stage.window(0.5, -1, front=0.25)
    if view == "detail":
        stage.shoot(hat, 22, 34, 95, 2.2, (0.06, -0.1, 0.05), fstop=5.6)
    else:
        hat.rotation_euler = (0.0, 0.0, 2.3)
        stage.shoot(hat, -9, 23, 75, 0.82)


# The store


@subject("cover-houch-djerba", "cover", size="cover")
def cover(stage, view):
    """The courtyard of a houch in the afternoon: white walls, a blue door, the day's baskets in a row."""
    terracotta_floor(0.3, 0, rows=30, columns=40)
    wall("#F4EFE5", 0.45, relief=1.4)
    door = plain_wood("#B98F60", "#7E5632", "Z", 0.5, "#2F6296", 0.35)
    for k in range(6):
        box(0.128, 0.04, 2.6, door, (0.94 + 0.131 * k, 0.44, 0.0), 0.004)
    box(0.06, 0.07, 2.6, door, (0.84, 0.43, 0.0), 0.006)
    big = qoffa_basket()
    big.location, big.rotation_euler = (-0.12, 0.12, 0), (0, 0, 0.25)
    small = qoffa_basket(4, 0.17, 0.24)
    small.location, small.rotation_euler = (-0.62, 0.16, 0), (0, 0, -0.3)
    body, lid = zembil_body(), zembil_lid()
    lid.location = (0, 0, 0.209)
    group([body, lid], (0.34, 0.05, 0))
    hat = mdhalla_hat()
    hat.location, hat.rotation_euler = (-0.36, -0.1, 0.014), (-0.05, 0.02, 0.5)
    stage.window(1.1, -1, front=0.4)
    stage.sun(-52, 33, 3.2)
    stage.shoot(big, 2, 9, 60, 0.78, (0.04, 0, 0.2), fstop=4, jitter=False)
