import type { IssueText } from '#domain/correspondence/write-issue.ts'
import type { House } from '#domain/house/house.ts'
import type { LetterWords } from '#domain/letters/mailer.ts'
import { newsletterIssue } from './newsletter-issue.ts'
import { renderLetter } from './render-letter.ts'

/** An issue on the paper of the house, for whoever wants to see it before its readers do. */
export function renderIssue(issue: IssueText, house: House, leaveUrl: string): LetterWords {
  return renderLetter(newsletterIssue(issue, leaveUrl), house)
}
