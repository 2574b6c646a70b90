import { type IssueDraft, maxIssueLength, maxIssueSubjectLength } from '#domain/newsletter/newsletter-issue.ts'
import type { Translations } from '#domain/translations.ts'
import type { BackofficeFieldErrors } from '#web/backoffice/forms/field-props.ts'
import { line, paragraphs, required } from '#web/forms/codec.ts'
import { type Typed, typedOf } from '#web/forms/form.ts'

/** The texts of an issue of the newsletter. */
export const issueForm = { subject: required(line(maxIssueSubjectLength)), body: required(paragraphs(maxIssueLength)) }

export type IssueFieldErrors = BackofficeFieldErrors<keyof typeof issueForm>

/** The values of the form of an issue as typed, with its translations. */
export interface TypedIssue extends Typed<typeof issueForm> {
  readonly texts: Translations
}

/** Returns the initial values of the form of an issue. */
export function typedIssueOf({ translations = {}, ...texts }: IssueDraft): TypedIssue {
  return { ...typedOf(issueForm, texts), texts: translations }
}
