// `npm run scale`: a small shop and a large one side by side; `-- --plans docs/scale-plans.md` writes down the plans.
// `npm run scale -- memory`: how fast the shop starts, and what memory it takes while people look around for ten minutes.
import { buildPages, installPackages, runNode } from './steps.mjs'

const [first, ...others] = process.argv.slice(2)

installPackages({ everything: false })
buildPages()
runNode(
  first === 'memory'
    ? ['benchmarks/scale/memory.ts', ...others]
    : ['benchmarks/scale/main.ts', ...process.argv.slice(2)],
)
