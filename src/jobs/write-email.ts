import { getContactMessage } from '#domain/contact-messages/get-contact-message.ts'
import { getReply } from '#domain/contact-messages/get-reply.ts'
import type { EmailKind, EmailPayload, StoredEmailText } from '#domain/email.ts'
import type { EmailAttempt } from '#domain/email-outbox/email-attempt.ts'
import type { EmailLinks, EmailLinksIn } from '#domain/email-outbox/email-links.ts'
import { EmailWithdrawn } from '#domain/email-outbox/email-withdrawn.ts'
import type { OutgoingEmail } from '#domain/email-outbox/mailer.ts'
import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import type { Locale } from '#domain/locale.ts'
import { mapTexts } from '#domain/map-texts.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { getIssueText, getIssueTextForSubscriber } from '#domain/newsletter/get-issue-text.ts'
import { getSubscriptionLocale } from '#domain/newsletter/get-subscription-locale.ts'
import { unusedUnsubscribeToken } from '#domain/newsletter/newsletter-token.ts'
import { getOperator } from '#domain/operators/get-operator.ts'
import { isUnconfirmed, type OrderStatus } from '#domain/order-status.ts'
import { getCustomerRequest } from '#domain/orders/customer-requests/get-customer-request.ts'
import { getOrder, getOrderInMainLanguage } from '#domain/orders/get-order.ts'
import { holdLimitSetting } from '#domain/orders/holds/hold-limit-setting.ts'
import { statusToTell } from '#domain/orders/holds/request-reason.ts'
import { isStepUndone } from '#domain/orders/status/is-step-undone.ts'
import { getDataLinkLocale } from '#domain/personal-data/data-link.ts'
import { erasedText } from '#domain/personal-data/personal-tables.ts'
import { getPlanRequest } from '#domain/plans/get-plan-request.ts'
import { getPlanRequestDetails } from '#domain/plans/get-plan-request-details.ts'
import { getReturn } from '#domain/returns/get-return.ts'
import { getReturnStep, getReturnToTell } from '#domain/returns/get-return-to-tell.ts'
import { readPromises } from '#domain/returns/promises.ts'
import { isStillInvited } from '#domain/reviews/invite-to-review.ts'
import { type EmailedLinkPurpose, findSellerToEmail } from '#domain/sellers/seller-email.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { localizeShopProfile, type ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { readShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { getStockAlert } from '#domain/stock-alerts/get-stock-alert.ts'
import { type AccountLinkKind, accountLink } from '#emails/account-link.ts'
import { type AccountNoticeKind, accountNotice } from '#emails/account-notice.ts'
import { customerRequestNotice } from '#emails/customer-request-notice.ts'
import { dataLink } from '#emails/data-link.ts'
import { deliveryCorrected } from '#emails/delivery-corrected.ts'
import type { EmailContent } from '#emails/email-content.ts'
import { messageNotice } from '#emails/message-notice.ts'
import { messageReply } from '#emails/message-reply.ts'
import { newsletterConfirmation } from '#emails/newsletter-confirmation.ts'
import { newsletterIssue, newsletterTestEmail } from '#emails/newsletter-issue.ts'
import { orderChanged } from '#emails/order-changed.ts'
import { orderCorrection } from '#emails/order-correction.ts'
import { orderLink } from '#emails/order-link.ts'
import { orderNotice } from '#emails/order-notice.ts'
import { orderProgress } from '#emails/order-progress.ts'
import { orderRecap } from '#emails/order-recap.ts'
import { orderReminder } from '#emails/order-reminder.ts'
import { returnConfirmation, returnNotice, returnProgress, returnReminder } from '#emails/order-return.ts'
import { planConfirmation } from '#emails/plan-confirmation.ts'
import { type PlanStep, planDecision } from '#emails/plan-decision.ts'
import { planNotice } from '#emails/plan-notice.ts'
import { renderEmail } from '#emails/render-email.ts'
import { reviewInvitation } from '#emails/review-invitation.ts'
import { sanitizeVisitorText } from '#emails/sanitize-visitor-text.ts'
import { stockAlert } from '#emails/stock-alert.ts'
import { stockAlertConfirmation } from '#emails/stock-alert-confirmation.ts'
import { erasedWordIn } from '#messages/server-messages.ts'
import type { JobContext } from './job-context.ts'
import { createLinkTokens, type LinkTokens, maskedTokens } from './link-tokens.ts'

