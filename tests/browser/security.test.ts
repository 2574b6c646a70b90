import { expect, test } from './support/fixtures.ts'
import { openHydrated, waitForHydration } from './support/hydration.ts'
import { productOfModel } from './support/products.ts'

// In every test a violation fails it (`pageErrors` in fixtures.ts), and accessibility.test.ts opens every page.
test('a page reached by navigation works under the content security policy @desktop', async ({ page, request }) => {
  const product = await productOfModel(request, 'BL-Balgha')
  await openHydrated(page, '/shop?q=balgha')
  await page.getByRole('main').getByRole('link', { name: product.name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  // Its code is loaded after the page's.
  const structuredData = page.locator('script[type="application/ld+json"]')
  const types = async () => (await structuredData.allTextContents()).map((data) => JSON.parse(data)['@type'])
  await expect.poll(types).toContain('Product')
})

test('markup and scripts from other origins are blocked @desktop', async ({ page, pageErrors }) => {
  await openHydrated(page, '/shop')
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
  const refusals = pageErrors.splice(0)
  expect(refusals.filter((complaint) => complaint.includes('has been blocked'))).toHaveLength(3)
})

test('every response has its security headers @desktop', async ({ request }) => {
  const [picture] = (await productOfModel(request, 'BL-Balgha')).images
  const page = await (await request.get('/')).text()
  const [script] = /\/assets\/[\w.-]+\.js/.exec(page) ?? []
  const paths = [
    '/',
    '/nowhere',
    '/product/1',
    '/sitemap.xml',
    '/favicon.svg',
    '/manifest.webmanifest',
    '/icon-192.png',
    '/api/products',
    '/api/docs',
  ]
  for (const path of [...paths, '/api/nothing', `/api/image/${picture}`, '/api/image/none.webp', script ?? '']) {
    const headers = (await request.get(path)).headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, path).toMatch(/default-src '(none|self)'/)
    expect(policy, path).not.toMatch(/unsafe-|nonce/)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
    expect(headers['cross-origin-resource-policy'], path).toBe(
      path.startsWith('/api/') ? 'cross-origin' : 'same-origin',
    )
    for (const name of ['referrer-policy', 'permissions-policy']) expect(headers[name], path).toBeTruthy()
  }
  expect((await request.get(`/api/image/${picture}`)).headers()['content-security-policy']).toContain('sandbox')
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy']
  expect(await policyOf('/')).toContain("worker-src 'self'")
  expect(await policyOf('/admin/sign-in')).toContain("worker-src 'self'")
  expect(await policyOf('/service-worker.js')).toBe("default-src 'none'; connect-src 'self'")
})

test('the API documentation works under its content security policy @desktop', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.locator('header')).toHaveCSS('background-color', 'rgb(31, 78, 134)')
})

test("a picture's placeholder has its color before it loads @phone", async ({ page }) => {
  await page.route('**/api/image/**', (route) => route.abort())
  await page.goto('/shop')
  const [tone, color] = await page
    .locator('main img[data-tone]')
    .first()
    .evaluate((image) => [image.getAttribute('data-tone') ?? '', getComputedStyle(image).backgroundColor])
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(tone) ?? []
  expect(color).toBe(`rgb(${[red, green, blue].map((part) => Number.parseInt(part ?? '', 16)).join(', ')})`)
})

test('an error page shows the request id, also after hydration, a not-found page does not @phone', async ({ page }) => {
  const missing = await page.goto('/nowhere')
  expect(missing?.headers()['x-request-id']).toMatch(/^[\w-]{12}$/)
  await expect(page.getByRole('main')).not.toContainText(missing?.headers()['x-request-id'] ?? 'none')
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
