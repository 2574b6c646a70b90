import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { clientConfig, connect, type DatabaseAddress } from '#database/connect.ts'
import { leaveToCommit } from '#database/together.ts'
import { copyName, openCopy } from '#tests/support/test-database.ts'
import { testServer } from '#tests/support/test-server.ts'
import { ClientMessages } from './client-messages.ts'
import type { FaultProxy } from './fault-proxy.ts'
import { openLine } from './line.ts'

test('messages are read whole, however they arrive', () => {
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

test('what is asked through the proxy is answered', async () => {
  await using line = await openTestLine()
  const client = await line.connect()
  const { rows } = await client.query('select $1::int + 1 as sum', [41])
  assert.equal(rows[0].sum, 42)
})

test('a cut ends connections and lets new ones in', async () => {
  await using line = await openTestLine()
  const client = await line.connect()
  line.proxy.cut()
  await assert.rejects(client.query('select 1'))
  await (await line.connect()).query('select 1')
})

test('while refusing, nobody answers; afterwards somebody does at the same port', async () => {
  await using line = await openTestLine()
  await line.proxy.refuse()
  await assert.rejects(line.connect(), { code: 'ECONNREFUSED' })
  await line.proxy.heal()
  await (await line.connect()).query('select 1')
})

test('silence keeps an answer back until it is over', async () => {
  await using line = await openTestLine()
  const client = await line.connect()
  line.proxy.silence()
  let isAnswered = false
  const answer = client.query('select 1').then(() => {
    isAnswered = true
  })
  await pause(100)
  assert.equal(isAnswered, false)
  await line.proxy.heal()
  await answer
})

for (const [side, kept] of [
  ['before', 0],
  ['after', 1],
] as const) {
  test(`cut ${side} the server heard "commit", ${kept} rows are kept, and the client cannot know`, async () => {
    await using line = await openTestLine()
    await line.direct.query('create table things (id int)')
    const client = await line.connect()
    line.proxy.cutAt(side, ({ sql, earlier }) => sql === 'commit' && earlier.includes('insert into things'))

    await client.query('begin')
    await client.query('select 1')
    await client.query('commit')
    assert.equal(line.proxy.questionsCut, 0)
    await client.query('begin')
    await client.query('insert into things values ($1)', [1])
    await assert.rejects(client.query('commit'))

    assert.equal(line.proxy.questionsCut, 1)
    assert.equal((await line.direct.query('select from things')).rowCount, kept)
  })
}

for (const [side, kept] of [
  ['before', 1],
  ['after', 2],
] as const) {
  test(`cut ${side} the server heard the commit that the shop sends by its name, ${kept} rows are kept`, async () => {
    await using line = await openTestLine()
    await line.direct.query('create table things (id int)')
    await using shop = openShop(line.address)
    const put = (id: number) =>
      shop.database
        .transaction()
        .execute((transaction) => leaveToCommit(transaction, sql`insert into things values (${id})`))
    await put(1)
    line.proxy.cutAt(side, ({ sql, earlier }) => sql === 'commit' && earlier.includes('insert into things'))

    await assert.rejects(put(2))

    assert.equal(line.proxy.questionsCut, 1)
    assert.equal((await line.direct.query('select from things')).rowCount, kept)
  })
}

/** As the shop connects, with one connection. */
function openShop(address: DatabaseAddress) {
  const { database, close } = connect(address, { poolSize: 1 })
  return { database, [Symbol.asyncDispose]: close }
}

interface TestLine extends AsyncDisposable {
  readonly address: DatabaseAddress
  readonly proxy: FaultProxy
  /** Past the proxy. */
  readonly direct: pg.Client
  connect(): Promise<pg.Client>
}

async function openTestLine(): Promise<TestLine> {
  const copy = await openCopy()
  const target = testServer(await copyName(copy))
  const { proxy, address } = await openLine(target)
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
