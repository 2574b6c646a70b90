import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openAlive } from './support/alive.ts'
import { hold } from './support/hold.ts'
import { allProducts, productOfModel } from './support/products.ts'
import { expect, test } from './support/shop-test.ts'

/** A photo as a telephone takes it: upright only by its orientation, with the place in it. */
function photo(): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#5e6b2f' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

test('a product is added with a photo and is in the shop at once @phone', async ({ office, request }) => {
  await office.goto('/admin/products')
  await expectAccessible(office)
  await office.getByRole('link', { name: 'Add a product' }).click()
  await office.getByLabel('Take or choose photos').setInputFiles([
    { name: 'trap.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"></svg>') },
    { name: 'bowl.jpg', mimeType: 'image/jpeg', buffer: await photo() },
  ])
  await expect(office.getByText('This is no JPEG, PNG or WebP picture')).toBeVisible()
  await office.getByRole('button', { name: 'Leave it out' }).click()
  await office.getByLabel('What picture 1 shows').fill('A bowl in olive green')
  await office.getByLabel('Name', { exact: true }).fill('Bowl of the potter’s daughter')
  await office.getByLabel('Price in dinars').fill('38,5')
  await office.getByLabel('Category').selectOption('decor')
  await office.getByLabel('Store').selectOption({ index: 1 })
  await office.getByLabel('Pieces in stock').fill('3')
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Put it in the shop' }).click()
  await expect(office.getByText('Visitors see it like this now')).toBeVisible()
  await expectAccessible(office)

  await office.goto('/shop?sort=newest')
  const card = office.getByRole('link', { name: 'Bowl of the potter’s daughter' }).first()
  await card.click()
  await expect(office.getByText('38.50 TND').first()).toBeVisible()
  await expect(office.getByRole('img', { name: 'A bowl in olive green' }).first()).toBeVisible()
  const { images } = (await allProducts(request)).find(({ name }) => name.startsWith('Bowl of the potter')) ?? {
    images: [],
  }
  const kept = await sharp(await (await request.get(`/api/image/${images[0]}`)).body()).metadata()
  expect([kept.width, kept.height, kept.exif]).toEqual([480, 640, undefined])
})

test('of two who edit a product the second sees what changed and loses nothing @phone', async ({ office, request }) => {
  const { id } = await productOfModel(request, 'BL-Marsa')
  const path = `/admin/products/${id}`
  const other = await office.context().newPage()
  await other.goto(path)
  await office.goto(path)

  await other.getByLabel('Price in dinars', { exact: true }).fill('77')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Visitors see it like this now')).toBeVisible()
  await other.close()

  await office.getByLabel('Model').fill('BL-Marsa-2')
  await expect(office.getByText('Not saved yet')).toBeVisible()
  await office.getByRole('link', { name: 'Products' }).first().click()
  await office.getByRole('button', { name: 'Stay here' }).click()
  await office.getByRole('button', { name: 'Save' }).click()
  await expect(office.getByText('Somebody else saved this product')).toBeVisible()
  await expect(office.getByText('Price: 77.00 TND')).toBeInViewport()
  await expect(office.getByLabel('Price in dinars', { exact: true })).toHaveValue('77')
  await expect(office.getByLabel('Model')).toHaveValue('BL-Marsa-2')
  await office.getByRole('button', { name: 'Save' }).click()
  await expect(office.getByText('Visitors see it like this now')).toBeVisible()
  const saved = await productOfModel(request, 'BL-Marsa-2')
  expect(saved.price).toBe(77)
})

test('the preview shows what is typed, before it is saved, and the last that could be read @phone', async ({
  office,
  request,
}) => {
  const { id } = await productOfModel(request, 'BL-Medina')
  await openAlive(office, `/admin/products/${id}`)
  await office.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = office.getByRole('region', { name: 'As visitors see it' })
  await office.getByLabel('Name', { exact: true }).fill('Slippers of the bride')
  await office.getByLabel('Price in dinars', { exact: true }).fill('88')
  await expect(preview).toContainText('Slippers of the bride')
  await expect(preview).toContainText('88.00 TND')
  await office.getByLabel('Price in dinars', { exact: true }).fill('eighty')
  await office.getByRole('button', { name: 'Add a size' }).click()
  await office
    .getByRole('textbox', { name: /^Size \d+$/ })
    .last()
    .fill('Very large')
  await expect(preview).toContainText('Very large')
  await expect(preview).toContainText('88.00 TND')
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Close the preview' }).click()
  await expect(preview).toBeHidden()
})

