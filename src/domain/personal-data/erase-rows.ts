import { type RawBuilder, sql } from 'kysely'
import { actorColumns } from '#domain/access/actor-columns.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { ErasureReason } from './erasure-reason.ts'
import type { PersonalRows } from './find-rows.ts'
import {
  type ErasedAs,
  erasedEmailHost,
  erasedPhone,
  erasedText,
  type PersonalTable,
  type PersonalTableName,
  personalAuditFields,
  personalTables,
} from './personal-tables.ts'

/**
 * Anonymizes rows in place and writes the receipt, in the transaction of the caller. The triggers of
 * database/schema/01-shared.sql let an append-only row change only so: for a receipt of the same transaction that names
 * the row. Returns the receipt's id.
 */
export async function eraseRows(
  marketplace: Marketplace,
  rows: PersonalRows,
  { reason, columns = () => true }: { reason: ErasureReason; columns?: (table: string, column: string) => boolean },
): Promise<string> {
  const { db, clock, actor } = marketplace
  const { id } = await db
    .insertInto('erasures')
    .values({ reason, erased_at: clock.now(), ...actorColumns(actor) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await anonymizeRows(marketplace, id, rows, columns)
  // What expired need not be repeated after a restore: it expires again.
  if (reason !== 'retention') await recordEvent(marketplace, { type: 'personal-data.erased', erasureId: id })
  return id
}

/** Names the rows in a receipt of this transaction and anonymizes them. */
export async function anonymizeRows(
  marketplace: Marketplace,
  erasureId: string,
  rows: PersonalRows,
  columns: (table: string, column: string) => boolean = () => true,
): Promise<void> {
  for (const [name, ids] of rows) {
    if (ids.length === 0) continue
    await sql`insert into erased_rows (erasure_id, table_name, row_id)
      select ${erasureId}, ${name}, id from unnest(${ids}::bigint[]) as id`.execute(marketplace.db)
    const endings = endingsOf(marketplace, name, columns)
    const changes = erasableColumns(name, columns).map(
      ([column, erasedAs]) => sql`${sql.ref(column)} = ${erasedValue(column, erasedAs)}`,
    )
    await sql`update ${sql.table(name)} set ${sql.join([...changes, ...endings])}
      where id = any(${ids}::bigint[])`.execute(marketplace.db)
    for (const [table, column] of Object.entries(deletedWith[name] ?? {}))
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = any(${ids}::bigint[])`.execute(
        marketplace.db,
      )
  }
}

/** Whether a row still has something in one of the columns. */
export function isNotErased(
  name: PersonalTableName,
  columns: (table: string, column: string) => boolean,
): RawBuilder<boolean> {
  const parts = erasableColumns(name, columns).map(
    ([column, erasedAs]) => sql`${sql.ref(column)} is distinct from ${erasedValue(column, erasedAs)}`,
  )
  return sql`(${sql.join(parts, sql` or `)})`
}

function erasableColumns(name: PersonalTableName, columns: (table: string, column: string) => boolean) {
  const { columns: personal }: PersonalTable = personalTables[name]
  return Object.entries(personal).filter(([column, erasedAs]) => erasedAs !== 'computed' && columns(name, column))
}

function erasedValue(column: string, erasedAs: ErasedAs): RawBuilder<unknown> {
  const current = sql.ref(column)
  if (erasedAs === 'null' || erasedAs === 'file') return sql`null`
  if (erasedAs === 'phone') return sql`${erasedPhone}`
  if (erasedAs === 'email') return sql`'erased-' || id || ${`@${erasedEmailHost}`}`
  if (erasedAs === 'audit-values')
    return sql`coalesce(${current} || (select jsonb_object_agg(key, ${erasedText}::text) from jsonb_each(${current})
      where key = any(${personalAuditFields}::text[]) and jsonb_typeof(value) = 'string'), ${current})`
  return sql`case when ${current} <> '' then ${erasedText} else ${current} end`
}

/** What ends with the data: nothing more is sent to the person, and no comment or review stays without its author. */
function endingsOf(
  { clock }: Marketplace,
  name: PersonalTableName,
  columns: (table: string, column: string) => boolean,
): readonly RawBuilder<unknown>[] {
  if (name === 'comments' && columns(name, 'body')) return [sql`status = 'hidden'`, sql`text_hash = null`]
  if (name === 'reviews')
    return [sql`status = 'withdrawn'`, sql`stars = null`, sql`answered_as = null`, sql`answered_at = null`]
  // A card that is not known was seen by nobody.
  if (name === 'store_cards') return [sql`card_seen_at = null`, sql`card_seen_by = null`]
  // What stands for an erased text is shown in the language of the reader.
  if (name === 'emails')
    return [sql`status = case when status = 'sent' then status else 'withdrawn' end`, sql`locale = null`]
  if (name === 'newsletter_subscriptions' || name === 'stock_alerts')
    return [sql`left_at = coalesce(left_at, ${clock.now()})`]
  return []
}

/** What is deleted with an erased row: private links end, and photos of reviews are gone. By table, the column. */
export const deletedWith: Readonly<Partial<Record<PersonalTableName, Readonly<Record<string, string>>>>> = {
  orders: { order_tokens: 'order_id', order_confirmation_tokens: 'order_id', idempotency_records: 'order_id' },
  reviews: { review_photos: 'review_id' },
  newsletter_subscriptions: { newsletter_tokens: 'subscription_id' },
  stock_alerts: { stock_alert_tokens: 'alert_id' },
  data_links: { data_link_tokens: 'data_link_id' },
  seller_emails: { seller_email_links: 'email_id' },
}
