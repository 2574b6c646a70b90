import type { Shape, Subject } from '../sample-shop.ts'
import type { Room } from './backdrop.ts'
import { featureOf, ground, tabletop } from './backdrop.ts'
import { darken, house, lighten } from './color.ts'
import { arch, at, box, path } from './geometry.ts'
import { clip, fade } from './light.ts'
import type { Paper } from './paper.ts'
import type { Piece } from './piece.ts'
import { fill, openPen, stroke } from './piece.ts'
import { drawPiece } from './pieces.ts'
import { fitting, place } from './placing.ts'
import { jasmine, lemon, oliveBranch, pottedPlant } from './plants.ts'
import { books, foldedCloth, put, seaView } from './props.ts'
import { leafShadow, limewash, niche, windowLight, zelligeBand } from './walls.ts'

type Company = 'kitchen' | 'reading' | 'bath' | 'dressing' | 'jewels' | 'play'

const companies: Readonly<Partial<Record<Shape, Company>>> = {
  bowl: 'kitchen',
  plate: 'kitchen',
  jug: 'kitchen',
  cup: 'kitchen',
  board: 'kitchen',
  spoon: 'kitchen',
  jar: 'kitchen',
  basket: 'kitchen',
  soap: 'bath',
  bottle: 'bath',
  candle: 'reading',
  necklace: 'jewels',
  earrings: 'jewels',
  bracelet: 'jewels',
  ring: 'jewels',
  hat: 'dressing',
  tote: 'dressing',
  satchel: 'dressing',
  clutch: 'dressing',
  backpack: 'reading',
  'toy-animal': 'play',
  blocks: 'play',
  stool: 'play',
  doll: 'play',
  rattle: 'play',
}

/** The piece where it will live. */
export function scene(paper: Paper, subject: Subject, room: Room, seed: number): string {
  const piece = drawPiece(openPen(paper, subject))
  switch (piece.stance) {
    case 'stands':
      return seed % 2 === 0 ? byTheWindow(paper, piece, subject, room) : inTheNiche(paper, piece, subject, room)
    case 'hangs':
      return overTheConsole(paper, piece, room)
    case 'lies':
      return onTheFloor(paper, piece, subject, room)
  }
}

/** Small things stay small beside the props. */
function sizeOf(shape: Shape): number {
  if (shape === 'ring' || shape === 'cup') return 0.6
  if (shape === 'bracelet' || shape === 'candle' || shape === 'soap' || shape === 'earrings') return 0.78
  return 1
}

const quiet = { main: '#EFE4CF', second: house.doorBlue, accent: house.clay } as const

function companion(paper: Paper, shape: Shape, motif: Subject['motif'], palette: Subject['palette'] = quiet): Piece {
  return drawPiece(openPen(paper, { shape, motif, palette }))
}

function companyOf(shape: Shape): Company {
  return companies[shape] ?? 'reading'
}

/** A table under a window that looks at the sea. */
function byTheWindow(paper: Paper, piece: Piece, subject: Subject, room: Room): string {
  const horizon = 860
  const opening = arch(300, horizon - 130, 400, 640)
  const sill =
    fill(
      path([at(60, horizon - 130), at(540, horizon - 130), at(560, horizon - 96), at(40, horizon - 96)]),
      lighten(room.wall, 0.55),
    ) +
    fill(
      path([at(40, horizon - 96), at(560, horizon - 96), at(560, horizon - 84), at(40, horizon - 84)]),
      darken(room.wall, 0.25),
    )
  const window =
    seaView(paper, opening, 96, 80, 410, 660) +
    stroke(opening, lighten(room.wall, 0.65), 26) +
    stroke(opening, room.tone, 7) +
    sill
  const scale = fitting(piece, 520, 640) * sizeOf(subject.shape)
  return (
    limewash(paper, room.wall, 960, 1200) +
    windowLight(820, horizon - 120, 260, 0.4) +
    window +
    ground(paper, room, 960, 1200, horizon) +
    behind(paper, subject.shape, horizon) +
    place(paper, piece, { x: 570, y: 1035, scale }) +
    before(paper, subject.shape)
  )
}

