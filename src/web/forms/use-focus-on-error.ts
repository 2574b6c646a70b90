import { type RefObject, useEffect } from 'react'
import { focusRefusal } from './focus-refusal.ts'

/** Focuses the first invalid field when the result of a form is `invalid`. */
export function useFocusOnError(
  form: RefObject<HTMLFormElement | null>,
  result: { readonly outcome: string } | undefined,
): void {
  useEffect(() => {
    if (result?.outcome !== 'invalid') return
    focusRefusal(form.current)
  }, [form, result])
}
