import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { type BackupStore, MissingFile } from './backup-store.ts'
import type { Part } from './manifest.ts'
import { DamagedBackup, type PartSealer } from './part-sealer.ts'

/** Bytes in memory at a time. An archive in parts has no largest size, and each part is sent again by itself. */
const partBytes = 16 * 1024 ** 2

/** Where an archive is, and what opens it. */
export interface ArchivePlace {
  readonly store: BackupStore
  readonly sealer: PartSealer
  /** The folder of the backup. */
  readonly folder: string
}

/** Compresses an archive and writes it as `database.tar.zst.0000` and so on. Returns its parts. */
export async function writeArchive(
  { store, sealer, folder }: ArchivePlace,
  name: string,
  archive: Readable,
): Promise<Part[]> {
  const parts: Part[] = []
  const write = async (bytes: Buffer) => {
    const file = `${folder}/${name}.${String(parts.length).padStart(4, '0')}`
    const sealed = await sealer.seal(file, bytes)
    await store.put(file, sealed)
    parts.push({ name: file.slice(folder.length + 1), bytes: sealed.length, sha256: sha256(sealed) })
  }
  await pipeline(archive, createZstdCompress(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const part of inPieces(chunks, partBytes)) await write(part)
  })
  return parts
}

/** Returns the archive. A missing or altered part fails the stream with DamagedBackup. */
export function readArchive(place: ArchivePlace, parts: readonly Part[]): Readable {
  const compressed = Readable.from(readParts(place, parts))
  const archive = createZstdDecompress()
  // A failure is handed on by destroying the archive.
  pipeline(compressed, archive).catch((error: Error) => archive.destroy(error))
  return archive
}

async function* readParts({ store, sealer, folder }: ArchivePlace, parts: readonly Part[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield sealer.open(`${folder}/${part.name}`, await readPart(store, folder, part))
}

/** Reads all parts and throws DamagedBackup unless each is as it was written. */
export async function checkParts(store: BackupStore, folder: string, parts: readonly Part[]): Promise<void> {
  for (const part of parts) await readPart(store, folder, part)
}

async function readPart(store: BackupStore, folder: string, { name, bytes, sha256: wanted }: Part): Promise<Buffer> {
  const read = await store.get(`${folder}/${name}`).catch((error: unknown) => {
    if (error instanceof MissingFile) throw new DamagedBackup(`${name} is missing`)
    throw error
  })
  if (read.length !== bytes) throw new DamagedBackup(`${name} has ${read.length} bytes instead of ${bytes}`)
  if (sha256(read) !== wanted) throw new DamagedBackup(`${name} was altered: its checksum is another one`)
  return Buffer.from(read.buffer, read.byteOffset, read.byteLength)
}

async function* inPieces(chunks: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    waiting.push(chunk)
    length += chunk.length
    if (length < size) continue
    yield Buffer.concat(waiting)
    waiting = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(waiting)
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
