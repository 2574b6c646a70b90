// `npm run check`: everything that can be said of the code and the built pages without running the shop.
import { buildPages, installPackages, runNode, runTool, tell } from './steps.mjs'

export function check() {
  tell('Checking style')
  runTool('biome', ['check', '--error-on-warnings', '.'])
  tell('Checking types')
  runTool('react-router', ['typegen'], { quiet: true })
  runTool('tsc', ['-p', '.'])
  tell('Checking who imports whom')
  runTool('depcruise', ['--config', 'dependency-cruiser.config.mjs', 'src', 'messages', 'tests', 'benchmarks'])
  tell('Checking for what nobody uses')
  runTool('knip', [])
  buildPages()
  tell('Checking what pages weigh')
  runNode(['tests/weight/main.ts'])
}

if (process.argv[1] === import.meta.filename) {
  installPackages({ everything: true })
  check()
}
