import { useEffect, useRef } from 'react'

/**
 * For a row that scrolls sideways: brings its `aria-current` choice to the middle when the row is shown and when another
 * is chosen. Only the row moves: scrollIntoView would scroll the page as well.
 */
export function useChosenInView(chosen: string | undefined) {
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
