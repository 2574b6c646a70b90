import type { Context } from 'hono'
import type { Marketplace } from '#domain/marketplace.ts'

/** The marketplace as the one who asks may use it: the server notes with the request who that is, and what is shown. */
export function askedBy(context: Context, marketplace: Marketplace): Marketplace {
  const visitor: Marketplace['visitor'] = context.get('visitor')
  const shown: Marketplace['shown'] = context.get('shown')
  return { ...marketplace, ...(visitor && { visitor }), ...(shown && { shown }) }
}
