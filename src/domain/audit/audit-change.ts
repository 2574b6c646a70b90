import { z } from 'zod'
import { price } from '#domain/fields/field-shapes.ts'
import { orderStatuses } from '#domain/order-status.ts'
import { paymentMeans } from '#domain/payment-means.ts'
import type { AuditedEntity } from './audited-entity.ts'

import {
  account,
  accountEmail,
  accountLocale,
  accountName,
  auditedCategory,
  bannerParts,
  courier,
  courierApi,
  customerBlock,
  discountCode,
  exportedDays,
  handover,
  importedFile,
  isPinned,
  isRetired,
  issueText,
  lineRemarks,
  linkedMonth,
  list,
  moderatedStatuses,
  moderation,
  moment,
  namedTerms,
  newProduct,
  ofStore,
  orderLines,
  payment,
  paymentGateway,
  payout,
  placeInList,
  planDecision,
  planPayment,
  preparedLine,
  prices,
  productParts,
  promotion,
  publishing,
  recipient,
  recordedPayment,
  remittance,
  reviewAnswer,
  reviewModeration,
  role,
  searchEntry,
  sentParcel,
  settingParts,
  splitStock,
  step,
  stock,
  store,
  storeCard,
  storeParts,
  storeTerms,
  submission,
  undoneStep,
  variant,
  wrongCardPayment,
} from './audited-shapes.ts'

/**
 * One kind of change: an entity, one or more actions (past tense) of the same shape, and that shape before and after.
 * When the shape changes it gets the next version, and a migration rewrites the rows of the earlier one.
 */
function change<const Entity extends AuditedEntity, const Action extends string, Sides extends z.ZodRawShape>(
  entity: Entity,
  actions: readonly Action[],
  sides: Sides,
  version = 1,
) {
  return z.object({
    entity: z.literal(entity),
    action: z.literal(actions),
    id: z.union([z.string(), z.int()]),
    version: z.literal(version).default(version),
    ...sides,
  })
}

