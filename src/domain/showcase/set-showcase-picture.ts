import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { recordEvent } from '../record-event.ts'
import type { ShowcasePlace } from './showcase.ts'

/** Shows a picture added before at a place of the home page, instead of the one there. */
export async function setShowcasePicture(
  marketplace: Marketplace,
  place: ShowcasePlace,
  fileName: string,
): Promise<void> {
  await inTransaction(marketplace, async (marketplace) => {
    await marketplace.db
      .insertInto('showcase_pictures')
      .values({ place, file_name: fileName })
      .onConflict((conflict) => conflict.column('place').doUpdateSet({ file_name: fileName }))
      .execute()
    await recordEvent(marketplace, { type: 'showcase.changed', place })
  })
}
