import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Route, type RouteName, routes } from './contract/routes.ts'
import { brandHandlers } from './handlers/brands.ts'
import { commentHandlers } from './handlers/comments.ts'
import { contactAndNewsletterHandlers } from './handlers/contact-and-newsletter.ts'
import { documentationHandlers } from './handlers/documentation.ts'
import { imageHandlers } from './handlers/images.ts'
import { orderHandlers } from './handlers/orders.ts'
import { planRequestHandlers } from './handlers/plan-requests.ts'
import { productHandlers } from './handlers/products.ts'
import { Problem, problemFrom, problemResponse } from './problem.ts'
import { respondInLanguage } from './respond-in-language.ts'
import type { Handler } from './responses.ts'

export interface ApiOptions {
  readonly marketplace: Marketplace
  /** The public URL of the shop, without a trailing slash. */
  readonly publicUrl: string
}

/** The routes of the contract, to be mounted at /api. */
export function createApi({ marketplace, publicUrl }: ApiOptions): Hono {
  const respond = respondInLanguage(marketplace)
  const handlers: Record<RouteName, Handler> = {
    ...productHandlers(marketplace, respond),
    ...brandHandlers(respond),
    ...commentHandlers(marketplace, respond),
    ...imageHandlers(marketplace),
    ...contactAndNewsletterHandlers(marketplace),
    ...planRequestHandlers(marketplace),
    ...orderHandlers(marketplace),
    ...documentationHandlers(publicUrl),
  }

  const api = new Hono()
  api.onError((error) => problemResponse(problemFrom(error), publicUrl))
  api.use('*', allowCrossOriginReads)
  for (const [name, { method, path }] of Object.entries(routes))
    api.on(method, honoPath(path), handlers[name as RouteName])
  for (const [path, methods] of methodsByPath())
    api.all(honoPath(path), (context) => methodNotAllowed(context, methods))
  api.all('*', () => {
    throw new Problem('not-found', 'There is nothing at this address.', {})
  })
  return api
}

/** CORS: any site may read; only the shop's own pages and clients that are not browsers may write. */
const allowCrossOriginReads: MiddlewareHandler = async (context, next) => {
  await next()
  const { headers } = context.res
  headers.set('X-Content-Type-Options', 'nosniff')
  if (['GET', 'HEAD'].includes(context.req.method)) {
    headers.set('Access-Control-Allow-Origin', '*')
    headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
    headers.set('Access-Control-Expose-Headers', 'Age, Cache-Status, ETag, Link, Retry-After')
  }
}

function methodNotAllowed(context: Context, methods: readonly string[]): Response {
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
