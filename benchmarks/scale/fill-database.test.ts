import { test } from 'node:test'
import { databaseName, openDatabaseCopy } from '#tests/support/test-database.ts'
import { superuserAddress } from '#tests/support/test-database-address.ts'
import { fillDatabase } from './fill-database.ts'
import { urlOf } from './open-server.ts'

test('a generated shop is consistent by the rules that are checked in every shop', async () => {
  const connection = await openDatabaseCopy()
  try {
    await fillDatabase(urlOf(superuserAddress(await databaseName(connection))), { products: 1000, orders: 300 })
  } finally {
    await connection.close()
  }
})
