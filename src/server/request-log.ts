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

/** How many bytes of lines wait for each other, some thousand lines, and how long at most, in milliseconds. */
const mostWaiting = 2 ** 17
const mostPatience = 250

/** A character of text takes so many bytes at most in UTF-8. */
const mostBytes = 3

/**
 * To the standard output, many lines at a time: writing each by itself would cost more than a quick answer does, and so
 * does keeping them as text until then.
 */
function linesTogether(): Lines {
  // Its types know of text only.
  const output = pino.destination({ contentMode: 'buffer' }) as unknown as { write(lines: Uint8Array): void }
  let room = Buffer.allocUnsafeSlow(mostWaiting)
  let used = 0
  const flush = () => {
    if (used === 0) return
    output.write(room.subarray(0, used))
    room = Buffer.allocUnsafeSlow(mostWaiting)
    used = 0
  }
  setInterval(flush, mostPatience).unref()
  process.on('exit', flush)
  return {
    write(line) {
      if (used + line.length * mostBytes > mostWaiting) flush()
      used += room.write(line, used)
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
