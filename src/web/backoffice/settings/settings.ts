import { maxPhotosOfPiece, maxPiecesOfStore } from '#domain/catalog/store-limits.ts'
import { reviewRules } from '#domain/catalog/submissions/submission.ts'
import type { SubmissionRules } from '#domain/catalog/submissions/submission-setting.ts'
import { type CommentRules, holdRules } from '#domain/comments/comment-rules.ts'
import type { CommissionTerms } from '#domain/commission/commission-terms.ts'
import { type Locale, locales } from '#domain/locale.ts'
import {
  bestSellerChoices,
  type MerchandisingRules,
  maxDeliveredOrders,
  maxLowStock,
} from '#domain/merchandising/merchandising-rules.ts'
import type { PreparationRules } from '#domain/orders/preparations/preparation-setting.ts'
import { maxUndoMinutes, type UndoWindow } from '#domain/orders/status/undo-window.ts'
import { maxRetentionMonths, type RetentionPeriods } from '#domain/personal-data/retention.ts'
import { maxPlanDays, type PlanRules } from '#domain/plans/plan-rules.ts'
import { maxReturnDays, type ReturnRules } from '#domain/returns/return-rules.ts'
import {
  invitationChoices,
  maxInviteAfterDays,
  newReviewChoices,
  type ReviewRules,
} from '#domain/reviews/review-rules.ts'
import { maxTermsLength, type SellerTerms } from '#domain/sellers/seller-terms-text.ts'
import type { StudioRules } from '#domain/sellers/studio-setting.ts'
import type { WebVitalRules } from '#domain/web-vitals/web-vital-setting.ts'
import { settingsMessages as texts } from '#page-messages/backoffice/settings.ts'
import { optional, paragraphs, percentage, wholeNumber } from '#web/forms/codec.ts'
import { languageNames } from '#web/text/language-names.ts'
import { closedDays } from './closed-days.ts'
import { customerTextsForm } from './customer-texts.ts'
import { delivery } from './delivery.ts'
import { holdLimits } from './hold-limits.ts'
import { rateLimits, reviewLimits } from './limits.ts'
import { saleTerms } from './sale-terms.ts'
import { choice, type SettingField, type SettingForm, settingForm, settingFormOf, yesOrNo } from './setting-form.ts'
import { shopProfile } from './shop-profile.ts'

/** The language at the plain addresses of the shop. Each language is under its own name. */
export const mainLanguage = settingForm<{ readonly mainLocale: Locale }>({
  ...{ key: 'main-language', group: 'shop' },
  fields: {
    mainLocale: {
      ...choice(texts.mainLanguage.label, locales, languageNames),
      choices: locales.map((locale) => ({ value: locale, name: languageNames[locale], lang: locale })),
    },
  },
})

const { parts: ofMerchandising, choices: bestSellers, deliveredHint, lowStockHint } = texts.merchandising

/** How best sellers are chosen and when stock counts as low. */
export const merchandising = settingForm<MerchandisingRules>({
  ...{ key: 'merchandising', group: 'shop' },
  fields: {
    bestSellers: choice(ofMerchandising.bestSellers, bestSellerChoices, bestSellers),
    deliveredOrders: {
      label: ofMerchandising.deliveredOrders,
      hint: deliveredHint,
      ...wholeNumber(maxDeliveredOrders),
    },
    lowStock: { label: ofMerchandising.lowStock, hint: lowStockHint, ...wholeNumber(maxLowStock) },
  },
})

/** Whether browsers of visitors measure how long they wait. */
export const webVitals = settingForm<WebVitalRules>({
  ...{ key: 'web-vitals', group: 'shop' },
  fields: { areVitalsMeasured: yesOrNo(texts.webVitals.label, texts.webVitals.choices) },
})

/** How long a step of an order is undone without a reason. */
const undoWindow = settingForm<UndoWindow>({
  ...{ key: 'undo-window', group: 'orders' },
  fields: {
    undoMinutes: {
      label: texts.undoWindow.label,
      hint: texts.undoWindow.hint(maxUndoMinutes),
      ...wholeNumber(maxUndoMinutes),
    },
  },
})

const returnDays = (part: keyof ReturnRules) => ({
  label: texts.returns.parts[part],
  hint: texts.returns.daysHint(maxReturnDays),
  ...wholeNumber(maxReturnDays),
})

/** How long customers may withdraw, and when the shop pays back. */
export const returns = settingForm<ReturnRules>({
  ...{ key: 'returns', group: 'orders' },
  fields: { withdrawalDays: returnDays('withdrawalDays'), refundDays: returnDays('refundDays') },
})

const share = (part: keyof CommissionTerms) => ({ label: texts.commission.parts[part], ...percentage })

/** What makers leave to the shop. */
const commission = settingForm<CommissionTerms>({
  ...{ key: 'commission', group: 'orders', rows: [['withoutPlan', 'silver', 'gold', 'diamonds'], ['courierFees']] },
  fields: {
    ...{ withoutPlan: share('withoutPlan'), silver: share('silver') },
    ...{ gold: share('gold'), diamonds: share('diamonds') },
    courierFees: { ...share('courierFees'), hint: texts.commission.courierFeesHint },
  },
})

/** Which comments are held for moderation. */
export const comments = settingForm<CommentRules>({
  ...{ key: 'comments', group: 'people' },
  fields: { heldComments: choice(texts.comments.held, holdRules, texts.comments.choices) },
})

