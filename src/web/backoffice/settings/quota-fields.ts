import { quotaPeriods, type RateLimit, type VisitorAction } from '#domain/rate-limits/rate-limit.ts'

export const timeNames = Object.keys(quotaPeriods) as (keyof typeof quotaPeriods)[]

export const sides = ['perNetwork', 'perRecipient'] as const satisfies (keyof RateLimit)[]

/** What the fields of a quota are called. */
export function fieldsOf(action: VisitorAction, side: (typeof sides)[number]) {
  return { count: `${action}.${side}.count`, time: `${action}.${side}.time` } as const
}
