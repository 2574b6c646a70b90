import type { KeyboardEvent } from 'react'

/** Which way an arrow key leads in a row of things: 1 onwards, -1 back, as the reading direction has it. */
export function arrowStep(event: KeyboardEvent<HTMLElement>): 1 | -1 | undefined {
  const onwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = onwards === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
  return event.key === onwards ? 1 : event.key === back ? -1 : undefined
}
