import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'

/** So many orders may come at once before anybody waits: few enough that none of them is refused and comes again later. */
const maxBurst = 20

/** Unused turns are kept for so long. */
const maxBurstMilliseconds = 10_000

/** Nobody waits longer: the line is full then. */
const maxWaitMilliseconds = 3_600_000

export interface NewTurn {
  readonly key: Buffer
  readonly network: Buffer
}

/** When each of these keys may order, by its hexadecimal digits; keys without a turn are absent. */
export async function findTurns(db: Database, keys: readonly Buffer[]): Promise<Map<string, Date>> {
  const { rows } = await sql<{ key: Buffer; turn_at: Date }>`
    select key, turn_at from waiting_turns where key = any(${keys}::bytea[])`.execute(db)
  return new Map(rows.map(({ key, turn_at }) => [key.toString('hex'), turn_at]))
}

/** How many of each of these networks wait, by their hexadecimal digits. */
export async function countWaiting(db: Database, now: Date, networks: readonly Buffer[]): Promise<Map<string, number>> {
  if (networks.length === 0) return new Map()
  const { rows } = await sql<{ network: Buffer; waiting: number }>`
    select network, count(*)::int as waiting from waiting_turns
    where turn_at > ${now} and network = any(${networks}::bytea[]) group by network`.execute(db)
  return new Map(rows.map(({ network, waiting }) => [network.toString('hex'), waiting]))
}

/**
 * Gives each its turn at the end of the line, in this order, and returns the turns by their keys; none while the line is
 * full. A key that got its turn elsewhere meanwhile keeps the earlier one.
 */
export async function giveTurns(
  db: Database,
  newTurns: readonly NewTurn[],
  { now, millisecondsPerOrder }: { readonly now: Date; readonly millisecondsPerOrder: number },
): Promise<Map<string, Date>> {
  if (newTurns.length === 0) return new Map()
  const earliest = new Date(now.getTime() - Math.min(maxBurstMilliseconds, maxBurst * millisecondsPerOrder))
  const latest = new Date(now.getTime() + maxWaitMilliseconds)
  const perOrder = interval(millisecondsPerOrder)
  const perBatch = interval(newTurns.length * millisecondsPerOrder)
  const { rows } = await sql<{ key: Buffer; turn_at: Date }>`
    with room as (
      update waiting_room set next_turn_at = greatest(next_turn_at, ${earliest}) + ${perBatch}
      where next_turn_at < ${latest}
      returning next_turn_at - ${perBatch} as first_turn_at
    )
    insert into waiting_turns (key, network, turn_at)
    select arrival.key, arrival.network, room.first_turn_at + (arrival.place - 1)::float8 * ${perOrder}
    from room, unnest(${newTurns.map(({ key }) => key)}::bytea[], ${newTurns.map(({ network }) => network)}::bytea[])
      with ordinality as arrival(key, network, place)
    on conflict (key) do update set turn_at = least(waiting_turns.turn_at, excluded.turn_at)
    returning key, turn_at`.execute(db)
  return new Map(rows.map(({ key, turn_at }) => [key.toString('hex'), turn_at]))
}

function interval(milliseconds: number) {
  return sql`make_interval(secs => ${milliseconds / 1000}::float8)`
}
