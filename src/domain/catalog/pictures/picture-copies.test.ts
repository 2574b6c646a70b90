import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import sharp from 'sharp'
import { NotFound } from '#domain/errors.ts'
import { asSystem } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { getWholePicture } from '#tests/support/whole-picture.ts'
import { addPicture } from './add-picture.ts'
import { makeCopies, requeueMissingCopies } from './make-copies.ts'
import type { NewPicture } from './new-picture.ts'
import { closestCopy, copiesOf, copyName, copyWidths, parseCopyName, socialName } from './picture.ts'
import { maxWaitingForPictures } from './wait-for-pictures.ts'

test('copies have widths that differ enough, none wider than the picture', () => {
  assert.deepEqual(copyWidths(2400, 'avif'), [320, 480, 640, 960, 1600, 2400])
  assert.deepEqual(copyWidths(1200, 'avif'), [320, 480, 640, 1200])
  assert.deepEqual(copyWidths(800, 'avif'), [320, 480, 800])
  assert.deepEqual(copyWidths(640, 'avif'), [320, 480, 640])
  assert.deepEqual(copyWidths(90, 'avif'), [90])
  assert.deepEqual(copyWidths(2400, 'jpg'), [320, 640])
  assert.deepEqual(copyWidths(480, 'jpg'), [320, 480])
  assert.deepEqual(copyWidths(90, 'jpg'), [90])
})

test('a request for a copy returns the narrowest one that is at least as wide, or the widest', () => {
  assert.deepEqual(closestCopy({ width: 480, format: 'avif' }, 1200), { width: 480, format: 'avif' })
  assert.deepEqual(closestCopy({ width: 960, format: 'avif' }, 1200), { width: 1200, format: 'avif' })
  assert.deepEqual(closestCopy({ width: 1600, format: 'avif' }, 800), { width: 800, format: 'avif' })
  assert.deepEqual(closestCopy({ width: 320, format: 'jpg' }, 90), { width: 90, format: 'jpg' })
  assert.deepEqual(closestCopy({ width: 1280, format: 'jpg' }, 2000), { width: 640, format: 'jpg' })
  for (const odd of [0, 1, 319, 700, 1601, 9999])
    assert.equal(closestCopy({ width: odd, format: 'avif' }, 2000), undefined)
})

test('every width and format that pages and emails ever linked to is served', () => {
  for (const width of [320, 480, 640, 960, 1280, 1600, 800])
    for (const format of ['avif', 'webp', 'jpg'] as const)
      assert.ok(closestCopy({ width, format }, 800), `${width}.${format}`)
})

test('the file name of a copy contains the picture, the width and the format', () => {
  assert.equal(copyName('bowl.webp', { width: 640, format: 'avif' }), 'bowl.640.avif')
  assert.deepEqual(parseCopyName('bowl.640.avif'), { stem: 'bowl', copy: { width: 640, format: 'avif' } })
  assert.equal(socialName('bowl.webp'), 'bowl.social.jpg')
  assert.deepEqual(parseCopyName('bowl.social.jpg'), { stem: 'bowl', copy: 'social' })
  const odd = ['bowl.webp', 'bowl.640.png', 'bowl.0640.webp', 'bowl.-1.webp', '.640.webp', 'a/b.640.webp']
  for (const name of [...odd, 'bowl.social.webp', '.social.jpg', 'bowl.640.social.jpg'])
    assert.equal(parseCopyName(name), undefined, name)
})

test('the copies of a new picture are made by a job; until then their names return the picture', async () => {
  await using shop = await openTestShop()
  const fileName = await addPicture(shop.system, await testPicture(700))
  assert.deepEqual(await queuedCopies(shop), [fileName])
  const early = await getWholePicture(shop.marketplace, fileName.replace('.webp', '.640.avif'))
  assert.deepEqual([early.format, early.isImmutable], ['webp', false])

  await makeCopies(shop.system, fileName)

  for (const copy of copiesOf(700)) {
    const { width, format } = copy
    const found = await getWholePicture(shop.marketplace, copyName(fileName, copy))
    const facts = await sharp(found.bytes).metadata()
    const kind = format === 'avif' ? 'heif' : 'jpeg'
    assert.deepEqual([facts.width, facts.height, facts.format, found.isImmutable], [width, width * 1.25, kind, true])
  }
})

test('an old name of a copy returns that copy if it exists, else the closest one', async () => {
  await using shop = await openTestShop()
  const fileName = await addPicture(shop.system, await testPicture(1000))
  await makeCopies(shop.system, fileName)
  const answered = async (width: number, format: string) => {
    const found = await getWholePicture(shop.marketplace, fileName.replace('.webp', `.${width}.${format}`))
    return [found.format, (await sharp(found.bytes).metadata()).width, found.isImmutable]
  }
  assert.deepEqual(await answered(320, 'webp'), ['jpg', 320, true])
  assert.deepEqual(await answered(480, 'webp'), ['jpg', 640, true])
  assert.deepEqual(await answered(960, 'avif'), ['avif', 1000, true])

  const { bytes } = await testPicture(480)
  await shop.marketplace.images.save(fileName.replace('.webp', '.480.webp'), bytes)
  assert.deepEqual(await answered(480, 'webp'), ['webp', 480, true])
})

