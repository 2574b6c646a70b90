import { pino } from 'pino'
import type { Answered } from './request-watch.ts'

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]

interface Lines {
  write(line: string): void
  /** Writes what still waits. */
  flush?(): void
}

export interface RequestLog {
  (answered: Answered): void
  /** Writes the lines that still wait for others. */
  flush(): void
}

/** How many lines wait for each other, and how long at most, in milliseconds. */
const mostWaiting = 200
const mostPatience = 250

/** To the standard output, many lines at a time: writing each by itself would cost more than a quick answer does. */
function linesTogether(): Lines {
  const output = pino.destination()
  let waiting: string[] = []
  const flush = () => {
    if (waiting.length === 0) return
    output.write(waiting.join(''))
    waiting = []
  }
  setInterval(flush, mostPatience).unref()
  process.on('exit', flush)
  return {
    write(line) {
      waiting.push(line)
      if (waiting.length >= mostWaiting) flush()
    },
    flush,
  }
}

/** One line of JSON a request, as pino would write it. What we failed at is an error, whatever the level of the rest. */
export function requestLog(level: LogLevel, destination = linesTogether()): RequestLog {
  const { values } = pino.levels
  const least = values[level] ?? Number.POSITIVE_INFINITY
  const note = ({ id, method, route, status, bytes, milliseconds, isCutOff }: Answered) => {
    const weight = values[status >= 500 ? 'error' : 'info'] ?? 0
    if (weight < least) return
    const told = { id, method, route, status, bytes, ms: milliseconds, cutOff: isCutOff || undefined }
    destination.write(`${JSON.stringify({ level: weight, time: Date.now(), ...told })}\n`)
  }
  return Object.assign(note, { flush: () => destination.flush?.() })
}
