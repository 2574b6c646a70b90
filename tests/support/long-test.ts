import { test } from 'node:test'
import { isLongRun } from './long-run.ts'

/** Declares a test that only `npm run test:long` runs: docs/testing.md names the test of `npm test` that holds its rule. */
export function longTest(...declaration: Parameters<typeof test>): void {
  if (isLongRun) void test(...declaration)
}
