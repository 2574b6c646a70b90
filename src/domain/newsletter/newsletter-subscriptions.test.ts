import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EmailAddress } from '#domain/email-address.ts'
import { decideHeldEmails } from '#domain/email-outbox/decide-held-emails.ts'
import { listEmails } from '#domain/email-outbox/list-emails.ts'
import { outboxRows, sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { checkConfirmation, confirmSubscription } from './confirm-subscription.ts'
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts'
import { checkUnsubscribe, unsubscribe } from './unsubscribe.ts'

const email = 'amel@example.tn' as EmailAddress

test('a subscription is confirmed by the link in the email, once', async () => {
  await using shop = await openTestShop()
  const { confirm } = await subscribes(shop)
  assert.equal(await isSubscribed(shop), false)
  assert.equal(await checkConfirmation(shop.marketplace, confirm), 'open')
  assert.equal(await isSubscribed(shop), false, 'checking the link does not confirm')

  assert.equal(await confirmSubscription(shop.marketplace, confirm), 'confirmed')
  assert.equal(await confirmSubscription(shop.marketplace, confirm), 'confirmed')
  assert.equal(await isSubscribed(shop), true)
  assert.deepEqual(await shop.eventTypes(), ['newsletter.subscribed'])
})

test('unsubscribing is not undone by an old confirmation link, only by a new one', async () => {
  await using shop = await openTestShop()
  const { confirm, leave } = await subscribes(shop)
  await confirmSubscription(shop.marketplace, confirm)
  assert.equal(await checkUnsubscribe(shop.marketplace, leave), 'subscribed')
  assert.equal(await unsubscribe(shop.marketplace, leave), 'left')
  assert.equal(await unsubscribe(shop.marketplace, leave), 'left')
  assert.equal(await confirmSubscription(shop.marketplace, confirm), 'expired')
  assert.equal(await isSubscribed(shop), false)

  shop.clock.passes({ days: 1 })
  const again = await subscribes(shop)
  assert.equal(await confirmSubscription(shop.marketplace, again.confirm), 'confirmed')
  assert.equal(await isSubscribed(shop), true)
})

test('a confirmation link is valid for a week, and not for unsubscribing', async () => {
  await using shop = await openTestShop()
  const { confirm, leave } = await subscribes(shop)
  assert.equal(await checkConfirmation(shop.marketplace, leave), 'unknown')
  assert.equal(await unsubscribe(shop.marketplace, confirm), 'unknown')
  for (const token of ['', 'x', confirm.slice(1), `${confirm}=`, '../../etc/passwd', 'A'.repeat(22)]) {
    assert.equal(await confirmSubscription(shop.marketplace, token), 'unknown')
    assert.equal(await unsubscribe(shop.marketplace, token), 'unknown')
  }
  shop.clock.passes({ days: 8 })
  assert.equal(await confirmSubscription(shop.marketplace, confirm), 'expired')
  assert.equal(await unsubscribe(shop.marketplace, leave), 'left')
})

test('an address gets at most one confirmation email an hour, and none once it is subscribed', async () => {
  await using shop = await openTestShop()
  for (let minute = 0; minute < 59; minute += 10) {
    await subscribeToNewsletter(shop.marketplace, email)
    shop.clock.passes({ seconds: 60 })
  }
  assert.equal((await outboxRows(shop.marketplace)).length, 1)
  shop.clock.passes({ seconds: 3600 })
  const { confirm } = await subscribes(shop)
  assert.equal((await outboxRows(shop.marketplace)).length, 2)
  await confirmSubscription(shop.marketplace, confirm)
  shop.clock.passes({ days: 30 })
  await subscribeToNewsletter(shop.marketplace, email)
  assert.equal((await outboxRows(shop.marketplace)).length, 2)
})

test('an address that left is asked at once when it subscribes again, and then once an hour', async () => {
  await using shop = await openTestShop()
  const { confirm, leave } = await subscribes(shop)
  await confirmSubscription(shop.marketplace, confirm)
  shop.clock.passes({ seconds: 60 })
  await unsubscribe(shop.marketplace, leave)
  shop.clock.passes({ seconds: 60 })
  const again = await subscribes(shop)
  await subscribeToNewsletter(shop.marketplace, email)
  assert.equal((await outboxRows(shop.marketplace)).length, 2)
  assert.equal(await confirmSubscription(shop.marketplace, again.confirm), 'confirmed')
})

test('a subscription that looks like a bot’s stands on the list of held emails, and is confirmed once it is released', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const subscribeHeld = () => subscribeToNewsletter(shop.marketplace, email, { isSuspicious: true })
  const held = async () => (await listEmails(office, { filter: 'held' })).rows
  await subscribeHeld()
  await subscribeHeld()
  const [first] = await held()
  assert.deepEqual([first?.recipient, first?.kind, first?.isSuspicious], [email, 'newsletter-confirmation', true])
  shop.clock.passes({ days: 1 })
  await subscribeHeld()
  const [second, ...others] = await held()
  assert.deepEqual(others, [], 'one for each address')
  assert.equal(await decideHeldEmails(office, [second?.id ?? 0], 'released'), 1)
  await sendQueuedEmails(shop.marketplace)
  assert.equal(shop.marketplace.mailer.sent.length, 1)
  const token = /newsletter\/confirm\/([\w-]+)/.exec(shop.marketplace.mailer.sent[0]?.text ?? '')?.[1] ?? ''
  assert.equal(await confirmSubscription(shop.marketplace, token), 'confirmed')
  assert.equal(await isSubscribed(shop), true)
})

test('whoever is held and subscribes again without suspicion gets one email at once', async () => {
  await using shop = await openTestShop()
  await subscribeToNewsletter(shop.marketplace, email, { isSuspicious: true })
  await subscribeToNewsletter(shop.marketplace, email)
  assert.deepEqual(
    (await outboxRows(shop.marketplace)).map(({ status }) => status),
    ['withdrawn', 'queued'],
  )
})

test('the database contains no usable token', async () => {
  await using shop = await openTestShop()
  const { confirm, leave } = await subscribes(shop)
  const { db } = shop.marketplace
  const rows = [
    await db.selectFrom('emails').selectAll().execute(),
    await db.selectFrom('newsletter_tokens').selectAll().execute(),
    await db.selectFrom('events').selectAll().execute(),
  ]
  for (const token of [confirm, leave]) assert.ok(!JSON.stringify(rows).includes(token))
})

/** Subscribes and reads the tokens of the email. */
async function subscribes({ marketplace }: TestShop): Promise<{ confirm: string; leave: string }> {
  await subscribeToNewsletter(marketplace, email)
  await sendQueuedEmails(marketplace)
  const sentEmail = marketplace.mailer.sent.at(-1)
  const token = (page: string) => new RegExp(`/newsletter/${page}/([\\w-]+)`).exec(sentEmail?.text ?? '')?.[1] ?? ''
  assert.equal(sentEmail?.unsubscribeUrl, `https://hirfa.example/newsletter/leave/${token('leave')}`)
  return { confirm: token('confirm'), leave: token('leave') }
}

async function isSubscribed({ marketplace: { db } }: TestShop): Promise<boolean> {
  const subscribed = await db
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('confirmed_at', 'is not', null)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  return subscribed !== undefined
}
