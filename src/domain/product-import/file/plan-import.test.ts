import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { dinars } from '#domain/money.ts'
import { importShop, planOf, tableOf } from '#tests/support/import-plan-of.ts'
import { csvOf } from '#web/csv/csv.ts'
import { guessChoices } from './guess-choices.ts'
import type { ImportChoices } from './import-choices.ts'
import type { ImportPlan } from './import-plan.ts'
import { planImport } from './plan-import.ts'
import { refusedTable } from './refused-table.ts'

const inDinars = { currency: 'TND', categories: { '': 'decor' } } as const

/** Plans rows of a sheet in dinars whose pieces have a category. */
function planRows(file: string, answers: Partial<ImportChoices> = {}) {
  return planOf(file, { ...inDinars, ...answers })
}

async function planExport(source: 'shopify' | 'woocommerce' | 'etsy', answers: Partial<ImportChoices> = inDinars) {
  return planOf(
    await readFile(new URL(`../../../../tests/support/import-files/${source}.csv`, import.meta.url)),
    answers,
  )
}

/** Returns why rows are refused, by their lines. */
function refusals({ refused }: ImportPlan) {
  return refused.map(({ lines, reasons }) => [
    lines,
    ...reasons.map(({ kind, text }) => (text === undefined ? kind : `${kind}: ${text}`)),
  ])
}

