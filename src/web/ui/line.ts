import { useSyncExternalStore } from 'react'

declare global {
  interface Navigator {
    /** What Chromium tells of the line. Other browsers tell nothing. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Whether a page failed because the shop could not be reached. Every browser says so in words of its own. */
export function isLineLost(error: unknown): boolean {
  if (typeof document === 'undefined') return false
  return !navigator.onLine || (error instanceof TypeError && /fetch|load|network/i.test(error.message))
}

/** Whether the visitor has asked their browser to save data: then nothing is fetched before it is wanted. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true
}

/** Whether there is a line, as far as the browser knows. Without one, code fetched ahead would have React Router leave the page. */
export function useHasLine(): boolean {
  return useSyncExternalStore(
    onLineChange,
    () => navigator.onLine,
    () => true,
  )
}

function onLineChange(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
