"""The stores' emblems, each made in its maker's own material and photographed from above.

They are shown small and often cut to a circle: one bold figure in the middle, the material all round it.
"""

from math import cos, pi, sin

import cv2
import numpy
from materials import Nodes, bare_clay, iron, leather, olive_wood, painted, plain, plain_wood, silver, weave, wool
from motifs import picture, rgb
from shapes import ball, box, copies, curve_through, grains, mesh, slab, strands
from subjects import subject
from walls import linen_cloth

# An emblem lies in the square from -1 to 1; the circle of the crop has the radius 1, so figures stay within about 0.7.


def drawn(*fields, cut=(), size=1024):
    """A mask of the emblem's size: closed outlines filled, those of `cut` taken out again."""
    mask = numpy.zeros((size, size), numpy.uint8)
    for outlines, value in ((fields, 255), (cut, 0)):
        for outline in outlines:
            p = numpy.asarray(outline, float) * (1, -1) * size / 2 + size / 2
            cv2.fillPoly(mask, [(p * 16).astype(numpy.int32)], value, cv2.LINE_AA, 4)
    return mask.astype(numpy.float32) / 255


def enlarged(mask, factor):
    """The figure larger around the middle."""
    turn = cv2.getRotationMatrix2D((mask.shape[1] / 2, mask.shape[0] / 2), 0, factor)
    return cv2.warpAffine(mask, turn, mask.shape[::-1], flags=cv2.INTER_CUBIC)


def smooth(points, count=160):
    return curve_through(points, count, True)


def disc(x, y, radius):
    a = numpy.linspace(0, 2 * pi, 64, endpoint=False)
    return numpy.stack([x + radius * numpy.cos(a), y + radius * numpy.sin(a)], 1)


def petal(x, y, turn, length, width):
    """A leaf or petal from (x, y) outwards."""
    shape = [(0, 0), (0.25, 0.4), (0.6, 0.5), (0.88, 0.26), (1, 0), (0.88, -0.26), (0.6, -0.5), (0.25, -0.4)]
    c, s = cos(turn), sin(turn)
    return smooth([(x + u * length * c - v * width * s, y + u * length * s + v * width * c) for u, v in shape])


def line(points, width):
    """A stroke of even width as an outline."""
    p = curve_through([(*q, 0) for q in points], 60)[:, :2]
    along = numpy.gradient(p, axis=0)
    across = numpy.stack([-along[:, 1], along[:, 0]], 1) / numpy.linalg.norm(along, axis=1)[:, None] * width / 2
    return numpy.vstack([p + across, (p - across)[::-1]])


def tinted(mask, color, strength=0.9, soft=5):
    """The mask as a stain of one color, for a material's `picture`."""
    return picture(numpy.dstack([numpy.ones((*mask.shape, 3)) * rgb(color), cv2.GaussianBlur(mask, (0, 0), soft) * strength]))


def pressed(mask, depth, material, reach=0.05, soft=5, edge=None, uneven=0.0, count=420):
    """A face `2 × reach` meters wide with the mask pressed `depth` meters into it; `edge` is the outline's radius of a
    piece that is round."""
    height = -cv2.resize(cv2.GaussianBlur(mask, (0, 0), soft), (count + 1, count + 1), interpolation=cv2.INTER_AREA)[::-1] * depth
    line_of = numpy.linspace(-1, 1, count + 1)
    x, y = numpy.meshgrid(line_of, line_of)
    chance = numpy.random.default_rng(3)
    swell = sum(numpy.sin(x * a + y * b + chance.uniform(0, 6)) for a, b in chance.uniform(-5, 5, (5, 2))) * uneven
    z = height + swell
    if edge:
        angle = numpy.arctan2(y, x)
        rim = edge * (1 + 0.012 * numpy.sin(3 * angle + 1) + 0.008 * numpy.sin(7 * angle))
        over = numpy.clip((numpy.hypot(x, y) - rim) / 0.09 + 1, 0, 1)
        z = z - 0.008 * (1 - numpy.sqrt(1 - numpy.minimum(over, 0.999) ** 2)) - 0.02 * (numpy.hypot(x, y) > rim)
    points = numpy.stack([x * reach, y * reach, z], 2).reshape(-1, 3)
    n = count + 1
    i = (numpy.arange(count)[:, None] * n + numpy.arange(count)[None]).ravel()
    faces = numpy.stack([i, i + 1, i + n + 1, i + n], 1)
    uv = numpy.stack([(x + 1) / 2, (y + 1) / 2], 2).reshape(-1, 2)[faces.ravel()]
    return mesh("Pressed", points, faces.tolist(), material, True, {"UVMap": uv})


