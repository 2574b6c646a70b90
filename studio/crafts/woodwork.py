"""Olive wood of Sfax: boards, spoons, a mortar, a stool, beads."""

from math import cos, pi, radians, sin

import bpy
import numpy
from crafts.cloth import peg
from crafts.pottery import olives
from materials import Nodes, bare_clay, fiber, olive_plank, olive_wood, plain, plain_wood
from mathutils import Matrix, Vector
from mathutils import noise as perlin
from motifs import picture
from props import potted
from shapes import ball, box, curve_through, grains, group, loft, strand, strands, tube, turned
from subjects import subject
from walls import ledge, linen_cloth, table, terracotta_floor, tiles, wall


def cut_from(thing, seed, turn=(0, 0, 0)):
    """Takes a piece from elsewhere in the trunk: its grain is another, and runs turned by degrees. Its place is kept, but
    from then on it is moved only by its group."""
    chance = numpy.random.default_rng(seed)
    shift = Vector(chance.uniform(-3, 3, 3))
    tilt = Matrix.Rotation(radians(turn[2]), 4, "Z") @ Matrix.Rotation(radians(turn[1]), 4, "Y") @ Matrix.Rotation(radians(turn[0]), 4, "X")
    trunk = Matrix.Translation(shift) @ tilt
    thing.data.transform(trunk)
    # Not matrix_world: until the scene is next evaluated that one does not know where the thing was put.
    thing.matrix_basis = thing.matrix_basis @ trunk.inverted()
    return thing


def wandering(count, size, seed, octaves=((3, 1.0), (7, 0.45), (17, 0.18))):
    """An uneven closed line: `count` pushes of about `size`."""
    chance = numpy.random.default_rng(seed)
    t = numpy.linspace(0, 2 * pi, count, endpoint=False)
    return size * sum(share * numpy.sin(turns * t + chance.uniform(0, 6.3)) for turns, share in octaves)


def board_outline(length=0.4, width=0.18, seed=1, count=420):
    """The slice of a trunk: the ends sawn and rounded, the long sides as the tree grew."""
    a = numpy.linspace(0, 2 * pi, count, endpoint=False)
    x = length / 2 * numpy.sign(numpy.cos(a)) * numpy.abs(numpy.cos(a)) ** 0.42
    y = numpy.sign(numpy.sin(a)) * numpy.abs(numpy.sin(a)) ** 0.42
    chance = numpy.random.default_rng(seed)
    grown = []
    for side in (-1, 1):
        p = chance.uniform(0, 6.3, 4)
        u = x / length * 2 * pi
        wave = 0.006 * numpy.sin(u * 1.0 + p[0]) + 0.0035 * numpy.sin(u * 2.3 + p[1]) + 0.0013 * numpy.sin(u * 6 + p[2]) + 0.0005 * numpy.sin(u * 15 + p[3])
        grown.append(side * (width / 2 - 0.007) + wave)
    half = numpy.where(y > 0, grown[1], -grown[0])
    return numpy.stack([x + wandering(count, 0.0006, seed), y * half], 1)


def inset(outline, by):
    """The outline drawn in by meters."""
    along = numpy.roll(outline, -1, 0) - numpy.roll(outline, 1, 0)
    along /= numpy.linalg.norm(along, axis=1)[:, None]
    return outline + numpy.stack([-along[:, 1], along[:, 0]], 1) * numpy.broadcast_to(by, (len(outline),))[:, None]


def sapwood(outline, seed):
    """The pale young wood along the two grown sides, as a picture over the board."""
    low, high = outline.min(0), outline.max(0)
    rows, columns = 640, 1400
    x = numpy.linspace(low[0], high[0], columns)
    order = lambda side: outline[outline[:, 1] * side > 0][numpy.argsort(outline[outline[:, 1] * side > 0][:, 0])]
    upper, lower = (numpy.interp(x, order(s)[:, 0], order(s)[:, 1]) for s in (1, -1))
    y = numpy.linspace(high[1], low[1], rows)[:, None]
    near = numpy.minimum(upper - y, y - lower)
    chance = numpy.random.default_rng(seed)
    edge = 0.007 + 0.004 * numpy.sin(x * 21 + chance.uniform(0, 6)) + 0.0016 * numpy.sin(x * 90) + numpy.where(y > 0, 0.004, 0)
    share = numpy.clip((edge - near) / 0.004 + 0.5, 0, 1) * 0.5
    fleck = 1 - 0.10 * numpy.sin(near * 2600 + 2 * numpy.sin(x * 60))
    color = numpy.array([0.82, 0.66, 0.42]) * fleck[..., None]
    return picture(numpy.dstack([numpy.clip(color, 0, 1), share]))


