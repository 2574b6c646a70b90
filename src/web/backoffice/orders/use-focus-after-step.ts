import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** Where the focus goes on after a step: the button that was pressed has gone, and the focus with it. */
export function useFocusAfterStep<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  const { state, formData } = useNavigation()
  const isStep = useRef(false)
  useEffect(() => {
    if (formData) isStep.current = formData.get('do') === 'step'
    if (state !== 'idle' || !isStep.current) return
    isStep.current = false
    // Who has gone on to write elsewhere is left there.
    if (document.activeElement === document.body) place.current?.focus()
  }, [state, formData])
  return place
}
