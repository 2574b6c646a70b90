"""What comes off a loom: patterns on the weaver's squared paper, sheets of cloth in any shape, folds, ropes and fringes."""

from math import cos, pi, sin

import motifs
import numpy
from materials import Nodes, painted, weave
from motifs import rgb
from shapes import curve_through, group, mesh, strands

# The dyer's colors.
CREAM = "#E6D8BC"
MADDER = "#8E2F24"
INDIGO = "#1E2A52"
BLACK = "#2A2420"
SAFFRON = "#C98B2A"
OLIVE = "#5C6234"

# Signs on squared paper: x and o are the two colors of the sign, a point leaves the ground.
SIGNS = {
    "eye": (
        "......x......",
        ".....xxx.....",
        "....xxoxx....",
        "...xxoooxx...",
        "..xxoo.ooxx..",
        ".xxoo.x.ooxx.",
        "xxoo.xxx.ooxx",
        ".xxoo.x.ooxx.",
        "..xxoo.ooxx..",
        "...xxoooxx...",
        "....xxoxx....",
        ".....xxx.....",
        "......x......",
    ),
    "comb": (
        "x.x.x.x.x.x",
        "x.x.x.x.x.x",
        "x.x.x.x.x.x",
        "xxxxxxxxxxx",
        ".....o.....",
        "....ooo....",
        ".....o.....",
        "xxxxxxxxxxx",
        "x.x.x.x.x.x",
        "x.x.x.x.x.x",
        "x.x.x.x.x.x",
    ),
    "foot": (
        "x....x....x",
        ".x...x...x.",
        "..x..x..x..",
        "...x.x.x...",
        "....xxx....",
        "xxxxxoxxxxx",
        "....xxx....",
        "...x.x.x...",
        "..x..x..x..",
        ".x...x...x.",
        "x....x....x",
    ),
    "hook": (
        "xxxx.....",
        "x........",
        "x..xxxxx.",
        "x..x...x.",
        "xxxx.o.x.",
        ".x.o.xxxx",
        ".x...x..x",
        ".xxxxx..x",
        "........x",
        ".....xxxx",
    ),
    "star": (
        "....x....",
        "....x....",
        "..xxoxx..",
        "..xoxox..",
        "xxoxoxoxx",
        "..xoxox..",
        "..xxoxx..",
        "....x....",
        "....x....",
    ),
    "seed": (
        "..x..",
        ".xox.",
        "xooox",
        ".xox.",
        "..x..",
    ),
    "tooth": (
        "x.......",
        "xx.....x",
        "xxx...xx",
        "xxxx.xxx",
    ),
    "tree": (
        ".....x.....",
        "....xxx....",
        "...x.x.x...",
        "..x..x..x..",
        ".x..xxx..x.",
        "x..x.x.x..x",
        "..x..x..x..",
        ".x..xox..x.",
        "x..x.x.x..x",
        "...xxxxx...",
    ),
}


def paper(columns, rows, ground=0):
    """Squared paper: one number of a color for each knot, the first row at the far end."""
    return numpy.full((rows, columns), ground, int)


def stamp(cells, sign, x, y, first, second=None, scale=1, turned=False):
    """A sign with its middle at (x, y); what falls off the paper is cut."""
    marks = numpy.array([list(row) for row in SIGNS[sign]])
    if turned:
        marks = marks.T
    marks = numpy.repeat(numpy.repeat(marks, scale, 0), scale, 1)
    top, left = round(y - marks.shape[0] / 2), round(x - marks.shape[1] / 2)
    for j, i in zip(*numpy.nonzero(marks != ".")):
        if 0 <= top + j < cells.shape[0] and 0 <= left + i < cells.shape[1]:
            cells[top + j, left + i] = first if marks[j, i] == "x" or second is None else second


def row_of(cells, sign, y, count, first, second=None, scale=1, margin=0):
    """A sign repeated across the cloth."""
    step = (cells.shape[1] - 2 * margin) / count
    for k in range(count):
        stamp(cells, sign, margin + step * (k + 0.5), y, first, second, scale)


def frame_of(cells, distance, sign, period, first, second=None):
    """A sign repeated round the border, `distance` knots from the edge."""
    rows, columns = cells.shape
    for length, other, across in ((columns, rows, True), (rows, columns, False)):
        count = max(2, round((length - 2 * distance) / period))
        for along in numpy.linspace(distance, length - distance, count + 1):
            for far in (distance, other - distance):
                stamp(cells, sign, *((along, far) if across else (far, along)), first, second, turned=not across)


def from_edge(cells):
    """How many knots each knot is from the nearest edge."""
    rows, columns = cells.shape
    y, x = numpy.mgrid[0:rows, 0:columns]
    return numpy.minimum(numpy.minimum(x, columns - 1 - x), numpy.minimum(y, rows - 1 - y))


