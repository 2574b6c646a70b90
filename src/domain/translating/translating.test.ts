import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import { emptyBanner } from '#domain/home-page/banner.ts'
import { editBanner } from '#domain/home-page/edit-banner.ts'
import { getBanners } from '#domain/home-page/get-banners.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { createIssue } from '#domain/newsletter/edit-issue.ts'
import { getIssueText } from '#domain/newsletter/get-issue-text.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { defaultShopProfile } from '#domain/shop-profile/default-shop-profile.ts'
import { readShopProfile, shopProfileSetting } from '#domain/shop-profile/shop-profile-setting.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { isWaitingForLock } from '#tests/support/api-client.ts'
import { editTranslation } from '#tests/support/edit-translation.ts'
import { asOperator, openConnections } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { editTexts } from './edit-texts.ts'
import { getTranslatedThing } from './get-translated-thing.ts'
import { importTranslations, previewTranslationImport, type TranslationRow } from './import-translations.ts'
import {
  countMissingTranslations,
  listTranslations,
  streamTranslations,
  type TranslationCursor,
} from './list-translations.ts'
import { parseTextKey } from './text-key.ts'
import { textOf } from './translated-thing.ts'

const french = (text: string, basedOn = '') => ({ locale: 'fr', text, basedOn }) as const

test('one text is translated, audited and undone, unless it has changed since it was shown', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells({ name: 'Bowl' })
  const office = await asOperator(shop.marketplace)
  const key = `product:${id}:name`
  assert.deepEqual(await editTranslation(office, key, french(' Bol ')), { outcome: 'saved' })
  assert.equal((await getProduct({ ...shop.marketplace, locale: 'fr' }, id)).name, 'Bol')
  const conflict = await editTranslation(office, key, french('Jatte'))
  assert.deepEqual(conflict, { outcome: 'changed-meanwhile', texts: [{ key, locale: 'fr', current: 'Bol' }] })
  assert.deepEqual(await editTranslation(office, key, french('Bol')), { outcome: 'saved' }, 'both typed the same')

  const [change] = (await listAuditLog(office, {})).rows
  assert.deepEqual([change?.entity, change?.after], ['product', { translations: { fr: { name: 'Bol' } } }])
  assert.equal(await undoChange(office, change?.id ?? 0), 'undone')
  assert.equal(productDraftOf(await getAdminProduct(office, id)).translations, undefined)

  await editTranslation(office, key, { locale: 'en', text: 'Deep bowl', basedOn: 'Bowl' })
  assert.equal((await getProduct(shop.marketplace, id)).name, 'Deep bowl')
  await assert.rejects(editTranslation(shop.marketplace, key, french('Bol')), NotAllowed)
})

test('texts that are too long, required or unknown are refused', async () => {
  await using shop = await openTestShop()
  const { id } = await shop.sells({ name: 'Bowl' })
  const office = await asOperator(shop.marketplace)
  const key = `product:${id}:name`
  const long = await editTranslation(office, key, french('x'.repeat(121)))
  assert.deepEqual(long, { outcome: 'invalid', field: 'name', problem: 'too-long' })
  const emptied = await editTranslation(office, key, { locale: 'en', text: ' ', basedOn: 'Bowl' })
  assert.deepEqual(emptied, { outcome: 'invalid', field: 'name', problem: 'required' })
  for (const unknown of [`product:${id}:model`, 'product:99:name', 'banner:hero-1:alt', 'banner:hero-99:alt'])
    await assert.rejects(editTranslation(office, unknown, french('x')), { name: 'NotFound' }, unknown)
  for (const malformed of ['product:x:name', 'name', 'order:1:name']) assert.equal(parseTextKey(malformed), undefined)
})

