import type { RecordedChange } from '#domain/history/recorded-change.ts'
import type { DeedLimits } from '#domain/limits/limits.ts'
import { formatPrice, type Millimes } from '#domain/money.ts'
import { governorateNames } from '#domain/orders/governorate.ts'
import type { QuotedLine } from '#domain/orders/order.ts'
import { formatPhone, type Phone } from '#domain/phone.ts'
import { formatDate, formatMoment } from '../../text/format.ts'
import { type OfficeMessages, officeLanguage } from '../text/office-messages.ts'

/** One part of a thing that a change touched. */
export interface ChangeFact {
  readonly name: string
  readonly before?: string
  readonly after?: string
}

const longest = 400
const prices = ['price', 'regularPrice', 'promotionalPrice', 'total']
const moments = ['startsAt', 'endsAt', 'callBackAt']
const phones = ['phone', 'customer_phone']

/** What a change did, part by part: what stayed the same says what the thing is, so it has one side only. */
export function factsOf({ what, before, after }: RecordedChange, words: OfficeMessages): ChangeFact[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const tellField = tellerOf(what, words)
  return fields.map((field) => {
    const old = before && field in before ? tellField(field, before[field]) : undefined
    const now = after && field in after ? tellField(field, after[field]) : undefined
    return {
      name: words.history.fields[field] ?? field,
      ...(old !== undefined && old !== now && { before: old }),
      ...(now !== undefined && { after: now }),
    }
  })
}

type NamesOfValues = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>

function tellerOf(what: string, words: OfficeMessages): (field: string, value: unknown) => string {
  const { history, orders, comments, packs, letters } = words
  const states: NamesOfValues = { order: orders.states, comment: comments.statuses, 'plan request': packs.statuses }
  const names: NamesOfValues = {
    ...{ status: states[what], source: orders.sources, kind: letters.kinds },
    governorate: { ...governorateNames, unknown: orders.unknownGovernorate },
  }
  return (field, value) => {
    if (value === null || value === undefined || value === '') return history.nothing
    if (typeof value === 'boolean') return value ? history.yes : history.no
    if (typeof value === 'number' && prices.includes(field)) return formatPrice(value as Millimes)
    if (isLimit(value)) {
      const { perNetwork, perRecipient } = value
      return history.limit(perNetwork.count, perNetwork.seconds, perRecipient.count, perRecipient.seconds)
    }
    if (field === 'lines' && Array.isArray(value)) return tellLines(value, words)
    if (typeof value === 'string') return shortened(names[field]?.[value] ?? tellText(field, value))
    return shortened(typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
}

function tellText(field: string, text: string): string {
  if (moments.includes(field)) return formatMoment(new Date(text), officeLanguage)
  if (phones.includes(field)) return formatPhone(text as Phone)
  if (field === 'lastDay') return formatDate(new Date(text), officeLanguage)
  return text
}

type KeptLine = Pick<QuotedLine, 'name' | 'sizeName' | 'colorName' | 'quantity' | 'unitPrice'>

/** Whole, however many there are: one that is missing would look as if it had been taken away. */
function tellLines(lines: readonly KeptLine[], { history, orders }: OfficeMessages): string {
  return lines
    .map(({ name, sizeName, colorName, quantity, unitPrice }) =>
      history.line(quantity, name, orders.choice(sizeName, colorName), formatPrice(unitPrice)),
    )
    .join('\n')
}

function shortened(text: string): string {
  return text.length > longest ? `${Array.from(text).slice(0, longest).join('')}…` : text
}

function isLimit(value: unknown): value is DeedLimits {
  return typeof value === 'object' && value !== null && 'perNetwork' in value && 'perRecipient' in value
}
