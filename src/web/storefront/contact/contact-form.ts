import type { ContactMessage } from '#domain/correspondence/send-message.ts'
import { parseEmail } from '#domain/email.ts'
import { cleanLine, cleanText } from '#domain/text.ts'
import { lengthMistakes, type Mistakes, textIn } from '../../read-form.ts'

export type ContactField = 'name' | 'email' | 'message'

/** What the form calls its fields. */
export const formNames = { name: 'name', email: 'email', message: 'description' } as const satisfies Record<
  ContactField,
  string
>

/** In characters. */
export const longest = { name: 120, message: 5000 } as const

export type TypedMessage = Readonly<Record<ContactField, string>>

export interface InvalidMessage {
  readonly outcome: 'invalid'
  readonly mistakes: Mistakes<ContactField>
  readonly typed: TypedMessage
}

/** What the page answers to a message that was sent. */
export type ContactAnswer =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'unreachable' | 'too-many' }
  | InvalidMessage

type ContactReading = { readonly outcome: 'read'; readonly message: ContactMessage } | InvalidMessage

/** Reads the contact form. What cannot be read comes back as it was typed, with what is wrong with it. */
export function readContactForm(form: FormData): ContactReading {
  const typed: TypedMessage = {
    name: cleanLine(textIn(form, formNames.name)),
    email: cleanLine(textIn(form, formNames.email)),
    message: cleanText(textIn(form, formNames.message)),
  }
  const email = parseEmail(typed.email)
  const mistakes = { ...(!email && { email: 'email' as const }), ...lengthMistakes(typed, longest) }
  if (!email || Object.keys(mistakes).length > 0) return { outcome: 'invalid', mistakes, typed }
  return { outcome: 'read', message: { name: typed.name, email, message: typed.message } }
}
