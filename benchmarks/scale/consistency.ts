import { parseArgs } from 'node:util'
import { connect } from '#database/connect.ts'
import { checkedTables } from '#domain/consistency/consistency-rule.ts'
import { findViolationsIn, nextSlice } from '#domain/consistency/find-violations.ts'
import { fillDatabase } from './fill-database.ts'
import { openServer } from './open-server.ts'

// Measures what the nightly check of a large shop takes.

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '1000000' },
    keep: { type: 'boolean', default: false },
  },
})

const size = { products: Number(values.products), orders: Number(values.orders) }
await using server = await openServer(values.keep)
const { url, isNew } = await server.database('hirfa_scale_consistency')
if (isNew) await fillDatabase(url, size)
const { database: db, close } = connect({ url })
const shop = { db, clock: { now: () => new Date() } }

console.log('| table | slices | seconds | slowest slice |\n| --- | --: | --: | --: |')
for (const table of checkedTables) {
  const startedAt = performance.now()
  const times: number[] = []
  for (let slice = await nextSlice(db, table, 0); slice; slice = await nextSlice(db, table, slice.lastId)) {
    const sliceAt = performance.now()
    const violations = await findViolationsIn(shop, table, slice)
    if (violations.length > 0) throw new Error(JSON.stringify(violations.slice(0, 5)))
    times.push(performance.now() - sliceAt)
  }
  console.log(`| ${table} | ${times.length} | ${secondsSince(startedAt)} | ${Math.max(0, ...times).toFixed(0)} ms |`)
}
await close()

function secondsSince(startedAt: number): string {
  return ((performance.now() - startedAt) / 1000).toFixed(1)
}
