import { mayManageOperators } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { requireFreshIdentity } from '#domain/access/require-fresh-identity.ts'
import type { Role } from '#domain/access/role.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '../in-transaction.ts'
import { lockList } from '../lock-list.ts'
import type { Marketplace } from '../marketplace.ts'

export interface NewColleague {
  readonly name: string
  readonly email: EmailAddress
  readonly role: Role
}

/**
 * Creates an account; the colleague sets the password through a link in an email. Email addresses are unique. The owner
 * has just proved the identity: an open session must not create an owner for somebody else.
 */
export async function inviteOperator(
  marketplace: Marketplace,
  { name, email, role }: NewColleague,
): Promise<'invited' | 'known'> {
  requireAllowed(mayManageOperators(marketplace.actor))
  requireFreshIdentity(marketplace)
  return inTransaction(marketplace, async (marketplace) => {
    if (await lockList(marketplace, 'operators', { name: email })) return 'known'
    const { id } = await marketplace.db
      .insertInto('operators')
      .values({ name, email, role, created_at: marketplace.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(marketplace, { entity: 'operator', id, action: 'invited', after: { name, email, role } })
    await recordEvent(marketplace, { type: 'operator.invited', operatorId: id })
    return 'invited'
  })
}
