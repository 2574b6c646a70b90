"""The pasha of the puppet theater: a head of lime wood, velvet, braid and a tin sword on five strings."""

from math import cos, pi, sin

import numpy
from motifs import Canvas
from materials import Nodes, iron, metal, plain, plain_wood, weave, wool
from shapes import ball, box, curve_through, group, loft, slab, strand, strands, tube, turned
from subjects import subject
from walls import table, wall
from weaves import ripple, sheet

# The kaftan at heights: half its width, half its depth, and how deep its folds are.
KAFTAN = numpy.array([(0.327, 0.021, 0.02, 0), (0.32, 0.036, 0.027, 0), (0.311, 0.052, 0.033, 0), (0.296, 0.0575, 0.037, 0), (0.265, 0.053, 0.038, 0.01), (0.238, 0.0475, 0.035,
    0.015), (0.222, 0.0475, 0.036, 0.03),
                      (0.2, 0.057, 0.046, 0.05), (0.17, 0.07, 0.057, 0.075), (0.145, 0.079, 0.065, 0.09), (0.122, 0.086, 0.071, 0.1)])


def velvet(color):
    """Short pile: dark where it is looked into, bright along its edges, brushed in clouds."""
    n = Nodes("Velvet")
    brushed = n.noise(28, 4, 0.6)
    facing = n.node("LayerWeight")
    facing.inputs["Blend"].default_value = 0.35
    edge = facing.outputs["Facing"]
    dark, light = (f"#{''.join(f'{min(255, int(int(color[i:i + 2], 16) * f)):02x}' for i in (1, 3, 5))}" for f in (0.5, 1.2))
    base = n.mix(n.span(edge, 0.4, 0.95, 0, 0.7), n.mix(n.span(brushed, 0.35, 0.65, 0.1, 0.75), dark, color), light)
    n.set(base_color=base, roughness=0.9, specular=0.08, sheen=0.35, sheen_tint=0.8, normal=n.bump(n.noise(900, 3, 0.7), 0.0006))
    return n.material


def kaftan_at(angle, height, out=0.0):
    """A place on the kaftan, `out` meters off it; the angle 0 is to the right, -π/2 in front."""
    rows = KAFTAN[::-1]
    wide, deep, fold = (numpy.interp(height, rows[:, 0], rows[:, k]) for k in (1, 2, 3))
    push = 1 + fold * (0.75 * numpy.sin(8 * angle + 0.6) + 0.35 * numpy.sin(13 * angle + 2))
    return numpy.stack([(wide * push + out) * numpy.cos(angle), (deep * push + out) * numpy.sin(angle), height + 0 * angle], -1)


def kaftan(cloth_face):
    angle = numpy.linspace(0, 2 * pi, 120, endpoint=False)
    heights = numpy.concatenate([numpy.linspace(0.327, 0.3, 8), numpy.linspace(0.295, 0.122, 26)])
    rings = [kaftan_at(angle, z) for z in heights]
    rings += [kaftan_at(angle, 0.1215, -0.0025), kaftan_at(angle, 0.15, -0.006), kaftan_at(angle, 0.2, -0.012)]
    return loft(rings, cloth_face, smooth=1)


def braid(points, gold, wide=0.0021):
    """Two gold cords twisted into one."""
    points = numpy.asarray(points, float)
    line = curve_through(points, max(40, len(points) * 6))
    along = numpy.concatenate([[0], numpy.cumsum(numpy.linalg.norm(numpy.diff(line, axis=0), axis=1))])
    tangent = numpy.gradient(line, axis=0)
    tangent /= numpy.linalg.norm(tangent, axis=1)[:, None] + 1e-12
    side = numpy.cross(tangent, (0.3, 0.2, 0.93))
    side /= numpy.linalg.norm(side, axis=1)[:, None] + 1e-12
    other = numpy.cross(tangent, side)
    dense = numpy.linspace(0, along[-1], max(20, int(along[-1] / 0.0006)))
    at = lambda values: numpy.stack([numpy.interp(dense, along, values[:, k]) for k in range(3)], 1)
    turn = dense / 0.0042 * 2 * pi
    cords = [at(line) + (at(side) * numpy.cos(turn + k * pi)[:, None] + at(other) * numpy.sin(turn + k * pi)[:, None]) * wide * 0.3 for k in range(2)]
    return strands(cords, wide * 0.75, gold, "Braid", 2)


