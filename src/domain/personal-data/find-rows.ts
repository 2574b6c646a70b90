import { type RawBuilder, sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import type { PersonKey } from './person-key.ts'
import {
  type Parent,
  type PersonalTable,
  type PersonalTableName,
  personalAuditFields,
  personalTableNames,
  personalTables,
} from './personal-tables.ts'

/** The ids of the rows with personal data of somebody, by table. */
export type PersonalRows = ReadonlyMap<PersonalTableName, readonly number[]>

/** Finds the ids of all rows with personal data of a person. */
export async function findPersonalRows(marketplace: Marketplace, key: PersonKey): Promise<PersonalRows> {
  const found = new Map<PersonalTableName, readonly number[]>()
  for (const name of personalTableNames) {
    const conditions = [...byKey(name, key), ...byParents(personalTables[name], found)]
    if (conditions.length > 0) found.set(name, await selectIds(marketplace, name, conditions))
  }
  return found
}

/** Finds the rows that belong to those already given: the steps of orders, and so on. */
export async function findChildRows(
  marketplace: Marketplace,
  roots: PersonalRows,
  tables: readonly PersonalTableName[],
): Promise<PersonalRows> {
  const found = new Map(roots)
  for (const name of tables) {
    const conditions = byParents(personalTables[name], found)
    if (conditions.length > 0) found.set(name, await selectIds(marketplace, name, conditions))
  }
  return found
}

async function selectIds(
  { db }: Marketplace,
  name: PersonalTableName,
  conditions: readonly RawBuilder<boolean>[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(name)} where ${sql.join(conditions, sql` or `)} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

function byKey(name: PersonalTableName, key: PersonKey): RawBuilder<boolean>[] {
  if (key.by === 'order') return name === 'orders' ? [sql`id = ${key.orderId}`] : []
  if (name === 'audit_log') return [sql`${hasValue('before', key)} or ${hasValue('after', key)}`]
  const { contacts, notByContact }: PersonalTable = personalTables[name]
  const column = contacts?.[key.by]
  if (!column) return []
  const isContact =
    key.by === 'phone'
      ? sql<boolean>`${sql.ref(column)} = ${key.phone}`
      : sql<boolean>`lower(${sql.ref(column)}) = lower(${key.email})`
  if (!notByContact) return [isContact]
  const { kinds, payload } = notByContact
  return [sql`(${isContact} and kind <> all(${kinds}::text[]) and about ->> ${payload} is null)`]
}

/** An earlier number or address that was corrected is found in the audit log only. */
function hasValue(side: 'before' | 'after', key: Exclude<PersonKey, { by: 'order' }>) {
  const value = key.by === 'phone' ? key.phone : key.email.toLowerCase()
  return sql`exists (select from jsonb_each_text(case when jsonb_typeof(${sql.ref(side)}) = 'object' then ${sql.ref(side)} end) as field
    where field.key = any(${personalAuditFields}::text[]) and lower(field.value) = ${value})`
}

function byParents(
  { parents = [] }: PersonalTable,
  found: ReadonlyMap<string, readonly number[]>,
): RawBuilder<boolean>[] {
  return parents.flatMap((parent) => {
    const ids = found.get(parent.table) ?? []
    return ids.length > 0 ? [belongsTo(parent, ids)] : []
  })
}

function belongsTo(parent: Parent, ids: readonly number[]): RawBuilder<boolean> {
  if ('column' in parent) return sql`${sql.ref(parent.column)} = any(${ids}::bigint[])`
  if ('payload' in parent) return sql`about ->> ${parent.payload} = any(${ids.map(String)}::text[])`
  return sql`(entity = ${parent.entity} and entity_id = any(${ids.map(String)}::text[]))`
}
