import assert from 'node:assert/strict'
import { beforeEach, suite, test } from 'node:test'
import fc from '#tests/support/fast-check.ts'
import {
  lastSearches,
  rememberSearch,
  removeAllSearches,
  removeSearch,
  searchesFromStored,
} from './last-searches-storage.ts'

suite('last searches in storage', () => {
  beforeEach(removeAllSearches)

  test('the last search is first, and one that is repeated stands once', () => {
    for (const typed of ['vase', 'قفة', '9offa', ' Vase ']) rememberSearch(typed)
    assert.deepEqual(lastSearches.get(), ['Vase', '9offa', 'قفة'])
  })

  test('five searches are kept, without those that have no letter', () => {
    for (const typed of ['one', 'two', '', '  ', '!?', 'three', 'four', 'five', 'six']) rememberSearch(typed)
    assert.deepEqual(lastSearches.get(), ['six', 'five', 'four', 'three', 'two'])
  })

  test('each search and all of them can be removed', () => {
    for (const typed of ['vase', 'rug', 'soap']) rememberSearch(typed)
    removeSearch('rug')
    assert.deepEqual(lastSearches.get(), ['soap', 'vase'])
    removeAllSearches()
    assert.deepEqual(lastSearches.get(), [])
  })

  test('no stored value breaks a page', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const searches = searchesFromStored(stored)
        assert.ok(searches.length <= 5)
        for (const search of searches) assert.ok(search.length > 0 && [...search].length <= 200)
        assert.deepEqual(searchesFromStored(searches), searches)
      }),
    )
    assert.deepEqual(searchesFromStored(['x'.repeat(300), 7, null, 'x']), ['x'.repeat(200), 'x'])
  })
})
