import type { Point } from './geometry.ts'
import { at } from './geometry.ts'
import type { Mark } from './marks.ts'

/** The flat piece of pattern to fill; `unit` is the size of one sign. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly unit: number
}

export function area(left: number, top: number, width: number, height: number, unit: number): Area {
  return { left, top, width, height, unit }
}

export interface Cell {
  readonly centre: Point
  readonly size: number
  readonly row: number
  readonly column: number
}

/** Whole signs only: they are stretched a little so that the rows fill the height; a column stands in the middle. */
export function eachCell(area: Area, widthInUnits: number, draw: (cell: Cell) => Mark[]): Mark[] {
  const rows = Math.max(1, Math.round(area.height / area.unit))
  const size = area.height / rows
  const columns = Math.max(1, Math.round(area.width / (size * widthInUnits)))
  const width = area.width / columns
  const marks: Mark[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const centre = at(area.left + width * (column + 0.5), area.top + size * (row + 0.5))
      marks.push(...draw({ centre, size: Math.min(size, width / widthInUnits), row, column }))
    }
  }
  return inkByInk(marks)
}

/** Groups marks of one style, keeping the order in which the styles first come. */
export function inkByInk(marks: readonly Mark[]): Mark[] {
  const groups = Map.groupBy(marks, (mark) => `${mark.ink} ${mark.width} ${mark.opacity}`)
  return [...groups.values()].flat()
}
