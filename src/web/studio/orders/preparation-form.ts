import { z } from 'zod'
import {
  cannotReasons,
  maxCannotNote,
  type PreparationAnswer,
  type SeenLine,
} from '#domain/orders/preparations/preparation.ts'
import { cutLine, known, sentId, sentIdOrZero } from '#web/forms/form-fields.ts'

/** What is said of a line. Undefined where the page never sends it. */
export const preparationForm = z
  .object({
    ...{ order: sentId, position: sentIdOrZero, variant: sentId, pieces: sentId },
    ...{ do: known(['ready', 'again', 'cannot'] as const), reason: known(cannotReasons), note: cutLine(maxCannotNote) },
  })
  .transform(({ order, position, variant, pieces, do: state, reason, note }) => ({
    line: lineOf(order, position, variant, pieces),
    state,
    answer: answerOf(state, reason, note),
  }))

function lineOf(orderId = 0, position = 0, variantId = 0, quantity = 0): SeenLine | undefined {
  return orderId && variantId && quantity ? { orderId, position, variantId, quantity } : undefined
}

/** Undefined without a reason, which the form asks for. */
function answerOf(
  state: PreparationAnswer['state'] | undefined,
  reason: Extract<PreparationAnswer, { state: 'cannot' }>['reason'] | undefined,
  note: string,
): PreparationAnswer | undefined {
  if (state === 'cannot') return reason && { state, reason, note }
  return state && { state }
}
