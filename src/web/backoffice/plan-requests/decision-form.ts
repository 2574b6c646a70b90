import type { PlanDecision } from '#domain/plans/decide-plan-request.ts'
import { maxPlanNoteLength } from '#domain/plans/plan-request-details.ts'
import { cleanText } from '#domain/text.ts'
import { parseDay } from '#domain/tunis-day.ts'
import { textIn } from '#web/forms/read-form.ts'

export type DecisionStep = PlanDecision['step']

export interface DecisionFieldErrors {
  readonly lastDay?: 'day'
  readonly note?: 'required' | 'tooLong'
}

/** The entered values, shown again beside errors. */
export interface TypedDecision {
  readonly step: DecisionStep
  readonly lastDay: string
  readonly note: string
}

type ReadDecision =
  | { readonly decision: PlanDecision; readonly typed: TypedDecision }
  | { readonly fieldErrors: DecisionFieldErrors; readonly typed: TypedDecision }

const stepNames: readonly DecisionStep[] = ['approved', 'renewed', 'refused']

/** Reads a decision. A refusal needs a reason, other decisions a last day. */
export function readDecision(form: FormData): ReadDecision | undefined {
  const step = stepNames.find((step) => step === textIn(form, 'step'))
  if (!step) return undefined
  const note = cleanText(textIn(form, 'note'))
  const lastDay = parseDay(textIn(form, 'lastDay'))
  const typed = { step, note, lastDay: textIn(form, 'lastDay') }
  const wrongNote =
    note.length > maxPlanNoteLength ? 'tooLong' : step === 'refused' && note === '' ? 'required' : undefined
  if (step === 'refused')
    return wrongNote ? { typed, fieldErrors: { note: wrongNote } } : { typed, decision: { step, note } }
  if (!wrongNote && lastDay) return { typed, decision: { step, note, lastDay } }
  return { typed, fieldErrors: { ...(wrongNote && { note: wrongNote }), ...(!lastDay && { lastDay: 'day' }) } }
}
