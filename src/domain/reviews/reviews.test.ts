import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import sharp from 'sharp'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { NotFound } from '#domain/errors.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import { eraseOwnOrder } from '#domain/personal-data/erase-person.ts'
import { exportOwnOrder } from '#domain/personal-data/read-person.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { asOperator } from '#tests/support/operators.ts'
import { advance, placeOrderOfThree } from '#tests/support/order-steps.ts'
import { placeTestOrder } from '#tests/support/place-test-order.ts'
import { fromNetwork } from '#tests/support/rate-limits.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { listOwnReviews } from './list-own-reviews.ts'
import { listProductReviews } from './list-product-reviews.ts'
import { listReviewsToModerate } from './list-reviews-to-moderate.ts'
import { answerReview, markReviewSeen, moderateReview } from './moderate-review.ts'
import { getReviewPhoto } from './read-photos.ts'
import { consumePhotoLimit, drawReviewPhotos } from './review-photos.ts'
import { reviewSetting } from './review-setting.ts'
import type { ModeratedStatus } from './review-status.ts'
import { type WrittenReview, withdrawOwnReview, writeReview } from './write-review.ts'

const lovely: WrittenReview = {
  ...{ position: 0, stars: 5, body: 'Warm and well sewn', authorName: 'Amel B.' },
  ...{ keptPhotos: [], photos: [] },
}

/** An order of which the customer knows that it is delivered. */
async function deliveredOrder(shop: TestShop) {
  const { order, product } = await placeOrderOfThree(shop)
  const office = await asOperator(shop.marketplace, 'staff')
  for (const to of ['confirmed', 'packed', 'shipped'] as const) await advance(office, order.id, to)
  const stepId = await advance(office, order.id, 'delivered')
  shop.clock.passes({ seconds: 3600 })
  const customer = await asCustomer(shop.marketplace, order.token)
  return { order, product, office, customer, stepId }
}

/** The only review of this status, as the office sees it now. */
async function shownTo(office: Parameters<typeof listReviewsToModerate>[0], status: ModeratedStatus) {
  const [review] = (await listReviewsToModerate(office, { status })).rows
  assert.ok(review)
  return review
}

async function photoFiles(count: number) {
  const file = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#b0763c' } })
    .jpeg()
    .toBuffer()
  return Array.from({ length: count }, () => file)
}

async function drawn(customer: Parameters<typeof drawReviewPhotos>[0], count: number) {
  const result = await drawReviewPhotos(customer, await photoFiles(count))
  assert.equal(result.outcome, 'drawn')
  return result.outcome === 'drawn' ? result.photos : []
}

test('a review waits for the office, is published, answered once, and each of these is undone', async () => {
  await using shop = await openTestShop()
  const { product, office, customer } = await deliveredOrder(shop)
  assert.deepEqual(await writeReview(customer, lovely), { outcome: 'held' })
  assert.deepEqual(await listProductReviews(shop.marketplace, product.id), { reviews: [] })

  const held = await shownTo(office, 'held')
  assert.deepEqual([held.stars, held.body, held.authorName], [5, 'Warm and well sewn', 'Amel B.'])
  assert.equal(await moderateReview(office, held, { status: 'published', note: '' }), 'changed')
  assert.equal(await moderateReview(office, held, { status: 'published', note: '' }), 'unchanged')
  const shown = await shownTo(office, 'published')
  assert.equal(await answerReview(office, shown, { text: 'Thank you', as: 'maker' }), 'answered')
  assert.equal(await answerReview(office, shown, { text: 'Thanks again', as: 'shop' }), 'answered-already')
  const { rating, reviews } = await listProductReviews(shop.marketplace, product.id)
  assert.deepEqual(rating, { count: 1, average: 5 })
  assert.deepEqual([reviews[0]?.answer?.text, reviews[0]?.answer?.as], ['Thank you', 'maker'])

  assert.deepEqual(await writeReview(customer, { ...lovely, stars: 1 }), { outcome: 'settled' })
  const [answered, published] = (await listAuditLog(office, { entity: 'review' })).rows
  assert.equal(await undoChange(office, answered?.id ?? 0), 'undone')
  assert.equal((await listProductReviews(shop.marketplace, product.id)).reviews[0]?.answer, undefined)
  assert.equal(await undoChange(office, published?.id ?? 0), 'undone')
  assert.deepEqual(await listProductReviews(shop.marketplace, product.id), { reviews: [] })
})

