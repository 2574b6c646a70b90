import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listCommentsToModerate } from '#domain/comments/list-comments-to-moderate.ts'
import { moderateComments } from '#domain/comments/moderate-comments.ts'
import { postComment } from '#domain/comments/post-comment.ts'
import { sendMessage } from '#domain/correspondence/send-message.ts'
import { beginIssue } from '#domain/correspondence/write-issue.ts'
import type { Email } from '#domain/email.ts'
import { usualHouse } from '#domain/house/house.ts'
import { houseSetting } from '#domain/house/house-setting.ts'
import { requestPlan } from '#domain/memberships/request-plan.ts'
import type { Phone } from '#domain/phone.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { atWork, signedInToken } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { createApp } from './app.ts'
import { clientDirectory, loadPages } from './pages.ts'

const hostile =
  '</script><script>alert(1)</script><img src=x onerror=alert(1)></textarea><b>bold</b> javascript:alert(1)'

test('what strangers wrote stays text on every screen that shows it to people of the shop', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const person = { name: hostile, email: 'amel@example.tn' as Email, phone: '+21622333444' as Phone }
  const { id: productId } = await shop.sells({ name: `Bowl ${hostile}` })
  const comment = { productId, authorName: hostile, email: person.email, phone: person.phone, body: hostile }
  await postComment(office, comment)
  await postComment(office, { ...comment, isSuspicious: true })
  const [published] = (await listCommentsToModerate(office, { status: 'published' })).rows
  await moderateComments(office, [published?.id ?? 0], 'hidden')
  const message = await sendMessage(office, { name: hostile, email: person.email, message: hostile })
  const pack = await requestPlan(office, { ...person, plan: 'gold', project: hostile, description: hostile })
  const issue = await beginIssue(office, { subject: hostile.slice(0, 100), body: hostile })

  const publicUrl = 'https://shop.example'
  const address = '1 <b>bold</b> </script><script>alert(1)</script>'
  const house = { ...usualHouse, name: hostile.slice(0, 30), tagline: hostile.slice(0, 120), street: address }
  await editSetting(office, houseSetting, { version: 0, edited: house })
  const app = createApp({ marketplace: shop.marketplace, publicUrl, pages: await loadPages(), clientDirectory })
  const cookie = `__Host-hirfa-office=${await signedInToken(shop.marketplace)}`
  for (const path of [
    ...['/comments', '/comments?status=hidden', '/messages', `/messages/${message}`, '/packs', `/packs/${pack}`],
    ...['/newsletter', `/newsletter/${issue}`, '/history', '/settings', '/account/second-factor'],
  ]) {
    const answer = await app.request(`${publicUrl}/admin${path}`, { headers: { Cookie: cookie } })
    const html = await answer.text()
    assert.equal(answer.status, 200, path)
    assert.ok(/&lt;script&gt;(alert\(1\))?/.test(html), `${path} shows it`)
    assert.doesNotMatch(html, /<script>alert|<img src=x|<b>bold|href="javascript/, path)
  }
})
