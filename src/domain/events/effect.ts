import type { EmailKind } from '#domain/email.ts'
import type { PushKind } from '#domain/push-kind.ts'

/** The data of each kind of job: ids only. */
export interface JobPayload {
  readonly 'analyze-words': object
  readonly 'make-courier-requests': object
  readonly 'read-card-payments': object
  readonly 'find-partners': { readonly productId: number }
  readonly 'assign-filter-keys': object
  readonly 'make-copies': { readonly fileName: string }
  readonly 'queue-issue': { readonly issueId: number }
  readonly 'send-email': { readonly emailId: number }
  readonly 'write-erasure-receipt': { readonly erasureId: string }
  readonly 'send-pushes': object
  readonly 'read-product-import': { readonly importId: number }
  readonly 'run-product-import': { readonly importId: number }
  readonly 'take-back-product-import': { readonly importId: number }
}

export type JobName = keyof JobPayload

/**
 * What follows from an event: an email or a job, queued in the transaction of the event with its ids as the payload, or
 * a notification on the phones of operators, which says only the kind.
 */
export type Effect = { readonly email: EmailKind } | { readonly job: JobName } | { readonly push: PushKind }
