// `npm run build`: builds the pages if their sources have changed.
import { buildPages, installPackages } from './steps.mjs'

installPackages({ everything: false })
buildPages()
