import { area } from './cells.ts'
import { darken, house, lighten } from './color.ts'
import type { Point } from './geometry.ts'
import { at, box, ellipse, path, round, smooth, star } from './geometry.ts'
import { fade, glow } from './light.ts'
import { paintMarks } from './marks.ts'
import { fillMotif } from './motifs.ts'
import type { DrawPiece, Pen } from './piece.ts'
import { body, fill, stroke } from './piece.ts'
import { turned } from './turned.ts'

export function metal(pen: Pen, outline: string, color: string, inside = ''): string {
  const sheen = fade(
    pen.paper,
    [
      [0, lighten(color, 0.75)],
      [0.3, color],
      [0.5, lighten(color, 0.5)],
      [0.75, darken(color, 0.25)],
      [1, color],
    ],
    [0, 0, 1, 1],
  )
  return body(pen, outline, { fill: sheen, form: 'flat', inside }) + stroke(outline, darken(color, 0.45), 2.5)
}

export function bead(pen: Pen, { x, y }: Point, radius: number, color: string): string {
  const fillOf = glow(
    pen.paper,
    [
      [0, lighten(color, 0.85)],
      [0.25, lighten(color, 0.25)],
      [0.65, color],
      [1, darken(color, 0.5)],
    ],
    0.34,
    0.3,
    0.75,
  )
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fillOf}"/>`
}

export function engraving(pen: Pen, left: number, top: number, width: number, height: number, unit: number): string {
  const kind = pen.subject.motif === 'plain' || pen.subject.motif === 'grain' ? 'dots' : pen.subject.motif
  const { main } = pen.inks
  return paintMarks(fillMotif(kind, area(left, top, width, height, unit)), {
    ...pen.inks,
    main: lighten(main, 0.35),
    second: darken(main, 0.5),
    accent: pen.inks.accent,
  })
}

function bust(pen: Pen): string {
  const outline = smooth(
    [
      at(-70, -800),
      at(0, -812),
      at(70, -800),
      at(76, -700),
      at(96, -630),
      at(190, -584),
      at(268, -500),
      at(276, -340),
      at(230, -150),
      at(190, -20),
      at(0, 0),
      at(-190, -20),
      at(-230, -150),
      at(-276, -340),
      at(-268, -500),
      at(-190, -584),
      at(-96, -630),
      at(-76, -700),
    ],
    true,
  )
  return (
    body(pen, outline, { fill: '#E9DCC6', form: 'round', material: 'cloth' }) +
    fill(ellipse(0, -803, 69, 15), '#C9B795')
  )
}

export const necklace: DrawPiece = (pen) => {
  const { inks } = pen
  const along = (drop: number, wide: number, count: number): Point[] =>
    Array.from({ length: count }, (_, index) => {
      const share = (index / (count - 1)) * 2 - 1
      return at(share * wide, -660 + drop * (1 - Math.abs(share) ** 2.3))
    })
  const chain = along(330, 104, 41)
  const pearls = chain
    .map((point, index) =>
      bead(
        pen,
        point,
        index % 4 === 2 ? 15 : 10,
        index % 4 === 2 ? inks.second : index % 2 === 0 ? inks.accent : inks.main,
      ),
    )
    .join('')
  const collar = along(230, 98, 31)
    .map((point, index) => bead(pen, point, 8, index % 3 === 0 ? inks.second : inks.main))
    .join('')
  const crescent = smooth(
    [at(-120, -322), at(-86, -232), at(0, -190), at(86, -232), at(120, -322), at(62, -282), at(0, -268), at(-62, -282)],
    true,
  )
  const drops = [-84, -42, 0, 42, 84]
    .map((x) => {
      const y = -208 + Math.abs(x) * 0.5
      return (
        stroke(`M${x} ${y}v20`, darken(inks.main, 0.3), 4) +
        metal(pen, smooth([at(x, y + 16), at(x + 15, y + 46), at(x, y + 66), at(x - 15, y + 46)], true), inks.main)
      )
    })
    .join('')
  const pendant =
    drops +
    metal(pen, crescent, inks.main, engraving(pen, -125, -322, 250, 134, 46)) +
    bead(pen, at(0, -306), 34, inks.second) +
    stroke(ellipse(0, -306, 36, 36), lighten(inks.main, 0.3), 6) +
    bead(pen, at(-66, -256), 13, inks.accent) +
    bead(pen, at(66, -256), 13, inks.accent)
  const shadow =
    `<g transform="translate(7 10)" opacity=".28">${stroke(path(chain, false), house.shadow, 18)}` +
    `${fill(crescent, house.shadow)}</g>`
  const bustMarkup = bust(pen)
  return {
    markup: bustMarkup + shadow + collar + pearls + pendant,
    outline: path(box(-250, -600, 500, 600)),
    width: 552,
    height: 812,
    stance: 'stands',
    foot: 195,
    focus: at(0, -330),
  }
}

