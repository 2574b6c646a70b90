import { useSyncExternalStore } from 'react'

/** A value in the browser's storage, shared by its tabs. */
export interface StoredValue<Value> {
  /** Returns the current value and re-renders when it changes. On the server and until hydration it is `empty`. */
  use(): Value
  get(): Value
  change(update: (value: Value) => Value): void
  /**
   * Whether the browser has kept the last change. Otherwise only this document has it, until a later change is kept.
   */
  isKept(): boolean
}

interface StoredValueOptions<Value> {
  readonly key: string
  readonly empty: Value
  /** Parses the stored JSON. Must return a valid value for damaged or outdated data too. */
  readonly parse: (stored: unknown) => Value
  readonly format: (value: Value) => unknown
  /** `always` uses localStorage, `tab` sessionStorage. */
  readonly lifetime?: 'always' | 'tab'
}

/**
 * Stores a value under a key of the browser's storage. A change that the browser refuses to store is held in memory
 * until the next.
 */
export function storedValue<Value>(options: StoredValueOptions<Value>): StoredValue<Value> {
  const { key, empty, parse, format, lifetime = 'always' } = options
  const listeners = new Set<() => void>()
  let cachedText: string | null = null
  let cachedValue = empty
  let fallbackText: string | null | undefined

  const readText = () => {
    if (fallbackText !== undefined) return fallbackText
    try {
      return storageFor(lifetime).getItem(key)
    } catch {
      return cachedText
    }
  }

  const get = () => {
    const text = readText()
    if (text !== cachedText) {
      cachedText = text
      cachedValue = text === null ? empty : parseText(text, parse, empty)
    }
    return cachedValue
  }

  const change = (update: (value: Value) => Value) => {
    const text = JSON.stringify(format(update(get())))
    fallbackText = undefined
    try {
      storageFor(lifetime).setItem(key, text)
    } catch {
      fallbackText = text
    }
    notifyAll(listeners)
  }

  const subscribe = (listener: () => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    listeners.add(listener)
    addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', onStorage)
    }
  }

  const isKept = () => fallbackText === undefined

  return { use: () => useSyncExternalStore(subscribe, get, () => empty), get, change, isKept }
}

/** Throws in browsers that block storage: even reading `localStorage` does. */
function storageFor(lifetime: 'always' | 'tab'): Storage {
  return lifetime === 'tab' ? sessionStorage : localStorage
}

function parseText<Value>(text: string, parse: (stored: unknown) => Value, empty: Value): Value {
  try {
    return parse(JSON.parse(text))
  } catch {
    return empty
  }
}

function notifyAll(listeners: Iterable<() => void>): void {
  for (const listener of listeners) listener()
}