test('the JPEG for link previews is made once, at the first request', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  const fileName = await addPicture(asSystem(marketplace), await testPicture(700))
  const name = fileName.replace('.webp', '.social.jpg')
  let times = 0
  const scalePicture: typeof marketplace.scalePicture = (...given) => {
    times += 1
    return marketplace.scalePicture(...given)
  }
  const counted = { ...marketplace, scalePicture }
  const [found] = await Promise.all([
    getWholePicture(counted, name),
    getWholePicture(counted, name),
    getWholePicture(counted, name),
  ])
  const facts = await sharp(found.bytes).metadata()
  assert.deepEqual(
    [found.format, found.isImmutable, facts.format, facts.width, facts.height],
    ['jpg', true, 'jpeg', 1200, 630],
  )
  assert.ok(found.bytes.byteLength < 300_000)
  assert.equal(times, 1)
  await assert.rejects(getWholePicture(marketplace, 'unknown.social.jpg'), NotFound)
})

test('more requests than may wait for a JPEG for link previews are refused', async () => {
  await using shop = await openTestShop()
  const fileName = await addPicture(shop.system, await testPicture(700))
  const name = fileName.replace('.webp', '.social.jpg')
  const requests = Array.from({ length: maxWaitingForPictures + 5 }, () => getWholePicture(shop.marketplace, name))
  const outcomes = await Promise.allSettled(requests)
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.name] : []))
  assert.deepEqual(refused, Array(5).fill('Unavailable'))
})

test('the JPEG for link previews contains a tall picture whole and crops a wide one', async () => {
  await using shop = await openTestShop()
  const preview = async (picture: NewPicture) => {
    const fileName = await addPicture(shop.system, picture)
    const found = await getWholePicture(shop.marketplace, fileName.replace('.webp', '.social.jpg'))
    const { data } = await sharp(found.bytes).raw().toBuffer({ resolveWithObject: true })
    return (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)]
  }
  const isNear = (one: number[], other: number[]) =>
    one.every((part, index) => Math.abs(part - (other[index] ?? 0)) < 12)
  const background = [0xf5, 0xea, 0xd8]
  const tall = await preview(await testPicture(700))
  // A picture of 4 : 5 that is 630 pixels high is 504 pixels wide: its sides are at 348 and 852.
  for (const [x, y] of [
    [354, 6],
    [845, 6],
    [354, 623],
    [845, 623],
  ] as const)
    assert.ok(isNear(tall(x, y), background), `${x}, ${y}`)
  assert.ok(isNear(tall(600, 378), [0xb0, 0x76, 0x3c]))
  const wide = await preview(await testPicture(1600, 600))
  assert.ok(isNear(wide(600, 378), [0xb0, 0x76, 0x3c]))
})

test('with Save-Data a request returns the narrowest copy', async () => {
  await using shop = await openTestShop()
  const fileName = await addPicture(shop.system, await testPicture(960))
  await makeCopies(shop.system, fileName)
  const name = fileName.replace('.webp', '.960.avif')
  const saving = await getWholePicture(shop.marketplace, name, { prefersSmallCopy: true })
  const requested = await getWholePicture(shop.marketplace, name)
  assert.equal((await sharp(saving.bytes).metadata()).width, 320)
  assert.ok(saving.bytes.byteLength < requested.bytes.byteLength)
})

test('unknown widths, formats and pictures are not found', async () => {
  await using shop = await openTestShop()
  const fileName = await addPicture(shop.system, await testPicture(700))
  const stem = fileName.replace('.webp', '')
  for (const odd of [`${stem}.641.webp`, `${stem}.9999.webp`, `${stem}.320.png`, 'unknown.320.webp'])
    await assert.rejects(getWholePicture(shop.marketplace, odd), NotFound, odd)
})

test('a picture is copied once, and one whose job failed is queued again after an hour', async () => {
  await using shop = await openTestShop()
  const fileName = await addPicture(shop.system, await testPicture(400))
  await sql`select graphile_worker.remove_job(${`copies-${fileName}`})`.execute(shop.marketplace.db)
  await requeueMissingCopies(shop.system)
  assert.deepEqual(await queuedCopies(shop), [])

  shop.clock.passes({ seconds: 2 * 60 * 60 })
  await requeueMissingCopies(shop.system)
  assert.deepEqual(await queuedCopies(shop), [fileName])

  await makeCopies(shop.system, fileName)
  const scalePicture = () => assert.fail('It was copied twice')
  await makeCopies({ ...shop.system, scalePicture }, fileName)
})

test('copying a corrupt picture fails and leaves it unchanged', async () => {
  await using shop = await openTestShop()
  const picture = { ...(await testPicture(400)), bytes: new Uint8Array([1, 2, 3]) }
  const fileName = await addPicture(shop.system, picture)
  await assert.rejects(makeCopies(shop.system, fileName), /copies pictures ended with/)
  assert.equal((await getWholePicture(shop.marketplace, fileName.replace('.webp', '.320.webp'))).isImmutable, false)
})

async function queuedCopies({ marketplace }: TestShop): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from graphile_worker.jobs where task_identifier = 'make-copies'`.execute(marketplace.db)
  return rows.map(({ key }) => key.replace('copies-', ''))
}

/** Draws a picture, 4 : 5 unless a height is given. */
async function testPicture(width: number, height = width * 1.25): Promise<NewPicture> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 8 10">
    <rect width="8" height="10" fill="#f5ead8"/><circle cx="4" cy="6" r="3" fill="#b0763c"/></svg>`
  const { data, info } = await sharp(Buffer.from(drawing)).webp().toBuffer({ resolveWithObject: true })
  return { bytes: data, format: 'webp', width: info.width, height: info.height, placeholderColor: '#b0763c' }
}
