import { type TestContext, type TestOptions, test } from 'node:test'
import { isLongRun } from './long-run.ts'

type Run = (t: TestContext) => void | Promise<void>

/**
 * Declares a test that only `npm run test:long` runs: docs/testing.md names the test of `npm test` that holds its rule.
 */
export function longTest(title: string, ...rest: [run: Run] | [options: TestOptions, run: Run]): void {
  if (!isLongRun) return
  const [options, run] = rest.length === 1 ? [{}, rest[0]] : rest
  void test(title, options, run)
}
