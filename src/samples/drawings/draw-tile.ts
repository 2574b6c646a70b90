import type { Motif, Shape } from '../sample-shop.ts'
import { darken, house, lighten } from './color.ts'
import { down, fade } from './light.ts'
import type { Paper } from './paper.ts'
import { openPaper } from './paper.ts'
import { openPen } from './piece.ts'
import { drawPiece } from './pieces.ts'
import type { Place } from './placing.ts'
import { place } from './placing.ts'
import { lemon, oliveBranch, pottedPlant } from './plants.ts'
import { books, put } from './props.ts'
import { leafShadow, limewash, windowLight, zelligeBand } from './walls.ts'

type Collection = 'artisanal-decor-craft' | 'handcrafted-accessories' | 'home-ambiance-essentials' | 'kids-room-wonders'

/** Pixels of a tile. */
const [width, height] = [800, 1000]

const tiles: Readonly<Record<Collection, (paper: Paper) => string>> = {
  'artisanal-decor-craft': (paper) =>
    room(paper, '#E7D6BC', '#F4ECDD', house.doorBlue, 700) +
    put(oliveBranch(paper, 300), 232, 492, 1, -66) +
    put(oliveBranch(paper, 260, false), 226, 492, 1, -108) +
    piece(paper, 'plate', 'arabesque', '#F6EEDD', '#1F4E86', '#C06A2B', { x: 566, y: 800, scale: 0.54 }) +
    piece(paper, 'jug', 'stripes', '#5E6B2F', '#F3E7C9', '#D99E2B', { x: 240, y: 810, scale: 0.5 }) +
    piece(paper, 'vase', 'zellige', '#F6EEDD', '#1F4E86', '#A8461F', { x: 400, y: 868, scale: 0.62 }) +
    put(lemon(paper, 12), 600, 894, 0.7),
  'handcrafted-accessories': (paper) =>
    room(paper, '#D9A283', '#B98558', house.clay, 716) +
    piece(paper, 'tote', 'diamonds', '#EBDAB4', '#1F4E86', '#8A4B25', { x: 400, y: 838, scale: 0.78 }) +
    piece(paper, 'hat', 'weave', '#E3C588', '#A8461F', '#1F4E86', { x: 568, y: 906, scale: 0.42 }) +
    piece(paper, 'bracelet', 'berber', '#C9CCCE', '#A8461F', '#1F4E86', { x: 226, y: 902, scale: 0.3 }),
  'home-ambiance-essentials': (paper) =>
    room(paper, '#A9C1CF', '#EDE4D3', house.doorBlue, 706) +
    put(pottedPlant(paper), 612, 772, 1.25) +
    piece(paper, 'lantern', 'zellige', '#B8863B', '#1F4E86', '#A8461F', { x: 372, y: 828, scale: 0.8 }) +
    piece(paper, 'candle', 'dots', '#F6EEDD', '#1F4E86', '#A8461F', { x: 560, y: 892, scale: 0.46 }) +
    piece(paper, 'candle', 'plain', '#C9794C', '#F1E2C4', '#A8461F', { x: 200, y: 884, scale: 0.34 }),
  'kids-room-wonders': (paper) =>
    room(paper, '#EFD9AE', '#C79A68', house.olive, 720) +
    put(piece(paper, 'mobile', 'dots', '#1F4E86', '#F6EEDD', '#D99E2B', { x: 0, y: 0, scale: 0.52 }), 400, 478) +
    put(books(paper), 640, 776, 0.85) +
    piece(paper, 'blocks', 'zellige', '#D8B27E', '#1F4E86', '#C9572B', { x: 628, y: 884, scale: 0.42 }) +
    piece(paper, 'toy-animal', 'diamonds', '#D6A871', '#1F4E86', '#A8461F', { x: 316, y: 866, scale: 0.64 }),
}

/** The picture of a collection, 800 by 1000; the page cuts it to an arch, so the middle carries it. */
export function drawTile(collection: Collection): string {
  const paper = openPaper(collection.length)
  return paper.finish(width, height, tiles[collection](paper))
}

function room(paper: Paper, wall: string, ground: string, tone: string, horizon: number): string {
  return (
    limewash(paper, wall, width, height) +
    windowLight(440, horizon - 30, 360, 0.5) +
    leafShadow(820, 130, 1.1, 0.15) +
    `<rect y="${horizon - 40}" width="${width}" height="40" fill="${fade(
      paper,
      [
        [0, house.shadow, 0],
        [1, house.shadow, 0.18],
      ],
      down,
    )}"/>` +
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${fade(
      paper,
      [
        [0, darken(ground, 0.08)],
        [0.4, ground],
        [1, lighten(ground, 0.2)],
      ],
      down,
    )}"/>` +
    `<rect y="${horizon}" width="${width}" height="3" fill="#fff" fill-opacity=".5"/>` +
    zelligeBand(paper, -12, 936, width + 24, 70, tone)
  )
}

function piece(
  paper: Paper,
  shape: Shape,
  motif: Motif,
  main: string,
  second: string,
  accent: string,
  spot: Place,
): string {
  return place(paper, drawPiece(openPen(paper, { shape, motif, palette: { main, second, accent } })), spot)
}
