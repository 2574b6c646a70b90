import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { restoreProduct } from '#domain/catalog/admin/restore-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { getStore } from '#domain/catalog/stores/get-store.ts'
import { getMessageThread } from '#domain/contact-messages/get-message-thread.ts'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { emptyBanner } from '#domain/home-page/banner.ts'
import { editBanner } from '#domain/home-page/edit-banner.ts'
import { getBanners, getBannersToEdit } from '#domain/home-page/get-banners.ts'
import { createIssue, editIssue } from '#domain/newsletter/edit-issue.ts'
import { getIssueText } from '#domain/newsletter/get-issue-text.ts'
import { getIssue } from '#domain/newsletter/list-issues.ts'
import { cancelPromotion } from '#domain/promotions/cancel-promotion.ts'
import { editPromotion } from '#domain/promotions/edit-promotion.ts'
import { schedulePromotion } from '#domain/promotions/schedule-promotion.ts'
import { editBaseIn, hasFieldValue, openBackofficeForms } from '#tests/support/backoffice-form-browser.ts'
import { editTranslation } from '#tests/support/edit-translation.ts'
import { asOperator } from '#tests/support/operators.ts'

test('the second of two edits of a banner is a conflict: it shows the first edit and keeps the input', async () => {
  await using backoffice = await openBackofficeForms()
  const { logo } = await getStore(backoffice.shop.marketplace, await backoffice.shop.hasStore())
  const { translations: _, ...texts } = emptyBanner
  const opened = { ...texts, fileName: logo.fileName, headline: 'Wool' }
  const fields = { place: 'hero-1', ...opened }
  const save = (base: object | null, typed: object) =>
    backoffice.send('/admin/home-page', { ...fields, base: JSON.stringify(base), ...typed })
  const shown = async () => (await getBanners(backoffice.shop.marketplace))['hero-1']?.headline
  assert.match(await save(null, {}), /The home page shows it now/)
  assert.match(await save(opened, { headline: 'Clay' }), /The home page shows it now/)

  const html = await save(opened, { headline: 'Olive wood' })
  assert.match(html, /Somebody else saved this while.*Headline.*Clay/s)
  assert.ok(hasFieldValue(html, 'headline', 'Olive wood'))
  assert.equal(await shown(), 'Clay')
  const [, ground = ''] = /name="base" value="([^"]*Clay[^"]*)"/.exec(html) ?? []
  await save(JSON.parse(ground.replaceAll('&quot;', '"')), { headline: 'Olive wood' })
  assert.equal(await shown(), 'Olive wood')

  const now = { ...opened, headline: 'Olive wood' }
  const missing = await save(now, { headline: 'Silver', fileName: 'gone.webp' })
  assert.match(missing, /Choose a picture\./)
  assert.ok(hasFieldValue(missing, 'headline', 'Silver'))
  assert.equal(await shown(), 'Olive wood')
})

test('a banner is translated in its form, beside what somebody else translates', async () => {
  await using backoffice = await openBackofficeForms()
  const sana = await asOperator(backoffice.shop.marketplace)
  const { logo } = await getStore(sana, await backoffice.shop.hasStore())
  const { translations, ...texts } = emptyBanner
  const banner = { ...texts, fileName: logo.fileName, headline: 'By hand', words: 'Slowly' }
  await editBanner(sana, 'hero-1', { base: undefined, edited: { ...banner, translations } })
  const path = '/admin/home-page'
  assert.match(await backoffice.read(path), /role="tab"[^>]*>.*Français.*0 of 2 texts/s)
  const fields = { ...banner, place: 'hero-1' }
  const translated = { 'translation-fr-headline': ' À la main ', 'translation-fr-words': '', 'translation-fr-x': 'Non' }
  const html = await backoffice.send(path, { ...fields, base: JSON.stringify(banner), ...translated })
  assert.match(html, /The home page shows it now/)
  assert.match(html, /1 of 2 texts/)
  const now = async () => (await getBannersToEdit(sana))['hero-1']
  assert.deepEqual((await now())?.translations, { fr: { headline: 'À la main' } })

  await editTranslation(sana, 'banner:hero-1:words', { locale: 'fr', text: 'Sans hâte', basedOn: '' })
  const stale = { ...banner, translations: { fr: { headline: 'À la main' } } }
  const mine = { ...translated, 'translation-fr-headline': 'Fait main', headline: 'All by hand' }
  const conflict = await backoffice.send(path, { ...fields, base: JSON.stringify(stale), ...mine })
  assert.match(conflict, /Somebody else saved this while.*Text \(Français\).*Sans hâte/s)
  assert.match(conflict, /<textarea[^>]*name="translation-fr-words"[^>]*>Sans hâte</)
  const both = { ...mine, 'translation-fr-words': 'Sans hâte' }
  await backoffice.send(path, { ...fields, base: JSON.stringify(editBaseIn(conflict)), ...both })
  const saved = await now()
  assert.deepEqual(
    [saved?.headline, saved?.translations],
    ['All by hand', { fr: { headline: 'Fait main', words: 'Sans hâte' } }],
  )
})

