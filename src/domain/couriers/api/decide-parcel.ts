import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { NotFound } from '#domain/errors.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { ParcelState } from './parcel-state.ts'

export type ParcelDecision =
  | { readonly outcome: 'decided'; readonly number: string }
  /** Somebody has decided it, or an answer came after all. */
  | { readonly outcome: 'changed-meanwhile'; readonly number: string }
  /** The courier has no API any more. */
  | { readonly outcome: 'not-set-up'; readonly number: string }

/** The parcels about which a person decides. */
const undecided: readonly ParcelState[] = ['uncertain', 'refused', 'withdrawn']

/**
 * Records that a courier has a parcel after all, with the barcode that a person read there. Its state is asked for from
 * now on. Throws NotFound for an order that is not in the hand-over.
 */
export async function confirmParcel(
  marketplace: Marketplace,
  handoverId: number,
  { orderId, barcode }: { readonly orderId: number; readonly barcode: string },
): Promise<ParcelDecision> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { id, number, state } = await lockParcel(marketplace, handoverId, orderId)
    if (!undecided.includes(state)) return { outcome: 'changed-meanwhile', number }
    const next_check_at = marketplace.clock.now()
    await marketplace.db
      .updateTable('courier_parcels')
      .set({ state: 'sent', barcode, refusal: '', next_check_at })
      .where('id', '=', id)
      .execute()
    const after = { order: number, barcode }
    await recordAudit(marketplace, { entity: 'handover', id: handoverId, action: 'parcel confirmed', after })
    await recordEvent(marketplace, { type: 'handover.parcel-decided', handoverId })
    return { outcome: 'decided', number }
  })
}

/**
 * Has a parcel sent that the courier refused or does not have: the person has looked. Throws NotFound for an order that
 * is not in the hand-over.
 */
export async function sendParcelAgain(
  marketplace: Marketplace,
  handoverId: number,
  orderId: number,
): Promise<ParcelDecision> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { id, number, state, hasApi } = await lockParcel(marketplace, handoverId, orderId)
    if (!undecided.includes(state)) return { outcome: 'changed-meanwhile', number }
    if (!hasApi) return { outcome: 'not-set-up', number }
    await marketplace.db
      .updateTable('courier_parcels')
      .set({ state: 'waiting', sending_since: null, refusal: '', due_at: marketplace.clock.now() })
      .where('id', '=', id)
      .execute()
    const after = { order: number }
    await recordAudit(marketplace, { entity: 'handover', id: handoverId, action: 'parcel sent again', after })
    await recordEvent(marketplace, { type: 'handover.parcel-decided', handoverId })
    return { outcome: 'decided', number }
  })
}

async function lockParcel({ db }: Marketplace, handoverId: number, orderId: number) {
  const row = await db
    .selectFrom('courier_parcels as parcel')
    .innerJoin('handovers', 'handovers.id', 'parcel.handover_id')
    .innerJoin('orders', 'orders.id', 'parcel.order_id')
    .leftJoin('courier_apis as api', 'api.courier_id', 'handovers.courier_id')
    .select(['parcel.id', 'parcel.state', 'orders.number', 'api.api'])
    .where('parcel.handover_id', '=', handoverId)
    .where('parcel.order_id', '=', orderId)
    .forUpdate(['parcel'])
    .executeTakeFirst()
  if (!row) throw new NotFound('order', orderId)
  return { ...row, hasApi: row.api !== null }
}
