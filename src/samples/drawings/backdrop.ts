import { darken, house, lighten, mix } from './color.ts'
import { arch, round } from './geometry.ts'
import { down, fade } from './light.ts'
import type { Paper } from './paper.ts'
import { fill, stroke } from './piece.ts'
import { leafShadow, limewash, niche, windowLight, zelligeBand } from './walls.ts'

/** A room's colours and what is special about its wall. */
export interface Room {
  readonly wall: string
  readonly ground: string
  readonly groundKind: 'linen' | 'wood' | 'stone' | 'zellige'
  readonly feature: 'window-light' | 'arch' | 'leaves' | 'band' | 'niche'
  readonly tone: string
}

export const rooms: readonly Room[] = [
  { wall: '#EADCC6', ground: '#F4ECDD', groundKind: 'linen', feature: 'window-light', tone: house.clay },
  { wall: '#BFD3DE', ground: '#F3EEE4', groundKind: 'stone', feature: 'arch', tone: house.doorBlue },
  { wall: '#D9A283', ground: '#B98558', groundKind: 'wood', feature: 'leaves', tone: house.clay },
  { wall: '#CDCDA8', ground: '#EDE4D0', groundKind: 'linen', feature: 'window-light', tone: house.olive },
  { wall: '#F5EFE4', ground: '#E7DAC3', groundKind: 'zellige', feature: 'band', tone: house.doorBlue },
  { wall: '#EFD9AE', ground: '#A97448', groundKind: 'wood', feature: 'arch', tone: house.saffron },
  { wall: '#E9E2D6', ground: '#DCCDB4', groundKind: 'stone', feature: 'niche', tone: house.clay },
]

/** What things stand on, from `horizon` to the lower edge. */
export function ground(paper: Paper, room: Room, width: number, height: number, horizon: number): string {
  const { ground: color, groundKind } = room
  const depth = height - horizon
  const slope = fade(
    paper,
    [
      [0, darken(color, 0.1)],
      [0.3, color],
      [0.75, lighten(color, 0.25)],
      [1, darken(color, 0.12)],
    ],
    down,
  )
  const plane = `<rect y="${horizon}" width="${width}" height="${depth}" fill="${slope}"/>`
  const join =
    `<rect y="${horizon - 46}" width="${width}" height="46" fill="${fade(
      paper,
      [
        [0, '#2B1608', 0],
        [1, '#2B1608', 0.2],
      ],
      down,
    )}"/>` + `<rect y="${horizon}" width="${width}" height="3" fill="#fff" opacity=".5"/>`
  const edge = horizon + depth * 0.72
  switch (groundKind) {
    case 'linen':
      return plane + join + linenFolds(paper, width, height, horizon)
    case 'wood':
      return plane + join + planks(color, width, height, horizon)
    case 'stone':
      return plane + join + lip(paper, width, height, edge, darken(color, 0.14))
    case 'zellige':
      return (
        plane +
        join +
        lip(paper, width, height, edge, darken(color, 0.1)) +
        zelligeBand(paper, -20, edge + 22, width + 40, Math.max(56, Math.min(76, height - edge - 40)), room.tone)
      )
  }
}

function lip(paper: Paper, width: number, height: number, edge: number, color: string): string {
  return (
    `<rect y="${edge}" width="${width}" height="${height - edge}" fill="${fade(
      paper,
      [
        [0, color],
        [1, darken(color, 0.25)],
      ],
      down,
    )}"/>` + `<rect y="${edge - 2}" width="${width}" height="5" fill="#fff" opacity=".6"/>`
  )
}

