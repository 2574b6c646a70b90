import { sql } from 'kysely'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { addOwnCourier } from '#domain/couriers/save-courier.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Who brings parcels: a courier or somebody of the shop by id, or somebody of the shop by the name. */
export type ChosenCarrier = { readonly id: number } | { readonly holder: string }

/** Who can bring parcels. Those of the shop hold the cash until it is remitted. */
export interface ListedCarrier {
  readonly id: number
  readonly name: string
  readonly isOwn: boolean
}

export interface Carriers {
  /** Couriers by name, then people of the shop. Empty where the shop has no couriers: nobody is asked. */
  readonly carriers: readonly ListedCarrier[]
  /** Who took parcels last. */
  readonly lastId: number | undefined
}

export async function listCarriers({ actor, db }: Marketplace): Promise<Carriers> {
  requireAllowed(mayHandleOrders(actor))
  const rows = await db
    .selectFrom('couriers')
    .select(['id', 'name', 'is_own as isOwn'])
    .select(sql<number | null>`(select max(id) from handovers where courier_id = couriers.id)`.as('last'))
    .where('retired_at', 'is', null)
    .orderBy('is_own')
    .orderBy('name')
    .execute()
  const [last] = rows.filter((row) => row.last !== null).sort((one, other) => (other.last ?? 0) - (one.last ?? 0))
  return { carriers: rows.map(({ id, name, isOwn }) => ({ id, name, isOwn })), lastId: last?.id }
}

export type CarrierProblem =
  /** Nobody was chosen, or somebody who takes no parcels any more. */
  | 'no-carrier'
  | 'no-holder'
  /** The holder has the name of a courier. */
  | 'name-taken'
  | 'too-many'

/**
 * Returns the id of who was chosen. Somebody of the shop who is new is added; the transaction is that of the hand-over.
 */
export async function resolveCarrier(
  marketplace: Marketplace,
  carrier: ChosenCarrier,
): Promise<{ readonly id: number } | { readonly problem: CarrierProblem }> {
  const { carriers } = await listCarriers(marketplace)
  if ('id' in carrier)
    return carriers.some(({ id }) => id === carrier.id) ? { id: carrier.id } : { problem: 'no-carrier' }
  if (carrier.holder === '') return { problem: 'no-holder' }
  const known = carriers.find(({ name }) => name.toLowerCase() === carrier.holder.toLowerCase())
  if (known?.isOwn) return { id: known.id }
  const added = await addOwnCourier(marketplace, carrier.holder)
  return added.outcome === 'saved' ? { id: added.id } : { problem: added.outcome }
}
