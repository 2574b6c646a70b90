import { area } from './cells.ts'
import { darken, house, lighten } from './color.ts'
import { at, box, ellipse, path, ring, round } from './geometry.ts'
import { contactShadow, down, fade, glow, softShadow } from './light.ts'
import { filled, paintMarks } from './marks.ts'
import { fillMotif } from './motifs.ts'
import type { Paper } from './paper.ts'
import { body, fill, openPen, stroke } from './piece.ts'
import { drawPiece } from './pieces.ts'
import { place } from './placing.ts'
import { pottedPlant } from './plants.ts'
import { heaped, put } from './props.ts'
import { clothMarks } from './textiles.ts'
import { leafShadow, limewash, windowLight } from './walls.ts'

const wall = '#EBCDB2'

/** An upright loom with a rug half woven, wool and cushions beside it. */
export function drawLoom(paper: Paper): string {
  const floor = 744
  const ground =
    `<rect y="${floor - 40}" width="1920" height="40" fill="${fade(
      paper,
      [
        [0, house.shadow, 0],
        [1, house.shadow, 0.16],
      ],
      down,
    )}"/>` +
    `<rect y="${floor}" width="1920" height="160" fill="${fade(
      paper,
      [
        [0, '#B08059'],
        [0.4, '#C39468'],
        [1, '#9C6C43'],
      ],
      down,
    )}"/>` +
    stroke('M0 786H1920M0 846H1920', '#6B4526', 2.5, 'opacity=".5"') +
    stroke('M0 789H1920M0 849H1920', '#fff', 1.5, 'opacity=".25"')
  const floorRug =
    place(
      paper,
      drawPiece(
        openPen(paper, {
          shape: 'cushion',
          motif: 'berber',
          palette: { main: '#A8461F', second: '#F1E2C4', accent: '#D99E2B' },
        }),
      ),
      { x: 1728, y: 846, scale: 0.36, turn: 4 },
    ) +
    place(
      paper,
      drawPiece(
        openPen(paper, {
          shape: 'cushion',
          motif: 'diamonds',
          palette: { main: '#F0E3CA', second: '#1F4E86', accent: '#A8461F' },
        }),
      ),
      { x: 1622, y: 866, scale: 0.3, turn: -7 },
    )
  const basket = place(
    paper,
    drawPiece(
      openPen(paper, {
        shape: 'bowl',
        motif: 'weave',
        palette: { main: '#D9B77C', second: '#A8461F', accent: '#8A4B25' },
      }),
    ),
    { x: 962, y: 838, scale: 0.44 },
  )
  const balls = [
    [920, 690, 44, '#A8461F'],
    [1000, 688, 48, '#1F4E86'],
    [1058, 714, 38, '#F1E2C4'],
    [872, 718, 38, '#D99E2B'],
    [962, 722, 46, '#8A9450'],
  ] as const
  return (
    limewash(paper, wall, 1920, 900) +
    windowLight(480, 690, 340, 0.4) +
    leafShadow(1940, -20, 1.4, 0.18) +
    leafShadow(860, -60, 1, 0.07) +
    ground +
    contactShadow(paper, 1046, 812, 60) +
    contactShadow(paper, 1580, 812, 60) +
    loom(paper) +
    basket +
    heaped(
      paper,
      962,
      719,
      138,
      40,
      balls.map(([x, y, radius, color]) => woolBall(paper, x, y, radius, color)).join(''),
    ) +
    put(pottedPlant(paper), 1830, 806, 0.95) +
    floorRug +
    woolBall(paper, 1130, 842, 34, '#5E6B2F') +
    stroke('M1150 868C1220 884 1260 850 1330 872', '#5E6B2F', 4) +
    woolBall(paper, 1480, 858, 26, '#D99E2B')
  )
}

