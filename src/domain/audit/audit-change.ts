import { z } from 'zod'
import { roles } from '#domain/access/role.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { type Governorate, isGovernorate } from '#domain/geography/governorate.ts'
import { type Locale, locales } from '#domain/locale.ts'
import type { Millimes } from '#domain/money.ts'
import { orderStatuses } from '#domain/order-status.ts'
import { paymentMeans } from '#domain/payment-means.ts'
import type { Phone } from '#domain/phone.ts'
import { planNames } from '#domain/plan.ts'
import { textChangesShape, translationsShape } from '#domain/translations-shape.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import type { AuditedEntity } from './audited-entity.ts'

const price = z.custom<Millimes>(isPrice)
const moment = z.union([z.date(), z.iso.datetime().transform((text) => new Date(text))])
/** Null is stored where a field is absent, so that the log shows that it was emptied. */
const absentAsNull = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().transform((value) => value ?? undefined)

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()

const category = z.enum(['Accessories', 'bags', 'clothing', 'Cosmetics', 'decor', 'kids', 'shoes'])
const governorate = z.custom<Governorate>((code) => typeof code === 'string' && isGovernorate(code))

const bannerParts = z.object({
  file_name: z.string(),
  alt: z.string(),
  headline: z.string().nullable(),
  words: z.string().nullable(),
  link_label: z.string().nullable(),
  link_path: z.string().nullable(),
  translations: translationsShape.exactOptional(),
})

const commentStatuses = ['held', 'published', 'hidden'] as const
const moderation = z.object({ status: z.enum(commentStatuses), author: z.string(), text: z.string() })

const moderatedStatuses = ['held', 'published', 'hidden'] as const
const reviewModeration = moderation.extend({ note: z.string() })
const reviewAnswer = z.object({ reply: z.string(), answeredAs: z.enum(['shop', 'maker']) })

/** Without a kind the phone number is not blocked. */
const customerBlock = z.object({
  customer_phone: z.string(),
  kind: z.enum(['prepayment-only', 'do-not-take']).exactOptional(),
  note: z.string().exactOptional(),
  endsAt: moment.exactOptional(),
})

const issueText = z.object({
  subject: z.string(),
  body: z.string(),
  translations: translationsShape.exactOptional(),
})

const account = z.object({ name: z.string(), email: z.custom<EmailAddress>(isText), role: z.enum(roles) })
const role = account.pick({ role: true })
const accountName = account.pick({ name: true })
const accountEmail = account.pick({ email: true })
/** Null: the main language of the shop. */
const accountLocale = z.object({ locale: z.custom<Locale>(isText).nullable() })
/** The days of an exported table; none for a table that is always exported whole. */
const exportedDays = z.object({ firstDay: z.string(), lastDay: z.string() })

const recipient = z.object({
  customer_name: z.string(),
  customer_email: z.string().nullable(),
  customer_phone: z.string(),
  delivery_address: z.string(),
  delivery_city: z.string(),
  // Entries from before orders had a governorate lack it.
  governorate: z.string().nullish(),
})
const orderLines = list(
  z.object({
    name: z.string(),
    sizeName: z.string(),
    colorName: z.string().optional(),
    quantity: z.int(),
    unitPrice: price,
  }),
)
const step = z.object({
  status: z.string(),
  note: z.string().optional(),
  isPaid: z.boolean().optional(),
  /** Entries from before steps could be undone lack it. */
  stepId: z.int().optional(),
})
/** Earlier payments were of the whole order, by means that nobody noted. `paymentId` is of the row that was recorded. */
const payment = z.object({
  isPaid: z.boolean(),
  reference: z.string(),
  amount: price.exactOptional(),
  means: z.enum([...paymentMeans, 'unknown']).exactOptional(),
  paymentId: z.int().exactOptional(),
})

const planDecision = z.object({ status: z.string(), note: z.string(), lastDay: z.string().optional() })

