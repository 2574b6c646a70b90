import type { IssueDraft, IssueText } from '#domain/newsletter/newsletter-issue.ts'
import type { Translations } from '#domain/translations.ts'

/** The values of the form of an issue as typed, with its translations. */
export interface TypedIssue extends IssueText {
  readonly texts: Translations
}

/** Returns the initial values of the form of an issue. */
export function typedIssueOf({ subject, body, translations = {} }: IssueDraft): TypedIssue {
  return { subject, body, texts: translations }
}
