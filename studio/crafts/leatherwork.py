"""Slippers, sandals and a satchel from the covered souks: cut leather on a last, linen stitches."""

from math import cos, pi, radians, sin

import bmesh
import bpy
import motifs
import numpy
from crafts.apothecary import rose_petals
from crafts.cloth import peg
from crafts.rugs import bedside
from materials import Nodes, brass, fiber, leather, plain, weave, wool
from mathutils import Vector
from mathutils import noise as perlin
from motifs import rgb
from props import basket, straw_hat
from shapes import ball, box, copies, curve_through, group, loft, mesh, slab, strands
from subjects import subject
from walls import ledge, linen_cloth, sweep, table, terracotta_floor, tiles, wall

# Outlines of a right sole, heel to toe, x in widths at the ball and y in lengths: the inner and the outer side.
ROUND = ([(0, 0), (-0.19, 0.012), (-0.29, 0.05), (-0.325, 0.12), (-0.315, 0.24), (-0.3, 0.38), (-0.36, 0.53), (-0.46, 0.66), (-0.49, 0.75), (-0.46, 0.86), (-0.37, 0.945), (-0.24, 0.99), (-0.12, 1.0)],
         [(0, 0), (0.19, 0.012), (0.29, 0.05), (0.33, 0.12), (0.355, 0.24), (0.41, 0.38), (0.475, 0.52), (0.5, 0.64), (0.48, 0.75), (0.4, 0.86), (0.26, 0.94), (0.06, 0.99), (-0.12, 1.0)])
POINTED = ([(0, 0), (-0.19, 0.012), (-0.3, 0.05), (-0.335, 0.12), (-0.325, 0.24), (-0.32, 0.38), (-0.37, 0.52), (-0.455, 0.65), (-0.475, 0.74), (-0.43, 0.84), (-0.31, 0.93), (-0.16, 0.985), (-0.04, 1.0)],
           [(0, 0), (0.19, 0.012), (0.3, 0.05), (0.34, 0.12), (0.36, 0.24), (0.41, 0.38), (0.47, 0.52), (0.49, 0.63), (0.47, 0.73), (0.39, 0.83), (0.25, 0.92), (0.09, 0.982), (-0.04, 1.0)])


class Last:
    """The wooden foot a shoe is made on: its outline, its height along the middle, the line it stands on.

    `heights` are (share of the length, meters above the insole) along the ridge of the foot.
    """

    def __init__(self, length, width, outline=ROUND, heights=((0, 0.07), (0.5, 0.062), (0.7, 0.045), (0.87, 0.03)), spring=0.006, heel=0.0, throat=0.5, squareness=0.8):
        self.length, self.width, self.heights = length, width, numpy.array(heights)
        self.spring, self.heel, self.squareness = spring, heel, squareness
        near = throat * length - (numpy.linspace(0.03, 1, 14) * 0.06) ** 2 * 4
        y = numpy.unique(numpy.round(numpy.concatenate([length * (1 - numpy.cos(numpy.linspace(0, pi, 90))) / 2, near, [throat * length]]), 6))
        self.y = y
        self.sides = []
        for half, other in (outline, outline[::-1]):
            # Each side goes on into the other at the toe, which is round.
            fine = curve_through([*half, other[-2]], 900)
            fine = fine[: int(numpy.argmax(fine[:, 1])) + 1] * (width, length)
            fine[:, 1] = numpy.maximum.accumulate(fine[:, 1])
            self.sides.append(numpy.interp(y, fine[:, 1], fine[:, 0]))
        inner, outer = self.sides
        self.middle = (inner + outer) / 2
        # Once round, from the heel along the inner side to the toe and back along the outer one.
        self.round = numpy.vstack([numpy.stack([inner, y], 1), numpy.stack([outer, y], 1)[-2:0:-1]])
        clamped = numpy.clip(self.round[:, 1], 0.13 * length, 0.86 * length)
        self.core = numpy.stack([numpy.interp(clamped, y, self.middle), clamped], 1)

    def ground(self, y):
        """How high the sole's underside lies above the floor: the toe springs up, a heel lifts."""
        share = numpy.asarray(y) / self.length
        lift = numpy.clip((0.56 - share) / 0.3, 0, 1)
        return self.spring * numpy.maximum(0, (share - 0.66) / 0.34) ** 2 + self.heel * lift * lift * (3 - 2 * lift)

    def height(self, y):
        return numpy.interp(numpy.asarray(y) / self.length, self.heights[:, 0], self.heights[:, 1])

    def at(self, inset, z):
        """The outline drawn in by `inset` meters (a number, or one for each point), at a height above the ground line."""
        inward = self.core - self.round
        reach = numpy.linalg.norm(inward, axis=1)
        move = numpy.minimum(numpy.broadcast_to(inset, reach.shape), reach) / reach
        flat = self.round + inward * move[:, None]
        return numpy.hstack([flat, (self.ground(flat[:, 1]) + z)[:, None]])

    def wall(self, angles, base):
        """The foot's skin: for each point of the outline the place at an angle from the sole (0) to the ridge (pi / 2)."""
        inward = self.core - self.round
        flat = self.round + inward * (1 - numpy.cos(angles))[:, None]
        z = base + self.height(self.core[:, 1]) * numpy.maximum(numpy.sin(angles), 0) ** self.squareness
        return numpy.hstack([flat, (self.ground(flat[:, 1]) + z)[:, None]])

    def top(self, x, y, base=0.0):
        """The height of the skin above a place of the floor."""
        middle, inner, outer = (numpy.interp(y, self.y, side) for side in (self.middle, *self.sides))
        share = abs(x - middle) / max(1e-6, (outer - middle if x > middle else middle - inner))
        core = min(y, 0.86 * self.length)
        fan = max(0.0, (y - core) / (0.14 * self.length))
        share = min(0.999, max(share, fan) if fan == 0 else (share**2 * (1 - fan**2) + fan**2) ** 0.5)
        return float(base + self.ground(y) + self.height(core) * (1 - share**2) ** (self.squareness / 2))

    def sole(self, low, thick, material, grow=0.0, bevel=0.0012):
        """A flat layer cut round the outline: sole, welt, insole."""
        far = self.length
        rings = [(far, low), (0.012, low), (bevel, low), (bevel * 0.3, low + bevel * 0.3), (0, low + bevel), (0, low + thick - bevel),
                 (bevel * 0.3, low + thick - bevel * 0.3), (bevel, low + thick), (0.012, low + thick), (far, low + thick)]
        return self._skin([self.at(inset - grow if inset < 0.02 else inset, z) for inset, z in rings], material)

    def _skin(self, rings, material, uvs=None):
        rings = numpy.asarray(rings)
        rows, count = rings.shape[:2]
        faces = [(i * count + j, (i + 1) * count + j, (i + 1) * count + (j + 1) % count, i * count + (j + 1) % count) for i in range(rows - 1) for j in range(count)]
        corners = None
        if uvs is not None:
            flat = numpy.asarray(uvs).reshape(-1, 2)
            corners = {"UVMap": [flat[k] for face in faces for k in face]}
        thing = mesh("Leather", rings.reshape(-1, 3), faces, material, True, corners)
        weld = bmesh.new()
        weld.from_mesh(thing.data)
        bmesh.ops.remove_doubles(weld, verts=weld.verts, dist=0.00002)
        weld.to_mesh(thing.data)
        weld.free()
        thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, radians(60)
        return thing


