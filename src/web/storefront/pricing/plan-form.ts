import { parseEmail } from '#domain/email.ts'
import type { PlanName } from '#domain/memberships/plan.ts'
import type { PlanRequest } from '#domain/memberships/request-plan.ts'
import { parsePhone } from '#domain/phone.ts'
import { cleanLine, cleanText } from '#domain/text.ts'
import { lengthMistakes, type Mistakes, textIn } from '../../read-form.ts'

export type PlanField = 'name' | 'email' | 'phone' | 'project' | 'description'

/** What the form calls its fields. */
export const formNames = {
  plan: 'selectedpack',
  name: 'name',
  email: 'email',
  phone: 'phone',
  project: 'project',
  description: 'description',
} as const satisfies Record<PlanField | 'plan', string>

/** What the form calls the plans. */
export const formPlans = { silver: 'Silver', gold: 'Gold', diamonds: 'Diamonds' } as const satisfies Record<
  PlanName,
  string
>

/** In characters. */
export const longest = { name: 120, project: 200, description: 5000 } as const

export type TypedPlanRequest = Readonly<Record<PlanField, string>>

export interface InvalidPlanRequest {
  readonly outcome: 'invalid'
  readonly mistakes: Mistakes<PlanField | 'plan'>
  readonly typed: TypedPlanRequest
}

/** What the page answers to a request that was sent. */
export type PlanAnswer =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'unreachable' | 'too-many' }
  | InvalidPlanRequest

type PlanReading = { readonly outcome: 'read'; readonly request: PlanRequest } | InvalidPlanRequest

/** Reads the request for a plan. What cannot be read comes back as it was typed, with what is wrong with it. */
export function readPlanForm(form: FormData): PlanReading {
  const plan = planFromForm(textIn(form, formNames.plan))
  const typed = typedIn(form)
  const email = parseEmail(typed.email)
  const phone = parsePhone(typed.phone)
  const mistakes: Mistakes<PlanField | 'plan'> = {
    ...(!plan && { plan: 'required' }),
    ...(!email && { email: 'email' }),
    ...(!phone && { phone: 'phone' }),
    ...lengthMistakes(typed, longest, ['description']),
  }
  if (!plan || !email || !phone || Object.keys(mistakes).length > 0) return { outcome: 'invalid', mistakes, typed }
  return { outcome: 'read', request: { ...typed, plan, email, phone } }
}

/** What has been typed so far. Some clients call the phone `tel`. */
export function typedIn(form: FormData): TypedPlanRequest {
  return {
    name: cleanLine(textIn(form, formNames.name)),
    email: cleanLine(textIn(form, formNames.email)),
    phone: cleanLine(textIn(form, formNames.phone) || textIn(form, 'tel')),
    project: cleanLine(textIn(form, formNames.project)),
    description: cleanText(textIn(form, formNames.description)),
  }
}

function planFromForm(value: string): PlanName | undefined {
  const plans = Object.entries(formPlans) as [PlanName, string][]
  return plans.find(([, name]) => name === value)?.[0]
}
