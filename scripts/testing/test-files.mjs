// Which test files there are, and which of them share a process.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from '../steps.mjs'

const engineFolders = ['src', 'messages', 'benchmarks', 'tests']
export const browserFolder = 'tests/browser'

/** Returns the engine test files, relative to the project; those of the long run only with `long`. */
export function engineFiles({ long }) {
  return engineFolders
    .flatMap((folder) => filesIn(folder))
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith(`${browserFolder}/`))
    .filter((file) => long || !isLongFile(file))
}

export function browserFiles() {
  return filesIn(browserFolder).filter((file) => file.endsWith('.test.ts'))
}

export function isLongFile(file) {
  return /\.long\.test\.tsx?$/.test(file)
}

/** Returns the files of a folder and its subfolders, in alphabetical order. */
export function filesIn(folder) {
  return readdirSync(inProject(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(inProject(), path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
}

/** Tests of how long a switchover takes, which other tests beside them would lengthen. */
const filesForQuiet = ['tests/cluster/failover.long.test.ts']

/** Whether nothing else may run while a test file does. */
export function needsQuiet(file) {
  return filesForQuiet.includes(file)
}

/** What other test files of the same process would notice. Hooks outside of a suite apply to all files of a process. */
const affectsOthers =
  /process\.env\.\w+ = |process\.chdir|node:child_process|registerHooks|mock\.module|^(before|after|beforeEach|afterEach)\(/m

/** Whether a test file needs a process of its own. */
export function needsOwnProcess(file) {
  return needsQuiet(file) || affectsOthers.test(readFileSync(inProject(file), 'utf8'))
}
