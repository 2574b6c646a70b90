import { useEffect, useRef } from 'react'

/**
 * For a horizontally scrolling row: scrolls its `aria-current` item to the center when the row appears and when another
 * item is chosen. Only the row scrolls: scrollIntoView would scroll the page as well.
 */
export function useScrollToCurrent(chosen: string | undefined) {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another element to look for
  useEffect(() => {
    const choice = row.current?.querySelector('[aria-current]')
    if (!row.current || !choice) return
    const [outer, inner] = [row.current.getBoundingClientRect(), choice.getBoundingClientRect()]
    row.current.scrollBy({ left: inner.left + inner.width / 2 - (outer.left + outer.width / 2), behavior: 'instant' })
  }, [chosen])
  return row
}
