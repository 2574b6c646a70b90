// The engine tests: most files share a few processes, the rest have one each.
import { inProject } from '../steps.mjs'
import { runProgram } from './run-program.mjs'
import { isLongFile, needsOwnProcess } from './test-files.mjs'

/** How long the files of one process take together. Loading what all import costs a second, with the pages two. */
const groupMilliseconds = 75_000
const usualFileMilliseconds = 2_000
/** Starts of whole shops and other programs take minutes: those start first. */
const usualLongFileMilliseconds = 60_000
/** A test or a group of tests that hangs fails then. */
const testTimeoutMilliseconds = 600_000

/**
 * Returns groups of files, each for one process, the longest first. `milliseconds` are those of each file in the last
 * run.
 */
export function groupFiles(files, milliseconds) {
  const timeOf = timesOf(milliseconds)
  const alone = files.filter(needsOwnProcess).map((file) => [file])
  const groups = [...alone, ...groupSharedFiles(files, milliseconds)]
  return longestFirst(groups, (group) => group.reduce((sum, file) => sum + timeOf(file), 0))
}

/** Returns groups of those files that share processes. */
export function groupSharedFiles(files, milliseconds) {
  const timeOf = timesOf(milliseconds)
  const shared = longestFirst(
    files.filter((file) => !needsOwnProcess(file)),
    timeOf,
  )
  const total = shared.reduce((sum, file) => sum + timeOf(file), 0)
  const groups = Array.from({ length: Math.ceil(total / groupMilliseconds) }, () => ({ files: [], time: 0 }))
  for (const file of shared) {
    const group = groups.reduce((least, each) => (each.time < least.time ? each : least))
    group.files.push(file)
    group.time += timeOf(file)
  }
  // A group without files would run every test that Node finds.
  return groups.filter((group) => group.files.length > 0).map((group) => group.files)
}

function timesOf(milliseconds) {
  return (file) => milliseconds[file] ?? (isLongFile(file) ? usualLongFileMilliseconds : usualFileMilliseconds)
}

function longestFirst(items, timeOf) {
  return items.toSorted((a, b) => timeOf(b) - timeOf(a))
}

/**
 * Runs files in one process and counts their tests. A file with a failed test runs once more, in a process of its own:
 * what passes then is flaky. So do all files of a process that ended before its last test, even as if all were well.
 * `titles` is a pattern of the tests to run; all if there is none.
 */
export async function runEngineFiles(part, files, { settings, titles }) {
  const passed = new Set()
  const failed = []
  let last = { file: files[0] }
  const first = await runFiles(files, { settings, titles }, (event) => {
    last = event
    if (event.outcome === 'failed') {
      failed.push(event)
      return part.warn(event)
    }
    passed.add(nameOf(event))
    part.count(event)
  })
  const hasCrashed = !first.hasEnded || (first.status !== 0 && failed.length === 0)
  const crash = { file: last.file, title: 'its process', reason: `Ended with ${first.status}\n${first.printed}` }
  if (hasCrashed) part.warn(crash)
  const filesToRepeat = hasCrashed ? files : new Set(failed.map(({ file }) => file))
  const failedBefore = new Set(failed.map(nameOf))
  let { processorSeconds } = first
  let hasCrashedAgain = false
  for (const file of filesToRepeat) {
    let failures = 0
    const again = await runFiles([file], { settings, titles }, (event) => {
      if (event.outcome === 'failed') failures += 1
      const isFlaky = event.outcome === 'passed' && failedBefore.has(nameOf(event))
      if (!passed.has(nameOf(event))) part.count(isFlaky ? { ...event, outcome: 'flaky' } : event)
    })
    processorSeconds += again.processorSeconds
    if (again.hasEnded && (again.status === 0 || failures > 0)) continue
    hasCrashedAgain = true
    part.count({ ...crash, file, outcome: 'failed', reason: `Ended with ${again.status}\n${again.printed}` })
  }
  if (hasCrashed && !hasCrashedAgain) part.count({ ...crash, outcome: 'flaky' })
  return processorSeconds
}

function nameOf({ file, title }) {
  return `${file}: ${title}`
}

async function runFiles(files, { settings, titles }, onEvent) {
  const args = [
    '--test',
    '--test-isolation=none',
    '--test-force-exit',
    `--test-timeout=${testTimeoutMilliseconds}`,
    `--test-reporter=${inProject('scripts/testing/engine-reporter.mjs')}`,
    '--test-reporter-destination=stdout',
    ...(titles ? [`--test-name-pattern=${titles}`] : []),
    ...files,
  ]
  let hasEnded = false
  const result = await runProgram(args, {
    settings,
    onEvent: (event) => {
      if (event.outcome === 'ended') hasEnded = true
      else onEvent(event)
    },
  })
  return { ...result, hasEnded }
}
