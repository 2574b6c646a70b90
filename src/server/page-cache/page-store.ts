import { LRUCache } from 'lru-cache'
import { type CachedPage, sizeOf } from './cached-page.ts'

/** Pages in memory up to a number of bytes, with an index of their tags. Evicts the least recently used. */
export class PageStore {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #byTag = new Map<string, Set<CachedPage>>()

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({
      // LRUCache refuses 0. No page is as small as a byte, so nothing is stored then either.
      maxSize: Math.max(1, maxBytes),
      maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
      sizeCalculation: sizeOf,
      onInsert: (page) => this.#addToIndex(page),
      dispose: (page) => this.#removeFromIndex(page),
    })
  }

  get size(): number {
    return this.#pages.size
  }

  get bytes(): number {
    return this.#pages.calculatedSize
  }

  get(key: string): CachedPage | undefined {
    return this.#pages.get(key)
  }

  /** Stores a page in place of the earlier one of its key. A page larger than a quarter of the cache is not stored. */
  put(page: CachedPage): void {
    this.#pages.set(page.key, page)
  }

  /** Counts the bytes of a page again and evicts others if necessary. */
  updateSize(page: CachedPage): void {
    if (!this.has(page)) return
    // LRUCache calculates the size of an entry only when it inserts it.
    this.remove(page.key)
    this.put(page)
  }

  remove(key: string): void {
    this.#pages.delete(key)
  }

  /** Whether this very page is stored, not a later one of the same key. */
  has(page: CachedPage): boolean {
    return this.#pages.peek(page.key) === page
  }

  withTag(tag: string): Iterable<CachedPage> {
    return this.#byTag.get(tag) ?? []
  }

  all(): CachedPage[] {
    return [...this.#pages.values()]
  }

  #addToIndex(page: CachedPage): void {
    for (const tag of page.tags) this.#byTag.getOrInsertComputed(tag, () => new Set()).add(page)
  }

  #removeFromIndex(page: CachedPage): void {
    for (const tag of page.tags) {
      const pages = this.#byTag.get(tag)
      pages?.delete(page)
      if (pages?.size === 0) this.#byTag.delete(tag)
    }
  }
}
