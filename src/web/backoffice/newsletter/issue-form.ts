import { longestIssue, longestSubject } from '#domain/correspondence/newsletter-issue.ts'
import type { IssueText } from '#domain/correspondence/write-issue.ts'
import { cleanLine, cleanText } from '#domain/text.ts'
import { lengthMistakes, textIn } from '../../read-form.ts'

export interface IssueMistakes {
  readonly subject?: 'required' | 'tooLong'
  readonly body?: 'required' | 'tooLong'
}

/** The words of an issue, and what is wrong with them. */
export function readIssue(form: FormData): { readonly text: IssueText; readonly mistakes: IssueMistakes } {
  const text = { subject: cleanLine(textIn(form, 'subject')), body: cleanText(textIn(form, 'body')) }
  return { text, mistakes: lengthMistakes(text, { subject: longestSubject, body: longestIssue }) as IssueMistakes }
}
