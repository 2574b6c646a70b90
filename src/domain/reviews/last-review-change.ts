import { mayModerateReviews } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Returns the id of the newest entry of the audit log about a review, to undo it. */
export async function lastReviewChange({ actor, db }: Marketplace, id: number): Promise<number | undefined> {
  requireAllowed(mayModerateReviews(actor))
  const entry = await db
    .selectFrom('audit_log')
    .select('id')
    .where('entity', '=', 'review')
    .where('entity_id', '=', String(id))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return entry?.id
}