test('a newsletter issue is translated in its form, and a translation is kept when the text is refused', async () => {
  await using backoffice = await openBackofficeForms()
  const sana = await asOperator(backoffice.shop.marketplace)
  const opened = { subject: 'Wool', body: 'Soft.' }
  const { id } = await createIssue(sana, opened)
  const path = `/admin/newsletter/${id}`
  assert.match(await backoffice.read(path), /Français.*0 of 2 texts/s)
  const typed = { ...opened, 'translation-fr-subject': 'Laine', 'translation-fr-body': 'Douce.\r\n\r\n# Chaude' }
  const refused = await backoffice.send(path, { ...typed, subject: '', base: JSON.stringify(opened) })
  assert.ok(hasFieldValue(refused, 'translation-fr-subject', 'Laine'))
  const saved = await backoffice.send(path, { ...typed, base: JSON.stringify(editBaseIn(refused)) })
  assert.match(saved, /The draft is saved.*2 of 2 texts/s)
  const french = await getIssueText({ ...sana, locale: 'fr' }, id)
  assert.deepEqual(french, { subject: 'Laine', body: 'Douce.\n\n# Chaude' })

  await editTranslation(sana, `issue:${id}:subject`, { locale: 'ar', text: 'صوف', basedOn: '' })
  const conflict = await backoffice.send(path, { ...typed, body: 'Warm.', base: JSON.stringify(editBaseIn(saved)) })
  assert.match(conflict, /Somebody else has changed this draft.*Subject \(العربية\).*صوف/s)
  assert.ok(hasFieldValue(conflict, 'translation-ar-subject', 'صوف'))
})

test('an issue that another operator has edited is not sent', async () => {
  await using backoffice = await openBackofficeForms()
  const sana = await asOperator(backoffice.shop.marketplace)
  const opened = { subject: 'The fair', body: 'It is on the 27th.' }
  const { id } = await createIssue(sana, opened)
  await editIssue(sana, id, { base: opened, edited: { ...opened, body: 'It is on the 29th.' } })
  const stale = { base: JSON.stringify(opened), subject: opened.subject, body: 'It is on the 27th. Come!' }

  const answer = await backoffice.ask(`/admin/newsletter/${id}`, { ...stale, do: 'send' })
  assert.equal(answer.status, 409)
  const html = await answer.text()
  assert.match(html, /Somebody else has changed this draft.*It is on the 29th\./s)
  assert.match(html, /<textarea[^>]*>It is on the 27th\. Come!</)
  const issue = await getIssue(sana, id)
  assert.deepEqual([issue.status, issue.body], ['draft', 'It is on the 29th.'])
})

test('a promotion of a product that is not on sale is rejected, and its days stay in the form', async () => {
  await using backoffice = await openBackofficeForms()
  const days = { price: '12.5', startsAt: '2026-03-08T18:00', endsAt: '2026-03-15T18:00' }
  const html = await backoffice.send('/admin/promotion', { productId: '999', ...days })
  assert.match(html, /That product is not on sale/)
  assert.ok(hasFieldValue(html, 'price', '12.5') && hasFieldValue(html, 'endsAt', '2026-03-15T18:00'))
})

