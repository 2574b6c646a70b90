import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'
import { type CopyFormat, copyName, copyWidthFor, copyWidths, parseCopyName } from './picture.ts'

export interface FoundPicture {
  readonly bytes: Uint8Array
  readonly format: CopyFormat | 'png'
  /** Whether this name will show these bytes for good. */
  readonly isFinal: boolean
}

interface FindOptions {
  /** Whether who asks would rather have a lighter copy than the one asked for. */
  readonly isSaving?: boolean
}

/**
 * A picture the shop knows, or a copy of one; while a copy is not made yet, the picture itself. A name without a row
 * never reaches the image store. Throws NotFound.
 */
export async function getPicture(
  marketplace: Marketplace,
  name: string,
  { isSaving = false }: FindOptions = {},
): Promise<FoundPicture> {
  const copy = parseCopyName(name)
  const known = await marketplace.db
    .selectFrom('pictures')
    .select(['file_name', 'width'])
    .where('file_name', 'in', copy ? ['webp', 'jpg', 'png'].map((format) => `${copy.stem}.${format}`) : [name])
    .executeTakeFirst()
  if (!known) throw new NotFound('picture', name)
  if (copy) {
    const width = isSaving ? copyWidths(known.width)[0] : copyWidthFor(copy.width, known.width)
    if (width === undefined) throw new NotFound('picture', name)
    const bytes = await marketplace.images.find(copyName(known.file_name, { ...copy, width }))
    if (bytes) return { bytes, format: copy.format, isFinal: true }
  }
  const bytes = await marketplace.images.find(known.file_name)
  if (!bytes) throw new NotFound('picture', name)
  return { bytes, format: formatOf(known.file_name), isFinal: copy === undefined }
}

function formatOf(fileName: string): FoundPicture['format'] {
  return fileName.slice(fileName.lastIndexOf('.') + 1) as FoundPicture['format']
}
