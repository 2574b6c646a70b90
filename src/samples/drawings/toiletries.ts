import { area } from './cells.ts'
import { darken, lighten, mix } from './color.ts'
import { at, box, ellipse, path, ring, roundedBox, star } from './geometry.ts'
import { fade } from './light.ts'
import { filled, paintMarks } from './marks.ts'
import { fillMotif } from './motifs.ts'
import type { DrawPiece } from './piece.ts'
import { body, fill, stroke } from './piece.ts'
import { belt } from './pottery.ts'
import { turned } from './turned.ts'

/** Bars of olive-oil soap, stamped and tied. */
export const soap: DrawPiece = (pen) => {
  const { inks } = pen
  const bar = (x: number, y: number, turn: number, tint: string, isStamped: boolean): string => {
    const top = path([at(-210, -120), at(-150, -196), at(216, -196), at(190, -120)])
    const front = roundedBox(-214, -124, 406, 130, 22)
    const end = path([at(186, -120), at(216, -196), at(220, -76), at(188, 0)])
    const stamp = isStamped
      ? stroke(path(star(at(-10, -60), 44, 32, 8)), darken(tint, 0.35), 5) +
        fill(path(star(at(-10, -60), 20, 12, 8)), darken(tint, 0.3)) +
        stroke(roundedBox(-186, -104, 350, 90, 14), darken(tint, 0.22), 4) +
        stroke(roundedBox(-185, -102, 350, 90, 14), '#fff', 2, 'opacity=".5"')
      : ''
    return (
      `<g transform="translate(${x} ${y}) rotate(${turn})">` +
      body(pen, end, { fill: darken(tint, 0.28), form: 'flat', material: 'clay' }) +
      body(pen, top, { fill: lighten(tint, 0.35), form: 'flat', material: 'clay' }) +
      body(pen, front, { fill: tint, form: 'soft', material: 'clay', inside: stamp }) +
      stroke('M-200 -122H180', '#fff', 4, 'opacity=".5"') +
      '</g>'
    )
  }
  const ribbonMarks =
    pen.subject.motif === 'plain' || pen.subject.motif === 'grain'
      ? []
      : fillMotif(pen.subject.motif, area(-60, -150, 120, 150, 60))
  const wrap =
    body(pen, path(box(-60, -124, 120, 130)), {
      fill: '#F4EAD5',
      form: 'flat',
      material: 'cloth',
      inside: paintMarks(ribbonMarks, { ...inks, main: '#F4EAD5' }),
    }) +
    body(pen, path([at(-60, -122), at(-8, -196), at(112, -196), at(60, -122)]), { fill: '#FBF4E4', form: 'flat' }) +
    stroke('M-60 -62H60', inks.second, 8) +
    stroke('M0 -62C-50 -110 -60 -60 0 -62C54 -110 56 -50 0 -62M0 -62L-28 -24M0 -62L30 -26', inks.second, 6)
  const sprig =
    stroke('M-70 -480C-20 -500 60 -490 130 -520', '#5E6B2F', 6) +
    [
      [-40, -490, -30],
      [0, -494, 20],
      [40, -494, -32],
      [76, -502, 22],
      [120, -518, -30],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          `<g transform="rotate(${turn} ${x} ${y})">${fill(ellipse(x + 24, y, 26, 8), '#74853C')}</g>`,
      )
      .join('')
  return {
    markup:
      bar(-6, 0, 0, inks.main, false) +
      `<g>${wrap}</g>` +
      bar(24, -162, -1.5, mix(inks.main, inks.second, 0.35), true) +
      bar(-36, -322, 2.5, inks.main, true) +
      `<g transform="translate(-20 -20)">${sprig}</g>`,
    outline: 'M-214 -500H200L216 0H-214Z',
    width: 470,
    height: 520,
    stance: 'stands',
    foot: 210,
    shadowRise: 18,
    focus: at(-20, -330),
  }
}

