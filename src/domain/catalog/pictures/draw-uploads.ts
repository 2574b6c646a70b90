import type { Marketplace } from '#domain/marketplace.ts'
import type { NewPicture } from './new-picture.ts'
import type { PictureRefusal } from './picture-decoder.ts'
import { waitForPictures } from './wait-for-pictures.ts'

export type DrawnUploads<Drawn> =
  | { readonly outcome: 'drawn'; readonly photos: readonly Drawn[] }
  | { readonly outcome: 'refused'; readonly reason: PictureRefusal }

/**
 * Decodes photos that a customer sent and draws them anew, one after the other. The first that is refused refuses all.
 * Never keeps the uploaded bytes. Throws Unavailable when too many requests wait for pictures.
 */
export async function drawUploads<Drawn>(
  marketplace: Pick<Marketplace, 'decodePicture'>,
  files: readonly Uint8Array[],
  draw: (decoded: NewPicture) => Drawn | Promise<Drawn>,
): Promise<DrawnUploads<Drawn>> {
  if (files.length === 0) return { outcome: 'drawn', photos: [] }
  return waitForPictures(async () => {
    const photos: Drawn[] = []
    for (const file of files) {
      const decoded = await marketplace.decodePicture(file)
      if (decoded.outcome === 'refused') return decoded
      photos.push(await draw(decoded.picture))
    }
    return { outcome: 'drawn', photos }
  })
}
