"""Silver of Djerba and Moknine: drawn to thread and curled, beaten and punched, sawn."""

from math import cos, pi, radians, sin

import cv2
import motifs
import numpy
from crafts.apothecary import dish
from crafts.pottery import jasmine
from materials import Nodes, glaze, iron, metal, olive_wood, silver, wool
from mathutils import Matrix
from shapes import ball, box, copies, curve_through, group, mesh, slab, strand, strands, turned
from subjects import subject
from walls import ledge, linen_cloth, sweep, table, tiles, wall
from weaves import ripple, sheet


def gilded():
    """Silver under a thin skin of gold."""
    return metal("#E3BE6E", 0.26, 0.4, dark="#5E4218")


def mirrored(half):
    """A closed outline from its right half, which runs from the top to the bottom of the axis."""
    return [*half, *[(-x, y) for x, y in half[-2:0:-1]]]


def twisted(line, thickness, closed=False):
    """Two threads wound round a flat line, as filigree wire is: two lines of points, each half as thick as the pair."""
    line = numpy.asarray(line, float)[:, :2]
    if closed:
        line = numpy.vstack([line, line[:1]])
    along = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(line, axis=0), axis=1))])
    pitch = thickness * 2.6
    if closed:
        pitch = along[-1] / max(1, round(along[-1] / pitch))
    at = numpy.linspace(0, along[-1], max(6, int(along[-1] / pitch * 9)))
    x, y = (numpy.interp(at, along, line[:, k]) for k in (0, 1))
    run = numpy.stack([numpy.gradient(x), numpy.gradient(y)], 1)
    run /= numpy.maximum(numpy.linalg.norm(run, axis=1), 1e-12)[:, None]
    pair = []
    for start in (0, pi):
        swing = 2 * pi * at / pitch + start
        side = numpy.cos(swing) * thickness / 4
        pair.append(numpy.stack([x - run[:, 1] * side, y + run[:, 0] * side, numpy.sin(swing) * thickness / 4], 1))
    return pair


def packed(outline, inset, largest, smallest, taken=()):
    """Circles (x, y, radius) that fill a symmetrical outline and touch: each the largest that still has room."""
    fine = 25000
    outline = numpy.asarray(outline, float)
    low, high = outline.min(0) - 0.001, outline.max(0) + 0.001
    columns, rows = ((high - low) * fine).astype(int)
    free = numpy.zeros((rows, columns), numpy.uint8)
    cv2.fillPoly(free, [((outline - low) * fine).astype(numpy.int32)], 255)
    x = (numpy.arange(columns) / fine + low[0])[None, :]
    room = cv2.distanceTransform(free, cv2.DIST_L2, 5) / fine - inset
    y = (numpy.arange(rows) / fine + low[1])[:, None]
    for tx, ty, r in taken:
        room = numpy.minimum(room, numpy.hypot(x - tx, y - ty) - r)
    found = []
    while True:
        size = numpy.minimum(room, largest)
        size = numpy.where((x >= size) | (abs(x) < 0.6 / fine), size, 0)
        row, column = numpy.unravel_index(numpy.argmax(size), size.shape)
        r = float(size[row, column])
        if r < smallest:
            return found
        cx, cy = float(x[0, column]), float(y[row, 0])
        for side in (1, -1) if cx > 1 / fine else (1,):
            found.append((side * cx, cy, r))
            room = numpy.minimum(room, numpy.hypot(x - side * cx, y - cy) - r)


def curl(x, y, radius, wire, start=0.0, side=1):
    """A thread rolled up with the pliers inside a circle."""
    turns = 1 + max(0.6, (radius - wire * 0.9) / (wire * 2))
    t = numpy.linspace(0, turns, int(turns * 40))
    # Once round at the rim, where it is soldered to its neighbors, and then inwards.
    r = radius - wire / 2 - (radius - wire * 1.1) * numpy.maximum(0, t - 0.9) / (turns - 0.9)
    a = start + side * t * 2 * pi
    return numpy.stack([x + r * numpy.cos(a), y + r * numpy.sin(a)], 1)


