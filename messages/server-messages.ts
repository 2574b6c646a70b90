import type { Locale } from '#domain/locale.ts'
import type { Catalog } from './catalog.ts'
import { arabicTime, englishTime, frenchTime, type PromisedTime } from './days.ts'
import type { authMessages as englishAuth } from './en/backoffice/auth.ts'
import type { courierApiMessages as englishCourierApi } from './en/backoffice/courier-api.ts'
import type { couriersMessages as englishCouriers } from './en/backoffice/couriers.ts'
import type { handoversMessages as englishHandovers } from './en/backoffice/handovers.ts'
import type {
  errorsMessages as englishOfficeErrors,
  punctuationMessages as englishPunctuation,
} from './en/backoffice/layout.ts'
import type { orderNamesMessages as englishOrderNames } from './en/backoffice/order-names.ts'
import type { orderPrintMessages as englishOrderPrint } from './en/backoffice/order-print.ts'
import type { ordersMessages as english } from './en/backoffice/orders.ts'
import type { paymentsMessages as englishPayments } from './en/backoffice/payments.ts'
import type { planRequestsMessages as englishPlanRequests } from './en/backoffice/plan-requests.ts'
import type { categoryMessages as englishCategories } from './en/categories.ts'
import type { connectionLostMessages as englishConnectionLost } from './en/connection-lost.ts'
import type {
  exampleOrder as englishExample,
  paymentPhrases as englishPhrases,
  customerTextTemplates as englishTemplates,
} from './en/customer-text-templates.ts'
import type { errorMessages as englishErrors } from './en/errors.ts'
import type { keptFormMessages as englishKeptForm } from './en/kept-form.ts'
import type { makerTexts as englishMakerTexts } from './en/maker-texts.ts'
import type { personalDataMessages as englishPersonalData } from './en/personal-data.ts'
import type { planTexts as englishPlanTexts } from './en/plan-texts.ts'
import type { sellerLinkMessages as englishSellerLink } from './en/seller-link.ts'
import type { sellerOrderMessages as englishSellerOrder } from './en/seller-order.ts'
import { loadCatalogs } from './load-catalogs.ts'

/** What the office tells of orders, on its pages and in print, in one language. */
export interface OrderMessages extends Catalog<typeof english>, Catalog<typeof englishOrderNames> {
  readonly payments: Catalog<typeof englishPayments>
  readonly print: Catalog<typeof englishOrderPrint>
}

interface CustomerTextMessages {
  readonly templates: Catalog<typeof englishTemplates>
  readonly paymentPhrases: Catalog<typeof englishPhrases>
  readonly example: Catalog<typeof englishExample>
}

/**
 * For pages that show a text in another language than their own: to a customer, or on paper. Only the server has them;
 * the script of a page carries one language.
 */
const orderMessages = await loadCatalogs(async (locale): Promise<OrderMessages> => {
  const [{ ordersMessages }, { orderNamesMessages }, { paymentsMessages }, { orderPrintMessages: print }] =
    await Promise.all([
      import(`./${locale}/backoffice/orders.ts`),
      import(`./${locale}/backoffice/order-names.ts`),
      import(`./${locale}/backoffice/payments.ts`),
      import(`./${locale}/backoffice/order-print.ts`),
    ])
  return { ...ordersMessages, ...orderNamesMessages, payments: paymentsMessages, print }
})

export function orderMessagesIn(locale: Locale): OrderMessages {
  return orderMessages[locale]
}

/** What papers and files for couriers say, in one language. */
interface HandoverMessages {
  readonly handovers: Catalog<typeof englishHandovers>
  readonly couriers: Catalog<typeof englishCouriers>
}

const handoverMessages = await loadCatalogs(async (locale): Promise<HandoverMessages> => {
  const [{ handoversMessages: handovers }, { couriersMessages: couriers }] = await Promise.all([
    import(`./${locale}/backoffice/handovers.ts`),
    import(`./${locale}/backoffice/couriers.ts`),
  ])
  return { handovers, couriers }
})

export function handoverMessagesIn(locale: Locale): HandoverMessages {
  return handoverMessages[locale]
}

const punctuations = await loadCatalogs(async (locale): Promise<Catalog<typeof englishPunctuation>> => {
  const { punctuationMessages } = await import(`./${locale}/backoffice/layout.ts`)
  return punctuationMessages
})

/** What a language writes between a name and the text after it. */
export function colonIn(locale: Locale): string {
  return punctuations[locale].colon
}

const personalDataMessages = await loadCatalogs(async (locale): Promise<Catalog<typeof englishPersonalData>> => {
  const { personalDataMessages } = await import(`./${locale}/personal-data.ts`)
  return personalDataMessages
})

const customerTextCatalogs = await loadCatalogs(async (locale): Promise<CustomerTextMessages> => {
  const {
    customerTextTemplates: templates,
    paymentPhrases,
    exampleOrder: example,
  } = await import(`./${locale}/customer-text-templates.ts`)
  return { templates, paymentPhrases, example }
})

