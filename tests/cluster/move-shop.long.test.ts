import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { connect } from '#database/connect.ts'
import { prepareDatabase } from '#database/prepare-database.ts'
import { reasonAgainstInstalledServer, startInstalledServer } from '#tests/support/installed-server.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { cleanUpAfter, freshDirectory, launchShop } from '#tests/support/shop-process.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

const guide = await readFile(new URL('../../docs/cluster.md', import.meta.url), 'utf8')

/** The first block of commands below a heading. */
function commandsBelow(heading: string): string {
  const block = /(?:^ {4}.*\n)+/m.exec(guide.slice(guide.indexOf(heading)))?.[0] ?? ''
  return block.replaceAll(/^ {4}/gm, '')
}

test('an existing shop is moved into another server as docs/cluster.md says, and opens there', async (t) => {
  const reason = await reasonAgainstInstalledServer()
  if (reason !== undefined) return t.skip(reason)
  const [before, after] = [await startInstalledServer(t), await startInstalledServer(t)]
  const directory = await freshDirectory(t)
  const dataDirectory = path.join(directory, 'data')
  const { owner, app } = await before.createDatabase('hirfa')
  await prepareDatabase({ address: { url: app }, migrationAddress: { url: owner } })
  const { database, close } = connect({ url: app })
  cleanUpAfter(t, close)
  const shop = await openTestShop({ connection: { database, close: async () => {} } })
  const placed = await shop.order([{ product: await shop.sells() }])
  assert.ok(placed.outcome === 'placed')
  const pictures = path.join(dataDirectory, 'pictures')
  await mkdir(pictures, { recursive: true })
  await writeFile(path.join(pictures, 'bowl.webp'), 'a bowl')

  const prepare = commandsBelow('**7. Database and roles**').replaceAll('runuser -u postgres -- ', '')
  await promisify(execFile)('sh', ['-e', '-c', prepare], { env: { ...process.env, ...after.environment } })
  const settings = { DATA_DIR: dataDirectory, BACKUP_TO: `folder:${directory}/backups` }
  const of = (from: typeof after) => ({
    ...settings,
    DATABASE_URL: from.urlOf('hirfa_app', 'hirfa'),
    MIGRATION_DATABASE_URL: from.urlOf('hirfa_owner', 'hirfa'),
  })
  const run: Record<string, () => Promise<unknown>> = {
    backup: async () => assert.match((await runCommand('backup-command.ts', [], of(before))).printed, /It is proven/),
    'restore latest': async () =>
      assert.match((await runCommand('restore-command.ts', ['latest'], of(after))).printed, /^Restored /),
    doctor: async () => {
      const { printed } = await runCommand('doctor-command.ts', [], { ...of(after), PORT })
      assert.match(printed, /^✔ pg_dump can back up the database/m)
      assert.match(printed, /^✔ The shop is ready at /m)
      assert.match(printed, /^✔ .*, as hirfa_app, which can change rows and no table/m)
    },
  }
  const followed: string[] = []
  let PORT = ''
  for (const line of commandsBelow('## Move an existing shop into it').split('\n')) {
    const [, command] = /^hirfa (.*)$/.exec(line) ?? []
    if (line.startsWith('mv ')) await rename(pictures, `${pictures}-before`)
    if (line.startsWith('systemctl start ')) PORT = new URL(await launchShop(t, of(after)).opened).port
    if (command !== undefined) await run[command]?.()
    if (command !== undefined) followed.push(command)
  }
  assert.deepEqual(followed, ['backup', 'restore latest', 'doctor'])

  const there = connect({ url: after.urlOf('hirfa_app', 'hirfa') })
  cleanUpAfter(t, there.close)
  const orders = await there.database.selectFrom('orders').select('number').execute()
  assert.deepEqual(orders, [{ number: placed.order.number }])
  assert.equal(await readFile(path.join(pictures, 'bowl.webp'), 'utf8'), 'a bowl')
})
