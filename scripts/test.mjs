// `npm test`: installs what is missing, then runs the static checks, the engine tests, the fault-injection test and the browser tests.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findBrowser } from './browser.mjs'
import { check } from './check.mjs'
import { testLedger } from './ledger.mjs'
import { buildPages, countTests, installPackages, report } from './steps.mjs'

installPackages({ everything: true })
const browser = findBrowser()
buildPages()
check()

report('Running the tests')
const testFiles = [
  'src/**/*.test.ts',
  'tests/*.test.ts',
  'tests/support/*.test.ts',
  'tests/ledger/*.test.ts',
  'tests/weight/*.test.ts',
  'tests/audit/*.test.ts',
  'benchmarks/*.test.ts',
]
const passedTestsFile = path.join(mkdtempSync(path.join(os.tmpdir(), 'hirfa-tests-')), 'passed.json')
const runEngineTests = () =>
  countTests(
    [
      '--test',
      '--test-concurrency=2',
      '--test-global-setup=tests/support/global-setup.ts',
      `--test-rerun-failures=${passedTestsFile}`,
      ...testFiles,
    ],
    { passed: /^ℹ pass (\d+)$/gm, failed: /^ℹ (?:fail|cancelled) (\d+)$/gm },
  )
let engine = await runEngineTests()
if (engine.failed > 0) {
  // As with the browser tests: a busy machine may cause a timeout. Failed tests are printed above and run once more.
  report(`Running ${engine.failed} failed tests again`)
  engine = await runEngineTests()
}
rmSync(path.dirname(passedTestsFile), { recursive: true, force: true })

const ledger = await testLedger(['--seed', '1'])

report('Running the browser tests')
const playwright = 'node_modules/@playwright/test/cli.js'
const browsers = await countTests([playwright, 'test', '--config', 'tests/browser/playwright.config.ts'], {
  settings: { CHROME_PATH: browser },
  passed: /^\s+(\d+) (?:passed|flaky)/gm,
  failed: /^\s+(\d+) (?:failed|interrupted|did not run)/gm,
})

const failed = engine.failed + ledger.failed + browsers.failed
console.log(`${engine.passed + ledger.passed + browsers.passed} passed, ${failed} failed`)
process.exit(failed > 0 || [engine, ledger, browsers].some(({ status }) => status !== 0) ? 1 : 0)
