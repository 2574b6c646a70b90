import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { editStore, storeDraftOf } from '#domain/catalog/admin/edit-store.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { repriceProduct } from '#domain/catalog/admin/reprice-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { getStore } from '#domain/catalog/stores/get-store.ts'
import { listComments } from '#domain/comments/list-comments.ts'
import { listCommentsToModerate } from '#domain/comments/list-comments-to-moderate.ts'
import { moderateComments } from '#domain/comments/moderate-comments.ts'
import { postComment } from '#domain/comments/post-comment.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { type BannerDraft, emptyBanner } from '#domain/home-page/banner.ts'
import { editBanner } from '#domain/home-page/edit-banner.ts'
import { getBanners, getBannersToEdit } from '#domain/home-page/get-banners.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars, type Millimes } from '#domain/money.ts'
import { createIssue, editIssue } from '#domain/newsletter/edit-issue.ts'
import { getIssue } from '#domain/newsletter/list-issues.ts'
import type { Phone } from '#domain/phone.ts'
import { editTranslation } from '#tests/support/edit-translation.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { canUndo, undoChange } from './undo-change.ts'

async function latest(office: Marketplace) {
  const [change] = (await listAuditLog(office, {})).rows
  assert.ok(change)
  return change
}

test('hiding a comment is undone, and the undo can be undone', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace, 'staff')
  const { id: productId } = await shop.sells()
  const author = { authorName: 'Amel', email: 'amel@example.tn' as EmailAddress, phone: '+21622333444' as Phone }
  await postComment(office, { productId, ...author, body: 'Warm wool' })
  const [comment] = (await listCommentsToModerate(office, { status: 'published' })).rows
  await moderateComments(office, [comment?.id ?? 0], 'hidden')

  const hiding = await latest(office)
  assert.equal(await undoChange(office, hiding.id), 'undone')
  assert.equal((await listComments(office, productId)).total, 1)
  assert.equal(await undoChange(office, hiding.id), 'changed-since')
  assert.equal(await undoChange(office, (await latest(office)).id), 'undone')
  assert.equal((await listComments(office, productId)).total, 0)
})

test('undo restores a retired product, a price and a text', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id } = await shop.sells({ name: 'Bowl', description: 'Blue.', regularPrice: dinars(45) })
  const now = async () => productDraftOf(await getAdminProduct(office, id))

  await retireProduct(office, id)
  assert.equal(await undoChange(office, (await latest(office)).id), 'undone')
  assert.equal((await getAdminProduct(office, id)).retiredAt, undefined)

  const prices = { regularPrice: dinars(50), promotionalPrice: dinars(40) }
  await repriceProduct(office, id, { seen: { regularPrice: dinars(45) }, prices })
  assert.equal(await undoChange(office, (await latest(office)).id), 'undone')
  assert.deepEqual([(await now()).regularPrice, (await now()).promotionalPrice], [dinars(45), undefined])

  const base = await now()
  await editProduct(office, id, { base, edited: { ...base, name: 'Cup', weightGrams: 300 } })
  const editing = await latest(office)
  await editProduct(office, id, { base: await now(), edited: { ...(await now()), description: 'Deep blue.' } })
  assert.equal(await undoChange(office, editing.id), 'undone')
  assert.deepEqual(await now(), { ...base, description: 'Deep blue.' }, 'another field keeps what came later')
})

test('undo does not restore a price that no longer fits the other price', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id } = await shop.sells({ regularPrice: dinars(50) })
  const edit = async (prices: { regularPrice?: Millimes; promotionalPrice?: Millimes }) => {
    const base = productDraftOf(await getAdminProduct(office, id))
    await editProduct(office, id, { base, edited: { ...base, ...prices } })
    return (await latest(office)).id
  }
  const raised = await edit({ regularPrice: dinars(60) })
  await edit({ promotionalPrice: dinars(55) })
  assert.equal(await undoChange(office, raised), 'changed-since')
  const { regularPrice, promotionalPrice } = productDraftOf(await getAdminProduct(office, id))
  assert.deepEqual([regularPrice, promotionalPrice], [dinars(60), dinars(55)])
})

test('undo restores texts, links and pictures of stores and banners', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await shop.hasStore({ name: 'Dar', instagramUrl: 'https://www.instagram.com/dar' })
  const opened = storeDraftOf({ store: await getStore(office, id) })
  await editStore(office, id, {
    base: opened,
    edited: { ...opened, instagramUrl: undefined, description: 'Three generations.' },
  })
  const editing = await latest(office)
  assert.equal(await undoChange(office, editing.id), 'undone')
  assert.deepEqual(storeDraftOf({ store: await getStore(office, id) }), opened)

  const tile = { ...emptyBanner, fileName: opened.logo, words: 'For the house' }
  const undoBannerEdit = async (base: BannerDraft | undefined, edited: BannerDraft) =>
    assert.deepEqual(await editBanner(office, 'tile-kids-room-wonders', { base, edited }), { outcome: 'saved' })
  await undoBannerEdit(undefined, tile)
  assert.equal(canUndo(await latest(office), office.actor), false, 'there was nothing before')
  await undoBannerEdit(tile, { ...tile, words: 'For children', linkPath: '/shop' })
  const restyling = await latest(office)
  assert.equal(await undoChange(office, restyling.id), 'undone')
  const shown = (await getBanners(office))['tile-kids-room-wonders']
  assert.deepEqual([shown?.words, shown?.linkPath], ['For the house', ''])
  await undoBannerEdit(tile, { ...tile, words: 'Later' })
  assert.equal(await undoChange(office, restyling.id), 'changed-since')
})

