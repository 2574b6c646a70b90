import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Marketplace } from '#domain/marketplace.ts'
import { noRequest } from '#domain/marketplace.ts'
import { publicSaleTerms } from '#domain/sale-terms/public-sale-terms.ts'
import { defaultPromises, defaultSaleTerms } from '#domain/sale-terms/sale-terms.ts'
import { defaultShopProfile } from '#domain/shop-profile/default-shop-profile.ts'
import { localizeShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { builtInShopCategories, localizeCategories } from '#web/localize-categories.ts'
import { pageContext } from '#web/page-context.ts'
import { looksLikeBot } from './bot-check.ts'

const now = new Date('2026-03-02T10:00:00Z')
const marketplace = { clock: { now: () => now } } as Marketplace
const shopFacts = async () => ({
  shopProfile: localizeShopProfile(defaultShopProfile, { locale: 'en', mainLocale: 'en' }),
  saleTerms: publicSaleTerms(defaultSaleTerms, defaultPromises, { hasGateway: false }),
  categories: localizeCategories(builtInShopCategories, { locale: 'en', mainLocale: 'en' }),
})
const contextWith = (minFormSeconds: number) =>
  pageContext({
    ...{ marketplace, shopFacts, publicUrl: '', minFormSeconds, takeReadTurn: noRequest.takeTurn },
    language: { locale: 'en', prefix: undefined, mainLocale: 'en' },
  })

function formWith(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const shown = (secondsAgo: number) => String(now.getTime() - secondsAgo * 1000)

test('a form with an empty honeypot sent after a while is no bot', () => {
  for (const secondsAgo of [2, 60, 86_400 * 30])
    assert.equal(looksLikeBot(formWith({ website: '', shownAt: shown(secondsAgo) }), contextWith(2)), false)
})

test('a form with a filled honeypot looks like a bot', () => {
  assert.equal(looksLikeBot(formWith({ website: 'x', shownAt: shown(60) }), contextWith(2)), true)
  assert.equal(looksLikeBot(formWith({ website: 'x' }), contextWith(0)), true)
})

test('a form sent too soon, or without our time, looks like a bot', () => {
  for (const shownAt of [shown(1.9), shown(-60), '', 'soon', 'NaN'])
    assert.equal(looksLikeBot(formWith({ shownAt }), contextWith(2)), true, shownAt)
  assert.equal(looksLikeBot(formWith({}), contextWith(2)), true)
})

test('without a minimum time only the honeypot counts', () => {
  assert.equal(looksLikeBot(formWith({}), contextWith(0)), false)
})
