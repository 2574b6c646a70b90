import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setStock } from '#tests/support/catalog-changes.ts'
import { openInstance } from '#tests/support/instance.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { until } from '#tests/support/until.ts'

const hourSeconds = 60 * 60

test('a cached page shows the delivery day until the day ends in Tunis', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({})
  await using instance = await openInstance(shop)
  const paths = [`/product/${bowl.id}`, `/product/${bowl.id}.data`]
  const days = async () =>
    Promise.all(paths.map(async (path) => (await instance.text(path)).match(/\b[A-Z][a-z]{2},? \d{1,2} Mar\b/)?.[0]))
  // The clock shows Monday the second, 11:00.
  assert.deepEqual(await days(), ['Wed 4 Mar', 'Wed 4 Mar'])
  shop.clock.passes({ seconds: 13 * hourSeconds - 1 })
  assert.equal(await instance.cacheStatus(paths[0] ?? ''), 'hit')
  assert.deepEqual(await days(), ['Wed 4 Mar', 'Wed 4 Mar'])
  shop.clock.passes({ seconds: 1 })
  // The page of before stands in for a render that takes long on a busy machine.
  await until(async () => (await days()).every((day) => day === 'Thu 5 Mar'), 'the next day is shown')
})

test('a product that is sold out shows no delivery day', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells({})
  await using instance = await openInstance(shop)
  assert.match(await instance.text(`/product/${bowl.id}`), /48 hours/)
  for (const { id } of bowl.sizes) await setStock(shop.marketplace, id, 0)
  await instance.changeFeed.resync()
  const page = await instance.text(`/product/${bowl.id}`)
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'))
  assert.match(main, /Sold out/)
  assert.doesNotMatch(main, /48 hours|within 7 days|when it is in your hands/)
})
