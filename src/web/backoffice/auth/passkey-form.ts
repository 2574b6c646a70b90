import { z } from 'zod'
import { rawText, readFields } from '#web/forms/form-fields.ts'

const passkeyForm = z.object({ answer: rawText, challenge: rawText })

/** Reads the answer of a passkey; undefined when the form has none. */
export function readPasskey(form: FormData) {
  return form.has('answer') ? readFields(passkeyForm, form) : undefined
}
