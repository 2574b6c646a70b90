import { createContext, useContext, useEffect } from 'react'
import { InlineScript } from '#web/security/inline-script.tsx'
import { hydratedEvent } from './early-click-script.ts'

/** The source of the inline script; set on the server only, since in the browser it ran before hydration. */
export const EarlyClickScript = createContext('')

/** Belongs in the head, before any button is visible. */
export function EarlyClickRecorder() {
  return <InlineScript code={useContext(EarlyClickScript)} />
}

/** Belongs last in the page, so that its effect runs after the effects of all components before it. */
export function EarlyClickReplay() {
  useEffect(() => {
    dispatchEvent(new Event(hydratedEvent))
  }, [])
  return null
}
