import { z } from 'zod'
import { planPaymentMeans } from '#domain/plan-payment-means.ts'
import { maxPlanReason, maxPlanReference } from '#domain/plans/plan-due.ts'
import { parseDay } from '#domain/tunis-day.ts'
import { cutLine, known, plainLine, sentId, sentIdOrZero, submissionKey } from '#web/forms/form-fields.ts'

/** A payment of a plan as it was typed. */
export const planPaymentForm = z
  .object({
    ...{ due: sentIdOrZero, store: sentId, key: submissionKey, means: known(planPaymentMeans) },
    ...{ reference: cutLine(maxPlanReference), paidOn: plainLine },
  })
  .transform(({ paidOn, ...sent }) => ({ ...sent, typed: { ...sent, paidOn }, day: parseDay(paidOn) }))

/** `id`: of what is due, or of a payment. */
export const planReasonForm = z.object({ id: sentIdOrZero, reason: cutLine(maxPlanReason) })
