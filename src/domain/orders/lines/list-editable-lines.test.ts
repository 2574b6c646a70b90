import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listVariants } from '#domain/catalog/admin/list-variants.ts'
import { setVariantRetired } from '#domain/catalog/admin/set-variant-retired.ts'
import { splitStock } from '#domain/catalog/stock/split-stock.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { listEditableLines } from './list-editable-lines.ts'

test('a line of a size that is counted by color offers the colors that it comes in, with their pieces', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const shirt = await shop.sells({
    ...{
      name: 'Shirt',
      sizes: [
        { name: 'S', stock: 3 },
        { name: 'M', stock: 5 },
      ],
    },
    colors: ['Red', 'Blue', 'Green'].map((name) => ({ name, swatch: '#123456' })),
  })
  const [small, medium] = shirt.sizes.map(({ id }) => id) as [number, number]
  const [red = 0, blue = 0, green = 0] = shirt.colors.map(({ id }) => id)
  const pieces = new Map([
    [red, 1],
    [blue, 4],
    [green, 0],
  ])
  await splitStock(office, shirt.id, [{ sizeId: medium, seen: 5, pieces }])
  const greenMedium = (await listVariants(office, shirt.id)).find(({ colorId }) => colorId === green)
  await setVariantRetired(office, shirt.id, greenMedium?.id ?? 0, true)
  const lineOf = (sizeId: number) => ({ productId: shirt.id, sizeId, quantity: 1 })
  const lines = await listEditableLines(office, [lineOf(small), lineOf(medium)], [])
  assert.deepEqual(
    lines.map(({ sizeName, colors }) => [sizeName, colors.map(({ name, stock }) => [name, stock])]),
    [
      [
        'S',
        [
          ['Red', undefined],
          ['Blue', undefined],
          ['Green', undefined],
        ],
      ],
      [
        'M',
        [
          ['Red', 1],
          ['Blue', 4],
        ],
      ],
    ],
  )
})
