import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retireStore } from '#domain/catalog/admin/retire-store.ts'
import { NotFound } from '#domain/errors.ts'
import { listOperators } from '#domain/operators/list-operators.ts'
import { changeRole, createInvitationLink, disableOperator } from '#domain/operators/manage-operator.ts'
import { createOperatorLink, findOperatorLink } from '#domain/operators/operator-link.ts'
import { createSetupToken, isSetupTokenValid } from '#domain/operators/owner-setup.ts'
import { setPasswordByLink } from '#domain/operators/set-password.ts'
import type { Phone } from '#domain/phone.ts'
import { asOperator } from '#tests/support/operators.ts'
import { asOwnerWithStudio, asSeller, grantAccess, isIn, newPhone, openStudio } from '#tests/support/sellers.ts'
import { setSetting } from '#tests/support/settings.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { grantStoreAccess } from './grant-store-access.ts'
import { listOwnPieces } from './list-own-pieces.ts'
import { listOwnStores } from './list-own-stores.ts'
import { endSellerSessions, revokeStoreAccess } from './revoke-store-access.ts'
import { createSellerLink, findSellerLinkName, revokeSellerLink, signInByLink } from './seller-link.ts'
import { isStudioOpen, studioSetting } from './studio-setting.ts'

const person = (phone: Phone, name = 'Amel') => ({ name, phone, locale: 'ar' }) as const

test('a shop has no studio until its owner wants one: nobody is let in, no link opens, no session counts', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const owner = await asOperator(marketplace)
  const storeId = await shop.hasStore()
  assert.equal(await isStudioOpen(marketplace), false)
  await assert.rejects(grantStoreAccess(owner, storeId, person(newPhone())), NotFound)
  await openStudio(marketplace)
  const { session } = await asSeller(marketplace, storeId)
  const { id, link } = await grantAccess(marketplace, [storeId])
  assert.ok((await isIn(marketplace, session)) && (await findSellerLinkName(marketplace, link)))
  await setSetting(marketplace, studioSetting, { isStudioOpen: false })
  assert.equal(await isIn(marketplace, session), false)
  assert.equal(await findSellerLinkName(marketplace, link), undefined)
  assert.equal(await signInByLink(marketplace, link, ''), undefined)
  await assert.rejects(createSellerLink(owner, storeId, id), NotFound)
})

test('a shop that has only makers still waits for its owner', async () => {
  await using shop = await openTestShop()
  await openStudio(shop.marketplace)
  await grantAccess(shop.marketplace, [await shop.hasStore()])
  const token = await createSetupToken(shop.system)
  assert.ok(token && (await isSetupTokenValid(shop.marketplace, token)))
})

test('a seller is no colleague: the team neither lists nor changes one, and no link gives a password', async () => {
  await using shop = await openTestShop()
  const { marketplace, system } = shop
  const owner = await asOwnerWithStudio(marketplace)
  const { id } = await grantAccess(marketplace, [await shop.hasStore()])
  assert.deepEqual(
    (await listOperators(owner)).map((operator) => operator.id),
    [owner.actor.id],
  )
  await assert.rejects(changeRole(owner, id, 'owner'), NotFound)
  await assert.rejects(disableOperator(owner, id), NotFound)
  await assert.rejects(createInvitationLink(owner, id), NotFound)
  const token = await createOperatorLink(system, id, 'password')
  assert.equal(await findOperatorLink(marketplace, token), undefined)
  assert.equal(await setPasswordByLink(marketplace, token, 'blue wool on sundays'), undefined)
  const { db } = marketplace
  await assert.rejects(
    db.updateTable('operators').set({ password_hash: '$argon2id$x' }).where('id', '=', id).execute(),
    /operators_sellers_have_no_password/,
  )
  await assert.rejects(
    db.updateTable('operators').set({ role: 'staff' }).where('id', '=', id).execute(),
    /operators_of_the_office_have_email/,
  )
})

test('a seller sees the own stores, also one that the office has retired, and pieces of no other store', async () => {
  await using shop = await openTestShop()
  const { marketplace, system } = shop
  await openStudio(marketplace)
  const [own, foreign] = [await shop.hasStore({ name: 'Own' }), await shop.hasStore({ name: 'Foreign' })]
  const bowl = await shop.sells({ storeId: own, name: 'Bowl' })
  await shop.sells({ storeId: foreign, name: 'Foreign bowl' })
  const seller = await asSeller(marketplace, own)
  assert.deepEqual(await listOwnStores(seller), [{ id: own, name: 'Own', isPlanOver: false, isRetired: false }])
  const { pieces, total } = await listOwnPieces(seller, own, 1)
  assert.deepEqual([pieces.map(({ product }) => product.id), total], [[bowl.id], 1])
  assert.deepEqual(await listOwnPieces(seller, foreign, 1), { pieces: [], total: 0 })
  assert.deepEqual(await listOwnPieces(seller, 9_999_999, 1), { pieces: [], total: 0 })
  await retireStore(system, own)
  assert.deepEqual(await listOwnStores(seller), [{ id: own, name: 'Own', isPlanOver: false, isRetired: true }])
  assert.equal((await listOwnPieces(seller, own, 1)).pieces[0]?.isStoreRetired, true)
})

test('the audit log says who let whom in and out, and when they entered', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const owner = await asOwnerWithStudio(marketplace)
  const storeId = await shop.hasStore()
  const result = await grantStoreAccess(owner, storeId, person(newPhone()))
  assert.ok(result.outcome === 'granted')
  const id = result.sellerId
  await signInByLink(marketplace, await createSellerLink(owner, storeId, id), '')
  await createSellerLink(owner, storeId, id)
  await revokeSellerLink(owner, storeId, id)
  await revokeSellerLink(owner, storeId, id)
  await endSellerSessions(owner, storeId, id)
  await revokeStoreAccess(owner, storeId, id)
  const log = await marketplace.db
    .selectFrom('audit_log')
    .select(['action', 'actor_name'])
    .where('entity', '=', 'operator')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute()
  assert.deepEqual(
    log.map(({ action, actor_name: by }) => `${by}: ${action}`),
    [
      ...[
        'Sana: access granted',
        'Sana: link created',
        'Amel: signed in by link',
        'Sana: link created',
        'Sana: link revoked',
      ],
      ...['Sana: phones signed out', 'Sana: access revoked'],
    ],
  )
})
