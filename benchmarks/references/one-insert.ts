// Inserts the body of each request as one row with one statement, on eight connections: the minimum for a durable order.
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { openServer } from './open-server.ts'

const [, , connectionString] = process.argv
const pool = new pg.Pool({ connectionString, max: 8 })
await pool.query('create table if not exists bare_orders (id bigserial primary key, body jsonb not null)')
const insert = { name: 'keep', text: 'insert into bare_orders (body) values ($1) returning id' }

await openServer(async (incoming, outgoing) => {
  const { rows } = await pool.query({ ...insert, values: [await text(incoming)] })
  outgoing.writeHead(201, { 'Content-Type': 'application/json' })
  outgoing.end(JSON.stringify(rows[0]))
})
