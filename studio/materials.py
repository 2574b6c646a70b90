"""Materials as a maker would name them. Colors are sRGB `#rrggbb`; lengths are meters; roughness is 0 to 1.

Noise is in the object's own coordinates (meters), so a bowl of twice the size has the same clay.
"""

import bpy


def linear(color):
    """The linear RGB of `#rrggbb`."""
    values = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)


class Nodes:
    """A material's node tree written as expressions: every method takes numbers, colors or sockets and gives a socket."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]

    def node(self, kind, **settings):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in settings.items():
            setattr(node, name, value)
        return node

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, str):
            socket.default_value = (*linear(value), 1)
        elif value is not None:
            if socket.type == "RGBA" and isinstance(value, tuple) and len(value) == 3:
                value = (*value, 1)
            socket.default_value = value

    def set(self, **inputs):
        """Sets inputs of the Principled surface: `base_color`, `roughness`, `subsurface_color` and so on."""
        for name, value in inputs.items():
            wanted = name.replace("_", " ").lower()
            (socket,) = [s for s in self.surface.inputs if s.name.lower() == wanted]
            self.put(socket, value)
        return self

    def place(self, scale=(1, 1, 1), turn=(0, 0, 0), kind="Object", shift=(0, 0, 0)):
        """Coordinates of the object (or `kind` "UV", "Generated"), scaled and turned."""
        mapping = self.node("Mapping")
        self.tree.links.new(self.node("TexCoord").outputs[kind], mapping.inputs["Vector"])
        mapping.inputs["Scale"].default_value = scale if isinstance(scale, tuple) else (scale,) * 3
        mapping.inputs["Rotation"].default_value = turn
        mapping.inputs["Location"].default_value = shift
        return mapping.outputs["Vector"]

    def uv(self, name):
        return self.node("UVMap", uv_map=name).outputs["UV"]

    def noise(self, scale, detail=4, rough=0.55, at=None, distort=0):
        node = self.node("TexNoise")
        for name, value in (("Scale", scale), ("Detail", detail), ("Roughness", rough), ("Distortion", distort)):
            self.put(node.inputs[name], value)
        self.put(node.inputs["Vector"], at if at is not None else self.place())
        return node.outputs["Fac"]

    def cells(self, scale, at=None, feature="F1", random=1.0):
        node = self.node("TexVoronoi", feature=feature)
        self.put(node.inputs["Scale"], scale)
        self.put(node.inputs["Randomness"], random)
        self.put(node.inputs["Vector"], at if at is not None else self.place())
        return node.outputs["Distance"]

    def cell_color(self, scale, at=None, random=1.0):
        node = self.node("TexVoronoi")
        self.put(node.inputs["Scale"], scale)
        self.put(node.inputs["Randomness"], random)
        self.put(node.inputs["Vector"], at if at is not None else self.place())
        separate = self.node("SeparateRGB")
        self.tree.links.new(node.outputs["Color"], separate.inputs[0])
        return separate.outputs[0]

    def wave(self, scale, at=None, distort=0, detail=2, kind="BANDS", direction="X", profile="SIN"):
        node = self.node("TexWave", wave_type=kind, wave_profile=profile)
        if kind == "BANDS":
            node.bands_direction = direction
        else:
            node.rings_direction = direction
        for name, value in (("Scale", scale), ("Distortion", distort), ("Detail", detail)):
            self.put(node.inputs[name], value)
        self.put(node.inputs["Vector"], at if at is not None else self.place())
        return node.outputs["Fac"]

    def ramp(self, value, *stops):
        """Stops are (position, color or gray number)."""
        node = self.node("ValToRGB")
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, sorted(stops, key=lambda stop: stop[0])):
            element.position = position
            element.color = (*linear(color), 1) if isinstance(color, str) else (color, color, color, 1)
        self.put(node.inputs["Fac"], value)
        return node.outputs["Color"]

    def mix(self, share, one, other, blend="MIX"):
        node = self.node("MixRGB", blend_type=blend)
        for socket, value in zip(node.inputs, (share, one, other)):
            if isinstance(value, (int, float)) and socket.type == "RGBA":
                value = (value, value, value, 1)
            self.put(socket, value)
        return node.outputs["Color"]

    def math(self, operation, one, other=0.0):
        node = self.node("Math", operation=operation.upper())
        self.put(node.inputs[0], one)
        self.put(node.inputs[1], other)
        return node.outputs["Value"]

    def span(self, value, low, high, start=0.0, end=1.0):
        """Brings low..high to start..end, clamped."""
        node = self.node("MapRange")
        for socket, number in zip(node.inputs, (value, low, high, start, end)):
            self.put(socket, number)
        return node.outputs["Result"]

    def image(self, image, at=None, extension="REPEAT"):
        """Color and alpha of a picture."""
        node = self.node("TexImage", image=image, extension=extension, interpolation="Cubic")
        if at is not None:
            self.put(node.inputs["Vector"], at)
        return node.outputs["Color"], node.outputs["Alpha"]

    def bump(self, height, depth, strength=1.0, upon=None):
        """Relief: `height` 0 to 1 stands for `depth` meters."""
        node = self.node("Bump")
        self.put(node.inputs["Height"], height)
        node.inputs["Distance"].default_value = depth
        node.inputs["Strength"].default_value = strength
        if upon is not None:
            self.tree.links.new(upon, node.inputs["Normal"])
        return node.outputs["Normal"]

    def displace(self, height, depth, middle=0.5):
        node = self.node("Displacement")
        self.put(node.inputs["Height"], height)
        node.inputs["Midlevel"].default_value = middle
        node.inputs["Scale"].default_value = depth
        output = self.tree.nodes["Material Output"]
        self.tree.links.new(node.outputs[0], output.inputs["Displacement"])
        self.material.cycles.displacement_method = "BOTH"


def painted(nodes, ground, picture, uv):
    """`ground` with a Canvas's image painted over it by the UV layer."""
    if picture is None:
        return ground
    color, alpha = nodes.image(picture, nodes.uv(uv))
    return nodes.mix(alpha, ground, color)