def louh_board(length=0.4, width=0.18, thick=0.02, seed=1):
    """A slice of trunk lying along x, its long sides sloping as the bark left them."""
    outline = board_outline(length, width, seed)
    grown = numpy.clip(1 - numpy.abs(outline[:, 0]) / (length / 2) * 1.0, 0.0, 0.25) * 4
    slope = 0.0045 * grown * numpy.where(outline[:, 1] > 0, 1.0, 0.6)
    rings = []
    for by, z in ((0.012, 0.0), (0.0028, 0.0), (0.0008, 0.0012), (0.0, 0.004), (0.15, 0.5), (0.6, 0.82), (0.8, 0.92), (1.0, 1.0), (1.6, 1.0), (6.0, 1.0)):
        if by < 0.1 and z < 0.01:
            rings.append(numpy.column_stack([inset(outline, by), numpy.full(len(outline), z)]))
            continue
        inward = slope * min(by, 1) + 0.0022 * max(0.0, (by - 0.4)) + 0.0008 * (by > 0.9)
        rough = [0.0007 * perlin.noise(Vector((px * 60, py * 60, z * 2 + seed))) if by < 0.7 else 0.0 for px, py in outline]
        rings.append(numpy.column_stack([inset(outline, inward + rough), numpy.full(len(outline), z * thick)]))
    thing = loft(rings, None, smooth=0)
    thing.data.materials.clear()
    thing.data.materials.append(olive_plank("#BC8B4C", "#3F2410", picture=sapwood(outline, seed)))
    low, high = outline.min(0), outline.max(0)
    layer = thing.data.uv_layers["UVMap"]
    for loop in thing.data.loops:
        x, y, _ = thing.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = ((x - low[0]) / (high[0] - low[0]), (y - low[1]) / (high[1] - low[1]))
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, radians(35)
    return thing


@subject("louh", "whole", "detail", "scene")
def louh(stage, view):
    plank = cut_from(louh_board(seed=4), 8)
    stage.key = 1.5
    if view == "whole":
        ledge("#E9DFCD", 1.3)
        wall("#E6DAC6", 0.12)
        standing = group([plank], (0, 0, 0.2), (90, -90, 0))
        group([standing], (0, 0.074, 0), (-6, 0, 8))
        stage.window(0.42, -1, front=0.3)
        stage.shoot(plank, -12, 9, 80, 0.8)
        return
    table(None, 1.6, 3.0, 0.04, 5, 0.003, -0.8, 3, "#8A6342", "#4F331E")
    wall("#E2D5C0", 0.9)
    if view == "detail":
        stage.window(0.3, 1, front=-0.4)
        stage.shoot(plank, 34, 33, 90, 2.0, (0.11, -0.05, 0.012), fstop=4.5, focus=(0.1, -0.075, 0.015))
        return
    _supper(stage)
    linen_cloth(0.4, 0.3, "#D8DBD2", 0.014, 6, (-0.1, 0.2, 0), -24)
    stage.window(0.36, -1)
    stage.shoot(plank, -58, 44, 65, 0.84)


def _supper(stage):
    """A round loaf, a cut of it and a small bowl of olives on the board."""
    loaf = turned([(0, 0.001), (0.05, 0.0), (0.062, 0.004), (0.0685, 0.014), (0.0655, 0.026), (0.05, 0.0365), (0.026, 0.0415), (0, 0.043)], 6, crust(), None, 0.03, 160, 140, 5, foot_edge=False).thing
    loaf.location = (-0.1, 0.004, 0.02)
    bowl = wooden_bowl(0.052, 0.04, 6)
    bowl.location = (0.105, 0.015, 0.02)
    olives(stage, 46, (0.105, 0.015, 0.037), 0.034, 0.014)
    olives(stage, 3, (0.02, -0.05, 0.0285), 0.022, 0)


def crust():
    """Bread baked on the wall of the oven: browned in patches, blistered, semolina on it."""
    n = Nodes("Crust")
    baked = n.math("add", n.math("multiply", n.noise(22, 4, 0.6), 0.75), n.math("multiply", n.noise(120, 3, 0.6), 0.25))
    base = n.ramp(baked, (0.36, "#D9AE6C"), (0.48, "#BE8442"), (0.58, "#8F5526"), (0.7, "#5E3417"))
    semolina = n.span(n.noise(900, 2, 0.5), 0.62, 0.68, 0, 0.7)
    blisters = n.bump(n.cells(70, feature="SMOOTH_F1"), -0.0022, 0.7)
    relief = n.bump(n.noise(260, 5, 0.65), 0.0012, upon=blisters)
    n.set(base_color=n.mix(semolina, base, "#E9D3A4"), roughness=n.span(baked, 0.4, 0.65, 0.75, 0.5), specular=0.3, normal=n.bump(semolina, 0.0003, upon=relief))
    return n.material