/** A stoppered jar with a lid, for spices or balm. */
export const jar: DrawPiece = (pen) => {
  const { inks } = pen
  const pot = turned(pen, {
    profile: [
      [400, 150],
      [380, 156],
      [340, 196],
      [230, 236],
      [120, 220],
      [30, 160],
      [0, 152],
    ],
    tilt: 0.2,
    fill: inks.main,
    material: 'clay',
    gloss: 0.95,
    marks: belt(pen, 236, 140, 290, 96),
  })
  const lid = turned(pen, {
    profile: [
      [482, 26],
      [470, 70],
      [440, 130],
      [414, 164],
      [402, 174],
      [388, 172],
    ],
    tilt: 0.2,
    fill: pen.subject.motif === 'plain' ? inks.second : inks.main,
    material: 'clay',
    gloss: 0.6,
    marks: [
      filled('second', box(-400, -410, 800, 20)),
      ...(pen.subject.motif === 'plain' ? [] : fillMotif('dots', area(-273, -462, 546, 44, 42))),
    ],
  })
  const knob = body(pen, ellipse(0, -512, 38, 36), { fill: inks.accent, form: 'ball', material: 'clay' })
  const shade = stroke(path(ring(at(0, -384), 172, 34, 30, 0.02, 0.48), false), '#2B1608', 16, 'opacity=".28"')
  return {
    markup:
      pot.markup +
      shade +
      lid.markup +
      knob +
      stroke(path(ring(at(0, -400), 170, 34, 30, 0.3, 0.48), false), '#fff', 3, 'opacity=".5"'),
    outline: `${pot.outline}${lid.outline}`,
    width: 474,
    height: 550,
    stance: 'stands',
    foot: 158,
    focus: at(0, -300),
  }
}

/** Oil or flower water in a glass bottle with a cork and a label. */
export const bottle: DrawPiece = (pen) => {
  const { inks } = pen
  const profile = [
    [610, 50],
    [590, 52],
    [520, 46],
    [470, 62],
    [420, 124],
    [370, 150],
    [250, 154],
    [60, 152],
    [14, 140],
    [0, 132],
  ] as const
  const label = [
    filled('light', box(-150, -318, 300, 218)),
    ...fillMotif(
      pen.subject.motif === 'plain' || pen.subject.motif === 'grain' ? 'zellige' : pen.subject.motif,
      area(-150, -302, 300, 96, 92),
    ),
    filled('second', box(-150, -196, 300, 8)),
    filled('accent', box(-90, -172, 180, 8)),
    filled('second', box(-60, -150, 120, 6)),
    filled('second', box(-150, -122, 300, 8)),
  ]
  const inked = { ...pen, inks: { ...inks, light: '#FAF3E3' } }
  const glass = turned(inked, {
    profile,
    tilt: 0.14,
    fill: fade(pen.paper, [
      [0, darken(inks.main, 0.5)],
      [0.3, inks.main],
      [0.55, lighten(inks.main, 0.25)],
      [1, darken(inks.main, 0.55)],
    ]),
    gloss: 1.3,
    marks: label,
  })
  const cork = turned(pen, {
    profile: [
      [680, 44],
      [672, 48],
      [600, 40],
    ],
    tilt: 0.2,
    fill: '#C99A62',
    material: 'clay',
  })
  const top = fill(ellipse(0, -680, 44, 9), '#E2BC8A')
  const neck =
    stroke(path(ring(at(0, -560), 54, 9, 24, 0, 0.5), false), inks.accent, 10) +
    stroke(path(ring(at(0, -546), 54, 9, 24, 0, 0.5), false), inks.accent, 10) +
    stroke('M20 -542C40 -500 30 -470 56 -440M20 -542C30 -500 8 -480 14 -446', inks.accent, 6)
  return {
    markup: cork.markup + top + glass.markup + neck,
    outline: glass.outline,
    width: 310,
    height: 690,
    stance: 'stands',
    foot: 142,
    focus: at(0, -300),
  }
}
