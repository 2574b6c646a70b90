import { getIssueFor, getIssueText } from '#domain/correspondence/get-issue-for.ts'
import { getMessage } from '#domain/correspondence/get-message.ts'
import { getReply } from '#domain/correspondence/get-reply.ts'
import { unusedLeavePath } from '#domain/correspondence/newsletter-token.ts'
import type { House } from '#domain/house/house.ts'
import { getHouse } from '#domain/house/house-setting.ts'
import type { LetterInHand } from '#domain/letters/attempt-letter.ts'
import type { KeptWords, LetterAbout, LetterKind } from '#domain/letters/letter.ts'
import type { OutgoingLetter } from '#domain/letters/mailer.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { getMembership } from '#domain/memberships/get-membership.ts'
import { getPlanRequest } from '#domain/memberships/get-plan-request.ts'
import { getOperator } from '#domain/operators/get-operator.ts'
import { getOrder } from '#domain/orders/get-order.ts'
import type { Letter } from '#emails/letter.ts'
import { messageNotice } from '#emails/message-notice.ts'
import { messageReply } from '#emails/message-reply.ts'
import { newsletterConfirmation } from '#emails/newsletter-confirmation.ts'
import { newsletterIssue, newsletterTrial } from '#emails/newsletter-issue.ts'
import { operatorInvitation } from '#emails/operator-invitation.ts'
import { orderNotice } from '#emails/order-notice.ts'
import { orderProgress } from '#emails/order-progress.ts'
import { orderRecap } from '#emails/order-recap.ts'
import { passwordReset } from '#emails/password-reset.ts'
import { planConfirmation } from '#emails/plan-confirmation.ts'
import { type PlanStep, planDecision } from '#emails/plan-decision.ts'
import { planNotice } from '#emails/plan-notice.ts'
import { renderLetter } from '#emails/render-letter.ts'
import { visitorText } from '#emails/visitor-text.ts'
import type { JobContext } from './job-context.ts'
import { hiddenSecrets, issuedSecrets, type LinkSecrets } from './link-secrets.ts'

/** What a letter is written from: what the shop knows now, and how the house calls itself. */
interface WritingContext extends Pick<JobContext, 'marketplace' | 'publicUrl'> {
  readonly house: House
  readonly secrets: LinkSecrets
}

type Extras = Pick<OutgoingLetter, 'replyTo' | 'unsubscribeUrl' | 'planConfirmation'>
type Written = Extras & { readonly letter: Letter }
type Write<Kind extends LetterKind> = (context: WritingContext, about: LetterAbout[Kind]) => Promise<Written>

