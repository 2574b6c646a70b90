import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './support/fixtures.ts'
import { holdRequests } from './support/hold-requests.ts'
import { openHydrated } from './support/hydration.ts'
import { allProducts, productOfModel } from './support/products.ts'

/** A photo as taken by a phone: rotated by its EXIF orientation, with a location. */
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

test('a product is added with a photo and is in the shop at once @phone', async ({ backoffice, request }) => {
  // Axe looks at three long pages.
  test.setTimeout(90_000)
  await backoffice.goto('/admin/products')
  await expectAccessible(backoffice)
  await backoffice.getByRole('link', { name: 'Add a product' }).click()
  await backoffice.getByLabel('Take or choose photos').setInputFiles([
    { name: 'trap.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"></svg>') },
    { name: 'bowl.jpg', mimeType: 'image/jpeg', buffer: await photo() },
  ])
  await expect(backoffice.getByText('This is no JPEG, PNG or WebP picture')).toBeVisible()
  await backoffice.getByRole('button', { name: 'Leave it out' }).click()
  await backoffice.getByLabel('What picture 1 shows').fill('A bowl in olive green')
  await backoffice.getByRole('textbox', { name: 'Name', exact: true }).fill('Bowl of the potter’s daughter')
  await backoffice.getByLabel('Price in dinars').fill('38,5')
  await backoffice.getByLabel('Category').selectOption('decor')
  await backoffice.getByLabel('Store').selectOption({ index: 1 })
  await backoffice.getByLabel('Pieces in stock').fill('3')
  await expectAccessible(backoffice)
  await backoffice.getByRole('button', { name: 'Save the product' }).click()
  await expect(backoffice.getByText('Visitors see it like this now')).toBeVisible()
  await expectAccessible(backoffice)

  await backoffice.goto('/shop?sort=newest')
  const card = backoffice.getByRole('link', { name: 'Bowl of the potter’s daughter' }).first()
  await card.click()
  await expect(backoffice.getByText('38.50 TND').first()).toBeVisible()
  await expect(backoffice.getByRole('img', { name: 'A bowl in olive green' }).first()).toBeVisible()
  const { images } = (await allProducts(request)).find(({ name }) => name.startsWith('Bowl of the potter')) ?? {
    images: [],
  }
  const kept = await sharp(await (await request.get(`/api/image/${images[0]}`)).body()).metadata()
  expect([kept.width, kept.height, kept.exif]).toEqual([480, 640, undefined])
})

test('a product that is added from the page of a store begins with this store @phone', async ({ backoffice }) => {
  await backoffice.goto('/admin/stores/3')
  await backoffice.getByRole('link', { name: 'Add a product' }).click()
  await expect(backoffice.getByLabel('Store')).toHaveValue('3')
})

test('of two concurrent edits of a product the second sees what changed and loses nothing @phone', async ({
  backoffice,
  request,
}) => {
  const { id } = await productOfModel(request, 'BL-Marsa')
  const path = `/admin/products/${id}`
  const other = await backoffice.context().newPage()
  await other.goto(path)
  await backoffice.goto(path)

  await other.getByLabel('Price in dinars', { exact: true }).fill('77')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Visitors see it like this now')).toBeVisible()
  await other.close()

  await backoffice.getByLabel('Model').fill('BL-Marsa-2')
  await expect(backoffice.getByText('Not saved yet')).toBeVisible()
  await backoffice.getByRole('link', { name: 'Products' }).first().click()
  await backoffice.getByRole('button', { name: 'Stay here' }).click()
  await backoffice.getByRole('button', { name: 'Save' }).click()
  await expect(backoffice.getByText('Somebody else saved this product')).toBeVisible()
  await expect(backoffice.getByText('Price: 77.00 TND')).toBeInViewport()
  await expect(backoffice.getByLabel('Price in dinars', { exact: true })).toHaveValue('77')
  await expect(backoffice.getByLabel('Model')).toHaveValue('BL-Marsa-2')
  await backoffice.getByRole('button', { name: 'Save' }).click()
  await expect(backoffice.getByText('Visitors see it like this now')).toBeVisible()
  const saved = await productOfModel(request, 'BL-Marsa-2')
  expect(saved.price).toBe(77)
})

test('the preview shows unsaved text, and the last valid state @phone', async ({ backoffice, request }) => {
  const { id } = await productOfModel(request, 'BL-Medina')
  await openHydrated(backoffice, `/admin/products/${id}`)
  await backoffice.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = backoffice.getByRole('region', { name: 'As visitors see it' })
  await backoffice.getByRole('textbox', { name: 'Name', exact: true }).fill('Slippers of the bride')
  await backoffice.getByLabel('Price in dinars', { exact: true }).fill('88')
  await expect(preview).toContainText('Slippers of the bride')
  await expect(preview).toContainText('88.00 TND')
  await backoffice.getByLabel('Price in dinars', { exact: true }).fill('eighty')
  await backoffice.getByRole('button', { name: 'Add a size' }).click()
  await backoffice
    .getByRole('textbox', { name: /^Size \d+$/ })
    .last()
    .fill('Very large')
  await expect(preview).toContainText('Very large')
  await expect(preview).toContainText('88.00 TND')
  await expectAccessible(backoffice)
  await backoffice.getByRole('button', { name: 'Close the preview' }).click()
  await expect(preview).toBeHidden()
})

