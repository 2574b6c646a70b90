import { timingSafeEqual } from 'node:crypto'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Phone, parsePhone } from '#domain/phone.ts'
import { sha256 } from '#domain/sha256.ts'

/** What somebody without the private link names an order by. It shows the order's progress and changes nothing. */
export interface OrderClaim {
  /** As `parseOrderNumber` returns it. */
  readonly number: string
  readonly phone: Phone
}

/**
 * Returns the order with this number and phone. An unknown number, another phone and an erased order take the same
 * query and the same comparison, so that their times tell nothing.
 */
export async function findClaimedOrder({ db }: Marketplace, { number, phone }: OrderClaim) {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'customer_phone as phone', 'customer_email as email'])
    .where('number', '=', number)
    .executeTakeFirst()
  const isSamePhone = timingSafeEqual(sha256(order?.phone ?? ''), sha256(phone))
  // What stands for the phone of an erased order is no phone, so nobody can claim it.
  return isSamePhone && parsePhone(phone) === phone ? order : undefined
}
