import type { Subject } from '../sample-shop.ts'
import { darken, house, lighten, mix } from './color.ts'
import { at, ellipse, path, round, smooth } from './geometry.ts'
import { down, fade, glow } from './light.ts'
import type { Paper } from './paper.ts'
import { fill, openPen, stroke } from './piece.ts'
import { drawPiece } from './pieces.ts'
import { place } from './placing.ts'
import { lemon, oliveBranch } from './plants.ts'
import { heaped, put } from './props.ts'

/** Olive wood on a table in the grove, in the last warm light. */
export function drawGrove(paper: Paper): string {
  const sky = fade(
    paper,
    [
      [0, '#F3DDB2'],
      [0.45, '#F9EBCB'],
      [0.75, '#F6E3BC'],
      [1, '#E9CF9A'],
    ],
    down,
  )
  const sun = glow(paper, [
    [0, '#FFFBE8', 0.95],
    [0.2, '#FFF3CC', 0.7],
    [1, '#FFE7A8', 0],
  ])
  return (
    `<rect width="1920" height="900" fill="${sky}"/><circle cx="1180" cy="300" r="620" fill="${sun}"/>` +
    hill('#CBC79A', 470, 26, 0.4) +
    hill('#B3B57F', 520, 34, 2.1) +
    farTrees(paper) +
    hill('#B9AE6C', 590, 22, 4.2) +
    field(paper) +
    tree(paper, 1660, 690, 1.25) +
    tree(paper, 1150, 650, 0.62) +
    tree(paper, 760, 640, 0.44) +
    tree(paper, 300, 650, 0.52) +
    table(paper) +
    stillLife(paper) +
    overhead(paper)
  )
}

function hill(color: string, y: number, swing: number, phase: number): string {
  const crest = Array.from({ length: 25 }, (_, index) =>
    at(index * 80, y + Math.sin(index * 0.42 + phase) * swing + Math.sin(index * 0.19 + phase * 2) * swing * 0.8),
  )
  return fill(`${smooth(crest)}L1920 900L0 900Z`, color)
}

function farTrees(paper: Paper): string {
  return Array.from({ length: 34 }, (_, index) => {
    const x = index * 58 + paper.random() * 24
    const y = 536 + Math.sin(index * 0.42 * 0.725 + 2.1) * 30 + paper.random() * 22
    const size = 15 + paper.random() * 11
    return fill(ellipse(x, y, size * 1.25, size), index % 3 === 0 ? '#96A068' : '#868F58', 'opacity=".8"')
  }).join('')
}

function field(paper: Paper): string {
  const rows = Array.from(
    { length: 15 },
    (_, index) => `M${960 + (index - 7) * 60} 610L${960 + (index - 7) * 420} 800`,
  ).join('')
  return `<rect y="610" width="1920" height="290" fill="${fade(
    paper,
    [
      [0, '#C3B06B', 0],
      [0.3, '#C9A962'],
      [1, '#B48C4C'],
    ],
    down,
  )}"/>${stroke(rows, '#8E7A3C', 7, 'opacity=".16"')}`
}

/** An old olive tree: a split, leaning trunk and clouds of silver leaves. */
function tree(paper: Paper, x: number, y: number, scale: number): string {
  const trunk = smooth(
    [
      at(-70, 0),
      at(-44, -60),
      at(-50, -130),
      at(-24, -190),
      at(-78, -270),
      at(-110, -330),
      at(-84, -336),
      at(-40, -276),
      at(0, -226),
      at(30, -290),
      at(74, -344),
      at(98, -334),
      at(60, -262),
      at(30, -190),
      at(40, -120),
      at(34, -60),
      at(74, 0),
      at(20, -14),
      at(-10, -4),
    ],
    true,
  )
  const bark = fade(paper, [
    [0, '#A58F6C'],
    [0.4, '#7E6849'],
    [1, '#4C3B26'],
  ])
  const leafSize = Math.min(13, 10.5 / scale)
  const puffs = Array.from({ length: 30 }, () => {
    const [turn, reach] = [paper.random() * Math.PI * 2, Math.sqrt(paper.random())]
    return { x: Math.cos(turn) * reach * 205, y: -400 + Math.sin(turn) * reach * 128, size: 52 + paper.random() * 34 }
  }).toSorted((a, b) => b.y - a.y)
  const crown = puffs
    .map(
      ({ x: cx, y: cy, size }) =>
        `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(size * 1.15)}" ry="${round(size * 0.8)}" ` +
        `fill="${leafTone(cx, cy)}" fill-opacity=".9"/>`,
    )
    .join('')
  const strokes = (color: string, count: number, lift: number): string =>
    stroke(
      Array.from({ length: Math.round(count * Math.max(1, scale * 1.9)) }, () => {
        const puff = puffs[Math.floor(paper.random() * puffs.length)] ?? { x: 0, y: -400, size: 60 }
        const [turn, lean] = [paper.random() * Math.PI * 2, (paper.random() - 0.5) * 2.6]
        const reach = Math.sqrt(paper.random()) * puff.size
        const from = at(puff.x + Math.cos(turn) * reach * 1.16, puff.y - lift + Math.sin(turn) * reach * 0.82)
        return (
          `M${round(from.x)} ${round(from.y)}l${round(Math.cos(lean) * leafSize)} ` +
          `${round(Math.sin(lean) * leafSize)}`
        )
      }).join(''),
      color,
      leafSize * 0.27,
    )
  return put(
    `<ellipse cx="60" cy="2" rx="260" ry="30" fill="#4A3A18" fill-opacity=".28"/>${fill(trunk, bark)}` +
      stroke(
        'M-30 -20C-20 -80 -34 -130 -8 -190M10 -30C20 -90 4 -140 14 -200M-20 -210C-40 -250 -70 -280 -92 -318',
        '#3A2C1A',
        4,
        'opacity=".45"',
      ) +
      crown +
      strokes('#56632F', 420, -16) +
      strokes('#9FAA70', 420, 0) +
      strokes('#D3D9AE', 190, 22),
    x,
    y,
    scale,
  )
}

