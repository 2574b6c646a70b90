import { planNames } from '#domain/plan.ts'
import { codec, emailAddress, paragraphs, phone, plainLine, required } from '#web/forms/codec.ts'
import { type Errors, readTyped } from '#web/forms/form.ts'
import { textIn } from '#web/forms/read-form.ts'
import { formNames, formPlans, maxLengths, type TypedPlanRequest, typedPlanRequestIn } from './plan-fields.ts'

export const planForm = {
  plan: codec({ parse: (sent) => planNames.find((name) => formPlans[name] === sent), error: 'required' }),
  name: required(plainLine(maxLengths.name)),
  ...{ email: emailAddress, phone },
  project: required(plainLine(maxLengths.project)),
  description: paragraphs(maxLengths.description),
}

/** The result of a submitted request. */
export type PlanResult =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'unreachable' }
  | { readonly outcome: 'rate-limited'; readonly typed: TypedPlanRequest }
  | {
      readonly outcome: 'invalid'
      readonly fieldErrors: Errors<typeof planForm>
      readonly typed: TypedPlanRequest
    }

/** Reads the request form. What was typed is returned with it, for a form that is shown again. */
export function readPlanForm(form: FormData) {
  const typed = typedPlanRequestIn(form)
  return { ...readTyped(planForm, { ...typed, plan: textIn(form, formNames.plan) }), typed }
}