# Clay


def glaze(color="#F3EBDD", picture=None, uv="around", gloss=0.12, clay="#B5683F", worn=1.0, rings=1.0, crackle=0.0):
    """Tin glaze on earthenware, a Canvas image painted under it. The clay shows at edges marked by the lathe (`worn`)."""
    n = Nodes("Glaze")
    tint = n.noise(22, 3)
    ground = n.mix(n.span(tint, 0.35, 0.7, 0, 0.5), color, _shade(color, 0.9))
    specks = n.span(n.noise(900, 2), 0.70, 0.76)
    ground = n.mix(n.math("multiply", specks, 0.35), ground, "#8A6A48")
    base = painted(n, ground, picture, uv)
    if crackle:
        lines = n.cells(140, feature="DISTANCE_TO_EDGE")
        base = n.mix(n.math("multiply", n.span(lines, 0.0, 0.02, 1, 0), crackle), base, "#7B5B3A")
    edge = n.node("Attribute", attribute_name="edge").outputs["Fac"]
    ragged = n.math("add", edge, n.math("multiply", n.math("subtract", n.noise(90, 3), 0.5), 0.7))
    bare = n.math("multiply", n.span(ragged, 0.7, 0.95), worn)
    base = n.mix(n.math("multiply", bare, 0.8), base, clay)
    rough = n.math("add", n.span(n.noise(60, 3), 0.3, 0.7, gloss * 0.7, gloss * 1.5), n.math("multiply", bare, 0.25))
    # The glaze has filled the lathe's fine rings: regular ones as narrow as a few pixels would hatch every highlight.
    broad = n.math("add", n.wave(15, distort=5, detail=1, direction="Z"), n.math("multiply", n.noise(26, 1), 1.2))
    relief = n.bump(broad, 0.00012 * rings)
    relief = n.bump(n.noise(16, 1), 0.0011, upon=relief)
    n.set(base_color=base, roughness=rough, specular=0.5, clearcoat=0.5, clearcoat_roughness=0.05, normal=relief)
    n.set(clearcoat_normal=n.bump(n.noise(16, 1), 0.0011))
    n.set(subsurface=0.0)
    return n.material


