import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { pipeline } from '#database/pipeline.ts'
import type { ScalePicture } from '#domain/catalog/pictures/picture-scaler.ts'
import type { Product } from '#domain/catalog/product.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { toDinars } from '#domain/money.ts'
import { lockVariants } from '#domain/orders/lines/variant-statements.ts'
import { addRealPicture } from '#tests/support/real-picture.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { until } from '#tests/support/until.ts'
import { listen } from './listen.ts'
import { defaultQueueLimits, type QueueLimits } from './queue-requests.ts'
import { RequestQueue } from './request-queue.ts'

/** The shop on a real server, behind a trusted proxy, so that each request can have its own address. */
async function openServer({ marketplace }: TestShop, queueLimits: QueueLimits = defaultQueueLimits) {
  const trustedProxies = ['127.0.0.1']
  const server = await listen('127.0.0.1', 0, (publicUrl) =>
    testApp(marketplace, { publicUrl, trustedProxies, queueLimits }),
  )
  return { port: new URL(server.origin).port, [Symbol.asyncDispose]: server.close }
}

interface Answer {
  readonly status: number
  readonly retryAfter: string | null
}

/** In milliseconds: nobody is refused because of the time. */
const longWait = 600_000

/** Counts the requests that have come to a queue from now on. */
function countEntered(t: TestContext): () => number {
  const enter = t.mock.method(RequestQueue.prototype, 'enter')
  return () => enter.mock.callCount()
}

let orders = 0

async function order({ port }: { port: string }, bowl: Product, address: string): Promise<Answer> {
  orders += 1
  const response = await fetch(`http://127.0.0.1:${port}/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({
      ...{ nom: 'Amel', email: 'amel@example.tn', telephone: `2${String(orders).padStart(7, '0')}` },
      ...{ adresse: '12 rue de la Kasbah', ville: 'Nabeul', paymentMethod: 'livraison' },
      orderItems: [{ productId: bowl.id, sizeId: bowl.sizes[0]?.id, quantity: 1 }],
      total: toDinars(bowl.regularPrice) + 8,
    }),
  })
  await response.text()
  const retryAfter = response.headers.get('Retry-After')
  return { status: response.status, retryAfter }
}

const addresses = (count: number) => Array.from({ length: count }, (_, n) => `10.0.${n >> 8}.${n & 255}`)

/** Holds the lock of the size while `work` runs. */
function whileLocked<Result>({ marketplace }: TestShop, bowl: Product, work: () => Promise<Result>) {
  return inTransaction(marketplace, async (another) => {
    const size = { productId: bowl.id, sizeId: Number(bowl.sizes[0]?.id) }
    await pipeline(another.db, { locks: lockVariants(another, [size]) })
    return { result: await work() }
  })
}

test('of many buyers at once all get a response, and those who come again get all pieces', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 40 }] })
  await using server = await openServer(shop, {
    ...defaultQueueLimits,
    transactions: { maxRunning: 4, maxWaiting: 20, maxWaitMilliseconds: 5000 },
  })
  const statuses: number[] = []
  let rounds = 0
  // Whoever is refused comes again when the others have been answered.
  for (let waiting = addresses(120); waiting.length > 0; rounds++) {
    const answers = await Promise.all(waiting.map((address) => order(server, bowl, address)))
    const isRefused = answers.map(({ status }) => status === 503)
    for (const [index, { status, retryAfter }] of answers.entries())
      if (isRefused[index]) assert.match(retryAfter ?? '', /^[1-5]$/)
      else statuses.push(status)
    waiting = waiting.filter((_, index) => isRefused[index])
  }

  assert.equal(statuses.filter((status) => status === 201).length, 40)
  assert.equal(statuses.filter((status) => status === 409).length, 80)
  assert.ok(rounds > 1)
  assert.equal(await shop.stockOf(bowl.sizes[0]?.id), 0)
})

test('beyond the queue an order is refused early, and pages are still served', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 40 }] })
  await using server = await openServer(shop, {
    ...defaultQueueLimits,
    transactions: { maxRunning: 2, maxWaiting: 4, maxWaitMilliseconds: longWait },
  })
  const { result } = await whileLocked(shop, bowl, async () => {
    let refusedEarly = 0
    const answers = addresses(16).map(async (address) => {
      const answer = await order(server, bowl, address)
      if (answer.status === 503) refusedEarly += 1
      return answer
    })
    await until(() => refusedEarly === 16 - 2 - 4)
    const page = await fetch(`http://127.0.0.1:${server.port}/product/${bowl.id}`)
    assert.equal(page.status, 200)
    return answers
  })
  const answers = await Promise.all(result)
  const refused = answers.filter(({ status }) => status === 503)
  assert.equal(refused.length, 16 - 2 - 4)
  assert.equal(answers.filter(({ status }) => status === 201).length, 2 + 4)
  for (const { retryAfter } of refused) assert.match(retryAfter ?? '', /^[1-3]$/)
})