def lace(outline, metal, wire=0.0004, inset=0.0008, largest=0.0018, taken=()):
    """The curls and grains that fill a frame."""
    lines, spots = [], []
    for x, y, r in packed(outline, inset, largest, wire * 1.1, taken):
        if r > wire * 2.1:
            side = 1 if x >= 0 else -1
            start = 1.9 if side > 0 else pi - 1.9
            lines += twisted(curl(x, y, r, wire, start, side), wire)
        else:
            spots.append((x, y, 0))
    parts = [strands(lines, wire * 0.54, metal, "Filigree", 1)]
    grain = ball(wire * 1.05, metal, (0, 0, -9), detail=2)
    return parts + copies(grain, spots)


def petals(x, y, reach, count, wire, heart):
    """A rosette of looped threads, each loop with a smaller one in it."""
    lines = []
    for k in range(count):
        a = 2 * pi * (k + 0.5) / count
        for size in (1.0, 0.62):
            far, wide = heart + (reach - heart) * size, (reach * 1.25 / count) * 2 * size
            loop = [(heart * 0.9, 0), (heart + (far - heart) * 0.55, -wide * 0.8), (far - wire, -wide * 0.32), (far, 0), (far - wire, wide * 0.32), (heart + (far - heart) * 0.55, wide * 0.8), (heart * 0.9, 0)]
            line = curve_through(loop, 60)
            turn = numpy.array([[cos(a), -sin(a)], [sin(a), cos(a)]])
            lines += twisted(line @ turn.T + (x, y), wire)
    return lines


def offset(outline, distance):
    """An outline moved outwards (anticlockwise ones: positive) by a distance."""
    outline = numpy.asarray(outline, float)
    run = numpy.roll(outline, -1, 0) - numpy.roll(outline, 1, 0)
    run /= numpy.linalg.norm(run, axis=1)[:, None]
    return outline + numpy.stack([run[:, 1], -run[:, 0]], 1) * distance


def flat_ring(radius, thickness, metal, at=(0, 0, 0), turn=(0, 0, 0)):
    a = numpy.linspace(0, 2 * pi, 48, endpoint=False)
    ring = strand(numpy.stack([radius * numpy.cos(a), radius * numpy.sin(a), 0 * a], 1), thickness, metal, 96, closed=True)
    return group([ring], at, turn)


def chain(path, metal, long=0.0026, wide=0.0018, thickness=0.00046):
    """A cable chain lying along a path, its links tilted this way and that."""
    path = numpy.asarray(path, float)
    along = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(path, axis=0), axis=1))])
    step = long - 2 * thickness
    at = numpy.arange(0, along[-1] - step, step)
    spot = numpy.stack([numpy.interp(at, along, path[:, k]) for k in range(3)], 1)
    ahead = numpy.stack([numpy.interp(at + step / 2, along, path[:, k]) for k in range(3)], 1) - spot
    ahead /= numpy.linalg.norm(ahead, axis=1)[:, None]
    a = numpy.linspace(0, 2 * pi, 20, endpoint=False)
    links = []
    for k, (p, run) in enumerate(zip(spot, ahead)):
        level = numpy.cross((0, 0, 1), run)
        level /= numpy.linalg.norm(level)
        up = numpy.cross(run, level)
        tilt = radians(42 if k % 2 else -42) + 0.2 * sin(k * 1.7)
        across = level * cos(tilt) + up * sin(tilt)
        links.append(p + numpy.cos(a)[:, None] * run * (long - thickness) / 2 + numpy.sin(a)[:, None] * across * (wide - thickness) / 2)
    return strands(links, thickness, metal, "Chain", 2, closed=True)


HAND = [(0, 19.0), (3.0, 18.9), (5.0, 18.0), (5.9, 16.4), (6.5, 14.0), (7.6, 11.4), (9.6, 9.3), (12.0, 7.4), (13.7, 4.6), (14.4, 1.2), (14.9, -1.8), (14.6, -3.6), (13.4, -4.1), (12.2, -3.0),
        (11.2, -0.6), (10.0, 0.3), (9.2, -1.2), (9.15, -5.0), (9.0, -10.8), (8.2, -13.6), (6.7, -14.6), (5.2, -13.7), (4.5, -11.0), (4.25, -7.2), (3.75, -6.0), (3.3, -7.2), (3.2, -12.0), (2.9, -16.2),
        (1.7, -18.5), (0, -19.2)]


