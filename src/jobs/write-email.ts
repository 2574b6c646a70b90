import { getContactMessage } from '#domain/contact-messages/get-contact-message.ts'
import { getReply } from '#domain/contact-messages/get-reply.ts'
import type { EmailKind, EmailPayload, StoredEmailText } from '#domain/email.ts'
import type { EmailAttempt } from '#domain/email-outbox/email-attempt.ts'
import type { OutgoingEmail } from '#domain/email-outbox/mailer.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { getIssueText, getIssueTextForSubscriber } from '#domain/newsletter/get-issue-text.ts'
import { unusedUnsubscribeToken } from '#domain/newsletter/newsletter-token.ts'
import { getOperator } from '#domain/operators/get-operator.ts'
import { getOrder } from '#domain/orders/get-order.ts'
import { holdLimitSetting } from '#domain/orders/holds/hold-limit-setting.ts'
import { getPlanRequest } from '#domain/plans/get-plan-request.ts'
import { getPlanRequestDetails } from '#domain/plans/get-plan-request-details.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { getShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { type AccountNoticeKind, accountNotice } from '#emails/account-notice.ts'
import { dataLink } from '#emails/data-link.ts'
import type { EmailContent } from '#emails/email-content.ts'
import { messageNotice } from '#emails/message-notice.ts'
import { messageReply } from '#emails/message-reply.ts'
import { newsletterConfirmation } from '#emails/newsletter-confirmation.ts'
import { newsletterIssue, newsletterTestEmail } from '#emails/newsletter-issue.ts'
import { operatorInvitation } from '#emails/operator-invitation.ts'
import { orderNotice } from '#emails/order-notice.ts'
import { orderProgress } from '#emails/order-progress.ts'
import { orderRecap } from '#emails/order-recap.ts'
import { orderReminder } from '#emails/order-reminder.ts'
import { passwordReset } from '#emails/password-reset.ts'
import { planConfirmation } from '#emails/plan-confirmation.ts'
import { type PlanStep, planDecision } from '#emails/plan-decision.ts'
import { planNotice } from '#emails/plan-notice.ts'
import { renderEmail } from '#emails/render-email.ts'
import { sanitizeVisitorText } from '#emails/sanitize-visitor-text.ts'
import type { JobContext } from './job-context.ts'
import { createLinkTokens, type LinkTokens, maskedTokens } from './link-tokens.ts'

/** What all emails are written from. */
interface WritingContext extends Pick<JobContext, 'marketplace' | 'links'> {
  readonly shopProfile: ShopProfile
  readonly tokens: LinkTokens
}

type Extras = Pick<OutgoingEmail, 'replyTo' | 'unsubscribeUrl' | 'planConfirmation'>
type Written = Extras & { readonly email: EmailContent }
type Write<Kind extends EmailKind> = (context: WritingContext, payload: EmailPayload[Kind]) => Promise<Written>

