import type { Area } from './cells.ts'
import { at, box, ring } from './geometry.ts'
import type { Mark } from './marks.ts'
import { filled, line } from './marks.ts'

/** Olive-wood grain running down the area, with a knot or two. */
export function grain(area: Area): Mark[] {
  const count = Math.max(6, Math.round((area.width / area.unit) * 5))
  const knots = [at(0.34, 0.3), at(0.68, 0.66)]
  const lines = Array.from({ length: count }, (_, index): Mark => {
    const share = (index + 0.5) / count
    const points = Array.from({ length: 25 }, (_, step) => {
      const down = step / 24
      const wave = Math.sin(down * 5 + share * 7) * 0.022 + Math.sin(down * 11 + share * 17) * 0.008
      const push = knots.reduce(
        (sum, knot) =>
          sum +
          Math.sign(share - knot.x) * 0.055 * Math.exp(-(((down - knot.y) / 0.1) ** 2) - ((share - knot.x) / 0.1) ** 2),
        0,
      )
      return at(area.left + (share + wave + push) * area.width, area.top + down * area.height)
    })
    const isBold = index % 4 === 1
    return {
      ...line(index % 5 === 3 ? 'light' : 'shade', area.unit * (isBold ? 0.07 : 0.028), points),
      opacity: isBold ? 0.36 : 0.3,
    }
  })
  const rings = knots.flatMap((knot) =>
    [0.1, 0.055, 0.022].map(
      (size): Mark => ({
        ...line(
          'shade',
          area.unit * 0.035,
          ring(
            at(area.left + knot.x * area.width, area.top + knot.y * area.height),
            area.width * size * 0.34,
            area.height * size * 0.6,
            18,
          ),
          false,
        ),
        opacity: 0.5,
      }),
    ),
  )
  return [...lines.toSorted((a, b) => (a.opacity ?? 1) - (b.opacity ?? 1) || a.ink.localeCompare(b.ink)), ...rings]
}

/** Plaited palm or twill: a slanted stitch in every other place, a coloured course now and then. */
export function weave(area: Area): Mark[] {
  const height = area.unit * 0.2
  const rows = Math.max(3, Math.round(area.height / height))
  const size = area.height / rows
  const columns = Math.max(4, Math.round(area.width / (size * 1.25)))
  const width = area.width / columns
  const marks: Mark[] = []
  const stitch = (ink: 'shade' | 'light' | 'second' | 'accent', row: number, column: number): void => {
    const x = area.left + width * (column + (row % 2) * 0.5)
    const y = area.top + size * row
    const lean = row % 2 === 0 ? size * 0.26 : -size * 0.26
    marks.push(
      filled(ink, [
        at(x + width * 0.06, y + size * 0.22 + lean),
        at(x + width * 0.5, y + size * 0.08),
        at(x + width * 0.94, y + size * 0.22 - lean),
        at(x + width * 0.94, y + size * 0.74 - lean),
        at(x + width * 0.5, y + size * 0.9),
        at(x + width * 0.06, y + size * 0.74 + lean),
      ]),
    )
  }
  marks.push({ ...filled('shade', box(area.left, area.top, area.width, area.height)), opacity: 0.5 })
  for (let row = 0; row < rows; row++) {
    const course = row % 12
    const ink = course === 4 || course === 6 ? 'second' : course === 5 ? 'accent' : 'light'
    for (let column = -1; column < columns; column++) stitch(ink, row, column)
  }
  return marks.map((mark) => (mark.ink === 'light' ? { ...mark, ink: 'main' as const } : mark))
}
