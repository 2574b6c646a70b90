import type { Context } from 'hono'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * The marketplace as the one who asks may use it: the server notes with the request who that is, what is shown, and
 * by which way to the database it is read.
 */
export function askedBy(context: Context, marketplace: Marketplace): Marketplace {
  const visitor: Marketplace['visitor'] = context.get('visitor')
  const shown: Marketplace['shown'] = context.get('shown')
  const db: Marketplace['db'] | undefined = context.get('reads')
  return { ...marketplace, ...(visitor && { visitor }), ...(shown && { shown }), ...(db && { db }) }
}
