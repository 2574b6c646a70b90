import { NotFound } from '../errors.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { addSendingJob } from './queue-letters.ts'

/** Why it failed stays readable until it has gone. */
const asIfNew = { status: 'queued', attempts: 0, first_tried_at: null, sent_at: null } as const

/**
 * Sends a letter again, as if for the first time: one that was given up, or one whose reader has lost it. It keeps its
 * Message-ID. One that is on its way anyway goes at once.
 */
export async function resendLetter(marketplace: Marketplace, letterId: number): Promise<void> {
  requireOperator(marketplace, 'staff')
  await inTransaction(marketplace, async (marketplace) => {
    const letter = await marketplace.db
      .updateTable('letters')
      .set(asIfNew)
      .where('id', '=', letterId)
      .returning(['id', 'kind', 'recipient'])
      .executeTakeFirst()
    if (!letter) throw new NotFound('letter', letterId)
    await sendAgain(marketplace, letter)
  })
}

/**
 * Sends those of the letters again that are still given up. What another tap or a colleague has sent again meanwhile is
 * on its way or gone, and is left alone. Answers how many go out.
 */
export async function resendGivenUp(marketplace: Marketplace, letterIds: readonly number[]): Promise<number> {
  requireOperator(marketplace, 'staff')
  if (letterIds.length === 0) return 0
  return inTransaction(marketplace, async (marketplace) => {
    const letters = await marketplace.db
      .updateTable('letters')
      .set(asIfNew)
      .where('id', 'in', ({ selectFrom }) =>
        // Two who send overlapping selections take them in one order, so that neither waits for the other in a circle.
        selectFrom('letters')
          .select('id')
          .where('id', 'in', letterIds)
          .where('status', '=', 'given-up')
          .orderBy('id')
          .forUpdate(),
      )
      .where('status', '=', 'given-up')
      .returning(['id', 'kind', 'recipient'])
      .execute()
    for (const letter of letters) await sendAgain(marketplace, letter)
    return letters.length
  })
}

async function sendAgain(
  marketplace: Marketplace,
  { id, ...letter }: { readonly id: number; readonly kind: string; readonly recipient: string },
): Promise<void> {
  await addSendingJob(marketplace, id)
  await recordChange(marketplace, { what: 'letter', id, action: 'sent again', after: letter })
}
