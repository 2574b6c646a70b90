import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { queueJob } from '#domain/events/queue-job.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { markMissing } from './missing-pictures.ts'
import { copiesOf, copyName } from './picture.ts'

const requeueAfterMilliseconds = 60 * 60 * 1000
const maxRequeued = 200

/** Makes the smaller copies of a picture. Does nothing for an unknown picture or one that has its copies. */
export async function makeCopies(marketplace: Marketplace, fileName: string): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  const { db, images, clock } = marketplace
  const picture = await db
    .selectFrom('pictures')
    .select('width')
    .where('file_name', '=', fileName)
    .where('widths_made_at', 'is', null)
    .executeTakeFirst()
  if (!picture) return
  const bytes = await images.find(fileName)
  if (!bytes) return markMissing(marketplace, fileName)
  const copies = copiesOf(picture.width)
  const scaled = await marketplace.scalePicture(bytes, copies, 'low')
  for (const [index, copy] of copies.entries()) {
    const bytes = scaled[index]
    if (bytes) await images.save(copyName(fileName, copy), bytes)
  }
  await db.updateTable('pictures').set({ widths_made_at: clock.now() }).where('file_name', '=', fileName).execute()
}

/** Queues pictures without copies again: those from before copies existed, and those whose job failed permanently. */
export async function requeueMissingCopies(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  const missing = await marketplace.db
    .selectFrom('pictures')
    .select('file_name')
    .where('widths_made_at', 'is', null)
    .where('created_at', '<', new Date(marketplace.clock.now().getTime() - requeueAfterMilliseconds))
    .orderBy('created_at')
    .limit(maxRequeued)
    .execute()
  for (const { file_name } of missing) await queueJob(marketplace, 'make-copies', { fileName: file_name })
}
