import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { ReportedKind } from './courier-api.ts'
import type { ParcelState } from './parcel-state.ts'

/** What the API of a courier knows of a parcel of a hand-over. */
export interface SentParcel {
  readonly orderId: number
  readonly state: ParcelState
  /** Not sent before. */
  readonly dueAt: Date
  readonly barcode?: string
  /** The page of the courier with its label. */
  readonly labelUrl?: string
  /** What the courier said when it refused the parcel, in its own language; empty where it did not. */
  readonly refusal: string
  readonly reported?: { readonly words: string; readonly kind: ReportedKind; readonly at: Date }
  /**
   * The courier has been told of it, but its order is not with the courier any more: somebody has to tell the courier.
   */
  readonly isTakenBack: boolean
}

/** Lists what the API of the courier knows of a hand-over; empty where nothing is sent by API. */
export async function listSentParcels({ actor, db }: Marketplace, handoverId: number): Promise<SentParcel[]> {
  requireAllowed(mayHandleOrders(actor))
  const rows = await db
    .selectFrom('courier_parcels as parcel')
    .innerJoin('handover_orders as taken', (join) =>
      join.onRef('taken.handover_id', '=', 'parcel.handover_id').onRef('taken.order_id', '=', 'parcel.order_id'),
    )
    .select([
      'parcel.order_id',
      'state',
      'due_at',
      'barcode',
      'label_url',
      'refusal',
      'reported',
      'reported_as',
      'reported_at',
    ])
    .select('taken.taken_back_at')
    .where('parcel.handover_id', '=', handoverId)
    .orderBy('parcel.id')
    .execute()
  return rows.map((row) => ({
    ...{ orderId: row.order_id, state: row.state, dueAt: row.due_at, refusal: row.refusal },
    ...(row.barcode !== null && { barcode: row.barcode }),
    ...(row.label_url !== null && { labelUrl: row.label_url }),
    ...(row.reported !== null &&
      row.reported_as !== null &&
      row.reported_at !== null && {
        reported: { words: row.reported, kind: row.reported_as, at: row.reported_at },
      }),
    isTakenBack:
      (row.state === 'sent' || row.state === 'uncertain' || row.state === 'sending') && row.taken_back_at !== null,
  }))
}
