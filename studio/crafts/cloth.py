"""Foutas, scarves and veils of Mahdia and Ksar Hellal."""

import numpy
from materials import plain, plain_wood
from props import soap_bar
from shapes import ball, box, curve_through, group, tube
from subjects import subject
from walls import ledge, linen_cloth, table, wall
from weaves import cotton, edge_of, folded, fringe, over_peg, over_rod, paper, ripple, sheet, silk, striped, woven

NATURAL = "#EFE7D6"
SEA, SAFFRON, BRICK, UNDYED = "#2F6E9E", "#D99E2B", "#B4532D", "#D9CBB0"


def fouta_bands(color, length=2.0):
    """Broad and narrow stripes near both ends; the middle is the color alone."""
    near = [(0.05, 0.045, color), (0.11, 0.012, color), (0.135, 0.012, color), (0.16, 0.07, color), (0.245, 0.012, color), (0.27, 0.012, color), (0.295, 0.14, color)]
    return [*near, *((length - start - width, width, tone) for start, width, tone in near)]


def fouta_cloth(color, seed=1, size=(1.0, 2.0)):
    bands = fouta_bands(NATURAL, size[1]) if color != UNDYED else fouta_bands("#A9895C", size[1])
    return cotton(striped(color, bands, size[1], seed=seed, deep=1.18), color, size, 330, 2.0)


def peg(at, length=0.1, wood=None):
    """A turned wooden peg standing out of the wall."""
    x, y, z = at
    wood = wood or plain_wood("#8C6645", "#533823", "Y")
    points = curve_through([(x, y, z), (x, y - length * 0.5, z + 0.002), (x, y - length * 0.86, z + 0.006), (x, y - length, z + 0.008)], 16)
    return group([tube(points, 0.0105, wood, 20), ball(0.0155, wood, (x, y - length, z + 0.008), (1, 0.7, 1), detail=3)])


def rail(width, z, y=0.0):
    """A round rod on two brackets, `width` meters long."""
    wood = plain_wood("#9A7048", "#5D3C22")
    rod = tube(curve_through([(-width / 2, y, z), (0, y, z - 0.001), (width / 2, y, z)], 24), 0.0125, wood, 20)
    arms = [box(0.02, 0.09, 0.024, wood, (side * width * 0.44, y + 0.03, z - 0.034), 0.003) for side in (-1, 1)]
    return group([rod, *arms])


@subject("bhar", "whole", "group", "detail")
def bhar(stage, view):
    if view == "group":
        ledge("#EBE1CF")
        wall("#EFE6D6", 0.36)
        stack = [folded(0.33 + 0.006 * (k % 2), 0.25, fouta_cloth(color, k + 1), 4, 0.0056, k + 1, part, (0.004 * (k % 3 - 1), 0.0, 0.046 * k), (-2, 3, -3, 1.5)[k])
                 for k, (color, part) in enumerate(((BRICK, (0.004, 0.254)), (UNDYED, (0.01, 0.26)), (SAFFRON, (0.005, 0.255)), (SEA, (0.008, 0.258))))]
        stage.window(0.42, 1)
        stage.shoot(stack, -19, 17, 75, 0.78)
        return
    wall("#EFE7D8", 0.075)
    place = over_rod(1.0, 1.12, 0.6, 1.5, 0.55, 4, 0.034, seed=3)
    cloth = sheet(place, 240, 260, fouta_cloth(SEA), 0.0022)
    ends = fringe(edge_of(place, 84), (0, 0, -1), 0.075, plain("#E9E1D0", 0.9), 2, 0.0026, 0.003, seed=3)
    bar = rail(0.8, 1.5)
    stage.window(1.2, -1 if view == "whole" else 1, front=0.4, at=(0, 0, 0.6))
    if view == "detail":
        stage.shoot([cloth], -22, 6, 90, 2.6, aim=(0.02, -0.03, 0.47), fstop=4.5, focus=(0, -0.06, 0.47))
    else:
        stage.shoot([cloth, ends, bar], -9, 3, 75, 0.88)


def hrir_cloth(ground="#6A2E5C"):
    """The stripes of the bridal rda, along the scarf: a fine black line holds the colors apart."""
    green, gold, black = "#1F7A5A", "#D9B24A", "#1C1618"
    bands = []
    for start in (0.04, 0.235, 0.43):
        for offset, width, color in ((0, 0.002, black), (0.002, 0.016, green), (0.018, 0.002, black), (0.024, 0.006, gold), (0.034, 0.0022, gold), (0.04, 0.0022, gold),
                                      (0.048, 0.006, gold), (0.058, 0.002, black), (0.06, 0.016, green), (0.076, 0.002, black)):
            bands.append((start + offset, width, color))
    return silk(striped(ground, bands, 0.55, 1600, 2, 1.2, 32, along=True), ground)


def twisted_ends(place, count, ground="#6A2E5C", far=False, seed=1):
    return fringe(edge_of(place, count, far), (0, 0, -1), 0.085, silk(None, ground), 2, 0.003, 0.002, seed=seed)


