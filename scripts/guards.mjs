// `npm run test:guards`: takes out the guards of the program one at a time, and shows for each a test of `npm test` that
// fails then. `-- --only lock` chooses guards by their name or the file of their test.
import { buildPages, countTests, installPackages, report } from './steps.mjs'

/** Counts each guard that a test notices as a passed test. `settings` may name a running test server. */
export async function testGuards(options = [], settings = {}) {
  report('Taking out guards one at a time')
  return countTests(['tests/guards/main.ts', ...options], {
    settings,
    passed: /^(\d+) guards noticed, \d+ not$/gm,
    failed: /^\d+ guards noticed, (\d+) not$/gm,
  })
}

if (process.argv[1] === import.meta.filename) {
  installPackages({ everything: true })
  buildPages()
  const { status } = await testGuards(process.argv.slice(2))
  process.exit(status ?? 1)
}
