import { sql } from 'kysely'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { preparationStatuses } from '#domain/order-status.ts'
import type { DeliveryRules } from '#domain/orders/delivery/delivery-rules.ts'
import { deliverySetting } from '#domain/orders/delivery/delivery-setting.ts'
import type { ClosedDays } from '#domain/orders/holds/closed-days.ts'
import { closedDaysSetting } from '#domain/orders/holds/closed-days-setting.ts'
import { lineNamesIn } from '#domain/orders/lines/order-lines.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import type { CannotReason, PreparationState, SeenLine } from './preparation.ts'
import { preparationDay } from './preparation-day.ts'

/** A line of a confirmed order, as its maker and the office see it: with nothing of its buyer. */
export interface LineToPrepare extends SeenLine {
  /** Of the order. */
  readonly number: string
  readonly storeId: number
  /** In the language of whoever reads, like size and color. */
  readonly name: string
  readonly sizeName: string
  readonly colorName?: string
  /** Empty when the product has none. */
  readonly picture: string
  readonly isMadeToOrder: boolean
  readonly dueOn: TunisDay
  readonly isLate: boolean
  readonly state: PreparationState
  /** Of what cannot be prepared. */
  readonly reason?: CannotReason
  readonly note: string
}

/** SQL of a row of `orders`: whether it was confirmed once, whatever came then. */
export const wasConfirmed = sql<boolean>`exists (select from order_steps
  where order_id = orders.id and to_status = 'confirmed' and undoes_step_id is null)`

/** What was repaired is there already. */
const isRepair = sql<boolean>`exists (select from order_returns
  where exchange_order_id = orders.id and settlement = 'repaired')`

/** SQL of rows of `orders`: those whose pieces are to be prepared. */
export const isToBePrepared = sql<boolean>`(orders.status = any(${sql.lit(`{${preparationStatuses.join()}}`)}) and not ${isRepair})`

const confirmedAt = sql<Date>`(select max(made_at) from effective_order_steps
  where order_id = orders.id and to_status = 'confirmed')`

/** Selects the lines of confirmed orders with what was said of each. */
export function selectLinesToPrepare({ db, locale }: Marketplace) {
  return db
    .selectFrom('orders')
    .innerJoin('order_lines as line', 'line.order_id', 'orders.id')
    .innerJoin('stores', 'stores.id', 'line.store_id')
    .innerJoin('variants as variant', 'variant.id', 'line.variant_id')
    .leftJoin('products', 'products.id', 'line.product_id')
    .leftJoin('product_colors as color', 'color.id', 'line.color_id')
    .leftJoin('order_preparations as prepared', (join) =>
      join.onRef('prepared.order_id', '=', 'line.order_id').onRef('prepared.position', '=', 'line.position'),
    )
    .select(['line.order_id', 'line.position', 'orders.number', 'line.store_id', 'line.variant_id', 'line.quantity'])
    .select(['line.picture', 'line.preparation_days', 'stores.preparation_days as store_days'])
    .select(['prepared.state', 'prepared.reason', 'prepared.note'])
    .select(lineNamesIn(sql<Locale>`${locale}`))
    .select(confirmedAt.as('confirmed_at'))
    .where(isToBePrepared)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectLinesToPrepare>['execute']>>[number]

/** What the day of a line depends on, beside its order and its store. */
export interface PreparationFacts {
  readonly rules: DeliveryRules
  readonly closedDays: ClosedDays
  readonly today: TunisDay
}

export async function readPreparationFacts(marketplace: Marketplace): Promise<PreparationFacts> {
  const [{ value: rules }, { value: closedDays }] = await Promise.all([
    getSetting(marketplace, deliverySetting),
    getSetting(marketplace, closedDaysSetting),
  ])
  return { rules, closedDays, today: tunisDayOf(marketplace.clock.now()) }
}

export function lineToPrepareFromRow(row: Row, { rules, closedDays, today }: PreparationFacts): LineToPrepare {
  const { transitDays, maxHours } = rules
  const time = {
    ...{ daysToMake: row.preparation_days ?? 0, preparationDays: row.store_days ?? rules.preparationDays },
    ...{ transitDays, maxHours },
  }
  const dueOn = preparationDay(row.confirmed_at, time, closedDays)
  return {
    ...{ orderId: row.order_id, position: row.position, variantId: row.variant_id, quantity: row.quantity },
    ...{ number: row.number, storeId: row.store_id, name: row.name, sizeName: row.size_name, picture: row.picture },
    ...(row.color_name !== null && { colorName: row.color_name }),
    ...{ isMadeToOrder: row.preparation_days !== null, dueOn, isLate: dueOn < today },
    ...{ state: row.state ?? 'asked', note: row.note ?? '' },
    ...(row.reason !== null && { reason: row.reason }),
  }
}
