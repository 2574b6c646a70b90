import type { PlanName } from '#domain/plan.ts'
import { cleanPlainLine, cleanText } from '#domain/text.ts'
import { maxPersonNameLength, maxPlanDescriptionLength, maxProjectLength } from '#domain/text-lengths.ts'
import { textIn } from '#web/forms/read-form.ts'

/** Names of the form's fields. */
export const formNames = {
  plan: 'selectedpack',
  name: 'name',
  email: 'email',
  phone: 'phone',
  project: 'project',
  description: 'description',
} as const

/** Values of the plan field. */
export const formPlans = { silver: 'Silver', gold: 'Gold', diamonds: 'Diamonds' } as const satisfies Record<
  PlanName,
  string
>

/** Maximum lengths in characters. */
export const maxLengths = {
  ...{ name: maxPersonNameLength, project: maxProjectLength, description: maxPlanDescriptionLength },
} as const

export type TypedPlanRequest = Readonly<Record<Exclude<keyof typeof formNames, 'plan'>, string>>

/** Returns the typed values, in the browser as well, to keep them. Some clients send the phone as `tel`. */
export function typedPlanRequestIn(form: FormData): TypedPlanRequest {
  return {
    name: cleanPlainLine(textIn(form, formNames.name)),
    email: cleanPlainLine(textIn(form, formNames.email)),
    phone: cleanPlainLine(textIn(form, formNames.phone) || textIn(form, 'tel')),
    project: cleanPlainLine(textIn(form, formNames.project)),
    description: cleanText(textIn(form, formNames.description)),
  }
}
