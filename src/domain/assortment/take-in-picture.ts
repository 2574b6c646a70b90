import { randomBytes } from 'node:crypto'
import { addPicture } from '../catalog/add-picture.ts'
import type { Picture } from '../catalog/picture.ts'
import type { PictureRefusal } from '../catalog/picture-decoder.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'

export type TakenPicture =
  | { readonly outcome: 'taken'; readonly picture: Picture }
  | { readonly outcome: 'refused'; readonly reason: PictureRefusal }

/**
 * Keeps a picture that somebody sent in: never their bytes, only what was read from them, under a name that tells
 * nothing and cannot be guessed.
 */
export async function takeInPicture(marketplace: Marketplace, bytes: Uint8Array): Promise<TakenPicture> {
  requireOperator(marketplace, 'staff')
  const decoded = await marketplace.decodePicture(bytes)
  if (decoded.outcome === 'refused') return decoded
  const { width, height, placeholderColor } = decoded.picture
  const fileName = await addPicture(marketplace, decoded.picture, randomBytes(12).toString('hex'))
  return { outcome: 'taken', picture: { fileName, width, height, placeholderColor, alt: '' } }
}
