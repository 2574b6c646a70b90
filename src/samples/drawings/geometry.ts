export interface Point {
  readonly x: number
  readonly y: number
}

export function at(x: number, y: number): Point {
  return { x, y }
}

export function round(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Straight lines through the points. */
export function path(points: readonly Point[], isClosed = true): string {
  if (points.length === 0) return ''
  return `M${points.map((point) => `${round(point.x)} ${round(point.y)}`).join('L')}${isClosed ? 'Z' : ''}`
}

/** A soft line through the points (Catmull-Rom). */
export function smooth(points: readonly Point[], isClosed = false): string {
  const [first] = points
  if (first === undefined) return ''
  const count = points.length
  const point = (index: number): Point =>
    (isClosed ? points[(index + count) % count] : points[Math.max(0, Math.min(count - 1, index))]) ?? first
  let line = `M${round(first.x)} ${round(first.y)}`
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
    line +=
      `C${round(from.x + (to.x - before.x) / 6)} ${round(from.y + (to.y - before.y) / 6)} ` +
      `${round(to.x - (after.x - from.x) / 6)} ${round(to.y - (after.y - from.y) / 6)} ` +
      `${round(to.x)} ${round(to.y)}`
  }
  return isClosed ? `${line}Z` : line
}

/** Points along a soft line, `steps` between each two. */
export function sampled(points: readonly Point[], steps: number): Point[] {
  const result: Point[] = []
  const last = points.length - 1
  for (let index = 0; index < last; index++) {
    const from = points[index] ?? at(0, 0)
    const to = points[index + 1] ?? from
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      result.push(at(between(before.x, from.x, to.x, after.x, t), between(before.y, from.y, to.y, after.y, t)))
    }
  }
  return [...result, points[last] ?? at(0, 0)]
}

function between(before: number, from: number, to: number, after: number, t: number): number {
  const a = 2 * from
  const b = to - before
  const c = 2 * before - 5 * from + 4 * to - after
  const d = -before + 3 * from - 3 * to + after
  return (a + b * t + c * t * t + d * t * t * t) / 2
}

/** A rounded ring of points; `turns` from 0 to 1 bounds an arc of it. */
export function ring(centre: Point, radiusX: number, radiusY: number, count: number, from = 0, to = 1): Point[] {
  const isWhole = to - from >= 1
  return Array.from({ length: isWhole ? count : count + 1 }, (_, index) => {
    const angle = (from + ((to - from) * index) / count) * Math.PI * 2
    return at(centre.x + Math.cos(angle) * radiusX, centre.y + Math.sin(angle) * radiusY)
  })
}

export function star(centre: Point, outer: number, inner: number, tips: number, turn = 0): Point[] {
  return Array.from({ length: tips * 2 }, (_, index) => {
    const angle = (index / (tips * 2) + turn) * Math.PI * 2 - Math.PI / 2
    const radius = index % 2 === 0 ? outer : inner
    return at(centre.x + Math.cos(angle) * radius, centre.y + Math.sin(angle) * radius)
  })
}

export function box(left: number, top: number, width: number, height: number): Point[] {
  return [at(left, top), at(left + width, top), at(left + width, top + height), at(left, top + height)]
}

export function roundedBox(left: number, top: number, width: number, height: number, corner: number): string {
  const [l, t, r, b, c] = [left, top, left + width, top + height, Math.min(corner, width / 2, height / 2)]
  return (
    `M${round(l + c)} ${round(t)}H${round(r - c)}Q${round(r)} ${round(t)} ${round(r)} ${round(t + c)}` +
    `V${round(b - c)}Q${round(r)} ${round(b)} ${round(r - c)} ${round(b)}H${round(l + c)}` +
    `Q${round(l)} ${round(b)} ${round(l)} ${round(b - c)}V${round(t + c)}Q${round(l)} ${round(t)} ` +
    `${round(l + c)} ${round(t)}Z`
  )
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number): string {
  return (
    `M${round(x - radiusX)} ${round(y)}a${round(radiusX)} ${round(radiusY)} 0 1 0 ${round(radiusX * 2)} 0` +
    `a${round(radiusX)} ${round(radiusY)} 0 1 0 ${round(-radiusX * 2)} 0Z`
  )
}

/** The arch of a medina door: straight sides, a horseshoe top with a slight point. */
export function arch(centreX: number, bottom: number, width: number, height: number): string {
  const half = width / 2
  const spring = bottom - height + half * 1.12
  const wide = half * 1.06
  const [x, top] = [centreX, bottom - height]
  return (
    `M${round(x - half)} ${round(bottom)}V${round(spring + half * 0.2)}` +
    `C${round(x - wide - half * 0.06)} ${round(spring - half * 0.35)} ${round(x - half * 0.62)} ` +
    `${round(top + half * 0.16)} ` +
    `${round(x)} ${round(top)}` +
    `C${round(x + half * 0.62)} ${round(top + half * 0.16)} ${round(x + wide + half * 0.06)} ` +
    `${round(spring - half * 0.35)} ` +
    `${round(x + half)} ${round(spring + half * 0.2)}V${round(bottom)}Z`
  )
}
