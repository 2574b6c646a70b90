import { parseEmailAddress } from '#domain/email-address.ts'
import { parsePhone } from '#domain/phone.ts'
import type { PlanName } from '#domain/plan.ts'
import type { PlanRequest } from '#domain/plans/request-plan.ts'
import { cleanLine, cleanText } from '#domain/text.ts'
import { type FieldErrors, lengthErrors, textIn } from '#web/forms/read-form.ts'

export type PlanField = 'name' | 'email' | 'phone' | 'project' | 'description'

/** Names of the form's fields. */
export const formNames = {
  plan: 'selectedpack',
  name: 'name',
  email: 'email',
  phone: 'phone',
  project: 'project',
  description: 'description',
} as const satisfies Record<PlanField | 'plan', string>

/** Values of the plan field. */
export const formPlans = { silver: 'Silver', gold: 'Gold', diamonds: 'Diamonds' } as const satisfies Record<
  PlanName,
  string
>

/** Maximum lengths in characters. */
export const maxLengths = { name: 120, project: 200, description: 5000 } as const

export type TypedPlanRequest = Readonly<Record<PlanField, string>>

export interface InvalidPlanRequest {
  readonly outcome: 'invalid'
  readonly fieldErrors: FieldErrors<PlanField | 'plan'>
  readonly typed: TypedPlanRequest
}

/** The result of a submitted request. */
export type PlanResult =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'unreachable' | 'rate-limited' }
  | InvalidPlanRequest

type PlanReading = { readonly outcome: 'read'; readonly request: PlanRequest } | InvalidPlanRequest

/** Reads the request form. Returns the typed values and their errors when it is invalid. */
export function readPlanForm(form: FormData): PlanReading {
  const plan = planFromForm(textIn(form, formNames.plan))
  const typed = typedIn(form)
  const email = parseEmailAddress(typed.email)
  const phone = parsePhone(typed.phone)
  const fieldErrors: FieldErrors<PlanField | 'plan'> = {
    ...(!plan && { plan: 'required' }),
    ...(!email && { email: 'email' }),
    ...(!phone && { phone: 'phone' }),
    ...lengthErrors(typed, maxLengths, ['description']),
  }
  if (!plan || !email || !phone || Object.keys(fieldErrors).length > 0)
    return { outcome: 'invalid', fieldErrors, typed }
  return { outcome: 'read', request: { ...typed, plan, email, phone } }
}

/** Returns the typed values. Some clients send the phone as `tel`. */
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
