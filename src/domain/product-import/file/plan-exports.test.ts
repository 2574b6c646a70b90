import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { dinars } from '#domain/money.ts'
import { inDinars, planOf, planRows, refusals } from '#tests/support/import-plan-of.ts'
import type { ImportChoices } from './import-choices.ts'

async function planExport(source: 'shopify' | 'woocommerce' | 'etsy', answers: Partial<ImportChoices> = inDinars) {
  return planOf(
    await readFile(new URL(`../../../../tests/support/import-files/${source}.csv`, import.meta.url)),
    answers,
  )
}

test('an export of Shopify: rows with one handle are a piece with sizes, colors, a promotion and pictures', async () => {
  const plan = await planExport('shopify')
  const [dress, bowl] = plan.pieces
  assert.deepEqual([dress?.key, dress?.lines], ['handle:robe-sana', [2, 3, 4, 5]])
  assert.partialDeepStrictEqual(dress?.product, {
    ...{ name: 'Robe Sana', category: 'clothing', locale: 'fr', model: '', weightGrams: 400 },
    description: 'Robe en lin lavé.\n\n• Coupe droite\n• Deux poches',
    ...{ regularPrice: dinars(150), promotionalPrice: dinars(120) },
    sizes: [
      { name: 'S', stock: 3, stockByColor: [3, 0] },
      { name: 'M', price: dinars(160), stock: 5, stockByColor: [5, 0] },
    ],
    colors: [
      { name: 'Bleu', swatch: '#2458a6' },
      { name: 'Terracotta', swatch: '#e07b26' },
    ],
  })
  assert.deepEqual(dress?.pictures, [
    { address: 'https://cdn.example.com/robe-1.jpg?v=1', alt: 'Robe bleue, de face', color: 'Bleu' },
    { address: 'https://cdn.example.com/robe-2.jpg?v=1', alt: 'De dos' },
    { address: 'https://cdn.example.com/robe-3.jpg?v=1', alt: '', color: 'Terracotta' },
  ])
  assert.deepEqual(dress?.notes, [
    { kind: 'stock-below-zero', field: 'stock', text: '-2' },
    { kind: 'picture-address', text: 'http://cdn.example.com/robe-4.jpg' },
  ])
  assert.partialDeepStrictEqual(bowl?.product, {
    ...{ name: 'Bol de Nabeul', model: 'BN-1', regularPrice: dinars(45.5), promotionalPrice: undefined },
    ...{ sizes: [{ name: '', stock: 0 }], colors: [] },
  })
  assert.deepEqual(refusals(plan), [[[7], 'group-missing']])
  assert.deepEqual(plan.questions, [])
})

test('an export of WooCommerce: variations belong to their product, prices have a decimal comma, lengths a unit', async () => {
  const plan = await planExport('woocommerce')
  const [pot, bag] = plan.pieces
  assert.partialDeepStrictEqual(pot, {
    key: 'id:12',
    product: {
      ...{ name: 'Pot & couvercle', category: 'decor', model: 'POT-1', mainColor: 'Vert' },
      description: 'Tourné à la main.\n\nPasse au four.\n\n• 1 l',
      ...{ weightGrams: 1250, widthMillimeters: 125, heightMillimeters: 180, sizes: [{ name: '', stock: 4 }] },
      ...{ regularPrice: dinars(45), promotionalPrice: dinars(36) },
      ...{ promotionFirstDay: '2026-12-01', promotionLastDay: '2026-12-31' },
    },
    pictures: [{ address: 'https://example.com/pot-1.jpg' }, { address: 'https://example.com/pot-2.jpg' }],
  })
  assert.partialDeepStrictEqual(bag, {
    ...{ key: 'id:13', lines: [3, 4, 5, 6] },
    product: {
      ...{ name: 'Sac tressé', category: 'bags', model: 'SAC', regularPrice: dinars(60) },
      sizes: [
        { name: 'Petit', stock: 2, stockByColor: [2, 0] },
        { name: 'Grand', price: dinars(75), stock: 1, stockByColor: [1, 0] },
      ],
      colors: [{ name: 'Rouge' }, { name: 'Naturel' }],
    },
    notes: [{ kind: 'stock-unknown', field: 'stock' }],
  })
  assert.deepEqual(refusals(plan), [
    [[7], 'kind-not-taken: grouped'],
    [[8], 'parent-missing: id:99'],
  ])
})

test('an export of Etsy: a row has its variations as lists, without the stock of each; another currency is refused', async () => {
  const plan = await planExport('etsy', { ...inDinars, currency: undefined })
  assert.deepEqual(plan.questions, [])
  const [spoon, rug] = plan.pieces
  assert.partialDeepStrictEqual(spoon, {
    key: 'name:olive wood spoon, hand carved',
    product: {
      description: 'Carved from one piece.\n\nOil it & keep it dry.',
      sizes: [
        { name: 'Small', stock: 0 },
        { name: 'Large', stock: 0 },
      ],
    },
    notes: [{ kind: 'stock-of-all-sizes', field: 'stock', text: '6' }],
    pictures: [{ address: 'https://i.etsystatic.com/1.jpg' }, { address: 'https://i.etsystatic.com/2.jpg' }],
  })
  const { sizes, colors } = rug?.product ?? assert.fail()
  assert.deepEqual(sizes, [{ name: '', stock: 3 }])
  assert.deepEqual(
    colors.map(({ name }) => name),
    ['Red', 'Blue'],
  )
  assert.deepEqual(refusals(plan), [[[4], 'other-currency: EUR']])
})

test('the newer export of Shopify and the French one of WooCommerce are read as the others', async () => {
  const shopify = await planRows(
    [
      'Title,URL handle,Description,Type,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity,Weight value (grams),Product image URL,Image position,Variant image URL',
      'Sac,sac,<p>Cuir</p>,Sacs,S-1,Scent,Amber,120.50,150.00,3,400,https://example.com/1.jpg,1,',
      ',sac,,,S-2,,Jasmine,120.50,150.00,1,400,https://example.com/2.jpg,2,',
    ].join('\n'),
  )
  assert.partialDeepStrictEqual(shopify.pieces, [
    {
      ...{
        key: 'handle:sac',
        pictures: [{ address: 'https://example.com/1.jpg' }, { address: 'https://example.com/2.jpg' }],
      },
      product: {
        ...{
          description: 'Cuir',
          category: 'bags',
          weightGrams: 400,
          regularPrice: dinars(150),
          promotionalPrice: dinars(120.5),
        },
        sizes: [
          { name: 'Amber', stock: 3 },
          { name: 'Jasmine', stock: 1 },
        ],
      },
    },
  ])
  const wooCommerce = await planRows(
    [
      'ID,Type,UGS,Nom,Description courte,Description,En stock ?,Stock,Poids (kg),Tarif promo,Tarif régulier,Catégories,Images,Parent,Nom de l’attribut 1,Valeur(s) de l’attribut 1',
      '7,variable,P-1,Pot,Tourné,,1,,,,,Décoration,https://example.com/1.jpg,,Taille,"Petit, Grand"',
      '8,variation,P-1-P,Pot - Petit,,,1,2,,"36,00","45,00",,,P-1,,Petit',
    ].join('\n'),
  )
  assert.partialDeepStrictEqual(wooCommerce.pieces, [
    {
      ...{ key: 'id:7', lines: [2, 3] },
      product: {
        ...{ name: 'Pot', model: 'P-1', description: 'Tourné', promotionalPrice: dinars(36) },
        sizes: [{ name: 'Petit', stock: 2 }],
      },
    },
  ])
})
