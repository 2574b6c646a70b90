import type { Locale } from '#domain/locale.ts'
import type { PlanRequestDetails } from '#domain/plans/plan-request-details.ts'
import { lastDayBefore, startOfDay } from '#domain/tunis-day.ts'
import { formatDate } from '#formatting/dates.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'
import { paragraphBlocks } from './text-blocks.ts'

export type PlanStep = 'approved' | 'renewed' | 'refused' | 'expired'

/** To the maker: a plan was approved, renewed, refused or has expired, with the note of the shop. */
export function planDecision(
  locale: Locale,
  step: PlanStep,
  { name, plan, note, expiresAt }: PlanRequestDetails,
): EmailContent {
  const emails = emailMessagesIn(locale)
  const texts = emails.planDecision[step]
  const planName = emails.planNames[plan]
  const lastDay = expiresAt ? formatDate(startOfDay(lastDayBefore(expiresAt)), locale) : ''
  const saysNote = note !== '' && step !== 'expired'
  return {
    locale,
    subject: texts.subject(planName),
    heading: texts.heading,
    blocks: [
      { paragraph: emails.greeting(sanitizeVisitorText(name, 60)) },
      { paragraph: texts.text(planName, lastDay) },
      ...(saysNote ? paragraphBlocks(note) : []),
      { paragraph: texts.next },
    ],
  }
}
