import type { Area } from './cells.ts'
import type { Point } from './geometry.ts'
import { at, box } from './geometry.ts'
import type { Ink, Mark } from './marks.ts'
import { filled, line } from './marks.ts'

/** The signs of wool and Sejnane clay, one kind a row: lozenges, zigzags, triangles, combs, crosses. */
export function berberRows(area: Area): Mark[] {
  const heights = [1, 0.5, 0.75, 0.5]
  const signs = [lozenges, zigzag, triangles, crosses]
  const marks: Mark[] = []
  let wanted = 0
  const rows: { sign: (row: Area) => Mark[]; height: number }[] = []
  while (wanted < area.height / area.unit - 0.3) {
    const kind = rows.length % signs.length
    rows.push({ sign: signs[kind] ?? zigzag, height: heights[kind] ?? 1 })
    wanted += heights[kind] ?? 1
  }
  let top = area.top
  const scale = area.height / Math.max(wanted, 0.1)
  for (const { sign, height } of rows) {
    const row = { ...area, top, height: height * scale }
    marks.push(
      ...sign(row),
      filled('second', box(area.left, top + row.height - scale * 0.02, area.width, scale * 0.045)),
    )
    top += row.height
  }
  return marks
}

function along(row: Area, width: number, draw: (x: number, width: number, index: number) => Mark[]): Mark[] {
  const count = Math.max(1, Math.round(row.width / width / 2) * 2 - 1)
  const each = row.width / count
  return Array.from({ length: count }, (_, index) => draw(row.left + each * (index + 0.5), each, index)).flat()
}

function lozenges(row: Area): Mark[] {
  const middle = row.top + row.height / 2
  const shape = (x: number, half: number): Point[] => [
    at(x, middle - half),
    at(x + half, middle),
    at(x, middle + half),
    at(x - half, middle),
  ]
  const marks = (ink: Ink, share: number): Mark[] =>
    along(row, row.height * 1.1, (x) => [filled(ink, shape(x, row.height * share))])
  const gaps = [-0.3, 0, 0.3].flatMap((offset) =>
    along(row, row.height * 1.1, (x, width) => [
      filled(offset === 0 ? 'second' : 'accent', [
        at(x + width / 2, middle + row.height * (offset - 0.09)),
        at(x + width / 2 + row.height * 0.07, middle + row.height * offset),
        at(x + width / 2, middle + row.height * (offset + 0.09)),
        at(x + width / 2 - row.height * 0.07, middle + row.height * offset),
      ]),
    ]),
  )
  return [...marks('second', 0.44), ...marks('main', 0.34), ...marks('accent', 0.25), ...marks('main', 0.12), ...gaps]
}

function zigzag(row: Area): Mark[] {
  const rise = row.height * 0.26
  const middle = row.top + row.height * 0.48
  const wave = (offset: number): Point[] =>
    along(row, row.height * 0.7, (x, width) => [
      filled('second', [at(x - width / 2, middle + offset + rise), at(x, middle + offset - rise)]),
    ])
      .flatMap((mark) => mark.points)
      .concat(at(row.left + row.width, middle + offset + rise))
  return [
    line('second', row.height * 0.11, wave(-row.height * 0.06)),
    line('accent', row.height * 0.07, wave(row.height * 0.13)),
  ]
}

function triangles(row: Area): Mark[] {
  const [top, bottom] = [row.top + row.height * 0.1, row.top + row.height * 0.86]
  return [
    ...along(row, row.height * 0.8, (x, width) => [
      filled('second', [at(x - width * 0.46, bottom), at(x, top), at(x + width * 0.46, bottom)]),
    ]),
    ...along(row, row.height * 0.8, (x, width) => [
      filled('main', [at(x - width * 0.2, bottom), at(x, (top + bottom) / 2), at(x + width * 0.2, bottom)]),
    ]),
    ...along(row, row.height * 0.8, (x, width) => [
      filled('accent', [
        at(x + width * 0.36, top),
        at(x + width * 0.64, top),
        at(x + width / 2, top + row.height * 0.36),
      ]),
    ]),
  ]
}

function crosses(row: Area): Mark[] {
  const middle = row.top + row.height * 0.48
  const reach = row.height * 0.24
  return along(row, row.height * 0.9, (x, width, index) =>
    index % 2 === 0
      ? [
          line('accent', row.height * 0.1, [at(x - reach, middle - reach), at(x + reach, middle + reach)]),
          line('accent', row.height * 0.1, [at(x - reach, middle + reach), at(x + reach, middle - reach)]),
        ]
      : [-0.3, -0.1, 0.1, 0.3].map((offset) =>
          line('second', row.height * 0.08, [
            at(x + offset * width, middle - reach),
            at(x + offset * width, middle + reach),
          ]),
        ),
  )
}
