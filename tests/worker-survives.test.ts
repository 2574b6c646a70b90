import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '#database/connect.ts'
import { startWorker, workerPoolSize } from '#jobs/worker.ts'
import { emailLinks } from '#web/email-links.ts'
import { openProxiedDatabase } from './ledger/proxied-database.ts'
import { databaseName } from './support/test-database.ts'
import { testDatabaseAddress } from './support/test-database-address.ts'
import { openTestShop } from './support/test-shop.ts'
import { until } from './support/until.ts'

const jobDone = ({ sql }: { sql: string }) => sql.startsWith('delete from') && sql.includes('_private_jobs')

for (const side of ['before', 'after'] as const)
  test(`a worker disconnected ${side} it records that a job is done continues with the next`, async () => {
    await using shop = await openTestShop()
    await using stack = new AsyncDisposableStack()
    const bowl = await shop.sells()
    const { proxy, address } = await openProxiedDatabase(
      testDatabaseAddress(await databaseName({ database: shop.marketplace.db })),
    )
    const { database: db, pool, abandon } = connect(address, { poolSize: workerPoolSize })
    stack.defer(proxy.close)
    const marketplace = { ...shop.marketplace, db }
    proxy.cutAt(side, jobDone)
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
