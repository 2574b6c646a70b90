import assert from 'node:assert/strict'
import { test } from 'node:test'
import { piecesOf, planRows, refusals } from '#tests/support/import-plan-of.ts'

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