/** A pair hanging from a little wooden arch. */
export const earrings: DrawPiece = (pen) => {
  const { inks } = pen
  const one = (x: number): string => {
    const plateOf = smooth(
      [
        at(x, -476),
        at(x + 52, -440),
        at(x + 82, -350),
        at(x + 60, -262),
        at(x, -232),
        at(x - 60, -262),
        at(x - 82, -350),
        at(x - 52, -440),
      ],
      true,
    )
    const drops = [-54, -27, 0, 27, 54]
      .map((offset) => {
        const y = -236 - Math.abs(offset) * 0.45
        return (
          stroke(`M${x + offset} ${y}v30`, darken(inks.main, 0.35), 4) +
          bead(pen, at(x + offset, y + 36), 10, inks.accent) +
          metal(
            pen,
            smooth(
              [
                at(x + offset, y + 44),
                at(x + offset + 13, y + 78),
                at(x + offset, y + 98),
                at(x + offset - 13, y + 78),
              ],
              true,
            ),
            inks.main,
          )
        )
      })
      .join('')
    return (
      stroke(
        `M${x} -472C${x} -520 ${x + 30} -560 ${x} -580C${x - 22} -584 ${x - 26} -560 ${x - 18} -540`,
        darken(inks.main, 0.15),
        8,
      ) +
      stroke(`M${x} -472C${x} -520 ${x + 30} -560 ${x} -580`, lighten(inks.main, 0.6), 2.5) +
      drops +
      metal(pen, plateOf, inks.main, engraving(pen, x - 84, -476, 168, 244, 56)) +
      stroke(plateOf, lighten(inks.main, 0.4), 3, `transform="translate(-2 -2)"`) +
      metal(pen, path(star(at(x, -352), 46, 33, 8)), lighten(inks.main, 0.2)) +
      bead(pen, at(x, -352), 27, inks.second) +
      bead(pen, at(x, -478), 13, inks.second)
    )
  }
  const bow = smooth([
    at(-236, 0),
    at(-240, -300),
    at(-214, -480),
    at(-120, -580),
    at(0, -612),
    at(120, -580),
    at(214, -480),
    at(240, -300),
    at(236, 0),
  ])
  const stand =
    stroke(bow, darken(house.wood, 0.45), 34) +
    stroke(bow, house.wood, 28) +
    stroke(bow, '#E2B887', 7, 'transform="translate(-6 -5)" opacity=".7"')
  const base = turned(pen, {
    profile: [
      [34, 296],
      [26, 304],
      [4, 304],
      [0, 300],
    ],
    tilt: 0.16,
    fill: house.wood,
    material: 'wood',
  })
  const top = fill(ellipse(0, -34, 296, 47), '#C99763')
  return {
    markup: base.markup + top + stand + one(-108) + one(108),
    outline: base.outline,
    width: 610,
    height: 650,
    stance: 'stands',
    foot: 300,
    focus: at(-70, -350),
  }
}
