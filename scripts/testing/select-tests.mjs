// Which tests a command runs: all of them, those that match words, or those of changed files.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inProject } from '../steps.mjs'
import { readImports } from './import-graph.mjs'
import { browserFiles, engineFiles } from './test-files.mjs'

/**
 * Returns files of engine tests (`engine`), further ones of which only the tests with a title that matches are meant
 * (`titled`), and places of browser tests (`browser`): files or `file:line`.
 */
export function selectMatching(words, { long }) {
  const selected = { engine: [], titled: [], browser: [] }
  const matches = (text) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()))
  for (const file of engineFiles({ long: true })) {
    if (matches(file)) selected.engine.push(file)
    else if (titlesIn(file).some(({ title }) => matches(title))) selected.titled.push(file)
  }
  for (const file of browserFiles()) {
    if (matches(file)) selected.browser.push(file)
    else for (const { title, line } of titlesIn(file)) if (matches(title)) selected.browser.push(`${file}:${line}`)
  }
  // A test of the long run is meant only by whoever names its file.
  const isMeant = (file) => long || !file.includes('.long.test.') || words.some((word) => file === word)
  return { ...selected, engine: selected.engine.filter(isMeant), titled: selected.titled.filter(isMeant) }
}

/**
 * Selects the tests that import a file which differs from the last commit. The pages count as imported by what loads
 * them.
 */
export async function selectChanged({ long }) {
  const { stdout, status } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], {
    cwd: inProject(),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error('--changed needs git and a clone of the project')
  const changed = stdout.split('\n').map((line) => line.slice(3).split(' -> ').at(-1).replaceAll('"', ''))
  const affected = (await readImports())(changed.filter(Boolean))
  return {
    engine: engineFiles({ long }).filter((file) => affected.has(file)),
    titled: [],
    browser: browserFiles().filter((file) => affected.has(file)),
  }
}

/** The titles of the tests and groups of a file, with their lines. */
function titlesIn(file) {
  const text = readFileSync(inProject(file), 'utf8')
  const titles = text.matchAll(/\b(?:test|longTest|suite|describe)\(\s*(['"`])((?:(?!\1).)+)\1/gs)
  return [...titles].map(({ index, 2: title }) => ({ title, line: text.slice(0, index).split('\n').length }))
}
