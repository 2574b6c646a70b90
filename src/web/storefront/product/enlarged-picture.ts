import type { MouseEvent } from 'react'

/** A point in a picture, from 0 to 1 each way. */
export interface Point {
  readonly across: number
  readonly down: number
}

/** Which picture is enlarged, and the clicked point if any. */
export interface EnlargedPicture {
  readonly position: number
  readonly point?: Point
}

export const middle: Point = { across: 0.5, down: 0.5 }

/** Returns the position of a pointer within an element. */
export function pointIn(event: MouseEvent, element: HTMLElement | null): Point {
  const box = element?.getBoundingClientRect()
  if (!box) return middle
  return { across: (event.clientX - box.left) / box.width, down: (event.clientY - box.top) / box.height }
}
