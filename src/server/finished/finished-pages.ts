import type { ChangeListener, Hearing } from '#database/hear-changes.ts'
import type { Clock } from '#domain/marketplace.ts'
import type { Shown } from '#domain/shown.ts'
import { type FinishedPage, finish, isForEverybody } from './finished-page.ts'
import { FinishedStore } from './finished-store.ts'
import { everything, isPast, type Making } from './making.ts'
import { openPolisher } from './polisher.ts'
import { isForPrograms, isOfApi, keyOf, publicAddress } from './public-addresses.ts'

export interface FinishedPagesOptions {
  /** Bytes of all pages in all encodings; 0 keeps nothing. */
  readonly mostBytes: number
  readonly clock: Clock
  /** Opens an ear for changes. Without one no page is shown again, but while nothing else can be shown. */
  readonly hear?: (listener: ChangeListener) => Hearing
  /** How long a page must have stood before it is worth the best compression, in milliseconds. */
  readonly settleMilliseconds?: number
}

/** Room for finished pages where nobody says how much. */
export const usualPageBytes = 64_000_000

/** How an answer came about, as `Server-Timing` tells it. */
export type Provenance = 'hit' | 'made' | 'shared' | 'once-more' | 'last-known'

export type Found =
  | { readonly provenance: Provenance; readonly page: FinishedPage; readonly makingMilliseconds?: number }
  /** What is not the same for everybody, or nothing to keep: passed on as it is. */
  | { readonly provenance: 'made' | 'shared'; readonly answer: PassedOn }

interface PassedOn {
  readonly status: number
  readonly headers: Headers
  readonly body: ArrayBuffer
}

export interface Figures {
  readonly answers: Readonly<Record<Provenance, number>>
  readonly forgotten: number
  readonly bytes: number
  readonly pages: number
}

type Made = { readonly page: FinishedPage; readonly makingMilliseconds: number } | { readonly answer: PassedOn }

/** Makes an answer from its address alone, and writes down in `shown` what it shows. */
export type Make = (shown: Shown) => Promise<Response>

/** A page that was forgotten so long ago, in milliseconds, may be shown to the crowd while the new one is made. */
const onceMore = 250

const deaf: Hearing = {
  isListening: () => false,
  isSure: () => false,
  hasHeardUntil: () => false,
  catchUp: async () => false,
  close: async () => {},
}

export interface FinishedPages {
  /** The page of a public address: as it is kept, or made now, one making at a time. */
  pageAt(key: string, make: Make): Promise<Found>
  /** The page at a path and query that can be sent without waiting for anything. */
  readyAt(url: string): FinishedPage | undefined
  /** Milliseconds since it was made. */
  ageOf(page: FinishedPage): number
  /** Writes down that a page takes more room now, or less. */
  weigh(page: FinishedPage): void
  /**
   * Says that something may have changed just now, by a request to this instance: what programs ask for from here on
   * is shown again only when that has been heard. Nobody waits for it meanwhile.
   */
  noteChange(): void
  figures(): Figures
  close(): Promise<void>
}

