import type { ColumnType } from 'kysely'
import type { CatalogTables } from './catalog-tables.ts'
import type { CorrespondenceTables } from './correspondence-tables.ts'
import type { MadeAt } from './made-at.ts'
import type { OperatorTables } from './operator-tables.ts'
import type { OrderTables } from './order-tables.ts'

/** Every table by its name, with the types of its columns. */
export interface Tables extends CatalogTables, OrderTables, CorrespondenceTables, OperatorTables {
  events: { id: ColumnType<number, never, never>; type: string; details: unknown; happened_at: MadeAt }
  limits_used: { key: Buffer; used_until: Date }
}
