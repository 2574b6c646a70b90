import type { EmailLinksIn } from '#domain/email-outbox/email-links.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** What a job gets from the worker. */
export interface JobContext {
  readonly marketplace: Marketplace
  readonly links: EmailLinksIn
  /** Aborted when the program stops: a job finishes at once or queues its work again. */
  readonly stop: AbortSignal
}
