import { test } from 'node:test'
import { fillDatabase } from './fill-database.ts'
import { openServer } from './open-server.ts'

test('a generated shop is consistent by the rules that are checked in every shop', async () => {
  await using server = await openServer(false)
  const { url } = await server.database('hirfa_scale_test')
  await fillDatabase(url, { products: 1000, orders: 300 })
})
