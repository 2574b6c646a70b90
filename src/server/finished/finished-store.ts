import { type FinishedPage, sizeOf } from './finished-page.ts'

interface Kept {
  readonly page: FinishedPage
  bytes: number
  /** The greater, the later. */
  askedAt: number
}

/** Finished pages within a number of bytes. The one nobody asked for the longest time goes first. */
export class FinishedStore {
  readonly #mostBytes: number
  readonly #pages = new Map<string, Kept>()
  readonly #byThing = new Map<string, Set<FinishedPage>>()
  /** How often anything was asked for. */
  #moment = 0
  bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get size(): number {
    return this.#pages.size
  }

  get(key: string): FinishedPage | undefined {
    const kept = this.#pages.get(key)
    if (!kept) return undefined
    kept.askedAt = ++this.#moment
    return kept.page
  }

  /** Keeps a page in the place of the earlier one. One that would leave no room for others is not kept. */
  keep(page: FinishedPage): void {
    this.remove(page.key)
    if (sizeOf(page) > this.#mostBytes / 4) return
    this.#pages.set(page.key, { page, bytes: 0, askedAt: ++this.#moment })
    for (const thing of page.things) this.#showing(thing).add(page)
    this.weigh(page)
  }

  /** Counts a page anew that has become larger or smaller, and makes room. */
  weigh(page: FinishedPage): void {
    const kept = this.#pages.get(page.key)
    if (kept?.page !== page) return
    this.bytes -= kept.bytes
    kept.bytes = sizeOf(page)
    this.bytes += kept.bytes
    while (this.bytes > this.#mostBytes) this.remove(this.#leastWanted())
  }

  /** Looks at all of them, which is rare, so that nothing has to be put in order whenever a page is asked for. */
  #leastWanted(): string {
    let least: Kept | undefined
    for (const kept of this.#pages.values()) if (!least || kept.askedAt < least.askedAt) least = kept
    return least?.page.key ?? ''
  }

  remove(key: string): void {
    const kept = this.#pages.get(key)
    if (!kept) return
    this.#pages.delete(key)
    this.bytes -= kept.bytes
    for (const thing of kept.page.things) {
      const showing = this.#showing(thing)
      showing.delete(kept.page)
      if (showing.size === 0) this.#byThing.delete(thing)
    }
  }

  isKept(page: FinishedPage): boolean {
    return this.#pages.get(page.key)?.page === page
  }

  /** The pages that show a thing. */
  showing(thing: string): Iterable<FinishedPage> {
    return this.#byThing.get(thing) ?? []
  }

  all(): FinishedPage[] {
    return [...this.#pages.values()].map(({ page }) => page)
  }

  #showing(thing: string): Set<FinishedPage> {
    const showing = this.#byThing.get(thing) ?? new Set()
    this.#byThing.set(thing, showing)
    return showing
  }
}
