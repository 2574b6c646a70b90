import { useCallback, useSyncExternalStore } from 'react'

/** Returns what is in a field, also while it is composed by an input method. */
export function useFieldText(field: HTMLInputElement): string {
  const subscribe = useCallback(
    (listener: () => void) => {
      field.addEventListener('input', listener)
      return () => field.removeEventListener('input', listener)
    },
    [field],
  )
  return useSyncExternalStore(subscribe, () => field.value)
}
