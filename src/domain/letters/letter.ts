import type { DomainEvent } from '../events.ts'
import type { OrderStatus } from '../orders/order-status.ts'

/** What each kind of letter tells about. Ids only: the rest is looked up when the letter is written. */
export interface LetterAbout {
  'order-recap': { readonly orderId: number }
  'order-notice': { readonly orderId: number }
  /** How far an order is, for a customer whom somebody wants to tell. */
  'order-progress': { readonly orderId: number; readonly status: OrderStatus }
  'plan-confirmation': { readonly planRequestId: number }
  'plan-notice': { readonly planRequestId: number }
  'message-notice': { readonly messageId: number }
  'newsletter-confirmation': { readonly subscriptionId: number }
  'message-reply': { readonly replyId: number }
  'plan-approved': { readonly planRequestId: number }
  'plan-renewed': { readonly planRequestId: number }
  'plan-refused': { readonly planRequestId: number }
  'plan-expired': { readonly planRequestId: number }
  'newsletter-issue': { readonly issueId: number; readonly subscriptionId: number }
  /** An issue that only its writer gets, before all others. */
  'newsletter-trial': { readonly issueId: number; readonly operatorId: number }
  'operator-invitation': { readonly operatorId: number }
  'password-reset': { readonly operatorId: number }
}

export type LetterKind = keyof LetterAbout

/** What is kept of a letter for people of the shop: its plain text, without the secret parts of its links. */
export interface KeptWords {
  readonly subject: string
  readonly body: string
}

/** The kinds that can tell about an event, because it says which order, request or message it was. */
export type LetterOf<Event extends DomainEvent> = {
  [Kind in LetterKind]: Event extends LetterAbout[Kind] ? Kind : never
}[LetterKind]

/** `failed` will be tried again; `given-up` only when someone asks for it; `withdrawn` was not to be sent any more. */
export type LetterStatus = 'queued' | 'sent' | 'failed' | 'given-up' | 'withdrawn'
