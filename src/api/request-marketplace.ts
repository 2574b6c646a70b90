import type { Context } from 'hono'
import { visitor } from '#domain/access/actor.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Returns the marketplace for a request: a visitor acts until a session or a private link says otherwise. With what
 * middleware has stored in the context: the network, the cache metadata, its turns and the database handle.
 */
export function requestMarketplace(context: Context, marketplace: Marketplace): Marketplace {
  const network: Marketplace['network'] = context.get('network')
  const cacheMetadata: Marketplace['cacheMetadata'] = context.get('cacheMetadata')
  const takeTurn: Marketplace['takeTurn'] = context.get('takeTurn')
  const takeReadTurn: Marketplace['takeReadTurn'] = context.get('takeReadTurn')
  const withoutTurn: Marketplace['withoutTurn'] = context.get('withoutTurn')
  const db: Marketplace['db'] | undefined = context.get('database')
  return {
    ...marketplace,
    actor: visitor,
    ...(network && { network }),
    ...(cacheMetadata && { cacheMetadata }),
    ...(takeTurn && { takeTurn }),
    ...(takeReadTurn && { takeReadTurn }),
    ...(withoutTurn && { withoutTurn }),
    ...(db && { db }),
  }
}