test('sizes, colors, pictures, stores, banners and issues are translated by their keys', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const storeId = await shop.hasStore({ name: 'Clay' })
  const bowl = await shop.sells({
    storeId,
    sizes: [{ name: 'Small', stock: 1 }],
    colors: [{ name: 'Blue', swatch: '#0000ff' }],
  })
  const { fileName = '' } = bowl.pictures[0] ?? {}
  const banner = { ...emptyBanner, fileName, headline: 'By hand' }
  await editBanner(office, 'hero-1', { base: undefined, edited: banner })
  const { id: issue } = await createIssue(office, { subject: 'Spring', body: 'New bowls.' })
  await editTranslation(office, `product:${bowl.id}:size-${bowl.sizes[0]?.id}`, french('Petit'))
  await editTranslation(office, `product:${bowl.id}:color-${bowl.colors[0]?.id}`, french('Bleu'))
  await editTranslation(office, `product:${bowl.id}:alt-${fileName}`, french('Un bol'))
  await editTranslation(office, `store:${storeId}:name`, french('Argile'))
  await editTranslation(office, 'banner:hero-1:headline', french('À la main'))
  const texts = [
    { field: 'subject', ...french('Printemps') },
    { field: 'body', ...french('De nouveaux bols.') },
  ]
  await editTexts(office, { kind: 'issue', id: String(issue) }, texts)
  const visitor = { ...shop.marketplace, locale: 'fr' } as const
  const { sizes, colors, pictures, store } = await getProduct(visitor, bowl.id)
  assert.deepEqual(
    [sizes[0]?.name, colors[0]?.name, pictures[0]?.alt, store.name],
    ['Petit', 'Bleu', 'Un bol', 'Argile'],
  )
  assert.equal((await getBanners(visitor))['hero-1']?.headline, 'À la main')
  assert.deepEqual(await getIssueText({ ...office, locale: 'fr' }, issue), {
    subject: 'Printemps',
    body: 'De nouveaux bols.',
  })
  for (const { id } of (await listAuditLog(office, {})).rows.slice(0, 6))
    assert.equal(await undoChange(office, id), 'undone')
  assert.equal((await getProduct(visitor, bowl.id)).store.name, 'Clay')
})

test('what is missing is listed by what it earned, and leaves the list once it is translated', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const storeId = await shop.hasStore({ name: 'Clay', description: '' })
  const products = []
  for (let number = 0; number < 23; number++)
    products.push(await shop.sells({ storeId, name: `Bowl ${number}`, description: '', mainColor: '', pictures: [] }))
  const best = products[20]
  await sql`insert into product_sales (week, product_id, pieces) values ('2026-02-23', ${best?.id}, 5)`.execute(
    shop.marketplace.db,
  )
  const listed: string[] = []
  const filter = { locale: 'fr', state: 'missing' } as const
  for (let after: TranslationCursor | undefined; ; ) {
    const { things, next } = await listTranslations(office, { ...filter, after })
    listed.push(...things.map(({ name }) => name))
    if (!next) break
    after = next
  }
  const others = products.filter((product) => product !== best).map(({ name }) => name)
  const [, , sampleStore] = listed
  assert.deepEqual(listed, [best?.name, 'Clay', sampleStore, ...others])
  assert.deepEqual(await countMissingTranslations(office), { en: 0, fr: 25, ar: 25 })
  await editTranslation(office, `product:${best?.id}:name`, french('Bol'))
  await editTranslation(office, `store:${storeId}:name`, french('Argile'))
  const [first] = (await listTranslations(office, filter)).things
  assert.equal(first?.name, sampleStore)
  assert.equal(first && textOf(first, 'name', 'fr'), '')
  assert.deepEqual(await countMissingTranslations(office), { en: 0, fr: 23, ar: 25 })
  const { things } = await listTranslations(office, { ...filter, state: 'all' })
  assert.deepEqual([things.length, ...things.slice(0, 2).map(({ name }) => name)], [20, 'Hirfa', best?.name])
})

