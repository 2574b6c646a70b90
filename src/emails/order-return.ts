import type { EmailLinks } from '#domain/email-outbox/email-links.ts'
import { type Locale, languages } from '#domain/locale.ts'
import { millimes } from '#domain/money.ts'
import { choicesOf } from '#domain/orders/order.ts'
import type { ReturnStepToTell, ReturnToTell } from '#domain/returns/get-return-to-tell.ts'
import type { OrderReturn } from '#domain/returns/order-return.ts'
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { formatDate } from '#formatting/dates.ts'
import { formatPrice } from '#formatting/prices.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { sanitizeVisitorText } from './sanitize-visitor-text.ts'
import { shopAddress } from './shop-address.ts'

/**
 * To the customer: what was asked for, in writing. Of a withdrawal it is the confirmation that the law 2000-83 asks
 * for.
 */
export function returnConfirmation(
  locale: Locale,
  returned: ReturnToTell,
  { token, shop }: { readonly token: string; readonly shop: ShopProfile },
  links: EmailLinks,
): EmailContent {
  const emails = emailMessagesIn(locale)
  const texts = emails.returns.confirmation
  const { number, customerName, reason, rules } = returned
  const isWithdrawal = reason === 'withdrawal'
  const subject = (isWithdrawal ? texts.withdrawalSubject : texts.subject)(number)
  return {
    ...{ locale, subject, heading: subject },
    blocks: [
      { paragraph: emails.greeting(sanitizeVisitorText(customerName, 60)) },
      { paragraph: isWithdrawal ? texts.withdrawal(rules.refundDays) : texts.text },
      ...(reason === 'damaged' || reason === 'wrong-piece' ? [{ paragraph: texts.damage }] : []),
      { facts: factsOf(locale, returned) },
      { list: piecesOf(locale, returned) },
      { heading: texts.address },
      { paragraph: `${shop.name}\n${shopAddress(locale, shop)}` },
      { button: texts.button, url: links.orderReturns(token) },
      { smallPrint: texts.link },
    ],
  }
}

/** To the shop: a customer asks for a return. */
export function returnNotice(locale: Locale, returned: OrderReturn): EmailContent {
  const { returns } = emailMessagesIn(locale)
  const texts = returns.notice
  const { number, reason, note, photoIds } = returned
  const subject = (reason === 'damaged' ? texts.damageSubject : texts.subject)(number)
  return {
    ...{ locale, subject, heading: subject },
    blocks: [
      { paragraph: texts.text },
      { facts: factsOf(locale, returned) },
      { list: piecesOf(locale, returned) },
      ...(note !== '' ? [{ quote: sanitizeVisitorText(note, 500) }] : []),
      ...(photoIds.length > 0 ? [{ paragraph: texts.photos(photoIds.length) }] : []),
    ],
  }
}

/** To the customer: a step of a return, or that one was undone. */
export function returnProgress(
  locale: Locale,
  returned: ReturnToTell,
  step: ReturnStepToTell,
  { token, shop }: { readonly token: string; readonly shop: ShopProfile },
  links: EmailLinks,
): EmailContent {
  const emails = emailMessagesIn(locale)
  const { subject, text } = textsOf(locale, returned, step)
  return {
    ...{ locale, subject, heading: subject },
    blocks: [
      { paragraph: emails.greeting(sanitizeVisitorText(returned.customerName, 60)) },
      { paragraph: text },
      ...(step.note !== '' ? [{ quote: step.note }] : []),
      { list: piecesOf(locale, returned) },
      ...(step.status === 'agreed' && !step.isUndo
        ? [
            { heading: emails.returns.confirmation.address },
            { paragraph: `${shop.name}\n${shopAddress(locale, shop)}` },
            { button: emails.returns.confirmation.button, url: links.orderReturns(token) },
            { smallPrint: emails.returns.confirmation.link },
          ]
        : [{ button: emails.returns.progress.button, url: links.order(token) }]),
    ],
  }
}

function textsOf(locale: Locale, returned: ReturnToTell, step: ReturnStepToTell) {
  const { progress } = emailMessagesIn(locale).returns
  const { number, wish, settlement = 'repaired', exchangeOrder } = returned
  if (step.isUndo || step.status === 'asked')
    return { subject: progress.corrected.subject(number), text: progress.corrected.text }
  if (step.status !== 'settled')
    return { subject: progress[step.status].subject(number), text: progress[step.status].text }
  if (settlement === 'exchange') {
    const { subject, text } = progress.exchange
    const subjectOf = wish === 'repair' ? progress.repaired.subject : subject
    return { subject: subjectOf(number), text: text(exchangeOrder?.number ?? '') }
  }
  if (settlement === 'refund' && step.refund === 0)
    return { subject: progress.nothingDue.subject(number), text: progress.nothingDue.text }
  if (settlement === 'refund') {
    return {
      subject: progress.refund.subject(number),
      text: progress.refund.text(formatPrice(step.refund, locale)),
    }
  }
  return { subject: progress.repaired.subject(number), text: progress.repaired.text }
}

/** To the shop: the law wants the money back soon. */
export function returnReminder(locale: Locale, returned: ReturnToTell): EmailContent {
  const { reminder } = emailMessagesIn(locale).returns
  const subject = reminder.subject(returned.number)
  return {
    ...{ locale, subject, heading: subject },
    blocks: [
      { paragraph: reminder.text(returned.rules.refundDays) },
      { facts: factsOf(locale, returned) },
      { list: piecesOf(locale, returned) },
    ],
  }
}

function factsOf(locale: Locale, returned: OrderReturn & Partial<Pick<ReturnToTell, 'deadlines'>>) {
  const emails = emailMessagesIn(locale)
  const texts = emails.returns
  const { number, orderNumber, askedAt, reason, wish, lines, refundDueOn, deadlines } = returned
  const paid = lines.reduce((sum, line) => sum + line.paid, 0)
  const facts: (readonly [string, string])[] = [
    [texts.facts.number, number],
    [emails.facts.order, orderNumber],
    ...(deadlines ? [[texts.facts.received, formatDate(startOfDay(deadlines.receivedOn), locale)] as const] : []),
    [texts.facts.asked, formatDate(askedAt, locale)],
    [texts.facts.reason, texts.reasons[reason]],
    [texts.facts.wish, texts.wishes[wish]],
    [texts.facts.paid, formatPrice(millimes(paid), locale)],
    ...(refundDueOn ? [[texts.facts.refundDue, formatDate(startOfDay(refundDueOn), locale)] as const] : []),
  ]
  return facts
}

function piecesOf(locale: Locale, { lines }: Pick<OrderReturn, 'lines'>): string[] {
  const { pieces } = emailMessagesIn(locale).lines
  return lines.map((line) =>
    pieces(line.quantity, [line.name, ...choicesOf(line)].join(languages[locale].listSeparator)),
  )
}
