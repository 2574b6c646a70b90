import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { placeOrder, type SingleSizeProduct, sizeIdOf } from './support/cart-and-checkout.ts'
import { expect, test } from './support/fixtures.ts'
import { TapCounter } from './support/tap-counter.ts'

test.use({ viewport: { width: 360, height: 640 } })

/** The shutter, and that the photo is good: taps in the camera of the phone. */
const tapsInCamera = 2

/** A select opens a list of the phone, in which one is tapped. */
const tapsInList = 1

/** Counts the bytes that a page receives and sends, with headers. */
async function countBytes(page: Page): Promise<{ received: number; sent: number }> {
  const bytes = { received: 0, sent: 0 }
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes.received += encodedDataLength
  })
  page.on('requestfinished', async (request) => {
    const { requestBodySize, requestHeadersSize } = await request.sizes()
    bytes.sent += requestBodySize + requestHeadersSize
  })
  return bytes
}

test('from the private link to the first piece in the shop: at most 12 taps and 900 kB, and no script file @phone', async ({
  page,
  site,
}) => {
  const bytes = await countBytes(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const walk = new TapCounter(page)
  await page.goto(`/studio/enter/${await site.sellerLink()}`)
  await walk.tap(page.getByRole('button', { name: 'Enter' }))
  await walk.tap(page.getByRole('link', { name: 'A new piece' }))
  walk.taps += 1 + tapsInCamera
  const photo = await sharp({ create: { width: 3000, height: 2250, channels: 3, background: '#4a7a9c' } })
    .jpeg()
    .toBuffer()
  await page.getByLabel('Take a photo').setInputFiles({ name: 'bowl.jpg', mimeType: 'image/jpeg', buffer: photo })
  await walk.fill(page.getByLabel('Name', { exact: true }), 'First bowl')
  await walk.fill(page.getByLabel('Price in dinars'), '49')
  walk.taps += 1 + tapsInList
  await page.getByLabel('Category').selectOption('decor')
  await walk.tap(page.getByRole('button', { name: 'Put it in the shop' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First bowl')
  await page.waitForLoadState('networkidle')
  expect(walk.taps).toBeLessThanOrEqual(12)
  // Most of it are the typefaces, and the photos of the twenty pieces that the store of the samples has already.
  expect(bytes.received + bytes.sent).toBeLessThanOrEqual(900_000)
  expect(bytes.sent).toBeGreaterThan(0)
  expect(scripts).toEqual([])
})

test('two phones: the second one enters by the QR code of the first, and is ended from there @phone', async ({
  page: first,
  browser,
  site,
}) => {
  await first.goto(`/studio/enter/${await site.sellerLink()}`)
  await first.getByRole('button', { name: 'Enter' }).tap()
  await first.getByRole('link', { name: 'My phones' }).tap()
  await first.getByRole('button', { name: 'Show a code' }).tap()
  await expect(first.getByRole('img', { name: 'QR code that opens your store' })).toBeVisible()
  const [code = ''] = /\d{3} \d{3}/.exec((await first.getByRole('status').textContent()) ?? '') ?? []
  const phone = (await first.getByText('with your number').locator('bdi').textContent()) ?? ''
  const other = await browser.newContext({ baseURL: site.origin })
  const second = await other.newPage()
  await second.goto(`/studio/enter?${new URLSearchParams({ phone, code })}`)
  await second.getByRole('button', { name: 'Enter' }).click()
  await expect(second.getByRole('link', { name: 'A new piece' })).toBeVisible()
  await first.goto('/studio/phones')
  const end = first.getByRole('button', { name: 'End', exact: true })
  await end.tap()
  await expect(end).toHaveCount(0)
  await second.reload()
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Enter your store')
  await other.close()
})

test('an order is prepared, delivered and owed; then the store is closed for some days, and opened again @phone', async ({
  page,
  newShop,
}) => {
  const { origin } = newShop
  await page.goto(`${origin}/studio/enter/${await newShop.sellerLink()}`)
  await page.getByRole('button', { name: 'Enter' }).tap()
  await expect(page.getByRole('link', { name: 'A new piece' })).toBeVisible()
  const own = await page
    .locator('a[href^="/studio/pieces/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const { products } = (await (await page.request.get(`${origin}/api/products`)).json()) as {
    products: SingleSizeProduct[]
  }
  const piece = products.find(
    ({ id, sizes, promo }) => own.includes(`/studio/pieces/${id}`) && sizes.length === 1 && promo === 'FALSE',
  )
  if (!piece) throw new Error('The store has no piece of one size')

  const number = await placeOrder(page, piece, { nom: 'Nour Ben Salah' }, origin)
  await page.goto(`${origin}/studio/orders`)
  await expect(page.getByText('There is nothing to prepare.')).toBeVisible()
  await newShop.confirmOrder(number)
  await page.reload()
  await expect(page.getByRole('main')).toContainText(piece.name)
  await expect(page.getByRole('main')).not.toContainText('Nour')
  await page.getByRole('button', { name: 'It is ready' }).tap()
  await expect(page.getByText('The shop knows that it is ready.')).toBeVisible()
  await newShop.deliverOrder(number)
  await page.getByRole('link', { name: 'Money' }).tap()
  await expect(page.getByRole('main')).toContainText(
    new RegExp(`The shop owes you\\s*${piece.price.toFixed(2).replace('.', '\\.')}\\sTND`),
  )

  await page.getByRole('link', { name: 'Store', exact: true }).tap()
  const day = (later: number) =>
    new Date(Date.now() + later * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Africa/Tunis' })
  await page.getByLabel('From').fill(day(0))
  await page.getByLabel('To, this day included').fill(day(3))
  await page.getByRole('button', { name: 'Close the store on these days' }).tap()
  await expect(page.getByText('Closed. Buyers can order again from')).toBeVisible()
  const order = () =>
    page.request.post(`${origin}/api/orders`, {
      data: {
        ...{ nom: 'Amel', email: 'amel@example.tn', telephone: '55666777', adresse: '12 rue', ville: 'Nabeul' },
        ...{ orderItems: [{ productId: piece.id, sizeId: sizeIdOf(piece), quantity: 1 }], total: piece.price + 8 },
        paymentMethod: 'livraison',
      },
    })
  expect((await order()).status()).toBe(409)
  await page.getByRole('button', { name: 'Open it again now' }).tap()
  await expect(page.getByText('Your store is open.').first()).toBeVisible()
  expect((await order()).status()).toBe(201)
})
