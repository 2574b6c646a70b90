import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from 'node:test'
import type { Email } from '#domain/email.ts'
import { houseAddress, noSignal, sampleLetter } from '#tests/support/sample-letter.ts'
import { openSmtpServer } from '#tests/support/smtp-server.ts'
import { mailerBySmtp } from './mailer-smtp.ts'

test('a letter arrives with its Message-ID, both renderings and the way out of a subscription', async () => {
  await using smtp = await openSmtpServer()
  const unsubscribeUrl = 'https://hirfa.example/newsletter/leave/abc'
  await mailerBySmtp(smtp.url, houseAddress).send(sampleLetter({ unsubscribeUrl }), noSignal)
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

const answers = [
  { answer: '421 Too busy', reason: 'passing' },
  { answer: '451 Try later', reason: 'passing' },
  { answer: '550 No such mailbox', reason: 'final' },
  { answer: '554 We do not like you', reason: 'final' },
  { answer: 'cut', reason: 'passing' },
] as const

for (const { answer, reason } of answers) {
  test(`"${answer}" is ${reason}`, async () => {
    await using smtp = await openSmtpServer()
    const mailer = mailerBySmtp(smtp.url, houseAddress)
    smtp.onRecipient = () => answer
    await assert.rejects(mailer.send(sampleLetter(), noSignal), { name: 'SendingFailed', reason })
    smtp.onRecipient = () => '250 OK'
    smtp.onLetter = () => answer
    await assert.rejects(mailer.send(sampleLetter(), noSignal), { name: 'SendingFailed', reason })
  })
}

test('a server that is not there may come back', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as { port: number }
  closed.close()
  await once(closed, 'close')
  const sending = mailerBySmtp(`smtp://127.0.0.1:${port}`, houseAddress).send(sampleLetter(), noSignal)
  await assert.rejects(sending, { reason: 'passing' })
})

test('a sending that is called off lets go of the server', async () => {
  await using smtp = await openSmtpServer()
  const calling = new AbortController()
  smtp.onLetter = () => {
    calling.abort()
    return new Promise(() => {})
  }
  await assert.rejects(mailerBySmtp(smtp.url, houseAddress).send(sampleLetter(), calling.signal), {
    reason: 'passing',
  })
})

const trespassers = [
  'amel@example.tn, eve@evil.example',
  'amel@example.tn\r\nRCPT TO:<eve@evil.example>',
  'friends: amel@example.tn, eve@evil.example;',
  '"amel@example.tn eve"@evil.example',
]

for (const address of trespassers) {
  test(`even past the reading of addresses, ${JSON.stringify(address)} reaches nobody else`, async () => {
    await using smtp = await openSmtpServer()
    await mailerBySmtp(smtp.url, houseAddress)
      .send(sampleLetter({ to: address as Email, subject: 'Hello\r\nBcc: eve@evil.example' }), noSignal)
      .catch(() => {})
    for (const { recipients, text } of smtp.received) {
      assert.equal(recipients.length, 1)
      assert.ok(!recipients.includes('eve@evil.example'))
      assert.doesNotMatch(text, /^(Bcc|RCPT)/im)
    }
  })
}