def from_above(stage, reach, side=-1, key=1.35, low=0.55):
    """Looks straight down at `2 × reach` meters, in light that comes low from the left so that relief shows."""
    stage.key = key
    stage.window(reach * 1.6, side, height=low, front=-0.5)
    frame = mesh("Frame", [(-reach, -reach, 0), (reach, -reach, 0), (reach, reach, 0), (-reach, reach, 0)], [(0, 1, 2, 3)], None)
    frame.hide_render = True
    stage.shoot(frame, 0, 89, 90, 1.0, fstop=11, focus=(0, 0, 0), jitter=False)


@subject("logo-dar-el-fakhar", "logo", size="logo")
def dar_el_fakhar(stage, view):
    """A jar pressed into clay."""
    right = [(0.0, 0.62), (0.2, 0.62), (0.21, 0.55), (0.13, 0.5), (0.13, 0.4), (0.24, 0.3), (0.36, 0.12), (0.37, -0.12), (0.28, -0.36), (0.17, -0.52), (0.2, -0.6), (0.0, -0.6)]
    jar = curve_through([(*p, 0) for p in right], 120)[:, :2]
    body = numpy.vstack([jar, (jar * (-1, 1))[::-1]])
    handles = [line([(s * 0.13, 0.47), (s * 0.32, 0.52), (s * 0.46, 0.4), (s * 0.42, 0.2), (s * 0.3, 0.12)], 0.085) for s in (-1, 1)]
    bands = [line([(-0.45, y), (0.0, y - 0.04), (0.45, y)], 0.055) for y in (0.16, -0.14)]
    mask = drawn(body, *handles, cut=bands)
    ring = drawn(disc(0, 0, 0.86)) - drawn(disc(0, 0, 0.8))
    mask = numpy.maximum(mask, ring)
    clay = bare_clay("#B5673F", tinted(mask, "#4A1F10", 0.75), "UVMap", rings=0)
    pressed(mask, 0.0032, clay, 0.05, uneven=0.0002)
    from_above(stage, 0.05)


@subject("logo-oud-zitoun", "logo", size="logo")
def oud_zitoun(stage, view):
    """An olive twig branded into the wood."""
    stem = line([(-0.42, -0.56), (-0.2, -0.2), (0.06, 0.12), (0.36, 0.52)], 0.05)
    leaves = [petal(-0.27, -0.31, 2.5, 0.44, 0.2), petal(-0.27, -0.31, -0.55, 0.42, 0.18), petal(-0.06, -0.02, 2.45, 0.5, 0.21), petal(0.13, 0.2, 2.4, 0.42, 0.19), petal(0.1,
        0.17, -0.08, 0.48, 0.21),
              petal(0.35, 0.5, 0.95, 0.24, 0.16)]
    olive = smooth([(0.3 + 0.13 * cos(a) + 0.03 * sin(a), -0.36 + 0.18 * sin(a)) for a in numpy.linspace(0, 2 * pi, 12, endpoint=False)])
    stalk = line([(-0.13, -0.12), (0.06, -0.14), (0.25, -0.2), (0.29, -0.26)], 0.035)
    mask = enlarged(drawn(stem, *leaves, olive, stalk), 1.12)
    wood = olive_wood("#C4934F", "#7A5029", "X", 2.2, 0.45, picture=_burnt(mask))
    pressed(mask, 0.0012, wood, 0.05, 4)
    from_above(stage, 0.05)


def _burnt(mask):
    """Black where the iron lay, brown smoke around it."""
    core, smoke = cv2.GaussianBlur(mask, (0, 0), 3), cv2.GaussianBlur(mask, (0, 0), 20)
    share = numpy.clip(core * 0.95 + smoke * 0.35, 0, 0.97)
    color = rgb("#2A170B") * core[..., None] + rgb("#6B4220") * (1 - core[..., None])
    return picture(numpy.dstack([color, share]))


