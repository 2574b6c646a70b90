import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { ResponseWatch } from './one-response-at-a-time.ts'

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

/** The last response of a connection. */
interface Reading {
  isInFlight: boolean
  /** `bytesWritten` of the socket when the response began. */
  startBytes: number
  /** How long bytes of it have waited for the client: the time that the shop itself takes does not count. */
  waitedMilliseconds: number
}

/**
 * Closes the connections of clients that read their response too slowly, since it stays in memory until they have read
 * it. Node has only a timeout for connections on which nothing happens: a byte now and then would keep them open.
 */
export function closeSlowReaders(server: Server, pace: ReadingPace, isMemoryShort: () => boolean): ResponseWatch {
  const readings = new Map<Socket, Reading>()
  server.on('connection', (socket) => {
    readings.set(socket, { isInFlight: false, startBytes: 0, waitedMilliseconds: 0 })
    socket.once('close', () => readings.delete(socket))
  })
  const check = setInterval(() => {
    const mayWaitLong = !isMemoryShort()
    for (const [socket, reading] of readings) {
      if (!reading.isInFlight || socket.writableLength === 0) continue
      reading.waitedMilliseconds += pace.checkEveryMilliseconds
      const allowed = mayWaitLong
        ? allowedMilliseconds(socket.bytesWritten - reading.startBytes, pace)
        : pace.shortMilliseconds
      if (reading.waitedMilliseconds > allowed) socket.destroy()
    }
  }, pace.checkEveryMilliseconds)
  check.unref()
  server.on('close', () => clearInterval(check))
  return {
    begin(socket) {
      const reading = readings.get(socket)
      if (!reading) return
      reading.isInFlight = true
      reading.startBytes = socket.bytesWritten
      reading.waitedMilliseconds = 0
    },
    close(socket) {
      const reading = readings.get(socket)
      if (reading) reading.isInFlight = false
    },
  }
}

function allowedMilliseconds(bytes: number, pace: ReadingPace): number {
  return pace.graceMilliseconds + (bytes / pace.minBytesPerSecond) * 1000
}
