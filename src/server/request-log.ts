import { type DestinationStream, pino } from 'pino'
import type { Answered } from './request-watch.ts'

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]

/** How many lines wait for each other, and how long at most, in milliseconds. */
const mostWaiting = 200
const mostPatience = 250

/** To the standard output, many lines at a time: writing each by itself would cost more than a quick answer does. */
function linesTogether(): DestinationStream {
  const output = pino.destination()
  let waiting: string[] = []
  const write = () => {
    if (waiting.length === 0) return
    output.write(waiting.join(''))
    waiting = []
  }
  setInterval(write, mostPatience).unref()
  process.on('exit', write)
  return {
    write(line) {
      waiting.push(line)
      if (waiting.length >= mostWaiting) write()
    },
  }
}

/** One line of JSON a request, as pino would write it. What we failed at is an error, whatever the level of the rest. */
export function requestLog(level: LogLevel, destination = linesTogether()): (answered: Answered) => void {
  const { values } = pino.levels
  const least = values[level] ?? Number.POSITIVE_INFINITY
  return ({ id, method, route, status, bytes, milliseconds, isCutOff }) => {
    const weight = values[status >= 500 ? 'error' : 'info'] ?? 0
    if (weight < least) return
    const told = { id, method, route, status, bytes, ms: milliseconds, cutOff: isCutOff || undefined }
    destination.write(`${JSON.stringify({ level: weight, time: Date.now(), ...told })}\n`)
  }
}
