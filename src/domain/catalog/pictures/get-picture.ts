import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { getProductPreview } from './get-product-preview.ts'
import { makeSocialPicture } from './make-social-picture.ts'
import { markMissing, PictureFileMissing } from './missing-pictures.ts'
import { closestCopy, copyName, copyWidths, parseCopyName, type RequestedFormat, socialName } from './picture.ts'
import { type PreviewName, parsePreviewName, previewName } from './product-preview.ts'

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
 * Returns a stored picture, a copy of one, or the preview of a product. Returns the picture itself while the copy is not made
 * yet; JPEGs for link previews are made on request. Names of nothing never reach the image store. Throws NotFound,
 * PictureFileMissing when the store has lost the file, and PreviewRenamed for an outdated preview.
 */
export async function getPicture(
  marketplace: Marketplace,
  name: string,
  { prefersSmallCopy = false }: FindOptions = {},
): Promise<PictureFile> {
  const { db, images } = marketplace
  const preview = parsePreviewName(name)
  if (preview) return getPreview(marketplace, preview)
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

/** When a preview cannot be drawn, link previews show its photo as it is, until it can. */
async function getPreview(marketplace: Marketplace, name: PreviewName): Promise<PictureFile> {
  const { preview, facts } = await getProductPreview(marketplace, name)
  if (preview) return { bytes: preview, format: 'jpg', isImmutable: true }
  if (facts.pictureName === undefined) throw new NotFound('picture', previewName(name))
  return { ...(await getPicture(marketplace, socialName(facts.pictureName))), isImmutable: false }
}

function formatOf(fileName: string): PictureFile['format'] {
  return fileName.slice(fileName.lastIndexOf('.') + 1) as PictureFile['format']
}