/** The texts to customers that the program comes with, in one language. */
export function customerTextMessagesIn(locale: Locale): CustomerTextMessages {
  return customerTextCatalogs[locale]
}

const sellerLinkMessages = await loadCatalogs(async (locale): Promise<Catalog<typeof englishSellerLink>> => {
  const { sellerLinkMessages } = await import(`./${locale}/seller-link.ts`)
  return sellerLinkMessages
})

/** What a maker reads beside the private link, in one language. */
export function sellerLinkMessagesIn(locale: Locale): Catalog<typeof englishSellerLink> {
  return sellerLinkMessages[locale]
}

const sellerOrderMessages = await loadCatalogs(async (locale): Promise<Catalog<typeof englishSellerOrder>> => {
  const { sellerOrderMessages } = await import(`./${locale}/seller-order.ts`)
  return sellerOrderMessages
})

/** What a maker is sent about an order to prepare, in one language. */
export function sellerOrderMessagesIn(locale: Locale): Catalog<typeof englishSellerOrder> {
  return sellerOrderMessages[locale]
}

const makerTexts = await loadCatalogs(async (locale): Promise<Catalog<typeof englishMakerTexts>> => {
  const { makerTexts } = await import(`./${locale}/maker-texts.ts`)
  return makerTexts
})

/** What the office sends to makers, in one language. */
export function makerTextsIn(locale: Locale): Catalog<typeof englishMakerTexts> {
  return makerTexts[locale]
}

interface PlanTexts extends Catalog<typeof englishPlanTexts> {
  readonly plans: Catalog<typeof englishPlanRequests>['plans']
  /** The names of how a plan was paid. */
  readonly means: Catalog<typeof englishPayments>['means']
}

const planTexts = await loadCatalogs(async (locale): Promise<PlanTexts> => {
  const [{ planTexts }, { planRequestsMessages }, { paymentsMessages }] = await Promise.all([
    import(`./${locale}/plan-texts.ts`),
    import(`./${locale}/backoffice/plan-requests.ts`),
    import(`./${locale}/backoffice/payments.ts`),
  ])
  return { ...planTexts, plans: planRequestsMessages.plans, means: paymentsMessages.means }
})

/** What a maker reads of a plan in a reminder and on a receipt, in one language. */
export function planTextsIn(locale: Locale): PlanTexts {
  return planTexts[locale]
}

const timeByLocale = { en: englishTime, fr: frenchTime, ar: arabicTime } satisfies Record<Locale, unknown>

/** A number of hours or working days, as it stands in "within 3 hours". */
export function timeIn(locale: Locale, time: PromisedTime): string {
  return timeByLocale[locale](time)
}

/** What a language says where a text of a person has been erased. */
export function erasedWordIn(locale: Locale): string {
  return personalDataMessages[locale].erased
}

/** What visitors and operators read while the server has too much work, in every language. */
export const overloadMessages = await loadCatalogs(async (locale) => {
  const [{ errorMessages }, { connectionLostMessages }, { errorsMessages }]: [
    { errorMessages: Catalog<typeof englishErrors> },
    { connectionLostMessages: Catalog<typeof englishConnectionLost> },
    { errorsMessages: Catalog<typeof englishOfficeErrors> },
  ] = await Promise.all([
    import(`./${locale}/errors.ts`),
    import(`./${locale}/connection-lost.ts`),
    import(`./${locale}/backoffice/layout.ts`),
  ])
  const { away: title, awayText: text } = errorMessages
  return {
    storefront: { title, text, again: connectionLostMessages.reload },
    backoffice: { ...errorsMessages.away, again: errorsMessages.again },
  }
})

/** What the same page says of a form that was sent, with the names of the fields that are not kept. */
export const keptFormMessages = await loadCatalogs(async (locale) => {
  const [{ keptFormMessages }, { authMessages }, { courierApiMessages }]: [
    { keptFormMessages: Catalog<typeof englishKeptForm> },
    { authMessages: Catalog<typeof englishAuth> },
    { courierApiMessages: Catalog<typeof englishCourierApi> },
  ] = await Promise.all([
    import(`./${locale}/kept-form.ts`),
    import(`./${locale}/backoffice/auth.ts`),
    import(`./${locale}/backoffice/courier-api.ts`),
  ])
  const { signIn, newPassword, identity } = authMessages
  const secrets: Readonly<Record<string, string>> = {
    ...{ password: signIn.password, repeated: newPassword.repeated, presentPassword: identity.presentPassword },
    token: courierApiMessages.token,
  }
  return { ...keptFormMessages, secrets }
})

/** The names of the built-in categories and collections in every language. */
export const categoryNames = await loadCatalogs(async (locale): Promise<Catalog<typeof englishCategories>> => {
  const { categoryMessages } = await import(`./${locale}/categories.ts`)
  return categoryMessages
})
