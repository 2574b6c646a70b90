import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { getMakerOf } from './get-maker-of.ts'
import { getStore } from './get-store.ts'
import { listMakers } from './list-makers.ts'
import { listMakersOfWeek } from './list-makers-of-week.ts'
import { placeOf } from './place-of.ts'

const week = 7 * 24 * 60 * 60 * 1000

function retire(shop: TestShop, id: number) {
  return shop.marketplace.db.updateTable('stores').set({ retired_at: new Date() }).where('id', '=', id).execute()
}

test('makers come a page at a time in the order of their names, those that are open', async () => {
  await using shop = await openTestShop()
  for (const name of ['éclat', 'Bois', 'argile']) await shop.hasStore({ name })
  await retire(shop, await shop.hasStore({ name: 'Closed' }))
  const namesOf = async (page: number) => {
    const { makers, total } = await listMakers(shop.marketplace, { page, pageSize: 2 })
    assert.equal(total, 3)
    return makers.map(({ name }) => name)
  }
  assert.deepEqual(await namesOf(1), ['argile', 'Bois'])
  assert.deepEqual(await namesOf(2), ['éclat'])
  assert.deepEqual(await namesOf(3), [])
})

test('a store says where it is and what it works at, or nothing of that', async () => {
  await using shop = await openTestShop()
  const place = { governorate: 'TN-82', town: 'Houmt Souk', craft: 'Basketry' } as const
  const told = await getStore(shop.marketplace, await shop.hasStore(place))
  assert.deepEqual({ governorate: told.governorate, town: told.town, craft: told.craft }, place)
  assert.equal(placeOf(told), 'Houmt Souk, Médenine')
  assert.equal(placeOf({ town: 'Nabeul', governorate: 'TN-21' }), 'Nabeul')
  assert.equal(placeOf({ governorate: 'TN-21' }), 'Nabeul')
  const silent = await getStore(shop.marketplace, await shop.hasStore())
  assert.ok(!('craft' in silent || 'town' in silent || 'governorate' in silent))
  assert.equal(placeOf(silent), '')
  const wrong = sql`update stores set governorate = 'TN-99' where id = ${silent.id}`
  await assert.rejects(wrong.execute(shop.marketplace.db), /stores_governorate_check/)
})

test('the makers of the week stay for a week, and in time each of those who sell has been among them', async () => {
  await using shop = await openTestShop()
  const selling = [await shop.hasStore(), await shop.hasStore(), await shop.hasStore(), await shop.hasStore()]
  for (const storeId of selling) await shop.sells({ storeId })
  const [bare, closed] = [await shop.hasStore(), await shop.hasStore()]
  await shop.sells({ storeId: closed })
  await retire(shop, closed)
  const pick = async () => (await listMakersOfWeek(shop.marketplace, 2)).map(({ id }) => id)

  const seen = new Set<number>()
  for (let weeks = 0; weeks < 30; weeks++) {
    const picked = await pick()
    assert.equal(picked.length, 2)
    assert.deepEqual(await pick(), picked)
    for (const id of picked) seen.add(id)
    shop.clock.passes({ days: 7 })
  }
  assert.deepEqual([...seen].sort(), selling.sort())
  assert.ok(!seen.has(bare))
})

test('a page that shows the makers of the week holds until Sunday midnight', async () => {
  await using shop = await openTestShop()
  const shown = { things: new Set<never>(), countsEveryPiece: false, holdsUntil: undefined as Date | undefined }
  await listMakersOfWeek({ ...shop.marketplace, shown } as never, 2)
  const now = shop.marketplace.clock.now().getTime()
  const holdsUntil = shown.holdsUntil?.getTime() ?? 0
  assert.ok(holdsUntil > now && holdsUntil <= now + week)
  assert.equal(new Date(holdsUntil + 60 * 60 * 1000).getUTCDay(), 1)
})

test('the maker of a piece is the store that sells it', async () => {
  await using shop = await openTestShop()
  const storeId = await shop.hasStore({ name: 'Dar', craft: 'Painted pottery' })
  await shop.hasStore()
  const bowl = await shop.sells({ storeId })
  const maker = await getMakerOf(shop.marketplace, bowl.id)
  assert.deepEqual([maker.id, maker.name, maker.craft], [storeId, 'Dar', 'Painted pottery'])
  await assert.rejects(getMakerOf(shop.marketplace, bowl.id + 1), { name: 'NotFound' })
})
