// A separate process, because Playwright transpiles TypeScript itself and the shop runs on Node's type stripping.
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { imagesInFolder } from '#adapters/images-folder.ts'
import { connect } from '#database/connect.ts'
import { assignFilterKeys } from '#domain/catalog/filters/assign-filter-keys.ts'
import { analyzeCatalogWords } from '#domain/catalog/search/analyze-catalog-words.ts'
import { fillEmptyShop } from '#samples/fill-empty-shop.ts'
import { globalSetup, globalTeardown } from '#tests/support/global-setup.ts'
import { asSystem } from '#tests/support/operators.ts'
import { runOnTestServer } from '#tests/support/test-database.ts'
import { templateName, testDatabaseAddress } from '#tests/support/test-database-address.ts'
import { marketplaceOn } from '#tests/support/test-marketplace.ts'

/** What a worker needs to copy the shop: the settings of its database, and its picture directory. */
export interface SampleShop {
  readonly settings: { readonly HIRFA_TEST_SERVER: string; readonly HIRFA_TEST_TEMPLATE: string }
  readonly pictureDirectory: string
}

await globalSetup()
const emptyTemplate = templateName()
const sampleTemplate = `hirfa_test_${process.pid}_samples`
await runOnTestServer(`create database ${sampleTemplate} template ${emptyTemplate} strategy file_copy`)
process.env.HIRFA_TEST_TEMPLATE = sampleTemplate
const pictureDirectory = await mkdtemp(path.join(os.tmpdir(), 'hirfa-pictures-'))
const { database, close } = connect(testDatabaseAddress(templateName()))
const images = imagesInFolder(pictureDirectory)
const system = asSystem(marketplaceOn(database, images))
await fillEmptyShop(system, () => {})
// As the worker of a real shop does; that of a tested one has no time for it.
await analyzeCatalogWords(system)
await assignFilterKeys(system)
await close()

process.send?.({
  settings: {
    HIRFA_TEST_SERVER: process.env.HIRFA_TEST_SERVER,
    HIRFA_TEST_TEMPLATE: process.env.HIRFA_TEST_TEMPLATE,
  },
  pictureDirectory,
})

process.on('disconnect', async () => {
  await runOnTestServer(`drop database ${sampleTemplate} with (force)`)
  process.env.HIRFA_TEST_TEMPLATE = emptyTemplate
  await globalTeardown()
  await rm(pictureDirectory, { recursive: true, force: true })
  process.exit(0)
})
