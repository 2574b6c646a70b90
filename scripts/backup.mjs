// `npm run backup`: backs up the shop, running or not, and proves the backup.
import { installPackages, runNode } from './steps.mjs'

installPackages({ everything: false })
runNode(['src/server/backup-command.ts'])
