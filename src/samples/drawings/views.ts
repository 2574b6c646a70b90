import type { Subject, View } from '../sample-shop.ts'
import type { Room } from './backdrop.ts'
import { featureOf, rooms, studio, tabletop } from './backdrop.ts'
import { brightness, darken, lighten, mix } from './color.ts'
import type { Paper } from './paper.ts'
import type { Piece } from './piece.ts'
import { openPen } from './piece.ts'
import { drawPiece } from './pieces.ts'
import { fitting, place } from './placing.ts'
import { oliveBranch } from './plants.ts'
import { put } from './props.ts'
import { scene } from './scenes.ts'
import { limewash, zelligeBand } from './walls.ts'

/** Pixels of a product picture. */
export const frame = { width: 960, height: 1200 } as const

export function picture(paper: Paper, subject: Subject, view: View, seed: number): string {
  const room = roomFor(subject, seed)
  switch (view) {
    case 'whole':
      return whole(paper, subject, room)
    case 'detail':
      return detail(paper, subject, room)
    case 'group':
      return group(paper, subject, room)
    case 'scene':
      return scene(paper, subject, room, seed)
  }
}

/** By seed, but never a wall that swallows the piece. */
function roomFor(subject: Subject, seed: number): Room {
  const start = Math.abs(Math.trunc(seed))
  const wanted = Array.from({ length: rooms.length }, (_, offset) => rooms[(start + offset) % rooms.length])
  const stands = (room: Room | undefined): boolean =>
    room !== undefined && Math.abs(brightness(room.wall) - brightness(subject.palette.main)) > 0.1
  const room = wanted.find(stands) ?? wanted[0]
  if (room === undefined) throw new Error('There is no room to draw in')
  return room
}

/** The wall or table that fits how the piece rests, with the height at which its foot stands. */
export function stage(paper: Paper, room: Room, piece: Piece, footY: number): string {
  const { width, height } = frame
  switch (piece.stance) {
    case 'stands':
      return studio(paper, room, width, height, footY - 120)
    case 'lies':
      return tabletop(paper, room, width, height)
    case 'hangs':
      return (
        limewash(paper, room.wall, width, height) +
        featureOf(
          paper,
          { ...room, feature: room.feature === 'band' ? 'window-light' : room.feature },
          width,
          height - 96,
        ) +
        skirting(paper, room)
      )
  }
}

function skirting(paper: Paper, room: Room): string {
  return (
    `<rect y="1104" width="960" height="96" fill="${darken(room.ground, 0.14)}"/>` +
    zelligeBand(paper, -20, 1112, 1000, 62, room.tone)
  )
}

function whole(paper: Paper, subject: Subject, room: Room): string {
  const piece = drawPiece(openPen(paper, subject))
  const scale = fitting(piece, 730, piece.stance === 'hangs' ? 930 : 850)
  const y = footOf(piece, scale)
  const sprig = piece.stance === 'lies' ? put(oliveBranch(paper, 300), 40, 1150, 1, -32) : ''
  return stage(paper, room, piece, y) + sprig + place(paper, piece, { x: 480, y, scale })
}

function footOf(piece: Piece, scale: number): number {
  const middle = 600 + (piece.height * scale) / 2
  switch (piece.stance) {
    case 'stands':
      return Math.max(880, Math.min(1060, middle + 60))
    case 'hangs':
      return Math.min(1050, middle)
    case 'lies':
      return middle
  }
}

function detail(paper: Paper, subject: Subject, room: Room): string {
  const piece = drawPiece(openPen(paper, subject, true))
  const scale = fitting(piece, 730, 850) * 2.1
  const focus = piece.focus ?? { x: 0, y: -piece.height / 2 }
  const [x, y] = [480 - focus.x * scale, 620 - focus.y * scale]
  return stage(paper, room, piece, Math.max(900, y)) + place(paper, piece, { x, y, scale })
}

const natural: ReadonlySet<Subject['shape']> = new Set<Subject['shape']>([
  'board',
  'spoon',
  'basket',
  'stool',
  'toy-animal',
  'lantern',
  'bracelet',
  'ring',
  'necklace',
  'earrings',
  'soap',
  'satchel',
  'rattle',
  'doll',
  'tote',
])

/** The same piece in other colours of its palette; wood, straw and metal keep their own colour. */
export function tints(subject: Subject): readonly Subject[] {
  const { main, second, accent } = subject.palette
  if (natural.has(subject.shape) || (subject.shape === 'hat' && subject.motif !== 'plain')) {
    return [
      subject,
      { ...subject, palette: { main: darken(main, 0.16), second: accent, accent: second } },
      { ...subject, palette: { main: lighten(main, 0.25), second: mix(second, accent, 0.5), accent: second } },
    ]
  }
  return [
    subject,
    { ...subject, palette: { main: second, second: main, accent } },
    {
      ...subject,
      palette: {
        main: mix(accent, main, 0.12),
        second: lighten(brightness(second) > 0.5 ? second : main, 0.3),
        accent: second,
      },
    },
  ]
}

function group(paper: Paper, subject: Subject, room: Room): string {
  const [near, far, third] = tints(subject).map((tint) => drawPiece(openPen(paper, tint)))
  if (near === undefined || far === undefined || third === undefined) return ''
  const fit = Math.min(fitting(near, 730, 850), 640 / near.width)
  const isWide = near.width > near.height * 1.15
  switch (near.stance) {
    case 'stands':
      return isWide
        ? stage(paper, room, near, 760) +
            place(paper, far, { x: 330, y: 720, scale: fit * 0.66 }) +
            place(paper, third, { x: 700, y: 800, scale: fit * 0.6 }) +
            place(paper, near, { x: 440, y: 1060, scale: fit * 0.82 })
        : stage(paper, room, near, 960) +
            place(paper, far, { x: 290, y: 925, scale: fit * 0.76 }) +
            place(paper, third, { x: 722, y: 940, scale: fit * 0.6 }) +
            place(paper, near, { x: 500, y: 1085, scale: fit * 0.66 })
    case 'hangs': {
      const scale = Math.min(fitting(near, 450, 840), 1)
      const top = Math.max(90, (1080 - near.height * scale) / 2 - 40)
      return (
        stage(paper, room, near, 1000) +
        place(paper, far, { x: 250, y: top + near.height * scale, scale }) +
        place(paper, near, { x: 712, y: top + 90 + near.height * scale, scale })
      )
    }
    case 'lies':
      return (
        stage(paper, room, near, 0) +
        place(paper, far, { x: 290, y: 560, scale: fit * 0.56, turn: -14 }) +
        place(paper, third, { x: 690, y: 690, scale: fit * 0.56, turn: 16 }) +
        place(paper, near, { x: 400, y: 1130, scale: fit * 0.6, turn: -4 })
      )
  }
}
