import { createHash } from 'node:crypto'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { recordEvent } from '../record-event.ts'
import { queueCopies } from './make-copies.ts'

/** A finished picture file. `width` and `height` are pixels, `placeholderColor` is `#rrggbb`. */
export interface NewPicture {
  readonly bytes: Uint8Array
  readonly format: 'webp' | 'jpg' | 'png'
  readonly width: number
  readonly height: number
  readonly placeholderColor: string
}

/**
 * Keeps a picture under a name that no other has: made from its bytes, unless another is given. Answers the name. Its
 * copies follow by a job.
 */
export async function addPicture(
  marketplace: Marketplace,
  picture: NewPicture,
  name = createHash('sha256').update(picture.bytes).digest('hex').slice(0, 24),
): Promise<string> {
  const fileName = `${name}.${picture.format}`
  await marketplace.images.save(fileName, picture.bytes)
  await inTransaction(marketplace, async (marketplace) => {
    const added = await marketplace.db
      .insertInto('pictures')
      .values({
        file_name: fileName,
        width: picture.width,
        height: picture.height,
        placeholder_color: picture.placeholderColor,
        created_at: marketplace.clock.now(),
      })
      .onConflict((conflict) => conflict.column('file_name').doNothing())
      .returning('file_name')
      .executeTakeFirst()
    if (!added) return
    await recordEvent(marketplace, { type: 'picture.added', fileName })
    await queueCopies(marketplace, fileName)
  })
  return fileName
}
