import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import type { CashAccount } from './account.ts'
import { negative } from './align-to-collect.ts'
import type { NewCashEntry } from './cash-entry.ts'

type ReversedColumn = 'step_id' | 'remittance_id' | 'payout_id' | 'plan_payment_id' | 'payment_id'

/**
 * Returns the reversals of the entries of a step, a remittance, a payout, a payment of a plan or the refund of a return
 * that are not reversed yet.
 */
export async function readReversals(
  { db }: Marketplace,
  of: { readonly column: ReversedColumn; readonly id: number },
): Promise<NewCashEntry[]> {
  const rows = await db
    .selectFrom('cash_entries as entry')
    .innerJoin('cash_postings as posting', 'posting.entry_id', 'entry.id')
    .select(['entry.id', 'entry.order_id', 'entry.courier_id', 'entry.handover_id', 'account', 'amount_millimes'])
    .select(['entry.store_id', 'entry.commission_basis_points'])
    .where(of.column, '=', of.id)
    .where('kind', '<>', 'reversal')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('cash_entries as later').select('later.id').whereRef('later.reverses_id', '=', 'entry.id')),
      ),
    )
    .orderBy('entry.id')
    .execute()
  const entries = new Map<number, NewCashEntry & { postings: Partial<Record<CashAccount, Millimes>> }>()
  for (const row of rows) {
    const entry = entries.get(row.id) ?? {
      ...{ kind: 'reversal', reversesId: row.id, postings: {} },
      ...{ orderId: row.order_id ?? undefined, courierId: row.courier_id ?? undefined },
      ...{ handoverId: row.handover_id ?? undefined, storeId: row.store_id ?? undefined },
      commissionBasisPoints: row.commission_basis_points ?? undefined,
    }
    entry.postings[row.account] = negative(row.amount_millimes)
    entries.set(row.id, entry)
  }
  return [...entries.values()]
}