def khomsa_hand(metal):
    """A hand 30 by 38 mm, its fingers down, lying at z = 0: a frame, a rosette in the palm, curls, a ring to hang by."""
    outline = curve_through(numpy.array(mirrored(HAND)) / 1000, 700, True)[::-1]
    heart = (0.0, 0.0062, 0.0052)
    wire = 0.0004
    parts = [strands([numpy.hstack([outline, numpy.zeros((len(outline), 1))])], 0.0009, metal, "Frame", 4, closed=True)]
    parts.append(strands([numpy.hstack([offset(outline, -0.0004), numpy.full((len(outline), 1), 0.0004)])], 0.0004, metal, "Frame", 3, closed=True))
    parts.append(strands(twisted(offset(outline, 0.00066), 0.00062, True), 0.00034, metal, "Edge", 2))
    parts += lace(outline, metal, wire, 0.00062, 0.00185, [heart])
    a = numpy.linspace(0, 2 * pi, 90, endpoint=False)
    ring = lambda r: numpy.stack([heart[0] + r * numpy.cos(a), heart[1] + r * numpy.sin(a)], 1)
    parts.append(strands(twisted(ring(heart[2] - 0.0003), 0.0006, True), 0.00032, metal, "Ring", 2))
    parts.append(strands(petals(*heart[:2], heart[2] - 0.0006, 8, wire, 0.0013), wire * 0.54, metal, "Petals", 1))
    dome = ball(0.0014, metal, (heart[0], heart[1], 0.0003), (1, 1, 0.75), detail=3)
    parts.append(dome)
    grain = ball(0.00042, metal, (0, 0, -9), detail=2)
    parts += copies(grain, [(heart[0] + 0.00165 * cos(t), heart[1] + 0.00165 * sin(t), 0.0002) for t in numpy.linspace(0, 2 * pi, 12, endpoint=False)])
    parts += copies(grain, [(heart[0] + 0.0045 * cos(t), heart[1] + 0.0045 * sin(t), 0.0001) for t in numpy.linspace(0, 2 * pi, 8, endpoint=False)])
    parts.append(flat_ring(0.0017, 0.0008, metal, (0, 0.0212, 0)))
    return group(parts)


def lined_box(wide=0.08, deep=0.074, high=0.017, wall_thick=0.005, lining="#2E4A41"):
    """A box of olive wood without its lid, lined with felt; gives the height of the lining too."""
    wood, across = olive_wood("#B98849", "#43260F", "X", 0.8), olive_wood("#B98849", "#43260F", "Y", 0.8)
    parts = [box(wide, wall_thick, high, wood, (0, side * (deep - wall_thick) / 2, 0), 0.0009) for side in (-1, 1)]
    parts += [box(wall_thick, deep - 2 * wall_thick, high, across, (side * (wide - wall_thick) / 2, 0, 0), 0.0009) for side in (-1, 1)]
    parts.append(box(wide - 2 * wall_thick + 0.001, deep - 2 * wall_thick + 0.001, 0.006, wool(lining, relief=0.7), (0, 0, 0.001), 0.0012))
    return group(parts), 0.007


def _hand_in_its_box(stage, hand, silver_thread):
    """The hand in the box it is sent in, its chain laid round it, the lid beside."""
    case, floor = lined_box()
    hand.location, hand.rotation_euler = (-0.003, -0.006, floor + 0.0008), (0, 0, 0.2)
    box(0.082, 0.076, 0.006, olive_wood("#B98849", "#43260F", "X", 0.8), (-0.03, 0.09, 0), 0.0011, -17)
    z = floor + 0.0012
    ring, clasp = (-0.0075, 0.0165), (0.021, -0.0275, z)
    left = [(*ring, z), (-0.018, 0.0245, z), (-0.031, 0.021, z), (-0.026, 0.008, z), (-0.031, -0.006, z), (-0.026, -0.021, z), (-0.03, -0.029, z), (-0.015, -0.0305, z), (0.003, -0.0285, z), clasp]
    right = [(*ring, z), (0.004, 0.0245, z), (0.019, 0.0215, z), (0.03, 0.0265, z), (0.031, 0.013, z), (0.021, 0.006, z), (0.031, -0.003, z), (0.025, -0.014, z), (0.032, -0.024, z), clasp]
    for points in (left, right):
        chain(curve_through(points, 300), silver_thread)
    flat_ring(0.0024, 0.0008, silver_thread, clasp, (25, 10, 0))
    linen_cloth(0.6, 0.5, "#DCD2BF", 0.003, 15, (0, 0, -0.0008), 18, threads=1700, flat=0.12)
    stage.window(0.13, -1, front=0.2)
    stage.shoot(case, 14, 56, 90, 0.88, offset=(0, -0.05), fstop=18)


