import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareInRounds, median, percentile99 } from './rounds.ts'

/** Both sides return prepared values after a warm-up; `order` records the calls. */
function written(ours: number[], references: number[]) {
  const order: string[] = []
  const take = (name: string, values: number[]) => async () => {
    order.push(name)
    const value = values.shift()
    assert.ok(value !== undefined, `nothing more was expected of ${name}`)
    return { value, cpu: 1000 / value }
  }
  return { order, sides: { ours: take('ours', [1, ...ours]), reference: take('reference', [1, ...references]) } }
}

test('ours is always measured between two references', async () => {
  const { order, sides } = written([90, 80, 70], [100, 100, 100, 100])
  const compared = await compareInRounds(sides, { rounds: 3 })
  const warmUp = ['ours', 'reference']
  assert.deepEqual(order, [...warmUp, 'reference', 'ours', 'reference', 'ours', 'reference', 'ours', 'reference'])
  assert.deepEqual(compared, {
    ours: { value: 80, cpu: 12.5 },
    reference: { value: 100, cpu: 10 },
    ...{ ratio: 0.8, rounds: 3, repeated: 0, isSteady: true },
  })
})

test('a machine that slows down steadily does not change the ratio', async () => {
  const { sides } = written([95, 85, 75], [100, 90, 80, 70])
  assert.equal((await compareInRounds(sides, { rounds: 3 })).ratio, 1)
})

test('a round in which the reference drifted is repeated and not counted', async () => {
  const { sides } = written([50, 10, 10, 50], [100, 100, 200, 100, 100])
  const { ratio, rounds, repeated, isSteady } = await compareInRounds(sides, { rounds: 2 })
  assert.deepEqual({ ratio, rounds, repeated, isSteady }, { ratio: 0.5, rounds: 2, repeated: 2, isSteady: true })
})

test('on an unsteady machine measuring ends after the maximum number of rounds and says so', async () => {
  const { sides } = written([100, 100, 100, 100], [100, 300, 100, 300, 100])
  const { rounds, repeated, isSteady } = await compareInRounds(sides, { rounds: 3, maxRounds: 4 })
  assert.deepEqual({ rounds, repeated, isSteady }, { rounds: 4, repeated: 0, isSteady: false })
})

test('an outlier does not change the median', () => {
  assert.equal(median([3, 1, 1000]), 3)
  assert.equal(median([4, 1, 1000, 2]), 3)
  assert.throws(() => median([]), /Nothing was measured/)
})

test('the 99th percentile ignores the slowest hundredth', () => {
  const times = Array.from({ length: 200 }, (_, place) => place + 1)
  assert.equal(percentile99(times), 198)
  assert.equal(percentile99([7]), 7)
})
