import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

/**
 * Where the code of tests waits for a fixed time or reads a clock all the same: how often, and why. Instead move a
 * clock (`shop.clock`, `page.clock`, `stopTimers`), count work, or wait for what can be seen (`until`, `expect.poll`).
 */
const exceptions: readonly (readonly [file: string, times: number, reason: string])[] = [
  ['src/database/connect.test.ts', 2, 'a statement that never ends, for a timeout to cancel'],
  ['src/domain/search/analyzer/analyze.test.ts', 1, 'compares times in the long run'],
  ['src/domain/search/countable-words.test.ts', 1, 'compares times in the long run'],
  ['src/server/page-cache/page-cache.test.ts', 1, 'the moment that a change feed tells'],
  ['src/server/stop-on-signal.test.ts', 2, 'a program that runs until it is stopped'],
  ['tests/attacks/overload.test.ts', 1, 'blocks the event loop, of which the server measures the delay'],
  ['tests/attacks/slow-readers.test.ts', 2, 'a client that reads slowly all the time'],
  ['tests/search/hostile-searches.test.ts', 1, 'compares times in the long run'],
  ['tests/start-script.test.ts', 3, 'programs in place of the build and the shop, which wait for each other’s files'],
  ['tests/support/slow-inputs.ts', 3, 'compares times in the long run'],
  ['tests/support/stopped-time.ts', 1, 'the moment at which time is stopped'],
  ['tests/support/until.ts', 1, 'the interval between two looks'],
]

/** Playwright's `test.setTimeout` limits a test. */
const sleep =
  /(?<!\btest\.)\bsetTimeout\(|\bsetInterval\(|\bwaitForTimeout\(|\bpg_sleep\(|\bscheduler\.wait\(|\bAtomics\.wait\(|\bsleep \d/
const clock = /\bperformance\.now\(|\bhrtime\b|\bcpuUsage\(|\bDate\.now\(\) - (?!\d)|- Date\.now\(|\bslowInputs\(/

const comment = /^\s*(?:\/\/|\/?\*)/

/** The lines of a file that sleep or read a clock. */
function realTimeIn(source: string): string[] {
  // `import { setTimeout as pause } from 'node:timers/promises'`
  const [, imported] = /\bsetTimeout as (\w+)/.exec(source) ?? []
  const usesPause = imported === undefined ? /(?!)/ : new RegExp(`(?<!\\.)\\b${imported}\\(`)
  const code = source.split('\n').filter((line) => !comment.test(line))
  return code.filter((line) => [sleep, clock, usesPause].some((pattern) => pattern.test(line)))
}

const project = new URL('..', import.meta.url)

/** The tests of `npm test`, and what supports them. */
const files = globSync(
  ['{src,messages,benchmarks,scripts,tests}/**/*.test.{ts,tsx}', 'tests/support/**/*.ts', 'tests/browser/**/*.ts'],
  { cwd: project },
).filter((file) => !file.endsWith('.long.test.ts') && file !== 'tests/real-time.test.ts')

test('no test sleeps for a fixed time or measures one, outside the list, and the list names nothing else', () => {
  const listed = new Map(exceptions.map(([file, times]) => [file, times]))
  const wrong = [...new Set([...files, ...listed.keys()])].sort().flatMap((file) => {
    const lines = files.includes(file) ? realTimeIn(readFileSync(new URL(file, project), 'utf8')) : []
    const times = listed.get(file) ?? 0
    return lines.length === times ? [] : [`${file}: ${times} listed, ${lines.length} found`, ...lines]
  })
  assert.deepEqual(wrong, [])
})

test('each way to sleep or to measure is seen, and what only looks alike is not', () => {
  const seen = [
    'await new Promise((resolve) => setTimeout(resolve, 5))',
    'setInterval(look, 20)',
    'await page.waitForTimeout(300)',
    'sql`select pg_sleep(0.1)`',
    'run("sleep 1")',
    'const startedAt = performance.now()',
    'const took = Date.now() - startedAt',
    'await slowInputs(search, texts)',
    'process.cpuUsage()',
  ]
  for (const line of seen) assert.deepEqual(realTimeIn(line), [line])
  const aliased = "import { setTimeout as pause } from 'node:timers/promises'\nawait pause(limit)\ncache.pause()"
  assert.deepEqual(realTimeIn(aliased), ['await pause(limit)'])
  for (const line of ['test.setTimeout(60_000)', 'const old = Date.now() - 8 * day', 'await until(isSent)'])
    assert.deepEqual(realTimeIn(line), [])
})
