import { type RefObject, useEffect } from 'react'

/** Brings the visitor to the first marked field when the answer to a form says that something is wrong. */
export function useFocusOnMistake(
  form: RefObject<HTMLFormElement | null>,
  answer: { readonly outcome: string } | undefined,
): void {
  useEffect(() => {
    if (answer?.outcome !== 'invalid') return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, answer])
}
