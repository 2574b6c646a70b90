import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from 'node:test'
import type { EmailAddress } from '#domain/email-address.ts'
import { neverAborted, sampleEmail, senderAddress } from '#tests/support/sample-email.ts'
import { openSmtpServer } from '#tests/support/smtp-server.ts'
import { smtpMailer } from './smtp-mailer.ts'

test('an email arrives with its Message-ID, text, HTML and List-Unsubscribe headers', async () => {
  await using smtp = await openSmtpServer()
  const unsubscribeUrl = 'https://hirfa.example/newsletter/leave/abc'
  await smtpMailer(smtp.url, senderAddress).send(sampleEmail({ unsubscribeUrl }), neverAborted)
  const [mail] = smtp.received
  assert.deepEqual(mail?.recipients, ['amel@example.tn'])
  for (const line of [
    'Message-ID: <6f1c@hirfa.example>',
    'From: Hirfa <salam@hirfa.example>',
    'To: amel@example.tn',
    'Date: Mon, 02 Mar 2026 10:00:00 +0000',
    `List-Unsubscribe: <${unsubscribeUrl}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'Auto-Submitted: auto-generated',
  ]) {
    assert.ok(mail?.text.split('\r\n').includes(line), line)
  }
  assert.match(mail?.text ?? '', /text\/plain[\s\S]*text\/html/)
})

const replies = [
  { reply: '421 Too busy', reason: 'temporary' },
  { reply: '451 Try later', reason: 'temporary' },
  { reply: '550 No such mailbox', reason: 'permanent' },
  { reply: '554 We do not like you', reason: 'permanent' },
  { reply: 'cut', reason: 'temporary' },
] as const

for (const { reply, reason } of replies) {
  test(`"${reply}" is ${reason}`, async () => {
    await using smtp = await openSmtpServer()
    const mailer = smtpMailer(smtp.url, senderAddress)
    smtp.onRecipient = () => reply
    await assert.rejects(mailer.send(sampleEmail(), neverAborted), { name: 'SendingFailed', reason })
    smtp.onRecipient = () => '250 OK'
    smtp.onMessage = () => reply
    await assert.rejects(mailer.send(sampleEmail(), neverAborted), { name: 'SendingFailed', reason })
  })
}

test('a refused connection is temporary', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as { port: number }
  closed.close()
  await once(closed, 'close')
  const sending = smtpMailer(`smtp://127.0.0.1:${port}`, senderAddress).send(sampleEmail(), neverAborted)
  await assert.rejects(sending, { reason: 'temporary' })
})

test('aborting the signal cancels the sending', async () => {
  await using smtp = await openSmtpServer()
  const controller = new AbortController()
  smtp.onMessage = () => {
    controller.abort()
    return new Promise(() => {})
  }
  await assert.rejects(smtpMailer(smtp.url, senderAddress).send(sampleEmail(), controller.signal), {
    reason: 'temporary',
  })
})

const injections = [
  'amel@example.tn, eve@evil.example',
  'amel@example.tn\r\nRCPT TO:<eve@evil.example>',
  'friends: amel@example.tn, eve@evil.example;',
  '"amel@example.tn eve"@evil.example',
]

for (const address of injections) {
  test(`the unparsed address ${JSON.stringify(address)} adds no recipient`, async () => {
    await using smtp = await openSmtpServer()
    await smtpMailer(smtp.url, senderAddress)
      .send(sampleEmail({ to: address as EmailAddress, subject: 'Hello\r\nBcc: eve@evil.example' }), neverAborted)
      .catch(() => {})
    for (const { recipients, text } of smtp.received) {
      assert.equal(recipients.length, 1)
      assert.ok(!recipients.includes('eve@evil.example'))
      assert.doesNotMatch(text, /^(Bcc|RCPT)/im)
    }
  })
}