const translations = translationsShape.optional()
const pictureParts = { fileName: z.string(), alt: z.string(), translations }
const sizeParts = { name: z.string(), translations }
const colorParts = { name: z.string(), swatch: z.string(), translations }
const newProduct = z.object({
  storeId: z.int(),
  name: z.string(),
  model: z.string(),
  category,
  description: z.string(),
  regularPrice: price,
  promotionalPrice: price.optional(),
  mainColor: z.string(),
  widthMillimeters: z.number().optional(),
  heightMillimeters: z.number().optional(),
  weightGrams: z.number().optional(),
  lowStock: z.int().optional(),
  sizes: list(z.object({ ...sizeParts, stock: z.int() })),
  colors: list(z.object(colorParts)),
  pictures: list(z.object({ ...pictureParts, color: z.string().optional() })),
  locale: z.enum(locales).optional(),
  translations,
})
/** Only the fields that were edited. */
const productParts = z.object({
  storeId: newProduct.shape.storeId.exactOptional(),
  name: newProduct.shape.name.exactOptional(),
  model: newProduct.shape.model.exactOptional(),
  category: category.exactOptional(),
  description: newProduct.shape.description.exactOptional(),
  regularPrice: price.exactOptional(),
  promotionalPrice: absentAsNull(price),
  mainColor: newProduct.shape.mainColor.exactOptional(),
  widthMillimeters: absentAsNull(z.number()),
  heightMillimeters: absentAsNull(z.number()),
  weightGrams: absentAsNull(z.number()),
  lowStock: absentAsNull(z.int()),
  sizes: list(z.object({ id: z.int().optional(), ...sizeParts })).exactOptional(),
  colors: list(z.object({ id: z.int().optional(), ...colorParts })).exactOptional(),
  pictures: list(z.object({ ...pictureParts, colorId: z.int().optional() })).exactOptional(),
  /** The texts that changed, of the product and its parts; see `textsOfProduct`. */
  translations: textChangesShape.exactOptional(),
})
const prices = z.object({ regularPrice: price, promotionalPrice: price.exactOptional() })
const isRetired = z.object({ isRetired: z.boolean() })
const isPinned = z.object({ isPinned: z.boolean() })
const stock = z.object({ size: z.string(), stock: z.int() })

const promotionTerms = z.object({
  price: price.exactOptional(),
  startsAt: moment,
  endsAt: moment,
  renewsWeekly: z.boolean(),
})
const promotion = z.object({ productId: z.int(), ...promotionTerms.shape })
const namedTerms = z.object({ product: z.string(), ...promotionTerms.shape })

const searchEntry = z.object({
  asked: z.string(),
  kind: z.enum(['same', 'finds', 'category', 'store', 'not-sold']),
  finds: list(z.string()),
  category: category.exactOptional(),
  storeId: z.int().exactOptional(),
})

const courierFees = z.object({ deliveryFee: price, refusalFee: price, collectionFee: price })
const courier = z.object({
  name: z.string(),
  phone: z.custom<Phone>(isText).exactOptional(),
  ...courierFees.shape,
  feesByGovernorate: list(courierFees.omit({ collectionFee: true }).extend({ governorate })),
  remittanceDays: z.int(),
  csv: z.object({ columns: list(z.string()), separator: z.string(), decimalSign: z.string() }),
})
const discountCode = z.object({
  code: z.string(),
  kind: z.enum(['amount', 'percent', 'free-delivery']),
  amount: price.exactOptional(),
  percent: z.int().exactOptional(),
  storeId: z.int().exactOptional(),
  category: category.exactOptional(),
  isFirstOrderOnly: z.boolean(),
  minimum: price.exactOptional(),
  maxUses: z.int().exactOptional(),
  maxUsesPerPhone: z.int().exactOptional(),
  firstDay: z.custom<TunisDay>(isText).exactOptional(),
  lastDay: z.custom<TunisDay>(isText).exactOptional(),
  isOn: z.boolean(),
})
/** The orders by their numbers. */
const remittance = z.object({
  ...{ courier: z.string(), orderCount: z.int(), expected: price, received: price },
  reason: z.string(),
})
/** To the maker of the store. */
const payout = z.object({
  store: z.string(),
  amount: price,
  means: z.enum(paymentMeans),
  reference: z.string(),
  reason: z.string(),
})
const handover = z.object({ courier: z.string(), orders: list(z.string()) })

/** The fields of the setting that changed. The setting's own schema checks them when they are restored. */
const settingParts = z.record(z.string(), z.unknown())

const store = z.object({
  name: z.string(),
  category,
  description: z.string(),
  logo: z.string(),
  cover: z.string(),
  instagramUrl: z.string().exactOptional(),
  facebookUrl: z.string().exactOptional(),
  governorate: governorate.exactOptional(),
  town: z.string().exactOptional(),
  craft: z.string().exactOptional(),
  preparationDays: z.int().exactOptional(),
  translations: translationsShape.exactOptional(),
})

/** The commission in hundredths of a percent; null where nothing is agreed. */
const storeTerms = z.object({ plan: z.enum(planNames).nullable(), commission: z.int().nullable() })

