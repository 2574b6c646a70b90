import { useSyncExternalStore } from 'react'

/** Something that is on or off in one browser, and is the same in all of its tabs. */
export interface BrowserSwitch {
  isOn(): boolean
  turn(isOn: boolean): void
  /** Returns `isOn`, and renders again when it changes in any tab. As at first until the script runs. */
  useIsOn(): boolean
}

/** Returns a switch that is kept in `localStorage`. A browser that stores nothing keeps it as at first. */
export function browserSwitch(storageKey: string, isOnAtFirst: boolean): BrowserSwitch {
  const listeners = new Set<() => void>()
  const isOn = () => {
    try {
      const stored = localStorage.getItem(storageKey)
      return stored === null ? isOnAtFirst : stored === 'on'
    } catch {
      return isOnAtFirst
    }
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  }
  return {
    isOn,
    turn(isOn) {
      try {
        localStorage.setItem(storageKey, isOn ? 'on' : 'off')
      } catch {
        // It stays as it is.
      }
      for (const listener of listeners) listener()
    },
    useIsOn: () => useSyncExternalStore(subscribe, isOn, () => isOnAtFirst),
  }
}