/** A recess in the wall with a shelf. */
function inTheNiche(paper: Paper, piece: Piece, subject: Subject, room: Room): string {
  const shelf = 930
  const scale = fitting(piece, 500, 600) * sizeOf(subject.shape)
  const hollow = niche(paper, room.wall, 480, shelf, 720, 850)
  const ledge =
    fill(
      path([at(60, shelf - 8), at(900, shelf - 8), at(930, shelf + 50), at(30, shelf + 50)]),
      lighten(house.wood, 0.3),
    ) +
    `<rect x="30" y="${shelf + 50}" width="900" height="36" fill="${fade(
      paper,
      [
        [0, house.wood],
        [1, darken(house.wood, 0.4)],
      ],
      [0, 0, 0, 1],
    )}"/>` +
    `<rect x="30" y="${shelf + 86}" width="900" height="60" fill="${fade(
      paper,
      [
        [0, house.shadow, 0.34],
        [1, house.shadow, 0],
      ],
      [0, 0, 0, 1],
    )}"/>`
  return (
    limewash(paper, room.wall, 960, 1200) +
    hollow +
    ledge +
    zelligeBand(paper, -20, 1104, 1000, 70, room.tone) +
    put(behindPiece(paper, subject.shape), 200, shelf + 16, 0.62) +
    place(paper, piece, { x: 520, y: shelf + 30, scale }) +
    put(smallThings(paper, subject.shape), 790, shelf + 40, 0.62) +
    leafShadow(980, 20, 1.2, 0.2)
  )
}

function behind(paper: Paper, shape: Shape, horizon: number): string {
  return put(behindPiece(paper, shape), 190, horizon + 66, 0.86)
}

function behindPiece(paper: Paper, shape: Shape): string {
  switch (companyOf(shape)) {
    case 'kitchen':
      return (
        put(oliveBranch(paper, 330), 0, -300, 1, -76) +
        put(oliveBranch(paper, 280, false), 6, -300, 1, -112) +
        place(
          paper,
          companion(paper, shape === 'jug' ? 'bottle' : 'jug', 'plain', {
            main: '#E9DCC2',
            second: '#B9C4A0',
            accent: house.clay,
          }),
          { x: 0, y: 0, scale: 0.5 },
        )
      )
    case 'bath':
      return (
        foldedCloth(paper, '#EFE4CF', house.doorBlue) + put(foldedCloth(paper, '#C9D3D8', house.clay), 0, -132, 0.94)
      )
    case 'dressing':
      return put(pottedPlant(paper), 0, 0, 1)
    case 'jewels':
      return (
        foldedCloth(paper, '#E6D3B8', house.clay) +
        put(
          place(
            paper,
            companion(paper, 'bottle', 'zellige', { main: '#C98A5E', second: house.doorBlue, accent: house.saffron }),
            { x: 0, y: 0, scale: 0.34 },
          ),
          10,
          -130,
        )
      )
    case 'play':
      return (
        books(paper) +
        put(
          place(
            paper,
            companion(paper, 'blocks', 'zellige', { main: '#D8B27E', second: house.doorBlue, accent: house.saffron }),
            { x: 0, y: 0, scale: 0.3 },
          ),
          0,
          -134,
        )
      )
    case 'reading':
      return books(paper) + put(pottedPlant(paper), 10, -134, 0.7)
  }
}

function before(paper: Paper, shape: Shape): string {
  return put(smallThings(paper, shape), 830, 1120, 0.95)
}

