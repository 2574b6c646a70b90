import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleStores } from '#samples/stores/stores.ts'
import { type GoldenQuery, searchTopics } from './golden-query.ts'
import { goldenQueries } from './queries/golden.ts'
import { heldOutQueries } from './queries/held-out.ts'

const sets = { golden: goldenQueries, 'held-out': heldOutQueries }
const kinds = ['arabic', 'arabizi', 'latin', 'mixed'] as const
const models = new Set<string>(sampleStores.flatMap(({ products }) => products.map(({ model }) => model)))

for (const [name, queries] of Object.entries(sets)) {
  test(`every product of the ${name} set is in the sample shop`, () => {
    const expected = queries.flatMap(({ first, never = [] }) => [...first, ...never])
    assert.deepEqual(
      expected.filter((model) => !models.has(model)),
      [],
    )
  })

  test(`every query of the ${name} set expects one to five products, and no product twice`, () => {
    assertEach(queries, ({ first }) => first.length >= 1 && first.length <= 5)
    assertEach(queries, ({ first, never = [] }) => new Set([...first, ...never]).size === first.length + never.length)
  })

  test(`the ${name} set has queries of every kind, in its letters`, () => {
    assert.deepEqual([...new Set(queries.map(({ kind }) => kind))].sort(), kinds)
    assertEach(queries, ({ kind, query }) => {
      if (kind === 'mixed') return query.includes(' ') && /\p{Script=Latin}/u.test(query)
      return /\p{Script=Arabic}/u.test(query) === (kind === 'arabic') && !(kind === 'arabic' && /[a-z]/i.test(query))
    })
  })

  test(`every topic of the ${name} set is known`, () => {
    assertEach(queries, (query) => topicsOf(query).every((topic) => Object.hasOwn(searchTopics, topic)))
    assertEach(queries, (query) => new Set(topicsOf(query)).size === topicsOf(query).length)
  })
}

test('the golden set has at least 170 queries and the held-out set 45', () => {
  assert.ok(goldenQueries.length >= 170, `${goldenQueries.length}`)
  assert.equal(heldOutQueries.length, 45)
})

test('every topic has queries in the golden set', () => {
  const used = new Set(goldenQueries.flatMap(topicsOf))
  assert.deepEqual(
    Object.keys(searchTopics).filter((topic) => !used.has(topic)),
    [],
  )
})

test('no query is in the sets twice, and no held-out query is in the golden set', () => {
  const spelled = [...goldenQueries, ...heldOutQueries].map(({ query }) => asCompared(query))
  assert.deepEqual(
    spelled.filter((query, index) => spelled.indexOf(query) !== index),
    [],
  )
})

test('every sample product is expected by some query', () => {
  const expected = new Set([...goldenQueries, ...heldOutQueries].flatMap(({ first }) => first))
  assert.deepEqual(
    [...models].filter((model) => !expected.has(model)),
    [],
  )
})

function assertEach(queries: readonly GoldenQuery[], holds: (query: GoldenQuery) => boolean) {
  assert.deepEqual(
    queries.filter((query) => !holds(query)).map(({ query }) => query),
    [],
  )
}

function topicsOf({ topics }: GoldenQuery) {
  return topics.split(' ')
}

/** Case, apostrophes and accents do not make another query; marks of Arabic vowels do. */
function asCompared(query: string) {
  return query
    .toLowerCase()
    .replaceAll('’', "'")
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
}
