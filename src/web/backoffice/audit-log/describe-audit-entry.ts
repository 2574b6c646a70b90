import type { AuditEntry } from '#domain/audit/audit-entry.ts'
import type { MentionedNames } from '#domain/audit/list-audit-log.ts'
import { governorateNames } from '#domain/geography/governorate.ts'
import { formatPrice, type Millimes } from '#domain/money.ts'
import type { QuotedLine } from '#domain/orders/order.ts'
import { formatPhone, type Phone } from '#domain/phone.ts'
import type { Quota, RateLimit } from '#domain/rate-limits/rate-limit.ts'
import { type BackofficeMessages, backofficeLanguage } from '#web/backoffice/text/backoffice-messages.ts'
import { formatDate, formatMoment } from '#web/text/format.ts'

/** The change of one field. */
export interface FieldChange {
  readonly name: string
  readonly before?: string
  readonly after?: string
}

const maxValueLength = 400
/** Maximum length of a value in the sentence, in characters. */
const maxLengthInSentence = 60
const maxChangesInSentence = 3
const prices = [
  ...['price', 'regularPrice', 'promotionalPrice', 'total'],
  ...['orderValue', 'customerValue', 'networkValue', 'shopValue'],
]
const moments = ['startsAt', 'endsAt', 'callBackAt']
const days = ['firstDay', 'lastDay']
const phones = ['phone', 'customer_phone']

const noNames: MentionedNames = { products: {}, stores: {} }

/**
 * Returns the changes field by field. Unchanged fields identify the entity and have only `after`; empty fields are
 * omitted.
 */
export function fieldChangesOf(
  { entity, before, after }: AuditEntry,
  messages: BackofficeMessages,
  names: MentionedNames = noNames,
): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const formatValue = valueFormatterOf(entity, messages, names)
  return fields.flatMap((field) => {
    const old = before && field in before ? formatValue(field, before[field]) : undefined
    const now = after && field in after ? formatValue(field, after[field]) : undefined
    if ([old, now].every((side = messages.auditLog.nothing) => side === messages.auditLog.nothing)) return []
    return [
      {
        name: messages.auditLog.fields[field] ?? field,
        ...(old !== undefined && old !== now && { before: old }),
        ...(now !== undefined && { after: now }),
      },
    ]
  })
}

/** Fields that contain the id of a product or a store. */
const namedIdFields: Readonly<Record<string, 'products' | 'stores'>> = {
  productId: 'products',
  from: 'products',
  storeId: 'stores',
}

type NamesOfValues = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>

function valueFormatterOf(
  entity: string,
  messages: BackofficeMessages,
  { products, stores }: MentionedNames,
): (field: string, value: unknown) => string {
  const { account, auditLog, orders, comments, planRequests, emails, settings } = messages
  const states: NamesOfValues = {
    order: orders.states,
    comment: comments.statuses,
    'plan request': planRequests.statuses,
  }
  const names: NamesOfValues = {
    ...{ status: states[entity], source: orders.sources, kind: emails.kinds },
    role: account.roles,
    governorate: { ...governorateNames, unknown: orders.unknownGovernorate },
    heldComments: settings.comments.choices,
  }
  return (field, value) => {
    if (value === null || value === undefined || value === '') return auditLog.nothing
    if (typeof value === 'boolean') return value ? auditLog.yes : auditLog.no
    if (typeof value === 'number' && prices.includes(field)) return formatPrice(value as Millimes)
    if (typeof value === 'number' && namedIdFields[field]) {
      return { products, stores }[namedIdFields[field]][value] ?? auditLog.numbered(value)
    }
    if (isLimit(value)) {
      const { perNetwork, perRecipient } = value
      return auditLog.limit(perNetwork.count, perNetwork.seconds, perRecipient.count, perRecipient.seconds)
    }
    if (isQuota(value)) return auditLog.quota(value.count, value.seconds)
    if (field === 'lines' && Array.isArray(value)) return formatOrderLines(value, messages)
    // Never truncated either.
    if (field === 'closedDays' && Array.isArray(value)) return value.join(', ') || auditLog.nothing
    if (typeof value === 'string') return truncate(names[field]?.[value] ?? formatText(field, value))
    return truncate(typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
}

function formatText(field: string, text: string): string {
  if (moments.includes(field)) return formatMoment(new Date(text), backofficeLanguage)
  if (phones.includes(field)) return formatPhone(text as Phone)
  if (days.includes(field)) return formatDate(new Date(text), backofficeLanguage)
  return text
}

type StoredLine = Pick<QuotedLine, 'name' | 'sizeName' | 'colorName' | 'quantity' | 'unitPrice'>

/** Never truncated: a missing line would look removed. */
function formatOrderLines(lines: readonly StoredLine[], { auditLog, orders }: BackofficeMessages): string {
  return lines
    .map(({ name, sizeName, colorName, quantity, unitPrice }) =>
      auditLog.line(quantity, name, orders.choice(sizeName, colorName), formatPrice(unitPrice)),
    )
    .join('\n')
}

function truncate(text: string): string {
  return text.length > maxValueLength ? `${Array.from(text).slice(0, maxValueLength).join('')}…` : text
}

function isLimit(value: unknown): value is RateLimit {
  return typeof value === 'object' && value !== null && 'perNetwork' in value && 'perRecipient' in value
}

function isQuota(value: unknown): value is Quota {
  return typeof value === 'object' && value !== null && 'count' in value && 'seconds' in value
}

/** A sentence that follows the entity's name, and the field changes that are not in it. */
export interface AuditEntryDescription {
  readonly sentence: string
  readonly fieldChanges: readonly FieldChange[]
}

/** "price 42.00 TND → 45.00 TND" when the changes are short; otherwise the action, with all field changes. */
export function describeAuditEntry(
  { entity, action }: Pick<AuditEntry, 'entity' | 'action'>,
  fieldChanges: readonly FieldChange[],
  { auditLog }: BackofficeMessages,
): AuditEntryDescription {
  const changed = fieldChanges.filter(({ before, after }) => before !== undefined && after !== undefined)
  const isShort = changed.every(({ before = '', after = '' }) => fitsSentence(before) && fitsSentence(after))
  if (changed.length === 0 || changed.length > maxChangesInSentence || !isShort) {
    return { sentence: auditLog.actions[`${entity} ${action}`] ?? action, fieldChanges }
  }
  const sides = changed.map(({ name, before = '', after = '' }) => auditLog.becomes(name, before, after))
  return {
    sentence: sides.join(', '),
    fieldChanges: fieldChanges.filter((fieldChange) => !changed.includes(fieldChange)),
  }
}

function fitsSentence(side: string): boolean {
  return side.length <= maxLengthInSentence && !side.includes('\n')
}
