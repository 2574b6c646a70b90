import type { CustomerActor } from '#domain/access/actor.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { findOrderIdByToken } from './order-token.ts'

/**
 * Returns the marketplace for the customer with the private link of an order. Throws NotFound for an unknown token.
 */
export async function asCustomer(
  marketplace: Marketplace,
  token: string,
): Promise<Marketplace & { readonly actor: CustomerActor }> {
  const orderId = await findOrderIdByToken(marketplace, token)
  if (orderId === undefined) throw new NotFound('order', 'with this token')
  return { ...marketplace, actor: { kind: 'customer', orderId } }
}