/** Every change that the audit log records. */
export const auditChange = z.discriminatedUnion('entity', [
  change('banner', ['edited'], { before: bannerParts.optional(), after: bannerParts }),
  z.discriminatedUnion('action', [
    change('category', ['added'], { after: auditedCategory }),
    change('category', ['edited'], { before: auditedCategory, after: auditedCategory }),
    change('category', ['retired', 'restored'], { before: isRetired, after: isRetired }),
    change('category', ['moved'], { before: placeInList, after: placeInList }),
  ]),
  change('comment', moderatedStatuses, { before: moderation, after: moderation }),
  z.discriminatedUnion('action', [
    change('courier', ['added'], { after: courier }),
    change('courier', ['edited'], { before: courier, after: courier }),
    change('courier', ['retired', 'restored'], { before: isRetired, after: isRetired }),
    change('courier', ['API saved'], { after: courierApi.extend({ isTokenNew: z.boolean() }) }),
    change('courier', ['API removed'], { before: courierApi }),
  ]),
  change('customer', ['blocked', 'unblocked'], { before: customerBlock, after: customerBlock }),
  z.discriminatedUnion('action', [
    change('discount code', ['added'], { after: discountCode }),
    change('discount code', ['edited'], { before: discountCode, after: discountCode }),
  ]),
  change('email', ['resent', 'released', 'dropped'], { after: z.object({ kind: z.string(), recipient: z.string() }) }),
  change('export', ['taken'], { after: exportedDays.optional() }),
  z.discriminatedUnion('action', [
    change('payment gateway', ['saved'], {
      before: paymentGateway.optional(),
      after: paymentGateway.extend({ isKeyNew: z.boolean() }),
    }),
    change('payment gateway', ['wrong payment settled'], { after: wrongCardPayment }),
    change('handover', ['started', 'handed over'], { after: handover }),
    change('handover', ['undone'], { after: z.object({ orderCount: z.int() }) }),
    change('handover', ['orders added'], { after: handover.pick({ orders: true }) }),
    change('handover', ['orders taken out', 'discarded'], { before: handover.pick({ orders: true }) }),
    change('handover', ['parcel confirmed'], { after: sentParcel }),
    change('handover', ['parcel sent again'], { after: sentParcel.pick({ order: true }) }),
    change('handover', ['courier changed'], {
      before: handover.pick({ courier: true }),
      after: handover.pick({ courier: true }),
    }),
  ]),
  z.discriminatedUnion('action', [
    change('message', ['answered'], { after: z.object({ reply: z.string() }) }),
    change('message', ['done', 'reopened'], {}),
  ]),
  z.discriminatedUnion('action', [
    change('newsletter issue', ['created'], { after: issueText }),
    change('newsletter issue', ['edited'], { before: issueText, after: issueText }),
    change('newsletter issue', ['sent'], { after: z.object({ subject: z.string(), readers: z.int() }) }),
    change('newsletter issue', ['stopped', 'continued'], {}),
  ]),
  z.discriminatedUnion('action', [
    change('operator', ['created', 'invited'], { after: account }),
    change('operator', ['renamed'], { before: accountName, after: accountName }),
    change('operator', ['email changed'], { before: accountEmail, after: accountEmail }),
    change('operator', ['language changed'], { before: accountLocale, after: accountLocale }),
    change('operator', ['role changed'], { before: role, after: role }),
    change('operator', ['invited again', 'disabled', 'enabled', 'signed out everywhere'], {}),
    change('operator', ['password chosen by link', 'password changed', 'access restored'], {}),
    change('operator', ['second factor added', 'second factor removed', 'passkey added', 'passkey removed'], {}),
    change('operator', ['recovery codes renewed'], {}),
    change('operator', ['access granted'], { after: ofStore }),
    change('operator', ['access revoked'], { before: ofStore }),
    change(
      'operator',
      [
        'link created',
        'link revoked',
        'phones signed out',
        'signed in by link',
        'signed in by code',
        'signed in by passkey',
        'acted for',
      ],
      {},
    ),
    change('operator', ['email confirmed', 'email removed'], {}),
    change('operator', ['terms accepted'], { after: z.object({ version: z.int() }) }),
    change('operator', ['notifications turned on', 'notifications turned off'], {}),
  ]),
  z.discriminatedUnion('action', [
    change('order', ['entered'], { after: z.object({ number: z.string(), source: z.string().optional() }) }),
    change('order', ['corrected'], { before: recipient, after: recipient }),
    change('order', ['changed'], {
      before: z.object({ lines: orderLines }),
      after: z.object({ lines: orderLines, total: price }).extend(lineRemarks.shape),
    }),
    /** `into`: the number of the order that has its pieces now. */
    change('order', ['joined'], { after: z.object({ into: z.string() }) }),
    change('order', ['joining undone'], { before: z.object({ into: z.string() }) }),
    change('order', ['kept separate'], { after: z.object({ other: z.string() }) }),
    change('order', ['noted'], { after: z.object({ note: z.string() }) }),
    change('order', ['not reached'], { after: z.object({ unansweredCalls: z.int(), callBackAt: moment }) }),
    change('order', ['wrong number'], {
      before: z.object({ customer_phone: z.string() }),
      after: z.object({ phone_is_wrong: z.boolean(), customer_phone: z.string().optional() }),
    }),
    change('order', ['line ready', 'line refused', 'line to be prepared'], { after: preparedLine }),
    change('order', ['paid', 'not paid', 'refunded', 'not refunded'], { before: payment, after: recordedPayment }),
    change('order', ['request settled'], { after: z.object({ request: z.string() }) }),
    change('order', ['postponed'], {
      after: z.object({ note: z.string().exactOptional(), postponedUntil: z.string().exactOptional() }),
    }),
    change('order', ['postponement undone'], { before: z.object({ note: z.string() }) }),
    change('order', ['step undone'], { before: z.object({ status: z.string() }), after: undoneStep }),
    // Advanced to this status.
    change('order', orderStatuses, { after: step }),
  ]),
  change('payout', ['recorded', 'revoked'], { after: payout }),
  change('plan payment', ['recorded', 'revoked'], { after: planPayment }),
  change('personal data', ['exported', 'erased'], {
    after: z.object({ rows: z.int(), reason: z.string() }),
  }),
  z.discriminatedUnion('action', [
    change('plan request', ['approved', 'renewed', 'refused'], { before: planDecision, after: planDecision }),
    change('plan request', ['store set'], { before: ofStore.optional(), after: ofStore }),
    change('plan request', ['due waived'], { after: z.object({ amount: price, reason: z.string() }) }),
  ]),
  z.discriminatedUnion('action', [
    change('product', ['created'], { after: newProduct }),
    change('product', ['duplicated'], { after: z.object({ from: z.int(), name: z.string() }) }),
    change('product', ['edited'], { before: productParts, after: productParts }),
    change('product', ['repriced'], { before: prices, after: prices }),
    change('product', ['restocked'], { before: stock, after: stock.extend({ reason: z.string() }) }),
    change('product', ['split'], { before: stock, after: splitStock }),
    change('product', ['variant edited'], { before: variant, after: variant }),
    change('product', ['variant retired', 'variant restored'], { before: stock, after: stock }),
    change('product', ['retired', 'restored'], { before: isRetired, after: isRetired }),
    change('product', ['submitted', 'sent back'], { before: submission, after: submission }),
    change('product', ['publishing planned', 'publishing canceled'], { before: publishing, after: publishing }),
    change('product', ['pinned', 'unpinned'], { before: isPinned, after: isPinned }),
  ]),
  z.discriminatedUnion('action', [
    change('product import', ['uploaded', 'started', 'stopped', 'taken back'], { after: importedFile }),
    change('product import', ['deleted'], { before: importedFile }),
  ]),
  z.discriminatedUnion('action', [
    change('promotion', ['scheduled'], { after: promotion }),
    change('promotion', ['edited'], { before: namedTerms, after: namedTerms }),
    change('promotion', ['canceled'], { before: promotion }),
  ]),
  change('remittance', ['recorded', 'revoked'], { after: remittance }),
  z.discriminatedUnion('action', [
    change('return', ['opened'], {
      after: z.object({
        ...{ reason: z.string(), wish: z.string(), note: z.string().exactOptional() },
        pieces: list(z.object({ name: z.string(), quantity: z.int() })),
      }),
    }),
    change('return', ['agreed', 'refused', 'on-its-way', 'inspected'], {
      after: z.object({ note: z.string().exactOptional() }),
    }),
    /** `number`: of the order of the exchange. */
    change('return', ['settled'], {
      after: z.object({
        ...{ settlement: z.enum(['exchange', 'refund', 'repaired']), number: z.string().exactOptional() },
        ...{ amount: price.exactOptional(), means: z.enum(paymentMeans).exactOptional() },
        reference: z.string().exactOptional(),
      }),
    }),
    change('return', ['step undone'], {
      before: z.object({ status: z.string() }),
      after: undoneStep,
    }),
    change('review', moderatedStatuses, { before: reviewModeration, after: reviewModeration }),
    change('review', ['answered'], { after: reviewAnswer }),
    change('review', ['answer removed'], { before: reviewAnswer }),
  ]),
  z.discriminatedUnion('action', [
    change('search entry', ['added'], { after: searchEntry }),
    change('search entry', ['edited'], { before: searchEntry, after: searchEntry }),
    change('search entry', ['removed'], { before: searchEntry }),
  ]),
  change('setting', ['edited'], { before: settingParts, after: settingParts }),
  z.discriminatedUnion('action', [
    change('store', ['created'], { after: store }),
    change('store', ['edited'], { before: storeParts, after: storeParts }),
    change('store', ['terms changed'], { before: storeTerms, after: storeTerms }),
    change('store', ['card changed'], { before: storeCard, after: storeCard }),
    change('store', ['statement link created'], { after: linkedMonth }),
    change('store', ['statement link revoked'], { before: linkedMonth }),
    change('store', ['retired', 'restored'], { before: isRetired, after: isRetired }),
  ]),
])

