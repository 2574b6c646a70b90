import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '#database/connect.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import { startFaultProxy } from '#tests/ledger/fault-proxy.ts'
import { openLedgerShop } from '#tests/ledger/open-shop.ts'
import { startOwnPostgres, startStandby } from '#tests/ledger/own-postgres.ts'
import { sendOrder } from '#tests/support/send-order.ts'
import { cleanUpAfter, freshDirectory, launchShop } from '#tests/support/shop-process.ts'
import { marketplaceOn, noImages } from '#tests/support/test-marketplace.ts'
import { until } from '#tests/support/until.ts'

/** Sends an order; undefined when no answer came in time. */
async function tryOrder(...order: Parameters<typeof sendOrder>): Promise<string | undefined> {
  const answer = sendOrder(...order).catch(() => undefined)
  const response = await Promise.race([answer, pause(2000, undefined, { ref: false })])
  return response?.status === 201 ? ((await response.json()) as { orderNumber: string }).orderNumber : undefined
}

test('when the machine of the database dies, no acknowledged order is lost, pages are served, and orders go on', async (t) => {
  const folder = await freshDirectory(t)
  const primary = await startOwnPostgres(path.join(folder, 'primary'))
  cleanUpAfter(t, async () => primary[Symbol.asyncDispose]())
  const shop = await openLedgerShop(primary)
  await shop.close()
  const standby = await startStandby(path.join(folder, 'standby'), primary)
  cleanUpAfter(t, async () => standby[Symbol.asyncDispose]())
  await primary.query('postgres', `alter system set synchronous_standby_names = '*'`)
  await primary.query('postgres', 'select pg_reload_conf()')
  const [sku] = shop.skus.slice(-1)
  assert.ok(sku)
  await until(
    async () =>
      (await primary.query('postgres', 'select sync_state from pg_stat_replication'))[0]?.sync_state === 'sync',
    'the standby replicates',
  )

  // Stands for HAProxy, which sends connections to the leader.
  const leader = { path: primary.socket }
  const proxy = await startFaultProxy(leader)
  cleanUpAfter(t, proxy.close)
  const { user } = primary.address(shop.database)
  const { opened, output } = launchShop(t, {
    ...{ DATA_DIR: await freshDirectory(t), SECRET_KEY: Buffer.alloc(32, 'failover').toString('base64') },
    ...{ DATABASE_URL: `postgres://${user}@127.0.0.1:${proxy.port}/${shop.database}`, BACKUP_TO: 'off' },
  })
  const origin = await opened

  const product = `${origin}/product/${sku.productId}`
  assert.equal((await fetch(product)).status, 200)
  const placed = new Map<string, string>()
  const order = async (key: string) => {
    const number = await tryOrder(origin, sku, key)
    if (number !== undefined) placed.set(key, number)
    return number
  }
  const keys = (from: number) => Array.from({ length: 4 }, (_, index) => String(from + index))
  await Promise.all(keys(10).map(order))
  assert.equal(placed.size, 4, output())

  await standby.pause()
  await Promise.all(keys(20).map(order))
  assert.equal(placed.size, 4, 'an order is acknowledged only once both machines have it')
  await primary[Symbol.asyncDispose]()
  assert.equal((await fetch(product)).status, 200)

  standby.resume()
  await standby.query('postgres', 'select pg_promote()')
  leader.path = standby.socket
  proxy.cut()
  await until(async () => (await order('30')) !== undefined, 'orders go on')
  // Buyers press the button again: each has the number of the first answer, if there was one, and one order.
  for (const key of [...keys(10), ...keys(20)]) {
    const before = placed.get(key)
    const number = await order(key)
    assert.ok(number !== undefined && (before === undefined || number === before), `order ${key}`)
  }
  const { database, close } = connect(standby.address(shop.database))
  try {
    const numbers = await database.selectFrom('orders').select('number').execute()
    assert.deepEqual(numbers.map(({ number }) => number).sort(), [...placed.values()].sort())
    assert.deepEqual(await Array.fromAsync(findAllViolations(marketplaceOn(database, noImages))), [])
  } finally {
    await close()
  }
})
