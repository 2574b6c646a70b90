import type { ReactNode } from 'react'
import { data } from 'react-router'
import { mayEditSettings } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { commentSetting } from '#domain/comments/comment-setting.ts'
import { commissionSetting } from '#domain/commission/commission-setting.ts'
import { inSnapshot } from '#domain/in-snapshot.ts'
import { mainLocaleSetting } from '#domain/languages/main-locale-setting.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { merchandisingSetting } from '#domain/merchandising/merchandising-setting.ts'
import { deliverySetting } from '#domain/orders/delivery/delivery-setting.ts'
import { closedDaysSetting } from '#domain/orders/holds/closed-days-setting.ts'
import { holdLimitSetting } from '#domain/orders/holds/hold-limit-setting.ts'
import { undoWindowSetting } from '#domain/orders/status/undo-window-setting.ts'
import { customerTextSetting } from '#domain/orders/texts/customer-text-setting.ts'
import { retentionSetting } from '#domain/personal-data/retention-setting.ts'
import { chooseProtection, getProtection } from '#domain/rate-limits/choose-protection.ts'
import { protections } from '#domain/rate-limits/protection.ts'
import { rateLimitSetting } from '#domain/rate-limits/rate-limit-setting.ts'
import { reviewLimitSetting } from '#domain/rate-limits/review-limit-setting.ts'
import { returnRulesSetting } from '#domain/returns/return-rules-setting.ts'
import { reviewSetting } from '#domain/reviews/review-setting.ts'
import { saleTermsSetting } from '#domain/sale-terms/sale-terms-setting.ts'
import { shopProfileSetting } from '#domain/shop-profile/shop-profile-setting.ts'
import { cleanText } from '#domain/text.ts'
import { together } from '#domain/together.ts'
import { sectionGroupsMessages } from '#page-messages/backoffice/sections.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { exampleFacts } from '#web/backoffice/orders/texts/filled-texts.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchUnreachable } from '#web/http/catch-unreachable.ts'
import { publicUrlIn } from '#web/page-context.ts'
import type { Route } from './+types/settings-page'
import { closedDaysForm, closedDaysTexts } from './closed-days-form.ts'
import { ClosedDaysPanel } from './closed-days-panel.tsx'
import { commentRulesForm, commentRulesTexts } from './comments-form.ts'
import { CommentsPanel } from './comments-panel.tsx'
import { commissionForm, commissionTexts } from './commission-form.ts'
import { CommissionPanel } from './commission-panel.tsx'
import { customerTextsForm, customerTextsTexts } from './customer-texts-form.ts'
import { CustomerTextsPanel } from './customer-texts-panel.tsx'
import { deliveryRulesForm, deliveryRulesTexts } from './delivery-form.ts'
import { DeliveryRulesPanel } from './delivery-panel.tsx'
import { holdLimitsForm, holdLimitTexts } from './hold-limits-form.ts'
import { HoldLimitsPanel } from './hold-limits-panel.tsx'
import { mainLanguageForm, mainLanguageTexts } from './main-language-form.ts'
import { MainLanguagePanel } from './main-language-panel.tsx'
import { merchandisingForm, merchandisingTexts } from './merchandising-form.ts'
import { MerchandisingPanel } from './merchandising-panel.tsx'
import { ProtectionPanel } from './protection-panel.tsx'
import { rateLimitsForm, rateLimitTexts } from './rate-limits-form.ts'
import { retentionForm, retentionTexts } from './retention-form.ts'
import { RetentionPanel } from './retention-panel.tsx'
import { returnRulesForm, returnRulesTexts } from './returns-form.ts'
import { ReturnRulesPanel } from './returns-panel.tsx'
import { reviewLimitsForm, reviewLimitTexts } from './review-limits-form.ts'
import { reviewRulesForm, reviewRulesTexts } from './reviews-form.ts'
import { ReviewsPanel } from './reviews-panel.tsx'
import { saleTermsForm, saleTermsTexts } from './sale-terms-form.ts'
import { SaleTermsPanel } from './sale-terms-panel.tsx'
import { saveSetting, settingStateOf } from './save-setting.ts'
import { shopProfileForm, shopProfileTexts } from './shop-profile-form.ts'
import { ShopProfilePanel } from './shop-profile-panel.tsx'
import { undoWindowForm, undoWindowTexts } from './undo-window-form.ts'
import { UndoWindowPanel } from './undo-window-panel.tsx'

