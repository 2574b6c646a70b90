import { useSyncExternalStore } from 'react'

const nothingToWaitFor = () => () => {}

/** False on the server and until the page's script runs: only then is it known what this browser keeps. */
export function useHasComeAlive(): boolean {
  return useSyncExternalStore(
    nothingToWaitFor,
    () => true,
    () => false,
  )
}