test('a retired product is found, brought back and counted in the list @phone', async ({ office, site, request }) => {
  const { id, name, sizes } = await productOfModel(request, 'BL-Chebrella')
  await site.retire(id)
  await office.goto('/admin/products?state=retired')
  await office.getByRole('link', { name }).click()
  await expect(office.getByText('Visitors do not see it: it is retired')).toBeVisible()
  await office.getByRole('button', { name: 'Bring it back' }).click()
  await expect(office.getByText('Visitors see it and can order it')).toBeVisible()
  expect((await office.request.get(`/product/${id}`)).status()).toBe(200)

  await office.goto(`/admin/products?q=${encodeURIComponent(name)}`)
  const count = office.getByLabel(new RegExp(`^Pieces of ${name}`)).first()
  await count.fill('41')
  await count.press('Enter')
  await expect(office.getByText('Saved')).toBeVisible()
  const after = await productOfModel(request, 'BL-Chebrella')
  expect(after.sizes[0]?.quantity).toBe(41)
  expect(after.sizes[0]?.sizeId).toBe(sizes[0]?.sizeId)
})

test('the sale of the week is planned, shown with its price, and called off @phone', async ({ office, request }) => {
  const { id, price } = await productOfModel(request, 'BL-Medina')
  await office.goto('/admin/promotion?q=BL-Medina')
  await expectAccessible(office)
  await office.getByRole('button', { name: 'End it now' }).click()
  await expect(office.getByText('No promotion runs.')).toBeVisible()
  const next = office.getByRole('region', { name: 'Prepare the next one' })
  await next.getByLabel('Price in dinars').fill('9,9')
  await next.getByRole('searchbox').fill('Medina')
  await next.getByRole('button', { name: 'Search' }).click()
  await expect(office).toHaveURL(/q=Medina/)
  await expect(next.getByLabel('Price in dinars')).toHaveValue('9,9')
  await office.getByLabel('Found').selectOption(String(id))
  const prepare = async (dinars: string) => {
    await next.getByLabel('Price in dinars').fill(dinars)
    await next.getByLabel('From (Tunis time)').fill('2026-01-05T08:00')
    await next.getByLabel('Until (Tunis time)').fill('2099-01-12T08:00')
    await office.getByRole('button', { name: 'Prepare it' }).click()
  }
  await prepare(String(price))
  await expect(office.getByText('not lower than the price')).toBeVisible()
  await prepare('9,9')
  await expect(office.getByText('It is prepared')).toBeVisible()
  const shown = await productOfModel(request, 'BL-Medina')
  expect(shown).toMatchObject({ promo: 'TRUE', percentpromo: 9.9 })

  await office.getByText('Change price or days').first().click()
  const running = office.getByRole('region', { name: 'Now on the home page' })
  await running.getByLabel('Price in dinars').fill('8,8')
  await running.getByRole('button', { name: 'Save the change' }).click()
  await expect(office.getByText('It is changed.')).toBeVisible()
  await expectAccessible(office)
  expect(await productOfModel(request, 'BL-Medina')).toMatchObject({ promo: 'TRUE', percentpromo: 8.8 })

  await office.getByRole('button', { name: 'End it now' }).click()
  await expect(office.getByText('No promotion runs.')).toBeVisible()
  expect(await productOfModel(request, 'BL-Medina')).toMatchObject({ promo: 'FALSE', percentpromo: null })

  // The next journeys find a sale of the week again.
  await office.getByLabel('Found').selectOption(String(id))
  await prepare('9,9')
  await expect(office.getByText('It is prepared')).toBeVisible()
})

test('stores and the home page are changed where they stand @desktop', async ({ office }) => {
  await office.goto('/admin/stores')
  await expectAccessible(office)
  await office.getByRole('link', { name: /Dar El Fakhar/i }).click()
  await office.getByLabel('Text').fill('Pottery of Nabeul, three generations.')
  await office.getByRole('button', { name: 'Save' }).click()
  await expect(office.getByText('Visitors see it like this now')).toBeVisible()
  await expectAccessible(office)

  await openAlive(office, '/admin/home-page')
  await office.getByText('Second picture').click()
  const place = office.getByRole('group').filter({ hasText: 'Second picture' })
  await place
    .getByLabel('Take or choose a photo')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  await expect(place.getByText('The new picture is shown once you save.')).toBeVisible()
  await place.getByLabel('Headline').fill('Winter wool')
  await place.getByLabel('Where it leads').fill('/shop?q=wool')
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Save' }).first().click()
  await expect(office.getByText('The home page shows it now.')).toBeVisible()
  const door = office.getByRole('group').filter({ hasText: 'Kids Room Wonders' })
  await office.getByText('Kids Room Wonders').click()
  await door.getByLabel('Text', { exact: true }).fill('Dolls and drums')
  await door.getByRole('button', { name: 'Save' }).click()
  await expect(door.getByText('The home page shows it now.')).toBeVisible()
  await office.goto('/')
  await expect(office.getByText('Winter wool').first()).toBeAttached()
  await expect(office.getByRole('link', { name: /Kids Room Wonders/ }).filter({ hasText: 'Dolls' })).toBeVisible()
})