test('a retired product is found, restored and counted in the list @phone', async ({ backoffice, site, request }) => {
  const { id, name, sizes } = await productOfModel(request, 'BL-Chebrella')
  await site.retire(id)
  await backoffice.goto('/admin/products?state=retired')
  await backoffice.getByRole('link', { name }).click()
  await expect(backoffice.getByText('Visitors do not see it: it is retired')).toBeVisible()
  await backoffice.getByRole('button', { name: 'Bring it back' }).click()
  await expect(backoffice.getByText('Visitors see it and can order it')).toBeVisible()
  expect((await backoffice.request.get(`/product/${id}`)).status()).toBe(200)

  await backoffice.goto(`/admin/products?q=${encodeURIComponent(name)}`)
  const count = backoffice.getByLabel(new RegExp(`^Pieces of ${name}`)).first()
  await count.fill('41')
  await count.press('Enter')
  await expect(backoffice.getByText('Saved')).toBeVisible()
  const after = await productOfModel(request, 'BL-Chebrella')
  expect(after.sizes[0]?.quantity).toBe(41)
  expect(after.sizes[0]?.sizeId).toBe(sizes[0]?.sizeId)
})

test('the weekly promotion is scheduled, shown with its price, and canceled @phone', async ({
  backoffice,
  request,
}) => {
  const { id, price } = await productOfModel(request, 'BL-Medina')
  await backoffice.goto('/admin/promotion?q=BL-Medina')
  await expectAccessible(backoffice)
  await backoffice.getByRole('button', { name: 'End it now' }).click()
  await expect(backoffice.getByText('No promotion runs.')).toBeVisible()
  const next = backoffice.getByRole('region', { name: 'Prepare the next one' })
  await next.getByLabel('Price in dinars').fill('9,9')
  await next.getByRole('searchbox').fill('Medina')
  await next.getByRole('button', { name: 'Search' }).click()
  await expect(backoffice).toHaveURL(/q=Medina/)
  await expect(next.getByLabel('Price in dinars')).toHaveValue('9,9')
  await backoffice.getByLabel('Found').selectOption(String(id))
  const prepare = async (dinars: string) => {
    await next.getByLabel('Price in dinars').fill(dinars)
    await next.getByLabel('From (Tunis time)').fill('2026-01-05T08:00')
    await next.getByLabel('Until (Tunis time)').fill('2099-01-12T08:00')
    await backoffice.getByRole('button', { name: 'Prepare it' }).click()
  }
  await prepare(String(price))
  await expect(backoffice.getByText('without the promotion the product costs')).toBeVisible()
  await prepare('9,9')
  await expect(backoffice.getByText('It is prepared')).toBeVisible()
  const shown = await productOfModel(request, 'BL-Medina')
  expect(shown).toMatchObject({ promo: 'TRUE', percentpromo: 9.9 })

  await backoffice.getByText('Change price or days').first().click()
  const running = backoffice.getByRole('region', { name: 'Now on the home page' })
  await running.getByLabel('Price in dinars').fill('8,8')
  await running.getByRole('button', { name: 'Save the change' }).click()
  await expect(backoffice.getByText('It is changed.')).toBeVisible()
  await expectAccessible(backoffice)
  expect(await productOfModel(request, 'BL-Medina')).toMatchObject({ promo: 'TRUE', percentpromo: 8.8 })

  await backoffice.getByRole('button', { name: 'End it now' }).click()
  await expect(backoffice.getByText('No promotion runs.')).toBeVisible()
  expect(await productOfModel(request, 'BL-Medina')).toMatchObject({ promo: 'FALSE', percentpromo: null })

  // Restores a weekly promotion for the tests that follow.
  await backoffice.getByLabel('Found').selectOption(String(id))
  await prepare('9,9')
  await expect(backoffice.getByText('It is prepared')).toBeVisible()
})

