import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atWork, hire } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { editProduct } from '../assortment/edit-product.ts'
import { editStore, storeDraftOf } from '../assortment/edit-store.ts'
import { getShelfItem } from '../assortment/get-shelf-item.ts'
import { repriceProduct } from '../assortment/reprice-product.ts'
import { draftOf } from '../assortment/shelf-item.ts'
import { withdrawProduct } from '../assortment/withdraw-product.ts'
import { getStore } from '../catalog/get-store.ts'
import { listComments } from '../comments/list-comments.ts'
import { listCommentsToModerate } from '../comments/list-comments-to-moderate.ts'
import { moderateComments } from '../comments/moderate-comments.ts'
import { postComment } from '../comments/post-comment.ts'
import { beginIssue, rewriteIssue } from '../correspondence/write-issue.ts'
import type { Email } from '../email.ts'
import type { Marketplace } from '../marketplace.ts'
import { dinars, type Millimes } from '../money.ts'
import { NotAllowed } from '../operators/require-operator.ts'
import { takeOrderStep } from '../orders/take-order-step.ts'
import type { Phone } from '../phone.ts'
import { editShowcase } from '../showcase/edit-showcase.ts'
import { getShowcase } from '../showcase/get-showcase.ts'
import type { ShowcaseEdit } from '../showcase/showcase.ts'
import { listChangeMakers, listChanges } from './list-changes.ts'
import { undoChange } from './undo-change.ts'

async function latest(office: Marketplace) {
  const [change] = (await listChanges(office, {})).rows
  assert.ok(change)
  return change
}

test('a hidden comment shows again, and undoing is undone the same way', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace, 'staff')
  const { id: productId } = await shop.sells()
  const author = { authorName: 'Amel', email: 'amel@example.tn' as Email, phone: '+21622333444' as Phone }
  await postComment(office, { productId, ...author, body: 'Warm wool' })
  const [comment] = (await listCommentsToModerate(office, { status: 'published' })).rows
  await moderateComments(office, [comment?.id ?? 0], 'hidden')

  const hiding = await latest(office)
  assert.equal(await undoChange(office, hiding.id), 'undone')
  assert.equal((await listComments(office, productId)).length, 1)
  assert.equal(await undoChange(office, hiding.id), 'changed-since')
  assert.equal(await undoChange(office, (await latest(office)).id), 'undone')
  assert.equal((await listComments(office, productId)).length, 0)
})

test('a retired product, a price and a text are put back', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const { id } = await shop.sells({ name: 'Bowl', description: 'Blue.', regularPrice: dinars(45) })
  const now = async () => draftOf(await getShelfItem(office, id))

  await withdrawProduct(office, id)
  assert.equal(await undoChange(office, (await latest(office)).id), 'undone')
  assert.equal((await getShelfItem(office, id)).retiredAt, undefined)

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

test('a price is not put back beside another that it no longer goes with', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const { id } = await shop.sells({ regularPrice: dinars(50) })
  const edit = async (prices: { regularPrice?: Millimes; promotionalPrice?: Millimes }) => {
    const base = draftOf(await getShelfItem(office, id))
    await editProduct(office, id, { base, edited: { ...base, ...prices } })
    return (await latest(office)).id
  }
  const raised = await edit({ regularPrice: dinars(60) })
  await edit({ promotionalPrice: dinars(55) })
  assert.equal(await undoChange(office, raised), 'changed-since')
  const { regularPrice, promotionalPrice } = draftOf(await getShelfItem(office, id))
  assert.deepEqual([regularPrice, promotionalPrice], [dinars(60), dinars(55)])
})

test('words, links and pictures of a store and of the home page are put back', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const id = await shop.hasStore({ name: 'Dar', instagramUrl: 'https://www.instagram.com/dar' })
  const { instagramUrl: _, ...base } = storeDraftOf(await getStore(office, id))
  const opened = storeDraftOf(await getStore(office, id))
  await editStore(office, id, { base: opened, edited: { ...base, description: 'Three generations.' } })
  const editing = await latest(office)
  assert.equal(await undoChange(office, editing.id), 'undone')
  assert.deepEqual(storeDraftOf(await getStore(office, id)), opened)

  const tile = { fileName: opened.logo, alt: '', words: 'For the house' }
  const restyle = async (base: ShowcaseEdit | undefined, edited: ShowcaseEdit) =>
    assert.deepEqual(await editShowcase(office, 'tile-kids-room-wonders', { base, edited }), { outcome: 'saved' })
  await restyle(undefined, tile)
  assert.equal((await latest(office)).canBeUndone, false, 'there was nothing before')
  await restyle(tile, { ...tile, words: 'For children', linkPath: '/shop' })
  const restyling = await latest(office)
  assert.equal(await undoChange(office, restyling.id), 'undone')
  const shown = (await getShowcase(office))['tile-kids-room-wonders']
  assert.deepEqual([shown?.words, shown?.linkPath], ['For the house', undefined])
  await restyle(tile, { ...tile, words: 'Later' })
  assert.equal(await undoChange(office, restyling.id), 'changed-since')
})

test('what somebody else has made of it since is not overwritten', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const { id } = await shop.sells({ name: 'Bowl' })
  const base = draftOf(await getShelfItem(office, id))
  await editProduct(office, id, { base, edited: { ...base, name: 'Cup' } })
  const editing = await latest(office)
  await editProduct(office, id, { base: { ...base, name: 'Cup' }, edited: { ...base, name: 'Mug' } })
  assert.equal(await undoChange(office, editing.id), 'changed-since')
  assert.equal(draftOf(await getShelfItem(office, id)).name, 'Mug')
})

