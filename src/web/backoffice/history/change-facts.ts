import type { MentionedNames } from '#domain/history/list-changes.ts'
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
/** So many characters of a side still read as part of a sentence. */
const longestInSentence = 60
const mostInSentence = 3
const prices = ['price', 'regularPrice', 'promotionalPrice', 'total']
const moments = ['startsAt', 'endsAt', 'callBackAt']
const phones = ['phone', 'customer_phone']

const noNames: MentionedNames = { products: {}, stores: {} }

/**
 * What a change did, part by part: what stayed the same says what the thing is, so it has one side only, and none where
 * there is nothing.
 */
export function factsOf(
  { what, before, after }: RecordedChange,
  words: OfficeMessages,
  names: MentionedNames = noNames,
): ChangeFact[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const tellField = tellerOf(what, words, names)
  return fields.flatMap((field) => {
    const old = before && field in before ? tellField(field, before[field]) : undefined
    const now = after && field in after ? tellField(field, after[field]) : undefined
    if (old === now && now === words.history.nothing) return []
    return [
      {
        name: words.history.fields[field] ?? field,
        ...(old !== undefined && old !== now && { before: old }),
        ...(now !== undefined && { after: now }),
      },
    ]
  })
}

/** Fields that hold the id of something that has a name. */
const ownName: Readonly<Record<string, 'products' | 'stores'>> = {
  productId: 'products',
  from: 'products',
  storeId: 'stores',
}

type NamesOfValues = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>

function tellerOf(
  what: string,
  words: OfficeMessages,
  { products, stores }: MentionedNames,
): (field: string, value: unknown) => string {
  const { history, orders, comments, packs, letters, settings } = words
  const states: NamesOfValues = { order: orders.states, comment: comments.statuses, 'plan request': packs.statuses }
  const names: NamesOfValues = {
    ...{ status: states[what], source: orders.sources, kind: letters.kinds },
    governorate: { ...governorateNames, unknown: orders.unknownGovernorate },
    heldComments: settings.comments.choices,
  }
  return (field, value) => {
    if (value === null || value === undefined || value === '') return history.nothing
    if (typeof value === 'boolean') return value ? history.yes : history.no
    if (typeof value === 'number' && prices.includes(field)) return formatPrice(value as Millimes)
    if (typeof value === 'number' && ownName[field]) {
      return { products, stores }[ownName[field]][value] ?? history.numbered(value)
    }
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

/** A change in a sentence after the name of its thing, and what of the facts the sentence does not say. */
export interface ToldChange {
  readonly sentence: string
  readonly facts: readonly ChangeFact[]
}

/** "price 42.00 TND → 45.00 TND" where the change is that short; otherwise what was done, above its facts. */
export function tellChange(
  { what, action }: Pick<RecordedChange, 'what' | 'action'>,
  facts: readonly ChangeFact[],
  { history }: OfficeMessages,
): ToldChange {
  const changed = facts.filter(({ before, after }) => before !== undefined && after !== undefined)
  const isShort = changed.every(({ before = '', after = '' }) => fitsSentence(before) && fitsSentence(after))
  if (changed.length === 0 || changed.length > mostInSentence || !isShort) {
    return { sentence: history.actions[`${what} ${action}`] ?? action, facts }
  }
  const sides = changed.map(({ name, before = '', after = '' }) => history.becomes(name, before, after))
  return { sentence: sides.join(', '), facts: facts.filter((fact) => !changed.includes(fact)) }
}

function fitsSentence(side: string): boolean {
  return side.length <= longestInSentence && !side.includes('\n')
}