test('a file of translations is previewed, saved as a whole, and refused when a text has changed meanwhile', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id } = await shop.sells({ name: 'Bowl', translations: { fr: { name: 'Bol' } } })
  const row = (line: number, key: string, texts: TranslationRow['texts']) => ({ line, key, texts })
  const [name, color] = [`product:${id}:name`, `product:${id}:mainColor`] as const
  const rows = [
    row(2, name, { en: 'Bowl', fr: 'Jatte', ar: 'جبانة' }),
    row(3, color, { fr: 'x'.repeat(41) }),
    row(4, name, { fr: 'Bol' }),
    row(5, 'product:99:name', { fr: 'Rien' }),
    row(6, `product:${id}:description`, { fr: '' }),
  ]
  const preview = await previewTranslationImport(office, rows)
  const changes = [
    { locale: 'fr', from: 'Bol', to: 'Jatte' },
    { locale: 'ar', from: '', to: 'جبانة' },
  ]
  assert.deepEqual(preview, [
    { outcome: 'changed', line: 2, key: name, changes },
    { outcome: 'too-long', line: 3, key: color, locale: 'fr' },
    { outcome: 'twice', line: 4, key: name },
    { outcome: 'unknown-key', line: 5, key: 'product:99:name' },
    { outcome: 'unchanged', line: 6, key: `product:${id}:description` },
  ])
  await editTranslation(office, name, french('Plat', 'Bol'))
  assert.deepEqual(await importTranslations(office, preview), {
    outcome: 'changed-meanwhile',
    texts: [{ key: name, locale: 'fr', current: 'Plat' }],
  })
  const draft = async () => productDraftOf(await getAdminProduct(office, id)).translations
  assert.deepEqual(await draft(), { fr: { name: 'Plat' } })
  const again = await importTranslations(office, await previewTranslationImport(office, rows))
  assert.deepEqual(again, { outcome: 'saved', texts: 2 })
  assert.deepEqual(await draft(), { fr: { name: 'Jatte' }, ar: { name: 'جبانة' } })
})

test('the shop profile is listed first, and translated by owners as one edit of the setting', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const staff = await asOperator(shop.marketplace, 'staff')
  const bowl = await shop.sells({ name: 'Bowl' })
  await sql`insert into product_sales (week, product_id, pieces) values ('2026-02-23', ${bowl.id}, 5)`.execute(
    office.db,
  )
  const filter = { locale: 'fr', state: 'missing' } as const
  const listed = async (reader: Marketplace) => (await listTranslations(reader, filter)).things.map(({ name }) => name)
  assert.deepEqual((await listed(office)).slice(0, 1), ['Bowl'], 'the default profile lacks nothing')
  const complete = await countMissingTranslations(office)
  const { fr: french, ...others } = defaultShopProfile.translations ?? {}
  await editSetting(office, shopProfileSetting, { version: 0, edited: { ...defaultShopProfile, translations: others } })
  assert.deepEqual((await listed(office)).slice(0, 2), ['Hirfa', 'Bowl'])
  assert.deepEqual(await countMissingTranslations(office), { ...complete, fr: complete.fr + 1 })
  assert.deepEqual((await listed(staff)).slice(0, 1), ['Bowl'])
  assert.deepEqual(await countMissingTranslations(staff), complete)

  const profile = { kind: 'profile', id: 'shop' } as const
  const edits = Object.entries(french ?? {}).map(
    ([field, text]) => ({ field, locale: 'fr', text, basedOn: '' }) as const,
  )
  await assert.rejects(editTexts(staff, profile, edits), NotAllowed)
  await assert.rejects(getTranslatedThing(staff, profile), NotAllowed)
  assert.deepEqual(await editTexts(office, profile, edits), { outcome: 'saved' })
  assert.deepEqual((await readShopProfile(office)).translations, defaultShopProfile.translations)
  assert.deepEqual(await countMissingTranslations(office), complete)
  const [change] = (await listAuditLog(office, {})).rows
  assert.deepEqual([change?.entity, change?.after], ['setting', { translations: { fr: french } }])
  assert.equal(await undoChange(office, change?.id ?? 0), 'undone')
  assert.deepEqual((await readShopProfile(office)).translations, others)
  await editTranslation(office, 'profile:shop:city', { locale: 'en', text: 'Sousse', basedOn: 'Nabeul' })
  assert.equal((await readShopProfile(office)).city, 'Sousse')
})

