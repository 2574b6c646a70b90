import type { PendingWorkKind } from '#domain/dashboard/pending-work.ts'

/** URLs of the lists of pending work, filtered by kind. */
export const pendingWorkUrls: { readonly [Kind in PendingWorkKind]?: string } = {
  messages: '/admin/messages',
  'comments-held': '/admin/comments',
  'comments-new': '/admin/comments?status=published',
  'plan-requests': '/admin/packs',
  'plans-ending': '/admin/packs?show=ending',
  'emails-failed-permanently': '/admin/letters',
  'emails-failing': '/admin/letters?show=failing',
  'sizes-low': '/admin/products?state=low',
  'orders-to-call-back': '/admin/calls',
  'orders-to-call': '/admin/calls',
  'orders-wrong-number': '/admin/orders?wrong-number=1',
  'orders-to-pack': '/admin/orders?state=confirmed',
  'orders-to-ship': '/admin/orders?state=packed',
  'orders-on-the-way': '/admin/orders?state=shipped',
  'orders-refused': '/admin/orders?state=refused',
}
