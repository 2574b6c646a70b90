// `npm run bench`: runs the benchmarks, each beside its reference; `-- orders` runs only that group.
import { buildPages, installPackages, runNode } from './steps.mjs'

installPackages({ everything: true })
buildPages()
runNode(['benchmarks/main.ts', ...process.argv.slice(2)])