test('a hidden review keeps its reason, is not written anew, and comes back with an undo', async () => {
  await using shop = await openTestShop()
  const { product, office, customer } = await deliveredOrder(shop)
  await writeReview(customer, lovely)
  await moderateReview(office, await shownTo(office, 'held'), { status: 'published', note: '' })
  await moderateReview(office, await shownTo(office, 'published'), { status: 'hidden', note: 'Names a neighbor' })
  assert.equal((await listReviewsToModerate(office, { status: 'hidden' })).rows[0]?.note, 'Names a neighbor')
  assert.deepEqual(await writeReview(customer, lovely), { outcome: 'settled' })
  await withdrawOwnReview(customer, 0)
  assert.equal((await listReviewsToModerate(office, { status: 'hidden' })).rows.length, 1)
  const [hidden] = (await listAuditLog(office, { entity: 'review' })).rows
  assert.equal(await undoChange(office, hidden?.id ?? 0), 'undone')
  assert.equal((await listProductReviews(shop.marketplace, product.id)).rating?.count, 1)
})

test('what the office decides is about the text and the status that it was shown', async () => {
  await using shop = await openTestShop()
  const { office, customer } = await deliveredOrder(shop)
  const colleague = await asOperator(shop.marketplace, 'staff')
  await writeReview(customer, lovely)
  const before = await shownTo(office, 'held')
  shop.clock.passes({ seconds: 5 })
  await writeReview(customer, { ...lovely, stars: 1, body: 'Do not buy here' })
  const [publishing, answer] = [{ status: 'published', note: '' } as const, { text: 'Thank you', as: 'shop' } as const]
  assert.equal(await moderateReview(office, before, publishing), 'changed-meanwhile')
  assert.equal(await answerReview(office, before, answer), 'changed-meanwhile')
  assert.equal(await markReviewSeen(office, before), 'changed-meanwhile')

  const now = await shownTo(office, 'held')
  assert.equal(await moderateReview(colleague, now, { status: 'hidden', note: 'Names a neighbor' }), 'changed')
  assert.equal(await moderateReview(office, now, publishing), 'changed-meanwhile')
  assert.equal(await answerReview(office, now, answer), 'changed-meanwhile')
  assert.equal(await moderateReview(office, await shownTo(office, 'hidden'), publishing), 'changed')
  const published = await shownTo(office, 'published')
  await withdrawOwnReview(customer, 0)
  assert.equal(await answerReview(office, published, answer), 'gone')
  assert.equal(await moderateReview(office, published, { status: 'hidden', note: 'x' }), 'gone')
})

test('shown at once by the setting, except with a link, and new until somebody has seen it', async () => {
  await using shop = await openTestShop()
  const { product, office, customer } = await deliveredOrder(shop)
  const owner = await asOperator(shop.marketplace)
  await editSetting(owner, reviewSetting, {
    version: 0,
    edited: { ...reviewSetting.defaultValue, newReviews: 'shown' },
  })
  assert.deepEqual(await writeReview(customer, lovely), { outcome: 'shown' })
  assert.equal((await listProductReviews(shop.marketplace, product.id)).rating?.count, 1)
  const shown = await shownTo(office, 'published')
  assert.equal(shown.isNew, true)
  assert.equal(await markReviewSeen(office, shown), 'seen')
  assert.equal((await shownTo(office, 'published')).isNew, false)
  assert.deepEqual(await writeReview(customer, { ...lovely, body: 'See www.pills.example' }), { outcome: 'held' })
  assert.deepEqual(await listProductReviews(shop.marketplace, product.id), { reviews: [] })
})

test('only a delivered line is reviewed, once, and not before its customer may know of the delivery', async () => {
  await using shop = await openTestShop()
  const { order } = await placeOrderOfThree(shop)
  const office = await asOperator(shop.marketplace, 'staff')
  const customer = await asCustomer(shop.marketplace, order.token)
  assert.deepEqual(await writeReview(customer, lovely), { outcome: 'not-delivered' })
  for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const) await advance(office, order.id, to)
  assert.deepEqual(await writeReview(customer, lovely), { outcome: 'not-delivered' })
  assert.deepEqual(await listOwnReviews(customer), [])
  shop.clock.passes({ seconds: 3600 })
  assert.deepEqual(await writeReview(customer, { ...lovely, position: 1 }), { outcome: 'not-delivered' })
  assert.deepEqual(
    await Promise.all([1, 2, 3, 4].map((stars) => writeReview(customer, { ...lovely, stars }))),
    Array.from({ length: 4 }, () => ({ outcome: 'held' })),
  )
  assert.equal((await listReviewsToModerate(office, { status: 'held' })).rows.length, 1)
  assert.equal((await listOwnReviews(customer)).length, 1)
})

