import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EmailAddress } from '#domain/email-address.ts'
import { type Locale, languages, locales } from '#domain/locale.ts'
import { dinars } from '#domain/money.ts'
import { waitingRequestKinds } from '#domain/orders/customer-requests/customer-request.ts'
import type { Order } from '#domain/orders/get-order.ts'
import type { Phone } from '#domain/phone.ts'
import type { PlanRequestDetails } from '#domain/plans/plan-request-details.ts'
import type { ReturnToTell } from '#domain/returns/get-return-to-tell.ts'
import { returnReasons, returnSettlements, returnStatuses } from '#domain/returns/order-return.ts'
import { defaultReturnRules } from '#domain/returns/return-rules.ts'
import { defaultPromises } from '#domain/sale-terms/sale-terms.ts'
import { defaultShopProfile } from '#domain/shop-profile/default-shop-profile.ts'
import { localizeShopProfile } from '#domain/shop-profile/shop-profile.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { containsWords, tidyText } from '#tests/support/compare-texts.ts'
import { type ForeignText, foreignMessages } from '#tests/support/foreign-texts.ts'
import { emailLinks } from '#web/email-links.ts'
import { accountLink } from './account-link.ts'
import { accountNotice } from './account-notice.ts'
import { customerRequestNotice } from './customer-request-notice.ts'
import { dataLink } from './data-link.ts'
import { deliveryCorrected } from './delivery-corrected.ts'
import type { EmailContent } from './email-content.ts'
import { messageNotice } from './message-notice.ts'
import { messageReply } from './message-reply.ts'
import { newsletterConfirmation } from './newsletter-confirmation.ts'
import { newsletterIssue } from './newsletter-issue.ts'
import { orderChanged } from './order-changed.ts'
import { orderCorrection } from './order-correction.ts'
import { orderLink } from './order-link.ts'
import { orderNotice } from './order-notice.ts'
import { orderProgress } from './order-progress.ts'
import { orderRecap } from './order-recap.ts'
import { orderReminder } from './order-reminder.ts'
import { returnConfirmation, returnNotice, returnProgress, returnReminder } from './order-return.ts'
import { planConfirmation } from './plan-confirmation.ts'
import { planDecision } from './plan-decision.ts'
import { planNotice } from './plan-notice.ts'
import { renderEmail } from './render-email.ts'
import { stockAlert } from './stock-alert.ts'
import { stockAlertConfirmation } from './stock-alert-confirmation.ts'

const hostile = '<b>Amel</b> </script> http://evil.example "\'&\r\nBcc: eve@evil.example'
const email = 'amel@example.tn' as EmailAddress
const phone = '+21622333444' as Phone

const order: Order = {
  locale: 'en',
  number: 'H-7K3M-92QX',
  status: 'received',
  source: 'shop',
  placedAt: new Date('2026-03-02T10:00:00Z'),
  customer: { name: hostile, email, phone },
  delivery: { address: hostile, city: hostile },
  payment: 'cash-on-delivery',
  customerNote: hostile,
  giftNote: 'Happy birthday,\nAmel! '.repeat(12).trim(),
  lines: [
    {
      name: 'Bowl of the potter',
      sizeName: 'M',
      colorName: 'Blue',
      picture: 'bowl-blue.webp',
      quantity: 2,
      lineTotal: dinars(90),
    },
    { name: 'Candle', sizeName: '', picture: '', quantity: 1, lineTotal: dinars(12.755) },
  ],
  totals: { subtotal: dinars(102.755), discount: dinars(0), shipping: dinars(8), total: dinars(110.755) },
  exchangeDays: 7,
}
const request = { plan: 'gold', name: hostile, email, phone, project: hostile, description: hostile } as const
const piece = {
  product: { id: 3, name: 'Bowl <of> the potter', languageOf: { name: 'en' } },
  size: { id: 4, name: 'M', stock: 2 },
  color: { id: 5, name: 'Bleu <de> nuit', swatch: '#101060', languageOf: { name: 'fr' } },
  stock: 2,
} as const
const membership: PlanRequestDetails = {
  ...request,
  locale: 'en',
  ...{ id: 1, status: 'approved', note: 'Welcome.\nSana', isSuspicious: false, requestedAt: order.placedAt },
  expiresAt: new Date('2026-03-31T23:00:00Z'),
}

