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
 * Returns the time of this machine, corrected by its measured difference from the database's. Instances on machines whose
 * clocks differ so agree on what has expired and what came first. Rejects while the database is unavailable; later, while
 * it is, the last difference stays.
 */
export async function openDatabaseClock(
  database: Database,
  { interval = 10_000, machineTime = Date.now }: ClockOptions = {},
): Promise<DatabaseClock> {
  const closing = new AbortController()
  let difference = 0

  const measure = async () => {
    const sentAt = machineTime()
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database)
    const there = rows[0]?.now.getTime()
    if (there === undefined) return
    // The server read its clock between sending and receiving. Within these bounds nothing says that the difference is wrong.
    const [least, most] = [there - machineTime(), there - sentAt]
    if (difference < least || difference > most) difference = Math.round((least + most) / 2)
  }

  const measureUntilClosed = async () => {
    while (!closing.signal.aborted) {
      await pause(interval, undefined, { signal: closing.signal, ref: false }).catch(() => {})
      if (!closing.signal.aborted) await measure().catch(() => {})
    }
  }

  await measure()
  const measuring = measureUntilClosed()
  return {
    now: () => new Date(machineTime() + difference),
    async close() {
      closing.abort()
      await measuring
    },
  }
}
