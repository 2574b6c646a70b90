// `npm test`: installs what is missing, then runs the static checks, the engine tests, the fault-injection test and the browser tests.
// `npm run test:long` also runs what `npm test` only samples.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from './browser.mjs'
import { check } from './check.mjs'
import { failingFlakyTests, flakyBrowserTests, flakyEngineTests } from './flaky-tests.mjs'
import { testLedger } from './ledger.mjs'
import { compileCache, countTests, installPackages, report } from './steps.mjs'

const { values } = parseArgs({ options: { long: { type: 'boolean', default: false } } })
// The compile cache halves the time that a process needs to start; there are hundreds.
const settings = { NODE_COMPILE_CACHE: compileCache, ...(values.long && { LONG_TESTS: 'on' }) }

/** All but the browser tests, wherever they stand. */
const testFiles = ['{src,messages,benchmarks}/**/*.test.ts', 'tests/*.test.ts', 'tests/!(browser)/**/*.test.ts']

installPackages({ everything: true })
const browser = findBrowser({ isHeadless: true })
check()

const reportDirectory = mkdtempSync(path.join(os.tmpdir(), 'hirfa-tests-'))
const engine = await testEngine()
const ledger = await testLedger(values.long ? ['--seed', '1', '--minutes', '10'] : ['--seed', '1', '--runs', '1'])
const browsers = await testInBrowsers()
rmSync(reportDirectory, { recursive: true, force: true })

const flaky = [...engine.flaky, ...browsers.flaky]
for (const name of flaky) report(`Flaky, passed when run again: ${name}`)
const isTooFlaky = flaky.length >= failingFlakyTests
report(`${flaky.length} flaky${isTooFlaky ? `: ${failingFlakyTests} or more fail the run` : ''}`)

const parts = [engine, ledger, browsers]
const sum = (count) => parts.reduce((total, part) => total + count(part), 0)
const failed = sum((part) => part.failed) + (isTooFlaky ? flaky.length : 0)
const passed = sum((part) => part.passed) - (isTooFlaky ? flaky.length : 0)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || parts.some(({ status }) => status !== 0) ? 1 : 0)

/** Runs failed tests once more: a busy machine may cause a timeout. */
async function testEngine() {
  report('Running the engine tests')
  const stateFile = path.join(reportDirectory, 'engine.json')
  const run = () =>
    countTests(
      [
        '--test',
        '--test-concurrency=3',
        '--test-global-setup=tests/support/global-setup.ts',
        `--test-rerun-failures=${stateFile}`,
        ...testFiles,
      ],
      { settings, passed: /^ℹ pass (\d+)$/gm, failed: /^ℹ (?:fail|cancelled) (\d+)$/gm },
    )
  const first = await run()
  if (first.failed === 0) return { ...first, flaky: [] }
  report(`Running ${first.failed} failed tests again`)
  return { ...(await run()), flaky: flakyEngineTests(readFileSync(stateFile, 'utf8')) }
}

/** Playwright runs failed tests once more itself. */
async function testInBrowsers() {
  report('Running the browser tests')
  const reportFile = path.join(reportDirectory, 'browsers.json')
  const counted = await countTests(
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/browser/playwright.config.ts'],
    {
      settings: { ...settings, CHROME_PATH: browser, BROWSER_TEST_REPORT: reportFile },
      passed: /^\s+(\d+) (?:passed|flaky)/gm,
      failed: /^\s+(\d+) (?:failed|interrupted|did not run)/gm,
    },
  )
  return { ...counted, flaky: existsSync(reportFile) ? flakyBrowserTests(readFileSync(reportFile, 'utf8')) : [] }
}
