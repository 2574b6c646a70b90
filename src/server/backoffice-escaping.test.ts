import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listCommentsToModerate } from '#domain/comments/list-comments-to-moderate.ts'
import { moderateComments } from '#domain/comments/moderate-comments.ts'
import { postComment } from '#domain/comments/post-comment.ts'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { createIssue } from '#domain/newsletter/edit-issue.ts'
import type { Phone } from '#domain/phone.ts'
import { requestPlan } from '#domain/plans/request-plan.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { defaultShopProfile } from '#domain/shop-profile/default-shop-profile.ts'
import { shopProfileSetting } from '#domain/shop-profile/shop-profile-setting.ts'
import { asOperator, createSessionToken } from '#tests/support/operators.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

const hostile =
  '</script><script>alert(1)</script><img src=x onerror=alert(1)></textarea><b>bold</b> javascript:alert(1)'

test('what anonymous visitors wrote stays text on every screen that shows it to people of the shop', async () => {
  await using shop = await openTestShop()
  const backoffice = await asOperator(shop.marketplace)
  const person = { name: hostile, email: 'amel@example.tn' as EmailAddress, phone: '+21622333444' as Phone }
  const { id: productId } = await shop.sells({ name: `Bowl ${hostile}` })
  const comment = { productId, authorName: hostile, email: person.email, phone: person.phone, body: hostile }
  await postComment(backoffice, comment)
  await postComment(backoffice, { ...comment, authorName: hostile.slice(1), isSuspicious: true })
  const [published] = (await listCommentsToModerate(backoffice, { status: 'published' })).rows
  await moderateComments(backoffice, [published?.id ?? 0], 'hidden')
  const message = await postContactMessage(backoffice, { name: hostile, email: person.email, message: hostile })
  const pack = await requestPlan(backoffice, { ...person, plan: 'gold', project: hostile, description: hostile })
  const { id: issue } = await createIssue(backoffice, { subject: hostile.slice(0, 100), body: hostile })

  const publicUrl = 'https://shop.example'
  const address = '1 <b>bold</b> </script><script>alert(1)</script>'
  const house = { ...defaultShopProfile, name: hostile.slice(0, 30), tagline: hostile.slice(0, 120), street: address }
  await editSetting(backoffice, shopProfileSetting, { version: 0, edited: house })
  const app = testApp(shop.marketplace, { publicUrl })
  const cookie = `__Host-hirfa-office=${await createSessionToken(shop.marketplace)}`
  for (const path of [
    ...[
      '/comments',
      '/comments?status=hidden',
      '/contact-messages',
      `/contact-messages/${message}`,
      '/plan-requests',
      `/plan-requests/${pack}`,
    ],
    ...['/newsletter', `/newsletter/${issue}`, '/audit-log', '/settings', '/account/second-factor'],
  ]) {
    const response = await app.request(`${publicUrl}/admin${path}`, { headers: { Cookie: cookie } })
    const html = await response.text()
    assert.equal(response.status, 200, path)
    assert.ok(/&lt;script&gt;(alert\(1\))?/.test(html), `${path} shows it`)
    assert.doesNotMatch(html, /<script>alert|<img src=x|<b>bold|href="javascript/, path)
  }
})
