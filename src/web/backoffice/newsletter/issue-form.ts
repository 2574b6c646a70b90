import type { IssueText } from '#domain/newsletter/newsletter-issue.ts'
import { maxIssueLength, maxIssueSubjectLength } from '#domain/newsletter/newsletter-issue.ts'
import { cleanLine, cleanText } from '#domain/text.ts'
import { lengthErrors, textIn } from '#web/forms/read-form.ts'

export interface IssueFieldErrors {
  readonly subject?: 'required' | 'tooLong'
  readonly body?: 'required' | 'tooLong'
}

/** Reads subject and text of an issue, with the errors of its fields. */
export function readIssueForm(form: FormData): { readonly text: IssueText; readonly fieldErrors: IssueFieldErrors } {
  const text = { subject: cleanLine(textIn(form, 'subject')), body: cleanText(textIn(form, 'body')) }
  return {
    text,
    fieldErrors: lengthErrors(text, { subject: maxIssueSubjectLength, body: maxIssueLength }) as IssueFieldErrors,
  }
}
