import type { Page } from '@playwright/test'
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

/** Fills the form but for its photo. */
async function fillForm(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Price in dinars').fill('49')
  await page.getByLabel('Category').selectOption('decor')
}

test('a line that is lost with the photo half sent: the piece waits on the phone, and is sent once @phone', async ({
  page,
  context,
  site,
}) => {
  await signInto(context, site, 'seller')
  await page.goto('/studio/pieces/new')
  await page.route(/\/studio\/photos$/, async (route) => {
    await context.setOffline(true)
    await route.abort('connectionreset')
  })
  await page.getByLabel('Or choose one').setInputFiles(await heavyPhoto())
  await expect(page.getByText('The photo is not sent yet.')).toBeVisible()
  await fillForm(page, 'Bowl that waited')
  await page.getByRole('button', { name: 'Put it in the shop' }).click()
  await expect(page.getByText('There is no line. The piece is kept on this phone')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bowl that waited')
  await page.goto('/studio')
  await expect(page.getByRole('link', { name: 'Bowl that waited' })).toHaveCount(1)
  await page.goto('/studio/pieces/new')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
})

test('after a dead battery the form is as it was, photo and all, and an answer that got lost adds nothing twice @phone', async ({
  page: first,
  context,
  site,
}) => {
  await signInto(context, site, 'seller')
  await first.goto('/studio/pieces/new')
  await first.route(/\/studio\/photos$/, (route) => route.abort())
  await first.getByLabel('Take a photo').setInputFiles(await heavyPhoto())
  await expect(first.getByText('The photo is not sent yet.')).toBeVisible()
  await fillForm(first, 'Bowl of the dead battery')
  await first.close()

  const second = await context.newPage()
  await second.goto('/studio/pieces/new')
  await expect(second.getByText('This was kept on this phone.')).toBeVisible()
  await expect(second.getByText('The photo is with the shop.')).toBeVisible()
  await expect(second.getByLabel('Price in dinars')).toHaveValue('49')
  const lost = Promise.withResolvers<void>()
  await second.route(/\/studio\/pieces\/new/, async (route) => {
    await route.fetch({ maxRedirects: 0 })
    await route.abort()
    lost.resolve()
  })
  await second.getByRole('button', { name: 'Put it in the shop' }).click()
  await lost.promise
  await second.close()

  const third = await context.newPage()
  await third.goto('/studio/pieces/new')
  await expect(third.getByLabel('Name', { exact: true })).toHaveValue('Bowl of the dead battery')
  await third.getByRole('button', { name: 'Put it in the shop' }).click()
  await expect(third.getByRole('heading', { level: 1 })).toHaveText('Bowl of the dead battery')
  await third.goto('/studio')
  await expect(third.getByRole('link', { name: 'Bowl of the dead battery' })).toHaveCount(1)
})

test('what is kept on the phone can be emptied, and is of one store @phone', async ({ page, site }) => {
  await signInto(page.context(), site, 'seller')
  await page.goto('/studio/pieces/new')
  await fillForm(page, 'Bowl that is dropped')
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Bowl that is dropped')
  await page.getByRole('button', { name: 'Empty the form' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})
