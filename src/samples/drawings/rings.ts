import { area } from './cells.ts'
import { darken, lighten } from './color.ts'
import { at, box, ellipse, path, ring, smooth, star } from './geometry.ts'
import { bead, engraving, metal } from './jewellery.ts'
import { fade, glow } from './light.ts'
import type { Mark } from './marks.ts'
import { filled, line } from './marks.ts'
import { fillMotif } from './motifs.ts'
import type { DrawPiece } from './piece.ts'
import { body, fill, stroke } from './piece.ts'
import { turned } from './turned.ts'

/** A broad cuff: the far inside shows through the top. */
export const bracelet: DrawPiece = (pen) => {
  const { inks } = pen
  const tilt = 0.36
  const [wide, high] = [280, 170]
  const back = path([
    ...ring(at(0, -high - 60), wide, wide * tilt, 40, 0.5, 1),
    ...ring(at(0, -80), wide, wide * tilt, 40, 0.5, 1).toReversed(),
  ])
  const inner = body(pen, back, {
    fill: fade(pen.paper, [
      [0, darken(inks.main, 0.5)],
      [0.4, darken(inks.main, 0.15)],
      [0.62, lighten(inks.main, 0.3)],
      [1, darken(inks.main, 0.45)],
    ]),
    form: 'flat',
  })
  const reach = wide * 3.2
  const kind = pen.subject.motif === 'plain' || pen.subject.motif === 'grain' ? 'diamonds' : pen.subject.motif
  const edge = (y: number): Mark[] => [
    filled('light', box(-reach / 2, y, reach, 13)),
    line('shade', 3, [at(-reach / 2, y + 15), at(reach / 2, y + 15)]),
    line('shade', 3, [at(-reach / 2, y - 2), at(reach / 2, y - 2)]),
  ]
  const cuff = turned(pen, {
    profile: [
      [high + 60, wide],
      [high - 30, wide + 10],
      [high - 90, wide + 10],
      [60, wide],
    ],
    tilt,
    fill: inks.main,
    form: 'metal',
    marks: [...fillMotif(kind, area(-reach / 2, -high - 26, reach, 136, 104)), ...edge(-high - 54), ...edge(-76)],
  })
  const stones = [-0.66, 0, 0.66]
    .map((turn) => {
      const place = cuff.surface(at(turn * cuff.widest, -146))
      return (
        bead(pen, at(place.x, place.y), 36 * Math.cos(turn * 0.6), lighten(inks.main, 0.2)) +
        bead(pen, at(place.x, place.y), 28 * Math.cos(turn * 0.6), inks.second)
      )
    })
    .join('')
  const rim =
    stroke(path(ring(at(0, -high - 60), wide, wide * tilt, 60, 0, 0.5), false), lighten(inks.main, 0.8), 7) +
    stroke(path(ring(at(0, -high - 60), wide, wide * tilt, 60, 0.5, 1), false), lighten(inks.main, 0.4), 6)
  return {
    markup: `<g transform="translate(0 -30)">${inner}${cuff.markup}${stones}${rim}</g>`,
    outline: cuff.outline,
    width: 580,
    height: 370,
    stance: 'stands',
    foot: 220,
    shadowRise: 0,
    focus: at(-60, -120),
  }
}

/** A ring upright, its stone on top. */
export const fingerRing: DrawPiece = (pen) => {
  const { inks } = pen
  const centre = at(0, -200)
  const hoop = `${ellipse(centre.x, centre.y, 206, 206)}${ellipse(centre.x + 12, centre.y - 4, 164, 170)}`
  const sheen = fade(
    pen.paper,
    [
      [0, darken(inks.main, 0.2)],
      [0.18, lighten(inks.main, 0.8)],
      [0.32, inks.main],
      [0.55, darken(inks.main, 0.3)],
      [0.8, lighten(inks.main, 0.55)],
      [1, darken(inks.main, 0.4)],
    ],
    [0, 0.2, 1, 0.8],
  )
  const depth = `${ellipse(centre.x + 26, centre.y - 8, 192, 198)}${ellipse(centre.x + 12, centre.y - 4, 164, 170)}`
  const engraved = engraving(pen, -220, -420, 440, 440, 40)
  const band =
    fill(depth, darken(inks.main, 0.5), 'fill-rule="evenodd"') +
    body(pen, hoop, { fill: sheen, form: 'flat', inside: `<g opacity=".7">${engraved}</g>` }) +
    fill(hoop, sheen, 'fill-rule="evenodd" opacity=".45"') +
    stroke(ellipse(centre.x, centre.y, 204, 204), darken(inks.main, 0.5), 3) +
    stroke(ellipse(centre.x + 12, centre.y - 4, 164, 170), lighten(inks.main, 0.6), 4)
  const setting =
    metal(
      pen,
      smooth([at(-120, -424), at(0, -392), at(120, -424), at(86, -366), at(0, -346), at(-86, -366)], true),
      inks.main,
    ) + metal(pen, path(star(at(0, -466), 142, 124, 20).map(({ x, y }) => at(x, -466 + (y + 466) * 0.66))), inks.main)
  const stone = ellipse(0, -474, 104, 70)
  const gem =
    fill(
      stone,
      glow(
        pen.paper,
        [
          [0, lighten(inks.second, 0.7)],
          [0.35, inks.second],
          [1, darken(inks.second, 0.55)],
        ],
        0.36,
        0.28,
        0.8,
      ),
    ) +
    fill(
      smooth([at(-70, -500), at(-20, -526), at(24, -528), at(-30, -502), at(-58, -474)], true),
      '#fff',
      'opacity=".75"',
    ) +
    stroke(stone, lighten(inks.main, 0.5), 6) +
    Array.from({ length: 14 }, (_, index) => {
      const turn = (index / 14) * Math.PI * 2
      return bead(
        pen,
        at(Math.cos(turn) * 124, -470 + Math.sin(turn) * 84),
        11,
        index % 2 === 0 ? inks.main : inks.accent,
      )
    }).join('')
  return {
    markup: band + setting + gem,
    outline: ellipse(0, -200, 206, 206),
    width: 420,
    height: 570,
    stance: 'stands',
    foot: 90,
    focus: at(0, -440),
  }
}
