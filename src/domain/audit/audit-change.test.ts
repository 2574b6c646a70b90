import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseAuditChange } from './audit-change.ts'

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
