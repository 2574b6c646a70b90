import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { moderateComments } from '#domain/comments/moderate-comments.ts'
import { postComment } from '#domain/comments/post-comment.ts'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { getEmail } from '#domain/email-outbox/get-email.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Locale } from '#domain/locale.ts'
import { addOrderNote } from '#domain/orders/add-order-note.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { eraseRows } from '#domain/personal-data/erase-rows.ts'
import type { PersonalRows } from '#domain/personal-data/find-rows.ts'
import { erasedText, personalTableNames } from '#domain/personal-data/personal-tables.ts'
import type { Phone } from '#domain/phone.ts'
import { decidePlanRequest } from '#domain/plans/decide-plan-request.ts'
import { requestPlan } from '#domain/plans/request-plan.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator, createSessionToken } from '#tests/support/operators.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { emailLinks } from '#web/email-links.ts'

const words = { en: '(erased)', fr: '(effacé)', ar: '(مُحي)' } satisfies Record<Locale, string>

/** Amel orders, comments, writes and asks for a plan; the shop writes notes. Then everything of everybody is erased. */
async function eraseEverybody(shop: TestShop) {
  const { marketplace } = shop
  const office = await asOperator(marketplace)
  const person = { name: 'Amel', email: 'amel@example.tn' as EmailAddress, phone: '+21622333444' as Phone }
  const product = await shop.sells()
  const placed = await shop.order([{ product }], { customer: person })
  assert.ok(placed.outcome === 'placed')
  const { id: orderId } = placed.order
  await addOrderNote(office, orderId, 'Amel likes blue', { submissionKey: crypto.randomUUID(), typedSecondsAgo: 0 })
  await postComment(marketplace, { productId: product.id, authorName: 'Amel', ...person, body: 'Amel likes it' })
  await moderateComments(office, [1], 'hidden')
  const messageId = await postContactMessage(marketplace, { name: 'Amel', email: person.email, message: 'From Amel' })
  const request = { ...person, plan: 'gold', project: 'Looms', description: 'Amel weaves' } as const
  const planRequestId = await requestPlan({ ...marketplace, locale: 'fr' }, request)
  await sendQueuedEmails(marketplace)
  await advanceOrderAsOperator(office, orderId, { to: 'cancelled', note: 'Amel called' })
  await decidePlanRequest(office, planRequestId, { step: 'refused', note: 'Amel knows' })
  const rows = await Promise.all(
    personalTableNames.map(async (name) => {
      const { rows } = await sql<{ id: number }>`select id from ${sql.table(name)}`.execute(shop.system.db)
      return [name, rows.map(({ id }) => id)] as const
    }),
  )
  await inTransaction(shop.system, (system) => eraseRows(system, new Map(rows) as PersonalRows, { reason: 'called' }))
  const emails = await shop.system.db.selectFrom('emails').select(['id', 'kind', 'status']).orderBy('id').execute()
  return { orderId, messageId, planRequestId, emails }
}

test('what was erased is named in the language of the page, and stays as it is stored', async () => {
  await using shop = await openTestShop()
  const { orderId, messageId, planRequestId, emails } = await eraseEverybody(shop)
  const app = testApp(shop.marketplace)
  const cookie = `__Host-hirfa-office=${await createSessionToken(shop.marketplace)}`
  const sent = emails.find(({ status }) => status === 'sent')
  for (const [locale, word] of Object.entries(words)) {
    await shop.system.db
      .updateTable('operators')
      .set({ locale: locale as Locale })
      .execute()
    for (const path of [
      ...['orders', `orders/${orderId}`, `orders/${orderId}.data`, `orders/print?what=slips&id=${orderId}`],
      ...['comments?status=hidden', 'contact-messages', `contact-messages/${messageId}`, 'plan-requests?show=refused'],
      ...[`plan-requests/${planRequestId}`, `emails/${sent?.id}`, 'audit-log', 'reports/export/orders.csv'],
    ]) {
      const response = await app.request(`${publicUrl}/admin/${path}`, { headers: { Cookie: cookie } })
      assert.equal(response.status, 200, path)
      const html = await response.text()
      assert.ok(html.includes(word), `${locale} ${path}`)
      if (word !== erasedText) assert.ok(!html.includes(erasedText), `${locale} ${path}`)
    }
  }
  const stored = await shop.system.db.selectFrom('orders').select('customer_name').executeTakeFirstOrThrow()
  assert.equal(stored.customer_name, erasedText)
})

test('the recipient of an order that was erased cannot be corrected', async () => {
  await using shop = await openTestShop()
  const placed = await shop.order([{ product: await shop.sells() }])
  assert.ok(placed.outcome === 'placed')
  const { id } = placed.order
  const app = testApp(shop.marketplace)
  const cookie = `__Host-hirfa-office=${await createSessionToken(shop.marketplace)}`
  await shop.system.db.updateTable('operators').set({ locale: 'fr' }).execute()
  const fieldsOf = async () => {
    const response = await app.request(`${publicUrl}/admin/orders/${id}`, { headers: { Cookie: cookie } })
    return [...(await response.text()).matchAll(/<input[^>]* name="(name|address|city|deliveryBase)"/g)].length
  }
  assert.equal(await fieldsOf(), 4)
  await inTransaction(shop.system, (system) =>
    eraseRows(system, new Map([['orders', [id]]]) as PersonalRows, { reason: 'called' }),
  )
  assert.equal(await fieldsOf(), 0)
})

test('what was erased is named in the language of an email', async () => {
  await using shop = await openTestShop()
  const { emails } = await eraseEverybody(shop)
  const office = await asOperator(shop.marketplace)
  const waiting = emails.find(({ kind, status }) => kind === 'plan-refused' && status === 'withdrawn')
  const { text } = await getEmail(office, waiting?.id ?? 0, emailLinks(publicUrl))
  assert.ok(text?.body.includes(words.fr), 'has the word')
  assert.ok(!text?.body.includes(erasedText))
})
