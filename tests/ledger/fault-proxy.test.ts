import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { clientConfig, connect, type DatabaseAddress } from '#database/connect.ts'
import { pipeline } from '#database/pipeline.ts'
import { databaseName, openDatabaseCopy } from '#tests/support/test-database.ts'
import { superuserAddress } from '#tests/support/test-database-address.ts'
import { ClientMessages } from './client-messages.ts'
import type { FaultProxy } from './fault-proxy.ts'
import { openProxiedDatabase } from './proxied-database.ts'

test('messages are parsed however TCP splits them', () => {
  const introduction = Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0])
  const query = Buffer.from('Q\0\0\0\x0bcommit\0')
  const prepared = Buffer.from('P\0\0\0\x10\0select 1\0\0\0')
  const stream = Buffer.concat([introduction, query, prepared])
  for (let size = 1; size <= stream.length; size++) {
    const messages = new ClientMessages()
    const read = []
    for (let at = 0; at < stream.length; at += size) read.push(...messages.read(stream.subarray(at, at + size)))
    assert.deepEqual(
      read.map(({ sql }) => sql),
      [undefined, 'commit', 'select 1'],
    )
    assert.deepEqual(Buffer.concat(read.map(({ bytes }) => bytes)), stream)
  }
})

test('queries through the proxy return results', async () => {
  await using proxied = await openTestProxy()
  const client = await proxied.connect()
  const { rows } = await client.query('select $1::int + 1 as sum', [41])
  assert.equal(rows[0].sum, 42)
})

test('a cut ends connections and accepts new ones', async () => {
  await using proxied = await openTestProxy()
  const client = await proxied.connect()
  proxied.proxy.cut()
  await assert.rejects(client.query('select 1'))
  await (await proxied.connect()).query('select 1')
})

test('refuse closes the port, heal opens the same port again', async () => {
  await using proxied = await openTestProxy()
  await proxied.proxy.refuse()
  await assert.rejects(proxied.connect(), { code: 'ECONNREFUSED' })
  await proxied.proxy.heal()
  await (await proxied.connect()).query('select 1')
})

test('stall delays a response until heal', async () => {
  await using proxied = await openTestProxy()
  const client = await proxied.connect()
  proxied.proxy.stall()
  let isAnswered = false
  const response = client.query('select 1').then(() => {
    isAnswered = true
  })
  // More than a query takes.
  for (let queries = 0; queries < 50; queries++) await proxied.direct.query('select 1')
  assert.equal(isAnswered, false)
  await proxied.proxy.heal()
  await response
})

for (const [side, rowCount] of [
  ['before', 0],
  ['after', 1],
] as const) {
  test(`cut ${side} the server receives "commit", ${rowCount} rows remain, and the client cannot know`, async () => {
    await using proxied = await openTestProxy()
    await proxied.direct.query('create table things (id int)')
    const client = await proxied.connect()
    proxied.proxy.cutAt(side, ({ sql, earlier }) => sql === 'commit' && earlier.includes('insert into things'))

    await client.query('begin')
    await client.query('select 1')
    await client.query('commit')
    assert.equal(proxied.proxy.statementsCut, 0)
    await client.query('begin')
    await client.query('insert into things values ($1)', [1])
    await assert.rejects(client.query('commit'))

    assert.equal(proxied.proxy.statementsCut, 1)
    assert.equal((await proxied.direct.query('select from things')).rowCount, rowCount)
  })
}

for (const [side, rowCount] of [
  ['before', 1],
  ['after', 2],
] as const) {
  test(`cut ${side} the server receives the commit of a pipelined transaction, ${rowCount} rows remain`, async () => {
    await using proxied = await openTestProxy()
    await proxied.direct.query('create table things (id int)')
    await using shop = openShop(proxied.address)
    const put = (id: number) =>
      shop.database
        .transaction()
        .execute((transaction) => pipeline(transaction, { put: sql`insert into things values (${id})` }))
    await put(1)
    proxied.proxy.cutAt(side, ({ sql, earlier }) => sql === 'commit' && earlier.includes('insert into things'))

    await assert.rejects(put(2))

    assert.equal(proxied.proxy.statementsCut, 1)
    assert.equal((await proxied.direct.query('select from things')).rowCount, rowCount)
  })
}

/** Connects like the shop, with one connection. */
function openShop(address: DatabaseAddress) {
  const { database, close } = connect(address, { poolSize: 1 })
  return { database, [Symbol.asyncDispose]: close }
}

interface TestLine extends AsyncDisposable {
  readonly address: DatabaseAddress
  readonly proxy: FaultProxy
  /** Direct, without the proxy. */
  readonly direct: pg.Client
  connect(): Promise<pg.Client>
}

async function openTestProxy(): Promise<TestLine> {
  const copy = await openDatabaseCopy()
  const target = superuserAddress(await databaseName(copy))
  const { proxy, address } = await openProxiedDatabase(target)
  const clients: pg.Client[] = []
  const connectTo = async (address: DatabaseAddress) => {
    const client = new pg.Client(clientConfig(address))
    client.on('error', () => {})
    await client.connect()
    clients.push(client)
    return client
  }
  return {
    proxy,
    address,
    direct: await connectTo(target),
    connect: () => connectTo(address),
    async [Symbol.asyncDispose]() {
      for (const client of clients) await client.end().catch(() => {})
      await proxy.close()
      await copy.close()
    },
  }
}
