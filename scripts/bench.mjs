// `npm run bench`: what is promised about speed, measured side by side; `-- orders` measures only those rows.
import { buildPages, installPackages, runNode } from './steps.mjs'

installPackages({ everything: true })
buildPages()
runNode(['benchmarks/main.ts', ...process.argv.slice(2)])
