import type { Point } from './geometry.ts'
import { at, path } from './geometry.ts'

export type Ink = 'main' | 'second' | 'accent' | 'shade' | 'light'
export type Inks = Readonly<Record<Ink, string>>

/** One patch of colour, or with a `width` one line, on the flat pattern before it is wrapped round a form. */
export interface Mark {
  readonly points: readonly Point[]
  readonly ink: Ink
  readonly width?: number
  readonly isOpen?: boolean
  readonly opacity?: number
}

/** Where a flat point of the pattern lies on the form. */
export type Surface = (point: Point) => Point

export const flat: Surface = (point) => point

export function filled(ink: Ink, points: readonly Point[]): Mark {
  return { points, ink }
}

export function line(ink: Ink, width: number, points: readonly Point[], isOpen = true): Mark {
  return { points, ink, width, isOpen }
}

/** Marks of the same ink that follow each other become one path. `step` is the longest straight piece on a form. */
export function paintMarks(marks: readonly Mark[], inks: Inks, surface: Surface = flat, step = 0): string {
  let painted = ''
  let lines = ''
  let style = ''
  for (const mark of marks) {
    const next = styleOf(mark, inks)
    if (next !== style) {
      if (lines !== '') painted += `<path ${style} d="${lines}"/>`
      lines = ''
      style = next
    }
    const points = step > 0 ? divided(mark.points, step, mark.isOpen !== true) : mark.points
    lines += path(points.map(surface), mark.isOpen !== true)
  }
  return lines === '' ? painted : `${painted}<path ${style} d="${lines}"/>`
}

function styleOf(mark: Mark, inks: Inks): string {
  const paint = mark.width === undefined ? 'fill' : 'stroke'
  const opacity = mark.opacity === undefined ? '' : ` ${paint}-opacity="${mark.opacity}"`
  if (mark.width === undefined) return `fill="${inks[mark.ink]}"${opacity}`
  return (
    `fill="none" stroke="${inks[mark.ink]}" stroke-width="${mark.width}" stroke-linecap="round" ` +
    `stroke-linejoin="round"${opacity}`
  )
}

function divided(points: readonly Point[], step: number, isClosed: boolean): Point[] {
  const result: Point[] = []
  points.forEach((from, index) => {
    result.push(from)
    const to = points[index + 1] ?? (isClosed ? points[0] : undefined)
    if (to === undefined) return
    const pieces = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step)
    for (let piece = 1; piece < pieces; piece++) {
      const share = piece / pieces
      result.push(at(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share))
    }
  })
  return result
}
