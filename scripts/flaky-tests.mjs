// Names of the tests that failed first and passed when they were run again.
import { stripVTControlCharacters } from 'node:util'

/** Number of flaky tests in one run that fails it. */
export const failingFlakyTests = 3

/** Returns the names from the state file of node:test's `--test-rerun-failures`. Parents of a flaky test are left out. */
export function flakyEngineTests(stateFileText) {
  const lastAttempt = JSON.parse(stateFileText).at(-1) ?? {}
  return Object.entries(lastAttempt)
    .filter(([, { passed_on_attempt, children }]) => passed_on_attempt > 0 && !children?.length)
    .map(([place, { name }]) => `${place} ${name}`)
}

/** Returns the names from the report of Playwright's reporter `json`, each with the first line of its error. */
export function flakyBrowserTests(reportText) {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]
  return specsOf(JSON.parse(reportText)).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName, results }) => `${file}:${line} [${projectName}] ${title} (${firstErrorLine(results)})`),
  )
}

function firstErrorLine(results) {
  const [line = ''] = (results.find(({ error }) => error)?.error.message ?? '').split('\n')
  return stripVTControlCharacters(line)
}