function linenFolds(paper: Paper, width: number, height: number, horizon: number): string {
  const folds = Array.from({ length: 5 }, (_, index) => {
    const x = (index + paper.random()) * width * 0.22
    const lean = (x - width / 2) * 0.55
    const line =
      `M${round(x)} ${round(horizon + 30)}Q${round(x + lean * 0.3 + 20)} ` +
      `${round((horizon + height) / 2)} ${round(x + lean)} ${height}`
    return (
      stroke(line, '#2B1608', 16, 'opacity=".05"') +
      stroke(line, '#fff', 9, 'opacity=".4" transform="translate(-12 0)"')
    )
  }).join('')
  const threads = Array.from(
    { length: Math.ceil((height - Math.max(0, horizon)) / 7) },
    (_, index) => `M0 ${round(Math.max(0, horizon) + index * 7)}H${width}`,
  ).join('')
  return folds + stroke(threads, '#7A6240', 1.2, 'opacity=".12"')
}

function planks(color: string, width: number, height: number, horizon: number): string {
  const depth = height - horizon
  const joints = [0.3, 0.72]
    .map((share) => {
      const y = round(horizon + depth * share)
      return (
        stroke(`M0 ${y}H${width}`, darken(color, 0.5), 3, 'opacity=".6"') +
        stroke(`M0 ${Number(y) + 4}H${width}`, '#fff', 2, 'opacity=".2"')
      )
    })
    .join('')
  const grainLines = Array.from({ length: 13 }, (_, index) => {
    const y = horizon + depth * ((index + 0.5) / 13)
    return (
      `M0 ${round(y)}C${round(width * 0.3)} ${round(y + 9 * Math.sin(index * 3))} ${round(width * 0.6)} ` +
      `${round(y - 9 * Math.cos(index * 2))} ${width} ${round(y + 5 * Math.sin(index))}`
    )
  }).join('')
  return joints + stroke(grainLines, darken(color, 0.5), 2, 'opacity=".22"')
}

/** Wall and ground of a studio picture. */
export function studio(paper: Paper, room: Room, width: number, height: number, horizon: number): string {
  return (
    limewash(paper, room.wall, width, height) +
    featureOf(paper, room, width, horizon) +
    ground(paper, room, width, height, horizon)
  )
}

export function featureOf(paper: Paper, room: Room, width: number, horizon: number): string {
  switch (room.feature) {
    case 'window-light':
      return windowLight(width * 0.62, horizon - 60, width * 0.5) + leafShadow(width * 1.02, 40, 1, 0.14)
    case 'arch':
      return (
        fill(arch(width / 2, horizon, width * 0.74, horizon * 0.9), mix(room.wall, '#FFFFFF', 0.36), 'opacity=".8"') +
        stroke(
          arch(width / 2, horizon, width * 0.74, horizon * 0.9),
          mix(room.wall, room.tone, 0.3),
          4,
          'opacity=".5"',
        ) +
        leafShadow(width * 1.02, 60, 0.9, 0.12)
      )
    case 'leaves':
      return windowLight(width * 0.3, horizon - 20, width * 0.46, 0.3) + leafShadow(width * 1.02, 30, 1.25, 0.2)
    case 'band':
      return (
        windowLight(width * 0.7, horizon - 190, width * 0.42, 0.7) +
        zelligeBand(paper, -24, horizon - 132, width + 48, 84, room.tone)
      )
    case 'niche':
      return niche(paper, room.wall, width / 2, horizon, width * 0.78, horizon * 0.9)
  }
}

/** The ground seen from straight above, for what lies. */
export function tabletop(paper: Paper, room: Room, width: number, height: number): string {
  const base = limewash(
    paper,
    room.groundKind === 'wood' ? mix(room.ground, room.wall, 0.2) : mix(room.ground, room.wall, 0.5),
    width,
    height,
  )
  const kind = room.groundKind
  const surface =
    kind === 'linen'
      ? linenFolds(paper, width, height, -200)
      : kind === 'wood'
        ? planks(room.ground, width, height, 0)
        : kind === 'zellige'
          ? zelligeBand(paper, -30, height - 150, width + 60, 120, room.tone)
          : ''
  return (
    base +
    surface +
    `<g transform="rotate(18 ${width * 0.4} ${height * 0.5})">` +
    `${windowLight(width * 0.46, height * 0.86, width * 0.62, 0.4)}</g>` +
    leafShadow(width * 1.04, 20, 1.2, 0.18)
  )
}
