"""Which pigments become which, for every color of a sample piece that is not the one it was photographed in."""

from dataclasses import dataclass
from math import cos, pi, sin


@dataclass(frozen=True)
class Change:
    """One pigment becomes another. `hue` is the middle and half the width of the old one's hue, in degrees of CIE LCh
    (red about 30, yellow 85, green 130, blue 270); None takes everything within `area`, whose points are shares of the
    picture, but for the hue to `spare` and for what is more colorful than `pale`. `color` is the new one as `#rrggbb`, in full daylight."""

    color: str
    hue: tuple | None = None
    area: tuple = ()
    without: tuple = ()
    chroma: tuple = (5.0, 12.0)
    light: tuple = (0.0, 100.0)
    spare: tuple | None = None
    pale: float | None = None
    strength: float = 1.0
    cut: bool = False


def only(color, hue=None, **more):
    return (Change(color, hue, **more),)


def round_(x, y, wide, high):
    """An ellipse as an outline: its middle and half its sides."""
    return tuple((x + wide * cos(t * pi / 16), y + high * sin(t * pi / 16)) for t in range(32))


BLUE = (277, 30)
GOLD = (78, 20)


PLATE = (round_(0.515, 0.5, 0.44, 0.21),)
FTOUR = (((0.14, 0.36), (0.3, 0.27), (0.6, 0.25), (0.85, 0.4), (0.88, 0.7), (0.5, 0.78), (0.15, 0.7), (0.11, 0.5)),)
JAR = (
    ((0.375, 0.15), (0.43, 0.14), (0.49, 0.15), (0.49, 0.19), (0.5, 0.205), (0.6, 0.225), (0.665, 0.255), (0.655, 0.275), (0.635, 0.285), (0.63, 0.31), (0.69, 0.37), (0.725, 0.44), (0.742, 0.53),
     (0.73, 0.62), (0.69, 0.73), (0.64, 0.83), (0.55, 0.875), (0.43, 0.887), (0.31, 0.875), (0.24, 0.845), (0.2, 0.75), (0.155, 0.64), (0.135, 0.54), (0.145, 0.46), (0.17, 0.39), (0.22, 0.325),
     (0.24, 0.3), (0.235, 0.28), (0.21, 0.265), (0.22, 0.25), (0.3, 0.22), (0.4, 0.205), (0.4, 0.19), (0.38, 0.17)),
)
BLOCKS = (((0.05, 0.25), (0.8, 0.35), (0.95, 0.6), (0.95, 0.82), (0.05, 0.82)),)
PAIR = (
    ((0.24, 0.3), (0.43, 0.3), (0.45, 0.38), (0.42, 0.55), (0.43, 0.72), (0.37, 0.87), (0.25, 0.89), (0.09, 0.84), (0.05, 0.7), (0.07, 0.58), (0.12, 0.5), (0.14, 0.37)),
    ((0.64, 0.29), (0.84, 0.29), (0.86, 0.37), (0.83, 0.5), (0.8, 0.55), (0.79, 0.7), (0.71, 0.81), (0.55, 0.85), (0.44, 0.81), (0.42, 0.7), (0.49, 0.58), (0.56, 0.5), (0.59, 0.37)),
)
HUMP = (((0.24, 0.385), (0.26, 0.3), (0.34, 0.25), (0.46, 0.25), (0.54, 0.33), (0.57, 0.42), (0.4, 0.37)),)
WEAVE = (((0.23, 0.24), (0.32, 0.27), (0.33, 0.5), (0.45, 0.54), (0.6, 0.51), (0.82, 0.48), (0.83, 0.78), (0.25, 0.78)),)
LEGS = (
    ((0.21, 0.37), (0.315, 0.38), (0.255, 0.73), (0.17, 0.73)),
    ((0.535, 0.4), (0.645, 0.39), (0.675, 0.89), (0.58, 0.89)),
    ((0.655, 0.385), (0.72, 0.375), (0.73, 0.655), (0.665, 0.665)),
)
WHEELS = (round_(0.287, 0.618, 0.072, 0.056), round_(0.352, 0.568, 0.022, 0.036), round_(0.565, 0.618, 0.067, 0.058), round_(0.615, 0.57, 0.022, 0.034))
LOW_BEADS = (((0.33, 0.83), (0.5, 0.86), (0.7, 0.8), (0.72, 0.95), (0.33, 0.95)),)
ROBE = (((0.39, 0.11), (0.61, 0.11), (0.79, 0.15), (0.9, 0.245), (0.81, 0.375), (0.78, 0.33), (0.845, 0.95), (0.17, 0.95), (0.22, 0.34), (0.2, 0.375), (0.11, 0.25), (0.29, 0.15)),)
SATCHEL = (((0.08, 0.25), (0.9, 0.25), (0.95, 0.78), (0.08, 0.78)),)
CLASP = (((0.475, 0.49), (0.57, 0.49), (0.57, 0.6), (0.475, 0.6)),)
RUG = (((0.355, 0.21), (0.87, 0.255), (0.75, 0.81), (0.5, 0.93), (0.02, 0.85)),)
CLUTCH = (((0.12, 0.325), (0.755, 0.335), (0.765, 0.675), (0.115, 0.65)),)
COAT = (((0.45, 0.04), (0.55, 0.04), (0.64, 0.27), (0.84, 0.5), (0.93, 0.72), (0.82, 0.77), (0.82, 0.96), (0.18, 0.96), (0.18, 0.76), (0.08, 0.7), (0.17, 0.5), (0.36, 0.27)),)
RING = (round_(0.585, 0.618, 0.2, 0.16), round_(0.5, 0.495, 0.275, 0.075), ((0.22, 0.49), (0.3, 0.54), (0.43, 0.59), (0.43, 0.64), (0.3, 0.61), (0.22, 0.57)))
HAND = (((0.22, 0.0), (0.31, 0.0), (0.57, 0.42), (0.5, 0.43)), ((1.0, 0.02), (1.0, 0.12), (0.57, 0.43), (0.52, 0.37)), ((0.38, 0.41), (0.68, 0.41), (0.79, 0.7), (0.66, 0.73), (0.6, 0.91), (0.42, 0.9), (0.32, 0.74), (0.22, 0.69), (0.28, 0.55)))
HATBAND = (((0.312, 0.562), (0.4, 0.586), (0.5, 0.592), (0.6, 0.582), (0.672, 0.552), (0.672, 0.602), (0.6, 0.634), (0.5, 0.644), (0.4, 0.638), (0.312, 0.612)),)
STRIPE = (((0.22, 0.6), (0.35, 0.648), (0.5, 0.662), (0.65, 0.648), (0.8, 0.6), (0.785, 0.69), (0.65, 0.732), (0.5, 0.747), (0.35, 0.732), (0.235, 0.69)),)
SANDALS = (((0.03, 0.82), (0.03, 0.7), (0.33, 0.54), (0.36, 0.48), (0.62, 0.28), (0.9, 0.3), (0.85, 0.5), (0.74, 0.66), (0.5, 0.74), (0.15, 0.84)),)
TOTE = (((0.15, 0.34), (0.88, 0.34), (0.83, 0.88), (0.73, 0.915), (0.26, 0.885), (0.19, 0.85)),)
PUPPET = (((0.25, 0.42), (0.78, 0.42), (0.75, 0.755), (0.35, 0.755)),)


