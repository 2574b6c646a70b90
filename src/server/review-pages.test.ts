import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { listReviewsToModerate } from '#domain/reviews/list-reviews-to-moderate.ts'
import { answerReview, moderateReview } from '#domain/reviews/moderate-review.ts'
import { type WrittenReview, withdrawOwnReview, writeReview } from '#domain/reviews/write-review.ts'
import { openBackofficeForms } from '#tests/support/backoffice-form-browser.ts'
import { openInstance, untilUpToDate } from '#tests/support/instance.ts'
import { asOperator } from '#tests/support/operators.ts'
import { advance, placeOrderOfThree } from '#tests/support/order-steps.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

async function deliveredOrder(shop: TestShop) {
  const { order, product } = await placeOrderOfThree(shop)
  const office = await asOperator(shop.marketplace, 'staff')
  for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const) await advance(office, order.id, to)
  shop.clock.passes({ seconds: 3600 })
  return { order, product, office }
}

function formOf(fields: Readonly<Record<string, string>>, photos: readonly Uint8Array<ArrayBuffer>[] = []): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const photo of photos) form.append('photo', new Blob([photo]), 'photo.jpg')
  return form
}

const lovely = { stars: '4', body: 'Warm & well sewn', name: 'Amel B.', do: 'send' }

test('a review is written without script on the page of the order, with photos, and stands on the product page once published', async () => {
  await using shop = await openTestShop()
  const { order, product, office } = await deliveredOrder(shop)
  await using instance = await openInstance(shop)
  const page = `/order/${order.token}/review`
  const send = async (body: FormData) => {
    const response = await instance.app.request(page, { method: 'POST', body, headers: { Origin: 'null' } })
    return [response.status, await response.text()] as const
  }
  assert.match(await instance.text(`/order/${order.token}`), new RegExp(`href="${page}\\?line=0"`))
  assert.match(await instance.text(page), /type="radio"[^>]*name="stars"/)

  const [invalid, refused] = await send(formOf({ ...lovely, stars: '' }))
  assert.equal(invalid, 422)
  assert.match(refused, /Choose one to five stars/)
  assert.match(refused, /Warm &amp; well sewn/)
  const [noPicture, unusable] = await send(formOf(lovely, [Buffer.from('<script>alert(1)</script>')]))
  assert.equal(noPicture, 422)
  assert.match(unusable, /This is not a JPEG, PNG or WebP/)

  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#b0763c' } })
    .jpeg()
    .toBuffer()
  const [done, thanks] = await send(formOf(lovely, [new Uint8Array(photo)]))
  assert.equal(done, 200)
  assert.match(thanks, /Thank you! It will appear/)
  const own = /review-photo\/[0-9a-f]{32}\.small\.jpg/.exec(await instance.text(page))?.[0] ?? 'none'
  const kept = await instance.app.request(`/order/${order.token}/${own}`)
  assert.deepEqual([kept.status, kept.headers.get('Cache-Control')], [200, 'no-store'])
  assert.equal((await instance.app.request(`/${own}`)).status, 404)

  const productPage = `/product/${product.id}`
  const before = await instance.text(productPage)
  assert.doesNotMatch(before, /aggregateRating|Warm &amp; well sewn|id="reviews"/)
  assert.equal(await instance.cacheStatus(productPage), 'hit')
  const [held] = (await listReviewsToModerate(office, { status: 'held' })).rows
  assert.ok(held)
  const published = { ...held, status: 'published' as const }
  await moderateReview(office, held, { status: 'published', note: '' })
  await answerReview(office, published, { text: 'Thank you, Amel', as: 'maker' })
  await untilUpToDate(instance.changeFeed)
  const html = await instance.text(productPage)
  for (const shown of [/Warm &amp; well sewn/, /Amel B\./, /Bought here/, /Reply from the maker/, /Thank you, Amel/])
    assert.match(html, shown)
  const jsonLd = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  )
  const { aggregateRating, review } = jsonLd.find((data) => data['@type'] === 'Product')
  assert.deepEqual([aggregateRating.ratingValue, aggregateRating.reviewCount], [4, 1])
  assert.deepEqual([review[0].author.name, review[0].reviewRating.ratingValue], ['Amel B.', 4])
  assert.equal((await instance.app.request(`/${own}`)).status, 200)
  assert.match(await instance.text(`${productPage}/reviews`), /Warm &amp; well sewn/)

  const comments = await (await instance.app.request(`/api/comment/${product.id}`)).json()
  assert.deepEqual([comments.total, comments.products], [0, []])
  assert.deepEqual(comments.rating, { average: 4, count: 1 })
  assert.deepEqual([comments.reviews[0].name, comments.reviews[0].stars], ['Amel B.', 4])

  await moderateReview(office, published, { status: 'hidden', note: 'A test' })
  await untilUpToDate(instance.changeFeed)
  assert.doesNotMatch(await instance.text(productPage), /aggregateRating|Warm &amp; well sewn/)
  const without = await (await instance.app.request(`/api/comment/${product.id}`)).json()
  assert.deepEqual(without, { products: [], total: 0 })
})

test('an order that is not delivered has no form, and its customer cannot send one', async () => {
  await using shop = await openTestShop()
  const { order } = await placeOrderOfThree(shop)
  await using instance = await openInstance(shop)
  const page = `/order/${order.token}/review`
  assert.doesNotMatch(await instance.text(page), /name="stars"/)
  assert.doesNotMatch(await instance.text(`/order/${order.token}`), /own-reviews/)
  const response = await instance.app.request(page, {
    method: 'POST',
    body: formOf(lovely),
    headers: { Origin: 'null' },
  })
  assert.equal(response.status, 409)
  const unknown = await instance.app.request(`/order/${'x'.repeat(22)}/review`)
  assert.equal(unknown.status, 404)
})

test('the office that answers a review which was rewritten or deleted since sees it, and keeps what it typed', async () => {
  await using backoffice = await openBackofficeForms()
  const { shop } = backoffice
  const { order, office } = await deliveredOrder(shop)
  const customer = await asCustomer(shop.marketplace, order.token)
  const written: WrittenReview = {
    ...{ position: 0, stars: 5, body: 'Warm and well sewn', authorName: '' },
    ...{ keptPhotos: [], photos: [] },
  }
  await writeReview(customer, written)
  const [shown] = (await listReviewsToModerate(office, { status: 'held' })).rows
  assert.ok(shown)
  shop.clock.passes({ seconds: 5 })
  await writeReview(customer, { ...written, body: 'Do not buy here' })

  const about = { review: String(shown.id), status: 'held', changedAt: String(shown.changedAt.getTime()) }
  const answer = { ...about, do: 'answer', answer: 'Thank you, Amel', as: 'shop' }
  const refused = await backoffice.ask('/admin/reviews', answer)
  assert.equal(refused.status, 409)
  const html = await refused.text()
  for (const part of [/has changed since you opened/, /Do not buy here/, />Thank you, Amel<\/textarea>/])
    assert.match(html, part)

  await withdrawOwnReview(customer, 0)
  const gone = await backoffice.ask('/admin/reviews', answer)
  assert.equal(gone.status, 409)
  assert.match(await gone.text(), /has deleted this review\..*>Thank you, Amel<\/span>/s)
})
