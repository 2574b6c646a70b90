import { type DestinationStream, pino } from 'pino'
import type { CompletedRequest } from './observe-requests.ts'

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]

/**
 * Logs each request as a line of JSON, responses with status 5xx at level error. By default each line is written to the
 * standard output before the next statement runs, so that a killed process loses none.
 */
export function requestLog(
  level: LogLevel,
  destination: DestinationStream = pino.destination({ sync: true }),
): (completed: CompletedRequest) => void {
  const logger = pino({ level, base: null }, destination)
  return ({ id, method, route, status, bytes, milliseconds, isAborted }) => {
    const cutOff = isAborted || undefined
    logger[status >= 500 ? 'error' : 'info']({ id, method, route, status, bytes, ms: milliseconds, cutOff })
  }
}
