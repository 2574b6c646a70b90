import { z } from 'zod'
import { planNames } from '#domain/plan.ts'
import { emailAddress, parsed, phone, requiredText, text } from '#web/forms/field-values.ts'
import { type FieldErrors, textIn } from '#web/forms/read-form.ts'
import { checkForm } from '#web/storefront/forms/check-form.ts'
import { formNames, formPlans, maxLengths, type TypedPlanRequest, typedIn } from './plan-fields.ts'

export const planForm = z.object({
  plan: parsed((sent) => planNames.find((name) => formPlans[name] === sent), 'required'),
  name: requiredText(maxLengths.name),
  email: emailAddress,
  phone,
  project: requiredText(maxLengths.project),
  description: text(maxLengths.description),
})

/** The result of a submitted request. */
export type PlanResult =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'unreachable' }
  | { readonly outcome: 'rate-limited'; readonly typed: TypedPlanRequest }
  | {
      readonly outcome: 'invalid'
      readonly fieldErrors: FieldErrors<keyof z.input<typeof planForm>>
      readonly typed: TypedPlanRequest
    }

/** Reads the request form. What was typed is returned with it, for a form that is shown again. */
export function readPlanForm(form: FormData) {
  const typed = typedIn(form)
  return { ...checkForm(planForm, { ...typed, plan: textIn(form, formNames.plan) }), typed }
}