/**
 * One kind of change: an entity, one or more actions (past tense) of the same shape, and that shape before and after. When
 * the shape changes it gets the next version, and a migration rewrites the rows of the earlier one.
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
const auditChange = z.discriminatedUnion('entity', [
  change('banner', ['edited'], { before: bannerParts.optional(), after: bannerParts }),
  change('comment', commentStatuses, { before: moderation, after: moderation }),
  z.discriminatedUnion('action', [
    change('courier', ['added'], { after: courier }),
    change('courier', ['edited'], { before: courier, after: courier }),
    change('courier', ['retired', 'restored'], { before: isRetired, after: isRetired }),
  ]),
  change('customer', ['blocked', 'unblocked'], { before: customerBlock, after: customerBlock }),
  z.discriminatedUnion('action', [
    change('discount code', ['added'], { after: discountCode }),
    change('discount code', ['edited'], { before: discountCode, after: discountCode }),
  ]),
  change('email', ['resent', 'released', 'dropped'], { after: z.object({ kind: z.string(), recipient: z.string() }) }),
  change('export', ['taken'], { after: exportedDays.optional() }),
  z.discriminatedUnion('action', [
    change('handover', ['started', 'handed over'], { after: handover }),
    change('handover', ['orders added'], { after: handover.pick({ orders: true }) }),
    change('handover', ['orders taken out', 'discarded'], { before: handover.pick({ orders: true }) }),
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
    change('operator', ['notifications turned on', 'notifications turned off', 'PIN set', 'PIN removed'], {}),
  ]),
  z.discriminatedUnion('action', [
    change('order', ['entered'], { after: z.object({ number: z.string(), source: z.string().optional() }) }),
    change('order', ['corrected'], { before: recipient, after: recipient }),
    change('order', ['changed'], {
      before: z.object({ lines: orderLines }),
      after: z.object({ lines: orderLines, total: price }),
    }),
    /** `into`: the number of the order that has its pieces now. */
    change('order', ['joined'], { after: z.object({ into: z.string() }) }),
    change('order', ['kept separate'], { after: z.object({ other: z.string() }) }),
    change('order', ['noted'], { after: z.object({ note: z.string() }) }),
    change('order', ['not reached'], { after: z.object({ unansweredCalls: z.int(), callBackAt: moment }) }),
    change('order', ['wrong number'], {
      before: z.object({ customer_phone: z.string() }),
      after: z.object({ phone_is_wrong: z.boolean(), customer_phone: z.string().optional() }),
    }),
    change('order', ['paid', 'not paid', 'refunded', 'not refunded'], { before: payment, after: payment }),
    change('order', ['request settled'], { after: z.object({ request: z.string() }) }),
    change('order', ['postponed'], {
      after: z.object({ note: z.string().exactOptional(), postponedUntil: z.string().exactOptional() }),
    }),
    change('order', ['step undone'], { before: z.object({ status: z.string() }), after: step }),
    // Advanced to this status.
    change('order', orderStatuses, { after: step }),
  ]),
  change('payout', ['recorded', 'revoked'], { after: payout }),
  change('personal data', ['exported', 'erased'], {
    after: z.object({ rows: z.int(), reason: z.string() }),
  }),
  change('plan request', ['approved', 'renewed', 'refused'], { before: planDecision, after: planDecision }),
  z.discriminatedUnion('action', [
    change('product', ['created'], { after: newProduct }),
    change('product', ['duplicated'], { after: z.object({ from: z.int(), name: z.string() }) }),
    change('product', ['edited'], { before: productParts, after: productParts }),
    change('product', ['repriced'], { before: prices, after: prices }),
    change('product', ['restocked'], { before: stock, after: stock.extend({ reason: z.string() }) }),
    change('product', ['retired', 'restored'], { before: isRetired, after: isRetired }),
    change('product', ['pinned', 'unpinned'], { before: isPinned, after: isPinned }),
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
        ...{ amount: price.exactOptional(), means: z.enum([...paymentMeans, 'unknown']).exactOptional() },
        reference: z.string().exactOptional(),
      }),
    }),
    change('return', ['step undone'], {
      before: z.object({ status: z.string() }),
      after: step.pick({ status: true, note: true }),
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
    change('store', ['edited'], { before: store, after: store }),
    change('store', ['terms changed'], { before: storeTerms, after: storeTerms }),
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

/** Checks a change before it is recorded, and adds the version of its shape. Throws ZodError for another shape. */
export function checkAuditChange(change: NewAuditChange): AuditChange {
  return auditChange.parse(change)
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

function isPrice(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value)
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}