test('the words of an issue are put back while it is a draft; what is no change of words cannot be undone', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const base = { subject: 'Wool', body: 'Soft.' }
  const id = await beginIssue(office, base)
  const beginning = await latest(office)
  assert.equal(beginning.canBeUndone, false)
  assert.equal(await undoChange(office, beginning.id), 'cannot')
  await rewriteIssue(office, id, { base, edited: { ...base, subject: 'Wool is here' } })
  assert.equal(await undoChange(office, (await latest(office)).id), 'undone')
  const issue = await office.db.selectFrom('newsletter_issues').select('subject').executeTakeFirst()
  assert.equal(issue?.subject, 'Wool')
})

test('the history is searched by words, by person and by kind of thing', async () => {
  await using shop = await openTestShop()
  const sana = await atWork(shop.marketplace)
  const amel = { ...shop.marketplace, operator: await hire(shop.marketplace, { name: 'Amel' }) }
  const { id } = await shop.sells({ name: 'Bowl' })
  await withdrawProduct(amel, id)
  const issue = { subject: 'حرفة', body: '100% wool_soft' }
  const issueId = await beginIssue(sana, issue)

  const found = async (wanted: Parameters<typeof listChanges>[1]) =>
    (await listChanges(sana, wanted)).rows.map(({ what }) => what)
  assert.deepEqual(await found({}), ['newsletter issue', 'product'])
  assert.deepEqual(await found({ text: 'AMEL retired' }), ['product'])
  assert.deepEqual(await found({ text: 'حرفة' }), ['newsletter issue'])
  assert.deepEqual(await found({ text: '100% wool_' }), ['newsletter issue'])
  assert.deepEqual(await found({ text: '100_' }), [])
  assert.deepEqual(await found({ operatorId: amel.operator.id }), ['product'])
  assert.deepEqual(await found({ what: 'newsletter issue' }), ['newsletter issue'])
  const people = await listChangeMakers(sana)
  assert.deepEqual(
    people.map(({ name }) => name),
    ['Amel', 'Sana'],
  )
  await rewriteIssue(sana, issueId, { base: issue, edited: { ...issue, subject: 'Émaux' } })
  for (const text of ['Émaux', 'émaux', 'EMAUX']) assert.equal((await found({ text })).length, 1, text)
})

test('the changes of an order are found by the number that people know', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const product = await shop.sells()
  const placed = [await shop.order([{ product }]), await shop.order([{ product }])].map((result) => {
    assert.ok(result.outcome === 'placed')
    return result.order
  })
  for (const { id } of placed) await takeOrderStep(office, id, { to: 'confirmed' })
  await withdrawProduct(office, product.id)

  const [first, second] = placed
  assert.ok(first && second)
  const numbersFound = async (text: string) =>
    (await listChanges(office, { text })).rows.map(({ thingName }) => thingName)
  assert.deepEqual(await numbersFound(''), [product.name, second.number, first.number])
  assert.deepEqual(await numbersFound(first.number), [first.number])
  assert.deepEqual(await numbersFound(`confirmed ${second.number.toLowerCase()}`), [second.number])
  assert.deepEqual(await numbersFound(`cancelled ${second.number}`), [])
  assert.deepEqual(await numbersFound('H-0000-0000'), [])
})

test('changes are found by the name that the product or the store has today, and tell it', async () => {
  await using shop = await openTestShop()
  const office = await atWork(shop.marketplace)
  const bowl = await shop.sells({ name: 'Fish-motif bowl', regularPrice: dinars(42) })
  const cup = await shop.sells({ name: 'Cup' })
  const reprice = { seen: { regularPrice: dinars(42) }, prices: { regularPrice: dinars(45) } }
  await repriceProduct(office, bowl.id, reprice)
  await withdrawProduct(office, cup.id)
  const author = { authorName: 'Amel', email: 'amel@example.tn' as Email, phone: '+21622333444' as Phone }
  await postComment(office, { productId: bowl.id, ...author, body: 'Blue!' })
  const [comment] = (await listCommentsToModerate(office, { status: 'published' })).rows
  await moderateComments(office, [comment?.id ?? 0], 'hidden')
  const store = await getStore(office, bowl.store.id)
  const base = storeDraftOf(store)
  await editStore(office, store.id, { base, edited: { ...base, name: 'Émaux de Nabeul' } })

  const found = async (text: string) =>
    (await listChanges(office, { text })).rows.map(({ what, action, thingName }) => `${thingName}: ${what} ${action}`)
  const ofBowl = ['Amel: comment hidden', 'Fish-motif bowl: product repriced']
  assert.deepEqual(await found('fish motif BOWL'), ofBowl)
  assert.deepEqual(await found('Fish-motif repriced'), [ofBowl[1]])
  assert.deepEqual(await found('emaux nabeul'), ['Émaux de Nabeul: store edited'])
  const edited = { ...draftOf(await getShelfItem(office, cup.id)), storeId: bowl.store.id }
  const other = await shop.hasStore()
  const before = { ...edited, storeId: edited.storeId }
  await editProduct(office, cup.id, { base: before, edited: { ...edited, storeId: other } })
  const { names } = await listChanges(office, { text: 'cup edited' })
  assert.deepEqual(Object.keys(names.stores).map(Number).sort(), [bowl.store.id, other].sort())
})

test('the history is for people of the shop', async () => {
  await using shop = await openTestShop()
  await assert.rejects(listChanges(shop.marketplace, {}), NotAllowed)
  await assert.rejects(listChangeMakers(shop.marketplace), NotAllowed)
  await assert.rejects(undoChange(shop.marketplace, 1), NotAllowed)
  await assert.rejects(undoChange(await atWork(shop.marketplace), 99), /No change 99/)
})
