import type { KeyboardEvent } from 'react'

/** Returns the direction of an arrow key in the reading direction: 1 forward, -1 back, undefined for other keys. */
export function arrowStep(event: KeyboardEvent<HTMLElement>): 1 | -1 | undefined {
  const onwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = onwards === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
  return event.key === onwards ? 1 : event.key === back ? -1 : undefined
}