class Upper:
    """What covers the foot: a skin over the last, open from the heel to the throat. `rim` gives the height of its edge
    above the insole along the length: (share, meters)."""

    def __init__(self, last, rim, start, throat, outside, inside, base=0.006, thick=0.002, hand=0.0006, seed=1, rows=26):
        self.last, self.base = last, base
        share = last.round[:, 1] / last.length
        low = numpy.interp(share, *numpy.array(rim).T)
        level = numpy.clip(low / last.height(last.core[:, 1]), 0, 1) ** (1 / last.squareness)
        edge = numpy.arcsin(numpy.clip(level, 0, 1))
        t = numpy.clip((share - start) / (throat - start), 0, 1)
        self.edge = edge + (pi / 2 - edge) * (1 - numpy.sqrt(numpy.maximum(0, 1 - t**1.7)))
        self.open = share < throat - 1e-6
        self.rings = numpy.array([self._ring(q) for q in numpy.linspace(0, 1, rows)])
        shift = Vector((seed * 3.1, seed * 1.7, 0))
        for ring in self.rings:
            for p in ring:
                p[2] += hand * perlin.noise(Vector(p * 38) + shift) * min(1.0, (p[2] - base) / 0.01)
        self.thing = last._skin(self.rings, outside, self._unrolled())
        self.thing.data.materials.append(inside)
        solid = self.thing.modifiers.new("Thick", "SOLIDIFY")
        solid.thickness, solid.offset, solid.material_offset = thick, -1, 1
        smooth = self.thing.modifiers.new("Smooth", "SUBSURF")
        smooth.levels = smooth.render_levels = 1

    def _ring(self, share):
        return self.last.wall(self.edge * share, self.base)

    def _unrolled(self):
        """Where each point lies on the cut cloth, 30 cm wide and as long as the shoe: what hangs down is laid out flat."""
        last = self.last
        x = self.rings[..., 0] - last.core[:, 0]
        drop = last.height(last.core[:, 1]) + self.base - (self.rings[..., 2] - last.ground(self.rings[..., 1]))
        aside = numpy.clip(abs(last.round[:, 0] - last.core[:, 0]) / (0.4 * last.width), 0, 1)
        ahead = numpy.sign(last.round[:, 1] - last.core[:, 1]) * (1 - aside)
        return numpy.stack([0.5 + (x + numpy.sign(x) * drop * aside * 0.8) / 0.3, (self.rings[..., 1] + ahead * drop * 0.7) / last.length], 2)

    def below(self, down, out=0.0003):
        """The line that runs `down` meters under the open edge, round the outside, from throat to throat."""
        inner = [k for k in range(len(self.last.y)) if self.open[k]][::-1]
        outer = [k for k in range(len(self.last.y), len(self.open)) if self.open[k]][::-1]
        line = []
        for k in inner + outer:
            column = self.rings[:, k]
            length = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(column, axis=0), axis=1))])
            p = numpy.array([numpy.interp(max(0, length[-1] - down), length, column[:, axis]) for axis in range(3)])
            away = numpy.append(self.last.round[k] - self.last.core[k], 0)
            line.append(p + away / numpy.linalg.norm(away) * out + (0, 0, out))
        return numpy.array(line)


def even(line, step):
    line = numpy.asarray(line, float)
    along = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(line, axis=0), axis=1))])
    at = numpy.arange(0, along[-1], step)
    return numpy.stack([numpy.interp(at, along, line[:, k]) for k in range(3)], 1)


def stitches(line, material, long=0.0032, gap=0.0011, thick=0.0007):
    """A row of saddler's stitches along a line that lies on the leather."""
    points = even(line, (long + gap) / 4)
    lines = [points[k : k + 4] for k in range(0, len(points) - 4, 4)]
    return strands(lines, thick, material, "Stitches", 2)


def twin(handle, at=(0, 0, 0), turn=(0, 0, 0), mirror=True):
    """The left shoe of a right one, sharing its meshes."""
    double = bpy.data.objects.new("Left", None)
    bpy.context.scene.collection.objects.link(double)

    def follow(old, new):
        for child in old.children:
            other = child.copy()
            bpy.context.scene.collection.objects.link(other)
            other.parent = new
            follow(child, other)

    follow(handle, double)
    double.scale = (-1 if mirror else 1, 1, 1)
    double.location, double.rotation_euler = at, [radians(t) for t in turn]
    return double


def place(handle, at, turn):
    handle.location, handle.rotation_euler = at, [radians(t) for t in turn]
    return handle


def pair(shoe, at, turn=0.0, apart=0.1, splay=6, step=0.012):
    """A right shoe and its twin side by side around a place, the left one `step` meters ahead."""
    across, ahead = (cos(radians(turn)), sin(radians(turn))), (-sin(radians(turn)), cos(radians(turn)))
    x, y, z = at
    left = twin(shoe, (x - across[0] * apart / 2 + ahead[0] * step, y - across[1] * apart / 2 + ahead[1] * step, z), (0, 0, turn + splay / 2))
    return [place(shoe, (x + across[0] * apart / 2, y + across[1] * apart / 2, z), (0, 0, turn - splay / 2)), left]


def folded_heel(last, material, inside, base, high, reach=0.05, until=0.36):
    """The quarter trodden down inwards, as a balgha is worn: from the low wall of the heel onto the insole."""
    share = last.round[:, 1] / last.length
    wide = reach * numpy.sqrt(numpy.maximum(0.0, 1 - (share / until) ** 2)) + 0.0005
    rings = []
    for t, z in ((0.0, high * 0.92), (0.02, high + 0.0006), (0.07, high + 0.0008), (0.14, high * 0.9), (0.26, high * 0.62), (0.5, 0.0042), (0.8, 0.0034), (1.0, 0.0028)):
        ring = last.at(0.0012 + wide * t, base + z)
        for p in ring:
            p[2] += 0.0012 * perlin.noise(Vector((p[0] * 60, p[1] * 60, 3))) * t
        # Beyond its end the flap runs out under the insole.
        ring[:, 2] -= numpy.clip((share - until * 0.9) / (until * 0.1), 0, 1) ** 2 * (z + 0.006)
        rings.append(ring)
    thing = last._skin(rings, material)
    thing.data.materials.append(inside)
    solid = thing.modifiers.new("Thick", "SOLIDIFY")
    solid.thickness, solid.offset = 0.0016, 0
    return thing


