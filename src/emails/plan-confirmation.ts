import type { PlanRequest } from '#domain/memberships/request-plan.ts'
import { letters } from '#messages/en/letters.ts'
import type { Letter } from './letter.ts'
import { visitorText } from './visitor-text.ts'

/** To the maker: the request has arrived, and what happens next. */
export function planConfirmation({ name, plan }: PlanRequest): Letter {
  const words = letters.planConfirmation
  const planName = letters.planNames[plan]
  return {
    subject: words.subject(planName),
    heading: words.heading,
    blocks: [
      { paragraph: letters.greeting(visitorText(name, 60)) },
      { paragraph: words.text(planName) },
      { paragraph: words.next },
      { smallPrint: words.notYours },
    ],
  }
}
