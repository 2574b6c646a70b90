import type { Motif } from '../sample-shop.ts'
import { arabesque } from './arabesque.ts'
import { berberRows } from './berber.ts'
import type { Area, Cell } from './cells.ts'
import { eachCell, inkByInk } from './cells.ts'
import { grain, weave } from './fibres.ts'
import type { Point } from './geometry.ts'
import { at, box, ring, star } from './geometry.ts'
import type { Mark } from './marks.ts'
import { filled, line } from './marks.ts'

const fillers: Readonly<Record<Motif, (area: Area) => Mark[]>> = {
  plain,
  stripes,
  diamonds: (area) => eachCell(area, 1, diamond),
  fish: (area) => eachCell(area, 1.7, fish),
  arabesque,
  zellige: (area) => eachCell(area, 1, zellige),
  dots: (area) => eachCell(area, 1, dot),
  berber: berberRows,
  grain,
  weave,
}

export function fillMotif(motif: Motif, area: Area): Mark[] {
  return fillers[motif](area)
}

function plain(area: Area): Mark[] {
  const count = Math.max(2, Math.round(area.height / (area.unit * 0.5)))
  return Array.from({ length: count }, (_, index) => ({
    ...line(index % 3 === 0 ? 'light' : 'shade', area.unit * (index % 2 === 0 ? 0.03 : 0.05), [
      at(area.left, area.top + (area.height * (index + 0.5)) / count),
      at(area.left + area.width, area.top + (area.height * (index + 0.5)) / count),
    ]),
    opacity: 0.22,
  }))
}

function stripes(area: Area): Mark[] {
  const repeats = Math.max(1, Math.round(area.height / (area.unit * 1.5)))
  const size = area.height / repeats
  const bands = [
    ['second', 0.1, 0.3],
    ['accent', 0.48, 0.07],
    ['second', 0.6, 0.05],
    ['accent', 0.7, 0.07],
  ] as const
  return inkByInk(
    Array.from({ length: repeats }, (_, repeat) =>
      bands.map(([ink, offset, height]) =>
        filled(ink, box(area.left, area.top + (repeat + offset) * size, area.width, height * size)),
      ),
    ).flat(),
  )
}

function lozenge(centre: Point, halfWidth: number, halfHeight: number): Point[] {
  return [
    at(centre.x, centre.y - halfHeight),
    at(centre.x + halfWidth, centre.y),
    at(centre.x, centre.y + halfHeight),
    at(centre.x - halfWidth, centre.y),
  ]
}

function diamond({ centre, size, row, column }: Cell): Mark[] {
  const half = size / 2
  const isAccent = (row + column) % 2 === 1
  return [
    filled(isAccent ? 'accent' : 'second', lozenge(centre, half * 0.98, half * 0.98)),
    filled('main', lozenge(centre, half * 0.68, half * 0.68)),
    filled(isAccent ? 'second' : 'accent', lozenge(centre, half * 0.44, half * 0.44)),
    filled('light', lozenge(centre, half * 0.14, half * 0.14)),
    filled('second', lozenge(at(centre.x + half, centre.y - half), half * 0.26, half * 0.26)),
  ]
}

function fish({ centre, size, row, column }: Cell): Mark[] {
  const way = row % 2 === 0 ? 1 : -1
  const point = (x: number, y: number): Point => at(centre.x + x * size * way, centre.y + y * size)
  const back = [
    [-0.42, 0],
    [-0.26, -0.17],
    [0, -0.26],
    [0.28, -0.2],
    [0.5, -0.07],
    [0.58, 0],
  ] as const
  const body = [...back.map(([x, y]) => point(x, y)), ...back.toReversed().map(([x, y]) => point(x, -y))]
  const scale = (x: number, reach: number): Mark =>
    line(
      'main',
      size * 0.032,
      [-0.8, -0.4, 0, 0.4, 0.8].map((y) => point(x + 0.06 * (1 - y * y * 1.4), y * reach)),
    )
  const ink = (row + column) % 2 === 0 ? 'second' : 'accent'
  return [
    filled(ink, [point(-0.36, 0), point(-0.72, -0.25), point(-0.62, 0), point(-0.72, 0.25)]),
    filled(ink, [point(-0.1, -0.22), point(0.1, -0.4), point(0.2, -0.2)]),
    filled(ink, [point(-0.05, 0.2), point(0.02, 0.36), point(0.14, 0.22)]),
    filled(ink, body),
    scale(0.24, 0.24),
    scale(0.08, 0.24),
    scale(-0.08, 0.21),
    scale(-0.22, 0.15),
    filled('main', ring(point(0.4, -0.05), size * 0.05, size * 0.05, 8)),
  ]
}

function zellige({ centre, size, row, column }: Cell): Mark[] {
  const half = size / 2
  const corner = (x: number, y: number): Mark =>
    filled('accent', lozenge(at(centre.x + x * half, centre.y + y * half), half * 0.24, half * 0.24))
  return [
    filled('second', star(centre, half * 0.98, half * 0.72, 8)),
    line('light', size * 0.022, star(centre, half * 0.74, half * 0.54, 8), false),
    filled('main', star(centre, half * 0.56, half * 0.41, 8)),
    filled((row + column) % 2 === 0 ? 'accent' : 'second', star(centre, half * 0.36, half * 0.2, 8, 1 / 16)),
    filled('light', ring(centre, half * 0.09, half * 0.09, 8)),
    corner(-1, -1),
    corner(1, -1),
    corner(-1, 1),
    corner(1, 1),
  ]
}

function dot({ centre, size, row, column }: Cell): Mark[] {
  const place = at(centre.x + (row % 2 === 0 ? 0.25 : -0.25) * size, centre.y)
  const between = at(place.x + size * 0.5, place.y)
  if ((row + column) % 3 === 0) {
    return [
      filled('accent', ring(place, size * 0.25, size * 0.25, 18)),
      filled('main', ring(place, size * 0.16, size * 0.16, 14)),
      filled('second', ring(place, size * 0.09, size * 0.09, 12)),
      filled('second', ring(between, size * 0.06, size * 0.06, 8)),
    ]
  }
  return [
    filled('second', ring(place, size * 0.21, size * 0.21, 16)),
    filled('accent', ring(between, size * 0.06, size * 0.06, 8)),
  ]
}
