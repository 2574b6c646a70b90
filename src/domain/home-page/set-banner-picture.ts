import { mayEditHomePage } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { BannerSlot } from './banner.ts'

/** Sets the picture of a banner to a stored picture, without access check and audit record. */
export async function setBannerPicture(marketplace: Marketplace, slot: BannerSlot, fileName: string): Promise<void> {
  requireAllowed(mayEditHomePage(marketplace.actor))
  await inTransaction(marketplace, async (marketplace) => {
    await marketplace.db
      .insertInto('banners')
      .values({ slot, file_name: fileName })
      .onConflict((conflict) => conflict.column('slot').doUpdateSet({ file_name: fileName }))
      .execute()
    await recordEvent(marketplace, { type: 'banner.edited', slot })
  })
}
