import { useEffect, useState, useSyncExternalStore } from 'react'
import { isDataSaverOn } from './connectivity.ts'

/** A module that is loaded after the page is shown; `get` returns undefined until then. */
export interface LazyModule<Code> {
  readonly get: () => Code | undefined
  /** Loads the module, once. Rejects when that fails; the next call tries again. */
  readonly load: () => Promise<void>
  readonly onLoaded: (listener: () => void) => () => void
}

export function lazyModule<Code>(importModule: () => Promise<Code>): LazyModule<Code> {
  let code: Code | undefined
  let pending: Promise<void> | undefined
  const listeners = new Set<() => void>()

  const start = async () => {
    try {
      code = await importModule()
      for (const listener of listeners) listener()
    } catch (error) {
      pending = undefined
      throw error
    }
  }
  return {
    get: () => code,
    load: () => {
      pending ??= start()
      return pending
    },
    onLoaded: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * Returns the module once it has loaded. It is loaded when the page is idle, unless the browser's data saver is on and
 * the module is not `isEssential`, or earlier by a call of `load`.
 */
export function useLazyModule<Code>(module: LazyModule<Code>, { isEssential = false } = {}): Code | undefined {
  const isPageIdle = useIsPageIdle()
  useEffect(() => {
    // A failure is ignored here: the module is loaded again when it is needed.
    if (isPageIdle && (isEssential || !isDataSaverOn())) module.load().catch(() => {})
  }, [module, isPageIdle, isEssential])
  return useSyncExternalStore(module.onLoaded, module.get, () => undefined)
}

/** Whether the page has loaded with all its pictures and the browser has been idle since. */
export function useIsPageIdle(): boolean {
  const [isPageIdle, setIsAtRest] = useState(false)
  useEffect(() => {
    // Safari has no requestIdleCallback.
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout
    const wait = () => void whenIdle(() => setIsAtRest(true))
    if (document.readyState === 'complete') return wait()
    addEventListener('load', wait, { once: true })
    return () => removeEventListener('load', wait)
  }, [])
  return isPageIdle
}
