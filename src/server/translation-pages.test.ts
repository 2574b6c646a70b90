import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OfficeRole } from '#domain/access/role.ts'
import type { Locale } from '#domain/locale.ts'
import { createIssue } from '#domain/newsletter/edit-issue.ts'
import { maxIssueLength } from '#domain/newsletter/newsletter-issue.ts'
import { getTranslatedThing } from '#domain/translating/get-translated-thing.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { editTranslation } from '#tests/support/edit-translation.ts'
import { longTest } from '#tests/support/long-test.ts'
import { asOperator } from '#tests/support/operators.ts'
import { readCsv } from '#tests/support/read-csv.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { translationName } from '#web/backoffice/translations/translation-name.ts'
import { adminProductPath, adminStorePath } from '#web/paths/backoffice-catalog-paths.ts'
import { issuePath } from '#web/paths/backoffice-message-paths.ts'
import {
  auditLogPath,
  importTranslationsPath,
  translationsFilePath,
  translationsPath,
} from '#web/paths/backoffice-paths.ts'

async function openOffice(shop: TestShop, role?: OfficeRole) {
  const ask = await openBackofficeBrowser(shop, role)
  const page = async (path: string) => (await ask(path)).text()
  const save = (thing: string, to: Locale, base: Record<string, string>, typed: Record<string, string>) => {
    const texts = Object.entries(typed).map(([field, text]) => [translationName(to, field), text])
    const body = { thing, to, base: JSON.stringify(base), ...Object.fromEntries(texts) }
    return ask(translationsPath({ to }), { method: 'POST', body: new URLSearchParams(body) })
  }
  const bring = (fields: Record<string, string | File>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return ask(importTranslationsPath(), { method: 'POST', body })
  }
  return { ask, page, save, bring }
}

const bowl = { name: 'Bowl', description: '', mainColor: '', pictures: [] }

test('a missing text is listed beside its field, leaves the list once it is saved, and the history says so', async () => {
  await using shop = await openTestShop()
  const { page, save } = await openOffice(shop)
  const { id } = await shop.sells(bowl)
  const before = await page(translationsPath({ to: 'ar' }))
  assert.match(before, /<p lang="en" dir="ltr"[^>]*>Bowl<\/p>/)
  assert.match(before, /<input[^>]*lang="ar" dir="rtl"[^>]*name="translation-ar-name"/)
  const saved = await save(`product:${id}`, 'ar', { name: '' }, { name: ' جبانة ' })
  assert.equal(saved.status, 200)
  assert.match(await saved.text(), /Bowl is saved\./)
  assert.doesNotMatch(await page(translationsPath({ to: 'ar' })), new RegExp(`value="product:${id}"`))
  assert.match(await page(translationsPath({ to: 'ar', show: 'all' })), /value="جبانة"/)
  assert.match(await page(translationsPath({ to: 'ar', thing: `product:${id}` })), /value="جبانة"/)
  assert.match(await page(auditLogPath()), /name \(العربية\) nothing → جبانة/)
})

test('a text that somebody else has changed is shown beside what was typed, and saving again takes the typed one', async () => {
  await using shop = await openTestShop()
  const { page, save } = await openOffice(shop)
  const { id } = await shop.sells({ ...bowl, mainColor: 'Blue' })
  const key = `product:${id}`
  const office = await asOperator(shop.marketplace)
  for (const [field, text] of [
    ['name', 'Bol'],
    ['mainColor', 'Bleu'],
  ])
    await editTranslation(office, `${key}:${field}`, { locale: 'fr', text: text ?? '', basedOn: '' })
  const typed = { name: 'Jatte', mainColor: '' }
  const conflict = await save(key, 'fr', { name: '', mainColor: '' }, typed)
  assert.equal(conflict.status, 409)
  const shown = await conflict.text()
  assert.match(shown, /<p lang="fr" dir="ltr"[^>]*>Bol<\/p>/)
  assert.match(shown, /value="Jatte"/)
  // Nothing was typed for the color, so theirs stays.
  assert.equal((await save(key, 'fr', { name: 'Bol', mainColor: '' }, typed)).status, 200)
  const saved = await page(translationsPath({ to: 'fr', thing: key }))
  assert.match(saved, /value="Jatte"/)
  assert.match(saved, /value="Bleu"/)
})

