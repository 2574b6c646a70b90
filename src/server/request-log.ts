import { pino } from 'pino'
import type { CompletedRequest } from './observe-requests.ts'

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]

interface LogDestination {
  write(line: string): void
  /** Writes buffered lines. */
  flush?(): void
}

export interface RequestLog {
  (completed: CompletedRequest): void
  /** Writes buffered lines. */
  flush(): void
}

/** The buffer holds about a thousand lines, and is written at least this often. */
const maxBufferBytes = 2 ** 17
const maxBufferMilliseconds = 250

/** In UTF-8. */
const maxBytesPerCharacter = 3

/**
 * Writes to the standard output in large chunks: a write for each line would cost more than a response from the cache, and so
 * would buffering strings instead of bytes.
 */
function bufferedOutput(): LogDestination {
  // pino's types allow strings only.
  const output = pino.destination({ contentMode: 'buffer' }) as unknown as { write(lines: Uint8Array): void }
  let buffer = Buffer.allocUnsafeSlow(maxBufferBytes)
  let used = 0
  const flush = () => {
    if (used === 0) return
    output.write(buffer.subarray(0, used))
    buffer = Buffer.allocUnsafeSlow(maxBufferBytes)
    used = 0
  }
  setInterval(flush, maxBufferMilliseconds).unref()
  process.on('exit', flush)
  return {
    write(line) {
      if (used + line.length * maxBytesPerCharacter > maxBufferBytes) flush()
      used += buffer.write(line, used)
    },
    flush,
  }
}

/**
 * Logs each request as a line of JSON in pino's format, responses with status 5xx at level error. The JSON is concatenated by
 * hand, which takes half the time of serializing an object; only the route could contain characters to escape.
 */
export function requestLog(level: LogLevel, destination = bufferedOutput()): RequestLog {
  const { values } = pino.levels
  const { error = 0, info = 0 } = values
  const minLevel = values[level] ?? Number.POSITIVE_INFINITY
  const logRequest = ({ id, method, route, status, bytes, milliseconds, isAborted }: CompletedRequest) => {
    const lineLevel = status >= 500 ? error : info
    if (lineLevel < minLevel) return
    const request = `"id":"${id}","method":"${method}","route":${JSON.stringify(route)}`
    const sent = bytes === undefined ? '' : `,"bytes":${bytes}`
    const response = `"status":${status}${sent},"ms":${milliseconds}${isAborted ? ',"cutOff":true' : ''}`
    destination.write(`{"level":${lineLevel},"time":${Date.now()},${request},${response}}\n`)
  }
  return Object.assign(logRequest, { flush: () => destination.flush?.() })
}
