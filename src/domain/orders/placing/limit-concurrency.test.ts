import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Unavailable } from '#domain/unavailable.ts'
import { limitConcurrency } from './limit-concurrency.ts'

test('tasks run up to the limit, the others in order of arrival, also after one has failed', async () => {
  const inTurn = limitConcurrency({ maxConcurrent: 2, maxWaitMilliseconds: 10_000 })
  const begun: number[] = []
  const ends = [1, 2, 3, 4, 5].map(() => Promise.withResolvers<void>())
  const works = ends.map(({ promise }, at) => inTurn(() => promise.then(void begun.push(at))))
  await Promise.resolve()
  assert.deepEqual(begun, [0, 1])

  ends[1]?.reject(new Error('refused'))
  await assert.rejects(works[1] ?? assert.fail(), /refused/)
  ends[0]?.resolve()
  await works[0]
  assert.deepEqual(begun, [0, 1, 2, 3])
  for (const { resolve } of ends) resolve()
  await Promise.all(works.filter((_, at) => at !== 1))
  assert.deepEqual(begun, [0, 1, 2, 3, 4])
})

test('a task that waits too long is rejected and takes no slot', async () => {
  const inTurn = limitConcurrency({ maxConcurrent: 1, maxWaitMilliseconds: 20 })
  const end = Promise.withResolvers<string>()
  const first = inTurn(() => end.promise)
  await assert.rejects(
    inTurn(async () => 'never'),
    Unavailable,
  )
  end.resolve('first')
  assert.equal(await first, 'first')
  assert.equal(await inTurn(async () => 'third'), 'third')
})