def wooden_bowl(radius, height, seed=1):
    wood = olive_wood("#A97A42", "#3E2310", "X", 0.8)
    profile = [(0, 0.001), (0.35, 0.0), (0.39, 0.03), (0.62, 0.2), (0.87, 0.6), (0.985, 0.92), (1.0, 0.985), (0.965, 1.0), (0.93, 0.9), (0.77, 0.5), (0.46, 0.2), (0, 0.14)]
    return group([cut_from(turned([(r * radius, z * height) for r, z in profile], 7, wood, wood, 0.008, 120, 140, seed, foot_edge=False).thing, seed)])


# Spoons


def spoon(length, bowl, wide, depth, lift=0.006, thick=0.009, handle=0.0062, flat_end=False, seed=1):
    """A spoon along x, its handle at the left: `bowl` meters long and `wide`, hollowed by `depth`; its handle
    arches and comes down to the table again."""
    count, across = 120, 24
    rings = []
    start = length - bowl
    chance = numpy.random.default_rng(seed)
    phase = chance.uniform(0, 6.3, 3)
    for k in range(count + 1):
        t = k / count
        # More rings towards the tip, where the outline turns.
        x = length * (t * 0.75 + 0.25 * (1 - (1 - t) ** 2))
        s = (x - start) / bowl
        neck = handle * (1.0 + 0.18 * sin(pi * min(1, x / start)) + 0.35 * max(0, 1 - x / 0.03) ** 2)
        if s <= 0:
            half = neck * (1 - 0.25 * max(0, 1 + s * bowl / 0.05))
            if x < 0.006:
                half *= max(0.02, (1 - (1 - x / 0.006) ** 2)) ** 0.5
        else:
            end = handle * 0.75
            if flat_end:
                body = wide / 2 * (0.5 + 0.5 * s) * min(1.0, (s / 0.35)) ** 0.6
                half = max(end, body) * max(0.0, 1 - max(0.0, (s - 0.93) / 0.07) ** 3 * 0.5)
            else:
                half = max(end * (1 - s), wide / 2 * (max(0.0, 1 - (2 * s - 1.04) ** 2 / 1.08)) ** 0.55)
        half = max(half, 0.0004)
        grow = min(1.0, max(0.0, s / 0.3))
        blend = grow * grow * (3 - 2 * grow)
        hand = 0.0005 * sin(x * 60 + phase[0])
        back = max(0.0, 1 - x / start)
        rise = lift * sin(pi * back) - (depth + 0.002) * back**1.6
        hollow = depth * blend * max(0.0, 1 - max(0.0, (s - 0.55) / 0.45) ** 2) if s > 0 else 0.0
        body = thick * (1 - 0.35 * blend) / 2 * (1 - 0.55 * max(0, (s - 0.6) / 0.4))
        if x < 0.006:
            body *= max(0.05, (1 - (1 - x / 0.006) ** 2)) ** 0.5
        ring = []
        for j in range(across * 2):
            a = 2 * pi * j / (across * 2)
            y = cos(a)
            side = abs(sin(a)) ** 0.8 * (1 if sin(a) >= 0 else -1)
            dish = hollow * (1 - y * y)
            z = side * body - dish * (1.0 if side > 0 else 0.92)
            ring.append((x - length / 2, y * half * (1 + 0.02 * sin(x * 70 + phase[1])), z + rise + depth + hand))
        rings.append(ring)
    wood = olive_wood("#B98849", "#43260F", size=0.7, gloss=0.42)
    thing = loft(rings, wood, smooth=1)
    thing.data.transform(Matrix.Translation((0, 0, -min(v.co.z for v in thing.data.vertices))))
    return cut_from(thing, seed)


def slots(thing, places, length=0.034, wide=0.0055):
    """Cuts slots through a spoon lying along x."""
    for x, y in places:
        knife = box(length, wide, 0.08, None, (x, y, -0.04), wide * 0.48)
        cut = thing.modifiers.new("Slot", "BOOLEAN")
        cut.operation, cut.object = "DIFFERENCE", knife
        _keep_shape(thing)
        bpy.data.objects.remove(knife)
    return thing