/** What all emails are written from. */
interface WritingContext extends Pick<JobContext, 'marketplace'> {
  readonly mainLocale: Locale
  shopProfileIn(locale: Locale): ShopProfile
  readonly tokens: LinkTokens
  linksIn(locale: Locale): EmailLinks
}

type Extras = Pick<OutgoingEmail, 'replyTo' | 'unsubscribeUrl' | 'planConfirmation'>
type Written = Extras & { readonly email: EmailContent }
type Write<Kind extends EmailKind> = (context: WritingContext, payload: EmailPayload[Kind]) => Promise<Written>

/**
 * Each is in the language of its recipient, whoever causes or resends it: a customer's is that of the order, message or
 * subscription, an operator's the one chosen in the account. Notices to the shop are in its main language.
 */
const writers: { readonly [Kind in EmailKind]: Write<Kind> } = {
  async 'order-recap'({ marketplace, linksIn, shopProfileIn, tokens }, { orderId }) {
    const order = await getOrder(marketplace, orderId)
    const { locale } = order
    const links = linksIn(locale)
    const token = await tokens.order(orderId)
    // The shop has spoken with the customer of an order that it entered itself.
    const confirmUrl =
      order.source === 'shop' && isUnconfirmed(order.status)
        ? links.confirmOrder(await tokens.confirmation(orderId))
        : undefined
    return {
      email: orderRecap(
        locale,
        order,
        { token, confirmUrl, promises: await readPromises(marketplace) },
        shopProfileIn(locale),
        links,
      ),
      replyTo: marketplace.shopEmail,
    }
  },

  async 'order-notice'({ marketplace, mainLocale, linksIn }, { orderId }) {
    const order = await getOrderInMainLanguage(marketplace, orderId)
    const { email } = order.customer
    return {
      email: orderNotice(mainLocale, order, linksIn(mainLocale)),
      ...(email !== undefined && { replyTo: email }),
    }
  },

  async 'order-reminder'({ marketplace, mainLocale, linksIn }, { orderId }) {
    const order = await getOrderInMainLanguage(marketplace, orderId)
    const { value: limits } = await getSetting(marketplace, holdLimitSetting)
    return { email: orderReminder(mainLocale, order, limits.hoursAfterReminder, linksIn(mainLocale)) }
  },

  async 'order-progress'({ marketplace, linksIn, tokens }, { orderId, status, stepId }) {
    if (stepId !== undefined && (await isStepUndone(marketplace, stepId))) throw new EmailWithdrawn()
    const order = await getOrder(marketplace, orderId)
    const { locale } = order
    const token = await tokens.order(orderId)
    const links = linksIn(locale)
    return {
      email: orderProgress(locale, order, status, token, links),
      replyTo: marketplace.shopEmail,
    }
  },

  async 'order-correction'({ marketplace, linksIn, tokens }, { orderId, wrong, status }) {
    const order = await getOrder(marketplace, orderId)
    const { locale, requestReason } = order
    const toTell = (status: OrderStatus) => (status === 'requested' ? statusToTell(requestReason) : status)
    const statuses = { wrong: toTell(wrong), status: toTell(status) }
    const token = await tokens.order(orderId)
    return { email: orderCorrection(locale, order, statuses, token, linksIn(locale)), replyTo: marketplace.shopEmail }
  },

  async 'order-changed'({ marketplace, linksIn, tokens }, { orderId }) {
    const order = await getOrder(marketplace, orderId)
    const { locale } = order
    const token = await tokens.order(orderId)
    return { email: orderChanged(locale, order, token, linksIn(locale)), replyTo: marketplace.shopEmail }
  },

  async 'order-link'({ marketplace, linksIn, tokens }, { orderId }) {
    const { locale, number } = await getOrder(marketplace, orderId)
    const url = linksIn(locale).order(await tokens.resentOrder(orderId))
    return { email: orderLink(locale, number, url), replyTo: marketplace.shopEmail }
  },

  async 'review-invitation'({ marketplace, linksIn, tokens }, { orderId }) {
    if (!(await isStillInvited(marketplace, orderId))) throw new EmailWithdrawn()
    const order = await getOrder(marketplace, orderId)
    const { locale } = order
    const token = await tokens.order(orderId)
    return { email: reviewInvitation(locale, order, token, linksIn(locale)), replyTo: marketplace.shopEmail }
  },

  async 'delivery-corrected'({ marketplace, linksIn, shopProfileIn, tokens }, { orderId }) {
    const order = await getOrder(marketplace, orderId)
    const { locale } = order
    const token = await tokens.order(orderId)
    return {
      email: deliveryCorrected(locale, order, token, shopProfileIn(locale), linksIn(locale)),
      replyTo: marketplace.shopEmail,
    }
  },

  async 'customer-request-notice'({ marketplace, mainLocale }, { requestId }) {
    return { email: customerRequestNotice(mainLocale, await getCustomerRequest(marketplace, requestId)) }
  },

  async 'return-confirmation'({ marketplace, linksIn, shopProfileIn, tokens }, { orderId, returnId }) {
    const returned = await getReturnToTell(marketplace, returnId)
    const { locale } = returned
    const context = { token: await tokens.order(orderId), shop: shopProfileIn(locale) }
    return { email: returnConfirmation(locale, returned, context, linksIn(locale)), replyTo: marketplace.shopEmail }
  },

  async 'return-notice'({ marketplace, mainLocale }, { returnId }) {
    return { email: returnNotice(mainLocale, await getReturn(marketplace, returnId)) }
  },

  async 'return-progress'({ marketplace, linksIn, shopProfileIn, tokens }, { orderId, returnId, returnStepId }) {
    const step = await getReturnStep(marketplace, returnStepId)
    if (step.isUndone) throw new EmailWithdrawn()
    const returned = await getReturnToTell(marketplace, returnId)
    const { locale } = returned
    const context = { token: await tokens.order(orderId), shop: shopProfileIn(locale) }
    return {
      email: returnProgress(locale, returned, step, context, linksIn(locale)),
      replyTo: marketplace.shopEmail,
    }
  },

  async 'return-reminder'({ marketplace, mainLocale }, { returnId }) {
    const returned = await getReturnToTell(marketplace, returnId)
    if (returned.status !== 'inspected') throw new EmailWithdrawn()
    return { email: returnReminder(mainLocale, returned) }
  },

  async 'plan-confirmation'({ marketplace }, { planRequestId }) {
    const request = await getPlanRequest(marketplace, planRequestId)
    return {
      email: planConfirmation(request.locale, request),
      replyTo: marketplace.shopEmail,
      planConfirmation: { name: sanitizeVisitorText(request.name, 60), plan: request.plan },
    }
  },

  async 'plan-notice'({ marketplace, mainLocale }, { planRequestId }) {
    const request = await getPlanRequest(marketplace, planRequestId)
    return { email: planNotice(mainLocale, request), replyTo: request.email }
  },

  async 'message-notice'({ marketplace, mainLocale }, { messageId }) {
    const message = await getContactMessage(marketplace, messageId)
    const { email } = message
    return { email: messageNotice(mainLocale, message), ...(email !== undefined && { replyTo: email }) }
  },

  async 'newsletter-confirmation'({ marketplace, linksIn, tokens }, { subscriptionId }) {
    const locale = await getSubscriptionLocale(marketplace, subscriptionId)
    const links = linksIn(locale)
    const confirm = await tokens.newsletter(subscriptionId, 'confirm')
    const unsubscribeUrl = links.unsubscribe(await tokens.newsletter(subscriptionId, 'unsubscribe'))
    return {
      email: newsletterConfirmation(locale, links.confirmSubscription(confirm), unsubscribeUrl),
      unsubscribeUrl,
    }
  },

  async 'stock-alert-confirmation'({ marketplace, linksIn, tokens }, { alertId }) {
    const { locale, piece } = await getStockAlert(marketplace, alertId)
    if (!piece) throw new EmailWithdrawn()
    const links = linksIn(locale)
    const confirmUrl = links.confirmStockAlert(await tokens.stockAlert(alertId, 'confirm'))
    const unsubscribeUrl = links.leaveStockAlerts(await tokens.stockAlert(alertId, 'leave'))
    return { email: stockAlertConfirmation(locale, piece, confirmUrl, unsubscribeUrl), unsubscribeUrl }
  },

  async 'stock-alert'({ marketplace, linksIn, tokens }, { alertId }) {
    const { locale, piece, isDue } = await getStockAlert(marketplace, alertId)
    if (!isDue || !piece || piece.stock <= 0) throw new EmailWithdrawn()
    const links = linksIn(locale)
    const unsubscribeUrl = links.leaveStockAlerts(await tokens.stockAlert(alertId, 'leave-all'))
    return {
      email: stockAlert(locale, piece, links.product(piece.product.id, piece.color?.id), unsubscribeUrl),
      replyTo: marketplace.shopEmail,
      unsubscribeUrl,
    }
  },

  async 'data-link'({ marketplace, linksIn, tokens }, { dataLinkId }) {
    const locale = await getDataLinkLocale(marketplace, dataLinkId)
    const url = linksIn(locale).dataLink(await tokens.dataLink(dataLinkId))
    return { email: dataLink(locale, url), replyTo: marketplace.shopEmail }
  },

  async 'operator-invitation'({ marketplace, mainLocale, linksIn, shopProfileIn, tokens }, { operatorId }) {
    const { name, locale = mainLocale } = await getOperator(marketplace, operatorId)
    const url = linksIn(locale).choosePassword(await tokens.operator(operatorId, 'invitation'))
    return { email: accountLink('operatorInvitation', locale, { name, url, shopName: shopProfileIn(locale).name }) }
  },

  async 'password-reset'({ marketplace, mainLocale, linksIn, shopProfileIn, tokens }, { operatorId, sessionId }) {
    const { name, locale = mainLocale } = await getOperator(marketplace, operatorId)
    const url = linksIn(locale).choosePassword(await tokens.operator(operatorId, 'password', sessionId))
    return { email: accountLink('passwordReset', locale, { name, url, shopName: shopProfileIn(locale).name }) }
  },

  'seller-email-confirmation': sellerLinkWriter(
    'confirm',
    'sellerEmailConfirmation',
    (links) => links.confirmSellerEmail,
  ),
  'seller-link': sellerLinkWriter('enter', 'sellerLink', (links) => links.sellerLink),

  'password-changed': accountNoticeWriter('password-changed'),
  'email-changed': accountNoticeWriter('email-changed'),
  'second-factor-added': accountNoticeWriter('second-factor-added'),
  'second-factor-removed': accountNoticeWriter('second-factor-removed'),
  'recovery-codes-renewed': accountNoticeWriter('recovery-codes-renewed'),
  'passkey-added': accountNoticeWriter('passkey-added'),
  'passkey-removed': accountNoticeWriter('passkey-removed'),
  'people-exported': accountNoticeWriter('people-exported'),

  async 'message-reply'({ marketplace }, { replyId }) {
    const reply = await getReply(marketplace, replyId)
    return { email: messageReply(reply.locale, reply), replyTo: marketplace.shopEmail }
  },

  'plan-approved': planDecisionWriter('approved'),
  'plan-renewed': planDecisionWriter('renewed'),
  'plan-refused': planDecisionWriter('refused'),
  'plan-expired': planDecisionWriter('expired'),

  async 'newsletter-issue'({ marketplace, linksIn, tokens }, { issueId, subscriptionId }) {
    const { locale, text } = await getIssueTextForSubscriber(marketplace, issueId, subscriptionId)
    const unsubscribeUrl = linksIn(locale).unsubscribe(await tokens.newsletter(subscriptionId, 'unsubscribe'))
    return { email: newsletterIssue(locale, text, unsubscribeUrl), replyTo: marketplace.shopEmail, unsubscribeUrl }
  },

  async 'newsletter-test'({ marketplace, mainLocale, linksIn }, { issueId, operatorId }) {
    const { locale = mainLocale } = await getOperator(marketplace, operatorId)
    const issue = await getIssueText({ ...marketplace, locale }, issueId)
    return {
      email: newsletterTestEmail(locale, issue, linksIn(locale).unsubscribe(unusedUnsubscribeToken)),
      replyTo: marketplace.shopEmail,
    }
  },
}

