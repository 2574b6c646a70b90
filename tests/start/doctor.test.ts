import assert from 'node:assert/strict'
import { chmod, chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import pg from 'pg'
import { clientConfig } from '#database/connect.ts'
import { secretBox } from '#domain/operators/secret-box.ts'
import { acceptSecretKey } from '#domain/operators/secret-key-check.ts'
import { readConfig } from '#server/config.ts'
import { checkAddress } from '#server/doctor/check-address.ts'
import { checkDatabase } from '#server/doctor/check-database.ts'
import { checkFiles } from '#server/doctor/check-files.ts'
import { checkMachine, checkPictures } from '#server/doctor/check-machine.ts'
import { checkMail } from '#server/doctor/check-mail.ts'
import type { Finding } from '#server/doctor/finding.ts'
import { openAttackedShop } from '#tests/support/attacked-shop.ts'
import { openForwardingProxy } from '#tests/support/forwarding-proxy.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { cleanUpAfter, freshDirectory } from '#tests/support/shop-process.ts'
import { openSmtpServer } from '#tests/support/smtp-server.ts'
import { databaseName, runOnTestServer } from '#tests/support/test-database.ts'
import { testDatabaseAddress } from '#tests/support/test-database-address.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

const marks = { fine: '✔', warning: '!', problem: '✖' } as const
const linesOf = (findings: readonly Finding[]) =>
  findings.map(({ state, line }) => `${marks[state]} ${line}`).join('\n')

/** A shop that listens, behind a proxy, as its settings say, and the parts of the doctor. */
async function openExaminedShop(t: TestContext) {
  const proxy = await openForwardingProxy(t)
  const smtp = await openSmtpServer()
  cleanUpAfter(t, async () => smtp[Symbol.asyncDispose]())
  const shop = await openAttackedShop()
  cleanUpAfter(t, async () => shop[Symbol.asyncDispose]())
  proxy.target = shop.origin
  const examined = await settingsOn(t, shop, {
    ...{ PUBLIC_URL: proxy.origin, TRUSTED_PROXIES: '127.0.0.1', MAIL_URL: smtp.url },
    ...{ MAIL_FROM: 'shop@pottery.example', PORT: new URL(shop.origin).port },
  })
  return { proxy, ...examined }
}

/** The settings of a shop with a data directory of its own. */
async function settingsOn(
  t: TestContext,
  { marketplace: { db } }: Pick<TestShop, 'marketplace'>,
  given: Record<string, string> = {},
) {
  const address = testDatabaseAddress(await databaseName({ database: db }))
  const { user = '', host, port, database } = new pg.Client(clientConfig(address))
  const dataDirectory = await freshDirectory(t)
  const secretKey = path.join(dataDirectory, 'secret.key')
  await writeFile(secretKey, Buffer.alloc(32, 'x').toString('base64'), { mode: 0o600 })
  const settings = {
    ...{ DATA_DIR: dataDirectory, BACKUP_TO: 'off', ...given },
    DATABASE_URL: `postgres://${user}@localhost/${database}?${new URLSearchParams({ host, port: String(port) })}`,
  }
  const changed = (change: Record<string, string>) => readConfig({ ...settings, ...change })
  return { settings, secretKey, address, config: changed({}), changed }
}

test('the doctor finds no problem with a shop behind a proxy', async (t) => {
  const { settings } = await openExaminedShop(t)
  const { code, printed } = await runCommand('doctor-command.ts', [], settings)
  assert.equal(code, 0, printed)
  for (const line of [
    /^✔ Node \d+/m,
    /^✔ The machine has \d+ MB of memory/m,
    /^✔ .*secret\.key is readable for its account only/m,
    /^✔ The files of the shop can be written as account \d+/m,
    /^✔ The secret key is that of the database/m,
    /^✔ The shop is ready at /m,
    /^! PUBLIC_URL is not https/m,
    /^✔ The proxy says who asks: this machine is seen as 198\.51\.100\.7/m,
    /^✔ PostgreSQL \d+.*, as hirfa_app, which can change rows and no table/m,
    /^! BACKUP_TO is off/m,
    /^✔ 127\.0\.0\.1:\d+ accepts the sign-in of the shop/m,
    /^Problems: 0, warnings: \d$/m,
  ])
    assert.match(printed, line)

  const wrong = await runCommand('doctor-command.ts', [], { ...settings, PORT: 'many' })
  assert.deepEqual([wrong.code, wrong.printed], [1, '✖ Setting PORT is wrong: it must be a port number\n'])
})

test('the doctor names each problem in a line', async (t) => {
  const { proxy, config, changed, address, secretKey } = await openExaminedShop(t)
  const seen = async (change: Record<string, string> = {}) => linesOf(await checkAddress(changed(change)))
  proxy.forwardedFor = (sent) => String(sent['x-forwarded-for'])
  assert.match(await seen(), /^✖ The proxy hands on the X-Forwarded-For of visitors/m)
  proxy.forwardedFor = () => undefined
  assert.match(await seen(), /^✖ The proxy sends no X-Forwarded-For/m)
  proxy.forwardedFor = () => '10.1.2.3'
  assert.match(await seen(), /^✖ Visitors are seen as 10\.1\.2\.3, all as one: name the proxy/m)
  proxy.target = 'http://127.0.0.1:1'
  assert.match(await seen(), /^✖ .* does not lead to this shop: point the DNS record and the proxy here$/m)
  assert.match(await seen({ PORT: '1' }), /^✖ Nothing answers at http:\/\/localhost:1 \(.+\): start the shop$/m)
  assert.match(await seen({ PORT: new URL(proxy.origin).port }), /^✖ Another program listens at /m)

  await chmod(secretKey, 0o644)
  assert.match(linesOf(await checkMachine(config)), /^✖ .*secret\.key is readable for others: chmod 600 /m)
  const without = linesOf(await checkDatabase(changed({ BACKUP_TO: '' }), address))
  assert.match(without, /^! No backup has been proven yet/m)
  const mail = linesOf(await checkMail(changed({ MAIL_URL: 'smtp://127.0.0.1:1' })))
  assert.match(mail, /^✖ 127\.0\.0\.1:1 cannot be used for emails/m)
})

test('the doctor says what the next start or night would meet', async (t) => {
  await using shop = await openTestShop()
  const { address, config, changed } = await settingsOn(t, shop)
  const { url = '' } = config.database ?? {}
  const readOnly = new URL(url)
  readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
  assert.equal(
    linesOf(await checkDatabase(config, { url: readOnly.href })),
    '✖ DATABASE_URL names a server that only reads, such as a replica: name the one that writes',
  )
  assert.match(
    linesOf(await checkDatabase(changed({ MIGRATION_DATABASE_URL: readOnly.href }), address)),
    /^✖ MIGRATION_DATABASE_URL names a server that only reads/,
  )

  const another = secretBox(Buffer.alloc(32, 'another'))
  await acceptSecretKey(shop.marketplace.db, another)
  const { db } = shop.marketplace
  const wrongKey = linesOf(await checkDatabase(config, address))
  assert.match(wrongKey, /^✖ .*secret\.key is not the key of the shop in this database\. .*no backup has it/m)
  const right = changed({ SECRET_KEY: Buffer.alloc(32, 'another').toString('base64') })
  assert.match(linesOf(await checkDatabase(right, address)), /^✔ The secret key is that of the database/m)
  const { sealed } = await db.selectFrom('secret_key_check').select('sealed').executeTakeFirstOrThrow()
  assert.ok(another.open(sealed, 'this shop'), 'the doctor leaves the key of the database alone')

  const name = await databaseName({ database: db })
  const { user } = new pg.Client(clientConfig(address))
  await runOnTestServer(`revoke select on migrations from ${user}`, name)
  assert.match(
    linesOf(await checkDatabase(config, address)),
    /^! The role of DATABASE_URL may not read the tables yet/m,
  )
  await runOnTestServer(`grant select on migrations to ${user}`, name)

  const { PATH } = process.env
  t.after(() => {
    process.env.PATH = PATH
  })
  process.env.PATH = config.dataDirectory
  const withoutPrograms = linesOf(await checkDatabase(changed({ BACKUP_TO: '' }), address))
  assert.match(withoutPrograms, /^✖ No backup can be made: pg_dump is not on PATH: install /m)

  const nowhere = changed({ BACKUP_TO: `folder:${config.dataDirectory}/secret.key/backups` })
  assert.match(linesOf(await checkFiles(nowhere)), /^✖ BACKUP_TO: no backup can be written: .*ENOTDIR/m)
  const somewhere = changed({ BACKUP_TO: '' })
  assert.match(linesOf(await checkFiles(somewhere)), /^✔ Backups can be written to .*backups$/m)
  assert.deepEqual(await readdir(path.join(config.dataDirectory, 'backups')), [])
})

test('the doctor of root sees files with the eyes of the account of the shop', {
  skip: process.getuid?.() !== 0 && 'needs root',
}, async (t) => {
  await using shop = await openTestShop()
  const { settings, config } = await settingsOn(t, shop)
  const pictures = path.join(config.dataDirectory, 'pictures')
  await mkdir(pictures)
  await writeFile(path.join(pictures, 'bowl.webp'), '', { mode: 0o600 })
  const nobody = 65_534
  for (const given of [config.dataDirectory, path.join(config.dataDirectory, 'secret.key'), pictures])
    await chown(given, nobody, nobody)
  const { code, printed } = await runCommand('doctor-command.ts', [], settings)
  assert.equal(code, 1)
  assert.match(printed, /^✖ The account of the shop cannot change \S+pictures\/bowl\.webp\. .* chown -R ACCOUNT: /m)
})

test('the doctor compares the memory of the machine with what the shop may use', async (t) => {
  const config = readConfig({ DATA_DIR: await freshDirectory(t), MAX_MEMORY_MB: '600' })
  const [, small] = await checkMachine(config, 900_000_000)
  assert.deepEqual([small?.state, small?.line.includes('lower MAX_MEMORY_MB')], ['problem', true])
  const [, large] = await checkMachine(config, 1_000_000_000)
  assert.equal(large?.state, 'fine')
})

test('the doctor says whether pictures are opened without network, which the unit of systemd allows', async () => {
  const [without, withNetwork] = [checkPictures(true), checkPictures(false)]
  assert.deepEqual([without.state, withNetwork.state], ['fine', 'warning'])
  const unit = await readFile(new URL('../../deploy/hirfa@.service', import.meta.url), 'utf8')
  assert.match(unit, /^RestrictNamespaces=user net$/m)
})

test('a trial email is sent as the shop would, and one that is not says why', async () => {
  await using smtp = await openSmtpServer()
  const settings = { MAIL_URL: smtp.url, MAIL_FROM: 'shop@pottery.example', PUBLIC_URL: 'https://pottery.example' }
  const sent = await runCommand('mail-try-command.ts', ['amel@example.tn'], settings)
  assert.deepEqual([sent.code, smtp.received.length], [0, 1], sent.printed)
  assert.match(sent.printed, /^127\.0\.0\.1:\d+ has taken an email from shop@pottery\.example to amel@example\.tn\./)
  assert.match(smtp.received[0]?.text ?? '', /Subject: A trial email of pottery\.example/)

  smtp.onRecipient = () => '550 No such mailbox'
  const refused = await runCommand('mail-try-command.ts', ['amel@example.tn'], settings)
  assert.equal(refused.code, 1)
  assert.match(refused.printed, /^It was not sent: .*No such mailbox/)
  const wrong = await runCommand('mail-try-command.ts', ['a@b.example, c@d.example'], settings)
  assert.deepEqual([wrong.code, wrong.printed.includes('Say to whom')], [1, true], wrong.printed)
})