const returned: ReturnToTell = {
  ...{ id: 1, number: 'H-7K3M-92QX-R1', orderId: 1, orderNumber: order.number, customerName: hostile, locale: 'en' },
  ...{ status: 'inspected', reason: 'damaged', wish: 'refund', note: hostile, hasEmail: true, by: '' },
  ...{ isByCustomer: true, askedAt: order.placedAt, exchangeFee: dinars(0), steps: [], photoIds: [1, 2] },
  ...{ refundDueOn: '2026-03-20' as TunisDay, exchangeOrder: { id: 2, number: 'H-5T2R-81WZ' } },
  lines: order.lines.map(({ lineTotal, ...line }, position) => ({
    ...line,
    ...{ position, paid: lineTotal, refunded: dinars(0) },
    ...{ productId: 3, variantId: 4, sizeId: 4, model: '', unitPrice: lineTotal },
  })),
  rules: defaultReturnRules,
}

function returnEmailsIn(locale: Locale) {
  const links = emailLinks('https://hirfa.example')(locale, 'en')
  const options = { token: 'abc', shop: profileIn(locale) }
  const step = { isUndo: false, isUndone: false, note: 'We look at it.\nSana', refund: dinars(90) }
  const progress = (told: ReturnToTell, status: ReturnToTell['status'], isUndo = false) =>
    returnProgress(locale, told, { ...step, status, isUndo }, options, links)
  return {
    ...Object.fromEntries(
      returnReasons.map((reason) => [
        `return confirmation: ${reason}`,
        returnConfirmation(locale, { ...returned, reason }, options, links),
      ]),
    ),
    'return notice': returnNotice(locale, returned),
    'notice of a withdrawal': returnNotice(locale, { ...returned, reason: 'withdrawal', note: '', photoIds: [] }),
    'return reminder': returnReminder(locale, returned),
    ...Object.fromEntries(returnStatuses.map((status) => [`return progress: ${status}`, progress(returned, status)])),
    ...Object.fromEntries(
      returnSettlements.map((settlement) => [
        `settled return: ${settlement}`,
        progress({ ...returned, settlement }, 'settled'),
      ]),
    ),
    'undone step of a return': progress(returned, 'agreed', true),
  }
}

function profileIn(locale: Locale) {
  return localizeShopProfile(defaultShopProfile, { locale, mainLocale: 'en' })
}

