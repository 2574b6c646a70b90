import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openProxiedDatabase } from '#tests/ledger/proxied-database.ts'
import { databaseName, openDatabaseCopy } from '#tests/support/test-database.ts'
import { testDatabaseAddress } from '#tests/support/test-database-address.ts'
import { until } from '#tests/support/until.ts'
import { connect } from './connect.ts'
import { openDatabaseClock } from './database-clock.ts'

const minute = 60_000

/** A clock of a machine, and the time that the database clock makes of it. */
async function openClockOfMachine(shift: number) {
  const copy = await openDatabaseCopy()
  const { proxy, address } = await openProxiedDatabase(testDatabaseAddress(await databaseName(copy)))
  const { database, close } = connect(address)
  const machine = { shift, time: 0, calls: 0 }
  const machineTime = () => {
    machine.calls += 1
    machine.time = Date.now() + machine.shift
    return machine.time
  }
  const clock = await openDatabaseClock(database, { interval: 20, machineTime })
  return {
    ...{ proxy, machine, clock },
    /** Milliseconds between its time and that of the test's machine, which is the database's. */
    skew: () => clock.now().getTime() - (machine.time - machine.shift),
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
  await until(() => Math.abs(fast.skew()) < minute)
})

test('a machine whose clock is that of the database keeps it, whatever a measurement takes', async () => {
  await using right = await openClockOfMachine(0)
  const { calls } = right.machine
  // Each measurement reads it twice.
  await until(() => {
    assert.ok(Math.abs(right.skew()) <= 1, `${right.skew()}`)
    return right.machine.calls >= calls + 40
  })
})

test('while the database is away the time goes on', async () => {
  await using slow = await openClockOfMachine(-5 * minute)
  await slow.proxy.refuse()
  const before = slow.clock.now().getTime()
  slow.machine.shift += 2 * minute
  assert.ok(slow.clock.now().getTime() >= before + 2 * minute)
  slow.machine.shift -= 2 * minute
  assert.ok(Math.abs(slow.skew()) < minute)
  await slow.proxy.heal()
  slow.machine.shift = 5 * minute
  await until(() => Math.abs(slow.skew()) < minute)
})
