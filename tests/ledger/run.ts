import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Marketplace } from '#domain/marketplace.ts'
import { check, type RuleName } from './check.ts'
import { Client } from './client.ts'
import { diceFor } from './dice.ts'
import type { Evidence } from './evidence.ts'
import { startFaultProxy } from './fault-proxy.ts'
import { lookAtEveryOrder, takesOrdersAgain } from './healing.ts'
import { History } from './history.ts'
import { Instance } from './instance.ts'
import { startMailSink } from './mail-sink.ts'
import { type Fault, scheduleFaults, unleash } from './nemesis.ts'
import { openLedgerShop } from './open-shop.ts'
import type { OwnPostgres } from './own-postgres.ts'
import { readPost } from './post-office.ts'
import { type Article, undoEveryOrder, workInShop } from './shop-floor.ts'
import { keepSampling, readBooks, sampleStock } from './watch.ts'

export interface RunOptions {
  readonly seed: number
  readonly milliseconds: number
  readonly clients: number
  /** Where logs and the history go. */
  readonly folder: string
  /** Without a nemesis the clients only get into each other's way. */
  readonly hasNemesis: boolean
  /** What is taken out, to see whether it is missed. */
  readonly without?: Guard
}

/** One of the things that keep the books right, by how it is taken out. */
export interface Guard {
  /** Run on the migrated database. */
  readonly patch?: string
  /** What the instances' SQL says instead: regular expressions and what replaces them. */
  readonly rewrites?: readonly (readonly [pattern: string, replacement: string])[]
}

export interface RunReport {
  readonly verdicts: Record<RuleName, string[]>
  readonly evidence: Evidence
  readonly faults: readonly Fault[]
  /** How many of the faults were done before the run was over. */
  readonly faultsDone: number
  readonly commitsCut: number
}

const sampleEveryMilliseconds = 100

/** Lets two instances be ordered from and hurt for a while, then heals them and judges what happened. */
export async function runLedger(postgres: OwnPostgres, options: RunOptions): Promise<RunReport> {
  const { seed, milliseconds, folder } = options
  await mkdir(folder, { recursive: true })
  await using stack = new AsyncDisposableStack()
  const record = createWriteStream(path.join(folder, 'history.jsonl'))
  stack.defer(() => finished(record.end()))

  const history = new History((line) => record.write(`${line}\n`))
  const shop = await openLedgerShop(postgres, options.without?.patch)
  stack.defer(shop.close)
  const mail = await startMailSink(() => history.now())
  stack.defer(mail.close)
  const lines = [await startFaultProxy({ path: postgres.socket }), await startFaultProxy({ path: postgres.socket })]
  for (const line of lines) stack.defer(line.close)
  const instances = lines.map(({ port }, index) => instanceAt(port, index, shop.database, mail.url, options))
  for (const instance of instances) stack.defer(async () => void (await instance.stop()))
  await Promise.all(instances.map((instance) => instance.start()))

  const { marketplace, articles, database } = shop
  const surroundings = { instances, articles, history }
  const clients = Array.from(
    { length: options.clients },
    (_, index) => new Client(`${seed}-${index}`, diceFor(seed, `client ${index}`), surroundings),
  )
  const faults = options.hasNemesis ? scheduleFaults(diceFor(seed, 'nemesis'), milliseconds) : []
  const over = AbortSignal.timeout(milliseconds)
  const [disturbances, samples] = await Promise.all([
    unleash(faults, { instances, lines, postgres, database, mail }, history, over),
    keepSampling(marketplace.db, () => history.now(), { every: sampleEveryMilliseconds, until: over }),
    keepShopBusy(marketplace, articles, seed, over),
    ...clients.map((client) => client.work(over)),
  ])

  const healedAt = history.now()
  const recoveries = await Promise.all(instances.map((_, index) => takesOrdersAgain(index, surroundings)))
  for (const client of clients) await client.settle()
  await lookAtEveryOrder(surroundings)
  const books = await readBooks(marketplace.db)
  const post = await readPost(marketplace.db, mail.received, disturbances)
  await undoEveryOrder(marketplace)
  const evidence: Evidence = {
    ...{ calls: history.calls, healedAt, samples, books, recoveries },
    emptied: await sampleStock(marketplace.db, history.now()),
    unexpectedExits: instances.flatMap(({ unexpectedExits }) => unexpectedExits),
    ...(post && { post }),
  }
  const commitsCut = lines.reduce((sum, line) => sum + line.questionsCut, 0)
  return { verdicts: check(evidence), evidence, faults: faults.flat(), faultsDone: disturbances.length, commitsCut }
}

function instanceAt(port: number, index: number, database: string, mailUrl: string, options: RunOptions): Instance {
  const rewrites = options.without?.rewrites
  return new Instance({
    name: `instance-${index}`,
    folder: options.folder,
    settings: {
      DATABASE_URL: `postgres://hirfa@127.0.0.1:${port}/${database}`,
      MAIL_URL: mailUrl,
      ...{ SAMPLES: 'off', ABUSE_LIMITS: 'off' },
      ...(rewrites && { LEDGER_REWRITES: JSON.stringify(rewrites) }),
    },
    ...(rewrites && { nodeOptions: ['--import', import.meta.resolve('./rewrite-sql.ts')] }),
  })
}

/** What the shop's people try while the database is away is tried again by the next of them. */
async function keepShopBusy(marketplace: Marketplace, articles: readonly Article[], seed: number, until: AbortSignal) {
  const dice = diceFor(seed, 'shop')
  while (!until.aborted) {
    await workInShop(marketplace, articles, dice).catch(() => {})
    await wait(dice.between(50, 300))
  }
}
