// `npm run scale`: measures a small shop and a large one side by side; writes the query plans to var/bench/scale-plans.md.
// `npm run scale -- memory`: measures start time, and memory during ten minutes of page views.
import { buildPages, installPackages, runNode } from './steps.mjs'

const [first, ...others] = process.argv.slice(2)

installPackages({ everything: false })
buildPages()
runNode(
  first === 'memory'
    ? ['benchmarks/scale/memory.ts', ...others]
    : ['benchmarks/scale/main.ts', ...process.argv.slice(2)],
)
