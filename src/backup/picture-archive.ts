import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { sha256 } from './archive-parts.ts'
import type { Manifest } from './manifest.ts'
import type { TarEntry } from './tar-entries.ts'

type PictureFile = Manifest['pictures']['files'][number]

/** Sums the sizes of the pictures. */
export async function measurePictures(directory: string): Promise<number> {
  let bytes = 0
  for (const name of await pictureNames(directory)) bytes += (await stat(path.join(directory, name))).size
  return bytes
}

/** Yields the pictures of a directory, and adds each to `files` with its checksum. */
export async function* readPictures(directory: string, files: PictureFile[]): AsyncGenerator<TarEntry> {
  for (const name of await pictureNames(directory)) {
    const bytes = await readFile(path.join(directory, name))
    files.push({ name, bytes: bytes.length, sha256: sha256(bytes) })
    yield { name, size: bytes.length, content: [bytes] }
  }
}

/** The regular files of the directory, which has no others that count; none when there is no directory yet. */
async function pictureNames(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
}

/** Returns the checksum of an entry of an archive. */
export async function digestOf(content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}