test('stores and the home page are edited in place @desktop', async ({ page: backoffice, newShop }) => {
  // A shop of its own: other tests expect the banners of the sample shop.
  const session = { name: 'hirfa-office', value: await newShop.signIn('owner'), url: newShop.origin }
  await backoffice.context().addCookies([{ ...session, httpOnly: true, sameSite: 'Lax' }])
  await backoffice.goto(`${newShop.origin}/admin/stores`)
  await expectAccessible(backoffice)
  await backoffice.getByRole('link', { name: /Dar El Fakhar/i }).click()
  await backoffice.getByRole('textbox', { name: 'Description' }).first().fill('Pottery of Nabeul, three generations.')
  await backoffice.getByRole('button', { name: 'Save' }).click()
  await expect(backoffice.getByText('Visitors see it like this now')).toBeVisible()
  await expectAccessible(backoffice)

  await openHydrated(backoffice, `${newShop.origin}/admin/home-page`)
  await backoffice.getByText('Second picture').click()
  const place = backoffice.getByRole('group').filter({ hasText: 'Second picture' })
  await place
    .getByLabel('Take or choose a photo')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  await expect(place.getByText('The new picture is shown once you save.')).toBeVisible()
  await place.getByRole('textbox', { name: 'Headline' }).fill('Winter wool')
  await place.getByLabel('Where it leads').fill('/shop?q=wool')
  await expectAccessible(backoffice)
  await backoffice.getByRole('button', { name: 'Save' }).first().click()
  await expect(backoffice.getByText('The home page shows it now.')).toBeVisible()
  const door = backoffice.getByRole('group').filter({ hasText: 'Kids Room Wonders' })
  await backoffice.getByText('Kids Room Wonders').click()
  await door.getByRole('textbox', { name: 'Text', exact: true }).fill('Dolls and drums')
  await door.getByRole('button', { name: 'Save' }).click()
  await expect(door.getByText('The home page shows it now.')).toBeVisible()
  await backoffice.goto(newShop.origin)
  await expect(backoffice.getByText('Winter wool').first()).toBeAttached()
  await expect(backoffice.getByRole('link', { name: /Kids Room Wonders/ }).filter({ hasText: 'Dolls' })).toBeVisible()
})

test('prices are pasted from a spreadsheet, reviewed, and saved @phone', async ({ backoffice, request }) => {
  const { id, name } = await productOfModel(request, 'BL-Chebrella')
  await openHydrated(backoffice, '/admin/products/sheet')
  await backoffice.getByRole('textbox').fill('model\tprice\nBL-Chebrella\t161,5\nNo-such-model\t20')
  await backoffice.getByRole('button', { name: 'Look at what would change' }).click()
  const review = backoffice.getByRole('region', { name: 'This would change' })
  await expect(review.getByRole('listitem').filter({ hasText: name })).toContainText('161.50 TND')
  await expect(review).toContainText('Left out: a new product needs a name')
  expect((await request.get(`/api/products/${id}`).then((answer) => answer.json()))[0].price).not.toBe(161.5)
  await expectAccessible(backoffice)
  await review.getByRole('button', { name: 'Save it' }).click()
  await expect(backoffice.getByText('1 product changed, 0 new.')).toBeVisible()
  expect((await productOfModel(request, 'BL-Chebrella')).price).toBe(161.5)
})