def woven(cells, palette, pixels=4, flat=True, uneven=0.05, seed=1, deep=1.45):
    """The pattern as a picture: each knot of a slightly other tone, whole rows lighter and darker as the dye came out.

    `flat` weaving shows its ribs, a pile its single knots. `deep` makes up for the paleness of full light.
    """
    chance = numpy.random.default_rng(seed)
    colors = numpy.stack([rgb(color) for color in palette]) ** deep
    field = colors[cells]
    rows, columns = cells.shape
    dye = numpy.convolve(chance.normal(0, 1, rows + 60), numpy.ones(20) / 20**0.5, "same")[30 : 30 + rows]
    field = field * (1 + uneven * 0.9 * dye + chance.normal(0, uneven * 0.5, rows))[:, None, None]
    brushed = ripple(*numpy.meshgrid(numpy.arange(columns), numpy.arange(rows)), columns / 3, seed + 5)
    field = field * (1 + uneven * 0.9 * brushed[..., None])
    field = field * (1 + chance.normal(0, uneven, (rows, columns, 1)))
    field = numpy.repeat(numpy.repeat(field, pixels, 0), pixels, 1)
    y, x = numpy.mgrid[0 : rows * pixels, 0 : columns * pixels]
    down, across = (y % pixels + 0.5) / pixels * 2 - 1, (x % pixels + 0.5) / pixels * 2 - 1
    hollow = 0.16 * down**2 if flat else 0.12 * down**2 + 0.12 * across**2
    return motifs.picture(numpy.clip(field * (1.05 - hollow[..., None]), 0, 1).astype(numpy.float32), "Woven")


def striped(ground, bands, length, pixels=2000, seed=1, deep=1.1, across=64, along=False):
    """Stripes across a cloth `length` meters long: bands are (start, width, color) in meters from its near end.

    `along` lays them along the cloth instead, counted from its left edge.
    """
    chance = numpy.random.default_rng(seed)
    field = numpy.ones((pixels, across, 3), numpy.float32) * rgb(ground) ** deep
    for start, width, color in bands:
        field[round(start / length * pixels) : max(round((start + width) / length * pixels), round(start / length * pixels) + 1)] = rgb(color) ** deep
    field *= 1 + chance.normal(0, 0.02, (pixels, 1, 1)) + chance.normal(0, 0.02, (1, across, 1))
    field = numpy.clip(field[::-1], 0, 1)
    return motifs.picture(field.transpose(1, 0, 2)[:, ::-1] if along else field, "Stripes")


def ripple(x, y, size=0.3, seed=1, count=7):
    """Soft waves about `size` meters long, from -1 to 1."""
    chance = numpy.random.default_rng(seed)
    total = 0.0
    for _ in range(count):
        a, k = chance.uniform(0, 2 * pi), 2 * pi / (size * chance.uniform(0.6, 1.8))
        total = total + numpy.sin((x * cos(a) + y * sin(a)) * k + chance.uniform(0, 2 * pi))
    return total / count * 1.6


def sheet(place, columns, rows, material, thickness=0.0015, name="Sheet", offset=0.0, uv=None):
    """A cloth whose point (u, w), shares of its width and length, lies at place(u, w): arrays in, (x, y, z) out.

    `uv(u, w)` says where on the picture a point lies when that is not (u, w).
    """
    u, w = numpy.meshgrid(numpy.linspace(0, 1, columns + 1), numpy.linspace(0, 1, rows + 1))
    points = numpy.stack(numpy.broadcast_arrays(*place(u, w)), -1).reshape(-1, 3)
    corner = (numpy.arange(rows)[:, None] * (columns + 1) + numpy.arange(columns)).ravel()
    faces = numpy.stack([corner, corner + 1, corner + columns + 2, corner + columns + 1], 1)
    across, along = uv(u, w) if uv else (u, w)
    shares = numpy.stack([across.ravel(), along.ravel()], 1)
    thing = mesh(name, points, faces.tolist(), material, True, {"UVMap": shares[faces.ravel()]})
    if thickness:
        solid = thing.modifiers.new("Solid", "SOLIDIFY")
        solid.thickness, solid.offset = thickness, offset
    return thing


def edge_of(place, count, far=False, margin=0.004):
    """Points along the near or far end of a sheet, where a fringe begins."""
    u = numpy.linspace(margin, 1 - margin, count)
    return numpy.stack(numpy.broadcast_arrays(*place(u, numpy.full(count, 1.0 if far else 0.0))), -1)


