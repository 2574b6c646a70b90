import type { PlanDecision } from '#domain/memberships/decide-on-plan.ts'
import { longestNote } from '#domain/memberships/plan-membership.ts'
import { cleanText } from '#domain/text.ts'
import { parseDay } from '#domain/tunis-day.ts'
import { textIn } from '../../read-form.ts'

export type DecisionStep = PlanDecision['step']

export interface DecisionMistakes {
  readonly lastDay?: 'day'
  readonly note?: 'required' | 'tooLong'
}

/** What was filled in, to be shown again beside what is wrong with it. */
export interface TypedDecision {
  readonly step: DecisionStep
  readonly lastDay: string
  readonly note: string
}

type ReadDecision =
  | { readonly decision: PlanDecision; readonly typed: TypedDecision }
  | { readonly mistakes: DecisionMistakes; readonly typed: TypedDecision }

const stepNames: readonly DecisionStep[] = ['approved', 'renewed', 'refused']

/** Reads what someone decided on a request. Refusing needs a reason, anything else a last day. */
export function readDecision(form: FormData): ReadDecision | undefined {
  const step = stepNames.find((step) => step === textIn(form, 'step'))
  if (!step) return undefined
  const note = cleanText(textIn(form, 'note'))
  const lastDay = parseDay(textIn(form, 'lastDay'))
  const typed = { step, note, lastDay: textIn(form, 'lastDay') }
  const wrongNote = note.length > longestNote ? 'tooLong' : step === 'refused' && note === '' ? 'required' : undefined
  if (step === 'refused')
    return wrongNote ? { typed, mistakes: { note: wrongNote } } : { typed, decision: { step, note } }
  if (!wrongNote && lastDay) return { typed, decision: { step, note, lastDay } }
  return { typed, mistakes: { ...(wrongNote && { note: wrongNote }), ...(!lastDay && { lastDay: 'day' }) } }
}
