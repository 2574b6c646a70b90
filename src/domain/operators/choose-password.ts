import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { confirmPassword } from './confirm-password.ts'
import { endSessionsOf } from './end-session.ts'
import { findOperatorLink } from './operator-link.ts'
import { hashPassword } from './password-hash.ts'
import { requireOperator } from './require-operator.ts'

/**
 * Sets the password of whoever a letter's link was for. The link and its sisters then open nothing, and every browser is
 * out: whoever forgot a password may have lost it. Answers whether the link was still good.
 */
export async function choosePasswordByLink(
  marketplace: Marketplace,
  token: string,
  password: string,
): Promise<boolean> {
  const passwordHash = await hashPassword(password)
  return inTransaction(marketplace, async (marketplace) => {
    const found = await findOperatorLink(marketplace, token)
    if (!found) return false
    const { id } = found.operator
    const role = await lockedRole(marketplace, id)
    // Whoever follows the same link at the same moment has waited for the lock, and finds it gone.
    if (!(await findOperatorLink(marketplace, token))) return false
    await keepPassword(marketplace, id, passwordHash)
    const operator = { ...found.operator, role }
    await recordChange({ ...marketplace, operator }, { what: 'operator', id, action: 'password chosen by link' })
    return true
  })
}

/** Changes one's own password, for who still knows it. Every browser is out, this one too. */
export async function changePassword(
  marketplace: Marketplace,
  { current, wanted }: { readonly current: string; readonly wanted: string },
): Promise<boolean> {
  const operator = requireOperator(marketplace, 'staff')
  if (!(await confirmPassword(marketplace, operator, current))) return false
  const passwordHash = await hashPassword(wanted)
  await inTransaction(marketplace, async (marketplace) => {
    await keepPassword(marketplace, operator.id, passwordHash)
    await recordChange(marketplace, { what: 'operator', id: operator.id, action: 'password changed' })
  })
  return true
}

async function lockedRole({ db }: Marketplace, operatorId: number) {
  const query = db.selectFrom('operators').select('role').where('id', '=', operatorId).forUpdate()
  return (await query.executeTakeFirstOrThrow()).role
}

async function keepPassword(marketplace: Marketplace, operatorId: number, passwordHash: string): Promise<void> {
  const { db } = marketplace
  await db.updateTable('operators').set({ password_hash: passwordHash }).where('id', '=', operatorId).execute()
  await db.deleteFrom('operator_links').where('operator_id', '=', operatorId).execute()
  await endSessionsOf(marketplace, operatorId)
}
