import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { openLine } from '#tests/ledger/line.ts'
import { untilHearing } from '#tests/support/instance.ts'
import { copyName } from '#tests/support/test-database.ts'
import { testServer } from '#tests/support/test-server.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { hearChanges } from './hear-changes.ts'

const patience = { beat: 20, rest: 2, proof: 100, catchUp: 100, silence: 400, retry: 20 }

async function openEar({ marketplace: { db } }: TestShop) {
  const { proxy, address } = await openLine(testServer(await copyName({ database: db })))
  const heard: string[] = []
  const state = { deaf: 0 }
  const onDeaf = () => {
    state.deaf += 1
  }
  const listener = { onChange: (thing: string) => heard.push(thing), onDeaf }
  const hearing = hearChanges(address, listener, patience)
  await untilHearing(hearing)
  return {
    ...{ proxy, heard, hearing, state },
    async [Symbol.asyncDispose]() {
      await hearing.close()
      await proxy.close()
    },
  }
}

const tell = ({ marketplace: { db } }: TestShop, thing: string) =>
  sql`select pg_notify('changed', ${thing})`.execute(db)

test('whoever has caught up has heard all that was committed before', async () => {
  await using shop = await openTestShop()
  await using ear = await openEar(shop)
  for (const round of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await tell(shop, `product:${round}`)
    assert.deepEqual(await Promise.all([ear.hearing.catchUp(), ear.hearing.catchUp()]), [true, true])
    assert.equal(ear.heard.at(-1), `product:${round}`)
    assert.ok(ear.hearing.isSure())
  }
})

test('a line that says nothing proves nothing, and is given up in the end', async () => {
  await using shop = await openTestShop()
  await using ear = await openEar(shop)
  ear.proxy.silence()
  assert.equal(await ear.hearing.catchUp(), false)
  while (ear.hearing.isSure()) await pause(5)
  assert.ok(ear.hearing.isListening(), 'it may only be slow')
  while (ear.hearing.isListening()) await pause(5)
  assert.equal(ear.state.deaf, 1)
  await ear.proxy.heal()
  await untilHearing(ear.hearing)
  await tell(shop, 'product:9')
  await ear.hearing.catchUp()
  assert.equal(ear.heard.at(-1), 'product:9')
})
