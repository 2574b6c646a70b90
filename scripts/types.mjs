// `npm run types`: checks the types alone, as `npm run check` does.
import { argumentsOf, checks } from './check.mjs'
import { installPackages, runNode } from './steps.mjs'

installPackages({ everything: true })
const { programs } = checks.find(({ name }) => name === 'types')
for (const program of programs) runNode(argumentsOf(program))
