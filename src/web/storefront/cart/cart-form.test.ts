import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dinars } from '#domain/money.ts'
import fc from '#tests/support/fast-check.ts'
import type { Cart } from './cart.ts'
import { linesField, linesSent, linesToForm } from './cart-fields.ts'
import { readCartForm } from './cart-form.ts'

function formOf(lines: unknown): FormData {
  const form = new FormData()
  form.set(linesField, typeof lines === 'string' ? lines : JSON.stringify(lines))
  return form
}

const id = fc.integer({ min: 1, max: 2 ** 31 - 1 })
const quantity = fc.integer({ min: 1, max: 1000 })

test('a cart form round-trips', () => {
  const line = fc.record(
    { productId: id, sizeId: id, colorId: id, quantity },
    { requiredKeys: ['productId', 'sizeId', 'quantity'], noNullPrototype: true },
  )
  const texts = { name: 'Bowl', model: '', sizeName: '', picture: '', unitPrice: dinars(45) }
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 100 }), (lines) => {
      const cart = lines.map((line) => ({ ...texts, ...line }))
      const form = formOf(linesToForm(cart as Cart))
      assert.deepEqual(readCartForm(form), lines)
      assert.deepEqual(linesSent(form), lines)
    }),
  )
})

test('malformed cart forms are refused and never throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const lines = readCartForm(formOf(text))
      assert.ok(lines === undefined || lines.length > 0)
    }),
  )
})

test('only ids and quantities in range are lines', () => {
  const line = { productId: 1, sizeId: 2, quantity: 1 }
  const wrong: unknown[] = [
    [],
    {},
    null,
    '[{',
    Array(101).fill(line),
    [line, null],
    [{ ...line, quantity: 0 }],
    [{ ...line, quantity: 1001 }],
    [{ ...line, quantity: 1.5 }],
    [{ ...line, quantity: '1' }],
    [{ ...line, productId: 2 ** 31 }],
    [{ ...line, productId: -1 }],
    [{ ...line, sizeId: '2' }],
    [{ ...line, colorId: 0 }],
  ]
  for (const lines of wrong) assert.equal(readCartForm(formOf(lines)), undefined, JSON.stringify(lines))
  assert.equal(readCartForm(new FormData()), undefined)
  assert.deepEqual(readCartForm(formOf([{ ...line, sizeId: null, color: 'x' }])), [{ productId: 1, quantity: 1 }])
})
