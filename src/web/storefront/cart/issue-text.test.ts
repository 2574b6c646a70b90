import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maxPiecesAtOnce } from '#domain/supply.ts'
import { cartMessages } from '#messages/en/cart.ts'
import { allLeftText, issueText } from './issue-text.ts'

test('what is made to order is not said to be in stock', () => {
  const [inStock, made] = [{}, { preparationDays: 5 }]
  assert.equal(issueText({ kind: 'short', left: 2 }, inStock), 'Only 2 pieces are left.')
  assert.equal(issueText({ kind: 'short', left: 2 }, made), 'Only 2 places are left this week.')
  assert.equal(issueText({ kind: 'short', left: maxPiecesAtOnce }, made), 'Up to 100 can be ordered at once.')
  assert.equal(issueText({ kind: 'sold-out' }, made), cartMessages.fullyBooked)
  assert.equal(allLeftText(1, inStock), 'This is the last one.')
  assert.equal(allLeftText(1, made), 'Only 1 place is left this week.')
})
