import { sql } from 'kysely'
import { isInScope } from '#domain/access/is-in-scope.ts'
import { mayOpenStudio } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { hasPieces, isUnconfirmed, type OrderStatus } from '#domain/order-status.ts'
import { lineNamesIn } from '#domain/orders/lines/order-lines.ts'
import { noPhone } from '#domain/phone.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import {
  isToBePrepared,
  type LineToPrepare,
  lineToPrepareFromRow,
  readPreparationFacts,
  selectLinesToPrepare,
  wasConfirmed,
} from './preparation-rows.ts'
import { preparationSetting } from './preparation-setting.ts'

/** A line that a maker prepares. */
export interface OwnLine extends LineToPrepare {
  /** What is to go with a gift, in the words of the buyer. */
  readonly giftNote?: string
  /** Only where the owner lets makers see it. */
  readonly buyer?: { readonly firstName: string; readonly town: string }
}

/** Lines of a store, to be prepared or ready. No store has so many; those confirmed last wait for the others. */
const maxOwnLines = 500

/**
 * Lists the lines of an own store that are to be prepared: those that are not ready, the soonest first, and those that
 * are, and wait for the office. Of a store of somebody else there are none, as of one that does not exist.
 */
export async function listOwnOrders(
  marketplace: Marketplace,
  storeId: number,
): Promise<{ readonly open: readonly OwnLine[]; readonly ready: readonly OwnLine[] }> {
  const scope = requireScope(mayOpenStudio(marketplace.actor))
  const { value: rules } = await getSetting(marketplace, preparationSetting)
  const facts = await readPreparationFacts(marketplace)
  const hidden = sql<string | null>`null::text`
  const shown = sql<boolean>`orders.customer_phone <> ${noPhone}`
  const buyer = (column: 'customer_name' | 'delivery_city') =>
    rules.showsBuyer ? sql<string | null>`case when ${shown} then ${sql.ref(`orders.${column}`)} end` : hidden
  const rows = await selectLinesToPrepare(marketplace)
    .select('orders.gift_note')
    .select([buyer('customer_name').as('customer_name'), buyer('delivery_city').as('delivery_city')])
    .where('line.store_id', '=', storeId)
    .where(isInScope(scope, 'line.store_id'))
    .orderBy('confirmed_at')
    .orderBy('line.order_id')
    .orderBy('line.position')
    .limit(maxOwnLines)
    .execute()
  const lines = rows
    .map(
      (row): OwnLine => ({
        ...lineToPrepareFromRow(row, facts),
        ...(row.gift_note !== null && { giftNote: row.gift_note }),
        ...(row.customer_name !== null &&
          row.delivery_city !== null && {
            buyer: { firstName: row.customer_name.trim().split(/\s/)[0] ?? '', town: row.delivery_city },
          }),
      }),
    )
    .sort((one, other) => (one.dueOn < other.dueOn ? -1 : Number(one.dueOn > other.dueOn)))
  const open = lines.filter(({ state }) => state !== 'ready')
  return {
    // What she cannot prepare waits for the office, below what waits for her.
    open: open.toSorted((one, other) => Number(one.state === 'cannot') - Number(other.state === 'cannot')),
    ready: lines.filter(({ state }) => state === 'ready'),
  }
}

/** A line that a maker need not prepare any more. */
export interface PastLine
  extends Pick<
    LineToPrepare,
    'orderId' | 'position' | 'number' | 'name' | 'sizeName' | 'colorName' | 'picture' | 'quantity'
  > {
  /** `packed`: it is in its parcel, or was. `on-hold`: the shop asks the buyer again. */
  readonly end: 'packed' | 'canceled' | 'on-hold'
  readonly at: Date
}

/** How long an order that is no longer to be prepared is listed. */
const pastDays = 14

/** Of the store, whatever became of them. Older ones are not looked for. */
const lastLines = 200

/** Of the list. */
const maxPastLines = 20

/** Lists the lines of an own store that were to be prepared and are not any more, the last first. */
export async function listPastLines(marketplace: Marketplace, storeId: number): Promise<PastLine[]> {
  const scope = requireScope(mayOpenStudio(marketplace.actor))
  const { db, clock, locale } = marketplace
  const since = new Date(clock.now().getTime() - pastDays * 86_400_000)
  const rows = await db
    .selectFrom(
      db
        .selectFrom('order_lines as line')
        .selectAll('line')
        .where('line.store_id', '=', storeId)
        .where(isInScope(scope, 'line.store_id'))
        .orderBy('line.order_id', 'desc')
        .orderBy('line.position')
        .limit(lastLines)
        .as('line'),
    )
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .innerJoin('variants as variant', 'variant.id', 'line.variant_id')
    .leftJoin('products', 'products.id', 'line.product_id')
    .leftJoin('product_colors as color', 'color.id', 'line.color_id')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('effective_order_steps as step')
          .select(({ fn }) => fn.max('step.made_at').as('left_at'))
          .whereRef('step.order_id', '=', 'orders.id')
          .where('step.from_status', '=', 'confirmed')
          // What is sold at the counter is prepared by nobody.
          .where('step.to_status', '<>', 'delivered')
          .as('past'),
      (on) => on.onTrue(),
    )
    .select(['line.order_id', 'line.position', 'line.quantity', 'line.picture', 'orders.number', 'orders.status'])
    .select('past.left_at')
    .select(lineNamesIn(sql<Locale>`${locale}`))
    .where('past.left_at', '>=', since)
    .where(wasConfirmed)
    .where(sql<boolean>`not ${isToBePrepared}`)
    // Its pieces are lines of the order that it was joined into.
    .where('orders.joined_into_id', 'is', null)
    .orderBy('past.left_at', 'desc')
    .orderBy('line.order_id')
    .orderBy('line.position')
    .limit(maxPastLines)
    .execute()
  return rows.map((row) => ({
    ...{ orderId: row.order_id, position: row.position, number: row.number, quantity: row.quantity },
    ...{ name: row.name, sizeName: row.size_name, picture: row.picture },
    ...(row.color_name !== null && { colorName: row.color_name }),
    ...{ end: endOf(row.status), at: row.left_at ?? since },
  }))
}

function endOf(status: OrderStatus): PastLine['end'] {
  if (isUnconfirmed(status)) return 'on-hold'
  return hasPieces(status) || status === 'returned' ? 'packed' : 'canceled'
}