def bare_clay(color="#B5673F", picture=None, uv="around", roughness=0.82, polish=0.0, smoke=0.0, rings=1.0, grain=1.0):
    """Fired clay without glaze; `polish` as rubbed with a shell, `smoke` the gray clouds of an open fire."""
    n = Nodes("Clay")
    tint = n.noise(14, 5)
    ground = n.ramp(tint, (0.25, _shade(color, 0.82)), (0.5, color), (0.78, _light(color, 0.22)))
    ground = n.mix(n.math("multiply", n.span(n.noise(700, 2), 0.66, 0.74), 0.4), ground, _light(color, 0.5))
    if smoke:
        clouds = n.span(n.noise(9, 4, distort=0.4), 0.5, 0.72)
        ground = n.mix(n.math("multiply", clouds, smoke), ground, "#3A322D")
    base = painted(n, ground, picture, uv)
    rough = n.span(n.noise(80, 4), 0.3, 0.7, roughness - 0.35 * polish - 0.06, roughness - 0.35 * polish + 0.08)
    relief = n.bump(n.wave(130, distort=3, direction="Z"), 0.00025 * rings)
    relief = n.bump(n.noise(350, 5, 0.7), 0.0007 * grain, 0.8, upon=relief)
    relief = n.bump(n.noise(30, 2), 0.0012, upon=relief)
    n.set(base_color=base, roughness=rough, specular=0.3 + 0.2 * polish, normal=relief)
    return n.material


# Wood


def olive_wood(light="#D2A567", dark="#5B3519", direction="X", size=1.0, gloss=0.38, picture=None, uv="UVMap"):
    """Oiled olive wood: honey ground, dark wandering figure along `direction`, fine pores."""
    n = Nodes("Olive wood")
    at = _along(n, direction, 3.2 / size, 17 / size)
    figure = n.noise(1.1, 3, 0.5, at, 1.8)
    veins = n.wave(1.9, _warped(n, at, 1.3, 2.2), 1.6, 3, direction="Y")
    bands = n.math("add", n.math("multiply", veins, 0.34), n.math("multiply", figure, 0.72))
    fine = n.noise(4, 4, 0.65, _along(n, direction, 2.4 / size, 42 / size), 0.4)
    bands = n.math("add", n.math("multiply", bands, 0.78), n.math("multiply", fine, 0.24))
    base = n.ramp(bands, (0.24, dark), (0.37, "#80512B"), (0.47, "#AE7B45"), (0.6, light), (0.82, _light(light, 0.22)))
    streaks = n.noise(7, 4, 0.6, _along(n, direction, 5 / size, 60 / size))
    base = n.mix(n.span(streaks, 0.62, 0.8, 0, 0.55), base, dark)
    pores = n.span(n.noise(60, 2, 0.5, _along(n, direction, 6, 34)), 0.62, 0.72)
    base = n.mix(n.math("multiply", pores, 0.35), base, "#4A2A14")
    base = painted(n, base, picture, uv)
    relief = n.bump(pores, -0.00012)
    relief = n.bump(n.noise(45, 2, 0.5, _along(n, direction, 1, 5)), 0.0004, upon=relief)
    rough = n.span(bands, 0.2, 0.9, gloss - 0.06, gloss + 0.08)
    n.set(base_color=base, roughness=rough, specular=0.42, clearcoat=0.12, clearcoat_roughness=0.3, normal=relief)
    return n.material


