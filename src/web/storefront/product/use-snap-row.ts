import { useRef, useState } from 'react'

/** A row whose pictures fill it one at a time and snap into place: which one is shown, and the way to another. */
export function useSnapRow() {
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)

  const onScroll = () => {
    if (row.current) setShown(Math.round(Math.abs(row.current.scrollLeft) / row.current.clientWidth))
  }

  /** Glides there as the style of the row has it, or jumps. */
  const show = (position: number, behavior: 'auto' | 'instant' = 'auto') => {
    const target = row.current?.children[position]
    if (!row.current || !(target instanceof HTMLElement)) return
    row.current.scrollTo({ left: target.offsetLeft, behavior })
  }

  return { row, shown, show, onScroll }
}
