import { z } from 'zod'
import { rawText, readFields } from './form-fields.ts'

const passkeyForm = z.object({ response: rawText, challenge: rawText })

/** Reads the response of a passkey; undefined when the form has none. */
export function readPasskey(form: FormData) {
  return form.has('response') ? readFields(passkeyForm, form) : undefined
}
