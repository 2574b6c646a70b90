import sharp from 'sharp'
import { axeFindings } from './support/axe-findings.ts'
import { expect, test } from './support/fixtures.ts'
import { signInto } from './support/session.ts'

/** What no camera makes smaller: noise, as large as a phone's photo. */
async function heavyPhoto() {
  const [width, height] = [3000, 2250]
  const noise = Buffer.from(Array.from({ length: width * height }, (_, at) => (at * 7919) % 251))
  const raw = { width, height, channels: 1 } as const
  const buffer = await sharp(noise, { raw }).blur(2).jpeg({ quality: 100 }).toBuffer()
  return { name: 'bowl.jpg', mimeType: 'image/jpeg', buffer }
}

test('a photo is made small and sent while its maker types, and the piece is published @phone', async ({
  page,
  site,
}) => {
  await signInto(page.context(), site, 'seller')
  await page.goto('/studio/pieces/new')
  const photo = await heavyPhoto()
  expect(photo.buffer.byteLength).toBeGreaterThan(1_000_000)
  const sending = page.waitForRequest(/\/studio\/photos$/)
  await page.getByLabel('Take a photo').setInputFiles(photo)
  await page.getByLabel('Name', { exact: true }).fill('Bowl of the small photo')
  await page.getByLabel('Price in dinars').fill('49')
  await expect(page.getByText(/^You receive .* of .*49\.00/)).toBeVisible()
  const { 'content-length': bytes } = await (await sending).allHeaders()
  expect(Number(bytes)).toBeGreaterThan(0)
  expect(Number(bytes)).toBeLessThanOrEqual(400_000)
  await expect(page.getByText('The photo is with the shop.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Category').selectOption('decor')
  await page.getByRole('button', { name: 'Put it in the shop' }).click()
  await expect(page).toHaveURL(/\/studio\/pieces\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bowl of the small photo')
})

test('without a line the photo stays in its field, and goes with the form @phone', async ({ page, site }) => {
  await signInto(page.context(), site, 'seller')
  await page.goto('/studio/pieces/new')
  await page.route(/\/studio\/photos$/, (route) => route.abort())
  await page.getByLabel('Or choose one').setInputFiles(await heavyPhoto())
  await expect(page.getByText('The photo is not sent yet.')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Bowl of the lost line')
  await page.getByLabel('Price in dinars').fill('49')
  await page.getByLabel('Category').selectOption('decor')
  await page.getByRole('button', { name: 'Put it in the shop' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bowl of the lost line')
})
