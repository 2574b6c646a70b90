import assert from 'node:assert/strict'
import { test } from 'node:test'
import { visitor } from '#domain/access/actor.ts'
import { listProductImports } from '#domain/product-import/get-imports.ts'
import { openPlainBrowser, openPlainOffice } from '#tests/support/plain-browser.ts'
import { listPieces, read, run, sheetOf, takeBack } from '#tests/support/product-imports.ts'
import { readCsv } from '#tests/support/read-csv.ts'
import { asSeller, openStudio } from '#tests/support/sellers.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import type { FileForm } from '#web/product-import/read-file-form.ts'
import { readFileForm } from '#web/product-import/read-file-form.ts'

const questions = 'Titre;Prix;Stock;Catégorie\nBol;1,250;2;Céramique\nPlat;2,500;1;Céramique\n;3,500;1;Céramique'

function fileOf(content: string | Uint8Array, name = 'pieces.csv'): File {
  return new File([new Uint8Array(Buffer.from(content))], name)
}

test('the office uploads a file, answers its questions, adds the pieces and takes them back', async () => {
  await using office = await openPlainOffice('staff')
  const { shop } = office
  const storeId = await shop.hasStore({ name: 'Dar El Fakhar' })
  const form = await (await office.open('/admin/products')).follow('From a file')
  const refused = await form.submit('Read the file', { store: '', file: fileOf(questions) })
  assert.match(refused.main, /Choose the store of these pieces\./)
  const reading = await form.submit('Read the file', { store: String(storeId), file: fileOf(questions) })
  assert.match(reading.main, /The file is being read\./)
  const [id = 0] = (await listProductImports(shop.system)).rows.map((row) => row.id)
  await read(shop.system, id)

  const asking = await office.open(reading.path)
  assert.match(asking.main, /1,250 is 1\.25 TND/)
  assert.match(asking.main, /1,250 is 1.250\.00 TND/)
  assert.doesNotMatch(asking.main, /as drafts$/)
  const twice = await asking.submit('Read it again with these answers', { 'column.1': 'name' })
  assert.match(twice.main, /Two columns are taken for the same/)
  const answered = await asking.submit('Read it again with these answers', {
    ...{ 'decimals.price': 'comma', currency: 'TND', 'category.0': 'decor' },
  })
  assert.match(answered.main, /The file is being read\./)
  await read(shop.system, id)
  const planned = await office.open(reading.path)
  assert.match(planned.main, /2 pieces, 2 variants, 0 pictures/)
  assert.match(planned.main, /1 row cannot be taken/)
  const wrong = await planned.follow(/Cannot be taken/)
  assert.match(wrong.main, /Row 4 The name is missing\./)

  const running = await planned.submit('Add 2 pieces as drafts')
  assert.match(running.main, /0 of 2 pieces/)
  await run(shop.system, id)
  const done = await office.open(reading.path)
  assert.match(done.main, /2 pieces added/)
  assert.match((await done.follow('Bol')).main, /Bol/)
  const back = await done.submit('Take back what was imported')
  assert.match(back.main, /Being taken back/)
  shop.clock.passes({ seconds: 1 })
  await takeBack(shop.system, id)
  assert.match((await office.open(reading.path)).main, /2 pieces taken back/)
  assert.ok((await listPieces(shop.system, storeId)).every(({ isDraft }) => !isDraft))
  const deleted = await (await office.open(reading.path)).submit('Delete this import')
  assert.equal(deleted.path, '/admin/products/import')
  assert.match(deleted.main, /No file was imported yet\./)
})

