import { useEffect, useRef } from 'react'

/**
 * For what takes the place of something that was just recorded: the button that was pressed has gone, and the focus with
 * it, so it goes on from here, and a screen reader says what there is now.
 */
export function useFocusOnNews<Place extends HTMLElement>(isNews: boolean) {
  const place = useRef<Place>(null)
  const isNewsAtFirst = useRef(isNews)
  useEffect(() => {
    if (isNewsAtFirst.current && document.activeElement === document.body) place.current?.focus()
  }, [])
  return place
}
