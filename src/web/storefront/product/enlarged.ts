import type { MouseEvent } from 'react'

/** A place in a picture, from 0 to 1 each way. */
export interface Place {
  readonly across: number
  readonly down: number
}

/** Which picture is looked at closely, and where, when somebody has pointed at a place. */
export interface Enlarged {
  readonly position: number
  readonly place?: Place
}

export const middle: Place = { across: 0.5, down: 0.5 }

/** Where in an element a pointer is. */
export function placeOf(event: MouseEvent, element: HTMLElement | null): Place {
  const box = element?.getBoundingClientRect()
  if (!box) return middle
  return { across: (event.clientX - box.left) / box.width, down: (event.clientY - box.top) / box.height }
}
