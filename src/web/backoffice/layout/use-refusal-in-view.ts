import { type RefObject, useEffect } from 'react'
import { useActionData } from 'react-router'
import { focusRefusal } from '#web/forms/focus-refusal.ts'

/**
 * Focuses what a form of the page was refused for, within `place`; see `focusRefusal`. A part that has taken the focus
 * with the answer keeps it.
 */
export function useRefusalInView(place: RefObject<HTMLElement | null>): void {
  const answer = useActionData()
  useEffect(() => {
    const focused = document.activeElement
    const isTaken = focused instanceof HTMLElement && focused.tabIndex === -1 && place.current?.contains(focused)
    if (answer && !isTaken) focusRefusal(place.current)
  }, [place, answer])
}
