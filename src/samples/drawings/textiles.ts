import { area } from './cells.ts'
import { darken, lighten } from './color.ts'
import type { Point } from './geometry.ts'
import { at, box, path, round, smooth } from './geometry.ts'
import { fade, glow } from './light.ts'
import type { Mark, Surface } from './marks.ts'
import { filled, paintMarks } from './marks.ts'
import { fillMotif } from './motifs.ts'
import type { DrawPiece, Pen } from './piece.ts'
import { body, fill, stroke } from './piece.ts'

/** A hanging or lying cloth: a field of motif between borders. */
export function clothMarks(pen: Pen, left: number, top: number, width: number, height: number, unit: number): Mark[] {
  const { motif } = pen.subject
  const kind = motif === 'plain' || motif === 'grain' ? 'weave' : motif
  return fillMotif(kind, area(left, top, width, height, unit))
}

/** Upright folds of light and dark across a width. */
export function folds(pen: Pen, outline: string, count: number, strength: number): string {
  const stops = Array.from({ length: count * 2 + 1 }, (_, index) => {
    const offset = Math.round(((index + (index % 2) * 0.3 * Math.sin(index * 2.3)) / (count * 2)) * 1000) / 1000
    return index % 2 === 0
      ? ([Math.min(1, offset), '#2B1608', strength * (0.75 + 0.25 * Math.sin(index))] as const)
      : ([Math.min(1, offset), '#FFF6E4', strength * 0.5] as const)
  })
  return fill(outline, fade(pen.paper, stops))
}

/** Knotted threads along an edge. */
export function fringe(from: Point, to: Point, length: number, color: string, spacing = 13): string {
  const count = Math.round(Math.hypot(to.x - from.x, to.y - from.y) / spacing)
  const strand = (index: number, offset: number): string => {
    const [x, y] = [from.x + ((to.x - from.x) * index) / count, from.y + ((to.y - from.y) * index) / count]
    const sway = Math.sin(index * 1.7) * spacing * 0.3 + offset
    return (
      `M${round(x)} ${round(y)}q${round(sway * 0.3)} ${round(length * 0.5)} ${round(sway)} ` +
      `${round(length * (0.94 + 0.06 * Math.sin(index * 2.9)))}`
    )
  }
  const all = (offset: number): string =>
    Array.from({ length: count + 1 }, (_, index) => strand(index, offset)).join('')
  const knots = Array.from(
    { length: count + 1 },
    (_, index) =>
      `M${round(from.x + ((to.x - from.x) * index) / count)} ` +
      `${round(from.y + ((to.y - from.y) * index) / count + 5)}v6`,
  ).join('')
  return (
    stroke(all(3), darken(color, 0.4), spacing * 0.36) +
    stroke(all(-1), color, spacing * 0.34) +
    stroke(knots, lighten(color, 0.3), spacing * 0.5)
  )
}

export const rug: DrawPiece = (pen) => {
  const { inks } = pen
  const [width, height] = [540, 720]
  const top = -height - 60
  const sway: Surface = ({ x, y }) => at(x + Math.sin(y / 130) * 4, y + Math.sin(x / 95) * 5)
  const sheet = Array.from({ length: 21 }, (_, step) => at(-width / 2 + (width * step) / 20, top))
  const outline = path(
    [
      ...sheet,
      ...Array.from({ length: 21 }, (_, step) => at(width / 2, top + (height * step) / 20)),
      ...sheet.toReversed().map(({ x }) => at(x, top + height)),
      ...Array.from({ length: 21 }, (_, step) => at(-width / 2, top + height - (height * step) / 20)),
    ].map(sway),
  )
  const left = -width / 2
  const border = [
    filled('second', box(left, top, width, 26)),
    filled('accent', box(left, top + 26, width, 9)),
    filled('second', box(left, top + height - 26, width, 26)),
    filled('accent', box(left, top + height - 35, width, 9)),
    filled('second', box(left, top, 22, height)),
    filled('second', box(left + width - 22, top, 22, height)),
    filled('accent', box(left + 22, top + 35, 7, height - 70)),
    filled('accent', box(left + width - 29, top + 35, 7, height - 70)),
  ]
  const cloth = body(pen, outline, {
    fill: inks.main,
    form: 'flat',
    material: 'cloth',
    inside: paintMarks(
      [...clothMarks(pen, left + 36, top + 44, width - 72, height - 88, 132), ...border],
      inks,
      sway,
      20,
    ),
    above: folds(pen, outline, 4, 0.12),
  })
  const ends = fringe(
    sway(at(left + 4, top + height - 3)),
    sway(at(width / 2 - 4, top + height - 3)),
    58,
    lighten(inks.main, 0.25),
  )
  return {
    markup: ends + rod(top, width / 2 + 46) + cloth + straps(top, width, inks.second),
    outline,
    width: 620,
    height: 800,
    stance: 'hangs',
    focus: at(-60, -460),
  }
}

