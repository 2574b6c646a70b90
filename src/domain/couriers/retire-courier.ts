import { mayEditCouriers } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockCourier } from './list-couriers.ts'

/**
 * Retires a courier: no further hand-over begins with it, and those that are open continue. What it took stays in the
 * books. Requires an owner. Throws NotFound.
 */
export async function retireCourier(marketplace: Marketplace, id: number): Promise<void> {
  requireAllowed(mayEditCouriers(marketplace.actor))
  await setRetired(marketplace, id, { isRetired: true })
}

/** Restores a retired courier. Requires an owner. Throws NotFound. */
export async function restoreCourier(marketplace: Marketplace, id: number): Promise<void> {
  requireAllowed(mayEditCouriers(marketplace.actor))
  await setRetired(marketplace, id, { isRetired: false })
}

async function setRetired(
  marketplace: Marketplace,
  id: number,
  { isRetired }: { readonly isRetired: boolean },
): Promise<void> {
  await inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const { retiredAt } = await lockCourier(marketplace, id)
    if ((retiredAt !== undefined) === isRetired) return
    const retired_at = isRetired ? clock.now() : null
    await db.updateTable('couriers').set({ retired_at }).where('id', '=', id).execute()
    const action = isRetired ? 'retired' : 'restored'
    const [before, after] = [{ isRetired: !isRetired }, { isRetired }]
    await recordAudit(marketplace, { entity: 'courier', id, action, before, after })
  })
}
