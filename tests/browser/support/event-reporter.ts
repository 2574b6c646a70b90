import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'

const { eventMark } = await import(new URL('../../../scripts/testing/event-mark.mjs', import.meta.url).href)

/** A reporter of Playwright for `npm test`: one line of JSON per test. */
export default class EventReporter implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    const [, project = '', , ...titles] = test.titlePath()
    const passed = result.status === 'passed' || result.status === test.expectedStatus
    print({
      file: path.relative(process.cwd(), test.location.file).replaceAll(path.sep, '/'),
      title: `[${project}] ${titles.join(' › ')}`,
      outcome: result.status === 'skipped' ? 'skipped' : passed ? 'passed' : 'failed',
      isLastTry: passed || result.retry === test.retries,
      isRetry: result.retry > 0,
      milliseconds: result.duration,
      ...(!passed && { reason: result.errors.map(reasonOf).join('\n') }),
    })
  }

  onError(error: TestError): void {
    print({ file: '', title: 'the browser tests', outcome: 'failed', isLastTry: true, reason: reasonOf(error) })
  }

  printsToStdio(): boolean {
    return true
  }
}

function reasonOf({ message = '', snippet = '', stack = '' }: TestError): string {
  return stripVTControlCharacters([message || stack, snippet].filter(Boolean).join('\n'))
}

function print(event: object): void {
  process.stdout.write(`\n${eventMark}${JSON.stringify(event)}\n`)
}
