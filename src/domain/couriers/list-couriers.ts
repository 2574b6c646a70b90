import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Courier, maxCouriers } from './courier.ts'
import { courierFromRow, selectCouriers } from './courier-rows.ts'

/** Lists the couriers by name, those that are retired last, without the payment gateway. */
export async function listCouriers(marketplace: Marketplace): Promise<Courier[]> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const rows = await selectCouriers(marketplace)
    .where('is_gateway', '=', false)
    .orderBy(({ eb }) => eb('retired_at', 'is not', null))
    .orderBy('name')
    .limit(maxCouriers)
    .execute()
  return rows.map(courierFromRow)
}

/** Returns a courier. Throws NotFound. */
export async function getCourier(marketplace: Marketplace, id: number): Promise<Courier> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const row = await selectCouriers(marketplace).where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('courier', id)
  return courierFromRow(row)
}

/** Locks a courier until the transaction ends, and returns it. Throws NotFound. */
export async function lockCourier(marketplace: Marketplace, id: number): Promise<Courier> {
  await marketplace.db.selectFrom('couriers').select('id').where('id', '=', id).forUpdate().execute()
  return getCourier(marketplace, id)
}