test('undo does not overwrite later changes', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id } = await shop.sells({ name: 'Bowl' })
  const base = productDraftOf(await getAdminProduct(office, id))
  await editProduct(office, id, { base, edited: { ...base, name: 'Cup' } })
  const editing = await latest(office)
  await editProduct(office, id, { base: { ...base, name: 'Cup' }, edited: { ...base, name: 'Mug' } })
  assert.equal(await undoChange(office, editing.id), 'changed-since')
  assert.equal(productDraftOf(await getAdminProduct(office, id)).name, 'Mug')
})

test('undo of a store, a banner or an issue keeps what somebody else has changed or translated since', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const french = (text: string) => ({ locale: 'fr', text, basedOn: '' }) as const

  const id = await shop.hasStore({ name: 'Dar', description: 'Clay.', instagramUrl: 'https://www.instagram.com/dar' })
  const storeNow = async () => storeDraftOf(await getAdminStore(office, id))
  const store = await storeNow()
  const texts = { description: 'Fired clay.', translations: { ar: { name: 'دار' } } }
  const edited = { ...store, ...texts, instagramUrl: undefined }
  await editStore(office, id, { base: store, edited })
  const storeEdit = await latest(office)
  await editTranslation(office, `store:${id}:name`, french('Maison'))
  await editStore(office, id, { base: await storeNow(), edited: { ...(await storeNow()), town: 'Nabeul' } })
  assert.equal(await undoChange(office, storeEdit.id), 'undone')
  assert.deepEqual(await storeNow(), { ...store, town: 'Nabeul', translations: { fr: { name: 'Maison' } } })

  const banner = { ...emptyBanner, fileName: store.logo, headline: 'By hand', words: 'Slowly' }
  await editBanner(office, 'hero-1', { base: undefined, edited: banner })
  await editBanner(office, 'hero-1', { base: banner, edited: { ...banner, headline: 'By two hands' } })
  const bannerEdit = await latest(office)
  await editTranslation(office, 'banner:hero-1:headline', french('À la main'))
  assert.equal(await undoChange(office, bannerEdit.id), 'undone')
  const { headline, words, translations } = (await getBannersToEdit(office))['hero-1'] ?? {}
  assert.deepEqual([headline, words, translations], ['By hand', 'Slowly', { fr: { headline: 'À la main' } }])

  const text = { subject: 'Wool', body: 'Soft.' }
  const { id: issueId } = await createIssue(office, text)
  await editTranslation(office, `issue:${issueId}:subject`, french('Laine'))
  const translation = await latest(office)
  await editTranslation(office, `issue:${issueId}:body`, french('Doux.'))
  await editTranslation(office, `issue:${issueId}:subject`, { locale: 'en', text: 'Warm wool', basedOn: 'Wool' })
  assert.equal(await undoChange(office, translation.id), 'undone')
  const issue = await getIssue(office, issueId)
  assert.deepEqual([issue.subject, issue.translations], ['Warm wool', { fr: { body: 'Doux.' } }])
})

test('undo of a store, a banner or an issue is refused when the same text has changed since', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await shop.hasStore({ name: 'Dar' })
  const { logo: fileName } = storeDraftOf(await getAdminStore(office, id))
  await editBanner(office, 'hero-1', { base: undefined, edited: { ...emptyBanner, fileName, headline: 'By hand' } })
  const { id: issueId } = await createIssue(office, { subject: 'Wool', body: 'Soft.' })
  for (const key of [`store:${id}:name`, 'banner:hero-1:headline', `issue:${issueId}:subject`]) {
    await editTranslation(office, key, { locale: 'fr', text: 'Un', basedOn: '' })
    const first = await latest(office)
    await editTranslation(office, key, { locale: 'fr', text: 'Deux', basedOn: 'Un' })
    assert.equal(await undoChange(office, first.id), 'changed-since', key)
    assert.equal(await undoChange(office, (await latest(office)).id), 'undone', key)
    assert.equal(await undoChange(office, first.id), 'undone', `${key} has its text again`)
  }
})

test('undo restores the text of a draft issue; its creation cannot be undone', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const base = { subject: 'Wool', body: 'Soft.' }
  const { id } = await createIssue(office, base)
  const beginning = await latest(office)
  assert.equal(canUndo(beginning, office.actor), false)
  assert.equal(await undoChange(office, beginning.id), 'cannot')
  await editIssue(office, id, { base, edited: { ...base, subject: 'Wool is here' } })
  assert.equal(await undoChange(office, (await latest(office)).id), 'undone')
  const issue = await office.db.selectFrom('newsletter_issues').select('subject').executeTakeFirst()
  assert.equal(issue?.subject, 'Wool')
})

test('undo requires an operator and an existing entry', async () => {
  await using shop = await openTestShop()
  await assert.rejects(undoChange(shop.marketplace, 1), NotAllowed)
  await assert.rejects(undoChange(await asOperator(shop.marketplace), 99), /No change 99/)
})
