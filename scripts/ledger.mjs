// `npm run test:ledger`: fault-injection test of three instances; `-- --minutes 30 --seed 42` runs longer with a fixed seed.
import { buildPages, countTests, installPackages, report } from './steps.mjs'

/** Runs the fault-injection test and counts each rule of each seed as a test. */
export async function testLedger(options) {
  report('Injecting faults into three instances while clients place orders')
  return countTests(['tests/ledger/main.ts', ...options], {
    passed: /^(\d+) rules kept, \d+ broken$/gm,
    failed: /^\d+ rules kept, (\d+) broken$/gm,
  })
}

if (process.argv[1] === import.meta.filename) {
  installPackages({ everything: true })
  buildPages()
  const { status } = await testLedger(process.argv.slice(2))
  process.exit(status ?? 1)
}
