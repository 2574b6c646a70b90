import type { Locale } from '#domain/locale.ts'
import type { LocalIssueText } from '#domain/newsletter/newsletter-issue.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { articleBlocks } from './text-blocks.ts'

/** A test email of an issue, with a marked subject, for the operator who wrote it. */
export function newsletterTestEmail(locale: Locale, issue: LocalIssueText, unsubscribeUrl: string): EmailContent {
  const texts = emailMessagesIn(locale).newsletterIssue
  return { ...newsletterIssue(locale, issue, unsubscribeUrl), subject: texts.trial(issue.subject) }
}

/** To each subscriber: an issue of the newsletter. */
export function newsletterIssue(
  locale: Locale,
  { subject, body, languageOf }: LocalIssueText,
  unsubscribeUrl: string,
): EmailContent {
  const texts = emailMessagesIn(locale).newsletterIssue
  return {
    locale,
    subject,
    heading: subject,
    headingLanguage: languageOf?.subject ?? 'unknown',
    blocks: [
      ...articleBlocks(body, texts.button, languageOf?.body),
      { smallPrint: texts.why, link: { text: texts.leave, url: unsubscribeUrl } },
    ],
  }
}
