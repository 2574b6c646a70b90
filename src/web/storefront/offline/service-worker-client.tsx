import { useEffect, useRef } from 'react'
import { useHref, useLocation, useRevalidator } from 'react-router'
import { assetsPath, livePath, serviceWorkerPath } from '#web/paths/file-paths.ts'
import { isDataSaverOn } from '#web/ui/connectivity.ts'

/** Delay in milliseconds before a shown page is reported, so that it does not compete with the page for the network. */
const reportDelayMilliseconds = 2000

const retryMilliseconds = 3000

/**
 * Registers the service worker, reports which pages were shown so that it caches them, and refreshes a page that came
 * from its cache.
 */
export function ServiceWorkerClient() {
  const { pathname, search } = useLocation()
  const url = useHref(pathname + search)
  const { revalidate } = useRevalidator()
  const first = useRef(pathname)

  useEffect(() => {
    const timer = setTimeout(() => reportShownPage(url), reportDelayMilliseconds)
    return () => clearTimeout(timer)
  }, [url])

  useEffect(() => {
    if (pathname !== first.current) cachedPageNotice()?.remove()
  }, [pathname])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = async () => {
      clearTimeout(timer)
      if (!cachedPageNotice()) return
      if (await isServerReachable()) {
        cachedPageNotice()?.remove()
        revalidate()
        return
      }
      // The `online` event may precede a working network.
      timer = setTimeout(refresh, retryMilliseconds)
    }
    // The browser may have gone online before this code was loaded.
    refresh()
    addEventListener('online', refresh)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', refresh)
    }
  }, [revalidate])
  return null
}

/** Returns the notice that the service worker has inserted into a page from its cache. */
function cachedPageNotice(): Element | null {
  return document.querySelector('[data-kept-page]')
}

/**
 * `navigator.onLine` does not mean that the server can be reached, and a revalidation that fails would replace the
 * page.
 */
async function isServerReachable(): Promise<boolean> {
  try {
    return navigator.onLine && (await fetch(livePath)).ok
  } catch {
    return false
  }
}

let worker: Promise<ServiceWorkerRegistration> | undefined

async function reportShownPage(shown: string): Promise<void> {
  if (!navigator.onLine) return
  try {
    // Undefined unless the origin is https or localhost.
    worker ??= navigator.serviceWorker?.register(serviceWorkerPath)
    if (!worker) return
    await worker
    // Caching downloads the page again, so not with the data saver on.
    if (isDataSaverOn()) return
    const { active } = await navigator.serviceWorker.ready
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    active?.postMessage({ shown, files: files.filter((name) => name.includes(assetsPath)) })
  } catch {
    worker = undefined
  }
}
