import { darken, lighten } from './color.ts'
import type { Point } from './geometry.ts'
import { at, ellipse, path, ring, round, roundedBox, smooth } from './geometry.ts'
import { contactShadow, fade, glow } from './light.ts'
import type { Paper } from './paper.ts'
import { fill, stroke } from './piece.ts'
import { put } from './props.ts'

/** An olive twig along the x axis, its foot at the origin. */
export function oliveBranch(paper: Paper, length: number, hasFruit = true): string {
  const stem = [
    at(0, 0),
    at(length * 0.3, -length * 0.06),
    at(length * 0.65, -length * 0.03),
    at(length, -length * 0.14),
  ]
  const count = Math.round(length / 26)
  const onStem = (share: number): Point => {
    const index = Math.min(2, Math.floor(share * 3))
    const [from, to] = [stem[index] ?? at(0, 0), stem[index + 1] ?? at(length, 0)]
    const part = share * 3 - index
    return at(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
  }
  const leaf = fade(
    paper,
    [
      [0, '#9CA86B'],
      [0.5, '#6E7C3C'],
      [0.52, '#57662C'],
      [1, '#74823F'],
    ],
    [0, 0, 0, 1],
  )
  const leaves = Array.from({ length: count }, (_, index) => {
    const foot = onStem((index + 0.6) / count)
    const size = 66 * (1 - (index / count) * 0.35)
    const turn = (index % 2 === 0 ? -42 : 38) + Math.sin(index * 2.3) * 14
    return (
      `<path d="M0 0Q${round(size * 0.4)} ${round(-size * 0.2)} ${round(size)} 0Q${round(size * 0.5)} ` +
      `${round(size * 0.2)} 0 0Z" ` +
      `transform="translate(${round(foot.x)} ${round(foot.y)}) rotate(${round(turn)})" fill="${leaf}"/>`
    )
  }).join('')
  const fruit = hasFruit
    ? [0.3, 0.52, 0.72]
        .map((share) => {
          const foot = onStem(share)
          return fill(
            ellipse(foot.x + 8, foot.y + 24, 14, 18),
            glow(
              paper,
              [
                [0, '#B7BC72'],
                [0.5, '#5E6B2F'],
                [1, '#353F18'],
              ],
              0.35,
              0.3,
              0.7,
            ),
          )
        })
        .join('')
    : ''
  return stroke(smooth(stem), '#6B5231', 6) + leaves + fruit
}

export function lemon(paper: Paper, turn = 0): string {
  const skin = glow(
    paper,
    [
      [0, '#FFEFA0'],
      [0.4, '#F2C53D'],
      [0.8, '#D29A22'],
      [1, '#A87413'],
    ],
    0.35,
    0.3,
    0.75,
  )
  const shape = smooth(
    [
      at(-76, 0),
      at(-58, -34),
      at(0, -50),
      at(54, -36),
      at(72, -8),
      at(84, -2),
      at(72, 8),
      at(54, 38),
      at(0, 50),
      at(-58, 36),
    ],
    true,
  )
  return `${contactShadow(paper, 0, 0, 62)}<g transform="translate(0 -48) rotate(${turn})">${fill(shape, skin)}</g>`
}

/** A small plant in a clay pot. */
export function pottedPlant(paper: Paper): string {
  const leaves = Array.from({ length: 13 }, (_, index) => {
    const turn = -82 + index * 13.6
    const length = 190 + Math.sin(index * 2.1) * 46
    return (
      `<path d="M0 0C${round(length * 0.3)} -36 ${round(length * 0.75)} -34 ${round(length)} 0` +
      `C${round(length * 0.7)} 26 ${round(length * 0.3)} 24 0 0Z" ` +
      `transform="translate(0 -150) rotate(${turn - 90})" fill="${index % 2 === 0 ? '#6F7E3E' : '#56652B'}"/>`
    )
  }).join('')
  const pot = path([at(-88, -170), at(88, -170), at(64, 0), at(-64, 0)])
  const shade = fade(paper, [
    [0, '#C77B50'],
    [0.3, '#D99468'],
    [0.7, '#A8562F'],
    [1, '#7C3A1C'],
  ])
  return contactShadow(paper, 0, 0, 76) + leaves + fill(pot, shade) + fill(roundedBox(-98, -186, 196, 40, 8), shade)
}

/** Bougainvillea hanging from above, its first shoot at the origin. */
export function bougainvillea(paper: Paper, width: number, drop: number, tone = '#C23B7A'): string {
  const tones = [tone, lighten(tone, 0.25), darken(tone, 0.2), lighten(tone, 0.45)]
  const branches = Array.from({ length: 9 }, (_, index) => {
    const x = (index / 8) * width
    const fall = drop * (0.35 + 0.65 * Math.abs(Math.sin(index * 1.9 + 0.6)))
    return { x, fall, sway: (paper.random() - 0.5) * 90 }
  })
  const green = branches
    .map(({ x, fall, sway }) =>
      stroke(
        `M${round(x)} -30Q${round(x + sway)} ${round(fall * 0.5)} ${round(x + sway * 0.6)} ${round(fall)}`,
        '#5F6B34',
        7,
      ),
    )
    .join('')
  const bunches = branches.flatMap(({ x, fall, sway }) =>
    Array.from({ length: Math.round(fall / 15) }, () => {
      const share = paper.random()
      const [px, py] = [
        x + sway * share * (1.6 - share) + (paper.random() - 0.5) * 90 * (1.1 - share * 0.7),
        fall * share + (paper.random() - 0.5) * 34,
      ]
      const turn = paper.random() * 120
      return { px, py, turn, pick: paper.random() }
    }),
  )
  const petal = 'M0 0C-16 -10 -14 -28 0 -36C14 -28 16 -10 0 0Z'
  const marks = bunches
    .map(({ px, py, turn, pick }) =>
      pick < 0.24
        ? `<path d="M0 0Q16 -18 44 -4Q20 14 0 0Z" transform="translate(${round(px)} ${round(py)}) ` +
          `rotate(${round(turn * 3)})" fill="${pick < 0.12 ? '#6F7E3E' : '#4F5E2A'}"/>`
        : `<g transform="translate(${round(px)} ${round(py)}) rotate(${round(turn)})" ` +
          `fill="${tones[Math.floor(pick * 97) % 4]}"><path d="${petal}"/>` +
          `<path d="${petal}" transform="rotate(120)"/><path d="${petal}" transform="rotate(240)"/><circle r="4" ` +
          `fill="#FFF3C9"/></g>`,
    )
    .join('')
  return green + marks
}

/** A round of jasmine: small white stars. */
export function jasmine(x: number, y: number, scale = 1): string {
  const flowers = [
    [0, 0],
    [44, 14],
    [20, 44],
    [-34, 34],
    [74, 46],
  ] as const
  return put(
    flowers
      .map(
        ([fx, fy], index) =>
          ring(at(fx, fy), 15, 15, 5, index * 0.07, 1 + index * 0.07)
            .map((petal) => fill(ellipse(petal.x, petal.y, 11, 10), '#FFFCF2'))
            .join('') + fill(ellipse(fx, fy, 6, 6), '#E7B84A'),
      )
      .join(''),
    x,
    y,
    scale,
  )
}
