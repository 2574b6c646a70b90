import { darken, lighten } from './color.ts'
import type { Point } from './geometry.ts'
import { at, ellipse, path, ring, round, sampled } from './geometry.ts'
import type { Form } from './light.ts'
import { fade, glow } from './light.ts'
import type { Mark, Surface } from './marks.ts'
import { paintMarks } from './marks.ts'
import type { Material, Pen } from './piece.ts'
import { body, fill, gleam, stroke } from './piece.ts'

/** Half widths from top to foot: `[height above the foot, radius]`. */
export type Profile = readonly (readonly [height: number, radius: number])[]

/** A form off the wheel or the lathe, seen from a little above. */
export interface Turned {
  readonly markup: string
  readonly outline: string
  readonly surface: Surface
  readonly radiusAt: (y: number) => number
  readonly height: number
  readonly widest: number
}

interface TurnedLook {
  readonly profile: Profile
  /** How round the rings look: 0 is seen level, 0.3 from well above. */
  readonly tilt: number
  readonly fill: string
  readonly marks?: readonly Mark[]
  readonly form?: Form
  readonly material?: Material
  /** Colour of the inside seen through the mouth; without it the top is closed. */
  readonly mouth?: string
  /** Colour of the lip around the mouth. */
  readonly lip?: string
  readonly above?: string
  /** 0 is matt. */
  readonly gloss?: number
}

export function turned(pen: Pen, look: TurnedLook): Turned {
  const { tilt } = look
  const side = sampled(
    look.profile.map(([height, radius]) => at(radius, -height)),
    14,
  )
  const [top, foot] = [side[0] ?? at(0, 0), side[side.length - 1] ?? at(0, 0)]
  const outline = path([
    ...ring(at(0, top.y), top.x, top.x * tilt, 24, 0.5, 1),
    ...side,
    ...ring(at(0, foot.y), foot.x, foot.x * tilt, 24, 0, 0.5),
    ...side.toReversed().map((point) => at(-point.x, point.y)),
  ])
  const radiusAt = (y: number): number => radiusOn(side, y)
  const widest = Math.max(...side.map((point) => point.x))
  const surface: Surface = ({ x, y }) => {
    const turn = Math.max(-1.62, Math.min(1.62, x / widest))
    const radius = radiusAt(y)
    return at(Math.sin(turn) * radius, y + Math.cos(turn) * radius * tilt)
  }
  const mouth = look.mouth === undefined ? '' : mouthOf(pen, top, tilt, look.mouth, look.lip ?? look.fill)
  const markup = body(pen, outline, {
    fill: look.fill,
    form: look.form ?? 'round',
    ...(look.material === undefined ? {} : { material: look.material }),
    inside:
      (look.marks === undefined ? '' : paintMarks(look.marks, pen.inks, surface, 16)) +
      footShade(pen, foot, widest, tilt),
    above:
      (look.gloss === undefined || look.gloss === 0 ? '' : streak(pen, side, look.gloss, tilt)) +
      (look.above ?? '') +
      mouth,
  })
  return { markup, outline, surface, radiusAt, height: -top.y, widest }
}

function radiusOn(side: readonly Point[], y: number): number {
  const next = side.findIndex((point) => point.y >= y)
  const [to, from] = [side[next], side[next - 1]]
  if (to === undefined) return side[side.length - 1]?.x ?? 0
  if (from === undefined || to.y === from.y) return to.x
  return from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)
}

/** The light of the window, following the left side of the form. */
function streak(pen: Pen, side: readonly Point[], strength: number, tilt: number): string {
  const upper = side.filter((_, index) => index > side.length * 0.12 && index < side.length * 0.72)
  const edge = (turn: number, swell: number): Point[] =>
    upper.map((point, index) => {
      const bulge = Math.sin((index / Math.max(1, upper.length - 1)) * Math.PI) * swell
      return at(-Math.sin(turn + bulge) * point.x, point.y + Math.cos(turn) * point.x * tilt)
    })
  return gleam(pen, path([...edge(0.72, 0.08), ...edge(0.7, -0.09).toReversed()]), 0.55 * strength)
}

function footShade(pen: Pen, foot: Point, widest: number, tilt: number): string {
  const dark = fade(
    pen.paper,
    [
      [0, '#2B1608', 0],
      [1, '#2B1608', 0.38],
    ],
    [0, 0, 0, 1],
  )
  const height = widest * 0.5
  return (
    `<rect x="${round(-widest)}" y="${round(foot.y - height)}" width="${round(widest * 2)}" ` +
    `height="${round(height + foot.x * tilt)}" fill="${dark}"/>`
  )
}

function mouthOf(pen: Pen, top: Point, tilt: number, inside: string, lip: string): string {
  const [x, y] = [top.x, top.x * tilt]
  const thick = Math.max(5, Math.min(14, x * 0.07))
  const hollow = glow(
    pen.paper,
    [
      [0, darken(inside, 0.72)],
      [0.55, darken(inside, 0.5)],
      [1, darken(inside, 0.12)],
    ],
    0.32,
    0.25,
    0.8,
  )
  return (
    fill(ellipse(0, top.y, x, y), lighten(lip, 0.32)) +
    fill(ellipse(0, top.y + thick * tilt * 0.5, x - thick, Math.max(1, y - thick * Math.max(tilt, 0.3))), hollow) +
    stroke(path(ring(at(0, top.y), x - 1, y - 1, 30, 0.42, 0.8), false), '#fff', 3, 'opacity=".5"') +
    stroke(path(ring(at(0, top.y), x - 1, y, 30, 0.02, 0.5), false), darken(lip, 0.3), 2.5, 'opacity=".5"')
  )
}
