// `npm run audit`: measures the shop with Lighthouse as on a phone; `-- --looks 3` measures every page three times
// instead of five.
import { findBrowser } from './browser.mjs'
import { buildPages, installPackages, report, runNode } from './steps.mjs'

installPackages({ everything: true })
process.env.CHROME_PATH = findBrowser()
buildPages()
report('Measuring the shop with Lighthouse')
runNode(['tests/audit/main.ts', ...process.argv.slice(2)])
