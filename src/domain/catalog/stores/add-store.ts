import { mayEditStores } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { NewStore } from './new-store.ts'
import { storeColumns } from './store-columns.ts'

/** Adds a store and returns its id, without access check and audit record. Throws InvalidSocialLink. */
export async function addStore(marketplace: Marketplace, store: NewStore): Promise<number> {
  requireAllowed(mayEditStores(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { id } = await marketplace.db
      .insertInto('stores')
      .values({ ...storeColumns(store), created_at: marketplace.clock.now(), retired_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEvent(marketplace, { type: 'store.added', storeId: id })
    return id
  })
}
