import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * What is ticked in a form: the values of the checkboxes of this name, as the form itself says, because they may have been
 * ticked before the script came, and go with their row when the list is loaded anew. Undefined until the script is there.
 */
export function useTicked(name: string, rows: readonly unknown[]) {
  const form = useRef<HTMLFormElement>(null)
  const [ticked, setTicked] = useState<readonly string[]>()
  const look = useCallback(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]:checked`) ?? []
    setTicked(Array.from(boxes, ({ value }) => value))
  }, [name])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are other boxes
  useEffect(look, [rows, look])
  return { form, ticked, look }
}
