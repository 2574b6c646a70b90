import { darken, lighten } from './color.ts'
import { at, ellipse, path, roundedBox, smooth } from './geometry.ts'
import { buckle, motifOn, stitched, strap, swell } from './leather.ts'
import type { DrawPiece, Pen } from './piece.ts'
import { body, fill, stroke } from './piece.ts'
import { tassel } from './textiles.ts'

export const backpack: DrawPiece = (pen) => {
  const { inks } = pen
  const leather = darken(inks.accent, 0.15)
  const outline = smooth(
    [
      at(-214, -560),
      at(-120, -618),
      at(0, -632),
      at(120, -618),
      at(214, -560),
      at(252, -380),
      at(262, -160),
      at(236, -24),
      at(120, 0),
      at(-120, 0),
      at(-236, -24),
      at(-262, -160),
      at(-252, -380),
    ],
    true,
  )
  const flap = smooth(
    [
      at(-224, -560),
      at(-120, -630),
      at(0, -644),
      at(120, -630),
      at(224, -560),
      at(240, -440),
      at(214, -358),
      at(100, -326),
      at(0, -320),
      at(-100, -326),
      at(-214, -358),
      at(-240, -440),
    ],
    true,
  )
  const pocket = roundedBox(-176, -236, 352, 200, 36)
  const side = (way: number): string =>
    body(pen, smooth([at(way * 236, -250), at(way * 304, -230), at(way * 310, -70), at(way * 238, -30)], true), {
      fill: darken(inks.main, 0.25),
      form: 'soft',
      material: 'cloth',
    })
  const straps = [-1, 1]
    .map((way) =>
      strap(
        smooth([
          at(way * 110, -600),
          at(way * 250, -560),
          at(way * 306, -380),
          at(way * 296, -170),
          at(way * 236, -60),
        ]),
        leather,
        30,
      ),
    )
    .join('')
  const bag = body(pen, outline, {
    fill: inks.main,
    form: 'soft',
    material: 'cloth',
    inside: pen.subject.motif === 'plain' ? '' : motifOn(pen, -270, -340, 540, 330, 108),
    above: swell(pen, outline),
  })
  const cover =
    `<g transform="translate(3 18)" opacity=".35">${fill(flap, '#2B1608')}</g>` +
    body(pen, flap, {
      fill: pen.subject.motif === 'plain' ? inks.main : inks.second,
      form: 'soft',
      material: 'leather',
    }) +
    stitched('M-226 -470Q-224 -376 -196 -366Q0 -316 196 -366Q224 -376 226 -470', inks.second)
  const front =
    body(pen, pocket, {
      fill: pen.subject.motif === 'plain' ? darken(inks.main, 0.12) : inks.main,
      form: 'soft',
      material: 'cloth',
    }) +
    stitched(roundedBox(-164, -224, 328, 176, 28), inks.second) +
    stroke('M-150 -186H150', darken(inks.main, 0.4), 8) +
    tassel(128, -190, inks.accent, 4, 0.8)
  const tabs = [-100, 100]
    .map(
      (x) =>
        fill(roundedBox(x - 19, -420, 38, 170, 14), leather) +
        stitched(roundedBox(x - 12, -414, 24, 156, 10), leather) +
        buckle(x, -312),
    )
    .join('')
  const loop = strap(smooth([at(-54, -624), at(-46, -694), at(0, -714), at(46, -694), at(54, -624)]), leather, 20)
  return {
    markup:
      loop +
      straps +
      side(-1) +
      side(1) +
      bag +
      front +
      cover +
      tabs +
      fill(ellipse(0, -520, 46, 46), lighten(inks.second, 0.15)) +
      motifBadge(pen),
    outline,
    width: 620,
    height: 725,
    stance: 'stands',
    foot: 240,
    shadowRise: 18,
    focus: at(-60, -330),
  }
}

function motifBadge(pen: Pen): string {
  return (
    stroke(ellipse(0, -520, 46, 46), pen.inks.accent, 5) +
    fill(path([at(0, -556), at(26, -520), at(0, -484), at(-26, -520)]), pen.inks.accent)
  )
}
