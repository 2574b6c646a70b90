import { type Quota, quotaPeriods } from '#domain/rate-limits/rate-limit.ts'
import type { Typed } from './setting-result.ts'

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
