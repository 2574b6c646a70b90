import { useEffect } from 'react'
import { BackofficeError } from './backoffice-error.tsx'

/**
 * A page that a link leads to and that could not be loaded without a connection. The service worker may have stored it, and has a
 * page of its own otherwise, so the document is loaded.
 */
export function ConnectionLost() {
  useEffect(() => {
    if (navigator.serviceWorker?.controller) location.reload()
  }, [])
  return <BackofficeError status={503} />
}
