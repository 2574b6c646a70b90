import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { EmailAddress } from '#domain/email-address.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { getPrivateOrder } from '#domain/orders/get-private-order.ts'
import { issueOrderToken, issueResentOrderToken, maxResentOrderTokens } from '#domain/orders/order-token.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { eraseByKey } from '#domain/personal-data/erase-person.ts'
import { erasedPhone } from '#domain/personal-data/personal-tables.ts'
import type { Phone } from '#domain/phone.ts'
import { deleteExpiredRateLimits } from '#domain/rate-limits/delete-expired-rate-limits.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { outboxRows, sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator } from '#tests/support/operators.ts'
import { placeTestOrder } from '#tests/support/place-test-order.ts'
import { fromNetwork } from '#tests/support/rate-limits.ts'
import { openCountedShop } from '#tests/support/round-trips.ts'
import { stopTimers } from '#tests/support/stopped-time.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { undoWindowOver } from '#tests/support/undo-window.ts'
import { resendOrderLink } from './resend-order-link.ts'
import { trackOrder } from './track-order.ts'

const email = 'amel@example.tn' as EmailAddress
const phone = '+21622333444' as Phone
const otherPhone = '+21655111222' as Phone
const unknown = 'H-0000-0000'

async function openShopWithOrder() {
  const shop = await openTestShop()
  const order = await placeTestOrder(shop, await shop.sells({ name: 'Blue bowl' }))
  return { shop, order, number: order.number, here: fromNetwork(shop.marketplace) }
}

/** Tries that may be refused: what each had as its outcome, or for how many seconds the next one has to wait. */
async function tryOften(marketplace: Marketplace, count: number, number: string, by = otherPhone) {
  const outcomes: (string | number)[] = []
  for (let tried = 0; tried < count; tried++)
    outcomes.push(
      await trackOrder(marketplace, { number, phone: by }).then(
        (found) => (found ? 'found' : 'not-found'),
        (error) => (error instanceof RateLimited ? error.retryAfterSeconds : Promise.reject(error)),
      ),
    )
  return outcomes
}

test('an order is found by its number and phone, with its steps and amounts and nothing of its customer', async () => {
  const { shop, order, number, here } = await openShopWithOrder()
  await using _ = shop
  const office = await asOperator(shop.marketplace)
  shop.clock.passes({ days: 1 })
  await advanceOrder(office, order.id, { to: 'confirmed', note: 'Bab Bhar' })
  const at = shop.clock.now()
  shop.clock.passes(undoWindowOver)
  const found = await trackOrder(here, { number, phone })
  assert.ok(found)
  const { lines, placedAt, ...rest } = found
  assert.deepEqual(
    lines.map(({ name, quantity }) => [name, quantity]),
    [['Blue bowl', 1]],
  )
  assert.deepEqual(rest, {
    ...{
      number,
      status: 'confirmed',
      placedAs: 'received',
      expected: { on: '2026-03-05' },
      payment: 'cash-on-delivery',
      isConfirmedByLink: false,
    },
    totals: order.totals,
    steps: [{ status: 'confirmed', at }],
  })
  assert.doesNotMatch(JSON.stringify(found), /Amel|22333444|example\.tn|Kasbah|Nabeul|Bab Bhar/)
})

test('an unknown number, another phone and an erased order are not found, with the same work', async () => {
  const { shop, number } = await openShopWithOrder()
  await using _ = shop
  const erased = await placeTestOrder(shop, await shop.sells())
  await advanceOrder(await asOperator(shop.marketplace), erased.id, { to: 'cancelled' })
  await inTransaction(shop.system, (system) => eraseByKey(system, { by: 'order', orderId: erased.id }, 'called'))
  await using counted = await openCountedShop(shop)
  const here = fromNetwork(counted.marketplace)
  const claims = [
    { number: unknown, phone },
    { number, phone: otherPhone },
    { number: erased.number, phone },
    { number: erased.number, phone: erasedPhone as Phone },
  ]
  const work: number[] = []
  for (const claim of claims)
    work.push(
      await counted.roundTripsOf(async () => {
        assert.equal(await trackOrder(here, claim), undefined, claim.number)
      }),
    )
  assert.deepEqual(work, [4, 4, 4, 4])
})

