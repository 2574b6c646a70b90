import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import tar from 'tar-stream'

/** An entry of a tar archive. */
export type TarEntry =
  | { readonly name: string; readonly isDirectory: true }
  | { readonly name: string; readonly size: number; readonly content: AsyncIterable<Buffer> | Iterable<Buffer> }

/** Packs entries one after the other, as they are read. */
export function packEntries(entries: AsyncIterable<TarEntry>): Readable {
  const pack = tar.pack()
  const packing = async () => {
    for await (const entry of entries) await addEntry(pack, entry)
    pack.finalize()
  }
  packing().catch((error: Error) => pack.destroy(error))
  return Readable.from(pack)
}

async function addEntry(pack: tar.Pack, entry: TarEntry): Promise<void> {
  if ('isDirectory' in entry) {
    pack.entry({ name: entry.name, type: 'directory', mode: 0o700 })
    return
  }
  const sink = pack.entry({ name: entry.name, size: entry.size, mode: 0o600 })
  await pipeline(Readable.from(entry.content), sink)
}

/** Returns the entries of an archive. Each one's content must be read before the next. */
export async function* unpackEntries(archive: Readable): AsyncGenerator<TarEntry> {
  const extract = tar.extract()
  pipeline(archive, extract).catch((error: Error) => extract.destroy(error))
  for await (const entry of extract) {
    const { name, type, size = 0 } = entry.header
    if (type === 'directory') {
      entry.resume()
      yield { name: name.replace(/\/$/, ''), isDirectory: true }
    } else {
      yield { name, size, content: entry }
    }
  }
}
