import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openEmailJsServer } from '#tests/support/emailjs-server.ts'
import { neverAborted, sampleEmail, senderAddress } from '#tests/support/sample-email.ts'
import { emailJsMailer } from './emailjs-mailer.ts'

const account = {
  serviceId: 'service_1',
  packTemplateId: 'template_pack',
  genericTemplateId: 'template_letter',
  publicKey: 'public',
  privateKey: 'private',
  host: 'api.emailjs.test',
}

test('the plan confirmation is posted to the send endpoint with exactly its three parameters', async () => {
  await using emailJs = await openEmailJsServer()
  const mailer = emailJsMailer(account, senderAddress)
  await mailer.send(sampleEmail({ planConfirmation: { name: 'Amel', plan: 'diamonds' } }), neverAborted)
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

test('other emails are sent by the generic template', async () => {
  await using emailJs = await openEmailJsServer()
  const email = sampleEmail()
  await emailJsMailer(account, senderAddress).send(email, neverAborted)
  const body = emailJs.posted[0]?.body as { template_id: string; template_params: Record<string, string> }
  assert.equal(body.template_id, 'template_letter')
  assert.deepEqual(body.template_params, {
    email: email.to,
    from_name: 'Hirfa',
    reply_to: senderAddress,
    subject: email.subject,
    text: email.text,
    html: email.html,
    message_id: email.messageId,
    unsubscribe_url: '',
  })
})

const reasons = {
  400: 'permanent',
  403: 'permanent',
  422: 'permanent',
  429: 'rate-limited',
  451: 'permanent',
  500: 'temporary',
  503: 'temporary',
}

for (const [status, reason] of Object.entries(reasons)) {
  test(`a response of ${status} is ${reason}`, async () => {
    await using emailJs = await openEmailJsServer()
    emailJs.respond = () => ({ status: Number(status), text: 'No' })
    await assert.rejects(emailJsMailer(account, senderAddress).send(sampleEmail(), neverAborted), {
      name: 'SendingFailed',
      reason,
      message: `EmailJS answered ${status} No`,
    })
  })
}

test('a lost connection is temporary', async () => {
  await using emailJs = await openEmailJsServer()
  emailJs.respond = () => undefined
  await assert.rejects(emailJsMailer(account, senderAddress).send(sampleEmail(), neverAborted), { reason: 'temporary' })
})