/** Writes a link to the address of a maker. */
function sellerLinkWriter(
  purpose: EmailedLinkPurpose,
  kind: AccountLinkKind,
  linkOf: (links: EmailLinks) => (token: string) => string,
): Write<'seller-email-confirmation' | 'seller-link'> {
  return async ({ marketplace, mainLocale, linksIn, shopProfileIn, tokens }, { sellerEmailId }) => {
    const seller = await findSellerToEmail(marketplace, sellerEmailId, purpose)
    if (!seller) throw new EmailWithdrawn()
    const { name, locale = mainLocale } = seller
    const url = linkOf(linksIn(locale))(await tokens.seller(sellerEmailId, purpose))
    const email = accountLink(kind, locale, { name, url, shopName: shopProfileIn(locale).name })
    return { email, replyTo: marketplace.shopEmail }
  }
}

function accountNoticeWriter(kind: AccountNoticeKind) {
  return async (
    { marketplace, mainLocale, shopProfileIn }: WritingContext,
    { operatorId }: { operatorId: number },
  ): Promise<Written> => {
    const { name, locale = mainLocale } = await getOperator(marketplace, operatorId)
    return { email: accountNotice(locale, kind, name, shopProfileIn(locale)) }
  }
}

function planDecisionWriter(step: PlanStep) {
  return async ({ marketplace }: WritingContext, { planRequestId }: { planRequestId: number }): Promise<Written> => {
    const request = await getPlanRequestDetails(marketplace, planRequestId)
    return { email: planDecision(request.locale, step, request), replyTo: marketplace.shopEmail }
  }
}

