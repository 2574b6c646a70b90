import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestShop } from '#tests/support/test-shop.ts'

const idleMillisecondsOfPools = 10_000

test('no timer closes an idle connection that a later test takes: its tests may have stopped timers', async (t) => {
  const { mock } = t.mock.method(globalThis, 'setTimeout')
  await using shop = await openTestShop()
  await shop.sells()
  const delays = mock.calls.map(({ arguments: [, delay] }) => delay)
  assert.ok(!delays.includes(idleMillisecondsOfPools))
})
