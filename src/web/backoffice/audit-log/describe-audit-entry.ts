import { officeRoles } from '#domain/access/role.ts'
import type { AuditedAction } from '#domain/audit/audit-change.ts'
import type { AuditEntry } from '#domain/audit/audit-entry.ts'
import type { MentionedNames } from '#domain/audit/list-audit-log.ts'
import type { ShopCategory } from '#domain/category.ts'
import { wholeInBasisPoints } from '#domain/commission/commission-terms.ts'
import type { Courier, CsvLayout } from '#domain/couriers/courier.ts'
import { cutText } from '#domain/cut-text.ts'
import { bannerFields } from '#domain/fields/banner-fields.ts'
import type { FieldTable } from '#domain/fields/field.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { storeFields } from '#domain/fields/store-fields.ts'
import { governorates } from '#domain/geography/governorate.ts'
import { locales } from '#domain/locale.ts'
import type { Millimes } from '#domain/money.ts'
import type { LineRemarks } from '#domain/orders/lines/change-order-lines.ts'
import { choicesOf, type QuotedLine } from '#domain/orders/order.ts'
import { formatPhone, type Phone } from '#domain/phone.ts'
import type { Quota, RateLimit } from '#domain/rate-limits/rate-limit.ts'
import type { SaleTerms } from '#domain/sale-terms/sale-terms.ts'
import type { TextChanges } from '#domain/translations.ts'
import { findLabel, labelOf } from '#messages/label-of.ts'
import { auditEntryMessages } from '#page-messages/backoffice/audit-entries.ts'
import { auditFieldNames } from '#page-messages/backoffice/audit-fields.ts'
import { commentsMessages } from '#page-messages/backoffice/comments.ts'
import { couriersMessages } from '#page-messages/backoffice/couriers.ts'
import { customerRequestsMessages } from '#page-messages/backoffice/customer-requests.ts'
import { customersMessages } from '#page-messages/backoffice/customers.ts'
import { discountCodesMessages } from '#page-messages/backoffice/discount-codes.ts'
import { emailsMessages } from '#page-messages/backoffice/emails.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { paymentsMessages } from '#page-messages/backoffice/payments.ts'
import { planRequestsMessages } from '#page-messages/backoffice/plan-requests.ts'
import { returnsMessages } from '#page-messages/backoffice/returns.ts'
import { reviewsMessages } from '#page-messages/backoffice/reviews.ts'
import { rolesMessages } from '#page-messages/backoffice/roles.ts'
import { searchesMessages } from '#page-messages/backoffice/searches.ts'
import { cannotReasonMessages } from '#page-messages/cannot-reasons.ts'
import { governorateMessages } from '#page-messages/governorates.ts'
import { formatField } from '#web/backoffice/forms/format-field.ts'
import { partNameOf, type SettingForm } from '#web/backoffice/settings/setting-form.ts'
import { settings } from '#web/backoffice/settings/settings.ts'
import { textLabelIn } from '#web/backoffice/translations/text-label.ts'
import { formatDate, formatList, formatMoment, formatPercent, formatPrice } from '#web/text/format.ts'
import { languageNames } from '#web/text/language-names.ts'

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
  ...['price', 'total', 'amount', 'expected', 'received', 'withheldTax'],
  ...['refusalFee', 'collectionFee', 'orderValue', 'customerValue', 'networkValue', 'shopValue'],
  ...['deliveryFee', 'freeFrom', 'fee'],
]
const percentages = [
  ...['commission', 'withoutPlan', 'silver', 'gold', 'diamonds', 'courierFees'],
  ...['withheldTaxBasisPoints', 'feeBasisPoints'],
]
const moments = ['startsAt', 'endsAt', 'callBackAt', 'publishAt']
const days = ['firstDay', 'lastDay', 'postponedUntil', 'taxStatusUntil']
const namedParts = ['sizes', 'colors', 'pictures']
const phones = ['phone', 'customer_phone']

/** By which a step or a payment of an order is undone: nothing to read. */
export const unreadFields: ReadonlySet<string> = new Set(['stepId', 'paymentId'])

const noNames: MentionedNames = { products: {}, stores: {} }

/**
 * Returns the changes field by field. Unchanged fields identify the entity and have only `after`; empty fields are
 * omitted.
 */
export function fieldChangesOf(
  { entity, entityId, before, after }: AuditEntry,
  names: MentionedNames = noNames,
  categories: readonly ShopCategory[] = [],
): FieldChange[] {
  const [was, is] = [withEachTranslation(before), withEachTranslation(after)]
  const fields = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])].filter(
    (name) => !unreadFields.has(name),
  )
  const setting = entity === 'setting' ? settings.find(({ key }) => key === entityId) : undefined
  const formatValue = valueFormatterOf(entity, setting, names, categories)
  return fields.flatMap((field) => {
    const old = was && field in was ? formatValue(field, was[field]) : undefined
    const now = is && field in is ? formatValue(field, is[field]) : undefined
    // The whole translations of an issue are stored, not only those that changed.
    if (translatedField.test(field) && was && is && old === now) return []
    if ([old, now].every((side = auditEntryMessages.nothing) => side === auditEntryMessages.nothing)) return []
    return [
      {
        name: fieldLabel(setting, field),
        ...(old !== undefined && old !== now && { before: old }),
        ...(now !== undefined && { after: now }),
      },
    ]
  })
}

