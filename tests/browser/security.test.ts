import { expect, test } from './support/fixtures.ts'
import { openHydrated, waitForHydration } from './support/hydration.ts'
import { productOfModel } from './support/products.ts'

// In every test a violation of the policy fails it (`pageErrors` in fixtures.ts). Headers are in
// src/server/response-headers.test.ts.

test('pages that were navigated to and the API documentation work under the content security policy, which blocks markup and scripts of others @desktop', async ({
  page,
  request,
  pageErrors,
}) => {
  const product = await productOfModel(request, 'BL-Balgha')
  await page.route('**/api/image/**', (route) => route.abort())
  await openHydrated(page, '/shop?q=balgha')
  await test.step('the placeholder of a picture has its color before it loads', async () => {
    const [tone, color] = await page
      .locator('main img[data-tone]')
      .first()
      .evaluate((image) => [image.getAttribute('data-tone') ?? '', getComputedStyle(image).backgroundColor])
    const [, red, green, blue] = /^#(..)(..)(..)$/.exec(tone) ?? []
    expect(color).toBe(`rgb(${[red, green, blue].map((part) => Number.parseInt(part ?? '', 16)).join(', ')})`)
  })
  await page.getByRole('main').getByRole('link', { name: product.name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  // Its code is loaded after the page's.
  const structuredData = page.locator('script[type="application/ld+json"]')
  const types = async () => (await structuredData.allTextContents()).map((data) => JSON.parse(data)['@type'])
  await expect.poll(types).toContain('Product')

  const outcome = await page.evaluate(() => {
    const attempts: Record<string, () => void> = {
      markup: () => {
        document.body.innerHTML = '<img src=x onerror=alert(1)>'
      },
      address: () => {
        document.createElement('script').src = 'https://elsewhere.example/x.js'
      },
      text: () => {
        document.createElement('script').text = 'alert(1)'
      },
    }
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt()
        return `${name} passed`
      } catch {
        return `${name} refused`
      }
    })
  })
  expect(outcome).toEqual(['markup refused', 'address refused', 'text refused'])
  // The browser and the page itself complain about each.
  await expect.poll(() => pageErrors.length).toBe(6)
  const refusals = pageErrors.splice(0)
  expect(refusals.filter((complaint) => complaint.includes('has been blocked'))).toHaveLength(3)

  await page.goto('/api/docs')
  await expect(page.locator('header')).toHaveCSS('background-color', 'rgb(31, 78, 134)')
})

test('an error page shows the request id, also after hydration @phone', async ({ page }) => {
  await openHydrated(page, '/contact')
  await expect(page.getByText('please mention')).toBeHidden()
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/contact' })
    form.append(Object.assign(document.createElement('textarea'), { name: 'message', value: 'x'.repeat(300_000) }))
    document.body.append(form)
    form.submit()
  })
  const id = (await answered).headers()['x-request-id'] ?? 'none'
  await expect(page.getByText(`please mention ${id}`)).toBeVisible()
  await waitForHydration(page)
  await expect(page.getByText(`please mention ${id}`)).toBeVisible()
})
