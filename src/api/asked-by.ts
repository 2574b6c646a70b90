import type { Context } from 'hono'
import type { Marketplace } from '#domain/marketplace.ts'

/** The marketplace as the one who asks may use it: the server notes with the request who that is. */
export function askedBy(context: Context, marketplace: Marketplace): Marketplace {
  const visitor: Marketplace['visitor'] = context.get('visitor')
  return visitor ? { ...marketplace, visitor } : marketplace
}
