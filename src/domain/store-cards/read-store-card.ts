import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { emptyStoreCard, type StoreCard } from './store-card.ts'

/** Returns the card of a store, for an operation that has asked its policy; an empty one where there is none. */
export async function readStoreCard({ db }: Marketplace, storeId: number): Promise<StoreCard> {
  const row = await db
    .selectFrom('store_cards as card')
    .leftJoin('operators as seer', 'seer.id', 'card.card_seen_by')
    .select(['card.phone', 'card.locale', 'account_number', 'tax_status', 'tax_number', 'card_number', 'version'])
    .select(sql<TunisDay | null>`tax_status_until::text`.as('tax_status_until'))
    .select(['card_seen_at', 'seer.name as seen_by'])
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  if (!row) return emptyStoreCard
  return {
    ...{ phone: row.phone ?? undefined, locale: row.locale ?? undefined, account: row.account_number ?? undefined },
    taxStatusUntil: row.tax_status_until ?? undefined,
    ...{ taxStatus: row.tax_status ?? undefined, taxNumber: row.tax_number ?? undefined },
    ...{ cardNumber: row.card_number ?? undefined, isCardSeen: row.card_seen_at !== null, version: row.version },
    seen: row.card_seen_at ? { by: row.seen_by ?? '', at: row.card_seen_at } : undefined,
  }
}
