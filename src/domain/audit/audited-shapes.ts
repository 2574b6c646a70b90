import { z } from 'zod'
import { officeRoles } from '#domain/access/role.ts'
import { courierApiKinds } from '#domain/courier-api-kind.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { bannerFields } from '#domain/fields/banner-fields.ts'
import { partShapesOf, price, shapesOf } from '#domain/fields/field-shapes.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { storeFields } from '#domain/fields/store-fields.ts'
import { type Governorate, isGovernorate } from '#domain/geography/governorate.ts'
import { type Locale, locales } from '#domain/locale.ts'
import { paymentMeans } from '#domain/payment-means.ts'
import type { Phone } from '#domain/phone.ts'
import { planNames } from '#domain/plan.ts'
import { planPaymentMeans } from '#domain/plan-payment-means.ts'
import { taxStatuses } from '#domain/tax-status.ts'
import { textChangesShape, translationsShape } from '#domain/translations-shape.ts'
import type { TunisDay } from '#domain/tunis-day.ts'

// What changes of the audit log hold, before and after.

export const moment = z.union([z.date(), z.iso.datetime().transform((text) => new Date(text))])
const day = z.custom<TunisDay>(isText)
/** Null is stored where a field is absent, so that the log shows that it was emptied. */
const absentAsNull = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().transform((value) => value ?? undefined)

export const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()

const category = z.string()
/** Its texts are those of all languages. */
export const auditedCategory = z.object({
  ...{ slug: category, isInMenu: z.boolean(), translations: translationsShape },
  members: list(category).exactOptional(),
})
export const placeInList = z.object({ place: z.int() })
const governorate = z.custom<Governorate>((code) => typeof code === 'string' && isGovernorate(code))

/** Only the fields that were edited. */
export const bannerParts = z.object({
  ...partShapesOf(bannerFields),
  translations: textChangesShape.exactOptional(),
})

export const moderatedStatuses = ['held', 'published', 'hidden'] as const
export const moderation = z.object({ status: z.enum(moderatedStatuses), author: z.string(), text: z.string() })

export const reviewModeration = moderation.extend({ note: z.string() })
export const reviewAnswer = z.object({ reply: z.string(), answeredAs: z.enum(['shop', 'maker']) })

/** Without a kind the phone number is not blocked. */
export const customerBlock = z.object({
  customer_phone: z.string(),
  kind: z.enum(['prepayment-only', 'do-not-take']).exactOptional(),
  note: z.string().exactOptional(),
  endsAt: moment.exactOptional(),
})

export const issueText = z.object({
  subject: z.string(),
  body: z.string(),
  translations: translationsShape.exactOptional(),
})

export const account = z.object({ name: z.string(), email: z.custom<EmailAddress>(isText), role: z.enum(officeRoles) })
export const role = account.pick({ role: true })
export const accountName = account.pick({ name: true })
export const accountEmail = account.pick({ email: true })
/** The store that a seller may enter. */
export const ofStore = z.object({ storeId: z.int() })
/** A file of pieces, and the store for which it is. */
export const importedFile = z.object({ storeId: z.int(), name: z.string() })
/** Null: the main language of the shop. */
export const accountLocale = z.object({ locale: z.custom<Locale>(isText).nullable() })
/** The days of an exported table; none for a table that is always exported whole. */
export const exportedDays = z.object({ firstDay: z.string(), lastDay: z.string() })

export const recipient = z.object({
  customer_name: z.string(),
  customer_email: z.string().nullable(),
  customer_phone: z.string(),
  delivery_address: z.string(),
  delivery_city: z.string(),
  governorate: z.string(),
})
/** Each only where it happened. */
export const lineRemarks = z.object({
  risen: list(z.object({ name: z.string(), from: price, to: price })).exactOptional(),
  codeGivenUp: z.string().exactOptional(),
  codeBack: z.string().exactOptional(),
  losesFreeDelivery: z.boolean().exactOptional(),
})

export const orderLines = list(
  z.object({
    name: z.string(),
    sizeName: z.string(),
    colorName: z.string().optional(),
    quantity: z.int(),
    unitPrice: price,
  }),
)
/** What a maker says of a line. */
export const preparedLine = z.object({
  pieces: list(z.object({ name: z.string(), quantity: z.int() })),
  ...{ cannotReason: z.string().exactOptional(), note: z.string().exactOptional() },
})
export const undoneStep = z.object({ status: z.string(), note: z.string().optional() })
export const step = undoneStep.extend({ isPaid: z.boolean().optional(), stepId: z.int() })
/** Amount and means are of what was paid, before or after. */
export const payment = z.object({
  isPaid: z.boolean(),
  reference: z.string(),
  amount: price.exactOptional(),
  means: z.enum(paymentMeans).exactOptional(),
})
/** `paymentId` is of the row that was recorded. */
export const recordedPayment = payment.extend({ paymentId: z.int() })

export const planDecision = z.object({ status: z.string(), note: z.string(), lastDay: z.string().optional() })

