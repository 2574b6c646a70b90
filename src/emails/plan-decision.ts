import type { PlanMembership } from '#domain/memberships/plan-membership.ts'
import { letters } from '#messages/en/letters.ts'
import { formatLastDay } from './format-day.ts'
import type { Letter } from './letter.ts'
import { visitorText } from './visitor-text.ts'
import { paragraphsOf } from './written-text.ts'

export type PlanStep = 'approved' | 'renewed' | 'refused' | 'expired'

/** To the maker: what has become of a request for a pack, and what the shop says to it. */
export function planDecision(step: PlanStep, { name, plan, note, expiresAt }: PlanMembership): Letter {
  const words = letters.planDecision[step]
  const planName = letters.planNames[plan]
  const lastDay = expiresAt ? formatLastDay(expiresAt) : ''
  const saysNote = note !== '' && step !== 'expired'
  return {
    subject: words.subject(planName),
    heading: words.heading,
    blocks: [
      { paragraph: letters.greeting(visitorText(name, 60)) },
      { paragraph: words.text(planName, lastDay) },
      ...(saysNote ? paragraphsOf(note) : []),
      { paragraph: words.next },
    ],
  }
}
