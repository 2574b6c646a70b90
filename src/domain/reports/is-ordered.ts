import { sql } from 'kysely'

/** Condition that an order counts with its value: a request does once it is confirmed. */
export const isOrdered = sql<boolean>`status not in ('requested', 'cancelled', 'released')`