@subject("khomsa", "whole", "detail", "scene")
def khomsa(stage, view):
    stage.ambience(0.5)
    metal = silver(0.24, 0.35)
    hand = khomsa_hand(metal)
    if view == "scene":
        _hand_in_its_box(stage, hand, metal)
        return
    hand.location = (0, 0, 0.0008)
    sides = []
    for side in (-1, 1):
        points = [(0.0006 * side, 0.0228, 0.0012), (0.006 * side, 0.031, 0.0012), (0.02 * side, 0.052, 0.0011), (0.036 * side + 0.003, 0.085, 0.0011), (0.045 * side + 0.008, 0.13, 0.0011), (0.04 * side + 0.012, 0.19, 0.0011)]
        sides.append(chain(curve_through(points, 200), metal))
    sweep("#4F626B", 0.9)
    stage.window(0.09, -1, height=1.0)
    stage.key = 0.95
    if view == "detail":
        stage.shoot(hand, -14, 50, 100, 1.35, (0.001, -0.001, 0), fstop=32)
    else:
        stage.shoot(hand, 7, 62, 85, 0.62, offset=(0, -0.12), fstop=22)


def crescent(outer=0.015, low=0.0108, gap=38):
    """The outline of a hoop that is broad below and runs out into two tips, round (0, 0)."""
    tip = (outer * sin(radians(gap)), outer * cos(radians(gap)))
    rise = (tip[0] ** 2 + tip[1] ** 2 - low**2) / (2 * (tip[1] + low))
    inner = rise + low
    a = numpy.linspace(radians(90 - gap), radians(90 + gap - 360), 220)
    b0 = numpy.arctan2(tip[1] - rise, tip[0])
    b = numpy.linspace(-pi - b0, b0, 180)[1:-1]
    round_about = numpy.stack([outer * numpy.cos(a), outer * numpy.sin(a)], 1)
    back = numpy.stack([inner * numpy.cos(b), rise + inner * numpy.sin(b)], 1)
    return numpy.vstack([round_about, back])[::-1]


def khros_hoop(metal):
    """An earring 32 mm across in the xz plane: a crescent of filigree, eighteen grains below, a hook."""
    outline = crescent()
    flat = numpy.hstack([outline, numpy.zeros((len(outline), 1))])
    parts = [strands([flat], 0.0008, metal, "Frame", 4, closed=True)]
    parts.append(strands(twisted(offset(outline, -0.00066), 0.0005, True), 0.00027, metal, "Edge", 2))
    parts += lace(outline, metal, 0.00036, 0.00085, 0.0017)
    grain = ball(0.00078, metal, (0, 0, -9), detail=3)
    parts += copies(grain, [(0.01585 * sin(t), -0.01585 * cos(t), 0) for t in numpy.radians(numpy.linspace(-105, 105, 18))])
    hook = [(9.3, 11.7), (9.6, 15.0), (7.6, 20.2), (3.0, 23.4), (-2.4, 23.0), (-7.0, 19.0), (-9.3, 14.2), (-9.6, 12.2), (-8.8, 11.4), (-8.2, 12.4)]
    parts.append(strand(numpy.array([(x, y, 0) for x, y in hook]) / 1000, 0.0008, metal, 120))
    parts.append(flat_ring(0.0009, 0.0006, metal, (0.0093, 0.0118, 0), (0, 90, 0)))
    parts.append(flat_ring(0.0009, 0.0006, metal, (-0.0092, 0.0116, 0), (0, 90, 0)))
    return group(parts)


