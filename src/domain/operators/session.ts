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
}

/** Sessions end after this time without requests, and in any case after the maximum. */
export const sessionIdleMilliseconds = 12 * 60 * 60 * 1000
export const maxSessionMilliseconds = 14 * 24 * 60 * 60 * 1000