def _keep_shape(thing):
    """Makes what the modifiers give the shape itself."""
    bpy.context.view_layer.update()
    shaped = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    thing.modifiers.clear()
    thing.data = shaped
    shaped.use_auto_smooth, shaped.auto_smooth_angle = True, radians(40)


def mgharef_spoons():
    """The round one, the flat one and the slotted one: 22, 28 and 30 cm."""
    tasting = spoon(0.22, 0.062, 0.05, 0.011, seed=2)
    stirring = spoon(0.28, 0.085, 0.056, 0.002, thick=0.0085, flat_end=True, seed=5)
    serving = spoon(0.3, 0.09, 0.065, 0.009, seed=7)
    slots(serving, ((0.105, 0.0), (0.105, 0.013), (0.105, -0.013)))
    return tasting, stirring, serving


def tied(tasting, stirring, serving):
    """The three lying as a fan, their handles tied with a strip of halfa around the place (0, 0)."""
    parts = []
    for thing, length, x, turn in ((stirring, 0.28, -0.0158, 104), (serving, 0.3, 0.0, 90.5), (tasting, 0.22, 0.0155, 75.5)):
        inner = group([thing], (length / 2 - 0.044, 0, 0), 0)
        parts.append(group([inner], (x, 0, 0), (0, 0, turn)))
    halfa = fiber("#CDB272", "X", "#A48A4C")
    a = numpy.linspace(0, 2 * pi, 40)
    loops = []
    for k in range(4):
        y = -0.006 + 0.0036 * k
        loops.append(numpy.stack([0.0238 * numpy.cos(a), y + 0.004 * a / 6.3, 0.0085 + 0.0095 * numpy.sin(a)], 1))
    for side in (-1, 1):
        loops.append(curve_through([(0, 0, 0.0185), (side * 0.01, -0.008, 0.0205), (side * 0.024, -0.022, 0.014), (side * 0.04, -0.028, 0.003), (side * 0.058, -0.04, 0.002)], 30))
        loops.append(curve_through([(side * -0.004, -0.008, 0.0185), (side * 0.003, 0.0, 0.022), (side * 0.006, 0.008, 0.0185)], 12))
    parts.append(strands(loops, 0.0034, halfa, "Tie"))
    return group(parts)


def jar_of_spoons(at=(0, 0, 0)):
    """The three standing in a small clay jar."""
    profile = [(0, 0.004), (0.04, 0.003), (0.045, 0.0), (0.049, 0.004), (0.056, 0.04), (0.057, 0.08), (0.049, 0.115), (0.05, 0.126), (0.0535, 0.131), (0.05, 0.1325), (0.0455,
        0.126), (0.045, 0.115),
               (0.052, 0.08), (0.05, 0.03), (0, 0.01)]
    jar = turned(profile, 10, bare_clay("#B0704C"), bare_clay("#8A5032"), 0.008, 120, 140, 4).thing
    parts = [jar]
    # Their feet stand a little beyond the middle, and each leans until its handle touches the rim.
    for thing, length, turn, foot, lean, spin in zip(mgharef_spoons(), (0.22, 0.28, 0.3), (205, 325, 85), (-0.01, -0.01, 0.004), (17.7, 18, 22.5), (-105, 120, 15)):
        upright = group([thing], (0, 0, length / 2), (0, -90, 0))
        spun = group([upright], (foot, 0, 0.012), (0, 0, spin))
        parts.append(group([group([spun], (0, 0, 0), (0, lean, 0))], (0, 0, 0), (0, 0, turn)))
    return group(parts, at)


def _spoons_in_a_jar(stage):
    ledge("#E6DAC6", 1.2)
    wall("#DED0BA", 0.4)
    stage.window(0.34, 1)
    stage.shoot(jar_of_spoons(), 5, 10, 85, 0.84)


@subject("mgharef", "whole", "group", "detail")
def mgharef(stage, view):
    stage.key = 1.5
    if view == "group":
        _spoons_in_a_jar(stage)
        return
    bundle = tied(*mgharef_spoons())
    bundle.rotation_euler = (0, 0, -0.2)
    if view == "detail":
        table(seed=8, color="#7A5739", dark="#472C1A", turn=70)
        stage.window(0.3, 1)
        stage.shoot(bundle, 24, 44, 95, 1.9, (0.045, 0.16, 0.01), fstop=4.5, focus=(0.04, 0.15, 0.012))
        return
    linen_cloth(1.2, 1.2, "#DCD2BF", 0.005, 4, flat=0.25)
    stage.window(0.3, -1)
    stage.shoot(bundle, -4, 62, 75, 0.86)


