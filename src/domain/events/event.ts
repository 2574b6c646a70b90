import type { OrderStatus } from '#domain/order-status.ts'

/** Everything that can happen in the shop. Events contain ids only; the rest is in the database. */
export type DomainEvent =
  | { type: 'store.added'; storeId: number }
  | { type: 'store.edited'; storeId: number }
  | { type: 'store.retired'; storeId: number }
  | { type: 'store.restored'; storeId: number }
  | { type: 'product.added'; productId: number }
  | { type: 'product.edited'; productId: number }
  | { type: 'product.retired'; productId: number }
  | { type: 'product.restored'; productId: number }
  | { type: 'product.publishing-changed'; productId: number }
  | { type: 'product.repriced'; productId: number }
  | { type: 'product.restocked'; productId: number; sizeId: number }
  /** In a stock-taking. */
  | { type: 'product.counted'; productId: number; sizeId: number }
  | { type: 'product.pinned'; productId: number }
  | { type: 'product.unpinned'; productId: number }
  | { type: 'picture.added'; fileName: string }
  | { type: 'banner.edited'; slot: string }
  | { type: 'promotion.scheduled'; promotionId: number }
  | { type: 'promotion.edited'; promotionId: number }
  | { type: 'promotion.canceled'; promotionId: number }
  | { type: 'order.placed'; orderId: number }
  | { type: 'order.advanced'; orderId: number; status: OrderStatus }
  /** An operator has the customer notified of a step by email. */
  | { type: 'order.customer-notified'; orderId: number; status: OrderStatus; stepId: number }
  /** Its last step was taken back. */
  | { type: 'order.step-undone'; orderId: number }
  /** A customer who was told of a step is told that it was `wrong`. `stepId` is the step that undoes it. */
  | { type: 'order.customer-corrected'; orderId: number; wrong: OrderStatus; status: OrderStatus; stepId: number }
  /** Somebody with its number and phone has its private link sent to its email address again. */
  | { type: 'order.link-requested'; orderId: number }
  /** Its lines, or its recipient and address. */
  | { type: 'order.corrected'; orderId: number }
  | { type: 'order.lines-changed'; orderId: number }
  /** Its pieces are in another order now, and it is canceled. */
  | { type: 'order.joined'; orderId: number }
  /** It is no duplicate of another order that looks like it. */
  | { type: 'order.kept-separate'; orderId: number }
  /** The office is reminded that nobody has confirmed it. */
  | { type: 'order.reminded'; orderId: number }
  /** The customer has taken up a released order again. */
  | { type: 'order.revived'; orderId: number }
  | { type: 'order.call-recorded'; orderId: number }
  | { type: 'order.text-sent'; orderId: number }
  | { type: 'order.note-added'; orderId: number }
  /** The customer did it, on the page of the order or by a link: a row of customer_requests. */
  | { type: 'order.confirmed-by-link'; orderId: number; requestId: number }
  | { type: 'order.call-time-chosen'; orderId: number; requestId: number }
  | { type: 'order.corrected-by-customer'; orderId: number; requestId: number }
  | { type: 'order.come-again-requested'; orderId: number; requestId: number }
  | { type: 'order.canceled-by-customer'; orderId: number; requestId: number }
  /** An operator has dealt with a request of the customer. */
  | { type: 'order.request-settled'; orderId: number; requestId: number }
  | { type: 'order.paid'; orderId: number }
  | { type: 'order.not-paid'; orderId: number }
  | { type: 'order.delivery-attempted'; orderId: number }
  /** A postponed delivery was recorded by mistake. */
  | { type: 'order.attempt-undone'; orderId: number }
  /** The customer asks for it on the page of the order. */
  | { type: 'return.asked'; orderId: number; returnId: number }
  /** The same, for what arrived damaged. */
  | { type: 'return.damage-reported'; orderId: number; returnId: number }
  /** By staff. */
  | { type: 'return.opened'; orderId: number; returnId: number }
  | { type: 'return.advanced'; orderId: number; returnId: number }
  | { type: 'return.settled'; orderId: number; returnId: number }
  | { type: 'return.step-undone'; orderId: number; returnId: number }
  /** An email tells the customer of a step, or that one was undone. */
  | { type: 'return.customer-notified'; orderId: number; returnId: number; returnStepId: number }
  /** The office is reminded of the day on which the law wants the money back. */
  | { type: 'return.refund-due'; orderId: number; returnId: number }
  | { type: 'courier.added'; courierId: number }
  | { type: 'courier.edited'; courierId: number }
  | { type: 'courier.retired'; courierId: number }
  | { type: 'courier.restored'; courierId: number }
  | { type: 'discount-code.added'; discountCodeId: number }
  | { type: 'discount-code.edited'; discountCodeId: number }
  | { type: 'remittance.recorded'; remittanceId: number }
  | { type: 'remittance.revoked'; remittanceId: number }
  | { type: 'payout.recorded'; payoutId: number }
  | { type: 'payout.revoked'; payoutId: number }
  /** The plan or the commission of a store. */
  | { type: 'store.terms-changed'; storeId: number }
  | { type: 'handover.started'; handoverId: number }
  /** Its orders or its courier. */
  | { type: 'handover.changed'; handoverId: number }
  | { type: 'handover.discarded'; handoverId: number }
  | { type: 'handover.handed-over'; handoverId: number }
  /** Whether a courier has a parcel. */
  | { type: 'handover.parcel-decided'; handoverId: number }
  /** The block of a phone number. */
  | { type: 'customer.blocked'; blockId: number }
  | { type: 'customer.unblocked'; blockId: number }
  | { type: 'order.refunded'; orderId: number }
  | { type: 'comment.posted'; commentId: number }
  | { type: 'comment.held'; commentId: number }
  | { type: 'comment.published'; commentId: number }
  | { type: 'comment.hidden'; commentId: number }
  /** Its customer is invited to review it. */
  | { type: 'order.review-invited'; orderId: number }
  /** A customer wrote or changed it; `held` waits for the office. */
  | { type: 'review.posted'; reviewId: number }
  | { type: 'review.held'; reviewId: number }
  | { type: 'review.published'; reviewId: number }
  | { type: 'review.hidden'; reviewId: number }
  | { type: 'review.answered'; reviewId: number }
  | { type: 'review.answer-removed'; reviewId: number }
  /** The customer has deleted it. */
  | { type: 'review.withdrawn'; reviewId: number }
  | { type: 'plan-request.received'; planRequestId: number }
  | { type: 'plan-request.held'; planRequestId: number }
  | { type: 'plan-request.approved'; planRequestId: number }
  | { type: 'plan-request.renewed'; planRequestId: number }
  | { type: 'plan-request.refused'; planRequestId: number }
  | { type: 'plan-request.expired'; planRequestId: number }
  | { type: 'message.received'; messageId: number }
  | { type: 'message.held'; messageId: number }
  | { type: 'message.replied'; messageId: number; replyId: number }
  | { type: 'message.done'; messageId: number }
  | { type: 'message.reopened'; messageId: number }
  | { type: 'newsletter.subscribed'; subscriptionId: number }
  | { type: 'newsletter.held'; subscriptionId: number }
  | { type: 'newsletter.confirmed'; subscriptionId: number }
  | { type: 'newsletter.unsubscribed'; subscriptionId: number }
  | { type: 'newsletter.issue-created'; issueId: number }
  | { type: 'newsletter.issue-edited'; issueId: number }
  /** An operator has a test copy of an issue sent to themselves. */
  | { type: 'newsletter.issue-tested'; issueId: number; operatorId: number }
  | { type: 'newsletter.issue-sent'; issueId: number }
  | { type: 'newsletter.issue-stopped'; issueId: number }
  | { type: 'newsletter.issue-continued'; issueId: number }
  | { type: 'stock-alert.requested'; alertId: number }
  | { type: 'stock-alert.held'; alertId: number }
  | { type: 'stock-alert.confirmed'; alertId: number }
  | { type: 'stock-alert.left'; alertId: number }
  /** The size is back. */
  | { type: 'stock-alert.due'; alertId: number }
  | { type: 'email.resent'; emailId: number }
  /** An operator decides about an email that is held. */
  | { type: 'email.released'; emailId: number }
  | { type: 'email.dropped'; emailId: number }
  | { type: 'operator.added'; operatorId: number }
  | { type: 'operator.invited'; operatorId: number }
  /** An owner hands it over instead of a letter. */
  | { type: 'operator.link-created'; operatorId: number }
  | { type: 'operator.disabled'; operatorId: number }
  | { type: 'operator.enabled'; operatorId: number }
  | { type: 'operator.renamed'; operatorId: number }
  | { type: 'operator.locale-changed'; operatorId: number }
  | { type: 'operator.role-changed'; operatorId: number }
  | { type: 'operator.signed-out-everywhere'; operatorId: number }
  /** `sessionId`: of the browser that asked, where it is signed in to the account. */
  | { type: 'operator.password-reset-requested'; operatorId: number; sessionId?: number }
  | { type: 'operator.password-changed'; operatorId: number }
  | { type: 'operator.email-changed'; operatorId: number }
  | { type: 'operator.second-factor-added'; operatorId: number }
  | { type: 'operator.second-factor-removed'; operatorId: number }
  | { type: 'operator.passkey-added'; operatorId: number }
  | { type: 'operator.passkey-removed'; operatorId: number }
  /** For a session of theirs. */
  /** On one of their devices. */
  | { type: 'operator.notifications-turned-on'; operatorId: number }
  | { type: 'operator.notifications-turned-off'; operatorId: number }
  /** Of which kinds they are told, and when not. */
  | { type: 'operator.notifications-changed'; operatorId: number }
  | { type: 'operator.notification-tested'; operatorId: number }
  | { type: 'table.exported'; table: string }
  /** A table with names and addresses of people. */
  | { type: 'people.exported'; table: string; operatorId: number }
  /** A person had their data erased. */
  | { type: 'personal-data.erased'; erasureId: string }
  /** Data was erased because it had been kept for as long as the shop keeps it. */
  | { type: 'personal-data.expired'; erasureId: string }
  /** A link to what is held under an email address is sent to it. */
  | { type: 'data-link.requested'; dataLinkId: number }
  | { type: 'search-entry.added'; searchEntryId: number }
  | { type: 'search-entry.edited'; searchEntryId: number }
  | { type: 'search-entry.removed'; searchEntryId: number }
  | { type: 'setting.edited'; setting: string }
