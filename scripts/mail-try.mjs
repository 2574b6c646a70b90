// `npm run mail:try -- EMAIL`: sends one email as the shop would, and says what became of it.
import { installPackages, runNode } from './steps.mjs'

installPackages({ everything: false })
runNode(['src/server/mail-try-command.ts', ...process.argv.slice(2)])
