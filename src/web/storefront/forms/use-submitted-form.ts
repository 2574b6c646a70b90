import { type RefObject, useEffect } from 'react'
import { formMessages as forms } from '#page-messages/forms.ts'
import { useFocusOnRefusal } from '#web/forms/use-focus-on-refusal.ts'

/** The result of a form: accepted, not accepted, or invalid. */
type FormResult<Typed, Field extends string> =
  | { readonly outcome: 'sent' | 'unreachable' }
  | { readonly outcome: 'rate-limited'; readonly typed: Typed }
  | {
      readonly outcome: 'invalid'
      readonly typed: Typed
      readonly fieldErrors: { readonly [Name in Field]?: FieldError }
    }

type FieldError = keyof typeof forms

interface SubmittedForm<Typed, Field extends string> {
  readonly form: RefObject<HTMLFormElement | null>
  /** The result when the form was sent by script. */
  readonly sent: FormResult<Typed, Field> | undefined
  /** The result when the form was posted without script. */
  readonly resultWithoutScript: FormResult<Typed, Field> | undefined
  /** Called once for each accepted form, after it has been reset. */
  readonly onSent: () => void
}

/** Returns the result of a form. Focuses what is wrong, and resets an accepted form. */
export function useSubmittedForm<Typed, Field extends string>(sentForm: SubmittedForm<Typed, Field>) {
  const { form, sent, resultWithoutScript, onSent } = sentForm
  const result = sent ?? resultWithoutScript
  useFocusOnRefusal(form, result)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each result, with the current `onSent`
  useEffect(() => {
    if (sent?.outcome !== 'sent') return
    form.current?.reset()
    onSent()
  }, [sent])

  const invalid = result?.outcome === 'invalid' ? result : undefined
  const errorOf = (field: Field) => {
    const fieldError = invalid?.fieldErrors[field]
    return fieldError && forms[fieldError]
  }
  return { result, invalid, errorOf, typed: result && 'typed' in result ? result.typed : undefined }
}