function emailsIn(locale: Locale) {
  const shopProfile = profileIn(locale)
  const account = { name: hostile, shopName: shopProfile.name }
  const links = emailLinks('https://hirfa.example')(locale, 'en')
  return {
    'order recap': orderRecap(
      locale,
      order,
      { token: 'abc', confirmUrl: links.confirmOrder('abc'), promises: defaultPromises },
      shopProfile,
      links,
    ),
    'order notice': orderNotice(locale, order, links),
    'order reminder': orderReminder(locale, order, 3, links),
    'order progress': orderProgress(locale, order, 'shipped', 'abc', links),
    'order correction': orderCorrection(locale, order, { wrong: 'delivered', status: 'shipped' }, 'abc', links),
    'order link': orderLink(locale, order.number, links.order('abc')),
    'order changed': orderChanged(locale, order, 'abc', links),
    'delivery corrected': deliveryCorrected(locale, order, 'abc', shopProfile, links),
    ...Object.fromEntries(
      waitingRequestKinds.map((kind) => [
        `customer request: ${kind}`,
        customerRequestNotice(locale, {
          ...{ kind, number: order.number, name: hostile, phone, comeOn: '2026-03-03', note: hostile },
          old: { phone, address: hostile, city: hostile },
        }),
      ]),
    ),
    'message about an order': messageNotice(locale, {
      ...{ name: hostile, message: hostile, locale: 'ar', orderNumber: order.number },
    }),
    ...returnEmailsIn(locale),
    'plan confirmation': planConfirmation(locale, request),
    'plan notice': planNotice(locale, { ...request, locale: 'ar' }),
    'message notice': messageNotice(locale, { name: hostile, email, message: hostile, locale: 'ar' }),
    'message reply': messageReply(locale, {
      ...{ name: hostile, locale, message: hostile },
      ...{ sentAt: order.placedAt, reply: 'Yes.\nSana' },
    }),
    'plan approval': planDecision(locale, 'approved', membership),
    'plan renewal': planDecision(locale, 'renewed', membership),
    'plan refusal': planDecision(locale, 'refused', membership),
    'plan end': planDecision(locale, 'expired', membership),
    'data link': dataLink(locale, links.dataLink('abc')),
    'newsletter issue': newsletterIssue(
      locale,
      { subject: 'Wool is here', body: '# New\n\nSoft <wool>\nand warm.\n\nhttps://hirfa.example/shop' },
      links.unsubscribe('abc'),
    ),
    'operator invitation': accountLink('operatorInvitation', locale, { ...account, url: links.choosePassword('abc') }),
    'password reset': accountLink('passwordReset', locale, { ...account, url: links.choosePassword('abc') }),
    'address of a maker': accountLink('sellerEmailConfirmation', locale, {
      ...account,
      url: links.confirmSellerEmail('abc'),
    }),
    'link of a maker': accountLink('sellerLink', locale, { ...account, url: links.sellerLink('abc') }),
    'account notice': accountNotice(locale, 'password-changed', hostile, shopProfile),
    'stock alert': stockAlert(locale, piece, links.product(1, 5), links.leaveStockAlerts('abc')),
    'stock alert confirmation': stockAlertConfirmation(
      ...([locale, piece, links.confirmStockAlert('abc'), links.leaveStockAlerts('abc')] as const),
    ),
    'newsletter confirmation': newsletterConfirmation(
      locale,
      links.confirmSubscription('abc'),
      links.unsubscribe('abc'),
    ),
  }
}

