import { useCallback, useEffect, useRef, useState } from 'react'

interface SelectAllProps {
  readonly label: string
  /** The name of the checkboxes in the same form. */
  readonly name: string
}

/** A checkbox that selects all rows. Hidden without JavaScript. */
export function SelectAll({ label, name }: SelectAllProps) {
  return (
    <label className="mb-1 flex min-h-11 w-fit cursor-pointer items-center gap-3.5 ps-3.5 pe-4 noscript:hidden">
      <input
        type="checkbox"
        data-selects={name}
        onChange={({ target: { checked, form } }) => {
          for (const box of form?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? [])
            box.checked = checked
        }}
        className="size-5 shrink-0 accent-door"
      />
      {label}
    </label>
  )
}

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