# The mortar


def mehres_mortar(seed=1):
    """12 cm across and 11 cm high; inside it stays a little rough."""
    profile = [(0, 0.002), (0.036, 0.002), (0.0415, 0.0), (0.044, 0.003), (0.0445, 0.008), (0.0405, 0.0135), (0.04, 0.018), (0.046, 0.028), (0.0545, 0.048),
               (0.0585, 0.07), (0.059, 0.088), (0.0596, 0.0935), (0.0585, 0.0965), (0.0598, 0.1005), (0.0598, 0.107), (0.0582, 0.11), (0.0545, 0.11), (0.0525, 0.107),
               (0.05, 0.09), (0.043, 0.055), (0.028, 0.03), (0, 0.022)]
    outside = olive_wood("#A97A42", "#35200F", "X", 1.0, 0.34)
    inside = olive_wood("#996E3C", "#3E2612", "X", 0.8, 0.7)
    return cut_from(turned(profile, 15, outside, inside, 0.004, 160, 240, seed, foot_edge=False).thing, seed, (35, 50, 0))


def mehres_pestle(seed=2):
    """18 cm long, standing on its heavy end."""
    profile = [(0, 0.0), (0.009, 0.0008), (0.0165, 0.006), (0.0195, 0.016), (0.0185, 0.03), (0.0135, 0.05), (0.0105, 0.075), (0.0102, 0.11), (0.0118, 0.138), (0.0145, 0.156),
               (0.0152, 0.167), (0.0125, 0.176), (0.006, 0.1796), (0, 0.18)]
    return cut_from(turned(profile, 12, olive_wood("#B5854A", "#3E2310", "Z", 1.0, 0.36), None, 0.003, 80, 160, seed, foot_edge=False).thing, seed)


def leaning(pestle, turn):
    """The pestle standing in the mortar, leaning on its lip towards `turn` degrees."""
    a = radians(turn)
    return group([pestle], (-0.0172 * cos(a), -0.0172 * sin(a), 0.0318), (0, 35, turn))


@subject("mehres", "whole", "detail", "scene")
def mehres(stage, view):
    mortar = mehres_mortar(3)
    pestle = mehres_pestle()
    leaning(pestle, 145 if view == "scene" else 20)
    stage.key = 1.45
    if view == "scene":
        _harissa(stage)
        stage.shoot([mortar, pestle], 11, 27, 65, 0.53, offset=(0.0, -0.04))
        return
    if view == "detail":
        table(seed=8, color="#8A6342", dark="#4F331E", turn=-30)
        _coriander()
        stage.window(0.24, 1)
        stage.shoot([mortar], -16, 46, 85, 0.86, offset=(0, -0.03), focus=(0, -0.04, 0.11))
        return
    table(seed=8)
    wall("#E3D6C2", 0.5)
    stage.window(0.24, -1)
    stage.shoot([mortar, pestle], -6, 22, 80, 0.72)


def _harissa(stage):
    """Dried peppers, garlic and caraway on the kitchen table, half of it pounded; the spoons behind."""
    stage.key = 1.3
    table(seed=28, color="#8E6746", dark="#523722", turn=5)
    wall("#DCE0D8", 0.42)
    jar_of_spoons((-0.17, 0.2, 0))
    ball(0.046, plain("#7E2413", 0.42, uneven=0.4), (0, 0, 0.06), (1, 1, 0.3), 0.08, 7, 3)
    bowl = wooden_bowl(0.068, 0.045, 9)
    bowl.location = (0.14, 0.07, 0)
    chance = numpy.random.default_rng(8)
    for _ in range(26):
        turn, r = chance.uniform(0, 2 * pi), 0.034 * chance.random() ** 0.5
        pepper((0.14 + r * cos(turn), 0.07 + r * sin(turn), chance.uniform(0.034, 0.056)), chance.uniform(0, 360), chance.uniform(-16, 16), chance)
    for x, y in ((0.1, -0.065), (0.135, -0.09), (0.175, -0.05), (-0.03, -0.115)):
        pepper((x, y, 0.0066), chance.uniform(0, 360), 0, chance)
    garlic((-0.112, -0.045))
    stage.window(0.3, -1, front=0.2)


