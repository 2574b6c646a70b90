// The browser tests. Playwright divides them among its workers and runs a failed one once more.
import { inProject } from '../steps.mjs'
import { runProgram } from './run-program.mjs'

/** `places` are files or, as `file:line`, tests; all if there are none. */
export async function runBrowserTests(part, { places = [], settings }) {
  let failures = 0
  const args = [
    ...['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/browser/playwright.config.ts'],
    ...['--reporter', inProject('tests/browser/support/event-reporter.ts')],
    ...places,
  ]
  const { status, printed, processorSeconds } = await runProgram(args, {
    settings,
    onEvent({ isLastTry, isRetry, ...event }) {
      if (event.outcome === 'failed') failures += 1
      if (event.outcome === 'failed' && !isLastTry) part.warn(event)
      else part.count({ ...event, outcome: isRetry && event.outcome === 'passed' ? 'flaky' : event.outcome })
    },
  })
  if (status !== 0 && failures === 0)
    part.count({ file: 'tests/browser', title: 'the browser tests', outcome: 'failed', reason: printed })
  return processorSeconds
}
