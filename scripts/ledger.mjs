// `npm run test:ledger`: fault-injection test of three instances; `-- --minutes 30 --seed 42` runs longer with a fixed
// seed.
import { buildPages, installPackages, runNode } from './steps.mjs'

installPackages({ everything: true })
buildPages()
runNode(['tests/ledger/main.ts', ...process.argv.slice(2)])
