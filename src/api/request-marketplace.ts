import type { Context } from 'hono'
import { visitor } from '#domain/access/actor.ts'
import type { Marketplace, RequestContext } from '#domain/marketplace.ts'

/** Adds to what operations know of this request. For middleware. */
export function describeRequest(context: Context, part: Partial<RequestContext>): void {
  context.set('request', { ...context.get('request'), ...part })
}

/** Returns the marketplace for a request: a visitor acts until a session or a private link says otherwise. */
export function requestMarketplace(context: Context, marketplace: Marketplace): Marketplace {
  const request: Partial<RequestContext> | undefined = context.get('request')
  const db: Marketplace['db'] | undefined = context.get('database')
  return { ...marketplace, actor: visitor, request: { ...marketplace.request, ...request }, ...(db && { db }) }
}
