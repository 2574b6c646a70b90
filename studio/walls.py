"""What stands under and behind a subject: tables, cloths, tiles, walls. Floors lie at z = 0."""

from math import cos, pi, radians, sin

import bpy
import numpy
from mathutils import Vector
from mathutils import noise as perlin

from materials import Nodes, _light, _shade, plain_wood, weave
from shapes import box, cloth, mesh


def _plane(width, height, material, detail=1, relief=None, name="Plane"):
    points, faces, uvs = [], [], []
    for j in range(detail + 1):
        for i in range(detail + 1):
            x, y = (i / detail - 0.5) * width, (j / detail - 0.5) * height
            points.append((x, y, relief(x, y) if relief else 0))
    for j in range(detail):
        for i in range(detail):
            a = j * (detail + 1) + i
            faces.append((a, a + 1, a + detail + 2, a + detail + 1))
            uvs += [(u / detail, v / detail) for u, v in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))]
    return mesh(name, points, faces, material, True, {"UVMap": uvs})


def plaster(color="#EFE6D6", scale=1.0, relief=1.0, stains=0.5):
    """Limewash brushed over plaster: patchy, with trowel marks."""
    n = Nodes("Limewash")
    at = n.place(1 / scale)
    patches = n.noise(2.6, 6, 0.62, at, 0.3)
    base = n.ramp(patches, (0.28, _shade(color, 0.84)), (0.48, color), (0.7, _light(color, 0.35)))
    brushed = n.noise(9, 4, 0.6, n.place((1 / scale, 1 / scale, 4 / scale), (0, 0.6, 0)))
    base = n.mix(n.span(brushed, 0.5, 0.75, 0, 0.3 * stains), base, _shade(color, 0.78))
    trowel = n.noise(5, 4, 0.55, n.place((1.6 / scale, 1 / scale, 1 / scale), (0, 0.3, 0)), 0.8)
    fine = n.noise(70, 6, 0.72, at)
    rough = n.bump(trowel, 0.010 * scale * relief, 0.7)
    n.set(base_color=base, roughness=0.93, specular=0.15, normal=n.bump(fine, 0.0026 * scale * relief, 0.7, rough))
    return n.material


def wall(color="#EFE6D6", distance=0.45, width=6, height=4, scale=1.0, relief=1.0, turn=0.0, stains=0.5):
    """A limewashed wall standing behind, `distance` meters from the middle."""
    thing = _plane(width, height, plaster(color, scale, relief, stains), name="Wall")
    thing.rotation_euler = (pi / 2, 0, radians(turn))
    thing.location = (0, distance, height / 2 - 0.6)
    return thing


def sweep(color="#E8DFD0", depth=0.9, width=8, scale=1.0, rise=2.5, matt=0.9):
    """A seamless ground that bends up into the background, of painted board or plaster."""
    line = [(-2.0, 0.0), (0.4 * depth, 0.0)]
    r = depth * 0.6
    line += [(0.4 * depth + r * sin(a), r - r * cos(a)) for a in numpy.linspace(0.1, pi / 2, 16)]
    line.append((0.4 * depth + r, rise))
    points, faces = [], []
    for y, z in line:
        points += [(-width / 2, y, z), (width / 2, y, z)]
    for k in range(len(line) - 1):
        faces.append((2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2))
    material = plaster(color, scale, 0.35, 0.4)
    return mesh("Sweep", points, faces, material, True)


def table(material=None, depth=0.9, width=3.0, thickness=0.04, planks=3, gap=0.003, front=-0.6, seed=1, color="#A97C50", dark="#6B4526",
          turn=0.0):
    """An old table of planks along x, its top at z = 0, from y = front to front + depth."""
    import random

    chance = random.Random(seed)
    each = depth / planks
    things = []
    for k in range(planks):
        tone = chance.uniform(-0.06, 0.06)
        wood = material or plain_wood(_shade(color, 1 + tone), _shade(dark, 1 + tone), "X", 0.52)
        board = box(width, each - gap, thickness, wood, (0, front + (k + 0.5) * each, -thickness + chance.uniform(-0.0006, 0.0006)), 0.0025)
        # Each plank is another piece of the tree: its mesh lies elsewhere in its own coordinates.
        shift = Vector((chance.uniform(-5, 5), chance.uniform(-5, 5), 0))
        for vertex in board.data.vertices:
            vertex.co += shift
        board.location -= shift
        things.append(board)
    if turn:
        from shapes import group

        group(things, turn=turn)
    return things


def linen_cloth(width=1.6, depth=1.2, color="#E7DDCB", folds=0.012, seed=1, at=(0, 0, 0), turn=0.0, threads=1100, flat=0.0, shape=None, detail=220):
    """A washed linen cloth on the table, with soft folds; `flat` meters around the middle stay level for the subject."""
    import random

    chance = random.Random(seed)
    shift = Vector((chance.uniform(0, 99), chance.uniform(0, 99), 0))

    def creased(x, y):
        n = perlin.noise(Vector((x * 2.1 + y, y * 5.5 - x * 1.2, 0)) + shift) + 0.4 * perlin.noise(Vector((x * 6 + y * 2, y * 13, 3)) + shift)
        away = 1.0 if not flat else min(1.0, max(0.0, ((x * x + y * y) ** 0.5 - flat) / (flat * 0.8)))
        return folds * 1.6 * max(0.0, n) ** 1.25 * away + (shape(x, y) if shape else 0.0)

    material = weave(color, None, threads, size=(width, depth))
    return cloth(width, depth, material, 0.0, at, turn, detail, seed, 0.0, 0.0008, shape=creased)