const shopProfile = { setting: shopProfileSetting, toTexts: shopProfileTexts, schema: shopProfileForm }
const mainLanguage = { setting: mainLocaleSetting, toTexts: mainLanguageTexts, schema: mainLanguageForm }
const limits = { setting: rateLimitSetting, toTexts: rateLimitTexts, schema: rateLimitsForm }
const reviewLimits = { setting: reviewLimitSetting, toTexts: reviewLimitTexts, schema: reviewLimitsForm }
const holdLimits = { setting: holdLimitSetting, toTexts: holdLimitTexts, schema: holdLimitsForm }
const closedDays = { setting: closedDaysSetting, toTexts: closedDaysTexts, schema: closedDaysForm }
const customerTexts = {
  ...{ setting: customerTextSetting, toTexts: customerTextsTexts, schema: customerTextsForm },
  clean: cleanText,
}
const delivery = { setting: deliverySetting, toTexts: deliveryRulesTexts, schema: deliveryRulesForm }
const returns = { setting: returnRulesSetting, toTexts: returnRulesTexts, schema: returnRulesForm }
const saleTerms = { setting: saleTermsSetting, toTexts: saleTermsTexts, schema: saleTermsForm }
const commission = { setting: commissionSetting, toTexts: commissionTexts, schema: commissionForm }
const undoWindow = { setting: undoWindowSetting, toTexts: undoWindowTexts, schema: undoWindowForm }
const comments = { setting: commentSetting, toTexts: commentRulesTexts, schema: commentRulesForm }
const reviews = { setting: reviewSetting, toTexts: reviewRulesTexts, schema: reviewRulesForm }
const retention = { setting: retentionSetting, toTexts: retentionTexts, schema: retentionForm }
const merchandising = { setting: merchandisingSetting, toTexts: merchandisingTexts, schema: merchandisingForm }

export async function loader({ context }: Route.LoaderArgs) {
  const office = officeIn(context)
  requireAllowed(mayEditSettings(office.actor))
  return inSnapshot(office, (office) =>
    together({
      shopProfile: settingStateOf(office, shopProfile),
      mainLanguage: settingStateOf(office, mainLanguage),
      protection: getProtection(office),
      limits: settingStateOf(office, limits),
      reviewLimits: settingStateOf(office, reviewLimits),
      holdLimits: settingStateOf(office, holdLimits),
      closedDays: settingStateOf(office, closedDays),
      returns: settingStateOf(office, returns),
      saleTerms: settingStateOf(office, saleTerms),
      commission: settingStateOf(office, commission),
      delivery: settingStateOf(office, delivery),
      undoWindow: settingStateOf(office, undoWindow),
      customerTexts: settingStateOf(office, customerTexts),
      textExamples: exampleFacts(office, publicUrlIn(context)),
      comments: settingStateOf(office, comments),
      reviews: settingStateOf(office, reviews),
      retention: settingStateOf(office, retention),
      merchandising: settingStateOf(office, merchandising),
    }),
  )
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  const form = await readForm(request)
  const part = textIn(form, 'part')
  if (part === 'shop-profile') return saveSetting(office, shopProfile, form)
  if (part === 'main-language') return saveSetting(office, mainLanguage, form)
  if (part === 'protection') return saveProtection(office, textIn(form, 'protection'))
  if (part === 'rate-limits') return saveSetting(office, limits, form)
  if (part === 'review-limits') return saveSetting(office, reviewLimits, form)
  if (part === 'hold-limits') return saveSetting(office, holdLimits, form)
  if (part === 'closed-days') return saveSetting(office, closedDays, form)
  if (part === 'returns') return saveSetting(office, returns, form)
  if (part === 'sale-terms') return saveSetting(office, saleTerms, form)
  if (part === 'commission') return saveSetting(office, commission, form)
  if (part === 'delivery') return saveSetting(office, delivery, form)
  if (part === 'undo-window') return saveSetting(office, undoWindow, form)
  if (part === 'customer-texts') return saveSetting(office, customerTexts, form)
  if (part === 'comments') return saveSetting(office, comments, form)
  if (part === 'reviews') return saveSetting(office, reviews, form)
  if (part === 'merchandising') return saveSetting(office, merchandising, form)
  if (part === 'retention') return saveSetting(office, retention, form)
  throw data(null, { status: 400 })
}

async function saveProtection(office: Marketplace, typed: string) {
  const protection = protections.find((known) => known === typed)
  if (!protection) throw data(null, { status: 400 })
  await chooseProtection(office, protection)
  return { outcome: 'chosen', protection } as const
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction())
}

/** The settings that owners edit, folded, in the groups of the navigation. */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <OfficePage title={settingsMessages.title}>
      <SettingGroup title={sectionGroupsMessages.shop}>
        <ShopProfilePanel state={loaderData.shopProfile} />
        <MainLanguagePanel state={loaderData.mainLanguage} />
        <MerchandisingPanel state={loaderData.merchandising} />
      </SettingGroup>
      <SettingGroup title={sectionGroupsMessages.orders}>
        <SaleTermsPanel state={loaderData.saleTerms} />
        <DeliveryRulesPanel state={loaderData.delivery} />
        <HoldLimitsPanel state={loaderData.holdLimits} />
        <ClosedDaysPanel state={loaderData.closedDays} />
        <UndoWindowPanel state={loaderData.undoWindow} />
        <CustomerTextsPanel state={loaderData.customerTexts} examples={loaderData.textExamples} />
        <ReturnRulesPanel state={loaderData.returns} />
        <CommissionPanel state={loaderData.commission} />
      </SettingGroup>
      <SettingGroup title={sectionGroupsMessages.people}>
        <CommentsPanel state={loaderData.comments} />
        <ReviewsPanel state={loaderData.reviews} />
        <ProtectionPanel {...loaderData} />
        <RetentionPanel state={loaderData.retention} />
      </SettingGroup>
    </OfficePage>
  )
}

function SettingGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="space-y-2">
      <h2 className="text-xl">{title}</h2>
      {children}
    </div>
  )
}
