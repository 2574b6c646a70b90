/**
 * `held` wait for an operator. `failing` were tried and are retried automatically, `waiting` were not attempted yet.
 */
export const emailFilters = ['given-up', 'held', 'failing', 'waiting', 'sent', 'withdrawn'] as const

export type EmailFilter = (typeof emailFilters)[number]
