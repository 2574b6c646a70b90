import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { test } from 'node:test'
import { serve } from '@hono/node-server'
import { readConfig } from '#server/config.ts'
import { watchDiskSpace } from '#server/disk-space.ts'
import { checkImages } from '#server/doctor/check-images.ts'
import { openImages } from '#server/open-images.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { startS3Server, testBucket } from '#tests/support/s3-server.ts'
import { cleanUpAfter, freshDirectory } from '#tests/support/shop-process.ts'

test('a shop moves its pictures into a bucket and back', async (t) => {
  await using s3 = await startS3Server()
  const dataDirectory = await freshDirectory(t)
  const settings = { ...s3.settings, DATA_DIR: dataDirectory, IMAGES_URL: `s3://${testBucket}/shop` }
  const folder = path.join(dataDirectory, 'pictures')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, '7.webp'), 'a picture')
  const copy = (...args: string[]) => runCommand('images-copy-command.ts', args, settings)

  assert.deepEqual(await copy('to-bucket'), {
    code: 0,
    printed: 'Copied: 1, there already: 0. All pictures are there.\n',
  })
  assert.equal(s3.objects.get('shop/7.webp')?.toString(), 'a picture')
  await rm(path.join(folder, '7.webp'))
  assert.equal((await copy('to-folder')).printed, 'Copied: 1, there already: 0. All pictures are there.\n')
  assert.equal(await readFile(path.join(folder, '7.webp'), 'utf8'), 'a picture')

  s3.isAway = true
  const interrupted = await copy('to-folder')
  assert.equal(interrupted.code, 1)
  assert.match(interrupted.printed, /^s3:\/\/.*cannot be used: .*\nRun the command again to go on/)
  const { code, printed } = await copy('sideways')
  assert.deepEqual([code, /^Say which way/.test(printed)], [1, true])
})

test('with a bucket the shop writes its pictures there and not into its folder', async (t) => {
  await using s3 = await startS3Server()
  useSettings(t, s3.settings)
  const dataDirectory = await freshDirectory(t)
  const config = readConfig({ DATA_DIR: dataDirectory, IMAGES_URL: `s3://${testBucket}/shop`, ...s3.settings })
  const images = await openImages(config, watchDiskSpace([dataDirectory], 0))
  await images.save('bowl.webp', Buffer.from('a bowl'))
  assert.equal(s3.objects.get('shop/bowl.webp')?.toString(), 'a bowl')
  assert.deepEqual(await readdir(dataDirectory), [])
})

test('the doctor says whether the bucket works, and whether browsers can read it', async (t) => {
  await using s3 = await startS3Server()
  useSettings(t, s3.settings)
  const examine = async (changed: Record<string, string> = {}) => {
    const findings = await checkImages(
      readConfig({ ...s3.settings, IMAGES_URL: `s3://${testBucket}/shop`, ...changed }),
    )
    return findings.map(({ state, line }) => `${state}: ${line}`).join('\n')
  }
  assert.match(await examine(), /^fine: Pictures are written to s3:\/\/\S+ and read from it$/)
  const files = serve({ fetch: readBucket, overrideGlobalObjects: false, port: 0, hostname: '127.0.0.1' })
  cleanUpAfter(t, async () => void files.close())
  await once(files, 'listening')
  const IMAGES_PUBLIC_URL = `http://127.0.0.1:${(files.address() as AddressInfo).port}`
  // Twice, since what it writes may be kept by caches before the bucket.
  const seen = new Map<string, Buffer>()
  for (let times = 0; times < 2; times++)
    assert.match(await examine({ IMAGES_PUBLIC_URL }), /^fine: Browsers get pictures from http/m)
  const mixed = { IMAGES_PUBLIC_URL, PUBLIC_URL: 'https://127.0.0.1:1' }
  assert.match(await examine(mixed), /^warning: IMAGES_PUBLIC_URL is http and PUBLIC_URL is https/m)
  assert.doesNotMatch(await examine({ ...mixed, PUBLIC_URL: 'http://127.0.0.1:1' }), /IMAGES_PUBLIC_URL is http/)
  const wrong = `${IMAGES_PUBLIC_URL}/elsewhere`
  assert.match(await examine({ IMAGES_PUBLIC_URL: wrong }), /^problem: IMAGES_PUBLIC_URL: .* answers 404/m)
  s3.refusesMissing = true
  assert.match(await examine(), /^problem: IMAGES_URL: the key needs the right to list the bucket/m)
  s3.refusesMissing = false
  s3.isAway = true
  assert.match(await examine(), /^problem: IMAGES_URL: s3:\/\/\S+ cannot be used: SlowDown/m)

  /** The bucket as everybody reads it. */
  function readBucket({ url }: Request): Response {
    const key = new URL(url).pathname.slice(1)
    const object = seen.get(key) ?? s3.objects.get(key)
    if (object) seen.set(key, object)
    return object ? new Response(new Uint8Array(object)) : new Response(null, { status: 404 })
  }
})

/** Sets the environment, from which the client of S3 reads its key, until the test ends. */
function useSettings(t: Parameters<typeof cleanUpAfter>[0], settings: Readonly<Record<string, string>>): void {
  const before = Object.keys(settings).map((name) => [name, process.env[name]] as const)
  Object.assign(process.env, settings)
  cleanUpAfter(t, async () => {
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
  })
}