@subject("logo-souk-el-blaghjia", "logo", size="logo")
def souk_el_blaghjia(stage, view):
    """A pair of babouches stamped into leather, a seam around them."""
    shoe = [(0.0, 0.66), (0.06, 0.55), (0.19, 0.36), (0.23, 0.12), (0.2, -0.16), (0.18, -0.42), (0.1, -0.57), (0.0, -0.6), (-0.11, -0.56), (-0.17, -0.42), (-0.17, -0.16), (-0.2,
        0.12), (-0.15, 0.36), (-0.05, 0.55)]
    opening = [(0.0, -0.02), (0.1, -0.06), (0.115, -0.25), (0.085, -0.44), (0.0, -0.5), (-0.085, -0.44), (-0.105, -0.25), (-0.09, -0.06)]
    pair = [smooth([(s * (x + 0.27), y * 0.95) for x, y in shoe]) for s in (-1, 1)]
    holes = [smooth([(s * (x + 0.27), y * 0.95) for x, y in opening]) for s in (-1, 1)]
    mask = enlarged(drawn(*pair, cut=holes), 1.08)
    hide = leather("#C08A4A", picture=tinted(mask, "#4E2410", 0.82), worn=0.15)
    pressed(mask, 0.0014, hide, 0.05, 4, uneven=0.0002)
    a = numpy.linspace(0, 2 * pi, 61)[:-1]
    seam = [[(0.0425 * cos(t), 0.0425 * sin(t), 0.0002), (0.0425 * cos(t + 0.03), 0.0425 * sin(t + 0.03), 0.0008), (0.0425 * cos(t + 0.062), 0.0425 * sin(t + 0.062), 0.0002)] for t in a]
    strands(seam, 0.0012, plain("#F0E4CB", 0.8))
    from_above(stage, 0.05)


@subject("logo-zhar-lella-zohra", "logo", size="logo")
def zhar_lella_zohra(stage, view):
    """An orange blossom stamped into soap."""
    petals = [petal(0.07 * cos(a), 0.07 * sin(a), a, 0.6, 0.44) for a in numpy.arange(5) * 2 * pi / 5 + pi / 2]
    heart = disc(0, 0, 0.17)
    threads = [disc(0.095 * cos(a), 0.095 * sin(a), 0.03) for a in numpy.arange(6) * pi / 3] + [disc(0, 0, 0.035)]
    mask = numpy.maximum(drawn(*petals, cut=[heart]), drawn(*threads))
    mask = numpy.maximum(mask, drawn(disc(0, 0, 0.86)) - drawn(disc(0, 0, 0.81)))
    bar = _tinted_soap(mask)
    pressed(mask, 0.0042, bar, 0.05, 5, uneven=0.0003)
    from_above(stage, 0.05, low=0.42)


def _tinted_soap(mask):
    """Cream soap, darker where the stamp lay: there it dries last."""
    n = Nodes("Stamped soap")
    base = painted(n, n.ramp(n.noise(40, 4), (0.3, "#E3CE9C"), (0.7, "#EFDFB6")), tinted(mask, "#A47B36", 0.7), "UVMap")
    n.set(base_color=base, roughness=0.5, specular=0.4, normal=n.bump(n.noise(320, 4, 0.6), 0.0003))
    return n.material


@subject("logo-zarbiet-lella-kmar", "logo", size="logo")
def zarbiet_lella_kmar(stage, view):
    """A lozenge knotted in wool."""
    cream, madder, indigo, dark = "#E9DDC4", "#9A3324", "#27426C", "#2B2320"
    chance = numpy.random.default_rng(5)
    knots = {}
    half = 19
    for y in range(-26, 27):
        for x in range(-26, 27):
            d = abs(x) + abs(y)
            tone = madder
            if d <= 2:
                tone = cream
            elif d <= 6:
                tone = indigo
            elif d <= 10:
                tone = cream
            elif d <= 13:
                tone = dark
            elif d <= half - 2:
                tone = cream
            elif d <= half:
                tone = indigo
            knots.setdefault(tone, []).append((x, y))
    pitch = 0.0024
    for tone, spots in knots.items():
        p = numpy.array(spots, float) * pitch + chance.normal(0, pitch * 0.1, (len(spots), 2))
        z = chance.normal(0, 0.0002, len(p))
        tufts = numpy.concatenate([numpy.column_stack([p + chance.normal(0, pitch * 0.2, p.shape), z + 0.0003 * k]) for k in range(3)])
        grains(tufts, pitch * 0.5, wool(tone, relief=0.6), 4)
    box(0.3, 0.3, 0.002, wool("#7A2A1E"), (0, 0, -0.003), 0)
    from_above(stage, 0.05)


