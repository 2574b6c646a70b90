import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * Focuses an element after a step or its undo: the pressed button is gone, and the focus with it. `steps` are the forms
 * that do one, by their `do`; without it all of them.
 */
export function useFocusAfterStep<Place extends HTMLElement>(steps?: readonly string[]) {
  const place = useRef<Place>(null)
  const { state, formData } = useNavigation()
  const isStep = useRef(false)
  useEffect(() => {
    if (formData) isStep.current = !steps || steps.includes(String(formData.get('do')))
    if (state !== 'idle' || !isStep.current) return
    isStep.current = false
    // Keeps the focus of an operator who types in another field meanwhile.
    if (document.activeElement === document.body) place.current?.focus()
  }, [state, formData, steps])
  return place
}
