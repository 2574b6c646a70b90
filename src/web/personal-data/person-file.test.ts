import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type PersonalTable, type PersonalTableName, personalTables } from '#domain/personal-data/personal-tables.ts'
import { personalDataMessages } from '#page-messages/personal-data.ts'
import { fieldsOf } from './person-file.ts'

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
    'Waits to be sent',
  ])
  assert.deepEqual(valuesOf('audit_log', { entity: 'order', action: 'noted' }), ['Order', 'note written'])
  assert.deepEqual(valuesOf('comments', { status: 'of an older program' }), ['of an older program'])
})
