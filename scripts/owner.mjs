// `npm run owner [-- EMAIL]`: lets an owner back in who has lost password, app and recovery codes, the shop running or
// not.
import { installPackages, runNode } from './steps.mjs'

installPackages({ everything: false })
runNode(['src/server/owner-command.ts', ...process.argv.slice(2)])
