import { createContext, useContext, useEffect } from 'react'
import { InlineScript } from './inline-script.tsx'
import { aliveEvent } from './tap-recorder.ts'

/** The code of the recorder. Only rendering has it: in the browser it has run before ours arrives. */
export const TapRecorderCode = createContext('')

/** Stands in the head, before any button can be seen. */
export function EarlyTapRecorder() {
  return <InlineScript code={useContext(TapRecorderCode)} />
}

/** Stands last in the page, so that everything before it works when the taps are made good. */
export function EarlyTapReplay() {
  useEffect(() => {
    dispatchEvent(new Event(aliveEvent))
  }, [])
  return null
}
