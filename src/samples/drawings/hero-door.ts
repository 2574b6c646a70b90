import type { Subject } from '../sample-shop.ts'
import { darken, house, lighten } from './color.ts'
import { arch, at, box, ellipse, path, ring, round, star } from './geometry.ts'
import { clip, contactShadow, down, fade, glow } from './light.ts'
import type { Paper } from './paper.ts'
import { fill, openPen, stroke } from './piece.ts'
import { drawPiece } from './pieces.ts'
import { place } from './placing.ts'
import { bougainvillea, pottedPlant } from './plants.ts'
import { put } from './props.ts'
import { leafShadow, limewash, windowLight } from './walls.ts'

const wall = '#F1EADD'

/** The studded blue door of Sidi Bou Said, bougainvillea above, baskets at its foot. */
export function drawDoor(paper: Paper): string {
  const street = 764
  const piece = (
    shape: Subject['shape'],
    motif: Subject['motif'],
    main: string,
    second: string,
    accent: string,
    x: number,
    y: number,
    scale: number,
  ): string =>
    place(paper, drawPiece(openPen(paper, { shape, motif, palette: { main, second, accent } })), { x, y, scale })
  return (
    limewash(paper, wall, 1920, 900) +
    windowLight(560, 700, 320, 0.3) +
    leafShadow(1060, -30, 1.3, 0.13) +
    pavement(paper, street) +
    door(paper, 1400, street) +
    step(paper, 1400, street) +
    bracket() +
    put(
      drawPiece(
        openPen(paper, {
          shape: 'lantern',
          motif: 'zellige',
          palette: { main: '#9C7434', second: '#1F4E86', accent: '#A8461F' },
        }),
      ).markup,
      1720,
      560,
      0.27,
    ) +
    piece('vase', 'plain', '#B9683F', '#C98A5E', '#D99E2B', 1800, 842, 0.4) +
    put(pottedPlant(paper), 1690, 826, 0.72) +
    piece('basket', 'weave', '#D9B77C', '#1F4E86', '#8A4B25', 1106, 834, 0.48) +
    piece('hat', 'weave', '#E3C588', '#A8461F', '#1F4E86', 962, 862, 0.25) +
    piece('basket', 'weave', '#CFA868', '#A8461F', '#7A3A1C', 1246, 866, 0.32) +
    put(bougainvillea(paper, 440, 250, '#C2346F'), 1530, -14, 1) +
    put(bougainvillea(paper, 400, 150, '#CF4C86'), 1150, -26, 0.9) +
    fallenPetals(paper, street)
  )
}

function bracket(): string {
  return stroke('M1720 356V334C1720 300 1768 300 1796 330M1796 292V384', '#2B2A2A', 8)
}

function pavement(paper: Paper, street: number): string {
  const joints =
    [806, 852].map((y) => `M0 ${y}H1920`).join('') +
    Array.from(
      { length: 14 },
      (_, index) =>
        `M${index * 150 + (index % 2) * 40} ${street}L${index * 150 - 24 + (index % 2) * 40} 806` +
        `M${index * 150 + 70} 806L${index * 156 + 40} 852M${index * 160} 852L${index * 166 - 40} 900`,
    ).join('')
  return (
    `<rect y="${street - 120}" width="1920" height="120" fill="${fade(
      paper,
      [
        [0, '#BFD3DE', 0.65],
        [1, '#9DBBD0', 0.85],
      ],
      down,
    )}"/>` +
    `<rect y="${street - 122}" width="1920" height="4" fill="#fff" fill-opacity=".6"/>` +
    `<rect y="${street}" width="1920" height="140" fill="${fade(
      paper,
      [
        [0, '#CBBBA0'],
        [0.3, '#DDCFB7'],
        [1, '#C4B294'],
      ],
      down,
    )}"/>` +
    stroke(joints, '#8F7C5D', 2.5, 'opacity=".45"')
  )
}

function step(paper: Paper, x: number, street: number): string {
  return (
    contactShadow(paper, x, street + 40, 240) +
    fill(
      path([at(x - 230, street - 4), at(x + 230, street - 4), at(x + 252, street + 20), at(x - 252, street + 20)]),
      '#F3ECDD',
    ) +
    `<rect x="${x - 252}" y="${street + 20}" width="504" height="24" fill="${fade(
      paper,
      [
        [0, '#D8CAB0'],
        [1, '#B7A583'],
      ],
      down,
    )}"/>`
  )
}

