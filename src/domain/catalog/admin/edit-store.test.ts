import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { getStore } from '#domain/catalog/stores/get-store.ts'
import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import { asOperator } from '#tests/support/operators.ts'
import { asSeller, openStudio } from '#tests/support/sellers.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { getAdminStore } from './admin-stores.ts'
import { createStore, editStore, storeDraftOf } from './edit-store.ts'

test('two stores cannot have names that differ only in case or in a non-breaking space', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const [first, second] = [
    await shop.hasStore({ name: 'Éclat\u00a0d’argile' }),
    await shop.hasStore({ name: 'Argile' }),
  ]
  const draft = storeDraftOf({ store: await getStore(shop.marketplace, first) })
  const base = storeDraftOf({ store: await getStore(shop.marketplace, second) })
  for (const name of ['Éclat\u00a0d’argile', 'ÉCLAT D’ARGILE', 'Éclat\u202fD’ARGILE']) {
    assert.equal((await createStore(sana, { ...draft, name: name.toUpperCase() })).outcome, 'name-taken', name)
    assert.equal((await editStore(sana, second, { base, edited: { ...base, name } })).outcome, 'name-taken', name)
  }
  assert.equal((await editStore(sana, second, { base, edited: { ...base, name: 'Argiles' } })).outcome, 'saved')
})

test('of two edits of a store the second returns a merge, text by text, and saves nothing', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const id = await shop.hasStore({ name: 'Dar', description: 'Clay.', translations: { fr: { name: 'Maison' } } })
  const now = async () => storeDraftOf(await getAdminStore(sana, id))
  const base = await now()
  const theirs = { ...base, town: 'Nabeul', description: 'Red clay.', translations: { ar: { name: 'دار' } } }
  const mine = {
    ...{ ...base, craft: 'Pottery', description: 'White clay.' },
    translations: { fr: { name: 'Maison', craft: 'Poterie' }, ar: { name: 'الدار', craft: 'فخار' } },
  }
  assert.equal((await editStore(sana, id, { base, edited: theirs })).outcome, 'saved')
  const result = await editStore(sana, id, { base, edited: mine })
  assert.ok(result.outcome === 'changed-meanwhile')
  assert.deepEqual([result.current, await now()], [theirs, theirs])
  assert.match(result.by ?? '', /^Sana/)
  assert.deepEqual([result.theirs, result.both], [['town'], ['description']])
  assert.deepEqual(result.texts, { theirs: { fr: { name: null } }, both: { ar: { name: 'دار' } } })
  const merged = {
    ...{ ...mine, town: 'Nabeul' },
    translations: { fr: { craft: 'Poterie' }, ar: { name: 'الدار', craft: 'فخار' } },
  }
  assert.deepEqual(result.merged, merged)
  assert.equal((await editStore(sana, id, { base: result.current, edited: result.merged })).outcome, 'saved')
  assert.deepEqual(await now(), merged)
})

test('the audit log has of an edit of a store what changed, and null where there is no value', async () => {
  await using shop = await openTestShop()
  const sana = await asOperator(shop.marketplace, 'staff')
  const id = await shop.hasStore({ name: 'Dar', town: 'Nabeul' })
  const draft = async () => storeDraftOf(await getAdminStore(sana, id))
  const lastChange = async () => {
    const [entry] = (await listAuditLog(sana, {})).rows
    return { before: entry?.before, after: entry?.after }
  }
  const opened = await draft()
  const edited = { ...opened, town: '', preparationDays: 3, translations: { fr: { name: 'La maison' } } }
  await editStore(sana, id, { base: opened, edited })
  assert.deepEqual(await lastChange(), {
    before: { town: 'Nabeul', preparationDays: null, translations: { fr: { name: null } } },
    after: { town: '', preparationDays: 3, translations: { fr: { name: 'La maison' } } },
  })
  const base = await draft()
  await editStore(sana, id, { base, edited: { ...base, preparationDays: undefined } })
  assert.deepEqual(await lastChange(), { before: { preparationDays: 3 }, after: { preparationDays: null } })
})

test('a seller edits the own store, but neither its name nor its category, in no language', async () => {
  await using shop = await openTestShop()
  await openStudio(shop.marketplace)
  const id = await shop.hasStore({ translations: { fr: { name: 'La maison' }, ar: { name: 'الدار' } } })
  const seller = await asSeller(shop.marketplace, id)
  const base = storeDraftOf(await getAdminStore(seller, id))
  const taken: Partial<NewStore>[] = [
    { name: 'Taken' },
    { category: 'kids' },
    { translations: { ...base.translations, fr: { name: 'Prise' } } },
    { translations: { ar: { name: 'الدار' } } },
  ]
  for (const part of taken)
    await assert.rejects(editStore(seller, id, { base, edited: { ...base, ...part } }), NotAllowed)
  // The languages of a draft are in no order.
  const translations = { ar: { name: 'الدار' }, fr: { name: 'La maison', craft: 'Poterie' } }
  assert.equal((await editStore(seller, id, { base, edited: { ...base, translations } })).outcome, 'saved')
})
