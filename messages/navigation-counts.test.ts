import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '#domain/locale.ts'

test('the names of the links to cart and favorites contain the number that is seen on them', async () => {
  for (const locale of locales) {
    const { navigationMessages } = await import(`./${locale}/layout.ts`)
    for (const count of [1, 2, 3, 11, 100, 102])
      for (const name of [navigationMessages.cart(count), navigationMessages.favoritesCount(count)])
        assert.match(name, new RegExp(`(?<!\\d)${count}(?!\\d)`))
  }
})
