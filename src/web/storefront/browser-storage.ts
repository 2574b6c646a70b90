import { useSyncExternalStore } from 'react'

/** A value kept in this browser, the same in all its tabs. */
export interface StoredValue<Value> {
  /** The value, kept up to date; on the server and until the page has come alive, the empty one. */
  use(): Value
  get(): Value
  change(update: (value: Value) => Value): void
}

interface StoredValueOptions<Value> {
  readonly key: string
  readonly empty: Value
  /** Reads what the key holds; anything damaged or old must come out as a usable value. */
  readonly parse: (stored: unknown) => Value
  readonly format: (value: Value) => unknown
  /** How long it is kept: until removed, or as long as this tab. */
  readonly lasts?: 'always' | 'tab'
}

/** Keeps a value under a key of the browser's storage. Where the browser refuses to store, it lasts as long as the page. */
export function storedValue<Value>(options: StoredValueOptions<Value>): StoredValue<Value> {
  const { key, empty, parse, format, lasts = 'always' } = options
  const listeners = new Set<() => void>()
  let knownText: string | null = null
  let known = empty
  let kept: string | null | undefined

  const readText = () => {
    if (kept !== undefined) return kept
    try {
      return storageFor(lasts).getItem(key)
    } catch {
      return knownText
    }
  }

  const get = () => {
    const text = readText()
    if (text !== knownText) {
      knownText = text
      known = text === null ? empty : parseText(text, parse, empty)
    }
    return known
  }

  const change = (update: (value: Value) => Value) => {
    const text = JSON.stringify(format(update(get())))
    try {
      storageFor(lasts).setItem(key, text)
    } catch {
      kept = text
    }
    tellAll(listeners)
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

  return { use: () => useSyncExternalStore(subscribe, get, () => empty), get, change }
}

/** Asking for the storage is itself refused by some browsers. */
function storageFor(lasts: 'always' | 'tab'): Storage {
  return lasts === 'tab' ? sessionStorage : localStorage
}

function parseText<Value>(text: string, parse: (stored: unknown) => Value, empty: Value): Value {
  try {
    return parse(JSON.parse(text))
  } catch {
    return empty
  }
}

function tellAll(listeners: Iterable<() => void>): void {
  for (const listener of listeners) listener()
}
