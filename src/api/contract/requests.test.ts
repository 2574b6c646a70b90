import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { categories } from '#domain/catalog/category.ts'
import { productSorts } from '#domain/catalog/product-filter.ts'
import { longestComment } from '#domain/comments/comment.ts'
import { longestEmail } from '#domain/email.ts'
import { mostLines, mostPieces } from '#domain/orders/order.ts'
import { somethingVisible } from '#domain/text.ts'
import { productQuery } from './parameters.ts'
import { email, newComment, newOrder } from './requests.ts'
import { brand } from './shapes.ts'

/** The contract imports nothing, so that it stands for itself; here it is held against the domain. */
test('the limits of the contract are those of the domain', () => {
  assert.equal(email.maxLength, longestEmail)
  assert.equal(newComment.shape.comment.maxLength, longestComment)
  assert.equal(z.toJSONSchema(newComment.shape.comment).pattern, somethingVisible.source)
  const { orderItems } = newOrder.shape
  assert.equal(orderItems.element.shape.quantity.maxValue, mostPieces)
  assert.equal(orderItems.safeParse(Array(mostLines + 1).fill({ productId: 1, quantity: 1 })).success, false)
  assert.equal(orderItems.safeParse(Array(mostLines).fill({ productId: 1, quantity: 1 })).success, true)
})

test('the contract knows every category and every way to sort', () => {
  assert.deepEqual(brand.shape.categorie.options, [...categories])
  assert.deepEqual(['catalog', ...productQuery.shape.sort.unwrap().options], [...productSorts])
})
