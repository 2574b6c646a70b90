import pg from 'pg'
import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { checkBooks } from './check-books.ts'
import { drawing } from './draw.ts'
import { sell } from './sell.ts'
import { stockShelves } from './stock-shelves.ts'

export interface Size {
  readonly products: number
  readonly orders: number
}

/** Makes a shop of a size in an empty database, and sees that its books fit together. */
export async function fill(url: string, { products, orders }: Size): Promise<void> {
  const connection = connect({ url })
  await migrate(connection)
  await connection.close()

  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`${drawing}; set search_path = public, scale; set synchronous_commit = off`)
    await stockShelves(client, products)
    await sell(client, orders)
    await client.query('reset search_path; drop schema scale cascade')
    await client.query('vacuum (analyze)')
    await checkBooks(client)
  } finally {
    await client.end()
  }
}
