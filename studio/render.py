"""Renders pictures: blender -b -P render.py -- <subject>/<view> [...] [--all] [--draft] [--again] [--out DIR]

Without --again, existing pictures are skipped. --draft renders a small, noisy picture in seconds, for composing.
"""

import argparse
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

from studio import Stage  # noqa: E402
from subjects import load  # noqa: E402


def main():
    given = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    parser = argparse.ArgumentParser(prog="render.py", description=__doc__)
    parser.add_argument("pictures", nargs="*", help="such as hout/whole, or hout for all its views")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--draft", action="store_true")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--out", default=os.path.join(HERE, "..", "src", "samples", "pictures"))
    options = parser.parse_args(given)
    if not os.environ.get("STUDIO_WEIGHTS"):
        parser.error("set STUDIO_WEIGHTS to the folder of the denoiser's weights (README.md)")
    subjects = load()
    names = [f"{slug}/{view}" for slug, subject in subjects.items() for view in subject.views]
    wanted = names if options.all else [n for n in names if n in options.pictures or n.split("/")[0] in options.pictures]
    unknown = [p for p in options.pictures if p not in names and p not in subjects]
    if unknown or not wanted:
        parser.error(f"unknown or missing picture names: {', '.join(unknown) or 'none given'}; choose from: {', '.join(names)}")
    for name in wanted:
        path = os.path.abspath(os.path.join(options.out, f"{name}.webp"))
        if os.path.exists(path) and not options.again:
            continue
        while os.path.exists(os.environ.get("STUDIO_PAUSE", "/nonexistent")):
            time.sleep(5)
        start = time.time()
        slug, view = name.split("/")
        stage = Stage(name, subjects[slug].size, options.draft)
        subjects[slug].make(stage, view)
        stage.render(path)
        print(f"{name}: {time.time() - start:.0f} s, {os.path.getsize(path) // 1024} kB", flush=True)


try:
    main()
except SystemExit as end:
    sys.stdout.flush()
    os._exit(end.code if isinstance(end.code, int) else 2)
except BaseException:
    import traceback

    traceback.print_exc()
    sys.stderr.flush()
    os._exit(1)
sys.stdout.flush()
os._exit(0)