def _hoops_in_a_dish(stage, pair):
    """Taken off at night: in a small glazed dish, beside the jasmine of the evening."""
    dish(0.056, 0.022, glaze("#1E3C69", worn=1.1), (0, 0, 0), 8)
    pair[0].location, pair[0].rotation_euler = (0.004, -0.009, 0.0062), (0, 0, 0.5)
    group([group([pair[1]], (0, 0.016, 0.0012), (0, 0, 6))], (-0.004, 0.02, 0.0065), (26, 0, 24))
    for at in ((0.027, -0.004, 0.013), (0.035, 0.012, 0.0155), (-0.036, -0.06, 0.003)):
        jasmine(stage, at, 0.014)
    table(seed=19, color="#A97F55", dark="#6A4729", turn=9)
    stage.key = 1.0
    stage.window(0.12, -1, front=0.25)
    stage.shoot(pair, -7, 43, 90, 0.56, fstop=20)


@subject("khros", "whole", "detail", "scene")
def khros(stage, view):
    stage.ambience(0.5)
    metal = silver(0.22, 0.35)
    pair = [khros_hoop(metal) for _ in range(2)]
    if view == "scene":
        _hoops_in_a_dish(stage, pair)
        return
    stage.key = 0.85
    stage.window(0.09, 1 if view == "whole" else -1, front=0.4)
    if view == "detail":
        stage.key = 0.55
        linen_cloth(0.5, 0.4, "#46302F", 0.002, 5, threads=2600, flat=0.05)
        for hoop, at, turn in zip(pair, ((-0.006, -0.006, 0.0018), (0.022, 0.013, 0.0018)), (14, -38)):
            hoop.location, hoop.rotation_euler = at, (0, 0, radians(turn))
        stage.shoot(pair, -8, 52, 100, 1.45, (0.002, -0.007, 0), fstop=40)
        return
    stage.key = 0.5
    stage.ambience(0.3)
    wall("#5C4337", 0.012, 1, 1, 0.6, 0.35, stains=0.1)
    nail = iron("#3A332C")
    for hoop, x, z, turn in zip(pair, (-0.0185, 0.0175), (0.008, -0.008), (2.5, -3)):
        hoop.location, hoop.rotation_euler = (x, 0.0, z), (pi / 2, 0, radians(turn * 4))
        for y, r, thick in ((-0.003, 0.0017, 0.001), (0.005, 0.0011, 0.018)):
            pin = turned([(0, 0), (r, 0), (r, thick), (0, thick)], 2, nail, None, 0, 32, 20, sharp=(1, 2), foot_edge=False).thing
            pin.location, pin.rotation_euler = (x, y - 0.002, z + 0.0218), (-pi / 2, 0, 0)
    stage.shoot(pair, -10, 6, 90, 0.86, fstop=22)


SWAR = (0.0305, 0.0255, 0.025, 0.0014)


def swar_punches(length, width):
    """The signs along the cuff: a zigzag of water, diamonds of the field, dots of seed, all struck one by one."""
    canvas = motifs.Canvas(length, width, 4096, False, 3)
    ink = "#000000"

    def line(a, b, step=0.00078, size=0.00034):
        a, b = numpy.array(a), numpy.array(b)
        for t in numpy.linspace(0, 1, max(2, round(float(numpy.linalg.norm(b - a)) / step) + 1)):
            canvas.dot(a + (b - a) * t, size, ink, 1, 1.2)

    for y in (0.0021, width - 0.0021):
        line((0.003, y), (length - 0.003, y), 0.0011, 0.0004)
    middle, each = width / 2, 0.0118
    count = int((length - 0.014) / each)
    first = (length - count * each) / 2
    for k in range(count):
        x = first + (k + 0.5) * each
        for grow in (1.0, 0.5):
            corners = [(x - each * 0.48 * grow, middle), (x, middle + 0.0052 * grow), (x + each * 0.48 * grow, middle), (x, middle - 0.0052 * grow)]
            for p, q in zip(corners, corners[1:] + corners[:1]):
                line(p, q)
        canvas.dot((x, middle), 0.0006, ink, 1, 1.2)
        for side in (-1, 1):
            canvas.dot((x + each / 2, middle + side * 0.0043), 0.00055, ink, 1, 1.2)
            for half in (-1, 1):
                canvas.dot((x + each / 2 + half * 0.0016, middle + side * 0.0053), 0.0004, ink, 1, 1.2)
            for step in (0, 1, 2, 3):
                a = (x + each * (step / 4 - 0.5), middle + side * (0.0064 if step % 2 == 0 else 0.0085))
                b = (x + each * ((step + 1) / 4 - 0.5), middle + side * (0.0085 if step % 2 == 0 else 0.0064))
                line(a, b, 0.0007, 0.0003)
    for x in (0.003, length - 0.003):
        line((x, 0.0021), (x, width - 0.0021), 0.0011, 0.0004)
    return canvas


