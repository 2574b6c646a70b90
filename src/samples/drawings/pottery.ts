import { area } from './cells.ts'
import { darken, lighten } from './color.ts'
import { at, box, ellipse, smooth } from './geometry.ts'
import { glow } from './light.ts'
import type { Mark } from './marks.ts'
import { filled, line } from './marks.ts'
import { fillMotif } from './motifs.ts'
import type { DrawPiece, Pen } from './piece.ts'
import { body, fill, stroke } from './piece.ts'
import type { Profile } from './turned.ts'
import { turned } from './turned.ts'

/** A painted band round the belly with fine lines above and below; the heights count from the foot. */
export function belt(pen: Pen, widest: number, from: number, to: number, unit: number): Mark[] {
  const reach = widest * Math.PI
  const { motif } = pen.subject
  const edge = (y: number, height: number): Mark => filled('second', box(-reach / 2, y, reach, height))
  const fine = (y: number): Mark => line('accent', unit * 0.045, [at(-reach / 2, y), at(reach / 2, y)])
  if (motif === 'weave' || motif === 'grain')
    return fillMotif(motif, area(-reach / 2, -to - 400, reach, to + 420, unit))
  const field = fillMotif(motif, area(-reach / 2, -to, reach, to - from, unit))
  if (motif === 'plain') return [...fillMotif('plain', area(-reach / 2, -to, reach, to, unit))]
  if (motif === 'stripes') return field
  return [
    ...field,
    edge(-to - unit * 0.2, unit * 0.1),
    edge(-from + unit * 0.1, unit * 0.1),
    fine(-to - unit * 0.32),
    fine(-from + unit * 0.32),
  ]
}

/** Unpainted pots wear a second glaze dipped over the shoulder. */
export function dip(pen: Pen, widest: number, height: number, until: number): Mark[] {
  if (pen.subject.motif !== 'plain') return []
  const wave = Array.from({ length: 41 }, (_, step) =>
    at((step / 20 - 1) * widest * 1.6, -until + Math.sin(step * 0.55) * 9 + Math.sin(step * 1.3) * 6),
  )
  return [
    filled('second', [at(-widest * 2, -height - 80), ...wave, at(widest * 2, -height - 80)]),
    { ...line('light', 4, wave), opacity: 0.5 },
  ]
}

export const vase: DrawPiece = (pen) => {
  const profile: Profile = [
    [690, 98],
    [672, 84],
    [620, 66],
    [570, 76],
    [500, 150],
    [400, 218],
    [290, 230],
    [170, 184],
    [70, 124],
    [18, 106],
    [0, 108],
  ]
  const pot = turned(pen, {
    profile,
    tilt: 0.16,
    fill: pen.inks.main,
    material: 'clay',
    gloss: 0.9,
    mouth: pen.inks.main,
    marks: [
      ...belt(pen, 230, 215, 425, 105),
      ...dip(pen, 230, 690, 440),
      ...(pen.subject.motif === 'plain'
        ? []
        : [
            filled('second', box(-400, -76, 800, 26)),
            filled('accent', box(-400, -600, 800, 9)),
            filled('second', box(-400, -720, 800, 60)),
          ]),
    ],
  })
  return {
    markup: pot.markup,
    outline: pot.outline,
    width: 460,
    height: 705,
    stance: 'stands',
    foot: 112,
    focus: at(20, -360),
  }
}

export const cup: DrawPiece = (pen) => {
  const { inks } = pen
  const handle = smooth([at(150, -300), at(225, -320), at(268, -250), at(240, -165), at(136, -105)])
  const pot = turned(pen, {
    profile: [
      [360, 178],
      [340, 176],
      [240, 172],
      [140, 158],
      [60, 128],
      [14, 104],
      [0, 104],
    ],
    tilt: 0.22,
    fill: inks.main,
    material: 'clay',
    gloss: 0.9,
    mouth: lighten(inks.main, 0.4),
    lip: inks.main,
    marks: [...belt(pen, 178, 120, 260, 70), ...dip(pen, 178, 360, 190)],
  })
  const tea = fill(
    ellipse(0, -352, 154, 28),
    glow(
      pen.paper,
      [
        [0, '#B8772B'],
        [1, '#5B2C10'],
      ],
      0.4,
      0.5,
      0.7,
    ),
  )
  const leaf =
    fill('M-52 -358q30 -28 66 -6q-30 24 -66 6z', '#6E8A3A') + fill('M8 -350q34 -14 58 8q-36 12 -58 -8z', '#59742C')
  const markup =
    stroke(handle, darken(inks.main, 0.3), 44) +
    stroke(handle, inks.main, 36) +
    stroke(handle, lighten(inks.main, 0.5), 8, 'transform="translate(-6 -7)" opacity=".6"') +
    pot.markup +
    tea +
    leaf
  const outline = `${pot.outline}M150 -320H250V-120H150Z`
  return { markup, outline, width: 450, height: 400, stance: 'stands', foot: 110, focus: at(0, -220) }
}

export const jug: DrawPiece = (pen) => {
  const { inks } = pen
  const handle = smooth([at(92, -590), at(190, -628), at(256, -530), at(240, -400), at(178, -330)])
  const spout = smooth([at(-70, -640), at(-168, -660), at(-112, -596), at(-84, -540), at(-40, -560)], true)
  const pot = turned(pen, {
    profile: [
      [640, 106],
      [622, 96],
      [560, 82],
      [500, 90],
      [420, 160],
      [310, 210],
      [210, 208],
      [110, 160],
      [30, 116],
      [0, 118],
    ],
    tilt: 0.17,
    fill: inks.main,
    material: 'clay',
    gloss: 0.9,
    mouth: inks.main,
    marks: [
      ...belt(pen, 212, 150, 350, 100),
      ...dip(pen, 212, 640, 380),
      ...(pen.subject.motif === 'plain'
        ? []
        : [filled('second', box(-400, -700, 800, 96)), filled('accent', box(-400, -528, 800, 12))]),
    ],
  })
  const markup =
    stroke(handle, darken(inks.main, 0.35), 46) +
    stroke(handle, inks.main, 38) +
    stroke(handle, lighten(inks.main, 0.6), 9, 'transform="translate(-6 -8)" opacity=".55"') +
    body(pen, spout, {
      fill: pen.subject.motif === 'plain' ? inks.second : inks.second,
      form: 'round',
      material: 'clay',
    }) +
    pot.markup
  return {
    markup,
    outline: `${pot.outline}${spout}`,
    width: 470,
    height: 660,
    stance: 'stands',
    foot: 122,
    focus: at(10, -340),
  }
}
