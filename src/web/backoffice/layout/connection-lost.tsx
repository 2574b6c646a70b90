import { useEffect } from 'react'
import { BackofficeError } from './backoffice-error.tsx'

/** In sessionStorage: the page that was loaded last, and when. */
const lastLoadKey = 'hirfa.office.loaded'

/** A page that fails again so soon is not loaded once more. */
const repetitionMilliseconds = 10_000

/**
 * A page that a link leads to and that could not be loaded without a connection. The service worker may have stored it,
 * and has a page of its own otherwise, so the document is loaded.
 */
export default function ConnectionLost() {
  useEffect(() => {
    if (navigator.serviceWorker?.controller && isFirstFailure()) location.reload()
  }, [])
  return <BackofficeError status={503} />
}

/**
 * Whether the page at this URL has not failed just now. Without storage nobody knows, and nothing would end the
 * loading.
 */
function isFirstFailure(): boolean {
  try {
    const [time = '', url] = sessionStorage.getItem(lastLoadKey)?.split(' ') ?? []
    if (url === location.href && Date.now() - Number(time) < repetitionMilliseconds) return false
    sessionStorage.setItem(lastLoadKey, `${Date.now()} ${location.href}`)
    return true
  } catch {
    return false
  }
}
