import { mayDecidePlanRequests } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dayOf } from './day-of.ts'
import type { PlanDue, PlanPayment } from './plan-due.ts'

/** Of a plan request the last so many are listed: a plan of a month has twelve a year. */
const maxListedDues = 100

/** Lists what was due for the days of a plan request, the newest first, with what was paid. */
export async function listPlanDues(marketplace: Marketplace, planRequestId: number): Promise<PlanDue[]> {
  requireAllowed(mayDecidePlanRequests(marketplace.actor))
  const { db } = marketplace
  const rows = await db
    .selectFrom('plan_dues')
    .select(['id', 'plan', 'amount_millimes as amount', 'state', 'waived_for as waivedFor'])
    .select([dayOf('first_day').as('firstDay'), dayOf('last_day').as('lastDay'), dayOf('pay_by').as('payBy')])
    .where('plan_request_id', '=', planRequestId)
    .orderBy('id', 'desc')
    .limit(maxListedDues)
    .execute()
  const payments = await readPayments(
    marketplace,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, payments: payments.get(row.id) ?? [] }))
}

async function readPayments({ db }: Marketplace, dueIds: readonly number[]) {
  if (dueIds.length === 0) return new Map<number, PlanPayment[]>()
  const rows = await db
    .selectFrom('plan_payments')
    .select(['id', 'due_id', 'receipt_number as receiptNumber', 'amount_millimes as amount', 'means', 'reference'])
    .select([dayOf('paid_on').as('paidOn'), 'made_by as by', 'made_at as at', 'revoked_at', 'revoked_for'])
    .where('due_id', 'in', dueIds)
    .orderBy('id')
    .execute()
  const payments = rows.map(({ due_id: dueId, revoked_at: at, revoked_for: reason, ...payment }) => ({
    dueId,
    payment: { ...payment, revoked: at ? { at, reason } : undefined },
  }))
  const byDue = Map.groupBy(payments, ({ dueId }) => dueId)
  return new Map([...byDue].map(([dueId, all]): [number, PlanPayment[]] => [dueId, all.map(({ payment }) => payment)]))
}
