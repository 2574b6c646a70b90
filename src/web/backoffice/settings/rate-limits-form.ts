import {
  maxQuotaCount,
  maxUnconfirmedOrders,
  type Quota,
  quotaPeriods,
  type RateLimit,
  type RateLimits,
  type VisitorAction,
  visitorActions,
} from '#domain/rate-limits/rate-limit.ts'
import type { SettingFieldError, SettingFieldErrors, Typed } from './setting-result.ts'
import { wholeNumber } from './whole-number.ts'

export const timeNames = Object.keys(quotaPeriods) as (keyof typeof quotaPeriods)[]

export const sides = ['perNetwork', 'perRecipient'] as const satisfies (keyof RateLimit)[]

/** What the fields of a quota are called. */
export function fieldsOf(action: VisitorAction, side: (typeof sides)[number]) {
  return { count: `${action}.${side}.count`, time: `${action}.${side}.time` }
}

const fields = visitorActions.flatMap((action) => sides.map((side) => ({ action, side, ...fieldsOf(action, side) })))

/** The limits as their form shows them. */
export function rateLimitTexts(limits: RateLimits): Typed {
  const texts = fields.flatMap(({ action, side, count, time }) => {
    const quota = limits[action][side]
    return [
      [count, String(quota.count)],
      [time, timeNames.find((name) => quotaPeriods[name] === quota.seconds) ?? ''],
    ]
  })
  return { ...Object.fromEntries(texts), unconfirmedOrders: String(limits.unconfirmedOrders) }
}

export function readRateLimits(
  typed: Typed,
): { readonly value: RateLimits } | { readonly fieldErrors: SettingFieldErrors } {
  const fieldErrors: Record<string, SettingFieldError> = {}
  const numberIn = (field: string, most: number): number => {
    const number = wholeNumber(typed[field], most)
    if (number === undefined) fieldErrors[field] = 'number'
    return number ?? 0
  }
  const quotaIn = (action: VisitorAction, side: (typeof sides)[number]): Quota => {
    const { count, time } = fieldsOf(action, side)
    const name = timeNames.find((name) => name === typed[time])
    if (!name) fieldErrors[time] = 'required'
    return { count: numberIn(count, maxQuotaCount), seconds: name ? quotaPeriods[name] : 0 }
  }
  const actions = visitorActions.map((action) => [
    action,
    { perNetwork: quotaIn(action, 'perNetwork'), perRecipient: quotaIn(action, 'perRecipient') },
  ])
  const unconfirmedOrders = numberIn('unconfirmedOrders', maxUnconfirmedOrders)
  if (Object.keys(fieldErrors).length > 0) return { fieldErrors }
  return { value: { ...Object.fromEntries(actions), unconfirmedOrders } }
}
