"""Lanterns and studded doors of Sidi Bou Saïd."""

from math import cos, pi, radians, sin

import numpy
from materials import glow, iron, mirror_glass, pane, plain, plain_wood, wax
from props import potted
from shapes import ball, box, copies, curve_through, group, mesh, slab, strand, tube, turned
from subjects import subject
from walls import ledge, plaster, table, terracotta_floor, wall

VILLAGE_BLUE = "#1F5C9E"


def scroll(turns=1.35, size=0.03, tail=0.05):
    """A forged S in the xz plane: points of one curl that begins straight."""
    points = [(0, 0, -tail)]
    for t in numpy.linspace(0, 1, 34):
        a = t * turns * 2 * pi
        r = size * (1 - 0.82 * t)
        points.append((size - r * cos(a), 0, r * sin(a)))
    return numpy.array(points)


def bar(points, iron_paint, thickness=0.0045, flat=1.7):
    """Flat bar bent along points."""
    return tube(points, thickness / 2, iron_paint, 10, flat, smooth=1)


def fanous_lantern(paint=VILLAGE_BLUE, lit=False, stage=None):
    """Four panes between corner posts, scrolls on each side, a domed lid with a ring: 20 cm wide, 38 cm high."""
    coat = iron(paint)
    half, low, high = 0.075, 0.03, 0.235
    parts = []
    for z, size, thick in ((0.02, 0.2, 0.008), (0.0285, 0.17, 0.006), (high, 0.18, 0.008), (high + 0.008, 0.15, 0.006)):
        parts.append(box(size, size, thick, coat, (0, 0, z), 0.002))
    for x in (-1, 1):
        for y in (-1, 1):
            parts.append(box(0.0095, 0.0095, high - low, coat, (x * half, y * half, low), 0.0015))
            parts.append(ball(0.0125, coat, (x * 0.085, y * 0.085, 0.012), (1, 1, 0.95), detail=3))
            finial = turned([(0, 0), (0.005, 0.001), (0.0065, 0.006), (0.003, 0.012), (0.0055, 0.017), (0.0035, 0.023), (0, 0.026)], 3, coat, None, 0, 32, 40, foot_edge=False).thing
            finial.location = (x * 0.08, y * 0.08, high + 0.008)
            parts.append(finial)
    clear = pane()
    for side in range(4):
        turn = side * 90
        a = radians(turn)
        w, y = 0.069, -(half - 0.002)
        corners = [(-w, y, low), (w, y, low), (w, y, high), (-w, y, high)]
        sheet = mesh("Pane", [(x * cos(a) - y * sin(a), x * sin(a) + y * cos(a), z) for x, y, z in corners], [(0, 1, 2, 3)], clear)
        parts.append(sheet)
        face = []
        front = -half - 0.006
        middle = (low + high) / 2
        curl = scroll(1.3, 0.021, 0.0)[1:]
        for sx in (-1, 1):
            for sz in (-1, 1):
                upper = [(sx * (0.0035 + p[0] * 0.98), front, middle + sz * (0.058 + p[2])) for p in curl]
                face.append(bar([(sx * 0.0035, front, middle), (sx * 0.0035, front, middle + sz * 0.035), *upper], coat, 0.004))
                side_curl = scroll(1.2, 0.014, 0.0)[1:]
                outer = [(sx * (0.066 - p[0]), front, middle + sz * (0.022 + p[2])) for p in side_curl]
                face.append(bar([(sx * 0.066, front, middle + sz * 0.001), *outer], coat, 0.0036))
        for z in (-0.03, 0.0, 0.03):
            face.append(box(0.014, 0.0085, 0.007, coat, (0, front, middle + z - 0.0035), 0.001))
        for sx in (-1, 1):
            face.append(box(0.009, 0.008, 0.007, coat, (sx * 0.068, front, middle - 0.0035), 0.001))
        for z in (low + 0.006, high - 0.009):
            face.append(bar([(-0.08, front, z), (-0.03, front, z), (0.03, front, z), (0.08, front, z)], coat, 0.0045))
        if side == 0:
            face.append(ball(0.0055, coat, (0.06, front - 0.006, middle + 0.028), detail=3))
            for z in (-0.06, 0.06):
                face.append(box(0.008, 0.007, 0.022, coat, (-0.0735, front + 0.001, middle + z - 0.011), 0.001))
        parts.append(group(face, (0, 0, 0), (0, 0, turn)))
    dome = turned([(0, 0.0), (0.07, 0.0), (0.0735, 0.004), (0.066, 0.03), (0.046, 0.058), (0.02, 0.073), (0.0125, 0.082), (0.016, 0.09), (0.01, 0.098), (0, 0.1)], 3, coat, None, 0.003, 80, 100, foot_edge=False).thing
    dome.location = (0, 0, high + 0.014)
    parts.append(dome)
    for k in range(12):
        a = 2 * pi * k / 12
        hole = ball(0.0052, plain("#0B0B0C", 0.9), (0.0665 * cos(a), 0.0665 * sin(a), high + 0.042), detail=2)
        parts.append(hole)
        rib = [(r * cos(a + pi / 12), r * sin(a + pi / 12), high + 0.014 + z) for r, z in ((0.0745, 0.004), (0.067, 0.031), (0.047, 0.059), (0.021, 0.074))]
        parts.append(tube(curve_through(rib, 14), 0.0016, coat, 8, smooth=0))
    a = numpy.linspace(0, 2 * pi, 32, endpoint=False)
    parts.append(strand(numpy.stack([0.021 * numpy.cos(a), 0 * a, high + 0.131 + 0.021 * numpy.sin(a)], 1), 0.005, coat, 64, closed=True))
    candle = turned([(0, 0), (0.0255, 0.0), (0.026, 0.002), (0.0255, 0.1), (0.024, 0.103), (0.018, 0.101), (0, 0.1)], 4, wax("#F3E8CE"), None, 0.01, 60, 60, foot_edge=False).thing
    candle.location = (0, 0, low + 0.005)
    parts.append(candle)
    parts.append(strand([(0, 0, low + 0.104), (0.0006, 0, low + 0.11), (0.0022, 0, low + 0.118)], 0.0024, plain("#2A211B", 0.9)))
    if lit:
        parts.append(ball(0.0065, glow("#FFC36A", 25), (0.002, 0, low + 0.133), (0.8, 0.8, 2.5), detail=3))
        stage.lamp((0.002, 0, low + 0.14), 30.0, 0.003)
    return group(parts)