/** A translation, as a field: `translations.fr.name`, or `translations.fr.size-7` of a part of a product. */
const translatedField = /^translations\.([\w-]+)\.(.+)$/

/** Replaces the translations of a change by a field for each text. */
function withEachTranslation(side: AuditEntry['before']): AuditEntry['before'] {
  const { translations, ...fields } = side ?? {}
  if (typeof translations !== 'object' || translations === null) return side
  const texts = Object.entries(translations as TextChanges).flatMap(([language, texts]) =>
    Object.entries(texts ?? {}).map(([key, text]) => [`translations.${language}.${key}`, text]),
  )
  return { ...fields, ...Object.fromEntries(texts) }
}

/** What a field is called: that of a setting as in its form. */
function fieldLabel(setting: SettingForm | undefined, field: string): string {
  const [, language, key = ''] = translatedField.exec(field) ?? []
  const locale = locales.find((locale) => locale === language)
  if (locale) return textLabelIn(key, locale)
  return (setting && partNameOf(setting, field)) ?? labelOf(auditFieldNames, field)
}

/** Fields that contain the id of a product or a store. */
const namedIdFields: Readonly<Record<string, 'products' | 'stores'>> = {
  productId: 'products',
  from: 'products',
  storeId: 'stores',
}

const fieldsByEntity: Readonly<Record<string, FieldTable>> = {
  ...{ banner: bannerFields, product: productFields, store: storeFields },
}

type NamesOfValues = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>

