import type { Marketplace } from '#domain/marketplace.ts'

/** Longer than any request takes, in milliseconds. */
const longestRequestMilliseconds = 2 * 60_000

/**
 * Parcels that were being sent when a process ended are uncertain: nobody knows whether the courier has them. They are
 * not sent again by themselves.
 */
export async function markInterruptedRequests({ db, clock }: Marketplace): Promise<void> {
  await db
    .updateTable('courier_parcels')
    .set({ state: 'uncertain' })
    .where('state', '=', 'sending')
    .where('sending_since', '<', new Date(clock.now().getTime() - longestRequestMilliseconds))
    .execute()
}
