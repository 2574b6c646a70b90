import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrderNumber, parseOrderNumber } from './order-number.ts'

test('an order number is understood as people type it', () => {
  const spellings = ['H-7K3M-92QX', 'h-7k3m-92qx', '7K3M-92QX', '7k3m92qx', 'H7K3M92QX', ' H 7K3M 92QX ', 'h–7k3m—92qx']
  for (const typed of [
    ...spellings,
    'H-٧K3M-٩٢QX',
    'h-۷k3m-۹۲qx',
    '\u200fH-7K3M-92QX\u200e',
    'H_7K3M_92QX',
    'Ｈ-7K3M-92QX',
  ])
    assert.equal(parseOrderNumber(typed), 'H-7K3M-92QX', typed)
  assert.equal(parseOrderNumber('h-olil-0000'), 'H-0111-0000')
  assert.equal(parseOrderNumber('HHHH-HHHH'), 'H-HHHH-HHHH')
})

test('every new order number is understood, also without its H', () => {
  for (let count = 0; count < 100; count++) {
    const number = newOrderNumber()
    assert.equal(parseOrderNumber(number.toLowerCase()), number)
    assert.equal(parseOrderNumber(number.slice(2)), number)
  }
})

test('anything else is no order number', () => {
  for (const typed of [
    '',
    'H',
    'H-7K3M',
    'H-7K3M-92Q',
    'H-7K3M-92QXX',
    'X-7K3M-92QX',
    'H-7K3M-92QU',
    'H-7K3M-92Q!',
    'رقم',
  ])
    assert.equal(parseOrderNumber(typed), undefined, typed)
})