@subject("logo-noul-mahdia", "logo", size="logo")
def noul_mahdia(stage, view):
    """Three waves of the sea woven in indigo."""
    rows = columns = 88
    field = numpy.ones((rows, columns, 3)) * [0.93, 0.89, 0.79]
    indigo = numpy.array([0.1, 0.24, 0.44])
    for y in range(rows):
        for x in range(columns):
            u, v = (x + 0.5) / columns * 2 - 1, 1 - (y + 0.5) / rows * 2
            for k, middle in enumerate((0.38, 0.0, -0.38)):
                reach = 0.66 - 0.12 * (k != 1)
                crest = middle + 0.115 * sin(u * 2 * pi * 1.25 + 0.3)
                if abs(v - crest) < 0.095 and abs(u) < reach:
                    field[y, x] = indigo
    field *= 1 + numpy.random.default_rng(2).normal(0, 0.03, (rows, 1, 1))
    image = picture(numpy.clip(numpy.repeat(numpy.repeat(field, 10, 0), 10, 1), 0, 1))
    cloth = weave("#EDE3CE", None, 880, picture=image, size=(0.1, 0.1), relief=1.4)
    pressed(numpy.zeros((64, 64), numpy.float32), 0, cloth, 0.05, uneven=0.0002)
    from_above(stage, 0.047, key=1.6)


@subject("logo-houch-djerba", "logo", size="logo")
def houch_djerba(stage, view):
    """A silver khomsa on blue cloth."""
    right = [(0.0, 0.7), (0.075, 0.66), (0.088, 0.5), (0.092, 0.24), (0.115, 0.2), (0.14, 0.26), (0.16, 0.5), (0.215, 0.56), (0.275, 0.51), (0.285, 0.3), (0.3, 0.1), (0.32,
        0.03), (0.39, 0.05), (0.47, 0.14), (0.545, 0.16),
             (0.585, 0.1), (0.56, 0.02), (0.47, -0.1), (0.4, -0.28), (0.29, -0.46), (0.13, -0.57), (0.0, -0.6)]
    half = curve_through([(*p, 0) for p in right], 150)[:, :2]
    outline = numpy.vstack([half, (half * (-1, 1))[::-1][1:-1]]) * 0.05
    slab(outline[::-1], 0.002, silver(0.3, 0.25), (0, 0, 0.0006), 0.0007)
    dark = plain("#1B2733", 0.4)
    wire = silver(0.25, 0.4)
    eye = [[(0.011 * cos(a) * 1.25, -0.0075 + 0.0075 * sin(a), 0.0027) for a in numpy.linspace(0, 2 * pi, 40)]]
    strands(eye, 0.0012, wire)
    ball(0.0042, plain("#1F4E86", 0.12), (0, -0.0075, 0.0025), (1, 1, 0.55), detail=4)
    for k in range(12):
        a = 2 * pi * k / 12
        ball(0.0009, wire, (0.0195 * cos(a) * 0.9, -0.0075 + 0.0135 * sin(a), 0.0027), detail=3)
    for x, top in ((0.0, 0.031), (0.0108, 0.0235), (-0.0108, 0.0235)):
        strands([[(x, 0.011, 0.0027), (x, top - 0.003, 0.0027)]], 0.0011, dark)
        ball(0.0011, wire, (x, top, 0.0027), detail=3)
    linen_cloth(0.3, 0.3, "#16324F", 0.0, 4, threads=1500)
    from_above(stage, 0.044, key=1.0)


@subject("logo-bab-lazrag", "logo", size="logo")
def bab_lazrag(stage, view):
    """Two squares of nails, the star of the doors, on blue planks."""
    paint = plain_wood("#B98F60", "#7E5632", "Y", 0.45, "#17497F", 0.2)
    for k in range(-2, 3):
        box(0.118, 0.7, 0.03, paint, (k * 0.12, 0, -0.03), 0.002)
    nail = ball(0.0148, iron("#121112", 0.42, 0.03), (0, 0, -9), (1, 1, 0.6), detail=4)
    # Where the sides of the squares cross stands one nail of both; the others keep clear of it.
    half, cross = 0.1343, 0.0556
    spots = [(0, 0)] + [(0.068 * cos(a), 0.068 * sin(a)) for a in numpy.arange(8) * pi / 4]
    for a in numpy.arange(8) * pi / 4:
        spots += [(half * cos(a) - x * sin(a), half * sin(a) + x * cos(a)) for x in (-(half + cross) / 2, 0, cross, (half + cross) / 2, half)]
    copies(nail, [(x, y, 0.0) for x, y in spots])
    from_above(stage, 0.25, low=0.6, key=1.0)
