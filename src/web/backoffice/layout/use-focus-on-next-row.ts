import { type FormEvent, useEffect, useRef } from 'react'

/**
 * For lists whose rows or buttons go when a button is pressed: the first button of the row at the same place
 * receives the focus, which would otherwise be lost with the pressed one. Returns the ref of the list and what its form
 * does when it is submitted.
 */
export function useFocusOnNextRow<List extends HTMLElement>(rows: readonly unknown[]) {
  const list = useRef<List>(null)
  const pressed = useRef<{ readonly button: HTMLElement | null; readonly place: number }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are in the document when they have changed
  useEffect(() => {
    // The rows may also be loaded again for another reason while the submission is still on its way.
    if (!pressed.current || pressed.current.button?.isConnected) return
    const { place } = pressed.current
    pressed.current = undefined
    if (document.activeElement !== document.body) return
    const shown = list.current?.children
    shown?.[Math.min(place, shown.length - 1)]?.querySelector('button')?.focus()
  }, [rows])
  const rememberRow = ({ nativeEvent }: FormEvent) => {
    const { submitter } = nativeEvent as SubmitEvent
    const place = [...(list.current?.children ?? [])].findIndex((row) => row.contains(submitter))
    pressed.current = place < 0 ? undefined : { button: submitter, place }
  }
  return { list, rememberRow }
}
