import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#tests/support/fast-check.ts'
import { sharedFavoritesPath } from '#web/paths/shared-favorites-path.ts'
import { maxSharedIds, readSharedIds } from './shared-ids.ts'

const read = (text: string) => readSharedIds(new URLSearchParams({ ids: text }))

test('the ids of a link are read back in their order', () => {
  const { searchParams } = new URL(sharedFavoritesPath(12, 3, 2147483647), 'https://hirfa.example')
  assert.deepEqual(readSharedIds(searchParams), { ids: [12, 3, 2147483647], isCut: false })
  assert.equal(sharedFavoritesPath(12, 3), '/favorites?ids=12,3')
})

test('duplicates and what is no id are left out', () => {
  assert.deepEqual(read('3,12,3,3').ids, [3, 12])
  assert.deepEqual(read('0,03,-1,1.5,1e3, 7,x,,2147483648,99999999999,٣,8').ids, [8])
  for (const none of ['', ',', '0', "1'--", '1;2']) assert.deepEqual(read(none), { ids: [], isCut: false })
  assert.deepEqual(readSharedIds(new URLSearchParams()), { ids: [], isCut: false })
})

test('a link shares at most 100 products, and tells that it has more', () => {
  const ids = Array.from({ length: 300 }, (_, at) => at + 1)
  assert.deepEqual(read(ids.slice(0, 100).join()), { ids: ids.slice(0, 100), isCut: false })
  assert.deepEqual(read(ids.join()), { ids: ids.slice(0, 100), isCut: true })
  assert.equal(read(Array(300).fill('5').join()).isCut, false)
})

test('no address breaks the reading of ids', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000, unit: fc.constantFrom(...'0123456789,-+ex \u0000é') }), (text) => {
      const { ids } = read(text)
      assert.ok(ids.length <= maxSharedIds && new Set(ids).size === ids.length)
      assert.ok(ids.every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31))
    }),
  )
})
