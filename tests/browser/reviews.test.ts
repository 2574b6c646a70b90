import sharp from 'sharp'
import { axeFindings, overflow } from './support/axe-findings.ts'
import { singleSizeProduct } from './support/cart-and-checkout.ts'
import { deliveredOrder } from './support/delivered-order.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

async function photo() {
  const buffer = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#b0763c' } })
    .jpeg()
    .toBuffer()
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
}

test('a customer reviews a piece with photos in Arabic, the office answers, and it stands on the product page @phone', async ({
  backoffice: page,
  site,
}) => {
  test.slow()
  const product = await singleSizeProduct(page, 3)
  const order = await deliveredOrder(page, product, site)
  await openHydrated(page, `/ar${order}`)
  await page.getByRole('link', { name: /كتابة تقييم/ }).tap()
  await page.getByRole('button', { name: 'إرسال التقييم' }).tap()
  await expect(page.getByText('يرجى اختيار نجمة إلى خمس نجوم.')).toBeVisible()
  await page.getByText('4 نجوم: جيد جدا').tap()
  await page.getByLabel('بكلماتك').fill('جميلة ودافئة، والتغليف ممتاز.')
  await page.getByLabel('الاسم الذي يظهر').fill('أمل')
  await page.getByLabel('الصور').setInputFiles([await photo(), await photo()])
  expect.soft(await axeFindings(page), 'form').toEqual([])
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', { name: 'إرسال التقييم' }).tap()
  await expect(page.getByText('شكرا! نقرؤه ثم يظهر.')).toBeVisible()

  await openHydrated(page, '/admin')
  await page.getByRole('link', { name: /reviews? to moderate/ }).tap()
  const card = page.getByRole('listitem').filter({ hasText: 'جميلة ودافئة' }).first()
  await expect(card.getByRole('img', { name: 'Photo 2 of the customer' })).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await card.getByText('Reply', { exact: true }).first().tap()
  await card.getByLabel('Reply, shown below the review').fill('Thank you, Amel.')
  const publish = card.getByRole('button', { name: 'Publish' })
  const publishBefore = await publish.elementHandle()
  await card.getByRole('button', { name: 'Reply' }).tap()
  await expect(page.getByText('The reply is shown below the review.')).toBeVisible()
  await expect(publish).toBeFocused()
  // A tap while the list is loaded again is not lost with a replaced button.
  expect(await publishBefore?.evaluate((button) => button.isConnected)).toBe(true)
  await publish.tap()
  await expect(page.getByText('Published.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(card).toBeVisible()
  await publish.tap()
  await expect(page.getByText('Published.')).toBeVisible()

  // The page cache follows changes within a moment.
  const link = page.getByRole('link', { name: '4 of 5 stars, 1 review', exact: true })
  await expect(async () => {
    await openHydrated(page, `/product/${product.id}`)
    expect(await link.count()).toBe(1)
  }).toPass()
  await link.tap()
  const reviews = page.getByRole('region', { name: 'Reviews from buyers' })
  await expect(reviews.getByText('Bought here')).toBeInViewport()
  await expect(reviews.getByText('Thank you, Amel.')).toBeVisible()
  await expect(reviews.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  expect.soft(await axeFindings(page), 'product').toEqual([])
  expect(await overflow(page)).toBe(0)

  await openHydrated(page, `${order}/review?line=0`)
  await expect(page.getByText('It has a reply, so it can no longer be changed.')).toBeVisible()
  await page.getByText('Delete my review').tap()
  await page.getByRole('button', { name: 'Yes, delete it' }).tap()
  await expect(page.getByText('Your review has been deleted.')).toBeVisible()
  await page.goto(`/product/${product.id}`)
  await expect(page.getByText('Bought here')).toHaveCount(0)
})