test('owners translate the shop profile on the page and find it in the file, others do not', async () => {
  await using shop = await openTestShop()
  const [owner, staff] = [await openOffice(shop, 'owner'), await openOffice(shop)]
  const all = translationsPath({ to: 'fr', show: 'all' })
  const shown = await owner.page(all)
  assert.match(
    shown,
    /href="\/admin\/settings"[^>]*><bdi lang="en">Hirfa<\/bdi>[\s\S]*?Shop details[\s\S]*?4 of 4 texts/,
  )
  assert.match(shown, /<legend[^>]*>Tagline<\/legend>[\s\S]*?value="Fait main en Tunisie, livré chez vous\."/)
  const saved = await owner.save('profile:shop', 'fr', { city: 'Nabeul' }, { city: 'Sousse' })
  assert.equal(saved.status, 200)
  assert.match(await saved.text(), /Hirfa is saved\./)
  assert.match(await owner.page(translationsFilePath()), /"profile:shop:city";"Nabeul";"Sousse";"نابل"/)

  assert.doesNotMatch(await staff.page(all), /Shop details/)
  assert.equal((await staff.ask(translationsPath({ to: 'fr', thing: 'profile:shop' }))).status, 403)
  assert.equal((await staff.save('profile:shop', 'fr', { city: 'Sousse' }, { city: 'Sfax' })).status, 403)
  assert.doesNotMatch(await staff.page(translationsFilePath()), /profile:shop/)
  const preview = await staff.bring({ text: 'key\tfr\nprofile:shop:city\tSfax' })
  assert.match(await preview.text(), /only owners may change this text\./)
})

test('a text that is too long is refused at its field, with what was typed', async () => {
  await using shop = await openTestShop()
  const { save } = await openOffice(shop)
  const { id } = await shop.sells(bowl)
  const refused = await save(`product:${id}`, 'fr', { name: '' }, { name: 'é'.repeat(121) })
  assert.equal(refused.status, 422)
  const shown = await refused.text()
  assert.match(shown, /At most 120 characters, please\./)
  assert.match(shown, new RegExp(`value="${'é'.repeat(121)}"`))
  assert.equal((await save('product:x', 'fr', { name: '' }, { name: 'Bol' })).status, 422)
  assert.equal((await save('product:99', 'fr', { name: '' }, { name: 'Bol' })).status, 404)
})

test('the file of all texts changes nothing when it comes back, and an edited one shows and saves what it changes', async () => {
  await using shop = await openTestShop()
  const { ask, page, bring } = await openOffice(shop)
  const { id } = await shop.sells({ ...bowl, name: '=Bowl', description: 'Deep.\nBlue; "old".' })
  const file = await ask(translationsFilePath())
  assert.equal(file.headers.get('Content-Type'), 'text/csv; charset=utf-8')
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
  const rows = readCsv(text, ';')
  assert.deepEqual(rows[0], ['key', 'en', 'fr', 'ar'])
  assert.deepEqual(
    rows.filter(([key]) => key?.startsWith(`product:${id}:`)),
    [
      [`product:${id}:name`, "'=Bowl", '', ''],
      [`product:${id}:description`, 'Deep.\nBlue; "old".', '', ''],
    ],
  )
  assert.match(await (await bring({ file: new File([text], 'translations.csv') })).text(), /0 rows change texts/)

  const edited = `key,en,fr\r\nproduct:${id}:name,,"Bol, bleu"\r\nproduct:99:name,,Rien\r\n`
  const preview = await (await bring({ file: new File([edited], 'translations.csv') })).text()
  assert.match(preview, /1 row changes texts, 0 stay as they are, 1 cannot be used\./)
  assert.match(preview, /<ins lang="fr" dir="ltr"[^>]*>Bol, bleu<\/ins>/)
  assert.match(preview, /the shop has no such text\./)
  assert.doesNotMatch(await page(translationsPath({ to: 'fr', thing: `product:${id}` })), /Bol, bleu/)

  const review = /name="review" value="([^"]*)"/.exec(preview)?.[1]?.replaceAll('&quot;', '"') ?? ''
  assert.match(await (await bring({ review })).text(), /1 text is saved\./)
  assert.match(await page(translationsPath({ to: 'fr', thing: `product:${id}` })), /Bol, bleu/)
  const again = await (await bring({ review: review.replace('Bol, bleu', 'Jatte') })).text()
  assert.match(again, /nothing was saved\. Look again:/)
  assert.match(again, /<del lang="fr"[^>]*>Bol, bleu<\/del>/)
})

test('what the preview of a long Arabic file shows is saved', async () => {
  await using shop = await openTestShop()
  const { ask, bring } = await openOffice(shop)
  const office = await asOperator(shop.marketplace)
  const body = 'حرفة'.repeat(maxIssueLength / 4)
  const rows: string[] = []
  for (let issue = 0; issue < 25; issue++) {
    const { id } = await createIssue(office, { subject: `Issue ${issue}`, body: 'Wool' })
    rows.push(`issue:${id}:body,${body},${body},${body}`)
  }
  const file = new File([`key,en,fr,ar\n${rows.join('\n')}`], 'translations.csv')
  const preview = await (await bring({ file })).text()
  const [form = '', review = ''] = /<form[^>]*><input[^>]*name="review" value="([^"]*)"/.exec(preview) ?? []
  const fields = { review: review.replaceAll('&quot;', '"') }
  // As a browser without script sends the form.
  const saved = form.includes('multipart/form-data')
    ? await bring(fields)
    : await ask(importTranslationsPath(), { method: 'POST', body: new URLSearchParams(fields) })
  assert.equal(saved.status, 200)
  assert.match(await saved.text(), /75 texts are saved\./)
})

