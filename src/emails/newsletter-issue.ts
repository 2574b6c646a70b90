import type { NewsletterIssue } from '#domain/correspondence/newsletter-issue.ts'
import { letters } from '#messages/en/letters.ts'
import type { Letter } from './letter.ts'
import { articleOf } from './written-text.ts'

/** To everyone who wants it: what the shop has to tell. */
export function newsletterIssue(
  { subject, body }: Pick<NewsletterIssue, 'subject' | 'body'>,
  leaveUrl: string,
): Letter {
  const words = letters.newsletterIssue
  return {
    subject,
    heading: subject,
    blocks: [...articleOf(body, words.button), { smallPrint: words.why, link: { text: words.leave, url: leaveUrl } }],
  }
}
