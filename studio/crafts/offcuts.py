"""What is too small for a rug becomes a cushion or a bag."""

from math import pi

import numpy
from crafts.apothecary import blossom_sprig
from crafts.cloth import hrir_cloth
from crafts.jewelry import swar_cuff
from materials import brass, leather
from shapes import box, curve_through, group, strands, tube
from subjects import subject
from walls import ledge, table, wall
from weaves import BLACK, CREAM, cotton, folded, paper, ripple, row_of, sheet, woven


def mkhadda_pattern(columns=84, rows=84, seed=1):
    """Rows of diamonds between narrow bars; the order of the colors changes from cushion to cushion."""
    ground, cream, dark, ochre, black = range(5)
    cells = paper(columns, rows)
    y, x = numpy.mgrid[0:rows, 0:columns]
    inks = [(cream, dark), (ochre, cream), (dark, cream), (cream, ochre)]
    for k in range(5):
        middle = 8.5 + 17 * k - 1
        first, second = inks[(k + seed) % 4]
        far = numpy.abs((x + (7 if k % 2 else 0)) % 14 - 6.5) + numpy.abs(y - middle)
        for limit, color in ((7, first), (5, ground), (4, second), (1.6, first)):
            cells[(far < limit) & (numpy.abs(y - middle) < 7)] = color
        bar = int(middle + 8.5)
        cells[bar : bar + 1] = black
        if bar + 2 < rows:
            cells[bar - 1, (numpy.arange(columns) // 2) % 2 == k % 2] = cream
    return cells


def pillow(color, second="#2C3C62", plainly=False, size=0.45, fat=0.118, seed=1):
    """A stuffed cushion in the xy plane around its middle, its face up (+z), heavier towards -y, on which it stands."""
    palette = (color, CREAM, second, "#C98F35", BLACK)
    picture = None if plainly else woven(mkhadda_pattern(seed=seed), palette, 8, True, 0.05, seed, 1.12)
    front = cotton(picture, color, (size, size), 260, 2.6)
    back = cotton(None, "#D8CCB4", (size, size), 500)

    def pulls(a, b):
        """The filling draws the sides in, but not the side on which it stands."""
        return 1 - 0.045 * (1 - b**2) * numpy.abs(a) ** 4, 1 - 0.05 * (1 - a**2) * numpy.abs(b) ** 4 * (b > 0)

    def face(side):
        def place(u, w):
            a, b = u * 2 - 1, w * 2 - 1
            plump = numpy.clip((1 - numpy.abs(a) ** 2.6) * (1 - numpy.abs(b) ** numpy.where(b < 0, 4.5, 2.2)), 0, 1) ** 0.64
            pull, pull_y = pulls(a, b)
            creases = 0.006 * ripple(a * 0.2 + b * 0.06, b * 0.2, 0.16, seed * 7) * plump**0.4 * (1 - 0.5 * plump)
            sag = 0.012 * ripple(a * 0.2, b * 0.2, 0.45, seed * 5 + 2) * plump
            return a * size / 2 * pull, b * size / 2 * pull_y, side * (fat * plump + creases + (sag if side > 0 else 0)) + 0.0006 * side

        return place

    edge = numpy.linspace(-1, 1, 40)
    parts = [sheet(face(1), 90, 90, front, 0), sheet(face(-1), 60, 60, back, 0)]
    rim = []
    for a, b in ((edge, -1 + 0 * edge), (1 + 0 * edge, edge), (-edge, 1 + 0 * edge), (-1 + 0 * edge, -edge)):
        pull, pull_y = pulls(a, b)
        rim.append(numpy.stack([a * size / 2 * pull, b * size / 2 * pull_y, 0 * a], 1)[:-1])
    parts.append(strands([numpy.vstack([*rim, rim[0][:1]])], 0.004, cotton(None, color, (1, 1), 400), "Seam", 3))
    return group(parts)


@subject("mkhadda", "whole", "group", "detail")
def mkhadda(stage, view):
    cushion = pillow("#A8461F")
    lean, stage.saturation = 1.25, 0.88
    cushion.location, cushion.rotation_euler = (0, 0.0, 0.2125), (lean, 0, 0)
    stage.window(0.6, -1 if view != "detail" else 1, front=0.25)
    wall("#EFE6D6", 0.17)
    ledge("#EBE1CF", 1.6, front=-1.2)
    if view == "group":
        second, third = pillow("#34456F", "#A8461F", seed=2), pillow("#626A3A", "#A8461F", seed=3)
        second.location, second.rotation_euler = (-0.31, 0.055, 0.218), (1.33, 0, -0.1)
        third.location, third.rotation_euler = (0.32, 0.055, 0.216), (1.3, 0.04, 0.1)
        cushion.location = (0.0, -0.1, 0.2125)
        stage.shoot([cushion, second, third], -6, 11, 60, 0.96, offset=(0, -0.05), fstop=8)
    elif view == "detail":
        stage.shoot(cushion, 26, 14, 90, 1.6, (0.06, -0.05, 0.3), fstop=4.5, focus=(0.03, -0.08, 0.25))
    else:
        stage.shoot(cushion, -30, 31, 75, 0.8)


def lella_pattern(columns=76, rows=48):
    """One row of eyes looking out of black wool."""
    black, cream, red = range(3)
    cells = paper(columns, rows)
    row_of(cells, "eye", rows / 2, 5, cream, red, margin=4)
    for top in (10, 36):
        cells[top : top + 1] = cream
        cells[top + 2, (numpy.arange(columns) // 2) % 2 == 0] = red
    for top in (3, 43):
        row_of(cells, "seed", top + 0.5, 12, cream)
    return cells


def lella_purse():
    """A flat purse 27 by 17 cm with a zip of brass and a loop for the wrist, upright round its middle."""
    wide, high = 0.27, 0.17
    cloth = cotton(woven(lella_pattern(), (BLACK, CREAM, "#9C2F3A"), 10, True, 0.06, 2, 1.0), BLACK, (wide, high), 340, 2.4)

    def face(side):
        def place(u, w):
            a, b = u * 2 - 1, w * 2 - 1
            plump = numpy.clip((1 - numpy.abs(a) ** 6) * (1 - numpy.abs(b) ** 4), 0, 1) ** 0.6
            x, z = a * wide / 2, b * high / 2
            return x, -side * (0.013 * plump + 0.0022 * ripple(x, z, 0.13, 3) * plump + 0.0014), z + 0.001 * ripple(x, x * 0, 0.2, 7)

        return place

    hide, gilt = leather("#7A4A28"), brass()
    parts = [sheet(face(1), 100, 70, cloth, 0), sheet(face(-1), 40, 40, cloth, 0)]
    parts.append(box(wide - 0.004, 0.006, 0.004, gilt, (0, 0, high / 2 - 0.001), 0.001))
    parts.append(box(0.012, 0.008, 0.006, gilt, (wide / 2 - 0.02, 0, high / 2 + 0.002), 0.0015))
    loop = curve_through([(wide / 2 - 0.004, 0, high / 2 - 0.012), (wide / 2 + 0.03, -0.012, high / 2 - 0.02), (wide / 2 + 0.062, -0.03, -0.03), (wide / 2 + 0.05, -0.04, -high / 2 + 0.006),
                          (wide / 2 + 0.02, -0.05, -high / 2 + 0.012), (wide / 2 + 0.026, -0.02, -0.02), (wide / 2 - 0.004, 0.002, high / 2 - 0.016)], 70)
    parts.append(tube(loop, 0.0058, hide, 12, 0.3))
    return group(parts)


@subject("lella", "whole", "detail", "scene")
def lella(stage, view):
    purse = lella_purse()
    if view == "scene":
        table(seed=23, color="#7A563A", dark="#452C1C", turn=11, depth=1.6, front=-0.8, planks=6)
        scarf = folded(0.3, 0.26, hrir_cloth(), 3, 0.0045, 3, (0.0, 0.28), (-0.02, 0.05, 0), -16)
        purse.location, purse.rotation_euler = (0.0, -0.03, 0.05), (-1.33, 0, 0.2)
        cuff = swar_cuff()
        cuff.location, cuff.rotation_euler = (0.13, -0.17, 0), (0, 0, 0.7)
        blossom_sprig((-0.17, -0.16, 0), 24)
        stage.window(0.36, 1)
        stage.shoot([purse, scarf, cuff], -9, 44, 80, 0.92, offset=(0, 0.12), fstop=9)
        return
    purse.location, purse.rotation_euler = (0, 0, 0.0835), (-14 * pi / 180, 0, 0)
    ledge("#E7DCC8", 1.6, front=-1.2)
    wall("#E4D6BF", 0.04)
    stage.window(0.3, -1, front=0.3)
    stage.key = 1.4
    if view == "detail":
        stage.shoot(purse, -28, 16, 95, 1.8, (0.06, -0.01, 0.12), fstop=4.5)
    else:
        stage.shoot(purse, 8, 13, 80, 0.8)
