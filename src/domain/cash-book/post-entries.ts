import { actorColumns } from '#domain/access/actor-columns.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { type CashAccount, cashAccounts } from './account.ts'
import type { NewCashEntry } from './cash-entry.ts'

/**
 * Writes entries of the cash book, those without an amount left out. The database refuses one whose postings do not sum
 * to zero when the transaction ends. All postings are one statement, so that counters see them together.
 */
export async function postEntries(marketplace: Marketplace, entries: readonly NewCashEntry[]): Promise<void> {
  const written = entries
    .map((entry) => ({ entry, postings: postingsOf(entry) }))
    .filter(({ postings }) => postings.length > 0)
  if (written.length === 0) return
  const { db, clock, actor } = marketplace
  const rows = await db
    .insertInto('cash_entries')
    .values(
      written.map(({ entry }) => ({
        kind: entry.kind,
        order_id: entry.orderId ?? null,
        step_id: entry.stepId ?? null,
        payment_id: entry.paymentId ?? null,
        courier_id: entry.courierId ?? null,
        handover_id: entry.handoverId ?? null,
        remittance_id: entry.remittanceId ?? null,
        return_id: entry.returnId ?? null,
        store_id: entry.storeId ?? null,
        commission_basis_points: entry.commissionBasisPoints ?? null,
        payout_id: entry.payoutId ?? null,
        plan_payment_id: entry.planPaymentId ?? null,
        reverses_id: entry.reversesId ?? null,
        made_at: clock.now(),
        ...actorColumns(actor),
      })),
    )
    .returning('id')
    .execute()
  // The ids of one statement follow the order of its rows.
  const ids = rows.map(({ id }) => id).sort((one, other) => one - other)
  await db
    .insertInto('cash_postings')
    .values(
      written.flatMap(({ postings }, index) => postings.map((posting) => ({ entry_id: ids[index] ?? 0, ...posting }))),
    )
    .execute()
}

function postingsOf({ postings }: NewCashEntry): { account: CashAccount; amount_millimes: Millimes }[] {
  return cashAccounts.flatMap((account) => {
    const amount = postings[account] ?? millimes(0)
    return amount === 0 ? [] : [{ account, amount_millimes: amount }]
  })
}
