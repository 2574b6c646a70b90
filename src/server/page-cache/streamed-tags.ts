import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { matchesEntityTag } from '#api/entity-tag.ts'

/** URLs with a query are as many as somebody cares to invent. */
const maxKeys = 1000

/** The state of all data in which a response began: how many changes had been reported; undefined while none are. */
type Begun = number | undefined

interface StreamedTag {
  readonly entityTag: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/**
 * Entity tags of streamed responses, whose bytes are not known yet when their headers are sent. A tag names this process and
 * how many changes of any data it had received before it read the first row; the next change invalidates all of them. So a
 * tag is never used for two states, and other processes do not know it: their clients get the whole response again.
 */
export class StreamedTags {
  readonly #process = randomUUID()
  #changes = 0
  readonly #current = new LRUCache<string, StreamedTag>({ max: maxKeys })

  invalidate(): void {
    this.#changes += 1
    this.#current.clear()
  }

  /** To be called before the first row is read. While the change feed is disconnected anything may change unnoticed. */
  begin(isConnected: boolean): Begun {
    return isConnected ? this.#changes : undefined
  }

  /** Returns the entity tag of the response of a key, of which nothing has been sent yet. */
  add(key: string, begun: Begun, expiresAt: Date | undefined): string {
    if (begun === undefined) return `"${randomUUID()}"`
    const entityTag = `"${this.#process}.${begun}"`
    if (begun === this.#changes)
      this.#current.set(key, { entityTag, expiresAt: expiresAt?.getTime() ?? Number.POSITIVE_INFINITY })
    return entityTag
  }

  /** Returns the tag in `If-None-Match` with which the response of a key is current, `now` in milliseconds. */
  find(key: string, ifNoneMatch: string, now: number): string | undefined {
    const tag = this.#current.get(key)
    return tag && now < tag.expiresAt && matchesEntityTag(tag.entityTag, ifNoneMatch) ? tag.entityTag : undefined
  }
}