test('the database refuses a second review of a line, one of a line that is not delivered, and a fourth photo', async () => {
  await using shop = await openTestShop()
  const { order, customer, product } = await deliveredOrder(shop)
  const { order: other } = await placeOrderOfThree(shop)
  await writeReview(customer, { ...lovely, photos: await drawn(customer, 1) })
  const { db } = shop.marketplace
  const insert = (orderId: number) =>
    sql`insert into reviews
    (order_id, line_position, product_id, stars, body, author_name, locale, status, posted_at, changed_at)
    values (${orderId}, 0, ${product.id}, 5, '', '', 'en', 'published', now(), now())`.execute(db)
  await assert.rejects(insert(order.id), /reviews_once/)
  await assert.rejects(insert(other.id), /is not delivered/)
  await assert.rejects(sql`update reviews set order_id = ${other.id}`.execute(db), /another line/)
  const photo = (position: number) =>
    sql`insert into review_photos
    (review_id, position, name, width, height, placeholder_color, bytes, small_bytes)
    select review_id, ${position}, md5('x'), width, height, placeholder_color, bytes, small_bytes
    from review_photos limit 1`.execute(db)
  await assert.rejects(photo(0), /review_photos_review_id_position_key/)
  await assert.rejects(photo(3), /position_check/)
})

test('a review is not shown while its delivery is undone', async () => {
  await using shop = await openTestShop()
  const { order, product, office, customer, stepId } = await deliveredOrder(shop)
  await writeReview(customer, lovely)
  await moderateReview(office, await shownTo(office, 'held'), { status: 'published', note: '' })
  assert.equal((await undoOrderStep(office, stepId, { reason: 'Another parcel' })).outcome, 'undone')
  assert.deepEqual(await listProductReviews(shop.marketplace, product.id), { reviews: [] })
  assert.deepEqual(await writeReview(customer, lovely), { outcome: 'not-delivered' })
  await advance(office, order.id, 'delivered')
  assert.equal((await listProductReviews(shop.marketplace, product.id)).rating?.count, 1)
})

test('the customer waits for the photos, so they are not drawn at low priority', async () => {
  await using shop = await openTestShop()
  const { customer } = await deliveredOrder(shop)
  const priorities: string[] = []
  const scalePicture: typeof customer.scalePicture = (bytes, wanted, priority) => {
    priorities.push(priority)
    return customer.scalePicture(bytes, wanted, priority)
  }
  await drawn({ ...customer, scalePicture }, 1)
  assert.deepEqual(priorities, ['normal'])
})

test('photos are drawn anew, at most three, and public only while their review is shown', async () => {
  await using shop = await openTestShop()
  const { product, office, customer } = await deliveredOrder(shop)
  const photos = await drawn(customer, 3)
  await writeReview(customer, { ...lovely, photos })
  const [line] = await listOwnReviews(customer)
  const names = line?.review?.photos.map(({ name }) => name) ?? []
  assert.equal(names.length, 3)
  const [name = ''] = names
  const bytes = await getReviewPhoto(customer, name, 'large')
  const facts = await sharp(bytes).metadata()
  assert.deepEqual([facts.format, facts.width, facts.height, facts.exif], ['jpeg', 800, 600, undefined])
  assert.equal((await sharp(await getReviewPhoto(office, name, 'small')).metadata()).width, 200)
  await assert.rejects(getReviewPhoto(shop.marketplace, name, 'large'), NotFound)
  await moderateReview(office, await shownTo(office, 'held'), { status: 'published', note: '' })
  assert.deepEqual(await getReviewPhoto(shop.marketplace, name, 'large'), bytes)
  assert.equal((await listProductReviews(shop.marketplace, product.id)).reviews[0]?.photos.length, 3)

  const more = await drawn(customer, 1)
  const change = { ...lovely, keptPhotos: names, photos: more }
  assert.deepEqual(await writeReview(customer, change), { outcome: 'too-many-photos' })
  assert.deepEqual(await writeReview(customer, { ...change, keptPhotos: names.slice(1) }), { outcome: 'held' })
  const [changed] = await listOwnReviews(customer)
  assert.deepEqual(
    changed?.review?.photos.map(({ name }) => name),
    [...names.slice(1), more[0]?.name],
  )
  await assert.rejects(getReviewPhoto(office, name, 'large'), NotFound)
  const refused = await drawReviewPhotos(customer, [Buffer.from('<script>')])
  assert.deepEqual(refused, { outcome: 'refused', reason: 'no-picture' })
})