test('a file without keys, without rows or with too many is refused', async () => {
  await using shop = await openTestShop()
  const { bring } = await openOffice(shop)
  assert.match(await (await bring({ text: 'name\tfr\nx\ty' })).text(), /The first row names the columns/)
  assert.match(await (await bring({ text: 'key\tfr\n' })).text(), /There are no rows/)
  const many = `key\tfr${'\nproduct:1:name\tBol'.repeat(5001)}`
  assert.match(await (await bring({ text: many })).text(), /At most 5000 rows/)
})

test('a file is read as UTF-8, or as UTF-16 with a byte order mark, and refused in another encoding', async () => {
  await using shop = await openTestShop()
  const { bring } = await openOffice(shop)
  const { id } = await shop.sells(bowl)
  const preview = async (bytes: Uint8Array<ArrayBuffer>) =>
    (await bring({ file: new File([bytes], 'translations.csv') })).text()
  const windows1252 = Buffer.from(`key;fr\r\nproduct:${id}:name;D\xe9cor\xe9\r\n`, 'latin1')
  const refused = await preview(windows1252)
  assert.match(refused, /This file is not UTF-8\. Save it as CSV UTF-8\./)
  assert.doesNotMatch(refused, /name="review"/)
  const tabs = `key\tfr\tar\r\nproduct:${id}:name\tDécoré\tمزخرف\r\n`
  const littleEndian = Buffer.from(`\ufeff${tabs}`, 'utf16le')
  for (const bytes of [Buffer.from(tabs), littleEndian, Buffer.from(littleEndian).swap16()])
    assert.match(await preview(bytes), /<ins lang="fr"[^>]*>Décoré<\/ins>[\s\S]*<ins lang="ar"[^>]*>مزخرف<\/ins>/)
  assert.match(await preview(Buffer.from(tabs, 'utf16le')), /This file is not UTF-8\./)
})

test('columns that are not read are named, and a column that is there twice is refused', async () => {
  await using shop = await openTestShop()
  const { bring } = await openOffice(shop)
  const { id } = await shop.sells(bowl)
  const shown = async (header: string) => (await bring({ text: `${header}\nproduct:${id}:name,Napf,Bol,x` })).text()
  assert.match(await shown('key,DE,fr,'), /These columns are not read: DE\./)
  assert.doesNotMatch(await shown('key,en,fr,'), /not read/)
  for (const header of ['key,fr,FR ', 'key,fr,key'])
    assert.match(await shown(header), /The column (fr|key) is there twice\. Keep one of them\./, header)
})

longTest('rows beyond those that are saved at once are counted apart', async () => {
  await using shop = await openTestShop()
  const { bring } = await openOffice(shop)
  const colors = Array.from({ length: 502 }, (_, number) => ({ name: `Blue ${number}`, swatch: '#0000ff' }))
  const { id, colors: saved } = await shop.sells({ ...bowl, colors })
  const rows = saved.map((color) => `product:${id}:color-${color.id},Bleu`)
  const shown = await (await bring({ text: `key,fr\n${rows.join('\n')}\nproduct:0:name,Bol` })).text()
  assert.match(shown, /500 rows change texts, 0 stay as they are, 1 cannot be used, 2 come later\./)
})

test('a file that is too large is refused above the form, with the limit', async () => {
  await using shop = await openTestShop()
  const { bring } = await openOffice(shop)
  for (const mebibytes of [9, 33]) {
    const refused = await bring({ file: new File(['x'.repeat(mebibytes * 1024 * 1024)], 'translations.csv') })
    assert.equal(refused.status, 413)
    const shown = await refused.text()
    assert.match(shown, /This is more than 8 MB\. Please bring it in several files\.[\s\S]*<form/)
    assert.match(shown, /<h1[^>]*>Translations from a file<\/h1>/)
  }
  assert.equal((await bring({ text: 'x'.repeat(9 * 1024 * 1024) })).status, 413)
})

