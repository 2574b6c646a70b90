import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openInstance } from '#tests/support/instance.ts'
import { asOperator } from '#tests/support/operators.ts'
import { advance, placeOrderOfThree } from '#tests/support/order-steps.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

const boundary = 'form-of-a-slow-phone'
const withPhotos = { 'Content-Type': `multipart/form-data; boundary=${boundary}`, Origin: 'null' }

const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

/** A form that names no piece, so that it is refused once it was read. */
const photoForm = Buffer.from(`${field('do', 'damage')}${field('stars', '')}--${boundary}--\r\n`)

/** A body that sends nothing until it is released; `isRead` settles once somebody reads it. */
function slowBody() {
  const { promise: isRead, resolve: noteRead } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        noteRead()
        await released
        controller.enqueue(new Uint8Array(photoForm))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { body, isRead, release }
}

async function deliveredToken(shop: TestShop): Promise<string> {
  const { order } = await placeOrderOfThree(shop)
  const office = await asOperator(shop.marketplace, 'staff')
  for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const) await advance(office, order.id, to)
  shop.clock.passes({ seconds: 3600 })
  return order.token
}

for (const slow of ['return', 'review'])
  test(`while six forms with photos for a ${slow} arrive, no other such form is read, and forms without photos are`, async () => {
    await using shop = await openTestShop()
    const token = await deliveredToken(shop)
    await using instance = await openInstance(shop)
    const post = async (page: string, body: BodyInit, headers: Readonly<Record<string, string>> = { Origin: 'null' }) =>
      instance.app.request(`/order/${token}/${page}`, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

    const bodies = Array.from({ length: 6 }, slowBody)
    const sent = bodies.map(({ body }) => post(slow, body, withPhotos))
    await Promise.all(bodies.map(({ isRead }) => isRead))
    for (const page of ['return', 'review']) {
      const refused = await post(page, photoForm, withPhotos)
      assert.deepEqual([page, refused.status], [page, 503])
      assert.match(refused.headers.get('Retry-After') ?? '', /^\d+$/)
    }
    assert.equal((await post('return', new URLSearchParams({ do: 'withdrawal' }))).status, 422)

    for (const { release } of bodies) release()
    assert.deepEqual(
      (await Promise.all(sent)).map(({ status }) => status),
      Array(6).fill(422),
    )
    for (const page of ['return', 'review']) assert.equal((await post(page, photoForm, withPhotos)).status, 422)
  })

test('forms with photos whose words are not valid UTF-8 are refused', async () => {
  await using shop = await openTestShop()
  const token = await deliveredToken(shop)
  await using instance = await openInstance(shop)
  const body = Buffer.concat([Buffer.from(field('note', '~')), photoForm])
  body[body.indexOf('~')] = 0xe9
  for (const page of ['return', 'review']) {
    const request = { method: 'POST', body, headers: withPhotos }
    assert.equal((await instance.app.request(`/order/${token}/${page}`, request)).status, 400, page)
  }
})