test('texts of the shop profile have as many characters as its form allows', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const key = 'profile:shop:city'
  assert.deepEqual(await editTranslation(office, key, french('🏺'.repeat(60), 'Nabeul')), { outcome: 'saved' })
  const long = await editTranslation(office, key, french('🏺'.repeat(61), '🏺'.repeat(60)))
  assert.deepEqual(long, { outcome: 'invalid', field: 'city', problem: 'too-long' })
  const emptied = await editTranslation(office, key, { locale: 'en', text: ' ', basedOn: 'Nabeul' })
  assert.deepEqual(emptied, { outcome: 'invalid', field: 'city', problem: 'required' })
  for (const unknown of ['profile:shop:name', 'profile:x:city'])
    await assert.rejects(editTranslation(office, unknown, french('x')), { name: 'NotFound' }, unknown)
})

test('two owners who translate the shop profile at once lose nothing', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await openConnections(office)
  const { tagline = '', city = '' } = defaultShopProfile.translations?.fr ?? {}
  const whileAnotherSaves = async (edit: () => Promise<unknown>, other: (office: Marketplace) => Promise<unknown>) => {
    let outcome: Promise<unknown> = Promise.resolve()
    await office.db.transaction().execute(async (db) => {
      await other({ ...office, db })
      let isOver = false
      outcome = edit().finally(() => {
        isOver = true
      })
      while (!isOver && !(await isWaitingForLock(shop)));
    })
    return outcome
  }
  const both = await whileAnotherSaves(
    () => editTranslation(office, 'profile:shop:tagline', french('Pour vous.', tagline)),
    (other) => editTranslation(other, 'profile:shop:city', french('Sousse', city)),
  )
  assert.deepEqual(both, { outcome: 'saved' })
  const { translations } = await readShopProfile(office)
  assert.deepEqual([translations?.fr?.tagline, translations?.fr?.city], ['Pour vous.', 'Sousse'])
  const same = await whileAnotherSaves(
    () => editTranslation(office, 'profile:shop:city', french('Sfax', 'Sousse')),
    (other) => editTranslation(other, 'profile:shop:city', french('Gabès', 'Sousse')),
  )
  const texts = [{ key: 'profile:shop:city', locale: 'fr', current: 'Gabès' }]
  assert.deepEqual(same, { outcome: 'changed-meanwhile', texts })
})

test('a file has the shop profile for owners, and its changes by others are refused in the preview', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const staff = await asOperator(shop.marketplace, 'staff')
  const key = 'profile:shop:city' as const
  const rows = [
    { line: 2, key, texts: { fr: 'Sousse' } },
    { line: 3, key: 'profile:shop:street', texts: { en: defaultShopProfile.street } },
    { line: 4, key: 'profile:shop:phone', texts: { fr: '71' } },
    { line: 5, key: 'profile:shop:tagline', texts: { ar: 'x'.repeat(121) } },
  ]
  const preview = await previewTranslationImport(office, rows)
  const changed = { line: 2, key, changes: [{ locale: 'fr', from: 'Nabeul', to: 'Sousse' }] }
  assert.deepEqual(preview, [
    { outcome: 'changed', ...changed },
    { outcome: 'unchanged', line: 3, key: 'profile:shop:street' },
    { outcome: 'unknown-key', line: 4, key: 'profile:shop:phone' },
    { outcome: 'too-long', line: 5, key: 'profile:shop:tagline', locale: 'ar' },
  ])
  const [refused, unchanged] = await previewTranslationImport(staff, rows)
  assert.deepEqual(refused, { outcome: 'not-allowed', line: 2, key })
  assert.equal(unchanged?.outcome, 'unchanged')
  await assert.rejects(importTranslations(staff, preview), NotAllowed)
  assert.deepEqual(await importTranslations(office, preview), { outcome: 'saved', texts: 1 })
  assert.equal((await readShopProfile(office)).translations?.fr?.city, 'Sousse')
  const stale = { outcome: 'changed-meanwhile', texts: [{ key, locale: 'fr', current: 'Sousse' }] }
  const another = { ...changed, changes: [{ locale: 'fr', from: 'Nabeul', to: 'Sfax' }] } as const
  assert.deepEqual(await importTranslations(office, [{ outcome: 'changed', ...another }]), stale)
  for (const [reader, isThere] of [
    [office, true],
    [staff, false],
  ] as const) {
    const kinds: string[] = []
    for await (const things of streamTranslations(reader)) kinds.push(...things.map(({ thing }) => thing.kind))
    assert.equal(kinds[0] === 'profile', isThere)
  }
})

