import { useDeferredValue, useSyncExternalStore } from 'react'

const nothingToWaitFor = () => () => {}

/**
 * False on the server and until the page's script runs: only then is it known what this browser keeps. What is then
 * shown may be much, and a slow phone draws it in small steps that let taps through.
 */
export function useHasComeAlive(): boolean {
  const hasComeAlive = useSyncExternalStore(
    nothingToWaitFor,
    () => true,
    () => false,
  )
  return useDeferredValue(hasComeAlive)
}
