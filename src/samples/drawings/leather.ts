import { area } from './cells.ts'
import { darken, lighten } from './color.ts'
import { roundedBox } from './geometry.ts'
import { glow } from './light.ts'
import type { Surface } from './marks.ts'
import { flat, paintMarks } from './marks.ts'
import { fillMotif } from './motifs.ts'
import type { Material, Pen } from './piece.ts'
import { fill, stroke } from './piece.ts'

export function motifOn(
  pen: Pen,
  left: number,
  top: number,
  width: number,
  height: number,
  unit: number,
  surface: Surface = flat,
): string {
  return paintMarks(fillMotif(pen.subject.motif, area(left, top, width, height, unit)), pen.inks, surface, 24)
}

export function skin(pen: Pen): Material {
  return pen.subject.motif === 'weave' ? 'straw' : pen.subject.motif === 'plain' ? 'leather' : 'cloth'
}

/** Thread along an edge. */
export function stitched(line: string, color: string): string {
  return stroke(line, lighten(color, 0.55), 3, 'stroke-dasharray="10 8" opacity=".85"')
}

export function strap(line: string, color: string, width: number): string {
  return (
    stroke(line, darken(color, 0.45), width + 5) +
    stroke(line, color, width) +
    stroke(line, lighten(color, 0.5), width * 0.2, 'transform="translate(-3 -4)" opacity=".6"')
  )
}

export function buckle(x: number, y: number): string {
  return (
    stroke(roundedBox(x - 19, y - 23, 38, 46, 8), '#6B4A16', 10) +
    stroke(roundedBox(x - 20, y - 24, 38, 46, 8), '#D9AE55', 7) +
    stroke(`M${x} ${y - 22}V${y + 22}`, '#E9C97F', 5)
  )
}

export function swell(pen: Pen, outline: string): string {
  return fill(
    outline,
    glow(
      pen.paper,
      [
        [0, '#FFF6E4', 0.2],
        [0.5, '#FFF6E4', 0],
        [0.85, '#2B1608', 0.2],
        [1, '#2B1608', 0.42],
      ],
      0.42,
      0.36,
      0.72,
    ),
  )
}
