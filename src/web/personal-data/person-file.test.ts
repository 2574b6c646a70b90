import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type PersonalTable, personalTables } from '#domain/personal-data/personal-tables.ts'
import { personalDataMessages } from '#messages/en/personal-data.ts'

test('every column that people get of their data has a name to read', () => {
  const tables: readonly PersonalTable[] = Object.values(personalTables)
  const shown = tables.flatMap(({ createdAt, columns, facts }) => [
    ...[createdAt, ...facts],
    ...Object.keys(columns).filter((column) => columns[column] !== 'computed'),
  ])
  assert.deepEqual(
    shown.filter((column) => !(column in personalDataMessages.columns)),
    [],
  )
})