def balgha_slipper(color="#B07238", lining="#D9B98C", seed=1):
    """A man's slipper in size 42: 28 cm long, flat, its heel trodden down."""
    throat = 0.5
    last = Last(0.28, 0.1, POINTED, ((0, 0.05), (0.3, 0.056), (0.5, 0.055), (0.66, 0.044), (0.8, 0.031), (0.9, 0.026)), 0.007, throat=throat)
    skin, pale = leather(color, 0.42, 0.55, worn=0.35), leather(lining, 0.6, 0.5)
    edge = leather("#7A4A26", 0.6, 0.4)
    parts = [last.sole(0, 0.0045, edge, 0.0012), last.sole(0.0045, 0.001, pale, -0.002, 0.0004)]
    upper = Upper(last, ((0, 0.009), (0.12, 0.009), (0.3, 0.014), (1, 0.02)), 0.14, throat, skin, pale, 0.0042, 0.0019, 0.0007, seed)
    parts.append(upper.thing)
    parts.append(folded_heel(last, skin, pale, 0.0042, 0.009))
    thread = plain("#E3CFA4", 0.8)
    line = upper.below(0.0032)
    keep = line[:, 1] > 0.1
    half = len(line) // 2
    for piece in (line[:half][keep[:half]], line[half:][keep[half:]]):
        parts.append(stitches(piece, thread, 0.0026, 0.001, 0.0006))
    return group(parts)


@subject("balgha", "whole", "detail", "group")
def balgha(stage, view):
    shoe = balgha_slipper()
    if view == "group":
        others = [balgha_slipper(c, l, k + 3) for k, (c, l) in enumerate((("#2A2623", "#B98F60"), ("#D99E2B", "#E5CDA0")))]
        terracotta_floor(0.2, 24)
        wall("#EDE2CF", 0.75)
        all_three = []
        for k, one in enumerate((others[0], shoe, others[1])):
            all_three += [place(one, (0.06 + 0.25 * (k - 1), 0.03 * k, 0), (0, 0, -10)), twin(one, (-0.055 + 0.25 * (k - 1), 0.025 * k, 0), (0, 0, -6))]
        stage.window(0.7, -1)
        stage.shoot(all_three, 14, 42, 70, 1.04)
        return
    left = twin(shoe, (-0.075, 0.03, 0), (0, 0, -34))
    place(shoe, (0.06, -0.02, 0), (0, 0, -22))
    stage.window(0.4, -1)
    wall("#E5D8C2", 0.75)
    if view == "detail":
        table(seed=5, color="#9A7650", dark="#5E4228")
        stage.shoot(shoe, 38, 34, 90, 1.25, (0.1, 0.13, 0.03), fstop=8)
    else:
        ledge("#E6DBC8", 1.8, front=-0.8)
        place(shoe, (-0.035, 0.0, 0), (0, 0, 214))
        place(left, (0.08, 0.04, 0), (0, 0, 226))
        stage.shoot([shoe, left], -4, 36, 75, 0.92, fstop=11)


def satin(spine, height, thick, spread):
    """A leaf filled with threads side by side: from its spine outwards to both edges, lifted a little off the leather."""
    line = curve_through(spine, 30)
    run = numpy.gradient(line, axis=0)
    run /= numpy.linalg.norm(run, axis=1)[:, None]
    side = numpy.stack([-run[:, 1], run[:, 0]], 1)
    threads = []
    long = numpy.linalg.norm(numpy.diff(line, axis=0), axis=1).sum()
    for share in numpy.linspace(0.02, 0.98, max(5, int(long / (thick * 0.8)))):
        i = int(share * 29)
        wide = spread * sin(pi * share**0.8) ** 0.8 + thick * 0.4
        for half in (-1, 1):
            points = [line[i] + (side[i] * half + run[i] * 0.55) * wide * t for t in (0, 0.3, 0.7, 1)]
            threads.append([(*p, height(*p) + thick * lift) for p, lift in zip(points, (0.35, 0.9, 0.85, 0.1))])
    return threads


def vine(last, base):
    """A silk branch over the toe: the threads of its stem, of its leaves and of its flowers."""
    height = lambda x, y: last.top(x, y, base)
    size = last.length
    middle = lambda y: float(numpy.interp(y, last.y, last.middle))
    stem = [(middle(y * size) + x * size, y * size) for x, y in ((-0.055, 0.585), (-0.02, 0.64), (0.035, 0.69), (0.03, 0.755), (-0.03, 0.79), (-0.035, 0.85), (0.008, 0.895), (0.02, 0.925))]
    line = curve_through(stem, 160)
    green = []
    for shift in (-0.0004, 0.0004):
        green.append([(x + shift, y, height(x + shift, y) + 0.0003) for x, y in line])
    leaves = []
    for k, share in enumerate(numpy.linspace(0.04, 0.95, 13)):
        i = int(share * 158)
        run = line[i + 1] - line[i]
        turn = float(numpy.arctan2(run[1], run[0])) + (1 if k % 2 else -1) * 0.85
        long = 0.0135 * (1 - 0.35 * share)
        tip = line[i] + (cos(turn) * long, sin(turn) * long)
        bent = (line[i] + tip) / 2 + (-sin(turn) * 0.0012, cos(turn) * 0.0012)
        leaves += satin([line[i], bent, tip], height, 0.00055, 0.0026 * (1 - 0.25 * share))
    flowers, hearts = [], []
    for fx, fy, r in ((0.0, 0.712, 0.0066), (0.032, 0.822, 0.0056), (-0.09, 0.655, 0.0052), (0.092, 0.725, 0.005), (-0.072, 0.775, 0.0048), (0.012, 0.945, 0.004)):
        cx, cy = middle(fy * size) + fx * size, fy * size
        for petal in range(6):
            a = petal * pi / 3 + fx * 9
            flowers += satin([(cx + cos(a) * 0.0012, cy + sin(a) * 0.0012), (cx + cos(a) * r * 0.6, cy + sin(a) * r * 0.6), (cx + cos(a) * r, cy + sin(a) * r)], height, 0.0005, r * 0.27)
        hearts += [(cx + 0.0008 * cos(t), cy + 0.0008 * sin(t), height(cx, cy) + 0.0005) for t in (0, 2.1, 4.2)]
    return green, leaves, flowers, hearts


def silk(color, gloss=0.38):
    n = Nodes("Silk")
    n.set(base_color=n.ramp(n.noise(300, 3), (0.3, color), (0.7, color)), roughness=gloss, specular=0.35, sheen=0.4)
    return n.material


def chebrella_slipper(color="#B65C6E", flower="#F0DDD0", seed=1):
    """A woman's slipper in size 38: soft kid, a silk vine over the toe, a low heel of cork."""
    throat = 0.535
    last = Last(0.245, 0.085, POINTED, ((0, 0.045), (0.3, 0.05), (0.53, 0.047), (0.66, 0.038), (0.8, 0.028), (0.9, 0.023)), 0.006, 0.011, throat)
    kid, pale = leather(color, 0.62, 0.35, worn=0.12), leather("#EBD5C4", 0.62, 0.35)
    tan = leather("#B98A5C", 0.6, 0.4)
    parts = [last.sole(0, 0.0035, tan, 0.0009), last.sole(0.0035, 0.0034, pale, -0.0022, 0.0014)]
    cork = plain("#B98E62", 0.85, uneven=0.35)
    heel = last.round[last.round[:, 1] < 0.27 * last.length]
    order = numpy.argsort(numpy.arctan2(heel[:, 1] - 0.035, heel[:, 0]))
    parts.append(slab([tuple(p) for p in heel[order] * (0.97, 1)], 0.0112, cork, (0, 0.0005, 0), 0.0015))
    upper = Upper(last, ((0, 0.008), (0.14, 0.008), (0.3, 0.012), (1, 0.018)), 0.2, throat, kid, pale, 0.0033, 0.0018, 0.0004, seed)
    parts.append(upper.thing)
    parts.append(folded_heel(last, kid, pale, 0.0045, 0.0075, 0.036, 0.33))
    edge = upper.below(0.0, 0.0004)
    gold = silk("#C99F3F")
    parts.append(strands(wound(even(edge[8:-8], 0.0006), 0.0017), 0.001, gold, "Piping", 2))
    green, leaves, flowers, hearts = vine(last, 0.0035)
    parts.append(strands(green, 0.0008, silk("#6F7B3C"), "Stem", 2))
    parts.append(strands(leaves, 0.00055, silk("#8F9650"), "Leaves", 1))
    parts.append(strands(flowers, 0.0005, silk(flower), "Flowers", 1))
    bead = ball(0.0007, gold, (0, 0, -9), detail=2)
    parts += copies(bead, hearts)
    return group(parts)


