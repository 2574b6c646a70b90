"""Felt, wool and silk of the covered souks: a cap, a waistcoat, a robe; and the shelf where all of the souk stands."""

from math import cos, pi, sin

import numpy
from crafts.leatherwork import balgha_slipper, chebrella_slipper, even, fleece, pair, place, satchel, silk, strip, twin, wound
from crafts.woven_clothes import Garment, hanger, smooth
from materials import plain, weave, wool
from mathutils import Vector
from mathutils import noise as perlin
from shapes import ball, copies, curve_through, group, mesh, strands, turned
from subjects import subject
from walls import ledge, linen_cloth, table, wall
from weaves import cotton, ripple, sheet


def chechia_cap(color="#8C1C27", tassel="#1C2140", seed=1):
    """A cap of fulled felt, 58 cm round and 9 cm high, soft enough to fold: its crown is round and gives a little. The
    silk tassel, if there is one, hangs from its middle."""
    felt = wool(color, sheen=0.35, relief=0.45)
    profile = [(0, 0.0035), (0.03, 0.0012), (0.058, 0.0018), (0.077, 0.0085), (0.0885, 0.024), (0.0925, 0.046), (0.0922, 0.068), (0.0915, 0.0865), (0.0905, 0.0895), (0.0888, 0.087),
               (0.089, 0.066), (0.086, 0.03), (0.074, 0.0135), (0.05, 0.0065), (0, 0.0075)]
    made = turned(profile, 8, felt, wool(color, sheen=0.3), 0.03, 150, 180, seed, foot_edge=False)
    cap = made.thing
    chance = numpy.random.default_rng(seed)
    yielding(cap, seed)
    skin = numpy.array([v.co for v in cap.data.vertices])
    normals = numpy.array([v.normal for v in cap.data.vertices])
    outside = numpy.nonzero(numpy.arange(len(skin)) < (made.lip + 2) * 150)[0]
    pick = chance.choice(outside, 16000)
    down = normals[pick] * 0.5 + (0, 0, 0.45) + chance.normal(0, 0.25, (len(pick), 3))
    nap = fleece(skin[pick] + chance.normal(0, 0.0006, (len(pick), 3)), down, 0.0019, felt, seed, 0.00014)
    turned_over = group([cap, nap], (0, 0, 0.09), (180, 0, 0))
    parts = [turned_over]
    if tassel:
        thread = silk(tassel, 0.6)
        lines = []
        a = -1.25
        for k in range(230):
            spread, lift = chance.normal(0, 1), chance.uniform(0, 1)
            b = a + 0.05 * spread
            drop = chance.uniform(0.02, 0.028)
            points = [(0, 0, 0.0885 + 0.003 * lift)]
            points += [(r * cos(b), r * sin(b), z + 0.003 * lift) for r, z in ((0.035, 0.0905), (0.062, 0.0885), (0.08, 0.08))]
            for r, z, open_out in ((0.0925, 0.066, 1.15), (0.0965, 0.048, 1.5), (0.0972, drop, 1.9)):
                c = a + 0.05 * spread * open_out + 0.02 * sin(k * 2.3 + z * 70)
                points.append(((r + 0.006 * lift) * cos(c), (r + 0.006 * lift) * sin(c), z))
            lines.append(curve_through(points, 26))
        parts.append(strands(lines, 0.0008, thread, "Tassel", 1))
        parts.append(ball(0.005, thread, (0, 0, 0.0905), (1, 1, 0.7), 0.1, 6, 2, 3))
    return group(parts)


def yielding(cap, seed):
    """Felt that was folded and worn: the crown sinks here and there, and the wall leans in and out."""
    for vertex in cap.data.vertices:
        x, y, z = vertex.co
        high = 1 - min(1.0, z / 0.09)
        sunk = perlin.noise(Vector((x * 17, y * 17, seed))) * 0.006 + 0.004 * max(0.0, 1 - (x * x + y * y) / 0.0036)
        lean = 1 + perlin.noise(Vector((x * 11, y * 11, z * 14 + seed))) * 0.035
        vertex.co = (x * lean, y * lean, z + max(0.0, sunk + 0.002) * high * high)
    cap.data.update()


