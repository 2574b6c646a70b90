import { failureLine } from '#domain/failure-line.ts'
import { type FinishedPage, polish } from './finished-page.ts'
import type { FinishedStore } from './finished-store.ts'

/**
 * Compresses pages as well as can be, off the path of any request, one after the other. It takes a tenth of a second a
 * page, so only those get it that are asked for again and have stood a while.
 */
export function openPolisher(
  store: FinishedStore,
  isWorthIt: (page: FinishedPage) => boolean,
  settleMilliseconds: number,
) {
  const timers = new Set<NodeJS.Timeout>()
  let last = Promise.resolve()

  const work = async (page: FinishedPage) => {
    if (!page.variants.br || !isWorthIt(page)) return
    await polish(page)
    store.weigh(page)
  }

  return {
    add(page: FinishedPage): void {
      const timer = setTimeout(() => {
        timers.delete(timer)
        last = last.then(() => work(page)).catch((error) => console.error(failureLine(error)))
      }, settleMilliseconds)
      timer.unref()
      timers.add(timer)
    },

    close(): void {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
