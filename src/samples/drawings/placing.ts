import { round } from './geometry.ts'
import { contactShadow, softShadow } from './light.ts'
import type { Paper } from './paper.ts'
import type { Piece } from './piece.ts'

export interface Place {
  readonly x: number
  /** Where the foot stands; the lower end of what hangs. */
  readonly y: number
  readonly scale: number
  readonly turn?: number
}

/** Puts a piece down with the shadow that fits how it rests. */
export function place(paper: Paper, piece: Piece, { x, y, scale, turn = 0 }: Place): string {
  const spin = turn === 0 ? '' : ` rotate(${turn} 0 ${round(-piece.height / 2)})`
  return (
    `<g transform="translate(${round(x)} ${round(y)}) scale(${Math.round(scale * 1000) / 1000})${spin}">` +
    `${shadowOf(paper, piece)}${piece.markup}</g>`
  )
}

function shadowOf(paper: Paper, piece: Piece): string {
  switch (piece.stance) {
    case 'stands':
      return contactShadow(paper, 0, -(piece.shadowRise ?? 0), piece.foot ?? piece.width / 2)
    case 'hangs':
      return softShadow(piece.outline, 22, 28)
    case 'lies':
      return softShadow(piece.outline, 14, 20)
  }
}

/** The scale at which the piece fits into a frame. */
export function fitting(piece: Piece, width: number, height: number): number {
  return Math.min(width / piece.width, height / piece.height)
}
