import { useEffect } from 'react'

/** Whether page changes use view transitions: where supported, and unless the visitor prefers reduced motion. */
export function hasViewTransitions(): boolean {
  // The server has no document.
  if (typeof document === 'undefined' || !('startViewTransition' in document)) return false
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * Sets `data-browser-transition` after a swipe back that the browser has animated, so that the styles skip our
 * transition.
 */
export function useBrowserTransitionMark(): void {
  useEffect(() => {
    const mark = (event: Event) =>
      document.documentElement.toggleAttribute(
        'data-browser-transition',
        event instanceof PopStateEvent && event.hasUAVisualTransition === true,
      )
    addEventListener('popstate', mark)
    addEventListener('click', mark, true)
    return () => {
      removeEventListener('popstate', mark)
      removeEventListener('click', mark, true)
    }
  }, [])
}
