import type { Readable } from 'node:stream'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type ImageStore, ImageStoreUnavailable } from './image-store.ts'
import { makeSocialPicture, type WithoutTurn } from './make-social-picture.ts'
import { markMissing, PictureFileMissing } from './missing-pictures.ts'
import {
  type CopyShape,
  closestCopy,
  copyName,
  copyWidths,
  parseCopyName,
  type RequestedCopy,
  type RequestedFormat,
} from './picture.ts'

export interface PictureFile {
  /**
   * All bytes, or as they arrive from a store that is elsewhere: to be read to the end or destroyed. `unchanged`: the
   * requester has them.
   */
  readonly content: readonly Uint8Array[] | Readable | 'unchanged'
  /** The name under which the store has it. */
  readonly storedName: string
  readonly format: RequestedFormat | 'png'
  /**
   * Whether this file name always returns these bytes, so that they may be cached forever. Copies are once all of them
   * are finished: until then their job may run again.
   */
  readonly isImmutable: boolean
}

interface FindOptions {
  /** Whether to return the smallest copy instead of the requested one (the `Save-Data` header). */
  readonly prefersSmallCopy?: boolean
  /** Whether the requester has the file of this name. Such a file is not asked for in a store that is elsewhere. */
  readonly isKnown?: (storedName: string) => boolean
  /** For a link preview that is drawn first. */
  readonly withoutTurn?: WithoutTurn | undefined
}

/**
 * Returns a stored picture or a copy of one. Returns the picture itself while the copy is not made yet; JPEGs for link
 * previews are made on request. Names of nothing never reach the image store. Throws NotFound, and PictureFileMissing
 * when the store has lost the file or cannot be reached.
 */
export async function getPicture(
  marketplace: Marketplace,
  name: string,
  options: FindOptions = {},
): Promise<PictureFile> {
  const known = await findKnownPicture(marketplace, name)
  try {
    const found = await readPicture(marketplace, known, options)
    if (found) return found
  } catch (error) {
    if (error instanceof ImageStoreUnavailable) throw new PictureFileMissing(known)
    throw error
  }
  await markMissing(marketplace, known.file_name)
  throw new PictureFileMissing(known)
}

/**
 * Returns the URL at which browsers get a picture or a copy from the store itself. Undefined when they get it from the
 * shop: always unless the owner wants it, and when it is not sure that the store has that file. Throws NotFound.
 */
export async function getPictureUrl(
  marketplace: Marketplace,
  name: string,
  options: FindOptions = {},
): Promise<string | undefined> {
  const { images } = marketplace
  if (!images.urlOf) return undefined
  const known = await findKnownPicture(marketplace, name)
  if (known.missing_since) return undefined
  if (known.parsed === undefined) return images.urlOf(known.file_name)
  if (known.parsed.copy === 'social' || known.widths_made_at === null) return undefined
  return images.urlOf(copyName(known.file_name, wantedCopy(known, known.parsed.copy, options)))
}

type KnownPicture = Awaited<ReturnType<typeof findKnownPicture>>

/** Returns the picture of a name, which may be that of a copy. Throws NotFound. */
async function findKnownPicture({ db }: Marketplace, name: string) {
  const parsed = parseCopyName(name)
  const known = await db
    .selectFrom('pictures')
    .select(['file_name', 'width', 'height', 'placeholder_color', 'widths_made_at', 'missing_since'])
    .where('file_name', 'in', parsed ? ['webp', 'jpg', 'png'].map((format) => `${parsed.stem}.${format}`) : [name])
    .executeTakeFirst()
  if (!known) throw new NotFound('picture', name)
  return { ...known, name, parsed }
}

/** Returns undefined when the store does not have the file. */
async function readPicture(
  marketplace: Marketplace,
  known: KnownPicture,
  options: FindOptions,
): Promise<PictureFile | undefined> {
  if (known.parsed?.copy === 'social') {
    const social = await makeSocialPicture(marketplace, known.file_name, options.withoutTurn)
    if (social) return { content: [social], storedName: known.name, format: 'jpg', isImmutable: true }
  }
  const files = storedFiles(known, options)
  const unchanged = marketplace.images.open
    ? files.find(({ storedName, isImmutable }) => isImmutable && options.isKnown?.(storedName))
    : undefined
  if (unchanged) return { content: 'unchanged', ...unchanged, format: formatOf(unchanged.storedName) }
  for (const file of files) {
    const content = await openImage(marketplace.images, file.storedName)
    if (content) return { content, ...file, format: formatOf(file.storedName) }
  }
  return undefined
}

/**
 * Returns the files that may answer a request, in the order of preference. Throws NotFound for a copy that was never
 * offered.
 */
function storedFiles(known: KnownPicture, options: FindOptions): Pick<PictureFile, 'storedName' | 'isImmutable'>[] {
  const { name, parsed, file_name: fileName } = known
  const picture = { storedName: fileName, isImmutable: parsed === undefined }
  if (parsed === undefined || parsed.copy === 'social') return [picture]
  const made = copyName(fileName, wantedCopy(known, parsed.copy, options))
  // Copies in formats and widths that are no longer made may still exist from earlier versions.
  const copies = options.prefersSmallCopy ? [made] : new Set([name, made])
  return [...Array.from(copies, (storedName) => ({ storedName, isImmutable: known.widths_made_at !== null })), picture]
}

/** Returns the copy that is sent for the one that is asked for. Throws NotFound for one that was never offered. */
function wantedCopy(known: KnownPicture, asked: RequestedCopy, { prefersSmallCopy = false }: FindOptions): CopyShape {
  const fitting = closestCopy(asked, known.width)
  if (!fitting) throw new NotFound('picture', known.name)
  const narrowest = copyWidths(known.width, fitting.format)[0] ?? fitting.width
  return prefersSmallCopy ? { ...fitting, width: narrowest } : fitting
}

async function openImage(images: ImageStore, fileName: string): Promise<PictureFile['content'] | undefined> {
  if (images.open) return images.open(fileName)
  const bytes = await images.find(fileName)
  return bytes && [bytes]
}

function formatOf(fileName: string): PictureFile['format'] {
  return fileName.slice(fileName.lastIndexOf('.') + 1) as PictureFile['format']
}
