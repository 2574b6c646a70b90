import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export interface ReadingPace {
  /** How long a client may keep a response waiting, whatever its size. */
  readonly graceMilliseconds: number
  /** A second more for so many bytes written to the connection, read or not. A phone on GPRS reads twice as fast. */
  readonly minBytesPerSecond: number
  /** How long it may keep one waiting while memory is short. */
  readonly shortMilliseconds: number
  readonly checkEveryMilliseconds: number
}

export const defaultReadingPace: ReadingPace = {
  graceMilliseconds: 30_000,
  minBytesPerSecond: 2000,
  shortMilliseconds: 2000,
  checkEveryMilliseconds: 1000,
}

/** A response in flight. */
interface Reading {
  readonly socket: Socket
  /** `bytesWritten` of the socket when the response began. */
  readonly startBytes: number
  /** How long bytes of it have waited for the client: the time that the shop itself takes does not count. */
  waitedMilliseconds: number
}

/**
 * Closes the connections of clients that read their response too slowly, since it stays in memory until they have read
 * it. Node has only a timeout for connections on which nothing happens: a byte now and then would keep them open.
 */
export function closeSlowReaders(server: Server, pace: ReadingPace, isMemoryShort: () => boolean): void {
  const readings = new Set<Reading>()
  server.on('request', ({ socket }, outgoing) => {
    const reading = { socket, startBytes: socket.bytesWritten, waitedMilliseconds: 0 }
    readings.add(reading)
    outgoing.once('close', () => readings.delete(reading))
  })
  const check = setInterval(() => {
    const mayWaitLong = !isMemoryShort()
    for (const reading of readings) {
      if (reading.socket.writableLength === 0) continue
      reading.waitedMilliseconds += pace.checkEveryMilliseconds
      const allowed = mayWaitLong ? allowedMilliseconds(reading, pace) : pace.shortMilliseconds
      if (reading.waitedMilliseconds > allowed) reading.socket.destroy()
    }
  }, pace.checkEveryMilliseconds)
  check.unref()
  server.on('close', () => clearInterval(check))
}

function allowedMilliseconds({ socket, startBytes }: Reading, pace: ReadingPace): number {
  return pace.graceMilliseconds + ((socket.bytesWritten - startBytes) / pace.minBytesPerSecond) * 1000
}
