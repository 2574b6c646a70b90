import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '#database/connect.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import type { Product } from '#domain/catalog/product.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import type { OrderRequest } from '#domain/orders/order.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { cancelOwnOrder } from '#domain/orders/status/cancel-own-order.ts'
import { readDatabaseState } from './ledger/database-state.ts'
import type { StoredOrder } from './ledger/evidence.ts'
import type { FaultProxy, Side } from './ledger/fault-proxy.ts'
import { openProxiedDatabase } from './ledger/proxied-database.ts'
import { keysAreRecorded } from './ledger/rules/consistency.ts'
import { databaseName } from './support/test-database.ts'
import { testDatabaseAddress } from './support/test-database-address.ts'
import { openTestShop, type TestShop } from './support/test-shop.ts'

const sides: readonly Side[] = ['before', 'after']

test('an order whose connection breaks at any statement is placed completely or not at all, and once after a retry', async (t) => {
  await using shop = await openBreakableShop()
  const questions = await questionsOf(shop, () => placeOrder(shop.beyond, requestOf(shop, 'unbroken')))
  assert.ok(questions.length > 8, questions.join('\n'))

  for (const side of sides)
    for (const [step, question] of questions.entries())
      await t.test(`${side} step ${step + 1}, ${nameOf(question)}`, async () => {
        const requestId = `${side}-${step}`
        const request = requestOf(shop, requestId)
        shop.proxy.cutAt(side, atStep(step))

        await assert.rejects(placeOrder(shop.beyond, request))
        const left = await ordersOf(shop, requestId)
        const isCommitted = side === 'after' && question === 'commit'
        assert.equal(left.length, isCommitted ? 1 : 0)

        const again = await placeOrder(shop.beyond, request)
        assert.ok(again.outcome === 'placed')
        const [order, ...others] = await ordersOf(shop, requestId)
        assert.deepEqual([order?.number, others], [again.order.number, []])
        await expectSoundBooks(shop)
      })
})

test('a cancellation whose connection breaks at any statement restocks everything once', async (t) => {
  await using shop = await openBreakableShop()
  const place = async (requestId: string) => {
    const placed = await placeOrder(shop.marketplace, requestOf(shop, requestId))
    assert.ok(placed.outcome === 'placed')
    return placed.order.token
  }
  const token = await place('unbroken')
  const questions = await questionsOf(shop, async () => cancelOwnOrder(await asCustomer(shop.beyond, token)))

  for (const side of sides)
    for (const [step, question] of questions.entries())
      await t.test(`${side} step ${step + 1}, ${nameOf(question)}`, async () => {
        const requestId = `${side}-${step}`
        const token = await place(requestId)
        shop.proxy.cutAt(side, atStep(step))

        await assert.rejects(asCustomer(shop.beyond, token).then(cancelOwnOrder))
        await expectSoundBooks(shop)
        assert.deepEqual(await cancelOwnOrder(await asCustomer(shop.beyond, token)), { outcome: 'cancelled' })

        const [order] = await ordersOf(shop, requestId)
        assert.equal(order?.status, 'cancelled')
        await expectSoundBooks(shop)
      })
})

interface BreakableShop extends AsyncDisposable {
  readonly marketplace: Marketplace
  /** The same shop through the breaking connection. */
  readonly beyond: Marketplace
  readonly proxy: FaultProxy
  readonly bowl: Product
  readonly requestFor: TestShop['requestFor']
}

async function openBreakableShop(): Promise<BreakableShop> {
  const shop = await openTestShop()
  const sizes = [
    { name: 'S', stock: 500 },
    { name: 'L', stock: 500 },
  ]
  const { id } = await shop.sells({ sizes })
  const name = await databaseName({ database: shop.marketplace.db })
  const { proxy, address } = await openProxiedDatabase(testDatabaseAddress(name))
  const { database: db, close } = connect(address)
  return {
    ...{ marketplace: shop.marketplace, beyond: { ...shop.marketplace, db }, proxy },
    ...{ bowl: await getProduct(shop.marketplace, id), requestFor: shop.requestFor },
    async [Symbol.asyncDispose]() {
      await close()
      await proxy.close()
      await shop[Symbol.asyncDispose]()
    },
  }
}

/** An order request of two lines of two sizes, named after the request id. */
function requestOf({ bowl, requestFor }: BreakableShop, requestId: string): OrderRequest {
  const lines = bowl.sizes.map((size, index) => ({ product: bowl, sizeId: size.id, quantity: index + 1 }))
  const request = requestFor(lines, { idempotencyKey: requestId })
  return { ...request, customer: { ...request.customer, name: requestId } }
}

/** The statements that run when no connection breaks. */
async function questionsOf({ proxy }: BreakableShop, story: () => Promise<unknown>): Promise<string[]> {
  const questions: string[] = []
  proxy.cutAt('before', ({ sql }) => {
    questions.push(sql)
    return false
  })
  await story()
  return questions
}

function atStep(step: number): () => boolean {
  let asked = 0
  return () => asked++ === step
}

function nameOf(question: string): string {
  return question.replaceAll('"', '').split(/\s+/).slice(0, 4).join(' ')
}

async function ordersOf({ marketplace }: BreakableShop, requestId: string): Promise<StoredOrder[]> {
  return (await readDatabaseState(marketplace.db)).orders.filter((order) => order.requestId === requestId)
}

/** The rules that need no history. */
async function expectSoundBooks({ marketplace }: BreakableShop): Promise<void> {
  const state = await readDatabaseState(marketplace.db)
  const calls = state.orders.map(({ requestId }) => ({ operation: { kind: 'order', requestId, hasKey: true } }))
  assert.deepEqual(keysAreRecorded({ state, calls } as never), [])
  assert.deepEqual(await Array.fromAsync(findAllViolations(marketplace)), [])
}
