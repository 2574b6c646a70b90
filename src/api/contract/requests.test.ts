import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { productSorts } from '#domain/catalog/search/product-filter.ts'
import { maxCommentLength } from '#domain/comments/comment.ts'
import { maxEmailAddressLength } from '#domain/email-address.ts'
import { maxCustomerNoteLength, maxLineQuantity, maxOrderLines } from '#domain/orders/order.ts'
import { retentionMilliseconds } from '#domain/orders/placing/idempotency-record.ts'
import { shippingPrice } from '#domain/sale-terms/sale-terms.ts'
import { visibleCharacter } from '#domain/text.ts'
import {
  maxAddressLength,
  maxCityLength,
  maxContactMessageLength,
  maxPersonNameLength,
  maxPhoneTextLength,
  maxPlanDescriptionLength,
  maxProjectLength,
  maxSearchLength,
} from '#domain/text-lengths.ts'
import { formatPrice } from '#formatting/prices.ts'
import { orderHeaders, productQuery } from './parameters.ts'
import { email, newComment, newMessage, newOrder, newPlanRequest } from './requests.ts'

/** The contract does not import the domain, so these tests compare the two. */
test('the limits of the contract are those of the domain', () => {
  assert.equal(email.meta()?.maxLength, maxEmailAddressLength)
  const textLengths = [
    [newComment.shape.comment, maxCommentLength],
    ...[newOrder.shape.nom, newComment.shape.name, newMessage.shape.name, newPlanRequest.shape.name].map(
      (name) => [name, maxPersonNameLength] as const,
    ),
    ...[newOrder.shape.telephone, newComment.shape.phone, newPlanRequest.shape.tel].map(
      (phone) => [phone, maxPhoneTextLength] as const,
    ),
    [newOrder.shape.adresse, maxAddressLength],
    [newOrder.shape.ville, maxCityLength],
    [newMessage.shape.description, maxContactMessageLength],
    [newPlanRequest.shape.project, maxProjectLength],
    [newPlanRequest.shape.description, maxPlanDescriptionLength],
  ] as const
  assert.equal(productQuery.shape.q.unwrap().maxLength, maxSearchLength)
  for (const [schema, length] of textLengths) {
    assert.equal(schema.meta()?.maxLength, length)
    assert.equal(schema.safeParse('x'.repeat(length)).success, true)
    assert.equal(schema.safeParse('x'.repeat(length + 1)).success, false)
  }
  for (const note of [newOrder.shape.note, newOrder.shape.giftNote])
    assert.equal(note.unwrap().unwrap().meta()?.maxLength, maxCustomerNoteLength)
  assert.equal(z.toJSONSchema(newComment.shape.comment).pattern, visibleCharacter.source)
  const { orderItems } = newOrder.shape
  assert.equal(orderItems.element.shape.quantity.maxValue, maxLineQuantity)
  assert.equal(orderItems.safeParse(Array(maxOrderLines + 1).fill({ productId: 1, quantity: 1 })).success, false)
  assert.equal(orderItems.safeParse(Array(maxOrderLines).fill({ productId: 1, quantity: 1 })).success, true)
})

test('the contract states the delivery fee and how long an idempotency key is kept', () => {
  const dinarsText = formatPrice(shippingPrice, 'en').replace('.00', '')
  assert.ok(newOrder.shape.total.meta()?.description?.includes(`, ${dinarsText} shipping included.`))
  const days = retentionMilliseconds / 86_400_000
  assert.ok(orderHeaders.shape['Idempotency-Key'].meta()?.description?.includes(` again for ${days} days,`))
})

test('the contract has all sort orders', () => {
  assert.deepEqual(['catalog', ...productQuery.shape.sort.unwrap().options], [...productSorts])
})