export function rod(y: number, half: number): string {
  return (
    stroke(`M${-half} ${y - 6}H${half}`, '#6E4524', 18) +
    stroke(`M${-half} ${y - 10}H${half}`, '#B98552', 7) +
    [-half, half]
      .map(
        (x) =>
          `<circle cx="${x}" cy="${y - 7}" r="15" fill="#8A5A30"/><circle cx="${x - 4}" cy="${y - 11}" r="5" ` +
          `fill="#D9AE7C"/>`,
      )
      .join('')
  )
}

function straps(y: number, width: number, color: string): string {
  return [-0.4, -0.13, 0.13, 0.4]
    .map(
      (share) =>
        fill(path(box(width * share - 17, y - 20, 34, 34)), darken(color, 0.1)) +
        fill(path(box(width * share - 17, y - 20, 9, 34)), '#fff', 'opacity=".18"'),
    )
    .join('')
}

export const cushion: DrawPiece = (pen) => {
  const { inks } = pen
  const middle = -300
  const edge = (side: (share: number) => Point): Point[] => Array.from({ length: 12 }, (_, step) => side(step / 12))
  const pinch = (share: number): number => Math.sin(share * Math.PI) * 30
  const corner = [at(-306, middle - 300), at(306, middle - 296), at(300, middle + 300), at(-300, middle + 302)] as const
  const run = (from: Point, to: Point, inX: number, inY: number): Point[] =>
    edge((share) =>
      at(from.x + (to.x - from.x) * share + inX * pinch(share), from.y + (to.y - from.y) * share + inY * pinch(share)),
    )
  const outline = smooth(
    [
      ...run(corner[0], corner[1], 0, 1),
      ...run(corner[1], corner[2], -1, 0),
      ...run(corner[2], corner[3], 0, -1),
      ...run(corner[3], corner[0], 1, 0),
    ],
    true,
  )
  const bulge: Surface = ({ x, y }) => {
    const swell = 1 + 0.13 * (1 - (x / 300) ** 2) * (1 - (y / 300) ** 2)
    const pull = 1 - 0.085 * (Math.abs(x / 300) < 1.1 ? 1 - (x / 300) ** 2 : 0)
    const pullX = 1 - 0.085 * (Math.abs(y / 300) < 1.1 ? 1 - (y / 300) ** 2 : 0)
    return at(x * swell * pullX, middle + y * swell * pull)
  }
  const marks = [...clothMarks(pen, -264, -264, 528, 528, 132), ...frame(276, 12, 'second'), ...frame(292, 5, 'accent')]
  const pillow = body(pen, outline, {
    fill: inks.main,
    form: 'flat',
    material: 'cloth',
    inside: paintMarks(marks, inks, bulge, 20),
    above: fill(
      outline,
      glow(
        pen.paper,
        [
          [0, '#FFF6E4', 0.26],
          [0.4, '#FFF6E4', 0],
          [0.75, '#2B1608', 0.14],
          [1, '#2B1608', 0.46],
        ],
        0.42,
        0.36,
        0.68,
      ),
    ),
  })
  const crease = corner
    .map(({ x, y }) =>
      stroke(
        `M${x * 0.93} ${middle + (y - middle) * 0.93}Q${x * 0.78} ${middle + (y - middle) * 0.8} ` +
          `${x * 0.72} ${middle + (y - middle) * 0.66}`,
        '#2B1608',
        7,
        'opacity=".16"',
      ),
    )
    .join('')
  const tassels = corner.map(({ x, y }) => tassel(x, y - 6, inks.accent, Math.sign(x) * -8)).join('')
  return {
    markup:
      tassels +
      pillow +
      stroke(outline, lighten(inks.second, 0.1), 7) +
      stroke(outline, '#fff', 2, 'opacity=".35"') +
      crease,
    outline,
    width: 640,
    height: 610,
    stance: 'stands',
    foot: 250,
    shadowRise: 26,
    focus: at(-60, -330),
  }
}

function frame(half: number, width: number, ink: 'second' | 'accent'): Mark[] {
  return [{ points: box(-half, -half, half * 2, half * 2), ink, width }]
}

export function tassel(x: number, y: number, color: string, lean = 0, size = 1): string {
  const strands = Array.from(
    { length: 9 },
    (_, index) =>
      `M${(index - 4) * 2} 20Q${(index - 4) * 4 + lean * 0.4} 48 ${(index - 4) * 5 + lean} ` +
      `${84 + Math.sin(index * 2) * 5}`,
  ).join('')
  return (
    `<g transform="translate(${round(x)} ${round(y)}) scale(${size})">${stroke(strands, darken(color, 0.35), 6)}` +
    `${stroke(strands, color, 3.6)}` +
    `<circle cx="0" cy="10" r="13" fill="${color}"/><circle cx="-4" cy="6" r="5" fill="#fff" opacity=".35"/>` +
    `${stroke('M-10 22H10', lighten(color, 0.5), 5)}</g>`
  )
}
