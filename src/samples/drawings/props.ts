import { darken, house, lighten } from './color.ts'
import { box, path, round, roundedBox } from './geometry.ts'
import { contactShadow, fade } from './light.ts'
import type { Paper } from './paper.ts'
import { fill, stroke } from './piece.ts'

/** Stands a prop at a point; props share the origin of pieces: middle of the foot, up is negative. */
export function put(markup: string, x: number, y: number, scale = 1, turn = 0): string {
  const spin = turn === 0 ? '' : ` rotate(${turn})`
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})${spin}">${markup}</g>`
}

/** Books lying on each other. */
export function books(paper: Paper): string {
  const tones = [house.doorBlue, '#C9B48C', house.clay]
  const volumes = [
    [-170, 330, 52, 0],
    [-150, 290, 44, 1],
    [-164, 300, 38, 2],
  ] as const
  let y = 0
  const stack = volumes
    .map(([left, width, height, tone]) => {
      y -= height
      const color = tones[tone] ?? house.clay
      return (
        fill(roundedBox(left, y, width, height, 6), color) +
        fill(path(box(left + 14, y + 7, width - 6, height - 14)), '#EFE5D0') +
        stroke(
          `M${left + 16} ${y + height * 0.4}H${left + width}M${left + 16} ${y + height * 0.62}H${left + width}`,
          '#B9A783',
          2,
          'opacity=".7"',
        ) +
        fill(
          roundedBox(left, y, 30, height, 6),
          fade(paper, [
            [0, darken(color, 0.25)],
            [0.5, lighten(color, 0.25)],
            [1, darken(color, 0.2)],
          ]),
        )
      )
    })
    .join('')
  return contactShadow(paper, 0, 0, 160) + stack
}

/** A folded cloth seen from the side: rounded layers and a fringe. */
export function foldedCloth(paper: Paper, color: string, stripe: string): string {
  const layer = (y: number, inset: number): string => {
    const outline = roundedBox(-180 + inset, y - 46, 360 - inset * 2, 50, 24)
    return (
      fill(
        outline,
        fade(
          paper,
          [
            [0, lighten(color, 0.35)],
            [0.5, color],
            [1, darken(color, 0.35)],
          ],
          [0, 0, 0, 1],
        ),
      ) +
      stroke(
        `M${-150 + inset} ${y - 32}H${150 - inset}M${-150 + inset} ${y - 22}H${150 - inset}`,
        stripe,
        5,
        'opacity=".9"',
      )
    )
  }
  return contactShadow(paper, 0, 0, 175) + layer(0, 0) + layer(-44, 8) + layer(-86, 2)
}

/** The sea and white houses, seen through an opening of the given outline. */
export function seaView(
  paper: Paper,
  outline: string,
  left: number,
  top: number,
  width: number,
  height: number,
): string {
  const view = fade(
    paper,
    [
      [0, '#BFDDEA'],
      [0.46, '#E9F1EC'],
      [0.56, '#F6EBD3'],
      [0.565, '#4F93B5'],
      [0.7, '#2F75A0'],
      [1, '#7FB4C4'],
    ],
    [0, 0, 0, 1],
  )
  const [x, y] = [(share: number) => round(left + width * share), (share: number) => round(top + height * share)]
  const dome = (across: number, base: number, size: number): string =>
    fill(
      `M${x(across - size)} ${y(1.02)}V${y(base)}H${x(across - size * 0.7)}C${x(across - size * 0.7)} ` +
        `${y(base - size * 0.5)} ${x(across + size * 0.7)} ${y(base - size * 0.5)} ` +
        `${x(across + size * 0.7)} ${y(base)}` +
        `H${x(across + size)}V${y(1.02)}Z`,
      fade(paper, [
        [0, '#FFFDF6'],
        [0.6, '#F1E9DA'],
        [1, '#CFC5B4'],
      ]),
    ) +
    fill(
      path(box(left + width * (across - size * 0.2), top + height * (base + 0.07), width * size * 0.36, height * 0.09)),
      house.doorBlue,
    )
  const clipId = paper.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  return (
    `<g clip-path="${clipId}"><rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${view}"/>` +
    `${dome(0.2, 0.74, 0.2)}${dome(0.85, 0.8, 0.24)}${dome(0.52, 0.88, 0.16)}</g>`
  )
}

/** Things lying in a round mouth: cut off where the near rim hides them. */
export function heaped(paper: Paper, x: number, y: number, radiusX: number, radiusY: number, heap: string): string {
  const [left, right] = [round(x - radiusX), round(x + radiusX)]
  const opening =
    `M${left} ${round(y)}V${round(y - radiusX * 2)}H${right}V${round(y)}A${round(radiusX)} ` +
    `${round(radiusY)} 0 0 1 ${left} ${round(y)}Z`
  return `<g clip-path="${paper.define((id) => `<clipPath id="${id}"><path d="${opening}"/></clipPath>`)}">${heap}</g>`
}
