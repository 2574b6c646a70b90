import assert from 'node:assert/strict'
import { test } from 'node:test'
import { millimes } from '#domain/money.ts'
import type { ListedPosting } from '#domain/remittances/list-postings.ts'
import { entriesOf } from './entries-of.ts'

test('postings that were made together are one row of the list', () => {
  const at = new Date('2026-03-02T09:00:00Z')
  const posting = (id: number, change: Partial<ListedPosting> = {}): ListedPosting => ({
    ...{ id, account: 'sales', amount: millimes(42_000), kind: 'step', by: 'Sana (1)', at: new Date(at) },
    ...{ order: { id: 7, number: 'H-1' }, ...change },
  })
  const later = new Date('2026-03-02T09:00:01Z')
  const rows = entriesOf([
    posting(6, { at: later }),
    posting(5),
    posting(4),
    posting(3, { order: { id: 8, number: 'H-2' } }),
    posting(2, { kind: 'refund' }),
    posting(1, { kind: 'refund', courier: 'Rapid Poste' }),
    posting(0, { kind: 'refund', courier: 'Rapid Poste', store: 'Dar Fatma' }),
  ])
  assert.deepEqual(
    rows.map(({ amounts }) => amounts.map(({ id }) => id)),
    [[6], [5, 4], [3], [2], [1], [0]],
  )
})