/** Whether reviews are shown at once, and invitations to review. */
const reviews = settingForm<ReviewRules>({
  ...{ key: 'reviews', group: 'people' },
  fields: {
    newReviews: choice(texts.reviews.newReviews, newReviewChoices, texts.reviews.choices),
    invitations: choice(texts.reviews.invitations, invitationChoices, texts.reviews.invitationChoices),
    inviteAfterDays: {
      label: texts.reviews.inviteAfterDays,
      hint: texts.reviews.daysHint(maxInviteAfterDays),
      ...wholeNumber(maxInviteAfterDays),
    },
  },
})

/** Whether makers have a studio. */
export const studio = settingForm<StudioRules>({
  ...{ key: 'studio', group: 'people' },
  fields: { isStudioOpen: yesOrNo(texts.studio.label, texts.studio.choices) },
})

/** Which new pieces of makers the office looks at first. */
export const submissions = settingForm<SubmissionRules>({
  ...{ key: 'submissions', group: 'people' },
  fields: { newPieces: choice(texts.submissions.label, reviewRules, texts.submissions.choices) },
})

/** What makers see of whom they prepare for. */
export const preparation = settingForm<PreparationRules>({
  ...{ key: 'preparation', group: 'people' },
  fields: { showsBuyer: yesOrNo(texts.preparation.label, texts.preparation.choices) },
})

/** The terms under which makers sell, by language. */
export const sellerTerms = settingFormOf<SellerTerms, Readonly<Record<Locale, string | undefined>>>({
  ...{ key: 'seller-terms', group: 'people' },
  fields: Object.fromEntries(locales.map((locale) => [locale, termsField(locale)])) as Record<
    Locale,
    SettingField<string | undefined>
  >,
  toFields: ({ translations }) =>
    Object.fromEntries(locales.map((locale) => [locale, translations?.[locale]?.terms])) as Record<Locale, undefined>,
  fromFields: (typed) => {
    const written = locales.flatMap((locale) => (typed[locale] ? [[locale, { terms: typed[locale] }]] : []))
    return written.length > 0 ? { translations: Object.fromEntries(written) } : {}
  },
})

function termsField(locale: Locale): SettingField<string | undefined> {
  return { label: languageNames[locale], ...optional(paragraphs(maxTermsLength)) }
}

const { parts: ofPlans, choices: isAllowed, graceHint } = texts.plans
const most = (label: string) => ({ label, ...wholeNumber(maxPiecesOfStore, 0) })
const photos = (label: string) => ({ label, ...wholeNumber(maxPhotosOfPiece) })
const allowed = (label: string) => yesOrNo(label, isAllowed)

/** What each plan allows, and what follows when one ends. */
const plans = settingForm<PlanRules>({
  ...{ key: 'plans', group: 'people' },
  rows: [
    ...['silver', 'gold', 'diamonds', 'withoutPlan'].map((kind) =>
      ['Pieces', 'Photos', 'OnHome', 'Numbers'].map((part) => `${kind}${part}`),
    ),
    ['graceDays', 'daysToPay'],
  ],
  fields: {
    ...{ silverPieces: most(ofPlans.silverPieces), silverPhotos: photos(ofPlans.silverPhotos) },
    ...{ silverOnHome: allowed(ofPlans.silverOnHome), silverNumbers: allowed(ofPlans.silverNumbers) },
    ...{ goldPieces: most(ofPlans.goldPieces), goldPhotos: photos(ofPlans.goldPhotos) },
    ...{ goldOnHome: allowed(ofPlans.goldOnHome), goldNumbers: allowed(ofPlans.goldNumbers) },
    ...{ diamondsPieces: most(ofPlans.diamondsPieces), diamondsPhotos: photos(ofPlans.diamondsPhotos) },
    ...{ diamondsOnHome: allowed(ofPlans.diamondsOnHome), diamondsNumbers: allowed(ofPlans.diamondsNumbers) },
    ...{ withoutPlanPieces: most(ofPlans.withoutPlanPieces), withoutPlanPhotos: photos(ofPlans.withoutPlanPhotos) },
    ...{
      withoutPlanOnHome: allowed(ofPlans.withoutPlanOnHome),
      withoutPlanNumbers: allowed(ofPlans.withoutPlanNumbers),
    },
    graceDays: { label: ofPlans.graceDays, hint: graceHint, ...wholeNumber(maxPlanDays) },
    daysToPay: { label: ofPlans.daysToPay, ...wholeNumber(maxPlanDays) },
  },
})

const months = (part: keyof RetentionPeriods) => ({
  label: texts.retention.parts[part],
  hint: texts.retention.hints[part],
  ...wholeNumber(maxRetentionMonths),
})

/** How long personal data is kept. */
const retention = settingForm<RetentionPeriods>({
  ...{ key: 'retention', group: 'people' },
  fields: {
    ...{ contacts: months('contacts'), letters: months('letters'), messages: months('messages') },
    ...{ commentContacts: months('commentContacts'), logs: months('logs') },
  },
})

/** The settings that owners edit, in the order of their page. The page, its loader and its action go over them. */
export const settings: readonly SettingForm[] = [
  ...[shopProfile, mainLanguage, merchandising, webVitals],
  ...[saleTerms, delivery, holdLimits, closedDays, undoWindow, customerTextsForm(), returns, commission],
  ...[comments, reviews, studio, submissions, preparation, plans, sellerTerms, rateLimits, reviewLimits, retention],
]