export function openFinishedPages(options: FinishedPagesOptions): FinishedPages {
  const { mostBytes, clock, hear, settleMilliseconds = 3000 } = options
  const store = new FinishedStore(mostBytes)
  const underWay = new Map<string, Making<Made>>()
  const polisher = openPolisher(store, (page) => store.isKept(page) && isFresh(page), settleMilliseconds)
  const answers = { hit: 0, made: 0, shared: 0, 'once-more': 0, 'last-known': 0 }
  let forgotten = 0
  let moment = 0
  let changedAt = Number.NEGATIVE_INFINITY

  const now = () => clock.now().getTime()
  const isFresh = (page: FinishedPage) => now() < page.staleFrom
  /** Whether all that who asks here may know of has been heard. */
  const isUpToDate = (key: string) => hearing.hasHeardUntil(changedAt) || !isForPrograms(key)
  const hasHeardOf = ({ key }: FinishedPage) => hearing.isSure() && isUpToDate(key)

  const forget = (thing: string) => {
    moment += 1
    for (const making of underWay.values()) if (!making.forgotten.has(thing)) making.forgotten.set(thing, moment)
    for (const page of thing === everything ? store.all() : store.showing(thing)) {
      if (!isFresh(page)) continue
      page.staleFrom = now()
      forgotten += 1
    }
  }
  const forgetAllForGood = () => {
    forget(everything)
    // How long they have been wrong nobody knows.
    for (const page of store.all()) page.staleFrom = Number.NEGATIVE_INFINITY
  }
  const hearing = hear?.({ onChange: forget, onDeaf: forgetAllForGood }) ?? deaf

  const hit = (page: FinishedPage) => {
    answers.hit += 1
    page.hits += 1
    if (page.hits === 2) polisher.add(page)
    return page
  }

  const make = async (key: string, work: Make, making: Pick<Making<Made>, 'shown' | 'forgotten'>): Promise<Made> => {
    const startedAt = performance.now()
    const { shown } = making
    const answer = await work(shown)
    if (!isForEverybody(answer)) {
      // What is gone must not come back as the last that was known of it.
      if (answer.status < 500) store.remove(key)
      return { answer: { status: answer.status, headers: answer.headers, body: await answer.arrayBuffer() } }
    }
    const holdsUntil = shown.holdsUntil?.getTime() ?? Number.POSITIVE_INFINITY
    const page = await finish(answer, { key, things: shown.things, madeAt: now(), staleFrom: holdsUntil })
    if (isPast(making, moment)) page.staleFrom = Number.NEGATIVE_INFINITY
    store.keep(page)
    return { page, makingMilliseconds: performance.now() - startedAt }
  }

  const begin = (key: string, work: Make): Promise<Made> => {
    moment += 1
    // While nobody listens everything may have changed since.
    const forgotten = new Map(hearing.isListening() ? [] : [[everything, moment] as const])
    const making = { shown: nothingShown(key), forgotten }
    const made = make(key, work, making).finally(() => underWay.delete(key))
    underWay.set(key, { ...making, made })
    return made
  }

  const outcome = (made: Made, key: string, how: 'made' | 'shared'): Found => {
    const known = hasFailed(made) ? store.get(key) : undefined
    answers[known ? 'last-known' : how] += 1
    return known ? { provenance: 'last-known', page: known } : { provenance: how, ...made }
  }

  const pageAt = async (key: string, work: Make, came: number): Promise<Found> => {
    const known = store.get(key)
    if (known && isFresh(known) && (hasHeardOf(known) || (await hearing.catchUp())) && isFresh(known))
      return { provenance: 'hit', page: hit(known) }
    const making = underWay.get(key)
    if (!making) return outcome(await begin(key, work), key, 'made')
    if (known && now() - known.staleFrom < onceMore && !isForPrograms(key)) {
      answers['once-more'] += 1
      return { provenance: 'once-more', page: known }
    }
    const made = await making.made
    // A failure is as good for the next: asking once more would only be one more.
    return isPast(making, came) && !hasFailed(made) ? pageAt(key, work, came) : outcome(made, key, 'shared')
  }

  return {
    async pageAt(key, work) {
      if (mostBytes > 0) {
        // Nor may they share what was begun before.
        if (!isUpToDate(key)) await hearing.catchUp()
        return pageAt(key, work, moment)
      }
      // Kept nowhere, shared with nobody: what it costs to make it is what everybody pays.
      const made = await make(key, work, { shown: nothingShown(key), forgotten: new Map() })
      answers.made += 1
      return { provenance: 'made', ...made }
    },

    readyAt(url) {
      const page = store.get(keyOf(url)) ?? store.get(addressOf(url)?.key ?? '')
      return page && isFresh(page) && hasHeardOf(page) ? hit(page) : undefined
    },

    ageOf: ({ madeAt }) => Math.max(0, now() - madeAt),

    weigh: (page) => store.weigh(page),

    noteChange() {
      changedAt = performance.now()
      void hearing.catchUp()
    },

    figures: () => ({ answers: { ...answers }, forgotten, bytes: store.bytes, pages: store.size }),

    async close() {
      polisher.close()
      await hearing.close()
    },
  }
}

function nothingShown(key: string): Shown {
  return { things: new Set(), countsEveryPiece: isOfApi(key) }
}

function addressOf(url: string) {
  const mark = url.indexOf('?')
  return mark < 0 ? undefined : publicAddress(url.slice(0, mark), url.slice(mark))
}

/** For want of the database, or for a mistake of ours, which the log tells. */
function hasFailed(made: Made): boolean {
  return 'answer' in made && made.answer.status >= 500
}