/** An email ready to be sent, and the text to store for staff. */
export interface WrittenEmail {
  readonly outgoing: OutgoingEmail
  readonly stored: StoredEmailText
}

/** Writes an email from the current data. Each call creates new tokens for its links. */
export async function writeEmail({ marketplace, links }: JobContext, attempt: EmailAttempt): Promise<WrittenEmail> {
  const tokens = createLinkTokens(marketplace)
  const context = await writingContext(marketplace, links, tokens)
  const { email, ...extras } = await write(context, attempt)
  const shopProfile = context.shopProfileIn(email.locale)
  const rendered = renderEmail(email, shopProfile)
  return {
    outgoing: {
      messageId: attempt.messageId,
      date: attempt.queuedAt,
      fromName: shopProfile.name,
      to: attempt.recipient,
      ...rendered,
      ...extras,
    },
    stored: { subject: tokens.maskIn(rendered.subject), body: tokens.maskIn(rendered.text), locale: email.locale },
  }
}

/** Renders an email from the current data with masked tokens. Writes nothing to the database. */
export const previewEmail: Marketplace['previewEmail'] = async (marketplace, links, email) => {
  const context = await writingContext(marketplace, links, maskedTokens)
  const { email: content } = await write(context, email)
  const { subject, text } = renderEmail(content, context.shopProfileIn(content.locale))
  return { subject, body: text, locale: content.locale }
}

async function writingContext(
  marketplace: Marketplace,
  links: EmailLinksIn,
  tokens: LinkTokens,
): Promise<WritingContext> {
  const mainLocale = await getMainLocale(marketplace)
  const shopProfile = await readShopProfile(marketplace)
  const shopProfileIn = (locale: Locale) => localizeShopProfile(shopProfile, { locale, mainLocale })
  return {
    marketplace,
    mainLocale,
    shopProfileIn,
    tokens,
    linksIn: (locale) => links(locale, mainLocale),
  }
}

async function write(
  context: WritingContext,
  { kind, payload }: Pick<EmailAttempt, 'kind' | 'payload'>,
): Promise<Written> {
  const { email, ...extras } = await (writers[kind] as Write<EmailKind>)(context, payload as never)
  const erasedWord = erasedWordIn(email.locale)
  return { ...extras, email: mapTexts(email, (text) => text.replaceAll(erasedText, erasedWord)) }
}
