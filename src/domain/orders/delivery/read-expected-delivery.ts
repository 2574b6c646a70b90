import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import { closedDaysSetting } from '#domain/orders/holds/closed-days-setting.ts'
import { addWorkingDays } from '#domain/orders/holds/working-days.ts'
import type { VisibleSteps } from '#domain/orders/status/visible-steps.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { startOfDay, type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import { deliverySetting } from './delivery-setting.ts'
import { expectedDay } from './expected-day.ts'

/** When an order is expected at its customer, and who brings it. */
export interface ExpectedDelivery {
  /** Where no day is agreed on. */
  readonly on?: TunisDay
  /** The name of the courier that has the parcel. */
  readonly courier?: string
}

type VisibleOrder = Pick<VisibleSteps, 'status' | 'steps' | 'placedAs'> & { readonly placedAt: Date }

/** Reads when an order is expected, as its customer may know it; undefined for one that nobody is to bring now. */
export async function readExpectedDelivery(
  marketplace: Marketplace,
  orderId: number,
  order: VisibleOrder,
): Promise<ExpectedDelivery | undefined> {
  const { status } = order
  if (status !== 'confirmed' && status !== 'packed' && status !== 'shipped') return undefined
  const confirmedAt = lastTimeOf(order, 'confirmed') ?? order.placedAt
  if (status !== 'shipped') return { on: await computeDay(marketplace, orderId, confirmedAt) }
  const shippedAt = lastTimeOf(order, 'shipped') ?? confirmedAt
  const [computed, courier, postponement] = await Promise.all([
    computeDay(marketplace, orderId, confirmedAt),
    readCourier(marketplace, orderId),
    readPostponement(marketplace, orderId, shippedAt),
  ])
  const on = postponement ? postponement.day : computed
  return { ...(on !== null && { on }), ...(courier && { courier: courier.name }) }
}

function lastTimeOf({ steps }: VisibleOrder, status: 'confirmed' | 'shipped'): Date | undefined {
  return steps.findLast((step) => step.status === status && step.undoneAt === undefined)?.at
}

async function computeDay(marketplace: Marketplace, orderId: number, confirmedAt: Date): Promise<TunisDay> {
  const [{ value: rules }, { value: closedDays }, order] = await Promise.all([
    getSetting(marketplace, deliverySetting),
    getSetting(marketplace, closedDaysSetting),
    readSlowestStore(marketplace, orderId),
  ])
  const preparationDays = Math.max(order.ownDays ?? 0, order.hasOthers ? rules.preparationDays : 0)
  const { governorate } = order
  const ofGovernorate = governorate === 'unknown' ? undefined : rules.transitDaysByGovernorate[governorate]
  const transitDays = ofGovernorate ?? rules.transitDays
  // What is made to order is made first. Then it goes the way of what is in stock.
  const madeAt = order.daysToMake
    ? startOfDay(addWorkingDays(tunisDayOf(confirmedAt), order.daysToMake, closedDays))
    : confirmedAt
  return expectedDay(madeAt, { preparationDays, transitDays, maxHours: rules.maxHours }, closedDays)
}

/**
 * Of the stores of an order, the days of the slowest one that has its own, and whether others follow the setting; of
 * its pieces, the days of the slowest one that is made to order.
 */
function readSlowestStore({ db }: Marketplace, orderId: number) {
  return db
    .selectFrom('orders')
    .innerJoin('order_lines as line', 'line.order_id', 'orders.id')
    .innerJoin('stores', 'stores.id', 'line.store_id')
    .select('orders.governorate')
    .select(({ fn }) => fn.max('stores.preparation_days').as('ownDays'))
    .select(({ fn }) => fn.max('line.preparation_days').as('daysToMake'))
    .select(sql<boolean>`bool_or(stores.preparation_days is null)`.as('hasOthers'))
    .where('orders.id', '=', orderId)
    .groupBy('orders.governorate')
    .executeTakeFirstOrThrow()
}

function readCourier({ db }: Marketplace, orderId: number) {
  return db
    .selectFrom('handover_orders as parcel')
    .innerJoin('handovers', 'handovers.id', 'parcel.handover_id')
    .innerJoin('couriers', 'couriers.id', 'handovers.courier_id')
    .select('couriers.name')
    .where('parcel.order_id', '=', orderId)
    .where('parcel.handed_over_at', 'is not', null)
    .orderBy('parcel.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The last day on which the customer or the courier put the delivery off; null where the courier named none. */
function readPostponement({ db }: Marketplace, orderId: number, since: Date) {
  const wishes = db
    .selectFrom('customer_requests')
    .select(['made_at', sql<TunisDay | null>`come_on::text`.as('day')])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'come-again')
  const attempts = db
    .selectFrom('effective_delivery_attempts')
    .select(['made_at', sql<TunisDay | null>`postponed_until::text`.as('day')])
    .where('order_id', '=', orderId)
    .where('outcome', '=', 'postponed')
  return db
    .selectFrom(wishes.unionAll(attempts).as('postponement'))
    .select('day')
    .where('made_at', '>=', since)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
