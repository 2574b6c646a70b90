import { type DestinationStream, pino } from 'pino'
import type { CompletedRequest } from './observe-requests.ts'

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]

/** Where lines go; `flush` writes those that are held back. */
interface LogDestination extends DestinationStream {
  flush?(): void
}

/**
 * Logs each request as a line of JSON, responses with status 5xx at level error and at once, with all lines before it.
 * By default the others are written to the standard output in batches: a write costs more than the rest of a line.
 */
export function requestLog(
  level: LogLevel,
  destination: LogDestination = inBatches(process.stdout.fd),
): (completed: CompletedRequest) => void {
  const logger = pino({ level, base: null }, destination)
  return ({ id, method, route, status, bytes, milliseconds, isAborted }) => {
    const cutOff = isAborted || undefined
    const isError = status >= 500
    logger[isError ? 'error' : 'info']({ id, method, route, status, bytes, ms: milliseconds, cutOff })
    if (isError) destination.flush?.()
  }
}

/**
 * Writes lines after a second, or as soon as there are some thirty, and at the latest when the process ends by itself:
 * a process that is killed loses a second. What is written at a time fits in a page, so that a pipe never mixes it with
 * the lines of another process.
 */
export function inBatches(fileOrDescriptor: string | number): ReturnType<typeof pino.destination> {
  const destination = pino.destination({
    ...{ dest: fileOrDescriptor, sync: true },
    ...{ minLength: 3584, maxWrite: 4096, periodicFlush: 1000 },
  })
  // Also after an uncaught exception.
  process.on('exit', () => destination.flush())
  return destination
}
