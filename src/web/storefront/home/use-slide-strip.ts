import { type RefObject, useEffect, useRef, useState } from 'react'
import { placeAt, type Step, slideAt } from './carousel-steps.ts'

const settledAfterMilliseconds = 120

/** A strip of slides that scrolls sideways: returns which slide is in view, and functions to move. */
export function useSlideStrip(strip: RefObject<HTMLElement | null>, count: number) {
  const [shown, setShown] = useState(0)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(settling.current), [])

  const place = () => (strip.current ? placeAt(strip.current.scrollLeft, strip.current.clientWidth, count) : 0)

  const onScroll = () => {
    setShown(slideAt(place(), count))
    clearTimeout(settling.current)
    settling.current = setTimeout(leaveCopy, settledAfterMilliseconds)
  }

  /** From the copy of the first slide the strip jumps to the first slide itself, which looks the same. */
  const leaveCopy = () => {
    if (strip.current && offsetOf(strip.current) >= count * strip.current.clientWidth - 2) scrollTo(strip.current, 0)
  }

  const take = ({ from, to }: Step, isSmooth: boolean) => {
    if (!strip.current) return
    if (from !== place()) scrollTo(strip.current, from)
    scrollTo(strip.current, to, isSmooth ? 'smooth' : 'instant')
  }

  return { shown, place, take, onScroll }
}

function offsetOf(strip: HTMLElement): number {
  return Math.abs(strip.scrollLeft)
}

function scrollTo(strip: HTMLElement, place: number, behavior: ScrollBehavior = 'instant'): void {
  const sign = getComputedStyle(strip).direction === 'rtl' ? -1 : 1
  strip.scrollTo({ left: sign * place * strip.clientWidth, behavior })
}
