import { sql } from 'kysely'
import type { CourierApiKind } from '#domain/courier-api-kind.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { withCourierStatuses } from '#domain/order-status.ts'
import { openToken } from './api-token.ts'
import { type ClaimedParcel, claimParcels } from './claim-parcels.ts'
import type { CourierAccess } from './courier-api.ts'

/** A request to make now. Nobody else makes it. */
export type CourierRequest = CreateRequest | StateRequest

interface ClaimedRequest {
  readonly courierId: number
  readonly api: CourierApiKind
  /** Undefined when the token cannot be decrypted. */
  readonly access: CourierAccess | undefined
  /** When it was claimed. */
  readonly since: Date
}

/** Tells the courier of parcels. */
export interface CreateRequest extends ClaimedRequest {
  readonly kind: 'create'
  readonly parcels: readonly ClaimedParcel[]
}

/** Asks what became of a parcel. */
export interface StateRequest extends ClaimedRequest {
  readonly kind: 'read-state'
  readonly parcelId: number
  readonly barcode: string
}

/**
 * Claims the next request to a courier, in the database before it is made: what was interrupted is known afterwards.
 * Undefined while the courier is to be left alone, or nothing is due.
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
    const { secondsBetweenRequests, maxParcelsPerRequest } = marketplace.courierApis[row.api]
    const parcels = await claimParcels(marketplace, courierId, maxParcelsPerRequest)
    const due = parcels.length > 0 ? ({ kind: 'create', parcels } as const) : await claimCheck(marketplace, courierId)
    if (!due) return undefined
    const next_request_at = new Date(since.getTime() + secondsBetweenRequests * 1000)
    await db.updateTable('courier_apis').set({ next_request_at }).where('courier_id', '=', courierId).execute()
    const token = openToken(marketplace, courierId, row.token_sealed)
    const access = token === undefined ? undefined : { baseUrl: row.base_url, token }
    return { ...{ courierId, api: row.api, access, since }, ...due }
  })
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
      where courier_id = ${courierId} and state = 'sent' and next_check_at <= ${now} and status = any(${withCourierStatuses})
      order by next_check_at, parcel.id limit 1)
    returning id, barcode`.execute(db)
  const [found] = rows
  return found && ({ kind: 'read-state', parcelId: found.id, barcode: found.barcode } as const)
}