test('a file that would give two sizes one name is refused as a whole', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const { id, sizes } = await shop.sells({
    sizes: [
      { name: 'S', stock: 1 },
      { name: 'M', stock: 1 },
    ],
  })
  const rows = [
    { line: 2, key: `product:${id}:name`, texts: { fr: 'Chemise' } },
    { line: 3, key: `product:${id}:size-${sizes[1]?.id}`, texts: { en: 's' } },
  ]
  const refused = { outcome: 'refused', thing: { kind: 'product', id: String(id) } }
  assert.deepEqual(await importTranslations(office, await previewTranslationImport(office, rows)), refused)
  rows[1] = { line: 3, key: `product:${id}:size-${sizes[1]?.id}`, texts: { en: 'S' } }
  assert.deepEqual(await importTranslations(office, await previewTranslationImport(office, rows)), refused)
  assert.equal(productDraftOf(await getAdminProduct(office, id)).translations, undefined)
})

test('of a file that changes more rows than are saved at once, the others are left for later', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const colors = Array.from({ length: 51 }, (_, number) => ({ name: `Blue ${number}`, swatch: '#0000ff' }))
  const bowls = await Array.fromAsync({ length: 10 }, () => shop.sells({ colors }))
  const rows = bowls.flatMap(({ id, colors }) =>
    colors.map((color) => ({ line: color.id + 1, key: `product:${id}:color-${color.id}`, texts: { fr: 'Bleu' } })),
  )
  const preview = await previewTranslationImport(office, rows)
  const count = (outcome: string) => preview.filter((row) => row.outcome === outcome).length
  assert.deepEqual([count('changed'), count('later')], [500, 10])
  assert.deepEqual(await importTranslations(office, preview), { outcome: 'saved', texts: 500 })
  const next = await previewTranslationImport(office, rows)
  assert.deepEqual(await importTranslations(office, next), { outcome: 'saved', texts: 10 })
})

test('an import of translations locks sizes in the order of their ids, as orders do', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  await openConnections(office)
  const products = []
  for (let number = 1; number <= 10; number++)
    products.push(await shop.sells({ sizes: [{ name: 'Small', stock: 2 }], pictures: [] }))
  const [ninth = 0, tenth = 0] = products.slice(-2).map(({ sizes }) => sizes[0]?.id)
  const rows = products.slice(-2).map(({ id, sizes }, index) => ({
    ...{ line: index + 2, key: `product:${id}:size-${sizes[0]?.id}`, texts: { fr: 'Petit' } },
  }))
  const preview = await previewTranslationImport(office, rows)
  let saved: ReturnType<typeof importTranslations> | undefined
  await office.db.transaction().execute(async (order) => {
    const lock = (id: number) => sql`select from variants where id = ${id} for update`.execute(order)
    await lock(ninth)
    let isOver = false
    saved = importTranslations(office, preview).finally(() => {
      isOver = true
    })
    while (!isOver && !(await isWaitingForLock(shop)));
    // Shorter than it takes the database to find a deadlock, after which the import is retried.
    await sql`set local lock_timeout = '500ms'`.execute(order)
    await lock(tenth)
  })
  assert.deepEqual(await saved, { outcome: 'saved', texts: 2 })
})

test('every text of the shop is read in batches', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  for (let number = 0; number < 5; number++) await shop.sells({ name: `Bowl ${number}` })
  const names: string[] = []
  for await (const things of streamTranslations(office, 2)) names.push(...things.map(({ name }) => name))
  assert.deepEqual(names.slice(0, 6), ['Hirfa', 'Bowl 0', 'Bowl 1', 'Bowl 2', 'Bowl 3', 'Bowl 4'])
  assert.equal(names.length, 7)
})
