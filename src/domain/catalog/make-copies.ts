import { addJob } from '../add-job.ts'
import type { Marketplace } from '../marketplace.ts'
import { copiesOf, copyName } from './picture.ts'

/** Letters and whatever else people wait for go first. */
const lowPriority = 10

const catchUpAfterMilliseconds = 60 * 60 * 1000
const mostAtOnce = 200

/** One job alone leaves more than half of two cores idle: it waits for its process to start and for the disk. */
const queues = 2

/** Has the copies of a picture made soon, two pictures at a time. */
export async function queueCopies(marketplace: Marketplace, fileName: string): Promise<void> {
  await addJob(
    marketplace,
    'make-copies',
    { fileName },
    { key: `copies-${fileName}`, queue: queueOf(fileName), priority: lowPriority },
  )
}

/** The same queue for a picture each time, so that it is never copied twice at once. */
function queueOf(fileName: string): string {
  const sum = Array.from(fileName).reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return `pictures-${sum % queues}`
}

/** Makes the smaller copies of a picture, once. Nothing happens for a picture that is not there, or is done. */
export async function makeCopies(marketplace: Marketplace, fileName: string): Promise<void> {
  const { db, images, clock } = marketplace
  const waiting = await db
    .selectFrom('pictures')
    .select('width')
    .where('file_name', '=', fileName)
    .where('widths_made_at', 'is', null)
    .executeTakeFirst()
  const bytes = waiting && (await images.find(fileName))
  if (!bytes) return
  const copies = copiesOf(waiting.width)
  const made = await marketplace.scalePicture(bytes, copies)
  for (const [index, copy] of copies.entries()) {
    const bytes = made[index]
    if (bytes) await images.save(copyName(fileName, copy), bytes)
  }
  await db.updateTable('pictures').set({ widths_made_at: clock.now() }).where('file_name', '=', fileName).execute()
}

/** Queues again what was left: pictures older than the copies, and those whose job was given up. */
export async function catchUpWithCopies(marketplace: Marketplace): Promise<void> {
  const left = await marketplace.db
    .selectFrom('pictures')
    .select('file_name')
    .where('widths_made_at', 'is', null)
    .where('created_at', '<', new Date(marketplace.clock.now().getTime() - catchUpAfterMilliseconds))
    .orderBy('created_at')
    .limit(mostAtOnce)
    .execute()
  for (const { file_name } of left) await queueCopies(marketplace, file_name)
}
