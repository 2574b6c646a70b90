import { type DestinationStream, pino } from 'pino'
import type { Answered } from './request-watch.ts'

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]

/** One line of JSON a request. What we failed at is an error, whatever the level of the rest. */
export function requestLog(level: LogLevel, destination?: DestinationStream): (answered: Answered) => void {
  const options = { level, base: null, messageKey: 'message' }
  const log = destination ? pino(options, destination) : pino(options)
  return ({ milliseconds, isCutOff, ...answered }) => {
    const line = { ...answered, ms: milliseconds, ...(isCutOff && { cutOff: true }) }
    if (answered.status >= 500) log.error(line)
    else log.info(line)
  }
}
