import { useRef, useState } from 'react'

/** A scrolling row of pictures that snap to its middle: returns which one is shown, and a function to show another. */
export function useSnapRow() {
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)

  const onScroll = () => {
    if (row.current) setShown(nearestToMiddle(row.current))
  }

  /** Scrolls to a picture, smoothly if the row's style says so, or instantly. */
  const show = (position: number, behavior: 'auto' | 'instant' = 'auto') => {
    const target = row.current?.children[position]
    if (!row.current || !(target instanceof HTMLElement)) return
    const left = target.offsetLeft - (row.current.clientWidth - target.offsetWidth) / 2
    row.current.scrollTo({ left, behavior })
  }

  return { row, shown, show, onScroll }
}

/**
 * Returns the position of the picture nearest to the middle. Works at both ends, where no picture can reach the middle.
 */
function nearestToMiddle(row: HTMLElement): number {
  const middle = row.scrollLeft + row.clientWidth / 2
  const distances = Array.from(row.children, (picture) =>
    picture instanceof HTMLElement ? Math.abs(picture.offsetLeft + picture.offsetWidth / 2 - middle) : Infinity,
  )
  return distances.indexOf(Math.min(...distances))
}
