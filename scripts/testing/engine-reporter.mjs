// A reporter of node:test for `npm test`: one line of JSON per test and one at the end, marked so that they stand out
// from what tests print.
import path from 'node:path'
import { inspect } from 'node:util'
import { eventMark } from './event-mark.mjs'

export default reportTo(process.stdout)

/**
 * Returns a reporter. It waits until each line is written: `--test-force-exit` loses what a stream has queued for a
 * reader that is busy.
 */
export function reportTo(stream) {
  // It yields nothing: node:test would queue that.
  return async function* reportEvents(events) {
    const print = (event) => new Promise((resolve) => stream.write(`\n${eventMark}${JSON.stringify(event)}\n`, resolve))
    for await (const { type, data } of events) {
      const event = type === 'test:pass' || type === 'test:fail' ? testEvent(type, data) : undefined
      if (event) await print(event)
    }
    await print({ outcome: 'ended' })
  }
}

/** Returns undefined for what only groups tests, unless it failed itself. */
function testEvent(type, { name, file = '', details, skip, todo }) {
  const { error } = details
  if (error?.failureType === 'subtestsFailed' || (!error && details.type === 'suite')) return undefined
  return {
    file: path.relative(process.cwd(), file).replaceAll(path.sep, '/'),
    title: name,
    outcome: type === 'test:fail' ? 'failed' : skip !== undefined || todo !== undefined ? 'skipped' : 'passed',
    milliseconds: Math.round(details.duration_ms),
    ...(type === 'test:fail' && { reason: inspect(error?.cause ?? error, { depth: 6, maxStringLength: 20_000 }) }),
  }
}
