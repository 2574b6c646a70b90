import type { Operator } from '#domain/access/operator.ts'
import { mayManageOperators } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { requireFreshIdentity } from '#domain/access/require-fresh-identity.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { lockList } from '#domain/lock-list.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Colleagues choose their language themselves. */
export type NewColleague = Omit<Operator, 'id' | 'locale'>

/**
 * Creates an account; the colleague sets the password through a link in an email. Email addresses are unique. The owner
 * has just proved the identity: an open session must not create an owner for somebody else.
 */
export async function inviteOperator(marketplace: Marketplace, colleague: NewColleague): Promise<'invited' | 'known'> {
  requireAllowed(mayManageOperators(marketplace.actor))
  requireFreshIdentity(marketplace)
  return inTransaction(marketplace, async (marketplace) => {
    if (await lockList(marketplace, 'operators', { name: colleague.email })) return 'known'
    const { id } = await marketplace.db
      .insertInto('operators')
      .values({ ...colleague, created_at: marketplace.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(marketplace, { entity: 'operator', id, action: 'invited', after: colleague })
    await recordEvent(marketplace, { type: 'operator.invited', operatorId: id })
    return 'invited'
  })
}
