import { data, redirect } from 'react-router'
import { z } from 'zod'
import type { Marketplace } from '#domain/marketplace.ts'
import { planPaymentMeans } from '#domain/plan-payment-means.ts'
import { maxPlanReason, maxPlanReference } from '#domain/plans/plan-due.ts'
import { recordPlanPayment } from '#domain/plans/record-plan-payment.ts'
import { revokePlanPayment } from '#domain/plans/revoke-plan-payment.ts'
import { waivePlanDue } from '#domain/plans/waive-plan-due.ts'
import { parseDay } from '#domain/tunis-day.ts'
import { requireReason } from '#web/backoffice/forms/require-reason.ts'
import { cutLine, known, plainLine, readFields, sentId, sentIdOrZero, submissionKey } from '#web/forms/form-fields.ts'
import { textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { planRequestPath } from '#web/paths/backoffice-message-paths.ts'

/** A payment of a plan as it was typed. */
const planPaymentForm = z
  .object({
    ...{ due: sentIdOrZero, store: sentId, key: submissionKey, means: known(planPaymentMeans) },
    ...{ reference: cutLine(maxPlanReference), paidOn: plainLine },
  })
  .transform(({ paidOn, ...sent }) => ({ ...sent, typed: { ...sent, paidOn }, day: parseDay(paidOn) }))

/** `id`: of what is due, or of a payment. */
const planReasonForm = z.object({ id: sentIdOrZero, reason: cutLine(maxPlanReason) })

/** Runs a form about what is due for a plan; undefined for another form. */
export async function runDueAction(office: Marketplace, requestId: number, form: FormData) {
  const here = planRequestPath(requestId)
  switch (textIn(form, 'do')) {
    case 'pay':
      return pay(office, here, form)
    case 'revoke': {
      const { id, reason } = readFields(planReasonForm, form)
      await catchNotFound(revokePlanPayment(office, parseId(String(id)), requireReason(reason)))
      return redirect(here)
    }
    case 'waive': {
      const { id, reason } = readFields(planReasonForm, form)
      const { outcome } = await catchNotFound(waivePlanDue(office, parseId(String(id)), requireReason(reason)))
      return outcome === 'waived' ? redirect(here) : data({ outcome, due: { id } } as const, { status: 409 })
    }
    default:
      return undefined
  }
}

async function pay(office: Marketplace, here: string, form: FormData) {
  const { due: id, store: storeId, key, means, reference, day, typed } = readFields(planPaymentForm, form)
  if (!key || !means) throw data(null, { status: 400 })
  const due = { id, typed }
  if (!day) return data({ outcome: 'no-day', due } as const, { status: 422 })
  const payment = { submissionKey: key, storeId, means, reference, paidOn: day }
  const result = await catchNotFound(recordPlanPayment(office, parseId(String(id)), payment))
  if (result.outcome === 'recorded') return redirect(here)
  return data({ ...result, due } as const, { status: result.outcome === 'in-future' ? 422 : 409 })
}

export type DueResult = Extract<
  NonNullable<Awaited<ReturnType<typeof runDueAction>>>,
  { readonly data: unknown }
>['data']
