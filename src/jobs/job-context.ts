import type { Marketplace } from '#domain/marketplace.ts'

/** What a job gets from the worker. */
export interface JobContext {
  readonly marketplace: Marketplace
  /** The origin of the shop's public URL, without a trailing slash. */
  readonly publicUrl: string
  /** Aborted when the program stops: a job finishes at once or queues its work again. */
  readonly stop: AbortSignal
}
