import { writeFile } from 'node:fs/promises'
import os from 'node:os'
import { parseArgs } from 'node:util'
import { fill, type Size } from './fill.ts'
import { openServer } from './open-server.ts'
import { openShop } from './open-shop.ts'
import { readPlans } from './read-plans.ts'
import { type Visit, visitsOf } from './visits.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '41' },
    /** Keeps the databases, or measures in those that were kept. */
    keep: { type: 'boolean', default: false },
    plans: { type: 'string' },
  },
})

/** Enough for the database to have its pages and its plans. */
const warmUpRounds = 8

const small: Size = { products: 1000, orders: 1000 }
const large: Size = { products: Number(values.products), orders: Number(values.orders) }

await using server = await openServer(values.keep)
const [smallUrl, largeUrl] = [await database('hirfa_scale_small', small), await database('hirfa_scale_large', large)]
await measure()
if (values.plans) await writeFile(values.plans, await readPlans(largeUrl))

async function database(name: string, size: Size): Promise<string> {
  const { url, isNew } = await server.database(name)
  if (!isNew) return url
  const begun = performance.now()
  await fill(url, size)
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(`${size.products} products and ${size.orders} orders in ${seconds} s, and the books fit together`)
  return url
}

/** Asks the two shops in turn, so that what else the machine does is in both figures. */
async function measure(): Promise<void> {
  const settings = { PAGE_CACHE_MB: '0', WORKER: 'off' }
  await using smallShop = await openShop({ ...settings, DATABASE_URL: smallUrl })
  await using largeShop = await openShop({ ...settings, DATABASE_URL: largeUrl })
  const [few, many] = [await visitsOf(smallShop.origin, smallUrl), await visitsOf(largeShop.origin, largeUrl)]
  const times = new Map(few.map(({ name }) => [name, { few: [] as number[], many: [] as number[] }]))
  for (let round = -warmUpRounds; round < Number(values.rounds); round++) {
    for (const [place, visit] of few.entries()) {
      const [one, other] = [await timeOf(visit), await timeOf(many[place] as Visit)]
      if (round < 0) continue
      times.get(visit.name)?.few.push(one)
      times.get(visit.name)?.many.push(other)
    }
  }
  console.log(
    `${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.version}, load ${os.loadavg()[0]?.toFixed(1)}\n`,
  )
  console.log(`| screen | ${small.products} | ${large.products} | ratio |\n| --- | --: | --: | --: |`)
  for (const [name, { few, many }] of times) {
    const [one, other] = [median(few), median(many)]
    console.log(`| ${name} | ${one.toFixed(1)} ms | ${other.toFixed(1)} ms | ${(other / one).toFixed(2)} |`)
  }
}

async function timeOf({ name, ask }: Visit): Promise<number> {
  const begun = performance.now()
  const answer = await ask()
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${name} was answered ${answer.status}`)
  return performance.now() - begun
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
}
