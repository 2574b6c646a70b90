import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Phone } from '#domain/phone.ts'

/**
 * SQL for the orders that use up a code: not those that were canceled or released, unless their pieces and their
 * discount went into another order.
 */
export const isUse = sql<boolean>`(orders.status not in ('cancelled', 'released') or orders.joined_into_id is not null)`

export async function countUses(marketplace: Marketplace, codeId: number): Promise<number> {
  const { uses } = await selectUses(marketplace, codeId).executeTakeFirstOrThrow()
  return uses
}

export async function countUsesOfPhone(marketplace: Marketplace, codeId: number, phone: Phone): Promise<number> {
  const { uses } = await selectUses(marketplace, codeId).where('customer_phone', '=', phone).executeTakeFirstOrThrow()
  return uses
}

/** Whether the phone number has an order that was not canceled. */
export async function hasOtherOrders({ db }: Marketplace, phone: Phone): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('customer_phone', '=', phone)
    .where(isUse)
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}

function selectUses({ db }: Marketplace, codeId: number) {
  return db
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('uses'))
    .where('discount_code_id', '=', codeId)
    .where(isUse)
}