function door(paper: Paper, x: number, foot: number): string {
  const frame = path([at(x - 232, foot), at(x - 232, 92), at(x + 232, 92), at(x + 232, foot)])
  const surround = arch(x, foot, 392, 616)
  const leafOutline = arch(x, foot, 336, 580)
  const stone = fade(
    paper,
    [
      [0, '#EAD9B6'],
      [0.5, '#DCC496'],
      [1, '#BE9F6B'],
    ],
    [0, 0, 1, 1],
  )
  const blue = fade(
    paper,
    [
      [0, '#3F77B5'],
      [0.3, '#2B62A0'],
      [1, '#173B68'],
    ],
    [0, 0, 1, 1],
  )
  const voussoirs = Array.from({ length: 17 }, (_, index) => {
    const angle = Math.PI * (1.02 + (index / 16) * 0.96)
    return (
      `M${round(x + Math.cos(angle) * 150)} ${round(360 + Math.sin(angle) * 170)}` +
      `L${round(x + Math.cos(angle) * 300)} ${round(360 + Math.sin(angle) * 340)}`
    )
  }).join('')
  const spandrels = [-1, 1]
    .map(
      (side) =>
        fill(path(star(at(x + side * 178, 150), 40, 29, 8)), house.doorBlue) +
        fill(path(star(at(x + side * 178, 150), 24, 17, 8)), '#F3E7CC') +
        fill(path(star(at(x + side * 178, 150), 14, 7, 8)), house.clay),
    )
    .join('')
  const boards =
    stroke(`M${x} 180V${foot}`, '#0F2B4E', 5) +
    stroke(
      [-126, -84, -42, 42, 84, 126].map((offset) => `M${x + offset} 200V${foot}`).join(''),
      '#12315A',
      2,
      'opacity=".6"',
    ) +
    stroke(
      [-124, -82, -40, 44, 86, 128].map((offset) => `M${x + offset} 200V${foot}`).join(''),
      '#fff',
      1.4,
      'opacity=".2"',
    )
  return (
    `<g fill-opacity=".2">${fill(path(box(x - 210, 112, 480, foot - 112)), '#2B1608', 'opacity=".12"')}</g>` +
    fill(frame, stone) +
    stroke(frame, '#A98D5C', 3, 'opacity=".6"') +
    fill(surround, '#F7EFDD') +
    `<g clip-path="${clip(paper, surround)}">` +
    `${stroke(voussoirs, '#2B2A2A', 20, 'stroke-linecap="butt" opacity=".78"')}</g>` +
    spandrels +
    stroke(surround, '#8A7044', 3, 'opacity=".5"') +
    fill(leafOutline, blue) +
    `<g clip-path="${clip(paper, leafOutline)}">${boards}${studs(x, foot)}` +
    `<rect x="${x - 180}" y="150" width="70" height="640" fill="${fade(paper, [
      [0, '#0B1E38', 0.5],
      [1, '#0B1E38', 0],
    ])}"/></g>` +
    stroke(leafOutline, '#12315A', 6) +
    knocker(paper, x - 34, 470) +
    knocker(paper, x + 34, 470)
  )
}

/** Black nails in the old patterns: rows, moons, stars and rings. */
function studs(x: number, foot: number): string {
  const nail = (px: number, py: number, size = 4.6): string =>
    `M${round(px - size)} ${round(py)}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0 ${-size * 2} 0`
  const both = (draw: (side: number) => string[]): string[] => [...draw(-1), ...draw(1)]
  const marks = both((side) => [
    ...Array.from({ length: 24 }, (_, index) => nail(x + side * 14, 236 + index * 23)),
    ...Array.from({ length: 21 }, (_, index) => nail(x + side * 150, 300 + index * 23)),
    ...ring(at(x + side * 84, 380), 46, 46, 22).map((point) => nail(point.x, point.y)),
    ...star(at(x + side * 84, 380), 32, 17, 8).map((point) => nail(point.x, point.y, 3.8)),
    ...ring(at(x + side * 84, 380), 6, 6, 5).map((point) => nail(point.x, point.y, 3.4)),
    ...Array.from({ length: 11 }, (_, index) =>
      nail(x + side * (30 + index * 11), 470 + Math.abs(index - 5) * -4 + 26, 3.8),
    ),
    ...ring(at(x + side * 84, 574), 52, 64, 26).map((point) => nail(point.x, point.y)),
    ...[0, 1, 2, 3, 4].flatMap((row) =>
      Array.from({ length: 5 - Math.abs(row - 2) }, (_, index) =>
        nail(x + side * 84 + (index - (4 - Math.abs(row - 2)) / 2) * 19, 538 + row * 18, 3.8),
      ),
    ),
    ...Array.from({ length: 11 }, (_, index) => nail(x + side * (30 + index * 11), 664, 3.8)),
    ...Array.from({ length: 11 }, (_, index) => nail(x + side * (30 + index * 11), foot - 26)),
    ...Array.from({ length: 5 }, (_, index) =>
      nail(x + side * (84 + (index - 2) * 20), 700 + Math.abs(index - 2) * 10),
    ),
  ]).join('')
  return fill(marks, '#fff', 'opacity=".3" transform="translate(-1.4 -1.6)"') + fill(marks, '#0C1829')
}

function knocker(paper: Paper, x: number, y: number): string {
  const brass = glow(
    paper,
    [
      [0, '#F5DC9B'],
      [0.5, '#C7993F'],
      [1, '#7A5516'],
    ],
    0.35,
    0.3,
    0.8,
  )
  return (
    fill(ellipse(x, y - 30, 12, 12), brass) +
    stroke(ellipse(x + 2, y + 2, 19, 26), '#0B1E38', 7, 'opacity=".5"') +
    stroke(ellipse(x, y, 19, 26), '#8A6420', 8) +
    stroke(ellipse(x - 1, y - 1, 19, 26), '#E9C97F', 3.5) +
    fill(ellipse(x, y + 27, 7, 7), brass)
  )
}

function fallenPetals(paper: Paper, street: number): string {
  return Array.from({ length: 26 }, () => {
    const [x, y] = [1000 + paper.random() * 900, street + 60 + paper.random() * 70]
    return (
      `<ellipse cx="${round(x)}" cy="${round(y)}" rx="9" ry="4" ` +
      `transform="rotate(${round(paper.random() * 90 - 45)} ${round(x)} ${round(y)})" ` +
      `fill="${paper.random() > 0.5 ? '#C2346F' : lighten(darken('#C2346F', 0.1), 0.3)}"/>`
    )
  }).join('')
}
