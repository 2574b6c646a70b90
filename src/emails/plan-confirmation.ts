import type { Locale } from '#domain/locale.ts'
import type { PlanRequest } from '#domain/plans/request-plan.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/** To the maker: confirms a plan request. */
export function planConfirmation(locale: Locale, { name, plan }: PlanRequest): EmailContent {
  const emails = emailMessagesIn(locale)
  const texts = emails.planConfirmation
  const planName = emails.planNames[plan]
  return {
    locale,
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
