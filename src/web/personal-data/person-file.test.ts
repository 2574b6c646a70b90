import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import {
  type PersonalTable,
  type PersonalTableName,
  personalTableNames,
  personalTables,
} from '#domain/personal-data/personal-tables.ts'
import { personalDataMessages } from '#page-messages/personal-data.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { fieldsOf } from './person-file.ts'
import { nameOfValue } from './value-names.ts'

test('every column that people get of their data has a name to read', () => {
  const tables: readonly PersonalTable[] = Object.values(personalTables)
  const shown = tables.flatMap(({ createdAt, columns, facts }) => [
    ...[createdAt, ...facts],
    ...Object.keys(columns).filter((column) => !['computed', 'file'].includes(columns[column] ?? '')),
  ])
  assert.deepEqual(
    shown.filter((column) => !(column in personalDataMessages.columns)),
    [],
  )
})

test('every state and kind that the database allows in the data of a person has a name to read', async () => {
  await using shop = await openTestShop()
  const { rows } = await sql<{ table: PersonalTableName; definition: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'c' and conrelid::regclass::text = any(${personalTableNames})`.execute(shop.marketplace.db)
  const stored = rows.flatMap(({ table, definition }) => {
    const [, column = '', values = ''] = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition) ?? []
    const { facts }: PersonalTable = personalTables[table]
    // The format of a picture is its own name.
    const isShown = facts.includes(column) && column !== 'format'
    return isShown ? Array.from(values.matchAll(/'([^']*)'/g), ([, value = '']) => ({ table, column, value })) : []
  })
  assert.ok(stored.length > 50)
  assert.deepEqual(
    stored.filter(({ table, column, value }) => nameOfValue(table, column, { id: 1, [column]: value }) === undefined),
    [],
  )
})

test('stored states and kinds are named in the language of the page', () => {
  const valuesOf = (table: PersonalTableName, row: object) =>
    fieldsOf(table, { id: 1, ...row }).flatMap(({ value }) => (value === '1' ? [] : [value]))
  assert.deepEqual(valuesOf('orders', { status: 'received', payment_method: 'cash-on-delivery', locale: 'fr' }), [
    'To call',
    'Cash on delivery',
    'Français',
  ])
  assert.deepEqual(valuesOf('emails', { kind: 'order-recap', status: 'queued' }), [
    'Order, to the customer',
    'Waiting to be sent',
  ])
  assert.deepEqual(valuesOf('customer_requests', { kind: 'canceled' }), ['Cancelled the order'])
  assert.deepEqual(valuesOf('orders', { governorate: 'unknown' }), ['Not recognised'])
  assert.deepEqual(valuesOf('customer_blocks', { is_lifted: true }), ['yes'])
  assert.deepEqual(valuesOf('audit_log', { entity: 'order', action: 'noted' }), ['Order', 'note written'])
  assert.deepEqual(valuesOf('comments', { status: 'of an older program' }), ['of an older program'])
})
