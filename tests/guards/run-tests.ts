import path from 'node:path'
import { run } from 'node:test'

export interface TestResult {
  readonly title: string
  /** Why it failed; undefined for a test that passed. */
  readonly error: Error | undefined
}

interface Place {
  /** The root of the checkout. */
  readonly directory: string
  readonly environment: NodeJS.ProcessEnv
}

/** Without its guard a program may wait forever. */
const timeoutMilliseconds = 120_000

/**
 * Runs the tests of a file that have one of the titles, in a process of their own. There is no result for tests that
 * are skipped or do not end, and for those of a file that does not load.
 */
export async function runTests(
  file: string,
  titles: readonly string[],
  { directory, environment }: Place,
): Promise<TestResult[]> {
  const results: TestResult[] = []
  const stream = run({
    files: [path.join(directory, file)],
    cwd: directory,
    env: environment,
    testNamePatterns: titles.map((title) => new RegExp(`^${RegExp.escape(title)}$`)),
    signal: AbortSignal.timeout(timeoutMilliseconds),
  })
  stream.on('test:pass', ({ name, skip }) => {
    if (skip === undefined) results.push({ title: name, error: undefined })
  })
  stream.on('test:fail', ({ name, details: { error } }) => {
    const hasEnded = !['AbortError', 'TimeoutError'].includes((error.cause as Error)?.name)
    if (hasEnded) results.push({ title: name, error: (error.cause ?? error) as Error })
  })
  for await (const _ of stream);
  return results.filter(({ title }) => titles.includes(title))
}
