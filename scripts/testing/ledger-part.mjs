// The fault injection; each rule of each seed is counted as a test.
import { runProgram } from './run-program.mjs'

const file = 'npm run test:ledger'

export async function runLedger(part, { args, settings }) {
  let failures = 0
  const { status, printed, processorSeconds } = await runProgram(['tests/ledger/main.ts', ...args], {
    settings,
    onLine(line) {
      const [, sign, title] = /^([✔✖]) (seed \d+: .*)$/.exec(line) ?? []
      if (!title) return
      if (sign === '✖') failures += 1
      part.count({ file, title, outcome: sign === '✔' ? 'passed' : 'failed', reason: 'Its lines follow at the end.' })
    },
  })
  if (failures > 0) console.log(printed)
  else if (status !== 0) part.count({ file, title: 'the fault injection', outcome: 'failed', reason: printed })
  return processorSeconds
}
