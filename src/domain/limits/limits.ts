/** What strangers can cause, and may not cause without end. */
export const strangerDeeds = ['order', 'comment', 'message', 'plan-request', 'subscription'] as const

/** What somebody does at the door of the back office, who is a stranger until all of it is right. */
const doorDeeds = ['sign-in', 'second-factor', 'password-reset'] as const

export type StrangerDeed = (typeof strangerDeeds)[number]

export type DoorDeed = (typeof doorDeeds)[number]

export type LimitedDeed = StrangerDeed | DoorDeed

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

/** How often strangers may do what: a setting of the shop. */
export type Limits = Readonly<Record<StrangerDeed, DeedLimits>> & {
  /** How many orders of one phone number may wait for our call at a time. */
  readonly unconfirmedOrders: number
}

/** How often anybody may try to come in. Whoever runs the machine says so: nobody who is in already can loosen it. */
export type DoorLimits = Readonly<Record<DoorDeed, DeedLimits>>

/** What visitors are held to. */
export interface VisitorLimits {
  readonly door: DoorLimits
  /** Whether the limits of the shop hold: not on a machine where programs try the shop out. */
  readonly isLimited: boolean
}

/** A stranger at work in the shop. */
export interface Visitor extends VisitorLimits {
  /** The network the stranger comes from, spelled in one way only. */
  readonly network: string
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

export function isOfDoor(deed: LimitedDeed): deed is DoorDeed {
  return (doorDeeds as readonly string[]).includes(deed)
}

const hour = 3600

/** Networks are generous, because thousands of phones share one address; a recipient is one person. */
export const usualLimits: Limits = {
  order: { perNetwork: { count: 300, seconds: hour }, perRecipient: { count: 10, seconds: hour } },
  comment: { perNetwork: { count: 120, seconds: hour }, perRecipient: { count: 10, seconds: hour } },
  message: { perNetwork: { count: 120, seconds: hour }, perRecipient: { count: 10, seconds: hour } },
  'plan-request': { perNetwork: { count: 60, seconds: hour }, perRecipient: { count: 5, seconds: hour } },
  subscription: { perNetwork: { count: 300, seconds: hour }, perRecipient: { count: 10, seconds: 24 * hour } },
  unconfirmedOrders: 3,
}

/** The times an allowance may be for, in seconds. */
export const allowanceTimes = { minute: 60, hour, day: 24 * hour } as const

/** Nobody can be allowed nothing, and a limit that nobody meets is none. */
export const mostOfAllowance = 100_000
export const mostUnconfirmedOrders = 1000
