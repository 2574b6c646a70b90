// Programs that check rules themselves and print a line for each: the fault injection and the guards.
import { runProgram } from './run-program.mjs'

/** Counts each line that begins with a sign as a test. `command` is what runs the program alone. */
export async function runChecks(part, { command, program, settings }) {
  let failures = 0
  const { status, printed, processorSeconds } = await runProgram(program, {
    settings,
    onLine(line) {
      const [, sign, title] = /^([✔✖]) (.*)$/.exec(line) ?? []
      if (!title) return
      if (sign === '✖') failures += 1
      part.count({ file: command, title, outcome: sign === '✔' ? 'passed' : 'failed' })
    },
  })
  if (failures > 0) console.log(printed)
  else if (status !== 0) part.count({ file: command, title: 'its program', outcome: 'failed', reason: printed })
  return processorSeconds
}
