import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '#database/connect.ts'
import { auditChange } from '#domain/audit/audit-change.ts'
import { databaseName, runOnTestServer } from '#tests/support/test-database.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { deletedWith } from './erase-rows.ts'
import { columnsWithoutPersonalData, operatorColumns } from './other-columns.ts'
import {
  type PersonalTable,
  type PersonalTableName,
  personalAuditFields,
  personalTableNames,
  personalTables,
} from './personal-tables.ts'

/**
 * The columns that can hold words or pictures of people: neither numbers, moments, booleans, ids, hashes and keys, nor
 * references, who did something in the office, languages, statuses, translations of other columns, and columns of which
 * a check lists the values.
 */
async function freeColumns(db: Database): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select relname || '.' || attname as column
    from pg_class join pg_attribute on attrelid = pg_class.oid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and atttypid <> all ('{smallint, integer, bigint, real, double precision, numeric, boolean, date, timestamptz,
        uuid, xid8, actor_kind}'::regtype[])
      and not (atttypid = 'bytea'::regtype and attname ~ '(hash|key|salt|sealed)$')
      and attname !~ '(^actor_name|^translations|_hash|(^|_)(locale|status))$'
      and coalesce(pg_get_expr(adbin, adrelid), '') not like 'actor_label(%'
      and not exists (
        select from pg_constraint where conrelid = attrelid and (
          contype = 'f' and attnum = any(conkey)
          or contype = 'c' and conkey = array[attnum] and pg_get_constraintdef(pg_constraint.oid)
            ~ ('^CHECK [(][(]' || attname || ${String.raw` (= ANY [(]ARRAY\[|~ '\^[(][^.*+{\\]*[)][$]')`})))
    order by 1`.execute(db)
  return rows.map(({ column }) => column)
}

function listedColumns(): string[] {
  const personal = Object.entries(personalTables).map(([table, { columns }]) => [table, Object.keys(columns)] as const)
  return [...personal, ...Object.entries(operatorColumns), ...Object.entries(columnsWithoutPersonalData)].flatMap(
    ([table, columns]) => columns.map((column) => `${table}.${column}`),
  )
}

test('every column for texts or pictures is known either to hold personal data or to hold none', async () => {
  await using shop = await openTestShop()
  assert.deepEqual(listedColumns().sort(), (await freeColumns(shop.system.db)).sort())
})

test('a migration that adds such a column is noticed', async () => {
  await using shop = await openTestShop()
  const { db } = shop.system
  await runOnTestServer(
    `alter table orders add column neighbor text, add column further jsonb, add column neighbor_phone text
        check (neighbor_phone ~ '^(\\+216)?[0-9]+$'), add column portrait bytea,
        add column mood text check (mood in ('calm', 'angry'))`,
    await databaseName({ database: db }),
  )
  const listed = new Set(listedColumns())
  const unknown = (await freeColumns(db)).filter((column) => !listed.has(column))
  assert.deepEqual(unknown, ['orders.further', 'orders.neighbor', 'orders.neighbor_phone', 'orders.portrait'])
})

test('tokens and pictures of a row with personal data are deleted with it', async () => {
  await using shop = await openTestShop()
  const { rows } = await sql<{ parent: string; table: string; column: string }>`
    select confrelid::regclass::text as parent, conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute as own on own.attrelid = conrelid and conkey = array[own.attnum]
    where contype = 'f' and confrelid::regclass::text = any(${personalTableNames}::text[])
      and exists (select from pg_attribute where attrelid = conrelid and atttypid = 'bytea'::regtype)`.execute(
    shop.system.db,
  )
  const deleted = Object.entries(deletedWith).flatMap(([parent, tables]) =>
    Object.entries(tables).map(([table, column]) => ({ parent, table, column })),
  )
  // The hash of a line in the file of a courier belongs to no customer.
  const others = rows.filter(({ table }) => !(table in personalTables) && table !== 'recorded_results')
  assert.deepEqual(sorted(others), sorted(deleted))
})

test('an erasure may change the personal columns of append-only tables, and no others', async () => {
  await using shop = await openTestShop()
  const { rows } = await sql<{ table: PersonalTableName; columns: string }>`
    select tgrelid::regclass::text as table, encode(tgargs, 'escape') as columns
    from pg_trigger where tgfoid = 'refuse_all_but_erasing'::regproc`.execute(shop.system.db)
  assert.ok(rows.length > 0)
  for (const { table, columns } of rows)
    assert.deepEqual(columns.split('\\000').slice(0, -1), Object.keys(personalTables[table].columns), table)
})

/** What a change of the audit log can have, as JSON Schema. */
interface ChangeSchema {
  readonly oneOf?: readonly ChangeSchema[]
  readonly properties?: Readonly<Record<string, ChangeSchema>>
  readonly anyOf?: readonly ChangeSchema[]
  readonly const?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly string[]
}

/** A type of our own says nothing in JSON Schema, and may be a text. */
function isText({ anyOf, type = 'string', ...values }: ChangeSchema): boolean {
  if (anyOf) return anyOf.some(isText)
  return [type].flat().includes('string') && !values.enum && values.const === undefined
}

/** Lists the fields for texts in the changes of some entities. */
function auditedTexts(schema: ChangeSchema, entities: readonly string[]): string[] {
  const { oneOf, properties = {} } = schema
  if (oneOf) return oneOf.flatMap((option) => auditedTexts(option, entities))
  if (!entities.includes(properties.entity?.const ?? '')) return []
  return [properties.before, properties.after].flatMap((side) =>
    Object.entries(side?.properties ?? {})
      .filter(([, field]) => isText(field))
      .map(([name]) => name),
  )
}

test('every text of a change in the audit log of a customer is known either to be personal or not', () => {
  const schema = z.toJSONSchema(auditChange, { io: 'input', unrepresentable: 'any' }) as ChangeSchema
  const { parents = [] }: PersonalTable = personalTables.audit_log
  const entities = parents.flatMap((parent) => ('entity' in parent ? [parent.entity] : []))
  const withoutPersonalData = [
    ...['number', 'into', 'other', 'codeGivenUp', 'codeBack', 'governorate', 'source', 'status', 'kind', 'request'],
    ...['postponedUntil', 'lastDay', 'reason', 'cannotReason', 'wish', 'amount', 'total', 'callBackAt', 'endsAt'],
  ]
  assert.deepEqual(
    [...new Set(auditedTexts(schema, entities))].sort(),
    [...personalAuditFields, ...withoutPersonalData].sort(),
  )
})

function sorted(rows: readonly object[]): string[] {
  return rows.map((row) => JSON.stringify(row)).sort()
}
