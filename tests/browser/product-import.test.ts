import { axeFindings } from './support/axe-findings.ts'
import { expect, test } from './support/fixtures.ts'
import { openHydrated } from './support/hydration.ts'

const shopify = [
  'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src',
  'mug,"Blue mug","<p>Thrown by hand.</p><p>Two sizes.</p>",Dar,Cups,Size,Small,M-S,4,25.5,https://shop.invalid/mug.jpg',
  'mug,,,,,,Large,M-L,2,32,',
  'plate,Plate,,Dar,Cups,Title,Default Title,P-1,1,dear,',
].join('\n')

test('a file of Shopify is uploaded, looked at, and becomes drafts that are taken back @phone', async ({
  backoffice,
  site,
}) => {
  await openHydrated(backoffice, '/admin/products')
  await backoffice.getByRole('link', { name: 'From a file' }).click()
  await backoffice.getByLabel('Store').selectOption({ index: 1 })
  await backoffice
    .getByLabel('File')
    .setInputFiles({ name: 'products_export.csv', mimeType: 'text/csv', buffer: Buffer.from(shopify) })
  await backoffice.getByRole('button', { name: 'Read the file' }).click()
  await expect(backoffice.getByRole('heading', { name: 'Being read' })).toBeVisible()
  expect(await axeFindings(backoffice)).toEqual([])

  await site.workOnImports()
  // The page follows by itself.
  await expect(backoffice.getByRole('heading', { name: 'Questions' })).toBeVisible()
  expect(await axeFindings(backoffice)).toEqual([])
  await backoffice.getByLabel('The prices are in dinars').check()
  await backoffice.getByLabel('Cups (2 pieces)').or(backoffice.getByLabel('Cups (1 piece)')).selectOption('decor')
  await backoffice.getByRole('button', { name: 'Read it again with these answers' }).click()
  await expect(backoffice.getByRole('heading', { name: 'Being read' })).toBeVisible()
  await site.workOnImports()

  await expect(backoffice.getByText('1 piece, 2 variants, 1 picture')).toBeVisible()
  await expect(backoffice.getByText('1 row cannot be taken')).toBeVisible()
  await backoffice.getByRole('button', { name: 'Add 1 piece as drafts' }).click()
  await expect(backoffice.getByRole('heading', { name: 'Running' })).toBeVisible()
  await site.workOnImports()

  await expect(backoffice.getByText('1 piece added')).toBeVisible()
  await expect(backoffice.getByText(/Picture left out: https:\/\/shop\.invalid\/mug\.jpg/)).toBeVisible()
  const download = backoffice.waitForEvent('download')
  await backoffice.getByRole('link', { name: 'Cannot be taken' }).click()
  await backoffice.getByRole('link', { name: 'Download these rows with the reason' }).click()
  expect((await download).suggestedFilename()).toMatch(/^import-\d+\.csv$/)
  await backoffice.getByRole('link', { name: /^Added/ }).click()
  await backoffice.getByRole('link', { name: 'Blue mug' }).click()
  await expect(backoffice.getByRole('heading', { level: 1 })).toHaveText('Blue mug')
  await expect(backoffice.getByText(/Thrown by hand/).first()).toBeVisible()
  await backoffice.goBack()

  await backoffice.getByRole('button', { name: 'Take back what was imported' }).click()
  await expect(backoffice.getByRole('heading', { name: 'Being taken back' })).toBeVisible()
  await site.workOnImports()
  await expect(backoffice.getByText('1 piece taken back')).toBeVisible()
})