for (const locale of locales)
  for (const [name, email] of Object.entries(emailsIn(locale))) {
    const { subject, text, html } = renderEmail(email, profileIn(locale))
    const described = `the ${name} in ${languages[locale].name}`

    test(`${described} says the same in both renderings`, () => {
      assert.deepEqual(wordsOf(text), wordsOf(unescaped(html)))
    })

    test(`${described} says its language and direction`, () => {
      const { direction } = languages[locale]
      assert.match(html, new RegExp(`<html lang="${locale}" dir="${direction}">`))
      assert.match(html, new RegExp(`<body lang="${locale}" dir="${direction}" `))
    })

    test(`nothing a visitor wrote becomes markup, a link or a header in ${described}`, () => {
      assert.doesNotMatch(subject, /[\r\n]|evil/)
      assert.doesNotMatch(html, /<b>|<\/script>|<script/)
      assert.doesNotMatch(text + html, /evil\.example|eve@/)
      for (const [, url] of html.matchAll(/href="([^"]*)"/g))
        assert.match(unescaped(url ?? ''), /^https:\/\/hirfa\.example\//)
    })
  }

test('the numbers of orders and returns do not break over lines in HTML', () => {
  const unbroken = /<span style="white-space:nowrap">H-[\w-]+<\/span>/g
  for (const locale of locales)
    for (const [name, email] of Object.entries(emailsIn(locale))) {
      const body = renderEmail(email, profileIn(locale)).html.replace(/<title>.*<\/title>/, '')
      assert.doesNotMatch(body.replaceAll(unbroken, ''), /H-\w{4}-\w{4}/, `${name} in ${locale}`)
      if (name === 'order recap') assert.match(body, unbroken)
    }
})

test('no email contains a sentence of another language', async () => {
  const foreign = await foreignMessages()
  for (const locale of locales)
    for (const [name, email] of Object.entries(emailsIn(locale)))
      assert.deepEqual(foreignIn(email, locale, foreign[locale]), [], `${name} in ${locale}`)
})

test('a long sentence of another language is found in an Arabic email', async () => {
  const { ar: foreign } = await foreignMessages()
  const [longest] = foreign.toSorted((a, b) => b.text.length - a.text.length)
  assert.ok(longest)
  const facts = { name: 'Amel', locale: 'ar', message: 'Bab Bhar', sentAt: order.placedAt } as const
  const found = foreignIn(messageReply('ar', { ...facts, reply: longest.text }), 'ar', foreign)
  assert.ok(found.includes(longest))
})

test('the recap in French and Arabic has prices, dates, links and directions of its language', () => {
  const french = renderEmail(emailsIn('fr')['order recap'], profileIn('fr'))
  assert.equal(french.subject, 'Votre commande H-7K3M-92QX')
  assert.match(french.text, /110,755\u00a0DT/)
  assert.match(french.text, /^Commande\u00a0: H-7K3M-92QX$/m)
  assert.match(french.text, /^Voir ma commande\u00a0:$/m)
  assert.match(french.text, /https:\/\/hirfa\.example\/fr\/order\/abc\n/)
  assert.match(renderEmail(emailsIn('fr')['plan end'], profileIn('fr')).text, /31 mars 2026/)

  const arabic = renderEmail(emailsIn('ar')['order recap'], profileIn('ar'))
  assert.equal(arabic.subject, 'طلبك رقم \u2068H-7K3M-92QX\u2069')
  assert.match(arabic.html, /<bdi>90,00\u00a0د\.ت<\/bdi>/)
  assert.match(arabic.html, /<bdi><span style="white-space:nowrap">H-7K3M-92QX<\/span><\/bdi>/)
  assert.match(arabic.html, /<bdi>M<\/bdi>، <bdi>Blue<\/bdi>/)
  assert.match(arabic.html, /text-align:left;vertical-align:top;white-space:nowrap"><bdi>/)
  assert.match(arabic.html, /<bdi>72 285 410<\/bdi>/)
  assert.doesNotMatch(arabic.html.replace(/<title>.*<\/title>/, ''), /[\u2066-\u2069]/)
  assert.match(arabic.text, /https:\/\/hirfa\.example\/ar\/order\/abc\n/)
  assert.match(arabic.html, /<span lang="ar" dir="rtl">حرفة<\/span> <bdi/)
  assert.match(arabic.text, /فريق حرفة في نابل/)
  assert.match(arabic.text, /24 شارع الحبيب ثامر/)
  assert.doesNotMatch(arabic.text, /Hirfa|Nabeul/)
  for (const line of arabic.text.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line)))
    assert.match(line, /^(\u200f|https:|> )/)
})

test('a confirmed order is not said to be agreed on the phone: its customer may have used the link', () => {
  for (const locale of locales) {
    const links = emailLinks('https://hirfa.example')(locale, 'en')
    const [, paragraph] = orderProgress(locale, order, 'confirmed', 'abc', links).blocks
    assert.doesNotMatch(JSON.stringify(paragraph), /phon|télé|هاتف/i)
  }
})

test('links have no prefix in the main language, and that of English under another main language', () => {
  const links = emailLinks('https://hirfa.example')
  assert.equal(links('ar', 'ar').order('abc'), 'https://hirfa.example/order/abc')
  assert.equal(links('en', 'ar').order('abc'), 'https://hirfa.example/en/order/abc')
  assert.equal(links('fr', 'ar').unsubscribe('abc'), 'https://hirfa.example/fr/newsletter/leave/abc')
  assert.equal(links('fr', 'ar').picture('bowl.webp'), 'https://hirfa.example/api/image/bowl.webp')
})

const emails = emailsIn('en')

test('the recap has lines, totals, terms and the link to the order', () => {
  const { text, subject } = renderEmail(emails['order recap'], profileIn('en'))
  assert.equal(subject, 'Your order H-7K3M-92QX')
  for (const words of [
    /2 × Bowl of the potter +90\.00 TND\n {2}M, Blue\n/,
    /Delivery +8\.00 TND/,
    /Total +110\.755 TND/,
    /https:\/\/hirfa\.example\/order\/abc\n/,
    /within 48 hours/,
    /Exchange within 7 days/,
    /Law\s+2000-83/,
  ]) {
    assert.match(text, words)
  }
})

