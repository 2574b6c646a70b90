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

/** Changes what is in a field as if it were typed. */
export function changeFieldText(field: HTMLInputElement, text: string): void {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
