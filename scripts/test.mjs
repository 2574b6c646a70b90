// `npm test`: installs what is missing, then runs the static checks, the engine tests, the fault injection and the
// browser tests side by side. `npm run test:long` runs everything there is. `npm test -- cart` runs what matches, and
// `npm test -- --changed` what imports a changed file.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { findBrowser } from './browser.mjs'
import { checks } from './check.mjs'
import { environment, inProject, installPackages, node, report } from './steps.mjs'
import { runBrowserTests } from './testing/browser-part.mjs'
import { runCheck } from './testing/check-part.mjs'
import { groupFiles, groupSharedFiles, runEngineFiles } from './testing/engine-part.mjs'
import { pageLoader, readImports } from './testing/import-graph.mjs'
import { runChecks } from './testing/lines-part.mjs'
import { createProgress, readLastRun } from './testing/progress.mjs'
import { runTasks } from './testing/run-tasks.mjs'
import { selectChanged, selectMatching } from './testing/select-tests.mjs'
import { browserFiles, engineFiles, needsQuiet } from './testing/test-files.mjs'

const { values, positionals } = parseArgs({
  options: { long: { type: 'boolean', default: false }, changed: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const { long } = values
const isWhole = !values.changed && positionals.length === 0

/** Processes at a time on two cores: tests wait for the database and for browsers as long as they compute. */
const slots = 5
/** The browser tests are one process with as many workers. */
const browserSlots = 3

installPackages({ everything: true })
const selected = await selectTests()
const needsBrowser = isWhole || selected.browser.length > 0
const browser = needsBrowser ? findBrowser({ isHeadless: true }) : ''
const server = await startTestServer()
const settings = {
  ...server.settings,
  // As in a shop: React's development build, its default, renders several times slower.
  NODE_ENV: 'production',
  // It halves the time that a process needs to start.
  NODE_COMPILE_CACHE: inProject('node_modules/.cache/hirfa-tests/compiled'),
  CHROME_PATH: browser,
  ...(long && { LONG_TESTS: 'on' }),
}
const shortSettings = { ...settings, LONG_TESTS: undefined }
const lastRun = readLastRun({ long })
const progress = createProgress(lastRun, { long })
await runTasks(await planTasks(), slots)
await server.stop()
process.exit(progress.finish({ isWhole }) ? 0 : 1)

async function selectTests() {
  if (isWhole) return { engine: engineFiles({ long }), titled: [], browser: [] }
  const chosen = values.changed ? await selectChanged({ long }) : selectMatching(positionals, { long })
  const engine = chosen.engine.length + chosen.titled.length
  report(
    `${engine} of ${engineFiles({ long: true }).length} files of engine tests, ${chosen.browser.length} places in ` +
      `${browserFiles().length} files of browser tests. Left out: the others, the static checks and the fault injection`,
  )
  return chosen
}

/**
 * In the order in which they start. Files that load the built pages wait for the build and share processes, so that the
 * others do not load them as well.
 */
async function planTasks() {
  const engineTasks = (files, { needs = [], titles } = {}) =>
    groupFiles(files, lastRun.files).map((group) =>
      taskOf('engine tests', (part) => runEngineFiles(part, group, { settings, titles }), {
        needs,
        ...(group.some(needsQuiet) && { slots }),
      }),
    )
  const pattern = `/${positionals.map((word) => word.replaceAll(/[/\\^$*+?.()|[\]{}]/g, '\\$&')).join('|')}/i`
  const browserTask = taskOf('browser tests', (part) => runBrowserTests(part, { places: selected.browser, settings }), {
    needs: ['build'],
    slots: browserSlots,
  })
  const needPages = (await readImports())([pageLoader])
  const loadsPages = (file) => needPages.has(file)
  const { engine, titled } = selected
  const tasks = [
    ...engineTasks(engine.filter((file) => !loadsPages(file))),
    ...engineTasks(engine.filter(loadsPages), { needs: ['build'] }),
    ...engineTasks(titled, { needs: ['build'], titles: pattern }),
  ]
  const needsBuild = needsBrowser || [...engine, ...titled].some(loadsPages)
  const build = taskOf('build', (part) => runCheck(part, { name: 'the build', programs: [['scripts/build.mjs']] }))
  if (!isWhole) return [...(needsBuild ? [build] : []), ...tasks, ...(needsBrowser ? [browserTask] : [])]
  // What takes all slots would wait for the browser tests, and all others for it.
  const quiet = tasks.filter((task) => task.slots === slots)
  return [
    build,
    ...quiet,
    browserTask,
    taskOf('fault injection', (part) => runChecks(part, { ...faultInjection(), settings }), { needs: ['build'] }),
    ...checks.map((check) =>
      taskOf('static checks', (part) => runCheck(part, check), { needs: check.needsPages ? ['build'] : [] }),
    ),
    ...tasks.filter((task) => !quiet.includes(task)),
    ...(long ? longTasks() : []),
  ]
}

/** What only the long run does besides the tests that it does not leave out. */
function longTasks() {
  // What the long run adds to them takes minutes and does not depend on their order.
  const reversed = groupSharedFiles(engineFiles({ long: false }), {}).map((group) => group.toReversed())
  const guards = { command: 'npm run test:guards', program: ['tests/guards/main.ts'], settings }
  return [
    ...reversed.map((group) =>
      taskOf('engine tests in another order', (part) => runEngineFiles(part, group, { settings: shortSettings }), {
        needs: ['build'],
      }),
    ),
    taskOf('guards', (part) => runChecks(part, guards), { needs: ['build'], slots: 2 }),
  ]
}

function faultInjection() {
  const extent = long ? ['--minutes', '10'] : ['--runs', '1']
  return { command: 'npm run test:ledger', program: ['tests/ledger/main.ts', '--seed', '1', ...extent] }
}

function taskOf(part, run, { needs, slots } = {}) {
  return { name: part, needs, slots, run: () => progress.run(part, run) }
}

/** One database server for all tests; its settings tell the other processes where it is. */
async function startTestServer() {
  const keeper = fork(inProject('tests/support/keep-test-server.ts'), {
    execPath: node,
    execArgv: [],
    env: environment(),
  })
  keeper.once('exit', failToStart)
  const [settings] = await once(keeper, 'message')
  keeper.off('exit', failToStart)
  return {
    settings,
    async stop() {
      keeper.disconnect()
      await once(keeper, 'exit')
    },
  }
}

function failToStart() {
  report('The database server of the tests did not start')
  process.exit(1)
}
