import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { errorLogLine } from '#domain/error-log-line.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { copiesOf, copyName } from './picture.ts'

/** How many pictures are checked at a time. */
const sliceSize = 500

/** The picture exists, but the store has lost its file. Its placeholder is shown instead. */
export class PictureFileMissing extends NotFound {
  readonly placeholder: { readonly width: number; readonly height: number; readonly color: string }

  constructor(picture: { file_name: string; width: number; height: number; placeholder_color: string }) {
    super('picture', picture.file_name)
    const { width, height, placeholder_color: color } = picture
    this.placeholder = { width, height, color }
  }
}

/** Marks a picture as missing, which the dashboard shows, and logs it once. */
export async function markMissing({ db, clock }: Marketplace, fileName: string): Promise<void> {
  const marked = await db
    .updateTable('pictures')
    .set({ missing_since: clock.now() })
    .where('file_name', '=', fileName)
    .where('missing_since', 'is', null)
    .returning('file_name')
    .executeTakeFirst()
  if (marked)
    console.error(errorLogLine(new Error(`The file of the picture ${fileName} is missing: restore it from a backup`)))
}

/**
 * Checks that the store has the files of all pictures: marks those that are missing, unmarks those that are back, and
 * lets missing copies be made again.
 */
export async function checkPictureFiles(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  let checkedUpTo = ''
  for (;;) {
    const slice = await marketplace.db
      .selectFrom('pictures')
      .select(['file_name', 'width', 'widths_made_at', 'missing_since'])
      .where('file_name', '>', checkedUpTo)
      .orderBy('file_name')
      .limit(sliceSize)
      .execute()
    for (const picture of slice) await checkFilesOf(marketplace, picture)
    const last = slice.at(-1)
    if (!last) return
    checkedUpTo = last.file_name
  }
}

interface CheckedPicture {
  readonly file_name: string
  readonly width: number
  readonly widths_made_at: Date | null
  readonly missing_since: Date | null
}

async function checkFilesOf(marketplace: Marketplace, picture: CheckedPicture): Promise<void> {
  const { db, images } = marketplace
  const { file_name: fileName, width } = picture
  if (!(await images.isStored(fileName))) return markMissing(marketplace, fileName)
  const update = db.updateTable('pictures').where('file_name', '=', fileName)
  if (picture.missing_since) await update.set({ missing_since: null }).execute()
  if (!picture.widths_made_at) return
  const copies = await Promise.all(copiesOf(width).map((copy) => images.isStored(copyName(fileName, copy))))
  if (copies.includes(false)) await update.set({ widths_made_at: null }).execute()
}
