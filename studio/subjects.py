"""The list of what can be photographed: functions in `crafts/` and `rooms.py`, registered by slug."""

import glob
import importlib
import os
from dataclasses import dataclass
from typing import Callable


@dataclass(frozen=True)
class Subject:
    make: Callable
    views: tuple
    size: str


SUBJECTS = {}


def subject(slug, *views, size="product"):
    """Registers make(stage, view) under a slug: the name in quotes of the product, in plain letters."""

    def register(make):
        if slug in SUBJECTS:
            raise ValueError(f"{slug} is registered twice")
        SUBJECTS[slug] = Subject(make, views, size)
        return make

    return register


def load():
    here = os.path.dirname(os.path.abspath(__file__))
    for path in sorted(glob.glob(os.path.join(here, "crafts", "*.py"))):
        importlib.import_module(f"crafts.{os.path.basename(path)[:-3]}")
    if os.path.exists(os.path.join(here, "rooms.py")):
        importlib.import_module("rooms")
    return SUBJECTS
