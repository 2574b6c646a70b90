import { randomBytes } from 'node:crypto'
import { mayRunStores } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeSellerLimit } from '#domain/rate-limits/seller-limits.ts'
import { addPicture } from './add-picture.ts'
import type { Picture } from './picture.ts'
import type { PictureRefusal } from './picture-decoder.ts'

export type UploadOutcome =
  | { readonly outcome: 'uploaded'; readonly picture: Picture }
  | { readonly outcome: 'refused'; readonly reason: PictureRefusal }

/**
 * Stores an uploaded picture under a random name that cannot be guessed. Never stores the uploaded bytes, only the
 * decoded picture encoded anew. One of a seller counts for its limit before it is decoded.
 */
export async function uploadPicture(marketplace: Marketplace, bytes: Uint8Array): Promise<UploadOutcome> {
  requireScope(mayRunStores(marketplace.actor))
  await inTransaction(marketplace, (marketplace) => consumeSellerLimit(marketplace, 'picture'))
  const decoded = await marketplace.decodePicture(bytes)
  if (decoded.outcome === 'refused') return decoded
  const { width, height, placeholderColor } = decoded.picture
  const fileName = await addPicture(marketplace, decoded.picture, randomBytes(12).toString('hex'))
  return { outcome: 'uploaded', picture: { fileName, width, height, placeholderColor, alt: '' } }
}
