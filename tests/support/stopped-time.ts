import { syncBuiltinESMExports } from 'node:module'
import type { TestContext } from 'node:test'

/**
 * Stops the timers of this process until the test ends, those of the program and of `node:timers/promises` too;
 * `passes` moves them. Whoever waits for the database meanwhile gets its answers, but `until` would never end.
 */
export function stopTimers(t: TestContext) {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  // Modules import `setTimeout` by its name.
  syncBuiltinESMExports()
  t.after(() => {
    t.mock.timers.reset()
    syncBuiltinESMExports()
  })
  return { passes: (milliseconds: number) => t.mock.timers.tick(milliseconds) }
}

/** Stops `performance.now()` until the test ends; `passes` moves it. */
export function stopPerformanceTime(t: TestContext) {
  let now = performance.now()
  t.mock.method(performance, 'now', () => now)
  return {
    passes(milliseconds: number) {
      now += milliseconds
    },
  }
}
