import type { Marketplace } from '#domain/marketplace.ts'
import { postEntries } from './post-entries.ts'
import { readReversals } from './read-reversals.ts'

/** Takes back what a payout had posted, in the transaction that revokes it. */
export async function reversePayout(marketplace: Marketplace, payoutId: number): Promise<void> {
  const reversals = await readReversals(marketplace, { column: 'payout_id', id: payoutId })
  await postEntries(
    marketplace,
    reversals.map((entry) => ({ ...entry, payoutId })),
  )
}
