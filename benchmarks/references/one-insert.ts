// Keeps the body of each request as one row, by one statement, on a connection of eight: the least that can be done so
// that what was answered is not lost.
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { openServer } from './open-server.ts'

const [, , connectionString] = process.argv
const pool = new pg.Pool({ connectionString, max: 8 })
await pool.query('create table if not exists bare_orders (id bigserial primary key, body jsonb not null)')
const insert = { name: 'keep', text: 'insert into bare_orders (body) values ($1) returning id' }

await openServer(async (asked, answer) => {
  const { rows } = await pool.query({ ...insert, values: [await text(asked)] })
  answer.writeHead(201, { 'Content-Type': 'application/json' })
  answer.end(JSON.stringify(rows[0]))
})