test('the recap of pieces made to order says so, and promises the working days of the slowest', () => {
  const [bowl, candle] = order.lines
  assert.ok(bowl && candle)
  const lines = [{ ...bowl, preparationDays: 5 }, { ...bowl, preparationDays: 9 }, candle]
  const profile = profileIn('en')
  const links = emailLinks('https://hirfa.example')('en', 'en')
  const facts = { token: 'abc', promises: defaultPromises }
  const { text } = renderEmail(orderRecap('en', { ...order, lines }, facts, profile, links), profile)
  assert.equal(text.split('M, Blue, Made to order\n').length - 1, 2)
  assert.match(text, /within 11\s+working\s+days\s+of/)
})

test('recap and notice have both notes and the picture of each line in its color', () => {
  for (const name of ['order recap', 'order notice'] as const) {
    const { text, html } = renderEmail(emails[name], profileIn('en'))
    assert.match(text, /Order note: .*Amel/)
    assert.match(text, /Gift note: Happy birthday, Amel!/)
    assert.match(text, /M, Blue/)
    assert.match(html, /<img src="https:\/\/hirfa\.example\/api\/image\/bowl-blue\.320\.jpg" alt="" width="48"/)
  }
  assert.equal(renderEmail(emails['order progress'], profileIn('en')).html.match(/<img/g)?.length, 1)
})

/** Returns the texts of other languages that an email contains. */
function foreignIn(email: EmailContent, locale: Locale, foreign: readonly ForeignText[]): ForeignText[] {
  const { subject, text } = renderEmail(email, profileIn(locale))
  // Lines of an Arabic text begin with a mark of its direction, also where a sentence is wrapped.
  const said = tidyText(`${subject}\n${text}`.replace(/\p{Cf}/gu, ''))
  return foreign.filter(({ text }) => containsWords(said, text))
}

/** All words, sorted, without the shop's name at the top, which only the HTML has. */
function wordsOf(text: string): string[] {
  const words = text
    .replace(/<title>.*<\/title>|<tr><td style="padding:0 8px 16px.*|<style.*/g, '')
    .replace(/<\/?bdi>|\p{Cf}/gu, '')
  const links = [...words.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)
  const plain = `${words.replace(/<[a-z/!][^>]*>/g, ' ')} ${links.join(' ')}`
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
}

function unescaped(html: string): string {
  return html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))
}

test('texts of the shop in another language than the email are marked in HTML, and plain in the text', () => {
  const { translations: _, ...original } = defaultShopProfile
  const languages = { name: 'en', sizeName: 'fr', colorName: 'en' } as const
  const [line] = order.lines
  assert.ok(line)
  for (const locale of ['fr', 'ar'] as const) {
    const profile = localizeShopProfile({ ...original, street: '24 Avenue Habib' }, { locale, mainLocale: 'en' })
    const links = emailLinks('https://hirfa.example')(locale, 'en')
    const content = orderRecap(
      locale,
      { ...order, lines: [{ ...line, languages }] },
      { token: 'abc', promises: defaultPromises },
      profile,
      links,
    )
    const { text, html } = renderEmail(content, profile)
    const marks = [...html.matchAll(/<bdi lang="(\w+)" dir="(\w+)">([^<]*)<\/bdi>/g)].map((mark) =>
      mark.slice(1).join(' '),
    )
    const address = ['en ltr 24 Avenue Habib', 'en ltr 8000 Nabeul']
    const legalName = 'en ltr Hirfa, marketplace of Tunisian makers'
    assert.deepEqual(marks, [
      'en ltr Bowl of the potter',
      ...(locale === 'fr' ? [] : ['fr ltr M']),
      'en ltr Blue',
      ...[legalName, ...address],
      ...['en ltr Nabeul', legalName, ...address],
    ])
    assert.match(text, /2 × \p{Cf}*Bowl of the potter/u)
    assert.doesNotMatch(text + content.subject, /[\u{e0001}-\u{e007f}]/u)
  }
  const { html } = renderEmail(emailsIn('en')['order recap'], profileIn('en'))
  assert.doesNotMatch(html, /<bdi lang/)
})