/** Silver towards the light above, deep green below. */
function leafTone(x: number, y: number): string {
  const light = Math.max(0, Math.min(1, (-y - 270) / 260 - x / 1400))
  return mix('#5B6836', '#B4BD89', Math.round(light * 10) / 10)
}

function table(paper: Paper): string {
  const top = path([at(0, 752), at(1920, 736), at(1920, 858), at(0, 868)])
  const wood = fade(
    paper,
    [
      [0, '#8E6238'],
      [0.3, '#B58250'],
      [1, '#C99A66'],
    ],
    down,
  )
  const grain = Array.from(
    { length: 12 },
    (_, index) =>
      `M0 ${762 + index * 9}C500 ${756 + index * 9 + 6 * Math.sin(index)} 1200 ` +
      `${750 + index * 9.4 - 6 * Math.cos(index)} 1920 ${742 + index * 10}`,
  ).join('')
  return (
    fill(top, wood) +
    stroke(grain, '#5A3818', 1.8, 'opacity=".28"') +
    stroke('M0 806C600 800 1300 796 1920 790', '#4A2C12', 3, 'opacity=".45"') +
    fill(
      path([at(0, 866), at(1920, 856), at(1920, 900), at(0, 900)]),
      fade(
        paper,
        [
          [0, '#8A5C32'],
          [1, '#5E3B1C'],
        ],
        down,
      ),
    ) +
    stroke('M0 867L1920 857', '#fff', 3, 'opacity=".35"')
  )
}

function stillLife(paper: Paper): string {
  const wood = (shape: Subject['shape'], main: string, x: number, y: number, scale: number, turn = 0): string =>
    place(
      paper,
      drawPiece(openPen(paper, { shape, motif: 'grain', palette: { main, second: '#7A4A22', accent: house.saffron } })),
      { x, y, scale, turn },
    )
  const basket = place(
    paper,
    drawPiece(
      openPen(paper, {
        shape: 'basket',
        motif: 'weave',
        palette: { main: '#D9B77C', second: '#5E6B2F', accent: '#8A4B25' },
      }),
    ),
    { x: 1150, y: 796, scale: 0.42 },
  )
  const oil = drawPiece(
    openPen(paper, {
      shape: 'bottle',
      motif: 'arabesque',
      palette: { main: '#8E9A2E', second: '#5E6B2F', accent: '#A8461F' },
    }),
  )
  const olives = Array.from({ length: 24 }, (_, index) => {
    const row = Math.floor(index / 6)
    const [x, y] = [
      1342 + (index % 6) * 34 + (row % 2) * 15,
      680 + row * 17 - Math.sin(((index % 6) / 5) * Math.PI) * 14,
    ]
    const color = index % 3 === 0 ? '#4B3040' : mix(house.olive, '#A8B04A', (index % 4) / 4)
    return fill(
      ellipse(x, y, 21, 17),
      glow(
        paper,
        [
          [0, lighten(color, 0.6)],
          [0.4, color],
          [1, darken(color, 0.5)],
        ],
        0.35,
        0.3,
        0.75,
      ),
    )
  }).join('')
  return (
    basket +
    wood('board', '#BE8B58', 1262, 822, 0.4, 7) +
    wood('bowl', '#A66F3C', 1426, 828, 0.46) +
    heaped(paper, 1426, 704, 140, 40, olives) +
    place(paper, oil, { x: 1630, y: 800, scale: 0.48 }) +
    wood('jar', '#B9834C', 1778, 832, 0.4) +
    put(lemon(paper, 10), 1584, 850, 0.72) +
    put(lemon(paper, -24), 1660, 862, 0.64) +
    put(oliveBranch(paper, 300), 1010, 846, 1, -4)
  )
}

/** Branches of the nearest tree, hanging into the picture at the right. */
function overhead(paper: Paper): string {
  return (
    put(oliveBranch(paper, 460), 1960, -20, 1.25, 148) +
    put(oliveBranch(paper, 400), 1960, 90, 1.2, 164) +
    put(oliveBranch(paper, 380, false), 1760, -30, 1.15, 128)
  )
}
