// `npm run doctor`: checks an installation, the shop running or not, and says in one line each what is wrong.
import { installPackages, runNode } from './steps.mjs'

installPackages({ everything: false })
runNode(['src/server/doctor-command.ts'])
