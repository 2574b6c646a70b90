import { useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { savesData } from '../../ui/line.ts'
import { workerPath } from './offline-path.ts'

/** A page that has just come to rest still has the line for itself, in milliseconds. */
const restMilliseconds = 2000

const retryMilliseconds = 3000

/** Has the service worker answer for the shop, tells it which pages were shown, and brings a page from its cache up to date. */
export function OfflineWatch() {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const first = useRef(pathname)

  useEffect(() => {
    const timer = setTimeout(() => tellShown(pathname + search), restMilliseconds)
    return () => clearTimeout(timer)
  }, [pathname, search])

  useEffect(() => {
    if (pathname !== first.current) keptNotice()?.remove()
  }, [pathname])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const bringUpToDate = async () => {
      clearTimeout(timer)
      if (!keptNotice()) return
      if (await isReached()) {
        keptNotice()?.remove()
        revalidate()
        return
      }
      // What says that the line is back may come a little before it is.
      timer = setTimeout(bringUpToDate, retryMilliseconds)
    }
    // The line may be back before this code was there.
    bringUpToDate()
    addEventListener('online', bringUpToDate)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', bringUpToDate)
    }
  }, [revalidate])
  return null
}

/** What the worker has put into a page that is shown as it was seen last. */
function keptNotice(): Element | null {
  return document.querySelector('[data-kept-page]')
}

/** What the browser knows of the line is no promise that the shop is at its end; a question that fails would cost the page. */
async function isReached(): Promise<boolean> {
  try {
    return navigator.onLine && (await fetch('/health/live')).ok
  } catch {
    return false
  }
}

let worker: Promise<ServiceWorkerRegistration> | undefined

async function tellShown(shown: string): Promise<void> {
  if (!navigator.onLine) return
  try {
    // Browsers have none where the address is neither https nor this machine.
    worker ??= navigator.serviceWorker?.register(workerPath)
    if (!worker) return
    await worker
    // The page once more costs what somebody who saves data would rather not spend.
    if (savesData()) return
    const { active } = await navigator.serviceWorker.ready
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    active?.postMessage({ shown, files: files.filter((name) => name.includes('/assets/')) })
  } catch {
    worker = undefined
  }
}
