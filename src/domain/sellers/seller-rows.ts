import { sql } from 'kysely'
import type { Seller } from '#domain/access/operator.ts'
import type { Role } from '#domain/access/role.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Of the table `operators as operator`. */
export const sellerColumns = ['operator.id', 'operator.name', 'operator.role', 'operator.locale'] as const

interface SellerRow {
  readonly id: number
  readonly name: string
  readonly role: Role
  readonly locale: Locale | null
}

export function sellerFromRow({ id, name, locale }: SellerRow): Seller {
  return { id, name, role: 'seller', ...(locale !== null && { locale }) }
}

/**
 * Condition: the account `operator` is that of a seller who may enter a store. With the last store it is disabled, in
 * the same transaction.
 */
export const isActiveSeller = sql<boolean>`(operator.role = 'seller' and operator.disabled_at is null)`

/**
 * Locks the account of a seller who may enter, until the transaction ends: nobody enters while the office shuts that
 * person out or ends the phones. Undefined when there is none.
 */
export async function lockSeller({ db }: Marketplace, sellerId: number): Promise<Seller | undefined> {
  const row = await db
    .selectFrom('operators as operator')
    .select(sellerColumns)
    .where('operator.id', '=', sellerId)
    .where(isActiveSeller)
    .forUpdate()
    .executeTakeFirst()
  return row && sellerFromRow(row)
}

/** As `lockSeller`, for one who may enter this store. */
export async function lockSellerOf(
  marketplace: Marketplace,
  storeId: number,
  sellerId: number,
): Promise<Seller | undefined> {
  const seller = await lockSeller(marketplace, sellerId)
  if (!seller) return undefined
  const own = await marketplace.db
    .selectFrom('operator_stores')
    .select('store_id')
    .where('operator_id', '=', sellerId)
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  return own && seller
}
