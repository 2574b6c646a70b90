import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Kysely, sql } from 'kysely'
import { migrate } from '#database/migrate.ts'
import type { Tables } from '#database/tables.ts'
import { openDatabaseBefore } from '#tests/support/test-database.ts'
import { parseAuditChange } from './audit-change.ts'
import { auditEntryColumns, auditEntryFromRow } from './audit-entry.ts'

const row = { entity: 'product', entityId: '7', action: 'edited', version: 1 }

test('a change is parsed into the types of the domain, and fields that were not edited stay absent', () => {
  const change = parseAuditChange({
    ...row,
    before: { name: 'Bowl', promotionalPrice: null },
    after: { name: 'Cup', promotionalPrice: 40_000 },
  })
  assert.deepEqual(change, {
    ...{ entity: 'product', action: 'edited', id: '7', version: 1 },
    before: { name: 'Bowl', promotionalPrice: undefined },
    after: { name: 'Cup', promotionalPrice: 40_000 },
  })
  assert.ok(change?.entity === 'product' && change.action === 'edited')
  assert.deepEqual(Object.keys(change.before), ['name', 'promotionalPrice'])
})

test('a row of another kind, version or shape is no change that can be undone', () => {
  const sides = { before: { name: 'Bowl' }, after: { name: 'Cup' } }
  assert.ok(parseAuditChange({ ...row, ...sides }))
  const others = [
    { ...row, ...sides, version: 2 },
    { ...row, ...sides, entity: 'house' },
    { ...row, ...sides, action: 'painted' },
    { ...row, ...sides, action: 'constructor' },
    { ...row, before: { name: 7 }, after: { name: 'Cup' } },
    { ...row, before: { regularPrice: 1.5 }, after: { regularPrice: 45_000 } },
    { ...row, after: sides.after },
    { ...row, action: 'repriced', ...sides },
    { ...row, entity: 'comment', action: 'hidden', before: { status: 'lost' }, after: { status: 'hidden' } },
  ]
  for (const other of others) assert.equal(parseAuditChange(other), undefined, JSON.stringify(other))
})

const startsAt = '2026-03-02T10:00:00.000Z'
const endsAt = '2026-03-09T10:00:00.000Z'
const days = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
const text = { headline: null, words: 'Wool', link_label: null, link_path: null }
const store = { name: 'Dar', category: 'decor', description: '', logo: 'a.webp', cover: 'b.webp' }

/** Entries as earlier versions recorded them, with what they are parsed as. */
const oldEntries: readonly (readonly [kind: readonly [string, string], old: Sides, parsed: Sides])[] = [
  [
    ['promotion', 'canceled'],
    {
      before: {
        ...{ id: 3, product_id: 1, starts_at: startsAt, ends_at: endsAt },
        ...{ renews_weekly: true, price_millimes: 36_000 },
      },
    },
    { before: { productId: 1, ...days, renewsWeekly: true, price: 36_000 } },
  ],
  [
    ['promotion', 'canceled'],
    {
      before: {
        id: 4,
        product_id: 1,
        starts_at: startsAt,
        ends_at: endsAt,
        renews_weekly: false,
        price_millimes: null,
      },
    },
    { before: { productId: 1, ...days, renewsWeekly: false } },
  ],
  [
    ['promotion', 'canceled'],
    { before: { productId: 1, startsAt, endsAt, renewsWeekly: false } },
    { before: { productId: 1, ...days, renewsWeekly: false } },
  ],
  [
    ['banner', 'edited'],
    {
      before: { place: 'hero-1', file_name: 'a.webp', alt: '', ...text },
      after: { file_name: 'b.webp', alt: '', ...text },
    },
    { before: { file_name: 'a.webp', alt: '', ...text }, after: { file_name: 'b.webp', alt: '', ...text } },
  ],
  // Before stores had a town and pictures had a color.
  [
    ['store', 'edited'],
    { before: store, after: { ...store, description: 'Clay' } },
    { before: store, after: { ...store, description: 'Clay' } },
  ],
  [
    ['product', 'edited'],
    { before: { pictures: [] }, after: { pictures: [{ fileName: 'a.webp', alt: 'Bowl' }] } },
    { before: { pictures: [] }, after: { pictures: [{ fileName: 'a.webp', alt: 'Bowl' }] } },
  ],
]

interface Sides {
  readonly before?: object
  readonly after?: object
}

test('entries of earlier versions are parsed like those of today', async () => {
  const connection = await openDatabaseBefore('0042')
  try {
    const { database: db } = connection
    const id = await insertOperator(db)
    for (const [[entity, action], { before, after }] of oldEntries)
      await sql`insert into audit_log (operator_id, made_by, entity, entity_id, action, before, after, version) values
        (${id}, 'Sana (1)', ${entity}, '3', ${action}, ${asJson(before)}, ${asJson(after)}, 1)`.execute(db)
    await migrate(connection)
    const rows = await db.selectFrom('audit_log').select(auditEntryColumns).orderBy('id').execute()
    assert.deepEqual(
      rows.map((row) => parseAuditChange(auditEntryFromRow(row))),
      oldEntries.map(([[entity, action], , parsed]) => ({ entity, action, id: '3', version: 1, ...parsed })),
    )
    await assert.rejects(sql`update audit_log set action = 'edited'`.execute(db), /only ever added to/)
  } finally {
    await connection.close()
  }
})

async function insertOperator(db: Kysely<Tables>): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into operators (name, email, role) values ('Sana', 'sana@example.tn', 'owner') returning id`.execute(db)
  return rows[0]?.id
}

function asJson(side: object | undefined): string | null {
  return side ? JSON.stringify(side) : null
}
