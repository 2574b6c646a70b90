// `npm run test:guards`: takes out the guards of the program one at a time, and shows for each a test of `npm test`
// that fails then. `-- --only lock` chooses guards by their name or the file of their test.
import { buildPages, installPackages, runNode } from './steps.mjs'

installPackages({ everything: true })
buildPages()
runNode(['tests/guards/main.ts', ...process.argv.slice(2)])
