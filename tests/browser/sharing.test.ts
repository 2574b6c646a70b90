import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './support/fixtures.ts'

/** Another site, at another address of this machine: browsers let no site of the Internet frame one of them. */
async function openSite(html: string) {
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: async () => void server.close() }
}

test('a maker copies the frame of a store in the studio, and another site shows it, but no other page @desktop', async ({
  newShop,
  page,
  context,
  pageErrors,
}) => {
  const { origin } = newShop
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  await page.goto(`${origin}/studio/enter/${await newShop.sellerLink()}`)
  await page.getByRole('button', { name: 'Enter' }).click()
  await page.goto(`${origin}/studio/store/share`)
  await page.getByRole('button', { name: 'Copy the HTML' }).first().click()
  await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(1)
  const frame = await page.evaluate(() => navigator.clipboard.readText())
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Scan to see all pieces')).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })

  await using other = await openSite(`${frame}${frame.replace('/embed', '')}`)
  await page.goto(other.origin)
  const [shown, refused] = [page.frameLocator('iframe >> nth=0'), page.frameLocator('iframe >> nth=1')]
  const link = shown.locator('article a').first()
  await expect(link).toBeVisible()
  await expect(refused.locator('h1')).toHaveCount(0)
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining("frame-ancestors 'none'")])
  const opened = context.waitForEvent('page')
  await link.click()
  await expect(await opened).toHaveURL(/\/product\/\d+$/)
  expect(new URL(page.url()).origin).toBe(other.origin)
})
