import { useSyncExternalStore } from 'react'

const storageKey = 'hirfa.office-keys'

const listeners = new Set<() => void>()

/** Whether single keys act in this browser. They can be turned off, since speech input may press them by mistake. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

export function turnKeys(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off')
  } catch {
    // A browser that stores nothing keeps the keys.
  }
  for (const listener of listeners) listener()
}

/** Returns `areKeysOn`, and renders again when it changes in any tab. On until the script runs. */
export function useKeysOn(): boolean {
  return useSyncExternalStore(subscribe, areKeysOn, () => true)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Returns the single key of an event that is meant for the page; undefined while somebody types, or with another key held. */
export function pageKeyOf({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || altKey || metaKey || !areKeysOn() || document.querySelector('dialog[open]')) return undefined
  return target instanceof HTMLElement && isTypedInto(target) ? undefined : key
}

function isTypedInto(element: HTMLElement): boolean {
  return element.isContentEditable || element.matches('input:not([type=checkbox]), textarea, select')
}
