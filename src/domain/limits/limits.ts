/** What strangers can cause, and may not cause without end. Who signs in is a stranger until the password is right. */
export const limitedDeeds = [
  'order',
  'comment',
  'message',
  'plan-request',
  'subscription',
  'sign-in',
  'second-factor',
  'password-reset',
] as const

export type LimitedDeed = (typeof limitedDeeds)[number]

/** So many at once; each comes back after its part of the time. */
export interface Allowance {
  readonly count: number
  readonly seconds: number
}

/**
 * Many people share one network (a family, a café, all phones of an operator), so it may do much. A recipient is one
 * person, who is to be spared: an e-mail address or a phone number. For signing in it is the account that is tried.
 */
export interface DeedLimits {
  readonly perNetwork: Allowance
  readonly perRecipient: Allowance
}

export interface Limits {
  readonly deeds: Readonly<Record<LimitedDeed, DeedLimits>>
  /** How many orders of one phone number may wait for our call at a time. */
  readonly unconfirmedOrders: number
}

/** A stranger at work in the shop. */
export interface Visitor {
  /** The network the stranger comes from, spelled in one way only. */
  readonly network: string
  readonly limits: Limits
}

/** Whom something reaches. */
export interface Recipients {
  readonly email?: string
  readonly phone?: string
}

/** Too much was done in too short a time. Every surface answers it once, politely. */
export class TooMany extends Error {
  override readonly name = 'TooMany'
  readonly retryAfterSeconds: number

  constructor(deed: LimitedDeed, retryAfterSeconds: number) {
    super(`Too many of: ${deed}`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}