test('a client with many orders does not keep others waiting', async (t) => {
  const entered = countEntered(t)
  await using shop = await openTestShop()
  const bowl = await shop.sells({ sizes: [{ name: '', stock: 40 }] })
  await using server = await openServer(shop, {
    ...defaultQueueLimits,
    transactions: { maxRunning: 1, maxWaiting: 10, maxWaitMilliseconds: longWait },
  })
  const finished: string[] = []
  const orderOf = (address: string) =>
    order(server, bowl, address).then(({ status }) => {
      if (status === 201) finished.push(address)
      return status
    })
  const { result } = await whileLocked(shop, bowl, async () => {
    const many = Array.from({ length: 20 }, () => orderOf('192.0.2.1'))
    await until(() => entered() === 20)
    const few = ['192.0.2.2', '192.0.2.3'].map(orderOf)
    await until(() => entered() === 22)
    return { many, few }
  })
  assert.deepEqual(await Promise.all(result.few), [201, 201])
  await Promise.all(result.many)
  // One order of the busy client was running already, and one was next in turn.
  assert.ok(finished.indexOf('192.0.2.2') <= 2 && finished.indexOf('192.0.2.3') <= 3, finished.join())
})

test('pages are served while many clients wait for a slow link preview', async (t) => {
  await using shop = await openTestShop()
  const pictures = [{ fileName: await addRealPicture(shop), alt: '' }]
  const [bowl, other] = [await shop.sells({ pictures }), await shop.sells()]
  const finish = Promise.withResolvers<void>()
  let isDrawing = false
  const scalePicture: ScalePicture = async (...given) => {
    isDrawing = true
    await finish.promise
    return shop.marketplace.scalePicture(...given)
  }
  const slow = { ...shop, marketplace: { ...shop.marketplace, scalePicture } }
  await using server = await openServer(slow, {
    ...defaultQueueLimits,
    reads: { maxRunning: 4, maxRunningPerClient: 2, maxWaiting: 20, maxWaitMilliseconds: longWait },
  })
  const origin = `http://127.0.0.1:${server.port}`
  const html = await (await fetch(`${origin}/product/${bowl.id}`)).text()
  const [, preview] = /property="og:image" content="[^"]*(\/api\/image\/[^"]+)"/.exec(html) ?? []
  const entered = countEntered(t)
  const previews = addresses(8).map((address) => fetch(origin + preview, { headers: { 'X-Forwarded-For': address } }))
  await until(() => entered() >= 8 && isDrawing)
  const page = await fetch(`${origin}/product/${other.id}`)
  assert.equal(page.status, 200)
  await page.text()
  finish.resolve()
  for (const response of await Promise.all(previews)) assert.equal(response.status, 200)
})

test('reads beyond their queue are refused with 503 and Retry-After, a page with an error page', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  await using server = await openServer(shop, {
    ...defaultQueueLimits,
    reads: { maxRunning: 0, maxWaiting: 0, maxWaitMilliseconds: 5000 },
  })
  const paths = ['/shop?q=a', '/shop?q=b', '/shop?q=c', `/product/${bowl.id}`, '/api/products?q=a', '/api/products?q=b']
  const answers = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(`http://127.0.0.1:${server.port}${path}`)
      return { path, response, text: await response.text() }
    }),
  )
  for (const { path, response, text } of answers) {
    assert.equal(response.status, 503, path)
    assert.match(response.headers.get('Retry-After') ?? '', /^[1-5]$/)
    assert.match(text, path.startsWith('/api') ? /"status":503/ : /The shop is briefly unavailable/)
  }
})

test('a form that only reads waits for its turn as pages do', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  await using server = await openServer(shop, {
    ...defaultQueueLimits,
    reads: { maxRunning: 0, maxWaiting: 0, maxWaitMilliseconds: 5000 },
  })
  const body = new URLSearchParams({ products: String(bowl.id) })
  const response = await fetch(`http://127.0.0.1:${server.port}/profile`, { method: 'POST', body })
  assert.equal(response.status, 503)
  await response.text()
})
