import { useSyncExternalStore } from 'react'
import { savesData } from '../../ui/line.ts'

/** Whether the page has come alive: false on the server and in the first picture the browser makes of its answer. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(subscribeToNothing, yes, no)
}

/** Whether nobody can see the page now, because another tab or window is in front. */
export function useIsPageHidden(): boolean {
  return useSyncExternalStore(subscribeToVisibility, () => document.hidden, no)
}

/** Whether the visitor asked for as little motion as possible. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(subscribeToMotion, () => matchMedia(reducedMotion).matches, no)
}

/** Whether the visitor saves data: what moves by itself brings pictures nobody has asked for. */
export function useSavesData(): boolean {
  return useSyncExternalStore(subscribeToNothing, savesData, no)
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