test('wrong tries for one number from anywhere wait longer and longer, whether it exists or not', async () => {
  const { shop, number } = await openShopWithOrder()
  await using _ = shop
  let place = 0
  const elsewhere = () => fromNetwork(shop.marketplace, `192.0.2.${++place}`)
  for (const tried of [number, unknown]) {
    const waits: number[] = []
    const begun = shop.clock.now().getTime()
    let answered = 0
    while (shop.clock.now().getTime() < begun + 24 * 3600_000) {
      const [outcome] = await tryOften(elsewhere(), 1, tried)
      if (typeof outcome !== 'number') {
        answered++
        continue
      }
      waits.push(outcome)
      shop.clock.passes({ seconds: outcome - 1 })
      assert.deepEqual(await tryOften(elsewhere(), 1, tried), [1], 'a second too early')
      shop.clock.passes({ seconds: 1 })
    }
    assert.equal(waits[0], 60)
    assert.equal(waits.at(-1), 1800)
    assert.ok(waits.includes(300))
    assert.deepEqual(
      waits,
      waits.toSorted((a, b) => a - b),
    )
    assert.ok(answered >= 60 && answered <= 68, `${answered} tries in a day`)
  }
})

test('right tries do not count, and of many at once no more are answered than one after the other', async () => {
  const { shop, number, here } = await openShopWithOrder()
  await using _ = shop
  assert.deepEqual(new Set(await tryOften(here, 12, number, phone)), new Set(['found']))
  const guesses = await Promise.all(Array.from({ length: 12 }, () => tryOften(here, 1, number)))
  assert.equal(guesses.flat().filter((outcome) => outcome === 'not-found').length, 5)
  assert.deepEqual(await tryOften(here, 1, number, phone), [60], 'the right phone is no exception')
})

test('too many tries keep nobody from the private link, nor from other orders', async () => {
  const { shop, order, number, here } = await openShopWithOrder()
  await using _ = shop
  await tryOften(here, 6, number)
  const customer = await asCustomer(here, order.token)
  assert.equal((await getPrivateOrder(customer)).number, number)
  const other = await placeTestOrder(shop, await shop.sells())
  assert.deepEqual(await tryOften(here, 1, other.number, phone), ['found'])
})

test('one network gets so many wrong tries, whatever the numbers', async () => {
  const { shop, number, here } = await openShopWithOrder()
  await using _ = shop
  const outcomes: (string | number)[] = []
  for (let count = 0; count < 61; count++) {
    const invented = `H-0000-${String(count).padStart(4, '0')}`
    outcomes.push(...(await tryOften(here, 1, invented)))
  }
  assert.deepEqual(new Set(outcomes.slice(0, 60)), new Set(['not-found']))
  assert.equal(outcomes[60], 30)
  assert.deepEqual(await tryOften(fromNetwork(shop.marketplace, '198.51.100.1'), 1, number, phone), ['found'])
})

test('what wrong tries leave is bounded for all networks together, and goes', async () => {
  const { shop, number } = await openShopWithOrder()
  await using _ = shop
  const { db } = shop.marketplace
  // As if other networks had used up what all of them may try within an hour.
  await tryOften(fromNetwork(shop.marketplace, '192.0.2.1'), 1, unknown)
  const rows = async () => (await db.selectFrom('rate_limits_used').select('key').execute()).length
  const used = await rows()
  const later = new Date(shop.clock.now().getTime() + 3600_000)
  const soonest = await db
    .selectFrom('rate_limits_used')
    .select('key')
    .orderBy('used_until')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db.updateTable('rate_limits_used').set({ used_until: later }).where('key', '=', soonest.key).execute()
  assert.equal(typeof (await tryOften(fromNetwork(shop.marketplace, '198.51.100.7'), 1, number))[0], 'number')
  assert.equal(await rows(), used, 'a refused try leaves nothing')
  shop.clock.passes({ seconds: 10 * 3600 })
  await deleteExpiredRateLimits(shop.system)
  assert.equal(await rows(), 0)
})

test('the link is sent again to the address of the order, in its language, and works', async () => {
  const { shop, here } = await openShopWithOrder()
  await using _ = shop
  const placed = await placeOrder(
    { ...shop.marketplace, locale: 'fr' },
    shop.requestFor([{ product: await shop.sells() }]),
  )
  assert.equal(placed.outcome, 'placed')
  const { number } = placed.order
  await sendQueuedEmails(shop.marketplace)
  shop.marketplace.mailer.sent.splice(0)
  await resendOrderLink({ ...here, locale: 'ar' }, { number, phone })
  await sendQueuedEmails(shop.marketplace)
  const [sent, ...others] = shop.marketplace.mailer.sent
  assert.equal(others.length, 0)
  assert.equal(sent?.to, email)
  assert.equal(sent?.subject, `Le lien de votre commande ${number}`)
  const token = /\/fr\/order\/([\w-]{22})\s/.exec(sent?.text ?? '')?.[1] ?? ''
  assert.equal((await getPrivateOrder(await asCustomer(here, token))).number, number)
  const stored = (await outboxRows(shop.marketplace)).find(({ kind }) => kind === 'order-link')
  assert.ok(!JSON.stringify(stored).includes(token), 'the token is stored nowhere')
})

