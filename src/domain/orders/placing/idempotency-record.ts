import type { Selectable } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { normalizeCode } from '#domain/discounts/discount-code.ts'
import type { Clock, Marketplace } from '#domain/marketplace.ts'
import type { OrderRequest, PlacedOrder } from '#domain/orders/order.ts'
import { totalsFromRow } from '#domain/orders/order-rows.ts'
import { orderToken } from '#domain/orders/order-token.ts'
import { sha256 } from '#domain/sha256.ts'

/** How long a duplicate request is recognized. */
export const retentionMilliseconds = 7 * 24 * 60 * 60 * 1000

/** An earlier request that became an order. */
export interface EarlierRequest {
  readonly hash: Buffer
  /** The order as it was placed, whatever happened to it since. */
  readonly order: PlacedOrder
}

type RecordRow = Pick<Selectable<Tables['idempotency_records']>, 'request_hash' | 'token_salt' | 'status'> &
  Parameters<typeof totalsFromRow>[0] & { readonly id: number; readonly number: string }

/** Maps the record of an idempotency key. The token is not stored; only the key gives it again. */
export function earlierRequest(row: RecordRow, key: string): EarlierRequest {
  const { id, number, status } = row
  const token = orderToken(key, row.token_salt)
  return { hash: row.request_hash, order: { id, number, token, status, totals: totalsFromRow(row) } }
}

/** Whether the record is too old to recognize a duplicate request. */
export function hasExpired({ clock }: Marketplace, { made_at }: { readonly made_at: Date }): boolean {
  return made_at < expiryCutoff(clock)
}

/**
 * Deletes all expired records. Runs as a job; an expired record that is found earlier is deleted by the order itself.
 */
export async function deleteExpiredIdempotencyRecords({ actor, db, clock }: Marketplace): Promise<void> {
  requireAllowed(isSystem(actor))
  await db.deleteFrom('idempotency_records').where('made_at', '<', expiryCutoff(clock)).execute()
}

/** Returns the time before which records are expired. */
function expiryCutoff(clock: Clock): Date {
  return new Date(clock.now().getTime() - retentionMilliseconds)
}

/**
 * Hashes the request independently of the order of its fields. A request without notes or a code has the same hash
 * as before these existed, so that duplicates of older requests are still recognized.
 */
export function requestHash(request: OrderRequest): Buffer {
  const { customer, delivery, lines, payment, claimedTotal, customerNote, giftNote, code } = request
  return sha256(
    JSON.stringify([
      [customer.name, customer.email, customer.phone],
      [delivery.address, delivery.city],
      lines.map((line) => [line.productId, line.sizeId, line.colorId, line.quantity]),
      payment,
      claimedTotal,
      ...(customerNote === undefined && giftNote === undefined ? [] : [[customerNote, giftNote]]),
      ...(code === undefined ? [] : [{ code: normalizeCode(code) }]),
    ]),
  )
}
