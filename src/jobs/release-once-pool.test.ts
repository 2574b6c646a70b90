import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '#database/connect.ts'
import { databaseName } from '#tests/support/test-database.ts'
import { testDatabaseAddress } from '#tests/support/test-database-address.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { releaseOncePool } from './release-once-pool.ts'

test('a second release of a client is ignored', async () => {
  await using shop = await openTestShop()
  const { pool, close } = connect(testDatabaseAddress(await databaseName({ database: shop.marketplace.db })), {
    poolSize: 2,
  })
  await using _ = { [Symbol.asyncDispose]: close }
  const { promise: released, resolve } = Promise.withResolvers<void>()
  releaseOncePool(pool).connect((_error, _client, release) => {
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
