import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apiClient, wireOrder } from '#tests/support/api-client.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { postComment } from './comments/post-comment.ts'
import { postContactMessage } from './contact-messages/post-contact-message.ts'
import type { EmailAddress } from './email-address.ts'
import { mainLocaleSetting } from './languages/main-locale-setting.ts'
import { subscribeToNewsletter } from './newsletter/subscribe-to-newsletter.ts'
import { placeOrder } from './orders/placing/place-order.ts'
import { sendDataLink } from './personal-data/data-link.ts'
import type { Phone } from './phone.ts'
import { requestPlan } from './plans/request-plan.ts'
import { editSetting } from './settings/edit-setting.ts'

const email = 'amel@example.tn' as EmailAddress
const phone = '+21622333444' as Phone
const tables = ['orders', 'newsletter_subscriptions', 'contact_messages', 'plan_requests', 'comments'] as const

async function rememberedLocales(shop: TestShop): Promise<string[]> {
  const rows = await Promise.all(
    tables.map((table) => shop.system.db.selectFrom(table).select('locale').orderBy('id').execute()),
  )
  return rows.flat().map(({ locale }) => locale)
}

test('an order, a subscription, a message, a plan request and a comment remember the language of the page', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const arabic = { ...shop.marketplace, locale: 'ar' } as const
  await placeOrder(arabic, shop.requestFor([{ product: bowl }]))
  await subscribeToNewsletter(arabic, email)
  await postContactMessage(arabic, { name: 'Amel', email, message: 'Hello' })
  await requestPlan(arabic, { plan: 'gold', name: 'Amel', email, phone, project: 'Wool', description: '' })
  await postComment(arabic, { productId: bowl.id, authorName: 'Amel', email, phone, body: 'Lovely' })
  assert.deepEqual(await rememberedLocales(shop), ['ar', 'ar', 'ar', 'ar', 'ar'])
})

test('the field `lang` of the API sets the language, the main language is used without it, and an unknown one is refused', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const api = apiClient(shop.marketplace)
  const person = { email, name: 'Amel' }
  const requests = [
    ['/orders', wireOrder([{ productId: bowl.id, quantity: 1 }], 53)],
    ['/newsletter', { email }],
    ['/contact', { ...person, description: 'Do you deliver?' }],
    ['/pack', { ...person, description: '', project: 'Wool', tel: '22333444', selectedpack: 'Gold' }],
    ['/addComment', { ...person, phone: '22333444', comment: 'Lovely', product_id: bowl.id }],
  ] as const
  for (const [path, body] of requests) {
    for (const lang of ['de', 'EN', '', 7]) {
      const { status, body: problem } = await api.post(path, { ...body, lang })
      assert.deepEqual([status, problem.errors?.[0].path], [422, 'lang'], `${path} ${lang}`)
    }
    assert.equal((await api.post(path, { ...body, lang: 'fr' })).status, 201, path)
  }
  assert.deepEqual(await rememberedLocales(shop), ['fr', 'fr', 'fr', 'fr', 'fr'])
  await api.post('/contact', { ...person, description: 'Without one', lang: null })
  const office = await asOperator(shop.marketplace)
  await editSetting(office, mainLocaleSetting, { version: 0, edited: { mainLocale: 'ar' } })
  await api.post('/contact', { ...person, description: 'Without any' })
  await api.post('/orders', wireOrder([{ productId: bowl.id, quantity: 1 }], 53))
  const messages = await shop.system.db.selectFrom('contact_messages').select('locale').orderBy('id').execute()
  assert.deepEqual(
    messages.map(({ locale }) => locale),
    ['fr', 'en', 'ar'],
  )
  assert.equal((await rememberedLocales(shop))[1], 'ar')
})

test('asking again for the newsletter in another language changes the language of its emails', async () => {
  await using shop = await openTestShop()
  await subscribeToNewsletter(shop.marketplace, email)
  shop.clock.passes({ days: 1 })
  await subscribeToNewsletter({ ...shop.marketplace, locale: 'ar' }, email)
  assert.deepEqual(await rememberedLocales(shop), ['ar'])
})

test('a data link that an operator sends is in the last language of the person', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await postContactMessage({ ...shop.marketplace, locale: 'ar' }, { name: 'Amel', email, message: 'Hello' })
  shop.clock.passes({ days: 1 })
  await postContactMessage({ ...shop.marketplace, locale: 'fr' }, { name: 'Amel', email, message: 'Hello again' })
  await sendDataLink(office, 'AMEL@example.tn' as EmailAddress)
  await editSetting(office, mainLocaleSetting, { version: 0, edited: { mainLocale: 'ar' } })
  await sendDataLink(office, 'nobody@example.tn' as EmailAddress)
  const links = await shop.system.db.selectFrom('data_links').select('locale').orderBy('id').execute()
  assert.deepEqual(
    links.map(({ locale }) => locale),
    ['fr', 'ar'],
  )
})
