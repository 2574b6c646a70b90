// `npm run check`: static checks of the code, and the size of the built pages.
import { buildPages, installPackages, report, runNode, runTool } from './steps.mjs'

export function check() {
  report('Checking style')
  runTool('biome', ['check', '--error-on-warnings', '.'])
  report('Checking types')
  runTool('react-router', ['typegen'], { quiet: true })
  runTool('tsc', ['-p', '.'])
  report('Checking import rules')
  runTool('depcruise', ['--config', 'dependency-cruiser.config.mjs', 'src', 'messages', 'tests', 'benchmarks'])
  report('Checking for unused code')
  runTool('knip', [])
  buildPages()
  report('Checking page weight')
  runNode(['tests/weight/main.ts'])
}

if (process.argv[1] === import.meta.filename) {
  installPackages({ everything: true })
  check()
}
