import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openShop } from './open-shop.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    clients: { type: 'string', default: '8' },
    /** How many products the shop of DATABASE_URL has; their pages are requested in turn. */
    products: { type: 'string', default: '1000' },
  },
})

/** How long after its start a shop without visitors is idle. */
const sessionIdleMilliseconds = 10_000

const settings = { ...(process.env.DATABASE_URL && { DATABASE_URL: process.env.DATABASE_URL }) }
{
  // The first start fills the compile cache.
  await using _ = await openShop(settings)
}
await using shop = await openShop(settings)
console.log(`started in ${(shop.startMilliseconds / 1000).toFixed(2)} s, CPU time ${seconds(shop.cpuMilliseconds)}`)
await pause(sessionIdleMilliseconds)
console.log(`idle ${megabytes((await shop.memory()).now)}`)

const end = performance.now() + Number(values.minutes) * 60_000
let requests = 0
await Promise.all(Array.from({ length: Number(values.clients) }, visit))
const { now, peak } = await shop.memory()
console.log(`after ${requests} pages in ${values.minutes} minutes ${megabytes(now)}, peak ${megabytes(peak)}`)

/** Requests lists, searches and products in turn until the time is over. */
async function visit(): Promise<void> {
  while (performance.now() < end) {
    const turn = requests++
    const id = 1 + (turn % Number(values.products))
    const paths = [
      '/',
      `/shop?page=${1 + (turn % 100)}`,
      `/product/${id}`,
      `/api/products/${id}`,
      `/shop?q=olive&page=${1 + (turn % 20)}`,
    ]
    const response = await fetch(shop.origin + paths[turn % paths.length])
    await response.arrayBuffer()
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`
}
