// What a run of the tests prints: a line per part while it runs, each failure at once, and the counts at its end.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { inProject } from '../steps.mjs'
import { startProcessorTime } from './processor-time.mjs'

/** Where the times of each test file and of each part in the last run stand. */
const recordFile = (long) => inProject(`node_modules/.cache/hirfa-tests/last-${long ? 'long-run' : 'run'}.json`)
const secondsBetweenLines = 30

/**
 * Returns the milliseconds of each test file and the seconds of each part in the last whole run; empty before the
 * first.
 */
export function readLastRun({ long }) {
  const file = recordFile(long)
  if (!existsSync(file)) return { files: {}, tests: {}, parts: {} }
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Collects the results of the parts of a run. `lastRun` is that of `readLastRun`. */
export function createProgress(lastRun, { long }) {
  const startedAt = Date.now()
  const processorSecondsOfRun = startProcessorTime()
  const parts = new Map()
  const files = {}
  const tests = {}

  const partNamed = (name) => {
    if (!parts.has(name))
      parts.set(name, { passed: 0, skipped: 0, failed: [], flaky: [], running: 0, processorSeconds: 0 })
    return parts.get(name)
  }
  const line = ([name, part]) => {
    const done = tests[name] ?? 0
    const total = lastRun.tests[name] > done ? ` of about ${lastRun.tests[name]}` : ''
    const left = (lastRun.parts[name] ?? 0) - (Date.now() - part.startedAt) / 1000
    const time = left > 0 ? `, about ${formatSeconds(left)} left` : ''
    return `${name}: ${done}${total}${part.failed.length > 0 ? `, ${part.failed.length} failed` : ''}${time}`
  }
  const running = () => [...parts].filter(([, part]) => part.running > 0)
  const printLines = setInterval(() => {
    for (const entry of running()) console.log(line(entry))
  }, secondsBetweenLines * 1000)

  /** What runs the tests of a part gets it to report them. */
  const reporterOf = (name) => ({
    /** `outcome` is passed, failed, flaky or skipped; `reason` says why one failed, which is printed at once. */
    count({ file, title, outcome, milliseconds = 0, reason }) {
      const part = partNamed(name)
      tests[name] = (tests[name] ?? 0) + 1
      files[file] = (files[file] ?? 0) + milliseconds
      if (outcome === 'passed' || outcome === 'skipped') part[outcome] += 1
      else part[outcome].push(`${file}: ${title}`)
      if (outcome === 'failed') printFailure({ file, title, reason })
    },
    /** Prints a failed test that runs once more and is counted then. */
    warn({ file, title, reason }) {
      printFailure({ file, title: `${title} (it runs once more)`, reason })
    },
  })

  return {
    /** Runs one task of a part. `run` gets a reporter and returns its seconds of processor time. */
    async run(name, run) {
      const part = partNamed(name)
      part.startedAt ??= Date.now()
      part.running += 1
      const failedBefore = part.failed.length
      const processorSeconds = await run(reporterOf(name))
      // Other tasks of the part have ended meanwhile.
      part.processorSeconds += processorSeconds
      part.running -= 1
      part.endedAt = Date.now()
      return part.failed.length === failedBefore
    },
    /**
     * Prints the end of the run and returns whether all passed. `isWhole` says that the times are kept for the next
     * run.
     */
    finish({ isWhole }) {
      clearInterval(printLines)
      const all = [...parts.values()]
      const failed = all.flatMap((part) => part.failed)
      const flaky = all.flatMap((part) => part.flaky)
      console.log('')
      for (const name of failed) console.log(`Failed: ${name}`)
      for (const name of flaky) console.log(`Flaky, passed when its file ran again: ${name}`)
      for (const [name, part] of parts) {
        const seconds = (part.endedAt - part.startedAt) / 1000
        const counts = `${part.passed} passed, ${part.failed.length} failed, ${part.skipped} skipped`
        const processor = part.processorSeconds > 0 ? `, ${Math.round(part.processorSeconds)} s of processor time` : ''
        console.log(`${name}: ${counts} in ${formatSeconds(seconds)}${processor}`)
      }
      const wall = (Date.now() - startedAt) / 1000
      // By the machine: what browsers and database servers start is counted by nobody who waits for it.
      const processor = processorSecondsOfRun()
      const use = `${Math.round((processor / wall) * 100)} % of ${os.availableParallelism() * 100} %`
      const spent = `, ${Math.round(processor)} s of processor time (${use})`
      console.log(`All of it: ${formatSeconds(wall)}${processor === undefined ? '' : spent}`)
      const isTooFlaky = flaky.length >= failingFlakyTests
      console.log(`${flaky.length} flaky${isTooFlaky ? `: ${failingFlakyTests} or more fail the run` : ''}`)
      if (isWhole && failed.length === 0) keepForNextRun({ files, tests, parts: secondsOf(parts) }, long)
      const passed = all.reduce((sum, part) => sum + part.passed, 0) + (isTooFlaky ? 0 : flaky.length)
      console.log(`${passed} passed, ${failed.length + (isTooFlaky ? flaky.length : 0)} failed`)
      return failed.length === 0 && !isTooFlaky
    },
  }
}

/** Number of flaky tests in one run that fails it: one is mended, several say that something is wrong with the run. */
const failingFlakyTests = 3

function secondsOf(parts) {
  return Object.fromEntries([...parts].map(([name, part]) => [name, (part.endedAt - part.startedAt) / 1000]))
}

function keepForNextRun(record, long) {
  const file = recordFile(long)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(record))
}

function formatSeconds(seconds) {
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

function printFailure({ file, title, reason = '' }) {
  console.log(`\n✖ ${file}: ${title}\n${reason.replace(/^/gm, '  ')}`)
  console.log(file.startsWith('npm ') ? '' : `  Alone: npm test -- ${file}\n`)
}
