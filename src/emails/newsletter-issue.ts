import type { IssueText } from '#domain/correspondence/write-issue.ts'
import { letters } from '#messages/en/letters.ts'
import type { Letter } from './letter.ts'
import { articleOf } from './written-text.ts'

/** The same to its writer alone, told apart by its subject. */
export function newsletterTrial(issue: IssueText, leaveUrl: string): Letter {
  return { ...newsletterIssue(issue, leaveUrl), subject: letters.newsletterIssue.trial(issue.subject) }
}

/** To everyone who wants it: what the shop has to tell. */
export function newsletterIssue({ subject, body }: IssueText, leaveUrl: string): Letter {
  const words = letters.newsletterIssue
  return {
    subject,
    heading: subject,
    blocks: [...articleOf(body, words.button), { smallPrint: words.why, link: { text: words.leave, url: leaveUrl } }],
  }
}
