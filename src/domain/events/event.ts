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
  | { type: 'product.repriced'; productId: number }
  | { type: 'product.restocked'; productId: number; sizeId: number }
  | { type: 'product.pinned'; productId: number }
  | { type: 'product.unpinned'; productId: number }
  | { type: 'picture.added'; fileName: string }
  | { type: 'showcase.changed'; place: string }
  | { type: 'promotion.scheduled'; promotionId: number }
  | { type: 'promotion.edited'; promotionId: number }
  | { type: 'promotion.called-off'; promotionId: number }
  | { type: 'order.placed'; orderId: number }
  | { type: 'order.advanced'; orderId: number; status: OrderStatus }
  /** An operator has the customer notified of a step by email. */
  | { type: 'order.announced'; orderId: number; status: OrderStatus }
  | { type: 'order.corrected'; orderId: number }
  | { type: 'order.called'; orderId: number }
  | { type: 'comment.posted'; commentId: number }
  | { type: 'comment.held'; commentId: number }
  | { type: 'comment.published'; commentId: number }
  | { type: 'comment.hidden'; commentId: number }
  | { type: 'plan-request.received'; planRequestId: number }
  | { type: 'plan-request.held'; planRequestId: number }
  | { type: 'plan-request.approved'; planRequestId: number }
  | { type: 'plan-request.renewed'; planRequestId: number }
  | { type: 'plan-request.refused'; planRequestId: number }
  | { type: 'plan-request.expired'; planRequestId: number }
  | { type: 'message.received'; messageId: number }
  | { type: 'message.held'; messageId: number }
  | { type: 'message.answered'; messageId: number; replyId: number }
  | { type: 'newsletter.subscribed'; subscriptionId: number }
  | { type: 'newsletter.held'; subscriptionId: number }
  | { type: 'newsletter.confirmed'; subscriptionId: number }
  | { type: 'newsletter.left'; subscriptionId: number }
  | { type: 'newsletter.issued'; issueId: number }
  /** An operator has a test copy of an issue sent to themselves. */
  | { type: 'newsletter.tried'; issueId: number; operatorId: number }
  | { type: 'operator.invited'; operatorId: number }
  | { type: 'operator.forgot-password'; operatorId: number }
  | { type: 'setting.changed'; setting: string }