def _trimmings(gold):
    """Braid at hem, collar and front, with five loops across the chest."""
    around = numpy.linspace(0, 2 * pi, 90)
    parts = [braid(kaftan_at(around, z, 0.0012), gold) for z in (0.127, 0.1335, 0.3245)]
    for s in (-1, 1):
        for start, end in ((0.318, 0.24), (0.214, 0.13)):
            heights = numpy.linspace(start, end, 12)
            parts.append(braid([kaftan_at(numpy.array(-pi / 2 + s * 0.07), z, 0.0014) for z in heights], gold))
        for z in (0.305, 0.292, 0.279, 0.266, 0.253):
            reach = numpy.linspace(0.09, 0.62, 8)
            parts.append(braid([kaftan_at(numpy.array(-pi / 2 + s * a), z + 0.003 * sin(a * 5), 0.0014) for a in reach], gold, 0.0018))
            parts.append(ball(0.0026, gold, tuple(kaftan_at(numpy.array(-pi / 2 + s * 0.66), z, 0.0016)), detail=3))
    return parts


def _head(lime, black):
    parts = [ball(0.0365, lime, (0, 0, 0.372), (0.86, 0.92, 1.12), 0.02, 2.5, 3),
             ball(0.017, lime, (0, -0.0165, 0.3455), (1.05, 0.85, 0.8), detail=4),
             tube([(0, 0, 0.31), (0, 0, 0.33), (0, 0, 0.35)], [0.0165, 0.0145, 0.0165], lime)]
    nose = [(0, -0.031, 0.385), (0, -0.0375, 0.376), (0, -0.0425, 0.367), (0, -0.039, 0.3605), (0, -0.033, 0.3595)]
    parts.append(tube(curve_through(nose, 18), numpy.interp(numpy.linspace(0, 1, 18), (0, 0.5, 0.75, 1), (0.0032, 0.0058, 0.0074, 0.004)), lime, flat=0.9))
    paint, white, red = plain("#241A14", 0.35), plain("#EFE6D6", 0.35), plain("#9E3A2A", 0.4)
    for s in (-1, 1):
        parts.append(ball(0.0064, white, (s * 0.0125, -0.0298, 0.3785), (1, 0.42, 0.7), detail=4))
        parts.append(ball(0.0031, paint, (s * 0.0123, -0.0322, 0.3783), (1, 0.4, 1), detail=3))
        parts.append(tube(curve_through([(s * 0.0045, -0.0325, 0.3848), (s * 0.0125, -0.0325, 0.3895), (s * 0.0215, -0.0262, 0.386)], 16), numpy.linspace(0.0021, 0.0011, 16), black, 10))
        parts.append(tube(curve_through([(s * 0.006, -0.0312, 0.3815), (s * 0.0125, -0.0318, 0.3832), (s * 0.019, -0.027, 0.3805)], 12), 0.0008, paint, 8))
        parts.append(ball(0.0085, lime, (s * 0.0305, 0.001, 0.37), (0.5, 0.8, 1.15), 0.08, 3, 4))
        whisker = [(s * 0.001, -0.0385, 0.3565), (s * 0.012, -0.0385, 0.3535), (s * 0.0245, -0.0335, 0.3535), (s * 0.034, -0.03, 0.36), (s * 0.0365, -0.0295, 0.3695),
            (s * 0.0325, -0.031, 0.374)]
        parts.append(tube(curve_through(whisker, 40), numpy.interp(numpy.linspace(0, 1, 40), (0, 0.2, 0.6, 1), (0.0036, 0.0046, 0.0028, 0.0006)), black, 14))
        parts.append(ball(0.0088, plain("#C6906A", 0.5), (s * 0.0185, -0.0245, 0.364), (1, 0.5, 0.9), detail=4))
    parts.append(tube(curve_through([(-0.0075, -0.0322, 0.3478), (0, -0.0342, 0.3468), (0.0075, -0.0322, 0.3478)], 12), numpy.interp(numpy.linspace(0, 1, 12), (0, 0.5, 1),
        (0.0006, 0.0022, 0.0006)), red, 10))
    return parts


