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
const mostWaiting = 1000
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

/**
 * One line of JSON a request, as pino would write it. What we failed at is an error, whatever the level of the rest. It
 * is spelled out because that costs half of what an object does: of numbers and of words of ours, only the route might
 * have to be quoted.
 */
export function requestLog(level: LogLevel, destination = linesTogether()): RequestLog {
  const { values } = pino.levels
  const { error = 0, info = 0 } = values
  const least = values[level] ?? Number.POSITIVE_INFINITY
  const note = ({ id, method, route, status, bytes, milliseconds, isCutOff }: Answered) => {
    const weight = status >= 500 ? error : info
    if (weight < least) return
    const request = `"id":"${id}","method":"${method}","route":${JSON.stringify(route)}`
    const sent = bytes === undefined ? '' : `,"bytes":${bytes}`
    const answer = `"status":${status}${sent},"ms":${milliseconds}${isCutOff ? ',"cutOff":true' : ''}`
    destination.write(`{"level":${weight},"time":${Date.now()},${request},${answer}}\n`)
  }
  return Object.assign(note, { flush: () => destination.flush?.() })
}
