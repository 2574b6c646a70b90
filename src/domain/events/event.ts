import type { OrderStatus } from '#domain/order-status.ts'

/**
 * What happens in the shop and has something follow from it: `jobs/effects.ts` says what. All that happens is in the
 * audit log, the steps, the movements and the postings. Events contain ids only; the rest is in the database.
 */
export type DomainEvent =
  | { type: 'store.added'; storeId: number }
  | { type: 'store.edited'; storeId: number }
  | { type: 'product.added'; productId: number }
  | { type: 'product.edited'; productId: number }
  | { type: 'product.restored'; productId: number }
  | { type: 'picture.added'; fileName: string }
  /** A file of pieces is to be read, for the first time or with other choices. */
  | { type: 'product-import.to-read'; importId: number }
  | { type: 'product-import.started'; importId: number }
  | { type: 'product-import.take-back-asked'; importId: number }
  | { type: 'order.placed'; orderId: number }
  /** The gateway, or a customer who is back from it, says that something happened to payments by card. */
  | { type: 'card-payment.notified' }
  /** An operator has the customer notified of a step by email. */
  | { type: 'order.customer-notified'; orderId: number; status: OrderStatus; stepId: number }
  /** A customer who was told of a step is told that it was `wrong`. `stepId` is the step that undoes it. */
  | { type: 'order.customer-corrected'; orderId: number; wrong: OrderStatus; status: OrderStatus; stepId: number }
  /** Somebody with its number and phone has its private link sent to its email address again. */
  | { type: 'order.link-requested'; orderId: number }
  | { type: 'order.lines-changed'; orderId: number }
  /** The office is reminded that nobody has confirmed it. */
  | { type: 'order.reminded'; orderId: number }
  /** The customer did it, on the page of the order: a row of customer_requests. */
  | { type: 'order.corrected-by-customer'; orderId: number; requestId: number }
  | { type: 'order.come-again-requested'; orderId: number; requestId: number }
  | { type: 'order.canceled-by-customer'; orderId: number; requestId: number }
  /** The customer asks for it on the page of the order. */
  | { type: 'return.asked'; orderId: number; returnId: number }
  /** The same, for what arrived damaged. */
  | { type: 'return.damage-reported'; orderId: number; returnId: number }
  /** An email tells the customer of a step, or that one was undone. */
  | { type: 'return.customer-notified'; orderId: number; returnId: number; returnStepId: number }
  /** The office is reminded of the day on which the law wants the money back. */
  | { type: 'return.refund-due'; orderId: number; returnId: number }
  /** Whether a courier has a parcel. */
  | { type: 'handover.parcel-decided'; handoverId: number }
  /** Its customer is invited to review it. */
  | { type: 'order.review-invited'; orderId: number }
  | { type: 'plan-request.received'; planRequestId: number }
  | { type: 'plan-request.approved'; planRequestId: number }
  | { type: 'plan-request.renewed'; planRequestId: number }
  | { type: 'plan-request.refused'; planRequestId: number }
  | { type: 'plan-request.expired'; planRequestId: number }
  | { type: 'message.received'; messageId: number }
  | { type: 'message.replied'; messageId: number; replyId: number }
  | { type: 'newsletter.subscribed'; subscriptionId: number }
  /** The same, but it looks like a bot's: the email is held. */
  | { type: 'newsletter.held'; subscriptionId: number }
  /** An operator has a test copy of an issue sent to themselves. */
  | { type: 'newsletter.issue-tested'; issueId: number; operatorId: number }
  | { type: 'newsletter.issue-sent'; issueId: number }
  | { type: 'newsletter.issue-continued'; issueId: number }
  | { type: 'stock-alert.requested'; alertId: number }
  /** The same, but it looks like a bot's: the email is held. */
  | { type: 'stock-alert.held'; alertId: number }
  /** The size is back. */
  | { type: 'stock-alert.due'; alertId: number }
  | { type: 'email.resent'; emailId: number }
  /** An operator has an email sent that was held. */
  | { type: 'email.released'; emailId: number }
  | { type: 'operator.invited'; operatorId: number }
  /** `sessionId`: of the browser that asked, where it is signed in to the account. */
  | { type: 'operator.password-reset-requested'; operatorId: number; sessionId?: number }
  | { type: 'operator.password-changed'; operatorId: number }
  | { type: 'operator.email-changed'; operatorId: number }
  | { type: 'operator.second-factor-added'; operatorId: number }
  | { type: 'operator.second-factor-removed'; operatorId: number }
  | { type: 'operator.recovery-codes-renewed'; operatorId: number }
  | { type: 'operator.passkey-added'; operatorId: number }
  | { type: 'operator.passkey-removed'; operatorId: number }
  /** A seller gives an email address, which is to be confirmed. */
  | { type: 'seller.email-asked'; sellerEmailId: number }
  /** A private link is asked for with the address of a seller. */
  | { type: 'seller.link-requested'; sellerEmailId: number }
  | { type: 'operator.notification-tested'; operatorId: number }
  /** A table with names and addresses of people. */
  | { type: 'people.exported'; table: string; operatorId: number }
  /** A person had their data erased. */
  | { type: 'personal-data.erased'; erasureId: string }
  /** A link to what is held under an email address is sent to it. */
  | { type: 'data-link.requested'; dataLinkId: number }