test('the forms of products and stores save the translations of their other languages, and keep those they have no field for', async () => {
  await using shop = await openTestShop()
  const { ask, page } = await openOffice(shop)
  const office = await asOperator(shop.marketplace)
  const storeId = await shop.hasStore({ name: 'Clay' })
  const { id } = await shop.sells({ ...bowl, storeId, sizes: [{ name: 'Small', stock: 1 }] })
  await editTranslation(office, `product:${id}:name`, { locale: 'ar', text: 'جبانة', basedOn: '' })
  const submit = async (path: string, changed: Record<string, string>) => {
    const form = fieldsOf(await page(path))
    const body = new FormData()
    for (const [name, value] of [...form.filter(([name]) => !(name in changed)), ...Object.entries(changed)])
      body.append(name, value)
    return ask(path, { method: 'POST', body })
  }
  const [product, store] = [adminProductPath(id), adminStorePath(storeId)]
  const opened = await page(product)
  assert.match(opened, /lang="ar">العربية<\/span>[\s\S]*?1 of 2 texts/)
  const size = /translation-fr-size-\d+/.exec(opened)?.[0] ?? ''
  assert.equal((await submit(product, { 'translation-fr-name': ' Bol ', [size]: 'Petit' })).status, 200)
  const texts = async () => (await getTranslatedThing(office, { kind: 'product', id: `${id}` })).translations
  assert.deepEqual(await texts(), {
    fr: { name: 'Bol', [size.slice('translation-fr-'.length)]: 'Petit' },
    ar: { name: 'جبانة' },
  })
  await submit(product, { 'translation-ar-name': '', [size]: '' })
  assert.deepEqual(await texts(), { fr: { name: 'Bol' } })

  assert.equal((await submit(store, { 'translation-fr-name': 'Argile', 'translation-fr-logo': 'x' })).status, 200)
  const { translations } = await getTranslatedThing(office, { kind: 'store', id: `${storeId}` })
  assert.deepEqual(translations, { fr: { name: 'Argile' } })
})

test('forms refuse a translation that is longer than its field, where the Translations screen does', async () => {
  await using shop = await openTestShop()
  const { ask, page } = await openOffice(shop)
  const office = await asOperator(shop.marketplace)
  const storeId = await shop.hasStore({ name: 'Clay' })
  const { id, sizes } = await shop.sells({ ...bowl, storeId, sizes: [{ name: 'Small', stock: 1 }] })
  const { id: issue } = await createIssue(office, { subject: 'Wool', body: 'Soft' })
  const size = `size-${sizes[0]?.id}`
  for (const [thing, path, field, most] of [
    [{ kind: 'product', id: `${id}` }, adminProductPath(id), 'name', 120],
    [{ kind: 'product', id: `${id}` }, adminProductPath(id), size, 40],
    [{ kind: 'store', id: `${storeId}` }, adminStorePath(storeId), 'name', 80],
    [{ kind: 'issue', id: `${issue}` }, issuePath(issue), 'subject', 120],
  ] as const) {
    const send = async (text: string) => {
      const body = new FormData()
      const fields = fieldsOf(await page(path)).filter(([name]) => name !== `translation-fr-${field}`)
      for (const [name, value] of [...fields, [`translation-fr-${field}`, text] as const]) body.append(name, value)
      return (await ask(path, { method: 'POST', body })).text()
    }
    // Pots are two UTF-16 code units each, and one character.
    const tooLong = await send('🏺'.repeat(most + 1))
    assert.match(tooLong, new RegExp(`At most ${most} characters, please\\.`), field)
    assert.match(tooLong, new RegExp(`value="${'🏺'.repeat(most + 1)}"`), field)
    const { [field]: nothing } = (await getTranslatedThing(office, thing)).translations.fr ?? {}
    assert.equal(nothing, undefined)
    await send('🏺'.repeat(most))
    const { [field]: saved } = (await getTranslatedThing(office, thing)).translations.fr ?? {}
    assert.equal(saved, '🏺'.repeat(most), field)
  }
})

/** The fields of the form of a page with its base, as a browser sends them. */
function fieldsOf(html: string): [string, string][] {
  const form = html.split('<form').find((part) => part.includes('name="base"')) ?? ''
  const text = (value = '') => value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
  const inputs = [...form.matchAll(/<input[^>]*>/g)].flatMap(([tag]): [string, string][] => {
    const name = /name="([^"]*)"/.exec(tag)?.[1]
    return name && !/type="(file|checkbox|radio)"/.test(tag) ? [[name, text(/value="([^"]*)"/.exec(tag)?.[1])]] : []
  })
  const areas = [...form.matchAll(/<textarea[^>]*name="([^"]*)"[^>]*>([^<]*)</g)]
  const chosen = [...form.matchAll(/<select[^>]*name="([^"]*)"[\s\S]*?<\/select>/g)].map(([select, name = '']) => [
    name,
    /<option[^>]*value="([^"]*)"[^>]*selected|<option[^>]*selected=""[^>]*value="([^"]*)"/
      .exec(select)
      ?.slice(1)
      .join('') ?? '',
  ])
  return [...inputs, ...areas.map(([, name = '', value]) => [name, text(value)]), ...chosen] as [string, string][]
}
