// `npm run lost-key`: lets the next start make or accept a new secret key, because the old one is lost for good.
import { installPackages, runNode } from './steps.mjs'

installPackages({ everything: false })
runNode(['src/server/lost-key-command.ts'])
