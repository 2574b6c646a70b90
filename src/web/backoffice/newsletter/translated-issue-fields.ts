import { type IssueDraft, issueTexts } from '#domain/newsletter/newsletter-issue.ts'
import { textsNamed } from '#domain/text-rule.ts'
import { type TranslatedField, translatedFields } from '#web/backoffice/translations/translated-fields.ts'

/** Returns the texts of an issue to translate. */
export function translatedIssueFields(draft: IssueDraft): TranslatedField[] {
  return translatedFields('issue', textsNamed(issueTexts, draft))
}