@subject("chechia", "whole", "group", "detail")
def chechia(stage, view):
    stage.saturation = 0.88
    if view == "group":
        table(seed=51, color="#A57E57", dark="#6A4A2E")
        wall("#E8DCC6", 0.5)
        caps = []
        for (color, tassel, seed), at, turn in zip((("#8C1C27", "#1C2140", 1), ("#33573F", "#1C2140", 4), ("#262223", "#262223", 6)), ((0.105, -0.07, 0), (-0.1, 0.0, 0), (0.075, 0.17, 0)), (10, -25, 30)):
            cap = chechia_cap(color, tassel, seed)
            caps.append(place(cap, at, (0, 0, turn)))
        stage.key = 1.35
        stage.window(0.45, 1)
        stage.shoot(caps, 6, 24, 75, 0.9)
        return
    cap = chechia_cap()
    place(cap, (0, 0, 0), (0, 0, 24))
    ledge("#E4D9C5", 1.2)
    wall("#D6C7AE", 0.4)
    stage.window(0.26, -1 if view == "whole" else 1)
    if view == "detail":
        stage.shoot(cap, 26, 34, 95, 1.7, (0.035, -0.045, 0.066), fstop=11)
        return
    stage.shoot(cap, 4, 24, 80, 0.76)


class Front:
    """The right front of a waistcoat lying flat, its hem at y = 0: x from the opening to the side seam or the armhole."""

    height = 0.6
    opening = numpy.array([(0.0, 0.004), (0.36, 0.004), (0.42, 0.014), (0.5, 0.045), (0.56, 0.066), (0.6, 0.076)])
    side = numpy.array([(0.0, 0.232), (0.15, 0.236), (0.31, 0.243), (0.345, 0.241), (0.37, 0.232), (0.41, 0.209), (0.46, 0.188), (0.52, 0.18), (0.57, 0.183), (0.6, 0.187)])

    def __init__(self):
        fine = lambda points: curve_through(points, 300)
        self.inner, self.outer = fine(self.opening), fine(self.side)

    def edges(self, y):
        return (float(numpy.interp(y, edge[:, 0], edge[:, 1])) for edge in (self.inner, self.outer))

    def z(self, x, y):
        """Wool on a lining, a little full: it rounds off at its edges and lies in shallow waves."""
        inner, outer = self.edges(y)
        rim = min(x - inner, outer - x, y + 0.001, self.height - 0.03 * (x - inner) / 0.12 - y + 0.001)
        soft = 1 - max(0.0, 1 - max(0.0, rim) / 0.014) ** 2.4
        wave = perlin.noise(Vector((x * 9, y * 4.2, 2))) * 0.006 + perlin.noise(Vector((x * 24, y * 15, 5))) * 0.0016
        return 0.004 + soft * (0.0065 + wave * min(1.0, max(0.0, rim) / 0.05))

    def grid(self, material, mirror, columns=90, rows=220):
        points, faces = [], []
        for j in range(rows + 1):
            for i in range(columns + 1):
                s, t = i / columns, j / rows
                y = t * self.height
                inner, outer = self.edges(y)
                x = inner + (outer - inner) * s
                y -= 0.03 * s * max(0.0, (t - 0.86) / 0.14) ** 2
                points.append((-x if mirror else x, y, self.z(x, y)))
        for j in range(rows):
            for i in range(columns):
                a = j * (columns + 1) + i
                faces.append((a, a + 1, a + columns + 2, a + columns + 1))
        thing = mesh("Front", points, faces, material, True)
        solid = thing.modifiers.new("Thick", "SOLIDIFY")
        solid.thickness, solid.offset = 0.003, -1 if not mirror else 1
        return thing

    def lay(self, line, mirror=False, lift=0.0008):
        """A flat line of (x, y) laid on the cloth."""
        return numpy.array([(-x if mirror else x, y, self.z(x, y) + lift) for x, y in line])

    def along(self, edge, low, high, inset):
        y = numpy.linspace(low, high, 260)
        line = numpy.array([(next(iter(self.edges(v))) if edge == "opening" else list(self.edges(v))[1], v) for v in y])
        run = numpy.gradient(line, axis=0)
        run /= numpy.linalg.norm(run, axis=1)[:, None]
        side = 1 if edge == "opening" else -1
        return line + numpy.stack([run[:, 1], -run[:, 0]], 1) * inset * side


