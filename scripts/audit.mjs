// `npm run audit`: what Lighthouse says of the shop on a phone; `-- --looks 3` looks at every screen three times only.
import { findBrowser } from './browser.mjs'
import { buildPages, installPackages, runNode, tell } from './steps.mjs'

installPackages({ everything: true })
process.env.CHROME_PATH = findBrowser()
buildPages()
tell('Looking at the shop with Lighthouse')
runNode(['tests/audit/main.ts', ...process.argv.slice(2)])
