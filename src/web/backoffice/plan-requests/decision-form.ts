import type { PlanDecision } from '#domain/plans/decide-plan-request.ts'
import { maxPlanNoteLength } from '#domain/plans/plan-request-details.ts'
import type { BackofficeFieldErrors } from '#web/backoffice/forms/field-props.ts'
import { day, emailText, optional } from '#web/forms/codec.ts'
import { type FormReading, readTyped, type Typed, type Values } from '#web/forms/form.ts'

export type DecisionStep = PlanDecision['step']

export const decisionSteps: readonly DecisionStep[] = ['approved', 'renewed', 'refused']

export const decisionForm = { lastDay: optional(day), note: emailText(maxPlanNoteLength) }

export type TypedDecision = Typed<typeof decisionForm>

export type DecisionFieldErrors = BackofficeFieldErrors<keyof typeof decisionForm>

/** Reads a decision: a refusal needs a reason, another one a last day. */
export function readDecision(step: DecisionStep, typed: TypedDecision): FormReading<PlanDecision, DecisionFieldErrors> {
  const reading = readTyped(decisionForm, typed, (values) => missingIn(step, values))
  if (reading.outcome === 'invalid') return reading
  const { lastDay, note } = reading.value
  const value =
    step === 'refused' || lastDay === undefined ? { step: 'refused' as const, note } : { step, lastDay, note }
  return { outcome: 'read', value }
}

function missingIn(
  step: DecisionStep,
  { lastDay, note }: Partial<Values<typeof decisionForm>>,
): DecisionFieldErrors | undefined {
  if (step === 'refused') return note === '' ? { note: 'required' } : undefined
  return lastDay === undefined ? { lastDay: 'day' } : undefined
}