def tiles(size=0.1, colors=("#F0E8D8", "#1F4E86"), rows=30, columns=30, at=(0, 0, 0), pattern=None, grout="#CFC3AE", gloss=0.12, relief=1.0,
          turn=0.0, seed=1, bevel=0.0012, gap=0.0022):
    """Zellige or floor tiles, hand-cut: each a little tilted and toned. `pattern(i, j, chance)` gives the color."""
    import random

    chance = random.Random(seed)
    ground = _plane(columns * size * 1.5, rows * size * 1.5, _plain_grout(grout))
    ground.location = (at[0], at[1], at[2] - 0.003)
    ground.rotation_euler = (0, 0, radians(turn))
    materials = {}
    things = [ground]
    pick = pattern or (lambda i, j, chance: colors[(i + j) % len(colors)])
    corners_of = {}
    for i in range(columns):
        for j in range(rows):
            color = pick(i, j, chance)
            materials.setdefault(color, _tile_glaze(color, gloss))
            corners_of.setdefault(color, []).append((i, j))
    half = size / 2 - gap / 2
    for color, cells in corners_of.items():
        points, faces = [], []
        for i, j in cells:
            x, y = (i - columns / 2 + 0.5) * size, (j - rows / 2 + 0.5) * size
            tilt = (chance.uniform(-1, 1) * 0.012 * relief, chance.uniform(-1, 1) * 0.012 * relief, chance.uniform(-0.0004, 0.0002) * relief)
            base = len(points)
            for inset, depth in ((0, -0.004), (0, -bevel), (bevel * 0.3, -bevel * 0.35), (bevel, 0)):
                h = half - inset
                for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                    px, py = sx * h + chance.uniform(-1, 1) * 0.0003, sy * h + chance.uniform(-1, 1) * 0.0003
                    points.append((x + px, y + py, depth + tilt[0] * px + tilt[1] * py + tilt[2] - 0.0006))
            for k in range(3):
                for m in range(4):
                    a, b = base + 4 * k + m, base + 4 * k + (m + 1) % 4
                    faces.append((a, b, b + 4, a + 4))
            faces.append((base + 12, base + 13, base + 14, base + 15))
        thing = mesh("Tiles", points, faces, materials[color], False)
        thing.location = at
        thing.rotation_euler = (0, 0, radians(turn))
        things.append(thing)
    return things


def _tile_glaze(color, gloss):
    n = Nodes("Tile")
    at = n.place()
    tone = n.cells(1.0, at)
    clouds = n.noise(38, 4)
    each = n.noise(7, 1)
    base = n.ramp(n.math("add", n.math("multiply", clouds, 0.5), n.math("multiply", each, 0.5)), (0.35, _shade(color, 0.78)), (0.5, color), (0.66, _light(color, 0.16)))
    chips = n.span(n.noise(120, 3), 0.74, 0.77)
    base = n.mix(n.math("multiply", chips, 0.6), base, "#B58A66")
    n.set(base_color=base, roughness=n.span(clouds, 0.3, 0.7, gloss * 0.7, gloss * 1.8), specular=0.5, normal=n.bump(n.noise(26, 3), 0.0022))
    return n.material


def _plain_grout(color):
    n = Nodes("Grout")
    n.set(base_color=n.ramp(n.noise(60, 4), (0.3, _shade(color, 0.8)), (0.7, color)), roughness=0.95, normal=n.bump(n.noise(400, 4), 0.001))
    return n.material


def terracotta_floor(size=0.2, turn=0.0, at=(0, 0, 0), seed=1, rows=24, columns=24):
    """Square tiles of fired clay, waxed by feet."""
    tones = ("#B56F48", "#A8623E", "#BE7C55", "#AD6A47")
    return tiles(size, tones, rows, columns, at, lambda i, j, chance: chance.choice(tones), "#B9A58C", 0.42, 0.5, turn, seed, 0.003, 0.006)


def ledge(color="#E9DFCC", depth=1.0, width=6, thickness=0.08, front=-0.6):
    """A plastered stone ledge with a rounded front edge, its top at z = 0."""
    return box(width, depth, thickness, plaster(color, 0.5, 0.7), (0, front + depth / 2, -thickness), 0.018, segments=8)


def niche(color="#EFE6D6", width=0.9, height=1.3, depth=0.35, distance=0.3, sill=0.0):
    """An arched opening in a thick limewashed wall; things stand in it at z = sill."""
    material = plaster(color, 0.8)
    arch = [(-width / 2, sill), (-width / 2, sill + height - width / 2)]
    arch += [(width / 2 * cos(a), sill + height - width / 2 + width / 2 * sin(a)) for a in numpy.linspace(pi, 0, 40)[1:-1]]
    arch += [(width / 2, sill + height - width / 2), (width / 2, sill)]
    data = bpy.data.curves.new("Niche", "CURVE")
    data.dimensions, data.fill_mode, data.extrude, data.bevel_depth = "2D", "FRONT", 0.0, 0.0
    for line in ([(-4, -2), (4, -2), (4, 4), (-4, 4)], arch):
        spline = data.splines.new("POLY")
        spline.points.add(len(line) - 1)
        for point, (x, y) in zip(spline.points, line):
            point.co = (x, y, 0, 1)
        spline.use_cyclic_u = True
    data.materials.append(material)
    front = bpy.data.objects.new("Niche", data)
    bpy.context.scene.collection.objects.link(front)
    front.rotation_euler = (pi / 2, 0, 0)
    front.location = (0, distance, 0)
    points = [(x, distance, z) for x, z in arch] + [(x, distance + depth, z) for x, z in arch]
    n = len(arch)
    faces = [(k, k + 1, n + k + 1, n + k) for k in range(n - 1)] + [(n - 1, 0, n, 2 * n - 1), tuple(range(n, 2 * n))]
    inside = mesh("Inside", points, faces, material, False)
    return [front, inside]
