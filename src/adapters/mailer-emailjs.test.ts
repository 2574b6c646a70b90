import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openEmailJsServer } from '#tests/support/emailjs-server.ts'
import { houseAddress, noSignal, sampleLetter } from '#tests/support/sample-letter.ts'
import { mailerByEmailJs } from './mailer-emailjs.ts'

const account = {
  serviceId: 'service_1',
  packTemplateId: 'template_pack',
  letterTemplateId: 'template_letter',
  publicKey: 'public',
  privateKey: 'private',
  host: 'api.emailjs.test',
}

test('the pack confirmation goes to the send endpoint with exactly its three parameters', async () => {
  await using emailJs = await openEmailJsServer()
  const mailer = mailerByEmailJs(account, houseAddress)
  await mailer.send(sampleLetter({ planConfirmation: { name: 'Amel', plan: 'diamonds' } }), noSignal)
  const [{ path, host, body }] = emailJs.posted as [{ path: string; host: string; body: Record<string, unknown> }]
  assert.equal(path, '/api/v1.0/email/send')
  assert.match(host, /^api\.emailjs\.test/)
  const { lib_version: _, ...rest } = body
  assert.deepEqual(rest, {
    user_id: 'public',
    accessToken: 'private',
    service_id: 'service_1',
    template_id: 'template_pack',
    template_params: { email: 'amel@example.tn', name: 'Amel', selectedpack: 'Diamonds' },
  })
})

test('other letters are put whole into the other template', async () => {
  await using emailJs = await openEmailJsServer()
  const letter = sampleLetter()
  await mailerByEmailJs(account, houseAddress).send(letter, noSignal)
  const body = emailJs.posted[0]?.body as { template_id: string; template_params: Record<string, string> }
  assert.equal(body.template_id, 'template_letter')
  assert.deepEqual(body.template_params, {
    email: letter.to,
    from_name: 'Hirfa',
    reply_to: houseAddress,
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    message_id: letter.messageId,
    unsubscribe_url: '',
  })
})

const reasons = {
  400: 'final',
  403: 'final',
  422: 'final',
  429: 'too-many',
  451: 'final',
  500: 'passing',
  503: 'passing',
}

for (const [status, reason] of Object.entries(reasons)) {
  test(`an answer of ${status} is ${reason}`, async () => {
    await using emailJs = await openEmailJsServer()
    emailJs.answer = () => ({ status: Number(status), text: 'No' })
    await assert.rejects(mailerByEmailJs(account, houseAddress).send(sampleLetter(), noSignal), {
      name: 'SendingFailed',
      reason,
      message: `EmailJS answered ${status} No`,
    })
  })
}

test('a connection that is cut may hold the next time', async () => {
  await using emailJs = await openEmailJsServer()
  emailJs.answer = () => undefined
  await assert.rejects(mailerByEmailJs(account, houseAddress).send(sampleLetter(), noSignal), { reason: 'passing' })
})
