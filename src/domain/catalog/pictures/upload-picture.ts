import { randomBytes } from 'node:crypto'
import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { addPicture } from './add-picture.ts'
import type { Picture } from './picture.ts'
import type { PictureRefusal } from './picture-decoder.ts'

export type UploadOutcome =
  | { readonly outcome: 'uploaded'; readonly picture: Picture }
  | { readonly outcome: 'refused'; readonly reason: PictureRefusal }

/**
 * Stores an uploaded picture under a random name that cannot be guessed. Never stores the uploaded bytes, only the
 * decoded picture encoded anew.
 */
export async function uploadPicture(marketplace: Marketplace, bytes: Uint8Array): Promise<UploadOutcome> {
  requireScope(mayEditProducts(marketplace.actor))
  const decoded = await marketplace.decodePicture(bytes)
  if (decoded.outcome === 'refused') return decoded
  const { width, height, placeholderColor } = decoded.picture
  const fileName = await addPicture(marketplace, decoded.picture, randomBytes(12).toString('hex'))
  return { outcome: 'uploaded', picture: { fileName, width, height, placeholderColor, alt: '' } }
}
