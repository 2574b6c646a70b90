import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '#domain/locale.ts'
import { type AttackedShop, foreignOrigins, openAttackedShop } from '#tests/support/attacked-shop.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { openPlainBrowser, type PlainPage } from '#tests/support/plain-browser.ts'
import { rateLimitsOf, setRateLimits } from '#tests/support/rate-limits.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { sellByColor } from '#tests/support/variants.ts'

test('without script only an accepted request looks like one, and a refused one is asked for again', async () => {
  await using shop = await openAttackedShop()
  const once = { count: 1, seconds: 3600 }
  await setRateLimits(shop.marketplace, rateLimitsOf({ perNetwork: once, perRecipient: once }))
  const { id, sizes } = await shop.sells({ sizes: [{ name: '', stock: 0 }] })
  const post = async (email: string) => {
    const form = { product: String(id), size: String(sizes[0]?.id), email }
    const answer = await shop.send('/back-in-stock', { form })
    const page = await answer.text()
    const heading = /<h1[^>]*>([^<]*)/.exec(page)?.[1]
    const typed = /<input[^>]*type="email"[^>]*value="([^"]*)"/.exec(/<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '')?.[1]
    return { status: answer.status, heading, typed }
  }
  const again = 'Tell me when it is back'
  assert.deepEqual(await post('amel'), { status: 422, heading: again, typed: 'amel' })
  const asked = { status: 200, heading: 'We will write when it is back', typed: undefined }
  assert.deepEqual(await post('amel@example.tn'), asked)
  assert.deepEqual(await post('rim@example.tn'), { status: 429, heading: again, typed: 'rim@example.tn' })
})

for (const locale of locales)
  test(`without script whoever waits for a size is asked by email, confirms and leaves, in ${locale}`, async () => {
    await using shop = await openTestShop()
    const { id } = await sellByColor(shop, { name: 'Balgha', stock: { 'T 38': { Ocre: 0 } } })
    const [{ stockAlertMessages: texts }, { stockAlertFormMessages: form }, { formMessages: errors }] =
      await Promise.all([
        import(`#messages/${locale}/stock-alerts.ts`),
        import(`#messages/${locale}/stock-alert-form.ts`),
        import(`#messages/${locale}/forms.ts`),
      ])
    const browser = await openPlainBrowser(shop)
    const prefix = locale === 'en' ? '' : `/${locale}`
    const page = await browser.open(`${prefix}/product/${id}`)
    shop.clock.passes({ seconds: 60 })
    const again = await page.submit(form.send, { email: 'amel@example' })
    assert.equal(again.path, `${prefix}/back-in-stock`)
    assert.equal(headingOf(again), form.heading)
    assert.ok(again.main.includes(errors.email))
    const asked = await again.submit(form.send, { email: 'amel@example.tn' })
    assert.equal(headingOf(asked), texts.heading)
    assert.ok(asked.main.includes(form.asked))
    assert.ok(asked.html.includes(`href="${prefix}/product/${id}"`))

    const { confirm, leave } = await linksIn(shop)
    const question = await browser.open(confirm)
    assert.equal(headingOf(question), texts.confirm.open.heading)
    const confirmed = await question.submit(texts.confirm.button)
    assert.equal(headingOf(confirmed), texts.confirm.confirmed.heading)
    for (const { main } of [question, confirmed]) assert.match(main, /Balgha[,،] ?T 38[,،] ?Ocre/, 'it names the piece')
    const left = await (await browser.open(leave)).submit(texts.leave.button.one)
    assert.equal(headingOf(left), texts.leave.one.left.heading)
    assert.equal(headingOf(await browser.open(confirm)), texts.confirm.expired.heading)
  })

test('one-click unsubscribe by a mail program needs neither cookies nor a page', async () => {
  await using shop = await openAttackedShop()
  const { id, sizes } = await shop.sells({ sizes: [{ name: '', stock: 0 }] })
  const form = { product: String(id), size: String(sizes[0]?.id), email: 'amel@example.tn' }
  assert.equal((await shop.send('/back-in-stock', { form })).status, 200)
  const { leave } = await linksIn(shop)
  for (const origin of foreignOrigins) {
    const headers = { Origin: origin, 'Sec-Fetch-Site': 'cross-site' }
    const answer = await shop.send(leave, { form: { 'List-Unsubscribe': 'One-Click' }, headers })
    assert.equal(answer.status, 200, origin)
    assert.match(await answer.text(), /Your request has been cancelled/)
  }
})

function headingOf({ html }: PlainPage): string | undefined {
  return /<h1[^>]*>([^<]*)/.exec(html)?.[1]?.replaceAll('&#x27;', "'")
}

/** The paths of the links in the last email. */
async function linksIn({ marketplace }: TestShop | AttackedShop) {
  await sendQueuedEmails(marketplace)
  const text = marketplace.mailer.sent.at(-1)?.text ?? ''
  const path = (page: string) =>
    new RegExp(`(?<=hirfa\\.example)\\S*/back-in-stock/${page}/[\\w-]+`).exec(text)?.[0] ?? ''
  return { confirm: path('confirm'), leave: path('leave') }
}