@subject("hrir", "whole", "detail", "group")
def hrir(stage, view):
    if view == "group":
        wall("#EFE7D8", 0.075)
        shown = [rail(0.9, 1.3)]
        for k, ground in enumerate(("#1F6B52", "#6A2E5C", "#C4566E")):
            place = over_rod(0.55, 0.86 + 0.05 * (k % 2), 0.84, 1.3, 0.42, 3, 0.02, seed=k + 5)
            shown.append(group([sheet(place, 200, 240, hrir_cloth(ground), 0.0007), twisted_ends(place, 60, ground, seed=k)], (0.28 * (k - 1), 0, 0)))
        stage.window(1.1, 1, front=0.5, at=(0, 0, 0.6))
        stage.shoot(shown, 13, 3, 70, 0.92)
        return
    cloth = hrir_cloth()
    wall("#EDE4D4", 0.02)
    place = over_peg(0.98, 0.82, 1.3, 0.014, wide=0.115, pleats=5, depth=0.019, seed=2, twist=1.42)
    scarf = sheet(place, 260, 300, cloth, 0.0007)
    ends = [twisted_ends(place, 70, far=far, seed=4 + far) for far in (False, True)]
    wood = peg((0, 0.02, 1.3), 0.19)
    stage.window(1.0, -1, front=0.8, at=(0, 0, 0.6))
    if view == "detail":
        stage.shoot([scarf], 18, 4, 95, 3.6, aim=(-0.01, -0.1, 0.46), fstop=6, focus=(-0.03, -0.13, 0.46))
    else:
        stage.shoot([scarf, *ends, wood], -7, 2, 80, 0.88)


def dots_cloth(color="#D9A441", seed=1, size=0.75):
    """Little dots woven in, in staggered rows on a cream ground."""
    columns = 150
    cells = paper(columns, columns)
    for j, y in enumerate(range(5, columns, 10)):
        for x in range(5 + 5 * (j % 2), columns, 10):
            cells[y - 1 : y + 2, x - 1 : x + 2] = 1
            cells[y - 2, x] = cells[y + 2 if y + 2 < columns else y, x] = 1
            cells[y, max(0, x - 2)] = cells[y, min(columns - 1, x + 2)] = 1
    return cotton(woven(cells, ("#FBF3E0", color), 8, False, 0.025, seed, 1.15), "#FBF3E0", (size, size), 330, 2.2)


@subject("sghir", "whole", "detail", "group")
def sghir(stage, view):
    stage.key = 1.45
    if view == "group":
        # The toys are dressed in cloth themselves.
        from crafts.toys import jmal_camel

        table(seed=8, color="#B98F63", dark="#7E5A38")
        wall("#E3DCCB", 0.4)
        camel = jmal_camel("#2F6296", 4)
        camel.location, camel.rotation_euler = (0.1, -0.17, 0), (0, 0, -0.25)
        stack = [folded(0.25, 0.2, dots_cloth(color, k + 2), 4, 0.0058, k + 2, (0.05, 0.6), (0, 0.045 * k, 0.0475 * k), (5, -6, 4)[k], across=(0.1, 0.43)) for k, color in enumerate(("#8A9A6B", "#CF8A90", "#D9A441"))]
        soap_bar((-0.1, -0.17, 0), 24, "#B8B27A")
        stage.window(0.34, -1)
        stage.shoot([*stack, camel], 14, 19, 75, 0.84)
        return
    cloth, bias = dots_cloth(), cotton(None, "#D9A441", (1, 1), 500)
    side, corner = 0.75, 0.29

    def towel(u, w):
        # The square lies with its hood's corner away from the eye; towards its edges it rises and sinks.
        x, y = (u - 0.5) * side, (w - 0.5) * side
        wave = ripple(x, y, 0.34, 11, 9) * 0.009 + numpy.abs(ripple(x, y, 0.5, 4, 5)) * 0.02
        x, y = x + 0.008 * ripple(y, x * 0.4, 0.5, 2), y + 0.008 * ripple(x, y * 0.4, 0.5, 5)
        return (x - y) / 2**0.5, (x + y) / 2**0.5, 0.003 + numpy.maximum(0, wave + 0.004)

    def hood(u, w, full=1.0):
        # A triangle over the corner at (1, 1): u along its open edge, w from the edge to the point.
        a, b = 1 - corner / side * (1 - w) * (1 - u), 1 - corner / side * (1 - w) * u
        x, y, z = towel(a, b)
        rise = numpy.sqrt(numpy.clip(4 * u * (1 - u), 0, 1)) * (1 - w) ** 0.8
        crease = 0.006 * ripple(u, w * 0.4, 0.35, 8) * rise
        return x, y - 0.03 * rise * (1 - w), z + 0.003 + full * (0.055 * rise + crease)

    square = sheet(towel, 220, 220, cloth, 0.0026)
    uv = lambda u, w: (1 - corner / side * (1 - w) * (1 - u), 1 - corner / side * (1 - w) * u)
    cover = sheet(hood, 120, 80, cloth, 0.0026, uv=uv)
    rim = [towel(*at) for k in numpy.linspace(0, 1, 160)[None] for at in ((k, 0 * k), (0 * k + 1, k), (1 - k, 0 * k + 1), (0 * k, 1 - k))]
    lines = [numpy.stack(line, 1) for line in rim] + [edge_of(hood, 120, margin=0)]
    trims = [tube(line + (0, 0, 0.001), 0.0042, bias, 10, 0.8, smooth=0) for line in lines]
    at = towel(numpy.array(1.0), numpy.array(1.0))
    loop = [(at[0] + x, at[1] + y, 0.006) for x, y in ((-0.004, -0.003), (-0.011, 0.03), (0, 0.045), (0.011, 0.03), (0.004, -0.003))]
    trims.append(tube(curve_through(loop, 40), 0.003, bias, 10))
    linen_cloth(2.6, 2.6, "#B3A48C", 0.012, 17, threads=420, flat=0.3, detail=260)
    stage.window(0.75, 1 if view == "whole" else -1, height=0.8)
    if view == "detail":
        stage.shoot([square], -24, 40, 90, 2.4, aim=(0, 0.29, 0.03), fstop=8)
    else:
        stage.shoot([square, cover, *trims], 12, 56, 75, 0.94, fstop=9)
