import { area } from './cells.ts'
import { darken, house, lighten, mix } from './color.ts'
import { at, ellipse, path, ring, smooth } from './geometry.ts'
import { fade, glow } from './light.ts'
import type { Mark, Surface } from './marks.ts'
import { filled, line, paintMarks } from './marks.ts'
import { fillMotif } from './motifs.ts'
import type { DrawPiece } from './piece.ts'
import { body, fill, stroke } from './piece.ts'
import { belt, dip } from './pottery.ts'
import { turned } from './turned.ts'

export const bowl: DrawPiece = (pen) => {
  const { inks } = pen
  const tilt = 0.3
  const shell = turned(pen, {
    profile: [
      [270, 330],
      [255, 330],
      [180, 290],
      [90, 205],
      [30, 128],
      [14, 120],
      [0, 128],
    ],
    tilt,
    fill: inks.main,
    material: 'clay',
    gloss: 0.5,
    marks: [...belt(pen, 330, 95, 215, 84), ...dip(pen, 330, 270, 150)],
  })
  const inside = ellipse(0, -270, 316, 316 * tilt - 4)
  const glaze = pen.subject.motif === 'plain' ? inks.second : lighten(inks.main, 0.25)
  const polar: Surface = ({ x, y }) => at(Math.sin(x) * y, -270 - Math.cos(x) * y * tilt)
  const ringOf = (radius: number, ink: 'second' | 'accent', width: number): Mark =>
    line(
      ink,
      width,
      Array.from({ length: 61 }, (_, step) => at((step / 60) * Math.PI * 2, radius)),
    )
  const petals = Array.from({ length: 24 }, (_, index) =>
    filled(index % 2 === 0 ? 'second' : 'accent', [
      at(index * 0.262 - 0.1, 286),
      at(index * 0.262, 236),
      at(index * 0.262 + 0.1, 286),
    ]),
  )
  const hollow = fade(
    pen.paper,
    [
      [0, '#2B1608', 0.62],
      [0.3, '#2B1608', 0.42],
      [0.7, '#2B1608', 0.12],
      [1, '#FFF6E4', 0.16],
    ],
    [0, 0.2, 1, 0.5],
  )
  const depth = glow(
    pen.paper,
    [
      [0, '#2B1608', 0.5],
      [0.6, '#2B1608', 0.28],
      [1, '#2B1608', 0],
    ],
    0.42,
    0.72,
    0.55,
  )
  const markup =
    shell.markup +
    fill(ellipse(0, -270, 330, 330 * tilt), lighten(inks.main, 0.4)) +
    body(pen, inside, {
      fill: glaze,
      form: 'flat',
      inside: paintMarks([...(pen.subject.motif === 'grain' ? [] : petals), ringOf(300, 'second', 7)], inks, polar),
    }) +
    fill(inside, hollow) +
    fill(ellipse(-16, -252, 214, 54), depth) +
    stroke(path(ring(at(0, -270), 328, 328 * tilt, 40, 0.4, 0.75), false), '#fff', 4, 'opacity=".6"')
  return { markup, outline: shell.outline, width: 660, height: 370, stance: 'stands', foot: 132, focus: at(-40, -200) }
}

/** A plate leaning upright, its painted face to us. */
export const plate: DrawPiece = (pen) => {
  const { inks, subject } = pen
  const middle = at(0, -330)
  const [wide, high] = [330, 324]
  const disc = (radius: number): string => ellipse(middle.x, middle.y, wide * radius, high * radius)
  const polar: Surface = ({ x, y }) => at(middle.x + Math.sin(x) * y * wide, middle.y - Math.cos(x) * y * high)
  const around = (radius: number, width: number, ink: 'second' | 'accent'): Mark =>
    line(
      ink,
      width,
      Array.from({ length: 73 }, (_, step) => at((step / 72) * Math.PI * 2, radius)),
    )
  const rimMotif =
    subject.motif === 'plain' || subject.motif === 'grain' || subject.motif === 'weave'
      ? []
      : fillMotif(subject.motif === 'stripes' ? 'dots' : subject.motif, area(-628, 0, 1256, 78, 76))
  const rim: Surface = ({ x, y }) => polar(at(x / 200, 0.71 + ((78 - y) / 78) * 0.23))
  const heart =
    subject.motif === 'fish'
      ? fillMotif('fish', area(-150, -65 - 330, 300, 130, 150))
      : subject.motif === 'plain'
        ? []
        : fillMotif(subject.motif, area(-190, -190 - 330, 380, 380, subject.motif === 'zellige' ? 380 : 128))
  const swirls =
    subject.motif !== 'plain'
      ? ''
      : paintMarks(
          [0.2, 0.34, 0.47].map((radius) => around(radius, 4, 'second')),
          inks,
          polar,
        )
  const markup =
    body(pen, disc(1), {
      fill: inks.main,
      form: 'flat',
      material: 'clay',
      inside:
        paintMarks(rimMotif, inks, rim, 12) +
        paintMarks([around(0.97, 13, 'second'), around(0.68, 6, 'accent')], inks, polar),
    }) +
    fill(
      disc(0.66),
      glow(
        pen.paper,
        [
          [0, '#2B1608', 0],
          [0.86, '#2B1608', 0.04],
          [1, '#2B1608', 0.3],
        ],
        0.54,
        0.56,
        0.52,
      ),
    ) +
    body(pen, disc(0.6), {
      fill: subject.motif === 'plain' ? mix(inks.main, inks.second, 0.3) : inks.main,
      form: 'flat',
      material: 'clay',
      inside: paintMarks(heart, inks) + swirls,
    }) +
    paintMarks([around(0.6, 7, 'second')], inks, polar) +
    stroke(path(ring(middle, wide - 3, high - 3, 40, 0.42, 0.8), false), '#fff', 5, 'opacity=".65"') +
    stroke(path(ring(middle, wide - 2, high - 2, 40, -0.05, 0.35), false), '#2B1608', 5, 'opacity=".3"') +
    fill(
      smooth([at(-250, -470), at(-180, -560), at(-70, -612), at(-140, -540), at(-210, -440)], true),
      fade(
        pen.paper,
        [
          [0, '#fff', 0.6],
          [1, '#fff', 0],
        ],
        [0, 0, 1, 1],
      ),
    )
  const easel = [-120, 120]
    .map(
      (x) =>
        stroke(`M${x} -64L${x * 1.12} -2H${x * 0.86}`, darken(house.wood, 0.45), 24) +
        stroke(`M${x} -68L${x * 1.12} -6H${x * 0.86}`, house.wood, 15),
    )
    .join('')
  return {
    markup: markup + easel,
    outline: disc(1),
    width: 660,
    height: 654,
    stance: 'stands',
    foot: 160,
    focus: at(-60, -400),
  }
}
