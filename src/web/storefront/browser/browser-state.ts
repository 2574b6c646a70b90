import { useSyncExternalStore } from 'react'
import { isDataSaverOn } from '#web/ui/connectivity.ts'

/** Whether the page is hydrated: false on the server and in the first render in the browser. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, yes, no)
}

/** Whether the page is hidden, because another tab or window is in front. */
export function useIsPageHidden(): boolean {
  return useSyncExternalStore(subscribeToVisibility, () => document.hidden, no)
}

/** Whether the visitor prefers reduced motion. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(subscribeToMotion, () => matchMedia(reducedMotion).matches, no)
}

/** Whether the browser's data saver is on: then the carousel does not rotate, since each slide loads a picture. */
export function useIsDataSaverOn(): boolean {
  return useSyncExternalStore(subscribeToNothing, isDataSaverOn, no)
}

const reducedMotion = '(prefers-reduced-motion: reduce)'

function subscribeToNothing() {
  return () => {}
}

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

function subscribeToMotion(listener: () => void) {
  const query = matchMedia(reducedMotion)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function yes() {
  return true
}

function no() {
  return false
}
