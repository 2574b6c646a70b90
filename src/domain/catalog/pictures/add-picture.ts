import { createHash } from 'node:crypto'
import { isSeller, mayRunStores } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { NewPicture } from './new-picture.ts'

/**
 * Stores a picture and returns its file name, made from the hash of its bytes unless a name is given. Its smaller
 * copies are made by a job.
 */
export async function addPicture(
  marketplace: Marketplace,
  picture: NewPicture,
  name = createHash('sha256').update(picture.bytes).digest('hex').slice(0, 24),
): Promise<string> {
  const { actor } = marketplace
  requireScope(mayRunStores(actor))
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
        added_by: isSeller(actor) ? actor.id : null,
      })
      .onConflict((conflict) => conflict.column('file_name').doNothing())
      .returning('file_name')
      .executeTakeFirst()
    if (!added) return
    await recordEvent(marketplace, { type: 'picture.added', fileName })
  })
  return fileName
}
