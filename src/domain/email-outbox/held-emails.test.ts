import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { subscribeToNewsletter } from '#domain/newsletter/subscribe-to-newsletter.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { sendEmail } from '#jobs/send-email.ts'
import { outboxRows, sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator } from '#tests/support/operators.ts'
import { fromNetwork, openReviewedShop } from '#tests/support/rate-limits.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { emailLinks } from '#web/email-links.ts'
import { decideHeldEmails } from './decide-held-emails.ts'
import { listEmails } from './list-emails.ts'
import { requeueEmailsWithoutJob } from './requeue-emails-without-job.ts'
import { resendEmail } from './resend-email.ts'

const twoADay = { count: 2, seconds: 86_400 }

/** Orders as a visitor who types this email address, and returns after all emails have been sent or held. */
async function orderWith(shop: TestShop, email: string, marketplace: Marketplace = fromNetwork(shop.marketplace)) {
  const request = shop.requestFor([{ product: await shop.sells() }])
  await placeOrder(marketplace, { ...request, customer: { ...request.customer, email: email as EmailAddress } })
  await sendQueuedEmails(shop.marketplace)
}

const recapsSent = ({ marketplace }: TestShop) =>
  marketplace.mailer.sent.map(({ to }) => to).filter((to) => to !== marketplace.shopEmail)

async function heldIds(office: Marketplace): Promise<number[]> {
  return (await listEmails(office, { filter: 'held' })).rows.map(({ id }) => id)
}

test('a typed address gets so many emails a day, whatever its spelling; the others are held', async () => {
  await using shop = await openReviewedShop({ 'emails-to-mailbox': twoADay })
  const victim = ['victim@gmail.com', 'vic.tim@gmail.com', 'victim+1@gmail.com', 'V.I.C.T.I.M+2@googlemail.com']
  for (const [host, spelling] of victim.entries())
    await orderWith(shop, spelling, fromNetwork(shop.marketplace, `192.0.2.${host}`))
  await orderWith(shop, 'other@gmail.com')
  assert.deepEqual(recapsSent(shop), ['victim@gmail.com', 'vic.tim@gmail.com', 'other@gmail.com'])
  const notices = shop.marketplace.mailer.sent.filter(({ to }) => to === shop.marketplace.shopEmail)
  assert.equal(notices.length, 5, 'the shop hears of every order')
  shop.clock.passes({ days: 1 })
  await orderWith(shop, 'victim@gmail.com')
  assert.equal(recapsSent(shop).length, 4)
})

test('a network causes so many emails to typed addresses a day; the others are held', async () => {
  await using shop = await openReviewedShop({ 'emails-of-network': twoADay })
  for (const name of ['a', 'b', 'c']) await orderWith(shop, `${name}@example.tn`)
  await subscribeToNewsletter(fromNetwork(shop.marketplace), 'd@example.tn' as EmailAddress)
  await orderWith(shop, 'e@example.tn', fromNetwork(shop.marketplace, '192.0.2.2'))
  assert.deepEqual(recapsSent(shop), ['a@example.tn', 'b@example.tn', 'e@example.tn'])
  const office = await asOperator(shop.marketplace, 'staff')
  assert.equal((await heldIds(office)).length, 2)
  assert.equal((await countPendingWork(office))['emails-held'], 2)
})

test('an email is counted once, however often it is tried, and no network stays in the outbox', async () => {
  await using shop = await openReviewedShop({ 'emails-to-mailbox': twoADay })
  const { mailer } = shop.marketplace
  mailer.onSend = () => {
    throw new Error('unreachable')
  }
  await orderWith(shop, 'amel@example.tn')
  for (let attempt = 0; attempt < 5; attempt++) await sendQueuedEmails(shop.marketplace)
  mailer.onSend = () => {}
  await orderWith(shop, 'amel@example.tn')
  assert.equal(recapsSent(shop).length, 2)
  assert.ok((await outboxRows(shop.marketplace)).every(({ network_key }) => network_key === null))
})

test('of emails that are sent at once exactly as many as allowed go out', async () => {
  await using shop = await openReviewedShop({ 'emails-to-mailbox': twoADay })
  const product = await shop.sells()
  for (let order = 0; order < 6; order++)
    await placeOrder(fromNetwork(shop.marketplace, `192.0.2.${order}`), shop.requestFor([{ product }]))
  const context = {
    marketplace: shop.system,
    links: emailLinks('https://hirfa.example'),
    stop: new AbortController().signal,
  }
  const emails = await outboxRows(shop.marketplace)
  await Promise.all(emails.map(({ id }) => sendEmail(context, id)))
  assert.equal(recapsSent(shop).length, 2)
})

test('an operator releases held emails or drops them; each is decided once', async () => {
  await using shop = await openReviewedShop({ 'emails-to-mailbox': { count: 1, seconds: 86_400 } })
  for (let order = 0; order < 3; order++) await orderWith(shop, 'amel@example.tn')
  const office = await asOperator(shop.marketplace, 'staff')
  const [second = 0, first = 0] = await heldIds(office)
  await requeueEmailsWithoutJob(shop.system)
  await sendQueuedEmails(shop.marketplace)
  assert.equal(recapsSent(shop).length, 1, 'a held email is not sent by itself')

  await assert.rejects(decideHeldEmails(shop.marketplace, [first], 'released'), NotAllowed)
  assert.equal(await decideHeldEmails(office, [first, first, 99], 'released'), 1)
  assert.equal(await decideHeldEmails(office, [second], 'dropped'), 1)
  assert.equal(await decideHeldEmails(office, [first, second], 'released'), 0)
  await sendQueuedEmails(shop.marketplace)
  await sendQueuedEmails(shop.marketplace)
  assert.equal(recapsSent(shop).length, 2)
  const statuses = (await outboxRows(shop.marketplace)).filter(({ kind }) => kind === 'order-recap')
  assert.deepEqual(
    statuses.map(({ status }) => status),
    ['sent', 'sent', 'withdrawn'],
  )
  const { rows } = await listAuditLog(office, { entity: 'email' })
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['dropped', 'released'],
  )
})

test('what an operator causes is not limited', async () => {
  await using shop = await openReviewedShop({ 'emails-to-mailbox': { count: 1, seconds: 86_400 } })
  const office = { ...fromNetwork(shop.marketplace), actor: (await asOperator(shop.marketplace)).actor }
  for (let order = 0; order < 3; order++) await orderWith(shop, 'amel@example.tn', office)
  assert.equal(recapsSent(shop).length, 3)
  const [recap] = (await outboxRows(shop.marketplace)).filter(({ kind }) => kind === 'order-recap')
  await resendEmail(office, recap?.id ?? 0)
  await sendQueuedEmails(shop.marketplace)
  assert.equal(recapsSent(shop).length, 4)
})
