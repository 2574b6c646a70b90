import type { ColumnType } from 'kysely'

/** A timestamp that the database sets when a row is inserted and that is never updated. */
export type CreatedAt = ColumnType<Date, Date | undefined, never>
