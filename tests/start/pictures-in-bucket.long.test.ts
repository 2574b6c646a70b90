import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { test } from 'node:test'
import { serve } from '@hono/node-server'
import { runCommand } from '#tests/support/run-command.ts'
import { startS3Server, testBucket } from '#tests/support/s3-server.ts'
import { cleanUpAfter, freshDirectory, launchShop } from '#tests/support/shop-process.ts'

test('a shop moves its pictures into a bucket and back, and the doctor says whether the bucket works', async (t) => {
  await using s3 = await startS3Server()
  const dataDirectory = await freshDirectory(t)
  const settings = {
    ...s3.settings,
    ...{ DATA_DIR: dataDirectory, BACKUP_TO: 'off', IMAGES_URL: `s3://${testBucket}/shop` },
  }
  const folder = path.join(dataDirectory, 'pictures')
  await mkdir(folder, { recursive: true })
  const names = Array.from({ length: 20 }, (_, index) => `${index}.webp`)
  for (const name of names) await writeFile(path.join(folder, name), `picture ${name}`)
  const copy = (...args: string[]) => runCommand('images-copy-command.ts', args, settings)

  assert.deepEqual(await copy('to-bucket'), {
    code: 0,
    printed: 'Copied: 20, there already: 0. All pictures are there.\n',
  })
  assert.equal(s3.objects.get('shop/7.webp')?.toString(), 'picture 7.webp')
  assert.equal((await copy('to-bucket')).printed, 'Copied: 0, there already: 20. All pictures are there.\n')
  s3.isAway = true
  const interrupted = await copy('to-folder')
  assert.equal(interrupted.code, 1)
  assert.match(interrupted.printed, /^s3:\/\/.*cannot be used: .*\nRun the command again to go on/)
  s3.isAway = false
  const { code, printed } = await copy('sideways')
  assert.deepEqual([code, /^Say which way/.test(printed)], [1, true])

  // Samples are written into the bucket, and are served from it.
  const shop = launchShop(t, { ...settings, SAMPLES: 'on' })
  const origin = await shop.opened
  const { products } = (await (await fetch(`${origin}/api/products`)).json()) as { products: { images: string[] }[] }
  const name = path.basename(products[0]?.images[0] ?? '')
  const picture = Buffer.from(await (await fetch(`${origin}/api/image/${name}`)).arrayBuffer())
  assert.deepEqual(picture, s3.objects.get(`shop/${name}`))
  assert.ok(!(await readdir(folder)).includes(name))

  const { port: PORT } = new URL(origin)
  const examine = (changed: Record<string, string> = {}) =>
    runCommand('doctor-command.ts', [], { ...settings, PORT, ...changed })
  assert.match((await examine()).printed, /^✔ Pictures are written to s3:\/\/\S+ and read from it$/m)
  const files = serve({ fetch: readBucket, overrideGlobalObjects: false, port: 0, hostname: '127.0.0.1' })
  cleanUpAfter(t, async () => void files.close())
  await once(files, 'listening')
  const IMAGES_PUBLIC_URL = `http://127.0.0.1:${(files.address() as AddressInfo).port}`
  // Twice, since what it writes may be kept by caches before the bucket.
  const seen = new Map<string, Buffer>()
  for (let times = 0; times < 2; times++)
    assert.match((await examine({ IMAGES_PUBLIC_URL })).printed, /^✔ Browsers get pictures from http/m)
  const mixed = { IMAGES_PUBLIC_URL, PUBLIC_URL: 'https://127.0.0.1:1' }
  assert.match((await examine(mixed)).printed, /^! IMAGES_PUBLIC_URL is http and PUBLIC_URL is https/m)
  assert.doesNotMatch(
    (await examine({ ...mixed, PUBLIC_URL: 'http://127.0.0.1:1' })).printed,
    /IMAGES_PUBLIC_URL is http/,
  )
  const wrong = `${IMAGES_PUBLIC_URL}/elsewhere`
  assert.match((await examine({ IMAGES_PUBLIC_URL: wrong })).printed, /^✖ IMAGES_PUBLIC_URL: .* answers 404/m)
  s3.refusesMissing = true
  assert.match((await examine()).printed, /^✖ IMAGES_URL: the key needs the right to list the bucket/m)
  s3.refusesMissing = false
  s3.isAway = true
  assert.match((await examine()).printed, /^✖ IMAGES_URL: s3:\/\/\S+ cannot be used: SlowDown/m)

  /** The bucket as everybody reads it. */
  function readBucket({ url }: Request): Response {
    const key = new URL(url).pathname.slice(1)
    const object = seen.get(key) ?? s3.objects.get(key)
    if (object) seen.set(key, object)
    return object ? new Response(new Uint8Array(object)) : new Response(null, { status: 404 })
  }
})

test('pictures come back from a bucket into the folder', async (t) => {
  await using s3 = await startS3Server()
  const dataDirectory = await freshDirectory(t)
  s3.objects.set('1.webp', Buffer.from('picture'))
  const settings = { ...s3.settings, DATA_DIR: dataDirectory, IMAGES_URL: `s3://${testBucket}` }
  const { printed } = await runCommand('images-copy-command.ts', ['to-folder'], settings)
  assert.equal(printed, 'Copied: 1, there already: 0. All pictures are there.\n')
  assert.equal(await readFile(path.join(dataDirectory, 'pictures', '1.webp'), 'utf8'), 'picture')
})
