import type { Locale } from '#domain/locale.ts'
import { formatPhone } from '#domain/phone.ts'
import type { PlanRequest } from '#domain/plans/request-plan.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { languageName } from './local-text.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'

/** To the shop: a new plan request. */
export function planNotice(locale: Locale, request: PlanRequest & { readonly locale: Locale }): EmailContent {
  const emails = emailMessagesIn(locale)
  const texts = emails.planNotice
  const description = sanitizeVisitorText(request.description, 500)
  return {
    locale,
    subject: texts.subject(emails.planNames[request.plan]),
    heading: texts.heading,
    blocks: [
      { paragraph: texts.text },
      {
        facts: [
          [emails.facts.plan, emails.planNames[request.plan]],
          [emails.facts.name, sanitizeVisitorText(request.name)],
          [emails.facts.language, languageName(request.locale, locale)],
          [emails.facts.phone, formatPhone(request.phone)],
          [emails.facts.email, request.email],
          [emails.facts.project, sanitizeVisitorText(request.project)],
        ],
      },
      ...(description ? [{ heading: emails.facts.description }, { quote: description }] : []),
    ],
  }
}
