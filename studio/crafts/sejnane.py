"""Clay modeled without a wheel in Sejnane: cream slip, red earth, black of lentisk, smoke of an open fire."""

from math import cos, pi, sin

import motifs
import numpy
from materials import bare_clay
from motifs import Canvas
from shapes import ball, curve_through, group, tube, turned
from subjects import subject
from walls import ledge, linen_cloth, niche, sweep, table, wall

CREAM, RED, BLACK = "#D9BC93", "#9A4526", "#2B221D"


def aroussa_doll(seed=1):
    """A clay bride 24 cm high: bell skirt, joined arms on the belly, a round head with a crest and plaits."""
    canvas = Canvas(0.36, 0.2, 3072, True, seed)
    canvas.band(0.012, 0.016, RED)
    for height in (0.026, 0.03, 0.068, 0.072, 0.112, 0.116):
        canvas.band(height, 0.0022, BLACK, unsteady=0.4)
    motifs.lozenges(canvas, motifs.flat(0, 0.049, 0.03), 12, 1, BLACK, RED, 0.07)
    for k in range(12):
        motifs.comb(canvas, motifs.flat(0.03 * (k + 0.5), 0.104, 0.022), 5, BLACK if k % 2 else RED, 0.09)
        canvas.dot((0.03 * k, 0.08), 0.0028, RED)
    motifs.zigzag(canvas, motifs.flat(0, 0.12, 0.018), 20, 20, 0.6, RED, 0.16)
    canvas.band(0.138, 0.002, BLACK, unsteady=0.4)
    for k in range(30):
        canvas.stroke([(0.36 * k / 30, 0.141), (0.36 * k / 30 + 0.001, 0.15)], 0.0022, BLACK, (1, 0.4))
    slip = bare_clay(CREAM, canvas.image(), polish=0.6, smoke=0.45, rings=0, roughness=0.7)
    plain_slip = bare_clay(CREAM, polish=0.6, smoke=0.3, rings=0, roughness=0.7)
    black, red = bare_clay(BLACK, polish=0.7, rings=0), bare_clay(RED, polish=0.6, rings=0, smoke=0.2)
    profile = [(0, 0.003), (0.05, 0.0), (0.0555, 0.004), (0.054, 0.02), (0.047, 0.055), (0.039, 0.09), (0.036, 0.115), (0.04, 0.138), (0.037, 0.155), (0.022, 0.168),
               (0.0165, 0.176), (0.0165, 0.184), (0, 0.186)]
    body = turned(profile, 11, slip, None, 0.03, 150, 200, seed, foot_edge=False).thing
    body.scale = (1, 0.86, 1)
    head = ball(0.0275, plain_slip, (0, 0, 0.204), (0.95, 0.88, 1.08), 0.03, 2, seed)
    parts = [body, head]
    for side in (-1, 1):
        arm = [(side * 0.022, 0.001, 0.152), (side * 0.036, -0.005, 0.1475), (side * 0.052, -0.014, 0.135), (side * 0.05, -0.032, 0.115), (side * 0.024, -0.041, 0.106), (side * 0.006, -0.041, 0.108)]
        parts.append(tube(curve_through(arm, 22), numpy.linspace(0.0105, 0.0072, 22), plain_slip, smooth=1))
        for k in range(3):
            bracelet = curve_through(arm, 60)[34 + 4 * k]
            parts.append(ball(0.0079 - 0.0002 * k, black if k % 2 == 0 else red, tuple(bracelet), (0.36, 1, 1), detail=3))
        parts.append(ball(0.0048, black, (side * 0.0105, -0.0222, 0.209), (1, 0.45, 0.72), detail=3))
        brow = [(side * 0.0035, -0.0238, 0.2155), (side * 0.011, -0.0222, 0.219), (side * 0.019, -0.0165, 0.2155)]
        parts.append(tube(curve_through(brow, 10), 0.0012, black, 8, smooth=0))
        plait = [(side * 0.017, 0.004, 0.226), (side * 0.031, 0.002, 0.208), (side * 0.033, -0.004, 0.183), (side * 0.029, -0.018, 0.16)]
        line = curve_through(plait, 12)
        for k, p in enumerate(line):
            parts.append(ball(0.0068 - 0.0002 * k, black, tuple(p), (1, 1, 1.1), 0.05, 2, k, 3))
        parts.append(ball(0.005, red, (side * 0.0285, -0.019, 0.153), detail=3))
        parts.append(ball(0.0072, red, (side * 0.0155, -0.0335, 0.146), (1, 0.4, 1), detail=3))
        parts.append(ball(0.003, black, (side * 0.0155, -0.0362, 0.146), (1, 0.5, 1), detail=3))
        for y in (0.2, 0.196):
            parts.append(ball(0.0017, red, (side * 0.0172, -0.0188, y), (1, 0.5, 1), detail=2))
    parts.append(tube([(0, -0.0235, 0.213), (0, -0.0275, 0.205), (0, -0.0255, 0.199)], [0.0028, 0.0046, 0.0034], plain_slip, 12))
    parts.append(ball(0.0052, red, (0, -0.0232, 0.1925), (1.1, 0.4, 0.42), detail=3))
    # The bride's crest and necklace.
    t = numpy.linspace(-1.05, 1.05, 15)
    crest = numpy.stack([0.0262 * numpy.sin(t), 0.004 + 0 * t, 0.204 + 0.0297 * numpy.cos(t)], 1)
    parts.append(tube(crest, 0.0042 + 0.003 * numpy.cos(t * 1.45), red, 16, smooth=1))
    for k in range(9):
        a = -pi / 2 + (k - 4) * 0.3
        parts.append(ball(0.0036 if k != 4 else 0.006, red if k % 2 else black, (0.0305 * cos(a), 0.0265 * sin(a) - 0.002, 0.162 - 0.008 * cos((k - 4) * 0.3)), detail=3))
    return group(parts)