function piecesOf({ pieces }: ImportPlan) {
  return pieces.map(({ product }) => product)
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

test('rows of a sheet with one name are a piece where there is a size or a color', async () => {
  const plan = await planRows(
    'Nom;Taille;Couleur;Prix;Stock\nRobe;S;Bleu;45;1\nRobe;M;Bleu;45;2\nCaftan;S;Rouge;90;1\nRobe;S;Rouge;45;4\n;M;Rouge;45;3',
  )
  assert.partialDeepStrictEqual(plan.pieces, [
    { key: 'name:robe', lines: [2, 3, 5, 6], product: { sizes: [{ stockByColor: [1, 4] }, { stockByColor: [2, 3] }] } },
    { key: 'name:caftan', lines: [4], product: { mainColor: 'Rouge', colors: [], sizes: [{ name: 'S', stock: 1 }] } },
  ])
  const lists = await planRows('Nom;Pointure;Couleur;Prix;Stock\nBalgha;37,5, 38;Rouge/Noir, Bleu;45;1')
  assert.partialDeepStrictEqual(lists.pieces[0]?.product, {
    ...{ sizes: [{ name: '37,5' }, { name: '38' }], colors: [{ name: 'Rouge/Noir' }, { name: 'Bleu' }] },
  })
})

test('texts in other languages become translations, also of sizes and colors', async () => {
  const [piece] = piecesOf(
    await planRows(
      'Nom;الاسم;Description (ar);Taille;Taille (ar);Couleur;اللون;Prix;Stock\nRobe;فستان;كتان;Petit;صغير;Bleu;أزرق;45;1\nRobe;;;Grand;كبير;Rouge;أحمر;45;1',
    ),
  )
  assert.deepEqual(piece?.translations, { ar: { name: 'فستان', description: 'كتان' } })
  assert.deepEqual(
    piece?.sizes.map(({ translations }) => translations?.ar?.name),
    ['صغير', 'كبير'],
  )
  assert.deepEqual(
    piece?.colors.map(({ translations }) => translations?.ar?.name),
    ['أزرق', 'أحمر'],
  )
})

test('a color looks as its name says in any language, and neutral where it says nothing', async () => {
  const names = ['Bleu nuit', 'أحمر', 'Olive green', '#A1B2C3', 'Sahara 12']
  const plan = await planRows(`Nom;Couleur;Prix\n${names.map((name) => `Robe;${name};45`).join('\n')}`)
  assert.deepEqual(
    piecesOf(plan)[0]?.colors.map(({ swatch }) => swatch),
    ['#2458a6', '#b3262a', '#3c7d3f', '#a1b2c3', '#b5aea4'],
  )
  assert.ok(plan.pieces[0]?.notes.some(({ kind, text }) => kind === 'color-unknown' && text === 'Sahara 12'))
})

test('prices that read two ways are asked about once, and the answer is followed', async () => {
  const file = 'Nom;Prix\nBol;1,250\nTapis;2,500\nSac;45'
  const asked = await planRows(file)
  assert.deepEqual([asked.pieces.map(({ product }) => product.name), asked.waiting], [['Sac'], 2])
  const examples = [
    { text: '1,250', comma: 1250, point: 1_250_000 },
    { text: '2,500', comma: 2500, point: 2_500_000 },
  ]
  assert.deepEqual(asked.questions, [{ kind: 'decimals', field: 'price', examples }])
  const prices = async (sign: 'comma' | 'point') =>
    piecesOf(await planRows(file, { decimals: { price: sign } })).map(({ regularPrice }) => regularPrice)
  assert.deepEqual(await prices('comma'), [dinars(1.25), dinars(2.5), dinars(45)])
  assert.deepEqual(await prices('point'), [dinars(1250), dinars(2500), dinars(45)])
  assert.deepEqual((await planRows(`${file}\nPot;12,50`)).questions, [])
})

test('a number that a workbook stores as one is never asked about', () => {
  const table = {
    source: 'table' as const,
    headings: ['Nom', 'Prix'],
    rows: [{ line: 2, cells: ['Bol', '1.125'], numeric: [1] }],
  }
  const plan = planImport(table, { ...guessChoices(table, importShop), ...inDinars }, importShop)
  assert.deepEqual([plan.questions, piecesOf(plan)[0]?.regularPrice], [[], dinars(1.125)])
})

test('the currency is that of the cell, its column or its heading, and asked about where none says it', async () => {
  const questions = async (file: string) => (await planRows(file, { currency: undefined })).questions
  assert.deepEqual(await questions('Nom;Prix\nBol;45\nSac;45 DT'), [{ kind: 'currency' }])
  for (const file of [
    'Nom;Prix (DT)\nBol;45',
    'Nom;Prix\nBol;45,5 TND',
    'Nom;Prix;Devise\nBol;45;tnd',
    'Nom;السعر (د.ت)\nBol;٤٥',
  ])
    assert.deepEqual(await questions(file), [], file)
  const plan = await planRows('Nom;Prix\nA;45 €\nB;$45.00\nC;45 EUR\nD;45 د.ت\nE;45DT500\nF;DT 45')
  assert.deepEqual(refusals(plan), [
    [[2], 'other-currency: EUR'],
    [[3], 'other-currency: USD'],
    [[4], 'other-currency: EUR'],
    [[6], 'price-unreadable: 45DT500'],
  ])
  assert.deepEqual(
    piecesOf(plan).map(({ name }) => name),
    ['D', 'F'],
  )
  assert.deepEqual(refusals(await planRows('Nom;Prix (EUR)\nA;45')), [[[2], 'other-currency: EUR']])
})

test('categories are found by any name of theirs, chosen by a person, left out, or asked about', async () => {
  const file =
    'Nom;Prix;Catégorie\nA;1;DECORATION\nB;1;Maison > Sacs\nC;1;Divers\nD;1;Divers\nE;1;__proto__\nF;1;\nG;1;حقائب وقفاف'
  const plan = await planRows(file, { categories: {} })
  assert.deepEqual(
    piecesOf(plan).map(({ name, category }) => [name, category]),
    [
      ['A', 'decor'],
      ['B', 'bags'],
      ['G', 'bags'],
    ],
  )
  assert.deepEqual(plan.questions, [
    { kind: 'category', name: 'Divers', count: 2 },
    { kind: 'category', name: '', count: 1 },
    { kind: 'category', name: '__proto__', count: 1 },
  ])
  const categories = Object.fromEntries([
    ['divers', ''],
    ['__proto__', 'kids'],
    ['', 'shoes'],
    ['decoration', 'bags'],
  ])
  const chosen = await planRows(file, { categories })
  assert.deepEqual(chosen.questions, [])
  assert.deepEqual(
    piecesOf(chosen).map(({ category }) => category),
    ['bags', 'bags', 'kids', 'shoes', 'bags'],
  )
  assert.deepEqual(refusals(chosen), [
    [[4], 'category-left-out: Divers'],
    [[5], 'category-left-out: Divers'],
  ])
})

test('rows that cannot become a piece say why', async () => {
  const plan = await planRows(
    [
      'Nom;Réf;Prix;Stock;Taille;Couleur',
      ...[';R1;45;1;;', 'B;;;1;;', 'C;;bleu;1;;', 'D;;0;1;;', 'E;;1000001;1;;', 'F;;45;trois;;', 'G;;45;2,5;;'],
      ...['H;;45;1;S;', 'h;;45;1;s;', 'I;;45;1;S;', 'I;;45;1;;', 'J;;45;1;;;;;;surplus', 'K;;12,3456;1;;', 'L;;45;1;;'],
    ].join('\n'),
  )
  assert.deepEqual(refusals(plan), [
    [[2], 'name-missing'],
    [[3], 'price-missing'],
    [[4], 'price-unreadable: bleu'],
    [[5], 'price-out-of-range: 0'],
    [[6], 'price-out-of-range: 1000001'],
    [[7], 'stock-unreadable: trois'],
    [[8], 'stock-unreadable: 2,5'],
    [[9, 10], 'variant-repeated: S'],
    [[11, 12], 'variant-incomplete'],
    [[13], 'cells-moved: surplus'],
    [[14], 'price-unreadable: 12,3456'],
  ])
  assert.deepEqual(
    piecesOf(plan).map(({ name }) => name),
    ['L'],
  )
  const repeated = await planRows('Nom;Réf;Prix\nBol;;45\nBol;B-2;45\nBOL;;46')
  assert.deepEqual(refusals(repeated), [[[4], 'repeated: BOL']])
  const wide = await planRows(
    `Nom;Prix;Taille\nBol;45;${Array.from({ length: 101 }, (_, size) => `t${size}`).join('|')}`,
  )
  assert.deepEqual(refusals(wide), [[[2], 'too-many-variants']])
})

test('what the shop does not take is cut or left out with a note', async () => {
  const long = 'très '.repeat(100)
  const pictures = Array.from({ length: 10 }, (_, index) => `https://example.com/${index}.jpg`).join(' ')
  const plan = await planRows(
    [
      'Nom;Prix;Prix promo;Début de la promotion;Stock;Largeur;Poids (kg);Photos',
      `${long};45;50;;5 pièces;30;1,5;${pictures}`,
      'Sac;45;40;01/02/2026;;30 cm;lourd;javascript:alert(1) https://a:b@example.com/1.jpg https://localhost/1.jpg',
    ].join('\n'),
  )
  const [first, second] = plan.pieces
  assert.equal(first?.product.name.length, 119)
  assert.deepEqual(
    first?.notes.map(({ kind }) => kind),
    [...['text-cut', 'promotion-not-lower', 'measure-left-out', 'pictures-left-out']],
  )
  assert.deepEqual([first?.pictures.length, first?.product.sizes[0]?.stock, first?.product.weightGrams], [8, 5, 1500])
  assert.deepEqual(
    second?.notes.map(({ kind, text }) => text ?? kind),
    [
      ...[
        'stock-unknown',
        '01/02/2026 –',
        'lourd',
        'javascript:alert(1)',
        'https://a:b@example.com/1.jpg',
        'https://localhost/1.jpg',
      ],
    ],
  )
  assert.deepEqual([second?.product.promotionalPrice, second?.product.widthMillimeters], [undefined, 300])
})

test('an address of a picture in a cell that is cut within a sign can be stored', async () => {
  const cell = `${'- '.repeat(24_000)}https://e.org/a${'😀'.repeat(1000)}`
  const [piece] = (await planRows(`Nom;Prix;Photo\nBol;45;${cell}`)).pieces
  assert.deepEqual(
    piece?.pictures.map(({ address }) => [address.length, address.isWellFormed()]),
    [[2000, true]],
  )
})

test('a promotion that is not the same part of each size is left out', async () => {
  const plan = await planRows('Nom;Taille;Prix;Prix barré\nRobe;S;40;50\nRobe;M;60;65\nSac;S;40;50\nSac;M;48;60')
  const [dress, bag] = piecesOf(plan)
  assert.deepEqual(
    [dress?.regularPrice, dress?.promotionalPrice, dress?.sizes[1]?.price],
    [dinars(50), undefined, dinars(65)],
  )
  assert.deepEqual(
    [bag?.regularPrice, bag?.promotionalPrice, bag?.sizes[1]?.price],
    [dinars(50), dinars(40), dinars(60)],
  )
  assert.deepEqual(
    plan.pieces[0]?.notes.map(({ kind }) => kind),
    ['stock-unknown', 'promotion-differs'],
  )
})

test('without a column for names or prices it is asked which one it is', async () => {
  const plan = await planRows('Truc;Machin\nBol;45')
  assert.deepEqual(plan.questions, [
    { kind: 'column', field: 'name' },
    { kind: 'column', field: 'price' },
  ])
  const chosen = await planRows('Truc;Machin\nBol;45', { columns: { name: 0, price: 1 } })
  assert.deepEqual(
    piecesOf(chosen).map(({ name, regularPrice }) => [name, regularPrice]),
    [['Bol', dinars(45)]],
  )
  const outside = await planRows('Truc;Machin\nBol;45', { columns: { name: 7, price: -1 }, pictures: [9] })
  assert.equal(outside.questions.length, 2)
})

test('the same file gives the same plan, and keys do not depend on the order of rows', async () => {
  const file = 'Nom;Prix;Réf\nBol;45;B-1\nSac;50;'
  assert.deepEqual(await planRows(file), await planRows(file))
  const keys = async (file: string) => (await planRows(file)).pieces.map(({ key }) => key).sort()
  assert.deepEqual(await keys(file), await keys('Prix;Nom;Réf\n51;SAC;\n45;Bol;b-1'))
})

test('refused rows come back under their headings with the reason, harmless to spreadsheets and readable again', async () => {
  const table = await tableOf('Nom,Prix\n=1+1,bleu\nBol,45\nSac\n"@SUM(A1)\n-",12 $')
  const plan = planImport(table, { ...guessChoices(table, importShop), ...inDinars }, importShop)
  const of = ({ reasons }: ImportPlan['refused'][number]) => reasons.map(({ kind }) => kind).join()
  const rows = refusedTable(table, plan.refused, { heading: 'Pourquoi', of })
  assert.deepEqual(rows, [
    ['Nom', 'Prix', 'Pourquoi'],
    ['=1+1', 'bleu', 'price-unreadable'],
    ['Sac', '', 'price-missing'],
    ['@SUM(A1)\n-', '12 $', 'other-currency'],
  ])
  for (const format of ['french', 'international'] as const) {
    const file = csvOf(rows, format)
    assert.doesNotMatch(file, /(?:^|[;,])"[=@+-]/m)
    assert.deepEqual(
      (await tableOf(file)).rows.map(({ cells }) => cells),
      rows.slice(1),
    )
  }
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

test('swapped columns and endless cells are refused or cut', async () => {
  const swapped = await planRows('Prix;Nom\nBol;45\nSac;50')
  assert.deepEqual(refusals(swapped), [
    [[2], 'price-unreadable: Bol'],
    [[3], 'price-unreadable: Sac'],
  ])
  const million = 1_000_000
  const cells = [
    'é'.repeat(million),
    '1'.repeat(million),
    `a${'\u0301'.repeat(million)}`,
    '<p>'.repeat(million / 3),
    'S,'.repeat(million / 2),
  ]
  const plan = await planRows(
    `Nom;Prix;Couleur;Description;Taille\n${cells.join(';')}\nBol;45;${cells.slice(2).join(';')}`,
  )
  assert.deepEqual(refusals(plan), [
    [[2], 'too-many-variants'],
    [[3], 'too-many-variants'],
  ])
  const long = await planRows(`Nom;Prix;Description\n${'é'.repeat(million)};45;${'<b>mot</b> '.repeat(million / 10)}`)
  const [piece] = long.pieces
  assert.deepEqual([piece?.product.name.length, piece?.product.description.length], [120, 4999])
})