test('photos of one order are limited for a day, before they are decoded', async () => {
  await using shop = await openTestShop()
  const { customer } = await deliveredOrder(shop)
  const limited = fromNetwork(customer)
  for (let time = 0; time < 4; time += 1) await consumePhotoLimit(limited, 3)
  await assert.rejects(consumePhotoLimit(limited, 1), RateLimited)
  shop.clock.passes({ seconds: 24 * 3600 })
  await consumePhotoLimit(limited, 3)
})

test('a customer deletes a review with its photos and its answer, and may write another', async () => {
  await using shop = await openTestShop()
  const { office, customer, product } = await deliveredOrder(shop)
  await writeReview(customer, { ...lovely, photos: await drawn(customer, 1) })
  await moderateReview(office, await shownTo(office, 'held'), { status: 'published', note: '' })
  await answerReview(office, await shownTo(office, 'published'), { text: 'Thank you', as: 'shop' })
  await withdrawOwnReview(customer, 0)
  assert.deepEqual(await listProductReviews(shop.marketplace, product.id), { reviews: [] })
  const { db } = shop.marketplace
  assert.deepEqual(await db.selectFrom('review_photos').select('id').execute(), [])
  assert.deepEqual(
    await db.selectFrom('reviews').select(['stars', 'body', 'author_name', 'answer', 'status']).execute(),
    [{ stars: null, body: '', author_name: '', answer: null, status: 'withdrawn' }],
  )
  assert.deepEqual(await writeReview(customer, { ...lovely, stars: 4 }), { outcome: 'held' })
})

test('erasing the data of an order erases its reviews and photos; the copy of the data has them before', async () => {
  await using shop = await openTestShop()
  const { customer, product } = await deliveredOrder(shop)
  await writeReview(customer, { ...lovely, photos: await drawn(customer, 2) })
  const [records] = (await exportOwnOrder(customer)).filter(({ table }) => table === 'reviews')
  assert.equal(records?.rows[0]?.stars, 5)
  assert.equal((await eraseOwnOrder(customer)).outcome, 'erased')
  const { db } = shop.marketplace
  const [row] = await db.selectFrom('reviews').select(['stars', 'body', 'author_name', 'status']).execute()
  assert.deepEqual(row, { stars: null, body: '(erased)', author_name: '(erased)', status: 'withdrawn' })
  assert.deepEqual(await db.selectFrom('review_photos').select('id').execute(), [])
  assert.deepEqual(await listProductReviews(shop.marketplace, product.id), { reviews: [] })
})

test('the reviews of a product are paginated by keyset, newest first, and rated together', async () => {
  await using shop = await openTestShop()
  const product = await shop.sells({ sizes: [{ name: '', stock: 10 }] })
  const office = await asOperator(shop.marketplace, 'staff')
  for (const stars of [5, 4, 4]) {
    const { id, token } = await placeTestOrder(shop, product)
    for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const) await advance(office, id, to)
    shop.clock.passes({ seconds: 3600 })
    await writeReview(await asCustomer(shop.marketplace, token), { ...lovely, stars })
  }
  const { rows } = await listReviewsToModerate(office, { status: 'held' })
  for (const shown of rows) await moderateReview(office, shown, { status: 'published', note: '' })
  const first = await listProductReviews(shop.marketplace, product.id, { limit: 2 })
  const rest = await listProductReviews(shop.marketplace, product.id, { limit: 2, before: first.before })
  assert.deepEqual(
    [first, rest].map(({ reviews }) => reviews.map(({ stars }) => stars)),
    [[4, 4], [5]],
  )
  assert.deepEqual([first.rating, rest.before], [{ count: 3, average: 4.3 }, undefined])
})

test('only staff moderate, and only the customer of the order writes', async () => {
  await using shop = await openTestShop()
  const shown = { id: 1, status: 'held' as const, changedAt: shop.clock.now() }
  await assert.rejects(moderateReview(shop.marketplace, shown, { status: 'hidden', note: '' }), NotAllowed)
  await assert.rejects(answerReview(shop.marketplace, shown, { text: 'x', as: 'shop' }), NotAllowed)
  await assert.rejects(listReviewsToModerate(shop.marketplace, { status: 'held' }), NotAllowed)
  await assert.rejects(writeReview(shop.marketplace, lovely), NotAllowed)
})
