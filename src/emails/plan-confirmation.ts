import type { PlanRequest } from '#domain/plans/request-plan.ts'
import { emails } from '#messages/en/emails.ts'
import type { EmailContent } from './email-content.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/** To the maker: confirms a plan request. */
export function planConfirmation({ name, plan }: PlanRequest): EmailContent {
  const texts = emails.planConfirmation
  const planName = emails.planNames[plan]
  return {
    subject: texts.subject(planName),
    heading: texts.heading,
    blocks: [
      { paragraph: emails.greeting(sanitizeVisitorText(name, 60)) },
      { paragraph: texts.text(planName) },
      { paragraph: texts.next },
      { smallPrint: texts.notYours },
    ],
  }
}