test('refused rows come back as a file with the reason, and no formula runs in it', async () => {
  await using office = await openPlainOffice()
  const { shop } = office
  const storeId = await shop.hasStore()
  const form = await office.open('/admin/products/import')
  const sheet = sheetOf([{ model: '=HYPERLINK("http://evil.example")', price: 'dear' }, { model: 'B-1' }])
  const { path } = await form.submit('Read the file', { store: String(storeId), file: fileOf(sheet, '..\\x\\a"b.csv') })
  const [row] = (await listProductImports(shop.system)).rows
  assert.equal(row?.fileName, 'a"b.csv')
  await read(shop.system, row?.id ?? 0)
  const file = await office.open(`${path}/refused`)
  assert.equal(file.headers.get('Content-Type'), 'text/csv; charset=utf-8')
  const [heads, refused, ...others] = readCsv(`\ufeff${file.html}`, ';')
  assert.deepEqual(heads, ['Model', 'Name', 'Price', 'Currency', 'Stock', 'Category', 'Image', 'why'])
  assert.deepEqual([refused?.[0]?.[0], refused?.[2], refused?.at(-1)], ["'", 'dear', 'The price dear cannot be read.'])
  assert.deepEqual(others, [])
})

test('a maker imports a file without script, as drafts that she puts into the shop one by one', async () => {
  await using shop = await openTestShop()
  await openStudio(shop.marketplace)
  const storeId = await shop.hasStore({ name: 'Dar Amel' })
  const amel = await asSeller(shop.marketplace, storeId)
  const browser = await openPlainBrowser(shop)
  browser.cookies.set('__Host-hirfa-studio', amel.session)
  const form = await (await browser.open('/studio')).follow('Bring pieces from a file')
  assert.match((await form.submit('Read the file', { file: fileOf('') })).main, /Choose a file that is not empty/)
  const reading = await form.submit('Read the file', { file: fileOf(sheetOf([{ model: 'B-1', name: 'Clay bowl' }])) })
  assert.equal(reading.headers.get('Refresh'), '5')
  const [id = 0] = (await listProductImports(amel)).rows.map((row) => row.id)
  await read(shop.system, id)
  const planned = await browser.open(reading.path)
  assert.equal(planned.headers.get('Refresh'), null)
  await planned.submit('Add 1 piece as drafts')
  await run(shop.system, id)
  const done = await browser.open(reading.path)
  const piece = await done.follow('Clay bowl')
  assert.match(piece.main, /You have not put it in the shop yet\./)
  assert.match((await piece.submit('Put it in the shop')).main, /The shop looks at it first, and then puts it in/)
  assert.match((await browser.open('/studio/pieces/import')).main, /pieces\.csv/)
})

test('a form with a file is read whatever stands in it, and cut off where it is too large', async () => {
  const readSent = (body: BodyInit, type?: string): Promise<FileForm> =>
    readFileForm(
      new Request('http://x/', {
        method: 'POST',
        body,
        ...(type !== undefined && { headers: { 'Content-Type': type } }),
      }),
      visitor,
    )
  // More empty lines than any form has fields, and a text that looks like a boundary.
  const content = `a;b\r\n${'\r\n'.repeat(20_000)}--x\r\n\r\nContent-Disposition: form-data; name="store"`
  const form = new FormData()
  form.set('store', '7')
  form.set('file', fileOf(content, 'é "1".csv'))
  const { fields, file, isWhole } = await readSent(form)
  assert.deepEqual([fields.get('store'), file?.name, isWhole], ['7', 'é "1".csv', true])
  assert.equal(Buffer.from(file?.bytes ?? []).toString(), content)
  for (const [body, type] of [
    ['', 'multipart/form-data; boundary=x'],
    ['--x', 'multipart/form-data; boundary=x'],
    ['--x\r\nContent-Disposition: form-data; name="a"', 'multipart/form-data; boundary=x'],
    ['a=1', 'application/x-www-form-urlencoded'],
    ['--\r\n\r\n', 'multipart/form-data'],
  ] as const) {
    const nothing = await readSent(body, type)
    assert.deepEqual([nothing.file, nothing.fields.size], [undefined, 0], body)
  }
  const large = new FormData()
  large.set('file', new File([new Uint8Array(51 * 1024 * 1024)], 'a.csv'))
  assert.equal((await readSent(large)).isWhole, false)
})
