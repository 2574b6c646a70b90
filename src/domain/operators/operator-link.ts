import type { Email } from '../email.ts'
import type { Marketplace } from '../marketplace.ts'
import { newToken, tokenHash } from './token.ts'

/** A link in a letter by which someone chooses a password: a new colleague, or one who forgot theirs. */
export type LinkPurpose = 'invitation' | 'password'

const minute = 60_000
const validMilliseconds: Readonly<Record<LinkPurpose, number>> = {
  invitation: 7 * 24 * 60 * minute,
  password: 30 * minute,
}

export interface OperatorLink {
  readonly purpose: LinkPurpose
  readonly operator: { readonly id: number; readonly name: string; readonly email: Email }
}

/** Makes the secret part of a link. Only its hash is kept. */
export async function issueOperatorLink(
  { db, clock }: Marketplace,
  operatorId: number,
  purpose: LinkPurpose,
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await db
    .insertInto('operator_links')
    .values({
      ...{ token_hash: tokenHash(token), purpose, operator_id: operatorId, made_at: now },
      expires_at: new Date(now.getTime() + validMilliseconds[purpose]),
    })
    .execute()
  return token
}

/** Whom a link still lets in; undefined when it was used, is too old, or the person is shut out. */
export async function findOperatorLink({ db, clock }: Marketplace, token: string): Promise<OperatorLink | undefined> {
  const found = await db
    .selectFrom('operator_links as link')
    .innerJoin('operators as operator', 'operator.id', 'link.operator_id')
    .select(['link.purpose', 'operator.id', 'operator.name', 'operator.email'])
    .where('link.token_hash', '=', tokenHash(token))
    .where('link.expires_at', '>', clock.now())
    .where('operator.disabled_at', 'is', null)
    .executeTakeFirst()
  if (!found || found.purpose === 'setup') return undefined
  return { purpose: found.purpose, operator: { id: found.id, name: found.name, email: found.email as Email } }
}
