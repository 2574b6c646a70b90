import { type OperatorActor, operatorActor } from '#domain/access/actor.ts'
import type { Operator } from '#domain/access/operator.ts'

/** A browser session that began with a correct password. */
export interface Session {
  readonly id: number
  readonly operator: Operator
  /**
   * The step that is missing before the operator may work: a code from the authenticator app, or setting up an app
   * where the shop requires one.
   */
  readonly pendingStep: 'none' | 'code' | 'second-factor-setup'
  /** When the person last proved with a password or a passkey who it is; absent when that is unknown. */
  readonly identityCheckedAt?: Date
  /** When it ends, if nobody uses it until then. */
  readonly usableUntil: Date
}

/** The tokens of the cookies that a complete sign-in leaves in the browser. */
export interface SignInTokens {
  readonly session: string
  /** Outlives the session: it makes the device known. */
  readonly device: string
}

/**
 * Lifetime of the sessions of the office: they end after the idle timeout, the time without requests, and in any case
 * after the maximum.
 */
export const sessionIdleMilliseconds = 12 * 60 * 60 * 1000
export const maxSessionMilliseconds = 14 * 24 * 60 * 60 * 1000

/** A phone of a seller stays signed in for so long after each use: a maker has no password to sign in with again. */
export const sellerSessionMilliseconds = 90 * 24 * 60 * 60 * 1000

/** How long a link works that is sent to the address of a seller: to confirm it, and to enter with it. */
export const sellerEmailMilliseconds = { confirm: 24 * 60 * 60 * 1000, enter: 30 * 60 * 1000 } as const

/** Minimum interval between updates of `last_seen_at`, so that not every request writes. */
export const lastSeenIntervalMilliseconds = 60_000

/** Returns the operator of a session as the actor. The caller decides whether a pending step matters. */
export function actorOf({ operator, identityCheckedAt }: Session): OperatorActor {
  return { ...operatorActor(operator), ...(identityCheckedAt && { identityCheckedAt }) }
}
