import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Governorate } from '#domain/geography/governorate.ts'
import type { Locale } from '#domain/locale.ts'
import { localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Phone } from '#domain/phone.ts'
import { isActiveSeller } from '#domain/sellers/seller-rows.ts'
import { isStudioOpen } from '#domain/sellers/studio-setting.ts'
import {
  type LineToPrepare,
  lineToPrepareFromRow,
  readPreparationFacts,
  selectLinesToPrepare,
} from './preparation-rows.ts'

/** A line as the office sees it: what its maker says, and where it is. */
export interface StoreLine extends LineToPrepare {
  readonly storeName: string
  readonly town: string
  readonly governorate?: Governorate
  /** Whether somebody may enter the studio of the store; otherwise nobody says anything. */
  readonly hasMaker: boolean
  /** Who said it, and when; absent until somebody has. Makers do not learn who works in the office. */
  readonly said?: { readonly by: string; readonly at: Date }
}

const hasMaker = sql<boolean>`exists (select from operator_stores where store_id = line.store_id)`

/** Lists the lines of confirmed orders, in the order of their parcels; none while the shop has no studio. */
export async function listPreparations(marketplace: Marketplace, orderIds: readonly number[]): Promise<StoreLine[]> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return listLines(marketplace, sql`line.order_id = any(${[...orderIds]}::bigint[])`, 5000)
}

/** Of a list. Those that are decided make room for the others. */
const maxRefused = 50

/** Lists what makers cannot prepare, the oldest first: the office decides. */
export async function listRefusedLines(marketplace: Marketplace): Promise<StoreLine[]> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const lines = await listLines(marketplace, sql`prepared.state = 'cannot'`, maxRefused)
  return lines.toSorted((one, other) => (one.said?.at.getTime() ?? 0) - (other.said?.at.getTime() ?? 0))
}

/** Lists `limit` lines of confirmed orders for which a condition holds, the oldest orders first. */
export async function listLines(marketplace: Marketplace, which: RawBuilder<SqlBool>, limit: number) {
  if (!(await isStudioOpen(marketplace))) return []
  const facts = await readPreparationFacts(marketplace)
  const rows = await selectLinesToPrepare(marketplace)
    .select(localizedText('stores.name', { locale: sql<Locale>`${marketplace.locale}` }).as('store_name'))
    .select(localizedText('stores.town', { locale: sql<Locale>`${marketplace.locale}` }).as('town'))
    .select('stores.governorate')
    .select(hasMaker.as('has_maker'))
    .select(['prepared.made_by', 'prepared.made_at'])
    .where(which)
    .orderBy('line.order_id')
    .orderBy('line.position')
    .limit(limit)
    .execute()
  return rows.map(
    (row): StoreLine => ({
      ...lineToPrepareFromRow(row, facts),
      ...{ storeName: row.store_name, hasMaker: row.has_maker, town: row.town },
      ...(row.governorate !== null && { governorate: row.governorate }),
      ...(row.made_by !== null &&
        row.made_at !== null &&
        row.state !== 'asked' && { said: { by: row.made_by, at: row.made_at } }),
    }),
  )
}

/** A maker whose phones are told nothing, so that the office does. */
export interface MakerWithoutPush {
  readonly name: string
  readonly phone: Phone
  readonly locale: Locale | undefined
  readonly storeId: number
}

/** Of an order. */
const maxMakers = 50

/** Lists the makers of stores whose phones get no notifications, and whose number is known. */
export async function listMakersWithoutPush(
  marketplace: Marketplace,
  storeIds: readonly number[],
): Promise<MakerWithoutPush[]> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const rows = await marketplace.db
    .selectFrom('operator_stores as own')
    .innerJoin('operators as operator', 'operator.id', 'own.operator_id')
    .select(['operator.name', 'operator.phone', 'operator.locale', 'own.store_id'])
    .where('own.store_id', '=', sql<number>`any(${[...storeIds]}::int[])`)
    .where(isActiveSeller)
    .where(sql<boolean>`not exists (select from push_subscriptions where operator_id = operator.id)`)
    .orderBy('own.store_id')
    .orderBy('operator.id')
    .limit(maxMakers)
    .execute()
  return rows.flatMap(({ name, phone, locale, store_id }) =>
    phone === null ? [] : [{ name, phone, locale: locale ?? undefined, storeId: store_id }],
  )
}
