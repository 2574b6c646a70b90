import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { CompiledQuery } from 'kysely'
import { dinars } from '#domain/money.ts'
import { createApp } from '#server/app.ts'
import { listen } from '#server/listen.ts'
import { clientDirectory, loadPages } from '#server/pages.ts'
import { defaultQueueLimits } from '#server/queue-requests.ts'
import { publicUrl, stockManyProducts } from '#tests/support/api-client.ts'
import { promote } from '#tests/support/catalog-changes.ts'
import { openInstance } from '#tests/support/instance.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

/** Their list is larger than what is assembled in memory. */
const products = 4000
const batches = products / 200

suite('a list of 4,000 products', () => {
  let shop: TestShop
  before(async () => {
    shop = await openTestShop()
    await stockManyProducts(shop, products)
  })
  after(() => shop[Symbol.asyncDispose]())

  async function tagOf({ app }: { app: ReturnType<typeof createApp> }, headers: Record<string, string> = {}) {
    const response = await app.request('/api/products', { headers })
    await response.arrayBuffer()
    return { status: response.status, tag: response.headers.get('ETag') ?? '' }
  }

  test('a long list is sent in chunks to each client, and never stored', async () => {
    await using instance = await openInstance(shop)
    const sent = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const response = await instance.app.request('/api/products')
        assert.equal(response.headers.get('Content-Length'), null)
        const chunks = (await Array.fromAsync(response.body ?? [])) as Uint8Array<ArrayBuffer>[]
        return { longest: Math.max(...chunks.map(({ byteLength }) => byteLength)), text: await new Blob(chunks).text() }
      }),
    )
    for (const { longest, text } of sent) {
      assert.ok(longest < 300_000, `a chunk has ${longest} bytes`)
      const list = JSON.parse(text)
      assert.equal(list.total, products)
      assert.equal(new Set(list.products.map(({ id }: { id: number }) => id)).size, products)
    }
    assert.equal(instance.pageCache.stats().pages, 0)
    const { status, headers, body } = await instance.app.request('/api/products', { method: 'HEAD' })
    assert.deepEqual([status, body], [200, null])
    assert.match(headers.get('ETag') ?? '', /^"[^"]+"$/)
  })

  test('a long list that has not changed is not sent again; any change of its data gives it another tag', async () => {
    await using instance = await openInstance(shop)
    await using another = await openInstance(shop)
    const { tag } = await tagOf(instance)
    assert.deepEqual(await tagOf(instance, { 'If-None-Match': tag }), { status: 304, tag })
    assert.deepEqual((await tagOf(instance, { 'If-None-Match': `"x", W/${tag}` })).status, 304)
    assert.equal((await tagOf(instance, { 'If-None-Match': '"x"' })).status, 200)
    assert.equal((await tagOf(another, { 'If-None-Match': tag })).status, 200, 'another process does not know the tag')

    await shop.marketplace.db.updateTable('products').set({ name: 'Renamed' }).where('id', '=', 3000).execute()
    await instance.changeFeed.resync()
    const renamed = await tagOf(instance, { 'If-None-Match': tag })
    assert.equal(renamed.status, 200)
    assert.notEqual(renamed.tag, tag)
    assert.equal((await tagOf(instance, { 'If-None-Match': renamed.tag })).status, 304)
  })

  test('a long list has expired when a promotion begins', async () => {
    await using instance = await openInstance(shop)
    const at = (seconds: number) => new Date(shop.clock.now().getTime() + seconds * 1000)
    const plan = { productId: 1, startsAt: at(60), endsAt: at(120), renewsWeekly: false, price: dinars(30) }
    await promote(shop.marketplace, plan)
    await instance.changeFeed.resync()
    const { tag } = await tagOf(instance)
    assert.equal((await tagOf(instance, { 'If-None-Match': tag })).status, 304)
    shop.clock.passes({ seconds: 61 })
    assert.equal((await tagOf(instance, { 'If-None-Match': tag })).status, 200)
  })

  test('while the change feed is disconnected a long list has a tag that is never current', async () => {
    const state = { isConnected: false }
    await using instance = await openInstance(shop, {
      wrapFeed: (feed) => ({ ...feed, isConnected: () => state.isConnected && feed.isConnected() }),
    })
    const { tag } = await tagOf(instance)
    state.isConnected = true
    assert.equal((await tagOf(instance, { 'If-None-Match': tag })).status, 200)
  })

  /** An app that counts its round trips to the database, how many run at the same time, and lets those after `failAfter` fail. */
  async function openCountedApp({ maxRunning = 16, failAfter = Number.POSITIVE_INFINITY } = {}) {
    const counts = { begun: 0, running: 0, most: 0 }
    const executeQuery = async (query: CompiledQuery) => {
      counts.begun += 1
      if (counts.begun > failAfter) throw new Error('The database went away')
      counts.running += 1
      counts.most = Math.max(counts.most, counts.running)
      return shop.marketplace.db.executeQuery(query).finally(() => {
        counts.running -= 1
      })
    }
    const db = new Proxy(shop.marketplace.db, {
      get: (target, name) => (name === 'executeQuery' ? executeQuery : Reflect.get(target, name, target)),
    })
    const marketplace = { ...shop.marketplace, db }
    const queueLimits = { ...defaultQueueLimits, reads: { ...defaultQueueLimits.reads, maxRunning } }
    const pages = await loadPages()
    return { app: createApp({ marketplace, publicUrl, pages, clientDirectory, queueLimits }), counts }
  }

  test('what a client does not read of a long list is not generated, and keeps nobody waiting', async () => {
    const { app, counts } = await openCountedApp({ maxRunning: 1 })
    const queriesOfOther = async () => {
      const before = counts.begun
      assert.equal((await app.request('/api/products?limit=1')).status, 200)
      return counts.begun - before
    }
    await queriesOfOther()
    const alone = await queriesOfOther()
    const before = counts.begun
    const response = await app.request('/api/products')
    assert.ok(counts.begun - before < batches)
    const reader = response.body?.getReader()
    await reader?.read()
    assert.equal(await queriesOfOther(), alone, 'nothing of the list was read meanwhile')
    await reader?.cancel()
    assert.equal(await queriesOfOther(), alone)
  })

  test('batches of long lists wait for their turns like other requests', async () => {
    const { app, counts } = await openCountedApp({ maxRunning: 1 })
    const responses = await Promise.all(Array.from({ length: 4 }, () => app.request('/api/products')))
    await Promise.all(responses.map((response) => response.arrayBuffer()))
    assert.ok(counts.begun >= 4 * batches)
    assert.equal(counts.most, 1)
  })

  test('a long list that cannot be completed ends without its end, and the server goes on', async () => {
    const { app, counts } = await openCountedApp({ failAfter: batches })
    const timeouts = { announcement: 0, quiet: 0, idle: 0, open: 0 }
    const server = await listen('127.0.0.1', 0, () => app, { timeouts })
    try {
      const response = await fetch(`${server.origin}/api/products`)
      assert.equal(response.status, 200)
      await assert.rejects(response.text())
      counts.begun = 0
      assert.equal((await fetch(`${server.origin}/api/products?limit=1`)).status, 200)
    } finally {
      await server.close()
    }
  })
})
