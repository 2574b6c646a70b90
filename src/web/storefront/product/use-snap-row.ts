import { useRef, useState } from 'react'

/** A row of pictures that snap into its middle, as wide as the row or narrower: which one is shown, and the way to another. */
export function useSnapRow() {
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)

  const onScroll = () => {
    if (row.current) setShown(nearestToMiddle(row.current))
  }

  /** Glides there as the style of the row has it, or jumps. */
  const show = (position: number, behavior: 'auto' | 'instant' = 'auto') => {
    const target = row.current?.children[position]
    if (!row.current || !(target instanceof HTMLElement)) return
    const left = target.offsetLeft - (row.current.clientWidth - target.offsetWidth) / 2
    row.current.scrollTo({ left, behavior })
  }

  return { row, shown, show, onScroll }
}

/** At either end of the row too, where the first and the last picture cannot come to its middle. */
function nearestToMiddle(row: HTMLElement): number {
  const middle = row.scrollLeft + row.clientWidth / 2
  const distances = Array.from(row.children, (picture) =>
    picture instanceof HTMLElement ? Math.abs(picture.offsetLeft + picture.offsetWidth / 2 - middle) : Infinity,
  )
  return distances.indexOf(Math.min(...distances))
}
