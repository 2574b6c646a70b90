import { imagesInFolder } from '#adapters/images-folder.ts'
import { prepareSamples } from './sample-template.ts'
import { openDatabaseCopy } from './test-database.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

/** A shop with the samples: a copy of those of the test server. */
export async function openSampleShop(): Promise<TestShop> {
  const { database, pictureDirectory } = await prepareSamples()
  return openTestShop({ connection: await openDatabaseCopy(database), images: imagesInFolder(pictureDirectory) })
}
