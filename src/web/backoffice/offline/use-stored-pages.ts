import { useEffect, useRef } from 'react'
import { useHref, useLocation, useMatches } from 'react-router'
import { useScreenProblem } from '#web/backoffice/layout/screen-problem.ts'
import { reportDelayMilliseconds, reportShownPage } from '#web/offline/report-shown-page.ts'
import { useCachedPageRefresh } from '#web/offline/use-cached-page-refresh.ts'
import { isStoredPage } from './stored-page-header.ts'

/**
 * Has the service worker store what is shown, again after each change, and delete it when the session turns out to be
 * over. Refreshes a page that came from its cache.
 */
export function useStoredPages(): void {
  const { pathname, search } = useLocation()
  const url = useHref(pathname + search)
  const matches = useMatches()
  const isSignedOut = useScreenProblem() === 'signed-out'
  const isDocument = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new data is another page
  useEffect(() => {
    const report = { isDocument: isDocument.current }
    const timer = setTimeout(() => isStoredPage(pathname) && reportShownPage(url, report), reportDelayMilliseconds)
    return () => {
      isDocument.current = false
      clearTimeout(timer)
    }
  }, [url, matches])
  useEffect(() => {
    if (isSignedOut) deleteStoredPages()
  }, [isSignedOut])
  useCachedPageRefresh()
}

/** Has the service worker delete the stored pages of the back office: the session is over. */
export function deleteStoredPages(): void {
  navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ sessionEnded: true }))
}