test('prices are pasted from a spreadsheet, looked over, and saved @phone', async ({ office, request }) => {
  const { id, name } = await productOfModel(request, 'BL-Chebrella')
  await openAlive(office, '/admin/products/sheet')
  await office.getByRole('textbox').fill('model\tprice\nBL-Chebrella\t161,5\nNo-such-model\t20')
  await office.getByRole('button', { name: 'Look at what would change' }).click()
  const review = office.getByRole('region', { name: 'This would change' })
  await expect(review.getByRole('listitem').filter({ hasText: name })).toContainText('161.50 TND')
  await expect(review).toContainText('Left out: a new product needs a name')
  expect((await request.get(`/api/products/${id}`).then((answer) => answer.json()))[0].price).not.toBe(161.5)
  await expectAccessible(office)
  await review.getByRole('button', { name: 'Save it' }).click()
  await expect(office.getByText('1 product changed, 0 new.')).toBeVisible()
  expect((await productOfModel(request, 'BL-Chebrella')).price).toBe(161.5)
})

test('a photo that did not arrive is sent again @phone', async ({ office, request }) => {
  const { id } = await productOfModel(request, 'BL-Medina')
  await openAlive(office, `/admin/products/${id}`)
  const described = office.getByLabel(/^What picture \d+ shows$/)
  const before = await described.count()
  await office.route('**/admin/pictures', (route) => route.abort('connectionfailed'), { times: 1 })
  await office
    .getByLabel('Take or choose photos')
    .setInputFiles({ name: 'sandal.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  await expect(office.getByText('The picture did not reach the shop.')).toBeVisible()
  await office.getByRole('button', { name: 'Try again' }).click()
  await expect(described).toHaveCount(before + 1)
  await expect(office.getByText('The picture did not reach the shop.')).toHaveCount(0)
})

test('a product is not saved before its photo has arrived, and what is typed while it is saved stays @phone', async ({
  office,
  request,
}) => {
  const { id } = await productOfModel(request, 'BL-Medina')
  await openAlive(office, `/admin/products/${id}`)
  const described = office.getByLabel(/^What picture \d+ shows$/)
  const before = await described.count()
  const upload = await hold(office, '**/admin/pictures')
  await office
    .getByLabel('Take or choose photos')
    .setInputFiles({ name: 'sandal.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  await expect(office.getByRole('button', { name: 'Waiting for 1 photo…' })).toBeDisabled()
  upload.letGo()
  await expect(described).toHaveCount(before + 1)

  const model = office.getByLabel('Model')
  await office.getByRole('button', { name: 'Add a size' }).click()
  await office
    .getByLabel(/^Size \d+$/)
    .last()
    .fill('46')
  const save = await hold(office, `**/admin/products/${id}.data*`)
  await office.getByRole('button', { name: 'Save' }).click()
  await save.isHeld
  await model.fill('BL-Medina-2')
  await model.press('End')
  save.letGo()
  await expect(office.getByText('Saved. Visitors see it like this now.')).toBeVisible()
  await expect(model).toHaveValue('BL-Medina-2')
  await expect(model).toBeFocused()
  await expect(office.getByText('Not saved yet')).toBeVisible()
  await office.getByRole('button', { name: 'Save' }).click()
  await expect(office.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()
  const saved = await productOfModel(request, 'BL-Medina-2')
  expect(saved.images).toHaveLength(before + 1)
  expect(saved.sizes.filter(({ sizeName }: { sizeName: string }) => sizeName === '46')).toHaveLength(1)
  await model.fill('BL-Medina')
  await office.getByRole('button', { name: 'Save' }).click()
  await expect(office.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()
})

test('a retired store and its products leave the shop, and come back @phone', async ({ office, request }) => {
  const { brand } = await productOfModel(request, 'BL-Medina')
  await openAlive(office, `/admin/stores/${brand.idbrand}`)
  await office.getByRole('button', { name: 'Retire the store' }).click()
  await expect(office.getByText('Visitors see neither this store nor its products')).toBeVisible()
  await expectAccessible(office)
  expect((await office.request.get(`/store/${brand.idbrand}`)).status()).toBe(404)
  await office.getByRole('link', { name: 'Its products' }).click()
  await expect(office.getByText('Store retired').first()).toBeVisible()
  await office.goto(`/admin/stores/${brand.idbrand}`)
  await office.getByRole('button', { name: 'Bring the store back' }).click()
  await expect(office.getByText('Visitors see neither this store nor its products')).toHaveCount(0)
  expect((await office.request.get(`/store/${brand.idbrand}`)).status()).toBe(200)
})
