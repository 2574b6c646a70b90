import type { ImageStore } from '#domain/catalog/pictures/image-store.ts'
import type { ListableImages } from './listable-images.ts'

/** How many files are on their way at a time: all of them are in memory. */
const sliceSize = 8

export interface CopiedFileCounts {
  readonly copied: number
  readonly alreadyThere: number
}

/**
 * Copies every file that `to` does not have. Both stores write a file whole or not at all, so a copy that was
 * interrupted goes on where it was when it is run again. Throws ImageStoreUnavailable.
 */
export async function copyImages(
  from: ImageStore & ListableImages,
  to: ImageStore,
  onProgress: (copied: CopiedFileCounts) => void = () => {},
): Promise<CopiedFileCounts> {
  let sum: CopiedFileCounts = { copied: 0, alreadyThere: 0 }
  for await (const names of slicesOf(from.listNames(), sliceSize)) {
    const copying = names.map((name) => copyImage(from, to, name))
    // All of them have ended when one has failed.
    await Promise.allSettled(copying)
    const copies = await Promise.all(copying)
    const copied = copies.filter((isCopied) => isCopied).length
    sum = { copied: sum.copied + copied, alreadyThere: sum.alreadyThere + copies.length - copied }
    onProgress(sum)
  }
  return sum
}

/** Returns false for a file that was there, or that was replaced while the names were read. */
async function copyImage(from: ImageStore, to: ImageStore, name: string): Promise<boolean> {
  if (await to.isStored(name)) return false
  const bytes = await from.find(name)
  if (bytes) await to.save(name, bytes)
  return bytes !== undefined
}

async function* slicesOf<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<readonly Item[]> {
  let slice: Item[] = []
  for await (const item of items) {
    slice.push(item)
    if (slice.length < size) continue
    yield slice
    slice = []
  }
  if (slice.length > 0) yield slice
}