def farmla_waistcoat(color="#1D294E", braid="#BF9A52", lined=True):
    """A waistcoat 50 by 60 cm lying flat and buttoned: rows of silk braid, twenty-four knotted buttons."""
    front = Front()
    cloth, lining, thread = wool(color, sheen=0.35, relief=0.5), weave("#5E2233", None, 1500, size=(0.5, 0.6)), silk(braid, 0.5)
    parts, cords = [], []
    # The back shows its lining in the opening and at the neck, where it is cut in a shallow curve.
    rows = []
    for v in numpy.linspace(0.01, 0.592, 50):
        reach = list(front.edges(v))[1] - 0.004
        rows.append([(x * reach, v - 0.03 * (v / 0.592) ** 10 * (1 - x * x) - 0.02 * (v / 0.592) ** 10 * x * x, 0.0022 + 0.0012 * cos(x * 9 + v * 11)) for x in numpy.linspace(-1, 1, 24)])
    if lined:
        parts.append(strip(rows, lining))
    knot = ball(0.0052, thread, (0, 0, -9), (1, 1, 0.9), 0.1, 7, 3, 5)
    spots = []
    for mirror in (False, True):
        parts.append(front.grid(cloth, mirror))
        for inset, thick in ((0.0035, 0.0034), (0.0085, 0.0022), (0.0125, 0.0022), (0.0185, 0.0034)):
            cords.append((front.lay(front.along("opening", 0.006, 0.592, inset), mirror), thick))
        for inset, thick in ((0.004, 0.003), (0.009, 0.002)):
            cords.append((front.lay(front.along("side", 0.345, 0.565, inset), mirror), thick))
        for inset, thick in ((0.005, 0.003), (0.0105, 0.002)):
            cords.append((front.lay([(x, inset) for x in numpy.linspace(0.012, 0.228, 120)], mirror), thick))
        for k in range(12):
            v = 0.028 + k * 0.0295
            x = next(iter(front.edges(v))) + 0.027
            spots.append((*front.lay([(x, v)], mirror, 0.004)[0],))
            loop = [(x + 0.004, v), (x + 0.016, v + 0.006), (x + 0.026, v + 0.0085), (x + 0.033, v + 0.003), (x + 0.03, v - 0.003), (x + 0.022, v), (x + 0.03, v + 0.003), (x + 0.033, v - 0.003), (x + 0.026, v - 0.0085), (x + 0.016, v - 0.006), (x + 0.004, v)]
            cords.append((front.lay(curve_through(loop, 90), mirror), 0.0021))
        for turn in (-1, 1):
            t = numpy.linspace(0, 1, 160)
            a, r = turn * (t * 4.6 * pi) + (0.5 if turn > 0 else 2.6) * pi, 0.033 * (1 - t) + 0.003
            middle = (0.128, 0.335 + turn * 0.0365)
            cords.append((front.lay(numpy.stack([middle[0] + r * numpy.cos(a), middle[1] + r * numpy.sin(a)], 1), mirror), 0.0024))
        for k in range(5):
            b = pi / 2 + (k - 2) * 0.42
            tip = (0.128 + 0.105 * cos(b), 0.335 + 0.08 + 0.055 * sin(b) - 0.02)
            base = (0.128, 0.4)
            across = (-sin(b) * 0.011, cos(b) * 0.011)
            petal = [base, (base[0] + (tip[0] - base[0]) * 0.55 + across[0], base[1] + (tip[1] - base[1]) * 0.55 + across[1]), tip, (base[0] + (tip[0] - base[0]) * 0.55 - across[0], base[1] + (tip[1] - base[1]) * 0.55 - across[1]), base]
            if abs(k - 2) < 2:
                cords.append((front.lay(curve_through(petal, 90), mirror), 0.002))
    parts += copies(knot, spots)
    for line, thick in cords:
        parts.append(strands(wound(even(line, 0.0006), thick), thick * 0.62, thread, "Braid", 2))
    return group(parts)


def worn(thing, garment, low):
    """Puts what lies flat on the front of a garment: its y = 0 comes to the height `low`, its thickness before the cloth."""
    onto = lambda points: garment.on(points[:, 0], low + points[:, 1], points[:, 2] + 0.003)
    for part in thing.children:
        if part.location.length > 0.001:
            part.location = onto(numpy.array([part.location]))[0]
        elif part.type == "MESH":
            part.data.vertices.foreach_set("co", onto(numpy.array([v.co for v in part.data.vertices])).ravel())
        else:
            for spline in part.data.splines:
                lying = numpy.array([point.co for point in spline.points])
                lying[:, :3] = onto(lying)
                spline.points.foreach_set("co", lying.ravel())
    return thing