function smallThings(paper: Paper, shape: Shape): string {
  switch (companyOf(shape)) {
    case 'kitchen':
      return lemon(paper, 8) + put(lemon(paper, -24), -110, 26, 0.9)
    case 'bath':
      return put(oliveBranch(paper, 260), -200, 0, 1, 6)
    case 'jewels':
    case 'dressing':
      return jasmine(-90, -40, 1.2) + put(oliveBranch(paper, 160, false), -170, 10, 0.8, -8)
    case 'play':
      return put(ballOf(house.clay), -40, 0) + put(ballOf(house.saffron), -130, 20, 0.75)
    case 'reading':
      return put(oliveBranch(paper, 240), -210, 4, 1, 4)
  }

  function ballOf(color: string): string {
    return (
      `<ellipse cx="8" cy="0" rx="54" ry="13" fill="${house.shadow}" fill-opacity=".3"/><circle cx="0" cy="-46" ` +
      `r="48" fill="${color}"/>` +
      '<circle cx="-14" cy="-62" r="20" fill="#fff" fill-opacity=".3"/>'
    )
  }
}

/** On the wall over a low console. */
function overTheConsole(paper: Paper, piece: Piece, room: Room): string {
  const top = 960
  const scale = fitting(piece, 560, 760)
  const wood = fade(
    paper,
    [
      [0, lighten(house.wood, 0.2)],
      [1, darken(house.wood, 0.25)],
    ],
    [0, 0, 0, 1],
  )
  const furniture =
    `<rect x="90" y="${top + 42}" width="46" height="220" fill="${darken(house.wood, 0.3)}"/><rect x="824" ` +
    `y="${top + 42}" width="46" height="220" fill="${darken(house.wood, 0.45)}"/>` +
    fill(path([at(70, top), at(890, top), at(920, top + 26), at(40, top + 26)]), lighten(house.wood, 0.35)) +
    `<rect x="40" y="${top + 26}" width="880" height="34" fill="${wood}"/><rect x="60" y="${top + 60}" width="840" ` +
    `height="46" fill="${fade(
      paper,
      [
        [0, house.shadow, 0.35],
        [1, house.shadow, 0],
      ],
      [0, 0, 0, 1],
    )}"/>`
  return (
    limewash(paper, room.wall, 960, 1200) +
    featureOf(paper, { ...room, feature: 'window-light' }, 960, 960) +
    zelligeBand(paper, -20, 1130, 1000, 66, room.tone) +
    furniture +
    place(paper, piece, { x: 500, y: 96 + piece.height * scale, scale }) +
    put(books(paper), 770, top + 18, 0.62) +
    place(paper, companion(paper, 'basket', 'weave', { main: '#D6B680', second: room.tone, accent: '#8A4B25' }), {
      x: 230,
      y: top + 20,
      scale: 0.32,
    }) +
    put(oliveBranch(paper, 200), 640, top + 8, 0.8, -6)
  )
}

/** Seen from above: shoes on the floor by a rug, spoons and rattles on a cloth. */
function onTheFloor(paper: Paper, piece: Piece, subject: Subject, room: Room): string {
  const scale = fitting(piece, 560, 700)
  const cloth = companion(paper, 'rug', subject.motif === 'stripes' ? 'diamonds' : 'stripes', {
    main: '#EFE4CF',
    second: room.tone,
    accent: house.saffron,
  })
  const isKitchen = companyOf(subject.shape) === 'kitchen'
  const withoutRod = clip(paper, path(box(-300, -776, 600, 900)))
  const carpet = put(`<g clip-path="${withoutRod}">${cloth.markup}</g>`, 300, 1010, 1.15, -16)
  const extras = isKitchen
    ? put(lemon(paper, 20), 800, 300, 1.1) +
      put(lemon(paper, -30), 700, 220, 1) +
      put(oliveBranch(paper, 320), 60, 1130, 1.1, -20)
    : put(oliveBranch(paper, 300), 600, 1120, 1.1, -10) + jasmine(800, 220, 1.3)
  return (
    tabletop(paper, room, 960, 1200) +
    carpet +
    place(paper, piece, { x: 500, y: 600 + (piece.height * scale) / 2 + 30, scale, turn: 8 }) +
    extras
  )
}
