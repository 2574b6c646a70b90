import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './connect.ts'

/** The time of the database server, which all instances share. */
export interface DatabaseClock {
  now(): Date
  /** Ends the measurements. */
  close(): Promise<void>
}

interface ClockOptions {
  /** Milliseconds between two measurements. */
  readonly interval?: number
  /** The clock of this machine, in milliseconds since 1970. */
  readonly machineTime?: () => number
}

/**
 * Returns the time of this machine, corrected by its measured clock skew from the database. Instances on machines whose
 * clocks differ so agree on what has expired and what came first. Rejects while the database is unavailable; later,
 * while it is, the last measured clock skew stays.
 */
export async function openDatabaseClock(
  database: Database,
  { interval = 10_000, machineTime = Date.now }: ClockOptions = {},
): Promise<DatabaseClock> {
  const closing = new AbortController()
  let skew = 0

  const measure = async () => {
    const sentAt = machineTime()
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database)
    const there = rows[0]?.now.getTime()
    if (there === undefined) return
    // The server read its clock between sending and receiving, so the clock skew is between these bounds. The last
    // value stays while it is too: the middle of the bounds may be wrong by half of the round trip, and the time would
    // jump at each measurement.
    const [least, most] = [there - machineTime(), there - sentAt]
    if (skew < least || skew > most) skew = Math.round((least + most) / 2)
  }

  const measureUntilClosed = async () => {
    while (!closing.signal.aborted) {
      await pause(interval, undefined, { signal: closing.signal, ref: false }).catch(() => {})
      if (!closing.signal.aborted) await measure().catch(() => {})
    }
  }

  await measure()
  // Again on the connection that the first one opened: the time to open it made the bounds wide.
  await measure()
  const measuring = measureUntilClosed()
  return {
    now: () => new Date(machineTime() + skew),
    async close() {
      closing.abort()
      await measuring
    },
  }
}