function valueFormatterOf(
  entity: string,
  setting: SettingForm | undefined,
  mentioned: MentionedNames,
  categories: readonly ShopCategory[],
): (field: string, value: unknown) => string {
  const categoryNames = Object.fromEntries(categories.map(({ slug, name }) => [slug, name]))
  const states: NamesOfValues = {
    order: orderNamesMessages.states,
    comment: commentsMessages.statuses,
    review: reviewsMessages.statuses,
    'plan request': planRequestsMessages.statuses,
    return: returnsMessages.states,
  }
  const kinds: NamesOfValues = {
    customer: customersMessages.block.kinds,
    'discount code': discountCodesMessages.kinds,
    'search entry': searchesMessages.kinds,
  }
  const reasons: NamesOfValues = { order: {}, return: returnsMessages.reasons }
  const names: NamesOfValues = {
    ...{
      status: states[entity],
      source: orderNamesMessages.sources,
      kind: kinds[entity] ?? emailsMessages.kinds,
      reason: reasons[entity] ?? auditEntryMessages.reasons,
      cannotReason: cannotReasonMessages,
      request: customerRequestsMessages.kinds,
      wish: returnsMessages.wishes,
      settlement: returnsMessages.settlements,
    },
    role: Object.fromEntries(officeRoles.map((role) => [role, rolesMessages[role].name])),
    governorate: { ...governorateMessages, unknown: orderNamesMessages.unknownGovernorate },
    answeredAs: reviewsMessages.sides,
    means: { ...paymentsMessages.means, 'set-off': planRequestsMessages.setOff },
    declinedPayments: orderNamesMessages.paymentMethods,
    plan: planRequestsMessages.plans,
    bearer: discountCodesMessages.bearers,
    category: categoryNames,
    members: categoryNames,
    ...{ locale: languageNames, mainLocale: languageNames },
  }
  return (field, value) => {
    if (value === null || value === undefined || value === '') return auditEntryMessages.nothing
    const chosen = setting?.fields[field]
    const choice = chosen?.choices?.find((choice) => choice.value === chosen.encode(value))
    if (choice) return choice.name
    if (typeof value === 'boolean') return value ? auditEntryMessages.yes : auditEntryMessages.no
    if (typeof value === 'number' && percentages.includes(field)) return formatPercent(value / wholeInBasisPoints)
    if (typeof value === 'number' && prices.includes(field)) return formatPrice(value as Millimes)
    if (typeof value === 'number' && namedIdFields[field]) {
      return mentioned[namedIdFields[field]][value] ?? auditEntryMessages.numbered(value)
    }
    const known = fieldsByEntity[entity]?.[field]
    if (known) return truncate(formatField(known, value, categories))
    if (isLimit(value)) {
      const { perNetwork, perRecipient } = value
      return auditEntryMessages.limit(perNetwork.count, perNetwork.seconds, perRecipient.count, perRecipient.seconds)
    }
    if (isQuota(value)) return auditEntryMessages.quota(value.count, value.seconds)
    if (field === 'feesByGovernorate')
      return (
        (Array.isArray(value) ? formatCourierFees(value) : formatFees(value as SaleTerms['feesByGovernorate'])) ||
        auditEntryMessages.nothing
      )
    if (field === 'csv')
      return formatList((value as CsvLayout).columns.map((column) => couriersMessages.fields[column]))
    if (field === 'pieces' && Array.isArray(value))
      return formatList((value as StoredPieces[]).map(({ name, quantity }) => returnsMessages.ofPieces(quantity, name)))
    if (field === 'risen' && Array.isArray(value)) return formatRisen(value)
    if (field === 'lines' && Array.isArray(value)) return formatOrderLines(value)
    if (namedParts.includes(field) && Array.isArray(value)) return truncate(formatParts(value))
    // Never truncated either: closed days, or words that a search finds.
    if (Array.isArray(value) && value.every((text) => typeof text === 'string'))
      return formatList(value.map((text) => names[field]?.[text] ?? text)) || auditEntryMessages.nothing
    if (typeof value === 'string') return truncate(names[field]?.[value] ?? formatText(field, value))
    return truncate(typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
}

/** Never truncated: there is one for each governorate at most. */
function formatFees(fees: SaleTerms['feesByGovernorate']): string {
  const known = governorates.flatMap((governorate) => {
    const fee = fees[governorate]
    return fee === undefined ? [] : [`${governorateMessages[governorate]} ${formatPrice(fee)}`]
  })
  return formatList(known)
}

function formatCourierFees(fees: Courier['feesByGovernorate']): string {
  return fees
    .map(({ governorate, deliveryFee, refusalFee }) => {
      const both = couriersMessages.fees(formatPrice(deliveryFee), formatPrice(refusalFee))
      return `${governorateMessages[governorate]}: ${both}`
    })
    .join('\n')
}

function formatText(field: string, text: string): string {
  if (moments.includes(field)) return formatMoment(new Date(text))
  if (phones.includes(field)) return formatPhone(text as Phone)
  if (days.includes(field)) return formatDate(new Date(text))
  return text
}

interface StoredPart {
  readonly name?: string
  readonly stock?: number
  readonly alt?: string
  readonly fileName?: string
}

/** Sizes with their stock, colors, and pictures by what they show. */
function formatParts(parts: readonly StoredPart[]): string {
  const texts = parts.map(({ name = '', stock, alt, fileName = '' }) =>
    stock === undefined ? name || alt || fileName : auditEntryMessages.sizeWithStock(name, stock),
  )
  return formatList(texts.filter((text) => text !== '')) || auditEntryMessages.nothing
}

/** Of a return. */
type StoredPieces = Pick<QuotedLine, 'name' | 'quantity'>

type StoredLine = Pick<QuotedLine, 'name' | 'sizeName' | 'colorName' | 'quantity' | 'unitPrice'>

/** Never truncated: a missing line would look removed. */
function formatOrderLines(lines: readonly StoredLine[]): string {
  return lines
    .map((line) =>
      auditEntryMessages.line(line.quantity, formatList([line.name, ...choicesOf(line)]), formatPrice(line.unitPrice)),
    )
    .join('\n')
}

function formatRisen(risen: LineRemarks['risen']): string {
  return risen
    .map(({ name, from, to }) => ordersMessages.lines.risen(name, formatPrice(from), formatPrice(to)))
    .join('\n')
}

function truncate(text: string): string {
  const start = cutText(text, maxValueLength)
  return start === text ? text : `${start}…`
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

/** Actions that mean more than the numbers that change with them. */
const namedByAction = ['product split', 'product variant retired', 'product variant restored']

/** Whether an entry is about stock: pieces may have been sold since, so it is not undone. */
export function isAboutStock({ entity, action }: Pick<AuditEntry, 'entity' | 'action'>): boolean {
  return [...namedByAction, 'product restocked'].includes(`${entity} ${action}`)
}

/** "price 42.00 TND → 45.00 TND" when the changes are short; otherwise the action, with all field changes. */
export function describeAuditEntry(
  { entity, action }: Pick<AuditEntry, 'entity' | 'action'>,
  fieldChanges: readonly FieldChange[],
): AuditEntryDescription {
  const changed = fieldChanges.filter(({ before, after }) => before !== undefined && after !== undefined)
  const isShort = changed.every(({ before = '', after = '' }) => fitsSentence(before) && fitsSentence(after))
  const isNamed = namedByAction.includes(`${entity} ${action}`)
  if (isNamed || changed.length === 0 || changed.length > maxChangesInSentence || !isShort) {
    const actions: Readonly<Record<AuditedAction, string>> = auditEntryMessages.actions
    return { sentence: findLabel(actions, `${entity} ${action}`) ?? action, fieldChanges }
  }
  return {
    sentence: auditEntryMessages.becomes(changed.map(({ name, before = '', after = '' }) => ({ name, before, after }))),
    fieldChanges: fieldChanges.filter((fieldChange) => !changed.includes(fieldChange)),
  }
}

function fitsSentence(side: string): boolean {
  return side.length <= maxLengthInSentence && !side.includes('\n')
}
