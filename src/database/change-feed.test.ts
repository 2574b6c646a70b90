import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openProxiedDatabase } from '#tests/ledger/proxied-database.ts'
import { untilUpToDate } from '#tests/support/instance.ts'
import { databaseName } from '#tests/support/test-database.ts'
import { testDatabaseAddress } from '#tests/support/test-database-address.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { until } from '#tests/support/until.ts'
import { openChangeFeed } from './change-feed.ts'

const timings = { heartbeat: 20, minInterval: 2, maxAge: 100, resync: 100, socket: 400, retry: 20 }

async function openTestFeed({ marketplace: { db } }: TestShop) {
  const { proxy, address } = await openProxiedDatabase(testDatabaseAddress(await databaseName({ database: db })))
  const received: string[] = []
  const state = { disconnects: 0 }
  const onDisconnect = () => {
    state.disconnects += 1
  }
  const listener = { onChange: (tag: string) => received.push(tag), onDisconnect }
  const changeFeed = openChangeFeed(address, listener, timings)
  await untilUpToDate(changeFeed)
  return {
    ...{ proxy, received, changeFeed, state },
    async [Symbol.asyncDispose]() {
      await changeFeed.close()
      await proxy.close()
    },
  }
}

const notify = ({ marketplace: { db } }: TestShop, tag: string) => sql`select pg_notify('changed', ${tag})`.execute(db)

test('after a resync all changes committed before it have been received', async () => {
  await using shop = await openTestShop()
  await using feed = await openTestFeed(shop)
  for (const round of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await notify(shop, `product:${round}`)
    assert.deepEqual(await Promise.all([feed.changeFeed.resync(), feed.changeFeed.resync()]), [true, true])
    assert.equal(feed.received.at(-1), `product:${round}`)
    assert.ok(feed.changeFeed.isUpToDate())
  }
})

test('a silent connection is not up to date, and is closed in the end', async () => {
  await using shop = await openTestShop()
  await using feed = await openTestFeed(shop)
  feed.proxy.stall()
  assert.equal(await feed.changeFeed.resync(), false)
  await until(() => !feed.changeFeed.isUpToDate())
  assert.ok(feed.changeFeed.isConnected(), 'the connection may only be slow')
  await until(() => feed.changeFeed.isSilent())
  assert.ok(feed.changeFeed.isConnected())
  await until(() => !feed.changeFeed.isConnected())
  assert.equal(feed.state.disconnects, 1)
  await feed.proxy.heal()
  await untilUpToDate(feed.changeFeed)
  assert.equal(feed.changeFeed.isSilent(), false)
  await notify(shop, 'product:9')
  await feed.changeFeed.resync()
  assert.equal(feed.received.at(-1), 'product:9')
})
