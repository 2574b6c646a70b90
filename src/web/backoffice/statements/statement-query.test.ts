import assert from 'node:assert/strict'
import { test } from 'node:test'
import { periodBeside, readStatementPeriod } from './statement-query.ts'

const now = new Date('2026-03-31T23:30:00Z')

test('a statement is of this month in Tunis, or of two days in any order', () => {
  const read = (query: string) => readStatementPeriod(new URLSearchParams(query), now)
  assert.deepEqual(read(''), { from: '2026-04-01', until: '2026-04-30' })
  assert.deepEqual(read('from=2026-02-30&until=2026-03-01'), { from: '2026-04-01', until: '2026-04-30' })
  assert.deepEqual(read('from=2026-03-09&until=2026-03-02'), { from: '2026-03-02', until: '2026-03-09' })
})

test('the months beside begin on their first and end on their last day', () => {
  const march = { from: '2026-03-05', until: '2026-03-31' } as const
  assert.deepEqual(periodBeside(march, -1), { from: '2026-02-01', until: '2026-02-28' })
  assert.deepEqual(periodBeside({ from: '2026-12-01', until: '2026-12-31' }, 1), {
    ...{ from: '2027-01-01', until: '2027-01-31' },
  })
})
