import type { Marketplace } from '#domain/marketplace.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { piecesBeforeTrust } from './submission.ts'
import { submissionSetting } from './submission-setting.ts'

/** Returns whether a new piece of a maker waits until the office has looked at it, by the owner's setting. */
export async function requiresApproval(marketplace: Marketplace, storeId: number): Promise<boolean> {
  const { newPieces } = (await getSetting(marketplace, submissionSetting)).value
  if (newPieces !== 'first') return newPieces === 'every'
  const approved = await marketplace.db
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', storeId)
    .where('submission', '=', 'approved')
    .limit(piecesBeforeTrust)
    .execute()
  return approved.length < piecesBeforeTrust
}
