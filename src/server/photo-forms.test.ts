import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { openInstance } from '#tests/support/instance.ts'
import { asOperator } from '#tests/support/operators.ts'
import { advance, placeOrderOfThree } from '#tests/support/order-steps.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { maxFields } from '#web/forms/has-too-many-fields.ts'

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

const photoNamed = (field: string, bytes: Uint8Array<ArrayBuffer>) => [field, new File([bytes], 'photo.jpg')] as const

function formOf(fields: Readonly<Record<string, string>>, [name, file]: readonly [string, File]): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append(name, file)
  return form
}

test('a form whose photos are refused says why, and keeps what was chosen and written', async () => {
  await using shop = await openTestShop()
  const token = await deliveredToken(shop)
  await using instance = await openInstance(shop)
  const damage = { 'pieces-0': '2', reason: 'wrong-piece', wish: 'repair', note: 'The green one' }
  const review = { stars: '4', body: 'The green one', name: 'Amel B.' }
  const animation = await sharp([await photo('#5e6b2f'), await photo('#b0763c')], { join: { animated: true } })
    .webp()
    .toBuffer()
  const refusals: [Uint8Array<ArrayBuffer>, RegExp, number][] = [
    [Buffer.from('no picture'), /This is not a JPEG, PNG or WebP picture/, 422],
    [new Uint8Array(animation), /This is an animation/, 422],
    [new Uint8Array(await photo('#5e6b2f')).slice(0, 90), /incomplete or damaged/, 422],
    [new Uint8Array(30 * 1024 * 1024), /too large/, 413],
  ]
  for (const [bytes, why, status] of refusals)
    for (const [page, fields, name] of [
      ['return', damage, 'photos'],
      ['review', review, 'photo'],
    ] as const) {
      const body = formOf(fields, photoNamed(name, bytes))
      body.append('do', page === 'return' ? 'damage' : 'send')
      const request = { method: 'POST', body, headers: { Origin: 'null' } }
      const response = await instance.app.request(`/order/${token}/${page}`, request)
      const html = await response.text()
      assert.deepEqual([page, response.status], [page, status], String(why))
      assert.match(html, why)
      assert.match(html, /The green one/, page)
      const kept = page === 'return' ? ['2', 'wrong-piece', 'repair'] : ['4']
      for (const value of kept)
        assert.match(
          html,
          new RegExp(`(selected|checked)="" value="${value}"|value="${value}" (selected|checked)=""`),
          page,
        )
    }
})

test('a photo with a video behind it is taken with a return and with a review', async () => {
  await using shop = await openTestShop()
  const token = await deliveredToken(shop)
  await using instance = await openInstance(shop)
  const taken = new Uint8Array(Buffer.concat([await photo('#5e6b2f'), Buffer.from('\0\0\0\u0018ftypmp42')]))
  const send = async (page: string, body: FormData) =>
    (await instance.app.request(`/order/${token}/${page}`, { method: 'POST', body, headers: { Origin: 'null' } }))
      .status
  const damage = { do: 'damage', 'pieces-0': '1', reason: 'damaged', wish: 'repair', note: '' }
  assert.equal(await send('return', formOf(damage, photoNamed('photos', taken))), 302)
  assert.equal(await send('review', formOf({ stars: '5', do: 'send' }, photoNamed('photo', taken))), 200)
})

function photo(background: string): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
}

test('a form with photos of more parts than any page sends is refused before it is read', async () => {
  await using shop = await openTestShop()
  const token = await deliveredToken(shop)
  await using instance = await openInstance(shop)
  const sendParts = async (count: number) => {
    const body = `${field('a', '').repeat(count)}--${boundary}--\r\n`
    return (await instance.app.request(`/order/${token}/review`, { method: 'POST', body, headers: withPhotos })).status
  }
  assert.deepEqual([await sendParts(10), await sendParts(maxFields + 1)], [422, 413])
})
