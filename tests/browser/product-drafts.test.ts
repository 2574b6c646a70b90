import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { axeFindings } from './support/axe-findings.ts'
import { expect, test } from './support/fixtures.ts'
import { holdRequests } from './support/hold-requests.ts'
import { openHydrated } from './support/hydration.ts'
import { productOfModel } from './support/products.ts'
import { signInto } from './support/session.ts'

const notice = (page: Page) => page.getByText(/Your changes of .* were not saved\. They are filled in again\./)
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })

/** Closes the tab as Android does while the camera is open: it is hidden first, and nobody is asked. */
async function dropTab(page: Page): Promise<Page> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const next = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  return next
}

test('a new product is continued after the browser has dropped the tab @phone', async ({ backoffice }) => {
  await openHydrated(backoffice, '/admin/products/new')
  const photo = await sharp({ create: { width: 64, height: 80, channels: 3, background: '#5e6b2f' } })
    .jpeg()
    .toBuffer()
  await backoffice
    .getByLabel('Take or choose photos')
    .setInputFiles({ name: 'bowl.jpg', mimeType: 'image/jpeg', buffer: photo })
  await backoffice.getByLabel('What picture 1 shows').fill('A dropped bowl')
  await backoffice.getByLabel('Price in dinars').fill('41,5')
  await backoffice.getByLabel('Pieces in stock').fill('7')
  await backoffice.getByLabel('Not yet').check()
  await nameField(backoffice).fill('Bowl of the dropped tab')

  const page = await dropTab(backoffice)
  await openHydrated(page, '/admin/products/new')
  await expect(notice(page)).toBeVisible()
  await expect(nameField(page)).toHaveValue('Bowl of the dropped tab')
  await expect(page.getByLabel('Price in dinars')).toHaveValue('41,5')
  await expect(page.getByLabel('Pieces in stock')).toHaveValue('7')
  await expect(page.getByLabel('Not yet')).toBeChecked()
  await expect(page.getByLabel('What picture 1 shows')).toHaveValue('A dropped bowl')
  expect(await axeFindings(page)).toEqual([])

  await page.getByLabel('Category').selectOption('decor')
  await page.getByLabel('Store').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Save the product' }).click()
  await expect(page).toHaveURL(/\/admin\/products\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bowl of the dropped tab')
  await expect(page.getByLabel('What picture 1 shows')).toHaveValue('A dropped bowl')
  await openHydrated(page, '/admin/products/new')
  await expect(nameField(page)).toHaveValue('')
  await expect(notice(page)).toBeHidden()
})

test('changes of a product that were not saved are merged with what others have saved since @phone', async ({
  backoffice,
  browser,
  site,
  request,
}) => {
  const { id } = await productOfModel(request, 'NB-Mthred 38')
  const path = `${site.origin}/admin/products/${id}`
  await openHydrated(backoffice, path)
  await backoffice.getByLabel('Model').fill('NB-Mthred 39')
  await backoffice.getByRole('button', { name: 'Add a size' }).click()
  await backoffice.getByRole('textbox', { name: 'Size 1' }).fill('Small')
  await backoffice.getByRole('textbox', { name: 'Size 2' }).fill('Large')
  const page = await dropTab(backoffice)

  const elsewhere = await browser.newContext()
  await signInto(elsewhere, site, 'owner')
  const other = await elsewhere.newPage()
  await openHydrated(other, path)
  await expect(notice(other)).toBeHidden()
  await other.getByLabel('Price in dinars', { exact: true }).fill('91')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Visitors see it like this now')).toBeVisible()
  await elsewhere.close()

  await openHydrated(page, path)
  await expect(notice(page)).toBeVisible()
  await expect(page.getByLabel('Model')).toHaveValue('NB-Mthred 39')
  await expect(page.getByRole('textbox', { name: 'Size 2' })).toHaveValue('Large')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Somebody else saved this product')).toBeVisible()
  await expect(page.getByText('Price: 91.00 TND')).toBeInViewport()
  // The form is replaced when the data are read again after saving, which closes a question that was asked before.
  const stay = page.getByRole('button', { name: 'Stay here' })
  await expect(async () => {
    if (!(await stay.isVisible())) await page.getByRole('link', { name: 'Products' }).first().click({ timeout: 2000 })
    await stay.click({ timeout: 2000 })
  }).toPass()
  await expect(page.getByLabel('Price in dinars', { exact: true })).toHaveValue('91')
  await expect(page.getByLabel('Model')).toHaveValue('NB-Mthred 39')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Visitors see it like this now')).toBeVisible()
  await openHydrated(page, path)
  await expect(notice(page)).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Size 2' })).toHaveValue('Large')
})

test('what was given up is not filled in again, and signing out asks first @phone', async ({ backoffice, request }) => {
  const { id } = await productOfModel(request, 'BZ-Jmila 26')
  const path = `/admin/products/${id}`
  await openHydrated(backoffice, path)
  await backoffice.getByLabel('Model').fill('Given up')
  await expect.poll(() => storedDrafts(backoffice)).toHaveLength(1)
  const list = await holdRequests(backoffice, '**/admin/products.data*')
  await backoffice.getByRole('link', { name: 'Products' }).first().click()
  await backoffice.getByRole('button', { name: 'Leave without saving' }).click()
  await list.isHeldUp
  // The form is still there when the page is hidden.
  await backoffice.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  list.release()
  await expect(backoffice).toHaveURL(/\/admin\/products$/)
  expect(await storedDrafts(backoffice)).toEqual([])
  await openHydrated(backoffice, path)
  await expect(backoffice.getByLabel('Model')).toHaveValue('BZ-Jmila 26')

  await backoffice.getByLabel('Model').fill('Typed again')
  await expect.poll(() => storedDrafts(backoffice)).toHaveLength(1)
  const page = await dropTab(backoffice)
  await openHydrated(page, path)
  await page.getByRole('button', { name: 'Discard them' }).click()
  await expect(page.getByLabel('Model')).toHaveValue('BZ-Jmila 26')
  expect(await storedDrafts(page)).toEqual([])

  await page.getByLabel('Model').fill('Typed a third time')
  await expect.poll(() => storedDrafts(page)).toHaveLength(1)
  const last = await dropTab(page)
  await openHydrated(last, '/admin/account')
  await last.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(last.getByRole('dialog')).toContainText('What was typed into the form of a product is not saved')
  await last.getByRole('button', { name: 'Delete and sign out' }).click()
  await expect(last).toHaveURL(/sign-in/)
  await expect.poll(() => storedDrafts(last)).toEqual([])
})

function storedDrafts(page: Page): Promise<unknown[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('hirfa.office.drafts') ?? '[]'))
}
