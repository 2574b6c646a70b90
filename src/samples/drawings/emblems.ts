import { at, ellipse, path, ring, smooth, star } from './geometry.ts'
import { fill, stroke } from './piece.ts'

export interface EmblemInk {
  readonly ink: string
  readonly accent: string
  readonly light: string
  /** Height of the emblem's middle; its own middle is 200 from the left. */
  readonly middle: number
}

/** Signs for logos, about 130 wide: pot, fish, hand, olive, shuttle, brooch, star. */
export const emblems = [pot, fish, hand, olive, lozenge, brooch, flower] as const

function centred(middle: number, markup: string): string {
  return `<g transform="translate(200 ${middle})">${markup}</g>`
}

function pot({ ink, accent, light, middle }: EmblemInk): string {
  const belly = smooth(
    [
      at(-22, -58),
      at(-18, -38),
      at(-52, 0),
      at(-46, 42),
      at(-22, 68),
      at(22, 68),
      at(46, 42),
      at(52, 0),
      at(18, -38),
      at(22, -58),
    ],
    true,
  )
  return centred(
    middle,
    stroke('M-24 -46C-70 -50 -70 -6 -48 4M24 -46C70 -50 70 -6 48 4', ink, 8) +
      fill(belly, ink) +
      stroke('M-27 -60H27', ink, 9) +
      stroke('M-44 24L-30 8L-15 24L0 8L15 24L30 8L44 24', light, 5) +
      stroke('M-50 -4H50', accent, 5) +
      stroke('M-40 40H40', accent, 5),
  )
}

function fish({ ink, accent, light, middle }: EmblemInk): string {
  const one = (y: number, way: number, color: string): string =>
    `<g transform="translate(0 ${y}) scale(${way} 1)">${fill(
      smooth([at(-44, 0), at(-16, -24), at(26, -22), at(66, 0), at(26, 22), at(-16, 24)], true),
      color,
    )}${fill(path([at(-36, 0), at(-70, -24), at(-60, 0), at(-70, 24)]), color)}` +
    `${fill(ellipse(44, -6, 5, 5), light)}` +
    `${stroke('M24 -15Q14 0 24 15M4 -17Q-6 0 4 17M-16 -15Q-24 0 -16 15', light, 4)}</g>`
  return centred(middle, one(-40, 1, ink) + one(28, -1, accent) + stroke('M-60 70q15 -14 30 0t30 0t30 0t30 0', ink, 5))
}

function hand({ ink, accent, light, middle }: EmblemInk): string {
  const shape =
    'M-38 6V-44a11 11 0 0 1 22 0V-62a11 11 0 0 1 11 -11h10a11 11 0 0 1 11 11V-44a11 11 0 0 1 22 0V6C44 -6 60 -12 ' +
    '66 2C70 14 54 26 46 42C34 64 18 72 0 72C-18 72 -34 64 -46 42C-54 26 -70 14 -66 2C-60 -12 -44 -6 -38 6Z'
  return centred(
    middle,
    fill(shape, ink) +
      stroke('M-16 -44V-10M16 -44V-10', light, 4) +
      fill('M-34 22Q0 -12 34 22Q0 54 -34 22Z', light) +
      fill(ellipse(0, 22, 13, 13), accent) +
      fill(ellipse(0, 22, 5, 5), ink),
  )
}

function olive({ ink, accent, middle }: EmblemInk): string {
  const leaf = (x: number, y: number, turn: number): string =>
    `<path d="M0 0Q22 -18 54 0Q22 16 0 0Z" transform="translate(${x} ${y}) rotate(${turn})" fill="${ink}"/>`
  return centred(
    middle,
    stroke('M-6 76C6 30 -10 -10 6 -70', ink, 6) +
      leaf(0, 44, -28) +
      leaf(-2, 50, 206) +
      leaf(0, 6, -36) +
      leaf(-4, 12, 214) +
      leaf(-2, -30, -46) +
      leaf(-2, -26, 226) +
      leaf(4, -62, -88) +
      fill(ellipse(28, 14, 12, 16), accent) +
      fill(ellipse(-28, -14, 12, 16), accent) +
      fill(ellipse(24, 64, 11, 14), accent),
  )
}

function lozenge({ ink, accent, light, middle }: EmblemInk): string {
  const diamond = (size: number, color: string): string =>
    fill(path([at(0, -size), at(size * 0.86, 0), at(0, size), at(-size * 0.86, 0)]), color)
  const combs = [-1, 1]
    .map((side) =>
      [0, 1, 2]
        .map((index) => stroke(`M${side * (52 + index * 9)} ${-22 + index * 8}V${22 - index * 8}`, accent, 5))
        .join(''),
    )
    .join('')
  return centred(
    middle,
    diamond(70, ink) +
      diamond(50, light) +
      diamond(36, accent) +
      diamond(17, light) +
      combs +
      stroke('M-40 -64L-28 -50M40 -64L28 -50M-40 64L-28 50M40 64L28 50', ink, 6),
  )
}

function brooch({ ink, accent, light, middle }: EmblemInk): string {
  return centred(
    middle,
    fill(path([at(-64, 42), at(64, 42), at(0, -62)]), ink) +
      fill(path([at(-38, 28), at(38, 28), at(0, -32)]), light) +
      fill(ellipse(0, 10, 15, 15), accent) +
      stroke(ellipse(0, -68, 13, 13), ink, 7) +
      [-44, -22, 0, 22, 44].map((x) => stroke(`M${x} 44V56`, ink, 4) + fill(ellipse(x, 64, 7, 9), accent)).join(''),
  )
}

function flower({ ink, accent, light, middle }: EmblemInk): string {
  return centred(
    middle,
    fill(path(star(at(0, 0), 74, 54, 8)), ink) +
      fill(path(star(at(0, 0), 52, 38, 8)), light) +
      ring(at(0, 0), 22, 22, 8)
        .map((petal) => fill(ellipse(petal.x, petal.y, 9, 9), accent))
        .join('') +
      fill(ellipse(0, 0, 12, 12), ink),
  )
}
