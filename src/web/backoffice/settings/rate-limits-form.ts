import { z } from 'zod'
import { maxUnconfirmedOrders, type RateLimits, visitorActions } from '#domain/rate-limits/rate-limit.ts'
import { wholeNumber } from '../forms/whole-number.ts'
import { quotaTexts } from './quota-fields.ts'
import { readQuota } from './quota-form.ts'
import { limitName, sides } from './rate-limit-fields.ts'
import type { Typed } from './setting-result.ts'

const unconfirmedOrders = wholeNumber(maxUnconfirmedOrders)

export const rateLimitsForm = z.record(z.string(), z.string()).transform((typed, context): RateLimits => {
  const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
  const actions = visitorActions.map((action) => {
    const quotaOf = (side: (typeof sides)[number]) => readQuota(limitName(action, side), typed, refuse)
    return [action, { perNetwork: quotaOf('perNetwork'), perRecipient: quotaOf('perRecipient') }]
  })
  const { data = 0, error } = unconfirmedOrders.safeParse(typed.unconfirmedOrders ?? '')
  for (const { message } of error?.issues ?? []) refuse('unconfirmedOrders', message)
  return { ...Object.fromEntries(actions), unconfirmedOrders: data }
})

/** The limits as their form shows them. */
export function rateLimitTexts(limits: RateLimits): Typed {
  const quotas = visitorActions.flatMap((action) =>
    sides.map((side) => quotaTexts(limitName(action, side), limits[action][side])),
  )
  return Object.assign({ unconfirmedOrders: String(limits.unconfirmedOrders) }, ...quotas)
}
