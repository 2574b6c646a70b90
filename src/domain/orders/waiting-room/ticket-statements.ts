import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { Room } from './admission.ts'
import type { Ticket } from './assign-places.ts'

/** Makes the waiting rooms of all processes wait for each other. */
export function lockRoom(db: Database) {
  return db
    .selectFrom('waiting_room')
    .select(['orders_per_minute', 'last_number', 'admitted', 'admitted_at'])
    .forUpdate()
}

/** The table has one row. */
export function saveRoom(db: Database, room: Room) {
  return db.updateTable('waiting_room').set(room)
}

/** Admits all who wait: the limit has been taken away. */
export function admitAll(db: Database) {
  return db.updateTable('waiting_room').set({ orders_per_minute: 0 }).where('orders_per_minute', '>', 0)
}

export function selectTickets(db: Database, keys: readonly Buffer[]) {
  return db
    .selectFrom('waiting_tickets')
    .select(['key', 'network', 'number', 'turns'])
    .select(['kept_until as keptUntil', 'counted_until as countedUntil'])
    .where(isAnyOf('key', keys))
}

/** Selects those of these keys with which an order has been placed since then. */
export function selectPlacedKeys(db: Database, keys: readonly Buffer[], since: Date) {
  return db
    .selectFrom('idempotency_records')
    .select('key_hash')
    .where(isAnyOf('key_hash', keys))
    .where('made_at', '>=', since)
}

/** Counts the turns of each of these networks with which no order has been placed. */
export function countUnusedTurns(db: Database, networks: readonly Buffer[], now: Date) {
  return db
    .selectFrom('waiting_tickets')
    .select(({ fn }) => ['network', fn.sum<string>('turns').as('turns')])
    .where(isAnyOf('network', networks))
    .where('counted_until', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('idempotency_records').whereRef('key_hash', '=', 'waiting_tickets.key'))),
    )
    .groupBy('network')
}

export function saveTickets(tickets: readonly Ticket[]) {
  const columnOf = <Name extends keyof Ticket>(name: Name) => tickets.map((ticket) => ticket[name])
  return sql`
    insert into waiting_tickets (key, network, number, turns, kept_until, counted_until)
    select * from unnest(
      ${columnOf('key')}::bytea[], ${columnOf('network')}::bytea[],
      ${columnOf('number')}::integer[], ${columnOf('turns')}::integer[],
      ${columnOf('keptUntil')}::timestamptz[], ${columnOf('countedUntil')}::timestamptz[])
    on conflict (key) do update set
      network = excluded.network, number = excluded.number, turns = excluded.turns,
      kept_until = excluded.kept_until, counted_until = excluded.counted_until`
}

function isAnyOf(column: 'key' | 'key_hash' | 'network', values: readonly Buffer[]) {
  return sql<boolean>`${sql.ref(column)} = any(${values}::bytea[])`
}
