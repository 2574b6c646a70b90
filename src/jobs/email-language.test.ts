import assert from 'node:assert/strict'
import { test } from 'node:test'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import { replyToMessage } from '#domain/contact-messages/reply-to-message.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { getEmail } from '#domain/email-outbox/get-email.ts'
import { resendEmail } from '#domain/email-outbox/resend-email.ts'
import { mainLocaleSetting } from '#domain/languages/main-locale-setting.ts'
import { createIssue } from '#domain/newsletter/edit-issue.ts'
import { previewIssue } from '#domain/newsletter/preview-issue.ts'
import { sendTestIssue } from '#domain/newsletter/send-test-issue.ts'
import { subscribeToNewsletter } from '#domain/newsletter/subscribe-to-newsletter.ts'
import { changeOwnLocale } from '#domain/operators/change-own-locale.ts'
import { requestPasswordReset } from '#domain/operators/request-password-reset.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { sendDataLink } from '#domain/personal-data/data-link.ts'
import type { Phone } from '#domain/phone.ts'
import { requestPlan } from '#domain/plans/request-plan.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { outboxRows, sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator } from '#tests/support/operators.ts'
import { shopEmail } from '#tests/support/test-marketplace.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { undoWindowOver } from '#tests/support/undo-window.ts'
import { emailLinks } from '#web/email-links.ts'

const email = 'amel@example.tn' as EmailAddress
const phone = '+21622333444' as Phone
const linksIn = emailLinks('https://hirfa.example')

/** Sends what is queued, and returns what went to an address since the last time. */
async function sentTo(shop: TestShop, address: string) {
  await sendQueuedEmails(shop.marketplace)
  const sent = shop.marketplace.mailer.sent.splice(0).filter(({ to }) => to === address)
  return sent.map(({ html, ...email }) => ({ ...email, locale: /<html lang="(\w+)"/.exec(html)?.[1] ?? '' }))
}

async function speaksFrench(shop: TestShop): Promise<void> {
  const office = await asOperator(shop.marketplace)
  await editSetting(office, mainLocaleSetting, { version: 0, edited: { mainLocale: 'fr' } })
}

test('emails to a customer are in the language of the order, also when a colleague in another one sends them again', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({ name: 'Bol bleu' })
  const request = shop.requestFor([{ product: bowl }])
  const placed = await placeOrder({ ...shop.marketplace, locale: 'ar' }, request)
  assert.ok(placed.outcome === 'placed')
  const [recap] = await sentTo(shop, request.customer.email ?? '')
  assert.equal(recap?.locale, 'ar')
  assert.match(recap?.subject ?? '', /^طلبك رقم/)
  assert.match(recap?.text ?? '', /https:\/\/hirfa\.example\/ar\/order\/[\w-]{22}\n/)
  assert.equal(recap?.fromName, 'حرفة')
  assert.match(recap?.text ?? '', /نابل/)
  assert.doesNotMatch(recap?.text ?? '', /Hirfa|Nabeul/)

  const office = { ...(await asOperator(shop.marketplace)), locale: 'fr' } as const
  await changeOwnLocale(office, 'fr')
  await advanceOrderAsOperator(office, placed.order.id, { from: 'received', to: 'confirmed', notifiesCustomer: true })
  shop.clock.passes(undoWindowOver)
  const [row] = await outboxRows(shop.marketplace)
  await resendEmail(office, row?.id ?? 0)
  const again = await sentTo(shop, request.customer.email ?? '')
  assert.deepEqual(
    again.map(({ locale }) => locale),
    ['ar', 'ar'],
  )
  assert.match((await getEmail(office, row?.id ?? 0, linksIn)).text?.subject ?? '', /^طلبك رقم/)
})

