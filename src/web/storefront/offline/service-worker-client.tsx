import { useEffect } from 'react'
import { useHref, useLocation } from 'react-router'
import { reportDelayMilliseconds, reportShownPage } from '#web/offline/report-shown-page.ts'
import { useCachedPageRefresh } from '#web/offline/use-cached-page-refresh.ts'

/** Has the service worker store the pages that are shown, and refreshes one that came from its cache. */
export function ServiceWorkerClient() {
  const { pathname, search } = useLocation()
  const url = useHref(pathname + search)
  useEffect(() => {
    const timer = setTimeout(() => reportShownPage(url), reportDelayMilliseconds)
    return () => clearTimeout(timer)
  }, [url])
  useCachedPageRefresh()
  return null
}
