import { z } from 'zod'
import { translationsShape } from '#domain/translations-shape.ts'
import { translationErrors, withTypedTranslations } from '#web/backoffice/translations/translated-fields.ts'
import { readTyped, typedIn } from '#web/forms/form.ts'
import { readJson } from '#web/forms/form-fields.ts'
import { issueForm, type TypedIssue } from './typed-issue.ts'

const issueShape = z.object({
  subject: z.string(),
  body: z.string(),
  translations: translationsShape.exactOptional(),
})

/** Reads subject and text of an issue, with what was typed. */
export function readIssueForm(form: FormData) {
  const texts = typedIn(issueForm, form)
  const typed: TypedIssue = { ...texts, texts: withTypedTranslations({}, form, 'issue') }
  return { typed, ...readTyped(issueForm, texts, () => translationErrors(form, 'issue')) }
}

/** Reads the draft as it was when the form was opened, from a hidden field. Undefined when the field is invalid. */
export function readIssueBase(form: FormData) {
  return readJson(form, 'base', issueShape)
}
