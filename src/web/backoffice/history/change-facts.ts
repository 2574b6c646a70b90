import type { RecordedChange } from '#domain/history/recorded-change.ts'
import type { DeedLimits } from '#domain/limits/limits.ts'
import { formatPrice, type Millimes } from '#domain/money.ts'
import { formatMoment } from '../../text/format.ts'
import { type OfficeMessages, officeLanguage } from '../text/office-messages.ts'

/** One part of a thing that a change touched. */
export interface ChangeFact {
  readonly name: string
  readonly before?: string
  readonly after?: string
}

const longest = 400
const prices = ['price', 'regularPrice', 'promotionalPrice']
const moments = ['startsAt', 'endsAt']

/** What a change did, part by part: what stayed the same says what the thing is, so it has one side only. */
export function factsOf({ before, after }: RecordedChange, words: OfficeMessages['history']): ChangeFact[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.map((field) => {
    const old = before && field in before ? tell(field, before[field], words) : undefined
    const now = after && field in after ? tell(field, after[field], words) : undefined
    return {
      name: words.fields[field] ?? field,
      ...(old !== undefined && old !== now && { before: old }),
      ...(now !== undefined && { after: now }),
    }
  })
}

function tell(field: string, value: unknown, words: OfficeMessages['history']): string {
  if (value === null || value === undefined || value === '') return words.nothing
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number' && prices.includes(field)) return formatPrice(value as Millimes)
  if (isLimit(value)) {
    const { perNetwork, perRecipient } = value
    return words.limit(perNetwork.count, perNetwork.seconds, perRecipient.count, perRecipient.seconds)
  }
  if (typeof value === 'string' && moments.includes(field)) return formatMoment(new Date(value), officeLanguage)
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > longest ? `${Array.from(text).slice(0, longest).join('')}…` : text
}

function isLimit(value: unknown): value is DeedLimits {
  return typeof value === 'object' && value !== null && 'perNetwork' in value && 'perRecipient' in value
}
