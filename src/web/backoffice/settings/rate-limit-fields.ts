import type { RateLimit, VisitorAction } from '#domain/rate-limits/rate-limit.ts'

export const sides = ['perNetwork', 'perRecipient'] as const satisfies (keyof RateLimit)[]

/** The name of the fields of a quota. */
export function limitName(action: VisitorAction, side: (typeof sides)[number]): string {
  return `${action}.${side}`
}
