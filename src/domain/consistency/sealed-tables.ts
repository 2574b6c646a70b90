import { type RawBuilder, sql } from 'kysely'

/** A table whose rows are sealed. */
interface SealedTable {
  /** The columns that the seal covers; those with personal values only through their salted hash. */
  readonly columns: readonly string[]
  /** The columns of `personal_hash`, as the triggers of the table name them (migration 0052). */
  readonly personal: readonly string[]
}

const actor = ['actor_kind', 'actor_id', 'actor_name'] as const

/** The ledgers and the audit log. A new column of a table stays out of the seals, which could not be checked any more. */
export const sealedTables = {
  stock_movements: {
    columns: ['id', 'size_id', 'kind', 'pieces', 'order_id', 'reason', 'moved_at', ...actor],
    personal: [],
  },
  order_steps: {
    columns: ['id', 'order_id', 'from_status', 'to_status', 'made_at', ...actor, 'personal_hash'],
    personal: ['note'],
  },
  order_payments: {
    columns: ['id', 'order_id', 'kind', 'made_at', ...actor, 'personal_hash'],
    personal: ['reference'],
  },
  cash_entries: {
    columns: [
      ...['id', 'kind', 'order_id', 'step_id', 'payment_id', 'courier_id', 'handover_id', 'remittance_id', 'return_id'],
      ...['reverses_id', 'made_at', ...actor],
    ],
    personal: [],
  },
  cash_postings: { columns: ['id', 'entry_id', 'account', 'amount_millimes'], personal: [] },
  audit_log: {
    columns: ['id', 'entity', 'entity_id', 'action', 'version', 'made_at', ...actor, 'personal_hash'],
    personal: ['before', 'after'],
  },
} satisfies Record<string, SealedTable>

export type SealedTableName = keyof typeof sealedTables

export const sealedTableNames = Object.keys(sealedTables) as SealedTableName[]

/** SQL for the hash of the rows of a range and of the seal before it. The text of a row depends on no setting of a session. */
export function sealHash(
  table: SealedTableName,
  range: { first: RawBuilder<number>; last: RawBuilder<number> },
  previous: RawBuilder<Buffer | null>,
) {
  const values = sealedTables[table].columns.map((name) => {
    if (name.endsWith('_at')) return sql`extract(epoch from ${sql.ref(name)})`
    return name === 'personal_hash' ? sql`encode(personal_hash, 'hex')` : sql.ref(name)
  })
  return sql<Buffer>`(
    select sha256(coalesce(${previous}, '') || coalesce(
      string_agg(sha256(convert_to(jsonb_build_array(${sql.join(values)})::text, 'UTF8')), '' order by id), ''))
    from ${sql.table(table)} where id between ${range.first} and ${range.last})`
}
