import type { Area, Cell } from './cells.ts'
import { eachCell } from './cells.ts'
import type { Point } from './geometry.ts'
import { at, sampled } from './geometry.ts'
import type { Mark } from './marks.ts'
import { filled, line } from './marks.ts'

/** Palmettes between mirrored scrolls; every other row stands on its head so that the rows lock. */
export function arabesque(area: Area): Mark[] {
  return eachCell({ ...area, unit: area.unit * 1.1 }, 0.92, palmette)
}

const scroll = sampled(
  [
    at(0, 0.5),
    at(0.14, 0.47),
    at(0.34, 0.33),
    at(0.42, 0.1),
    at(0.33, -0.09),
    at(0.18, -0.06),
    at(0.17, 0.09),
    at(0.26, 0.12),
  ],
  4,
)
const shoot = sampled(
  [at(0.4, 0.18), at(0.47, 0), at(0.46, -0.22), at(0.38, -0.36), at(0.29, -0.32), at(0.31, -0.24)],
  4,
)
const sidePetal = sampled(
  [at(0, 0.2), at(0.1, 0.04), at(0.13, -0.14), at(0.23, -0.27), at(0.1, -0.27), at(0.03, -0.14), at(0, 0.2)],
  3,
)
const heart = sampled([at(0, 0.06), at(0.09, -0.2), at(0, -0.5), at(-0.09, -0.2), at(0, 0.06)], 4)
const innerLeaf = sampled([at(0.07, 0.47), at(0.15, 0.38), at(0.16, 0.25), at(0.07, 0.31), at(0.07, 0.47)], 3)
const outerLeaf = sampled([at(0.36, 0.28), at(0.47, 0.31), at(0.5, 0.46), at(0.4, 0.42), at(0.36, 0.28)], 3)

function palmette({ centre, size, row }: Cell): Mark[] {
  const stands = row % 2 === 0 ? 1 : -1
  const put = (points: readonly Point[], side: number): Point[] =>
    points.map(({ x, y }) => at(centre.x + x * side * size, centre.y + y * stands * size))
  const both = (draw: (side: number) => Mark[]): Mark[] => [...draw(-1), ...draw(1)]
  return [
    ...both((side) => [line('second', size * 0.06, put(scroll, side))]),
    ...both((side) => [line('second', size * 0.045, put(shoot, side))]),
    ...both((side) => [filled('second', put(sidePetal, side)), filled('second', put(outerLeaf, side))]),
    ...both((side) => [filled('accent', put(innerLeaf, side))]),
    filled('accent', put(heart, 1)),
    filled(
      'light',
      put(
        heart.map(({ x, y }) => at(x * 0.34, (y + 0.2) * 0.45 - 0.16)),
        1,
      ),
    ),
  ]
}
