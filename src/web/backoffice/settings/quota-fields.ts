import { z } from 'zod'
import { maxQuotaCount, type Quota, quotaPeriods } from '#domain/rate-limits/rate-limit.ts'
import { oneOf } from '#web/forms/field-values.ts'
import type { Typed } from './setting-result.ts'
import { wholeNumber } from './whole-number.ts'

export const timeNames = Object.keys(quotaPeriods) as (keyof typeof quotaPeriods)[]

/** What the fields of a quota are called: one for its count and one for its period. */
export function quotaFieldsOf(name: string) {
  return { count: `${name}.count`, time: `${name}.time` } as const
}

/** A quota as its fields show it. */
export function quotaTexts(name: string, { count, seconds }: Quota): Typed {
  const fields = quotaFieldsOf(name)
  const time = timeNames.find((name) => quotaPeriods[name] === seconds) ?? ''
  return { [fields.count]: String(count), [fields.time]: time }
}

const quota = z
  .object({ count: wholeNumber(maxQuotaCount), time: oneOf(timeNames) })
  .transform(({ count, time }): Quota => ({ count, seconds: quotaPeriods[time] }))

/** Reads a quota. Passes errors on with the names of their fields; the quota returned then is not used. */
export function readQuota(name: string, typed: Typed, refuse: (field: string, message: string) => void): Quota {
  const fields = quotaFieldsOf(name)
  const { data, error } = quota.safeParse({ count: typed[fields.count] ?? '', time: typed[fields.time] ?? '' })
  for (const { path, message } of error?.issues ?? []) refuse(path[0] === 'time' ? fields.time : fields.count, message)
  return data ?? { count: 0, seconds: 0 }
}
