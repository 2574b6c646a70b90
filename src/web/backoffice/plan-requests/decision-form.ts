import { z } from 'zod'
import type { PlanDecision } from '#domain/plans/decide-plan-request.ts'
import { maxPlanNoteLength } from '#domain/plans/plan-request-details.ts'
import { countCharacters } from '#domain/text.ts'
import { parseDay } from '#domain/tunis-day.ts'
import { type BackofficeFieldErrors, checkForm } from '#web/backoffice/forms/check-form.ts'
import { parsed } from '#web/forms/field-values.ts'
import { paragraphs, rawText, readFields } from '#web/forms/form-fields.ts'

export type DecisionStep = PlanDecision['step']

const note = z.string().refine((typed) => countCharacters(typed) <= maxPlanNoteLength, 'tooLongForEmail')
const lastDay = parsed(parseDay, 'day')

/** A refusal needs a reason, other decisions a last day. */
export const decisionForm = z.discriminatedUnion('step', [
  z.object({ step: z.literal('approved'), note, lastDay }),
  z.object({ step: z.literal('renewed'), note, lastDay }),
  z.object({ step: z.literal('refused'), note: note.min(1, 'required') }),
])

const stepNames: readonly DecisionStep[] = ['approved', 'renewed', 'refused']

const typedDecision = z.object({
  step: rawText.transform((sent) => stepNames.find((step) => step === sent)),
  lastDay: rawText,
  note: paragraphs,
})

export type DecisionFieldErrors = BackofficeFieldErrors<'step' | 'lastDay' | 'note'>

/** Reads a decision; undefined for a step that no button sends. The entered values are shown again beside errors. */
export function readDecision(form: FormData) {
  const { step, lastDay, note } = readFields(typedDecision, form)
  if (!step) return undefined
  const typed = { step, lastDay, note }
  return { typed, ...checkForm(decisionForm, typed) }
}
