import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Returns the values of the checked checkboxes with this name, read from the form: they may have been checked before
 * hydration, and disappear with their rows on reload. Undefined before hydration. Each other `ended`, the result of an
 * action that is over, unchecks all of them: else the next action would take the same rows once more.
 */
export function useCheckedValues(name: string, rows: readonly unknown[], ended?: unknown) {
  const form = useRef<HTMLFormElement>(null)
  const [checked, setChecked] = useState<readonly string[]>()
  const update = useCallback(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]:checked`) ?? []
    setChecked(Array.from(boxes, ({ value }) => value))
  }, [name])
  useEffect(() => {
    if (!ended) return
    const boxes = `input[name="${name}"], input[data-selects="${name}"]`
    for (const box of form.current?.querySelectorAll<HTMLInputElement>(boxes) ?? []) box.checked = false
  }, [name, ended])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are other boxes
  useEffect(update, [rows, ended, update])
  return { form, checked, update }
}