function beam(paper: Paper, left: number, top: number, width: number, height: number, isUpright: boolean): string {
  const color = '#9A6638'
  const shade = fade(
    paper,
    [
      [0, lighten(color, 0.3)],
      [0.35, color],
      [1, darken(color, 0.45)],
    ],
    isUpright ? [0, 0, 1, 0] : down,
  )
  const grain = isUpright
    ? [0.3, 0.55, 0.75].map((share) => `M${left + width * share} ${top + 6}V${top + height - 6}`)
    : [0.35, 0.6].map((share) => `M${left + 6} ${top + height * share}H${left + width - 6}`)
  return (
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="6" fill="${shade}"/>` +
    stroke(grain.join(''), '#4A2C14', 1.6, 'opacity=".35"')
  )
}

function loom(paper: Paper): string {
  const [left, right, top, woven, foot] = [1080, 1540, 150, 400, 690]
  const pen = openPen(
    paper,
    { shape: 'rug', motif: 'berber', palette: { main: '#F1E4CB', second: '#A8461F', accent: '#1F4E86' } },
    true,
  )
  const upper = Array.from({ length: 63 }, (_, index) => {
    const x = left + 12 + (index * (right - left - 24)) / 62
    return `M${round(x)} ${top}V${woven + 10}`
  }).join('')
  const edge = Array.from({ length: 31 }, (_, index) =>
    at(left + ((right - left) * index) / 30, woven + Math.sin(index * 0.9) * 3 + (index > 18 ? 16 : 0)),
  )
  const outline = path([...edge, at(right, foot), at(left, foot)])
  const marks = [
    ...clothMarks(pen, left + 24, woven - 10, right - left - 48, foot - woven - 16, 104),
    filled('second', box(left, woven - 20, 16, 400)),
    filled('second', box(right - 16, woven - 20, 16, 400)),
    filled('accent', box(left + 16, woven - 20, 6, 400)),
    filled('accent', box(right - 22, woven - 20, 6, 400)),
    ...fillMotif('stripes', area(left, foot - 30, right - left, 30, 20)),
  ]
  const flatPen = { ...pen, isClose: false }
  const cloth = body(flatPen, outline, {
    fill: pen.inks.main,
    form: 'flat',
    inside: paintMarks(marks, pen.inks) + threads(left, right, woven, foot),
  })
  const comb =
    fill(path(box(1400, 366, 92, 26)), '#7A4E29') +
    stroke(Array.from({ length: 12 }, (_, index) => `M${1405 + index * 7.4} 392v24`).join(''), '#5F3C1D', 3)
  const shuttle =
    fill('M1160 372Q1230 346 1300 372Q1230 396 1160 372Z', '#8A5A30') +
    fill(ellipse(1230, 371, 34, 9), '#1F4E86') +
    stroke('M1296 372C1340 380 1370 398 1396 414', '#1F4E86', 3)
  const shadow = softShadow(
    path(box(1026, 118, 564, 40)) +
      path(box(1560, 80, 36, 660)) +
      path(box(1030, 690, 560, 46)) +
      path(box(1080, 400, 460, 290)),
    40,
    34,
  )
  return (
    shadow +
    stroke(upper, '#CDB58D', 4.4) +
    stroke(upper, '#FAF2E0', 3) +
    beam(paper, 1046, 250, 530, 16, false) +
    cloth +
    comb +
    shuttle +
    beam(paper, 1022, 70, 40, 740, true) +
    beam(paper, 1556, 70, 40, 740, true) +
    beam(paper, 990, 112, 640, 44, false) +
    beam(paper, 990, 684, 640, 50, false) +
    beam(paper, 992, 796, 106, 22, false) +
    beam(paper, 1522, 796, 106, 22, false)
  )
}

function threads(left: number, right: number, top: number, bottom: number): string {
  const rows = Array.from(
    { length: Math.round((bottom - top) / 6) },
    (_, index) => `M${left} ${top + index * 6}H${right}`,
  ).join('')
  const columns = Array.from(
    { length: Math.round((right - left) / 7) },
    (_, index) => `M${left + index * 7} ${top - 10}V${bottom}`,
  ).join('')
  return stroke(rows, '#2B1608', 1.3, 'opacity=".12"') + stroke(columns, '#fff', 1.4, 'opacity=".16"')
}

function woolBall(paper: Paper, x: number, y: number, radius: number, color: string): string {
  const shade = glow(
    paper,
    [
      [0, lighten(color, 0.4)],
      [0.5, color],
      [1, darken(color, 0.5)],
    ],
    0.34,
    0.3,
    0.75,
  )
  const turns = [
    [0.2, 0.9],
    [0.5, 0.95],
    [0.8, 0.6],
  ]
    .map(([lean = 0, width = 1]) =>
      path(
        ring(at(0, 0), radius * width, radius * (1 - width * 0.75), 22, 0, 0.5).map((point) =>
          at(
            point.x * Math.cos(lean * 2) - point.y * Math.sin(lean * 2),
            point.x * Math.sin(lean * 2) + point.y * Math.cos(lean * 2),
          ),
        ),
        false,
      ),
    )
    .join('')
  return put(
    `<ellipse cx="6" cy="${radius * 0.92}" rx="${radius}" ry="${radius * 0.24}" fill="#2B1608" fill-opacity=".28"/>` +
      `<circle r="${radius}" fill="${shade}"/>` +
      stroke(turns, lighten(color, 0.35), 2.4, 'opacity=".6"') +
      stroke(turns, darken(color, 0.4), 2, 'opacity=".5" transform="rotate(64)"'),
    x,
    y,
  )
}
