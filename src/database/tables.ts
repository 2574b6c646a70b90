import type { ColumnType, Generated } from 'kysely'
import type { EmailAddress } from '#domain/email-address.ts'
import type { ErasureReason } from '#domain/personal-data/erasure-reason.ts'
import type { CatalogTables } from './catalog-tables.ts'
import type { CommunicationTables } from './communication-tables.ts'
import type { CreatedAt } from './created-at.ts'
import type { ActorLabel, OperatorTables, RecordedActor } from './operator-tables.ts'
import type { OrderTables } from './order-tables.ts'

/** The types of all tables' columns, by table name. */
export interface Tables extends CatalogTables, OrderTables, CommunicationTables, OperatorTables {
  events: { id: ColumnType<number, never, never>; type: string; details: unknown; happened_at: CreatedAt }
  erasures: ErasuresTable
  erased_rows: { erasure_id: string; table_name: string; row_id: number }
  data_links: { id: Generated<number>; email: EmailAddress; asked_at: CreatedAt }
  data_link_tokens: { token_hash: Buffer; data_link_id: number; made_at: CreatedAt }
  rate_limits_used: { key: Buffer; used_until: Date }
}

/** Append-only, as is erased_rows: the receipts of erasures. */
interface ErasuresTable extends RecordedActor {
  id: Generated<string>
  reason: ErasureReason
  erased_at: ColumnType<Date, Date | string, never>
  made_by: ActorLabel
}
