import { createHash, type Hash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { type ArchivePlace, readArchive, sha256 } from './archive-parts.ts'
import type { Manifest } from './manifest.ts'
import { DamagedBackup } from './part-sealer.ts'
import { type TarEntry, unpackEntries } from './tar-entries.ts'

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

/**
 * Reads the pictures of a backup one after the other and compares each with its checksum when it was consumed. Throws
 * DamagedBackup for an altered or missing one.
 */
export async function forEachPicture(
  place: ArchivePlace,
  { parts, files }: Manifest['pictures'],
  consume: (name: string, content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const wanted = new Map(files.map(({ name, sha256 }) => [name, sha256]))
  for await (const entry of unpackEntries(readArchive(place, parts))) {
    if (!('content' in entry)) continue
    const hash = createHash('sha256')
    await consume(entry.name, hashed(entry.content, hash))
    if (hash.digest('hex') !== wanted.get(entry.name))
      throw new DamagedBackup(`Picture ${entry.name} was altered: its checksum is another one`)
    wanted.delete(entry.name)
  }
  const [missing] = wanted.keys()
  if (missing !== undefined) throw new DamagedBackup(`Picture ${missing} is missing`)
}

async function* hashed(content: AsyncIterable<Buffer> | Iterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
}
