import assert from 'node:assert/strict'
import { chmod } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { openForwardingProxy } from '#tests/support/forwarding-proxy.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { freshDirectory, launchShop } from '#tests/support/shop-process.ts'
import { openSmtpServer } from '#tests/support/smtp-server.ts'

test('the doctor finds no problem with a shop behind a proxy, and names each one in a line', async (t) => {
  const proxy = await openForwardingProxy(t)
  await using smtp = await openSmtpServer()
  const dataDirectory = await freshDirectory(t)
  const settings = {
    ...{ DATA_DIR: dataDirectory, PUBLIC_URL: proxy.origin, TRUSTED_PROXIES: '127.0.0.1', MAIL_URL: smtp.url },
    ...{ MAIL_FROM: 'shop@pottery.example', BACKUP_TO: 'off', LOG_LEVEL: 'silent' },
  }
  const shop = launchShop(t, settings)
  proxy.target = await shop.opened
  const { port: PORT } = new URL(proxy.target)
  const examine = (changed: Record<string, string> = {}) =>
    runCommand('doctor-command.ts', [], { ...settings, PORT, ...changed })

  const healthy = await examine()
  assert.equal(healthy.code, 0, healthy.printed)
  for (const line of [
    /^✔ Node \d+/m,
    /^✔ The machine has \d+ MB of memory/m,
    /^✔ .*secret\.key is readable for its account only/m,
    /^✔ The shop is ready at /m,
    /^! PUBLIC_URL is not https/m,
    /^✔ The proxy says who asks: this machine is seen as 198\.51\.100\.7/m,
    /^✔ PostgreSQL \d+.*, as hirfa_app, which can change rows and no table/m,
    /^! BACKUP_TO is off/m,
    /^✔ 127\.0\.0\.1:\d+ accepts the sign-in of the shop/m,
    /^Problems: 0, warnings: \d$/m,
  ])
    assert.match(healthy.printed, line)

  proxy.forwardedFor = (sent) => String(sent['x-forwarded-for'])
  assert.match((await examine()).printed, /^✖ The proxy hands on the X-Forwarded-For of visitors/m)
  proxy.forwardedFor = () => undefined
  assert.match((await examine()).printed, /^✖ The proxy sends no X-Forwarded-For/m)
  proxy.forwardedFor = () => '10.1.2.3'
  assert.match((await examine()).printed, /^✖ Visitors are seen as 10\.1\.2\.3, all as one: name the proxy/m)
  proxy.forwardedFor = () => '198.51.100.7'

  await chmod(path.join(dataDirectory, 'secret.key'), 0o644)
  const nowhere = await examine({ PORT: '1', MAIL_URL: 'smtp://127.0.0.1:1', BACKUP_TO: '' })
  assert.equal(nowhere.code, 1)
  assert.match(nowhere.printed, /^✖ .*secret\.key is readable for others: chmod 600 /m)
  assert.match(nowhere.printed, /^✖ Nothing answers at http:\/\/localhost:1 \(.+\): start the shop$/m)
  assert.match(nowhere.printed, /^! No backup has been proven yet/m)
  assert.match(nowhere.printed, /^✖ 127\.0\.0\.1:1 cannot be used for emails/m)
  assert.match(nowhere.printed, /^Problems: 3, /m)

  proxy.target = 'http://127.0.0.1:1'
  const away = await examine()
  assert.match(away.printed, /^✖ .* does not lead to this shop: point the DNS record and the proxy here$/m)
  const other = await examine({ PORT: new URL(proxy.origin).port })
  assert.match(other.printed, /^✖ Another program listens at /m)
  const wrong = await examine({ PORT: 'many' })
  assert.deepEqual([wrong.code, wrong.printed], [1, '✖ Setting PORT is wrong: it must be a port number\n'])
})

test('a trial email is sent as the shop would, and one that is not says why', async (t) => {
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
  const DATA_DIR = await freshDirectory(t)
  const kept = await runCommand('mail-try-command.ts', ['amel@example.tn'], { DATA_DIR, MAIL_URL: '' })
  assert.equal(kept.code, 1)
  assert.match(kept.printed, /^No email left this machine: it is a file in .*letters/)
  for (const recipient of [[], ['no address'], ['a@b.example, c@d.example']]) {
    const wrong = await runCommand('mail-try-command.ts', recipient, settings)
    assert.deepEqual([wrong.code, wrong.printed.includes('Say to whom')], [1, true], wrong.printed)
  }
})
