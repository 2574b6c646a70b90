import { operatorActor } from '#domain/access/actor.ts'
import { isSystem, maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { lockList } from '#domain/lock-list.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isOfOffice } from './operator-rows.ts'
import { hashPassword } from './password-hash.ts'
import { createToken, hashToken } from './token.ts'

/** How long the setup link of the first start is valid. */
const setupMilliseconds = 24 * 60 * 60 * 1000

export interface NewOwner {
  readonly name: string
  readonly email: EmailAddress
  readonly password: string
}

/** Whether somebody works for the office. Sellers do not: a shop that has only makers still needs an owner. */
export async function hasAnyOperator({ db }: Marketplace): Promise<boolean> {
  const operators = db.selectFrom('operators as operator').select('id').where(isOfOffice)
  return (await operators.limit(1).executeTakeFirst()) !== undefined
}

/** Creates the token of the link that creates the owner. Undefined when an operator exists. */
export async function createSetupToken(marketplace: Marketplace): Promise<string | undefined> {
  requireAllowed(isSystem(marketplace.actor))
  if (await hasAnyOperator(marketplace)) return undefined
  const token = createToken()
  const now = marketplace.clock.now()
  await marketplace.db
    .insertInto('operator_links')
    .values({
      token_hash: hashToken(token),
      purpose: 'setup',
      operator_id: null,
      session_id: null,
      made_at: now,
      expires_at: new Date(now.getTime() + setupMilliseconds),
    })
    .execute()
  return token
}

/** Returns whether the setup link is valid and no operator exists. */
export async function isSetupTokenValid(marketplace: Marketplace, token: string): Promise<boolean> {
  requireAllowed(maySignIn(marketplace.actor))
  const link = await marketplace.db
    .selectFrom('operator_links')
    .select('expires_at')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', 'setup')
    .where('expires_at', '>', marketplace.clock.now())
    .executeTakeFirst()
  return link !== undefined && !(await hasAnyOperator(marketplace))
}

/** Creates the owner and invalidates the setup link. Returns the operator's id; undefined when the link is invalid. */
export async function setUpOwner(
  marketplace: Marketplace,
  token: string,
  owner: NewOwner,
): Promise<number | undefined> {
  requireAllowed(maySignIn(marketplace.actor))
  const passwordHash = await hashPassword(owner.password)
  return inTransaction(marketplace, async (marketplace) => {
    await lockList(marketplace, 'operators')
    if (!(await isSetupTokenValid(marketplace, token))) return undefined
    return createOwner(marketplace, owner, passwordHash)
  })
}

/** Creates the owner from the configuration, unless an operator exists. Returns whether it did. */
export async function ensureOwner(marketplace: Marketplace, owner: NewOwner): Promise<boolean> {
  requireAllowed(isSystem(marketplace.actor))
  if (await hasAnyOperator(marketplace)) return false
  const passwordHash = await hashPassword(owner.password)
  return inTransaction(marketplace, async (marketplace) => {
    await lockList(marketplace, 'operators')
    if (await hasAnyOperator(marketplace)) return false
    await createOwner(marketplace, owner, passwordHash)
    return true
  })
}

async function createOwner(marketplace: Marketplace, { name, email }: NewOwner, passwordHash: string): Promise<number> {
  const { db, clock } = marketplace
  const account = { name, email, role: 'owner' } as const
  const { id } = await db
    .insertInto('operators')
    .values({ ...account, password_hash: passwordHash, created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('operator_links').where('purpose', '=', 'setup').execute()
  const actor = operatorActor({ id, ...account })
  await recordAudit({ ...marketplace, actor }, { entity: 'operator', id, action: 'created', after: account })
  return id
}
