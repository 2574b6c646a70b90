import { mayActInPublic } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { findOrderIdByToken } from './order-token.ts'

/** Returns the language of the order of a private link; undefined for an unknown token. */
export async function findOrderLinkLocale(marketplace: Marketplace, token: string): Promise<Locale | undefined> {
  requireAllowed(mayActInPublic(marketplace.actor))
  const orderId = await findOrderIdByToken(marketplace, token)
  if (orderId === undefined) return undefined
  const order = await marketplace.db.selectFrom('orders').select('locale').where('id', '=', orderId).executeTakeFirst()
  return order?.locale
}
