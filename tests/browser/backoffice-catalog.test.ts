import sharp from 'sharp'
import { axeFindings } from './support/axe-findings.ts'
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

test('a product is added with a photo and is in the shop at once @phone', async ({ backoffice, request }) => {
  await backoffice.goto('/admin/products')
  await backoffice.getByRole('link', { name: 'Add a product' }).click()
  await backoffice.getByLabel('Take or choose photos').setInputFiles([
    { name: 'trap.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"></svg>') },
    { name: 'bowl.jpg', mimeType: 'image/jpeg', buffer: await photo() },
  ])
  await expect(backoffice.getByText('This is not a JPEG, PNG or WebP picture')).toBeVisible()
  await backoffice.getByRole('button', { name: 'Remove it' }).click()
  await backoffice.getByLabel('What picture 1 shows').fill('A bowl in olive green')
  await backoffice.getByRole('textbox', { name: 'Name', exact: true }).fill('Bowl of the potter’s daughter')
  await backoffice.getByLabel('Price in dinars').fill('38,5')
  await backoffice.getByLabel('Category').selectOption('decor')
  await backoffice.getByLabel('Store').selectOption({ index: 1 })
  await backoffice.getByLabel('Pieces in stock').fill('3')
  expect(await axeFindings(backoffice)).toEqual([])
  await backoffice.getByRole('button', { name: 'Save the product' }).click()
  await expect(backoffice.getByText('Visitors see it like this now')).toBeVisible()

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
  expect(await axeFindings(backoffice)).toEqual([])
  await backoffice.getByRole('button', { name: 'Close the preview' }).click()
  await expect(preview).toBeHidden()
})

test('the price of the next promotion stays while its product is searched @phone', async ({ backoffice }) => {
  await openHydrated(backoffice, '/admin/promotion')
  const next = backoffice.getByRole('region', { name: 'Schedule the next one' })
  await next.getByLabel('Price in dinars').fill('9,9')
  await next.getByRole('searchbox').fill('Medina')
  await next.getByRole('button', { name: 'Search' }).click()
  await expect(backoffice).toHaveURL(/q=Medina/)
  await expect(next.getByLabel('Price in dinars')).toHaveValue('9,9')
})

test('a failed photo upload is retried, nothing is saved before it has ended, and text typed while saving stays @phone', async ({
  backoffice,
  request,
}) => {
  const { id } = await productOfModel(request, 'BL-Medina')
  await openHydrated(backoffice, `/admin/products/${id}`)
  const described = backoffice.getByLabel(/^What picture \d+ shows$/)
  const before = await described.count()
  await backoffice.route('**/admin/pictures', (route) => route.abort('connectionfailed'), { times: 1 })
  await backoffice
    .getByLabel('Take or choose photos')
    .setInputFiles({ name: 'sandal.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  await expect(backoffice.getByText('The picture did not reach the shop.')).toBeVisible()
  const upload = await holdRequests(backoffice, '**/admin/pictures')
  await backoffice.getByRole('button', { name: 'Try again' }).click()
  await expect(backoffice.getByRole('button', { name: 'Waiting for 1 photo…' })).toBeDisabled()
  upload.release()
  await expect(described).toHaveCount(before + 1)
  await expect(backoffice.getByText('The picture did not reach the shop.')).toHaveCount(0)

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
