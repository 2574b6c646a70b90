// `npm run images:copy -- to-bucket|to-folder`: copies all pictures between the data directory and the bucket of
// IMAGES_URL.
import { installPackages, runNode } from './steps.mjs'

installPackages({ everything: false })
runNode(['src/server/images-copy-command.ts', ...process.argv.slice(2)])
