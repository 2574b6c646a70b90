import type { PlanRequest } from '#domain/memberships/request-plan.ts'
import { formatPhone } from '#domain/phone.ts'
import { letters } from '#messages/en/letters.ts'
import type { Letter } from './letter.ts'
import { visitorText } from './visitor-text.ts'

/** To the shop: who asks for which plan. */
export function planNotice(request: PlanRequest): Letter {
  const words = letters.planNotice
  const description = visitorText(request.description, 500)
  return {
    subject: words.subject(letters.planNames[request.plan]),
    heading: words.heading,
    blocks: [
      { paragraph: words.text },
      {
        facts: [
          [letters.facts.plan, letters.planNames[request.plan]],
          [letters.facts.name, visitorText(request.name)],
          [letters.facts.phone, formatPhone(request.phone)],
          [letters.facts.email, request.email],
          [letters.facts.project, visitorText(request.project)],
        ],
      },
      ...(description ? [{ heading: letters.facts.description }, { quote: description }] : []),
    ],
  }
}
