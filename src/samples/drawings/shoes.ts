import { area } from './cells.ts'
import { darken, lighten } from './color.ts'
import type { Point } from './geometry.ts'
import { at, smooth } from './geometry.ts'
import { softShadow } from './light.ts'
import { paintMarks } from './marks.ts'
import { fillMotif } from './motifs.ts'
import type { DrawPiece, Pen } from './piece.ts'
import { body, fill, stroke } from './piece.ts'

/** Shoes are drawn from above, the left one; the pair is its mirror image a little ahead. */
function pairOf(outline: string, shoe: string, reach: number): { markup: string; outline: string } {
  const shade = softShadow(outline, 12, 16)
  const place = (way: number, turn: number, x: number, y: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn} 0 -340) scale(${way} 1)">`
  const markup = `${place(1, -5, -reach, 0)}${shade}${shoe}</g>${place(-1, 6, reach, -14)}${shade}${shoe}</g>`
  return { markup, outline: '' }
}

function motifOn(pen: Pen, unit: number, top = -720, height = 400): string {
  const { motif } = pen.subject
  const kind = motif === 'grain' ? 'plain' : motif
  return paintMarks(fillMotif(kind, area(-180, top, 360, height, unit)), pen.inks)
}

const soleWithPoint: readonly Point[] = [
  at(-6, -738),
  at(38, -690),
  at(100, -596),
  at(134, -480),
  at(124, -340),
  at(100, -200),
  at(104, -90),
  at(66, -14),
  at(0, 0),
  at(-66, -14),
  at(-100, -90),
  at(-98, -200),
  at(-122, -340),
  at(-132, -480),
  at(-104, -596),
  at(-46, -692),
]

export const babouche: DrawPiece = (pen) => {
  const { inks } = pen
  const outline = smooth(soleWithPoint, true)
  const insole = smooth(
    [
      at(0, -430),
      at(88, -380),
      at(104, -300),
      at(84, -190),
      at(88, -96),
      at(54, -28),
      at(0, -16),
      at(-54, -28),
      at(-86, -96),
      at(-84, -190),
      at(-104, -300),
      at(-88, -380),
    ],
    true,
  )
  const upper = smooth(
    [
      at(-6, -738),
      at(38, -690),
      at(100, -596),
      at(136, -480),
      at(126, -330),
      at(74, -372),
      at(0, -410),
      at(-76, -372),
      at(-126, -330),
      at(-134, -480),
      at(-104, -596),
      at(-46, -692),
    ],
    true,
  )
  const heel = smooth(
    [
      at(-100, -150),
      at(-98, -60),
      at(-54, -8),
      at(0, 4),
      at(54, -8),
      at(98, -60),
      at(100, -150),
      at(60, -110),
      at(0, -96),
      at(-60, -110),
    ],
    true,
  )
  const shadedInside = smooth(
    [at(-118, -330), at(0, -410), at(118, -330), at(104, -290), at(0, -366), at(-104, -290)],
    true,
  )
  const shoe =
    fill(outline, darken(inks.main, 0.55), 'transform="translate(0 10)"') +
    body(pen, insole, { fill: '#D9B48A', form: 'flat', material: 'leather' }) +
    fill(shadedInside, '#2B1608', 'opacity=".35"') +
    body(pen, heel, { fill: inks.main, form: 'soft', material: 'leather' }) +
    stroke('M-92 -138Q0 -70 92 -138', inks.accent, 5, 'stroke-dasharray="10 7"') +
    body(pen, upper, {
      fill: inks.main,
      form: 'soft',
      material: 'leather',
      inside: pen.subject.motif === 'plain' ? '' : motifOn(pen, 92, -690, 340),
    }) +
    stroke('M-120 -338Q-70 -368 0 -402Q70 -368 120 -338', inks.second, 13) +
    stroke('M-120 -354Q-70 -384 0 -420Q70 -384 120 -354', inks.accent, 5, 'stroke-dasharray="9 7"') +
    stroke('M-10 -724C-6 -640 -2 -560 0 -424', darken(inks.main, 0.3), 4, 'opacity=".55"') +
    stroke('M-112 -440C-112 -540 -70 -620 -24 -690', '#fff', 10, 'opacity=".28"')
  return { ...pairOf(outline, shoe, 158), width: 620, height: 750, stance: 'lies', focus: at(-150, -520) }
}

const sole: readonly Point[] = [
  at(10, -720),
  at(86, -690),
  at(128, -590),
  at(128, -470),
  at(104, -340),
  at(92, -210),
  at(98, -90),
  at(60, -14),
  at(0, 0),
  at(-60, -14),
  at(-94, -90),
  at(-90, -220),
  at(-112, -360),
  at(-126, -500),
  at(-112, -620),
  at(-60, -696),
]

