import { house } from './color.ts'
import type { Paper } from './paper.ts'

/** Offset, colour and opacity. */
export type Stop = readonly [offset: number, color: string, opacity?: number]

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')
}

/** A gradient across the painted thing, left to right unless `direction` (x1 y1 x2 y2) says otherwise. */
export function fade(paper: Paper, stops: readonly Stop[], direction: readonly number[] = [0, 0, 1, 0]): string {
  const [x1, y1, x2, y2] = direction
  return paper.define(
    (id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
  )
}

export const down = [0, 0, 0, 1] as const

export function glow(paper: Paper, stops: readonly Stop[], x = 0.5, y = 0.5, radius = 0.5): string {
  return paper.define(
    (id) => `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}">${stopsOf(stops)}</radialGradient>`,
  )
}

export function clip(paper: Paper, outline: string): string {
  return paper.define((id) => `<clipPath id="${id}"><path d="${outline}" clip-rule="evenodd"/></clipPath>`)
}

/** How light falls on a body: the window is at the upper left. */
export type Form = 'round' | 'ball' | 'soft' | 'flat' | 'metal'

export function shadeOf(paper: Paper, form: Form): string {
  const dark = house.shadow
  switch (form) {
    case 'round':
      return fade(paper, [
        [0, dark, 0.3],
        [0.1, dark, 0.1],
        [0.22, '#FFF6E4', 0.16],
        [0.32, '#FFF6E4', 0.2],
        [0.46, '#FFF6E4', 0],
        [0.62, dark, 0.1],
        [0.84, dark, 0.4],
        [0.95, dark, 0.5],
        [1, dark, 0.36],
      ])
    case 'metal':
      return fade(paper, [
        [0, dark, 0.45],
        [0.12, '#FFF6E4', 0.05],
        [0.2, '#FFFFFF', 0.6],
        [0.28, '#FFF6E4', 0.1],
        [0.45, dark, 0.15],
        [0.6, dark, 0.3],
        [0.72, '#FFF6E4', 0.25],
        [0.82, dark, 0.3],
        [1, dark, 0.5],
      ])
    case 'ball':
      return glow(
        paper,
        [
          [0, '#FFF6E4', 0.38],
          [0.3, '#FFF6E4', 0.08],
          [0.55, dark, 0.08],
          [0.85, dark, 0.36],
          [1, dark, 0.5],
        ],
        0.34,
        0.28,
        0.8,
      )
    case 'soft':
      return fade(
        paper,
        [
          [0, '#FFF6E4', 0.22],
          [0.35, '#FFF6E4', 0.04],
          [0.6, dark, 0.06],
          [1, dark, 0.3],
        ],
        [0.1, 0, 0.8, 1],
      )
    case 'flat':
      return fade(
        paper,
        [
          [0, '#FFF6E4', 0.14],
          [0.5, '#FFF6E4', 0],
          [1, dark, 0.14],
        ],
        [0, 0, 0.7, 1],
      )
  }
}

/** A shadow thrown on the wall or table behind; layers of strokes are much quicker than a blur. */
export function softShadow(outline: string, x: number, y: number): string {
  if (outline === '') return ''
  const layers = [6, 13, 20, 27, 34, 41, 48].map(
    (width) =>
      `<path d="${outline}" fill="none" stroke="${house.shadow}" stroke-width="${width}" stroke-linejoin="round" ` +
      `stroke-opacity=".045"/>`,
  )
  return (
    `<g transform="translate(${x} ${y})"><path d="${outline}" fill="${house.shadow}" fill-opacity=".17"/>` +
    `${layers.join('')}</g>`
  )
}

/** The soft dark under a thing that stands on something; it falls to the right, away from the window. */
export function contactShadow(paper: Paper, x: number, y: number, halfWidth: number): string {
  const depth = Math.min(46, halfWidth * 0.2)
  const fill = glow(paper, [
    [0, house.shadow, 0.7],
    [0.5, house.shadow, 0.48],
    [0.8, house.shadow, 0.16],
    [1, house.shadow, 0],
  ])
  const cast = glow(paper, [
    [0, house.shadow, 0.36],
    [0.5, house.shadow, 0.17],
    [1, house.shadow, 0],
  ])
  return (
    `<ellipse cx="${x + halfWidth * 0.62}" cy="${y - depth * 0.1}" rx="${halfWidth * 1.6}" ry="${depth * 1.3}" ` +
    `fill="${cast}"/>` +
    `<ellipse cx="${x + halfWidth * 0.05}" cy="${y - depth * 0.15}" rx="${halfWidth * 1.13}" ry="${depth * 0.8}" ` +
    `fill="${fill}"/>`
  )
}