def _turban(gold):
    """A red chechia wound with cloth, a jewel and a tuft in front."""
    felt, cloth_face = wool("#8E2A22", relief=0.6), wool("#EFE5D0", relief=0.5)
    parts = [turned([(0, 0.0), (0.031, 0.0), (0.0315, 0.02), (0.029, 0.032), (0.018, 0.038), (0, 0.039)], 4, felt, None, 0.01, 60, 60, foot_edge=False).thing]
    parts[0].location = (0, 0.002, 0.404)
    a = numpy.linspace(0, 2 * pi, 40, endpoint=False)
    for k, (radius, height, tilt, lean) in enumerate(((0.0325, 0.3995, 0.10, 0.0), (0.0345, 0.407, -0.16, 0.9), (0.034, 0.4145, 0.15, 2.2), (0.0325, 0.4215, -0.14, 3.4), (0.033,
        0.409, 0.2, 4.4))):
        z = height + radius * tilt * numpy.sin(a + lean)
        parts.append(strand(numpy.stack([radius * numpy.cos(a), 0.002 + radius * 1.02 * numpy.sin(a), z], 1), 0.0158 - 0.0008 * k, cloth_face, 120, closed=True))
    parts.append(ball(0.0062, plain("#1F5A46", 0.08), (0, -0.0415, 0.4105), (1, 0.5, 1.2), detail=4))
    ring = numpy.stack([0.0072 * numpy.cos(a), 0 * a - 0.0415, 0.4105 + 0.0085 * numpy.sin(a)], 1)
    parts.append(strand(ring, 0.0018, gold, 80, closed=True))
    chance = numpy.random.default_rng(4)
    tuft = []
    for _ in range(60):
        lean, fore = chance.normal(0, 0.16), chance.normal(0.1, 0.1)
        tuft.append([(0, -0.039, 0.417), (lean * 0.012, -0.036 - fore * 0.01, 0.43), (lean * 0.04, -0.033 - fore * 0.03, 0.445 - abs(lean) * 0.01)])
    parts.append(strands([curve_through(t, 10) for t in tuft], 0.0009, wool("#2A2622"), "Tuft"))
    return parts


