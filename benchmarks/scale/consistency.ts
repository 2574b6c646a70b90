import { parseArgs } from 'node:util'
import { connect } from '#database/connect.ts'
import { system } from '#domain/access/actor.ts'
import { checkedTables } from '#domain/consistency/consistency-rule.ts'
import { findViolationsIn, nextSlice } from '#domain/consistency/find-violations.ts'
import { sealRows } from '#domain/consistency/seal-rows.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { fillDatabase } from './fill-database.ts'
import { openServer } from './open-server.ts'

// Measures what sealing and checking a large shop takes: the first seals of all rows, then a whole round of the check.

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
const shop = { db, clock: { now: () => new Date() }, actor: system } as unknown as Marketplace

await sealRows(shop, () => false)
const sealing = performance.now()
const seals = await sealRows(shop, () => false)
console.log(`${size.orders} orders: ${seals.length} seals in ${secondsSince(sealing)} s`)

console.log('\n| table | slices | seconds | slowest slice |\n| --- | --: | --: | --: |')
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
