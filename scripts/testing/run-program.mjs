import { spawn } from 'node:child_process'
import { environment, inProject, node } from '../steps.mjs'
import { eventMark } from './event-mark.mjs'
import { followProcessorTime } from './processor-time.mjs'

/** A run that is interrupted ends what it started. */
const running = new Set()
process.on('exit', () => {
  for (const child of running) child.kill()
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))

/**
 * Runs a program of the project on the pinned Node. Calls `onEvent` with each event that a reporter prints, and
 * `onLine` with each other line. Returns its exit code or signal, the end of what it printed, and its seconds of
 * processor time.
 */
export async function runProgram(args, { settings = {}, onEvent = () => {}, onLine = () => {} }) {
  const child = spawn(node, args, { cwd: inProject(), env: environment(settings), stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  const processorTime = followProcessorTime(child.pid)
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    eachLine(stream, (line) => {
      if (line.startsWith(eventMark)) return onEvent(JSON.parse(line.slice(eventMark.length)))
      printed = `${printed}${line}\n`.slice(-50_000)
      onLine(line)
    })
  const status = await new Promise((resolve) => child.on('close', (code, signal) => resolve(code ?? signal)))
  running.delete(child)
  return { status, printed, processorSeconds: processorTime() }
}

function eachLine(stream, onLine) {
  let rest = ''
  stream.setEncoding('utf8').on('data', (chunk) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()
    for (const line of lines) if (line !== '') onLine(line)
  })
  stream.on('end', () => rest !== '' && onLine(rest))
}