def wound(line, thick):
    """Two strands wound round a line."""
    run = numpy.gradient(line, axis=0)
    run /= numpy.linalg.norm(run, axis=1)[:, None]
    side = numpy.cross(run, (0, 0, 1.0))
    side /= numpy.maximum(numpy.linalg.norm(side, axis=1), 1e-9)[:, None]
    up = numpy.cross(side, run)
    along = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(line, axis=0), axis=1))])
    swing = 2 * pi * along / (thick * 3)
    return [line + (numpy.cos(swing + k * pi)[:, None] * side + numpy.sin(swing + k * pi)[:, None] * up) * thick / 4 for k in (0, 1)]


@subject("chebrella", "whole", "detail", "group")
def chebrella(stage, view):
    shoe = chebrella_slipper()
    stage.saturation = 0.85
    if view == "group":
        emerald, ivory = chebrella_slipper("#1F6B52", seed=2), chebrella_slipper("#E6D8BC", "#B4485F", 3)
        table(seed=45, color="#7E5A3E", dark="#4B3122", turn=-9, depth=2.0, front=-1.0, planks=7)
        pairs = [*pair(ivory, (-0.14, 0.22, 0), 164), *pair(shoe, (0.01, -0.02, 0), 176), *pair(emerald, (0.16, 0.25, 0), 192)]
        rose_petals(14, (-0.24, -0.3, 0.26, 0.0), seed=6)
        stage.window(0.6, -1)
        stage.shoot(pairs, -10, 47, 75, 1.0)
        return
    stage.window(0.36, 1 if view == "whole" else -1)
    if view == "detail":
        left = twin(shoe, (-0.1, 0.03, 0), (0, 0, 8))
        linen_cloth(1.2, 1.0, "#D8CBB6", 0.006, 8, flat=0.2)
        stage.shoot(shoe, 150, 44, 95, 1.0, (0.0, 0.178, 0.03), fstop=11)
        return
    left = twin(shoe, (-0.085, -0.01, 0), (0, 0, 16))
    place(shoe, (0.045, 0.02, 0), (0, 0, -14))
    left.location = (-0.09, 0.0, 0)
    tiles(0.1, rows=22, columns=22, pattern=lambda i, j, c: c.choice(("#EFE6D4", "#E8DDC8", "#F3ECDD")), turn=31)
    stage.key = 1.35
    stage.shoot([shoe, left], 196, 47, 75, 1.0)


def klim_top(length):
    """Berber lozenges in cream and black on brick, on the flat of the cut cloth."""
    canvas = motifs.Canvas(0.3, length, 3000, False, 8)
    for row in range(12):
        y = 0.014 + row * 0.0235
        motifs.lozenges(canvas, motifs.flat(0.15 - 0.022 * 7, y, 0.022), 14, 1, "#EBD9BC" if row % 2 else "#2C2019", None, 0.12)
        motifs.zigzag(canvas, motifs.flat(0, y + 0.0102, 0.022), 13.6, 54, 0.16, "#2C2019" if row % 2 else "#EBD9BC", 0.085)
    return canvas.image()


def fleece(places, outward, long, material, seed=1, thick=0.0005):
    """Curled wool standing on places of a surface, as sheepskin's."""
    chance = numpy.random.default_rng(seed)
    lines = []
    for p, away in zip(places, outward):
        away = numpy.asarray(away) + chance.normal(0, 0.45, 3)
        away /= numpy.linalg.norm(away)
        side = numpy.cross(away, chance.normal(size=3))
        side /= numpy.linalg.norm(side)
        reach = long * chance.uniform(0.6, 1.2)
        lines.append([p + away * reach * t + side * reach * 0.32 * sin(5 * t + away[0] * 9) for t in (0, 0.25, 0.5, 0.75, 1)])
    return strands(lines, thick, material, "Fleece", 0)


def kairouania_slipper(seed=1):
    """A wool-topped babouche in size 40, its heel up: klim outside, sheepskin inside, thin leather below."""
    throat = 0.53
    last = Last(0.265, 0.095, ROUND, ((0, 0.062), (0.3, 0.062), (0.5, 0.056), (0.66, 0.046), (0.8, 0.037), (0.9, 0.033)), 0.005, throat=throat, squareness=0.75)
    klim = weave("#A8461F", None, 420, picture=klim_top(last.length), size=(0.3, last.length), relief=2.2)
    cream = wool("#E9DDC6", relief=1.6)
    hide = leather("#7A5233", 0.55, 0.5)
    parts = [last.sole(0, 0.0045, hide, 0.0012), last.sole(0.0045, 0.003, cream, -0.004, 0.001)]
    upper = Upper(last, ((0, 0.034), (0.08, 0.032), (0.2, 0.022), (0.32, 0.021), (1, 0.024)), 0.2, throat, klim, cream, 0.0043, 0.0032, 0.0009, seed)
    parts.append(upper.thing)
    chance = numpy.random.default_rng(seed)
    rim = even(upper.below(0.0012, -0.0012), 0.0011)
    inward = numpy.stack([numpy.interp(rim[:, 1], last.y, last.middle) - rim[:, 0], 0.2 * (0.12 - rim[:, 1]), 0.05 + 0 * rim[:, 0]], 1)
    inward /= numpy.linalg.norm(inward, axis=1)[:, None]
    spots = numpy.repeat(rim, 26, 0) + chance.normal(0, 0.0011, (len(rim) * 26, 3))
    parts.append(fleece(spots, numpy.repeat(inward * 0.5 + (0, 0, 0.35), 26, 0), 0.0055, cream, seed))
    count = 5200
    y = chance.uniform(0.02, 0.55 * last.length, count)
    inner, outer = (numpy.interp(y, last.y, side) for side in last.sides)
    x = inner + (outer - inner) * chance.uniform(0.07, 0.93, count)
    parts.append(fleece(numpy.stack([x, y, 0.0072 + 0 * x], 1), numpy.tile((0, 0, 1.0), (count, 1)), 0.006, cream, seed + 1))
    return group(parts)


