import { mkdir, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { defaultStores, fillDatabase, type Size } from './fill-database.ts'
import { openServer } from './open-server.ts'
import { openShop } from './open-shop.ts'
import { readQueryPlans } from './read-query-plans.ts'
import { type ScreenRequest, screenRequests } from './screen-requests.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '1000000' },
    /** Of the large shop. */
    stores: { type: 'string', default: String(defaultStores) },
    rounds: { type: 'string', default: '41' },
    /** Rounds before, for the database to cache its pages and plans. */
    'warm-up': { type: 'string', default: '8' },
    /** Keeps the databases, or uses those kept earlier. */
    keep: { type: 'boolean', default: false },
    /** Writes the report to this file too. */
    write: { type: 'string' },
  },
})

/** In the large shop. A screen that takes longer is requested in fewer rounds. */
const maxSecondsOfScreen = 10

const maxSecondsOfFirstPage = 600

const small: Size = { products: 1000, orders: 1000 }
const large: Size = {
  ...{ products: Number(values.products), orders: Number(values.orders), stores: Number(values.stores) },
}

await using server = await openServer(values.keep)
const [smallUrl, largeUrl] = [await database('hirfa_scale_small', small), await database('hirfa_scale_large', large)]
const report = reportOf(await measure())
console.log(report)
if (values.write) await writeFile(values.write, report)
await writeQueryPlans()

async function database(name: string, size: Size): Promise<string> {
  const { url, isNew } = await server.database(name)
  if (!isNew) return url
  const startedAt = performance.now()
  await fillDatabase(url, size)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(`${size.products} products and ${size.orders} orders in ${seconds} s, and the database is consistent`)
  return url
}

interface Times {
  readonly few: number[]
  readonly many: number[]
}

/** Measures both shops in turn, so that other load on the machine affects both. */
async function measure(): Promise<ReadonlyMap<string, Times>> {
  const settings = { PAGE_CACHE_MB: '0', WORKER: 'off' }
  await using smallShop = await openShop({ ...settings, DATABASE_URL: smallUrl })
  await using largeShop = await openShop({ ...settings, DATABASE_URL: largeUrl })
  const [few, many] = [
    await screenRequests(smallShop.origin, smallUrl),
    await screenRequests(largeShop.origin, largeUrl),
  ]
  for (const { origin } of [smallShop, largeShop])
    console.log(`First shop page after the start: ${(await secondsOfFirstPage(origin)).toFixed(1)} s`)
  const times = new Map<string, Times>(few.map(({ name }) => [name, { few: [], many: [] }]))
  const milliseconds = new Map<string, number>()
  for (let round = -Number(values['warm-up']); round < Number(values.rounds); round++) {
    for (const [place, visit] of few.entries()) {
      const spent = milliseconds.get(visit.name) ?? 0
      if (round !== 0 && spent > maxSecondsOfScreen * 1000) continue
      const [one, other] = [await timeOf(visit), await timeOf(many[place] as ScreenRequest)]
      milliseconds.set(visit.name, spent + other)
      if (round < 0) continue
      times.get(visit.name)?.few.push(one)
      times.get(visit.name)?.many.push(other)
    }
  }
  const memory = [await smallShop.memory(), await largeShop.memory()].map(({ now }) => `${Math.round(now / 1e6)} MB`)
  console.log(`Memory of the servers: ${memory.join(' and ')}`)
  return times
}

/**
 * Seconds until the process has read what it counts for the filters; the server closes connections that wait longer
 * than it allows.
 */
async function secondsOfFirstPage(origin: string): Promise<number> {
  const startedAt = performance.now()
  for (;;) {
    const response = await fetch(`${origin}/shop`).catch(() => undefined)
    await response?.arrayBuffer().catch(() => undefined)
    const seconds = (performance.now() - startedAt) / 1000
    if (response?.ok) return seconds
    if (seconds > maxSecondsOfFirstPage) throw new Error('The large shop shows no first page')
    await pause(100)
  }
}

function reportOf(screens: ReadonlyMap<string, Times>): string {
  const lines = Array.from(screens, ([name, { few, many }]) => {
    const [one, other] = [median(few), median(many)]
    if (!Number.isFinite(other)) return lineOf(name, one.toFixed(1), 'failed')
    return lineOf(name, one.toFixed(1), other.toFixed(1), (other / one).toFixed(2))
  })
  return `# Response times of ${large.products.toLocaleString('en')} products

Written by \`npm run scale\` on ${new Date().toISOString().slice(0, 10)}; [scaling.md](../scaling.md) explains it. A shop of ${sizeOf(small)} and one of
${sizeOf(large)}, page cache off. Milliseconds.

${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.version}, load ${os.loadavg()[0]?.toFixed(1)}, median of up to ${values.rounds} rounds.

${lineOf('screen', String(small.products), String(large.products), 'ratio')}
${lines.join('\n')}
`
}

/** A line of a block of fixed width. */
function lineOf(name: string, ...cells: readonly string[]): string {
  return `    ${name.padEnd(40)}${cells.map((cell) => cell.padStart(10)).join('')}`
}

function sizeOf({ products, stores = defaultStores, orders }: Size): string {
  const [many, some, placed] = [products, stores, orders].map((count) => count.toLocaleString('en'))
  return `${many} products in ${some} stores with ${placed} orders`
}

/** The plans are generated output, in the folder that git ignores. */
async function writeQueryPlans(): Promise<void> {
  const file = fileURLToPath(new URL('../../var/bench/scale-plans.md', import.meta.url))
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, await readQueryPlans(largeUrl))
  console.log(`\nThe query plans are in ${path.relative(process.cwd(), file)}`)
}

/** Milliseconds; infinite for a screen that failed, as one that took longer than its statements may. */
async function timeOf({ name, send }: ScreenRequest): Promise<number> {
  const startedAt = performance.now()
  const response = await send()
  await response.arrayBuffer()
  if (response.status >= 500) return Number.POSITIVE_INFINITY
  if (!response.ok) throw new Error(`${name} responded ${response.status}`)
  return performance.now() - startedAt
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
}