def _limbs(cloth_face, lime, gold):
    parts = []
    arms = (((-0.05, 0.002, 0.306), (-0.078, -0.004, 0.283), (-0.1, -0.022, 0.262), (-0.112, -0.05, 0.268), (-0.117, -0.066, 0.283)),
            ((0.05, 0.002, 0.306), (0.075, -0.004, 0.278), (0.09, -0.014, 0.245), (0.094, -0.034, 0.219), (0.092, -0.048, 0.206)))
    for arm in arms:
        line = curve_through(arm, 30)
        radii = numpy.interp(numpy.linspace(0, 1, 30), (0, 0.3, 0.55, 0.8, 1), (0.017, 0.0195, 0.0165, 0.018, 0.0215)) * (1 + 0.035 * numpy.sin(numpy.linspace(0, 26, 30)))
        parts.append(tube(line, radii, cloth_face, 24))
        along = (line[-1] - line[-3]) / numpy.linalg.norm(line[-1] - line[-3])
        one = numpy.cross(along, (0, 0, 1.0))
        one /= numpy.linalg.norm(one)
        two = numpy.cross(along, one)
        a = numpy.linspace(0, 2 * pi, 40)
        parts.append(braid([line[-1] - along * 0.003 + 0.0222 * (cos(t) * one + sin(t) * two) for t in a], gold))
        hand = line[-1] + along * 0.012
        parts.append(tube([line[-1] - along * 0.012, line[-1] + along * 0.006, hand + along * 0.008], [0.0088, 0.0092, 0.0095], lime, 20))
        parts.append(ball(0.0128, lime, tuple(hand + along * 0.008), (0.95, 1.05, 1.1), 0.05, 3, 5))
        for k in range(4):
            p = hand + along * (0.0165 + 0.001 * (k in (1, 2))) + one * (k - 1.5) * 0.0056
            parts.append(tube([p - along * 0.008, p, p - two * 0.006 - along * 0.001, p - two * 0.0095 - along * 0.007], [0.0034, 0.0036, 0.0034, 0.0026], lime, 12))
    for s in (-1, 1):
        leg = [(s * 0.026, 0.0, 0.17), (s * 0.032, -0.002, 0.125), (s * 0.034, -0.004, 0.09), (s * 0.032, -0.002, 0.066)]
        parts.append(tube(curve_through(leg, 24), numpy.interp(numpy.linspace(0, 1, 24), (0, 0.5, 0.85, 1), (0.028, 0.031, 0.029, 0.0185)), velvet("#2A3F52"), 28))
        boot = plain_wood("#8E4A2A", "#5A2A18", "Z", 0.4, "#6E2A1E", 0.15)
        foot = [(s * 0.032, 0.002, 0.072), (s * 0.033, 0.002, 0.04), (s * 0.034, -0.002, 0.018), (s * 0.037, -0.02, 0.012), (s * 0.041, -0.04, 0.0105), (s * 0.044, -0.053,
            0.017), (s * 0.0445, -0.0575, 0.026)]
        parts.append(tube(curve_through(foot, 40), numpy.interp(numpy.linspace(0, 1, 40), (0, 0.2, 0.36, 0.5, 0.72, 0.88, 1), (0.0165, 0.0152, 0.0165, 0.0145, 0.0125, 0.0068,
            0.002)), boot, 24))
    return parts


def _sword():
    """A bent blade of tin and a wooden hilt, held in the raised hand."""
    edge = [(0.006, 0.0), (0.0085, 0.05), (0.005, 0.1), (-0.006, 0.14), (-0.022, 0.172), (-0.016, 0.138), (-0.0075, 0.1), (-0.0045, 0.05), (-0.006, 0.0)]
    blade = slab(edge, 0.0014, metal("#C9C8C2", 0.3, 0.35), (0, 0, 0), 0.0005, smooth_outline=160)
    guard = box(0.032, 0.006, 0.005, metal("#BF9355", 0.3, 0.5), (0, -0.005, -0.0015), 0.0018)
    grip = tube([(0, -0.004, 0.0007), (0, -0.02, 0.0007), (0.002, -0.034, 0.0007)], [0.0042, 0.0046, 0.005], plain_wood("#6E4426", "#3A2212", "Y"), 16)
    return group([blade, guard, grip], (-0.121, -0.085, 0.314), (72, 0, 16))


