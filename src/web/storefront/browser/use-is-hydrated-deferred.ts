import { useDeferredValue, useSyncExternalStore } from 'react'

const nothingToWaitFor = () => () => {}

/**
 * Whether the page is hydrated, so that the browser's storage can be read. The change is deferred: what is shown then
 * may be large, and a deferred render can be interrupted by taps on a slow phone.
 */
export function useIsHydratedDeferred(): boolean {
  const isHydrated = useSyncExternalStore(
    nothingToWaitFor,
    () => true,
    () => false,
  )
  return useDeferredValue(isHydrated)
}
