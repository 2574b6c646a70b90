import { area } from './cells.ts'
import { darken, house, lighten } from './color.ts'
import type { Point } from './geometry.ts'
import { at, box, ellipse, path, ring, smooth, star } from './geometry.ts'
import { glow } from './light.ts'
import { paintMarks } from './marks.ts'
import { fillMotif } from './motifs.ts'
import type { DrawPiece } from './piece.ts'
import { body, fill, stroke } from './piece.ts'
import { tassel } from './textiles.ts'
import { ball } from './toys.ts'
import { turned } from './turned.ts'

/** A hoop with stars, fish and a moon on threads, over a cradle. */
export const mobile: DrawPiece = (pen) => {
  const { inks } = pen
  const hoopY = -640
  const thread = (x: number, from: number, to: number): string => stroke(`M${x} ${from}V${to}`, '#8C7A5E', 3.5)
  const hang = (
    x: number,
    from: number,
    y: number,
    shape: string,
    tint: string,
    motif: 'dots' | 'zellige' | 'stripes',
  ): string =>
    thread(x, from, y) +
    ball(pen, at(x, y - 66), 13, inks.accent) +
    `<g transform="translate(${x + 6} ${y + 7})">${fill(shape, darken(tint, 0.5))}</g><g transform="translate(${x} ` +
    `${y})">` +
    body(pen, shape, {
      fill: tint,
      form: 'soft',
      material: 'cloth',
      inside: paintMarks(fillMotif(motif, area(-80, -10, 160, 160, 54)), {
        ...inks,
        main: tint,
        second: lighten(tint, 0.4),
        accent: darken(tint, 0.25),
        light: lighten(tint, 0.6),
      }),
    }) +
    stroke(shape, '#fff', 3, 'stroke-dasharray="7 7" opacity=".5"') +
    '</g>'
  const starShape = smooth(star(at(0, 74), 84, 46, 5), true)
  const moon = 'M30 0A76 76 0 1 0 62 118A62 62 0 1 1 30 0Z'
  const fishShape = smooth(
    [at(-84, 40), at(-40, 6), at(20, 6), at(60, 40), at(96, 12), at(92, 70), at(60, 48), at(20, 82), at(-40, 80)],
    true,
  )
  const cords = [-190, -64, 64, 190]
    .map((x) => stroke(`M0 -800L${x} ${hoopY + (Math.abs(x) > 100 ? -10 : 30)}`, '#8C7A5E', 4))
    .join('')
  const back = stroke(path(ring(at(0, hoopY), 240, 62, 50, 0.5, 1), false), darken(house.wood, 0.3), 20)
  const front =
    stroke(path(ring(at(0, hoopY), 240, 62, 50, 0, 0.5), false), darken(house.wood, 0.35), 24) +
    stroke(path(ring(at(0, hoopY - 3), 240, 62, 50, 0, 0.5), false), house.wood, 17) +
    stroke(path(ring(at(0, hoopY - 6), 240, 62, 50, 0.05, 0.45), false), '#E2B887', 5, 'opacity=".8"')
  return {
    markup:
      stroke('M0 -880V-800', '#8C7A5E', 5) +
      cords +
      back +
      hang(60, hoopY - 50, -500, starShape, lighten(inks.accent, 0.1), 'dots') +
      front +
      hang(-216, hoopY + 10, -380, moon, inks.second, 'dots') +
      hang(-64, hoopY + 58, -170, starShape, inks.main, 'zellige') +
      hang(206, hoopY + 10, -320, fishShape, inks.second, 'stripes') +
      hang(88, hoopY + 56, -130, fishShape, inks.accent, 'stripes') +
      ball(pen, at(0, -806), 26, inks.second),
    outline: '',
    width: 620,
    height: 880,
    stance: 'hangs',
    focus: at(-60, -330),
  }
}

