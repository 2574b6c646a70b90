import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Marketplace } from '#domain/marketplace.ts'
import { type PlaceOrder, placingInBatches } from '#domain/orders/place-in-batches.ts'
import type { Handler } from './answer.ts'
import { type Route, type RouteName, routes } from './contract/routes.ts'
import { brandHandlers } from './handlers/brands.ts'
import { commentHandlers } from './handlers/comments.ts'
import { correspondenceHandlers } from './handlers/correspondence.ts'
import { documentationHandlers } from './handlers/documentation.ts'
import { imageHandlers } from './handlers/images.ts'
import { membershipHandlers } from './handlers/memberships.ts'
import { orderHandlers } from './handlers/orders.ts'
import { productHandlers } from './handlers/products.ts'
import { Problem, problemFrom, problemResponse } from './problem.ts'

export interface ApiOptions {
  readonly marketplace: Marketplace
  /** Where visitors find the shop, without a slash at the end. */
  readonly publicUrl: string
  /** Absent: orders are placed together with those of this API only. */
  readonly placeOrder?: PlaceOrder
}

/** The calls of the contract, to be mounted at /api. */
export function createApi({ marketplace, publicUrl, placeOrder = placingInBatches(marketplace) }: ApiOptions): Hono {
  const handlers: Record<RouteName, Handler> = {
    ...productHandlers(marketplace),
    ...brandHandlers(marketplace),
    ...commentHandlers(marketplace),
    ...imageHandlers(marketplace),
    ...correspondenceHandlers(marketplace),
    ...membershipHandlers(marketplace),
    ...orderHandlers(marketplace, placeOrder),
    ...documentationHandlers(publicUrl),
  }

  const api = new Hono()
  api.onError((error) => problemResponse(problemFrom(error), publicUrl))
  api.use('*', publicReading)
  for (const [name, { method, path }] of Object.entries(routes))
    api.on(method, honoPath(path), handlers[name as RouteName])
  for (const [path, methods] of methodsByPath()) api.all(honoPath(path), (context) => otherMethod(context, methods))
  api.all('*', () => {
    throw new Problem('not-found', 'There is nothing at this address.', {})
  })
  return api
}

/** Any site may read the catalogue; writing is for this shop's own pages and for programs that are no browser. */
const publicReading: MiddlewareHandler = async (context, next) => {
  await next()
  const { headers } = context.res
  headers.set('X-Content-Type-Options', 'nosniff')
  if (['GET', 'HEAD'].includes(context.req.method)) {
    headers.set('Access-Control-Allow-Origin', '*')
    headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
    headers.set('Access-Control-Expose-Headers', 'ETag, Retry-After')
  }
}

function otherMethod(context: Context, methods: readonly string[]): Response {
  const allow = [...methods, 'OPTIONS'].join(', ')
  if (context.req.method !== 'OPTIONS') {
    throw new Problem('method-not-allowed', `This address answers ${allow}.`, {}, { Allow: allow })
  }
  const reading = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Max-Age': '86400',
  }
  return new Response(null, { status: 204, headers: { Allow: allow, ...(methods.includes('GET') && reading) } })
}

function methodsByPath(): Map<string, string[]> {
  const methods = new Map<string, string[]>()
  for (const { method, path } of Object.values<Route>(routes)) {
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'get' ? ['GET', 'HEAD'] : ['POST'])])
  }
  return methods
}

/** `{id}` in the contract, `:id` in the router. */
function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}
