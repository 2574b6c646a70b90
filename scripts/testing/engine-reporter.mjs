// A reporter of node:test for `npm test`: one line of JSON per test and one at the end, marked so that they stand out
// from what tests print.
import path from 'node:path'
import { inspect } from 'node:util'
import { eventMark } from './event-mark.mjs'

export default async function* reportEvents(events) {
  yield* writeEvents(events, process.stdout)
}

/**
 * Writes the lines itself and yields nothing: `--test-force-exit` ends the process before a pipe that is full has taken
 * the last of what was yielded.
 */
export async function* writeEvents(events, output) {
  const write = (event, onWritten) => output.write(`\n${eventMark}${JSON.stringify(event)}\n`, onWritten)
  for await (const { type, data } of events) {
    const event = type === 'test:pass' || type === 'test:fail' ? testEvent(type, data) : undefined
    if (event) write(event)
  }
  await new Promise((resolve) => write({ outcome: 'ended' }, resolve))
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
