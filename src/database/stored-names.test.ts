import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Kysely, sql } from 'kysely'
import { openDatabaseBefore } from '#tests/support/test-database.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './tables.ts'

test('stored names become those of today, nothing is lost, and the audit log stays append-only', async () => {
  const connection = await openDatabaseBefore('0041')
  try {
    const { database: db } = connection
    await fillOldTables(db)
    await migrate(connection, { before: '0042' })
    const { rows } = await sql`select entity, entity_id, action, after, version from audit_log order by id`.execute(db)
    const version = 1
    assert.deepEqual(rows, [
      { entity: 'setting', entity_id: 'shop-profile', action: 'edited', after: { city: 'Sfax' }, version },
      { entity: 'setting', entity_id: 'comments', action: 'edited', after: { heldComments: 'all' }, version },
      { entity: 'banner', entity_id: 'hero-1', action: 'edited', after: { words: 'Wool' }, version },
      { entity: 'email', entity_id: '9', action: 'resent', after: { kind: 'newsletter-test' }, version },
      { entity: 'promotion', entity_id: '3', action: 'canceled', after: null, version },
      { entity: 'promotion', entity_id: '4', action: 'scheduled', after: { productId: 1 }, version },
      { entity: 'newsletter issue', entity_id: '2', action: 'created', after: { subject: 'Wool' }, version },
      { entity: 'order', entity_id: '7', action: 'noted', after: { note: 'planned' }, version },
    ])
    assert.deepEqual(await db.selectFrom('settings').select(['key', 'version']).orderBy('key').execute(), [
      { key: 'comments', version: 3 },
      { key: 'merchandising', version: 2 },
      { key: 'rate-limits', version: 5 },
      { key: 'shop-profile', version: 4 },
    ])
    assert.deepEqual(await db.selectFrom('banners').select(['slot', 'file_name']).execute(), [
      { slot: 'hero-1', file_name: 'a.webp' },
    ])
    assert.deepEqual(await db.selectFrom('events').select('details').execute(), [
      { details: { setting: 'merchandising' } },
    ])
    await assert.rejects(sql`update audit_log set action = 'edited'`.execute(db), /only ever added to/)
    await assert.rejects(sql`delete from audit_log`.execute(db), /only ever added to/)
    const coined = await sql<{ name: string }>`
      select proname as name from pg_proc where proname ~ 'tell_of|shelf|showcase' union all
      select tgname from pg_trigger where tgname ~ 'tell|shelf|shelves|showcase' union all
      select relname from pg_class where relname ~ 'showcase|shelf|catalogue|letters|^changes_'`.execute(db)
    assert.deepEqual(coined.rows, [])
  } finally {
    await connection.close()
  }
})

test('the links of emails sent before the purpose of tokens was renamed still unsubscribe', async () => {
  const connection = await openDatabaseBefore('0049')
  try {
    const { database: db } = connection
    await sql`insert into newsletter_subscriptions (email, confirmed_at) values ('lina@example.tn', now())`.execute(db)
    await sql`insert into newsletter_tokens (token_hash, subscription_id, purpose)
      select sha256(purpose::bytea), id, purpose
      from newsletter_subscriptions, unnest(array['confirm', 'leave']) as purpose`.execute(db)
    await migrate(connection)
    const tokens = await db.selectFrom('newsletter_tokens').select('purpose').orderBy('purpose').execute()
    assert.deepEqual(tokens, [{ purpose: 'confirm' }, { purpose: 'unsubscribe' }])
  } finally {
    await connection.close()
  }
})

async function fillOldTables(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into operators (name, email, role) values ('Sana', 'sana@example.tn', 'owner') returning id`.execute(db)
  const changes: readonly (readonly [string, string, string, object?])[] = [
    ['setting', 'house', 'edited', { city: 'Sfax' }],
    ['setting', 'comments', 'edited', { heldComments: 'all' }],
    ['showcase', 'hero-1', 'edited', { words: 'Wool' }],
    ['letter', '9', 'sent again', { kind: 'newsletter-trial' }],
    ['promotion', '3', 'called off'],
    ['promotion', '4', 'planned', { productId: 1 }],
    ['newsletter issue', '2', 'begun', { subject: 'Wool' }],
    ['order', '7', 'noted', { note: 'planned' }],
  ]
  for (const [thing, id, action, after] of changes)
    await sql`insert into audit_log (operator_id, made_by, thing, thing_id, action, after) values
      (${rows[0]?.id}, 'Sana (1)', ${thing}, ${id}, ${action}, ${after ? JSON.stringify(after) : null})`.execute(db)
  await sql`insert into settings (key, value, version, changed_by, changed_at) values
    ('house', '{}', 4, 'Sana (1)', now()), ('limits', '{}', 5, 'Sana (1)', now()),
    ('shop-window', '{}', 2, 'Sana (1)', now()), ('comments', '{}', 3, 'Sana (1)', now())`.execute(db)
  await sql`insert into pictures (file_name, width, height, placeholder_color) values
    ('a.webp', 9, 9, '#ffffff')`.execute(db)
  await sql`insert into showcase_pictures (place, file_name) values ('hero-1', 'a.webp')`.execute(db)
  await sql`insert into events (type, details) values ('setting.edited', '{"setting": "shop-window"}')`.execute(db)
}
