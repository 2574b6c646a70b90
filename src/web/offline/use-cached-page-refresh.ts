import { useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { livePath } from '#web/paths/file-paths.ts'

const retryMilliseconds = 3000

/**
 * Refreshes a page that came from the service worker's cache once the server can be reached, and removes its notice
 * then.
 */
export function useCachedPageRefresh(): void {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const first = useRef(pathname)

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
}

/** Returns the notice that the service worker has inserted into a page from its cache. */
function cachedPageNotice(): Element | null {
  return document.querySelector('[data-cached-page]')
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
