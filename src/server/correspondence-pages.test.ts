import assert from 'node:assert/strict'
import { test } from 'node:test'
import { postComment } from '#domain/comments/post-comment.ts'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { createNewsletterToken } from '#domain/newsletter/newsletter-token.ts'
import { subscribeToNewsletter } from '#domain/newsletter/subscribe-to-newsletter.ts'
import type { Phone } from '#domain/phone.ts'
import { requestPlan } from '#domain/plans/request-plan.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { openPlainOffice } from '#tests/support/plain-browser.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

const email = 'amel@example.tn' as EmailAddress
const phone = '+21622333444' as Phone

async function emailTo({ marketplace }: TestShop, email: string): Promise<string> {
  await sendQueuedEmails(marketplace)
  return marketplace.mailer.sent.findLast(({ to }) => to === email)?.text ?? ''
}

test('a plan request is approved with a last day and a note, the maker gets an email, and a second decision comes too late', async () => {
  await using office = await openPlainOffice()
  const { shop } = office
  await requestPlan(shop.marketplace, { plan: 'gold', name: 'Amel', email, phone, project: 'Noul', description: '' })
  const request = await (await (await office.open('/admin')).follow(/plan requests?/)).follow(/Amel/)
  assert.match(request.html, /name="lastDay"[^>]*value="\d{4}-\d\d-\d\d"/)
  const decision = { lastDay: '2026-05-31', note: 'Welcome to the street of the weavers.' }
  const approved = await request.submit('Approve the plan', decision)
  assert.match(approved.main, /31 May 2026/)
  assert.match(approved.main, /Renew/)
  assert.doesNotMatch(approved.main, /Refuse/)
  const told = await emailTo(shop, email)
  assert.match(told, /until\s31\sMay\s2026/)
  assert.match(told, /Welcome to the street of the weavers\./)

  const late = await request.submit('Approve the plan', decision)
  assert.match(late.main, /This is the current state/)
})

test('a message is answered by email and leaves the inbox', async () => {
  await using office = await openPlainOffice()
  await postContactMessage(office.shop.marketplace, { name: 'Binta', email, message: 'Do you deliver to Tozeur?' })
  const message = await (await office.open('/admin/contact-messages')).follow(/Binta/)
  assert.match(message.main, /Do you deliver to Tozeur\?/)
  const answered = await message.submit('Send the reply', { answer: 'Yes, within 48 hours.' })
  assert.match(answered.main, /The e-mail is on its way\./)
  assert.match(await emailTo(office.shop, email), /Yes, within 48 hours\./)
  const inbox = await answered.follow(/All messages/)
  assert.doesNotMatch(inbox.main, /Binta/)
  assert.match((await inbox.follow(/^Done/)).main, /Binta/)
})

test('held comments are published or hidden, new ones are marked as seen, and the history undoes it', async () => {
  await using office = await openPlainOffice()
  const { marketplace } = office.shop
  const { id } = await office.shop.sells()
  for (const body of ['Softest: https://a.example', 'Pills: https://b.example', 'Lovely bowl'])
    await postComment(marketplace, { productId: id, authorName: 'Amel', email, phone, body })
  const shown = async () => (await office.open(`/product/${id}`)).html
  assert.match((await office.open('/admin')).main, /2 ?comments to review.*1 ?new comment in the shop/)
  const held = await office.open('/admin/comments')
  const published = await held.submit('Publish', {}, 'Softest')
  assert.match(published.main, /1 comment published/)
  const hidden = await published.submit(/^Hide/, { comment: '2' })
  assert.match(hidden.main, /1 comment hidden/)
  assert.match(await shown(), /Softest/)
  assert.doesNotMatch(await shown(), /Pills/)
  const fresh = await (await office.open('/admin')).follow(/new comment in the shop/)
  assert.match((await fresh.submit('Mark as seen')).main, /1 comment seen/)

  const history = await office.open('/admin/audit-log?text=softest+published')
  assert.match((await history.submit('Undo')).main, /Undone/)
  assert.doesNotMatch(await shown(), /Softest/)
})

test('a newsletter issue is written, tried, seen as a letter, and sent to every confirmed reader', async () => {
  await using office = await openPlainOffice()
  const { shop } = office
  const reader = 'reader@news.example' as EmailAddress
  await subscribeToNewsletter(shop.marketplace, reader)
  const [subscription] = await shop.marketplace.db.selectFrom('newsletter_subscriptions').select('id').execute()
  const token = await createNewsletterToken(shop.system, subscription?.id ?? 0, 'confirm')
  await (await office.open(`/newsletter/confirm/${token}`)).submit(/./)

  const form = await office.open('/admin/newsletter/new')
  const draft = await form.submit('Save the draft', { subject: 'Wool is here', body: 'The first wool of the year.' })
  assert.match(draft.path, /newsletter\/\d+$/)
  const tried = await draft.submit('Send me a test', { body: 'The first wool of this year.' })
  assert.match(tried.main, /a test is on its way to sana/)
  const letter = await tried.submit('Preview as e-mail')
  assert.match(letter.html, /Wool is here[\s\S]*The first wool of this year\./)
  const sent = await (await office.open(draft.path)).submit('Send now')
  assert.match(sent.main, /Stop/)
  assert.match(await emailTo(shop, reader), /The first wool of this year\./)
  assert.match((await office.open(draft.path)).main, /Sent/)
})

test('the history gives the old tagline back, which stands on every page', async () => {
  await using office = await openPlainOffice()
  const settings = await office.open('/admin/settings')
  const saved = await settings.submit('Save', { tagline: 'From their hands to yours.' }, 'name="tagline"')
  assert.match(saved.main, /Saved: Tagline\./)
  const tagline = /From their hands to yours\./
  assert.match((await office.open('/')).html, tagline)
  await (await office.open('/admin/audit-log')).submit('Undo')
  assert.doesNotMatch((await office.open('/')).html, tagline)
})
