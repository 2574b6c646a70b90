import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type Route, routes } from '#api/contract/routes.ts'
import type { Product } from '#domain/catalog/product.ts'
import fc from '#tests/support/fast-check.ts'
import { acceptCards } from '#tests/support/konnect-service.ts'
import { type ApiClient, type ApiResponse, apiClient } from './support/api-client.ts'
import { countRows } from './support/count-rows.ts'
import { isLongRun } from './support/long-run.ts'
import { OrderModel } from './support/order-model.ts'
import { arbitraryOf, hostileValues, malformed } from './support/schema-arbitraries.ts'
import { openTestShop, type TestShop } from './support/test-shop.ts'

const bodies = { numRuns: isLongRun ? 60 : 20 }
const addresses = { numRuns: isLongRun ? 40 : 20 }

for (const [name, route] of Object.entries<Route>(routes))
  if (route.body)
    test(`${name} responds to any body as the contract says, and a rejection changes nothing`, async (t) => {
      await using shop = await openFuzzShop(t)
      const values = arbitraryOf(route.body ?? assert.fail())
      const sent = fc.oneof(values, malformed(values), fc.jsonValue(), fc.constantFrom(...hostileValues))
      await fc.assert(
        fc.asyncProperty(
          sent,
          async (body) => void (await expectPromised(shop, () => shop.api.post(route.path, body))),
        ),
        bodies,
      )
    })
  else
    test(`${name} responds to any URL as the contract says, and changes nothing`, async (t) => {
      await using shop = await openFuzzShop(t)
      const address = fc.tuple(pathsOf(route), queriesOf(route)).map(([path, query]) => `${path}${query}`)
      await fc.assert(
        fc.asyncProperty(address, async (address) => void (await expectPromised(shop, () => shop.api.get(address)))),
        addresses,
      )
    })

test('responses to orders match those of a model of the shop', async (t) => {
  await using shop = await openFuzzShop(t)
  const model = new OrderModel(shop.products)
  const pieces = shop.products.flatMap(({ id, sizes }) => sizes.map((size) => ({ productId: id, sizeId: size.id })))
  const wrong = [{ productId: 99, sizeId: 1 }, { productId: 1, sizeId: 99 }, { productId: 1 }, { productId: 2 }]
  const line = fc.record({
    piece: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...pieces) }, fc.constantFrom(...wrong)),
    quantity: fc.integer({ min: 1, max: 4 }),
  })
  const drawn = fc.record({
    body: arbitraryOf(routes.placeOrder.body ?? assert.fail()),
    items: fc.array(
      line.map(({ piece, quantity }) => ({ ...piece, quantity })),
      { minLength: 1, maxLength: 3 },
    ),
    key: fc.option(fc.constantFrom('one', 'two', 'three', 'four', 'five', 'six'), { nil: undefined, freq: 1 }),
    isTotalRight: fc.integer({ min: 0, max: 9 }).map((chance) => chance > 0),
  })
  await fc.assert(
    fc.asyncProperty(drawn, async ({ body, items, key, isTotalRight }) => {
      const total = isTotalRight ? { total: model.totalOf({ lines: items }) / 1000 } : {}
      // The shop has no discount codes: every drawn one would be refused.
      const { code: _, ...rest } = body as { readonly code?: string }
      const order = { ...rest, orderItems: items, ...total }
      const expected = model.answerTo(order, key)

      const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key }
      const answer = await expectPromised(shop, () => shop.api.post('/orders', order, headers))

      assert.equal(answer.status, expected, JSON.stringify([order, answer.body]))
      const { stock, 'public.orders': orders } = shop.rows ?? {}
      assert.deepEqual([stock, orders], [model.stockLeft(), model.orders])
    }),
    { numRuns: isLongRun ? 150 : 50 },
  )
  for (const status of [201, 409, 422]) assert.ok(shop.statuses.has(status), `no order was answered ${status}`)
})

