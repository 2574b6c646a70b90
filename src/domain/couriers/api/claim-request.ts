import { sql } from 'kysely'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { openToken } from './api-token.ts'
import type { CourierAccess, CourierApiKind, ParcelToSend } from './courier-api.ts'
import { readParcelToSend } from './parcel-to-send.ts'

/** A request to make now. Nobody else makes it. */
export type CourierRequest = {
  readonly courierId: number
  readonly api: CourierApiKind
  /** Undefined when the token cannot be decrypted. */
  readonly access: CourierAccess | undefined
  /** Of the parcel that it is about. */
  readonly parcelId: number
  /** When it was claimed. */
  readonly since: Date
} & (
  | { readonly kind: 'create'; readonly parcel: ParcelToSend }
  | { readonly kind: 'read-state'; readonly barcode: string }
)

/**
 * Claims the next request to a courier, in the database before it is made: what was interrupted is known afterwards. Undefined
 * while the courier is to be left alone, or nothing is due.
 */
export async function claimCourierRequest(
  marketplace: Marketplace,
  courierId: number,
): Promise<CourierRequest | undefined> {
  return inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const since = clock.now()
    const row = await db
      .selectFrom('courier_apis')
      .select(['api', 'base_url', 'token_sealed'])
      .where('courier_id', '=', courierId)
      .where('next_request_at', '<=', since)
      // Another instance has this turn.
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!row) return undefined
    const due = (await claimParcel(marketplace, courierId)) ?? (await claimCheck(marketplace, courierId))
    if (!due) return undefined
    const { secondsBetweenRequests } = marketplace.courierApis[row.api]
    const next_request_at = new Date(since.getTime() + secondsBetweenRequests * 1000)
    await db.updateTable('courier_apis').set({ next_request_at }).where('courier_id', '=', courierId).execute()
    const token = openToken(marketplace, courierId, row.token_sealed)
    const access = token === undefined ? undefined : { baseUrl: row.base_url, token }
    return { ...{ courierId, api: row.api, access, since }, ...due }
  })
}

/** Marks the next parcel as being sent. Those whose order is not on its way with this hand-over any more are not sent. */
async function claimParcel(marketplace: Marketplace, courierId: number) {
  const { db, clock } = marketplace
  for (;;) {
    const { rows } = await sql<{ id: number; order_id: number; handover_id: number }>`
      select parcel.id, parcel.order_id, parcel.handover_id from courier_parcels as parcel
        join handovers on handovers.id = handover_id
        join orders on orders.id = order_id
      where courier_id = ${courierId} and state = 'waiting' and due_at <= ${clock.now()}
      order by due_at, parcel.id limit 1
      for update of parcel, orders`.execute(db)
    const [found] = rows
    if (!found) return undefined
    const parcel = db.updateTable('courier_parcels').where('id', '=', found.id)
    const { isShipped, visibleAt } = await readHandedOver(marketplace, found)
    if (!isShipped) await parcel.set({ state: 'withdrawn' }).execute()
    else if (visibleAt > clock.now()) await parcel.set({ due_at: visibleAt }).execute()
    else {
      await parcel.set({ state: 'sending', sending_since: clock.now(), refusal: null }).execute()
      const toSend = await readParcelToSend(marketplace, found.order_id)
      return { kind: 'create', parcelId: found.id, parcel: toSend } as const
    }
  }
}

/** Whether the order is on its way with this hand-over, and since when nobody takes that back without a word. */
async function readHandedOver(
  { db }: Marketplace,
  { order_id, handover_id }: { readonly order_id: number; readonly handover_id: number },
): Promise<{ isShipped: boolean; visibleAt: Date }> {
  const { rows } = await sql<{ isShipped: boolean; visibleAt: Date }>`
    select status = 'shipped' and ${handover_id} = (
        select handover_id from handover_orders
        where order_id = orders.id and handed_over_at is not null order by id desc limit 1) as "isShipped",
      coalesce((select visible_at from effective_order_steps as step
        where step.order_id = orders.id and to_status = 'shipped' order by step.id desc limit 1), to_timestamp(0)) as "visibleAt"
    from orders where id = ${order_id}`.execute(db)
  const [row] = rows
  return { isShipped: row?.isShipped ?? false, visibleAt: new Date(row?.visibleAt ?? 0) }
}

/** How often the state of a parcel is asked for, in milliseconds. */
const checkEveryMilliseconds = 3 * 60 * 60 * 1000

/** Takes the parcel whose state was asked for longest ago, of those whose order is still with the courier. */
async function claimCheck({ db, clock }: Marketplace, courierId: number) {
  const now = clock.now()
  const next_check_at = new Date(now.getTime() + checkEveryMilliseconds)
  const { rows } = await sql<{ id: number; barcode: string }>`
    update courier_parcels set next_check_at = ${next_check_at} where id = (
      select parcel.id from courier_parcels as parcel
        join handovers on handovers.id = handover_id
        join orders on orders.id = order_id
      where courier_id = ${courierId} and state = 'sent' and next_check_at <= ${now} and status in ('shipped', 'lost')
      order by next_check_at, parcel.id limit 1)
    returning id, barcode`.execute(db)
  const [found] = rows
  return found && ({ kind: 'read-state', parcelId: found.id, barcode: found.barcode } as const)
}