def struck_silver(canvas):
    """Beaten silver with punch marks: dark at the bottom of each, worn bright between."""
    n = Nodes("Struck silver")
    mark = n.image(canvas.image(), n.uv("UVMap"), "EXTEND")[1]
    soft = motifs.picture(numpy.repeat(cv2.GaussianBlur(canvas.cover, (0, 0), 22)[..., None], 3, 2))
    near = n.image(soft, n.uv("UVMap"), "EXTEND")[0]
    clouds = n.span(n.noise(90, 5), 0.42, 0.72, 0, 0.35)
    base = n.mix(clouds, "#D6D5D1", "#7B7A78")
    base = n.mix(n.span(near, 0.05, 0.6, 0, 0.5), base, "#4A4642")
    base = n.mix(n.math("multiply", mark, 0.85), base, "#1E1B19")
    relief = n.bump(n.cells(150, feature="SMOOTH_F1"), 0.0005, 0.7)
    relief = n.bump(n.noise(900, 3), 0.00003, upon=relief)
    relief = n.bump(mark, -0.00055, upon=relief)
    n.set(base_color=base, metallic=1.0, roughness=n.span(n.noise(220, 4), 0.3, 0.7, 0.2, 0.42), normal=relief)
    return n.material


def swar_cuff():
    """An open band 25 mm wide round an oval wrist, standing on its edge, the opening towards +y."""
    a_side, b_side, wide, thick = SWAR
    opening = 0.45
    angles = numpy.linspace(pi / 2 + opening, pi / 2 - opening + 2 * pi, 150)
    path = numpy.stack([a_side * numpy.cos(angles), b_side * numpy.sin(angles)], 1)
    out = numpy.stack([b_side * numpy.cos(angles), a_side * numpy.sin(angles)], 1)
    out /= numpy.linalg.norm(out, axis=1)[:, None]
    length = float(numpy.linalg.norm(numpy.diff(path, axis=0), axis=1).sum())
    canvas = swar_punches(length, wide)
    edge = 0.0004
    face = [(thick, z) for z in numpy.linspace(edge, wide - edge, 14)]
    section = [(thick * 0.8, 0.0001), *face, (thick * 0.8, wide - 0.0001), (thick * 0.3, wide), (0, wide - edge), (0, wide / 2), (0, edge), (thick * 0.3, 0)]
    count, points, uvs, faces = len(section), [], [], []
    for i, ((x, y), (nx, ny)) in enumerate(zip(path, out)):
        end = min(1.0, min(i, len(path) - 1 - i) / 3)
        for r, z in section:
            # The ends are rounded: the band narrows over the last steps, and a swell makes it stiff.
            zz = wide / 2 + (z - wide / 2) * (0.9 + 0.1 * end**0.5)
            swell = 0.0009 * (1 - ((zz / wide - 0.5) * 2) ** 2)
            points.append((x + nx * (r + swell), y + ny * (r + swell), zz))
    for i in range(len(path) - 1):
        for j in range(count):
            k = (j + 1) % count
            faces.append((i * count + k, i * count + j, (i + 1) * count + j, (i + 1) * count + k))
            for ii, jj in ((i, k), (i, j), (i + 1, j), (i + 1, k)):
                r, z = section[jj]
                uvs.append((ii / (len(path) - 1), z / wide) if r > thick * 0.5 else (0.001, 0.001))
    last = (len(path) - 1) * count
    faces += [tuple(range(count)), tuple(last + j for j in range(count))[::-1]]
    uvs += [(0.001, 0.001)] * (2 * count)
    thing = mesh("Cuff", points, faces, struck_silver(canvas), True, {"UVMap": uvs})
    smooth = thing.modifiers.new("Smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 2
    return thing


def _pair_on_a_roll(stage):
    """Two, as they were given, clasped round a roll of madder wool."""
    a_side, b_side, wide, _ = SWAR

    def roll(u, w):
        x, turn = (u - 0.5) * 0.4, 2 * pi * w
        near = numpy.minimum(numpy.abs(x + 0.021), numpy.abs(x - 0.021)) < wide / 2 + 0.004
        crease = numpy.where(near, 0.0, 0.0012 * ripple(x * 0.3, turn * 0.02, 0.05, 4))
        return x, (a_side - 0.0006 + crease) * numpy.cos(turn), b_side - 0.0002 + (b_side - 0.0006 + crease) * numpy.sin(turn)

    sheet(roll, 260, 120, wool("#7C3325", relief=1.3), 0)
    cuffs = [swar_cuff() for _ in range(2)]
    for cuff, x, turn in zip(cuffs, (-0.021, 0.021), (-84, -97)):
        cuff.location = (0, 0, -wide / 2)
        group([group([cuff], (0, 0, 0), (0, 90, 0))], (x, 0, b_side), (turn, 0, 0))
    table(seed=36, color="#9B7350", dark="#5E4027", turn=-8)
    wall("#D8CDBB", 0.3)
    stage.window(0.12, 1, front=0.35)
    stage.shoot(cuffs, -24, 34, 90, 0.7, fstop=20)


@subject("swar", "whole", "detail", "group")
def swar(stage, view):
    stage.ambience(0.8)
    stage.key = 0.95
    if view == "group":
        _pair_on_a_roll(stage)
        return
    cuff = swar_cuff()
    wall("#C6C2B8", 0.3)
    stage.window(0.1, -1, front=0.3)
    if view == "whole":
        table(seed=31, color="#6F4C33", dark="#3F281A", turn=12)
    else:
        linen_cloth(0.8, 0.6, "#5E6B74", 0.003, 12, threads=1700, flat=0.08)
    if view == "detail":
        cuff.rotation_euler = (0, 0, 0.9)
        stage.shoot(cuff, 14, 24, 100, 1.5, (0.008, -0.02, 0.0125), fstop=18)
    else:
        cuff.rotation_euler = (0, 0, -0.85)
        stage.shoot(cuff, -6, 30, 85, 0.66, fstop=18)


RING = (0.0086, 0.0015)


def star_ring(metal):
    """A ring round the z axis, its star towards -y."""
    inner, thick = RING
    rings = []
    for a in numpy.linspace(0, 2 * pi, 120, endpoint=False):
        front = max(0.0, -sin(a))
        half = 0.0014 + 0.0016 * front**4
        out = inner + thick * (1 - 0.25 * front)
        section = [(inner + 0.0002, -half), (out - 0.0003, -half), (out, -half + 0.0004), (out + 0.00012, 0), (out, half - 0.0004), (out - 0.0003, half), (inner + 0.0002, half), (inner, half - 0.0003), (inner, -half + 0.0003)]
        rings.append([(r * cos(a), r * sin(a), z) for r, z in section])
    rings = numpy.array(rings)
    steps, count = rings.shape[:2]
    faces = [(i * count + j, i * count + (j + 1) % count, (i + 1) % steps * count + (j + 1) % count, (i + 1) % steps * count + j) for i in range(steps) for j in range(count)]
    band = mesh("Band", rings.reshape(-1, 3), faces, metal, True)
    smooth = band.modifiers.new("Smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 2
    hand = numpy.random.default_rng(4)

    def points(count, far, near, turn=0.0):
        return [((far if k % 2 == 0 else near) * hand.uniform(0.985, 1.015) * cos(pi * k / count + turn), (far if k % 2 == 0 else near) * sin(pi * k / count + turn)) for k in range(2 * count)]

    holes = [points(8, 0.0019, 0.0014)]
    for k in range(8):
        a = pi * k / 4
        kite = [(0.0032, 0), (0.0042, 0.00066), (0.0056, 0), (0.0042, -0.00066)]
        holes.append([(x * hand.uniform(0.98, 1.02) * cos(a) - y * sin(a), x * sin(a) + y * cos(a)) for x, y in kite])
        b = a + pi / 8
        holes.append([(0.0044 * cos(b) + 0.00028 * cos(t), 0.0044 * sin(b) + 0.00028 * sin(t)) for t in numpy.linspace(0, 2 * pi, 16, endpoint=False)])
    # Sawn a hundred times as large: Blender fills an outline of millimeters wrongly.
    large = lambda line: [(100 * x, 100 * y) for x, y in line]
    star = slab(large(points(8, 0.007, 0.00545)), 0.13, metal, (0, 0, 0), 0.014, holes=[large(hole) for hole in holes], segments=3)
    star.data.transform(Matrix.Scale(0.01, 4))
    star.location, star.rotation_euler = (0, -inner - thick * 0.78, 0), (pi / 2, pi / 8, 0)
    return group([band, star])


def khatem_ring(metal):
    """A ring as it lies by itself: on the lower point of the star and the back of the band."""
    inner, thick = RING
    whole = star_ring(metal)
    lean = numpy.arctan2(0.0065 - 0.0014, 2 * inner + 2.4 * thick)
    whole.rotation_euler = (-float(lean), 0, 0)
    return group([whole], (0, 0, 0.0014 + (inner + thick) * float(numpy.sin(lean)) * 1.0))


def _rings_on_a_cone(stage):
    """Silver on the turned cone where it rests at night, the gilded one at its foot."""
    profile = [(0, 0), (0.0195, 0.0), (0.0205, 0.0012), (0.0205, 0.0055), (0.0185, 0.0075), (0.0115, 0.0085), (0.0108, 0.0105), (0.0058, 0.055), (0.0042, 0.058), (0, 0.059)]
    turned(profile, 8, olive_wood("#8F5E33", "#35200F", "Z", 0.7), None, 0.002, 120, 160, 3, foot_edge=False)
    worn = star_ring(silver(0.2, 0.3))
    worn.location, worn.rotation_euler = (0, 0, 0.0105 + (0.0108 - RING[0]) / (0.0108 - 0.0058) * 0.0445), (0.02, 0, -0.2)
    other = khatem_ring(gilded())
    other.location, other.rotation_euler = (0.027, -0.028, other.location[2]), (0, 0, -0.55)
    linen_cloth(0.5, 0.4, "#4B5F5B", 0.002, 23, threads=2200, flat=0.08)
    wall("#CFC1A9", 0.22)
    stage.key = 0.8
    stage.window(0.08, -1, front=0.1)
    stage.shoot([worn, other], 8, 19, 95, 0.74, offset=(-0.02, -0.09), fstop=20)


@subject("khatem", "whole", "detail", "group")
def khatem(stage, view):
    stage.ambience(0.5)
    if view == "group":
        _rings_on_a_cone(stage)
        return
    ring = khatem_ring(silver(0.2, 0.3))
    teal = lambda i, j, chance: chance.choice(("#2F7D86", "#35858C", "#2A737D", "#3B8C90"))
    stage.key = 0.8
    if view == "detail":
        stage.key = 1.15
        ledge("#DDD2C0", 1.2)
        wall("#C9BEAC", 0.3)
        ring.rotation_euler = (0, 0, -0.5)
        stage.window(0.06, -1, front=0.6)
        stage.shoot(ring, -4, 24, 100, 0.95, fstop=22)
        return
    tiles(0.05, rows=14, columns=14, pattern=teal, turn=24, gloss=0.14)
    wall("#DCCDB4", 0.35)
    ring.rotation_euler = (0, 0, 0.35)
    stage.window(0.06, 1, front=0.4)
    stage.shoot(ring, 5, 36, 90, 0.56, fstop=18)
