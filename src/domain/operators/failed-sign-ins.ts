import { hasOfficeAccount } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { networkAddress } from '#domain/request-network.ts'

/** How long failed sign-ins are kept. */
export const failedSignInRetentionMilliseconds = 30 * 24 * 60 * 60 * 1000

const maxListedFailures = 10

/** `code`: the password was correct, so whoever tried knows it. */
export type SignInStep = 'password' | 'code'

export interface FailedSignIn {
  readonly id: number
  readonly step: SignInStep
  readonly network: string
  readonly failedAt: Date
}

/** Records a failed sign-in, also for unknown email addresses, so that both cases take the same time. */
export async function recordFailedSignIn(
  marketplace: Marketplace,
  operatorId: number | undefined,
  step: SignInStep,
): Promise<void> {
  const { db, clock } = marketplace
  const network = networkAddress(marketplace)
  await db
    .insertInto('failed_sign_ins')
    .values({ operator_id: operatorId ?? null, step, network, failed_at: clock.now() })
    .execute()
}

/** Lists the latest failed sign-ins of the signed-in operator, newest first. Rate-limited attempts are not recorded. */
export async function listFailedSignIns(marketplace: Marketplace): Promise<FailedSignIn[]> {
  requireAllowed(hasOfficeAccount(marketplace.actor))
  const { id: operatorId } = marketplace.actor
  const { db, clock } = marketplace
  return db
    .selectFrom('failed_sign_ins')
    .select(['id', 'step', 'network', 'failed_at as failedAt'])
    .where('operator_id', '=', operatorId)
    .where('failed_at', '>', new Date(clock.now().getTime() - failedSignInRetentionMilliseconds))
    .orderBy('id', 'desc')
    .limit(maxListedFailures)
    .execute()
}
