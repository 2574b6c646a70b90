import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

/** Only what never happens takes so long, also on a busy machine. */
const maxMilliseconds = 120_000

/** Milliseconds between two looks; the first ones follow sooner. */
const maxInterval = 50

/** Waits until something is so. Fails with what was expected when it takes longer than two minutes. */
export async function until(isSo: () => boolean | Promise<boolean>, expected = 'what was waited for'): Promise<void> {
  const deadline = Date.now() + maxMilliseconds
  for (let interval = 1; !(await isSo()); interval = Math.min(2 * interval, maxInterval)) {
    assert.ok(Date.now() < deadline, expected)
    await pause(interval)
  }
}
