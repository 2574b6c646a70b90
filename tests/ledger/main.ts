import { rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { makeDataDirectory } from '#tests/support/temporary-directory.ts'
import { startOwnPostgres } from './own-postgres.ts'
import { type RunReport, runLedger } from './run.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    runs: { type: 'string' },
    minutes: { type: 'string' },
    seconds: { type: 'string' },
    clients: { type: 'string', default: '8' },
    keep: { type: 'boolean', default: false },
  },
})

/** With `--minutes` one long run, otherwise three short ones. */
const isLong = values.minutes !== undefined
const seconds = Number(values.seconds ?? (isLong ? Number(values.minutes) * 60 : 20))
const runs = Number(values.runs ?? (isLong ? 1 : 3))
const firstSeed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000))

const folder = await makeDataDirectory('hirfa-ledger-')
let passed = 0
let failed = 0
{
  await using postgres = await startOwnPostgres(path.join(folder, 'database'))
  // PostgreSQL runs in its own session, which Ctrl-C does not reach. The instances end with this process.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void postgres[Symbol.asyncDispose]().then(() => process.exit(1)))
  for (let seed = firstSeed; seed < firstSeed + runs; seed++) {
    console.log(`Seed ${seed}: three instances, ${values.clients} clients, ${seconds} s of faults`)
    const options = { seed, milliseconds: seconds * 1000, clients: Number(values.clients), hasNemesis: true }
    printReport(seed, await runLedger(postgres, { ...options, folder: path.join(folder, `seed-${seed}`) }))
  }
}
if (failed > 0 || values.keep) console.log(`History and logs are in ${folder}`)
else await rm(folder, { recursive: true })
console.log(`${passed} rules kept, ${failed} broken`)
process.exit(failed > 0 ? 1 : 0)

function printReport(seed: number, { verdicts, evidence, faults, faultsDone }: RunReport): void {
  const count = (outcome: string) => evidence.calls.filter((call) => call.outcome === outcome).length
  const slowest = Math.max(...evidence.calls.map(({ invokedAt, endedAt }) => endedAt - invokedAt))
  const byKind = Object.entries(Object.groupBy(faults, ({ kind }) => kind))
  console.log(
    `  ${evidence.calls.length} calls: ${count('ok')} ok, ${count('failed')} failed, ${count('unknown')} unknown`,
  )
  console.log(
    `  ${evidence.state.orders.length} orders, ${evidence.checks} checks of the stock, slowest call ${slowest} ms`,
  )
  console.log(`  ${faultsDone} of these faults: ${byKind.map(([kind, all]) => `${all?.length} ${kind}`).join(', ')}`)
  const actions = Object.entries(evidence.actions).map(([actor, count]) => `${count} ${actor}`)
  console.log(`  ${actions.join(', ')}; orders held ${evidence.held.most} of ${evidence.held.limit} pieces`)
  const { received = [], outbox = [] } = evidence.emails ?? {}
  const copies = received.length - new Set(received.map(({ messageId }) => messageId)).size
  console.log(`  ${outbox.length} emails, ${copies} of them arrived a second time`)
  console.log(`  took orders again after ${evidence.recoveries.join(' and ')} ms`)
  for (const [rule, violations] of Object.entries(verdicts)) {
    console.log(`${violations.length === 0 ? '✔' : '✖'} seed ${seed}: ${rule}`)
    for (const violation of violations.slice(0, 10)) console.log(`    ${violation}`)
    if (violations.length > 10) console.log(`    and ${violations.length - 10} more`)
    if (violations.length === 0) passed += 1
    else failed += 1
  }
}
