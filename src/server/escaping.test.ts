import assert from 'node:assert/strict'
import { test } from 'node:test'
import vm from 'node:vm'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { defaultShopProfile } from '#domain/shop-profile/default-shop-profile.ts'
import { shopProfileSetting } from '#domain/shop-profile/shop-profile-setting.ts'
import { apiClient } from '#tests/support/api-client.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator } from '#tests/support/operators.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

/** Text with special characters of HTML, scripts, templates, SQL, URLs and JSON. */
const unkind = [
  '</script><script>alert(1)</script>',
  '<!-- <img src=x onerror=alert(1)> -->',
  '</title></style></textarea><b>bold</b>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is meant to look like one
  '${alert(1)} {{alert(1)}} `#{1}` <%= 1 %>',
  '"double" \'single\' &amp; &lt; &#60; \\u003c \\',
  "'; drop table comments; --",
  ']]> %00 %3Cscript%3E javascript:alert(1)',
  'حرفة مع <b>عربية</b> و 🧶',
].join(' ')

/** Line separators of old JavaScript; removed from visitors' text, allowed in the shop's own. */
const separators = 'before\u2028between\u2029after'

test('any text is escaped in pages, their data and JSON, and stored unchanged', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells({ name: `Bowl ${unkind}`, description: `${unkind} ${separators}`, mainColor: unkind })
  const api = apiClient(shop.marketplace)
  const person = { name: unkind.slice(0, 120), email: 'amel@example.tn', phone: '22333444' }
  const posted = await api.post('/addComment', { ...person, comment: unkind, product_id: id })

  assert.equal(posted.body.comment, unkind)
  assert.equal((await api.get(`/comment/${id}`)).body.products[0].comment, unkind)
  const [product] = (await api.get(`/products/${id}`)).body
  assert.deepEqual([product.name, product.description], [`Bowl ${unkind}`, `${unkind} ${separators}`])

  const app = testApp(shop.marketplace)
  const html = await (await app.request(`/product/${id}`)).text()
  assert.doesNotMatch(html, /<script>alert|<b>bold|<img src=x|<b>عربية/)
  assert.ok(html.includes('&lt;b&gt;bold&lt;/b&gt;'))
  const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
  assert.ok(scripts.length > 3)
  for (const [, attributes = '', code = ''] of scripts) {
    if (attributes.includes('ld+json')) assert.ok(code === '' || JSON.parse(code))
    // Compiled but not run: text that breaks out of its string would be a syntax error.
    else if (!attributes.includes('module')) new vm.Script(code)
  }
  const facts = scripts.filter(([, attributes]) => attributes?.includes('ld+json')).map(([, , code = '']) => code)
  assert.ok(facts.some((code) => JSON.parse(code).name === `Bowl ${unkind}`))

  const data = await (await app.request(`/product/${id}.data`)).text()
  const texts: unknown[] = JSON.parse(data.split('\n')[0] ?? '')
  assert.ok(texts.includes(unkind), 'the comment, as it was written')
  assert.ok(texts.includes(`${unkind} ${separators}`))
})

test('the shop profile is escaped on pages and in emails', async () => {
  await using shop = await openTestShop()
  const tag = '</script><script>alert(1)</script>'
  const edited = {
    ...defaultShopProfile,
    ...{ name: '</title><b>bold</b>', nameInArabic: '<img src=x onerror=alert(1)>', tagline: tag, legalName: tag },
    ...{ street: tag, city: '<b>bold</b>' },
  }
  await editSetting(await asOperator(shop.marketplace), shopProfileSetting, { version: 0, edited })
  const app = testApp(shop.marketplace)
  const harm = /<script>alert|<b>bold|<img src=x/
  for (const path of ['/', '/contact', '/hirfa', '/checkout', '/none']) {
    const html = await (await app.request(path)).text()
    assert.doesNotMatch(html, harm, path)
    assert.ok(html.includes('&lt;b&gt;bold&lt;/b&gt;'), path)
  }
  const facts = /<script[^>]*ld\+json[^>]*>(.*?)<\/script>/s.exec(await (await app.request('/contact')).text())?.[1]
  assert.equal(JSON.parse(facts ?? '').slogan, tag)

  await postContactMessage(shop.marketplace, {
    name: 'Amel',
    email: 'amel@example.tn' as EmailAddress,
    message: 'Hello',
  })
  await sendQueuedEmails(shop.marketplace)
  assert.doesNotMatch(shop.marketplace.mailer.sent[0]?.html ?? '<b>bold', harm)
})

test("control and formatting characters are removed from visitors' text", async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells()
  const api = apiClient(shop.marketplace)
  const comment = {
    name: '\u202eAmel\u2066\u0000 Be\u0301n',
    email: 'amel@example.tn',
    phone: '22333444',
    comment: 'one\u2028two\u0007 \u061cthree',
    product_id: id,
  }
  const { body } = await api.post('/addComment', comment)
  assert.deepEqual([body.name, body.comment], ['Amel Bén', 'one\ntwo three'])
})
