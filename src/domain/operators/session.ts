import type { Operator } from './operator.ts'

/** A browser in which someone has given a password. */
export interface Session {
  readonly id: number
  readonly operator: Operator
  /**
   * What is still missing before its person is at work: a code from the authenticator app, or the app itself where the
   * house wants everybody to have one.
   */
  readonly owes: 'nothing' | 'code' | 'second-factor'
}

/** Nobody seen for so long has left; and whoever stays comes in anew after so long. */
export const idleMilliseconds = 12 * 60 * 60 * 1000
export const absoluteMilliseconds = 14 * 24 * 60 * 60 * 1000
