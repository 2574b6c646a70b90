import type { Locator, Page } from '@playwright/test'
import { sampleUnlessLong } from '../support/long-run.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'
import { fillBrowserStorage } from './support/pages.ts'
import { allProducts } from './support/products.ts'

const phone = { width: 360, height: 640 }

test.use({ viewport: phone })

/** Positions of elements, in pixels from the top of the viewport. */
interface FirstView {
  readonly picture: Edges
  readonly name: Edges
  readonly price: Edges
  readonly button: Edges
}

interface Edges {
  readonly top: number
  readonly bottom: number
}

test('every product shows its picture, name, price and button in the first view of a phone, also a name of three lines @phone', async ({
  page,
  request,
}) => {
  // Other tests of this worker may have added products without a picture.
  const products = (await allProducts(request)).filter(({ images }) => images.length > 0)
  for (const { id, name } of sampleUnlessLong(products, 3)) {
    await page.goto(`/product/${id}`)
    expectInOrder(await firstViewOf(page), name)
  }
  const longest = products.toSorted((a, b) => b.name.length - a.name.length)[0]
  await openHydrated(page, `/product/${longest?.id}`)
  const breadcrumb = await page.getByRole('navigation', { name: 'You are here' }).getByRole('list').boundingBox()
  expect(breadcrumb?.height).toBeLessThan(45)
  await page.locator('main h1').evaluate((heading) => {
    heading.textContent = 'Hand-embroidered wedding waistcoat with silver braid and small glass beads'
  })
  expectInOrder(await firstViewOf(page), 'a long name')
})

test('the first view is the same before hydration, without JavaScript, and with a cart; a higher one has a larger picture @phone', async ({
  page,
  request,
  browser,
  site,
}) => {
  const [product] = (await allProducts(request)).filter(({ model }) => model === 'BL-Balgha')
  const path = `/product/${product?.id}`
  const plain = await browser.newContext({ viewport: phone, baseURL: site.origin, javaScriptEnabled: false })
  const page2 = await plain.newPage()
  await page2.goto(path)
  await expect(page2.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await plain.close()

  await page.goto(path)
  const before = await firstViewOf(page)
  await fillBrowserStorage(page, request)
  await openHydrated(page, path)
  await expect(page.getByRole('link', { name: 'Your cart: 2 pieces' })).toBeVisible()
  expect(await firstViewOf(page)).toEqual(before)

  await page.setViewportSize({ width: 360, height: 780 })
  await expect(async () => {
    const high = await firstViewOf(page)
    expect(heightOf(high.picture)).toBeGreaterThan(heightOf(before.picture) + 20)
    expect(high.button.bottom).toBeLessThanOrEqual(780)
  }).toPass()
  const second = await page.getByRole('link', { name: 'Enlarge' }).nth(1).boundingBox()
  expect(second?.x).toBeLessThan(360 - 16)
})

test('the sticky bar names the product and its price, and never covers the picture counter @phone', async ({
  page,
  request,
}) => {
  const [product] = (await allProducts(request)).filter(({ model }) => model === 'BL-Balgha')
  if (!product) throw new Error('No slippers')
  await openHydrated(page, `/product/${product.id}`)
  const counter = page.getByText(/^1 \/ \d$/)
  const button = page.getByRole('button', { name: 'Add to cart' }).first()
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  for (let top = 0; top < Math.min(end, 1600); top += 160) {
    await page.evaluate((top) => scrollTo(0, top), top)
    const [counted, stuck] = [await counter.boundingBox(), await button.boundingBox()]
    if (counted && stuck) expect(counted.y + counted.height, `scrolled by ${top}`).toBeLessThan(stuck.y)
  }

  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Read more' }).click()
  await page.evaluate(() => scrollTo(0, 540))
  await expect(button).toBeInViewport({ ratio: 1 })
  const onButton = page.getByText(product.name, { exact: true }).and(page.locator('[aria-hidden] p, [aria-hidden] bdi'))
  await expect(onButton.first()).toBeInViewport({ ratio: 1 })
  await expect(onButton.first().locator('xpath=ancestor::*[@aria-hidden]')).toHaveCSS('opacity', '1')

  await page.getByRole('heading', { name: /^More from/ }).scrollIntoViewIfNeeded()
  const bar = page.getByRole('region', { name: 'Buy', exact: true })
  await expect(bar).not.toHaveAttribute('inert')
  await expect(bar).toContainText(product.name)
  await expect(bar).toContainText('59.00 TND')
})

/** The elements of a phone's first view between header and lower edge, in document order. */
function expectInOrder({ picture, name, price, button }: FirstView, product: string): void {
  expect.soft(picture.top, `${product}: picture below the bar`).toBeGreaterThanOrEqual(72)
  expect.soft(heightOf(picture), `${product}: height of the picture`).toBeGreaterThanOrEqual(190)
  expect.soft(name.top, `${product}: name under the picture`).toBeGreaterThanOrEqual(picture.bottom)
  expect.soft(price.top, `${product}: price under the name`).toBeGreaterThanOrEqual(name.bottom)
  expect.soft(button.top, `${product}: button under the price`).toBeGreaterThanOrEqual(price.bottom)
  expect.soft(button.bottom, `${product}: button above the edge`).toBeLessThanOrEqual(phone.height)
}

async function firstViewOf(page: Page): Promise<FirstView> {
  const main = page.getByRole('main')
  const button = main.getByRole('button', { name: /^(Add to cart|Sold out)$/ }).first()
  return {
    picture: await edgesOf(main.getByRole('link', { name: 'Enlarge' }).first()),
    name: await edgesOf(main.getByRole('heading', { level: 1 })),
    price: await edgesOf(
      main
        .locator('h1 ~ div')
        .getByText(/\d TND$/)
        .first(),
    ),
    button: await edgesOf(button),
  }
}

async function edgesOf(locator: Locator): Promise<Edges> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return { top: Math.round(box.y), bottom: Math.round(box.y + box.height) }
}

function heightOf({ top, bottom }: Edges): number {
  return bottom - top
}
