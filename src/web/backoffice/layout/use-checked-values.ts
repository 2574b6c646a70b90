import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Returns the values of the checked checkboxes with this name, read from the form: they may have been checked before
 * hydration, and disappear with their rows on reload. Undefined before hydration.
 */
export function useCheckedValues(name: string, rows: readonly unknown[]) {
  const form = useRef<HTMLFormElement>(null)
  const [checked, setChecked] = useState<readonly string[]>()
  const update = useCallback(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]:checked`) ?? []
    setChecked(Array.from(boxes, ({ value }) => value))
  }, [name])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are other boxes
  useEffect(update, [rows, update])
  return { form, checked, update }
}
