import { errorLogLine } from '#domain/error-log-line.ts'
import { type CachedPage, recompress } from './cached-page.ts'
import type { PageStore } from './page-store.ts'

/**
 * Recompresses cached pages with the best compression in the background, one at a time. It takes about a tenth of a
 * second a page, so only pages that are requested again and have been cached for `settleMilliseconds` are worth it.
 */
export function openRecompressor(
  store: PageStore,
  isWorthIt: (page: CachedPage) => boolean,
  settleMilliseconds: number,
) {
  const timers = new Set<NodeJS.Timeout>()
  let last = Promise.resolve()

  const work = async (page: CachedPage) => {
    if (!page.variants.br || !isWorthIt(page)) return
    await recompress(page)
    store.updateSize(page)
  }

  return {
    add(page: CachedPage): void {
      const timer = setTimeout(() => {
        timers.delete(timer)
        last = last.then(() => work(page)).catch((error) => console.error(errorLogLine(error)))
      }, settleMilliseconds)
      timer.unref()
      timers.add(timer)
    },

    close(): void {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