/** A change to record. The version is that of today's shape. */
export type NewAuditChange = z.input<typeof auditChange>

/** A recorded change, parsed from its row. */
export type AuditChange = z.output<typeof auditChange>

/** The kind of an entity and what was done to it, as the labels of the audit log name them. */
export type AuditedAction = ActionsOf<AuditChange>

type ActionsOf<Change extends AuditChange> = Change extends AuditChange
  ? `${Change['entity']} ${Change['action']}`
  : never

/**
 * Checks a change before it is recorded. Returns it with the version of its shape, without what the shape does not
 * name. Throws ZodError for another shape.
 */
export function checkAuditChange(change: NewAuditChange) {
  const { entity, id, action, version, ...sides } = auditChange.parse(change)
  return { entity, id, action, version, ...(namedParts(change, sides) as ChangedSides) }
}

interface ChangedSides {
  readonly before?: object
  readonly after?: object
}

/** The parts of a value that its shape names, as they were given: parsed, a null that empties a field is absent. */
function namedParts(given: unknown, parsed: unknown): unknown {
  if (Array.isArray(given) && Array.isArray(parsed)) return given.map((item, index) => namedParts(item, parsed[index]))
  if (!isPlainObject(given) || !isPlainObject(parsed)) return given
  const named = Object.entries(given).filter(([name]) => Object.hasOwn(parsed, name))
  return Object.fromEntries(named.map(([name, part]) => [name, namedParts(part, parsed[name])]))
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** A row of the audit log, whatever version of the program wrote it. */
interface StoredChange {
  readonly entity: string
  readonly entityId: string
  readonly action: string
  readonly version: number
  readonly before?: unknown
  readonly after?: unknown
}

/** Returns the change of a row; undefined when its kind, version or shape is not one of today's. */
export function parseAuditChange({ entityId: id, ...row }: StoredChange): AuditChange | undefined {
  return auditChange.safeParse({ ...row, id }).data
}
