import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Marketplace } from '#domain/marketplace.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { createSessionToken } from '#tests/support/operators.ts'
import { requestLimits } from '#tests/support/rate-limits.ts'
import { asSeller } from '#tests/support/sellers.ts'
import { ask, ofOwnPage, openShopWithStudio, sessionIn } from '#tests/support/studio.ts'
import { testApp } from '#tests/support/test-app.ts'

const email = 'amel@example.tn'

/** The path of the link in the newest email to the maker; undefined without one. */
async function linkedPath(marketplace: Marketplace & { mailer: { sent: { to: string; text: string }[] } }) {
  await sendQueuedEmails(marketplace as never)
  const text = marketplace.mailer.sent.findLast(({ to }) => to === email)?.text ?? ''
  return /https:\/\/hirfa\.example(\/(?:\w\w\/)?studio\/\S+)/.exec(text)?.[1]
}

test('a maker gives her address, confirms it from her mail, and enters by a link that is sent there', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const { session } = await asSeller(shop.marketplace, storeId)
  const given = await ask(app, '/studio/phones', { session, form: { do: 'give-email', email: ` ${email} ` } })
  assert.equal(given.headers.get('Location'), '/studio/phones#email')
  assert.match(await (await ask(app, '/studio/phones', { session })).text(), /A link was sent to .*amel@example\.tn/)
  const confirming = (await linkedPath(shop.marketplace)) ?? ''
  assert.match(confirming, /\/studio\/email\//)
  // On another phone, which nobody is signed in on; opening it confirms nothing.
  const opened = await ask(app, confirming)
  assert.equal(opened.headers.get('Referrer-Policy'), 'no-referrer')
  assert.match(await opened.text(), /amel@example\.tn/)
  const confirmed = await ask(app, confirming, { form: {}, headers: { ...ofOwnPage, Origin: 'null' } })
  assert.equal(confirmed.status, 302)
  const after = new URL(confirmed.headers.get('Location') ?? '', publicUrl + confirming)
  assert.match(await (await ask(app, after.pathname + after.search)).text(), /The address is confirmed/)
  const again = await ask(app, confirming, { form: {} })
  assert.equal(again.status, 404)
  assert.match(await again.text(), /does not work any more/)
  const headers = { Cookie: `__Host-hirfa-office=${await createSessionToken(shop.marketplace)}` }
  for (const path of [`/admin/stores/${storeId}/makers`, `/admin/stores/${storeId}/card`])
    assert.match(await (await app.request(publicUrl + path, { headers })).text(), /amel@example\.tn/, path)

  await ask(app, '/studio/phones', { session, form: { do: 'sign-out' } })
  const asked = await ask(app, '/studio/enter', { form: { do: 'email', email } })
  assert.equal(asked.status, 200)
  const link = (await linkedPath(shop.marketplace)) ?? ''
  assert.match(link, /\/studio\/enter\//)
  const entered = sessionIn(await ask(app, link, { form: {} })) ?? ''
  assert.match(await (await ask(app, '/studio/phones', { session: entered })).text(), /amel@example\.tn/)
  await ask(app, '/studio/phones', { session: entered, form: { do: 'remove-email' } })
  assert.doesNotMatch(await (await ask(app, '/studio/phones', { session: entered })).text(), /amel@example\.tn"?</)
})

test('whoever asks for a link reads the same for each address, and an address that is none is shown again', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const { session } = await asSeller(shop.marketplace, storeId)
  await ask(app, '/studio/phones', { session, form: { do: 'give-email', email } })
  await ask(app, (await linkedPath(shop.marketplace)) ?? '', { form: {} })
  const answers = []
  for (const typed of [email, 'nobody@example.tn']) {
    const answer = await ask(app, '/studio/enter', { form: { do: 'email', email: typed } })
    answers.push([answer.status, (await answer.text()).replaceAll(typed, '…')])
  }
  assert.deepEqual(answers[0], answers[1])
  const wrong = await ask(app, '/studio/enter', { form: { do: 'email', email: 'amel@' } })
  assert.equal(wrong.status, 422)
  const html = await wrong.text()
  assert.match(html, /not a complete e-mail address/)
  assert.match(html, /value="amel@"/)
})

test('an address is given lately after a link, and asked for at a pace; what was typed stays', async () => {
  await using studio = await openShopWithStudio()
  const { shop, storeId } = studio
  const { session } = await asSeller(shop.marketplace, storeId)
  const once = { count: 1, seconds: 60 }
  const app = testApp(shop.marketplace, { limits: requestLimits({ perNetwork: once, perRecipient: once }) })
  const give = async (typed: string) => {
    const response = await ask(app, '/studio/phones', { session, form: { do: 'give-email', email: typed } })
    return [response.status, await response.text()] as const
  }
  const [status, html] = await give('amel')
  assert.equal(status, 422)
  assert.match(html, /value="amel"/)
  assert.equal((await give(email))[0], 302)
  const [limited, page] = await give('other@example.tn')
  assert.equal(limited, 429)
  assert.match(page, /value="other@example\.tn"/)
  shop.clock.passes({ seconds: 600 })
  const [late, refused] = await give('other@example.tn')
  assert.equal(late, 422)
  assert.match(refused, /More than ten minutes have passed/)
})
