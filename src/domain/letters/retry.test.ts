import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTriedLongEnough, secondsUntilRetry } from './retry.ts'

test('pauses double up to an hour, and chance only makes them longer', () => {
  const pauses = Array.from({ length: 14 }, (_, index) => secondsUntilRetry(index + 1, 0))
  assert.deepEqual(pauses.slice(0, 5), [5, 10, 20, 40, 80])
  assert.deepEqual(pauses.slice(-3), [3600, 3600, 3600])
  for (const chance of [0, 0.3, 0.999]) {
    const pause = secondsUntilRetry(4, chance)
    assert.ok(pause >= 40 && pause < 60)
  }
})

test('whatever chance does, a letter is tried for at least 24 hours', () => {
  for (const chance of [0, 0.999]) {
    const start = new Date('2026-03-02T10:00:00Z')
    let now = start
    let attempts = 1
    while (!isTriedLongEnough(start, now)) {
      now = new Date(now.getTime() + secondsUntilRetry(attempts, chance) * 1000)
      attempts += 1
    }
    assert.ok(now.getTime() - start.getTime() >= 24 * 3_600_000)
    assert.ok(attempts > 20, `${attempts} attempts`)
  }
})
