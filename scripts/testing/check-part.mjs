// The static checks, each counted as a test.
import { argumentsOf } from '../check.mjs'
import { runProgram } from './run-program.mjs'

/** Runs the programs of a check up to the first that fails. */
export async function runCheck(part, { name, programs }) {
  let processorSeconds = 0
  let problem
  for (const program of programs) {
    const result = await runProgram(argumentsOf(program), {})
    processorSeconds += result.processorSeconds
    if (result.status === 0) continue
    problem = result.printed
    break
  }
  part.count({
    file: 'npm run check',
    title: name,
    outcome: problem === undefined ? 'passed' : 'failed',
    reason: problem,
  })
  return processorSeconds
}
