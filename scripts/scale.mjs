// `npm run scale`: measures a small shop and a large one side by side; writes the query plans to var/bench/scale-plans.md.
// `npm run scale -- memory`: measures start time, and memory during ten minutes of page views.
// `npm run scale -- consistency`: measures sealing and checking all rows of a large shop.
import { buildPages, installPackages, runNode } from './steps.mjs'

const [first, ...others] = process.argv.slice(2)

installPackages({ everything: false })
buildPages()
const measures = ['memory', 'consistency']
runNode(
  measures.includes(first)
    ? [`benchmarks/scale/${first}.ts`, ...others]
    : ['benchmarks/scale/main.ts', ...process.argv.slice(2)],
)
