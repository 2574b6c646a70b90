import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sellerTermsSetting } from '#domain/sellers/seller-terms-setting.ts'
import { asSeller } from '#tests/support/sellers.ts'
import { setSetting } from '#tests/support/settings.ts'
import { ask, openShopWithStudio } from '#tests/support/studio.ts'

test('the terms are asked for on every page, nothing is sent before, and a tap accepts what was read', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const { session } = await asSeller(shop.marketplace, storeId)
  const bowl = await shop.sells({ storeId })
  const read = async (path: string) => (await ask(app, path, { session })).text()
  const pages = ['/studio', `/studio/pieces/${bowl.id}`, '/studio/store', '/fr/studio/store']
  for (const path of pages) assert.doesNotMatch(await read(path), /href="(\/fr)?\/studio\/terms"/, path)
  await setSetting(shop.marketplace, sellerTermsSetting, { translations: { fr: { terms: 'Le cinq du mois.' } } })
  for (const path of pages) assert.match(await read(path), /href="(\/fr)?\/studio\/terms"/, path)
  for (const path of [`/studio/pieces/${bowl.id}`, `/fr/studio/pieces/${bowl.id}`, '/studio/store']) {
    const refused = await ask(app, path, { session, form: { do: 'rest' } })
    assert.deepEqual([refused.status, refused.headers.get('Location')?.endsWith('/studio/terms')], [302, true], path)
  }
  // The terms are read in the own language.
  const chosen = await ask(app, '/studio/phones', { session, form: { do: 'choose-language', locale: 'fr' } })
  assert.equal(chosen.status, 302)
  assert.match(await read('/studio/terms'), /Le cinq du mois\./)
  for (const version of ['', '7']) {
    const stale = await ask(app, '/studio/terms', { session, form: { version } })
    assert.equal(stale.status, 409, version)
  }
  assert.equal((await ask(app, '/studio/terms', { session, form: { version: '1' } })).status, 302)
  assert.match(await read('/studio/terms'), /2 mars 2026/)
  assert.doesNotMatch(await read('/studio'), /href="\/studio\/terms"/)
  const rested = await ask(app, `/studio/pieces/${bowl.id}`, { session, form: { do: 'rest' } })
  assert.match(rested.headers.get('Location') ?? '', /saved=resting/)
})
