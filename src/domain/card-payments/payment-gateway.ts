import type { ApiProblem } from '#domain/couriers/api/courier-api.ts'
import { dinars, type Millimes } from '#domain/money.ts'

/** A service on whose page customers pay by card. No method throws for what it can answer. */
export interface PaymentGateway {
  /** As people know it. */
  readonly name: string
  /** The address that it publishes. */
  readonly defaultBaseUrl: string
  /** Returns whether requests may be sent there: https, and only addresses of the public internet. */
  mayReach(baseUrl: string): Promise<boolean>
  /** Makes a page on which an amount is paid once. */
  start(access: GatewayAccess, payment: PaymentToStart): Promise<StartAnswer>
  /** Asks what became of a payment. Changes nothing. */
  read(access: GatewayAccess, reference: string): Promise<ReadAnswer>
  /** Returns the reference that a notification names; undefined where it names none. It proves nothing. */
  readNotification(query: URLSearchParams): string | undefined
}

export interface GatewayAccess {
  readonly baseUrl: string
  readonly walletId: string
  readonly key: string
}

export interface PaymentToStart {
  /** In millimes of a dinar. */
  readonly amount: Millimes
  /** By which the shop knows it. */
  readonly orderId: string
  readonly description: string
  /** How long it can be paid, in minutes. */
  readonly minutes: number
  /** Where the gateway says that something happened. */
  readonly notifyUrl: string
  /** Where the customer goes afterwards, paid or not. */
  readonly returnUrl: string
}

interface Failed {
  readonly outcome: 'failed'
  readonly problem: ApiProblem
}

export type StartAnswer =
  /** `reference`: what the gateway calls the payment. `payUrl`: the page, by https. */
  { readonly outcome: 'started'; readonly reference: string; readonly payUrl: string } | Failed

export interface ReportedPayment {
  readonly isPaid: boolean
  /** What was asked for, in thousandths of the currency. */
  readonly amount: number
  /** What came, in thousandths of the currency. */
  readonly paid: number
  readonly currency: string
  /** As it was given at the start. */
  readonly orderId: string
}

export type ReadAnswer =
  | { readonly outcome: 'read'; readonly payment: ReportedPayment }
  /** The gateway knows no such payment. */
  | { readonly outcome: 'unknown' }
  | Failed

/** What it may keep of each payment. */
export const maxGatewayFee = dinars(100)
/** Characters. */
export const maxWalletIdLength = 60
export const maxGatewayKeyLength = 200
export const maxGatewayUrlLength = 200
export const maxPaymentReferenceLength = 60
export const maxPayUrlLength = 500