export const sandal: DrawPiece = (pen) => {
  const { inks } = pen
  const outline = smooth(sole, true)
  const strap = (line: string, width: number): string =>
    stroke(line, '#2B1608', width + 4, 'opacity=".4" transform="translate(6 10)"') +
    stroke(line, darken(inks.main, 0.4), width + 5) +
    stroke(line, inks.main, width) +
    stroke(line, inks.second, width * 0.5) +
    stroke(line, inks.accent, width * 0.2, 'stroke-dasharray="3 15"') +
    stroke(line, '#fff', 3, 'opacity=".4" transform="translate(-3 -4)"')
  const leather = lighten('#B07A46', 0.2)
  const vamp = smooth(
    [
      at(-134, -560),
      at(-60, -592),
      at(6, -600),
      at(90, -582),
      at(138, -540),
      at(130, -440),
      at(60, -486),
      at(-10, -496),
      at(-70, -478),
      at(-128, -440),
    ],
    true,
  )
  const shoe =
    fill(outline, darken(leather, 0.55), 'transform="translate(0 12)"') +
    body(pen, outline, { fill: leather, form: 'soft', material: 'leather' }) +
    stroke(
      smooth(
        sole.map(({ x, y }) => at(x * 0.88, -360 + (y + 360) * 0.955)),
        true,
      ),
      lighten(leather, 0.6),
      3,
      'stroke-dasharray="9 8"',
    ) +
    strap('M-102 -250Q0 -306 100 -250', 34) +
    strap('M-2 -290Q6 -400 0 -500', 30) +
    strap('M-92 -120Q-110 -30 0 -26Q110 -30 94 -120L100 -250', 24) +
    `<g transform="translate(6 10)" opacity=".35">${fill(vamp, '#2B1608')}</g>` +
    body(pen, vamp, { fill: inks.main, form: 'soft', material: 'leather', inside: motifOn(pen, 82, -596, 160) }) +
    stroke(vamp, inks.second, 5) +
    `<circle cx="0" cy="-292" r="22" fill="#B98A33"/><circle cx="-3" cy="-295" r="16" fill="#E9C97F"/>`
  return { ...pairOf(outline, shoe, 158), width: 620, height: 740, stance: 'lies', focus: at(-150, -470) }
}

export const espadrille: DrawPiece = (pen) => {
  const { inks } = pen
  const outline = smooth(sole, true)
  const jute = '#D2AE72'
  const inner = (share: number): Point[] =>
    sole.map(({ x, y }) => at(x * share, -360 + (y + 360) * (1 - (1 - share) * 0.38)))
  const toe = smooth(
    [
      ...inner(0.93).slice(0, 4),
      at(104, -400),
      at(60, -448),
      at(0, -462),
      at(-62, -448),
      at(-104, -400),
      ...inner(0.93).slice(13),
    ],
    true,
  )
  const back = smooth(
    [
      at(90, -340),
      ...inner(0.93).slice(5, 12),
      at(-96, -340),
      at(-78, -250),
      at(-66, -150),
      at(0, -96),
      at(66, -150),
      at(76, -250),
    ],
    true,
  )
  const cloth = (part: string): string =>
    body(pen, part, {
      fill: inks.main,
      form: 'soft',
      material: 'cloth',
      inside: pen.subject.motif === 'plain' ? '' : motifOn(pen, 96, -720, 730),
    })
  const opening = smooth(inner(0.82), true)
  const shoe =
    fill(outline, darken(jute, 0.5), 'transform="translate(0 12)"') +
    body(pen, outline, { fill: jute, form: 'soft', material: 'straw' }) +
    stroke(outline, darken(jute, 0.3), 12, 'stroke-dasharray="6 7" opacity=".8" stroke-linecap="butt"') +
    body(pen, opening, { fill: lighten(jute, 0.4), form: 'flat', material: 'straw' }) +
    `<g transform="translate(0 26)" opacity=".4">${fill(toe, '#2B1608')}</g>` +
    cloth(back) +
    cloth(toe) +
    stroke('M-104 -402Q-62 -456 0 -464Q60 -456 104 -402', inks.second, 10) +
    stroke('M90 -336L76 -250L66 -150Q0 -70 -66 -150L-78 -250L-94 -336', inks.second, 9) +
    stroke(smooth(inner(0.945), true), lighten(inks.accent, 0.1), 5, 'stroke-dasharray="11 9"') +
    stroke('M0 -104V-44', inks.accent, 14)
  return { ...pairOf(outline, shoe, 158), width: 620, height: 740, stance: 'lies', focus: at(-150, -540) }
}