def pepper(at, turn, tilt, chance):
    """A dried red pepper, bent and wrinkled, with its stalk."""
    long, bend = chance.uniform(0.055, 0.075), chance.uniform(-0.014, 0.014)
    t = numpy.linspace(0, 1, 26)
    line = numpy.stack([(t - 0.5) * long, bend * numpy.sin(pi * t), 0 * t], 1)
    body = numpy.interp(t, (0, 0.06, 0.3, 0.8, 1), (0.003, 0.0066, 0.0066, 0.0036, 0.0008)) * (1 + 0.09 * numpy.sin(t * 31 + long * 900))
    skin = tube(line, body, plain("#7C1A12", 0.26, uneven=0.3), 18, 0.72)
    stalk = tube(curve_through([line[0] + (0.002, 0, 0), line[0] - (0.008, 0, 0), line[0] - (0.017, 0.004, 0)], 8), numpy.linspace(0.0022, 0.0013, 8), plain("#7A6A3A", 0.7), 10)
    return group([skin, stalk], at, (0, tilt, turn))


def garlic(at):
    """A head of garlic and two cloves broken from another."""
    skin = plain("#E6DCCB", 0.5, uneven=0.16)
    for k in range(8):
        a = 2 * pi * k / 8
        rib = ball(0.0125, skin, (at[0] + 0.0105 * cos(a), at[1] + 0.0105 * sin(a), 0.0165), (0.95, 0.95, 1.3), 0.04, 3, k)
        rib.rotation_euler = (0.28 * sin(a), -0.28 * cos(a), 0)
    tube(curve_through([(*at, 0.024), (*at, 0.034), (at[0] + 0.003, at[1], 0.05)], 12), numpy.linspace(0.0075, 0.003, 12), skin, 14)
    for k, (x, y) in enumerate(((0.046, -0.03), (0.02, -0.05))):
        clove = ball(0.0085, skin, (at[0] + x, at[1] + y, 0.0068), (1.55, 0.9, 0.82), 0.06, 2, k + 3)
        clove.rotation_euler = (0, 0.1, k * 1.7 + 0.4)


def _coriander():
    """Seeds of coriander in the mortar and beside it, and a head of garlic."""
    chance = numpy.random.default_rng(6)
    seeds = plain("#A98550", 0.7, uneven=0.3)
    a, r = chance.uniform(0, 2 * pi, 260), 0.034 * chance.random(260) ** 0.5
    inside = numpy.stack([r * numpy.cos(a), r * numpy.sin(a), 0.026 + 9 * r**2 + chance.uniform(0, 0.006, len(a))], 1)
    a, r = chance.uniform(0, 2 * pi, 42), 0.034 * chance.random(42) ** 0.7
    beside = numpy.stack([-0.075 + r * numpy.cos(a), -0.055 + 0.6 * r * numpy.sin(a), 0 * a + 0.002], 1)
    grains(numpy.vstack([inside, beside]), 0.0021, seeds)
    skin = plain("#E9DFCF", 0.55, uneven=0.14)
    for k in range(3):
        clove = ball(0.0085, skin, (0.085 + 0.02 * cos(k * 2.2), 0.03 + 0.018 * sin(k * 2.2), 0.0068), (1.55, 0.9, 0.82), 0.06, 2, k + 3)
        clove.rotation_euler = (0, 0.1, k * 1.7)


# The stool


def korsi_stool(legs=None, seed=1):
    """A dished seat 28 cm across from one plank, three legs driven through it and wedged: 27 cm high."""
    profile = [(0, 0.236), (0.09, 0.236), (0.125, 0.238), (0.1365, 0.244), (0.14, 0.253), (0.1385, 0.2635), (0.133, 0.2695), (0.126, 0.27), (0.11, 0.2665), (0.06, 0.2585), (0, 0.2565)]
    seat = cut_from(turned(profile, 6, olive_wood("#BD8C4E", "#422511"), None, 0.006, 200, 140, seed, foot_edge=False).thing, seed)
    parts = [seat]
    for k in range(3):
        a = 2 * pi * k / 3 + 0.5
        foot, head = (0.128, 0.0), (0.082, 0.262)
        leg = turned([(0, 0.0), (0.013, 0.0), (0.015, 0.002), (0.0185, 0.07), (0.0195, 0.13), (0.0165, 0.2), (0.0135, 0.232), (0.0135, 0.2665), (0.0128, 0.2677), (0, 0.2677)], 8,
                     olive_wood("#B78648", "#422511", "Z") if legs is None else plain_wood("#C79A68", "#8A5E36", "Z", 0.5, legs, 0.3), None, 0.005, 48, 120, seed + k, foot_edge=False).thing
        cut_from(leg, seed * 10 + k)
        wedge = box(0.0245, 0.003, 0.0095, olive_wood("#6B4424", "#2E1A0C", "Y"), (0, 0, 0.259), 0.0004)
        lean = numpy.degrees(numpy.arctan2(foot[0] - head[0], head[1]))
        stand = group([leg, wedge], (foot[0], 0, 0), (0, -lean, 0))
        parts.append(group([stand], (0, 0, 0), (0, 0, numpy.degrees(a))))
    return group(parts)


