import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openDatabaseBefore } from '#tests/support/test-database.ts'
import { migrate } from './migrate.ts'

test('stored events and emails get the names of today and lose nothing', async () => {
  const connection = await openDatabaseBefore('0040')
  try {
    const { database: db } = connection
    await sql`insert into events (type, details) values
      ('showcase.changed', '{"place": "hero-1"}'), ('promotion.called-off', '{"promotionId": 4}'),
      ('newsletter.tried', '{"issueId": 2, "operatorId": 1}'), ('order.placed', '{"orderId": 7}')`.execute(db)
    await sql`insert into emails (event_id, kind, about, recipient, message_id)
      select id, 'newsletter-trial', details, 'sana@example.tn', '<a@b>' from events
      where type = 'newsletter.tried'`.execute(db)
    await migrate(connection, { before: '0041' })
    assert.deepEqual(await db.selectFrom('events').select(['type', 'details']).orderBy('id').execute(), [
      { type: 'banner.edited', details: { slot: 'hero-1' } },
      { type: 'promotion.canceled', details: { promotionId: 4 } },
      { type: 'newsletter.issue-tested', details: { issueId: 2, operatorId: 1 } },
      { type: 'order.placed', details: { orderId: 7 } },
    ])
    assert.deepEqual(await db.selectFrom('emails').select(['kind', 'about']).execute(), [
      { kind: 'newsletter-test', about: { issueId: 2, operatorId: 1 } },
    ])
  } finally {
    await connection.close()
  }
})
