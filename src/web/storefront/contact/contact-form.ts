import { z } from 'zod'
import { emailAddress, requiredText } from '#web/forms/field-values.ts'
import { paragraphs, plainLine, readFields } from '#web/forms/form-fields.ts'
import type { FieldErrors } from '#web/forms/read-form.ts'
import { checkForm } from '#web/storefront/forms/check-form.ts'
import { formNames, maxLengths } from './contact-fields.ts'

const typedMessage = z
  .object({ [formNames.name]: plainLine, [formNames.email]: plainLine, [formNames.message]: paragraphs })
  .transform(({ description, ...typed }) => ({ ...typed, message: description }))

export const contactForm = z.object({
  name: requiredText(maxLengths.name),
  email: emailAddress,
  message: requiredText(maxLengths.message),
})

export type ContactField = keyof z.input<typeof contactForm>

type TypedMessage = Readonly<Record<ContactField, string>>

/** The result of submitting the form. */
export type ContactFormResult =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'unreachable' }
  | { readonly outcome: 'rate-limited'; readonly typed: TypedMessage }
  | { readonly outcome: 'invalid'; readonly fieldErrors: FieldErrors<ContactField>; readonly typed: TypedMessage }

/** Reads the contact form. What was typed is returned with it, for a form that is shown again. */
export function readContactForm(form: FormData) {
  const typed = readFields(typedMessage, form)
  return { ...checkForm(contactForm, typed), typed }
}
