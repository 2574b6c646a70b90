import type { Context } from 'hono'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Returns the marketplace with what middleware has stored in the context: the visitor, the cache metadata and the database
 * handle for batched reads.
 */
export function requestMarketplace(context: Context, marketplace: Marketplace): Marketplace {
  const visitor: Marketplace['visitor'] = context.get('visitor')
  const cacheMetadata: Marketplace['cacheMetadata'] = context.get('cacheMetadata')
  const db: Marketplace['db'] | undefined = context.get('reads')
  return { ...marketplace, ...(visitor && { visitor }), ...(cacheMetadata && { cacheMetadata }), ...(db && { db }) }
}
