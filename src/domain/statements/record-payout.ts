import { actorColumns } from '#domain/access/actor-columns.ts'
import { mayPayMakers } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { everyStore } from '#domain/access/store-scope.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { negative } from '#domain/cash-book/align-to-collect.ts'
import { postEntries } from '#domain/cash-book/post-entries.ts'
import { lockStore } from '#domain/catalog/admin/lock-store.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import type { PaymentMeans } from '#domain/payment-means.ts'
import { type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import { readLastPayoutId, readOwed } from './get-statement.ts'

export interface NewPayout {
  /** Of the form: sent again, it records nothing more. */
  readonly submissionKey: string
  /** In millimes, above zero and at most what is owed. */
  readonly amount: Millimes
  readonly means: PaymentMeans
  readonly reference: string
  /** Not in the future. */
  readonly paidOn: TunisDay
  /** The last payout that the person saw; 0 when there was none. */
  readonly seenId: number
}

export type PayoutOutcome =
  | { readonly outcome: 'recorded'; readonly id: number }
  /** Somebody else has paid meanwhile. */
  | { readonly outcome: 'changed-meanwhile' }
  /** The maker is owed less. */
  | { readonly outcome: 'exceeds'; readonly owed: Millimes }
  | { readonly outcome: 'in-future' }

/** Records what was paid to the maker of a store. Throws NotFound. */
export async function recordPayout(
  marketplace: Marketplace,
  storeId: number,
  payout: NewPayout,
): Promise<PayoutOutcome> {
  requireAllowed(mayPayMakers(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { store } = await lockStore(marketplace, everyStore, storeId)
    const known = await findRecorded(marketplace, payout.submissionKey)
    if (known !== undefined) return { outcome: 'recorded', id: known }
    if (payout.paidOn > tunisDayOf(marketplace.clock.now())) return { outcome: 'in-future' }
    if ((await readLastPayoutId(marketplace, storeId)) !== payout.seenId) return { outcome: 'changed-meanwhile' }
    const owed = await readOwed(marketplace, storeId)
    if (payout.amount > owed) return { outcome: 'exceeds', owed }
    const id = await insertPayout(marketplace, storeId, payout)
    const { amount, means, reference } = payout
    await postEntries(marketplace, [
      {
        ...{ kind: 'payout', storeId, payoutId: id },
        postings: { 'owed-to-makers': amount, 'paid-to-makers': negative(amount) },
      },
    ])
    await recordAudit(marketplace, {
      ...{ entity: 'payout', id, action: 'recorded' },
      after: { store: store.name, amount, means, reference, reason: '' },
    })
    return { outcome: 'recorded', id }
  })
}

async function findRecorded({ db }: Marketplace, submissionKey: string): Promise<number | undefined> {
  const row = await db.selectFrom('payouts').select('id').where('submission_key', '=', submissionKey).executeTakeFirst()
  return row?.id
}

async function insertPayout({ actor, db, clock }: Marketplace, storeId: number, payout: NewPayout): Promise<number> {
  const { submissionKey, amount, means, reference, paidOn } = payout
  const { id } = await db
    .insertInto('payouts')
    .values({
      ...{ store_id: storeId, submission_key: submissionKey, amount_millimes: amount, means, reference },
      ...{ paid_on: paidOn, ...actorColumns(actor), made_at: clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