test('nothing is sent without an address, for a wrong number or phone, and the answer and its time are the same', async (t) => {
  const time = stopTimers(t)
  const { shop, number, here } = await openShopWithOrder()
  await using _ = shop
  const without = await placeTestOrder(shop, await shop.sells())
  const { db } = shop.marketplace
  await db.updateTable('orders').set({ customer_email: null }).where('id', '=', without.id).execute()
  const links = async () => (await outboxRows(shop.marketplace)).filter(({ kind }) => kind === 'order-link').length
  const claims = [
    [{ number: unknown, phone }, 0],
    [{ number, phone: otherPhone }, 0],
    [{ number: without.number, phone }, 0],
    [{ number, phone }, 1],
  ] as const
  for (const [claim, expected] of claims) {
    let isAnswered = false
    const answer = resendOrderLink(here, claim).finally(() => {
      isAnswered = true
    })
    // More than its own queries take.
    for (let queries = 0; queries < 50; queries++) await links()
    time.passes(499)
    await links()
    assert.equal(isAnswered, false)
    time.passes(1)
    assert.equal(await answer, undefined)
    assert.equal(await links(), expected)
  }
})

test('an order has its link sent at most three times in any day, and nobody learns of the limit', async (t) => {
  const time = stopTimers(t)
  const { shop, number } = await openShopWithOrder()
  await using _ = shop
  const begun = shop.clock.now().getTime()
  const sentAt: number[] = []
  for (const hour of [0, 1, 2, 23, 24, 25, 47, 48, 71, 72]) {
    shop.clock.moment = new Date(begun + hour * 3600_000)
    const before = (await outboxRows(shop.marketplace)).length
    const answer = resendOrderLink(fromNetwork(shop.marketplace, `192.0.2.${hour}`), { number, phone })
    time.passes(500)
    await answer
    if ((await outboxRows(shop.marketplace)).length > before) sentAt.push(hour)
  }
  assert.deepEqual(sentAt, [0, 1, 24, 48, 72])
})

test('requests for a link count like tries, right and wrong ones, and more narrowly for a network', async (t) => {
  const time = stopTimers(t)
  const resend = (...request: Parameters<typeof resendOrderLink>) => {
    const answer = resendOrderLink(...request)
    time.passes(500)
    return answer
  }
  const { shop, number, here } = await openShopWithOrder()
  await using _ = shop
  for (const claim of [
    { number, phone },
    { number: unknown, phone },
  ]) {
    for (let count = 0; count < 5; count++) await resend(here, claim)
    await assert.rejects(
      resend(fromNetwork(shop.marketplace, '198.51.100.9'), claim),
      (error) => error instanceof RateLimited && error.retryAfterSeconds === 60,
    )
  }
  const requests = Array.from({ length: 24 }, (_, place) =>
    resend(here, { number: `H-1111-00${String(place).padStart(2, '0')}`, phone }),
  )
  const outcomes = await Promise.allSettled(requests)
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 20)
})

test('of the links that were sent again the newest work, and those of the order’s own emails always', async () => {
  const { shop, order, here } = await openShopWithOrder()
  await using _ = shop
  const ofRecap = await issueOrderToken(shop.system, order.id)
  const resent: string[] = []
  for (let count = 0; count < maxResentOrderTokens + 2; count++) {
    resent.push(await issueResentOrderToken(shop.system, order.id))
    shop.clock.passes({ seconds: count < 3 ? 0 : 1 })
  }
  const opens = (token: string) =>
    asCustomer(here, token).then(
      () => true,
      () => false,
    )
  for (const token of [order.token, ofRecap, resent.at(-1) ?? '']) assert.equal(await opens(token), true)
  const working = await Promise.all(resent.map(opens))
  assert.equal(working.filter(Boolean).length, maxResentOrderTokens)
  const { rows } = await sql`select from order_tokens where order_id = ${order.id}`.execute(shop.marketplace.db)
  assert.equal(rows.length, maxResentOrderTokens + 2)
  await Promise.all(Array.from({ length: 4 }, () => issueResentOrderToken(shop.system, order.id)))
  const after = await sql`select from order_tokens where order_id = ${order.id}`.execute(shop.marketplace.db)
  assert.equal(after.rows.length, maxResentOrderTokens + 2)
})
