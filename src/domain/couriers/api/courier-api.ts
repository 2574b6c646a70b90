import type { CourierApiKind } from '#domain/courier-api-kind.ts'
import type { Governorate } from '#domain/geography/governorate.ts'
import type { Millimes } from '#domain/money.ts'
import type { Phone } from '#domain/phone.ts'

/**
 * The API of a courier: tells it of parcels and asks what became of them. No method throws for what a courier can
 * answer.
 */
export interface CourierApi {
  /** The address that the courier publishes. */
  readonly defaultBaseUrl: string
  /** Whether addresses of requests have the token in them. */
  readonly hasTokenInAddress: boolean
  /** How far apart the requests of one shop start, in seconds. */
  readonly secondsBetweenRequests: number
  /** How many parcels the courier takes in one request. */
  readonly maxParcelsPerRequest: number
  /** Returns whether requests may be sent there: https, and only addresses of the public internet. */
  mayReach(baseUrl: string): Promise<boolean>
  /** Reads a token as people enter it; undefined for what can be none. */
  readToken(typed: string): string | undefined
  /**
   * Tells the courier of parcels: at least one, and no more than it takes in one request. Told twice, it has two of
   * each.
   */
  create(access: CourierAccess, parcels: readonly ParcelToSend[]): Promise<CreateAnswer>
  /** Asks what became of a parcel. Changes nothing. */
  readState(access: CourierAccess, barcode: string): Promise<StateAnswer>
  /** Asks something that changes nothing, to learn whether the address and the token are right. */
  tryAccess(access: CourierAccess): Promise<TryAnswer>
}

export interface CourierAccess {
  readonly baseUrl: string
  readonly token: string
}

/** What is sent to a courier about a parcel: what its sheet says. */
export interface ParcelToSend {
  readonly number: string
  readonly customerName: string
  readonly phone: Phone
  readonly governorate?: Governorate
  readonly city: string
  readonly address: string
  /** The cash to collect, in millimes. */
  readonly toCollect: Millimes
  readonly pieces: number
  readonly contents: string
}

/** Why a request failed. */
export const apiProblems = [
  /** No connection, so the courier knows nothing of it. */
  'not-reached',
  'too-many-requests',
  'token-refused',
  /** What answers there is not this API. */
  'not-understood',
  /** The request was sent, and no answer came that says what became of it. */
  'no-answer',
  /** The token was sealed with another secret key. */
  'unreadable-token',
] as const

export type ApiProblem = (typeof apiProblems)[number]

interface Failed {
  readonly outcome: 'failed'
  /** `no-answer`: parcels may have been taken or not. After all others they were not. */
  readonly problem: ApiProblem
  /** How long the courier wants to be left alone; absent when it does not say. */
  readonly retryAfterSeconds?: number
}

/** What the courier calls a parcel that it has taken. */
export interface CreatedParcel {
  readonly barcode: string
  /** The page of the courier with its label, and perhaps with others. */
  readonly labelUrl?: string
}

export type CreateAnswer =
  /** One for each parcel, in the order in which they were sent; undefined for one that the answer does not name. */
  | { readonly outcome: 'created'; readonly parcels: readonly (CreatedParcel | undefined)[] }
  /** The courier takes none of the parcels, and says why in its own language; empty when it does not say. */
  | { readonly outcome: 'refused'; readonly message: string }
  | Failed

export type StateAnswer =
  | { readonly outcome: 'state'; readonly state: ReportedParcelState }
  /** The courier has no parcel with this barcode. */
  | { readonly outcome: 'unknown' }
  | Failed

export type TryAnswer = { readonly outcome: 'works' } | Failed

/** `unclear`: somebody has to look, or it is on its way back. */
export const reportedKinds = ['on-the-way', 'delivered', 'returned', 'unclear'] as const

export type ReportedKind = (typeof reportedKinds)[number]

export interface ReportedParcelState {
  readonly kind: ReportedKind
  /** In the words of the courier. */
  readonly words: string
}

/** Each courier that has an API, and all that is particular to it. */
export type CourierApis = Readonly<Record<CourierApiKind, CourierApi>>