@subject("kairouania", "whole", "detail", "scene")
def kairouania(stage, view):
    shoe = kairouania_slipper()
    if view == "scene":
        bedside()
        slippers = pair(shoe, (0.16, -0.36, 0.009), 108, 0.115)
        stage.key = 1.4
        stage.window(0.9, -1, front=0.25, at=(0.1, -0.3, 0))
        stage.shoot(slippers, -34, 27, 60, 0.7, offset=(-0.04, -0.12))
        return
    stage.window(0.38, -1)
    if view == "detail":
        linen_cloth(1.4, 1.2, "#CFC6B6", 0.006, 18, flat=0.25)
        twin(shoe, (-0.13, 0.05, 0), (0, 0, 14))
        stage.shoot(shoe, 128, 38, 95, 1.1, (0.0, 0.15, 0.035), fstop=9)
        return
    left = twin(shoe, (0.1, 0.02, 0), (0, 0, 222))
    place(shoe, (-0.035, 0.0, 0), (0, 0, 202))
    table(seed=41, color="#8E6A48", dark="#553A24", turn=8, depth=1.4, front=-0.7, planks=5)
    wall("#E2D3BA", 0.72)
    stage.shoot([shoe, left], 34, 32, 75, 0.92)


def strap_of(rings, edge, material, closed_ends=True, along=None):
    """A strap over rings, each with the outline `edge` (u, height). UV: u across, and `along` at each ring or its share."""
    thing = loft(rings, material, closed_ends, smooth=0, across=[u + 0.5 for u, _ in (*edge, edge[0])], along=along)
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, radians(50)
    return thing


def band(points, across, width, thick, material):
    """A strap along points: `across` is its width's direction at each. UV: u across, v along in shares."""
    points, across = numpy.asarray(points, float), numpy.asarray(across, float)
    run = numpy.gradient(points, axis=0)
    run /= numpy.linalg.norm(run, axis=1)[:, None]
    across = across - run * (across * run).sum(1)[:, None]
    across /= numpy.linalg.norm(across, axis=1)[:, None]
    normal = numpy.cross(run, across)
    widths = numpy.broadcast_to(width, (len(points),))
    edge = [(-0.5, 0.0), (-0.5, 0.6), (-0.488, 0.9), (-0.46, 1.0), (-0.2, 1.0), (0.2, 1.0), (0.46, 1.0), (0.488, 0.9), (0.5, 0.6), (0.5, 0.0), (0.47, -0.02), (-0.47, -0.02)]
    rings = numpy.array([[p + a * u * w + n * h * thick for u, h in edge] for p, a, n, w in zip(points, across, normal, widths)])
    thing = strap_of(rings, edge, material)
    return thing, points, across, normal


def over_foot(last, start, end, base, rise, width):
    """A line over the foot from the inner edge at `start` to the outer at `end` (shares of the length), `rise` meters high.

    A strap `width` meters wide stays within the sole where that is narrowest under it.
    """
    t = numpy.linspace(0, 1, 70)
    y = (start + (end - start) * t) * last.length
    reach = numpy.linspace(-width / 2, width / 2, 9)[:, None]
    inner, outer = (numpy.interp(y + reach, last.y, side) for side in last.sides)
    inner, outer = inner.max(0) + 0.003, outer.min(0) - 0.003
    a = pi * t
    x = (inner + outer) / 2 - (outer - inner) / 2 * numpy.sign(numpy.cos(a)) * numpy.abs(numpy.cos(a)) ** 0.85
    z = base - 0.002 + rise * numpy.maximum(numpy.sin(a), 0) ** 0.62
    return numpy.stack([x, y, z + last.ground(y)], 1)


def seam(points, across, normal, width, thick, material, inset=0.0028, skip=3):
    """Stitches along both edges of a strap."""
    rows = []
    for side in (-1, 1):
        line = points + across * side * (width / 2 - inset) + normal * (thick + 0.0001)
        rows.append(stitches(line[skip:-skip], material, 0.0028, 0.0012, 0.0006))
    return rows


def sandal_sole(last, color, edge_color, tread="#2E2823"):
    """Rubber tread, two layers of cowhide, a seam all round."""
    thread = plain("#E6D5AE", 0.8)
    parts = [last.sole(0, 0.003, plain(tread, 0.8, 0.2), 0.0006, 0.0006), last.sole(0.003, 0.004, leather(edge_color, 0.6, 0.5), 0.0008),
             last.sole(0.007, 0.0042, leather(color, 0.5, 0.6, worn=0.3), 0.0, 0.0012)]
    line = last.at(0.0042, 0.0113)
    parts.append(stitches(numpy.vstack([line, line[:1]]), thread, 0.0036, 0.0014, 0.0007))
    return parts


def punched_leather(color, pale, canvas):
    """Leather with holes struck through, over a paler one."""
    material = leather(color, 0.46, 0.5, picture=canvas.image(), worn=0.2)
    tree = material.node_tree
    surface = tree.nodes["Principled BSDF"]
    picture = next(node for node in tree.nodes if node.type == "TEX_IMAGE")
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Distance"].default_value = -0.0012
    tree.links.new(picture.outputs["Alpha"], bump.inputs["Height"])
    tree.links.new(surface.inputs["Normal"].links[0].from_socket, bump.inputs["Normal"])
    tree.links.new(bump.outputs["Normal"], surface.inputs["Normal"])
    return material


def instep(last, base, rise, power=0.72, inset=0.0035):
    """The foot under a strap as a sheet: gives its length from the inner edge of the sole to the outer, and the place at
    (run, y, out): `run` meters from the inner edge, `out` meters above the skin. Beyond the edges it goes down into the sole."""
    a = numpy.linspace(0, pi, 400)
    shape = numpy.stack([-numpy.sign(numpy.cos(a)) * numpy.abs(numpy.cos(a)) ** 0.85, numpy.maximum(numpy.sin(a), 0) ** power], 1)
    middle = 0.63 * last.length
    inner, outer = (numpy.interp(middle, last.y, side) for side in last.sides)
    steps = numpy.linalg.norm(numpy.diff(shape * ((outer - inner) / 2, rise), axis=0), axis=1)
    runs = numpy.concatenate([[0], numpy.cumsum(steps)])

    def skin(run, y):
        inner, outer = (numpy.interp(y, last.y, side) for side in last.sides)
        x = (inner + outer) / 2 + ((outer - inner) / 2 - inset) * numpy.interp(run, runs, shape[:, 0])
        beyond = numpy.maximum(0, numpy.maximum(-run, run - runs[-1]))
        z = base - 0.002 + rise * numpy.interp(run, runs, shape[:, 1]) - numpy.minimum(beyond, 0.006)
        return numpy.stack([x, y, z + last.ground(y)], -1)

    def place(run, y, out):
        e = 0.0008
        normal = numpy.cross(skin(run + e, y) - skin(run - e, y), skin(run, y + e) - skin(run, y - e))
        length = numpy.linalg.norm(normal, axis=-1, keepdims=True)
        return skin(run, y) + normal / numpy.maximum(length, 1e-12) * out[..., None]

    return runs[-1], place