/** A marionette on its cross of wood. */
export const puppet: DrawPiece = (pen) => {
  const { inks } = pen
  const skin = '#D9A577'
  const bar = (line: string): string =>
    stroke(line, darken(house.wood, 0.45), 26) +
    stroke(line, house.wood, 19) +
    stroke(line, '#E2B887', 5, 'transform="translate(-2 -5)"')
  const strings = stroke(
    'M-200 -800L-196 -382M200 -786L206 -480M-30 -770V-640M30 -770V-640M0 -830L-84 -140M0 -830L84 -140',
    '#8C7A5E',
    3,
    'opacity=".85"',
  )
  const robe = smooth(
    [
      at(-60, -506),
      at(0, -520),
      at(60, -506),
      at(112, -470),
      at(104, -390),
      at(130, -260),
      at(156, -140),
      at(80, -124),
      at(0, -120),
      at(-80, -124),
      at(-156, -140),
      at(-130, -260),
      at(-104, -390),
      at(-112, -470),
    ],
    true,
  )
  const kind = pen.subject.motif === 'plain' || pen.subject.motif === 'grain' ? 'stripes' : pen.subject.motif
  const gown =
    body(pen, robe, {
      fill: inks.main,
      form: 'round',
      material: 'cloth',
      inside: paintMarks(fillMotif(kind, area(-160, -360, 320, 230, 92)), inks),
    }) +
    fill(path(box(-112, -388, 224, 30)), inks.second) +
    tassel(34, -370, inks.accent, 6, 0.8) +
    stroke('M0 -510V-392', inks.accent, 8, 'stroke-dasharray="2 18"')
  const sleeve = (shoulder: Point, elbow: Point, hand: Point): string =>
    stroke(path([shoulder, elbow, hand], false), darken(inks.main, 0.4), 62) +
    stroke(path([shoulder, elbow, hand], false), darken(inks.main, 0.1), 54) +
    ball(pen, at(hand.x, hand.y), 28, skin) +
    stroke(path(ring(hand, 31, 31, 20, 0.1, 0.5), false), inks.second, 8)
  const leg = (x: number): string =>
    stroke(`M${x} -150V-40`, darken(inks.second, 0.3), 40) +
    stroke(`M${x} -150V-40`, inks.second, 32) +
    body(
      pen,
      smooth([at(x - 34, -44), at(x + 26, -48), at(x + 40, -14), at(x, 0), at(x - 70, -2), at(x - 80, -22)], true),
      { fill: inks.accent, form: 'soft', material: 'leather' },
    )
  const head = ball(pen, at(0, -590), 84, skin) + ball(pen, at(6, -578), 17, darken(skin, 0.14))
  const face =
    [-30, 32]
      .map(
        (x) =>
          fill(ellipse(x, -604, 9, 11), '#24120A') +
          fill(ellipse(x - 3, -608, 3, 3), '#fff') +
          stroke(`M${x - 18} -630Q${x} -642 ${x + 18} -630`, '#24120A', 7) +
          fill(ellipse(x * 1.6, -572, 17, 12), '#B8462F', 'opacity=".4"'),
      )
      .join('') +
    fill(
      smooth(
        [
          at(6, -556),
          at(-24, -562),
          at(-56, -542),
          at(-20, -538),
          at(6, -546),
          at(32, -538),
          at(66, -542),
          at(34, -562),
        ],
        true,
      ),
      '#3A2416',
    ) +
    stroke('M-16 -530Q6 -516 26 -530', '#8A2E1C', 7)
  const cap = turned(pen, {
    profile: [
      [734, 50],
      [720, 60],
      [664, 70],
      [640, 78],
    ],
    tilt: 0.2,
    fill: pen.inks.accent,
    material: 'cloth',
  })
  const top =
    fill(
      ellipse(0, -734, 50, 10),
      glow(pen.paper, [
        [0, lighten(inks.accent, 0.4)],
        [1, inks.accent],
      ]),
    ) +
    stroke('M0 -736C40 -750 66 -730 70 -700', '#24120A', 6) +
    tassel(70, -706, '#3A2416', 2, 0.6)
  return {
    markup:
      strings +
      leg(-54) +
      leg(62) +
      sleeve(at(-94, -462), at(-176, -430), at(-196, -360)) +
      sleeve(at(94, -462), at(180, -430), at(206, -476)) +
      gown +
      head +
      face +
      cap.markup +
      top +
      bar('M-210 -800L210 -786') +
      bar('M0 -850L0 -760') +
      stroke('M0 -850C-30 -880 30 -900 0 -930', '#8C7A5E', 5),
    outline: robe,
    width: 500,
    height: 870,
    stance: 'hangs',
    focus: at(0, -580),
  }
}
