import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#tests/support/fast-check.ts'
import { NumberColumn } from './number-column.ts'

const read = (...texts: string[]) => {
  const column = new NumberColumn(texts)
  return texts.map((text) => column.read(text))
}

test('a number with one reading is read as it is', () => {
  assert.deepEqual(read('45'), [45_000])
  assert.deepEqual(read('12,50'), [12_500])
  assert.deepEqual(read('12.5'), [12_500])
  assert.deepEqual(read('1 250,000'), [1_250_000])
  assert.deepEqual(read('1\u202f250,5'), [1_250_500])
  assert.deepEqual(read("1'250.00"), [1_250_000])
  assert.deepEqual(read('١٢٫٥٠٠'), [12_500])
  assert.deepEqual(read('١٬٢٥٠٫٥'), [1_250_500])
  assert.deepEqual(read('1.234,500'), [1_234_500])
  assert.deepEqual(read('1,234,500'), [1_234_500_000])
  assert.deepEqual(read('0,250'), [250])
  assert.deepEqual(read('1250,500'), [1_250_500])
  assert.deepEqual(read('-3'), [-3000])
})

test('a number that reads two ways is asked about, with three examples', () => {
  const column = new NumberColumn(['1,250', '1,250', '2,500', '3.750', '4.000', '7'])
  assert.equal(column.read('1,250'), 'asked')
  assert.equal(column.read('7'), 7000)
  assert.deepEqual(column.examples, [
    { text: '1,250', comma: 1250, point: 1_250_000 },
    { text: '2,500', comma: 2500, point: 2_500_000 },
    { text: '3.750', comma: 3_750_000, point: 3750 },
  ])
  const late = new NumberColumn(['1,250', '2,500', '3,750', '4.000'])
  assert.deepEqual(
    late.examples.map(({ text }) => text),
    ['1,250', '2,500', '4.000'],
    'what one answer reads as 4 and as 4000 is not decided unseen',
  )
})

test('another number of the column decides', () => {
  assert.deepEqual(read('1,250', '12,50'), [1250, 12_500])
  assert.deepEqual(read('1.250', '12,50'), [1_250_000, 12_500])
  assert.deepEqual(read('1,250', '12.50'), [1_250_000, 12_500])
  assert.deepEqual(read('1.250', '1.234,500'), [1_250_000, 1_234_500])
  assert.deepEqual(read('45,000', '1 250,000'), [45_000, 1_250_000])
})

test('where numbers of a column contradict each other, it is asked, and the answer leaves what has one reading', () => {
  const texts = ['1,250', '12,50', '12.50']
  assert.equal(new NumberColumn(texts).read('1,250'), 'asked')
  const answered = new NumberColumn(texts, { answer: 'point' })
  assert.deepEqual(
    texts.map((text) => answered.read(text)),
    [1_250_000, 12_500, 12_500],
  )
  assert.deepEqual(answered.examples, [])
})

test('pieces are whole: a reading with decimals is none', () => {
  const column = new NumberColumn(['1,250'], { isWhole: true })
  assert.equal(column.read('1,250'), 1_250_000)
  assert.equal(column.read('2,5'), undefined)
  assert.equal(new NumberColumn(['5.000'], { isWhole: true }).read('5.000'), 'asked')
})

test('what is no number, or finer than a thousandth, is none', () => {
  const texts = [
    '',
    '-',
    '.',
    '12,5,1',
    '1 25',
    '12.3456',
    'Bleu',
    '1e3',
    '½',
    '1.2.3',
    '9'.repeat(13),
    '٫',
    '1,25,000',
  ]
  for (const text of texts) assert.equal(read(text)[0], undefined, text)
  assert.deepEqual(read('12.5000'), [12_500])
})

test('an amount written by a program is never read as another one without an answer', () => {
  const amount = fc.integer({ min: 1, max: 999_999_999 })
  const written = fc.constantFrom<readonly [string, string]>(
    [',', '.'],
    ['.', ','],
    [',', ' '],
    ['.', "'"],
    ['.', ''],
    [',', ''],
  )
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 5 }),
      written,
      fc.integer({ min: 0, max: 3 }),
      (amounts, [decimal, group], digits) => {
        const texts = amounts.map((thousandths) => {
          const [whole = '', part] = (thousandths / 1000).toFixed(digits).split('.')
          return whole.replace(/\B(?=(\d{3})+$)/g, group) + (part ? decimal + part : '')
        })
        const column = new NumberColumn(texts)
        texts.forEach((text, index) => {
          const expected = Math.round(Number(((amounts[index] ?? 0) / 1000).toFixed(digits)) * 1000)
          const value = column.read(text)
          assert.ok(value === expected || value === 'asked', `${text}: ${value}, not ${expected}`)
          const answered = new NumberColumn(texts, { answer: decimal === ',' ? 'comma' : 'point' })
          assert.equal(answered.read(text), expected)
        })
      },
    ),
  )
})
