import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import { type BackupStore, MissingFile } from './backup-store.ts'
import type { BaseBackup } from './manifest.ts'
import { DamagedBackup, type PartSealer } from './part-sealer.ts'
import { isSegment, nextSegment, segmentBytes, unbrokenAfter } from './wal-segments.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

interface Place {
  readonly store: BackupStore
  readonly sealer: PartSealer
}

const suffix = '.zst'

/** The folder of all chains. A chain is the WAL of one server without a gap, since one of its base backups. */
export const walFolder = 'wal'

function fileOf(chain: string, segment: string): string {
  return `${walFolder}/${chain}/${segment}${suffix}`
}

export async function writeSegment(
  { store, sealer }: Place,
  chain: string,
  segment: string,
  bytes: Buffer,
): Promise<void> {
  const file = fileOf(chain, segment)
  const compressed = await compress(bytes, { params: { [constants.ZSTD_c_checksumFlag]: 1 } })
  await store.put(file, await sealer.seal(file, compressed))
}

/** Throws DamagedBackup when the segment is not as it was written. */
export async function readSegment({ store, sealer }: Place, chain: string, segment: string): Promise<Buffer> {
  const file = fileOf(chain, segment)
  const read = await store.get(file).catch((error: unknown) => {
    if (error instanceof MissingFile) throw new DamagedBackup(`${file} is missing`)
    throw error
  })
  const opened = await sealer.open(file, Buffer.from(read))
  const bytes = await decompress(opened).catch(() => Buffer.alloc(0))
  if (bytes.length !== segmentBytes) throw new DamagedBackup(`${file} was altered or cut off`)
  return bytes
}

export async function listSegments(store: BackupStore, chain: string): Promise<string[]> {
  const files = await store.list(`${walFolder}/${chain}`)
  return files.map((file) => file.slice(0, -suffix.length)).filter(isSegment)
}

export async function deleteSegment(store: BackupStore, chain: string, segment: string): Promise<void> {
  await store.delete(fileOf(chain, segment))
}

export interface WalAfter {
  /** The archived segments that continue a base backup without a gap. */
  readonly segments: readonly string[]
  /** The first one that is missing while later ones are there. */
  readonly missing?: string
}

export async function walAfter(store: BackupStore, { walChain, lastSegment }: BaseBackup): Promise<WalAfter> {
  const archived = await listSegments(store, walChain)
  const segments = unbrokenAfter(lastSegment, archived)
  const next = nextSegment(segments.at(-1) ?? lastSegment)
  const hasLater = archived.some((segment) => segment > next)
  return { segments, ...(hasLater && { missing: fileOf(walChain, next) }) }
}
