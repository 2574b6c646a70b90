import { type DestinationStream, pino } from 'pino'
import type { Answered } from './request-watch.ts'

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]

/** How long a line may wait for others, in milliseconds. */
const mostPatience = 250

/** To the standard output, many lines at a time: writing each by itself would cost more than a quick answer does. */
function linesTogether(): DestinationStream {
  const lines = pino.destination({ minLength: 65_536, maxWrite: 131_072, periodicFlush: mostPatience })
  process.on('exit', () => lines.flushSync())
  return lines
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
