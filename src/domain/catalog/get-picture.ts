import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'
import { makeSocialPicture } from './make-social-picture.ts'
import { type AskedFormat, copyName, copyWidths, fittingCopy, parseCopyName } from './picture.ts'

export interface FoundPicture {
  readonly bytes: Uint8Array
  readonly format: AskedFormat | 'png'
  /** Whether this name will show these bytes for good. */
  readonly isFinal: boolean
}

interface FindOptions {
  /** Whether who asks would rather have a lighter copy than the one asked for. */
  readonly isSaving?: boolean
}

/**
 * A picture the shop knows, or a copy of one; while a copy is not made yet, the picture itself, but for previews of
 * links always their JPEG. A name without a row never reaches the image store. Throws NotFound.
 */
export async function getPicture(
  marketplace: Marketplace,
  name: string,
  { isSaving = false }: FindOptions = {},
): Promise<FoundPicture> {
  const { db, images } = marketplace
  const parsed = parseCopyName(name)
  const known = await db
    .selectFrom('pictures')
    .select(['file_name', 'width'])
    .where('file_name', 'in', parsed ? ['webp', 'jpg', 'png'].map((format) => `${parsed.stem}.${format}`) : [name])
    .executeTakeFirst()
  if (!known) throw new NotFound('picture', name)
  if (parsed?.copy === 'social')
    return { bytes: await makeSocialPicture(marketplace, known.file_name), format: 'jpg', isFinal: true }
  if (parsed) {
    const fitting = fittingCopy(parsed.copy, known.width)
    if (!fitting) throw new NotFound('picture', name)
    const narrowest = { ...fitting, width: copyWidths(known.width, fitting.format)[0] ?? fitting.width }
    // A shop that was there before may have the very copy that is asked for, though it would not be made today.
    const exact = isSaving ? undefined : await images.find(name)
    if (exact) return { bytes: exact, format: parsed.copy.format, isFinal: true }
    const copy = await images.find(copyName(known.file_name, isSaving ? narrowest : fitting))
    if (copy) return { bytes: copy, format: fitting.format, isFinal: true }
  }
  const bytes = await images.find(known.file_name)
  if (!bytes) throw new NotFound('picture', name)
  return { bytes, format: formatOf(known.file_name), isFinal: parsed === undefined }
}

function formatOf(fileName: string): FoundPicture['format'] {
  return fileName.slice(fileName.lastIndexOf('.') + 1) as FoundPicture['format']
}
