import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from './require-operator.ts'

/** So long somebody may want to know that their account was tried. */
export const rememberedMilliseconds = 30 * 24 * 60 * 60 * 1000

const triesShown = 10

/** `code`: the password was right. Somebody else who comes so far has it. */
export type SignInStep = 'password' | 'code'

export interface FailedSignIn {
  readonly id: number
  readonly step: SignInStep
  readonly network: string
  readonly failedAt: Date
}

/** Keeps a try that failed, also at an address nobody has: otherwise that one would be answered sooner. */
export async function recordFailedSignIn(
  { db, clock, visitor }: Marketplace,
  operatorId: number | undefined,
  step: SignInStep,
): Promise<void> {
  await db
    .insertInto('failed_sign_ins')
    .values({ operator_id: operatorId ?? null, step, network: visitor?.network ?? '', failed_at: clock.now() })
    .execute()
}

/** The latest tries at the account of the person at work that failed, newest first. What a limit refused was not tried. */
export async function listFailedSignIns(marketplace: Marketplace): Promise<FailedSignIn[]> {
  const { id: operatorId } = requireOperator(marketplace, 'staff')
  const { db, clock } = marketplace
  return db
    .selectFrom('failed_sign_ins')
    .select(['id', 'step', 'network', 'failed_at as failedAt'])
    .where('operator_id', '=', operatorId)
    .where('failed_at', '>', new Date(clock.now().getTime() - rememberedMilliseconds))
    .orderBy('id', 'desc')
    .limit(triesShown)
    .execute()
}
