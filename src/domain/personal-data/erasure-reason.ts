/**
 * Why an erasure was allowed: the shop called the number back, the person opened a link that was sent to the address,
 * or holds the private link of the order; or the data had been kept for as long as the shop keeps it.
 */
export const erasureReasons = ['called', 'email-link', 'order-link', 'retention'] as const

export type ErasureReason = (typeof erasureReasons)[number]
