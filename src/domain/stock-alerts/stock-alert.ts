const day = 24 * 60 * 60 * 1000

/** How long a request waits for its confirmation, as long as the link in the email works. */
export const confirmationValidMilliseconds = 7 * day

/** How long a confirmed request waits for its size. */
export const waitingMilliseconds = 365 * day

/** How long a request that is over is kept, so that the links of its emails say so. */
export const endedMilliseconds = 30 * day

/** The state of the link to confirm. `expired` is also that of a request that is over. */
export type AlertConfirmationState = 'open' | 'confirmed' | 'expired' | 'unknown'

/** What a link to leave ends: its request, or all requests of the address. */
export type AlertLeavingScope = 'one' | 'all'

/** The state of a link to leave. */
export type AlertLeaving =
  | { readonly state: 'waiting' | 'left'; readonly scope: AlertLeavingScope }
  | { readonly state: 'unknown' }
