import { z } from 'zod'
import {
  maxQuotaCount,
  maxUnconfirmedOrders,
  type Quota,
  quotaPeriods,
  type RateLimits,
  type VisitorAction,
  visitorActions,
} from '#domain/rate-limits/rate-limit.ts'
import { oneOf } from '#web/forms/field-values.ts'
import { fieldsOf, sides, timeNames } from './quota-fields.ts'
import type { Typed } from './setting-result.ts'
import { wholeNumber } from './whole-number.ts'

const quotas = visitorActions.flatMap((action) => sides.map((side) => ({ action, side, ...fieldsOf(action, side) })))

const quota = z
  .object({ count: wholeNumber(maxQuotaCount), time: oneOf(timeNames) })
  .transform(({ count, time }): Quota => ({ count, seconds: quotaPeriods[time] }))

const unconfirmedOrders = wholeNumber(maxUnconfirmedOrders)

/** Each quota has a field for its count and one for its period. */
export const rateLimitsForm = z.record(z.string(), z.string()).transform((typed, context): RateLimits => {
  const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
  const quotaIn = (action: VisitorAction, side: (typeof sides)[number]): Quota => {
    const fields = fieldsOf(action, side)
    const { data, error } = quota.safeParse({ count: typed[fields.count] ?? '', time: typed[fields.time] ?? '' })
    for (const { path, message } of error?.issues ?? [])
      refuse(path[0] === 'time' ? fields.time : fields.count, message)
    return data ?? { count: 0, seconds: 0 }
  }
  const actions = visitorActions.map((action) => [
    action,
    { perNetwork: quotaIn(action, 'perNetwork'), perRecipient: quotaIn(action, 'perRecipient') },
  ])
  const { data = 0, error } = unconfirmedOrders.safeParse(typed.unconfirmedOrders ?? '')
  for (const { message } of error?.issues ?? []) refuse('unconfirmedOrders', message)
  return { ...Object.fromEntries(actions), unconfirmedOrders: data }
})

/** The limits as their form shows them. */
export function rateLimitTexts(limits: RateLimits): Typed {
  const texts = quotas.flatMap(({ action, side, count, time }) => {
    const quota = limits[action][side]
    return [
      [count, String(quota.count)],
      [time, timeNames.find((name) => quotaPeriods[name] === quota.seconds) ?? ''],
    ]
  })
  return { ...Object.fromEntries(texts), unconfirmedOrders: String(limits.unconfirmedOrders) }
}
