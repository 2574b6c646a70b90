import { area } from './cells.ts'
import { darken, lighten } from './color.ts'
import { at, box, ellipse, smooth } from './geometry.ts'
import { filled, line } from './marks.ts'
import { fillMotif } from './motifs.ts'
import type { DrawPiece } from './piece.ts'
import { body, fill, stroke } from './piece.ts'
import { turned } from './turned.ts'

/** The woman of Sejnane: a bell of a skirt, hands on the hips, plaits and a painted face. */
export const doll: DrawPiece = (pen) => {
  const { inks } = pen
  const motif = pen.subject.motif === 'plain' ? 'berber' : pen.subject.motif
  const skirt = turned(pen, {
    profile: [
      [500, 64],
      [470, 96],
      [430, 112],
      [385, 96],
      [350, 92],
      [290, 122],
      [200, 168],
      [90, 206],
      [10, 222],
      [0, 222],
    ],
    tilt: 0.14,
    fill: inks.main,
    material: 'clay',
    gloss: 0.3,
    marks: [
      ...fillMotif(motif, area(-330, -330, 660, 275, 92)),
      filled('second', box(-400, -366, 800, 30)),
      filled('accent', box(-400, -30, 800, 22)),
      ...[0, 1, 2].map((row) =>
        line('accent', 7, [
          at(-60 + row * 16, -500 + row * 30),
          at(0, -470 + row * 34),
          at(60 - row * 16, -500 + row * 30),
        ]),
      ),
    ],
  })
  const arm = (side: number): string => {
    const line = smooth([at(side * 92, -470), at(side * 176, -430), at(side * 182, -372), at(side * 98, -338)])
    return (
      stroke(line, darken(inks.main, 0.35), 50) +
      stroke(line, side > 0 ? darken(inks.main, 0.14) : inks.main, 42) +
      stroke(`M${side * 150} -454L${side * 168} -424`, inks.second, 9) +
      stroke(`M${side * 166} -362L${side * 140} -344`, inks.accent, 9)
    )
  }
  const plait = (side: number): string =>
    stroke(smooth([at(side * 84, -640), at(side * 112, -560), at(side * 98, -470)]), inks.second, 26) +
    [-590, -545, -505]
      .map((y) => stroke(`M${side * 104 - 12} ${y}L${side * 104 + 12} ${y + 8}`, inks.accent, 5))
      .join('')
  const head = body(pen, ellipse(0, -600, 94, 108), { fill: lighten(inks.main, 0.18), form: 'ball', material: 'clay' })
  const scarf = body(
    pen,
    smooth(
      [
        at(-108, -596),
        at(-104, -670),
        at(-56, -724),
        at(0, -738),
        at(56, -724),
        at(104, -670),
        at(108, -596),
        at(84, -640),
        at(40, -668),
        at(0, -674),
        at(-40, -668),
        at(-84, -640),
      ],
      true,
    ),
    { fill: inks.accent, form: 'round', material: 'clay' },
  )
  const coins = [-70, -36, 0, 36, 70]
    .map((x) => fill(ellipse(x, -664 + (x * x) / 160, 9, 9), lighten(inks.accent, 0.7)))
    .join('')
  const ink = darken(inks.second, 0.45)
  const face =
    [-1, 1]
      .map(
        (side) =>
          stroke(`M${side * 20} -624q${side * 16} -14 ${side * 36} -2`, ink, 6) +
          fill(ellipse(side * 37, -600, 9, 11), ink) +
          fill(ellipse(side * 50, -566, 15, 10), inks.accent, 'opacity=".45"'),
      )
      .join('') +
    stroke('M0 -602L-5 -574L6 -572', ink, 5) +
    stroke('M-18 -546q18 14 36 0', ink, 6) +
    stroke('M0 -524v16M-10 -516h20', inks.second, 4)
  return {
    markup: plait(-1) + plait(1) + arm(-1) + arm(1) + skirt.markup + head + scarf + coins + face,
    outline: skirt.outline,
    width: 446,
    height: 740,
    stance: 'stands',
    foot: 222,
    focus: at(0, -540),
  }
}
