import { type FormEvent, useEffect, useRef } from 'react'

/**
 * For lists whose rows leave them when one of their buttons is pressed: the first button of the row that takes the place
 * receives the focus, which would otherwise be lost with the pressed one. Returns the ref of the list and what its form
 * does when it is submitted.
 */
export function useFocusOnNextRow<List extends HTMLElement>(rows: readonly unknown[]) {
  const list = useRef<List>(null)
  const pressed = useRef(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are in the document when they have changed
  useEffect(() => {
    const place = pressed.current
    pressed.current = -1
    if (place < 0 || document.activeElement !== document.body) return
    const shown = list.current?.children
    shown?.[Math.min(place, shown.length - 1)]?.querySelector('button')?.focus()
  }, [rows])
  const rememberRow = ({ nativeEvent }: FormEvent) => {
    const { submitter } = nativeEvent as SubmitEvent
    pressed.current = [...(list.current?.children ?? [])].findIndex((row) => row.contains(submitter))
  }
  return { list, rememberRow }
}