def olive_plank(light="#C99A5B", dark="#4A2A13", direction="X", gloss=0.36, picture=None, uv="UVMap"):
    """Oiled olive wood sawn from a trunk: the years are shells round a wandering heart, so that a face shows long arches,
    a side close lines and an end rings. `direction` is that of the trunk."""
    n = Nodes("Olive plank")
    at = _along(n, direction, 2.1, 9.5)
    trunk = n.noise(1.0, 1.2, 0.4, at, 0.5)
    wander = n.math("multiply", n.noise(5, 2, 0.5, at), 0.03)
    years = n.math("multiply", n.math("add", trunk, wander), 34.0)
    year = n.math("fract", years)
    late = n.math("multiply", n.span(year, 0.25, 0.9), n.span(year, 0.92, 1.0, 1.0, 0.0))
    # Some years are nearly black, most are hardly there.
    strength = n.span(n.noise(2.2, 2, 0.5, _along(n, direction, 1.6, 8)), 0.36, 0.62, 0.15, 1.0)
    ground = n.ramp(n.noise(1.5, 2, 0.5, _along(n, direction, 2.0, 7)), (0.3, _shade(light, 0.74)), (0.5, light), (0.72, _light(light, 0.2)))
    base = n.mix(n.math("multiply", n.math("multiply", late, strength), 0.95), ground, dark)
    fibers = n.noise(8, 4, 0.65, _along(n, direction, 5, 70), 0.3)
    base = n.mix(n.span(fibers, 0.5, 0.78, 0, 0.36), base, "#6E4522")
    base = n.mix(n.span(fibers, 0.42, 0.25, 0, 0.25), base, _light(light, 0.35))
    pores = n.span(n.noise(60, 2, 0.5, _along(n, direction, 7, 34)), 0.64, 0.74)
    base = n.mix(n.math("multiply", pores, 0.3), base, "#4A2A14")
    base = painted(n, base, picture, uv)
    relief = n.bump(pores, -0.00008)
    relief = n.bump(n.noise(45, 2, 0.5, _along(n, direction, 1, 5)), 0.0003, upon=relief)
    n.set(base_color=base, roughness=n.span(late, 0.0, 1.0, gloss + 0.05, gloss - 0.05), specular=0.42, clearcoat=0.12,
          clearcoat_roughness=0.3, normal=relief)
    return n.material


def plain_wood(light="#C79A68", dark="#8A5E36", direction="X", roughness=0.5, paint=None, worn=0.5):
    """Straight-grained wood such as pine or lime; with `paint` a thin color rubbed through at the grain (`worn`)."""
    n = Nodes("Wood")
    fine = n.noise(9, 4, 0.65, _along(n, direction, 1.2, 26), 0.3)
    broad = n.noise(3, 2, 0.5, _along(n, direction, 0.8, 12), 0.6)
    both = n.math("add", n.math("multiply", fine, 0.6), n.math("multiply", broad, 0.4))
    base = n.ramp(both, (0.32, dark), (0.5, light), (0.68, _light(light, 0.2)))
    if paint:
        coat = n.ramp(n.noise(20, 4), (0.3, _shade(paint, 0.85)), (0.7, _light(paint, 0.08)))
        bare = n.span(n.math("add", n.math("multiply", fine, 0.6), n.math("multiply", n.noise(16, 5), 0.4)), 0.56, 0.64)
        base = n.mix(n.math("subtract", 1.0, n.math("multiply", bare, worn)), base, coat)
    n.set(base_color=base, roughness=n.span(fine, 0.3, 0.7, roughness - 0.08, roughness + 0.1), specular=0.35,
          normal=n.bump(fine, 0.0009, 0.7))
    return n.material


# Metal


def metal(color="#D9D6CF", roughness=0.24, tarnish=0.5, hammered=0.0, dark="#2E2A26"):
    """Silver by default; brass is metal("#C9994A"). Tarnish gathers in the hollows and in clouds."""
    n = Nodes("Metal")
    hollow = n.node("NewGeometry").outputs["Pointiness"]
    deep = n.span(hollow, 0.44, 0.5, 1, 0)
    clouds = n.span(n.noise(70, 4), 0.45, 0.75, 0, 0.5)
    share = n.math("multiply", n.math("maximum", deep, clouds), tarnish)
    base = n.mix(share, color, dark)
    relief = n.bump(n.noise(400, 3), 0.00008)
    if hammered:
        relief = n.bump(n.cells(110, feature="SMOOTH_F1"), 0.0009 * hammered, upon=relief)
    n.set(base_color=base, metallic=1.0, roughness=n.span(n.noise(160, 4), 0.3, 0.7, roughness * 0.7, roughness * 1.4),
          normal=relief)
    return n.material