const translations = translationsShape.optional()
const pictureParts = { fileName: z.string(), alt: z.string(), translations }
const sizeParts = { name: z.string(), translations }
const colorParts = { name: z.string(), swatch: z.string(), translations }
export const newProduct = z.object({
  ...shapesOf(productFields),
  sizes: list(
    z.object({ ...sizeParts, price: price.optional(), stock: z.int(), stockByColor: list(z.int()).optional() }),
  ),
  colors: list(z.object(colorParts)),
  pictures: list(z.object({ ...pictureParts, color: z.string().optional() })),
  locale: z.enum(locales).optional(),
  translations,
})
/** Only the fields that were edited. */
export const productParts = z.object({
  ...partShapesOf(productFields),
  sizes: list(z.object({ id: z.int().optional(), ...sizeParts })).exactOptional(),
  colors: list(z.object({ id: z.int().optional(), ...colorParts })).exactOptional(),
  pictures: list(z.object({ ...pictureParts, colorId: z.int().optional() })).exactOptional(),
  /** The texts that changed, of the product and its parts; see `textsOfProduct`. */
  translations: textChangesShape.exactOptional(),
})
export const prices = z.object({ regularPrice: price, promotionalPrice: price.exactOptional() })
export const isRetired = z.object({ isRetired: z.boolean() })
/** Why a piece was sent back to its maker; null while it waits. */
export const submission = z.object({ reason: z.string().nullable() })
export const publishing = z.object({ publishAt: absentAsNull(moment) })
export const isPinned = z.object({ isPinned: z.boolean() })
const variantNames = { size: z.string(), color: z.string().exactOptional() }
export const stock = z.object({ ...variantNames, stock: z.int() })
export const variant = z.object({ ...variantNames, sku: z.string(), price: price.exactOptional() })
/** The pieces of a size, told apart by color. */
export const splitStock = z.object({ size: z.string(), colors: list(z.object({ name: z.string(), stock: z.int() })) })

const promotionTerms = z.object({
  price: price.exactOptional(),
  startsAt: moment,
  endsAt: moment,
  renewsWeekly: z.boolean(),
})
export const promotion = z.object({ productId: z.int(), ...promotionTerms.shape })
export const namedTerms = z.object({ product: z.string(), ...promotionTerms.shape })

export const searchEntry = z.object({
  asked: z.string(),
  kind: z.enum(['same', 'finds', 'category', 'store', 'not-sold']),
  finds: list(z.string()),
  category: category.exactOptional(),
  storeId: z.int().exactOptional(),
})

const courierFees = z.object({ deliveryFee: price, refusalFee: price, collectionFee: price })
export const courier = z.object({
  name: z.string(),
  phone: z.custom<Phone>(isText).exactOptional(),
  ...courierFees.shape,
  feesByGovernorate: list(courierFees.omit({ collectionFee: true }).extend({ governorate })),
  remittanceDays: z.int(),
  withholdsTax: z.boolean().exactOptional(),
  withheldTaxBasisPoints: z.int().exactOptional(),
  csv: z.object({ columns: list(z.string()), separator: z.string(), decimalSign: z.string() }),
})
export const discountCode = z.object({
  code: z.string(),
  kind: z.enum(['amount', 'percent', 'free-delivery']),
  amount: price.exactOptional(),
  percent: z.int().exactOptional(),
  storeId: z.int().exactOptional(),
  category: category.exactOptional(),
  isFirstOrderOnly: z.boolean(),
  minimum: price.exactOptional(),
  bearer: z.enum(['shop', 'makers']).exactOptional(),
  maxUses: z.int().exactOptional(),
  maxUsesPerPhone: z.int().exactOptional(),
  firstDay: day.exactOptional(),
  lastDay: day.exactOptional(),
  isOn: z.boolean(),
})
/** The orders by their numbers. */
export const remittance = z.object({
  ...{ courier: z.string(), orderCount: z.int(), expected: price, received: price },
  withheldTax: price.exactOptional(),
  reason: z.string(),
})
/** To the maker of the store. */
export const payout = z.object({
  store: z.string(),
  amount: price,
  means: z.enum(paymentMeans),
  reference: z.string(),
  reason: z.string(),
})
export const courierApi = z.object({ api: z.enum(courierApiKinds), baseUrl: z.string() })
export const paymentGateway = z.object({
  ...{ isOn: z.boolean(), baseUrl: z.string(), walletId: z.string() },
  ...{ feeBasisPoints: z.int(), fee: price, paidNeedsNoCall: z.boolean() },
})
/** `number` is that of its order; absent where an owner tried the gateway. */
export const wrongCardPayment = z.object({ number: z.string().exactOptional(), amount: price, reference: z.string() })
export const sentParcel = z.object({ order: z.string(), barcode: z.string() })
export const handover = z.object({ courier: z.string(), orders: list(z.string()) })

/** The fields of the setting that changed. The setting's own schema checks them when they are restored. */
export const settingParts = z.record(z.string(), z.unknown())

export const store = z.object({
  ...shapesOf(storeFields),
  /** Stores that were added before they could close have none. */
  closedNote: z.string().default(''),
  translations,
})
/** Only the fields that were edited. */
export const storeParts = z.object({
  ...partShapesOf(storeFields),
  translations: textChangesShape.exactOptional(),
})

/** The commission in hundredths of a percent; null where nothing is agreed. */
/** `plan`: of entries from before plans followed from plan requests. */
export const storeTerms = z.object({
  plan: z.enum(planNames).nullable().exactOptional(),
  commission: z.int().nullable(),
})
export const planPayment = z.object({
  ...{ store: z.string(), plan: z.enum(planNames), receipt: z.int(), amount: price },
  ...{ means: z.enum(planPaymentMeans), reference: z.string(), reason: z.string() },
})
/** Numbers are masked; null where nothing is known. */
export const storeCard = z.object({
  ...{ phone: z.string().nullable(), locale: z.custom<Locale>(isText).nullable() },
  ...{ accountNumber: z.string().nullable(), taxStatus: z.enum(taxStatuses).nullable() },
  taxStatusUntil: day.nullable().exactOptional(),
  ...{ taxNumber: z.string().nullable(), cardNumber: z.string().nullable(), isCardSeen: z.boolean() },
})
/** The month, such as 2026-03, of a statement that a link shows. */
export const linkedMonth = z.object({ month: z.string() })

function isText(value: unknown): boolean {
  return typeof value === 'string'
}
