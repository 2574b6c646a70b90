import { LRUCache } from 'lru-cache'
import { type CachedPage, sizeOf } from './cached-page.ts'

/** The share of the bytes that pages of URLs with a query may take. */
const queryShare = 0.25

/**
 * Pages in memory up to a number of bytes, with an index of their tags. Evicts the least recently used. URLs with a
 * query (`?page=`, `?q=`) are as many as somebody cares to invent, so they have bytes of their own and never evict the
 * others.
 */
export class PageStore {
  readonly #plainPages: LRUCache<string, CachedPage>
  readonly #queryPages: LRUCache<string, CachedPage>
  readonly #byTag = new Map<string, Set<CachedPage>>()

  constructor(maxBytes: number) {
    const cacheOf = (bytes: number) =>
      new LRUCache<string, CachedPage>({
        // LRUCache refuses 0. No page is as small as a byte, so nothing is stored then either.
        maxSize: Math.max(1, Math.floor(bytes)),
        maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
        sizeCalculation: sizeOf,
        onInsert: (page) => this.#addToIndex(page),
        dispose: (page) => this.#removeFromIndex(page),
      })
    this.#plainPages = cacheOf(maxBytes * (1 - queryShare))
    this.#queryPages = cacheOf(maxBytes * queryShare)
  }

  get size(): number {
    return this.#plainPages.size + this.#queryPages.size
  }

  get bytes(): number {
    return this.#plainPages.calculatedSize + this.#queryPages.calculatedSize
  }

  get(key: string): CachedPage | undefined {
    return this.#pagesLike(key).get(key)
  }

  /** Stores a page in place of the earlier one of its key. A page larger than a quarter of the cache is not stored. */
  put(page: CachedPage): void {
    this.#pagesLike(page.key).set(page.key, page)
  }

  /** Counts the bytes of a page again and evicts others if necessary. */
  updateSize(page: CachedPage): void {
    if (!this.has(page)) return
    // LRUCache calculates the size of an entry only when it inserts it.
    this.remove(page.key)
    this.put(page)
  }

  remove(key: string): void {
    this.#pagesLike(key).delete(key)
  }

  /** Whether this very page is stored, not a later one of the same key. */
  has(page: CachedPage): boolean {
    return this.#pagesLike(page.key).peek(page.key) === page
  }

  withTag(tag: string): Iterable<CachedPage> {
    return this.#byTag.get(tag) ?? []
  }

  all(): CachedPage[] {
    return [...this.#plainPages.values(), ...this.#queryPages.values()]
  }

  #pagesLike(key: string): LRUCache<string, CachedPage> {
    return key.includes('?') ? this.#queryPages : this.#plainPages
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