test('a failed photo upload is retried @phone', async ({ backoffice, request }) => {
  const { id } = await productOfModel(request, 'BL-Medina')
  await openHydrated(backoffice, `/admin/products/${id}`)
  const described = backoffice.getByLabel(/^What picture \d+ shows$/)
  const before = await described.count()
  await backoffice.route('**/admin/pictures', (route) => route.abort('connectionfailed'), { times: 1 })
  await backoffice
    .getByLabel('Take or choose photos')
    .setInputFiles({ name: 'sandal.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  await expect(backoffice.getByText('The picture did not reach the shop.')).toBeVisible()
  await backoffice.getByRole('button', { name: 'Try again' }).click()
  await expect(described).toHaveCount(before + 1)
  await expect(backoffice.getByText('The picture did not reach the shop.')).toHaveCount(0)
})

test('a product is not saved before its photo is uploaded, and text typed while saving stays @phone', async ({
  backoffice,
  request,
}) => {
  const { id } = await productOfModel(request, 'BL-Medina')
  await openHydrated(backoffice, `/admin/products/${id}`)
  const described = backoffice.getByLabel(/^What picture \d+ shows$/)
  const before = await described.count()
  const upload = await holdRequests(backoffice, '**/admin/pictures')
  await backoffice
    .getByLabel('Take or choose photos')
    .setInputFiles({ name: 'sandal.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  await expect(backoffice.getByRole('button', { name: 'Waiting for 1 photo…' })).toBeDisabled()
  upload.release()
  await expect(described).toHaveCount(before + 1)

  const model = backoffice.getByLabel('Model')
  await backoffice.getByRole('button', { name: 'Add a size' }).click()
  await backoffice
    .getByLabel(/^Size \d+$/)
    .last()
    .fill('46')
  const save = await holdRequests(backoffice, `**/admin/products/${id}.data*`)
  await backoffice.getByRole('button', { name: 'Save' }).click()
  await save.isHeldUp
  await model.fill('BL-Medina-2')
  await model.press('End')
  save.release()
  await expect(backoffice.getByText('Saved. Visitors see it like this now.')).toBeVisible()
  await expect(model).toHaveValue('BL-Medina-2')
  await expect(model).toBeFocused()
  await expect(backoffice.getByText('Not saved yet')).toBeVisible()
  await backoffice.getByRole('button', { name: 'Save' }).click()
  await expect(backoffice.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()
  const saved = await productOfModel(request, 'BL-Medina-2')
  expect(saved.images).toHaveLength(before + 1)
  expect(saved.sizes.filter(({ sizeName }: { sizeName: string }) => sizeName === '46')).toHaveLength(1)
  await model.fill('BL-Medina')
  await backoffice.getByRole('button', { name: 'Save' }).click()
  await expect(backoffice.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()
})

test('a retired store disappears with its products, and returns @phone', async ({ backoffice, request }) => {
  const { brand } = await productOfModel(request, 'BL-Medina')
  await openHydrated(backoffice, `/admin/stores/${brand.idbrand}`)
  await backoffice.getByRole('button', { name: 'Retire the store' }).click()
  await expect(backoffice.getByText('Visitors see neither this store nor its products')).toBeVisible()
  await expectAccessible(backoffice)
  expect((await backoffice.request.get(`/store/${brand.idbrand}`)).status()).toBe(404)
  await backoffice.getByRole('link', { name: 'Its products' }).click()
  await expect(backoffice.getByText('Store retired').first()).toBeVisible()
  await backoffice.goto(`/admin/stores/${brand.idbrand}`)
  await backoffice.getByRole('button', { name: 'Bring the store back' }).click()
  await expect(backoffice.getByText('Visitors see neither this store nor its products')).toHaveCount(0)
  expect((await backoffice.request.get(`/store/${brand.idbrand}`)).status()).toBe(200)
})

test('a promotional price is planned for some days, which must be in order @phone', async ({ backoffice, request }) => {
  const product = await productOfModel(request, 'BL-Balgha')
  await openHydrated(backoffice, `/admin/products/${product.id}`)
  const [first, last] = [backoffice.getByLabel('Promotion from'), backoffice.getByLabel('Promotion until')]
  await backoffice.getByLabel('Promotional price in dinars').fill('20')
  await first.fill('2099-03-05')
  await last.fill('2099-03-04')
  await backoffice.getByRole('button', { name: 'Save' }).click()
  await expect(backoffice.getByText('The last day is before the first one.')).toBeVisible()
  await last.fill('2099-03-09')
  await backoffice.getByRole('button', { name: 'Save' }).click()
  await expect(backoffice.getByText('20.00 TND from 5 March 2099 until 9 March 2099')).toBeVisible()
  await expectAccessible(backoffice)
  await backoffice.goto(`/product/${product.id}`)
  await expect(backoffice.getByText('20.00 TND')).toHaveCount(0)
})

test('a new product waits for the time at which it is published @phone', async ({ backoffice }) => {
  await openHydrated(backoffice, '/admin/products/new')
  await backoffice.getByRole('textbox', { name: 'Name', exact: true }).fill('Winter blanket')
  await backoffice.getByLabel('Price in dinars').fill('120')
  await backoffice.getByLabel('Category').selectOption('decor')
  await backoffice.getByLabel('Store').selectOption({ index: 1 })
  const publishAt = backoffice.getByLabel('Day and hour, in Tunis')
  await expect(publishAt).toBeHidden()
  await backoffice.getByLabel('At a time').check()
  await publishAt.fill('2020-01-01T09:00')
  await backoffice.getByRole('button', { name: 'Save the product' }).click()
  await expect(backoffice.getByText('This time is over. Choose a later one.')).toBeVisible()
  await expect(backoffice.getByLabel('At a time')).toBeChecked()
  await expectAccessible(backoffice)

  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await publishAt.fill(`${inAWeek}T09:00`)
  await backoffice.getByRole('button', { name: 'Save the product' }).click()
  await expect(backoffice.getByText('Visitors do not see it yet')).toBeVisible()
  await expectAccessible(backoffice)
  const [id] = /\d+/.exec(new URL(backoffice.url()).pathname) ?? []
  expect((await backoffice.request.get(`/product/${id}`)).status()).toBe(404)

  await backoffice.getByRole('button', { name: 'Cancel the publishing' }).click()
  await expect(backoffice.getByText('Visitors do not see it: it is retired.')).toBeVisible()
  await backoffice.getByRole('button', { name: 'Bring it back' }).click()
  await expect(backoffice.getByRole('button', { name: 'Retire it' })).toBeVisible()
  expect((await backoffice.request.get(`/product/${id}`)).status()).toBe(200)
})