const writers: { readonly [Kind in EmailKind]: Write<Kind> } = {
  async 'order-recap'({ marketplace, links, shopProfile, tokens }, { orderId }) {
    const order = await getOrder(marketplace, orderId)
    const token = await tokens.order(orderId)
    return { email: orderRecap(order, token, shopProfile, links), replyTo: marketplace.shopEmail }
  },

  async 'order-notice'({ marketplace, links }, { orderId }) {
    const order = await getOrder(marketplace, orderId)
    const { email } = order.customer
    return { email: orderNotice(order, links), ...(email !== undefined && { replyTo: email }) }
  },

  async 'order-reminder'({ marketplace, links }, { orderId }) {
    const order = await getOrder(marketplace, orderId)
    const { value: limits } = await getSetting(marketplace, holdLimitSetting)
    return { email: orderReminder(order, limits.hoursAfterReminder, links) }
  },

  async 'order-progress'({ marketplace, links, tokens }, { orderId, status }) {
    const order = await getOrder(marketplace, orderId)
    const token = await tokens.order(orderId)
    return { email: orderProgress(order, status, token, links), replyTo: marketplace.shopEmail }
  },

  async 'plan-confirmation'({ marketplace }, { planRequestId }) {
    const request = await getPlanRequest(marketplace, planRequestId)
    return {
      email: planConfirmation(request),
      replyTo: marketplace.shopEmail,
      planConfirmation: { name: sanitizeVisitorText(request.name, 60), plan: request.plan },
    }
  },

  async 'plan-notice'({ marketplace }, { planRequestId }) {
    const request = await getPlanRequest(marketplace, planRequestId)
    return { email: planNotice(request), replyTo: request.email }
  },

  async 'message-notice'({ marketplace }, { messageId }) {
    const message = await getContactMessage(marketplace, messageId)
    return { email: messageNotice(message), replyTo: message.email }
  },

  async 'newsletter-confirmation'({ links, tokens }, { subscriptionId }) {
    const confirm = await tokens.newsletter(subscriptionId, 'confirm')
    const unsubscribeUrl = links.unsubscribe(await tokens.newsletter(subscriptionId, 'unsubscribe'))
    return {
      email: newsletterConfirmation(links.confirmSubscription(confirm), unsubscribeUrl),
      unsubscribeUrl,
    }
  },

  async 'data-link'({ marketplace, links, tokens }, { dataLinkId }) {
    return { email: dataLink(links.dataLink(await tokens.dataLink(dataLinkId))), replyTo: marketplace.shopEmail }
  },

  async 'operator-invitation'({ marketplace, links, shopProfile, tokens }, { operatorId }) {
    const { name } = await getOperator(marketplace, operatorId)
    const token = await tokens.operator(operatorId, 'invitation')
    return { email: operatorInvitation(name, links.choosePassword(token), shopProfile) }
  },

  async 'password-reset'({ marketplace, links, shopProfile, tokens }, { operatorId, sessionId }) {
    const { name } = await getOperator(marketplace, operatorId)
    const token = await tokens.operator(operatorId, 'password', sessionId)
    return { email: passwordReset(name, links.choosePassword(token), shopProfile) }
  },

  'password-changed': accountNoticeWriter('password-changed'),
  'email-changed': accountNoticeWriter('email-changed'),
  'second-factor-added': accountNoticeWriter('second-factor-added'),
  'second-factor-removed': accountNoticeWriter('second-factor-removed'),
  'passkey-added': accountNoticeWriter('passkey-added'),
  'passkey-removed': accountNoticeWriter('passkey-removed'),
  'people-exported': accountNoticeWriter('people-exported'),

  async 'message-reply'({ marketplace }, { replyId }) {
    return { email: messageReply(await getReply(marketplace, replyId)), replyTo: marketplace.shopEmail }
  },

  'plan-approved': planDecisionWriter('approved'),
  'plan-renewed': planDecisionWriter('renewed'),
  'plan-refused': planDecisionWriter('refused'),
  'plan-expired': planDecisionWriter('expired'),

  async 'newsletter-issue'({ marketplace, links, tokens }, { issueId, subscriptionId }) {
    const issue = await getIssueTextForSubscriber(marketplace, issueId, subscriptionId)
    const unsubscribeUrl = links.unsubscribe(await tokens.newsletter(subscriptionId, 'unsubscribe'))
    return { email: newsletterIssue(issue, unsubscribeUrl), replyTo: marketplace.shopEmail, unsubscribeUrl }
  },

  async 'newsletter-test'({ marketplace, links }, { issueId }) {
    const issue = await getIssueText(marketplace, issueId)
    return {
      email: newsletterTestEmail(issue, links.unsubscribe(unusedUnsubscribeToken)),
      replyTo: marketplace.shopEmail,
    }
  },
}

function accountNoticeWriter(kind: AccountNoticeKind) {
  return async (context: WritingContext, { operatorId }: { operatorId: number }): Promise<Written> => {
    const { name } = await getOperator(context.marketplace, operatorId)
    return { email: accountNotice(kind, name, context.shopProfile) }
  }
}

function planDecisionWriter(step: PlanStep) {
  return async ({ marketplace }: WritingContext, { planRequestId }: { planRequestId: number }): Promise<Written> => ({
    email: planDecision(step, await getPlanRequestDetails(marketplace, planRequestId)),
    replyTo: marketplace.shopEmail,
  })
}

/** An email ready to be sent, and the text to store for staff. */
export interface WrittenEmail {
  readonly outgoing: OutgoingEmail
  readonly stored: StoredEmailText
}

/** Writes an email from the current data. Each call creates new tokens for its links. */
export async function writeEmail({ marketplace, links }: JobContext, attempt: EmailAttempt): Promise<WrittenEmail> {
  const tokens = createLinkTokens(marketplace)
  const shopProfile = await getShopProfile(marketplace)
  const { email, ...extras } = await write({ marketplace, links, shopProfile, tokens }, attempt)
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
    stored: { subject: tokens.maskIn(rendered.subject), body: tokens.maskIn(rendered.text) },
  }
}

/** Renders an email from the current data with masked tokens. Writes nothing to the database. */
export const previewEmail: Marketplace['previewEmail'] = async (marketplace, links, email) => {
  const shopProfile = await getShopProfile(marketplace)
  const written = await write({ marketplace, links, shopProfile, tokens: maskedTokens }, email)
  const { subject, text } = renderEmail(written.email, shopProfile)
  return { subject, body: text }
}

function write(context: WritingContext, { kind, payload }: Pick<EmailAttempt, 'kind' | 'payload'>): Promise<Written> {
  return (writers[kind] as Write<EmailKind>)(context, payload as never)
}
