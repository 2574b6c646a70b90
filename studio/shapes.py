"""Shapes in meters, standing on z = 0, made of numpy arrays and handed to Blender."""

import random
from math import ceil, cos, pi, radians, sin

import bpy
import numpy
from mathutils import Vector
from mathutils import noise as perlin


def mesh(name, points, faces, material=None, smooth=True, uvs=None):
    """`uvs` maps a layer's name to a function or array: one UV for each corner of each face in order."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(p) for p in points], [], [tuple(f) for f in faces])
    for layer, values in (uvs or {}).items():
        data.uv_layers.new(name=layer).data.foreach_set("uv", numpy.asarray(values, numpy.float32).ravel())
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    if material:
        data.materials.append(material)
    return _link(bpy.data.objects.new(name, data))


def _link(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


def curve_through(points, count, closed=False):
    """`count` points of a Catmull-Rom curve through the given ones."""
    p = numpy.asarray(points, float)
    if closed:
        p = numpy.vstack([p[-1], p, p[0], p[1]])
    else:
        p = numpy.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    segments = len(p) - 3
    t = numpy.linspace(0, segments, count, endpoint=not closed)
    i = numpy.minimum(t.astype(int), segments - 1)
    f = (t - i)[:, None]
    a, b, c, d = p[i], p[i + 1], p[i + 2], p[i + 3]
    return 0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f**2 + (3 * b - a - 3 * c + d) * f**3)


class Turned:
    """What the lathe gives: `thing`, the radius at a height of the outside, and where the lip is on the way round (v)."""

    def __init__(self, thing, outline, lip, v):
        self.thing, self.outline, self.lip, self.v = thing, outline, lip, v

    def radius(self, height):
        outside = self.outline[: self.lip + 1]
        order = numpy.argsort(outside[:, 1], kind="stable")
        return float(numpy.interp(height, outside[order, 1], outside[order, 0]))

    def v_at(self, height, inside=False):
        """Where a height lies on the canvas "around": 0 at the foot, 1 at the lip (inside: 0 lip, 1 center)."""
        part = self.outline[self.lip :] if inside else self.outline[: self.lip + 1]
        lengths = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(part, axis=0), axis=1))])
        order = numpy.argsort(part[:, 1], kind="stable")
        return float(numpy.interp(height, part[order, 1], lengths[order] / lengths[-1]))


def turned(profile, lip, outside, inside=None, wobble=0.006, steps=160, rings=220, seed=1, sharp=(), foot_edge=True):
    """Turns a profile [(radius, height), ...] that runs from the middle of the foot over the outside to the lip
    (`lip` is that point's index) and down the inside to the middle.

    Two UV layers: "around" (u the angle, v from foot 0 to lip 1, and on the inside from lip 0 to the middle 1), and
    "face", the inside seen from above, unrolled evenly: the middle at (.5, .5), the lip on the circle of radius .5.
    Points named in `sharp` (indices) are corners. `wobble` is the hand's unevenness as a share of the radius.
    """
    profile = numpy.asarray(profile, float)
    parts, lip_at = [], 0
    cuts = sorted({0, len(profile) - 1, *sharp})
    total = numpy.linalg.norm(numpy.diff(profile, axis=0), axis=1).sum()
    for start, end in zip(cuts, cuts[1:]):
        piece = profile[start : end + 1]
        length = numpy.linalg.norm(numpy.diff(piece, axis=0), axis=1).sum()
        count = max(4, ceil(rings * length / total))
        line = piece if len(piece) < 3 else piece
        fine = curve_through(line, count * 6) if len(piece) > 2 else numpy.linspace(piece[0], piece[1], count * 6)
        along = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(fine, axis=0), axis=1))])
        even = numpy.linspace(0, along[-1], count)
        fine = numpy.stack([numpy.interp(even, along, fine[:, k]) for k in (0, 1)], 1)
        parts.append(fine if not parts else fine[1:])
    outline = numpy.vstack(parts)
    outline[:, 0] = numpy.maximum(outline[:, 0], 0)
    lip_at = int(numpy.argmin(numpy.linalg.norm(outline - profile[lip], axis=1)))
    lengths = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(outline, axis=0), axis=1))])
    v = numpy.where(numpy.arange(len(outline)) <= lip_at, lengths / lengths[lip_at],
                    (lengths - lengths[lip_at]) / max(1e-9, lengths[-1] - lengths[lip_at]))
    widest, tallest = outline[:, 0].max(), max(outline[:, 1].max(), 1e-6)
    chance = random.Random(seed)
    shift = Vector((chance.uniform(0, 99), chance.uniform(0, 99), chance.uniform(0, 99)))
    count = len(outline)
    points = numpy.empty((count, steps, 3))
    for i, (radius, height) in enumerate(outline):
        for j in range(steps):
            a = 2 * pi * j / steps
            push = perlin.noise(Vector((cos(a) * 0.9, sin(a) * 0.9, height / tallest * 1.4)) + shift)
            r = radius + push * wobble * widest * min(1.0, radius / widest * 2)
            rise = perlin.noise(Vector((cos(a) * 0.8, sin(a) * 0.8, 7)) + shift) * wobble * 0.5 * tallest * (height / tallest) ** 2
            points[i, j] = (cos(a) * r, sin(a) * r, height + rise)
    index = lambda i, j: i * steps + j % steps
    faces, slots, around, face = [], [], [], []
    for i in range(count - 1):
        for j in range(steps):
            faces.append((index(i, j), index(i, j + 1), index(i + 1, j + 1), index(i + 1, j)))
            inner = i >= lip_at
            slots.append(1 if inner else 0)
            low, high = (0.0 if i == lip_at else v[i], v[i + 1])
            for jj, vv in ((j, low), (j + 1, low), (j + 1, high), (j, high)):
                around.append((jj / steps, vv))
                a, r = 2 * pi * jj / steps, (1 - vv) * 0.5 if inner else 0.5
                face.append((0.5 + cos(a) * r, 0.5 + sin(a) * r))
    thing = mesh("Turned", points.reshape(-1, 3), faces, None, True, {"around": around, "face": face})
    thing.data.materials.append(outside)
    thing.data.materials.append(inside or outside)
    thing.data.polygons.foreach_set("material_index", slots)
    edge = numpy.zeros((count, steps))
    near = lambda at: numpy.clip(1 - numpy.abs(lengths - at) / (0.006 + 0.01 * tallest), 0, 1)
    edge[:] = near(lengths[lip_at])[:, None]
    if foot_edge:
        edge[:] = numpy.maximum(edge, (numpy.clip(1 - outline[:, 1] / 0.006, 0, 1) * (numpy.arange(count) < lip_at))[:, None])
    attribute = thing.data.attributes.new("edge", "FLOAT", "POINT")
    attribute.data.foreach_set("value", edge.ravel().astype(numpy.float32))
    if any(sharp):
        thing.data.use_auto_smooth = True
        thing.data.auto_smooth_angle = radians(50)
    return Turned(thing, outline, lip_at, v)


def strand(points, thickness, material, count=None, taper=None, closed=False, resolution=6, name="Strand"):
    """A round thread along points; `taper` gives the thickness share at each of them."""
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions = "3D"
    data.bevel_depth = thickness / 2
    data.bevel_resolution = resolution
    data.use_fill_caps = True
    line = curve_through(points, count or len(points) * 8, closed) if len(points) > 2 else numpy.asarray(points, float)
    spline = data.splines.new("POLY")
    spline.points.add(len(line) - 1)
    spline.points.foreach_set("co", numpy.hstack([line, numpy.ones((len(line), 1))]).ravel())
    spline.use_cyclic_u = closed
    spline.use_smooth = True
    if taper is not None:
        spline.points.foreach_set("radius", numpy.interp(numpy.linspace(0, 1, len(line)), numpy.linspace(0, 1, len(taper)), taper))
    data.materials.append(material)
    return _link(bpy.data.objects.new(name, data))


def strands(lines, thickness, material, name="Strands", resolution=3, closed=False):
    """Many threads as one object: lines of points, each used as it is; `closed` ones are rings and links."""
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions = "3D"
    data.bevel_depth, data.bevel_resolution, data.use_fill_caps = thickness / 2, resolution, True
    for line in lines:
        spline = data.splines.new("POLY")
        spline.points.add(len(line) - 1)
        spline.points.foreach_set("co", numpy.hstack([numpy.asarray(line, float), numpy.ones((len(line), 1))]).ravel())
        spline.use_cyclic_u, spline.use_smooth = closed, True
    data.materials.append(material)
    return _link(bpy.data.objects.new(name, data))


def cloth(width, depth, material, folds=0.0, at=(0, 0, 0), turn=0.0, detail=160, seed=1, curl=0.0, thickness=0.0012, direction=0.6,
          lift=0.001, shape=None):
    """A cloth lying on z = 0 with soft folds `folds` meters high, running mostly along `direction` (radians).

    `shape(x, y)` may give another height (a cloth over a table's edge: negative). UVs are shares of the cloth.
    """
    chance = random.Random(seed)
    shift = Vector((chance.uniform(0, 99), chance.uniform(0, 99), 0))
    columns = detail
    rows = max(8, round(detail * depth / width))
    points, uvs, faces = [], [], []
    c, s = cos(direction), sin(direction)
    for j in range(rows + 1):
        for i in range(columns + 1):
            u, w = i / columns, j / rows
            x, y = (u - 0.5) * width, (w - 0.5) * depth
            along, across = x * c + y * s, -x * s + y * c
            n = perlin.noise(Vector((along * 2.2, across * 7.0, 0)) + shift) + 0.45 * perlin.noise(Vector((along * 5, across * 13, 4)) + shift)
            z = folds * max(0.0, n) ** 1.3 * 1.5
            z += 0.0016 * perlin.noise(Vector((x * 9, y * 9, 9)) + shift)
            edge = min(u, 1 - u, w, 1 - w)
            z += curl * max(0.0, 1 - edge * 25) ** 2
            z = shape(x, y) + z if shape else max(0.0, z)
            points.append((x, y, z + lift))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
            for u, w in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)):
                uvs.append((u / columns, w / rows))
    thing = mesh("Cloth", points, faces, material, True, {"UVMap": uvs})
    solid = thing.modifiers.new("Solid", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, 1
    thing.location, thing.rotation_euler = at, (0, 0, radians(turn))
    return thing


def box(width, depth, height, material, at=(0, 0, 0), bevel=0.002, turn=0.0, segments=4, uneven=0.0, seed=1):
    """A bevelled box standing on z = at.z; `uneven` moves its corners by meters."""
    chance = random.Random(seed)
    x, y = width / 2, depth / 2
    corners = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, height), (x, -y, height), (x, y, height), (-x, y, height)]
    corners = [tuple(v + chance.uniform(-uneven, uneven) if k < 2 or v else v for k, v in enumerate(c)) for c in corners]
    sides = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    uvs = [uv for _ in sides for uv in ((0, 0), (1, 0), (1, 1), (0, 1))]
    thing = mesh("Box", corners, sides, material, False, {"UVMap": uvs})
    rounded(thing, bevel, segments)
    thing.location, thing.rotation_euler = at, (0, 0, radians(turn))
    return thing


def rounded(thing, bevel, segments=4):
    if bevel:
        modifier = thing.modifiers.new("Bevel", "BEVEL")
        modifier.width, modifier.segments, modifier.limit_method = bevel, segments, "ANGLE"
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = radians(40)
    thing.data.polygons.foreach_set("use_smooth", [True] * len(thing.data.polygons))
    return thing


def slab(outline, thickness, material, at=(0, 0, 0), bevel=0.003, turn=0.0, holes=(), segments=4, smooth_outline=0):
    """A board cut along a closed outline [(x, y), ...], lying on z = at.z, its edge rounded. Holes are outlines."""
    data = bpy.data.curves.new("Slab", "CURVE")
    data.dimensions, data.fill_mode = "2D", "BOTH"
    data.extrude = thickness / 2 - bevel
    data.bevel_depth, data.bevel_resolution = bevel, segments
    data.offset = -bevel
    for line in (outline, *holes):
        line = curve_through(line, smooth_outline, True) if smooth_outline else numpy.asarray(line, float)
        spline = data.splines.new("POLY")
        spline.points.add(len(line) - 1)
        spline.points.foreach_set("co", numpy.hstack([line, numpy.zeros((len(line), 1)), numpy.ones((len(line), 1))]).ravel())
        spline.use_cyclic_u = True
    source = _link(bpy.data.objects.new("Slab", data))
    data.materials.append(material)
    bpy.context.view_layer.update()
    shaped = bpy.data.meshes.new_from_object(source.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(source)
    thing = _link(bpy.data.objects.new("Slab", shaped))
    low, high = numpy.min(outline, 0), numpy.max(outline, 0)
    layer = shaped.uv_layers.new(name="UVMap") if not shaped.uv_layers else shaped.uv_layers[0]
    layer.name = "UVMap"
    for loop in shaped.loops:
        x, y, _ = shaped.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = ((x - low[0]) / (high[0] - low[0]), (y - low[1]) / (high[1] - low[1]))
    shaped.transform(__import__("mathutils").Matrix.Translation((0, 0, thickness / 2)))
    shaped.use_auto_smooth, shaped.auto_smooth_angle = True, radians(40)
    shaped.polygons.foreach_set("use_smooth", [True] * len(shaped.polygons))
    thing.location, thing.rotation_euler = at, (0, 0, radians(turn))
    return thing


def ball(radius, material, at=(0, 0, 0), squash=(1, 1, 1), lumps=0.0, scale=3.0, seed=1, detail=4):
    """A sphere around `at`, made uneven by `lumps` (a share of the radius)."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=detail + 1, radius=radius)
    thing = bpy.context.object
    shift = Vector((seed * 7.3, seed * 3.1, seed))
    for vertex in thing.data.vertices:
        direction = vertex.co.normalized()
        vertex.co *= 1 + lumps * perlin.noise(direction * scale + shift)
        vertex.co = Vector(a * b for a, b in zip(vertex.co, squash))
    thing.data.polygons.foreach_set("use_smooth", [True] * len(thing.data.polygons))
    thing.data.materials.append(material)
    thing.location = at
    return thing


def loft(rings, material, closed_ends=True, uv="UVMap", smooth=2, across=None, along=None):
    """A skin over rings of points, each ring a list of the same number of (x, y, z): bodies, shoes, bags, handles. UV: shares
    of a ring's steps and of the rings, or `across` at each step and once more at the first, and `along` at each ring."""
    rings = numpy.asarray(rings, float)
    count, steps, _ = rings.shape
    across = numpy.linspace(0, 1, steps + 1) if across is None else across
    along = numpy.linspace(0, 1, count) if along is None else along
    faces, uvs = [], []
    for i in range(count - 1):
        for j in range(steps):
            k = (j + 1) % steps
            faces.append((i * steps + j, i * steps + k, (i + 1) * steps + k, (i + 1) * steps + j))
            uvs += [(across[j], along[i]), (across[j + 1], along[i]), (across[j + 1], along[i + 1]), (across[j], along[i + 1])]
    if closed_ends:
        faces += [tuple(range(steps))[::-1], tuple((count - 1) * steps + j for j in range(steps))]
        uvs += [(across[j], along[0]) for j in range(steps)][::-1] + [(across[j], along[-1]) for j in range(steps)]
    thing = mesh("Loft", rings.reshape(-1, 3), faces, material, True, {uv: uvs})
    if smooth:
        modifier = thing.modifiers.new("Smooth", "SUBSURF")
        modifier.levels = modifier.render_levels = smooth
    return thing


def tube(points, radii, material, steps=20, flat=1.0, smooth=1, squash=None):
    """A loft of circles along points: limbs, spouts, handles. `flat` squashes its section."""
    points = numpy.asarray(points, float)
    radii = numpy.broadcast_to(radii, (len(points),))
    tangents = numpy.gradient(points, axis=0)
    side = numpy.array([0.0, 1.0, 0.0]) if abs(tangents[0][1]) < 0.9 * numpy.linalg.norm(tangents[0]) else numpy.array([1.0, 0, 0])
    rings = []
    for p, t, r in zip(points, tangents, radii):
        t = t / (numpy.linalg.norm(t) or 1)
        side = side - t * side.dot(t)
        side = side / (numpy.linalg.norm(side) or 1)
        other = numpy.cross(t, side)
        rings.append([p + r * (cos(2 * pi * j / steps) * side + flat * sin(2 * pi * j / steps) * other) for j in range(steps)])
    return loft(rings, material, smooth=smooth)


def copies(thing, places):
    """Further places for a thing, sharing its mesh: (x, y, z) or (x, y, z, turn about z in degrees)."""
    made = []
    for place in places:
        twin = _link(thing.copy())
        twin.location = place[:3]
        if len(place) > 3:
            twin.rotation_euler = (thing.rotation_euler.x, thing.rotation_euler.y, radians(place[3]))
        made.append(twin)
    return made


def grains(centers, radius, material, seed=1):
    """Many small grains as one mesh, each turned and sized a little differently: couscous, salt, gravel."""
    chance = numpy.random.default_rng(seed)
    g = (1 + 5**0.5) / 2
    ball_points = numpy.array([(-1, g, 0), (1, g, 0), (-1, -g, 0), (1, -g, 0), (0, -1, g), (0, 1, g), (0, -1, -g), (0, 1, -g), (g, 0, -1), (g, 0, 1), (-g, 0, -1), (-g, 0, 1)]) / 1.9
    ball_faces = numpy.array([(0, 11, 5), (0, 5, 1), (0, 1, 7), (0, 7, 10), (0, 10, 11), (1, 5, 9), (5, 11, 4), (11, 10, 2), (10, 7, 6), (7, 1, 8), (3, 9, 4), (3, 4, 2), (3, 2, 6),
                              (3, 6, 8), (3, 8, 9), (4, 9, 5), (2, 4, 11), (6, 2, 10), (8, 6, 7), (9, 8, 1)])
    centers = numpy.asarray(centers, float)
    n = len(centers)
    sizes = radius * chance.uniform(0.6, 1.25, (n, 1, 1)) * chance.uniform(0.8, 1.2, (n, 1, 3))
    points = centers[:, None] + ball_points[None] * sizes
    faces = ball_faces[None] + 12 * numpy.arange(n)[:, None, None]
    return mesh("Grains", points.reshape(-1, 3), faces.reshape(-1, 3).tolist(), material)


def group(things, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """One handle for several things; moving it moves them."""
    handle = _link(bpy.data.objects.new("Group", None))
    for thing in things:
        if thing.parent is None:
            thing.parent = handle
    handle.location = at
    handle.rotation_euler = [radians(t) for t in (turn if isinstance(turn, (tuple, list)) else (0, 0, turn))]
    handle.scale = (scale,) * 3
    bpy.context.view_layer.update()
    return handle