@subject("aroussa", "whole", "detail", "scene")
def aroussa(stage, view):
    doll = aroussa_doll()
    if view == "scene":
        niche("#E9DCC6", 0.42, 0.46, 0.2, 0.05)
        doll.location, doll.rotation_euler = (0.05, 0.13, 0), (0, 0, -0.25)
        turtle = fakroun_tortoise(3)
        turtle.location, turtle.rotation_euler, turtle.scale = (-0.1, 0.12, 0), (0, 0, 0.7), (0.8, 0.8, 0.8)
        stage.window(0.35, -1, front=0.75)
        stage.shoot([doll, turtle], 4, 9, 75, 0.72, offset=(0, -0.08))
        return
    sweep("#D8C6AC", 0.6)
    doll.rotation_euler = (0, 0, -0.3)
    stage.window(0.26, 1, front=0.2)
    if view == "detail":
        stage.shoot(doll, -10, 9, 100, 1.8, (0, -0.02, 0.17), fstop=5)
    else:
        stage.shoot(doll, 4, 8, 85, 0.8)


def fakroun_tortoise(seed=1, ground="#B5724A"):
    """A hollow tortoise 16 cm long with a painted shell."""
    face = motifs.face_canvas(2048, seed)
    inner = "#E3CBA2"
    for radius, width in ((0.965, 0.07), (0.9, 0.016), (0.46, 0.018)):
        motifs.circle(face, radius, width, BLACK if width < 0.05 else RED)
    for k in range(8):
        a = 2 * pi * k / 8
        shape = [(0.48, 0), (0.68, 0.17), (0.88, 0), (0.68, -0.17)]
        place = motifs.flat(1, 1, 1, a)
        face.fill(place(shape), inner, 0.95, 1, smooth=False)
        face.fill(place([(0.58, 0), (0.68, 0.085), (0.78, 0), (0.68, -0.085)]), BLACK, 0.9, 1, smooth=False)
        for p, q in zip(shape, shape[1:] + shape[:1]):
            face.stroke(place([p, q]), 0.02, BLACK, unsteady=0.2)
        between = motifs.flat(1, 1, 1, a + pi / 8)
        for x in (0.6, 0.68, 0.76):
            face.stroke(between([(x, -0.05 - (x - 0.6) * 0.3), (x, 0.05 + (x - 0.6) * 0.3)]), 0.016, inner)
        face.dot(between([(0.83, 0)])[0], 0.022, BLACK)
    for k in range(4):
        a = pi / 2 * k + pi / 4
        place = motifs.flat(1, 1, 1, a)
        face.fill(place([(0.06, 0), (0.22, 0.14), (0.4, 0), (0.22, -0.14)]), RED if k % 2 else BLACK, 0.9, 1, smooth=False)
        for p, q in (((0.02, 0), (0.22, 0.18)), ((0.22, 0.18), (0.44, 0)), ((0.44, 0), (0.22, -0.18)), ((0.22, -0.18), (0.02, 0))):
            face.stroke(place([p, q]), 0.016, inner, unsteady=0.2)
    clay = bare_clay(ground, polish=0.6, smoke=0.55, rings=0, roughness=0.7)
    shell_clay = bare_clay(ground, face.image(), "face", polish=0.65, smoke=0.4, rings=0, roughness=0.68)
    # Lip first: the shell is the "inside", so that the face's canvas lies over it.
    profile = [(0, 0.012), (0.045, 0.012), (0.058, 0.02), (0.0635, 0.03), (0.062, 0.037), (0.054, 0.056), (0.036, 0.074), (0.015, 0.083), (0, 0.0845)]
    shell = turned(profile, 3, clay, shell_clay, 0.02, 140, 160, seed, foot_edge=False).thing
    shell.scale = (1.04, 0.9, 1)
    parts = [shell]
    for x, y, turn in ((0.042, -0.042, -0.5), (0.042, 0.042, 0.5), (-0.042, -0.042, -2.4), (-0.042, 0.042, 2.4)):
        foot = [(x * 0.6, y * 0.6, 0.02), (x, y, 0.016), (x + 0.012 * cos(turn), y + 0.014 * sin(turn), 0.009), (x + 0.02 * cos(turn), y + 0.022 * sin(turn), 0.0085)]
        parts.append(tube(curve_through(foot, 14), numpy.interp(numpy.linspace(0, 1, 14), (0, 0.6, 0.9, 1), (0.014, 0.012, 0.009, 0.005)), clay, smooth=1))
    neck = [(0.045, 0, 0.03), (0.066, 0, 0.04), (0.08, 0, 0.055)]
    parts.append(tube(curve_through(neck, 10), numpy.linspace(0.0165, 0.0125, 10), clay))
    parts.append(ball(0.0165, clay, (0.087, 0, 0.059), (1.25, 0.95, 0.85), 0.03, 2, seed))
    black = bare_clay(BLACK, polish=0.7, rings=0)
    for side in (-1, 1):
        parts.append(ball(0.0034, black, (0.095, side * 0.0125, 0.0625), (1, 0.6, 1), detail=3))
    parts.append(tube([(0.1066, -0.007, 0.0555), (0.1085, 0, 0.0545), (0.1066, 0.007, 0.0555)], 0.0009, black, 8, smooth=0))
    for t in (0.3, 0.55, 0.8):
        ring = curve_through(neck, 11)[int(t * 10)]
        parts.append(ball(0.0155 - 0.002 * t, black, tuple(ring), (0.12, 1, 1), detail=3))
    parts.append(tube([(-0.058, 0, 0.024), (-0.07, 0, 0.021), (-0.08, 0, 0.023)], [0.008, 0.005, 0.002], clay))
    return group(parts)


