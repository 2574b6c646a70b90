import type { Subject } from '../sample-shop.ts'
import { darken, house, lighten } from './color.ts'
import { arch, at, path } from './geometry.ts'
import { down, fade } from './light.ts'
import type { Paper } from './paper.ts'
import { fill, openPen, stroke } from './piece.ts'
import { drawPiece } from './pieces.ts'
import { place } from './placing.ts'
import { lemon, oliveBranch } from './plants.ts'
import { heaped, put, seaView } from './props.ts'
import { leafShadow, limewash, niche, windowLight, zelligeBand } from './walls.ts'

const wall = '#EBDDC7'

/** Painted pots on a limewashed ledge by a window on the sea. */
export function drawPots(paper: Paper): string {
  const ledge = 716
  const pot = (
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
  const opening = arch(1420, 610, 400, 550)
  const window =
    seaView(paper, opening, 1216, 60, 410, 560) +
    stroke(opening, lighten(wall, 0.75), 30) +
    stroke(opening, house.doorBlue, 8) +
    fill(path([at(1186, 610), at(1654, 610), at(1684, 644), at(1156, 644)]), lighten(wall, 0.65)) +
    fill(path([at(1156, 644), at(1684, 644), at(1684, 660), at(1156, 660)]), darken(wall, 0.2))
  const shelf =
    `<rect y="${ledge - 40}" width="1920" height="40" fill="${fade(
      paper,
      [
        [0, house.shadow, 0],
        [1, house.shadow, 0.16],
      ],
      down,
    )}"/>` +
    `<rect y="${ledge}" width="1920" height="92" fill="${fade(
      paper,
      [
        [0, '#E8DDC9'],
        [0.4, '#F7F1E5'],
        [1, '#FFFBF2'],
      ],
      down,
    )}"/>` +
    `<rect y="${ledge + 92}" width="1920" height="100" fill="${fade(
      paper,
      [
        [0, '#DDCFB6'],
        [1, '#BBA988'],
      ],
      down,
    )}"/>` +
    `<rect y="${ledge + 90}" width="1920" height="4" fill="#fff" fill-opacity=".8"/>` +
    zelligeBand(paper, -10, ledge + 118, 1940, 54, house.doorBlue)
  return (
    limewash(paper, wall, 1920, 900) +
    windowLight(520, 660, 330, 0.42) +
    leafShadow(1010, -40, 1.2, 0.1) +
    niche(paper, wall, 1780, 410, 186, 340) +
    pot('jar', 'plain', house.olive, '#E8DCBC', house.saffron, 1780, 406, 0.27) +
    window +
    shelf +
    put(oliveBranch(paper, 300), 1106, 452, 1, -64) +
    put(oliveBranch(paper, 270, false), 1112, 452, 1, -104) +
    put(oliveBranch(paper, 220), 1112, 456, 1, -38) +
    pot('jug', 'arabesque', '#5E6B2F', '#F3E7C9', '#D99E2B', 1106, 752, 0.47) +
    pot('plate', 'zellige', '#F6EEDD', '#1F4E86', '#C06A2B', 1752, 752, 0.46) +
    pot('vase', 'zellige', '#F6EEDD', '#1F4E86', '#A8461F', 1500, 764, 0.66) +
    pot('bowl', 'fish', '#A8461F', '#F4E6CC', '#E2B04A', 1288, 786, 0.42) +
    heaped(
      paper,
      1288,
      672,
      132,
      38,
      put(lemon(paper, -10), 1290, 680, 0.66) +
        put(lemon(paper, 24), 1228, 700, 0.64) +
        put(lemon(paper, -20), 1346, 702, 0.64) +
        put(lemon(paper, 8), 1286, 722, 0.68),
    ) +
    pot('cup', 'diamonds', '#E0B04C', '#1F4E86', '#8A2E1C', 1660, 792, 0.3) +
    put(lemon(paper, 14), 1426, 800, 0.56) +
    put(oliveBranch(paper, 190), 950, 800, 0.9, -6)
  )
}
