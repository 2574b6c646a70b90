/**
 * Places along the strip of slides: 0 is the first, and `count` is a copy of the first after the last, so that going
 * round never runs back over them all. A step leaves from a place that looks like the present one.
 */
export interface Step {
  readonly from: number
  readonly to: number
}

/** The place the strip has been scrolled to. Scrolling counts down from 0 where one reads from right to left. */
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