def plain_shirt():
    """A collarless white shirt, such as one wears under a farmla, on its hanger: the garment and the thing."""
    linen = cotton(None, "#F1ECE0", (0.6, 0.8), 900)
    shirt = Garment(1.2, 0.78, 0.43, 0.53, 0.54, 0.075, 0.075, 0.05, 0.045, 0.012, 21)
    parts = [*shirt.panels(linen), *(shirt.sleeve(side, linen, 0.56, 0.12, 0.3, 12 + side) for side in (-1, 1)), shirt.neckline(linen, 0.006, 1.0, 0.006)]
    return shirt, group([*parts, hanger(shirt, 0.38)])


def farmla_hung():
    """The waistcoat by itself on a hanger, and behind it its lined back."""
    vest, flat = Garment(1.2, 0.602, 0.37, 0.5, 0.48, 0.075, 0.02, 0.045, 0.06, 0.012, 23, arm=0.26), Front()
    coat = worn(farmla_waistcoat(lined=False), vest, vest.top - 0.602)

    def back(u, w):
        v = (1 - w) * 0.6
        x = (u * 2 - 1) * (numpy.interp(v, flat.outer[:, 0], flat.outer[:, 1]) - 0.008)
        neck = (0.022 * numpy.sqrt(numpy.clip(1 - (x / 0.08) ** 2, 0, 1)) + 0.036 * smooth(numpy.abs(x), 0.076, 0.19) + 0.003) * smooth(v, 0.5, 0.6)
        return x, vest.y + 0.02 * (1 - (u * 2 - 1) ** 4) + 0.004 * ripple(x, v * 0.2, 0.14, 3), vest.top - 0.602 + v - neck

    lining = sheet(back, 80, 120, weave("#5E2233", None, 1500, size=(0.5, 0.6)), 0.003)
    return coat, group([lining, hanger(vest, 0.34)])


@subject("farmla", "whole", "detail", "scene")
def farmla(stage, view):
    if view == "whole":
        wall("#D9CBB4", 0.03)
        stage.saturation, stage.key = 0.9, 1.12
        stage.window(0.8, -1, front=0.3, at=(0, 0, 0.5))
        _, behind = farmla_hung()
        stage.shoot(behind, 11, 3, 75, 0.86)
        return
    if view == "scene":
        shirt, hung = plain_shirt()
        worn(farmla_waistcoat(lined=False), shirt, shirt.top - 0.602)
        wall("#E2D3BA", 0.03)
        stage.saturation, stage.key = 0.9, 1.35
        stage.window(0.9, 1, front=0.4, at=(0, 0, 0.5))
        stage.shoot(hung, -8, 3, 75, 0.9)
        return
    coat = place(farmla_waistcoat(), (0, 0, 0.003), (0, 0, 0))
    stage.saturation, stage.key = 0.9, 1.3
    stage.window(0.75, 1, height=1.0)
    linen_cloth(2.4, 2.4, "#DDD3C2", 0.008, 44, (0, 0.3, 0), flat=0.5, detail=260)
    stage.shoot(coat, 16, 44, 95, 2.4, (0.06, 0.3, 0.01), fstop=8)


def raw_silk(color, size):
    """Raw silk: a plain weave with thick and thin threads and a quiet shine."""
    material = weave(color, None, 1250, size=size, relief=0.8, sheen=0.5, slub=1.6)
    surface = material.node_tree.nodes["Principled BSDF"]
    surface.inputs["Roughness"].default_value, surface.inputs["Specular"].default_value = 0.5, 0.35
    return material


def swell(x, y, wide, long, shift):
    """How a folded cloth lies: shallow waves, its edges sunk and round. Meters above its mean, and the softness of the rim."""
    rim = max(0.0, min(wide / 2 - abs(x), long / 2 - abs(y)))
    soft = (1 - max(0.0, 1 - rim / 0.011) ** 2) ** 0.5
    sag = -0.0045 * max(0.0, 1 - rim / 0.07) ** 2
    wave = 0.0085 * perlin.noise(Vector((x * 7, y * 4.5, 1)) + shift) + 0.0028 * perlin.noise(Vector((x * 17, y * 12, 4)) + shift)
    return sag + wave * soft, soft


