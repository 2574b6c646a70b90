import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import zlib from 'node:zlib'
import type { ServerBuild } from 'react-router'
import { type Locale, locales } from '#domain/locale.ts'
import { clientDirectory, loadPages } from '#server/pages.ts'
import { buildOfSide } from '#server/side-build.ts'
import { openSampleShop } from '#tests/support/sample-shop.ts'
import { testApp } from '#tests/support/test-app.ts'
import { withLocale } from '#web/paths/locale-prefix.ts'
import { budgetOf } from './budget.ts'
import { catalogsOf, readCatalogs, sentenceSearch, weightOfCatalogs } from './catalogs.ts'
import { firstViews, tooHeavy } from './first-view.ts'

/** Sentences in the first view of a page, compressed, in bytes: of the storefront, of the back office. */
const maxLanguageBytes = { storefront: 5000, backoffice: 13_000 } as const

const pages = await loadPages()
const catalogs = readCatalogs(locales)
const searchIn = sentenceSearch(catalogs)
const viewsOf = (locale: Locale, side: keyof typeof maxLanguageBytes) =>
  firstViews(buildOfSide(pages[locale], side), locale)
const builds = locales.map((locale) => ({
  locale,
  views: viewsOf(locale, 'storefront'),
  ownCatalogs: catalogs.filter((file) => file.locale === locale),
}))
/** The sentences in each script that was read. */
const knownSentences = new Map<string, ReadonlySet<string>>()

// That no first view exceeds its budget, main.ts says, a part of the static checks.
test('each part of a first view that exceeds its budget is reported', () => {
  const budget = budgetOf('en')
  const [script, styles, fonts] = [budget.script * 1000, budget.styles * 1000, budget.fonts * 1000]
  const searchBox = budget.searchBox * 1000
  const counts = { requests: budget.requests, allRequests: budget.allRequests }
  const full = { route: '/', script, styles, fonts, searchBox, ...counts }
  assert.deepEqual(tooHeavy(full, budget), [])
  assert.deepEqual(tooHeavy({ ...full, script: script + 1 }, budget), ['script'])
  assert.deepEqual(tooHeavy({ ...full, searchBox: searchBox + 1 }, budget), ['searchBox'])
  assert.deepEqual(tooHeavy({ ...full, requests: counts.requests + 1 }, budget), ['requests'])
  assert.deepEqual(tooHeavy({ ...full, allRequests: counts.allRequests + 1 }, budget), ['allRequests'])
  assert.deepEqual(tooHeavy({ ...full, styles: styles + 1, fonts: fonts + 1 }, budget), ['styles', 'fonts'])
})

test('a first view of the storefront carries at most 5 kB of sentences, one of the back office 13', () => {
  const weights = new Map<string, number>()
  for (const { locale, ownCatalogs } of builds) {
    assert.ok(weightOfCatalogs(ownCatalogs) > maxLanguageBytes.backoffice, 'all files together would exceed it')
    for (const side of ['storefront', 'backoffice'] as const) {
      const views = viewsOf(locale, side)
      assert.ok(views.length > 15)
      for (const { route, scripts } of views) {
        const carried = catalogsOf(sentencesIn([...scripts].filter(isBuilt)), ownCatalogs)
        const names = carried.map(({ name }) => name)
        const framed = side === 'storefront' && route !== '/offline' ? ['common.ts', 'layout.ts'] : []
        for (const name of framed) assert.ok(names.includes(name), `${locale} ${route} has ${name}`)
        const key = `${locale} ${names}`
        const weight = weights.get(key) ?? weightOfCatalogs(carried)
        weights.set(key, weight)
        const place = `${locale} ${side} ${route}`
        assert.ok(weight <= maxLanguageBytes[side], `${place} carries ${weight} bytes: ${names.join(', ')}`)
      }
    }
  }
})

test('no script of a language contains sentences of another one', () => {
  for (const { locale, ownCatalogs } of builds) {
    const found = sentencesIn(scriptsOf(pages[locale]))
    const own = new Set(ownCatalogs.flatMap(({ sentences }) => sentences))
    assert.ok(own.intersection(found).size > 500, `${locale} has its own sentences`)
    assert.deepEqual([...found.difference(own)], [], `sentences of other languages on pages in ${locale}`)
  }
})

test('no browser script imports server modules', () => {
  const folder = path.join(clientDirectory, 'assets')
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
  assert.ok(scripts.length > 50)
  const needy = scripts.filter((file) => /\bBuffer\b|["']node:/.test(readFileSync(path.join(folder, file), 'utf8')))
  assert.deepEqual(needy, [])
})

test('pages of the sample shop are within budget and load exactly the weighed files', async () => {
  await using testShop = await openSampleShop()
  // The samples have a promotion of this week.
  testShop.clock.moment = new Date()
  const { marketplace } = testShop
  const app = testApp(marketplace)
  const allViews = builds.flatMap(({ locale, views }) => views.map((view) => ({ locale, ...view })))
  for (const { locale, route, scripts, styles, fonts } of allViews) {
    // Pages with a private URL are no first view.
    if (route.includes(':token')) continue
    const path = route.replace(':id', '1').replace('*', 'nothing-here')
    const address = locale === 'en' ? path : withLocale(path, locale)
    const answer = await app.request(address, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } })
    const compressed = await answer.bytes()
    const weight = compressed.byteLength
    assert.ok(weight <= budgetOf(locale).html * 1000, `${address} weighs ${weight} bytes`)

    // Pages that are not cached are compressed as fast as possible.
    const isCached = answer.headers.get('Content-Encoding') === 'br'
    const html = (isCached ? zlib.brotliDecompressSync(compressed) : zlib.gunzipSync(compressed)).toString()
    assert.deepEqual(filesIn(html, /\/assets\/[\w.-]+\.js/g), scripts, address)
    assert.deepEqual(filesIn(html, /(?<=<link rel="stylesheet" href=")[^"]+/g), styles, address)
    assert.deepEqual(filesIn(html, /\/assets\/[\w.-]+\.woff2/g), fonts, address)
    assert.equal(fonts.size, locale === 'ar' ? 4 : 2)
  }
})

function filesIn(html: string, address: RegExp): Set<string> {
  return new Set([...html.matchAll(address)].map(([file]) => file))
}

/** Every script that the pages of a build can load, now or later. The scripts of all languages are in one folder. */
function scriptsOf({ assets }: ServerBuild): Set<string> {
  const found = new Set<string>()
  const add = (file: string) => {
    if (found.has(file) || !isBuilt(file)) return
    found.add(file)
    const code = readScript(file)
    for (const [, name] of code.matchAll(/(?:\.\/|assets\/)([\w.-]+\.js)/g)) add(`/assets/${name}`)
  }
  for (const [file] of JSON.stringify(assets).matchAll(/\/assets\/[\w.-]+\.js/g)) add(file)
  return found
}

/** The server makes the manifest of a side's pages; all other scripts are files of the build. */
function isBuilt(file: string): boolean {
  return existsSync(path.join(clientDirectory, file))
}

/** The sentences of all languages that the scripts contain. */
function sentencesIn(scripts: Iterable<string>): Set<string> {
  const found = new Set<string>()
  for (const script of scripts) {
    const sentences = knownSentences.get(script) ?? searchIn(readScript(script))
    knownSentences.set(script, sentences)
    for (const sentence of sentences) found.add(sentence)
  }
  return found
}

function readScript(file: string): string {
  return readFileSync(path.join(clientDirectory, file), 'utf8')
}