@subject("fanous", "whole", "detail", "scene")
def fanous(stage, view):
    if view == "scene":
        stage.key, stage.warmth = 0.62, 0.03
        lantern = fanous_lantern("#2B2A2A", True, stage)
        lantern.rotation_euler = (0, 0, 0.5)
        terracotta_floor(0.2, 15)
        wall("#E8DCC9", 0.3)
        stage.window(0.5, -1, front=0.5, strength=0.06)
        stage.ambience(0.035, (0.55, 0.7, 1.0))
        stage.shoot(lantern, 4, 15, 60, 0.62)
        return
    lantern = fanous_lantern()
    lantern.rotation_euler = (0, 0, -0.45)
    wall("#F0E9DC", 0.5)
    ledge("#EEE5D6")
    stage.window(0.4, -1, front=0.15)
    if view == "detail":
        stage.shoot(lantern, 6, 12, 100, 2.2, (0, -0.08, 0.15), fstop=5)
    else:
        stage.shoot(lantern, -3, 10, 85, 0.84)


def bab_mirror(paint="#1F4E86"):
    """A door-shaped mirror, 40 by 60 cm, standing upright in the xz plane with its face towards -y: a painted frame
    with ninety-six studs."""
    wide, high, border = 0.4, 0.6, 0.072
    coat = plain_wood("#C49A6A", "#7E5632", "Y", 0.5, paint, 0.55)

    def arch(w, bottom, top, count=44):
        r = w / 2
        # A horseshoe of the medina: the arch draws in a little below its spring.
        spring = top - r
        a = numpy.linspace(-0.28, pi + 0.28, count)
        round_part = [(r * cos(t), spring + r * sin(t)) for t in a]
        return [(-r * 0.96, bottom), (r * 0.96, bottom), *round_part]

    outer = [(-wide / 2, 0), (wide / 2, 0), (wide / 2, high), (-wide / 2, high)]
    inner = arch(wide - 2 * border, border, high - border)
    frame = slab(outer, 0.028, coat, (0, 0, 0), 0.004, holes=[inner])
    pane = slab(arch(wide - 2 * border + 0.012, border - 0.006, high - border + 0.006), 0.004, mirror_glass(), (0, 0, 0.006), 0.001)
    stud = ball(0.0062, iron("#1C1A1A", 0.38, 0.06), (0, 0, -9), (1, 1, 0.62), detail=3)
    spots = []
    for k in range(18):
        z = 0.013 + (high - 0.026) * k / 17
        spots += [(-wide / 2 + 0.013, z), (wide / 2 - 0.013, z)]
    for k in range(1, 11):
        x = -wide / 2 + 0.013 + (wide - 0.026) * k / 11
        spots += [(x, 0.013), (x, high - 0.013)]
    # In the corners, of finer nails, two stars above and two moons below.
    fine = ball(0.0038, iron("#1C1A1A", 0.38, 0.06), (0, 0, -9), (1, 1, 0.62), detail=3)
    star = [(r * cos(a), r * sin(a)) for r, turn in ((0.0215, 0.5), (0.0095, 0.7)) for a in (pi * (turn + 0.4 * k) for k in range(5))]
    moon = [(0.0205 * cos(a), 0.0205 * sin(a)) for a in (pi / 3 + 4 * pi / 15 * k for k in range(6))]
    moon += [(0.012 + 0.0174 * cos(a), 0.0174 * sin(a)) for a in (pi * (6 + 2 * k) / 9 for k in range(4))]
    drawn = [(s * 0.149 + x, 0.546 + y) for s in (-1, 1) for x, y in star] + [(s * (0.149 + x), 0.052 + y) for s in (-1, 1) for x, y in moon]
    studs = copies(stud, [(x, y, 0.0285) for x, y in spots]) + copies(fine, [(x, y, 0.0285) for x, y in drawn])
    group([frame, pane, *studs], (0, 0, 0))
    handle = frame.parent
    handle.rotation_euler = (pi / 2, 0, 0)
    return handle


