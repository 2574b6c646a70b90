import { NotFound } from '../errors.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { addSendingJob } from './queue-letters.ts'

/**
 * Sends a letter again, as if for the first time: one that was given up, or one whose reader has lost it. It keeps its
 * Message-ID. One that is on its way anyway goes at once.
 */
export async function resendLetter(marketplace: Marketplace, letterId: number): Promise<void> {
  requireOperator(marketplace, 'staff')
  await inTransaction(marketplace, async (marketplace) => {
    const letter = await marketplace.db
      .updateTable('letters')
      .set({ status: 'queued', attempts: 0, last_error: null, first_tried_at: null, sent_at: null })
      .where('id', '=', letterId)
      .returning(['kind', 'recipient'])
      .executeTakeFirst()
    if (!letter) throw new NotFound('letter', letterId)
    await addSendingJob(marketplace, letterId)
    await recordChange(marketplace, { what: 'letter', id: letterId, action: 'sent again', after: letter })
  })
}
