import { mayEditCouriers } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { setRetired } from '#domain/audit/set-retired.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockCourier } from './list-couriers.ts'

/**
 * Retires a courier: no further hand-over begins with it, and those that are open continue. What it took stays in the
 * books. Requires an owner. Throws NotFound.
 */
export async function retireCourier(marketplace: Marketplace, id: number): Promise<void> {
  requireAllowed(mayEditCouriers(marketplace.actor))
  await retire(marketplace, id, true)
}

/** Restores a retired courier. Requires an owner. Throws NotFound, also for the payment gateway. */
export async function restoreCourier(marketplace: Marketplace, id: number): Promise<void> {
  requireAllowed(mayEditCouriers(marketplace.actor))
  await retire(marketplace, id, false)
}

async function retire(marketplace: Marketplace, id: number, isRetired: boolean): Promise<void> {
  await inTransaction(marketplace, async (marketplace) => {
    const { retiredAt, isGateway } = await lockCourier(marketplace, id)
    if (isGateway) throw new NotFound('courier', id)
    await setRetired(marketplace, { entity: 'courier', id, wasRetired: retiredAt !== undefined, isRetired })
  })
}
