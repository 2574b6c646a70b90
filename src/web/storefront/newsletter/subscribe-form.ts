import { z } from 'zod'
import type { EmailAddress } from '#domain/email-address.ts'
import { emailAddress } from '#web/forms/field-values.ts'
import { rawText, readFields } from '#web/forms/form-fields.ts'

export const subscribeForm = z.object({
  email: rawText.transform((typed) => ({ typed, email: emailAddress.safeParse(typed).data })),
})

/** Reads the email address to subscribe; undefined when what was typed is none. */
export function readSubscribeForm(form: FormData): { typed: string; email: EmailAddress | undefined } {
  return readFields(subscribeForm, form).email
}