def folded(wide, long, thick, low, material, seed=1, dip=None):
    """One fold of a garment lying flat, its edges rounded: `dip(x, y)` sinks its upper side."""
    shift = Vector((seed * 5.7, seed * 2.3, 0))
    columns, rows = 110, 130
    points, faces, uvs = [], [], []
    for side in (1, -1):
        for j in range(rows + 1):
            for i in range(columns + 1):
                u, v = i / columns * 2 - 1, j / rows * 2 - 1
                flat_x, flat_y = u * wide / 2, v * long / 2
                wander = 0.005 * perlin.noise(Vector((u * 1.6, v * 1.6, 8)) + shift)
                x = u * (wide / 2 * (1 - 0.03 * abs(v) ** 14) + wander * abs(u))
                y = v * (long / 2 * (1 - 0.03 * abs(u) ** 14) + wander * abs(v))
                lift, soft = swell(flat_x, flat_y, wide, long, shift)
                z = low + thick / 2 + side * thick / 2 * soft + lift * (1.0 if side > 0 else 0.6)
                if side > 0 and dip:
                    z -= dip(x, y)
                points.append((x, y, z))
    sheet = (rows + 1) * (columns + 1)
    for side in (0, 1):
        for j in range(rows):
            for i in range(columns):
                a = side * sheet + j * (columns + 1) + i
                faces.append((a, a + 1, a + columns + 2, a + columns + 1))
                uvs += [(k / columns, m / rows) for k, m in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))]
    return mesh("Fold", points, faces, material, True, {"UVMap": uvs})


def jebba_braid():
    """The worked neck and chest of a jebba: flat lines of cord and their thickness, the middle of the neck at (0, 0)."""
    cords = []
    for grow, thick in ((0.003, 0.0034), (0.0078, 0.0022), (0.012, 0.0022), (0.034, 0.0022), (0.0385, 0.003)):
        for side in (-1, 1):
            arc = [((0.082 + grow) * sin(a), -(0.088 + grow) * cos(a)) for a in numpy.linspace(0.0, 1.45, 120)]
            arc = [(x, y) for x, y in arc if x > 0.0035 + grow and y < -0.012]
            slit = [(0.0035 + grow, y) for y in numpy.linspace(-0.215 - grow, arc[0][1], 90)]
            cords.append(([(side * x, y) for x, y in slit + arc], thick))
        cords.append(([((0.0035 + grow) * t, -0.215 - grow - 0.012 * (1 - abs(t))) for t in numpy.linspace(-1, 1, 50)], thick))
    t = numpy.linspace(0, 1, 70)
    for side in (-1, 1):
        curls = [(0.0265, -0.118 - k * 0.0158, 0.5) for k in range(7)]
        curls += [(0.105 * sin(b), -0.111 * cos(b), 0.5 - b / pi) for b in (0.34 + k * 0.128 for k in range(9))]
        for x, y, start in curls:
            if y < -0.022 and (x < 0.03 or x > 0.034):
                a, r = (t * 3.4 + start) * pi, 0.0072 * (1 - 0.85 * t)
                cords.append(([(side * (x + p), y + q) for p, q in zip(r * numpy.cos(a), r * numpy.sin(a))], 0.0018))
    return cords


def jebba_folded(color="#B9B4A6"):
    """A robe of raw silk folded to 38 by 46 cm, its neck and worked chest uppermost, the neck at +y."""
    wide, long = 0.38, 0.46
    cloth, cord = raw_silk(color, (wide, long)), silk("#C6C0AF", 0.42)
    parts = [folded(wide - 0.007 * k, long - 0.004 * k, 0.0125, 0.0035 + 0.0085 * (2 - k), cloth, k + 2) for k in (2, 1)]
    neck = (0.0, long / 2 + 0.008)

    def opening(x, y, grow=0.0):
        """Below 1 inside the neck and the slit under it."""
        round_neck = ((x - neck[0]) / (0.082 + grow)) ** 2 + ((y - neck[1]) / (0.088 + grow)) ** 2
        slit = max(abs(x) / (0.0035 + grow), (neck[1] - y) / (0.215 + grow))
        return min(round_neck, slit if y < neck[1] else 9.0)

    dip = lambda x, y: 0.0062 * max(0.0, min(1.0, (1.06 - opening(x, y)) / 0.12))
    top = folded(wide, long, 0.013, 0.02, cloth, 1, dip)
    parts.append(top)
    shift = Vector((5.7, 2.3, 0))

    def z(x, y):
        lift, soft = swell(x, y, wide, long, shift)
        return 0.02 + 0.0065 * (1 + soft) + lift

    cords = [(numpy.array([(x, y + neck[1], z(x, y + neck[1]) + 0.0006) for x, y in line]), thick) for line, thick in jebba_braid()]
    for line, thick in cords:
        parts.append(strands(wound(even(line, 0.0006), thick), thick * 0.6, cord, "Cord", 2))
    return group(parts)


