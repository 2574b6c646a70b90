import { useSyncExternalStore } from 'react'

declare global {
  interface Navigator {
    /** Network information of Chromium; other browsers do not implement it. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Whether a request failed because the server could not be reached. Each browser has its own error message for it. */
export function isConnectionError(error: unknown): boolean {
  if (typeof document === 'undefined') return false
  return !navigator.onLine || (error instanceof TypeError && /fetch|load|network/i.test(error.message))
}

/** Whether the browser's data saver is on: then nothing is prefetched. */
export function isDataSaverOn(): boolean {
  return navigator.connection?.saveData === true
}

/**
 * Whether the browser is online, as far as it knows. A prefetch that fails offline would make React Router reload the
 * page.
 */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    onConnectivityChange,
    () => navigator.onLine,
    () => true,
  )
}

function onConnectivityChange(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
