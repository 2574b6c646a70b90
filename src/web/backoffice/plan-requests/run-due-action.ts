import { data, redirect } from 'react-router'
import type { Marketplace } from '#domain/marketplace.ts'
import { recordPlanPayment } from '#domain/plans/record-plan-payment.ts'
import { revokePlanPayment } from '#domain/plans/revoke-plan-payment.ts'
import { waivePlanDue } from '#domain/plans/waive-plan-due.ts'
import { requireReason } from '#web/backoffice/forms/require-reason.ts'
import { readFields } from '#web/forms/form-fields.ts'
import { textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { planRequestPath } from '#web/paths/backoffice-message-paths.ts'
import { planPaymentForm, planReasonForm } from './due-form.ts'

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
