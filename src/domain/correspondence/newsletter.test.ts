import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lettersOf, sendQueuedLetters } from '#tests/support/letters.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import type { Email } from '../email.ts'
import { checkConfirmation, confirmSubscription } from './confirm-subscription.ts'
import { checkLeaving, leaveNewsletter } from './leave-newsletter.ts'
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts'

const email = 'amel@example.tn' as Email

test('a subscription counts once the link in the letter was followed, and once only', async () => {
  await using shop = await openTestShop()
  const { confirm } = await subscribes(shop)
  assert.equal(await isSubscribed(shop), false)
  assert.equal(await checkConfirmation(shop.marketplace, confirm), 'open')
  assert.equal(await isSubscribed(shop), false, 'looking at the link does nothing')

  assert.equal(await confirmSubscription(shop.marketplace, confirm), 'confirmed')
  assert.equal(await confirmSubscription(shop.marketplace, confirm), 'confirmed')
  assert.equal(await isSubscribed(shop), true)
  assert.deepEqual(await shop.eventTypes(), ['newsletter.subscribed', 'newsletter.confirmed'])
})

test('one click leaves, for good: an old letter does not undo it, a new one does', async () => {
  await using shop = await openTestShop()
  const { confirm, leave } = await subscribes(shop)
  await confirmSubscription(shop.marketplace, confirm)
  assert.equal(await checkLeaving(shop.marketplace, leave), 'subscribed')
  assert.equal(await leaveNewsletter(shop.marketplace, leave), 'left')
  assert.equal(await leaveNewsletter(shop.marketplace, leave), 'left')
  assert.equal(await confirmSubscription(shop.marketplace, confirm), 'expired')
  assert.equal(await isSubscribed(shop), false)

  shop.clock.passes({ days: 1 })
  const again = await subscribes(shop)
  assert.equal(await confirmSubscription(shop.marketplace, again.confirm), 'confirmed')
  assert.equal(await isSubscribed(shop), true)
})

test('a link to confirm is good for a week, and only for that', async () => {
  await using shop = await openTestShop()
  const { confirm, leave } = await subscribes(shop)
  assert.equal(await checkConfirmation(shop.marketplace, leave), 'unknown')
  assert.equal(await leaveNewsletter(shop.marketplace, confirm), 'unknown')
  for (const token of ['', 'x', confirm.slice(1), `${confirm}=`, '../../etc/passwd', 'A'.repeat(22)]) {
    assert.equal(await confirmSubscription(shop.marketplace, token), 'unknown')
    assert.equal(await leaveNewsletter(shop.marketplace, token), 'unknown')
  }
  shop.clock.passes({ days: 8 })
  assert.equal(await confirmSubscription(shop.marketplace, confirm), 'expired')
  assert.equal(await leaveNewsletter(shop.marketplace, leave), 'left')
})

test('typing an address again and again sends it one letter an hour, and none once it is subscribed', async () => {
  await using shop = await openTestShop()
  for (let minute = 0; minute < 59; minute += 10) {
    await subscribeToNewsletter(shop.marketplace, email)
    shop.clock.passes({ seconds: 60 })
  }
  assert.equal((await lettersOf(shop.marketplace)).length, 1)
  shop.clock.passes({ seconds: 3600 })
  const { confirm } = await subscribes(shop)
  assert.equal((await lettersOf(shop.marketplace)).length, 2)
  await confirmSubscription(shop.marketplace, confirm)
  shop.clock.passes({ days: 30 })
  await subscribeToNewsletter(shop.marketplace, email)
  assert.equal((await lettersOf(shop.marketplace)).length, 2)
})

test('the database keeps no token anybody could use', async () => {
  await using shop = await openTestShop()
  const { confirm, leave } = await subscribes(shop)
  const { db } = shop.marketplace
  const kept = [
    await db.selectFrom('letters').selectAll().execute(),
    await db.selectFrom('newsletter_tokens').selectAll().execute(),
    await db.selectFrom('events').selectAll().execute(),
  ]
  for (const token of [confirm, leave]) assert.ok(!JSON.stringify(kept).includes(token))
})

/** Types the address into the form and reads the letter that comes. */
async function subscribes({ marketplace }: TestShop): Promise<{ confirm: string; leave: string }> {
  await subscribeToNewsletter(marketplace, email)
  await sendQueuedLetters(marketplace)
  const letter = marketplace.mailer.sent.at(-1)
  const token = (purpose: string) => new RegExp(`/newsletter/${purpose}/([\\w-]+)`).exec(letter?.text ?? '')?.[1] ?? ''
  assert.equal(letter?.unsubscribeUrl, `https://hirfa.example/newsletter/leave/${token('leave')}`)
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
