import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '#database/connect.ts'
import { startWorker, workerPoolSize } from '#jobs/worker.ts'
import { openLine } from './ledger/line.ts'
import { copyName } from './support/test-database.ts'
import { testServer } from './support/test-server.ts'
import { openTestShop } from './support/test-shop.ts'

const jobDone = ({ sql }: { sql: string }) => sql.startsWith('delete from') && sql.includes('_private_jobs')

for (const side of ['before', 'after'] as const)
  test(`a worker cut off ${side} it writes down that a job is done goes on with the next`, async () => {
    await using shop = await openTestShop()
    await using stack = new AsyncDisposableStack()
    const bowl = await shop.sells()
    const { proxy, address } = await openLine(testServer(await copyName({ database: shop.marketplace.db })))
    const { database: db, pool, close } = connect(address, { poolSize: workerPoolSize })
    stack.defer(proxy.close)
    stack.defer(close)
    const marketplace = { ...shop.marketplace, db }
    proxy.cutAt(side, jobDone)
    const worker = startWorker({ marketplace, pool, publicUrl: 'https://hirfa.example', tell: () => {} })
    stack.defer(worker.stop)

    await shop.order([{ product: bowl }])
    await until(() => proxy.questionsCut === 1)
    await shop.order([{ product: bowl }])
    await until(async () => (await statuses()).every((status) => status === 'sent'))

    assert.equal((await statuses()).length, 4)

    async function statuses(): Promise<string[]> {
      const letters = await shop.marketplace.db.selectFrom('letters').select('status').execute()
      return letters.map(({ status }) => status)
    }
  })

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(50)
}
