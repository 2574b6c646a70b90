// `npm run restore -- <backup> [--at <time>]`: restores a backup into an empty place. Without a backup it lists them.
import { installPackages, runNode } from './steps.mjs'

installPackages({ everything: false })
runNode(['src/server/restore-command.ts', ...process.argv.slice(2)])
