import type { Operator } from '#domain/access/operator.ts'
import { isSystem, maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isOfOffice, operatorColumns, operatorFromRow } from './operator-rows.ts'
import { createToken, hashToken } from './token.ts'

/** A link in an email for setting a password: for an invited colleague, or after a reset request. */
export type LinkPurpose = 'invitation' | 'password'

const minute = 60_000
export const linkValidMilliseconds: Readonly<Record<LinkPurpose, number>> = {
  invitation: 7 * 24 * 60 * minute,
  password: 30 * minute,
}

export interface OperatorLink {
  readonly purpose: LinkPurpose
  readonly operator: Operator
  /** The session that asked for it. */
  readonly sessionId?: number
}

/**
 * Creates and returns the token of a link. Only its hash is stored. `sessionId` asked for it and may have ended since.
 */
export async function createOperatorLink(
  { actor, db, clock }: Marketplace,
  operatorId: number,
  purpose: LinkPurpose,
  sessionId?: number,
): Promise<string> {
  requireAllowed(isSystem(actor))
  const token = createToken()
  const now = clock.now()
  await db
    .insertInto('operator_links')
    .values(({ selectFrom }) => ({
      ...{ token_hash: hashToken(token), purpose, operator_id: operatorId, made_at: now },
      session_id: selectFrom('operator_sessions')
        .select('id')
        .where('id', '=', sessionId ?? null)
        .where('operator_id', '=', operatorId),
      expires_at: new Date(now.getTime() + linkValidMilliseconds[purpose]),
    }))
    .execute()
  return token
}

/** Returns the operator of a valid link; undefined when it is used, expired or the operator is disabled. */
export async function findOperatorLink(
  { actor, db, clock }: Marketplace,
  token: string,
): Promise<OperatorLink | undefined> {
  requireAllowed(maySignIn(actor))
  const found = await db
    .selectFrom('operator_links as link')
    .innerJoin('operators as operator', 'operator.id', 'link.operator_id')
    .select(['link.purpose', 'link.session_id'])
    .select(operatorColumns)
    .where('link.token_hash', '=', hashToken(token))
    .where('link.expires_at', '>', clock.now())
    .where('operator.disabled_at', 'is', null)
    .where(isOfOffice)
    .executeTakeFirst()
  if (!found || found.purpose === 'setup') return undefined
  const { purpose, session_id: sessionId } = found
  return { purpose, operator: operatorFromRow(found), ...(sessionId !== null && { sessionId }) }
}
