import assert from 'node:assert/strict'
import { test } from 'node:test'
import { millimes } from '#domain/money.ts'
import type { CheckoutResponse } from './checkout-response.ts'
import {
  isSentAgain,
  nextOrderSending,
  type OrderAttempt,
  type OrderEvent,
  type OrderSending,
  refusalOf,
} from './order-sending.ts'

const form = new FormData()
const submitted: OrderEvent = { type: 'submitted', form, cart: [] }
const edited: OrderEvent = { type: 'edited' }
const pauseOver: OrderEvent = { type: 'pause-over' }
const answered = (response: CheckoutResponse): OrderEvent => ({ type: 'answered', response })
const away = answered({ outcome: 'away' })
const placed = answered({
  outcome: 'placed',
  order: { number: 'H-7K3M-92QX', token: 'abc', total: millimes(64_500), payment: 'paypal' },
})

function after(...events: readonly OrderEvent[]): OrderSending {
  return events.reduce<OrderSending>(nextOrderSending, { phase: 'editing' })
}

function attemptOf(state: OrderSending): OrderAttempt {
  assert.ok(state.phase !== 'editing')
  return state.attempt
}

test('an order is sent and placed; a second tap and a late answer change nothing', () => {
  const sent = after(submitted)
  assert.equal(sent.phase, 'sending')
  assert.equal(nextOrderSending(sent, { type: 'submitted', form: new FormData(), cart: [] }), sent)
  const done = nextOrderSending(sent, placed)
  assert.deepEqual([done.phase, 'isEdited' in done && done.isEdited], ['placed', false])
  for (const event of [submitted, away, pauseOver]) assert.equal(nextOrderSending(done, event), done)
})

test('what was edited after the order had been sent came too late', () => {
  for (const state of [after(submitted, edited, placed), after(submitted, placed, edited)])
    assert.deepEqual([state.phase, 'isEdited' in state && state.isEdited], ['placed', true])
})

test('a refused order waits for its button, with the reason; wrong fields are none of the whole order', () => {
  const refused = after(submitted, answered({ outcome: 'key-reused' }))
  assert.deepEqual([refused.phase, refusalOf(refused)?.outcome], ['editing', 'key-reused'])
  assert.equal(refusalOf(after(submitted, answered({ outcome: 'wrong-fields', errors: {} }))), undefined)
  assert.equal(refusalOf(nextOrderSending(refused, submitted)), undefined)
  assert.equal(nextOrderSending(refused, pauseOver), refused)
})

test('while the shop is busy the same form is sent again, as another attempt', () => {
  let state = after(submitted, away)
  for (let tries = 1; tries <= 3; tries++) {
    const waiting = attemptOf(state)
    assert.deepEqual([state.phase, isSentAgain(state), waiting.tries], ['waiting', true, tries])
    state = nextOrderSending(state, pauseOver)
    const sent = attemptOf(state)
    assert.deepEqual([state.phase, isSentAgain(state), sent.form], ['sending', true, form])
    assert.notEqual(sent, waiting)
    state = nextOrderSending(state, away)
  }
})

test('after an edit it is not sent again, neither while it waits nor while it is on its way', () => {
  const stopped = after(submitted, away, edited)
  assert.deepEqual([stopped.phase, refusalOf(stopped)?.outcome], ['editing', 'away'])
  assert.equal(attemptOf(nextOrderSending(stopped, submitted)).tries, 0)
  const onItsWay = after(submitted, away, pauseOver, edited)
  assert.deepEqual([onItsWay.phase, isSentAgain(onItsWay)], ['sending', false])
  assert.equal(nextOrderSending(onItsWay, away).phase, 'editing')
})
