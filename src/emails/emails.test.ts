import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EmailAddress } from '#domain/email-address.ts'
import { dinars } from '#domain/money.ts'
import type { Order } from '#domain/orders/get-order.ts'
import type { Phone } from '#domain/phone.ts'
import type { PlanRequestDetails } from '#domain/plans/plan-request-details.ts'
import { defaultShopProfile as shopProfile } from '#domain/shop-profile/shop-profile.ts'
import { emailLinks } from '#web/email-links.ts'
import { messageNotice } from './message-notice.ts'
import { messageReply } from './message-reply.ts'
import { newsletterConfirmation } from './newsletter-confirmation.ts'
import { newsletterIssue } from './newsletter-issue.ts'
import { operatorInvitation } from './operator-invitation.ts'
import { orderNotice } from './order-notice.ts'
import { orderProgress } from './order-progress.ts'
import { orderRecap } from './order-recap.ts'
import { passwordReset } from './password-reset.ts'
import { planConfirmation } from './plan-confirmation.ts'
import { planDecision } from './plan-decision.ts'
import { planNotice } from './plan-notice.ts'
import { renderEmail } from './render-email.ts'

const hostile = '<b>Amel</b> </script> http://evil.example "\'&\r\nBcc: eve@evil.example'
const email = 'amel@example.tn' as EmailAddress
const phone = '+21622333444' as Phone

const order: Order = {
  number: 'H-7K3M-92QX',
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
  totals: { subtotal: dinars(102.755), shipping: dinars(8), total: dinars(110.755) },
}
const request = { plan: 'gold', name: hostile, email, phone, project: hostile, description: hostile } as const
const membership: PlanRequestDetails = {
  ...request,
  ...{ id: 1, status: 'approved', note: 'Welcome.\nSana', isSuspicious: false, requestedAt: order.placedAt },
  expiresAt: new Date('2026-03-31T23:00:00Z'),
}

const emails = {
  'order recap': orderRecap(order, 'abc', shopProfile, emailLinks('https://hirfa.example')),
  'order notice': orderNotice(order, emailLinks('https://hirfa.example')),
  'order progress': orderProgress(order, 'shipped', 'abc', emailLinks('https://hirfa.example')),
  'plan confirmation': planConfirmation(request),
  'plan notice': planNotice(request),
  'message notice': messageNotice({ name: hostile, email, message: hostile }),
  'message reply': messageReply({ name: hostile, message: hostile, sentAt: order.placedAt, reply: 'Yes.\nSana' }),
  'plan approval': planDecision('approved', membership),
  'plan renewal': planDecision('renewed', membership),
  'plan refusal': planDecision('refused', membership),
  'plan end': planDecision('expired', membership),
  'newsletter issue': newsletterIssue(
    { subject: 'Wool is here', body: '# New\n\nSoft <wool>\nand warm.\n\nhttps://hirfa.example/shop' },
    'https://hirfa.example/leave',
  ),
  'operator invitation': operatorInvitation(hostile, 'https://hirfa.example/admin/password/abc', shopProfile),
  'password reset': passwordReset(hostile, 'https://hirfa.example/admin/password/abc', shopProfile),
  'newsletter confirmation': newsletterConfirmation('https://hirfa.example/confirm', 'https://hirfa.example/leave'),
}

for (const [name, email] of Object.entries(emails)) {
  const { subject, text, html } = renderEmail(email, shopProfile)

  test(`the ${name} says the same in both renderings`, () => {
    assert.deepEqual(wordsOf(text), wordsOf(unescaped(html)))
  })

  test(`nothing a visitor wrote becomes markup, a link or a header in the ${name}`, () => {
    assert.doesNotMatch(subject, /[\r\n]|evil/)
    assert.doesNotMatch(html, /<b>|<\/script>|<script/)
    assert.doesNotMatch(text + html, /evil\.example|eve@/)
    for (const [, url] of html.matchAll(/href="([^"]*)"/g))
      assert.match(unescaped(url ?? ''), /^https:\/\/hirfa\.example\//)
  })
}

test('the recap has lines, totals, terms and the link to the order', () => {
  const { text, subject } = renderEmail(emails['order recap'], shopProfile)
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

test('recap and notice have both notes and the picture of each line in its color', () => {
  for (const name of ['order recap', 'order notice'] as const) {
    const { text, html } = renderEmail(emails[name], shopProfile)
    assert.match(text, /Order note: .*Amel/)
    assert.match(text, /Gift note: Happy birthday, Amel!/)
    assert.match(text, /M, Blue/)
    assert.match(html, /<img src="https:\/\/hirfa\.example\/api\/image\/bowl-blue\.320\.jpg" alt="" width="48"/)
  }
  assert.equal(renderEmail(emails['order progress'], shopProfile).html.match(/<img/g)?.length, 1)
})

/** All words, sorted, without the shop's name at the top, which only the HTML has. */
function wordsOf(text: string): string[] {
  const words = text.replace(/<title>.*<\/title>|<tr><td style="padding:0 8px 16px.*|<style.*/g, '')
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