def slanting_strap(foot, length, start, end, width, thick, lift, material, thread):
    """A strap that lies on the foot from y = start at the inner edge to y = end at the outer, `lift` above the skin, and its
    seams. UV as for a band."""
    reach, place = foot
    whole = numpy.hypot(reach, end - start)
    run, aside = numpy.array([reach, end - start]) / whole, numpy.array([start - end, reach]) / whole
    extra = width / 2 * abs(aside[0] / run[0])
    t = numpy.linspace(-extra, whole + extra, 150)

    def line(u, h):
        at = t[:, None] * run + width * u * aside
        return place(at[:, 0], start + at[:, 1], numpy.full(len(t), lift + h * thick))

    edge = [(-0.5, 0.0), (-0.5, 0.6), (-0.488, 0.9), (-0.46, 1.0), *((u, 1.0) for u in numpy.linspace(-0.36, 0.36, 9)), (0.46, 1.0), (0.488, 0.9), (0.5, 0.6), (0.5, 0.0),
            *((u, 0.0) for u in numpy.linspace(0.4, -0.4, 9))]
    rings = numpy.stack([line(u, h) for u, h in edge], 1)
    thing = strap_of(rings, edge, material, False, t / length)
    seams = [stitches(line(side * (0.5 - 0.0028 / width), 1.05)[12:-12], thread, 0.0028, 0.0012, 0.0006) for side in (-1, 1)]
    return [thing, *seams]


def jerbia_sandal(color="#8A4526", seed=1):
    """A sandal in size 38: two straps crossed over the instep, diamonds punched along each."""
    last = Last(0.25, 0.092, ROUND, spring=0.005)
    parts = sandal_sole(last, "#A86B42", "#7A4526", "#4A3424")
    thread = plain("#E6D2A6", 0.8)
    foot = instep(last, 0.011, 0.04)
    for k, (start, end) in enumerate(((0.77, 0.48), (0.5, 0.74))):
        width, long = 0.034, 0.16
        canvas = motifs.Canvas(width, long, 2400, False, seed + k)
        for n in range(13):
            y = 0.021 + n * 0.0098
            for x, size in ((width / 2, 0.0037), (width / 2 - 0.0085, 0.0023), (width / 2 + 0.0085, 0.0023)):
                shift = 0.0 if x == width / 2 else 0.0049
                diamond = [(x - size * 0.72, y + shift), (x, y + shift + size), (x + size * 0.72, y + shift), (x, y + shift - size)]
                canvas.fill(diamond, "#D9B27C", 1.0, 0.8, smooth=False, unsteady=0.002)
        # The second strap lies on the first.
        parts += slanting_strap(foot, long, start * last.length, end * last.length, width, 0.0022, 0.0025 * k, punched_leather(color, "#E3C08E", canvas), thread)
    return group(parts)


@subject("jerbia", "whole", "detail", "scene")
def jerbia(stage, view):
    shoe = jerbia_sandal()
    if view == "scene":
        ledge("#F0E9DC", 1.6, front=-0.9)
        wall("#F3EDE2", 0.32)
        # The hat leans on the wall; the end of its plait is out of sight.
        bag, hat = basket(0.13, 0.17, 0.19, seed=5), group([straw_hat("#8A4526")], turn=-100)
        place(bag, (-0.15, 0.14, 0), (0, 0, 24))
        bag.scale = (0.85,) * 3
        hat = group([hat], (0.12, 0.243, 0.166), (66, 0, -8))
        sandals = pair(shoe, (0.04, -0.08, 0), 146, 0.108)
        stage.window(0.6, -1, front=0.3, strength=0.8)
        stage.sun(-52, 38, 2.6)
        stage.shoot([*sandals, bag, hat], 4, 26, 65, 0.96, offset=(0.0, -0.03))
        return
    stage.window(0.38, 1)
    if view == "detail":
        ledge("#E4D8C3", 1.6)
        wall("#DCCBB0", 0.6)
        twin(shoe, (-0.125, 0.05, 0), (0, 0, 6))
        stage.shoot(shoe, 158, 36, 95, 1.0, (0.0, 0.15, 0.035), fstop=10)
        return
    left = twin(shoe, (-0.07, -0.045, 0), (0, 0, -62))
    place(shoe, (0.03, 0.075, 0), (0, 0, -48))
    sweep("#D6B48F", 1.4)
    stage.shoot([shoe, left], 4, 44, 75, 0.9)


def medina_sandal(color="#B9814A", sole="#C08C57", edge="#9A6A3E"):
    """A sandal in size 41: two wide straps through the sole, the rear one closed with a brass buckle."""
    last = Last(0.275, 0.105, ROUND, spring=0.004)
    parts = sandal_sole(last, sole, edge)
    skin = leather(color, 0.45, 0.6, worn=0.3)
    thread = plain("#F0E3C4", 0.8)
    for start, end, width, rise in ((0.735, 0.70, 0.044, 0.046), (0.455, 0.44, 0.04, 0.064)):
        path = over_foot(last, start, end, 0.011, rise, width)
        strap, points, across, normal = band(path, numpy.tile((0, 1.0, -0.3), (len(path), 1)), width, 0.0026, skin)
        parts.append(strap)
        parts += seam(points, across, normal, width, 0.0026, thread)
    # The rear strap's tongue lies over it and through the buckle on the outer side.
    lift = points + normal * 0.0027
    tongue, t_points, t_across, t_normal = band(lift[34:66], across[34:66], 0.0235, 0.0022, skin)
    parts.append(tongue)
    parts += seam(t_points, t_across, t_normal, 0.0235, 0.0022, thread, 0.0024, 1)
    k = 14
    center, run = t_points[k] + t_normal[k] * 0.0034, numpy.gradient(t_points, axis=0)[k]
    run /= numpy.linalg.norm(run)
    metal = brass(0.25, 0.35)
    a = numpy.linspace(0, 2 * pi, 64, endpoint=False)
    power = lambda v: numpy.sign(v) * numpy.abs(v) ** 0.35
    frame = center + power(numpy.cos(a))[:, None] * run * 0.0085 + power(numpy.sin(a))[:, None] * t_across[k] * 0.0165
    parts.append(strands([frame], 0.003, metal, "Buckle", 4, closed=True))
    parts.append(strands([[center - run * 0.0085 + t_normal[k] * 0.0005, center + t_normal[k] * 0.0012, center + run * 0.0095 + t_normal[k] * 0.0012]], 0.0024, metal, "Tongue", 4))
    hole = plain("#2A1A10", 0.9)
    for j in (6, 9, 19, 22):
        parts.append(ball(0.0016, hole, tuple(t_points[j] + t_normal[j] * 0.0019), (1, 1, 0.4), detail=2))
    return group(parts)


@subject("medina", "whole", "detail", "group")
def medina(stage, view):
    shoe = medina_sandal()
    if view == "group":
        dark = medina_sandal("#5A3820", "#75492B", "#4A2E1C")
        ledge("#E9DFCC", 2.2, front=-1.1)
        wall("#D9C7A8", 0.55)
        pairs = [*pair(dark, (-0.14, 0.33, 0), 198, 0.118), *pair(shoe, (0.13, 0.15, 0), 152, 0.118)]
        stage.window(0.6, 1, front=0.2, strength=0.8)
        stage.sun(48, 34, 2.2)
        stage.shoot(pairs, -8, 33, 70, 1.0)
        return
    stage.window(0.42, -1)
    if view == "detail":
        linen_cloth(2.6, 2.4, "#B9BFB6", 0.006, 28, flat=0.25, detail=320)
        twin(shoe, (-0.14, 0.03, 0), (0, 0, 5))
        stage.shoot(shoe, 52, 34, 95, 2.0, (0.018, 0.142, 0.05), fstop=16)
        return
    left = twin(shoe, (-0.11, 0.025, 0), (0, 0, -28))
    place(shoe, (0.03, 0.0, 0), (0, 0, -20))
    terracotta_floor(0.2, 40)
    stage.shoot([shoe, left], 172, 50, 75, 0.94)


