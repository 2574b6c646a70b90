import { type RefObject, useEffect } from 'react'

/** Focuses the first invalid field when the result of a form is `invalid`. */
export function useFocusOnError(
  form: RefObject<HTMLFormElement | null>,
  result: { readonly outcome: string } | undefined,
): void {
  useEffect(() => {
    if (result?.outcome !== 'invalid') return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, result])
}
