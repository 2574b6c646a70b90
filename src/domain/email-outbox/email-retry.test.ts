import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRetryPeriodOver, secondsUntilRetry } from './email-retry.ts'

test('the retry delay doubles up to an hour, and jitter only makes it longer', () => {
  const delays = Array.from({ length: 14 }, (_, index) => secondsUntilRetry(index + 1, 0))
  assert.deepEqual(delays.slice(0, 5), [5, 10, 20, 40, 80])
  assert.deepEqual(delays.slice(-3), [3600, 3600, 3600])
  for (const chance of [0, 0.3, 0.999]) {
    const delay = secondsUntilRetry(4, chance)
    assert.ok(delay >= 40 && delay < 60)
  }
})

test('an email is retried for at least 24 hours, whatever the jitter', () => {
  for (const chance of [0, 0.999]) {
    const start = new Date('2026-03-02T10:00:00Z')
    let now = start
    let attempts = 1
    while (!isRetryPeriodOver(start, now)) {
      now = new Date(now.getTime() + secondsUntilRetry(attempts, chance) * 1000)
      attempts += 1
    }
    assert.ok(now.getTime() - start.getTime() >= 24 * 3_600_000)
    assert.ok(attempts > 20, `${attempts} attempts`)
  }
})
