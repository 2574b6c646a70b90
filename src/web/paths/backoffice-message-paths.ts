import { inBackoffice } from './in-backoffice.ts'

// Links to the pages of what people write and what the shop writes to them. `web/routes.ts` lists the same URLs as
// patterns.

export function contactMessagesPath(): string {
  return inBackoffice('/contact-messages')
}

export function contactMessagePath(id: number | string): string {
  return inBackoffice(`/contact-messages/${id}`)
}

export function commentsPath(query: { status?: 'published' } = {}): string {
  return inBackoffice('/comments', query)
}

export function reviewsPath(query: { status?: 'published' } = {}): string {
  return inBackoffice('/reviews', query)
}

/** A photo of a review, shown in the shop or not. */
export function officeReviewPhotoPath(fileName: string): string {
  return inBackoffice(`/reviews/photos/${fileName}`)
}

export function planRequestsPath(query: { show?: 'ending' | 'unpaid' } = {}): string {
  return inBackoffice('/plan-requests', query)
}

export function planRequestPath(id: number | string): string {
  return inBackoffice(`/plan-requests/${id}`)
}

/** The page of a plan request that was just decided, which says so. */
export function decidedPlanRequestPath(id: number): string {
  return `${planRequestPath(id)}?decided`
}

/** The receipt of a payment of a plan, to print. */
export function planReceiptPath(number: number): string {
  return inBackoffice(`/plan-requests/receipts/${number}`)
}

/** The newsletter's issues and subscribers. */
export function issuesPath(): string {
  return inBackoffice('/newsletter')
}

export function issuePath(id: number | string): string {
  return inBackoffice(`/newsletter/${id}`)
}

export function newIssuePath(): string {
  return inBackoffice('/newsletter/new')
}

/** The email of an issue as HTML or, `as: 'text'`, as plain text. */
export function issuePreviewPath(id: number, query: { as?: 'text' } = {}): string {
  return inBackoffice(`/newsletter/${id}/preview`, query)
}

export function subscribersCsvPath(): string {
  return inBackoffice('/newsletter/subscribers.csv')
}

export function emailsPath(query: { show?: 'failing' | 'held' } = {}): string {
  return inBackoffice('/emails', query)
}

export function emailPath(id: number): string {
  return inBackoffice(`/emails/${id}`)
}