def marsa_espadrille(colors=("#2F6E9E", "#F1E9D8"), seed=1):
    """An espadrille in size 39: striped cloth on a sole of plaited halfa, dipped in rubber at the tip and the heel."""
    throat = 0.6
    last = Last(0.26, 0.09, ROUND, ((0, 0.05), (0.3, 0.05), (0.5, 0.048), (0.66, 0.04), (0.8, 0.031), (0.9, 0.027)), 0.004, throat=throat, squareness=0.72)
    halfa, other = fiber("#CDB07A", "Z", "#A58650"), fiber("#BFA069", "Z", "#97793F")
    parts = [last.sole(0.001, 0.0215, plain("#A98C58", 0.9, uneven=0.3), -0.003, 0.001)]
    for row, z in enumerate((0.0042, 0.0112, 0.0182)):
        line = last.at(-0.0006 if row == 1 else 0.0004, z)
        line = even(numpy.vstack([line, line[:1]]), 0.0013)
        for k, one in enumerate(_plait(line, 0.0072, row)):
            parts.append(strands([one], 0.0041, other if k == row % 3 else halfa, "Rope", 3))
    parts.append(last.sole(0.0215, 0.0012, weave("#DCCFB2", None, 1000, size=(0.3, 0.3)), -0.0035, 0.0004))
    upper = Upper(last, ((0, 0.046), (0.1, 0.043), (0.25, 0.03), (0.42, 0.026), (1, 0.026)), 0.36, throat, weave(colors[0], None, 900, picture=_stripes(*colors), size=(0.3, last.length), relief=1.4),
                  weave(colors[1], None, 900, size=(0.3, 0.3)), 0.0165, 0.0016, 0.0008, seed)
    parts.append(upper.thing)
    parts.append(strands([even(upper.below(0.0005, 0.0002), 0.001)], 0.0034, plain("#E9DFCA", 0.9), "Binding", 4))
    thread = plain("#E6DAC0", 0.85)
    low, high = last.at(-0.0022, 0.0178), last.at(0.0004, 0.0262)
    low, high = (even(numpy.vstack([line, line[:1]]), 0.0012) for line in (low, high))
    lines = []
    for k in range(0, int(len(low)) - 6, 5):
        at = min(len(high) - 1, round((k + 1.6) / len(low) * len(high)))
        middle = (low[k] + high[at]) / 2
        out = numpy.append(low[k][:2] - high[at][:2], 0)
        lines.append([low[k], middle + out * 0.28, high[at]])
    parts.append(strands(lines, 0.0013, thread, "Whipping", 2))
    rubber = plain("#8A6A44", 0.65, 0.35)
    share = last.round[:, 1] / last.length
    for keep in (numpy.nonzero(share > 0.93)[0], numpy.roll(numpy.nonzero(share < 0.05)[0], numpy.count_nonzero(share[len(last.y):] < 0.05))):
        rings = [last.at(inset, z)[keep] for inset, z in ((0.02, 0.0003), (0.0, 0.0003), (-0.0022, 0.002), (-0.0026, 0.007), (-0.002, 0.0135), (0.0, 0.0142))]
        parts.append(strip(rings, rubber))
    return group(parts)


def _plait(line, thick, start):
    """Three strands crossing one another along a line, flat as a rope's side seen from without."""
    run = numpy.gradient(line, axis=0)
    run /= numpy.linalg.norm(run, axis=1)[:, None]
    side = numpy.cross(run, (0, 0, 1.0))
    along = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(line, axis=0), axis=1))])
    turns = round(along[-1] / 0.0125)
    swing = 2 * pi * turns * along / along[-1] + start
    return [line + side * (numpy.cos(swing + k * 2 * pi / 3)[:, None] * thick * 0.2) + numpy.sin(swing + k * 2 * pi / 3)[:, None] * numpy.array([0, 0, thick * 0.28]) for k in range(3)]


def strip(rings, material):
    rings = numpy.array(rings)
    rows, count = rings.shape[:2]
    faces = [(i * count + j, (i + 1) * count + j, (i + 1) * count + j + 1, i * count + j + 1) for i in range(rows - 1) for j in range(count - 1)]
    return mesh("Strip", rings.reshape(-1, 3), faces, material, True)


def _stripes(color, ground):
    bands = numpy.tile(rgb(ground), (8, 1200, 1))
    for start in range(-40, 1200, 104):
        for at, wide in ((0, 48), (58, 8), (74, 8)):
            bands[:, max(0, start + at) : max(0, start + at + wide)] = rgb(color)
    return motifs.picture(bands)


@subject("marsa", "whole", "group", "detail")
def marsa(stage, view):
    shoe = marsa_espadrille()
    if view == "detail":
        linen_cloth(1.4, 1.2, "#D6CFC0", 0.006, 33, flat=0.25)
        twin(shoe, (-0.12, 0.05, 0), (0, 0, 9))
        stage.window(0.38, 1)
        stage.shoot(shoe, 118, 24, 95, 1.7, (0.02, 0.185, 0.02), offset=(0, -0.1), fstop=10)
        return
    if view == "group":
        brick = marsa_espadrille(("#B4532D", "#F1E6D2"), 4)
        table(seed=47, color="#B99067", dark="#7E5A38", turn=-6, depth=1.6, front=-0.8, planks=6)
        pairs = [place(shoe, (0.04, -0.1, 0), (0, 0, 196)), twin(shoe, (0.145, -0.06, 0), (0, 0, 204)), place(brick, (-0.16, 0.17, 0), (0, 0, 172)), twin(brick, (-0.05, 0.2, 0), (0, 0, 166))]
        stage.window(0.6, 1)
        stage.shoot(pairs, -12, 50, 75, 1.1)
        return
    left = twin(shoe, (0.09, 0.03, 0), (0, 0, 226))
    place(shoe, (-0.04, 0.0, 0), (0, 0, 218))
    ledge("#EFE8DA", 1.6, front=-0.7)
    wall("#C4D2D8", 0.6)
    stage.window(0.4, -1)
    stage.shoot([shoe, left], -4, 29, 75, 1.12)


def lying_strap():
    """The strap let down in a round before the satchel: its line, and the direction of its width."""
    line = curve_through([(-0.166, 0.0, 0.2), (-0.176, 0.002, 0.13), (-0.187, 0.001, 0.06), (-0.203, -0.004, 0.016), (-0.232, -0.03, 0.0015), (-0.238, -0.1, 0.0008), (-0.16, -0.185, 0.0008), (-0.03, -0.215, 0.0008),
                          (0.1, -0.19, 0.0008), (0.2, -0.13, 0.0008), (0.236, -0.06, 0.0012), (0.205, -0.012, 0.014), (0.187, -0.001, 0.06), (0.176, 0.002, 0.13), (0.166, 0.0, 0.2)], 220)
    run = numpy.gradient(line, axis=0)[:, :2]
    lying = numpy.stack([run[:, 1], -run[:, 0], 0 * run[:, 0]], 1)
    lying /= numpy.linalg.norm(lying, axis=1)[:, None]
    upright = numpy.clip((line[:, 2] - 0.01) / 0.05, 0, 1)[:, None]
    lying = lying * (1 - upright) + numpy.array([0, 1.0, 0]) * upright * numpy.sign(lying[:, 1:2] + 1e-9)
    return line, lying