@subject("bab", "whole", "detail", "scene")
def bab(stage, view):
    mirror = bab_mirror()
    if view == "scene":
        mirror.location = (0.03, 0.262, 0.34)
        wall("#F3ECDF", 0.27)
        from crafts.pottery import jarra_vase, olive_branch

        table(None, 0.34, 1.5, 0.035, 2, 0.002, -0.08, 5, "#9A7048", "#5D3C22")
        vase = jarra_vase().thing
        vase.location, vase.scale = (-0.27, 0.1, 0), (0.72, 0.72, 0.72)
        for k in range(5):
            olive_branch(stage, (-0.27, 0.1, 0.27), 0.36, stage.random.uniform(-1, 1), 0.4 + 0.2 * stage.random.random(), 18)
        _room_behind(stage)
        stage.window(0.7, -1, front=0.5)
        stage.shoot([mirror], 5, 3, 55, 0.58, offset=(0.06, 0.13))
        return
    _room_behind(stage)
    wall("#EDE3D2", 0.06)
    mirror.location = (0, 0.03, 0)
    ledge("#E9DFCC")
    stage.window(0.6, 1, front=0.55)
    mirror.rotation_euler = (pi / 2 - 0.05, 0, 0)
    if view == "detail":
        stage.shoot(mirror, -26, 6, 100, 2.4, (-0.1, 0, 0.5), fstop=4.5)
    else:
        stage.shoot(mirror, -9, 4, 80, 0.82)


def _room_behind(stage):
    """What the mirror shows: across the room a limewashed wall with a window, a plant on a chest and a blue door, which
    all stand on a floor of clay tiles."""
    floor, back = -0.82, -3.6
    wood = plain_wood("#B98F60", "#7E5632", "Z", 0.5, VILLAGE_BLUE, 0.3)
    box(9, 0.1, 4, plaster("#EFE6D6"), (0, back - 0.05, floor))
    box(9, 5, 0.1, plain("#B9835D", 0.7), (0, -2, floor - 0.1))
    box(0.95, 0.05, 2.0, wood, (2.45, back + 0.025, floor), 0.006)
    box(0.9, 0.4, 0.72, plain_wood("#9A7048", "#5D3C22"), (0.62, back + 0.22, floor), 0.008)
    potted((0.5, back + 0.22, floor + 0.72), 0.13, 0.2, 4)
    box(0.66, 0.03, 0.96, glow("#DCE8F2", 2.2), (-0.62, back + 0.01, 0.12))
    for x, z, wide, tall in ((-0.96, 0.08, 0.05, 1.04), (-0.28, 0.08, 0.05, 1.04), (-0.62, 0.12, 0.035, 0.96), (-0.62, 0.08, 0.73, 0.05), (-0.62, 1.07, 0.73, 0.05), (-0.62, 0.72, 0.66, 0.03)):
        box(wide, 0.07, tall, wood, (x, back + 0.035, z), 0.004)
    stage.panel((-2.2, -1.6, 2.2), (0.6, back, 0.4), 1.2, 1.2, 320, (1.0, 0.93, 0.82))
