import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { clientConfig } from '#database/connect.ts'
import { postgresAccount } from '#database/embedded-account.ts'
import { millimes } from '#domain/money.ts'
import { fillShop, hotSku } from '#tests/ledger/staff-work.ts'
import { setPrices } from '#tests/support/catalog-changes.ts'
import { endProcess } from '#tests/support/end-process.ts'
import { freePort } from '#tests/support/free-port.ts'
import { isInstalled } from '#tests/support/proxy-program.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { sendOrder } from '#tests/support/send-order.ts'
import { cleanUpAfter, externalDatabase, freshDirectory, launchShop } from '#tests/support/shop-process.ts'
import { marketplaceOn, noImages } from '#tests/support/test-marketplace.ts'

const skip = isInstalled('pgbouncer') ? false : 'needs pgbouncer'

/** Starts PgBouncer with the configuration of `deploy/`, and so few connections that requests must share them. */
async function startPooler(t: TestContext, databaseUrl: string) {
  const { host, port, user, database } = new pg.Client(clientConfig({ url: databaseUrl }))
  const [folder, poolerPort, account] = [await freshDirectory(t), await freePort(), postgresAccount()]
  const file = path.join(folder, 'pgbouncer.ini')
  const deployed = await readFile(new URL('../../deploy/pgbouncer.ini', import.meta.url), 'utf8')
  const own = deployed
    .replace(
      'hirfa = host=127.0.0.1 port=5432 dbname=hirfa',
      `${database} = host=${host} port=${port} dbname=${database}`,
    )
    .replace('listen_port = 6432', `listen_port = ${poolerPort}`)
    .replace(/^(unix_socket_dir|logfile|pidfile) = .*$/gm, '')
    .replace(/^auth_type = .*$/m, 'auth_type = trust')
    .replace('/etc/pgbouncer/userlist.txt', path.join(folder, 'userlist.txt'))
    .replace('default_pool_size = 10', 'default_pool_size = 2')
  await writeFile(file, `${own}unix_socket_dir =\n`)
  await writeFile(path.join(folder, 'userlist.txt'), `"${user}" ""\n`)
  // It refuses to run as root.
  const child = spawn('pgbouncer', [file], { stdio: ['ignore', 'ignore', 'pipe'], ...account })
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text) => (log += text))
  cleanUpAfter(t, () => endProcess(child))
  while (!log.includes('process up')) {
    if (child.exitCode !== null) throw new Error(`PgBouncer does not start: ${log}`)
    await pause(20)
  }
  return { DATABASE_POOLER_URL: `postgres://${user}@127.0.0.1:${poolerPort}/${database}` }
}

test('requests share the connections of PgBouncer, and all else has its own', { skip }, async (t) => {
  const { copy, settings: direct } = await externalDatabase(t)
  const settings = {
    ...{ ...direct, ...(await startPooler(t, direct.DATABASE_URL)) },
    ...{ DATA_DIR: await freshDirectory(t), BACKUP_TO: 'off', ABUSE_LIMITS: 'off' },
  }
  const bowl = hotSku(await fillShop(copy.database))
  const origin = await launchShop(t, settings).opened
  const read = async () => (await fetch(`${origin}/product/${bowl.productId}`)).text()
  await read()

  // More requests than connections, each a transaction of several statements.
  const orders = await Promise.all(Array.from({ length: 12 }, (_, index) => sendOrder(origin, bowl, `${index}`)))
  assert.deepEqual([...new Set(orders.map(({ status }) => status))], [201])
  while (!(await read()).includes('Sold out')) await pause(20)

  await setPrices(marketplaceOn(copy.database, noImages), bowl.productId, { regularPrice: millimes(21_000) })
  while (!(await read()).includes('21.00 TND')) await pause(20)

  const letters = path.join(settings.DATA_DIR, 'letters')
  while ((await readdir(letters).catch(() => [])).length < orders.length) await pause(50)

  const { printed } = await runCommand('doctor-command.ts', [], { ...settings, PORT: new URL(origin).port })
  assert.match(printed, /^✔ The pooler answers, and ends statements after 8s$/m)
})

test('a pooler before another database is refused', { skip }, async (t) => {
  const [{ settings }, other] = [await externalDatabase(t), await externalDatabase(t)]
  const pooler = await startPooler(t, other.settings.DATABASE_URL)
  const shop = launchShop(t, { ...settings, ...pooler, DATA_DIR: await freshDirectory(t) })
  await assert.rejects(shop.opened, /DATABASE_POOLER_URL name different databases/)
})
