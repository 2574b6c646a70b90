import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditActors, listAuditLog } from '#domain/audit/list-audit-log.ts'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { editStore, storeDraftOf } from '#domain/catalog/admin/edit-store.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { repriceProduct } from '#domain/catalog/admin/reprice-product.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { getStore } from '#domain/catalog/stores/get-store.ts'
import { listCommentsToModerate } from '#domain/comments/list-comments-to-moderate.ts'
import { moderateComments } from '#domain/comments/moderate-comments.ts'
import { postComment } from '#domain/comments/post-comment.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { dinars } from '#domain/money.ts'
import { createIssue, editIssue } from '#domain/newsletter/edit-issue.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import type { Phone } from '#domain/phone.ts'
import { asOperator, createOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

test('the audit log is filtered by text, operator and kind of entity', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace)
  const amel = { ...shop.marketplace, actor: await createOperator(shop.marketplace, { name: 'Amel' }) }
  const { id } = await shop.sells({ name: 'Bowl' })
  await retireProduct(amel, id)
  const issue = { subject: 'حرفة', body: '100% wool_soft' }
  const { id: issueId } = await createIssue(sana, issue)

  const found = async (wanted: Parameters<typeof listAuditLog>[1]) =>
    (await listAuditLog(sana, wanted)).rows.map(({ entity }) => entity)
  assert.deepEqual(await found({}), ['newsletter issue', 'product'])
  assert.deepEqual(await found({ text: 'AMEL retired' }), ['product'])
  assert.deepEqual(await found({ text: 'حرفة' }), ['newsletter issue'])
  assert.deepEqual(await found({ text: '100% wool_' }), ['newsletter issue'])
  assert.deepEqual(await found({ text: '100_' }), [])
  assert.deepEqual(await found({ operatorId: amel.actor.id }), ['product'])
  assert.deepEqual(await found({ entity: 'newsletter issue' }), ['newsletter issue'])
  const people = await listAuditActors(sana)
  assert.deepEqual(
    people.map(({ name }) => name),
    ['Amel', 'Sana'],
  )
  await editIssue(sana, issueId, { base: issue, edited: { ...issue, subject: 'Émaux' } })
  for (const text of ['Émaux', 'émaux', 'EMAUX']) assert.equal((await found({ text })).length, 1, text)
})

test('entries of an order are found by its number', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const product = await shop.sells()
  const placed = [await shop.order([{ product }]), await shop.order([{ product }])].map((result) => {
    assert.ok(result.outcome === 'placed')
    return result.order
  })
  for (const { id } of placed) await advanceOrderAsOperator(office, id, { to: 'confirmed' })
  await retireProduct(office, product.id)

  const [first, second] = placed
  assert.ok(first && second)
  const numbersFound = async (text: string) =>
    (await listAuditLog(office, { text })).rows.map(({ entityName }) => entityName)
  assert.deepEqual(await numbersFound(''), [product.name, second.number, first.number])
  assert.deepEqual(await numbersFound(first.number), [first.number])
  assert.deepEqual(await numbersFound(`confirmed ${second.number.toLowerCase()}`), [second.number])
  assert.deepEqual(await numbersFound(`cancelled ${second.number}`), [])
  assert.deepEqual(await numbersFound('H-0000-0000'), [])
})

test('entries are found by the current name of the product or store and return it', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const bowl = await shop.sells({ name: 'Fish-motif bowl', regularPrice: dinars(42) })
  const cup = await shop.sells({ name: 'Cup' })
  const reprice = { seen: { regularPrice: dinars(42) }, prices: { regularPrice: dinars(45) } }
  await repriceProduct(office, bowl.id, reprice)
  await retireProduct(office, cup.id)
  const author = { authorName: 'Amel', email: 'amel@example.tn' as EmailAddress, phone: '+21622333444' as Phone }
  await postComment(office, { productId: bowl.id, ...author, body: 'Blue!' })
  const [comment] = (await listCommentsToModerate(office, { status: 'published' })).rows
  await moderateComments(office, [comment?.id ?? 0], 'hidden')
  const store = await getStore(office, bowl.store.id)
  const base = storeDraftOf({ store })
  await editStore(office, store.id, { base, edited: { ...base, name: 'Émaux de Nabeul' } })

  const found = async (text: string) =>
    (await listAuditLog(office, { text })).rows.map(
      ({ entity, action, entityName }) => `${entityName}: ${entity} ${action}`,
    )
  const ofBowl = ['Amel: comment hidden', 'Fish-motif bowl: product repriced']
  assert.deepEqual(await found('fish motif BOWL'), ofBowl)
  assert.deepEqual(await found('Fish-motif repriced'), [ofBowl[1]])
  assert.deepEqual(await found('emaux nabeul'), ['Émaux de Nabeul: store edited'])
  const edited = { ...productDraftOf(await getAdminProduct(office, cup.id)), storeId: bowl.store.id }
  const other = await shop.hasStore()
  const before = { ...edited, storeId: edited.storeId }
  await editProduct(office, cup.id, { base: before, edited: { ...edited, storeId: other } })
  const { names } = await listAuditLog(office, { text: 'cup edited' })
  assert.deepEqual(Object.keys(names.stores).map(Number).sort(), [bowl.store.id, other].sort())
})

test('the audit log requires an operator', async () => {
  await using shop = await openTestShop()
  await assert.rejects(listAuditLog(shop.marketplace, {}), NotAllowed)
  await assert.rejects(listAuditActors(shop.marketplace), NotAllowed)
})