def _two_stools(stage, stool):
    """In the passage: the camel waits on one, the other has blue legs."""
    from crafts.toys import jmal_camel

    camel = jmal_camel("#A8461F", 4)
    camel.location, camel.rotation_euler = (0.005, 0.0, 0.2567), (0, 0, 0.35)
    stool.rotation_euler = (0, 0, 1.2)
    blue = korsi_stool("#2F6296", 6)
    blue.location, blue.rotation_euler = (-0.36, 0.22, 0), (0, 0, 0.1)
    tones = ("#EDE4D2", "#EDE4D2", "#31608F", "#EDE4D2")
    tiles(0.15, pattern=lambda i, j, chance: tones[(i + 2 * j) % 4], turn=28)
    wall("#F0E8DA", 0.55)
    potted((0.3, 0.36, 0), 0.12, 0.2, 5, "#56703F")
    stage.window(0.7, 1, front=0.15)
    stage.shoot([stool, camel, blue], 13, 17, 60, 0.94, offset=(0, -0.03))


@subject("korsi", "whole", "detail", "scene")
def korsi(stage, view):
    stool = korsi_stool(seed=2)
    stool.rotation_euler = (0, 0, 0.5)
    stage.key = 1.5
    if view == "scene":
        _two_stools(stage, stool)
        return
    terracotta_floor(0.2, 10)
    wall("#EBE1D0", 0.55)
    if view == "detail":
        stage.window(0.45, 1)
        stage.shoot(stool, -26, 44, 95, 1.7, (0.015, -0.05, 0.25), fstop=5, focus=(0.03, -0.075, 0.262))
        return
    stage.window(0.45, -1)
    stage.shoot(stool, 6, 24, 75, 0.76)


# The necklace


def young_wood(light, dark, along="X"):
    """Wood of thin branches, polished: fine straight figure between two tones."""
    n = Nodes("Young wood")
    scale = {"X": (60, 620, 620), "Z": (620, 620, 60)}[along]
    figure = n.noise(1.0, 3, 0.55, n.place(scale), 1.1)
    base = n.ramp(figure, (0.36, dark), (0.5, light), (0.7, light))
    pores = n.span(n.noise(1.0, 2, 0.5, n.place(tuple(4 * v for v in scale))), 0.58, 0.7)
    base = n.mix(n.math("multiply", pores, 0.3), base, dark)
    n.set(base_color=base, roughness=n.span(figure, 0.3, 0.7, 0.26, 0.36), specular=0.45, normal=n.bump(pores, -0.00005))
    return n.material


def bead(length, width, material, seed):
    """A wooden olive along x, drilled."""
    half = length / 2
    profile = [(0.0009, -half * 0.93)] + [(width / 2 * cos(a) ** 0.85, half * sin(a)) for a in numpy.linspace(-1.36, 1.36, 9)] + [(0.0009, half * 0.93)]
    thing = turned(profile, 10, material, None, 0.03, 40, 48, seed, foot_edge=False).thing
    thing.data.transform(Matrix.Rotation(pi / 2, 4, "Y"))
    return cut_from(thing, seed)


def blended(one, other, share):
    return "#" + "".join(f"{round(int(one[i:i + 2], 16) * (1 - share) + int(other[i:i + 2], 16) * share):02x}" for i in (1, 3, 5))


def hab_zitoun_necklace(line, seed=1, saffron=False):
    """Forty-one beads from light to dark on a waxed cord along a line; with `saffron` every fifth is dyed."""
    chance = numpy.random.default_rng(seed)
    along = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(line, axis=0), axis=1))])
    at = lambda place: numpy.array([numpy.interp(place, along, line[:, d]) for d in range(3)])
    parts = [strand(line, 0.0014, plain("#33241A", 0.5), 500)]
    pitch = 0.0104
    begin = (along[-1] - 41 * pitch) / 2
    for k in range(41):
        tone = min(1, max(0, k / 40 + chance.normal(0, 0.035)))
        light = blended("#E2C48F", "#8F6231", tone * 2) if tone < 0.5 else blended("#8F6231", "#3A2314", tone * 2 - 1)
        width = chance.uniform(0.0081, 0.0091)
        if saffron and k % 5 == 0:
            light = "#D9982A"
        one = bead(chance.uniform(0.0099, 0.0104), width, young_wood(light, blended(light, "#24140A", 0.62)), k + 1)
        p, (dx, dy, _) = at(begin + (k + 0.5) * pitch), at(begin + (k + 0.6) * pitch) - at(begin + (k + 0.4) * pitch)
        parts.append(group([one], (p[0], p[1], width / 2), (0, 0, numpy.degrees(numpy.arctan2(dy, dx)))))
    return group(parts)


