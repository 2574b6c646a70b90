import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '#database/connect.ts'
import { copyName } from '#tests/support/test-database.ts'
import { testServer } from '#tests/support/test-server.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { forgivingPool } from './forgiving-pool.ts'

test('a connection that is let go of twice goes back once, and nothing is thrown', async () => {
  await using shop = await openTestShop()
  const { pool, close } = connect(testServer(await copyName({ database: shop.marketplace.db })), { poolSize: 2 })
  await using _ = { [Symbol.asyncDispose]: close }
  const { promise: released, resolve } = Promise.withResolvers<void>()
  forgivingPool(pool).connect((_error, _client, release) => {
    release()
    release()
    resolve()
  })
  await released
  assert.deepEqual([pool.totalCount, pool.idleCount], [1, 1])

  const [one, other] = [await pool.connect(), await pool.connect()]
  assert.notEqual(one, other)
  one.release()
  other.release()
})
