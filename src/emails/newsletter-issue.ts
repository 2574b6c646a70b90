import type { IssueText } from '#domain/newsletter/newsletter-issue.ts'
import { emails } from '#messages/en/emails.ts'
import type { EmailContent } from './email-content.ts'
import { articleBlocks } from './text-blocks.ts'

/** A test email of an issue, with a marked subject, for the operator who wrote it. */
export function newsletterTestEmail(issue: IssueText, unsubscribeUrl: string): EmailContent {
  return { ...newsletterIssue(issue, unsubscribeUrl), subject: emails.newsletterIssue.trial(issue.subject) }
}

/** To each subscriber: an issue of the newsletter. */
export function newsletterIssue({ subject, body }: IssueText, unsubscribeUrl: string): EmailContent {
  const texts = emails.newsletterIssue
  return {
    subject,
    heading: subject,
    blocks: [
      ...articleBlocks(body, texts.button),
      { smallPrint: texts.why, link: { text: texts.leave, url: unsubscribeUrl } },
    ],
  }
}