def jebba_hung(color="#B9B4A6"):
    """The robe on its hanger, 82 by 128 cm: it falls in long folds from the shoulders."""
    cloth, cord = raw_silk(color, (0.82, 1.28)), silk("#D2CCBB", 0.42)
    robe = Garment(1.5, 1.28, 0.6, 0.72, 0.82, 0.082, 0.088, 0.075, 0.055, 0.034, 31, arm=0.24)
    parts = [*robe.panels(cloth), *(robe.sleeve(side, cloth, 0.21, 0.22, 0.9, 15 + side) for side in (-1, 1)), robe.neckline(cord, 0.003)]
    for line, thick in jebba_braid():
        x, y = numpy.array(line).T
        parts.append(strands(wound(even(robe.on(x, robe.top + y, 0.0016), 0.0008), thick), thick * 0.6, cord, "Cord", 2))
    slit = numpy.linspace(-0.092, -0.214, 60)
    parts.append(strands([robe.on(0 * slit, robe.top + slit, 0.0006)], 0.0036, plain("#4A453C", 0.9), "Slit", 2))
    return group([*parts, hanger(robe, 0.5)])


@subject("jebba-qamraya", "whole", "detail", "scene")
def jebba_qamraya(stage, view):
    stage.key = 1.2
    if view == "whole":
        wall("#C9B493", 0.02)
        stage.window(1.3, -1, front=0.25, at=(0, 0, 0.7))
        stage.shoot(jebba_hung(), 7, 2, 75, 0.9)
        return
    robe = jebba_folded()
    if view == "detail":
        # Unwrapped from its cotton by the window: light from the side brings the braid out.
        linen_cloth(1.6, 1.6, "#35506E", 0.02, 12, (0, 0.1, -0.001), 20, flat=0.3, detail=260)
        stage.key = 1.5
        wall("#D9CDB8", 0.9)
        stage.window(0.6, -1, front=-0.2, height=0.6)
        stage.sun(-70, 17, 2.2, color=(1.0, 0.92, 0.8))
        stage.shoot(robe, 38, 25, 100, 2.8, (0.01, 0.13, 0.03), fstop=4, focus=(0.0, 0.08, 0.035))
        return
    stage.window(0.6, 1, height=0.8)
    table(seed=63, color="#6B4A32", dark="#3F2A1B", depth=2.0, front=-1.0, planks=6, turn=-7)
    cap = place(chechia_cap(), (-0.06, -0.11, 0.036), (0, 0, 60))
    shoes = pair(balgha_slipper(), (0.29, 0.1, 0), 172, 0.115)
    stage.shoot([robe, cap, *shoes], -10, 40, 70, 0.94, offset=(0, 0.03), fstop=9)


@subject("cover-souk-el-blaghjia", "cover", size="cover")
def souk(stage, view):
    """The shelf of the workshop in the afternoon: slippers in a row, caps, the satchel."""
    ledge("#DCCBAE", 1.3, front=-0.6)
    wall("#E3CBA3", 0.42, 6, 4)
    rows = []
    for k, (color, lining, x, turn) in enumerate((("#B07238", "#D9B98C", -0.15, 212), ("#D99E2B", "#E5CDA0", 0.2, 204))):
        shoe = balgha_slipper(color, lining, k + 1)
        rows += [place(shoe, (x, 0.09, 0), (0, 0, turn)), twin(shoe, (x + 0.118, 0.11, 0), (0, 0, turn + 5))]
    rose = chebrella_slipper()
    rows += [place(rose, (-0.45, 0.06, 0), (0, 0, 216)), twin(rose, (-0.345, 0.09, 0), (0, 0, 208))]
    red, green = chechia_cap("#8C1C27", "#1C2140"), chechia_cap("#33573F", "#1C2140", 4)
    rows += [place(red, (-0.58, 0.24, 0), (0, 0, 30)), place(green, (-0.76, 0.13, 0), (0, 0, -20))]
    bag = place(satchel(), (0.62, 0.2, 0), (0, 0, -16))
    stage.key = 1.3
    stage.window(0.9, -1, front=0.35, strength=0.7)
    stage.sun(-58, 36, 2.4, 2.5)
    stage.shoot([*rows, bag], 0, 22, 60, 1.12, aim=(-0.01, 0.06, 0.09), fstop=8, focus=(0, -0.02, 0.03), jitter=False)
