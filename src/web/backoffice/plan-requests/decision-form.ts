import type { PlanDecision } from '#domain/plans/decide-plan-request.ts'
import { maxPlanNoteLength } from '#domain/plans/plan-request-details.ts'
import type { BackofficeFieldErrors } from '#web/backoffice/forms/field-props.ts'
import { day, emailText, required } from '#web/forms/codec.ts'
import { type FormReading, readTyped, type Typed } from '#web/forms/form.ts'

export type DecisionStep = PlanDecision['step']

export const decisionSteps: readonly DecisionStep[] = ['approved', 'renewed', 'refused']

export const decisionForm = { lastDay: day, note: emailText(maxPlanNoteLength) }

const refusalForm = { note: required(decisionForm.note) }

export type TypedDecision = Typed<typeof decisionForm>

export type DecisionFieldErrors = BackofficeFieldErrors<keyof typeof decisionForm>

/** Reads a decision: a refusal needs a reason, another one a last day. */
export function readDecision(step: DecisionStep, typed: TypedDecision): FormReading<PlanDecision, DecisionFieldErrors> {
  if (step === 'refused') {
    const reading = readTyped(refusalForm, typed)
    return reading.outcome === 'read' ? { ...reading, value: { step, ...reading.value } } : reading
  }
  const reading = readTyped(decisionForm, typed)
  return reading.outcome === 'read' ? { ...reading, value: { step, ...reading.value } } : reading
}
