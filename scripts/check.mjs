// `npm run check`: static checks of the code, and the size of the built pages.
import { buildPages, inProject, installPackages, programOf, report, runNode } from './steps.mjs'

const checkedFolders = ['src', 'messages', 'tests', 'benchmarks']

/** What the compiler knows of files that have not changed: a tenth of the work when it runs again. */
const knownTypes = inProject('node_modules/.cache/hirfa-checks/types.tsbuildinfo')

/** The static checks: what each one checks, and the programs that it runs on the pinned Node, one after the other. */
export const checks = [
  { name: 'style', programs: [['biome', 'check', '--error-on-warnings', '.']] },
  {
    name: 'types',
    programs: [
      ['react-router', 'typegen'],
      ['tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', knownTypes],
    ],
  },
  { name: 'import rules', programs: [['depcruise', '--config', 'dependency-cruiser.config.mjs', ...checkedFolders]] },
  { name: 'unused code', programs: [['knip']] },
  { name: 'page weight', programs: [['tests/weight/main.ts']], needsPages: true },
]

/** Returns the arguments of Node for one program of a check. */
export function argumentsOf([program, ...args]) {
  return [/\.(ts|mjs)$/.test(program) ? program : programOf(program), ...args]
}

if (process.argv[1] === import.meta.filename) {
  installPackages({ everything: true })
  for (const { name, programs, needsPages } of checks) {
    if (needsPages) buildPages()
    report(`Checking ${name}`)
    for (const program of programs) runNode(argumentsOf(program))
  }
}
