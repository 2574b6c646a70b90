import { z } from 'zod'
import { maxQuotaCount, type Quota, quotaPeriods } from '#domain/rate-limits/rate-limit.ts'
import { oneOf } from '#web/forms/field-values.ts'
import { wholeNumber } from '../forms/whole-number.ts'
import { quotaFieldsOf, timeNames } from './quota-fields.ts'
import type { Typed } from './setting-result.ts'

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
