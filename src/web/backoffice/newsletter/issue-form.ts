import { z } from 'zod'
import { maxIssueLength, maxIssueSubjectLength } from '#domain/newsletter/newsletter-issue.ts'
import { translationsShape } from '#domain/translations-shape.ts'
import { type BackofficeFieldErrors, checkForm } from '#web/backoffice/forms/check-form.ts'
import { translationErrors, withTypedTranslations } from '#web/backoffice/translations/translated-fields.ts'
import { requiredText } from '#web/forms/field-values.ts'
import { jsonIn, line, paragraphs, readFields } from '#web/forms/form-fields.ts'
import type { TypedIssue } from './typed-issue.ts'

export const issueForm = z.object({ subject: requiredText(maxIssueSubjectLength), body: requiredText(maxIssueLength) })

export type IssueFieldErrors = BackofficeFieldErrors<keyof z.input<typeof issueForm>>

const typedIssue = z.object({ subject: line, body: paragraphs })

const base = jsonIn(
  z.object({ subject: z.string(), body: z.string(), translations: translationsShape.exactOptional() }),
)

/** Reads subject and text of an issue, with the errors of its fields. */
export function readIssueForm(form: FormData) {
  const text = readFields(typedIssue, form)
  const reading = checkForm(issueForm, text)
  const fieldErrors: IssueFieldErrors = {
    ...(reading.outcome === 'invalid' && reading.fieldErrors),
    ...translationErrors(form, 'issue'),
  }
  const typed: TypedIssue = { ...text, texts: withTypedTranslations({}, form, 'issue') }
  return { text, typed, fieldErrors }
}

/** Reads the draft as it was when the form was opened, from a hidden field. Undefined when the field is invalid. */
export function readIssueBase(form: FormData) {
  return readFields(z.object({ base }), form).base
}
