// `npm run build`: the pages, if anything they are made from has changed.
import { buildPages, installPackages } from './steps.mjs'

installPackages({ everything: false })
buildPages()
