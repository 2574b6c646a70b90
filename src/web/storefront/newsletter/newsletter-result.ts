import type { RateLimitedResult } from '#web/http/catch-rate-limited.ts'
import type { Unreachable } from '#web/http/catch-unreachable.ts'

/** The result of the subscription form. */
export type NewsletterResult =
  | { readonly outcome: 'subscribed' }
  | { readonly outcome: 'invalid'; readonly typed: string }
  | (RateLimitedResult & { readonly typed: string })
  | Unreachable
