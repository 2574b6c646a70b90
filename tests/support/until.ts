import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

const maxMilliseconds = 30_000

/** Waits until something is so. Fails with what was expected when it takes longer than half a minute. */
export async function until(isSo: () => boolean | Promise<boolean>, expected = 'what was waited for'): Promise<void> {
  const deadline = Date.now() + maxMilliseconds
  while (!(await isSo())) {
    assert.ok(Date.now() < deadline, expected)
    await pause(50)
  }
}
