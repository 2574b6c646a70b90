// `npm run scale -- capacity`: measures what each thing costs the server and the database, in processor time. With
// `--write FILE` the report is written there.
import { writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { addPicture } from '#domain/catalog/pictures/add-picture.ts'
import { makeCopies } from '#domain/catalog/pictures/make-copies.ts'
import { readPicture, samplePictures } from '#samples/sample-pictures.ts'
import { startMailSink } from '#tests/ledger/mail-sink.ts'
import { asSystem } from '#tests/support/operators.ts'
import { type Bench, openBench } from '../bench.ts'
import { browserHeaders } from '../browser-headers.ts'
import { cpuSeconds } from '../cpu-time.ts'
import { type Load, latenciesOf } from '../load.ts'
import { describeMachine } from '../machine.ts'
import { prepareOrderRequests } from '../order-requests.ts'
import { pagePaths } from '../page-paths.ts'
import type { ServerProcess } from '../server-process.ts'
import { databaseCpuSeconds } from './database-cpu.ts'

/** What one of a kind costs, in milliseconds of processor time. */
interface Cost {
  readonly kind: string
  readonly server: number
  readonly database: number
}

const { values } = parseArgs({ options: { write: { type: 'string' } } })
const seconds = 10
const clients = 8
const photoSize = { width: 4000, height: 3000, fit: 'cover' } as const
const folder = fileURLToPath(new URL('../../var/bench', import.meta.url))

let report: string
{
  await using bench = await openBench(folder, process.env.DATABASE_URL, console.log)
  const machine = await describeMachine(bench.marketplace)
  report = reportOf(
    machine,
    [...(await costsOfRequests(bench)), await costOfEmails(bench)],
    await secondsOfPhoto(bench),
  )
}
console.log(report)
if (values.write) await writeFile(values.write, report)

async function costsOfRequests(bench: Bench): Promise<Cost[]> {
  const { home, shop, products } = await pagePaths(bench.marketplace)
  const { spread } = await prepareOrderRequests(bench.marketplace)
  const pages = products.map((path) => ({ path }))
  await using cached = await bench.openShop()
  await using uncached = await bench.openShop({ PAGE_CACHE_MB: '0' })
  return [
    await costOf(bench, cached, 'page from the cache', { pages: [{ path: home }] }),
    await costOf(bench, uncached, 'page of a product, rendered', { pages }),
    await costOf(bench, uncached, 'page of the shop, rendered', { pages: [{ path: shop }] }),
    await costOf(bench, uncached, 'search, not in the cache', { pages: [{ path: '/shop?q=olive%20wood%20bowl' }] }),
    await costOf(bench, cached, 'order of two lines', { pages: [], orders: spread, orderShare: 1 }),
  ]
}

async function costOf(bench: Bench, { pid, origin }: ServerProcess, kind: string, load: Partial<Load>): Promise<Cost> {
  const run = () => bench.generator.run({ pages: [], headers: browserHeaders, ...load, origin, clients, seconds })
  await run()
  const before = await spent(bench, pid)
  const result = await run()
  const after = await spent(bench, pid)
  const count = latenciesOf(result, [200, 201]).length
  if (count === 0 || result.lost > 0) throw new Error(`${kind}: ${count} answers, ${result.lost} lost`)
  const perAnswer = (name: 'server' | 'database') => ((after[name] - before[name]) * 1000) / count
  return { kind, server: perAnswer('server'), database: perAnswer('database') }
}

async function spent({ marketplace }: Bench, pid: number) {
  return { server: (await cpuSeconds(pid)) ?? 0, database: await databaseCpuSeconds(marketplace.db) }
}

/** The orders before have queued emails. */
async function costOfEmails(bench: Bench): Promise<Cost> {
  const sink = await startMailSink(() => 0)
  try {
    await using sender = await bench.openShop({ WORKER: 'on', MAIL_URL: sink.url })
    await pause(5000)
    const [before, sentBefore] = [await spent(bench, sender.pid), sink.received.length]
    await pause(seconds * 1000)
    const [after, sent] = [await spent(bench, sender.pid), sink.received.length - sentBefore]
    if (sent === 0) throw new Error('No email was sent')
    const perEmail = (name: 'server' | 'database') => ((after[name] - before[name]) * 1000) / sent
    return { kind: 'email', server: perEmail('server'), database: perEmail('database') }
  } finally {
    await sink.close()
  }
}

/** Decoding a photo of a camera and making all its sizes, one after the other. */
async function secondsOfPhoto({ marketplace }: Bench): Promise<number> {
  const [sample = ''] = samplePictures()
  const photo = sharp((await readPicture(sample)).bytes).resize(photoSize)
  const bytes = await photo.jpeg().toBuffer()
  const startedAt = performance.now()
  const decoded = await marketplace.decodePicture(bytes)
  if (decoded.outcome !== 'decoded') throw new Error(`The photo was not decoded: ${decoded.outcome}`)
  const fileName = await addPicture(asSystem(marketplace), decoded.picture)
  await makeCopies(asSystem(marketplace), fileName)
  return (performance.now() - startedAt) / 1000
}

function reportOf(machine: readonly string[], costs: readonly Cost[], photoSeconds: number): string {
  const rows = costs.map(({ kind, server, database }) => {
    const perCore = 1000 / (server + database)
    return `| ${kind} | ${server.toFixed(2)} | ${database.toFixed(2)} | ${perCore.toFixed(0)} |`
  })
  return `# What each thing costs

Written by \`npm run scale -- capacity\` on ${new Date().toISOString().slice(0, 10)}; [scaling.md](../scaling.md) says what follows from it.

${machine.map((line) => `- ${line}`).join('\n')}

| one | server, ms | database, ms | a second on one core for both |
| --- | ---------: | -----------: | ----------------------------: |
${rows.join('\n')}

Milliseconds of processor time, ${clients} clients for ${seconds} s each. A photo of ${photoSize.width} × ${photoSize.height} pixels is decoded and scaled to all its
sizes in ${photoSeconds.toFixed(1)} s on one core.
`
}
