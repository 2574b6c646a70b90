import assert from 'node:assert/strict'
import { test } from 'node:test'
import { usualHouse } from '#domain/house/house.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { placingInBatches } from '#domain/orders/place-in-batches.ts'
import { pageContext } from '#web/page-context.ts'
import { looksAutomatic } from './program-trap.ts'

const now = new Date('2026-03-02T10:00:00Z')
const marketplace = { clock: { now: () => now } } as Marketplace
const house = async () => usualHouse
const placeOrder = placingInBatches(marketplace)
const contextWith = (leastFormSeconds: number) =>
  pageContext({ marketplace, placeOrder, house, publicUrl: '', leastFormSeconds })

function formWith(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const shown = (secondsAgo: number) => String(now.getTime() - secondsAgo * 1000)

test('a person leaves the hidden field empty and takes a while', () => {
  for (const secondsAgo of [2, 60, 86_400 * 30])
    assert.equal(looksAutomatic(formWith({ website: '', shownAt: shown(secondsAgo) }), contextWith(2)), false)
})

test('whoever fills in what nobody sees is no person', () => {
  assert.equal(looksAutomatic(formWith({ website: 'x', shownAt: shown(60) }), contextWith(2)), true)
  assert.equal(looksAutomatic(formWith({ website: 'x' }), contextWith(0)), true)
})

test('whoever is too fast, or does not come from our page, is no person', () => {
  for (const shownAt of [shown(1.9), shown(-60), '', 'soon', 'NaN'])
    assert.equal(looksAutomatic(formWith({ shownAt }), contextWith(2)), true, shownAt)
  assert.equal(looksAutomatic(formWith({}), contextWith(2)), true)
})

test('where speed does not count, only the hidden field does', () => {
  assert.equal(looksAutomatic(formWith({}), contextWith(0)), false)
})