RECOLORINGS = {
    "hout/whole-sea-green": only("#2F7A6B", (277, 45), chroma=(2, 6)),
    "mthred/whole-leaf-green": only("#5F8A3E", (87, 14), area=PLATE, chroma=(20, 30)),
    "finjen/whole-turquoise": only("#2E8C95", (68, 24), chroma=(16, 26)),
    "finjen/whole-cobalt": only("#1F4E86", (68, 24), chroma=(16, 26)),
    "khabia/whole-honey": only("#B9772A", (123, 33), area=JAR, chroma=(3, 6)),
    "yasmine/whole-cobalt": only("#1F4E86", (190, 60), chroma=(3, 8), area=(round_(0.5, 0.5, 0.36, 0.28),)),
    "ftour/whole-rose": only("#C9697A", (277, 50), area=FTOUR, chroma=(2, 6)),
    "ftour/whole-yellow": only("#D9A12F", (277, 50), area=FTOUR, chroma=(2, 6)),
    "saboun-zit/whole-rosemary": only("#5E6B2F", (115, 25), chroma=(14, 20)),
    "saboun-zit/whole-orange-peel": only("#CF8A3A", (115, 25), chroma=(14, 20)),
    "layali/whole-natural": only("#E4D3AE", (65, 28), chroma=(24, 34)),
    "sorra/whole-indigo": only("#34487E", (5, 35)),
    "sorra/whole-olive": only("#6C7838", (5, 35)),
    "hrir/whole-emerald": only("#1F6B52", (325, 45)),
    "hrir/whole-rose": only("#C4566E", (325, 45)),
    "bhar/whole-saffron": only("#D99E2B", BLUE),
    "bhar/whole-brick": only("#B4532D", BLUE),
    "bhar/whole-natural": only("#C3B08C", BLUE),
    "blousa/whole-turquoise": only("#2E8C95", (0, 40)),
    "ria/whole-terracotta": only("#B4532D", (190, 50), chroma=(3, 8)),
    "ria/whole-natural": only("#CDBB98", (190, 50), chroma=(3, 8)),
    "chatt/whole-sea-blue": only("#2F6E9E", (36, 14), area=TOTE, chroma=(20, 27)),
    "chatt/whole-olive": only("#6C7838", (36, 14), area=TOTE, chroma=(20, 27)),
    "sghir/whole-sage": only("#8A9A6B", GOLD, chroma=(22, 32)),
    "sghir/whole-rose": only("#CF8A90", GOLD, chroma=(22, 32)),
    "houma/whole-natural": (Change("#C2985F", BLUE, chroma=(2, 6)), Change("#C89F68", (50, 12), area=BLOCKS, chroma=(26, 34)), Change("#C2985F", (112, 16), chroma=(8, 14))),
    "korsi/whole-blue-legs": only("#2F6296", (68, 20), area=LEGS, chroma=(10, 16), cut=True),
    "jmal/whole-red-wheels": only("#A8461F", area=WHEELS),
    "jmal/whole-blue-wheels": only("#2F6296", area=WHEELS),
    "hab-zitoun/whole-saffron-beads": only("#D99E2B", (68, 26), area=LOW_BEADS, chroma=(13, 19)),
    "balgha/whole-black": only("#332D29", (66, 25), chroma=(18, 26)),
    "balgha/whole-saffron": only("#D99E2B", (66, 25), chroma=(18, 26)),
    "chebrella/whole-emerald": only("#1F6B52", (0, 30), chroma=(8, 14)),
    "chebrella/whole-ivory": only("#E6D8BC", (0, 30), chroma=(8, 14)),
    "medina/whole-dark-brown": only("#5A3820", (76, 20), area=PAIR, chroma=(8, 14), cut=True),
    "marsa/whole-brick": only("#B4532D", BLUE),
    "chechia/whole-black": only("#2E2A2A", (20, 30), chroma=(12, 20)),
    "chechia/whole-green": only("#33573F", (20, 30), chroma=(12, 20)),
    "jebba-qamraya/whole-honey": only("#C79A55", area=ROBE, cut=True),
    "farmla/whole-wine": only("#6E2436", (280, 50), chroma=(1.5, 5)),
    "bab-souika/whole-black": only("#332E2A", (46, 16), area=SATCHEL, without=CLASP, chroma=(18, 26)),
    "klim/whole-brown": only("#6B4A32", (80, 14), area=RUG, chroma=(12, 18)),
    "mkhadda/whole-olive": only("#5E6B2F", (38, 15), chroma=(24, 32)),
    "mkhadda/whole-indigo": only("#2E3E73", (38, 15), chroma=(24, 32)),
    "rahala/whole-indigo": only("#2E3E73", (38, 13), area=WEAVE, chroma=(24, 34)),
    "lella/whole-pomegranate": only("#9C2F3A", area=CLUTCH, light=(0, 30)),
    "kairouania/whole-grey": only("#7A756E", (40, 20), chroma=(24, 32)),
    "kachabia/whole-cream": only("#DCCBAA", area=COAT, cut=True),
    "khomsa/whole-gilded": only("#C9A045", area=HAND, spare=(245, 50)),
    "khatem/whole-gilded": only("#C9A045", area=RING, without=(round_(0.49, 0.49, 0.2, 0.03),), pale=15),
    "mdhalla/whole-indigo-band": only("#34487E", area=HATBAND),
    "qoffa/whole-indigo-stripe": only("#34487E", (85, 28), area=STRIPE, chroma=(10, 16)),
    "qoffa/whole-pink-stripe": only("#C4667A", (85, 28), area=STRIPE, chroma=(10, 16)),
    "zembil/whole-red": only("#A8461F", (66, 12), chroma=(34, 44)),
    "jerbia/whole-sand": only("#CDAA78", (42, 24), area=SANDALS, chroma=(18, 26)),
    "fakroun/whole-cream": only("#DCC29C", (52, 22), chroma=(20, 26)),
    "fanous/whole-black": only("#2E2D2D", BLUE),
    "bab/whole-saffron": only("#D39A2E", (277, 45), chroma=(3, 8)),
    "bab/whole-white": only("#EDE7DA", (277, 45), chroma=(3, 8)),
    "ismail-pacha/whole-green": only("#2F5A41", (10, 30), area=PUPPET, chroma=(8, 14)),
    "asfour/whole-garden": (Change("#C9734A", BLUE, area=(round_(0.3, 0.455, 0.1, 0.045), round_(0.76, 0.55, 0.12, 0.05), round_(0.54, 0.72, 0.1, 0.05))), Change("#7E8F4E", BLUE, area=(round_(0.44, 0.53, 0.13, 0.045), round_(0.22, 0.69, 0.12, 0.06))), Change("#D9A441", BLUE, area=(round_(0.71, 0.9, 0.12, 0.06),)), Change("#B4532D", BLUE, area=(round_(0.5, 0.6, 0.11, 0.032),))),
    "jmila/whole-blue-stripes": only("#3D7FB8", (84, 16), chroma=(16, 24), without=HUMP),
    "jmila/whole-rose-stripes": only("#C9697A", (84, 16), chroma=(16, 24), without=HUMP),
}