def fringe(starts, out, length, material, yarns=3, thickness=0.0022, spread=0.006, down=(0, 0, 0), ground=None, seed=1, knot=True):
    """Twisted locks of yarn from the points `starts` in the direction `out`, bending towards `down`; none goes below `ground`."""
    chance = numpy.random.default_rng(seed)
    t = numpy.linspace(0, 1, 12)[:, None]
    out, down = numpy.asarray(out, float), numpy.asarray(down, float)
    side = numpy.cross(out, (0.0, 0.0, 1.0)) if abs(out[2]) < 0.9 else numpy.array([1.0, 0, 0])
    lift = numpy.cross(side, out)
    lines, knots = [], []
    for start in numpy.asarray(starts, float):
        long = length * chance.uniform(0.85, 1.08)
        sway = side * chance.normal(0, spread) * 2.2
        bend = side * chance.normal(0, spread)
        turn = chance.uniform(0, 2 * pi)
        for k in range(yarns):
            a = t * 9.0 + turn + 2 * pi * k / yarns
            apart = thickness * (0.5 + 0.35 * t**2)
            line = start + out * long * t + down * long * t**2 + sway * t**1.5 + bend * numpy.sin(3 * t)
            line = line + apart * (numpy.cos(a) * side + numpy.sin(a) * lift) + side * chance.normal(0, spread * 0.35) * t**3
            if ground is not None:
                line[:, 2] = numpy.maximum(line[:, 2], ground + thickness * 0.5)
            lines.append(line)
        if knot:
            a = numpy.linspace(0, 2 * pi, 9)[:, None]
            middle = start + out * long * 0.12 + sway * 0.05
            knots += [middle + out * thickness * (d - 0.5) + thickness * 0.95 * (numpy.cos(a) * side + numpy.sin(a) * lift) for d in (0, 1)]
    if knots and ground is not None:
        knots = [numpy.maximum(line, [-9, -9, ground + thickness * 0.4]) for line in knots]
    return strands(lines + knots, thickness, material, "Fringe", 2)


def rope(points, thickness, material, plies=3, pitch=None, count=200):
    """A laid rope of some plies along points."""
    line = curve_through(points, count)
    tangent = numpy.gradient(line, axis=0)
    tangent /= numpy.linalg.norm(tangent, axis=1)[:, None]
    side = numpy.cross(tangent, (0.13, 0.97, 0.21))
    side /= numpy.linalg.norm(side, axis=1)[:, None]
    other = numpy.cross(tangent, side)
    run = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(line, axis=0), axis=1))])
    each = thickness * 0.54
    lines = []
    for k in range(plies):
        a = (run * 2 * pi / (pitch or thickness * 3.2) + 2 * pi * k / plies)[:, None]
        lines.append(line + (numpy.cos(a) * side + numpy.sin(a) * other) * each * 0.52)
    return strands(lines, each, material, "Rope", 3)


def folded(width, depth, material, nested=3, layer=0.005, seed=1, part=(0.0, 1.0), at=(0, 0, 0), turn=0.0, loose=0.0012, across=(0.0, 1.0)):
    """A folded cloth lying on its place, its round folds towards -y: sheets bent round one another, the outermost last.

    The outermost shows the share `part` of the cloth's length, from below at the back over the fold to the top at the back,
    and the share `across` of its width.
    """
    chance = numpy.random.default_rng(seed)
    parts = []
    for k in range(nested):
        radius = (k + 0.5) * layer
        middle = nested * layer
        front = -depth / 2 + middle
        straight = depth - middle + chance.uniform(-0.008, 0.004)
        total = 2 * straight + pi * radius
        start, end = part
        span = (end - start) if k == nested - 1 else (end - start) * total / (2 * depth)

        def place(u, w, radius=radius, straight=straight, total=total, k=k, front=front):
            run = w * total
            bent = numpy.clip((run - straight) / radius, 0, pi)
            under, over = numpy.minimum(run, straight), numpy.maximum(run - straight - pi * radius, 0)
            y = front + straight - under - radius * numpy.sin(bent) * 0.9 + over
            z = middle - radius * numpy.cos(bent)
            x = (u - 0.5) * (width - 0.003 * (nested - 1 - k) * chance.uniform(0, 1))
            wave = ripple(x, run, 0.16, seed * 13 + k)
            edge = numpy.clip((numpy.abs(u - 0.5) - 0.44) / 0.06, 0, 1)
            sag = -loose * 2.2 * edge**2 * (bent > pi / 2)
            return x + loose * ripple(run, run * 0, 0.1, seed + k), y + loose * wave, z + loose * wave * (bent > 0.3) + sag

        thing = sheet(place, 60, 90, material, layer * 0.82)
        layer_uv = thing.data.uv_layers["UVMap"].data
        values = numpy.empty(len(layer_uv) * 2, numpy.float32)
        layer_uv.foreach_get("uv", values)
        values[0::2] = across[0] + values[0::2] * (across[1] - across[0])
        values[1::2] = start + values[1::2] * span
        layer_uv.foreach_set("uv", values)
        parts.append(thing)
    return group(parts, at, turn)


