import { mayManageSellers } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { requireFreshIdentity } from '#domain/access/require-fresh-identity.ts'
import { everyStore } from '#domain/access/store-scope.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { lockStore } from '#domain/catalog/admin/lock-store.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Phone } from '#domain/phone.ts'
import { requireStudio } from './studio-setting.ts'

export interface NewSeller {
  readonly name: string
  readonly phone: Phone
  /** The language of the link's text and of the studio. */
  readonly locale: Locale
}

export type AccessOutcome =
  | { readonly outcome: 'granted'; readonly sellerId: number }
  /** The number is that of somebody who enters other stores: the operator must say that it is the same person. */
  | { readonly outcome: 'known'; readonly sellerId: number; readonly name: string }
  | { readonly outcome: 'in-already'; readonly sellerId: number }
  | { readonly outcome: 'too-many' }

/** How many people may enter one store. */
export const maxSellersOfStore = 20

/**
 * Lets a person into a store. A phone number stands for one person, who may have several stores: `knownId` is that
 * person, where the operator has said so, since a mistyped digit must not open the store to another maker. The operator
 * has just proved the identity: an open session must not let in strangers. Throws NotFound.
 */
export async function grantStoreAccess(
  marketplace: Marketplace,
  storeId: number,
  { name, phone, locale }: NewSeller,
  knownId?: number,
): Promise<AccessOutcome> {
  requireAllowed(mayManageSellers(marketplace.actor))
  requireFreshIdentity(marketplace)
  return inTransaction(marketplace, async (marketplace) => {
    await requireStudio(marketplace)
    await lockStore(marketplace, everyStore, storeId)
    const { db, clock } = marketplace
    const { count } = await db
      .selectFrom('operator_stores')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('store_id', '=', storeId)
      .executeTakeFirstOrThrow()
    if (count >= maxSellersOfStore) return { outcome: 'too-many' }
    const added = await db
      .insertInto('operators')
      .values({ name, phone, locale, email: null, role: 'seller', password_hash: null, created_at: clock.now() })
      .onConflict((conflict) => conflict.column('phone').doNothing())
      .returning('id')
      .executeTakeFirst()
    const known = added ? undefined : await lockSellerWithPhone(marketplace, phone)
    if (known && known.id !== knownId) {
      const isIn = await isInStore(marketplace, storeId, known.id)
      return isIn
        ? { outcome: 'in-already', sellerId: known.id }
        : { outcome: 'known', sellerId: known.id, name: known.name }
    }
    const sellerId = added?.id ?? known?.id
    if (sellerId === undefined) throw new Error('A phone number is neither new nor known')
    const { numInsertedOrUpdatedRows: rows } = await db
      .insertInto('operator_stores')
      .values({ operator_id: sellerId, store_id: storeId, added_at: clock.now() })
      .onConflict((conflict) => conflict.columns(['operator_id', 'store_id']).doNothing())
      .executeTakeFirstOrThrow()
    if (!rows) return { outcome: 'in-already', sellerId }
    await recordAudit(marketplace, { entity: 'operator', id: sellerId, action: 'access granted', after: { storeId } })
    return { outcome: 'granted', sellerId }
  })
}

/** Waits for somebody who shuts that person out of the last store meanwhile. */
async function lockSellerWithPhone({ db }: Marketplace, phone: Phone) {
  return db.selectFrom('operators').select(['id', 'name']).where('phone', '=', phone).forUpdate().executeTakeFirst()
}

async function isInStore({ db }: Marketplace, storeId: number, sellerId: number): Promise<boolean> {
  const own = db.selectFrom('operator_stores').select('store_id')
  return (
    (await own.where('operator_id', '=', sellerId).where('store_id', '=', storeId).executeTakeFirst()) !== undefined
  )
}
