import type { Marketplace } from '#domain/marketplace.ts'
import { postEntries } from './post-entries.ts'
import { readReversals } from './read-reversals.ts'

/** Takes back what a remittance had posted, in the transaction that revokes it. */
export async function reverseRemittance(marketplace: Marketplace, remittanceId: number): Promise<void> {
  const reversals = await readReversals(marketplace, { column: 'remittance_id', id: remittanceId })
  await postEntries(
    marketplace,
    reversals.map((entry) => ({ ...entry, remittanceId })),
  )
}
