import type { Marketplace } from '#domain/marketplace.ts'

/** What every job receives. */
export interface JobContext {
  readonly marketplace: Marketplace
  /** Where visitors find the shop, without a slash at the end. */
  readonly publicUrl: string
  /** Aborted when the program stops: a job finishes at once or leaves its work to the next worker. */
  readonly stop: AbortSignal
}
