import { darken, lighten } from './color.ts'
import { at, box, path, roundedBox, smooth } from './geometry.ts'
import { buckle, motifOn, skin, stitched, strap, swell } from './leather.ts'
import { fade } from './light.ts'
import type { Surface } from './marks.ts'
import { filled, paintMarks } from './marks.ts'
import type { DrawPiece } from './piece.ts'
import { body, fill, stroke } from './piece.ts'
import { tassel } from './textiles.ts'

export const tote: DrawPiece = (pen) => {
  const { inks } = pen
  const leather = inks.accent
  const handle = (y: number, share: number): string =>
    strap(
      smooth([
        at(-134, y + 90),
        at(-126, y - 80),
        at(-70, y - 196),
        at(0, y - 226),
        at(70, y - 196),
        at(126, y - 80),
        at(134, y + 90),
      ]),
      darken(leather, share),
      24,
    )
  const outline = smooth(
    [
      at(-270, -440),
      at(-140, -430),
      at(0, -426),
      at(140, -430),
      at(270, -440),
      at(286, -240),
      at(262, -30),
      at(240, -4),
      at(0, 4),
      at(-240, -4),
      at(-262, -30),
      at(-286, -240),
    ],
    true,
  )
  const inside = path([at(-264, -440), at(0, -464), at(264, -440), at(0, -420)])
  const round: Surface = ({ x, y }) =>
    at(x * (1 + 0.05 * Math.sin(((y + 440) / 440) * Math.PI)), y + (1 - (x / 280) ** 2) * 12)
  const front = body(pen, outline, {
    fill: inks.main,
    form: 'flat',
    material: skin(pen),
    inside:
      motifOn(pen, -290, -400, 580, 320, 128, round) +
      paintMarks(
        [
          filled('second', box(-300, -70, 600, 80)),
          filled('accent', box(-300, -84, 600, 8)),
          filled('second', box(-300, -450, 600, 30)),
        ],
        inks,
        round,
        24,
      ),
    above: swell(pen, outline),
  })
  return {
    markup:
      handle(-460, 0.3) +
      fill(inside, darken(inks.main, 0.6)) +
      front +
      handle(-436, 0) +
      [-134, 134]
        .map(
          (x) =>
            fill(roundedBox(x - 22, -360, 44, 60, 10), leather) +
            stitched(roundedBox(x - 17, -355, 34, 50, 8), leather),
        )
        .join('') +
      tassel(-200, -330, inks.second, -6, 1.1),
    outline,
    width: 572,
    height: 690,
    stance: 'stands',
    foot: 250,
    shadowRise: 16,
    focus: at(-60, -300),
  }
}

export const satchel: DrawPiece = (pen) => {
  const { inks } = pen
  const long = strap(
    smooth([at(-252, -330), at(-270, -560), at(-160, -730), at(0, -776), at(160, -730), at(270, -560), at(252, -330)]),
    darken(inks.main, 0.12),
    26,
  )
  const pouch = roundedBox(-276, -400, 552, 396, 46)
  const flap = smooth(
    [
      at(-284, -404),
      at(-140, -420),
      at(0, -424),
      at(140, -420),
      at(284, -404),
      at(286, -240),
      at(240, -150),
      at(120, -110),
      at(0, -98),
      at(-120, -110),
      at(-240, -150),
      at(-286, -240),
    ],
    true,
  )
  const field = smooth(
    [
      at(-236, -364),
      at(0, -376),
      at(236, -364),
      at(236, -244),
      at(190, -186),
      at(0, -144),
      at(-190, -186),
      at(-236, -244),
    ],
    true,
  )
  const bag =
    body(pen, pouch, { fill: darken(inks.main, 0.12), form: 'soft', material: 'leather' }) +
    stitched(roundedBox(-258, -382, 516, 360, 38), inks.main)
  const shadow = `<g transform="translate(4 20)" opacity=".35">${fill(flap, '#2B1608')}</g>`
  const cover =
    body(pen, flap, {
      fill: inks.main,
      form: 'soft',
      material: 'leather',
      inside:
        pen.subject.motif === 'plain'
          ? ''
          : body(pen, field, {
              fill: lighten(inks.main, 0.12),
              form: 'flat',
              inside: motifOn(pen, -240, -374, 480, 232, 116),
            }) + stroke(field, inks.second, 8),
    }) + stitched('M-268 -390V-246Q-250 -130 0 -114Q250 -130 268 -246V-390', inks.main)
  const clasp = [-150, 150]
    .map(
      (x) =>
        fill(roundedBox(x - 22, -196, 44, 150, 16), darken(inks.main, 0.3)) +
        stitched(roundedBox(x - 15, -190, 30, 136, 12), inks.main) +
        buckle(x, -104),
    )
    .join('')
  return {
    markup:
      `${long}${bag}${shadow}${cover}${clasp}${[-262, 262].map((x) => buckle(x, -360)).join('')}` +
      `${tassel(0, -130, inks.accent, 4, 1)}`,
    outline: pouch,
    width: 572,
    height: 790,
    stance: 'stands',
    foot: 262,
    shadowRise: 20,
    focus: at(-60, -260),
  }
}

export const clutch: DrawPiece = (pen) => {
  const { inks } = pen
  const outline = roundedBox(-330, -400, 660, 400, 30)
  const flap = smooth(
    [
      at(-334, -398),
      at(-334, -402),
      at(0, -408),
      at(334, -402),
      at(334, -398),
      at(210, -250),
      at(40, -128),
      at(0, -112),
      at(-40, -128),
      at(-210, -250),
    ],
    true,
  )
  const bag = body(pen, outline, {
    fill: darken(inks.main, 0.08),
    form: 'soft',
    material: skin(pen),
    inside:
      pen.subject.motif === 'weave'
        ? motifOn(pen, -340, -410, 680, 420, 110)
        : stitched(roundedBox(-314, -384, 628, 368, 22), inks.main) +
          paintMarks([filled('second', box(-340, -60, 680, 22)), filled('accent', box(-340, -32, 680, 8))], inks),
  })
  const cover = body(pen, flap, {
    fill: inks.main,
    form: 'soft',
    material: skin(pen),
    inside: motifOn(pen, -340, -400, 680, 300, 100),
  })
  return {
    markup:
      bag +
      `<g transform="translate(3 18)" opacity=".34">${fill(flap, '#2B1608')}</g>` +
      cover +
      stroke('M-330 -396L-206 -246L-36 -124Q0 -102 36 -124L206 -246L330 -396', inks.second, 11) +
      stitched('M-312 -392L-196 -256L-36 -144Q0 -124 36 -144L196 -256L312 -392', inks.second) +
      `<circle cx="0" cy="-140" r="30" fill="#B98A33"/><circle cx="-2" cy="-143" r="24" fill="${fade(
        pen.paper,
        [
          [0, '#FFF0C2'],
          [0.5, '#D9AE55'],
          [1, '#A87B2A'],
        ],
        [0, 0, 1, 1],
      )}"/>` +
      strap('M324 -350C400 -330 420 -240 392 -150', inks.accent, 14) +
      tassel(392, -158, inks.accent, 10, 1.35),
    outline,
    width: 760,
    height: 410,
    stance: 'stands',
    foot: 316,
    shadowRise: 24,
    focus: at(-40, -240),
  }
}
