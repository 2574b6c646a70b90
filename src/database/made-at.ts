import type { ColumnType } from 'kysely'

/** A column that the database fills in when a row is made and nobody writes afterwards. */
export type MadeAt = ColumnType<Date, Date | undefined, never>
