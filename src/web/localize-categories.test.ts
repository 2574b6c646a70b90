import assert from 'node:assert/strict'
import { test } from 'node:test'
import { builtInCollections, categoriesInMenu } from '#domain/category.ts'
import { allNamesOf, builtInShopCategories, localizeCategories } from './localize-categories.ts'

const row = { id: 100, isBuiltIn: false, isInMenu: true, version: 0 }

test('a category has the name that an owner wrote, or that of the program, or one in another language', () => {
  const [accessories] = builtInShopCategories
  assert.ok(accessories)
  const rows = [
    accessories,
    { ...accessories, texts: { fr: { name: 'Bijoux', text: 'De Moknine.' } } },
    { ...row, slug: 'lamps', texts: { en: { name: 'Lamps' } } },
    // A word that every object has.
    { ...row, slug: 'constructor', texts: {} },
  ]
  const inFrench = localizeCategories(rows, { locale: 'fr', mainLocale: 'ar' })
  assert.deepEqual(inFrench, [
    { slug: 'Accessories', name: 'Accessoires' },
    { slug: 'Accessories', name: 'Bijoux', text: 'De Moknine.', hasOwnName: true },
    { slug: 'lamps', name: 'Lamps', isInMenu: true },
    { slug: 'constructor', name: 'constructor', isInMenu: true },
  ])
  assert.deepEqual(rows.slice(1).map(allNamesOf), [
    ['Accessories', 'Accessories', 'Bijoux', 'Accessoires', 'إكسسوارات'],
    ['lamps', 'Lamps'],
    ['constructor'],
  ])
})

test('a collection is in the menu while one of its categories is offered, also before the database was read', () => {
  const light = { slug: 'light', members: ['lamps', 'candles'], isInMenu: true } as const
  const retired = { slug: 'lamps', isRetired: true } as const
  assert.deepEqual(categoriesInMenu([light, retired, { slug: 'candles' }]), [light])
  assert.deepEqual(categoriesInMenu([light, retired, { slug: 'candles', isRetired: true }]), [])
  assert.deepEqual(
    categoriesInMenu(builtInShopCategories).map(({ slug }) => slug),
    builtInCollections,
  )
})
