import type { Email } from '../email.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { recordEvent } from '../record-event.ts'
import type { Role } from './operator.ts'
import { requireOperator } from './require-operator.ts'

export interface NewColleague {
  readonly name: string
  readonly email: Email
  readonly role: Role
}

/** Makes an account for a colleague, who chooses the password by a link that comes by letter. One account an address. */
export async function inviteOperator(
  marketplace: Marketplace,
  { name, email, role }: NewColleague,
): Promise<'invited' | 'known'> {
  requireOperator(marketplace, 'owner')
  return inTransaction(marketplace, async (marketplace) => {
    const added = await marketplace.db
      .insertInto('operators')
      .values({ name, email, role, created_at: marketplace.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return 'known'
    await recordChange(marketplace, { what: 'operator', id: added.id, action: 'invited', after: { name, email, role } })
    await recordEvent(marketplace, { type: 'operator.invited', operatorId: added.id })
    return 'invited'
  })
}
