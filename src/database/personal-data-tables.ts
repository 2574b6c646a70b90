import type { ColumnType, Generated } from 'kysely'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Locale } from '#domain/locale.ts'
import type { ErasureReason } from '#domain/personal-data/erasure-reason.ts'
import type { CreatedAt } from './created-at.ts'
import type { ActorLabel, RecordedActor } from './operator-tables.ts'

/**
 * Receipts of erasures, which are append-only, links to what is held under an email address, and when retention begins.
 */
export interface PersonalDataTables {
  erasures: ErasuresTable
  erased_rows: { erasure_id: string; table_name: string; row_id: number }
  data_links: { id: Generated<number>; email: EmailAddress; locale: Generated<Locale>; asked_at: CreatedAt }
  data_link_tokens: { token_hash: Buffer; data_link_id: number; made_at: CreatedAt }
}

interface ErasuresTable extends RecordedActor {
  id: Generated<string>
  reason: ErasureReason
  erased_at: ColumnType<Date, Date | string, never>
  made_by: ActorLabel
}
