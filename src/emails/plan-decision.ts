import type { PlanRequestDetails } from '#domain/plans/plan-request-details.ts'
import { emails } from '#messages/en/emails.ts'
import type { EmailContent } from './email-content.ts'
import { formatLastDay } from './format-day.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'
import { paragraphBlocks } from './text-blocks.ts'

export type PlanStep = 'approved' | 'renewed' | 'refused' | 'expired'

/** To the maker: a plan was approved, renewed, refused or has expired, with the note of the shop. */
export function planDecision(step: PlanStep, { name, plan, note, expiresAt }: PlanRequestDetails): EmailContent {
  const texts = emails.planDecision[step]
  const planName = emails.planNames[plan]
  const lastDay = expiresAt ? formatLastDay(expiresAt) : ''
  const saysNote = note !== '' && step !== 'expired'
  return {
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
