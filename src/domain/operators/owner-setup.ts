import { sql } from 'kysely'
import type { Email } from '../email.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { hashPassword } from './password-hash.ts'
import { newToken, tokenHash } from './token.ts'

/** How long the link of the first start opens the door: an evening, and the next morning. */
const setupMilliseconds = 24 * 60 * 60 * 1000

export interface NewOwner {
  readonly name: string
  readonly email: Email
  readonly password: string
}

export async function hasOperators({ db }: Marketplace): Promise<boolean> {
  return (await db.selectFrom('operators').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** The secret part of a link that creates the owner, once. Undefined when somebody runs the shop already. */
export async function issueSetupToken(marketplace: Marketplace): Promise<string | undefined> {
  if (await hasOperators(marketplace)) return undefined
  const token = newToken()
  const now = marketplace.clock.now()
  await marketplace.db
    .insertInto('operator_links')
    .values({
      token_hash: tokenHash(token),
      purpose: 'setup',
      operator_id: null,
      made_at: now,
      expires_at: new Date(now.getTime() + setupMilliseconds),
    })
    .execute()
  return token
}

/** Whether the link still opens the door. */
export async function isSetupOpen(marketplace: Marketplace, token: string): Promise<boolean> {
  const link = await marketplace.db
    .selectFrom('operator_links')
    .select('expires_at')
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', 'setup')
    .where('expires_at', '>', marketplace.clock.now())
    .executeTakeFirst()
  return link !== undefined && !(await hasOperators(marketplace))
}

/** Creates the owner by the setup link, which then opens nothing any more. Undefined when it does not open now. */
export async function setUpOwner(
  marketplace: Marketplace,
  token: string,
  owner: NewOwner,
): Promise<number | undefined> {
  const passwordHash = await hashPassword(owner.password)
  return inTransaction(marketplace, async (marketplace) => {
    await waitForOthers(marketplace)
    if (!(await isSetupOpen(marketplace, token))) return undefined
    return createOwner(marketplace, owner, passwordHash)
  })
}

/** Creates the owner whom the settings name, unless somebody runs the shop already. Answers whether it did. */
export async function ensureOwner(marketplace: Marketplace, owner: NewOwner): Promise<boolean> {
  if (await hasOperators(marketplace)) return false
  const passwordHash = await hashPassword(owner.password)
  return inTransaction(marketplace, async (marketplace) => {
    await waitForOthers(marketplace)
    if (await hasOperators(marketplace)) return false
    await createOwner(marketplace, owner, passwordHash)
    return true
  })
}

/** Two who set up the owner at once come one after the other, and the second finds the door closed. */
async function waitForOthers({ db }: Marketplace): Promise<void> {
  await sql`lock table operators in share row exclusive mode`.execute(db)
}

async function createOwner(marketplace: Marketplace, { name, email }: NewOwner, passwordHash: string): Promise<number> {
  const { db, clock } = marketplace
  const { id } = await db
    .insertInto('operators')
    .values({ name, email, role: 'owner', password_hash: passwordHash, created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('operator_links').where('purpose', '=', 'setup').execute()
  const operator = { id, name, email, role: 'owner' } as const
  await recordChange(
    { ...marketplace, operator },
    { what: 'operator', id, action: 'created', after: { name, email, role: 'owner' } },
  )
  return id
}
