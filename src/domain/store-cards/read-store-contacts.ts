import { sql } from 'kysely'
import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Phone } from '#domain/phone.ts'
import { isActiveSeller } from '#domain/sellers/seller-rows.ts'

/** How the maker of a store is reached. */
export interface StoreContact {
  readonly phone: Phone | undefined
  readonly locale: Locale
}

/**
 * Returns how makers are reached, by the ids of their stores: by the card of the store, otherwise as whoever got access
 * to it first, otherwise in the main language of the shop.
 */
export async function readStoreContacts(
  marketplace: Marketplace,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, StoreContact>> {
  const { rows } = await sql<{ id: number; phone: Phone | null; locale: Locale | null }>`
    select stores.id, coalesce(card.phone, seller.phone) as phone, coalesce(card.locale, seller.locale) as locale
    from stores left join store_cards as card on card.store_id = stores.id
      left join lateral (
        select operator.phone, operator.locale
        from operator_stores as own join operators as operator on operator.id = own.operator_id
        where own.store_id = stores.id and ${isActiveSeller} order by own.added_at, operator.id limit 1) as seller on true
    where stores.id = any(${storeIds}::int[])`.execute(marketplace.db)
  const mainLocale = await getMainLocale(marketplace)
  return new Map(rows.map(({ id, phone, locale }) => [id, { phone: phone ?? undefined, locale: locale ?? mainLocale }]))
}

/** The same of one store. */
export async function readStoreContact(marketplace: Marketplace, storeId: number): Promise<StoreContact> {
  const contact = (await readStoreContacts(marketplace, [storeId])).get(storeId)
  return contact ?? { phone: undefined, locale: await getMainLocale(marketplace) }
}
