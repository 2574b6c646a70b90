import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { imagesInFolder } from '#adapters/images-folder.ts'
import { analyzeCatalogWords } from '#domain/catalog/search/analyze-catalog-words.ts'
import { fillEmptyShop } from '#samples/fill-empty-shop.ts'
import { listen } from '#server/listen.ts'
import { asSystem } from '#tests/support/operators.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openDatabaseCopy } from '#tests/support/test-database.ts'
import { marketplaceOn, type TestMarketplace } from '#tests/support/test-marketplace.ts'
import { withErrorRecorder } from './script-errors.ts'

export interface Shop extends AsyncDisposable {
  readonly origin: string
  readonly marketplace: TestMarketplace
}

/** Opens a shop filled with samples and their pictures. Its pages record script errors. */
export async function openShop(): Promise<Shop> {
  await using opened = new AsyncDisposableStack()
  const pictures = await mkdtemp(path.join(os.tmpdir(), 'hirfa-pictures-'))
  opened.defer(() => rm(pictures, { recursive: true, force: true }))
  const { database, close } = await openDatabaseCopy()
  opened.defer(close)
  const marketplace = marketplaceOn(database, imagesInFolder(pictures))
  await fillEmptyShop(asSystem(marketplace), () => {})
  await analyzeCatalogWords(asSystem(marketplace))
  const server = await listen('127.0.0.1', 0, (publicUrl) => withErrorRecorder(testApp(marketplace, { publicUrl })))
  opened.defer(() => server.close())
  const closing = opened.move()
  return { origin: server.origin, marketplace, [Symbol.asyncDispose]: () => closing.disposeAsync() }
}
