import type { Locale } from '#domain/locale.ts'
import type { OrderStatus } from '#domain/order-status.ts'

/** The data of each kind of email: ids only, the rest is read when the email is rendered. */
export interface EmailPayload {
  'order-recap': { readonly orderId: number }
  'order-notice': { readonly orderId: number }
  /** Nobody has confirmed the order in time. */
  'order-reminder': { readonly orderId: number }
  /** The new status of an order, sent to the customer when the operator chooses to. */
  'order-progress': { readonly orderId: number; readonly status: OrderStatus; readonly stepId?: number }
  /** A customer was told a `wrong` status; the order has another again. */
  'order-correction': {
    readonly orderId: number
    readonly wrong: OrderStatus
    readonly status: OrderStatus
    readonly stepId: number
  }
  /** To the customer: the pieces and the total of an order that staff have changed. */
  'order-changed': { readonly orderId: number }
  /** The private link of an order, sent again on request. */
  'order-link': { readonly orderId: number }
  /** To the customer of a delivered order, once. */
  'review-invitation': { readonly orderId: number }
  /** To the address of an order: its phone or address was corrected on its page. */
  'delivery-corrected': { readonly orderId: number; readonly requestId: number }
  /** To the shop: what the customer of an order asked for on its page. */
  'customer-request-notice': { readonly orderId: number; readonly requestId: number }
  /** To the customer, in writing: the return that was asked for, and a withdrawal by the law. */
  'return-confirmation': { readonly orderId: number; readonly returnId: number }
  /** To the shop: a customer asks for a return. */
  'return-notice': { readonly orderId: number; readonly returnId: number }
  /** To the customer: a step of a return, or that one was undone. */
  'return-progress': { readonly orderId: number; readonly returnId: number; readonly returnStepId: number }
  /** To the shop: the law wants the money of a return back soon. */
  'return-reminder': { readonly orderId: number; readonly returnId: number }
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
  /** A test email: an issue sent only to the operator who asked for it. */
  'newsletter-test': { readonly issueId: number; readonly operatorId: number }
  'stock-alert-confirmation': { readonly alertId: number }
  /** The size is back. */
  'stock-alert': { readonly alertId: number }
  /** To an address under which something is held: a link to receive or erase it. */
  'data-link': { readonly dataLinkId: number }
  'operator-invitation': { readonly operatorId: number }
  /** `sessionId`: of the browser that asked, where it is signed in to the account. */
  'password-reset': { readonly operatorId: number; readonly sessionId?: number }
  'password-changed': { readonly operatorId: number }
  /** To the earlier address. */
  'email-changed': { readonly operatorId: number }
  'second-factor-added': { readonly operatorId: number }
  'second-factor-removed': { readonly operatorId: number }
  'recovery-codes-renewed': { readonly operatorId: number }
  'passkey-added': { readonly operatorId: number }
  'passkey-removed': { readonly operatorId: number }
  'people-exported': { readonly operatorId: number }
  /** To the address that a seller has given. */
  'seller-email-confirmation': { readonly sellerEmailId: number }
  /** The private link that a seller has asked for with the own address. */
  'seller-link': { readonly sellerEmailId: number }
}

export type EmailKind = keyof EmailPayload

/** The subject and plain text that are stored for staff, with the tokens of links masked. */
export interface StoredEmailText {
  readonly subject: string
  readonly body: string
  /** Unknown once the text has been erased. */
  readonly locale?: Locale
}

/**
 * `failed` is retried automatically. `given-up` failed permanently: it is sent again only on request. `withdrawn` was
 * canceled before it was sent. `held` exceeded a limit and waits for an operator to release or drop it.
 */
export type EmailStatus = 'queued' | 'sent' | 'failed' | 'given-up' | 'withdrawn' | 'held'
