// `npm run test:ledger`: two instances ordered from and hurt; `-- --minutes 30 --seed 42` for a long run of a known seed.
import { buildPages, countTests, installPackages, tell } from './steps.mjs'

/** Runs the ledger test and counts each rule of each seed as a test. */
export async function testLedger(options) {
  tell('Hurting two instances of the shop while they are ordered from')
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
