import { useEffect, useRef } from 'react'

/**
 * Focuses an element when it is mounted in place of the pressed button, whose focus would otherwise be lost. Screen
 * readers then announce the new content.
 */
export function useFocusOnMount<Place extends HTMLElement>(shouldFocus: boolean) {
  const place = useRef<Place>(null)
  const shouldFocusAtFirst = useRef(shouldFocus)
  useEffect(() => {
    if (shouldFocusAtFirst.current && document.activeElement === document.body) place.current?.focus()
  }, [])
  return place
}