def sliding_knot(line, place, wraps=5, aside=0.0):
    """The cord's end wound round the cord at a share of the line, or round two whose middle lies `aside` meters to its left."""
    k = int(place * len(line))
    p, q = line[k], line[k + 8]
    along = (q - p) / numpy.linalg.norm(q - p)
    side = numpy.array([-along[1], along[0], 0])
    t = numpy.linspace(0, 1, wraps * 16)
    a = 2 * pi * wraps * t
    coil = p + along * (t[:, None] - 0.5) * 0.0013 * wraps + side * (aside + (0.0019 + abs(aside)) * numpy.cos(a)[:, None]) + numpy.array([0, 0, 1]) * (0.0012 * numpy.sin(a)[:, None])
    return strands([coil], 0.0014, plain("#33241A", 0.5), "Knot")


# The cord's two ends lie beside each other on the cloth, each wound round the other.
LOOP = [(0.035, 0.1003, 0.0024), (0.014, 0.1035, 0.0024), (-0.008, 0.0995, 0.0026), (-0.028, 0.08, 0.0042), *((x, y, 0.0045) for x, y in (
        (-0.05, 0.045), (-0.061, 0.0), (-0.058, -0.048), (-0.036, -0.089), (0.0, -0.104), (0.036, -0.092), (0.059, -0.052), (0.064, -0.003), (0.06, 0.042))),
        (0.05, 0.078, 0.0042), (0.034, 0.0985, 0.0026), (0.014, 0.1052, 0.0024), (-0.009, 0.1012, 0.0024)]


def hanging_loop(low, half=0.0155, over=0.0118):
    """How it hangs from a peg: over it, down, and round below as narrow as the beads allow; begins on top."""
    right = [(over * sin(a), over * cos(a)) for a in numpy.linspace(0, pi / 2, 5)] + [(half * 0.95, low * 0.5), (half, low * 0.8)]
    right += [(half * cos(a), low * 0.92 - half * sin(a)) for a in numpy.linspace(0.2, pi / 2, 5)]
    return curve_through([(x, y, 0.0045) for x, y in [*right, *[(-x, y) for x, y in right[-2::-1]]]], 1100)


def _on_two_pegs(stage):
    """Light to dark, and with saffron beads."""
    stage.key = 1.4
    wall("#E4D8C4", 0.045, stains=0.3)
    hung = []
    for k, (x, z) in enumerate(((-0.052, 0.012), (0.05, -0.004))):
        line = hanging_loop(-0.242 + 0.012 * k)
        strung = [hab_zitoun_necklace(line, k + 3, bool(k)), sliding_knot(line, 0.09), sliding_knot(line, 0.9)]
        hung.append(group([group(strung, (0, 0, 0), (0, 0, 1.5 - 4 * k))], (x, 0.004, z), (90, 0, 0)))
        hung.append(peg((x, 0.045, z), 0.085))
    stage.window(0.26, -1, front=0.3)
    stage.sun(-58, 36, 1.6, 2.0)
    stage.shoot(hung, 12, 5, 80, 0.86, fstop=11)


@subject("hab-zitoun", "whole", "detail", "group")
def hab_zitoun(stage, view):
    if view == "group":
        _on_two_pegs(stage)
        return
    line = curve_through(LOOP, 900)
    necklace = hab_zitoun_necklace(line)
    for place in (0.012, 0.978):
        sliding_knot(line, place, aside=-0.0008)
    stage.key = 1.45
    if view == "detail":
        linen_cloth(0.8, 0.8, "#D3C6AD", 0.003, 5, threads=1400, flat=0.25)
        stage.window(0.16, 1)
        stage.shoot(necklace, -14, 50, 100, 2.1, (0.01, 0.072, 0.004), fstop=16, focus=(0.0, 0.075, 0.006))
        return
    linen_cloth(1.2, 1.2, "#E6DCC9", 0.003, 5, flat=0.25)
    stage.window(0.22, -1)
    stage.shoot(necklace, 0, 60, 85, 0.86)