def silver(roughness=0.22, tarnish=0.65):
    return metal("#E2DFD8", roughness, tarnish)


def brass(roughness=0.28, tarnish=0.5, hammered=0.0):
    return metal("#BF9355", roughness, tarnish, hammered, "#4A3418")


def iron(paint="#2B2A2A", roughness=0.48, rust=0.15):
    """Forged iron under paint, with hammer marks and a little rust."""
    n = Nodes("Iron")
    spots = n.span(n.noise(120, 6, 0.7), 0.62, 0.72)
    base = n.mix(n.math("multiply", spots, rust), n.ramp(n.noise(40, 4), (0.3, _shade(paint, 0.8)), (0.7, _light(paint, 0.06))), "#6B3A20")
    relief = n.bump(n.cells(140, feature="SMOOTH_F1"), 0.0007, 0.8)
    relief = n.bump(n.noise(500, 3), 0.0002, upon=relief)
    n.set(base_color=base, roughness=n.span(n.noise(60, 3), 0.3, 0.7, roughness - 0.12, roughness + 0.12), specular=0.5,
          metallic=0.15, normal=relief)
    return n.material


# Skin, thread and fiber


def leather(color="#9A5B2E", roughness=0.5, grain=1.0, picture=None, uv="UVMap", worn=0.3):
    n = Nodes("Leather")
    pebbles = n.cells(620, n.place(), "SMOOTH_F1")
    creases = n.noise(130, 6, 0.65)
    base = n.ramp(creases, (0.3, _shade(color, 0.86)), (0.52, color), (0.75, _light(color, 0.09)))
    base = n.mix(n.math("multiply", n.span(n.noise(12, 3), 0.5, 0.8), worn * 0.4), base, _light(color, 0.3))
    base = painted(n, base, picture, uv)
    relief = n.bump(pebbles, 0.0004 * grain, 0.7)
    relief = n.bump(creases, 0.0010 * grain, 0.6, upon=relief)
    n.set(base_color=base, roughness=n.span(creases, 0.3, 0.7, roughness - 0.1, roughness + 0.12), specular=0.42,
          sheen=0.1, normal=relief)
    return n.material


def weave(color="#E9E0CF", other=None, threads=900, uv="UVMap", picture=None, relief=1.0, sheen=0.3, size=(1, 1), slub=1.0):
    """Plain-woven cotton or linen. UV runs in shares of a cloth of `size` meters; `threads` counts to the meter.

    `picture` colors the threads (stripes of a fouta); `other` is the weft's color when it differs from the warp's.
    """
    n = Nodes("Weave")
    across = n.node("Mapping")
    n.put(across.inputs["Vector"], n.uv(uv))
    across.inputs["Scale"].default_value = (size[0], size[1], 1)
    at = across.outputs["Vector"]
    warp = n.wave(threads * 0.314, at, 0.35 * slub, 1, "BANDS", "X")
    weft = n.wave(threads * 0.314, at, 0.35 * slub, 1, "BANDS", "Y")
    over = n.math("maximum", warp, weft)
    uneven = n.noise(26, 4, 0.6, at)
    slubs = n.math("add", n.noise(threads / 14, 2, 0.5, n.place((0.04, 1, 1), kind="UV")), n.noise(threads / 14, 2, 0.5, n.place((1, 0.04, 1), kind="UV")))
    base = n.mix(n.math("multiply", weft, 0.5), color, other or color)
    base = painted(n, base, picture, uv)
    base = n.mix(n.span(over, 0.2, 0.9, 0.45, 0), base, _dark_of(n, base))
    base = n.mix(n.math("multiply", n.span(slubs, 0.85, 1.2), 0.3), base, _dark_of(n, base))
    base = n.mix(n.span(uneven, 0.35, 0.65, 0.12, 0), base, _dark_of(n, base))
    n.set(base_color=base, roughness=0.9, specular=0.15, sheen=sheen,
          normal=n.bump(slubs, 0.0006 * relief, 0.5, n.bump(over, 0.0007 * relief, 0.9)))
    return n.material


