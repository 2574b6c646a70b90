// `npm run scale`: measures a small shop and a large one side by side; writes the query plans to
// var/bench/scale-plans.md. `npm run scale -- memory`: measures start time, and memory during ten minutes of page
// views. `npm run scale -- capacity`: measures what pages, orders and emails cost; `--write FILE` writes the report.
// `npm run scale -- consistency`: measures the nightly check of all rows of a large shop.
import { buildPages, installPackages, runNode } from './steps.mjs'

const [first, ...others] = process.argv.slice(2)

installPackages({ everything: false })
buildPages()
const measures = {
  memory: 'benchmarks/scale/memory.ts',
  consistency: 'benchmarks/scale/consistency.ts',
  capacity: 'benchmarks/capacity/main.ts',
}
runNode(first in measures ? [measures[first], ...others] : ['benchmarks/scale/main.ts', ...process.argv.slice(2)])
