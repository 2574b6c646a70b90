import assert from 'node:assert/strict'
import { test } from 'node:test'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Locale } from '#domain/locale.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import type { Phone } from '#domain/phone.ts'
import { requestPlan } from '#domain/plans/request-plan.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { shopEmail } from '#tests/support/test-marketplace.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { contactMessagePath, planRequestPath } from '#web/paths/backoffice-message-paths.ts'
import { callsPath, orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'

/** Somebody orders, writes and asks for a plan in a language. Returns the screens about it. */
async function contactsIn(
  shop: TestShop,
  locale: Locale,
): Promise<Record<'order' | 'call' | 'message' | 'plan', string>> {
  const marketplace = { ...shop.marketplace, locale }
  const email = 'amel@example.tn' as EmailAddress
  const placed = await placeOrder(marketplace, shop.requestFor([{ product: await shop.sells() }]))
  assert.ok(placed.outcome === 'placed')
  const message = await postContactMessage(marketplace, { name: 'Amel', email, message: 'Hello' })
  const person = { name: 'Amel', email, phone: '+21622333444' as Phone }
  const plan = await requestPlan(marketplace, { ...person, plan: 'gold', project: 'Wool', description: '' })
  const { id: orderId } = placed.order
  return {
    order: orderDetailsPath(orderId),
    call: callsPath({ orderId }),
    message: contactMessagePath(message),
    plan: planRequestPath(plan),
  }
}

test('the screens about a customer say in which language to speak, in each language of the back office', async () => {
  await using shop = await openTestShop()
  const screens = await contactsIn(shop, 'ar')
  const ask = await openBackofficeBrowser(shop)
  for (const [prefix, label] of [
    ['', 'Language'],
    ['/fr', 'Langue'],
    ['/ar', 'اللغة'],
  ] as const)
    for (const path of Object.values(screens)) {
      const html = (await (await ask(prefix + path)).text()).replaceAll('<!-- -->', '')
      assert.match(html, new RegExp(`${label}[^<]*<[^عر]*<bdi lang="ar"[^>]*>العربية</bdi>`), prefix + path)
    }
})

test('the phone number of a plan request keeps its order in Arabic', async () => {
  await using shop = await openTestShop()
  const { plan } = await contactsIn(shop, 'ar')
  const ask = await openBackofficeBrowser(shop)
  assert.match(await (await ask(`/ar${plan}`)).text(), /<bdi dir="ltr">22 333 444<\/bdi>/)
})

test('the form for a reply says in which language the greeting is', async () => {
  await using shop = await openTestShop()
  const { message } = await contactsIn(shop, 'fr')
  const ask = await openBackofficeBrowser(shop)
  const hintOf = async (path: string) => (await (await ask(path)).text()).replace(/[\u2066-\u2069]/g, '')
  assert.match(await hintOf(message), /a greeting above \(language: Français\)/)
  assert.match(await hintOf(`/fr${message}`), /une salutation au-dessus \(langue\u00a0: Français\)/)
  assert.match(await hintOf(`/ar${message}`), /\(اللغة: Français\)/)
})

test('the emails to the shop about a customer say in which language to speak', async () => {
  await using shop = await openTestShop()
  await contactsIn(shop, 'ar')
  await sendQueuedEmails(shop.marketplace)
  const notices = shop.marketplace.mailer.sent.filter(({ to }) => to === shopEmail)
  assert.equal(notices.length, 3)
  for (const { subject, text, html } of notices) {
    assert.match(text.replace(/\p{Cf}/gu, ''), /^Language: العربية$/m, subject)
    assert.match(html, /<td [^>]*><bdi lang="ar" dir="rtl">العربية<\/bdi><\/td>/, subject)
  }
})
