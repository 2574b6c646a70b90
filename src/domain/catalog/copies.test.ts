import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import sharp from 'sharp'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { NotFound } from '../errors.ts'
import { addPicture, type NewPicture } from './add-picture.ts'
import { getPicture } from './get-picture.ts'
import { catchUpWithCopies, makeCopies } from './make-copies.ts'
import { copyUrl, copyWidthFor, copyWidths, parseCopyName } from './picture.ts'

test('a picture is copied in the usual widths, none wider than itself', () => {
  assert.deepEqual(copyWidths(2000), [320, 480, 640, 960, 1280, 1600])
  assert.deepEqual(copyWidths(640), [320, 480, 640])
  assert.deepEqual(copyWidths(800), [320, 480, 640, 800])
  assert.deepEqual(copyWidths(90), [90])
})

test('who asks for a width is shown the widest copy that is no wider, or the narrowest', () => {
  assert.equal(copyWidthFor(640, 2000), 640)
  assert.equal(copyWidthFor(1600, 800), 800)
  assert.equal(copyWidthFor(320, 90), 90)
  for (const odd of [0, 1, 319, 700, 1601, 9999]) assert.equal(copyWidthFor(odd, 2000), undefined)
})

test('the name of a copy tells the picture, the width and the format', () => {
  assert.equal(copyUrl('bowl.webp', { width: 640, format: 'avif' }), '/api/image/bowl.640.avif')
  assert.deepEqual(parseCopyName('bowl.640.avif'), { stem: 'bowl', width: 640, format: 'avif' })
  for (const odd of ['bowl.webp', 'bowl.640.png', 'bowl.0640.webp', 'bowl.-1.webp', '.640.webp', 'a/b.640.webp'])
    assert.equal(parseCopyName(odd), undefined, odd)
})

test('a new picture is copied by a job, and until then shown as it is under the names of its copies', async () => {
  await using shop = await openTestShop()
  const fileName = await addPicture(shop.marketplace, await testPicture(700))
  assert.deepEqual(await queuedCopies(shop), [fileName])
  const early = await getPicture(shop.marketplace, fileName.replace('.webp', '.640.avif'))
  assert.deepEqual([early.format, early.isFinal], ['webp', false])

  await makeCopies(shop.marketplace, fileName)

  for (const width of [320, 480, 640, 700])
    for (const [format, kind] of [
      ['avif', 'heif'],
      ['webp', 'webp'],
      ['jpg', 'jpeg'],
    ] as const) {
      const found = await getPicture(shop.marketplace, fileName.replace('.webp', `.${width}.${format}`))
      const facts = await sharp(found.bytes).metadata()
      assert.deepEqual([facts.width, facts.height, facts.format, found.isFinal], [width, width * 1.25, kind, true])
    }
})

test('who saves data is given the narrowest copy, and copies lighter than the picture', async () => {
  await using shop = await openTestShop()
  const fileName = await addPicture(shop.marketplace, await testPicture(960))
  await makeCopies(shop.marketplace, fileName)
  const name = fileName.replace('.webp', '.960.avif')
  const saving = await getPicture(shop.marketplace, name, { isSaving: true })
  const usual = await getPicture(shop.marketplace, name)
  assert.equal((await sharp(saving.bytes).metadata()).width, 320)
  assert.ok(saving.bytes.byteLength < usual.bytes.byteLength)
})

test('copies nobody offers, of pictures nobody knows, are not found', async () => {
  await using shop = await openTestShop()
  const fileName = await addPicture(shop.marketplace, await testPicture(700))
  const stem = fileName.replace('.webp', '')
  for (const odd of [`${stem}.641.webp`, `${stem}.9999.webp`, `${stem}.320.png`, 'unknown.320.webp'])
    await assert.rejects(getPicture(shop.marketplace, odd), NotFound, odd)
})

test('a picture is copied once, and one whose job came to nothing is queued again after an hour', async () => {
  await using shop = await openTestShop()
  const fileName = await addPicture(shop.marketplace, await testPicture(400))
  await sql`select graphile_worker.remove_job(${`copies-${fileName}`})`.execute(shop.marketplace.db)
  await catchUpWithCopies(shop.marketplace)
  assert.deepEqual(await queuedCopies(shop), [])

  shop.clock.passes({ seconds: 2 * 60 * 60 })
  await catchUpWithCopies(shop.marketplace)
  assert.deepEqual(await queuedCopies(shop), [fileName])

  await makeCopies(shop.marketplace, fileName)
  const scalePicture = () => assert.fail('It was copied twice')
  await makeCopies({ ...shop.marketplace, scalePicture }, fileName)
})

test('a picture whose bytes are broken is told as such, and stays as it is', async () => {
  await using shop = await openTestShop()
  const picture = { ...(await testPicture(400)), bytes: new Uint8Array([1, 2, 3]) }
  const fileName = await addPicture(shop.marketplace, picture)
  await assert.rejects(makeCopies(shop.marketplace, fileName), /copies pictures ended with/)
  assert.equal((await getPicture(shop.marketplace, fileName.replace('.webp', '.320.webp'))).isFinal, false)
})

async function queuedCopies({ marketplace }: TestShop): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from graphile_worker.jobs where task_identifier = 'make-copies'`.execute(marketplace.db)
  return rows.map(({ key }) => key.replace('copies-', ''))
}

/** A picture 4 : 5, with something to see on it. */
async function testPicture(width: number): Promise<NewPicture> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width * 1.25}" viewBox="0 0 8 10">
    <rect width="8" height="10" fill="#f5ead8"/><circle cx="4" cy="6" r="3" fill="#b0763c"/></svg>`
  const { data, info } = await sharp(Buffer.from(drawing)).webp().toBuffer({ resolveWithObject: true })
  return { bytes: data, format: 'webp', width: info.width, height: info.height, placeholderColor: '#b0763c' }
}
