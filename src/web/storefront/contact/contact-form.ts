import type { ContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import { parseEmailAddress } from '#domain/email-address.ts'
import { cleanLine, cleanText } from '#domain/text.ts'
import { type FieldErrors, lengthErrors, textIn } from '#web/forms/read-form.ts'

export type ContactField = 'name' | 'email' | 'message'

/** The names of the form's fields. */
export const formNames = { name: 'name', email: 'email', message: 'description' } as const satisfies Record<
  ContactField,
  string
>

/** Maximum lengths in characters. */
export const maxLengths = { name: 120, message: 5000 } as const

export type SubmittedMessage = Readonly<Record<ContactField, string>>

export interface InvalidMessage {
  readonly outcome: 'invalid'
  readonly fieldErrors: FieldErrors<ContactField>
  readonly typed: SubmittedMessage
}

/** The result of submitting the form. */
export type ContactFormResult =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'unreachable' | 'rate-limited' }
  | InvalidMessage

type ContactFormReading = { readonly outcome: 'read'; readonly message: ContactMessage } | InvalidMessage

/** Reads the contact form. Invalid input is returned as typed, with its errors. */
export function readContactForm(form: FormData): ContactFormReading {
  const typed: SubmittedMessage = {
    name: cleanLine(textIn(form, formNames.name)),
    email: cleanLine(textIn(form, formNames.email)),
    message: cleanText(textIn(form, formNames.message)),
  }
  const email = parseEmailAddress(typed.email)
  const fieldErrors = { ...(!email && { email: 'email' as const }), ...lengthErrors(typed, maxLengths) }
  if (!email || Object.keys(fieldErrors).length > 0) return { outcome: 'invalid', fieldErrors, typed }
  return { outcome: 'read', message: { name: typed.name, email, message: typed.message } }
}