def wool(color="#EFE6D5", picture=None, uv="UVMap", sheen=0.6, relief=1.0):
    """Spun wool or felt: matt, a little hairy. For a pile or fringe see shapes.strand."""
    n = Nodes("Wool")
    fluff = n.noise(520, 5, 0.75)
    base = n.ramp(n.noise(24, 4), (0.3, _shade(color, 0.86)), (0.7, _light(color, 0.1)))
    base = painted(n, base, picture, uv)
    base = n.mix(n.span(fluff, 0.35, 0.6, 0.4, 0), base, _dark_of(n, base))
    n.set(base_color=base, roughness=0.95, specular=0.1, sheen=sheen, normal=n.bump(fluff, 0.0015 * relief))
    return n.material


def fiber(color="#D8B878", direction="X", other="#B08F4C", gloss=0.5):
    """Palm leaf or halfa grass: straw-like streaks along the strand's own X (or Y, Z)."""
    n = Nodes("Fiber")
    scale = {"X": (6, 260, 260), "Y": (260, 6, 260), "Z": (260, 260, 6)}[direction]
    streak = n.noise(3.2, 4, 0.7, n.place(scale))
    tone = n.node("ObjectInfo").outputs["Random"]
    base = n.ramp(streak, (0.25, _shade(other, 0.8)), (0.45, other), (0.6, color), (0.85, _light(color, 0.3)))
    base = n.mix(n.span(tone, 0, 1, 0, 0.35), base, other)
    n.set(base_color=base, roughness=n.span(streak, 0.3, 0.7, gloss - 0.1, gloss + 0.15), specular=0.35,
          normal=n.bump(streak, 0.0005, 0.9))
    return n.material


# Wax, soap, glass


def wax(color="#F4EAD2", roughness=0.42):
    n = Nodes("Wax")
    n.set(base_color=n.ramp(n.noise(30, 3), (0.3, _shade(color, 0.94)), (0.7, color)), subsurface=0.35,
          subsurface_radius=(0.012, 0.007, 0.004), subsurface_color=color, roughness=roughness, specular=0.4,
          normal=n.bump(n.noise(55, 3), 0.0006))
    return n.material


def soap(color="#B9B77A", roughness=0.5, marbled=None, flecks=None):
    """Cut soap; `marbled` is a second color in swirls, `flecks` a color of herbs in it."""
    n = Nodes("Soap")
    base = n.ramp(n.noise(40, 4), (0.3, _shade(color, 0.92)), (0.7, _light(color, 0.06)))
    if marbled:
        base = n.mix(n.span(n.noise(14, 2, 0.5, None, 2.5), 0.46, 0.58), base, marbled)
    if flecks:
        base = n.mix(n.span(n.cells(420), 0.16, 0.1), base, flecks)
    relief = n.bump(n.noise(320, 4, 0.6), 0.00035)
    relief = n.bump(n.noise(38, 3), 0.0014, upon=relief)
    n.set(base_color=base, subsurface=0.22, subsurface_radius=(0.008, 0.006, 0.004), subsurface_color=color,
          roughness=roughness, specular=0.4, normal=relief)
    return n.material


def glass(color="#F4F7F2", roughness=0.0, ior=1.47, lets_in=False):
    """Clear or tinted glass. Model a bottle with a thick wall; shadows pass through it.

    With `lets_in` what lies within is lit by the room as well, by ways that the paths through glass do not find.
    """
    n = Nodes("Glass")
    n.set(base_color=color, transmission=1.0, roughness=roughness, ior=ior, specular=0.5)
    path = n.node("LightPath")
    light = path.outputs["Is Shadow Ray"]
    if lets_in:
        light = n.math("maximum", light, path.outputs["Is Diffuse Ray"])
    mixer = n.node("MixShader")
    clear = n.node("BsdfTransparent")
    n.put(clear.inputs["Color"], color)
    n.put(mixer.inputs["Fac"], light)
    n.tree.links.new(n.surface.outputs[0], mixer.inputs[1])
    n.tree.links.new(clear.outputs[0], mixer.inputs[2])
    n.tree.links.new(mixer.outputs[0], n.tree.nodes["Material Output"].inputs["Surface"])
    return n.material


