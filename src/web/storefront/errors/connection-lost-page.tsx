import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { connectionLostMessages as messages } from '#page-messages/connection-lost.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ErrorActions, ErrorLayout } from './error-layout.tsx'

/** Shown while the server cannot be reached. The requested page loads when the browser is online again. */
export function ConnectionLostPage() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    addEventListener('online', revalidate)
    return () => removeEventListener('online', revalidate)
  }, [revalidate])
  return (
    <div role="alert">
      <ErrorLayout sign={<Icon name="alert" className="size-12" />} title={messages.title} text={messages.text}>
        <ErrorActions>
          <Button onClick={revalidate}>{messages.reload}</Button>
          {/* On reload the service worker shows the page from its cache, or a list of the pages it has. */}
          {navigator.serviceWorker?.controller && (
            <Button variant="outline" onClick={() => location.reload()}>
              {messages.showCached}
            </Button>
          )}
        </ErrorActions>
      </ErrorLayout>
    </div>
  )
}
