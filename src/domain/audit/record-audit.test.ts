import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inTransaction } from '#domain/in-transaction.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import type { NewAuditChange } from './audit-change.ts'
import { recordAudit } from './record-audit.ts'

test('an entry stores what the shape of its change names, nulls too, and nothing else', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const account = { name: 'Amel', email: office.actor.email, role: 'staff' } as const
  const publishAt = new Date('2026-03-02T10:00:00Z')
  const pieces = [{ name: 'Bowl', quantity: 1, shelf: 'A' }]
  const changes: NewAuditChange[] = [
    { entity: 'operator', id: 7, action: 'invited', after: { ...account, ...{ password_hash: 'secret' } } },
    ...[
      {
        entity: 'product',
        id: 7,
        action: 'publishing planned',
        before: { publishAt: null },
        after: { publishAt },
      } as const,
    ],
    { entity: 'return', id: 7, action: 'opened', after: { reason: 'damaged', wish: 'refund', pieces } },
  ]
  await inTransaction(office, async (office) => {
    for (const change of changes) await recordAudit(office, change)
  })
  const stored = await shop.system.db.selectFrom('audit_log').select(['before', 'after']).orderBy('id').execute()
  assert.deepEqual(stored, [
    { before: null, after: account },
    { before: { publishAt: null }, after: { publishAt: publishAt.toISOString() } },
    { before: null, after: { reason: 'damaged', wish: 'refund', pieces: [{ name: 'Bowl', quantity: 1 }] } },
  ])
})
