import { type CachedPage, sizeOf } from './cached-page.ts'

interface Entry {
  readonly page: CachedPage
  bytes: number
  /** Tick of the last use: the greater, the later. */
  usedAt: number
}

/** Pages in memory up to a number of bytes. Evicts the least recently used. */
export class PageStore {
  readonly #maxBytes: number
  readonly #entries = new Map<string, Entry>()
  readonly #byTag = new Map<string, Set<CachedPage>>()
  /** Grows with each use of any page. */
  #tick = 0
  bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    entry.usedAt = ++this.#tick
    return entry.page
  }

  /** Stores a page in place of the earlier one of its key. A page larger than a quarter of the cache is not stored. */
  put(page: CachedPage): void {
    this.remove(page.key)
    if (sizeOf(page) > this.#maxBytes / 4) return
    this.#entries.set(page.key, { page, bytes: 0, usedAt: ++this.#tick })
    for (const tag of page.tags) this.#pagesWithTag(tag).add(page)
    this.updateSize(page)
  }

  /** Counts the bytes of a page again and evicts others if necessary. */
  updateSize(page: CachedPage): void {
    const entry = this.#entries.get(page.key)
    if (entry?.page !== page) return
    this.bytes -= entry.bytes
    entry.bytes = sizeOf(page)
    this.bytes += entry.bytes
    while (this.bytes > this.#maxBytes) this.remove(this.#leastRecentlyUsed())
  }

  /** Searches all entries: evictions are rare, while a sorted structure would cost something at each use. */
  #leastRecentlyUsed(): string {
    let oldest: Entry | undefined
    for (const entry of this.#entries.values()) if (!oldest || entry.usedAt < oldest.usedAt) oldest = entry
    return oldest?.page.key ?? ''
  }

  remove(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.bytes -= entry.bytes
    for (const tag of entry.page.tags) {
      const pages = this.#pagesWithTag(tag)
      pages.delete(entry.page)
      if (pages.size === 0) this.#byTag.delete(tag)
    }
  }

  /** Whether this very page is stored, not a later one of the same key. */
  has(page: CachedPage): boolean {
    return this.#entries.get(page.key)?.page === page
  }

  withTag(tag: string): Iterable<CachedPage> {
    return this.#byTag.get(tag) ?? []
  }

  all(): CachedPage[] {
    return [...this.#entries.values()].map(({ page }) => page)
  }

  #pagesWithTag(tag: string): Set<CachedPage> {
    const pages = this.#byTag.get(tag) ?? new Set()
    this.#byTag.set(tag, pages)
    return pages
  }
}
