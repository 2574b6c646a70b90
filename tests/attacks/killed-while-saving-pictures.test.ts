import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { imagesInFolder, prepareImagesFolder } from '#adapters/images-folder.ts'
import { makeCopies } from '#domain/catalog/pictures/make-copies.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { sampleUnlessLong } from '#tests/support/long-run.ts'
import { databaseName } from '#tests/support/test-database.ts'
import { testDatabaseAddress } from '#tests/support/test-database-address.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { getWholePicture } from '#tests/support/whole-picture.ts'

// Threat: the process is killed, or the power fails, while a picture is saved. Half a picture would be cached forever.

const program = fileURLToPath(new URL('../support/picture-process.ts', import.meta.url))

/** A picture and two copies, each in four steps. */
const stepCount = 12
const kinds = ['before', 'halfway', 'after'] as const
const dyingSteps = Array.from({ length: stepCount }, (_, index) => kinds.map((kind) => `${index + 1} ${kind}`))
  .flat()
  .filter((step) => !step.endsWith('halfway') || (Number.parseInt(step, 10) - 1) % 4 === 0)

async function openPictures(t: TestContext) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hirfa-pictures-'))
  const shop = await openTestShop()
  t.after(async () => {
    await shop[Symbol.asyncDispose]()
    await rm(folder, { recursive: true })
  })
  const address = JSON.stringify(testDatabaseAddress(await databaseName({ database: shop.marketplace.db })))
  const images = imagesInFolder(folder)
  /** Returns the steps taken. */
  const savePicture = (color: string, dyingStep: string) =>
    new Promise<{ readonly steps: string[]; readonly isKilled: boolean }>((resolve) => {
      execFile(process.execPath, [program, folder, address, color, dyingStep], (error, output) =>
        resolve({ steps: output.trim().split('\n'), isKilled: error?.signal === 'SIGKILL' }),
      )
    })
  return { folder, savePicture, visitor: { ...shop.marketplace, images }, system: { ...shop.system, images } }
}

async function requireWhole(bytes: Uint8Array, format: string): Promise<void> {
  const { data, info } = await sharp(bytes, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true })
  assert.equal(data.byteLength, info.width * info.height * info.channels)
  const { format: decoded } = await sharp(bytes).metadata()
  assert.equal(decoded, { jpg: 'jpeg', avif: 'heif' }[format] ?? format)
}

/** Every file under a name is whole, and every row has its file. */
async function requireWholePictures({ db, images }: Marketplace, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isFile())
      await requireWhole(await readFile(path.join(folder, entry.name)), entry.name.split('.').at(-1) ?? '')
  for (const { file_name } of await db.selectFrom('pictures').select('file_name').execute())
    assert.ok(await images.isStored(file_name), `${file_name} has a row and no file`)
}

test('a process killed at any step of saving pictures leaves each whole or absent, and nothing unfinished is immutable', async (t) => {
  const { folder, savePicture, visitor, system } = await openPictures(t)
  for (const [index, dyingStep] of sampleUnlessLong(dyingSteps, 4).entries()) {
    const name = (0xa00000 + index * 77).toString(16)
    const { isKilled } = await savePicture(`#${name}`, dyingStep)
    assert.ok(isKilled, `${dyingStep} was not reached`)
    await requireWholePictures(visitor, folder)

    const row = await visitor.db
      .selectFrom('pictures')
      .select('widths_made_at')
      .where('file_name', '=', `${name}.webp`)
      .executeTakeFirst()
    for (const copy of row ? ['40.avif', '40.jpg'] : []) {
      const { bytes, format, isImmutable } = await getWholePicture(visitor, `${name}.${copy}`)
      await requireWhole(bytes, format)
      assert.equal(isImmutable, row?.widths_made_at !== null, `${copy} after ${dyingStep}`)
    }
    // The job runs again after the restart.
    await makeCopies(system, `${name}.webp`)
    if (row) assert.equal((await getWholePicture(visitor, `${name}.40.avif`)).isImmutable, true)
  }
})

test('a file is written aside, synced and renamed, then its folder is synced, before its row and the next file', async (t) => {
  const { savePicture } = await openPictures(t)
  const { steps } = await savePicture('#b0763c', 'none')
  assert.deepEqual(
    steps,
    ['b0763c.webp', 'b0763c.40.avif', 'b0763c.40.jpg'].flatMap((file) => [
      'write unfinished/*',
      'sync unfinished/*',
      `rename unfinished/* to ${file}`,
      'sync the folder',
    ]),
  )
})

test('a row is written after its file', async (t) => {
  const { savePicture, visitor, folder } = await openPictures(t)
  await savePicture('#b0763c', '4 after')
  assert.deepEqual((await readdir(folder)).sort(), ['b0763c.webp', 'unfinished'])
  assert.deepEqual(await visitor.db.selectFrom('pictures').select('file_name').execute(), [])
})

test('what a killed process has left unfinished is deleted at a later start', async (t) => {
  const { savePicture, folder } = await openPictures(t)
  await savePicture('#b0763c', '1 halfway')
  const unfinished = path.join(folder, 'unfinished')
  const [left = ''] = await readdir(unfinished)
  await prepareImagesFolder(folder)
  // Another instance may be writing it.
  assert.deepEqual(await readdir(unfinished), [left])
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
  await utimes(path.join(unfinished, left), longAgo, longAgo)
  await writeFile(path.join(unfinished, 'new'), '')
  await prepareImagesFolder(folder)
  assert.deepEqual(await readdir(unfinished), ['new'])
  await prepareImagesFolder(path.join(folder, 'not-there'))
})