test('a promotion that a colleague edited since the page was shown is not ended, and the page says so', async () => {
  await using backoffice = await openBackofficeForms()
  const { shop } = backoffice
  const sana = await asOperator(shop.marketplace)
  const { id: productId } = await shop.sells()
  const [startsAt, endsAt, later] = [1, 7, 9].map((days) => new Date(shop.clock.now().getTime() + days * 86_400_000))
  assert.ok(startsAt && endsAt && later)
  const terms = { startsAt, endsAt, renewsWeekly: false }
  const result = await schedulePromotion(sana, { productId, ...terms })
  assert.ok(result.outcome === 'scheduled')
  assert.ok(hasFieldValue(await backoffice.read('/admin/promotion'), 'version', '1'))
  await editPromotion(sana, result.id, { version: 1, edited: { ...terms, endsAt: later } })
  const press = { do: 'call-off', id: String(result.id) }
  const refused = await backoffice.ask('/admin/promotion', { ...press, version: '1' })
  assert.equal(refused.status, 409)
  const html = await refused.text()
  assert.match(html, /Somebody else changed it in the meantime, so it goes on/)
  assert.ok(hasFieldValue(html, 'version', '2'))
  assert.match(await backoffice.send('/admin/promotion', { ...press, version: '2' }), /None is scheduled/)
})

test('ids beyond the range of the database are not found', async () => {
  await using backoffice = await openBackofficeForms()
  const id = '4294967296000'
  const forms = [
    ['/admin/promotion', { do: 'call-off', id }],
    ['/admin/account', { do: 'end-session', id }],
  ] as const
  for (const [path, fields] of forms) assert.notEqual((await backoffice.ask(path, fields)).status, 500, path)
})

test('a reply to a message that a colleague has answered shows that reply first and keeps the input', async () => {
  await using backoffice = await openBackofficeForms()
  const { marketplace } = backoffice.shop
  const email = 'amel@example.tn' as EmailAddress
  const id = await postContactMessage(marketplace, { name: 'Amel', email, message: 'Do you deliver to Tozeur?' })
  const path = `/admin/contact-messages/${id}`
  const reply = (answer: string, repliesSeen: string) =>
    backoffice.ask(path, { key: crypto.randomUUID(), answer, repliesSeen })
  assert.equal((await reply('Yes, within 48 hours.', '0')).status, 302)

  const refused = await reply('No, not yet.', '0')
  assert.equal(refused.status, 409)
  const html = await refused.text()
  assert.match(html, /Yes, within 48 hours\./)
  assert.match(html, />No, not yet\.<\/textarea>/)
  assert.match(html, /Someone replied while you were writing/)
  assert.ok(hasFieldValue(html, 'repliesSeen', '1'))

  assert.equal((await reply('No, not yet.', '1')).status, 302)
  assert.equal((await getMessageThread(await asOperator(marketplace), id)).replies.length, 2)
})

test('the audit log links to the details of an order', async () => {
  await using backoffice = await openBackofficeForms()
  const result = await backoffice.shop.order([{ product: await backoffice.shop.sells() }])
  assert.ok(result.outcome === 'placed')
  const { id, number } = result.order
  await backoffice.ask(`/admin/orders/${id}`, { do: 'step', from: 'received', to: 'confirmed' })
  const html = await backoffice.read(`/admin/audit-log?text=${number}`)
  assert.match(
    html,
    new RegExp(
      `<a[^>]*href="/admin/orders/${id}"[^>]*><bdi><bdi class="whitespace-nowrap">${number}</bdi></bdi></a>: (<!-- -->)?confirmed<`,
    ),
  )
  assert.match(html, /State(<!-- -->)?: /)
})

test('the audit log says why a canceled promotion is not scheduled again', async () => {
  await using backoffice = await openBackofficeForms()
  const { shop } = backoffice
  const sana = await asOperator(shop.marketplace)
  const { id: productId } = await shop.sells()
  const [startsAt, endsAt] = [1, 7].map((days) => new Date(shop.clock.now().getTime() + days * 86_400_000))
  assert.ok(startsAt && endsAt)
  const result = await schedulePromotion(sana, { productId, startsAt, endsAt, renewsWeekly: false })
  assert.ok(result.outcome === 'scheduled')
  await cancelPromotion(sana, result.id, 1)
  const [cancellation] = (await listAuditLog(sana, {})).rows
  await retireProduct(sana, productId)
  const undo = { undo: String(cancellation?.id) }
  assert.match(await backoffice.send('/admin/audit-log', undo), /The product is not on sale any more/)
  await restoreProduct(sana, productId)
  assert.match(await backoffice.send('/admin/audit-log', undo), /Undone/)
})
