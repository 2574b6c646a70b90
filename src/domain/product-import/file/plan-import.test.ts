import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dinars } from '#domain/money.ts'
import { piecesOf, planRows } from '#tests/support/import-plan-of.ts'

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
