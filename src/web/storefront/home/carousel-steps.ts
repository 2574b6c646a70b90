/**
 * Positions along the strip of slides: 0 is the first slide, and `count` a copy of it after the last, so that wrapping
 * around never scrolls back over all slides. A step may start from the position that looks like the current one.
 */
export interface Step {
  readonly from: number
  readonly to: number
}

/** Returns the position that the strip is scrolled to. In right-to-left layouts the scroll offset is negative. */
export function placeAt(scrolled: number, slideWidth: number, count: number): number {
  if (!(slideWidth > 0)) return 0
  return Math.min(count, Math.round(Math.abs(scrolled) / slideWidth))
}

export function slideAt(place: number, count: number): number {
  return place % count
}

export function stepForward(place: number, count: number): Step {
  const from = slideAt(place, count)
  return { from, to: from + 1 }
}

export function stepBack(place: number, count: number): Step {
  const from = place === 0 ? count : place
  return { from, to: from - 1 }
}

export function stepTo(slide: number, place: number, count: number): Step {
  return { from: slideAt(place, count), to: slide }
}
