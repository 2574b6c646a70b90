import { actorColumns } from '#domain/access/actor-columns.ts'
import { mayPayMakers } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { everyStore } from '#domain/access/store-scope.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { postPlanPayment } from '#domain/cash-book/post-plan-payment.ts'
import { lockStore } from '#domain/catalog/admin/lock-store.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { lockList } from '#domain/lock-list.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import type { PlanPaymentMeans } from '#domain/plan-payment-means.ts'
import { readOwed } from '#domain/statements/get-statement.ts'
import { type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import { followPlanOfStore } from './follow-plans.ts'
import { lockPlanDue } from './lock-plan-due.ts'

export interface NewPlanPayment {
  /** Of the form: sent again, it records nothing more. */
  readonly submissionKey: string
  /** The store of the plan that the person saw, whose maker pays; undefined when it had none. */
  readonly storeId: number | undefined
  readonly means: PlanPaymentMeans
  readonly reference: string
  /** Not in the future. */
  readonly paidOn: TunisDay
}

export type PlanPaymentOutcome =
  | { readonly outcome: 'recorded'; readonly receiptNumber: number }
  /** It is paid already, or need not be, or the plan is that of another store. */
  | { readonly outcome: 'changed-meanwhile' }
  /** The plan request has no store, and a payment is of one. */
  | { readonly outcome: 'no-store' }
  /** The maker is owed less than that. */
  | { readonly outcome: 'exceeds'; readonly owed: Millimes }
  | { readonly outcome: 'in-future' }

/**
 * Records that what is due for a plan is paid, all of it, and gives the receipt a number. Set off, the maker is owed so
 * much less. A store that was out of the shop returns with the last payment. Throws NotFound.
 */
export async function recordPlanPayment(
  marketplace: Marketplace,
  dueId: number,
  payment: NewPlanPayment,
): Promise<PlanPaymentOutcome> {
  requireAllowed(mayPayMakers(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { storeId, state, plan, amount } = await lockPlanDue(marketplace, dueId)
    const known = await findRecorded(marketplace, payment.submissionKey)
    if (known !== undefined) return { outcome: 'recorded', receiptNumber: known }
    if (state !== 'open') return { outcome: 'changed-meanwhile' }
    if (payment.paidOn > tunisDayOf(marketplace.clock.now())) return { outcome: 'in-future' }
    if (storeId === null) return { outcome: 'no-store' }
    if (storeId !== payment.storeId) return { outcome: 'changed-meanwhile' }
    // The balance of a store changes only while its row is locked, as for payouts.
    const { store } = await lockStore(marketplace, everyStore, storeId)
    const { means, reference } = payment
    const owed = await readOwed(marketplace, storeId)
    if (means === 'set-off' && amount > owed) return { outcome: 'exceeds', owed }
    const { id, receiptNumber } = await insertPayment(marketplace, { ...payment, dueId, storeId, amount })
    await marketplace.db.updateTable('plan_dues').set({ state: 'paid' }).where('id', '=', dueId).execute()
    await postPlanPayment(marketplace, { id, amount, setOffAgainst: means === 'set-off' ? storeId : undefined })
    await followPlanOfStore(marketplace, storeId)
    await recordAudit(marketplace, {
      ...{ entity: 'plan payment', id, action: 'recorded' },
      after: { store: store.name, plan, receipt: receiptNumber, amount, means, reference, reason: '' },
    })
    return { outcome: 'recorded', receiptNumber }
  })
}

async function findRecorded({ db }: Marketplace, submissionKey: string): Promise<number | undefined> {
  const payments = db.selectFrom('plan_payments').select('receipt_number')
  return (await payments.where('submission_key', '=', submissionKey).executeTakeFirst())?.receipt_number
}

interface PaymentOfDue extends NewPlanPayment {
  readonly dueId: number
  readonly storeId: number
  readonly amount: Millimes
}

/** One after the other, so that the numbers of receipts have no gap: a sequence would skip those of failed attempts. */
async function insertPayment(marketplace: Marketplace, payment: PaymentOfDue) {
  await lockList(marketplace, 'plan_payments')
  const { db, clock, actor } = marketplace
  const { submissionKey, means, reference, paidOn, dueId, storeId, amount } = payment
  const { last } = await db
    .selectFrom('plan_payments')
    .select(({ fn }) => fn.max('receipt_number').as('last'))
    .executeTakeFirstOrThrow()
  const receiptNumber = (last ?? 0) + 1
  const { id } = await db
    .insertInto('plan_payments')
    .values({
      ...{ due_id: dueId, store_id: storeId, submission_key: submissionKey, receipt_number: receiptNumber },
      ...{ amount_millimes: amount, means, reference, paid_on: paidOn, ...actorColumns(actor), made_at: clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, receiptNumber }
}