def hanging_strap(high):
    """The strap taken up over a peg at y = 0, `high` meters above the table."""
    half = [(0.166, 0.0, 0.2), (0.168, 0.0, 0.25), (0.142, 0.0, 0.25 + (high - 0.25) * 0.32), (0.075, 0.0, 0.25 + (high - 0.25) * 0.72), (0.024, 0.0, high - 0.03), (0.0115, 0.0, high + 0.006)]
    line = curve_through([(-x, y, z) for x, y, z in half] + [(0, 0, high + 0.0125)] + half[::-1], 220)
    return line, numpy.tile((0, 1.0, 0), (len(line), 1))


def satchel(color="#9A5426", hung=0.0):
    """A satchel 32 by 25 by 9 cm, standing with its front towards -y: flap, tuck-lock, a strap on two rings, which
    may go up to a peg `hung` meters high."""
    skin = leather(color, 0.44, 0.7, worn=0.35)
    thread = plain("#E2CDA0", 0.8)
    metal = brass(0.26, 0.4)
    wide, high, deep = 0.32, 0.25, 0.084

    def panel(w, h, r, top=0.012):
        corners = []
        for cx, cy, a0, rad in ((w / 2 - r, r, -pi / 2, r), (w / 2 - top, h - top, 0, top), (-w / 2 + top, h - top, pi / 2, top), (-w / 2 + r, r, pi, r)):
            corners += [(cx + rad * cos(a0 + t), cy + rad * sin(a0 + t)) for t in numpy.linspace(0, pi / 2, 12)]
        return corners

    body = slab(panel(wide - 0.008, high - 0.006, 0.03), deep, skin, (0, 0, 0), 0.004)
    body.location, body.rotation_euler = (0, deep / 2, 0.004), (pi / 2, 0, 0)
    parts = [body]
    for y in (-deep / 2, deep / 2 + 0.0034):
        sheet = slab(panel(wide, high - 0.002, 0.034), 0.0034, skin, (0, 0, 0), 0.0012)
        sheet.location, sheet.rotation_euler = (0, y, 0.001), (pi / 2, 0, 0)
        parts.append(sheet)
    front = -deep / 2 - 0.0034
    seam_line = [(x * 0.969, front - 0.0002, 0.001 + 0.0045 + z * 0.966) for x, z in panel(wide, high - 0.002, 0.034)]
    parts.append(stitches(seam_line[36:] + seam_line[:13], thread, 0.0029, 0.0009, 0.0008))
    over = curve_through([(0.047, 0.16), (0.0485, 0.225), (0.0475, 0.2485), (0.04, 0.2555), (0.02, 0.2572), (-0.02, 0.2576), (-0.041, 0.2558), (-0.0505, 0.247), (-0.0525, 0.225), (-0.0528, 0.17), (-0.0515, 0.12), (-0.05, 0.092)], 140)
    path = numpy.stack([0 * over[:, 0], over[:, 0], over[:, 1]], 1)
    along = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(path, axis=0), axis=1))])
    radius = 0.045
    left = numpy.clip(radius - (along[-1] - along), 0, radius)
    widths = wide + 0.006 - 2 * (radius - numpy.sqrt(radius**2 - left**2)) * 0.98
    flap, points, across, normal = band(path, numpy.tile((1.0, 0, 0), (len(path), 1)), widths, 0.003, skin)
    parts.append(flap)
    inset, outside = 0.0055, normal * 0.0032
    keep = numpy.nonzero((along > 0.17) & (along < along[-1] - inset))[0]
    reach = numpy.maximum(0.0, widths[keep] / 2 - inset)[:, None]
    row = numpy.vstack([points[keep] + outside[keep] + across[keep] * reach, (points[keep] + outside[keep] - across[keep] * reach)[::-1]])
    parts.append(stitches(row, thread, 0.0029, 0.0009, 0.0008))
    y = -0.0545

    def plate(w, h, z, at, r=0.004, thick=0.0022):
        thing = slab([(x, v - h / 2) for x, v in panel(w, h, r, r)], thick, metal, (0, 0, 0), 0.0007)
        thing.location, thing.rotation_euler = (0, at, z), (pi / 2, 0, 0)
        return thing

    parts += [plate(0.044, 0.036, 0.075, front), plate(0.03, 0.05, 0.1, y), plate(0.036, 0.012, 0.083, y - 0.003, 0.003, 0.004)]
    rivet = ball(0.0024, metal, (0, 0, -9), (1, 0.5, 1), detail=3)
    parts += copies(rivet, [(-0.0095, y - 0.0022, 0.1185), (0.0095, y - 0.0022, 0.1185), (-0.017, front - 0.0022, 0.0625), (0.017, front - 0.0022, 0.0625)])
    parts.append(ball(0.0046, metal, (0, y - 0.0068, 0.083), (1, 0.5, 1), detail=3))
    line, across = hanging_strap(hung) if hung else lying_strap()
    parts.append(band(line, across, 0.028, 0.003, skin)[0])
    for x in (-1, 1):
        ring = [(x * 0.1655, 0.016 * cos(t), 0.2005 + 0.011 * max(0.0, sin(t))) for t in numpy.linspace(0, 2 * pi, 40, endpoint=False)]
        parts.append(strands([ring], 0.0034, metal, "Ring", 4, closed=True))
        tab = box(0.005, 0.026, 0.04, skin, (x * 0.1605, 0, 0.205), 0.0015)
        parts += [tab, *copies(rivet, [(x * 0.1635, 0, 0.222)])]
    return group(parts)


@subject("bab-souika", "whole", "detail", "scene")
def bab_souika(stage, view):
    stage.saturation = 0.92
    if view == "scene":
        bag, black = satchel(hung=0.68), satchel("#2A2623", 0.68)
        wall("#EBE1CF", 0.05)
        for x, one in ((-0.2, black), (0.2, bag)):
            place(group([one, peg((0, 0.06, 0.68), 0.12)]), (x, 0, 0.02 * x), (0, 0, 0))
        stage.window(0.8, -1, front=0.5)
        stage.shoot([bag, black], 12, 4, 70, 0.86)
        return
    bag = satchel()
    if view == "detail":
        # Put down on the sill on coming home: the side, where the strap goes through its ring.
        ledge("#DAD6CC", 1.2)
        wall("#8FA3A8", 0.5)
        stage.key = 0.95
        stage.window(0.4, 1, front=-0.25)
        stage.shoot(bag, 52, 27, 100, 2.3, (0.13, -0.03, 0.185), fstop=2.8, focus=(0.166, -0.02, 0.2))
        return
    table(seed=57, color="#8E6B4A", dark="#573B25", depth=1.6, front=-1.0, planks=5)
    wall("#E2D5BF", 0.4)
    bag.rotation_euler = (0, 0, -0.42)
    stage.window(0.45, 1)
    stage.shoot(bag, 4, 17, 75, 0.86)
