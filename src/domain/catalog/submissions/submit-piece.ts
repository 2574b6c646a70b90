import { recordAudit } from '#domain/audit/record-audit.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Submission } from './submission.ts'

/** Has a locked piece that is out of the shop wait for the look of the office. Runs in the caller's transaction. */
export async function submitPiece(marketplace: Marketplace, id: number, earlier?: Submission): Promise<void> {
  const { clock, db } = marketplace
  const waiting = { submission: 'waiting', submission_reason: null, submitted_at: clock.now() } as const
  await db
    .updateTable('products')
    .set({ ...waiting, is_resting: false })
    .where('id', '=', id)
    .execute()
  const before = { reason: earlier?.state === 'sent-back' ? earlier.reason : null }
  await recordAudit(marketplace, { entity: 'product', id, action: 'submitted', before, after: { reason: null } })
}
