import { type RefObject, useEffect } from 'react'
import { focusRefusal } from './focus-refusal.ts'

/** Focuses what a new result of a form marks as wrong, within `place`; see `focusRefusal`. */
export function useFocusOnRefusal(place: RefObject<HTMLElement | null>, result: object | undefined): void {
  useEffect(() => {
    if (result) focusRefusal(place.current)
  }, [place, result])
}
