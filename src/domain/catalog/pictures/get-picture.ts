import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { makeSocialPicture } from './make-social-picture.ts'
import { markMissing, PictureFileMissing } from './missing-pictures.ts'
import { closestCopy, copyName, copyWidths, parseCopyName, type RequestedFormat } from './picture.ts'

export interface PictureFile {
  readonly bytes: Uint8Array
  readonly format: RequestedFormat | 'png'
  /**
   * Whether this file name always returns these bytes, so that they may be cached forever. Copies are once all of them are
   * finished: until then their job may run again.
   */
  readonly isImmutable: boolean
}

interface FindOptions {
  /** Whether to return the smallest copy instead of the requested one (the `Save-Data` header). */
  readonly prefersSmallCopy?: boolean
}

/**
 * Returns a stored picture or a copy of one. Returns the picture itself while the copy is not made yet; the JPEG for
 * link previews is made on request. Names without a row never reach the image store. Throws NotFound, and
 * PictureFileMissing when the store has lost the file.
 */
export async function getPicture(
  marketplace: Marketplace,
  name: string,
  { prefersSmallCopy = false }: FindOptions = {},
): Promise<PictureFile> {
  const { db, images } = marketplace
  const parsed = parseCopyName(name)
  const known = await db
    .selectFrom('pictures')
    .select(['file_name', 'width', 'height', 'placeholder_color', 'widths_made_at'])
    .where('file_name', 'in', parsed ? ['webp', 'jpg', 'png'].map((format) => `${parsed.stem}.${format}`) : [name])
    .executeTakeFirst()
  if (!known) throw new NotFound('picture', name)
  if (parsed?.copy === 'social') {
    const social = await makeSocialPicture(marketplace, known.file_name)
    if (social) return { bytes: social, format: 'jpg', isImmutable: true }
  } else if (parsed) {
    const fitting = closestCopy(parsed.copy, known.width)
    if (!fitting) throw new NotFound('picture', name)
    const narrowest = { ...fitting, width: copyWidths(known.width, fitting.format)[0] ?? fitting.width }
    // Copies in formats and widths that are no longer made may still exist from earlier versions.
    const exact = prefersSmallCopy ? undefined : await images.find(name)
    const isImmutable = known.widths_made_at !== null
    if (exact) return { bytes: exact, format: parsed.copy.format, isImmutable }
    const copy = await images.find(copyName(known.file_name, prefersSmallCopy ? narrowest : fitting))
    if (copy) return { bytes: copy, format: fitting.format, isImmutable }
  }
  const bytes = await images.find(known.file_name)
  if (!bytes) {
    await markMissing(marketplace, known.file_name)
    throw new PictureFileMissing(known)
  }
  return { bytes, format: formatOf(known.file_name), isImmutable: parsed === undefined }
}

function formatOf(fileName: string): PictureFile['format'] {
  return fileName.slice(fileName.lastIndexOf('.') + 1) as PictureFile['format']
}
