// `npm run verify`: checks all of the shop's data against the consistency rules, also while the shop runs.
import { installPackages, runNode } from './steps.mjs'

installPackages({ everything: false })
runNode(['src/server/verify-command.ts'])