const oddBodies: Record<string, string | Buffer> = {
  'nothing at all': '',
  'half a body': '{"email":"amel@',
  'a body nested a thousand times': `${'['.repeat(1000)}${']'.repeat(1000)}`,
  'a body nested in objects': `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  'a field twice': '{"email":"a@b.tn","email":"c@d.tn"}',
  'a prototype': '{"__proto__":{"email":"a@b.tn"},"constructor":{"prototype":{"isAdmin":true}}}',
  'bytes that are no text': Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
  'a byte order mark': '\ufeff{"email":1}',
  'sixteen bits a letter': Buffer.from('{"email":1}', 'utf16le'),
  'more than is allowed': `{"email":"${'x'.repeat(70_000)}"}`,
  'a number of a thousand digits': `{"email":${'9'.repeat(1000)}}`,
}

test('a malformed body is rejected by every call, and changes nothing', async (t) => {
  await using shop = await openFuzzShop(t)
  const paths = Object.values<Route>(routes).flatMap(({ body, path }) => (body ? [path] : []))
  // In a short run one of the headers by turns.
  for (const [turn, [what, body]] of Object.entries(oddBodies).entries())
    for (const [place, path] of paths.entries())
      for (const headers of isLongRun ? oddHeaders : [oddHeaders[(turn + place) % oddHeaders.length]])
        await expectPromised(shop, () => {
          const request = { method: 'POST', body: new Uint8Array(Buffer.from(body)), headers: { ...json, ...headers } }
          return shop.api.send(path, request)
        }).catch((error) => assert.fail(`${what} to ${path}: ${error}`))
})

const oddHeaders = [{}, { 'Content-Encoding': 'gzip' }, { 'Content-Type': 'application/json; charset=utf-16' }]

const json = { 'Content-Type': 'application/json' }

interface FuzzShop extends TestShop {
  readonly api: ApiClient
  readonly products: readonly Product[]
  /** After the last call. */
  rows: Awaited<ReturnType<typeof countRows>> | undefined
  /** How often each status was returned. */
  readonly statuses: Map<number, number>
}

async function openFuzzShop(t: TestContext): Promise<FuzzShop> {
  const shop = await openTestShop()
  // Otherwise an order to be paid online is refused, which the model does not know.
  await acceptCards(shop.marketplace)
  const sizes = ['S', 'L'].map((name) => ({ name, stock: 40 }))
  const products = [await shop.sells({ sizes }), await shop.sells({ sizes: [{ name: '', stock: 40 }] })]
  const fuzzShop: FuzzShop = {
    ...shop,
    api: apiClient(shop.marketplace),
    products,
    rows: undefined,
    statuses: new Map(),
  }
  t.after(() => {
    const answers = [...fuzzShop.statuses].map(([status, times]) => `${times} times ${status}`)
    t.diagnostic(answers.join(', '))
  })
  return fuzzShop
}

/** The client checks each response against the contract; expects no server error and no change. */
async function expectPromised(shop: FuzzShop, call: () => Promise<ApiResponse>): Promise<ApiResponse> {
  const before = shop.rows ?? (await countRows(shop.marketplace))
  const answer = await call()
  const { status, body } = answer
  shop.statuses.set(status, (shop.statuses.get(status) ?? 0) + 1)
  assert.ok(status < 500, `${status} ${JSON.stringify(body)}`)
  shop.rows = await countRows(shop.marketplace)
  if (status !== 201) assert.deepEqual(shop.rows, before)
  return answer
}

const oddSegments = ['0', '-1', '1.5', '99999999999999999999', 'x', '%00', '%2e%2e', '..%2f..', '%ff', "1'--", 'NaN']

function pathsOf({ path }: Route): fc.Arbitrary<string> {
  const segment = fc.oneof(
    fc.constantFrom('1', '2', '3', ...oddSegments),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
  )
  return path.includes('{') ? segment.map((part) => path.replace(/\{\w+\}/, () => part)) : fc.constant(path)
}

function queriesOf({ query }: Route): fc.Arbitrary<string> {
  if (!query) return fc.constant('')
  return fc.oneof(arbitraryOf(query), malformed(arbitraryOf(query))).map((values) => {
    const pairs = Object.entries((values ?? {}) as object).map(([name, value]) => [name, textOf(value).toWellFormed()])
    return `?${new URLSearchParams(pairs)}`
  })
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