const writers: { readonly [Kind in LetterKind]: Write<Kind> } = {
  async 'order-recap'({ marketplace, publicUrl, house, secrets }, { orderId }) {
    const order = await getOrder(marketplace, orderId)
    const token = await secrets.order(orderId)
    return { letter: orderRecap(order, token, house, publicUrl), replyTo: marketplace.shopEmail }
  },

  async 'order-notice'({ marketplace, publicUrl }, { orderId }) {
    const order = await getOrder(marketplace, orderId)
    const { email } = order.customer
    return { letter: orderNotice(order, publicUrl), ...(email !== undefined && { replyTo: email }) }
  },

  async 'order-progress'({ marketplace, publicUrl, secrets }, { orderId, status }) {
    const order = await getOrder(marketplace, orderId)
    const token = await secrets.order(orderId)
    return { letter: orderProgress(order, status, token, publicUrl), replyTo: marketplace.shopEmail }
  },

  async 'plan-confirmation'({ marketplace }, { planRequestId }) {
    const request = await getPlanRequest(marketplace, planRequestId)
    return {
      letter: planConfirmation(request),
      replyTo: marketplace.shopEmail,
      planConfirmation: { name: visitorText(request.name, 60), plan: request.plan },
    }
  },

  async 'plan-notice'({ marketplace }, { planRequestId }) {
    const request = await getPlanRequest(marketplace, planRequestId)
    return { letter: planNotice(request), replyTo: request.email }
  },

  async 'message-notice'({ marketplace }, { messageId }) {
    const message = await getMessage(marketplace, messageId)
    return { letter: messageNotice(message), replyTo: message.email }
  },

  async 'newsletter-confirmation'({ publicUrl, secrets }, { subscriptionId }) {
    const confirm = await secrets.newsletter(subscriptionId, 'confirm')
    const leave = await secrets.newsletter(subscriptionId, 'leave')
    const leaveUrl = `${publicUrl}/newsletter/leave/${leave}`
    return {
      letter: newsletterConfirmation(`${publicUrl}/newsletter/confirm/${confirm}`, leaveUrl),
      unsubscribeUrl: leaveUrl,
    }
  },

  async 'operator-invitation'({ marketplace, publicUrl, house, secrets }, { operatorId }) {
    const { name } = await getOperator(marketplace, operatorId)
    const token = await secrets.operator(operatorId, 'invitation')
    return { letter: operatorInvitation(name, `${publicUrl}/admin/password/${token}`, house) }
  },

  async 'password-reset'({ marketplace, publicUrl, house, secrets }, { operatorId }) {
    const { name } = await getOperator(marketplace, operatorId)
    const token = await secrets.operator(operatorId, 'password')
    return { letter: passwordReset(name, `${publicUrl}/admin/password/${token}`, house) }
  },

  async 'message-reply'({ marketplace }, { replyId }) {
    return { letter: messageReply(await getReply(marketplace, replyId)), replyTo: marketplace.shopEmail }
  },

  'plan-approved': tellOfPlan('approved'),
  'plan-renewed': tellOfPlan('renewed'),
  'plan-refused': tellOfPlan('refused'),
  'plan-expired': tellOfPlan('expired'),

  async 'newsletter-issue'({ marketplace, publicUrl, secrets }, { issueId, subscriptionId }) {
    const issue = await getIssueFor(marketplace, issueId, subscriptionId)
    const leaveUrl = `${publicUrl}/newsletter/leave/${await secrets.newsletter(subscriptionId, 'leave')}`
    return { letter: newsletterIssue(issue, leaveUrl), replyTo: marketplace.shopEmail, unsubscribeUrl: leaveUrl }
  },

  async 'newsletter-trial'({ marketplace, publicUrl }, { issueId }) {
    const issue = await getIssueText(marketplace, issueId)
    return { letter: newsletterTrial(issue, `${publicUrl}${unusedLeavePath}`), replyTo: marketplace.shopEmail }
  },
}

function tellOfPlan(step: PlanStep) {
  return async ({ marketplace }: WritingContext, { planRequestId }: { planRequestId: number }): Promise<Written> => ({
    letter: planDecision(step, await getMembership(marketplace, planRequestId)),
    replyTo: marketplace.shopEmail,
  })
}

/** A letter as it goes out, and what of it may be kept. */
export interface WrittenLetter {
  readonly outgoing: OutgoingLetter
  readonly kept: KeptWords
}

/** Writes a letter from what the shop knows now. Links in it get secrets of their own each time. */
export async function writeLetter(
  { marketplace, publicUrl }: JobContext,
  inHand: LetterInHand,
): Promise<WrittenLetter> {
  const secrets = issuedSecrets(marketplace)
  const house = await getHouse(marketplace)
  const { letter, ...extras } = await write({ marketplace, publicUrl, house, secrets }, inHand)
  const words = renderLetter(letter, house)
  return {
    outgoing: {
      messageId: inHand.messageId,
      date: inHand.queuedAt,
      fromName: house.name,
      to: inHand.recipient,
      ...words,
      ...extras,
    },
    kept: { subject: secrets.hide(words.subject), body: secrets.hide(words.text) },
  }
}

/** A letter as it would be written now, with links that lead nowhere. Nothing is written down, and none can be used. */
export const previewLetter: Marketplace['previewLetter'] = async (marketplace, publicUrl, letter) => {
  const house = await getHouse(marketplace)
  const written = await write({ marketplace, publicUrl, house, secrets: hiddenSecrets }, letter)
  const { subject, text } = renderLetter(written.letter, house)
  return { subject, body: text }
}

function write(context: WritingContext, { kind, about }: Pick<LetterInHand, 'kind' | 'about'>): Promise<Written> {
  return (writers[kind] as Write<LetterKind>)(context, about as never)
}