def pane(color="#F6FAF7", shine=1.0):
    """Flat window glass, a skin without thickness: light goes straight through, a little is mirrored."""
    n = Nodes("Pane")
    clear, gloss, mixer = n.node("BsdfTransparent"), n.node("BsdfGlossy"), n.node("MixShader")
    n.put(clear.inputs["Color"], color)
    gloss.inputs["Roughness"].default_value = 0.02
    fresnel = n.node("Fresnel")
    fresnel.inputs["IOR"].default_value = 1.5
    n.put(mixer.inputs["Fac"], n.math("multiply", fresnel.outputs[0], shine))
    n.tree.links.new(clear.outputs[0], mixer.inputs[1])
    n.tree.links.new(gloss.outputs[0], mixer.inputs[2])
    n.tree.links.new(mixer.outputs[0], n.tree.nodes["Material Output"].inputs["Surface"])
    return n.material


def liquid(color="#E8C98A"):
    return glass(color, ior=1.34)


def mirror_glass():
    n = Nodes("Mirror")
    n.set(base_color="#F2F4F3", metallic=1.0, roughness=0.015)
    return n.material


def plain(color, roughness=0.6, specular=0.4, metallic=0.0, picture=None, uv="UVMap", uneven=0.12):
    """Anything else: paper, paint, thread, food."""
    n = Nodes("Plain")
    base = n.ramp(n.noise(45, 4), (0.3, _shade(color, 1 - uneven)), (0.7, _light(color, uneven * 0.5)))
    n.set(base_color=painted(n, base, picture, uv), roughness=roughness, specular=specular, metallic=metallic,
          normal=n.bump(n.noise(200, 4), 0.0003))
    return n.material


def leaf(color="#5E7040", back="#9AA583"):
    """Thin leaves with light shining through."""
    n = Nodes("Leaf")
    facing = n.node("NewGeometry").outputs["Backfacing"]
    base = n.mix(facing, n.ramp(n.noise(60, 4), (0.3, _shade(color, 0.75)), (0.7, _light(color, 0.12))), back)
    n.set(base_color=base, roughness=0.5, specular=0.35, subsurface=0.1, subsurface_radius=(0.003, 0.004, 0.001),
          subsurface_color=color)
    return n.material


def glow(color="#FFB45A", strength=12):
    """What shines of itself, as a flame."""
    n = Nodes("Glow")
    n.set(base_color=color, emission=color, emission_strength=strength)
    return n.material


def _shade(color, factor):
    return "#" + "".join(f"{min(255, round(int(color[i:i + 2], 16) * factor)):02x}" for i in (1, 3, 5))


def _light(color, share):
    return "#" + "".join(f"{round(int(color[i:i + 2], 16) * (1 - share) + 255 * share):02x}" for i in (1, 3, 5))


def _dark_of(nodes, socket):
    return nodes.mix(1.0, socket, (0.42, 0.38, 0.34, 1), "MULTIPLY")


def _along(nodes, direction, along, across):
    """Coordinates with the grain along x, whichever way it runs in the object: Mapping scales before it turns."""
    scale = {"X": (along, across, across), "Y": (across, along, across), "Z": (across, across, along)}[direction]
    return nodes.place(scale, {"X": (0, 0, 0), "Y": (0, 0, -1.5708), "Z": (0, 1.5708, 0)}[direction])


def _warped(nodes, at, scale, strength):
    """Coordinates pushed about by noise: what makes grain wander."""
    node = nodes.node("TexNoise")
    nodes.put(node.inputs["Vector"], at)
    node.inputs["Scale"].default_value = scale
    pushed = nodes.node("VectorMath", operation="SCALE")
    nodes.tree.links.new(node.outputs["Color"], pushed.inputs[0])
    pushed.inputs["Scale"].default_value = strength
    added = nodes.node("VectorMath", operation="ADD")
    nodes.put(added.inputs[0], at)
    nodes.tree.links.new(pushed.outputs[0], added.inputs[1])
    return added.outputs[0]
