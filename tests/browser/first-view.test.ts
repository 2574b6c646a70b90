import type { Locator, Page } from '@playwright/test'
import { openAlive } from './support/alive.ts'
import { allProducts } from './support/products.ts'
import { keepThingsInBrowser } from './support/screens.ts'
import { expect, test } from './support/shop-test.ts'

const phone = { width: 360, height: 640 }

test.use({ viewport: phone })

/** Where things stand on the screen, in pixels from its upper edge. */
interface FirstView {
  readonly picture: Place
  readonly name: Place
  readonly price: Place
  readonly button: Place
}

interface Place {
  readonly top: number
  readonly bottom: number
}

test('every product shows its picture, name, price and button in the first view of a phone @phone', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  for (const { id, name } of await allProducts(request)) {
    await page.goto(`/product/${id}`)
    expectInOrder(await firstViewOf(page), name)
  }
})

test('the first view is the same before the script comes, without one, and with a cart @phone', async ({
  page,
  request,
  browser,
  site,
}) => {
  const [product] = (await allProducts(request)).filter(({ model }) => model === 'BL-Balgha')
  const path = `/product/${product?.id}`
  await page.goto(path)
  const before = await firstViewOf(page)
  await keepThingsInBrowser(page, request)
  await openAlive(page, path)
  await expect(page.getByRole('link', { name: 'Your cart: 2 pieces' })).toBeVisible()
  expect(await firstViewOf(page)).toEqual(before)

  const plain = await browser.newContext({ viewport: phone, baseURL: site.origin, javaScriptEnabled: false })
  const page2 = await plain.newPage()
  await page2.goto(path)
  await expect(page2.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await plain.close()
})

test('a name of three lines leaves room for the price and the button @phone', async ({ page, request }) => {
  const [product] = await allProducts(request)
  await openAlive(page, `/product/${product?.id}`)
  await page.locator('main h1').evaluate((heading) => {
    heading.textContent = 'Hand-embroidered wedding waistcoat with silver braid and small glass beads'
  })
  expectInOrder(await firstViewOf(page), 'a long name')
})

test('a higher screen has a larger picture, and the row of pictures always shows that there is another @phone', async ({
  page,
  request,
}) => {
  const [product] = await allProducts(request)
  await page.goto(`/product/${product?.id}`)
  const low = await firstViewOf(page)
  await page.setViewportSize({ width: 360, height: 780 })
  const high = await firstViewOf(page)
  expect(heightOf(high.picture)).toBeGreaterThan(heightOf(low.picture) + 20)
  expect(high.button.bottom).toBeLessThanOrEqual(780)
  const second = await page.getByRole('link', { name: 'Enlarge' }).nth(1).boundingBox()
  expect(second?.x).toBeLessThan(360 - 16)
})

test('what sticks to the lower edge names the piece and its price, and never lies on the counter of pictures @phone', async ({
  page,
  request,
}) => {
  const [product] = (await allProducts(request)).filter(({ model }) => model === 'BL-Balgha')
  if (!product) throw new Error('No slippers')
  await openAlive(page, `/product/${product.id}`)
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

test('the way to the page takes one line, however long the name @phone', async ({ page, request }) => {
  const longest = (await allProducts(request)).toSorted((a, b) => b.name.length - a.name.length)[0]
  await page.goto(`/product/${longest?.id}`)
  const line = await page.getByRole('navigation', { name: 'You are here' }).getByRole('list').boundingBox()
  expect(line?.height).toBeLessThan(45)
})

/** What of a phone's first view is below the bar of the shop and above its lower edge, in the order of the page. */
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
    picture: await placeOf(main.getByRole('link', { name: 'Enlarge' }).first()),
    name: await placeOf(main.getByRole('heading', { level: 1 })),
    price: await placeOf(
      main
        .locator('h1 ~ div')
        .getByText(/\d TND$/)
        .first(),
    ),
    button: await placeOf(button),
  }
}

async function placeOf(locator: Locator): Promise<Place> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return { top: Math.round(box.y), bottom: Math.round(box.y + box.height) }
}

function heightOf({ top, bottom }: Place): number {
  return bottom - top
}