def ismail_pacha_puppet(cloth_color="#661C2D"):
    """45 cm from his soles to the tuft; the cross hangs above him."""
    lime, black, gold = plain_wood("#CFA77C", "#AC8056", "Z", 0.42), wool("#1F1915", relief=0.5), metal("#C39B4E", 0.38, 0.55, dark="#5A3F18")
    pile = velvet(cloth_color)
    parts = [kaftan(pile), *_trimmings(gold), *_head(lime, black), *_turban(gold), *_limbs(pile, lime, gold), _sword()]
    around = numpy.linspace(0, 2 * pi, 80, endpoint=False)
    sash = [kaftan_at(around, z, out) for z, out in ((0.2165, 0.001), (0.217, 0.0045), (0.2215, 0.0062), (0.2265, 0.0052), (0.2315, 0.0064), (0.237, 0.0048), (0.2385, 0.001))]
    stripe = weave("#C8973E", "#A8461F", 1400, size=(0.3, 0.025), relief=1.0)
    parts.append(loft(sash, stripe, closed_ends=False))
    for x, fall in ((0.02, 0.075), (0.03, 0.062)):
        p = [(x, -0.043, 0.228), (x + 0.004, -0.052, 0.212), (x + 0.006, -0.06, 0.19), (x + 0.008, -0.066, 0.228 - fall)]
        parts.append(tube(curve_through(p, 16), numpy.linspace(0.006, 0.0085, 16), stripe, 20, 0.28))
    parts.append(ball(0.0075, stripe, (0.024, -0.044, 0.229), (1.2, 0.7, 0.9), 0.1, 3, 2))
    top = 0.53
    stick = plain_wood("#B08556", "#7E5632", "X", 0.5)
    cross = [box(0.19, 0.016, 0.009, stick, (0, 0, top), 0.002), box(0.016, 0.12, 0.009, plain_wood("#A87C4E", "#7E5632", "Y", 0.5), (0, 0, top + 0.009), 0.002)]
    a = numpy.linspace(0, 2 * pi, 30, endpoint=False)
    hook = strand(numpy.stack([0.008 * numpy.cos(a), 0 * a, top + 0.026 + 0.008 * numpy.sin(a)], 1), 0.002, iron(), 60, closed=True)
    ends = (((-0.031, 0.0, 0.385), (-0.032, 0, top)), ((0.031, 0.0, 0.385), (0.032, 0, top)), ((-0.118, -0.075, 0.297), (-0.09, 0, top)), ((0.091, -0.062, 0.205), (0.09, 0,
        top)), ((0, 0.034, 0.3), (0, 0.055, top + 0.009)))
    strings = strands([[a, b] for a, b in ends], 0.0009, plain("#D9CDB6", 0.8), "Strings")
    return group([*parts, *cross, hook, strings])


def painted_town(wide=1.0, high=0.8):
    """The cloth at the back of the stage: evening, domes and a minaret."""
    canvas = Canvas(wide, high, 2048, False, 5)
    canvas.fill([(0, 0), (wide, 0), (wide, 0.2), (0, 0.24)], "#C99A5E", 0.9, 1, smooth=False)
    for x, width, top, color in ((0.14, 0.2, 0.36, "#E9DFC9"), (0.36, 0.17, 0.31, "#DCCBA6"), (0.55, 0.2, 0.34, "#E9DFC9"), (0.76, 0.17, 0.3, "#D8C29A"), (0.93, 0.18, 0.37, "#E9DFC9")):
        canvas.fill([(x - width / 2, 0.17), (x + width / 2, 0.17), (x + width / 2, top), (x - width / 2, top)], color, 0.95, 1, smooth=False)
        dome = [(x + width * 0.32 * cos(a), top + width * 0.36 * sin(a)) for a in numpy.linspace(0, pi, 24)]
        canvas.fill(dome, "#3F7A68" if color == "#E9DFC9" else color, 0.95, 1, smooth=False)
        arch = [(x - width * 0.13, 0.17), (x + width * 0.13, 0.17), *((x + width * 0.13 * cos(a), 0.24 + width * 0.15 * sin(a)) for a in numpy.linspace(0, pi, 16))]
        canvas.fill(arch, "#2C4F76", 0.9, 1, smooth=False)
    for low, top, half in ((0.17, 0.55, 0.03), (0.55, 0.565, 0.042), (0.565, 0.61, 0.018)):
        canvas.fill([(0.25 - half, low), (0.25 + half, low), (0.25 + half, top), (0.25 - half, top)], "#E3D2AC", 0.95, 1, smooth=False)
    canvas.fill([(0.23, 0.61), (0.27, 0.61), (0.25, 0.65)], "#3F7A68", 0.95, 1, smooth=False)
    return weave("#88A5B4", None, 500, picture=canvas.image(), size=(wide, high), relief=1.2)


