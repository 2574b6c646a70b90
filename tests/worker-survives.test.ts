import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '#database/connect.ts'
import { startWorker, workerPoolSize } from '#jobs/worker.ts'
import { emailLinks } from '#web/email-links.ts'
import type { Side, Statement } from './ledger/fault-proxy.ts'
import { openProxiedDatabase } from './ledger/proxied-database.ts'
import { databaseName } from './support/test-database.ts'
import { testDatabaseAddress } from './support/test-database-address.ts'
import { openTestShop } from './support/test-shop.ts'
import { until } from './support/until.ts'

interface Moment {
  readonly name: string
  readonly is: (statement: Statement) => boolean
  readonly side: Side
}

const isJobDone = ({ sql }: Statement) => sql.startsWith('delete from') && sql.includes('_private_jobs')

const moments: readonly Moment[] = [
  { name: 'before it records that a job is done', is: isJobDone, side: 'before' },
  { name: 'after it records that a job is done', is: isJobDone, side: 'after' },
  // As by a server that has just become a standby, which reads and writes nothing.
  { name: 'when it first names its tasks', is: ({ sql }) => sql.includes('._private_tasks as tasks'), side: 'before' },
]

for (const { name, is, side } of moments)
  test(`a worker disconnected ${name} continues with the next`, async () => {
    await using shop = await openTestShop()
    await using stack = new AsyncDisposableStack()
    const bowl = await shop.sells()
    const { proxy, address } = await openProxiedDatabase(
      testDatabaseAddress(await databaseName({ database: shop.marketplace.db })),
    )
    const { database: db, pool, abandon } = connect(address, { poolSize: workerPoolSize })
    stack.defer(proxy.close)
    const marketplace = { ...shop.marketplace, db }
    proxy.cutAt(side, is)
    const worker = startWorker({
      marketplace,
      pool,
      abandon,
      links: emailLinks('https://hirfa.example'),
      report: () => {},
    })
    stack.defer(worker.stop)

    await shop.order([{ product: bowl }])
    await until(() => proxy.statementsCut === 1)
    await shop.order([{ product: bowl }])
    await until(async () => (await statuses()).every((status) => status === 'sent'))

    assert.equal((await statuses()).length, 4)

    async function statuses(): Promise<string[]> {
      const emails = await shop.marketplace.db.selectFrom('emails').select('status').execute()
      return emails.map(({ status }) => status)
    }
  })
