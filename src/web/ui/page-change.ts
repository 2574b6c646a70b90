import { useEffect } from 'react'

/** Whether a page gives way to the next softly: where browsers can, and for those who do not mind motion. */
export function isSoft(): boolean {
  // The server has no document.
  if (typeof document === 'undefined' || !('startViewTransition' in document)) return false
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Who swipes back has seen the browser move the page: `data-moved` keeps ours from being a second motion after it. */
export function useMovedByBrowser(): void {
  useEffect(() => {
    const heed = (event: Event) =>
      document.documentElement.toggleAttribute(
        'data-moved',
        event instanceof PopStateEvent && event.hasUAVisualTransition === true,
      )
    addEventListener('popstate', heed)
    addEventListener('click', heed, true)
    return () => {
      removeEventListener('popstate', heed)
      removeEventListener('click', heed, true)
    }
  }, [])
}
