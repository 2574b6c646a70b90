import assert from 'node:assert/strict'
import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { addPicture } from '#domain/catalog/pictures/add-picture.ts'
import { apiClient } from '#tests/support/api-client.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { imagesInFolder, prepareImagesFolder } from './images-folder.ts'

test('a symbolic link or directory under the name of a picture is ignored', async (context) => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'hirfa-images-'))
  context.after(() => rm(directory, { recursive: true }))
  await using shop = await openTestShop()
  const images = imagesInFolder(path.join(directory, 'pictures'))
  const api = apiClient({ ...shop.marketplace, images })
  const picture = { format: 'png', width: 4, height: 4, placeholderColor: '#ede3d3' } as const
  const names = await Promise.all(
    [1, 2, 3].map((byte) => addPicture({ ...shop.system, images }, { ...picture, bytes: new Uint8Array([byte]) })),
  )
  const [kept = '', linked = '', folder = ''] = names
  await writeFile(path.join(directory, 'secret.png'), 'secret')
  for (const name of [linked, folder]) await rm(path.join(directory, 'pictures', name))
  await symlink('../secret.png', path.join(directory, 'pictures', linked))
  await mkdir(path.join(directory, 'pictures', folder))

  const mediaTypeOf = async (name: string) => (await api.get(`/image/${name}`)).headers.get('Content-Type')
  assert.equal(await mediaTypeOf(kept), 'image/png')
  context.mock.method(console, 'error', () => {})
  // The placeholder of a picture whose file is missing.
  for (const name of [linked, folder]) assert.equal(await mediaTypeOf(name), 'image/svg+xml')
})

test('no other account can look into the folder of the pictures', async (context) => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'hirfa-images-'))
  context.after(() => rm(directory, { recursive: true }))
  const [added, existing] = [path.join(directory, 'added'), path.join(directory, 'existing')]
  await mkdir(existing)
  await chmod(existing, 0o755)
  for (const folder of [added, existing]) {
    await prepareImagesFolder(folder)
    assert.equal((await stat(folder)).mode & 0o777, 0o700)
  }
})
