import assert from 'node:assert/strict'
import type { Hono } from 'hono'
import { sql } from 'kysely'
import type { z } from 'zod'
import { createApi } from '#api/api.ts'
import { readHeaders, redirectHeaders, waitHeaders } from '#api/contract/parameters.ts'
import { type ProblemSlug, problems } from '#api/contract/problems.ts'
import { type Route, routes } from '#api/contract/routes.ts'
import { connect, type DatabaseAddress } from '#database/connect.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { TestShop } from './test-shop.ts'

export const publicUrl = 'https://hirfa.example'

export interface ApiResponse {
  readonly status: number
  readonly headers: Headers
  /** The parsed JSON, or the text of another content type. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look at single fields, after the contract has been checked
  readonly body: any
}

/** Calls the API as a client would, and checks every response against the contract. */
export interface ApiClient {
  get(path: string, headers?: Record<string, string>): Promise<ApiResponse>
  /** Sends a value as JSON; a string is sent unchanged. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<ApiResponse>
  send(path: string, request: RequestInit): Promise<ApiResponse>
}

export function apiClient(marketplace: Marketplace, api: Hono = createApi({ marketplace, publicUrl })): ApiClient {
  const send = async (path: string, request: RequestInit): Promise<ApiResponse> => {
    const response = await api.request(path, request)
    const text = await response.text()
    const body = response.headers.get('Content-Type')?.includes('json') && text ? JSON.parse(text) : text
    const answer = { status: response.status, headers: response.headers, body }
    expectContract(request.method ?? 'GET', new URL(path, publicUrl).pathname, answer)
    return answer
  }
  return {
    send,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body, headers = {}) =>
      send(path, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
  }
}

/** Fails unless the contract permits this response, including every member. */
export function expectContract(method: string, pathname: string, { status, headers, body }: ApiResponse): void {
  const reads = ['GET', 'HEAD'].includes(method)
  const ofPath = Object.values<Route>(routes).filter(({ path }) => routePattern(path).test(pathname))
  const route = ofPath.find((route) => route.method === (reads ? 'get' : method.toLowerCase()))
  if (status === 204 || status === 304) {
    assert.ok(status === 204 ? method === 'OPTIONS' && ofPath.length > 0 : route && reads)
    assert.equal(body, '')
    if (status === 304) expectShape(readHeaders, named(headers, 'ETag'))
  } else if (route?.redirect !== undefined && status === 302) {
    assert.equal(body, '')
    expectShape(redirectHeaders, named(headers, 'Location'))
  } else if (route && status === route.success.status) {
    expectSuccess(method, route, headers, body)
  } else {
    const general: ProblemSlug[] = ofPath.length > 0 ? ['method-not-allowed'] : ['not-found']
    expectProblem(route?.problems ?? general, `${method} ${pathname}`, { status, headers, body })
  }
}

function expectProblem(slugs: readonly ProblemSlug[], call: string, { status, headers, body }: ApiResponse): void {
  const possible = slugs.filter((slug) => problems[slug].status === status)
  assert.notEqual(possible.length, 0, `${call} may not be answered ${status}: ${JSON.stringify(body)}`)
  assert.equal(headers.get('Content-Type'), 'application/problem+json')
  if (status === 429 || status === 503) expectShape(waitHeaders, named(headers, 'Retry-After'))
  if (body !== '') expectShape(schemaOfProblem(possible, body), body)
}

function expectSuccess(method: string, { success }: Route, headers: Headers, body: unknown): void {
  if (method === 'GET' || method === 'HEAD') expectShape(readHeaders, named(headers, 'ETag'))
  const mediaType = headers.get('Content-Type')?.split(';')[0] ?? 'none'
  assert.ok(success.mediaTypes.includes(mediaType), `${mediaType} is not in the contract`)
  if (success.schema && method !== 'HEAD') expectShape(success.schema, body)
}

function named(headers: Headers, name: string) {
  return { [name]: headers.get(name) }
}

/** Schemas strip unknown members, so a body with an extra member differs after parsing. */
function expectShape(schema: z.ZodType, body: unknown): void {
  assert.deepEqual(body, schema.parse(body))
}

function schemaOfProblem(possible: readonly ProblemSlug[], body: unknown): z.ZodType {
  const slug = possible.find((slug) => (body as { type: string }).type === `${publicUrl}/api/docs#${slug}`)
  assert.ok(slug, `${JSON.stringify(body)} is none of ${possible.join(', ')}`)
  return problems[slug].schema
}

/** A segment in braces matches any segment without a slash. */
function routePattern(path: string): RegExp {
  return new RegExp(`^${path.replace('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
}

/** Adds many products in one statement. Each has a size with one unit in stock. */
export async function stockManyProducts({ marketplace: { db }, hasStore }: TestShop, count: number): Promise<void> {
  const storeId = await hasStore()
  await sql`
    with added as (
      insert into products (store_id, name, model, category, description, regular_price_millimes, main_color)
      select ${storeId}, 'Bowl ' || number, 'B-' || number, 'decor', repeat('Thrown in Nabeul. ', 20), 45000, 'Blue'
      from generate_series(1, ${count}::int) as number
      returning id
    ), sizes as (insert into variants (product_id, position, name) select id, 0, '' from added returning id)
    insert into stock_movements (variant_id, kind, pieces, actor_kind, actor_name) select id, 'restock', 1, 'system', 'maker' from sizes`.execute(
    db,
  )
}

/** An order as a client sends it. */
export function wireOrder(orderItems: readonly object[], total: number) {
  return {
    email: 'amel@example.tn',
    telephone: '22 333 444',
    adresse: '12 rue de la Kasbah',
    ville: 'Nabeul',
    nom: 'Amel',
    orderItems,
    total,
    paymentMethod: 'livraison',
  }
}

export async function countOrders({ marketplace: { db } }: TestShop): Promise<number> {
  return (await db.selectFrom('orders').select('id').execute()).length
}

/** The shop while its database is unavailable. */
export function withoutDatabase({ marketplace }: Pick<TestShop, 'marketplace'>, address: DatabaseAddress): Marketplace {
  return { ...marketplace, db: connect(address).database }
}

/** Whether a connection to the shop's database is waiting for a lock. */
export async function isWaitingForLock({ marketplace: { db } }: TestShop): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length > 0
}

/** Ends every connection to the shop's database that is waiting for a lock, as a server going down would. */
export async function terminateWaitingConnections({ marketplace: { db } }: TestShop): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length > 0) return
  }
}
