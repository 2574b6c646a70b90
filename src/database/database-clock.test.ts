import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { openProxiedDatabase } from '#tests/ledger/proxied-database.ts'
import { databaseName, openDatabaseCopy } from '#tests/support/test-database.ts'
import { testDatabaseAddress } from '#tests/support/test-database-address.ts'
import { connect } from './connect.ts'
import { openDatabaseClock } from './database-clock.ts'

const minute = 60_000

/** A clock of a machine, and the time that the database clock makes of it. */
async function openClockOfMachine(shift: number) {
  const copy = await openDatabaseCopy()
  const { proxy, address } = await openProxiedDatabase(testDatabaseAddress(await databaseName(copy)))
  const { database, close } = connect(address)
  const machine = { shift }
  const clock = await openDatabaseClock(database, { interval: 20, machineTime: () => Date.now() + machine.shift })
  return {
    ...{ proxy, machine, clock },
    /** Milliseconds from the time of the test's machine, which is the database's. */
    skew: () => clock.now().getTime() - Date.now(),
    async [Symbol.asyncDispose]() {
      await clock.close()
      await close()
      await proxy.close()
      await copy.close()
    },
  }
}

test('a machine whose clock is minutes fast has the time of the database', async () => {
  await using fast = await openClockOfMachine(7 * minute)
  assert.ok(Math.abs(fast.skew()) < minute, `${fast.skew()}`)
  // Somebody sets its clock.
  fast.machine.shift = -3 * minute
  while (Math.abs(fast.skew()) > minute) await pause(10)
})

test('a machine whose clock is that of the database keeps it, whatever a measurement takes', async () => {
  await using right = await openClockOfMachine(0)
  for (let times = 0; times < 10; times++) {
    await pause(20)
    assert.ok(Math.abs(right.skew()) <= 1, `${right.skew()}`)
  }
})

test('while the database is away the time goes on', async () => {
  await using slow = await openClockOfMachine(-5 * minute)
  await slow.proxy.refuse()
  const before = slow.clock.now().getTime()
  await pause(100)
  assert.ok(slow.clock.now().getTime() >= before + 90)
  assert.ok(Math.abs(slow.skew()) < minute)
  await slow.proxy.heal()
  slow.machine.shift = 5 * minute
  while (Math.abs(slow.skew()) > minute) await pause(10)
})
