import { area } from './cells.ts'
import { darken, lighten } from './color.ts'
import { at, box, ellipse, path, ring } from './geometry.ts'
import { glow } from './light.ts'
import type { Surface } from './marks.ts'
import { filled, line, paintMarks } from './marks.ts'
import { fillMotif } from './motifs.ts'
import type { DrawPiece } from './piece.ts'
import { body, fill, stroke } from './piece.ts'
import { tassel } from './textiles.ts'
import { turned } from './turned.ts'

/** Plain felt is a chechia; any other motif is a wide Djerba straw hat. */
export const hat: DrawPiece = (pen) => (pen.subject.motif === 'plain' ? chechia(pen) : straw(pen))

const chechia: DrawPiece = (pen) => {
  const { inks } = pen
  const cap = turned(pen, {
    profile: [
      [322, 6],
      [320, 90],
      [306, 170],
      [270, 206],
      [150, 226],
      [40, 236],
      [0, 238],
    ],
    tilt: 0.16,
    fill: inks.main,
    material: 'cloth',
    marks: [filled('second', box(-400, -34, 800, 12))],
  })
  const top = fill(
    ellipse(0, -312, 168, 22),
    glow(pen.paper, [
      [0, lighten(inks.main, 0.3), 0.7],
      [1, inks.main, 0],
    ]),
  )
  const cord = stroke('M0 -316C60 -350 170 -320 206 -250C218 -226 222 -200 224 -176', inks.second, 9)
  return {
    markup:
      cap.markup +
      top +
      `<circle cx="0" cy="-318" r="13" fill="${inks.second}"/>` +
      cord +
      tassel(224, -186, inks.second, 4, 1.7),
    outline: cap.outline,
    width: 500,
    height: 350,
    stance: 'stands',
    foot: 238,
    focus: at(80, -200),
  }
}

const straw: DrawPiece = (pen) => {
  const { inks, subject } = pen
  const tilt = 0.3
  const [wide, brimY] = [400, -70]
  const brim = ellipse(0, brimY, wide, wide * tilt)
  const around: Surface = ({ x, y }) => at(Math.sin(x) * y, brimY - Math.cos(x) * y * tilt)
  const rounds = Array.from({ length: 15 }, (_, index) => ({
    ...line(
      index % 2 === 0 ? 'shade' : 'light',
      5,
      Array.from({ length: 61 }, (__, step) => at((step / 60) * Math.PI * 2, 180 + index * 15)),
    ),
    opacity: 0.35,
  }))
  const spokes = Array.from({ length: 90 }, (_, index) => ({
    ...line('shade', 2.5, [at((index / 90) * Math.PI * 2, 180), at((index / 90) * Math.PI * 2 + 0.08, 400)]),
    opacity: 0.26,
  }))
  const brimMarkup =
    fill(ellipse(0, brimY + 11, wide, wide * tilt), darken(inks.main, 0.5)) +
    body(pen, brim, {
      fill: inks.main,
      form: 'flat',
      material: 'straw',
      inside:
        paintMarks([...rounds, ...spokes], inks, around) +
        stroke(brim, inks.second, 16, 'stroke-dasharray="16 7" stroke-linecap="butt"'),
    }) +
    fill(
      ellipse(40, brimY + 16, 250, 74),
      glow(pen.paper, [
        [0, '#2B1608', 0.55],
        [0.7, '#2B1608', 0.3],
        [1, '#2B1608', 0],
      ]),
    )
  const crown = turned(pen, {
    profile: [
      [318, 6],
      [314, 80],
      [294, 140],
      [250, 166],
      [160, 186],
      [70, 206],
      [60, 208],
    ],
    tilt,
    fill: inks.main,
    material: 'straw',
    marks: [
      ...fillMotif('weave', area(-330, -330, 660, 290, 110)),
      filled('second', box(-400, -196, 800, 100)),
      ...fillMotif(subject.motif === 'weave' ? 'diamonds' : subject.motif, area(-327, -182, 654, 72, 72)).map((mark) =>
        mark.ink === 'second'
          ? { ...mark, ink: 'light' as const }
          : mark.ink === 'main'
            ? { ...mark, ink: 'second' as const }
            : mark,
      ),
      filled('accent', box(-400, -202, 800, 9)),
      filled('accent', box(-400, -100, 800, 9)),
    ],
  })
  const pompoms = [0.35, 0.47, 0.59]
    .map((turn) => {
      const point = ring(at(0, brimY), wide * 0.98, wide * tilt, 1, turn, turn + 0.001)[0] ?? at(0, 0)
      return tassel(point.x, point.y, inks.accent, 0, 0.7)
    })
    .join('')
  return {
    markup: `<g transform="translate(0 -50)">${brimMarkup}${crown.markup}${pompoms}</g>`,
    outline: path(box(-380, -150, 760, 120)),
    width: 800,
    height: 380,
    stance: 'stands',
    foot: 330,
    shadowRise: 44,
    focus: at(-60, -230),
  }
}