def _on_his_stage(stage):
    """The little theater: boards, a painted town, a curtain drawn to the sides and a fringe above."""
    table(None, 0.55, 1.6, 0.03, 7, 0.002, -0.22, 5, "#8A6443", "#4F3622")
    box(1.6, 0.02, 0.6, plain_wood("#8A5A38", "#50301C", "X", 0.5, "#7A2A22", 0.3), (0, -0.215, -0.63), 0.003)
    sheet(lambda u, w: ((u - 0.5) * 1.0, 0.2 + 0.004 * ripple(u * 0.6, w * 0.3, 0.5, 2), w * 0.8), 60, 40, painted_town(), 0)
    pile, gold = velvet("#1D5148"), metal("#C39B4E", 0.38, 0.55, dark="#5A3F18")
    for side in (-1, 1):

        def curtain(u, w, side=side):
            held = 0.045 * numpy.exp(-(((w - 0.36) / 0.12) ** 2))
            x = 0.155 + 0.035 * numpy.abs(w - 0.36) + held * 0.6 + u * (0.2 - held)
            fold = numpy.sin(2 * pi * (5.5 * u + 0.12 * numpy.sin(5 * w))) + 0.3 * numpy.sin(2 * pi * 12 * u + 2)
            return side * x, -0.09 + (0.014 - 0.16 * held) * fold, 0.001 + w * 0.64

        sheet(curtain, 240, 90, pile, 0.0015)
        braid([(side * (0.2 + 0.16 * t), -0.118 - 0.008 * sin(pi * t), 0.231 - 0.012 * sin(pi * t)) for t in numpy.linspace(-0.06, 1, 14)], gold, 0.005)

    def above(u, w):
        hem = 0.018 * numpy.abs(numpy.sin(2 * pi * 3.5 * u))
        return (u - 0.5) * 0.9, -0.122 + 0.006 * numpy.sin(2 * pi * 14 * u), 0.455 + hem + (0.2 - hem) * w

    sheet(above, 300, 30, pile, 0.0015)
    hem = numpy.linspace(0.12, 0.88, 160)
    line = numpy.stack([*above(hem, 0 * hem)], 1)
    braid(line - (0, 0.002, 0), gold, 0.004)
    chance = numpy.random.default_rng(3)
    strands([[p - (0, 0.002, 0), p + (chance.normal(0, 0.0007), -0.003, -0.02)] for k in numpy.linspace(0, 159, 520) for p in [line[int(k)] + (chance.uniform(-0.002, 0.002), 0, 0)]], 0.0009, gold, "Fringe", 1)


@subject("ismail-pacha", "whole", "detail", "scene")
def ismail_pacha(stage, view):
    puppet = ismail_pacha_puppet()
    stage.key = 1.4
    if view == "scene":
        stage.key, stage.warmth = 1.15, 0.03
        puppet.rotation_euler = (0, 0, 0.28)
        _on_his_stage(stage)
        stage.window(0.6, -1, front=0.55, strength=0.7)
        stage.panel((0.0, -0.75, 0.04), (0, 0, 0.25), 0.6, 0.06, 1.6, (1.0, 0.78, 0.5))
        stage.shoot(puppet, 4, 3, 70, 0.8, aim=(0, 0, 0.245), fstop=8, focus=(0, -0.05, 0.3))
        return
    puppet.rotation_euler = (0, 0, -0.22)
    wall("#E9DDC8", 0.16)
    if view == "detail":
        stage.window(0.4, 1, front=0.35)
        stage.shoot(puppet, 14, 4, 95, 2.6, (0.0, -0.03, 0.345), fstop=5.6, focus=(0, -0.04, 0.36))
        return
    stage.window(0.45, -1, front=0.35)
    stage.shoot(puppet, -6, 4, 85, 0.85)