def uneven_pleats(u, fell, count, seed):
    """About `count` pleats across a cloth, from -1 to 1: some broad and some narrow, wandering and joining as they fall."""
    soft = ripple(u, fell * 0.1, 0.75 / count, seed, 6)
    sharp = 0.6 - 2.2 * numpy.abs(ripple(u, fell * 0.06, 1.4 / count, seed + 40, 4))
    return numpy.tanh(0.75 * soft + 0.6 * sharp)


def over_rod(width, front, back, top, gather=0.62, pleats=4, depth=0.03, rod=0.014, seed=1, y=0.0):
    """How a cloth lies over a rod at height `top`: `front` meters fall before it, `back` behind, gathered in soft pleats."""

    def place(u, w):
        run = (1 - w) * (front + back + pi * rod)
        over = numpy.clip((run - back) / rod, 0, pi)
        falls = numpy.maximum(run - back - pi * rod, 0)
        behind = numpy.maximum(back - run, 0)
        fell = numpy.maximum(falls / front, behind / max(back, 1e-6))
        side = numpy.where(behind > 0, 1.0, -1.0)
        pleat = uneven_pleats(u + 0.3 * (side > 0), fell, pleats, seed)
        swing = depth * (0.3 + 0.7 * fell**0.7)
        x = (u - 0.5) * width * gather * (1 + 0.05 * fell) + swing * 0.35 * ripple(u, fell * 0.1, 0.6 / pleats, seed + 2) + 0.006 * ripple(fell, u, 0.6, seed + 1)
        away = y + rod * numpy.cos(over) + side * swing * (0.55 + 0.5 * pleat) * numpy.minimum(1, fell * 14)
        return x, away, top + rod * numpy.sin(over) - falls - behind + 0.006 * ripple(u, u * 0, 0.5, seed + 3) * fell

    return place


def over_peg(left, right, top, r=0.02, narrow=0.028, wide=0.085, pleats=5, depth=0.024, seed=1, y=-0.09, twist=1.25, soon=0.3):
    """How a long cloth hangs from a peg that stands out of the wall: `left` meters fall on one side, `right` on the other.

    Its pleats have opened `soon` meters below the peg.
    """

    def place(u, w):
        t = w * (left + right) - left
        s = numpy.abs(t)
        bend = numpy.minimum(s / r, pi / 2)
        falls = numpy.maximum(s - r * pi / 2, 0)
        open_ = 1 - numpy.exp(-falls / soon)
        side = numpy.where(t < 0, -1.0, 1.0)
        half = narrow + (wide - narrow) * open_
        pleat = uneven_pleats(u + 0.4 * (t < 0), falls, pleats, seed)
        along = half * ((u * 2 - 1) + 0.2 / pleats * ripple(u, falls * 0.1, 0.6 / pleats, seed + 2)) * (1 + 0.04 * ripple(t, t * 0, 0.5, seed + 5))
        turn = twist * (1 - numpy.exp(-falls / soon * 3))
        across = depth * (0.3 + 0.7 * open_) * pleat
        x = side * (r * numpy.sin(bend) + wide * 0.42 * open_) + along * numpy.sin(turn) + across * numpy.cos(turn)
        away = y - along * numpy.cos(turn) * side + across * numpy.sin(turn) - (0.02 + 2 * depth) * open_ * (side < 0)
        z = top + r * numpy.cos(bend) - falls * (1 + 0.008 * pleat) + 0.35 * across * numpy.exp(-falls / 0.06)
        return x, numpy.minimum(away, -0.012), z

    return place


def silk(picture=None, color="#E3D5B8", uv="UVMap", size=(0.55, 1.8), threads=1400):
    """Silk: threads too fine to see, a shine that follows the folds."""
    n = Nodes("Silk")
    base = painted(n, n.mix(0.0, color, color), picture, uv)
    at = n.node("Mapping")
    n.put(at.inputs["Vector"], n.uv(uv))
    at.inputs["Scale"].default_value = (size[0], size[1], 1)
    rep = n.noise(threads / 8, 2, 0.5, at.outputs["Vector"])
    n.set(base_color=base, roughness=0.5, specular=0.4, sheen=0.7, sheen_tint=0.7, normal=n.bump(rep, 0.0002, 0.5))
    return n.material


def cotton(picture=None, color="#E9E0CF", size=(1, 2), threads=700, relief=1.2, sheen=0.25):
    return weave(color, None, threads, picture=picture, size=size, relief=relief, sheen=sheen)