@subject("fakroun", "whole", "group", "detail")
def fakroun(stage, view):
    turtle = fakroun_tortoise()
    turtle.rotation_euler = (0, 0, -0.65)
    if view == "group":
        cream, third = fakroun_tortoise(4, "#D3B58C"), fakroun_tortoise(7, "#A95F3A")
        cream.location, cream.rotation_euler = (-0.1, 0.15, 0), (0, 0, -0.2)
        third.location, third.rotation_euler, third.scale = (0.1, 0.17, 0), (0, 0, -2.2), (0.8, 0.8, 0.8)
        ledge("#E6DAC4", 1.4)
        wall("#E5D8C2", 0.6)
        stage.window(0.34, -1)
        stage.shoot([turtle, cream, third], -6, 24, 75, 0.84)
        return
    stage.window(0.2, 1)
    wall("#DFCFB6", 0.5)
    if view == "detail":
        turtle.rotation_euler = (0, 0, 0.95)
        table(seed=21, color="#8C6544", dark="#553823")
        stage.shoot(turtle, 8, 40, 95, 1.6, (0, 0, 0.07), fstop=4)
    else:
        linen_cloth(1.1, 0.9, "#E4DAC6", 0.008, 31, flat=0.12)
        stage.shoot(turtle, -4, 22, 85, 0.76)