test('the link of an email has no prefix when its language is the main one', async () => {
  await using shop = await openTestShop()
  await speaksFrench(shop)
  const request = shop.requestFor([{ product: await shop.sells() }])
  await placeOrder({ ...shop.marketplace, locale: 'fr' }, request)
  const [french] = await sentTo(shop, request.customer.email ?? '')
  assert.match(french?.text ?? '', /https:\/\/hirfa\.example\/order\//)
  await placeOrder({ ...shop.marketplace, locale: 'en' }, request)
  const [english] = await sentTo(shop, request.customer.email ?? '')
  assert.match(english?.text ?? '', /https:\/\/hirfa\.example\/en\/order\//)
})

test('notices to the shop are in its main language', async () => {
  await using shop = await openTestShop()
  await speaksFrench(shop)
  const arabic = { ...shop.marketplace, locale: 'ar' } as const
  await placeOrder(arabic, shop.requestFor([{ product: await shop.sells() }]))
  await postContactMessage(arabic, { name: 'Amel', email, message: 'Hello' })
  await requestPlan(arabic, { plan: 'gold', name: 'Amel', email, phone, project: 'Wool', description: '' })
  const notices = await sentTo(shop, shopEmail)
  assert.deepEqual(
    notices.map(({ locale }) => locale),
    ['fr', 'fr', 'fr'],
  )
})

test('the notice of an order names its pieces in the main language, and the recap as they were bought', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({
    name: 'Blue bowl',
    sizes: [{ name: 'Large', stock: 9, translations: { ar: { name: 'كبير' } } }],
    colors: [{ name: 'Blue', swatch: '#0000ff', translations: { ar: { name: 'أزرق' } } }],
    translations: { ar: { name: 'صحن أزرق' } },
  })
  const request = shop.requestFor([{ product: bowl, colorId: bowl.colors[0]?.id ?? 0 }])
  await placeOrder({ ...shop.marketplace, locale: 'ar' }, request)
  await sendQueuedEmails(shop.marketplace)
  const textTo = (address = '') => shop.marketplace.mailer.sent.find(({ to }) => to === address)?.text ?? ''
  assert.match(textTo(shopEmail), /Blue bowl.*Large, Blue/s)
  assert.doesNotMatch(textTo(shopEmail), /صحن|كبير|أزرق/)
  assert.match(textTo(request.customer.email), /صحن أزرق/)
})

test('answers to a subscription, a message, a plan request and a request for data are in its language', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const arabic = { ...shop.marketplace, locale: 'ar' } as const
  await subscribeToNewsletter(arabic, email)
  const messageId = await postContactMessage(arabic, { name: 'Amel', email, message: 'Hello' })
  await replyToMessage(office, messageId, { submissionKey: crypto.randomUUID(), body: 'Yes.', repliesSeen: 0 })
  await requestPlan(arabic, { plan: 'gold', name: 'Amel', email, phone, project: 'Wool', description: '' })
  await sendDataLink(office, email)
  const answers = await sentTo(shop, email)
  assert.deepEqual(
    answers.map(({ locale }) => locale),
    ['ar', 'ar', 'ar', 'ar'],
  )
  for (const { text } of answers) assert.doesNotMatch(text, /hirfa\.example\/(?!ar\/)/)
})

test('emails to an operator are in the chosen language, and in the main one without a choice', async () => {
  await using shop = await openTestShop()
  await speaksFrench(shop)
  const office = await asOperator(shop.marketplace)
  const { id: issueId } = await createIssue(office, { subject: 'Laine', body: 'Douce' })
  await requestPasswordReset(shop.marketplace, office.actor.email)
  await sendTestIssue(office, issueId)
  assert.deepEqual(
    (await sentTo(shop, office.actor.email)).map(({ locale }) => locale),
    ['fr', 'fr'],
  )
  await changeOwnLocale(office, 'ar')
  shop.clock.passes({ days: 1 })
  await requestPasswordReset(shop.marketplace, office.actor.email)
  const [reset] = await sentTo(shop, office.actor.email)
  assert.equal(reset?.locale, 'ar')
  assert.match(reset?.text ?? '', /https:\/\/hirfa\.example\/ar\/admin\/password\//)
})

test('the preview of an issue is in the language of the page', async () => {
  await using shop = await openTestShop()
  const office = { ...(await asOperator(shop.marketplace)), locale: 'ar' } as const
  const { id } = await createIssue(office, { subject: 'صوف', body: 'ناعم' })
  const { html } = await previewIssue(office, id, linksIn)
  assert.match(html, /<html lang="ar" dir="rtl">/)
  assert.match(html, /https:\/\/hirfa\.example\/ar\/newsletter\/leave\//)
})
