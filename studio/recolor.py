"""Makes the main picture of a piece in its other colors: python3 recolor.py [<subject>/<view> ...] [--from DIR] [--out DIR]

Rendering a piece again for each of its colors would take hours, and light and folds would not change. So the pigment
alone is exchanged in the picture that is there: pixels of its hue (within an outline where the ground has that hue too)
get the new hue, and their lightness is bent so that the middle of the old pigment becomes the new one while black stays
black and highlights stay highlights.
"""

import argparse
import os
import sys

import cv2
import numpy
from recolorings import RECOLORINGS

HERE = os.path.dirname(os.path.abspath(__file__))
QUALITY = 86


def lab(color):
    pixel = numpy.array([[[int(color[i : i + 2], 16) / 255 for i in (5, 3, 1)]]], numpy.float32)
    return cv2.cvtColor(pixel, cv2.COLOR_BGR2LAB)[0, 0]


def ramp(value, low, high):
    return numpy.clip((value - low) / max(1e-6, high - low), 0, 1)


def outlined(shape, polygons, soft=1.2):
    height, width = shape
    mask = numpy.zeros(shape, numpy.float32)
    for polygon in polygons:
        points = numpy.round(numpy.array(polygon) * (width, height)).astype(numpy.int32)
        cv2.fillPoly(mask, [points], 1.0, cv2.LINE_AA)
    return cv2.GaussianBlur(mask, (0, 0), soft * width / 800)


def cut_out(picture, mask):
    """What stands out from the ground within a rough outline."""
    small = cv2.resize(picture, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    rough = cv2.resize(mask, small.shape[1::-1])
    kinds = numpy.where(rough > 0.5, cv2.GC_PR_FGD, cv2.GC_BGD).astype(numpy.uint8)
    inner = cv2.erode((rough > 0.5).astype(numpy.uint8), numpy.ones((31, 31), numpy.uint8))
    kinds[inner > 0] = cv2.GC_FGD
    cv2.grabCut((small * 255).astype(numpy.uint8), kinds, None, numpy.zeros((1, 65)), numpy.zeros((1, 65)), 4, cv2.GC_INIT_WITH_MASK)
    found = ((kinds == cv2.GC_FGD) | (kinds == cv2.GC_PR_FGD)).astype(numpy.float32)
    found = cv2.resize(found, picture.shape[1::-1], interpolation=cv2.INTER_LINEAR)
    return ramp(cv2.GaussianBlur(found, (0, 0), 1.2), 0.3, 0.7)


def changed(picture, change):
    seen = cv2.cvtColor(picture, cv2.COLOR_BGR2LAB)
    light, a, b = seen[..., 0], seen[..., 1], seen[..., 2]
    chroma, turn = numpy.hypot(a, b), numpy.degrees(numpy.arctan2(b, a))
    shape = light.shape
    mask = outlined(shape, change.area) if change.area else numpy.ones(shape, numpy.float32)
    if change.cut:
        mask = cut_out(picture, mask)
    if change.without:
        mask = mask * (1 - outlined(shape, change.without))
    mask = mask * ramp(light, change.light[0] - 3, change.light[0]) * (1 - ramp(light, change.light[1], change.light[1] + 3))
    if change.hue is not None:
        middle, wide = change.hue
        off = numpy.abs((turn - middle + 180) % 360 - 180)
        mask = mask * (1 - ramp(off, wide, wide + 10)) * ramp(chroma, *change.chroma)
    if change.pale is not None:
        mask = mask * (1 - ramp(chroma, change.pale, change.pale * 1.5))
    if change.spare is not None:
        middle, wide = change.spare
        off = numpy.abs((turn - middle + 180) % 360 - 180)
        mask = mask * (1 - (1 - ramp(off, wide, wide + 10)) * ramp(chroma, 3, 7))
    mask = cv2.GaussianBlur(mask, (0, 0), 0.5 * shape[1] / 800)
    core = mask > 0.85
    if core.sum() < 50:
        raise ValueError("No pixels have that hue")
    # The full pigment, not what is mixed with the ground at edges and in washes.
    strong = float(numpy.percentile(chroma[core], 75 if change.hue is not None else 50))
    typical = float(numpy.percentile(light[core & (chroma > 0.7 * strong)], 68))
    new = lab(change.color)
    bend = numpy.log(numpy.clip(new[0] / 100, 0.02, 0.98)) / numpy.log(numpy.clip(typical / 100, 0.02, 0.98))
    bent = 100 * numpy.power(numpy.clip(light / 100, 1e-4, 1), bend)
    share = numpy.clip(chroma / max(strong, 1e-3), 0, 1.08) if change.hue is not None else numpy.power(numpy.clip(light / typical, 0, 1.6), 0.5)
    # Highlights have the color of the window, not of the pigment.
    share = share * (1 - 0.75 * ramp(bent, 86, 99))
    mask = mask * change.strength
    out = seen.copy()
    out[..., 0] = light + mask * (bent - light)
    out[..., 1] = a + mask * (new[1] * share - a)
    out[..., 2] = b + mask * (new[2] * share - b)
    return numpy.clip(cv2.cvtColor(out, cv2.COLOR_LAB2BGR), 0, 1)


def main():
    parser = argparse.ArgumentParser(prog="recolor.py", description=__doc__)
    parser.add_argument("pictures", nargs="*")
    parser.add_argument("--from", dest="source", default=os.path.join(HERE, "..", "src", "samples", "pictures"))
    parser.add_argument("--out", default=os.path.join(HERE, "..", "src", "samples", "pictures"))
    options = parser.parse_args()
    for name, changes in RECOLORINGS.items():
        slug, view = name.split("/")
        if options.pictures and name not in options.pictures and slug not in options.pictures:
            continue
        picture = cv2.imread(os.path.join(options.source, slug, view.split("-")[0] + ".webp"))
        picture = picture.astype(numpy.float32) / 255
        try:
            for change in changes:
                picture = changed(picture, change)
        except ValueError as error:
            print(f"{name}: {error}", file=sys.stderr)
            continue
        path = os.path.join(options.out, f"{name}.webp")
        os.makedirs(os.path.dirname(path), exist_ok=True)
        cv2.imwrite(path, (picture * 255 + 0.5).astype(numpy.uint8), [cv2.IMWRITE_WEBP_QUALITY, QUALITY])


if __name__ == "__main__":
    main()
