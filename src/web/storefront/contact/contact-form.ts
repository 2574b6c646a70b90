import { emailAddress, paragraphs, plainLine, required, sentAs } from '#web/forms/codec.ts'
import { type Errors, readTyped, type Typed, typedIn } from '#web/forms/form.ts'
import { formNames, maxLengths } from './contact-fields.ts'

export const contactForm = {
  name: required(plainLine(maxLengths.name)),
  email: emailAddress,
  message: sentAs(formNames.message, required(paragraphs(maxLengths.message))),
}

type TypedMessage = Typed<typeof contactForm>

/** The result of submitting the form. */
export type ContactFormResult =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'unreachable' }
  | { readonly outcome: 'rate-limited'; readonly typed: TypedMessage }
  | { readonly outcome: 'invalid'; readonly fieldErrors: Errors<typeof contactForm>; readonly typed: TypedMessage }

/** Reads the contact form. What was typed is returned with it, for a form that is shown again. */
export function readContactForm(form: FormData) {
  const typed = typedIn(contactForm, form)
  return { ...readTyped(contactForm, typed), typed }
}
